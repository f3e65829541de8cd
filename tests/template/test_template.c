/* test_template.c: High Noon rule by rule (docs/rules/template.md).  Positions are drawn as hands, lowest first. */
#include "games/template/state.h"
#include "test.h"

/* ---- positions --------------------------------------------------------------------------------------------------- */

static tp_state game(int players, const char *option, const char *value)
{
    tp_state st;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(7, key);
    assert_int_equal(sb_setup_init(&tp_game, players, &setup), SB_OK);
    if (option)
        assert_int_equal(sb_setup_option(&tp_game, &setup, option, value), SB_OK);
    tp_game.rules.setup(&st, &setup, key, NULL);
    return st;
}

static uint8_t rank_of(const char *id, size_t n)
{
    int rank = sb_domain_find(&tp_game.domains[TP_DOMAIN_CARD], id, n);
    assert_true(rank > 0);
    return (uint8_t)rank;
}

/* "drifter miner marshal | barber barber scout": these hands, everything else on the deck, lowest card on top. */
static tp_state position(int first, const char *hands)
{
    int players = 1, left[TP_RANKS + 1];
    for (const char *p = hands; *p; p++)
        players += *p == '|';
    tp_state st = game(players, "first_seat", (const char[]) { (char)('0' + first), '\0' });
    for (int rank = 1; rank <= TP_RANKS; rank++)
        left[rank] = TP_COPIES;
    int seat = 0, n = 0;
    for (const char *p = hands; *p;) {
        size_t word = strcspn(p, " |");
        if (word > 0) {
            uint8_t rank = rank_of(p, word);
            st.player[seat].hand[n++] = rank;
            left[rank]--;
        }
        p += word;
        seat += *p == '|';
        n = *p == '|' ? 0 : n;
        p += *p != '\0';
    }
    st.deck_n = 0;
    for (int rank = TP_RANKS; rank >= 1; rank--)
        for (int i = 0; i < left[rank]; i++)
            st.deck[st.deck_n++] = (uint8_t)rank;
    assert_null(tp_game.rules.check(&st));
    return st;
}

static sb_move move_of(const char *text)
{
    sb_move m;
    assert_int_equal(sb_move_read(&tp_game, text, &m), SB_OK);
    return m;
}

static void play(tp_state *st, int seat, const char *text)
{
    assert_int_equal(sb_play(&tp_game, st, seat, move_of(text), NULL), SB_OK);
    assert_null(tp_game.rules.check(st));
}

/* The rule that forbids a move. */
static const char *forbidden_by(const tp_state *st, int seat, const char *text)
{
    char buffer[200];
    sb_text sentence = SB_TEXT(buffer);
    sb_names names = { .lang = SB_EN };
    sb_error e = sb_may_play(&tp_game, st, seat, move_of(text));
    assert_int_not_equal(e, SB_OK);
    return sb_refusal(&tp_game, st, seat, move_of(text), e, &names, &sentence);
}

/* The list of a seat as one line of text. */
static const char *list(const tp_state *st, int seat)
{
    static char buffer[400];
    sb_text out = SB_TEXT(buffer);
    sb_move moves[SB_MOVES_MAX];
    int n = tp_game.rules.legal(st, seat, moves);
    for (int i = 0; i < n; i++) {
        sb_put(&out, i ? " " : "");
        sb_move_write(&tp_game, moves[i], &out);
    }
    return buffer;
}

/* Everybody plays the lowest card, and whoever wins spares everybody. */
static void play_round(tp_state *st)
{
    sb_move moves[SB_MOVES_MAX];
    for (int seat = 0; seat < st->players; seat++) {
        tp_game.rules.legal(st, seat, moves);
        tp_game.rules.apply(st, seat, moves[0], NULL);
    }
    play(st, tp_top(st)->seat, "spare");
}

static int points(const tp_state *st, int seat)
{
    sb_result result;
    tp_game.rules.result(st, &result);
    return result.score[seat][TP_SCORE_TOTAL];
}

/* ---- setting up -------------------------------------------------------------------------------------------------- */

static void test_TP_SET_1_players_and_rounds(void **unused)
{
    (void)unused;
    sb_setup setup;
    assert_int_equal(sb_setup_init(&tp_game, 1, &setup), SB_BAD_PLAYERS);
    assert_int_equal(sb_setup_init(&tp_game, 6, &setup), SB_BAD_PLAYERS);
    for (int players = 2; players <= 5; players++) {
        tp_state st = game(players, "rounds", "short"), lengthy = game(players, "rounds", "long");
        for (int i = 0; i < 3; i++)
            play_round(&st);
        for (int i = 0; i < 4; i++)
            play_round(&lengthy);
        assert_int_equal(tp_phase_of(&st), TP_OVER);
        assert_int_equal(tp_phase_of(&lengthy), TP_CHOOSE);
        play_round(&lengthy);
        assert_int_equal(tp_phase_of(&lengthy), TP_OVER);
    }
}

