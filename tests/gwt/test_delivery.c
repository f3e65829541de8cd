/* test_delivery.c: deliveries, discs, arrows, transport, the special delivery (GWT-DEL, GWT-DISC, GWT-SPD). */
#include "position.h"

#define IN_CITY "foresight 1 outlaw_green outlaw_green; foresight 2 cowboy cowboy; foresight 3 cowboy cowboy; "
/* TBV 10: Corriente, Longhorn, Galloway, Pineywoods */
#define TEN     "hand 0 corriente longhorn galloway pineywoods; "

/* All discs of the white slots and the step slots are gone: only the two hand discs and certificate limit 6 are left. */
#define WHITE_GONE(target)                                                                                             \
    "city 0 kansas_city_crest disc_aux_money_2; city 0 kansas_city_crest disc_aux_draw_2; "                            \
    "city 0 kansas_city_crest disc_aux_certificate_1; city 0 kansas_city_crest disc_aux_certificate_2; "               \
    "city 0 kansas_city_crest disc_aux_engine_1; city 0 kansas_city_crest disc_aux_engine_2; "                         \
    "city 0 kansas_city_crest disc_aux_remove_card_1; city 0 kansas_city_crest disc_aux_remove_card_2; " target        \
    " disc_cert_4; "
#define ONLY_HAND_DISCS(target)                                                                                        \
    WHITE_GONE(target)                                                                                                 \
    "city 0 kansas_city_crest disc_step_left; "                                                                        \
    "city 0 kansas_city_crest disc_step_right; city 0 kansas_city_crest disc_cert_6; "

/* ---- deliveries -------------------------------------------------------------------------------------------------- */

/* covers: GWT-EX-5 GWT-DEL-1 GWT-DEL-2 GWT-DEL-3 GWT-DEL-9 GWT-DEL-10 GWT-DEL-13 GWT-DISC-1 */
static void test_GWT_EX_5_where_marie_may_deliver(void **unused)
{
    (void)unused;
    static const char *const engines[] = { "engine 0 s5; ",
        "engine 0 t1; " }; /* GWT-DEL-11: a turnout counts as the next space */
    for (int i = 0; i < 2; i++) {
        char table[600];
        snprintf(table, sizeof table,
            IN_CITY TEN "city 0 fulton disc_aux_money_2; city 0 bloomington disc_aux_draw_2; "
                        "city 1 chicago disc_aux_money_2; money 0 0; %suse 0 kansas_city",
            engines[i]);
        gwt_state st = position(2, "", table);
        play(&st, 0, "certificates:0");
        assert_int_equal(st.player[0].money, 10);
        assert_string_equal(list(&st, 0), "deliver:kansas_city_crest deliver:st_louis deliver:peoria deliver:chicago");
        assert_string_equal(refused_by(&st, 0, "deliver:fulton"), "GWT-DEL-2");
        assert_int_equal(gwt_transport(&st, 0, GWT_CITY_chicago), 3);
        assert_int_equal(gwt_transport(&st, 0, GWT_CITY_peoria), 2);
        assert_int_equal(gwt_transport(&st, 0, GWT_CITY_st_louis), 0);
        assert_int_equal(gwt_transport(&st, 0, GWT_CITY_kansas_city_crest), 0);
        gwt_state peoria = st, chicago = st;
        play(&peoria, 0, "deliver:peoria");
        assert_int_equal(
            offered(&peoria, 0, "disc:disc_step") + offered(&peoria, 0, "disc:disc_hand"), 0); /* white only */
        assert_string_equal(refused_by(&peoria, 0, "disc:disc_step_left"), "GWT-DISC-1");
        play(&chicago, 0, "deliver:chicago");
        assert_true(offers(&chicago, 0, "disc:disc_step_left"));
        play(&chicago, 0, "disc:disc_aux_engine_1");
        assert_int_equal(chicago.player[0].money, 7); /* $3 transport, no arrow */
        assert_int_equal(gwt_active(&chicago), 1);
    }
}

