/* probe.h: moves that somebody could try although they are probably not legal, drawn from the vocabulary. */
#ifndef SAGEBRUSH_TOOLS_PROBE_H
#define SAGEBRUSH_TOOLS_PROBE_H

#include "sagebrush/game.h"

typedef struct probe {
    const sb_game *game;
    int players;
    const sb_move *legal, *seen; /* the legal moves now, and some that were legal before */
    int legal_n, seen_n;
} probe;

sb_move probe_move(const probe *p, sb_quick *chance);
int probe_domain(uint8_t type); /* of an argument; -1: none */

#endif
