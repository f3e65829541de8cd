/* auction.c: phase 2: the open auction, the sealed bids of two players, and Moonshine (GR-AUC, GR-TWO, GR-MOON). */
#include "games/goldriver/state.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/setup.h"

/* ---- 3 to 5 players ---------------------------------------------------------------------------------------------- */

static void auction_ends(gr_state *st, int winner, int price, sb_events *ev)
{
    gr_pop(st);
    st->winner = (uint8_t)winner;
    st->price = (uint16_t)price;
    sb_emit(ev, GR_EV_WINS, winner, (int16_t)price);
}

static void passes(gr_state *st, gr_frame *f, gr_event how, sb_events *ev)
{
    sb_emit(ev, how, f->seat);
    f->auction.passed |= (uint8_t)(1u << f->seat);
    f->seat = (uint8_t)gr_left(st, f->seat, 1);
}

static sb_next step_auction(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    unsigned everybody = (1u << st->players) - 1;
    for (;;) {
        unsigned leader = f->auction.leader ? 1u << (f->auction.leader - 1) : 0;
        if (f->auction.passed == everybody) { /* GR-AUC-6 */
            auction_ends(st, st->first, 0, ev);
            return SB_RUN;
        }
        if (leader && (f->auction.passed | leader) == everybody) { /* GR-AUC-5 */
            auction_ends(st, f->auction.leader - 1, f->auction.high, ev);
            return SB_RUN;
        }
        if (f->auction.passed >> f->seat & 1) /* GR-AUC-4 */
            f->seat = (uint8_t)gr_left(st, f->seat, 1);
        else if (st->nuggets[f->seat] <= f->auction.high) /* GR-AUC-8 */
            passes(st, f, GR_EV_PASS_BROKE, ev);
        else
            return SB_DECIDE; /* also the last one, when nobody has bid (GR-AUC-7) */
    }
}

/* GR-AUC-1, GR-AUC-2, GR-AUC-3: no more than he owns (GR-BROKE-2) */
static int legal_auction(const gr_state *st, const gr_frame *f, sb_move *out)
{
    int seat = f->seat;
    int n = 0;
    out[n++] = sb_move_of(GR_MV_PASS, 0, 0);
    for (int bid = f->auction.high + 1; bid <= st->nuggets[seat]; bid++)
        out[n++] = sb_move_number(GR_MV_BID, bid);
    return n;
}

static void apply_auction(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    if (m.kind == GR_MV_PASS) {
        passes(st, f, GR_EV_PASS, ev);
        return;
    }
    f->auction.high = (uint16_t)sb_move_get_number(m);
    f->auction.leader = (uint8_t)(seat + 1);
    f->seat = (uint8_t)gr_left(st, seat, 1);
    sb_emit(ev, GR_EV_BID, seat, (int16_t)f->auction.high);
}

const gr_op_row gr_op_auction = {
    .question = GR_D_AUCTION,
    .asked = true,
    .fields = { GR_FIELD(auction, passed, SEATS), GR_FIELD(auction, leader, SEAT_OR_NONE),
        GR_FIELD(auction, high, NUMBER) },
    .below = GR_ON(ROUND),
    .step = step_auction,
    .legal = legal_auction,
    .apply = apply_auction,
};

/* ---- 2 players --------------------------------------------------------------------------------------------------- */

/* GR-TWO-3, GR-TWO-4, GR-TWO-12, GR-TWO-13; the price is nobody else's (GR-TWO-10) */
static void open_bids(gr_state *st, sb_events *ev)
{
    int other = 1 - st->first;
    for (int i = 0; i < 2; i++)
        sb_emit(ev, GR_EV_SHOWN, i, (int16_t)st->bid[i]);
    int winner = st->bid[other] > st->bid[st->first] ? other : st->first;
    int price = st->bid[winner];
    st->bid[0] = st->bid[1] = 0;
    auction_ends(st, winner, price, ev);
    st->nuggets[winner] = (uint16_t)(st->nuggets[winner] - price);
    st->transit = (uint16_t)price;
    if (price)
        sb_emit(ev, GR_EV_PRICE, winner, (int16_t)price);
}

static sb_next step_bids(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    for (int s = 0; s < 2; s++)
        if (st->nuggets[s] == 0) /* GR-DEC-4: his bid is 0, and everybody knows it */
            f->bids.in |= (uint8_t)(1u << s);
    if (f->bids.in != 3)
        return SB_DECIDE;
    if (f->bids.asked)
        sb_reveal(&st->rng);
    open_bids(st, ev);
    return SB_RUN;
}

