/* test_roadmap.c: legs, the railroad, discovering (COL-LEG, COL-RAIL, COL-DISC). */
#include "position.h"

/* ---- COL-LEG ----------------------------------------------------------------------------------------------------- */

static void test_COL_LEG_2_only_in_discovered_regions(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1");
    assert_legal(&st, 0, "leg:boulder_creek.leg_1 leg:boulder_creek.leg_3 rail:r1 decline");
    assert_string_equal(forbidden_by(&st, 0, "leg:heron_lake.leg_1"), "COL-LEG-2");
}

static void test_COL_LEG_3_a_path_must_lead_to_it(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek");
    assert_string_equal(forbidden_by(&st, 0, "leg:boulder_creek.leg_2"), "COL-LEG-3");
    st = position(2, "given blue_1\n0 region boulder_creek leg_1");
    assert_legal(&st, 0, "leg:boulder_creek.leg_2 leg:boulder_creek.leg_3 rail:r1 decline");
}

static void test_COL_LEG_4_a_leg_is_ticked_once(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek leg_1");
    assert_string_equal(forbidden_by(&st, 0, "leg:boulder_creek.leg_1"), "COL-LEG-4");
}

static void test_COL_LEG_5_the_icon_takes_effect_at_once(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 hand red_1");
    play(&st, 0, "leg:boulder_creek.leg_1");
    assert_int_equal(st.player[0].effect, CO_EFFECT_NUGGETS);
    assert_legal(&st, 0, "take pay:red_1 decline");
}

static void test_COL_LEG_6_an_empty_leg_has_no_effect_but_counts(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region durango_springs; region fox_pinewood leg_1 leg_2");
    assert_int_equal(st.player[0].medals_n, 0);
    assert_string_equal(play_log(&st, 0, "leg:fox_pinewood.leg_3"), "leg medal_region");
    assert_pending(&st, "1");
    assert_medals(&st, 0, "4");
}

static void test_COL_LEG_7_flag_and_all_legs_win_the_medal(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_3");
    assert_medals(&st, 0, "");
    play(&st, 0, "leg:boulder_creek.leg_2");
    assert_medals(&st, 0, "4");
}

static void test_COL_LEG_8_mark_then_medal_then_icon(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek; region eastern_sands leg_1 leg_3; wanted 3");
    assert_string_equal(play_log(&st, 0, "leg:eastern_sands.leg_2"), "leg medal_region box medal");
    assert_medals(&st, 0, "7 7"); /* the region, then the Wanted track */
}

static void test_COL_LEG_9_players_never_compete_for_regions(void **state)
{
    (void)state;
    co_state st = position(2,
        "given blue_1\n0 region boulder_creek; region heron_lake leg_1\n"
        "1 region boulder_creek; region heron_lake leg_1 leg_2");
    play(&st, 0, "leg:heron_lake.leg_2");
    assert_medals(&st, 0, "2");
    assert_medals(&st, 1, "2");
}

static void test_COL_LEG_10_paths_only_inside_their_region(void **state)
{
    (void)state;
    /* western_lake leg 3 ticked, elk_woods next to it discovered: its legs still start at its own flag. */
    co_state st = position(2,
        "given blue_1\n0 region durango_springs; region fox_pinewood; region beaver_pond;"
        "region western_lake leg_1 leg_2 leg_3; region elk_woods");
    assert_true(is_legal(&st, 0, "leg:elk_woods.leg_1"));
    assert_string_equal(forbidden_by(&st, 0, "leg:elk_woods.leg_3"), "COL-LEG-3");
    assert_string_equal(forbidden_by(&st, 0, "leg:elk_woods.leg_5"), "COL-LEG-1");
}

/* ---- COL-RAIL ---------------------------------------------------------------------------------------------------- */

static void test_COL_RAIL_1_open_from_the_start(void **state)
{
    (void)state;
    co_state st = new_game(2, 1, NULL, NULL);
    play_all(&st, "0 start:boulder_creek, 1 start:boulder_creek");
    assert_int_equal(co_open_rail(&st.player[0]), 1u << CO_R1);
    co_state check = position(2, "given blue_1");
    assert_true(is_legal(&check, 0, "rail:r1"));
}

