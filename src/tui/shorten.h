/* shorten.h: lines of a list that do not fit, without the words that all of their kind begin or end with. */
#ifndef SAGEBRUSH_TUI_SHORTEN_H
#define SAGEBRUSH_TUI_SHORTEN_H

#include "sagebrush/text.h"

/* Bytes of the whole words that two texts begin with, and end with; 0 unless their first words are the same. */
size_t shorten_head(const char *a, const char *b);
size_t shorten_tail(const char *a, const char *b);
/* The text in at most `columns` where leaving out its tail, its head or both does it; `~` stands for what is left out. */
void shorten(const char *text, size_t head, size_t tail, int columns, sb_text *out);

#endif
