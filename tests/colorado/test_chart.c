/* test_chart.c: icons, tracks, medals (COL-ICON, COL-TRK, COL-MED). */
#include "position.h"

/* Tipi legs: boulder_creek.leg_3.  Wanted: eastern_sands.leg_2 after leg_1.  Saloon: rattlesnake_flats.leg_2 after
 * leg_1, leg_4 after leg_3. */
#define SANDS "region boulder_creek; region eastern_sands leg_1"
#define FLATS SANDS "; region rattlesnake_flats leg_1 leg_3"

/* ---- COL-ICON ---------------------------------------------------------------------------------------------------- */

static void test_COL_ICON_1_nuggets_cards_and_check_are_the_duos(void **state)
{
    (void)state;
    co_state nuggets = position(2, "given blue_1"), cards = position(2, "given blue_1\n0 region durango_springs");
    play(&nuggets, 0, "leg:boulder_creek.leg_1");
    assert_legal(&nuggets, 0, "take decline");
    play(&cards, 0, "leg:durango_springs.leg_1");
    assert_legal(&cards, 0, "draw decline");
    co_state check = position(2, "given blue_1\n0 tipi -1 0");
    play_all(&check, "0 leg:boulder_creek.leg_3, 0 tipi:left");
    assert_legal(&check, 0, "leg:boulder_creek.leg_1 rail:r1 decline");
}

static void test_COL_ICON_2_play_a_card_for_free(void **state)
{
    (void)state;
    co_state st =
        position(2, "given blue_1\n0 hand red_3 green_2; area green_2; nuggets 0; region boulder_creek leg_1");
    play(&st, 0, "leg:boulder_creek.leg_2");
    assert_legal(&st, 0, "play:red_3 decline");
    assert_string_equal(forbidden_by(&st, 0, "play:green_2"), "COL-PLAY-1");
    play(&st, 0, "play:red_3");
    assert_int_equal(st.player[0].nuggets, 0);
    assert_int_equal(st.player[0].effect, CO_EFFECT_NUGGETS); /* its duo included */
    co_state empty = position(2, "given blue_1\n0 region boulder_creek leg_1");
    play(&empty, 0, "leg:boulder_creek.leg_2");
    assert_legal(&empty, 0, "decline"); /* asked with an empty hand, too */
}

static void test_COL_ICON_3_saloon_ticks_the_next_box(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 saloon 1; " FLATS);
    assert_string_equal(play_log(&st, 0, "leg:rattlesnake_flats.leg_4"), "leg box");
    assert_int_equal(st.player[0].saloon, 2);
    assert_pending(&st, "1");
}

static void test_COL_ICON_4_wanted_ticks_the_next_box_and_gives_its_icon(void **state)
{
    (void)state;
    co_state first = position(2, "given blue_1\n0 hand red_1; " SANDS), second = first;
    second.player[0].wanted = 1;
    play(&first, 0, "leg:eastern_sands.leg_2");
    assert_int_equal(first.player[0].wanted, 1);
    assert_pending(&first, "1");
    play(&second, 0, "leg:eastern_sands.leg_2");
    assert_int_equal(second.player[0].wanted, 2);
    assert_legal(&second, 0, "play:red_1 decline");
}

static void test_COL_ICON_5_tipi_must_be_ticked_on_a_side_of_choice(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 tipi -1 0");
    play(&st, 0, "leg:boulder_creek.leg_3");
    assert_legal(&st, 0, "tipi:left tipi:right");
    assert_string_equal(forbidden_by(&st, 0, "decline"), "COL-ICON-5");
    play(&st, 0, "tipi:left");
    assert_int_equal(st.player[0].tipi, 0x0e);              /* -2, -1, 0 */
    assert_int_equal(st.player[0].effect, CO_EFFECT_CHECK); /* the icon over -2 */
}

static void test_COL_ICON_6_discovery_is_mandatory_if_possible(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 tipi 0 1");
    play_all(&st, "0 leg:boulder_creek.leg_3, 0 tipi:right");
    assert_int_equal(st.player[0].effect, CO_EFFECT_DISCOVERY);
    assert_string_equal(forbidden_by(&st, 0, "decline"), "COL-ICON-6");
    co_state none = position(2, "given blue_1\n0 all; tipi 0 1");
    play(&none, 0, "leg:boulder_creek.leg_3");
    assert_string_equal(play_log(&none, 0, "tipi:right"), "tipi no_region");
    assert_pending(&none, "1");
}

