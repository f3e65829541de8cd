/* test_colt.c: the cards with an immediate effect (GR-OAB, GR-HOLD, GR-DYN, GR-RAID, GR-JUDGE). */
#include "position.h"

/* ---- One-Armed Bandit -------------------------------------------------------------------------------------------- */

static void test_GR_OAB_1_pays_one_to_three_and_draws_as_many(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 9; sale one_armed_bandit_1; deck saloon bank post_office raid;"
                           "step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1");
    expect_asked(&st, "A bandit_pay");
    expect_list(&st, 'A', "pay:1..3");
    refuse(&st, "A pay:4", "GR-OAB-1");
    int supply = st.from_supply, deck = st.deck_n;
    play(&st, "A pay:3");
    expect_events("A bandit 3; A draw saloon; A draw bank; A draw post_office"); /* face up, from the top */
    expect_nuggets(&st, "6 15 15");
    assert_int_equal(st.from_supply, supply - 3);
    assert_int_equal(st.deck_n, deck - 3);
    /* not more than he owns, not more than the deck holds */
    st = position("3 players; A 2; sale one_armed_bandit_1; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1");
    expect_list(&st, 'A', "pay:1 pay:2");
    st = position("3 players; A 9; sale one_armed_bandit_1; deck 2; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1");
    expect_list(&st, 'A', "pay:1 pay:2");
}

static void test_GR_OAB_2_chooses_one_the_others_go_out_of_play(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 9; sale one_armed_bandit_1; deck saloon mustang_1 post_office;"
                           "step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:3");
    expect_asked(&st, "A bandit_choose");
    expect_list(&st, 'A', "choose:mustang_1 choose:post_office choose:saloon");
    refuse(&st, "A choose:railway_station", "GR-OAB-2"); /* for sale, not drawn */
    play(&st, "A choose:mustang_1");
    expect_card(&st, "mustang_1", "A kept"); /* exactly like a card taken from the sale */
    expect_cards(&st, "saloon post_office one_armed_bandit_1", "out");
}

static void test_GR_OAB_3_fee_and_a_further_bandit(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 5; B san_narciso_02 san_narciso_03 mayor:san_narciso; sale one_armed_bandit_1;"
                           "deck one_armed_bandit_2 san_narciso_04; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:1");
    expect_asked(&st, "A bandit_pay"); /* resolved again, paying again */
    expect_list(&st, 'A', "pay:1..3");
    play(&st, "A pay:1");
    expect_events("A bandit 1; A draw san_narciso_04; A fee B 2 san_narciso; out one_armed_bandit_2;"
                  "out one_armed_bandit_1");
    expect_nuggets(&st, "1 17 15");
}

