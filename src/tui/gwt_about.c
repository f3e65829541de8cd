/* gwt_about.c: what buildings, tiles, cards and moves of Great Western Trail are about, for people who learn it
 * (draw.h). */
#include "tui/gwt.h"

#include <string.h>
#include <strings.h>

/* ---- in a few words ---------------------------------------------------------------------------------------------- */

/* What a building offers; "or" separates options of one action. */
static const struct {
    const char *en, *fr;
} BUILDING[GWT_BUILDING_COUNT] = {
    [GWT_BUILDING_neutral_a] = { "Galloway: $2; hire; hire (+$2)", "Galloway : 2 $ ; engager ; engager (+2 $)" },
    [GWT_BUILDING_neutral_b] = { "Santa Gertrudis: $2; build ($2)", "Santa Gertrudis : 2 $ ; construire (2 $)" },
    [GWT_BUILDING_neutral_c] = { "certificate or objective; engine per engineer",
        "certificat ou objectif ; locomotive par ingénieur" },
    [GWT_BUILDING_neutral_d] = { "outlaw or ($2: engine 2); auxiliary", "hors-la-loi ou (2 $ : loco 2) ; auxiliaire" },
    [GWT_BUILDING_neutral_e] = { "Pineywoods: $2; buy cattle", "Pineywoods : 2 $ ; acheter du bétail" },
    [GWT_BUILDING_neutral_f] = { "pair of a breed: $4; $7: hazard", "paire d'une race : 4 $ ; 7 $ : danger" },
    [GWT_BUILDING_neutral_g] = { "engine per engineer; auxiliary", "locomotive par ingénieur ; auxiliaire" },
    [GWT_BUILDING_pb_1a] = { "$2 per own forest building", "2 $ par bâtiment en forêt" },
    [GWT_BUILDING_pb_2a] = { "Galloway: $4; buy cattle", "Galloway : 4 $ ; acheter du bétail" },
    [GWT_BUILDING_pb_3a] = { "pair of a breed: $3; herder 1", "paire d'une race : 3 $ ; éleveur 1" },
    [GWT_BUILDING_pb_4a] = { "$5: hazard; herder 2", "5 $ : danger ; éleveur 2" },
    [GWT_BUILDING_pb_5a] = { "value-3 card: $7; auxiliary", "carte de valeur 3 : 7 $ ; auxiliaire" },
    [GWT_BUILDING_pb_6a] = { "hire (-$1); engine per engineer", "engager (-1 $) ; locomotive par ingénieur" },
    [GWT_BUILDING_pb_7a] = { "2 certificates and $2 per outlaw pair", "2 certificats et 2 $ par paire de hors-la-loi" },
    [GWT_BUILDING_pb_8a] = { "outlaw or auxiliary; engine 2", "hors-la-loi ou auxiliaire ; locomotive 2" },
    [GWT_BUILDING_pb_9a] = { "special delivery; engine 3", "livraison spéciale ; locomotive 3" },
    [GWT_BUILDING_pb_10a] = { "all certificates; herder 5", "certificats au maximum ; éleveur 5" },
    [GWT_BUILDING_pb_11a] = { "twice $2: hazard", "deux fois 2 $ : danger" },
    [GWT_BUILDING_pb_12a] = { "$1 per builder; herder 1", "1 $ par bâtisseur ; éleveur 1" },
    [GWT_BUILDING_pb_1b] = { "objective card: 2 certificates; engine back 1: $3",
        "carte Objectif : 2 certificats ; loco -1 : 3 $" },
    [GWT_BUILDING_pb_2b] = { "Santa Gertrudis: engine 2; Criollo: $2", "Santa Gertrudis : loco 2 ; Criollo : 2 $" },
    [GWT_BUILDING_pb_3b] = { "auxiliary; herder 1", "auxiliaire ; éleveur 1" },
    [GWT_BUILDING_pb_4b] = { "draw per cowboy; herder 3", "piocher par cowboy ; éleveur 3" },
    [GWT_BUILDING_pb_5b] = { "Pineywoods: 2 certificates; $1 per engineer",
        "Pineywoods : 2 certificats ; 1 $ par ingénieur" },
    [GWT_BUILDING_pb_6b] = { "copies a neighbouring building", "copie un bâtiment voisin" },
    [GWT_BUILDING_pb_7b] = { "engine per own forest building", "locomotive par bâtiment en forêt" },
    [GWT_BUILDING_pb_8b] = { "cattle card: $6 and objective", "carte Bétail : 6 $ et objectif" },
    [GWT_BUILDING_pb_9b] = { "upgrade a station behind", "améliorer une gare derrière" },
    [GWT_BUILDING_pb_10b] = { "$4; engine 4; herder 4", "4 $ ; locomotive 4 ; éleveur 4" },
    [GWT_BUILDING_pb_11b] = { "engine per own hazard tile", "locomotive par danger possédé" },
    [GWT_BUILDING_pb_12b] = { "$2 per own station; exchange token", "2 $ par gare ; jeton Échange" },
};

