/* engine_fixture.h: an engine of its own for each test of the engine protocol (docs/protocol.md), asked by lines; the last answer
 * is looked at until the next one. */
#ifndef SAGEBRUSH_TESTS_ENGINE_FIXTURE_H
#define SAGEBRUSH_TESTS_ENGINE_FIXTURE_H

#include "sagebrush/game.h"
#include "sagebrush/heap.h"
#include "test.h"
#include "tools/engine.h"

#include <jansson.h>
#include <stdlib.h>

static engine *e;
static sb_text answer;
static json_t *last; /* the last answer, until the next one */

static inline json_t *ask_bytes(const char *line, size_t n)
{
    engine_line(e, line, n, &answer);
    json_decref(last);
    last = json_loadb(answer.at, answer.n, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(last);                /* always JSON */
    assert_null(strchr(answer.at, '\n')); /* and one line */
    assert_true(json_is_object(last) && json_object_get(last, "id") && json_is_boolean(json_object_get(last, "ok")));
    return last;
}

static inline json_t *ask(const char *line)
{
    return ask_bytes(line, strlen(line));
}

__attribute__((format(printf, 1, 2))) static inline json_t *askf(const char *format, ...)
{
    static char line[200000];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    return ask(line);
}

/* Takes the request. */
static inline json_t *ask_document(json_t *request)
{
    char *line = json_dumps(request, 0);
    json_decref(request);
    ask(line);
    free(line);
    return last;
}

/* Takes the position. */
static inline void load(const char *game, json_t *position)
{
    ask_document(json_pack("{s:s,s:s,s:o}", "do", "load", "game", game, "state", position));
}

static inline bool is_ok(void)
{
    return json_is_true(json_object_get(last, "ok"));
}

static inline const char *error_member(const char *key)
{
    return json_string_value(json_object_get(json_object_get(last, "error"), key));
}

static inline void assert_error(const char *code)
{
    assert_false(is_ok());
    assert_string_equal(error_member("code"), code);
    assert_true(strlen(error_member("message")) > 0);
}

static inline const char *text_of(const char *key)
{
    return json_string_value(json_object_get(last, key));
}

static inline int64_t number_of(const char *key)
{
    assert_true(json_is_integer(json_object_get(last, key)));
    return json_integer_value(json_object_get(last, key));
}

static inline int begin(void **state)
{
    (void)state;
    e = engine_new(NULL);
    answer = sb_heap_text();
    return e ? 0 : -1;
}

static inline int end(void **state)
{
    (void)state;
    json_decref(last);
    last = NULL;
    sb_heap_text_free(&answer);
    engine_free(e);
    return 0;
}

/* High Noon with the first player on seat 0; hands by seed 7: greenhorn, outlaw, marshal; barber, barber, gambler. */
static inline void new_table(void)
{
    ask("{\"do\":\"new\",\"game\":\"template\",\"players\":2,\"seed\":7,\"options\":{\"first_seat\":0}}");
    assert_true(is_ok());
}

static inline void play(const char *seat, const char *move)
{
    askf("{\"do\":\"apply\",\"table\":1,\"seat\":%s,\"move\":\"%s\"}", seat, move);
    assert_true(is_ok());
}

/* The test has an engine of its own, with limits or surroundings of its own. */
static inline void begin_with(engine *other)
{
    end(NULL);
    e = other;
    answer = sb_heap_text();
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

#endif
