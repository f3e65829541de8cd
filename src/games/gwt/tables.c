/* tables.c: everything printed on the components (tables.h).  Rules read these rows and hold no numbers themselves. */
#include "games/gwt/state.h"

/* clang-format off */
/* GWT-SIM-8, RTN-BRA-3, RTN-BRA-12 */
const gwt_card_row GWT_CARD[GWT_CARD_COUNT] = {
    [GWT_CARD_criollo] = { .breed = GWT_CRIOLLO, .value = 1, .start = 5 },
    [GWT_CARD_santa_gertrudis] = { .breed = GWT_SANTA_GERTRUDIS, .value = 2, .start = 3 },
    [GWT_CARD_pineywoods] = { .breed = GWT_PINEYWOODS, .value = 2, .start = 3 },
    [GWT_CARD_galloway] = { .breed = GWT_GALLOWAY, .value = 2, .start = 3 },
    [GWT_CARD_black_angus] = { .breed = GWT_BLACK_ANGUS, .value = 3, .vp = 1, .market = 7 },
    [GWT_CARD_longhorn] = { .breed = GWT_LONGHORN, .value = 3, .vp = 2, .market = 7 },
    [GWT_CARD_corriente] = { .breed = GWT_CORRIENTE, .value = 3, .vp = 3, .market = 7 },
    [GWT_CARD_shorthorn_3] = { .breed = GWT_SHORTHORN, .value = 4, .vp = 3, .market = 3 },
    [GWT_CARD_shorthorn_4] = { .breed = GWT_SHORTHORN, .value = 4, .vp = 4, .market = 3 },
    [GWT_CARD_shorthorn_5] = { .breed = GWT_SHORTHORN, .value = 4, .vp = 5, .market = 3 },
    [GWT_CARD_hereford_5] = { .breed = GWT_HEREFORD, .value = 5, .vp = 5, .market = 2 },
    [GWT_CARD_hereford_6] = { .breed = GWT_HEREFORD, .value = 5, .vp = 6, .market = 2 },
    [GWT_CARD_hereford_7] = { .breed = GWT_HEREFORD, .value = 5, .vp = 7, .market = 2 },
    [GWT_CARD_simmental_1] = { .breed = GWT_SIMMENTAL, .value = 2, .vp = 3, .market = 8, .stage = 1 },
    [GWT_CARD_simmental_2] = { .breed = GWT_SIMMENTAL, .value = 4, .vp = 4, .market = 8, .stage = 2 },
    [GWT_CARD_simmental_3] = { .breed = GWT_SIMMENTAL, .value = 5, .vp = 5, .market = 8, .stage = 3 },
    [GWT_CARD_brahman] = { .breed = GWT_BRAHMAN, .value = 2, .vp = 3, .market = 8, .income = 4 },
};

/* RTN-OBJ-2 */
const gwt_objective_row GWT_OBJECTIVE[GWT_OBJECTIVES] = {
    [GWT_CARD_obj_01 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_money, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_BUILDING] = 1, [GWT_TASK_ORANGE] = 2 } },
    [GWT_CARD_obj_02 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_money, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_BUILDING] = 1, [GWT_TASK_GREEN] = 1, [GWT_TASK_ORANGE] = 1 } },
    [GWT_CARD_obj_03 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_money, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_SHORTHORN] = 1, [GWT_TASK_HAZARD] = 2 } },
    [GWT_CARD_obj_04 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_money, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_STATION] = 2, [GWT_TASK_HAZARD] = 1 } },
    [GWT_CARD_obj_05 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_money, .vp = 4, .penalty = 2,
        .need = { [GWT_TASK_VALUE_3] = 3, [GWT_TASK_BUILDING] = 1 } },
    [GWT_CARD_obj_06 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_aux, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_NEW_YORK] = 1 } },
    [GWT_CARD_obj_07 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_aux, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_NEW_YORK] = 1 } },
    [GWT_CARD_obj_08 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_aux, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_NEW_YORK] = 1 } },
    [GWT_CARD_obj_09 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_aux, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_NEW_YORK] = 1 } },
    [GWT_CARD_obj_10 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_draw, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_BUILDING] = 2, [GWT_TASK_HAZARD] = 1 } },
    [GWT_CARD_obj_11 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_draw, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_STATION] = 1, [GWT_TASK_GREEN] = 1, [GWT_TASK_ORANGE] = 1 } },
    [GWT_CARD_obj_12 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_draw, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_HEREFORD] = 1, [GWT_TASK_HAZARD] = 1 } },
    [GWT_CARD_obj_13 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_draw, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_STATION] = 1, [GWT_TASK_GREEN] = 2 } },
    [GWT_CARD_obj_14 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_draw, .vp = 4, .penalty = 2,
        .need = { [GWT_TASK_VALUE_3] = 3, [GWT_TASK_STATION] = 1 } },
    [GWT_CARD_obj_15 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_engine, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_SHORTHORN] = 2, [GWT_TASK_STATION] = 1, [GWT_TASK_GREEN] = 1 } },
    [GWT_CARD_obj_16 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_engine, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_VALUE_3] = 1, [GWT_TASK_SHORTHORN] = 1, [GWT_TASK_HEREFORD] = 1 } },
    [GWT_CARD_obj_17 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_engine, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_BUILDING] = 2, [GWT_TASK_GREEN] = 2 } },
    [GWT_CARD_obj_18 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_engine_3, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_BUILDING] = 1, [GWT_TASK_ORANGE] = 1, [GWT_TASK_HAZARD] = 2 } },
    [GWT_CARD_obj_19 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_engine_3, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_STATION] = 2, [GWT_TASK_HAZARD] = 2 } },
    [GWT_CARD_obj_20 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_free_move, .vp = 5, .penalty = 2,
        .need = { [GWT_TASK_BUILDING] = 2, [GWT_TASK_HAZARD] = 2 } },
    [GWT_CARD_obj_21 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_free_move, .vp = 5, .penalty = 2,
        .need = { [GWT_TASK_STATION] = 2, [GWT_TASK_ORANGE] = 2 } },
    [GWT_CARD_obj_22 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_free_move, .vp = 5, .penalty = 2,
        .need = { [GWT_TASK_VALUE_3] = 1, [GWT_TASK_SHORTHORN] = 1, [GWT_TASK_HEREFORD] = 1 } },
    [GWT_CARD_obj_23 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_free_move, .vp = 5, .penalty = 2,
        .need = { [GWT_TASK_VALUE_3] = 1, [GWT_TASK_SHORTHORN] = 1, [GWT_TASK_HAZARD] = 2 } },
    [GWT_CARD_obj_24 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_objective_free_move, .vp = 5, .penalty = 2,
        .need = { [GWT_TASK_STATION] = 2, [GWT_TASK_BUILDING] = 2 } },
    [GWT_CARD_obj_rtn_1 - GWT_OBJ_FIRST] = { .set = GWT_SET_RAILS, .immediate = GWT_ACTION_objective_money, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_BELL] = 1, [GWT_TASK_STATION] = 1, [GWT_TASK_HAZARD] = 1 } },
    [GWT_CARD_obj_rtn_2 - GWT_OBJ_FIRST] = { .set = GWT_SET_RAILS, .immediate = GWT_ACTION_objective_draw, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_BELL] = 1, [GWT_TASK_BUILDING] = 1, [GWT_TASK_ORANGE] = 1 } },
    [GWT_CARD_obj_rtn_3 - GWT_OBJ_FIRST] = { .set = GWT_SET_RAILS, .immediate = GWT_ACTION_objective_engine, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_BELL] = 2, [GWT_TASK_STATION] = 1, [GWT_TASK_BUILDING] = 1 } },
    [GWT_CARD_obj_rtn_4 - GWT_OBJ_FIRST] = { .set = GWT_SET_RAILS, .immediate = GWT_ACTION_objective_free_move, .vp = 5, .penalty = 2,
        .need = { [GWT_TASK_BELL] = 2, [GWT_TASK_HAZARD] = 1, [GWT_TASK_SHORTHORN] = 1 } },
    [GWT_CARD_obj_orange_1 - GWT_OBJ_FIRST] = { .set = GWT_SET_ORANGE, .immediate = GWT_ACTION_objective_money, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_ORANGE_CATTLE] = 1, [GWT_TASK_BUILDING] = 1, [GWT_TASK_HAZARD] = 1 } },
    [GWT_CARD_obj_orange_2 - GWT_OBJ_FIRST] = { .set = GWT_SET_ORANGE, .immediate = GWT_ACTION_objective_draw, .vp = 3, .penalty = 2,
        .need = { [GWT_TASK_ORANGE_CATTLE] = 1, [GWT_TASK_STATION] = 1, [GWT_TASK_GREEN] = 1 } },
    [GWT_CARD_obj_orange_3 - GWT_OBJ_FIRST] = { .set = GWT_SET_ORANGE, .immediate = GWT_ACTION_objective_engine_3, .vp = 5, .penalty = 3,
        .need = { [GWT_TASK_ORANGE_CATTLE] = 2, [GWT_TASK_STATION] = 1, [GWT_TASK_ORANGE] = 1 } },
    [GWT_CARD_obj_orange_4 - GWT_OBJ_FIRST] = { .set = GWT_SET_ORANGE, .immediate = GWT_ACTION_objective_free_move, .vp = 5, .penalty = 2,
        .need = { [GWT_TASK_ORANGE_CATTLE] = 1, [GWT_TASK_VALUE_3] = 1, [GWT_TASK_BUILDING] = 2 } },
    [GWT_CARD_start_obj_1 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_none, .vp = 3,
        .need = { [GWT_TASK_VALUE_3] = 1, [GWT_TASK_SHORTHORN] = 1, [GWT_TASK_BUILDING] = 1 } },
    [GWT_CARD_start_obj_2 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_none, .vp = 3,
        .need = { [GWT_TASK_STATION] = 2, [GWT_TASK_GREEN] = 1 } },
    [GWT_CARD_start_obj_3 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_none, .vp = 3,
        .need = { [GWT_TASK_BUILDING] = 2, [GWT_TASK_HAZARD] = 1 } },
    [GWT_CARD_start_obj_4 - GWT_OBJ_FIRST] = { .immediate = GWT_ACTION_none, .vp = 3,
        .need = { [GWT_TASK_ORANGE] = 1, [GWT_TASK_HAZARD] = 2 } },
    [GWT_CARD_start_obj_rtn - GWT_OBJ_FIRST] = { .set = GWT_SET_RAILS, .immediate = GWT_ACTION_none, .vp = 3,
        .need = { [GWT_TASK_BELL] = 1, [GWT_TASK_BUILDING] = 1, [GWT_TASK_HAZARD] = 1 } },
    [GWT_CARD_start_obj_orange - GWT_OBJ_FIRST] = { .set = GWT_SET_ORANGE, .immediate = GWT_ACTION_none, .vp = 3,
        .need = { [GWT_TASK_ORANGE_CATTLE] = 1, [GWT_TASK_STATION] = 1, [GWT_TASK_GREEN] = 1 } },
};

