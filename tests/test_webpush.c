/* test_webpush.c: messages for browsers that are not open, against the example of RFC 8291; addresses of services. */
#include "test.h"

#include "server/post.h"
#include "server/webpush.h"

#include <sodium.h>
#include <string.h>

static void test_the_example_of_rfc_8291(void **s)
{
    static const char MESSAGE[] = "When I grow up, I want to be a watermelon";
    static const char EXPECTED[] =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    uint8_t point[WEBPUSH_POINT], auth[WEBPUSH_AUTH], salt[WEBPUSH_SALT], body[WEBPUSH_BODY];
    size_t n = 0;
    char text[400];
    (void)s;
    assert_true(
        webpush_read_browser("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg", point, auth));
    sodium_base642bin(
        salt, sizeof salt, "DGv6ra1nlYgDCS1FRnbzlw", 22, NULL, NULL, NULL, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    assert_true(webpush_encrypt(point, auth,
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8 "
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        salt, MESSAGE, strlen(MESSAGE), body, &n));
    sodium_bin2base64(text, sizeof text, body, n, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    assert_string_equal(text, EXPECTED);
}

static void test_what_a_browser_gives_must_be_a_key(void **s)
{
    uint8_t point[WEBPUSH_POINT], auth[WEBPUSH_AUTH];
    static const char *const KEYS[] = { "", "BCVx",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw5",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" };
    (void)s;
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        assert_false(webpush_read_browser(KEYS[i], "BTBZMqHH6r4Tts7J_aSIgg", point, auth));
}

static void test_a_server_signs_with_keys_of_its_own(void **s)
{
    char keys[WEBPUSH_KEYS], other[WEBPUSH_KEYS], buffer[900];
    sb_text out = SB_TEXT(buffer);
    (void)s;
    assert_true(webpush_new_keys(keys));
    assert_true(webpush_new_keys(other));
    assert_string_not_equal(keys, other);
    assert_true(webpush_sign(keys, "https://push.example", "mailto:host@example.org", 1900000000, &out));
    assert_memory_equal(buffer, "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.", 45);
    assert_non_null(strstr(buffer, ", k=B"));
}

static void test_addresses_of_services(void **s)
{
    static const char *const BAD[] = { "", "ftp://x/", "https://", "https://user@x/", "https://x y/", "http://x:99x/",
        "http://[::1]/", "https://x/\r\nA: b", "https://x?y", "javascript:alert(1)", "http://\xc3\xa9/" };
    post_url u;
    char buffer[100];
    sb_text t = SB_TEXT(buffer);
    (void)s;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        assert_false(post_read_url(BAD[i], &u));
    assert_true(post_read_url("https://push.example:8443/a?b#c", &u));
    assert_string_equal(u.path, "/a?b");
    post_put_origin(&u, &t);
    assert_string_equal(buffer, "https://push.example:8443");
    assert_true(post_read_url("http://127.0.0.1:1", &u));
    assert_string_equal(u.path, "/");
    assert_int_equal(post_send(&u, "", "", 0, false), -1); /* not into our own network */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_example_of_rfc_8291),
        cmocka_unit_test(test_what_a_browser_gives_must_be_a_key),
        cmocka_unit_test(test_a_server_signs_with_keys_of_its_own),
        cmocka_unit_test(test_addresses_of_services),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
