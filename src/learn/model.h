/* model.h: a net while it learns: weights as floating numbers, Adam, and the file of whole numbers made of it (net.h). */
#ifndef SAGEBRUSH_LEARN_MODEL_H
#define SAGEBRUSH_LEARN_MODEL_H

#include "bots/net.h"
#include "library/pool.h"

/* A position to learn from: its features, and what it came to. */
typedef struct sample {
    uint16_t count;
    uint16_t feature[SB_FEATURES_MAX];
    float target[NET_OUTPUTS_MAX]; /* a chance, then points / NET_POINTS */
} sample;

typedef struct model {
    int features, h1, h2, outputs;
    int most;                                 /* where the second hidden layer is cut off */
    size_t count;                             /* of weights */
    size_t w1, b1, w2, b2, w3, b3;            /* where they begin */
    float *weight, *mean, *square, *gradient; /* gradient: MODEL_SLICES times */
    float *played;  /* the weights as the file rounds them: errors are those of the net that plays */
    float *average; /* of the weights over the last steps: what is written */
    int64_t steps;
    int averaged;      /* steps of the average */
    bool chance_alone; /* only the weights of the last layer for the chance to win change */
} model;

/* A batch is cut into so many slices whatever the number of threads: sums are then always added in the same order. */
enum { MODEL_SLICES = 16 };

/* `spread`: of the first layer's weights at the beginning.  Features that are seldom so keep what they began with. */
bool model_new(model *m, const sb_game *g, int h1, int h2, float spread, uint64_t seed);
void model_free(model *m);
/* The outputs begin at the mean of what is to be learned: otherwise all weights first grow to get there, and units die of it. */
void model_begin_at(model *m, const float *mean);

/* One step on n samples; the mean error of the chance to win and of the own points (in points). */
typedef struct model_error {
    double win, points;
} model_error;
model_error model_learn(model *m, pool *p, const sample *const *batch, int n, float rate);

/* The net of whole numbers, as a file; `out` has net_layout_of().bytes. */
void model_write(const model *m, const sb_game *g, net_utility utility, unsigned players, void *out);
/* After weights were put in by hand (a checkpoint). */
void model_round(model *m);
/* Starts from a net that was written before, as wide or narrower; features and units that it did not know count nothing at first. */
bool model_from_net(model *m, const net *n);
/* From the mean of several of one width: what one of them has learned by chance of its games counts less. */
bool model_from_nets(model *m, const net *nets, int count);

#endif