/* GWT-OUT-3 */
const gwt_tile_row GWT_TILE[GWT_TILE_COUNT] = {
    [GWT_TILE_cowboy] = { .family = GWT_WORKER, .bag = { 0, 11, 7 } },
    [GWT_TILE_builder] = { .family = GWT_WORKER, .bag = { 0, 11, 7 } },
    [GWT_TILE_engineer] = { .family = GWT_WORKER, .bag = { 0, 11, 7 } },
    [GWT_TILE_outlaw_green] = { .family = GWT_OUTLAW, .green = 1, .bag = { 9, 0, 2 } },
    [GWT_TILE_outlaw_orange] = { .family = GWT_OUTLAW, .black = 1, .bag = { 8, 0, 3 } },
    [GWT_TILE_hz_flood_b2] = { .family = GWT_FLOOD, .vp = 2, .black = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_flood_b3] = { .family = GWT_FLOOD, .vp = 3, .black = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_flood_g2] = { .family = GWT_FLOOD, .vp = 2, .green = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_flood_g3] = { .family = GWT_FLOOD, .vp = 3, .green = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_flood_g4] = { .family = GWT_FLOOD, .vp = 4, .green = 1, .bag = { 2, 0, 0 } },
    [GWT_TILE_hz_drought_b2] = { .family = GWT_DROUGHT, .vp = 2, .black = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_drought_b3] = { .family = GWT_DROUGHT, .vp = 3, .black = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_drought_g2] = { .family = GWT_DROUGHT, .vp = 2, .green = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_drought_g3] = { .family = GWT_DROUGHT, .vp = 3, .green = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_drought_g4] = { .family = GWT_DROUGHT, .vp = 4, .green = 1, .bag = { 2, 0, 0 } },
    [GWT_TILE_hz_rockfall_b2] = { .family = GWT_ROCKFALL, .vp = 2, .black = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_rockfall_b3] = { .family = GWT_ROCKFALL, .vp = 3, .black = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_rockfall_g2] = { .family = GWT_ROCKFALL, .vp = 2, .green = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_rockfall_g3] = { .family = GWT_ROCKFALL, .vp = 3, .green = 1, .bag = { 1, 0, 0 } },
    [GWT_TILE_hz_rockfall_g4] = { .family = GWT_ROCKFALL, .vp = 4, .green = 1, .bag = { 2, 0, 0 } },
};

