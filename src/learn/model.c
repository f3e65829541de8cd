/* model.c: forward, backward, Adam (model.h). */
#include "learn/model.h"

#include "bots/kernel.h"

#include <math.h>
#include <stdlib.h>

enum { SLICES = MODEL_SLICES };
static const float LEAK = 0.1f; /* of the gradient where a hidden sum is cut off, so that none dies */
/* Some 250 features are so at a time: a step changes a sum of the first layer by as many times the rate, and units that are thrown
 * from one end to the other learn nothing. */
static const float FIRST_RATE = 0.2f;

/* ---- whole numbers ----------------------------------------------------------------------------------------------- */

static long rounded(float x, float one, long most)
{
    long v = lrintf(x * one);
    return v > most ? most : v < -most ? -most : v;
}

/* What 1 is in the file, and the greatest number there, for weight i. */
typedef struct grain {
    float one;
    long most;
} grain;

static grain grain_of(const model *m, size_t i)
{
    if (i < m->b1)
        return (grain) { NET_W1, 127 };
    if (i < m->w2)
        return (grain) { NET_W1, 32767 };
    if (i < m->b2)
        return (grain) { NET_W2, 127 };
    if (i < m->w3)
        return (grain) { NET_W1 * NET_W2, 1 << 24 };
    if (i < m->b3)
        return (grain) { NET_W3, 32767 };
    return (grain) { NET_W3 * NET_W1, 1 << 28 };
}

static float as_played(const model *m, size_t i)
{
    grain g = grain_of(m, i);
    return (float)rounded(m->weight[i], g.one, g.most) / g.one;
}

void model_round(model *m)
{
    for (size_t i = 0; i < m->count; i++)
        m->played[i] = as_played(m, i);
    memcpy(m->average, m->weight, m->count * sizeof(float));
}

/* ---- life -------------------------------------------------------------------------------------------------------- */

static float normal(sb_quick *q)
{
    float sum = 0;
    for (int i = 0; i < 12; i++)
        sum += (float)(sb_quick_next(q) >> 40) / (float)(1 << 24);
    return sum - 6;
}

static void place(model *m)
{
    m->w1 = 0;
    m->b1 = m->w1 + (size_t)m->features * (size_t)m->h1;
    m->w2 = m->b1 + (size_t)m->h1;
    m->b2 = m->w2 + (size_t)m->h2 * (size_t)m->h1;
    m->w3 = m->b2 + (size_t)m->h2;
    m->b3 = m->w3 + (size_t)m->outputs * (size_t)m->h2;
    m->count = m->b3 + (size_t)m->outputs;
}

bool model_new(model *m, const sb_game *g, int h1, int h2, float spread, uint64_t seed)
{
    sb_quick q = { seed };
    *m = (model) { .features = g->bots.outlook->features,
        .h1 = h1,
        .h2 = h2,
        .outputs = NET_CATEGORY + g->categories.count - 1,
        .most = NET_MOST };
    place(m);
    m->weight = calloc(m->count, sizeof(float));
    m->mean = calloc(m->count, sizeof(float));
    m->square = calloc(m->count, sizeof(float));
    m->gradient = calloc(m->count * SLICES, sizeof(float));
    m->played = calloc(m->count, sizeof(float));
    m->average = calloc(m->count, sizeof(float));
    m->averaged = 1;
    if (!m->weight || !m->mean || !m->square || !m->gradient || !m->played || !m->average)
        return false;
    for (size_t i = m->w1; i < m->b1; i++)
        m->weight[i] = spread * normal(&q);
    for (size_t i = m->b1; i < m->w2; i++)
        m->weight[i] = 0.3f;
    for (size_t i = m->w2; i < m->b2; i++)
        m->weight[i] = normal(&q) / sqrtf((float)h1);
    for (size_t i = m->b2; i < m->w3; i++)
        m->weight[i] = 0.3f;
    for (size_t i = m->w3; i < m->b3; i++)
        m->weight[i] = 0.15f * normal(&q) / sqrtf((float)h2);
    model_round(m);
    return true;
}

