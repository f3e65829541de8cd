/* test_gold.c: phase 5 (GR-GOLD). */
#include "position.h"

#include <stdlib.h>

static void test_GR_GOLD_1_the_winner_rolls_two_dice(void **s)
{
    (void)s;
    gr_state st = position("4 players; first A; winner C; dice 2 5; step roll");
    expect_events("C production 2 5 7");
    expect_asked(&st, "C auction"); /* nobody is asked for the roll */
}

/* What a concession gives, read off its id and the two numbers that ids do not say. */
static int gives(const char *id, int die1, int die2)
{
    static const struct {
        const char *id;
        int nuggets;
    } mine[] = {
        { "san_narciso_02", 6 },
        { "san_narciso_03", 3 },
        { "san_narciso_04", 1 },
        { "san_narciso_07", 4 },
        { "san_narciso_08", 2 },
        { "san_narciso_10", 2 },
        { "san_narciso_11", 4 },
        { "cold_mountain_03", 5 },
        { "cold_mountain_05", 3 },
        { "cold_mountain_06", 9 },
        { "cold_mountain_08", 1 },
        { "cold_mountain_09", 3 },
        { "cold_mountain_10", 4 },
        { "cold_mountain_12", 5 },
        { "cactus_junction_02", 6 },
        { "cactus_junction_04", 3 },
        { "cactus_junction_05", 2 },
        { "cactus_junction_07", 6 },
        { "cactus_junction_09", 4 },
        { "cactus_junction_11", 2 },
        { "cactus_junction_12", 5 },
        { "coyote_city_03", 1 },
        { "coyote_city_05", 5 },
        { "coyote_city_06", 4 },
        { "coyote_city_07", 3 },
        { "coyote_city_10", 6 },
        { "coyote_city_11", 3 },
        { "coyote_city_12", 6 },
    };
    int total = die1 + die2, last = atoi(strrchr(id, '_') + 1);
    if (strcmp(id, "lost_mine") == 0)
        return total == 9 ? 5 : 0;
    if (strncmp(id, "ghost_mine", 10) == 0)
        return last == 1 ? (total == 6 ? 5 : 0) : (total == 8 ? 6 : 0);
    if (strstr(id, "_even_"))
        return total % 2 == 0 ? last : 0;
    if (strstr(id, "_odd_"))
        return total % 2 == 1 ? last : 0;
    if (strstr(id, "_double_"))
        return die1 == die2 ? last : 0;
    for (size_t i = 0; i < sizeof mine / sizeof *mine; i++)
        if (strcmp(mine[i].id, id) == 0)
            return last == total ? mine[i].nuggets : 0;
    return -1000;
}

/* covers: GR-GOLD-2 GR-GOLD-3 GR-GOLD-6 */
static void test_GR_GOLD_2_every_concession_on_every_roll(void **s)
{
    (void)s;
    for (int die1 = 1; die1 <= 6; die1++)
        for (int die2 = 1; die2 <= 6; die2++) {
            char text[2000];
            sb_text t = SB_TEXT(text);
            int expected[4] = { 0 };
            for (int p = 0; p < 4; p++) { /* all concessions are dealt out */
                sb_putf(&t, "%c 0 ", 'A' + p);
                for (int c = 1 + p; c <= GR_CARD_ghost_mine_2; c += 4) {
                    const char *id = GR_DOMAINS[GR_DOM_CARD].item[c].id;
                    sb_putf(&t, c == GR_CARD_lost_mine ? "%s@whiskey_river " : "%s ", id);
                    expected[p] += gives(id, die1, die2);
                }
                sb_put(&t, "; ");
            }
            sb_putf(&t, "winner B; dice %d %d; step roll", die1, die2);
            gr_state st = position(text);
            for (int p = 0; p < 4; p++)
                assert_int_equal(st.nuggets[p], expected[p]);
        }
}

