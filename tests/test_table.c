/* test_table.c: tables: their life, playing, the log, given positions, chance (table.h). */
#include "table_fixture.h"

/* ---- setups ------------------------------------------------------------------------------------------------------ */

static void assert_setup(const sb_table_setup *s, sb_error expected)
{
    sb_table *t = (sb_table *)&t; /* anything but NULL */
    assert_int_equal(sb_table_new(s, &t), expected);
    if (expected != SB_OK)
        assert_null(t);
    sb_table_free(t);
}

static void test_new_table(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 3, 1);
    sb_table *t = new_table(&s);
    tp_state start;
    tp_game.rules.setup(&start, &s.setup, s.key, NULL);
    assert_ptr_equal(sb_table_game(t), &tp_game);
    assert_memory_equal(sb_table_state(t), &start, sizeof start);
    assert_int_equal(sb_table_hash(t), sb_state_hash(&tp_game, &start));
    assert_int_equal(sb_table_pending(t), 7);
    assert_int_equal(sb_table_plies(t), 0);
    assert_null(sb_table_ply(t, 0));
    assert_null(sb_table_ply(t, -1));
    assert_int_equal(sb_table_events(t), 1 + 1 + 9); /* first player, deal, nine cards */
    assert_string_equal(sb_table_setup_of(t)->id, "t-1");
    sb_table_free(t);
    sb_table_free(NULL);
}

static void test_setups_that_are_refused(void **unused)
{
    (void)unused;
    const sb_table_setup good = setup_for(&tp_game, 3, 1);
    sb_table_setup s = good;
    assert_setup(&s, SB_OK);
    s.game = NULL;
    assert_setup(&s, SB_UNKNOWN_GAME);
    s = good, s.setup.players = 1;
    assert_setup(&s, SB_BAD_PLAYERS);
    s = good, s.setup.players = 6;
    assert_setup(&s, SB_BAD_PLAYERS);
    s = good, s.setup.value[TP_OPTION_ROUNDS] = 2;
    assert_setup(&s, SB_BAD_OPTION);
    s = good, s.setup.value[TP_OPTION_FIRST_SEAT] = 4; /* seat 3 of 0, 1, 2 */
    assert_setup(&s, SB_BAD_OPTION);
    s = good, s.setup.value[TP_OPTION_COUNT] = 1;
    assert_setup(&s, SB_BAD_OPTION);
}

static void test_an_option_that_is_not_offered_has_no_value(void **unused)
{
    (void)unused;
    sb_option options[TP_OPTION_COUNT];
    memcpy(options, tp_game.options, sizeof options);
    options[TP_OPTION_ROUNDS].players = 1 << 2; /* only with two players */
    sb_game g = tp_game;
    g.options = options;
    sb_table_setup s = setup_for(&g, 3, 1);
    assert_setup(&s, SB_OK);
    s.setup.value[TP_OPTION_ROUNDS] = 1;
    assert_setup(&s, SB_BAD_OPTION);
    s.setup.players = 2;
    assert_setup(&s, SB_OK);
}

static void test_ids_nonces_and_bots_are_words(void **unused)
{
    (void)unused;
    static const struct {
        const char *id, *nonce, *bot;
        sb_error expected;
    } rows[] = {
        { "a", "", "greedy", SB_OK },
        { "Az_09-", "Az_09-", "mcts:4.0_k-1", SB_OK },
        { "", "", "greedy", SB_BAD_REQUEST },
        { "a b", "", "greedy", SB_BAD_REQUEST },
        { "a/b", "", "greedy", SB_BAD_REQUEST },
        { "a", "x y", "greedy", SB_BAD_REQUEST },
        { "a", "x/y", "greedy", SB_BAD_REQUEST },
        { "a", "", "", SB_BAD_REQUEST },
        { "a", "", "a bot", SB_BAD_REQUEST },
        { "a", "", "\"", SB_BAD_REQUEST },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        sb_table_setup s = setup_for(&tp_game, 2, 1);
        s.seat[1].kind = SB_BOT;
        strcpy(s.id, rows[i].id);
        strcpy(s.seat[0].nonce, rows[i].nonce);
        strcpy(s.seat[1].bot, rows[i].bot);
        assert_setup(&s, rows[i].expected);
    }
    sb_table_setup s = setup_for(&tp_game, 2, 1);
    strcpy(s.seat[0].bot, "greedy"); /* a person is no bot */
    assert_setup(&s, SB_BAD_REQUEST);
    s = setup_for(&tp_game, 2, 1);
    s.seat[0].kind = SB_SEAT_KIND_COUNT;
    assert_setup(&s, SB_BAD_REQUEST);
}

