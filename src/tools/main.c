/* main.c: the program.  One binary, one verb per job. */
#include "cli/cli.h"

#include <locale.h>
#include <string.h>

/* clang-format off */
const verb *const CLI_VERBS[] = { &VERB_SERVE, &VERB_PLAY, &VERB_PUZZLES, &VERB_ENGINE, &VERB_SIM, &VERB_ARENA, &VERB_SCORES, &VERB_TRAIN, &VERB_HUNT, &VERB_CALIBRATE, &VERB_BENCH,
    &VERB_PERFT, &VERB_REPLAY, &VERB_REVIEW, &VERB_VERIFY, &VERB_RULES, &VERB_BACKUP, &VERB_RESTORE, &VERB_MAN, &VERB_COMPLETION, NULL };
/* clang-format on */

static const verb *find_verb(const char *name)
{
    for (int i = 0; CLI_VERBS[i]; i++)
        if (strcmp(CLI_VERBS[i]->name, name) == 0)
            return CLI_VERBS[i];
    return NULL;
}

static void put_verbs(FILE *to)
{
    for (int i = 0; CLI_VERBS[i]; i++)
        fprintf(to, "%s%s", i ? ", " : "", CLI_VERBS[i]->name);
    fputc('\n', to);
}

static int unknown_verb(const char *name)
{
    fprintf(stderr, "sagebrush: %s: no such verb, expected one of: ", name);
    put_verbs(stderr);
    return CLI_BAD_USAGE;
}

static int help_all(void)
{
    puts("sagebrush: Western board games at one table\nusage: sagebrush VERB [...]");
    for (int i = 0; CLI_VERBS[i]; i++) {
        char left[48];
        snprintf(left, sizeof left, "%s %s", CLI_VERBS[i]->name, CLI_VERBS[i]->args);
        printf("  %-18s %s\n", left, CLI_VERBS[i]->about);
    }
    puts("  help VERB          the flags of a verb\n  --version          version and commit");
    fputs("games:", stdout);
    for (int i = 0; sb_games[i]; i++)
        printf(" %s", sb_games[i]->id);
    putchar('\n');
    return CLI_FINE;
}

static int help(int argc, char **argv)
{
    if (argc < 3)
        return help_all();
    const verb *v = find_verb(argv[2]);
    if (!v)
        return unknown_verb(argv[2]);
    cli_help(v, stdout);
    return CLI_FINE;
}

static bool wants_help(int argc, char **argv)
{
    for (int i = 2; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return true;
    return false;
}

/* An answer that could not be written whole is a failure, not a success. */
static int flushed(int status)
{
    return fflush(stdout) == 0 && !ferror(stdout) ? status : CLI_CHECK_FAILED;
}

int main(int argc, char **argv)
{
    setlocale(LC_CTYPE, ""); /* which characters the terminal has; nothing else depends on where it runs */
    if (argc < 2) {
        fputs("sagebrush: expected a verb: ", stderr);
        put_verbs(stderr);
        return CLI_BAD_USAGE;
    }
    if (strcmp(argv[1], "help") == 0 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return flushed(help(argc, argv));
    if (strcmp(argv[1], "--version") == 0) {
        printf("sagebrush %s (%s)\n", CLI_VERSION, CLI_COMMIT);
        return flushed(CLI_FINE);
    }
    const verb *v = find_verb(argv[1]);
    if (!v)
        return unknown_verb(argv[1]);
    if (wants_help(argc, argv)) {
        cli_help(v, stdout);
        return flushed(CLI_FINE);
    }
    return flushed(v->run(argc - 1, argv + 1));
}
