/* checkpoint.c: the copies of the state that undo starts from (table_private.h).
 *
 * Between two copies little changes, so most are kept as what differs from the last full one:
 *
 *     full . diff . diff . diff . full . diff . diff ...
 *
 * As soon as a difference would be larger than half a state, the next full copy is made.  So reading one back is a copy
 * and one difference, wherever it is, and only the end is ever cut off. */
#include "table/table_private.h"

#include <assert.h>
#include <string.h>

enum { RUN_HEAD = 4, RUN_GAP = RUN_HEAD }; /* a run costs its head: equal bytes in a shorter gap go along */

static void put_number(uint8_t *at, int v)
{
    at[0] = (uint8_t)v;
    at[1] = (uint8_t)(v >> 8);
}

static int get_number(const uint8_t *at)
{
    return at[0] | at[1] << 8;
}

/* Where the bytes that differ from `from` on end: behind the last one before a gap. */
static int run_end(const uint8_t *base, const uint8_t *state, int from, int size)
{
    int end = from + 1;
    for (int i = end; i < size && i - end < RUN_GAP; i++)
        if (base[i] != state[i])
            end = i + 1;
    return end;
}

/* Runs of offset, length and bytes.  Answers how many bytes, or -1: more than `limit`. */
static int write_difference(const uint8_t *base, const uint8_t *state, int size, uint8_t *out, int limit)
{
    int n = 0;
    for (int i = 0; i < size; i++) {
        if (base[i] == state[i])
            continue;
        int length = run_end(base, state, i, size) - i;
        if (n + RUN_HEAD + length > limit)
            return -1;
        put_number(out + n, i);
        put_number(out + n + 2, length);
        memcpy(out + n + RUN_HEAD, state + i, (size_t)length);
        n += RUN_HEAD + length;
        i += length;
    }
    return n;
}

bool sb_checkpoint_room(sb_checkpoints *c, int more, int size)
{
    return sb_list_room(&c->index, c->index.n + more) && sb_list_room(&c->bytes, c->bytes.n + more * size);
}

void sb_checkpoint_push(sb_checkpoints *c, const void *state, int size, int events)
{
    sb_checkpoint next = { .at = c->bytes.n, .base = c->bytes.n, .events = events };
    int n = -1;
    assert(c->index.n < c->index.cap && c->bytes.n + size <= c->bytes.cap);
    if (c->index.n > 0) {
        int base = c->index.at[c->index.n - 1].base;
        n = write_difference(c->bytes.at + base, state, size, c->bytes.at + next.at, size / 2);
        if (n >= 0)
            next.base = base;
    }
    if (n < 0) {
        memcpy(c->bytes.at + next.at, state, (size_t)size);
        n = size;
    }
    c->bytes.n += n;
    c->index.at[c->index.n++] = next;
}

void sb_checkpoint_get(const sb_checkpoints *c, int i, void *state, int size)
{
    const sb_checkpoint *p = &c->index.at[i];
    int end = i + 1 < c->index.n ? p[1].at : c->bytes.n;
    uint8_t *out = state;
    memcpy(out, c->bytes.at + p->base, (size_t)size);
    if (p->base == p->at)
        return;
    for (int at = p->at; at < end;) {
        const uint8_t *run = c->bytes.at + at;
        memcpy(out + get_number(run), run + RUN_HEAD, (size_t)get_number(run + 2));
        at += RUN_HEAD + get_number(run + 2);
    }
}

void sb_checkpoint_cut(sb_checkpoints *c, int n)
{
    if (n < c->index.n) {
        c->bytes.n = c->index.at[n].at;
        c->index.n = n;
    }
}