static void test_texts_that_do_not_end_are_refused(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 2, 1);
    memset(s.id, 'x', sizeof s.id);
    assert_setup(&s, SB_BAD_REQUEST);
    s.id[SB_TABLE_ID_MAX - 1] = '\0';
    assert_setup(&s, SB_OK);
    memset(s.seat[0].name, 'x', SB_NAME_MAX);
    assert_setup(&s, SB_BAD_REQUEST);
    s.seat[0].name[SB_NAME_MAX - 1] = '\0';
    assert_setup(&s, SB_OK);
    memset(s.seat[0].nonce, 'x', SB_NONCE_MAX);
    assert_setup(&s, SB_BAD_REQUEST);
    s.seat[0].nonce[SB_NONCE_MAX - 1] = '\0';
    assert_setup(&s, SB_OK);
    s.seat[0].kind = SB_BOT;
    memset(s.seat[0].bot, 'x', SB_NAME_MAX);
    assert_setup(&s, SB_BAD_REQUEST);
    s.seat[0].bot[SB_NAME_MAX - 1] = '\0';
    assert_setup(&s, SB_OK);
}

static void test_names_are_clean_utf8(void **unused)
{
    (void)unused;
    static const struct {
        const char *name;
        sb_error expected;
    } rows[] = {
        { "Élodie de l'Ouest", SB_OK },
        { " Ann  Lee ", SB_OK },
        { "\xf0\x9f\xa4\xa0", SB_OK }, /* U+1F920 */
        { "\xf4\x8f\xbf\xbf", SB_OK }, /* U+10FFFF, the last */
        { "An\"n", SB_BAD_REQUEST },
        { "An\nn", SB_BAD_REQUEST },
        { "An\x7fn", SB_BAD_REQUEST },
        { "\x80", SB_BAD_REQUEST },     /* no first byte */
        { "\xc3", SB_BAD_REQUEST },     /* nothing follows */
        { "\xc3(", SB_BAD_REQUEST },    /* the wrong thing follows */
        { "\xc0\x80", SB_BAD_REQUEST }, /* longer than needed */
        { "\xe0\x80\x80", SB_BAD_REQUEST },
        { "\xed\xa0\x80", SB_BAD_REQUEST },     /* a surrogate */
        { "\xf4\x90\x80\x80", SB_BAD_REQUEST }, /* above U+10FFFF */
        { "\xf8\x88\x80\x80\x80", SB_BAD_REQUEST },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        sb_table_setup s = setup_for(&tp_game, 2, 1);
        strcpy(s.seat[1].name, rows[i].name);
        assert_setup(&s, rows[i].expected);
    }
}

static void test_seats_that_nobody_sits_on_are_ignored(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 2, 1);
    memset(&s.seat[2], 0xff, sizeof s.seat[2]);
    sb_table *t = new_table(&s);
    assert_string_equal(sb_table_setup_of(t)->seat[2].name, "");
    sb_table_free(t);
}

static void test_names(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 3, 1);
    strcpy(s.seat[1].name, "Ann");
    sb_table *t = new_table(&s);
    s.seat[1].name[0] = 'X'; /* the table has its own copy */
    sb_names names = sb_table_names(t, SB_FR);
    assert_int_equal(names.lang, SB_FR);
    assert_null(names.seat[0]);
    assert_string_equal(names.seat[1], "Ann");
    sb_table_free(t);
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static void test_play_logs_the_move(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 2, 1);
    tp_state alone = *(const tp_state *)sb_table_state(t);
    sb_event buffer[SB_EVENTS_MAX];
    sb_events events = { .at = buffer, .cap = SB_EVENTS_MAX };
    int before = sb_table_events(t);
    sb_move move = first_move(t, 1);
    assert_int_equal(sb_table_play(t, 1, move, &events), SB_OK);
    assert_int_equal(sb_play(&tp_game, &alone, 1, move, NULL), SB_OK);
    assert_memory_equal(sb_table_state(t), &alone, sizeof alone);
    assert_int_equal(sb_table_plies(t), 1);
    const sb_ply *p = sb_table_ply(t, 0);
    assert_int_equal(p->seat, 1);
    assert_int_equal(sb_move_cmp(p->move, move), 0);
    assert_int_equal(events.n, 1);
    assert_int_equal(events.at[0].kind, TP_EVENT_CHOSE);
    assert_int_equal(sb_table_events(t), before + 1);
    sb_table_free(t);
}

