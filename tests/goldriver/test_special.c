/* test_special.c: lasso cards, the Lost Mine and the Ghost Mines (GR-LASSO, GR-LOST, GR-GHOST). */
#include "position.h"

/* ---- GR-LASSO ---------------------------------------------------------------------------------------------------- */

static void test_GR_LASSO_1_to_any_concession_of_his_own(void **s)
{
    (void)s;
    gr_state st =
        position("3 players;"
                 "A san_narciso_02 whiskey_river_odd_1 ghost_mine_1 lost_mine@san_narciso saloon; B coyote_city_03;"
                 "sale wagon gold_1; step first_pick");
    gr_state gold = st;
    play(&st, "A take:wagon; A discard:all_in_1");
    expect_asked(&st, "A lasso");
    expect_list(&st, 'A', "attach:san_narciso_02 attach:whiskey_river_odd_1 attach:lost_mine attach:ghost_mine_1");
    refuse(&st, "A attach:coyote_city_03", "GR-LASSO-1");
    refuse(&st, "A attach:saloon", "GR-LASSO-1");
    play(&st, "A attach:ghost_mine_1");
    expect_card(&st, "wagon", "on ghost_mine_1");
    play(&gold, "A take:gold_1; A discard:all_in_1");
    expect_list(&gold, 'A', "attach:san_narciso_02 attach:whiskey_river_odd_1 attach:lost_mine attach:ghost_mine_1");
    st = position("3 players; A lost_mine; sale wagon; step first_pick"); /* also to one that waits for a town */
    play(&st, "A take:wagon; A discard:all_in_1");
    expect_card(&st, "wagon", "on lost_mine");
}

static void test_GR_LASSO_2_stays_with_its_concession(void **s)
{
    (void)s; /* through a swap */
    gr_state st = position("3 players; A san_narciso_02 wagon@san_narciso_02; B coyote_city_03 gold_1@coyote_city_03;"
                           "sale judge;"
                           "step first_pick");
    play(&st, "A take:judge; A discard:all_in_1");
    expect_card(&st, "wagon", "on san_narciso_02");
    expect_card(&st, "san_narciso_02", "B");
    expect_card(&st, "gold_1", "on coyote_city_03");
    expect_card(&st, "coyote_city_03", "A");
    /* when a Ghost Mine is handed on */
    st = position("3 players; A 0 ghost_mine_1 wagon@ghost_mine_1; dice 3 3; step roll");
    expect_nuggets(&st, "7 15 15");
    play(&st, "A hand:s1");
    expect_card(&st, "wagon", "on ghost_mine_1");
    /* out of play: by Dynamite, by a Raid (by an explosion: GR-GOLD-7) */
    st = position("3 players; A; B coyote_city_03 gold_1@coyote_city_03 gold_2@coyote_city_03; sale dynamite_1 raid;"
                  "step first_pick; dice 6 6");
    gr_state raid = st;
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_cards(&st, "coyote_city_03 gold_1 gold_2", "out");
    play(&raid, "A take:raid; A discard:all_in_1; B yield");
    expect_cards(&raid, "coyote_city_03 gold_1 gold_2", "out");
}

static void test_GR_LASSO_3_the_wagon_gives_two_more_each_time(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 whiskey_river_even_1 wagon@whiskey_river_even_1; dice 1 1; step roll");
    expect_nuggets(&st, "3 15 15"); /* 1 + 2 */
    st = position("3 players; A 0 whiskey_river_even_1 wagon@whiskey_river_even_1; dice 1 2; step roll");
    expect_nuggets(&st, "0 15 15"); /* only when it produces */
}

static void test_GR_LASSO_4_the_wagon_counts_in_the_score(void **s)
{
    (void)s;
    gr_state st = position("3 players poker=off; A 0 san_narciso_02 wagon@san_narciso_02;"
                           "B 0 coyote_city_03 gold_1@coyote_city_03 gold_2@coyote_city_03; step over");
    expect_score(&st, 'A', "0 8 0 0 0 8"); /* 6 + 2 */
    expect_score(&st, 'B', "0 1 0 0 0 1"); /* Gold! adds nothing */
}

