/* test_engine.c: the engine protocol, request by request (docs/protocol.md). */
#include "engine_fixture.h"
#include "sagebrush/bot.h"

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

/* Bots sit under their own names; the game's opponents with one idea may, those of another game may not. */
static void test_bots_at_a_table(void **unused)
{
    (void)unused;
    ask("{\"do\":\"new\",\"game\":\"goldriver\",\"players\":2,\"seed\":7,\"seats\":[{\"bot\":\"gr_all_in\"},{\"bot\":"
        "\"best\"}]}");
    assert_true(json_is_true(json_object_get(last, "ok")));
    ask("{\"do\":\"view\",\"table\":1,\"viewer\":\"spectator\"}");
    const json_t *seats = json_object_get(json_object_get(last, "view"), "seats");
    assert_string_equal(json_string_value(json_object_get(json_array_get(seats, 0), "bot")), "gr_all_in");
    assert_string_equal(json_string_value(json_object_get(json_array_get(seats, 1), "bot")), sb_bot_find("best")->id);
    ask("{\"do\":\"step\",\"table\":1,\"playouts\":1}");
    assert_true(json_is_true(json_object_get(last, "ok")));
    ask("{\"do\":\"new\",\"game\":\"colorado\",\"players\":2,\"seed\":7,\"seats\":[\"Ann\",{\"bot\":\"gr_all_in\"}]}");
    assert_true(json_is_false(json_object_get(last, "ok")));
    assert_non_null(strstr(answer.at, "there is no bot \\\"gr_all_in\\\" for colorado"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_hello_lists_all_games_and_bots),
        TEST(test_seeds_in_all_spellings),
        TEST(test_without_a_seed_every_table_is_different),
        TEST(test_seats_have_names_and_kinds),
        TEST(test_bots_at_a_table),
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
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
