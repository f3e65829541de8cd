/* test_undo.c: undo, redo, reset, agreed undo (table.h).
 *
 * In High Noon everybody seals a card at the same time (no barrier until all are turned up), and nearly everything else
 * is a barrier.  QUIET is High Noon with chance and reveals hidden from the table, so that it has no barriers at all:
 * long lines can be taken back, and what hinders it are the other seats alone. */
#include "table_fixture.h"

static void apply_quietly(void *state, int seat, sb_move move, sb_events *events)
{
    tp_state *st = state;
    uint32_t reveals = st->rng.reveals, dice = st->rng.pos[TP_STREAM_DICE];
    tp_apply(state, seat, move, events);
    st->rng.reveals = reveals;
    st->rng.pos[TP_STREAM_DICE] = dice;
}

static sb_game quiet_game(void)
{
    sb_game g = tp_game;
    g.rules.apply = apply_quietly;
    return g;
}

/* Five rounds; seat 0 is first player. */
static sb_table *long_table(const sb_game *g, int players, uint64_t seed)
{
    sb_table_setup s = setup_for(g, players, seed);
    assert_int_equal(sb_setup_option(g, &s.setup, "rounds", "long"), SB_OK);
    assert_int_equal(sb_setup_option(g, &s.setup, "first_seat", "0"), SB_OK);
    return new_table(&s);
}

static int winner_of(const sb_table *t)
{
    const tp_state *st = sb_table_state(t);
    return tp_phase_of(st) == TP_WINNER ? tp_top_const(st)->seat : -1;
}

/* With two players: seat 1 seals its lowest card, then seat 0 its highest, and wins the round. */
static void play_round_won_by_0(sb_table *t)
{
    sb_move list[SB_MOVES_MAX];
    play_first(t, 1);
    int n = sb_table_legal(t, 0, list);
    assert_int_equal(sb_table_play(t, 0, list[n - 1], NULL), SB_OK);
    assert_int_equal(winner_of(t), 0);
}

/* ---- one's own move ---------------------------------------------------------------------------------------------- */

static void test_undo_and_redo_of_the_last_move(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 3, 1);
    uint64_t start = sb_table_hash(t);
    int events = sb_table_events(t);
    assert_false(sb_table_can_undo(t, 0));
    play_first(t, 0);
    uint64_t sealed = sb_table_hash(t);
    assert_true(sb_table_can_undo(t, 0));
    assert_false(sb_table_can_undo(t, 1));
    assert_int_equal(sb_table_undo(t, 0), SB_OK);
    assert_int_equal(sb_table_hash(t), start);
    assert_int_equal(sb_table_plies(t), 0);
    assert_int_equal(sb_table_events(t), events);
    assert_int_equal(sb_table_undos(t), 1);
    assert_true(sb_table_can_redo(t, 0));
    assert_false(sb_table_can_redo(t, 1));
    assert_int_equal(sb_table_redo(t, 0), SB_OK);
    assert_int_equal(sb_table_hash(t), sealed);
    assert_int_equal(sb_table_events(t), events + 1);
    assert_false(sb_table_can_redo(t, 0));
    sb_table_free(t);
}

static void test_undo_refused(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 2, 1);
    assert_refused(t, sb_table_undo(t, 0), SB_NOTHING_TO_UNDO);
    assert_refused(t, sb_table_undo(t, -1), SB_BAD_SEAT);
    assert_refused(t, sb_table_undo(t, 2), SB_BAD_SEAT);
    assert_refused(t, sb_table_redo(t, 0), SB_NOTHING_TO_REDO);
    assert_refused(t, sb_table_redo(t, 2), SB_BAD_SEAT);
    assert_refused(t, sb_table_reset_turn(t, 0), SB_NOTHING_TO_UNDO);
    assert_false(sb_table_can_undo(t, 2));
    assert_false(sb_table_can_redo(t, -1));
    play_first(t, 0);
    play_first(t, 1); /* turned up */
    assert_refused(t, sb_table_undo(t, 0), SB_UNDO_BARRIER);
    assert_refused(t, sb_table_undo(t, 1), SB_UNDO_BARRIER);
    assert_refused(t, sb_table_reset_turn(t, 1), SB_UNDO_BARRIER);
    assert_false(sb_table_can_undo(t, 1));
    play_to_the_end(t, 1);
    assert_refused(t, sb_table_undo(t, 0), SB_GAME_OVER);
    sb_table_free(t);
}

