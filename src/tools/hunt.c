/* hunt.c: `sagebrush hunt`: looks for puzzles in games of bots (puzzle.h).
 *
 * A position is one when a quick look finds one move far ahead, the best bot says so twice with other luck, and playing
 * on with both moves, over the same deals, says so, too.  How often weaker bots find it is its grade. */
#include "sagebrush/puzzle.h"

#include "cli/cli.h"
#include "library/pool.h"
#include "sagebrush/heap.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

enum { THREADS_MAX = 64, DEALS_MAX = 4096 };

typedef struct hunt_flags {
    const char *bot, *judge, *seed, *options, *least;
    int64_t players, games, first, threads, deals, gap, playouts, seconds;
} hunt_flags;

#define AT(member) offsetof(hunt_flags, member)

/* clang-format off */
static const flag FLAGS[] = {
    { "players", FLAG_NUMBER, AT(players), 1, SB_SEATS_MAX, "N", "how many play (the fewest)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game" },
    { "games", FLAG_NUMBER, AT(games), 1, INT32_MAX, "N", "games that are looked through (20)" },
    { "first", FLAG_NUMBER, AT(first), 0, INT32_MAX, "N", "number of the first: another part of the same series (0)" },
    { "bot", FLAG_TEXT, AT(bot), 0, 0, "BOT", "who plays the games (trail_boss)" },
    { "gap", FLAG_NUMBER, AT(gap), 1, 100000, "N", "how far the best move must be ahead, in hundredths of a point (300)" },
    { "playouts", FLAG_NUMBER, AT(playouts), 1, 1000000, "N", "what the best bot may spend on its two opinions (its own measure)" },
    { "judge", FLAG_TEXT, AT(judge), 0, 0, "BOT", "who plays on, to see whether it is so (foreman)" },
    { "deals", FLAG_NUMBER, AT(deals), 1, DEALS_MAX, "N", "deals that are played on with either move (24)" },
    { "least", FLAG_TEXT, AT(least), 0, 0, "GRADE", "only such as are at least so hard: easy, medium, hard (easy)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "seconds", FLAG_NUMBER, AT(seconds), 1, 1000000, "N", "no further game is begun after so long" },
    { "threads", FLAG_NUMBER, AT(threads), 1, THREADS_MAX, "N", "threads (all cores)" },
    { 0 },
};
/* clang-format on */

typedef struct hunt {
    const hunt_flags *flags;
    const sb_game *g;
    sb_setup setup;
    const sb_bot *bot, *judge;
    uint8_t key[SB_KEY_BYTES];
    sb_grade least;
    double until;         /* 0: no limit */
    pthread_mutex_t lock; /* of what was found, and of stdout */
    int64_t found;
    _Atomic int64_t done;
    atomic_bool failed;
    cli_progress progress;
} hunt;

typedef union position {
    _Alignas(64) unsigned char bytes[SB_STATE_MAX];
} position;

/* ---- is it one? -------------------------------------------------------------------------------------------------- */

static int32_t gap_of(const sb_thought *t)
{
    return t->foresees && t->candidates >= 2 ? t->candidate[0].value - t->candidate[1].value : 0;
}

static bool think(const hunt *h, const position *p, int seat, const char *bot, int playouts, int again, sb_thought *out)
{
    const sb_bot_budget budget = { .playouts = playouts };
    return sb_coach_think(sb_bot_find(bot), h->g, p->bytes, seat, NULL, &budget, again, out) == SB_OK;
}

/* Own points less those of the best other, and fifteen for a win. */
static double outcome(const hunt *h, const position *p, int seat)
{
    enum { WIN = 15 };
    sb_result r;
    int total = h->g->categories.count - 1;
    h->g->rules.result(p->bytes, &r);
    double other = 0;
    bool met = false;
    for (int s = 0; s < r.players; s++)
        if (s != seat) {
            other = !met || r.score[s][total] > other ? r.score[s][total] : other;
            met = true;
        }
    return r.score[seat][total] - other + (r.winners >> seat & 1 ? (double)WIN / __builtin_popcount(r.winners) : 0);
}

/* To the end, everybody by the judge. */
static bool play_on(const hunt *h, position *p, uint64_t luck)
{
    sb_mind *mind[SB_SEATS_MAX] = { 0 };
    sb_quick q = { luck };
    bool fine = true;
    unsigned pending;
    for (int seat = 0; seat < h->setup.players; seat++)
        fine = fine && sb_mind_open(h->judge, h->g, &mind[seat]) == SB_OK;
    while (fine && (pending = h->g->rules.pending(p->bytes)) != 0) {
        int seat = __builtin_ctz(pending);
        h->g->rules.apply(p->bytes, seat, sb_mind_move(mind[seat], p->bytes, seat, NULL, NULL, &q, NULL), NULL);
    }
    for (int seat = 0; seat < h->setup.players; seat++)
        sb_mind_close(mind[seat]);
    return fine;
}

/* Both moves meet the same deals; the first must be better by more than twice what chance explains. */
static bool is_better(const hunt *h, const position *p, int seat, sb_move best, sb_move next)
{
    double sum = 0, squares = 0;
    int n = (int)h->flags->deals;
    for (int d = 0; d < n; d++) {
        position deal = *p;
        sb_quick q = { (uint64_t)d * UINT64_C(0x9e3779b97f4a7c15) + 1 };
        h->g->rules.redact(deal.bytes, seat);
        h->g->rules.determinize(deal.bytes, seat, &q);
        position a = deal, b = deal;
        h->g->rules.apply(a.bytes, seat, best, NULL);
        h->g->rules.apply(b.bytes, seat, next, NULL);
        if (!play_on(h, &a, q.s) || !play_on(h, &b, q.s))
            return false;
        double difference = outcome(h, &a, seat) - outcome(h, &b, seat);
        sum += difference;
        squares += difference * difference;
        double mean = sum / (d + 1);
        if (d == n / 4 && mean <= 0) /* it will not be */
            return false;
    }
    double mean = sum / n, error = sqrt((squares / n - mean * mean) / n);
    return mean > 1 && mean > 2 * error;
}

/* By how often weaker bots find it. */
static sb_grade grade_of(const hunt *h, const position *p, int seat, sb_move answer)
{
    enum { TRIES = 3 };
    static const char *const WEAKER[] = { "greedy", "wrangler", "foreman", "trail_boss" };
    int found = 0, asked = 0;
    for (int i = 0; i < (int)(sizeof WEAKER / sizeof *WEAKER); i++)
        for (int again = 0; again < TRIES; again++) {
            sb_thought t;
            asked++;
            found += think(h, p, seat, WEAKER[i], 0, 3 + again, &t) && t.candidates
                && sb_move_cmp(t.candidate[0].move, answer) == 0;
        }
    return 4 * found >= 3 * asked ? SB_EASY : 2 * found >= asked ? SB_MEDIUM : SB_HARD;
}

static bool is_puzzle(const hunt *h, const position *p, int seat, sb_puzzle *out)
{
    enum { MOVES_MIN = 3, OPINIONS = 2 };
    sb_move list[SB_MOVES_MAX], next = { 0 };
    sb_thought t;
    int32_t gap = (int32_t)h->flags->gap;
    if (h->g->rules.legal(p->bytes, seat, list) < MOVES_MIN || !think(h, p, seat, "trail_boss", 0, 0, &t)
        || gap_of(&t) < gap)
        return false;
    *out = (sb_puzzle) { .game = h->g, .seat = seat, .answer = t.candidate[0].move, .gap = INT32_MAX };
    for (int again = 1; again <= OPINIONS; again++) {
        if (!think(h, p, seat, "best", (int)h->flags->playouts, again, &t) || gap_of(&t) < gap
            || sb_move_cmp(t.candidate[0].move, out->answer) != 0)
            return false;
        out->gap = gap_of(&t) < out->gap ? gap_of(&t) : out->gap;
        next = t.candidate[1].move;
    }
    out->grade = grade_of(h, p, seat, out->answer);
    return out->grade >= h->least && is_better(h, p, seat, out->answer, next);
}

/* ---- games ------------------------------------------------------------------------------------------------------- */

static void keep(hunt *h, sb_puzzle *p, const position *at, int64_t game, int ply)
{
    sb_text line = sb_heap_text(), id = SB_TEXT(p->id);
    sb_putf(&id, "%s-%d-%d-%d", h->g->id, h->setup.players, (int)game, ply);
    sb_puzzle_write(p, at->bytes, &line);
    pthread_mutex_lock(&h->lock);
    puts(line.at);
    fflush(stdout);
    h->found++;
    if (line.cut)
        h->failed = true;
    pthread_mutex_unlock(&h->lock);
    sb_heap_text_free(&line);
}

/* At most one of a game and a third of it, so that they do not look alike: other games begin elsewhere. */
static bool look_through(hunt *h, int64_t game)
{
    uint8_t key[SB_KEY_BYTES];
    position p;
    sb_puzzle found;
    sb_mind *mind;
    bool has = false;
    if (sb_mind_open(h->bot, h->g, &mind) != SB_OK)
        return false;
    sb_seed_series(h->key, (uint64_t)game, key);
    sb_quick q = { sb_hash(key, sizeof key) };
    int from = 4 + (int)sb_quick_below(&q, 120);
    h->g->rules.setup(p.bytes, &h->setup, key, NULL);
    unsigned pending;
    for (int ply = 0; !has && (pending = h->g->rules.pending(p.bytes)) != 0; ply++) {
        int seat = __builtin_ctz(pending);
        has = ply >= from && __builtin_popcount(pending) == 1 && is_puzzle(h, &p, seat, &found);
        if (has)
            keep(h, &found, &p, game, ply);
        else
            h->g->rules.apply(p.bytes, seat, sb_mind_move(mind, p.bytes, seat, NULL, NULL, &q, NULL), NULL);
    }
    sb_mind_close(mind);
    return true;
}

static void look_at(void *with, int game, int thread)
{
    hunt *h = with;
    if (h->failed || (h->until > 0 && cli_now() > h->until))
        return;
    if (!look_through(h, h->flags->first + game))
        h->failed = true;
    h->done++;
    if (thread == 0)
        cli_progress_show(&h->progress, (uint64_t)h->done);
}

static int run_all(hunt *h)
{
    pool *threads = pool_new((int)h->flags->threads);
    h->failed = !threads;
    pthread_mutex_init(&h->lock, NULL);
    h->progress = cli_progress_begin("games", (uint64_t)h->flags->games);
    if (threads)
        pool_run(threads, look_at, h, (int)h->flags->games);
    pool_free(threads);
    cli_progress_end(&h->progress);
    pthread_mutex_destroy(&h->lock);
    fprintf(stderr, "%lld puzzles in %lld games\n", (long long)h->found, (long long)h->done);
    if (h->failed)
        fputs("sagebrush hunt: out of memory\n", stderr);
    return h->failed ? CLI_CHECK_FAILED : CLI_FINE;
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static bool read_least(const char *text, sb_grade *out)
{
    for (int i = 0; i < SB_GRADES; i++)
        if (strcmp(text, sb_grade_ids[i]) == 0) {
            *out = (sb_grade)i;
            return true;
        }
    cli_usage(&VERB_HUNT, "--least %s: expected easy, medium or hard", text);
    return false;
}

static int run(int argc, char **argv)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    hunt_flags f = {
        .seed = "1", .bot = "trail_boss", .judge = "foreman", .least = "easy", .games = 20, .deals = 24, .gap = 300
    };
    f.threads = cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : cores;
    hunt h = { .flags = &f };
    char **args;
    int n;
    if (!cli_flags(&VERB_HUNT, argc, argv, &f, &args, &n) || !cli_game(&VERB_HUNT, args, n, &h.g)
        || !cli_seed(&VERB_HUNT, f.seed, h.key) || !read_least(f.least, &h.least))
        return CLI_BAD_USAGE;
    int players = f.players ? (int)f.players : h.g->players_min;
    if (sb_setup_init(h.g, players, &h.setup) != SB_OK)
        return cli_usage(
            &VERB_HUNT, "--players: %s is played by %d to %d", h.g->id, h.g->players_min, h.g->players_max);
    if (!cli_options(&VERB_HUNT, h.g, f.options, &h.setup) || !cli_bot(&VERB_HUNT, "bot", f.bot, h.g, &h.bot)
        || !cli_bot(&VERB_HUNT, "judge", f.judge, h.g, &h.judge))
        return CLI_BAD_USAGE;
    h.until = f.seconds ? cli_now() + (double)f.seconds : 0;
    return run_all(&h);
}

const verb VERB_HUNT = {
    .name = "hunt",
    .args = "GAME",
    .about = "looks for puzzles in games of bots, a line each",
    .flags = FLAGS,
    .run = run,
};
