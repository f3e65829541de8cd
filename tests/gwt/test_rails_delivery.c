/* test_rails_delivery.c: Rails to the North: deliveries to the strip and to large cities (RTN-DEL and worked
 * examples). */
#include "position.h"

#define ON      "rails_north=on"
#define IN_CITY "foresight 1 - -; foresight 2 - -; foresight 3 - -; "

#define NORTH_OPEN "city 0 bloomington disc_aux_money_2; store 0 milwaukee small_7 green_bay small_8 small_9 buffalo; "
#define FIFTEEN    "hand 0 hereford_5 shorthorn_3 corriente longhorn; "

/* covers: RTN-EX-2 RTN-EX-9 RTN-DEL-5 RTN-DEL-6 RTN-DEL-9 */
static void test_RTN_EX_2_9_fees(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "engine 0 s10");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_buffalo), 3);
    arrange(&st, "engine 0 s0");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_montreal), 11);
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_omaha), 0);
    arrange(&st, "engine 0 s6");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_milwaukee), 3);
    arrange(&st, "engine 0 t4");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_buffalo), 0); /* a turnout counts as the next space */
}

/* covers: RTN-DEL-1 RTN-DEL-2 RTN-DEL-3 RTN-DEL-4 RTN-DEL-11 RTN-DEC-2 RTN-STORE-18 */
static void test_RTN_DEL_1_2_3_4_large_cities(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, IN_CITY NORTH_OPEN FIFTEEN "engine 0 s10; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_true(offers(&st, 0, "deliver:buffalo") && offers(&st, 0, "deliver:green_bay"));
    assert_string_equal(refused_by(&st, 0, "deliver:toronto"), "RTN-DEL-2");
    gwt_state white = st;
    play(&st, 0, "deliver:buffalo");
    assert_true(offers(&st, 0, "disc:disc_step_left"));
    play(&st, 0, "disc:disc_step_left");
    assert_int_equal(st.player[0].money, 15 + 3 - 3);
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 10);
    play(&white, 0, "deliver:green_bay");
    assert_int_equal(offered(&white, 0, "disc:disc_step"), 0);
    arrange(&st, IN_CITY FIFTEEN "use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_string_equal(refused_by(&st, 0, "deliver:buffalo"), "GWT-DEL-2"); /* once only */
    st.player[0].city[GWT_CITY_toronto] = 1;
    st.player[0].discs &= (uint16_t)~2u;
    assert_non_null(gwt_check(&st)); /* without a store there */
}

/* covers: RTN-DEL-10 RTN-DEL-12 */
static void test_RTN_DEL_10_12_omaha_and_milwaukee(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        IN_CITY "store 0 small_1 omaha; hand 0 corriente; money 0 0; display obj_01 obj_02 obj_03 "
                "obj_04; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:omaha disc:disc_aux_money_2");
    assert_int_equal(st.player[0].money, 3 + 2);
    assert_string_equal(asked(&st), "take");
    assert_true(offers(&st, 0, "decline"));
    play(&st, 0, "decline");
    assert_int_equal(gwt_active(&st), 1);
    st = position(2, ON, IN_CITY NORTH_OPEN FIFTEEN "engine 0 s6; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:milwaukee disc:disc_aux_draw_2");
    assert_int_equal(st.player[0].money, 15 + 3); /* the fee comes last */
    play(&st, 0, "take_stack");
    assert_int_equal(st.player[0].money, 15 + 3 - 3);
    st = position(2, ON, IN_CITY FIFTEEN "engine 0 s18; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:chicago disc:disc_aux_draw_2");
    assert_string_equal(asked(&st), "take");
    assert_string_equal(refused_by(&st, 0, "decline"), "GWT-LOC-10"); /* that of the strip must be taken */
    st = position(2, ON, IN_CITY FIFTEEN "city 0 toledo disc_step_left; engine 0 s18; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:harrisburg disc:disc_aux_draw_2");
    assert_string_equal(refused_by(&st, 0, "decline"), "GWT-LOC-10"); /* nor that of an arrow */
}

