/* rich.c: the promises of a game (conformance.h), kept by Colorado and Gold River from rich beginnings too (game.h,
 * enrich): deck and discard pile run dry, hands are empty or huge, turn 200 comes, suits are collected.
 *
 *   rich GAME [PLAYERS [OPTIONS [KEY [STYLE]]]]
 *
 * Great Western Trail has a program of its own (gwt_rich.c). */
#include "conformance.h"

#include <stdlib.h>
#include <string.h>

static const sb_game *game; /* as it is without rich beginnings */

static void rich_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev)
{
    sb_quick chance = { sb_hash(key, SB_KEY_BYTES) };
    game->setup(state, setup, key, ev);
    game->enrich(state, &chance);
}

/* What these beginnings are for: kinds of events. */
static const struct {
    const char *game, *event;
} MUST_MEET[] = {
    { "colorado", "short" },
    { "colorado", "skipped" },
    { "colorado", "over_turns" },
};

static bool has_met(const cf_tally *t)
{
    bool met = true;
    for (size_t i = 0; i < sizeof MUST_MEET / sizeof *MUST_MEET; i++)
        for (int k = 0; strcmp(MUST_MEET[i].game, game->id) == 0 && k < game->events.count; k++)
            if (strcmp(game->events.at[k].id, MUST_MEET[i].event) == 0 && t->events[k] == 0)
                met = false, printf("never happened: %s\n", game->events.at[k].id);
    return met;
}

int main(int argc, char **argv)
{
    static sb_game rich;
    static cf_tally tally;
    const char *seeds = getenv("SB_CONFORMANCE_SEEDS");
    game = argc > 1 ? sb_game_find(argv[1]) : NULL;
    if (!game || !game->enrich)
        return cf_usage("rich", "a game with rich beginnings is needed");
    rich = *game;
    rich.setup = rich_setup;
    cf_run run = { .g = &rich,
        .program = "rich",
        .seeds = seeds ? atoi(seeds) : 2,
        .thin = argc > 4 ? 1 : 11,
        .failures_max = 10,
        .out = stdout };
    if (argc > 2)
        return cf_run_arguments(&run, argc - 2, argv + 2, &tally);
    int failures = cf_run_game(&run, &tally);
    printf("%s, rich beginnings: %d games, %d moves, %d failures\n", game->id, tally.games, tally.plies, failures);
    return failures || !has_met(&tally);
}
