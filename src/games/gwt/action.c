/* action.c: one action, wherever it is printed: what it costs, whether it is offered, what it gives; immediate actions
 * (GWT-LOC-9, GWT-LOC-10, GWT-LOC-11, GWT-LOC-12, GWT-LOC-13, GWT-LOC-14, GWT-LOC-15, GWT-LOC-16, GWT-DEC-4). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/building.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/certificate.h"
#include "games/gwt/deck.h"
#include "games/gwt/delivery.h"
#include "games/gwt/hazard.h"
#include "games/gwt/hiring.h"
#include "games/gwt/money.h"
#include "games/gwt/objective.h"
#include "games/gwt/poker.h"
#include "games/gwt/railroad.h"
#include "games/gwt/station.h"
#include "games/gwt/store.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

bool gwt_has_cost(int action)
{
    const gwt_action_row *row = &GWT_ACTION[action];
    return row->discard || row->pay || row->back;
}

static bool has_disc(const gwt_state *st, int seat)
{
    return gwt_cities(st, seat, 0, true) != 0;
}

/* Whether the decision of an effect has a target (GWT-LOC-13, GWT-LOC-14, GWT-HAZ-2, GWT-OUT-2, RTN-BLD-6). */
static bool has_target(const gwt_state *st, int seat, const gwt_action_row *row, int n)
{
    switch ((gwt_op)row->op) {
    case GWT_OP_HIRE: return gwt_hireable(st, seat, n) != 0;
    case GWT_OP_BUILD: return gwt_tiles_to_build(st, seat, n) != 0;
    case GWT_OP_BUY: return gwt_can_buy(st, seat);
    case GWT_OP_HAZARD: return gwt_hazards(st) != 0;
    case GWT_OP_BOUNTY: return gwt_outlaws(st) != 0;
    case GWT_OP_ENGINE: return n > 0;
    case GWT_OP_DRAW: return n > 0 && gwt_drawable(&st->player[seat]) > 0;
    case GWT_OP_TAKE: return gwt_can_take(st);
    case GWT_OP_REMOVE: return st->player[seat].hand_n > 0; /* RTN-MED-7 */
    case GWT_OP_TAKE_CATTLE: return (gwt_kinds(st->market) & GWT_VALUE_3_CARDS) != 0;
    case GWT_OP_STORE: /* RTN-STORE-5, RTN-STORE-25, RTN-STORE-31 */
        return row->pay ? gwt_stores_left(&st->player[seat]) > 0 : gwt_can_place(st, seat);
    case GWT_OP_BACK_ANY:
        return st->player[seat].engine != GWT_SPACE_s0 && has_disc(st, seat); /* GWT-SPD-1, GWT-SPD-5 */
    case GWT_OP_UPGRADE_BEHIND: return gwt_stations_behind(st, seat) != 0;
    case GWT_OP_POKER_LAY: return gwt_can_sit_or_lay(&st->player[seat]);
    case GWT_OP_POKER_SHOW: return st->player[seat].laid_n > 0; /* POK-SHOW-2 */
    default: return true;                                       /* auxiliary actions, herder moves: nothing is needed */
    }
}

/* GWT-LOC-13: these may be forfeited once a cost is paid. */
static bool may_be_forfeited(int op)
{
    return op == GWT_OP_TAKE || op == GWT_OP_REMOVE;
}

static bool gives_something(const gwt_state *st, int seat, const gwt_action_row *row, int k)
{
    const gwt_player *p = &st->player[seat];
    if (row->money * k > 0 || row->tokens)
        return true;
    return row->certificates * k > 0 && p->certificate < gwt_certificate_limit(p);
}

bool gwt_is_useful(const gwt_state *st, int seat, int action)
{
    const gwt_action_row *row = &GWT_ACTION[action];
    int k = gwt_count(st, seat, (gwt_per)row->per);
    if (row->op)
        return has_target(st, seat, row, row->per ? row->n * k : row->n)
            || (gwt_has_cost(action) && may_be_forfeited(row->op));
    return gwt_has_cost(action) || gives_something(st, seat, row, k);
}

