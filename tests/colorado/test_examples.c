/* test_examples.c: the worked examples of the rules, with their numbers (COL-EX-1 to COL-EX-16). */
#include "position.h"

#include <stdlib.h>

static int discarded(const co_state *st)
{
    int n = 0;
    for (int kind = 0; kind < CO_KINDS; kind++)
        n += st->discard[kind];
    return n;
}

static void test_COL_EX_1_a_call(void **state)
{
    (void)state;
    enum { JOE, ACHILLE };
    co_state st = position(2, "0 area green_2\n1 hand green_2 orange_1 blue_3 red_1");
    play(&st, JOE, "name:orange_2");
    assert_legal(&st, ACHILLE, "give:green_2 give:orange_1");
    play(&st, ACHILLE, "give:green_2");
    assert_int_equal(st.discard[kind_of("green_2")], 1);
    assert_area(&st, JOE, "green_2");
    assert_int_equal(st.player[JOE].nuggets, 3 + 1);
    for (int seat = 0; seat < 2; seat++)
        assert_int_equal(st.player[seat].effect, CO_EFFECT_NUGGETS);
}

static void test_COL_EX_2_actions(void **state)
{
    (void)state;
    enum { TOM, AUDREY };
    co_state st = position(2, "given green_2\n0 nuggets 2\n1 nuggets 4; hand blue_3");
    play(&st, AUDREY, "pay:blue_3");
    assert_int_equal(st.player[AUDREY].nuggets, 4 - 3);
    assert_int_equal(st.supply, 14 + 3);
    assert_hand(&st, AUDREY, "");
    assert_area(&st, AUDREY, "blue_3");
    assert_int_equal(st.player[AUDREY].effect, CO_EFFECT_CHECK); /* she alone */
    assert_int_equal(st.player[TOM].effect, CO_EFFECT_NUGGETS);
    play_all(&st, "1 decline, 0 take");
    assert_int_equal(st.player[TOM].nuggets, 2 + 1);
    assert_int_equal(st.supply, 14 + 3 - 1);
}

static void test_COL_EX_3_end_of_turn(void **state)
{
    (void)state;
    enum { JOE, AUDREY, ACHILLE };
    co_state st = position(3,
        "given red_1\n0 hand red_1 red_1 red_1\n"
        "1 area blue_1 blue_2 blue_3; hand red_2 red_2 red_2\n2 hand grey_1 grey_1");
    play_all(&st, "0 decline, 1 decline, 2 decline");
    assert_area(&st, AUDREY, "");
    assert_int_equal(st.discard[kind_of("blue_1")] + st.discard[kind_of("blue_2")] + st.discard[kind_of("blue_3")], 3);
    play(&st, AUDREY, "discover:eastern_sands");
    assert_int_equal(co_boxes(&st.player[AUDREY], CO_DESERT), 1);
    assert_int_equal(st.player[ACHILLE].hand_n, 3);
    assert_int_equal(st.caller, AUDREY);
}

/* Villages, forests, deserts, lakes discovered; medals won. */
static co_player scorer(const int flags[CO_TERRAIN_COUNT], const uint8_t *medals, int n)
{
    co_player p = { .medals_n = (uint8_t)n };
    int left[CO_TERRAIN_COUNT];
    memcpy(left, flags, sizeof left);
    for (int r = 0; r < CO_REGIONS; r++)
        p.region[r] = left[co_regions[r].terrain]-- > 0;
    memcpy(p.medal, medals, (size_t)n);
    return p;
}

