/* test_turn.c: the course of a turn, its end, supplies, the score (COL-TURN, COL-END, COL-SUP, COL-SCO). */
#include "position.h"

/* ---- COL-TURN ---------------------------------------------------------------------------------------------------- */

static void test_COL_TURN_1_call_actions_end_of_turn(void **state)
{
    (void)state;
    co_state st = position(2, "0 area red_1 red_2; hand blue_1 blue_1 blue_1\n1 hand red_3");
    assert_int_equal(st.phase, CO_CALL);
    assert_string_equal(play_log(&st, 0, "name:red_3"), "name give_named receive actions");
    assert_int_equal(st.phase, CO_ACTIONS);
    play(&st, 0, "take");
    assert_string_equal(play_log(&st, 1, "take"), "claim_nugget nugget nugget suit"); /* settlement, then III.A */
    assert_int_equal(st.phase, CO_END);
    assert_string_equal(play_log(&st, 0, "discover:heron_lake"),
        "discover draw draw_card draw_card draw_card turn call"); /* III.B, III.C, the next turn */
    assert_int_equal(st.phase, CO_CALL);
    assert_int_equal(st.turn, 6);
}

static void test_COL_TURN_2_turns_count_from_1_after_the_setup(void **state)
{
    (void)state;
    co_state st = new_game(2, 1, NULL, NULL);
    assert_int_equal(st.turn, 0);
    assert_int_equal(co_game.rules.turn(&st), 1); /* the contract counts from 1 */
    play_all(&st, "0 start:boulder_creek, 1 start:boulder_creek");
    assert_int_equal(st.turn, 1);
    assert_int_equal(co_game.rules.turn(&st), 1);
}

/* ---- COL-END ----------------------------------------------------------------------------------------------------- */

static void test_COL_END_A1_a_complete_suit_must_be_discarded_for_a_discovery(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n1 area grey_1 grey_2 grey_3 blue_1");
    play_all(&st, "0 take, 1 take");
    assert_pending(&st, "1");
    assert_area(&st, 1, "blue_1");
    assert_int_equal(st.discard[kind_of("grey_1")] + st.discard[kind_of("grey_2")] + st.discard[kind_of("grey_3")], 3);
    assert_legal(&st, 1, "discover:aspen_grove discover:eastern_sands discover:heron_lake discover:northern_forest");
    assert_string_equal(forbidden_by(&st, 1, "decline"), "COL-END-A1");
}

static void test_COL_END_A2_all_suits_first_then_one_discovery_after_the_other(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 area grey_1 grey_2 grey_3 blue_1 blue_2 blue_3");
    play_all(&st, "0 take, 1 take");
    assert_area(&st, 0, "");
    assert_int_equal(st.player[0].owed, 2);
    assert_string_equal(forbidden_by(&st, 0, "discover:rattlesnake_flats"), "COL-DISC-2");
    play(&st, 0, "discover:eastern_sands");
    assert_int_equal(st.player[0].owed, 1);
    play(&st, 0, "discover:rattlesnake_flats"); /* next to the one just discovered */
    assert_int_equal(st.turn, 6);
}

static void test_COL_END_A3_without_a_region_the_cards_are_discarded_all_the_same(void **state)
{
    (void)state;
    co_state st = position(2,
        "given red_1\n0 all; area grey_1 grey_2 grey_3; hand red_1 red_1 red_1\n"
        "1 hand red_2 red_2 red_2");
    play(&st, 0, "take");
    assert_string_equal(play_log(&st, 1, "take"), "claim_nugget nugget nugget suit no_region turn call");
    assert_area(&st, 0, "");
}

static void test_COL_END_A3_one_region_for_two_suits(void **state)
{
    (void)state;
    co_state st = position(2,
        "given red_1\n0 all but heron_lake; area grey_1 grey_2 grey_3 red_1 red_2 red_3;"
        "hand red_1 red_1 red_1\n1 hand red_2 red_2 red_2");
    play(&st, 0, "take");
    assert_string_equal(
        play_log(&st, 1, "take"), "claim_nugget nugget nugget suit suit discover medal no_region crossed turn call");
}

