/* test_setup.c: setting up, player counts, the four-map variant (COL-SET, COL-PC, COL-VAR). */
#include "position.h"

static int area_cards(const co_state *st, int seat)
{
    return __builtin_popcount(st->player[seat].area);
}

static void test_COL_SET_1_three_nuggets_each_the_rest_is_the_supply(void **state)
{
    (void)state;
    static const int supply[] = { 0, 0, 14, 11, 8 };
    for (int players = 2; players <= 4; players++) {
        co_state st = new_game(players, 1, NULL, NULL);
        for (int seat = 0; seat < players; seat++)
            assert_int_equal(st.player[seat].nuggets, 3);
        assert_int_equal(st.supply, supply[players]);
    }
}

static void test_COL_SET_2_any_seat_may_be_first_caller(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        int times[4] = { 0 };
        for (uint64_t seed = 0; seed < 400; seed++)
            times[new_game(players, seed, NULL, NULL).caller]++;
        for (int seat = 0; seat < players; seat++)
            assert_in_range(times[seat], 400 / players - 60, 400 / players + 60);
    }
}

static void test_COL_SET_2_left_is_the_next_seat(void **state)
{
    (void)state;
    co_state st = position(3, "caller 2; given red_1");
    play_all(&st, "0 take, 1 take, 2 take");
    assert_int_equal(st.caller, 0); /* left of seat 2 of 3 */
}

/* The deck as the key makes it: top card first. */
static void shuffled_deck(uint64_t seed, uint8_t out[CO_CARDS])
{
    uint8_t cards[CO_CARDS], key[SB_KEY_BYTES];
    int n = 0;
    sb_rng rng;
    sb_seed_number(seed, key);
    sb_rng_init(&rng, key);
    for (int kind = 0; kind < CO_KINDS; kind++)
        for (int i = 0; i < (kind % 3 == 0 ? 5 : 4); i++)
            cards[n++] = (uint8_t)kind;
    sb_rng_shuffle(&rng, CO_STREAM_DECK, cards, CO_CARDS);
    for (int i = 0; i < CO_CARDS; i++)
        out[i] = cards[CO_CARDS - 1 - i];
}

static void test_COL_SET_3_the_whole_deck_is_shuffled(void **state)
{
    (void)state;
    int first[CO_KINDS] = { 0 };
    for (uint64_t seed = 0; seed < 780; seed++) {
        uint8_t deck[CO_CARDS];
        co_state st = new_game(2, seed, NULL, NULL);
        shuffled_deck(seed, deck);
        for (int i = 0; i < st.deck_n; i++)
            assert_int_equal(st.deck[i], deck[CO_CARDS - 1 - i]);
        first[deck[0]]++;
    }
    for (int kind = 0; kind < CO_KINDS; kind++)
        assert_in_range(first[kind], 12, 88); /* 50 or 40 expected */
}

static void test_COL_SET_4_whole_hands_from_the_top_clockwise_from_the_caller(void **state)
{
    (void)state;
    uint8_t deck[CO_CARDS], hand[4][CO_KINDS] = { 0 };
    co_state st = new_game(4, 77, "first_seat", "2");
    shuffled_deck(77, deck);
    for (int at = 0, i = 0; i < 4; i++)
        for (int card = 0; card < 4 + i; card++)
            hand[(2 + i) % 4][deck[at++]]++;
    for (int seat = 0; seat < 4; seat++)
        assert_memory_equal(st.player[seat].hand, hand[seat], CO_KINDS);
}

static void test_COL_SET_5_then_one_open_card_each_in_the_same_order(void **state)
{
    (void)state;
    uint8_t deck[CO_CARDS];
    co_state st = new_game(4, 78, "first_seat", "3");
    shuffled_deck(78, deck);
    for (int i = 0; i < 4; i++)
        assert_int_equal(st.player[(3 + i) % 4].area, 1u << deck[4 + 5 + 6 + 7 + i]);
    assert_int_equal(st.deck_n, 78 - 22 - 4);
}

static void test_COL_SET_6_the_open_card_gives_no_action(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 30; seed++) {
        co_state st = new_game(3, seed, NULL, NULL);
        for (int seat = 0; seat < 3; seat++) {
            assert_int_equal(st.player[seat].effect, CO_EFFECT_VILLAGE);
            assert_int_equal(st.player[seat].nuggets, 3);
            assert_int_equal(area_cards(&st, seat), 1);
        }
    }
}

