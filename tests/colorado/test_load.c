/* Positions of Colorado that no game leads to: `load` refuses them (co_check). */
#include "position.h"

static void assert_possible(const co_state *st)
{
    const char *wrong = co_game.rules.check(st);
    if (wrong)
        fail_msg("%s", wrong);
}

static void assert_refused(const co_state *st, const char *expected)
{
    const char *wrong = co_game.rules.check(st);
    assert_non_null(wrong);
    if (strncmp(wrong, expected, strlen(expected)) != 0)
        fail_msg("\"%s\" instead of \"%s\"", wrong, expected);
}

#define FLATS "region boulder_creek; region eastern_sands leg_1; region rattlesnake_flats leg_1 leg_3"
#define ENDS  "tipi -3 -2 -1 0 1 2 3"

/* The last box of a track ends the chain: who has something to decide would win the same medal once more. */
static void test_COL_MED_14_no_claim_while_the_chain_runs(void **unused)
{
    (void)unused;
    co_state st = position(2, "given blue_1\n0 saloon 2; " FLATS);
    play(&st, 0, "leg:rattlesnake_flats.leg_2");
    assert_int_equal(st.player[0].medal_claims, 1 << CO_POOL_SALOON);
    assert_medals(&st, 0, "8");
    assert_possible(&st);
    co_state running = st;
    running.player[0].effect = CO_EFFECT_CHECK;
    assert_refused(&running, "players.medal_claims: an end box ends the chain");
    co_state taking = st;
    taking.player[0].claim = CO_CLAIM_NUGGET;
    assert_refused(&taking, "players.medal_claims: an end box ends the chain");
    co_state two = st;
    two.player[0].wanted = CO_WANTED_BOXES;
    two.player[0].medal_claims |= 1 << CO_POOL_WANTED;
    two.player[0].medal[two.player[0].medals_n++] = 7;
    assert_refused(&two, "players.medal_claims: an end box ends the chain");
}

static void test_COL_MED_7_no_pool_medal_twice(void **unused)
{
    (void)unused;
    co_state st = position(2, "crossed tipi 2\n0 " ENDS "; medals 9 7\n1 hand red_1");
    assert_possible(&st);
    st.player[0].medal[1] = 9;
    assert_refused(&st, "players.medals:");
    /* the other one, too, has its first end: then nobody would have the second medal */
    st = position(2, "crossed tipi 2\n0 " ENDS "; medals 9 7\n1 hand red_1; tipi 0 1 2 3; medals 9");
    st.player[0].medal[1] = 9;
    assert_refused(&st, "players.medals:");
}

/* Points that several pools give: 5 is the desert's, the second of the Saloon and the third of Tipi. */
static void test_COL_MED_3_every_way_to_win_the_points_is_tried(void **unused)
{
    (void)unused;
    co_state st = position(
        2, "crossed saloon 2; crossed tipi 1\n0 saloon 3; tipi 0 1 2 3; medals 5 9\n1 hand red_1; saloon 3; medals 8");
    assert_possible(&st);
    st.crossed[CO_POOL_SALOON] = 1; /* then seat 0 has nothing for its Saloon but the 8 */
    assert_refused(&st, "players.medals:");
}

static void test_COL_MED_15_a_medal_is_crossed_in_a_later_turn(void **unused)
{
    (void)unused;
    co_state st = position(2, "given blue_1\n0 saloon 2; " FLATS);
    play(&st, 0, "leg:rattlesnake_flats.leg_2");
    st.crossed[CO_POOL_SALOON] = 1; /* by whom? */
    st.player[0].medal[0] = 5;
    assert_refused(&st, "crossed:");
}

static void test_COL_MED_15_each_crossed_medal_was_won(void **unused)
{
    (void)unused;
    co_state st = position(2, "crossed saloon 1\n0 saloon 3; medals 8\n1 hand red_1; saloon 3; medals 8");
    assert_possible(&st); /* in the same turn */
    st.crossed[CO_POOL_SALOON] = 2;
    assert_refused(&st, "crossed:");
    st.player[1].medal[0] = 5; /* one after the other */
    assert_possible(&st);
    st.crossed[CO_POOL_SALOON] = CO_POOL_MEDALS_MAX;
    assert_refused(&st, "crossed: the pool has not so many");
}

