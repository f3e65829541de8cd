/* test_order.c: everybody acts at once, and it does not matter who answers first (COL-SEQ). */
#include "position.h"

/* ---- single rules ------------------------------------------------------------------------------------------------ */

static void test_COL_SEQ_1_all_pending_each_at_its_own_pace(void **state)
{
    (void)state;
    co_state st = position(3, "given red_1\n2 hand red_2 red_3; nuggets 5");
    assert_pending(&st, "0 1 2");
    play_all(&st, "2 pay:red_2, 2 pay:red_3, 2 take"); /* a whole chain before the others begin */
    assert_pending(&st, "0 1");
    assert_legal(&st, 0, "take decline");
}

static void test_COL_SEQ_2_contested_medals_do_not_depend_on_the_order(void **state)
{
    (void)state;
    co_state a = position(2, "given blue_1\n0 tipi 0 1 2\n1 tipi -2 -1 0"), b = a;
    play_all(&a, "0 leg:boulder_creek.leg_3, 0 tipi:right, 1 leg:boulder_creek.leg_3, 1 tipi:left");
    play_all(&b, "1 leg:boulder_creek.leg_3, 1 tipi:left, 0 leg:boulder_creek.leg_3, 0 tipi:right");
    assert_medals(&a, 0, "9");
    assert_medals(&a, 1, "9");
    assert_same_state(&a, &b);
}

static void test_COL_SEQ_3_nothing_is_taken_from_a_stock_while_a_chain_runs(void **state)
{
    (void)state;
    co_state st = position(3, "given red_1\n1 hand grey_1 red_3; nuggets 6");
    int supply = st.supply, deck = st.deck_n;
    play_all(&st, "0 take, 1 pay:grey_1, 1 draw");
    assert_int_equal(st.supply, supply + 1); /* the payment is in, nothing is out */
    assert_int_equal(st.deck_n, deck);
    assert_int_equal(st.player[0].claim, CO_CLAIM_NUGGET);
    assert_int_equal(st.player[1].claim, CO_CLAIM_CARDS);
    play(&st, 2, "decline");
    assert_int_equal(st.player[0].nuggets, 4);
    assert_int_equal(st.player[1].hand_n, 1 + 3);
}

static void test_COL_SEQ_4_discoveries_of_III_A_are_made_at_once(void **state)
{
    (void)state;
    co_state st = position(3, "given red_1\n0 area red_1 red_2 red_3\n2 area blue_1 blue_2 blue_3");
    play_all(&st, "0 take, 1 take, 2 take");
    assert_pending(&st, "0 2");
    assert_area(&st, 0, "");
    assert_area(&st, 2, ""); /* all suits are discarded first */
    co_state other = st;
    play_all(&st, "0 discover:heron_lake, 2 discover:aspen_grove");
    play_all(&other, "2 discover:aspen_grove, 0 discover:heron_lake");
    assert_same_state(&st, &other);
}

/* A chain that ends with this move. */
static void assert_ends(const char *text, const char *moves)
{
    co_state st = position(2, text);
    assert_pending(&st, "0 1");
    play_all(&st, moves);
    assert_pending(&st, "1");
    assert_int_equal(co_game.rules.legal(&st, 0, (sb_move[SB_MOVES_MAX]) { 0 }), 0);
}

static void test_COL_SEQ_5_how_a_chain_ends(void **state)
{
    (void)state;
    assert_ends("given red_1", "0 decline");
    assert_ends("given red_1", "0 take");
    assert_ends("given grey_1", "0 draw");
    assert_ends("given blue_1\n0 rail r1 r2a r3a r4 r5a", "0 rail:r6a, 0 discover:heron_lake");
    assert_ends("given blue_1\n0 region boulder_creek; region eastern_sands", "0 leg:eastern_sands.leg_1"); /* empty */
    assert_ends("given blue_1\n0 rail r1 r2a r3a r4", "0 rail:r5b"); /* a Saloon box */
    assert_ends("given blue_1; crossed tipi 2\n0 tipi -3 -2 -1 0 1 2 3; medals 9 7",
        "0 leg:boulder_creek.leg_3"); /* an icon on a full track */
    assert_ends("given blue_1\n0 tipi -1 0; region boulder_creek leg_1 leg_2; rail r1 r2a r3a r4 r5a r6a r7",
        "0 leg:boulder_creek.leg_3, 0 tipi:left");                            /* a Check with no leg left */
    assert_ends("given blue_1\n0 all; rail r1 r2a r3a r4 r5a", "0 rail:r6a"); /* nothing to discover */
}

