/* about.c: what buildings, tiles, cards, cities and stations of Great Western Trail are about, in a line each
 * (game.h). */
#include "games/gwt/about.h"
#include "games/gwt/contract.h"
#include "games/gwt/sam.h"

/* ---- in a few words ---------------------------------------------------------------------------------------------- */

/* What a building offers; "or" separates options of one action. */
static const struct {
    const char *name[SB_LANG_COUNT];
    /* clang-format off */
} BUILDING[GWT_BUILDING_COUNT] = {
    [GWT_BUILDING_neutral_a] = { "Galloway: $2; hire; hire (+$2)", "Galloway : 2 $ ; engager ; engager (+2 $)" },
    [GWT_BUILDING_neutral_b] = { "Santa Gertrudis: $2; build ($2)", "Santa Gertrudis : 2 $ ; construire (2 $)" },
    [GWT_BUILDING_neutral_c] = { "certificate or objective; engine per engineer",
        "certificat ou objectif ; locomotive par ingénieur" },
    [GWT_BUILDING_neutral_d] = { "bounty or ($2: engine 2); auxiliary", "prime ou (2 $ : loco 2) ; auxiliaire" },
    [GWT_BUILDING_neutral_e] = { "Pineywoods: $2; buy cattle", "Pineywoods : 2 $ ; acheter du bétail" },
    [GWT_BUILDING_neutral_f] = { "pair of a breed: $4; $7: hazard", "paire d'une race : 4 $ ; 7 $ : danger" },
    [GWT_BUILDING_neutral_g] = { "engine per engineer; auxiliary", "locomotive par ingénieur ; auxiliaire" },
    [GWT_BUILDING_pb_1a] = { "$2 per own forest building", "2 $ par bâtiment à vous en forêt" },
    [GWT_BUILDING_pb_2a] = { "Galloway: $4; buy cattle", "Galloway : 4 $ ; acheter du bétail" },
    [GWT_BUILDING_pb_3a] = { "pair of a breed: $3; herder 1", "paire d'une race : 3 $ ; éleveur 1" },
    [GWT_BUILDING_pb_4a] = { "$5: hazard; herder 2", "5 $ : danger ; éleveur 2" },
    [GWT_BUILDING_pb_5a] = { "value-3 card: $7; auxiliary", "carte de valeur 3 : 7 $ ; auxiliaire" },
    [GWT_BUILDING_pb_6a] = { "hire (-$1); engine per engineer", "engager (-1 $) ; locomotive par ingénieur" },
    [GWT_BUILDING_pb_7a] = { "2 certificates and $2 per outlaw pair", "2 certificats et 2 $ par paire de hors-la-loi" },
    [GWT_BUILDING_pb_8a] = { "bounty or auxiliary; engine 2", "prime ou auxiliaire ; locomotive 2" },
    [GWT_BUILDING_pb_9a] = { "special delivery; engine 3", "livraison spéciale ; locomotive 3" },
    [GWT_BUILDING_pb_10a] = { "all certificates; herder 5", "certificats au maximum ; éleveur 5" },
    [GWT_BUILDING_pb_11a] = { "twice $2: hazard", "deux fois 2 $ : danger" },
    [GWT_BUILDING_pb_12a] = { "$1 per builder; herder 1", "1 $ par bâtisseur ; éleveur 1" },
    [GWT_BUILDING_pb_13a] = { "auxiliary; certificate; store", "auxiliaire ; certificat ; magasin" },
    [GWT_BUILDING_pb_1b] = { "objective card: 2 certificates; engine back 1: $3",
        "carte Objectif : 2 certificats ; loco -1 : 3 $" },
    [GWT_BUILDING_pb_2b] = { "Santa Gertrudis: engine 2; Criollo: $2", "Santa Gertrudis : loco 2 ; Criollo : 2 $" },
    [GWT_BUILDING_pb_3b] = { "auxiliary; herder 1", "auxiliaire ; éleveur 1" },
    [GWT_BUILDING_pb_4b] = { "draw per cowboy; herder 3", "piocher par cowboy ; éleveur 3" },
    [GWT_BUILDING_pb_5b] = { "Pineywoods: 2 certificates; $1 per engineer",
        "Pineywoods : 2 certificats ; 1 $ par ingénieur" },
    [GWT_BUILDING_pb_6b] = { "copies a neighbouring building", "copie un bâtiment voisin" },
    [GWT_BUILDING_pb_7b] = { "engine per own forest building", "locomotive par bâtiment à vous en forêt" },
    [GWT_BUILDING_pb_8b] = { "cattle card: $6 and objective", "carte Bétail : 6 $ et objectif" },
    [GWT_BUILDING_pb_9b] = { "upgrade a station behind", "améliorer une gare derrière" },
    [GWT_BUILDING_pb_10b] = { "$4; engine 4; herder 4", "4 $ ; locomotive 4 ; éleveur 4" },
    [GWT_BUILDING_pb_11b] = { "engine per own hazard tile", "locomotive par danger possédé" },
    [GWT_BUILDING_pb_12b] = { "$2 per own station; exchange token", "2 $ par gare avec votre disque ; jeton Échange" },
    [GWT_BUILDING_pb_13b] = { "certificate per bell cleared; store", "certificat par cloche libérée ; magasin" },
};

