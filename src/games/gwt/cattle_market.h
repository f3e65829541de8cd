/* cattle_market.h: the cattle market (GWT-BUY). */
#ifndef GWT_CATTLE_MARKET_H
#define GWT_CATTLE_MARKET_H

#include "games/gwt/state.h"

bool gwt_is_in_game(const gwt_state *st, int card); /* a kind of cattle cards: of the game, or of a variant played */
void gwt_market_refill(gwt_state *st, sb_events *ev);
void gwt_turn_up(gwt_state *st, int n, sb_events *ev); /* cards from the stack */
int gwt_market_size(const gwt_state *st);
bool gwt_can_buy(const gwt_state *st, int seat);

#endif