void model_begin_at(model *m, const float *mean)
{
    for (int o = 0; o < m->outputs; o++)
        m->weight[m->b3 + (size_t)o] = o == NET_WIN ? 2 * mean[o] - 1 : mean[o];
    model_round(m);
}

void model_free(model *m)
{
    free(m->weight);
    free(m->mean);
    free(m->square);
    free(m->gradient);
    free(m->played);
    free(m->average);
    *m = (model) { 0 };
}

/* ---- one sample -------------------------------------------------------------------------------------------------- */

typedef struct pass {
    float a1[NET_H1_MAX], a2[NET_H2_MAX], out[NET_OUTPUTS_MAX];
    float d1[NET_H1_MAX], d2[NET_H2_MAX], d3[NET_OUTPUTS_MAX];
    float k1[NET_H1_MAX], k2[NET_H2_MAX]; /* slope of the cut */
} pass;

static float cut(float x, float most, float *slope)
{
    *slope = x > 0 && x < most ? 1 : LEAK;
    most *= 127.0f / 128;
    return x < 0 ? 0 : x > most ? most : x;
}

static void forward(const model *m, const sample *s, pass *p)
{
    const float *w = m->played;
    int h1 = m->h1, h2 = m->h2;
    memcpy(p->a1, w + m->b1, sizeof(float) * (size_t)h1);
    for (int k = 0; k < s->count; k++) {
        const float *row = w + m->w1 + (size_t)s->feature[k] * (size_t)h1;
        for (int i = 0; i < h1; i++)
            p->a1[i] += row[i];
    }
    for (int i = 0; i < h1; i++)
        p->a1[i] = cut(p->a1[i], 1, &p->k1[i]);
    for (int o = 0; o < h2; o++) {
        const float *row = w + m->w2 + (size_t)o * (size_t)h1;
        float sum = w[m->b2 + (size_t)o];
        for (int i = 0; i < h1; i++)
            sum += row[i] * p->a1[i];
        p->a2[o] = cut(sum, (float)m->most, &p->k2[o]);
    }
    for (int o = 0; o < m->outputs; o++) {
        const float *row = w + m->w3 + (size_t)o * (size_t)h2;
        float sum = w[m->b3 + (size_t)o];
        for (int i = 0; i < h2; i++)
            sum += row[i] * p->a2[i];
        p->out[o] = sum;
    }
}

/* The slope of the error. */
static void blame(const model *m, const sample *s, pass *p, model_error *e)
{
    float off = 0.5f + 0.5f * p->out[NET_WIN] - s->target[NET_WIN];
    p->d3[NET_WIN] = off;
    e->win += (double)(off * off);
    for (int o = NET_OWN; o < m->outputs; o++) {
        off = p->out[o] - s->target[o];
        p->d3[o] = (o < NET_CATEGORY ? 1.0f : 0.3f) * (off > 1 ? 1 : off < -1 ? -1 : off);
    }
    e->points += fabs((double)(p->out[NET_OWN] - s->target[NET_OWN])) * NET_POINTS;
}

static void backward(const model *m, const sample *s, pass *p, float *g)
{
    const float *w = m->played;
    int h1 = m->h1, h2 = m->h2;
    memset(p->d2, 0, sizeof p->d2);
    memset(p->d1, 0, sizeof p->d1);
    for (int o = 0; o < m->outputs; o++) {
        const float *row = w + m->w3 + (size_t)o * (size_t)h2;
        float *to = g + m->w3 + (size_t)o * (size_t)h2;
        g[m->b3 + (size_t)o] += p->d3[o];
        for (int i = 0; i < h2; i++) {
            to[i] += p->d3[o] * p->a2[i];
            p->d2[i] += p->d3[o] * row[i];
        }
    }
    for (int o = 0; o < h2; o++) {
        const float *row = w + m->w2 + (size_t)o * (size_t)h1;
        float *to = g + m->w2 + (size_t)o * (size_t)h1, d = p->d2[o] * p->k2[o];
        g[m->b2 + (size_t)o] += d;
        for (int i = 0; i < h1; i++) {
            to[i] += d * p->a1[i];
            p->d1[i] += d * row[i];
        }
    }
    for (int i = 0; i < h1; i++) {
        p->d1[i] *= p->k1[i];
        g[m->b1 + (size_t)i] += p->d1[i];
    }
    for (int k = 0; k < s->count; k++) {
        float *to = g + m->w1 + (size_t)s->feature[k] * (size_t)h1;
        for (int i = 0; i < h1; i++)
            to[i] += p->d1[i];
    }
}