static void test_COL_ICON_7_a_full_track_has_no_effect(void **state)
{
    (void)state;
    co_state st = position(2,
        "given blue_1; crossed saloon 1; crossed wanted 1; crossed tipi 2\n"
        "0 tipi -3 -2 -1 0 1 2 3; saloon 3; wanted 4; medals 9 7 8 7; " FLATS);
    co_state saloon = st, wanted = st, tipi = st;
    assert_string_equal(play_log(&saloon, 0, "leg:rattlesnake_flats.leg_4"), "leg full");
    assert_string_equal(play_log(&wanted, 0, "leg:eastern_sands.leg_2"), "leg full");
    assert_string_equal(play_log(&tipi, 0, "leg:boulder_creek.leg_3"), "leg full");
    assert_pending(&tipi, "1");
    assert_medals(&tipi, 0, "9 7 8 7");
}

/* ---- COL-TRK ----------------------------------------------------------------------------------------------------- */

static void test_COL_TRK_1_every_player_ticks_their_own_row(void **state)
{
    (void)state;
    co_state st = position(3, "given blue_1\n1 " FLATS);
    play_all(&st, "1 leg:rattlesnake_flats.leg_2, 0 leg:boulder_creek.leg_3");
    static const int saloon[] = { 0, 1, 0, 0 }, tipi[] = { 1 << CO_TIPI_CENTRE, 0, 0, 0 };
    for (int seat = 0; seat < CO_SEATS; seat++) { /* the fourth row stays unused */
        assert_int_equal(st.player[seat].saloon, saloon[seat]);
        assert_int_equal(st.player[seat].tipi, tipi[seat]);
    }
}

static void test_COL_TRK_2_left_to_right_without_gaps(void **state)
{
    (void)state;
    for (int boxes = 0; boxes < 3; boxes++) {
        char text[200];
        snprintf(text, sizeof text, "given blue_1\n0 saloon %d; wanted %d; " FLATS, boxes, boxes);
        co_state saloon = position(2, text), wanted = saloon;
        play(&saloon, 0, "leg:rattlesnake_flats.leg_2");
        assert_int_equal(saloon.player[0].saloon, boxes + 1);
        play(&wanted, 0, "leg:eastern_sands.leg_2");
        assert_int_equal(wanted.player[0].wanted, boxes + 1);
    }
}

static void test_COL_TRK_3_tipi_from_the_centre_outwards(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1");
    assert_string_equal(play_log(&st, 0, "leg:boulder_creek.leg_3"), "leg tipi"); /* the first box is no choice */
    assert_int_equal(st.player[0].tipi, 1 << CO_TIPI_CENTRE);
    assert_pending(&st, "1");
    co_state full_left = position(2, "given blue_1; crossed tipi 1\n0 tipi -3 -2 -1 0; medals 9");
    play(&full_left, 0, "leg:boulder_creek.leg_3"); /* one free side: no choice either */
    assert_int_equal(full_left.player[0].tipi, 0x1f);
    assert_int_equal(full_left.player[0].effect, CO_EFFECT_CARDS);
}

static void test_COL_TRK_4_mark_then_medal_then_icon(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 tipi 0 1 2");
    play(&st, 0, "leg:boulder_creek.leg_3");
    assert_string_equal(play_log(&st, 0, "tipi:right"), "tipi medal");
    co_state icon = position(2, "given blue_1\n0 all; tipi 0 1");
    play(&icon, 0, "leg:boulder_creek.leg_3");
    assert_string_equal(play_log(&icon, 0, "tipi:right"), "tipi no_region");
}

static void test_COL_TRK_5_end_boxes(void **state)
{
    (void)state;
    co_state left = position(2, "given blue_1\n0 tipi -2 -1 0"), right = position(2, "given blue_1\n0 tipi 0 1 2");
    play_all(&left, "0 leg:boulder_creek.leg_3, 0 tipi:left");
    play_all(&right, "0 leg:boulder_creek.leg_3, 0 tipi:right");
    assert_medals(&left, 0, "9");
    assert_medals(&right, 0, "9");
    co_state saloon = position(2, "given blue_1\n0 saloon 2; " FLATS);
    play(&saloon, 0, "leg:rattlesnake_flats.leg_2");
    assert_medals(&saloon, 0, "8");
    co_state wanted = position(2, "given blue_1\n0 wanted 3; " SANDS);
    play(&wanted, 0, "leg:eastern_sands.leg_2");
    assert_medals(&wanted, 0, "7");
    co_state not_yet = position(2, "given blue_1\n0 wanted 2; saloon 1; " FLATS);
    play(&not_yet, 0, "leg:eastern_sands.leg_2");
    assert_medals(&not_yet, 0, "");
}

