/* test_bots.c: no bot knows what its seat does not: what is hidden dealt anew, the same choice and the same thought (bot.h). */
#include "sagebrush/bot.h"
#include "test.h"
#include "thin.h"

enum { SEEDS = 1, EVERY = 9, ASKED_MAX = 14 };

typedef union position {
    _Alignas(64) unsigned char bytes[SB_STATE_MAX];
} position;

static sb_move ask(const sb_bot *b, const sb_game *g, const position *p, int seat, sb_thought *thought)
{
    sb_quick chance = { 5 };
    const sb_bot_budget budget = { .playouts = 3 };
    memset(thought, 0, sizeof *thought);
    return sb_bot_move(b, g, p->bytes, seat, &budget, &chance, thought);
}

/* Without a thought the best level plays its best lines on. */
static sb_move answer(const sb_game *g, const position *p, int seat)
{
    sb_quick chance = { 7 };
    const sb_bot_budget budget = { .playouts = 3 };
    return sb_bot_move(sb_bot_find("best"), g, p->bytes, seat, &budget, &chance, NULL);
}

static void check_position(const sb_game *g, const position *now, int seat, sb_quick *q)
{
    position other = *now;
    g->rules.redact(other.bytes, seat);
    g->rules.determinize(other.bytes, seat, q);
    for (int b = 0; sb_bots[b]; b++) {
        sb_thought a_thought, b_thought;
        if (!sb_bot_plays(sb_bots[b], g))
            continue;
        sb_move a = ask(sb_bots[b], g, now, seat, &a_thought), c = ask(sb_bots[b], g, &other, seat, &b_thought);
        assert_memory_equal(&a, &c, sizeof a);
        assert_memory_equal(&a_thought, &b_thought, sizeof a_thought);
    }
    sb_move a = answer(g, now, seat), b = answer(g, &other, seat);
    assert_memory_equal(&a, &b, sizeof a);
}

static void play(const sb_game *g, int players, uint64_t seed)
{
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    position now;
    sb_quick q = { seed };
    sb_seed_number(seed, key);
    sb_setup_init(g, players, &setup);
    g->rules.setup(now.bytes, &setup, key, NULL);
    for (int ply = 0, asked = 0; g->rules.pending(now.bytes) && asked < thinned(ASKED_MAX); ply++) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(g->rules.pending(now.bytes)), n = g->rules.legal(now.bytes, seat, list);
        if (ply % EVERY == 0 && n > 1) {
            check_position(g, &now, seat, &q);
            asked++;
        }
        g->rules.apply(now.bytes, seat, list[sb_quick_below(&q, (uint32_t)n)], NULL);
    }
}

static void test_no_bot_sees_what_is_hidden(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        for (int n = sb_games[i]->players_min; n <= sb_games[i]->players_max; n++)
            for (uint64_t seed = 1; seed <= (uint64_t)thinned(SEEDS); seed++)
                play(sb_games[i], n, seed);
}

static void test_best_is_the_last(void **unused)
{
    (void)unused;
    int i = 0;
    while (sb_bots[i + 1])
        i++;
    assert_ptr_equal(sb_bot_find("best"), sb_bots[i]);
    assert_null(sb_bot_find("hal"));
    for (; i >= 0; i--)
        assert_true(strlen(sb_bots[i]->id) < SB_BOT_ID_MAX);
}

/* Once the flag is up it answers at once, and with a move. */
static void test_a_bot_can_be_stopped(void **unused)
{
    (void)unused;
    atomic_bool stop = true;
    const sb_bot_budget budget = { .stop = &stop };
    for (int i = 0; sb_games[i]; i++) {
        const sb_game *g = sb_games[i];
        sb_setup setup;
        position now;
        sb_quick chance = { 1 };
        sb_setup_init(g, g->players_max, &setup);
        g->rules.setup(now.bytes, &setup, (const uint8_t[SB_KEY_BYTES]) { 1 }, NULL);
        int seat = __builtin_ctz(g->rules.pending(now.bytes));
        sb_move move = sb_bot_move(sb_bot_find("best"), g, now.bytes, seat, &budget, &chance, NULL);
        assert_int_equal(sb_may_play(g, now.bytes, seat, move), SB_OK);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_bot_sees_what_is_hidden),
        cmocka_unit_test(test_best_is_the_last),
        cmocka_unit_test(test_a_bot_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
