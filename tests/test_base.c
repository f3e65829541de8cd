/* test_base.c: text buffers, JSON, hex, hashes, errors (text.h, rng.h, error.h). */
#include "sagebrush/error.h"
#include "sagebrush/rng.h"
#include "sagebrush/text.h"
#include "test.h"

#include <sodium.h>
#include <stdlib.h>

/* ---- text buffers ------------------------------------------------------------------------------------------------ */

static void test_text_puts_one_thing_after_the_other(void **unused)
{
    (void)unused;
    char buffer[200];
    sb_text t = SB_TEXT(buffer);
    sb_put(&t, "a");
    sb_put_char(&t, 'b');
    sb_put_bytes(&t, "cde", 2);
    sb_put_int(&t, -42);
    sb_put_int(&t, 0);
    sb_put_hex(&t, (const uint8_t[]) { 0x0f, 0xa0 }, 2);
    sb_put_hash(&t, UINT64_C(0x0123456789abcdef));
    assert_string_equal(buffer, "abcd-4200fa00123456789abcdef");
    assert_int_equal(t.n, strlen(buffer));
    assert_false(t.cut);
    sb_text_clear(&t);
    assert_string_equal(buffer, "");
    assert_int_equal(t.n, 0);
}

static void test_text_writes_the_ends_of_the_integers(void **unused)
{
    (void)unused;
    char buffer[64];
    sb_text t = SB_TEXT(buffer);
    sb_put_int(&t, INT64_MIN);
    sb_put_char(&t, ' ');
    sb_put_int(&t, INT64_MAX);
    assert_string_equal(buffer, "-9223372036854775808 9223372036854775807");
}

static void test_text_formats(void **unused)
{
    (void)unused;
    char buffer[100];
    sb_text t = SB_TEXT(buffer);
    sb_putf(&t, "%s=%d%% %c %h%s|", "x", -3, 'y', UINT64_C(255), (const char *)NULL);
    assert_string_equal(buffer, "x=-3% y 00000000000000ff|");
}

static void test_text_is_cut_at_its_end_and_says_so(void **unused)
{
    (void)unused;
    char buffer[8];
    memset(buffer, 'x', sizeof buffer);
    sb_text t = { .at = buffer, .cap = 5 };
    sb_put(&t, "abcd");
    assert_false(t.cut);
    sb_put(&t, "");
    assert_false(t.cut);
    sb_put(&t, "e");
    assert_true(t.cut);
    sb_put(&t, "fghi");
    assert_memory_equal(buffer, "abcd\0xxx", 8);
    sb_text_clear(&t);
    assert_false(t.cut);
    sb_put(&t, "1234567");
    assert_memory_equal(buffer, "1234\0xxx", 8);
}

static void test_text_without_memory_takes_nothing(void **unused)
{
    (void)unused;
    sb_text t = { .at = NULL, .cap = 0 };
    sb_put(&t, "abc");
    assert_true(t.cut);
    assert_int_equal(t.n, 0);
    sb_text_clear(&t);
}

static bool grow_to_1000(sb_text *t, size_t need)
{
    size_t cap = 2 * need < 1000 ? 2 * need : 1000;
    if (need > 1000)
        return false;
    char *at = realloc(t->at, cap);
    if (!at)
        return false;
    t->at = at;
    t->cap = cap;
    return true;
}

static void test_text_grows_while_it_can(void **unused)
{
    (void)unused;
    sb_text t = { .grow = grow_to_1000 };
    for (int i = 0; i < 111; i++)
        sb_put(&t, "nine char");
    assert_false(t.cut);
    assert_int_equal(t.n, 999);
    assert_int_equal(strlen(t.at), 999);
    sb_put(&t, "x");
    assert_true(t.cut);
    assert_int_equal(strlen(t.at), 999);
    free(t.at);
}

/* ---- hex --------------------------------------------------------------------------------------------------------- */

