/* test_flat.c: plain requests read quickly (src/server/flat.h): what it reads is what the parser for everything reads,
 * and whatever it is not sure of it leaves to that one. */
#include "test.h"

#include "server/flat.h"

#include <string.h>

static void expect_same(const char *text)
{
    json_t *quick = flat_read(text, strlen(text)), *slow = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(quick);
    assert_non_null(slow);
    assert_true(json_equal(quick, slow));
    json_decref(quick);
    json_decref(slow);
}

static void test_plain_requests_are_read_as_by_the_parser(void **s)
{
    (void)s;
    expect_same("{\"id\":2,\"do\":\"move\",\"table\":\"abcdefghjkmn\",\"ply\":17,\"undos\":0,\"move\":\"bid:7\"}");
    expect_same(" { \"a\" : -12 , \"b\":true,\"c\":false,\n\"d\":null,\"e\":\"\" } \n");
    expect_same("{\"most\":999999999999999999,\"least\":-999999999999999999,\"none\":0,\"minus\":-0}");
}

static void test_the_rest_is_left_to_the_parser(void **s)
{
    static const char *const OTHERS[] = { "", "{}", "[]", "{\"a\":1,}", "{\"a\":1", "{\"a\":1}x", "{\"a\":01}",
        "{\"a\":1.5}", "{\"a\":1e3}", "{\"a\":-}", "{\"a\":truely}", "{\"a\":\"b\\n\"}", "{\"a\":\"\xc3\xa9\"}",
        "{\"a\":{\"b\":1}}", "{\"a\":[1]}", "{\"a\":1,\"a\":2}", "{\"a\" 1}", "{a:1}", "{\"a\":\"b}",
        "{\"a\":1234567890123456789}", "{\"a\":\"tab\there\"}", "{,}", "{\"a\":1,,\"b\":2}", "{\"a\":1 \"b\":2}",
        "{\"a key that is longer than any of ours is\":1}" };
    (void)s;
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_null(flat_read(OTHERS[i], strlen(OTHERS[i])));
    assert_null(flat_read("{\"a\":\"b\0c\"}", 11));
    assert_null(flat_read("{\"a\":1}\0{\"a\":2}", 15));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain_requests_are_read_as_by_the_parser),
        cmocka_unit_test(test_the_rest_is_left_to_the_parser),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
