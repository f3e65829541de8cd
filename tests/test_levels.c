/* test_levels.c: the levels of the bots misjudge by as much as their game says (outlook.h: slips), and by nothing else; the best one plays on,
 * as often as its game says, and plays turns to their ends; without a net a level stops trying moves that are clearly behind. */
#include "sagebrush/bot.h"
#include "sagebrush/outlook.h"
#include "test.h"

enum { PLIES = 160, EVERY = 8, PLAYERS = 2 };

/* The same game, in which the levels misjudge by these hundredths of a point. */
typedef struct twin {
    sb_outlook outlook;
    sb_game game;
} twin;

static void twin_of(const sb_game *g, const uint16_t slips[SB_SLIPS], twin *out)
{
    out->outlook = *g->bots.outlook;
    memcpy(out->outlook.slips, slips, sizeof out->outlook.slips);
    out->game = *g;
    out->game.bots.outlook = &out->outlook;
}

static sb_move answer(const char *level, const sb_game *g, const void *state, int seat)
{
    sb_quick chance = { 5 };
    return sb_bot_move(sb_bot_find(level), g, state, seat, NULL, &chance, NULL);
}

typedef struct asked {
    const char *level;
    const sb_game *game;
    int players; /* 0: PLAYERS */
} asked;

/* Of positions of one game by chance, in how many the one answers otherwise than the other. */
static int count_partings(asked one, asked other)
{
    const sb_game *g = one.game;
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    sb_quick q = { 3 };
    int count = 0;
    sb_seed_number(2, key);
    sb_setup_init(g, one.players ? one.players : PLAYERS, &setup);
    g->rules.setup(state, &setup, key, NULL);
    for (int ply = 0; ply < PLIES && g->rules.pending(state); ply++) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(g->rules.pending(state)), n = g->rules.legal(state, seat, list);
        if (ply % EVERY == 0 && n > 1)
            count += sb_move_cmp(answer(one.level, g, state, seat), answer(other.level, other.game, state, seat)) != 0;
        g->rules.apply(state, seat, list[sb_quick_below(&q, (uint32_t)n)], NULL);
    }
    return count;
}

static int count_differences(const char *level, const sb_game *g, const sb_game *other)
{
    return count_partings((asked) { level, g }, (asked) { level, other });
}

static const char *const LEVELS[SB_SLIPS] = { "greenhorn", "wrangler", "foreman", "trail_boss" };

static bool has_slips(const sb_game *g)
{
    return g->bots.outlook && g->bots.outlook->slips[0];
}

/* Games whose best level plays on: by a net. */
static bool has_rounds(const sb_game *g)
{
    return g->bots.outlook && g->bots.outlook->rounds;
}

static void test_a_level_misjudges_because_of_its_own_slip(void **unused)
{
    (void)unused;
    int games = 0;
    for (int i = 0; sb_games[i]; i++) {
        const sb_game *g = sb_games[i];
        if (!has_slips(g))
            continue;
        games++;
        for (int level = 0; level < SB_SLIPS; level++) {
            uint16_t slips[SB_SLIPS];
            twin changed;
            memcpy(slips, g->bots.outlook->slips, sizeof slips);
            slips[level] = slips[level] ? 0 : 500;
            twin_of(g, slips, &changed);
            if (count_differences(LEVELS[level], g, &changed.game) == 0)
                fail_msg("%s: %s plays the same whatever its slip is", g->id, LEVELS[level]);
            memcpy(slips, g->bots.outlook->slips, sizeof slips);
            for (int other = 0; other < SB_SLIPS; other++)
                slips[other] = other == level ? slips[other] : 900;
            twin_of(g, slips, &changed);
            if (count_differences(LEVELS[level], g, &changed.game) != 0)
                fail_msg("%s: %s misjudges by the slip of another level", g->id, LEVELS[level]);
        }
    }
    assert_int_equal(games, 3);
}

/* The quick coach and the review ask the sheriff. */
static void test_the_two_best_levels_misjudge_nothing(void **unused)
{
    (void)unused;
    static const uint16_t MUCH[SB_SLIPS] = { 900, 900, 900, 900 };
    for (int i = 0; sb_games[i]; i++)
        if (has_slips(sb_games[i])) {
            twin changed;
            twin_of(sb_games[i], MUCH, &changed);
            assert_int_equal(count_differences("sheriff", sb_games[i], &changed.game), 0);
            assert_int_equal(count_differences("marshal", sb_games[i], &changed.game), 0);
        }
}

