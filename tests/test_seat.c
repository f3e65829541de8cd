/* test_seat.c: the seat's protocol (src/protocol/seat.h): clients that know nothing else play whole games; what they
 * send twice or too late does no harm; what they get does not grow with the game. */
#include "test.h"
#include "thin.h"

#include "protocol/seat.h"
#include "sagebrush/bot.h"
#include "sagebrush/heap.h"
#include "cli/json_node.h"

#include <jansson.h>
#include <stdlib.h>

/* ---- a client: it knows its wire and what came over it ------------------------------------------------------------ */

typedef struct client {
    sb_table *wire; /* only to send through */
    int seat;
    sb_text answer;
    json_t *view; /* the last one */
    json_t *log;  /* the events it has */
    int events_next;
    size_t bytes; /* of the last answer */
    bool changed; /* the wire said so */
} client;

static client client_of(sb_table *t, int seat)
{
    return (client) { .wire = t, .seat = seat, .answer = sb_heap_text(), .log = json_array() };
}

static void leave(client *c)
{
    json_decref(c->view);
    json_decref(c->log);
    sb_heap_text_free(&c->answer);
}

/* Takes the request. */
static json_t *ask(client *c, json_t *request)
{
    c->changed = seat_answer(c->wire, c->seat, NULL, NULL, &sb_json_node_ops, request, &c->answer);
    json_decref(request);
    c->bytes = c->answer.n;
    json_t *answer = json_loads(c->answer.at, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(answer);
    assert_null(strstr(c->answer.at, "\"hash\""));
    return answer;
}

/* The events that came replace whatever is not older. */
static void take_events(client *c, const json_t *from)
{
    json_int_t first = json_integer_value(json_object_get(from, "events_from"));
    while (json_array_size(c->log) > 0) {
        const json_t *last = json_array_get(c->log, json_array_size(c->log) - 1);
        if (json_integer_value(json_object_get(last, "number")) < first)
            break;
        json_array_remove(c->log, json_array_size(c->log) - 1);
    }
    json_array_extend(c->log, json_object_get(from, "events"));
    c->events_next = (int)json_integer_value(json_object_get(from, "events_next"));
}

static void take_view(client *c, json_t *answer)
{
    json_t *view = json_object_get(answer, "view");
    assert_non_null(view);
    json_int_t missed = json_integer_value(json_object_get(view, "events_from"));
    while (c->events_next < missed) { /* more than one view holds */
        json_t *page = ask(c, json_pack("{s:s,s:i}", "do", "events", "since", c->events_next));
        take_events(c, page);
        json_decref(page);
    }
    take_events(c, view);
    json_decref(c->view);
    c->view = json_incref(view);
}

static int known(const client *c, const char *key)
{
    return c->view ? (int)json_integer_value(json_object_get(c->view, key)) : 0;
}

/* A request with what the client has seen. */
static json_t *request_of(const client *c, const char *verb)
{
    return json_pack(
        "{s:s,s:i,s:i,s:i}", "do", verb, "ply", known(c, "ply"), "undos", known(c, "undos"), "since", c->events_next);
}

static void look(client *c)
{
    json_t *answer =
        ask(c, json_pack("{s:s,s:i,s:i}", "do", "view", "since", c->events_next, "undos", known(c, "undos")));
    take_view(c, answer);
    json_decref(answer);
}

static const char *code_of(const json_t *answer)
{
    const char *code = json_string_value(json_object_get(json_object_get(answer, "error"), "code"));
    return code ? code : "ok";
}

/* "ok", or the code of the refusal; where a view comes the client has it. */
static const char *change(client *c, json_t *request)
{
    static char code[32];
    json_t *answer = ask(c, request);
    snprintf(code, sizeof code, "%s", code_of(answer));
    if (json_object_get(answer, "view"))
        take_view(c, answer);
    json_decref(answer);
    return code;
}

static json_t *move_request(const client *c, const char *move)
{
    json_t *request = request_of(c, "apply");
    json_object_set_new(request, "move", json_string(move));
    return request;
}

static bool is_asked(const client *c)
{
    size_t i;
    json_t *seat;
    json_array_foreach(
        json_object_get(c->view, "pending"), i, seat) if (json_integer_value(seat) == c->seat) return true;
    return false;
}

static const char *any_move(const client *c, sb_quick *chance)
{
    const json_t *moves = json_object_get(c->view, "moves");
    size_t n = json_array_size(moves);
    return n ? json_string_value(json_object_get(json_array_get(moves, sb_quick_below(chance, (uint32_t)n)), "move"))
             : NULL;
}

/* The log of a client is what the table would tell it from the beginning. */
static void assert_complete(client *c)
{
    client other = client_of(c->wire, c->seat);
    look(&other);
    assert_int_equal(c->events_next, other.events_next);
    assert_true(json_equal(c->log, other.log));
    leave(&other);
}

/* ---- whole games ---------------------------------------------------------------------------------------------------- */

static sb_table *table_of(const char *game, int players, uint64_t seed)
{
    sb_table_setup s = { .game = sb_game_find(game), .id = "t-1" };
    sb_table *t;
    sb_seed_number(seed, s.key);
    assert_int_equal(sb_setup_init(s.game, players, &s.setup), SB_OK);
    assert_int_equal(sb_table_new(&s, &t), SB_OK);
    return t;
}

/* Now and then a client sends its request twice, one that is late, or takes something back. */
static void disturb(client *c, const char *late, int late_ply, int late_undos, sb_quick *chance)
{
    json_t *request;
    switch (sb_quick_below(chance, 12)) {
    case 0: /* the same again: nothing happens */
        request = json_pack("{s:s,s:i,s:i,s:s}", "do", "apply", "ply", late_ply, "undos", late_undos, "move", late);
        assert_string_equal(change(c, request), "ok");
        assert_false(c->changed);
        break;
    case 1: /* an undo from before the move: it is not about this one */
        request = json_pack("{s:s,s:i,s:i}", "do", "undo", "ply", late_ply, "undos", late_undos);
        assert_string_equal(change(c, request), "stale");
        assert_false(c->changed);
        break;
    case 2: change(c, request_of(c, "undo")); break;
    default: break;
    }
}

static int play_whole(const char *game, int players, uint64_t seed)
{
    sb_table *t = table_of(game, players, seed);
    sb_quick chance = { seed };
    client at[SB_SEATS_MAX + 1];
    int moves = 0, seat = 0;
    for (int i = 0; i < players; i++)
        at[i] = client_of(t, i);
    at[players] = client_of(t, SB_SPECTATOR);
    for (look(&at[0]); !json_is_true(json_object_get(at[seat].view, "over")); seat = (seat + 1) % players) {
        client *c = &at[seat];
        look(c);
        if (!is_asked(c))
            continue;
        char move[128];
        int ply = known(c, "ply"), undos = known(c, "undos");
        snprintf(move, sizeof move, "%s", any_move(c, &chance));
        assert_string_equal(change(c, move_request(c, move)), "ok");
        assert_true(c->changed);
        moves++;
        if (!json_is_true(json_object_get(c->view, "over")))
            disturb(c, move, ply, undos, &chance);
        if (moves % 37 == 0)
            look(&at[players]);
    }
    for (int i = 0; i <= players; i++) {
        look(&at[i]);
        assert_complete(&at[i]);
        assert_true(json_is_object(json_object_get(at[i].view, "result")));
        leave(&at[i]);
    }
    sb_table_free(t);
    return moves;
}

/* Where everything is slow (thin.h), with the fewest and the most players. */
static void test_clients_play_whole_games(void **state)
{
    (void)state;
    for (int i = 0; sb_games[i]; i++) {
        int least = sb_games[i]->players_min, most = sb_games[i]->players_max;
        int step = thin_factor() > 1 && most > least ? most - least : 1;
        for (int players = least; players <= most; players += step)
            assert_true(play_whole(sb_games[i]->id, players, (uint64_t)(7 * i + players)) > 5);
    }
}

/* ---- size --------------------------------------------------------------------------------------------------------- */

/* The same position with a long past and with none. */
static sb_table *without_past(const sb_table *t)
{
    sb_table_setup s = *sb_table_setup_of(t);
    sb_table *fresh;
    assert_int_equal(sb_table_load(&s, sb_table_state(t), &fresh, NULL), SB_OK);
    return fresh;
}

static void play_on(sb_table *t, int plies, uint64_t seed)
{
    sb_move list[SB_MOVES_MAX];
    sb_quick chance = { seed };
    for (int i = 0; i < plies && sb_table_pending(t); i++) {
        int seat = __builtin_ctz(sb_table_pending(t)), n = sb_table_legal(t, seat, list);
        assert_int_equal(sb_table_play(t, seat, list[sb_quick_below(&chance, (uint32_t)n)], NULL), SB_OK);
    }
}

/* Numbers of moves, undos and events have more digits late in a game: nothing else may be longer. */
#define DIGITS 64

static void assert_alike(client *a, client *b)
{
    assert_true(a->bytes <= b->bytes + DIGITS);
}

/* A table late in its game. */
static sb_table *late_table(const char *game, int players)
{
    sb_table *t = table_of(game, players, 3);
    play_on(t, SB_LOG_MAX, 3);
    int plies = sb_table_plies(t) * 9 / 10;
    sb_table_free(t);
    t = table_of(game, players, 3);
    play_on(t, plies, 3);
    return t;
}

static void compare_sizes(const char *game, int players)
{
    sb_table *t = late_table(game, players), *other;
    other = without_past(t);
    int seat = __builtin_ctz(sb_table_pending(t));
    client old = client_of(t, seat), young = client_of(other, seat);
    sb_quick chance = { 1 };
    look(&old);
    look(&young);
    assert_true(sb_table_events(t) > 2 * SEAT_EVENTS);
    for (int i = 0; i < 20 && is_asked(&old); i++) {
        char move[128];
        snprintf(move, sizeof move, "%s", any_move(&old, &chance));
        assert_string_equal(change(&old, move_request(&old, move)), "ok");
        assert_string_equal(change(&young, move_request(&young, move)), "ok");
        assert_alike(&old, &young);
        bool may = json_is_true(json_object_get(old.view, "can_undo"));
        if (may && json_is_true(json_object_get(young.view, "can_undo"))) {
            assert_string_equal(change(&old, request_of(&old, "undo")), "ok");
            assert_string_equal(change(&young, request_of(&young, "undo")), "ok");
            assert_alike(&old, &young);
            assert_string_equal(change(&old, request_of(&old, "redo")), "ok");
            assert_string_equal(change(&young, request_of(&young, "redo")), "ok");
            assert_alike(&old, &young);
        }
    }
    assert_complete(&old);
    leave(&old);
    leave(&young);
    sb_table_free(t);
    sb_table_free(other);
}

static void test_what_a_client_gets_does_not_grow_with_the_game(void **state)
{
    (void)state;
    compare_sizes("goldriver", 4);
    compare_sizes("colorado", 4);
    compare_sizes("gwt", 4);
}

/* Also who comes back after long gets one answer of limited size, and the rest page by page. */
static void test_who_comes_late_gets_pages(void **state)
{
    (void)state;
    sb_table *t = late_table("gwt", 4);
    client c = client_of(t, 0);
    json_t *answer = ask(&c, json_pack("{s:s}", "do", "view"));
    assert_true(json_array_size(json_object_get(json_object_get(answer, "view"), "events")) <= SEAT_EVENTS);
    json_decref(answer);
    look(&c);
    assert_int_equal(c.events_next, sb_table_events(t));
    int visible = 0;
    for (int i = 0; i < sb_table_events(t); i++)
        visible += sb_event_visible(sb_table_event(t, i), 0);
    assert_int_equal(json_array_size(c.log), visible);
    leave(&c);
    sb_table_free(t);
}

/* ---- late and twice --------------------------------------------------------------------------------------------------- */

/* High Noon by seed 7: greenhorn, outlaw, marshal; barber, barber, gambler. */
static void test_a_choice_of_another_makes_no_choice_stale(void **state)
{
    (void)state;
    sb_table *t = table_of("template", 2, 7);
    client ann = client_of(t, 0), bob = client_of(t, 1);
    look(&ann);
    look(&bob);
    assert_string_equal(change(&ann, move_request(&ann, "play:marshal")), "ok");
    assert_string_equal(change(&bob, move_request(&bob, "play:gambler")), "ok"); /* bob had seen ply 0 */
    assert_int_equal(known(&bob, "ply"), 2);
    leave(&ann);
    leave(&bob);
    sb_table_free(t);
}

static void test_a_move_taken_back_does_not_come_again(void **state)
{
    (void)state;
    sb_table *t = table_of("template", 2, 7);
    client ann = client_of(t, 0);
    look(&ann);
    json_t *late = move_request(&ann, "play:marshal");
    assert_string_equal(change(&ann, json_deep_copy(late)), "ok");
    json_t *undo = request_of(&ann, "undo");
    assert_string_equal(change(&ann, json_deep_copy(undo)), "ok");
    assert_string_equal(change(&ann, undo), "ok"); /* once more: it is taken back already */
    assert_false(ann.changed);
    assert_string_equal(change(&ann, late), "stale");
    assert_int_equal(sb_table_plies(t), 0);
    leave(&ann);
    sb_table_free(t);
}

static void test_an_undo_of_another_makes_no_choice_stale(void **state)
{
    (void)state;
    sb_table *t = table_of("template", 2, 7);
    client ann = client_of(t, 0), bob = client_of(t, 1);
    look(&ann);
    assert_string_equal(change(&ann, move_request(&ann, "play:marshal")), "ok");
    look(&bob); /* ply 1 */
    assert_string_equal(change(&ann, request_of(&ann, "undo")), "ok");
    assert_string_equal(change(&bob, move_request(&bob, "play:barber")), "stale"); /* he saw a move that is gone */
    assert_string_equal(change(&bob, move_request(&bob, "play:barber")), "ok");    /* the answer told him */
    leave(&ann);
    leave(&bob);
    sb_table_free(t);
}

static void test_another_game_than_the_one_seen(void **state)
{
    (void)state;
    sb_table *t = table_of("template", 2, 7);
    client ann = client_of(t, 0);
    look(&ann);
    static const int odd[][2] = { { 1, 0 }, { 0, 1 }, { 99999, 0 }, { 0, 99999 }, { 2147483647, 2147483647 } };
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        static const char *const verbs[] = { "undo", "redo", "reset" };
        for (int v = 0; v < 3; v++)
            assert_string_equal(
                change(&ann, json_pack("{s:s,s:i,s:i}", "do", verbs[v], "ply", odd[i][0], "undos", odd[i][1])),
                "stale");
        assert_string_equal(change(&ann,
                                json_pack("{s:s,s:i,s:i,s:s}", "do", "apply", "ply", odd[i][0], "undos", odd[i][1],
                                    "move", "play:marshal")),
            "stale");
    }
    assert_int_equal(sb_table_plies(t), 0);
    leave(&ann);
    sb_table_free(t);
}

