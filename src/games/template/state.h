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
    uint8_t players;            /* 2 to 5 */
    uint8_t rounds;             /* TP_ROUNDS_SHORT or TP_ROUNDS_LONG */
    uint8_t round;              /* 1 to rounds */
    uint8_t phase;              /* tp_phase */
    uint8_t first;              /* seat of the first player of the round */
    uint8_t winner;             /* seat + 1 of the winner of the round; 0 but in phase TP_WINNER */
    uint8_t deck_n;             /* 0 to TP_CARDS; public */
    uint8_t deck[TP_CARDS];     /* ranks, the top card last; 0 from deck_n on; secret */
    uint8_t discard[TP_RANKS];  /* how many cards of rank i + 1 lie face up */
    tp_player player[TP_SEATS]; /* zero from `players` on */
    uint8_t zero[2];            /* fills up to a multiple of four */
} tp_state;

#pragma GCC diagnostic pop
_Static_assert(sizeof(tp_state) == 168, "a changed state is a new rules_version");

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