/* What a chain can still use up: legs, boxes, hand cards. */
static int fuel(const co_player *p)
{
    int left = CO_LEGS + 7 + CO_SALOON_BOXES + CO_WANTED_BOXES + CO_TIPI_BOXES + p->hand_n;
    for (int r = 0; r < CO_REGIONS; r++)
        left -= __builtin_popcount(p->region[r] & ~1u);
    return left - __builtin_popcount(p->rail) - p->saloon - p->wanted - __builtin_popcount(p->tipi);
}

typedef void (*observer)(const co_state *before, const co_state *after, int seat);

/* Plays random games and shows every move. */
static void watch(int games, observer see)
{
    for (int players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < (uint64_t)games; seed++) {
            co_state st = new_game(players, seed, NULL, NULL);
            sb_quick chance = { seed };
            for (unsigned pending; (pending = co_game.rules.pending(&st));) {
                sb_move list[SB_MOVES_MAX];
                co_state before = st;
                int skip = (int)sb_quick_below(&chance, (uint32_t)__builtin_popcount(pending));
                while (skip--)
                    pending &= pending - 1;
                int seat = __builtin_ctz(pending), n = co_game.rules.legal(&st, seat, list);
                co_game.rules.apply(&st, seat, list[sb_quick_below(&chance, (uint32_t)n)], NULL);
                see(&before, &st, seat);
            }
        }
}

static void see_fuel(const co_state *before, const co_state *after, int seat)
{
    if (before->phase == CO_ACTIONS && after->phase == CO_ACTIONS && before->turn == after->turn
        && after->player[seat].effect != CO_EFFECT_NONE)
        assert_true(fuel(&after->player[seat]) < fuel(&before->player[seat]));
}

static void test_COL_SEQ_6_every_step_with_a_follow_up_uses_something_up(void **state)
{
    (void)state;
    watch(20, see_fuel);
}

static void test_COL_SEQ_7_what_is_automatic(void **state)
{
    (void)state;
    co_state st = position(2, "given blue_1\n0 region boulder_creek leg_1 leg_2; rail r1 r2b");
    assert_string_equal(play_log(&st, 0, "leg:boulder_creek.leg_3"), "leg medal_region tipi"); /* first Tipi box */
    co_state rail = position(2, "given blue_1");
    assert_true(is_legal(&rail, 0, "rail:r1")); /* the first railroad leg is an ordinary option */
    assert_true(is_legal(&rail, 0, "decline"));
}

static void test_COL_SEQ_8_turn_200_is_the_last(void **state)
{
    (void)state;
    co_state st = position(2, "turn 199; caller 1; given blue_1");
    play_all(&st, "0 decline, 1 decline");
    assert_int_equal(st.turn, 200);
    assert_int_equal(st.caller, 0);
    assert_int_equal(st.phase, CO_CALL);
    co_state last = position(2,
        "turn 200; caller 1; given blue_1\n0 wanted 3; region boulder_creek; region eastern_sands"
        " leg_1; hand red_1 red_1 red_1\n1 hand red_2 red_2 red_2");
    play(&last, 0, "leg:eastern_sands.leg_2");
    assert_string_equal(play_log(&last, 1, "decline"), "decline crossed over_turns");
    assert_int_equal(last.phase, CO_OVER);
    assert_int_equal(last.caller, 1); /* the token does not move */
    assert_int_equal(last.crossed[CO_POOL_WANTED], 1);
    sb_result result;
    co_game.rules.result(&last, &result);
    assert_int_equal(result.winners, 1); /* 7 + 1 points against 0 */
    assert_int_equal(result.score[0][CO_SCORE_TOTAL], 8);
}

