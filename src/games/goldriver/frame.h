/* frame.h: the frames of the flow: everything that can go on, and what is kept while it does. */
#ifndef GOLDRIVER_FRAME_H
#define GOLDRIVER_FRAME_H

#include "sagebrush/game.h"

#define GR_STACK_MAX 16

/* ORDER: GR_OPS in flow.c has a row for each.  What a, b and n hold stands there too. */
typedef enum gr_op {
    GR_OP_ROUND,      /* the sequence of play: a = next step */
    GR_OP_DRAW,       /* phase 1: a step, never a frame */
    GR_OP_PENNY,      /* window W1 */
    GR_OP_AUCTION,    /* phase 2, 3 to 5 players */
    GR_OP_BIDS,       /* phase 2, 2 players */
    GR_OP_MOONSHINE,  /* window W2 */
    GR_OP_PAY,        /* phase 3 with window W3 */
    GR_OP_FIRST_PICK, /* phase 4: the winner takes */
    GR_OP_DISCARD,    /* and discards */
    GR_OP_MUSTANG,    /* window W4 */
    GR_OP_PICKS,      /* the others */
    GR_OP_TAKE,       /* one of them takes */
    GR_OP_LOSER,      /* 2 players: card or money */
    GR_OP_MONEY,      /* 2 players: half of the stake, or all of it (window W3) */
    GR_OP_RESOLVE,    /* a card was taken or drawn */
    GR_OP_PENDING,    /* check of pending cards */
    GR_OP_FINISH,     /* a colt card's effect is over */
    GR_OP_LOST_TOWN,  /* the Lost Mine joins a town */
    GR_OP_BANDIT_PAY,
    GR_OP_BANDIT_CHOOSE,
    GR_OP_HOLD_WHOM,
    GR_OP_HOLD_VALUE,
    GR_OP_DYNAMITE,
    GR_OP_RAID_TOWN,
    GR_OP_RAID_ANSWER,
    GR_OP_RAID_DESTROY,
    GR_OP_JUDGE_OWN,
    GR_OP_JUDGE_OTHER,
    GR_OP_LASSO,
    GR_OP_DEPOSIT,
    GR_OP_ROLL, /* phase 5 */
    GR_OP_SET_DIE,
    GR_OP_PRODUCE, /* a step, never a frame */
    GR_OP_GHOST,
    GR_OP_BANK, /* a total of 3: a step, never a frame */
    GR_OP_COUNT
} gr_op;

typedef struct gr_frame {
    uint8_t op;   /* gr_op */
    uint8_t seat; /* who is asked or whose turn it is */
    uint8_t a, b;
    uint16_t n;
} gr_frame;

#endif