static void test_COL_TRK_6_icons_take_effect(void **state)
{
    (void)state;
    static const struct {
        const char *tipi, *move;
        int effect;
    } rows[] = {
        { "0 tipi -1 0", "tipi:left", CO_EFFECT_CHECK },
        { "0 tipi 0", "tipi:left", CO_EFFECT_NUGGETS },
        { "0 tipi 0", "tipi:right", CO_EFFECT_CARDS },
        { "0 tipi 0 1", "tipi:right", CO_EFFECT_DISCOVERY },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[60];
        snprintf(text, sizeof text, "given blue_1\n%s", rows[i].tipi);
        co_state st = position(2, text);
        play(&st, 0, "leg:boulder_creek.leg_3");
        play(&st, 0, rows[i].move);
        assert_int_equal(st.player[0].effect, rows[i].effect);
    }
}

/* ---- COL-MED ----------------------------------------------------------------------------------------------------- */

static void test_COL_MED_1_written_at_once_in_the_order_won(void **state)
{
    (void)state;
    co_state st = position(2,
        "given blue_1\n0 hand blue_2; tipi 0 1 2; region boulder_creek leg_1 leg_3;"
        "region heron_lake leg_1");
    play(&st, 0, "leg:boulder_creek.leg_2");
    assert_medals(&st, 0, "4");
    play_all(&st, "0 play:blue_2, 0 leg:heron_lake.leg_2");
    assert_medals(&st, 0, "4 2");
}

static void test_COL_MED_2_own_medals_are_always_there(void **state)
{
    (void)state;
    co_state st = position(3,
        "given blue_1\n0 region boulder_creek leg_1 leg_3\n"
        "1 region boulder_creek leg_1 leg_2 leg_3\n2 region boulder_creek leg_1 leg_2 leg_3");
    play(&st, 0, "leg:boulder_creek.leg_2");
    assert_medals(&st, 0, "4");
}

static void test_COL_MED_3_the_highest_medal_of_the_pool_for_both_tipi_ends(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1; crossed tipi 1\n0 tipi 0 1 2\n1 tipi -3 -2 -1 0; medals 9");
    play_all(&st, "0 leg:boulder_creek.leg_3, 0 tipi:right");
    assert_medals(&st, 0, "7"); /* the other end took the 9 */
    assert_int_equal(st.crossed[CO_POOL_TIPI], 1);
    play(&st, 1, "decline");
    assert_int_equal(st.crossed[CO_POOL_TIPI], 2); /* crossed when the turn ends */
}

static void test_COL_MED_4_one_medal_for_each_of_three_zones(void **state)
{
    (void)state;
    assert_int_equal(co_pools[CO_POOL_FOREST].n, 1);
    assert_int_equal(co_pools[CO_POOL_DESERT].n, 1);
    assert_int_equal(co_pools[CO_POOL_LAKE].n, 1);
    co_state st = position(2, "given blue_1\n0 all but heron_lake; rail r1 r2a r3a r4 r5a\n1 all");
    assert_medals(&st, 1, "6 5 4");
    play(&st, 0, "rail:r6a"); /* all lakes, but the medal is gone */
    assert_medals(&st, 0, "6 5");
}

static void test_COL_MED_5_crossed_in_an_earlier_turn_is_gone(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1; crossed saloon 1\n0 saloon 2; " FLATS "\n1 saloon 3; medals 8");
    play(&st, 0, "leg:rattlesnake_flats.leg_4");
    assert_medals(&st, 0, "5");
}

static void test_COL_MED_6_shared_in_the_same_turn_at_full_value(void **state)
{
    (void)state;
    co_state st = position(3, "given blue_1\n0 saloon 2; " FLATS "\n1 saloon 2; " FLATS "\n2 saloon 2; " FLATS);
    play_all(&st, "2 leg:rattlesnake_flats.leg_4, 0 leg:rattlesnake_flats.leg_4, 1 leg:rattlesnake_flats.leg_4");
    for (int seat = 0; seat < 3; seat++)
        assert_medals(&st, seat, "8");
    assert_int_equal(st.crossed[CO_POOL_SALOON], 1);
}