const char *gwt_short_building(int design, bool fr)
{
    return BUILDING[design].name[fr ? SB_FR : SB_EN];
    /* clang-format on */
}

/* Without "station master: ". */
const char *gwt_short_master(int master, bool fr)
{
    static const char EN[] = "station master: ", FR[] = "chef de gare : ";
    const sb_item *item = &GWT_DOMAINS[GWT_DOM_MASTER].item[master];
    return fr ? item->name[SB_FR] + sizeof FR - 1 : item->name[SB_EN] + sizeof EN - 1;
}

const char *gwt_name(int domain, int i, bool fr)
{
    return GWT_DOMAINS[domain].item[i].name[fr ? SB_FR : SB_EN];
}

/* Inside a sentence: "gain $2". */
void gwt_put_action(int action, bool fr, sb_text *out)
{
    const char *name = gwt_name(GWT_DOM_ACTION, action, fr);
    sb_put_char(out, (char)(name[0] >= 'A' && name[0] <= 'Z' ? name[0] + ('a' - 'A') : name[0]));
    sb_put(out, name + 1);
}

/* "5 VP, else -3; when played: gain $2" */
void gwt_put_objective(int objective, bool fr, sb_text *out)
{
    const gwt_objective_row *row = &GWT_OBJECTIVE[objective];
    sb_putf(out, fr ? "%d PV" : "%d VP", row->vp);
    if (row->penalty)
        sb_putf(out, fr ? ", sinon -%d" : ", else -%d", row->penalty);
    if (!row->immediate)
        return;
    sb_put(out, fr ? " ; jouée : " : "; when played: ");
    gwt_put_action(row->immediate, fr, out);
}

void gwt_put_border(bool white, bool fr, sb_text *out)
{
    sb_put(out, white ? (fr ? "bordure blanche" : "white border") : (fr ? "bordure noire" : "dark border"));
}

void gwt_put_slot(int slot, bool fr, sb_text *out)
{
    const gwt_slot_row *row = &GWT_SLOT[slot];
    gwt_put_border(row->white, fr, out);
    if (row->cost)
        sb_putf(out, fr ? ", coûte %d $" : ", costs $%d", row->cost);
    if (row->money)
        sb_putf(out, fr ? ", donne %d $" : ", gives $%d", row->money);
    if (row->vp)
        sb_putf(out, fr ? ", %d PV" : ", %d VP", row->vp);
}

void gwt_put_site(int place, bool fr, sb_text *out)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    if (row->forest)
        sb_put(out, fr ? "forêt" : "forest");
    if (!row->risk)
        return;
    sb_put(out, row->forest ? ", " : "");
    gwt_put_action(row->risk, fr, out);
}

void gwt_put_bounty(int place, bool fr, sb_text *out)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    if (row->tokens)
        sb_put(out, fr ? "jeton Échange" : "exchange token");
    else
        sb_putf(out, fr ? "prime de %d $" : "bounty $%d", row->money);
}

/* What its two cities bring together: " objective card -3 VP". */
void gwt_put_arrow(const gwt_arrow_row *row, bool fr, sb_text *out)
{
    static const struct {
        const char *name[SB_LANG_COUNT];
    } ARROW[] = { { "", "" }, { " objective card", " carte Objectif" }, { " exchange token", " jeton Échange" } };
    sb_put(out, ARROW[row->action].name[fr ? SB_FR : SB_EN]);
    if (row->vp)
        sb_putf(out, fr ? " %d PV" : " %d VP", row->vp);
}

