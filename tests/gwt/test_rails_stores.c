/* test_rails_stores.c: Rails to the North: access, cells, the auxiliary action and what the towns give (RTN-STORE,
 * RTN-MED and worked examples). */
#include "position.h"

#define ON         "rails_north=on"
#define IN_CITY    "foresight 1 - -; foresight 2 - -; foresight 3 - -; "
/* Discs: every slot that is neither a hand slot nor the annex. */
#define SLOT_FREED "city 0 fulton disc_aux_store_2; "

/* ---- access and cells -------------------------------------------------------------------------------------------- */

/* covers: RTN-EX-1 RTN-STORE-8 RTN-STORE-9 RTN-STORE-10 RTN-MAP-11 */
static void test_RTN_EX_1_access(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "city 0 fulton disc_aux_money_2; store 0 small_1; hand 0 galloway; use 0 d");
    assert_true(gwt_access(&st, 0) == town_set("omaha medium_1"));
    assert_true(gwt_access(&st, 1) == town_set("small_1"));
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_string_equal(list(&st, 0), "store:medium_1.0 store:omaha.0 store:omaha.1 decline");
    assert_string_equal(refused_by(&st, 0, "store:small_1.0"), "RTN-STORE-10");
    assert_string_equal(refused_by(&st, 0, "store:denver.0"), "RTN-STORE-9");
    assert_string_equal(refused_by(&st, 0, "store:omaha.2"), "RTN-STORE-8");
}

/* covers: RTN-STORE-11 RTN-STORE-33 RTN-MAP-10 */
static void test_RTN_STORE_33_access_follows_from_what_lies_there(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "city 0 bloomington disc_aux_money_2; store 0 milwaukee small_7");
    assert_true(gwt_access(&st, 0) == town_set("small_1 small_4 green_bay station_town_2"));
    st.player[0].city[GWT_CITY_bloomington] = 0; /* a disc on a city is never taken back */
    st.player[0].discs |= 1;
    assert_non_null(gwt_check(&st));
}

/* covers: RTN-EX-7 RTN-EX-10 RTN-STORE-2 RTN-STORE-12 RTN-STORE-26 RTN-STORE-28 */
static void test_RTN_EX_7_10_cells_with_a_cost(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "money 0 1; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(discarded(&st, 0, "galloway"), 1);
    assert_string_equal(list(&st, 0), "store:small_1.0 decline");
    play(&st, 0, "store:small_1.0");
    st = position(2, ON,
        "city 0 bloomington disc_aux_money_2; store 0 small_1 milwaukee small_4 small_7 small_5; money 0 1; "
        "hand 0 galloway; use 0 d");
    gwt_state rich = st;
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(offered(&st, 0, "store:denver"), 0);
    assert_string_equal(refused_by(&st, 0, "store:denver.0"), "RTN-STORE-12");
    arrange(&rich, "money 0 2");
    play(&rich, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(offered(&rich, 0, "store:denver"), 1);
    play(&rich, 0, "store:denver.0");
    assert_int_equal(rich.player[0].money, 0);
    /* Two players, Denver: whoever comes second pays $2 at least; the two cells of $2 are one choice. */
    st = position(2, ON,
        "city 1 bloomington disc_aux_money_2; store 1 small_4 denver.0; "
        "city 0 bloomington disc_aux_money_2; store 0 small_4; money 0 9; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(offered(&st, 0, "store:denver"), 2);
    assert_true(offers(&st, 0, "store:denver.1") && offers(&st, 0, "store:denver.3"));
    play(&st, 0, "store:denver.1");
    assert_int_equal(st.player[0].money, 9 - 1 - 2);
}

/* covers: RTN-STORE-13 RTN-STORE-14 RTN-STORE-15 RTN-STORE-19 RTN-STORE-27 RTN-DEC-1 */
static void test_RTN_STORE_13_14_bonuses_of_cells(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "city 0 harrisburg disc_aux_money_2; city 0 chicago disc_aux_draw_2; tokens 0 0; money 0 9; certificates 0 3; "
        "hand 0 galloway pineywoods; display obj_01 obj_02 obj_03 obj_04; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    gwt_state token = st;
    play(&token, 0, "store:small_11.0");
    assert_int_equal(token.player[0].tokens, 1);
    assert_string_equal(asked(&token), "phase_b");
    play(&st, 0, "store:small_12.0");
    assert_string_equal(asked(&st), "take");
    assert_string_equal(list(&st, 0), "take:obj_01 take:obj_02 take:obj_03 take:obj_04 take_stack decline");
    gwt_state declined = st;
    play(&st, 0, "take:obj_02");
    assert_int_equal(discarded(&st, 0, "obj_02"), 1);
    play(&declined, 0, "decline");
    assert_int_equal(discarded(&declined, 0, "obj_02"), 0);
    assert_string_equal(asked(&declined), "phase_b");
    st = position(2, ON, "city 0 toledo disc_aux_money_2; store 0 toronto; certificates 0 2; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway store:small_10.0"); /* the certificate is always taken */
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 3);
    st = position(2, ON, "city 0 toledo disc_aux_money_2; store 0 toronto; certificates 0 3; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway store:small_10.0"); /* at the limit */
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 3);
}