#define P(place) (UINT64_C(1) << GWT_PLACE_##place)
#define TO(place) GWT_PLACE_##place
/* No way leads to outlaw spaces 1 to 3 (GWT-MOVE-9). */
const gwt_place_row GWT_PLACE[GWT_PLACE_COUNT] = {
    [GWT_PLACE_start] = { .kind = GWT_START, .x = 965, .y = 945,
        .next = { TO(a) }, .exit = { { 0, TO(a) } } },
    [GWT_PLACE_a] = { .kind = GWT_NEUTRAL, .x = 845, .y = 835,
        .next = { TO(a1), TO(flood_1) }, .exit = { { P(a1) | P(a2) | P(a3), TO(b) },
            { P(flood_1) | P(flood_2) | P(flood_3) | P(flood_4) | P(flood_risk_1) | P(flood_risk_2), TO(b) } } },
    [GWT_PLACE_a1] = { .kind = GWT_SITE, .x = 735, .y = 815,
        .next = { TO(a2) }, .exit = { { P(a2) | P(a3), TO(b) } } },
    [GWT_PLACE_a2] = { .kind = GWT_SITE, .x = 625, .y = 798,
        .next = { TO(a3) }, .exit = { { P(a3), TO(b) } } },
    [GWT_PLACE_a3] = { .kind = GWT_SITE, .x = 505, .y = 792,
        .next = { TO(b) }, .exit = { { 0, TO(b) } } },
    [GWT_PLACE_flood_1] = { .kind = GWT_HAZARD_SPACE, .number = 1, .hazard = GWT_FLOOD, .x = 825, .y = 922,
        .next = { TO(flood_2) },
        .exit = { { P(flood_2) | P(flood_3) | P(flood_4) | P(flood_risk_1) | P(flood_risk_2), TO(b) } } },
    [GWT_PLACE_flood_2] = { .kind = GWT_HAZARD_SPACE, .number = 2, .hazard = GWT_FLOOD, .x = 760, .y = 928,
        .next = { TO(flood_3) }, .exit = { { P(flood_3) | P(flood_4) | P(flood_risk_1) | P(flood_risk_2), TO(b) } } },
    [GWT_PLACE_flood_3] = { .kind = GWT_HAZARD_SPACE, .number = 3, .hazard = GWT_FLOOD, .x = 695, .y = 928,
        .next = { TO(flood_4) }, .exit = { { P(flood_4) | P(flood_risk_1) | P(flood_risk_2), TO(b) } } },
    [GWT_PLACE_flood_4] = { .kind = GWT_HAZARD_SPACE, .number = 4, .hazard = GWT_FLOOD, .x = 630, .y = 922,
        .next = { TO(flood_risk_1) }, .exit = { { P(flood_risk_1) | P(flood_risk_2), TO(b) } } },
    [GWT_PLACE_flood_risk_1] = { .kind = GWT_SITE, .risk = GWT_ACTION_risk_any_cattle_certificate, .x = 545, .y = 905,
        .next = { TO(flood_risk_2) }, .exit = { { P(flood_risk_2), TO(b) } } },
    [GWT_PLACE_flood_risk_2] = { .kind = GWT_SITE, .forest = true,
        .risk = GWT_ACTION_risk_criollo_certificate_2_dollars,
        .x = 440, .y = 900,
        .next = { TO(b) }, .exit = { { 0, TO(b) } } },
    [GWT_PLACE_b] = { .kind = GWT_NEUTRAL, .x = 330, .y = 890,
        .next = { TO(drought_1), TO(b1) },
        .exit = { { P(drought_1) | P(drought_2) | P(drought_3) | P(drought_4) | P(drought_risk_1), TO(c) },
            { P(b1) | P(b2) | P(b3), TO(c) } } },
    [GWT_PLACE_b1] = { .kind = GWT_SITE, .forest = true, .x = 355, .y = 765,
        .next = { TO(b2) }, .exit = { { P(b2) | P(b3), TO(c) } } },
    [GWT_PLACE_b2] = { .kind = GWT_SITE, .x = 370, .y = 660,
        .next = { TO(b3) }, .exit = { { P(b3), TO(c) } } },
    [GWT_PLACE_b3] = { .kind = GWT_SITE, .x = 430, .y = 570,
        .next = { TO(c) }, .exit = { { 0, TO(c) } } },
    [GWT_PLACE_drought_1] = { .kind = GWT_HAZARD_SPACE, .number = 1, .hazard = GWT_DROUGHT, .x = 258, .y = 810,
        .next = { TO(drought_2) },
        .exit = { { P(drought_2) | P(drought_3) | P(drought_4) | P(drought_risk_1), TO(c) } } },
    [GWT_PLACE_drought_2] = { .kind = GWT_HAZARD_SPACE, .number = 2, .hazard = GWT_DROUGHT, .x = 246, .y = 738,
        .next = { TO(drought_3) }, .exit = { { P(drought_3) | P(drought_4) | P(drought_risk_1), TO(c) } } },
    [GWT_PLACE_drought_3] = { .kind = GWT_HAZARD_SPACE, .number = 3, .hazard = GWT_DROUGHT, .x = 250, .y = 664,
        .next = { TO(drought_4) }, .exit = { { P(drought_4) | P(drought_risk_1), TO(c) } } },
    [GWT_PLACE_drought_4] = { .kind = GWT_HAZARD_SPACE, .number = 4, .hazard = GWT_DROUGHT, .x = 260, .y = 592,
        .next = { TO(drought_risk_1) }, .exit = { { P(drought_risk_1), TO(c) } } },
    [GWT_PLACE_drought_risk_1] = { .kind = GWT_SITE, .risk = GWT_ACTION_risk_any_cattle_certificate, .x = 288, .y = 502,
        .next = { TO(c) }, .exit = { { 0, TO(c) } } },
    [GWT_PLACE_c] = { .kind = GWT_NEUTRAL, .x = 480, .y = 470,
        .next = { TO(c1), TO(d) }, .exit = { { P(c1) | P(c2), TO(e) },
            { 0, TO(d) } } },
    [GWT_PLACE_c1] = { .kind = GWT_SITE, .forest = true, .x = 600, .y = 425,
        .next = { TO(c2) }, .exit = { { P(c2), TO(e) } } },
    [GWT_PLACE_c2] = { .kind = GWT_SITE, .forest = true, .x = 715, .y = 420,
        .next = { TO(e) }, .exit = { { 0, TO(e) } } },
    [GWT_PLACE_d] = { .kind = GWT_NEUTRAL, .addition = GWT_ACTION_d_poker, .x = 590, .y = 545,
        .next = { TO(d1), TO(outlaw_4) }, .exit = { { P(d1), TO(e) },
            { P(outlaw_4) | P(outlaw_5) | P(outlaw_6) | P(outlaw_7) | P(outlaw_8) | P(outlaw_9) | P(outlaw_risk_1) | P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_d1] = { .kind = GWT_SITE, .x = 705, .y = 535,
        .next = { TO(e) }, .exit = { { 0, TO(e) } } },
    [GWT_PLACE_outlaw_4] = { .kind = GWT_OUTLAW_SPACE, .number = 4, .money = 3, .x = 480, .y = 655,
        .next = { TO(outlaw_5) },
        .exit = { { P(outlaw_5) | P(outlaw_6) | P(outlaw_7) | P(outlaw_8) | P(outlaw_9) | P(outlaw_risk_1) | P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_outlaw_5] = { .kind = GWT_OUTLAW_SPACE, .number = 5, .money = 4, .x = 532, .y = 702,
        .next = { TO(outlaw_6) },
        .exit = { { P(outlaw_6) | P(outlaw_7) | P(outlaw_8) | P(outlaw_9) | P(outlaw_risk_1) | P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_outlaw_6] = { .kind = GWT_OUTLAW_SPACE, .number = 6, .money = 5, .x = 590, .y = 722,
        .next = { TO(outlaw_7) },
        .exit = { { P(outlaw_7) | P(outlaw_8) | P(outlaw_9) | P(outlaw_risk_1) | P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_outlaw_7] = { .kind = GWT_OUTLAW_SPACE, .number = 7, .money = 6, .x = 646, .y = 728,
        .next = { TO(outlaw_8) },
        .exit = { { P(outlaw_8) | P(outlaw_9) | P(outlaw_risk_1) | P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_outlaw_8] = { .kind = GWT_OUTLAW_SPACE, .number = 8, .money = 8, .x = 702, .y = 726,
        .next = { TO(outlaw_9) }, .exit = { { P(outlaw_9) | P(outlaw_risk_1) | P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_outlaw_9] = { .kind = GWT_OUTLAW_SPACE, .number = 9, .money = 10, .x = 757, .y = 715,
        .next = { TO(outlaw_risk_1) }, .exit = { { P(outlaw_risk_1) | P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_outlaw_risk_1] = { .kind = GWT_SITE, .risk = GWT_ACTION_risk_any_cattle_certificate, .x = 832, .y = 682,
        .next = { TO(outlaw_risk_2) }, .exit = { { P(outlaw_risk_2), TO(e) } } },
    [GWT_PLACE_outlaw_risk_2] = { .kind = GWT_SITE, .risk = GWT_ACTION_risk_criollo_certificate_2_dollars,
        .x = 838, .y = 585,
        .next = { TO(e) }, .exit = { { 0, TO(e) } } },
    [GWT_PLACE_e] = { .kind = GWT_NEUTRAL, .x = 832, .y = 475,
        .next = { TO(e1), TO(rockfall_1) }, .exit = { { P(e1) | P(e2), TO(f) },
            { P(rockfall_1) | P(rockfall_2) | P(rockfall_3) | P(rockfall_4) | P(rockfall_risk_1) | P(rockfall_risk_2), TO(f) } } },
    [GWT_PLACE_e1] = { .kind = GWT_SITE, .forest = true, .x = 745, .y = 332,
        .next = { TO(e2) }, .exit = { { P(e2), TO(f) } } },
    [GWT_PLACE_e2] = { .kind = GWT_SITE, .forest = true, .x = 620, .y = 332,
        .next = { TO(f) }, .exit = { { 0, TO(f) } } },
    [GWT_PLACE_rockfall_1] = { .kind = GWT_HAZARD_SPACE, .number = 1, .hazard = GWT_ROCKFALL, .x = 858, .y = 385,
        .next = { TO(rockfall_2) },
        .exit = { { P(rockfall_2) | P(rockfall_3) | P(rockfall_4) | P(rockfall_risk_1) | P(rockfall_risk_2), TO(f) } } },
    [GWT_PLACE_rockfall_2] = { .kind = GWT_HAZARD_SPACE, .number = 2, .hazard = GWT_ROCKFALL, .x = 868, .y = 322,
        .next = { TO(rockfall_3) },
        .exit = { { P(rockfall_3) | P(rockfall_4) | P(rockfall_risk_1) | P(rockfall_risk_2), TO(f) } } },
    [GWT_PLACE_rockfall_3] = { .kind = GWT_HAZARD_SPACE, .number = 3, .hazard = GWT_ROCKFALL, .x = 862, .y = 258,
        .next = { TO(rockfall_4) }, .exit = { { P(rockfall_4) | P(rockfall_risk_1) | P(rockfall_risk_2), TO(f) } } },
    [GWT_PLACE_rockfall_4] = { .kind = GWT_HAZARD_SPACE, .number = 4, .hazard = GWT_ROCKFALL, .x = 815, .y = 205,
        .next = { TO(rockfall_risk_1) }, .exit = { { P(rockfall_risk_1) | P(rockfall_risk_2), TO(f) } } },
    [GWT_PLACE_rockfall_risk_1] = { .kind = GWT_SITE, .risk = GWT_ACTION_risk_any_cattle_certificate,
        .x = 725, .y = 215,
        .next = { TO(rockfall_risk_2) }, .exit = { { P(rockfall_risk_2), TO(f) } } },
    [GWT_PLACE_rockfall_risk_2] = { .kind = GWT_SITE, .forest = true,
        .risk = GWT_ACTION_risk_criollo_certificate_2_dollars,
        .x = 615, .y = 215,
        .next = { TO(f) }, .exit = { { 0, TO(f) } } },
    [GWT_PLACE_f] = { .kind = GWT_NEUTRAL, .x = 505, .y = 250,
        .next = { TO(f1), TO(f2) }, .exit = { { P(f1), TO(g) },
            { P(f2), TO(g) } } },
    [GWT_PLACE_f1] = { .kind = GWT_SITE, .x = 400, .y = 230,
        .next = { TO(g) }, .exit = { { 0, TO(g) } } },
    [GWT_PLACE_f2] = { .kind = GWT_SITE, .forest = true, .x = 470, .y = 350,
        .next = { TO(g) }, .exit = { { 0, TO(g) } } },
    [GWT_PLACE_g] = { .kind = GWT_NEUTRAL, .addition = GWT_ACTION_g_poker, .x = 355, .y = 345,
        .next = { TO(g1), TO(g2) }, .exit = { { P(g1), TO(kansas_city) },
            { P(g2), TO(kansas_city) } } },
    [GWT_PLACE_g1] = { .kind = GWT_SITE, .x = 280, .y = 215,
        .next = { TO(kansas_city) }, .exit = { { 0, TO(kansas_city) } } },
    [GWT_PLACE_g2] = { .kind = GWT_SITE, .x = 240, .y = 310,
        .next = { TO(kansas_city) }, .exit = { { 0, TO(kansas_city) } } },
    [GWT_PLACE_kansas_city] = { .kind = GWT_KANSAS_CITY, .x = 110, .y = 190 },
    [GWT_PLACE_outlaw_1] = { .kind = GWT_OUTLAW_SPACE, .number = 1, .tokens = 1, .x = 622, .y = 632 },
    [GWT_PLACE_outlaw_2] = { .kind = GWT_OUTLAW_SPACE, .number = 2, .money = 1, .x = 677, .y = 622 },
    [GWT_PLACE_outlaw_3] = { .kind = GWT_OUTLAW_SPACE, .number = 3, .money = 2, .x = 732, .y = 616 },
};

const uint8_t GWT_OUTLAW_SPACE_AT[GWT_OUTLAW_SPACES] = { TO(outlaw_1), TO(outlaw_2), TO(outlaw_3), TO(outlaw_4),
    TO(outlaw_5), TO(outlaw_6), TO(outlaw_7), TO(outlaw_8), TO(outlaw_9) };
const uint8_t GWT_HAZARD_SPACE_AT[GWT_ROCKFALL + 1] = {
    [GWT_FLOOD] = TO(flood_1), [GWT_DROUGHT] = TO(drought_1), [GWT_ROCKFALL] = TO(rockfall_1) };

const uint64_t GWT_SITES =
    P(a1) | P(a2) | P(a3) | P(flood_risk_1) | P(flood_risk_2) | P(b1) | P(b2) | P(b3) | P(drought_risk_1) | P(c1) |
    P(c2) | P(d1) | P(outlaw_risk_1) | P(outlaw_risk_2) | P(e1) | P(e2) | P(rockfall_risk_1) | P(rockfall_risk_2) |
    P(f1) | P(f2) | P(g1) | P(g2);
const uint64_t GWT_FORESTS =
    P(flood_risk_2) | P(b1) | P(c1) | P(c2) | P(e1) | P(e2) | P(rockfall_risk_2) | P(f2);
const uint64_t GWT_HAZARD_PLACES =
    P(flood_1) | P(flood_2) | P(flood_3) | P(flood_4) | P(drought_1) | P(drought_2) | P(drought_3) | P(drought_4) |
    P(rockfall_1) | P(rockfall_2) | P(rockfall_3) | P(rockfall_4);
const uint64_t GWT_OUTLAW_PLACES =
    P(outlaw_4) | P(outlaw_5) | P(outlaw_6) | P(outlaw_7) | P(outlaw_8) | P(outlaw_9) | P(outlaw_1) | P(outlaw_2) |
    P(outlaw_3);
const uint64_t GWT_NEUTRAL_PLACES =
    P(a) | P(b) | P(c) | P(d) | P(e) | P(f) | P(g);

const gwt_building_row GWT_BUILDING[GWT_BUILDING_COUNT] = {
    [GWT_BUILDING_neutral_a] = { .first = GWT_ACTION_neutral_a_galloway, .count = 3 },
    [GWT_BUILDING_neutral_b] = { .first = GWT_ACTION_neutral_b_santa_gertrudis, .count = 2 },
    [GWT_BUILDING_neutral_c] = { .first = GWT_ACTION_neutral_c_certificates, .count = 3 },
    [GWT_BUILDING_neutral_d] = { .first = GWT_ACTION_neutral_d_bounty, .count = 3 },
    [GWT_BUILDING_neutral_e] = { .first = GWT_ACTION_neutral_e_pineywoods, .count = 2 },
    [GWT_BUILDING_neutral_f] = { .first = GWT_ACTION_neutral_f_pair, .count = 2 },
    [GWT_BUILDING_neutral_g] = { .first = GWT_ACTION_neutral_g_engine, .count = 2 },
    [GWT_BUILDING_pb_1a] = { .number = 1, .builders = 1, .vp = 1, .green = 1,
        .first = GWT_ACTION_pb_1a_money, .count = 1 },
    [GWT_BUILDING_pb_2a] = { .number = 2, .builders = 1, .vp = 1, .first = GWT_ACTION_pb_2a_galloway, .count = 2 },
    [GWT_BUILDING_pb_3a] = { .number = 3, .builders = 1, .vp = 1, .first = GWT_ACTION_pb_3a_pair, .count = 2 },
    [GWT_BUILDING_pb_4a] = { .number = 4, .builders = 2, .vp = 3, .black = 1,
        .first = GWT_ACTION_pb_4a_hazard, .count = 2 },
    [GWT_BUILDING_pb_5a] = { .number = 5, .builders = 3, .vp = 4, .first = GWT_ACTION_pb_5a_value_3, .count = 2 },
    [GWT_BUILDING_pb_6a] = { .number = 6, .builders = 4, .vp = 5, .first = GWT_ACTION_pb_6a_hire, .count = 2 },
    [GWT_BUILDING_pb_7a] = { .number = 7, .builders = 5, .vp = 6, .green = 1, .black = 1,
        .first = GWT_ACTION_pb_7a_certificates, .count = 1 },
    [GWT_BUILDING_pb_8a] = { .number = 8, .builders = 5, .vp = 6, .green = 1,
        .first = GWT_ACTION_pb_8a_bounty, .count = 3 },
    [GWT_BUILDING_pb_9a] = { .number = 9, .builders = 7, .vp = 9, .first = GWT_ACTION_pb_9a_delivery, .count = 2 },
    [GWT_BUILDING_pb_10a] = { .number = 10, .builders = 9, .vp = 13, .black = 1,
        .first = GWT_ACTION_pb_10a_certificates, .count = 2 },
    [GWT_BUILDING_pb_11a] = { .number = 11, .builders = 12, .vp = 20, .first = GWT_ACTION_pb_11a_hazard, .count = 2 },
    [GWT_BUILDING_pb_12a] = { .number = 12, .builders = 4, .vp = 5, .first = GWT_ACTION_pb_12a_money, .count = 2 },
    /* RTN-BLD-3 */
    [GWT_BUILDING_pb_13a] = { .number = 13, .builders = 3, .vp = 4, .first = GWT_ACTION_pb_13a_aux, .count = 3 },
    [GWT_BUILDING_pb_1b] = { .number = 1, .builders = 1, .vp = 1, .green = 1,
        .first = GWT_ACTION_pb_1b_objective, .count = 2 },
    [GWT_BUILDING_pb_2b] = { .number = 2, .builders = 1, .vp = 1,
        .first = GWT_ACTION_pb_2b_santa_gertrudis, .count = 2 },
    [GWT_BUILDING_pb_3b] = { .number = 3, .builders = 2, .vp = 3, .first = GWT_ACTION_pb_3b_aux, .count = 2 },
    [GWT_BUILDING_pb_4b] = { .number = 4, .builders = 2, .vp = 3, .black = 1,
        .first = GWT_ACTION_pb_4b_draw, .count = 2 },
    [GWT_BUILDING_pb_5b] = { .number = 5, .builders = 3, .vp = 4, .first = GWT_ACTION_pb_5b_pineywoods, .count = 2 },
    [GWT_BUILDING_pb_6b] = { .number = 6, .builders = 4, .vp = 5, .copies = true }, /* GWT-PB-6b */
    [GWT_BUILDING_pb_7b] = { .number = 7, .builders = 5, .vp = 6, .green = 1, .black = 1,
        .first = GWT_ACTION_pb_7b_engine, .count = 1 },
    [GWT_BUILDING_pb_8b] = { .number = 8, .builders = 6, .vp = 8, .first = GWT_ACTION_pb_8b_cattle, .count = 1 },
    [GWT_BUILDING_pb_9b] = { .number = 9, .builders = 6, .vp = 8, .first = GWT_ACTION_pb_9b_upgrade, .count = 1 },
    [GWT_BUILDING_pb_10b] = { .number = 10, .builders = 8, .vp = 11, .black = 1,
        .first = GWT_ACTION_pb_10b_money, .count = 3 },
    [GWT_BUILDING_pb_11b] = { .number = 11, .builders = 5, .vp = 10, .first = GWT_ACTION_pb_11b_engine, .count = 1 },
    [GWT_BUILDING_pb_12b] = { .number = 12, .builders = 3, .vp = 4, .first = GWT_ACTION_pb_12b_money, .count = 2 },
    [GWT_BUILDING_pb_13b] = { .number = 13, .builders = 3, .vp = 4,
        .first = GWT_ACTION_pb_13b_certificates, .count = 2 },
};

const gwt_action_row GWT_ACTION[GWT_ACTION_COUNT] = {
    [GWT_ACTION_neutral_a_galloway] = { .discard = GWT_DISCARD_GALLOWAY, .money = 2 }, /* GWT-NB-A */
    [GWT_ACTION_neutral_a_hire] = { .op = GWT_OP_HIRE, .slot = 1 },
    [GWT_ACTION_neutral_a_hire_2] = { .op = GWT_OP_HIRE, .n = 2, .slot = 2 },
    [GWT_ACTION_neutral_b_santa_gertrudis] = { .discard = GWT_DISCARD_SANTA_GERTRUDIS, .money = 2 }, /* GWT-NB-B */
    [GWT_ACTION_neutral_b_build] = { .op = GWT_OP_BUILD, .n = 2, .slot = 1 },
    [GWT_ACTION_neutral_c_certificates] = { .certificates = 1 }, /* GWT-NB-C */
    [GWT_ACTION_neutral_c_objective] = { .op = GWT_OP_TAKE },
    [GWT_ACTION_neutral_c_engine] = { .per = GWT_PER_ENGINEERS, .op = GWT_OP_ENGINE, .n = 1, .slot = 1 },
    [GWT_ACTION_neutral_d_bounty] = { .op = GWT_OP_BOUNTY }, /* GWT-NB-D */
    [GWT_ACTION_neutral_d_engine] = { .pay = 2, .op = GWT_OP_ENGINE, .n = 2 },
    [GWT_ACTION_neutral_d_aux] = { .op = GWT_OP_AUX, .slot = 1 },
    [GWT_ACTION_neutral_e_pineywoods] = { .discard = GWT_DISCARD_PINEYWOODS, .money = 2 }, /* GWT-NB-E */
    [GWT_ACTION_neutral_e_buy] = { .op = GWT_OP_BUY, .slot = 1 },
    [GWT_ACTION_neutral_f_pair] = { .discard = GWT_DISCARD_PAIR, .money = 4 }, /* GWT-NB-F */
    [GWT_ACTION_neutral_f_hazard] = { .pay = 7, .op = GWT_OP_HAZARD, .slot = 1 },
    [GWT_ACTION_neutral_g_engine] = { .per = GWT_PER_ENGINEERS, .op = GWT_OP_ENGINE, .n = 1 }, /* GWT-NB-G */
    [GWT_ACTION_neutral_g_aux] = { .op = GWT_OP_AUX, .slot = 1 },
    [GWT_ACTION_pb_1a_money] = { .money = 2, .per = GWT_PER_FOREST }, /* GWT-PB-1a */
    [GWT_ACTION_pb_2a_galloway] = { .discard = GWT_DISCARD_GALLOWAY, .money = 4 }, /* GWT-PB-2a */
    [GWT_ACTION_pb_2a_buy] = { .op = GWT_OP_BUY, .slot = 1 },
    [GWT_ACTION_pb_3a_pair] = { .discard = GWT_DISCARD_PAIR, .money = 3 }, /* GWT-PB-3a */
    [GWT_ACTION_pb_3a_herder] = { .op = GWT_OP_HERDER, .n = 1, .slot = 1 },
    [GWT_ACTION_pb_4a_hazard] = { .pay = 5, .op = GWT_OP_HAZARD }, /* GWT-PB-4a */
    [GWT_ACTION_pb_4a_herder] = { .op = GWT_OP_HERDER, .n = 2, .slot = 1 },
    [GWT_ACTION_pb_5a_value_3] = { .discard = GWT_DISCARD_VALUE_3, .money = 7 }, /* GWT-PB-5a */
    [GWT_ACTION_pb_5a_aux] = { .op = GWT_OP_AUX, .slot = 1 },
    [GWT_ACTION_pb_6a_hire] = { .op = GWT_OP_HIRE, .n = -1 }, /* GWT-PB-6a */
    [GWT_ACTION_pb_6a_engine] = { .per = GWT_PER_ENGINEERS, .op = GWT_OP_ENGINE, .n = 1, .slot = 1 },
    [GWT_ACTION_pb_7a_certificates] = { .money = 2, .certificates = 2, .per = GWT_PER_OUTLAW_PAIRS }, /* GWT-PB-7a */
    [GWT_ACTION_pb_8a_bounty] = { .op = GWT_OP_BOUNTY }, /* GWT-PB-8a */
    [GWT_ACTION_pb_8a_aux] = { .op = GWT_OP_AUX },
    [GWT_ACTION_pb_8a_engine] = { .op = GWT_OP_ENGINE, .n = 2, .slot = 1 },
    [GWT_ACTION_pb_9a_delivery] = { .op = GWT_OP_BACK_ANY }, /* GWT-PB-9a */
    [GWT_ACTION_pb_9a_engine] = { .op = GWT_OP_ENGINE, .n = 3, .slot = 1 },
    [GWT_ACTION_pb_10a_certificates] = { .certificates = 5 }, /* GWT-PB-10a, GWT-CERT-5: to the end of the track */
    [GWT_ACTION_pb_10a_herder] = { .op = GWT_OP_HERDER, .n = 5, .slot = 1 },
    [GWT_ACTION_pb_11a_hazard] = { .pay = 2, .op = GWT_OP_HAZARD }, /* GWT-PB-11a */
    [GWT_ACTION_pb_11a_hazard_2] = { .pay = 2, .op = GWT_OP_HAZARD, .slot = 1, .again = true },
    [GWT_ACTION_pb_12a_money] = { .money = 1, .per = GWT_PER_BUILDERS }, /* GWT-PB-12a */
    [GWT_ACTION_pb_12a_herder] = { .op = GWT_OP_HERDER, .n = 1, .slot = 1 },
    [GWT_ACTION_pb_13a_aux] = { .op = GWT_OP_AUX, .n = 1 }, /* RTN-BLD-1 */
    [GWT_ACTION_pb_13a_certificates] = { .certificates = 1, .slot = 1 },
    [GWT_ACTION_pb_13a_store] = { .op = GWT_OP_STORE, .n = 1, .slot = 2 },
    [GWT_ACTION_pb_1b_objective] = { .discard = GWT_DISCARD_OBJECTIVE, .certificates = 2 }, /* GWT-PB-1b */
    [GWT_ACTION_pb_1b_money] = { .back = 1, .money = 3, .slot = 1 },
    [GWT_ACTION_pb_2b_santa_gertrudis] = { .discard = GWT_DISCARD_SANTA_GERTRUDIS, .op = GWT_OP_ENGINE, .n = 2 },
    [GWT_ACTION_pb_2b_criollo] = { .discard = GWT_DISCARD_CRIOLLO, .money = 2, .slot = 1 }, /* GWT-PB-2b */
    [GWT_ACTION_pb_3b_aux] = { .op = GWT_OP_AUX }, /* GWT-PB-3b */
    [GWT_ACTION_pb_3b_herder] = { .op = GWT_OP_HERDER, .n = 1, .slot = 1 },
    [GWT_ACTION_pb_4b_draw] = { .per = GWT_PER_COWBOYS, .op = GWT_OP_DRAW, .n = 1 }, /* GWT-PB-4b */
    [GWT_ACTION_pb_4b_herder] = { .op = GWT_OP_HERDER, .n = 3, .slot = 1 },
    [GWT_ACTION_pb_5b_pineywoods] = { .discard = GWT_DISCARD_PINEYWOODS, .certificates = 2 }, /* GWT-PB-5b */
    [GWT_ACTION_pb_5b_money] = { .money = 1, .per = GWT_PER_ENGINEERS, .slot = 1 },
    [GWT_ACTION_pb_7b_engine] = { .per = GWT_PER_FOREST, .op = GWT_OP_ENGINE, .n = 1 }, /* GWT-PB-7b */
    /* GWT-PB-8b */
    [GWT_ACTION_pb_8b_cattle] = { .discard = GWT_DISCARD_CATTLE, .money = 6, .op = GWT_OP_TAKE, .n = 1 },
    [GWT_ACTION_pb_9b_upgrade] = { .op = GWT_OP_UPGRADE_BEHIND }, /* GWT-PB-9b */
    [GWT_ACTION_pb_10b_money] = { .money = 4 }, /* GWT-PB-10b */
    [GWT_ACTION_pb_10b_engine] = { .op = GWT_OP_ENGINE, .n = 4, .slot = 1 },
    [GWT_ACTION_pb_10b_herder] = { .op = GWT_OP_HERDER, .n = 4, .slot = 2 },
    [GWT_ACTION_pb_11b_engine] = { .per = GWT_PER_HAZARDS, .op = GWT_OP_ENGINE, .n = 1 }, /* GWT-PB-11b */
    [GWT_ACTION_pb_12b_money] = { .money = 2, .per = GWT_PER_STATIONS }, /* GWT-PB-12b */
    [GWT_ACTION_pb_12b_token] = { .tokens = 1, .slot = 1 },
    [GWT_ACTION_pb_13b_certificates] = { .certificates = 1, .per = GWT_PER_BELLS }, /* RTN-BLD-2, RTN-BLD-5 */
    [GWT_ACTION_pb_13b_store] = { .op = GWT_OP_STORE, .n = 1, .slot = 1 },
    [GWT_ACTION_risk_any_cattle_certificate] = { .discard = GWT_DISCARD_CATTLE, .certificates = 1 }, /* GWT-RISK-1 */
    [GWT_ACTION_risk_criollo_certificate_2_dollars] = { .discard = GWT_DISCARD_CRIOLLO, .money = 2, .certificates = 1 }, /* GWT-RISK-2 */
    [GWT_ACTION_aux_money] = { .money = 1 }, /* GWT-AUX-4 */
    [GWT_ACTION_aux_money_double] = { .money = 2 },
    [GWT_ACTION_aux_draw] = { .op = GWT_OP_DRAW, .n = 1 }, /* GWT-AUX-5 */
    [GWT_ACTION_aux_draw_double] = { .op = GWT_OP_DRAW, .n = 2 },
    [GWT_ACTION_aux_certificate] = { .pay = 1, .back = 1, .certificates = 1 }, /* GWT-AUX-6 */
    [GWT_ACTION_aux_certificate_double] = { .pay = 2, .back = 2, .certificates = 2 },
    [GWT_ACTION_aux_engine] = { .pay = 1, .op = GWT_OP_ENGINE, .n = 1 }, /* GWT-AUX-7 */
    [GWT_ACTION_aux_engine_double] = { .pay = 2, .op = GWT_OP_ENGINE, .n = 2 },
    [GWT_ACTION_aux_remove_card] = { .back = 1, .money = 1, .op = GWT_OP_REMOVE, .n = 1 },
    [GWT_ACTION_aux_remove_card_double] = { .back = 2, .money = 2, .op = GWT_OP_REMOVE, .n = 2 },
    /* RTN-STORE-2 */
    [GWT_ACTION_aux_place_store] = { .discard = GWT_DISCARD_VALUE_2, .pay = 1, .op = GWT_OP_STORE, .n = 1 },
    [GWT_ACTION_aux_place_store_double] = { .discard = GWT_DISCARD_TWO_VALUE_2, .pay = 2, .op = GWT_OP_STORE, .n = 2 },
    [GWT_ACTION_cowboy_4] = { .op = GWT_OP_HAZARD },
    [GWT_ACTION_cowboy_6] = { .op = GWT_OP_BOUNTY },
    [GWT_ACTION_builder_4] = { .op = GWT_OP_BUILD, .n = 1 }, /* GWT-BUILD-9 */
    [GWT_ACTION_builder_6] = { .op = GWT_OP_BUILD, .n = 1 },
    [GWT_ACTION_engineer_2] = { .discard = GWT_DISCARD_CRIOLLO, .certificates = 1 },
    [GWT_ACTION_engineer_3] = { .discard = GWT_DISCARD_CRIOLLO, .money = 2 },
    [GWT_ACTION_engineer_4] = { .op = GWT_OP_HIRE, .n = -2 },
    [GWT_ACTION_engineer_5] = { .discard = GWT_DISCARD_CRIOLLO, .certificates = 2 },
    [GWT_ACTION_engineer_6] = { .discard = GWT_DISCARD_CRIOLLO, .money = 4 },
    [GWT_ACTION_sm_hazard_or_bounty_hazard] = { .op = GWT_OP_HAZARD },
    [GWT_ACTION_sm_hazard_or_bounty_bounty] = { .op = GWT_OP_BOUNTY },
    [GWT_ACTION_sm_money2_workers] = { .money = 2 },
    [GWT_ACTION_sm_certs2_buildings] = { .certificates = 2 },
    [GWT_ACTION_sm_money12] = { .money = 12 },
    [GWT_ACTION_objective_money] = { .money = 2 }, /* GWT-OBJ-8 */
    [GWT_ACTION_objective_aux] = { .op = GWT_OP_AUX },
    [GWT_ACTION_objective_draw] = { .op = GWT_OP_DRAW, .n = 3 },
    [GWT_ACTION_objective_engine] = { .op = GWT_OP_ENGINE, .n = 2 },
    [GWT_ACTION_objective_engine_3] = { .op = GWT_OP_ENGINE, .n = 3 },
    [GWT_ACTION_objective_free_move] = { .op = GWT_OP_FREE_MOVE, .n = 3 },
    [GWT_ACTION_sm_store] = { .op = GWT_OP_STORE, .n = 1 },
    [GWT_ACTION_sm_build] = { .op = GWT_OP_BUILD },
    [GWT_ACTION_mt_hire] = { .op = GWT_OP_HIRE, .n = -2 },
    [GWT_ACTION_mt_engine] = { .op = GWT_OP_ENGINE, .n = 3 },
    [GWT_ACTION_mt_remove_cards] = { .op = GWT_OP_REMOVE, .n = 2 },
    [GWT_ACTION_mt_remove_hazard] = { .op = GWT_OP_HAZARD },
    [GWT_ACTION_mt_money] = { .money = 5 },
    [GWT_ACTION_mt_cattle] = { .op = GWT_OP_TAKE_CATTLE },
    [GWT_ACTION_mt_build] = { .op = GWT_OP_BUILD },
    [GWT_ACTION_d_poker] = { .op = GWT_OP_POKER_LAY },
    [GWT_ACTION_g_poker] = { .op = GWT_OP_POKER_SHOW },
};

const uint8_t GWT_WORKER_SPACE[GWT_WORKERS][GWT_WORKER_COLUMNS + 1] = {
    [GWT_TILE_cowboy - 1] = { [4] = GWT_ACTION_cowboy_4, [6] = GWT_ACTION_cowboy_6 },
    [GWT_TILE_builder - 1] = { [4] = GWT_ACTION_builder_4, [6] = GWT_ACTION_builder_6 },
    [GWT_TILE_engineer - 1] = { [2] = GWT_ACTION_engineer_2, [3] = GWT_ACTION_engineer_3, [4] = GWT_ACTION_engineer_4,
        [5] = GWT_ACTION_engineer_5, [6] = GWT_ACTION_engineer_6 },
};

const gwt_master_row GWT_MASTER[GWT_MASTER_COUNT] = {
    [GWT_MASTER_sm_hazard_or_bounty] = { .first = GWT_ACTION_sm_hazard_or_bounty_hazard, .count = 2,
        .per = GWT_PER_OBJECTIVES, .every = 2, .vp = 3 },
    [GWT_MASTER_sm_cert_certs] = { .permanent = 1, .per = GWT_PER_CERTIFICATES, .every = 2, .vp = 3 },
    [GWT_MASTER_sm_cert_outlaws] = { .permanent = 1, .per = GWT_PER_OUTLAW_PAIRS, .every = 1, .vp = 3 },
    [GWT_MASTER_sm_cert_hazards] = { .permanent = 1, .per = GWT_PER_HAZARDS, .every = 2, .vp = 3 },
    [GWT_MASTER_sm_money2_workers] = { .first = GWT_ACTION_sm_money2_workers, .count = 1,
        .per = GWT_PER_WORKERS, .every = 1, .vp = 1 },
    [GWT_MASTER_sm_cert_stations] = { .permanent = 1, .per = GWT_PER_STATIONS, .every = 2, .vp = 3 },
    [GWT_MASTER_sm_certs2_buildings] = { .first = GWT_ACTION_sm_certs2_buildings, .count = 1,
        .per = GWT_PER_BUILDINGS, .every = 1, .vp = 2 },
    [GWT_MASTER_sm_two_certs] = { .permanent = 2 },
    [GWT_MASTER_sm_money12] = { .first = GWT_ACTION_sm_money12, .count = 1 },
    [GWT_MASTER_sm_store] = { .first = GWT_ACTION_sm_store, .count = 1,
        .per = GWT_PER_MEDIUM_STORES, .every = 1, .vp = 2 }, /* RTN-SM-1 */
    [GWT_MASTER_sm_build] = { .first = GWT_ACTION_sm_build, .count = 1,
        .per = GWT_PER_VALUE_3_TO_5, .every = 1, .vp = 1 },
};

/* GWT-ENG-1; crossings: RTN-DEL-6 */
const gwt_space_row GWT_SPACE[GWT_SPACE_COUNT] = {
    [GWT_SPACE_s0] = { .x = 225, .y = 85 },
    [GWT_SPACE_s1] = { .number = 1, .x = 265, .y = 85 },
    [GWT_SPACE_s2] = { .number = 2, .x = 305, .y = 85 },
    [GWT_SPACE_s3] = { .number = 3, .x = 345, .y = 85 },
    [GWT_SPACE_s4] = { .number = 4, .crossings = 1, .x = 385, .y = 85 },
    [GWT_SPACE_t1] = { .number = 5, .turnout = 1, .station = 1, .crossings = 2, .x = 405, .y = 117 },
    [GWT_SPACE_s5] = { .number = 5, .crossings = 2, .x = 425, .y = 85 },
    [GWT_SPACE_s6] = { .number = 6, .crossings = 3, .x = 465, .y = 85 },
    [GWT_SPACE_s7] = { .number = 7, .crossings = 3, .x = 505, .y = 85 },
    [GWT_SPACE_t2] = { .number = 8, .turnout = 1, .station = 2, .crossings = 4, .x = 525, .y = 117 },
    [GWT_SPACE_s8] = { .number = 8, .crossings = 4, .x = 545, .y = 85 },
    [GWT_SPACE_s9] = { .number = 9, .crossings = 4, .x = 585, .y = 85 },
    [GWT_SPACE_s10] = { .number = 10, .crossings = 5, .x = 625, .y = 85 },
    [GWT_SPACE_t3] = { .number = 11, .turnout = 1, .station = 3, .crossings = 6, .x = 645, .y = 117 },
    [GWT_SPACE_s11] = { .number = 11, .crossings = 6, .x = 665, .y = 85 },
    [GWT_SPACE_s12] = { .number = 12, .crossings = 7, .x = 705, .y = 85 },
    [GWT_SPACE_s13] = { .number = 13, .crossings = 7, .x = 745, .y = 85 },
    [GWT_SPACE_t4] = { .number = 14, .turnout = 1, .station = 4, .crossings = 8, .x = 765, .y = 117 },
    [GWT_SPACE_s14] = { .number = 14, .crossings = 8, .x = 785, .y = 85 },
    [GWT_SPACE_s15] = { .number = 15, .crossings = 8, .x = 825, .y = 85 },
    [GWT_SPACE_s16] = { .number = 16, .crossings = 9, .x = 865, .y = 85 },
    [GWT_SPACE_t5] = { .number = 17, .turnout = 1, .station = 5, .crossings = 10, .x = 885, .y = 117 },
    [GWT_SPACE_s17] = { .number = 17, .crossings = 10, .x = 905, .y = 85 },
    [GWT_SPACE_s18] = { .number = 18, .crossings = 11, .x = 945, .y = 85 },
    [GWT_SPACE_s19] = { .number = 19, .crossings = 11, .x = 975, .y = 95 },
    [GWT_SPACE_s20] = { .number = 20, .crossings = 11, .x = 975, .y = 125 },
    [GWT_SPACE_s21] = { .number = 21, .crossings = 11, .x = 975, .y = 163 },
    [GWT_SPACE_t6] = { .number = 22, .turnout = 1, .station = 6, .crossings = 11, .x = 943, .y = 182 },
    [GWT_SPACE_s22] = { .number = 22, .crossings = 11, .x = 975, .y = 201 },
    [GWT_SPACE_s23] = { .number = 23, .crossings = 11, .x = 975, .y = 239 },
    [GWT_SPACE_s24] = { .number = 24, .crossings = 11, .x = 975, .y = 277 },
    [GWT_SPACE_s25] = { .number = 25, .crossings = 11, .x = 975, .y = 315 },
    [GWT_SPACE_t7] = { .number = 26, .turnout = 1, .station = 7, .crossings = 11, .x = 943, .y = 334 },
    [GWT_SPACE_s26] = { .number = 26, .crossings = 11, .x = 975, .y = 353 },
    [GWT_SPACE_s27] = { .number = 27, .crossings = 11, .x = 975, .y = 391 },
    [GWT_SPACE_s28] = { .number = 28, .crossings = 11, .x = 975, .y = 429 },
    [GWT_SPACE_s29] = { .number = 29, .crossings = 11, .x = 975, .y = 467 },
    [GWT_SPACE_t8] = { .number = 30, .turnout = 1, .station = 8, .crossings = 11, .x = 943, .y = 486 },
    [GWT_SPACE_s30] = { .number = 30, .crossings = 11, .x = 975, .y = 505 },
    [GWT_SPACE_s31] = { .number = 31, .crossings = 11, .x = 975, .y = 543 },
    [GWT_SPACE_s32] = { .number = 32, .crossings = 11, .x = 975, .y = 581 },
    [GWT_SPACE_s33] = { .number = 33, .crossings = 11, .x = 975, .y = 619 },
    [GWT_SPACE_t9] = { .number = 34, .turnout = 1, .station = 9, .crossings = 11, .x = 943, .y = 638 },
    [GWT_SPACE_s34] = { .number = 34, .crossings = 11, .x = 975, .y = 657 },
    [GWT_SPACE_s35] = { .number = 35, .crossings = 11, .x = 975, .y = 695 },
    [GWT_SPACE_s36] = { .number = 36, .crossings = 11, .x = 975, .y = 733 },
    [GWT_SPACE_s37] = { .number = 37, .crossings = 11, .x = 975, .y = 771 },
    [GWT_SPACE_s38] = { .number = 38, .crossings = 11, .x = 975, .y = 809 },
    [GWT_SPACE_s39] = { .number = 39, .station = 10, .crossings = 11, .x = 975, .y = 855 },
};

const gwt_station_row GWT_STATION[GWT_STATIONS] = {
    { .space = GWT_SPACE_t1, .cost = 2, .vp = 1, .white = true, .master = 1 },
    { .space = GWT_SPACE_t2, .cost = 2, .vp = 1, .white = true, .master = 2 },
    { .space = GWT_SPACE_t3, .cost = 4, .vp = 2, .white = true, .master = 3 },
    { .space = GWT_SPACE_t4, .cost = 4, .vp = 2, .white = true, .master = 4 },
    { .space = GWT_SPACE_t5, .cost = 6, .vp = 3, .master = 5 },
    { .space = GWT_SPACE_t6, .cost = 8, .vp = 5 },
    { .space = GWT_SPACE_t7, .cost = 7, .vp = 6 },
    { .space = GWT_SPACE_t8, .cost = 6, .vp = 7 },
    { .space = GWT_SPACE_t9, .cost = 5, .vp = 8 },
    { .space = GWT_SPACE_s39, .cost = 3, .vp = 9 },
    { .space = GWT_SPACE_COUNT, .cost = 7, .vp = 6, .white = true, .master = 6, .town = GWT_TOWN_station_town_1 },
    { .space = GWT_SPACE_COUNT, .cost = 15, .vp = 8, .master = 7, .town = GWT_TOWN_station_town_2 },
};

#define T(town) (UINT32_C(1) << GWT_TOWN_##town)
/* GWT-DISC-2; rails: RTN-MAP-10, RTN-MAP-11 */
const gwt_city_row GWT_CITY[GWT_CITY_COUNT] = {
    [GWT_CITY_kansas_city_crest] = { .value = 0, .white = true, .repeatable = true },
    [GWT_CITY_fulton] = { .value = 1, .white = true, .rails = T(omaha) },
    [GWT_CITY_st_louis] = { .value = 4, .crossings = 1, .white = true, .rails = T(omaha) | T(small_3) },
    [GWT_CITY_bloomington] = { .value = 6, .crossings = 3, .white = true, .rails = T(small_4) | T(milwaukee) },
    [GWT_CITY_peoria] = { .value = 8, .crossings = 4, .white = true },
    [GWT_CITY_chicago] = { .value = 10, .crossings = 5, .rails = T(small_11) },
    [GWT_CITY_toledo] = { .value = 12, .crossings = 7, .rails = T(toronto) },
    [GWT_CITY_pittsburgh] = { .value = 14, .crossings = 8, .white = true },
    [GWT_CITY_philadelphia] = { .value = 16, .crossings = 9 },
    [GWT_CITY_harrisburg] = { .value = 15, .crossings = 8, .white = true, .rails = T(small_12) },
    [GWT_CITY_new_york] = { .value = 18, .crossings = 11, .repeatable = true },
    [GWT_CITY_omaha] = { .value = 3, .white = true, .town = T(omaha) },
    [GWT_CITY_denver] = { .value = 8, .crossings = 4, .town = T(denver) },
    [GWT_CITY_milwaukee] = { .value = 11, .crossings = 6, .town = T(milwaukee) },
    [GWT_CITY_green_bay] = { .value = 12, .crossings = 7, .white = true, .town = T(green_bay) },
    [GWT_CITY_toronto] = { .value = 14, .crossings = 8, .town = T(toronto) },
    [GWT_CITY_buffalo] = { .value = 14, .crossings = 8, .town = T(buffalo) },
    [GWT_CITY_oregon_city] = { .value = 18, .crossings = 11, .town = T(oregon_city) },
    [GWT_CITY_montreal] = { .value = 20, .crossings = 11, .town = T(montreal) },
};

#define C(city) (UINT32_C(1) << GWT_CITY_##city)
#define BASE_CITIES (C(kansas_city_crest) | C(fulton) | C(st_louis) | C(bloomington) | C(peoria) \
    | C(chicago) | C(toledo) | C(pittsburgh) | C(philadelphia) | C(new_york))
#define RAILS_CITIES (C(kansas_city_crest) | C(fulton) | C(st_louis) | C(bloomington) | C(chicago) | C(toledo) \
    | C(harrisburg) | C(new_york) | C(omaha) | C(denver) | C(milwaukee) | C(green_bay) \
    | C(toronto) | C(buffalo) | C(oregon_city) | C(montreal))
/* RTN-MAP-4, RTN-MAP-5, RTN-MAP-6 */
const gwt_box_row GWT_BOX[GWT_BOXES] = {
    [0] = {
        .cities = BASE_CITIES,
        .emblem = {
            [GWT_CITY_kansas_city_crest] = { .vp = -6, .money = 4, .x = 160, .y = 35 },
            [GWT_CITY_fulton] = { .x = 255, .y = 35 },
            [GWT_CITY_st_louis] = { .x = 385, .y = 35 },
            [GWT_CITY_bloomington] = { .x = 465, .y = 35 },
            [GWT_CITY_peoria] = { .x = 545, .y = 35 },
            [GWT_CITY_chicago] = { .x = 625, .y = 35 },
            [GWT_CITY_toledo] = { .x = 705, .y = 35 },
            [GWT_CITY_pittsburgh] = { .x = 785, .y = 35 },
            [GWT_CITY_philadelphia] = { .vp = 6, .x = 865, .y = 35 },
            [GWT_CITY_new_york] = { .vp = 9, .x = 945, .y = 35 },
        },
        .arrow = {
            { GWT_CITY_fulton, GWT_CITY_st_louis, GWT_ARROW_OBJECTIVE, -3 },
            { GWT_CITY_st_louis, GWT_CITY_bloomington, GWT_ARROW_TOKEN, 0 },
            { GWT_CITY_bloomington, GWT_CITY_peoria, GWT_ARROW_OBJECTIVE, 0 },
            { GWT_CITY_peoria, GWT_CITY_chicago, GWT_ARROW_OBJECTIVE, 0 },
            { GWT_CITY_chicago, GWT_CITY_toledo, GWT_ARROW_NONE, 6 },
            { GWT_CITY_toledo, GWT_CITY_pittsburgh, GWT_ARROW_NONE, 8 },
            { GWT_CITY_pittsburgh, GWT_CITY_philadelphia, GWT_ARROW_NONE, 4 },
        },
        .arrows = 7, .numbers = 12, .slots = 14, .aux = 5, .stations = 10, .masters = 9, .master_spaces = 5,
    },
    [1] = {
        .cities = RAILS_CITIES,
        .emblem = {
            [GWT_CITY_kansas_city_crest] = { .vp = -8, .money = 4, .x = 185, .y = 840 },
            [GWT_CITY_fulton] = { .x = 260, .y = 840 },
            [GWT_CITY_st_louis] = { .x = 385, .y = 840 },
            [GWT_CITY_bloomington] = { .x = 460, .y = 840 },
            [GWT_CITY_chicago] = { .objective = true, .x = 620, .y = 840 },
            [GWT_CITY_toledo] = { .x = 700, .y = 840 },
            [GWT_CITY_harrisburg] = { .x = 820, .y = 840 },
            [GWT_CITY_new_york] = { .vp = 9, .x = 940, .y = 840 },
            [GWT_CITY_omaha] = { .money = 2, .objective = true, .may_decline = true, .x = 175, .y = 600 },
            [GWT_CITY_denver] = { .x = 420, .y = 225 },
            [GWT_CITY_milwaukee] = { .money = 3, .objective = true, .may_decline = true, .x = 515, .y = 225 },
            [GWT_CITY_green_bay] = { .vp = 4, .x = 680, .y = 225 },
            [GWT_CITY_toronto] = { .vp = 5, .x = 775, .y = 605 },
            [GWT_CITY_buffalo] = { .vp = 10, .x = 870, .y = 225 },
            [GWT_CITY_oregon_city] = { .bell_vp = 3, .x = 235, .y = 225 },
            [GWT_CITY_montreal] = { .vp = 15, .x = 960, .y = 405 },
        },
        .arrow = {
            { GWT_CITY_fulton, GWT_CITY_st_louis, GWT_ARROW_TOKEN, -5 },
            { GWT_CITY_bloomington, GWT_CITY_chicago, GWT_ARROW_TOKEN, -5 },
            { GWT_CITY_toledo, GWT_CITY_harrisburg, GWT_ARROW_OBJECTIVE, 4 },
            { GWT_CITY_harrisburg, GWT_CITY_new_york, GWT_ARROW_NONE, 6 },
        },
        .arrows = 4, .numbers = 13, .slots = 15, .aux = 6, .stations = 12, .masters = 11, .master_spaces = 7,
    },
};

/* RTN-MAP-7 */
const gwt_town_row GWT_TOWN[GWT_TOWN_COUNT] = {
    [GWT_TOWN_small_1] = { .kind = GWT_SMALL_TOWN, .x = 85, .y = 650,
        .rails = T(omaha) | T(medium_1) },
    [GWT_TOWN_medium_1] = { .kind = GWT_MEDIUM_TOWN, .x = 25, .y = 650,
        .rails = T(small_1) },
    [GWT_TOWN_omaha] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_omaha, .x = 175, .y = 445,
        .rails = T(small_1) | T(station_town_1) | T(small_2),
        .cell = { { .money = 2 } } },
    [GWT_TOWN_station_town_1] = { .kind = GWT_STATION_TOWN, .number = 10, .x = 95, .y = 205,
        .rails = T(omaha) },
    [GWT_TOWN_small_2] = { .kind = GWT_SMALL_TOWN, .x = 35, .y = 80,
        .rails = T(omaha),
        .cell = { { .tokens = 1 }, { .tokens = 1 }, { .tokens = 1 }, { .tokens = 1 } } },
    [GWT_TOWN_small_3] = { .kind = GWT_SMALL_TOWN, .x = 395, .y = 635,
        .rails = T(medium_2),
        .cell = { { .money = 2 } } },
    [GWT_TOWN_medium_2] = { .kind = GWT_MEDIUM_TOWN, .number = 1, .x = 320, .y = 635,
        .rails = T(small_3) },
    [GWT_TOWN_small_4] = { .kind = GWT_SMALL_TOWN, .x = 405, .y = 440,
        .rails = T(small_5) | T(denver) | T(small_6) },
    [GWT_TOWN_small_5] = { .kind = GWT_SMALL_TOWN, .x = 320, .y = 325,
        .rails = T(small_4),
        .cell = { { .tokens = 1 }, { .tokens = 1 }, { .tokens = 1 }, { .tokens = 1 } } },
    [GWT_TOWN_small_6] = { .kind = GWT_SMALL_TOWN, .x = 315, .y = 80,
        .rails = T(small_4) | T(denver) | T(oregon_city) },
    [GWT_TOWN_oregon_city] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_oregon_city, .x = 235, .y = 80,
        .rails = T(small_6) },
    [GWT_TOWN_denver] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_denver, .x = 420, .y = 80,
        .rails = T(small_4) | T(small_6),
        .cell = { { .cost = 1 }, { .cost = 2 }, { .cost = 2 }, { .cost = 3 } } },
    [GWT_TOWN_milwaukee] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_milwaukee, .x = 515, .y = 80,
        .rails = T(small_7) },
    [GWT_TOWN_small_7] = { .kind = GWT_SMALL_TOWN, .x = 585, .y = 80,
        .rails = T(milwaukee) | T(green_bay) | T(station_town_2),
        .cell = { { .money = 2 } } },
    [GWT_TOWN_green_bay] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_green_bay, .x = 680, .y = 80,
        .rails = T(small_7) | T(station_town_2) | T(small_8) },
    [GWT_TOWN_station_town_2] = { .kind = GWT_STATION_TOWN, .number = 11, .x = 590, .y = 315,
        .rails = T(small_7) | T(green_bay) },
    [GWT_TOWN_small_8] = { .kind = GWT_SMALL_TOWN, .x = 745, .y = 265,
        .rails = T(green_bay) | T(medium_3) | T(small_9) | T(small_10),
        .cell = { { .money = 2 } } },
    [GWT_TOWN_medium_3] = { .kind = GWT_MEDIUM_TOWN, .number = 2, .x = 670, .y = 435,
        .rails = T(small_8) },
    [GWT_TOWN_small_9] = { .kind = GWT_SMALL_TOWN, .x = 795, .y = 80,
        .rails = T(small_8) | T(buffalo),
        .cell = { { .certificates = 1 } } },
    [GWT_TOWN_buffalo] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_buffalo, .x = 870, .y = 80,
        .rails = T(small_9),
        .cell = { { .cost = 1 }, { .cost = 3 }, { .cost = 3 }, { .cost = 4 } } },
    [GWT_TOWN_toronto] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_toronto, .x = 775, .y = 465,
        .rails = T(small_10) },
    [GWT_TOWN_small_10] = { .kind = GWT_SMALL_TOWN, .x = 830, .y = 465,
        .rails = T(small_8) | T(toronto) | T(montreal) | T(medium_4),
        .cell = { { .certificates = 1 } } },
    [GWT_TOWN_medium_4] = { .kind = GWT_MEDIUM_TOWN, .number = 3, .x = 930, .y = 80,
        .rails = T(small_10) },
    [GWT_TOWN_montreal] = { .kind = GWT_LARGE_TOWN, .number = GWT_CITY_montreal, .x = 960, .y = 265,
        .rails = T(small_10),
        .cell = { { .cost = 1 }, { .cost = 3 }, { .cost = 3 }, { .cost = 4 } } },
    [GWT_TOWN_small_11] = { .kind = GWT_SMALL_TOWN, .x = 620, .y = 635,
        .rails = T(medium_5),
        .cell = { { .tokens = 1 } } },
    [GWT_TOWN_medium_5] = { .kind = GWT_MEDIUM_TOWN, .number = 4, .x = 550, .y = 635,
        .rails = T(small_11) },
    [GWT_TOWN_small_12] = { .kind = GWT_SMALL_TOWN, .x = 865, .y = 660,
        .rails = T(medium_6),
        .cell = { { .objective = true } } },
    [GWT_TOWN_medium_6] = { .kind = GWT_MEDIUM_TOWN, .number = 5, .x = 930, .y = 660,
        .rails = T(small_12) },
};
const uint32_t GWT_TOWN_HALL = T(small_1);
const uint32_t GWT_MEDIUM_SET = T(medium_1) | T(medium_2) | T(medium_3) | T(medium_4) | T(medium_5) | T(medium_6);
const uint32_t GWT_LARGE_SET = T(omaha) | T(oregon_city) | T(denver) | T(milwaukee) | T(green_bay) | T(buffalo)
    | T(toronto) | T(montreal);

/* RTN-SET-1, RTN-MED-1, RTN-MED-2, RTN-MED-3 */
const gwt_town_tile_row GWT_TOWN_TILE[GWT_TOWN_TILE_COUNT] = {
    [GWT_TOWN_TILE_mt_hire] = { .copies = 2, .first = GWT_ACTION_mt_hire, .count = 1 },
    [GWT_TOWN_TILE_mt_engine] = { .copies = 2, .first = GWT_ACTION_mt_engine, .count = 1 },
    [GWT_TOWN_TILE_mt_remove] = { .copies = 2, .first = GWT_ACTION_mt_remove_cards, .count = 2 },
    [GWT_TOWN_TILE_mt_money_or_cattle] = { .copies = 2, .first = GWT_ACTION_mt_money, .count = 2 },
    [GWT_TOWN_TILE_mt_build] = { .copies = 2, .first = GWT_ACTION_mt_build, .count = 1 },
};
#undef C
#undef T

const gwt_slot_row GWT_SLOT[GWT_SLOT_COUNT] = {
    [GWT_SLOT_disc_aux_money_2] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_MONEY },
    [GWT_SLOT_disc_aux_draw_2] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_DRAW },
    [GWT_SLOT_disc_aux_certificate_1] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_CERTIFICATE },
    [GWT_SLOT_disc_aux_certificate_2] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_CERTIFICATE },
    [GWT_SLOT_disc_aux_engine_1] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_ENGINE },
    [GWT_SLOT_disc_aux_engine_2] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_ENGINE },
    [GWT_SLOT_disc_aux_remove_card_1] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_REMOVE_CARD },
    [GWT_SLOT_disc_aux_remove_card_2] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_REMOVE_CARD },
    [GWT_SLOT_disc_step_left] = { .white = false, .unlocks = GWT_UNLOCKS_STEP_LIMIT_LEFT, .money = 3 },
    [GWT_SLOT_disc_step_right] = { .white = false, .unlocks = GWT_UNLOCKS_STEP_LIMIT_RIGHT, .vp = 3 },
    [GWT_SLOT_disc_hand_1] = { .white = false, .unlocks = GWT_UNLOCKS_HAND_LIMIT, .cost = 5 },
    [GWT_SLOT_disc_hand_2] = { .white = false, .unlocks = GWT_UNLOCKS_HAND_LIMIT, .cost = 5 },
    [GWT_SLOT_disc_cert_4] = { .white = true, .unlocks = GWT_UNLOCKS_CERTIFICATE_LIMIT_4 },
    [GWT_SLOT_disc_cert_6] = { .white = false, .unlocks = GWT_UNLOCKS_CERTIFICATE_LIMIT_6 },
    [GWT_SLOT_disc_aux_store_2] = { .white = true, .unlocks = GWT_UNLOCKS_AUX_STORE }, /* RTN-STORE-1 */
};

