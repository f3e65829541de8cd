/* bot.h: players that are programs.
 *
 * A bot gets what its seat may see (a redacted state, the legal list, what happened so far) and answers with an index into
 * the list.  The same question, seed and memory give the same answer.  src/bots/random.c is the one to copy.
 *
 * A bot has no globals.  What it wants to keep between two questions (a plan, the memory of its search) lies in its
 * `self`, which sb_mind_open makes and sb_mind_close frees: one mind for one seat of one game.  While it thinks it
 * allocates nothing. */
#ifndef SAGEBRUSH_BOT_H
#define SAGEBRUSH_BOT_H

#include "sagebrush/game.h"
#include "sagebrush/public.h"

#ifdef __cplusplus
#include <atomic>
typedef std::atomic<bool> sb_flag;
#else
#include <stdatomic.h>
typedef atomic_bool sb_flag; /* one thread sets it, another looks */
#endif

SB_PUBLIC_BEGIN

#define SB_BOT_ID_MAX 24 /* bytes of an id, NUL included */

typedef struct sb_bot_budget {
    int playouts;           /* 0: the bot's default */
    int ms;                 /* 0: no limit of time */
    int64_t (*clock)(void); /* milliseconds since whenever; never NULL when ms is not 0 */
    const sb_flag *stop;    /* may be NULL; once it is true, the best answer so far is given at once */
} sb_bot_budget;

/* How a game is expected to end for a seat: its chance to win in SB_CERTAIN-ths, points in hundredths. */
enum { SB_CERTAIN = 1 << 16, SB_CANDIDATES_MAX = 8, SB_LINE_MAX = 12 };
typedef struct sb_forecast {
    int32_t chance, own, other; /* `other`: the best of the others; 0 where there is none */
    int32_t category[SB_CATEGORIES_MAX];
} sb_forecast;

/* A move as a bot sees it. */
typedef struct sb_candidate {
    sb_move move;
    int32_t value; /* hundredths of a point, to be compared with the other candidates */
    int visits;
    sb_forecast forecast; /* where the thought foresees */
    int line_n;           /* the rest of the turn as it would be played, as far as it is planned */
    sb_move line[SB_LINE_MAX];
} sb_candidate;

/* What a bot thought: for hints and reviews.  Values are hundredths of a point. */
typedef struct sb_thought {
    int32_t value;
    int visits;
    int foresees;   /* 1: the candidates have forecasts */
    int candidates; /* how many of `candidate` are filled in, best first */
    sb_candidate candidate[SB_CANDIDATES_MAX];
} sb_thought;

/* What a bot is asked.  `history` are the events that its seat may know, oldest first; without them (NULL) it decides
 * by the position alone. */
typedef struct sb_ask {
    const sb_game *game;
    const void *redacted;
    int seat;
    const sb_move *legal;
    int n;
    const sb_event *history;
    int history_n;
    const sb_bot_budget *budget; /* never NULL */
    sb_quick *chance;
    const sb_move *wanted; /* NULL, or a move of the list that the thought should tell about, whatever it is worth */
} sb_ask;

typedef struct sb_bot sb_bot;
struct sb_bot {
    const char *id;
    const char *text[SB_LANG_COUNT]; /* one sentence about it */
    int (*choose)(const sb_bot *b, void *self, const sb_ask *ask, sb_thought *thought /* may be NULL */);

    /* For bots with a memory; each may be NULL. */
    bool (*plays)(const sb_bot *b, const sb_game *g);            /* NULL: every game */
    size_t (*size)(const sb_bot *b, const sb_game *g);           /* bytes of `self`; NULL: it has none */
    void (*open)(const sb_bot *b, const sb_game *g, void *self); /* of memory that is not cleared */
    void (*close)(void *self);
    const void *level; /* its own numbers */
    /* Changes with the weights and the numbers by which it plays so many players' games: results of two marks are of two players.
     * NULL: its id says it all. */
    uint64_t (*mark)(const sb_bot *b, const sb_game *g, int players);
};

SB_INSIDE extern const sb_bot *const sb_bots[]; /* NULL-terminated, from the weakest to the strongest */
const sb_bot *sb_bot_at(int i);                 /* the bots from 0 on; NULL: no more */
const sb_bot *sb_bot_find(const char *id);      /* "best": the strongest; NULL: no such bot */
/* Opponents with one idea each, for measuring (docs/bots.md): no levels for people.  NULL: no more. */
const sb_bot *sb_drifter_at(int i);
const sb_bot *sb_bot_named(const char *id); /* a level, or one of these */
/* Whoever is named where this game is played: a level, "best", or one of the game's own opponents with one idea.  NULL: there is
 * no such bot, or it is of another game. */
const sb_bot *sb_bot_of(const sb_game *g, const char *id);
bool sb_bot_plays(const sb_bot *b, const sb_game *g);

/* A bot on a seat.  SB_NO_MEMORY; *out is NULL then. */
typedef struct sb_mind sb_mind;
sb_error sb_mind_open(const sb_bot *b, const sb_game *g, sb_mind **out);
void sb_mind_close(sb_mind *m); /* NULL: nothing */
/* Redacts a copy of the state for the seat, lists, asks the bot.  `history` may be NULL. */
sb_move sb_mind_move(sb_mind *m, const void *state, int seat, const sb_events *history, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought);

/* The same for somebody who wants to know what a move of the list is worth: it is among the candidates. */
sb_move sb_mind_consider(sb_mind *m, const void *state, int seat, const sb_move *wanted, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought);

/* The same for a single question, by a mind of its own. */
sb_move sb_bot_move(const sb_bot *b, const sb_game *g, const void *state, int seat, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought);

SB_PUBLIC_END

#endif