static void test_GR_OAB_4_the_cards_drawn_shorten_the_game(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 9; sale one_armed_bandit_1; deck 6 saloon bank post_office; step first_pick");
    gr_state one = st;
    play(&one, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:1");
    finish_picks(&one);
    expect_asked(&one, "A auction"); /* 5 left: another round with 3 players */
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:3; A choose:saloon");
    finish_picks(&st);
    expect_asked(&st, "nobody"); /* 3 left: none */
    assert_int_equal(st.deck_n, 3);
}

static void test_GR_OAB_5_order_and_every_kind_of_card(void **s)
{
    (void)s;
    static const struct {
        const char *drawn, *answer, *events;
    } row[] = {
        { "coyote_city_03", "", "A bandit 1; A draw coyote_city_03; A choose coyote_city_03; A place coyote_city_03" },
        { "lost_mine", "", "A place lost_mine; A join san_narciso" },
        { "ghost_mine_1", "", "A place ghost_mine_1" },
        { "bank", "A deposit:6", "A place bank; A deposit 6" }, /* with the 8 nuggets left */
        { "saloon", "", "A place saloon" },
        { "all_in_2", "", "A keep all_in_2" },
        { "hold_up_1", "A rob:s1; A announce:2", "A hold_up B 2; A roll; out hold_up_1" },
        { "dynamite_1", "A dynamite:cold_mountain_03", "A destroy cold_mountain_03 B; out dynamite_1" },
        { "wagon", "", "A attach wagon san_narciso_02" },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char text[300], moves[200];
        sb_text t = SB_TEXT(text), m = SB_TEXT(moves);
        sb_putf(&t,
            "3 players; A 9 san_narciso_02; B cold_mountain_03 cold_mountain_05; sale one_armed_bandit_1;"
            "deck %s; step first_pick",
            row[i].drawn);
        sb_putf(&m, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:1; %s", row[i].answer);
        gr_state st = position(text);
        play(&st, moves);
        expect_events(row[i].events);
        expect_card(&st, "one_armed_bandit_1", "out");
    }
    /* a card that cannot be applied becomes a pending card */
    gr_state st = position("3 players; A 9; sale one_armed_bandit_1; deck wagon; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:1");
    expect_card(&st, "wagon", "A pending");
    /* the fee is paid with the nuggets left: GR-EX-47 */
}

static void test_GR_OAB_6_paying_is_mandatory_and_the_game_goes_on(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 1; sale one_armed_bandit_1; deck saloon; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1"); /* one nugget: one answer, carried out */
    expect_events("A bandit 1; A place saloon");
    /* the deck is emptied in the middle of the round: not refilled, and the end is tested only at its end */
    st = position("3 players; A 3; sale one_armed_bandit_1; deck 3 saloon bank post_office; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:3; A choose:saloon");
    assert_int_equal(st.deck_n, 0);
    expect_asked(&st, "B take");
    finish_picks(&st);
    expect_events("B take; C take; A production; A end");
    expect_asked(&st, "nobody");
    assert_int_equal(st.deck_n, 0);
}

static void test_GR_EX_47_fee_with_what_is_left(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 4; B cold_mountain_03 cold_mountain_05 mayor:cold_mountain;"
                           "sale one_armed_bandit_1;"
                           "deck cold_mountain_08 bank dynamite_1; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:3");
    expect_nuggets(&st, "1 15 15");
    play(&st, "A choose:cold_mountain_08");
    expect_events("A fee B 1 cold_mountain; A place cold_mountain_08");
    expect_nuggets(&st, "0 16 15");
    expect_cards(&st, "bank dynamite_1", "out");
    expect_mayor(&st, "cold_mountain B");
}

/* ---- Hold Up ----------------------------------------------------------------------------------------------------- */

static void test_GR_HOLD_1_an_opponent_and_a_value_from_2_to_8_then_the_roll(void **s)
{
    (void)s;
    gr_state st = position("4 players; sale hold_up_1; step first_pick; dice 3 5");
    play(&st, "A take:hold_up_1; A discard:all_in_1");
    expect_asked(&st, "A hold_up");
    expect_list(&st, 'A', "rob:s1 rob:s2 rob:s3");
    refuse(&st, "A rob:s0", "GR-HOLD-3");
    play(&st, "A rob:s2");
    expect_asked(&st, "A hold_up_value");
    expect_list(&st, 'A', "announce:2..8");
    refuse(&st, "A announce:1", "GR-HOLD-1");
    refuse(&st, "A announce:9", "GR-HOLD-1");
    play(&st, "A announce:5");
    expect_events("A hold_up C 5; A roll 3 5 8; A steal C 5");
    expect_nuggets(&st, "20 15 10 15");
}

static void test_GR_HOLD_2_the_total_must_reach_the_value(void **s)
{
    (void)s;
    for (int value = 2; value <= 8; value++)
        for (int total = 2; total <= 12; total++) {
            char text[160], moves[80];
            sb_text t = SB_TEXT(text), m = SB_TEXT(moves);
            int die = total > 7 ? 6 : 1;
            sb_putf(&t, "3 players; B 10; C 0; sale hold_up_1; step first_pick; dice %d %d", die, total - die);
            sb_putf(&m, "A take:hold_up_1; A discard:all_in_1; A announce:%d", value); /* only B can be robbed */
            gr_state st = position(text);
            play(&st, moves);
            int taken = total >= value ? value : 0;
            assert_int_equal(st.nuggets[0], 15 + taken);
            assert_int_equal(st.nuggets[1], 10 - taken);
            expect_card(&st, "hold_up_1", "out");
            expect_events(taken ? "A roll; A steal B; out hold_up_1"
                                : "A roll; A in_vain B; out hold_up_1"); /* it is said either way */
        }
}

static void test_GR_HOLD_3_the_opponent_owns_a_nugget(void **s)
{
    (void)s;
    gr_state st = position("4 players; B 0; C 1; D 2; sale hold_up_1; step first_pick");
    play(&st, "A take:hold_up_1; A discard:all_in_1");
    expect_list(&st, 'A', "rob:s2 rob:s3");
    refuse(&st, "A rob:s1", "GR-HOLD-3");
}

static void test_GR_HOLD_4_deposits_cannot_be_stolen(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 2 bank+12; C 0; sale hold_up_1; step first_pick; dice 6 6");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:8");
    expect_nuggets(&st, "17 0 0");
    assert_int_equal(st.deposit, 12);
}

