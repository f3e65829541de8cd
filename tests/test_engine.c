/* test_engine.c: the engine protocol: every request, every error, every kind of bad line (docs/protocol.md). */
#include "test.h"

#include "sagebrush/game.h"
#include "sagebrush/heap.h"
#include "tools/engine.h"

#include <jansson.h>
#include <stdlib.h>
#include <unistd.h>

static engine *e;
static sb_text answer;
static json_t *last; /* the last answer, until the next one */

/* ---- asking ------------------------------------------------------------------------------------------------------ */

static json_t *ask_bytes(const char *line, size_t n)
{
    engine_line(e, line, n, &answer);
    json_decref(last);
    last = json_loadb(answer.at, answer.n, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(last);                /* always JSON */
    assert_null(strchr(answer.at, '\n')); /* and one line */
    assert_true(json_is_object(last) && json_object_get(last, "id") && json_is_boolean(json_object_get(last, "ok")));
    return last;
}

static json_t *ask(const char *line)
{
    return ask_bytes(line, strlen(line));
}

__attribute__((format(printf, 1, 2))) static json_t *askf(const char *format, ...)
{
    static char line[200000];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    return ask(line);
}

static bool is_ok(void)
{
    return json_is_true(json_object_get(last, "ok"));
}

static const char *error_member(const char *key)
{
    return json_string_value(json_object_get(json_object_get(last, "error"), key));
}

static void assert_error(const char *code)
{
    assert_false(is_ok());
    assert_string_equal(error_member("code"), code);
    assert_true(strlen(error_member("message")) > 0);
}

static const char *text_of(const char *key)
{
    return json_string_value(json_object_get(last, key));
}

static int64_t number_of(const char *key)
{
    assert_true(json_is_integer(json_object_get(last, key)));
    return json_integer_value(json_object_get(last, key));
}

static int begin(void **state)
{
    (void)state;
    e = engine_new(NULL);
    answer = sb_heap_text();
    return e ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    json_decref(last);
    last = NULL;
    sb_heap_text_free(&answer);
    engine_free(e);
    return 0;
}

/* High Noon with the first player on seat 0; hands by seed 7: greenhorn, outlaw, marshal; barber, barber, gambler. */
static void new_table(void)
{
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":7,\"options\":{\"first_seat\":0}}");
    assert_true(is_ok());
}

static void play(const char *seat, const char *move)
{
    askf("{\"do\":\"apply\",\"table\":1,\"seat\":%s,\"move\":\"%s\"}", seat, move);
    assert_true(is_ok());
}

/* ---- requests ---------------------------------------------------------------------------------------------------- */

static void test_hello_lists_all_games_and_bots(void **state)
{
    (void)state;
    ask("{\"id\":1,\"do\":\"hello\"}");
    assert_int_equal(number_of("protocol"), 1);
    json_t *games = json_object_get(last, "games");
    size_t n = 0;
    while (sb_games[n])
        n++;
    assert_int_equal(json_array_size(games), n);
    for (size_t i = 0; i < n; i++) {
        const json_t *g = json_array_get(games, i);
        assert_string_equal(json_string_value(json_object_get(g, "id")), sb_games[i]->id);
        assert_int_equal(json_array_size(json_object_get(g, "options")), sb_games[i]->options_count);
        assert_int_equal(
            json_array_size(json_object_get(g, "players")), sb_games[i]->players_max - sb_games[i]->players_min + 1);
    }
}

static void test_seeds_in_all_spellings(void **state)
{
    (void)state;
    static const char *const same[] = { "255", "\"255\"", "\"0xff\"", "\"ff\"",
        "\"00000000000000000000000000000000000000000000000000000000000000FF\"" };
    char hash[17] = "";
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        askf("{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":%s}", same[i]);
        assert_true(is_ok());
        if (i == 0)
            strcpy(hash, text_of("hash"));
        assert_string_equal(text_of("hash"), hash);
    }
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":9223372036854775807}");
    assert_true(is_ok());
}

static void test_without_a_seed_every_table_is_different(void **state)
{
    (void)state;
    char hash[17];
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2}");
    strcpy(hash, text_of("hash"));
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2}");
    assert_true(strcmp(hash, text_of("hash")) != 0);
}

static void test_seats_have_names_and_kinds(void **state)
{
    (void)state;
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":7,\"seats\":[\"Ann\",{\"name\":\"Bob\","
        "\"kind\":\"bot\",\"bot\":\"greedy\"}]}");
    assert_true(is_ok());
    ask("{\"do\":\"view\",\"table\":1,\"seat\":0}");
    const json_t *seats = json_object_get(json_object_get(last, "view"), "seats");
    assert_string_equal(json_string_value(json_object_get(json_array_get(seats, 1), "bot")), "greedy");
}

