/* test_brahman.c: the Brahman variant (RTN-BRA, RTN-EX-4). */
#include "position.h"

/* In Kansas City, foresight without a choice: the certificates are the first decision. */
#define IN_CITY "foresight 1 - -; foresight 2 - -; foresight 3 - -; "

/* ---- setup ------------------------------------------------------------------------------------------------------- */

/* covers: RTN-BRA-1 RTN-BRA-14 RTN-SET-13 RTN-SET-14 */
static void test_RTN_BRA_1_not_with_simmental(void **unused)
{
    (void)unused;
    sb_setup s;
    assert_int_equal(sb_setup_init(&gwt_game, 2, &s), SB_OK);
    assert_int_equal(s.value[GWT_OPTION_BRAHMAN], 0);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "brahman", "on"), SB_OK); /* alone: no Rails to the North needed */
    assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "on"), SB_OPTION_CONFLICT);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "brahman", "off"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "on"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "brahman", "on"), SB_OPTION_CONFLICT);
    gwt_state st = position(2, "brahman=on", "");
    st.simmental = 1;
    assert_non_null(gwt_check(&st));
}

/* covers: RTN-BRA-2 RTN-BRA-3 RTN-BRA-12 */
static void test_RTN_BRA_2_3_the_market(void **unused)
{
    (void)unused;
    static const int shown[] = { 0, 0, 9, 12, 15 };
    for (int players = 2; players <= 4; players++) {
        gwt_state st = position(players, "brahman=on", "");
        int n = st.market[GWT_CARD_brahman];
        for (int i = 0; i < st.market_stack_n; i++)
            n += st.market_stack[i] == GWT_CARD_brahman;
        assert_int_equal(n, 8);
        assert_int_equal(gwt_market_size(&st), shown[players]);
        assert_int_equal(gwt_market_size(&st) + st.market_stack_n, 44);
        assert_int_equal(st.supply[GWT_CARD_simmental_2], 0);
        arrange(&st, "market");
        gwt_market_refill(&st, NULL); /* GWT-JOB-3 */
        assert_int_equal(gwt_market_size(&st), shown[players]);
        assert_int_equal(gwt_size(st.display) + st.obj_stack_n, 24); /* RTN-SET-14: no card of this box */
    }
    assert_int_equal(GWT_CARD[GWT_CARD_brahman].value, 2);
    assert_int_equal(GWT_CARD[GWT_CARD_brahman].vp, 3);
    gwt_state off = position(2, "", "");
    for (int i = 0; i < off.market_stack_n; i++)
        assert_int_not_equal(off.market_stack[i], GWT_CARD_brahman);
    off.market[GWT_CARD_brahman] = 1;
    assert_non_null(gwt_check(&off));
}

/* covers: RTN-BRA-4 RTN-BRA-12 RTN-BRA-14 */
static void test_RTN_BRA_4_buying(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "brahman=on", "market brahman brahman; workers 0 2 1 1; money 0 13; hand 0; use 0 e");
    play(&st, 0, "use:e.neutral_e_buy");
    assert_string_equal(list(&st, 0), "buy:buy_brahman_1c.brahman buy:buy_brahman_2c.brahman reveal");
    assert_string_equal(refused_by(&st, 0, "buy:buy_simmental_1c.simmental_1"), "GWT-BUY-4");
    gwt_state two = st;
    play(&st, 0, "buy:buy_brahman_2c.brahman");
    assert_int_equal(st.player[0].money, 13 - 5);
    assert_int_equal(discarded(&st, 0, "brahman"), 1);
    play(&two, 0, "buy:buy_brahman_1c.brahman");
    assert_int_equal(two.player[0].money, 13 - 8);
    assert_string_equal(list(&two, 0), "reveal done"); /* one cowboy left, but not 8$ */
    assert_string_equal(refused_by(&two, 0, "buy:buy_brahman_1c.brahman"), "GWT-BUY-2");
    assert_string_equal(refused_by(&two, 0, "buy:buy_brahman_2c.brahman"), "GWT-BUY-1");
}

/* ---- discarding -------------------------------------------------------------------------------------------------- */

