/* conformance.c: the program that proves the promises of every registered game (conformance.h).
 *
 *   conformance [GAME [PLAYERS [OPTIONS [KEY [STYLE]]]]]
 *
 * Without arguments: all games, every player count, every set of options (every pair of values where there are too
 * many sets), SB_CONFORMANCE_SEEDS keys each (one, if it is not set, and long games checked at every
 * SB_CONFORMANCE_THIN-th position; with SB_TEST_THIN every so manieth set of options alone), by random and by greedy play and at tables.  A failure prints the arguments that show
 * it again. */
#include "conformance.h"
#include "thin.h"

#include <stdlib.h>
#include <string.h>

static int usage(const char *what)
{
    return cf_usage("conformance", what);
}

int main(int argc, char **argv)
{
    const char *seeds = getenv("SB_CONFORMANCE_SEEDS");
    cf_run run = {
        .program = "conformance",
        .seeds = seeds ? atoi(seeds) : 1,
        .thin = seeds || argc > 4 ? 1 : cf_thin(16),
        .sets_thin = seeds ? 1 : thin_factor(),
        .failures_max = 10,
        .tables = true,
        .rules_folder = CF_RULES_FOLDER,
        .out = stdout,
    };
    int failures = 0;
    if (argc > 1 && !sb_game_find(argv[1]))
        return usage("there is no such game");
    for (int i = 0; sb_games[i]; i++) {
        static cf_tally tally;
        memset(&tally, 0, sizeof tally);
        run.g = sb_games[i];
        if (argc > 1 && strcmp(argv[1], run.g->id) != 0)
            continue;
        failures += argc > 2 ? cf_run_arguments(&run, argc - 2, argv + 2, &tally) : cf_run_game(&run, &tally);
        cf_summarize(run.g, &tally, stdout);
    }
    return failures > 0;
}