/* ---- a batch ----------------------------------------------------------------------------------------------------- */

typedef struct job {
    model *m;
    const sample *const *batch;
    int n;
    float rate, keep1, keep2; /* of Adam: what is left of the means after all steps */
    model_error error[SLICES];
} job;

static void slope_of_slice(void *with, int slice, int thread)
{
    job *j = with;
    pass p;
    float *g = j->m->gradient + (size_t)slice * j->m->count;
    (void)thread;
    memset(g, 0, j->m->count * sizeof *g);
    j->error[slice] = (model_error) { 0 };
    for (int i = slice; i < j->n; i += SLICES) {
        forward(j->m, j->batch[i], &p);
        blame(j->m, j->batch[i], &p, &j->error[slice]);
        backward(j->m, j->batch[i], &p, g);
    }
}

enum { PARTS = 64 };

static bool is_of_chance(const model *m, size_t i)
{
    size_t row = m->w3 + (size_t)NET_WIN * (size_t)m->h2;
    return (i >= row && i < row + (size_t)m->h2) || i == m->b3 + NET_WIN;
}

static float clip(const model *m, size_t i, float w)
{
    float most = i < m->b1 ? 126.0f / NET_W1 : i >= m->w2 && i < m->b2 ? 126.0f / NET_W2 : 31.0f;
    return w > most ? most : w < -most ? -most : w;
}

static void adam_part(void *with, int part, int thread)
{
    job *j = with;
    model *m = j->m;
    size_t from = m->count * (size_t)part / PARTS, to = m->count * ((size_t)part + 1) / PARTS;
    (void)thread;
    for (size_t i = from; i < to; i++) {
        if (m->chance_alone && !is_of_chance(m, i))
            continue;
        float g = 0;
        for (int s = 0; s < SLICES; s++)
            g += m->gradient[(size_t)s * m->count + i];
        g /= (float)j->n;
        m->mean[i] = 0.9f * m->mean[i] + 0.1f * g;
        m->square[i] = 0.999f * m->square[i] + 0.001f * g * g;
        float step = (m->mean[i] / j->keep1) / (sqrtf(m->square[i] / j->keep2) + 1e-7f);
        m->weight[i] = clip(m, i, m->weight[i] - j->rate * (i < m->w2 ? FIRST_RATE : 1) * step);
        m->played[i] = as_played(m, i);
        m->average[i] += (m->weight[i] - m->average[i]) / (float)m->averaged;
    }
}

model_error model_learn(model *m, pool *p, const sample *const *batch, int n, float rate)
{
    m->steps++;
    job j = { .m = m,
        .batch = batch,
        .n = n,
        .rate = rate,
        .keep1 = 1 - powf(0.9f, (float)m->steps),
        .keep2 = 1 - powf(0.999f, (float)m->steps) };
    pool_run(p, slope_of_slice, &j, SLICES);
    pool_run(p, adam_part, &j, PARTS);
    model_error e = { 0 };
    for (int s = 0; s < SLICES; s++) {
        e.win += j.error[s].win / n;
        e.points += j.error[s].points / n;
    }
    return e;
}

/* ---- the file ---------------------------------------------------------------------------------------------------- */

