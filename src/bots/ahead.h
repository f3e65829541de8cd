/* ahead.h: a way of playing one's turn, judged by what comes of it: the others' turns and one more own turn, or a few, are
 * played by a quick search (search.h), and the net values where each of these own turns ends.  The mean counts: later ends know more of
 * what the way was good for, earlier ones have met less luck. */
#ifndef SAGEBRUSH_BOTS_AHEAD_H
#define SAGEBRUSH_BOTS_AHEAD_H

#include "bots/search.h"

/* Who plays on: two minds, and two positions to play on; sums of the net. */
typedef struct ahead {
    search *own, *others;
    void *state, *next;
    net_memo *memo;
    int outputs;               /* of the net that are wanted */
    const search_level *level; /* of the quick search */
    int turns;                 /* own turns that are played on, from 1 */
} ahead;

/* What the net says where these turns end, on the mean.  Equal luck deals equal cards. */
void ahead_play(const ahead *a, const sb_ask *ask, const net *n, const search_way *way, uint64_t luck, net_value *out);

#endif