const char *gwt_short_building(int design, bool fr)
{
    return fr ? BUILDING[design].fr : BUILDING[design].en;
}

/* Without "station master: ". */
const char *gwt_short_master(int master, bool fr)
{
    static const char EN[] = "station master: ", FR[] = "chef de gare : ";
    const sb_item *item = &GWT_DOMAINS[GWT_DOM_MASTER].item[master];
    return fr ? item->fr + sizeof FR - 1 : item->en + sizeof EN - 1;
}

static const char *name_of(int domain, int i, bool fr)
{
    return fr ? GWT_DOMAINS[domain].item[i].fr : GWT_DOMAINS[domain].item[i].en;
}

/* "5 VP or -3; when played: Gain $2" */
void gwt_put_objective(int objective, bool fr, sb_text *out)
{
    const gwt_objective_row *row = &GWT_OBJECTIVE[objective];
    sb_putf(out, fr ? "%d PV" : "%d VP", row->vp);
    if (row->penalty)
        sb_putf(out, fr ? ", sinon -%d" : ", else -%d", row->penalty);
    if (row->immediate)
        sb_putf(out, fr ? " ; jouée : %s" : "; when played: %s", name_of(GWT_DOM_ACTION, row->immediate, fr));
}

/* ---- remarks on moves -------------------------------------------------------------------------------------------- */

/* What lies on a place: "building B: ...", "Ann's 1a", "flood (3, green hand)". */
static void put_tile(const gwt_state *st, int seat, int place, const sb_names *names, sb_text *out)
{
    bool fr = names->lang == SB_FR;
    int code = st->tile[place];
    if (place == GWT_PLACE_kansas_city)
        sb_put(out, fr ? "revenu et livraison" : "income and delivery");
    else if (!gwt_is_building(code))
        sb_put(out, code ? name_of(GWT_DOM_TILE, code, fr) : "");
    else {
        sb_put(out, name_of(GWT_DOM_BUILDING, gwt_design(code), fr));
        if (!gwt_is_neutral(code) && gwt_owner(code) != seat) {
            sb_put(out, fr ? " à " : " of ");
            draw_name(names, gwt_owner(code), out);
            return; /* only an auxiliary action there */
        }
        sb_putf(out, fr ? " : %s" : ": %s", gwt_short_building(gwt_design(code), fr));
    }
}

static bool is_free_move(const gwt_state *st)
{
    return st->stack_n && gwt_top_const(st)->op == GWT_OP_FREE_MOVE;
}

/* Where a path ends, and what it costs. */
static void note_path(const gwt_state *st, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    int n = 0, fees = 0;
    for (; n < (int)sizeof move.arg && move.arg[n]; n++)
        fees += gwt_fee_at(st, seat, move.arg[n]);
    put_tile(st, seat, move.arg[n - 1], names, out);
    if (fees && !is_free_move(st))
        sb_putf(out, names->lang == SB_FR ? " [taxes : %d $]" : " [fees: $%d]", fees);
}

static void put_border(bool white, bool fr, sb_text *out)
{
    sb_put(out, white ? (fr ? "bordure blanche" : "white border") : (fr ? "bordure noire" : "dark border"));
}