/* A barrier lies before the move, not at or after it: free. */
static void test_undo_stops_at_the_barrier(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 3, 1);
    for (int seat = 0; seat < 3; seat++)
        play_first(t, seat);
    assert_int_equal(try_play(t, winner_of(t), "spare"), SB_OK);
    uint64_t round_2 = sb_table_hash(t);
    play_first(t, 1);
    assert_int_equal(sb_table_reset_turn(t, 1), SB_OK);
    assert_int_equal(sb_table_hash(t), round_2);
    assert_refused(t, sb_table_undo(t, 1), SB_UNDO_BARRIER);
    sb_table_free(t);
}

/* ---- simultaneous phases ----------------------------------------------------------------------------------------- */

static void test_undo_keeps_the_sealed_cards_of_others(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 4, 1), *without = table_for(&tp_game, 4, 1);
    for (int seat = 0; seat < 3; seat++)
        play_first(t, seat);
    play_first(without, 1);
    play_first(without, 2);
    uint64_t all_three = sb_table_hash(t);
    assert_int_equal(sb_table_undo(t, 0), SB_OK);
    assert_int_equal(sb_table_hash(t), sb_table_hash(without));
    assert_int_equal(sb_table_plies(t), 2);
    assert_int_equal(sb_table_ply(t, 0)->seat, 1);
    assert_int_equal(sb_table_ply(t, 1)->seat, 2);
    sb_text seen = view_text(t, SB_SPECTATOR, 0, SB_EN), expected = view_text(without, SB_SPECTATOR, 0, SB_EN);
    const char *undos = "\"undos\":";
    strstr(seen.at, undos)[strlen(undos)] = '0'; /* the only difference */
    assert_string_equal(seen.at, expected.at);
    sb_heap_text_free(&seen);
    sb_heap_text_free(&expected);
    assert_int_equal(sb_table_undo(t, 2), SB_OK); /* and these, in any order */
    assert_int_equal(sb_table_undo(t, 1), SB_OK);
    assert_int_equal(sb_table_plies(t), 0);
    for (int seat = 2; seat >= 0; seat--)
        assert_int_equal(sb_table_redo(t, seat), SB_OK);
    assert_int_equal(sb_table_hash(t), all_three);
    sb_table_free(t);
    sb_table_free(without);
}

/* The kept moves run across a checkpoint. */
static void test_undo_keeps_moves_across_a_checkpoint(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 5, 3), *without = table_for(&tp_game, 5, 3);
    sb_table *both[] = { t, without };
    for (int i = 0; i < 2; i++) {
        for (int round = 0; round < 2; round++) { /* two rounds: 12 plies, and a swap each */
            for (int seat = 0; seat < 5; seat++)
                play_first(both[i], seat);
            play_first(both[i], (winner_of(both[i]) + 1 + round) % 5); /* swap */
            assert_int_equal(try_play(both[i], winner_of(both[i]), "spare"), SB_OK);
        }
    }
    assert_int_equal(sb_table_plies(t), 14);
    for (int seat = 0; seat < 4; seat++)
        play_first(t, seat); /* 18 plies: the copy at 16 holds the cards of seats 0 and 1 */
    for (int seat = 1; seat < 4; seat++)
        play_first(without, seat);
    assert_int_equal(sb_table_undo(t, 0), SB_OK);
    assert_int_equal(sb_table_hash(t), sb_table_hash(without));
    play_first(t, 4);
    play_first(t, 0);
    play_first(without, 4);
    play_first(without, 0);
    assert_int_equal(sb_table_undo_agreed(t, 16, 31), SB_OK); /* the copy at 16 is the new line's */
    assert_int_equal(sb_table_undo_agreed(without, 16, 31), SB_OK);
    assert_int_equal(sb_table_hash(t), sb_table_hash(without));
    sb_table_free(t);
    sb_table_free(without);
}

