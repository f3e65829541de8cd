/* test_engine_lines.c: the engine and its lines: any id, any bytes, what is too long or too much, the loop. */
#include "engine_fixture.h"

#include <unistd.h>

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
        load("template", json_incref(position));
        assert_error("bad_state");
        assert_non_null(strstr(error_member("message"), "xxx"));
        json_object_del(position, name.at);
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
    (void)state;
    begin_with(engine_new(&(engine_limits) { .line = 1000, .tables = 3 }));
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
    (void)state;
    engine_limits limits = ENGINE_LIMITS;
    limits.perft_nodes = 10;
    begin_with(engine_new(&limits));
    new_table();
    ask("{\"do\":\"perft\",\"table\":1,\"depth\":2}");
    assert_true(is_ok());
    ask("{\"do\":\"perft\",\"table\":1,\"depth\":9}");
    assert_error("limit");
}

/* As in a page: no chance and no clock of its own. */
static void test_what_the_surroundings_do_not_give_is_refused(void **state)
{
    (void)state;
    begin_with(engine_open(NULL, &(engine_host) { .version = "1" }));
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
    (void)state;
    begin_with(engine_new(&(engine_limits) { .line = 100, .tables = 3 }));
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_any_scalar_is_an_id),
        TEST(test_bytes_that_are_no_text),
        TEST(test_deep_nesting_is_refused),
        TEST(test_long_texts_are_cut_in_messages),
        TEST(test_long_names_of_members_are_cut_between_characters),
        TEST(test_long_lines_are_refused),
        TEST(test_tables_are_limited),
        TEST(test_perft_is_limited),
        TEST(test_what_the_surroundings_do_not_give_is_refused),
        TEST(test_one_answer_a_line_also_for_long_ones_and_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