/* ---- the auxiliary action ---------------------------------------------------------------------------------------- */

/* covers: RTN-STORE-1 RTN-STORE-4 RTN-STORE-24 RTN-STORE-31 RTN-DEC-3 */
static void test_RTN_STORE_1_4_31_the_sixth_auxiliary_action(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON " simmental=on",
        "hand 0 galloway galloway pineywoods santa_gertrudis simmental_1 criollo; money 0 9; use 0 g");
    assert_string_equal(GWT_DOMAINS[GWT_DOM_ACTION].item[GWT_AUX_ACTION[5][0]].id, "aux_place_store");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store."), 4);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store.criollo"), "GWT-LOC-11");
    play(&st, 0, "use:g.neutral_g_aux"); /* single or double, but the right slot has its disc */
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store."), 4);
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store_double."), 0);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store_double.galloway.galloway"), "GWT-AUX-1");
    arrange(&st, SLOT_FREED "use 0 g");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store_double."), 0); /* only where doubles are allowed */
    play(&st, 0, "use:g.neutral_g_aux");
    assert_int_equal(
        offered(&st, 0, "do_cards:aux_place_store_double."), 1 + 6); /* Galloway twice, and pairs of four */
    assert_true(offers(&st, 0, "do_cards:aux_place_store_double.pineywoods.galloway"));
    st = position(2, ON " brahman=on", "hand 0 brahman; use 0 d");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store.brahman"), 1);
    arrange(&st, "money 0 0; use 0 d");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 0);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store.brahman"), "GWT-FEE-7");
    st = position(2, ON, "hand 0 galloway; at a1 1 pb_1a; use 0 a1"); /* on somebody else's building */
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 1);
    st = position(2, ON, "hand 0 galloway obj_06; turn 0"); /* by an objective card */
    play(&st, 0, "play:obj_06");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 1);
    play(&st, 0, "do_cards:aux_place_store.galloway store:small_1.0");
    assert_string_equal(asked(&st), "turn_start");
}

/* The disc of the annex is taken like any other: white, free of charge. */
static void test_RTN_STORE_1_the_disc_of_the_annex(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, IN_CITY "hand 0; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest disc:disc_aux_store_2");
    assert_int_equal(st.player[0].money, 4);
    assert_true(gwt_aux_open(&st.player[0], 5, true));
}