static void test_GR_LASSO_5_gold_also_produces_on_a_total_of_4(void **s)
{
    (void)s;
    static const char *const dice[] = { "1 3", "2 2", "3 1" };
    for (int i = 0; i < 3; i++) {
        char text[200];
        sb_text t = SB_TEXT(text);
        sb_putf(&t,
            "3 players; A 0 cold_mountain_09 gold_1@cold_mountain_09; B 0 cold_mountain_10; dice %s;"
            "step roll",
            dice[i]);
        gr_state st = position(text);
        expect_nuggets(&st, "3 0 15");
    }
    gr_state st = position("3 players; A 0 cold_mountain_09 gold_1@cold_mountain_09; dice 4 1; step roll");
    expect_nuggets(&st, "0 15 15"); /* the total, not a die */
}

static void test_GR_LASSO_5_each_of_the_three(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 0 cold_mountain_09 gold_1@cold_mountain_09; B 0 cold_mountain_10"
                           "  gold_2@cold_mountain_10; C 0 coyote_city_12 gold_3@coyote_city_12; D 0 coyote_city_10;"
                           "dice 3 1; step roll");
    expect_nuggets(&st, "3 4 6 0");
}

static void test_GR_LASSO_6_a_second_gold_may_lie_there_and_adds_nothing(void **s)
{
    (void)s; /* it may go where one lies, or on a mine of number 4 */
    gr_state st = position("3 players; A 0 san_narciso_04 san_narciso_07 gold_2@san_narciso_07; sale gold_3;"
                           "step first_pick");
    play(&st, "A take:gold_3; A discard:all_in_1");
    expect_list(&st, 'A', "attach:san_narciso_04 attach:san_narciso_07");
    play(&st, "A attach:san_narciso_07");
    expect_card(&st, "gold_2", "on san_narciso_07");
    expect_card(&st, "gold_3", "on san_narciso_07");
    st = position("3 players; A 0 san_narciso_07 gold_2@san_narciso_07 gold_3@san_narciso_07; B 0 san_narciso_04"
                  "  gold_1@san_narciso_04; dice 1 3; step roll");
    expect_nuggets(&st, "4 1 15");
    /* with no other concession it must, and nobody is asked */
    st = position("3 players; A san_narciso_07 gold_1@san_narciso_07; sale gold_3; step first_pick");
    play(&st, "A take:gold_3; A discard:all_in_1");
    expect_events("A attach gold_3 san_narciso_07");
    expect_card(&st, "gold_3", "on san_narciso_07");
}

static void test_GR_EX_65_a_second_gold(void **s)
{
    (void)s;
    static const struct {
        const char *wagon;
        const char *nuggets;
        const char *score;
    } row[] = {
        { "", "4 15 15", "0 4 0 0 10 14" },
        { "wagon@san_narciso_07", "6 15 15", "0 6 0 0 10 16" },
    };
    gr_state st = position("3 players; A san_narciso_07 gold_1@san_narciso_07; sale gold_2; step first_pick");
    play(&st, "A take:gold_2; A discard:all_in_1");
    expect_events("A attach gold_2 san_narciso_07");
    for (size_t i = 0; i < 2; i++) {
        char text[300];
        sb_text t = SB_TEXT(text);
        const char *cards = "3 players; A 0 san_narciso_07 gold_1@san_narciso_07 gold_2@san_narciso_07 %s; %s";
        sb_putf(&t, cards, row[i].wagon, "dice 1 3; step roll");
        st = position(text);
        expect_nuggets(&st, row[i].nuggets);
        sb_text_clear(&t);
        sb_putf(&t, cards, row[i].wagon, "dice 3 4; step roll");
        st = position(text);
        expect_nuggets(&st, row[i].nuggets);
        sb_text_clear(&t);
        sb_putf(&t, cards, row[i].wagon, "step over");
        st = position(text);
        expect_score(&st, 'A', row[i].score);
        uint64_t poker = gr_poker_cards(&st, 0);
        assert_true(poker == cards_of("san_narciso_07 gold_1 gold_2"));
        assert_int_equal(gr_poker_hand(gr_poker_value(poker)), GR_HAND_PAIR);
        assert_true(gr_poker_value(poker) == gr_poker_value(cards_of("san_narciso_07 gold_3 post_office"))); /* fives */
    }
}

