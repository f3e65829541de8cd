/* test_tables.c: the cards and numbers of Gold River: what must hold of the tables (GR-COMP), and of the
 * vocabulary made from them. */
#include "position.h"

#include <stdlib.h>

static int count(uint64_t set)
{
    return __builtin_popcountll(set);
}

/* Everything that can be said of a card by looking at its row. */
static bool is_concession(const gr_card *c)
{
    return c->kind == GR_TOWN_CONCESSION || c->kind == GR_LOST_MINE || c->kind == GR_GHOST_MINE;
}

static bool is_building(const gr_card *c)
{
    return c->kind == GR_BANK || c->kind == GR_POST_OFFICE || c->kind == GR_SALOON || c->kind == GR_RAILWAY_STATION;
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static void test_GR_COMP_1_63_cards_38_concessions_25_actions(void **s)
{
    (void)s;
    int concessions = 0, buildings = 0, all = 0;
    for (int c = 1; c < GR_CARD_COUNT; c++, all++) {
        concessions += is_concession(&GR_CARD[c]);
        buildings += is_building(&GR_CARD[c]);
    }
    assert_int_equal(all, 63);
    assert_int_equal(concessions, 38);
    assert_int_equal(all - concessions, 25);
    assert_int_equal(buildings, 4); /* among the 25 */
}

static void test_GR_COMP_2_five_mayor_cards_never_in_the_deck(void **s)
{
    (void)s;
    assert_int_equal(GR_TOWN_COUNT - 1, 5);
    for (int c = 1; c < GR_CARD_COUNT; c++)
        assert_null(strstr(GR_DOMAINS[GR_DOM_CARD].item[c].id, "mayor"));
    gr_state st = new_game("4 players", 1);
    assert_int_equal(st.deck_n + count(st.sale), 63); /* all draw cards and nothing else */
}

static void test_GR_COMP_3_two_six_sided_dice(void **s)
{
    (void)s;
    gr_state st = new_game("4 players", 3);
    int seen[2][8] = { { 0 } }, pairs[7][7] = { { 0 } };
    for (int i = 0; i < 36000; i++) {
        uint8_t dice[2];
        gr_roll(&st, dice);
        assert_in_range(dice[0], 1, 6);
        assert_in_range(dice[1], 1, 6);
        seen[0][dice[0]]++, seen[1][dice[1]]++, pairs[dice[0]][dice[1]]++;
    }
    for (int face = 1; face <= 6; face++) {
        assert_in_range(seen[0][face], 5700, 6300);
        assert_in_range(seen[1][face], 5700, 6300);
        for (int other = 1; other <= 6; other++)
            assert_in_range(pairs[face][other], 850, 1150); /* independent of each other */
    }
}

static void test_GR_COMP_4_seven_a_town_one_lost_two_ghost_mines(void **s)
{
    (void)s;
    int town[GR_TOWN_COUNT] = { 0 }, kind[GR_KIND_COUNT] = { 0 };
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        town[GR_CARD[c].town] += GR_CARD[c].kind == GR_TOWN_CONCESSION;
        kind[GR_CARD[c].kind]++;
    }
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        assert_int_equal(town[t], 7);
    assert_int_equal(town[GR_NO_TOWN], 0);
    assert_int_equal(kind[GR_TOWN_CONCESSION], 35);
    assert_int_equal(kind[GR_LOST_MINE], 1);
    assert_int_equal(kind[GR_GHOST_MINE], 2);
}

static void test_GR_COMP_5_copies_of_the_action_cards(void **s)
{
    (void)s;
    static const struct {
        const char *id;
        int copies;
        gr_symbol symbol;
    } row[] = {
        { "penny_press", 2, GR_HORSESHOE },
        { "mustang", 2, GR_HORSESHOE },
        { "moonshine", 2, GR_HORSESHOE },
        { "all_in", 2, GR_HORSESHOE },
        { "one_armed_bandit", 2, GR_COLT },
        { "hold_up", 2, GR_COLT },
        { "dynamite", 3, GR_COLT },
        { "raid", 1, GR_COLT },
        { "judge", 1, GR_COLT },
        { "wagon", 1, GR_LASSO },
        { "gold", 3, GR_LASSO },
        { "bank", 1, GR_BUILDING },
        { "post_office", 1, GR_BUILDING },
        { "saloon", 1, GR_BUILDING },
        { "railway_station", 1, GR_BUILDING },
    };
    int all = 0, by_symbol[GR_SYMBOL_COUNT] = { 0 };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        int kind = sb_domain_find(&GR_DOMAINS[GR_DOM_KIND], row[i].id, strlen(row[i].id)), copies = 0;
        assert_true(kind > 0);
        for (int c = 1; c < GR_CARD_COUNT; c++)
            copies += GR_CARD[c].kind == kind;
        assert_int_equal(copies, row[i].copies);
        assert_int_equal(GR_SYMBOL_OF[kind], row[i].symbol);
        by_symbol[row[i].symbol] += copies;
        all += copies;
    }
    assert_int_equal(all, 25);
    assert_int_equal(by_symbol[GR_HORSESHOE], 8);
    assert_int_equal(by_symbol[GR_COLT], 9);
    assert_int_equal(by_symbol[GR_LASSO], 4);
    assert_int_equal(by_symbol[GR_BUILDING], 4);
}