/* ---- together --------------------------------------------------------------------------------------------------------- */

static json_t *agree_request(const client *c, int to)
{
    json_t *request = request_of(c, "agree");
    json_object_set_new(request, "to", json_integer(to));
    return request;
}

static void test_taking_back_together(void **state)
{
    (void)state;
    sb_table *t = table_of("template", 2, 7);
    client ann = client_of(t, 0), bob = client_of(t, 1);
    look(&ann);
    look(&bob);
    change(&ann, move_request(&ann, "play:marshal"));
    change(&bob, move_request(&bob, "play:gambler"));
    look(&ann);
    assert_string_equal(change(&ann, request_of(&ann, "undo")), "undo_barrier");
    json_t *agreed = agree_request(&ann, 1);
    assert_string_equal(change(&ann, json_deep_copy(agreed)), "ok");
    assert_true(ann.changed);
    assert_int_equal(sb_table_plies(t), 2); /* bob was not asked yet */
    look(&bob);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(bob.view, "proposal"), "to")), 1);
    json_t *no = agree_request(&bob, 1);
    json_object_set_new(no, "agree", json_false());
    assert_string_equal(change(&bob, no), "ok");
    assert_true(json_is_null(json_object_get(bob.view, "proposal")));
    assert_string_equal(change(&bob, agree_request(&bob, 1)), "ok"); /* now he proposes it */
    assert_int_equal(sb_table_plies(t), 2);
    assert_string_equal(change(&ann, json_deep_copy(agreed)), "ok");
    assert_int_equal(sb_table_plies(t), 1);
    assert_string_equal(change(&ann, agreed), "ok"); /* twice: it was done */
    assert_false(ann.changed);
    assert_int_equal(sb_table_agreed_undos(t), 1);
    leave(&ann);
    leave(&bob);
    sb_table_free(t);
}