/* They look equally far: what parts them is that the marshal plays on. */
static void test_the_marshal_plays_on_where_the_sheriff_does_not(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        if (has_rounds(sb_games[i]))
            assert_true(count_partings((asked) { "marshal", sb_games[i] }, (asked) { "sheriff", sb_games[i] }) > 0);
}

/* outlook.h: rounds, rest.  Without any it judges as the sheriff does, who takes the best looking moves after chance. */
static void test_the_marshal_plays_on_as_often_as_its_game_says(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        if (has_rounds(sb_games[i])) {
            twin never;
            twin_of(sb_games[i], sb_games[i]->bots.outlook->slips, &never);
            never.outlook.rounds = never.outlook.rest = 0;
            assert_int_equal(count_partings((asked) { "marshal", &never.game }, (asked) { "sheriff", sb_games[i] }), 0);
            never.outlook.rest = sb_games[i]->bots.outlook->rest;
            assert_true(count_differences("marshal", sb_games[i], &never.game) > 0);
        }
}

/* Points ahead of Sam after games of a best level that does not play on. */
static int margin_against_sam(int rest)
{
    enum { GAMES = 24 };
    const sb_game *gwt = sb_game_find("gwt");
    const int total = gwt->categories.count - 1;
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    twin t;
    int margin = 0;
    twin_of(gwt, gwt->bots.outlook->slips, &t);
    t.outlook.rounds_alone = 0;
    t.outlook.rest = (uint8_t)rest;
    for (int i = 0; i < GAMES; i++) {
        uint8_t key[SB_KEY_BYTES];
        sb_setup setup;
        sb_result r;
        sb_mind *mind;
        sb_quick chance = { (uint64_t)i };
        sb_seed_number((uint64_t)i, key);
        sb_setup_init(gwt, 1, &setup);
        sb_setup_option(gwt, &setup, "solo", "medium");
        gwt->rules.setup(state, &setup, key, NULL);
        assert_int_equal(sb_mind_open(sb_bot_find("marshal"), &t.game, &mind), SB_OK);
        while (gwt->rules.pending(state))
            gwt->rules.apply(state, 0, sb_mind_move(mind, state, 0, NULL, NULL, &chance, NULL), NULL);
        sb_mind_close(mind);
        gwt->rules.result(state, &r);
        margin += r.score[0][total] - r.score[1][total];
    }
    return margin / GAMES;
}

/* outlook.h: rest.  A net values ends of turns.  Where the rest of a turn was not played to its end, moves that meet chance promised
 * points that were not there: eight a game. */
static void test_the_rest_of_a_turn_after_chance_is_played_to_its_end(void **unused)
{
    (void)unused;
    enum { LEAST = 3 };
    assert_true(sb_game_find("gwt")->bots.outlook->rest > 0);
    assert_true(margin_against_sam(sb_game_find("gwt")->bots.outlook->rest) >= margin_against_sam(0) + LEAST);
}

/* outlook.h: rounds_alone */
static void test_alone_the_marshal_plays_on_as_often_as_its_game_says(void **unused)
{
    (void)unused;
    const sb_game *gwt = sb_game_find("gwt");
    twin never;
    twin_of(gwt, gwt->bots.outlook->slips, &never);
    never.outlook.rounds = 0;
    assert_int_equal(count_partings((asked) { "marshal", gwt, 1 }, (asked) { "marshal", &never.game }), 0);
    never.outlook.rounds_alone = 0;
    assert_true(count_partings((asked) { "marshal", gwt, 1 }, (asked) { "marshal", &never.game }) > 0);
}

/* outlook.h: lines_alone */
static void test_alone_the_marshal_plays_on_from_as_many_ways_as_its_game_says(void **unused)
{
    (void)unused;
    const sb_game *gwt = sb_game_find("gwt");
    twin few;
    twin_of(gwt, gwt->bots.outlook->slips, &few);
    few.outlook.lines_alone = 2;
    assert_true(count_partings((asked) { "marshal", gwt, 1 }, (asked) { "marshal", &few.game, 1 }) > 0);
    assert_int_equal(count_partings((asked) { "marshal", gwt }, (asked) { "marshal", &few.game }), 0);
}