/* Border, cost and gain of a slot. */
static void put_slot(int slot, bool fr, sb_text *out)
{
    const gwt_slot_row *row = &GWT_SLOT[slot];
    put_border(row->white, fr, out);
    if (row->cost)
        sb_putf(out, fr ? ", coûte %d $" : ", costs $%d", row->cost);
    if (row->money)
        sb_putf(out, fr ? ", donne %d $" : ", gives $%d", row->money);
    if (row->vp)
        sb_putf(out, fr ? ", %d PV" : ", %d VP", row->vp);
}

/* The first of two discs opens an auxiliary action, the last one doubles it (GWT-AUX-1). */
static void note_slot(const gwt_player *player, int slot, bool fr, sb_text *out)
{
    int aux = 0;
    put_slot(slot, fr, out);
    while (aux < GWT_AUX && !(GWT_AUX_SLOTS[aux] >> slot & 1))
        aux++;
    if (aux == GWT_AUX)
        return;
    if (gwt_size(player->discs & GWT_AUX_SLOTS[aux]) > 1)
        sb_put(out, fr ? ", l'ouvre" : ", opens it");
    else
        sb_put(out, fr ? ", la permet en double" : ", opens it double");
}

static void note_site(int place, bool fr, sb_text *out)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    if (row->forest)
        sb_put(out, fr ? "forêt" : "forest");
    if (row->risk)
        sb_putf(out, "%s%s", row->forest ? ", " : "", name_of(GWT_DOM_ACTION, row->risk, fr));
}

/* The price of hiring in a row, with the change of the action. */
static void note_hire(const gwt_state *st, sb_move move, bool fr, sb_text *out)
{
    int cost = GWT_JOB[sb_move_get_number(move) - 1].cost;
    if (st->stack_n && gwt_top_const(st)->op == GWT_OP_HIRE)
        cost += (int8_t)gwt_top_const(st)->a;
    sb_putf(out, fr ? "%d $" : "$%d", cost);
}

/* What its two cities bring together: "objective card -3 VP". */
static void put_arrow(const gwt_arrow_row *row, bool fr, sb_text *out)
{
    static const struct {
        const char *en, *fr;
    } ARROW[] = { { "", "" }, { " objective card", " carte Objectif" }, { " exchange token", " jeton Échange" } };
    sb_put(out, fr ? ARROW[row->action].fr : ARROW[row->action].en);
    if (row->vp)
        sb_putf(out, fr ? " %d PV" : " %d VP", row->vp);
}

/* The discs beside a new one on this city. */
static void note_neighbours(const gwt_box_row *box, const gwt_player *player, int city, bool fr, sb_text *out)
{
    for (const gwt_arrow_row *row = box->arrow; row < box->arrow + box->arrows; row++) {
        int other = row->from == city ? row->to : row->from;
        if ((row->from != city && row->to != city) || player->city[city] || !player->city[other])
            continue;
        sb_putf(out, fr ? ", avec %s :" : ", with %s:", name_of(GWT_DOM_CITY, other, fr));
        put_arrow(row, fr, out);
    }
}

static void note_city(const gwt_state *st, int seat, int city, bool fr, sb_text *out)
{
    const gwt_emblem_row *row = &gwt_box(st)->emblem[city];
    int cost = gwt_transport(st, seat, city), vp = row->vp + row->bell_vp * gwt_bells(&st->player[seat]);
    sb_putf(out, fr ? "transport %d $" : "transport $%d", cost);
    if (row->money)
        sb_putf(out, fr ? ", donne %d $" : ", gives $%d", row->money);
    if (row->objective)
        sb_put(out, fr ? ", carte Objectif" : ", objective card");
    if (vp)
        sb_putf(out, fr ? ", %d PV" : ", %d VP", vp);
    if (!GWT_CITY[city].white)
        sb_put(out, fr ? ", disque noir permis" : ", takes a dark disc");
    note_neighbours(gwt_box(st), &st->player[seat], city, fr, out);
}

static void note_bounty(int place, bool fr, sb_text *out)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    if (row->tokens)
        sb_put(out, fr ? "jeton Échange" : "exchange token");
    else
        sb_putf(out, fr ? "prime de %d $" : "bounty $%d", row->money);
}

