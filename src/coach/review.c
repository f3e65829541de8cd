/* review.c: a finished game, decision by decision (coach.h).
 *
 * At every decision with a choice the coach says what the best move and the played one come to, from what that seat knew.
 * A turn is one seat's decisions in a row without chance in between: what the turn came to, less what it could have come to
 * when it began, is the seat's play.  What others threw away is shared among their opponents.  All the rest that moved the
 * chance to win is luck: cards, dice, and what nobody could know.
 *
 * Every seat begins with what it is told at its first decision, less what others threw away before that.  Each judges by what
 * it sees, and somebody wins: so all of them together are made to begin with one, and luck takes from one what it gives to
 * another. */
#include "coach/review.h"

#include <stdlib.h>

enum { DOUBTFUL = 150, WORTH_NAMING = 100, NOBODY = -1 }; /* hundredths of a point */

struct sb_review {
    sb_table *table;
    const sb_game *g;
    const sb_bot *bot, *best;
    int ply, planned, players;
    int runs;            /* the seat whose turn goes on; NOBODY: none */
    int32_t began, last; /* of that turn: what it could come to, what the last move comes to */
    int points_n;
    sb_review_seat seat[SB_SEATS_MAX];
    bool met[SB_SEATS_MAX]; /* has decided something */
    sb_review_point *points;
    _Alignas(64) unsigned char state[SB_STATE_MAX];
};

sb_error sb_review_new(sb_table *t, const sb_bot *b, sb_review **out)
{
    *out = NULL;
    if (!sb_table_may_look_back(t))
        return SB_NOT_OVER;
    sb_review *r = aligned_alloc(64, (sizeof *r + 63) & ~(size_t)63);
    sb_review_point *points = calloc((size_t)sb_table_plies(t) + SB_SEATS_MAX, sizeof *points);
    if (!r || !points) {
        free(r);
        free(points);
        return SB_NO_MEMORY;
    }
    memset(r, 0, sizeof *r);
    r->table = t;
    r->g = sb_table_game(t);
    r->bot = b ? b : sb_bot_find("sheriff");
    r->best = b ? b : sb_bot_find("best");
    r->players = sb_table_setup_of(t)->setup.players;
    r->planned = sb_table_plies(t);
    r->runs = NOBODY;
    r->points = points;
    sb_error e = sb_table_state_at(t, 0, r->state);
    if (e != SB_OK) {
        sb_review_free(r);
        return e;
    }
    *out = r;
    return SB_OK;
}

void sb_review_free(sb_review *r)
{
    if (r)
        free(r->points);
    free(r);
}

int sb_review_done(const sb_review *r)
{
    return r->ply;
}

int sb_review_of(const sb_review *r)
{
    return sb_table_plies(r->table);
}

int sb_review_planned(const sb_review *r)
{
    return r->planned;
}

const sb_bot *sb_review_bot(const sb_review *r)
{
    return r->bot;
}

const sb_review_seat *sb_review_seat_of(const sb_review *r, int seat)
{
    return &r->seat[seat];
}

int sb_review_points(const sb_review *r)
{
    return r->points_n;
}

const sb_review_point *sb_review_point_at(const sb_review *r, int i)
{
    return &r->points[i];
}

/* ---- a turn ------------------------------------------------------------------------------------------------------ */

static void note_point(sb_review *r, int seat, int32_t chance)
{
    r->points[r->points_n++] = (sb_review_point) { .ply = r->ply, .chance = chance, .seat = (uint8_t)seat };
}

/* What a seat threw away helps the others; what it found helps them not. */
static void end_turn(sb_review *r)
{
    if (r->runs == NOBODY)
        return;
    int32_t play = r->last - r->began;
    r->seat[r->runs].own += play;
    for (int s = 0, left = r->players - 1; s < r->players; s++)
        if (s != r->runs) { /* to the last of it: nothing is lost */
            int32_t share = play / left--;
            r->seat[s].others -= share;
            play -= share;
        }
    r->runs = NOBODY;
}

static void begin_turn(sb_review *r, int seat, int32_t chance)
{
    r->runs = seat;
    r->began = r->last = chance;
    if (!r->met[seat])
        r->seat[seat].start = chance - r->seat[seat].others;
    r->met[seat] = true;
    note_point(r, seat, chance);
}

/* ---- a decision -------------------------------------------------------------------------------------------------- */

static const sb_candidate *find(const sb_thought *t, sb_move move)
{
    for (int i = 0; i < t->candidates; i++)
        if (sb_move_cmp(t->candidate[i].move, move) == 0)
            return &t->candidate[i];
    return NULL;
}

