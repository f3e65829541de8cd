/* poker.h: the poker table (POK). */
#ifndef GWT_POKER_H
#define GWT_POKER_H

#include "games/gwt/state.h"

int gwt_addition(const gwt_state *st, int place); /* gwt_action of the addition there; none without the poker table */
bool gwt_can_sit_or_lay(const gwt_player *p);
int gwt_poker_value(const gwt_player *p);
void gwt_lay(gwt_player *p, int card);              /* onto the table, wherever it was */
void gwt_show_tables(gwt_state *st, sb_events *ev); /* at the end of the game */

#endif