static void note_engine(int space, bool fr, sb_text *out)
{
    int station = GWT_SPACE[space].station;
    if (station)
        sb_putf(out, fr ? "gare %d, %d $, %d PV" : "station %d, $%d, %d VP", station, GWT_STATION[station - 1].cost,
            GWT_STATION[station - 1].vp);
}

static void note_building(int design, bool fr, sb_text *out)
{
    const gwt_building_row *row = &GWT_BUILDING[design];
    sb_putf(out, fr ? "%s [bâtisseurs : %d, %d PV]" : "%s [builders: %d, %d VP]", gwt_short_building(design, fr),
        row->builders, row->vp);
}

static void note_objective(int card, bool fr, sb_text *out)
{
    if (card >= GWT_OBJ_FIRST)
        gwt_put_objective(card - GWT_OBJ_FIRST, fr, out);
}

/* What the hand will be worth. */
static void note_certificates(const gwt_state *st, int seat, int n, bool fr, sb_text *out)
{
    int value = gwt_breeding_value(&st->player[seat]) + gwt_permanent(&st->player[seat]) + n;
    sb_putf(out, fr ? "valeur %d" : "value %d", value);
}

/* GWT-LOC-5: at a building of one's own or a neutral one, a single auxiliary action replaces its actions. */
static void note_auxiliary(const gwt_state *st, int seat, bool fr, sb_text *out)
{
    int code = st->tile[st->player[seat].herder];
    bool usable = gwt_is_neutral(code) || (gwt_is_building(code) && gwt_owner(code) == seat);
    if (usable && st->stack_n && gwt_top_const(st)->op == GWT_OP_PHASE_B)
        sb_put(out, fr ? "au lieu du bâtiment" : "instead of the building");
}

/* What the trade cell and the town bring (RTN-STORE-12 to -18). */
static void note_store(const gwt_state *st, int town, int cell, bool fr, sb_text *out)
{
    const gwt_town_row *row = &GWT_TOWN[town];
    const gwt_cell_row *c = &row->cell[cell];
    const char *between = "";
    if (c->cost)
        sb_putf(out, fr ? "coûte %d $" : "costs $%d", c->cost), between = ", ";
    if (c->money)
        sb_putf(out, fr ? "%sdonne %d $" : "%sgives $%d", between, c->money), between = ", ";
    if (c->tokens)
        sb_putf(out, fr ? "%sjeton Échange" : "%sexchange token", between), between = ", ";
    if (c->certificates)
        sb_putf(out, fr ? "%scertificat" : "%scertificate", between), between = ", ";
    if (c->objective)
        sb_putf(out, fr ? "%scarte Objectif" : "%sobjective card", between), between = ", ";
    if (row->kind == GWT_MEDIUM_TOWN)
        sb_putf(out, "%s%s", between, name_of(GWT_DOM_TOWN_TILE, st->town_tile[row->number], fr));
    if (row->kind == GWT_STATION_TOWN)
        sb_putf(out, "%s%s", between, name_of(GWT_DOM_STATION, row->number, fr));
    if (row->kind == GWT_LARGE_TOWN)
        sb_putf(
            out, fr ? "%slivraisons de valeur %d" : "%sdeliveries of value %d", between, GWT_CITY[row->number].value);
}

