/* test_actions.c: phase II, the duos, playing cards (COL-ACT, COL-DUO, COL-PLAY). */
#include "position.h"

/* ---- COL-ACT ----------------------------------------------------------------------------------------------------- */

static void test_COL_ACT_1_everybody_does_one_action_caller_and_target_included(void **state)
{
    (void)state;
    co_state st = position(3, "given red_1");
    assert_pending(&st, "0 1 2");
    for (int seat = 0; seat < 3; seat++)
        assert_legal(&st, seat, "take decline");
    play(&st, 0, "take");
    assert_pending(&st, "1 2");
    assert_string_equal(forbidden_by(&st, 0, "take"), "COL-SEQ-5");
}

static void test_COL_ACT_2_choices_are_independent(void **state)
{
    (void)state;
    co_state st = position(3, "given red_1\n1 hand blue_2; nuggets 2");
    play_all(&st, "0 take, 1 pay:blue_2, 1 rail:r1, 1 decline, 2 decline");
    assert_int_equal(st.player[0].nuggets, 4);
    assert_int_equal(st.player[1].nuggets, 0);
    assert_int_equal(st.player[2].nuggets, 3);
}

static void test_COL_ACT_3_what_is_triggered_benefits_only_who_triggered_it(void **state)
{
    (void)state;
    co_state st = position(3, "given red_1\n1 hand blue_1; nuggets 3");
    co_player before[3];
    memcpy(before, st.player, sizeof before);
    play_all(&st, "1 pay:blue_1, 1 leg:boulder_creek.leg_1");
    assert_memory_equal(&st.player[0], &before[0], sizeof before[0]);
    assert_memory_equal(&st.player[2], &before[2], sizeof before[2]);
    assert_int_equal(st.player[1].effect, CO_EFFECT_NUGGETS);
}

static void test_COL_ACT_4_a_duo_may_be_declined(void **state)
{
    (void)state;
    static const char *const given[] = { "given red_1", "given grey_1", "given blue_1" };
    for (int i = 0; i < 3; i++) {
        co_state st = position(2, given[i]);
        co_player before = st.player[0];
        play(&st, 0, "decline");
        before.effect = CO_EFFECT_NONE;
        assert_memory_equal(&st.player[0], &before, sizeof before);
    }
}

static void test_COL_ACT_5_an_action_without_a_target_cannot_be_chosen(void **state)
{
    (void)state;
    co_state poor = position(2, "given red_1\n0 hand blue_2; nuggets 1");
    assert_legal(&poor, 0, "take decline");
    co_state no_pair = position(2, "given grey_1\n0 hand blue_2 red_2");
    assert_legal(&no_pair, 0, "draw decline");
    co_state no_rail = position(2, "given blue_1\n0 rail r1 r2a r3a r4 r5a r6a r7");
    assert_legal(&no_rail, 0, "leg:boulder_creek.leg_1 leg:boulder_creek.leg_3 decline");
    co_state no_region = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_2 leg_3");
    assert_legal(&no_region, 0, "rail:r1 decline");
    co_state nothing = position(2,
        "given blue_1\n"
        "0 region boulder_creek leg_1 leg_2 leg_3; rail r1 r2a r3a r4 r5a r6a r7");
    assert_pending(&nothing, "1");
}

static void test_COL_ACT_6_a_card_acts_only_when_played_or_given(void **state)
{
    (void)state;
    co_state st = position(2, "0 area blue_1 grey_2\n1 hand red_1; area orange_3");
    play(&st, 0, "name:red_1");
    assert_area(&st, 0, "red_1 blue_1 grey_2"); /* it arrives: nothing besides phase II */
    assert_legal(&st, 0, "take decline");
    play(&st, 0, "take");
    assert_pending(&st, "1"); /* once, and the cards lying there do nothing */
}

static void test_COL_ACT_7_phase_II_ends_with_the_last_chain_and_the_settlement(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1");
    play(&st, 0, "draw");
    assert_int_equal(st.phase, CO_ACTIONS);
    assert_int_equal(st.player[0].hand_n, 0);
    play(&st, 1, "decline");
    assert_int_equal(st.turn, 6);
    assert_int_equal(st.player[0].hand_n, 3);
}

/* ---- COL-DUO ----------------------------------------------------------------------------------------------------- */

static void test_COL_DUO_1_take_one_nugget_in_the_settlement(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 nuggets 2");
    assert_string_equal(play_log(&st, 0, "take"), "claim_nugget");
    assert_int_equal(st.player[0].nuggets, 2);
    assert_int_equal(st.player[0].claim, CO_CLAIM_NUGGET);
    play(&st, 1, "decline");
    assert_int_equal(st.player[0].nuggets, 3);
    assert_int_equal(st.supply, 20 - 3 - 3);
}