static void test_GR_EX_31_wagon_and_gold(void **s)
{
    (void)s;
    const char *cards = "3 players poker=off; A 0 san_narciso_07 wagon@san_narciso_07 gold_1@san_narciso_07; ";
    char text[200];
    sb_text t = SB_TEXT(text);
    sb_putf(&t, "%sdice 3 4; step roll", cards);
    gr_state st = position(text);
    expect_nuggets(&st, "6 15 15");
    sb_text_clear(&t);
    sb_putf(&t, "%sdice 3 1; step roll", cards);
    st = position(text);
    expect_nuggets(&st, "6 15 15");
    sb_text_clear(&t);
    sb_putf(&t, "%sstep over", cards);
    st = position(text);
    expect_score(&st, 'A', "0 6 0 0 0 6");
}

/* ---- GR-LOST ----------------------------------------------------------------------------------------------------- */

static void test_GR_LOST_1_joins_a_town_where_he_has_a_town_concession(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 whiskey_river_odd_1 ghost_mine_1;"
                           "B coyote_city_03 coyote_city_05 mayor:coyote_city;"
                           "C san_narciso_03 san_narciso_04 mayor:san_narciso; sale lost_mine; step first_pick");
    play(&st, "A take:lost_mine; A discard:all_in_1");
    expect_asked(&st, "A lost_town");
    expect_list(&st, 'A', "join:san_narciso join:whiskey_river");
    refuse(&st, "A join:coyote_city", "GR-LOST-1");
    play(&st, "A join:san_narciso");
    expect_counts(&st, "san_narciso 2 0 2");
    expect_nuggets(&st, "15 15 15"); /* no fee */
}

static void test_GR_LOST_2_waits_for_his_first_town_concession(void **s)
{
    (void)s; /* by purchase */
    gr_state st = position("3 players; A ghost_mine_1 saloon; sale lost_mine coyote_city_03; step first_pick");
    play(&st, "A take:lost_mine; A discard:all_in_1");
    expect_asked(&st, "B take"); /* a Ghost Mine is no town concession: it stays unassigned */
    expect_no_event("join");
    st = position("3 players; A lost_mine; sale coyote_city_03; step first_pick");
    play(&st, "A take:coyote_city_03; A discard:all_in_1");
    expect_events("A place coyote_city_03; A join coyote_city; A mayor coyote_city"); /* right after it was counted */
    expect_counts(&st, "coyote_city 2 0 0");
    /* by One-Armed Bandit */
    st = position("3 players; A lost_mine; sale one_armed_bandit_1; deck san_narciso_02; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:1");
    expect_events("A place san_narciso_02; A join san_narciso");
    /* by Judge: GR-EX-57.  Ghost Mines and buildings do not wake it */
    st = position("3 players; A lost_mine; sale ghost_mine_1; step first_pick");
    play(&st, "A take:ghost_mine_1; A discard:all_in_1");
    expect_no_event("join");
}

