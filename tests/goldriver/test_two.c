/* test_two.c: the game for two (GR-TWO). */
#include "position.h"

static void test_GR_TWO_1_three_sale_cards_first_concessions_and_window_w1(void **s)
{
    (void)s;
    for (uint64_t seed = 0; seed < 50; seed++) { /* the round 1 restriction applies */
        gr_state first = new_game("2 players", seed);
        assert_int_equal(gr_size(first.sale), 3);
        assert_true(first.sale >> (GR_CARD_ghost_mine_2 + 1) == 0); /* concessions come first in the list */
    }
    gr_state st = position("2 players; B penny_press_1; step round");
    assert_int_equal(gr_size(st.sale), 3);
    expect_asked(&st, "B penny_press"); /* W1 */
    play(&st, "B use:penny_press");
    assert_int_equal(gr_size(st.sale), 3);
    expect_asked(&st, "A bid; B bid");
}

static void test_GR_TWO_2_both_bid_once_in_secret(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 4; B 7 bank+6; step bids");
    expect_asked(&st, "A bid; B bid");
    expect_list(&st, 'A', "bid:0..4");
    expect_list(&st, 'B', "bid:0..7"); /* all his nuggets, a deposit does not count */
    refuse(&st, "A bid:5", "GR-TWO-2");
    play(&st, "B bid:3");
    expect_events("B sealed");
    for (int i = 0; i < position_events.n; i++) { /* the amount is for B's eyes, not for A's or a spectator's */
        const sb_event *e = &position_events.at[i];
        bool tells = e->kind == GR_EV_SEALED_OWN;
        assert_true(sb_event_visible(e, 1));
        assert_true(sb_event_visible(e, 0) == !tells && sb_event_visible(e, SB_SPECTATOR) == !tells);
    }
    expect_no_event("shown");
    expect_asked(&st, "A bid");
    expect_list(&st, 'B', ""); /* once */
    uint32_t reveals = st.rng.reveals;
    play(&st, "A bid:4");
    expect_events("A shown 4; B shown 3; A wins 4");
    assert_int_equal(st.rng.reveals, reveals + 1);   /* something hidden was shown: no free undo behind it */
    st = position("2 players; A 0; B 7; step bids"); /* not asked: his bid is 0 */
    expect_asked(&st, "B bid");
}

static void test_GR_TWO_3_higher_bid_wins_ties_go_to_the_first_player(void **s)
{
    (void)s;
    for (int first = 0; first < 2; first++)
        for (int a = 0; a <= 3; a++)
            for (int b = 0; b <= 3; b++) {
                char text[60], moves[40];
                sb_text t = SB_TEXT(text), m = SB_TEXT(moves);
                sb_putf(&t, "2 players; first %c; step bids", 'A' + first);
                sb_putf(&m, "A bid:%d; B bid:%d", a, b);
                gr_state st = position(text);
                play(&st, moves);
                int winner = a > b ? 0 : b > a ? 1 : first;
                assert_int_equal(st.winner, winner);
                assert_int_equal(st.price, winner == 0 ? a : b);
                expect_asked(&st, winner == 0 ? "A first_pick" : "B first_pick");
            }
}

static void test_GR_TWO_4_the_loser_takes_his_bid_back(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 9; B 8; step bids");
    play(&st, "A bid:6; B bid:5");
    expect_nuggets(&st, "3 8");
    assert_int_equal(st.transit, 6);
}

static void test_GR_TWO_5_winner_takes_one_and_puts_one_out_of_play(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 5; price 3; B san_narciso_02 san_narciso_03 mayor:san_narciso;"
                           "sale san_narciso_04 bank raid;"
                           "step first_pick");
    expect_list(&st, 'A', "take:san_narciso_04 take:raid take:bank");
    play(&st, "A take:san_narciso_04");
    expect_list(&st, 'A', "discard:raid discard:bank");
    expect_no_event("fee"); /* resolved after the discard */
    play(&st, "A discard:raid");
    expect_card(&st, "raid", "out");
    expect_events("A discard raid; A fee B 2 san_narciso; A place san_narciso_04");
    expect_asked(&st, "B loser");
}

static void test_GR_TWO_6_the_loser_takes_the_card_or_half_of_the_stake(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 5; B 5; winner A; price 7; sale saloon; step loser");
    expect_asked(&st, "B loser");
    expect_list(&st, 'B', "take:saloon money");
    gr_state money = st;
    play(&st, "B take:saloon"); /* (a), and it is resolved */
    expect_card(&st, "saloon", "B");
    play(&money, "B money"); /* (b), rounded up */
    expect_events("B share 4");
    expect_nuggets(&money, "5 9");
}