void gwt_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    const gwt_state *st = redacted;
    bool fr = names->lang == SB_FR;
    switch ((gwt_move)move.kind) {
    case GWT_MV_STORE: note_store(st, move.arg[0], move.arg[2], fr, out); break;
    case GWT_MV_MOVE: note_path(st, seat, move, names, out); break;
    case GWT_MV_PLACE: put_tile(st, seat, move.arg[0], names, out); break;
    case GWT_MV_PLAY:
    case GWT_MV_TAKE: note_objective(move.arg[0], fr, out); break;
    case GWT_MV_DO:
    case GWT_MV_DO_BACK: note_auxiliary(st, seat, fr, out); break;
    case GWT_MV_HIRE: note_hire(st, move, fr, out); break;
    case GWT_MV_BUILD: note_building(move.arg[0], fr, out); break;
    case GWT_MV_BUILD_AT: note_site(move.arg[0], fr, out); break;
    case GWT_MV_HAZARD: put_tile(st, seat, move.arg[0], names, out); break;
    case GWT_MV_BOUNTY:
        put_tile(st, seat, move.arg[0], names, out);
        sb_put(out, ", ");
        note_bounty(move.arg[0], fr, out);
        break;
    case GWT_MV_ENGINE: note_engine(move.arg[0], fr, out); break;
    case GWT_MV_UPGRADE: note_engine(GWT_STATION[move.arg[0]].space, fr, out); break;
    case GWT_MV_DISC: note_slot(&st->player[seat], move.arg[0], fr, out); break;
    case GWT_MV_CERTIFICATES: note_certificates(st, seat, sb_move_get_number(move), fr, out); break;
    case GWT_MV_DELIVER: note_city(st, seat, move.arg[0], fr, out); break;
    case GWT_MV_USE:
    case GWT_MV_USE_CARDS:
    case GWT_MV_USE_BACK:
    case GWT_MV_DO_CARDS:
    case GWT_MV_DISCARD:
    case GWT_MV_REMOVE:
    case GWT_MV_DRAW:
    case GWT_MV_TAKE_STACK:
    case GWT_MV_BUY:
    case GWT_MV_REVEAL:
    case GWT_MV_DISC_FROM:
    case GWT_MV_APPOINT:
    case GWT_MV_FORESIGHT:
    case GWT_MV_SIMMENTAL:
    case GWT_MV_DONE:
    case GWT_MV_DECLINE:
    case GWT_MV_END:
    case GWT_MV_EXCHANGE:
    case GWT_MV_POKER_SEAT:
    case GWT_MV_POKER_LAY:
    case GWT_MV_TAKE_CATTLE:
    case GWT_MV_COUNT: break;
    }
}

/* ---- explanations ------------------------------------------------------------------------------------------------ */

/* "building 4a: 2 builders, 3 VP, black hand: Pay $5: remove a hazard / Herder up to 2 (rules GWT-PB)" */
static void about_building(int design, bool fr, sb_text *out)
{
    const gwt_building_row *row = &GWT_BUILDING[design];
    sb_put(out, name_of(GWT_DOM_BUILDING, design, fr));
    if (row->number)
        sb_putf(out, fr ? ", bâtisseurs : %d, %d PV" : ", builders: %d, %d VP", row->builders, row->vp);
    if (row->green)
        sb_put(out, fr ? ", main verte" : ", green hand");
    if (row->black)
        sb_put(out, fr ? ", main noire" : ", black hand");
    for (int i = 0; i < row->count; i++) {
        bool option = i > 0 && GWT_ACTION[row->first + i].slot == GWT_ACTION[row->first + i - 1].slot;
        sb_putf(out, "%s%s",
            i == 0       ? (fr ? " : " : ": ")
                : option ? (fr ? " ou " : " or ")
                         : " / ",
            name_of(GWT_DOM_ACTION, row->first + i, fr));
    }
    if (row->copies)
        sb_putf(out, fr ? " : %s" : ": %s", gwt_short_building(design, fr));
    sb_putf(out, fr ? " (règles %s)\n" : " (rules %s)\n", row->number ? "GWT-PB" : "GWT-NB");
}

static void about_card(int card, bool fr, sb_text *out)
{
    const gwt_card_row *row = &GWT_CARD[card];
    sb_put(out, name_of(GWT_DOM_CARD, card, fr));
    sb_put(out, fr ? " : " : ": ");
    if (card >= GWT_OBJ_FIRST) {
        gwt_put_objective(card - GWT_OBJ_FIRST, fr, out);
        sb_put(out, fr ? " (règles GWT-OBJ)\n" : " (rules GWT-OBJ)\n");
        return;
    }
    sb_putf(out, fr ? "valeur %d, %d PV (règles GWT-BUY)\n" : "value %d, %d VP (rules GWT-BUY)\n", row->value, row->vp);
}