static void test_COL_SET_7_symbols_by_seat(void **state)
{
    (void)state;
    static const char *const symbols[] = { "flame", "wheel", "horseshoe", "barrel" };
    static char json[30000];
    co_state st = new_game(4, 1, NULL, NULL);
    sb_text t = SB_TEXT(json);
    sb_json j = SB_JSON(&t);
    sb_json_object(&j, NULL);
    co_game.rules.redact(&st, SB_SPECTATOR);
    co_game.people.view(&st, SB_SPECTATOR, &j);
    sb_json_end(&j);
    for (int seat = 0; seat < 4; seat++) {
        char part[60];
        snprintf(part, sizeof part, "\"seat\":%d,\"symbol\":\"%s\"", seat, symbols[seat]);
        assert_non_null(strstr(json, part));
    }
}

static void test_COL_SET_8_one_of_the_two_villages(void **state)
{
    (void)state;
    co_state st = new_game(2, 1, NULL, NULL);
    assert_legal(&st, 0, "start:boulder_creek start:durango_springs");
    assert_string_equal(forbidden_by(&st, 0, "start:aspen_grove"), "COL-SET-8");
    assert_string_equal(forbidden_by(&st, 0, "decline"), "COL-SET-8");
    play(&st, 0, "start:durango_springs");
    assert_int_equal(co_discovered(&st.player[0]), 1u << CO_W);
    assert_string_equal(forbidden_by(&st, 0, "start:boulder_creek"), "COL-TURN-1");
}

static void test_COL_SET_9_the_first_box_of_the_village_zone(void **state)
{
    (void)state;
    co_state st = new_game(2, 1, NULL, NULL);
    assert_int_equal(co_boxes(&st.player[1], CO_VILLAGE), 0);
    play(&st, 1, "start:boulder_creek");
    assert_int_equal(co_boxes(&st.player[1], CO_VILLAGE), 1);
    assert_int_equal(co_score(&st.player[1], NULL), 0);
    assert_int_equal(st.player[1].medals_n, 0);
}

static void test_COL_SET_10_all_choose_at_once_in_any_order(void **state)
{
    (void)state;
    co_state a = new_game(3, 9, NULL, NULL), b = a;
    assert_pending(&a, "0 1 2");
    play_all(&a, "0 start:boulder_creek, 1 start:durango_springs, 2 start:boulder_creek");
    play_all(&b, "2 start:boulder_creek, 1 start:durango_springs, 0 start:boulder_creek");
    assert_same_state(&a, &b);
    assert_int_equal(a.turn, 1);
}

static void test_COL_SET_11_nothing_else_is_ticked_or_discarded(void **state)
{
    (void)state;
    co_state st = new_game(4, 5, NULL, NULL);
    play_all(&st, "0 start:boulder_creek, 1 start:boulder_creek, 2 start:boulder_creek, 3 start:boulder_creek");
    for (int kind = 0; kind < CO_KINDS; kind++)
        assert_int_equal(st.discard[kind], 0);
    for (int seat = 0; seat < 4; seat++) {
        const co_player *p = &st.player[seat];
        for (int r = 0; r < CO_REGIONS; r++)
            assert_int_equal(p->region[r], r == CO_V);
        assert_int_equal(p->rail | p->tipi | p->saloon | p->wanted | p->medals_n, 0);
    }
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        assert_int_equal(st.crossed[pool], 0);
}

static void test_COL_SET_12_a_given_caller_uses_no_chance_and_the_same_shuffle(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        co_state drawn = new_game(4, seed, NULL, NULL);
        co_state named = new_game(4, seed, "first_seat", (const char[]) { (char)('0' + drawn.caller), '\0' });
        assert_true(drawn.rng.pos[CO_STREAM_SETUP] >= 1);
        assert_int_equal(named.rng.pos[CO_STREAM_SETUP], 0);
        named.rng.pos[CO_STREAM_SETUP] = drawn.rng.pos[CO_STREAM_SETUP];
        assert_same_state(&drawn, &named);
        co_state other = new_game(4, seed, "first_seat", (const char[]) { (char)('0' + (drawn.caller + 1) % 4), '\0' });
        assert_memory_equal(drawn.deck, other.deck, CO_CARDS);
        assert_memory_equal(drawn.player[drawn.caller].hand, other.player[other.caller].hand, CO_KINDS);
    }
}