/* What a trade cell costs and gives; nothing at all: nothing is written. */
const char *gwt_put_cell(const gwt_cell_row *c, const char *before, bool fr, sb_text *out)
{
    if (c->cost)
        sb_putf(out, fr ? "%scoûte %d $" : "%scosts $%d", before, c->cost), before = ", ";
    if (c->money)
        sb_putf(out, fr ? "%sdonne %d $" : "%sgives $%d", before, c->money), before = ", ";
    if (c->tokens)
        sb_putf(out, fr ? "%sjeton Échange" : "%sexchange token", before), before = ", ";
    if (c->certificates)
        sb_putf(out, fr ? "%scertificat" : "%scertificate", before), before = ", ";
    if (c->objective)
        sb_putf(out, fr ? "%scarte Objectif" : "%sobjective card", before), before = ", ";
    return before;
}

/* ---- explanations ------------------------------------------------------------------------------------------------ */

/* "pay $5 to remove a hazard / move the herder up to 2 steps on" */
static void put_actions(int first, int count, bool fr, sb_text *out)
{
    for (int i = 0; i < count; i++) {
        bool option = i > 0 && GWT_ACTION[first + i].slot == GWT_ACTION[first + i - 1].slot;
        if (i > 0)
            sb_put(out, !option ? " / " : fr ? " ou " : " or ");
        gwt_put_action(first + i, fr, out);
    }
}

/* "builders 2, 3 VP, black hand; pay $5 to remove a hazard / ..." */
static const char *about_building(int design, bool fr, sb_text *out)
{
    const gwt_building_row *row = &GWT_BUILDING[design];
    if (row->number)
        sb_putf(out, fr ? "bâtisseurs %d, %d PV" : "builders %d, %d VP", row->builders, row->vp);
    if (row->green)
        sb_put(out, fr ? ", main verte" : ", green hand");
    if (row->black)
        sb_put(out, fr ? ", main noire" : ", black hand");
    if (row->number)
        sb_put(out, fr ? " ; " : "; ");
    put_actions(row->first, row->count, fr, out);
    if (row->copies)
        sb_put(out, gwt_short_building(design, fr));
    return row->number == 13 ? "RTN-BLD" : row->number ? "GWT-PB" : "GWT-NB";
}

static const char *about_card(int card, bool fr, sb_text *out)
{
    const gwt_card_row *row = &GWT_CARD[card];
    if (card >= GWT_OBJ_FIRST) {
        gwt_put_objective(card - GWT_OBJ_FIRST, fr, out);
        return "GWT-OBJ";
    }
    sb_putf(out, fr ? "valeur %d, %d PV" : "value %d, %d VP", row->value, row->vp);
    if (row->income)
        sb_putf(out, fr ? ", %d $ par carte en main à Kansas City" : ", $%d each in hand at Kansas City", row->income);
    return row->breed == GWT_SIMMENTAL ? "GWT-SIM" : row->breed == GWT_BRAHMAN ? "RTN-BRA" : "GWT-BUY";
}

static const char *about_tile(int tile, bool fr, sb_text *out)
{
    static const struct {
        const char *name[SB_LANG_COUNT];
    } ABOUT[] = {
        [GWT_TILE_cowboy] = { "buys cattle; the 4th removes a hazard, the 6th claims a bounty",
            "achète du bétail ; le 4e retire un danger, le 6e récupère une prime" },
        [GWT_TILE_builder] = { "builds; the 4th and the 6th build at once for $1 per builder",
            "construit ; le 4e et le 6e construisent aussitôt à 1 $ par bâtisseur" },
        [GWT_TILE_engineer] = { "moves the engine; the 4th hires for $2 less, others reward discarding a Criollo",
            "fait rouler la locomotive ; le 4e engage à 2 $ de moins, les autres récompensent la défausse d'une "
            "Criollo" },
        [GWT_TILE_outlaw_green] = { "counts as a location; green hand; catch it for the bounty of its space",
            "compte comme un lieu ; main verte ; récupérer sa prime rapporte ce que montre sa case" },
        [GWT_TILE_outlaw_orange] = { "counts as a location; black hand; catch it for the bounty of its space",
            "compte comme un lieu ; main noire ; récupérer sa prime rapporte ce que montre sa case" },
    };
    if (tile > GWT_TILE_outlaw_orange) {
        sb_putf(out,
            fr ? "compte comme un lieu ; %d PV pour qui le retire" : "counts as a location; %d VP for who removes it",
            GWT_TILE[tile].vp);
        return "GWT-HAZ";
    }
    sb_put(out, ABOUT[tile].name[fr ? SB_FR : SB_EN]);
    return tile <= GWT_WORKERS ? "GWT-HIRE" : "GWT-OUT";
}

