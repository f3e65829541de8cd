/* bot.h: players that are programs.
 *
 * A bot gets what its seat may see (a redacted state) and the legal list, nothing else, and answers with an index
 * into the list.  The same state, list and seed give the same answer.  src/bots/random.c is the one to copy. */
#ifndef SAGEBRUSH_BOT_H
#define SAGEBRUSH_BOT_H

#include "sagebrush/game.h"

typedef struct sb_bot_budget {
    int playouts; /* 0: the bot's default */
    int ms;       /* 0: no limit of time */
    int64_t (*clock)(void); /* milliseconds since whenever; never NULL when ms is not 0 */
} sb_bot_budget;

/* What a bot thought: for hints and reviews.  Values are hundredths of a point. */
typedef struct sb_thought {
    int32_t value;
    int visits;
    int candidates;              /* how many of `candidate` are filled in, best first */
    struct {
        sb_move move;
        int32_t value;
        int visits;
    } candidate[8];
} sb_thought;

typedef struct sb_bot {
    const char *id;
    const char *text[SB_LANG_COUNT]; /* one sentence about it */
    int (*choose)(const sb_game *g, const void *redacted, int seat, const sb_move *legal, int n,
        const sb_bot_budget *budget, sb_quick *chance, sb_thought *thought /* may be NULL */);
} sb_bot;

extern const sb_bot *const sb_bots[]; /* NULL-terminated */
const sb_bot *sb_bot_find(const char *id);

/* Redacts a copy of the state for the seat, lists, asks the bot. */
sb_move sb_bot_move(const sb_bot *b, const sb_game *g, const void *state, int seat, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought);

#endif
