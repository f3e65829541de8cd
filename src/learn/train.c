/* train.c: the loop, the buffer, checkpoints (train.h). */
#include "learn/train.h"

#include <stdlib.h>

enum { THREADS_MAX = 256 };

typedef struct training {
    const train_plan *plan;
    model model;
    pool *pool;
    void *file; /* the net as it plays now */
    size_t bytes;
    net net;
    sample *buffer;
    int64_t filled; /* positions ever put there */
    int64_t games, positions;
    double began, reported;
    sb_quick chance;
    self_play_memory *memory[THREADS_MAX];
    samples *of_game; /* of the round, by game */
    self_play_result *result;
    bool failed;
    /* since the last report */
    double won, own, other, met, win_error, points_error;
    int64_t steps;
} training;

/* ---- checkpoints: weights, their average, Adam's means; the buffer fills again by itself ----------------------------- */

typedef struct checkpoint_head {
    char magic[8];
    uint64_t count;
    int64_t steps, games;
} checkpoint_head;
static const char CHECKPOINT_MAGIC[8] = "SBTRN02";

enum { KEPT = 4 };

static float *kept_of(const model *m, int i)
{
    return i == 0 ? m->weight : i == 1 ? m->mean : i == 2 ? m->square : m->average;
}

static bool write_file(const char *name, const void *a, size_t n, const model *m, const checkpoint_head *h)
{
    char temporary[1024];
    if ((size_t)snprintf(temporary, sizeof temporary, "%s.new", name) >= sizeof temporary)
        return false;
    FILE *f = fopen(temporary, "wb");
    bool fine = f && (!h || fwrite(h, sizeof *h, 1, f) == 1) && (!a || fwrite(a, 1, n, f) == n);
    for (int i = 0; fine && h && i < KEPT; i++)
        fine = fwrite(kept_of(m, i), sizeof(float), m->count, f) == m->count;
    fine = f && fclose(f) == 0 && fine;
    return fine && rename(temporary, name) == 0;
}

static bool save(training *t)
{
    checkpoint_head h = { .count = t->model.count, .steps = t->model.steps, .games = t->games };
    memcpy(h.magic, CHECKPOINT_MAGIC, sizeof h.magic);
    if (!write_file(t->plan->out, t->file, t->bytes, NULL, NULL)
        || (t->plan->checkpoint && !write_file(t->plan->checkpoint, NULL, 0, &t->model, &h))) {
        fprintf(stderr, "sagebrush train: %s cannot be written\n", t->plan->out);
        return false;
    }
    return true;
}

/* True: there was one, or none. */
static bool go_on(training *t)
{
    checkpoint_head h;
    FILE *f = t->plan->checkpoint ? fopen(t->plan->checkpoint, "rb") : NULL;
    if (!f)
        return true;
    bool fine = fread(&h, sizeof h, 1, f) == 1 && memcmp(h.magic, CHECKPOINT_MAGIC, sizeof h.magic) == 0
        && h.count == t->model.count;
    for (int i = 0; fine && i < KEPT; i++) {
        fine = fread(kept_of(&t->model, i), sizeof(float), h.count, f) == h.count;
        if (i == 0)
            model_round(&t->model); /* which begins the average anew: it comes last */
    }
    fclose(f);
    if (!fine) {
        fprintf(stderr, "sagebrush train: %s is no checkpoint of this net\n", t->plan->checkpoint);
        return false;
    }
    t->model.steps = h.steps;
    t->games = h.games;
    return true;
}

/* ---- rounds ------------------------------------------------------------------------------------------------------ */

typedef struct round_job {
    training *t;
    self_play_plan play;
} round_job;

static void play_one(void *with, int i, int thread)
{
    round_job *j = with;
    training *t = j->t;
    t->of_game[i].n = 0;
    if (!self_play(&j->play, t->memory[thread], (uint64_t)(t->games + i), &t->of_game[i], &t->result[i]))
        t->failed = true;
}

static void take_up(training *t, const samples *s)
{
    for (int i = 0; i < s->n; i++)
        t->buffer[t->filled++ % t->plan->buffer] = s->at[i];
    t->positions += s->n;
}

static void count_result(training *t, const self_play_result *r)
{
    if (!r->met_greedy)
        return;
    t->met++;
    t->won += (double)r->won;
    t->own += (double)r->own;
    t->other += (double)r->other;
}

/* How many positions came in. */
static int64_t play_round(training *t)
{
    int64_t before = t->filled;
    round_job j = { .t = t, .play = t->plan->play };
    j.play.net = &t->net;
    j.play.warm_up = t->games < t->plan->warm_up && !t->plan->from;
    if (j.play.warm_up)
        j.play.lambda = 1;
    pool_run(t->pool, play_one, &j, t->plan->round);
    for (int i = 0; i < t->plan->round; i++) {
        take_up(t, &t->of_game[i]);
        count_result(t, &t->result[i]);
    }
    t->games += t->plan->round;
    return t->filled - before;
}

static double part_done(const training *t)
{
    double by_time = t->plan->seconds ? (t->plan->now() - t->began) / (double)t->plan->seconds : 0;
    double by_games = t->plan->games ? (double)t->games / (double)t->plan->games : 0;
    return by_time > by_games ? by_time : by_games;
}

