/* saves.h: games in progress on this machine, so that nothing is lost with a window: written after each move, found again at the
 * next start.  They lie in $XDG_STATE_HOME/sagebrush (~/.local/state/sagebrush), one file of the record format each. */
#ifndef SAGEBRUSH_TUI_SAVES_H
#define SAGEBRUSH_TUI_SAVES_H

#include "sagebrush/table.h"

#include <limits.h>
#include <time.h>

enum { SAVES_MAX = 9 };

typedef struct saved_game {
    char path[PATH_MAX];
    const sb_game *game;
    char names[200]; /* of the seats, "Annie, Buck" */
    int moves;
    time_t at;
} saved_game;

bool saves_folder(char out[PATH_MAX]); /* made where it is not there yet; false: there is no place for it */
/* Unfinished games that no running program has open, the last one first; game NULL: of all games.  How many. */
int saves_list(const sb_game *game, saved_game out[SAVES_MAX]);
bool saves_any(const sb_game *game);
/* A file for this table; false: there is no place where it could be. */
bool saves_name(const sb_table *t, char path[PATH_MAX]);
/* The file of a game that is gone on with becomes ours. */
bool saves_take(char path[PATH_MAX]);
bool saves_write(const char *path, const sb_table *t); /* with the seed: this is the host's own copy */
void saves_remove(const char *path);
/* Where finished games are kept if nobody says otherwise: a file that does not exist yet. */
bool saves_record_name(const sb_game *g, char path[PATH_MAX]);

#endif
