/* calibrate.c: `sagebrush calibrate`: whether the chances to win that the coach tells are what they say (coach.h).
 *
 * Bots play; at some of their decisions the coach is asked.  Of positions told as 70 %, about 70 % should be won, and all seats
 * together begin with 100 %.  What comes out are the numbers for `told` in outlook.h, too. */
#include "sagebrush/coach.h"

#include "cli/cli.h"
#include "library/pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { THREADS_MAX = 64 };

typedef struct calibrate_flags {
    const char *bot, *coach, *seed, *options;
    int64_t players, games, first, threads, every;
    bool lines;
} calibrate_flags;

#define AT(member) offsetof(calibrate_flags, member)

/* clang-format off */
static const flag FLAGS[] = {
    { "players", FLAG_NUMBER, AT(players), 1, SB_SEATS_MAX, "N", "how many play (the fewest)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game" },
    { "games", FLAG_NUMBER, AT(games), 1, INT32_MAX, "N", "games that are played (100)" },
    { "first", FLAG_NUMBER, AT(first), 0, INT32_MAX, "N", "number of the first: another part of the same series (0)" },
    { "bot", FLAG_TEXT, AT(bot), 0, 0, "BOT", "who plays them (trail_boss)" },
    { "coach", FLAG_TEXT, AT(coach), 0, 0, "BOT", "who is asked (best)" },
    { "every", FLAG_NUMBER, AT(every), 1, 100000, "N", "one decision of so many is asked about, besides each seat's first (20)" },
    { "lines", FLAG_ON, AT(lines), 0, 0, NULL, "every position as a line" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "threads", FLAG_NUMBER, AT(threads), 1, THREADS_MAX, "N", "threads (all cores)" },
    { 0 },
};
/* clang-format on */

/* What was told of a position, and what became of it. */
typedef struct asked {
    int32_t chance, own, other;
    int game, ply, turn, seat;
    bool first, drawn; /* the seat's first decision; one of the many that are asked about */
    double foreseen;   /* what the chance was before it was told */
    double won;        /* 1, 0, or a share */
} asked;

typedef struct calibration {
    const calibrate_flags *flags;
    const sb_game *g;
    sb_setup setup;
    const sb_bot *bot, *coach;
    sb_telling told;
    uint8_t key[SB_KEY_BYTES];
    pthread_mutex_t lock; /* of the list */
    asked *at;
    size_t n, room;
    _Atomic int64_t done;
    atomic_bool failed;
    cli_progress progress;
} calibration;

typedef union position {
    _Alignas(64) unsigned char bytes[SB_STATE_MAX];
} position;

/* ---- a game ------------------------------------------------------------------------------------------------------ */

enum { ASKED_MAX = 512 };

/* With what was asked in it. */
typedef struct game {
    position now;
    sb_mind *mind[SB_SEATS_MAX];
    sb_quick luck, draw;
    int number, n;
    unsigned met; /* seats that have decided something */
    asked at[ASKED_MAX];
} game;

/* What was foreseen where so much was told. */
static double foreseen(sb_telling by, int32_t told)
{
    int32_t low = 0, high = SB_CERTAIN;
    while (low < high) {
        int32_t middle = (low + high) / 2;
        if (sb_coach_tell(by, middle) < told)
            low = middle + 1;
        else
            high = middle;
    }
    return (double)low / SB_CERTAIN;
}

static void ask(const calibration *c, game *p, int ply, int seat)
{
    sb_move list[SB_MOVES_MAX];
    sb_thought t;
    if (c->g->rules.legal(p->now.bytes, seat, list) < 2)
        return;
    bool first = !(p->met >> seat & 1), drawn = sb_quick_below(&p->draw, (uint32_t)c->flags->every) == 0;
    p->met |= 1u << seat;
    if ((!first && !drawn) || p->n == ASKED_MAX
        || sb_coach_think(c->coach, c->g, p->now.bytes, seat, NULL, NULL, 0, &t) != SB_OK || !t.foresees)
        return;
    const sb_forecast *f = &t.candidate[0].forecast;
    p->at[p->n++] = (asked) { .chance = f->chance,
        .own = f->own,
        .other = f->other,
        .game = p->number,
        .ply = ply,
        .turn = c->g->rules.turn(p->now.bytes),
        .seat = seat,
        .first = first,
        .drawn = drawn,
        .foreseen = foreseen(c->told, f->chance) };
}

static void play_to_the_end(const calibration *c, game *p)
{
    unsigned pending;
    for (int ply = 0; (pending = c->g->rules.pending(p->now.bytes)) != 0; ply++) {
        int seat = __builtin_ctz(pending);
        ask(c, p, ply, seat);
        sb_move move = sb_mind_move(p->mind[seat], p->now.bytes, seat, NULL, NULL, &p->luck, NULL);
        c->g->rules.apply(p->now.bytes, seat, move, NULL);
    }
    sb_result r;
    c->g->rules.result(p->now.bytes, &r);
    for (int i = 0; i < p->n; i++)
        p->at[i].won = r.winners >> p->at[i].seat & 1 ? 1.0 / __builtin_popcount(r.winners) : 0;
}

