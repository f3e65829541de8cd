/* money.h: every dollar from and to the bank. */
#ifndef GWT_MONEY_H
#define GWT_MONEY_H

#include "games/gwt/state.h"

void gwt_gain(gwt_state *st, int seat, int amount, sb_events *ev);
void gwt_pay(gwt_state *st, int seat, int amount, sb_events *ev);
void gwt_fee(gwt_state *st, int seat, int to, int amount, sb_events *ev); /* to < 0: the bank (GWT-FEE-6) */
void gwt_gain_tokens(gwt_state *st, int seat, int n, sb_events *ev);
void gwt_stake(gwt_state *st, int seat, int amount, sb_events *ev);
void gwt_bank_to_pot(gwt_state *st, int amount, sb_events *ev);
void gwt_take_from_pot(gwt_state *st, int seat, int amount, sb_events *ev);

#endif
