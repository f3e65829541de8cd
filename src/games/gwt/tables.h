/* tables.h: everything printed on the components of Great Western Trail, as tables.
 *
 * Ids are those of the rules (docs/rules/gwt.md).  Item 0 of a list is "none" except for track spaces, cities, disc slots,
 * offers and towns.  ORDER: names.c lists the names in the same order as these enums. */
#ifndef GWT_TABLES_H
#define GWT_TABLES_H

#include "sagebrush/game.h"

/* ---- lists ------------------------------------------------------------------------------------------------------- */

/* clang-format off */
/* A cattle card is named by its kind: cards of one kind are equal (GWT-INFO-6).  Objective cards are single. */
typedef enum gwt_card {
    GWT_CARD_none, GWT_CARD_criollo, GWT_CARD_santa_gertrudis, GWT_CARD_pineywoods, GWT_CARD_galloway,
    GWT_CARD_black_angus, GWT_CARD_longhorn, GWT_CARD_corriente, GWT_CARD_shorthorn_3, GWT_CARD_shorthorn_4,
    GWT_CARD_shorthorn_5, GWT_CARD_hereford_5, GWT_CARD_hereford_6, GWT_CARD_hereford_7, GWT_CARD_simmental_1,
    GWT_CARD_simmental_2, GWT_CARD_simmental_3, GWT_CARD_brahman, GWT_CARD_obj_01, GWT_CARD_obj_02,
    GWT_CARD_obj_03, GWT_CARD_obj_04, GWT_CARD_obj_05, GWT_CARD_obj_06, GWT_CARD_obj_07, GWT_CARD_obj_08,
    GWT_CARD_obj_09, GWT_CARD_obj_10, GWT_CARD_obj_11, GWT_CARD_obj_12, GWT_CARD_obj_13, GWT_CARD_obj_14,
    GWT_CARD_obj_15, GWT_CARD_obj_16, GWT_CARD_obj_17, GWT_CARD_obj_18, GWT_CARD_obj_19, GWT_CARD_obj_20,
    GWT_CARD_obj_21, GWT_CARD_obj_22, GWT_CARD_obj_23, GWT_CARD_obj_24, GWT_CARD_obj_rtn_1, GWT_CARD_obj_rtn_2,
    GWT_CARD_obj_rtn_3, GWT_CARD_obj_rtn_4, GWT_CARD_obj_orange_1, GWT_CARD_obj_orange_2, GWT_CARD_obj_orange_3,
    GWT_CARD_obj_orange_4, GWT_CARD_start_obj_1, GWT_CARD_start_obj_2, GWT_CARD_start_obj_3, GWT_CARD_start_obj_4,
    GWT_CARD_start_obj_rtn, GWT_CARD_start_obj_orange, GWT_CARD_COUNT
} gwt_card;

typedef enum gwt_place {
    GWT_PLACE_none, GWT_PLACE_start, GWT_PLACE_a, GWT_PLACE_a1, GWT_PLACE_a2, GWT_PLACE_a3, GWT_PLACE_flood_1,
    GWT_PLACE_flood_2, GWT_PLACE_flood_3, GWT_PLACE_flood_4, GWT_PLACE_flood_risk_1, GWT_PLACE_flood_risk_2,
    GWT_PLACE_b, GWT_PLACE_b1, GWT_PLACE_b2, GWT_PLACE_b3, GWT_PLACE_drought_1, GWT_PLACE_drought_2,
    GWT_PLACE_drought_3, GWT_PLACE_drought_4, GWT_PLACE_drought_risk_1, GWT_PLACE_c, GWT_PLACE_c1, GWT_PLACE_c2,
    GWT_PLACE_d, GWT_PLACE_d1, GWT_PLACE_outlaw_4, GWT_PLACE_outlaw_5, GWT_PLACE_outlaw_6, GWT_PLACE_outlaw_7,
    GWT_PLACE_outlaw_8, GWT_PLACE_outlaw_9, GWT_PLACE_outlaw_risk_1, GWT_PLACE_outlaw_risk_2, GWT_PLACE_e,
    GWT_PLACE_e1, GWT_PLACE_e2, GWT_PLACE_rockfall_1, GWT_PLACE_rockfall_2, GWT_PLACE_rockfall_3,
    GWT_PLACE_rockfall_4, GWT_PLACE_rockfall_risk_1, GWT_PLACE_rockfall_risk_2, GWT_PLACE_f, GWT_PLACE_f1,
    GWT_PLACE_f2, GWT_PLACE_g, GWT_PLACE_g1, GWT_PLACE_g2, GWT_PLACE_kansas_city, GWT_PLACE_outlaw_1,
    GWT_PLACE_outlaw_2, GWT_PLACE_outlaw_3, GWT_PLACE_COUNT
} gwt_place;

typedef enum gwt_tile {
    GWT_TILE_none, GWT_TILE_cowboy, GWT_TILE_builder, GWT_TILE_engineer, GWT_TILE_outlaw_green,
    GWT_TILE_outlaw_orange, GWT_TILE_hz_flood_b2, GWT_TILE_hz_flood_b3, GWT_TILE_hz_flood_g2, GWT_TILE_hz_flood_g3,
    GWT_TILE_hz_flood_g4, GWT_TILE_hz_drought_b2, GWT_TILE_hz_drought_b3, GWT_TILE_hz_drought_g2,
    GWT_TILE_hz_drought_g3, GWT_TILE_hz_drought_g4, GWT_TILE_hz_rockfall_b2, GWT_TILE_hz_rockfall_b3,
    GWT_TILE_hz_rockfall_g2, GWT_TILE_hz_rockfall_g3, GWT_TILE_hz_rockfall_g4, GWT_TILE_COUNT
} gwt_tile;