static void test_GR_LOST_3_counts_for_mayor_fee_and_raid_and_is_final(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02;"
                           "B san_narciso_03 lost_mine@san_narciso mayor:san_narciso coyote_city_03;"
                           "sale san_narciso_04 raid coyote_city_05; step first_pick");
    gr_state raid = st;
    play(&st, "A take:san_narciso_04; A discard:all_in_1");
    expect_events("A fee B 2 san_narciso");
    play(&raid, "A take:raid; A discard:all_in_1; A raid:san_narciso; B fine");
    expect_events("B fine 2 san_narciso");
    play(&st, "B take:coyote_city_05"); /* another concession does not ask again */
    expect_no_event("join");
    assert_int_equal(st.lost_town, GR_SAN_NARCISO);
}

static void test_GR_LOST_4_unassigned_it_produces_and_scores(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 lost_mine; dice 4 5; step roll");
    expect_nuggets(&st, "5 15 15");
    st = position("3 players poker=off; A 0 lost_mine; step over");
    expect_score(&st, 'A', "0 5 0 0 0 5");
}

static void test_GR_LOST_5_a_new_owner_assigns_it_at_once_or_waits(void **s)
{
    (void)s; /* GR-EX-56 has the swap away from the Judge's player; here he gets it */
    gr_state st = position("3 players; A coyote_city_03 san_narciso_02 whiskey_river_odd_1; B lost_mine; sale judge;"
                           "step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A offer:coyote_city_03");
    expect_asked(&st, "A lost_town");
    expect_list(&st, 'A', "join:san_narciso join:whiskey_river"); /* what he has after the swap */
    st = position("3 players; A ghost_mine_1 ghost_mine_2; B lost_mine; sale judge;"
                  "step first_pick"); /* no town: it waits */
    play(&st, "A take:judge; A discard:all_in_1; A offer:ghost_mine_1");
    expect_card(&st, "lost_mine", "A");
    assert_int_equal(st.lost_town, GR_NO_TOWN);
}

static void test_GR_LOST_6_stays_joined_and_destroyed_it_is_gone(void **s)
{
    (void)s;
    gr_state st = position("3 players; A; B san_narciso_03 lost_mine@san_narciso mayor:san_narciso coyote_city_03;"
                           "sale dynamite_1;"
                           "step first_pick; dice 6 6");
    gr_state destroyed = st;
    play(&st, "A take:dynamite_1; A discard:all_in_1; A dynamite:san_narciso_03");
    expect_counts(&st, "san_narciso 0 1 0"); /* the Lost Mine alone */
    expect_mayor(&st, "san_narciso B");
    play(&destroyed, "A take:dynamite_1; A discard:all_in_1; A dynamite:lost_mine");
    expect_card(&destroyed, "lost_mine", "out");
    expect_counts(&destroyed, "san_narciso 0 1 0");
    assert_int_equal(destroyed.lost_town, GR_NO_TOWN);
}

static void test_GR_EX_32_lost_mine_makes_a_mayor(void **s)
{
    (void)s;
    gr_state st = position("3 players; A cactus_junction_02;"
                           "B cactus_junction_04 cactus_junction_05 mayor:cactus_junction; sale lost_mine;"
                           "step first_pick");
    play(&st, "A take:lost_mine; A discard:all_in_1");
    expect_events("A join cactus_junction; A mayor_from cactus_junction B");
    expect_nuggets(&st, "15 15 15");
}

static void test_GR_EX_48_first_town_concession_of_a_lost_mine_owner(void **s)
{
    (void)s;
    gr_state st = position("3 players; A lost_mine; B coyote_city_03 coyote_city_05 mayor:coyote_city;"
                           "sale coyote_city_06; step first_pick");
    play(&st, "A take:coyote_city_06; A discard:all_in_1");
    expect_events("A fee B 2 coyote_city; A place coyote_city_06; A join coyote_city; A mayor_from coyote_city B");
    expect_nuggets(&st, "13 17 15");
    int mayors = 0; /* B stayed after the purchase: one change of office, after the joining */
    for (int i = 0; i < position_events.n; i++)
        mayors += position_events.at[i].kind == GR_EV_MAYOR || position_events.at[i].kind == GR_EV_MAYOR_FROM;
    assert_int_equal(mayors, 1);
}