/* First the commitment, then the nonces, then the deal: nobody can try keys until the deal pleases. */
static void test_nonces_come_after_the_commitment(void **state)
{
    (void)state;
    static const char made[] = "{\"do\":\"new\",\"game\":\"template\",\"players\":3,\"seed\":7,\"nonces\":true,"
                               "\"seats\":[\"Ann\",{\"bot\":\"greedy\"},\"Cid\"]}";
    ask(made);
    assert_true(is_ok());
    assert_int_equal(strlen(text_of("commitment")), 64);
    assert_null(json_object_get(last, "hash"));
    assert_int_equal(json_array_size(json_object_get(last, "waiting")), 2);
    ask("{\"do\":\"legal\",\"table\":1,\"seat\":0}");
    assert_error("not_dealt");
    ask("{\"do\":\"state\",\"table\":1}");
    assert_error("not_dealt");
    ask("{\"do\":\"seat\",\"table\":1,\"seat\":0,\"request\":{\"do\":\"status\"}}");
    assert_true(is_ok() && json_is_false(json_object_get(last, "dealt")));
    ask("{\"do\":\"nonce\",\"table\":1,\"seat\":1,\"nonce\":\"a\"}"); /* a bot adds nothing */
    assert_error("bad_seat");
    ask("{\"do\":\"nonce\",\"table\":1,\"seat\":0,\"nonce\":\"a b\"}");
    assert_error("bad_request");
    ask("{\"do\":\"seat\",\"table\":1,\"seat\":0,\"request\":{\"do\":\"nonce\",\"nonce\":\"sage\"}}");
    assert_true(is_ok());
    ask("{\"do\":\"nonce\",\"table\":1,\"seat\":0,\"nonce\":\"sage\"}"); /* twice: fine */
    assert_true(is_ok());
    ask("{\"do\":\"nonce\",\"table\":1,\"seat\":0,\"nonce\":\"other\"}");
    assert_error("stale");
    ask("{\"do\":\"nonce\",\"table\":1,\"seat\":2,\"nonce\":\"\"}");
    assert_true(is_ok() && text_of("hash"));
    ask("{\"do\":\"record\",\"table\":1}");
    assert_non_null(strstr(text_of("record"), "\nnonce 0 sage\nseed "));
    ask(made); /* one who does not answer holds nobody up */
    ask("{\"do\":\"deal\",\"table\":2}");
    assert_true(is_ok());
    ask(made);
    ask("{\"do\":\"close\",\"table\":3}");
    assert_true(is_ok());
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":7,\"seats\":[\"Ann\",{\"nonce\":\"x\"}]}");
    assert_error("bad_request");
    ask(made); /* left as it is: it goes with the engine */
}

static void test_legal_with_sentences(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"legal\",\"table\":1,\"seat\":0,\"lang\":\"fr\"}");
    assert_int_equal(json_array_size(json_object_get(last, "moves")), 3);
    assert_string_equal(json_string_value(json_array_get(json_object_get(last, "moves"), 2)), "play:marshal");
    assert_string_equal(json_string_value(json_array_get(json_object_get(last, "texts"), 2)), "Jouer Marshal");
    const json_t *decision = json_object_get(last, "decision");
    assert_string_equal(json_string_value(json_object_get(decision, "kind")), "card");
    assert_string_equal(json_string_value(json_object_get(decision, "rule")), "TP-PLAY-1");
}

static void test_legal_of_a_seat_that_owes_nothing(void **state)
{
    (void)state;
    new_table();
    play("0", "play:marshal");
    ask("{\"do\":\"legal\",\"table\":1,\"seat\":0}");
    assert_true(is_ok());
    assert_int_equal(json_array_size(json_object_get(last, "moves")), 0);
    assert_true(json_is_null(json_object_get(last, "decision")));
}

static void test_apply_tells_events_and_who_may_know_them(void **state)
{
    (void)state;
    new_table();
    play("0", "play:marshal");
    play("1", "play:gambler");
    ask("{\"do\":\"apply\",\"table\":1,\"seat\":0,\"move\":\"spare\",\"lang\":\"en\"}");
    size_t all = json_array_size(json_object_get(last, "events"));
    assert_non_null(json_object_get(json_array_get(json_object_get(last, "events"), 0), "text"));
    ask("{\"do\":\"undo\",\"table\":1,\"ply\":2,\"agreed\":[0,1]}");
    assert_true(is_ok());
    ask("{\"do\":\"apply\",\"table\":1,\"seat\":0,\"move\":\"spare\",\"viewer\":\"spectator\"}");
    assert_int_equal(json_array_size(json_object_get(last, "events")), all - 2); /* two cards drawn in secret */
    assert_null(json_object_get(json_array_get(json_object_get(last, "events"), 0), "text"));
}

static void test_refused_move_names_its_rule_and_changes_nothing(void **state)
{
    (void)state;
    char hash[17];
    new_table();
    strcpy(hash, text_of("hash"));
    ask("{\"do\":\"apply\",\"table\":1,\"seat\":0,\"move\":\"play:deputy\",\"lang\":\"fr\"}");
    assert_error("illegal_move");
    assert_string_equal(error_member("rule"), "TP-PLAY-1");
    assert_string_equal(error_member("message"), "Adjoint n'est pas dans votre main");
    ask("{\"do\":\"state\",\"table\":1}");
    assert_string_equal(text_of("hash"), hash);
}

static void test_why(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"why\",\"table\":1,\"seat\":0,\"move\":\"play:marshal\"}");
    assert_true(json_is_true(json_object_get(last, "legal")));
    ask("{\"do\":\"why\",\"table\":1,\"seat\":0,\"move\":\"spare\"}");
    assert_true(is_ok() && json_is_false(json_object_get(last, "legal")));
    assert_string_equal(text_of("rule"), "TP-PLAY-2");
    assert_string_equal(text_of("code"), "illegal_move");
}