static void test_barriers_and_turns_are_found(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 2, 1);
    play_first(t, 0);
    play_first(t, 1); /* both cards are turned up */
    assert_false(sb_table_ply(t, 0)->barrier);
    assert_true(sb_table_ply(t, 1)->barrier);
    assert_false(sb_table_ply(t, 1)->turn_begins);
    int winner = sb_table_pending(t) == 1 ? 0 : 1;
    assert_int_equal(try_play(t, winner, "spare"), SB_OK); /* round 2: everybody draws */
    assert_true(sb_table_ply(t, 2)->barrier);
    assert_true(sb_table_ply(t, 2)->turn_begins);
    assert_false(sb_table_ply(t, 2)->agreed_undo);
    sb_table_free(t);
}

static void test_moves_that_are_refused(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 3, 1);
    play_first(t, 0);
    sb_move move = first_move(t, 1), none = { .kind = 255 };
    assert_refused(t, sb_table_play(t, -1, move, NULL), SB_BAD_SEAT);
    assert_refused(t, sb_table_play(t, 3, move, NULL), SB_BAD_SEAT);
    assert_refused(t, sb_table_play(t, 0, sb_table_ply(t, 0)->move, NULL), SB_NOT_PENDING);
    assert_refused(t, try_play(t, 1, "spare"), SB_ILLEGAL_MOVE);
    assert_refused(t, sb_table_play(t, 1, none, NULL), SB_ILLEGAL_MOVE);
    play_to_the_end(t, 1);
    assert_refused(t, sb_table_play(t, 1, move, NULL), SB_GAME_OVER);
    sb_table_free(t);
}

static void test_legal(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 2, 3);
    sb_move listed[SB_MOVES_MAX], expected[SB_MOVES_MAX];
    int n = sb_table_legal(t, 1, listed);
    assert_int_equal(n, tp_legal(sb_table_state(t), 1, expected));
    assert_memory_equal(listed, expected, (size_t)n * sizeof *listed);
    assert_int_equal(sb_table_legal(t, 2, listed), 0);
    assert_int_equal(sb_table_legal(t, -1, listed), 0);
    sb_table_free(t);
}

/* Taken back by agreement and played again and again: the table keeps all of it, so there is an end to it. */
static void test_the_log_has_a_limit(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 2, 1);
    sb_move move = first_move(t, 0);
    for (int i = 0; i < SB_LOG_MAX; i++) {
        assert_int_equal(sb_table_play(t, 0, move, NULL), SB_OK);
        if (i < SB_LOG_MAX - 1)
            assert_int_equal(sb_table_undo_agreed(t, 0, 3), SB_OK);
    }
    assert_int_equal(sb_table_agreed_undos(t), SB_LOG_MAX - 1);
    assert_int_equal(sb_table_play(t, 1, first_move(t, 1), NULL), SB_LIMIT);
    assert_int_equal(sb_table_plies(t), 1);
    assert_int_equal(sb_table_undo_agreed(t, 0, 3), SB_OK);
    assert_int_equal(sb_table_play(t, 0, move, NULL), SB_LIMIT);
    sb_table_free(t);
}

/* ---- memory ------------------------------------------------------------------------------------------------------ */

