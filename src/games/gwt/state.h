/* state.h: a position of Great Western Trail, the frames of its flow, and who decides what in which file.
 *
 * The state is plain data (game.h, promise 1).  The flow is a stack of small frames inside it: the top frame is what
 * happens now.  Automatic frames run by themselves (flow.c); the others wait for a seat. */
#ifndef GWT_STATE_H
#define GWT_STATE_H

#include "games/gwt/tables.h"

#define GWT_STACK_MAX 12 /* turn, phase B, an effect, its stop; a draw effect of every seat; room for one more */

enum {
    GWT_STREAM_SETUP,
    GWT_STREAM_BAGS,
    GWT_STREAM_MARKET,
    GWT_STREAM_OBJECTIVES,
    GWT_STREAM_HERDS,
    GWT_STREAM_SAM,
    GWT_STREAM_COUNT
};

/* ORDER: OPTIONS in game.c; sb_setup.value[] is read by these. */
enum {
    GWT_OPTION_NEUTRAL,
    GWT_OPTION_SIDES,
    GWT_OPTION_SIMMENTAL,
    GWT_OPTION_FIRST_SEAT,
    GWT_OPTION_BRAHMAN,
    GWT_OPTION_RAILS_NORTH,
    GWT_OPTION_POKER,
    GWT_OPTION_SOLO,
    GWT_OPTION_FIRST_CITY,
    GWT_OPTION_COUNT
};

/* Solo (SOLO-SET-20): the human is seat 0; Sam has the place of a second player and is never asked. */
enum { GWT_HUMAN = 0, GWT_SAM = 1 };
enum { GWT_SOLO_EASY = 1, GWT_SOLO_MEDIUM, GWT_SOLO_HARD }; /* level; 0 = no solo game */
enum { GWT_TOP, GWT_BOTTOM };                               /* of a foresight column (SOLO-SET-21) */

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

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
/* Sets of objective cards: bit i is card GWT_OBJ_FIRST + i (gwt_objective_bit). */
typedef struct gwt_player {
    uint64_t hand_obj;   /* objective cards in hand */
    uint64_t known_obj;  /* of them, those that everybody knows to be there (GWT-INFO-5) */
    uint64_t secret_obj; /* in hand or laid at poker: only their owner ever saw them (GWT-INFO-5) */
    uint64_t discard_obj;
    uint64_t area_obj; /* objective area */
    uint32_t stores;   /* bit t: own store in town t; 0 without Rails to the North (RTN-STORE-10) */
    int16_t money;
    uint16_t discs;              /* bit s: slot s of the player board still has its disc */
    uint16_t stations;           /* bit i: disc on station i + 1 */
    uint16_t masters;            /* bit m: station master tile m */
    uint16_t unbuilt;            /* bit k: personal building number k */
    uint8_t stack[GWT_HERD_MAX]; /* draw stack, the top card last: order secret */
    uint8_t stack_n;
    uint8_t hand_n; /* all cards in hand */
    uint8_t discard_n;
    uint8_t secret_n;          /* how many cards secret_obj has */
    uint8_t hand[GWT_CATTLE];  /* cattle cards by kind */
    uint8_t known[GWT_CATTLE]; /* of them, those that everybody knows to be there */
    uint8_t discard[GWT_CATTLE];
    uint8_t owned[GWT_TILE_COUNT];  /* hazard and outlaw tiles by kind */
    uint8_t built[GWT_NUMBERS + 1]; /* place of each personal building; 0 = not on the board */
    uint8_t workers[GWT_WORKERS];   /* the printed one included */
    uint8_t city[GWT_CITY_COUNT];   /* discs on each city */
    uint8_t certificate;            /* step of the certificate track: GWT_CERTIFICATES[] */
    uint8_t tokens;                 /* exchange tokens */
    uint8_t engine;                 /* gwt_space */
    uint8_t herder;                 /* gwt_place; 0 = off the board */
    uint8_t seated;                 /* poker player: worker tile, 1 to GWT_WORKERS; 0 = none (POK-LAY-2, -4) */
    uint8_t bonus;                  /* gwt_bonus (POK-LAY-3) */
    uint8_t laid_n;                 /* cards at the poker table, 0 to GWT_TABLE_CARDS (POK-LAY-8) */
    uint8_t laid[GWT_TABLE_CARDS];  /* which, sorted: secret (POK-LAY-11) */
    uint8_t zero[3];                /* keeps the size a multiple of 8 */
} gwt_player;

