/* test_auction.c: phase 2 with 3 to 5 players (GR-AUC).  Its windows: test_horseshoe.c. */
#include "position.h"

static void test_GR_AUC_1_first_player_opens_with_a_pass_or_1_and_more(void **s)
{
    (void)s;
    gr_state st = position("4 players; first C; step auction");
    expect_asked(&st, "C auction");
    expect_list(&st, 'C', "pass bid:1..15");
    refuse(&st, "C bid:0", "GR-AUC-2");
    refuse(&st, "A bid:1", "GR-DEC-1");
}

static void test_GR_AUC_2_clockwise_strictly_more_or_pass(void **s)
{
    (void)s;
    gr_state st = position("4 players; first C; step auction");
    play(&st, "C bid:3");
    expect_asked(&st, "D auction");
    expect_list(&st, 'D', "pass bid:4..15");
    refuse(&st, "D bid:3", "GR-AUC-2");
    refuse(&st, "D bid:1", "GR-AUC-2");
    play(&st, "D pass");
    expect_asked(&st, "A auction"); /* past the last seat */
    expect_list(&st, 'A', "pass bid:4..15");
    st = position("4 players; first C; step auction");
    play(&st, "C pass");
    expect_list(&st, 'D', "pass bid:1..15"); /* at least 1 when there is none */
    refuse(&st, "D bid:0", "GR-AUC-2");
}

static void test_GR_AUC_3_bid_never_above_own_nuggets(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 7 bank+9; B 3; C 2; step auction");
    expect_list(&st, 'A', "pass bid:1..7"); /* the 9 in the Bank do not count */
    refuse(&st, "A bid:8", "GR-AUC-3");
    refuse(&st, "A bid:16", "GR-AUC-3");
    play(&st, "A bid:1");
    expect_list(&st, 'B', "pass bid:2 bid:3");
    refuse(&st, "B bid:4", "GR-AUC-3");
}

static void test_GR_AUC_4_who_passed_is_out(void **s)
{
    (void)s;
    gr_state st = position("4 players; step auction");
    play(&st, "A pass; B bid:1; C bid:2; D bid:3");
    expect_asked(&st, "B auction"); /* not A */
    expect_list(&st, 'A', "");
    refuse(&st, "A bid:4", "GR-DEC-1");
    play(&st, "B bid:4; C pass; D bid:5");
    expect_asked(&st, "B auction"); /* neither A nor C */
}

static void test_GR_AUC_5_ends_with_a_bid_and_all_others_passed(void **s)
{
    (void)s;
    gr_state st = position("3 players; step auction");
    play(&st, "A bid:2; B bid:6; C pass; A pass");
    expect_events("B wins 6");
    assert_int_equal(st.winner, 1);
    assert_int_equal(st.price, 6);
    expect_asked(&st, "B first_pick"); /* B is not asked again */
    st = position("3 players; step auction");
    play(&st, "A pass; B pass");
    expect_asked(&st, "C auction"); /* no bid yet: not over */
}

static void test_GR_AUC_6_all_pass_first_player_wins_at_0(void **s)
{
    (void)s;
    gr_state st = position("3 players; first B; step auction");
    play(&st, "B pass; C pass; A pass");
    expect_events("B wins 0");
    expect_asked(&st, "B first_pick");
    assert_int_equal(st.price, 0);
}

static void test_GR_AUC_7_the_last_player_is_still_asked(void **s)
{
    (void)s;
    gr_state st = position("3 players; step auction");
    play(&st, "A pass; B pass");
    expect_asked(&st, "C auction");
    expect_list(&st, 'C', "pass bid:1..15");
    gr_state bids = st;
    play(&bids, "C bid:1");
    expect_events("C wins 1");
    play(&st, "C pass");
    expect_events("A wins 0");
}

