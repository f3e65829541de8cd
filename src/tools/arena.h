/* arena.h: bots against each other on equal terms: the same seeds, every seat in turn.
 *
 * A set is one seed played once for every way to turn the bots round the table.  Sets have numbers; what a set comes to
 * depends on its number and the plan alone.  So parts of a series can be played anywhere and put together again, and
 * all sums are whole numbers. */
#ifndef SAGEBRUSH_TOOLS_ARENA_H
#define SAGEBRUSH_TOOLS_ARENA_H

#include "cli/cli.h"

enum { ARENA_WIN = 60, ARENA_PAIR = 2 }; /* a win, divisible among those who share it; a pair of seats compared */
enum { ARENA_DUELS_MAX = SB_SEATS_MAX * (SB_SEATS_MAX - 1) / 2 };

typedef struct arena_plan {
    const sb_game *game;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    cli_bots bots;                     /* by seat: bots.at[seat % bots.n] */
    const sb_bot *rival[CLI_BOTS_MAX]; /* each bot once */
    int rivals;
    sb_bot_budget budget;
} arena_plan;

/* What one set came to, by rival. */
typedef struct arena_set {
    int64_t number;
    int32_t seats[CLI_BOTS_MAX]; /* how often it sat at the table */
    int32_t wins[CLI_BOTS_MAX];  /* in ARENA_WIN-ths */
    int32_t score[CLI_BOTS_MAX]; /* points together */
    /* Of two rivals: how often the first was better than the second, in halves of pairs of seats. */
    int32_t better[ARENA_DUELS_MAX], pairs[ARENA_DUELS_MAX];
} arena_set;

/* Every two rivals, in the order of the list: the first with each behind it, and so on. */
typedef struct arena_duel {
    int first, second;
} arena_duel;
int arena_duels(const arena_plan *plan, arena_duel out[ARENA_DUELS_MAX]);

void arena_rivals(arena_plan *plan); /* fills them in from the bots */
/* False: out of memory, or a game that does not end. */
bool arena_play(const arena_plan *plan, int64_t number, arena_set *out);

/* ---- figures ----------------------------------------------------------------------------------------------------- */

/* A share with its standard error, by sets. */
typedef struct arena_share {
    double mean, error;
} arena_share;

arena_share arena_wins(const arena_set *sets, int64_t n, int rival);  /* of the games it took part in, by seat */
arena_share arena_better(const arena_set *sets, int64_t n, int duel); /* of the pairs of two rivals */
double arena_elo(double share);
/* Log-likelihood ratio of "the first is elo1 better" than the second against "elo0 better", by the share of pairs. */
double arena_llr(const arena_set *sets, int64_t n, double elo0, double elo1);

#endif
