/* exchange.c: exchange tokens, usable by anybody whenever anybody is asked (GWT-EXCH, GWT-INFO-3). */
#include "games/gwt/state.h"
#include "games/gwt/deck.h"
#include "games/gwt/exchange.h"

/* GWT-EXCH-3 */
bool gwt_awaits_discard(const gwt_state *st, int seat)
{
    for (int i = 0; i < st->stack_n; i++)
        if (st->stack[i].op == GWT_OP_DISCARD && st->stack[i].seat == seat)
            return true;
    return false;
}

/* GWT-EXCH-1, GWT-EXCH-2, GWT-EXCH-5 */
int gwt_exchange_moves(const gwt_state *st, int seat, sb_move *out)
{
    const gwt_player *p = &st->player[seat];
    if (p->tokens == 0 || gwt_awaits_discard(st, seat))
        return 0;
    int n = 0, most = gwt_min(GWT_EXCHANGE_CARDS, gwt_drawable(p));
    for (int k = 1; k <= most; k++)
        out[n++] = sb_move_number(GWT_MV_EXCHANGE, k);
    return n;
}

void gwt_exchange(gwt_state *st, int seat, int n, sb_events *ev)
{
    st->player[seat].tokens--;
    sb_emit(ev, GWT_EV_EXCHANGE, seat, (int16_t)n);
    gwt_draw(st, seat, n, ev);
    gwt_push(st, GWT_OP_DISCARD, seat)->count.left = (uint8_t)n;
}
