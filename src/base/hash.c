/* hash.c: SHA-256 and the 64-bit name of a position (rng.h). */
#include "sagebrush/rng.h"

#include <string.h>

/* clang-format off */
static const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};
/* clang-format on */

static uint32_t rotr(uint32_t v, int n)
{
    return v >> n | v << (32 - n);
}

static uint32_t word_at(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void compress(uint32_t h[8], const uint8_t block[64])
{
    uint32_t w[64];
    for (int i = 0; i < 16; i++)
        w[i] = word_at(block + 4 * i);
    for (int i = 16; i < 64; i++) {
        uint32_t s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint32_t a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], k = h[7];
    for (int i = 0; i < 64; i++) {
        uint32_t s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25), choice = g ^ (e & (f ^ g));
        uint32_t t1 = k + s1 + choice + K[i] + w[i];
        uint32_t s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22), majority = (a & b) | (c & (a | b));
        k = g, g = f, f = e, e = d + t1;
        d = c, c = b, b = a, a = t1 + s0 + majority;
    }
    const uint32_t v[8] = { a, b, c, d, e, f, g, k };
    for (int i = 0; i < 8; i++)
        h[i] += v[i];
}

void sb_sha256_init(sb_sha256 *s)
{
    static const uint32_t start[8] = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
        0x1f83d9ab, 0x5be0cd19 };
    memset(s, 0, sizeof *s);
    memcpy(s->h, start, sizeof start);
}

void sb_sha256_add(sb_sha256 *s, const void *data, size_t n)
{
    const uint8_t *p = data;
    while (n > 0) {
        size_t at = s->bytes % 64;
        size_t take = n < 64 - at ? n : 64 - at;
        memcpy(s->block + at, p, take);
        s->bytes += take;
        p += take;
        n -= take;
        if (s->bytes % 64 == 0)
            compress(s->h, s->block);
    }
}

void sb_sha256_end(sb_sha256 *s, uint8_t out[32])
{
    uint8_t length[8];
    for (int i = 0; i < 8; i++)
        length[i] = (uint8_t)(s->bytes * 8 >> (56 - 8 * i));
    sb_sha256_add(s, "\x80", 1);
    while (s->bytes % 64 != 56)
        sb_sha256_add(s, "", 1);
    sb_sha256_add(s, length, sizeof length);
    for (int i = 0; i < 32; i++)
        out[i] = (uint8_t)(s->h[i / 4] >> (24 - 8 * (i % 4)));
}

/* The word is spread over all bits before it meets the others: positions that differ in a few bits only, in words next
 * to each other, must not meet again. */
static uint64_t mix(uint64_t h, uint64_t word)
{
    word *= UINT64_C(0x9fb21c651e98df25);
    word ^= word >> 32;
    word *= UINT64_C(0xd6e8feb86659fd93);
    word ^= word >> 32;
    h ^= word;
    return (h << 27 | h >> 37) * UINT64_C(0x9e3779b97f4a7c15) + UINT64_C(0x52dce729);
}

enum { LANES = 8 };

/* Eight sums beside one another, for processors that multiply several numbers at once.  What a word adds hangs on where it stands;
 * both of its halves are multiplied, and as one of them may be 0 the next sum gets the word itself. */
uint64_t sb_hash_quick(const void *data, size_t n)
{
    static const uint64_t KEY[LANES] = { UINT64_C(0x9fb21c651e98df25), UINT64_C(0xd6e8feb86659fd93),
        UINT64_C(0xbf58476d1ce4e5b9), UINT64_C(0x94d049bb133111eb), UINT64_C(0x8cb92ba72f3d8dd7),
        UINT64_C(0xa0761d6478bd642f), UINT64_C(0xe7037ed1a0b428db), UINT64_C(0x589965cc75374cc3) };
    const uint8_t *p = data;
    uint64_t sum[LANES] = { 0 }, place = 0;
    for (; n >= 8 * LANES; p += 8 * LANES, n -= 8 * LANES) {
        uint64_t word[LANES];
        memcpy(word, p, sizeof word);
        place += UINT64_C(0x9e3779b97f4a7c15);
        for (int i = 0; i < LANES; i++) {
            uint64_t mixed = word[i] ^ (KEY[i] + place);
            sum[i] += (mixed & UINT32_MAX) * (mixed >> 32) + word[i ^ 1];
        }
    }
    uint64_t h = sb_hash(p, n);
    for (int i = 0; i < LANES; i++)
        h = mix(h, sum[i]);
    return h;
}

uint64_t sb_hash(const void *data, size_t n)
{
    const uint8_t *p = data;
    uint64_t h = mix(UINT64_C(0x8cb92ba72f3d8dd7), n);
    for (; n >= 8; p += 8, n -= 8) {
        uint64_t word;
        memcpy(&word, p, 8);
        h = mix(h, word);
    }
    uint64_t word = 0;
    memcpy(&word, p, n);
    h = mix(h, word);
    h = (h ^ h >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
    return h ^ h >> 32;
}
