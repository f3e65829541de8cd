/* why.c: what to tell somebody whose move was refused: the rule behind it (game.h, why). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/auxiliary.h"
#include "games/gwt/building.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/exchange.h"
#include "games/gwt/flow.h"
#include "games/gwt/location.h"
#include "games/gwt/poker.h"
#include "games/gwt/store.h"
#include "games/gwt/trail.h"

/* clang-format off */
#define CARD(name)        { #name, SB_ARG_ITEM + GWT_DOM_CARD }
#define PLACE(name)       { #name, SB_ARG_ITEM + GWT_DOM_PLACE }
#define CITY(name)        { #name, SB_ARG_ITEM + GWT_DOM_CITY }
#define STATION(name)     { #name, SB_ARG_ITEM + GWT_DOM_STATION }
#define TOWN(name)        { #name, SB_ARG_ITEM + GWT_DOM_TOWN }
#define NUMBER(name)      { #name, SB_ARG_NUMBER }
/* clang-format on */
#define NONE                                                                                                           \
    {                                                                                                                  \
        {                                                                                                              \
            0                                                                                                          \
        }                                                                                                              \
    }

/* ORDER: gwt_reason */
/* clang-format off */
const sb_word GWT_REASONS[GWT_WHY_COUNT] = {
    [GWT_WHY_NOT_NOW] = { "not_now", "GWT-DEC-1", NONE, "Something else is to be decided now.",
        "Une autre décision est attendue maintenant." },
    [GWT_WHY_NOT_ASKED] = { "not_asked", "GWT-DEC-1", NONE,
        "It is somebody else's decision; only exchange tokens can be used.",
        "La décision appartient à quelqu'un d'autre ; seuls les jetons Échange sont utilisables." },
    [GWT_WHY_TOO_FAR] = { "too_far", "GWT-MOVE-1", { NUMBER(steps) },
        "That is too far: at most {steps} {steps#step|steps}.",
        "C'est trop loin : au plus {steps} {steps#lieu|lieux}." },
    [GWT_WHY_NO_WAY] = { "no_way", "GWT-MOVE-3", NONE,
        "The trail does not lead there like that, or there is no tile there.",
        "Le parcours n'y mène pas ainsi, ou il n'y a pas de tuile." },
    [GWT_WHY_MUST_MOVE] = { "must_move", "GWT-MOVE-1", NONE, "The herder must move at least one step.",
        "L'éleveur doit avancer d'au moins un lieu." },
    [GWT_WHY_NEUTRAL_FIRST] = { "neutral_first", "GWT-TURN-3", NONE, "The first turn begins on a neutral building.",
        "Le premier tour commence sur un bâtiment neutre." },
    [GWT_WHY_NO_CARD] = { "no_card", "GWT-LOC-11", { CARD(card) }, "{The card} is not in hand, or will not do.",
        "{The card} n'est pas en main, ou ne convient pas." },
    [GWT_WHY_NO_OBJECTIVE] = { "no_objective", "GWT-OBJ-4", { CARD(card) }, "{The card} is not in hand.",
        "{The card} n'est pas en main." },
    [GWT_WHY_MONEY] = { "money", "GWT-FEE-7", { NUMBER(cost), NUMBER(own) }, "That costs ${cost}; {seat} has ${own}.",
        "Cela coûte {cost} $ ; {seat} a {own} $." },
    [GWT_WHY_MONEY_HIRE] = { "money_hire", "GWT-HIRE-2", { NUMBER(cost), NUMBER(own) },
        "This worker costs ${cost}; {seat} has ${own}.", "Cet ouvrier coûte {cost} $ ; {seat} a {own} $." },
    [GWT_WHY_MONEY_BUILD] = { "money_build", "GWT-BUILD-2", { NUMBER(cost), NUMBER(own) },
        "This building costs ${cost}; {seat} has ${own}.", "Ce bâtiment coûte {cost} $ ; {seat} a {own} $." },
    [GWT_WHY_MONEY_STATION] = { "money_station", "GWT-STA-2", { NUMBER(cost), NUMBER(own) },
        "This station costs ${cost}; {seat} has ${own}.", "Cette gare coûte {cost} $ ; {seat} a {own} $." },
    [GWT_WHY_MONEY_DISC] = { "money_disc", "GWT-DISC-5", { NUMBER(cost), NUMBER(own) },
        "This disc costs ${cost}, and transport must remain payable; {seat} has ${own}.",
        "Ce disque coûte {cost} $, et le transport doit rester payable ; {seat} a {own} $." },
    [GWT_WHY_MONEY_BUY] = { "money_buy", "GWT-BUY-2", { NUMBER(cost), NUMBER(own) },
        "This purchase costs ${cost}; {seat} has ${own}.", "Cet achat coûte {cost} $ ; {seat} a {own} $." },
    [GWT_WHY_TOKEN_ROW] = { "token_row", "GWT-HIRE-1", { NUMBER(row) },
        "Only workers above the token's row ({row}) can be hired.",
        "Seuls les ouvriers au-dessus de la rangée du marqueur ({row}) peuvent être engagés." },
    [GWT_WHY_NO_WORKER] = { "no_worker", "GWT-HIRE-1", { NUMBER(row) }, "There is no such worker in row {row}.",
        "Il n'y a pas d'ouvrier de ce type dans la rangée {row}." },
    [GWT_WHY_ROW_FULL] = { "row_full", "GWT-HIRE-4", NONE, "There is no space left for this type of worker.",
        "Il n'y a plus de place pour ce type d'ouvrier." },
    [GWT_WHY_BUILDERS] = { "builders", "GWT-BUILD-2", { NUMBER(need), NUMBER(own) },
        "This building needs {need} {need#builder|builders}; {seat} has {own}.",
        "Ce bâtiment demande {need} {need#bâtisseur|bâtisseurs} ; {seat} en a {own}." },
    [GWT_WHY_COWBOYS] = { "cowboys", "GWT-BUY-1", { NUMBER(need), NUMBER(left) },
        "This needs {need} {need#cowboy|cowboys}; {left} {left#is|are} left for this action.",
        "Il faut {need} {need#cowboy|cowboys} ; il en reste {left} pour cette action." },
    [GWT_WHY_NOT_FOR_SALE] = { "not_for_sale", "GWT-BUY-4", NONE, "The cards for this are not in the market.",
        "Les cartes demandées ne sont pas au marché." },
    [GWT_WHY_DELIVERED] = { "delivered", "GWT-DEL-2", { CITY(city) }, "{seat} has a disc on {city} already.",
        "{seat} a déjà un disque sur {city}." },
    [GWT_WHY_TOO_VALUABLE] = { "too_valuable", "GWT-DEL-1", { CITY(city), NUMBER(value) },
        "{city} is worth more than {value}.", "{city} vaut plus que {value}." },
    [GWT_WHY_NO_DISC_FITS] = { "no_disc_fits", "GWT-DISC-13", { CITY(city) }, "No disc can be placed on {city}.",
        "Aucun disque ne peut être placé sur {city}." },
    [GWT_WHY_WHITE_BORDER] = { "white_border", "GWT-DISC-1", NONE,
        "Only a disc from a white-bordered slot may go there.",
        "Seul un disque d'un emplacement à bordure blanche peut y aller." },
    [GWT_WHY_SLOT_EMPTY] = { "slot_empty", "GWT-DISC-3", NONE, "There is no disc to take there.",
        "Il n'y a pas de disque à prendre là." },
    [GWT_WHY_BOARD_FIRST] = { "board_first", "GWT-DISC-9", NONE,
        "Discs of stations are used only when the player board offers none.",
        "Les disques des gares ne servent que si le plateau Joueur n'en offre aucun." },
    [GWT_WHY_CERTIFICATES] = { "certificates", "GWT-INC-3", { NUMBER(own) },
        "{seat} has {own} temporary {own#certificate|certificates}; that number cannot be spent.",
        "{seat} a {own} {own#certificat temporaire|certificats temporaires} ; ce nombre ne peut pas être dépensé." },
    [GWT_WHY_ENGINE_RANGE] = { "engine_range", "GWT-ENG-4", NONE, "The engine cannot stop there with this movement.",
        "La locomotive ne peut pas s'arrêter là avec ce déplacement." },
    [GWT_WHY_ENGINE_BACK] = { "engine_back", "GWT-ENG-7", NONE, "The engine must move back exactly the number shown.",
        "La locomotive doit reculer exactement du nombre indiqué." },
    [GWT_WHY_STATION_OWN] = { "station_own", "GWT-STA-2", { STATION(station) },
        "{seat} has a disc on {the station} already.", "{seat} a déjà un disque sur {the station}." },
    [GWT_WHY_STATION_BEHIND] = { "station_behind", "GWT-UPG-1", { STATION(station) },
        "{The station} cannot be upgraded from here.", "{The station} ne peut pas être améliorée d'ici." },
    [GWT_WHY_NO_DISC] = { "no_disc", "GWT-STA-2", NONE, "No disc can be placed there.",
        "Aucun disque ne peut y être placé." },
    [GWT_WHY_PRINTED] = { "printed", "GWT-STA-4", NONE, "The printed worker cannot be appointed.",
        "L'ouvrier imprimé ne peut pas être nommé." },
    [GWT_WHY_SITE] = { "site", "GWT-BUILD-5", { PLACE(place) }, "This building cannot stand on {the place}.",
        "Ce bâtiment ne peut pas être placé sur {the place}." },
    [GWT_WHY_TILE_USED] = { "tile_used", "GWT-BUILD-1", NONE, "This building is not among those still to be built.",
        "Ce bâtiment n'est plus à construire." },
    [GWT_WHY_REPLACE] = { "replace", "GWT-BUILD-3", NONE,
        "There is no space for it: a replacement must need more builders than the old building.",
        "Il n'y a pas d'emplacement : un remplacement doit demander plus de bâtisseurs que l'ancien bâtiment." },
    [GWT_WHY_NO_HAZARD] = { "no_hazard", "GWT-HAZ-1", NONE, "There is no hazard.", "Il n'y a pas de danger." },
    [GWT_WHY_NO_OUTLAW] = { "no_outlaw", "GWT-OUT-1", NONE, "There is no outlaw.", "Il n'y a pas de hors-la-loi." },
    [GWT_WHY_DONE_ALREADY] = { "done_already", "GWT-LOC-2", NONE, "This local action was performed already.",
        "Cette action de lieu a déjà été effectuée." },
    [GWT_WHY_OTHER_LOCAL] = { "other_local", "GWT-LOC-6", NONE, "This location does not offer this action.",
        "Ce lieu ne propose pas cette action." },
    [GWT_WHY_AUX_INSTEAD] = { "aux_instead", "GWT-LOC-5", NONE, "You take either local actions or one single auxiliary action.",
        "On fait soit les actions de lieu, soit une seule action auxiliaire simple." },
    [GWT_WHY_AUX_LOCKED] = { "aux_locked", "GWT-AUX-1", NONE, "Discs still cover this auxiliary action.",
        "Des disques recouvrent encore cette action auxiliaire." },
    [GWT_WHY_COPY_TWICE] = { "copy_twice", "GWT-COPY-4", NONE,
        "The actions of such a building were used this turn already.",
        "Les actions d'un tel bâtiment ont déjà servi pendant ce tour." },
    [GWT_WHY_NOTHING] = { "nothing", "GWT-LOC-14", NONE, "This action would have no effect now.",
        "Cette action n'aurait aucun effet maintenant." },
    [GWT_WHY_NO_TOKEN] = { "no_token", "GWT-EXCH-1", NONE, "{seat} has no exchange token.",
        "{seat} n'a pas de jeton Échange." },
    [GWT_WHY_TOKEN_DISCARD] = { "token_discard", "GWT-EXCH-3", NONE, "First {seat} has to discard.",
        "{seat} doit d'abord défausser." },
    [GWT_WHY_NOTHING_TO_DRAW] = { "nothing_to_draw", "GWT-EXCH-5", NONE, "There are not that many cards to draw.",
        "Il n'y a pas autant de cartes à piocher." },
    [GWT_WHY_DRAW_RANGE] = { "draw_range", "GWT-CARD-1", { NUMBER(most) }, "Draw between 1 and {most} {most#card|cards}.",
        "Piochez entre 1 et {most} {most#carte|cartes}." },
    [GWT_WHY_NOT_DISPLAYED] = { "not_displayed", "GWT-OBJ-1", NONE, "This card is not in the objective display.",
        "Cette carte n'est pas dans l'offre d'objectifs." },
    [GWT_WHY_NOT_FORESEEN] = { "not_foreseen", "GWT-KC-2", { NUMBER(column) },
        "There is no such tile in foresight column {column}.", "Cette tuile n'est pas dans la colonne {column} des Prévisions." },
    [GWT_WHY_SIMMENTAL] = { "simmental", "GWT-SIM-4", NONE, "There are not that many cards to upgrade.",
        "Il n'y a pas autant de cartes à améliorer." },
    [GWT_WHY_MUST_CHOOSE] = { "must_choose", "GWT-LOC-10", NONE, "This cannot be declined.",
        "On ne peut pas y renoncer." },
    [GWT_WHY_NO_STORE] = { "no_store", "RTN-STORE-6", NONE, "{seat} has no store left on the annex.",
        "{seat} n'a plus de magasin sur son annexe." },
    [GWT_WHY_NO_ACCESS] = { "no_access", "RTN-STORE-9", { TOWN(town) }, "{town} is not accessible to {seat}.",
        "{town} n'est pas accessible pour {seat}." },
    [GWT_WHY_STORE_THERE] = { "store_there", "RTN-STORE-10", { TOWN(town) }, "{seat} has a store in {town} already.",
        "{seat} a déjà un magasin à {town}." },
    [GWT_WHY_CELL] = { "cell", "RTN-STORE-8", { TOWN(town) }, "This trade cell of {town} is taken, or equal to a lower one.",
        "Cette case Commerce de {town} est prise, ou égale à une case précédente." },
    [GWT_WHY_MONEY_CELL] = { "money_cell", "RTN-STORE-12", { NUMBER(cost), NUMBER(own) },
        "This trade cell costs ${cost}; {seat} has ${own}.", "Cette case Commerce coûte {cost} $ ; {seat} a {own} $." },
    [GWT_WHY_NEEDS_STORE] = { "needs_store", "RTN-DEL-2", { CITY(city) }, "{seat} has no store in {city}.",
        "{seat} n'a pas de magasin à {city}." },
    [GWT_WHY_NO_CITY] = { "no_city", "RTN-SET-12", { CITY(city) }, "{city} is not on the board of this game.",
        "{city} n'est pas sur le plateau de cette partie." },
    [GWT_WHY_SINGLE_ONLY] = { "single_only", "RTN-BLD-4", NONE, "Only a single auxiliary action is possible here.",
        "Seule une action auxiliaire simple est possible ici." },
    [GWT_WHY_POKER_WORKER] = { "poker_worker", "POK-LAY-15", NONE,
        "{seat} has no hired worker to seat at the poker table.",
        "{seat} n'a pas d'ouvrier engagé à asseoir à la table de poker." },
    [GWT_WHY_POKER_PRINTED] = { "poker_printed", "POK-LAY-2", NONE, "Only a hired worker can be seated.",
        "Seul un ouvrier engagé peut être assis." },
    [GWT_WHY_POKER_FULL] = { "poker_full", "POK-LAY-8", NONE, "{seat} has three cards at the poker table already.",
        "{seat} a déjà trois cartes à la table de poker." },
    [GWT_WHY_POKER_STAKE] = { "poker_stake", "POK-LAY-10", { NUMBER(cost), NUMBER(own) },
        "The stake is ${cost}; {seat} has ${own}.", "La mise est de {cost} $ ; {seat} a {own} $." },
    [GWT_WHY_POKER_NO_CARD] = { "poker_no_card", "POK-SHOW-2", NONE, "{seat} has no card at the poker table.",
        "{seat} n'a pas de carte à la table de poker." },
    [GWT_WHY_POKER_COPY] = { "poker_copy", "POK-SHOW-9", NONE,
        "Poker actions are used only by stopping on their building.",
        "Les actions de poker ne servent qu'en s'arrêtant sur leur bâtiment." },
};
/* clang-format on */

