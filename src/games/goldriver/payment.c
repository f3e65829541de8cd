/* payment.c: phase 3, the payment chain with All In, and the loser's money of two players (GR-PAY, GR-ALLIN, GR-TWO). */
#include "games/goldriver/state.h"
#include "games/goldriver/money.h"
#include "games/goldriver/payment.h"
#include "games/goldriver/pick.h"

#include <string.h>

/* ---- 3 to 5 players ---------------------------------------------------------------------------------------------- */

/* GR-PAY-1, GR-MOON-3, GR-ALLIN-4: to the right, or to the left when reversed; i = 0 is the first receiver. */
static int receiver_from(const gr_state *st, int winner, int i)
{
    return gr_left(st, winner, st->reversed ? i + 1 : st->players - 1 - i);
}

static int receiver(const gr_state *st, int i)
{
    return receiver_from(st, st->winner, i);
}

/* GR-PAY-2, GR-PAY-3, GR-PAY-5, GR-PAY-9: what receiver i keeps of r. */
static int share_of(const gr_state *st, int i, int r)
{
    bool keeps_all = st->players >= 4 && i == st->players - 2;
    return keeps_all ? r : (r + 1) / 2;
}

int gr_share(const gr_state *st, int winner, int price, int seat)
{
    for (int i = 0, rest = price; i < st->players - 1; i++) {
        int keeps = share_of(st, i, rest);
        if (receiver_from(st, winner, i) == seat)
            return keeps;
        rest -= keeps;
    }
    return 0;
}

static void credit(gr_state *st, int seat, int amount, sb_events *ev)
{
    st->transit = (uint16_t)(st->transit - amount);
    st->nuggets[seat] = (uint16_t)(st->nuggets[seat] + amount);
    sb_emit(ev, GR_EV_SHARE, seat, (int16_t)amount);
}

static void transit_to_supply(gr_state *st, sb_events *ev)
{
    if (st->transit == 0)
        return;
    sb_emit(ev, GR_EV_TRANSIT_LOST, SB_SPECTATOR, (int16_t)st->transit);
    st->from_supply -= st->transit;
    st->transit = 0;
}

static void receive(gr_state *st, gr_frame *f, int amount, sb_events *ev)
{
    int seat = receiver(st, f->pay.received);
    credit(st, seat, amount, ev);
    if (amount >= GR_SALOON_FROM)
        f->pay.tributes |= (uint8_t)(1u << seat);
    f->pay.received++;
}

/* GR-PAY-5, GR-PAY-7, GR-SALOON-4: the rest of 3 players, then the tributes in the order of the chain. */
static void chain_ends(gr_state *st, gr_frame *f, sb_events *ev)
{
    int done = f->pay.received;
    unsigned big = f->pay.tributes;
    transit_to_supply(st, ev);
    gr_pop(st);
    for (int i = 0; i < done; i++)
        if (big >> receiver(st, i) & 1)
            gr_tribute(st, receiver(st, i), GR_SALOON_FROM, ev);
}

static void chain_begins(gr_state *st, gr_frame *f, sb_events *ev)
{
    f->pay.begun = 1;
    st->transit = st->price;
    st->nuggets[st->winner] = (uint16_t)(st->nuggets[st->winner] - st->price);
    if (st->price)
        sb_emit(ev, GR_EV_PRICE, st->winner, (int16_t)st->price);
}

/* GR-PAY-4, GR-PAY-6, GR-PAY-8, GR-ALLIN-2 */
static sb_next step_pay(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    if (f->pay.begun == 0)
        chain_begins(st, f, ev);
    while (st->transit > 0 && f->pay.received < st->players - 1) {
        int keeps = share_of(st, f->pay.received, st->transit);
        f->seat = (uint8_t)receiver(st, f->pay.received);
        if (keeps < st->transit && gr_holds(st, f->seat, GR_ALL_IN))
            return SB_DECIDE;
        receive(st, f, keeps, ev);
    }
    chain_ends(st, f, ev);
    return SB_RUN;
}

static int legal_all_in(const gr_state *st, const gr_frame *f, sb_move *out)
{
    (void)st, (void)f;
    return gr_legal_window(GR_ALL_IN, out);
}

/* GR-ALLIN-1 */
static void apply_pay(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    if (m.kind == GR_MV_DECLINE) {
        receive(st, f, share_of(st, f->pay.received, st->transit), ev);
        return;
    }
    gr_use_kept(st, seat, GR_ALL_IN, ev);
    receive(st, f, st->transit, ev);
}

const gr_op_row gr_op_pay = {
    .question = GR_D_ALL_IN,
    .asked = true,
    .fields = { GR_FIELD(pay, received, NUMBER), GR_FIELD(pay, tributes, SEATS), GR_FIELD(pay, begun, NUMBER) },
    .below = GR_ON(ROUND),
    .step = step_pay,
    .legal = legal_all_in,
    .apply = apply_pay,
};

/* ---- 2 players --------------------------------------------------------------------------------------------------- */

/* GR-TWO-6 */
static sb_next step_loser(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_top(st)->seat = (uint8_t)(1 - st->winner);
    return SB_DECIDE;
}

static int legal_loser(const gr_state *st, const gr_frame *f, sb_move *out)
{
    (void)f;
    out[0] = sb_move_of(GR_MV_TAKE, gr_lowest(st->sale), 0);
    out[1] = sb_move_of(GR_MV_MONEY, 0, 0);
    return 2;
}

/* GR-TWO-7, GR-TWO-13 */
static void apply_loser(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    memset(st->order, 0, sizeof st->order);
    gr_push(st, GR_OP_PENDING, seat); /* GR-PEND-8 */
    if (m.kind == GR_MV_TAKE) {
        transit_to_supply(st, ev);
        gr_take_card(st, seat, m.arg[0], ev);
        return;
    }
    int card = gr_lowest(st->sale);
    st->sale = 0;
    st->out |= GR_BIT(card);
    sb_emit(ev, GR_EV_OUT, SB_SPECTATOR, (int16_t)card);
    gr_push(st, GR_OP_MONEY, seat);
}

const gr_op_row gr_op_loser = {
    .question = GR_D_LOSER,
    .asked = true,
    .below = GR_ON(ROUND),
    .step = step_loser,
    .legal = legal_loser,
    .apply = apply_loser,
};

static void take_money(gr_state *st, int seat, int amount, sb_events *ev)
{
    gr_pop(st);
    credit(st, seat, amount, ev);
    transit_to_supply(st, ev);
    gr_tribute(st, seat, amount, ev);
}

/* GR-TWO-6 (b), GR-TWO-8; the question is asked only if it changes something (GR-ALLIN-2). */
static sb_next step_money(gr_state *st, sb_events *ev)
{
    int seat = gr_top(st)->seat;
    if (st->transit >= 2 && gr_holds(st, seat, GR_ALL_IN))
        return SB_DECIDE;
    take_money(st, seat, (st->transit + 1) / 2, ev);
    return SB_RUN;
}

static void apply_money(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    if (m.kind == GR_MV_DECLINE) {
        take_money(st, seat, (st->transit + 1) / 2, ev);
        return;
    }
    gr_use_kept(st, seat, GR_ALL_IN, ev); /* GR-ALLIN-3 */
    take_money(st, seat, st->transit, ev);
}

const gr_op_row gr_op_money = {
    .question = GR_D_ALL_IN_STAKE,
    .asked = true,
    .below = GR_ON(PENDING),
    .step = step_money,
    .legal = legal_all_in,
    .apply = apply_money,
};
