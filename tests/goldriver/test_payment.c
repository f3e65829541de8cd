/* test_payment.c: phase 3, the chain of payment with All In (GR-PAY, GR-ALLIN, GR-BROKE).
 * With 2 players: test_two.c. */
#include "position.h"

/* ---- GR-PAY ------------------------------------------------------------------------------------------------------ */

static void test_GR_PAY_1_to_the_right_or_with_moonshine_to_the_left(void **s)
{
    (void)s;
    gr_state st = position("4 players; winner B; price 1; step pay"); /* all of it reaches the right neighbour, A */
    expect_events("B price 1; A share 1");
    expect_nuggets(&st, "16 14 15 15");
    st = position("4 players; winner B; price 1; reversed; step pay"); /* odd number of Moonshines: C */
    expect_nuggets(&st, "15 14 16 15");
    st = position("4 players; winner A; price 1; step pay"); /* the right of seat 0 is the last seat */
    expect_nuggets(&st, "14 15 15 16");
}

/* covers: GR-PAY-2 GR-PAY-3 GR-PAY-4 */
static void test_GR_PAY_2_half_rounded_up_and_the_last_keeps_all(void **s)
{
    (void)s;
    gr_state st = position("5 players; winner A; price 15; step pay"); /* 15: 8; 7: 4; 3: 2; the last: 1 */
    expect_events("A price 15; E share 8; D share 4; C share 2; B share 1");
    expect_nuggets(&st, "0 16 17 19 23");
    st = position("4 players; winner A; A 40; price 40; step pay"); /* 20, 10, and all 10 for the left neighbour */
    expect_nuggets(&st, "0 25 25 35");
    st = position("5 players; winner C; price 2; step pay"); /* 1, 1, then nothing is left to pass */
    expect_events("B share 1; A share 1");
    expect_no_event("E share");
    expect_no_event("D share");
    expect_no_event("rest_to_supply");
}

static void test_GR_PAY_5_three_players_the_remainder_goes_to_the_supply(void **s)
{
    (void)s;
    gr_state st = position("3 players; winner A; price 15; step pay");
    expect_events("A price 15; C share 8; B share 4; rest_to_supply 3");
    expect_nuggets(&st, "0 19 23");
    assert_int_equal(st.from_supply, -3);
    st = position("3 players; winner A; price 1; step pay");
    expect_nuggets(&st, "14 15 16");
    assert_int_equal(st.from_supply, 0);
}

static void test_GR_PAY_6_all_in_window_at_receivers_who_would_pass_on(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 20; D all_in_1; B all_in_2; price 14; step pay");
    expect_asked(&st, "D all_in");
    play(&st, "D decline"); /* C has none; B, the last, keeps all anyway */
    expect_asked(&st, "A first_pick");
    st = position("3 players; B all_in_1; price 5; step pay"); /* the last of 3 would discard 1 */
    expect_asked(&st, "B all_in");
    st = position("3 players; C all_in_1; price 1; step pay"); /* C keeps 1 of 1: nothing to pass on */
    expect_asked(&st, "A first_pick");
}

static void test_GR_PAY_7_share_is_one_gain_tribute_after_the_chain(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 24; B saloon; price 24; step pay"); /* 12, 6 and 6 */
    expect_events("D share 12; C share 6; B share 6; D tribute B 1; C tribute B 1");
    expect_no_event("B tribute");
    expect_nuggets(&st, "0 23 20 26");
    st = position("4 players; A 24 ; B saloon; C all_in_1; price 20;"
                  "step pay"); /* D keeps 10: the tribute waits for C */
    expect_asked(&st, "C all_in");
    expect_nuggets(&st, "4 15 15 25");
    play(&st, "C decline");
    expect_events("C share 5; B share 5; D tribute B 1");
}

/* The letter of GR-PAY-8, with All In at place `all_in` of the chain (-1: nowhere). */
typedef struct chain {
    int share[5];
    int supply;
    bool asked;
} chain;

static chain pay_by_the_rule(int players, int price, int all_in)
{
    chain c = { { 0 } };
    int r = price;
    for (int i = 0; i < players - 1 && r > 0; i++) {
        int k = r / 2 + r % 2;
        if (players >= 4 && i == players - 2)
            k = r;
        if (i == all_in && r - k >= 1) {
            c.asked = true;
            k = r;
        }
        c.share[i] = k;
        r -= k;
    }
    c.supply = r;
    return c;
}

