/* undo.c: taking back and playing again (table.h; the why is in docs/adr/0003-undo-by-checkpoints.md).
 *
 *   log:   0 . . . . . 16 . . . . . 32 . . . k . . . n       k: the move to take back
 *   copy:  ^            ^            ^
 *
 * The position before k is the copy at 32 and the moves from 32 to k played again: fewer than SB_CHECKPOINT. */
#include "table/table_private.h"

#include <assert.h>
#include <string.h>

/* ---- going back -------------------------------------------------------------------------------------------------- */

/* Forgets the log from a ply on; `seats`: whose moves are taken back.  The entries stay where they are in memory until others are written over them. */
static void go_back(sb_table *t, int ply, unsigned seats)
{
    sb_scratch before;
    sb_taken *taken = &t->taken[t->undos++ % SB_TAKEN_MAX];
    *taken = (sb_taken) { .from = t->log.n, .to = ply, .seats = seats };
    sb_table_position_at(t, ply, before.bytes);
    memcpy(t->state, before.bytes, t->game->state_size);
    while (t->log.n > ply) {
        const sb_entry *last = &t->log.at[--t->log.n];
        t->events.n -= last->events;
        t->moves_of[last->ply.seat]--;
    }
    sb_checkpoint_cut(&t->checkpoints, ply / SB_CHECKPOINT + 1);
    taken->events = t->events.n;
    t->proposal = (sb_proposal) { 0 };
    sb_incidents_go_back(t);
}

/* ---- what may be taken back -------------------------------------------------------------------------------------- */

/* The seat's last move, if it can be reached: looks no further back than to the last barrier. */
static sb_error find_last(const sb_table *t, int seat, int *ply)
{
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    if (sb_table_pending(t) == 0)
        return SB_GAME_OVER;
    if (t->moves_of[seat] == 0)
        return SB_NOTHING_TO_UNDO;
    unsigned later = 0; /* seats that moved behind it */
    for (int i = t->log.n - 1; i >= t->floor && !t->log.at[i].ply.barrier; i--) {
        const sb_entry *e = &t->log.at[i];
        if (e->ply.seat == seat) {
            *ply = i;
            return later & ~(unsigned)e->pending ? SB_UNDO_TURN : SB_OK;
        }
        later |= 1u << e->ply.seat;
    }
    return SB_UNDO_BARRIER;
}

bool sb_is_same_question(const sb_game *g, const void *a, const void *b, int seat)
{
    if (!(g->rules.pending(a) & g->rules.pending(b) & 1u << seat))
        return false;
    sb_decision da = g->rules.decision(a, seat), db = g->rules.decision(b, seat);
    return da.kind == db.kind && memcmp(da.arg, db.arg, sizeof da.arg) == 0;
}

/* Plays what came after the ply without it, beside how it really went, and changes nothing: do the later moves answer
 * the same questions, are they legal, is still no chance used?  Counts the events of the new line. */
static sb_error rehearse(const sb_table *t, int ply, int *events)
{
    const sb_game *g = t->game;
    sb_scratch with, without;
    sb_event buffer[SB_EVENTS_MAX];
    *events = 0;
    if (ply == t->log.n - 1)
        return SB_OK;
    sb_table_position_at(t, ply, without.bytes);
    memcpy(with.bytes, without.bytes, g->state_size);
    g->rules.apply(with.bytes, t->log.at[ply].ply.seat, t->log.at[ply].ply.move, NULL);
    uint64_t mark = sb_table_mark_of(without.bytes);
    for (int i = ply + 1; i < t->log.n; i++) {
        const sb_ply *p = &t->log.at[i].ply;
        sb_events made = { .at = buffer, .cap = SB_EVENTS_MAX };
        if (!sb_is_same_question(g, with.bytes, without.bytes, p->seat)
            || sb_play(g, without.bytes, p->seat, p->move, &made) != SB_OK || sb_table_mark_of(without.bytes) != mark)
            return SB_UNDO_TURN;
        g->rules.apply(with.bytes, p->seat, p->move, NULL);
        *events += made.n;
    }
    return SB_OK;
}

static sb_error may_undo(const sb_table *t, int seat, int *ply, int *events)
{
    sb_error e = find_last(t, seat, ply);
    return e == SB_OK ? rehearse(t, *ply, events) : e;
}

