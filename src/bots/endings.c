/* endings.c: the best ways to play a turn (endings.h). */
#include "bots/endings.h"

static void drop(endings *e, int i)
{
    e->n--;
    for (; i < e->n; i++)
        e->at[i] = e->at[i + 1];
}

bool endings_want(const endings *e, int most, int32_t value)
{
    return e->n < most || value > e->at[e->n - 1].value;
}

/* The one whose place another would take; -1: there is room. */
static int rival(const endings *e, int most, int alike, const ending *found)
{
    int same = 0, last = -1;
    for (int i = 0; i < e->n; i++) {
        if (e->at[i].hash == found->hash)
            return i;
        if (e->at[i].first == found->first) {
            same++;
            last = i;
        }
    }
    return same >= alike ? last : e->n == most ? e->n - 1 : -1;
}

void endings_note(endings *e, int most, int alike, const ending *found)
{
    int out = rival(e, most, alike, found), at;
    if (out >= 0 && e->at[out].value >= found->value)
        return;
    if (out >= 0)
        drop(e, out);
    for (at = e->n++; at > 0 && e->at[at - 1].value < found->value; at--)
        e->at[at] = e->at[at - 1];
    e->at[at] = *found;
}
