/* occur.c: what can occur in a game with these options, read off the tables, and what lies there without an event that
 * says so (game.h, can_occur and shows). */
#include "games/gwt/sam.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/contract.h"
#include "games/gwt/objective.h"
#include "games/gwt/poker.h"

#include <string.h>

/* ---- the parts of the rules that are in play --------------------------------------------------------------------- */

/* A word belongs to the rules that its id of a rule begins with. */
static bool is_in_play(const gwt_state *st, const char *rule)
{
    static const char *const begin[] = { "GWT-SIM", "RTN-BRA", "RTN-SOLO", "RTN-", "POK-", "SOLO-" };
    const bool on[] = { st->simmental, st->brahman, st->rails_north && st->solo, st->rails_north, st->poker, st->solo };
    for (size_t i = 0; rule && i < sizeof on / sizeof *on; i++)
        if (strncmp(rule, begin[i], strlen(begin[i])) == 0)
            return on[i];
    return true;
}

static bool has_objective(const gwt_state *st, int card)
{
    return gwt_objectives(st) >> (card - GWT_OBJ_FIRST) & 1;
}

static bool has_card(const gwt_state *st, int card)
{
    return card < GWT_CATTLE ? gwt_is_in_game(st, card) : has_objective(st, card);
}

/* A side that somebody may build; the person who plays against Sam always sees his sides b (SOLO-SET-7). */
static bool has_building(const gwt_state *st, int design, bool of_sam)
{
    bool side_b = design >= GWT_BUILDING_pb_1b;
    if (GWT_BUILDING[design].number > gwt_box(st)->numbers)
        return false;
    return !side_b || st->sides_random || (of_sam && st->solo);
}

static bool is_among(int action, int first, int count)
{
    return action >= first && action < first + count;
}

/* Printed on a building that a person can use. */
static bool is_local(const gwt_state *st, int action)
{
    for (int d = 1; d < GWT_BUILDING_COUNT; d++)
        if (has_building(st, d, false) && is_among(action, GWT_BUILDING[d].first, GWT_BUILDING[d].count))
            return true;
    for (int p = 1; p < GWT_PLACE_COUNT; p++)
        if (GWT_PLACE[p].risk == action || gwt_addition(st, p) == action)
            return true;
    return false;
}

static bool is_auxiliary(const gwt_state *st, int action)
{
    for (int i = 0; i < gwt_box(st)->aux; i++)
        if (GWT_AUX_ACTION[i][0] == action || GWT_AUX_ACTION[i][1] == action)
            return true;
    return false;
}

static bool is_immediate(const gwt_state *st, int action)
{
    for (int w = 0; w < GWT_WORKERS; w++)
        for (int column = 1; column <= GWT_WORKER_COLUMNS; column++)
            if (GWT_WORKER_SPACE[w][column] == action)
                return true;
    for (int m = 1; m <= gwt_box(st)->masters; m++)
        if (is_among(action, GWT_MASTER[m].first, GWT_MASTER[m].count))
            return true;
    for (int t = 1; st->rails_north && t < GWT_TOWN_TILE_COUNT; t++)
        if (is_among(action, GWT_TOWN_TILE[t].first, GWT_TOWN_TILE[t].count))
            return true;
    for (int i = 0; i < GWT_OBJECTIVES; i++)
        if (GWT_OBJECTIVE[i].immediate == action && has_objective(st, GWT_OBJ_FIRST + i))
            return true;
    return false;
}

static bool has_action(const gwt_state *st, int action)
{
    return is_local(st, action) || is_auxiliary(st, action) || is_immediate(st, action);
}

static bool has_offer(const gwt_state *st, int offer)
{
    for (uint32_t kinds = GWT_OFFER[offer].kinds; kinds; kinds &= kinds - 1)
        if (gwt_is_in_game(st, gwt_lowest(kinds)))
            return true;
    return false;
}

/* Arrows are named by their cities. */
static int arrow_item(const gwt_arrow_row *row)
{
    char id[64];
    sb_text t = SB_TEXT(id);
    const sb_item *city = GWT_DOMAINS[GWT_DOM_CITY].item;
    sb_put(&t, "arrow_");
    sb_put(&t, city[row->from].id);
    sb_put(&t, "_");
    sb_put(&t, city[row->to].id);
    return sb_domain_find(&GWT_DOMAINS[GWT_DOM_ARROW], id, t.n);
}

