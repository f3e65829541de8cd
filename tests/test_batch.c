/* test_batch.c: positions, moves as numbers, and many games at once (position.h, actions.h, batch.h, match.h). */
#include "sagebrush/batch.h"
#include "sagebrush/heap.h"
#include "sagebrush/match.h"
#include "sagebrush/outlook.h"
#include "sagebrush/position.h"
#include "test.h"

#include <pthread.h>
#include <stdlib.h>

static void setup_of(const sb_game *g, int players, sb_setup *setup, uint8_t key[SB_KEY_BYTES])
{
    assert_int_equal(sb_setup_init(g, players, setup), SB_OK);
    sb_seed_number(3, key);
}

static sb_position *new_position(const sb_game *g, int players)
{
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_position *p;
    setup_of(g, players, &setup, key);
    assert_int_equal(sb_position_new(g, &setup, key, &p), SB_OK);
    return p;
}

/* ---- positions --------------------------------------------------------------------------------------------------- */

/* A step is what the rules do; a copy plays on by itself. */
static void test_position_plays_by_the_rules(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++) {
        const sb_game *g = sb_games[i];
        sb_position *p = new_position(g, g->players_max), *copy = sb_position_clone(p);
        _Alignas(64) unsigned char state[SB_STATE_MAX];
        sb_quick chance = { 5 };
        memcpy(state, sb_position_state(p), g->state_size);
        for (int n = sb_position_count(p); n > 0;) {
            int at = (int)sb_quick_below(&chance, (uint32_t)n), seat = __builtin_ctz(g->rules.pending(state));
            sb_move list[SB_MOVES_MAX];
            assert_int_equal(g->rules.legal(state, seat, list), n);
            assert_int_equal(sb_position_seat(p), seat);
            assert_int_equal(sb_position_step(p, n), -1);
            assert_int_equal(sb_position_step(p, -1), -1);
            g->rules.apply(state, seat, list[at], NULL);
            assert_int_equal(sb_position_play(copy, seat, list[at], NULL), SB_OK);
            n = sb_position_step(p, at);
            assert_memory_equal(sb_position_state(p), state, g->state_size);
        }
        assert_int_equal(sb_position_seat(p), -1);
        assert_int_equal(sb_position_step(p, 0), -1);
        assert_true(sb_position_hash(p) == sb_position_hash(copy));
        assert_true(sb_position_hash(p) == sb_state_hash(g, state));
        sb_position_free(p);
        sb_position_free(copy);
    }
}