/* ---- the moves of an action: every way to pay its cost ----------------------------------------------------------- */

typedef struct writer {
    sb_move *out;
    int n, place, action;
} writer;

static void put(writer *w, int plain, int extra1, int extra2)
{
    sb_move m = { .kind = (uint8_t)((w->place ? GWT_MV_USE : GWT_MV_DO) + plain) };
    int at = 0;
    if (w->place)
        m.arg[at++] = (uint8_t)w->place;
    m.arg[at++] = (uint8_t)w->action;
    m.arg[at++] = (uint8_t)extra1;
    m.arg[at] = (uint8_t)extra2;
    w->out[w->n++] = m;
}

enum { PLAIN, CARDS, BACK }; /* offsets from GWT_MV_USE and GWT_MV_DO */

/* GWT-LOC-12: two cards of one breed. */
static void put_pairs(writer *w, const gwt_player *p, uint32_t kinds)
{
    for (uint32_t first = kinds; first; first &= first - 1) {
        int a = gwt_lowest(first);
        if (p->hand[a] >= 2)
            put(w, CARDS, a, a);
        for (uint32_t second = first & (first - 1); second; second &= second - 1)
            if (GWT_CARD[gwt_lowest(second)].breed == GWT_CARD[a].breed)
                put(w, CARDS, a, gwt_lowest(second));
    }
}

/* RTN-STORE-3, RTN-STORE-4, RTN-STORE-31: any two of these. */
static void put_twos(writer *w, const gwt_player *p, uint32_t kinds)
{
    for (uint32_t first = kinds; first; first &= first - 1) {
        int a = gwt_lowest(first);
        if (p->hand[a] >= 2)
            put(w, CARDS, a, a);
        for (uint32_t second = first & (first - 1); second; second &= second - 1)
            put(w, CARDS, a, gwt_lowest(second));
    }
}

static void put_discards(writer *w, const gwt_player *p, gwt_discard discard)
{
    uint32_t kinds = gwt_kinds(p->hand) & GWT_DISCARDS[discard];
    if (discard == GWT_DISCARD_OBJECTIVE) {
        for (uint64_t set = p->hand_obj; set; set &= set - 1)
            put(w, CARDS, GWT_OBJ_FIRST + gwt_lowest(set), 0);
    } else if (discard == GWT_DISCARD_PAIR) {
        put_pairs(w, p, kinds);
    } else if (discard == GWT_DISCARD_TWO_VALUE_2) {
        put_twos(w, p, kinds);
    } else {
        for (; kinds; kinds &= kinds - 1)
            put(w, CARDS, gwt_lowest(kinds), 0);
    }
}

int gwt_action_moves(const gwt_state *st, int seat, int place, int action, sb_move *out)
{
    const gwt_action_row *row = &GWT_ACTION[action];
    const gwt_player *p = &st->player[seat];
    writer w = { .out = out, .place = place, .action = action };
    if (row->pay > p->money || !gwt_is_useful(st, seat, action)) /* GWT-FEE-7 */
        return 0;
    if (row->discard) {
        put_discards(&w, p, (gwt_discard)row->discard);
    } else if (row->back) {
        for (uint64_t set = gwt_engine_back(st, seat, row->back); set; set &= set - 1)
            put(&w, BACK, gwt_lowest(set), 0);
    } else {
        put(&w, PLAIN, 0, 0);
    }
    return w.n;
}