static void test_undo_redo_reset(void **state)
{
    (void)state;
    char before[17], after[17];
    new_table();
    strcpy(before, text_of("hash"));
    play("0", "play:marshal");
    strcpy(after, text_of("hash"));
    ask("{\"do\":\"undo\",\"table\":1,\"seat\":0}");
    assert_string_equal(text_of("hash"), before);
    ask("{\"do\":\"redo\",\"table\":1,\"seat\":0}");
    assert_string_equal(text_of("hash"), after);
    ask("{\"do\":\"reset\",\"table\":1,\"seat\":0}");
    assert_string_equal(text_of("hash"), before);
    assert_int_equal(json_array_size(json_object_get(last, "pending")), 2);
    ask("{\"do\":\"reset\",\"table\":1,\"seat\":0}");
    assert_error("nothing_to_undo");
}

static void test_view_hides_what_state_tells(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"view\",\"table\":1,\"seat\":1}");
    assert_true(is_ok());
    assert_null(strstr(answer.at, "marshal\",")); /* in seat 0's hand: only named as a heap of the discard pile */
    assert_null(strstr(answer.at, "\"key\""));
    ask("{\"do\":\"view\",\"table\":1,\"viewer\":1,\"since\":2}");
    assert_true(is_ok());
    ask("{\"do\":\"state\",\"table\":1}");
    assert_non_null(strstr(answer.at, "\"hand\":[\"greenhorn\",\"outlaw\",\"marshal\"]"));
}

static void test_bot_answers_the_same_for_the_same_seed(void **state)
{
    (void)state;
    static const char line[] =
        "{\"do\":\"bot\",\"table\":1,\"seat\":0,\"bot\":\"random\",\"playouts\":5,\"seed\":\"ab\"}";
    char move[64];
    new_table();
    ask(line);
    strcpy(move, text_of("move"));
    ask(line);
    assert_string_equal(text_of("move"), move);
    ask("{\"do\":\"bot\",\"table\":1,\"seat\":0,\"bot\":\"greedy\",\"ms\":10}");
    assert_string_equal(text_of("move"), "play:marshal");
    assert_int_equal(json_array_size(json_object_get(last, "candidates")), 3);
    assert_true(json_real_value(json_object_get(last, "value")) == 1.0);
}

static void test_perft_counts_sequences(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"perft\",\"table\":1,\"depth\":0}");
    assert_int_equal(number_of("nodes"), 1);
    ask("{\"do\":\"perft\",\"table\":1,\"depth\":2}");
    assert_int_equal(number_of("nodes"), 3 * 2);        /* three cards against two different ones */
    ask("{\"do\":\"perft\",\"table\":1,\"depth\":10}"); /* three rounds of three decisions are nine moves */
    assert_int_equal(number_of("nodes"), 0);
    assert_true(number_of("ended") > 0);
}

static void test_close_frees_the_place_but_not_the_number(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"close\",\"table\":1}");
    assert_true(is_ok());
    ask("{\"do\":\"close\",\"table\":1}");
    assert_error("no_table");
    new_table();
    assert_int_equal(number_of("table"), 2);
}

static void test_load_takes_options_from_the_state(void **state)
{
    (void)state;
    ask("{\"do\":\"new\",\"game\":\"goldriver\",\"players\":3,\"options\":{\"poker\":false,\"first_seat\":2}}");
    ask("{\"do\":\"state\",\"table\":1}");
    json_t *load =
        json_pack("{s:s,s:s,s:O}", "do", "load", "game", "goldriver", "state", json_object_get(last, "state"));
    char *line = json_dumps(load, 0);
    json_decref(load);
    ask(line);
    free(line);
    ask("{\"do\":\"state\",\"table\":2}");
    const json_t *options = json_object_get(last, "options");
    assert_string_equal(json_string_value(json_object_get(options, "poker")), "off");
    assert_string_equal(json_string_value(json_object_get(options, "first_seat")), "2");
}

/* The member of seat 0 in a position of Colorado is replaced; what `load` says about it. */
static void refuse_colorado(const char *member, const char *value, const char *says)
{
    ask("{\"do\":\"new\",\"game\":\"colorado\",\"players\":2,\"seed\":7}");
    askf("{\"do\":\"state\",\"table\":%d}", (int)number_of("table"));
    json_t *position = json_deep_copy(json_object_get(last, "state"));
    json_object_set_new(json_array_get(json_object_get(position, "players"), 0), member, json_loads(value, 0, NULL));
    json_t *load = json_pack("{s:s,s:s,s:o}", "do", "load", "game", "colorado", "state", position);
    char *line = json_dumps(load, 0);
    json_decref(load);
    ask(line);
    free(line);
    assert_error("bad_state");
    assert_string_equal(json_string_value(json_object_get(json_object_get(last, "error"), "message")), says);
}

static void test_load_refuses_what_is_listed_twice(void **state)
{
    (void)state;
    refuse_colorado("area", "[\"red_1\",\"red_1\"]", "players[0].area[1]: is there twice");
    refuse_colorado("tipi", "[0,0]", "players[0].tipi[1]: is there twice");
    refuse_colorado("regions",
        "[{\"region\":\"boulder_creek\",\"legs\":[\"leg_1\"]},{\"region\":\"boulder_creek\",\"legs\":[]}]",
        "players[0].regions[1].region: is there twice");
    refuse_colorado("regions", "[{\"region\":\"boulder_creek\",\"legs\":[null]}]",
        "players[0].regions[0].legs[0]: expected something, not null");
}