/* ---- other seats ------------------------------------------------------------------------------------------------- */

static void test_undo_refused_after_the_move_of_a_seat_that_had_to_wait(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    sb_table *t = long_table(&g, 2, 1);
    play_round_won_by_0(t);
    assert_int_equal(try_play(t, 0, "spare"), SB_OK);
    play_first(t, 1); /* was not asked before the winner had decided */
    assert_refused(t, sb_table_undo(t, 0), SB_UNDO_TURN);
    assert_int_equal(sb_table_undo(t, 1), SB_OK);
    assert_int_equal(sb_table_undo(t, 0), SB_OK); /* now it is the last one */
    sb_table_free(t);
}

/* Both owed a card, so the winner's card could be kept, but not what the winner decided then. */
static void test_undo_refused_when_a_later_move_would_answer_nothing(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    sb_table *t = long_table(&g, 2, 1);
    play_round_won_by_0(t);
    assert_true(sb_table_can_undo(t, 1));
    assert_int_equal(try_play(t, 0, "spare"), SB_OK);
    assert_refused(t, sb_table_undo(t, 1), SB_UNDO_TURN);
    sb_table_free(t);
}

/* Seat 2 is asked only after seat 1 has sealed. */
static unsigned pending_one_by_one(const void *state)
{
    const tp_state *st = state;
    return tp_pending(state) & (st->player[1].has_sealed ? ~0u : ~4u);
}

/* Seat 2 did not wait for seat 0, yet it was not asked at the same time: it may have seen that seat 0 had moved. */
static void test_undo_refused_after_the_move_of_a_seat_that_was_asked_later(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    g.rules.pending = pending_one_by_one;
    sb_table *t = long_table(&g, 4, 1);
    play_first(t, 0);
    play_first(t, 1);
    assert_true(sb_table_can_undo(t, 0));
    play_first(t, 2);
    assert_refused(t, sb_table_undo(t, 0), SB_UNDO_TURN);
    sb_table_free(t);
}

/* Broken on purpose: what a seat is asked depends on who was quicker. */
static sb_decision decision_by_order(const void *state, int seat)
{
    sb_decision d = tp_decision(state, seat);
    d.arg[SB_ARGS_MAX - 1] = ((const tp_state *)state)->player[0].has_sealed;
    return d;
}

static void test_undo_refused_when_a_later_move_would_answer_another_question(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    g.rules.decision = decision_by_order;
    sb_table *t = long_table(&g, 3, 1);
    play_first(t, 0);
    play_first(t, 1);
    assert_refused(t, sb_table_undo(t, 0), SB_UNDO_TURN);
    sb_table_free(t);
}

/* Broken on purpose: whether a card is shown depends on who was quicker. */
static void apply_by_order(void *state, int seat, sb_move move, sb_events *events)
{
    tp_state *st = state;
    apply_quietly(state, seat, move, events);
    if (!st->player[0].has_sealed)
        sb_reveal(&st->rng);
}

static void test_undo_refused_when_a_later_move_would_use_chance(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    g.rules.apply = apply_by_order;
    sb_table *t = long_table(&g, 3, 1);
    play_first(t, 0);
    play_first(t, 1);
    assert_refused(t, sb_table_undo(t, 0), SB_UNDO_TURN);
    sb_table_free(t);
}

/* ---- long lines -------------------------------------------------------------------------------------------------- */