/* covers: RTN-EX-13 RTN-DEL-8 */
static void test_RTN_EX_13_denver_and_a_hand_disc(void **unused)
{
    (void)unused;
    static const char *const engine[] = { "s0", "s4" };
    for (int i = 0; i < 2; i++) {
        char table[600];
        snprintf(table, sizeof table,
            IN_CITY "city 0 bloomington disc_aux_money_2; store 0 small_4 denver; money 0 0; "
                    "hand 0 corriente longhorn galloway; engine 0 %s; use 0 kansas_city",
            engine[i]);
        gwt_state st = position(2, ON, table);
        play(&st, 0, "certificates:0");
        assert_int_equal(st.player[0].money, 8);
        assert_int_equal(gwt_transport(&st, 0, GWT_CITY_denver), 4 - i);
        play(&st, 0, "deliver:denver");
        assert_int_equal(offers(&st, 0, "disc:disc_hand_1"), i == 1);
        if (i == 0) {
            assert_string_equal(refused_by(&st, 0, "disc:disc_hand_1"), "GWT-DISC-1");
            continue;
        }
        play(&st, 0, "disc:disc_hand_1");
        assert_int_equal(st.player[0].money, 0);
    }
}

/* covers: RTN-EX-17 RTN-DEL-7 RTN-DEL-13 RTN-STORE-22 */
static void test_RTN_EX_17_special_delivery_after_a_store(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "at a1 0 pb_9a; store 0 small_1; town medium_1 mt_engine; master station_5 sm_store; "
        "engine 0 s18; money 0 6; workers 0 2 1 1; hand 0; use 0 a1");
    play(&st, 0, "use:a1.pb_9a_delivery engine:t5 upgrade:station_5 disc:disc_step_left appoint:cowboy");
    assert_string_equal(asked(&st), "store");
    assert_true(offers(&st, 0, "decline"));
    play(&st, 0, "store:medium_1.0 engine:s19");
    assert_string_equal(asked(&st), "deliver");
    assert_string_equal(list(&st, 0), "deliver:kansas_city_crest deliver:fulton"); /* d is still 1 */
    play(&st, 0, "deliver:fulton disc:disc_aux_money_2");
    assert_string_equal(asked(&st), "phase_b");
    /* A large city with an own store, and one that got its store in between. */
    st = position(2, ON,
        "at a1 0 pb_9a; store 0 small_1; master station_3 sm_store; engine 0 s13; money 0 9; "
        "workers 0 2 1 1; hand 0; use 0 a1");
    play(&st, 0,
        "use:a1.pb_9a_delivery engine:t3 upgrade:station_3 disc:disc_aux_engine_1 appoint:cowboy store:omaha.1");
    assert_string_equal(list(&st, 0), "deliver:kansas_city_crest deliver:fulton");
    st = position(2, ON,
        "at a1 0 pb_9a; store 0 small_1; master station_3 sm_store; engine 0 s14; money 0 9; "
        "workers 0 2 1 1; hand 0; use 0 a1");
    play(&st, 0,
        "use:a1.pb_9a_delivery engine:t3 upgrade:station_3 disc:disc_aux_engine_1 appoint:cowboy store:omaha.1");
    assert_true(offers(&st, 0, "deliver:omaha")); /* value 3 */
    play(&st, 0, "deliver:omaha disc:disc_aux_money_2 decline");
    assert_int_equal(st.player[0].city[GWT_CITY_omaha], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_RTN_EX_2_9_fees),
        cmocka_unit_test(test_RTN_DEL_1_2_3_4_large_cities),
        cmocka_unit_test(test_RTN_DEL_10_12_omaha_and_milwaukee),
        cmocka_unit_test(test_RTN_EX_13_denver_and_a_hand_disc),
        cmocka_unit_test(test_RTN_EX_17_special_delivery_after_a_store),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
