/* frame.h: the frames of the flow: everything that can go on, and what is kept while it does. */
#ifndef GOLDRIVER_FRAME_H
#define GOLDRIVER_FRAME_H

#include "sagebrush/game.h"

#define GR_STACK_MAX 16

/* Every op with the id of its frame in JSON; row gr_op_ID stands in the file of its concept. */
/* clang-format off */
#define GR_OP_LIST(X) \
    X(ROUND, round) /* the sequence of play */ \
    X(DRAW, draw) /* phase 1: a step, never a frame */ \
    X(PENNY, penny_press) /* window W1 */ \
    X(AUCTION, auction) /* phase 2, 3 to 5 players */ \
    X(BIDS, bids) /* phase 2, 2 players */ \
    X(MOONSHINE, moonshine) /* window W2 */ \
    X(PAY, pay) /* phase 3 with window W3 */ \
    X(FIRST_PICK, first_pick) /* phase 4: the winner takes */ \
    X(DISCARD, discard) /* and discards */ \
    X(MUSTANG, mustang) /* window W4 */ \
    X(PICKS, picks) /* the others */ \
    X(TAKE, take) /* one of them takes */ \
    X(LOSER, loser) /* 2 players: card or money */ \
    X(MONEY, money) /* 2 players: half of the stake, or all of it (window W3) */ \
    X(RESOLVE, resolve) /* a card was taken or drawn */ \
    X(PENDING, pending) /* check of pending cards */ \
    X(FINISH, finish) /* a colt card's effect is over */ \
    X(LOST_TOWN, lost_town) /* the Lost Mine joins a town */ \
    X(BANDIT_PAY, bandit_pay) \
    X(BANDIT_CHOOSE, bandit_choose) \
    X(HOLD_WHOM, hold_up) \
    X(HOLD_VALUE, hold_up_value) \
    X(DYNAMITE, dynamite) \
    X(RAID_TOWN, raid) \
    X(RAID_ANSWER, raid_answer) \
    X(RAID_DESTROY, raid_destroy) \
    X(JUDGE_OWN, judge_own) \
    X(JUDGE_OTHER, judge_other) \
    X(LASSO, lasso) \
    X(DEPOSIT, deposit) \
    X(ROLL, roll) /* phase 5 */ \
    X(SET_DIE, set_die) \
    X(PRODUCE, produce) /* a step, never a frame */ \
    X(GHOST, ghost) \
    X(BANK, bank) /* a total of 3: a step, never a frame */
/* clang-format on */

#define GR_OP_ENUM(op, id) GR_OP_##op,
typedef enum gr_op { GR_OP_LIST(GR_OP_ENUM) GR_OP_COUNT } gr_op;

/* What a frame keeps, a part for each kind; the rest of the bytes is zero. */
typedef struct gr_frame {
    uint8_t op;   /* gr_op */
    uint8_t seat; /* who is asked or whose turn it is; of PENDING: where the check starts */
    union {
        struct {
            uint8_t step; /* the next one */
        } round;
        struct {
            uint8_t asked; /* how many seats or places were asked */
        } window;          /* PENNY, MOONSHINE, MUSTANG */
        struct {
            uint8_t passed; /* bit: seat */
            uint8_t leader; /* seat + 1; 0 = nobody yet */
            uint16_t high;
        } auction;
        struct {
            uint8_t in;    /* bit: seat whose bid is in */
            uint8_t asked; /* 1 once somebody was asked */
        } bids;
        struct {
            uint8_t received; /* receivers of the chain that are done */
            uint8_t tributes; /* bit: seat that owes one */
            uint16_t begun;   /* 0 or 1 */
        } pay;
        struct {
            uint8_t place; /* of the choice order that is done */
        } picks;
        struct {
            uint8_t card;
        } effect; /* RESOLVE, FINISH, LASSO, and what colt cards begin with */
        struct {
            uint8_t card, from; /* seat */
        } hold_up;              /* HOLD_VALUE */
        struct {
            uint8_t card, given; /* his own concession */
        } judge;                 /* JUDGE_OTHER */
        struct {
            uint8_t raider, town;
            uint16_t answers; /* who destroyed (bit) + 256 * seats asked */
        } raid;               /* RAID_ANSWER; RAID_DESTROY: the town alone */
        struct {
            uint8_t left;       /* still to be handed on; bit 0: ghost_mine_1 */
            uint8_t ghost_mine; /* the one asked about */
        } ghost;
        uint8_t none[6]; /* eight bytes in all: a frame is pushed and popped by one store */
    };
} gr_frame;

/* What a member of a frame is, for check and for JSON. */
typedef enum gr_field_type {
    GR_F_NONE,
    GR_F_NUMBER,
    GR_F_SEATS,
    GR_F_SEAT,
    GR_F_SEAT_OR_NONE,
    GR_F_CARD,
    GR_F_TOWN
} gr_field_type;

/* For the rows: a member with its type; ops that may stand below. */
#define GR_FIELD(part, member, kind) SB_FRAME_FIELD(gr_frame, part, member, .type = GR_F_##kind)
#define GR_ON(op)                    (UINT64_C(1) << GR_OP_##op)
#define GR_ON_CARD_GROUND            (GR_ON(ROUND) | GR_ON(PENDING) | GR_ON(FINISH))

#endif
