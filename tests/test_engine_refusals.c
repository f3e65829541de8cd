/* test_engine_refusals.c: every kind of bad request to the engine is answered by what is wrong with it. */
#include "engine_fixture.h"

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
    { "{\"do\":\"bot\",\"table\":1,\"seat\":1,\"bot\":\"gr_all_in\"}", "unknown_bot", "bot" }, /* of another game */
    { "{\"do\":\"step\",\"table\":1,\"bot\":\"gr_all_in\"}", "unknown_bot", "bot" },
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_every_bad_request_is_answered_by_what_is_wrong),
        TEST(test_undo_behind_others_and_behind_reveals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