static void test_GR_HOLD_5_value_above_what_he_owns_and_the_saloon(void **s)
{
    (void)s; /* announced 8, he owns 5: taken 5, no tribute */
    gr_state st = position("3 players; B 5; C 0 saloon; sale hold_up_1; step first_pick; dice 6 6");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:8");
    expect_events("A steal B 5");
    expect_no_event("tribute");
    /* the victim owns the Saloon: the thief who took 6 pays him 1 */
    st = position("3 players; B 9 saloon; C 0; sale hold_up_1; step first_pick; dice 6 6");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:6");
    expect_events("A steal B 6; A tribute B 1");
    expect_nuggets(&st, "20 4 0");
}

static void test_GR_EX_28_three_hold_ups(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 5; C 0; sale hold_up_1; step first_pick; dice 4 5");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:8");
    expect_nuggets(&st, "20 0 0");
    st = position("3 players; B 10; C 0 saloon; sale hold_up_1; step first_pick; dice 2 4");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:6");
    expect_nuggets(&st, "20 4 1");
    st = position("3 players; A 15 saloon; B 10; C 0; sale hold_up_1; step first_pick; dice 2 4"); /* his own Saloon */
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:6");
    expect_nuggets(&st, "21 4 0");
    st = position("3 players; B 10; C 0; sale hold_up_1; step first_pick; dice 4 5");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:3");
    expect_nuggets(&st, "18 7 0");
}

/* ---- Dynamite ---------------------------------------------------------------------------------------------------- */

static void test_GR_DYN_1_one_concession_or_building_of_an_opponent(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 bank;"
                           "B san_narciso_03 san_narciso_04 mayor:san_narciso ghost_mine_1 all_in_1;"
                           "C saloon lost_mine penny_press_1; sale dynamite_1; step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_2");
    expect_asked(&st, "A dynamite");
    expect_list(&st, 'A',
        "dynamite:san_narciso_03 dynamite:san_narciso_04 dynamite:lost_mine dynamite:ghost_mine_1 "
        "dynamite:saloon");
    refuse(&st, "A dynamite:san_narciso_02", "GR-DYN-1"); /* his own */
    refuse(&st, "A dynamite:post_office", "GR-DYN-1");    /* nobody's */
    play(&st, "A dynamite:san_narciso_03");
    expect_card(&st, "san_narciso_03", "out");
    expect_mayor(&st, "san_narciso A"); /* Mayor check: 1 = 1 */
    st = position("3 players; A 0 cold_mountain_06; B; C saloon; winner B; sale dynamite_1; step first_pick;"
                  "dice 6 6 2 4");
    play(&st, "B take:dynamite_1; B discard:all_in_1; B dynamite:saloon");
    finish_picks(&st); /* a building that is gone has no effect any more: 9 nuggets, no tribute */
    expect_events("A produce cold_mountain_06 9");
    expect_no_event("tribute");
}

static void test_GR_DYN_2_pays_the_victim_on_5_or_less(void **s)
{
    (void)s;
    for (int total = 2; total <= 12; total++) {
        char text[160];
        sb_text t = SB_TEXT(text);
        int die = total > 7 ? 6 : 1;
        sb_putf(&t, "3 players; A 4; B saloon; sale dynamite_1; step first_pick; dice %d %d", die, total - die);
        gr_state st = position(text);
        play(&st, "A take:dynamite_1; A discard:all_in_1");
        int paid = total > 5 ? 0 : total < 4 ? total : 4; /* or all he has */
        assert_int_equal(st.nuggets[0], 4 - paid);
        assert_int_equal(st.nuggets[1], 15 + paid);
        assert_int_equal(st.nuggets[2], 15);
        expect_events(paid ? "A roll; A indemnity B; out dynamite_1" : "A roll; A away; out dynamite_1");
    }
}

