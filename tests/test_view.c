/* test_view.c: what a viewer sees (docs/views.md), and what never. */
#include "table_fixture.h"

#include <jansson.h>

static json_t *view_of(const sb_table *t, int viewer, int since, sb_lang lang)
{
    json_error_t error;
    sb_text text = view_text(t, viewer, since, lang);
    json_t *view = json_loadb(text.at, text.n, JSON_REJECT_DUPLICATES, &error);
    sb_heap_text_free(&text);
    assert_non_null(view);
    assert_true(json_is_object(view));
    return view;
}

static void assert_text(const json_t *view, const char *key, const char *expected)
{
    assert_non_null(json_object_get(view, key));
    assert_string_equal(json_string_value(json_object_get(view, key)), expected);
}

static void assert_int(const json_t *view, const char *key, int expected)
{
    assert_true(json_is_integer(json_object_get(view, key)));
    assert_int_equal(json_integer_value(json_object_get(view, key)), expected);
}

/* The members of a view are exactly these: documented, stable. */
/* clang-format off */
static const char *const KEYS[] = { "game", "rules_version", "table", "players", "viewer", "options", "seats", "automas",
    "commitment", "turn", "ply", "undos", "agreed_undos", "over", "pending", "thinks", "decision", "moves", "blocked",
    "can_undo",
    "can_redo", "take_back", "proposal", "private", "events_from", "events", "events_next", "incidents", "position" };
/* clang-format on */
enum { KEYS_COUNT = sizeof KEYS / sizeof KEYS[0] };

static sb_table *named_table(void)
{
    sb_table_setup s = setup_for(&tp_game, 3, 5);
    strcpy(s.seat[0].name, "Ann");
    strcpy(s.seat[0].nonce, "sage");
    s.seat[1].kind = SB_BOT;
    strcpy(s.seat[1].bot, "greedy");
    assert_int_equal(sb_setup_option(&tp_game, &s.setup, "first_seat", "2"), SB_OK);
    return new_table(&s);
}

static bool has_event(const json_t *view, const char *id)
{
    size_t i;
    json_t *e;
    json_array_foreach(json_object_get(view, "events"), i,
        e) if (strcmp(json_string_value(json_object_get(e, "event")), id) == 0) return true;
    return false;
}

/* ---- what is in it ----------------------------------------------------------------------------------------------- */

static void test_a_seat_sees_table_question_and_moves(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    play_first(t, 1);
    json_t *v = view_of(t, 0, 0, SB_EN);
    assert_int_equal(json_object_size(v), KEYS_COUNT);
    for (int i = 0; i < KEYS_COUNT; i++)
        assert_non_null(json_object_get(v, KEYS[i]));
    assert_text(v, "game", "template");
    assert_int(v, "rules_version", 1);
    assert_text(v, "table", "t-1");
    assert_int(v, "players", 3);
    assert_int(v, "viewer", 0);
    assert_int(v, "turn", 1);
    assert_int(v, "ply", 1);
    assert_int(v, "events_next", sb_table_events(t));
    assert_int_equal(json_array_size(json_object_get(v, "pending")), 2);
    assert_false(json_is_true(json_object_get(v, "over")));
    const json_t *d = json_object_get(v, "decision");
    assert_text(d, "kind", "card");
    assert_text(d, "rule", "TP-PLAY-1");
    assert_int(json_object_get(d, "args"), "round", 1);
    assert_text(d, "text", "Round 1 of 3: choose a card in secret");
    sb_move list[SB_MOVES_MAX];
    json_t *moves = json_object_get(v, "moves");
    assert_int_equal(json_array_size(moves), sb_table_legal(t, 0, list));
    char text[64];
    sb_text first = SB_TEXT(text);
    sb_move_write(&tp_game, list[0], &first);
    assert_text(json_array_get(moves, 0), "move", text);
    assert_true(strncmp(json_string_value(json_object_get(json_array_get(moves, 0), "text")), "Play ", 5) == 0);
    assert_text(json_array_get(moves, 0), "kind", "play");
    assert_text(json_array_get(moves, 0), "role", "answer");
    assert_text(json_object_get(json_array_get(moves, 0), "args"), "card", text + strlen("play:"));
    json_decref(v);
    sb_table_free(t);
}

