/* noun.h: names in sentences: their articles, and what French makes of "de" and "à" before them. */
#ifndef SAGEBRUSH_CORE_NOUN_H
#define SAGEBRUSH_CORE_NOUN_H

#include "sagebrush/io.h"

typedef enum sb_article { SB_NO_ARTICLE, SB_DEFINITE, SB_INDEFINITE } sb_article;

/* `capital`: the sentence begins with it.  `noun`: sb_item.noun. */
void sb_put_noun(sb_lang lang, const char *name, unsigned noun, sb_article article, bool capital, sb_text *out);

/* Does French elide before this name: a vowel, a silent h, a y that sounds like i? */
bool sb_is_elided(const char *name);

#endif