static bool has_arrow(const gwt_state *st, int item)
{
    for (int i = 0; i < gwt_box(st)->arrows; i++)
        if (arrow_item(&gwt_box(st)->arrow[i]) == item)
            return true;
    return false;
}

/* Sam has other cards with Rails to the North (RTN-SOLO-1), and expansion cards of his level (RTN-SOLO-2). */
static bool has_sam_card(const gwt_state *st, int item)
{
    int first = gwt_sam_card_item(st, 1);
    return st->solo && item >= first && item < first + GWT_SAM_CARDS;
}

static bool has_sam_expansion(const gwt_state *st, int item)
{
    int first = gwt_sam_expansion_item(st, 0);
    return st->solo && st->rails_north && item >= first && item < first + GWT_SAM_EXPANSIONS;
}

/* GWT_SAM_buy_5_dollars: of Sam's combinations (SOLO-BUY-13) only two need as many cowboys and differ in dollars, two
 * cards of value 3 and one Shorthorn.  Where they bring the same points, the Shorthorn is the better single card
 * (SOLO-BUY-4).
 * With Rails to the North he delivers by his itinerary instead of by SOLO-KC-4. */
static bool has_sam_reason(const gwt_state *st, int reason)
{
    bool of_rails = reason >= GWT_SAM_rtn_15;
    if (!st->solo || reason == GWT_SAM_buy_5_dollars)
        return false;
    return st->rails_north ? reason != GWT_SAM_kc_4 : !of_rails;
}

static bool has_item(const gwt_state *st, int domain, int item)
{
    switch (domain) {
    case GWT_DOM_CARD: return has_card(st, item);
    case GWT_DOM_BUILDING: return has_building(st, item, true);
    case GWT_DOM_ACTION: return has_action(st, item);
    case GWT_DOM_STATION: return item < gwt_box(st)->stations;
    case GWT_DOM_CITY: return gwt_box(st)->cities >> item & 1;
    case GWT_DOM_MASTER: return item <= gwt_box(st)->masters;
    case GWT_DOM_SLOT: return item < gwt_box(st)->slots;
    case GWT_DOM_OFFER: return has_offer(st, item);
    case GWT_DOM_TOWN:
    case GWT_DOM_TOWN_TILE: return st->rails_north;
    case GWT_DOM_BONUS: return st->poker && item <= st->players; /* POK-LAY-3: one each */
    case GWT_DOM_SAM_CARD: return has_sam_card(st, item);
    case GWT_DOM_SAM_REASON: return has_sam_reason(st, item);
    case GWT_DOM_SAM_EXPANSION: return has_sam_expansion(st, item);
    case GWT_DOM_ARROW: return has_arrow(st, item);
    case GWT_DOM_TASK:
    case GWT_DOM_PHASE:
    case GWT_DOM_LEVEL: return false; /* views speak of them, no move and no event does */
    default: return true;             /* places, tiles, track spaces, foresight spaces, rows of the job market */
    }
}

/* ---- words that hang on something printed ------------------------------------------------------------------------ */

static bool has_effect(const gwt_state *st, int op)
{
    for (int a = 1; a < GWT_ACTION_COUNT; a++)
        if (GWT_ACTION[a].op == op && has_action(st, a))
            return true;
    return false;
}

/* Whether an effect is only ever brought about by an action. */
static bool is_effect(int op)
{
    for (int a = 1; a < GWT_ACTION_COUNT; a++)
        if (GWT_ACTION[a].op == op)
            return true;
    return false;
}

/* GWT-TURN-2: whoever begins has nothing to discard. */
static bool can_have_too_many(const gwt_state *st)
{
    for (int i = 0; i < gwt_people(st); i++)
        if (GWT_ORDER[i].cards > GWT_FIRST_HAND)
            return true;
    return false;
}

static bool has_decision(const gwt_state *st, int kind)
{
    if (kind == GWT_D_FIRST_DISCARD)
        return can_have_too_many(st);
    for (int op = 1; op < GWT_OP_COUNT; op++)
        if (GWT_OPS[op]->legal && GWT_OPS[op]->question == kind && (!is_effect(op) || has_effect(st, op)))
            return true;
    return false;
}

static bool can_copy(const gwt_state *st)
{
    for (int d = 1; d < GWT_BUILDING_COUNT; d++)
        if (GWT_BUILDING[d].copies && has_building(st, d, false))
            return true;
    return false;
}

static bool can_go_back(const gwt_state *st)
{
    for (int a = 1; a < GWT_ACTION_COUNT; a++)
        if (GWT_ACTION[a].back && is_local(st, a))
            return true;
    return false;
}