static void test_COL_END_A4_a_discovery_of_phase_III_gives_no_leg_and_no_icon(void **state)
{
    (void)state;
    co_state st = position(2,
        "given red_1\n0 area grey_1 grey_2 grey_3; hand red_1 red_1 red_1\n"
        "1 hand red_2 red_2 red_2");
    play_all(&st, "0 take, 1 take");
    co_player before = st.player[0];
    assert_string_equal(play_log(&st, 0, "discover:heron_lake"), "discover turn call");
    before.region[CO_M] = 1; /* the flag alone */
    before.owed = 0, before.effect = CO_EFFECT_NONE;
    assert_memory_equal(&st.player[0], &before, sizeof before);
}

static void test_COL_END_A5_incomplete_suits_stay(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 area grey_1 grey_2 red_3");
    play_all(&st, "0 take, 1 take");
    assert_area(&st, 0, "grey_1 grey_2 red_3");
}

static void test_COL_END_B_hands_up_to_three_clockwise_from_the_caller(void **state)
{
    (void)state;
    co_state st = position(4,
        "caller 2; given red_1; deck blue_1 blue_2 green_1 green_2 green_3 orange_1 grey_1\n"
        "0 hand purple_1 purple_1\n1 hand red_2 red_2 red_2 red_2\n2 hand purple_1");
    play_all(&st, "0 take, 1 take, 2 take, 3 take");
    assert_hand(&st, 2, "purple_1 blue_1 blue_2");     /* the Caller draws first, 2 cards */
    assert_hand(&st, 3, "green_1 green_2 green_3");    /* then the seat on the left, 3 */
    assert_hand(&st, 0, "purple_1 purple_1 orange_1"); /* exactly to 3 */
    assert_hand(&st, 1, "red_2 red_2 red_2 red_2");    /* more than 3 stay */
    assert_int_equal(st.deck[st.deck_n - 1], kind_of("grey_1"));
}

/* Six complete regions: one medal more ends the game. */
#define SIX_MEDALS                                                                                                     \
    "region boulder_creek leg_1 leg_2 leg_3; region heron_lake leg_1 leg_2; region aspen_grove;"                       \
    "region mirror_lake leg_1 leg_2; region durango_springs leg_1 leg_2 leg_3; region fox_pinewood leg_1 leg_2 leg_3;" \
    "region beaver_pond leg_1 leg_2; region rattlesnake_flats leg_1 leg_3"

static void test_COL_END_C1_the_seventh_medal_ends_the_game(void **state)
{
    (void)state;
    co_state st =
        position(2, "given blue_1\n0 saloon 2; hand red_1 red_1 red_1; " SIX_MEDALS "\n1 hand red_2 red_2 red_2");
    co_state six = st;
    play_all(&six, "0 decline, 1 decline"); /* six medals are not enough */
    assert_int_equal(six.phase, CO_CALL);
    play(&st, 0, "leg:rattlesnake_flats.leg_4");
    assert_string_equal(play_log(&st, 1, "decline"), "decline crossed over_medals");
    assert_int_equal(st.phase, CO_OVER);
    assert_pending(&st, "");
}

static void test_COL_END_C2_otherwise_the_token_goes_left(void **state)
{
    (void)state;
    co_state st = position(3, "caller 1; given blue_1");
    play_all(&st, "0 decline, 1 decline, 2 decline");
    assert_int_equal(st.caller, 2);
    assert_int_equal(st.turn, 6);
}

static void test_COL_END_C3_the_last_turn_is_finished(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 saloon 2; " SIX_MEDALS "\n1 area red_1 red_2 red_3");
    play(&st, 0, "leg:rattlesnake_flats.leg_4");
    assert_int_equal(st.player[0].medals_n, 7);
    assert_pending(&st, "1"); /* phase II goes on */
    play(&st, 1, "rail:r1");
    play(&st, 1, "take");
    assert_pending(&st, "1"); /* and III.A */
    play(&st, 1, "discover:heron_lake");
    assert_int_equal(st.phase, CO_OVER);
    assert_int_equal(st.player[1].nuggets, 4);
    assert_int_equal(st.player[0].hand_n, 3); /* and III.B */
}