/* ---- whole games ------------------------------------------------------------------------------------------------- */

/* A state written and read back is the same position; so is the record. */
static void check_round_trips(const char *game, const char *hash)
{
    ask("{\"do\":\"state\",\"table\":1}");
    json_t *load = json_pack("{s:s,s:s,s:O}", "do", "load", "game", game, "state", json_object_get(last, "state"));
    char *line = json_dumps(load, 0);
    json_decref(load);
    ask(line);
    free(line);
    assert_true(is_ok());
    assert_string_equal(text_of("hash"), hash);
    askf("{\"do\":\"close\",\"table\":%d}", (int)number_of("table"));
    ask("{\"do\":\"record\",\"table\":1}");
    json_t *replay = json_pack("{s:s,s:O}", "do", "replay", "record", json_object_get(last, "record"));
    line = json_dumps(replay, 0);
    json_decref(replay);
    ask(line);
    free(line);
    assert_true(is_ok());
    assert_string_equal(text_of("hash"), hash);
    askf("{\"do\":\"close\",\"table\":%d}", (int)number_of("table"));
}

/* Plays to the end by moves that `legal` listed. */
static void play_game(const char *game, int players, uint64_t seed)
{
    sb_quick chance = { .s = seed };
    char hash[17];
    askf("{\"do\":\"new\",\"game\":\"%s\",\"players\":%d,\"seed\":%d}", game, players, (int)seed);
    for (int ply = 0; !json_is_true(json_object_get(last, "over")); ply++) {
        const json_t *pending = json_object_get(last, "pending");
        size_t which = sb_quick_below(&chance, (uint32_t)json_array_size(pending));
        int seat = (int)json_integer_value(json_array_get(pending, which));
        askf("{\"do\":\"legal\",\"table\":1,\"seat\":%d}", seat);
        const json_t *moves = json_object_get(last, "moves");
        assert_true(json_array_size(moves) > 0);
        askf("{\"do\":\"apply\",\"table\":1,\"seat\":%d,\"move\":\"%s\"}", seat,
            json_string_value(json_array_get(moves, sb_quick_below(&chance, (uint32_t)json_array_size(moves)))));
        assert_true(is_ok());
        if (ply % 7 == 0) {
            strcpy(hash, text_of("hash"));
            json_t *kept = json_incref(last);
            check_round_trips(game, hash);
            json_decref(last);
            last = kept;
        }
    }
}

/* Rows of seats; the others are of opponents whom the game itself plays. */
static int seats_scored(const json_t *scores)
{
    int n = 0;
    size_t i;
    const json_t *row;
    json_array_foreach(scores, i, row) n += !json_object_get(row, "automa");
    return n;
}

static void test_every_game_can_be_played_saved_and_replayed(void **state)
{
    for (int g = 0; sb_games[g]; g++)
        for (int players = sb_games[g]->players_min; players <= sb_games[g]->players_max; players++) {
            play_game(sb_games[g]->id, players, (uint64_t)players);
            ask("{\"do\":\"result\",\"table\":1}");
            assert_true(json_is_true(json_object_get(last, "over")));
            assert_int_equal(seats_scored(json_object_get(last, "scores")), players);
            assert_true(json_array_size(json_object_get(last, "winners")) > 0);
            ask("{\"do\":\"apply\",\"table\":1,\"seat\":0,\"move\":\"nonsense\"}");
            assert_error("bad_move");
            end(state);
            begin(state);
        }
}

/* ---- errors ------------------------------------------------------------------------------------------------------ */

typedef struct bad {
    const char *line, *code, *field;
} bad;

#define NEW "{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":7,"