/* GWT-SIM-3, RTN-BRA-4, RTN-BRA-14: an offer without its cards in the market is none */
const gwt_offer_row GWT_OFFER[GWT_OFFER_COUNT] = {
    [GWT_OFFER_buy_value3_1c] = { .cards = 1, .cowboys = 1, .cost = 6, .kinds = GWT_VALUE_3_CARDS },
    [GWT_OFFER_buy_value3_2c] = { .cards = 1, .cowboys = 2, .cost = 3, .kinds = GWT_VALUE_3_CARDS },
    [GWT_OFFER_buy_2_value3_3c] = { .cards = 2, .cowboys = 3, .cost = 5, .kinds = GWT_VALUE_3_CARDS },
    [GWT_OFFER_buy_shorthorn_1c] = { .cards = 1, .cowboys = 1, .cost = 12, .kinds = GWT_SHORTHORN_CARDS },
    [GWT_OFFER_buy_shorthorn_3c] = { .cards = 1, .cowboys = 3, .cost = 6, .kinds = GWT_SHORTHORN_CARDS },
    [GWT_OFFER_buy_2_shorthorn_5c] = { .cards = 2, .cowboys = 5, .cost = 8, .kinds = GWT_SHORTHORN_CARDS },
    [GWT_OFFER_buy_hereford_2c] = { .cards = 1, .cowboys = 2, .cost = 12, .kinds = GWT_HEREFORD_CARDS },
    [GWT_OFFER_buy_hereford_4c] = { .cards = 1, .cowboys = 4, .cost = 6, .kinds = GWT_HEREFORD_CARDS },
    [GWT_OFFER_buy_simmental_1c] = { .cards = 1, .cowboys = 1, .cost = 8, .kinds = GWT_C(simmental_1) },
    [GWT_OFFER_buy_simmental_2c] = { .cards = 1, .cowboys = 2, .cost = 5, .kinds = GWT_C(simmental_1) },
    [GWT_OFFER_buy_brahman_1c] = { .cards = 1, .cowboys = 1, .cost = 8, .kinds = GWT_C(brahman) },
    [GWT_OFFER_buy_brahman_2c] = { .cards = 1, .cowboys = 2, .cost = 5, .kinds = GWT_C(brahman) },
};