static void test_COL_DUO_2_pay_the_value_and_play(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 hand blue_2 blue_3; nuggets 5");
    play(&st, 0, "pay:blue_3");
    assert_int_equal(st.player[0].nuggets, 2);
    assert_int_equal(st.supply, 20 - 2 - 3);
    assert_hand(&st, 0, "blue_2");
    assert_area(&st, 0, "blue_3");
    assert_int_equal(st.player[0].effect, CO_EFFECT_CHECK);
}

static void test_COL_DUO_3_draw_three_in_the_settlement(void **state)
{
    (void)state;
    co_state st =
        position(2, "given grey_1; deck red_3 blue_3 orange_1 green_1\n0 hand grey_3\n1 hand red_1 red_1 red_1");
    assert_string_equal(play_log(&st, 0, "draw"), "claim_cards");
    assert_hand(&st, 0, "grey_3");
    play(&st, 1, "decline");
    assert_hand(&st, 0, "grey_3 red_3 blue_3 orange_1");
    assert_int_equal(st.deck[st.deck_n - 1], kind_of("green_1"));
}

static void test_COL_DUO_4_discard_two_of_a_suit_and_play_a_third_for_free(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1\n0 hand green_1 green_3 red_3; nuggets 0");
    assert_legal(&st, 0, "draw discard:green_1.green_3 decline");
    assert_string_equal(forbidden_by(&st, 0, "discard:green_1.red_3"), "COL-DUO-4");
    assert_string_equal(forbidden_by(&st, 0, "discard:green_1.green_2"), "COL-DUO-4");
    assert_string_equal(forbidden_by(&st, 0, "discard:green_1.green_1"), "COL-DUO-4");
    assert_string_equal(forbidden_by(&st, 0, "discard:green_3.green_1"), "COL-DUO-4");
    play_all(&st, "0 discard:green_1.green_3, 0 play:red_3");
    assert_hand(&st, 0, "");
    assert_area(&st, 0, "red_3");
    assert_int_equal(st.discard[kind_of("green_1")], 1);
    assert_int_equal(st.discard[kind_of("green_3")], 1);
    assert_int_equal(st.player[0].nuggets, 0);
    assert_int_equal(st.player[0].effect, CO_EFFECT_NUGGETS);
}

static void test_COL_DUO_5_any_third_card_same_kind_twice_kinds_of_the_area(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1\n0 hand green_1 green_1 green_2; area green_1");
    assert_legal(
        &st, 0, "draw discard:green_1.green_1 decline"); /* with green_2 gone only green_1 is left: in the area */
    play(&st, 0, "discard:green_1.green_1");
    assert_legal(&st, 0, "play:green_2"); /* of the suit of the discarded ones */
    co_state area = position(2, "given grey_1\n0 hand green_1 red_1; area green_2 green_3");
    assert_legal(&area, 0, "draw decline"); /* never from the play area */
}

static void test_COL_DUO_6_no_discarding_without_a_card_to_play(void **state)
{
    (void)state;
    co_state two = position(2, "given grey_1\n0 hand green_1 green_2");
    assert_legal(&two, 0, "draw decline");
    assert_string_equal(forbidden_by(&two, 0, "discard:green_1.green_2"), "COL-DUO-6");
    co_state in_area = position(2, "given grey_1\n0 hand green_1 green_2 red_1; area red_1");
    assert_string_equal(forbidden_by(&in_area, 0, "discard:green_1.green_2"), "COL-DUO-6");
    co_state copies = position(2, "given grey_1\n0 hand green_1 green_1 green_2");
    assert_legal(&copies, 0, "draw discard:green_1.green_1 discard:green_1.green_2 decline");
    co_state same = position(2, "given grey_1\n0 hand green_1 green_1 green_1");
    assert_legal(&same, 0, "draw discard:green_1.green_1 decline");
    play(&same, 0, "discard:green_1.green_1");
    assert_legal(&same, 0, "play:green_1"); /* no declining any more, asked even with one kind */
    assert_string_equal(forbidden_by(&same, 0, "decline"), "COL-DUO-6");
}

static void test_COL_DUO_7_check_a_leg_of_a_region(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1");
    play(&st, 0, "leg:boulder_creek.leg_3");
    assert_int_equal(st.player[0].region[CO_V], 1 | 1 << 3);
    assert_int_equal(st.player[0].rail, 0);
}

static void test_COL_DUO_8_check_a_leg_of_the_railroad(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1");
    play(&st, 0, "rail:r1");
    assert_int_equal(st.player[0].region[CO_V], 1);
    assert_int_equal(st.player[0].rail, 1 << CO_R1);
}

static void test_COL_DUO_9_no_discount_no_debt(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 hand blue_1 blue_2 blue_3; nuggets 2");
    assert_legal(&st, 0, "take pay:blue_1 pay:blue_2 decline");
    assert_string_equal(forbidden_by(&st, 0, "pay:blue_3"), "COL-DUO-9");
    st = position(2, "given red_1\n0 hand blue_1 blue_2 blue_3; nuggets 0");
    assert_legal(&st, 0, "take decline");
}

