/* rich.c: the promises of a game (conformance.h), kept from rich beginnings too (game.h, enrich), and what random play
 * hardly meets has to occur: deck and discard pile run dry, hands are empty or huge, turn 200 comes; large buildings,
 * special deliveries, stations far up the track.
 *
 *   rich GAME [PLAYERS [OPTIONS [KEY [STYLE]]]] */
#include "conformance.h"
#include "thin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const sb_game *game; /* as it is without rich beginnings */

static void rich_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev)
{
    sb_quick chance = { sb_hash(key, SB_KEY_BYTES) };
    game->rules.setup(state, setup, key, ev);
    game->trial.enrich(state, &chance);
}

/* What these beginnings are for, by kind. */
typedef struct aim {
    const char *game;
    int seeds; /* enough to meet it all */
    const char *decisions, *moves, *events;
} aim;

/* clang-format off */
static const aim AIMS[] = {
    { "colorado", 2, .events = "short skipped over_turns" },
    { "goldriver", 2 },
    { "gwt", 4, /* with fewer, Sam shows no expansion card */
        .decisions =
            "engine_return engine_back_any upgrade_behind appoint herder free_move use simmental "
            "poker_seat poker_lay store take_cattle",
        .moves = "disc_from use_back do_cards store",
        .events =
            "take_unseen replaced no_disc brahman poker_win bell sam_replace sam_engine_gone "
            "sam_disc_back sam_no_disc sam_master sam_nothing sam_store sam_no_store sam_reveals "
            "sam_complete sam_active" },
};
/* clang-format on */

static const aim *aim_of(const sb_game *g)
{
    for (size_t i = 0; i < sizeof AIMS / sizeof *AIMS; i++)
        if (strcmp(AIMS[i].game, g->id) == 0)
            return &AIMS[i];
    return NULL;
}

static int kind_of(const sb_words *words, const char *id)
{
    for (int k = 0; k < words->count; k++)
        if (words->at[k].id && strcmp(words->at[k].id, id) == 0)
            return k;
    return -1;
}

/* Whether all these words were met; a word that the game does not have counts as one that was not. */
static bool has_met(const sb_words *words, const int *met, const char *wanted)
{
    bool all = true;
    char text[600];
    snprintf(text, sizeof text, "%s", wanted ? wanted : "");
    for (char *rest, *id = strtok_r(text, " ", &rest); id; id = strtok_r(NULL, " ", &rest)) {
        int kind = kind_of(words, id);
        if (kind < 0 || met[kind] == 0)
            all = false, printf("never met: %s\n", id);
    }
    return all;
}

static bool has_met_all(const aim *a, const cf_tally *t)
{
    bool decisions = has_met(&game->decisions, t->decisions, a->decisions);
    bool moves = has_met(&game->moves, t->moves, a->moves);
    bool events = has_met(&game->events, t->events, a->events);
    return decisions && moves && events;
}

int main(int argc, char **argv)
{
    static sb_game rich;
    static cf_tally tally;
    const char *seeds = getenv("SB_CONFORMANCE_SEEDS");
    game = argc > 1 ? sb_game_find(argv[1]) : NULL;
    const aim *a = game ? aim_of(game) : NULL;
    if (!a || !game->trial.enrich)
        return cf_usage("rich", "a game with rich beginnings is needed");
    rich = *game;
    rich.rules.setup = rich_setup;
    cf_run run = { .g = &rich,
        .program = "rich",
        .seeds = seeds ? atoi(seeds) : a->seeds,
        .thin = argc > 4 ? 1 : cf_thin(40),
        .sets_thin = seeds ? 1 : thin_factor(),
        .failures_max = 10,
        .out = stdout };
    if (argc > 2)
        return cf_run_arguments(&run, argc - 2, argv + 2, &tally);
    int failures = cf_run_game(&run, &tally);
    printf("%s, rich beginnings: %d games, %d moves, %d failures\n", game->id, tally.games, tally.plies, failures);
    return failures
        || (!getenv("SB_CONFORMANCE_THIN") && !has_met_all(a, &tally)); /* thinly, some of it is not looked at */
}
