/* pick.c: phase 4: taking cards, Mustang, resolving a card, pending cards (GR-PICK, GR-MUST, GR-PEND, GR-HORSE). */
#include "games/goldriver/state.h"
#include "games/goldriver/colt.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"
#include "games/goldriver/pick.h"

#include <string.h>

/* ---- queries ----------------------------------------------------------------------------------------------------- */

bool gr_holds(const gr_state *st, int seat, gr_kind kind)
{
    return (st->kept[seat] & GR_OF_KIND[kind]) != 0;
}

static bool has_concession(const gr_state *st, int seat)
{
    return (st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION]) != 0;
}

static bool has_rich_opponent(const gr_state *st, int seat)
{
    for (int s = 0; s < st->players; s++)
        if (s != seat && st->nuggets[s] > 0)
            return true;
    return false;
}

/* GR-HORSE-1: use it, or decline. */
int gr_legal_window(gr_kind kind, sb_move *out)
{
    out[0] = sb_move_of(GR_MV_DECLINE, 0, 0);
    out[1] = sb_move_of(GR_MV_USE, kind, 0);
    return 2;
}

/* GR-PEND-9: as things stand now. */
bool gr_can_apply(const gr_state *st, int seat, int card)
{
    switch ((gr_kind)GR_CARD[card].kind) {
    case GR_WAGON:
    case GR_GOLD: return has_concession(st, seat);
    case GR_JUDGE: return has_concession(st, seat) && (gr_opponents_front(st, seat) & GR_OF_SYMBOL[GR_CONCESSION]);
    case GR_DYNAMITE: return gr_opponents_front(st, seat) != 0;
    case GR_RAID: return gr_raidable_towns(st, seat) != 0;
    case GR_HOLD_UP: return has_rich_opponent(st, seat);
    case GR_ONE_ARMED_BANDIT: return st->nuggets[seat] > 0 && st->deck_n > 0;
    case GR_NO_KIND:
    case GR_TOWN_CONCESSION:
    case GR_LOST_MINE:
    case GR_GHOST_MINE:
    case GR_PENNY_PRESS:
    case GR_MUSTANG:
    case GR_MOONSHINE:
    case GR_ALL_IN:
    case GR_BANK:
    case GR_POST_OFFICE:
    case GR_SALOON:
    case GR_RAILWAY_STATION:
    case GR_KIND_COUNT: break;
    }
    return true;
}