static void test_seats_and_options(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    json_t *v = view_of(t, SB_SPECTATOR, 0, SB_FR), *seats = json_object_get(v, "seats");
    assert_int_equal(json_array_size(seats), 3);
    assert_text(json_array_get(seats, 0), "name", "Ann");
    assert_text(json_array_get(seats, 0), "kind", "human");
    assert_text(json_array_get(seats, 0), "nonce", "sage");
    assert_null(json_object_get(json_array_get(seats, 0), "bot"));
    assert_text(json_array_get(seats, 1), "name", "Place 2");
    assert_text(json_array_get(seats, 1), "kind", "bot");
    assert_text(json_array_get(seats, 1), "bot", "greedy");
    assert_null(json_object_get(json_array_get(seats, 1), "nonce"));
    assert_text(json_array_get(seats, 2), "kind", "human");
    assert_int(json_array_get(seats, 2), "seat", 2);
    assert_text(json_object_get(v, "options"), "rounds", "short");
    assert_text(json_object_get(v, "options"), "first_seat", "2");
    json_decref(v);
    sb_table_free(t);
}

static void test_a_spectator_has_no_choice(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    play_first(t, 1);
    static const int viewers[] = { SB_SPECTATOR, 3, -1, 99 }; /* nobody else sits here */
    for (size_t i = 0; i < sizeof viewers / sizeof viewers[0]; i++) {
        json_t *v = view_of(t, viewers[i], 0, SB_EN);
        assert_text(v, "viewer", "spectator");
        assert_true(json_is_null(json_object_get(v, "decision")));
        assert_int_equal(json_array_size(json_object_get(v, "moves")), 0);
        assert_true(json_is_false(json_object_get(v, "can_undo")));
        assert_true(json_is_false(json_object_get(v, "can_redo")));
        json_decref(v);
    }
    sb_table_free(t);
}

static void test_a_seat_that_owes_nothing(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    play_first(t, 0);
    json_t *v = view_of(t, 0, 0, SB_EN);
    assert_true(json_is_null(json_object_get(v, "decision")));
    assert_int_equal(json_array_size(json_object_get(v, "moves")), 0);
    assert_true(json_is_true(json_object_get(v, "can_undo")));
    json_decref(v);
    play_first(t, 1);
    play_first(t, 2); /* turned up: the losers may swap */
    int loser = sb_table_pending(t) & 1 ? 1 : 0;
    v = view_of(t, loser, 0, SB_EN);
    assert_true(json_is_null(json_object_get(v, "decision")));
    assert_true(json_array_size(json_object_get(v, "moves")) > 0);
    assert_true(json_is_false(json_object_get(v, "can_undo")));
    json_decref(v);
    sb_table_free(t);
}

static void test_undo_and_redo_in_views(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    play_first(t, 0);
    assert_int_equal(sb_table_undo(t, 0), SB_OK);
    json_t *v = view_of(t, 0, 0, SB_EN);
    assert_true(json_is_false(json_object_get(v, "can_undo")));
    assert_true(json_is_true(json_object_get(v, "can_redo")));
    assert_int(v, "undos", 1);
    assert_int(v, "agreed_undos", 0);
    json_decref(v);
    play_first(t, 1);
    assert_int_equal(sb_table_undo_agreed(t, 0, 1 | 4), SB_OK);
    v = view_of(t, 0, 0, SB_EN);
    assert_int(v, "undos", 2);
    assert_int(v, "agreed_undos", 1);
    json_decref(v);
    sb_table_free(t);
}

