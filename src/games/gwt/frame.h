/* frame.h: the frames of the flow: everything that can go on, and what is kept while it does. */
#ifndef GWT_FRAME_H
#define GWT_FRAME_H

#include "sagebrush/game.h"

#define GWT_STACK_MAX 12 /* turn, phase B, an effect, its stop; a draw effect of every seat; room for one more */

/* ORDER: GWT_OPS in flow.c and GWT_FRAMES in frames.c have a row for each; what a to d and n hold stands there. */
typedef enum gwt_op {
    GWT_OP_NONE,
    GWT_OP_TURN, /* the bottom frame: phases A, B, C */
    GWT_OP_FIRST_DISCARD,
    GWT_OP_START, /* before and with phase A */
    GWT_OP_PHASE_B,
    GWT_OP_KANSAS_CITY, /* its five steps */
    GWT_OP_FORESIGHT,
    GWT_OP_CERTIFICATES,
    GWT_OP_SIMMENTAL,
    GWT_OP_DELIVER,
    GWT_OP_DISC,
    GWT_OP_TRANSPORT,
    GWT_OP_TAKE,
    GWT_OP_REWARD, /* of an action whose cost moved the engine */
    GWT_OP_USE,    /* an immediate action with cost or options */
    GWT_OP_AUX,
    GWT_OP_DRAW,
    GWT_OP_DISCARD,
    GWT_OP_REMOVE,
    GWT_OP_HERDER,
    GWT_OP_FREE_MOVE,
    GWT_OP_HIRE,
    GWT_OP_BUY,
    GWT_OP_BUILD,
    GWT_OP_BUILD_AT,
    GWT_OP_HAZARD,
    GWT_OP_BOUNTY,
    GWT_OP_ENGINE,
    GWT_OP_RETURN,
    GWT_OP_BACK_ANY,
    GWT_OP_STOP, /* the engine stands at a station: upgrade or not */
    GWT_OP_UPGRADE_BEHIND,
    GWT_OP_APPOINT,
    GWT_OP_STORE,       /* Rails to the North: place a store (RTN-STORE-29) */
    GWT_OP_TAKE_CATTLE, /* a card of the market, free (RTN-MED-4) */
    GWT_OP_POKER_LAY,
    GWT_OP_POKER_SEAT,
    GWT_OP_POKER_SHOW, /* the showdown */
    GWT_OP_SAM,        /* Sam's whole turn (SOLO-TURN-11) */
    GWT_OP_COUNT
} gwt_op;

typedef struct gwt_frame {
    uint8_t op;   /* gwt_op */
    uint8_t seat; /* who is asked or whose turn it is */
    uint8_t a, b, c, d;
    uint16_t n;
} gwt_frame;

/* Phase B: bit of frame n for the building addition; frame d. */
enum { GWT_ADDITION = 6 };
enum { GWT_DID_LOCAL = 1, GWT_DID_AUX = 2, GWT_BLOCKED = 4 };

#endif
