/* frame.h: the frames of the flow: everything that can go on, and what is kept while it does. */
#ifndef GWT_FRAME_H
#define GWT_FRAME_H

#include "sagebrush/game.h"

#define GWT_STACK_MAX 12 /* turn, phase B, an effect, its stop; a draw effect of every seat; room for one more */

/* Every op with the id of its frame in JSON; row gwt_op_ID stands in the file of its concept. */
/* clang-format off */
#define GWT_OP_LIST(X) \
    X(TURN, turn) /* the bottom frame: phases A, B, C */ \
    X(FIRST_DISCARD, first_discard) \
    X(START, turn_start) /* before and with phase A */ \
    X(PHASE_B, phase_b) \
    X(KANSAS_CITY, kansas_city) /* its five steps */ \
    X(FORESIGHT, foresight) \
    X(CERTIFICATES, certificates) \
    X(SIMMENTAL, simmental) \
    X(DELIVER, deliver) \
    X(DISC, disc) \
    X(TRANSPORT, transport) \
    X(TAKE, take) \
    X(REWARD, reward) /* of an action whose cost moved the engine */ \
    X(USE, use) /* an immediate action with cost or options */ \
    X(AUX, aux) \
    X(DRAW, draw) \
    X(DISCARD, discard) \
    X(REMOVE, remove) \
    X(HERDER, herder) \
    X(FREE_MOVE, free_move) \
    X(HIRE, hire) \
    X(BUY, buy) \
    X(BUILD, build) \
    X(BUILD_AT, build_at) \
    X(HAZARD, hazard) \
    X(BOUNTY, bounty) \
    X(ENGINE, engine) \
    X(RETURN, engine_return) \
    X(BACK_ANY, engine_back_any) \
    X(STOP, upgrade) /* the engine stands at a station: upgrade or not */ \
    X(UPGRADE_BEHIND, upgrade_behind) \
    X(APPOINT, appoint) \
    X(STORE, store) /* Rails to the North: place a store (RTN-STORE-29) */ \
    X(TAKE_CATTLE, take_cattle) /* a card of the market, free (RTN-MED-4) */ \
    X(POKER_LAY, poker_lay) \
    X(POKER_SEAT, poker_seat) \
    X(POKER_SHOW, poker_show) /* the showdown */ \
    X(SAM, sam) /* Sam's whole turn (SOLO-TURN-11) */
/* clang-format on */

#define GWT_OP_ENUM(op, id) GWT_OP_##op,
typedef enum gwt_op { GWT_OP_NONE, GWT_OP_LIST(GWT_OP_ENUM) GWT_OP_COUNT } gwt_op;

/* What a frame keeps, a part for each kind; the rest of the bytes is zero.  Where there is a `decline`, the question may be
 * declined. */
typedef struct gwt_frame {
    uint8_t op;   /* gwt_op */
    uint8_t seat; /* who is asked or whose turn it is */
    union {
        struct {
            uint8_t phase; /* the next one */
        } turn;
        struct {
            uint8_t building;     /* where the herder stands; 0 = none to use */
            uint8_t copied;       /* through 6b; 0 = none */
            uint8_t copied_place; /* where that one stands */
            uint8_t did;          /* GWT_DID_*, GWT_BLOCKED */
            uint16_t done;        /* bits: local actions, GWT_ADDITION; from bit 8 on those of the copied building */
        } phase_b;
        struct {
            uint8_t step, none[3];
            uint16_t value; /* total breeding value, once it is fixed */
        } kansas_city;
        struct {
            uint8_t column;
        } foresight;
        struct {
            uint8_t stage; /* of the cards to be upgraded */
        } simmental;
        struct {
            uint8_t special, none[3]; /* 1: a special delivery (9a), not in Kansas City */
            uint16_t value;           /* the highest of a city */
        } deliver;
        struct {
            uint8_t target; /* city, or GWT_AT_STATION + station */
            uint8_t special;
        } disc;
        struct {
            uint8_t city;
        } transport;
        struct {
            uint8_t to_hand, decline; /* 1: into hand (8b), 0: onto the discard pile */
        } take;
        struct {
            uint8_t action;
            union {
                uint8_t options; /* USE: so many actions from there on */
                uint8_t decline; /* REWARD */
            };
        } use; /* USE, REWARD */
        struct {
            uint8_t single, decline; /* 1: single only (13a) */
        } aux;
        struct {
            uint8_t most, decline;
        } upto; /* DRAW, HERDER, FREE_MOVE, ENGINE */
        struct {
            uint8_t left, decline;
        } count; /* DISCARD, REMOVE, STORE */
        struct {
            int8_t change; /* of the cost */
            uint8_t decline;
        } hire;
        struct {
            uint8_t cowboys_used, begun; /* 1 after the first purchase or reveal */
        } buy;
        struct {
            uint8_t price, decline; /* dollars a builder; 0 = free, as with two builders */
        } build;
        struct {
            uint8_t building, price;
        } build_at;
        struct {
            uint8_t station;
        } stop; /* STOP, APPOINT */
        struct {
            uint8_t laid, begun; /* cards laid in this action; 1 after its first step */
        } poker;                 /* POKER_LAY */
        struct {
            uint8_t number, decline;
        } effect; /* whatever an action sets off: its number, whether it may be declined */
    };
} gwt_frame;

/* Phase B: the bit of `done` for the building addition; bits of `did`. */
enum { GWT_ADDITION = 6 };
enum { GWT_DID_LOCAL = 1, GWT_DID_AUX = 2, GWT_BLOCKED = 4 };

/* What a member of a frame is, for check and for JSON. */
typedef enum gwt_field_type {
    GWT_F_NONE,
    GWT_F_NUMBER,
    GWT_F_SIGNED,
    GWT_F_BUILDING,
    GWT_F_BUILDING_OR_NONE,
    GWT_F_PLACE_OR_NONE,
    GWT_F_ACTION,
    GWT_F_STATION,
    GWT_F_CITY
} gwt_field_type;

/* For the rows: a member with its type; ops that may stand below. */
#define GWT_FIELD(part, member, kind) SB_FRAME_FIELD(gwt_frame, part, member, .type = GWT_F_##kind)
#define GWT_NUMBER(part, member, low, top)                                                                             \
    SB_FRAME_FIELD(gwt_frame, part, member, .type = GWT_F_NUMBER, .lo = low, .hi = top)
#define GWT_SIGNED(part, member, low, top)                                                                             \
    SB_FRAME_FIELD(gwt_frame, part, member, .type = GWT_F_SIGNED, .lo = low, .hi = top)
#define GWT_FLAG(part, member) GWT_NUMBER(part, member, 0, 1)
#define GWT_ON(op)             (UINT64_C(1) << GWT_OP_##op)
#define GWT_ON_MAIN            (GWT_ON(PHASE_B) | GWT_ON(START)) /* where actions come from */
#define GWT_ON_GROUND                                                                                                  \
    (GWT_ON_MAIN | GWT_ON(REWARD) | GWT_ON(RETURN)                                                                     \
        | GWT_ON(DELIVER)) /* where engine stops and what follows may stand */
#define GWT_ON_NORTH                                                                                                   \
    (GWT_ON_MAIN | GWT_ON(REWARD) | GWT_ON(DELIVER)                                                                    \
        | GWT_ON(STORE)) /* where a store may be placed and what follows stands */

#endif