static void test_COL_MED_7_never_the_same_medal_twice(void **state)
{
    (void)state;
    co_state st = position(2,
        "given blue_1; crossed tipi 1\n0 tipi -3 -2 -1 0 1 2; medals 9; region boulder_creek;"
        "region northern_forest");
    play(&st, 0, "leg:northern_forest.leg_1");
    assert_medals(&st, 0, "9 7");
}

static void test_COL_MED_8_always_the_highest_available(void **state)
{
    (void)state;
    static const struct {
        const char *others, *best;
    } rows[] = {
        { "", "9" },
        { "1 tipi -3 -2 -1 0; medals 9", "7" },
        { "1 tipi -3 -2 -1 0 1 2 3; medals 9 7", "5" },
        { "1 tipi -3 -2 -1 0 1 2 3; medals 9 7\n2 tipi -3 -2 -1 0; medals 5", "3" },
    };
    for (int crossed = 0; crossed < 4; crossed++) {
        char text[200];
        snprintf(text, sizeof text, "given blue_1; crossed tipi %d\n0 tipi 0 1 2\n%s", crossed, rows[crossed].others);
        co_state st = position(3, text);
        play_all(&st, "0 leg:boulder_creek.leg_3, 0 tipi:right");
        assert_medals(&st, 0, rows[crossed].best);
    }
}

static void test_COL_MED_9_nothing_left_no_slot_used(void **state)
{
    (void)state;
    co_state st = position(4,
        "given blue_1; crossed saloon 3\n0 saloon 2; " FLATS
        "\n1 saloon 3; medals 8\n2 saloon 3; medals 5\n3 saloon 3; medals 2");
    assert_string_equal(play_log(&st, 0, "leg:rattlesnake_flats.leg_4"), "leg box no_medal");
    assert_int_equal(st.player[0].saloon, 3);
    assert_int_equal(st.player[0].medals_n, 0);
}

static void test_COL_MED_10_the_current_turn_spans_all_phases(void **state)
{
    (void)state;
    /* Seat 0 completes the deserts by an icon in phase II, seat 1 by a suit in phase III.A. */
    co_state st = position(2,
        "given blue_1\n0 all but rattlesnake_flats; rail r1 r2a r3a r4 r5a\n"
        "1 all but rattlesnake_flats; area green_1 green_2 green_3");
    play_all(&st, "0 rail:r6a, 1 decline");
    assert_medals(&st, 0, "6 4 5");
    assert_medals(&st, 1, "6 4 5");
    assert_int_equal(st.crossed[CO_POOL_DESERT], 1);
}

static void test_COL_MED_11_all_medals_at_every_player_count(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        co_state st = new_game(players, 1, NULL, NULL);
        int medals = 0;
        for (int pool = 0; pool < CO_POOL_COUNT; pool++)
            for (; co_best_medal(&st, pool); st.crossed[pool]++)
                medals += co_best_medal(&st, pool);
        assert_int_equal(medals, 6 + 5 + 4 + (9 + 7 + 5 + 3) + (8 + 5 + 2) + (7 + 4 + 1));
    }
}

/* Six complete regions: 4 4 2 2 1 4 points. */
#define SIX_MEDALS                                                                                                     \
    "region boulder_creek leg_1 leg_2 leg_3; region heron_lake leg_1 leg_2; region aspen_grove;"                       \
    "region mirror_lake leg_1 leg_2; region durango_springs leg_1 leg_2 leg_3; region fox_pinewood leg_1 leg_2 leg_3;" \
    "region beaver_pond leg_1 leg_2; region rattlesnake_flats leg_1 leg_3"

static void test_COL_MED_12_the_seventh_medal_is_written_even_if_it_ends_the_game(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 saloon 2; " SIX_MEDALS);
    assert_int_equal(st.player[0].medals_n, 6);
    play(&st, 0, "leg:rattlesnake_flats.leg_4"); /* no question about the medal */
    assert_int_equal(st.player[0].medals_n, 7);
    play(&st, 1, "decline");
    assert_int_equal(st.phase, CO_OVER);
}

static void test_COL_MED_13_medals_after_the_seventh_count(void **state)
{
    (void)state;
    /* The seventh medal in phase II, an eighth for the deserts in phase III.A. */
    co_state st =
        position(2, "given blue_1\n0 area red_1 red_2 red_3; saloon 2; tipi 0; " SIX_MEDALS "; region central_desert");
    play_all(&st, "0 leg:rattlesnake_flats.leg_4, 1 decline, 0 discover:eastern_sands");
    assert_medals(&st, 0, "4 4 4 2 2 1 8 5");
    assert_int_equal(st.phase, CO_OVER);
    int32_t score[CO_SCORE_COUNT];
    co_score(&st.player[0], score);
    assert_int_equal(score[CO_SCORE_MEDALS], 4 + 4 + 4 + 2 + 2 + 1 + 8 + 5);
}