static sb_reason because(int kind, int a, int b)
{
    return (sb_reason) { .kind = (uint8_t)kind, .arg = { (int16_t)a, (int16_t)b } };
}

static sb_reason too_dear(int kind, int cost, const gwt_player *p)
{
    return because(kind, cost, p->money);
}

/* ---- one function a kind of move; any byte may come as argument -------------------------------------------------- */

static sb_reason why_not_path(const gwt_state *st, int seat, sb_move m)
{
    const gwt_frame *f = gwt_top_const(st);
    int steps = 0, most = f->op == GWT_OP_START ? gwt_step_limit(st, seat) : f->upto.most;
    int at = st->player[seat].herder;
    if (at == 0)
        return because(GWT_WHY_NEUTRAL_FIRST, 0, 0);
    for (; steps < (int)sizeof m.arg && m.arg[steps]; steps++) {
        int next[2], n = gwt_next_locations(st, at, next), i = 0;
        while (i < n && next[i] != m.arg[steps])
            i++;
        if (i == n)
            return because(GWT_WHY_NO_WAY, 0, 0);
        at = next[i];
    }
    return steps == 0 ? because(GWT_WHY_MUST_MOVE, 0, 0) : because(GWT_WHY_TOO_FAR, most, 0);
}

/* Neither a seat to take nor a card to lay; no hand to show. */
static sb_reason why_no_poker(const gwt_player *p, int op)
{
    if (op == GWT_OP_POKER_SHOW)
        return because(GWT_WHY_POKER_NO_CARD, 0, 0);
    if (!p->seated)
        return because(GWT_WHY_POKER_WORKER, 0, 0);
    if (p->laid_n >= GWT_TABLE_CARDS)
        return because(GWT_WHY_POKER_FULL, 0, 0);
    if (p->money < GWT_STAKE[0])
        return too_dear(GWT_WHY_POKER_STAKE, GWT_STAKE[0], p);
    return because(GWT_WHY_NOTHING, 0, 0);
}