static void test_GR_DYN_3_a_destroyed_bank_gives_the_deposit_back(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 2 bank+12; sale dynamite_1; step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_events("out bank; B withdraw 12; A roll");
    expect_nuggets(&st, "15 14 15"); /* without interest */
    assert_int_equal(st.deposit, 0);
}

static void test_GR_DYN_4_order_of_the_effect(void **s)
{
    (void)s;
    gr_state st = position("3 players; A coyote_city_03;"
                           "B coyote_city_05 coyote_city_06 mayor:coyote_city wagon@coyote_city_05; C;"
                           "sale dynamite_1; step first_pick; dice 1 1");
    play(&st, "A take:dynamite_1; A discard:all_in_1; A dynamite:coyote_city_05");
    expect_events("A destroy coyote_city_05 B; out coyote_city_05; out wagon; A mayor_from coyote_city B; A roll 1 1 2;"
                  "A indemnity B 2;"
                  "out dynamite_1");
    expect_nuggets(&st, "13 17 15");
}

static void test_GR_EX_29_indemnities(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 3; B saloon; sale dynamite_1; step first_pick; dice 2 2");
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_nuggets(&st, "0 18 15");
    st = position("3 players; A 3; B saloon; sale dynamite_1; step first_pick; dice 2 4");
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_nuggets(&st, "3 15 15");
}

static void test_GR_EX_64_dice_are_always_rolled(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0; B saloon; sale dynamite_1; step first_pick; dice 2 2");
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_events("A roll 2 2 4");
    expect_nuggets(&st, "0 15 15");
    st = position("3 players; C 0; sale hold_up_1; step first_pick; dice 1 1");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:2");
    expect_events("A roll 1 1 2");
    expect_nuggets(&st, "17 13 0");
    st = position("3 players; step roll; dice 5 2"); /* no concession on the table */
    expect_events("A production 5 2 7");
}

/* ---- Raid -------------------------------------------------------------------------------------------------------- */

static void test_GR_RAID_1_pay_one_each_or_destroy_one(void **s)
{
    (void)s;
    gr_state st =
        position("3 players;"
                 "B 9 cold_mountain_03 cold_mountain_05 cold_mountain_06 wagon@cold_mountain_06; C 0; sale raid;"
                 "step first_pick");
    play(&st, "A take:raid; A discard:all_in_1");
    expect_asked(&st, "B raid_answer");
    expect_list(&st, 'B', "fine yield"); /* must choose */
    gr_state destroys = st;
    play(&st, "B fine");
    expect_events("B fine 3 cold_mountain; out raid");
    expect_nuggets(&st, "15 6 0");
    play(&destroys, "B yield");
    expect_asked(&destroys, "B raid_destroy");
    expect_list(&destroys, 'B', "destroy:cold_mountain_03 destroy:cold_mountain_05 destroy:cold_mountain_06");
    refuse(&destroys, "B destroy:san_narciso_02", "GR-RAID-1");
    play(&destroys, "B destroy:cold_mountain_06");
    expect_cards(&destroys, "cold_mountain_06 wagon", "out");
    expect_nuggets(&destroys, "15 9 0");
}

static void test_GR_RAID_2_answers_clockwise_mayor_check_at_the_end(void **s)
{
    (void)s;
    gr_state st = position("4 players; winner C; A san_narciso_02; B san_narciso_03; C san_narciso_04;"
                           "D san_narciso_07 mayor:san_narciso;"
                           "sale raid; step first_pick");
    play(&st, "C take:raid; C discard:all_in_1");
    expect_asked(&st, "D raid_answer"); /* from the raider's left */
    play(&st, "D yield");
    expect_asked(&st, "A raid_answer");
    expect_mayor(&st, "san_narciso D"); /* not yet */
    play(&st, "A yield");
    expect_asked(&st, "B raid_answer");
    play(&st, "B yield");
    expect_events("out san_narciso_03; C mayor_from san_narciso D; out raid");
}

static void test_GR_RAID_3_too_few_nuggets_may_still_pay(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 1 cold_mountain_03 cold_mountain_05; C 0 cold_mountain_08; sale raid;"
                           "step first_pick");
    play(&st, "A take:raid; A discard:all_in_1; B fine");
    expect_events("B fine 1");
    expect_list(&st, 'C', "fine yield"); /* also with none at all */
    play(&st, "C fine");
    expect_events("C fine 0");
    expect_nuggets(&st, "15 0 0");
    expect_cards(&st, "cold_mountain_03 cold_mountain_05", "B");
    expect_card(&st, "cold_mountain_08", "C");
}

