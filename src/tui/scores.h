/* scores.h: how a game ended, from a view: points by category, what its chance was. */
#ifndef SAGEBRUSH_TUI_SCORES_H
#define SAGEBRUSH_TUI_SCORES_H

#include "tui/scene.h"

void scores_put(const scene *s, sb_text *out);

#endif