static void test_COL_MED_14_a_claim_per_player_and_pool(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 tipi 0 1 2\n1 tipi -2 -1 0");
    play_all(&st, "0 leg:boulder_creek.leg_3, 0 tipi:right");
    assert_int_equal(st.player[0].medal_claims, 1 << CO_POOL_TIPI);
    assert_int_equal(st.player[1].medal_claims, 0);
    play(&st, 1, "leg:boulder_creek.leg_3");
    co_state late = st;
    play(&late, 1, "tipi:left");
    assert_medals(&late, 1, "9");
    assert_int_equal(late.player[0].medal_claims | late.player[1].medal_claims, 0); /* the turn is over */
}

static void test_COL_MED_15_crossed_once_in_III_C(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 wanted 3; " SANDS "; area red_1 red_2 red_3\n1 wanted 3; " SANDS);
    play_all(&st, "0 leg:eastern_sands.leg_2, 1 leg:eastern_sands.leg_2");
    assert_int_equal(st.phase, CO_END); /* seat 0 discovers for its suit */
    assert_int_equal(st.crossed[CO_POOL_WANTED], 0);
    assert_int_equal(st.player[0].medal_claims & st.player[1].medal_claims, 1 << CO_POOL_WANTED);
    assert_non_null(strstr(play_log(&st, 0, "discover:heron_lake"), "crossed"));
    assert_int_equal(st.crossed[CO_POOL_WANTED], 1);
    assert_int_equal(st.player[0].medal_claims | st.player[1].medal_claims, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_ICON_1_nuggets_cards_and_check_are_the_duos),
        cmocka_unit_test(test_COL_ICON_2_play_a_card_for_free),
        cmocka_unit_test(test_COL_ICON_3_saloon_ticks_the_next_box),
        cmocka_unit_test(test_COL_ICON_4_wanted_ticks_the_next_box_and_gives_its_icon),
        cmocka_unit_test(test_COL_ICON_5_tipi_must_be_ticked_on_a_side_of_choice),
        cmocka_unit_test(test_COL_ICON_6_discovery_is_mandatory_if_possible),
        cmocka_unit_test(test_COL_ICON_7_a_full_track_has_no_effect),
        cmocka_unit_test(test_COL_TRK_1_every_player_ticks_their_own_row),
        cmocka_unit_test(test_COL_TRK_2_left_to_right_without_gaps),
        cmocka_unit_test(test_COL_TRK_3_tipi_from_the_centre_outwards),
        cmocka_unit_test(test_COL_TRK_4_mark_then_medal_then_icon),
        cmocka_unit_test(test_COL_TRK_5_end_boxes),
        cmocka_unit_test(test_COL_TRK_6_icons_take_effect),
        cmocka_unit_test(test_COL_MED_1_written_at_once_in_the_order_won),
        cmocka_unit_test(test_COL_MED_2_own_medals_are_always_there),
        cmocka_unit_test(test_COL_MED_3_the_highest_medal_of_the_pool_for_both_tipi_ends),
        cmocka_unit_test(test_COL_MED_4_one_medal_for_each_of_three_zones),
        cmocka_unit_test(test_COL_MED_5_crossed_in_an_earlier_turn_is_gone),
        cmocka_unit_test(test_COL_MED_6_shared_in_the_same_turn_at_full_value),
        cmocka_unit_test(test_COL_MED_7_never_the_same_medal_twice),
        cmocka_unit_test(test_COL_MED_8_always_the_highest_available),
        cmocka_unit_test(test_COL_MED_9_nothing_left_no_slot_used),
        cmocka_unit_test(test_COL_MED_10_the_current_turn_spans_all_phases),
        cmocka_unit_test(test_COL_MED_11_all_medals_at_every_player_count),
        cmocka_unit_test(test_COL_MED_12_the_seventh_medal_is_written_even_if_it_ends_the_game),
        cmocka_unit_test(test_COL_MED_13_medals_after_the_seventh_count),
        cmocka_unit_test(test_COL_MED_14_a_claim_per_player_and_pool),
        cmocka_unit_test(test_COL_MED_15_crossed_once_in_III_C),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