static void test_events_since(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    int since = sb_table_events(t);
    json_t *v = view_of(t, 0, since, SB_EN);
    assert_int_equal(json_array_size(json_object_get(v, "events")), 0);
    json_decref(v);
    play_first(t, 0);
    v = view_of(t, 1, since, SB_EN);
    json_t *events = json_object_get(v, "events");
    assert_int_equal(json_array_size(events), 1);
    assert_text(json_array_get(events, 0), "event", "chose");
    assert_text(json_array_get(events, 0), "text", "Ann has chosen");
    assert_int(json_array_get(events, 0), "seat", 0);
    json_decref(v);
    v = view_of(t, 1, since, SB_FR);
    assert_text(json_array_get(json_object_get(v, "events"), 0), "text", "Ann a choisi");
    json_decref(v);
    v = view_of(t, 1, 100000, SB_EN); /* a number that was cut off by undo, say */
    assert_int_equal(json_array_size(json_object_get(v, "events")), 0);
    json_decref(v);
    json_t *all = view_of(t, 1, 0, SB_EN);
    v = view_of(t, 1, -5, SB_EN);
    assert_true(json_equal(all, v));
    json_decref(all);
    json_decref(v);
    sb_table_free(t);
}

static void test_the_end(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    play_to_the_end(t, 3);
    json_t *v = view_of(t, 1, 0, SB_EN), *result = json_object_get(v, "result");
    assert_int_equal(json_object_size(v), KEYS_COUNT + 2);
    assert_true(json_is_true(json_object_get(v, "over")));
    assert_int_equal(json_array_size(json_object_get(v, "pending")), 0);
    assert_int_equal(json_array_size(json_object_get(v, "moves")), 0);
    assert_text(v, "seed", "0000000000000000000000000000000000000000000000000000000000000005");
    assert_true(json_is_true(json_object_get(result, "over")));
    sb_result r;
    tp_result(sb_table_state(t), &r);
    unsigned winners = 0;
    size_t i;
    json_t *w;
    json_array_foreach(json_object_get(result, "winners"), i, w) winners |= 1u << json_integer_value(w);
    assert_int_equal(winners, r.winners);
    for (int seat = 0; seat < 3; seat++) {
        json_t *score = json_array_get(json_object_get(result, "scores"), (size_t)seat);
        assert_int(score, "seat", seat);
        assert_int(score, "total", r.score[seat][TP_SCORE_TOTAL]);
        assert_int_equal(json_object_size(json_object_get(score, "categories")), 2);
        assert_int(json_object_get(score, "categories"), "spared", r.score[seat][TP_SCORE_SPARED]);
        assert_int(json_object_get(score, "categories"), "duels", r.score[seat][TP_SCORE_DUELS]);
    }
    json_decref(v);
    sb_table_free(t);
}

static void test_result_of_a_game_in_progress(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    char buffer[1024];
    sb_text text = SB_TEXT(buffer);
    sb_json j = SB_JSON(&text);
    sb_json_object(&j, NULL);
    sb_table_result_json(t, &j);
    sb_json_end(&j);
    assert_string_equal(buffer,
        "{\"over\":false,\"scores\":["
        "{\"seat\":0,\"total\":0,\"categories\":{\"spared\":0,\"duels\":0}},"
        "{\"seat\":1,\"total\":0,\"categories\":{\"spared\":0,\"duels\":0}},"
        "{\"seat\":2,\"total\":0,\"categories\":{\"spared\":0,\"duels\":0}}],\"winners\":[]}");
    sb_table_free(t);
}

