/* sam.h: Sam, the opponent of the solo mode (SOLO): his cards, his choices, and which file does what.
 *
 * Sam owns what a player owns (player[GWT_SAM]) and is never asked: his turn is the automatic frame GWT_OP_SAM.  All
 * his choices go through gwt_sam_best, which also says which priority decided; events tell it as an item of the domain
 * sam_reason, whose ids and words name the rule. */
#ifndef GWT_SAM_H
#define GWT_SAM_H

#include "games/gwt/state.h"

/* ---- tables (sam_tables.c) --------------------------------------------------------------------------------------- */

typedef enum gwt_sam_action {
    GWT_SAM_NO_ACTION,
    GWT_SAM_HIRE_CHEAPEST,
    GWT_SAM_HIRE_SPECIALTY,
    GWT_SAM_BUY,
    GWT_SAM_ADD_THEN_BUY,
    GWT_SAM_TAKE_VALUE_3,
    GWT_SAM_BUILD,
    GWT_SAM_BUILD_ONE,
    GWT_SAM_ENGINE,
    GWT_SAM_NEXT_STATION,
    GWT_SAM_OBJECTIVE,
    GWT_SAM_OUTLAW,
    GWT_SAM_HAZARD,
    GWT_SAM_ACTION_COUNT
} gwt_sam_action;

typedef enum gwt_sam_icon { GWT_SAM_STEPS, GWT_SAM_STEPS_BUILDINGS, GWT_SAM_STEPS_SPECIALTY } gwt_sam_icon;

typedef struct gwt_sam_card_row {
    uint8_t icon;                /* gwt_sam_icon */
    uint8_t steps;               /* of a card with fixed movement */
    bool store;                  /* with Rails to the North: a store comes first (RTN-SOLO-1) */
    uint8_t action[GWT_WORKERS]; /* gwt_sam_action by specialization: cowboys, builders, engineers */
} gwt_sam_card_row;
extern const gwt_sam_card_row GWT_SAM_CARD[GWT_SAM_CARDS + 1];

/* Rows [level]: SOLO-SET-3, SOLO-SET-4, SOLO-SET-16; 0 is no solo game. */
typedef struct gwt_sam_level_row {
    uint16_t cards;     /* bit c: card c is in the deck */
    uint8_t extra;      /* workers of each type besides the random one */
    uint8_t first_city; /* gwt_city */
} gwt_sam_level_row;
extern const gwt_sam_level_row GWT_SAM_LEVEL[GWT_SAM_LEVELS + 1];

/* Rails to the North, rows [level].  An expansion card: towns in the order in which he opens stores there, and the city
 * on its back (RTN-SOLO-2, RTN-SOLO-5, RTN-SOLO-13). */
enum { GWT_SAM_TOWNS = 5, GWT_SAM_STRIP = 5, GWT_SAM_LARGE = 4 };
typedef struct gwt_sam_expansion_row {
    uint8_t back; /* gwt_city; 0 = revealed from the start */
    uint8_t n;
    uint8_t town[GWT_SAM_TOWNS];
} gwt_sam_expansion_row;
extern const gwt_sam_expansion_row GWT_SAM_EXPANSION[GWT_SAM_LEVELS + 1][GWT_SAM_EXPANSIONS];

/* Where he delivers: cities of the strip one after the other, the last one again and again; large cities (RTN-SOLO-14).
 * Kansas City (0) is none. */
typedef struct gwt_sam_itinerary_row {
    uint8_t strip[GWT_SAM_STRIP];
    uint8_t large[GWT_SAM_LARGE];
} gwt_sam_itinerary_row;
extern const gwt_sam_itinerary_row GWT_SAM_ITINERARY[GWT_SAM_LEVELS + 1];

/* What 8$ and so many cowboys buy in one action (SOLO-BUY-13). */
typedef struct gwt_sam_combination {
    uint8_t cowboys, cost;
    uint8_t value_3, shorthorn, hereford; /* cards */
} gwt_sam_combination;
enum { GWT_SAM_COMBINATIONS = 8, GWT_SAM_BUDGET = 8 };
extern const gwt_sam_combination GWT_SAM_COMBINATION[GWT_SAM_COMBINATIONS];