static void test_GR_AUC_8_who_cannot_outbid_passes_unasked(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 9; B 4; C 5; D 3; step auction");
    play(&st, "A bid:4"); /* B owns no more than 4 */
    expect_events("A bid 4; B pass_broke");
    expect_asked(&st, "C auction");
    play(&st, "C bid:5"); /* D can only pass; A owns 9 */
    expect_events("C bid 5; D pass_broke");
    expect_asked(&st, "A auction");
    st = position("4 players; A 0; B 0; C 2; D 0; step auction"); /* without a nugget nothing can be bid at all */
    expect_asked(&st, "C auction");
    play(&st, "C bid:2");
    expect_events("D pass_broke; C wins 2");
    st = position("4 players; first B; A 0; B 0; C 0; D 0; step auction");
    expect_events("B pass_broke; C pass_broke; D pass_broke; A pass_broke; B wins 0");
    expect_asked(&st, "B first_pick");
}

static void test_GR_AUC_9_moonshine_window_before_any_payment(void **s)
{
    (void)s;
    gr_state st = position("3 players; B moonshine_1; step auction");
    play(&st, "A bid:6; B pass; C pass");
    expect_asked(&st, "B moonshine");
    expect_nuggets(&st, "15 15 15");
    expect_no_event("price");
}

static void test_GR_AUC_10_a_price_of_0_changes_nothing_else(void **s)
{
    (void)s;
    gr_state st = position("4 players; B all_in_1; C moonshine_1; D all_in_2; step auction; dice 1 2");
    play(&st, "A pass; B pass; C pass; D pass");
    expect_asked(&st, "C moonshine"); /* W2 opens */
    play(&st, "C use:moonshine");
    expect_asked(&st, "A first_pick"); /* no W3, no nugget moved */
    expect_nuggets(&st, "15 15 15 15");
    expect_no_event("price");
    expect_no_event("share");
    play(&st, "A take:railway_station; A discard:moonshine_2");
    expect_asked(&st, "D take"); /* the choice is reversed */
    finish_picks(&st);
    expect_events("D take; C take; B take; A production 1 2 3; A round 4"); /* A rolls and is first again */
}

/* ---- examples ---------------------------------------------------------------------------------------------------- */

static void test_GR_EX_1_auction(void **s)
{
    (void)s;
    gr_state st = position("4 players; step auction");
    play(&st, "A bid:2; B pass; C bid:4; D pass; A bid:5; C pass");
    expect_events("A wins 5");
    expect_asked(&st, "A first_pick");
}

static void test_GR_EX_2_last_player_bids_1(void **s)
{
    (void)s;
    gr_state st = position("4 players; step auction");
    play(&st, "A pass; B pass; C pass; D bid:1");
    expect_events("D wins 1");
    expect_asked(&st, "D first_pick");
}

static void test_GR_EX_3_all_four_pass(void **s)
{
    (void)s;
    gr_state st = position("4 players; step auction");
    play(&st, "A pass; B pass; C pass; D pass");
    expect_events("A wins 0");
    expect_nuggets(&st, "15 15 15 15");
    expect_asked(&st, "A first_pick");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_AUC_1_first_player_opens_with_a_pass_or_1_and_more),
        cmocka_unit_test(test_GR_AUC_2_clockwise_strictly_more_or_pass),
        cmocka_unit_test(test_GR_AUC_3_bid_never_above_own_nuggets),
        cmocka_unit_test(test_GR_AUC_4_who_passed_is_out),
        cmocka_unit_test(test_GR_AUC_5_ends_with_a_bid_and_all_others_passed),
        cmocka_unit_test(test_GR_AUC_6_all_pass_first_player_wins_at_0),
        cmocka_unit_test(test_GR_AUC_7_the_last_player_is_still_asked),
        cmocka_unit_test(test_GR_AUC_8_who_cannot_outbid_passes_unasked),
        cmocka_unit_test(test_GR_AUC_9_moonshine_window_before_any_payment),
        cmocka_unit_test(test_GR_AUC_10_a_price_of_0_changes_nothing_else),
        cmocka_unit_test(test_GR_EX_1_auction),
        cmocka_unit_test(test_GR_EX_2_last_player_bids_1),
        cmocka_unit_test(test_GR_EX_3_all_four_pass),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