/* In an object of the caller the members, in a list the object. */
static void test_where_a_view_is_written(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    sb_text alone = view_text(t, 0, 0, SB_EN), text = sb_heap_text(), expected = sb_heap_text();
    sb_json j = SB_JSON(&text);
    sb_json_list(&j, NULL);
    sb_table_view(t, 0, 0, SB_EN, &j);
    sb_json_object(&j, NULL);
    sb_table_view(t, 0, 0, SB_EN, &j);
    sb_json_end(&j);
    sb_json_end(&j);
    sb_put_char(&expected, '[');
    sb_put(&expected, alone.at);
    sb_put_char(&expected, ',');
    sb_put(&expected, alone.at);
    sb_put_char(&expected, ']');
    assert_string_equal(text.at, expected.at);
    sb_heap_text_free(&alone);
    sb_heap_text_free(&text);
    sb_heap_text_free(&expected);
    sb_table_free(t);
}

/* ---- what is never in it ----------------------------------------------------------------------------------------- */

static void assert_lacks(const char *text, const void *bytes, size_t n)
{
    char digits[65];
    sb_text hex = SB_TEXT(digits);
    sb_put_hex(&hex, bytes, n);
    assert_null(strstr(text, digits));
}

/* Neither key nor hash, and of the drawn cards only one's own. */
static void assert_keeps_secrets(const sb_table *t, int viewer)
{
    const tp_state *st = sb_table_state(t);
    sb_text text = view_text(t, viewer, 0, SB_EN);
    assert_lacks(text.at, sb_table_setup_of(t)->key, SB_KEY_BYTES);
    assert_lacks(text.at, st->rng.key, SB_KEY_BYTES);
    char digits[17];
    sb_text hash = SB_TEXT(digits);
    sb_put_hash(&hash, sb_table_hash(t));
    assert_null(strstr(text.at, digits));
    sb_heap_text_free(&text);
    json_t *v = view_of(t, viewer, 0, SB_EN);
    size_t i;
    json_t *e;
    json_array_foreach(
        json_object_get(v, "events"), i, e) if (strcmp(json_string_value(json_object_get(e, "event")), "drew") == 0)
        assert_int_equal(json_integer_value(json_object_get(e, "seat")), viewer);
    assert_int_equal(has_event(v, "drew"), viewer < sb_table_setup_of(t)->setup.players);
    json_decref(v);
}

/* A game that tells all it knows: what its view gets is redacted, or else it comes out here. */
static void view_everything(const void *redacted, int viewer, sb_json *out)
{
    char digits[2 * sizeof(tp_state) + 1];
    sb_text hex = SB_TEXT(digits);
    sb_put_hex(&hex, redacted, sizeof(tp_state));
    sb_json_text(out, "everything", digits);
    tp_game.people.view(redacted, viewer, out);
}

/* A table in another position that this viewer cannot tell from the first has the same view, byte for byte. */
static void assert_cannot_tell(const sb_table *t, int viewer, uint64_t seed)
{
    tp_state st = *(const tp_state *)sb_table_state(t), other = st;
    sb_quick chance = { seed };
    tp_redact(&other, viewer);
    tp_determinize(&other, viewer, &chance);
    other.rng = st.rng; /* only for the commitment's sake: it is public */
    sb_table_setup s = *sb_table_setup_of(t);
    sb_game g = tp_game;
    g.people.view = view_everything;
    s.game = &g;
    for (int i = 0; i < SB_SEATS_MAX; i++)
        s.seat[i].nonce[0] = '\0';
    sb_table *a, *b;
    assert_int_equal(sb_table_load(&s, &st, &a, NULL), SB_OK);
    assert_int_equal(sb_table_load(&s, &other, &b, NULL), SB_OK);
    sb_text va = view_text(a, viewer, 0, SB_EN), vb = view_text(b, viewer, 0, SB_EN);
    assert_string_equal(va.at, vb.at);
    sb_heap_text_free(&va);
    sb_heap_text_free(&vb);
    sb_table_free(a);
    sb_table_free(b);
}

static void test_nothing_hidden_leaves(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed < 20; seed++) {
        sb_table *t = named_table();
        sb_quick chance = { seed };
        while (play_any(t, &chance) && sb_table_pending(t))
            for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++) {
                assert_keeps_secrets(t, viewer);
                assert_cannot_tell(t, viewer < 3 ? viewer : SB_SPECTATOR, seed);
            }
        sb_table_free(t);
    }
}

