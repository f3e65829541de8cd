/* test_net.c: the net's kernels agree to the bit, weights are refused when they do not fit, a net learns (net.h, model.h). */
#include "bots/net.h"
#include "learn/model.h"
#include "test.h"

#include <math.h>
#include <stdlib.h>

static const sb_game *game(void)
{
    return sb_game_find("gwt");
}

/* A file of weights of any size, full of chance, also of the most extreme weights. */
static void *random_file(int h1, int h2, uint64_t seed, net_layout *l)
{
    const sb_game *g = game();
    int outputs = NET_CATEGORY + g->categories.count - 1;
    *l = net_layout_of(g->bots.outlook->features, h1, h2, outputs);
    unsigned char *file = aligned_alloc(64, l->bytes);
    sb_quick q = { seed };
    for (size_t i = 0; i < l->bytes; i++)
        file[i] = (unsigned char)sb_quick_next(&q);
    for (size_t i = l->w1; i < l->b1; i++)
        file[i] = file[i] == 0x80 ? 0x7f : file[i];
    for (size_t i = l->w2; i < l->b2; i++)
        file[i] = file[i] == 0x80 ? 0x81 : file[i];
    for (size_t i = l->b2; i < l->w3; i += 4)
        file[i + 3] = file[i + 2] = (unsigned char)(file[i + 3] & 1 ? 0xff : 0);
    memset(file + l->b3, 0, l->bytes - l->b3);
    net_head h = { .magic = NET_MAGIC,
        .bytes = (uint32_t)l->bytes,
        .version = g->bots.outlook->version,
        .features = g->bots.outlook->features,
        .h1 = (uint16_t)h1,
        .h2 = (uint16_t)h2,
        .outputs = (uint16_t)outputs,
        .players = 1 << 2,
        .win = 4000,
        .own = 100,
        .other = 50,
        .most = (uint16_t)(seed % (NET_MOST + 1)) };
    memcpy(h.game, "gwt", 3);
    memcpy(file, &h, sizeof h);
    return file;
}

/* A list that is like the one before but for a few features that come, go and change, as in a turn. */
static int change_features(const net *n, sb_quick *q, uint16_t feature[SB_FEATURES_MAX], int count)
{
    for (int k = (int)sb_quick_below(q, 6); k > 0; k--) {
        int at = (int)sb_quick_below(q, (uint32_t)count), length = 1 + (int)sb_quick_below(q, 5), rest = count - at;
        if (sb_quick_below(q, 2) && length <= rest) {
            memmove(feature + at, feature + at + length, (size_t)(rest - length) * sizeof *feature);
            count -= length;
        } else if (count + length < SB_FEATURES_MAX) {
            memmove(feature + at + length, feature + at, (size_t)rest * sizeof *feature);
            for (int i = 0; i < length; i++)
                feature[at + i] = (uint16_t)sb_quick_below(q, (uint32_t)n->features);
            count += length;
        }
    }
    return count;
}

/* Lists that are like the one before, and others that are not. */
static int next_features(const net *n, sb_quick *q, uint16_t feature[SB_FEATURES_MAX], int before)
{
    if (before && sb_quick_below(q, 2))
        return change_features(n, q, feature, before);
    int count = (int)sb_quick_below(q, SB_FEATURES_MAX);
    for (int i = (int)sb_quick_below(q, (uint32_t)before + 1); i < count; i++)
        feature[i] = (uint16_t)sb_quick_below(q, (uint32_t)n->features);
    return count;
}

static void test_kernels_are_equal(void **unused)
{
    (void)unused;
    sb_quick q = { 7 };
    for (int h1 = 32; h1 <= NET_H1_MAX; h1 += 32) {
        net_layout l;
        net n;
        void *file = random_file(h1, 8 + h1 / 8 / 8 * 8, (uint64_t)h1, &l);
        assert_true(net_read(&n, file, l.bytes, game(), 2));
        static net_memo memo;
        uint16_t feature[SB_FEATURES_MAX];
        memo.w1 = NULL;
        for (int round = 0, count = 0; round < 60; round++) {
            static net_memo none;
            net_value plain = { 0 }, again = { 0 }, fast = { 0 };
            count = next_features(&n, &q, feature, count);
            none.w1 = NULL;
            assert_true(net_eval_by(0, &n, &none, feature, count, &plain));
            net_eval(&n, &memo, feature, count, &again);
            assert_memory_equal(&plain, &again, sizeof plain);
            memcpy(net_list(&memo), feature, sizeof feature);
            net_eval_list(&n, &memo, count, NET_CATEGORY, &again);
            assert_memory_equal(&plain, &again, sizeof plain);
            for (int kernel = 1; kernel <= 2; kernel++) {
                none.w1 = NULL;
                if (net_eval_by(kernel, &n, &none, feature, count, &fast))
                    assert_memory_equal(&plain, &fast, sizeof plain);
            }
        }
        free(file);
    }
}

static void refused(void *file, size_t bytes, int players)
{
    net n;
    assert_false(net_read(&n, file, bytes, game(), players));
}

/* Features are added behind those that there are: what an older net knows it keeps, to play it is refused. */
/* Weight by weight, so that the outputs of two that are equal are those of either. */
static void test_the_mean_of_nets(void **unused)
{
    (void)unused;
    net_layout l;
    void *one = random_file(64, 16, 1, &l), *other = random_file(64, 16, 2, &l), *out = aligned_alloc(64, l.bytes);
    net n[2];
    model m;
    assert_true(net_read(&n[0], one, l.bytes, game(), 2) && net_read(&n[1], other, l.bytes, game(), 2));
    assert_true(model_new(&m, game(), 64, 16, 0.01f, 1));
    assert_true(model_from_nets(&m, n, 2));
    for (int i = 0; i < 1000; i++)
        assert_true(fabsf(m.weight[i] - (float)(n[0].w1[i] + n[1].w1[i]) / (2 * NET_W1)) < 1e-6f);
    n[1] = n[0];
    assert_true(model_from_nets(&m, n, 2));
    model_write(&m, game(), n[0].utility, n[0].players, out);
    assert_memory_equal((char *)out + sizeof(net_head), (char *)one + sizeof(net_head), l.b1);
    model_free(&m);
    free(one);
    free(other);
    free(out);
}

