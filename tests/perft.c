/* perft.c: how many sequences of moves there are from known positions: the cheapest alarm for a change in the rules.
 *
 *   perft check FILE     counts again and compares
 *   perft write FILE     writes the table anew (make golden) */
#include "protocol/perft.h"

#include <stdio.h>
#include <string.h>

typedef struct row {
    const char *game;
    int players;
    const char *option, *value;
    int depth; /* counted for depths 1 to this, from the start and from the middle of a game */
} row;

static const row ROWS[] = {
    { "colorado", 2, NULL, NULL, 6 },
    { "colorado", 3, NULL, NULL, 6 },
    { "colorado", 3, "maps", "four", 6 },
    { "colorado", 4, NULL, NULL, 6 },
    { "goldriver", 2, NULL, NULL, 6 },
    { "goldriver", 2, "first_game", "on", 6 },
    { "goldriver", 3, NULL, NULL, 6 },
    { "goldriver", 4, NULL, NULL, 6 },
    { "goldriver", 4, "poker", "off", 6 },
    { "goldriver", 5, NULL, NULL, 6 },
    { "gwt", 2, NULL, NULL, 6 },
    { "gwt", 3, "sides", "random", 6 },
    { "gwt", 4, "simmental", "on", 6 },
    { "gwt", 3, "rails_north", "on", 6 },
    { "gwt", 1, NULL, NULL, 6 },
    { "gwt", 1, "rails_north", "on", 6 },
    { "template", 3, NULL, NULL, 6 },
};

enum { SEEDS = 3, MIDDLE = 45 /* moves */ };

static bool start(const row *r, int seed, bool middle, void *state)
{
    const sb_game *g = sb_game_find(r->game);
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_quick chance = { (uint64_t)seed };
    sb_move list[SB_MOVES_MAX];
    if (!g || sb_setup_init(g, r->players, &setup) != SB_OK
        || (r->option && sb_setup_option(g, &setup, r->option, r->value) != SB_OK))
        return false;
    sb_seed_number((uint64_t)seed, key);
    g->rules.setup(state, &setup, key, NULL);
    for (int i = 0; middle && i < MIDDLE && g->rules.pending(state); i++) {
        int seat = __builtin_ctz(g->rules.pending(state));
        int n = g->rules.legal(state, seat, list);
        g->rules.apply(state, seat, list[sb_quick_below(&chance, (uint32_t)n)], NULL);
    }
    return true;
}

static bool tell(const row *r, int seed, bool middle, char *line, size_t size)
{
    _Alignas(16) unsigned char state[SB_STATE_MAX];
    if (!start(r, seed, middle, state))
        return false;
    int n = snprintf(line, size, "%s %d %s%s%s seed %d %s:", r->game, r->players, r->option ? r->option : "-",
        r->option ? "=" : "", r->option ? r->value : "", seed, middle ? "middle" : "start");
    for (int depth = 1; depth <= r->depth; depth++) {
        perft_count count = { .limit = 3000000 };
        perft_add(sb_game_find(r->game), state, depth, &count);
        if (count.stopped)
            break;
        n += snprintf(line + n, size - (size_t)n, " %llu", (unsigned long long)count.nodes);
    }
    snprintf(line + n, size - (size_t)n, "\n");
    return true;
}

int main(int argc, char **argv)
{
    bool write = argc == 3 && strcmp(argv[1], "write") == 0;
    if (!write && !(argc == 3 && strcmp(argv[1], "check") == 0)) {
        fprintf(stderr, "usage: perft check|write FILE\n");
        return 2;
    }
    FILE *file = fopen(argv[2], write ? "w" : "r");
    if (!file) {
        fprintf(stderr, "perft: %s cannot be opened\n", argv[2]);
        return 1;
    }
    int lines = 0, wrong = 0;
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int k = 0; k < 2 * SEEDS; k++) {
            char now[256], was[256] = "";
            if (!tell(&ROWS[i], 1 + k / 2, k % 2 == 1, now, sizeof now))
                return 1;
            lines++;
            if (write) {
                fputs(now, file);
            } else if (!fgets(was, sizeof was, file) || strcmp(was, now) != 0) {
                printf("file: %snow:  %s", *was ? was : "(missing)\n", now);
                wrong++;
            }
        }
    fclose(file);
    printf("%d perft lines, %d differ\n", lines, wrong);
    return wrong > 0;
}
