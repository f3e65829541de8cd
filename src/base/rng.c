/* rng.c: ChaCha20 streams, unbiased ranges, shuffles, seeds (rng.h). */
#include "sagebrush/rng.h"
#include "sagebrush/text.h"

#include <assert.h>
#include <string.h>

/* Four lanes at a time: gcc and clang make SSE2, NEON or wasm SIMD of it, or plain code. */
typedef uint32_t lanes __attribute__((vector_size(16)));

typedef uint16_t halves __attribute__((vector_size(16)));

#define ROTATE(v, n) ((v) << (n) | (v) >> (32 - (n)))
#if defined(__clang__)
#define TURN(v, a, b, c, d) __builtin_shufflevector((v), (v), a, b, c, d)
#define SWAP_HALVES(v)      ((lanes)__builtin_shufflevector((halves)(v), (halves)(v), 1, 0, 3, 2, 5, 4, 7, 6))
#else
#define TURN(v, a, b, c, d) __builtin_shuffle((v), (lanes) { a, b, c, d })
#define SWAP_HALVES(v)      ((lanes)__builtin_shuffle((halves)(v), (halves) { 1, 0, 3, 2, 5, 4, 7, 6 })) /* ROTATE by 16 */
#endif

#define QUARTER_ROUNDS(a, b, c, d)                                                                                     \
    do {                                                                                                               \
        a += b, d ^= a, d = SWAP_HALVES(d);                                                                            \
        c += d, b ^= c, b = ROTATE(b, 12);                                                                             \
        a += b, d ^= a, d = ROTATE(d, 8);                                                                              \
        c += d, b ^= c, b = ROTATE(b, 7);                                                                              \
    } while (0)

void sb_chacha20_block(const uint8_t key[SB_KEY_BYTES], uint32_t counter, const uint32_t nonce[3], uint32_t out[16])
{
    const lanes constants = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }; /* "expand 32-byte k" */
    lanes k0, k1;
    memcpy(&k0, key, sizeof k0);
    memcpy(&k1, key + 16, sizeof k1);
    const lanes last = { counter, nonce[0], nonce[1], nonce[2] };
    lanes a = constants, b = k0, c = k1, d = last;
    for (int i = 0; i < 10; i++) {
        QUARTER_ROUNDS(a, b, c, d);
        b = TURN(b, 1, 2, 3, 0), c = TURN(c, 2, 3, 0, 1), d = TURN(d, 3, 0, 1, 2);
        QUARTER_ROUNDS(a, b, c, d);
        b = TURN(b, 3, 0, 1, 2), c = TURN(c, 2, 3, 0, 1), d = TURN(d, 1, 2, 3, 0);
    }
    a += constants, b += k0, c += k1, d += last;
    memcpy(out, &a, 16);
    memcpy(out + 4, &b, 16);
    memcpy(out + 8, &c, 16);
    memcpy(out + 12, &d, 16);
}

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "states are hashed as little-endian bytes");

/* A stream being read: the block that holds the next word is kept between draws. */
typedef struct cursor {
    sb_rng *r;
    int stream;
    uint32_t block_at; /* which block `words` is, + 1; 0 = none */
    uint32_t words[16];
} cursor;

static uint32_t next_word(cursor *c)
{
    uint32_t at = c->r->pos[c->stream]++;
    uint32_t block = at / 16;
    if (c->block_at != block + 1) {
        sb_chacha20_block(c->r->key, block, (const uint32_t[3]) { (uint32_t)c->stream, 0, 0 }, c->words);
        c->block_at = block + 1;
    }
    return c->words[at % 16];
}

/* Lemire's multiplication with rejection: exactly uniform. */
static uint32_t below(cursor *c, uint32_t n)
{
    uint64_t m = (uint64_t)next_word(c) * n;
    if ((uint32_t)m < n) {
        uint32_t reject = (0 - n) % n;
        while ((uint32_t)m < reject)
            m = (uint64_t)next_word(c) * n;
    }
    return (uint32_t)(m >> 32);
}