static void test_GR_GOLD_3_conditions_of_whiskey_river(void **s)
{
    (void)s;
    const char *cards = "3 players; A 0 whiskey_river_even_2; B 0 whiskey_river_odd_1; C 0 whiskey_river_double_4;"
                        "step roll; dice ";
    static const char *const dice[] = { "2 4", "2 5", "5 5", "1 1", "6 1" };
    static const char *const nuggets[] = { "2 0 0", "0 1 0", "2 0 4", "2 0 4", "0 1 0" };
    for (int i = 0; i < 5; i++) {
        char text[200];
        sb_text t = SB_TEXT(text);
        sb_putf(&t, "%s%s", cards, dice[i]);
        gr_state st = position(text);
        expect_nuggets(&st, nuggets[i]);
    }
}

static void test_GR_GOLD_4_at_most_once_a_roll(void **s)
{
    (void)s; /* its own number and Gold! both hold */
    gr_state st = position("3 players; A 0 san_narciso_04 gold_1@san_narciso_04; dice 1 3; step roll");
    expect_nuggets(&st, "1 15 15");
    st = position("3 players; A 0 whiskey_river_double_4 gold_1@whiskey_river_double_4; dice 2 2; step roll");
    expect_nuggets(&st, "4 15 15");
    /* several Gold!, with and without its own condition */
    st = position("3 players; A 0 san_narciso_08 gold_1@san_narciso_08 gold_2@san_narciso_08 gold_3@san_narciso_08;"
                  "dice 1 3; step roll");
    expect_events("A produce san_narciso_08 2");
    expect_nuggets(&st, "2 15 15");
}

static void test_GR_GOLD_5_two_more_with_the_wagon(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 0 cold_mountain_08 wagon@cold_mountain_08;"
                           "B 0 san_narciso_08 gold_2@san_narciso_08; dice 3 5; step roll");
    expect_events("A produce cold_mountain_08 3; B produce san_narciso_08 2");
    expect_nuggets(&st, "3 2 15");
}

static void test_GR_GOLD_7_explosion_takes_the_lasso_cards_along(void **s)
{
    (void)s;
    gr_state st = position("3 players; A cold_mountain_06 wagon@cold_mountain_06 gold_1@cold_mountain_06;"
                           "B cactus_junction_07;"
                           "dice 6 6; step roll");
    expect_cards(&st, "cold_mountain_06 wagon gold_1", "out");
    expect_card(&st, "cactus_junction_07", "B"); /* explodes on 2 only */
    expect_events("A explode cold_mountain_06; out cold_mountain_06");
    st = position("3 players; A cold_mountain_06; B cactus_junction_07 wagon@cactus_junction_07; dice 1 1;"
                  "step roll");
    expect_cards(&st, "cactus_junction_07 wagon", "out");
    expect_card(&st, "cold_mountain_06", "A");
    for (int total = 3; total <= 11; total++) { /* and on no other total */
        char text[200];
        sb_text t = SB_TEXT(text);
        sb_putf(&t,
            "3 players; A cold_mountain_06; B cactus_junction_07; dice %d %d;"
            "step roll",
            total / 2, total - total / 2);
        st = position(text);
        expect_no_event("explode");
    }
}

static void test_GR_GOLD_8_other_rolls_neither_produce_nor_explode_nor_open_the_bank(void **s)
{
    (void)s;
    const char *start = "3 players; A 9 cold_mountain_03 bank; B 9 cold_mountain_06; C saloon;"
                        "sale hold_up_1 dynamite_1;"
                        "step first_pick; dice 1 2";
    gr_state st = position(start);
    play(&st, "A take:hold_up_1; A discard:all_in_1; A rob:s1; A announce:8"); /* a 3: A's mine is on 3, his Bank too */
    expect_no_event("produce");
    expect_asked(&st, "B take");
    expect_nuggets(&st, "9 9 15");
    st = position(start);
    next_dice(&st, 6, 6, 0); /* B's mine explodes on 12 */
    play(&st, "A take:hold_up_1; A discard:all_in_1; A rob:s1; A announce:2");
    expect_events("A roll 6 6 12");
    expect_no_event("explode");
    st = position(start);
    play(&st, "A take:dynamite_1; A discard:all_in_1; A dynamite:saloon");
    expect_events("A roll 1 2 3; A indemnity C 3");
    expect_no_event("produce");
    expect_asked(&st, "B take");
}

