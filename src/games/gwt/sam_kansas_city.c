/* sam_kansas_city.c: Sam at Kansas City: foresight, delivery, back to the start (SOLO-KC). */
#include "games/gwt/sam.h"

/* ---- foresight --------------------------------------------------------------------------------------------------- */

static bool can_choose(const gwt_state *st, int tile)
{
    return tile && !(st->token_holder && GWT_TILE[tile].family == GWT_WORKER);
}

/* SOLO-KC-1, -2, -12 */
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

/* SOLO-KC-4, -5, -13 */
int gwt_sam_next_city(const gwt_state *st)
{
    int city = st->first_city ? st->first_city : GWT_SAM_LEVEL[st->solo].first_city;
    while (city < GWT_CITY_new_york && st->player[GWT_SAM].city[city])
        city++;
    return city;
}

/* SOLO-KC-8: the arrows from and to this city; of their gains only the objective card counts (SOLO-TURN-7). */
static void trigger_arrows(gwt_state *st, int city, sb_events *ev)
{
    const uint8_t *discs = st->player[GWT_SAM].city;
    const gwt_box_row *box = gwt_box(st);
    for (const gwt_arrow_row *row = box->arrow; row < box->arrow + box->arrows; row++)
        if ((row->from == city || row->to == city) && discs[row->from] && discs[row->to]
            && row->action == GWT_ARROW_OBJECTIVE)
            gwt_sam_take_objective(st, ev);
}

/* SOLO-KC-6, -7, -10, -11 */
static void deliver(gwt_state *st, sb_events *ev)
{
    int city = gwt_sam_next_city(st);
    if (!gwt_sam_disc(st, ev))
        return;
    sb_emit(ev, GWT_EV_SAM_DELIVER, GWT_SAM, (int16_t)city);
    if (st->player[GWT_SAM].city[city]++)
        return;
    trigger_arrows(st, city, ev);
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