static void test_TP_SET_2_four_copies_of_ten_characters(void **unused)
{
    (void)unused;
    tp_state st = game(5, NULL, NULL);
    int seen[TP_RANKS + 1] = { 0 };
    for (int i = 0; i < st.deck_n; i++)
        seen[st.deck[i]]++;
    for (int seat = 0; seat < 5; seat++)
        for (int i = 0; i < TP_HAND; i++)
            seen[st.player[seat].hand[i]]++;
    for (int rank = 1; rank <= 10; rank++)
        assert_int_equal(seen[rank], 4);
    assert_string_equal(tp_game.domains[TP_DOMAIN_CARD].item[1].id, "greenhorn");
    assert_string_equal(tp_game.domains[TP_DOMAIN_CARD].item[10].id, "marshal");
}

static void test_TP_SET_3_hands_of_three_that_only_their_owner_sees(void **unused)
{
    (void)unused;
    tp_state st = position(0, "drifter miner marshal | barber barber scout"), seen = st;
    tp_game.rules.redact(&seen, 1);
    assert_int_equal(seen.player[0].hand_n, 3);
    assert_memory_equal(seen.player[0].hand, ((uint8_t[3]) { 0, 0, 0 }), 3);
    assert_memory_equal(seen.player[1].hand, ((uint8_t[3]) { 3, 3, 7 }), 3);
    tp_game.rules.redact(&seen, SB_SPECTATOR);
    assert_memory_equal(seen.player[1].hand, ((uint8_t[3]) { 0, 0, 0 }), 3);
}

static void test_TP_SET_4_first_player_by_lot_or_by_option(void **unused)
{
    (void)unused;
    unsigned seen = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        tp_state st;
        uint8_t key[SB_KEY_BYTES];
        sb_seed_number(seed, key);
        tp_game.rules.setup(&st, &(sb_setup) { .players = 3 }, key, NULL);
        seen |= 1u << st.first;
    }
    assert_int_equal(seen, 7);
    assert_int_equal(game(3, "first_seat", "2").first, 2);
    assert_int_equal(game(3, "first_seat", "0").first, 0);
}

/* ---- choosing a card --------------------------------------------------------------------------------------------- */

static void test_TP_PLAY_1_all_choose_at_once_and_in_secret(void **unused)
{
    (void)unused;
    tp_state st = position(0, "drifter drifter marshal | barber miner scout | miner miner miner"), seen;
    assert_int_equal(tp_game.rules.pending(&st), 7);
    assert_string_equal(list(&st, 0), "play:drifter play:marshal");
    assert_string_equal(list(&st, 2), "play:miner");
    assert_string_equal(forbidden_by(&st, 0, "play:miner"), "TP-PLAY-1");
    play(&st, 1, "play:scout");
    assert_int_equal(tp_game.rules.pending(&st), 5);
    assert_string_equal(forbidden_by(&st, 1, "play:barber"), "TP-PLAY-1");
    seen = st;
    tp_game.rules.redact(&seen, 0);
    assert_int_equal(seen.player[1].sealed, 0);
    assert_int_equal(seen.player[1].has_sealed, 1);
}

static void test_TP_PLAY_2_highest_rank_wins_and_cards_stay_face_up(void **unused)
{
    (void)unused;
    tp_state st = position(0, "drifter drifter marshal | barber miner scout | miner outlaw outlaw");
    play(&st, 2, "play:outlaw");
    play(&st, 0, "play:drifter");
    assert_string_equal(forbidden_by(&st, 2, "spare"), "TP-PLAY-2");
    play(&st, 1, "play:scout");
    assert_true(tp_is_winner(&st, 2));
    assert_int_equal(st.discard[2 - 1], 1);
    assert_int_equal(st.discard[7 - 1], 1);
    assert_int_equal(st.discard[9 - 1], 1);
}

static void test_TP_PLAY_3_tie_goes_clockwise_from_the_first_player(void **unused)
{
    (void)unused;
    for (int first = 0; first < 3; first++) {
        static const int winner[3] = { 0, 2, 2 };
        tp_state st = position(first, "drifter drifter marshal | barber miner scout | miner outlaw marshal");
        play(&st, 0, "play:marshal");
        play(&st, 1, "play:scout");
        play(&st, 2, "play:marshal");
        assert_true(tp_is_winner(&st, winner[first]));
    }
}