static void test_a_finished_game_is_small(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 5, 1);
    assert_int_equal(sb_setup_option(&tp_game, &s.setup, "rounds", "long"), SB_OK);
    sb_table *t = new_table(&s);
    size_t empty = sb_table_bytes(t);
    play_on(t, 20, 1);
    size_t half = sb_table_bytes(t);
    play_to_the_end(t, 1);
    size_t end = sb_table_bytes(t), events = (size_t)sb_table_events(t);
    assert_true(empty > 2 * sizeof(tp_state) && half > empty);
    /* What is kept: the table, the state, 24 bytes a move, 16 bytes an event.  No checkpoints, no room to spare. */
    size_t fixed = empty - sizeof(tp_state) - 12 - (1 + 1 + 15) * sizeof(sb_event); /* 12: where the first copy is */
    assert_int_equal(end, fixed + 24 * (size_t)sb_table_plies(t) + sizeof(sb_event) * events);
    sb_table_free(t);
}

/* ---- bots -------------------------------------------------------------------------------------------------------- */

static sb_table *table_with_bots(const char *game, const char *first, const char *second)
{
    sb_table_setup s = setup_for(sb_game_find(game), 2, 3);
    strcpy(s.seat[0].bot, first);
    strcpy(s.seat[1].bot, second);
    s.seat[0].kind = s.seat[1].kind = SB_BOT;
    return new_table(&s);
}

/* Opponents with one idea play as themselves, not as somebody else under their name. */
static void test_bots_play_themselves(void **unused)
{
    (void)unused;
    static const char *const DRIFTERS[][2] = { { "goldriver", "gr_all_in" }, { "colorado", "co_scout" } };
    for (int d = 0; d < 2; d++) {
        sb_table *t = table_with_bots(DRIFTERS[d][0], DRIFTERS[d][1], "greedy");
        const sb_bot *drifter = sb_bot_named(DRIFTERS[d][1]), *greedy = sb_bot_find("greedy");
        int moves = 0, others = 0;
        while (sb_table_pending(t) && moves < 200) {
            int seat = sb_table_next_bot(t), n = sb_table_plies(t);
            sb_quick chance = sb_table_bot_chance(t, seat), again = chance;
            sb_move own = sb_bot_move(
                seat == 0 ? drifter : greedy, sb_table_game(t), sb_table_state(t), seat, NULL, &chance, NULL);
            sb_move usual = sb_bot_move(greedy, sb_table_game(t), sb_table_state(t), seat, NULL, &again, NULL);
            assert_true(sb_table_bot_is_here(t, seat));
            assert_int_equal(sb_table_bot_turn(t, NULL, greedy, NULL), SB_OK);
            assert_int_equal(sb_move_cmp(sb_table_ply(t, n)->move, own), 0);
            others += sb_move_cmp(own, usual) != 0;
            moves++;
        }
        assert_true(others > 3);
        sb_table_free(t);
    }
}

/* One that is not here, or of another game: an error, or whoever is named to play instead. */
static void test_strange_bots_are_not_replaced_unsaid(void **unused)
{
    (void)unused;
    static const char *const STRANGE[] = { "hal", "gwt_builder" };
    for (int i = 0; i < 2; i++) {
        sb_table *t = table_with_bots("goldriver", STRANGE[i], STRANGE[i]);
        int seat = -1;
        assert_false(sb_table_bot_is_here(t, 0));
        assert_int_equal(sb_table_bot_turn(t, NULL, NULL, &seat), SB_UNKNOWN_BOT);
        assert_int_equal(seat, sb_table_next_bot(t));
        assert_int_equal(sb_table_plies(t), 0);
        assert_int_equal(sb_table_bot_turn(t, NULL, sb_bot_find("random"), NULL), SB_OK);
        assert_int_equal(sb_table_plies(t), 1);
        assert_string_equal(sb_table_bot_of(t, 0), STRANGE[i]);
        sb_table_free(t);
    }
}

