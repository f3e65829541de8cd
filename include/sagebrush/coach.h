/* coach.h: advice for people: what to play and why, and what a finished game came down to.
 *
 * A coach is a bot (bot.h) that is asked what it expects: for every good move the chance to win and the points by
 * category at the end.  The reason for a move is where its points come from, against those of another move.  It knows what
 * the seat knows and no more: equal information, equal words. */
#ifndef SAGEBRUSH_COACH_H
#define SAGEBRUSH_COACH_H

#include "sagebrush/outlook.h"
#include "sagebrush/public.h"
#include "sagebrush/table.h"

SB_PUBLIC_BEGIN

/* ---- a position -------------------------------------------------------------------------------------------------- */

/* What is told of a chance to win that a bot foresees, by the numbers of the game (`told` in outlook.h).  What is more stays
 * more, 0 and SB_CERTAIN stay what they are. */
int32_t sb_coach_tell(sb_telling by, int32_t foreseen);

/* What `b` (NULL: the best) thinks about the position of a pending seat, with chances to win as they are told.  Its luck is
 * made from what the seat sees: the same information, the same thought.  `wanted` (may be NULL) is a move that shall be among
 * the candidates.  `again`: 0, or the number of a second opinion with other luck.  SB_NO_MEMORY. */
sb_error sb_coach_think(const sb_bot *b, const sb_game *g, const void *state, int seat, const sb_move *wanted,
    const sb_bot_budget *budget, int again, sb_thought *out);

/* Why the one is better or worse than the other, in a sentence: "By the end about 4 points more from cattle and 2 from
 * objectives, but 1 less from money." */
void sb_coach_say(const sb_game *g, const sb_forecast *of, const sb_forecast *against, sb_lang lang, sb_text *out);

/* Members of an open object: bot, foresees, moves[] with move, text, chance (percent), points, other, categories, line,
 * why.  `names` may not be NULL. */
void sb_coach_json(
    const sb_game *g, int seat, const sb_bot *b, const sb_thought *t, const sb_names *names, sb_json *out);
/* Members of an open object: chance, points, other, categories. */
void sb_forecast_json(const sb_game *g, const sb_forecast *f, sb_json *out);

/* ---- a game that is over ----------------------------------------------------------------------------------------- */

/* What a seat lost by a decision. */
typedef struct sb_slip {
    int ply, turn;
    int32_t lost; /* hundredths of a point, wins counted in; never below 0 */
    sb_move played, better;
    sb_forecast was, could; /* after the move that was played; after the better one */
} sb_slip;

enum { SB_SLIPS_MAX = 3 };

/* One seat's way through a game.  Chances in SB_CERTAIN-ths: start + own + others + luck = end.  Of all seats that play against
 * each other the starts are SB_CERTAIN, and own, others and luck come to nothing. */
typedef struct sb_review_seat {
    int32_t start, own, others, luck, end;
    int decisions; /* that were looked at */
    int slips;
    sb_slip slip[SB_SLIPS_MAX]; /* the costliest, costliest first */
} sb_review_seat;

typedef struct sb_review_point {
    int32_t ply, chance;
    uint8_t seat;
} sb_review_point;

/* A review is work for a while: a position at a time, so that whoever waits sees it grow and can leave. */
typedef struct sb_review sb_review;
/* Of a table that may be looked back at (SB_NOT_OVER otherwise); it keeps the table in mind, which must outlive it and not
 * change.  `b` NULL: a quick one, whose doubts the best one settles.  SB_NO_MEMORY. */
sb_error sb_review_new(sb_table *t, const sb_bot *b, sb_review **out);
void sb_review_free(sb_review *r); /* NULL: nothing */
/* Looks at the next position.  False: all are done.  `budget` may be NULL. */
bool sb_review_work(sb_review *r, const sb_bot_budget *budget);
int sb_review_done(const sb_review *r);    /* plies so far, */
int sb_review_of(const sb_review *r);      /* and all of them */
int sb_review_planned(const sb_review *r); /* plies when it began: other than `of`, the table has changed since */
const sb_bot *sb_review_bot(const sb_review *r);
const sb_review_seat *sb_review_seat_of(const sb_review *r, int seat); /* as far as it is done */
/* The chance to win of the seat that is asked, at its first decision of every turn, and of all at the end. */
int sb_review_points(const sb_review *r);
const sb_review_point *sb_review_point_at(const sb_review *r, int i);
/* Members of an open object: done, of, bot, and of a review that is done seats[] with curve, start, own, others, luck, end
 * (percent) and slips. */
void sb_review_json(const sb_review *r, sb_lang lang, sb_json *out);

SB_PUBLIC_END

#endif
