/* canvas.h: a page of characters in memory, before any terminal sees it: text, looks, lines that join by themselves.
 *
 * Everything of the full screen is drawn here first (tests read it as text), term.c then shows what has changed.  Texts are
 * UTF-8; what lies outside of the canvas is cut. */
#ifndef SAGEBRUSH_TUI_CANVAS_H
#define SAGEBRUSH_TUI_CANVAS_H

#include "sagebrush/lang.h"
#include "sagebrush/text.h"

/* How something looks; every look is told by the characters too, so nothing is lost without colours. */
typedef enum look {
    LOOK_PLAIN,
    LOOK_BOLD,
    LOOK_DIM,
    LOOK_CURSOR, /* the line that Enter plays */
    LOOK_KEY,    /* a letter to press */
    LOOK_TITLE,
    LOOK_WARN, /* fees, refusals */
    LOOK_GOOD, /* found, ticked, won */
    LOOK_MONEY,
    LOOK_WATER,
    LOOK_WOOD,
    LOOK_WAY,   /* the way of the move under the cursor */
    LOOK_SEATS, /* of seat 0, then the others */
    LOOK_COUNT = LOOK_SEATS + 8
} look;

typedef struct canvas_cell {
    uint32_t ch;   /* 0: a line, by `lines`; CANVAS_TAIL: the second half of a wide character */
    uint8_t lines; /* directions in which lines leave: LINE_UP ...; `heavy`: which of them are double */
    uint8_t heavy;
    uint8_t look;
} canvas_cell;

enum { LINE_UP = 1, LINE_RIGHT = 2, LINE_DOWN = 4, LINE_LEFT = 8 };
enum { CANVAS_TAIL = 1 };

typedef struct canvas {
    int width, height;
    canvas_cell *at;
} canvas;

bool canvas_init(canvas *c, int width, int height); /* blank; false: no memory */
void canvas_free(canvas *c);
void canvas_clear(canvas *c);

/* Columns of a text; of its first bytes that fit into `columns`. */
int canvas_width(const char *text);
size_t canvas_fit(const char *text, int columns);

/* Writes in one line and says where it ends; at most `columns`: what is cut
 * is cut between words where that leaves enough of it, and ends with `~`. */
int canvas_put(canvas *c, int x, int y, look l, const char *text);
int canvas_put_in(canvas *c, int x, int y, int columns, look l, const char *text);
/* The same, but cut in the middle: what tells lines of a list apart is at their ends. */
int canvas_put_ends(canvas *c, int x, int y, int columns, look l, const char *text);
int canvas_putf(canvas *c, int x, int y, look l, const char *format, ...); /* sb_putf */
void canvas_right(canvas *c, int end, int y, look l, const char *text);    /* ends before column `end` */
/* Broken between words, at most `rows` lines (0: to the edge), those after the first `indent` columns in; how many lines. */
int canvas_wrap(canvas *c, int x, int y, int columns, int rows, int indent, look l, const char *text);
int canvas_lines(const char *text, int columns, int indent); /* how many it would be */

void canvas_across(canvas *c, int x0, int x1, int y, bool heavy); /* from x0 to x1, both with half a cell */
void canvas_down(canvas *c, int x, int y0, int y1, bool heavy);
void canvas_box(canvas *c, int x, int y, int width, int height);
void canvas_fill(canvas *c, int x, int y, int width, int height, uint32_t ch, look l);
void canvas_paint(canvas *c, int x, int y, int width, look l); /* other looks for what stands there */

/* Part of a canvas into another one; lines join. */
void canvas_copy(canvas *to, int x, int y, const canvas *from, int from_y, int width, int height);

/* The character of a cell: as it is, or in ASCII (accents are folded, lines become - | + = #). */
uint32_t canvas_char(const canvas_cell *cell, bool ascii);
void canvas_text(const canvas *c, bool ascii, sb_text *out); /* all of it as lines without spaces at their ends */
char canvas_fold(uint32_t ch);                               /* other letters and signs in ASCII */

#endif
