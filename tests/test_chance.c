/* test_chance.c: the chance of games: ChaCha20, unbiased ranges, shuffles, streams, seeds (rng.h).
 * Every test of a distribution has a fixed seed: it passes or fails the same way every time.  Limits are the 99.9 %
 * points of the chi-square distribution. */
#include "sagebrush/rng.h"
#include "sagebrush/text.h"
#include "test.h"

#include <sodium.h>

static sb_rng rng_of(uint64_t seed)
{
    sb_rng r;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(seed, key);
    sb_rng_init(&r, key);
    return r;
}

static double chi_square(const int *seen, int cells, int draws)
{
    double expected = (double)draws / cells, sum = 0;
    for (int i = 0; i < cells; i++)
        sum += (seen[i] - expected) * (seen[i] - expected) / expected;
    return sum;
}

/* ---- ChaCha20 ---------------------------------------------------------------------------------------------------- */

/* RFC 8439: 2.3.2 and the five of appendix A.1. */
static void test_chacha20_against_rfc_8439(void **unused)
{
    (void)unused;
    static const struct {
        const char *key, *nonce;
        uint32_t counter;
        const char *block;
    } rows[] = {
        { "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "000000090000004a00000000", 1,
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e" },
        { "0000000000000000000000000000000000000000000000000000000000000000", "000000000000000000000000", 0,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586" },
        { "0000000000000000000000000000000000000000000000000000000000000000", "000000000000000000000000", 1,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f" },
        { "0000000000000000000000000000000000000000000000000000000000000001", "000000000000000000000000", 1,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0" },
        { "00ff000000000000000000000000000000000000000000000000000000000000", "000000000000000000000000", 2,
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096" },
        { "0000000000000000000000000000000000000000000000000000000000000000", "000000000000000000000002", 0,
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
            "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint8_t key[32], want[64];
        uint32_t nonce[3], block[16];
        assert_true(sb_hex_read(rows[i].key, key, 32));
        assert_true(sb_hex_read(rows[i].nonce, (uint8_t *)nonce, 12));
        assert_true(sb_hex_read(rows[i].block, want, 64));
        sb_chacha20_block(key, rows[i].counter, nonce, block);
        assert_memory_equal(block, want, 64);
    }
}

static void test_chacha20_against_libsodium(void **unused)
{
    (void)unused;
    sb_quick q = { 1 };
    for (int i = 0; i < 2000; i++) {
        static const uint8_t zero[64];
        uint8_t key[32], theirs[64];
        uint32_t counter = (uint32_t)sb_quick_next(&q), block[16];
        uint32_t nonce[3] = { (uint32_t)sb_quick_next(&q), (uint32_t)sb_quick_next(&q), (uint32_t)sb_quick_next(&q) };
        sb_quick_key(&q, key);
        sb_chacha20_block(key, counter, nonce, block);
        crypto_stream_chacha20_ietf_xor_ic(theirs, zero, 64, (const uint8_t *)nonce, counter, key);
        assert_memory_equal(block, theirs, 64);
    }
}

/* ---- streams ----------------------------------------------------------------------------------------------------- */

/* What rng.h says about word i of stream s, for anybody who checks a record with another program.  A range of 2^31
 * rejects nothing and shows the upper 31 bits of the word. */
static void test_streams_are_the_words_of_chacha20(void **unused)
{
    (void)unused;
    for (int stream = 0; stream < SB_STREAMS; stream++) {
        sb_rng r = rng_of(99);
        for (uint32_t i = 0; i < 40; i++) {
            uint32_t block[16];
            sb_chacha20_block(r.key, i / 16, (const uint32_t[3]) { (uint32_t)stream, 0, 0 }, block);
            assert_int_equal(sb_rng_below(&r, stream, 1u << 31), block[i % 16] >> 1);
            assert_int_equal(r.pos[stream], i + 1);
        }
    }
}

static void test_streams_do_not_touch_each_other(void **unused)
{
    (void)unused;
    sb_rng alone = rng_of(5), mixed = rng_of(5);
    for (int i = 0; i < 100; i++) {
        for (int other = 1; other < SB_STREAMS; other++)
            sb_rng_below(&mixed, other, 1000);
        assert_int_equal(sb_rng_below(&alone, 0, 1000), sb_rng_below(&mixed, 0, 1000));
    }
    assert_int_equal(alone.pos[1], 0);
}

/* Pairs of dice from two streams: 36 equally likely cells. */
static void test_streams_are_independent(void **unused)
{
    (void)unused;
    enum { DRAWS = 72000 };
    for (int other = 1; other < SB_STREAMS; other++) {
        sb_rng r = rng_of(8);
        int seen[36] = { 0 };
        for (int i = 0; i < DRAWS; i++) {
            uint32_t a = sb_rng_below(&r, 0, 6);
            seen[6 * a + sb_rng_below(&r, other, 6)]++;
        }
        assert_true(chi_square(seen, 36, DRAWS) < 66.6);
    }
}

/* ---- ranges ------------------------------------------------------------------------------------------------------ */

static void test_ranges_are_unbiased(void **unused)
{
    (void)unused;
    static const struct {
        int n;
        double limit;
    } rows[] = { { 2, 10.8 }, { 3, 13.8 }, { 6, 20.5 }, { 11, 29.6 }, { 63, 103.4 } };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        sb_rng r = rng_of(3);
        int seen[63] = { 0 }, draws = 2000 * rows[k].n;
        for (int i = 0; i < draws; i++) {
            uint32_t v = sb_rng_below(&r, 2, (uint32_t)rows[k].n);
            assert_true(v < (uint32_t)rows[k].n);
            seen[v]++;
        }
        assert_true(chi_square(seen, rows[k].n, draws) < rows[k].limit);
    }
}

/* With n = 3 * 2^30 a quarter of the words must be rejected; a plain remainder would give the first third twice as
 * often as the others. */
static void test_ranges_reject_what_would_bias_them(void **unused)
{
    (void)unused;
    enum { DRAWS = 30000 };
    sb_rng r = rng_of(4);
    int seen[3] = { 0 };
    for (int i = 0; i < DRAWS; i++) {
        uint32_t v = sb_rng_below(&r, 0, 3u << 30);
        assert_true(v < 3u << 30);
        seen[v >> 30]++;
    }
    assert_true(chi_square(seen, 3, DRAWS) < 13.8);
    assert_in_range(r.pos[0], DRAWS * 4 / 3 - 500, DRAWS * 4 / 3 + 500);
}

static void test_range_of_one_is_zero(void **unused)
{
    (void)unused;
    sb_rng r = rng_of(1);
    assert_int_equal(sb_rng_below(&r, 0, 1), 0);
}

static void test_several_equals_repeated_below(void **unused)
{
    (void)unused;
    static const uint32_t ranges[] = { 1, 2, 6, 52, 1000, 3u << 30, UINT32_MAX };
    for (size_t k = 0; k < sizeof ranges / sizeof ranges[0]; k++) {
        sb_rng one = rng_of(k), many = one;
        uint32_t out[50];
        for (int count = 0; count <= 50; count += 10) {
            sb_rng_several(&many, 3, ranges[k], out, count);
            for (int i = 0; i < count; i++)
                assert_int_equal(sb_rng_below(&one, 3, ranges[k]), out[i]);
            assert_memory_equal(&one, &many, sizeof one);
        }
    }
}

/* ---- shuffles ---------------------------------------------------------------------------------------------------- */

/* The number of an order of 0..n-1 among all n! (Lehmer code). */
static int order_number(const uint8_t *bytes, int n)
{
    int number = 0;
    for (int i = 0; i < n; i++) {
        int smaller = 0;
        for (int k = i + 1; k < n; k++)
            smaller += bytes[k] < bytes[i];
        number = number * (n - i) + smaller;
    }
    return number;
}

typedef void shuffler(void *chance, uint8_t *bytes, int n);

static void assert_shuffles_evenly(shuffler *shuffle, void *chance)
{
    static const struct {
        int n, orders;
        double limit;
    } rows[] = { { 2, 2, 10.8 }, { 3, 6, 20.5 }, { 4, 24, 49.7 }, { 5, 120, 172.7 } };
    for (size_t k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        int seen[120] = { 0 }, draws = 1000 * rows[k].orders;
        for (int i = 0; i < draws; i++) {
            uint8_t bytes[5] = { 0, 1, 2, 3, 4 };
            shuffle(chance, bytes, rows[k].n);
            seen[order_number(bytes, rows[k].n)]++;
        }
        assert_true(chi_square(seen, rows[k].orders, draws) < rows[k].limit);
    }
}

static void shuffle_rng(void *chance, uint8_t *bytes, int n)
{
    sb_rng_shuffle(chance, 1, bytes, n);
}

static void shuffle_quick(void *chance, uint8_t *bytes, int n)
{
    sb_quick_shuffle(chance, bytes, n);
}

static void test_shuffles_are_uniform(void **unused)
{
    (void)unused;
    sb_rng r = rng_of(6);
    sb_quick q = { 6 };
    assert_shuffles_evenly(shuffle_rng, &r);
    assert_shuffles_evenly(shuffle_quick, &q);
}

static void test_shuffle_keeps_the_bytes_and_leaves_short_ones_alone(void **unused)
{
    (void)unused;
    sb_rng r = rng_of(6), before = r;
    uint8_t bytes[200], seen[200] = { 0 };
    sb_rng_shuffle(&r, 0, bytes, 0);
    sb_rng_shuffle(&r, 0, bytes, 1);
    assert_memory_equal(&r, &before, sizeof r);
    for (uint8_t i = 0; i < 200; i++)
        bytes[i] = i;
    sb_rng_shuffle(&r, 0, bytes, 200);
    for (int i = 0; i < 200; i++)
        seen[bytes[i]]++;
    for (int i = 0; i < 200; i++)
        assert_int_equal(seen[i], 1);
}

/* ---- the mark that tells barriers -------------------------------------------------------------------------------- */

static void test_mark_changes_with_each_draw_and_reveal(void **unused)
{
    (void)unused;
    sb_rng r = rng_of(1);
    uint64_t seen[3 * SB_STREAMS * 20];
    size_t n = 0;
    seen[n++] = sb_chance_mark(&r);
    for (int i = 0; n < sizeof seen / sizeof seen[0]; i++) {
        if (i % 3 == 0)
            sb_reveal(&r);
        else
            sb_rng_below(&r, i % SB_STREAMS, 6);
        seen[n] = sb_chance_mark(&r);
        for (size_t k = 0; k < n; k++)
            assert_true(seen[k] != seen[n]);
        n++;
    }
    assert_true(sb_chance_mark(&r) == seen[n - 1]);
}

/* ---- seeds ------------------------------------------------------------------------------------------------------- */

static void assert_seed(const char *text, const char *key_hex)
{
    uint8_t key[SB_KEY_BYTES], want[SB_KEY_BYTES];
    assert_true(sb_seed_read(text, key));
    assert_true(sb_hex_read(key_hex, want, sizeof want));
    assert_memory_equal(key, want, sizeof key);
}

static void test_seeds_that_are_read(void **unused)
{
    (void)unused;
    assert_seed("0", "0000000000000000000000000000000000000000000000000000000000000000");
    assert_seed("258", "0000000000000000000000000000000000000000000000000000000000000102");
    assert_seed("0258", "0000000000000000000000000000000000000000000000000000000000000102");
    assert_seed("18446744073709551615", "000000000000000000000000000000000000000000000000ffffffffffffffff");
    assert_seed("0x258", "0000000000000000000000000000000000000000000000000000000000000258");
    assert_seed("0X2aF", "00000000000000000000000000000000000000000000000000000000000002af");
    assert_seed("2af", "00000000000000000000000000000000000000000000000000000000000002af");
    assert_seed("123456789012345678901", "0000000000000000000000000000000000000000000123456789012345678901");
    assert_seed("9f000000000000000000000000000000000000000000000000000000000000FE",
        "9f000000000000000000000000000000000000000000000000000000000000fe");
    assert_seed("0x9f000000000000000000000000000000000000000000000000000000000000FE",
        "9f000000000000000000000000000000000000000000000000000000000000fe");
}

static void test_seeds_that_are_refused(void **unused)
{
    (void)unused;
    static const char *const bad[] = { "", " ", "x", "0x", "-1", "+1", "1 ", " 1", "1.5", "0xg", "hello",
        "18446744073709551616", "99999999999999999999",
        "9f000000000000000000000000000000000000000000000000000000000000fe0",
        "0x9f000000000000000000000000000000000000000000000000000000000000fe0" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        uint8_t key[SB_KEY_BYTES], before[SB_KEY_BYTES];
        memset(key, 0x5a, sizeof key);
        memcpy(before, key, sizeof key);
        assert_false(sb_seed_read(bad[i], key));
        assert_memory_equal(key, before, sizeof key);
    }
}

static void test_seeds_of_a_series_all_differ(void **unused)
{
    (void)unused;
    enum { N = 300 };
    uint8_t key[SB_KEY_BYTES], other[SB_KEY_BYTES], series[N][SB_KEY_BYTES];
    sb_seed_number(1, key);
    sb_seed_number(2, other);
    for (uint64_t i = 0; i < N; i++) {
        sb_seed_series(i % 2 ? other : key, i < N / 2 ? i / 2 : i / 2 | UINT64_C(1) << 32, series[i]);
        for (uint64_t k = 0; k < i; k++)
            assert_memory_not_equal(series[i], series[k], SB_KEY_BYTES);
    }
    sb_seed_series(key, 0, other);
    assert_memory_equal(other, series[0], SB_KEY_BYTES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chacha20_against_rfc_8439),
        cmocka_unit_test(test_chacha20_against_libsodium),
        cmocka_unit_test(test_streams_are_the_words_of_chacha20),
        cmocka_unit_test(test_streams_do_not_touch_each_other),
        cmocka_unit_test(test_streams_are_independent),
        cmocka_unit_test(test_ranges_are_unbiased),
        cmocka_unit_test(test_ranges_reject_what_would_bias_them),
        cmocka_unit_test(test_range_of_one_is_zero),
        cmocka_unit_test(test_several_equals_repeated_below),
        cmocka_unit_test(test_shuffles_are_uniform),
        cmocka_unit_test(test_shuffle_keeps_the_bytes_and_leaves_short_ones_alone),
        cmocka_unit_test(test_mark_changes_with_each_draw_and_reveal),
        cmocka_unit_test(test_seeds_that_are_read),
        cmocka_unit_test(test_seeds_that_are_refused),
        cmocka_unit_test(test_seeds_of_a_series_all_differ),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
