/* rng.h: all chance of a game, and the hashes.
 *
 * A game's chance is one 256-bit key and a few named streams (one per deck, bag, dice).  Word i of stream s is word
 * i % 16 of the ChaCha20 block (RFC 8439) with this key, block counter i / 16 and nonce { s, 0, 0 }: whoever knows
 * the key can check every shuffle and every roll.  Ranges are unbiased (rejection, never a plain remainder). */
#ifndef SAGEBRUSH_RNG_H
#define SAGEBRUSH_RNG_H

#include "sagebrush/public.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

SB_PUBLIC_BEGIN

#define SB_KEY_BYTES 32
#define SB_STREAMS   15 /* more than any game uses: a new stream never moves another one */

/* The first member of every game state.  `reveals` counts the hidden things that were shown; together with the
 * positions it is how a table finds the moves that cannot be taken back (sb_chance_mark). */
typedef struct sb_rng {
    uint8_t key[SB_KEY_BYTES]; /* zero in a redacted state */
    uint32_t pos[SB_STREAMS];  /* words used up, per stream */
    uint32_t reveals;          /* hidden things shown so far: cards turned up, sealed bids opened */
} sb_rng;

void sb_rng_init(sb_rng *r, const uint8_t key[SB_KEY_BYTES]);
/* A whole number from 0 to n - 1, all equally likely; n >= 1. */
uint32_t sb_rng_below(sb_rng *r, int stream, uint32_t n);
/* count numbers from 0 to n - 1, drawn one after the other. */
void sb_rng_several(sb_rng *r, int stream, uint32_t n, uint32_t *out, int count);
/* Every order of the n bytes equally likely (Fisher-Yates from the end). */
void sb_rng_shuffle(sb_rng *r, int stream, uint8_t *bytes, int n);

/* Something that a player could not know was shown.  Drawing random numbers needs no such call. */
static inline void sb_reveal(sb_rng *r)
{
    r->reveals++;
}

/* Changes whenever chance was used or something hidden was shown. */
uint64_t sb_chance_mark(const sb_rng *r);

void sb_chacha20_block(const uint8_t key[SB_KEY_BYTES], uint32_t counter, const uint32_t nonce[3], uint32_t out[16]);

/* A small fast generator for bots, simulations and tests (SplitMix64): good enough to choose, never used for the
 * chance of a game. */
typedef struct sb_quick {
    uint64_t s;
} sb_quick;

static inline uint64_t sb_quick_next(sb_quick *q)
{
    uint64_t z = q->s += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static inline uint32_t sb_quick_below(sb_quick *q, uint32_t n)
{
    return (uint32_t)((sb_quick_next(q) >> 32) * n >> 32);
}

void sb_quick_shuffle(sb_quick *q, uint8_t *bytes, int n);
void sb_quick_key(sb_quick *q, uint8_t key[SB_KEY_BYTES]);

/* A key from a seed text: a decimal number, or 1 to 64 hex digits when prefixed by 0x or longer than 20 digits or
 * holding a letter.  64 hex digits are the key itself.  False: neither. */
bool sb_seed_read(const char *text, uint8_t key[SB_KEY_BYTES]);
void sb_seed_number(uint64_t n, uint8_t key[SB_KEY_BYTES]);
/* The key of game number i of a series. */
void sb_seed_series(const uint8_t key[SB_KEY_BYTES], uint64_t i, uint8_t out[SB_KEY_BYTES]);

/* SHA-256 (FIPS 180-4). */
typedef struct sb_sha256 {
    uint32_t h[8];
    uint64_t bytes;
    uint8_t block[64];
} sb_sha256;

void sb_sha256_init(sb_sha256 *s);
void sb_sha256_add(sb_sha256 *s, const void *data, size_t n);
void sb_sha256_end(sb_sha256 *s, uint8_t out[32]);

/* The name of a position: 64 bits of its bytes.  Not for adversaries; equal on every machine and compiler. */
uint64_t sb_hash(const void *data, size_t n);
/* Another one, several times as fast, to tell positions apart while a program runs: written nowhere. */
uint64_t sb_hash_quick(const void *data, size_t n);

SB_PUBLIC_END

#endif
