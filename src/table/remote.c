/* remote.c: players who are not at the table: their requests may come late, or twice (table.h).
 *
 * A request says what its sender had seen: so many moves (`ply`), taken back so many times (`undos`).  The table keeps
 * its last SB_TAKEN_MAX undos: with them it tells a request that still means what it meant from one that was carried
 * out already and from one that is too late. */
#include "table/table_private.h"

/* ---- what was taken back since ----------------------------------------------------------------------------------- */

/* Everything before these is as it was when the table had been taken back `undos` times.  False: too long ago, or it
 * never was. */
static bool kept_since(const sb_table *t, int undos, sb_taken *kept)
{
    *kept = (sb_taken) { .to = t->log.n, .events = t->events.n };
    if (undos < 0 || undos > t->undos || t->undos - undos > SB_TAKEN_MAX)
        return false;
    for (int i = undos; i < t->undos; i++) {
        const sb_taken *taken = &t->taken[i % SB_TAKEN_MAX];
        kept->to = taken->to < kept->to ? taken->to : kept->to;
        kept->events = taken->events < kept->events ? taken->events : kept->events;
        kept->seats |= taken->seats;
    }
    return true;
}

/* The undo that this very request asked for. */
static bool is_taken_back(const sb_table *t, int seat, int ply, int undos)
{
    if (undos < 0 || undos >= t->undos || t->undos - undos > SB_TAKEN_MAX)
        return false;
    const sb_taken *taken = &t->taken[undos % SB_TAKEN_MAX];
    return (taken->seats >> seat & 1) && taken->from == ply;
}

int sb_table_news(const sb_table *t, int events, int undos)
{
    sb_taken kept;
    if (!kept_since(t, undos, &kept))
        return 0;
    return events < kept.events ? events : kept.events;
}

/* ---- does a request still mean what it meant? --------------------------------------------------------------------- */

typedef enum timing { IN_TIME, REPEATED, TOO_LATE } timing;

/* The seat's first move behind a ply, or -1. */
static int moved_since(const sb_table *t, int seat, int ply)
{
    for (int i = ply; i < t->log.n; i++)
        if (t->log.at[i].ply.seat == seat)
            return i;
    return -1;
}

/* What the seat saw leads to the position; whatever came since is others' doing.  *own: its first move since, or -1. */
static bool is_seen(const sb_table *t, int seat, int ply, int undos, int *own)
{
    sb_taken kept;
    if (!kept_since(t, undos, &kept) || ply < 0 || ply > kept.to || (kept.seats >> seat & 1))
        return false;
    *own = moved_since(t, seat, ply);
    return true;
}

static bool is_asked_the_same(const sb_table *t, int seat, int ply)
{
    sb_scratch then;
    if (ply == t->log.n)
        return true;
    sb_table_position_at(t, ply, then.bytes);
    return sb_is_same_question(t->game, then.bytes, t->state, seat);
}

static timing timing_of_move(const sb_table *t, int seat, int ply, int undos, sb_move move)
{
    int own;
    if (!is_seen(t, seat, ply, undos, &own))
        return TOO_LATE;
    if (own >= 0)
        return sb_move_cmp(t->log.at[own].ply.move, move) == 0 ? REPEATED : TOO_LATE;
    if (sb_table_pending(t) == 0)
        return ply == t->log.n ? IN_TIME : TOO_LATE;
    return is_asked_the_same(t, seat, ply) ? IN_TIME : TOO_LATE;
}

sb_error sb_table_play_at(sb_table *t, int seat, int ply, int undos, sb_move move)
{
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    switch (timing_of_move(t, seat, ply, undos, move)) {
    case REPEATED: return SB_OK;
    case TOO_LATE: return SB_STALE;
    case IN_TIME: break;
    }
    return sb_table_play(t, seat, move, NULL);
}

static sb_error take_back_at(sb_table *t, int seat, int ply, int undos, sb_error (*take_back)(sb_table *, int))
{
    int own;
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    if (is_taken_back(t, seat, ply, undos))
        return SB_OK;
    return is_seen(t, seat, ply, undos, &own) && own < 0 ? take_back(t, seat) : SB_STALE;
}

sb_error sb_table_undo_at(sb_table *t, int seat, int ply, int undos)
{
    return take_back_at(t, seat, ply, undos, sb_table_undo);
}

sb_error sb_table_reset_turn_at(sb_table *t, int seat, int ply, int undos)
{
    return take_back_at(t, seat, ply, undos, sb_table_reset_turn);
}

sb_error sb_table_redo_at(sb_table *t, int seat, int ply, int undos)
{
    int own;
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    if (!is_seen(t, seat, ply, undos, &own))
        return SB_STALE;
    return own >= 0 ? SB_OK : sb_table_redo(t, seat);
}

/* ---- agreeing from afar ------------------------------------------------------------------------------------------- */

/* Another wish takes the place of the one before. */
static void propose(sb_table *t, int seat, int to)
{
    sb_proposal *p = &t->proposal;
    if (p->agreed == 0 || p->to != to)
        *p = (sb_proposal) { .to = to, .by = seat };
    p->agreed |= 1u << seat;
}

static sb_error carry_out(sb_table *t)
{
    sb_proposal p = t->proposal;
    sb_error e = sb_table_undo_agreed(t, p.to, p.agreed);
    return e == SB_UNDO_BARRIER ? SB_OK : e; /* others have not agreed yet */
}

sb_error sb_table_agree(sb_table *t, int seat, int ply, int undos, int to, bool yes)
{
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    if (is_taken_back(t, seat, ply, undos))
        return SB_OK;
    if (ply != t->log.n || undos != t->undos)
        return SB_STALE;
    if (sb_table_pending(t) == 0)
        return SB_GAME_OVER;
    if (to < 0 || to >= t->log.n)
        return SB_NOTHING_TO_UNDO;
    if (!yes) {
        t->proposal = (sb_proposal) { 0 };
        return SB_OK;
    }
    propose(t, seat, to);
    return carry_out(t);
}

const sb_proposal *sb_table_proposal(const sb_table *t)
{
    return t->proposal.agreed ? &t->proposal : NULL;
}
