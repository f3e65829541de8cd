/* test_call.c: phase I (COL-CALL). */
#include "position.h"

#define ALL_NAMES_BUT_RED_1                                                                                            \
    "name:red_2 name:red_3 name:green_1 name:green_2 name:green_3 name:grey_1 name:grey_2 name:grey_3 name:purple_1 "  \
    "name:purple_2 name:purple_3 name:blue_1 name:blue_2 name:blue_3 name:orange_1 name:orange_2 name:orange_3"

static void test_COL_CALL_1_the_target_first_then_the_kind(void **state)
{
    (void)state;
    co_state st = position(3, "1 hand red_1\n2 hand red_2");
    assert_pending(&st, "0");
    assert_legal(&st, 0, "call:s1 call:s2");
    assert_string_equal(forbidden_by(&st, 0, "call:s0"), "COL-CALL-1");
    assert_string_equal(forbidden_by(&st, 0, "decline"), "COL-CALL-1");
    play(&st, 0, "call:s2");
    assert_pending(&st, "0");
    assert_true(is_legal(&st, 0, "name:red_1"));
    assert_false(is_legal(&st, 0, "call:s1"));
}

static void test_COL_CALL_1_a_single_possible_target_is_not_asked_for(void **state)
{
    (void)state;
    co_state st = position(3, "2 hand red_2");
    assert_int_equal(st.target, 2 + 1);
    assert_int_equal(st.player[0].effect, CO_EFFECT_KIND);
}

static void test_COL_CALL_2_not_a_kind_of_ones_own_play_area(void **state)
{
    (void)state;
    co_state st = position(2, "0 area red_1\n1 hand red_1; area red_2");
    assert_legal(&st, 0, ALL_NAMES_BUT_RED_1);
    assert_string_equal(forbidden_by(&st, 0, "name:red_1"), "COL-CALL-2");
}

static void test_COL_CALL_3_a_kind_in_ones_own_hand_or_in_no_hand(void **state)
{
    (void)state;
    co_state st = position(2, "discard blue_3 blue_3 blue_3 blue_3\n0 hand red_1\n1 hand green_2");
    assert_true(is_legal(&st, 0, "name:red_1"));
    assert_true(is_legal(&st, 0, "name:blue_3"));
}

static void test_COL_CALL_4_the_target_must_have_a_card(void **state)
{
    (void)state;
    co_state st = position(4, "1 hand red_1\n3 hand red_2");
    assert_legal(&st, 0, "call:s1 call:s3");
    assert_string_equal(forbidden_by(&st, 0, "call:s2"), "COL-CALL-4");
}

static void test_COL_CALL_5_who_holds_the_named_kind_gives_one_copy(void **state)
{
    (void)state;
    co_state st = position(2, "1 hand red_1 red_1 red_2");
    play(&st, 0, "name:red_1");
    assert_int_equal(st.given, kind_of("red_1") + 1);
    assert_hand(&st, 1, "red_1 red_2");
    assert_int_equal(st.phase, CO_ACTIONS); /* nobody was asked */
}

static void test_COL_CALL_6_otherwise_a_card_of_the_suit_or_of_the_value(void **state)
{
    (void)state;
    co_state st = position(2, "1 hand red_2 red_2 green_1 blue_3");
    play(&st, 0, "name:red_1");
    assert_pending(&st, "1");
    assert_legal(&st, 1, "give:red_2 give:green_1");
    assert_string_equal(forbidden_by(&st, 1, "give:blue_3"), "COL-CALL-6");
    assert_string_equal(forbidden_by(&st, 1, "give:red_1"), "COL-CALL-6");
    assert_string_equal(forbidden_by(&st, 1, "decline"), "COL-CALL-6");
    play(&st, 1, "give:green_1");
    assert_area(&st, 0, "green_1");
}

static void test_COL_CALL_6_asked_even_with_one_kind(void **state)
{
    (void)state;
    co_state st = position(2, "1 hand red_2 blue_3");
    play(&st, 0, "name:red_1");
    assert_legal(&st, 1, "give:red_2");
}

static void test_COL_CALL_7_otherwise_at_random_over_the_cards(void **state)
{
    (void)state;
    const co_state start = position(2, "1 hand red_1 red_1 red_1 red_2");
    int threes = 0;
    for (uint64_t seed = 0; seed < 4000; seed++) {
        co_state st = start;
        sb_seed_number(seed, st.rng.key);
        play(&st, 0, "name:blue_3"); /* neither blue nor a 3 */
        assert_int_equal(st.answer, CO_ANSWER_RANDOM);
        threes += st.given == kind_of("red_1") + 1;
    }
    assert_in_range(threes, 3000 - 110, 3000 + 110); /* 3 of 4 cards: four standard deviations are 110 */
}

