/* flow.h: the table of decisions, the phases, settlement, end of turn (COL-TURN, COL-SEQ, COL-END). */
#ifndef COLORADO_FLOW_H
#define COLORADO_FLOW_H

#include "games/colorado/state.h"

int co_legal(const void *state, int seat, sb_move out[]);
void co_answer_decision(co_state *st, int seat, sb_move move, sb_events *events); /* without what follows from it */
unsigned co_pending(const void *state);
void co_advance(co_state *st, sb_events *events);
bool co_decide(void *state, int seat, sb_move move); /* outlook.h */
void co_resume(void *state);
bool co_is_halted(const void *state);

#endif
