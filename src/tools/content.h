/* content.h: what occurred in a simulation, and what never did: kinds of moves, events, decisions, reasons of refusal
 * and errors, and every item of every domain that moves or events can name. */
#ifndef SAGEBRUSH_TOOLS_CONTENT_H
#define SAGEBRUSH_TOOLS_CONTENT_H

#include "sagebrush/game.h"

#define CONTENT_KINDS 256
#define CONTENT_RING 64

typedef struct content {
    const sb_game *game;
    uint64_t move[CONTENT_KINDS], event[CONTENT_KINDS], decision[CONTENT_KINDS], reason[CONTENT_KINDS];
    uint64_t error[SB_ERROR_COUNT]; /* answers of sb_play */
    uint64_t *item;                 /* all domains one after the other */
    sb_move seen[CONTENT_RING];     /* moves that were legal lately: good guesses for moves that are not now */
    uint64_t seen_n;
} content;

content *content_new(const sb_game *g); /* NULL: out of memory */
void content_free(content *c);
void content_add(content *to, const content *from);

void content_move(content *c, const void *state, int seat, sb_move move); /* about to be played */
void content_events(content *c, const sb_events *events);
/* Tries moves that are likely to be illegal: counts errors and reasons.  NULL, or what is wrong with a refusal. */
const char *content_probe(content *c, const void *state, int players, sb_quick *chance);

void content_json(const content *c, sb_json *out); /* members of an open object: counts and never[] */
int content_never(const content *c, sb_text *out);  /* one id a line; how many */

#endif