typedef enum gwt_building {
    GWT_BUILDING_none, GWT_BUILDING_neutral_a, GWT_BUILDING_neutral_b, GWT_BUILDING_neutral_c, GWT_BUILDING_neutral_d,
    GWT_BUILDING_neutral_e, GWT_BUILDING_neutral_f, GWT_BUILDING_neutral_g, GWT_BUILDING_pb_1a, GWT_BUILDING_pb_2a,
    GWT_BUILDING_pb_3a, GWT_BUILDING_pb_4a, GWT_BUILDING_pb_5a, GWT_BUILDING_pb_6a, GWT_BUILDING_pb_7a,
    GWT_BUILDING_pb_8a, GWT_BUILDING_pb_9a, GWT_BUILDING_pb_10a, GWT_BUILDING_pb_11a, GWT_BUILDING_pb_12a,
    GWT_BUILDING_pb_13a,
    GWT_BUILDING_pb_1b, GWT_BUILDING_pb_2b, GWT_BUILDING_pb_3b, GWT_BUILDING_pb_4b, GWT_BUILDING_pb_5b,
    GWT_BUILDING_pb_6b, GWT_BUILDING_pb_7b, GWT_BUILDING_pb_8b, GWT_BUILDING_pb_9b, GWT_BUILDING_pb_10b,
    GWT_BUILDING_pb_11b, GWT_BUILDING_pb_12b, GWT_BUILDING_pb_13b, GWT_BUILDING_COUNT
} gwt_building;

typedef enum gwt_action {
    GWT_ACTION_none, GWT_ACTION_neutral_a_galloway, GWT_ACTION_neutral_a_hire, GWT_ACTION_neutral_a_hire_2,
    GWT_ACTION_neutral_b_santa_gertrudis, GWT_ACTION_neutral_b_build, GWT_ACTION_neutral_c_certificates,
    GWT_ACTION_neutral_c_objective, GWT_ACTION_neutral_c_engine, GWT_ACTION_neutral_d_bounty,
    GWT_ACTION_neutral_d_engine, GWT_ACTION_neutral_d_aux, GWT_ACTION_neutral_e_pineywoods, GWT_ACTION_neutral_e_buy,
    GWT_ACTION_neutral_f_pair, GWT_ACTION_neutral_f_hazard, GWT_ACTION_neutral_g_engine, GWT_ACTION_neutral_g_aux,
    GWT_ACTION_pb_1a_money, GWT_ACTION_pb_2a_galloway, GWT_ACTION_pb_2a_buy, GWT_ACTION_pb_3a_pair,
    GWT_ACTION_pb_3a_herder, GWT_ACTION_pb_4a_hazard, GWT_ACTION_pb_4a_herder, GWT_ACTION_pb_5a_value_3,
    GWT_ACTION_pb_5a_aux, GWT_ACTION_pb_6a_hire, GWT_ACTION_pb_6a_engine, GWT_ACTION_pb_7a_certificates,
    GWT_ACTION_pb_8a_bounty, GWT_ACTION_pb_8a_aux, GWT_ACTION_pb_8a_engine, GWT_ACTION_pb_9a_delivery,
    GWT_ACTION_pb_9a_engine, GWT_ACTION_pb_10a_certificates, GWT_ACTION_pb_10a_herder, GWT_ACTION_pb_11a_hazard,
    GWT_ACTION_pb_11a_hazard_2, GWT_ACTION_pb_12a_money, GWT_ACTION_pb_12a_herder, GWT_ACTION_pb_13a_aux,
    GWT_ACTION_pb_13a_certificates, GWT_ACTION_pb_13a_store, GWT_ACTION_pb_1b_objective,
    GWT_ACTION_pb_1b_money, GWT_ACTION_pb_2b_santa_gertrudis, GWT_ACTION_pb_2b_criollo, GWT_ACTION_pb_3b_aux,
    GWT_ACTION_pb_3b_herder, GWT_ACTION_pb_4b_draw, GWT_ACTION_pb_4b_herder, GWT_ACTION_pb_5b_pineywoods,
    GWT_ACTION_pb_5b_money, GWT_ACTION_pb_7b_engine, GWT_ACTION_pb_8b_cattle, GWT_ACTION_pb_9b_upgrade,
    GWT_ACTION_pb_10b_money, GWT_ACTION_pb_10b_engine, GWT_ACTION_pb_10b_herder, GWT_ACTION_pb_11b_engine,
    GWT_ACTION_pb_12b_money, GWT_ACTION_pb_12b_token, GWT_ACTION_pb_13b_certificates,
    GWT_ACTION_pb_13b_store, GWT_ACTION_risk_any_cattle_certificate,
    GWT_ACTION_risk_criollo_certificate_2_dollars, GWT_ACTION_aux_money, GWT_ACTION_aux_money_double,
    GWT_ACTION_aux_draw, GWT_ACTION_aux_draw_double, GWT_ACTION_aux_certificate, GWT_ACTION_aux_certificate_double,
    GWT_ACTION_aux_engine, GWT_ACTION_aux_engine_double, GWT_ACTION_aux_remove_card,
    GWT_ACTION_aux_remove_card_double, GWT_ACTION_aux_place_store, GWT_ACTION_aux_place_store_double,
    GWT_ACTION_cowboy_4, GWT_ACTION_cowboy_6, GWT_ACTION_builder_4,
    GWT_ACTION_builder_6, GWT_ACTION_engineer_2, GWT_ACTION_engineer_3, GWT_ACTION_engineer_4, GWT_ACTION_engineer_5,
    GWT_ACTION_engineer_6, GWT_ACTION_sm_hazard_or_bounty_hazard, GWT_ACTION_sm_hazard_or_bounty_bounty,
    GWT_ACTION_sm_money2_workers, GWT_ACTION_sm_certs2_buildings, GWT_ACTION_sm_money12, GWT_ACTION_objective_money,
    GWT_ACTION_objective_aux, GWT_ACTION_objective_draw, GWT_ACTION_objective_engine, GWT_ACTION_objective_engine_3,
    GWT_ACTION_objective_free_move, GWT_ACTION_sm_store, GWT_ACTION_sm_build, GWT_ACTION_mt_hire, GWT_ACTION_mt_engine,
    GWT_ACTION_mt_remove_cards, GWT_ACTION_mt_remove_hazard, GWT_ACTION_mt_money, GWT_ACTION_mt_cattle,
    GWT_ACTION_mt_build, GWT_ACTION_d_poker, GWT_ACTION_g_poker, GWT_ACTION_COUNT
} gwt_action;