static void test_GR_TWO_7_the_rest_goes_to_the_supply_the_card_out_of_play(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 5; B 5; winner A; price 7; sale saloon; step loser"), money = st;
    play(&st, "B take:saloon");
    expect_events("rest_to_supply 7; B take saloon");
    play(&money, "B money");
    expect_events("out saloon; B share 4; rest_to_supply 3");
    expect_card(&money, "saloon", "out");
}

static void test_GR_TWO_8_all_in_for_the_whole_stake(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 5; B 5 all_in_1 all_in_2; winner A; price 7; sale saloon;"
                           "step loser"),
             card = st;
    play(&st, "B money");
    expect_asked(&st, "B all_in_stake");
    expect_list(&st, 'B', "decline use:all_in");
    gr_state declines = st;
    play(&st, "B use:all_in");
    expect_events("B use all_in_1; B share 7");
    expect_no_event("rest_to_supply");
    expect_nuggets(&st, "5 12");
    expect_card(&st, "all_in_2", "B kept");
    play(&declines, "B decline");
    expect_nuggets(&declines, "5 9");
    play(&card, "B take:saloon"); /* case (a): not asked */
    expect_no_event("use");
    /* stake of 1: half is all of it, nothing to ask */
    st = position("2 players; A 5; B 5 all_in_1; winner A; price 1; sale saloon; step loser");
    play(&st, "B money");
    expect_nuggets(&st, "5 6");
    expect_card(&st, "all_in_1", "B kept");
}

static void test_GR_TWO_9_money_of_a_stake_of_0(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 5; B 5; winner A; price 0; sale raid; step loser");
    expect_list(&st, 'B', "take:raid money");
    play(&st, "B money");
    expect_card(&st, "raid", "out");
    expect_nuggets(&st, "5 5");
}

static void test_GR_TWO_10_nothing_is_paid_from_player_to_player_but_fees_and_saloon(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 15; B 15; step bids");
    play(&st, "A bid:14; B bid:2");
    expect_nuggets(&st, "1 15");
    expect_no_event("share");
    st = position("2 players; A 0; B 4; winner A; A saloon san_narciso_02 san_narciso_03 mayor:san_narciso; price 12;"
                  "sale san_narciso_04;"
                  "step loser");
    gr_state money = st;
    play(&st, "B take:san_narciso_04"); /* a fee as usual */
    expect_events("B fee A 2 san_narciso");
    play(&money, "B money"); /* and the Saloon */
    expect_events("B share 6; rest_to_supply 6; B tribute A 1");
}

static void test_GR_TWO_11_the_winner_rolls_and_is_first_next(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 5; B 5; first A; winner B; price 2; sale saloon; step loser; dice 3 4");
    play(&st, "A take:saloon");
    expect_events("B production 3 4 7; B round 4");
    assert_int_equal(st.first, 1);
}

static void test_GR_TWO_12_bid_back_and_stake_away_before_the_pick(void **s)
{
    (void)s; /* A stakes 13 of 15: 2 are left for the Bandit; B's bid of 4 is his again and can be robbed */
    gr_state st = position("2 players; A 15; B 4; sale one_armed_bandit_1 hold_up_1 bank; step bids; dice 6 6");
    play(&st, "A bid:13; B bid:4");
    expect_nuggets(&st, "2 4");
    gr_state rob = st, bank = st;
    play(&st, "A take:one_armed_bandit_1; A discard:bank");
    expect_list(&st, 'A', "pay:1 pay:2");
    play(&rob, "A take:hold_up_1; A discard:bank; A announce:8");
    expect_nuggets(&rob, "6 0"); /* all 4 of them */
    assert_int_equal(rob.transit, 13);
    play(&bank, "A take:bank; A discard:hold_up_1"); /* 2 nuggets: nothing to deposit */
    expect_asked(&bank, "B loser");
    assert_int_equal(bank.transit, 13); /* out of reach of every effect */
}

static void test_GR_TWO_13_when_nuggets_and_cards_move(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 15; B 15; step bids");
    play(&st, "B bid:3; A bid:9");
    expect_events("A shown 9; B shown 3; A wins 9; A price 9");
    assert_int_equal(st.transit, 9); /* from when the bids are shown */
    /* (a): the supply has it before the loser's card is resolved */
    st = position("2 players; A 15; B 15 saloon; winner A; price 9; sale bank; step loser");
    play(&st, "B take:bank");
    expect_asked(&st, "B deposit");
    assert_int_equal(st.transit, 0);
    /* (b): the card goes out before T7; then his part, the rest, the tribute, the check */
    st = position("2 players; A 0 saloon; B 0 all_in_1 one_armed_bandit_1; winner A; price 13; sale bank; step loser");
    play(&st, "B money");
    expect_asked(&st, "B all_in_stake");
    expect_card(&st, "bank", "out");
    assert_int_equal(st.transit, 13);
    play(&st, "B decline");
    expect_events("B share 7; rest_to_supply 6; B tribute A 1");
    expect_asked(&st, "B bandit_pay");
}