/* Is the card given seen by all, and told to all? */
static void assert_shown(co_state st, int seat, const char *move, const char *event)
{
    sb_event at[100];
    sb_events events = { .at = at, .cap = 100 };
    bool told = false;
    assert_int_equal(sb_play(&co_game, &st, seat, move_of(move), &events), SB_OK);
    for (int i = 0; i < events.n; i++)
        if (strcmp(co_events[at[i].kind].id, event) == 0)
            told = at[i].seat == 1 && at[i].arg[0] == st.given - 1 && sb_event_visible(&at[i], SB_SPECTATOR);
    assert_true(told);
    int given = st.given;
    co_game.rules.redact(&st, SB_SPECTATOR);
    assert_true(given != 0 && st.given == given);
}

static void test_COL_CALL_8_the_given_card_is_shown_to_everyone(void **state)
{
    (void)state;
    co_state st = position(2, "1 hand red_1 green_2");
    assert_shown(st, 0, "name:red_1", "give_named");
    assert_shown(position(2, "1 hand red_1"), 0, "name:blue_3", "give_random");
    play(&st, 0, "name:red_2");
    assert_shown(st, 1, "give:red_1", "give_match");
}

static void test_COL_CALL_9_a_new_kind_goes_to_the_callers_play_area(void **state)
{
    (void)state;
    co_state st = position(2, "0 area red_1\n1 hand red_2");
    assert_string_equal(play_log(&st, 0, "name:red_2"), "name give_named receive actions");
    assert_area(&st, 0, "red_1 red_2");
    assert_int_equal(st.player[0].nuggets, 3);
    assert_int_equal(st.discard[kind_of("red_2")], 0);
}

static void test_COL_CALL_10_a_duplicate_is_discarded_for_a_nugget(void **state)
{
    (void)state;
    co_state st = position(2, "0 area red_1\n1 hand red_1 green_1");
    play(&st, 0, "name:red_2");
    assert_string_equal(play_log(&st, 1, "give:red_1"), "give_match duplicate compensation actions");
    assert_area(&st, 0, "red_1");
    assert_int_equal(st.discard[kind_of("red_1")], 1);
    assert_int_equal(st.player[0].nuggets, 4);
    assert_int_equal(st.supply, 13);
    assert_int_equal(st.phase, CO_ACTIONS);
}

static void test_COL_CALL_11_the_target_gets_nothing_and_does_not_draw(void **state)
{
    (void)state;
    co_state st = position(2, "1 hand red_1");
    int deck = st.deck_n;
    play(&st, 0, "name:red_1");
    assert_int_equal(st.player[1].hand_n, 0);
    assert_int_equal(st.player[1].nuggets, 3);
    assert_int_equal(st.deck_n, deck);
}

static void test_COL_CALL_12_the_duo_of_the_given_card_in_both_cases(void **state)
{
    (void)state;
    co_state kept = position(2, "1 hand grey_1 red_2"), discarded = position(2, "0 area grey_1\n1 hand grey_1 red_2");
    play_all(&kept, "0 name:blue_1, 1 give:grey_1");
    play_all(&discarded, "0 name:blue_1, 1 give:grey_1");
    for (int seat = 0; seat < 2; seat++) {
        assert_int_equal(kept.player[seat].effect, CO_EFFECT_CARDS);
        assert_int_equal(discarded.player[seat].effect, CO_EFFECT_CARDS);
    }
}

static void test_COL_CALL_13_there_is_always_a_kind_to_name(void **state)
{
    (void)state;
    co_state st = position(2,
        "0 area red_1 red_2 green_1 green_3 grey_2 grey_3 purple_1 purple_2 blue_1 blue_2 orange_1"
        " orange_2\n1 hand red_1");
    assert_legal(&st, 0, "name:red_3 name:green_2 name:grey_1 name:purple_3 name:blue_3 name:orange_3");
    st.player[0].area |= 1u << kind_of("red_3"); /* three of a suit cannot lie there now */
    assert_non_null(co_game.rules.check(&st));
}