typedef enum gwt_space {
    GWT_SPACE_s0, GWT_SPACE_s1, GWT_SPACE_s2, GWT_SPACE_s3, GWT_SPACE_s4, GWT_SPACE_t1, GWT_SPACE_s5, GWT_SPACE_s6,
    GWT_SPACE_s7, GWT_SPACE_t2, GWT_SPACE_s8, GWT_SPACE_s9, GWT_SPACE_s10, GWT_SPACE_t3, GWT_SPACE_s11, GWT_SPACE_s12,
    GWT_SPACE_s13, GWT_SPACE_t4, GWT_SPACE_s14, GWT_SPACE_s15, GWT_SPACE_s16, GWT_SPACE_t5, GWT_SPACE_s17,
    GWT_SPACE_s18, GWT_SPACE_s19, GWT_SPACE_s20, GWT_SPACE_s21, GWT_SPACE_t6, GWT_SPACE_s22, GWT_SPACE_s23,
    GWT_SPACE_s24, GWT_SPACE_s25, GWT_SPACE_t7, GWT_SPACE_s26, GWT_SPACE_s27, GWT_SPACE_s28, GWT_SPACE_s29,
    GWT_SPACE_t8, GWT_SPACE_s30, GWT_SPACE_s31, GWT_SPACE_s32, GWT_SPACE_s33, GWT_SPACE_t9, GWT_SPACE_s34,
    GWT_SPACE_s35, GWT_SPACE_s36, GWT_SPACE_s37, GWT_SPACE_s38, GWT_SPACE_s39, GWT_SPACE_COUNT
} gwt_space;

typedef enum gwt_city {
    GWT_CITY_kansas_city_crest, GWT_CITY_fulton, GWT_CITY_st_louis, GWT_CITY_bloomington, GWT_CITY_peoria,
    GWT_CITY_chicago, GWT_CITY_toledo, GWT_CITY_pittsburgh, GWT_CITY_philadelphia, GWT_CITY_new_york, GWT_CITY_harrisburg,
    GWT_CITY_omaha, GWT_CITY_denver, GWT_CITY_milwaukee, GWT_CITY_green_bay, GWT_CITY_toronto, GWT_CITY_buffalo,
    GWT_CITY_oregon_city, GWT_CITY_montreal, GWT_CITY_COUNT
} gwt_city;

typedef enum gwt_master {
    GWT_MASTER_none, GWT_MASTER_sm_hazard_or_bounty, GWT_MASTER_sm_cert_certs, GWT_MASTER_sm_cert_outlaws,
    GWT_MASTER_sm_cert_hazards, GWT_MASTER_sm_money2_workers, GWT_MASTER_sm_cert_stations,
    GWT_MASTER_sm_certs2_buildings, GWT_MASTER_sm_two_certs, GWT_MASTER_sm_money12, GWT_MASTER_sm_store, GWT_MASTER_sm_build,
    GWT_MASTER_COUNT
} gwt_master;

typedef enum gwt_slot {
    GWT_SLOT_disc_aux_money_2, GWT_SLOT_disc_aux_draw_2, GWT_SLOT_disc_aux_certificate_1,
    GWT_SLOT_disc_aux_certificate_2, GWT_SLOT_disc_aux_engine_1, GWT_SLOT_disc_aux_engine_2,
    GWT_SLOT_disc_aux_remove_card_1, GWT_SLOT_disc_aux_remove_card_2, GWT_SLOT_disc_step_left,
    GWT_SLOT_disc_step_right, GWT_SLOT_disc_hand_1, GWT_SLOT_disc_hand_2, GWT_SLOT_disc_cert_4, GWT_SLOT_disc_cert_6,
    GWT_SLOT_disc_aux_store_2, GWT_SLOT_COUNT
} gwt_slot;