/* "7/4" for a mine, "even/2" for a Whiskey River concession */
static void put_pair(const gr_card *c, sb_text *t)
{
    static const char *const name[] = {
        [GR_NEVER] = "never", [GR_EVEN] = "even", [GR_ODD] = "odd", [GR_DOUBLE] = "double"
    };
    if (c->condition == GR_SUM)
        sb_putf(t, " %d/%d", (int)c->value, (int)c->nuggets);
    else
        sb_putf(t, " %s/%d", name[c->condition], (int)c->nuggets);
}

static void test_GR_COMP_6_condition_and_nuggets_of_every_town_concession(void **s)
{
    (void)s;
    static const char *const expected[GR_TOWN_COUNT] = {
        [GR_SAN_NARCISO] = "san_narciso 2/6 3/3 4/1 7/4 8/2 10/2 11/4",
        [GR_COLD_MOUNTAIN] = "cold_mountain 3/5 5/3 6/9 8/1 9/3 10/4 12/5",
        [GR_CACTUS_JUNCTION] = "cactus_junction 2/6 4/3 5/2 7/6 9/4 11/2 12/5",
        [GR_COYOTE_CITY] = "coyote_city 3/1 5/5 6/4 7/3 10/6 11/3 12/6",
        [GR_WHISKEY_RIVER] = "whiskey_river even/1 even/2 odd/1 odd/2 double/2 double/3 double/4",
    };
    for (int t = 1; t < GR_TOWN_COUNT; t++) {
        char buffer[200];
        sb_text is = SB_TEXT(buffer);
        sb_put(&is, GR_DOMAINS[GR_DOM_TOWN].item[t].id);
        for (int c = 1; c < GR_CARD_COUNT; c++) {
            if (GR_CARD[c].town != t)
                continue;
            put_pair(&GR_CARD[c], &is);
            assert_true((GR_CARD[c].condition == GR_SUM) == (t != GR_WHISKEY_RIVER));
            assert_true(GR_CARD[c].condition != GR_SUM || (GR_CARD[c].value >= 2 && GR_CARD[c].value <= 12));
            assert_in_range(GR_CARD[c].rank, 2, 14); /* each has a poker index */
            assert_in_range(GR_CARD[c].suit, GR_SPADES, GR_CLUBS);
        }
        assert_string_equal(buffer, expected[t]);
    }
}

/* The ids of mines say their number, those of Whiskey River condition and nuggets: ids and rows cannot drift apart. */
static void test_card_ids_say_what_the_rows_say(void **s)
{
    (void)s;
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        const gr_card *row = &GR_CARD[c];
        const char *id = GR_DOMAINS[GR_DOM_CARD].item[c].id;
        const char *tail = strrchr(id, '_');
        if (row->kind == GR_TOWN_CONCESSION) {
            const char *town = GR_DOMAINS[GR_DOM_TOWN].item[row->town].id;
            assert_memory_equal(id, town, strlen(town));
            assert_int_equal(atoi(tail + 1), row->town == GR_WHISKEY_RIVER ? row->nuggets : row->value);
        }
        if (!is_concession(row))
            assert_int_equal(row->condition | row->nuggets | row->town | row->explodes, 0);
    }
    assert_int_equal(GR_CARD[GR_CARD_lost_mine].value * 100 + GR_CARD[GR_CARD_lost_mine].nuggets, 905);
    assert_int_equal(GR_CARD[GR_CARD_ghost_mine_1].value * 100 + GR_CARD[GR_CARD_ghost_mine_1].nuggets, 605);
    assert_int_equal(GR_CARD[GR_CARD_ghost_mine_2].value * 100 + GR_CARD[GR_CARD_ghost_mine_2].nuggets, 806);
}

/* "every total from 2 to 12 occurs" on two mines at least. */
static void test_every_total_is_on_two_mines_or_more(void **s)
{
    (void)s;
    int on[13] = { 0 };
    for (int c = 1; c < GR_CARD_COUNT; c++)
        if (GR_CARD[c].condition == GR_SUM)
            on[GR_CARD[c].value]++;
    for (int total = 2; total <= 12; total++)
        assert_true(on[total] >= 2);
}

