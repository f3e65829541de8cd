/* cattle_market.c: the face-up cattle cards, revealing and buying them (GWT-BUY, GWT-JOB-3, GWT-JOB-4). */
#include "games/gwt/state.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/deck.h"
#include "games/gwt/money.h"

#include <string.h>

/* ---- queries ----------------------------------------------------------------------------------------------------- */

int gwt_market_size(const gwt_state *st)
{
    int n = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        n += st->market[c];
    return n;
}

bool gwt_is_in_game(const gwt_state *st, int card)
{
    int breed = GWT_CARD[card].breed;
    return breed == GWT_SIMMENTAL ? st->simmental : breed == GWT_BRAHMAN ? st->brahman : true;
}

static bool can_afford(const gwt_player *p, const gwt_offer_row *row, int used)
{
    return row->cowboys <= p->workers[GWT_TILE_cowboy - 1] - used && row->cost <= p->money;
}

static bool can_reveal(const gwt_state *st, int seat, int used)
{
    return st->market_stack_n > 0 && st->player[seat].workers[GWT_TILE_cowboy - 1] > used; /* GWT-BUY-6, GWT-BUY-7 */
}

/* GWT-BUY-9 */
bool gwt_can_buy(const gwt_state *st, int seat)
{
    if (can_reveal(st, seat, 0))
        return true;
    uint32_t kinds = gwt_kinds(st->market);
    for (int o = 0; o < GWT_OFFER_COUNT; o++)
        if (GWT_OFFER[o].cards == 1 && (GWT_OFFER[o].kinds & kinds) && can_afford(&st->player[seat], &GWT_OFFER[o], 0))
            return true;
    return false;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* Cards from the stack; told by kind. */
void gwt_turn_up(gwt_state *st, int n, sb_events *ev)
{
    uint8_t before[GWT_CATTLE];
    memcpy(before, st->market, sizeof before);
    for (n = gwt_min(n, st->market_stack_n); n > 0; n--) {
        int card = st->market_stack[--st->market_stack_n];
        st->market_stack[st->market_stack_n] = 0;
        st->market[card]++;
        sb_reveal(&st->rng);
    }
    for (int c = 1; ev && c < GWT_CATTLE; c++)
        for (int i = before[c]; i < st->market[c]; i++)
            sb_emit(ev, GWT_EV_MARKET, SB_SPECTATOR, (int16_t)c);
}

void gwt_market_refill(gwt_state *st, sb_events *ev)
{
    const gwt_count_row *row = &GWT_COUNT[st->players];
    gwt_turn_up(st, (st->simmental || st->brahman ? row->market_orange : row->market) - gwt_market_size(st), ev);
}

/* ---- buy --------------------------------------------------------------------------------------------------------- */

static sb_move buy_move(int offer, int card, int second)
{
    return (sb_move) { .kind = GWT_MV_BUY, .arg = { (uint8_t)offer, (uint8_t)card, (uint8_t)second } };
}

/* GWT-BUY-3, GWT-BUY-4 */
static int offer_moves(const gwt_state *st, int offer, uint32_t kinds, sb_move *out)
{
    int n = 0;
    for (; kinds; kinds &= kinds - 1) {
        int card = gwt_lowest(kinds);
        if (GWT_OFFER[offer].cards == 1) {
            out[n++] = buy_move(offer, card, 0);
            continue;
        }
        if (st->market[card] >= 2)
            out[n++] = buy_move(offer, card, card);
        for (uint32_t rest = kinds & (kinds - 1); rest; rest &= rest - 1)
            out[n++] = buy_move(offer, card, gwt_lowest(rest));
    }
    return n;
}

static int legal_buy(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    const gwt_player *p = &st->player[f->seat];
    uint32_t kinds = gwt_kinds(st->market);
    int n = 0;
    for (int o = 0; o < GWT_OFFER_COUNT; o++)
        if ((GWT_OFFER[o].kinds & kinds) && can_afford(p, &GWT_OFFER[o], f->buy.cowboys_used))
            n += offer_moves(st, o, GWT_OFFER[o].kinds & kinds, out + n);
    if (can_reveal(st, f->seat, f->buy.cowboys_used))
        out[n++] = sb_move_of(GWT_MV_REVEAL, 0, 0);
    if (n > 0 && f->buy.begun)
        out[n++] = sb_move_of(GWT_MV_DONE, 0, 0);
    return n;
}

static void buy_card(gwt_state *st, int seat, int card, sb_events *ev)
{
    st->market[card]--;
    gwt_to_discard(&st->player[seat], card); /* GWT-BUY-5 */
    sb_emit(ev, GWT_EV_BUY, seat, (int16_t)card);
}

static void apply_buy(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_frame *f = gwt_top(st);
    if (m.kind == GWT_MV_DONE) {
        gwt_pop(st);
        return;
    }
    f->buy.begun = 1; /* cowboys are counted in the frame of one action (GWT-BUY-8) */
    if (m.kind == GWT_MV_REVEAL) {
        f->buy.cowboys_used++;
        gwt_turn_up(st, GWT_REVEAL_CARDS, ev);
        return;
    }
    const gwt_offer_row *row = &GWT_OFFER[m.arg[0]];
    f->buy.cowboys_used = (uint8_t)(f->buy.cowboys_used + row->cowboys);
    gwt_pay(st, seat, row->cost, ev);
    for (int i = 1; i <= row->cards; i++)
        buy_card(st, seat, m.arg[i], ev);
}

const gwt_op_row gwt_op_buy = {
    .question = GWT_D_BUY,
    .fields = { GWT_NUMBER(buy, cowboys_used, 0, GWT_WORKER_COLUMNS), GWT_FLAG(buy, begun) },
    .below = GWT_ON(PHASE_B),
    .legal = legal_buy,
    .apply = apply_buy,
};
