/* perft.c: `sagebrush perft`: node counts to a depth from a seed, also move by move (perft.h). */
#include "protocol/perft.h"

#include "cli/cli.h"

#include <stddef.h>
#include <string.h>

typedef struct perft_flags {
    const char *seed, *options;
    int64_t players, depth;
    bool divide, json;
} perft_flags;

#define AT(member) offsetof(perft_flags, member)

static const flag FLAGS[] = {
    { "players", FLAG_NUMBER, AT(players), 1, SB_SEATS_MAX, "N", "how many play (the fewest)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (1)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game" },
    { "depth", FLAG_NUMBER, AT(depth), 1, PERFT_DEPTH_MAX, "N", "how many moves deep (3)" },
    { "divide", FLAG_ON, AT(divide), 0, 0, NULL, "the last depth move by move" },
    { "json", FLAG_ON, AT(json), 0, 0, NULL, "one object per depth, and per move with --divide" },
    { 0 },
};

typedef struct perft_case {
    const sb_game *g;
    sb_setup setup;
    const perft_flags *f;
    _Alignas(16) unsigned char state[SB_STATE_MAX];
} perft_case;

static void print_json(const perft_case *p, int depth, const char *move, const perft_count *count)
{
    char bytes[1024];
    sb_text text = SB_TEXT(bytes);
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    sb_json_text(&out, "game", p->g->id);
    sb_json_int(&out, "players", p->setup.players);
    sb_setup_json(p->g, &p->setup, &out);
    cli_json_seed(&out, p->f->seed);
    sb_json_int(&out, "depth", depth);
    if (move)
        sb_json_text(&out, "move", move);
    sb_json_int(&out, "nodes", (int64_t)count->nodes);
    sb_json_int(&out, "ended", (int64_t)count->ended);
    sb_json_end(&out);
    puts(bytes);
}

/* A line for a depth, or for one move of it. */
static void print(const perft_case *p, int depth, const char *move, const perft_count *count)
{
    if (p->f->json) {
        print_json(p, depth, move, count);
        return;
    }
    if (move)
        printf("  %-32s", move);
    else
        printf("depth %2d", depth);
    printf(" %12llu nodes", (unsigned long long)count->nodes);
    printf(count->ended ? ", %llu games ended before\n" : "\n", (unsigned long long)count->ended);
}

static void divide(const perft_case *p, int depth)
{
    _Alignas(16) unsigned char next[SB_STATE_MAX];
    sb_move list[SB_MOVES_MAX];
    int seat = __builtin_ctz(p->g->rules.pending(p->state));
    int n = p->g->rules.legal(p->state, seat, list);
    for (int i = 0; i < n; i++) {
        char bytes[128];
        sb_text text = SB_TEXT(bytes);
        perft_count count = { 0 };
        memcpy(next, p->state, p->g->state_size);
        p->g->rules.apply(next, seat, list[i], NULL);
        perft_add(p->g, next, depth - 1, &count);
        sb_move_write(p->g, list[i], &text);
        print(p, depth, bytes, &count);
    }
}

static int count_all(perft_case *p, const uint8_t key[SB_KEY_BYTES])
{
    int deepest = (int)p->f->depth;
    p->g->rules.setup(p->state, &p->setup, key, NULL);
    for (int depth = 1; depth <= deepest; depth++) {
        perft_count count = { 0 };
        perft_add(p->g, p->state, depth, &count);
        print(p, depth, NULL, &count);
        fflush(stdout);
    }
    if (p->f->divide)
        divide(p, deepest);
    return CLI_FINE;
}

static int run(int argc, char **argv)
{
    perft_flags f = { .seed = "1", .depth = 3 };
    perft_case p = { .f = &f };
    uint8_t key[SB_KEY_BYTES];
    char **args;
    int n;
    if (!cli_flags(&VERB_PERFT, argc, argv, &f, &args, &n) || !cli_game(&VERB_PERFT, args, n, &p.g)
        || !cli_seed(&VERB_PERFT, f.seed, key))
        return CLI_BAD_USAGE;
    if (sb_setup_init(p.g, f.players ? (int)f.players : p.g->players_min, &p.setup) != SB_OK)
        return cli_usage(&VERB_PERFT, "--players %d: %s is played by %d to %d", (int)f.players, p.g->id,
            p.g->players_min, p.g->players_max);
    if (!cli_options(&VERB_PERFT, p.g, f.options, &p.setup))
        return CLI_BAD_USAGE;
    return count_all(&p, key);
}

const verb VERB_PERFT = {
    .name = "perft",
    .args = "GAME",
    .about = "node counts to a depth from a seed",
    .flags = FLAGS,
    .run = run,
};