static void test_COL_PC_1_two_players(void **state)
{
    (void)state;
    co_state st = new_game(2, 4, "first_seat", "1");
    assert_int_equal(st.player[1].hand_n, 4);
    assert_int_equal(st.player[0].hand_n, 5);
    play_all(&st, "0 start:boulder_creek, 1 start:boulder_creek");
    assert_int_equal(st.player[1].effect, CO_EFFECT_KIND); /* the target is not asked for */
    assert_int_equal(st.target, 0 + 1);
}

static void test_COL_PC_2_three_and_four_players(void **state)
{
    (void)state;
    co_state three = new_game(3, 4, "first_seat", "1"), four = new_game(4, 4, "first_seat", "3");
    static const int hands_of_three[] = { 6, 4, 5 }, hands_of_four[] = { 5, 6, 7, 4 };
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(three.player[seat].hand_n, hands_of_three[seat]);
    for (int seat = 0; seat < 4; seat++)
        assert_int_equal(four.player[seat].hand_n, hands_of_four[seat]);
}

static void test_COL_PC_3_nothing_else_changes_with_the_number_of_players(void **state)
{
    (void)state;
    static const int highest[CO_POOL_COUNT] = { 6, 5, 4, 9, 8, 7 };
    for (int players = 2; players <= 4; players++) {
        co_state st = new_game(players, 6, "first_seat", "0");
        int cards = 0;
        for (int seat = 0; seat < players; seat++) {
            assert_int_equal(st.player[seat].hand_n, 4 + seat);
            assert_int_equal(area_cards(&st, seat), 1);
            cards += 5 + seat;
        }
        assert_int_equal(st.deck_n, 78 - cards);
        for (int pool = 0; pool < CO_POOL_COUNT; pool++)
            assert_int_equal(co_best_medal(&st, pool), highest[pool]);
    }
}

static void test_COL_VAR_1_each_seat_its_own_map(void **state)
{
    (void)state;
    co_state st = new_game(4, 1, "maps", "four");
    assert_legal(&st, 0, "start:boulder_creek start:durango_springs");
    assert_legal(&st, 1, "start:silverton start:pagosa");
    assert_legal(&st, 2, "start:glenwood start:montrose");
    assert_legal(&st, 3, "start:cortez start:mancos");
    assert_string_equal(forbidden_by(&st, 1, "start:boulder_creek"), "COL-VAR-1");
    co_state check = position(2, "maps four; given blue_1\n1 region silverton leg_1; region great_dunes leg_1");
    assert_legal(&check, 1,
        "leg:silverton.leg_2 leg:silverton.leg_3 leg:great_dunes.leg_2 leg:great_dunes.leg_3"
        " rail:r1 decline");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_SET_1_three_nuggets_each_the_rest_is_the_supply),
        cmocka_unit_test(test_COL_SET_2_any_seat_may_be_first_caller),
        cmocka_unit_test(test_COL_SET_2_left_is_the_next_seat),
        cmocka_unit_test(test_COL_SET_3_the_whole_deck_is_shuffled),
        cmocka_unit_test(test_COL_SET_4_whole_hands_from_the_top_clockwise_from_the_caller),
        cmocka_unit_test(test_COL_SET_5_then_one_open_card_each_in_the_same_order),
        cmocka_unit_test(test_COL_SET_6_the_open_card_gives_no_action),
        cmocka_unit_test(test_COL_SET_7_symbols_by_seat),
        cmocka_unit_test(test_COL_SET_8_one_of_the_two_villages),
        cmocka_unit_test(test_COL_SET_9_the_first_box_of_the_village_zone),
        cmocka_unit_test(test_COL_SET_10_all_choose_at_once_in_any_order),
        cmocka_unit_test(test_COL_SET_11_nothing_else_is_ticked_or_discarded),
        cmocka_unit_test(test_COL_SET_12_a_given_caller_uses_no_chance_and_the_same_shuffle),
        cmocka_unit_test(test_COL_PC_1_two_players),
        cmocka_unit_test(test_COL_PC_2_three_and_four_players),
        cmocka_unit_test(test_COL_PC_3_nothing_else_changes_with_the_number_of_players),
        cmocka_unit_test(test_COL_VAR_1_each_seat_its_own_map),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
