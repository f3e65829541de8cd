/* test_conformance_sets.c: which sets of options the conformance suite plays: all of a few, all pairs of many. */
#include "conformance.h"
#include "test.h"

static const sb_item VALUES[] = { { "a" }, { "b" }, { "c" }, { "d" }, { "e" } };
/* clang-format off */
static const sb_option MANY[] = {
    { .id = "o1", .values = VALUES, .count = 2 }, { .id = "o2", .values = VALUES, .count = 5 },
    { .id = "o3", .values = VALUES, .count = 2 }, { .id = "o4", .values = VALUES, .count = 2 },
    { .id = "o5", .values = VALUES, .count = 3 }, { .id = "solo", .values = VALUES, .count = 3, .players = 1 << 1 },
    { .id = "first_seat" },
};
/* clang-format on */

static int sets_with(const sb_setup *sets, int n, int i, int a, int k, int b)
{
    int found = 0;
    for (int s = 0; s < n; s++)
        found += sets[s].value[i] == a && sets[s].value[k] == b;
    return found;
}

static void test_few_options_are_tried_in_all_sets(void **unused)
{
    (void)unused;
    const sb_game g = { .options = MANY, .options_count = 3 };
    sb_setup sets[CF_SETS_MAX];
    assert_int_equal(cf_sets_of(&g, 2, sets), 2 * 5 * 2);
    for (int i = 0; i < 20; i++)
        for (int k = 0; k < i; k++)
            assert_memory_not_equal(&sets[i], &sets[k], sizeof sets[i]);
}

static void test_many_options_are_tried_in_all_pairs(void **unused)
{
    (void)unused;
    const sb_game g = { .options = MANY, .options_count = 7 };
    const int counts[] = { 2, 5, 2, 2, 3, 1, 5 }; /* with four players: no solo, and four seats or none */
    sb_setup sets[CF_SETS_MAX];
    int n = cf_sets_of(&g, 4, sets);
    assert_in_range(n, 5 * 5, 40);
    assert_memory_equal(&sets[0], &(sb_setup) { .players = 4 }, sizeof sets[0]);
    for (int i = 0; i < 7; i++)
        for (int k = 0; k < i; k++)
            for (int a = 0; a < counts[i]; a++)
                for (int b = 0; b < counts[k]; b++)
                    assert_true(sets_with(sets, n, i, a, k, b) > 0);
}

/* Every pair of values that goes together at all is tried, at every table of every game.  Sets of options are numbers
 * with a digit for each option. */
static void test_every_legal_pair_of_options_is_tried(void **unused)
{
    (void)unused;
    for (const sb_game *const *g = sb_games; *g; g++)
        for (int players = (*g)->players_min; players <= (*g)->players_max; players++) {
            sb_setup sets[CF_SETS_MAX], s = { .players = (uint8_t)players };
            int n = cf_sets_of(*g, players, sets), at = 0;
            assert_true(n < CF_SETS_MAX);
            while (at < (*g)->options_count) {
                for (int i = 0; i < (*g)->options_count && sb_setup_is_allowed(*g, &s); i++)
                    for (int k = 0; k < i; k++)
                        assert_true(sets_with(sets, n, i, s.value[i], k, s.value[k]) > 0);
                for (at = 0; at < (*g)->options_count; at++) { /* the next number */
                    const sb_option *o = &(*g)->options[at];
                    bool offered = o->players == 0 || (o->players >> players & 1);
                    if (++s.value[at] < (!offered ? 1 : o->values ? o->count : players + 1))
                        break;
                    s.value[at] = 0;
                }
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_few_options_are_tried_in_all_sets),
        cmocka_unit_test(test_many_options_are_tried_in_all_pairs),
        cmocka_unit_test(test_every_legal_pair_of_options_is_tried),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
