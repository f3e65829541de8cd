/* chart.c: the Reward Chart: tracks and medals, and what an icon does (COL-TRK, COL-MED, COL-ICON). */
#include "games/colorado/state.h"
#include "games/colorado/chart.h"
#include "games/colorado/roadmap.h"

#include <assert.h>

/* ---- medals ------------------------------------------------------------------------------------------------------ */

int co_best_medal(const co_state *st, int pool)
{
    int crossed = st->crossed[pool];
    return crossed < co_pools[pool].n ? co_pools[pool].medal[crossed] : 0;
}

/* COL-MED-1, COL-MED-2, COL-MED-12, COL-MED-13 */
void co_win_medal(co_player *p, int points)
{
    assert(p->medals_n < CO_MEDALS_MAX);
    p->medal[p->medals_n++] = (uint8_t)points;
}

/* COL-MED-14, COL-SEQ-2: the highest medal that was not crossed when the turn began, whoever else claims it this turn. */
void co_claim_medal(co_state *st, int seat, int pool, sb_events *events)
{
    co_player *p = &st->player[seat];
    int points = co_best_medal(st, pool);
    p->medal_claims = (uint8_t)(p->medal_claims | 1u << pool);
    if (points) {
        co_win_medal(p, points);
        sb_emit(events, CO_EVENT_MEDAL, seat, (int16_t)pool, (int16_t)points);
    } else {
        sb_emit(events, CO_EVENT_NO_MEDAL, seat, (int16_t)pool);
    }
}

/* COL-MED-10, COL-MED-15: one medal of every pool that was claimed this turn, however many claimed it. */
void co_cross_medals(co_state *st, sb_events *events)
{
    unsigned claims = 0;
    for (int seat = 0; seat < st->players; seat++) {
        claims |= st->player[seat].medal_claims;
        st->player[seat].medal_claims = 0;
    }
    for (; claims; claims &= claims - 1) {
        int pool = __builtin_ctz(claims);
        if (!co_best_medal(st, pool))
            continue;
        sb_emit(events, CO_EVENT_CROSSED, SB_SPECTATOR, (int16_t)pool, (int16_t)co_best_medal(st, pool));
        st->crossed[pool]++;
    }
}

/* ---- Saloon and Wanted (COL-ICON-3, COL-ICON-4, COL-TRK-2) ------------------------------------------------------- */

/* Ticks the next box.  False: the track is full (COL-ICON-7). */
static bool tick_next(co_state *st, int seat, uint8_t *boxes, int count, int pool, sb_events *events)
{
    if (*boxes == count) {
        sb_emit(events, CO_EVENT_FULL, seat, (int16_t)pool);
        return false;
    }
    ++*boxes;
    sb_emit(events, CO_EVENT_BOX, seat, (int16_t)pool, *boxes);
    if (*boxes == count)
        co_claim_medal(st, seat, pool, events);
    return true;
}

static void gain_saloon(co_state *st, int seat, sb_events *events)
{
    tick_next(st, seat, &st->player[seat].saloon, CO_SALOON_BOXES, CO_POOL_SALOON, events);
}

static void gain_wanted(co_state *st, int seat, sb_events *events)
{
    co_player *p = &st->player[seat];
    if (tick_next(st, seat, &p->wanted, CO_WANTED_BOXES, CO_POOL_WANTED, events))
        co_gain(st, seat, co_wanted_icon[p->wanted], events);
}

/* ---- Tipi (COL-TRK-3) -------------------------------------------------------------------------------------------- */

/* COL-TRK-4: mark, medal, icon. */
static void tick_tipi(co_state *st, int seat, int box, sb_events *events)
{
    co_player *p = &st->player[seat];
    p->tipi = (uint8_t)(p->tipi | 1u << box);
    sb_emit(events, CO_EVENT_TIPI, seat, (int16_t)(box - CO_TIPI_CENTRE));
    if (box == 0 || box == CO_TIPI_BOXES - 1)
        co_claim_medal(st, seat, CO_POOL_TIPI, events);
    co_gain(st, seat, co_tipi_icon[box], events);
}

static void tick_tipi_side(co_state *st, int seat, int side, sb_events *events)
{
    unsigned run = st->player[seat].tipi;
    int box = side == CO_LEFT ? __builtin_ctz(run) - 1 : 32 - __builtin_clz(run);
    tick_tipi(st, seat, box, events);
}

unsigned co_tipi_sides(const co_player *p)
{
    if (p->tipi == 0)
        return 0;
    unsigned left = !(p->tipi & 1), right = !(p->tipi >> (CO_TIPI_BOXES - 1) & 1);
    return left << CO_LEFT | right << CO_RIGHT;
}

/* COL-ICON-5, COL-ICON-7, COL-DEC-1: the centre first; with one side left, that one; with none, nothing. */
static void gain_tipi(co_state *st, int seat, sb_events *events)
{
    co_player *p = &st->player[seat];
    unsigned sides = co_tipi_sides(p);
    if (p->tipi == 0)
        tick_tipi(st, seat, CO_TIPI_CENTRE, events);
    else if (sides == 0)
        sb_emit(events, CO_EVENT_FULL, seat, CO_POOL_TIPI);
    else if (co_is_single(sides))
        tick_tipi_side(st, seat, __builtin_ctz(sides), events);
    else
        p->effect = CO_EFFECT_TIPI;
}

/* D11: which side */
int co_legal_tipi(const co_state *st, int seat, sb_move out[])
{
    int n = 0;
    for (unsigned left = co_tipi_sides(&st->player[seat]); left; left &= left - 1)
        out[n++] = sb_move_of(CO_MOVE_TIPI, __builtin_ctz(left), 0);
    return n;
}

void co_apply_tipi(co_state *st, int seat, sb_move move, sb_events *events)
{
    tick_tipi_side(st, seat, move.arg[0], events);
}

/* ---- icons ------------------------------------------------------------------------------------------------------- */

/* What a card, leg or box gives: the seat's next effect, or something automatic (COL-SEQ-5, COL-SEQ-6, COL-SEQ-7).  Hand decisions
 * are always asked, a Check without any leg is not (COL-DEC-1, COL-DEC-2). */
void co_gain(co_state *st, int seat, int icon, sb_events *events)
{
    co_player *p = &st->player[seat];
    p->effect = CO_EFFECT_NONE;
    switch ((co_icon)icon) {
    case CO_ICON_NUGGETS: p->effect = CO_EFFECT_NUGGETS; break;
    case CO_ICON_CARDS: p->effect = CO_EFFECT_CARDS; break;
    case CO_ICON_CHECK: p->effect = co_can_check(p) ? CO_EFFECT_CHECK : CO_EFFECT_NONE; break;
    case CO_ICON_PLAY: p->effect = CO_EFFECT_PLAY; break;
    case CO_ICON_SALOON: gain_saloon(st, seat, events); break;
    case CO_ICON_WANTED: gain_wanted(st, seat, events); break;
    case CO_ICON_TIPI: gain_tipi(st, seat, events); break;
    case CO_ICON_DISCOVERY: co_gain_discovery(st, seat, events); break;
    case CO_ICON_EMPTY:
    case CO_ICON_COUNT: break;
    }
}
