/* score.h: the score. */
#ifndef GOLDRIVER_SCORE_H
#define GOLDRIVER_SCORE_H

#include "games/goldriver/state.h"

void gr_result(const void *state, sb_result *out);
void gr_announce_end(const gr_state *st, sb_events *ev);

#endif