/* ---- the winner's decision --------------------------------------------------------------------------------------- */

/* Seat 1 of three has won. */
static tp_state won_by_seat_1(void)
{
    tp_state st = position(0, "drifter drifter marshal | barber miner scout | greenhorn miner marshal");
    play(&st, 0, "play:drifter");
    play(&st, 1, "play:scout");
    play(&st, 2, "play:greenhorn");
    return st;
}

static void test_TP_WIN_1_the_winner_spares_or_challenges(void **unused)
{
    (void)unused;
    tp_state st = won_by_seat_1();
    assert_int_equal(tp_game.rules.pending(&st), 1 << 1);
    assert_string_equal(list(&st, 1), "spare duel:s0 duel:s2");
    assert_string_equal(forbidden_by(&st, 0, "spare"), "TP-WIN-1");
    assert_string_equal(forbidden_by(&st, 1, "play:miner"), "TP-WIN-1");
}

static void test_TP_WIN_2_sparing_scores_one(void **unused)
{
    (void)unused;
    tp_state st = won_by_seat_1();
    play(&st, 1, "spare");
    assert_int_equal(points(&st, 0), 0);
    assert_int_equal(points(&st, 1), 1);
    assert_int_equal(points(&st, 2), 0);
}

static void test_TP_WIN_3_a_duel_is_decided_by_one_die(void **unused)
{
    (void)unused;
    int rolled[7] = { 0 };
    for (uint64_t seed = 0; seed < 200; seed++) {
        tp_state st = won_by_seat_1();
        sb_event at[32];
        sb_events events = { .at = at, .cap = 32 };
        sb_seed_number(seed, st.rng.key);
        assert_int_equal(sb_play(&tp_game, &st, 1, move_of("duel:s2"), &events), SB_OK);
        assert_int_equal(at[0].kind, TP_EVENT_DUEL);
        assert_int_equal(at[0].arg[0], 2);
        int die = at[0].arg[1];
        rolled[die]++;
        assert_int_equal(points(&st, 1), die >= 4 ? 2 : 0);
        assert_int_equal(points(&st, 2), die >= 4 ? 0 : 1);
    }
    for (int die = 1; die <= 6; die++)
        assert_in_range(rolled[die], 10, 70);
}

static void test_TP_WIN_4_nobody_challenges_themselves(void **unused)
{
    (void)unused;
    tp_state st = won_by_seat_1();
    assert_string_equal(forbidden_by(&st, 1, "duel:s1"), "TP-WIN-4");
}

/* ---- swapping ---------------------------------------------------------------------------------------------------- */

static void test_TP_SWAP_1_once_a_game_while_another_decides(void **unused)
{
    (void)unused;
    tp_state st = position(0, "drifter drifter marshal | barber miner scout | greenhorn miner marshal");
    assert_string_equal(forbidden_by(&st, 0, "swap:drifter"), "TP-PLAY-2");
    play(&st, 0, "play:drifter");
    play(&st, 1, "play:scout");
    play(&st, 2, "play:greenhorn");
    assert_string_equal(list(&st, 0), "swap:drifter swap:marshal");
    assert_string_equal(forbidden_by(&st, 1, "swap:barber"), "TP-SWAP-1");
    assert_string_equal(forbidden_by(&st, 0, "swap:scout"), "TP-PLAY-1");
    play(&st, 0, "swap:marshal");
    assert_memory_equal(st.player[0].hand, ((uint8_t[3]) { 1, 2, 0 }), 3); /* a Greenhorn lay on top */
    assert_int_equal(st.discard[10 - 1], 1);
    assert_int_equal(tp_game.rules.pending(&st), 1 << 1);
    assert_string_equal(forbidden_by(&st, 0, "swap:drifter"), "TP-SWAP-1");
}

/* ---- the next round and the end ---------------------------------------------------------------------------------- */

static void test_TP_END_1_a_card_each_and_the_next_first_player(void **unused)
{
    (void)unused;
    tp_state st = won_by_seat_1();
    st.first = 2;
    int deck = st.deck_n;
    play(&st, 1, "spare");
    assert_int_equal(st.round, 2);
    assert_int_equal(st.first, 0);
    assert_int_equal(st.deck_n, deck - 3);
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(st.player[seat].hand_n, 3);
}