static void compare_chain(int players, int winner, int price, bool reversed, int all_in)
{
    char text[160];
    sb_text t = SB_TEXT(text);
    int step = reversed ? 1 : players - 1, seat[5];
    for (int i = 0; i < players - 1; i++)
        seat[i] = (winner + (i + 1) * step) % players;
    sb_putf(&t,
        "%d players; %c %d; winner %c; price %d;"
        "%sstep pay",
        players, 'A' + winner, price + 2, 'A' + winner, price, reversed ? "reversed; " : "");
    if (all_in >= 0)
        sb_putf(&t, "; %c all_in_2", 'A' + seat[all_in]);
    gr_state st = position(text);
    chain c = pay_by_the_rule(players, price, all_in);
    const gr_frame *f = gr_top_const(&st);
    assert_int_equal(f->op == GR_OP_PAY, c.asked);
    if (c.asked) {
        assert_int_equal(f->seat, seat[all_in]);
        sb_move use = sb_move_of(GR_MV_USE, GR_ALL_IN, 0);
        assert_int_equal(sb_play(&gr_game, &st, seat[all_in], use, NULL), SB_OK);
    }
    assert_int_equal(gr_top_const(&st)->op, GR_OP_FIRST_PICK);
    assert_int_equal(st.nuggets[winner], 2);
    for (int i = 0; i < players - 1; i++)
        assert_int_equal(st.nuggets[seat[i]], 15 + c.share[i]);
    int started_with = price + 2 + 15 * (players - 1), now = st.transit;
    for (int i = 0; i < players; i++)
        now += st.nuggets[i];
    assert_int_equal(started_with - now, c.supply);
    assert_int_equal(st.transit, 0);
}

static void test_GR_PAY_8_exact_procedure_for_every_price(void **s)
{
    (void)s;
    for (int players = 3; players <= 5; players++)
        for (int price = 0; price <= 60; price++)
            for (int reversed = 0; reversed <= 1; reversed++)
                for (int all_in = -1; all_in < players - 1; all_in++)
                    compare_chain(players, (price + players) % players, price, reversed, all_in);
}

static void test_GR_PAY_9_half_of_what_reached_him_knowing_the_shares_before(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 20; D all_in_1; C all_in_2; price 15; step pay");
    expect_asked(&st, "D all_in"); /* C is not asked before the chain reaches him */
    play(&st, "D decline");
    expect_events("D share 8");
    expect_asked(&st, "C all_in"); /* and knows then that 7 reached him */
    assert_int_equal(gr_game.rules.decision(&st, 2).arg[0], 7);
    assert_int_equal(gr_game.rules.decision(&st, 2).arg[1], 4);
    play(&st, "C decline"); /* half of 7, not of 15 */
    expect_nuggets(&st, "5 18 19 23");
}

static void test_GR_PAY_10_nuggets_move_at_once(void **s)
{
    (void)s;
    gr_state st = position("5 players; A 20; D all_in_1; price 20; step pay");
    expect_asked(&st, "D all_in");
    expect_nuggets(&st, "0 15 15 15 25"); /* the price has left A, E has his 10 */
    assert_int_equal(st.transit, 10);
}

/* ---- GR-ALLIN ---------------------------------------------------------------------------------------------------- */

static void test_GR_ALLIN_1_keeps_everything_and_ends_the_chain(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 20; D all_in_1; price 15; step pay");
    play(&st, "D use:all_in");
    expect_events("D use all_in_1; D share 15");
    expect_no_event("C share");
    expect_no_event("rest_to_supply");
    expect_card(&st, "all_in_1", "out");
    expect_nuggets(&st, "5 15 15 30");
}

static void test_GR_ALLIN_2_offered_only_when_it_changes_something(void **s)
{
    (void)s;
    gr_state st = position("3 players; C all_in_1; price 1; step pay"); /* he keeps it all anyway */
    expect_asked(&st, "A first_pick");
    expect_card(&st, "all_in_1", "C kept");
    st = position("4 players; A 40; B all_in_1; price 40; step pay"); /* the last of four keeps all */
    expect_asked(&st, "A first_pick");
    st = position("3 players; B all_in_1; price 2; step pay"); /* 1 reaches B, he keeps 1 */
    expect_asked(&st, "A first_pick");
    st = position("3 players; B all_in_1; price 4; step pay"); /* 2 reach B: he would discard 1 */
    expect_asked(&st, "B all_in");
}

