/* test_knowledge.c: what is hidden, which questions are asked, what they tell (COL-COMP-6, COL-DEC). */
#include "position.h"

static const char *view_of(co_state st, int viewer)
{
    static char json[30000];
    sb_text t = SB_TEXT(json);
    sb_json j = SB_JSON(&t);
    co_game.rules.redact(&st, viewer);
    sb_json_object(&j, NULL);
    co_game.people.view(&st, viewer, &j);
    sb_json_end(&j);
    return json;
}

static void test_COL_COMP_6_hands_and_the_order_of_the_deck_are_hidden(void **state)
{
    (void)state;
    co_state a = position(3, "deck red_1 red_2 red_3 blue_1\n1 hand green_1 green_2; area grey_1\n2 hand purple_3");
    co_state b = position(3, "deck red_3 red_2 blue_1 red_1\n1 hand green_1 green_2; area grey_1\n2 hand orange_2");
    co_state c = a;
    co_game.rules.redact(&a, 1);
    co_game.rules.redact(&b, 1);
    assert_same_state(&a, &b);
    assert_hand(&a, 1, "green_1 green_2"); /* the own one stays */
    co_game.rules.redact(&c, SB_SPECTATOR);
    assert_hand(&c, 1, "");
}

static void test_COL_COMP_6_the_rest_is_public(void **state)
{
    (void)state;
    co_state st = position(2,
        "discard red_3 red_3\n0 area blue_1; nuggets 2; hand red_1 red_2; rail r1\n"
        "1 hand green_1 green_1 green_2; wanted 1");
    const char *view = view_of(st, SB_SPECTATOR);
    assert_non_null(strstr(view, "\"cards\":2"));
    assert_non_null(strstr(view, "\"cards\":3"));
    assert_non_null(strstr(view, "\"area\":[\"blue_1\"],\"nuggets\":2"));
    assert_non_null(strstr(view, "\"railroad\":[\"r1\"]"));
    assert_non_null(strstr(view, "\"wanted\":1"));
    assert_non_null(strstr(view, "\"discard\":[\"red_3\",\"red_3\"]"));
    assert_null(strstr(view, "green_1"));
    assert_null(strstr(view, "\"hand\""));
    assert_non_null(strstr(view_of(st, 1), "\"hand\":[\"green_1\",\"green_1\",\"green_2\"]"));
    assert_null(strstr(view_of(st, 0), "green_1"));
}

static void test_COL_COMP_6_copies_nobody_has_shown(void **state)
{
    (void)state;
    const char *deal = "discard red_1 red_1\n0 area red_1; hand red_1 red_2\n1 hand red_2 red_3; area red_2";
    const char *swapped = "discard red_1 red_1\n0 area red_1; hand red_1 red_2\n1 hand orange_1 orange_2; area red_2";
    const char *own = strstr(view_of(position(2, deal), 0), "\"unseen\":");
    assert_memory_equal(own, "\"unseen\":[1,2,4,5,4,4,", 22); /* red: 5 - 2 - 1 - 1, 4 - 1 - 1, 4 */
    char kept[80];
    memcpy(kept, own, sizeof kept);
    own = strstr(view_of(position(2, swapped), 0), "\"unseen\":");
    assert_memory_equal(own, kept, strcspn(kept, "]")); /* another's hand makes no difference */
    const char *spectator = strstr(view_of(position(2, deal), SB_SPECTATOR), "\"unseen\":");
    assert_memory_equal(spectator, "\"unseen\":[2,3,4,", 16);
}

static void test_COL_RAIL_4_closed_branches_are_seen(void **state)
{
    (void)state;
    co_state none = position(2, "0 rail r1\n1 hand red_1");
    assert_non_null(strstr(view_of(none, 1), "\"railroad\":[\"r1\"],\"closed\":[]"));
    co_state one = position(2, "0 rail r1 r2b\n1 hand red_1");
    assert_non_null(strstr(view_of(one, 1), "\"closed\":[\"r2a\",\"r3a\"]"));
    co_state both = position(2, "0 rail r1 r2a r3a r4 r5b r6b r7\n1 hand red_1");
    assert_non_null(strstr(view_of(both, 1), "\"closed\":[\"r2b\",\"r3b\",\"r5a\",\"r6a\"]"));
}

