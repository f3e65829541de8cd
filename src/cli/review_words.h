/* review_words.h: what a finished game came down to, in lines: for `sagebrush review` and for the end of a game at the terminal. */
#ifndef SAGEBRUSH_CLI_REVIEW_WORDS_H
#define SAGEBRUSH_CLI_REVIEW_WORDS_H

#include "sagebrush/coach.h"

/* Of a review that is done: for each seat where its chances came from, how they went (`blocks`: as a line of blocks, otherwise in
 * tenths), its costliest decisions with what was better. */
void review_put(const sb_review *r, const sb_table *t, sb_lang lang, bool blocks, sb_text *out);

#endif
