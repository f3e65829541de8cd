/* test_endings.c: the best ways to play a turn that a search keeps (src/bots/endings.h). */
#include "bots/endings.h"
#include "test.h"

static void note(endings *e, int value, int first, int position)
{
    if (endings_want(e, 3, value))
        endings_note(e, 3, 2, &(ending) { .value = value, .first = first, .hash = (uint64_t)position });
}

static void assert_kept(const endings *e, int n, const int values[])
{
    assert_int_equal(e->n, n);
    for (int i = 0; i < n; i++)
        assert_int_equal(e->at[i].value, values[i]);
}

static void test_the_best_come_first(void **state)
{
    (void)state;
    endings e = { 0 };
    for (int i = 0; i < 6; i++)
        note(&e, (i * 5) % 6, i, i);
    assert_kept(&e, 3, (const int[]) { 5, 4, 3 });
}

/* Several orders of the same actions: the best of them, wherever it comes. */
static void test_a_position_is_kept_once(void **state)
{
    (void)state;
    endings e = { 0 };
    note(&e, 4, 0, 7);
    note(&e, 6, 1, 7);
    note(&e, 5, 2, 7);
    assert_kept(&e, 1, (const int[]) { 6 });
    assert_int_equal(e.at[0].first, 1);
}

static void test_not_all_begin_alike(void **state)
{
    (void)state;
    endings e = { 0 };
    for (int i = 0; i < 5; i++)
        note(&e, 10 + i, 0, i);
    assert_kept(&e, 2, (const int[]) { 14, 13 });
    note(&e, 3, 1, 9);
    assert_kept(&e, 3, (const int[]) { 14, 13, 3 });
    note(&e, 15, 0, 10); /* the worse one of those that begin alike goes, not the worst of all */
    assert_kept(&e, 3, (const int[]) { 15, 14, 3 });
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_best_come_first),
        cmocka_unit_test(test_a_position_is_kept_once),
        cmocka_unit_test(test_not_all_begin_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