/* covers: GWT-DX-1 GWT-DEL-5 GWT-DEL-6 GWT-DEL-7 GWT-DEL-8 GWT-SCORE-3 */
static void test_GWT_DX_1_arrows(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        IN_CITY TEN "city 0 fulton disc_aux_money_2; city 0 bloomington disc_aux_draw_2; engine 0 s5; "
                    "tokens 0 0; display obj_01 obj_02 obj_03 obj_04; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    gwt_state peoria = st;
    play(&st, 0, "deliver:st_louis disc:disc_cert_4");
    assert_int_equal(st.player[0].tokens, 1); /* with Bloomington, at once */
    assert_string_equal(asked(&st), "take");  /* with Fulton, mandatory */
    assert_string_equal(list(&st, 0), "take:obj_01 take:obj_02 take:obj_03 take:obj_04 take_stack");
    play(&st, 0, "take:obj_02");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -3);
    play(&peoria, 0, "deliver:peoria disc:disc_cert_4");
    assert_int_equal(peoria.player[0].tokens, 0);
    play(&peoria, 0, "take_stack");
    assert_int_equal(gwt_active(&peoria), 1); /* one card only */
}

static void test_GWT_DEL_7_two_objective_cards(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        IN_CITY TEN "city 0 bloomington disc_aux_money_2; city 0 chicago disc_aux_draw_2; engine 0 s10; "
                    "display obj_01 obj_02 obj_03 obj_04; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:peoria disc:disc_cert_4 take:obj_01");
    assert_string_equal(asked(&st), "take");
    assert_int_equal(offered(&st, 0, "take:"), 4); /* the display is refilled in between */
    play(&st, 0, "take:obj_02");
    assert_int_equal(gwt_active(&st), 1);
    assert_int_equal(st.player[0].money, 10); /* the engine is beyond the city */
}

static void test_GWT_DEL_4_kansas_city(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", IN_CITY "hand 0; money 0 1; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_int_equal(st.player[0].money, 5);
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -6);
    arrange(&st, IN_CITY "hand 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest disc:disc_aux_draw_2"); /* again and again */
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -12);
}

/* covers: GWT-DX-2 GWT-DEL-10 GWT-DEL-11 */
static void test_GWT_DX_2_crossings(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "engine 0 s10");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_pittsburgh), 3);
    static const int x[] = { 0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 5, 6, 7, 7, 8, 8, 9, 10, 11 };
    for (int s = 0; s < GWT_SPACE_COUNT; s++)
        assert_int_equal(GWT_SPACE[s].crossings, x[GWT_SPACE[s].number > 18 ? 18 : GWT_SPACE[s].number]);
    assert_int_equal(GWT_SPACE[GWT_SPACE_t3].number, 11);
}

/* The cost of the dark-bordered cities and of a hand disc never exceed the income. */
static void test_GWT_DEL_12_transport_can_always_be_paid(void **unused)
{
    (void)unused;
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        if (GWT_BOX[0].cities >> c & 1)
            assert_true(GWT_CITY[c].crossings + (GWT_CITY[c].white ? 0 : 5) <= GWT_CITY[c].value);
}

/* ---- discs ------------------------------------------------------------------------------------------------------- */

/* covers: GWT-DISC-4 GWT-DISC-5 GWT-DISC-12 */
static void test_GWT_DISC_4_5_12_what_slots_do(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", IN_CITY TEN "engine 0 s10; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:chicago");
    gwt_state hand = st, step = st;
    play(&hand, 0, "disc:disc_hand_1");
    assert_int_equal(hand.player[0].money, 5);
    assert_int_equal(gwt_hand_limit(&hand.player[0]), 5);
    assert_int_equal(hand.player[0].hand_n, 5);         /* in phase C already */
    assert_false(offers(&step, 0, "disc:disc_hand_2")); /* the first of equal slots (GWT-INFO-6) */
    play(&step, 0, "disc:disc_step_left");
    assert_int_equal(step.player[0].money, 13);
    assert_int_equal(gwt_step_limit(&step, 0), 4);
    st = position(2, "",
        IN_CITY "hand 0 galloway pineywoods; money 0 0; " ONLY_HAND_DISCS("station 0 station_1") "use 0 kansas_city");
    play(&st, 0, "certificates:0"); /* $4: no hand disc can be paid, and the $4 of Kansas City come too late */
    play(&st, 0, "deliver:kansas_city_crest");
    assert_int_equal(st.player[0].stations, 0); /* GWT-DISC-7: carried out with the disc of the station */
    assert_int_equal(st.player[0].money, 8);
}

