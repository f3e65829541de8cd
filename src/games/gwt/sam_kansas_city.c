/* sam_kansas_city.c: Sam at Kansas City: foresight, delivery, back to the start (SOLO-KC). */
#include "games/gwt/sam.h"
#include "games/gwt/job_market.h"
#include "games/gwt/kansas_city.h"

/* ---- foresight --------------------------------------------------------------------------------------------------- */

/* SOLO-KC-14 */
static bool can_choose(const gwt_state *st, int tile)
{
    return tile && !(st->token_holder && GWT_TILE[tile].family == GWT_WORKER);
}

/* SOLO-KC-1, SOLO-KC-2, SOLO-KC-12 */
static void foresee(gwt_state *st, int column, sb_events *ev)
{
    uint8_t *space = st->foresight[column];
    int row = can_choose(st, space[GWT_BOTTOM]) ? GWT_BOTTOM : GWT_TOP, tile = space[row];
    if (!can_choose(st, tile)) {
        gwt_sam_nothing(space[GWT_BOTTOM] ? GWT_SAM_kc_2_skip : GWT_SAM_kc_12, ev);
        return;
    }
    space[row] = 0;
    sb_emit(ev, GWT_EV_SAM_FORESIGHT, GWT_SAM, (int16_t)tile, (int16_t)(column + 1),
        (int16_t)(row == GWT_BOTTOM ? GWT_SAM_kc_1 : GWT_SAM_kc_2));
    if (GWT_TILE[tile].family == GWT_WORKER)
        gwt_place_worker(st, GWT_SAM, tile, ev);
    else
        gwt_place_tile(st, tile, ev);
}

/* ---- delivery ---------------------------------------------------------------------------------------------------- */

/* SOLO-KC-4, SOLO-KC-5, SOLO-KC-13 */
static int next_of_level(const gwt_state *st)
{
    int city = st->first_city ? st->first_city : GWT_SAM_LEVEL[st->solo].first_city;
    while (city < GWT_CITY_new_york && st->player[GWT_SAM].city[city])
        city++;
    return city;
}

/* RTN-SOLO-18, RTN-SOLO-23: the points of the crest alone. */
int gwt_sam_worth(const gwt_state *st, int city)
{
    const gwt_emblem_row *crest = &gwt_box(st)->emblem[city];
    return crest->vp + crest->bell_vp * gwt_bells(&st->player[GWT_SAM]);
}

/* RTN-SOLO-15: a store there and no delivery yet; in the printed order, which decides between equal ones. */
static void find_large(const gwt_state *st, gwt_sam_choices *found)
{
    const gwt_player *p = &st->player[GWT_SAM];
    const uint8_t *large = GWT_SAM_ITINERARY[st->solo].large;
    for (int i = 0; i < GWT_SAM_LARGE && large[i]; i++)
        if ((p->stores & GWT_CITY[large[i]].town) && !p->city[large[i]])
            gwt_sam_add(found, (gwt_sam_choice) { .key = { -gwt_sam_worth(st, large[i]) }, .a = large[i] });
}

/* RTN-SOLO-16, RTN-SOLO-25 */
static int next_of_strip(const gwt_state *st)
{
    const uint8_t *strip = GWT_SAM_ITINERARY[st->solo].strip;
    int i = 0;
    while (i + 1 < GWT_SAM_STRIP && strip[i + 1] && st->player[GWT_SAM].city[strip[i]])
        i++;
    return strip[i];
}

/* RTN-SOLO-14 */
static int next_of_itinerary(const gwt_state *st, int *why)
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_rtn_15_points };
    gwt_sam_choices found = { .n = 0 };
    find_large(st, &found);
    const gwt_sam_choice *best = gwt_sam_best(&found, reasons, why);
    if (!best)
        *why = GWT_SAM_rtn_16;
    else if (found.n == 1)
        *why = GWT_SAM_rtn_15;
    return best ? best->a : next_of_strip(st);
}

int gwt_sam_next_city(const gwt_state *st, int *why)
{
    *why = GWT_SAM_kc_4;
    return st->rails_north ? next_of_itinerary(st, why) : next_of_level(st);
}

/* SOLO-KC-8, RTN-SOLO-17: the crest, and the arrows from and to this city; of their gains only the objective card
 * counts (SOLO-TURN-7). */
static void take_objectives(gwt_state *st, int city, sb_events *ev)
{
    const uint8_t *discs = st->player[GWT_SAM].city;
    const gwt_box_row *box = gwt_box(st);
    if (box->emblem[city].objective)
        gwt_sam_take_objective(st, ev);
    for (const gwt_arrow_row *row = box->arrow; row < box->arrow + box->arrows; row++)
        if ((row->from == city || row->to == city) && discs[row->from] && discs[row->to]
            && row->action == GWT_ARROW_OBJECTIVE)
            gwt_sam_take_objective(st, ev);
}

/* SOLO-KC-6, SOLO-KC-7, SOLO-KC-10, SOLO-KC-11, RTN-SOLO-22 */
static void deliver(gwt_state *st, sb_events *ev)
{
    int why, city = gwt_sam_next_city(st, &why), revealed = gwt_sam_revealed(st);
    if (!gwt_sam_disc(st, ev))
        return;
    sb_emit(ev, GWT_EV_SAM_DELIVER, GWT_SAM, (int16_t)city, (int16_t)why);
    if (st->player[GWT_SAM].city[city]++)
        return;
    if (st->rails_north)
        gwt_sam_reveal(st, revealed, ev);
    take_objectives(st, city, ev);
}

void gwt_sam_kansas_city(gwt_state *st, sb_events *ev)
{
    for (int column = 0; column < GWT_BAGS; column++)
        foresee(st, column, ev);
    deliver(st, ev); /* SOLO-KC-3: no income */
    st->player[GWT_SAM].herder = GWT_PLACE_start;
    sb_emit(ev, GWT_EV_TO_START, GWT_SAM);
    gwt_refill_foresight(st, ev); /* SOLO-KC-9 */
}