/* "best" is another bot when levels are added: a table and its record say which one it was. */
static void test_best_is_kept_by_its_own_name(void **unused)
{
    (void)unused;
    const char *best = sb_bot_find("best")->id;
    char line[80];
    sb_table_setup s = setup_for(&tp_game, 2, 3);
    strcpy(s.seat[0].bot, "best");
    s.seat[0].kind = SB_BOT;
    sb_table *t = new_table(&s), *again;
    sb_text record = sb_heap_text(), old = sb_heap_text();
    assert_string_equal(sb_table_setup_of(t)->seat[0].bot, best);
    assert_int_equal(sb_table_bot_takes_over(t, 1, "best"), SB_OK);
    assert_string_equal(sb_table_incident(t, 0)->bot, best);
    sb_record_write_host(t, &record);
    assert_null(strstr(record.at, "bot best"));
    snprintf(line, sizeof line, "seat 1 bot %s\n", best);
    assert_non_null(strstr(record.at, line));

    /* An older one that says so is read: its sum is that of its lines. */
    sb_sha256 lines;
    uint8_t sum[32];
    const char *last = strstr(record.at, "\nend ") + 1, *name, *p = record.at;
    for (; (name = strstr(p, best)); p = name + strlen(best)) {
        sb_put_bytes(&old, p, (size_t)(name - p));
        sb_put(&old, "best");
    }
    sb_put_bytes(&old, p, (size_t)(last - p));
    sb_sha256_init(&lines);
    sb_sha256_add(&lines, old.at, old.n);
    sb_sha256_end(&lines, sum);
    sb_put_bytes(&old, last, (size_t)(strrchr(last, ' ') + 1 - last));
    sb_put_hex(&old, sum, 8);
    sb_put_char(&old, '\n');
    char bytes[300];
    sb_text why = SB_TEXT(bytes);
    sb_error e = sb_record_read(old.at, old.n, &again, &why);
    if (e != SB_OK)
        print_error("%s\n%s", bytes, old.at);
    assert_int_equal(e, SB_OK);
    assert_string_equal(sb_table_bot_of(again, 0), best);
    assert_string_equal(sb_table_bot_of(again, 1), best);
    sb_table_free(again);
    sb_heap_text_free(&old);
    sb_heap_text_free(&record);
    sb_table_free(t);
}

/* ---- once more --------------------------------------------------------------------------------------------------- */

static void assert_same_record(const sb_table *a, const sb_table *b, bool same)
{
    sb_text one = sb_heap_text(), other = sb_heap_text();
    sb_record_write_host(a, &one);
    sb_record_write_host(b, &other);
    assert_int_equal(strcmp(one.at, other.at) == 0, same);
    sb_heap_text_free(&one);
    sb_heap_text_free(&other);
}

/* At every moment of a game, taken back ones too: the copy goes on by itself, to the same end. */
static void test_a_copy_goes_on_by_itself(void **unused)
{
    (void)unused;
    sb_table *t = table_for(&tp_game, 3, 5);
    for (int i = 0; sb_table_pending(t); i++) {
        sb_table *copy;
        if (i == 12)
            assert_int_equal(sb_table_undo_agreed(t, 4, everybody(t)), SB_OK);
        assert_int_equal(sb_table_copy(t, &copy), SB_OK);
        assert_same_record(t, copy, true);
        assert_true(sb_table_bytes(copy) <= sb_table_bytes(t));
        sb_quick chance = sb_table_bot_chance(t, 0), again = sb_table_bot_chance(copy, 0);
        assert_int_equal(chance.s, again.s);
        for (int seat = 0; seat < 3; seat++) {
            assert_int_equal(sb_table_can_undo(t, seat), sb_table_can_undo(copy, seat));
            if (sb_table_can_undo(copy, seat))
                assert_int_equal(sb_table_undo(copy, seat), SB_OK);
            if (sb_table_can_redo(copy, seat))
                assert_int_equal(sb_table_redo(copy, seat), SB_OK);
        }
        uint64_t before = sb_table_hash(t);
        play_to_the_end(copy, 1);
        assert_int_equal(sb_table_hash(t), before);
        assert_same_record(t, copy, false);
        sb_table_free(copy);
        play_first(t, __builtin_ctz(sb_table_pending(t)));
    }
    sb_table *copy;
    assert_int_equal(sb_table_copy(t, &copy), SB_OK);
    assert_same_record(t, copy, true);
    sb_table_free(t);
    assert_int_equal(sb_table_pending(copy), 0);
    sb_table_free(copy);
}

/* ---- given positions --------------------------------------------------------------------------------------------- */