static bool is_poker(int action)
{
    return GWT_ACTION[action].op == GWT_OP_POKER_LAY || GWT_ACTION[action].op == GWT_OP_POKER_SHOW;
}

/* Nobody can be hired: for want of space, or of dollars for the cheapest (GWT-HIRE-2, GWT-HIRE-4). */
static sb_reason why_nobody(const gwt_state *st, int seat, int change)
{
    const gwt_player *p = &st->player[seat];
    int cheapest = INT16_MAX;
    bool any = false;
    for (int row = 0; row + 1 < st->token_row; row++)
        for (int c = 0; c < GWT_JOB_COLUMNS; c++) {
            int worker = st->job[row][c];
            any |= worker != 0;
            if (worker && p->workers[worker - 1] < GWT_WORKER_COLUMNS)
                cheapest = gwt_min(cheapest, GWT_JOB[row].cost + change);
        }
    if (cheapest < INT16_MAX)
        return too_dear(GWT_WHY_MONEY_HIRE, cheapest, p);
    return any ? because(GWT_WHY_ROW_FULL, 0, 0) : because(GWT_WHY_TOKEN_ROW, gwt_min(st->token_row, GWT_JOB_ROWS), 0);
}

/* No card can be bought: for want of cowboys, or of dollars for the cheapest (GWT-BUY-2, GWT-BUY-9). */
static sb_reason why_no_purchase(const gwt_state *st, const gwt_player *p)
{
    int own = p->workers[GWT_TILE_cowboy - 1], cowboys = INT16_MAX, cost = INT16_MAX;
    for (int o = 0; o < GWT_OFFER_COUNT; o++) {
        if (GWT_OFFER[o].cards > 1 || !(GWT_OFFER[o].kinds & gwt_kinds(st->market)))
            continue;
        cowboys = gwt_min(cowboys, GWT_OFFER[o].cowboys);
        if (GWT_OFFER[o].cowboys <= own)
            cost = gwt_min(cost, GWT_OFFER[o].cost);
    }
    if (cost < INT16_MAX)
        return too_dear(GWT_WHY_MONEY_BUY, cost, p);
    return cowboys < INT16_MAX ? because(GWT_WHY_COWBOYS, cowboys, own) : because(GWT_WHY_NOT_FOR_SALE, 0, 0);
}

