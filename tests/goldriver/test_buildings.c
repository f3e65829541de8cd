/* test_buildings.c: Bank, Post Office, Saloon (GR-BANK, GR-POST, GR-SALOON).  The Railway Station is a joker:
 * test_poker.c. */
#include "position.h"

/* ---- Bank -------------------------------------------------------------------------------------------------------- */

static void test_GR_BANK_1_multiples_of_3_when_taken_and_on_a_total_of_3(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 10; sale bank; step first_pick");
    play(&st, "A take:bank; A discard:all_in_1");
    expect_asked(&st, "A deposit");
    expect_list(&st, 'A', "deposit:0..9/3");
    refuse(&st, "A deposit:4", "GR-BANK-1");
    refuse(&st, "A deposit:12", "GR-BANK-6");
    play(&st, "A deposit:6");
    expect_nuggets(&st, "4 15 15");
    assert_int_equal(st.deposit, 6);
    st = position("3 players; winner B; A 10 bank+6; dice 2 1; step roll"); /* whoever rolled */
    expect_asked(&st, "A deposit");
    expect_list(&st, 'A', "deposit:0..9/3");
    play(&st, "A deposit:9");
    assert_int_equal(st.deposit, 15);
    expect_nuggets(&st, "1 15 15");
}

static void test_GR_BANK_2_deposits_are_out_of_reach(void **s)
{
    (void)s; /* not bid, paid, stolen or discarded */
    gr_state st = position("3 players; A 2 bank+30; step auction");
    expect_list(&st, 'A', "pass bid:1 bid:2");
    st = position("3 players; A 1 bank+30; B san_narciso_02 san_narciso_03 mayor:san_narciso; sale san_narciso_04;"
                  "step first_pick");
    play(&st, "A take:san_narciso_04; A discard:all_in_1");
    expect_nuggets(&st, "0 16 15"); /* a fee of 2 */
    assert_int_equal(st.deposit, 30);
    st = position("3 players; winner B; A 1 bank+30 san_narciso_02 san_narciso_03; sale raid; step first_pick");
    play(&st, "B take:raid; B discard:all_in_1; A fine");
    expect_nuggets(&st, "0 15 15");
    assert_int_equal(st.deposit, 30);
    /* nor taken out: no list offers it, and deposits are never negative */
    st = position("3 players; A 5 bank+30; dice 1 2; step roll");
    expect_list(&st, 'A', "deposit:0 deposit:3");
}

static void test_GR_BANK_3_at_the_end_deposit_and_a_third(void **s)
{
    (void)s;
    for (int deposit = 0; deposit <= 21; deposit += 3) {
        char text[80];
        sb_text t = SB_TEXT(text);
        sb_putf(&t, "3 players poker=off; A 2 bank+%d; B 5; step over", deposit);
        gr_state st = position(text);
        sb_result r;
        gr_result(&st, &r);
        assert_int_equal(r.score[0][GR_CAT_BANK], deposit + deposit / 3);
        assert_int_equal(r.score[0][GR_CAT_TOTAL], 2 + deposit + deposit / 3);
        assert_int_equal(r.score[1][GR_CAT_BANK], 0);
    }
}

static void test_GR_BANK_4_the_total_not_a_die(void **s)
{
    (void)s;
    static const char *const closed[] = { "3 3", "3 1", "3 4", "1 1", "2 2" };
    for (size_t i = 0; i < sizeof closed / sizeof *closed; i++) {
        char text[80];
        sb_text t = SB_TEXT(text);
        sb_putf(&t, "3 players; A bank; dice %s; step roll", closed[i]);
        gr_state st = position(text);
        expect_asked(&st, "A auction");
    }
    gr_state st = position("3 players; A bank; dice 1 2; step roll");
    expect_asked(&st, "A deposit");
}

static void test_GR_BANK_5_dynamited_deposit_back_no_interest_no_gain(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 1 bank+9; C saloon; sale dynamite_1; step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_1; A dynamite:bank");
    expect_nuggets(&st, "15 10 15"); /* 9 at once, and nothing for the Saloon */
    expect_no_event("tribute");
}

