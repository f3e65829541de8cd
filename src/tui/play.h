/* play.h: what the parts of `sagebrush play` share: play.c tables in this program, play_online.c tables on a server. */
#ifndef SAGEBRUSH_TUI_PLAY_H
#define SAGEBRUSH_TUI_PLAY_H

#include "cli/cli.h"
#include "tui/screen.h"

#include <limits.h>

typedef struct play_flags {
    const char *human, *bots, *seed, *options, *lang, *names, *save, *resume, *server, *trust;
    int64_t players, playouts, ms, pace;
    bool plain, lines, ascii;
} play_flags;

/* Everything of one evening at the terminal. */
typedef struct evening {
    const play_flags *f;
    sb_lang lang;
    const cli_bots *bots;
    bool on_screen, is_open; /* the full screen is possible and wanted; it is there */
    char autosave[PATH_MAX]; /* "": the game is not written after each move */
} evening;

bool play_setup(
    const play_flags *f, const cli_bots *bots, sb_table_setup *setup); /* of setup->game; false: said what is wrong */
bool play_bots_fit(evening *e, const sb_game *g); /* --bots play this game; false: said which does not */
bool play_open_screen(
    evening *e); /* not before the first thing is shown on it: usage errors belong to the ordinary screen */
void play_console(
    const evening *e, const sb_game *g, console *c); /* what lines come from and go to; without a table yet */

int play_online(evening *e, char **args, int n); /* the status of the program */

#endif
