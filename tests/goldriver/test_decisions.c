/* test_decisions.c: who is asked what, and the life of a state (GR-DEC, the tables of section 15).
 * The same over whole games: test_log.c. */
#include "position.h"

/* A row of the tables: a position, whose question it leads to, and the rule that the question names. */
typedef struct row {
    const char *id, *position, *moves, *asked, *rule;
} row;

static void expect_rows(const row *rows, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        print_message("%s\n", rows[i].id);
        gr_state st = position(rows[i].position);
        play(&st, rows[i].moves);
        expect_asked(&st, rows[i].asked);
        int seat = rows[i].asked[0] - 'A';
        assert_string_equal(GR_DECISIONS[gr_game.rules.decision(&st, seat).kind].rule, rows[i].rule);
    }
}

static void test_table_15_1_three_to_five_players(void **s)
{
    (void)s;
    static const row rows[] = {
        { "D1", "3 players; C penny_press_1; step penny_press", "", "C penny_press", "GR-PENNY-1" },
        { "D2", "3 players; step auction", "", "A auction", "GR-AUC-2" },
        { "D3", "3 players; C moonshine_1; step moonshine", "", "C moonshine", "GR-MOON-1" },
        { "D4", "3 players; C all_in_1; price 3; step pay", "", "C all_in", "GR-ALLIN-1" },
        { "D5", "3 players; step first_pick", "", "A first_pick", "GR-PICK-1" },
        { "D6", "3 players; step first_pick", "A take:all_in_1", "A discard", "GR-PICK-1" },
        { "D8", "3 players; C mustang_1; step mustang", "", "C mustang", "GR-MUST-1" },
        { "D9", "3 players; step picks", "", "B take", "GR-PICK-2" },
        { "D10",
            "3 players; B 0 one_armed_bandit_1; A 12; price 12;"
            "step pay",
            "A take:all_in_1; A discard:all_in_2", "B bandit_pay", "GR-OAB-1" },
        { "D11", "3 players; A post_office; step roll", "", "A roll", "GR-POST-1" },
        { "D12", "3 players; A post_office; step roll", "A roll_one", "A set_die", "GR-POST-1" },
        { "D13", "3 players; C ghost_mine_1; dice 1 5; step roll", "", "C ghost", "GR-GHOST-2" },
        { "D14", "3 players; C bank; dice 1 2; step roll", "", "C deposit", "GR-BANK-1" },
        { "D15",
            "3 players; C 0 coyote_city_07 one_armed_bandit_1; dice 1 6;"
            "step roll",
            "", "C bandit_pay", "GR-OAB-1" },
    };
    expect_rows(rows, sizeof rows / sizeof *rows);
}

static void test_table_15_2_two_players(void **s)
{
    (void)s;
    static const row rows[] = {
        { "T1", "2 players; first B; A penny_press_1; step penny_press", "", "A penny_press", "GR-PENNY-1" },
        { "T2", "2 players; step bids", "A bid:1", "B bid", "GR-TWO-2" },
        { "T3", "2 players; step first_pick", "", "A first_pick", "GR-PICK-1" },
        { "T4", "2 players; step first_pick", "A take:all_in_1", "A discard", "GR-PICK-1" },
        { "T5", "2 players; sale bank; step first_pick", "A take:bank; A discard:all_in_1", "A deposit", "GR-BANK-1" },
        { "T6", "2 players; step loser", "", "B loser", "GR-TWO-6" },
        { "T7", "2 players; B all_in_1; A 3; price 2; step loser", "B money", "B all_in_stake", "GR-ALLIN-3" },
        { "T8", "2 players; sale bank; step loser", "B take:bank", "B deposit", "GR-BANK-1" },
        { "T9", "2 players; A post_office; step roll", "", "A roll", "GR-POST-1" },
    };
    expect_rows(rows, sizeof rows / sizeof *rows);
}