/* A sealed card: the others' views are the same whatever it is. */
static void test_a_sealed_move_is_secret(void **unused)
{
    (void)unused;
    sb_table *a = named_table(), *b = named_table();
    sb_move list[SB_MOVES_MAX];
    assert_true(sb_table_legal(a, 0, list) >= 2);
    assert_int_equal(sb_table_play(a, 0, list[0], NULL), SB_OK);
    assert_int_equal(sb_table_play(b, 0, list[1], NULL), SB_OK);
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++) {
        sb_text va = view_text(a, viewer, 0, SB_FR), vb = view_text(b, viewer, 0, SB_FR);
        assert_int_equal(strcmp(va.at, vb.at) == 0, viewer != 0);
        sb_heap_text_free(&va);
        sb_heap_text_free(&vb);
    }
    sb_table_free(a);
    sb_table_free(b);
}

/* ---- looking back ------------------------------------------------------------------------------------------------ */

enum { VIEWERS = SB_SEATS_MAX + 1, PAST_MAX = 2 * SB_CHECKPOINT + 3 };

static json_t *past_view(sb_table *t, int ply, int viewer, int since)
{
    json_error_t error;
    sb_text text = sb_heap_text();
    sb_json j = SB_JSON(&text);
    assert_int_equal(sb_table_view_at(t, ply, viewer, since, SB_EN, &j), SB_OK);
    json_t *view = json_loadb(text.at, text.n, JSON_REJECT_DUPLICATES, &error);
    sb_heap_text_free(&text);
    assert_non_null(view);
    return view;
}

/* What differs between then and now: only what can be done now, and the move that is told. */
static void assert_as_then(json_t *past, json_t *then)
{
    assert_false(json_is_true(json_object_get(past, "can_undo")));
    assert_false(json_is_true(json_object_get(past, "can_redo")));
    assert_int_equal(json_object_del(past, "last_move"), 0);
    static const char *const of_now[] = { "can_undo", "can_redo", "take_back", "private", "thinks" };
    for (int i = 0; i < 5; i++) {
        json_object_del(past, of_now[i]);
        json_object_del(then, of_now[i]);
    }
    assert_true(json_equal(past, then));
    json_decref(past);
    json_decref(then);
}

/* Every game: what each viewer saw after each move is what he sees when he looks back, in any order. */
static void check_looking_back(const sb_game *g)
{
    static json_t *seen[PAST_MAX + 1][VIEWERS];
    sb_table *t = table_for(g, g->players_max, 3);
    sb_quick chance = { 11 };
    int viewers = g->players_max + 1, plies = 0;
    do {
        for (int v = 0; v < viewers; v++)
            seen[plies][v] = view_of(t, v < g->players_max ? v : SB_SPECTATOR, 0, SB_EN);
    } while (plies++ < PAST_MAX && play_any(t, &chance));
    plies--;
    play_to_the_end(t, 5);
    for (int i = plies; i >= 0; i--)
        for (int v = 0; v < viewers; v++)
            assert_as_then(past_view(t, i, v < g->players_max ? v : SB_SPECTATOR, 0), seen[i][v]);
    sb_table_free(t);
}

static void test_looking_back_shows_what_was_seen(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        check_looking_back(sb_games[i]);
}

