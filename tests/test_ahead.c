/* test_ahead.c: which ways of playing one's turn are judged by playing on, and by what: the ends of the next own turns (src/bots/ahead.h). */
#include "bots/ahead.h"
#include "test.h"

#include <stdlib.h>

enum { SEAT = 0, TURNS_MAX = 100 };
static const uint64_t LUCK = 11;
static const search_level QUICK = { .beam = 2 };

static const sb_game *game(void)
{
    return sb_game_find("gwt");
}

static net net_alone(void)
{
    net n;
    net_file file = net_weights(game());
    assert_true(net_read(&n, file.at, file.bytes, game(), 1));
    return n;
}

/* A question alone against Sam: the first one after so many moves by chance. */
typedef struct question {
    sb_ask ask;
    sb_move list[SB_MOVES_MAX];
    _Alignas(64) unsigned char redacted[SB_STATE_MAX];
} question;

static void ask_after(int plies, question *q)
{
    const sb_game *g = game();
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    sb_quick chance = { 3 };
    sb_seed_number(2, key);
    assert_int_equal(sb_setup_init(g, 1, &setup), SB_OK);
    assert_int_equal(sb_setup_option(g, &setup, "solo", "hard"), SB_OK);
    g->rules.setup(q->redacted, &setup, key, NULL);
    for (int i = 0; i < plies; i++) {
        int n = g->rules.legal(q->redacted, SEAT, q->list);
        g->rules.apply(q->redacted, SEAT, q->list[sb_quick_below(&chance, (uint32_t)n)], NULL);
    }
    assert_true(g->rules.pending(q->redacted) >> SEAT & 1);
    g->rules.redact(q->redacted, SEAT);
    q->ask = (sb_ask) { .game = g, .redacted = q->redacted, .seat = SEAT };
    q->ask.legal = q->list;
    q->ask.n = g->rules.legal(q->redacted, SEAT, q->list);
}

/* Minds and positions to play on with. */
typedef struct table {
    net net;
    search *own, *others;
    net_memo memo;
    _Alignas(64) unsigned char state[SB_STATE_MAX], next[SB_STATE_MAX];
} table;

static table *new_table(void)
{
    size_t bytes = (search_size(game()) + 63) & ~(size_t)63;
    table *t = aligned_alloc(64, (sizeof *t + 63) & ~(size_t)63);
    assert_non_null(t);
    memset(t, 0, sizeof *t);
    t->net = net_alone();
    t->own = aligned_alloc(64, bytes);
    t->others = aligned_alloc(64, bytes);
    assert_true(t->own && t->others);
    search_open(t->own, game());
    search_open(t->others, game());
    return t;
}

static void free_table(table *t)
{
    free(t->own);
    free(t->others);
    free(t);
}

static int32_t judge_by(table *t, const question *q, const search_way *way, int turns, uint64_t luck)
{
    net_value v;
    const ahead a = { .own = t->own,
        .others = t->others,
        .state = t->state,
        .next = t->next,
        .memo = &t->memo,
        .outputs = NET_CATEGORY,
        .level = &QUICK,
        .turns = turns };
    ahead_play(&a, &q->ask, &t->net, way, luck, &v);
    return v.out[NET_OWN];
}

static int32_t judge(table *t, const question *q, const search_way *way, int turns)
{
    return judge_by(t, q, way, turns, LUCK);
}

/* The same game by hand: own points that the net expects at the end of each own turn, and what the game came to. */
typedef struct course {
    int n;
    int32_t end[TURNS_MAX], final;
} course;

static int32_t points(table *t, const void *state)
{
    net_value v;
    search_value(game(), &t->net, &t->memo, state, SEAT, NET_CATEGORY, &v);
    return v.out[NET_OWN];
}

static void play_out(table *t, const question *q, sb_move first, course *c)
{
    const sb_game *g = game();
    sb_quick chance = { LUCK };
    sb_move move = first;
    *c = (course) { 0 };
    search_begin(t->own);
    memcpy(t->state, q->redacted, g->state_size);
    g->rules.determinize(t->state, SEAT, &chance);
    while (g->rules.pending(t->state)) {
        memcpy(t->next, t->state, g->state_size);
        if (g->bots.outlook->decide(t->next, SEAT, move) || !g->rules.pending(t->next)) {
            assert_in_range(c->n, 0, TURNS_MAX - 1);
            c->end[c->n++] = points(t, t->next);
        }
        g->rules.apply(t->state, SEAT, move, NULL);
        if (g->rules.pending(t->state))
            move = search_answer(t->own, t->state, SEAT, t->next, &t->net, &QUICK, &chance);
    }
    c->final = points(t, t->state);
}

static bool ends_the_turn(const question *q, sb_move move)
{
    static unsigned char next[SB_STATE_MAX];
    sb_quick chance = { LUCK };
    memcpy(next, q->redacted, game()->state_size);
    game()->rules.determinize(next, SEAT, &chance);
    return game()->bots.outlook->decide(next, SEAT, move);
}