static void test_GR_COMP_7_two_mines_explode(void **s)
{
    (void)s;
    int exploding = 0;
    for (int c = 1; c < GR_CARD_COUNT; c++)
        exploding += GR_CARD[c].explodes != 0;
    assert_int_equal(exploding, 2);
    const gr_card *cold = &GR_CARD[card_of("cold_mountain_06")], *cactus = &GR_CARD[card_of("cactus_junction_07")];
    assert_true(cold->value == 6 && cold->nuggets == 9 && cold->explodes == 12);
    assert_true(cactus->value == 7 && cactus->nuggets == 6 && cactus->explodes == 2);
}

/* covers: GR-COMP-8 GR-MAY-VALUE */
static void test_GR_COMP_8_values_of_the_mayor_cards(void **s)
{
    (void)s;
    gr_state st = position("4 players; A mayor:san_narciso san_narciso_02; B mayor:cold_mountain cold_mountain_03;"
                           "C mayor:cactus_junction cactus_junction_02 mayor:coyote_city coyote_city_03;"
                           "D mayor:whiskey_river whiskey_river_even_1; step over");
    sb_result r;
    gr_result(&st, &r);
    assert_int_equal(r.score[0][GR_CAT_MAYORS], 10);
    assert_int_equal(r.score[1][GR_CAT_MAYORS], 5);
    assert_int_equal(r.score[2][GR_CAT_MAYORS], 5 + 5);
    assert_int_equal(r.score[3][GR_CAT_MAYORS], 5);
}

static void test_GR_COMP_9_the_supply_never_runs_out(void **s)
{
    (void)s; /* far more than the 110 nuggets of the box lie with the players already */
    gr_state st = position("4 players; A 100 cold_mountain_06; B 50 coyote_city_06; C 60; D 90; dice 2 4; step roll");
    expect_nuggets(&st, "109 54 60 90");
}

static void test_GR_COMP_10_whiskey_river_is_a_town_like_the_others(void **s)
{
    (void)s; /* Mayor and fee */
    gr_state st = position("3 players; A; B whiskey_river_even_1 whiskey_river_odd_1 mayor:whiskey_river; C;"
                           "sale whiskey_river_double_2 raid lost_mine; step first_pick");
    play(&st, "A take:whiskey_river_double_2; A discard:all_in_1");
    expect_events("A fee B 2 whiskey_river; A place whiskey_river_double_2");
    expect_nuggets(&st, "13 17 15");
    gr_state raid = st; /* Raid: B takes it, A is the only opponent with a concession, and it is there */
    play(&raid, "B take:raid");
    expect_events("B raid whiskey_river");
    expect_asked(&raid, "A raid_answer");
    play(&st, "B take:lost_mine"); /* Lost Mine: joins B's only town */
    expect_events("B join whiskey_river");
    expect_counts(&st, "whiskey_river 1 3 0");
}

/* ---- poker pack -------------------------------------------------------------------------------------------------- */

static void test_GR_POK_6_one_complete_pack_and_a_joker(void **s)
{
    (void)s;
    int pack[15][GR_SUIT_COUNT] = { { 0 } }, indexed = 0, jokers = 0;
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        pack[GR_CARD[c].rank][GR_CARD[c].suit]++;
        indexed += GR_CARD[c].rank != 0;
        jokers += GR_CARD[c].suit == GR_JOKER;
    }
    assert_int_equal(indexed, 52);
    for (int rank = 2; rank <= 14; rank++)
        for (int suit = GR_SPADES; suit <= GR_CLUBS; suit++)
            assert_int_equal(pack[rank][suit], 1);
    assert_int_equal(jokers, 1);
    assert_int_equal(GR_CARD[card_of("railway_station")].suit, GR_JOKER);
}

