/* content.h: what occurred in a simulation, and what could have but never did: kinds of moves, events, decisions, reasons
 * of refusal and errors, score categories that brought points, and every item of every domain: named by a move or an
 * event, or on the table (sb_game.trial.shows).  What the options or the number of players exclude (sb_game.trial.can_occur) is
 * left out. */
#ifndef SAGEBRUSH_TOOLS_CONTENT_H
#define SAGEBRUSH_TOOLS_CONTENT_H

#include "sagebrush/game.h"

#define CONTENT_RING  64
#define CONTENT_LISTS 64

typedef struct content {
    const sb_game *game;
    int players;                 /* 0: a sum over several simulations */
    size_t first[CONTENT_LISTS]; /* counter of each list */
    uint64_t *count;             /* all lists one after the other: those of SB_LIST_*, then the errors */
    bool *possible;              /* of each counter */
    sb_move seen[CONTENT_RING];  /* moves that were legal lately: good guesses for moves that are not now */
    uint64_t seen_n;
} content;

/* Of games set up like this; NULL: nothing is possible yet, to add others to.  NULL: out of memory. */
content *content_new(const sb_game *g, const sb_setup *setup);
void content_free(content *c);
void content_add(content *to, const content *from);

void content_move(content *c, const void *state, int seat, sb_move move); /* about to be played */
void content_events(content *c, const sb_events *events);
void content_table(content *c, const void *state); /* what lies there */
void content_result(content *c, const sb_result *result);
/* Tries moves that are likely to be illegal, some of them close to the legal ones of the seat that is asked (its list;
 * -1: nobody is): counts errors and reasons.  NULL, or what is wrong with a refusal. */
const char *content_probe(content *c, const void *state, int seat, const sb_move *list, int n, sb_quick *chance);

void content_json(const content *c, sb_json *out); /* members of an open object: counts and never[] */
int content_never(const content *c, sb_text *out); /* one id a line; how many */

#endif