static void test_position_refuses(void **unused)
{
    (void)unused;
    const sb_game *g = sb_game_find("goldriver");
    sb_setup setup = { .players = 6 };
    uint8_t key[SB_KEY_BYTES] = { 0 };
    sb_position *p = (sb_position *)&setup;
    char bytes[64];
    sb_text detail = SB_TEXT(bytes);
    assert_int_equal(sb_position_new(g, &setup, key, &p), SB_BAD_PLAYERS);
    assert_null(p);
    assert_int_equal(sb_position_read_packed(g, "no", 2, &p, &detail), SB_BAD_JSON);
    assert_null(p);
    sb_position *gold = new_position(g, 2), *other = new_position(sb_game_find("colorado"), 2);
    assert_false(sb_position_assign(gold, other));
    sb_position_free(gold);
    sb_position_free(other);
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* In every list each move has a number, no two the same, none of them spare; the text of the number is the move's. */
static void check_numbers(const sb_game *g, const sb_actions *a, const sb_move *list, int n)
{
    int32_t id[SB_MOVES_MAX];
    char said[128], wanted[128];
    sb_text text = SB_TEXT(said), move = SB_TEXT(wanted);
    sb_actions_of(a, list, n, id);
    for (int i = 0; i < n; i++) {
        assert_in_range(id[i], 0, sb_actions_count(a) - SB_ACTIONS_SPARE - 1);
        for (int other = 0; other < i; other++)
            assert_int_not_equal(id[i], id[other]);
    }
    int at = n / 2;
    assert_int_equal(sb_actions_find(a, list, n, id[at]), at);
    sb_actions_write(a, id[at], &text);
    sb_move_write(g, list[at], &move);
    assert_int_equal(strcspn(said, ":#"), strcspn(wanted, ":"));
    assert_memory_equal(said, wanted, strcspn(wanted, ":"));
}

/* A game that is new has no numbers before `make actions`, and is refused. */
static void test_actions(void **unused)
{
    (void)unused;
    int numbered = 0;
    for (int i = 0; sb_games[i]; i++) {
        const sb_game *g = sb_games[i];
        sb_actions *a;
        sb_error e = sb_actions_new(g, &a);
        if (e == SB_UNKNOWN_GAME)
            continue;
        assert_int_equal(e, SB_OK);
        numbered++;
        for (int players = g->players_min; players <= g->players_max; players++) {
            sb_position *p = new_position(g, players);
            sb_quick chance = { (uint64_t)players };
            for (int n = sb_position_count(p); n > 0;) {
                check_numbers(g, a, sb_position_moves(p), n);
                n = sb_position_step(p, (int)sb_quick_below(&chance, (uint32_t)n));
            }
            sb_position_free(p);
        }
        sb_actions_free(a);
    }
    assert_true(numbered >= 4);
}

/* A move that no simulation has met is spare, and playable all the same. */
static void test_actions_spare(void **unused)
{
    (void)unused;
    const sb_game *g = sb_game_find("goldriver");
    sb_actions *a;
    sb_move list[2];
    int32_t id[2];
    char said[32];
    sb_text text = SB_TEXT(said);
    assert_int_equal(sb_move_read(g, "bid:5", &list[0]), SB_OK);
    assert_int_equal(sb_move_read(g, "bid:5000", &list[1]), SB_OK);
    assert_int_equal(sb_actions_new(g, &a), SB_OK);
    sb_actions_of(a, list, 2, id);
    assert_int_equal(id[1], sb_actions_count(a) - SB_ACTIONS_SPARE);
    assert_int_equal(sb_actions_find(a, list, 2, id[1]), 1);
    sb_actions_write(a, id[1], &text);
    assert_string_equal(said, "spare#1");
    sb_text_clear(&text);
    sb_actions_write(a, id[0], &text);
    assert_string_equal(said, "bid:5");
    sb_actions_free(a);
}

/* ---- batches ----------------------------------------------------------------------------------------------------- */

enum { GAMES = 130, STEPS = 400 };

typedef struct buffers {
    int8_t seat[GAMES];
    int32_t legal[GAMES], action[GAMES], score[GAMES * SB_SEATS_MAX], length[GAMES];
    float reward[GAMES * SB_SEATS_MAX];
    uint8_t done[GAMES], *mask, *observation;
} buffers;

static sb_batch *open_batch(const sb_game *g, int players, int threads, sb_batch_actions actions, buffers *to)
{
    sb_batch_plan plan = { .game = g, .games = GAMES, .threads = threads, .actions = actions };
    sb_actions *a;
    sb_batch *b;
    setup_of(g, players, &plan.setup, plan.key);
    assert_int_equal(sb_actions_new(g, &a), SB_OK);
    *to = (buffers) { .mask = calloc(GAMES, (size_t)sb_actions_count(a)),
        .observation = calloc(GAMES, (size_t)sb_features_count(g)) };
    sb_actions_free(a);
    sb_batch_buffers at = { .seat = to->seat,
        .legal = to->legal,
        .mask = to->mask,
        .observation = to->observation,
        .reward = to->reward,
        .done = to->done,
        .score = to->score,
        .length = to->length };
    assert_int_equal(sb_batch_new(&plan, &at, &b), SB_OK);
    return b;
}

static void close_batch(sb_batch *b, buffers *to)
{
    sb_batch_free(b);
    free(to->mask);
    free(to->observation);
}

/* Nothing hidden is in an observation: the redacted position gives the same one. */
static void check_observation(const sb_game *g, const sb_batch *b, const buffers *to, int game)
{
    _Alignas(64) unsigned char seen[SB_STATE_MAX];
    uint8_t wanted[4096];
    memcpy(seen, sb_batch_state(b, game), g->state_size);
    g->rules.redact(seen, to->seat[game]);
    sb_observe(g, seen, to->seat[game], wanted);
    size_t features = (size_t)sb_features_count(g);
    assert_memory_equal(to->observation + (size_t)game * features, wanted, features);
}

static void check_mask(sb_batch *b, const sb_actions *a, const buffers *to, int game)
{
    int32_t id[SB_MOVES_MAX];
    const uint8_t *mask = to->mask + (size_t)game * (size_t)sb_actions_count(a);
    int set = 0;
    sb_actions_of(a, sb_batch_moves(b, game), to->legal[game], id);
    for (int i = 0; i < to->legal[game]; i++)
        assert_int_equal(mask[id[i]], 1);
    for (int i = 0; i < sb_actions_count(a); i++)
        set += mask[i];
    assert_int_equal(set, to->legal[game]);
}

/* Game 77 of a batch is the game that somebody plays alone with the same keys and the same moves; others go on beside it. */
static void play_beside(const sb_game *g, int players, int threads, sb_batch_actions actions)
{
    enum { WATCHED = 77 };
    buffers to;
    sb_batch *b = open_batch(g, players, threads, actions, &to);
    sb_batch_plan plan = { .game = g };
    sb_actions *a;
    sb_position *p;
    uint8_t key[SB_KEY_BYTES];
    uint64_t number = WATCHED;
    int ended = 0, length = 0;
    assert_int_equal(sb_actions_new(g, &a), SB_OK);
    setup_of(g, players, &plan.setup, plan.key);
    sb_seed_series(plan.key, number, key);
    assert_int_equal(sb_position_new(g, &plan.setup, key, &p), SB_OK);
    for (int step = 0; step < STEPS; step++) {
        check_observation(g, b, &to, step % GAMES);
        check_mask(b, a, &to, WATCHED);
        sb_batch_sample(b, to.action);
        int at = to.action[WATCHED];
        if (actions == SB_ACTION_ID)
            at = sb_actions_find(a, sb_position_moves(p), sb_position_count(p), at);
        assert_int_equal(sb_batch_step(b, to.action), 0);
        length++;
        int left = sb_position_step(p, at);
        assert_int_equal(to.done[WATCHED], left == 0);
        if (left == 0) {
            sb_result r;
            g->rules.result(sb_position_state(p), &r);
            assert_int_equal(to.score[WATCHED * players], r.score[0][g->categories.count - 1]);
            assert_true(
                to.reward[WATCHED * players] == (r.winners & 1 ? 1.0f / (float)__builtin_popcount(r.winners) : 0));
            assert_int_equal(to.length[WATCHED], length);
            sb_seed_series(plan.key, number += GAMES, key);
            sb_position_restart(p, &plan.setup, key);
            ended++;
            length = 0;
        }
        assert_memory_equal(sb_batch_state(b, WATCHED), sb_position_state(p), g->state_size);
        assert_int_equal(to.seat[WATCHED], sb_position_seat(p));
        assert_int_equal(to.legal[WATCHED], sb_position_count(p));
    }
    assert_true(ended > 0);
    assert_true(sb_batch_decisions(b) == (uint64_t)GAMES * STEPS);
    sb_actions_free(a);
    sb_position_free(p);
    close_batch(b, &to);
}

static void test_batch_plays_what_one_plays(void **unused)
{
    (void)unused;
    play_beside(sb_game_find("goldriver"), 3, 1, SB_ACTION_INDEX);
    play_beside(sb_game_find("goldriver"), 2, 3, SB_ACTION_ID);
    play_beside(sb_game_find("colorado"), 2, 2, SB_ACTION_INDEX);
    play_beside(sb_game_find("gwt"), 1, 2, SB_ACTION_ID);
}

static void test_batch_refuses_what_is_not_legal(void **unused)
{
    (void)unused;
    buffers to, before;
    sb_batch *b = open_batch(sb_game_find("goldriver"), 2, 1, SB_ACTION_ID, &to);
    unsigned char state[SB_STATE_MAX];
    sb_batch_sample(b, to.action);
    to.action[129] = 1 << 30;
    memcpy(state, sb_batch_state(b, 0), 64);
    before = to;
    assert_int_equal(sb_batch_step(b, to.action), 130);
    assert_memory_equal(&before, &to, sizeof to);
    assert_memory_equal(sb_batch_state(b, 0), state, 64);
    close_batch(b, &to);
}

static void test_batch_refuses_plans(void **unused)
{
    (void)unused;
    sb_batch *b;
    sb_batch_buffers none = { 0 }, observation = { .observation = (uint8_t *)&none };
    sb_batch_plan plan = { .game = sb_game_find("goldriver"), .setup = { .players = 9 }, .games = 1 };
    assert_int_equal(sb_batch_new(&plan, &none, &b), SB_BAD_PLAYERS);
    plan.setup.players = 2;
    plan.games = 0;
    assert_int_equal(sb_batch_new(&plan, &none, &b), SB_LIMIT);
    plan = (sb_batch_plan) { .game = sb_game_find("template"), .setup = { .players = 2 }, .games = 1 };
    assert_int_equal(sb_batch_new(&plan, &observation, &b), SB_UNKNOWN_GAME);
    assert_null(b);
}

/* ---- nothing is global ------------------------------------------------------------------------------------------- */

static void *play_match(void *argument)
{
    uint64_t *hash = argument;
    sb_match m = { .game = sb_game_find("colorado"),
        .setup = { .players = 2 },
        .bot = { sb_bot_find("greedy"), sb_bot_find("greenhorn") },
        .luck = { 1, 2 } };
    uint8_t key[SB_KEY_BYTES];
    sb_result r;
    memset(&r, 0, sizeof r);
    sb_seed_number(9, key);
    if (sb_match_play(&m, key, &r) == SB_OK)
        *hash = sb_hash(&r, sizeof r);
    return NULL;
}

static void test_threads_do_not_meet(void **unused)
{
    (void)unused;
    pthread_t thread[4];
    uint64_t hash[4] = { 0 };
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, play_match, &hash[i]), 0);
    for (int i = 0; i < 4; i++)
        pthread_join(thread[i], NULL);
    for (int i = 0; i < 4; i++)
        assert_true(hash[i] != 0 && hash[i] == hash[0]);
}