static void about_tile(int tile, bool fr, sb_text *out)
{
    static const struct {
        const char *en, *fr;
    } ABOUT[] = {
        [GWT_TILE_cowboy] = { "buys cattle; the 4th removes a hazard, the 6th catches an outlaw (rules GWT-HIRE)",
            "achète du bétail ; le 4e retire un danger, le 6e prend un hors-la-loi (règles GWT-HIRE)" },
        [GWT_TILE_builder] = { "builds; the 4th and the 6th build at once for $1 per builder (rules GWT-HIRE)",
            "construit ; le 4e et le 6e construisent aussitôt à 1 $ par bâtisseur (règles GWT-HIRE)" },
        [GWT_TILE_engineer] = { "moves the engine; the 4th hires for $2 less, others pay for a Criollo (rules "
                                "GWT-HIRE)",
            "fait rouler la locomotive ; le 4e engage à 2 $ de moins, d'autres paient un Criollo (règles GWT-HIRE)" },
        [GWT_TILE_outlaw_green] = { "counts as a location; green hand; catch it for the bounty of its space (rules "
                                    "GWT-OUT)",
            "compte comme un lieu ; main verte ; le prendre rapporte la prime de sa case (règles GWT-OUT)" },
        [GWT_TILE_outlaw_orange] = { "counts as a location; black hand; catch it for the bounty of its space (rules "
                                     "GWT-OUT)",
            "compte comme un lieu ; main noire ; le prendre rapporte la prime de sa case (règles GWT-OUT)" },
    };
    sb_putf(out, fr ? "%s : " : "%s: ", name_of(GWT_DOM_TILE, tile, fr));
    if (tile <= GWT_TILE_outlaw_orange)
        sb_putf(out, "%s\n", fr ? ABOUT[tile].fr : ABOUT[tile].en);
    else
        sb_putf(out,
            fr ? "compte comme un lieu ; %d PV pour qui le retire (règles GWT-HAZ)\n"
               : "counts as a location; %d VP for who removes it (rules GWT-HAZ)\n",
            GWT_TILE[tile].vp);
}

/* A city of the base game as it is there; the others as with Rails to the North. */
static void about_city(int city, bool fr, sb_text *out)
{
    const gwt_city_row *row = &GWT_CITY[city];
    const gwt_box_row *box = &GWT_BOX[!(GWT_BOX[0].cities >> city & 1)];
    const gwt_emblem_row *emblem = &box->emblem[city];
    sb_putf(out, fr ? "%s : valeur %d" : "%s: value %d", name_of(GWT_DOM_CITY, city, fr), row->value);
    sb_put(out, ", ");
    put_border(row->white, fr, out);
    if (emblem->money)
        sb_putf(out, fr ? ", donne %d $" : ", gives $%d", emblem->money);
    if (emblem->objective)
        sb_put(out, fr ? ", carte Objectif" : ", objective card");
    if (emblem->vp)
        sb_putf(out, fr ? ", %d PV par disque" : ", %d VP per disc", emblem->vp);
    if (emblem->bell_vp)
        sb_putf(out, fr ? ", %d PV par case Cloche libérée" : ", %d VP per bell cleared", emblem->bell_vp);
    for (const gwt_arrow_row *arrow = box->arrow; arrow < box->arrow + box->arrows; arrow++) {
        if (arrow->from != city)
            continue;
        sb_putf(out, fr ? " ; avec %s :" : "; with %s:", name_of(GWT_DOM_CITY, arrow->to, fr));
        put_arrow(arrow, fr, out);
    }
    if (row->town)
        sb_put(out, fr ? " (règles RTN-DEL)\n" : " (rules RTN-DEL)\n");
    else
        sb_put(out, fr ? " (règles GWT-DEL)\n" : " (rules GWT-DEL)\n");
}

static void about_master(int master, bool fr, sb_text *out)
{
    sb_putf(out, fr ? "%s (règles GWT-STA)\n" : "%s (rules GWT-STA)\n", name_of(GWT_DOM_MASTER, master, fr));
}