/* Each against an engine with table 1, a game of High Noon in which seat 0 has played. */
static const bad BAD[] = {
    { "", "bad_json", NULL },
    { "   ", "bad_json", NULL },
    { "hello", "bad_json", NULL },
    { "{\"do\":\"hello\"", "bad_json", NULL },
    { "{\"do\":\"hello\"}x", "bad_json", NULL },
    { "{\"do\":\"hello\",\"do\":\"hello\"}", "bad_json", NULL },
    { "[\"hello\"]", "bad_json", NULL },
    { "\"hello\"", "bad_json", NULL },
    { "7", "bad_json", NULL },
    { "null", "bad_json", NULL },
    { "{\"do\":\"hel\xfflo\"}", "bad_json", NULL },
    { "{\"do\":\"hello\",\"id\":99999999999999999999}", "bad_json", NULL },
    { "{\"do\":\"hel\\u0000lo\"}", "bad_json", NULL },
    { "{}", "bad_request", "do" },
    { "{\"do\":7}", "bad_request", "do" },
    { "{\"id\":[1],\"do\":\"hello\"}", "bad_request", "id" },
    { "{\"id\":{},\"do\":\"hello\"}", "bad_request", "id" },
    { "{\"do\":\"fly\"}", "unknown_verb", "do" },
    { "{\"do\":\"hello\",\"game\":\"template\"}", "bad_request", NULL },
    { "{\"do\":\"new\"}", "bad_request", "game" },
    { "{\"do\":\"new\",\"game\":1,\"players\":2}", "bad_request", "game" },
    { "{\"do\":\"new\",\"game\":\"chess\",\"players\":2}", "unknown_game", "game" },
    { "{\"do\":\"new\",\"game\":\"template\"}", "bad_request", "players" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":\"2\"}", "bad_request", "players" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":2.5}", "bad_request", "players" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":1}", "bad_players", "players" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":258}", "bad_players", "players" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":-9223372036854775808}", "bad_players", "players" },
    { NEW "\"options\":[]}", "bad_request", "options" },
    { NEW "\"options\":{\"rounds\":null}}", "bad_request", "options" },
    { NEW "\"options\":{\"rounds\":\"endless\"}}", "bad_option", "options" },
    { NEW "\"options\":{\"first_seat\":2}}", "bad_option", "options" },
    { NEW "\"options\":{\"colour\":\"red\"}}", "unknown_option", "options" },
    { NEW "\"seats\":[\"Ann\"]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",7]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",{\"kind\":\"ghost\"}]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",{\"kind\":\"bot\"}]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",{\"bot\":\"nobody\"}]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",{\"kind\":\"human\",\"bot\":\"greedy\",\"kind2\":1}]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",{\"bot\":\"greedy\",\"kind\":\"human\"}]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",{\"nonce\":\"a b\"}]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",\"tab\\there\"]}", "bad_request", "seats" },
    { NEW "\"seats\":[\"Ann\",\"0123456789012345678901234567890123456789\"]}", "bad_request", "seats" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":-1}", "bad_seed", "seed" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":\"\"}", "bad_seed", "seed" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":\"xyz\"}", "bad_seed", "seed" },
    { "{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":1.5}", "bad_request", "seed" },
    { "{\"do\":\"legal\",\"seat\":0}", "bad_request", "table" },
    { "{\"do\":\"legal\",\"table\":\"1\",\"seat\":0}", "bad_request", "table" },
    { "{\"do\":\"legal\",\"table\":0,\"seat\":0}", "bad_request", "table" },
    { "{\"do\":\"legal\",\"table\":2,\"seat\":0}", "no_table", "table" },
    { "{\"do\":\"legal\",\"table\":1}", "bad_request", "seat" },
    { "{\"do\":\"legal\",\"table\":1,\"seat\":\"0\"}", "bad_request", "seat" },
    { "{\"do\":\"legal\",\"table\":1,\"seat\":2}", "bad_seat", "seat" },
    { "{\"do\":\"legal\",\"table\":1,\"seat\":-1}", "bad_seat", "seat" },
    { "{\"do\":\"legal\",\"table\":1,\"seat\":4294967296}", "bad_seat", "seat" },
    { "{\"do\":\"legal\",\"table\":1,\"seat\":0,\"lang\":\"de\"}", "bad_request", "lang" },
    { "{\"do\":\"legal\",\"table\":1,\"seat\":0,\"lang\":7}", "bad_request", "lang" },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1}", "bad_request", "move" },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1,\"move\":[]}", "bad_request", "move" },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1,\"move\":\"\"}", "bad_move", "move" },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1,\"move\":\"play\"}", "bad_move", "move" },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1,\"move\":\"play:barber.barber\"}", "bad_move", "move" },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1,\"move\":\"play:marshal\"}", "illegal_move", NULL },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":0,\"move\":\"play:outlaw\"}", "not_pending", NULL },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1,\"move\":\"play:barber\",\"viewer\":\"me\"}", "bad_request", "viewer" },
    { "{\"do\":\"apply\",\"table\":1,\"seat\":1,\"move\":\"play:barber\",\"viewer\":3}", "bad_seat", "viewer" },
    { "{\"do\":\"undo\",\"table\":1}", "bad_request", "seat" },
    { "{\"do\":\"undo\",\"table\":1,\"seat\":1}", "nothing_to_undo", NULL },
    { "{\"do\":\"undo\",\"table\":1,\"ply\":0,\"agreed\":[0]}", "undo_barrier", NULL },
    { "{\"do\":\"undo\",\"table\":1,\"ply\":5,\"agreed\":[0,1]}", "nothing_to_undo", NULL },
    { "{\"do\":\"undo\",\"table\":1,\"ply\":-1,\"agreed\":[0,1]}", "bad_request", "ply" },
    { "{\"do\":\"undo\",\"table\":1,\"ply\":0,\"agreed\":0}", "bad_request", "agreed" },
    { "{\"do\":\"undo\",\"table\":1,\"ply\":0,\"agreed\":[7]}", "bad_seat", "agreed" },
    { "{\"do\":\"redo\",\"table\":1,\"seat\":0}", "nothing_to_redo", NULL },
    { "{\"do\":\"view\",\"table\":1}", "bad_request", "seat" },
    { "{\"do\":\"view\",\"table\":1,\"seat\":0,\"since\":-1}", "bad_request", "since" },
    { "{\"do\":\"view\",\"table\":1,\"viewer\":null}", "bad_request", "viewer" },
    { "{\"do\":\"load\",\"game\":\"template\"}", "bad_request", "state" },
    { "{\"do\":\"load\",\"game\":\"template\",\"state\":[]}", "bad_request", "state" },
    { "{\"do\":\"load\",\"game\":\"template\",\"state\":{}}", "bad_state", "state" },
    { "{\"do\":\"replay\"}", "bad_request", "record" },
    { "{\"do\":\"replay\",\"record\":7}", "bad_request", "record" },
    { "{\"do\":\"replay\",\"record\":\"\"}", "bad_record", "record" },
    { "{\"do\":\"replay\",\"record\":\"sagebrush 1\\ngame template\\nrules 99\\n\"}", "rules_version", "record" },
    { "{\"do\":\"bot\",\"table\":1,\"seat\":1}", "bad_request", "bot" },
    { "{\"do\":\"bot\",\"table\":1,\"seat\":1,\"bot\":\"hal\"}", "unknown_bot", "bot" },
    { "{\"do\":\"bot\",\"table\":1,\"seat\":0,\"bot\":\"greedy\"}", "not_pending", NULL },
    { "{\"do\":\"bot\",\"table\":1,\"seat\":1,\"bot\":\"greedy\",\"playouts\":0}", "bad_request", "playouts" },
    { "{\"do\":\"bot\",\"table\":1,\"seat\":1,\"bot\":\"greedy\",\"playouts\":99999999}", "limit", "playouts" },
    { "{\"do\":\"bot\",\"table\":1,\"seat\":1,\"bot\":\"greedy\",\"ms\":99999999}", "limit", "ms" },
    { "{\"do\":\"bot\",\"table\":1,\"seat\":1,\"bot\":\"greedy\",\"ms\":\"1\"}", "bad_request", "ms" },
    { "{\"do\":\"perft\",\"table\":1}", "bad_request", "depth" },
    { "{\"do\":\"perft\",\"table\":1,\"depth\":-1}", "bad_request", "depth" },
    { "{\"do\":\"perft\",\"table\":1,\"depth\":65}", "limit", "depth" },
};