/* covers: GWT-DISC-6 */
static void test_GWT_DISC_6_dark_discs_when_nothing_else_is_left(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", IN_CITY "hand 0 criollo; money 0 9; " WHITE_GONE("city 0 kansas_city_crest") "use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:fulton");
    assert_string_equal(list(&st, 0), "disc:disc_step_left disc:disc_step_right disc:disc_hand_1 disc:disc_cert_6");
    play(&st, 0, "disc:disc_hand_1");
    assert_int_equal(st.player[0].money, 5); /* the $5 still apply */
}

/* covers: GWT-DISC-7 GWT-DISC-8 GWT-DISC-9 GWT-DISC-10 GWT-DISC-14 */
static void test_GWT_DISC_7_to_10_discs_of_stations(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        ONLY_HAND_DISCS("station 0 station_1") "engine 0 s7; money 0 3; city 1 fulton disc_aux_money_2; "
                                               "master station_1 sm_money12; use 0 c");
    play(&st, 0, "use:c.neutral_c_engine engine:t2");               /* station 2 for $2; no hand disc can be paid */
    assert_string_equal(list(&st, 0), "upgrade:station_2 decline"); /* never compulsory */
    play(&st, 0, "upgrade:station_2");
    assert_int_equal(st.player[0].stations, 2); /* the disc came from station 1 */
    assert_int_equal(points(&st, 0, GWT_CAT_STATIONS), 1);
    assert_int_equal(st.master_at[0], GWT_MASTER_sm_money12); /* its tile stays */
    arrange(&st, "engine 0 s5; money 0 20; at a1 0 pb_9b; use 0 a1");
    assert_true(gwt_can_upgrade(&st, 0, 0)); /* may be upgraded again */
    arrange(&st, IN_CITY "hand 0; money 0 20; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest"); /* a board disc exists: the station's cannot be used */
    assert_int_equal(st.player[0].stations, 2);
    st = position(2, "", "station 0 station_1 disc_aux_money_2; " IN_CITY "hand 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest");
    assert_string_equal(refused_by(&st, 0, "disc_from:station_1"), "GWT-DISC-9");
}

static void test_GWT_DISC_11_a_delivery_without_a_disc(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        IN_CITY ONLY_HAND_DISCS(
            "city 0 kansas_city_crest") "city 0 kansas_city_crest disc_hand_1; city 0 kansas_city_crest disc_hand_2; "
                                        "hand 0 criollo; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0"); /* no city and no disc is asked for */
    assert_int_equal(gwt_active(&st), 1);
    assert_int_equal(st.player[0].money, 1);
    assert_int_equal(st.player[0].city[GWT_CITY_kansas_city_crest], 14);
    arrange(&st, "at a1 0 pb_9a; engine 0 s5; use 0 a1");
    assert_false(offers(&st, 0, "use:a1.pb_9a_delivery")); /* GWT-SPD-5 */
}

/* covers: GWT-DX-6 GWT-DISC-13 */
static void test_GWT_DX_6_transport_must_remain_payable(void **unused)
{
    (void)unused;
    const char *hand = "hand 0 corriente longhorn galloway; "; /* 3 + 3 + 2 = 8 */
    char table[2000];
    snprintf(table, sizeof table, "%s%s%s%suse 0 kansas_city", IN_CITY, hand,
        ONLY_HAND_DISCS("city 0 kansas_city_crest"), "money 0 0; ");
    gwt_state st = position(2, "", table);
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 8);
    assert_false(offers(&st, 0, "deliver:peoria"));
    assert_string_equal(refused_by(&st, 0, "deliver:peoria"), "GWT-DISC-13");
    play(&st, 0, "deliver:bloomington"); /* one disc: carried out */
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(st.player[0].city[GWT_CITY_bloomington], 1);
    snprintf(table, sizeof table, "%s%s%s%suse 0 kansas_city", IN_CITY, hand, ONLY_HAND_DISCS("station 0 station_1"),
        "money 0 0; ");
    st = position(2, "", table);
    play(&st, 0, "certificates:0 deliver:peoria");
    assert_int_equal(st.player[0].stations, 0);
    assert_int_equal(st.player[0].money, 4);
}