void sb_rng_init(sb_rng *r, const uint8_t key[SB_KEY_BYTES])
{
    memset(r, 0, sizeof *r);
    memcpy(r->key, key, SB_KEY_BYTES);
}

uint32_t sb_rng_below(sb_rng *r, int stream, uint32_t n)
{
    uint32_t out;
    sb_rng_several(r, stream, n, &out, 1);
    return out;
}

void sb_rng_several(sb_rng *r, int stream, uint32_t n, uint32_t *out, int count)
{
    assert(stream >= 0 && stream < SB_STREAMS && n >= 1);
    cursor c;
    c.r = r, c.stream = stream, c.block_at = 0;
    for (int i = 0; i < count; i++)
        out[i] = below(&c, n);
}

void sb_rng_shuffle(sb_rng *r, int stream, uint8_t *bytes, int n)
{
    assert(stream >= 0 && stream < SB_STREAMS);
    cursor c;
    c.r = r, c.stream = stream, c.block_at = 0;
    for (int i = n - 1; i > 0; i--) {
        uint32_t k = below(&c, (uint32_t)i + 1);
        uint8_t swap = bytes[i];
        bytes[i] = bytes[k];
        bytes[k] = swap;
    }
}

uint64_t sb_chance_mark(const sb_rng *r)
{
    uint64_t mark = r->reveals;
    for (int s = 0; s < SB_STREAMS; s++)
        mark += (uint64_t)r->pos[s] << 24;
    return mark;
}

void sb_quick_shuffle(sb_quick *q, uint8_t *bytes, int n)
{
    sb_quick own = *q; /* in a register: bytes might lie anywhere */
    for (int i = n - 1; i > 0; i--) {
        uint32_t k = sb_quick_below(&own, (uint32_t)i + 1);
        uint8_t swap = bytes[i];
        bytes[i] = bytes[k];
        bytes[k] = swap;
    }
    *q = own;
}

void sb_quick_key(sb_quick *q, uint8_t key[SB_KEY_BYTES])
{
    for (int i = 0; i < SB_KEY_BYTES; i += 8) {
        uint64_t v = sb_quick_next(q);
        memcpy(key + i, &v, sizeof v);
    }
}

void sb_seed_number(uint64_t n, uint8_t key[SB_KEY_BYTES])
{
    memset(key, 0, SB_KEY_BYTES);
    for (int i = 0; i < 8; i++)
        key[SB_KEY_BYTES - 1 - i] = (uint8_t)(n >> 8 * i);
}

/* Fewer than 64 digits are the low end of the key, as a number is. */
static bool seed_hex(const char *digits, size_t n, uint8_t key[SB_KEY_BYTES])
{
    char padded[2 * SB_KEY_BYTES + 1];
    if (n == 0 || n > 2 * SB_KEY_BYTES)
        return false;
    memset(padded, '0', sizeof padded);
    memcpy(padded + 2 * SB_KEY_BYTES - n, digits, n);
    padded[2 * SB_KEY_BYTES] = '\0';
    return sb_hex_read(padded, key, SB_KEY_BYTES);
}

bool sb_seed_read(const char *text, uint8_t key[SB_KEY_BYTES])
{
    size_t n = strlen(text);
    if (n > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X'))
        return seed_hex(text + 2, n - 2, key);
    if (n == 0 || n > 20 || strspn(text, "0123456789") != n)
        return seed_hex(text, n, key);
    uint64_t v = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t digit = (uint64_t)(text[i] - '0');
        if (v > (UINT64_MAX - digit) / 10)
            return false;
        v = v * 10 + digit;
    }
    sb_seed_number(v, key);
    return true;
}

void sb_seed_series(const uint8_t key[SB_KEY_BYTES], uint64_t i, uint8_t out[SB_KEY_BYTES])
{
    uint32_t block[16];
    const uint32_t nonce[3] = { 0xffffffff, (uint32_t)i, (uint32_t)(i >> 32) }; /* no stream has this number */
    sb_chacha20_block(key, 0, nonce, block);
    memcpy(out, block, SB_KEY_BYTES);
}