static void test_an_older_net_is_a_beginning(void **unused)
{
    (void)unused;
    net_layout l;
    net_head *h = random_file(64, 16, 1, &l);
    net n;
    h->version--;
    refused(h, l.bytes, 2);
    assert_true(net_read_older(&n, h, l.bytes, game(), 2));
    h->version += 2;
    assert_false(net_read_older(&n, h, l.bytes, game(), 2));
    free(h);
}

static void test_weights_that_do_not_fit_are_refused(void **unused)
{
    (void)unused;
    net_layout l;
    net_head *h = random_file(64, 16, 1, &l), good = *h;
    net n;
    assert_true(net_read(&n, h, l.bytes, game(), 2));
    refused(h, l.bytes - 1, 2);
    refused(h, 0, 2);
    refused(h, l.bytes, 3);
    h->version++;
    refused(h, l.bytes, 2);
    *h = good;
    h->h1 = 48;
    refused(h, l.bytes, 2);
    *h = good;
    h->game[0] = 'x';
    refused(h, l.bytes, 2);
    *h = good;
    h->most = NET_MOST + 1;
    refused(h, l.bytes, 2);
    *h = good;
    assert_false(net_read(&n, h, l.bytes, sb_game_find("colorado"), 2));
    free(h);
}

/* A chance that hangs on one feature and points that add up are learned, and the whole numbers say the same. */
static void test_a_net_learns(void **unused)
{
    (void)unused;
    enum { N = 512 };
    model m;
    pool *p = pool_new(2);
    sample *s = calloc(N, sizeof *s);
    const sample *batch[N];
    sb_quick q = { 3 };
    assert_true(model_new(&m, game(), 64, 16, 0.05f, 5));
    for (int i = 0; i < N; i++) {
        batch[i] = &s[i];
        s[i].count = 12;
        for (int k = 0; k < 12; k++)
            s[i].feature[k] = (uint16_t)(2 * k + (int)sb_quick_below(&q, 2));
        s[i].target[NET_WIN] = s[i].feature[0] ? 0.9f : 0.1f;
        s[i].target[NET_OWN] = (float)(s[i].feature[1] + s[i].feature[2]) / NET_POINTS;
    }
    model_error e = { 0 };
    for (int step = 0; step < 600; step++)
        e = model_learn(&m, p, batch, N, 0.004f);
    assert_true(e.win < 0.002);
    assert_true(e.points < 1.5);
    size_t bytes = net_layout_of(m.features, 64, 16, m.outputs).bytes;
    void *file = aligned_alloc(64, bytes);
    model_write(&m, game(), (net_utility) { 4000, 100, 50 }, 1 << 2, file);
    net n;
    net_value v;
    static net_memo memo;
    assert_true(net_read(&n, file, bytes, game(), 2));
    for (int i = 0; i < N; i++) {
        net_eval(&n, &memo, s[i].feature, s[i].count, &v);
        assert_in_range(v.out[NET_WIN] + NET_ONE, (int)((s[i].target[NET_WIN] + 0.9f) * NET_ONE),
            (int)((s[i].target[NET_WIN] + 1.1f) * NET_ONE));
        assert_in_range(
            v.out[NET_OWN], (int)(s[i].target[NET_OWN] * 6400) - 200, (int)(s[i].target[NET_OWN] * 6400) + 200);
    }
    free(file);
    free(s);
    model_free(&m);
    pool_free(p);
}

/* Before it learns anything a net says the mean: what it would have to climb otherwise kills hidden units. */
static void test_outputs_begin_at_the_mean(void **unused)
{
    (void)unused;
    model m;
    float mean[NET_OUTPUTS_MAX] = { 0.25f, 1.5f, 0.5f };
    uint16_t feature[SB_FEATURES_MAX];
    static net_memo memo;
    net n;
    net_value v;
    assert_true(model_new(&m, game(), 64, 16, 0.015f, 5));
    model_begin_at(&m, mean);
    size_t bytes = net_layout_of(m.features, 64, 16, m.outputs).bytes;
    void *file = aligned_alloc(64, bytes);
    model_write(&m, game(), (net_utility) { 4000, 100, 50 }, 1 << 2, file);
    assert_true(net_read(&n, file, bytes, game(), 2));
    for (int i = 0; i < 200; i++)
        feature[i] = (uint16_t)(i * 7);
    net_eval(&n, &memo, feature, 200, &v);
    assert_in_range(v.out[NET_WIN] + NET_ONE, NET_ONE * 5 / 4 - NET_ONE / 5, NET_ONE * 5 / 4 + NET_ONE / 5);
    assert_in_range(v.out[NET_OWN], 9600 - 2000, 9600 + 2000);
    assert_in_range(v.out[NET_OTHER], 3200 - 2000, 3200 + 2000);
    free(file);
    model_free(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kernels_are_equal),
        cmocka_unit_test(test_weights_that_do_not_fit_are_refused),
        cmocka_unit_test(test_an_older_net_is_a_beginning),
        cmocka_unit_test(test_the_mean_of_nets),
        cmocka_unit_test(test_outputs_begin_at_the_mean),
        cmocka_unit_test(test_a_net_learns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