static void test_match_refuses(void **unused)
{
    (void)unused;
    sb_match m = { .game = sb_game_find("colorado"), .setup = { .players = 2 }, .bot = { sb_bot_find("greedy") } };
    uint8_t key[SB_KEY_BYTES] = { 0 };
    sb_result r;
    assert_int_equal(sb_match_play(&m, key, &r), SB_UNKNOWN_BOT);
    m.setup.players = 7;
    assert_int_equal(sb_match_play(&m, key, &r), SB_BAD_PLAYERS);
}

static void test_lists_have_an_end(void **unused)
{
    (void)unused;
    int games = 0, bots = 0;
    while (sb_game_at(games))
        assert_ptr_equal(sb_game_at(games), sb_games[games]), games++;
    while (sb_bot_at(bots))
        assert_ptr_equal(sb_bot_at(bots), sb_bots[bots]), bots++;
    assert_true(games > 3 && bots > 2);
    assert_null(sb_game_at(games + 5));
    assert_null(sb_game_at(-1));
    assert_null(sb_bot_at(-1));
    assert_int_equal(sb_api(), SB_API);
    assert_int_equal(sb_abi(), SB_ABI);
    assert_string_equal(sb_version(), SB_VERSION);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_position_plays_by_the_rules),
        cmocka_unit_test(test_position_refuses), cmocka_unit_test(test_actions), cmocka_unit_test(test_actions_spare),
        cmocka_unit_test(test_batch_plays_what_one_plays), cmocka_unit_test(test_batch_refuses_what_is_not_legal),
        cmocka_unit_test(test_batch_refuses_plans), cmocka_unit_test(test_threads_do_not_meet),
        cmocka_unit_test(test_match_refuses), cmocka_unit_test(test_lists_have_an_end) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
