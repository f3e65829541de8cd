/* test_engine_coach.c: coach and review through the engine protocol. */
#include "engine_fixture.h"

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
        TEST(test_the_coach_names_moves_with_chances_and_reasons),
        TEST(test_a_review_is_made_a_part_at_a_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
