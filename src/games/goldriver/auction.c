/* auction.c: phase 2: the open auction, the sealed bids of two players, and Moonshine (GR-AUC, GR-TWO, GR-MOON). */
#include "games/goldriver/state.h"
#include "games/goldriver/decisions.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/setup.h"

/* ---- 3 to 5 players: frame a = who passed (bit), b = leader + 1, n = highest bid ---------------------------------- */

static void auction_ends(gr_state *st, int winner, int price, sb_events *ev)
{
    gr_pop(st);
    st->winner = (uint8_t)winner;
    st->price = (uint16_t)price;
    sb_emit(ev, GR_EV_WINS, winner, (int16_t)price);
}

static void passes(gr_state *st, gr_frame *f, sb_events *ev)
{
    sb_emit(ev, GR_EV_PASS, f->seat);
    f->a |= (uint8_t)(1u << f->seat);
    f->seat = (uint8_t)gr_left(st, f->seat, 1);
}

sb_next gr_step_auction(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    unsigned everybody = (1u << st->players) - 1;
    for (;;) {
        unsigned leader = f->b ? 1u << (f->b - 1) : 0;
        if (f->a == everybody) { /* GR-AUC-6 */
            auction_ends(st, st->first, 0, ev);
            return SB_RUN;
        }
        if (leader && (f->a | leader) == everybody) { /* GR-AUC-5 */
            auction_ends(st, f->b - 1, f->n, ev);
            return SB_RUN;
        }
        if (f->a >> f->seat & 1) /* GR-AUC-4 */
            f->seat = (uint8_t)gr_left(st, f->seat, 1);
        else if (st->nuggets[f->seat] <= f->n) /* GR-AUC-8 */
            passes(st, f, ev);
        else
            return SB_DECIDE;
    }
}

/* GR-AUC-1, -2, -3 */
int gr_legal_auction(const gr_state *st, const gr_frame *f, sb_move *out)
{
    int seat = f->seat;
    int n = 0;
    out[n++] = sb_move_of(GR_MV_PASS, 0, 0);
    for (int bid = f->n + 1; bid <= st->nuggets[seat]; bid++)
        out[n++] = sb_move_number(GR_MV_BID, bid);
    return n;
}

void gr_apply_auction(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    if (m.kind == GR_MV_PASS) {
        passes(st, f, ev);
        return;
    }
    f->n = (uint16_t)sb_move_get_number(m);
    f->b = (uint8_t)(seat + 1);
    f->seat = (uint8_t)gr_left(st, seat, 1);
    sb_emit(ev, GR_EV_BID, seat, (int16_t)f->n);
}

/* ---- 2 players: frame a = whose bids are in (bit), b = 1 once somebody was asked ---------------------------------- */

/* GR-TWO-3, -4, -12, -13 */
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

sb_next gr_step_bids(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    for (int s = 0; s < 2; s++)
        if (st->nuggets[s] == 0) /* GR-DEC-4: his bid is 0, and everybody knows it */
            f->a |= (uint8_t)(1u << s);
    if (f->a != 3)
        return SB_DECIDE;
    if (f->b)
        sb_reveal(&st->rng);
    open_bids(st, ev);
    return SB_RUN;
}

/* GR-TWO-2 */
int gr_legal_bids(const gr_state *st, const gr_frame *f, sb_move *out)
{
    int seat = f->seat;
    int n = 0;
    if (f->a >> seat & 1)
        return 0;
    for (int bid = 0; bid <= st->nuggets[seat]; bid++)
        out[n++] = sb_move_number(GR_MV_BID, bid);
    return n;
}

void gr_apply_bids(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    st->bid[seat] = (uint16_t)sb_move_get_number(m);
    f->a |= (uint8_t)(1u << seat);
    f->b = 1;
    sb_emit(ev, GR_EV_SEALED, seat);
    if (ev)
        sb_emit_event(ev,
            (sb_event) { .kind = GR_EV_SEALED_OWN,
                .seat = (uint8_t)seat,
                .audience = (uint8_t)(1u << seat),
                .arg = { (int16_t)st->bid[seat] } });
}

/* ---- window W2: frame a = how many seats from the winner on were asked -------------------------------------------- */

/* GR-MOON-2 */
sb_next gr_step_moonshine(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_frame *f = gr_top(st);
    for (; f->a < st->players; f->a++) {
        f->seat = (uint8_t)gr_left(st, st->winner, f->a);
        if (gr_holds(st, f->seat, GR_MOONSHINE))
            return SB_DECIDE;
    }
    gr_pop(st);
    return SB_RUN;
}

/* GR-MOON-1, -4: who used one is asked again if he has another (GR-HORSE-2). */
void gr_apply_moonshine(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    if (m.kind == GR_MV_DECLINE) {
        gr_top(st)->a++;
        return;
    }
    gr_use_kept(st, seat, GR_MOONSHINE, ev);
    st->reversed ^= 1;
}

/* ---- window W1: frame a = how many seats from the first player on were asked -------------------------------------- */

/* GR-PENNY-2, -3 */
sb_next gr_step_penny(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_frame *f = gr_top(st);
    for (; f->a < st->players && st->deck_n > st->players; f->a++) {
        f->seat = (uint8_t)gr_left(st, st->first, f->a);
        if (gr_holds(st, f->seat, GR_PENNY_PRESS))
            return SB_DECIDE;
    }
    gr_pop(st);
    return SB_RUN;
}

/* GR-PENNY-1, -2, -4: after a use the window starts again with the new cards. */
void gr_apply_penny(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    if (m.kind == GR_MV_DECLINE) {
        f->a++;
        return;
    }
    gr_use_kept(st, seat, GR_PENNY_PRESS, ev);
    for (uint64_t set = st->sale; set; set &= set - 1)
        sb_emit(ev, GR_EV_OUT, SB_SPECTATOR, (int16_t)gr_lowest(set));
    st->out |= st->sale;
    st->sale = 0;
    f->a = 0;
    f->seat = st->first;
    gr_draw_sale(st, ev);
}
