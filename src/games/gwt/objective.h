/* objective.h: objective cards (GWT-OBJ). */
#ifndef GWT_OBJECTIVE_H
#define GWT_OBJECTIVE_H

#include "games/gwt/state.h"

uint64_t gwt_objectives(const gwt_state *st); /* all objective cards of this game, starting cards included */
bool gwt_can_take(const gwt_state *st);
void gwt_enter_display(gwt_state *st, int card);
void gwt_leave_display(gwt_state *st, int card, sb_events *ev); /* and the next one comes */
int gwt_play_moves(const gwt_player *p, sb_move *out);
void gwt_play_objective(gwt_state *st, int seat, int card, sb_events *ev);

#endif