typedef struct gwt_state {
    sb_rng rng;                        /* streams: GWT_STREAM_* */
    uint64_t locations;                /* places with a tile (GWT-MOVE-2) */
    uint64_t used_direct, used_copied; /* designs used this turn, standing on them or through 6b (GWT-COPY-4) */
    uint64_t display;                  /* objective display */
    uint64_t removed_obj;              /* objective cards that left the game, those of the box included */
    gwt_player player[GWT_SEATS];
    int32_t from_bank;    /* dollars the bank gave less those it got, for check */
    uint16_t sides_b;     /* bit k: personal building k is used with side b (GWT-SETUP-16) */
    uint16_t turn;        /* from 1 */
    uint16_t sam_discard; /* bit c: card c lies on Sam's discard pile (SOLO-TURN-6) */
    gwt_frame stack[GWT_STACK_MAX];
    uint8_t tile[GWT_PLACE_COUNT];      /* what lies on a place: gwt_tile, or a building (gwt_building_code) */
    uint8_t bag[GWT_BAGS][GWT_BAG_MAX]; /* the next tile last: order secret */
    uint8_t bag_n[GWT_BAGS];
    uint8_t foresight[GWT_BAGS][GWT_FORESIGHT_ROWS];
    uint8_t gone[GWT_TILE_COUNT]; /* tiles that left the game */
    uint8_t job[GWT_JOB_ROWS][GWT_JOB_COLUMNS];
    uint8_t market[GWT_CATTLE];           /* face-up cattle market by kind */
    uint8_t market_stack[GWT_MARKET_MAX]; /* the next card last: order secret */
    uint8_t market_stack_n;
    uint8_t supply[GWT_CATTLE];      /* open supply: Simmental of stages 2 and 3 (GWT-SIM-2) */
    uint8_t removed[GWT_CATTLE];     /* cattle cards that left the game */
    uint8_t obj_stack[GWT_OBJ_DECK]; /* the next card last: order secret */
    uint8_t obj_stack_n;
    uint8_t master_at[GWT_MASTER_SPACES]; /* station master still at its station; 0 = taken, or no such space */
    uint8_t appointed[GWT_MASTER_SPACES]; /* worker tile put there; 0 = none */
    uint8_t stack_n;                      /* 0 = the game is over */
    uint8_t token_row;                    /* job market token: row from 1; GWT_JOB_ROWS + 1 = taken */
    uint8_t token_holder;                 /* seat + 1; 0 = nobody yet */
    uint8_t players;                      /* 2 to 4 */
    uint8_t neutral_random;               /* option neutral (GWT-SETUP-2) */
    uint8_t sides_random;                 /* option sides (GWT-SETUP-16) */
    uint8_t simmental;                    /* option (GWT-SIM) */
    uint8_t first_seat;                   /* option: seat + 1; 0 = by chance (GWT-SETUP-22) */
    uint8_t first;                        /* first player */
    uint8_t brahman;                      /* option (RTN-BRA) */
    /* Rails to the North; all zero without it. */
    uint8_t rails_north;                           /* option: 0 or 1, row of GWT_BOX (RTN-SET-13) */
    uint8_t town_tile[GWT_MEDIUM_TOWNS];           /* gwt_town_tile of each medium town, open to all (RTN-SET-4) */
    uint8_t cell[GWT_TOWN_COUNT][GWT_TRADE_CELLS]; /* whose store: seat + 1; 0 = free (RTN-STORE-8) */
    uint8_t poker;                                 /* option (POK-SET-7) */
    uint8_t pot; /* dollars in the middle of the poker table: at most 19 (POK-SET-5) */
    /* Solo; all zero in other games. */
    uint8_t solo;           /* option: GWT_SOLO_*; 0 = no solo game */
    uint8_t first_city;     /* option: gwt_city of the first delivery; 0 = the level's (SOLO-SET-16) */
    uint8_t specialization; /* gwt_tile: a worker (SOLO-SPEC) */
    uint8_t sam_card;       /* the card of Sam's turn; 0 = none, as always when somebody is asked */
    uint8_t sam_deck_n;
    uint8_t sam_deck[GWT_SAM_CARDS];    /* the next card last: order secret (SOLO-TURN-13) */
    uint8_t display_order[GWT_DISPLAY]; /* the objective display, the farthest from the deck first (SOLO-HUM-3) */
    uint8_t zero[5];                    /* keeps the size a multiple of 8 */
} gwt_state;
#pragma GCC diagnostic pop

_Static_assert(sizeof(gwt_state) <= SB_STATE_MAX, "GWT state budget");

/* Kinds of moves.  ORDER: GWT_MOVES in text.c; lists are sorted by it. */
typedef enum gwt_move {
    GWT_MV_MOVE,      /* places... */
    GWT_MV_PLACE,     /* place */
    GWT_MV_PLAY,      /* card */
    GWT_MV_USE,       /* place, action */
    GWT_MV_USE_CARDS, /* place, action, cards... */
    GWT_MV_USE_BACK,  /* place, action, space */
    GWT_MV_DO,        /* action */
    GWT_MV_DO_CARDS,  /* action, cards... */
    GWT_MV_DO_BACK,   /* action, space */
    GWT_MV_DISCARD,   /* card */
    GWT_MV_REMOVE,    /* card */
    GWT_MV_DRAW,      /* n */
    GWT_MV_TAKE,      /* card */
    GWT_MV_TAKE_STACK,
    GWT_MV_HIRE, /* row, worker */
    GWT_MV_BUY,  /* offer, cards... */
    GWT_MV_REVEAL,
    GWT_MV_BUILD,        /* building */
    GWT_MV_BUILD_AT,     /* place */
    GWT_MV_HAZARD,       /* place */
    GWT_MV_BOUNTY,       /* place */
    GWT_MV_ENGINE,       /* space */
    GWT_MV_UPGRADE,      /* station */
    GWT_MV_DISC,         /* slot */
    GWT_MV_DISC_FROM,    /* station */
    GWT_MV_APPOINT,      /* worker */
    GWT_MV_FORESIGHT,    /* tile */
    GWT_MV_CERTIFICATES, /* n */
    GWT_MV_SIMMENTAL,    /* n */
    GWT_MV_DELIVER,      /* city */
    GWT_MV_STORE,        /* town, cell */
    GWT_MV_TAKE_CATTLE,  /* card */
    GWT_MV_POKER_SEAT,   /* worker */
    GWT_MV_POKER_LAY,    /* card */
    GWT_MV_DONE,
    GWT_MV_DECLINE,
    GWT_MV_END,
    GWT_MV_EXCHANGE, /* n */
    GWT_MV_COUNT
} gwt_move;