typedef enum gwt_offer {
    GWT_OFFER_buy_value3_1c, GWT_OFFER_buy_value3_2c, GWT_OFFER_buy_2_value3_3c, GWT_OFFER_buy_shorthorn_1c,
    GWT_OFFER_buy_shorthorn_3c, GWT_OFFER_buy_2_shorthorn_5c, GWT_OFFER_buy_hereford_2c, GWT_OFFER_buy_hereford_4c,
    GWT_OFFER_buy_simmental_1c, GWT_OFFER_buy_simmental_2c, GWT_OFFER_buy_brahman_1c, GWT_OFFER_buy_brahman_2c,
    GWT_OFFER_COUNT
} gwt_offer;

/* Rails to the North: town centres, and tiles of the medium ones. */
typedef enum gwt_town {
    GWT_TOWN_small_1, GWT_TOWN_medium_1, GWT_TOWN_omaha, GWT_TOWN_station_town_1, GWT_TOWN_small_2, GWT_TOWN_small_3,
    GWT_TOWN_medium_2, GWT_TOWN_small_4, GWT_TOWN_small_5, GWT_TOWN_small_6, GWT_TOWN_oregon_city, GWT_TOWN_denver,
    GWT_TOWN_milwaukee, GWT_TOWN_small_7, GWT_TOWN_green_bay, GWT_TOWN_station_town_2, GWT_TOWN_small_8,
    GWT_TOWN_medium_3, GWT_TOWN_small_9, GWT_TOWN_buffalo, GWT_TOWN_toronto, GWT_TOWN_small_10, GWT_TOWN_medium_4,
    GWT_TOWN_montreal, GWT_TOWN_small_11, GWT_TOWN_medium_5, GWT_TOWN_small_12, GWT_TOWN_medium_6, GWT_TOWN_COUNT
} gwt_town;

typedef enum gwt_town_tile {
    GWT_TOWN_TILE_none, GWT_TOWN_TILE_mt_hire, GWT_TOWN_TILE_mt_engine, GWT_TOWN_TILE_mt_remove,
    GWT_TOWN_TILE_mt_money_or_cattle, GWT_TOWN_TILE_mt_build, GWT_TOWN_TILE_COUNT
} gwt_town_tile;
/* clang-format on */

enum {
    GWT_SEATS = 4,
    GWT_CATTLE = GWT_CARD_obj_01, /* kinds of cattle cards are 1 to GWT_CATTLE - 1 */
    GWT_OBJ_FIRST = GWT_CARD_obj_01,
    GWT_OBJ_DECK = GWT_CARD_start_obj_1 - GWT_OBJ_FIRST, /* most objective cards without the starting ones */
    GWT_OBJECTIVES = GWT_CARD_COUNT - GWT_OBJ_FIRST,
    GWT_START_OBJ_FIRST = GWT_CARD_start_obj_1,
    GWT_START_OBJECTIVES = GWT_CARD_COUNT - GWT_START_OBJ_FIRST,
    GWT_SIMMENTAL_STAGES = 3,
    GWT_MARKET_MAX = 44, /* cattle cards of the market stack, Simmental or Brahman included */
    GWT_HERD_MAX = 106,  /* the largest herd: all market, Simmental, objective and own starting cards */
    GWT_WORKERS = 3,
    GWT_WORKER_COLUMNS = 6,
    GWT_WORKERS_PER_TYPE = 18,
    GWT_FIRST_VP_COLUMN = 5, /* GWT-HIRE-7 */
    GWT_VP_PER_COLUMN = 4,
    GWT_TRACK_STATIONS = 10, /* stations 1 to 10: along the track */
    GWT_STATIONS = 12,       /* 11 and 12: of the station towns (RTN-MAP-8) */
    GWT_MASTER_SPACES = 7,   /* of stations 1 to 5, 11 and 12 (GWT-SETUP-1, RTN-SET-5) */
    GWT_NEUTRALS = 7,
    GWT_NUMBERS = 13, /* personal buildings of a player, 13 with Rails to the North only */
    GWT_JOB_ROWS = 12,
    GWT_JOB_COLUMNS = 4,
    GWT_FIRST_TOKEN_ROW = 2, /* GWT-SETUP-3 */
    GWT_BAGS = 3,
    GWT_BAG_MAX = 35,
    GWT_FORESIGHT_ROWS = 2,
    GWT_DISPLAY = 4,     /* GWT-SETUP-12 */
    GWT_FIRST_TILES = 7, /* GWT-SETUP-5 */
    GWT_HAND_LIMIT = 4,
    GWT_FIRST_HAND = 4, /* GWT-TURN-2 */
    GWT_AUX = 6,        /* auxiliary actions, each single and double; the last one of the annex */
    GWT_CERTIFICATE_STEPS = 6,
    GWT_LIMIT_STEP = 3, /* GWT-CERT-2: the limit at the beginning, without the 4-slot, without both */
    GWT_LIMIT_STEP_4 = 4,
    GWT_LIMIT_STEP_6 = 5,
    GWT_EXCHANGE_CARDS = 2, /* GWT-EXCH-2 */
    GWT_REVEAL_CARDS = 2,   /* GWT-BUY-6 */
    GWT_RETURN_MONEY = 3,   /* GWT-ENG-9 */
    GWT_MONEY_PER_VP = 5,   /* GWT-SCORE-1 */
    GWT_TOKEN_VP = 2,       /* GWT-SCORE-11 */
    GWT_TABLE_CARDS = 3,    /* POK-LAY-8 */
    GWT_STAKES = 2,         /* cards in one action (POK-LAY-7) */
    GWT_SHOWDOWN_MONEY = 3, /* POK-SHOW-5 */
    GWT_OUTLAW_SPACES = 9,
    GWT_HAZARD_SPACES = 4,   /* per type */
    GWT_BOXES = 2,           /* without and with Rails to the North */
    GWT_TRADE_CELLS = 4,     /* RTN-MAP-1 */
    GWT_MEDIUM_TOWNS = 6,    /* RTN-SET-4 */
    GWT_STORES = 15,         /* RTN-SET-7 */
    GWT_STORES_PER_BELL = 3, /* RTN-STORE-7 */
    GWT_FREE_BUILDERS = 2,   /* RTN-MED-5 */
    GWT_SAM_CARDS = 15,      /* SOLO-CARD; as many others with Rails to the North (RTN-SOLO-1) */
    GWT_SAM_LEVELS = 3,      /* SOLO-SET-2 */
    GWT_SAM_EXPANSIONS = 3,  /* expansion cards of a level: I, II, III (RTN-SOLO-2) */
};