static void test_COL_CALL_14_everyone_learns_which_case_applied(void **state)
{
    (void)state;
    const co_state st = position(2, "1 hand red_1 green_2");
    co_state named = st, match = st, random = position(2, "1 hand red_1");
    play(&named, 0, "name:red_1");
    play(&match, 0, "name:red_2");
    play(&random, 0, "name:blue_3");
    assert_int_equal(named.answer, CO_ANSWER_NAMED);
    assert_int_equal(match.answer, CO_ANSWER_MATCH); /* already while the gift is being chosen */
    assert_int_equal(random.answer, CO_ANSWER_RANDOM);
    co_game.rules.redact(&match, SB_SPECTATOR);
    assert_int_equal(match.answer, CO_ANSWER_MATCH);
}

static void test_COL_CALL_15_the_compensation_can_be_spent_in_phase_II(void **state)
{
    (void)state;
    co_state st = position(2, "0 area red_1; nuggets 0; hand blue_1\n1 hand red_1 green_1");
    play_all(&st, "0 name:red_2, 1 give:red_1");
    assert_legal(&st, 0, "take pay:blue_1 decline");
    play(&st, 0, "pay:blue_1");
    assert_int_equal(st.player[0].nuggets, 0);
}

static void test_COL_CALL_16_a_skipped_call(void **state)
{
    (void)state;
    /* Seat 2 calls; afterwards seats 1 and 2 have no card, deck and discard pile are empty, seat 0 is next. */
    co_state st = position(3, "caller 2; turn 59; rest 0\n1 hand red_1");
    play_all(&st, "2 call:s1, 2 name:red_1, 0 decline, 1 decline");
    assert_string_equal(play_log(&st, 2, "decline"),
        "decline short short "      /* turn 59, III.B */
        "turn skipped short short " /* turn 60: nobody is asked, III.B finds nothing */
        "turn call");               /* turn 61 */
    assert_int_equal(st.turn, 61);
    assert_int_equal(st.caller, 1);
    assert_int_equal(st.target, 0 + 1); /* the only opponent with cards, without D2 */
    assert_pending(&st, "1");
    assert_int_equal(st.player[1].effect, CO_EFFECT_KIND);
}

static void test_COL_CALL_16_the_turn_shows_no_call(void **state)
{
    (void)state;
    /* A skipped call in the last turn, so that it can be looked at. */
    co_state st = position(3, "caller 2; turn 199; rest 0\n1 hand red_1");
    play_all(&st, "2 call:s1, 2 name:red_1, 0 decline, 1 decline, 2 decline");
    assert_int_equal(st.phase, CO_OVER);
    assert_int_equal(st.turn, 200);
    assert_int_equal(st.target | st.named | st.given | st.answer, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_CALL_1_the_target_first_then_the_kind),
        cmocka_unit_test(test_COL_CALL_1_a_single_possible_target_is_not_asked_for),
        cmocka_unit_test(test_COL_CALL_2_not_a_kind_of_ones_own_play_area),
        cmocka_unit_test(test_COL_CALL_3_a_kind_in_ones_own_hand_or_in_no_hand),
        cmocka_unit_test(test_COL_CALL_4_the_target_must_have_a_card),
        cmocka_unit_test(test_COL_CALL_5_who_holds_the_named_kind_gives_one_copy),
        cmocka_unit_test(test_COL_CALL_6_otherwise_a_card_of_the_suit_or_of_the_value),
        cmocka_unit_test(test_COL_CALL_6_asked_even_with_one_kind),
        cmocka_unit_test(test_COL_CALL_7_otherwise_at_random_over_the_cards),
        cmocka_unit_test(test_COL_CALL_8_the_given_card_is_shown_to_everyone),
        cmocka_unit_test(test_COL_CALL_9_a_new_kind_goes_to_the_callers_play_area),
        cmocka_unit_test(test_COL_CALL_10_a_duplicate_is_discarded_for_a_nugget),
        cmocka_unit_test(test_COL_CALL_11_the_target_gets_nothing_and_does_not_draw),
        cmocka_unit_test(test_COL_CALL_12_the_duo_of_the_given_card_in_both_cases),
        cmocka_unit_test(test_COL_CALL_13_there_is_always_a_kind_to_name),
        cmocka_unit_test(test_COL_CALL_14_everyone_learns_which_case_applied),
        cmocka_unit_test(test_COL_CALL_15_the_compensation_can_be_spent_in_phase_II),
        cmocka_unit_test(test_COL_CALL_16_a_skipped_call),
        cmocka_unit_test(test_COL_CALL_16_the_turn_shows_no_call),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