/* Kinds of decisions, the names of GWT-DEC-7.  ORDER: GWT_DECISIONS in text.c. */
typedef enum gwt_decision {
    GWT_D_FIRST_DISCARD,
    GWT_D_TURN_START,
    GWT_D_PHASE_B,
    GWT_D_USE,
    GWT_D_AUX,
    GWT_D_DRAW,
    GWT_D_DISCARD,
    GWT_D_REMOVE,
    GWT_D_TAKE,
    GWT_D_HERDER,
    GWT_D_FREE_MOVE,
    GWT_D_HIRE,
    GWT_D_BUY,
    GWT_D_BUILD,
    GWT_D_BUILD_AT,
    GWT_D_HAZARD,
    GWT_D_BOUNTY,
    GWT_D_ENGINE,
    GWT_D_ENGINE_RETURN,
    GWT_D_ENGINE_BACK_ANY,
    GWT_D_UPGRADE,
    GWT_D_UPGRADE_BEHIND,
    GWT_D_DISC,
    GWT_D_APPOINT,
    GWT_D_FORESIGHT,
    GWT_D_CERTIFICATES,
    GWT_D_SIMMENTAL,
    GWT_D_DELIVER,
    GWT_D_STORE,
    GWT_D_TAKE_CATTLE,
    GWT_D_POKER_SEAT,
    GWT_D_POKER_LAY,
    GWT_D_COUNT
} gwt_decision;

/* Kinds of events.  ORDER: GWT_EVENTS in text.c. */
typedef enum gwt_event {
    GWT_EV_TURN,  /* turn */
    GWT_EV_PLACE, /* place */
    GWT_EV_STEP,  /* place */
    GWT_EV_TO_START,
    GWT_EV_FEE,      /* to, amount */
    GWT_EV_FEE_BANK, /* amount */
    GWT_EV_GAIN,     /* amount */
    GWT_EV_PAY,      /* amount */
    GWT_EV_ACTION,   /* action */
    GWT_EV_DRAW,     /* n */
    GWT_EV_DREW,     /* card: for its owner only */
    GWT_EV_SHUFFLE,
    GWT_EV_DISCARD,      /* card */
    GWT_EV_REMOVE,       /* card */
    GWT_EV_CERTIFICATES, /* n: now */
    GWT_EV_TOKEN,        /* n gained */
    GWT_EV_EXCHANGE,     /* n */
    GWT_EV_ENGINE,       /* space */
    GWT_EV_UPGRADE,      /* station */
    GWT_EV_DISC,         /* slot */
    GWT_EV_DISC_FROM,    /* station */
    GWT_EV_APPOINT,      /* worker, station */
    GWT_EV_MASTER,       /* master */
    GWT_EV_DELIVER,      /* city */
    GWT_EV_NO_DISC,
    GWT_EV_TAKE, /* card */
    GWT_EV_TAKE_UNSEEN,
    GWT_EV_TOOK,      /* card: for its owner only */
    GWT_EV_DISPLAY,   /* card */
    GWT_EV_PLAY,      /* card */
    GWT_EV_HIRE,      /* worker, row */
    GWT_EV_BUY,       /* card */
    GWT_EV_MARKET,    /* card */
    GWT_EV_BUILD,     /* building, place */
    GWT_EV_REPLACED,  /* building */
    GWT_EV_HAZARD,    /* tile, place */
    GWT_EV_BOUNTY,    /* tile, place */
    GWT_EV_FORESIGHT, /* tile, place */
    GWT_EV_WORKER,    /* worker, row */
    GWT_EV_GONE,      /* tile */
    GWT_EV_NEW_TILE,  /* tile, column */
    GWT_EV_TOKEN_ROW, /* row */
    GWT_EV_LAST_TURNS,
    GWT_EV_INCOME,      /* n: total breeding value */
    GWT_EV_SIMMENTAL,   /* n, card */
    GWT_EV_BRAHMAN,     /* n */
    GWT_EV_STORE,       /* town, cell */
    GWT_EV_BELL,        /* n: bells cleared now */
    GWT_EV_TAKE_CATTLE, /* card */
    GWT_EV_POKER_SEAT,  /* worker, token */
    GWT_EV_POKER_LAY,   /* n: cards at the table now */
    GWT_EV_POKER_LAID,  /* card: for its owner only */
    GWT_EV_STAKE,       /* amount, pot */
    GWT_EV_POKER_SHOW,  /* card */
    GWT_EV_POKER_HAND,  /* value */
    GWT_EV_POKER_BANK,  /* amount, pot */
    GWT_EV_POKER_WIN,   /* amount, pot */
    GWT_EV_OVER,        /* total */
    GWT_EV_SLIDE,       /* tile, column */
    GWT_EV_SAM_WORKER,  /* worker: at setup */
    GWT_EV_SAM_SHUFFLE,
    GWT_EV_SAM_CARD,      /* card, steps */
    GWT_EV_SAM_WAY,       /* steps, left, tolls, to_human, reason */
    GWT_EV_SAM_TOLL,      /* place, amount */
    GWT_EV_SAM_HIRE,      /* worker, row, cost, reason */
    GWT_EV_SAM_SPECIALTY, /* worker */
    GWT_EV_SAM_BUY,       /* cowboys, cost, points, reason */
    GWT_EV_SAM_CATTLE,    /* card */
    GWT_EV_SAM_ADDS,      /* n, reason */
    GWT_EV_SAM_BUILD,     /* building, place, reason */
    GWT_EV_SAM_REPLACE,   /* old, building, place, reason */
    GWT_EV_SAM_ENGINE,    /* space, engineers, reason */
    GWT_EV_SAM_STATION,   /* station */
    GWT_EV_SAM_MASTER,    /* master, station */
    GWT_EV_SAM_DISC_BACK, /* station */
    GWT_EV_SAM_NO_DISC,
    GWT_EV_SAM_ENGINE_GONE,
    GWT_EV_SAM_OBJECTIVE, /* card */
    GWT_EV_SAM_OUTLAW,    /* tile, place */
    GWT_EV_SAM_HAZARD,    /* tile, place, reason */
    GWT_EV_SAM_FORESIGHT, /* tile, column, reason */
    GWT_EV_SAM_DELIVER,   /* city, reason */
    GWT_EV_SAM_NOTHING,   /* reason */
    GWT_EV_SAM_STORE,     /* town, cell, reason */
    GWT_EV_SAM_NO_STORE,
    GWT_EV_SAM_REVEALS,  /* expansion */
    GWT_EV_SAM_COMPLETE, /* expansion */
    GWT_EV_SAM_ACTIVE,   /* expansion */
    GWT_EV_COUNT
} gwt_event;

