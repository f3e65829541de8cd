/* sim.c: `sagebrush sim`: many games between bots on several threads, and the report (sim.h). */
#include "tools/sim.h"

#include "sagebrush/heap.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define THREADS_MAX 256

typedef struct sim_flags {
    const char *players, *seed, *bots, *options;
    int64_t games, first, threads, playouts, ms, max_decisions, optional;
    bool json, content, rich;
} sim_flags;

#define AT(member) offsetof(sim_flags, member)

static const flag FLAGS[] = {
    { "players", FLAG_TEXT, AT(players), 0, 0, "N", "how many play: 3, 2,4, 2-5 or all (the fewest)" },
    { "games", FLAG_NUMBER, AT(games), 1, INT64_C(1000000000000), "N", "how many games (1000)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "bots", FLAG_TEXT, AT(bots), 0, 0, "A,B", "who plays, dealt round the table, rotated every game (random)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game" },
    { "threads", FLAG_NUMBER, AT(threads), 1, THREADS_MAX, "N", "threads; figures do not depend on it (all cores)" },
    { "playouts", FLAG_NUMBER, AT(playouts), 1, INT32_MAX, "N", "playouts a bot may make for a move" },
    { "ms", FLAG_NUMBER, AT(ms), 1, INT32_MAX, "N", "milliseconds a bot may think about a move" },
    { "first", FLAG_NUMBER, AT(first), 0, INT64_MAX / 2, "I", "number of the first game of the series (0)" },
    { "max-decisions", FLAG_NUMBER, AT(max_decisions), 1, INT32_MAX, "N", "a longer game is an endless one (20000)" },
    { "optional", FLAG_NUMBER, AT(optional), 0, 100, "PERCENT",
        "how often seats that owe nothing are asked for optional moves (0; with --content 10)" },
    { "content", FLAG_ON, AT(content), 0, 0, NULL, "count what occurs, try illegal moves, say what never occurred" },
    { "rich", FLAG_ON, AT(rich), 0, 0, NULL, "rich beginnings, where the game has them: rare things occur" },
    { "json", FLAG_ON, AT(json), 0, 0, NULL, "one object per number of players" },
    { 0 },
};

/* ---- threads ----------------------------------------------------------------------------------------------------- */

typedef struct sim_run {
    const sim_plan *plan;
    uint64_t first, end;
    _Atomic uint64_t next;
    _Atomic uint64_t failed; /* the lowest game that failed, or `end` */
    pthread_mutex_t lock;    /* of what is below */
    sim_failure failure;
    sim_tally tally;
    content *content;
    bool out_of_memory;
    cli_progress progress;
} sim_run;

typedef struct worker {
    sim_run *run;
    sim_tally tally;
    content *content;
    bool shows; /* this one shows the progress */
} worker;

/* Of several failures the first in the series is reported, whatever the threads did. */
static void note_failure(sim_run *run, const sim_failure *failure)
{
    pthread_mutex_lock(&run->lock);
    if (failure->game < run->failed) {
        run->failure = *failure;
        run->failed = failure->game;
    }
    pthread_mutex_unlock(&run->lock);
}

static void finish(worker *w)
{
    pthread_mutex_lock(&w->run->lock);
    sim_tally_add(&w->run->tally, &w->tally);
    if (w->content && w->run->content)
        content_add(w->run->content, w->content);
    pthread_mutex_unlock(&w->run->lock);
    content_free(w->content);
    free(w);
}

static void *work(void *argument)
{
    worker *w = argument;
    sim_run *run = w->run;
    sim_failure failure = { 0 };
    for (;;) {
        uint64_t i = run->next++;
        if (i >= run->failed)
            break;
        if (!sim_game(run->plan, i, &w->tally, w->content, &failure))
            note_failure(run, &failure);
        if (w->shows)
            cli_progress_show(&run->progress, i - run->first);
    }
    finish(w);
    return NULL;
}

static worker *new_worker(sim_run *run)
{
    worker *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->run = run;
    w->content = run->content ? content_new(run->plan->game, &run->plan->setup) : NULL;
    if (w->content || !run->content)
        return w;
    free(w);
    return NULL;
}

/* One worker is this thread; those that cannot be started are done without. */
static bool run_threads(sim_run *run, int threads)
{
    pthread_t thread[THREADS_MAX];
    int started = 0;
    worker *own = new_worker(run);
    if (!own)
        return false;
    own->shows = true;
    for (; started < threads - 1; started++) {
        worker *w = new_worker(run);
        if (!w || pthread_create(&thread[started], NULL, work, w) != 0) {
            if (w)
                content_free(w->content);
            free(w);
            break;
        }
    }
    work(own);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    return true;
}

/* ---- figures ----------------------------------------------------------------------------------------------------- */

static double mean(int64_t sum, int64_t n)
{
    return n ? (double)sum / (double)n : 0;
}

/* Of a sample: divided by n - 1. */
static double deviation(const sim_tally *t, int seat, int total)
{
    double n = (double)t->games, sum = (double)t->score[seat][total];
    double squares = (double)t->squares[seat] - sum * sum / n;
    return n > 1 && squares > 0 ? sqrt(squares / (n - 1)) : 0;
}

static int64_t category_sum(const sim_tally *t, int players, int category)
{
    int64_t sum = 0;
    for (int s = 0; s < players; s++)
        sum += t->score[s][category];
    return sum;
}

static const int PERCENTS[] = { 5, 25, 50, 75, 95 };
#define PERCENTS_COUNT (sizeof PERCENTS / sizeof *PERCENTS)

/* ---- the report as JSON ------------------------------------------------------------------------------------------ */

static void json_head(sb_json *out, const sim_plan *plan, const sim_flags *f)
{
    sb_json_text(out, "game", plan->game->id);
    sb_json_int(out, "players", plan->setup.players);
    sb_setup_json(plan->game, &plan->setup, out);
    cli_json_seed(out, f->seed);
}

static void json_seats(sb_json *out, const sim_run *run)
{
    const sim_tally *t = &run->tally;
    int players = run->plan->setup.players, total = run->plan->game->categories.count - 1;
    sb_json_list(out, "mean_scores");
    for (int s = 0; s < players; s++)
        sb_json_fixed(out, NULL, mean(t->score[s][total], t->games), 4);
    sb_json_end(out);
    sb_json_list(out, "score_stddev");
    for (int s = 0; s < players; s++)
        sb_json_fixed(out, NULL, deviation(t, s, total), 4);
    sb_json_end(out);
    sb_json_list(out, "wins");
    for (int s = 0; s < players; s++)
        sb_json_fixed(out, NULL, (double)t->wins[s] / SIM_WIN, 4);
    sb_json_end(out);
}

static void json_percentiles(sb_json *out, const int64_t histogram[SIM_SCORES])
{
    sb_json_object(out, "score_percentiles");
    for (size_t i = 0; i < PERCENTS_COUNT; i++) {
        char key[8];
        sb_text t = SB_TEXT(key);
        sb_putf(&t, "p%d", PERCENTS[i]);
        sb_json_int(out, key, sim_percentile(histogram, PERCENTS[i]));
    }
    sb_json_end(out);
}

/* The opponent whom the game itself plays; nothing where there is none. */
static void json_automa(sb_json *out, const sim_run *run)
{
    const sim_tally *t = &run->tally;
    const sb_game *g = run->plan->game;
    int row = run->plan->setup.players, total = g->categories.count - 1;
    if (t->automas == 0)
        return;
    sb_json_object(out, "automa");
    sb_json_text(out, "name", g->automa);
    sb_json_fixed(out, "mean_score", mean(t->score[row][total], t->games), 4);
    sb_json_fixed(out, "score_stddev", deviation(t, row, total), 4);
    sb_json_fixed(out, "wins", (double)t->wins[row] / SIM_WIN, 4);
    json_percentiles(out, t->automa_histogram);
    sb_json_object(out, "categories");
    for (int c = 0; c < total; c++)
        sb_json_fixed(out, g->categories.at[c].id, mean(t->score[row][c], t->games), 4);
    sb_json_end(out);
    sb_json_end(out);
}

static void json_scores(sb_json *out, const sim_run *run)
{
    const sb_game *g = run->plan->game;
    int players = run->plan->setup.players;
    json_percentiles(out, run->tally.histogram);
    sb_json_object(out, "categories"); /* means over all seats; without the total, they add up to it */
    for (int c = 0; c < g->categories.count - 1; c++)
        sb_json_fixed(
            out, g->categories.at[c].id, mean(category_sum(&run->tally, players, c), run->tally.games * players), 4);
    sb_json_end(out);
}

/* The same bot named twice is one row. */
static int first_of_bot(const cli_bots *bots, int bot)
{
    int i = 0;
    while (bots->at[i] != bots->at[bot])
        i++;
    return i;
}

typedef struct bot_row {
    int64_t games, wins, score;
} bot_row;

static bot_row row_of_bot(const sim_run *run, int bot)
{
    bot_row row = { 0 };
    for (int i = bot; i < run->plan->bots.n; i++)
        if (run->plan->bots.at[i] == run->plan->bots.at[bot]) {
            row.games += run->tally.bot_games[i];
            row.wins += run->tally.bot_wins[i];
            row.score += run->tally.bot_score[i];
        }
    return row;
}

static void json_bots(sb_json *out, const sim_run *run)
{
    const cli_bots *bots = &run->plan->bots;
    sb_json_object(out, "bots");
    for (int i = 0; i < bots->n; i++) {
        if (first_of_bot(bots, i) != i)
            continue;
        bot_row row = row_of_bot(run, i);
        sb_json_object(out, bots->at[i]->id);
        sb_json_int(out, "games", row.games);
        sb_json_fixed(out, "wins", (double)row.wins / SIM_WIN, 4);
        sb_json_fixed(out, "mean_score", mean(row.score, row.games), 4);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void report_json(const sim_run *run, const sim_flags *f, double seconds)
{
    sb_text text = sb_heap_text();
    sb_json out = SB_JSON(&text);
    const sim_tally *t = &run->tally;
    sb_json_object(&out, NULL);
    json_head(&out, run->plan, f);
    sb_json_bool(&out, "rich", run->plan->rich);
    sb_json_int(&out, "games", t->games);
    sb_json_int(&out, "decisions", t->decisions);
    sb_json_fixed(&out, "seconds", seconds, 3);
    sb_json_fixed(&out, "decisions_per_s", seconds > 0 ? (double)t->decisions / seconds : 0, 0);
    json_seats(&out, run);
    json_scores(&out, run);
    sb_json_fixed(&out, "mean_turns", mean(t->turns, t->games), 4);
    sb_json_fixed(&out, "mean_decisions", mean(t->decisions, t->games), 4);
    sb_json_int(&out, "max_decisions", t->max_decisions);
    json_bots(&out, run);
    json_automa(&out, run);
    if (run->content) {
        sb_json_object(&out, "content");
        content_json(run->content, &out);
        sb_json_end(&out);
    }
    sb_json_end(&out);
    puts(text.at);
    sb_heap_text_free(&text);
}

/* ---- the report for people --------------------------------------------------------------------------------------- */

static void print_seats(const sim_run *run)
{
    const sim_tally *t = &run->tally;
    int total = run->plan->game->categories.count - 1;
    printf("  seat   mean score   deviation     wins\n");
    for (int s = 0; s < run->plan->setup.players; s++)
        printf("  %4d   %10.2f   %9.2f   %5.1f %%\n", s, mean(t->score[s][total], t->games), deviation(t, s, total),
            100.0 * (double)t->wins[s] / SIM_WIN / (double)t->games);
}

static void print_percentiles(const int64_t histogram[SIM_SCORES])
{
    printf("  scores:");
    for (size_t i = 0; i < PERCENTS_COUNT; i++)
        printf("%s %d %% up to %lld", i ? "," : "", PERCENTS[i], (long long)sim_percentile(histogram, PERCENTS[i]));
}

static void print_automa(const sim_run *run)
{
    const sim_tally *t = &run->tally;
    const sb_game *g = run->plan->game;
    int row = run->plan->setup.players, total = g->categories.count - 1;
    if (t->automas == 0)
        return;
    printf("  %s: mean score %.2f, deviation %.2f, wins %.1f %%\n", g->automa, mean(t->score[row][total], t->games),
        deviation(t, row, total), 100.0 * (double)t->wins[row] / SIM_WIN / (double)t->games);
    print_percentiles(t->automa_histogram);
    printf("\n  mean by category:");
    for (int c = 0; c < total; c++)
        printf("%s %s %.2f", c ? "," : "", g->categories.at[c].id, mean(t->score[row][c], t->games));
    putchar('\n');
}

static void print_scores(const sim_run *run)
{
    const sb_game *g = run->plan->game;
    int players = run->plan->setup.players;
    print_percentiles(run->tally.histogram);
    printf("\n  mean by category:");
    for (int c = 0; c < g->categories.count - 1; c++)
        printf("%s %s %.2f", c ? "," : "", g->categories.at[c].id,
            mean(category_sum(&run->tally, players, c), run->tally.games * players));
    putchar('\n');
}

static void print_bots(const sim_run *run)
{
    const cli_bots *bots = &run->plan->bots;
    if (bots->n == 1)
        return;
    printf("  bot              games   mean score     wins\n");
    for (int i = 0; i < bots->n; i++) {
        if (first_of_bot(bots, i) != i)
            continue;
        bot_row row = row_of_bot(run, i);
        printf("  %-12s %9lld   %10.2f   %5.1f %%\n", bots->at[i]->id, (long long)row.games, mean(row.score, row.games),
            100.0 * (double)row.wins / SIM_WIN / (double)(row.games ? row.games : 1));
    }
}

static void print_content(const content *c, const char *when)
{
    sb_text text = sb_heap_text();
    int n = content_never(c, &text);
    for (size_t i = 0; i < text.n; i++)
        if (text.at[i] == '\n')
            text.at[i] = ' ';
    if (n == 0)
        printf("  everything that can occur did%s\n", when);
    else
        printf("  never occurred%s (%d): %s\n", when, n, text.at);
    sb_heap_text_free(&text);
}

static void report(const sim_run *run, const sim_flags *f, double seconds)
{
    char bytes[512];
    sb_text options = SB_TEXT(bytes);
    const sim_tally *t = &run->tally;
    cli_put_options(&options, run->plan->game, &run->plan->setup);
    printf("%s, %d players%s%s, seed %s\n", run->plan->game->id, run->plan->setup.players, options.n ? ", " : "", bytes,
        f->seed);
    printf("  %lld games, %lld decisions in %.2f s: %.0f decisions a second, all checked\n", (long long)t->games,
        (long long)t->decisions, seconds, seconds > 0 ? (double)t->decisions / seconds : 0);
    printf("  a game: %.1f decisions (at most %lld), %.1f turns\n", mean(t->decisions, t->games),
        (long long)t->max_decisions, mean(t->turns, t->games));
    print_seats(run);
    print_scores(run);
    print_bots(run);
    print_automa(run);
    if (run->content)
        print_content(run->content, "");
}

static void report_failure(const sim_run *run, const sim_flags *f)
{
    char key[65], options[512];
    sb_text key_text = SB_TEXT(key), options_text = SB_TEXT(options);
    const sim_failure *x = &run->failure;
    sb_put_hex(&key_text, x->key, sizeof x->key);
    cli_put_options(&options_text, run->plan->game, &run->plan->setup);
    fprintf(stderr, "sagebrush sim: %s, %d players, %s: game %llu, key %s, ply %d, seat %d, move %s: %s\n",
        run->plan->game->id, run->plan->setup.players, options, (unsigned long long)x->game, key, x->ply, x->seat,
        x->move[0] ? x->move : "(none)", x->what);
    if (!f->json)
        return;
    sb_text text = sb_heap_text();
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    json_head(&out, run->plan, f);
    sb_json_object(&out, "failure");
    sb_json_int(&out, "game_number", (int64_t)x->game);
    sb_json_text(&out, "key", key);
    sb_json_int(&out, "ply", x->ply);
    sb_json_int(&out, "seat", x->seat);
    sb_json_text(&out, "move", x->move);
    sb_json_text(&out, "message", x->what);
    sb_json_end(&out);
    sb_json_end(&out);
    puts(text.at);
    sb_heap_text_free(&text);
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

/* `all` (may be NULL) gets what occurred on top of what it has. */
static int simulate(const sim_plan *plan, const sim_flags *f, content *all)
{
    uint64_t first = (uint64_t)f->first, end = first + (uint64_t)f->games;
    sim_run *run = calloc(1, sizeof *run);
    if (!run)
        return CLI_CHECK_FAILED;
    run->plan = plan;
    run->first = first;
    run->end = end;
    run->next = first;
    run->failed = end;
    pthread_mutex_init(&run->lock, NULL);
    run->content = f->content ? content_new(plan->game, &plan->setup) : NULL;
    run->progress = cli_progress_begin("games", (uint64_t)f->games);
    double began = cli_now();
    bool fine = (run->content || !f->content) && run_threads(run, (int)f->threads);
    double seconds = cli_now() - began;
    cli_progress_end(&run->progress);
    if (!fine)
        fputs("sagebrush sim: out of memory\n", stderr);
    else if (run->failed < end)
        report_failure(run, f);
    else if (f->json)
        report_json(run, f, seconds);
    else
        report(run, f, seconds);
    fine = fine && run->failed == end;
    if (all && run->content)
        content_add(all, run->content);
    content_free(run->content);
    pthread_mutex_destroy(&run->lock);
    free(run);
    return fine ? CLI_FINE : CLI_CHECK_FAILED;
}

static sim_flags defaults(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return (sim_flags) { .seed = "1",
        .bots = "random",
        .games = 1000,
        .max_decisions = 20000,
        .optional = -1,
        .threads = cores < 1      ? 1
            : cores > THREADS_MAX ? THREADS_MAX
                                  : cores };
}

static int each_count(const sim_flags *f, sim_plan *plan, unsigned counts, content *all)
{
    int status = CLI_FINE;
    for (int n = 1; n <= SB_SEATS_MAX && status == CLI_FINE; n++) {
        if (!(counts >> n & 1))
            continue;
        sb_setup_init(plan->game, n, &plan->setup);
        if (!cli_options(&VERB_SIM, plan->game, f->options, &plan->setup))
            return CLI_BAD_USAGE;
        status = simulate(plan, f, all);
    }
    return status;
}

static int run(int argc, char **argv)
{
    sim_flags f = defaults();
    sim_plan plan = { 0 };
    unsigned counts;
    char **args;
    int n;
    if (!cli_flags(&VERB_SIM, argc, argv, &f, &args, &n) || !cli_game(&VERB_SIM, args, n, &plan.game)
        || !cli_seed(&VERB_SIM, f.seed, plan.key) || !cli_bots_read(&VERB_SIM, f.bots, &plan.bots)
        || !cli_bots_play(&VERB_SIM, &plan.bots, plan.game))
        return CLI_BAD_USAGE;
    counts = 1u << plan.game->players_min;
    if (f.players && !cli_players(&VERB_SIM, plan.game, f.players, &counts))
        return CLI_BAD_USAGE;
    if (f.rich && !plan.game->trial.enrich)
        return cli_usage(&VERB_SIM, "--rich: %s has no rich beginnings", plan.game->id);
    plan.rich = f.rich;
    plan.budget = (sb_bot_budget) { .playouts = (int)f.playouts, .ms = (int)f.ms, .clock = cli_clock_ms };
    plan.max_decisions = f.max_decisions;
    plan.optional = f.optional >= 0 ? f.optional : f.content ? 10 : 0;
    bool several = f.content && !f.json && (counts & (counts - 1)) != 0;
    content *all = several ? content_new(plan.game, NULL) : NULL;
    int status = each_count(&f, &plan, counts, all);
    if (all && status == CLI_FINE)
        print_content(all, " with any number of players");
    content_free(all);
    return status;
}

const verb VERB_SIM = {
    .name = "sim",
    .args = "GAME",
    .about = "many games between bots, every move checked",
    .flags = FLAGS,
    .run = run,
};
