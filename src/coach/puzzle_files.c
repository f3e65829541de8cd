/* puzzle_files.c: the puzzles that are in the program, or in the page's module those that were handed over (puzzle_files.h). */
#include "coach/puzzle_files.h"

#include <string.h>

#if defined __wasm__

enum { GAMES_MAX = 8 };

static struct {
    char game[16];
    puzzle_file file;
} handed[GAMES_MAX];

bool puzzle_hand_over(const char *game, const char *at, size_t bytes)
{
    for (int i = 0; i < GAMES_MAX; i++)
        if (!handed[i].file.at || strncmp(handed[i].game, game, sizeof handed[i].game - 1) == 0) {
            strncpy(handed[i].game, game, sizeof handed[i].game - 1);
            handed[i].file = (puzzle_file) { at, bytes };
            return true;
        }
    return false;
}

puzzle_file puzzle_file_of(const sb_game *g)
{
    for (int i = 0; i < GAMES_MAX && handed[i].file.at; i++)
        if (strcmp(handed[i].game, g->id) == 0)
            return handed[i].file;
    return (puzzle_file) { 0 };
}

#else

extern const struct puzzle_packed {
    const char *game;
    puzzle_file file;
} puzzle_packed[]; /* ends with a row without a game */

puzzle_file puzzle_file_of(const sb_game *g)
{
    for (int i = 0; puzzle_packed[i].game; i++)
        if (strcmp(puzzle_packed[i].game, g->id) == 0)
            return puzzle_packed[i].file;
    return (puzzle_file) { 0 };
}

#endif