bool sb_table_can_undo(const sb_table *t, int seat)
{
    int ply, events;
    return may_undo(t, seat, &ply, &events) == SB_OK;
}

/* ---- undo and redo ----------------------------------------------------------------------------------------------- */

/* For the kept moves, whose events and copies may turn out larger than they were, and for redo. */
static bool has_room(sb_table *t, int seat, int ply, int events)
{
    int copies = (t->log.n - ply) / SB_CHECKPOINT + 1;
    return sb_list_room(&t->redo[seat], t->redo[seat].n + 1) && sb_list_room(&t->events, t->events.n + events)
        && sb_checkpoint_room(&t->checkpoints, ply == t->log.n - 1 ? 0 : copies, t->game->state_size);
}

sb_error sb_table_undo(sb_table *t, int seat)
{
    int ply, events;
    sb_error e = may_undo(t, seat, &ply, &events);
    if (e != SB_OK)
        return e;
    if (!has_room(t, seat, ply, events))
        return SB_NO_MEMORY;
    int n = t->log.n;
    t->redo[seat].at[t->redo[seat].n++] = t->log.at[ply].ply.move;
    go_back(t, ply, 1u << seat);
    for (int i = ply + 1; i < n; i++) { /* the kept moves, one place further to the front */
        sb_ply kept = t->log.at[i].ply;
        e = sb_table_advance(t, kept.seat, kept.move, NULL);
        assert(e == SB_OK); /* rehearsed, and there is room */
    }
    return e;
}

bool sb_table_can_redo(const sb_table *t, int seat)
{
    if (!sb_table_has_seat(t, seat) || t->redo[seat].n == 0)
        return false;
    return sb_may_play(t->game, t->state, seat, t->redo[seat].at[t->redo[seat].n - 1]) == SB_OK;
}

sb_error sb_table_redo(sb_table *t, int seat)
{
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    if (t->redo[seat].n == 0)
        return SB_NOTHING_TO_REDO;
    return sb_table_play(t, seat, t->redo[seat].at[t->redo[seat].n - 1], NULL);
}

sb_error sb_table_reset_turn(sb_table *t, int seat)
{
    sb_error e = sb_table_undo(t, seat);
    if (e != SB_OK)
        return e;
    while (sb_table_undo(t, seat) == SB_OK)
        ;
    return SB_OK;
}

int sb_table_undos(const sb_table *t)
{
    return t->undos;
}

/* ---- by agreement ------------------------------------------------------------------------------------------------ */

static unsigned everybody(const sb_table *t)
{
    return (1u << t->setup.setup.players) - 1;
}

static sb_error may_undo_agreed(const sb_table *t, int ply, unsigned agreed)
{
    if (agreed >> t->setup.setup.players)
        return SB_BAD_SEAT;
    if (sb_table_pending(t) == 0)
        return SB_GAME_OVER;
    if (ply < 0 || ply >= t->log.n)
        return SB_NOTHING_TO_UNDO;
    return sb_table_people(t) & ~agreed ? SB_UNDO_BARRIER : SB_OK;
}

/* What happened since the last agreed undo moves into the past. */
static bool push_past(sb_table *t)
{
    int n = t->log.n - t->floor;
    sb_record_hashes(t); /* what is past cannot be played again */
    if (!sb_list_room(&t->past, t->past.n + n) || !sb_incident_room(t))
        return false;
    if (n > 0)
        memcpy(t->past.at + t->past.n, t->log.at + t->floor, (size_t)n * sizeof *t->log.at);
    t->past.n += n;
    return true;
}

sb_error sb_table_undo_agreed(sb_table *t, int ply, unsigned agreed)
{
    sb_error e = may_undo_agreed(t, ply, agreed);
    if (e != SB_OK)
        return e;
    if (t->incidents.n >= SB_LOG_MAX)
        return SB_LIMIT;
    if (!push_past(t))
        return SB_NO_MEMORY;
    t->floor = ply;
    go_back(t, ply, everybody(t));
    t->agreed_undos++;
    sb_incident_push(t, (sb_incident) { .kind = SB_INCIDENT_UNDO, .seat = -1, .to = ply, .agreed = agreed });
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        t->redo[seat].n = 0;
    return SB_OK;
}

int sb_table_agreed_undos(const sb_table *t)
{
    return t->agreed_undos;
}