static void test_looking_back_tells_the_move_and_the_events_up_to_it(void **unused)
{
    (void)unused;
    sb_table *t = named_table();
    int first = sb_table_events(t);
    play_first(t, 1);
    int second = sb_table_events(t);
    play_to_the_end(t, 2);
    json_t *v = past_view(t, 0, 0, 0);
    assert_true(json_is_null(json_object_get(v, "last_move")));
    assert_int(v, "ply", 0);
    assert_int(v, "events_next", first);
    assert_null(json_object_get(v, "result"));
    assert_null(json_object_get(v, "seed"));
    json_decref(v);
    v = past_view(t, 1, 1, first);
    assert_int(v, "ply", 1);
    assert_int(v, "events_next", second);
    assert_int_equal(json_array_size(json_object_get(v, "events")), 1);
    const json_t *last = json_object_get(v, "last_move");
    assert_int(last, "seat", 1);
    char move[64];
    sb_text text = SB_TEXT(move);
    sb_move_write(&tp_game, sb_table_ply(t, 0)->move, &text);
    assert_text(last, "move", move);
    json_decref(v);
    v = past_view(t, sb_table_plies(t), SB_SPECTATOR, 0);
    assert_non_null(json_object_get(v, "result"));
    json_decref(v);
    sb_table_free(t);
}

static void assert_no_past(sb_table *t, int ply, sb_error expected)
{
    sb_text text = sb_heap_text();
    sb_json j = SB_JSON(&text);
    assert_int_equal(sb_table_view_at(t, ply, 0, 0, SB_EN, &j), expected);
    assert_int_equal(text.n, 0);
    sb_heap_text_free(&text);
}

static void test_looking_back_waits_for_the_end_or_takes_a_record(void **unused)
{
    (void)unused;
    sb_table *t = named_table(), *again;
    play_on(t, 6, 4);
    assert_true(sb_table_pending(t) != 0);
    assert_no_past(t, 0, SB_NOT_OVER);
    assert_no_past(t, 3, SB_NOT_OVER);
    sb_text record = host_record(t);
    assert_int_equal(sb_record_read(record.at, record.n, &again, NULL), SB_OK);
    int mover = sb_table_ply(again, 2)->seat; /* only he knows what he has sealed */
    for (int seat = 0; seat < 3; seat++) {
        json_t *v = past_view(again, 3, seat, 0);
        assert_int(json_object_get(v, "last_move"), "seat", mover);
        assert_int_equal(json_object_get(json_object_get(v, "last_move"), "move") != NULL, seat == mover);
        json_decref(v);
    }
    assert_no_past(again, sb_table_plies(again) + 1, SB_BAD_REQUEST);
    assert_no_past(again, -1, SB_BAD_REQUEST);
    play_to_the_end(t, 4);
    json_decref(past_view(t, 3, 0, 0));
    assert_no_past(t, sb_table_plies(t) + 1, SB_BAD_REQUEST);
    sb_heap_text_free(&record);
    sb_table_free(again);
    sb_table_free(t);
}

/* ---- playing on from there --------------------------------------------------------------------------------------- */

/* The branch of every ply stands where the game stood then, and can be played on, kept and looked back at. */
static void assert_branches(sb_table *t)
{
    for (int ply = 0; ply <= sb_table_plies(t); ply++) {
        sb_table *branch, *again;
        assert_int_equal(sb_table_branch(t, ply, &branch), SB_OK);
        assert_int_equal(sb_table_plies(branch), ply);
        assert_int_equal(sb_table_agreed_undos(branch), 0);
        json_t *then = past_view(t, ply, 0, 0), *now = past_view(branch, ply, 0, 0);
        assert_true(json_equal(json_object_get(then, "position"), json_object_get(now, "position")));
        json_decref(then);
        json_decref(now);
        play_to_the_end(branch, 9);
        sb_text record = host_record(branch);
        assert_int_equal(sb_record_read(record.at, record.n, &again, NULL), SB_OK);
        sb_heap_text_free(&record);
        sb_table_free(again);
        sb_table_free(branch);
    }
}