/* ---- GR-GHOST ---------------------------------------------------------------------------------------------------- */

static void test_GR_GHOST_1_belongs_to_no_town(void **s)
{
    (void)s;
    gr_state st = position("3 players; B ghost_mine_1 san_narciso_02 san_narciso_03 mayor:san_narciso;"
                           "sale ghost_mine_2 raid; step first_pick");
    gr_state raid = st;
    play(&st, "A take:ghost_mine_2; A discard:all_in_1");
    expect_no_event("fee");
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        assert_int_equal(gr_count(&st, 0, t), 0);
    play(&raid, "A take:raid; A discard:all_in_1"); /* the only town is San Narciso: amount 2, not 3 */
    expect_asked(&raid, "B raid_answer");
    assert_int_equal(gr_game.rules.decision(&raid, 1).arg[1], 2);
    play(&raid, "B yield");
    expect_list(&raid, 'B', "destroy:san_narciso_02 destroy:san_narciso_03");
    st = position("3 players; B ghost_mine_1; C ghost_mine_2; sale raid; step first_pick"); /* nothing to raid */
    play(&st, "A take:raid; A discard:all_in_1");
    expect_card(&st, "raid", "A pending");
}

static void test_GR_GHOST_2_nuggets_first_then_to_another_player(void **s)
{
    (void)s;
    gr_state st = position("4 players; winner D; B 0 ghost_mine_2; dice 2 6; step roll");
    expect_nuggets(&st, "15 6 15 15");
    expect_asked(&st, "B ghost");
    expect_list(&st, 'B', "hand:s0 hand:s2 hand:s3"); /* must; not to himself */
    refuse(&st, "B hand:s1", "GR-GHOST-2");
    play(&st, "B hand:s3");
    expect_card(&st, "ghost_mine_2", "D");
    st = position("2 players; B 0 ghost_mine_2; dice 2 6; step roll"); /* with 2 players: to the opponent */
    expect_events("B produce ghost_mine_2 6; B ghost ghost_mine_2 A");
    expect_card(&st, "ghost_mine_2", "A");
    expect_nuggets(&st, "15 6");
}

static void test_GR_GHOST_3_not_a_second_time_in_the_same_roll(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 ghost_mine_1 gold_1@ghost_mine_1; B 0; dice 3 3; step roll");
    play(&st, "A hand:s1");
    expect_nuggets(&st, "5 0 15");
    expect_asked(&st, "A auction"); /* B does not hand it on */
    st = position("2 players; A 0 ghost_mine_1; B 0; dice 3 3; step roll");
    expect_nuggets(&st, "5 0");
}

static void test_GR_GHOST_4_scores_for_whoever_has_it_at_the_end(void **s)
{
    (void)s;
    gr_state st = position("2 players poker=off; A 0 ghost_mine_1; B 0; deck 2; dice 3 3; step roll");
    expect_asked(&st, "nobody"); /* handed on in the last roll, then the game is over */
    expect_score(&st, 'A', "5 0 0 0 0 5");
    expect_score(&st, 'B', "0 5 0 0 0 5");
}

static void test_GR_GHOST_5_also_through_gold_and_it_is_no_purchase(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 ghost_mine_1 gold_1@ghost_mine_1; B lost_mine; C wagon; dice 1 3;"
                           "step roll");
    expect_nuggets(&st, "5 15 15");
    expect_asked(&st, "A ghost");
    gr_state to_c = st;
    play(&st, "A hand:s1"); /* no fee, no Mayor check, no effect on an unassigned Lost Mine */
    expect_no_event("fee");
    expect_no_event("join");
    expect_no_event("mayor");
    expect_no_event("mayor_from");
    play(&to_c, "A hand:s2"); /* but C's pending Wagon can be used at step (h) */
    expect_events("A ghost ghost_mine_1 C; C attach wagon ghost_mine_1");
}

