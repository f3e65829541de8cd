/* outlook.h: what a game offers to bots that look ahead and learn.
 *
 * The afterstate.  What a seat decides in its turn ends long before the next seat is asked: hands are drawn up, displays
 * refilled, an automa plays.  A bot should value what it decided, not what was drawn afterwards.  So `decide` is `apply`
 * that halts there, and `resume` does the rest: decide and resume together are apply, to the byte.
 *
 * Features.  A position as a short list of small numbers, each the index of something that is so ("own engine has
 * reached space 7"): what a net values.  They hold only what the seat knows: the features of a complete state and of
 * the same state redacted for the seat are equal. */
#ifndef SAGEBRUSH_OUTLOOK_H
#define SAGEBRUSH_OUTLOOK_H

#include "sagebrush/game.h"
#include "sagebrush/public.h"

#if defined __wasm_simd128__
#include <wasm_simd128.h>
#endif

SB_PUBLIC_BEGIN

#define SB_FEATURES_MAX   1024 /* room for the features of one position, in any game */
#define SB_FEATURES_SLACK 64   /* of it never counted: what would be more is left out */

#define SB_NOTES_MAX 8192 /* bytes that a game may keep from one description to the next */

#define SB_SLIPS 4 /* levels that misjudge */

/* A block of features, for docs and for reading weights: what they are about, and how many. */
typedef struct sb_block {
    const char *id;
    uint16_t first, count;
    const char *about;
} sb_block;

/* What a game keeps of a description, as it likes.  All zero at first; `known` is 0 as long as there is nothing. */
typedef struct sb_notes {
    uint64_t known;
    unsigned char kept[SB_NOTES_MAX - sizeof(uint64_t)];
} sb_notes;

/* Who looks for the best of many guesses finds luck as well, and a guess may be too bold or too timid.  The odds of p : 1 - p are
 * told as `odds` / 100 times (1 + `bend` / 100 * p) : (1 + `bend` / 100 * (1 - p)) of what they are: fewer below 100, and the more
 * `bend` the farther from even.  Chosen by measurement (`sagebrush calibrate`), so that of positions told as 70 % about 70 % are
 * won.  All 0: told as foreseen. */
typedef struct sb_telling {
    uint8_t odds, bend;
} sb_telling;

typedef struct sb_outlook {
    /* As `apply`.  True: the seat's part is decided, and the state halts before chance and others go on. */
    bool (*decide)(void *state, int seat, sb_move move);
    void (*resume)(void *state); /* of a state that halted */
    bool (*is_halted)(const void *state);
    bool (*is_over)(const void *state);
    /* The other seat that answers at the same time without either seeing the other's answer; if it has answered already,
     * that is taken back.  -1: none.  NULL: never. */
    int (*sealed)(void *state, int seat);

    /* Plays a whole position on, up to so many decisions, every seat by what it may see of it: for playouts, where a game is over
     * so soon that thousands can be tried.  NULL: they are played by `appraise`, and few of them. */
    void (*play_on)(void *state, int most, sb_quick *chance);

    uint16_t version;       /* of the features: weights made for another one are refused */
    uint16_t features;      /* how many there are */
    const sb_block *blocks; /* NULL-terminated by id; NULL with SB_PLAY_ONLY */
    /* Of any state, halted ones too, as `seat` sees it; one may come several times.  Answers how many. */
    int (*describe)(const void *state, int seat, uint16_t out[SB_FEATURES_MAX]);

    /* A question in the middle of an action: what it costs is paid, what it brings is still to come, so the position says
     * little.  Its answers are few.  NULL: never. */
    bool (*is_partial)(const void *state);

    /* Hundredths of a point by which levels misjudge a way of playing, the weakest first: chosen by measurement, so that the
     * steps between them are even.  What a point is worth differs from game to game. */
    uint16_t slips[SB_SLIPS];

    /* How often the best level plays on from a way to play the turn before it leaves out the worse half of them; what it thought of
     * them before counts as much.  Chosen by measurement: the more, the more of the outcome is luck.  The second number: alone against
     * an automa. */
    uint8_t rounds, rounds_alone;
    /* From how many ways it plays on alone against an automa; half of them may begin with the same move.  0: as many as the level says. */
    uint8_t lines_alone;
    /* How wide the search is by which it plays on alone against an automa.  0: as the level says. */
    uint8_t beam_alone;

    /* As `describe`, to the bit, for one position after the other: what the game finds in its notes is not described again.
     * NULL: it keeps nothing. */
    int (*describe_next)(const void *state, int seat, sb_notes *notes, uint16_t out[SB_FEATURES_MAX]);

    /* Chance may answer in the middle of a turn: the best level then plays the rest of the turn to its end, by a beam so wide, before it
     * values anything.  0: it does not happen, or hardly. */
    uint8_t rest;

    /* Alone against an automa: how many own turns it plays on, and over how many deals of what is hidden it values, while it does so, a move
     * that meets chance, with the rest of the turn as above.  0: one turn; as it was dealt, without that rest. */
    uint8_t turns_alone, deals_alone;

    /* How the coach tells a chance to win that was foreseen, by number of players from 1 on. */
    sb_telling told[SB_SEATS_MAX];
} sb_outlook;

