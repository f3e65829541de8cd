/* scores.c: `sagebrush scores`: what a bot scores when it sits on every seat, game by game (docs/scores.md).
 *
 * A game is a line: its number, the totals of the seats, those of automas behind a '|', and ';'.  What a game comes to
 * depends on its number alone, so files of parts are put together by concatenation, and a run that was broken off goes on. */
#include "sagebrush/match.h"

#include "cli/cli.h"
#include "cli/file.h"
#include "library/pool.h"
#include "sagebrush/heap.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { THREADS_MAX = 64, LINE_MAX_BYTES = 256 };

typedef struct scores_flags {
    const char *bot, *seed, *options, *file;
    int64_t players, games, first, threads;
} scores_flags;

#define AT(member) offsetof(scores_flags, member)

/* clang-format off */
static const flag FLAGS[] = {
    { "bot", FLAG_TEXT, AT(bot), 0, 0, "BOT", "who sits on every seat (best)" },
    { "players", FLAG_NUMBER, AT(players), 1, SB_SEATS_MAX, "N", "how many play (the fewest)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game" },
    { "games", FLAG_NUMBER, AT(games), 1, 10000000, "N", "how many games (1000)" },
    { "first", FLAG_NUMBER, AT(first), 0, INT32_MAX, "N", "number of the first: for a part of a series (0)" },
    { "file", FLAG_TEXT, AT(file), 0, 0, "FILE", "keeps every game; a run that was broken off goes on there (stdout)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "threads", FLAG_NUMBER, AT(threads), 1, THREADS_MAX, "N", "threads; figures do not depend on it (all cores)" },
    { 0 },
};
/* clang-format on */

typedef struct scores_run {
    const scores_flags *flags;
    sb_match match;
    uint8_t key[SB_KEY_BYTES];
    bool *known; /* by number from the first on */
    FILE *out;
    atomic_bool failed;
    cli_progress progress;
    _Atomic int64_t done;
} scores_run;

/* ---- the file ---------------------------------------------------------------------------------------------------- */

static void put_plan(const scores_run *run, sb_text *out)
{
    const sb_match *m = &run->match;
    sb_putf(out, "scores 2 %s %d ", m->game->id, m->setup.players);
    cli_put_options(out, m->game, &m->setup);
    sb_put(out, " ");
    cli_put_bot(out, m->bot[0], m->game, m->setup.players);
    sb_putf(out, " seed=%s", run->flags->seed);
}

static void put_game(const scores_run *run, int64_t number, const sb_result *r, sb_text *out)
{
    int total = run->match.game->categories.count - 1;
    sb_put_int(out, number);
    for (int row = 0; row < r->players + r->automas; row++)
        sb_putf(out, row == r->players ? " | %d" : " %d", (int)r->score[row][total]);
    sb_put(out, " ;\n");
}

/* A line that was not written whole is no game. */
static void note_line(scores_run *run, char *line)
{
    size_t n = strlen(line);
    char *end;
    long long number = strtoll(line, &end, 10) - run->flags->first;
    if (end != line && n > 2 && strcmp(line + n - 2, " ;") == 0 && number >= 0 && number < run->flags->games)
        run->known[number] = true;
}

static bool read_known(scores_run *run, const char *plan, sb_text *text)
{
    char *line = text->at, *end = strchr(line, '\n');
    if (end)
        *end = '\0';
    if (!end || strcmp(line, plan) != 0) {
        cli_usage(&VERB_SCORES, "%s: holds another series: %.200s", run->flags->file, line);
        return false;
    }
    for (line = end + 1; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        note_line(run, line);
    }
    return true;
}

static bool open_file(scores_run *run)
{
    char bytes[LINE_MAX_BYTES];
    sb_text plan = SB_TEXT(bytes), old = sb_heap_text();
    const char *name = run->flags->file;
    put_plan(run, &plan);
    bool exists = name && access(name, F_OK) == 0, fine = true;
    if (exists)
        fine = file_read(name, &old) && (old.n == 0 || read_known(run, bytes, &old));
    bool fresh = old.n == 0;
    sb_heap_text_free(&old);
    run->out = !fine ? NULL : name ? fopen(name, "a") : stdout;
    if (fine && !run->out)
        cli_usage(&VERB_SCORES, "%s: %s", name, strerror(errno));
    return run->out && fprintf(run->out, "%s\n", fresh ? bytes : "") > 0; /* or ends a line that was broken off */
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static void play_game(void *with, int i, int thread)
{
    scores_run *run = with;
    uint8_t key[SB_KEY_BYTES];
    char bytes[LINE_MAX_BYTES];
    sb_text line = SB_TEXT(bytes);
    sb_match match = run->match;
    sb_result r;
    if (run->known[i] || run->failed)
        return;
    sb_seed_series(run->key, (uint64_t)(run->flags->first + i), key);
    for (int seat = 0; seat < match.setup.players; seat++)
        match.luck[seat] = sb_hash(key, sizeof key) + (uint64_t)seat * 7919;
    if (sb_match_play(&match, key, &r) != SB_OK) {
        run->failed = true;
        return;
    }
    put_game(run, run->flags->first + i, &r, &line);
    if (fwrite(line.at, 1, line.n, run->out) != line.n || fflush(run->out) != 0) /* whole lines: stdio locks */
        run->failed = true;
    run->done++;
    if (thread == 0)
        cli_progress_show(&run->progress, (uint64_t)run->done);
}

static int run_all(scores_run *run)
{
    run->known = calloc((size_t)run->flags->games, sizeof *run->known);
    pool *threads = run->known ? pool_new((int)run->flags->threads) : NULL;
    int status = CLI_BAD_USAGE;
    if (!threads) {
        status = CLI_CHECK_FAILED;
        fputs("sagebrush scores: out of memory\n", stderr);
    } else if (open_file(run)) {
        run->progress = cli_progress_begin("games", (uint64_t)run->flags->games);
        pool_run(threads, play_game, run, (int)run->flags->games);
        cli_progress_end(&run->progress);
        status = run->failed ? CLI_CHECK_FAILED : CLI_FINE;
    }
    if (threads)
        pool_free(threads);
    if (run->out && run->out != stdout && fclose(run->out) != 0)
        status = CLI_CHECK_FAILED;
    free(run->known);
    return status;
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static int run(int argc, char **argv)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    scores_flags f = { .seed = "1", .bot = "best", .games = 1000 };
    f.threads = cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : cores;
    scores_run run = { .flags = &f };
    const sb_game *g;
    char **args;
    int n;
    if (!cli_flags(&VERB_SCORES, argc, argv, &f, &args, &n) || !cli_game(&VERB_SCORES, args, n, &g)
        || !cli_seed(&VERB_SCORES, f.seed, run.key))
        return CLI_BAD_USAGE;
    const sb_bot *bot;
    if (!cli_bot(&VERB_SCORES, "bot", f.bot, g, &bot))
        return CLI_BAD_USAGE;
    run.match.game = g;
    int players = f.players ? (int)f.players : g->players_min;
    if (sb_setup_init(g, players, &run.match.setup) != SB_OK)
        return cli_usage(&VERB_SCORES, "--players: %s is played by %d to %d", g->id, g->players_min, g->players_max);
    if (!cli_options(&VERB_SCORES, g, f.options, &run.match.setup))
        return CLI_BAD_USAGE;
    for (int seat = 0; seat < players; seat++)
        run.match.bot[seat] = bot;
    return run_all(&run);
}

const verb VERB_SCORES = {
    .name = "scores",
    .args = "GAME",
    .about = "what a bot scores against itself, game by game",
    .flags = FLAGS,
    .run = run,
};
