/* console.h: a table at a terminal, line by line.
 *
 *   play.c      the verb: flags, seats, a new or a saved game
 *   console.c   the game: whose turn it is, what is shown, bots
 *   commands.c  what a person can type besides moves
 *   choice.c    lists of moves    say.c  texts    draw.c  positions */
#ifndef SAGEBRUSH_TUI_CONSOLE_H
#define SAGEBRUSH_TUI_CONSOLE_H

#include "sagebrush/bot.h"
#include "sagebrush/table.h"
#include "tui/choice.h"
#include "tui/draw.h"
#include "tui/say.h"

#include <stdio.h>

typedef struct console {
    sb_table *t;
    const sb_game *g;
    sb_lang lang;
    sb_names names;
    draw_style style;
    FILE *out;
    bool edits;           /* lines are edited, with history and completion */
    void (*idle)(void *); /* called again and again while a line is waited for; NULL: nothing else to do */
    void *idle_of;
    const choice *asked;  /* the moves of the question; NULL: none was asked */
    bool is_terminal;     /* people change places before it: clear the screen and wait */
    const char *save;     /* where to save when the game stops; NULL: nowhere */
    const char *autosave; /* written after each move; NULL: nowhere */
    int saved_ply, saved_undos;
    const sb_bot *hints; /* who is asked for hints */
    sb_bot_budget budget;
    int viewer;                      /* who sits before the screen; -1: nobody yet */
    int shown_ply, shown_turn;       /* when the viewer was shown the whole position; -1: not yet */
    bool is_private;                 /* the screen shows what somebody else may not know */
    int seen[SB_SEATS_MAX];          /* events shown to this seat so far */
    int told[SB_SEATS_MAX];          /* incidents shown to this seat so far */
    bool never[SB_SEATS_MAX];        /* does not want to be asked for optional moves */
    int declined[SB_SEATS_MAX];      /* ply + 1 at which this seat said no to optional moves */
    int declined_turn[SB_SEATS_MAX]; /* the same: turn + 1 */
    char *line;                      /* what was typed last */
    size_t line_cap;
} console;

/* Plays until the game is over or somebody quits.  False: it could not be saved as asked. */
bool console_run(console *c);

/* Shared by console.c and commands.c. */
void console_put(const console *c, const char *text); /* broken between words where the window is too narrow */
void console_say(const console *c, say_id id, ...);   /* a line */
/* After the end: somebody asks for a review. */
bool console_wants_review(console *c);
void console_review(const console *c, sb_table *finished);
void console_put_stranger(
    const console *c, int seat, sb_text *out); /* the bot of this seat is not here: who plays instead */
/* The same with what somebody typed in it: only so much of it, and nothing that a terminal would obey. */
void console_say_typed(const console *c, say_id id, const char *typed);
bool console_part(const console *c, int seat, const char *name); /* draws it; false: there is no such part */
bool console_read_line(console *c, const char *prompt);          /* into c->line; false: no more */
void console_moves(const console *c, const choice *list, bool texts);
void console_events(console *c, int viewer, int since);
bool console_save(console *c, const char *path);

/* Commands that the full screen, or a table elsewhere, carries out in its own way. */
typedef enum command_kind_id {
    COMMAND_KIND_OTHER,
    COMMAND_KIND_UNDO,
    COMMAND_KIND_REDO,
    COMMAND_KIND_RESET,
    COMMAND_KIND_LOG,
    COMMAND_KIND_HINT,
    COMMAND_KIND_SAVE,
    COMMAND_KIND_QUIT,
    COMMAND_KIND_HELP,
    COMMAND_KIND_SHOW,
    COMMAND_KIND_MOVES,
    COMMAND_KIND_COACH,
    COMMAND_KIND_WHY,
    COMMAND_KIND_WORDS, /* about the game, whatever the position: they need no table */
} command_kind_id;
command_kind_id command_kind(const char *line);
int command_count(void);
const char *command_name(int i, sb_lang lang); /* for completion; NULL: there is no i-th one */
const char *command_rest(const char *line);    /* behind the command's name */

typedef enum command_effect { COMMAND_STAY, COMMAND_CHANGED, COMMAND_QUIT, COMMAND_UNKNOWN } command_effect;
/* Says why the move is not allowed. */
void command_refusal(console *c, int seat, sb_move move, sb_error e);
/* Runs c->line if it is a command of this seat. */
command_effect command_run(console *c, int seat);

#endif