static void about_station(int station, bool fr, sb_text *out)
{
    const gwt_station_row *row = &GWT_STATION[station];
    sb_putf(out, fr ? "%s : coûte %d $, %d PV, " : "%s: costs $%d, %d VP, ", name_of(GWT_DOM_STATION, station, fr),
        row->cost, row->vp);
    put_border(row->white, fr, out);
    sb_put(out, fr ? " (règles GWT-STA)\n" : " (rules GWT-STA)\n");
}

static void about_place(int place, bool fr, sb_text *out)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    if (row->kind == GWT_SITE && (row->forest || row->risk)) {
        sb_putf(out, fr ? "%s : " : "%s: ", name_of(GWT_DOM_PLACE, place, fr));
        note_site(place, fr, out);
        sb_put(out, fr ? " (règles GWT-RISK)\n" : " (rules GWT-RISK)\n");
    } else if (row->kind == GWT_OUTLAW_SPACE) {
        sb_putf(out, fr ? "%s : " : "%s: ", name_of(GWT_DOM_PLACE, place, fr));
        note_bounty(place, fr, out);
        sb_put(out, fr ? " (règles GWT-OUT)\n" : " (rules GWT-OUT)\n");
    }
}

static void about_slot(int slot, bool fr, sb_text *out)
{
    if (GWT_SECOND_SLOTS >> slot & 1)
        return; /* as the one before */
    sb_putf(out, fr ? "disque « %s » : " : "disc \"%s\": ", name_of(GWT_DOM_SLOT, slot, fr));
    put_slot(slot, fr, out);
    sb_put(out, fr ? " (règles GWT-DISC)\n" : " (rules GWT-DISC)\n");
}

static const struct {
    int domain;
    void (*about)(int i, bool fr, sb_text *out);
} KINDS[] = {
    { GWT_DOM_BUILDING, about_building },
    { GWT_DOM_CARD, about_card },
    { GWT_DOM_TILE, about_tile },
    { GWT_DOM_CITY, about_city },
    { GWT_DOM_MASTER, about_master },
    { GWT_DOM_STATION, about_station },
    { GWT_DOM_SLOT, about_slot },
    { GWT_DOM_PLACE, about_place },
};

/* All that the test calls by this name. */
static void about_all(bool (*is_called)(const sb_item *item, const char *name), const char *name, bool fr, sb_text *out)
{
    for (size_t k = 0; k < sizeof KINDS / sizeof *KINDS; k++)
        for (int i = 0; i < GWT_DOMAINS[KINDS[k].domain].count; i++)
            if (is_called(&GWT_DOMAINS[KINDS[k].domain].item[i], name))
                KINDS[k].about(i, fr, out);
}

/* "4a" is building 4a, "c" is building C and nothing else that has a c in it. */
static bool ends_with_word(const char *s, const char *word)
{
    size_t n = strlen(s), m = strlen(word);
    return n >= m && strcasecmp(s + n - m, word) == 0 && (n == m || s[n - m - 1] == ' ');
}

static bool is_called_exactly(const sb_item *item, const char *name)
{
    return item->id
        && (strcmp(item->id, name) == 0 || ends_with_word(item->en, name) || ends_with_word(item->fr, name));
}

bool gwt_about(const char *name, sb_lang lang, sb_text *out)
{
    enum { SHORT = 2 };
    size_t before = out->n;
    about_all(is_called_exactly, name, lang == SB_FR, out);
    if (out->n == before && strlen(name) > SHORT)
        about_all(draw_is_called, name, lang == SB_FR, out);
    return out->n > before;
}

/* ---- news -------------------------------------------------------------------------------------------------------- */

/* What the markets offer is drawn; own cards are told one by one. */
bool gwt_is_quiet(const sb_event *e, int viewer)
{
    return e->kind == GWT_EV_DISPLAY || e->kind == GWT_EV_MARKET || e->kind == GWT_EV_NEW_TILE
        || e->kind == GWT_EV_TOKEN_ROW || e->kind == GWT_EV_TO_START
        || ((e->kind == GWT_EV_DRAW || e->kind == GWT_EV_TAKE_UNSEEN) && e->seat == viewer);
}
