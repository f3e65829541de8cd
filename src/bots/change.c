/* change.c: what differs between two lists of features (change.h). */
#include "bots/change.h"

#include <string.h>

typedef struct rest {
    const uint16_t *at;
    int n;
} rest;

static rest without(rest r, int n)
{
    return (rest) { r.at + n, r.n - n };
}

/* Four features in a word.  Where a list ends the next ones are read as well: there is room for more behind it. */
enum { LANES = 4 };
#define EVERY(x) (UINT64_C(0x0001000100010001) * (x))

static uint64_t four_at(const uint16_t *list)
{
    uint64_t four;
    memcpy(&four, list, sizeof four);
    return four;
}

/* Which of the four has a bit that is set: the first one in memory. */
static int first_lane(uint64_t set)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return __builtin_clzll(set) / 16;
#else
    return __builtin_ctzll(set) / 16;
#endif
}

/* The top bit of those of the four that are 0. */
static uint64_t none_of(uint64_t four)
{
    const uint64_t low = EVERY(0x7fff);
    return ~(((four & low) + low) | four | low);
}

/* How many features both begin with. */
static int in_common(rest a, rest b)
{
    int n = a.n < b.n ? a.n : b.n, i = 0;
    for (; i < n; i += 2 * LANES) {
        uint64_t one = four_at(a.at + i) ^ four_at(b.at + i),
                 two = four_at(a.at + i + LANES) ^ four_at(b.at + i + LANES);
        if (one | two) {
            i += one ? first_lane(one) : LANES + first_lane(two);
            break;
        }
    }
    return i < n ? i : n;
}

/* Where the feature stands next; 0: not near. */
static int find(rest r, uint16_t feature)
{
    enum { WINDOW = 12 };
    for (int i = 1; i <= WINDOW; i += LANES) {
        uint64_t equal = none_of(four_at(r.at + i) ^ EVERY(feature));
        if (equal) {
            i += first_lane(equal);
            return i < r.n ? i : 0;
        }
    }
    return 0;
}

static void note(uint16_t *list, int *count, rest r, int n)
{
    for (int i = 0; i < n; i++)
        list[(*count)++] = r.at[i];
}

/* Both lists begin with different features.  Features of a list mostly ascend, and begin anew at times: counted from the one before,
 * the smaller one is missing in the other list, unless it is found there. */
static uint16_t step(rest *old, rest *now, uint16_t before, change *out)
{
    uint16_t x = old->at[0], y = now->at[0];
    int gone = 0, come = 0;
    if ((uint16_t)(x - before) < (uint16_t)(y - before)) {
        come = find(*now, x);
        gone = !come;
    } else {
        gone = find(*old, y);
        come = !gone;
    }
    note(out->taken, &out->taken_n, *old, gone);
    note(out->added, &out->added_n, *now, come);
    *old = without(*old, gone);
    *now = without(*now, come);
    return gone ? old->at[-1] : now->at[-1];
}

void change_between(const uint16_t *old, int old_n, const uint16_t *now, int now_n, change *out)
{
    rest a = { old, old_n }, b = { now, now_n };
    uint16_t before = 0;
    out->added_n = out->taken_n = 0;
    for (;;) {
        int same = in_common(a, b);
        before = same ? a.at[same - 1] : before;
        a = without(a, same);
        b = without(b, same);
        if (a.n == 0 || b.n == 0)
            break;
        before = step(&a, &b, before, out);
    }
    note(out->taken, &out->taken_n, a, a.n);
    note(out->added, &out->added_n, b, b.n);
}
