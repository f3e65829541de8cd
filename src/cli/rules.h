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
    const char *no_code; /* why no code cites it; NULL: code decides it */
    const char *code;    /* "path:line" each on a line */
    const char *tests;   /* "path:line name" each on a line */
    const char
        *plain[SB_LANG_COUNT]; /* as players read it: without notes on sources and on the program; fr may be NULL */
} rule;

extern const rule RULES[]; /* ends with a row without an id; rules of a game stand together, in the book's order */

/* A group of rules, GR-AUC, by the heading it stands under in the book. */
typedef struct rule_group {
    const char *game, *id;
    const char *title[SB_LANG_COUNT];
} rule_group;
extern const rule_group RULE_GROUPS[];

/* A term of a glossary. */
typedef struct rule_term {
    const char *game;
    const char *term[SB_LANG_COUNT], *text[SB_LANG_COUNT];
} rule_term;
extern const rule_term RULE_TERMS[];

/* How to play, as plain text: headings begin with #. */
typedef struct rule_guide {
    const char *game, *name, *lang, *text;
} rule_guide;
extern const rule_guide RULE_GUIDES[];

const char *rule_plain(const rule *r, sb_lang lang);
const rule_group *rule_group_find(const char *id);    /* letters of either case; NULL: none */
const rule *rule_find(const char *id);                /* letters of either case; NULL: no such rule */
const char *rule_text(const rule *r, sb_lang lang);   /* English where French is missing */
bool rule_in_group(const rule *r, const char *group); /* GR-AUC-1 is in GR-AUC and in GR */

#endif