static void test_GR_GOLD_9_order_of_phase_5(void **s)
{
    (void)s; /* total 12: production of all, tributes, explosion, Mayor check, pending cards, next round */
    gr_state st = position("4 players; winner B; A 0 coyote_city_12 one_armed_bandit_1;"
                           "B 0 cold_mountain_12 cold_mountain_03"
                           "  whiskey_river_even_1; C cold_mountain_06 cold_mountain_08 mayor:cold_mountain;"
                           "D saloon; dice 6 6; step roll");
    expect_events("B production 6 6 12; B produce cold_mountain_12 5; B produce whiskey_river_even_1 1;"
                  "A produce coyote_city_12 6;"
                  "B tribute D 1; A tribute D 1; C explode cold_mountain_06; B mayor_from cold_mountain C");
    expect_asked(&st, "A bandit_pay");
    play(&st, "A pay:1");
    expect_events("A bandit 1; out one_armed_bandit_1; B round 4");
    /* total 6 with a Ghost Mine: after production and tribute, before pending cards */
    st = position("4 players; winner B; A 0 ghost_mine_1 whiskey_river_even_1; C wagon; D saloon; dice 2 4;"
                  "step roll");
    expect_events("A produce whiskey_river_even_1 1; A produce ghost_mine_1 5; A tribute D 1");
    expect_asked(&st, "A ghost");
    play(&st, "A hand:s2");
    expect_events("A ghost ghost_mine_1 C; C attach wagon ghost_mine_1; B round 4");
    /* total 3: the Bank, then pending cards */
    st = position("3 players; A 0 bank one_armed_bandit_1 cold_mountain_03; dice 1 2; step roll");
    expect_asked(&st, "A deposit");
    play(&st, "A deposit:3");
    expect_asked(&st, "A bandit_pay"); /* with the 2 that are left */
    expect_list(&st, 'A', "pay:1 pay:2");
    /* (a): the Post Office comes before all of it */
    st = position("3 players; A post_office cold_mountain_03; step roll");
    expect_asked(&st, "A roll");
    expect_no_event("production");
}

static void test_GR_GOLD_10_owners_at_the_moment_of_the_roll(void **s)
{
    (void)s; /* handed on, the Ghost Mine gives its new owner nothing; who produces nothing gains nothing */
    gr_state st = position("3 players; A 0 ghost_mine_2; B 0; C 0 saloon; dice 3 5; step roll");
    play(&st, "A hand:s1");
    expect_nuggets(&st, "5 0 1");
    expect_no_event("B produce");
    expect_no_event("B tribute");
    /* a concession that a pending One-Armed Bandit brings at step (h) does not produce any more */
    st = position("3 players; A 0 whiskey_river_even_1 one_armed_bandit_1; deck san_narciso_08; dice 3 5; step roll");
    expect_card(&st, "san_narciso_08", "A");
    expect_nuggets(&st, "0 15 15"); /* 1 from the river, paid to the Bandit */
}

