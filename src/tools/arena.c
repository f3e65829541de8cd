/* arena.c: `sagebrush arena`: the verb, its file of sets, its report (arena.h). */
#include "tools/arena.h"

#include "sagebrush/heap.h"
#include "cli/file.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define THREADS_MAX 256

typedef struct arena_flags {
    const char *players, *seed, *bots, *options, *file, *sprt;
    int64_t games, first, threads, playouts, ms;
    bool json, merge;
} arena_flags;

#define AT(member) offsetof(arena_flags, member)

/* clang-format off */
static const flag FLAGS[] = {
    { "bots", FLAG_TEXT, AT(bots), 0, 0, "A,B", "who plays, dealt round the table (best,greedy)" },
    { "players", FLAG_TEXT, AT(players), 0, 0, "N", "how many play (as many as bots are named)" },
    { "games", FLAG_NUMBER, AT(games), 1, INT64_C(1000000000), "N", "how many games, rounded up to whole sets (1000)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "first", FLAG_NUMBER, AT(first), 0, INT64_MAX / 2, "I", "number of the first set: for a part of a series (0)" },
    { "file", FLAG_TEXT, AT(file), 0, 0, "FILE", "keeps every set; a run that was broken off goes on there" },
    { "merge", FLAG_ON, AT(merge), 0, 0, NULL, "plays nothing: puts the files named after GAME together" },
    { "sprt", FLAG_TEXT, AT(sprt), 0, 0, "E0,E1", "stops as soon as the first bot is proved E1 Elo better, or only E0" },
    { "threads", FLAG_NUMBER, AT(threads), 1, THREADS_MAX, "N", "threads; figures do not depend on it (all cores)" },
    { "playouts", FLAG_NUMBER, AT(playouts), 1, INT32_MAX, "N", "playouts a bot may make for a move" },
    { "ms", FLAG_NUMBER, AT(ms), 1, INT32_MAX, "N", "milliseconds a bot may think about a move" },
    { "json", FLAG_ON, AT(json), 0, 0, NULL, "one object" },
    { 0 },
};
/* clang-format on */

/* All sets of a series that are known, by number from `first` on. */
typedef struct arena_run {
    arena_plan plan;
    int64_t first, count; /* wanted */
    arena_set *sets;
    atomic_bool *known;
    _Atomic int64_t next; /* to be played */
    int64_t end;          /* of what is played now */
    atomic_bool failed;
    FILE *file;
    pthread_mutex_t lock; /* of the file and the count */
    int64_t done, beyond; /* beyond: a set that has no room; 0: none */
    cli_progress progress;
} arena_run;

/* ---- the file: a line for the plan, a line for every set ---------------------------------------------------------- */

/* Who plays alone has a pair of numbers as well, both 0. */
static int duels_written(const arena_plan *plan)
{
    arena_duel duel[ARENA_DUELS_MAX];
    int n = arena_duels(plan, duel);
    return n > 1 ? n : 1;
}

static void put_plan(const arena_plan *plan, const arena_flags *f, sb_text *out)
{
    sb_putf(out, "arena %d %s %d ", duels_written(plan) > 1 ? 3 : 2, plan->game->id, plan->setup.players);
    cli_put_options(out, plan->game, &plan->setup);
    sb_put(out, " ");
    for (int i = 0; i < plan->bots.n; i++) {
        sb_put(out, i ? "," : "");
        cli_put_bot(out, plan->bots.at[i], plan->game, plan->setup.players);
    }
    sb_putf(out, " seed=%s playouts=%d ms=%d", f->seed, (int)f->playouts, (int)f->ms);
}

static void put_set(const arena_plan *plan, const arena_set *s, sb_text *out)
{
    sb_put(out, "set ");
    sb_put_int(out, s->number);
    for (int d = 0; d < duels_written(plan); d++)
        sb_putf(out, " %d %d", s->better[d], s->pairs[d]);
    for (int r = 0; r < plan->rivals; r++)
        sb_putf(out, " %d %d %d", s->seats[r], s->wins[r], s->score[r]);
    sb_put(out, " ;\n");
}

/* A line that was not written whole, at the end of a run that was broken off, is no set. */
static bool read_set(const arena_plan *plan, char *line, arena_set *out)
{
    char *p = line;
    *out = (arena_set) { 0 };
    if (strncmp(p, "set ", 4) != 0)
        return false;
    p += 4;
    long long value[1 + 2 * ARENA_DUELS_MAX + 3 * CLI_BOTS_MAX], *next = value;
    int duels = duels_written(plan), wanted = 1 + 2 * duels + 3 * plan->rivals;
    for (int n = 0; n < wanted; n++) {
        char *end;
        value[n] = strtoll(p, &end, 10);
        if (end == p)
            return false;
        p = end;
    }
    out->number = *next++;
    for (int d = 0; d < duels; d++) {
        out->better[d] = (int32_t)*next++;
        out->pairs[d] = (int32_t)*next++;
    }
    for (int r = 0; r < plan->rivals; r++) {
        out->seats[r] = (int32_t)*next++;
        out->wins[r] = (int32_t)*next++;
        out->score[r] = (int32_t)*next++;
        if (out->seats[r] <= 0)
            return false;
    }
    return strcmp(p, " ;") == 0;
}

static void remember(arena_run *run, const arena_set *s)
{
    int64_t at = s->number - run->first;
    if (at >= run->count)
        run->beyond = s->number;
    if (at >= 0 && at < run->count && !run->known[at]) {
        run->sets[at] = *s;
        run->known[at] = true;
        run->done++;
    }
}

/* False: another series, or not such a file at all; it was said. */
static bool read_sets(arena_run *run, const char *plan_line, char *text, const char *name)
{
    char *end = strchr(text, '\n');
    arena_set s;
    if (end)
        *end = '\0';
    if (!end || strcmp(text, plan_line) != 0) {
        cli_usage(&VERB_ARENA, "%s: holds another series: %.200s", name, text);
        return false;
    }
    for (char *line = end + 1; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        if (read_set(&run->plan, line, &s))
            remember(run, &s);
    }
    return true;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static void keep(arena_run *run, const arena_set *s)
{
    char buffer[512];
    sb_text line = SB_TEXT(buffer);
    put_set(&run->plan, s, &line);
    pthread_mutex_lock(&run->lock);
    remember(run, s);
    if (run->file && (fwrite(line.at, 1, line.n, run->file) != line.n || fflush(run->file) != 0))
        run->failed = true;
    cli_progress_show(&run->progress, (uint64_t)run->done);
    pthread_mutex_unlock(&run->lock);
}

static void *work(void *argument)
{
    arena_run *run = argument;
    arena_set s;
    while (!run->failed) {
        int64_t at = run->next++;
        if (at >= run->end)
            break;
        if (run->known[at])
            continue;
        if (arena_play(&run->plan, run->first + at, &s))
            keep(run, &s);
        else
            run->failed = true;
    }
    return NULL;
}

/* The sets up to `end`, on all threads; those that cannot be started are done without. */
static void play_until(arena_run *run, int64_t end, int threads)
{
    pthread_t thread[THREADS_MAX];
    int started = 0;
    run->end = end;
    while (started < threads - 1 && pthread_create(&thread[started], NULL, work, run) == 0)
        started++;
    work(run);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    run->next = end;
}

typedef struct sprt {
    bool on;
    double elo0, elo1, llr;
    const char *verdict; /* NULL: undecided */
} sprt;

enum { SPRT_STEP = 64 };                   /* sets between two looks: the verdict does not depend on the threads */
static const double SPRT_BOUND = 2.944439; /* log(0.95 / 0.05): both kinds of error 5 % */

static void look(sprt *test, const arena_run *run, int64_t n)
{
    test->llr = arena_llr(run->sets, n, test->elo0, test->elo1);
    test->verdict = test->llr >= SPRT_BOUND ? "better" : test->llr <= -SPRT_BOUND ? "not better" : NULL;
}

/* Where the test would have stopped, had all been played in one go. */
static int64_t judge_merged(const arena_run *run, int64_t sets, sprt *test)
{
    int64_t n = test->on ? 0 : sets;
    while (n < sets && !test->verdict) {
        n = n + SPRT_STEP < sets ? n + SPRT_STEP : sets;
        look(test, run, n);
    }
    return n;
}

static int64_t play_all(arena_run *run, int threads, sprt *test)
{
    if (!test->on) {
        play_until(run, run->count, threads);
        return run->count;
    }
    int64_t n = 0;
    while (n < run->count && !test->verdict && !run->failed) {
        n = n + SPRT_STEP < run->count ? n + SPRT_STEP : run->count;
        play_until(run, n, threads);
        if (!run->failed)
            look(test, run, n);
    }
    return n;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

typedef struct row {
    arena_share wins;
    double score;
} row;

static row row_of(const arena_set *sets, int64_t n, int rival)
{
    double score = 0, seats = 0;
    for (int64_t i = 0; i < n; i++) {
        score += sets[i].score[rival];
        seats += sets[i].seats[rival];
    }
    return (row) { .wins = arena_wins(sets, n, rival), .score = seats > 0 ? score / seats : 0 };
}

enum { LOW, MIDDLE, HIGH };

static void elo_of(arena_share s, double elo[3])
{
    for (int i = LOW; i <= HIGH; i++)
        elo[i] = arena_elo(s.mean + (i - 1) * 1.96 * s.error);
}

static void put_elo(const arena_run *run, int64_t n, int duel, sb_json *out)
{
    double elo[3];
    elo_of(arena_better(run->sets, n, duel), elo);
    sb_json_fixed(out, "elo", elo[MIDDLE], 1);
    sb_json_fixed(out, "elo_low", elo[LOW], 1);
    sb_json_fixed(out, "elo_high", elo[HIGH], 1);
}

static void report_json(const arena_run *run, const arena_flags *f, int64_t n, const sprt *test)
{
    sb_text text = sb_heap_text();
    sb_json out = SB_JSON(&text);
    const arena_plan *plan = &run->plan;
    sb_json_object(&out, NULL);
    sb_json_text(&out, "game", plan->game->id);
    sb_json_int(&out, "players", plan->setup.players);
    sb_setup_json(plan->game, &plan->setup, &out);
    cli_json_seed(&out, f->seed);
    sb_json_int(&out, "first", run->first);
    sb_json_int(&out, "sets", n);
    sb_json_int(&out, "games", n * plan->bots.n);
    sb_json_object(&out, "bots");
    for (int r = 0; r < plan->rivals; r++) {
        row x = row_of(run->sets, n, r);
        sb_json_object(&out, plan->rival[r]->id);
        sb_json_fixed(&out, "wins", x.wins.mean, 5);
        sb_json_fixed(&out, "wins_error", x.wins.error, 5);
        sb_json_fixed(&out, "mean_score", x.score, 3);
        sb_json_end(&out);
    }
    sb_json_end(&out);
    if (plan->rivals == 2)
        put_elo(run, n, 0, &out);
    sb_json_list(&out, "duels");
    arena_duel duel[ARENA_DUELS_MAX];
    for (int d = 0, duels = arena_duels(plan, duel); d < duels; d++) {
        sb_json_object(&out, NULL);
        sb_json_text(&out, "bot", plan->rival[duel[d].first]->id);
        sb_json_text(&out, "against", plan->rival[duel[d].second]->id);
        put_elo(run, n, d, &out);
        sb_json_end(&out);
    }
    sb_json_end(&out);
    if (test->on) {
        sb_json_fixed(&out, "llr", test->llr, 3);
        sb_json_text(&out, "verdict", test->verdict ? test->verdict : "undecided");
    }
    sb_json_end(&out);
    puts(text.at);
    sb_heap_text_free(&text);
}

static void report(const arena_run *run, const arena_flags *f, int64_t n, const sprt *test)
{
    char bytes[512];
    sb_text options = SB_TEXT(bytes);
    const arena_plan *plan = &run->plan;
    cli_put_options(&options, plan->game, &plan->setup);
    printf("%s, %d players%s%s, seed %s: %lld sets of %d games\n", plan->game->id, plan->setup.players,
        options.n ? ", " : "", bytes, f->seed, (long long)n, plan->bots.n);
    printf("  bot                      wins (95 %%)     mean score\n");
    for (int r = 0; r < plan->rivals; r++) {
        row x = row_of(run->sets, n, r);
        printf("  %-16s %6.2f %% +- %4.2f     %10.2f\n", plan->rival[r]->id, 100 * x.wins.mean, 196 * x.wins.error,
            x.score);
    }
    arena_duel duel[ARENA_DUELS_MAX];
    for (int d = 0, duels = arena_duels(plan, duel); d < duels; d++) {
        double elo[3];
        elo_of(arena_better(run->sets, n, d), elo);
        printf("  %s is %+.0f Elo (%+.0f to %+.0f) against %s\n", plan->rival[duel[d].first]->id, elo[MIDDLE], elo[LOW],
            elo[HIGH], plan->rival[duel[d].second]->id);
    }
    if (test->on)
        printf("  test of %+.0f against %+.0f Elo: %s, log-likelihood ratio %.2f of +-%.2f\n", test->elo1, test->elo0,
            test->verdict ? test->verdict : "undecided", test->llr, SPRT_BOUND);
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static bool read_sprt(const char *text, sprt *out)
{
    char *end = NULL;
    if (!text)
        return true;
    out->on = true;
    out->elo0 = strtod(text, &end);
    if (*end == ',') {
        out->elo1 = strtod(end + 1, &end);
        if (*end == '\0' && out->elo1 > out->elo0)
            return true;
    }
    cli_usage(&VERB_ARENA, "--sprt %s: expected two numbers, the smaller first: 0,20", text);
    return false;
}

/* The bots named are dealt round a table with more seats: as many places as the table has. */
static bool seat_bots(arena_plan *plan, const arena_flags *f)
{
    unsigned counts = 1u << plan->bots.n;
    if (f->players && !cli_players(&VERB_ARENA, plan->game, f->players, &counts))
        return false;
    if (counts & (counts - 1)) {
        cli_usage(&VERB_ARENA, "--players %s: expected one number", f->players);
        return false;
    }
    int players = __builtin_ctz(counts), named = plan->bots.n;
    if (sb_setup_init(plan->game, players, &plan->setup) != SB_OK || named > players) {
        cli_usage(&VERB_ARENA, "%d bots at a table of %d: %s is played by %d to %d", named, players, plan->game->id,
            plan->game->players_min, plan->game->players_max);
        return false;
    }
    for (; plan->bots.n < players; plan->bots.n++)
        plan->bots.at[plan->bots.n] = plan->bots.at[plan->bots.n % named];
    arena_rivals(plan);
    return cli_bots_play(&VERB_ARENA, &plan->bots, plan->game)
        && cli_options(&VERB_ARENA, plan->game, f->options, &plan->setup);
}

static bool read_file(arena_run *run, const char *plan_line, const char *name, bool must_exist)
{
    sb_text text = sb_heap_text();
    bool fine = true;
    if (access(name, F_OK) == 0 || must_exist) {
        fine = file_read(name, &text);
        if (!fine)
            cli_usage(&VERB_ARENA, "%s: %s", name, strerror(errno));
        fine = fine && (text.n == 0 || read_sets(run, plan_line, text.at, name));
    }
    sb_heap_text_free(&text);
    return fine;
}

static bool open_file(arena_run *run, const arena_flags *f, const char *plan_line)
{
    if (!f->file)
        return true;
    if (!read_file(run, plan_line, f->file, false))
        return false;
    run->file = fopen(f->file, "a");
    if (!run->file) {
        cli_usage(&VERB_ARENA, "%s: %s", f->file, strerror(errno));
        return false;
    }
    if (ftell(run->file) == 0 && fprintf(run->file, "%s\n", plan_line) < 0)
        return false;
    return fprintf(run->file, "\n") > 0; /* ends a line that was broken off */
}

/* Of sets that were merged: those without a gap from the first on are a series. */
static int64_t known_sets(const arena_run *run)
{
    int64_t n = 0;
    while (n < run->count && run->known[n])
        n++;
    return n;
}

static int run_series(arena_run *run, const arena_flags *f, char **files, int n, sprt *test)
{
    char buffer[1024];
    sb_text line = SB_TEXT(buffer);
    int64_t sets = 0;
    put_plan(&run->plan, f, &line);
    for (int i = 0; i < n; i++)
        if (!read_file(run, buffer, files[i], true))
            return CLI_BAD_USAGE;
    if (!open_file(run, f, buffer))
        return CLI_BAD_USAGE;
    if (f->merge) {
        sets = known_sets(run);
        if (sets < run->done || sets == 0)
            return cli_usage(&VERB_ARENA, "--merge: set %lld is missing", (long long)(run->first + sets));
        if (run->beyond)
            return cli_usage(&VERB_ARENA, "--merge: set %lld: more than %lld sets are too many", (long long)run->beyond,
                (long long)run->count);
        sets = judge_merged(run, sets, test);
    } else {
        run->progress = cli_progress_begin("sets", (uint64_t)run->count);
        sets = play_all(run, (int)f->threads, test);
        cli_progress_end(&run->progress);
    }
    if (run->failed) {
        fputs("sagebrush arena: out of memory, no room for the file, or a game that does not end\n", stderr);
        return CLI_CHECK_FAILED;
    }
    (f->json ? report_json : report)(run, f, sets, test);
    return CLI_FINE;
}

static int run_arena(arena_run *run, const arena_flags *f, char **files, int n)
{
    sprt test = { 0 };
    if (!read_sprt(f->sprt, &test))
        return CLI_BAD_USAGE;
    if (test.on && run->plan.rivals != 2)
        return cli_usage(&VERB_ARENA, "--sprt: expected two different bots");
    run->first = f->first;
    run->count = f->merge ? INT64_C(1) << 20 : (f->games + run->plan.bots.n - 1) / run->plan.bots.n;
    run->sets = calloc((size_t)run->count, sizeof *run->sets);
    run->known = calloc((size_t)run->count, sizeof *run->known);
    pthread_mutex_init(&run->lock, NULL);
    int status = CLI_CHECK_FAILED;
    if (run->sets && run->known)
        status = run_series(run, f, files, n, &test);
    else
        fputs("sagebrush arena: out of memory\n", stderr);
    if (run->file && fclose(run->file) != 0)
        status = CLI_CHECK_FAILED;
    pthread_mutex_destroy(&run->lock);
    free(run->sets);
    free(run->known);
    return status;
}

static int run(int argc, char **argv)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    arena_flags f = { .seed = "1",
        .bots = "best,greedy",
        .games = 1000,
        .threads = cores < 1      ? 1
            : cores > THREADS_MAX ? THREADS_MAX
                                  : cores };
    arena_run run = { 0 };
    char **args;
    int n;
    if (!cli_flags(&VERB_ARENA, argc, argv, &f, &args, &n)
        || !cli_game(&VERB_ARENA, args, f.merge && n > 1 ? 1 : n, &run.plan.game)
        || !cli_seed(&VERB_ARENA, f.seed, run.plan.key) || !cli_bots_read(&VERB_ARENA, f.bots, &run.plan.bots)
        || !seat_bots(&run.plan, &f))
        return CLI_BAD_USAGE;
    run.plan.budget = (sb_bot_budget) { .playouts = (int)f.playouts, .ms = (int)f.ms, .clock = cli_clock_ms };
    return run_arena(&run, &f, args + 1, n - 1);
}

const verb VERB_ARENA = {
    .name = "arena",
    .args = "GAME",
    .about = "bots against each other on equal terms: Elo with intervals",
    .flags = FLAGS,
    .run = run,
};
