/* gwt_rich.c: the promises of a game (conformance.h), kept by Great Western Trail from rich beginnings (rich.c): what
 * random play hardly meets has to occur here. */
#include "conformance.h"
#include "games/gwt/state.h"

#include <stdlib.h>

static void rich_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev)
{
    sb_quick chance = { sb_hash(key, SB_KEY_BYTES) };
    gwt_setup(state, setup, key, ev);
    gwt_enrich(state, &chance);
}

static bool has_met(const cf_tally *t)
{
    static const uint8_t decisions[] = { GWT_D_ENGINE_RETURN, GWT_D_ENGINE_BACK_ANY, GWT_D_UPGRADE_BEHIND,
        GWT_D_APPOINT, GWT_D_HERDER, GWT_D_FREE_MOVE, GWT_D_USE, GWT_D_SIMMENTAL, GWT_D_POKER_SEAT, GWT_D_POKER_LAY,
        GWT_D_STORE, GWT_D_TAKE_CATTLE };
    static const uint8_t moves[] = { GWT_MV_DISC_FROM, GWT_MV_USE_BACK, GWT_MV_DO_CARDS, GWT_MV_STORE };
    static const uint8_t events[] = { GWT_EV_TAKE_UNSEEN, GWT_EV_REPLACED, GWT_EV_NO_DISC, GWT_EV_BRAHMAN,
        GWT_EV_POKER_WIN, GWT_EV_BELL, GWT_EV_SAM_REPLACE, GWT_EV_SAM_ENGINE_GONE, GWT_EV_SAM_DISC_BACK,
        GWT_EV_SAM_NO_DISC, GWT_EV_SAM_MASTER, GWT_EV_SAM_NOTHING, GWT_EV_SAM_STORE, GWT_EV_SAM_NO_STORE,
        GWT_EV_SAM_REVEALS, GWT_EV_SAM_COMPLETE, GWT_EV_SAM_ACTIVE };
    bool met = true;
    for (size_t i = 0; i < sizeof decisions; i++)
        if (t->decisions[decisions[i]] == 0)
            met = false, printf("never asked: %s\n", GWT_DECISIONS[decisions[i]].id);
    for (size_t i = 0; i < sizeof moves; i++)
        if (t->moves[moves[i]] == 0)
            met = false, printf("never played: %s\n", GWT_MOVES[moves[i]].id);
    for (size_t i = 0; i < sizeof events; i++)
        if (t->events[events[i]] == 0)
            met = false, printf("never happened: %s\n", GWT_EVENTS[events[i]].id);
    return met;
}

/* Without arguments everything; otherwise as in conformance.c. */
int main(int argc, char **argv)
{
    static sb_game rich;
    static cf_tally tally;
    const char *seeds = getenv("SB_CONFORMANCE_SEEDS");
    rich = gwt_game;
    rich.setup = rich_setup;
    cf_run run = { .g = &rich,
        .program = "gwt_rich",
        .seeds = seeds ? atoi(seeds) : 4, /* with fewer, Sam shows no expansion card */
        .thin = argc > 4 ? 1 : 11,
        .failures_max = 10,
        .out = stdout };
    if (argc > 2)
        return cf_run_arguments(&run, argc - 2, argv + 2, &tally);
    int failures = cf_run_game(&run, &tally);
    printf("rich beginnings: %d games, %d moves, %d failures\n", tally.games, tally.plies, failures);
    return failures || !has_met(&tally);
}