/* covers: RTN-EX-8 RTN-STORE-3 */
static void test_RTN_EX_8_double(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, ON, "city 0 kansas_city_crest disc_aux_store_2; money 0 4; hand 0 galloway pineywoods; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway");
    assert_int_equal(st.player[0].money, 2);
    assert_int_equal(st.player[0].hand_n, 0);
    assert_string_equal(list(&st, 0), "store:small_1.0 decline");
    gwt_state none = st;
    play(&st, 0, "store:small_1.0");
    assert_string_equal(asked(&st), "store");
    gwt_state one = st;
    play(&st, 0, "store:omaha.0");
    assert_int_equal(st.player[0].money, 4);
    assert_int_equal(gwt_stores_left(&st.player[0]), 13);
    assert_string_equal(asked(&st), "phase_b");
    play(&one, 0, "decline"); /* the second may be given up */
    assert_string_equal(asked(&one), "phase_b");
    play(&none, 0, "decline"); /* RTN-STORE-29: all of them are */
    assert_string_equal(asked(&none), "phase_b");
    assert_int_equal(gwt_stores_left(&none.player[0]), 15);
}

#define TWELVE                                                                                                         \
    "city 0 bloomington disc_aux_money_2; city 0 st_louis disc_aux_draw_2; city 0 chicago disc_step_left; "            \
    "store 0 small_1 omaha small_2 small_3 small_4 small_5 small_6 milwaukee small_7 green_bay small_8 small_9; "
#define FOURTEEN TWELVE "store 0 small_10 small_11; "

/* covers: RTN-STORE-5 RTN-STORE-6 RTN-STORE-25 RTN-STORE-30 */
static void test_RTN_STORE_5_6_30_stores_run_out(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        FOURTEEN "city 0 kansas_city_crest disc_aux_store_2; money 0 9; "
                 "hand 0 galloway pineywoods; use 0 g");
    assert_int_equal(gwt_stores_left(&st.player[0]), 1);
    play(&st, 0, "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway"); /* at its full price */
    assert_int_equal(st.player[0].money, 7);
    play(&st, 0, "store:toronto.0");
    assert_int_equal(gwt_stores_left(&st.player[0]), 0);
    assert_string_equal(asked(&st), "phase_b");
    arrange(&st, "hand 0 galloway; use 0 d");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 0);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store.galloway"), "RTN-STORE-6");
}

/* covers: RTN-STORE-5 RTN-STORE-25 RTN-STORE-30 RTN-BLD-6 */
static void test_RTN_STORE_5_no_cell_can_be_chosen(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "at b1 0 pb_13a; store 0 small_1 medium_1 omaha station_town_1 small_2; money 0 9; "
        "hand 0 galloway; use 0 b1");
    assert_int_equal(gwt_access(&st, 0), 0);
    assert_int_equal(offered(&st, 0, "use:b1.pb_13a_store"), 0); /* a free one is not offered */
    assert_string_equal(refused_by(&st, 0, "use:b1.pb_13a_store"), "GWT-LOC-14");
    play(&st, 0, "do_cards:aux_place_store.galloway"); /* a paid one is, and its store is lost without a question */
    assert_int_equal(st.player[0].money, 8);
    assert_int_equal(gwt_stores_left(&st.player[0]), 10);
    assert_string_equal(asked(&st), "phase_b");
    st = position(2, ON,
        "city 0 bloomington disc_aux_money_2; at b1 0 pb_13a; store 0 small_1 medium_1 omaha station_town_1 "
        "small_2 small_4 small_5 small_6 oregon_city milwaukee; money 0 0; hand 0; use 0 b1");
    assert_true(gwt_access(&st, 0) == town_set("denver small_7"));
    play(&st, 0, "use:b1.pb_13a_store"); /* Denver costs too much: two cells of small_7 are left */
    assert_string_equal(list(&st, 0), "store:small_7.0 store:small_7.1");
}

/* covers: RTN-EX-6 RTN-STORE-7 */
static void test_RTN_EX_6_bells(void **unused)
{
    (void)unused;
    static const int placed[] = { 2, 3, 5, 6, 15 }, bells[] = { 0, 1, 1, 2, 5 };
    for (int i = 0; i < 5; i++) {
        gwt_player p = { .stores = (UINT32_C(1) << placed[i]) - 1 };
        assert_int_equal(gwt_bells(&p), bells[i]);
        assert_int_equal(gwt_stores_left(&p), 15 - placed[i]);
    }
}