/* ---- COL-SUP ----------------------------------------------------------------------------------------------------- */

static void test_COL_SUP_1_nuggets_are_limited(void **state)
{
    (void)state;
    co_state st = position(2, "0 area red_1; nuggets 10\n1 nuggets 10; hand red_1 green_1");
    assert_int_equal(st.supply, 0);
    play(&st, 0, "name:red_2");
    assert_string_equal(play_log(&st, 1, "give:red_1"), "give_match duplicate no_nugget actions");
    play(&st, 0, "take");
    assert_string_equal(play_log(&st, 1, "decline"),
        "decline no_nugget draw draw_card draw_card draw_card "
        "draw draw_card draw_card turn call");
    assert_int_equal(st.player[0].nuggets, 10);
}

static void test_COL_SUP_2_payments_are_there_for_the_settlement(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 nuggets 9\n1 nuggets 11; hand blue_2");
    play_all(&st, "0 take, 1 pay:blue_2");
    assert_int_equal(st.supply, 2);
    play(&st, 1, "decline");
    assert_int_equal(st.player[0].nuggets, 10);
    assert_int_equal(st.supply, 1);
}

static void test_COL_SUP_3_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1; deck blue_3; discard red_1 red_2; rest 1");
    play(&st, 0, "draw");
    assert_string_equal(play_log(&st, 1, "decline"), "decline reshuffle draw draw_card draw_card draw_card turn call");
    assert_int_equal(st.deck_n, 1); /* blue 3, then two of red 1, red 2, grey 1 */
    assert_true(st.player[0].hand[kind_of("blue_3")] == 1);
    assert_int_equal(st.discard[kind_of("red_1")] + st.discard[kind_of("red_2")] + st.discard[kind_of("grey_1")], 0);
}

static void test_COL_SUP_3_not_before_a_card_must_be_drawn(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1; deck blue_1 blue_2 blue_3; discard red_1; rest 1");
    play_all(&st, "0 draw, 1 decline");
    assert_int_equal(st.deck_n, 0);
    assert_int_equal(st.discard[kind_of("red_1")], 1);
}

static void test_COL_SUP_4_only_what_is_there_is_drawn(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1; deck blue_3; rest 1");
    play(&st, 0, "draw");
    assert_string_equal(play_log(&st, 1, "decline"),
        "decline reshuffle draw draw_card draw_card short short turn call"); /* also III.B stays below 3 */
    assert_hand(&st, 0, "blue_3 grey_1");
}

/* Cards and nuggets, counted without co_check. */
static void assert_conserved(const co_state *st)
{
    int cards = st->deck_n, nuggets = st->supply;
    for (int kind = 0; kind < CO_KINDS; kind++)
        cards += st->discard[kind];
    for (int seat = 0; seat < st->players; seat++) {
        cards += st->player[seat].hand_n + __builtin_popcount(st->player[seat].area);
        nuggets += st->player[seat].nuggets;
    }
    assert_int_equal(cards, 78);
    assert_int_equal(nuggets, 20);
}

static void test_COL_SUP_5_cards_and_nuggets_add_up(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < 20; seed++) {
            co_state st = new_game(players, seed, NULL, NULL);
            sb_quick chance = { seed };
            for (unsigned pending; (pending = co_game.rules.pending(&st));) {
                sb_move list[SB_MOVES_MAX];
                int seat = __builtin_ctz(pending), n = co_game.rules.legal(&st, seat, list);
                co_game.rules.apply(&st, seat, list[sb_quick_below(&chance, (uint32_t)n)], NULL);
                assert_conserved(&st);
            }
        }
}