static void test_COL_SEQ_8_a_game_of_declining_ends(void **state)
{
    (void)state;
    co_state st = new_game(3, 5, NULL, NULL);
    int moves = 0;
    for (unsigned pending; (pending = co_game.rules.pending(&st)); moves++) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(pending), n = co_game.rules.legal(&st, seat, list);
        co_game.rules.apply(&st, seat, list[n - 1], NULL); /* declining is the last of a list */
        assert_null(co_game.rules.check(&st));
        assert_true(moves < 200 * 20);
    }
    assert_int_equal(st.turn, 200);
}

static void test_COL_SEQ_9_the_settlement_goes_clockwise_from_the_caller(void **state)
{
    (void)state;
    /* One nugget left: the Caller, seat 2, then 0, then 1. */
    co_state st = position(3, "caller 2; given red_1\n0 nuggets 6\n1 nuggets 6\n2 nuggets 7");
    play_all(&st, "1 take, 0 take, 2 decline");
    assert_int_equal(st.player[0].nuggets, 7);
    assert_int_equal(st.player[1].nuggets, 6);
    co_state cards = position(3,
        "caller 1; given grey_1; deck red_1 red_2 red_3 blue_1 blue_2 blue_3\n"
        "2 hand green_1 green_1 green_1");
    play_all(&cards, "0 draw, 2 decline, 1 draw");
    assert_hand(&cards, 1, "red_1 red_2 red_3");
    assert_hand(&cards, 0, "blue_1 blue_2 blue_3");
}

/* What a seat may do is the same after somebody else's move. */
static void see_independence(const co_state *before, const co_state *after, int seat)
{
    if ((before->phase != CO_ACTIONS && before->phase != CO_END) || after->turn != before->turn
        || after->phase != before->phase)
        return;
    for (int other = 0; other < before->players; other++) {
        sb_move was[SB_MOVES_MAX], is[SB_MOVES_MAX];
        if (other == seat || !before->player[other].effect)
            continue;
        int n = co_game.rules.legal(before, other, was), m = co_game.rules.legal(after, other, is);
        assert_int_equal(n, m);
        assert_memory_equal(was, is, (size_t)n * sizeof *was);
    }
}

static void test_COL_SEQ_10_a_seat_depends_on_its_own_things_only(void **state)
{
    (void)state;
    watch(10, see_independence);
    co_state st = position(3, "given red_1\n0 hand blue_1 grey_2; nuggets 2"), other = st;
    other.supply = 0, other.player[1].nuggets += st.supply; /* nobody else's stock matters */
    for (int kind = 0; kind < CO_KINDS; kind++)
        other.discard[kind] = 0;
    other.deck_n = 0;
    assert_legal(&other, 0, "take pay:blue_1 pay:grey_2 decline");
}

static void see_chance(const co_state *before, const co_state *after, int seat)
{
    (void)seat;
    if (__builtin_popcount(co_game.rules.pending(before)) > 1)
        assert_memory_equal(before->rng.pos, after->rng.pos, sizeof before->rng.pos);
}

static void test_COL_SEQ_11_no_chance_while_several_seats_are_pending(void **state)
{
    (void)state;
    watch(20, see_chance);
}

static void test_COL_SEQ_12_moves_are_public_drawn_cards_are_not(void **state)
{
    (void)state;
    co_state st = position(2, "given grey_1\n0 hand red_1 red_2 blue_3");
    sb_event at[50];
    sb_events events = { .at = at, .cap = 50 };
    co_game.rules.apply(&st, 0, move_of("discard:red_1.red_2"), &events);
    co_game.rules.apply(&st, 0, move_of("play:blue_3"), &events);
    co_game.rules.apply(&st, 0, move_of("rail:r1"), &events);
    co_game.rules.apply(&st, 0, move_of("take"), &events);
    for (int i = 0; i < events.n; i++)
        assert_true(sb_event_visible(&at[i], 1)); /* at once, while seat 1 still thinks */
    co_state seen = st;
    co_game.rules.redact(&seen, 1);
    assert_int_equal(seen.player[0].claim, CO_CLAIM_NUGGET);
    events.n = 0;
    co_game.rules.apply(&st, 1, move_of("draw"), &events);
    int drawn = 0;
    for (int i = 0; i < events.n; i++) {
        if (at[i].kind != CO_EVENT_DRAW_CARD)
            continue;
        drawn++;
        for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++)
            assert_int_equal(sb_event_visible(&at[i], viewer), viewer == at[i].seat);
    }
    assert_int_equal(drawn, 3 + 3); /* the settlement, and seat 0's refill */
}