/* covers: RTN-STORE-29 RTN-STORE-20 RTN-STORE-28 */
static void test_RTN_STORE_29_a_free_store_of_13a_is_not_declined(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "at a1 0 pb_13a; money 0 0; hand 0; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store"); /* one cell only: carried out */
    assert_true(st.player[0].stores == town_set("small_1"));
    assert_string_equal(asked(&st), "phase_b");
    st = position(2, ON, "at a1 0 pb_13a; store 0 small_1; money 0 0; hand 0; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store");
    assert_string_equal(list(&st, 0), "store:medium_1.0 store:omaha.0 store:omaha.1");
    assert_string_equal(refused_by(&st, 0, "decline"), "GWT-LOC-10");
}

/* ---- station towns ----------------------------------------------------------------------------------------------- */

#define AT_LINCOLN "at a1 0 pb_13a; store 0 small_1 omaha; hand 0; "

/* covers: RTN-STORE-16 RTN-STORE-21 RTN-STORE-32 RTN-SET-16 */
static void test_RTN_STORE_16_21_32_station_towns(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, AT_LINCOLN "money 0 8; workers 0 2 1 1; master station_11 sm_money12; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store store:station_town_1.0");
    assert_string_equal(asked(&st), "upgrade");
    gwt_state declined = st;
    play(&st, 0, "upgrade:station_11");
    assert_int_equal(st.player[0].money, 1);
    assert_int_equal(offered(&st, 0, "disc:disc_step") + offered(&st, 0, "disc:disc_hand"), 0); /* white only */
    play(&st, 0, "disc:disc_aux_engine_1");
    assert_string_equal(asked(&st), "appoint");
    play(&st, 0, "appoint:cowboy");
    assert_int_equal(st.player[0].money, 13);
    assert_int_equal(points(&st, 0, GWT_CAT_STATIONS), 6);
    assert_int_equal(gwt_count(&st, 0, GWT_PER_STATIONS), 1);
    assert_true(st.player[0].masters >> GWT_MASTER_sm_money12 & 1);
    assert_int_equal(st.appointed[5], GWT_TILE_cowboy);
    play(&declined, 0, "decline");
    arrange(&declined, "engine 0 s38; at b1 0 pb_9b; money 0 30; use 0 b1"); /* never again, not by 9b either */
    play(&declined, 0, "use:b1.pb_9b_upgrade");
    assert_int_equal(offered(&declined, 0, "upgrade:station_1"), 1);
    assert_int_equal(offered(&declined, 0, "upgrade:station_11"), 0);
    assert_string_equal(refused_by(&declined, 0, "upgrade:station_11"), "GWT-UPG-1");
    st = position(2, ON, AT_LINCOLN "money 0 6; use 0 a1"); /* cannot be paid: lost without a question */
    play(&st, 0, "use:a1.pb_13a_store store:station_town_1.0");
    assert_string_equal(asked(&st), "phase_b");
}

/* The second station town takes any disc; its $5 must be there besides the $15. */
static void test_RTN_MAP_8_station_town_2(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "city 0 bloomington disc_aux_money_2; store 0 milwaukee small_7; at a1 0 pb_13a; hand 0; "
        "money 0 20; workers 0 1 1 1; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store store:station_town_2.0 upgrade:station_12");
    assert_true(offers(&st, 0, "disc:disc_hand_1"));
    play(&st, 0, "disc:disc_hand_1");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(points(&st, 0, GWT_CAT_STATIONS), 8);
    assert_string_equal(asked(&st), "phase_b"); /* no hired worker to appoint */
}

