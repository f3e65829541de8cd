/* test_memory.c: what a table does when memory runs out: the call is refused, nothing has changed, nothing leaks.
 *
 * The linker puts these functions in the place of malloc's (--wrap): the allocation number `fail_at` fails. */
#include "table_fixture.h"

#include <stdlib.h>

static int fail_at, allocations; /* fail_at 0: never */

void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t size);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t size);

static bool is_the_last_straw(void)
{
    return ++allocations == fail_at;
}

void *__wrap_calloc(size_t n, size_t size)
{
    return is_the_last_straw() ? NULL : __real_calloc(n, size);
}

void *__wrap_realloc(void *p, size_t size)
{
    return is_the_last_straw() ? NULL : __real_realloc(p, size);
}

static void let_fail(int number)
{
    allocations = 0;
    fail_at = number;
}

/* Does the call with its first, second ... allocation failing until none is left that fails.  Answers how many did. */
#define FAILURES(t, call)                                                                                              \
    ({                                                                                                                 \
        int failures_ = 0;                                                                                             \
        for (;;) {                                                                                                     \
            sb_text before_ = fingerprint(t);                                                                          \
            let_fail(failures_ + 1);                                                                                   \
            sb_error e_ = (call);                                                                                      \
            let_fail(0);                                                                                               \
            if (e_ == SB_OK) {                                                                                         \
                sb_heap_text_free(&before_);                                                                           \
                break;                                                                                                 \
            }                                                                                                          \
            assert_int_equal(e_, SB_NO_MEMORY);                                                                        \
            assert_unchanged((t), &before_);                                                                           \
            failures_++;                                                                                               \
        }                                                                                                              \
        failures_;                                                                                                     \
    })

static void test_new_and_load(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 3, 1);
    tp_state st;
    tp_game.rules.setup(&st, &s.setup, s.key, NULL);
    for (int i = 1; i <= 6; i++) {
        char buffer[128];
        sb_text why = SB_TEXT(buffer);
        sb_table *a = NULL, *b = NULL;
        let_fail(i); /* table, state, events, and two for the first checkpoint */
        assert_int_equal(sb_table_new(&s, &a), i <= 5 ? SB_NO_MEMORY : SB_OK);
        let_fail(i);
        assert_int_equal(sb_table_load(&s, &st, &b, &why), i <= 4 ? SB_NO_MEMORY : SB_OK);
        let_fail(0);
        assert_int_equal(a != NULL, i > 5);
        assert_int_equal(b != NULL, i > 4);
        sb_table_free(a);
        sb_table_free(b);
    }
}

/* A whole game and every way back: each call first fails as often as it can. */
static void test_play_and_undo(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 4, 1);
    sb_quick chance = { 1 };
    int failures = 0;
    for (int i = 0; i < 200; i++) {
        unsigned pending = sb_table_pending(t);
        if (pending == 0)
            break;
        int seat = __builtin_ctz(pending);
        sb_move move = first_move(t, seat);
        failures += FAILURES(t, sb_table_play(t, seat, move, NULL));
        if (sb_table_can_undo(t, 0) && sb_quick_below(&chance, 3) == 0)
            failures += FAILURES(t, sb_table_undo(t, 0));
        if (sb_table_can_redo(t, 0))
            failures += FAILURES(t, sb_table_redo(t, 0));
        if (i < 100 && sb_table_plies(t) > 10 && sb_quick_below(&chance, 5) == 0)
            failures += FAILURES(t, sb_table_undo_agreed(t, 8, everybody(t)));
    }
    assert_int_equal(sb_table_pending(t), 0);
    assert_true(failures > 10);
    sb_table_free(t);
}

/* Giving memory back may fail, too: then the game is over all the same. */
static void test_the_last_move(void **unused)
{
    (void)unused;
    sb_table *whole = table_for(&tp_game, 2, 1);
    play_to_the_end(whole, 1);
    int last = sb_table_plies(whole) - 1, ended = 0;
    for (int fail = 1; fail < 10; fail++) {
        sb_table *t = table_for(&tp_game, 2, 1);
        for (int i = 0; i <= last; i++) {
            let_fail(i == last ? fail : 0);
            sb_error e = sb_table_play(t, sb_table_ply(whole, i)->seat, sb_table_ply(whole, i)->move, NULL);
            assert_true(e == SB_OK || (i == last && e == SB_NO_MEMORY));
        }
        let_fail(0);
        assert_int_equal(sb_table_plies(t) == last + 1, sb_table_pending(t) == 0);
        ended += sb_table_pending(t) == 0;
        sb_table_free(t);
    }
    assert_true(ended > 5);
    sb_table_free(whole);
}

static sb_error copied(const sb_table *t, sb_table **copy)
{
    sb_error e = sb_table_copy(t, copy);
    assert_int_equal(e == SB_OK, *copy != NULL);
    return e;
}

static void test_a_copy(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 4, 1), *copy = NULL;
    play_on(t, 12, 1);
    assert_int_equal(sb_table_undo_agreed(t, 8, everybody(t)), SB_OK);
    play_on(t, 4, 1);
    assert_int_equal(
        FAILURES(t, copied(t, &copy)), 8); /* table, state, log, events, two for checkpoints, past, incidents */
    sb_table_free(copy);
    sb_table_free(t);
}

static void test_reading_a_record(void **unused)
{
    (void)unused;
    for (int loaded = 0; loaded < 2; loaded++) {
        sb_table *t = table_for(&tp_game, 3, 1);
        if (loaded) {
            sb_table *from = t;
            assert_int_equal(sb_table_load(sb_table_setup_of(from), sb_table_state(from), &t, NULL), SB_OK);
            sb_table_free(from);
        }
        play_on(t, 5, 1);
        assert_int_equal(sb_table_undo_agreed(t, 2, 7), SB_OK);
        play_to_the_end(t, 2);
        sb_text record = host_record(t);
        sb_table_free(t);
        int failures = 0;
        for (sb_error e = SB_NO_MEMORY; e != SB_OK; failures++) {
            sb_table *back = (sb_table *)&back;
            char buffer[256];
            sb_text why = SB_TEXT(buffer);
            let_fail(failures + 1);
            e = sb_record_read(record.at, record.n, &back, &why);
            let_fail(0);
            assert_true(e == SB_OK || e == SB_NO_MEMORY);
            assert_int_equal(e == SB_OK, back != NULL);
            assert_int_equal(e == SB_OK, buffer[0] == '\0');
            sb_table_free(back);
        }
        assert_true(failures > 5);
        sb_heap_text_free(&record);
    }
}

static void test_a_text_is_cut(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 2, 1);
    play_to_the_end(t, 1);
    for (int i = 1; i < 4; i++) {
        sb_text out = sb_heap_text();
        let_fail(i);
        sb_record_write_host(t, &out);
        let_fail(0);
        assert_true(out.cut);
        assert_int_equal(strlen(out.at), out.n);
        sb_heap_text_free(&out);
    }
    sb_table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_new_and_load),
        cmocka_unit_test(test_play_and_undo),
        cmocka_unit_test(test_the_last_move),
        cmocka_unit_test(test_a_copy),
        cmocka_unit_test(test_reading_a_record),
        cmocka_unit_test(test_a_text_is_cut),
    };
    return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