static void test_hex_reads_exactly_what_it_should(void **unused)
{
    (void)unused;
    uint8_t out[3] = { 1, 2, 3 };
    assert_true(sb_hex_read("00fFaB", out, 3));
    assert_memory_equal(out, ((uint8_t[]) { 0x00, 0xff, 0xab }), 3);
    static const char *const bad[] = { "", "00ffa", "00ffab0", "00ffabcd", "00ffag", "0x00ff", " 00ffa", "00ff-1" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(sb_hex_read(bad[i], out, 3));
        assert_memory_equal(out, ((uint8_t[]) { 0x00, 0xff, 0xab }), 3);
    }
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static void test_json_nests_objects_and_lists(void **unused)
{
    (void)unused;
    char buffer[400];
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    sb_json_object(&j, NULL);
    sb_json_int(&j, "a", -1);
    sb_json_list(&j, "b");
    sb_json_list(&j, NULL);
    sb_json_end(&j);
    sb_json_object(&j, NULL);
    sb_json_end(&j);
    sb_json_bool(&j, NULL, true);
    sb_json_bool(&j, NULL, false);
    sb_json_null(&j, NULL);
    sb_json_text(&j, NULL, NULL);
    sb_json_end(&j);
    sb_json_object(&j, "c");
    sb_json_text(&j, "d", "e");
    sb_json_hash(&j, "f", 16);
    sb_json_hex(&j, "g", (const uint8_t[]) { 0, 255, 16 }, 3);
    sb_json_bits(&j, "h", 0x80000005u);
    sb_json_bits(&j, "i", 0);
    sb_json_end(&j);
    sb_json_end(&j);
    assert_string_equal(buffer,
        "{\"a\":-1,\"b\":[[],{},true,false,null,null],\"c\":{\"d\":\"e\",\"f\":\"0000000000000010\","
        "\"g\":\"00ff10\",\"h\":[0,2,31],\"i\":[]}}");
}

static void test_json_escapes(void **unused)
{
    (void)unused;
    char buffer[200];
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    sb_json_object(&j, NULL);
    sb_json_text(&j, "k\"ey", "quote \" back \\ line \n tab \t bell \x07 \x1f del \x7f é €");
    sb_json_end(&j);
    assert_string_equal(
        buffer, "{\"k\\\"ey\":\"quote \\\" back \\\\ line \\n tab \\u0009 bell \\u0007 \\u001f del \x7f é €\"}");
}

static void test_json_numbers_with_decimals(void **unused)
{
    (void)unused;
    static const struct {
        double value;
        int decimals;
        const char *text;
    } rows[] = {
        { 0, 0, "0" },
        { 0, 2, "0.00" },
        { 1.005, 1, "1.0" },
        { 12.345, 2, "12.35" },
        { 12.3449, 2, "12.34" },
        { -0.5, 2, "-0.50" },
        { -0.001, 2, "0.00" },
        { 999.999, 2, "1000.00" },
        { 7.06, 2, "7.06" },
        { 1e300, 2, "null" },
        { -1e300, 2, "null" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char buffer[64];
        sb_text t = SB_TEXT(buffer);
        sb_json j = SB_JSON(&t);
        sb_json_fixed(&j, NULL, rows[i].value, rows[i].decimals);
        assert_string_equal(buffer, rows[i].text);
    }
}

/* ---- SHA-256 ----------------------------------------------------------------------------------------------------- */

static void assert_sha256(const char *message, size_t n, int times, const char *expected)
{
    uint8_t digest[32], want[32];
    sb_sha256 s;
    sb_sha256_init(&s);
    for (int i = 0; i < times; i++)
        sb_sha256_add(&s, message, n);
    sb_sha256_end(&s, digest);
    assert_true(sb_hex_read(expected, want, 32));
    assert_memory_equal(digest, want, 32);
}

/* The examples that NIST publishes for FIPS 180-4. */
static void test_sha256_against_fips_vectors(void **unused)
{
    (void)unused;
    static const char two_blocks[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    static const char four[] = "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                               "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu";
    assert_sha256("", 0, 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_sha256("abc", 3, 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_sha256(two_blocks, 56, 1, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_sha256(four, 112, 1, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    assert_sha256("a", 1, 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    assert_sha256("aaaaaaaaaa", 10, 100000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

/* Every length from nothing to some blocks, in pieces of every size. */
static void test_sha256_against_libsodium(void **unused)
{
    (void)unused;
    uint8_t data[400], ours[32], theirs[32];
    sb_quick q = { 2 };
    for (size_t n = 0; n <= sizeof data; n++) {
        for (size_t i = 0; i < n; i++)
            data[i] = (uint8_t)sb_quick_next(&q);
        sb_sha256 s;
        sb_sha256_init(&s);
        for (size_t at = 0; at < n;) {
            size_t piece = 1 + sb_quick_below(&q, (uint32_t)(n - at));
            sb_sha256_add(&s, data + at, piece);
            at += piece;
        }
        sb_sha256_end(&s, ours);
        crypto_hash_sha256(theirs, data, n);
        assert_memory_equal(ours, theirs, 32);
    }
}

/* ---- the name of a position -------------------------------------------------------------------------------------- */

/* Fixed for ever: records carry these numbers. */
static void test_hash_values_never_change(void **unused)
{
    (void)unused;
    uint8_t bytes[64];
    for (int i = 0; i < 64; i++)
        bytes[i] = (uint8_t)(7 * i);
    assert_true(sb_hash(bytes, 0) == UINT64_C(0x5e6dc3841b72e811));
    assert_true(sb_hash(bytes, 1) == UINT64_C(0x43828cf8b52155f7));
    assert_true(sb_hash(bytes, 13) == UINT64_C(0xd0ee5779bae008fc));
    assert_true(sb_hash(bytes, 64) == UINT64_C(0xd40d384ef1fc875e));
}

static int cmp_hashes(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* The quick one has four chains: words that follow one another in one of them. */
static uint64_t hash_of_a_chain(const void *data, size_t n)
{
    uint8_t bytes[3 * 32] = { 0 };
    for (size_t i = 0; i < n; i++)
        bytes[i / 8 * 32 + i % 8] = ((const uint8_t *)data)[i];
    return sb_hash_quick(bytes, 64 + n);
}

/* No two of the positions that differ from zero in up to three bits, or in length, have the same name. */
static void tells_neighbours_apart(uint64_t (*hash)(const void *data, size_t n))
{
    enum { BYTES = 21, BITS = 8 * BYTES, HASHES = BITS * BITS * BITS / 6 + BITS * BITS };
    uint64_t *seen = calloc(HASHES, sizeof *seen);
    uint8_t bytes[BYTES] = { 0 };
    size_t n = 0;
    for (int a = 0; a < BITS; a++)
        for (int b = 0; b <= a; b++)
            for (int c = a == b ? b : 0; c <= b; c++) { /* every set of bits once: {a}, {a,b}, {a,b,c} */
                bytes[a / 8] |= (uint8_t)(1 << a % 8);
                bytes[b / 8] |= (uint8_t)(1 << b % 8);
                bytes[c / 8] |= (uint8_t)(1 << c % 8);
                seen[n++] = hash(bytes, BYTES);
                memset(bytes, 0, sizeof bytes);
            }
    for (size_t length = 0; length <= BYTES; length++)
        seen[n++] = hash(bytes, length);
    assert_true(n < HASHES);
    qsort(seen, n, sizeof seen[0], cmp_hashes);
    for (size_t i = 1; i < n; i++)
        assert_true(seen[i - 1] != seen[i]);
    free(seen);
}

static void test_hash_tells_neighbours_apart(void **unused)
{
    (void)unused;
    tells_neighbours_apart(sb_hash);
    tells_neighbours_apart(sb_hash_quick);
    tells_neighbours_apart(hash_of_a_chain);
}

/* ---- errors ------------------------------------------------------------------------------------------------------ */

static void test_errors_have_unique_codes_and_texts(void **unused)
{
    (void)unused;
    for (int i = 0; i < SB_ERROR_COUNT; i++) {
        const char *code = sb_error_code((sb_error)i);
        assert_true(strlen(code) > 1 && strspn(code, "abcdefghijklmnopqrstuvwxyz_") == strlen(code));
        assert_true(strlen(sb_error_text((sb_error)i, SB_EN)) > 3);
        assert_in_range(sb_error_http((sb_error)i), i == SB_OK ? 200 : 400, i == SB_OK ? 200 : 599);
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(code, sb_error_code((sb_error)k));
            assert_string_not_equal(sb_error_text((sb_error)i, SB_EN), sb_error_text((sb_error)k, SB_EN));
        }
    }
    assert_string_equal(sb_error_code(SB_ILLEGAL_MOVE), "illegal_move");
}

static void test_utf8_is_checked_and_mended(void **unused)
{
    (void)unused;
    static const struct {
        const char *text, *mended;
    } rows[] = {
        { "", "" },
        { "B\xc3\xa9"
          "a",
            "B\xc3\xa9"
            "a" },
        { "\xf0\x9f\xa4\xa0", "\xf0\x9f\xa4\xa0" },
        { "a\xc3", "a?" }, /* cut off */
        { "\xe2\x82", "??" },
        { "\xc0\xaf", "??" },           /* not the shortest form */
        { "\xed\xa0\x80", "???" },      /* a surrogate */
        { "\xf4\x90\x80\x80", "????" }, /* above U+10FFFF */
        { "\x80z\xff", "?z?" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[16];
        strcpy(text, rows[i].text);
        bool fine = strcmp(rows[i].text, rows[i].mended) == 0;
        assert_int_equal(sb_is_utf8(text, strlen(text)), fine);
        sb_mend_utf8(text, strlen(text));
        assert_string_equal(text, rows[i].mended);
    }
}

static void test_plain_texts_hide_nothing(void **state)
{
    (void)state;
    static const char *const plain[] = { "", "Ann", "Zo\xc3\xab", "\xe6\x9d\x8e", "\xf0\x9f\xa4\xa0", "a b" };
    static const char *const not_plain[] = { "\n", "\x7f",
        "\xc2\x9b"
        "31m",
        "A\xe2\x80\xae"
        "nn",
        "A\xe2\x80\x8b"
        "nn",
        "\xe2\x81\xa6", "\xef\xbb\xbf", "\xc2\xad", "\xd8\x9c", "\xe2\x80\xa8", "\xf3\xa0\x80\x81", "\xff" };
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        assert_true(sb_is_plain(plain[i], strlen(plain[i])));
    for (size_t i = 0; i < sizeof not_plain / sizeof *not_plain; i++)
        assert_false(sb_is_plain(not_plain[i], strlen(not_plain[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain_texts_hide_nothing),
        cmocka_unit_test(test_text_puts_one_thing_after_the_other),
        cmocka_unit_test(test_text_writes_the_ends_of_the_integers),
        cmocka_unit_test(test_text_formats),
        cmocka_unit_test(test_text_is_cut_at_its_end_and_says_so),
        cmocka_unit_test(test_text_without_memory_takes_nothing),
        cmocka_unit_test(test_text_grows_while_it_can),
        cmocka_unit_test(test_hex_reads_exactly_what_it_should),
        cmocka_unit_test(test_json_nests_objects_and_lists),
        cmocka_unit_test(test_json_escapes),
        cmocka_unit_test(test_json_numbers_with_decimals),
        cmocka_unit_test(test_sha256_against_fips_vectors),
        cmocka_unit_test(test_sha256_against_libsodium),
        cmocka_unit_test(test_hash_values_never_change),
        cmocka_unit_test(test_hash_tells_neighbours_apart),
        cmocka_unit_test(test_errors_have_unique_codes_and_texts),
        cmocka_unit_test(test_utf8_is_checked_and_mended),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