/* ---- cards ------------------------------------------------------------------------------------------------------- */

typedef enum gwt_breed {
    GWT_NO_BREED,
    GWT_CRIOLLO,
    GWT_SANTA_GERTRUDIS,
    GWT_PINEYWOODS,
    GWT_GALLOWAY,
    GWT_BLACK_ANGUS,
    GWT_LONGHORN,
    GWT_CORRIENTE,
    GWT_SHORTHORN,
    GWT_HEREFORD,
    GWT_SIMMENTAL,
    GWT_BRAHMAN,
    GWT_BREED_COUNT
} gwt_breed;

typedef struct gwt_card_row {
    uint8_t breed; /* gwt_breed; none for objective cards */
    uint8_t value; /* breeding value */
    uint8_t vp;
    uint8_t start;  /* how many in a starting herd (GWT-SETUP-17) */
    uint8_t market; /* how many in the market stack or, from stage 2 on, in the open supply */
    uint8_t stage;  /* of a Simmental card (GWT-SIM) */
    uint8_t income; /* dollars for each in hand in Kansas City (RTN-BRA-6) */
} gwt_card_row;
extern const gwt_card_row GWT_CARD[GWT_CARD_COUNT];

/* Sets of card kinds. */
#define GWT_C(id)         (UINT32_C(1) << GWT_CARD_##id)
#define GWT_VALUE_2_CARDS /* RTN-STORE-4 */                                                                            \
    (GWT_C(santa_gertrudis) | GWT_C(pineywoods) | GWT_C(galloway) | GWT_C(simmental_1) | GWT_C(brahman))
#define GWT_VALUE_3_CARDS      (GWT_C(black_angus) | GWT_C(longhorn) | GWT_C(corriente))
#define GWT_VALUE_3_TO_5_CARDS /* RTN-SM-2 */                                                                          \
    (GWT_VALUE_3_CARDS | GWT_SHORTHORN_CARDS | GWT_HEREFORD_CARDS | GWT_C(simmental_2) | GWT_C(simmental_3))
#define GWT_SHORTHORN_CARDS (GWT_C(shorthorn_3) | GWT_C(shorthorn_4) | GWT_C(shorthorn_5))
#define GWT_HEREFORD_CARDS  (GWT_C(hereford_5) | GWT_C(hereford_6) | GWT_C(hereford_7))
#define GWT_SIMMENTAL_CARDS (GWT_C(simmental_1) | GWT_C(simmental_2) | GWT_C(simmental_3))
#define GWT_ORANGE_CARDS    (GWT_SIMMENTAL_CARDS | GWT_C(brahman))
#define GWT_ALL_CATTLE      ((UINT32_C(1) << GWT_CATTLE) - 2)

/* What has to be discarded (GWT-LOC-11, GWT-LOC-12). */
typedef enum gwt_discard {
    GWT_DISCARD_NONE,
    GWT_DISCARD_CRIOLLO,
    GWT_DISCARD_SANTA_GERTRUDIS,
    GWT_DISCARD_PINEYWOODS,
    GWT_DISCARD_GALLOWAY,
    GWT_DISCARD_VALUE_3,
    GWT_DISCARD_CATTLE,
    GWT_DISCARD_PAIR,
    GWT_DISCARD_OBJECTIVE,
    GWT_DISCARD_VALUE_2,
    GWT_DISCARD_TWO_VALUE_2,
    GWT_DISCARD_COUNT
} gwt_discard;
extern const uint32_t GWT_DISCARDS[GWT_DISCARD_COUNT]; /* the kinds of cattle cards that will do */

/* GWT-SCORE-7b */
typedef enum gwt_task {
    GWT_TASK_BUILDING,
    GWT_TASK_GREEN,
    GWT_TASK_ORANGE,
    GWT_TASK_HAZARD,
    GWT_TASK_STATION,
    GWT_TASK_VALUE_3,
    GWT_TASK_SHORTHORN,
    GWT_TASK_HEREFORD,
    GWT_TASK_NEW_YORK,
    GWT_TASK_BELL,
    GWT_TASK_ORANGE_CATTLE,
    GWT_TASK_COUNT
} gwt_task;

/* Which objective cards are in the game (RTN-SET-8, RTN-SET-9, RTN-SET-10). */
typedef enum gwt_set { GWT_SET_BASE, GWT_SET_RAILS, GWT_SET_ORANGE } gwt_set;

