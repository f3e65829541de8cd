/* test_score.c: the end of the game and the score (GR-END). */
#include "position.h"

static void test_GR_END_1_the_last_round_is_played_to_its_end(void **s)
{
    (void)s; /* 4 cards left: too few for 4 players */
    gr_state st = position("4 players; A 0; B 0 whiskey_river_even_2; C 0; D 0; deck 4; step first_pick; dice 2 4");
    play(&st, "A take:all_in_1; A discard:all_in_2"); /* everybody still takes a card */
    expect_asked(&st, "B take");
    finish_picks(&st);
    expect_events("B take; C take; D take; A production 2 4 6; B produce whiskey_river_even_2 2; A end; B end; C end;"
                  "D end");
    expect_asked(&st, "nobody");
    sb_result r;
    gr_result(&st, &r);
    assert_true(r.over);
    st = position("4 players; deck 5; step roll"); /* one more and the game goes on */
    expect_asked(&st, "A auction");
    gr_result(&st, &r);
    assert_false(r.over);
    assert_int_equal(r.winners, 0);
}

static void test_GR_END_2_all_that_counts(void **s)
{
    (void)s; /* 7 + (6 + 2 for the Wagon + 3) + (10 + 5) + (9 + 3) + 10 */
    gr_state st = position("3 players;"
                           "A 7 san_narciso_02 wagon@san_narciso_02 san_narciso_03 mayor:san_narciso bank+9;"
                           "A railway_station mayor:coyote_city coyote_city_03; B 3; step over");
    expect_score(&st, 'A', "7 12 15 12 10 56");
    expect_score(&st, 'B', "3 0 0 0 0 3");
}

static void test_GR_END_3_other_buildings_and_unused_cards_score_nothing(void **s)
{
    (void)s;
    gr_state st = position("3 players poker=off;"
                           "A 4 post_office saloon all_in_1 penny_press_1 moonshine_1 mustang_1 raid wagon gold_1;"
                           "B bank+0; step over");
    expect_score(&st, 'A', "4 0 0 0 0 4");
    expect_score(&st, 'B', "15 0 0 0 0 15");
}

static void test_GR_END_4_highest_score_wins_ties_share(void **s)
{
    (void)s;
    sb_result r;
    gr_state st = position("4 players poker=off; A 9; B 12; C 5 san_narciso_07; D 8 coyote_city_06;"
                           "step over"); /* 9 12 9 12 */
    gr_result(&st, &r);
    assert_int_equal(r.winners, 1u << 1 | 1u << 3);
    st = position("4 players poker=off; A 9; B 12; C 5; D 0; step over");
    gr_result(&st, &r);
    assert_int_equal(r.winners, 1u << 1);
    st = position("2 players poker=off; A 0; B 0; step over");
    gr_result(&st, &r);
    assert_int_equal(r.winners, 3);
}

static void test_GR_END_5_categories_in_this_order(void **s)
{
    (void)s;
    static const char *const ids[] = { "nuggets", "concessions", "mayors", "bank", "poker", "total" };
    assert_int_equal(gr_game.categories.count, 6);
    for (int c = 0; c < 6; c++)
        assert_string_equal(gr_game.categories.at[c].id, ids[c]);
    gr_state st = position("3 players; A 1 san_narciso_08 san_narciso_10 mayor:san_narciso bank+3; B 0; C 0;"
                           "step over");
    expect_score(&st, 'A', "1 4 10 4 10 29");
    st = position("3 players; A 1 san_narciso_08; B 0; C 0; step over"); /* 0 without a bonus */
    expect_score(&st, 'A', "1 2 0 0 0 3");
}

static void test_GR_EX_38_official_score_of_76(void **s)
{
    (void)s; /* 6 + 4 + 9 + 6 on concessions */
    gr_state st =
        position("3 players poker=off;"
                 "A 21 san_narciso_02 san_narciso_07 mayor:san_narciso cold_mountain_06 coyote_city_10 bank+15;"
                 "step over");
    expect_score(&st, 'A', "21 25 10 20 0 76");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_END_1_the_last_round_is_played_to_its_end),
        cmocka_unit_test(test_GR_END_2_all_that_counts),
        cmocka_unit_test(test_GR_END_3_other_buildings_and_unused_cards_score_nothing),
        cmocka_unit_test(test_GR_END_4_highest_score_wins_ties_share),
        cmocka_unit_test(test_GR_END_5_categories_in_this_order),
        cmocka_unit_test(test_GR_EX_38_official_score_of_76),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