/* outlook.h: beam_alone */
static void test_alone_the_marshal_plays_on_as_widely_as_its_game_says(void **unused)
{
    (void)unused;
    const sb_game *gwt = sb_game_find("gwt");
    twin narrow;
    twin_of(gwt, gwt->bots.outlook->slips, &narrow);
    narrow.outlook.beam_alone = 1;
    assert_true(count_partings((asked) { "marshal", gwt, 1 }, (asked) { "marshal", &narrow.game, 1 }) > 0);
    assert_int_equal(count_partings((asked) { "marshal", gwt }, (asked) { "marshal", &narrow.game }), 0);
}

/* outlook.h: turns_alone, deals_alone */
static void test_alone_the_marshal_plays_on_as_far_as_its_game_says(void **unused)
{
    (void)unused;
    const sb_game *gwt = sb_game_find("gwt");
    assert_true(gwt->bots.outlook->turns_alone > 1 && gwt->bots.outlook->deals_alone > 0);
    for (int i = 0; i < 2; i++) {
        twin near;
        twin_of(gwt, gwt->bots.outlook->slips, &near);
        *(i ? &near.outlook.deals_alone : &near.outlook.turns_alone) = i == 0;
        assert_true(count_partings((asked) { "marshal", gwt, 1 }, (asked) { "marshal", &near.game, 1 }) > 0);
        assert_int_equal(count_partings((asked) { "marshal", gwt }, (asked) { "marshal", &near.game }), 0);
    }
}

static int ended; /* playouts: games that came to a result */

static void count_result(const void *state, sb_result *out)
{
    ended++;
    sb_game_find("goldriver")->rules.result(state, out);
}

/* A level that has to play one move tries fewer, and plays what it would say if it were asked about all of them. */
static void test_without_a_net_moves_clearly_behind_are_left_out(void **unused)
{
    (void)unused;
    enum { ASKED = 40 };
    sb_game game = *sb_game_find("goldriver");
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    sb_quick q = { 3 };
    int hurried = 0, thorough = 0, times = 0, same = 0;
    game.rules.result = count_result;
    sb_seed_number(2, key);
    sb_setup_init(&game, 3, &setup);
    game.rules.setup(state, &setup, key, NULL);
    while (times < ASKED && game.rules.pending(state)) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(game.rules.pending(state)), n = game.rules.legal(state, seat, list);
        if (n > 1) {
            sb_thought thought;
            sb_quick chance = { 5 };
            times++;
            ended = 0;
            sb_move one = answer("sheriff", &game, state, seat);
            hurried += ended;
            ended = 0;
            sb_move other = sb_bot_move(sb_bot_find("sheriff"), &game, state, seat, NULL, &chance, &thought);
            thorough += ended;
            same += sb_move_cmp(one, other) == 0;
        }
        game.rules.apply(state, seat, list[sb_quick_below(&q, (uint32_t)n)], NULL);
    }
    assert_int_equal(times, ASKED);
    assert_true(hurried < thorough * 9 / 10);
    assert_true(same >= ASKED * 9 / 10);
}

/* In between a wider beam may go with more noise: the steps of strength are even, not those of the numbers. */
static void test_the_weakest_level_misjudges_most_and_the_strongest_least(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        for (int level = 0; has_slips(sb_games[i]) && level < SB_SLIPS; level++) {
            const uint16_t *slips = sb_games[i]->bots.outlook->slips;
            assert_true(level == 0 || slips[level] < slips[0]);
            assert_true(level == SB_SLIPS - 1 || slips[level] >= slips[SB_SLIPS - 1]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_level_misjudges_because_of_its_own_slip),
        cmocka_unit_test(test_the_two_best_levels_misjudge_nothing),
        cmocka_unit_test(test_the_marshal_plays_on_where_the_sheriff_does_not),
        cmocka_unit_test(test_the_marshal_plays_on_as_often_as_its_game_says),
        cmocka_unit_test(test_the_rest_of_a_turn_after_chance_is_played_to_its_end),
        cmocka_unit_test(test_alone_the_marshal_plays_on_as_often_as_its_game_says),
        cmocka_unit_test(test_alone_the_marshal_plays_on_from_as_many_ways_as_its_game_says),
        cmocka_unit_test(test_alone_the_marshal_plays_on_as_widely_as_its_game_says),
        cmocka_unit_test(test_alone_the_marshal_plays_on_as_far_as_its_game_says),
        cmocka_unit_test(test_without_a_net_moves_clearly_behind_are_left_out),
        cmocka_unit_test(test_the_weakest_level_misjudges_most_and_the_strongest_least),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