/* ---- the special delivery ---------------------------------------------------------------------------------------- */

/* covers: GWT-DX-4 GWT-SPD-1 GWT-SPD-2 GWT-SPD-3 */
static void test_GWT_DX_4_special_delivery(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_9a; engine 0 s12; engine 1 s9; money 0 10; use 0 a1");
    play(&st, 0, "use:a1.pb_9a_delivery");
    assert_string_equal(asked(&st), "engine_back_any");
    assert_false(offers(&st, 0, "engine:s9"));        /* occupied */
    assert_int_equal(offered(&st, 0, "engine:"), 14); /* 12 numbered spaces without 9, and three turnouts */
    gwt_state turnout = st;
    play(&st, 0, "engine:s4");
    assert_string_equal(asked(&st), "deliver");
    assert_int_equal(gwt_top(&st)->deliver.value, 7);
    assert_string_equal(list(&st, 0), "deliver:kansas_city_crest deliver:fulton deliver:st_louis deliver:bloomington");
    play(&st, 0, "deliver:bloomington disc:disc_aux_money_2");
    assert_int_equal(st.player[0].money, 10); /* no income, no transport cost */
    assert_string_equal(asked(&st), "phase_b");
    play(&turnout, 0, "engine:t1 decline");
    assert_int_equal(gwt_top(&turnout)->deliver.value, 6);
}

/* covers: GWT-SPD-1 GWT-SPD-2 GWT-SPD-3 GWT-SPD-4 GWT-SPD-5 */
static void test_GWT_SPD_edges(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_9a; money 0 10; use 0 a1");
    assert_false(offers(&st, 0, "use:a1.pb_9a_delivery")); /* from space 0 */
    st = position(2, "", "at a1 0 pb_9a; engine 0 s5; money 0 10; use 0 a1");
    play(&st, 0, "use:a1.pb_9a_delivery engine:t1");
    assert_string_equal(asked(&st), "upgrade"); /* decided first */
    play(&st, 0, "decline");
    assert_string_equal(asked(&st), "disc"); /* d = 0: only Kansas City, carried out */
    play(&st, 0, "disc:disc_aux_money_2");
    assert_int_equal(st.player[0].money, 14);
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -6);
    st = position(2, "", "at a1 0 pb_9a; engine 0 s1; use 0 a1");
    play(&st, 0, "use:a1.pb_9a_delivery"); /* one space behind: carried out; space 0 counts */
    assert_string_equal(list(&st, 0), "deliver:kansas_city_crest deliver:fulton");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_EX_5_where_marie_may_deliver),
        cmocka_unit_test(test_GWT_DX_1_arrows),
        cmocka_unit_test(test_GWT_DEL_7_two_objective_cards),
        cmocka_unit_test(test_GWT_DEL_4_kansas_city),
        cmocka_unit_test(test_GWT_DX_2_crossings),
        cmocka_unit_test(test_GWT_DEL_12_transport_can_always_be_paid),
        cmocka_unit_test(test_GWT_DISC_4_5_12_what_slots_do),
        cmocka_unit_test(test_GWT_DISC_6_dark_discs_when_nothing_else_is_left),
        cmocka_unit_test(test_GWT_DISC_7_to_10_discs_of_stations),
        cmocka_unit_test(test_GWT_DISC_11_a_delivery_without_a_disc),
        cmocka_unit_test(test_GWT_DX_6_transport_must_remain_payable),
        cmocka_unit_test(test_GWT_DX_4_special_delivery),
        cmocka_unit_test(test_GWT_SPD_edges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