void model_write(const model *m, const sb_game *g, net_utility utility, unsigned players, void *out)
{
    net_layout l = net_layout_of(m->features, m->h1, m->h2, m->outputs);
    unsigned char *to = out;
    const float *w = m->average;
    memset(out, 0, l.bytes);
    net_head h = { .magic = NET_MAGIC,
        .bytes = (uint32_t)l.bytes,
        .version = g->bots.outlook->version,
        .features = (uint16_t)m->features,
        .h1 = (uint16_t)m->h1,
        .h2 = (uint16_t)m->h2,
        .outputs = (uint16_t)m->outputs,
        .players = (uint16_t)players,
        .win = utility.win,
        .own = utility.own,
        .other = utility.other,
        .most = (uint16_t)m->most };
    strncpy(h.game, g->id, sizeof h.game - 1);
    memcpy(to, &h, sizeof h);
    for (size_t i = m->w1; i < m->b1; i++)
        ((int8_t *)(to + l.w1))[i - m->w1] = (int8_t)rounded(w[i], NET_W1, 127);
    for (size_t i = m->b1; i < m->w2; i++)
        ((int16_t *)(void *)(to + l.b1))[i - m->b1] = (int16_t)rounded(w[i], NET_W1, 32767);
    for (size_t i = m->w2; i < m->b2; i++)
        ((int8_t *)(to + l.w2))[i - m->w2] = (int8_t)rounded(w[i], NET_W2, 127);
    for (size_t i = m->b2; i < m->w3; i++)
        ((int32_t *)(void *)(to + l.b2))[i - m->b2] = (int32_t)rounded(w[i], NET_W1 * NET_W2, 1 << 24);
    for (size_t i = m->w3; i < m->b3; i++)
        ((int16_t *)(void *)(to + l.w3))[i - m->w3] = (int16_t)rounded(w[i], NET_W3, 32767);
    for (size_t i = m->b3; i < m->count; i++)
        ((int32_t *)(void *)(to + l.b3))[i - m->b3] = (int32_t)rounded(w[i], NET_W3 * NET_W1, 1 << 28);
}

/* Units that the net does not have keep what they began with, and nothing hangs on them at first. */
static void widen(model *m, const net *n)
{
    float *w = m->weight;
    for (size_t f = 0; f < (size_t)m->features; f++)
        for (size_t i = 0; i < (size_t)n->h1; i++)
            w[m->w1 + f * (size_t)m->h1 + i] =
                f < (size_t)n->features ? (float)n->w1[f * (size_t)n->h1 + i] / NET_W1 : 0;
    for (size_t i = 0; i < (size_t)n->h1; i++)
        w[m->b1 + i] = (float)n->b1[i] / NET_W1;
    for (size_t o = 0; o < (size_t)n->h2; o++)
        for (size_t i = 0; i < (size_t)m->h1; i++)
            w[m->w2 + o * (size_t)m->h1 + i] = i < (size_t)n->h1 ? (float)n->w2[o * (size_t)n->h1 + i] / NET_W2 : 0;
}

bool model_from_net(model *m, const net *n)
{
    if (n->features > m->features || n->h1 > m->h1 || n->h2 != m->h2 || n->outputs != m->outputs)
        return false;
    m->most = n->most / KERNEL_A2_ONE;
    float *w = m->weight;
    widen(m, n);
    for (size_t i = m->b2; i < m->w3; i++)
        w[i] = (float)n->b2[i - m->b2] / (NET_W1 * NET_W2);
    for (size_t i = m->w3; i < m->b3; i++)
        w[i] = (float)n->w3[i - m->w3] / NET_W3;
    for (size_t i = m->b3; i < m->count; i++)
        w[i] = (float)n->b3[i - m->b3] / (NET_W3 * NET_W1);
    model_round(m);
    return true;
}

bool model_from_nets(model *m, const net *nets, int count)
{
    float *sum = calloc(m->count, sizeof *sum);
    bool fine = sum != NULL;
    for (int k = 0; fine && k < count; k++) {
        fine = nets[k].h1 == nets[0].h1 && model_from_net(m, &nets[k]);
        for (size_t i = 0; fine && i < m->count; i++)
            sum[i] += m->weight[i] / (float)count;
    }
    if (fine)
        memcpy(m->weight, sum, m->count * sizeof *sum);
    model_round(m);
    free(sum);
    return fine;
}
