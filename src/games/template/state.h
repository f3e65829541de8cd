/* state.h: the state of High Noon, a small complete game to copy (docs/adding-a-game.md).
 *
 *   state.h      this file: numbers, names, the state
 *   rules.c      the rules (docs/rules/template.md), checks, what a viewer may know
 *   words.c      the vocabulary, JSON both ways, the view, and the `const sb_game` that ties all together */
#ifndef TEMPLATE_STATE_H
#define TEMPLATE_STATE_H

#include "sagebrush/game.h"

enum { TP_RANKS = 10, TP_COPIES = 4, TP_CARDS = TP_RANKS * TP_COPIES }; /* TP-SET-2 */
enum { TP_SEATS = 5 };                                                  /* TP-SET-1 */
enum { TP_HAND = 3 };                                                   /* TP-SET-3 */
enum { TP_ROUNDS_SHORT = 3, TP_ROUNDS_LONG = 5 };                       /* TP-SET-1 */

/* The deck never runs out: hands, a card each between rounds, and one swap each. */
_Static_assert(TP_SEATS *(TP_HAND + TP_ROUNDS_LONG - 1 + 1) <= TP_CARDS, "the deck is too small");

/* ORDER: as the rows of the tables of the same names in words.c. */
enum { TP_DOMAIN_CARD, TP_DOMAIN_PHASE, TP_DOMAIN_COUNT };
enum { TP_OPTION_ROUNDS, TP_OPTION_FIRST_SEAT, TP_OPTION_COUNT };
enum { TP_STREAM_DECK, TP_STREAM_DICE, TP_STREAM_SEATS };
enum { TP_MOVE_PLAY, TP_MOVE_SPARE, TP_MOVE_DUEL, TP_MOVE_SWAP, TP_MOVE_COUNT };
enum { TP_ASK_CARD, TP_ASK_WINNER, TP_ASK_COUNT };
enum { TP_SCORE_SPARED, TP_SCORE_DUELS, TP_SCORE_TOTAL, TP_SCORE_COUNT };
enum {
    TP_EVENT_FIRST,
    TP_EVENT_DEAL,
    TP_EVENT_DREW, /* only its owner knows the card */
    TP_EVENT_CHOSE,
    TP_EVENT_PLAYED,
    TP_EVENT_WON_ROUND,
    TP_EVENT_SPARED,
    TP_EVENT_DUEL,
    TP_EVENT_SCORED,
    TP_EVENT_SWAPPED,
    TP_EVENT_OVER,
    TP_EVENT_COUNT
};
enum {
    TP_WHY_UNKNOWN,
    TP_WHY_NOT_IN_HAND,
    TP_WHY_CHOSEN,
    TP_WHY_NOT_CHOOSING,
    TP_WHY_NO_WINNER,
    TP_WHY_NOT_WINNER,
    TP_WHY_SELF,
    TP_WHY_SWAP_ONCE,
    TP_WHY_SWAP_WINNER,
    TP_WHY_COUNT
};
typedef enum tp_phase { TP_CHOOSE, TP_WINNER, TP_OVER, TP_PHASE_COUNT } tp_phase;

/* The flow (core/flow.h): what can go on.  Every op has a row in rules.c, under the functions it names. */
#define TP_STACK_MAX 2
typedef enum tp_op { TP_OP_ROUND, TP_OP_CHOOSE, TP_OP_WINNER, TP_OP_COUNT } tp_op;

/* What a frame keeps: a part for each kind of frame with names of its own.  This game gets by with op and seat. */
typedef struct tp_frame {
    uint8_t op;   /* tp_op */
    uint8_t seat; /* CHOOSE: nobody's, for all are asked; WINNER: the winner of the round */
} tp_frame;

/* No padding: equal positions must be equal bytes.  Every field says its range, and what it is when it is dead. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct tp_player {
    uint8_t hand[TP_HAND]; /* ranks 1 to TP_RANKS, lowest first; 0 from hand_n on; secret (TP-SET-3) */
    uint8_t hand_n;        /* 0 to TP_HAND; public */
    uint8_t sealed;        /* the rank laid face down, 0 without one; secret (TP-PLAY-1) */
    uint8_t has_sealed;    /* 0 or 1; public */
    uint8_t has_swapped;   /* 0 or 1 (TP-SWAP-1) */
    uint8_t spared;        /* points by sparing (TP-WIN-2) */
    uint8_t duels;         /* points by duels (TP-WIN-3) */
} tp_player;

typedef struct tp_state {
    sb_rng rng;
    uint8_t players; /* 2 to 5 */
    uint8_t rounds;  /* TP_ROUNDS_SHORT or TP_ROUNDS_LONG */
    uint8_t round;   /* 1 to rounds */
    uint8_t first;   /* seat of the first player of the round */
    uint8_t stack_n; /* 0: the game is over; otherwise the round and what is asked in it */
    tp_frame stack[TP_STACK_MAX];
    uint8_t deck_n;             /* 0 to TP_CARDS; public */
    uint8_t deck[TP_CARDS];     /* ranks, the top card last; 0 from deck_n on; secret */
    uint8_t discard[TP_RANKS];  /* how many cards of rank i + 1 lie face up */
    tp_player player[TP_SEATS]; /* zero from `players` on */
    uint8_t zero[3];            /* fills up to a multiple of four */
} tp_state;

#pragma GCC diagnostic pop
_Static_assert(sizeof(tp_state) == 204, "the state grows knowingly");

#define FLOW(name) tp_##name
#define FLOW_OPS   TP_OPS
#define FLOW_DEPTH TP_STACK_MAX
#include "core/flow.h"

static inline tp_phase tp_phase_of(const tp_state *st)
{
    if (st->stack_n == 0)
        return TP_OVER;
    return tp_top_const(st)->op == TP_OP_WINNER ? TP_WINNER : TP_CHOOSE;
}

/* Whether this seat has won the round and decides now. */
static inline bool tp_is_winner(const tp_state *st, int seat)
{
    return tp_phase_of(st) == TP_WINNER && tp_top_const(st)->seat == seat;
}

/* rules.c */
void tp_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events);
unsigned tp_pending(const void *state);
int tp_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX]);
void tp_apply(void *state, int seat, sb_move move, sb_events *events);
sb_decision tp_decision(const void *state, int seat);
sb_reason tp_why(const void *state, int seat, sb_move move);
int tp_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]);
int tp_turn(const void *state);
void tp_result(const void *state, sb_result *out);
const char *tp_check(const void *state);
void tp_redact(void *state, int viewer);
void tp_determinize(void *state, int viewer, sb_quick *chance);
void tp_setup_of(const void *state, sb_setup *out);
void tp_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);

extern const sb_game tp_game;

#endif
