/* goldriver.h: what the drawing of Gold River (goldriver.c) and the remarks on it (goldriver_about.c) share. */
#ifndef SAGEBRUSH_TUI_GOLDRIVER_H
#define SAGEBRUSH_TUI_GOLDRIVER_H

#include "games/goldriver/state.h"
#include "tui/draw.h"

const char *gr_about_kind(int kind, bool fr); /* what cards of this kind do, in one line */

/* For draw_game (draw.h). */
void gr_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
bool gr_about(const char *name, sb_lang lang, sb_text *out);
bool gr_is_quiet(const sb_event *e, int viewer);

#endif