/* RTN-STORE-21: the emergency rule for missing discs takes it back, for good. */
static void test_RTN_STORE_21_a_missing_disc_comes_from_a_station_town(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        IN_CITY
        "store 0 small_1 omaha station_town_1; station 0 station_11 disc_aux_store_2; "
        "city 0 kansas_city_crest disc_aux_money_2; city 0 kansas_city_crest disc_aux_draw_2; "
        "city 0 kansas_city_crest disc_aux_certificate_1; city 0 kansas_city_crest disc_aux_certificate_2; "
        "city 0 kansas_city_crest disc_aux_engine_1; city 0 kansas_city_crest disc_aux_engine_2; "
        "city 0 kansas_city_crest disc_aux_remove_card_1; city 0 kansas_city_crest disc_aux_remove_card_2; "
        "city 0 kansas_city_crest disc_cert_4; city 0 new_york disc_step_left; city 0 new_york disc_step_right; "
        "city 0 new_york disc_cert_6; station 0 station_1 disc_hand_1; hand 0; money 0 4; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest");
    assert_string_equal(list(&st, 0), "disc_from:station_1 disc_from:station_11");
    play(&st, 0, "disc_from:station_11");
    assert_int_equal(st.player[0].stations, 1);
    assert_true(st.player[0].stores & town_set("station_town_1"));
}

/* ---- medium towns ------------------------------------------------------------------------------------------------ */

#define TOPEKA(tile) "at a1 0 pb_13a; store 0 small_1; town medium_1 " tile "; "
#define STORE_THERE  "use:a1.pb_13a_store store:medium_1.0"

/* covers: RTN-MED-1 RTN-MED-8 RTN-STORE-17 RTN-STORE-22 */
static void test_RTN_MED_1_hire(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_hire") "hand 0; money 0 4; job 1 engineer cowboy; token 3; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(asked(&st), "hire");
    assert_true(offers(&st, 0, "decline"));
    gwt_state declined = st;
    play(&st, 0, "hire:1.cowboy");
    assert_int_equal(st.player[0].money, 0); /* 6 - 2 */
    assert_string_equal(asked(&st), "phase_b");
    assert_true(offers(&st, 0, "use:a1.pb_13a_certificates")); /* the interrupted location goes on */
    play(&declined, 0, "decline");
    assert_int_equal(declined.player[0].money, 4);
    st = position(2, ON, TOPEKA("mt_hire") "hand 0; money 0 3; job 1 engineer cowboy; token 2; use 0 a1");
    play(&st, 0, STORE_THERE); /* nobody can be paid: lost */
    assert_string_equal(asked(&st), "phase_b");
}

static void test_RTN_MED_2_engine(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_engine") "hand 0; money 0 2; engine 0 s3; engine 1 s5; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "engine:s4 engine:t1 engine:s6 engine:s7 decline"); /* jumping over 5 */
    play(&st, 0, "engine:t1");
    assert_string_equal(asked(&st), "upgrade");
    play(&st, 0, "upgrade:station_1 disc:disc_aux_engine_1");
    st = position(2, ON, TOPEKA("mt_engine") "hand 0; money 0 3; engine 0 s38; use 0 a1");
    play(&st, 0, STORE_THERE " engine:s39 upgrade:station_10 disc:disc_aux_engine_1");
    assert_string_equal(asked(&st), "engine_return");
    play(&st, 0, "engine:s0");
    assert_int_equal(st.player[0].money, 3);
}

/* covers: RTN-MED-3 RTN-MED-7 RTN-MED-8 */
static void test_RTN_MED_3_7_remove(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, ON, TOPEKA("mt_remove") "clear; tile flood_1 hz_flood_g2; hand 0 criollo obj_01 galloway; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_remove_cards do:mt_remove_hazard decline");
    gwt_state hazard = st;
    play(&st, 0, "do:mt_remove_cards");
    assert_string_equal(list(&st, 0), "remove:criollo remove:galloway remove:obj_01 done");
    play(&st, 0, "remove:obj_01 remove:criollo");
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(st.player[0].hand_n, 1);
    play(&hazard, 0, "do:mt_remove_hazard"); /* the only one: carried out, free */
    assert_int_equal(hazard.player[0].owned[GWT_TILE_hz_flood_g2], 1);
    st = position(2, ON, TOPEKA("mt_remove") "clear; hand 0 criollo; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_remove_cards decline"); /* still asked */
    play(&st, 0, "do:mt_remove_cards done");                         /* none is possible */
    st = position(2, ON, TOPEKA("mt_remove") "clear; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(asked(&st), "phase_b"); /* neither: lost without a decision */
}

