/* screen.h: a table on the whole terminal: panes that stay, one key for each choice.
 *
 *   screen.c         the loop
 *   screen_parts.h   its parts: screen_keys.c what keys do, screen_view.c the table as it is known, screen_table.c bots and
 *                    people at a table in this program, screen_log.c, screen_tell.c, screen_command.c
 *   screen_draw.c    what is shown where
 *   layout.c         the windows for a size of the terminal
 *   popup.c          texts, lines and questions over the table
 *   ask.c            the question as lines with keys        scene.c, board_*.c   positions drawn from views
 *   canvas.c, term.c characters in memory; ncurses          wire.c               requests to the table */
#ifndef SAGEBRUSH_TUI_SCREEN_H
#define SAGEBRUSH_TUI_SCREEN_H

#include "tui/console.h"
#include "tui/scene.h"
#include "tui/wire.h"

typedef struct rect {
    int x, y, width, height; /* with its rim, which it shares with its neighbours */
} rect;

typedef enum window_kind { WINDOW_PANE, WINDOW_ASK, WINDOW_PREVIEW, WINDOW_LOG } window_kind;

typedef struct window {
    window_kind kind;
    int pane; /* of WINDOW_PANE */
    rect at;
    bool has_tabs; /* its rim names all panes */
} window;

enum { LAYOUT_WIDTH_MIN = 80, LAYOUT_HEIGHT_MIN = 24, LAYOUT_WINDOWS = 16 };

typedef struct layout {
    bool is_too_small, is_side; /* the question at the side, or below the board */
    int n;
    window at[LAYOUT_WINDOWS];
} layout;

/* The windows for panes of a game; `first` is the pane that is shown in any case.  Pane number `n` is the log. */
void layout_make(layout *l, int width, int height, const pane *panes, int n, int first);

typedef struct log_line {
    int number; /* of the event */
    char *text;
} log_line;

typedef struct screen {
    wire *w;
    console *console; /* the commands of the line mode, for a table in this program */
    const board *board;
    sb_lang lang;
    int viewer; /* whose view is shown */
    json_t *view;
    json_t *preview; /* of the move `preview_of` */
    char preview_of[160];
    ask ask;
    int asked_ply, asked_undos; /* when the question came up: then the cursor begins anew */
    int cursor;                 /* a line of `ask`; -1: the number; ask.n: none */
    bool is_chosen;             /* somebody has moved the cursor to where it is */
    int number, page, top;      /* the number typed; the page of letters; the first row of the list that is shown */
    bool is_typing;             /* digits of the number have been typed */
    pane panes[SCENE_PANES];
    int panes_n, tab, focus; /* the pane shown in any case; the one that scrolls (panes_n: the log) */
    int scroll[SCENE_PANES + 1];
    layout layout;
    canvas page_canvas, sheet;
    char decision[64]; /* kind of the last question */
    log_line *log;
    int log_n, log_cap, log_next, log_undos, log_incidents;
    int fresh; /* events from this number on are new since the viewer's last decision */
    int seen[SB_SEATS_MAX + 1];
    char message[600];
    bool is_warning;
    bool is_covered;           /* somebody else sits down: the table is not shown */
    int past, plies;           /* looking back: after so many moves; -1: not */
    int list_rows, list_lines; /* of the list as it was drawn: rows of a column, rows a line */
    rect list_at;
    int list_columns;
    int hits; /* where lines stand, for the mouse */
    struct {
        int line;
        rect at;
    } hit[64];
    const char *autosave; /* written after each move; NULL: nowhere */
    int saved_ply, saved_undos;
    bool is_unsaved;                 /* it could not be written: said once */
    bool never[SB_SEATS_MAX];        /* does not want to be asked for moves besides */
    int declined_turn[SB_SEATS_MAX]; /* turn + 1 in which moves besides were declined */
    bool is_aside;                   /* the viewer owes nothing and may act all the same */
    int thinking;                    /* the seat of the bot that thinks; -1: none */
    int pace;                        /* milliseconds between moves of bots; 0: at once */
    bool is_hurried;                 /* somebody does not want to see the rest of them one by one */
} screen;

typedef enum screen_end { SCREEN_OVER, SCREEN_LEFT, SCREEN_STOPPED, SCREEN_LOST } screen_end;

/* Plays on an open terminal (term.h) until the game is over and looked at, or somebody leaves. */
screen_end screen_run(screen *s);
void screen_free(screen *s);

/* screen_draw.c */
void screen_draw(screen *s); /* the whole page on page_canvas */
void screen_show(screen *s); /* the same, and on the terminal */
scene screen_scene(const screen *s);
void screen_say(screen *s, bool warning, const char *text);
const json_t *screen_move(const screen *s); /* what Enter would play; NULL: nothing */

/* popup.c: over the table, until a key; each answers false when the program must stop. */
bool popup_text(screen *s, const char *title, const char *text);
bool popup_text_key(screen *s, const char *title, const char *text, int *key); /* that closed it */
bool popup_ask(
    screen *s, const char *title, const char *text, const char *keys, int *key); /* one of the keys, or Escape: 0 */
bool popup_line(screen *s, const char *title, const char *prompt, char *out, size_t size); /* "" after Escape */

#endif