static void test_GR_EX_36_bids_7_and_4(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 15; B 15 all_in_2; sale saloon bank post_office; step bids");
    int supply = st.from_supply;
    play(&st, "A bid:7; B bid:4");
    expect_nuggets(&st, "8 15");
    play(&st, "A take:post_office; A discard:bank");
    gr_state money = st;
    play(&st, "B take:saloon");
    assert_int_equal(st.from_supply, supply - 7);
    play(&money, "B money");
    gr_state all = money;
    play(&money, "B decline");
    expect_nuggets(&money, "8 19");
    assert_int_equal(money.from_supply, supply - 3);
    play(&all, "B use:all_in");
    expect_nuggets(&all, "8 22");
    assert_int_equal(all.from_supply, supply);
}

static void test_GR_EX_37_a_tie(void **s)
{
    (void)s;
    gr_state st = position("2 players; first B; step bids");
    play(&st, "A bid:5; B bid:5");
    expect_events("B wins 5");
    assert_int_equal(st.transit, 5);
    expect_nuggets(&st, "15 10");
}

static void test_GR_EX_58_saloon(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 15 saloon; B 15 all_in_1; sale post_office bank railway_station; step bids");
    int supply = st.from_supply;
    play(&st, "A bid:7; B bid:4");
    expect_asked(&st, "A first_pick");
    expect_nuggets(&st, "8 15");
    assert_int_equal(st.transit, 7);
    play(&st, "A take:post_office; A discard:bank; B money");
    gr_state all = st;
    play(&st, "B decline");
    expect_nuggets(&st, "8 19");
    expect_no_event("tribute");
    assert_int_equal(st.from_supply, supply - 3);
    play(&all, "B use:all_in");
    expect_nuggets(&all, "9 21");
    assert_int_equal(all.from_supply, supply);
    st = position("2 players; A 8; B 15 all_in_1 saloon; winner A; price 7; step loser");
    play(&st, "B money; B use:all_in");
    expect_nuggets(&st, "8 22");
}

static void test_GR_EX_61_no_nuggets(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 0; B 5; step bids");
    expect_asked(&st, "B bid");
    expect_list(&st, 'B', "bid:0..5");
    gr_state one = st;
    play(&st, "B bid:0");
    expect_events("A wins 0");
    play(&one, "B bid:1");
    expect_events("B wins 1");
    assert_int_equal(one.transit, 1);
    st = position("2 players; A 0; B 0; step bids");
    expect_events("A wins 0");
    expect_no_event("price"); /* no nugget moves */
    expect_asked(&st, "A first_pick");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_TWO_1_three_sale_cards_first_concessions_and_window_w1),
        cmocka_unit_test(test_GR_TWO_2_both_bid_once_in_secret),
        cmocka_unit_test(test_GR_TWO_3_higher_bid_wins_ties_go_to_the_first_player),
        cmocka_unit_test(test_GR_TWO_4_the_loser_takes_his_bid_back),
        cmocka_unit_test(test_GR_TWO_5_winner_takes_one_and_puts_one_out_of_play),
        cmocka_unit_test(test_GR_TWO_6_the_loser_takes_the_card_or_half_of_the_stake),
        cmocka_unit_test(test_GR_TWO_7_the_rest_goes_to_the_supply_the_card_out_of_play),
        cmocka_unit_test(test_GR_TWO_8_all_in_for_the_whole_stake),
        cmocka_unit_test(test_GR_TWO_9_money_of_a_stake_of_0),
        cmocka_unit_test(test_GR_TWO_10_nothing_is_paid_from_player_to_player_but_fees_and_saloon),
        cmocka_unit_test(test_GR_TWO_11_the_winner_rolls_and_is_first_next),
        cmocka_unit_test(test_GR_TWO_12_bid_back_and_stake_away_before_the_pick),
        cmocka_unit_test(test_GR_TWO_13_when_nuggets_and_cards_move),
        cmocka_unit_test(test_GR_EX_36_bids_7_and_4),
        cmocka_unit_test(test_GR_EX_37_a_tie),
        cmocka_unit_test(test_GR_EX_58_saloon),
        cmocka_unit_test(test_GR_EX_61_no_nuggets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