static void test_GR_RAID_4_raider_unaffected_town_of_an_opponent(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 cold_mountain_03; B cold_mountain_05 coyote_city_03;"
                           "sale raid; step first_pick");
    play(&st, "A take:raid; A discard:all_in_1");
    expect_asked(&st, "A raid");
    expect_list(&st, 'A', "raid:cold_mountain raid:coyote_city"); /* not San Narciso: only he has one there */
    refuse(&st, "A raid:san_narciso", "GR-RAID-4");
    play(&st, "A raid:cold_mountain; B fine");
    expect_nuggets(&st, "15 14 15");
    expect_card(&st, "cold_mountain_03", "A");
}

static void test_GR_RAID_5_lost_mine_counts_ghost_mines_do_not(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 9 san_narciso_02 lost_mine@san_narciso ghost_mine_1; C 9 san_narciso_03;"
                           "sale raid; step first_pick");
    int supply = st.from_supply;
    play(&st, "A take:raid; A discard:all_in_1");
    gr_state destroys = st;
    play(&st, "B fine");
    expect_nuggets(&st, "15 7 9"); /* 2; carried out at once and seen by C */
    assert_int_equal(st.from_supply, supply - 2);
    play(&destroys, "B yield");
    expect_list(&destroys, 'B', "destroy:san_narciso_02 destroy:lost_mine");
    st = position("3 players; B ghost_mine_1; C lost_mine; sale raid;"
                  "step first_pick"); /* unassigned: no town to raid */
    play(&st, "A take:raid; A discard:all_in_1");
    expect_card(&st, "raid", "A pending");
    /* amounts use the counts before the Raid, whatever others answered */
    st = position("4 players; B san_narciso_02; C san_narciso_03 san_narciso_04; sale raid; step first_pick");
    play(&st, "A take:raid; A discard:all_in_1; B yield; C fine");
    expect_events("C fine 2");
}

static void test_GR_EX_30_raid_on_coyote_city(void **s)
{
    (void)s;
    gr_state st = position("4 players; B 10 coyote_city_03 coyote_city_05 coyote_city_06;"
                           "C 1 coyote_city_07 coyote_city_10; D san_narciso_02;"
                           "sale raid; step first_pick");
    play(&st, "A take:raid; A discard:all_in_1; A raid:coyote_city");
    expect_asked(&st, "B raid_answer");
    gr_state destroys = st;
    play(&st, "B fine; C fine");
    expect_nuggets(&st, "15 7 0 15");
    expect_asked(&st, "B take"); /* D: nothing */
    play(&destroys, "B yield; B destroy:coyote_city_05");
    expect_nuggets(&destroys, "15 10 1 15");
}

static void test_GR_EX_59_raid_and_lost_mine(void **s)
{
    (void)s;
    gr_state st = position("3 players; A coyote_city_03; B 10 coyote_city_05 lost_mine@coyote_city mayor:coyote_city;"
                           "C ghost_mine_1;"
                           "sale raid; step first_pick");
    play(&st, "A take:raid; A discard:all_in_1"); /* the only town: not asked */
    expect_asked(&st, "B raid_answer");
    gr_state pays = st, lost = st, city = st;
    play(&pays, "B fine");
    expect_nuggets(&pays, "15 8 15");
    expect_mayor(&pays, "coyote_city B");
    expect_asked(&pays, "B take"); /* C is not asked */
    play(&lost, "B yield; B destroy:lost_mine");
    expect_counts(&lost, "coyote_city 1 1 0");
    expect_mayor(&lost, "coyote_city A");
    play(&city, "B yield; B destroy:coyote_city_05");
    expect_counts(&city, "coyote_city 1 1 0"); /* the Lost Mine still counts there */
    expect_mayor(&city, "coyote_city A");
}

/* ---- Judge ------------------------------------------------------------------------------------------------------- */

