/* search.h: looks for the best way to play the own turn, and values where it leads by a net (net.h).
 *
 * The small decisions of one turn are one plan.  A beam of the most promising positions goes from decision to decision until
 * the seat's part is decided: that afterstate is what the net values.  Where chance or something hidden would answer, the
 * plan ends, and the move is valued over several deals drawn from what the seat knows.  The plan is followed as long as
 * everything happens as foreseen; then the search begins anew.
 *
 * Sealed answers of two seats at once are a game in itself: all pairs of answers are valued and the bot plays a mixture
 * that no answer of the other can exploit.
 *
 * All memory is in `search`: nothing is allocated, and how much is known beforehand. */
#ifndef SAGEBRUSH_BOTS_SEARCH_H
#define SAGEBRUSH_BOTS_SEARCH_H

#include "bots/net.h"
#include "sagebrush/bot.h"

enum {
    SEARCH_BEAM_MAX = 64,
    SEARCH_DEPTH_MAX = 64,
    SEARCH_PLAN_MAX = SEARCH_DEPTH_MAX,
    SEARCH_SEALED_MAX = 40, /* answers of one seat that are looked at */
    SEARCH_WAYS_MAX = 64,   /* to play a turn that are played on */
};

/* How well it plays. */
typedef struct search_level {
    int beam;     /* positions kept from one decision to the next */
    int deals;    /* of what is hidden, where a move meets chance; 0: as the search has dealt it, once for all moves */
    int inner;    /* decisions of the turn looked at after chance, in every deal */
    int noise;    /* hundredths of a point by which a way of playing may be misjudged */
    int slip;     /* of the game's slips (outlook.h), from 1: instead of `noise`; 0: none */
    int playouts; /* for a move, where there is no net */
    int lines;    /* of the best ways to play the turn, judged by playing on (ahead.h); 0: none */
    int alike;    /* of them that begin with the same move */
    int rounds; /* how often each of them is played on before half of them are left out; as often counts what the net says of it */
    int ahead; /* positions kept from one decision to the next by who plays on */
    int rest; /* positions kept by who plays the rest of the turn after chance, to its end; 0: `inner` decisions, as they look */
    /* Own turns that are played on, 0 as 1; `deals` and `rest` of who plays them. */
    int ahead_turns, ahead_deals, ahead_rest;
    int distinct; /* ways of which the net says the same, in all that counts, are one: they differ in nothing that matters */
} search_level;

typedef struct search search;

size_t search_size(const sb_game *g);
void search_open(search *s, const sb_game *g);
/* Of one that was opened: another game by the same weights. */
void search_begin(search *s);
/* Minds that play on for it, both opened; without them it judges by the net alone. */
void search_lend(search *s, search *own, search *others);
/* A mind that plays the rest of a turn after chance, opened; it may be the same for several.  Without it `inner` counts. */
void search_lend_rest(search *s, search *rest);
/* The index of the move in the ask's list. */
int search_choose(search *s, const sb_ask *ask, const net *n, const search_level *level, sb_thought *thought);
/* The move that a seat plays in a whole position, from what it sees of it; `seen` is room for a position. */
sb_move search_answer(
    search *s, const void *state, int seat, void *seen, const net *n, const search_level *level, sb_quick *chance);
int64_t search_evaluations(const search *s); /* positions valued since it was opened */

/* A way to play the turn from a question on. */
typedef struct search_way {
    int n;
    bool decided; /* the moves play the turn to its end; otherwise to a deal */
    sb_move move[SEARCH_PLAN_MAX];
} search_way;

/* Ways that were played on with the same luck, and what the net says where that ended. */
typedef struct search_trial {
    const void *redacted;
    int seat, n;
    uint64_t luck;
    const search_way *way[SEARCH_WAYS_MAX];
    net_value value[SEARCH_WAYS_MAX]; /* all outputs */
} search_trial;
/* Who wants to see them, for learning; NULL: nobody. */
typedef struct search_watch {
    void (*see)(void *with, const search_trial *trial);
    void *with;
    bool
        ways_alone; /* they are shown once, without values, and none is played on: the search chooses as if it had none */
} search_watch;
void search_show(search *s, const search_watch *watch);

/* By how much something is misjudged: up to twice `noise` either way, seldom by so much. */
int32_t search_misjudgement(sb_quick *q, int noise);

/* What a position (halted or not) is worth to a seat. */
/* What a game that is over came to. */
void search_result_value(const sb_game *g, const void *state, int seat, net_value *out);
sb_forecast search_forecast(const net_value *v);
/* The first so many outputs, at least those that count for a position's worth (net_eval_list). */
void search_value(
    const sb_game *g, const net *n, net_memo *memo, const void *state, int seat, int outputs, net_value *out);

#endif