/* Nothing can be built: for want of builders, of dollars, of a site (GWT-BUILD-2, GWT-BUILD-3). */
static sb_reason why_no_building(const gwt_state *st, int seat, int price)
{
    const gwt_player *p = &st->player[seat];
    int own = price ? p->workers[GWT_TILE_builder - 1] : GWT_FREE_BUILDERS, need = INT16_MAX;
    for (unsigned left = p->unbuilt; left; left &= left - 1)
        need = gwt_min(need, GWT_BUILDING[gwt_design_of(st, gwt_lowest(left))].builders);
    if (need == INT16_MAX)
        return because(GWT_WHY_TILE_USED, 0, 0);
    if (need > own)
        return because(GWT_WHY_BUILDERS, need, own);
    return need * price > p->money ? too_dear(GWT_WHY_MONEY_BUILD, need * price, p) : because(GWT_WHY_REPLACE, 0, 0);
}

/* The effect has no target (gwt_is_useful). */
static sb_reason why_no_target(const gwt_state *st, int seat, int action)
{
    const gwt_player *p = &st->player[seat];
    const gwt_action_row *row = &GWT_ACTION[action];
    int n = row->per ? row->n * gwt_count(st, seat, (gwt_per)row->per) : row->n;
    switch ((gwt_op)row->op) {
    case GWT_OP_HIRE: return why_nobody(st, seat, n);
    case GWT_OP_BUY: return why_no_purchase(st, p);
    case GWT_OP_BUILD: return why_no_building(st, seat, n);
    case GWT_OP_HAZARD: return because(GWT_WHY_NO_HAZARD, 0, 0);
    case GWT_OP_BOUNTY: return because(GWT_WHY_NO_OUTLAW, 0, 0);
    case GWT_OP_DRAW: return because(n > 0 ? GWT_WHY_NOTHING_TO_DRAW : GWT_WHY_NOTHING, 0, 0);
    case GWT_OP_POKER_LAY:
    case GWT_OP_POKER_SHOW: return why_no_poker(p, row->op);
    default: return because(GWT_WHY_NOTHING, 0, 0);
    }
}