/* Kinds of refusals.  ORDER: GWT_REASONS in why.c. */
typedef enum gwt_reason {
    GWT_WHY_NOT_NOW,
    GWT_WHY_NOT_ASKED,
    GWT_WHY_TOO_FAR,
    GWT_WHY_NO_WAY,
    GWT_WHY_MUST_MOVE,
    GWT_WHY_NEUTRAL_FIRST,
    GWT_WHY_NO_CARD,
    GWT_WHY_NO_OBJECTIVE,
    GWT_WHY_MONEY,
    GWT_WHY_MONEY_HIRE,
    GWT_WHY_MONEY_BUILD,
    GWT_WHY_MONEY_STATION,
    GWT_WHY_MONEY_DISC,
    GWT_WHY_MONEY_BUY,
    GWT_WHY_TOKEN_ROW,
    GWT_WHY_NO_WORKER,
    GWT_WHY_ROW_FULL,
    GWT_WHY_BUILDERS,
    GWT_WHY_COWBOYS,
    GWT_WHY_NOT_FOR_SALE,
    GWT_WHY_DELIVERED,
    GWT_WHY_TOO_VALUABLE,
    GWT_WHY_NO_DISC_FITS,
    GWT_WHY_WHITE_BORDER,
    GWT_WHY_SLOT_EMPTY,
    GWT_WHY_BOARD_FIRST,
    GWT_WHY_CERTIFICATES,
    GWT_WHY_ENGINE_RANGE,
    GWT_WHY_ENGINE_BACK,
    GWT_WHY_STATION_OWN,
    GWT_WHY_STATION_BEHIND,
    GWT_WHY_NO_DISC,
    GWT_WHY_PRINTED,
    GWT_WHY_SITE,
    GWT_WHY_TILE_USED,
    GWT_WHY_REPLACE,
    GWT_WHY_NO_HAZARD,
    GWT_WHY_NO_OUTLAW,
    GWT_WHY_DONE_ALREADY,
    GWT_WHY_OTHER_LOCAL,
    GWT_WHY_AUX_INSTEAD,
    GWT_WHY_AUX_LOCKED,
    GWT_WHY_COPY_TWICE,
    GWT_WHY_NOTHING,
    GWT_WHY_NO_TOKEN,
    GWT_WHY_TOKEN_DISCARD,
    GWT_WHY_NOTHING_TO_DRAW,
    GWT_WHY_DRAW_RANGE,
    GWT_WHY_NOT_DISPLAYED,
    GWT_WHY_NOT_FORESEEN,
    GWT_WHY_SIMMENTAL,
    GWT_WHY_MUST_CHOOSE,
    GWT_WHY_NO_STORE,
    GWT_WHY_NO_ACCESS,
    GWT_WHY_STORE_THERE,
    GWT_WHY_CELL,
    GWT_WHY_MONEY_CELL,
    GWT_WHY_NEEDS_STORE,
    GWT_WHY_NO_CITY,
    GWT_WHY_SINGLE_ONLY,
    GWT_WHY_POKER_WORKER,
    GWT_WHY_POKER_PRINTED,
    GWT_WHY_POKER_FULL,
    GWT_WHY_POKER_STAKE,
    GWT_WHY_POKER_NO_CARD,
    GWT_WHY_POKER_COPY,
    GWT_WHY_COUNT
} gwt_reason;