extern const uint64_t GWT_SAM_SITES;             /* SOLO-BLD-2: building spaces outside the hazard branches */
extern const uint64_t GWT_SAM_MEETINGS;          /* places that every way to Kansas City leads through */
extern const bool GWT_SAM_SCORES[GWT_CAT_COUNT]; /* SOLO-END-2 */

/* Why a choice fell as it did.  ORDER: SAM_REASONS in sam_names.c. */
typedef enum gwt_sam_reason {
    GWT_SAM_none,
    GWT_SAM_only,
    GWT_SAM_move_3,
    GWT_SAM_move_4,
    GWT_SAM_move_5,
    GWT_SAM_move_6,
    GWT_SAM_hire_3,
    GWT_SAM_hire_3_specialty,
    GWT_SAM_hire_3_row,
    GWT_SAM_hire_3_column,
    GWT_SAM_hire_4,
    GWT_SAM_hire_5,
    GWT_SAM_hire_5_row,
    GWT_SAM_hire_5_column,
    GWT_SAM_hire_9,
    GWT_SAM_buy_3,
    GWT_SAM_buy_4,
    GWT_SAM_buy_5,
    GWT_SAM_buy_5_dollars,
    GWT_SAM_buy_5_cards,
    GWT_SAM_buy_6,
    GWT_SAM_buy_7,
    GWT_SAM_buy_10,
    GWT_SAM_buy_11,
    GWT_SAM_buy_15,
    GWT_SAM_bld_5,
    GWT_SAM_bld_6,
    GWT_SAM_bld_6_number,
    GWT_SAM_bld_7,
    GWT_SAM_bld_8,
    GWT_SAM_bld_9,
    GWT_SAM_bld_9_old,
    GWT_SAM_bld_9_new,
    GWT_SAM_bld_13,
    GWT_SAM_eng_2,
    GWT_SAM_eng_2_full,
    GWT_SAM_eng_7,
    GWT_SAM_eng_9,
    GWT_SAM_obj_1,
    GWT_SAM_out_1,
    GWT_SAM_haz_1,
    GWT_SAM_haz_1_points,
    GWT_SAM_haz_1_order,
    GWT_SAM_haz_2,
    GWT_SAM_kc_1,
    GWT_SAM_kc_2,
    GWT_SAM_kc_2_skip,
    GWT_SAM_kc_12,
    GWT_SAM_kc_4,
    GWT_SAM_rtn_15,
    GWT_SAM_rtn_15_points,
    GWT_SAM_rtn_16,
    GWT_SAM_rtn_7_money,
    GWT_SAM_rtn_7_action,
    GWT_SAM_rtn_7_cost,
    GWT_SAM_rtn_7_order,
    GWT_SAM_REASON_COUNT
} gwt_sam_reason;

/* ---- choosing (sam_choice.c) ------------------------------------------------------------------------------------- */

enum { GWT_SAM_KEYS = 5 };

/* One possibility: its keys in the order of the priorities, the smaller the better; what it is, for the caller. */
typedef struct gwt_sam_choice {
    int key[GWT_SAM_KEYS];
    int a, b;
} gwt_sam_choice;

/* The best of those added so far; { .n = 0 } is none. */
typedef struct gwt_sam_choices {
    int n;
    int decided_by; /* the last key that was needed to beat a rival; -1 = none was */
    gwt_sam_choice best;
} gwt_sam_choices;

bool gwt_sam_add(gwt_sam_choices *c, gwt_sam_choice choice); /* true: it is the best so far */
/* The best, the first of equal ones.  reasons[k]: what to say when key k decided; *why: that, or GWT_SAM_only. */
const gwt_sam_choice *gwt_sam_best(const gwt_sam_choices *c, const uint8_t reasons[GWT_SAM_KEYS], int *why);

/* ---- what he does ------------------------------------------------------------------------------------------------ */

