/* state.h: a position of Colorado.  What each concept offers the others is in the header of its name.
 *
 * Everybody acts at once in phase II.  That is possible because a chain is a line (COL-SEQ-5): one `effect` per seat
 * is the whole stack, and taking from a common stock always ends a chain and waits for the settlement (COL-SEQ-9). */
#ifndef COLORADO_STATE_H
#define COLORADO_STATE_H

#include "games/colorado/tables.h"
#include "games/colorado/vocabulary.h"
#include "sagebrush/game.h"

/* No padding: equal positions must be equal bytes. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct co_player {
    uint32_t area;                /* bit k: kind k lies in the play area (at most one of each, COL-PLAY-1) */
    uint16_t rail;                /* bit l: railroad leg l is ticked */
    uint8_t tipi;                 /* bit b: Tipi box b from the left is ticked; 0 or a run around the centre */
    uint8_t saloon;               /* boxes ticked in the own row, 0 to CO_SALOON_BOXES (COL-TRK-1) */
    uint8_t wanted;               /* boxes ticked, 0 to CO_WANTED_BOXES */
    uint8_t region[CO_REGIONS];   /* bit 0: the flag is ticked, bit i: leg i is */
    uint8_t nuggets;              /* 0 to CO_NUGGETS */
    uint8_t hand_n;               /* cards in hand; public (COL-COMP-6) */
    uint8_t hand[CO_KINDS];       /* how many of each kind; secret */
    uint8_t effect;               /* co_effect: the decision this seat owes */
    uint8_t claim;                /* co_claim: what the settlement owes this seat; phase II only (COL-SEQ-9) */
    uint8_t owed;                 /* discoveries for complete suits to make; phase III.A only (COL-END-A2) */
    uint8_t medal_claims;         /* bit p: ticked an end box of pool p this turn (COL-MED-14) */
    uint8_t medals_n;             /* 0 to CO_MEDALS_MAX */
    uint8_t medal[CO_MEDALS_MAX]; /* points, in the order won; 0 from medals_n on (COL-MED-1) */
} co_player;

typedef struct co_state {
    sb_rng rng;
    co_player player[CO_SEATS];     /* zero from `players` on */
    uint8_t players;                /* 2 to 4 */
    uint8_t maps;                   /* 0: all have map 0; 1: seat s has map s (COL-VAR-1) */
    uint8_t phase;                  /* co_phase */
    uint8_t turn;                   /* 0 in the setup, then 1 to CO_TURNS_MAX (COL-TURN-2) */
    uint8_t caller;                 /* seat with the Caller token */
    uint8_t target;                 /* seat + 1 called this turn; 0: not yet, or the call was skipped */
    uint8_t named;                  /* kind + 1 named this turn; 0: not yet */
    uint8_t given;                  /* kind + 1 given this turn; 0: not yet */
    uint8_t answer;                 /* co_answer */
    uint8_t supply;                 /* nuggets */
    uint8_t crossed[CO_POOL_COUNT]; /* medals of the pool crossed in earlier turns, highest first (COL-MED-15) */
    uint8_t discard[CO_KINDS];      /* how many of each kind; public, without order (COL-COMP-7) */
    uint8_t deck_n;                 /* 0 to CO_CARDS; public */
    uint8_t deck[CO_CARDS];         /* kinds, the top card last; 0 from deck_n on; secret (COL-SUP-7) */
    uint8_t zero[3];                /* fills up to a multiple of four */
} co_state;

#pragma GCC diagnostic pop
_Static_assert(sizeof(co_state) == 484, "the state grows knowingly");

enum { CO_VALUE_1 = 0x9249, CO_ALL_KINDS = 0x3ffff }; /* as bits of an area: value 1 of every suit, everything */

/* The kinds of a suit as bits of an area. */
static inline uint32_t co_suit_bits(int suit)
{
    return 7u << (suit * CO_VALUES);
}

/* Complete suits, each as the bit of its value 1. */
static inline uint32_t co_complete_suits(const co_player *p)
{
    return p->area & p->area >> 1 & p->area >> 2 & CO_VALUE_1;
}

/* COL-VAR-1, COL-COMP-5 */
static inline int co_map_of(const co_state *st, int seat)
{
    return st->maps ? seat : 0;
}

/* The region as moves and events name it. */
static inline int co_region_id(const co_state *st, int seat, int region)
{
    return co_map_of(st, seat) * CO_REGIONS + region;
}

static inline bool co_is_single(unsigned bits)
{
    return bits != 0 && (bits & (bits - 1)) == 0;
}

static inline bool co_has(const uint8_t counts[CO_KINDS], int kind)
{
    return counts[kind] > 0;
}

/* The i-th seat clockwise from the Caller. */
static inline int co_seat_at(const co_state *st, int i)
{
    return (st->caller + i) % st->players;
}

#endif