/* The action itself is in reach: what is missing for its cost or its effect. */
static sb_reason why_not_action(const gwt_state *st, int seat, sb_move m, int action)
{
    const gwt_player *p = &st->player[seat];
    const gwt_action_row *row = &GWT_ACTION[action];
    int at = m.kind >= GWT_MV_DO ? 1 : 2;
    if (row->pay > p->money)
        return too_dear(GWT_WHY_MONEY, row->pay, p);
    if (row->op == GWT_OP_STORE && gwt_stores_left(p) == 0)
        return because(GWT_WHY_NO_STORE, 0, 0);
    if (!gwt_is_useful(st, seat, action))
        return why_no_target(st, seat, action);
    if (row->discard)
        return because(GWT_WHY_NO_CARD, m.arg[at] > 0 && m.arg[at] < GWT_CARD_COUNT ? m.arg[at] : GWT_CARD_criollo, 0);
    if (row->back)
        return because(GWT_WHY_ENGINE_BACK, 0, 0);
    return because(GWT_WHY_NOT_NOW, 0, 0);
}

static bool offers(const gwt_state *st, const gwt_frame *f, int place, int action)
{
    int here = st->player[f->seat].herder;
    int design = place == here             ? f->phase_b.building
        : place == f->phase_b.copied_place ? f->phase_b.copied
        : place < GWT_PLACE_COUNT          ? gwt_design(st->tile[place])
                                           : 0;
    const gwt_building_row *row = &GWT_BUILDING[design];
    if (place == here && gwt_addition(st, here) == action)
        return true;
    if (place != here && !GWT_BUILDING[f->phase_b.building].copies)
        return false;
    bool own = action >= row->first && action < row->first + row->count;
    return own || (place < GWT_PLACE_COUNT && design && GWT_PLACE[place].risk == action);
}

static sb_reason why_not_use(const gwt_state *st, int seat, sb_move m)
{
    const gwt_frame *f = gwt_top_const(st);
    int place = m.arg[0], action = m.arg[1];
    if (action < GWT_ACTION_COUNT && is_poker(action) && st->poker && place != st->player[seat].herder)
        return because(GWT_WHY_POKER_COPY, 0, 0);
    if (f->op != GWT_OP_PHASE_B || action == 0 || action >= GWT_ACTION_COUNT || !offers(st, f, place, action))
        return because(GWT_WHY_OTHER_LOCAL, 0, 0);
    if (f->phase_b.did & GWT_DID_AUX)
        return because(GWT_WHY_AUX_INSTEAD, 0, 0);
    if (f->phase_b.did & GWT_BLOCKED)
        return because(GWT_WHY_COPY_TWICE, 0, 0);
    bool own = place == st->player[seat].herder;
    const gwt_building_row *row = &GWT_BUILDING[own ? f->phase_b.building : f->phase_b.copied];
    unsigned done = own ? f->phase_b.done & 255u : f->phase_b.done >> 8;
    bool risk = action < row->first || action >= row->first + row->count;
    if (risk ? done >> (is_poker(action) ? GWT_ADDITION : 7) & 1 : gwt_slot_done(row->first, row->count, done, action))
        return because(GWT_WHY_DONE_ALREADY, 0, 0);
    if (!own && ((st->used_direct | st->used_copied) >> gwt_design(st->tile[place]) & 1)
        && f->phase_b.copied_place != place)
        return because(GWT_WHY_COPY_TWICE, 0, 0);
    return why_not_action(st, seat, m, action);
}