/* False: out of memory. */
static bool keep(calibration *c, const game *p)
{
    if (c->n + (size_t)p->n > c->room) {
        size_t room = 2 * c->room + ASKED_MAX;
        asked *at = realloc(c->at, room * sizeof *at);
        if (!at)
            return false;
        c->at = at;
        c->room = room;
    }
    memcpy(c->at + c->n, p->at, (size_t)p->n * sizeof *p->at);
    c->n += (size_t)p->n;
    return true;
}

static bool play(calibration *c, game *p, int number)
{
    uint8_t key[SB_KEY_BYTES];
    memset(p->mind, 0, sizeof p->mind);
    for (int seat = 0; seat < c->setup.players; seat++)
        if (sb_mind_open(c->bot, c->g, &p->mind[seat]) != SB_OK)
            return false;
    sb_seed_series(c->key, (uint64_t)number, key);
    p->luck.s = sb_hash(key, sizeof key);
    p->draw.s = ~p->luck.s;
    p->number = number;
    p->met = 0;
    p->n = 0;
    c->g->rules.setup(p->now.bytes, &c->setup, key, NULL);
    play_to_the_end(c, p);
    pthread_mutex_lock(&c->lock);
    bool fits = keep(c, p);
    pthread_mutex_unlock(&c->lock);
    return fits;
}

static bool play_game(calibration *c, int number)
{
    game *p = aligned_alloc(64, (sizeof *p + 63) & ~(size_t)63);
    if (!p)
        return false;
    bool fine = play(c, p, number);
    for (int seat = 0; seat < c->setup.players; seat++)
        sb_mind_close(p->mind[seat]);
    free(p);
    return fine;
}

static void play_one(void *with, int piece, int thread)
{
    calibration *c = with;
    if (c->failed)
        return;
    if (!play_game(c, (int)c->flags->first + piece))
        c->failed = true;
    c->done++;
    if (thread == 0)
        cli_progress_show(&c->progress, (uint64_t)c->done);
}

/* ---- what it comes to -------------------------------------------------------------------------------------------- */

enum { BINS = 10 };

/* Games end in any order. */
static int by_game(const void *a, const void *b)
{
    const asked *x = a, *y = b;
    return x->game != y->game ? (x->game > y->game) - (x->game < y->game) : x->ply - y->ply;
}

static void print_lines(const calibration *c)
{
    puts("game ply turn seat first drawn chance own other won");
    for (size_t i = 0; i < c->n; i++) {
        const asked *a = &c->at[i];
        printf("%d %d %d %d %d %d %.5f %.2f %.2f %.4f\n", a->game, a->ply, a->turn, a->seat, a->first, a->drawn,
            (double)a->chance / SB_CERTAIN, a->own / 100.0, a->other / 100.0, a->won);
    }
}

static void print_bins(const calibration *c)
{
    double told[BINS] = { 0 }, foreseen[BINS] = { 0 }, won[BINS] = { 0 };
    int n[BINS] = { 0 };
    for (size_t i = 0; i < c->n; i++) {
        const asked *a = &c->at[i];
        int bin = a->chance * BINS / SB_CERTAIN < BINS ? a->chance * BINS / SB_CERTAIN : BINS - 1;
        if (!a->drawn)
            continue;
        told[bin] += 100.0 * a->chance / SB_CERTAIN;
        foreseen[bin] += 100 * a->foreseen;
        won[bin] += 100 * a->won;
        n[bin]++;
    }
    puts("   told      won  foreseen  positions");
    for (int b = 0; b < BINS; b++)
        if (n[b])
            printf("%5.1f %%  %5.1f %%   %5.1f %%  %9d\n", told[b] / n[b], won[b] / n[b], foreseen[b] / n[b], n[b]);
}

/* ---- the numbers that fit (sb_telling) --------------------------------------------------------------------------- */

static double tell(double p, double odds, double bend)
{
    double yes = p * odds * (1 + bend * p), no = (1 - p) * (1 + bend * (1 - p));
    return yes / (yes + no);
}

/* How much would be told, less what was won, and by the squares. */
static double excess(const calibration *c, double odds, double bend, double *squares)
{
    double sum = 0;
    *squares = 0;
    for (size_t i = 0; i < c->n; i++) {
        const asked *a = &c->at[i];
        double by = a->drawn ? tell(a->foreseen, odds, bend) - a->won : 0;
        sum += by;
        *squares += by * by;
    }
    return sum;
}

/* With how much all seats together would begin, in the mean. */
static double sum_at_first(const calibration *c, double odds, double bend)
{
    double sum = 0;
    for (size_t i = 0; i < c->n; i++)
        sum += c->at[i].first ? tell(c->at[i].foreseen, odds, bend) : 0;
    return sum / (double)c->done;
}

