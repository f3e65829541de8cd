/* test_self_play.c: games to learn from (self_play.h): ways that were not played are learned from, and the game stays the same. */
#include "learn/self_play.h"
#include "test.h"

#include <stdlib.h>

static const sb_game *game(void)
{
    return sb_game_find("gwt");
}

static net own_net(void)
{
    net n;
    net_file file = net_weights(game());
    assert_true(net_read(&n, file.at, file.bytes, game(), 1));
    return n;
}

static self_play_plan plan_of(const net *n, bool compare)
{
    self_play_plan p = { .game = game(),
        .net = n,
        .level = { .beam = 2, .deals = 1, .lines = 4, .alike = 2, .rounds = 1, .ahead = 1 },
        .mix_n = 1,
        .mix_weight = 1,
        .seed = 5,
        .lambda = 0.9f,
        .compare = compare };
    p.mix[0].weight = 1;
    sb_setup_init(game(), 1, &p.mix[0].setup);
    assert_int_equal(sb_setup_option(game(), &p.mix[0].setup, "solo", "easy"), SB_OK);
    return p;
}

static void test_comparing_adds_positions_and_changes_no_game(void **unused)
{
    (void)unused;
    net n = own_net();
    self_play_memory *m = self_play_memory_new(game());
    samples alone = { 0 }, all = { 0 };
    self_play_result one, other;
    self_play_plan plain = plan_of(&n, false), comparing = plan_of(&n, true);
    assert_true(self_play(&plain, m, 0, &alone, &one));
    assert_true(self_play(&comparing, m, 0, &all, &other));
    assert_memory_equal(&one, &other, sizeof one);
    assert_true(all.n > 4 * alone.n);
    int found = 0; /* the positions that were played are among them, in order, with the targets they had */
    for (int i = 0; i < all.n && found < alone.n; i++)
        found += memcmp(all.at[i].target, alone.at[found].target, sizeof(float) * (size_t)n.outputs) == 0
            && all.at[i].count == alone.at[found].count;
    assert_int_equal(found, alone.n);
    free(alone.at);
    free(all.at);
    self_play_memory_free(m);
}

/* A taste is not what points are: games of one are not compared. */
static void test_games_by_taste_are_not_compared(void **unused)
{
    (void)unused;
    net n = own_net();
    self_play_memory *m = self_play_memory_new(game());
    samples alone = { 0 }, all = { 0 };
    self_play_result result;
    self_play_plan plain = plan_of(&n, false), comparing = plan_of(&n, true);
    plain.exploring = comparing.exploring = 100;
    plain.taste = comparing.taste = 50;
    assert_true(self_play(&plain, m, 0, &alone, &result));
    assert_true(self_play(&comparing, m, 0, &all, &result));
    assert_int_equal(alone.n, all.n);
    free(alone.at);
    free(all.at);
    self_play_memory_free(m);
}

/* Two ways, thought to be worth 10 and 20; found with bad luck: 6 and 12.  Both lost 6 on average; a quarter of that counts. */
static void test_what_ways_share_counts_little(void **unused)
{
    (void)unused;
    float thought[2][NET_OUTPUTS_MAX] = { { 0.5f, 10 }, { 0.5f, 20 } },
          found[2][NET_OUTPUTS_MAX] = { { 0.5f, 6 }, { 0.5f, 12 } };
    self_play_compare(2, 2, thought, found);
    assert_float_equal(found[0][NET_WIN], 0.5, 1e-6);
    assert_float_equal(found[0][NET_OWN], 6 + 0.75 * 6, 1e-4);
    assert_float_equal(found[1][NET_OWN], 12 + 0.75 * 6, 1e-4);
}

/* ---- ways that are played to the end ----------------------------------------------------------------------------- */

static bool is_same_sample(const sample *a, const sample *b, int outputs)
{
    return a->count == b->count && memcmp(a->feature, b->feature, a->count * sizeof *a->feature) == 0
        && memcmp(a->target, b->target, sizeof(float) * (size_t)outputs) == 0;
}

static self_play_plan plan_of_ways(const net *n, int weight)
{
    self_play_plan p = plan_of(n, false);
    p.level.lines = 0;
    p.ways = 6;
    p.ways_played = 3;
    p.turn_of = 8;
    p.weight = weight;
    return p;
}

/* The game itself stays the same, and its positions come first; games that go on from other ways follow. */
static void test_ways_played_to_the_end_change_no_game(void **unused)
{
    (void)unused;
    net n = own_net();
    self_play_memory *m = self_play_memory_new(game());
    samples alone = { 0 }, all = { 0 };
    self_play_result one, other;
    self_play_plan plain = plan_of(&n, false), forked = plan_of_ways(&n, 1);
    plain.level.lines = 0;
    assert_true(self_play(&plain, m, 0, &alone, &one));
    assert_true(self_play(&forked, m, 0, &all, &other));
    assert_memory_equal(&one, &other, sizeof one);
    assert_true(all.n > 3 * alone.n);
    for (int i = 0; i < alone.n; i++)
        assert_true(is_same_sample(&all.at[i], &alone.at[i], n.outputs));
    free(alone.at);
    free(all.at);
    self_play_memory_free(m);
}

