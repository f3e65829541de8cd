/* room_clock.c: the time of those who owe a decision (room.h).
 *
 * live: so much for a whole game, and more with every decision; move, day: so much for a decision.  Clocks of seats
 * that a bot decides for stand still, and so do all of them while there is a pause.  They are computed from the times
 * of the lines, so they are the same after a crash. */
#include "server/room.h"

static bool ticks(const room *r, int seat)
{
    return r->phase == STORE_RUNNING && !r->paused && (room_people(r) >> seat & 1);
}

void room_clock_begin(room *r, int64_t at)
{
    for (int i = 0; i < room_players(r); i++)
        r->seat[i].left = r->time;
    room_clock_turn(r, at, 0);
}

void room_clock_run(room *r, int64_t at, unsigned pending)
{
    for (int i = 0; i < room_players(r); i++)
        if ((pending >> i & 1) && r->pace != PACE_NONE && ticks(r, i))
            r->seat[i].left -= at - r->last;
}

/* Whoever is not asked any more gets the increment; whoever is asked now begins. */
void room_clock_turn(room *r, int64_t at, unsigned before)
{
    unsigned now = room_pending(r);
    for (int i = 0; i < room_players(r); i++) {
        room_seat *s = &r->seat[i];
        bool was = before >> i & 1, is = now >> i & 1;
        if (was && !is && r->pace == PACE_LIVE)
            s->left += r->increment;
        if (is && (!was || s->since == 0)) {
            s->since = at;
            if (r->pace != PACE_LIVE)
                s->left = r->time;
        }
        if (!is)
            s->since = 0;
    }
}

int64_t room_clock_left(const room *r, int seat, int64_t now)
{
    bool runs = (room_pending(r) >> seat & 1) && ticks(r, seat) && r->pace != PACE_NONE;
    return r->seat[seat].left - (runs && now > r->last ? now - r->last : 0);
}

int64_t room_deadline(const room *r, int *seat)
{
    int64_t first = INT64_MAX;
    unsigned pending = room_pending(r);
    *seat = -1;
    if (r->pace == PACE_NONE || r->policy == POLICY_WAIT)
        return first;
    for (int i = 0; i < room_players(r); i++)
        if ((pending >> i & 1) && ticks(r, i) && r->last + r->seat[i].left < first) {
            first = r->last + r->seat[i].left;
            *seat = i;
        }
    return first;
}