static void test_table_15_3_resolving_a_card(void **s)
{
    (void)s;
#define TABLE       "3 players; A 9 san_narciso_02 coyote_city_03; B 9 san_narciso_03 san_narciso_04; C 9 cold_mountain_03; "
#define START(card) TABLE "dice 6 6; sale " card "; step first_pick"
#define TAKE(card)  "A take:" card "; A discard:all_in_1; "
    static const row rows[] = {
        { "D7a", START("lost_mine"), TAKE("lost_mine"), "A lost_town", "GR-LOST-1" },
        { "D7b", START("one_armed_bandit_1"), TAKE("one_armed_bandit_1"), "A bandit_pay", "GR-OAB-1" },
        { "D7c", START("one_armed_bandit_1"), TAKE("one_armed_bandit_1") "A pay:2", "A bandit_choose", "GR-OAB-2" },
        { "D7d", START("hold_up_1"), TAKE("hold_up_1"), "A hold_up", "GR-HOLD-1" },
        { "D7e", START("hold_up_1"), TAKE("hold_up_1") "A rob:s1", "A hold_up_value", "GR-HOLD-1" },
        { "D7f", START("dynamite_1"), TAKE("dynamite_1"), "A dynamite", "GR-DYN-1" },
        { "D7g", START("raid"), TAKE("raid"), "A raid", "GR-RAID-1" },
        { "D7h", START("raid"), TAKE("raid") "A raid:san_narciso", "B raid_answer", "GR-RAID-1" },
        { "D7i", START("raid"), TAKE("raid") "A raid:san_narciso; B yield", "B raid_destroy", "GR-RAID-1" },
        { "D7j", START("judge"), TAKE("judge"), "A judge_own", "GR-JUDGE-1" },
        { "D7k", START("judge"), TAKE("judge") "A offer:san_narciso_02", "A judge_other", "GR-JUDGE-5" },
        { "D7l", START("wagon"), TAKE("wagon"), "A lasso", "GR-LASSO-1" },
        { "D7m", START("bank"), TAKE("bank"), "A deposit", "GR-BANK-1" },
        /* nobody is asked: the next pick */
        { "concession", START("san_narciso_07"), TAKE("san_narciso_07"), "B take", "GR-PICK-2" },
        { "Ghost Mine", START("ghost_mine_1"), TAKE("ghost_mine_1"), "B take", "GR-PICK-2" },
        { "horseshoe", START("penny_press_1"), TAKE("penny_press_1"), "B take", "GR-PICK-2" },
        { "Post Office", START("post_office"), TAKE("post_office"), "B take", "GR-PICK-2" },
        { "Saloon", START("saloon"), TAKE("saloon"), "B take", "GR-PICK-2" },
        { "Railway Station", START("railway_station"), TAKE("railway_station"), "B take", "GR-PICK-2" },
    };
    expect_rows(rows, sizeof rows / sizeof *rows);
}

static void test_GR_DEC_1_one_player_one_question_except_at_t2(void **s)
{
    (void)s;
    gr_state st = position("3 players; step auction");
    assert_int_equal(gr_pending(&st), 1);
    expect_list(&st, 'B', "");
    refuse(&st, "B pass", "GR-DEC-1");
    refuse(&st, "A roll_two", "GR-DEC-1"); /* another question */
    st = position("2 players; step bids");
    assert_int_equal(gr_pending(&st), 3);
    st = position("2 players; A 0; step bids"); /* one, if the other has no nuggets */
    assert_int_equal(gr_pending(&st), 2);
}

static void test_GR_DEC_2_all_chance_comes_from_three_streams(void **s)
{
    (void)s;
    assert_string_equal(gr_game.streams[0], "setup");
    assert_string_equal(gr_game.streams[1], "deck");
    assert_string_equal(gr_game.streams[2], "dice");
    assert_null(gr_game.streams[3]);
    gr_state st = new_game("4 players", 3);
    assert_int_equal(st.rng.pos[GR_STREAM_SETUP], 1);      /* the first player */
    assert_int_equal(st.rng.pos[GR_STREAM_DECK], 62 + 57); /* the shuffles of 63 and of the 58 that are left */
    assert_int_equal(st.rng.pos[GR_STREAM_DICE], 0);
    gr_state again = new_game("4 players", 3); /* the same seed, the same game */
    assert_memory_equal(&st, &again, sizeof st);
    /* turning up or drawing a card is no random event */
    st = position("3 players; sale one_armed_bandit_1; step first_pick");
    sb_rng before = st.rng;
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:3");
    assert_memory_equal(before.pos, st.rng.pos, sizeof before.pos);
    assert_int_equal(st.rng.reveals, before.reveals + 3);
    st = position("3 players; step round");
    assert_int_equal(st.rng.pos[GR_STREAM_DECK], 0);
}

static void test_GR_DEC_3_windows_without_a_usable_card_are_skipped(void **s)
{
    (void)s;
    gr_state st = position("4 players; step penny_press");
    expect_asked(&st, "A auction"); /* W1 */
    play(&st, "A bid:9; B pass; C pass; D pass");
    expect_asked(&st, "A first_pick"); /* W2, W3 */
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "B take"); /* W4 */
    st = position("4 players; A all_in_1; B all_in_2; C mustang_1; price 9;"
                  "step moonshine"); /* held, but not usable there */
    expect_asked(&st, "A first_pick");
}