static void test_COL_EX_4_scoring(void **state)
{
    (void)state;
    static const uint8_t first[] = { 7, 6, 4, 8, 9, 2, 3 }, second[] = { 3, 1, 4, 6, 5, 15 };
    static const int32_t points[2][CO_SCORE_COUNT] = { { 4, 3, 1, 3, 39, 50 }, { 0, 10, 4, 1, 34, 49 } };
    co_state st = { .players = 2, .phase = CO_OVER };
    st.player[0] = scorer((const int[]) { 2, 2, 1, 2 }, first, 7);
    st.player[1] = scorer((const int[]) { 1, 4, 2, 1 }, second, 6);
    sb_result result;
    co_game.rules.result(&st, &result);
    for (int seat = 0; seat < 2; seat++)
        for (int c = 0; c < CO_SCORE_COUNT; c++)
            assert_int_equal(result.score[seat][c], points[seat][c]);
    assert_int_equal(result.winners, 1);
}

/* ---- COL-EX-5: a whole turn -------------------------------------------------------------------------------------- */

enum { JOE, AUDREY, TOM };

static co_state example_5(void)
{
    return position(3,
        "caller 0\n"
        "0 area green_2; hand red_1 grey_3 purple_1; nuggets 1\n"
        "1 area blue_1; hand blue_2 blue_3 red_2; nuggets 2; rail r1; region durango_springs;"
        "region fox_pinewood; region beaver_pond; region western_lake leg_1 leg_2\n"
        "2 hand green_2 orange_1 red_3; nuggets 1; tipi 0 1 2; region boulder_creek");
}

static const struct {
    int seat;
    const char *move;
    /* clang-format off */
} EXAMPLE_5[] = {
    { JOE, "call:s2" },
    { JOE, "name:orange_2" },
    { TOM, "give:green_2" },
    { JOE, "take" },
    { AUDREY, "pay:blue_2" },
    { AUDREY, "leg:western_lake.leg_3" },
    { AUDREY, "play:blue_3" },
    { AUDREY, "rail:r2a" },
    { AUDREY, "draw" },
    { TOM, "pay:orange_1" },
    { TOM, "leg:boulder_creek.leg_3" },
    { TOM, "tipi:right" },
    { AUDREY, "discover:central_desert" },
};

enum { EXAMPLE_5_MOVES = sizeof EXAMPLE_5 / sizeof EXAMPLE_5[0] };

static void test_COL_EX_5_a_whole_turn(void **state)
{
    (void)state;
    /* clang-format on */
    co_state st = example_5();
    int at = 0;
    while (at < 2)
        play(&st, EXAMPLE_5[at].seat, EXAMPLE_5[at].move), at++;
    assert_legal(&st, TOM, "give:green_2 give:orange_1");
    play(&st, TOM, "give:green_2");
    assert_int_equal(st.player[JOE].nuggets, 1 + 1); /* the duplicate */
    assert_int_equal(st.discard[kind_of("green_2")], 1);
    for (at = 3; at < 9; at++)
        play(&st, EXAMPLE_5[at].seat, EXAMPLE_5[at].move);
    assert_int_equal(st.player[AUDREY].nuggets, 0);
    assert_medals(&st, AUDREY, "3");
    assert_int_equal(st.player[AUDREY].hand_n, 3 - 2);
    for (; at < 12; at++)
        play(&st, EXAMPLE_5[at].seat, EXAMPLE_5[at].move);
    assert_medals(&st, TOM, "9");
    assert_int_equal(st.player[TOM].nuggets, 0);
    assert_int_equal(st.player[TOM].hand_n, 3 - 1 - 1); /* given, played */
    assert_int_equal(st.player[JOE].nuggets, 1 + 2);    /* the settlement */
    assert_int_equal(st.player[AUDREY].hand_n, 3 - 2 + 3);
    assert_pending(&st, "1"); /* III.A */
    assert_area(&st, AUDREY, "");
    assert_true(is_legal(&st, AUDREY, "discover:central_desert"));
    assert_string_equal(forbidden_by(&st, AUDREY, "discover:northern_forest"), "COL-DISC-2");
    play(&st, AUDREY, "discover:central_desert");
    assert_int_equal(co_boxes(&st.player[AUDREY], CO_DESERT), 1);
    assert_int_equal(st.player[TOM].hand_n, 3); /* III.B: 2 cards */
    assert_int_equal(st.caller, AUDREY);        /* III.C */
    assert_int_equal(st.phase, CO_CALL);
}

