/* conformance.c: the program that proves the promises of every registered game (conformance.h).
 *
 *   conformance [GAME [PLAYERS [OPTIONS [KEY [STYLE]]]]]
 *
 * Without arguments: all games, every player count, every set of options (every pair of values where there are too
 * many sets), SB_CONFORMANCE_SEEDS keys each (one, and long games checked less
 * thoroughly, if it is not set), by random and by greedy play and at tables.  A failure prints the arguments that show
 * it again. */
#include "conformance.h"

#include <stdlib.h>
#include <string.h>

static int usage(const char *what)
{
    fprintf(stderr, "conformance: %s; expected: conformance [GAME [PLAYERS [OPTIONS [KEY [STYLE]]]]]\n", what);
    return 2;
}

/* "rounds=long,first_seat=2"; "-" for none. */
static bool read_options(const sb_game *g, sb_setup *s, const char *text)
{
    char buffer[400];
    snprintf(buffer, sizeof buffer, "%s", text);
    if (strcmp(text, "-") == 0)
        return true;
    for (char *rest, *pair = strtok_r(buffer, ",", &rest); pair; pair = strtok_r(NULL, ",", &rest)) {
        char *equals = strchr(pair, '=');
        if (!equals)
            return false;
        *equals = '\0';
        if (sb_setup_option(g, s, pair, equals + 1) != SB_OK)
            return false;
    }
    return true;
}

/* One table: with a key that one game, otherwise many keys. */
static int run_table(const cf_run *run, int argc, char **argv, cf_tally *tally)
{
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    if (sb_setup_init(run->g, atoi(argv[2]), &setup) != SB_OK)
        return usage("a bad number of players");
    if (argc > 3 && !read_options(run->g, &setup, argv[3]))
        return usage("bad options");
    if (argc <= 4)
        return cf_run_set(run, &setup, 1, tally);
    if (!sb_seed_read(argv[4], key))
        return usage("a bad key");
    cf_style style = CF_RANDOM;
    while (argc > 5 && style < CF_STYLE_COUNT && strcmp(argv[5], CF_STYLE[style]) != 0)
        style++;
    return style < CF_STYLE_COUNT ? cf_run_case(run, &setup, key, style, tally) : usage("a bad style");
}

int main(int argc, char **argv)
{
    const char *seeds = getenv("SB_CONFORMANCE_SEEDS");
    cf_run run = {
        .seeds = seeds ? atoi(seeds) : 1,
        .thin = seeds || argc > 4 ? 1 : 8,
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
        failures += argc > 2 ? run_table(&run, argc, argv, &tally) : cf_run_game(&run, &tally);
        cf_summarize(run.g, &tally, stdout);
    }
    return failures > 0;
}