enum { GWT_TASKS_ROOM = 16 }; /* two words: score.c compares and subtracts eight tasks at once */
_Static_assert((int)GWT_TASK_COUNT <= (int)GWT_TASKS_ROOM, "room for every task");

typedef struct gwt_objective_row {
    uint8_t set;       /* gwt_set */
    uint8_t immediate; /* gwt_action; none for starting cards */
    uint8_t vp, penalty;
    uint8_t need[GWT_TASKS_ROOM];
} gwt_objective_row;
extern const gwt_objective_row GWT_OBJECTIVE[GWT_OBJECTIVES];

/* ---- tiles of the bags ------------------------------------------------------------------------------------------- */

typedef enum gwt_family { GWT_NO_FAMILY, GWT_WORKER, GWT_OUTLAW, GWT_FLOOD, GWT_DROUGHT, GWT_ROCKFALL } gwt_family;

typedef struct gwt_tile_row {
    uint8_t family; /* gwt_family */
    uint8_t vp;
    uint8_t green, black;  /* hands (GWT-FEE-4) */
    uint8_t bag[GWT_BAGS]; /* how many in each bag (GWT-SETUP-4) */
} gwt_tile_row;
extern const gwt_tile_row GWT_TILE[GWT_TILE_COUNT];

/* ---- trail ------------------------------------------------------------------------------------------------------- */

typedef enum gwt_place_kind {
    GWT_NOWHERE,
    GWT_START,
    GWT_NEUTRAL,
    GWT_SITE,
    GWT_HAZARD_SPACE,
    GWT_OUTLAW_SPACE,
    GWT_KANSAS_CITY
} gwt_place_kind;

/* One way out of a place: the spaces up to the next place that always is a location, and that place. */
typedef struct gwt_exit {
    uint64_t spaces; /* bit p: place p; along the trail their numbers grow */
    uint8_t end;
    uint8_t zero[7];
} gwt_exit;

typedef struct gwt_place_row {
    uint8_t kind;          /* gwt_place_kind */
    uint8_t number;        /* of a hazard or outlaw space */
    uint8_t hazard;        /* gwt_family of a hazard space */
    uint8_t money, tokens; /* bonus of an outlaw space (GWT-OUT-1) */
    uint8_t risk;          /* gwt_action (GWT-RISK) */
    uint8_t addition;      /* gwt_action of the building addition (POK-SET-4) */
    uint8_t next[2];       /* edges of the trail; 0 = none */
    gwt_exit exit[2];      /* end 0 = none */
    bool forest;           /* GWT-PB-13 */
    uint16_t x, y;         /* for drawing, 0 to 1000 */
} gwt_place_row;
extern const gwt_place_row GWT_PLACE[GWT_PLACE_COUNT];
extern const uint64_t GWT_SITES;                             /* building spaces */
extern const uint64_t GWT_FORESTS;                           /* of them, those with a tree */
extern const uint8_t GWT_OUTLAW_SPACE_AT[GWT_OUTLAW_SPACES]; /* places by number (GWT-KC-3) */
extern const uint8_t GWT_HAZARD_SPACE_AT[GWT_ROCKFALL + 1];  /* the first of the four places of a hazard (GWT-KC-4) */
extern const uint64_t GWT_HAZARD_PLACES, GWT_OUTLAW_PLACES, GWT_NEUTRAL_PLACES;

/* Where places and towns lie on a wide drawing (sheet.c); of no rule's concern. */
typedef struct gwt_spot {
    uint16_t x, y;
} gwt_spot;
#define GWT_SHEET_WIDTH  870
#define GWT_SHEET_HEIGHT 438
#define GWT_NORTH_WIDTH  1120
#define GWT_NORTH_HEIGHT 500
extern const gwt_spot GWT_TRAIL_SHEET[GWT_PLACE_COUNT];

/* ---- actions and buildings --------------------------------------------------------------------------------------- */

/* What a number may depend on. */
typedef enum gwt_per {
    GWT_PER_NONE,
    GWT_PER_FOREST,
    GWT_PER_OUTLAW_PAIRS,
    GWT_PER_COWBOYS,
    GWT_PER_BUILDERS,
    GWT_PER_ENGINEERS,
    GWT_PER_HAZARDS,
    GWT_PER_STATIONS,
    GWT_PER_OBJECTIVES,
    GWT_PER_CERTIFICATES,
    GWT_PER_WORKERS,
    GWT_PER_BUILDINGS,
    GWT_PER_BELLS,
    GWT_PER_MEDIUM_STORES,
    GWT_PER_VALUE_3_TO_5,
    GWT_PER_COUNT
} gwt_per;

/* One thing that can be done: cost, what is gained at once, and the decision of its effect (an op of state.h). */
typedef struct gwt_action_row {
    uint8_t discard; /* gwt_discard */
    uint8_t pay;     /* dollars */
    uint8_t back;    /* engine spaces backwards, exactly */
    uint8_t money, certificates, tokens;
    uint8_t per; /* gwt_per: multiplies money and certificates, and n */
    uint8_t op;  /* gwt_op; 0 = none */
    int8_t n;
    uint8_t slot; /* which local action of its building; equal numbers are options of one (GWT-LOC-3) */
    bool again;   /* equal to the one before it: offered when that one is done (GWT-PB-11a) */
} gwt_action_row;
extern const gwt_action_row GWT_ACTION[GWT_ACTION_COUNT];

