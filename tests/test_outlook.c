/* test_outlook.c: what games offer to bots that look ahead and learn (outlook.h), in random play with every option. */
#include "sagebrush/outlook.h"
#include "setups.h"
#include "test.h"

typedef union position {
    _Alignas(16) unsigned char bytes[SB_STATE_MAX];
} position;

/* decide and resume together are apply. */
static void check_halt(const sb_game *g, const position *now, int seat, sb_move move)
{
    position whole = *now, halted = *now;
    g->rules.apply(whole.bytes, seat, move, NULL);
    if (g->bots.outlook->decide(halted.bytes, seat, move))
        g->bots.outlook->resume(halted.bytes);
    assert_memory_equal(whole.bytes, halted.bytes, g->state_size);
}

/* The same with notes on whatever was described before: another position, another seat, another game of it. */
static void check_notes(const sb_game *g, const position *p, int seat, const uint16_t *features, int n)
{
    static sb_notes notes;
    static const sb_game *of;
    uint16_t out[SB_FEATURES_MAX];
    if (of != g)
        notes = (sb_notes) { 0 };
    of = g;
    assert_int_equal(g->bots.outlook->describe_next(p->bytes, seat, &notes, out), n);
    assert_memory_equal(out, features, (size_t)n * sizeof *out);
}

static int describe(const sb_game *g, const position *p, int seat, uint16_t out[SB_FEATURES_MAX])
{
    int n = g->bots.outlook->describe(p->bytes, seat, out);
    if (g->bots.outlook->describe_next)
        check_notes(g, p, seat, out, n);
    assert_in_range(n, 1, SB_FEATURES_MAX);
    for (int i = 0; i < n; i++)
        assert_in_range(out[i], 0, g->bots.outlook->features - 1);
    return n;
}

static void assert_same_features(const sb_game *g, const position *a, const position *b, int seat)
{
    uint16_t of_a[SB_FEATURES_MAX], of_b[SB_FEATURES_MAX];
    int n = describe(g, a, seat, of_a);
    assert_int_equal(n, describe(g, b, seat, of_b));
    assert_memory_equal(of_a, of_b, (size_t)n * sizeof *of_a);
}

/* Nothing hidden is in the features: neither redacting nor dealing what is hidden anew changes them. */
static void check_secrets(const sb_game *g, const position *now, int players, sb_quick *chance)
{
    for (int seat = 0; seat < players; seat++) {
        position other = *now;
        g->rules.redact(other.bytes, seat);
        assert_same_features(g, now, &other, seat);
        g->rules.determinize(other.bytes, seat, chance);
        assert_same_features(g, now, &other, seat);
    }
}

static void check_afterstate(const sb_game *g, const position *now, int seat, sb_move move)
{
    uint16_t out[SB_FEATURES_MAX];
    position next = *now;
    g->bots.outlook->decide(next.bytes, seat, move);
    describe(g, &next, seat, out);
}

static void play(const sb_game *g, const sb_setup *setup, uint64_t seed)
{
    uint8_t key[SB_KEY_BYTES];
    position now;
    sb_quick chance = { seed };
    sb_seed_number(seed, key);
    g->rules.setup(now.bytes, setup, key, NULL);
    for (int ply = 0; g->rules.pending(now.bytes); ply++) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(g->rules.pending(now.bytes)), n = g->rules.legal(now.bytes, seat, list);
        sb_move move = list[sb_quick_below(&chance, (uint32_t)n)];
        if (ply % 4 == 0)
            check_secrets(g, &now, setup->players, &chance);
        check_afterstate(g, &now, seat, move);
        check_halt(g, &now, seat, move);
        g->rules.apply(now.bytes, seat, move, NULL);
    }
}

static void test_games(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        for (int n = sb_games[i]->players_min; sb_games[i]->bots.outlook && n <= sb_games[i]->players_max; n++)
            each_setup(sb_games[i], n, play);
}

/* The blocks follow one another without a gap, so that the list of them documents every feature. */
static void test_blocks(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++) {
        const sb_outlook *o = sb_games[i]->bots.outlook;
        int next = 0;
        for (const sb_block *b = o ? o->blocks : NULL; b && b->id; b++) {
            assert_int_equal(b->first, next);
            next += b->count;
        }
        assert_int_equal(next, o ? o->features : 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_games), cmocka_unit_test(test_blocks) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
