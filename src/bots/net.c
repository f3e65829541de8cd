/* net.c: weights as a file, and what is made of the outputs (net.h). */
#include "bots/net.h"

#include "bots/change.h"
#include "bots/kernel.h"

static size_t line(size_t bytes)
{
    return (bytes + 63) & ~(size_t)63;
}

net_layout net_layout_of(int features, int h1, int h2, int outputs)
{
    net_layout l = { .w1 = sizeof(net_head) };
    l.b1 = l.w1 + line((size_t)features * (size_t)h1);
    l.w2 = l.b1 + line(2 * (size_t)h1);
    l.b2 = l.w2 + line((size_t)h2 * (size_t)h1);
    l.w3 = l.b2 + line(4 * (size_t)h2);
    l.b3 = l.w3 + line(2 * (size_t)outputs * (size_t)h2);
    l.bytes = l.b3 + line(4 * (size_t)outputs);
    return l;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* Features are only ever added behind the others: an older net knows the first of them. */
static bool knows_features(const net_head *h, const sb_outlook *o, bool older)
{
    if (older && h->version < o->version)
        return h->features <= o->features;
    return h->version == o->version && h->features == o->features;
}

static bool is_sound(const net_head *h, size_t bytes, const sb_game *g, bool older)
{
    const sb_outlook *o = g->bots.outlook;
    if (memcmp(h->magic, NET_MAGIC, sizeof h->magic) != 0 || strncmp(h->game, g->id, sizeof h->game) != 0)
        return false;
    if (!knows_features(h, o, older) || h->outputs != NET_CATEGORY + g->categories.count - 1)
        return false;
    if (h->h1 == 0 || h->h1 > NET_H1_MAX || h->h1 % NET_H1_STEP || h->h2 == 0 || h->h2 > NET_H2_MAX || h->h2 % 8)
        return false;
    if (h->most > NET_MOST)
        return false;
    return h->bytes == net_layout_of(h->features, h->h1, h->h2, h->outputs).bytes && h->bytes <= bytes;
}

static net net_at(const unsigned char *at, const net_head *h)
{
    net_layout l = net_layout_of(h->features, h->h1, h->h2, h->outputs);
    return (net) { .features = h->features,
        .h1 = h->h1,
        .h2 = h->h2,
        .outputs = h->outputs,
        .players = h->players,
        .most = (h->most ? h->most : 1) * KERNEL_A2_ONE,
        .utility = { h->win, h->own, h->other },
        .w1 = (const void *)(at + l.w1),
        .b1 = (const void *)(at + l.b1),
        .w2 = (const void *)(at + l.w2),
        .b2 = (const void *)(at + l.b2),
        .w3 = (const void *)(at + l.w3),
        .b3 = (const void *)(at + l.b3) };
}

static bool find_net(net *out, const void *file, size_t bytes, const sb_game *g, int players, bool older)
{
    const unsigned char *at = file;
    while (g->bots.outlook && bytes >= sizeof(net_head)) {
        net_head h;
        memcpy(&h, at, sizeof h);
        if (!is_sound(&h, bytes, g, older))
            return false;
        if (h.players >> players & 1) {
            *out = net_at(at, &h);
            return true;
        }
        at += h.bytes;
        bytes -= h.bytes;
    }
    return false;
}

bool net_read(net *out, const void *file, size_t bytes, const sb_game *g, int players)
{
    return find_net(out, file, bytes, g, players, false);
}

bool net_read_older(net *out, const void *file, size_t bytes, const sb_game *g, int players)
{
    return find_net(out, file, bytes, g, players, true);
}

/* ---- running ----------------------------------------------------------------------------------------------------- */

/* A straight line through one half, a little beyond both ends: there is a better and a worse among the hopeless, too. */
static int32_t chance_of(int32_t x)
{
    const int64_t one = (int64_t)NET_W3 * NET_W1 * NET_W2;
    int64_t chance = NET_ONE / 2 + (int64_t)x * (NET_ONE / 2) / one;
    return (int32_t)(chance < -NET_ONE / 4   ? -NET_ONE / 4
            : chance > NET_ONE + NET_ONE / 4 ? NET_ONE + NET_ONE / 4
                                             : chance);
}

static int32_t points_of(int32_t x)
{
    return (int32_t)((int64_t)x * (100 * NET_POINTS) / ((int64_t)NET_W3 * NET_W1 * NET_W2));
}

typedef struct layers {
    void (*add)(const net *n, const kernel_rows *rows, int16_t *sum);
    void (*cut)(const net *n, const int16_t *sum, uint8_t *out);
    void (*second)(const net *n, const uint8_t *a1, uint16_t *out);
    void (*last)(const net *n, const uint16_t *a2, int outputs, uint32_t *out);
} layers;
static const layers PLAIN = { kernel_plain_add, kernel_plain_cut, kernel_plain_2, kernel_plain_3 },
                    FAST = { kernel_fast_add, kernel_fast_cut, kernel_fast_2, kernel_fast_3 },
                    WIDE = { kernel_wide_add, kernel_fast_cut, kernel_fast_2, kernel_fast_3 };

/* What is to be done from the list before to this one, or from nothing where that is less. */
static kernel_rows rows_of(const net *n, net_memo *m, const uint16_t *features, int count, change *c)
{
    if (m->w1 == n->w1) {
        change_between(m->list[m->last], m->count, features, count, c);
        if (c->added_n + c->taken_n < count)
            return (kernel_rows) { c->added, c->taken, c->added_n, c->taken_n };
    }
    m->w1 = n->w1;
    memcpy(m->sum, n->b1, (size_t)n->h1 * sizeof *n->b1);
    return (kernel_rows) { .added = features, .added_n = count };
}

static void first_layer(const layers *k, const net *n, net_memo *m, int count, uint8_t *a1)
{
    change c;
    kernel_rows rows = rows_of(n, m, net_list(m), count, &c);
    k->add(n, &rows, m->sum);
    k->cut(n, m->sum, a1);
    m->count = count;
    m->last = !m->last;
}

/* Sums may wrap round on the way; what comes out lies between -256 and 256. */
static void last_layer(const layers *k, const net *n, const uint16_t *a2, int outputs, net_value *out)
{
    uint32_t sum[NET_OUTPUTS_MAX];
    k->last(n, a2, outputs, sum);
    for (int o = 0; o < outputs; o++)
        out->out[o] = o == NET_WIN ? chance_of((int32_t)sum[o]) : points_of((int32_t)sum[o]);
}

static void run(const layers *k, const net *n, net_memo *memo, int count, int outputs, net_value *out)
{
    _Alignas(64) uint8_t a1[NET_H1_MAX];
    _Alignas(64) uint16_t a2[NET_H2_MAX];
    first_layer(k, n, memo, count, a1);
    k->second(n, a1, a2);
    last_layer(k, n, a2, outputs, out);
}

uint16_t *net_list(net_memo *memo)
{
    return memo->list[!memo->last];
}

static void write_list(net_memo *memo, const uint16_t *features, int count)
{
    memcpy(net_list(memo), features, (size_t)count * sizeof *features);
}

bool net_eval_by(int kernel, const net *n, net_memo *memo, const uint16_t *features, int count, net_value *out)
{
    static const layers *const KERNELS[] = { &PLAIN, &FAST, &WIDE };
    if ((kernel >= 1 && !kernel_has_fast()) || (kernel >= 2 && !kernel_has_wide()))
        return false;
    write_list(memo, features, count);
    run(KERNELS[kernel], n, memo, count, n->outputs, out);
    return true;
}

void net_eval_list(const net *n, net_memo *memo, int count, int outputs, net_value *out)
{
    const layers *best = kernel_has_wide() ? &WIDE : kernel_has_fast() ? &FAST : &PLAIN;
    run(best, n, memo, count, outputs, out);
}

void net_eval(const net *n, net_memo *memo, const uint16_t *features, int count, net_value *out)
{
    write_list(memo, features, count);
    net_eval_list(n, memo, count, n->outputs, out);
}

int32_t net_worth(const net_utility *u, const net_value *v)
{
    int64_t points = (int64_t)v->out[NET_OWN] * u->own - (int64_t)v->out[NET_OTHER] * u->other;
    return (int32_t)(points / 100 + (int64_t)v->out[NET_WIN] * u->win / NET_ONE);
}