static void test_COL_END_A1_complete_suits_are_seen_before_they_pay(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 area blue_1 blue_2 blue_3 red_1; hand red_2\n1 hand green_1");
    assert_non_null(strstr(view_of(st, 1), "\"suits\":[\"blue\"]"));
}

static void test_COL_DEC_1_public_decisions_with_one_option_are_taken(void **state)
{
    (void)state;
    co_state target = position(3, "2 hand red_1"); /* D2 */
    assert_int_equal(target.player[0].effect, CO_EFFECT_KIND);
    co_state tipi = position(2, "given blue_1; crossed tipi 1\n0 tipi 0 1 2 3; medals 9"); /* D11 */
    assert_string_equal(play_log(&tipi, 0, "leg:boulder_creek.leg_3"), "leg tipi");
    co_state icon = position(2, "given blue_1\n0 all but heron_lake; rail r1 r2a r3a r4 r5a"); /* D12 */
    assert_string_equal(play_log(&icon, 0, "rail:r6a"), "rail discover medal");
    co_state suit = position(2, "given red_1\n0 all but heron_lake; area red_1 red_2 red_3"); /* D13 */
    play_all(&suit, "0 take, 1 take");
    assert_int_equal(suit.turn, 6);
    assert_int_equal(co_discovered(&suit.player[0]), (1u << CO_REGIONS) - 1);
    co_state check = position(2,
        "given blue_1\n0 region boulder_creek leg_1 leg_2 leg_3;"
        "rail r1 r2a r3a r4 r5a r6a r7"); /* D8: only declining is left */
    assert_pending(&check, "1");
    co_state one_leg = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_2 leg_3");
    assert_legal(&one_leg, 0, "rail:r1 decline"); /* two options: asked */
}

static void test_COL_DEC_1_phase_II_may_pass_without_a_question(void **state)
{
    (void)state;
    static const char done[] = "region boulder_creek leg_1 leg_2 leg_3; rail r1 r2a r3a r4 r5a r6a r7";
    char text[300];
    snprintf(text, sizeof text, "0 hand red_1 red_1 red_1; %s\n1 hand blue_1 red_2 red_2 red_2; %s", done, done);
    co_state st = position(2, text);
    assert_string_equal(play_log(&st, 0, "name:blue_1"), "name give_named receive actions turn call");
    assert_int_equal(st.turn, 6);
}

static void test_COL_DEC_2_hand_decisions_are_always_asked(void **state)
{
    (void)state;
    co_state gift = position(2, "1 hand red_2 blue_3"); /* D4 */
    play(&gift, 0, "name:red_1");
    assert_legal(&gift, 1, "give:red_2");
    co_state nuggets = position(2, "given red_1"), cards = position(2, "given grey_1"); /* D6, D7 with an empty hand */
    assert_legal(&nuggets, 0, "take decline");
    assert_legal(&cards, 0, "draw decline");
    co_state third = position(2, "given grey_1\n0 hand red_1 red_1 blue_1"); /* D7b */
    play(&third, 0, "discard:red_1.red_1");
    assert_legal(&third, 0, "play:blue_1");
    co_state icon = position(2, "given blue_1\n0 region boulder_creek leg_1; hand red_1; area red_1"); /* D9 */
    play(&icon, 0, "leg:boulder_creek.leg_2");
    assert_legal(&icon, 0, "decline");
}

/* Draws many positions from what a viewer knows, and shows them. */
static void redraw(const co_state *st, int viewer, void (*see)(const co_state *drawn))
{
    for (uint64_t seed = 0; seed < 300; seed++) {
        co_state drawn = *st, again;
        sb_quick chance = { seed };
        co_game.rules.redact(&drawn, viewer);
        co_state known = drawn;
        co_game.rules.determinize(&drawn, viewer, &chance);
        assert_null(co_game.rules.check(&drawn));
        again = drawn;
        co_game.rules.redact(&again, viewer);
        assert_same_state(&again, &known); /* hand sizes and all public cards are kept */
        see(&drawn);
    }
}

