/* test_bot.c: the bot greedy plays Great Western Trail with a plan; what a net is told of the way ahead. */
#include "position.h"
#include "sagebrush/bot.h"
#include "sagebrush/outlook.h"

/* Whole games between greedy seats, the same every time: means over all seats. */
typedef struct means {
    double score[GWT_CAT_COUNT];
    double stores;
} means;

static void play_game(gwt_state *st, int g)
{
    const sb_bot *greedy = sb_bot_find("greedy");
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    sb_quick chance = { (uint64_t)g };
    sb_seed_number((uint64_t)g, key);
    gwt_setup_of(st, &setup);
    gwt_setup(st, &setup, key, NULL);
    while (gwt_pending(st)) {
        int seat = __builtin_ctz(gwt_pending(st));
        gwt_apply(st, seat, sb_bot_move(greedy, &gwt_game, st, seat, NULL, &chance, NULL), NULL);
    }
    assert_null(gwt_check(st));
}

static means play_games(int players, int games, const char *options)
{
    means m = { .stores = 0 };
    for (int g = 0; g < games; g++) {
        gwt_state st = position(players, options, "");
        play_game(&st, g);
        for (int s = 0; s < players; s++) {
            for (int c = 0; c < GWT_CAT_COUNT; c++)
                m.score[c] += (double)points(&st, s, c) / games / players;
            m.stores += (double)gwt_size(st.player[s].stores) / games / players;
        }
    }
    return m;
}

static double mean_score(int players, int games, const char *options)
{
    return play_games(players, games, options).score[GWT_CAT_TOTAL];
}

static void test_greedy_scores_at_least_60(void **unused)
{
    (void)unused;
    assert_true(mean_score(2, 24, "") >= 60);
    assert_true(mean_score(2, 24, "sides=random simmental=on") >= 60);
    assert_true(mean_score(2, 24, "neutral=random") >= 45); /* its numbers were found with the lettered board */
    assert_true(mean_score(2, 24, "poker=on") >= 60);
    assert_true(mean_score(2, 24, "brahman=on") >= 60);
    assert_true(mean_score(3, 12, "") >= 60);
    assert_true(mean_score(4, 12, "") >= 60);
}

/* RTN-DEL, RTN-STORE: stores open cities that do not cost points. */
static void test_greedy_uses_stores(void **unused)
{
    (void)unused;
    means m = play_games(2, 24, "rails_north=on");
    assert_true(m.score[GWT_CAT_TOTAL] >= 60);
    assert_true(m.score[GWT_CAT_CITIES] >= -6);
    assert_true(m.stores >= 3);
}

/* POK-END-6: a bonus token is worth a worker. */
static void test_greedy_takes_a_seat_at_the_poker_table(void **unused)
{
    (void)unused;
    assert_true(play_games(2, 24, "poker=on").score[GWT_CAT_POKER] >= 3);
}

/* What seat 0 thinks of its moves in two positions that look the same to it. */
static void assert_same_appraisal(gwt_state a, gwt_state b)
{
    sb_move list[SB_MOVES_MAX];
    int32_t value_a[SB_MOVES_MAX], value_b[SB_MOVES_MAX];
    int n = gwt_legal(&a, 0, list);
    gwt_redact(&a, 0);
    gwt_redact(&b, 0);
    gwt_appraise(&a, 0, list, n, value_a);
    gwt_appraise(&b, 0, list, n, value_b);
    assert_memory_equal(value_a, value_b, (size_t)n * sizeof *value_a);
}

/* Hidden cards of others must not change what it thinks: another hand of the opponent, the same appraisal. */
static void test_greedy_does_not_look_into_other_hands(void **unused)
{
    (void)unused;
    gwt_state a = position(2, "", "hand 1 criollo criollo; herder 0 a; money 0 12; turn 0"), b = a;
    arrange(&b, "hand 1 galloway pineywoods");
    assert_same_appraisal(a, b);
}

static const char *best_of(const gwt_state *st, int seat)
{
    static char text[100];
    sb_text out = SB_TEXT(text);
    sb_quick chance = { 1 };
    sb_move_write(&gwt_game, sb_bot_move(sb_bot_find("greedy"), &gwt_game, st, seat, NULL, &chance, NULL), &out);
    return text;
}