typedef struct gwt_building_row {
    uint8_t number; /* of a personal building; 0 = neutral */
    uint8_t builders, vp;
    uint8_t green, black; /* hands */
    uint8_t first, count; /* its local actions in GWT_ACTION */
    bool copies;          /* GWT-COPY-1 */
} gwt_building_row;
extern const gwt_building_row GWT_BUILDING[GWT_BUILDING_COUNT];

/* Immediate action of a column of the player board, from 1 (GWT-HIRE-6). */
extern const uint8_t GWT_WORKER_SPACE[GWT_WORKERS][GWT_WORKER_COLUMNS + 1];

typedef struct gwt_master_row {
    uint8_t permanent;      /* certificates */
    uint8_t first, count;   /* immediate action, or two to choose from */
    uint8_t per, every, vp; /* end of the game: vp for every `every` of `per` (GWT-SCORE-8) */
} gwt_master_row;
extern const gwt_master_row GWT_MASTER[GWT_MASTER_COUNT];

/* ---- railroad ---------------------------------------------------------------------------------------------------- */

/* Spaces are numbered along the track, turnouts between their neighbours; bit s of a set is space s. */
typedef struct gwt_space_row {
    uint8_t number; /* for transport: a turnout counts as the next space (GWT-DEL-11) */
    uint8_t turnout;
    uint8_t station;   /* 1 to 10; 0 = none */
    uint8_t crossings; /* left of it (GWT-DEL-10) */
    uint16_t x, y;
} gwt_space_row;
extern const gwt_space_row GWT_SPACE[GWT_SPACE_COUNT];
extern const uint64_t GWT_TURNOUTS; /* without space 39 */

typedef struct gwt_station_row {
    uint8_t space; /* GWT_SPACE_COUNT: not along the track */
    uint8_t cost, vp;
    bool white;
    uint8_t master; /* its space for a station master, from 1; 0 = none */
    uint8_t town;   /* gwt_town of a station town */
} gwt_station_row;
extern const gwt_station_row GWT_STATION[GWT_STATIONS];

typedef enum gwt_arrow { GWT_ARROW_NONE, GWT_ARROW_OBJECTIVE, GWT_ARROW_TOKEN } gwt_arrow;

typedef struct gwt_city_row {
    uint8_t value, crossings;
    bool white, repeatable;
    uint32_t rails; /* bit t: a direct rail to town t (RTN-MAP-2) */
    uint32_t town;  /* of a large city, its town as a set: it needs an own store there (RTN-DEL-2) */
} gwt_city_row;
extern const gwt_city_row GWT_CITY[GWT_CITY_COUNT];

/* What is printed at a city of one box. */
typedef struct gwt_emblem_row {
    int8_t vp;        /* per disc */
    uint8_t bell_vp;  /* per disc and bell (RTN-END-2) */
    uint8_t money;    /* at once */
    bool objective;   /* a delivery gives an objective card */
    bool may_decline; /* which need not be taken (RTN-DEL-3) */
    uint16_t x, y;    /* on the board of its box */
} gwt_emblem_row;

/* Between two cities that carry a disc. */
typedef struct gwt_arrow_row {
    uint8_t from, to; /* gwt_city */
    uint8_t action;   /* gwt_arrow */
    int8_t vp;
} gwt_arrow_row;

/* What there is without and with Rails to the North: everything else reads these rows. */
typedef struct gwt_box_row {
    uint32_t cities; /* bit c: city c is in play (RTN-SET-3, RTN-SET-12) */
    gwt_emblem_row emblem[GWT_CITY_COUNT];
    gwt_arrow_row arrow[8];
    uint8_t arrows;
    uint8_t numbers; /* personal buildings (RTN-SET-6) */
    uint8_t slots;   /* discs (RTN-SET-7) */
    uint8_t aux;     /* auxiliary actions (RTN-STORE-24) */
    uint8_t stations;
    uint8_t masters;       /* station master tiles */
    uint8_t master_spaces; /* of them, those on the board (RTN-SET-5) */
} gwt_box_row;
extern const gwt_box_row GWT_BOX[GWT_BOXES];

/* ---- Rails to the North: the network (RTN-MAP) ------------------------------------------------------------------- */

typedef enum gwt_town_kind { GWT_SMALL_TOWN, GWT_MEDIUM_TOWN, GWT_STATION_TOWN, GWT_LARGE_TOWN } gwt_town_kind;

typedef struct gwt_cell_row {
    uint8_t cost;
    uint8_t money, tokens, certificates;
    bool objective;
} gwt_cell_row;

typedef struct gwt_town_row {
    uint8_t kind;   /* gwt_town_kind */
    uint8_t number; /* of a medium town, from 0; of a station town, its station from 0; of a large town, its city */
    uint32_t rails; /* bit t: a direct rail to town t */
    gwt_cell_row cell[GWT_TRADE_CELLS];
    uint16_t x, y; /* on the expansion board, 0 to 1000 */
} gwt_town_row;
extern const gwt_town_row GWT_TOWN[GWT_TOWN_COUNT];
extern const gwt_spot GWT_TOWN_SHEET[GWT_TOWN_COUNT];
extern const uint32_t GWT_TOWN_HALL;  /* towns linked to the town hall of Kansas City */
extern const uint32_t GWT_MEDIUM_SET; /* medium towns */
extern const uint32_t GWT_LARGE_SET;  /* large towns */