/* ---- only its own ----------------------------------------------------------------------------------------------------- */

static void assert_code(client *c, const char *line, const char *code)
{
    json_t *answer = ask(c, json_loads(line, 0, NULL));
    assert_string_equal(code_of(answer), code);
    assert_false(c->changed);
    json_decref(answer);
}

static void test_a_seat_cannot_name_another(void **state)
{
    (void)state;
    sb_table *t = table_of("template", 2, 7);
    client ann = client_of(t, 0), fan = client_of(t, SB_SPECTATOR);
    assert_code(&ann, "{\"do\":\"view\",\"seat\":1}", "bad_request");
    assert_code(&ann, "{\"do\":\"view\",\"viewer\":1}", "bad_request");
    assert_code(&ann, "{\"do\":\"view\",\"table\":1}", "bad_request");
    assert_code(&ann, "{\"do\":\"view\",\"ply\":0}", "not_over");
    assert_code(&ann, "{\"do\":\"apply\",\"seat\":1,\"ply\":0,\"undos\":0,\"move\":\"play:barber\"}", "bad_request");
    assert_code(&ann, "{\"do\":\"apply\",\"ply\":0,\"undos\":0,\"move\":\"play:barber\"}", "illegal_move");
    assert_code(&ann, "{\"do\":\"apply\",\"undos\":0,\"move\":\"play:marshal\"}", "bad_request");
    assert_code(&ann, "{\"do\":\"apply\",\"ply\":0,\"move\":\"play:marshal\"}", "bad_request");
    static const char *const hosts[] = { "state", "record", "legal", "result", "load", "new", "bot", "close", "perft",
        "seat" };
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        json_t *answer = ask(&ann, json_pack("{s:s}", "do", hosts[i]));
        assert_string_equal(code_of(answer), "unknown_verb");
        json_decref(answer);
    }
    assert_code(&fan, "{\"do\":\"apply\",\"ply\":0,\"undos\":0,\"move\":\"play:barber\"}", "unknown_verb");
    assert_code(&fan, "{\"do\":\"hint\"}", "unknown_verb");
    leave(&ann);
    leave(&fan);
    sb_table_free(t);
}