const gwt_job_row GWT_JOB[GWT_JOB_ROWS] = {
    { .cost = 6, .arrow = GWT_EXIT_NONE },
    { .cost = 6, .arrow = GWT_EXIT_BLACK },
    { .cost = 7, .arrow = GWT_EXIT_BLACK },
    { .cost = 5, .arrow = GWT_EXIT_BLACK },
    { .cost = 7, .arrow = GWT_EXIT_BLACK },
    { .cost = 9, .arrow = GWT_EXIT_YELLOW },
    { .cost = 6, .arrow = GWT_EXIT_BLACK },
    { .cost = 8, .arrow = GWT_EXIT_BLACK },
    { .cost = 10, .arrow = GWT_EXIT_YELLOW },
    { .cost = 6, .arrow = GWT_EXIT_BLACK },
    { .cost = 5, .arrow = GWT_EXIT_BLACK },
    { .cost = 4, .arrow = GWT_EXIT_GREEN },
};
/* clang-format on */

const uint64_t GWT_TURNOUTS = UINT64_C(1) << GWT_SPACE_t1 | UINT64_C(1) << GWT_SPACE_t2 | UINT64_C(1) << GWT_SPACE_t3
    | UINT64_C(1) << GWT_SPACE_t4 | UINT64_C(1) << GWT_SPACE_t5 | UINT64_C(1) << GWT_SPACE_t6
    | UINT64_C(1) << GWT_SPACE_t7 | UINT64_C(1) << GWT_SPACE_t8 | UINT64_C(1) << GWT_SPACE_t9;