static void test_every_bad_request_is_answered_by_what_is_wrong(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        end(state);
        begin(state);
        new_table();
        play("0", "play:marshal");
        ask(BAD[i].line);
        if (is_ok() || strcmp(error_member("code"), BAD[i].code) != 0)
            fail_msg("%s\n%s", BAD[i].line, answer.at);
        const char *field = error_member("field");
        if (!BAD[i].field != !field || (field && strcmp(field, BAD[i].field) != 0))
            fail_msg("%s\n%s", BAD[i].line, answer.at);
    }
}

static void test_undo_behind_others_and_behind_reveals(void **state)
{
    (void)state;
    new_table();
    play("0", "play:marshal");
    play("1", "play:gambler");
    ask("{\"do\":\"undo\",\"table\":1,\"seat\":1}");
    assert_error("undo_barrier");
}

static void test_a_finished_game_takes_nothing_more(void **state)
{
    (void)state;
    play_game("template", 2, 3);
    ask("{\"do\":\"apply\",\"table\":1,\"seat\":0,\"move\":\"spare\"}");
    assert_error("game_over");
    ask("{\"do\":\"undo\",\"table\":1,\"seat\":0}");
    assert_error("game_over");
    ask("{\"do\":\"bot\",\"table\":1,\"seat\":0,\"bot\":\"random\"}");
    assert_error("game_over");
    ask("{\"do\":\"why\",\"table\":1,\"seat\":0,\"move\":\"spare\"}");
    assert_true(is_ok());
    assert_string_equal(text_of("code"), "game_over");
}

static void test_a_record_that_was_changed_diverges(void **state)
{
    (void)state;
    new_table();
    play("0", "play:marshal");
    ask("{\"do\":\"record\",\"table\":1}");
    sb_text record = sb_heap_text();
    sb_put(&record, text_of("record"));
    char *move = strstr(record.at, "marshal");
    assert_non_null(move);
    memcpy(move, "outlaw\n", 7); /* another legal move: only the hash at the end can tell */
    memmove(move + 7, move + 8, strlen(move + 8) + 1);
    json_t *replay = json_pack("{s:s,s:s}", "do", "replay", "record", record.at);
    char *line = json_dumps(replay, 0);
    ask(line);
    assert_error("diverged");
    free(line);
    json_decref(replay);
    sb_heap_text_free(&record);
}

static void test_states_that_check_refuses_name_the_field(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"state\",\"table\":1}");
    json_t *request =
        json_pack("{s:s,s:s,s:O}", "do", "load", "game", "template", "state", json_object_get(last, "state"));
    json_t *position = json_object_get(request, "state");
    json_object_set_new(position, "round", json_integer(2));
    char *line = json_dumps(request, 0);
    ask(line);
    assert_error("bad_state");
    assert_non_null(strstr(error_member("message"), "deck"));
    free(line);
    json_object_set_new(position, "round", json_integer(1));
    json_object_set_new(position, "weather", json_integer(1));
    line = json_dumps(request, 0);
    ask(line);
    assert_error("bad_state");
    assert_non_null(strstr(error_member("message"), "weather"));
    free(line);
    json_decref(request);
}

/* ---- ids, bytes, limits ------------------------------------------------------------------------------------------ */

static void test_any_scalar_is_an_id(void **state)
{
    (void)state;
    static const char *const ids[] = { "1", "-5", "0.5", "\"a\\\"b\\n\xc3\xa9\"", "true", "false", "null",
        "9223372036854775807", "1e300" };
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        askf("{\"id\":%s,\"do\":\"nothing\"}", ids[i]);
        json_t *given = json_loads(ids[i], JSON_DECODE_ANY, NULL);
        assert_true(json_equal(given, json_object_get(last, "id")));
        json_decref(given);
        assert_error("unknown_verb");
    }
    ask("{\"do\":\"hello\"}");
    assert_true(json_is_null(json_object_get(last, "id")) && is_ok());
}