static void test_load(void **unused)
{
    (void)unused;
    sb_table *from = table_for(&tp_game, 3, 9);
    play_on(from, 5, 1);
    sb_table_setup s = setup_for(&tp_game, 3, 77); /* another key: not looked at */
    sb_table *t;
    assert_int_equal(sb_table_load(&s, sb_table_state(from), &t, NULL), SB_OK);
    assert_int_equal(sb_table_hash(t), sb_table_hash(from));
    assert_memory_equal(sb_table_setup_of(t)->key, sb_table_setup_of(from)->key, SB_KEY_BYTES);
    assert_int_equal(sb_table_plies(t), 0);
    assert_int_equal(sb_table_events(t), 0);
    assert_int_equal(sb_table_undo(t, 0), SB_NOTHING_TO_UNDO);
    play_to_the_end(t, 2);
    play_to_the_end(from, 2); /* the same choices and the same chance */
    assert_int_equal(sb_table_hash(t), sb_table_hash(from));
    sb_table_free(t);
    assert_int_equal(sb_table_load(&s, sb_table_state(from), &t, NULL), SB_OK); /* a game that is over is a position */
    assert_int_equal(sb_table_pending(t), 0);
    sb_table_free(t);
    sb_table_free(from);
}

static void assert_load(const sb_table_setup *s, const void *state, sb_error expected, const char *detail)
{
    char buffer[256];
    sb_text why = SB_TEXT(buffer);
    sb_table *t = (sb_table *)&t;
    assert_int_equal(sb_table_load(s, state, &t, &why), expected);
    assert_null(t);
    assert_string_equal(buffer, detail);
    assert_int_equal(sb_table_load(s, state, &t, NULL), expected);
}

static void test_positions_that_are_refused(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 3, 1);
    sb_table *t = new_table(&s);
    tp_state st = *(const tp_state *)sb_table_state(t);
    st.round = 9;
    assert_load(&s, &st, SB_BAD_STATE, "round: must be 1 to rounds");
    st.round = 1;
    s.setup.players = 2;
    assert_load(&s, &st, SB_BAD_STATE, "players: not as many as sit at this table");
    s.setup.players = 3;
    strcpy(s.seat[1].nonce, "mine");
    assert_load(&s, &st, SB_BAD_REQUEST, "nonce: a given position brings its own chance");
    s.id[0] = '\0';
    assert_load(&s, &st, SB_BAD_REQUEST, sb_error_text(SB_BAD_REQUEST, SB_EN));
    sb_table_free(t);
}

/* What a game's own check might overlook: parts of High Noon replaced by ones that are wrong. */
static unsigned pending_nobody(const void *state)
{
    (void)state;
    return 0;
}

static unsigned pending_a_stranger(const void *state)
{
    return tp_pending(state) | 1u << 4;
}

static int legal_nothing(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    (void)state, (void)seat, (void)out;
    return 0;
}

static void test_positions_in_which_the_game_would_hang(void **unused)
{
    (void)unused;
    sb_game g = tp_game;
    sb_table_setup s = setup_for(&g, 3, 1);
    tp_state st;
    tp_game.rules.setup(&st, &s.setup, s.key, NULL);
    g.rules.pending = pending_nobody;
    assert_load(&s, &st, SB_BAD_STATE, "pending: somebody owes a decision exactly as long as the game is not over");
    g.rules.pending = pending_a_stranger;
    assert_load(&s, &st, SB_BAD_STATE, "pending: a seat that nobody sits on owes a decision");
    g.rules.pending = tp_pending;
    g.rules.legal = legal_nothing;
    assert_load(&s, &st, SB_BAD_STATE, "pending: a seat owes a decision and has no move");
}

/* A position that looks possible and is not: the first move shows it. */
static const char *check_nothing_is_sealed(const void *state)
{
    const tp_state *st = state;
    return st->player[0].has_sealed ? "players.has_sealed: never" : NULL;
}

static void test_a_position_that_turns_out_to_be_impossible(void **unused)
{
    (void)unused;
    sb_game g = tp_game;
    g.rules.check = check_nothing_is_sealed;
    sb_table_setup s = setup_for(&g, 2, 1);
    tp_state st;
    tp_game.rules.setup(&st, &s.setup, s.key, NULL);
    sb_table *t;
    assert_int_equal(sb_table_load(&s, &st, &t, NULL), SB_OK);
    sb_move move = first_move(t, 0);
    assert_refused(t, sb_table_play(t, 0, move, NULL), SB_BAD_STATE);
    play_first(t, 1);
    sb_table_free(t);
}