/* The same turn as a story: question, choice, what happened.  SB_GOLDEN=write writes the file anew (make golden). */
static void tell_example_5(sb_text *out)
{
    static const sb_names names = { .lang = SB_EN, .seat = { "Joe", "Audrey", "Tom" } };
    co_state st = example_5();
    for (int i = 0; i < EXAMPLE_5_MOVES; i++) {
        sb_event at[SB_EVENTS_MAX];
        sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
        sb_move list[SB_MOVES_MAX], move = move_of(EXAMPLE_5[i].move);
        int seat = EXAMPLE_5[i].seat;
        sb_decision d = co_game.rules.decision(&st, seat);
        sb_say_decision(&co_game, seat, &d, &names, out);
        sb_putf(out, " [%s; %d]\n  %s> %s  (", co_asks[d.kind].rule, co_game.rules.legal(&st, seat, list),
            names.seat[seat], EXAMPLE_5[i].move);
        sb_say_move(&co_game, seat, move, &names, out);
        sb_put(out, ")\n");
        assert_int_equal(sb_play(&co_game, &st, seat, move, &events), SB_OK);
        for (int e = 0; e < events.n; e++) {
            sb_put(out, "    ");
            sb_say_event(&co_game, &at[e], &names, out);
            sb_put(out, "\n");
        }
    }
    sb_putf(out, "\n%h\n", sb_state_hash(&co_game, &st));
}

