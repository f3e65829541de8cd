/* lines.h: a table elsewhere, line by line: from views and the seat's protocol alone, as the full screen. */
#ifndef SAGEBRUSH_TUI_LINES_H
#define SAGEBRUSH_TUI_LINES_H

#include "tui/console.h"
#include "tui/wire.h"

typedef enum lines_end { LINES_OVER, LINES_LEFT, LINES_LOST } lines_end;

/* Plays until the game is over or somebody leaves; `c` (without a table) is where lines come from and go to. */
lines_end lines_run(wire *w, console *c, int viewer);

#endif