static void test_GR_BANK_6_through_a_bandit_later_deposits_add_up_not_asked_below_3(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 8; sale one_armed_bandit_1; deck bank; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:1");
    expect_asked(&st, "A deposit");
    expect_list(&st, 'A', "deposit:0 deposit:3 deposit:6"); /* the 7 he owns at that moment */
    play(&st, "A deposit:3");
    next_dice(&st, 1, 2, 0);
    finish_picks(&st);
    expect_asked(&st, "A deposit");
    play(&st, "A deposit:3");
    assert_int_equal(st.deposit, 6);
    st = position("3 players; A 2; sale bank; step first_pick");
    play(&st, "A take:bank; A discard:all_in_1");
    expect_asked(&st, "B take");
    st = position("3 players; A 2 bank; dice 1 2; step roll");
    expect_asked(&st, "A auction");
    st = position("3 players; A 0 bank coyote_city_03 wagon@coyote_city_03; dice 1 2;"
                  "step roll"); /* 3 from this very roll */
    expect_asked(&st, "A deposit");
}

static void test_GR_EX_33_seventeen_nuggets(void **s)
{
    (void)s;
    gr_state st = position("3 players poker=off; A 17; sale bank; step first_pick; deck 0");
    play(&st, "A take:bank; A discard:all_in_1");
    expect_list(&st, 'A', "deposit:0 deposit:3 deposit:6 deposit:9 deposit:12 deposit:15");
    play(&st, "A deposit:15");
    assert_int_equal(st.nuggets[0], 2);
    next_dice(&st, 6, 6, 0);
    finish_picks(&st);
    expect_asked(&st, "nobody");
    expect_score(&st, 'A', "2 0 0 20 0 22");
}

/* ---- Post Office ------------------------------------------------------------------------------------------------- */

static void test_GR_POST_1_the_winner_may_roll_one_die_and_set_the_other(void **s)
{
    (void)s;
    gr_state st = position("3 players; winner B; B 0 post_office cold_mountain_06; dice 4; step roll");
    expect_asked(&st, "B roll");
    expect_list(&st, 'B', "roll_two roll_one");
    play(&st, "B roll_one");
    expect_events("B one_die 4");
    expect_asked(&st, "B set_die");
    expect_list(&st, 'B', "set:1..6");
    refuse(&st, "B set:7", "GR-POST-1");
    refuse(&st, "B set:0", "GR-POST-1");
    play(&st, "B set:2");
    expect_events("B set_die 2; B production 4 2 6; B produce cold_mountain_06 9");
    st = position("3 players; winner A; B post_office; step roll"); /* only if its owner is the winner */
    expect_events("A production");
    expect_asked(&st, "A auction");
}

static void test_GR_POST_2_decided_before_rolling_and_the_set_die_counts_fully(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 post_office whiskey_river_double_2 bank;"
                           "B 0 cold_mountain_06 cactus_junction_07; dice 6; step roll");
    expect_no_event("one_die"); /* nothing is rolled before he has decided */
    gr_state two = st;
    play(&two, "A roll_two");
    expect_no_event("set_die");
    play(&st, "A roll_one");
    refuse(&st, "A roll_two", "GR-DEC-1"); /* no way back */
    play(&st, "A set:6");
    expect_events("A produce whiskey_river_double_2 2; B explode cold_mountain_06"); /* doubles and explosions */
    st = position("3 players; A 9 post_office bank coyote_city_10 gold_1@coyote_city_10; dice 1; step roll");
    play(&st, "A roll_one");
    gr_state four = st;
    play(&st, "A set:2"); /* the Bank */
    expect_asked(&st, "A deposit");
    play(&four, "A set:3"); /* Gold! */
    expect_events("A produce coyote_city_10 6");
}

