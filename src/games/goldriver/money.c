/* money.c: nuggets move (GR-BROKE, GR-SALOON). */
#include "games/goldriver/state.h"
#include "games/goldriver/money.h"

int gr_owner(const gr_state *st, int card)
{
    for (int s = 0; s < st->players; s++)
        if (st->front[s] & GR_BIT(card))
            return s;
    return -1;
}

/* GR-BROKE-1: who cannot pay all pays what he has. */
static int payable(const gr_state *st, int seat, int amount)
{
    return amount < st->nuggets[seat] ? amount : st->nuggets[seat];
}

int gr_pay(gr_state *st, int from, int to, int amount)
{
    amount = payable(st, from, amount);
    st->nuggets[from] = (uint16_t)(st->nuggets[from] - amount);
    st->nuggets[to] = (uint16_t)(st->nuggets[to] + amount);
    return amount;
}

int gr_pay_supply(gr_state *st, int from, int amount)
{
    amount = payable(st, from, amount);
    st->nuggets[from] = (uint16_t)(st->nuggets[from] - amount);
    st->from_supply -= amount;
    return amount;
}

void gr_gain_supply(gr_state *st, int to, int amount)
{
    st->nuggets[to] = (uint16_t)(st->nuggets[to] + amount);
    st->from_supply += amount;
}

/* GR-SALOON-1, GR-SALOON-2, GR-SALOON-3, GR-SALOON-5 */
void gr_tribute(gr_state *st, int seat, int gain, sb_events *ev)
{
    if (gain < GR_SALOON_FROM)
        return;
    int owner = gr_owner(st, GR_CARD_saloon);
    if (owner < 0 || owner == seat)
        return;
    int paid = gr_pay(st, seat, owner, GR_SALOON_TRIBUTE);
    sb_emit(ev, GR_EV_TRIBUTE, seat, (int16_t)owner, (int16_t)paid);
}
