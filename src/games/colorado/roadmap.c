/* roadmap.c: a player's own board: regions and their legs, the railroad, discovering (COL-LEG, COL-RAIL, COL-DISC).
 *
 * Nothing here touches another player (COL-LEG-9, COL-RAIL-7), so it does not matter in which order the seats come
 * (COL-SEQ-10). */
#include "games/colorado/state.h"
#include "games/colorado/chart.h"
#include "games/colorado/duo.h"
#include "games/colorado/roadmap.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* COL-LEG-2, COL-LEG-3, COL-LEG-4: linked to the ticked flag or to a ticked leg, and not ticked itself. */
unsigned co_open_legs(const co_player *p, int region)
{
    const co_region *r = &co_regions[region];
    unsigned linked = 0;
    for (unsigned left = p->region[region]; left; left &= left - 1)
        linked |= r->links[__builtin_ctz(left)];
    return linked & ~(unsigned)p->region[region];
}

bool co_is_complete(const co_player *p, int region)
{
    return p->region[region] == (2u << co_regions[region].legs) - 1;
}

/* COL-RAIL-1, COL-RAIL-2, COL-RAIL-3, COL-RAIL-4, COL-RAIL-8: what may follow the last ticked leg. */
unsigned co_open_rail(const co_player *p)
{
    if (p->rail == 0)
        return 1u << CO_R1;
    return co_railroad[31 - __builtin_clz(p->rail)].next;
}

/* COL-RAIL-4: neither ticked nor to be reached any more. */
unsigned co_closed_rail(const co_player *p)
{
    unsigned reachable = p->rail | co_open_rail(p);
    for (int leg = 0; leg < CO_RAIL_LEGS; leg++) /* along every route the numbers go up */
        if (reachable >> leg & 1 && !(p->rail >> leg & 1))
            reachable |= co_railroad[leg].next;
    return ~reachable & ((1u << CO_RAIL_LEGS) - 1);
}

/* Is there any leg for a Check? */
bool co_can_check(const co_player *p)
{
    if (co_open_rail(p))
        return true;
    for (int r = 0; r < CO_REGIONS; r++)
        if (co_open_legs(p, r))
            return true;
    return false;
}

unsigned co_discovered(const co_player *p)
{
    unsigned regions = 0;
    for (int r = 0; r < CO_REGIONS; r++)
        regions |= (p->region[r] & 1u) << r;
    return regions;
}

/* COL-DISC-1, COL-DISC-2, COL-DISC-7, COL-DISC-8 */
unsigned co_discoverable(const co_state *st, int seat)
{
    const co_map *map = &co_maps[co_map_of(st, seat)];
    unsigned discovered = co_discovered(&st->player[seat]), near = 0;
    for (unsigned left = discovered; left; left &= left - 1)
        near |= map->region[__builtin_ctz(left)].adjacent;
    return near & ~discovered;
}

/* COL-DISC-4: a zone has as many boxes ticked as there are flags of its terrain. */
int co_boxes(const co_player *p, int terrain)
{
    int n = 0;
    for (int r = 0; r < CO_REGIONS; r++)
        n += (p->region[r] & 1) && co_regions[r].terrain == terrain;
    return n;
}

/* ---- discovering ------------------------------------------------------------------------------------------------- */

/* COL-DISC-4, COL-DISC-5, COL-END-A4: the flag, the box of its zone, and for the last box the medal. */
static void discover(co_state *st, int seat, int region, int event, sb_events *events)
{
    co_player *p = &st->player[seat];
    int terrain = co_regions[region].terrain;
    const co_zone *zone = &co_zones[terrain];
    p->region[region] = 1;
    int boxes = co_boxes(p, terrain);
    sb_emit(events, event, seat, (int16_t)co_region_id(st, seat, region), (int16_t)boxes);
    if (boxes == zone->boxes && zone->pool != CO_NO_POOL)
        co_claim_medal(st, seat, zone->pool, events);
}

/* COL-DEC-1: with one region to choose from it is taken, with none nothing happens.  True: the player must be asked. */
static bool has_choice(co_state *st, int seat, sb_events *events)
{
    unsigned regions = co_discoverable(st, seat);
    if (!regions)
        sb_emit(events, CO_EVENT_NO_REGION, seat, 0);
    else if (co_is_single(regions))
        discover(st, seat, __builtin_ctz(regions), CO_EVENT_DISCOVER, events);
    return regions && !co_is_single(regions);
}

/* COL-ICON-6 */
void co_gain_discovery(co_state *st, int seat, sb_events *events)
{
    if (has_choice(st, seat, events))
        st->player[seat].effect = CO_EFFECT_DISCOVERY;
}

