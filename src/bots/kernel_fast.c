/* kernel_fast.c: the layers for AVX2, AVX-512 and for WebAssembly SIMD (kernel.h). */
#include "bots/kernel.h"

#if defined __x86_64__
#include <immintrin.h>

bool kernel_has_fast(void)
{
    return __builtin_cpu_supports("avx2");
}

enum { LANES = 16, WIDE = 32, BLOCK = 128 }; /* sums in a register of 256 and of 512 bits; sums kept in registers */

#define ALWAYS static inline __attribute__((always_inline))

/* `width` sums from `at` on, kept in registers while all features are added. */
ALWAYS __attribute__((target("avx2"))) void add_sums(
    const net *n, const kernel_rows *rows, int at, int16_t *sum, const int width)
{
    __m256i s[BLOCK / LANES];
    for (int i = 0; i < width / LANES; i++)
        s[i] = _mm256_loadu_si256((const void *)(sum + at + i * LANES));
    for (int k = 0; k < rows->added_n; k++) {
        const int8_t *row = n->w1 + (size_t)rows->added[k] * (size_t)n->h1 + at;
        for (int i = 0; i < width / LANES; i++)
            s[i] = _mm256_add_epi16(s[i], _mm256_cvtepi8_epi16(_mm_loadu_si128((const void *)(row + i * LANES))));
    }
    for (int k = 0; k < rows->taken_n; k++) {
        const int8_t *row = n->w1 + (size_t)rows->taken[k] * (size_t)n->h1 + at;
        for (int i = 0; i < width / LANES; i++)
            s[i] = _mm256_sub_epi16(s[i], _mm256_cvtepi8_epi16(_mm_loadu_si128((const void *)(row + i * LANES))));
    }
    for (int i = 0; i < width / LANES; i++)
        _mm256_storeu_si256((void *)(sum + at + i * LANES), s[i]);
}

ALWAYS __attribute__((target("avx512bw"))) void add_sums_wide(
    const net *n, const kernel_rows *rows, int at, int16_t *sum, const int width)
{
    __m512i s[BLOCK / WIDE];
    for (int i = 0; i < width / WIDE; i++)
        s[i] = _mm512_loadu_si512((const void *)(sum + at + i * WIDE));
    for (int k = 0; k < rows->added_n; k++) {
        const int8_t *row = n->w1 + (size_t)rows->added[k] * (size_t)n->h1 + at;
        for (int i = 0; i < width / WIDE; i++)
            s[i] = _mm512_add_epi16(s[i], _mm512_cvtepi8_epi16(_mm256_loadu_si256((const void *)(row + i * WIDE))));
    }
    for (int k = 0; k < rows->taken_n; k++) {
        const int8_t *row = n->w1 + (size_t)rows->taken[k] * (size_t)n->h1 + at;
        for (int i = 0; i < width / WIDE; i++)
            s[i] = _mm512_sub_epi16(s[i], _mm512_cvtepi8_epi16(_mm256_loadu_si256((const void *)(row + i * WIDE))));
    }
    for (int i = 0; i < width / WIDE; i++)
        _mm512_storeu_si512((void *)(sum + at + i * WIDE), s[i]);
}

/* Whole blocks, then what is left: 32, 64 or 96. */
#define ADD_ALL(add)                                                                                                   \
    int at = 0;                                                                                                        \
    for (; at + BLOCK <= n->h1; at += BLOCK)                                                                           \
        add(n, rows, at, sum, BLOCK);                                                                                  \
    if (n->h1 - at == 96)                                                                                              \
        add(n, rows, at, sum, 96);                                                                                     \
    else if (n->h1 - at == 64)                                                                                         \
        add(n, rows, at, sum, 64);                                                                                     \
    else if (n->h1 - at == 32)                                                                                         \
        add(n, rows, at, sum, 32);

__attribute__((target("avx2"))) void kernel_fast_add(const net *n, const kernel_rows *rows, int16_t *sum)
{
    ADD_ALL(add_sums)
}

bool kernel_has_wide(void)
{
    return __builtin_cpu_supports("avx512bw");
}

__attribute__((target("avx512bw"))) void kernel_wide_add(const net *n, const kernel_rows *rows, int16_t *sum)
{
    ADD_ALL(add_sums_wide)
}

__attribute__((target("avx2"))) void kernel_fast_cut(const net *n, const int16_t *sum, uint8_t *out)
{
    const __m256i most = _mm256_set1_epi16(127);
    for (int at = 0; at < n->h1; at += 2 * LANES) {
        __m256i a = _mm256_min_epi16(_mm256_loadu_si256((const void *)(sum + at)), most);
        __m256i b = _mm256_min_epi16(_mm256_loadu_si256((const void *)(sum + at + LANES)), most);
        _mm256_storeu_si256((void *)(out + at), _mm256_permute4x64_epi64(_mm256_packus_epi16(a, b), 0xd8));
    }
}