/* GR-TWO-2, GR-DEC-5: both bid at once. */
static unsigned asks_bids(const gr_state *st, const gr_frame *f)
{
    (void)st;
    return ~(unsigned)f->bids.in & 3;
}

/* GR-TWO-2 */
static int legal_bids(const gr_state *st, const gr_frame *f, sb_move *out)
{
    int seat = f->seat;
    int n = 0;
    if (f->bids.in >> seat & 1)
        return 0;
    for (int bid = 0; bid <= st->nuggets[seat]; bid++)
        out[n++] = sb_move_number(GR_MV_BID, bid);
    return n;
}

static void apply_bids(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    st->bid[seat] = (uint16_t)sb_move_get_number(m);
    f->bids.in |= (uint8_t)(1u << seat);
    f->bids.asked = 1;
    sb_emit(ev, GR_EV_SEALED, seat);
    if (ev)
        sb_emit_event(ev,
            (sb_event) { .kind = GR_EV_SEALED_OWN,
                .seat = (uint8_t)seat,
                .audience = (uint8_t)(1u << seat),
                .arg = { (int16_t)st->bid[seat] } });
}

const gr_op_row gr_op_bids = {
    .question = GR_D_BID,
    .asked = true,
    .asks = asks_bids,
    .fields = { GR_FIELD(bids, in, SEATS), GR_FIELD(bids, asked, NUMBER) },
    .below = GR_ON(ROUND),
    .step = step_bids,
    .legal = legal_bids,
    .apply = apply_bids,
};

/* ---- window W2: seats are asked from the winner on --------------------------------------------------------------- */

/* GR-MOON-2 */
static sb_next step_moonshine(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_frame *f = gr_top(st);
    for (; f->window.asked < st->players; f->window.asked++) {
        f->seat = (uint8_t)gr_left(st, st->winner, f->window.asked);
        if (gr_holds(st, f->seat, GR_MOONSHINE))
            return SB_DECIDE;
    }
    gr_pop(st);
    return SB_RUN;
}

static int legal_moonshine(const gr_state *st, const gr_frame *f, sb_move *out)
{
    (void)st, (void)f;
    return gr_legal_window(GR_MOONSHINE, out);
}

/* GR-MOON-1, GR-MOON-4: who used one is asked again if he has another (GR-HORSE-2). */
static void apply_moonshine(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    if (m.kind == GR_MV_DECLINE) {
        gr_top(st)->window.asked++;
        return;
    }
    gr_use_kept(st, seat, GR_MOONSHINE, ev);
    st->reversed ^= 1;
}

const gr_op_row gr_op_moonshine = {
    .question = GR_D_MOONSHINE,
    .asked = true,
    .fields = { GR_FIELD(window, asked, NUMBER) },
    .below = GR_ON(ROUND),
    .step = step_moonshine,
    .legal = legal_moonshine,
    .apply = apply_moonshine,
};

/* ---- window W1: seats are asked from the first player on --------------------------------------------------------- */

/* GR-PENNY-2, GR-PENNY-3, GR-PENNY-5 */
static sb_next step_penny(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_frame *f = gr_top(st);
    for (; f->window.asked < st->players && st->deck_n > st->players; f->window.asked++) {
        f->seat = (uint8_t)gr_left(st, st->first, f->window.asked);
        if (gr_holds(st, f->seat, GR_PENNY_PRESS))
            return SB_DECIDE;
    }
    gr_pop(st);
    return SB_RUN;
}

static int legal_penny(const gr_state *st, const gr_frame *f, sb_move *out)
{
    (void)st, (void)f;
    return gr_legal_window(GR_PENNY_PRESS, out);
}

/* GR-PENNY-1, GR-PENNY-2, GR-PENNY-4: after a use the window starts again with the new cards. */
static void apply_penny(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    if (m.kind == GR_MV_DECLINE) {
        f->window.asked++;
        return;
    }
    gr_use_kept(st, seat, GR_PENNY_PRESS, ev);
    for (uint64_t set = st->sale; set; set &= set - 1)
        sb_emit(ev, GR_EV_OUT, SB_SPECTATOR, (int16_t)gr_lowest(set));
    st->out |= st->sale;
    st->sale = 0;
    f->window.asked = 0;
    f->seat = st->first;
    gr_draw_sale(st, ev);
}

const gr_op_row gr_op_penny_press = {
    .question = GR_D_PENNY,
    .asked = true,
    .fields = { GR_FIELD(window, asked, NUMBER) },
    .below = GR_ON(ROUND),
    .step = step_penny,
    .legal = legal_penny,
    .apply = apply_penny,
};