/* ---- chance ------------------------------------------------------------------------------------------------------ */

static void assert_hex(const uint8_t bytes[32], const char *expected)
{
    char buffer[65];
    sb_text t = SB_TEXT(buffer);
    sb_put_hex(&t, bytes, 32);
    assert_string_equal(buffer, expected);
}

/* Expected values by `printf '...' | sha256sum`: 30 zero bytes, 0x12, 0x34, then the text. */
static void test_commitment_is_sha256_of_key_and_id(void **unused)
{
    (void)unused;
    uint8_t key[SB_KEY_BYTES], out[32];
    sb_seed_number(0x1234, key);
    sb_commitment(key, "t-1", out);
    assert_hex(out, "7679c73f0e6654fd767c86002bdd25ab2291c3e038f8bfb4a5d04e5f9d378191");
}

static void test_nonces_change_the_key(void **unused)
{
    (void)unused;
    sb_table_setup s = setup_for(&tp_game, 3, 0x1234);
    uint8_t key[SB_KEY_BYTES];
    sb_game_key(&s, key);
    assert_memory_equal(key, s.key, SB_KEY_BYTES); /* without nonces: the key itself */
    strcpy(s.seat[0].nonce, "abc");
    strcpy(s.seat[2].nonce, "x_-9");
    sb_game_key(&s, key); /* ... t-1/abc//x_-9 */
    assert_hex(key, "284584da2d17dd54260fb2d2b1b764de5d44bb9769089578399011910c24bd86");
    sb_table *t = new_table(&s);
    assert_memory_equal(((const tp_state *)sb_table_state(t))->rng.key, key, SB_KEY_BYTES);
    assert_memory_equal(sb_table_setup_of(t)->key, s.key, SB_KEY_BYTES);
    sb_table_free(t);
}

/* ---- heap text --------------------------------------------------------------------------------------------------- */

static void test_heap_text_grows(void **unused)
{
    (void)unused;
    sb_text t = sb_heap_text();
    assert_string_equal(t.at, "");
    for (int i = 0; i < 10000; i++)
        sb_put(&t, "sage");
    assert_int_equal(t.n, 40000);
    assert_int_equal(strlen(t.at), 40000);
    assert_false(t.cut);
    sb_text_clear(&t);
    sb_put(&t, "brush");
    assert_string_equal(t.at, "brush");
    sb_heap_text_free(&t);
    assert_string_equal(t.at, "");
    sb_heap_text_free(&t); /* an empty one has nothing to give back */
    sb_put(&t, "again");
    assert_string_equal(t.at, "again");
    sb_heap_text_free(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_new_table),
        cmocka_unit_test(test_setups_that_are_refused),
        cmocka_unit_test(test_an_option_that_is_not_offered_has_no_value),
        cmocka_unit_test(test_ids_nonces_and_bots_are_words),
        cmocka_unit_test(test_texts_that_do_not_end_are_refused),
        cmocka_unit_test(test_names_are_clean_utf8),
        cmocka_unit_test(test_seats_that_nobody_sits_on_are_ignored),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_play_logs_the_move),
        cmocka_unit_test(test_barriers_and_turns_are_found),
        cmocka_unit_test(test_moves_that_are_refused),
        cmocka_unit_test(test_legal),
        cmocka_unit_test(test_the_log_has_a_limit),
        cmocka_unit_test(test_a_finished_game_is_small),
        cmocka_unit_test(test_bots_play_themselves),
        cmocka_unit_test(test_strange_bots_are_not_replaced_unsaid),
        cmocka_unit_test(test_best_is_kept_by_its_own_name),
        cmocka_unit_test(test_a_copy_goes_on_by_itself),
        cmocka_unit_test(test_load),
        cmocka_unit_test(test_positions_that_are_refused),
        cmocka_unit_test(test_positions_in_which_the_game_would_hang),
        cmocka_unit_test(test_a_position_that_turns_out_to_be_impossible),
        cmocka_unit_test(test_commitment_is_sha256_of_key_and_id),
        cmocka_unit_test(test_nonces_change_the_key),
        cmocka_unit_test(test_heap_text_grows),
    };
    return cmocka_run_group_tests_name("table", tests, NULL, NULL);
}
