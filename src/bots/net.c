/* net.c: weights as a file, and what is made of the outputs (net.h). */
#include "bots/net.h"

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

static bool is_sound(const net_head *h, size_t bytes, const sb_game *g)
{
    const sb_outlook *o = g->bots.outlook;
    if (memcmp(h->magic, NET_MAGIC, sizeof h->magic) != 0 || strncmp(h->game, g->id, sizeof h->game) != 0)
        return false;
    if (h->version != o->version || h->features != o->features || h->outputs != NET_CATEGORY + g->categories.count - 1)
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

bool net_read(net *out, const void *file, size_t bytes, const sb_game *g, int players)
{
    const unsigned char *at = file;
    while (g->bots.outlook && bytes >= sizeof(net_head)) {
        net_head h;
        memcpy(&h, at, sizeof h);
        if (!is_sound(&h, bytes, g))
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

/* Sums may wrap round on the way; what comes out lies between -256 and 256. */
static void last_layer(const net *n, const uint16_t *a2, net_value *out)
{
    for (int o = 0; o < n->outputs; o++) {
        const int16_t *w = n->w3 + o * n->h2;
        uint32_t sum = (uint32_t)n->b3[o] * NET_W2;
        for (int i = 0; i < n->h2; i++)
            sum += (uint32_t)(a2[i] * w[i]);
        out->out[o] = o == NET_WIN ? chance_of((int32_t)sum) : points_of((int32_t)sum);
    }
}

typedef struct layers {
    void (*add)(const net *n, const uint16_t *features, int count, int16_t *sum);
    void (*cut)(const net *n, const int16_t *sum, uint8_t *out);
    void (*second)(const net *n, const uint8_t *a1, uint16_t *out);
} layers;
static const layers PLAIN = { kernel_plain_add, kernel_plain_cut, kernel_plain_2 },
                    FAST = { kernel_fast_add, kernel_fast_cut, kernel_fast_2 },
                    WIDE = { kernel_wide_add, kernel_fast_cut, kernel_fast_2 };

/* How many features both lists begin with. */
static int in_common(const net_memo *m, const uint16_t *features, int count)
{
    int n = count < m->count ? count : m->count, i = 0;
    while (i + 4 <= n && memcmp(m->feature + i, features + i, 8) == 0)
        i += 4;
    while (i < n && m->feature[i] == features[i])
        i++;
    return i;
}

static void begin_memo(net_memo *m, const net *n)
{
    m->w1 = n->w1;
    m->count = 0;
    memcpy(m->sum[0], n->b1, (size_t)n->h1 * sizeof *n->b1);
}

static void first_layer(const layers *k, const net *n, net_memo *m, const uint16_t *features, int count, uint8_t *a1)
{
    _Alignas(64) int16_t rest[NET_H1_MAX];
    size_t bytes = (size_t)n->h1 * sizeof *rest;
    if (m->w1 != n->w1)
        begin_memo(m, n);
    int common = in_common(m, features, count), leg = common / NET_LEG;
    memcpy(m->feature + common, features + common, (size_t)(count - common) * sizeof *features);
    m->count = count;
    for (; (leg + 1) * NET_LEG <= count; leg++) {
        memcpy(m->sum[leg + 1], m->sum[leg], bytes);
        k->add(n, features + leg * NET_LEG, NET_LEG, m->sum[leg + 1]);
    }
    memcpy(rest, m->sum[leg], bytes);
    k->add(n, features + leg * NET_LEG, count - leg * NET_LEG, rest);
    k->cut(n, rest, a1);
}

static void run(const layers *k, const net *n, net_memo *memo, const uint16_t *features, int count, net_value *out)
{
    _Alignas(64) uint8_t a1[NET_H1_MAX];
    _Alignas(64) uint16_t a2[NET_H2_MAX];
    first_layer(k, n, memo, features, count, a1);
    k->second(n, a1, a2);
    last_layer(n, a2, out);
}

bool net_eval_by(int kernel, const net *n, net_memo *memo, const uint16_t *features, int count, net_value *out)
{
    static const layers *const KERNELS[] = { &PLAIN, &FAST, &WIDE };
    if ((kernel >= 1 && !kernel_has_fast()) || (kernel >= 2 && !kernel_has_wide()))
        return false;
    run(KERNELS[kernel], n, memo, features, count, out);
    return true;
}

void net_eval(const net *n, net_memo *memo, const uint16_t *features, int count, net_value *out)
{
    const layers *best = kernel_has_wide() ? &WIDE : kernel_has_fast() ? &FAST : &PLAIN;
    run(best, n, memo, features, count, out);
}

int32_t net_worth(const net_utility *u, const net_value *v)
{
    int64_t points = (int64_t)v->out[NET_OWN] * u->own - (int64_t)v->out[NET_OTHER] * u->other;
    return (int32_t)(points / 100 + (int64_t)v->out[NET_WIN] * u->win / NET_ONE);
}
