/* test_trail.c: turns, movement, fees and herder moves (GWT-TURN, GWT-MOVE, GWT-FEE, GWT-HERD). */
#include "position.h"

/* ---- turns ------------------------------------------------------------------------------------------------------- */

/* covers: GWT-TURN-1 GWT-TURN-2 GWT-TURN-3 GWT-DEC-2 */
static void test_GWT_TURN_1_2_3_first_turns(void **unused)
{
    (void)unused;
    gwt_state st = position(3, "", "");
    assert_string_equal(asked(&st), "turn_start"); /* the first player has 4 cards */
    assert_string_equal(list(&st, 0), "place:a place:b place:c place:d place:e place:f place:g");
    play(&st, 0, "place:g end");
    assert_int_equal(st.player[0].money, 6); /* no fee */
    assert_string_equal(asked(&st), "first_discard");
    assert_int_equal(st.player[1].hand_n, 5);
    arrange(&st, "hand 1 criollo criollo galloway galloway pineywoods");
    assert_string_equal(list(&st, 1), "discard:criollo discard:pineywoods discard:galloway"); /* GWT-INFO-6 */
    play(&st, 1, "discard:criollo");
    assert_string_equal(asked(&st), "turn_start");
    play(&st, 1, "place:g end"); /* occupied by another herder */
    assert_int_equal(st.player[2].hand_n, 6);
    arrange(&st, "hand 2 criollo criollo galloway galloway pineywoods criollo");
    play(&st, 2, "discard:criollo discard:criollo");
    assert_string_equal(asked(&st), "turn_start");
    assert_int_equal(st.player[2].discard_n, 2);
    play(&st, 2, "place:a end");
    assert_int_equal(gwt_active(&st), 0);
    assert_int_equal(st.turn, 4);
}

/* covers: GWT-TURN-4 GWT-DRAW-3 */
static void test_GWT_TURN_4_a_large_hand_is_kept_later(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", "hand 0 criollo criollo galloway galloway pineywoods pineywoods; herder 0 a; herder 1 a; clear; turn 0");
    assert_string_equal(asked(&st), "turn_start");
    play(&st, 0, "move:b end");
    assert_int_equal(st.player[0].hand_n, 6);
}

/* ---- movement ---------------------------------------------------------------------------------------------------- */

/* covers: GWT-EX-1 GWT-MOVE-1 GWT-MOVE-2 GWT-MOVE-3 GWT-MOVE-10 */
static void test_GWT_EX_1_two_branches(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "clear; tile flood_1 hz_flood_b2; tile flood_2 hz_flood_g2; at a2 1 pb_2a; herder 0 a; turn 0");
    assert_string_equal(
        list(&st, 0), "move:a2 move:a2.b move:a2.b.c move:flood_1 move:flood_1.flood_2 move:flood_1.flood_2.b");
    assert_string_equal(refused_by(&st, 0, "move:a2.b.c.e"), "GWT-MOVE-1"); /* step limit 3 */
    assert_string_equal(refused_by(&st, 0, "move:b"), "GWT-MOVE-3");        /* tiles cannot be passed for free */
    assert_string_equal(refused_by(&st, 0, "move:a1"), "GWT-MOVE-3");       /* GWT-MOVE-4: an empty space */
}

static void test_GWT_MOVE_4_never_ends_on_an_empty_space(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; herder 0 a; turn 0");
    assert_string_equal(
        list(&st, 0), "move:b move:b.c move:b.c.d move:b.c.e"); /* GWT-MOVE-10: two empty branches are one */
}

static void test_GWT_MOVE_5_kansas_city_ends_the_movement(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; herder 0 f; turn 0");
    assert_string_equal(list(&st, 0), "move:g move:g.kansas_city");
    arrange(&st, "at g1 1 pb_2a; turn 0");
    assert_string_equal(list(&st, 0), "move:g move:g.g1 move:g.g1.kansas_city move:g.kansas_city");
}

static void test_GWT_MOVE_6_herders_never_block(void **unused)
{
    (void)unused;
    gwt_state st = position(3, "", "clear; herder 1 b; herder 2 b; herder 0 a; turn 0");
    play(&st, 0, "move:b");
    assert_string_equal(asked(&st), "phase_b");
}