static void test_COL_EX_5_as_it_is_told(void **state)
{
    (void)state;
    static const char path[] = SOURCE_ROOT "/tests/golden/colorado-ex-5.txt";
    static char told[10000], kept[10000];
    sb_text out = SB_TEXT(told);
    tell_example_5(&out);
    assert_false(out.cut);
    if (getenv("SB_GOLDEN")) {
        FILE *file = fopen(path, "wb");
        assert_non_null(file);
        fwrite(told, 1, out.n, file);
        fclose(file);
    }
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    kept[fread(kept, 1, sizeof kept - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(told, kept);
}

/* ---- medals ------------------------------------------------------------------------------------------------------ */

/* Ann and Bob next to their ends of the Tipi track, Cy two boxes behind his. */
#define TIPI                                                                                                           \
    "caller 0; given blue_1\n0 tipi 0 1 2\n1 tipi -2 -1 0\n2 tipi 0 1 2; region boulder_creek; region northern_forest"

/* The next turn, with Cy's Tipi leg. */
static void cy_reaches_his_end(co_state *st)
{
    assert_int_equal(st->crossed[CO_POOL_TIPI], 1); /* once */
    st->phase = CO_ACTIONS;                         /* a Check duo in turn 6 */
    st->target = 2 + 1, st->named = st->given = (uint8_t)(kind_of("blue_1") + 1), st->answer = CO_ANSWER_NAMED;
    for (int seat = 0; seat < 3; seat++)
        co_gain(st, seat, CO_ICON_CHECK, NULL);
    play_all(st, "2 leg:northern_forest.leg_1, 2 tipi:right");
    assert_medals(st, 2, "7");
}

static void test_COL_EX_6_the_same_medal_in_the_same_turn(void **state)
{
    (void)state;
    co_state st = position(3, TIPI);
    play_all(&st, "0 leg:boulder_creek.leg_3, 0 tipi:right");
    assert_medals(&st, 0, "9");
    play_all(&st, "1 leg:boulder_creek.leg_3, 1 tipi:left");
    assert_medals(&st, 1, "9");
    assert_int_equal(st.crossed[CO_POOL_TIPI], 0);
    play(&st, 2, "decline");
    cy_reaches_his_end(&st);
}

static void test_COL_EX_7_whoever_is_first(void **state)
{
    (void)state;
    co_state st = position(3, TIPI), other = st;
    play_all(&st, "1 leg:boulder_creek.leg_3, 1 tipi:left, 0 leg:boulder_creek.leg_3, 0 tipi:right");
    play_all(&other, "0 leg:boulder_creek.leg_3, 0 tipi:right, 1 leg:boulder_creek.leg_3, 1 tipi:left");
    assert_same_state(&st, &other); /* as soon as both have moved */
    assert_medals(&st, 0, "9");
    assert_medals(&st, 1, "9");
    play(&st, 2, "decline");
    cy_reaches_his_end(&st);
}

static void test_COL_EX_8_the_fourth_saloon_gets_nothing(void **state)
{
    (void)state;
    co_state st = position(4,
        "given blue_1; crossed saloon 3\n0 saloon 3; medals 8\n1 saloon 3; medals 5\n"
        "2 saloon 3; medals 2\n3 saloon 2; rail r1 r2a r3a r4");
    play(&st, 3, "rail:r5b");
    assert_int_equal(st.player[3].saloon, 3);
    assert_int_equal(st.player[3].medals_n, 0);
}

static void test_COL_EX_9_a_junction(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 rail r1 r2b; region boulder_creek leg_1 leg_2 leg_3; tipi 0");
    assert_legal(&st, 0, "rail:r3b decline");
    assert_string_equal(forbidden_by(&st, 0, "rail:r2a"), "COL-RAIL-4");
    assert_string_equal(forbidden_by(&st, 0, "rail:r3a"), "COL-RAIL-4");
    play(&st, 0, "rail:r3b");
    assert_int_equal(co_open_rail(&st.player[0]), 1u << CO_R4);
}

static void test_COL_EX_10_a_chain(void **state)
{
    (void)state;
    co_state st = position(2,
        "given orange_1\n0 hand grey_2 red_1 red_3 blue_1; wanted 1; nuggets 0;"
        "region boulder_creek; region eastern_sands leg_1");
    co_player before = st.player[1];
    play(&st, 0, "leg:eastern_sands.leg_2");
    assert_int_equal(st.player[0].wanted, 2);
    play_all(&st, "0 play:grey_2, 0 discard:red_1.red_3, 0 play:blue_1, 0 leg:eastern_sands.leg_3");
    assert_area(&st, 0, "grey_2 blue_1");
    assert_hand(&st, 0, "");
    assert_medals(&st, 0, "7"); /* the eastern sands are complete */
    assert_pending(&st, "1");
    assert_memory_equal(&st.player[1], &before, sizeof before);
}

static void test_COL_EX_11_a_flag_zone_in_one_turn(void **state)
{
    (void)state;
    enum { FAY, GUS };
    co_state st = position(2,
        "given blue_1\n"
        "0 region boulder_creek; region eastern_sands; region rattlesnake_flats;"
        "region mirror_lake; rail r1 r2a r3a r4 r5a\n"
        "1 region durango_springs; region central_desert; region mirror_lake;"
        "region rattlesnake_flats; area red_1 red_2 red_3");
    play_all(&st, "0 rail:r6a, 0 discover:central_desert, 1 decline");
    assert_medals(&st, FAY, "5");
    play(&st, GUS, "discover:eastern_sands");
    assert_medals(&st, GUS, "5");
    assert_int_equal(st.crossed[CO_POOL_DESERT], 1);
}

/* ---- settlement -------------------------------------------------------------------------------------------------- */

static void check_example_12(const char *moves)
{
    co_state st = position(4,
        "given red_1\n0 nuggets 5; hand grey_1\n1 nuggets 5; hand red_1 red_1 red_1\n"
        "2 nuggets 5; hand red_2 red_2 red_2\n3 nuggets 5; hand red_3 red_3 red_3");
    assert_int_equal(st.supply, 0);
    play_all(&st, moves);
    static const int nuggets[] = { 4, 6, 5, 5 };
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(st.player[seat].nuggets, nuggets[seat]);
    assert_int_equal(st.player[0].hand_n, 3);
    assert_int_equal(st.supply, 0);
}

static void test_COL_EX_12_settlement_of_nuggets(void **state)
{
    (void)state;
    check_example_12("3 take, 1 take, 0 pay:grey_1, 0 draw, 2 take");
    check_example_12("0 pay:grey_1, 0 draw, 1 take, 2 take, 3 take");
    check_example_12("2 take, 0 pay:grey_1, 3 take, 1 take, 0 draw");
}

static void check_example_13(const char *moves)
{
    enum { A, B, C };
    /* 4 cards in the deck, 5 in the discard pile (one is the card given), 69 in hands and play areas. */
    co_state st = position(3,
        "caller 1; given grey_1; deck blue_1 blue_2 blue_3 orange_3;"
        "discard orange_1 orange_2 orange_1 orange_2; rest 0\n"
        "1 hand grey_2 grey_2 grey_3\n2 hand green_1 green_2 red_1 purple_1 purple_2 purple_3");
    assert_int_equal(st.deck_n, 4);
    assert_int_equal(discarded(&st), 5);
    int cards = 0;
    for (int seat = 0; seat < 3; seat++)
        cards += st.player[seat].hand_n + __builtin_popcount(st.player[seat].area);
    assert_int_equal(cards, 69);
    int hand = st.player[A].hand_n;
    play_all(&st, moves);
    assert_hand(&st, B, "grey_2 grey_2 grey_3 blue_1 blue_2 blue_3");
    assert_int_equal(st.player[C].hand_n, 3);
    assert_int_equal(st.player[A].hand_n, hand + 3); /* the last card, then two of the new deck */
    assert_int_equal(st.deck_n, 5);
    assert_int_equal(discarded(&st), 0);
    assert_int_equal(st.phase, CO_CALL);
}

static void test_COL_EX_13_settlement_of_cards(void **state)
{
    (void)state;
    check_example_13("2 discard:green_1.green_2, 2 play:red_1, 2 decline, 0 draw, 1 draw");
    check_example_13("1 draw, 0 draw, 2 discard:green_1.green_2, 2 play:red_1, 2 decline");
    check_example_13("0 draw, 2 discard:green_1.green_2, 1 draw, 2 play:red_1, 2 decline");
}

static void test_COL_EX_14_medals_in_one_turn(void **state)
{
    (void)state;
    enum { HAL, IDA };
    co_state st = position(4,
        "given blue_1; crossed wanted 1\n"
        "0 wanted 3; rail r1 r2a r3a\n1 wanted 3; rail r1 r2a r3a\n"
        "2 wanted 4; medals 7\n3 wanted 3; rail r1 r2a r3a");
    play_all(&st, "0 rail:r4, 1 rail:r4");
    assert_medals(&st, HAL, "4");
    assert_medals(&st, IDA, "4");
    play_all(&st, "2 decline, 3 decline");
    assert_int_equal(st.crossed[CO_POOL_WANTED], 2);
    assert_int_equal(co_best_medal(&st, CO_POOL_WANTED), 1); /* for a later turn */
}

static void test_COL_EX_15_a_skipped_call(void **state)
{
    (void)state;
    enum { ANN, BOB, CY };
    co_state st = position(3, "caller 2; turn 59; rest 0\n1 hand red_1");
    play_all(&st, "2 call:s1, 2 name:red_1, 0 decline, 1 decline, 2 decline");
    assert_int_equal(st.turn, 61); /* turn 60 went by without a question */
    assert_int_equal(st.caller, BOB);
    assert_int_equal(st.target, ANN + 1);
    assert_int_equal(st.player[BOB].effect, CO_EFFECT_KIND);
    assert_int_equal(st.player[BOB].hand_n | st.player[CY].hand_n | st.deck_n | discarded(&st), 0);
    play(&st, BOB, "name:blue_2"); /* Ann's hand answers as usual */
    assert_int_equal(st.answer, CO_ANSWER_NAMED);
    assert_pending(&st, "0 1 2");
}

static void test_COL_EX_15_with_cards_in_the_deck(void **state)
{
    (void)state;
    enum { ANN, BOB, CY };
    co_state st = position(3, "caller 0; turn 60; deck blue_1 blue_2 blue_3 orange_1 orange_2; rest 0\n1 hand red_1");
    co_hand_remove(&st.player[BOB], kind_of("red_1")); /* Bob's hand is empty, too */
    co_hand_add(&st.player[ANN], kind_of("red_1"));
    st.target = 0, st.player[ANN].effect = CO_EFFECT_NONE;
    co_advance(&st, NULL);
    assert_int_equal(st.turn, 61);
    assert_hand(&st, BOB, "blue_1 blue_2 blue_3");
    assert_hand(&st, CY, "orange_1 orange_2");
    assert_null(co_game.rules.check(&st));
}

static void test_COL_EX_16_the_last_turn(void **state)
{
    (void)state;
    enum { JO, KIM };
    co_state st = position(2,
        "caller 1; given blue_1\n"
        "0 saloon 2; rail r1 r2a r3a r4; region boulder_creek leg_1 leg_2 leg_3;"
        "region heron_lake leg_1 leg_2; region aspen_grove; region mirror_lake leg_1 leg_2;"
        "region durango_springs leg_1 leg_2 leg_3; region fox_pinewood leg_1 leg_2 leg_3;"
        "region beaver_pond leg_1 leg_2\n"
        "1 saloon 2; rail r1 r2a r3a r4; area grey_1 grey_2 grey_3");
    assert_int_equal(st.player[JO].medals_n, 6);
    play(&st, JO, "rail:r5b");
    assert_int_equal(st.player[JO].medal[6], 8);
    play(&st, KIM, "rail:r5b");
    assert_medals(&st, KIM, "8");
    assert_pending(&st, "1"); /* III.A for Kim */
    play(&st, KIM, "discover:heron_lake");
    assert_int_equal(st.phase, CO_OVER);
    assert_int_equal(st.player[JO].hand_n, 3); /* III.B */
    assert_int_equal(st.player[KIM].hand_n, 3);
    assert_int_equal(st.crossed[CO_POOL_SALOON], 1);
    assert_int_equal(st.player[JO].medal_claims | st.player[KIM].medal_claims, 0);
    assert_int_equal(st.caller, KIM);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_EX_1_a_call),
        cmocka_unit_test(test_COL_EX_2_actions),
        cmocka_unit_test(test_COL_EX_3_end_of_turn),
        cmocka_unit_test(test_COL_EX_4_scoring),
        cmocka_unit_test(test_COL_EX_5_a_whole_turn),
        cmocka_unit_test(test_COL_EX_5_as_it_is_told),
        cmocka_unit_test(test_COL_EX_6_the_same_medal_in_the_same_turn),
        cmocka_unit_test(test_COL_EX_7_whoever_is_first),
        cmocka_unit_test(test_COL_EX_8_the_fourth_saloon_gets_nothing),
        cmocka_unit_test(test_COL_EX_9_a_junction),
        cmocka_unit_test(test_COL_EX_10_a_chain),
        cmocka_unit_test(test_COL_EX_11_a_flag_zone_in_one_turn),
        cmocka_unit_test(test_COL_EX_12_settlement_of_nuggets),
        cmocka_unit_test(test_COL_EX_13_settlement_of_cards),
        cmocka_unit_test(test_COL_EX_14_medals_in_one_turn),
        cmocka_unit_test(test_COL_EX_15_a_skipped_call),
        cmocka_unit_test(test_COL_EX_15_with_cards_in_the_deck),
        cmocka_unit_test(test_COL_EX_16_the_last_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
