/* note.c: remarks on the moves of Great Western Trail: where a path ends and what it costs, prices, points, what a disc
 * opens (game.h).  They come from the tables and from what lies open on the table or in the own hand. */
#include "games/gwt/about.h"
#include "games/gwt/certificate.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/delivery.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/trail.h"

typedef struct note {
    const gwt_state *st;
    const gwt_player *player;
    int seat;
    const sb_names *names;
    bool fr;
    sb_text *out;
} note;

static int top_op(const gwt_state *st)
{
    return st->stack_n ? gwt_top_const(st)->op : GWT_OP_COUNT;
}

static void put_money(const note *n, int amount)
{
    sb_putf(n->out, n->fr ? "%d $" : "$%d", amount);
}

static void put_vp(const note *n, int vp)
{
    if (vp)
        sb_putf(n->out, n->fr ? ", %d PV" : ", %d VP", vp);
}

/* ---- the trail --------------------------------------------------------------------------------------------------- */

/* What lies on a place: "building B: ...", "building 1a of Ann", "flood (3, green hand)". */
static void put_tile(const note *n, int place)
{
    int code = n->st->tile[place];
    if (place == GWT_PLACE_kansas_city) {
        sb_put(n->out, n->fr ? "revenu et livraison" : "income and delivery");
        return;
    }
    if (!gwt_is_building(code)) {
        sb_put(n->out, code ? gwt_name(GWT_DOM_TILE, code, n->fr) : "");
        return;
    }
    sb_put(n->out, gwt_name(GWT_DOM_BUILDING, gwt_design(code), n->fr));
    if (!gwt_is_neutral(code) && gwt_owner(code) != n->seat) {
        sb_put(n->out, n->fr ? " à " : " of ");
        sb_say_seat(n->names, gwt_owner(code), n->out);
        return; /* only an auxiliary action there */
    }
    sb_putf(n->out, n->fr ? " : %s" : ": %s", gwt_short_building(gwt_design(code), n->fr));
}

/* Where a path ends, and what it costs. */
static void note_path(const note *n, sb_move move)
{
    int last = 0, fees = 0;
    for (size_t i = 0; i < sizeof move.arg && move.arg[i]; i++) {
        last = move.arg[i];
        fees += gwt_fee_at(n->st, n->seat, last);
    }
    put_tile(n, last);
    if (fees && top_op(n->st) != GWT_OP_FREE_MOVE)
        sb_putf(n->out, n->fr ? " [taxes : %d $]" : " [fees: $%d]", fees);
}

/* GWT-LOC-5: at a building of one's own or a neutral one, a single auxiliary action replaces its actions. */
static void note_auxiliary(const note *n)
{
    int code = n->st->tile[n->player->herder];
    bool usable = gwt_is_neutral(code) || (gwt_is_building(code) && gwt_owner(code) == n->seat);
    if (usable && top_op(n->st) == GWT_OP_PHASE_B)
        sb_put(n->out, n->fr ? "au lieu du bâtiment" : "instead of the building");
}

static void note_bounty(const note *n, int place)
{
    put_tile(n, place);
    sb_put(n->out, ", ");
    gwt_put_bounty(place, n->fr, n->out);
}

/* Where the tile goes (GWT-KC-3, GWT-KC-4). */
static void note_foresight(const note *n, int tile)
{
    int place = GWT_TILE[tile].family == GWT_WORKER ? 0 : gwt_free_space(n->st, tile);
    if (GWT_TILE[tile].family == GWT_WORKER)
        sb_put(n->out, n->fr ? "au Marché de l'emploi" : "to the job market");
    else if (place)
        sb_putf(n->out, n->fr ? "ira : %s" : "goes to %s", gwt_name(GWT_DOM_PLACE, place, n->fr));
    else
        sb_put(n->out, n->fr ? "quitte le jeu" : "leaves the game");
}

/* ---- workers and buildings --------------------------------------------------------------------------------------- */

/* The price of hiring in a row, with the change of the action; what the worker's space brings (GWT-HIRE-6,
 * GWT-HIRE-7). */