/* covers: RTN-MED-4 RTN-MED-8 RTN-MED-9 */
static void test_RTN_MED_4_money_or_cattle(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON " simmental=on",
        TOPEKA(
            "mt_money_or_cattle") "market black_angus corriente shorthorn_3 simmental_1; money 0 0; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_money do:mt_cattle decline");
    gwt_state money = st, nothing = st;
    play(&st, 0, "do:mt_cattle");
    assert_string_equal(asked(&st), "take_cattle");
    assert_string_equal(list(&st, 0), "take_cattle:black_angus take_cattle:corriente"); /* no decline, no orange */
    assert_string_equal(refused_by(&st, 0, "take_cattle:simmental_1"), "GWT-BUY-4");
    play(&st, 0, "take_cattle:corriente");
    assert_int_equal(discarded(&st, 0, "corriente"), 1);
    assert_int_equal(gwt_market_size(&st), 3); /* nothing is drawn for it */
    play(&money, 0, "do:mt_money");
    assert_int_equal(money.player[0].money, 5);
    play(&nothing, 0, "decline");
    assert_int_equal(nothing.player[0].money, 0);
    st = position(2, ON, TOPEKA("mt_money_or_cattle") "market shorthorn_3; money 0 0; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_money decline");
}

/* covers: RTN-MED-5 RTN-MED-6 RTN-MED-9 */
static void test_RTN_MED_5_6_9_build(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_build") "hand 0; money 0 0; workers 0 1 6 1; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0),
        "build:pb_1a build:pb_2a build:pb_3a build:pb_4a build:pb_6a build:pb_7a "
        "build:pb_8a build:pb_12a decline"); /* up to 2; 13a may be replaced by 4 or 5 */
    gwt_state replaced = st;
    play(&st, 0, "build:pb_4a");
    assert_int_equal(offered(&st, 0, "build_at:"), 21);
    play(&st, 0, "build_at:b1");
    assert_int_equal(st.player[0].money, 0);
    play(&replaced, 0, "build:pb_8a"); /* five builders: only by replacing 13a */
    assert_int_equal(replaced.player[0].built[8], GWT_PLACE_a1);
    assert_int_equal(replaced.player[0].built[13], 0);
    assert_true(offers(&replaced, 0, "use:a1.pb_13a_certificates")); /* GWT-BUILD-8 */
    assert_int_equal(offered(&replaced, 0, "use:a1.pb_8a"), 0);
    assert_string_equal(refused_by(&st, 0, "build:pb_9a"), "GWT-DEC-1");
}

/* covers: RTN-STORE-23 RTN-STORE-18 */
static void test_RTN_STORE_23_a_town_tile_works_for_everybody(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_money_or_cattle") "money 0 0; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE " do:mt_money");
    arrange(&st, "at a2 1 pb_13a; store 1 small_1; money 1 0; hand 1; use 1 a2");
    play(&st, 1, "use:a2.pb_13a_store store:medium_1.1 do:mt_money");
    assert_int_equal(st.player[0].money + st.player[1].money, 10);
    assert_int_equal(st.town_tile[0], GWT_TOWN_TILE_mt_money_or_cattle);
}

/* ---- worked examples of stores ----------------------------------------------------------------------------------- */