static void test_TP_END_2_nobody_draws_after_the_last_round(void **unused)
{
    (void)unused;
    tp_state st = won_by_seat_1();
    play(&st, 1, "spare");
    play_round(&st);
    int deck = st.deck_n;
    play_round(&st);
    assert_int_equal(tp_phase_of(&st), TP_OVER);
    assert_int_equal(st.deck_n, deck);
    assert_int_equal(tp_game.rules.pending(&st), 0);
    assert_int_equal(sb_may_play(&tp_game, &st, 0, move_of("spare")), SB_GAME_OVER);
}

static void test_TP_END_3_most_points_win_and_ties_share(void **unused)
{
    (void)unused;
    tp_state st = game(3, NULL, NULL);
    sb_result result;
    for (int i = 0; i < 3; i++)
        play_round(&st);
    for (int seat = 0; seat < 3; seat++)
        st.player[seat].spared = st.player[seat].duels = 0;
    st.player[0].spared = 1, st.player[1].duels = 2, st.player[2].spared = 1;
    tp_game.rules.result(&st, &result);
    assert_int_equal(result.winners, 1 << 1);
    st.player[2].duels = 1;
    tp_game.rules.result(&st, &result);
    assert_int_equal(result.winners, 1 << 1 | 1 << 2);
    tp_push(&st, TP_OP_ROUND, st.first);
    tp_game.rules.result(&st, &result);
    assert_int_equal(result.winners, 0);
}

/* ---- check: it must see what it promises to see ------------------------------------------------------------------ */

static void test_check_names_what_is_wrong(void **unused)
{
    (void)unused;
    static const struct {
        size_t at;
        uint8_t value;
        const char *starts;
    } rows[] = {
        { offsetof(tp_state, players), 6, "players:" },
        { offsetof(tp_state, rounds), 4, "rounds:" },
        { offsetof(tp_state, round), 0, "round:" },
        { offsetof(tp_state, stack_n), 0, "phase:" },
        { offsetof(tp_state, stack_n), 1, "stack:" },
        { offsetof(tp_state, stack[0].seat), 2, "stack:" },
        { offsetof(tp_state, first), 3, "first:" },
        { offsetof(tp_state, stack[1].seat), 1, "winner:" },
        { offsetof(tp_state, deck_n), 30, "deck:" },
        { offsetof(tp_state, deck[0]), 0, "deck:" },
        { offsetof(tp_state, discard[4]), 1, "deck:" },
        { offsetof(tp_state, zero[1]), 1, "deck:" },
        { offsetof(tp_state, player[1].hand[0]), 9, "players.hand:" },
        { offsetof(tp_state, player[1].hand_n), 2, "players.hand:" },
        { offsetof(tp_state, player[1].sealed), 2, "players.sealed:" },
        { offsetof(tp_state, player[1].has_sealed), 2, "players.has_sealed:" },
        { offsetof(tp_state, player[1].has_swapped), 2, "players.has_swapped:" },
        { offsetof(tp_state, player[3].spared), 1, "players:" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        tp_state st = position(0, "drifter drifter marshal | barber miner scout | greenhorn miner marshal");
        ((uint8_t *)&st)[rows[i].at] = rows[i].value;
        const char *wrong = tp_game.rules.check(&st);
        assert_non_null(wrong);
        assert_memory_equal(wrong, rows[i].starts, strlen(rows[i].starts));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_TP_SET_1_players_and_rounds),
        cmocka_unit_test(test_TP_SET_2_four_copies_of_ten_characters),
        cmocka_unit_test(test_TP_SET_3_hands_of_three_that_only_their_owner_sees),
        cmocka_unit_test(test_TP_SET_4_first_player_by_lot_or_by_option),
        cmocka_unit_test(test_TP_PLAY_1_all_choose_at_once_and_in_secret),
        cmocka_unit_test(test_TP_PLAY_2_highest_rank_wins_and_cards_stay_face_up),
        cmocka_unit_test(test_TP_PLAY_3_tie_goes_clockwise_from_the_first_player),
        cmocka_unit_test(test_TP_WIN_1_the_winner_spares_or_challenges),
        cmocka_unit_test(test_TP_WIN_2_sparing_scores_one),
        cmocka_unit_test(test_TP_WIN_3_a_duel_is_decided_by_one_die),
        cmocka_unit_test(test_TP_WIN_4_nobody_challenges_themselves),
        cmocka_unit_test(test_TP_SWAP_1_once_a_game_while_another_decides),
        cmocka_unit_test(test_TP_END_1_a_card_each_and_the_next_first_player),
        cmocka_unit_test(test_TP_END_2_nobody_draws_after_the_last_round),
        cmocka_unit_test(test_TP_END_3_most_points_win_and_ties_share),
        cmocka_unit_test(test_check_names_what_is_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
