/* rules.h: the rules by id, in both languages, with the code that cites them and the tests that cover them.  The table
 * is made from docs/rules/, src/ and tests/ at build time by scripts/gen_rules.py. */
#ifndef SAGEBRUSH_CLI_RULES_H
#define SAGEBRUSH_CLI_RULES_H

#include "sagebrush/game.h"

typedef struct rule {
    const char *id; /* GR-AUC-1 */
    const char *game;
    const char *en, *fr; /* fr may be NULL */
    const char *no_test; /* why no code can decide it; NULL: it should have a test */
    const char *code;    /* "path:line" each on a line */
    const char *tests;   /* "path:line name" each on a line */
} rule;

extern const rule RULES[]; /* ends with a row without an id; rules of a game stand together, in the book's order */

const rule *rule_find(const char *id);                /* letters of either case; NULL: no such rule */
const char *rule_text(const rule *r, sb_lang lang);   /* English where French is missing */
bool rule_in_group(const rule *r, const char *group); /* GR-AUC-1 is in GR-AUC and in GR */

#endif