static void test_COL_RAIL_2_the_leftmost_leg_first(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1");
    for (int l = CO_R1 + 1; l < CO_RAIL_LEGS; l++) {
        char move[20];
        snprintf(move, sizeof move, "rail:%s", co_domains[CO_DOMAIN_RAIL].item[l].id);
        assert_string_equal(forbidden_by(&st, 0, move), "COL-RAIL-2");
    }
}

static void test_COL_RAIL_3_then_the_leg_to_the_right_of_the_last_one(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_2 leg_3; rail r1 r2a");
    assert_legal(&st, 0, "rail:r3a decline");
    assert_string_equal(forbidden_by(&st, 0, "rail:r4"), "COL-RAIL-3");
    st = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_2 leg_3; rail r1 r2b r3b");
    assert_legal(&st, 0, "rail:r4 decline");
}

static void test_COL_RAIL_4_a_junction_closes_the_other_branch(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_2 leg_3; rail r1");
    assert_legal(&st, 0, "rail:r2a rail:r2b decline");
    play(&st, 0, "rail:r2a");
    static const char *const rails[] = { "0 rail r1 r2a", "0 rail r1 r2a r3a", "0 rail r1 r2a r3a r4" };
    for (int i = 0; i < 3; i++) {
        char text[100];
        snprintf(text, sizeof text, "given blue_1\n%s", rails[i]);
        st = position(2, text);
        assert_string_equal(forbidden_by(&st, 0, "rail:r2b"), "COL-RAIL-4");
        assert_string_equal(forbidden_by(&st, 0, "rail:r3b"), "COL-RAIL-4");
    }
    st = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_2 leg_3; rail r1 r2a r3a r4");
    assert_legal(&st, 0, "rail:r5a rail:r5b decline");
}

static void test_COL_RAIL_5_railroad_legs_give_their_icon(void **state)
{
    (void)state;
    static const struct {
        const char *before, *move;
        int effect;
    } rows[] = {
        { "0 saloon 0", "rail:r1", CO_EFFECT_NUGGETS },
        { "0 rail r1", "rail:r2a", CO_EFFECT_CARDS },
        { "0 rail r1 r2a", "rail:r3a", CO_EFFECT_PLAY },
        { "0 rail r1", "rail:r2b", CO_EFFECT_NUGGETS },
        { "0 tipi 0; rail r1 r2b", "rail:r3b", CO_EFFECT_TIPI },
        { "0 wanted 1; rail r1 r2b r3b", "rail:r4", CO_EFFECT_PLAY }, /* over the second Wanted box */
        { "0 rail r1 r2a r3a r4", "rail:r5a", CO_EFFECT_CARDS },
        { "0 rail r1 r2a r3a r4 r5a", "rail:r6a", CO_EFFECT_DISCOVERY },
        { "0 rail r1 r2a r3a r4 r5b", "rail:r6b", CO_EFFECT_PLAY },
        { "0 rail r1 r2a r3a r4 r5b r6b", "rail:r7", CO_EFFECT_NUGGETS },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[100];
        snprintf(text, sizeof text, "given blue_1\n%s", rows[i].before);
        co_state st = position(2, text);
        play(&st, 0, rows[i].move);
        assert_int_equal(st.player[0].effect, rows[i].effect);
    }
    co_state saloon = position(2, "given blue_1\n0 rail r1 r2a r3a r4");
    play(&saloon, 0, "rail:r5b");
    assert_int_equal(saloon.player[0].saloon, 1);
}

static void test_COL_RAIL_6_the_last_leg_wins_the_medal_then_its_icon(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 rail r1 r2a r3a r4 r5a r6a");
    assert_string_equal(play_log(&st, 0, "rail:r7"), "rail medal_rail");
    assert_medals(&st, 0, "7");
    assert_int_equal(st.player[0].effect, CO_EFFECT_NUGGETS);
}

static void test_COL_RAIL_7_every_player_has_their_own_railroad_medal(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 rail r1 r2a r3a r4 r5a r6a\n1 rail r1 r2b r3b r4 r5b r6b r7");
    play(&st, 0, "rail:r7");
    assert_medals(&st, 0, "7");
    assert_medals(&st, 1, "7");
}

static void test_COL_RAIL_8_after_the_last_leg_nothing(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 rail r1 r2a r3a r4 r5a r6a r7");
    assert_legal(&st, 0, "leg:boulder_creek.leg_1 leg:boulder_creek.leg_3 decline");
    assert_string_equal(forbidden_by(&st, 0, "rail:r7"), "COL-RAIL-8");
    assert_string_equal(forbidden_by(&st, 0, "rail:r6b"), "COL-RAIL-8");
}