/* sam_turn.c */
void gwt_sam_set_up_bags(gwt_state *st, sb_events *ev);  /* SOLO-SET-4, SOLO-SET-5, SOLO-SET-9, SOLO-SET-10 */
void gwt_sam_set_up(gwt_state *st);                      /* the rest of SOLO-SET */
void gwt_sam_nothing(gwt_sam_reason why, sb_events *ev); /* SOLO-TURN-9 */
/* sam_movement.c */
enum { GWT_SAM_STEPS_MAX = 5 }; /* SOLO-MOVE-9 */
typedef struct gwt_sam_way {
    uint8_t place[GWT_SAM_STEPS_MAX];
    uint8_t steps, end, zero; /* end: the last place */
    int32_t tolls, to_human;
} gwt_sam_way;
int gwt_sam_steps(const gwt_state *st, int card);
gwt_sam_way gwt_sam_path(const gwt_state *st, int steps, int *why);
void gwt_sam_move(gwt_state *st, int steps, sb_events *ev);
/* sam_hiring.c, sam_buying.c, sam_building.c, sam_engine.c, sam_gains.c, sam_kansas_city.c */
void gwt_sam_hire(gwt_state *st, bool specialty_first, sb_events *ev);
void gwt_sam_specialize(gwt_state *st, sb_events *ev);
void gwt_sam_buy(gwt_state *st, bool add_first, sb_events *ev);
void gwt_sam_take_value_3(gwt_state *st, sb_events *ev);
int gwt_sam_site(const gwt_state *st); /* SOLO-BLD-2, SOLO-BLD-3, SOLO-BLD-4; 0 = none */
void gwt_sam_build(gwt_state *st, bool exactly_one, sb_events *ev);
void gwt_sam_engine(gwt_state *st, bool next_station, sb_events *ev);
void gwt_sam_upgrade(gwt_state *st, int station, sb_events *ev); /* SOLO-ENG-4, SOLO-ENG-5 */
bool gwt_sam_disc(gwt_state *st, sb_events *ev); /* SOLO-ENG-8: takes one, from the supply or from a station */
void gwt_sam_take_objective(gwt_state *st, sb_events *ev);
void gwt_sam_take_outlaw(gwt_state *st, sb_events *ev);
void gwt_sam_take_hazard(gwt_state *st, sb_events *ev);
int gwt_sam_next_city(const gwt_state *st, int *why); /* SOLO-KC-13, RTN-SOLO-15, RTN-SOLO-16 */
int gwt_sam_worth(const gwt_state *st, int city);     /* of a large city, to him */
void gwt_sam_kansas_city(gwt_state *st, sb_events *ev);
/* sam_store.c: Rails to the North */
int gwt_sam_revealed(const gwt_state *st);                 /* how many of his expansion cards lie or lay open, 1 to 3 */
int gwt_sam_expansion(const gwt_state *st);                /* the active one, from 0; -1 = none */
int gwt_sam_next_town(const gwt_state *st);                /* where his next store goes; -1 = nowhere */
int gwt_sam_cell(const gwt_state *st, int town, int *why); /* RTN-SOLO-7 */
void gwt_sam_open(gwt_state *st, int town, sb_events *ev); /* a store in this town */
void gwt_sam_place_store(gwt_state *st, sb_events *ev);
void gwt_sam_reveal(gwt_state *st, int revealed, sb_events *ev); /* after a delivery: so many were open before it */

/* Items of the domains sam_card and sam_expansion. */
static inline int gwt_sam_card_item(const gwt_state *st, int card)
{
    return card + st->rails_north * GWT_SAM_CARDS;
}

static inline int gwt_sam_expansion_item(const gwt_state *st, int k)
{
    return (st->solo - 1) * GWT_SAM_EXPANSIONS + k + 1;
}

/* What the rest of the game asks of him. */
void gwt_sam_adjust(const gwt_state *st, int32_t out[SB_CATEGORIES_MAX]); /* SOLO-END-2, SOLO-END-3 */
const char *gwt_check_sam(const gwt_state *st);
void gwt_io_sam(gwt_state *st, sb_io *io);
void gwt_view_sam(const gwt_state *st, sb_json *out);
void gwt_sam_components(sb_json *out);
const char *gwt_sam_reason_rule(int reason); /* NULL: he had no choice */
extern const sb_item GWT_SAM_CARD_ITEMS[], GWT_SAM_REASON_ITEMS[], GWT_SAM_EXPANSION_ITEMS[];
extern const sb_domain GWT_SAM_LEVEL_DOMAIN;

#endif
