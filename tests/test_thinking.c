/* test_thinking.c: no bot allocates while it thinks: what it needs is there when its mind is opened (bot.h). */
#include "sagebrush/bot.h"
#include "test.h"

#include <stdlib.h>

static int allocations;

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__real_aligned_alloc(size_t alignment, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);
void *__wrap_aligned_alloc(size_t alignment, size_t n);

void *__wrap_malloc(size_t n)
{
    allocations++;
    return __real_malloc(n);
}

void *__wrap_calloc(size_t n, size_t size)
{
    allocations++;
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *p, size_t n)
{
    allocations++;
    return __real_realloc(p, n);
}

void *__wrap_aligned_alloc(size_t alignment, size_t n)
{
    allocations++;
    return __real_aligned_alloc(alignment, n);
}

static void check(const sb_bot *b, const sb_game *g)
{
    enum { DECISIONS = 6 };
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    const sb_bot_budget small = { .playouts = 3 };
    sb_setup setup;
    sb_mind *mind;
    sb_quick chance = { 1 };
    sb_setup_init(g, g->players_min, &setup);
    g->rules.setup(state, &setup, (const uint8_t[SB_KEY_BYTES]) { 2 }, NULL);
    allocations = 0;
    assert_int_equal(sb_mind_open(b, g, &mind), SB_OK);
    assert_int_equal(allocations, 1); /* the counter counts */
    for (int i = 0; i < DECISIONS && g->rules.pending(state); i++) {
        sb_thought thought;
        int seat = __builtin_ctz(g->rules.pending(state));
        sb_move move = sb_mind_move(mind, state, seat, NULL, &small, &chance, i % 2 ? &thought : NULL);
        g->rules.apply(state, seat, move, NULL);
    }
    assert_int_equal(allocations, 1);
    sb_mind_close(mind);
}

static void test_no_bot_allocates_while_it_thinks(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        for (int b = 0; sb_bots[b]; b++)
            if (sb_bot_plays(sb_bots[b], sb_games[i]))
                check(sb_bots[b], sb_games[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_no_bot_allocates_while_it_thinks) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
