/* sam_movement.c: Sam's herder: how far, which way, and the tolls he brings the human (SOLO-MOVE). */
#include "games/gwt/sam.h"

#include <string.h>

enum { MOST_STEPS = 5 };

/* ---- how far ----------------------------------------------------------------------------------------------------- */

static int clamped(int n)
{
    return n < 1 ? 1 : gwt_min(n, MOST_STEPS); /* SOLO-MOVE-9 */
}

static int most_buildings(const gwt_state *st)
{
    int human = gwt_count(st, GWT_HUMAN, GWT_PER_BUILDINGS), sam = gwt_count(st, GWT_SAM, GWT_PER_BUILDINGS);
    return human > sam ? human : sam;
}

/* SOLO-MOVE-8, -10, -11 */
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

/* The fewest steps to Kansas City from every location ahead of a place; along the trail numbers of places grow. */
static void measure(const gwt_state *st, int from, uint8_t steps[GWT_PLACE_kansas_city + 1])
{
    uint64_t ahead = st->locations & (GWT_BIT(GWT_PLACE_kansas_city) - GWT_BIT(from + 1));
    steps[GWT_PLACE_kansas_city] = 0;
    while (ahead) {
        int place = gwt_highest(ahead);
        ahead ^= GWT_BIT(place);
        steps[place] = (uint8_t)steps_from(st, place, steps);
    }
}

typedef struct walk {
    const gwt_state *st;
    int steps;
    sb_move path, best;
    gwt_sam_choices found;
    uint8_t missing[GWT_PLACE_kansas_city + 1]; /* of the locations ahead */
} walk;

static bool is_of_human(const gwt_state *st, int place)
{
    int code = st->tile[place];
    return gwt_is_building(code) && !gwt_is_neutral(code) && gwt_owner(code) == GWT_HUMAN;
}

/* SOLO-MOVE-2 to -6 */
static void extend(walk *w, int from, int depth, int tolls, int to_human)
{
    int next[2], n = next_locations(w->st, from, next);
    for (int i = 0; i < n; i++) {
        int fee = gwt_fee_at(w->st, GWT_SAM, next[i]), sum = tolls + fee;
        int human = to_human + (is_of_human(w->st, next[i]) ? fee : 0);
        w->path.arg[depth] = (uint8_t)next[i];
        if (next[i] != GWT_PLACE_kansas_city && depth + 1 < w->steps) {
            extend(w, next[i], depth + 1, sum, human);
        } else {
            int at = w->found.n, way = depth + 1 + w->missing[next[i]];
            if (gwt_sam_add(&w->found, (gwt_sam_choice) { .key = { way, sum, human, at }, .b = depth + 1 }))
                w->best = w->path;
        }
        w->path.arg[depth] = 0;
    }
}

sb_move gwt_sam_path(const gwt_state *st, int steps, int told[5])
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_move_3, GWT_SAM_move_4, GWT_SAM_move_5, GWT_SAM_move_6 };
    int from = st->player[GWT_SAM].herder;
    walk w;
    w.st = st, w.steps = steps, w.path = sb_move_of(GWT_MV_MOVE, 0, 0), w.found.n = 0;
    measure(st, from, w.missing);
    extend(&w, from, 0, 0, 0);
    int why = GWT_SAM_none;
    const gwt_sam_choice *best = gwt_sam_best(&w.found, reasons, &why);
    const int said[5] = { best->b, best->key[0] - best->b, best->key[1], best->key[2], why };
    memcpy(told, said, sizeof said);
    return w.best;
}

/* ---- the walk ---------------------------------------------------------------------------------------------------- */

/* SOLO-MOVE-7, -15 */
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
    int told[5];
    sb_move path = gwt_sam_path(st, steps, told);
    sb_emit(ev, GWT_EV_SAM_WAY, GWT_SAM, (int16_t)told[0], (int16_t)told[1], (int16_t)told[2], (int16_t)told[3],
        (int16_t)told[4]);
    for (int i = 0; i < (int)sizeof path.arg && path.arg[i]; i++) {
        st->player[GWT_SAM].herder = path.arg[i];
        sb_emit(ev, GWT_EV_STEP, GWT_SAM, (int16_t)path.arg[i]);
        bring_toll(st, path.arg[i], ev);
    }
}