/* Every move of a whole game, taken back by its own seat, leads to the position it was played in; and forward again. */
static void test_undo_across_checkpoints(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    for (int players = 2; players <= 5; players++) {
        sb_table *t = long_table(&g, players, (uint64_t)players);
        uint64_t hash[64];
        int events[64];
        int n = 0;
        for (sb_quick chance = { 5 };; n++) {
            hash[n] = sb_table_hash(t);
            events[n] = sb_table_events(t);
            if (((const tp_state *)sb_table_state(t))->round == TP_ROUNDS_LONG)
                break;
            play_any(t, &chance);
        }
        assert_true(players == 2 || n > SB_CHECKPOINT);
        sb_ply line[64];
        for (int i = n; i-- > 0;) {
            line[i] = *sb_table_ply(t, i);
            assert_int_equal(sb_table_undo(t, line[i].seat), SB_OK);
            assert_int_equal(sb_table_hash(t), hash[i]);
            assert_int_equal(sb_table_events(t), events[i]);
            assert_int_equal(sb_table_plies(t), i);
        }
        for (int i = 0; i < n; i++) {
            assert_int_equal(sb_table_redo(t, line[i].seat), SB_OK);
            assert_int_equal(sb_table_hash(t), hash[i + 1]);
        }
        assert_int_equal(sb_table_undos(t), n);
        sb_table_free(t);
    }
}

static void test_reset_takes_back_all_that_can_be(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    sb_table *t = long_table(&g, 2, 1);
    play_first(t, 1);
    uint64_t before = sb_table_hash(t);
    assert_int_equal(sb_table_undo(t, 1), SB_OK);
    play_round_won_by_0(t);
    assert_int_equal(try_play(t, 0, "spare"), SB_OK);
    play_first(t, 0); /* the card of round 2: three moves in a row */
    uint64_t after = sb_table_hash(t);
    assert_int_equal(sb_table_reset_turn(t, 0), SB_OK);
    assert_int_equal(sb_table_plies(t), 1);
    assert_int_equal(sb_table_hash(t), before);
    for (int i = 0; i < 3; i++)
        assert_int_equal(sb_table_redo(t, 0), SB_OK);
    assert_int_equal(sb_table_hash(t), after);
    sb_table_free(t);
}

/* ---- redo -------------------------------------------------------------------------------------------------------- */

static void test_another_move_forgets_what_was_undone(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 3, 2);
    sb_move list[SB_MOVES_MAX];
    assert_true(sb_table_legal(t, 0, list) >= 2);
    assert_int_equal(sb_table_play(t, 0, list[0], NULL), SB_OK);
    assert_int_equal(sb_table_undo(t, 0), SB_OK);
    play_first(t, 1); /* somebody else's move forgets nothing */
    assert_true(sb_table_can_redo(t, 0));
    assert_int_equal(sb_table_play(t, 0, list[1], NULL), SB_OK);
    assert_refused(t, sb_table_redo(t, 0), SB_NOTHING_TO_REDO);
    sb_table_free(t);
}

static void test_playing_the_undone_move_by_hand_is_redo(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    sb_table *t = long_table(&g, 2, 1);
    play_round_won_by_0(t);
    sb_move sealed = sb_table_ply(t, 1)->move;
    assert_int_equal(try_play(t, 0, "spare"), SB_OK);
    assert_int_equal(sb_table_reset_turn(t, 0), SB_OK);
    assert_int_equal(sb_table_play(t, 0, sealed, NULL), SB_OK);
    assert_int_equal(sb_table_redo(t, 0), SB_OK); /* spare */
    assert_int_equal(sb_table_plies(t), 3);
    assert_refused(t, sb_table_redo(t, 0), SB_NOTHING_TO_REDO);
    sb_table_free(t);
}

static void test_redo_of_a_move_that_is_not_possible_any_more(void **unused)
{
    (void)unused;
    sb_game g = quiet_game();
    sb_table *t = long_table(&g, 2, 1);
    play_round_won_by_0(t);
    play_first(t, 1); /* swaps a card */
    assert_int_equal(sb_table_undo(t, 1), SB_OK);
    assert_int_equal(try_play(t, 0, "spare"), SB_OK);
    assert_false(sb_table_can_redo(t, 1));
    assert_refused(t, sb_table_redo(t, 1), SB_ILLEGAL_MOVE);
    sb_table_free(t);
}

/* ---- by agreement ------------------------------------------------------------------------------------------------ */