static void test_GR_ALLIN_3_two_players_the_whole_stake(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 8; B 15 all_in_1; winner A; price 7; step loser");
    play(&st, "B money");
    expect_asked(&st, "B all_in_stake");
    play(&st, "B use:all_in");
    expect_nuggets(&st, "8 22");
}

static void test_GR_ALLIN_4_under_moonshine_and_those_after_the_user(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 20; B all_in_1; C all_in_2; price 10; reversed; step pay");
    expect_asked(&st, "B all_in"); /* the left neighbour is the first receiver */
    play(&st, "B use:all_in");
    expect_asked(&st, "A first_pick"); /* C is not asked */
    expect_nuggets(&st, "10 25 15 15");
    expect_card(&st, "all_in_2", "C kept");
}

/* ---- GR-BROKE ---------------------------------------------------------------------------------------------------- */

static void test_GR_BROKE_1_who_cannot_pay_pays_all_he_has(void **s)
{
    (void)s; /* to another player: a fee of 3 with 2 nuggets */
    gr_state st = position("3 players; A 2; B san_narciso_02 san_narciso_03 san_narciso_04 mayor:san_narciso;"
                           "sale san_narciso_07; step first_pick");
    play(&st, "A take:san_narciso_07; A discard:all_in_1");
    expect_events("A fee B 2");
    expect_nuggets(&st, "0 17 15");
    expect_card(&st, "san_narciso_07", "A"); /* no debt, no elimination: he gets the card and plays on */
    /* discarding: a Raid that costs 2, with 1 nugget */
    st = position("3 players; A; B 1 san_narciso_02 san_narciso_03; C; sale raid; step first_pick");
    play(&st, "A take:raid; A discard:all_in_1; B fine");
    expect_events("B fine 1");
    expect_nuggets(&st, "15 0 15");
}

static void test_GR_BROKE_2_never_for_bids_nor_for_the_one_armed_bandit(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 4; step auction");
    refuse(&st, "A bid:5", "GR-AUC-3");
    st = position("3 players; A 2; sale one_armed_bandit_1; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1");
    expect_list(&st, 'A', "pay:1 pay:2");
    refuse(&st, "A pay:3", "GR-OAB-1");
}

/* ---- examples ---------------------------------------------------------------------------------------------------- */

/* Shares from the first receiver on, and what goes to the supply. */
static void expect_shares(int players, int price, const char *shares, int supply)
{
    char text[80], is[60];
    sb_text t = SB_TEXT(text), i = SB_TEXT(is);
    sb_putf(&t, "%d players; A %d; price %d; step pay", players, price, price);
    gr_state st = position(text);
    for (int seat = players - 1; seat >= 1; seat--)
        sb_putf(&i, "%s%d", i.n ? " " : "", st.nuggets[seat] - 15);
    assert_string_equal(is, shares);
    assert_int_equal(st.nuggets[0], 0);
    int started = price + 15 * (players - 1), now = 0;
    for (int seat = 0; seat < players; seat++)
        now += st.nuggets[seat];
    assert_int_equal(started - now, supply);
}

static void test_GR_EX_4_official_four_players_price_14(void **s)
{
    (void)s; /* A Bruno, B Olivier, C Jonathan, D the other Bruno */
    expect_shares(4, 14, "7 4 3", 0);
    gr_state st = position("4 players; A 15; price 14; step pay");
    expect_events("A price 14; D share 7; C share 4; B share 3");
    expect_nuggets(&st, "1 18 19 22");
}

/* covers: GR-EX-5 GR-EX-6 GR-EX-7 GR-EX-8 GR-EX-9 GR-EX-10 GR-EX-11 GR-EX-12 GR-EX-13 */
static void test_GR_EX_5_to_13_shares(void **s)
{
    (void)s;
    expect_shares(4, 15, "8 4 3", 0);    /* GR-EX-5 */
    expect_shares(4, 7, "4 2 1", 0);     /* GR-EX-6 */
    expect_shares(5, 14, "7 4 2 1", 0);  /* GR-EX-7 */
    expect_shares(5, 20, "10 5 3 2", 0); /* GR-EX-8 */
    expect_shares(5, 9, "5 2 1 1", 0);   /* GR-EX-9 */
    expect_shares(5, 1, "1 0 0 0", 0);   /* GR-EX-10 */
    expect_shares(3, 14, "7 4", 3);      /* GR-EX-11 */
    expect_shares(3, 5, "3 1", 1);       /* GR-EX-12 */
    expect_shares(3, 2, "1 1", 0);       /* GR-EX-13 */
}