static void test_bytes_that_are_no_text(void **state)
{
    (void)state;
    char junk[4096];
    sb_quick chance = { .s = 1 };
    for (int i = 0; i < 2000; i++) {
        size_t n = sb_quick_below(&chance, sizeof junk);
        for (size_t k = 0; k < n; k++)
            junk[k] = (char)sb_quick_next(&chance);
        ask_bytes(junk, n);
        assert_false(is_ok());
    }
    ask_bytes("{\"do\":\"hello\"}\0", 15);
    assert_error("bad_json");
    ask_bytes("{\"do\":\"he\0llo\"}", 15);
    assert_error("bad_json");
    ask_bytes("{\"do\":\"hello\"} \r", 16); /* lines may end as on other systems */
    assert_true(is_ok());
}

static void test_deep_nesting_is_refused(void **state)
{
    (void)state;
    static char deep[100001];
    memset(deep, '[', 100000);
    ask(deep);
    assert_error("bad_json");
}

static void test_long_texts_are_cut_in_messages(void **state)
{
    (void)state;
    static char line[40000] = "{\"do\":\"new\",\"players\":2,\"game\":\"";
    size_t n = strlen(line);
    while (n < 30000)
        n += (size_t)sprintf(line + n, "\xc3\xa9");
    strcpy(line + n, "\"}");
    ask(line);
    assert_error("unknown_game");
    assert_true(strlen(error_member("message")) < 200);
}

/* Wherever a member that the game does not know is cut off in the message, the answer is UTF-8. */
static void test_long_names_of_members_are_cut_between_characters(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"state\",\"table\":1}");
    json_t *position = json_incref(json_object_get(last, "state"));
    for (int n = 240; n < 256; n++) {
        sb_text name = sb_heap_text();
        for (int i = 0; i < n; i++)
            sb_put_char(&name, 'x');
        for (int i = 0; i < 10; i++)
            sb_put(&name, "\xf0\x9f\x8c\xb5");
        json_object_set_new(position, name.at, json_integer(1));
        json_t *load = json_pack("{s:s,s:s,s:O}", "do", "load", "game", "template", "state", position);
        char *line = json_dumps(load, 0);
        ask(line);
        assert_error("bad_state");
        assert_non_null(strstr(error_member("message"), "xxx"));
        json_object_del(position, name.at);
        free(line);
        json_decref(load);
        sb_heap_text_free(&name);
    }
    json_decref(position);
}

static void test_long_lines_are_refused(void **state)
{
    (void)state;
    size_t n = (size_t)ENGINE_LIMITS.line + 1;
    char *line = malloc(n);
    memset(line, ' ', n);
    memcpy(line, "{\"do\":\"hello\"}", 14);
    ask_bytes(line, n - 1);
    assert_true(is_ok());
    ask_bytes(line, n);
    assert_error("limit");
    free(line);
}

static void test_tables_are_limited(void **state)
{
    end(state);
    e = engine_new(&(engine_limits) { .line = 1000, .tables = 3 });
    answer = sb_heap_text();
    for (int i = 0; i < 3; i++)
        new_table();
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":7}");
    assert_error("limit");
    ask("{\"do\":\"close\",\"table\":2}");
    new_table();
    assert_int_equal(number_of("table"), 4);
}

static void test_perft_is_limited(void **state)
{
    end(state);
    engine_limits limits = ENGINE_LIMITS;
    limits.perft_nodes = 10;
    e = engine_new(&limits);
    answer = sb_heap_text();
    new_table();
    ask("{\"do\":\"perft\",\"table\":1,\"depth\":2}");
    assert_true(is_ok());
    ask("{\"do\":\"perft\",\"table\":1,\"depth\":9}");
    assert_error("limit");
}

/* As in a page: no chance and no clock of its own. */
static void test_what_the_surroundings_do_not_give_is_refused(void **state)
{
    end(state);
    e = engine_open(NULL, &(engine_host) { .version = "1" });
    answer = sb_heap_text();
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2}");
    assert_error("bad_request");
    assert_string_equal(error_member("field"), "seed");
    new_table();
    ask("{\"do\":\"bot\",\"table\":1,\"seat\":0,\"bot\":\"greedy\",\"ms\":5}");
    assert_error("bad_request");
    assert_string_equal(error_member("field"), "ms");
    ask("{\"do\":\"bot\",\"table\":1,\"seat\":0,\"bot\":\"greedy\",\"playouts\":5}");
    assert_true(is_ok());
}

/* ---- the loop ---------------------------------------------------------------------------------------------------- */

/* Serves what is written into a pipe; the answers come back as one text. */
static sb_text serve(const char *input, size_t n)
{
    int in[2], out[2];
    sb_text got = sb_heap_text();
    char bytes[4096];
    ssize_t k;
    assert_int_equal(pipe(in) | pipe(out), 0);
    assert_int_equal(write(in[1], input, n), n);
    close(in[1]);
    assert_true(engine_serve(e, in[0], out[1]));
    close(out[1]);
    while ((k = read(out[0], bytes, sizeof bytes)) > 0)
        sb_put_bytes(&got, bytes, (size_t)k);
    close(in[0]);
    close(out[0]);
    return got;
}