static void note_hire(const note *n, sb_move move)
{
    int cost = GWT_JOB[sb_move_get_number(move) - 1].cost, worker = move.arg[2] - 1;
    int column = n->player->workers[worker] + 1;
    if (top_op(n->st) == GWT_OP_HIRE)
        cost += gwt_top_const(n->st)->hire.change;
    put_money(n, cost);
    if (column > GWT_WORKER_COLUMNS)
        return;
    if (GWT_WORKER_SPACE[worker][column]) {
        sb_put(n->out, n->fr ? " ; aussitôt : " : "; at once: ");
        gwt_put_action(GWT_WORKER_SPACE[worker][column], n->fr, n->out);
    }
    put_vp(n, column >= GWT_FIRST_VP_COLUMN ? GWT_VP_PER_COLUMN : 0);
}

/* What it offers, what it needs, and the price without a building to replace. */
static void note_build(const note *n, int design)
{
    const gwt_building_row *row = &GWT_BUILDING[design];
    int price = top_op(n->st) == GWT_OP_BUILD ? gwt_top_const(n->st)->build.price : 0;
    sb_putf(n->out, n->fr ? "%s [bâtisseurs : %d, %d PV" : "%s [builders: %d, %d VP", gwt_short_building(design, n->fr),
        row->builders, row->vp);
    if (price)
        sb_putf(n->out, n->fr ? ", %d $" : ", $%d", price * row->builders);
    sb_put(n->out, "]");
}

