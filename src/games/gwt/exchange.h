/* exchange.h: exchange tokens (GWT-EXCH). */
#ifndef GWT_EXCHANGE_H
#define GWT_EXCHANGE_H

#include "games/gwt/state.h"

int gwt_exchange_moves(const gwt_state *st, int seat, sb_move *out);
bool gwt_awaits_discard(const gwt_state *st, int seat);
void gwt_exchange(gwt_state *st, int seat, int n, sb_events *ev);

#endif
