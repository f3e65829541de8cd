/* train.h: learning by self-play: rounds of games on all threads, then steps on a buffer of positions.
 *
 * Everything follows from the seed and the numbers below, whatever the number of threads, as long as the end is given in
 * games; with an end in seconds the rate falls by the clock. */
#ifndef SAGEBRUSH_LEARN_TRAIN_H
#define SAGEBRUSH_LEARN_TRAIN_H

#include "learn/self_play.h"

#include <stdio.h>

typedef struct train_plan {
    self_play_plan play;
    int h1, h2;
    float spread; /* of the weights at the beginning */
    int averaged; /* steps over which the weights that play are averaged */
    net_utility utility;
    unsigned players;       /* bit n: what the net is for */
    int64_t games, seconds; /* the end: whichever comes first; 0: no such end */
    int64_t warm_up;        /* games of greedy at the beginning */
    int round;              /* games between two times of learning */
    int buffer;             /* positions */
    int64_t fill;           /* positions, before it learns anything from them: those of few games teach their luck */
    int batch;
    float replay; /* how often a position is learned from, on average */
    float rate, last_rate;
    bool chance_alone; /* everything else stays as it is in `from` */
    bool rewrite;      /* plays nothing: `from` with the features of today */
    int threads;
    int64_t report;               /* seconds between two reports and files */
    const char *out, *checkpoint; /* the net; everything, to go on from (may be NULL) */
    const net *from;              /* weights to start with, the mean of so many; NULL: chance */
    int from_n;
    double (*now)(void);
    FILE *log;
} train_plan;

/* False: out of memory, or a file that cannot be written; it was said. */
bool train(const train_plan *plan);

#endif
