/* test_checkpoint.c: copies of states kept as differences come back byte for byte (src/table/checkpoint.c). */
#include "table/table_private.h"
#include "test.h"

#include <stdlib.h>

enum { SIZE = 1000, STATES = 100 };

typedef struct fixture {
    sb_checkpoints c;
    uint8_t state[STATES][SIZE];
} fixture;

static void free_checkpoints(sb_checkpoints *c)
{
    free(c->index.at);
    free(c->bytes.at);
}

static void push(fixture *f, int i)
{
    assert_true(sb_checkpoint_room(&f->c, 1, SIZE));
    sb_checkpoint_push(&f->c, f->state[i], SIZE, 0);
}

static void assert_all(const fixture *f, int n)
{
    uint8_t out[SIZE];
    assert_int_equal(f->c.index.n, n);
    for (int i = 0; i < n; i++) {
        memset(out, 0xee, sizeof out);
        sb_checkpoint_get(&f->c, i, out, SIZE);
        assert_memory_equal(out, f->state[i], SIZE);
    }
}

/* `bytes` random bytes of every state are other ones than in the state before. */
static void fill(fixture *f, int bytes, sb_quick *chance)
{
    for (int i = 1; i < STATES; i++) {
        memcpy(f->state[i], f->state[i - 1], SIZE);
        for (int k = 0; k < bytes; k++)
            f->state[i][sb_quick_below(chance, SIZE)]++;
    }
}

static void test_states_come_back(void **unused)
{
    (void)unused;
    static const int bytes[] = { 0, 1, 10, 100, 1000 };
    for (size_t k = 0; k < sizeof bytes / sizeof bytes[0]; k++) {
        static fixture f;
        memset(&f, 0, sizeof f);
        sb_quick chance = { k };
        fill(&f, bytes[k], &chance);
        for (int i = 0; i < STATES; i++)
            push(&f, i);
        assert_all(&f, STATES);
        if (bytes[k] <= 1)
            assert_true(f.c.bytes.n < 26 * SIZE); /* at most 99 runs of 5 bytes to a full copy */
        if (bytes[k] == 1000)
            assert_int_equal(f.c.bytes.n, STATES * SIZE); /* nothing to gain */
        free_checkpoints(&f.c);
    }
}

static void test_the_first_and_the_last_byte(void **unused)
{
    (void)unused;
    static fixture f;
    memset(&f, 0, sizeof f);
    f.state[1][0] = 1;
    f.state[2][SIZE - 1] = 1;
    memset(f.state[3], 1, SIZE / 2 - 4); /* just fits */
    memset(f.state[4], 1, SIZE / 2 - 3); /* does not */
    for (int i = 0; i < 5; i++)
        push(&f, i);
    assert_all(&f, 5);
    assert_int_equal(f.c.index.at[3].base, 0);
    assert_int_equal(f.c.index.at[4].base, f.c.index.at[4].at);
    free_checkpoints(&f.c);
}

static void test_cut_and_go_on(void **unused)
{
    (void)unused;
    static fixture f;
    memset(&f, 0, sizeof f);
    sb_quick chance = { 7 };
    fill(&f, 60, &chance);
    for (int i = 0; i < STATES; i++)
        push(&f, i);
    for (int n = STATES; n >= 0; n -= 9) {
        sb_checkpoint_cut(&f.c, n);
        assert_all(&f, n);
        sb_checkpoint_cut(&f.c, STATES); /* there are not so many: nothing to do */
        assert_all(&f, n);
        for (int i = n; i < n + 3 && i < STATES; i++) {
            f.state[i][i]++;
            push(&f, i);
        }
        assert_all(&f, n + 3 < STATES ? n + 3 : STATES);
    }
    free_checkpoints(&f.c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_states_come_back),
        cmocka_unit_test(test_the_first_and_the_last_byte),
        cmocka_unit_test(test_cut_and_go_on),
    };
    return cmocka_run_group_tests_name("checkpoint", tests, NULL, NULL);
}