/* ---- small helpers ----------------------------------------------------------------------------------------------- */

#define GWT_BIT(x) (UINT64_C(1) << (x))

static inline int gwt_lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

static inline int gwt_highest(uint64_t set)
{
    return 63 - __builtin_clzll(set);
}

static inline int gwt_size(uint64_t set)
{
    return __builtin_popcountll(set);
}

static inline int gwt_min(int a, int b)
{
    return a < b ? a : b;
}

static inline int gwt_next_seat(const gwt_state *st, int seat)
{
    return seat + 1 == st->players ? 0 : seat + 1;
}

/* The flow: rows of GWT_OPS (flow.c), each decision's list and effect beside its rules. */
#define FLOW(name) gwt_##name
#define FLOW_OPS   GWT_OPS
#define FLOW_DEPTH GWT_STACK_MAX
#include "core/flow.h"

static inline void gwt_push(gwt_state *st, gwt_op op, int seat, int a, int b, int n)
{
    gwt_push_frame(st,
        (gwt_frame) { .op = (uint8_t)op, .seat = (uint8_t)seat, .a = (uint8_t)a, .b = (uint8_t)b, .n = (uint16_t)n });
}

/* One move for each bit of a set. */
static inline int gwt_set_moves(int kind, uint64_t set, sb_move *out)
{
    int n = 0;
    for (; set; set &= set - 1)
        out[n++] = sb_move_of(kind, gwt_lowest(set), 0);
    return n;
}

/* What lies on a place: a tile of the bags is 1 to GWT_TILE_COUNT - 1; a building is its owner (bits 6, 7) and its design
 * (bits 0 to 5, from GWT_CODE_BUILDING on). */
enum { GWT_CODE_BUILDING = 24 };
_Static_assert((int)GWT_TILE_COUNT <= (int)GWT_CODE_BUILDING, "codes of tiles");
_Static_assert((int)GWT_CODE_BUILDING + (int)GWT_BUILDING_COUNT <= 64, "codes of buildings");

static inline uint8_t gwt_building_code(int owner, int design)
{
    return (uint8_t)(owner << 6 | (GWT_CODE_BUILDING + design));
}

static inline bool gwt_is_building(int code)
{
    return code >= GWT_CODE_BUILDING;
}

static inline int gwt_design(int code) /* 0 = not a building */
{
    return gwt_is_building(code) ? (code & 63) - GWT_CODE_BUILDING : 0;
}

static inline bool gwt_is_neutral(int code)
{
    return gwt_is_building(code) && gwt_design(code) <= GWT_NEUTRALS;
}

static inline int gwt_owner(int code) /* of a personal building */
{
    return code >> 6;
}

/* The personal building of this number, with the side in use. */
static inline int gwt_design_of(const gwt_state *st, int number)
{
    int first = (st->sides_b >> number & 1) ? GWT_BUILDING_pb_1b : GWT_BUILDING_pb_1a;
    return first + number - 1;
}

/* What there is in this game, without or with Rails to the North. */
static inline const gwt_box_row *gwt_box(const gwt_state *st)
{
    return &GWT_BOX[st->rails_north];
}

static inline uint64_t gwt_objective_bit(int card)
{
    return UINT64_C(1) << (card - GWT_OBJ_FIRST);
}

/* RTN-STORE-7 */
static inline int gwt_bells(const gwt_player *p)
{
    return gwt_size(p->stores) / GWT_STORES_PER_BELL;
}

static inline int gwt_stores_left(const gwt_player *p)
{
    return GWT_STORES - gwt_size(p->stores);
}

static inline bool gwt_is_sam(const gwt_state *st, int seat)
{
    return st->solo && seat == GWT_SAM;
}

/* Seats with a person or a bot on them. */
static inline int gwt_people(const gwt_state *st)
{
    return st->solo ? 1 : st->players;
}

/* The personal building of this number that belongs to a seat: Sam always uses side b (SOLO-SET-7). */
static inline int gwt_own_design(const gwt_state *st, int seat, int number)
{
    return gwt_is_sam(st, seat) ? GWT_BUILDING_pb_1b + number - 1 : gwt_design_of(st, number);
}

/* flow.c: the stack and the sequence of play */
void gwt_run(gwt_state *st, sb_events *ev);
unsigned gwt_pending(const void *state);
int gwt_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX]);
int gwt_legal_decision(const gwt_state *st, sb_move *out); /* of the top frame, without exchange tokens */
void gwt_apply(void *state, int seat, sb_move move, sb_events *ev);
int gwt_active(const gwt_state *st);                  /* whose turn it is */
bool gwt_decide(void *state, int seat, sb_move move); /* outlook.h */
void gwt_resume(void *state);
bool gwt_is_halted(const void *state);

/* setup.c: GWT-SETUP */
void gwt_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev);
void gwt_setup_of(const void *state, sb_setup *out);