static void test_GR_POST_3_for_the_production_roll_only_also_in_the_round_it_is_taken(void **s)
{
    (void)s;
    gr_state st = position("3 players; A post_office; C 0; sale hold_up_1; step first_pick; dice 1 1");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:2"); /* no question about the dice */
    expect_events("A roll 1 1 2");
    st = position("3 players; A post_office; B saloon; C 0; sale dynamite_1; step first_pick; dice 1 1");
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_events("A roll 1 1 2");
    st = position("3 players; sale post_office; step first_pick");
    play(&st, "A take:post_office; A discard:all_in_1");
    finish_picks(&st);
    expect_asked(&st, "A roll");
}

static void test_GR_EX_34_the_die_shows_2(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 9 post_office bank; B 0 coyote_city_10 gold_1@coyote_city_10;"
                           "C 0 whiskey_river_double_3; dice 2; step roll");
    play(&st, "A roll_one");
    gr_state two = st;
    play(&st, "A set:1");
    expect_events("A production 2 1 3");
    expect_asked(&st, "A deposit");
    play(&two, "A set:2");
    expect_events("A production 2 2 4; B produce coyote_city_10 6; C produce whiskey_river_double_3 3");
}

/* ---- Saloon ------------------------------------------------------------------------------------------------------ */

static void test_GR_SALOON_1_one_nugget_of_every_gain_of_6_or_more(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 cold_mountain_06; B 0 saloon; C 0 ghost_mine_1; dice 2 4;"
                           "step roll"); /* 9 and 5 */
    expect_events("A tribute B 1");
    expect_no_event("C tribute");
    expect_nuggets(&st, "8 1 5");
    st = position("4 players; A 12; B saloon; price 12; step pay"); /* money kept from an auction: 6, 3, 3 */
    expect_events("D share 6; D tribute B 1");
    expect_no_event("C tribute");
    st = position("4 players; A 10; B saloon; price 10; step pay"); /* 5, 3, 2 */
    expect_no_event("tribute");
    st = position("3 players; B 20; C 0 saloon; sale hold_up_1; step first_pick; dice 6 6"); /* an effect */
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:6");
    expect_events("A steal B 6; A tribute C 1");
}

static void test_GR_SALOON_2_per_event_before_the_tribute(void **s)
{
    (void)s; /* a Mayor fee of 6 */
    gr_state st = position("3 players; A 15;"
                           "B san_narciso_02 san_narciso_03 san_narciso_04 san_narciso_07 san_narciso_08 san_narciso_10"
                           "  mayor:san_narciso; C saloon; sale san_narciso_11; step first_pick");
    play(&st, "A take:san_narciso_11; A discard:all_in_1");
    expect_events("A fee B 6; B tribute C 1");
    st = position("2 players; A 0 saloon; B 0; winner A; price 11; step loser"); /* the money of 2 players: 6 of 11 */
    play(&st, "B money");
    expect_events("B share 6; rest_to_supply 5; B tribute A 1");
    expect_nuggets(&st, "1 5");
    /* not a recovered deposit: GR-BANK-5; not the nuggets he starts with */
    st = new_game("4 players", 1);
    expect_no_event("tribute");
}

static void test_GR_SALOON_3_its_owner_pays_nothing(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 saloon cold_mountain_06; dice 2 4; step roll");
    expect_nuggets(&st, "9 15 15");
    expect_no_event("tribute");
}

static void test_GR_SALOON_4_right_after_the_gain(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 20; C 0 saloon; sale hold_up_1; step first_pick; dice 6 6");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:8");
    expect_events("A steal B 8; A tribute C 1; out hold_up_1");
    st = position("4 players; A 24; C saloon; price 24; step pay"); /* the auction: after the whole chain */
    expect_events("D share 12; C share 6; B share 6; D tribute C 1; B tribute C 1");
    st = position("3 players; A 0 cold_mountain_06 ; B 0 cold_mountain_12 whiskey_river_double_3; C 0 saloon;"
                  "dice 6 6; step roll");
    expect_events("B produce cold_mountain_12; B produce whiskey_river_double_3; B tribute C 1;"
                  "A explode cold_mountain_06"); /* step (c) */
    expect_nuggets(&st, "0 7 1");
}

