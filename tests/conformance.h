/* conformance.h: what every game promises (game.h), proved by playing it.
 *
 *   conformance.c         the program
 *   conformance_run.c     every player count, set of options, many seeds; the report
 *   conformance_words.c   the vocabulary: ids, slots, rules, sentences, moves as text            (promises 6, 7)
 *   conformance_play.c    one game from beginning to end, with everything checked at each move   (1 to 5, 9, 10)
 *   conformance_secret.c  what a viewer may know: redact, determinize, views, events, barriers   (8)
 *   conformance_state.c   the state as JSON and back, and documents that were tampered with
 *   conformance_table.c   a table at which the game is played: undo, redo, views, records        (table.h)
 *   test_conformance.c    the suite against games with planted faults (faults.h): it must find each of them
 *   test_conformance_sets.c   which sets of options are played
 *
 * A check is a function that returns at the first thing that is wrong, by CF().  The first failure of a case is kept,
 * with all that is needed to see it again. */
#ifndef SAGEBRUSH_TESTS_CONFORMANCE_H
#define SAGEBRUSH_TESTS_CONFORMANCE_H

#include "sagebrush/bot.h"

#include <stdio.h>

#define CF_PLIES_MAX 8000 /* longer than any game may take */
#define CF_GUARD     64   /* bytes behind a state that nobody may touch */

#define CF_SETS_MAX 128

typedef struct cf_state {
    _Alignas(16) uint8_t bytes[SB_STATE_MAX + CF_GUARD];
} cf_state;

/* How a case is played: by one who picks any move, by one who picks the move that looks best, at a table. */
typedef enum cf_style { CF_RANDOM, CF_GREEDY, CF_TABLE, CF_STYLE_COUNT } cf_style;

/* What was met over all cases of one game. */
typedef struct cf_tally {
    int games, plies, longest_game, longest_list;
    int blocked;                      /* moves that somebody expected in vain */
    int sets;                         /* player counts and sets of options */
    int tampered, let_in, impossible; /* documents: changed; read all the same; found to be impossible later */
    int moves[256], decisions[256], events[256], reasons[256]; /* by kind */
    int reveals[256];      /* by kind of move: that showed something hidden, without dice or shuffles ... */
    int reveals_seen[256]; /* ... and made a difference to somebody */
} cf_tally;

typedef struct cf_ply {
    uint8_t seat;
    sb_move move;
} cf_ply;

/* One game being played. */
typedef struct cf {
    const sb_game *g;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    cf_style style;
    cf_tally *tally;
    int thin;        /* the first 800 / thin positions are checked, then one in so many */
    sb_quick chance; /* of the suite */
    cf_state now;
    int plies;
    cf_ply log[CF_PLIES_MAX];
    bool failed;
    char failure[800];
    bool about; /* the failure is about this seat's move */
    int about_seat;
    sb_move about_move;
} cf;

__attribute__((format(printf, 2, 3))) void cf_fail(cf *c, const char *format, ...);
#define CF(c, holds, ...)                                                                                              \
    do {                                                                                                               \
        if ((c)->failed)                                                                                               \
            return;                                                                                                    \
        if (!(holds)) {                                                                                                \
            cf_fail((c), __VA_ARGS__);                                                                                 \
            return;                                                                                                    \
        }                                                                                                              \
    } while (0)

/* What failures are about from now on; cf_about_nothing ends it. */
void cf_about(cf *c, int seat, sb_move move);
void cf_about_nothing(cf *c);

/* Small helpers. */
void cf_copy(const cf *c, cf_state *to, const cf_state *from);
bool cf_same(const cf *c, const cf_state *a, const cf_state *b);
int cf_first_difference(const cf *c, const cf_state *a, const cf_state *b); /* offset of a byte, or -1 */
bool cf_listed(const cf *c, const cf_state *s, int seat, sb_move move);
cf_state cf_redacted(const cf *c, const cf_state *s, int viewer);
cf_state cf_twin(cf *c, const cf_state *s, int viewer); /* another full state that looks the same to the viewer */
int cf_seats(unsigned mask);

/* ---- the checks -------------------------------------------------------------------------------------------------- */

/* The tables of a game, without playing it.  Rules are looked up in this folder (NULL: not looked up). */
void cf_check_vocabulary(cf *c, const char *rules_folder);
void cf_check_moves_as_text(cf *c, const sb_move *list, int n, int seat);
void cf_check_decision(cf *c, int seat, const sb_decision *d);
void cf_check_events(cf *c, const sb_events *events);
void cf_check_refusal_text(cf *c, int seat, sb_move move, sb_error e);

void cf_check_fields(cf *c);           /* the description of the view */
void cf_check_view(cf *c, int viewer); /* a view against it */

void cf_check_secrets(cf *c);                             /* of the position */
void cf_check_refusal_secret(cf *c, int seat, sb_move m); /* of a move that is not listed */
void cf_check_blocked(cf *c);                             /* what people expect in vain */
void cf_check_sealed_choices(cf *c);                      /* several seats are asked at once */
void cf_check_move_secrets(cf *c, int seat, sb_move m);   /* of a move about to be made */
void cf_check_setups_alike(cf *c);                        /* equal to the eye: equal when redacted */

void cf_check_state_json(cf *c);
void cf_check_tampered_json(cf *c);

/* Plays one game at a table, with undo and all the rest. */
void cf_check_table(cf *c);

/* Plays one game to its end with all checks.  What setup, key and style say is played, and nothing else. */
void cf_play(cf *c);

/* Everything: vocabulary, every player count and set of options, `seeds` keys each.  Failures are written to `out`
 * until there are failures_max of them; the answer is how many. */
typedef struct cf_run {
    const sb_game *g;
    const char *program; /* its name, to run a failure again */
    int seeds;
    int thin;      /* as in cf; 0: every position is checked */
    int sets_thin; /* of the sets of options one in so many, the defaults always; 0: all of them */
    int failures_max;
    bool tables;              /* also at tables: these assert what games promise, so not for games that may be broken */
    const char *rules_folder; /* NULL: rules are not looked up */
    FILE *out;
} cf_run;
int cf_run_game(const cf_run *run, cf_tally *tally);
int cf_sets_of(const sb_game *g, int players, sb_setup out[CF_SETS_MAX]); /* the sets of options: how many */
int cf_run_set(const cf_run *run, const sb_setup *setup, uint64_t set, cf_tally *tally); /* one table, all keys */
int cf_run_case(const cf_run *run, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], cf_style style,
    cf_tally *tally); /* one game */
/* PLAYERS [OPTIONS [KEY [STYLE]]]: that table; with a key that one game, otherwise many keys. */
int cf_run_arguments(const cf_run *run, int argc, char **argv, cf_tally *tally);
int cf_usage(const char *program, const char *what); /* 2 */
int cf_thin(int usual);                              /* SB_CONFORMANCE_THIN, if it is set: sanitizers are slow */
void cf_summarize(const sb_game *g, const cf_tally *t, FILE *out);
extern const char *const CF_STYLE[CF_STYLE_COUNT];

#endif