static sb_reason why_not_do(const gwt_state *st, int seat, sb_move m)
{
    const gwt_frame *f = gwt_top_const(st);
    int action = m.arg[0];
    if (action == 0 || action >= GWT_ACTION_COUNT)
        return because(GWT_WHY_NOT_NOW, 0, 0);
    if (f->op == GWT_OP_PHASE_B && (f->phase_b.did & (GWT_DID_LOCAL | GWT_DID_AUX)))
        return because(GWT_WHY_AUX_INSTEAD, 0, 0);
    bool is_aux = action >= GWT_ACTION_aux_money && action <= GWT_ACTION_aux_place_store_double;
    if (is_aux != (f->op != GWT_OP_USE)
        || (!is_aux && (action < f->use.action || action >= f->use.action + f->use.options)))
        return because(GWT_WHY_NOT_NOW, 0, 0);
    int aux = (action - GWT_ACTION_aux_money) / 2;
    bool twice = (action - GWT_ACTION_aux_money) % 2;
    if (is_aux && aux >= gwt_box(st)->aux)
        return because(GWT_WHY_NOT_NOW, 0, 0);
    if (is_aux && twice && f->op == GWT_OP_AUX && f->aux.single)
        return because(GWT_WHY_SINGLE_ONLY, 0, 0);
    if (is_aux && (!gwt_aux_open(&st->player[seat], aux, twice) || (twice && f->op == GWT_OP_PHASE_B)))
        return because(GWT_WHY_AUX_LOCKED, 0, 0);
    return why_not_action(st, seat, m, action);
}

static sb_reason why_not_hire(const gwt_state *st, int seat, sb_move m)
{
    const gwt_player *p = &st->player[seat];
    int row = sb_move_get_number(m), worker = m.arg[2], cost;
    bool there = false;
    if (row >= st->token_row || row < 1)
        return because(GWT_WHY_TOKEN_ROW, gwt_min(st->token_row, GWT_JOB_ROWS), 0);
    for (int c = 0; c < GWT_JOB_COLUMNS; c++)
        there |= worker && st->job[row - 1][c] == worker;
    if (!there)
        return because(GWT_WHY_NO_WORKER, row, 0);
    if (p->workers[worker - 1] >= GWT_WORKER_COLUMNS)
        return because(GWT_WHY_ROW_FULL, 0, 0);
    cost = GWT_JOB[row - 1].cost + gwt_top_const(st)->hire.change;
    return too_dear(GWT_WHY_MONEY_HIRE, cost, p);
}

static sb_reason why_not_buy(const gwt_state *st, int seat, sb_move m)
{
    const gwt_player *p = &st->player[seat];
    int left = p->workers[GWT_TILE_cowboy - 1] - gwt_top_const(st)->buy.cowboys_used;
    if (m.kind == GWT_MV_REVEAL || m.arg[0] >= GWT_OFFER_COUNT)
        return left ? because(GWT_WHY_NOT_FOR_SALE, 0, 0) : because(GWT_WHY_COWBOYS, 1, left);
    const gwt_offer_row *row = &GWT_OFFER[m.arg[0]];
    if (row->cowboys > left)
        return because(GWT_WHY_COWBOYS, row->cowboys, left);
    if (row->cost > p->money)
        return too_dear(GWT_WHY_MONEY_BUY, row->cost, p);
    return because(GWT_WHY_NOT_FOR_SALE, 0, 0);
}

static sb_reason why_not_build(const gwt_state *st, int seat, sb_move m)
{
    const gwt_player *p = &st->player[seat];
    int design = m.arg[0], own = p->workers[GWT_TILE_builder - 1];
    int price = gwt_top_const(st)->build.price;
    if (price == 0)
        own = GWT_FREE_BUILDERS; /* RTN-MED-5 */
    if (design <= GWT_NEUTRALS || design >= GWT_BUILDING_COUNT
        || gwt_design_of(st, GWT_BUILDING[design].number) != design || !(p->unbuilt >> GWT_BUILDING[design].number & 1))
        return because(GWT_WHY_TILE_USED, 0, 0);
    int need = GWT_BUILDING[design].builders, cost = need * price;
    if (need > own)
        return because(GWT_WHY_BUILDERS, need, own);
    return cost > p->money ? too_dear(GWT_WHY_MONEY_BUILD, cost, p) : because(GWT_WHY_REPLACE, 0, 0);
}

static sb_reason why_not_build_at(const gwt_state *st, int seat, sb_move m)
{
    const gwt_frame *f = gwt_top_const(st);
    const gwt_player *p = &st->player[seat];
    int place = m.arg[0], need = GWT_BUILDING[f->build_at.building].builders;
    if (place == 0 || place >= GWT_PLACE_COUNT)
        return because(GWT_WHY_NOT_NOW, 0, 0);
    if (GWT_PLACE[place].kind != GWT_SITE || st->tile[place])
        return because(GWT_WHY_SITE, place, 0);
    int own = f->build_at.price ? p->workers[GWT_TILE_builder - 1] : GWT_FREE_BUILDERS;
    return need > own ? because(GWT_WHY_BUILDERS, need, own)
                      : too_dear(GWT_WHY_MONEY_BUILD, need * f->build_at.price, p);
}

static sb_reason why_not_upgrade(const gwt_state *st, int seat, int station)
{
    const gwt_player *p = &st->player[seat];
    const gwt_frame *f = gwt_top_const(st);
    if (station >= GWT_STATIONS || (f->op == GWT_OP_STOP && f->stop.station != station))
        return because(GWT_WHY_STATION_BEHIND, station < GWT_STATIONS ? station : 0, 0);
    if (p->stations >> station & 1)
        return because(GWT_WHY_STATION_OWN, station, 0);
    if (f->op == GWT_OP_UPGRADE_BEHIND && GWT_STATION[station].space >= p->engine)
        return because(GWT_WHY_STATION_BEHIND, station, 0);
    if (GWT_STATION[station].cost > p->money)
        return too_dear(GWT_WHY_MONEY_STATION, GWT_STATION[station].cost, p);
    return because(GWT_WHY_NO_DISC, 0, 0);
}