static void test_a_town_has_at_most_three_cards_of_a_suit(void **s)
{
    (void)s;
    int suits[GR_TOWN_COUNT][GR_SUIT_COUNT] = { { 0 } };
    for (int c = 1; c < GR_CARD_COUNT; c++)
        suits[GR_CARD[c].town][GR_CARD[c].suit]++;
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        for (int suit = GR_SPADES; suit <= GR_CLUBS; suit++)
            assert_in_range(suits[t][suit], 1, 3);
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* Sets made from the one list agree with its rows. */
static void test_sets_agree_with_the_rows(void **s)
{
    (void)s;
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        const gr_card *row = &GR_CARD[c];
        for (int k = 1; k < GR_KIND_COUNT; k++)
            assert_true((GR_OF_KIND[k] >> c & 1) == (row->kind == k));
        for (int t = 1; t < GR_TOWN_COUNT; t++)
            assert_true((GR_OF_TOWN[t] >> c & 1) == (row->town == t));
        for (int y = 0; y < GR_SYMBOL_COUNT; y++)
            assert_true((GR_OF_SYMBOL[y] >> c & 1) == (GR_SYMBOL_OF[row->kind] == y));
        for (int total = 2; total <= 12; total++) {
            assert_true((GR_ON_TOTAL[total] >> c & 1) == (row->condition == GR_SUM && row->value == total));
            assert_true((GR_EXPLODES_ON[total] >> c & 1) == (row->explodes == total));
        }
        assert_true((GR_ON_EVEN >> c & 1) == (row->condition == GR_EVEN));
        assert_true((GR_ON_ODD >> c & 1) == (row->condition == GR_ODD));
        assert_true((GR_ON_DOUBLE >> c & 1) == (row->condition == GR_DOUBLE));
    }
}

/* A Gold! goes to the best concessions that do not produce anyway: the three best so far, the worst of them first. */
static void keep_best(int best[3], int nuggets)
{
    for (int i = 0; i < 3 && nuggets > best[i]; i++) {
        int worse = best[i];
        best[i] = nuggets;
        if (i > 0)
            best[i - 1] = worse;
    }
}

/* What all concessions together give on one roll, with the Wagon on one of them and three Gold!. */
static int most_of_a_roll(int die1, int die2)
{
    int sum = 0, other[3] = { 0 };
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        const gr_card *row = &GR_CARD[c];
        int total = die1 + die2;
        bool produces = (row->condition == GR_SUM && row->value == total)
            || (row->condition == GR_EVEN && total % 2 == 0) || (row->condition == GR_ODD && total % 2)
            || (row->condition == GR_DOUBLE && die1 == die2);
        if (produces)
            sum += row->nuggets;
        else
            keep_best(other, row->nuggets);
    }
    return sum + (die1 + die2 == 4 ? other[0] + other[1] + other[2] : 0) + 2;
}

/* A list of bids or deposits has one move a nugget: it must fit.  Nuggets come from the start and from production only,
 * and no game has more rounds than its deck allows (GR-SETUP). */
static void test_nobody_can_own_more_nuggets_than_a_list_can_hold(void **s)
{
    (void)s;
    int best = 0, most = 0;
    for (int d1 = 1; d1 <= 6; d1++)
        for (int d2 = 1; d2 <= 6; d2++)
            best = most_of_a_roll(d1, d2) > best ? most_of_a_roll(d1, d2) : best;
    for (int players = 2; players <= 5; players++) {
        int cards = players <= 3 ? 63 - 15 : 63, rounds = cards / (players + 1);
        int owned = 15 * players + rounds * best;
        most = owned > most ? owned : most;
    }
    assert_int_equal(best, 1 + 3 + 1 + 2 + 2 + 3 + 4 + 9 + 6 + 6 + 2); /* 2 + 2 */
    assert_int_equal(best, GR_ROLL_MOST);
    assert_int_equal(most, 15 * 2 + 16 * 39);
    assert_true(most < SB_MOVES_MAX - 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_COMP_1_63_cards_38_concessions_25_actions),
        cmocka_unit_test(test_GR_COMP_2_five_mayor_cards_never_in_the_deck),
        cmocka_unit_test(test_GR_COMP_3_two_six_sided_dice),
        cmocka_unit_test(test_GR_COMP_4_seven_a_town_one_lost_two_ghost_mines),
        cmocka_unit_test(test_GR_COMP_5_copies_of_the_action_cards),
        cmocka_unit_test(test_GR_COMP_6_condition_and_nuggets_of_every_town_concession),
        cmocka_unit_test(test_card_ids_say_what_the_rows_say),
        cmocka_unit_test(test_every_total_is_on_two_mines_or_more),
        cmocka_unit_test(test_GR_COMP_7_two_mines_explode),
        cmocka_unit_test(test_GR_COMP_8_values_of_the_mayor_cards),
        cmocka_unit_test(test_GR_COMP_9_the_supply_never_runs_out),
        cmocka_unit_test(test_GR_COMP_10_whiskey_river_is_a_town_like_the_others),
        cmocka_unit_test(test_GR_POK_6_one_complete_pack_and_a_joker),
        cmocka_unit_test(test_a_town_has_at_most_three_cards_of_a_suit),
        cmocka_unit_test(test_sets_agree_with_the_rows),
        cmocka_unit_test(test_nobody_can_own_more_nuggets_than_a_list_can_hold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