static void test_GR_EX_66_two_ghost_mines(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 ghost_mine_1 gold_1@ghost_mine_1; B 0 ghost_mine_2 gold_2@ghost_mine_2; C 0;"
                           "dice 1 3; step roll");
    expect_nuggets(&st, "5 6 0");
    expect_asked(&st, "A ghost");
    play(&st, "A hand:s1");
    expect_asked(&st, "B ghost");
    assert_int_equal(gr_game.rules.decision(&st, 1).arg[0], GR_CARD_ghost_mine_2);
    play(&st, "B hand:s2");
    expect_asked(&st, "A auction"); /* the next round: not asked for the one he got */
    expect_card(&st, "ghost_mine_1", "B");
    expect_card(&st, "ghost_mine_2", "C");
    st = position("3 players; A 0 ghost_mine_1 gold_1@ghost_mine_1 ghost_mine_2 gold_2@ghost_mine_2; B 0; C 0;"
                  "dice 1 3; step roll");
    expect_nuggets(&st, "11 0 0");
    assert_int_equal(gr_game.rules.decision(&st, 0).arg[0], GR_CARD_ghost_mine_1);
    play(&st, "A hand:s2");
    expect_asked(&st, "A ghost");
    assert_int_equal(gr_game.rules.decision(&st, 0).arg[0], GR_CARD_ghost_mine_2);
    play(&st, "A hand:s1");
    expect_card(&st, "ghost_mine_1", "C");
    expect_card(&st, "ghost_mine_2", "B");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_LASSO_1_to_any_concession_of_his_own),
        cmocka_unit_test(test_GR_LASSO_2_stays_with_its_concession),
        cmocka_unit_test(test_GR_LASSO_3_the_wagon_gives_two_more_each_time),
        cmocka_unit_test(test_GR_LASSO_4_the_wagon_counts_in_the_score),
        cmocka_unit_test(test_GR_LASSO_5_gold_also_produces_on_a_total_of_4),
        cmocka_unit_test(test_GR_LASSO_5_each_of_the_three),
        cmocka_unit_test(test_GR_LASSO_6_a_second_gold_may_lie_there_and_adds_nothing),
        cmocka_unit_test(test_GR_EX_31_wagon_and_gold),
        cmocka_unit_test(test_GR_EX_65_a_second_gold),
        cmocka_unit_test(test_GR_LOST_1_joins_a_town_where_he_has_a_town_concession),
        cmocka_unit_test(test_GR_LOST_2_waits_for_his_first_town_concession),
        cmocka_unit_test(test_GR_LOST_3_counts_for_mayor_fee_and_raid_and_is_final),
        cmocka_unit_test(test_GR_LOST_4_unassigned_it_produces_and_scores),
        cmocka_unit_test(test_GR_LOST_5_a_new_owner_assigns_it_at_once_or_waits),
        cmocka_unit_test(test_GR_LOST_6_stays_joined_and_destroyed_it_is_gone),
        cmocka_unit_test(test_GR_EX_32_lost_mine_makes_a_mayor),
        cmocka_unit_test(test_GR_EX_48_first_town_concession_of_a_lost_mine_owner),
        cmocka_unit_test(test_GR_GHOST_1_belongs_to_no_town),
        cmocka_unit_test(test_GR_GHOST_2_nuggets_first_then_to_another_player),
        cmocka_unit_test(test_GR_GHOST_3_not_a_second_time_in_the_same_roll),
        cmocka_unit_test(test_GR_GHOST_4_scores_for_whoever_has_it_at_the_end),
        cmocka_unit_test(test_GR_GHOST_5_also_through_gold_and_it_is_no_purchase),
        cmocka_unit_test(test_GR_EX_66_two_ghost_mines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