static void test_GR_SALOON_5_what_was_really_received(void **s)
{
    (void)s; /* a fee of 6 of which only 5 can be paid */
    gr_state st = position("3 players; A 5;"
                           "B san_narciso_02 san_narciso_03 san_narciso_04 san_narciso_07 san_narciso_08 san_narciso_10"
                           "  mayor:san_narciso; C saloon; sale san_narciso_11; step first_pick");
    play(&st, "A take:san_narciso_11; A discard:all_in_1");
    expect_events("A fee B 5");
    expect_no_event("tribute");
    st = position("3 players; A 0 cold_mountain_06; B 0 coyote_city_06; dice 2 4;"
                  "step roll"); /* nobody owns the Saloon */
    expect_no_event("tribute");
    /* a tribute is no gain: six of them at once could not be, but B's 5 and a tribute of 1 are not 6 */
    st = position("3 players; A 0 cold_mountain_06; B 0 saloon ghost_mine_1; dice 2 4; step roll");
    expect_nuggets(&st, "8 6 15");
    /* an indemnity is at most 5 */
    st = position("3 players; A 9; B bank; C saloon; sale dynamite_1; step first_pick; dice 1 4");
    play(&st, "A take:dynamite_1; A discard:all_in_1; A dynamite:bank");
    expect_events("A indemnity B 5");
    expect_no_event("tribute");
}

static void test_GR_EX_35_production_of_6_and_of_5(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 coyote_city_06 whiskey_river_even_2; B 0 saloon; dice 2 4; step roll");
    expect_nuggets(&st, "5 1 15");
    st = position("4 players; D 0 ghost_mine_1; B 0 saloon; A 6; price 6; step pay;"
                  "sale post_office"); /* D keeps 3 of the auction */
    assert_int_equal(st.nuggets[3], 3);
    play(&st, "A take:post_office; A discard:all_in_1");
    finish_picks(&st);
    next_dice(&st, 2, 4, 0);
    play(&st, "A roll_two"); /* and his Ghost Mine gives 5 */
    expect_events("D produce ghost_mine_1 5");
    expect_no_event("tribute");
    assert_int_equal(st.nuggets[3], 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_BANK_1_multiples_of_3_when_taken_and_on_a_total_of_3),
        cmocka_unit_test(test_GR_BANK_2_deposits_are_out_of_reach),
        cmocka_unit_test(test_GR_BANK_3_at_the_end_deposit_and_a_third),
        cmocka_unit_test(test_GR_BANK_4_the_total_not_a_die),
        cmocka_unit_test(test_GR_BANK_5_dynamited_deposit_back_no_interest_no_gain),
        cmocka_unit_test(test_GR_BANK_6_through_a_bandit_later_deposits_add_up_not_asked_below_3),
        cmocka_unit_test(test_GR_EX_33_seventeen_nuggets),
        cmocka_unit_test(test_GR_POST_1_the_winner_may_roll_one_die_and_set_the_other),
        cmocka_unit_test(test_GR_POST_2_decided_before_rolling_and_the_set_die_counts_fully),
        cmocka_unit_test(test_GR_POST_3_for_the_production_roll_only_also_in_the_round_it_is_taken),
        cmocka_unit_test(test_GR_EX_34_the_die_shows_2),
        cmocka_unit_test(test_GR_SALOON_1_one_nugget_of_every_gain_of_6_or_more),
        cmocka_unit_test(test_GR_SALOON_2_per_event_before_the_tribute),
        cmocka_unit_test(test_GR_SALOON_3_its_owner_pays_nothing),
        cmocka_unit_test(test_GR_SALOON_4_right_after_the_gain),
        cmocka_unit_test(test_GR_SALOON_5_what_was_really_received),
        cmocka_unit_test(test_GR_EX_35_production_of_6_and_of_5),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
