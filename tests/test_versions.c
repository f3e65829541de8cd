/* test_versions.c: two rules of one game in one program: records are replayed by the rules they were made under
 * (docs/record.md).  This program has a registry of its own: High Noon by its rules 1, kept, and by rules 2, in which a
 * duel counts twice. */
#include "table_fixture.h"

static sb_game second; /* rules 2: filled in before the tests */

static const sb_game *const games[] = { &second, NULL };
static const sb_game *const kept[] = { &tp_game, NULL };
const sb_game *const *const sb_games = games;
const sb_game *const *const sb_games_kept = kept;

static void result_of_now(const void *state, sb_result *out)
{
    tp_game.rules.result(state, out);
    int total = tp_game.categories.count - 1;
    for (int seat = 0; seat < out->players; seat++) {
        out->score[seat][total] += out->score[seat][1];
        out->score[seat][1] *= 2;
    }
}

static int make_second(void **unused)
{
    (void)unused;
    second = tp_game;
    second.rules_version = 2;
    second.rules.result = result_of_now;
    return 0;
}

static void test_games_are_found_by_id_and_rules(void **unused)
{
    (void)unused;
    assert_ptr_equal(sb_game_find("template"), &second);
    assert_ptr_equal(sb_game_find_rules("template", 2), &second);
    assert_ptr_equal(sb_game_find_rules("template", 1), &tp_game);
    assert_null(sb_game_find_rules("template", 3));
    assert_null(sb_game_find_rules("chess", 1));
}

/* The same seed and the same moves under both rules: two records, each verified by its own. */
static sb_table *played(const sb_game *g)
{
    sb_table_setup s = setup_for(g, 2, 5);
    sb_table *t = new_table(&s);
    play_to_the_end(t, 4);
    return t;
}

static void assert_replays(sb_table *t)
{
    sb_table *again;
    sb_text record = host_record(t), twice;
    char bytes[400];
    sb_text detail = SB_TEXT(bytes);
    assert_int_equal(sb_record_read(record.at, record.n, &again, &detail), SB_OK);
    assert_ptr_equal(sb_table_game(again), sb_table_game(t));
    twice = host_record(again);
    assert_string_equal(record.at, twice.at);
    sb_heap_text_free(&record);
    sb_heap_text_free(&twice);
    sb_table_free(again);
}

static void test_each_record_is_replayed_by_its_own_rules(void **unused)
{
    (void)unused;
    sb_table *before = played(&tp_game), *now = played(&second);
    sb_result then, today;
    tp_game.rules.result(sb_table_state(before), &then);
    second.rules.result(sb_table_state(now), &today);
    assert_memory_not_equal(&then, &today, sizeof then);
    assert_replays(before);
    assert_replays(now);
    sb_table_free(before);
    sb_table_free(now);
}

static void test_a_record_of_1_claimed_for_2_diverges(void **unused)
{
    (void)unused;
    sb_table *t = played(&tp_game), *none;
    sb_text record = host_record(t);
    char *rules = strstr(record.at, "rules 1");
    rules[6] = '2';
    assert_int_equal(sb_record_read(record.at, record.n, &none, NULL), SB_DIVERGED);
    rules[6] = '3';
    assert_int_equal(sb_record_read(record.at, record.n, &none, NULL), SB_RULES_VERSION);
    sb_heap_text_free(&record);
    sb_table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_are_found_by_id_and_rules),
        cmocka_unit_test(test_each_record_is_replayed_by_its_own_rules),
        cmocka_unit_test(test_a_record_of_1_claimed_for_2_diverges),
    };
    return cmocka_run_group_tests(tests, make_second, NULL);
}
