/* lineedit.h: a line typed at a terminal, with editing, history and completion: libedit is known here alone. */
#ifndef SAGEBRUSH_TUI_LINEEDIT_H
#define SAGEBRUSH_TUI_LINEEDIT_H

#include "sagebrush/text.h"

/* The i-th word that may be meant, from 0; false: there are no more. */
typedef bool (*lineedit_words)(const void *of, int i, sb_text *out);

/* The line, to be freed; NULL: the input is over, or a signal came (term_stopped). */
char *lineedit_read(const char *prompt, lineedit_words words, const void *of);
/* Called a few times a second while a line is waited for; NULL: nothing. */
void lineedit_while_waiting(void (*idle)(void *of), void *of);

#endif
