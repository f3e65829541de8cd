/* draw.h: a position as a drawing in text, for the terminal.
 *
 * A game may have a drawing of its own (one file here, one line in the table of draw.c); without one its view is shown
 * as an outline.  A drawing knows what a viewer may know: it gets a redacted state. */
#ifndef SAGEBRUSH_TUI_DRAW_H
#define SAGEBRUSH_TUI_DRAW_H

#include "sagebrush/game.h"

#include <jansson.h>

typedef struct draw_style {
    bool colour;           /* ANSI colours may be used; they are never the only cue */
    const sb_names *names; /* of the seats, and the language */
    int columns;           /* of the window; 0: as many as it takes */
    bool brief;            /* the viewer has just seen all of it: only what he needs for the next decision */
} draw_style;

typedef void (*draw_function)(
    const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);

/* Draws by the game's own drawing or by the outline.  `redacted` is the state as `viewer` (or SB_SPECTATOR) knows it. */
void draw_position(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);
void draw_outline(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);

void draw_members(const sb_game *g, const json_t *view, const draw_style *style, sb_text *out); /* of a view */

void draw_end_line(sb_text *out); /* without spaces at its end */
int draw_width(const char *s);    /* in characters, not bytes */
/* wrap.c: lines longer than `width` are broken between words and indented; below DRAW_WIDTH_MIN nothing is. */
enum { DRAW_WIDTH_MIN = 20 };
void draw_wrapped(const char *text, int width, sb_text *out);

/* Rows of a table, written from byte `from` on: `label` columns, then cells of `cell` columns, or (0) cells that end with a bar and a space.
 * Where `columns` are too few, some of the cells below the others, each time with the labels. */
void draw_fold_table(sb_text *out, size_t from, int label, int cell, int columns);

typedef enum draw_part { DRAW_MARKET, DRAW_TRAIL, DRAW_ME, DRAW_OTHERS, DRAW_PARTS } draw_part;
draw_part draw_part_named(const char *name); /* in either language; DRAW_PARTS: none is called so */
/* By its name; false: there is no such part. */
bool draw_part_of(
    const sb_game *g, const char *name, const void *redacted, int viewer, const draw_style *style, sb_text *out);

/* What a game may bring; everything but the drawing may be NULL. */
typedef struct draw_game {
    const char *id;
    draw_function draw;
    bool (*is_quiet)(const sb_event *e, int viewer);
    /* One part of the drawing ("market", "trail", "me", "others"); false: this game has no such part. */
    bool (*part)(draw_part part, const void *redacted, int viewer, const draw_style *style, sb_text *out);
    int aside; /* kind + 1 of the move that may be played at any time besides what is asked; 0: there is none */
} draw_game;

extern const draw_game draw_colorado, draw_goldriver, draw_gwt;

/* The game's remark on a move (sb_game.people.note), from any state of the game: what the seat knows of it. */
void draw_note(const sb_game *g, const void *state, int seat, sb_move move, const sb_names *names, sb_text *out);
/* What is called so (a part of the name will do), explained by the game (sb_game.people.about) a line each; false: nothing is. */
bool draw_about(const sb_game *g, const char *name, sb_lang lang, sb_text *out);
/* Not worth a line in the news: the drawing shows it, or another event says it. */
bool draw_is_quiet(const sb_game *g, const sb_event *e, int viewer);

/* The kind of move that may be played at any time besides what is asked, also by others than those who are asked;
 * -1: none.  It is offered out of turn once a turn, and its numbers are not meant when a number is typed. */
int draw_aside(const sb_game *g);

bool draw_contains(const char *s, const char *part); /* letters of either case */
/* Is the text a part of the item's name in either language, or of its id? */
bool draw_is_called(const sb_item *item, const char *text);

/* "Ann", or "Seat 2". */
void draw_name(const sb_names *names, int seat, sb_text *out);

#endif