/* COL-END-A2, COL-END-A3, COL-DISC-3, COL-DISC-6: the discoveries for complete suits, one after the other. */
void co_pay_owed(co_state *st, int seat, sb_events *events)
{
    co_player *p = &st->player[seat];
    p->effect = CO_EFFECT_NONE;
    for (; p->owed > 0; p->owed--)
        if (has_choice(st, seat, events)) {
            p->effect = CO_EFFECT_SUIT;
            return;
        }
}

/* ---- D12, D13: which region -------------------------------------------------------------------------------------- */

static int list_regions(const co_state *st, int seat, int move, unsigned regions, sb_move out[])
{
    int n = 0;
    for (; regions; regions &= regions - 1)
        out[n++] = sb_move_of(move, co_region_id(st, seat, __builtin_ctz(regions)), 0);
    return n;
}

int co_legal_discovery(const co_state *st, int seat, sb_move out[])
{
    return list_regions(st, seat, CO_MOVE_DISCOVER, co_discoverable(st, seat), out);
}

void co_apply_discovery(co_state *st, int seat, sb_move move, sb_events *events)
{
    st->player[seat].effect = CO_EFFECT_NONE;
    discover(st, seat, move.arg[0] % CO_REGIONS, CO_EVENT_DISCOVER, events);
}

void co_apply_suit(co_state *st, int seat, sb_move move, sb_events *events)
{
    discover(st, seat, move.arg[0] % CO_REGIONS, CO_EVENT_DISCOVER, events);
    st->player[seat].owed--;
    co_pay_owed(st, seat, events);
}

/* ---- D1: the first village (COL-SET-8, COL-SET-9) ---------------------------------------------------------------- */

int co_legal_village(const co_state *st, int seat, sb_move out[])
{
    return list_regions(st, seat, CO_MOVE_START, (1u << CO_V | 1u << CO_W), out);
}

void co_apply_village(co_state *st, int seat, sb_move move, sb_events *events)
{
    st->player[seat].effect = CO_EFFECT_NONE;
    discover(st, seat, move.arg[0] % CO_REGIONS, CO_EVENT_START, events);
}

/* ---- D8: Check (COL-DUO-7, COL-DUO-8) ---------------------------------------------------------------------------- */

int co_legal_check(const co_state *st, int seat, sb_move out[])
{
    const co_player *p = &st->player[seat];
    int n = 0;
    for (int r = 0; r < CO_REGIONS; r++)
        for (unsigned left = p->region[r] ? co_open_legs(p, r) : 0; left; left &= left - 1)
            out[n++] = sb_move_of(CO_MOVE_LEG, co_region_id(st, seat, r), __builtin_ctz(left));
    for (unsigned left = co_open_rail(p); left; left &= left - 1)
        out[n++] = sb_move_of(CO_MOVE_RAIL, __builtin_ctz(left), 0);
    out[n++] = sb_move_of(CO_MOVE_DECLINE, 0, 0);
    return n;
}

/* COL-LEG-8: mark, medal, icon. */
static void tick_leg(co_state *st, int seat, int region, int leg, sb_events *events)
{
    co_player *p = &st->player[seat];
    const co_region *r = &co_regions[region];
    p->region[region] = (uint8_t)(p->region[region] | 1u << leg);
    sb_emit(events, CO_EVENT_LEG, seat, (int16_t)co_region_id(st, seat, region), (int16_t)leg, r->icon[leg]);
    if (co_is_complete(p, region)) {
        co_win_medal(p, r->medal);
        sb_emit(events, CO_EVENT_MEDAL_REGION, seat, (int16_t)co_region_id(st, seat, region), r->medal);
    }
    co_gain(st, seat, r->icon[leg], events);
}

/* COL-RAIL-5, COL-RAIL-6 */
static void tick_rail(co_state *st, int seat, int leg, sb_events *events)
{
    co_player *p = &st->player[seat];
    p->rail = (uint16_t)(p->rail | 1u << leg);
    sb_emit(events, CO_EVENT_RAIL, seat, (int16_t)leg, co_railroad[leg].icon);
    if (leg == CO_R7) {
        co_win_medal(p, CO_RAIL_MEDAL);
        sb_emit(events, CO_EVENT_MEDAL_RAIL, seat, CO_RAIL_MEDAL);
    }
    co_gain(st, seat, co_railroad[leg].icon, events);
}

void co_apply_check(co_state *st, int seat, sb_move move, sb_events *events)
{
    if (move.kind == CO_MOVE_LEG)
        tick_leg(st, seat, move.arg[0] % CO_REGIONS, move.arg[1], events);
    else if (move.kind == CO_MOVE_RAIL)
        tick_rail(st, seat, move.arg[0], events);
    else
        co_decline(st, seat, events);
}
