/* sam_gains.c: objective cards, outlaws and hazards that Sam takes (SOLO-OBJ, SOLO-OUT, SOLO-HAZ). */
#include "games/gwt/sam.h"
#include "games/gwt/deck.h"
#include "games/gwt/hazard.h"
#include "games/gwt/objective.h"
#include "games/gwt/trail.h"

/* SOLO-OBJ-1 */
void gwt_sam_take_objective(gwt_state *st, sb_events *ev)
{
    int card = st->display_order[0];
    if (card == 0) {
        gwt_sam_nothing(GWT_SAM_obj_1, ev);
        return;
    }
    sb_emit(ev, GWT_EV_SAM_OBJECTIVE, GWT_SAM, (int16_t)card);
    gwt_to_discard(&st->player[GWT_SAM], card);
    gwt_leave_display(st, card, ev);
}

static int take_tile(gwt_state *st, int place)
{
    int tile = st->tile[place];
    gwt_put_tile(st, place, 0);
    st->player[GWT_SAM].owned[tile]++;
    return tile;
}

/* SOLO-OUT-1 */
void gwt_sam_take_outlaw(gwt_state *st, sb_events *ev)
{
    int best = 0;
    for (uint64_t set = gwt_outlaws(st); set; set &= set - 1)
        if (best == 0 || GWT_PLACE[gwt_lowest(set)].number > GWT_PLACE[best].number)
            best = gwt_lowest(set);
    if (best == 0) {
        gwt_sam_nothing(GWT_SAM_out_1, ev);
        return;
    }
    int tile = take_tile(st, best);
    sb_emit(ev, GWT_EV_SAM_OUTLAW, GWT_SAM, (int16_t)tile, (int16_t)best);
}

/* A zone as a possibility: tiles, the best tile, its order; a = the space of the best tile (SOLO-HAZ-2). */
static gwt_sam_choice zone(const gwt_state *st, int family)
{
    int n = 0, best = 0;
    for (uint64_t set = gwt_hazards(st); set; set &= set - 1) {
        int place = gwt_lowest(set);
        if (GWT_PLACE[place].hazard != family)
            continue;
        n++;
        if (best == 0 || GWT_TILE[st->tile[place]].vp > GWT_TILE[st->tile[best]].vp)
            best = place;
    }
    return (gwt_sam_choice) { .key = { -n, best ? -GWT_TILE[st->tile[best]].vp : 0, family }, .a = best };
}

/* SOLO-HAZ-1 */
void gwt_sam_take_hazard(gwt_state *st, sb_events *ev)
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_haz_1, GWT_SAM_haz_1_points, GWT_SAM_haz_1_order };
    gwt_sam_choices found = { .n = 0 };
    int why = GWT_SAM_none;
    for (int family = GWT_FLOOD; family <= GWT_ROCKFALL; family++) {
        gwt_sam_choice c = zone(st, family);
        if (c.a)
            gwt_sam_add(&found, c);
    }
    const gwt_sam_choice *best = gwt_sam_best(&found, reasons, &why);
    if (!best) {
        gwt_sam_nothing(GWT_SAM_haz_2, ev);
        return;
    }
    int tile = take_tile(st, best->a);
    sb_emit(ev, GWT_EV_SAM_HAZARD, GWT_SAM, (int16_t)tile, (int16_t)best->a, (int16_t)why);
}
