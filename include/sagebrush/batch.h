/* batch.h: many games at once, for learning: one call steps all of them, on several threads, into buffers of the caller.
 *
 *     sb_batch_plan plan = { .game = game, .setup = setup, .games = 1024, .threads = 2 };
 *     sb_batch_buffers to = { .seat = seat, .legal = legal, .reward = reward, .done = done };
 *     sb_batch *b;
 *     sb_batch_new(&plan, &to, &b);
 *     for (;;) {
 *         ... choose action[i] of 0 to legal[i] - 1 for each game ...
 *         sb_batch_step(b, action);
 *     }
 *
 * After sb_batch_new and after each step the buffers tell of every game who is asked (`seat`), how many moves they have, which, and
 * what they see.  A game that ends is begun anew in the same call, with the next key of the series: `done` is 1, `reward` and
 * `score` are those of the game that ended, everything else is of the new one.  What a batch plays depends on its plan and the actions
 * alone, never on the threads.  Buffers belong to the caller, are written in place and must outlive the batch; each may be NULL. */
#ifndef SAGEBRUSH_BATCH_H
#define SAGEBRUSH_BATCH_H

#include "sagebrush/actions.h"

SB_PUBLIC_BEGIN

#define SB_BATCH_GAMES   (1 << 20)
#define SB_BATCH_THREADS 256

/* What an action is: a number of actions.h, or simply the place of the move in the list of the seat. */
typedef enum sb_batch_actions { SB_ACTION_INDEX, SB_ACTION_ID } sb_batch_actions;

/* What a game is worth at its end; before that all rewards are 0.
 *   SB_REWARD_WIN     1 for the winner, shared equally among several; 0 for others.  An automa that wins takes it from all.
 *   SB_REWARD_MARGIN  points less those of the best other row, in hundredths, between -1 and 1
 *   SB_REWARD_SCORE   points */
typedef enum sb_batch_reward { SB_REWARD_WIN, SB_REWARD_MARGIN, SB_REWARD_SCORE } sb_batch_reward;

typedef struct sb_batch_plan {
    const sb_game *game;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES]; /* game number i of the series is dealt by sb_seed_series(key, i) */
    int games, threads;        /* threads: the caller's counts; 0: one */
    sb_batch_actions actions;
    sb_batch_reward reward;
} sb_batch_plan;

/* Rows of `games` games, one after the other without gaps. */
typedef struct sb_batch_buffers {
    int8_t *seat;   /* [games] who is asked */
    int32_t *legal; /* [games] how many moves they have, never 0 */
    uint8_t *mask;  /* [games][sb_actions_count] 1: a legal action, by its number; 0: not */
    uint8_t *
        observation; /* [games][features] what the seat that is asked knows: how often each feature of outlook.h holds */
    float *reward;   /* [games][players] */
    uint8_t *done;   /* [games] */
    int32_t *score;  /* [games][players] points of the game that ended; 0: none did */
    int32_t *length; /* [games] decisions of the game that ended; 0: none did */
} sb_batch_buffers;

typedef struct sb_batch sb_batch;

/* *out is a batch on SB_OK and NULL otherwise.  The errors of sb_position_new; SB_LIMIT: too many games or threads, or none;
 * SB_UNKNOWN_GAME: the game has no features or no table of actions, which a buffer or the actions need. */
sb_error sb_batch_new(const sb_batch_plan *plan, const sb_batch_buffers *to, sb_batch **out);
void sb_batch_free(sb_batch *b); /* NULL: nothing */
/* Plays action[i] in game i.  0: done; otherwise 1 + the number of a game whose action is not legal, and nothing has changed. */
int sb_batch_step(sb_batch *b, const int32_t *action);
/* A legal action for every game, each equally likely. */
void sb_batch_sample(sb_batch *b, int32_t *action);
uint64_t sb_batch_decisions(const sb_batch *b);          /* all steps of all games so far */
const void *sb_batch_state(const sb_batch *b, int game); /* complete: never for a player */
const sb_move *sb_batch_moves(sb_batch *b, int game); /* the list of the seat that is asked; good until the next call */
/* What a seat sees in a position, as in `observation`: sb_features_count(g) bytes. */
void sb_observe(const sb_game *g, const void *state, int seat, uint8_t *out);
int sb_features_count(const sb_game *g); /* 0: the game has none */

SB_PUBLIC_END

#endif
