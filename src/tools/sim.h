/* sim.h: games between bots, checked after every move, and what is counted of them.
 *
 * All sums are whole numbers, so that they do not depend on the order in which threads finish their games. */
#ifndef SAGEBRUSH_TOOLS_SIM_H
#define SAGEBRUSH_TOOLS_SIM_H

#include "cli/cli.h"
#include "tools/content.h"

#define SIM_WIN          60 /* a win; divisible by the number of those who can share it */
#define SIM_SCORES       8192
#define SIM_SCORE_LOWEST (-2048) /* of the histogram; what lies beyond its ends is counted at its ends */

typedef struct sim_plan {
    const sb_game *game;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    cli_bots bots;
    sb_bot_budget budget;
    int64_t max_decisions; /* a game that takes more is endless */
    int64_t optional;      /* percent: how often a seat that owes nothing is asked for an optional move */
    bool rich;             /* games begin with what sb_game.trial.enrich gives */
} sim_plan;

typedef struct sim_tally {
    int64_t games, decisions, turns, max_decisions;
    int64_t score[SB_SEATS_MAX][SB_CATEGORIES_MAX];
    int64_t squares[SB_SEATS_MAX]; /* of totals */
    int64_t wins[SB_SEATS_MAX];    /* in SIM_WIN-ths */
    int64_t bot_games[CLI_BOTS_MAX], bot_wins[CLI_BOTS_MAX], bot_score[CLI_BOTS_MAX];
    int64_t histogram[SIM_SCORES];
    int64_t automas; /* of all games; their scores and wins are in the rows after the seats */
    int64_t automa_histogram[SIM_SCORES];
} sim_tally;

/* Where a game went wrong. */
typedef struct sim_failure {
    uint64_t game;
    uint8_t key[SB_KEY_BYTES];
    int ply, seat;
    char move[128];
    char what[256];
} sim_failure;

/* Plays game number i of the plan; `counts` may be NULL.  False: `failure` says what went wrong. */
bool sim_game(const sim_plan *plan, uint64_t i, sim_tally *tally, content *counts, sim_failure *failure);
void sim_tally_add(sim_tally *to, const sim_tally *from);
/* So many percent of all scores are at most this (the nearest rank). */
int64_t sim_percentile(const int64_t histogram[SIM_SCORES], int percent);
/* Which bot sits there: the list is dealt round the table and moves on by one seat every game. */
int sim_bot_at(const sim_plan *plan, uint64_t game, int seat);

#endif
