/* test_bots.c: no bot knows what its seat does not: what is hidden dealt anew, the same choice and the same thought (bot.h). */
#include "sagebrush/bot.h"
#include "sagebrush/outlook.h"
#include "setups.h"
#include "test.h"
#include "thin.h"

enum { EVERY = 9, ASKED_MAX = 14, ASKED_WITH_OPTIONS = 2 };

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

static void check_bot(const sb_bot *b, const sb_game *g, const position *now, const position *other, int seat)
{
    sb_thought a_thought, b_thought;
    if (!sb_bot_plays(b, g))
        return;
    sb_move a = ask(b, g, now, seat, &a_thought), c = ask(b, g, other, seat, &b_thought);
    assert_memory_equal(&a, &c, sizeof a);
    assert_memory_equal(&a_thought, &b_thought, sizeof a_thought);
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
    const sb_bot *bot;
    for (int b = 0; (bot = sb_bot_at(b)); b++)
        check_bot(bot, g, now, &other, seat);
    for (int b = 0; (bot = sb_drifter_at(b)); b++)
        check_bot(bot, g, now, &other, seat);
    sb_move a = answer(g, now, seat), b = answer(g, &other, seat);
    assert_memory_equal(&a, &b, sizeof a);
}

/* With an option few positions, but far apart. */
static void play(const sb_game *g, const sb_setup *setup, uint64_t seed)
{
    uint8_t key[SB_KEY_BYTES];
    position now;
    sb_quick q = { seed };
    int most = seed == 1 ? ASKED_MAX : ASKED_WITH_OPTIONS, every = EVERY * ASKED_MAX / most;
    sb_seed_number(seed, key);
    g->rules.setup(now.bytes, setup, key, NULL);
    for (int ply = 0, asked = 0; g->rules.pending(now.bytes) && asked < thinned(most); ply++) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(g->rules.pending(now.bytes)), n = g->rules.legal(now.bytes, seat, list);
        if (ply % every == 0 && n > 1) {
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
            each_setup(sb_games[i], n, play);
}

/* The moves of the list, by index, that playing on by one decision may have played. */
static uint64_t played_on(const sb_game *g, const position *p, int seat, const sb_move *list, int n)
{
    position after = *p;
    sb_quick chance = { 5 };
    uint64_t which = 0;
    g->bots.outlook->play_on(after.bytes, 1, &chance);
    for (int i = 0; i < n && i < 64; i++) {
        position tried = *p;
        g->rules.apply(tried.bytes, seat, list[i], NULL);
        if (memcmp(tried.bytes, after.bytes, g->state_size) == 0)
            which |= UINT64_C(1) << i;
    }
    return which;
}

/* outlook.h: play_on.  A move of the list, and the same one whatever is hidden. */
static void check_playing_on(const sb_game *g, int players, uint64_t seed)
{
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    position now;
    sb_quick q = { seed };
    sb_seed_number(seed, key);
    sb_setup_init(g, players, &setup);
    g->rules.setup(now.bytes, &setup, key, NULL);
    for (unsigned pending; (pending = g->rules.pending(now.bytes)) != 0;) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(pending), n = g->rules.legal(now.bytes, seat, list);
        position other = now;
        g->rules.redact(other.bytes, seat);
        g->rules.determinize(other.bytes, seat, &q);
        assert_true(played_on(g, &now, seat, list, n) & played_on(g, &other, seat, list, n));
        g->rules.apply(now.bytes, seat, list[sb_quick_below(&q, (uint32_t)n)], NULL);
    }
}

static void test_playing_on_sees_nothing_hidden(void **unused)
{
    (void)unused;
    int games = 0;
    for (int i = 0; sb_games[i]; i++) {
        const sb_game *g = sb_games[i];
        if (!g->bots.outlook || !g->bots.outlook->play_on)
            continue;
        games++;
        for (int n = g->players_min; n <= g->players_max; n++)
            for (uint64_t seed = 1; seed <= (uint64_t)thinned(20); seed++)
                check_playing_on(g, n, seed);
    }
    assert_int_equal(games, 1);
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

/* They are no levels, each plays one game, and each does what its idea says: moves of the kinds that it wants come up more
 * often than in greedy's games. */
static int count_kind(const sb_bot *b, const sb_game *g, const char *kind)
{
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    position now;
    sb_quick q = { 1 };
    int count = 0;
    sb_seed_number(4, key);
    sb_setup_init(g, 2, &setup);
    g->rules.setup(now.bytes, &setup, key, NULL);
    for (unsigned pending; (pending = g->rules.pending(now.bytes)) != 0;) {
        int seat = __builtin_ctz(pending);
        sb_move move = sb_bot_move(seat == 0 ? b : sb_bot_find("greedy"), g, now.bytes, seat, NULL, &q, NULL);
        count += seat == 0 && strcmp(g->moves.at[move.kind].id, kind) == 0;
        g->rules.apply(now.bytes, seat, move, NULL);
    }
    return count;
}

static void test_drifters_have_one_idea(void **unused)
{
    (void)unused;
    static const struct {
        const char *bot, *kind;
        bool wants;
    } CASES[] = { { "gwt_builder", "build", true }, { "gwt_rancher", "buy", true }, { "gwt_engineer", "engine", true },
        { "gwt_miser", "hire", false }, { "co_hoarder", "take", true } };
    const sb_bot *b;
    int n = 0;
    for (; (b = sb_drifter_at(n)); n++) {
        assert_null(sb_bot_find(b->id));
        assert_ptr_equal(sb_bot_named(b->id), b);
    }
    assert_true(n >= 10);
    assert_ptr_equal(sb_bot_named("best"), sb_bot_find("best"));
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        b = sb_bot_named(CASES[i].bot);
        const sb_game *g = NULL;
        for (int k = 0; sb_games[k]; k++)
            g = sb_bot_plays(b, sb_games[k]) ? sb_games[k] : g;
        int own = count_kind(b, g, CASES[i].kind), usual = count_kind(sb_bot_find("greedy"), g, CASES[i].kind);
        if (CASES[i].wants ? own <= usual : own >= usual)
            fail_msg("%s: %d times %s, greedy %d times", b->id, own, CASES[i].kind, usual);
    }
}