static void test_agreed_undo_goes_anywhere(void **unused)
{
    (void)unused;
    sb_table *whole = long_table(&tp_game, 5, 8);
    uint64_t hash[64];
    int n = 0;
    for (sb_quick chance = { 3 }; sb_table_pending(whole); n++) {
        hash[n] = sb_table_hash(whole);
        play_any(whole, &chance);
    }
    assert_true(n > 2 * SB_CHECKPOINT - 4);
    for (int to = 0; to < n - 1; to++) {
        sb_table *t = long_table(&tp_game, 5, 8);
        for (int i = 0; i < n - 1; i++)
            assert_int_equal(sb_table_play(t, sb_table_ply(whole, i)->seat, sb_table_ply(whole, i)->move, NULL), SB_OK);
        assert_int_equal(sb_table_undo_agreed(t, to, 31), SB_OK);
        assert_int_equal(sb_table_hash(t), hash[to]);
        assert_int_equal(sb_table_plies(t), to);
        assert_int_equal(sb_table_agreed_undos(t), 1);
        for (int i = to; i < n; i++) { /* the same moves meet the same cards */
            assert_int_equal(sb_table_play(t, sb_table_ply(whole, i)->seat, sb_table_ply(whole, i)->move, NULL), SB_OK);
            assert_int_equal(sb_table_ply(t, i)->agreed_undo, i == to);
        }
        assert_int_equal(sb_table_hash(t), sb_table_hash(whole));
        assert_int_equal(sb_table_events(t), sb_table_events(whole));
        sb_table_free(t);
    }
    sb_table_free(whole);
}

static void test_agreed_undo_refused(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 3, 1);
    s.seat[1].kind = SB_BOT;
    strcpy(s.seat[1].bot, "random");
    sb_table *t = new_table(&s);
    assert_refused(t, sb_table_undo_agreed(t, 0, 5), SB_NOTHING_TO_UNDO);
    play_on(t, 4, 1);
    assert_refused(t, sb_table_undo_agreed(t, 4, 5), SB_NOTHING_TO_UNDO);
    assert_refused(t, sb_table_undo_agreed(t, -1, 5), SB_NOTHING_TO_UNDO);
    assert_refused(t, sb_table_undo_agreed(t, 2, 0), SB_UNDO_BARRIER);
    assert_refused(t, sb_table_undo_agreed(t, 2, 1), SB_UNDO_BARRIER);
    assert_refused(t, sb_table_undo_agreed(t, 2, 1 | 2), SB_UNDO_BARRIER);
    assert_refused(t, sb_table_undo_agreed(t, 2, 1 | 4 | 8), SB_BAD_SEAT);
    assert_int_equal(sb_table_undo_agreed(t, 2, 1 | 4), SB_OK); /* nobody asks the bot */
    play_to_the_end(t, 1);
    assert_refused(t, sb_table_undo_agreed(t, 2, 7), SB_GAME_OVER); /* the seed is public by now */
    sb_table_free(t);
}

static void test_nothing_goes_back_behind_an_agreed_undo(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 3, 1);
    for (int seat = 0; seat < 3; seat++)
        play_first(t, seat);
    assert_int_equal(sb_table_undo_agreed(t, 1, 7), SB_OK); /* seat 0's card stays: that was agreed */
    assert_false(sb_table_ply(t, 0)->barrier);
    assert_refused(t, sb_table_undo(t, 0), SB_UNDO_BARRIER);
    play_first(t, 2);
    assert_int_equal(sb_table_undo(t, 2), SB_OK); /* what came after it is free */
    assert_int_equal(sb_table_undo_agreed(t, 0, 7), SB_OK);
    assert_int_equal(sb_table_agreed_undos(t), 2);
    play_first(t, 0);
    assert_int_equal(sb_table_undo(t, 0), SB_OK);
    assert_refused(t, sb_table_undo(t, 0), SB_NOTHING_TO_UNDO);
    sb_table_free(t);
}

static void test_agreed_undo_forgets_redo(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 3, 1);
    play_first(t, 0);
    play_first(t, 1);
    assert_int_equal(sb_table_undo(t, 1), SB_OK);
    assert_int_equal(sb_table_undo_agreed(t, 0, 7), SB_OK);
    assert_refused(t, sb_table_redo(t, 1), SB_NOTHING_TO_REDO);
    sb_table_free(t);
}