/* money.c: every dollar from and to the bank */
void gwt_gain(gwt_state *st, int seat, int amount, sb_events *ev);
void gwt_pay(gwt_state *st, int seat, int amount, sb_events *ev);
void gwt_fee(gwt_state *st, int seat, int to, int amount, sb_events *ev); /* to < 0: the bank (GWT-FEE-6) */
void gwt_gain_tokens(gwt_state *st, int seat, int n, sb_events *ev);
void gwt_stake(gwt_state *st, int seat, int amount, sb_events *ev);
void gwt_bank_to_pot(gwt_state *st, int amount, sb_events *ev);
void gwt_take_from_pot(gwt_state *st, int seat, int amount, sb_events *ev);

/* deck.c: hands, stacks and piles (GWT-DRAW, GWT-CARD) */
int gwt_drawable(const gwt_player *p);
int gwt_hand_limit(const gwt_player *p);
uint32_t gwt_kinds(const uint8_t counts[GWT_CATTLE]); /* bit c: at least one card of kind c */
void gwt_draw(gwt_state *st, int seat, int n, sb_events *ev);
void gwt_draw_up(gwt_state *st, int seat, sb_events *ev); /* phase C */
void gwt_hand_to_discard(gwt_state *st, int seat, int card, sb_events *ev);
void gwt_discard_hand(gwt_state *st, int seat, sb_events *ev);
void gwt_leave_hand(gwt_player *p, int card);
void gwt_to_discard(gwt_player *p, int card);
void gwt_know(gwt_player *p, int card);                          /* everybody now knows that at least one is in hand */
int gwt_hand_moves(const gwt_player *p, int kind, sb_move *out); /* one move for each kind of card in hand */

/* certificate.c: GWT-CERT */
int gwt_certificate_limit(const gwt_player *p); /* step of the track */
void gwt_advance(gwt_state *st, int seat, int n, sb_events *ev);
int gwt_permanent(const gwt_player *p);

/* trail.c: GWT-MOVE, GWT-FEE */
int gwt_step_limit(const gwt_state *st, int seat);
int gwt_first_location(const gwt_state *st, const gwt_exit *exit);
int gwt_next_locations(const gwt_state *st, int place, int out[2]);
int gwt_paths(const gwt_state *st, int from, int most, bool kansas_city, sb_move *out);
int gwt_fee_at(const gwt_state *st, int seat, int place); /* amount */
void gwt_put_tile(gwt_state *st, int place, int code);    /* 0 takes it away */

/* building.c: GWT-BUILD */
int gwt_count(const gwt_state *st, int seat, gwt_per per);
uint64_t gwt_own_places(const gwt_player *p);
uint64_t gwt_tiles_to_build(const gwt_state *st, int seat, int price); /* bit: design */
uint64_t gwt_places_to_build(const gwt_state *st, int seat, int design, int price);

/* action.c: costs, rewards, immediate actions (GWT-LOC-9 to -16) */
bool gwt_has_cost(int action);
bool gwt_is_useful(
    const gwt_state *st, int seat, int action); /* its effect can be carried out, or its cost may be wasted */
int gwt_action_moves(const gwt_state *st, int seat, int place, int action, sb_move *out); /* with every way to pay */
void gwt_do_action(
    gwt_state *st, int seat, sb_move m, bool decline, sb_events *ev); /* a move of the kinds USE and DO */
int gwt_move_action(sb_move m);
void gwt_reward(gwt_state *st, int seat, int action, bool decline, sb_events *ev);
void gwt_immediate(gwt_state *st, int seat, int first, int count, sb_events *ev); /* GWT-LOC-16 */

/* location.c: phase B (GWT-LOC, GWT-COPY) */
void gwt_arrive(gwt_state *st, int seat, sb_events *ev);
int gwt_copyable(const gwt_state *st, const gwt_frame *f, int places[8]); /* neighbours whose actions 6b may copy */
bool gwt_slot_done(int first, int count, unsigned done, int action);      /* this local action was performed already */

/* auxiliary.c: GWT-AUX */
bool gwt_aux_open(const gwt_player *p, int aux, bool twice);
int gwt_aux_moves(const gwt_state *st, int seat, bool doubles, sb_move *out);

/* job_market.c: GWT-JOB; hiring.c: GWT-HIRE */
int gwt_job_next_column(const gwt_state *st);
void gwt_place_worker(gwt_state *st, int seat, int worker, sb_events *ev);
uint64_t gwt_hireable(const gwt_state *st, int seat, int change); /* bit 3 * row + worker - 1, row from 0 */

/* cattle_market.c: GWT-BUY */
bool gwt_is_in_game(const gwt_state *st, int card); /* a kind of cattle cards: of the game, or of a variant played */
void gwt_market_refill(gwt_state *st, sb_events *ev);
void gwt_turn_up(gwt_state *st, int n, sb_events *ev); /* cards from the stack */
int gwt_market_size(const gwt_state *st);
bool gwt_can_buy(const gwt_state *st, int seat);