/* Where a way leads counts more often than other positions: with weight 3 there are two more of each such position, next to each other, and
 * nothing else. */
static void test_where_ways_lead_counts_more_often(void **unused)
{
    (void)unused;
    net n = own_net();
    self_play_memory *m = self_play_memory_new(game());
    samples once = { 0 }, thrice = { 0 };
    self_play_result result;
    self_play_plan light = plan_of_ways(&n, 1), heavy = plan_of_ways(&n, 3);
    assert_true(self_play(&light, m, 0, &once, &result));
    assert_true(self_play(&heavy, m, 0, &thrice, &result));
    int at = 0, more = 0;
    for (int i = 0; i < thrice.n; i++) {
        if (at < once.n && is_same_sample(&thrice.at[i], &once.at[at], n.outputs)) {
            at++;
            continue;
        }
        bool known = false;
        for (int k = 0; k < at && !known; k++)
            known = is_same_sample(&thrice.at[i], &once.at[k], n.outputs);
        assert_true(known);
        more++;
    }
    assert_int_equal(at, once.n);
    assert_int_equal(more, thrice.n - once.n);
    assert_true(more >= 2 * 2 && more % 2 == 0);
    free(once.at);
    free(thrice.at);
    self_play_memory_free(m);
}

/* ---- what is watched --------------------------------------------------------------------------------------------- */

typedef struct seen {
    int trials, ways, decided, dealt;
} seen;

/* Every way can be walked from what the seat sees, with the luck of the trial, and ends as it says. */
static void walk(void *with, const search_trial *t)
{
    seen *all = with;
    const sb_game *g = game();
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    assert_in_range(t->n, 2, SEARCH_WAYS_MAX);
    all->trials++;
    for (int k = 0; k < t->n; k++) {
        const search_way *way = t->way[k];
        sb_quick deal = { t->luck };
        memcpy(state, t->redacted, g->state_size);
        g->rules.determinize(state, t->seat, &deal);
        uint64_t mark = sb_chance_mark((const sb_rng *)(const void *)state);
        bool halted = false;
        for (int i = 0; i < way->n; i++) {
            sb_move list[SB_MOVES_MAX];
            int n = g->rules.legal(state, t->seat, list), at = 0;
            while (at < n && sb_move_cmp(list[at], way->move[i]) != 0)
                at++;
            assert_true(at < n);
            assert_false(halted);
            halted = g->bots.outlook->decide(state, t->seat, way->move[i]);
        }
        bool dealt = sb_chance_mark((const sb_rng *)(const void *)state) != mark;
        assert_true(way->decided ? !dealt && (halted || !(g->rules.pending(state) >> t->seat & 1)) : dealt);
        all->ways++;
        all->decided += way->decided;
        all->dealt += !way->decided;
    }
}

static void test_ways_that_are_shown_can_be_walked(void **unused)
{
    (void)unused;
    const sb_game *g = game();
    net n = own_net();
    search *s[3];
    for (int i = 0; i < 3; i++) {
        s[i] = aligned_alloc(64, (search_size(g) + 63) & ~(size_t)63);
        search_open(s[i], g);
    }
    search_lend(s[0], s[1], s[2]);
    seen all = { 0 };
    search_watch watch = { walk, &all };
    search_show(s[0], &watch);
    self_play_plan p = plan_of(&n, false);
    p.level.beam = 6;
    p.level.lines = 12;
    p.level.alike = 6;
    uint8_t key[SB_KEY_BYTES];
    _Alignas(64) unsigned char state[SB_STATE_MAX], room[SB_STATE_MAX];
    sb_quick chance = { 9 };
    sb_seed_number(4, key);
    g->rules.setup(state, &p.mix[0].setup, key, NULL);
    for (int ply = 0; ply < 60 && g->rules.pending(state); ply++)
        g->rules.apply(state, 0, search_answer(s[0], state, 0, room, &n, &p.level, &chance), NULL);
    assert_true(all.trials > 10 && all.ways > 50 && all.decided > 20 && all.dealt > 5);
    for (int i = 0; i < 3; i++)
        free(s[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_comparing_adds_positions_and_changes_no_game),
        cmocka_unit_test(test_games_by_taste_are_not_compared),
        cmocka_unit_test(test_what_ways_share_counts_little),
        cmocka_unit_test(test_ways_played_to_the_end_change_no_game),
        cmocka_unit_test(test_where_ways_lead_counts_more_often),
        cmocka_unit_test(test_ways_that_are_shown_can_be_walked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