/* covers: RTN-BRA-5 RTN-BRA-10 */
static void test_RTN_BRA_5_10_discarding(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "brahman=on", "hand 0 brahman; use 0 a");
    assert_int_equal(offered(&st, 0, "use_cards"), 0); /* a Galloway is asked for */
    arrange(&st, "hand 0 brahman galloway; use 0 f");
    assert_int_equal(offered(&st, 0, "use_cards"), 0); /* two cards, two breeds */
    arrange(&st, "hand 0 brahman brahman galloway; money 0 0; use 0 f");
    assert_true(offers(&st, 0, "use_cards:f.neutral_f_pair.brahman.brahman"));
    play(&st, 0, "use_cards:f.neutral_f_pair.brahman.brahman");
    assert_int_equal(st.player[0].money, 4);
    arrange(&st, "at flood_risk_1 0 pb_5a; hand 0 brahman; use 0 flood_risk_1");
    assert_int_equal(offered(&st, 0, "use_cards:flood_risk_1.pb_5a_value_3"), 0); /* value 3: not an orange card */
    assert_true(offers(&st, 0, "use_cards:flood_risk_1.risk_any_cattle_certificate.brahman"));
}

/* ---- income ------------------------------------------------------------------------------------------------------ */

/* covers: RTN-EX-4 RTN-BRA-6 RTN-BRA-7 */
static void test_RTN_EX_4_income(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "brahman=on", IN_CITY "hand 0 brahman brahman brahman galloway; money 0 0; use 0 kansas_city");
    assert_int_equal(gwt_breeding_value(&st.player[0]), 4);
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 16);
    assert_string_equal(asked(&st), "deliver");
    assert_true(offers(&st, 0, "deliver:st_louis"));
    assert_string_equal(refused_by(&st, 0, "deliver:bloomington"), "GWT-DEL-1");
    assert_int_equal(discarded(&st, 0, "brahman"), 3);
}

/* covers: RTN-BRA-8 RTN-BRA-9 RTN-BRA-13 */
static void test_RTN_BRA_8_9_13_automatic_and_no_growing(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "brahman=on",
        IN_CITY "city 0 fulton disc_aux_money_2; hand 0 brahman brahman; "
                "top 0 brahman; money 0 0; tokens 0 1; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 2 + 8); /* both are paid for, one counts for the value */
    assert_string_equal(asked(&st), "deliver");  /* no question about growing, none in between */
    assert_int_equal(st.player[0].hand_n, 0);
    play(&st, 0, "exchange:1 discard:brahman"); /* too late for income */
    assert_int_equal(st.player[0].money, 10);
    play(&st, 0, "deliver:kansas_city_crest disc:disc_aux_draw_2");
    assert_int_equal(st.player[0].money, 14);
    assert_int_equal(discarded(&st, 0, "brahman") + hand_of(&st, 0, "brahman"), 3);
}

/* The dollars may pay for the disc of step 5. */
static void test_RTN_BRA_9_the_money_pays_for_a_disc(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "brahman=on",
        IN_CITY "hand 0 brahman hereford_5 shorthorn_3; certificates 0 0; money 0 0; engine 0 s18; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 11 + 4);
    play(&st, 0, "deliver:chicago disc:disc_hand_1");
    assert_int_equal(st.player[0].money, 15 - 5);
}

/* ---- end --------------------------------------------------------------------------------------------------------- */

/* covers: RTN-BRA-10 RTN-BRA-3 */
static void test_RTN_BRA_10_points(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "brahman=on", "hand 0 brahman; discard 0 brahman; top 0 brahman; turn 0");
    gwt_holding own;
    assert_int_equal(points(&st, 0, GWT_CAT_CATTLE), 9);
    own = gwt_holding_of(&st, 0);
    assert_int_equal(own.have[GWT_TASK_VALUE_3] + own.have[GWT_TASK_SHORTHORN] + own.have[GWT_TASK_HEREFORD], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_RTN_BRA_1_not_with_simmental),
        cmocka_unit_test(test_RTN_BRA_2_3_the_market),
        cmocka_unit_test(test_RTN_BRA_4_buying),
        cmocka_unit_test(test_RTN_BRA_5_10_discarding),
        cmocka_unit_test(test_RTN_EX_4_income),
        cmocka_unit_test(test_RTN_BRA_8_9_13_automatic_and_no_growing),
        cmocka_unit_test(test_RTN_BRA_9_the_money_pays_for_a_disc),
        cmocka_unit_test(test_RTN_BRA_10_points),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