/* ---- at random --------------------------------------------------------------------------------------------------- */

/* Plays, takes back and plays again at random; after every step the table is what its own log makes of a new one. */
static void assert_log_replays(const sb_table *t)
{
    sb_table *fresh = new_table(sb_table_setup_of(t));
    for (int i = 0; i < sb_table_plies(t); i++) {
        const sb_ply *p = sb_table_ply(t, i);
        assert_int_equal(sb_table_play(fresh, p->seat, p->move, NULL), SB_OK);
        assert_int_equal(sb_table_ply(fresh, i)->barrier, p->barrier);
        assert_int_equal(sb_table_ply(fresh, i)->turn_begins, p->turn_begins);
    }
    assert_int_equal(sb_table_hash(fresh), sb_table_hash(t));
    assert_int_equal(sb_table_events(fresh), sb_table_events(t));
    sb_table_free(fresh);
}

static void random_step(sb_table *t, sb_quick *chance)
{
    int seat = (int)sb_quick_below(chance, sb_table_setup_of(t)->setup.players);
    bool can_undo = sb_table_can_undo(t, seat), can_redo = sb_table_can_redo(t, seat);
    switch (sb_quick_below(chance, 8)) {
    case 0:
    case 1: assert_int_equal(sb_table_undo(t, seat) == SB_OK, can_undo); break;
    case 2: assert_int_equal(sb_table_redo(t, seat) == SB_OK, can_redo); break;
    case 3: assert_int_equal(sb_table_reset_turn(t, seat) == SB_OK, can_undo); break;
    case 4:
        if (sb_table_plies(t) > 0 && sb_quick_below(chance, 4) == 0)
            sb_table_undo_agreed(t, (int)sb_quick_below(chance, (uint32_t)sb_table_plies(t)), everybody(t));
        break;
    default: play_any(t, chance);
    }
}

static void test_random_undo(void **unused)
{
    (void)unused;
    sb_game games[] = { tp_game, quiet_game() };
    for (uint64_t seed = 0; seed < 40; seed++) {
        sb_table *t = long_table(&games[seed % 2], 2 + (int)(seed / 2 % 4), seed);
        sb_quick chance = { seed };
        for (int i = 0; i < 150 && sb_table_pending(t); i++) {
            random_step(t, &chance);
            assert_log_replays(t);
        }
        sb_table_free(t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo_and_redo_of_the_last_move),
        cmocka_unit_test(test_undo_refused),
        cmocka_unit_test(test_undo_stops_at_the_barrier),
        cmocka_unit_test(test_undo_keeps_the_sealed_cards_of_others),
        cmocka_unit_test(test_undo_keeps_moves_across_a_checkpoint),
        cmocka_unit_test(test_undo_refused_after_the_move_of_a_seat_that_had_to_wait),
        cmocka_unit_test(test_undo_refused_after_the_move_of_a_seat_that_was_asked_later),
        cmocka_unit_test(test_undo_refused_when_a_later_move_would_answer_nothing),
        cmocka_unit_test(test_undo_refused_when_a_later_move_would_answer_another_question),
        cmocka_unit_test(test_undo_refused_when_a_later_move_would_use_chance),
        cmocka_unit_test(test_undo_across_checkpoints),
        cmocka_unit_test(test_reset_takes_back_all_that_can_be),
        cmocka_unit_test(test_another_move_forgets_what_was_undone),
        cmocka_unit_test(test_playing_the_undone_move_by_hand_is_redo),
        cmocka_unit_test(test_redo_of_a_move_that_is_not_possible_any_more),
        cmocka_unit_test(test_agreed_undo_goes_anywhere),
        cmocka_unit_test(test_agreed_undo_refused),
        cmocka_unit_test(test_nothing_goes_back_behind_an_agreed_undo),
        cmocka_unit_test(test_agreed_undo_forgets_redo),
        cmocka_unit_test(test_random_undo),
    };
    return cmocka_run_group_tests_name("undo", tests, NULL, NULL);
}
