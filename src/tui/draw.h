/* draw.h: a position as a drawing in text, for the terminal.
 *
 * A game may have a drawing of its own (one file here, one line in the table of draw.c); without one its view is shown
 * as an outline.  A drawing knows what a viewer may know: it gets a redacted state. */
#ifndef SAGEBRUSH_TUI_DRAW_H
#define SAGEBRUSH_TUI_DRAW_H

#include "sagebrush/game.h"

typedef struct draw_style {
    bool colour;            /* ANSI colours may be used; they are never the only cue */
    const sb_names *names;  /* of the seats, and the language */
} draw_style;

typedef void (*draw_function)(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);

/* Draws by the game's own drawing or by the outline.  `redacted` is the state as `viewer` (or SB_SPECTATOR) knows it. */
void draw_position(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);
void draw_outline(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);

int draw_width(const char *s); /* in characters, not bytes */
/* Drawings of games. */
void draw_colorado(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);
void draw_goldriver(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out);

/* "Ann", or "Seat 2". */
void draw_name(const sb_names *names, int seat, sb_text *out);

#endif
