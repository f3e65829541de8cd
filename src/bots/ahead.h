/* ahead.h: a way of playing one's turn, judged by what comes of it: the others' turns and one more own turn are played by a
 * quick search (search.h), and the net values where that ends. */
#ifndef SAGEBRUSH_BOTS_AHEAD_H
#define SAGEBRUSH_BOTS_AHEAD_H

#include "bots/search.h"

/* Who plays on: two minds, and two positions to play on; sums of the net. */
typedef struct ahead {
    search *own, *others;
    void *state, *next;
    net_memo *memo;
    int beam; /* of the quick search */
} ahead;

/* The moves of the own turn from the question on; decided: they play it to its end. */
typedef struct ahead_line {
    const sb_move *move;
    int n;
    bool decided;
} ahead_line;

/* In hundredths of a point.  Equal luck deals equal cards. */
int32_t ahead_play(const ahead *a, const sb_ask *ask, const net *n, ahead_line line, uint64_t luck);

#endif
