/* sam_store.c: Rails to the North: Sam's expansion cards and the stores he opens by them (RTN-SOLO).
 *
 * What is open of his expansion cards is never stored: the first is from the start, and each of the others is as soon
 * as the city on its back carries his disc, which comes in the order of the cards and never goes (RTN-SOLO-13,
 * RTN-SOLO-22). */
#include "games/gwt/sam.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* RTN-SOLO-2, RTN-SOLO-13 */
int gwt_sam_revealed(const gwt_state *st)
{
    const gwt_sam_expansion_row *row = GWT_SAM_EXPANSION[st->solo];
    int n = 1;
    while (n < GWT_SAM_EXPANSIONS && st->player[GWT_SAM].city[row[n].back])
        n++;
    return n;
}

/* The next town of a card; -1 = it is complete (RTN-SOLO-5, RTN-SOLO-11). */
static int next_town_of(const gwt_state *st, int k)
{
    const gwt_sam_expansion_row *row = &GWT_SAM_EXPANSION[st->solo][k];
    for (int i = 0; i < row->n; i++)
        if (!(st->player[GWT_SAM].stores >> row->town[i] & 1))
            return row->town[i];
    return -1;
}

/* The last one revealed of those that are not complete (RTN-SOLO-11, RTN-SOLO-13). */
int gwt_sam_expansion(const gwt_state *st)
{
    int k = gwt_sam_revealed(st) - 1;
    while (k >= 0 && next_town_of(st, k) < 0)
        k--;
    return k;
}

/* RTN-SOLO-5, RTN-SOLO-12 */
static int town_to_open(const gwt_state *st, int k)
{
    return k < 0 || gwt_stores_left(&st->player[GWT_SAM]) == 0 ? -1 : next_town_of(st, k);
}

int gwt_sam_next_town(const gwt_state *st)
{
    return town_to_open(st, gwt_sam_expansion(st));
}

/* RTN-SOLO-7, RTN-SOLO-21 */
int gwt_sam_cell(const gwt_state *st, int town, int *why)
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_rtn_7_money, GWT_SAM_rtn_7_action, GWT_SAM_rtn_7_cost,
        GWT_SAM_rtn_7_order };
    gwt_sam_choices found = { .n = 0 };
    for (int i = 0; i < GWT_TRADE_CELLS; i++) {
        const gwt_cell_row *row = &GWT_TOWN[town].cell[i];
        bool action = row->tokens || row->certificates || row->objective;
        if (!st->cell[town][i])
            gwt_sam_add(&found, (gwt_sam_choice) { .key = { -row->money, !action, row->cost, i }, .a = i });
    }
    return gwt_sam_best(&found, reasons, why)->a;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* RTN-SOLO-6, RTN-SOLO-8, RTN-SOLO-9, RTN-SOLO-10: of all that cell and town give, the objective card and the station
 * are his. */
void gwt_sam_open(gwt_state *st, int town, sb_events *ev)
{
    const gwt_town_row *row = &GWT_TOWN[town];
    int why, cell = gwt_sam_cell(st, town, &why);
    st->cell[town][cell] = GWT_SAM + 1;
    st->player[GWT_SAM].stores |= UINT32_C(1) << town;
    sb_emit(ev, GWT_EV_SAM_STORE, GWT_SAM, (int16_t)town, (int16_t)cell, (int16_t)why);
    if (row->cell[cell].objective)
        gwt_sam_take_objective(st, ev);
    if (row->kind == GWT_STATION_TOWN)
        gwt_sam_upgrade(st, row->number, ev);
}

static void tell_expansion(const gwt_state *st, int event, int k, sb_events *ev)
{
    sb_emit(ev, event, GWT_SAM, (int16_t)gwt_sam_expansion_item(st, k));
}

/* RTN-SOLO-11: the card that was active may be complete now. */
static void tell_completed(const gwt_state *st, int k, sb_events *ev)
{
    int now = ev ? gwt_sam_expansion(st) : k;
    if (now == k)
        return;
    tell_expansion(st, GWT_EV_SAM_COMPLETE, k, ev);
    if (now >= 0)
        tell_expansion(st, GWT_EV_SAM_ACTIVE, now, ev);
}

void gwt_sam_place_store(gwt_state *st, sb_events *ev)
{
    int k = gwt_sam_expansion(st), town = town_to_open(st, k);
    if (town < 0) {
        sb_emit(ev, GWT_EV_SAM_NO_STORE, GWT_SAM); /* RTN-SOLO-12 */
        return;
    }
    gwt_sam_open(st, town, ev);
    tell_completed(st, k, ev);
}

/* RTN-SOLO-13, RTN-SOLO-22 */
void gwt_sam_reveal(gwt_state *st, int revealed, sb_events *ev)
{
    if (gwt_sam_revealed(st) > revealed)
        tell_expansion(st, GWT_EV_SAM_REVEALS, revealed, ev);
}