/* A product of two bytes and its neighbour together are at most 2 * 127 * 127: they fit into 16 bits. */
__attribute__((target("avx2"))) void kernel_fast_2(const net *n, const uint8_t *a1, uint16_t *out)
{
    const __m256i ones = _mm256_set1_epi16(1);
    for (int o = 0; o < n->h2; o++) {
        const int8_t *row = n->w2 + o * n->h1;
        __m256i sum = _mm256_setzero_si256();
        for (int i = 0; i < n->h1; i += 32) {
            __m256i products = _mm256_maddubs_epi16(
                _mm256_loadu_si256((const void *)(a1 + i)), _mm256_loadu_si256((const void *)(row + i)));
            sum = _mm256_add_epi32(sum, _mm256_madd_epi16(products, ones));
        }
        __m128i four = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
        four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4e));
        four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0xb1));
        int32_t x = n->b2[o] + _mm_cvtsi128_si32(four);
        out[o] = (uint16_t)(x < 0 ? 0 : x > n->most ? n->most : x);
    }
}

/* What comes in has 16 bits without a sign, products take numbers with one: the highest bit is multiplied apart. */
__attribute__((target("avx2"))) void kernel_fast_3(const net *n, const uint16_t *a2, int outputs, uint32_t *out)
{
    const __m128i lower = _mm_set1_epi16(0x7fff);
    for (int o = 0; o < outputs; o++) {
        const int16_t *row = n->w3 + o * n->h2;
        __m128i low = _mm_setzero_si128(), high = low;
        for (int i = 0; i < n->h2; i += 8) {
            __m128i a = _mm_loadu_si128((const void *)(a2 + i)), w = _mm_loadu_si128((const void *)(row + i));
            low = _mm_add_epi32(low, _mm_madd_epi16(_mm_and_si128(a, lower), w));
            high = _mm_add_epi32(high, _mm_madd_epi16(_mm_srli_epi16(a, 15), w));
        }
        __m128i sum = _mm_add_epi32(low, _mm_slli_epi32(high, 15));
        sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4e));
        sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xb1));
        out[o] = (uint32_t)n->b3[o] * NET_W2 + (uint32_t)_mm_cvtsi128_si32(sum);
    }
}

#elif defined __wasm_simd128__
#include <wasm_simd128.h>

bool kernel_has_fast(void)
{
    return true;
}

enum { LANES = 8, BLOCK = 48 }; /* sums in a register; sums kept in registers: V8 loads a whole row before it adds */

#define ALWAYS static inline __attribute__((always_inline))

/* `width` sums from `at` on, kept in registers while all features are added. */
ALWAYS void add_sums(const net *n, const kernel_rows *rows, int at, int16_t *sum, const int width)
{
    v128_t s[BLOCK / LANES];
    const int8_t *w1 = n->w1 + at;
    for (int i = 0; i < width / LANES; i++)
        s[i] = wasm_v128_load(sum + at + i * LANES);
    for (int k = 0; k < rows->added_n; k++) {
        const int8_t *row = w1 + (size_t)rows->added[k] * (size_t)n->h1;
        for (int i = 0; i < width / LANES; i++)
            s[i] = wasm_i16x8_add(s[i], wasm_i16x8_load8x8(row + i * LANES));
    }
    for (int k = 0; k < rows->taken_n; k++) {
        const int8_t *row = w1 + (size_t)rows->taken[k] * (size_t)n->h1;
        for (int i = 0; i < width / LANES; i++)
            s[i] = wasm_i16x8_sub(s[i], wasm_i16x8_load8x8(row + i * LANES));
    }
    for (int i = 0; i < width / LANES; i++)
        wasm_v128_store(sum + at + i * LANES, s[i]);
}

/* Whole blocks, then what is left: 16 or 32. */
void kernel_fast_add(const net *n, const kernel_rows *rows, int16_t *sum)
{
    int at = 0;
    for (; at + BLOCK <= n->h1; at += BLOCK)
        add_sums(n, rows, at, sum, BLOCK);
    if (n->h1 - at == 32)
        add_sums(n, rows, at, sum, 32);
    else if (n->h1 - at == 16)
        add_sums(n, rows, at, sum, 16);
}

void kernel_fast_cut(const net *n, const int16_t *sum, uint8_t *out)
{
    const v128_t most = wasm_i16x8_splat(127);
    for (int at = 0; at < n->h1; at += 16) {
        v128_t a = wasm_i16x8_min(wasm_v128_load(sum + at), most),
               b = wasm_i16x8_min(wasm_v128_load(sum + at + 8), most);
        wasm_v128_store(out + at, wasm_u8x16_narrow_i16x8(a, b));
    }
}

/* The weights of the second layer by pairs of what comes in, 16 bits wide: [h1 / 2][h2][2].  Of the net that was asked last: a module has one
 * thread, and nets stay where they are. */
static struct {
    const int8_t *w2;
    _Alignas(16) int16_t pair[NET_H1_MAX * NET_H2_MAX];
} turned;

static void turn(const net *n)
{
    turned.w2 = n->w2;
    for (int o = 0; o < n->h2; o++)
        for (int i = 0; i < n->h1; i++)
            turned.pair[(i / 2 * n->h2 + o) * 2 + i % 2] = n->w2[o * n->h1 + i];
}