static void see_empty(const co_state *before, const co_state *after, int seat)
{
    (void)seat;
    if (after->turn == before->turn && after->phase != CO_OVER)
        return;
    for (int s = 0; s < after->players; s++) {
        const co_player *p = &after->player[s];
        assert_int_equal(p->claim | p->owed | p->medal_claims, 0);
        if (after->phase == CO_OVER || s != after->caller)
            assert_int_equal(p->effect, CO_EFFECT_NONE);
    }
}

static void test_COL_SEQ_14_nothing_is_carried_into_a_new_turn_or_out_of_the_game(void **state)
{
    (void)state;
    watch(20, see_empty);
}

static uint32_t most[SB_STREAMS];

static void see_streams(const co_state *before, const co_state *after, int seat)
{
    (void)seat;
    for (int s = 0; s < SB_STREAMS; s++) {
        most[s] = after->rng.pos[s] > most[s] ? after->rng.pos[s] : most[s];
        bool moved = after->rng.pos[s] != before->rng.pos[s];
        if (s == CO_STREAM_CALL && moved)
            assert_int_equal(before->phase, CO_CALL);
        if (s == CO_STREAM_DECK && moved)
            assert_true(before->phase == CO_ACTIONS || before->phase == CO_END);
    }
}

static void test_COL_SEQ_15_three_streams(void **state)
{
    (void)state;
    assert_string_equal(co_game.streams[0], "setup");
    assert_string_equal(co_game.streams[1], "deck");
    assert_string_equal(co_game.streams[2], "call");
    assert_null(co_game.streams[3]);
    watch(20, see_streams);
    assert_true(most[CO_STREAM_SETUP] >= 1 && most[CO_STREAM_DECK] > 77 && most[CO_STREAM_CALL] >= 1);
    for (int s = 3; s < SB_STREAMS; s++)
        assert_int_equal(most[s], 0);
}

/* ---- COL-SEQ-13: the same moves in every order ------------------------------------------------------------------- */

enum { CHAIN_MAX = 100 };

/* What each seat does in one phase in which several are asked at once. */
typedef struct script {
    co_state start;
    int n[CO_SEATS];
    sb_move move[CO_SEATS][CHAIN_MAX];
} script;

static bool is_in_phase(const co_state *st, const co_state *start)
{
    return st->phase == start->phase && st->turn == start->turn;
}

static void step(co_state *st, const script *s, int seat, int i)
{
    assert_int_equal(sb_play(&co_game, st, seat, s->move[seat][i], NULL), SB_OK);
}

/* Seat by seat, each to the end of its chain, at random. */
static co_state write_script(const co_state *start, script *s, sb_quick *chance)
{
    co_state st = *start;
    *s = (script) { .start = *start };
    for (int seat = 0; seat < st.players; seat++)
        while (is_in_phase(&st, start) && (co_game.rules.pending(&st) >> seat & 1)) {
            sb_move list[SB_MOVES_MAX];
            int n = co_game.rules.legal(&st, seat, list);
            assert_true(s->n[seat] < CHAIN_MAX);
            s->move[seat][s->n[seat]] = list[sb_quick_below(chance, (uint32_t)n)];
            step(&st, s, seat, s->n[seat]++);
        }
    return st;
}

/* Seat after seat in this order, each its whole chain. */
static co_state play_in_order(const script *s, const int order[CO_SEATS])
{
    co_state st = s->start;
    for (int i = 0; i < st.players; i++)
        for (int k = 0; k < s->n[order[i]]; k++)
            step(&st, s, order[i], k);
    return st;
}

/* The first `upto` moves of each seat, mixed at random. */
static co_state play_mixed(const script *s, const int upto[CO_SEATS], sb_quick *chance)
{
    co_state st = s->start;
    int done[CO_SEATS] = { 0 }, left = 0;
    for (int seat = 0; seat < st.players; seat++)
        left += upto[seat];
    while (left > 0) {
        int seat = (int)sb_quick_below(chance, st.players);
        if (done[seat] == upto[seat])
            continue;
        step(&st, s, seat, done[seat]++);
        left--;
    }
    return st;
}