static void test_GR_DEC_4_a_single_answer_is_carried_out_unasked(void **s)
{
    (void)s; /* one opponent to rob, one target, one town, one own concession, one to get, one to attach to */
    gr_state st = position("3 players; B 0; sale hold_up_1; step first_pick");
    play(&st, "A take:hold_up_1; A discard:all_in_1");
    expect_asked(&st, "A hold_up_value");
    st = position("3 players; B saloon; sale dynamite_1; step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_asked(&st, "B take");
    st = position("3 players; B san_narciso_02; sale raid; step first_pick");
    play(&st, "A take:raid; A discard:all_in_1");
    expect_asked(&st, "B raid_answer");
    play(&st, "B yield"); /* which: no question */
    expect_card(&st, "san_narciso_02", "out");
    st = position("3 players; A san_narciso_02; B coyote_city_03; sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1");
    expect_card(&st, "coyote_city_03", "A");
    st = position("3 players; A san_narciso_02; sale gold_1; step first_pick");
    play(&st, "A take:gold_1; A discard:all_in_1");
    expect_card(&st, "gold_1", "on san_narciso_02");
    st = position("3 players; A 1; sale one_armed_bandit_1; deck saloon; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1"); /* pay 1, the one card drawn */
    expect_card(&st, "saloon", "A");
    st = position("2 players; A 0; B 0; step bids"); /* T2 without nuggets */
    expect_asked(&st, "A first_pick");
    st = position("3 players; step picks; sale saloon bank"); /* the last pick */
    play(&st, "B take:saloon");
    expect_card(&st, "bank", "C");
}

static void test_GR_DEC_5_who_bids_first_changes_nothing(void **s)
{
    (void)s;
    for (int a = 0; a <= 15; a++)
        for (int b = 0; b <= 15; b++) {
            gr_state one = position("2 players; first B; step bids"), other = one;
            sb_move bid_a = sb_move_number(GR_MV_BID, a), bid_b = sb_move_number(GR_MV_BID, b);
            assert_int_equal(sb_play(&gr_game, &one, 0, bid_a, NULL), SB_OK);
            expect_nuggets(&one, "15 15"); /* evaluated only when both are in */
            assert_int_equal(sb_play(&gr_game, &one, 1, bid_b, NULL), SB_OK);
            assert_int_equal(sb_play(&gr_game, &other, 1, bid_b, NULL), SB_OK);
            assert_int_equal(sb_play(&gr_game, &other, 0, bid_a, NULL), SB_OK);
            assert_memory_equal(&one, &other, sizeof one);
        }
    gr_state st = position("2 players; A 0; B 5; step bids"); /* a bid that is not asked for is in from the start */
    play(&st, "B bid:2");
    expect_asked(&st, "B first_pick");
}

static uint32_t dice_used(const gr_state *before, const gr_state *after)
{
    return after->rng.pos[GR_STREAM_DICE] - before->rng.pos[GR_STREAM_DICE];
}

static void test_GR_DEC_6_dice_are_always_rolled_two_or_one(void **s)
{
    (void)s;
    gr_state before = position("3 players; A 0; B saloon; sale dynamite_1; step first_pick"), st = before;
    play(&st, "A take:dynamite_1; A discard:all_in_1"); /* nothing to pay with */
    assert_int_equal(dice_used(&before, &st), 2);
    before = st = position("3 players; C 0; sale hold_up_1; step first_pick");
    play(&st, "A take:hold_up_1; A discard:all_in_1; A announce:2"); /* cannot fail */
    assert_int_equal(dice_used(&before, &st), 2);
    before = position("3 players; step bank"), st = position("3 players; step roll"); /* nobody has a concession */
    assert_int_equal(dice_used(&before, &st), 2);
    before = st = position("3 players; A post_office; step roll");
    assert_int_equal(st.rng.pos[GR_STREAM_DICE], 0);
    play(&st, "A roll_two");
    assert_int_equal(dice_used(&before, &st), 2);
    st = before;
    play(&st, "A roll_one; A set:3");
    assert_int_equal(dice_used(&before, &st), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_15_1_three_to_five_players),
        cmocka_unit_test(test_table_15_2_two_players),
        cmocka_unit_test(test_table_15_3_resolving_a_card),
        cmocka_unit_test(test_GR_DEC_1_one_player_one_question_except_at_t2),
        cmocka_unit_test(test_GR_DEC_2_all_chance_comes_from_three_streams),
        cmocka_unit_test(test_GR_DEC_3_windows_without_a_usable_card_are_skipped),
        cmocka_unit_test(test_GR_DEC_4_a_single_answer_is_carried_out_unasked),
        cmocka_unit_test(test_GR_DEC_5_who_bids_first_changes_nothing),
        cmocka_unit_test(test_GR_DEC_6_dice_are_always_rolled_two_or_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
