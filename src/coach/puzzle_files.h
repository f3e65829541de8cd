/* puzzle_files.h: where the puzzles lie: in the program (puzzles/, scripts/pack_puzzles.py), or what the page handed over. */
#ifndef SAGEBRUSH_COACH_PUZZLE_FILES_H
#define SAGEBRUSH_COACH_PUZZLE_FILES_H

#include "sagebrush/game.h"

/* Lines, each ended by a newline. */
typedef struct puzzle_file {
    const char *at;
    size_t bytes; /* 0: none */
} puzzle_file;

puzzle_file puzzle_file_of(const sb_game *g);
/* In the page's module: the puzzles of a game, in memory that stays; in place of those before.  False: too many games. */
bool puzzle_hand_over(const char *game, const char *at, size_t bytes);

#endif