static void test_COL_SUP_6_the_order_of_discards_does_not_matter(void **state)
{
    (void)state;
    co_state a = position(2, "given grey_1; discard blue_3; rest 1\n0 hand red_1 red_2 red_3 green_1 green_2 orange_3");
    co_state b = a;
    play_all(&a, "0 discard:red_1.red_2, 0 play:orange_3, 0 decline, 1 draw");
    play_all(&b, "1 draw, 0 discard:red_1.red_2, 0 play:orange_3, 0 decline");
    assert_same_state(&a, &b); /* seat 1 drew from the reshuffled pile */
    assert_int_equal(a.deck_n, 1);
    /* Uniform: each of the four cards is as often the one that is left. */
    int left[CO_KINDS] = { 0 };
    for (uint64_t seed = 0; seed < 2000; seed++) {
        co_state st =
            position(2, "given grey_1; discard blue_3; rest 1\n0 hand red_1 red_2 red_3 green_1 green_2 orange_3");
        sb_seed_number(seed, st.rng.key);
        play_all(&st, "0 discard:red_1.red_2, 0 play:orange_3, 0 decline, 1 draw");
        left[st.deck[0]]++;
    }
    static const char *const cards[] = { "red_1", "red_2", "blue_3", "grey_1" };
    for (int i = 0; i < 4; i++)
        assert_in_range(left[kind_of(cards[i])], 420, 580);
}

static void test_COL_SUP_7_drawing_takes_the_top_card_and_no_chance_but_is_a_barrier(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1; deck red_1 blue_2 green_3 orange_1\n1 hand red_2 red_2 red_2");
    play(&st, 0, "draw");
    sb_rng before = st.rng;
    uint64_t mark = sb_chance_mark(&st.rng);
    play(&st, 1, "decline");
    assert_hand(&st, 0, "red_1 blue_2 green_3");
    assert_memory_equal(st.rng.pos, before.pos, sizeof before.pos);
    assert_int_not_equal(sb_chance_mark(&st.rng), mark);
    co_state take = position(2, "given red_1\n0 hand red_1 red_1 red_1\n1 hand red_2 red_2 red_2");
    mark = sb_chance_mark(&take.rng);
    play_all(&take, "0 take, 1 take"); /* nothing hidden was shown */
    assert_int_equal(sb_chance_mark(&take.rng), mark);
}

/* ---- COL-SCO ----------------------------------------------------------------------------------------------------- */

static void test_COL_SCO_1_the_value_above_the_last_box_not_the_sum(void **state)
{
    (void)state;
    static const uint8_t values[CO_TERRAIN_COUNT][5] = { { 0, 0, 4 }, { 0, 1, 3, 6, 10 }, { 0, 1, 4, 7 },
        { 0, 1, 3, 5, 8 } };
    co_player p = { 0 };
    int boxes[CO_TERRAIN_COUNT] = { 0 };
    for (int r = 0; r < CO_REGIONS; r++) {
        int32_t score[CO_SCORE_COUNT], sum = 0;
        p.region[r] = 1;
        boxes[co_regions[r].terrain]++;
        co_score(&p, score);
        for (int t = 0; t < CO_TERRAIN_COUNT; t++) {
            assert_int_equal(score[CO_SCORE_VILLAGE + t], values[t][boxes[t]]);
            sum += values[t][boxes[t]];
        }
        assert_int_equal(score[CO_SCORE_TOTAL], sum);
    }
    assert_int_equal(co_score(&p, NULL), 4 + 10 + 7 + 8);
}

static void test_COL_SCO_2_the_sum_of_all_medals(void **state)
{
    (void)state;
    co_player p = { .medals_n = 9, .medal = { 9, 8, 7, 1, 2, 3, 15, 4, 10 } };
    int32_t score[CO_SCORE_COUNT];
    co_score(&p, score);
    assert_int_equal(score[CO_SCORE_MEDALS], 59);
}

static void test_COL_SCO_3_nothing_else_counts(void **state)
{
    (void)state;
    co_state st = position(2,
        "0 nuggets 9; area red_1 red_2; hand blue_1 blue_2; saloon 2; wanted 3; tipi 0 1 2;"
        "region boulder_creek leg_1 leg_2; rail r1 r2a\n1 hand red_1");
    assert_int_equal(co_score(&st.player[0], NULL), 0);
    assert_int_equal(co_score(&st.player[1], NULL), 0);
}

/* Two to four players at the end: points, medals, nuggets. */
static co_state finished(int players, const int keys[][3])
{
    co_state st = { .players = (uint8_t)players, .phase = CO_OVER };
    for (int seat = 0; seat < players; seat++) {
        co_player *p = &st.player[seat];
        p->medals_n = (uint8_t)keys[seat][1];
        for (int i = 0; i < p->medals_n; i++)
            p->medal[i] = 1;
        p->medal[0] = (uint8_t)(keys[seat][0] - (p->medals_n - 1));
        p->nuggets = (uint8_t)keys[seat][2];
    }
    return st;
}