static void keep_slip(sb_review_seat *to, const sb_slip *slip)
{
    if (slip->lost < WORTH_NAMING || (to->slips == SB_SLIPS_MAX && to->slip[SB_SLIPS_MAX - 1].lost >= slip->lost))
        return;
    int at = to->slips < SB_SLIPS_MAX ? to->slips++ : SB_SLIPS_MAX - 1;
    for (; at > 0 && to->slip[at - 1].lost < slip->lost; at--)
        to->slip[at] = to->slip[at - 1];
    to->slip[at] = *slip;
}

/* A decision as it is judged. */
typedef struct judgement {
    const sb_candidate *best, *played;
} judgement;

/* The best of one thought, judged by another with fresh luck: who looks for the best finds luck as well.  What was played is
 * the best where it turns out to be no worse. */
static bool ask_again(sb_review *r, const sb_ply *p, const sb_bot_budget *budget, sb_thought *t, judgement *out)
{
    if (sb_coach_think(r->best, r->g, r->state, p->seat, &p->move, budget, 1, t) != SB_OK || !t->foresees)
        return false;
    judgement again = { find(t, out->best->move), find(t, p->move) };
    if (!again.played)
        return false;
    if (!again.best)
        again.best = &t->candidate[0];
    *out = again.best->value > again.played->value ? again : (judgement) { again.played, again.played };
    return true;
}

static void judge(sb_review *r, const sb_ply *p, const sb_bot_budget *budget)
{
    sb_thought t, second;
    if (sb_coach_think(r->bot, r->g, r->state, p->seat, &p->move, budget, 0, &t) != SB_OK || !t.foresees)
        return;
    judgement j = { &t.candidate[0], find(&t, p->move) };
    if (!j.played)
        return;
    if (j.best->value - j.played->value > DOUBTFUL)
        ask_again(r, p, budget, &second, &j);
    if (r->runs == NOBODY)
        begin_turn(r, p->seat, j.best->forecast.chance);
    r->last = j.played->forecast.chance;
    r->seat[p->seat].decisions++;
    keep_slip(&r->seat[p->seat],
        &(sb_slip) { .ply = r->ply,
            .turn = r->g->rules.turn(r->state),
            .lost = j.best->value - j.played->value,
            .played = p->move,
            .better = j.best->move,
            .was = j.played->forecast,
            .could = j.best->forecast });
}

/* ---- the game ---------------------------------------------------------------------------------------------------- */

/* Between 0 and 1, and together 1: who was asked nothing has an equal share.  Alone the automa has what is missing. */
static void settle_starts(sb_review *r, bool alone)
{
    int64_t share[SB_SEATS_MAX], sum = 0;
    int32_t left = SB_CERTAIN;
    for (int s = 0; s < r->players; s++) {
        int32_t start = r->met[s] ? r->seat[s].start : SB_CERTAIN / r->players;
        share[s] = start < 1 ? 1 : start > SB_CERTAIN ? SB_CERTAIN : start;
        sum += share[s];
    }
    for (int s = 0; s < r->players; s++) {
        bool last = s == r->players - 1;
        r->seat[s].start = (int32_t)(alone ? share[s] : last ? left : share[s] * SB_CERTAIN / sum);
        left -= r->seat[s].start;
    }
}

/* What is left over is luck. */
static void finish(sb_review *r)
{
    sb_result result;
    end_turn(r);
    r->g->rules.result(r->state, &result);
    settle_starts(r, r->players == 1);
    for (int s = 0; s < r->players; s++) {
        sb_review_seat *to = &r->seat[s];
        to->end = result.winners >> s & 1 ? SB_CERTAIN / __builtin_popcount(result.winners) : 0;
        if (!result.over)
            to->end = to->start + to->own + to->others;
        to->luck = to->end - to->start - to->own - to->others;
        note_point(r, s, to->end);
    }
}

bool sb_review_work(sb_review *r, const sb_bot_budget *budget)
{
    sb_move list[SB_MOVES_MAX];
    if (r->ply >= sb_review_of(r))
        return false;
    const sb_ply *p = sb_table_ply(r->table, r->ply);
    if (r->runs != NOBODY && r->runs != p->seat)
        end_turn(r);
    if (r->g->rules.legal(r->state, p->seat, list) > 1 && (r->g->rules.pending(r->state) >> p->seat & 1))
        judge(r, p, budget);
    r->g->rules.apply(r->state, p->seat, p->move, NULL);
    if (p->barrier)
        end_turn(r);
    if (++r->ply == sb_review_of(r))
        finish(r);
    return true;
}

void sb_review_json(const sb_review *r, sb_lang lang, sb_json *out)
{
    sb_json_int(out, "done", r->ply);
    sb_json_int(out, "of", sb_review_of(r));
    sb_json_text(out, "bot", r->bot->id);
    if (r->ply == sb_review_of(r))
        sb_review_seats_json(r, r->table, lang, out);
}