/* A way of one move, which plays the turn to its end or not, and the question it answers. */
static search_way find_way(bool decided, question *q)
{
    for (int plies = 40;; plies++) {
        ask_after(plies, q);
        for (int i = 0; i < q->ask.n; i++)
            if (ends_the_turn(q, q->list[i]) == decided)
                return (search_way) { .n = 1, .decided = decided, .move = { q->list[i] } };
    }
}

/* Of so many turns after the one that is judged. */
static int32_t mean(const course *c, int turns)
{
    int64_t sum = 0;
    for (int i = 1; i <= turns; i++)
        sum += i < c->n ? c->end[i] : c->final;
    return (int32_t)(sum / turns);
}

static void test_the_mean_over_the_ends_of_the_next_own_turns_counts(void **unused)
{
    (void)unused;
    static question q;
    course c;
    table *t = new_table();
    for (int decided = 0; decided <= 1; decided++) {
        search_way way = find_way(decided, &q);
        play_out(t, &q, way.move[0], &c);
        assert_true(c.n > 6);
        for (int turns = 1; turns <= 5; turns++)
            assert_int_equal(judge(t, &q, &way, turns), mean(&c, turns));
        assert_int_not_equal(mean(&c, 1), mean(&c, 4));
    }
    free_table(t);
}

static void test_where_the_game_ends_what_it_came_to_counts_for_the_turns_that_are_not_played(void **unused)
{
    (void)unused;
    static question q;
    course c;
    table *t = new_table();
    search_way way = find_way(false, &q);
    play_out(t, &q, way.move[0], &c);
    for (int turns = c.n - 1; turns < c.n + 40; turns += 13)
        assert_int_equal(judge(t, &q, &way, turns), mean(&c, turns));
    assert_int_not_equal(mean(&c, c.n - 1), mean(&c, c.n + 38));
    free_table(t);
}

/* The ways that a search finds best. */
typedef struct found {
    int n;
    search_way way[SEARCH_WAYS_MAX];
} found;

static void keep_ways(void *with, const search_trial *trial)
{
    found *f = with;
    f->n = trial->n;
    for (int k = 0; k < trial->n; k++)
        f->way[k] = *trial->way[k];
}

static void find_ways(table *t, question *q, int distinct, found *f)
{
    static const sb_bot_budget unlimited;
    const search_level level = {
        .beam = 16, .deals = 2, .rest = 1, .lines = 16, .alike = 8, .rounds = 1, .distinct = distinct
    };
    const search_watch watch = { .see = keep_ways, .with = f, .ways_alone = true };
    sb_quick chance = { 7 };
    search *rest = aligned_alloc(64, (search_size(game()) + 63) & ~(size_t)63), *s = t->others;
    assert_non_null(rest);
    search_open(s, game());
    search_open(rest, game());
    search_lend(s, t->own, t->own);
    search_lend_rest(s, rest);
    search_show(s, &watch);
    q->ask.budget = &unlimited;
    q->ask.chance = &chance;
    *f = (found) { 0 };
    search_choose(s, &q->ask, &t->net, &level, NULL);
    search_open(s, game());
    free(rest);
}

/* Pairs of ways that meet chance by the same move and come to the same, whatever the luck. */
static int count_twins(table *t, const question *q, const found *f)
{
    enum { LUCKS = 4 };
    int twins = 0;
    for (int i = 0; i < f->n; i++)
        for (int k = 0; k < i; k++) {
            const search_way *a = &f->way[i], *b = &f->way[k];
            if (a->decided || b->decided || sb_move_cmp(a->move[a->n - 1], b->move[b->n - 1]) != 0)
                continue;
            int same = 0;
            while (same < LUCKS && judge_by(t, q, a, 2, (uint64_t)same + 1) == judge_by(t, q, b, 2, (uint64_t)same + 1))
                same++;
            twins += same == LUCKS;
        }
    return twins;
}

/* A token that is exchanged at the beginning of the turn, or after something that would be done in any case, is no other way. */
static void test_ways_of_which_the_net_says_the_same_are_one(void **unused)
{
    (void)unused;
    static question q;
    static found f;
    table *t = new_table();
    ask_after(0, &q);
    find_ways(t, &q, 0, &f);
    assert_int_equal(f.n, 16);
    assert_true(count_twins(t, &q, &f) > 0);
    find_ways(t, &q, 1, &f);
    assert_true(f.n > 4);
    assert_int_equal(count_twins(t, &q, &f), 0);
    free_table(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_mean_over_the_ends_of_the_next_own_turns_counts),
        cmocka_unit_test(test_ways_of_which_the_net_says_the_same_are_one),
        cmocka_unit_test(test_where_the_game_ends_what_it_came_to_counts_for_the_turns_that_are_not_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