static int count_lines(const sb_text *t)
{
    int n = 0;
    for (size_t i = 0; i < t->n; i++)
        n += t->at[i] == '\n';
    return n;
}

static void test_one_answer_a_line_also_for_long_ones_and_the_last(void **state)
{
    end(state);
    e = engine_new(&(engine_limits) { .line = 100, .tables = 3 });
    answer = sb_heap_text();
    char input[1000];
    memset(input, 'x', 300); /* longer than the limit */
    int n = 300 + sprintf(input + 300, "\n\n{\"id\":1,\"do\":\"fly\"}\r\n{\"id\":2,\"do\":\"fly\"}");
    sb_text got = serve(input, (size_t)n);
    assert_int_equal(count_lines(&got), 4);
    assert_non_null(strstr(got.at, "\"code\":\"limit\""));
    assert_non_null(strstr(got.at, "{\"id\":2,\"ok\":false"));
    sb_heap_text_free(&got);
    got = serve("", 0);
    assert_int_equal(got.n, 0);
    sb_heap_text_free(&got);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

/* ---- coach and review ---------------------------------------------------------------------------------------------- */

static void test_the_coach_names_moves_with_chances_and_reasons(void **state)
{
    (void)state;
    ask("{\"do\":\"new\",\"game\":\"colorado\",\"players\":2,\"seed\":5}");
    int seat = (int)json_integer_value(json_array_get(json_object_get(last, "pending"), 0));
    askf("{\"do\":\"coach\",\"table\":1,\"seat\":%d,\"bot\":\"foreman\",\"lang\":\"fr\"}", seat);
    assert_true(is_ok());
    assert_string_equal(json_string_value(json_object_get(last, "bot")), "foreman");
    json_t *best = json_array_get(json_object_get(last, "moves"), 0);
    double chance = json_real_value(json_object_get(best, "chance"));
    assert_true(chance >= 0 && chance <= 100);
    assert_true(json_object_size(json_object_get(best, "categories")) > 1);
    assert_non_null(json_string_value(json_object_get(best, "why")));
    askf("{\"do\":\"coach\",\"table\":1,\"seat\":%d,\"bot\":\"foreman\",\"move\":\"no such\"}", seat);
    assert_error("bad_move");
    ask("{\"do\":\"review\",\"table\":1}");
    assert_error("not_over");
}

static void test_a_review_is_made_a_part_at_a_time(void **state)
{
    (void)state;
    ask("{\"do\":\"new\",\"game\":\"colorado\",\"players\":2,\"seed\":5,"
        "\"seats\":[{\"bot\":\"random\"},{\"bot\":\"random\"}]}");
    do
        ask("{\"do\":\"step\",\"table\":1}");
    while (!json_is_null(json_object_get(last, "seat")));
    ask("{\"do\":\"review\",\"table\":1,\"plies\":10,\"playouts\":2}");
    assert_int_equal(number_of("done"), 10);
    assert_null(json_object_get(last, "seats"));
    ask("{\"do\":\"review\",\"table\":1,\"playouts\":2}");
    assert_int_equal(number_of("done"), number_of("of"));
    assert_int_equal(json_array_size(json_object_get(last, "seats")), 2);
    json_t *first = json_array_get(json_object_get(last, "seats"), 0);
    assert_true(json_array_size(json_object_get(first, "curve")) > 5);
    ask("{\"do\":\"close\",\"table\":1}"); /* with its review */
    assert_true(is_ok());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_hello_lists_all_games_and_bots),
        TEST(test_seeds_in_all_spellings),
        TEST(test_without_a_seed_every_table_is_different),
        TEST(test_seats_have_names_and_kinds),
        TEST(test_nonces_come_after_the_commitment),
        TEST(test_legal_with_sentences),
        TEST(test_legal_of_a_seat_that_owes_nothing),
        TEST(test_apply_tells_events_and_who_may_know_them),
        TEST(test_refused_move_names_its_rule_and_changes_nothing),
        TEST(test_why),
        TEST(test_undo_redo_reset),
        TEST(test_view_hides_what_state_tells),
        TEST(test_bot_answers_the_same_for_the_same_seed),
        TEST(test_perft_counts_sequences),
        TEST(test_close_frees_the_place_but_not_the_number),
        TEST(test_load_takes_options_from_the_state),
        TEST(test_load_refuses_what_is_listed_twice),
        TEST(test_every_game_can_be_played_saved_and_replayed),
        TEST(test_every_bad_request_is_answered_by_what_is_wrong),
        TEST(test_undo_behind_others_and_behind_reveals),
        TEST(test_a_finished_game_takes_nothing_more),
        TEST(test_a_record_that_was_changed_diverges),
        TEST(test_states_that_check_refuses_name_the_field),
        TEST(test_any_scalar_is_an_id),
        TEST(test_bytes_that_are_no_text),
        TEST(test_deep_nesting_is_refused),
        TEST(test_long_texts_are_cut_in_messages),
        TEST(test_long_names_of_members_are_cut_between_characters),
        TEST(test_long_lines_are_refused),
        TEST(test_tables_are_limited),
        TEST(test_perft_is_limited),
        TEST(test_the_coach_names_moves_with_chances_and_reasons),
        TEST(test_a_review_is_made_a_part_at_a_time),
        TEST(test_what_the_surroundings_do_not_give_is_refused),
        TEST(test_one_answer_a_line_also_for_long_ones_and_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