static void see_gift(const co_state *drawn)
{
    const co_player *p = &drawn->player[1];
    assert_int_equal(p->hand[kind_of("red_1")], 0);
    assert_true(co_hand_bits(p) & co_alike(kind_of("red_1")));
}

static void see_third(const co_state *drawn)
{
    assert_true(co_playable(&drawn->player[0]) != 0);
    assert_true(co_playable(&drawn->player[2]) != 0);
}

static void test_COL_DEC_3_a_redraw_respects_the_open_question(void **state)
{
    (void)state;
    co_state gift = position(3, "1 hand red_2 blue_3 blue_2\n2 hand green_3 green_3");
    play_all(&gift, "0 call:s1, 0 name:red_1");
    redraw(&gift, 0, see_gift);
    redraw(&gift, SB_SPECTATOR, see_gift);
    co_state third = position(3,
        "given grey_1\n0 hand red_1 red_1 blue_1; area red_1\n1 hand green_1\n"
        "2 hand orange_1 orange_2 orange_3; area orange_1");
    play_all(&third, "0 discard:red_1.red_1, 2 discard:orange_1.orange_2");
    redraw(&third, 1, see_third);
    redraw(&third, SB_SPECTATOR, see_third);
}

#define AREA_OF_12 "area red_1 red_2 green_1 green_2 grey_1 grey_2 purple_1 purple_2 blue_1 blue_2 orange_1 orange_2"

/* Where hardly any card fits, trying is not enough: both hands need one of the 2 orange 3 among 14 hidden cards. */
static void test_COL_DEC_3_also_when_hardly_any_card_fits(void **state)
{
    (void)state;
    co_state st = position(3,
        "given grey_1; discard red_3 red_3 red_3 red_3 green_3 green_3 green_3 green_3 grey_3 grey_3"
        " grey_3 grey_3 purple_3 purple_3 purple_3 purple_3 blue_3 blue_3 blue_3 blue_3 orange_3"
        " orange_3\n0 hand red_1 red_1 orange_3; " AREA_OF_12 "\n1 hand green_1; " AREA_OF_12
        "\n2 hand purple_1 purple_1 orange_3; " AREA_OF_12);
    play_all(&st, "0 discard:red_1.red_1, 2 discard:purple_1.purple_1");
    redraw(&st, 1, see_third);
}

static int drawn_hands[CO_KINDS];

static void count_hand(const co_state *drawn)
{
    for (int kind = 0; kind < CO_KINDS; kind++)
        drawn_hands[kind] += drawn->player[1].hand[kind];
}

/* Without an open question every unseen card is equally likely: 5 copies of red 1 are all in sight of the viewer. */
static void test_COL_DEC_3_otherwise_all_unseen_cards_are_equally_likely(void **state)
{
    (void)state;
    memset(drawn_hands, 0, sizeof drawn_hands);
    co_state st = position(2, "0 hand red_1 red_1 red_1; area red_1\n1 hand green_2 green_2 green_2; area red_1");
    redraw(&st, 0, count_hand);
    assert_int_equal(drawn_hands[kind_of("red_1")], 0);
    for (int kind = 1; kind < CO_KINDS; kind++) /* 900 cards drawn, 4 or 5 of 73 unseen ones */
        assert_in_range(drawn_hands[kind], 20, 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_COMP_6_hands_and_the_order_of_the_deck_are_hidden),
        cmocka_unit_test(test_COL_COMP_6_the_rest_is_public),
        cmocka_unit_test(test_COL_COMP_6_copies_nobody_has_shown),
        cmocka_unit_test(test_COL_RAIL_4_closed_branches_are_seen),
        cmocka_unit_test(test_COL_END_A1_complete_suits_are_seen_before_they_pay),
        cmocka_unit_test(test_COL_DEC_1_public_decisions_with_one_option_are_taken),
        cmocka_unit_test(test_COL_DEC_1_phase_II_may_pass_without_a_question),
        cmocka_unit_test(test_COL_DEC_2_hand_decisions_are_always_asked),
        cmocka_unit_test(test_COL_DEC_3_a_redraw_respects_the_open_question),
        cmocka_unit_test(test_COL_DEC_3_also_when_hardly_any_card_fits),
        cmocka_unit_test(test_COL_DEC_3_otherwise_all_unseen_cards_are_equally_likely),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
