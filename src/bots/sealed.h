/* sealed.h: two seats answer at once, unseen: a mixture of answers that the other cannot exploit. */
#ifndef SAGEBRUSH_BOTS_SEALED_H
#define SAGEBRUSH_BOTS_SEALED_H

#include "sagebrush/game.h"

typedef struct sealed_game {
    const sb_move *own, *theirs;
    int n, m, other;
    int32_t (*value)(
        void *with, sb_move own, int other, sb_move theirs); /* to the seat; the other wants the contrary */
    void *with;
} sealed_game;

/* The answer drawn from the mixture, as an index of `own`; value[i]: what answer i is worth against the other's mixture. */
int sealed_choose(const sealed_game *g, sb_quick *chance, int32_t *value);

#endif