uint64_t gr_pending_of(const gr_state *st, int seat)
{
    uint64_t set = 0;
    for (int k = 0; k < st->pending_n; k++)
        if (st->pending_seat[k] == seat)
            set |= GR_BIT(st->pending_card[k]);
    return set;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

void gr_to_out(gr_state *st, int card, sb_events *ev)
{
    st->resolving &= ~GR_BIT(card);
    st->out |= GR_BIT(card);
    sb_emit(ev, GR_EV_OUT, SB_SPECTATOR, (int16_t)card);
}

/* GR-HORSE-2: of several copies the lowest id. */
void gr_use_kept(gr_state *st, int seat, gr_kind kind, sb_events *ev)
{
    int card = gr_lowest(st->kept[seat] & GR_OF_KIND[kind]);
    st->kept[seat] &= ~GR_BIT(card);
    st->out |= GR_BIT(card);
    sb_emit(ev, GR_EV_USE, seat, (int16_t)card);
}

static void place(gr_state *st, int seat, int card, sb_events *ev)
{
    st->resolving &= ~GR_BIT(card);
    st->front[seat] |= GR_BIT(card);
    sb_emit(ev, GR_EV_PLACE, seat, (int16_t)card);
}

void gr_take_card(gr_state *st, int seat, int card, sb_events *ev)
{
    st->sale &= ~GR_BIT(card);
    st->resolving |= GR_BIT(card);
    sb_emit(ev, GR_EV_TAKE, seat, (int16_t)card);
    gr_push(st, GR_OP_RESOLVE, seat)->effect.card = (uint8_t)card;
}

/* ---- taking ------------------------------------------------------------------------------------------------------ */

/* The choice order: clockwise from the winner, the other way round under Moonshine (GR-PICK-2, GR-MOON-1). */
static void set_order(gr_state *st)
{
    for (int i = 0; i < st->players; i++)
        st->order[i] = (uint8_t)gr_left(st, st->winner, st->reversed && i > 0 ? st->players - i : i);
}

static sb_next step_first_pick(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_top(st)->seat = st->winner;
    set_order(st);
    return SB_DECIDE;
}

static uint64_t choices_sale(const gr_state *st, const gr_frame *f)
{
    (void)f;
    return st->sale;
}

/* GR-PICK-1, GR-PICK-6: take, discard, and only then resolve. */
static void apply_first_pick(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    gr_take_card(st, seat, m.arg[0], ev);
    gr_push(st, GR_OP_DISCARD, seat);
}

const gr_op_row gr_op_first_pick = {
    .question = GR_D_FIRST_PICK,
    .below = GR_ON(ROUND),
    .step = step_first_pick,
    .choices = choices_sale,
    .move = GR_MV_TAKE,
    .apply = apply_first_pick,
};

static void apply_discard(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    st->sale &= ~GR_BIT(m.arg[0]);
    st->out |= GR_BIT(m.arg[0]);
    sb_emit(ev, GR_EV_DISCARD, seat, (int16_t)m.arg[0]);
}

const gr_op_row gr_op_discard = {
    .question = GR_D_DISCARD,
    .below = GR_ON(RESOLVE),
    .choices = choices_sale,
    .move = GR_MV_DISCARD,
    .apply = apply_discard,
};

static void apply_take(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    gr_take_card(st, seat, m.arg[0], ev);
}

const gr_op_row gr_op_take = {
    .question = GR_D_TAKE,
    .below = GR_ON(PENDING),
    .choices = choices_sale,
    .move = GR_MV_TAKE,
    .apply = apply_take,
};

/* GR-PICK-5, GR-PICK-8, GR-PICK-9: a card is resolved, pending cards are looked at, then comes the next one. */
static sb_next step_picks(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_frame *f = gr_top(st);
    int i = ++f->picks.place;
    if (i >= st->players) {
        gr_pop(st);
        memset(st->order, 0, sizeof st->order);
        return SB_RUN;
    }
    int seat = st->order[i];
    gr_push(st, GR_OP_PENDING, seat);
    gr_push(st, GR_OP_TAKE, seat);
    return SB_RUN;
}

const gr_op_row gr_op_picks = {
    .fields = { GR_FIELD(picks, place, NUMBER) },
    .below = GR_ON(ROUND),
    .step = step_picks,
};

/* ---- window W4: places of the order are asked from the third on (GR-MUST-2, GR-MUST-4) --------------------------- */

static sb_next step_mustang(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_frame *f = gr_top(st);
    for (; f->window.asked + 2 < st->players; f->window.asked++) {
        f->seat = st->order[f->window.asked + 2];
        if (gr_holds(st, f->seat, GR_MUSTANG))
            return SB_DECIDE;
    }
    gr_pop(st);
    return SB_RUN;
}

static int legal_mustang(const gr_state *st, const gr_frame *f, sb_move *out)
{
    (void)st, (void)f;
    return gr_legal_window(GR_MUSTANG, out);
}

/* GR-MUST-1, GR-MUST-3: to the second place; the window closes. */
static void apply_mustang(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    if (m.kind == GR_MV_DECLINE) {
        f->window.asked++;
        return;
    }
    for (int i = f->window.asked + 2; i > 1; i--)
        st->order[i] = st->order[i - 1];
    st->order[1] = (uint8_t)seat;
    gr_pop(st);
    gr_use_kept(st, seat, GR_MUSTANG, ev);
}

const gr_op_row gr_op_mustang = {
    .question = GR_D_MUSTANG,
    .asked = true,
    .fields = { GR_FIELD(window, asked, NUMBER) },
    .below = GR_ON(ROUND),
    .step = step_mustang,
    .legal = legal_mustang,
    .apply = apply_mustang,
};

/* ---- resolving --------------------------------------------------------------------------------------------------- */

/* GR-PICK-11, GR-MAY-6: the fee first, also for what a One-Armed Bandit drew (GR-MAY-4, GR-OAB-3). */
static void buy(gr_state *st, int seat, int card, sb_events *ev)
{
    int town = GR_CARD[card].town;
    int fee = gr_fee(st, seat, card);
    if (fee > 0) {
        int mayor = st->mayor[town] - 1;
        int paid = gr_pay(st, seat, mayor, fee);
        sb_emit(ev, GR_EV_FEE, seat, (int16_t)mayor, (int16_t)paid, (int16_t)town);
        gr_tribute(st, mayor, paid, ev);
    }
    place(st, seat, card, ev);
    gr_mayor_check(st, town, 1u << seat, 0, ev);
    if (gr_has_loose_lost_mine(st, seat))
        gr_push(st, GR_OP_LOST_TOWN, seat); /* GR-LOST-2 */
}

static void wait_for_use(gr_state *st, int seat, int card, sb_events *ev)
{
    st->resolving &= ~GR_BIT(card);
    st->pending_card[st->pending_n] = (uint8_t)card;
    st->pending_seat[st->pending_n++] = (uint8_t)seat;
    sb_emit(ev, GR_EV_WAIT, seat, (int16_t)card);
}

/* GR-PICK-4, GR-PICK-10 */
static sb_next step_resolve(gr_state *st, sb_events *ev)
{
    int seat = gr_top(st)->seat, card = gr_top(st)->effect.card;
    gr_kind kind = GR_CARD[card].kind;
    gr_pop(st);
    switch ((gr_symbol)GR_SYMBOL_OF[kind]) {
    case GR_CONCESSION:
        if (kind == GR_TOWN_CONCESSION) {
            buy(st, seat, card, ev);
            break;
        }
        place(st, seat, card, ev);
        if (kind == GR_LOST_MINE)
            gr_push(st, GR_OP_LOST_TOWN, seat); /* GR-LOST-1 */
        break;
    case GR_BUILDING:
        place(st, seat, card, ev);
        if (kind == GR_BANK)
            gr_push(st, GR_OP_DEPOSIT, seat); /* GR-BANK-1 */
        break;
    case GR_HORSESHOE:
        st->resolving &= ~GR_BIT(card);
        st->kept[seat] |= GR_BIT(card);
        sb_emit(ev, GR_EV_KEEP, seat, (int16_t)card);
        break;
    case GR_COLT:
    case GR_LASSO:
        if (gr_can_apply(st, seat, card))
            gr_start_effect(st, seat, card);
        else
            wait_for_use(st, seat, card, ev); /* GR-PEND-1 */
        break;
    case GR_SYMBOL_COUNT: break;
    }
    return SB_RUN;
}

const gr_op_row gr_op_resolve = {
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON(ROUND),
    .step = step_resolve,
};

/* ---- pending cards: the frame's seat is where the check starts --------------------------------------------------- */

/* GR-PEND-3, GR-PEND-7: the first that can be applied, in the order of seats and then of arrival; -1: none. */
static int first_applicable(const gr_state *st, int start)
{
    for (int i = 0; i < st->players; i++) {
        int seat = gr_left(st, start, i);
        for (int k = 0; k < st->pending_n; k++)
            if (st->pending_seat[k] == seat && gr_can_apply(st, seat, st->pending_card[k]))
                return k;
    }
    return -1;
}

static void drop_pending(gr_state *st, int k)
{
    int last = --st->pending_n;
    for (; k < last; k++) {
        st->pending_card[k] = st->pending_card[k + 1];
        st->pending_seat[k] = st->pending_seat[k + 1];
    }
    st->pending_card[last] = st->pending_seat[last] = 0;
}

static sb_next step_pending(gr_state *st, sb_events *ev)
{
    int k = st->pending_n ? first_applicable(st, gr_top(st)->seat) : -1;
    if (k < 0) {
        gr_pop(st);
        return SB_RUN;
    }
    int seat = st->pending_seat[k], card = st->pending_card[k];
    drop_pending(st, k);
    st->resolving |= GR_BIT(card); /* GR-PICK-12 */
    sb_emit(ev, GR_EV_READY, seat, (int16_t)card);
    gr_start_effect(st, seat, card);
    return SB_RUN; /* this frame looks again when the card is done (GR-PEND-4) */
}

const gr_op_row gr_op_pending = {
    .below = GR_ON(ROUND) | GR_ON(PICKS),
    .step = step_pending,
};

/* GR-PICK-12: a colt card goes out of play when its effect is over. */
static sb_next step_finish(gr_state *st, sb_events *ev)
{
    int card = gr_top(st)->effect.card;
    gr_pop(st);
    gr_to_out(st, card, ev);
    return SB_RUN;
}

const gr_op_row gr_op_finish = {
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON_CARD_GROUND,
    .step = step_finish,
};