/* ---- COL-PLAY ---------------------------------------------------------------------------------------------------- */

static void test_COL_PLAY_1_no_second_copy(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 hand blue_1 blue_2; area blue_1; nuggets 3");
    assert_legal(&st, 0, "take pay:blue_2 decline");
    assert_string_equal(forbidden_by(&st, 0, "pay:blue_1"), "COL-PLAY-1");
    assert_string_equal(forbidden_by(&st, 0, "pay:blue_3"), "COL-PLAY-1"); /* not in hand */
}

static void test_COL_PLAY_2_its_duo_for_the_player_alone(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 hand grey_1; nuggets 1\n1 hand red_2");
    play(&st, 0, "pay:grey_1");
    assert_area(&st, 0, "grey_1");
    assert_legal(&st, 0, "draw decline");
    assert_legal(&st, 1, "take pay:red_2 decline"); /* still the duo of the given card */
}

static void test_COL_PLAY_3_no_limit_of_cards_played_and_no_hand_limit(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 hand red_1 red_2 red_3 green_1 green_2 green_3; nuggets 12");
    play_all(&st, "0 pay:red_1, 0 pay:red_2, 0 pay:red_3, 0 pay:green_1, 0 pay:green_2, 0 pay:green_3, 0 take");
    assert_int_equal(__builtin_popcount(st.player[0].area), 6);
    co_state many = position(2, "given grey_1; rest 0\n1 hand red_1 red_1 red_1");
    many.deck[0] = 0, many.deck[1] = 0, many.deck_n = 1; /* the last red 1 from the hand onto the deck */
    many.player[0].hand[0]--, many.player[0].hand_n--;
    int cards = many.player[0].hand_n;
    play_all(&many, "0 draw, 1 decline");
    assert_int_equal(many.player[0].hand_n, cards + 2); /* the deck and the discarded card; nothing is thrown away */
}

static void test_COL_PLAY_4_a_suit_completed_in_phase_II_stays_until_phase_III(void **state)
{
    (void)state;
    co_state st = position(2, "given red_2\n0 hand green_3 green_1 red_1; area green_1 green_2; nuggets 9");
    unsigned flags = co_discovered(&st.player[0]);
    play(&st, 0, "pay:green_3");
    assert_area(&st, 0, "green_1 green_2 green_3");
    assert_int_equal(co_discovered(&st.player[0]), flags);
    assert_legal(&st, 0, "take pay:red_1 decline"); /* green 1 still lies there */
    assert_string_equal(forbidden_by(&st, 0, "pay:green_1"), "COL-PLAY-1");
    play_all(&st, "0 take, 1 take");
    assert_int_equal(st.phase, CO_END);
    assert_area(&st, 0, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_ACT_1_everybody_does_one_action_caller_and_target_included),
        cmocka_unit_test(test_COL_ACT_2_choices_are_independent),
        cmocka_unit_test(test_COL_ACT_3_what_is_triggered_benefits_only_who_triggered_it),
        cmocka_unit_test(test_COL_ACT_4_a_duo_may_be_declined),
        cmocka_unit_test(test_COL_ACT_5_an_action_without_a_target_cannot_be_chosen),
        cmocka_unit_test(test_COL_ACT_6_a_card_acts_only_when_played_or_given),
        cmocka_unit_test(test_COL_ACT_7_phase_II_ends_with_the_last_chain_and_the_settlement),
        cmocka_unit_test(test_COL_DUO_1_take_one_nugget_in_the_settlement),
        cmocka_unit_test(test_COL_DUO_2_pay_the_value_and_play),
        cmocka_unit_test(test_COL_DUO_3_draw_three_in_the_settlement),
        cmocka_unit_test(test_COL_DUO_4_discard_two_of_a_suit_and_play_a_third_for_free),
        cmocka_unit_test(test_COL_DUO_5_any_third_card_same_kind_twice_kinds_of_the_area),
        cmocka_unit_test(test_COL_DUO_6_no_discarding_without_a_card_to_play),
        cmocka_unit_test(test_COL_DUO_7_check_a_leg_of_a_region),
        cmocka_unit_test(test_COL_DUO_8_check_a_leg_of_the_railroad),
        cmocka_unit_test(test_COL_DUO_9_no_discount_no_debt),
        cmocka_unit_test(test_COL_PLAY_1_no_second_copy),
        cmocka_unit_test(test_COL_PLAY_2_its_duo_for_the_player_alone),
        cmocka_unit_test(test_COL_PLAY_3_no_limit_of_cards_played_and_no_hand_limit),
        cmocka_unit_test(test_COL_PLAY_4_a_suit_completed_in_phase_II_stays_until_phase_III),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