/* It takes a seat for the token, and shows a hand that should win; a hopeless one it keeps. */
static void test_greedy_plays_poker(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "poker=on", "clear; workers 0 1 2 1; money 0 3; hand 0 criollo galloway; use 0 d");
    assert_string_equal(best_of(&st, 0), "use:d.d_poker");
    st = position(2, "poker=on",
        "clear; hand 0; hand 1; seated 0 cowboy; seated 1 builder; "
        "laid 0 hereford_5 hereford_5; laid 1 criollo; pot 4; money 0 0; use 0 g");
    assert_string_equal(best_of(&st, 0), "use:g.g_poker");
    st = position(2, "poker=on",
        "clear; hand 0; hand 1; seated 0 cowboy; seated 1 builder; laid 0 criollo; "
        "laid 1 galloway galloway galloway; pot 4; money 0 0; use 0 g");
    assert_string_not_equal(best_of(&st, 0), "use:g.g_poker");
}

/* What others have laid must not change what it thinks either (POK-LAY-11). */
static void test_greedy_does_not_look_under_laid_cards(void **unused)
{
    (void)unused;
    gwt_state a = position(2, "poker=on",
                  "seated 0 cowboy; seated 1 builder; laid 0 galloway; laid 1 criollo; pot 2; "
                  "hand 0 criollo; hand 1 pineywoods; money 0 12; use 0 g"),
              b = a;
    arrange(&b, "laid 1 pineywoods; hand 1 criollo");
    assert_same_appraisal(a, b);
}

/* ---- the way ahead ----------------------------------------------------------------------------------------------- */

/* Which features of a block are so, from `from` on: a '1' or a '.' for each. */
static const char *told(const gwt_state *st, int seat, const char *block, int from, int count)
{
    static char text[32];
    uint16_t features[SB_FEATURES_MAX];
    const sb_block *b = gwt_game.bots.outlook->blocks;
    int n = gwt_game.bots.outlook->describe(st, seat, features);
    while (strcmp(b->id, block) != 0)
        b++;
    memset(text, '.', sizeof text);
    for (int i = 0; i < n; i++)
        if (features[i] >= b->first + from && features[i] < b->first + from + count)
            text[features[i] - b->first - from] = '1';
    text[count] = '\0';
    return text;
}

/* Six for a building: within one, two, three, four steps, within the next turn, at all. */
static void test_the_way_to_buildings(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a2 0 pb_2a; at e1 0 pb_1a; at b1 1 pb_3a; herder 0 a; turn 0");
    assert_string_equal(told(&st, 0, "way_own", 6 * (2 - 1), 6), "111111"); /* next door */
    assert_string_equal(
        told(&st, 0, "way_neutral", 6 * (gwt_design(st.tile[GWT_PLACE_b]) - 1), 6), "111111"); /* by the flood */
    assert_string_equal(
        told(&st, 0, "way_neutral", 6 * (gwt_design(st.tile[GWT_PLACE_e]) - 1), 6), "..1111"); /* by c */
    assert_string_equal(told(&st, 0, "way_own", 6 * (1 - 1), 6), "...1.1"); /* four steps, three are allowed */
    assert_string_equal(
        told(&st, 0, "way_neutral", 6 * (gwt_design(st.tile[GWT_PLACE_a]) - 1), 6), "......"); /* here */
    assert_string_equal(told(&st, 0, "way_own", 6 * (3 - 1), 6), "......");                    /* another's */
    arrange(&st, "herder 0 g; turn 0");
    assert_string_equal(told(&st, 0, "way_own", 6 * (1 - 1), 6), "......"); /* behind */
}

/* Within one to eight steps, within one turn, within two; of the others within one to six. */
static void test_the_way_to_kansas_city(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; herder 0 e; herder 1 g; turn 0");
    assert_string_equal(told(&st, 0, "way_kansas_city", 0, 10), "..11111111");
    assert_string_equal(told(&st, 0, "way_others", 0, 6), "111111");
    arrange(&st, "herder 0 c; turn 0");
    assert_string_equal(told(&st, 0, "way_kansas_city", 0, 10), "...11111.1");
    assert_string_equal(told(&st, 1, "way_kansas_city", 0, 10), "1111111111");
    assert_string_equal(told(&st, 1, "way_others", 0, 6), "...111");
    arrange(&st, "herder 0 start; turn 0");
    st.player[1].herder = GWT_PLACE_kansas_city; /* in the middle of a visit */
    assert_string_equal(told(&st, 0, "way_kansas_city", 0, 10), "......11..");
    assert_string_equal(told(&st, 0, "way_others", 0, 6), "111111");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_greedy_scores_at_least_60),
        cmocka_unit_test(test_greedy_uses_stores),
        cmocka_unit_test(test_greedy_takes_a_seat_at_the_poker_table),
        cmocka_unit_test(test_greedy_does_not_look_into_other_hands),
        cmocka_unit_test(test_greedy_plays_poker),
        cmocka_unit_test(test_greedy_does_not_look_under_laid_cards),
        cmocka_unit_test(test_the_way_to_buildings),
        cmocka_unit_test(test_the_way_to_kansas_city),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