/* ---- COL-DISC ---------------------------------------------------------------------------------------------------- */

/* Somebody about to use the Discovery icon of the railroad. */
#define DISCOVERING "; rail r1 r2a r3a r4 r5a"

static void test_COL_DISC_1_only_next_to_a_discovered_region(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek" DISCOVERING);
    play(&st, 0, "rail:r6a");
    assert_legal(&st, 0, "discover:aspen_grove discover:eastern_sands discover:heron_lake discover:northern_forest");
    assert_string_equal(forbidden_by(&st, 0, "discover:boulder_creek"), "COL-DISC-1");
    play(&st, 0, "discover:heron_lake");
    assert_int_equal(co_discovered(&st.player[0]), 1u << CO_V | 1u << CO_M);
}

static void test_COL_DISC_2_a_mountain_separates(void **state)
{
    (void)state;
    /* A mountain lies between the central desert and the northern forest, one between it and the beaver pond. */
    co_state st = position(2, "given blue_1\n0 region durango_springs; region central_desert" DISCOVERING);
    play(&st, 0, "rail:r6a");
    assert_legal(&st, 0, "discover:aspen_grove discover:fox_pinewood discover:western_lake discover:mirror_lake");
    assert_string_equal(forbidden_by(&st, 0, "discover:northern_forest"), "COL-DISC-2");
    assert_string_equal(forbidden_by(&st, 0, "discover:beaver_pond"), "COL-DISC-2");
}

/* Plays a whole game at random and counts: every flag but the first comes from a suit or a Discovery icon. */
static void count_discoveries(uint64_t seed)
{
    co_state st = new_game(3, seed, NULL, NULL);
    sb_quick chance = { seed };
    int flags = 0, ways = 0, lost = 0;
    for (unsigned pending; (pending = co_game.rules.pending(&st));) {
        sb_move list[SB_MOVES_MAX];
        sb_event at[SB_EVENTS_MAX];
        sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
        int seat = __builtin_ctz(pending), n = co_game.rules.legal(&st, seat, list);
        co_game.rules.apply(&st, seat, list[sb_quick_below(&chance, (uint32_t)n)], &events);
        for (int i = 0; i < events.n; i++) {
            flags += at[i].kind == CO_EVENT_DISCOVER;
            lost += at[i].kind == CO_EVENT_NO_REGION;
            ways += at[i].kind == CO_EVENT_SUIT || (at[i].kind == CO_EVENT_RAIL && at[i].arg[0] == CO_R6A)
                || (at[i].kind == CO_EVENT_TIPI && at[i].arg[0] == 2);
        }
    }
    int ticked = 0;
    for (int seat = 0; seat < 3; seat++)
        ticked += __builtin_popcount(co_discovered(&st.player[seat]));
    assert_int_equal(ticked, 3 + flags);
    assert_int_equal(ways, flags + lost);
}

static void test_COL_DISC_3_only_suits_and_discovery_icons_discover(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 30; seed++)
        count_discoveries(seed);
}

static void test_COL_DISC_4_a_flag_ticks_the_next_box_of_its_zone(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek; region heron_lake" DISCOVERING);
    play_all(&st, "0 rail:r6a, 0 discover:eastern_sands");
    const co_player *p = &st.player[0];
    static const int boxes[] = { 1, 0, 1, 1 };
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        assert_int_equal(co_boxes(p, t), boxes[t]);
}

static void test_COL_DISC_5_the_last_box_of_three_zones_wins_a_medal(void **state)
{
    (void)state;
    static const struct {
        const char *missing, *before, *after;
    } rows[] = { { "northern_forest", "5 4", "5 4 6" }, { "rattlesnake_flats", "6 4", "6 4 5" },
        { "heron_lake", "6 5", "6 5 4" }, { "durango_springs", "6 5 4", "6 5 4" } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[100];
        snprintf(text, sizeof text, "given blue_1\n0 all but %s" DISCOVERING, rows[i].missing);
        co_state st = position(2, text);
        assert_medals(&st, 0, rows[i].before);
        play(&st, 0, "rail:r6a"); /* the only region left: discovered at once */
        assert_int_equal(co_discovered(&st.player[0]), (1u << CO_REGIONS) - 1);
        assert_medals(&st, 0, rows[i].after);
    }
}

