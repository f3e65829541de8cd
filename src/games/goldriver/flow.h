/* flow.h: the stack and the sequence of play. */
#ifndef GOLDRIVER_FLOW_H
#define GOLDRIVER_FLOW_H

#include "games/goldriver/state.h"

void gr_run(gr_state *st, sb_events *ev); /* runs automatic frames until somebody is asked or the game is over */

unsigned gr_pending(const void *state);
int gr_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX]);
void gr_apply(void *state, int seat, sb_move move, sb_events *ev);
bool gr_decide(void *state, int seat, sb_move move); /* outlook.h */
void gr_resume(void *state);
bool gr_is_halted(const void *state);

#endif
