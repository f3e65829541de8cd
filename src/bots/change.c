/* change.c: what differs between two lists of features (change.h). */
#include "bots/change.h"

#include <string.h>

enum { WINDOW = 12 }; /* how far a feature is looked for in the other list */

typedef struct rest {
    const uint16_t *at;
    int n;
} rest;

static rest without(rest r, int n)
{
    return (rest) { r.at + n, r.n - n };
}

/* How many features both begin with. */
static int in_common(rest a, rest b)
{
    int n = a.n < b.n ? a.n : b.n, i = 0;
    while (i + 4 <= n && memcmp(a.at + i, b.at + i, 8) == 0)
        i += 4;
    while (i < n && a.at[i] == b.at[i])
        i++;
    return i;
}

/* Where the feature stands next; 0: not near. */
static int find(rest r, uint16_t feature)
{
    int n = r.n < WINDOW ? r.n : WINDOW;
    for (int i = 1; i < n; i++)
        if (r.at[i] == feature)
            return i;
    return 0;
}

static void note(uint16_t *list, int *count, rest r, int n)
{
    for (int i = 0; i < n; i++)
        list[(*count)++] = r.at[i];
}

/* Both lists begin with different features: one of them comes later in the other list, or both are replaced. */
static void step(rest *old, rest *now, change *out)
{
    int gone = find(*old, now->at[0]), come = find(*now, old->at[0]);
    if (!gone && !come)
        gone = come = 1;
    else if (gone && come)
        gone < come ? (come = 0) : (gone = 0);
    note(out->taken, &out->taken_n, *old, gone);
    note(out->added, &out->added_n, *now, come);
    *old = without(*old, gone);
    *now = without(*now, come);
}

void change_between(const uint16_t *old, int old_n, const uint16_t *now, int now_n, change *out)
{
    rest a = { old, old_n }, b = { now, now_n };
    out->added_n = out->taken_n = 0;
    for (;;) {
        int same = in_common(a, b);
        a = without(a, same);
        b = without(b, same);
        if (a.n == 0 || b.n == 0)
            break;
        step(&a, &b, out);
    }
    note(out->taken, &out->taken_n, a, a.n);
    note(out->added, &out->added_n, b, b.n);
}