/* The site; GWT-BUILD-3: an own building that is replaced saves its builders. */
static void note_build_at(const note *n, int place)
{
    int old = n->st->tile[place];
    gwt_put_site(place, n->fr, n->out);
    if (!gwt_is_building(old) || top_op(n->st) != GWT_OP_BUILD_AT)
        return;
    const gwt_frame *f = gwt_top_const(n->st);
    int builders = GWT_BUILDING[f->build_at.building].builders - GWT_BUILDING[gwt_design(old)].builders;
    sb_putf(n->out, n->fr ? "%sremplace %s" : "%sreplaces %s", n->out->n ? ", " : "",
        gwt_name(GWT_DOM_BUILDING, gwt_design(old), n->fr));
    if (f->build_at.price)
        sb_putf(n->out, n->fr ? ", %d $" : ", $%d", f->build_at.price * builders);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

/* "value 3, 2 VP" */
static void put_cattle(const note *n, int card)
{
    sb_putf(n->out, n->fr ? "valeur %d" : "value %d", GWT_CARD[card].value);
    put_vp(n, GWT_CARD[card].vp);
}

static void put_card(const note *n, int card)
{
    if (card >= GWT_OBJ_FIRST)
        gwt_put_objective(card - GWT_OBJ_FIRST, n->fr, n->out);
    else
        put_cattle(n, card);
}

/* A card that leaves the hand: equal breeds count once in Kansas City (GWT-INC-1). */
static void note_loss(const note *n, int card)
{
    put_card(n, card);
    if (card < GWT_OBJ_FIRST && n->player->hand[card] > 1)
        sb_putf(n->out, n->fr ? ", en main : %d" : ", in hand: %d", n->player->hand[card]);
}

static void note_buy(const note *n, sb_move move)
{
    int vp = 0, cards = 0;
    for (size_t i = 1; i < sizeof move.arg && move.arg[i]; i++, cards++)
        vp += GWT_CARD[move.arg[i]].vp;
    sb_putf(n->out, n->fr ? "valeur %d" : "value %d", cards ? GWT_CARD[move.arg[1]].value : 0);
    put_vp(n, vp);
}

/* ---- Kansas City ------------------------------------------------------------------------------------------------- */

/* What the hand will be worth. */
static void note_certificates(const note *n, int spent)
{
    sb_putf(n->out, n->fr ? "valeur %d" : "value %d", gwt_breeding_value(n->player) + gwt_permanent(n->player) + spent);
}

/* The discs beside a new one on this city. */
static void put_neighbours(const note *n, int city)
{
    const gwt_box_row *box = gwt_box(n->st);
    for (const gwt_arrow_row *row = box->arrow; row < box->arrow + box->arrows; row++) {
        int other = row->from == city ? row->to : row->from;
        if ((row->from != city && row->to != city) || n->player->city[city] || !n->player->city[other])
            continue;
        sb_putf(n->out, n->fr ? ", avec %s :" : ", with %s:", gwt_name(GWT_DOM_CITY, other, n->fr));
        gwt_put_arrow(row, n->fr, n->out);
    }
}

static void note_city(const note *n, int city)
{
    const gwt_emblem_row *row = &gwt_box(n->st)->emblem[city];
    sb_putf(n->out, n->fr ? "transport %d $" : "transport $%d", gwt_transport(n->st, n->seat, city));
    if (row->money)
        sb_putf(n->out, n->fr ? ", donne %d $" : ", gives $%d", row->money);
    if (row->objective)
        sb_put(n->out, n->fr ? ", carte Objectif" : ", objective card");
    put_vp(n, row->vp + row->bell_vp * gwt_bells(n->player));
    if (!GWT_CITY[city].white)
        sb_put(n->out, n->fr ? ", disque noir permis" : ", takes a dark disc");
    put_neighbours(n, city);
}

/* The first of two discs opens an auxiliary action, the last one doubles it (GWT-AUX-1). */
static void put_auxiliary(const note *n, int slot)
{
    int aux = 0;
    while (aux < GWT_AUX && !(GWT_AUX_SLOTS[aux] >> slot & 1))
        aux++;
    if (aux == GWT_AUX)
        return;
    if (gwt_size(n->player->discs & GWT_AUX_SLOTS[aux]) > 1)
        sb_put(n->out, n->fr ? ", l'ouvre" : ", opens it");
    else
        sb_put(n->out, n->fr ? ", la permet en double" : ", opens it double");
}

/* What is new once the slot is free: a higher limit is told as it will be. */
static void put_unlocked(const note *n, int slot)
{
    gwt_state after = *n->st;
    gwt_player *p = &after.player[n->seat];
    p->discs = (uint16_t)(p->discs & ~(1u << slot));
    switch ((gwt_unlocks)GWT_SLOT[slot].unlocks) {
    case GWT_UNLOCKS_STEP_LIMIT_LEFT:
    case GWT_UNLOCKS_STEP_LIMIT_RIGHT:
        sb_putf(
            n->out, n->fr ? ", ensuite %d étapes par tour" : ", then %d steps a turn", gwt_step_limit(&after, n->seat));
        break;
    case GWT_UNLOCKS_HAND_LIMIT:
        sb_putf(n->out, n->fr ? ", ensuite %d cartes en main" : ", then %d cards in hand", gwt_hand_limit(p));
        break;
    case GWT_UNLOCKS_CERTIFICATE_LIMIT_4:
    case GWT_UNLOCKS_CERTIFICATE_LIMIT_6:
        sb_putf(n->out, n->fr ? ", ensuite %d certificats au plus" : ", then %d certificates at most",
            GWT_CERTIFICATES[gwt_certificate_limit(p)]);
        break;
    default: put_auxiliary(n, slot);
    }
}

static void note_slot(const note *n, int slot)
{
    gwt_put_slot(slot, n->fr, n->out);
    put_unlocked(n, slot);
}

/* ---- railroad ---------------------------------------------------------------------------------------------------- */

static void put_station(const note *n, int station)
{
    put_money(n, GWT_STATION[station].cost);
    put_vp(n, GWT_STATION[station].vp);
}

/* "station 3, $4, 2 VP" */
static void note_engine(const note *n, int space)
{
    int station = GWT_SPACE[space].station;
    if (!station)
        return;
    sb_putf(n->out, n->fr ? "gare %d, " : "station %d, ", station);
    put_station(n, station - 1);
}

static int master_at(const gwt_state *st, int station)
{
    return GWT_STATION[station].master ? st->master_at[GWT_STATION[station].master - 1] : 0;
}

/* A long one says only what it brings at once: the rest follows when a worker is appointed. */
static size_t master_length(const char *text)
{
    enum { ROOM = 58 };
    size_t whole = strlen(text), first = strcspn(text, ";");
    if (whole <= ROOM)
        return whole;
    return first > 0 && text[first - 1] == ' ' ? first - 1 : first;
}

static void note_upgrade(const note *n, int station)
{
    int master = master_at(n->st, station);
    put_station(n, station);
    if (!master)
        return;
    const char *text = gwt_short_master(master, n->fr);
    sb_put(n->out, n->fr ? " ; un chef de gare y attend : " : "; a station master waits there: ");
    sb_put_bytes(n->out, text, master_length(text));
}

/* What the station master brings. */
static void note_appoint(const note *n)
{
    if (top_op(n->st) == GWT_OP_APPOINT)
        sb_put(n->out, gwt_short_master(master_at(n->st, gwt_top_const(n->st)->stop.station), n->fr));
}

/* What the trade cell and the town bring (RTN-STORE-12, RTN-STORE-13, RTN-STORE-14, RTN-STORE-15, RTN-STORE-16,
 * RTN-STORE-17, RTN-STORE-18). */
static void note_store(const note *n, int town, int cell)
{
    const gwt_town_row *row = &GWT_TOWN[town];
    const char *before = gwt_put_cell(&row->cell[cell], "", n->fr, n->out);
    if (row->kind == GWT_MEDIUM_TOWN)
        sb_putf(n->out, "%s%s", before, gwt_name(GWT_DOM_TOWN_TILE, n->st->town_tile[row->number], n->fr));
    if (row->kind == GWT_STATION_TOWN)
        sb_putf(n->out, "%s%s", before, gwt_name(GWT_DOM_STATION, row->number, n->fr));
    if (row->kind == GWT_LARGE_TOWN)
        sb_putf(n->out, n->fr ? "%slivraisons de valeur %d" : "%sdeliveries of value %d", before,
            GWT_CITY[row->number].value);
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

void gwt_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    const gwt_state *st = redacted;
    const note n = {
        .st = st, .player = &st->player[seat], .seat = seat, .names = names, .fr = names->lang == SB_FR, .out = out
    };
    int item = move.arg[0];
    switch ((gwt_move)move.kind) {
    case GWT_MV_MOVE: note_path(&n, move); break;
    case GWT_MV_PLACE:
    case GWT_MV_HAZARD: put_tile(&n, item); break;
    case GWT_MV_BOUNTY: note_bounty(&n, item); break;
    case GWT_MV_FORESIGHT: note_foresight(&n, item); break;
    case GWT_MV_DO:
    case GWT_MV_DO_BACK: note_auxiliary(&n); break;
    case GWT_MV_HIRE: note_hire(&n, move); break;
    case GWT_MV_BUILD: note_build(&n, item); break;
    case GWT_MV_BUILD_AT: note_build_at(&n, item); break;
    case GWT_MV_PLAY:
    case GWT_MV_TAKE:
    case GWT_MV_TAKE_CATTLE: put_card(&n, item); break;
    case GWT_MV_DISCARD:
    case GWT_MV_REMOVE:
    case GWT_MV_POKER_LAY: note_loss(&n, item); break;
    case GWT_MV_BUY: note_buy(&n, move); break;
    case GWT_MV_CERTIFICATES: note_certificates(&n, sb_move_get_number(move)); break;
    case GWT_MV_DELIVER: note_city(&n, item); break;
    case GWT_MV_DISC: note_slot(&n, item); break;
    case GWT_MV_ENGINE: note_engine(&n, item); break;
    case GWT_MV_UPGRADE: note_upgrade(&n, item); break;
    case GWT_MV_APPOINT: note_appoint(&n); break;
    case GWT_MV_STORE: note_store(&n, item, move.arg[2]); break;
    case GWT_MV_USE:
    case GWT_MV_USE_CARDS:
    case GWT_MV_USE_BACK:
    case GWT_MV_DO_CARDS:
    case GWT_MV_DRAW:
    case GWT_MV_TAKE_STACK:
    case GWT_MV_REVEAL:
    case GWT_MV_DISC_FROM:
    case GWT_MV_SIMMENTAL:
    case GWT_MV_POKER_SEAT:
    case GWT_MV_DONE:
    case GWT_MV_DECLINE:
    case GWT_MV_END:
    case GWT_MV_EXCHANGE:
    case GWT_MV_COUNT: break;
    }
}
