/* test_gwt_bot.c: the bot greedy plays Great Western Trail with a plan. */
#include "gwt_position.h"
#include "sagebrush/bot.h"

static double mean_score(int players, int games, const char *options)
{
    const sb_bot *greedy = sb_bot_find("greedy");
    long sum = 0;
    for (int g = 0; g < games; g++) {
        gwt_state st = position(players, options, "");
        uint8_t key[SB_KEY_BYTES];
        sb_setup setup;
        sb_quick chance = { (uint64_t)g };
        sb_seed_number((uint64_t)g, key);
        gwt_setup_of(&st, &setup);
        gwt_setup(&st, &setup, key, NULL);
        while (gwt_pending(&st)) {
            int seat = __builtin_ctz(gwt_pending(&st));
            gwt_apply(&st, seat, sb_bot_move(greedy, &gwt_game, &st, seat, NULL, &chance, NULL), NULL);
        }
        assert_null(gwt_check(&st));
        for (int s = 0; s < players; s++)
            sum += points(&st, s, GWT_CAT_TOTAL);
    }
    return (double)sum / games / players;
}

static void test_greedy_scores_at_least_40(void **unused)
{
    (void)unused;
    assert_true(mean_score(2, 24, "") >= 40);
    assert_true(mean_score(2, 24, "sides=random simmental=on") >= 40);
    assert_true(mean_score(2, 24, "neutral=random") >= 35); /* its numbers were found with the lettered board */
    assert_true(mean_score(3, 12, "") >= 40);
    assert_true(mean_score(4, 12, "") >= 40);
}

/* Hidden cards of others must not change what it thinks: another hand of the opponent, the same appraisal. */
static void test_greedy_does_not_look_into_other_hands(void **unused)
{
    (void)unused;
    gwt_state a = position(2, "", "hand 1 criollo criollo; herder 0 a; money 0 12; turn 0"), b = a;
    arrange(&b, "hand 1 galloway pineywoods");
    sb_move list[SB_MOVES_MAX];
    int32_t value_a[SB_MOVES_MAX], value_b[SB_MOVES_MAX];
    int n = gwt_legal(&a, 0, list);
    gwt_redact(&a, 0);
    gwt_redact(&b, 0);
    gwt_appraise(&a, 0, list, n, value_a);
    gwt_appraise(&b, 0, list, n, value_b);
    assert_memory_equal(value_a, value_b, (size_t)n * sizeof *value_a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_greedy_scores_at_least_40),
        cmocka_unit_test(test_greedy_does_not_look_into_other_hands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
