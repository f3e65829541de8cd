/* money.h: nuggets move (GR-PAY-10, GR-BROKE, GR-SALOON). */
#ifndef GOLDRIVER_MONEY_H
#define GOLDRIVER_MONEY_H

#include "games/goldriver/state.h"

int gr_pay(gr_state *st, int from, int to, int amount); /* what was really paid (GR-BROKE-1) */
int gr_pay_supply(gr_state *st, int from, int amount);
void gr_gain_supply(gr_state *st, int to, int amount);
void gr_tribute(gr_state *st, int seat, int gain, sb_events *ev); /* GR-SALOON-1 */
int gr_owner(const gr_state *st, int card);                       /* the seat before which it lies, or -1 */

#endif