/* kansas_city.c: GWT-KC, GWT-INC */
int gwt_breeding_value(const gwt_player *p);
void gwt_place_tile(gwt_state *st, int tile, sb_events *ev); /* hazard or outlaw (GWT-KC-3, -4) */
int gwt_free_space(const gwt_state *st, int tile);           /* 0 = none */
void gwt_refill_foresight(gwt_state *st, sb_events *ev);
bool gwt_leaves_kansas_city(const gwt_frame *f); /* nothing is left to decide there */

/* delivery.c: GWT-DEL, GWT-DISC */
enum { GWT_AT_STATION = 20 }; /* a disc goes to city c, or to GWT_AT_STATION + station (from 0) */
uint32_t gwt_disc_sources(const gwt_state *st, int seat, int target, bool special); /* bits: slots; 20 + i: station i */
uint64_t gwt_cities(const gwt_state *st, int seat, int limit, bool special);
int gwt_transport(const gwt_state *st, int seat, int city);

/* railroad.c: GWT-ENG */
uint64_t gwt_engine_forward(const gwt_state *st, int seat, int most);
uint64_t gwt_engine_back(const gwt_state *st, int seat, int exactly);
uint64_t gwt_engine_behind(const gwt_state *st, int seat);
uint64_t gwt_engine_main_line(const gwt_state *st, int seat, int exactly); /* forward, never into a turnout */
void gwt_engine_stops(gwt_state *st, int seat, int space, sb_events *ev);

/* station.c: GWT-STA */
bool gwt_can_upgrade(const gwt_state *st, int seat, int station);
uint64_t gwt_stations_behind(const gwt_state *st, int seat);
void gwt_station_upgraded(gwt_state *st, int seat, int station);

/* objective.c: GWT-OBJ */
uint64_t gwt_objectives(const gwt_state *st); /* all objective cards of this game, starting cards included */
bool gwt_can_take(const gwt_state *st);
void gwt_enter_display(gwt_state *st, int card);
void gwt_leave_display(gwt_state *st, int card, sb_events *ev); /* and the next one comes */
int gwt_play_moves(const gwt_player *p, sb_move *out);
void gwt_play_objective(gwt_state *st, int seat, int card, sb_events *ev);

/* exchange.c: GWT-EXCH */
int gwt_exchange_moves(const gwt_state *st, int seat, sb_move *out);
bool gwt_awaits_discard(const gwt_state *st, int seat);
void gwt_exchange(gwt_state *st, int seat, int n, sb_events *ev);

/* poker.c: POK */
int gwt_addition(const gwt_state *st, int place); /* gwt_action of the addition there; none without the poker table */
bool gwt_can_sit_or_lay(const gwt_player *p);
int gwt_poker_value(const gwt_player *p);
void gwt_lay(gwt_player *p, int card);              /* onto the table, wherever it was */
void gwt_show_tables(gwt_state *st, sb_events *ev); /* at the end of the game */

/* hazard.c: GWT-HAZ, GWT-OUT */
uint64_t gwt_hazards(const gwt_state *st);
uint64_t gwt_outlaws(const gwt_state *st);

/* store.c: Rails to the North, stores and towns (RTN-STORE, RTN-MED) */
uint32_t gwt_access(const gwt_state *st, int seat); /* bit t: town t is accessible and has no own store */
bool gwt_can_place(const gwt_state *st, int seat);  /* a store is left and a cell can be chosen */

/* score.c */
int gwt_herd_count(
    const gwt_player *p, uint32_t kinds); /* cattle cards of these kinds in hand, stack and discard pile */
enum {
    GWT_CAT_MONEY,
    GWT_CAT_BUILDINGS,
    GWT_CAT_CITIES,
    GWT_CAT_STATIONS,
    GWT_CAT_HAZARDS,
    GWT_CAT_CATTLE,
    GWT_CAT_OBJECTIVES,
    GWT_CAT_MASTERS,
    GWT_CAT_WORKERS,
    GWT_CAT_STEP_DISC,
    GWT_CAT_TOKEN,
    GWT_CAT_POKER,
    GWT_CAT_TOTAL,
    GWT_CAT_COUNT
};
typedef struct gwt_objective_score {
    int objectives; /* category 7 */
    int masters;    /* of category 8, the station master that counts objective cards */
    uint64_t kept;  /* cards of the herd that were added to the area */
    uint64_t met;   /* cards whose tasks are met */
} gwt_objective_score;
/* What a player owns that counts for objective cards and points. */
typedef struct gwt_holding {
    uint64_t objectives;          /* objective cards of the herd */
    uint8_t cattle[GWT_CATTLE];   /* of every kind, in hand, stack and discard pile */
    uint8_t have[GWT_TASK_COUNT]; /* elements for each task */
} gwt_holding;
gwt_holding gwt_holding_of(const gwt_state *st, int seat);
void gwt_count_elements(const gwt_state *st, int seat, gwt_holding *own); /* have[], when cattle[] was changed */
gwt_objective_score gwt_best_objectives(const uint8_t have[GWT_TASK_COUNT], uint64_t area, uint64_t herd, int per_pair);
gwt_objective_score gwt_objectives_of(const gwt_state *st, int seat, const gwt_holding *own); /* GWT-SCORE-7c */
void gwt_score_seat(const gwt_state *st, int seat, int32_t out[SB_CATEGORIES_MAX]);
void gwt_score_holding(const gwt_state *st, int seat, const gwt_holding *own, int32_t out[SB_CATEGORIES_MAX]);
void gwt_result(const void *state, sb_result *out);
void gwt_announce_end(const gwt_state *st, sb_events *ev);