static void test_COL_DISC_6_the_suit_has_no_relation_to_the_terrain(void **state)
{
    (void)state;
    static const char *const suits[] = { "red", "green", "grey", "purple", "blue", "orange" };
    for (int i = 0; i < CO_SUITS; i++) {
        char text[120];
        snprintf(text, sizeof text, "given red_1\n1 area %s_1 %s_2 %s_3", suits[i], suits[i], suits[i]);
        co_state st = position(2, text);
        play_all(&st, "0 take, 1 take");
        assert_legal(
            &st, 1, "discover:aspen_grove discover:eastern_sands discover:heron_lake discover:northern_forest");
    }
}

static void test_COL_DISC_7_the_second_village_too(void **state)
{
    (void)state;
    co_state st =
        position(2, "given blue_1\n0 region boulder_creek; region aspen_grove; region mirror_lake" DISCOVERING);
    play_all(&st, "0 rail:r6a, 0 discover:durango_springs");
    assert_int_equal(co_boxes(&st.player[0], CO_VILLAGE), 2);
    assert_int_equal(co_zones[CO_VILLAGE].value[2], 4);
}

static void test_COL_DISC_8_unfinished_regions_count_for_adjacency(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek; region eastern_sands" DISCOVERING);
    play(&st, 0, "rail:r6a");
    assert_true(is_legal(&st, 0, "discover:rattlesnake_flats")); /* next to the eastern sands alone */
}

static void test_COL_DISC_9_impossible_only_when_all_is_discovered(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 all; region heron_lake leg_1" DISCOVERING);
    co_player before = st.player[0];
    assert_string_equal(play_log(&st, 0, "rail:r6a"), "rail no_region");
    assert_memory_equal(st.player[0].region, before.region, sizeof before.region);
    assert_pending(&st, "1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_LEG_2_only_in_discovered_regions),
        cmocka_unit_test(test_COL_LEG_3_a_path_must_lead_to_it),
        cmocka_unit_test(test_COL_LEG_4_a_leg_is_ticked_once),
        cmocka_unit_test(test_COL_LEG_5_the_icon_takes_effect_at_once),
        cmocka_unit_test(test_COL_LEG_6_an_empty_leg_has_no_effect_but_counts),
        cmocka_unit_test(test_COL_LEG_7_flag_and_all_legs_win_the_medal),
        cmocka_unit_test(test_COL_LEG_8_mark_then_medal_then_icon),
        cmocka_unit_test(test_COL_LEG_9_players_never_compete_for_regions),
        cmocka_unit_test(test_COL_LEG_10_paths_only_inside_their_region),
        cmocka_unit_test(test_COL_RAIL_1_open_from_the_start),
        cmocka_unit_test(test_COL_RAIL_2_the_leftmost_leg_first),
        cmocka_unit_test(test_COL_RAIL_3_then_the_leg_to_the_right_of_the_last_one),
        cmocka_unit_test(test_COL_RAIL_4_a_junction_closes_the_other_branch),
        cmocka_unit_test(test_COL_RAIL_5_railroad_legs_give_their_icon),
        cmocka_unit_test(test_COL_RAIL_6_the_last_leg_wins_the_medal_then_its_icon),
        cmocka_unit_test(test_COL_RAIL_7_every_player_has_their_own_railroad_medal),
        cmocka_unit_test(test_COL_RAIL_8_after_the_last_leg_nothing),
        cmocka_unit_test(test_COL_DISC_1_only_next_to_a_discovered_region),
        cmocka_unit_test(test_COL_DISC_2_a_mountain_separates),
        cmocka_unit_test(test_COL_DISC_3_only_suits_and_discovery_icons_discover),
        cmocka_unit_test(test_COL_DISC_4_a_flag_ticks_the_next_box_of_its_zone),
        cmocka_unit_test(test_COL_DISC_5_the_last_box_of_three_zones_wins_a_medal),
        cmocka_unit_test(test_COL_DISC_6_the_suit_has_no_relation_to_the_terrain),
        cmocka_unit_test(test_COL_DISC_7_the_second_village_too),
        cmocka_unit_test(test_COL_DISC_8_unfinished_regions_count_for_adjacency),
        cmocka_unit_test(test_COL_DISC_9_impossible_only_when_all_is_discovered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