/* 8b: an objective card into hand. */
static bool can_take_into_hand(const gwt_state *st)
{
    for (int a = 1; a < GWT_ACTION_COUNT; a++)
        if (GWT_ACTION[a].op == GWT_OP_TAKE && GWT_ACTION[a].n && has_action(st, a))
            return true;
    return false;
}

static bool has_move(const gwt_state *st, int kind)
{
    return kind != GWT_MV_USE_BACK || can_go_back(st);
}

static bool has_event(const gwt_state *st, int kind)
{
    if (kind == GWT_EV_TAKE_UNSEEN || kind == GWT_EV_TOOK)
        return can_take_into_hand(st);
    return kind != GWT_EV_FEE || gwt_people(st) > 1; /* SOLO-MOVE-7: Sam's tolls go to the bank */
}

/* Stations are chosen, not only stopped at, with 9b; nobody is asked for what cannot be done. */
static bool has_reason(const gwt_state *st, int kind)
{
    switch (kind) {
    case GWT_WHY_STATION_OWN:
    case GWT_WHY_MONEY_STATION:
    case GWT_WHY_NO_DISC: return has_effect(st, GWT_OP_UPGRADE_BEHIND);
    case GWT_WHY_COPY_TWICE: return can_copy(st);
    case GWT_WHY_NOT_ASKED: return gwt_people(st) > 1;
    case GWT_WHY_NO_CITY: return true; /* cities of the other box */
    default: return is_in_play(st, GWT_REASONS[kind].rule);
    }
}

bool gwt_can_occur(const void *state, int list, int index)
{
    const gwt_state *st = state;
    switch (list) {
    case SB_LIST_MOVES: return is_in_play(st, GWT_MOVES[index].rule) && has_move(st, index);
    case SB_LIST_EVENTS: return is_in_play(st, GWT_EVENTS[index].rule) && has_event(st, index);
    case SB_LIST_DECISIONS: return is_in_play(st, GWT_DECISIONS[index].rule) && has_decision(st, index);
    case SB_LIST_REASONS: return has_reason(st, index);
    case SB_LIST_CATEGORIES: return is_in_play(st, GWT_CATEGORIES[index].rule);
    default: return has_item(st, list - SB_LIST_DOMAIN, index);
    }
}

/* ---- on the table ------------------------------------------------------------------------------------------------ */

static void show_cards(uint64_t kinds, sb_see see, void *to)
{
    for (; kinds; kinds &= kinds - 1)
        see(to, GWT_DOM_CARD, gwt_lowest(kinds));
}

static void show_player(const gwt_state *st, const gwt_player *p, sb_see see, void *to)
{
    const gwt_box_row *box = gwt_box(st);
    show_cards(p->area_obj << GWT_OBJ_FIRST, see, to); /* the starting one has no event */
    if (p->herder)
        see(to, GWT_DOM_PLACE, p->herder);
    for (int i = 0; i < box->arrows; i++)
        if (p->city[box->arrow[i].from] && p->city[box->arrow[i].to])
            see(to, GWT_DOM_ARROW, arrow_item(&box->arrow[i]));
}

static void show_board(const gwt_state *st, sb_see see, void *to)
{
    for (uint64_t set = GWT_NEUTRAL_PLACES; set; set &= set - 1)
        see(to, GWT_DOM_BUILDING, gwt_design(st->tile[gwt_lowest(set)]));
    for (int column = 0; column < GWT_BAGS; column++)
        for (int row = 0; row < GWT_FORESIGHT_ROWS; row++)
            if (st->foresight[column][row])
                see(to, GWT_DOM_FORESIGHT, column * GWT_FORESIGHT_ROWS + row);
    for (int row = 0; row < GWT_JOB_ROWS; row++)
        if (memcmp(st->job[row], (uint8_t[GWT_JOB_COLUMNS]) { 0 }, GWT_JOB_COLUMNS) != 0)
            see(to, GWT_DOM_JOB_ROW, row);
    for (int i = 0; st->rails_north && i < GWT_MEDIUM_TOWNS; i++)
        see(to, GWT_DOM_TOWN_TILE, st->town_tile[i]);
}

void gwt_shows(const void *state, sb_see see, void *to)
{
    const gwt_state *st = state;
    show_cards(st->display << GWT_OBJ_FIRST, see, to);
    show_board(st, see, to);
    for (int s = 0; s < gwt_people(st); s++)
        show_player(st, &st->player[s], see, to);
}