static sb_reason why_not_disc(const gwt_state *st, int seat, sb_move m)
{
    const gwt_player *p = &st->player[seat];
    int slot = m.arg[0];
    if (m.kind == GWT_MV_DISC_FROM)
        return because(
            slot < GWT_STATIONS && (p->stations >> slot & 1) ? GWT_WHY_BOARD_FIRST : GWT_WHY_SLOT_EMPTY, 0, 0);
    if (slot >= GWT_SLOT_COUNT || !(p->discs >> slot & 1))
        return because(GWT_WHY_SLOT_EMPTY, 0, 0);
    if (!GWT_SLOT[slot].white && (p->discs & GWT_WHITE_SLOTS))
        return because(
            GWT_SLOT[slot].cost > p->money ? GWT_WHY_MONEY_DISC : GWT_WHY_WHITE_BORDER, GWT_SLOT[slot].cost, p->money);
    if (GWT_SLOT[slot].cost)
        return too_dear(GWT_WHY_MONEY_DISC, GWT_SLOT[slot].cost, p);
    return because(GWT_WHY_SLOT_EMPTY, 0, 0); /* the second of two equal slots */
}

static sb_reason why_not_deliver(const gwt_state *st, int seat, int city)
{
    const gwt_frame *f = gwt_top_const(st);
    if (city >= GWT_CITY_COUNT)
        return because(GWT_WHY_NOT_NOW, 0, 0);
    if (!(gwt_box(st)->cities >> city & 1))
        return because(GWT_WHY_NO_CITY, city, 0);
    if (GWT_CITY[city].town & ~st->player[seat].stores)
        return because(GWT_WHY_NEEDS_STORE, city, 0);
    if (GWT_CITY[city].value > f->deliver.value)
        return because(GWT_WHY_TOO_VALUABLE, city, f->deliver.value);
    if (st->player[seat].city[city] && !GWT_CITY[city].repeatable)
        return because(GWT_WHY_DELIVERED, city, 0);
    return because(GWT_WHY_NO_DISC_FITS, city, 0);
}

static sb_reason why_not_store(const gwt_state *st, int seat, sb_move m)
{
    const gwt_player *p = &st->player[seat];
    int town = m.arg[0], cell = m.arg[1] << 8 | m.arg[2];
    if (town >= GWT_TOWN_COUNT)
        return because(GWT_WHY_NOT_NOW, 0, 0);
    if (p->stores >> town & 1)
        return because(GWT_WHY_STORE_THERE, town, 0);
    if (!(gwt_access(st, seat) >> town & 1))
        return because(GWT_WHY_NO_ACCESS, town, 0);
    if (cell < GWT_TRADE_CELLS && !st->cell[town][cell] && GWT_TOWN[town].cell[cell].cost > p->money)
        return too_dear(GWT_WHY_MONEY_CELL, GWT_TOWN[town].cell[cell].cost, p);
    return because(GWT_WHY_CELL, town, 0);
}

static sb_reason why_not_exchange(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    if (p->tokens == 0)
        return because(GWT_WHY_NO_TOKEN, 0, 0);
    if (gwt_awaits_discard(st, seat))
        return because(GWT_WHY_TOKEN_DISCARD, 0, 0);
    return because(GWT_WHY_NOTHING_TO_DRAW, 0, 0);
}

/* A move of this kind can answer the question; its arguments do not. */
static sb_reason why_not_argument(const gwt_state *st, int seat, sb_move m)
{
    const gwt_player *p = &st->player[seat];
    switch ((gwt_move)m.kind) {
    case GWT_MV_MOVE: return why_not_path(st, seat, m);
    case GWT_MV_PLACE: return because(p->herder ? GWT_WHY_NOT_NOW : GWT_WHY_NEUTRAL_FIRST, 0, 0);
    case GWT_MV_PLAY:
        return because(GWT_WHY_NO_OBJECTIVE, m.arg[0] > 0 && m.arg[0] < GWT_CARD_COUNT ? m.arg[0] : GWT_OBJ_FIRST, 0);
    case GWT_MV_USE:
    case GWT_MV_USE_CARDS:
    case GWT_MV_USE_BACK: return why_not_use(st, seat, m);
    case GWT_MV_DO:
    case GWT_MV_DO_CARDS:
    case GWT_MV_DO_BACK: return why_not_do(st, seat, m);
    case GWT_MV_DISCARD:
    case GWT_MV_POKER_LAY:
    case GWT_MV_REMOVE:
        return because(GWT_WHY_NO_CARD, m.arg[0] > 0 && m.arg[0] < GWT_CARD_COUNT ? m.arg[0] : GWT_CARD_criollo, 0);
    case GWT_MV_DRAW: return because(GWT_WHY_DRAW_RANGE, gwt_min(gwt_top_const(st)->upto.most, gwt_drawable(p)), 0);
    case GWT_MV_TAKE:
    case GWT_MV_TAKE_STACK: return because(GWT_WHY_NOT_DISPLAYED, 0, 0);
    case GWT_MV_HIRE: return why_not_hire(st, seat, m);
    case GWT_MV_BUY:
    case GWT_MV_REVEAL: return why_not_buy(st, seat, m);
    case GWT_MV_BUILD: return why_not_build(st, seat, m);
    case GWT_MV_BUILD_AT: return why_not_build_at(st, seat, m);
    case GWT_MV_HAZARD: return because(GWT_WHY_NO_HAZARD, 0, 0);
    case GWT_MV_BOUNTY: return because(GWT_WHY_NO_OUTLAW, 0, 0);
    case GWT_MV_ENGINE: return because(GWT_WHY_ENGINE_RANGE, 0, 0);
    case GWT_MV_UPGRADE: return why_not_upgrade(st, seat, m.arg[0]);
    case GWT_MV_DISC:
    case GWT_MV_DISC_FROM: return why_not_disc(st, seat, m);
    case GWT_MV_APPOINT: return because(GWT_WHY_PRINTED, 0, 0);
    case GWT_MV_FORESIGHT: return because(GWT_WHY_NOT_FORESEEN, gwt_top_const(st)->foresight.column + 1, 0);
    case GWT_MV_CERTIFICATES: return because(GWT_WHY_CERTIFICATES, GWT_CERTIFICATES[p->certificate], 0);
    case GWT_MV_SIMMENTAL: return because(GWT_WHY_SIMMENTAL, 0, 0);
    case GWT_MV_DELIVER: return why_not_deliver(st, seat, m.arg[0]);
    case GWT_MV_STORE: return why_not_store(st, seat, m);
    case GWT_MV_TAKE_CATTLE: return because(GWT_WHY_NOT_FOR_SALE, 0, 0);
    case GWT_MV_POKER_SEAT: return because(GWT_WHY_POKER_PRINTED, 0, 0);
    case GWT_MV_DONE:
    case GWT_MV_DECLINE: return because(GWT_WHY_MUST_CHOOSE, 0, 0);
    case GWT_MV_END:
    case GWT_MV_EXCHANGE:
    case GWT_MV_COUNT: break;
    }
    return because(GWT_WHY_NOT_NOW, 0, 0);
}