/* covers: GWT-MOVE-7 GWT-HAZ-3 */
static void test_GWT_MOVE_7_a_removed_tile_leaves_the_herder(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; tile flood_2 hz_flood_g2; herder 1 flood_2; money 0 9; use 0 f");
    play(&st, 0, "use:f.neutral_f_hazard"); /* the only hazard: no choice */
    assert_int_equal(st.tile[GWT_PLACE_flood_2], 0);
    assert_int_equal(st.player[1].herder, GWT_PLACE_flood_2);
    play(&st, 0, "end");
    assert_true(offers(&st, 1, "move:b"));
    assert_false(offers(&st, 1, "move:flood_2"));
}

static void test_GWT_MOVE_8_the_start_is_not_a_location(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; herder 0 start; turn 0");
    assert_string_equal(list(&st, 0), "move:a move:a.b move:a.b.c");
}

static void test_GWT_MOVE_9_outlaw_spaces_1_to_3_are_beside_the_trail(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; tile outlaw_1 outlaw_green; tile outlaw_2 outlaw_green; tile outlaw_3 outlaw_orange; herder 0 d; turn "
        "0");
    assert_string_equal(list(&st, 0), "move:e move:e.f move:e.f.g");
    arrange(&st, "tile outlaw_4 outlaw_orange; turn 0");
    assert_int_equal(offered(&st, 0, "move:outlaw_4"), 3);
}

static void test_GWT_MOVE_11_a_new_tile_under_a_herder(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "clear; herder 1 flood_1; money 1 10; foresight 1 hz_flood_b2 hz_flood_b3; use 0 kansas_city");
    play(&st, 0, "foresight:hz_flood_b2"); /* to flood_1, where the herder stands */
    assert_int_equal(st.tile[GWT_PLACE_flood_1], GWT_TILE_hz_flood_b2);
    assert_int_equal(st.player[1].money, 10);
    arrange(&st, "herder 0 start; turn 1");
    assert_true(offers(&st, 1, "move:b"));
    assert_int_equal(offered(&st, 1, "move:flood_1"), 0);
    play(&st, 1, "move:b");
    assert_int_equal(st.player[1].money, 10); /* GWT-FEE-9: the tile it starts from costs nothing */
}

/* ---- fees -------------------------------------------------------------------------------------------------------- */

/* covers: GWT-EX-2 GWT-FEE-1 GWT-FEE-2 GWT-FEE-5 GWT-FEE-6 GWT-FEE-9 */
static void test_GWT_EX_2_marie_pays_what_she_has(void **unused)
{
    (void)unused;
    const char *table =
        "clear; at a1 1 pb_4a; at a2 2 pb_1a; tile flood_1 hz_flood_g2; tile flood_2 hz_flood_b2; herder 0 a; "
        "money 0 2; money 1 0; money 2 0; turn 0";
    gwt_state st = position(4, "", table);
    play(&st, 0, "move:a1.a2.b");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(st.player[1].money, 2); /* a black hand: $2 with 4 players */
    assert_int_equal(st.player[2].money, 0);
    st = position(4, "", table);
    int bank = st.from_bank;
    play(&st, 0, "move:flood_1.flood_2.b");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(st.from_bank, bank - 2); /* $1 for the green hand, her last $1 for the black one */
}

static void test_GWT_FEE_3_own_and_neutral_buildings_are_free(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a1 0 pb_4a; at b1 0 pb_1a; herder 0 a; money 0 10; turn 0");
    play(&st, 0, "move:a1.b.b1");
    assert_int_equal(st.player[0].money, 10);
}

static void test_GWT_FEE_4_fees_by_player_count(void **unused)
{
    (void)unused;
    static const int green[] = { 0, 0, 2, 2, 1 }, black[] = { 0, 0, 2, 1, 2 }, both[] = { 0, 0, 4, 3, 3 };
    for (int players = 2; players <= 4; players++) {
        gwt_state st = position(players, "",
            "clear; at a1 1 pb_1a; at a2 1 pb_4a; at a3 1 pb_7a; at b1 1 pb_2a; "
            "tile flood_1 hz_flood_g4; tile outlaw_4 outlaw_green; tile outlaw_5 outlaw_orange");
        assert_int_equal(gwt_fee_at(&st, 0, GWT_PLACE_a1), green[players]);
        assert_int_equal(gwt_fee_at(&st, 0, GWT_PLACE_a2), black[players]);
        assert_int_equal(gwt_fee_at(&st, 0, GWT_PLACE_a3), both[players]);
        assert_int_equal(gwt_fee_at(&st, 0, GWT_PLACE_b1), 0);
        assert_int_equal(gwt_fee_at(&st, 0, GWT_PLACE_flood_1), green[players]);
        assert_int_equal(gwt_fee_at(&st, 0, GWT_PLACE_outlaw_4), green[players]);
        assert_int_equal(gwt_fee_at(&st, 0, GWT_PLACE_outlaw_5), black[players]);
        assert_int_equal(gwt_fee_at(&st, 1, GWT_PLACE_a3), 0);
    }
}