#define S(slot) (1u << GWT_SLOT_disc_##slot)
const uint16_t GWT_WHITE_SLOTS = S(aux_money_2) | S(aux_draw_2) | S(aux_certificate_1) | S(aux_certificate_2)
    | S(aux_engine_1) | S(aux_engine_2) | S(aux_remove_card_1) | S(aux_remove_card_2) | S(cert_4) | S(aux_store_2);
const uint16_t GWT_COSTLY_SLOTS = S(hand_1) | S(hand_2);
const uint16_t GWT_SECOND_SLOTS = S(aux_certificate_2) | S(aux_engine_2) | S(aux_remove_card_2) | S(hand_2);
const uint16_t GWT_AUX_SLOTS[GWT_AUX] = { S(aux_money_2), S(aux_draw_2), S(aux_certificate_1) | S(aux_certificate_2),
    S(aux_engine_1) | S(aux_engine_2), S(aux_remove_card_1) | S(aux_remove_card_2), S(aux_store_2) };

const uint8_t GWT_AUX_ACTION[GWT_AUX][2] = {
    { GWT_ACTION_aux_money, GWT_ACTION_aux_money_double },
    { GWT_ACTION_aux_draw, GWT_ACTION_aux_draw_double },
    { GWT_ACTION_aux_certificate, GWT_ACTION_aux_certificate_double },
    { GWT_ACTION_aux_engine, GWT_ACTION_aux_engine_double },
    { GWT_ACTION_aux_remove_card, GWT_ACTION_aux_remove_card_double },
    { GWT_ACTION_aux_place_store, GWT_ACTION_aux_place_store_double },
};

