/* cli.h: what the verbs of the command line share: flags from tables, the words of usage errors, progress. */
#ifndef SAGEBRUSH_CLI_CLI_H
#define SAGEBRUSH_CLI_CLI_H

#include "sagebrush/bot.h"
#include "sagebrush/game.h"

#include <stdio.h>

enum { CLI_FINE = 0, CLI_CHECK_FAILED = 1, CLI_BAD_USAGE = 2 };

/* A flag writes into the verb's own struct: `at` is the offset of a bool (FLAG_ON), an int64_t (FLAG_NUMBER, from min
 * to max) or a const char * (FLAG_TEXT). */
typedef enum flag_kind { FLAG_ON, FLAG_NUMBER, FLAG_TEXT } flag_kind;

typedef struct flag {
    const char *name;
    flag_kind kind;
    size_t at;
    int64_t min, max;
    const char *value; /* what the help calls the value */
    const char *help;
} flag;

typedef struct verb {
    const char *name;
    const char *args; /* "GAME", "[ID]", "FILE..." */
    const char *about;
    const flag *flags; /* ends with a row without a name */
    int (*run)(int argc, char **argv);
} verb;

extern const verb *const CLI_VERBS[]; /* NULL-terminated; the order of the help */
extern const verb VERB_COMPLETION, VERB_MAN;
extern const verb VERB_ARENA, VERB_BACKUP, VERB_BENCH, VERB_CALIBRATE, VERB_ENGINE, VERB_HUNT, VERB_PERFT, VERB_PLAY,
    VERB_PUZZLES, VERB_REPLAY, VERB_RESTORE, VERB_REVIEW, VERB_RULES, VERB_SCORES, VERB_SERVE, VERB_SIM, VERB_TRAIN,
    VERB_VERIFY;

/* Reads the flags of `v` into `into`; what is left is *args, *n.  argv[0] is the verb.  False: an error was printed. */
bool cli_flags(const verb *v, int argc, char **argv, void *into, char ***args, int *n);
void cli_help(const verb *v, FILE *to);

/* "sagebrush sim: ...": one line on stderr; the answer is CLI_BAD_USAGE. */
__attribute__((format(printf, 2, 3))) int cli_usage(const verb *v, const char *format, ...);

/* Each reads one value or prints what was expected and answers false. */
bool cli_game(const verb *v, char **args, int n, const sb_game **out); /* exactly one argument, the game */
bool cli_seed(const verb *v, const char *text, uint8_t key[SB_KEY_BYTES]);
bool cli_lang(const verb *v, const char *text, sb_lang *out);                          /* NULL: English */
bool cli_players(const verb *v, const sb_game *g, const char *text, unsigned *counts); /* "3", "2,4", "2-5", "all" */
bool cli_options(const verb *v, const sb_game *g, const char *text, sb_setup *setup);  /* "k=v,k=v" or NULL */

#define CLI_BOTS_MAX 8
typedef struct cli_bots {
    const sb_bot *at[CLI_BOTS_MAX];
    int n;
} cli_bots;
bool cli_bots_read(const verb *v, const char *text, cli_bots *out);        /* "greedy,random", of any game */
bool cli_bots_play(const verb *v, const cli_bots *bots, const sb_game *g); /* none is of another game */
bool cli_bot(const verb *v, const char *name, const char *id, const sb_game *g, const sb_bot **out);

/* A member of an open JSON object. */
void cli_json_seed(sb_json *out, const char *text); /* a number where the text is one */

/* "poker=on,first_game=off", "" without options. */
void cli_put_options(sb_text *out, const sb_game *g, const sb_setup *setup);
/* The bot's id and the mark of what it is made of (bot.h): for files that another making of the level must not go on with. */
void cli_put_bot(sb_text *out, const sb_bot *b, const sb_game *g, int players);

double cli_now(void);       /* seconds, monotonic */
int64_t cli_clock_ms(void); /* the same in milliseconds: the clock of bots */

/* A line on stderr that is written over and over, on a terminal only. */
typedef struct cli_progress {
    const char *what;
    uint64_t total;
    double began, shown;
    bool on;
} cli_progress;

cli_progress cli_progress_begin(const char *what, uint64_t total);
void cli_progress_show(cli_progress *p, uint64_t done); /* at most a few times a second */
void cli_progress_end(cli_progress *p);                 /* wipes the line */

extern const char CLI_VERSION[], CLI_COMMIT[], CLI_BUILD[]; /* version.c */

#endif