static void test_playing_on_from_any_position(void **unused)
{
    (void)unused;
    sb_table *t = named_table(), *loaded, *branch = t;
    sb_table_setup s = setup_for(&tp_game, 3, 0);
    play_on(t, 5, 4);
    assert_int_equal(sb_table_branch(t, 2, &branch), SB_NOT_OVER);
    assert_null(branch);
    assert_int_equal(sb_table_undo_agreed(t, 3, 7), SB_OK);
    assert_int_equal(sb_table_load(&s, sb_table_state(t), &loaded, NULL), SB_OK);
    play_to_the_end(t, 4);
    play_to_the_end(loaded, 4);
    assert_branches(t);
    assert_branches(loaded);
    assert_int_equal(sb_table_branch(t, sb_table_plies(t) + 1, &branch), SB_BAD_REQUEST);
    assert_int_equal(sb_table_branch(t, -1, &branch), SB_BAD_REQUEST);
    assert_null(branch);
    sb_table_free(loaded);
    sb_table_free(t);
}

/* A finished game that was replayed from its record offers every viewer every position. */
static void test_a_replayed_game_that_is_over_offers_all_viewers(void **unused)
{
    (void)unused;
    sb_table *t = named_table(), *again;
    play_to_the_end(t, 6);
    sb_text record = sb_heap_text();
    sb_record_write(t, &record); /* as everybody gets it */
    assert_int_equal(sb_record_read(record.at, record.n, &again, NULL), SB_OK);
    for (int ply = 0; ply <= sb_table_plies(t); ply++)
        for (int viewer = 0; viewer < 4; viewer++) {
            int who = viewer < 3 ? viewer : SB_SPECTATOR;
            json_t *a = past_view(t, ply, who, 0), *b = past_view(again, ply, who, 0);
            assert_true(json_equal(a, b));
            assert_true(viewer == 3 ? json_is_string(json_object_get(b, "viewer"))
                                    : json_integer_value(json_object_get(b, "viewer")) == viewer);
            json_decref(a);
            json_decref(b);
        }
    sb_heap_text_free(&record);
    sb_table_free(again);
    sb_table_free(t);
}

static int applied;

static void counting_apply(void *state, int seat, sb_move move, sb_events *events)
{
    applied++;
    tp_apply(state, seat, move, events);
}

static void test_looking_back_plays_few_moves(void **unused)
{
    (void)unused;
    sb_game counted = tp_game;
    counted.rules.apply = counting_apply;
    sb_table_setup s = setup_for(&counted, 5, 1);
    assert_int_equal(sb_setup_option(&counted, &s.setup, "rounds", "long"), SB_OK);
    sb_table *t = new_table(&s);
    play_to_the_end(t, 1);
    assert_true(sb_table_plies(t) > 2 * SB_CHECKPOINT);
    json_decref(past_view(t, 1, 0, 0)); /* makes the copies */
    for (int ply = sb_table_plies(t); ply >= 0; ply--) {
        applied = 0;
        json_decref(past_view(t, ply, 0, sb_table_events(t)));
        assert_int_equal(applied, ply % SB_CHECKPOINT);
    }
    sb_table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_seat_sees_table_question_and_moves),
        cmocka_unit_test(test_seats_and_options),
        cmocka_unit_test(test_a_spectator_has_no_choice),
        cmocka_unit_test(test_a_seat_that_owes_nothing),
        cmocka_unit_test(test_undo_and_redo_in_views),
        cmocka_unit_test(test_events_since),
        cmocka_unit_test(test_the_end),
        cmocka_unit_test(test_result_of_a_game_in_progress),
        cmocka_unit_test(test_where_a_view_is_written),
        cmocka_unit_test(test_nothing_hidden_leaves),
        cmocka_unit_test(test_a_sealed_move_is_secret),
        cmocka_unit_test(test_looking_back_shows_what_was_seen),
        cmocka_unit_test(test_looking_back_tells_the_move_and_the_events_up_to_it),
        cmocka_unit_test(test_looking_back_waits_for_the_end_or_takes_a_record),
        cmocka_unit_test(test_a_replayed_game_that_is_over_offers_all_viewers),
        cmocka_unit_test(test_playing_on_from_any_position),
        cmocka_unit_test(test_looking_back_plays_few_moves),
    };
    return cmocka_run_group_tests_name("view", tests, NULL, NULL);
}