/* The latest positions: those of the first, poor games are soon forgotten; who starts from a net has none. */
static int64_t window(const training *t)
{
    enum { LEAST = 100000 };
    int64_t part = t->plan->from ? t->filled : t->filled * 2 / 5, n = part > LEAST ? part : LEAST;
    n = n < t->filled ? n : t->filled;
    return n < t->plan->buffer ? n : t->plan->buffer;
}

static void begin_at_the_mean(training *t, int64_t have)
{
    float mean[NET_OUTPUTS_MAX] = { 0 };
    for (int64_t i = 0; i < have; i++)
        for (int o = 0; o < t->model.outputs; o++)
            mean[o] += t->buffer[(t->filled - 1 - i) % t->plan->buffer].target[o] / (float)have;
    model_begin_at(&t->model, mean);
}

static void learn_round(training *t, int64_t fresh)
{
    enum { BATCH_MAX = 16384 };
    static const sample *batch[BATCH_MAX]; /* the trainer is one */
    int n = t->plan->batch < BATCH_MAX ? t->plan->batch : BATCH_MAX;
    int64_t have = window(t);
    double done = part_done(t);
    float rate = t->plan->rate + (t->plan->last_rate - t->plan->rate) * (float)(done < 1 ? done : 1);
    int64_t steps = t->filled < t->plan->fill ? 0 : (int64_t)((double)fresh * (double)t->plan->replay / n) + 1;
    if (steps > 0 && t->model.steps == 0 && !t->plan->from)
        begin_at_the_mean(t, have);
    for (int64_t s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++)
            batch[i] = &t->buffer[(t->filled - 1 - sb_quick_below(&t->chance, (uint32_t)have)) % t->plan->buffer];
        model_error e = model_learn(&t->model, t->pool, batch, n, rate);
        t->win_error += e.win;
        t->points_error += e.points;
        t->steps++;
    }
    model_write(&t->model, t->plan->play.game, t->plan->utility, t->plan->players, t->file);
}

static void report(training *t)
{
    double met = t->met > 0 ? t->met : 1, steps = t->steps > 0 ? (double)t->steps : 1;
    fprintf(t->plan->log, "%7.1f s  %8lld games  %9lld positions  error %.4f, %.2f points", t->plan->now() - t->began,
        (long long)t->games, (long long)t->positions, t->win_error / steps, t->points_error / steps);
    fprintf(t->plan->log, "  against greedy %.1f %%, %.1f : %.1f (%.0f games)\n", 100 * t->won / met, t->own / met,
        t->other / met, t->met);
    fflush(t->plan->log);
    t->won = t->own = t->other = t->met = t->win_error = t->points_error = 0;
    t->steps = 0;
    t->reported = t->plan->now();
}

static bool run(training *t)
{
    t->began = t->reported = t->plan->now();
    while (!t->failed && part_done(t) < 1) {
        learn_round(t, play_round(t));
        if (t->plan->now() - t->reported < (double)t->plan->report)
            continue;
        report(t);
        if (!save(t))
            return false;
    }
    report(t);
    return !t->failed && save(t);
}

static bool open(training *t)
{
    const train_plan *p = t->plan;
    const sb_game *g = p->play.game;
    t->chance.s = p->play.seed;
    t->pool = pool_new(p->threads);
    if (!t->pool || !model_new(&t->model, g, p->h1, p->h2, p->spread, p->play.seed))
        return false;
    t->bytes = net_layout_of(t->model.features, p->h1, p->h2, t->model.outputs).bytes;
    t->file = aligned_alloc(64, t->bytes);
    t->buffer = malloc((size_t)p->buffer * sizeof *t->buffer);
    t->of_game = calloc((size_t)p->round, sizeof *t->of_game);
    t->result = calloc((size_t)p->round, sizeof *t->result);
    for (int i = 0; i < p->threads; i++)
        if (!(t->memory[i] = self_play_memory_new(g)))
            return false;
    return t->file && t->buffer && t->of_game && t->result;
}

static void close(training *t)
{
    pool_free(t->pool);
    model_free(&t->model);
    free(t->file);
    free(t->buffer);
    for (int i = 0; t->of_game && i < t->plan->round; i++)
        free(t->of_game[i].at);
    free(t->of_game);
    free(t->result);
    for (int i = 0; i < THREADS_MAX; i++)
        self_play_memory_free(t->memory[i]);
}

static bool start(training *t)
{
    const train_plan *p = t->plan;
    if (p->from && !model_from_nets(&t->model, p->from, p->from_n)) {
        fputs("sagebrush train: the weights to start from have other sizes\n", stderr);
        return false;
    }
    t->model.chance_alone = p->chance_alone;
    t->model.averaged = p->averaged;
    if (!go_on(t))
        return false;
    model_write(&t->model, p->play.game, p->utility, p->players, t->file);
    return net_read(&t->net, t->file, t->bytes, p->play.game, __builtin_ctz(p->players));
}

bool train(const train_plan *plan)
{
    training t = { .plan = plan };
    bool fine = open(&t);
    if (!fine)
        fputs("sagebrush train: out of memory\n", stderr);
    fine = fine && start(&t) && (plan->rewrite ? save(&t) : run(&t));
    close(&t);
    return fine;
}
