/* setups.h: a game set up as usual, and with every option once. */
#ifndef SAGEBRUSH_TESTS_SETUPS_H
#define SAGEBRUSH_TESTS_SETUPS_H

#include "sagebrush/game.h"

/* `seed` is another one for each; 1 as usual. */
typedef void with_setup(const sb_game *g, const sb_setup *setup, uint64_t seed);

static inline void each_setup(const sb_game *g, int players, with_setup *play)
{
    sb_setup setup;
    sb_setup_init(g, players, &setup);
    play(g, &setup, 1);
    for (int i = 0; i < g->options_count; i++)
        for (int v = 1; v < g->options[i].count; v++) {
            sb_setup_init(g, players, &setup);
            if (g->options[i].players && !(g->options[i].players >> players & 1))
                continue;
            setup.value[i] = (uint8_t)v;
            play(g, &setup, (uint64_t)(i * 16 + v) + 1);
        }
}

#endif
