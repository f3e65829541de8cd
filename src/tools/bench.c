/* bench.c: `sagebrush bench`: how fast uniform random play goes (list, pick, apply: no checks, no events), or that of
 * bots; what a copy costs, how large a state is. */
#include "cli/cli.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SLICES 5 /* the median of so many measurements is reported: one disturbance does not show */

typedef struct bench_flags {
    const char *game, *players, *options, *seed, *bots;
    int64_t seconds, count, stop;
    bool json;
} bench_flags;

#define AT(member) offsetof(bench_flags, member)

static const flag FLAGS[] = {
    { "game", FLAG_TEXT, AT(game), 0, 0, "GAME", "this game only (all)" },
    { "players", FLAG_TEXT, AT(players), 0, 0, "N", "how many play: 3, 2,4, 2-5 or all (all)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game (with --game)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "bots", FLAG_TEXT, AT(bots), 0, 0, "A,B", "bots play, dealt round the table (moves picked at random)" },
    { "stop", FLAG_NUMBER, AT(stop), 1, INT32_MAX, "N", "break games off after so many decisions" },
    { "seconds", FLAG_NUMBER, AT(seconds), 1, 3600, "N", "time for each line (1)" },
    { "count", FLAG_NUMBER, AT(count), 1, INT32_MAX, "N", "so many games and no clock: for counting instructions" },
    { "json", FLAG_ON, AT(json), 0, 0, NULL, "one object per game and number of players" },
    { 0 },
};

typedef struct bench_case {
    const sb_game *g;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    cli_bots bots; /* none: moves are picked at random */
    sb_quick chance;
    uint64_t games, decisions, turns;
    uint64_t stop; /* after so many decisions of a game; UINT64_MAX = at its end */
} bench_case;

/* ---- measuring --------------------------------------------------------------------------------------------------- */

/* Both answer how many of the decisions were left when the game was over. */
static uint64_t pick_moves(bench_case *b, void *state, uint64_t left)
{
    sb_move list[SB_MOVES_MAX];
    const sb_game *g = b->g;
    unsigned pending;
    for (; left && (pending = g->rules.pending(state)) != 0; left--) {
        int seat = __builtin_ctz(pending), n = g->rules.legal(state, seat, list);
        g->rules.apply(state, seat, list[sb_quick_below(&b->chance, (uint32_t)n)], NULL);
    }
    return left;
}

static uint64_t ask_bots(bench_case *b, void *state, uint64_t left)
{
    const sb_game *g = b->g;
    unsigned pending;
    for (; left && (pending = g->rules.pending(state)) != 0; left--) {
        int seat = __builtin_ctz(pending);
        const sb_bot *bot = b->bots.at[seat % b->bots.n];
        g->rules.apply(state, seat, sb_bot_move(bot, g, state, seat, NULL, &b->chance, NULL), NULL);
    }
    return left;
}

static void play_one(bench_case *b)
{
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    uint8_t key[SB_KEY_BYTES];
    sb_seed_series(b->key, b->games++, key);
    b->g->rules.setup(state, &b->setup, key, NULL);
    b->decisions += b->stop - (b->bots.n ? ask_bots : pick_moves)(b, state, b->stop);
    b->turns += (uint64_t)b->g->rules.turn(state);
}

typedef struct bench_slice {
    double decisions_per_s, games_per_s;
} bench_slice;

static bench_slice measure(bench_case *b, double seconds)
{
    uint64_t games = b->games, decisions = b->decisions;
    double began = cli_now(), now;
    do {
        for (int i = 0; i < 16; i++)
            play_one(b);
        now = cli_now();
    } while (now - began < seconds);
    return (bench_slice) { .decisions_per_s = (double)(b->decisions - decisions) / (now - began),
        .games_per_s = (double)(b->games - games) / (now - began) };
}

static int cmp_slices(const void *a, const void *b)
{
    double x = ((const bench_slice *)a)->decisions_per_s, y = ((const bench_slice *)b)->decisions_per_s;
    return x < y ? -1 : x > y;
}

static bench_slice median(bench_case *b, double seconds)
{
    bench_slice slice[SLICES];
    measure(b, seconds / 20); /* warm up */
    for (int i = 0; i < SLICES; i++)
        slice[i] = measure(b, seconds / SLICES);
    qsort(slice, SLICES, sizeof *slice, cmp_slices);
    return slice[SLICES / 2];
}

/* Nanoseconds for one copy of a state. */
static double clone_ns(const sb_game *g)
{
    enum { COPIES = 16, ROUNDS = 20000 };
    static _Alignas(64) unsigned char states[COPIES][SB_STATE_MAX];
    double began = cli_now();
    for (int r = 0; r < ROUNDS; r++)
        for (int i = 0; i < COPIES; i++) {
            memcpy(states[i], states[(i + 1) % COPIES], g->state_size);
            __asm__ volatile("" ::: "memory"); /* every copy is made */
        }
    return (cli_now() - began) * 1e9 / ((double)COPIES * ROUNDS);
}

/* Seconds that this thread has worked: what others do on the machine does not count. */
static double worked(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Nanoseconds for asking the checked door about a legal move: the positions of a few whole games, each asked many times. */
static double check_ns(const bench_case *b)
{
    enum { GAMES = 4, TIMES = 128 };
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    sb_move list[SB_MOVES_MAX];
    uint8_t key[SB_KEY_BYTES];
    sb_quick chance = b->chance;
    uint64_t asked = 0, allowed = 0;
    double spent = 0;
    for (uint64_t game = 0; game < GAMES; game++) {
        sb_seed_series(b->key, game, key);
        b->g->rules.setup(state, &b->setup, key, NULL);
        for (unsigned pending; (pending = b->g->rules.pending(state)) != 0;) {
            int seat = __builtin_ctz(pending), n = b->g->rules.legal(state, seat, list);
            sb_move move = list[sb_quick_below(&chance, (uint32_t)n)];
            double began = worked();
            for (int i = 0; i < TIMES; i++)
                allowed += sb_may_play(b->g, state, seat, move) == SB_OK;
            spent += worked() - began;
            asked += TIMES;
            b->g->rules.apply(state, seat, move, NULL);
        }
    }
    return allowed == asked ? spent * 1e9 / (double)asked : -1;
}

/* "Intel Xeon ..., 2 cores" */
static const char *machine(void)
{
    static char name[160];
    char line[256];
    sb_text t = SB_TEXT(name);
    int cores = 0;
    FILE *f = fopen("/proc/cpuinfo", "r");
    while (f && fgets(line, sizeof line, f)) {
        if (strncmp(line, "model name", 10) != 0 || !strchr(line, ':'))
            continue;
        line[strcspn(line, "\n")] = '\0';
        if (cores++ == 0)
            sb_put(&t, strchr(line, ':') + 2);
    }
    if (f)
        fclose(f);
    sb_putf(&t, "%s, %d cores", cores ? "" : "unknown", cores);
    return name;
}

/* ---- reporting --------------------------------------------------------------------------------------------------- */

static void json_head(sb_json *out, const bench_case *b)
{
    sb_json_object(out, NULL);
    sb_json_text(out, "game", b->g->id);
    sb_json_int(out, "players", b->setup.players);
    sb_setup_json(b->g, &b->setup, out);
    sb_json_int(out, "state_bytes", b->g->state_size);
}

static void json_tail(sb_json *out, const bench_case *b)
{
    sb_json_fixed(out, "mean_decisions", (double)b->decisions / (double)b->games, 2);
    sb_json_int(out, "games", (int64_t)b->games);
    sb_json_int(out, "decisions", (int64_t)b->decisions);
    sb_json_int(out, "turns", (int64_t)b->turns);
    sb_json_text(out, "machine", machine());
    sb_json_text(out, "version", CLI_VERSION);
    sb_json_text(out, "commit", CLI_COMMIT);
    sb_json_text(out, "build", CLI_BUILD);
    sb_json_end(out);
    puts(out->out->at);
}

static void run_counted(bench_case *b, const bench_flags *f)
{
    char bytes[2048];
    sb_text text = SB_TEXT(bytes);
    sb_json out = SB_JSON(&text);
    for (int64_t i = 0; i < f->count; i++)
        play_one(b);
    if (!f->json) {
        printf("%-10s %d players: %llu games, %llu decisions\n", b->g->id, b->setup.players,
            (unsigned long long)b->games, (unsigned long long)b->decisions);
        return;
    }
    json_head(&out, b);
    json_tail(&out, b);
}

static void run_timed(bench_case *b, const bench_flags *f)
{
    char bytes[2048];
    sb_text text = SB_TEXT(bytes);
    sb_json out = SB_JSON(&text);
    bench_slice s = median(b, (double)f->seconds);
    double copy = clone_ns(b->g), check = check_ns(b);
    if (!f->json) {
        printf("%-10s %7d %11d %15.0f %9.0f %14.1f %8.1f %9.0f\n", b->g->id, b->setup.players, b->g->state_size,
            s.decisions_per_s, s.games_per_s, (double)b->decisions / (double)b->games, copy, check);
        return;
    }
    json_head(&out, b);
    sb_json_fixed(&out, "decisions_per_s", s.decisions_per_s, 0);
    sb_json_fixed(&out, "games_per_s", s.games_per_s, 1);
    sb_json_fixed(&out, "clone_ns", copy, 1);
    sb_json_fixed(&out, "check_ns", check, 1);
    json_tail(&out, b);
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static bool is_asked(const sb_game *g, const sb_game *only)
{
    return only ? g == only : !g->example;
}

/* Before anything is printed. */
static bool read_bots(const bench_flags *f, const sb_game *only, cli_bots *out)
{
    if (!f->bots)
        return true;
    bool fine = cli_bots_read(&VERB_BENCH, f->bots, out);
    for (int i = 0; fine && sb_games[i]; i++)
        fine = !is_asked(sb_games[i], only) || cli_bots_play(&VERB_BENCH, out, sb_games[i]);
    return fine;
}

static bool bench_game(const sb_game *g, const bench_flags *f, const cli_bots *bots)
{
    bench_case b = { .g = g, .bots = *bots, .stop = f->stop ? (uint64_t)f->stop : UINT64_MAX };
    unsigned counts;
    if (!cli_players(&VERB_BENCH, g, f->players ? f->players : "all", &counts)
        || !cli_seed(&VERB_BENCH, f->seed, b.key))
        return false;
    for (int n = 1; n <= SB_SEATS_MAX; n++) {
        if (!(counts >> n & 1))
            continue;
        b.games = b.decisions = b.turns = 0;
        b.chance.s = sb_hash(b.key, sizeof b.key);
        sb_setup_init(g, n, &b.setup);
        if (!cli_options(&VERB_BENCH, g, f->options, &b.setup))
            return false;
        if (f->count)
            run_counted(&b, f);
        else
            run_timed(&b, f);
        fflush(stdout);
    }
    return true;
}

static int run(int argc, char **argv)
{
    bench_flags f = { .seed = "1", .seconds = 1 };
    const sb_game *only = NULL;
    cli_bots bots = { 0 };
    char **args;
    int n;
    if (!cli_flags(&VERB_BENCH, argc, argv, &f, &args, &n))
        return CLI_BAD_USAGE;
    if (n > 0)
        return cli_usage(&VERB_BENCH, "%s: expected no arguments; --game names a game", args[0]);
    if (f.game && !cli_game(&VERB_BENCH, (char *[]) { (char *)(uintptr_t)f.game }, 1, &only))
        return CLI_BAD_USAGE;
    if (!only && (f.options || f.players))
        return cli_usage(&VERB_BENCH, "--%s: expected --game with it", f.options ? "options" : "players");
    if (!read_bots(&f, only, &bots))
        return CLI_BAD_USAGE;
    if (!f.json)
        printf("%s; sagebrush %s, commit %s, %s\n", machine(), CLI_VERSION, CLI_COMMIT, CLI_BUILD);
    if (!f.json && !f.count)
        printf("game       players state bytes decisions per s  games/s decisions/game copy, ns check, ns\n");
    for (int i = 0; sb_games[i]; i++)
        if (is_asked(sb_games[i], only) && !bench_game(sb_games[i], &f, &bots))
            return CLI_BAD_USAGE;
    return CLI_FINE;
}

const verb VERB_BENCH = {
    .name = "bench",
    .args = "",
    .about = "decisions a second, games a second, cost of a copy and of a checked move, size of a state",
    .flags = FLAGS,
    .run = run,
};