/* Whether two things of n bytes are equal: for notes, where compilers know how large they are. */
static inline bool sb_is_same(const void *a, const void *b, size_t n)
{
#if defined __wasm_simd128__
    if (n >= 16) {
        const unsigned char *v = (const unsigned char *)a, *w = (const unsigned char *)b;
        v128_t all = wasm_v128_xor(wasm_v128_load(v + n - 16), wasm_v128_load(w + n - 16));
        for (size_t at = 0; at + 16 <= n; at += 16)
            all = wasm_v128_or(all, wasm_v128_xor(wasm_v128_load(v + at), wasm_v128_load(w + at)));
        return !wasm_v128_any_true(all);
    }
#endif
    const unsigned char *p = (const unsigned char *)a, *q = (const unsigned char *)b;
    uint64_t differing = 0, one, other;
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        memcpy(&one, p + i, 8);
        memcpy(&other, q + i, 8);
        differing |= one ^ other;
    }
    if (n >= 8 && i < n) { /* the last eight, some of them once more */
        memcpy(&one, p + n - 8, 8);
        memcpy(&other, q + n - 8, 8);
        return (differing | (one ^ other)) == 0;
    }
    for (; i < n; i++)
        differing |= (uint64_t)(p[i] ^ q[i]);
    return differing == 0;
}

/* ---- writing features -------------------------------------------------------------------------------------------- */

typedef struct sb_features {
    uint16_t *at;
    int n;
} sb_features;

/* Features are written in any case and counted if they are so: what comes next writes over the others.  Nobody looks how long the
 * list becomes, so it needs room for all that can be so, and for SB_FEATURES_SLACK more. */
static inline void sb_feature_if(sb_features *f, int index, bool is_so)
{
    f->at[f->n] = (uint16_t)index;
    f->n += is_so;
}

static inline void sb_feature(sb_features *f, int index)
{
    sb_feature_if(f, index, true);
}

/* `first` and the three that follow it, written at once. */
static inline void sb_features_four(uint16_t *at, int first)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    const uint64_t steps = UINT64_C(0x0000000100020003);
#else
    const uint64_t steps = UINT64_C(0x0003000200010000);
#endif
    uint64_t four = (uint64_t)(uint16_t)first * UINT64_C(0x0001000100010001) + steps;
    memcpy(at, &four, sizeof four);
}

/* At least 1, at least 2, ... up to `count` of them (at most SB_FEATURES_SLACK): what is more is like what is a little
 * less.  A few are written without asking how many. */
static inline void sb_feature_steps(sb_features *f, int first, int count, int value)
{
    enum { FEW = 8 };
    int n = value < 0 ? 0 : value < count ? value : count;
    uint16_t *at = f->at + f->n;
    sb_features_four(at, first);
    if (count > 4)
        sb_features_four(at + 4, first + 4);
    for (int i = FEW; i < n; i += 4)
        sb_features_four(at + i, first + i);
    f->n += n;
}

static inline void sb_feature_set(sb_features *f, int first, uint64_t set)
{
    uint16_t *at = f->at + f->n;
    int n = 0;
    for (; set; set &= set - 1)
        at[n++] = (uint16_t)(first + __builtin_ctzll(set));
    f->n += n;
}

/* Adds a list that was written apart to one of SB_FEATURES_MAX: as much of it as there is room for.  Both have slack, so eight of
 * them are copied at a time. */
static inline void sb_features_add(sb_features *f, const uint16_t *part, int n)
{
    int room = SB_FEATURES_MAX - SB_FEATURES_SLACK - f->n;
    n = n < room ? n : room;
    for (int i = 0; i < n; i += 8)
#if defined __wasm_simd128__
        wasm_v128_store(f->at + f->n + i, wasm_v128_load(part + i));
#else
        memcpy(f->at + f->n + i, part + i, 8 * sizeof *part);
#endif
    f->n += n;
}

SB_PUBLIC_END

#endif
