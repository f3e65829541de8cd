/* state.h: a position of Gold River.
 *
 * The state is plain data (game.h, promise 1).  The flow is a stack of small frames inside it (frame.h): the top frame is what
 * happens now.  Automatic frames run by themselves (flow.c); the others wait for a seat.  What each concept offers the others
 * is in the header of its name. */
#ifndef GOLDRIVER_STATE_H
#define GOLDRIVER_STATE_H

#include "games/goldriver/frame.h"
#include "games/goldriver/tables.h"
#include "games/goldriver/vocabulary.h"

#define GR_SEATS       5
#define GR_PENDING_MAX 13 /* 9 colt and 4 lasso cards */

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct gr_state {
    sb_rng rng;               /* streams: GR_STREAM_* */
    uint64_t front[GR_SEATS]; /* concessions and buildings face up before a seat */
    uint64_t kept[GR_SEATS];  /* horseshoe cards not used yet (GR-HORSE-1) */
    uint64_t sale;            /* the sale cards (GR-DRAW-1) */
    uint64_t resolving;       /* taken or drawn, lying nowhere else yet (GR-PICK-12) */
    uint64_t drawn;           /* of these: what a One-Armed Bandit drew and nobody chose yet (GR-OAB-2) */
    uint64_t out;             /* out-of-play pile */
    uint64_t removed_named;   /* taken out by name at setup: public (GR-SETUP-2, GR-SETUP-3) */
    uint64_t removed;         /* taken out at random at setup: secret (GR-SETUP-8) */
    int32_t from_supply;      /* nuggets the supply gave less those it got, for check */
    uint16_t nuggets[GR_SEATS];
    uint16_t transit; /* rest of a payment chain, or the stake with 2 players (GR-PAY-10, GR-TWO-13) */
    uint16_t deposit; /* in the Bank; multiple of 3; 0 without a Bank owner (GR-BANK-2) */
    uint16_t price;   /* of this round's auction, from its end to the end of the round */
    uint16_t bid[2];  /* 2 players: sealed bids (GR-TWO-2) */
    gr_frame stack[GR_STACK_MAX];
    uint8_t stack_n; /* 0 = the game is over */
    uint8_t deck_n;
    uint8_t deck[GR_CARD_COUNT - 1]; /* deck[deck_n - 1] is the top card: secret */
    uint8_t pending_n;
    uint8_t pending_card[GR_PENDING_MAX]; /* in the order they came (GR-PEND-3) */
    uint8_t pending_seat[GR_PENDING_MAX];
    uint8_t host[GR_LASSO_COUNT]; /* by lasso card from GR_FIRST_LASSO: the concession that carries it; 0 = none */
    uint8_t mayor[GR_TOWN_COUNT]; /* by town: seat + 1; 0 = the card is free; [GR_NO_TOWN] unused */
    uint8_t lost_town;            /* the town that the Lost Mine joined; 0 = none (GR-LOST-2) */
    uint8_t players;              /* 2 to 5 */
    uint8_t poker;                /* option: 1 = Poker Expert (GR-OPT-2) */
    uint8_t first_game;           /* option (GR-OPT-1) */
    uint8_t first_seat;           /* option: seat + 1; 0 = by chance (GR-OPT-6) */
    uint8_t round;                /* from 1 */
    uint8_t first;                /* first player of the round */
    uint8_t winner;               /* of this round's auction; the first player until it is decided (GR-ROUND-2) */
    uint8_t reversed;             /* 1 = an odd number of Moonshines this round (GR-MOON-4) */
    uint8_t order[GR_SEATS];      /* choice order, from the first pick to the last; else zero */
    uint8_t dice[2];              /* of this round's production roll; 0 before */
    uint8_t zero[2];              /* keeps the size a multiple of 8 */
} gr_state;
#pragma GCC diagnostic pop

_Static_assert(sizeof(gr_state) <= 2048, "GR state budget");

/* The flow: rows of GR_OPS, each in the file of its concept. */
#define FLOW(name) gr_##name
#define FLOW_OPS   GR_OPS
#define FLOW_DEPTH GR_STACK_MAX
#include "core/flow.h"

#define GR_OP_DECLARE(op, id) extern const gr_op_row gr_op_##id;
GR_OP_LIST(GR_OP_DECLARE)

static inline int gr_left(const gr_state *st, int seat, int steps)
{
    int s = seat + steps;
    return s >= st->players ? s - st->players : s;
}

static inline uint64_t gr_all_front(const gr_state *st)
{
    return st->front[0] | st->front[1] | st->front[2] | st->front[3] | st->front[4];
}

#endif