/* covers: RTN-EX-14 RTN-STORE-22 RTN-STORE-32 */
static void test_RTN_EX_14_a_double_action_with_an_engine(void **unused)
{
    (void)unused;
    for (int money = 2; money <= 4; money += 2) {
        char table[400];
        snprintf(table, sizeof table,
            "city 0 kansas_city_crest disc_aux_store_2; town medium_1 mt_engine; engine 0 s3; "
            "money 0 %d; hand 0 galloway galloway; use 0 g",
            money);
        gwt_state st = position(2, ON, table);
        play(&st, 0,
            "use:g.neutral_g_aux do_cards:aux_place_store_double.galloway.galloway store:small_1.0 "
            "store:medium_1.0 engine:t1");
        assert_string_equal(asked(&st), money == 2 ? "phase_b" : "upgrade");
        assert_int_equal(st.player[0].money, money - 2);
    }
}

/* covers: RTN-EX-18 RTN-SM-4 */
static void test_RTN_EX_18_no_store_is_left_for_the_station_master(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        FOURTEEN "city 0 kansas_city_crest disc_aux_store_2; master station_11 sm_store; "
                 "money 0 9; workers 0 2 1 1; hand 0 galloway pineywoods; use 0 g");
    play(&st, 0,
        "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway store:station_town_1.0 "
        "upgrade:station_11 disc:disc_aux_engine_1 appoint:cowboy");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(gwt_stores_left(&st.player[0]), 0);
    assert_true(st.player[0].masters >> GWT_MASTER_sm_store & 1); /* the tile is taken all the same */
    assert_string_equal(asked(&st), "phase_b");
}

/* A store nested in the first of a double action: all of it before the second. */
static void test_RTN_STORE_22_nested_before_the_second_store(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "city 0 kansas_city_crest disc_aux_store_2; store 0 small_1 omaha; "
        "master station_11 sm_store; town medium_1 mt_money_or_cattle; money 0 9; "
        "workers 0 2 1 1; hand 0 galloway pineywoods; use 0 g");
    play(&st, 0,
        "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway store:station_town_1.0 "
        "upgrade:station_11 disc:disc_aux_engine_1 appoint:cowboy");
    assert_string_equal(asked(&st), "store"); /* of the station master */
    play(&st, 0, "store:medium_1.0 do:mt_money");
    assert_string_equal(asked(&st), "store"); /* the second of the action */
    play(&st, 0, "store:small_2.0");
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(gwt_stores_left(&st.player[0]), 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_RTN_EX_1_access),
        cmocka_unit_test(test_RTN_STORE_33_access_follows_from_what_lies_there),
        cmocka_unit_test(test_RTN_EX_7_10_cells_with_a_cost),
        cmocka_unit_test(test_RTN_STORE_13_14_bonuses_of_cells),
        cmocka_unit_test(test_RTN_STORE_1_4_31_the_sixth_auxiliary_action),
        cmocka_unit_test(test_RTN_STORE_1_the_disc_of_the_annex),
        cmocka_unit_test(test_RTN_EX_8_double),
        cmocka_unit_test(test_RTN_STORE_5_6_30_stores_run_out),
        cmocka_unit_test(test_RTN_STORE_5_no_cell_can_be_chosen),
        cmocka_unit_test(test_RTN_EX_6_bells),
        cmocka_unit_test(test_RTN_STORE_29_a_free_store_of_13a_is_not_declined),
        cmocka_unit_test(test_RTN_STORE_16_21_32_station_towns),
        cmocka_unit_test(test_RTN_MAP_8_station_town_2),
        cmocka_unit_test(test_RTN_STORE_21_a_missing_disc_comes_from_a_station_town),
        cmocka_unit_test(test_RTN_MED_1_hire),
        cmocka_unit_test(test_RTN_MED_2_engine),
        cmocka_unit_test(test_RTN_MED_3_7_remove),
        cmocka_unit_test(test_RTN_MED_4_money_or_cattle),
        cmocka_unit_test(test_RTN_MED_5_6_9_build),
        cmocka_unit_test(test_RTN_STORE_23_a_town_tile_works_for_everybody),
        cmocka_unit_test(test_RTN_EX_14_a_double_action_with_an_engine),
        cmocka_unit_test(test_RTN_EX_18_no_store_is_left_for_the_station_master),
        cmocka_unit_test(test_RTN_STORE_22_nested_before_the_second_store),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