static void test_GWT_FEE_7_other_costs_must_be_paid_in_full(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "tile flood_1 hz_flood_g2; money 0 6; use 0 f");
    assert_false(offers(&st, 0, "use:f.neutral_f_hazard"));
    assert_string_equal(refused_by(&st, 0, "use:f.neutral_f_hazard"), "GWT-FEE-7");
    arrange(&st, "money 0 7");
    assert_true(offers(&st, 0, "use:f.neutral_f_hazard"));
}

/* ---- herder moves ------------------------------------------------------------------------------------------------ */

/* covers: GWT-FEE-8 GWT-HERD-1 GWT-HERD-2 GWT-HERD-3 GWT-HERD-4 GWT-PB-4a GWT-OBJ-15 */
static void test_GWT_HERD_1_to_4_a_second_phase_b(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "clear; at a1 0 pb_4a; at a2 1 pb_1a; money 0 20; money 1 0; hand 0 obj_01; use 0 a1");
    assert_true(offers(&st, 0, "use:a1.pb_4a_herder"));
    play(&st, 0, "use:a1.pb_4a_herder");
    assert_string_equal(asked(&st), "herder");
    assert_string_equal(list(&st, 0), "move:a2 move:a2.b"); /* 1 to 2 steps, no decline (GWT-LOC-10) */
    play(&st, 0, "move:a2.b");
    assert_int_equal(st.player[0].money, 18); /* the green hand of the building passed */
    assert_int_equal(st.player[1].money, 2);
    assert_string_equal(asked(&st), "phase_b");
    assert_true(offers(&st, 0, "use:b.neutral_b_build"));
    assert_false(offers(&st, 0, "use:a1.pb_4a_hazard")); /* the old location is left behind */
    assert_true(offers(&st, 0, "play:obj_01"));          /* GWT-OBJ-15 */
    assert_int_equal(st.player[0].hand_n, 1);            /* nothing was drawn before */
}

static void test_GWT_HERD_2_the_step_limit_does_not_matter(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a1 0 pb_10a; use 0 a1");
    play(&st, 0, "use:a1.pb_10a_herder");
    assert_true(offers(&st, 0, "move:b.c.d.e.f")); /* 5 steps, with a step limit of 3 */
}

static void test_GWT_HERD_3_kansas_city_too(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at g1 0 pb_3a; foresight 1 outlaw_green outlaw_orange; use 0 g1");
    play(&st, 0, "use:g1.pb_3a_herder"); /* one way: carried out */
    assert_string_equal(asked(&st), "foresight");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_TURN_1_2_3_first_turns),
        cmocka_unit_test(test_GWT_TURN_4_a_large_hand_is_kept_later),
        cmocka_unit_test(test_GWT_EX_1_two_branches),
        cmocka_unit_test(test_GWT_MOVE_4_never_ends_on_an_empty_space),
        cmocka_unit_test(test_GWT_MOVE_5_kansas_city_ends_the_movement),
        cmocka_unit_test(test_GWT_MOVE_6_herders_never_block),
        cmocka_unit_test(test_GWT_MOVE_7_a_removed_tile_leaves_the_herder),
        cmocka_unit_test(test_GWT_MOVE_8_the_start_is_not_a_location),
        cmocka_unit_test(test_GWT_MOVE_9_outlaw_spaces_1_to_3_are_beside_the_trail),
        cmocka_unit_test(test_GWT_MOVE_11_a_new_tile_under_a_herder),
        cmocka_unit_test(test_GWT_EX_2_marie_pays_what_she_has),
        cmocka_unit_test(test_GWT_FEE_3_own_and_neutral_buildings_are_free),
        cmocka_unit_test(test_GWT_FEE_4_fees_by_player_count),
        cmocka_unit_test(test_GWT_FEE_7_other_costs_must_be_paid_in_full),
        cmocka_unit_test(test_GWT_HERD_1_to_4_a_second_phase_b),
        cmocka_unit_test(test_GWT_HERD_2_the_step_limit_does_not_matter),
        cmocka_unit_test(test_GWT_HERD_3_kansas_city_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
