/* score.h: points and winners (COL-SCO). */
#ifndef COLORADO_SCORE_H
#define COLORADO_SCORE_H

#include "games/colorado/state.h"

int co_score(const co_player *p, int32_t score[CO_SCORE_COUNT]); /* the total; `score` may be NULL */
int co_rank(const co_state *st, int seat);                       /* 1: nobody is better (COL-SCO-4) */
void co_result(const void *state, sb_result *out);

#endif
