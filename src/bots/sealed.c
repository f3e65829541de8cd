/* sealed.c: regret matching on the table of all pairs of answers (sealed.h), in whole numbers. */
#include "bots/sealed.h"

#include "bots/search.h"

enum { ROUNDS = 300, ONE = 1 << 12, MOST = SEARCH_SEALED_MAX };

typedef struct side {
    int n;
    int index[MOST]; /* into the list */
    int64_t regret[MOST];
    int64_t played[MOST]; /* shares of all rounds together */
    int32_t share[MOST];  /* of this round, in ONE-ths */
} side;

/* Long lists are thinned out evenly, ends included. */
static void open_side(side *s, int n)
{
    *s = (side) { .n = n < MOST ? n : MOST };
    for (int i = 0; i < s->n; i++)
        s->index[i] = n <= MOST ? i : i * (n - 1) / (MOST - 1);
}

static void mix(side *s)
{
    int64_t sum = 0;
    for (int i = 0; i < s->n; i++)
        sum += s->regret[i] > 0 ? s->regret[i] : 0;
    for (int i = 0; i < s->n; i++)
        s->share[i] = (int32_t)(sum ? (s->regret[i] > 0 ? s->regret[i] * ONE / sum : 0) : ONE / s->n);
}

/* What each answer would have been worth, against what the mixture was; regrets never fall below nothing. */
static void learn(side *s, const int64_t *gain, int round)
{
    int64_t mean = 0;
    for (int i = 0; i < s->n; i++)
        mean += gain[i] * s->share[i];
    mean /= ONE;
    for (int i = 0; i < s->n; i++) {
        int64_t r = s->regret[i] + gain[i] - mean;
        s->regret[i] = r > 0 ? r : 0;
        s->played[i] += (int64_t)s->share[i] * round; /* late rounds count more */
    }
}

static void play_round(side *a, side *b, int32_t table[MOST][MOST], int round)
{
    int64_t gain_a[MOST] = { 0 }, gain_b[MOST] = { 0 };
    mix(a);
    mix(b);
    for (int i = 0; i < a->n; i++)
        for (int k = 0; k < b->n; k++) {
            gain_a[i] += (int64_t)table[i][k] * b->share[k];
            gain_b[k] -= (int64_t)table[i][k] * a->share[i];
        }
    for (int i = 0; i < a->n; i++)
        gain_a[i] /= ONE;
    for (int k = 0; k < b->n; k++)
        gain_b[k] /= ONE;
    learn(a, gain_a, round);
    learn(b, gain_b, round);
}

static int draw(const side *s, sb_quick *chance)
{
    int64_t sum = 0;
    for (int i = 0; i < s->n; i++)
        sum += s->played[i];
    int64_t at = (int64_t)(sb_quick_next(chance) >> 16) % (sum > 0 ? sum : 1);
    int i = 0;
    while (i < s->n - 1 && (at -= s->played[i]) >= 0)
        i++;
    return i;
}

int sealed_choose(const sealed_game *g, sb_quick *chance, int32_t *value)
{
    int32_t table[MOST][MOST];
    side a, b;
    open_side(&a, g->n);
    open_side(&b, g->m);
    for (int i = 0; i < a.n; i++)
        for (int k = 0; k < b.n; k++)
            table[i][k] = g->value(g->with, g->own[a.index[i]], g->other, g->theirs[b.index[k]]);
    for (int round = 1; round <= ROUNDS; round++)
        play_round(&a, &b, table, round);
    int64_t all = 0;
    for (int k = 0; k < b.n; k++)
        all += b.played[k];
    for (int i = 0; i < g->n; i++)
        value[i] = INT32_MIN;
    for (int i = 0; i < a.n; i++) {
        int64_t sum = 0;
        for (int k = 0; k < b.n; k++)
            sum += table[i][k] * (b.played[k] / (1 + all / (1 << 20)));
        value[a.index[i]] = (int32_t)(sum / (1 + all / (1 + all / (1 << 20))));
    }
    return a.index[draw(&a, chance)];
}