/* A bit for every pair of bytes that are not both 0. */
static void find_pairs(const net *n, const uint8_t *a1, uint64_t set[NET_H1_MAX / 128])
{
    const v128_t none = wasm_i16x8_splat(0);
    set[0] = set[1] = 0;
    for (int i = 0; i < n->h1; i += 32) {
        v128_t a = wasm_i16x8_eq(wasm_v128_load(a1 + i), none), b = wasm_i16x8_eq(wasm_v128_load(a1 + i + 16), none);
        uint64_t here = ~wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8(a, b)) & 0xffff;
        set[i / 128] |= here << i / 2 % 64;
    }
}

/* `width` outputs from `o` on, kept in registers while all pairs are added. */
ALWAYS void add_pairs(const net *n, const uint8_t *a1, const uint64_t *set, int o, uint16_t *out, const int width)
{
    const v128_t none = wasm_i32x4_splat(0), most = wasm_i32x4_splat(n->most);
    const size_t row = (size_t)n->h2 * 2;
    v128_t s[8];
    for (int k = 0; k < width / 4; k++)
        s[k] = wasm_v128_load(n->b2 + o + 4 * k);
    for (int at = 0; at < n->h1 / 2; at += 64)
        for (uint64_t left = set[at / 64]; left; left &= left - 1) {
            size_t pair = (size_t)(at + __builtin_ctzll(left));
            const int16_t *w = turned.pair + pair * row + 2 * o;
            v128_t a = wasm_i32x4_splat(a1[2 * pair] | a1[2 * pair + 1] << 16);
            for (int k = 0; k < width / 4; k++)
                s[k] = wasm_i32x4_add(s[k], wasm_i32x4_dot_i16x8(a, wasm_v128_load(w + 8 * k)));
        }
    for (int k = 0; k < width / 4; k += 2) {
        v128_t x = wasm_i32x4_min(wasm_i32x4_max(s[k], none), most),
               y = wasm_i32x4_min(wasm_i32x4_max(s[k + 1], none), most);
        wasm_v128_store(out + o + 4 * k, wasm_u16x8_narrow_i32x4(x, y));
    }
}

/* Three quarters of what comes in are 0, and half of the pairs. */
void kernel_fast_2(const net *n, const uint8_t *a1, uint16_t *out)
{
    uint64_t set[NET_H1_MAX / 128];
    int o = 0;
    if (turned.w2 != n->w2)
        turn(n);
    find_pairs(n, a1, set);
    for (; o + 32 <= n->h2; o += 32)
        add_pairs(n, a1, set, o, out, 32);
    for (; o < n->h2; o += 8)
        add_pairs(n, a1, set, o, out, 8);
}

/* What comes in has 16 bits without a sign, products take numbers with one: the highest bit is multiplied apart. */
void kernel_fast_3(const net *n, const uint16_t *a2, int outputs, uint32_t *out)
{
    for (int o = 0; o < outputs; o++) {
        const int16_t *row = n->w3 + o * n->h2;
        v128_t low = wasm_i32x4_splat(0), high = low;
        for (int i = 0; i < n->h2; i += LANES) {
            v128_t a = wasm_v128_load(a2 + i), w = wasm_v128_load(row + i);
            low = wasm_i32x4_add(low, wasm_i32x4_dot_i16x8(wasm_v128_and(a, wasm_i16x8_splat(0x7fff)), w));
            high = wasm_i32x4_add(high, wasm_i32x4_dot_i16x8(wasm_u16x8_shr(a, 15), w));
        }
        v128_t sum = wasm_i32x4_add(low, wasm_i32x4_shl(high, 15));
        sum = wasm_i32x4_add(sum, wasm_i32x4_shuffle(sum, sum, 2, 3, 0, 1));
        out[o] = (uint32_t)n->b3[o] * NET_W2 + (uint32_t)wasm_i32x4_extract_lane(sum, 0)
            + (uint32_t)wasm_i32x4_extract_lane(sum, 1);
    }
}

#else

bool kernel_has_fast(void)
{
    return false;
}

void kernel_fast_add(const net *n, const kernel_rows *rows, int16_t *sum)
{
    kernel_plain_add(n, rows, sum);
}

void kernel_fast_cut(const net *n, const int16_t *sum, uint8_t *out)
{
    kernel_plain_cut(n, sum, out);
}

void kernel_fast_2(const net *n, const uint8_t *a1, uint16_t *out)
{
    kernel_plain_2(n, a1, out);
}

void kernel_fast_3(const net *n, const uint16_t *a2, int outputs, uint32_t *out)
{
    kernel_plain_3(n, a2, outputs, out);
}

#endif

#if !defined __x86_64__

bool kernel_has_wide(void)
{
    return false;
}

void kernel_wide_add(const net *n, const kernel_rows *rows, int16_t *sum)
{
    kernel_fast_add(n, rows, sum);
}

#endif