/* Odds by which as much is told as is won, or (first) by which all seats begin with 1. */
static double odds_for(const calibration *c, double bend, bool first, double *squares)
{
    enum { STEPS = 24 };
    double low = 0.25, high = 2.5;
    for (int i = 0; i < STEPS; i++) {
        double middle = (low + high) / 2;
        double more = first ? sum_at_first(c, middle, bend) - 1 : excess(c, middle, bend, squares);
        *(more > 0 ? &high : &low) = middle;
    }
    return low;
}

/* The odds by which as much is told as is won, with the bend that misses by the least squares. */
static void print_fitting(const calibration *c)
{
    enum { BEND_MAX = 250, BEND_STEP = 10 };
    double least = 0, squares = 0;
    int bend = 0;
    for (int b = 0; b <= BEND_MAX; b += BEND_STEP) {
        odds_for(c, b / 100.0, false, &squares);
        if (b == 0 || squares < least) {
            least = squares;
            bend = b;
        }
    }
    printf("fitting: odds %.0f, bend %d", 100 * odds_for(c, bend / 100.0, false, &squares), bend);
    if (c->setup.players > 1)
        printf("; by the first chances odds %.0f", 100 * odds_for(c, bend / 100.0, true, &squares));
    putchar('\n');
}

/* ---- the answer -------------------------------------------------------------------------------------------------- */

static void print_sums(const calibration *c)
{
    double all = 0, told, foreseen;
    int n = 0;
    for (size_t i = 0; i < c->n; i++) {
        all += c->at[i].drawn ? c->at[i].won : 0;
        n += c->at[i].drawn;
    }
    double mean = n ? all / n : 0, odds = c->told.odds ? c->told.odds / 100.0 : 1, bend = c->told.bend / 100.0;
    excess(c, odds, bend, &told);
    excess(c, 1, 0, &foreseen);
    printf("square error %.4f told, %.4f foreseen, %.4f by always saying %.1f %%\n", n ? told / n : 0,
        n ? foreseen / n : 0, mean * (1 - mean), 100 * mean);
    printf("first chances of all seats together %.1f %% told, %.1f %% foreseen\n", 100 * sum_at_first(c, odds, bend),
        100 * sum_at_first(c, 1, 0));
}

static void print_table(const calibration *c)
{
    printf("%s, %d players, %lld games of %s, told by odds %d, bend %d\n", c->g->id, c->setup.players,
        (long long)c->done, c->bot->id, c->told.odds, c->told.bend);
    print_bins(c);
    print_sums(c);
    print_fitting(c);
}

static int run_all(calibration *c)
{
    pool *threads = pool_new((int)c->flags->threads);
    c->failed = !threads;
    pthread_mutex_init(&c->lock, NULL);
    c->progress = cli_progress_begin("games", (uint64_t)c->flags->games);
    if (threads)
        pool_run(threads, play_one, c, (int)c->flags->games);
    pool_free(threads);
    cli_progress_end(&c->progress);
    pthread_mutex_destroy(&c->lock);
    if (c->n)
        qsort(c->at, c->n, sizeof *c->at, by_game);
    if (c->failed)
        fputs("sagebrush calibrate: out of memory\n", stderr);
    else if (c->flags->lines)
        print_lines(c);
    else
        print_table(c);
    free(c->at);
    return c->failed ? CLI_CHECK_FAILED : CLI_FINE;
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static int run(int argc, char **argv)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    calibrate_flags f = { .seed = "1", .bot = "trail_boss", .coach = "best", .games = 100, .every = 20 };
    f.threads = cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : cores;
    calibration c = { .flags = &f };
    char **args;
    int n;
    if (!cli_flags(&VERB_CALIBRATE, argc, argv, &f, &args, &n) || !cli_game(&VERB_CALIBRATE, args, n, &c.g)
        || !cli_seed(&VERB_CALIBRATE, f.seed, c.key))
        return CLI_BAD_USAGE;
    int players = f.players ? (int)f.players : c.g->players_min;
    if (sb_setup_init(c.g, players, &c.setup) != SB_OK)
        return cli_usage(
            &VERB_CALIBRATE, "--players: %s is played by %d to %d", c.g->id, c.g->players_min, c.g->players_max);
    if (!cli_options(&VERB_CALIBRATE, c.g, f.options, &c.setup) || !cli_bot(&VERB_CALIBRATE, "bot", f.bot, c.g, &c.bot)
        || !cli_bot(&VERB_CALIBRATE, "coach", f.coach, c.g, &c.coach))
        return CLI_BAD_USAGE;
    if (c.g->bots.outlook)
        c.told = c.g->bots.outlook->told[players - 1];
    return run_all(&c);
}

const verb VERB_CALIBRATE = {
    .name = "calibrate",
    .args = "GAME",
    .about = "compares the chances to win that the coach tells with who wins",
    .flags = FLAGS,
    .run = run,
};
