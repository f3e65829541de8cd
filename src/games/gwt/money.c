/* money.c: every dollar from and to the bank and the pot, and exchange tokens.  Each change is an event. */
#include "games/gwt/state.h"
#include "games/gwt/money.h"

/* The bank never runs out (GWT-SETUP-20). */
void gwt_gain(gwt_state *st, int seat, int amount, sb_events *ev)
{
    if (amount == 0)
        return;
    st->player[seat].money = (int16_t)(st->player[seat].money + amount);
    st->from_bank += amount;
    sb_emit(ev, GWT_EV_GAIN, seat, (int16_t)amount);
}

void gwt_pay(gwt_state *st, int seat, int amount, sb_events *ev)
{
    if (amount == 0)
        return;
    st->player[seat].money = (int16_t)(st->player[seat].money - amount);
    st->from_bank -= amount;
    sb_emit(ev, GWT_EV_PAY, seat, (int16_t)amount);
}

/* GWT-FEE-6, GWT-FEE-9: whoever has too little pays what there is. */
void gwt_fee(gwt_state *st, int seat, int to, int amount, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    amount = gwt_min(amount, p->money);
    if (amount == 0)
        return;
    p->money = (int16_t)(p->money - amount);
    if (to < 0) {
        st->from_bank -= amount;
        sb_emit(ev, GWT_EV_FEE_BANK, seat, (int16_t)amount);
        return;
    }
    st->player[to].money = (int16_t)(st->player[to].money + amount);
    sb_emit(ev, GWT_EV_FEE, seat, (int16_t)to, (int16_t)amount);
}

void gwt_gain_tokens(gwt_state *st, int seat, int n, sb_events *ev)
{
    if (n == 0)
        return;
    st->player[seat].tokens = (uint8_t)(st->player[seat].tokens + n);
    sb_emit(ev, GWT_EV_TOKEN, seat, (int16_t)n);
}

/* ---- the pot of the poker table (POK-LAY-6, POK-SHOW-5, POK-SHOW-6) ---------------------------------------------- */

void gwt_stake(gwt_state *st, int seat, int amount, sb_events *ev)
{
    st->player[seat].money = (int16_t)(st->player[seat].money - amount);
    st->pot = (uint8_t)(st->pot + amount);
    sb_emit(ev, GWT_EV_STAKE, seat, (int16_t)amount, (int16_t)st->pot);
}

void gwt_bank_to_pot(gwt_state *st, int amount, sb_events *ev)
{
    st->from_bank += amount;
    st->pot = (uint8_t)(st->pot + amount);
    sb_emit(ev, GWT_EV_POKER_BANK, SB_SPECTATOR, (int16_t)amount, (int16_t)st->pot);
}

void gwt_take_from_pot(gwt_state *st, int seat, int amount, sb_events *ev)
{
    st->pot = (uint8_t)(st->pot - amount);
    st->player[seat].money = (int16_t)(st->player[seat].money + amount);
    sb_emit(ev, GWT_EV_POKER_WIN, seat, (int16_t)amount, (int16_t)st->pot);
}