static void test_COL_SCO_4_points_then_medals_then_nuggets_then_shared(void **state)
{
    (void)state;
    sb_result result;
    co_state points = finished(2, (const int[][3]) { { 50, 7, 0 }, { 49, 8, 9 } });
    co_game.rules.result(&points, &result);
    assert_int_equal(result.winners, 1);
    co_state medals = finished(2, (const int[][3]) { { 50, 6, 9 }, { 50, 7, 0 } });
    co_game.rules.result(&medals, &result);
    assert_int_equal(result.winners, 2);
    co_state nuggets = finished(3, (const int[][3]) { { 50, 7, 1 }, { 50, 7, 2 }, { 50, 7, 0 } });
    co_game.rules.result(&nuggets, &result);
    assert_int_equal(result.winners, 2);
    co_state shared = finished(4, (const int[][3]) { { 50, 7, 2 }, { 40, 7, 9 }, { 50, 7, 2 }, { 50, 7, 1 } });
    co_game.rules.result(&shared, &result);
    assert_int_equal(result.winners, 1 | 4);
    static const int ranks[] = { 1, 4, 1, 3 };
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(co_rank(&shared, seat), ranks[seat]);
}

static void test_COL_SCO_4_nobody_wins_before_the_end(void **state)
{
    (void)state;
    sb_result result;
    co_state st = position(2, "1 hand red_1");
    co_game.rules.result(&st, &result);
    assert_false(result.over);
    assert_int_equal(result.winners, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_TURN_1_call_actions_end_of_turn),
        cmocka_unit_test(test_COL_TURN_2_turns_count_from_1_after_the_setup),
        cmocka_unit_test(test_COL_END_A1_a_complete_suit_must_be_discarded_for_a_discovery),
        cmocka_unit_test(test_COL_END_A2_all_suits_first_then_one_discovery_after_the_other),
        cmocka_unit_test(test_COL_END_A3_without_a_region_the_cards_are_discarded_all_the_same),
        cmocka_unit_test(test_COL_END_A3_one_region_for_two_suits),
        cmocka_unit_test(test_COL_END_A4_a_discovery_of_phase_III_gives_no_leg_and_no_icon),
        cmocka_unit_test(test_COL_END_A5_incomplete_suits_stay),
        cmocka_unit_test(test_COL_END_B_hands_up_to_three_clockwise_from_the_caller),
        cmocka_unit_test(test_COL_END_C1_the_seventh_medal_ends_the_game),
        cmocka_unit_test(test_COL_END_C2_otherwise_the_token_goes_left),
        cmocka_unit_test(test_COL_END_C3_the_last_turn_is_finished),
        cmocka_unit_test(test_COL_SUP_1_nuggets_are_limited),
        cmocka_unit_test(test_COL_SUP_2_payments_are_there_for_the_settlement),
        cmocka_unit_test(test_COL_SUP_3_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw),
        cmocka_unit_test(test_COL_SUP_3_not_before_a_card_must_be_drawn),
        cmocka_unit_test(test_COL_SUP_4_only_what_is_there_is_drawn),
        cmocka_unit_test(test_COL_SUP_5_cards_and_nuggets_add_up),
        cmocka_unit_test(test_COL_SUP_6_the_order_of_discards_does_not_matter),
        cmocka_unit_test(test_COL_SUP_7_drawing_takes_the_top_card_and_no_chance_but_is_a_barrier),
        cmocka_unit_test(test_COL_SCO_1_the_value_above_the_last_box_not_the_sum),
        cmocka_unit_test(test_COL_SCO_2_the_sum_of_all_medals),
        cmocka_unit_test(test_COL_SCO_3_nothing_else_counts),
        cmocka_unit_test(test_COL_SCO_4_points_then_medals_then_nuggets_then_shared),
        cmocka_unit_test(test_COL_SCO_4_nobody_wins_before_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