typedef struct gwt_town_tile_row {
    uint8_t copies;
    uint8_t first, count; /* its action, or two to choose from */
} gwt_town_tile_row;
extern const gwt_town_tile_row GWT_TOWN_TILE[GWT_TOWN_TILE_COUNT];

/* ---- player board ------------------------------------------------------------------------------------------------ */

typedef enum gwt_unlocks {
    GWT_UNLOCKS_AUX_MONEY,
    GWT_UNLOCKS_AUX_DRAW,
    GWT_UNLOCKS_AUX_CERTIFICATE,
    GWT_UNLOCKS_AUX_ENGINE,
    GWT_UNLOCKS_AUX_REMOVE_CARD,
    GWT_UNLOCKS_STEP_LIMIT_LEFT,
    GWT_UNLOCKS_STEP_LIMIT_RIGHT,
    GWT_UNLOCKS_HAND_LIMIT,
    GWT_UNLOCKS_CERTIFICATE_LIMIT_4,
    GWT_UNLOCKS_CERTIFICATE_LIMIT_6,
    GWT_UNLOCKS_AUX_STORE
} gwt_unlocks;

typedef struct gwt_slot_row {
    bool white;
    uint8_t unlocks; /* gwt_unlocks */
    uint8_t cost, money, vp;
} gwt_slot_row;
extern const gwt_slot_row GWT_SLOT[GWT_SLOT_COUNT];
extern const uint16_t GWT_WHITE_SLOTS;           /* bit s: slot s */
extern const uint16_t GWT_COSTLY_SLOTS;          /* of them, those that cost something: hand slots */
extern const uint16_t GWT_SECOND_SLOTS;          /* those that unlock the same as the slot before */
extern const uint16_t GWT_AUX_SLOTS[GWT_AUX];    /* the coloured slots of an auxiliary action (GWT-AUX-1) */
extern const uint8_t GWT_AUX_ACTION[GWT_AUX][2]; /* single, double */

extern const uint8_t GWT_CERTIFICATES[GWT_CERTIFICATE_STEPS]; /* GWT-CERT-1 */

/* ---- markets ----------------------------------------------------------------------------------------------------- */

typedef struct gwt_offer_row {
    uint8_t cards, cowboys, cost;
    uint32_t kinds;
} gwt_offer_row;
extern const gwt_offer_row GWT_OFFER[GWT_OFFER_COUNT];

typedef enum gwt_exit_arrow { GWT_EXIT_NONE, GWT_EXIT_BLACK, GWT_EXIT_YELLOW, GWT_EXIT_GREEN } gwt_exit_arrow;
typedef struct gwt_job_row {
    uint8_t cost;
    uint8_t arrow; /* gwt_exit_arrow: where the token leaves the row */
} gwt_job_row;
extern const gwt_job_row GWT_JOB[GWT_JOB_ROWS];

/* ---- by the number of players: rows [players] -------------------------------------------------------------------- */

typedef struct gwt_count_row {
    uint8_t green, black;                   /* GWT-FEE-4 */
    uint8_t steps, steps_left, steps_right; /* GWT-SETUP-21 */
    uint8_t first_workers;                  /* GWT-SETUP-7 */
    uint8_t first_column;                   /* of the job market, from 0 (GWT-SETUP-8) */
    uint8_t market, market_orange;          /* GWT-SETUP-10; GWT-SIM-1, RTN-BRA-2 */
} gwt_count_row;
extern const gwt_count_row GWT_COUNT[GWT_SEATS + 1];

typedef struct gwt_order_row {
    uint8_t money, cards, tokens; /* GWT-SETUP-19 */
} gwt_order_row;
extern const gwt_order_row GWT_ORDER[GWT_SEATS];

/* ---- the poker table (POK-SET-3) --------------------------------------------------------------------------------- */

typedef enum gwt_bonus {
    GWT_BONUS_none,
    GWT_BONUS_poker_bonus_1,
    GWT_BONUS_poker_bonus_2,
    GWT_BONUS_poker_bonus_3,
    GWT_BONUS_poker_bonus_4,
    GWT_BONUS_COUNT
} gwt_bonus;

typedef struct gwt_bonus_row {
    uint8_t vp, money;
} gwt_bonus_row;
extern const gwt_bonus_row GWT_BONUS[GWT_BONUS_COUNT]; /* the top one first */
extern const uint8_t GWT_STAKE[GWT_STAKES];            /* of the first and the second card of an action */

/* ---- domains ----------------------------------------------------------------------------------------------------- */

enum {
    GWT_DOM_CARD,
    GWT_DOM_PLACE,
    GWT_DOM_TILE,
    GWT_DOM_BUILDING,
    GWT_DOM_ACTION,
    GWT_DOM_SPACE,
    GWT_DOM_STATION,
    GWT_DOM_CITY,
    GWT_DOM_MASTER,
    GWT_DOM_SLOT,
    GWT_DOM_OFFER,
    GWT_DOM_TOWN,
    GWT_DOM_TOWN_TILE,
    GWT_DOM_BONUS,
    GWT_DOM_SAM_CARD,
    GWT_DOM_SAM_REASON,
    GWT_DOM_SAM_EXPANSION,
    GWT_DOM_ARROW,
    GWT_DOM_FORESIGHT,
    GWT_DOM_JOB_ROW,
    GWT_DOM_TASK,
    GWT_DOM_PHASE,
    GWT_DOM_LEVEL,
    GWT_DOM_COUNT
};
extern const sb_domain GWT_DOMAINS[GWT_DOM_COUNT];

#endif
