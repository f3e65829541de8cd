/* menu.h: the start menu: games with who plays and their options, unfinished games, records to look at, puzzles, the language. */
#ifndef SAGEBRUSH_TUI_MENU_H
#define SAGEBRUSH_TUI_MENU_H

#include "sagebrush/table.h"

#include <limits.h>

typedef enum menu_kind { MENU_LEAVE, MENU_NEW, MENU_RESUME, MENU_RECORD, MENU_PUZZLE } menu_kind;

typedef struct menu_choice {
    menu_kind kind;
    sb_table_setup setup; /* of MENU_NEW, all but its key and id */
    char path[PATH_MAX];  /* of MENU_RESUME and MENU_RECORD */
    const sb_game *game;  /* of MENU_PUZZLE */
    int puzzle;           /* its number, from 0 */
    sb_lang lang;         /* also the one to begin with */
} menu_choice;

/* On an open terminal (term.h); `bot` is who plays on the other seats unless somebody else is chosen. */
void menu_run(menu_choice *out, const sb_bot *bot);
/* Asks whether to go on with an unfinished game of this kind; its path, or "": a new one.  False: neither, leave. */
bool menu_tell(const char *title, const char *text, sb_lang lang); /* until it is read; false: the program stops */
bool menu_ask_resume(const sb_game *g, sb_lang lang, char path[PATH_MAX]);

extern const char *const menu_names[SB_SEATS_MAX]; /* nobody likes to be called Seat 1 */

#endif