/* What is told unasked is what the client would have got by looking. */
static void test_news(void **state)
{
    (void)state;
    sb_table *t = table_of("template", 2, 7);
    client ann = client_of(t, 0), bob = client_of(t, 1);
    seat_has has = { 0 };
    sb_text news = sb_heap_text();
    look(&ann);
    for (int i = 0; i < 3; i++) {
        if (i == 1)
            change(&ann, move_request(&ann, "play:marshal"));
        if (i == 2)
            change(&ann, request_of(&ann, "undo"));
        seat_news(t, 1, &has, SB_EN, &news);
        json_t *told = json_loads(news.at, 0, NULL);
        assert_string_equal(json_string_value(json_object_get(told, "news")), "view");
        take_view(&bob, told);
        json_decref(told);
        assert_complete(&bob);
    }
    leave(&ann);
    leave(&bob);
    sb_heap_text_free(&news);
    sb_table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clients_play_whole_games),
        cmocka_unit_test(test_what_a_client_gets_does_not_grow_with_the_game),
        cmocka_unit_test(test_who_comes_late_gets_pages),
        cmocka_unit_test(test_a_choice_of_another_makes_no_choice_stale),
        cmocka_unit_test(test_a_move_taken_back_does_not_come_again),
        cmocka_unit_test(test_an_undo_of_another_makes_no_choice_stale),
        cmocka_unit_test(test_another_game_than_the_one_seen),
        cmocka_unit_test(test_taking_back_together),
        cmocka_unit_test(test_a_seat_cannot_name_another),
        cmocka_unit_test(test_news),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
