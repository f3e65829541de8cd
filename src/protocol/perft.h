/* perft.h: counting positions, move by move (docs/cli.md, docs/protocol.md). */
#ifndef SAGEBRUSH_PROTOCOL_PERFT_H
#define SAGEBRUSH_PROTOCOL_PERFT_H

#include "sagebrush/game.h"

#define PERFT_DEPTH_MAX 64

typedef struct perft_count {
    uint64_t nodes;   /* sequences of exactly `depth` moves */
    uint64_t ended;   /* sequences that ended the game with fewer */
    uint64_t visited; /* positions that were looked at */
    uint64_t limit;   /* stop when more are visited; 0: never */
    bool stopped;
} perft_count;

/* Adds the count from this state on.  Of several pending seats the lowest one moves; optional moves of seats that owe
 * nothing are not counted. */
void perft_add(const sb_game *g, const void *state, int depth, perft_count *count);

#endif
