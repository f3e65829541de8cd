/* trainer.c: the verbs of training and measuring as a program of their own: scripts/build-trainer.sh builds it with a compiler
 * alone, for machines that are lent. */
#include "cli/cli.h"

#include <string.h>

const verb *const CLI_VERBS[] = { &VERB_TRAIN, &VERB_ARENA, &VERB_HUNT, &VERB_CALIBRATE, &VERB_SCORES, NULL };

int main(int argc, char **argv)
{
    for (int i = 0; argc > 1 && CLI_VERBS[i]; i++)
        if (strcmp(CLI_VERBS[i]->name, argv[1]) == 0)
            return CLI_VERBS[i]->run(argc - 1, argv + 1);
    fputs("trainer: expected a verb: train, arena, hunt, calibrate, scores\n", stderr);
    return CLI_BAD_USAGE;
}