static void test_GR_JUDGE_1_swaps_one_for_one_and_must(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 ghost_mine_1 saloon; B coyote_city_03 bank;"
                           "C cold_mountain_03; sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1");
    expect_asked(&st, "A judge_own");
    expect_list(&st, 'A', "offer:san_narciso_02 offer:ghost_mine_1"); /* concessions only, and no way out */
    refuse(&st, "A offer:saloon", "GR-JUDGE-1");
    refuse(&st, "A offer:coyote_city_03", "GR-JUDGE-1");
    play(&st, "A offer:ghost_mine_1");
    expect_asked(&st, "A judge_other");
    expect_list(&st, 'A', "seize:cold_mountain_03 seize:coyote_city_03");
    refuse(&st, "A seize:bank", "GR-JUDGE-1");
    refuse(&st, "A seize:san_narciso_02", "GR-JUDGE-1");
    play(&st, "A seize:coyote_city_03");
    expect_cards(&st, "san_narciso_02 coyote_city_03", "A");
    expect_card(&st, "ghost_mine_1", "B");
    expect_card(&st, "judge", "out");
}

static void test_GR_JUDGE_2_no_fee_both_towns_are_checked(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 mayor:san_narciso; B coyote_city_03 mayor:coyote_city;"
                           "sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1");
    expect_no_event("fee");
    expect_nuggets(&st, "15 15 15");
    expect_mayor(&st, "san_narciso B");
    expect_mayor(&st, "coyote_city A");
}

static void test_GR_JUDGE_3_what_is_attached_goes_along_a_lost_mine_keeps_its_town(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 gold_1@san_narciso_02;"
                           "B lost_mine@coyote_city coyote_city_03 wagon@lost_mine"
                           "  mayor:coyote_city; sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A seize:lost_mine");
    expect_card(&st, "wagon", "on lost_mine");
    expect_card(&st, "gold_1", "on san_narciso_02");
    expect_counts(&st, "coyote_city 1 1 0"); /* it still counts in Coyote City, now for A */
    expect_mayor(&st, "coyote_city A");
    expect_no_event("join");
    expect_card(&st, "lost_mine", "A");
}

static void test_GR_JUDGE_4_order_of_the_effect(void **s)
{
    (void)s; /* (1) swap (2) Mayor check (4) joining of the one that stayed (5) its check */
    gr_state st = position("3 players; A lost_mine ghost_mine_1; B san_narciso_02 san_narciso_03 mayor:san_narciso;"
                           "sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A offer:ghost_mine_1; A seize:san_narciso_02");
    expect_events("A swap ghost_mine_1 san_narciso_02 B; A mayor_from san_narciso B; A join san_narciso; out judge");
    /* (3): one that changed hands; its new owner chooses after the check */
    st = position("3 players; A lost_mine; B san_narciso_02 coyote_city_03 cold_mountain_03 mayor:san_narciso;"
                  "sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A seize:san_narciso_02");
    expect_events("A swap lost_mine san_narciso_02 B; A mayor_from san_narciso B");
    expect_asked(&st, "B lost_town");
    expect_list(&st, 'B', "join:cold_mountain join:coyote_city");
    play(&st, "B join:coyote_city");
    expect_events("B join coyote_city; B mayor coyote_city; out judge"); /* (5): count 2, the card was free */
    /* (4) for the opponent: what he is given is his first town concession */
    st = position("3 players; A san_narciso_02; B lost_mine ghost_mine_1; sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A seize:ghost_mine_1");
    expect_events("A swap san_narciso_02 ghost_mine_1 B; B join san_narciso; B mayor san_narciso; out judge");
}

static void test_GR_JUDGE_5_one_for_one_of_a_single_opponent(void **s)
{
    (void)s;
    gr_state st = position("4 players; A san_narciso_02; B coyote_city_03 coyote_city_05; C cold_mountain_03;"
                           "sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1"); /* his own card is not asked for: he has one */
    expect_list(&st, 'A', "seize:cold_mountain_03 seize:coyote_city_03 seize:coyote_city_05"); /* of any opponent */
    play(&st, "A seize:coyote_city_05");
    expect_cards(&st, "san_narciso_02 coyote_city_03", "B");
    expect_card(&st, "cold_mountain_03", "C");
}