int gwt_move_action(sb_move m)
{
    return m.kind >= GWT_MV_DO ? m.arg[0] : m.arg[1];
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

void gwt_reward(gwt_state *st, int seat, int action, bool decline, sb_events *ev)
{
    const gwt_action_row *row = &GWT_ACTION[action];
    int k = gwt_count(st, seat, (gwt_per)row->per);
    gwt_gain(st, seat, row->money * k, ev);
    if (row->certificates)
        gwt_advance(st, seat, row->certificates * k, ev);
    gwt_gain_tokens(st, seat, row->tokens, ev);
    if (row->op == GWT_OP_ENGINE || row->op == GWT_OP_STORE)
        decline |= gwt_has_cost(action); /* GWT-LOC-10 (e), RTN-STORE-27 */
    if (row->op) {
        gwt_frame *f = gwt_push(st, row->op, seat);
        f->effect.number = (uint8_t)(row->per ? row->n * k : row->n);
        f->effect.decline = decline;
    }
}

/* GWT-LOC-9: the whole cost, then an engine stop (GWT-STA-9, GWT-STA-10), then the reward; a double action is one
 * (GWT-AUX-10). */
void gwt_do_action(gwt_state *st, int seat, sb_move m, bool decline, sb_events *ev)
{
    int action = gwt_move_action(m), at = m.kind >= GWT_MV_DO ? 1 : 2;
    const gwt_action_row *row = &GWT_ACTION[action];
    sb_emit(ev, GWT_EV_ACTION, seat, (int16_t)action);
    gwt_pay(st, seat, row->pay, ev);
    if (row->discard)
        for (int i = at; i < (int)sizeof m.arg && m.arg[i]; i++)
            gwt_hand_to_discard(st, seat, m.arg[i], ev);
    if (row->back) {
        gwt_frame *f = gwt_push(st, GWT_OP_REWARD, seat);
        f->use.action = (uint8_t)action;
        f->use.decline = decline;
        gwt_engine_stops(st, seat, m.arg[at], ev);
        return;
    }
    gwt_reward(st, seat, action, decline, ev);
}

static sb_next step_reward(gwt_state *st, sb_events *ev)
{
    gwt_frame f = *gwt_top(st);
    gwt_pop(st);
    gwt_reward(st, f.seat, f.use.action, f.use.decline, ev);
    return SB_RUN;
}

const gwt_op_row gwt_op_reward = {
    .fields = { GWT_FIELD(use, action, ACTION), GWT_FLAG(use, decline) },
    .below = GWT_ON_MAIN,
    .step = step_reward,
};

/* ---- immediate actions (GWT-LOC-16, RTN-SM-4) -------------------------------------------------------------------- */

/* On top of what is under way: nothing else is done before it is (GWT-INFO-4, RTN-STORE-22). */
void gwt_immediate(gwt_state *st, int seat, int first, int count, sb_events *ev)
{
    if (count == 0)
        return;
    if (count > 1 || gwt_has_cost(first)) {
        gwt_frame *f = gwt_push(st, GWT_OP_USE, seat);
        f->use.action = (uint8_t)first;
        f->use.options = (uint8_t)count;
        return;
    }
    if (gwt_is_useful(st, seat, first))
        sb_emit(ev, GWT_EV_ACTION, seat, (int16_t)first);
    gwt_reward(st, seat, first, true, ev);
}

/* That somebody is asked shows everybody that the cost can be paid. */
static sb_next step_use(gwt_state *st, sb_events *ev)
{
    (void)ev;
    const gwt_frame *f = gwt_top(st);
    gwt_player *p = &st->player[f->seat];
    uint32_t kinds = GWT_DISCARDS[GWT_ACTION[f->use.action].discard];
    if (kinds && (kinds & (kinds - 1)) == 0 && p->hand[gwt_lowest(kinds)])
        gwt_know(p, gwt_lowest(kinds));
    return SB_DECIDE;
}

static int legal_use(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = 0;
    for (int i = 0; i < f->use.options; i++)
        n += gwt_action_moves(st, f->seat, 0, f->use.action + i, out + n);
    if (n > 0)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static void apply_use(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind != GWT_MV_DECLINE)
        gwt_do_action(st, seat, m, false, ev);
}

const gwt_op_row gwt_op_use = {
    .question = GWT_D_USE,
    .fields = { GWT_FIELD(use, action, ACTION), GWT_NUMBER(use, options, 1, 2) },
    .below = GWT_ON_GROUND,
    .variant = GWT_ON_NORTH,
    .step = step_use,
    .legal = legal_use,
    .apply = apply_use,
};