static void test_GR_EX_60_in_transit_two_copies(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 15; B 5; C 5 all_in_1 all_in_2; D 5; winner A; price 14; step pay");
    expect_asked(&st, "C all_in");
    expect_nuggets(&st, "1 5 5 12");
    assert_int_equal(st.transit, 7);
    play(&st, "C use:all_in");
    expect_card(&st, "all_in_1", "out");
    expect_card(&st, "all_in_2", "C kept");
    assert_true(GR_CARD[GR_CARD_all_in_1].rank == 8 && GR_CARD[GR_CARD_all_in_1].suit == GR_DIAMONDS);
    assert_true(GR_CARD[GR_CARD_all_in_2].rank == 7 && GR_CARD[GR_CARD_all_in_2].suit == GR_SPADES);
    expect_nuggets(&st, "1 5 12 12");
    assert_int_equal(st.transit, 0);
}

static void test_GR_EX_25_second_of_four_uses_all_in(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 14; B 0; C 0 all_in_1; D 0; price 14; step pay");
    play(&st, "C use:all_in");
    expect_nuggets(&st, "0 0 7 7");
}

static void test_GR_EX_26_second_of_three_uses_all_in(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 14; B 0 all_in_1; C 0; price 14; step pay");
    int before = st.from_supply;
    play(&st, "B use:all_in");
    expect_nuggets(&st, "0 7 7");
    assert_int_equal(st.from_supply, before);
}

static void test_GR_EX_45_five_players_all_in_at_each_place(void **s)
{
    (void)s;
    gr_state st = position("5 players; A 20; B 0; C 0; D 0; E 0 all_in_1; price 20; step pay");
    play(&st, "E use:all_in");
    expect_nuggets(&st, "0 0 0 0 20");
    st = position("5 players; A 20; B 0; C 0; D 0 all_in_1; E 0; price 20; step pay");
    play(&st, "D use:all_in");
    expect_nuggets(&st, "0 0 0 10 10");
    st = position("5 players; A 20; B 0; C 0 all_in_1; D 0; E 0; price 20; step pay");
    play(&st, "C use:all_in");
    expect_nuggets(&st, "0 0 5 5 10");
    st = position("5 players; A 20; B 0 all_in_1; C 0; D 0; E 0; price 20; step pay"); /* never asked */
    expect_asked(&st, "A first_pick");
    expect_nuggets(&st, "0 2 3 5 10");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_PAY_1_to_the_right_or_with_moonshine_to_the_left),
        cmocka_unit_test(test_GR_PAY_2_half_rounded_up_and_the_last_keeps_all),
        cmocka_unit_test(test_GR_PAY_5_three_players_the_remainder_goes_to_the_supply),
        cmocka_unit_test(test_GR_PAY_6_all_in_window_at_receivers_who_would_pass_on),
        cmocka_unit_test(test_GR_PAY_7_share_is_one_gain_tribute_after_the_chain),
        cmocka_unit_test(test_GR_PAY_8_exact_procedure_for_every_price),
        cmocka_unit_test(test_GR_PAY_9_half_of_what_reached_him_knowing_the_shares_before),
        cmocka_unit_test(test_GR_PAY_10_nuggets_move_at_once),
        cmocka_unit_test(test_GR_ALLIN_1_keeps_everything_and_ends_the_chain),
        cmocka_unit_test(test_GR_ALLIN_2_offered_only_when_it_changes_something),
        cmocka_unit_test(test_GR_ALLIN_3_two_players_the_whole_stake),
        cmocka_unit_test(test_GR_ALLIN_4_under_moonshine_and_those_after_the_user),
        cmocka_unit_test(test_GR_BROKE_1_who_cannot_pay_pays_all_he_has),
        cmocka_unit_test(test_GR_BROKE_2_never_for_bids_nor_for_the_one_armed_bandit),
        cmocka_unit_test(test_GR_EX_4_official_four_players_price_14),
        cmocka_unit_test(test_GR_EX_5_to_13_shares),
        cmocka_unit_test(test_GR_EX_60_in_transit_two_copies),
        cmocka_unit_test(test_GR_EX_25_second_of_four_uses_all_in),
        cmocka_unit_test(test_GR_EX_26_second_of_three_uses_all_in),
        cmocka_unit_test(test_GR_EX_45_five_players_all_in_at_each_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