const uint8_t GWT_CERTIFICATES[GWT_CERTIFICATE_STEPS] = { 0, 1, 2, 3, 4, 6 };

/* GWT-SIM-7, RTN-BRA-5 */
const uint32_t GWT_DISCARDS[GWT_DISCARD_COUNT] = {
    [GWT_DISCARD_CRIOLLO] = GWT_C(criollo),
    [GWT_DISCARD_SANTA_GERTRUDIS] = GWT_C(santa_gertrudis),
    [GWT_DISCARD_PINEYWOODS] = GWT_C(pineywoods),
    [GWT_DISCARD_GALLOWAY] = GWT_C(galloway),
    [GWT_DISCARD_VALUE_3] = GWT_VALUE_3_CARDS,
    [GWT_DISCARD_CATTLE] = GWT_ALL_CATTLE,
    [GWT_DISCARD_PAIR] = GWT_ALL_CATTLE,
    [GWT_DISCARD_VALUE_2] = GWT_VALUE_2_CARDS,
    [GWT_DISCARD_TWO_VALUE_2] = GWT_VALUE_2_CARDS,
};

/* clang-format off */
const gwt_count_row GWT_COUNT[GWT_SEATS + 1] = {
    [2] = { .green = 2, .black = 2, .steps = 3, .steps_left = 1, .steps_right = 1, .first_workers = 3,
        .first_column = 2,
        .market = 7, .market_orange = 9 },
    [3] = { .green = 2, .black = 1, .steps = 3, .steps_left = 2, .steps_right = 1, .first_workers = 5,
        .first_column = 1,
        .market = 10, .market_orange = 12 },
    [4] = { .green = 1, .black = 2, .steps = 4, .steps_left = 2, .steps_right = 1, .first_workers = 7,
        .first_column = 0,
        .market = 13, .market_orange = 15 },
};
/* clang-format on */

const gwt_order_row GWT_ORDER[GWT_SEATS] = {
    { .money = 6, .cards = 4, .tokens = 1 },
    { .money = 7, .cards = 5, .tokens = 1 },
    { .money = 8, .cards = 6, .tokens = 1 },
    { .money = 9, .cards = 7, .tokens = 1 },
};

/* POK-SET-1 */
const gwt_bonus_row GWT_BONUS[GWT_BONUS_COUNT] = {
    [GWT_BONUS_poker_bonus_1] = { .vp = 6, .money = 2 },
    [GWT_BONUS_poker_bonus_2] = { .vp = 4, .money = 4 },
    [GWT_BONUS_poker_bonus_3] = { .vp = 3, .money = 5 },
    [GWT_BONUS_poker_bonus_4] = { .vp = 2, .money = 6 },
};
const uint8_t GWT_STAKE[GWT_STAKES] = { 1, 2 }; /* POK-LAY-6, POK-LAY-7 */
