/* flow.h: the stack and the sequence of play. */
#ifndef GWT_FLOW_H
#define GWT_FLOW_H

#include "games/gwt/state.h"

void gwt_run(gwt_state *st, sb_events *ev);
unsigned gwt_pending(const void *state);
int gwt_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX]);
int gwt_legal_decision(const gwt_state *st, sb_move *out); /* of the top frame, without exchange tokens */
void gwt_apply(void *state, int seat, sb_move move, sb_events *ev);
int gwt_active(const gwt_state *st);                  /* whose turn it is */
bool gwt_decide(void *state, int seat, sb_move move); /* outlook.h */
void gwt_resume(void *state);
bool gwt_is_halted(const void *state);

#endif
