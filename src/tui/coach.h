/* coach.h: the coach's advice as lines of text, for the terminal. */
#ifndef SAGEBRUSH_TUI_COACH_H
#define SAGEBRUSH_TUI_COACH_H

#include "sagebrush/coach.h"

#include <jansson.h>

/* A line for each of the best moves of a pending seat, as the text comes from the words: not typeset. */
sb_error coach_lines(const sb_table *t, int seat, const sb_bot_budget *budget, sb_lang lang,
    void (*line)(const void *with, const char *text), const void *with);

/* The same out of the answer of a table elsewhere to the request `coach`; a refusal is said. */
void coach_put_answer(const json_t *answer, sb_lang lang, sb_text *out);

#endif