static void test_GR_GOLD_11_each_ghost_mine_is_handed_on_once(void **s)
{
    (void)s;
    gr_state st = position("4 players; winner B; A ghost_mine_1; C ghost_mine_2; dice 3 3; step roll");
    expect_asked(&st, "A ghost");
    play(&st, "A hand:s2"); /* only the one that produced: C keeps both */
    expect_cards(&st, "ghost_mine_1 ghost_mine_2", "C");
    /* two can produce on a 4 only, each with a Gold! of its own */
    gr_state both = st;
    both.host[GR_CARD_gold_1 - GR_FIRST_LASSO] = GR_CARD_ghost_mine_1;
    both.host[GR_CARD_gold_3 - GR_FIRST_LASSO] = GR_CARD_ghost_mine_2;
    for (int die1 = 1; die1 <= 6; die1++)
        for (int die2 = 1; die2 <= 6; die2++) {
            int ghosts = gr_size(gr_producing(&both, die1, die2) & cards_of("ghost_mine_1 ghost_mine_2"));
            assert_int_equal(ghosts == 2, die1 + die2 == 4);
        }
    /* owners clockwise from the winner, one owner's in the order of their ids, each exactly once */
    st = position("4 players; winner B; A ghost_mine_1 gold_1@ghost_mine_1; C ghost_mine_2 gold_3@ghost_mine_2;"
                  "dice 1 3; step roll");
    expect_asked(&st, "C ghost");
    play(&st, "C hand:s0"); /* to A, who is asked for his own only, not for the one he just got */
    expect_asked(&st, "A ghost");
    assert_int_equal(gr_game.rules.decision(&st, 0).arg[0], GR_CARD_ghost_mine_1);
    play(&st, "A hand:s3");
    expect_card(&st, "ghost_mine_1", "D");
    expect_card(&st, "ghost_mine_2", "A");
    expect_asked(&st, "B auction");
    st = position("4 players; winner B; A ghost_mine_1 ghost_mine_2 gold_1@ghost_mine_2 gold_2@ghost_mine_1;"
                  "dice 2 2; step roll");
    assert_int_equal(gr_game.rules.decision(&st, 0).arg[0], GR_CARD_ghost_mine_1);
    play(&st, "A hand:s3");
    assert_int_equal(gr_game.rules.decision(&st, 0).arg[0], GR_CARD_ghost_mine_2);
}

/* covers: GR-EX-21 GR-EX-22 */
static void test_GR_EX_21_and_22_totals_of_6(void **s)
{
    (void)s;
    const char *cards = "4 players; A 0 cold_mountain_06; B 0 whiskey_river_even_2 whiskey_river_double_3;"
                        "C 0 coyote_city_06;"
                        "D 0 ghost_mine_1; step roll; dice ";
    char text[300];
    sb_text t = SB_TEXT(text);
    sb_putf(&t, "%s4 2", cards);
    gr_state st = position(text);
    expect_nuggets(&st, "9 2 4 5");
    expect_asked(&st, "D ghost"); /* and is then handed on */
    sb_text_clear(&t);
    sb_putf(&t, "%s3 3", cards);
    st = position(text);
    expect_nuggets(&st, "9 5 4 5"); /* the double 3 too */
    expect_asked(&st, "D ghost");
}

static void test_GR_EX_23_a_double_six(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 0 cold_mountain_06 wagon@cold_mountain_06; B 0 cold_mountain_12;"
                           "C 0 whiskey_river_even_1;"
                           "D 0 whiskey_river_double_4; dice 6 6; step roll");
    expect_cards(&st, "cold_mountain_06 wagon", "out");
    expect_nuggets(&st, "0 5 1 4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_GOLD_1_the_winner_rolls_two_dice),
        cmocka_unit_test(test_GR_GOLD_2_every_concession_on_every_roll),
        cmocka_unit_test(test_GR_GOLD_3_conditions_of_whiskey_river),
        cmocka_unit_test(test_GR_GOLD_4_at_most_once_a_roll),
        cmocka_unit_test(test_GR_GOLD_5_two_more_with_the_wagon),
        cmocka_unit_test(test_GR_GOLD_7_explosion_takes_the_lasso_cards_along),
        cmocka_unit_test(test_GR_GOLD_8_other_rolls_neither_produce_nor_explode_nor_open_the_bank),
        cmocka_unit_test(test_GR_GOLD_9_order_of_phase_5),
        cmocka_unit_test(test_GR_GOLD_10_owners_at_the_moment_of_the_roll),
        cmocka_unit_test(test_GR_GOLD_11_each_ghost_mine_is_handed_on_once),
        cmocka_unit_test(test_GR_EX_21_and_22_totals_of_6),
        cmocka_unit_test(test_GR_EX_23_a_double_six),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
