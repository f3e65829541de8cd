/* sam_movement.c: Sam's herder: how far, which way, and the tolls he brings the human (SOLO-MOVE). */
#include "games/gwt/sam.h"
#include "games/gwt/building.h"
#include "games/gwt/money.h"
#include "games/gwt/trail.h"

/* ---- how far ----------------------------------------------------------------------------------------------------- */

static int clamped(int n)
{
    return n < 1 ? 1 : gwt_min(n, GWT_SAM_STEPS_MAX); /* SOLO-MOVE-9 */
}

static int most_buildings(const gwt_state *st)
{
    int human = gwt_count(st, GWT_HUMAN, GWT_PER_BUILDINGS), sam = gwt_count(st, GWT_SAM, GWT_PER_BUILDINGS);
    return human > sam ? human : sam;
}

/* SOLO-MOVE-8, SOLO-MOVE-10, SOLO-MOVE-11 */
int gwt_sam_steps(const gwt_state *st, int card)
{
    const gwt_sam_card_row *row = &GWT_SAM_CARD[card];
    switch ((gwt_sam_icon)row->icon) {
    case GWT_SAM_STEPS: return row->steps;
    case GWT_SAM_STEPS_BUILDINGS: return clamped(most_buildings(st));
    case GWT_SAM_STEPS_SPECIALTY: return clamped(st->player[GWT_SAM].workers[st->specialization - 1]);
    }
    return 0;
}

/* ---- which way --------------------------------------------------------------------------------------------------- */

/* The next locations in the order of the trail data; what both ways lead to counts for the first (SOLO-MOVE-14). */
static int next_locations(const gwt_state *st, int place, int out[2])
{
    const gwt_place_row *row = &GWT_PLACE[place];
    int n = 0;
    for (int i = 0; i < 2 && row->exit[i].end; i++) {
        int to = gwt_first_location(st, &row->exit[i]);
        if (n == 0 || to != out[0])
            out[n++] = to;
    }
    return n;
}

static int steps_from(const gwt_state *st, int place, const uint8_t steps[])
{
    const gwt_exit *exit = GWT_PLACE[place].exit;
    int least = steps[gwt_first_location(st, &exit[0])];
    return 1 + (exit[1].end ? gwt_min(least, steps[gwt_first_location(st, &exit[1])]) : least);
}

/* The fewest steps to a meeting place from every location between; along the trail numbers of places grow. */
static void measure(const gwt_state *st, int from, int to, uint8_t steps[GWT_PLACE_kansas_city + 1])
{
    uint64_t between = st->locations & (GWT_BIT(to) - GWT_BIT(from + 1));
    steps[to] = 0;
    while (between) {
        int place = gwt_highest(between);
        between ^= GWT_BIT(place);
        steps[place] = (uint8_t)steps_from(st, place, steps);
    }
}

static int steps_left(const gwt_state *st, int location)
{
    uint8_t steps[GWT_PLACE_kansas_city + 1];
    measure(st, location - 1, GWT_PLACE_kansas_city, steps);
    return steps[location];
}

static bool is_of_human(const gwt_state *st, int place)
{
    int code = st->tile[place];
    return gwt_is_building(code) && !gwt_is_neutral(code) && gwt_owner(code) == GWT_HUMAN;
}

typedef struct ways {
    gwt_sam_way here; /* as far as it goes now */
    int n;
    gwt_sam_way at[1 << GWT_SAM_STEPS_MAX];
} ways;

/* SOLO-MOVE-1, SOLO-MOVE-2, SOLO-MOVE-13: every way of so many steps, or to Kansas City, in the order of the trail
 * data. */
static void find_ways(const gwt_state *st, ways *found, int from, int depth, int steps)
{
    const gwt_sam_way before = found->here;
    int next[2], n = next_locations(st, from, next);
    for (int i = 0; i < n; i++) {
        int place = next[i], fee = gwt_fee_at(st, GWT_SAM, place);
        found->here.place[depth] = (uint8_t)place;
        found->here.tolls = before.tolls + fee;
        found->here.to_human = before.to_human + (is_of_human(st, place) ? fee : 0);
        if (place != GWT_PLACE_kansas_city && depth + 1 < steps) {
            find_ways(st, found, place, depth + 1, steps);
            continue;
        }
        found->here.steps = (uint8_t)(depth + 1);
        found->here.end = (uint8_t)place;
        found->at[found->n++] = found->here;
    }
}

/* The first place ahead of all these ways that every further one leads through. */
static int meeting_place(const ways *found)
{
    int last = 0;
    for (int i = 0; i < found->n; i++)
        last = found->at[i].end > last ? found->at[i].end : last;
    return gwt_lowest(GWT_SAM_MEETINGS & ~(GWT_BIT(last) - 1));
}

/* SOLO-MOVE-3, SOLO-MOVE-4, SOLO-MOVE-5, SOLO-MOVE-6: what is still to go is counted as far as the ways differ. */
static gwt_sam_way best_way(const gwt_state *st, const ways *found, int *why)
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_move_3, GWT_SAM_move_4, GWT_SAM_move_5, GWT_SAM_move_6 };
    uint8_t left[GWT_PLACE_kansas_city + 1];
    gwt_sam_choices choices = { .n = 0 };
    if (found->n == 1) {
        *why = GWT_SAM_only;
        return found->at[0];
    }
    measure(st, st->player[GWT_SAM].herder, meeting_place(found), left);
    for (int i = 0; i < found->n; i++) {
        const gwt_sam_way *w = &found->at[i];
        gwt_sam_add(
            &choices, (gwt_sam_choice) { .key = { w->steps + left[w->end], w->tolls, w->to_human, i }, .a = i });
    }
    return found->at[gwt_sam_best(&choices, reasons, why)->a];
}

gwt_sam_way gwt_sam_path(const gwt_state *st, int steps, int *why)
{
    ways found;
    found.n = 0, found.here = (gwt_sam_way) { .steps = 0 };
    find_ways(st, &found, st->player[GWT_SAM].herder, 0, steps);
    return best_way(st, &found, why);
}

/* ---- the walk ---------------------------------------------------------------------------------------------------- */

/* SOLO-MOVE-7, SOLO-MOVE-15 */
static void bring_toll(gwt_state *st, int place, sb_events *ev)
{
    int fee = is_of_human(st, place) ? gwt_fee_at(st, GWT_SAM, place) : 0;
    if (fee == 0)
        return;
    sb_emit(ev, GWT_EV_SAM_TOLL, GWT_HUMAN, (int16_t)place, (int16_t)fee);
    gwt_gain(st, GWT_HUMAN, fee, ev);
}

void gwt_sam_move(gwt_state *st, int steps, sb_events *ev)
{
    int why;
    gwt_sam_way w = gwt_sam_path(st, steps, &why);
    sb_emit(ev, GWT_EV_SAM_WAY, GWT_SAM, (int16_t)w.steps, (int16_t)steps_left(st, w.end), (int16_t)w.tolls,
        (int16_t)w.to_human, (int16_t)why);
    for (int i = 0; i < w.steps; i++) {
        st->player[GWT_SAM].herder = w.place[i];
        sb_emit(ev, GWT_EV_STEP, GWT_SAM, (int16_t)w.place[i]);
        bring_toll(st, w.place[i], ev);
    }
}
