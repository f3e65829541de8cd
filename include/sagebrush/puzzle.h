/* puzzle.h: positions in which one move is clearly best.
 *
 * They were found in games of bots and checked by thinking again and by playing on (docs/bots.md, `sagebrush hunt`).  A puzzle
 * is one line of JSON: its id, the seat that is asked, how hard it is, the answer, by how much it is better, and the
 * position.  The program has some dozens of each game; the page's module is handed them when somebody wants one. */
#ifndef SAGEBRUSH_PUZZLE_H
#define SAGEBRUSH_PUZZLE_H

#include "sagebrush/coach.h"
#include "sagebrush/public.h"

SB_PUBLIC_BEGIN

/* By how often weaker bots find the answer. */
typedef enum sb_grade { SB_EASY, SB_MEDIUM, SB_HARD, SB_GRADES } sb_grade;
SB_INSIDE extern const char *const sb_grade_ids[SB_GRADES]; /* "easy", "medium", "hard" */

#define SB_PUZZLE_ID_MAX 32 /* bytes of an id, NUL included */

typedef struct sb_puzzle {
    const sb_game *game;
    char id[SB_PUZZLE_ID_MAX]; /* "gwt-2-17-88": of a game of two, series number 17, before its 89th move */
    int seat;
    sb_grade grade;
    sb_move answer;
    int32_t gap; /* by how much the next best move is worse: hundredths of a point, wins counted in */
} sb_puzzle;

/* ---- the file ---------------------------------------------------------------------------------------------------- */

void sb_puzzle_write(const sb_puzzle *p, const void *state, sb_text *out); /* a line without its end */
/* `state` has SB_STATE_MAX bytes.  SB_BAD_STATE: not a puzzle of this game, or its answer is no move of its position; `detail`
 * (may be NULL) says more.  SB_NO_MEMORY. */
sb_error sb_puzzle_read(const sb_game *g, const char *line, size_t n, sb_puzzle *out, void *state, sb_text *detail);

/* ---- those that are here ----------------------------------------------------------------------------------------- */

int sb_puzzles(const sb_game *g); /* how many */
/* Number `number`, from 0.  SB_BAD_REQUEST: there is none; the errors of sb_puzzle_read. */
sb_error sb_puzzle_at(const sb_game *g, int number, sb_puzzle *out, void *state);
int sb_puzzle_of_day(const sb_game *g, int64_t day); /* its number, by days since 1970-01-01; -1: there are none */
bool sb_day_read(const char *date, int64_t *day);    /* "2026-11-16"; false (day untouched): not a date */

/* ---- solving ----------------------------------------------------------------------------------------------------- */

/* A table in the position of the puzzle, with people on all seats.  The errors of sb_table_load. */
sb_error sb_puzzle_table(const sb_puzzle *p, const void *state, sb_table **out);

/* What the coach says about a choice. */
typedef struct sb_verdict {
    bool right;
    bool foresees;           /* the coach knows how both end; otherwise the next three are empty */
    sb_forecast best, other; /* after the answer; after the choice, or after the next best where the choice is right */
    sb_candidate answer;     /* with the rest of the turn */
} sb_verdict;

/* `budget` may be NULL.  SB_ILLEGAL_MOVE and the other errors of sb_may_play; SB_NO_MEMORY. */
sb_error sb_puzzle_judge(
    const sb_puzzle *p, const void *state, sb_move chosen, const sb_bot_budget *budget, sb_verdict *out);
/* Members of an open object: right, answer, text, gap, why, line_texts, and where it is foreseen best and other. */
void sb_verdict_json(const sb_puzzle *p, const sb_verdict *v, const sb_names *names, sb_json *out);

SB_PUBLIC_END

#endif