/* Every permutation of the seats. */
static int permute(const script *s, int order[CO_SEATS], int fixed, const co_state *expected)
{
    if (fixed == s->start.players) {
        co_state st = play_in_order(s, order);
        assert_same_state(&st, expected);
        return 1;
    }
    int count = 0;
    for (int i = fixed; i < s->start.players; i++) {
        int swap = order[fixed];
        order[fixed] = order[i], order[i] = swap;
        count += permute(s, order, fixed + 1, expected);
        swap = order[fixed];
        order[fixed] = order[i], order[i] = swap;
    }
    return count;
}

static void check_orders(const script *s, const co_state *expected, sb_quick *chance)
{
    int order[CO_SEATS] = { 0, 1, 2, 3 }, cut[CO_SEATS];
    int orders = permute(s, order, 0, expected);
    assert_int_equal(orders, s->start.players == 2 ? 2 : s->start.players == 3 ? 6 : 24);
    for (int i = 0; i < 8; i++) {
        co_state all = play_mixed(s, s->n, chance);
        assert_same_state(&all, expected);
        for (int seat = 0; seat < CO_SEATS; seat++) /* in the middle: the same set of moves */
            cut[seat] = (int)sb_quick_below(chance, (uint32_t)s->n[seat] + 1);
        co_state a = play_mixed(s, cut, chance), b = play_mixed(s, cut, chance);
        assert_same_state(&a, &b);
    }
}

/* A game played phase by phase; wherever several seats are asked at once, all orders are tried. */
static int check_game(int players, uint64_t seed, const char *maps)
{
    co_state st = new_game(players, seed, "maps", maps);
    sb_quick chance = { seed };
    int phases = 0;
    while (co_game.rules.pending(&st)) {
        script s;
        co_state next = write_script(&st, &s, &chance);
        if (__builtin_popcount(co_game.rules.pending(&st)) > 1) {
            check_orders(&s, &next, &chance);
            phases++;
        }
        st = next;
    }
    return phases;
}

static void test_COL_SEQ_13_equal_states_in_every_order_and_interleaving(void **state)
{
    (void)state;
    int phases = 0;
    for (int players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < 12; seed++)
            phases += check_game(players, 100 * (uint64_t)players + seed, seed % 2 ? "four" : "standard");
    assert_true(phases > 1500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_SEQ_1_all_pending_each_at_its_own_pace),
        cmocka_unit_test(test_COL_SEQ_2_contested_medals_do_not_depend_on_the_order),
        cmocka_unit_test(test_COL_SEQ_3_nothing_is_taken_from_a_stock_while_a_chain_runs),
        cmocka_unit_test(test_COL_SEQ_4_discoveries_of_III_A_are_made_at_once),
        cmocka_unit_test(test_COL_SEQ_5_how_a_chain_ends),
        cmocka_unit_test(test_COL_SEQ_6_every_step_with_a_follow_up_uses_something_up),
        cmocka_unit_test(test_COL_SEQ_7_what_is_automatic),
        cmocka_unit_test(test_COL_SEQ_8_turn_200_is_the_last),
        cmocka_unit_test(test_COL_SEQ_8_a_game_of_declining_ends),
        cmocka_unit_test(test_COL_SEQ_9_the_settlement_goes_clockwise_from_the_caller),
        cmocka_unit_test(test_COL_SEQ_10_a_seat_depends_on_its_own_things_only),
        cmocka_unit_test(test_COL_SEQ_11_no_chance_while_several_seats_are_pending),
        cmocka_unit_test(test_COL_SEQ_12_moves_are_public_drawn_cards_are_not),
        cmocka_unit_test(test_COL_SEQ_13_equal_states_in_every_order_and_interleaving),
        cmocka_unit_test(test_COL_SEQ_14_nothing_is_carried_into_a_new_turn_or_out_of_the_game),
        cmocka_unit_test(test_COL_SEQ_15_three_streams),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