/* A city of the base game as it is there; the others as with Rails to the North. */
static const char *about_city(int city, bool fr, sb_text *out)
{
    const gwt_city_row *row = &GWT_CITY[city];
    const gwt_box_row *box = &GWT_BOX[!(GWT_BOX[0].cities >> city & 1)];
    const gwt_emblem_row *emblem = &box->emblem[city];
    sb_putf(out, fr ? "valeur %d, " : "value %d, ", row->value);
    gwt_put_border(row->white, fr, out);
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
        sb_putf(out, fr ? " ; avec %s :" : "; with %s:", gwt_name(GWT_DOM_CITY, arrow->to, fr));
        gwt_put_arrow(arrow, fr, out);
    }
    return row->town ? "RTN-DEL" : "GWT-DEL";
}

static const char *about_master(int master, bool fr, sb_text *out)
{
    sb_put(out, gwt_short_master(master, fr));
    return master >= GWT_MASTER_sm_store ? "RTN-SM" : "GWT-STA";
}

static const char *about_station(int station, bool fr, sb_text *out)
{
    const gwt_station_row *row = &GWT_STATION[station];
    sb_putf(out, fr ? "coûte %d $, %d PV, " : "costs $%d, %d VP, ", row->cost, row->vp);
    gwt_put_border(row->white, fr, out);
    return "GWT-STA";
}

static const char *about_place(int place, bool fr, sb_text *out)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    switch ((gwt_place_kind)row->kind) {
    case GWT_SITE: gwt_put_site(place, fr, out); return row->risk ? "GWT-RISK" : "GWT-BUILD";
    case GWT_OUTLAW_SPACE: gwt_put_bounty(place, fr, out); return "GWT-OUT";
    case GWT_HAZARD_SPACE: return "GWT-HAZ";
    case GWT_KANSAS_CITY: sb_put(out, fr ? "revenu et livraison" : "income and delivery"); return "GWT-KC";
    case GWT_NEUTRAL: return "GWT-NB";
    case GWT_START:
    case GWT_NOWHERE: break;
    }
    return NULL;
}

static const char *about_slot(int slot, bool fr, sb_text *out)
{
    gwt_put_slot(slot, fr, out);
    return "GWT-DISC";
}

static const char *about_bonus(int bonus, bool fr, sb_text *out)
{
    sb_putf(out, fr ? "%d PV, %d $" : "%d VP, $%d", GWT_BONUS[bonus].vp, GWT_BONUS[bonus].money);
    return "POK-LAY";
}

/* The trade cells that cost or give something, by their numbers in sentences. */
static const char *about_town(int town, bool fr, sb_text *out)
{
    for (int cell = 0; cell < GWT_TRADE_CELLS; cell++) {
        char bytes[128];
        sb_text text = SB_TEXT(bytes);
        gwt_put_cell(&GWT_TOWN[town].cell[cell], "", fr, &text);
        if (text.n)
            sb_putf(out, fr ? "%scase %d : %s" : "%scell %d: %s", out->n ? (fr ? " ; " : "; ") : "", cell + 1, bytes);
    }
    return "RTN-STORE";
}

static const char *about_town_tile(int tile, bool fr, sb_text *out)
{
    put_actions(GWT_TOWN_TILE[tile].first, GWT_TOWN_TILE[tile].count, fr, out);
    return "RTN-MED";
}

const char *gwt_about(int domain, int i, sb_lang lang, sb_text *out)
{
    bool fr = lang == SB_FR;
    switch (domain) {
    case GWT_DOM_BUILDING: return about_building(i, fr, out);
    case GWT_DOM_CARD: return about_card(i, fr, out);
    case GWT_DOM_TILE: return about_tile(i, fr, out);
    case GWT_DOM_CITY: return about_city(i, fr, out);
    case GWT_DOM_MASTER: return about_master(i, fr, out);
    case GWT_DOM_STATION: return about_station(i, fr, out);
    case GWT_DOM_SLOT: return about_slot(i, fr, out);
    case GWT_DOM_PLACE: return about_place(i, fr, out);
    case GWT_DOM_BONUS: return about_bonus(i, fr, out);
    case GWT_DOM_TOWN: return about_town(i, fr, out);
    case GWT_DOM_TOWN_TILE: return about_town_tile(i, fr, out);
    case GWT_DOM_SAM_REASON: return gwt_sam_reason_rule(i);
    default: return NULL;
    }
}