static void test_GR_EX_56_lost_mine_swapped(void **s)
{
    (void)s;
    gr_state st = position("3 players; A lost_mine;"
                           "B san_narciso_02 cold_mountain_03 cold_mountain_05 mayor:cold_mountain; sale judge;"
                           "step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A seize:san_narciso_02");
    expect_counts(&st, "san_narciso 1 0 0");
    expect_mayor(&st, "san_narciso -");
    expect_counts(&st, "cold_mountain 0 3 0"); /* joined without a question */
    expect_mayor(&st, "cold_mountain B");
    expect_nuggets(&st, "15 15 15");
    st = position("3 players; A lost_mine;"
                  "B san_narciso_02 cold_mountain_03 cold_mountain_05 mayor:cold_mountain coyote_city_03; sale judge;"
                  "step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A seize:san_narciso_02");
    expect_asked(&st, "B lost_town");
    expect_list(&st, 'B', "join:cold_mountain join:coyote_city");
    st = position("3 players; A lost_mine; B san_narciso_02; sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1"); /* one card each: no question at all */
    expect_card(&st, "lost_mine", "B");
    assert_int_equal(st.lost_town, GR_NO_TOWN);
    expect_asked(&st, "B take");
}

static void test_GR_EX_57_lost_mine_stays(void **s)
{
    (void)s;
    gr_state st = position("3 players; A lost_mine ghost_mine_1; B san_narciso_02 san_narciso_03 mayor:san_narciso;"
                           "sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A offer:ghost_mine_1; A seize:san_narciso_02");
    expect_events("A swap; A mayor_from san_narciso B; A join san_narciso");
    expect_no_event("fee");
    expect_counts(&st, "san_narciso 2 1 0");
    expect_mayor(&st, "san_narciso A");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_OAB_1_pays_one_to_three_and_draws_as_many),
        cmocka_unit_test(test_GR_OAB_2_chooses_one_the_others_go_out_of_play),
        cmocka_unit_test(test_GR_OAB_3_fee_and_a_further_bandit),
        cmocka_unit_test(test_GR_OAB_4_the_cards_drawn_shorten_the_game),
        cmocka_unit_test(test_GR_OAB_5_order_and_every_kind_of_card),
        cmocka_unit_test(test_GR_OAB_6_paying_is_mandatory_and_the_game_goes_on),
        cmocka_unit_test(test_GR_EX_47_fee_with_what_is_left),
        cmocka_unit_test(test_GR_HOLD_1_an_opponent_and_a_value_from_2_to_8_then_the_roll),
        cmocka_unit_test(test_GR_HOLD_2_the_total_must_reach_the_value),
        cmocka_unit_test(test_GR_HOLD_3_the_opponent_owns_a_nugget),
        cmocka_unit_test(test_GR_HOLD_4_deposits_cannot_be_stolen),
        cmocka_unit_test(test_GR_HOLD_5_value_above_what_he_owns_and_the_saloon),
        cmocka_unit_test(test_GR_EX_28_three_hold_ups),
        cmocka_unit_test(test_GR_DYN_1_one_concession_or_building_of_an_opponent),
        cmocka_unit_test(test_GR_DYN_2_pays_the_victim_on_5_or_less),
        cmocka_unit_test(test_GR_DYN_3_a_destroyed_bank_gives_the_deposit_back),
        cmocka_unit_test(test_GR_DYN_4_order_of_the_effect),
        cmocka_unit_test(test_GR_EX_29_indemnities),
        cmocka_unit_test(test_GR_EX_64_dice_are_always_rolled),
        cmocka_unit_test(test_GR_RAID_1_pay_one_each_or_destroy_one),
        cmocka_unit_test(test_GR_RAID_2_answers_clockwise_mayor_check_at_the_end),
        cmocka_unit_test(test_GR_RAID_3_too_few_nuggets_may_still_pay),
        cmocka_unit_test(test_GR_RAID_4_raider_unaffected_town_of_an_opponent),
        cmocka_unit_test(test_GR_RAID_5_lost_mine_counts_ghost_mines_do_not),
        cmocka_unit_test(test_GR_EX_30_raid_on_coyote_city),
        cmocka_unit_test(test_GR_EX_59_raid_and_lost_mine),
        cmocka_unit_test(test_GR_JUDGE_1_swaps_one_for_one_and_must),
        cmocka_unit_test(test_GR_JUDGE_2_no_fee_both_towns_are_checked),
        cmocka_unit_test(test_GR_JUDGE_3_what_is_attached_goes_along_a_lost_mine_keeps_its_town),
        cmocka_unit_test(test_GR_JUDGE_4_order_of_the_effect),
        cmocka_unit_test(test_GR_JUDGE_5_one_for_one_of_a_single_opponent),
        cmocka_unit_test(test_GR_EX_56_lost_mine_swapped),
        cmocka_unit_test(test_GR_EX_57_lost_mine_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