/* Which kinds of moves answer the question of a frame. */
static const uint64_t ANSWERS[GWT_OP_COUNT] = {
#define A(kind) (UINT64_C(1) << GWT_MV_##kind)
#define ACTIONS (A(DO) | A(DO_CARDS) | A(DO_BACK))
    [GWT_OP_FIRST_DISCARD] = A(DISCARD),
    [GWT_OP_START] = A(MOVE) | A(PLACE) | A(PLAY),
    [GWT_OP_PHASE_B] = A(PLAY) | A(USE) | A(USE_CARDS) | A(USE_BACK) | ACTIONS | A(END),
    [GWT_OP_FORESIGHT] = A(FORESIGHT),
    [GWT_OP_CERTIFICATES] = A(CERTIFICATES),
    [GWT_OP_SIMMENTAL] = A(SIMMENTAL),
    [GWT_OP_DELIVER] = A(DELIVER),
    [GWT_OP_DISC] = A(DISC) | A(DISC_FROM),
    [GWT_OP_TAKE] = A(TAKE) | A(TAKE_STACK) | A(DECLINE),
    [GWT_OP_USE] = ACTIONS,
    [GWT_OP_AUX] = ACTIONS | A(DECLINE),
    [GWT_OP_DRAW] = A(DRAW) | A(DECLINE),
    [GWT_OP_DISCARD] = A(DISCARD),
    [GWT_OP_REMOVE] = A(REMOVE),
    [GWT_OP_HERDER] = A(MOVE),
    [GWT_OP_FREE_MOVE] = A(MOVE),
    [GWT_OP_HIRE] = A(HIRE) | A(DECLINE),
    [GWT_OP_BUY] = A(BUY) | A(REVEAL) | A(DONE),
    [GWT_OP_BUILD] = A(BUILD) | A(DECLINE),
    [GWT_OP_BUILD_AT] = A(BUILD_AT),
    [GWT_OP_HAZARD] = A(HAZARD) | A(DECLINE),
    [GWT_OP_BOUNTY] = A(BOUNTY) | A(DECLINE),
    [GWT_OP_ENGINE] = A(ENGINE) | A(DECLINE),
    [GWT_OP_RETURN] = A(ENGINE) | A(DECLINE),
    [GWT_OP_BACK_ANY] = A(ENGINE) | A(DECLINE),
    [GWT_OP_STOP] = A(UPGRADE),
    [GWT_OP_UPGRADE_BEHIND] = A(UPGRADE) | A(DECLINE),
    [GWT_OP_APPOINT] = A(APPOINT),
    [GWT_OP_STORE] = A(STORE) | A(DECLINE),
    [GWT_OP_TAKE_CATTLE] = A(TAKE_CATTLE) | A(DECLINE),
    [GWT_OP_POKER_LAY] = A(POKER_LAY) | A(DONE),
    [GWT_OP_POKER_SEAT] = A(POKER_SEAT),
#undef ACTIONS
#undef A
};

sb_reason gwt_why(const void *state, int seat, sb_move move)
{
    const gwt_state *st = state;
    if (move.kind == GWT_MV_EXCHANGE)
        return why_not_exchange(st, seat);
    if (!(gwt_pending(st) >> seat & 1))
        return because(GWT_WHY_NOT_ASKED, 0, 0);
    if (move.kind >= GWT_MV_COUNT || !(ANSWERS[gwt_top_const(st)->op] >> move.kind & 1))
        return because(GWT_WHY_NOT_NOW, 0, 0);
    return why_not_argument(st, seat, move);
}
