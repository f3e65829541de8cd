/* puzzles.h: puzzles at a terminal, line by line (puzzle.h of the library). */
#ifndef SAGEBRUSH_TUI_PUZZLES_H
#define SAGEBRUSH_TUI_PUZZLES_H

#include "sagebrush/game.h"

/* Number `number` of the game's puzzles, from 0: shows it, asks until it is solved or given up.  True: solved. */
bool puzzles_play(const sb_game *g, int number, sb_lang lang);
int puzzles_today(const sb_game *g); /* the number of today's, by UTC; -1: there are none */

#endif