/* sam_*.c: the opponent of the solo mode; everything else about him is in sam.h */
void gwt_sam_adjust(const gwt_state *st, int32_t out[SB_CATEGORIES_MAX]); /* SOLO-END-2, -3 */
const char *gwt_check_sam(const gwt_state *st);
void gwt_io_sam(gwt_state *st, sb_io *io);
void gwt_view_sam(const gwt_state *st, sb_json *out);
void gwt_sam_components(sb_json *out);
extern const sb_item GWT_SAM_CARD_ITEMS[], GWT_SAM_REASON_ITEMS[], GWT_SAM_EXPANSION_ITEMS[];
extern const sb_domain GWT_SAM_LEVEL_DOMAIN;

/* knowledge.c, frames.c, check.c, io.c, view.c, why.c, bot.c, occur.c, rich.c, text.c */
void gwt_redact(void *state, int viewer);
void gwt_determinize(void *state, int viewer, sb_quick *chance);
const char *gwt_check_frames(const gwt_state *st);
extern const sb_domain GWT_OP_DOMAIN;
const char *gwt_check(const void *state);
void gwt_io(void *state, sb_io *io);
void gwt_view(const void *redacted, int viewer, sb_json *out);
sb_reason gwt_why(const void *state, int seat, sb_move move);
void gwt_reckon(const void *redacted, int seat, sb_move m, sb_facts *out); /* reckon.c */
enum { GWT_FIELD_COUNT = 162 };
extern const sb_field GWT_FIELDS[GWT_FIELD_COUNT]; /* fields.c */
enum { GWT_FACT_COUNT = 12, GWT_MEASURE_COUNT = 4 };
extern const sb_word GWT_MEASURES[GWT_MEASURE_COUNT];
void gwt_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX]);
extern const sb_word GWT_FACTS[GWT_FACT_COUNT];
int gwt_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]); /* expect.c */
void gwt_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);
bool gwt_can_occur(const void *state, int list, int index);
void gwt_shows(const void *state, sb_see see, void *to);
void gwt_enrich(void *state, sb_quick *chance);
extern const char *const GWT_STREAMS[];
extern const sb_word GWT_MOVES[GWT_MV_COUNT], GWT_EVENTS[GWT_EV_COUNT], GWT_DECISIONS[GWT_D_COUNT],
    GWT_REASONS[GWT_WHY_COUNT], GWT_CATEGORIES[GWT_CAT_COUNT];
extern const sb_game gwt_game;
extern const struct sb_outlook GWT_OUTLOOK;

/* about.c, note.c, components.c: for people and for those who draw the game */
const char *gwt_short_building(int design, bool fr); /* what it offers, in a few words */
const char *gwt_short_master(int master, bool fr);
void gwt_put_objective(int objective, bool fr, sb_text *out); /* what an objective card brings */
const char *gwt_about(int domain, int item, sb_lang lang, sb_text *out);
void gwt_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
void gwt_components(sb_json *out);

/* ---- rows of GWT_OPS (flow.c) ------------------------------------------------------------------------------------ */

#define GWT_STEP(x)  sb_next gwt_step_##x(gwt_state *st, sb_events *ev)
#define GWT_LEGAL(x) int gwt_legal_##x(const gwt_state *st, const gwt_frame *f, sb_move *out)
#define GWT_APPLY(x) void gwt_apply_##x(gwt_state *st, int seat, sb_move m, sb_events *ev)
#define GWT_DECISION(x)                                                                                                \
    GWT_LEGAL(x);                                                                                                      \
    GWT_APPLY(x)

GWT_STEP(first_discard);
GWT_DECISION(first_discard);
GWT_DECISION(start);
GWT_DECISION(phase_b);
GWT_STEP(kansas_city);
GWT_DECISION(foresight);
GWT_DECISION(certificates);
GWT_STEP(simmental);
GWT_DECISION(simmental);
GWT_STEP(deliver);
GWT_DECISION(deliver);
GWT_DECISION(disc);
GWT_STEP(transport);
GWT_DECISION(take);
GWT_STEP(reward);
GWT_STEP(use);
GWT_DECISION(use);
GWT_DECISION(aux);
GWT_DECISION(draw);
GWT_DECISION(discard);
GWT_DECISION(remove);
GWT_DECISION(herder);
GWT_DECISION(free_move);
GWT_DECISION(hire);
GWT_DECISION(buy);
GWT_DECISION(build);
GWT_DECISION(build_at);
GWT_DECISION(hazard);
GWT_DECISION(bounty);
GWT_DECISION(engine);
GWT_DECISION(engine_return);
GWT_DECISION(back_any);
GWT_DECISION(stop);
GWT_DECISION(upgrade_behind);
GWT_DECISION(appoint);
GWT_DECISION(store);
GWT_DECISION(take_cattle);
GWT_STEP(poker_lay);
GWT_DECISION(poker_lay);
GWT_DECISION(poker_seat);
GWT_STEP(poker_show);
GWT_STEP(sam);

#endif
