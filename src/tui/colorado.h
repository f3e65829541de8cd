/* colorado.h: what the drawing of Colorado (colorado.c) and the remarks on it (colorado_about.c) share. */
#ifndef SAGEBRUSH_TUI_COLORADO_H
#define SAGEBRUSH_TUI_COLORADO_H

#include "games/colorado/colorado.h"
#include "tui/draw.h"

extern const char co_icon_letter[CO_ICON_COUNT];

/* For draw_game (draw.h). */
void co_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
bool co_about(const char *text, sb_lang lang, sb_text *out);
bool co_is_quiet(const sb_event *e, int viewer);

#endif