/* COL-MED-9: a box without a medal, once the pool is empty and not before. */
static void test_COL_MED_9_no_medal_only_of_an_empty_pool(void **unused)
{
    (void)unused;
    co_state st = position(4,
        "crossed saloon 3\n0 saloon 3; medals 8\n1 hand red_1; saloon 3; medals 5\n"
        "2 saloon 3; medals 2\n3 saloon 3");
    assert_possible(&st);
    st.player[2].medals_n = 0, st.player[2].medal[0] = 0;
    assert_refused(&st, "crossed:");
    st.crossed[CO_POOL_SALOON] = 2;
    assert_refused(&st, "players.medals:");
}

static void test_COL_CALL_9_the_given_card_is_there(void **unused)
{
    (void)unused;
    co_state st = position(2, "given blue_1\n0 hand red_1");
    assert_possible(&st);
    st.discard[kind_of("blue_1")]--;
    co_hand_add(&st.player[1], kind_of("blue_1"));
    assert_refused(&st, "call.given:");
    co_hand_remove(&st.player[1], kind_of("blue_1"));
    st.player[st.caller].area |= 1u << kind_of("blue_1");
    assert_possible(&st);
}

/* A discovery is owed for three cards that lie on the discard pile. */
static void test_COL_END_A2_owed_for_a_complete_suit(void **unused)
{
    (void)unused;
    co_state st = position(2, "given blue_1\n0 hand red_3; area red_1 red_2 green_1\n1 nuggets 3");
    play_all(&st, "0 decline, 1 decline");
    st = position(2, "given green_1\n0 hand red_3; area red_1 red_2; nuggets 9\n1 nuggets 3");
    play_all(&st, "0 pay:red_3");
    while (st.phase == CO_ACTIONS) {
        int seat = __builtin_ctz(co_pending(&st));
        sb_move list[SB_MOVES_MAX];
        int n = co_game.rules.legal(&st, seat, list);
        co_game.rules.apply(&st, seat, list[n - 1], NULL);
    }
    assert_int_equal(st.phase, CO_END);
    assert_int_equal(st.player[0].owed, 1);
    assert_possible(&st);
    co_state two = st;
    two.player[0].owed = 2;
    assert_refused(&two, "players.owed: without a complete suit");
    co_state still = st; /* a card of that suit lies there still */
    still.player[0].area |= 1u << kind_of("red_2");
    still.deck_n--;
    still.discard[kind_of("red_1")]++, still.discard[kind_of("red_1")]--;
    assert_non_null(co_game.rules.check(&still));
    co_state none = st; /* the suit is in a hand */
    for (int value = 0; value < CO_VALUES; value++) {
        none.discard[kind_of("red_1") + value]--;
        co_hand_add(&none.player[1], kind_of("red_1") + value);
    }
    assert_refused(&none, "players.owed: without a complete suit");
    co_state skipped = st; /* COL-CALL-16: without a call no suit is completed */
    skipped.target = skipped.named = skipped.given = skipped.answer = 0;
    assert_refused(&skipped, "phase: somebody discovers");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_MED_14_no_claim_while_the_chain_runs),
        cmocka_unit_test(test_COL_MED_7_no_pool_medal_twice),
        cmocka_unit_test(test_COL_MED_3_every_way_to_win_the_points_is_tried),
        cmocka_unit_test(test_COL_MED_15_a_medal_is_crossed_in_a_later_turn),
        cmocka_unit_test(test_COL_MED_15_each_crossed_medal_was_won),
        cmocka_unit_test(test_COL_MED_9_no_medal_only_of_an_empty_pool),
        cmocka_unit_test(test_COL_CALL_9_the_given_card_is_there),
        cmocka_unit_test(test_COL_END_A2_owed_for_a_complete_suit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
