/* endings.h: the best ways to play a turn that a search has found, each to another position. */
#ifndef SAGEBRUSH_BOTS_ENDINGS_H
#define SAGEBRUSH_BOTS_ENDINGS_H

#include "sagebrush/game.h"

enum { ENDINGS_MAX = 64 };

typedef struct ending {
    int32_t value;
    int32_t first;  /* the root's move it begins with */
    int32_t parent; /* in the search's trail: where the last move was made */
    sb_move last;
    bool decided;  /* it plays the turn to its end; otherwise to a deal */
    uint64_t hash; /* of what it leads to */
} ending;

typedef struct endings {
    int n;
    ending at[ENDINGS_MAX]; /* the best first */
} endings;

/* Whether one of this value would be among the best `most`. */
bool endings_want(const endings *e, int most, int32_t value);
/* Keeps the best `most`: of those that lead to the same one is kept, of those that begin with the same move `alike` at most
 * (one more where it takes the place of another way to the same). */
void endings_note(endings *e, int most, int alike, const ending *found);

#endif
