/* state.h: a position of Great Western Trail.
 *
 * The state is plain data (game.h, promise 1).  The flow is a stack of small frames inside it (frame.h): the top frame is what
 * happens now.  Automatic frames run by themselves (flow.c); the others wait for a seat.  What each concept offers the others
 * is in the header of its name. */
#ifndef GWT_STATE_H
#define GWT_STATE_H

#include "games/gwt/frame.h"
#include "games/gwt/tables.h"
#include "games/gwt/vocabulary.h"

/* Solo (SOLO-SET-20): the human is seat 0; Sam has the place of a second player and is never asked. */
enum { GWT_HUMAN = 0, GWT_SAM = 1 };
enum { GWT_SOLO_EASY = 1, GWT_SOLO_MEDIUM, GWT_SOLO_HARD }; /* level; 0 = no solo game */
enum { GWT_TOP, GWT_BOTTOM };                               /* of a foresight column (SOLO-SET-21) */

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
    uint8_t seated;                 /* poker player: worker tile, 1 to GWT_WORKERS; 0 = none (POK-LAY-2, POK-LAY-4) */
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

/* The flow: rows of GWT_OPS, each in the file of its concept. */
#define FLOW(name) gwt_##name
#define FLOW_OPS   GWT_OPS
#define FLOW_DEPTH GWT_STACK_MAX
#include "core/flow.h"

#define GWT_OP_DECLARE(op, id) extern const gwt_op_row gwt_op_##id;
GWT_OP_LIST(GWT_OP_DECLARE)

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

#endif