/* A clock that goes on by one whenever somebody looks. */
static int64_t looked;
static int64_t looks(void)
{
    return ++looked;
}

/* The time runs out somewhere in the wide beam: what is answered is worth no less than what the narrow one found. */
static void check_out_of_time(const sb_game *g, const position *now, int seat, int64_t unused[2])
{
    (void)unused;
    const sb_bot *b = sb_bot_find("sheriff");
    sb_bot_budget budget = { .playouts = 1, .ms = 1000000, .clock = looks };
    sb_thought narrow, wide;
    looked = 0;
    sb_bot_move(b, g, now->bytes, seat, &budget, &(sb_quick) { 3 }, NULL);
    int narrow_looks = (int)looked;
    for (int more = 0; more < 12; more++) {
        budget = (sb_bot_budget) { .ms = narrow_looks + more, .clock = looks };
        looked = 0;
        sb_bot_move(b, g, now->bytes, seat, &budget, &(sb_quick) { 3 }, more ? &wide : &narrow);
        if (more && wide.value < narrow.value)
            fail_msg("%s: %d after %d looks, %d after %d", g->id, wide.value, budget.ms, narrow.value, narrow_looks);
    }
}

static void check_stopped(const sb_game *g, const position *now, int seat, int64_t visits[2])
{
    atomic_bool stop = true;
    const sb_bot_budget whole = { 0 }, stopped = { .stop = &stop };
    sb_thought thought;
    sb_move move = sb_bot_move(sb_bot_find("best"), g, now->bytes, seat, &stopped, &(sb_quick) { 1 }, &thought);
    assert_int_equal(sb_may_play(g, now->bytes, seat, move), SB_OK);
    visits[0] += thought.visits;
    sb_bot_move(sb_bot_find("best"), g, now->bytes, seat, &whole, &(sb_quick) { 1 }, &thought);
    visits[1] += thought.visits;
}

typedef void check_of_position(const sb_game *g, const position *now, int seat, int64_t visits[2]);

static void each_choice(const sb_game *g, int players, int most, check_of_position *check, int64_t visits[2])
{
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    position now;
    sb_quick q = { 2 };
    sb_seed_number(1, key);
    sb_setup_init(g, players, &setup);
    g->rules.setup(now.bytes, &setup, key, NULL);
    for (int asked = 0; g->rules.pending(now.bytes) && asked < most;) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(g->rules.pending(now.bytes)), n = g->rules.legal(now.bytes, seat, list);
        if (n > 1) {
            check(g, &now, seat, visits);
            asked++;
        }
        g->rules.apply(now.bytes, seat, list[sb_quick_below(&q, (uint32_t)n)], NULL);
    }
}

/* Once the flag is up it answers after a look, and with a move. */
static void test_a_bot_can_be_stopped(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++) {
        int64_t visits[2] = { 0 };
        each_choice(sb_games[i], sb_games[i]->players_max, thinned(12), check_stopped, visits);
        if (4 * visits[0] > visits[1])
            fail_msg("%s: %d visits when stopped, %d otherwise", sb_games[i]->id, (int)visits[0], (int)visits[1]);
    }
}

static void test_time_that_runs_out_loses_nothing(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        if (sb_games[i]->bots.outlook && !sb_games[i]->bots.outlook->play_on) /* those by playouts have no beam */
            each_choice(sb_games[i], 2, thinned(60), check_out_of_time, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_bot_sees_what_is_hidden),
        cmocka_unit_test(test_playing_on_sees_nothing_hidden),
        cmocka_unit_test(test_best_is_the_last),
        cmocka_unit_test(test_drifters_have_one_idea),
        cmocka_unit_test(test_a_bot_can_be_stopped),
        cmocka_unit_test(test_time_that_runs_out_loses_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
