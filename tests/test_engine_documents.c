/* test_engine_documents.c: positions and records through the engine protocol: whole games written, read and replayed;
 * documents that are refused. */
#include "engine_fixture.h"

static void test_load_takes_options_from_the_state(void **state)
{
    (void)state;
    ask("{\"do\":\"new\",\"game\":\"goldriver\",\"players\":3,\"options\":{\"poker\":false,\"first_seat\":2}}");
    ask("{\"do\":\"state\",\"table\":1}");
    load("goldriver", json_incref(json_object_get(last, "state")));
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
    load("colorado", position);
    assert_error("bad_state");
    assert_string_equal(error_member("message"), says);
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
    load(game, json_incref(json_object_get(last, "state")));
    assert_true(is_ok());
    assert_string_equal(text_of("hash"), hash);
    askf("{\"do\":\"close\",\"table\":%d}", (int)number_of("table"));
    ask("{\"do\":\"record\",\"table\":1}");
    ask_document(json_pack("{s:s,s:O}", "do", "replay", "record", json_object_get(last, "record")));
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
    ask_document(json_pack("{s:s,s:s}", "do", "replay", "record", record.at));
    assert_error("diverged");
    sb_heap_text_free(&record);
}

static void test_states_that_check_refuses_name_the_field(void **state)
{
    (void)state;
    new_table();
    ask("{\"do\":\"state\",\"table\":1}");
    json_t *position = json_incref(json_object_get(last, "state"));
    json_object_set_new(position, "round", json_integer(2));
    load("template", json_incref(position));
    assert_error("bad_state");
    assert_non_null(strstr(error_member("message"), "deck"));
    json_object_set_new(position, "round", json_integer(1));
    json_object_set_new(position, "weather", json_integer(1));
    load("template", position);
    assert_error("bad_state");
    assert_non_null(strstr(error_member("message"), "weather"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_load_takes_options_from_the_state),
        TEST(test_load_refuses_what_is_listed_twice),
        TEST(test_every_game_can_be_played_saved_and_replayed),
        TEST(test_a_finished_game_takes_nothing_more),
        TEST(test_a_record_that_was_changed_diverges),
        TEST(test_states_that_check_refuses_name_the_field),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
