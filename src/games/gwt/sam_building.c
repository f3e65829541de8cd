/* sam_building.c: Sam builds in front of the human, or replaces one of his buildings (SOLO-BLD). */
#include "games/gwt/sam.h"
#include "games/gwt/trail.h"

#include <string.h>

/* ---- where ------------------------------------------------------------------------------------------------------- */

/* The free site the fewest trail spaces ahead of a place; of equal ones the first of the list (SOLO-BLD-3). */
static int next_site(const gwt_state *st, int from)
{
    uint64_t free = GWT_SAM_SITES & ~st->locations;
    for (uint64_t ahead = GWT_BIT(from); ahead;) {
        uint64_t next = 0;
        for (uint64_t set = ahead; set; set &= set - 1)
            for (int i = 0; i < 2; i++)
                next |= GWT_BIT(GWT_PLACE[gwt_lowest(set)].next[i]);
        ahead = next & ~UINT64_C(1);
        if (ahead & free)
            return gwt_lowest(ahead & free);
    }
    return 0;
}

/* SOLO-BLD-2, SOLO-BLD-4 */
int gwt_sam_site(const gwt_state *st)
{
    int place = next_site(st, st->player[GWT_HUMAN].herder);
    return place ? place : next_site(st, GWT_PLACE_start);
}

/* ---- what -------------------------------------------------------------------------------------------------------- */

static const gwt_building_row *tile(int number)
{
    return &GWT_BUILDING[GWT_BUILDING_pb_1b + number - 1]; /* SOLO-SET-7 */
}

static bool has_hand(int number)
{
    return tile(number)->green || tile(number)->black;
}

static int builders_of(const gwt_state *st)
{
    return st->player[GWT_SAM].workers[GWT_TILE_builder - 1];
}

/* SOLO-BLD-5, SOLO-BLD-6, SOLO-BLD-11 */
static void find_new(const gwt_state *st, bool exactly_one, gwt_sam_choices *found)
{
    for (unsigned set = st->player[GWT_SAM].unbuilt; set; set &= set - 1) {
        int k = gwt_lowest(set), need = tile(k)->builders;
        if (exactly_one ? need == 1 : need <= builders_of(st))
            gwt_sam_add(found, (gwt_sam_choice) { .key = { -need, !has_hand(k), k }, .a = k });
    }
}

static int hands_in_play(const gwt_player *p)
{
    int n = 0;
    for (int k = 1; k <= GWT_NUMBERS; k++)
        n += p->built[k] && has_hand(k);
    return n;
}

/* SOLO-BLD-7, SOLO-BLD-8, SOLO-BLD-9, SOLO-BLD-11 */
static void find_replacements(const gwt_state *st, bool exactly_one, gwt_sam_choices *found)
{
    const gwt_player *p = &st->player[GWT_SAM];
    int hands = hands_in_play(p), most = exactly_one ? 1 : builders_of(st);
    for (int old = 1; old <= GWT_NUMBERS; old++)
        for (unsigned set = p->built[old] ? p->unbuilt : 0; set; set &= set - 1) {
            int k = gwt_lowest(set), used = tile(k)->builders - tile(old)->builders;
            int after = hands - has_hand(old) + has_hand(k);
            if (used > 0 && used <= most)
                gwt_sam_add(
                    found, (gwt_sam_choice) { .key = { -used, -tile(k)->builders, -after, old, k }, .a = old, .b = k });
        }
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* SOLO-BLD-1: at no cost. */
static void put_up(gwt_state *st, int number, int place)
{
    gwt_player *p = &st->player[GWT_SAM];
    p->unbuilt &= (uint16_t) ~(1u << number);
    p->built[number] = (uint8_t)place;
    gwt_put_tile(st, place, gwt_building_code(GWT_SAM, gwt_own_design(st, GWT_SAM, number)));
}

/* SOLO-BLD-10, SOLO-BLD-14 */
static void replace(gwt_state *st, int old, int number, int why, sb_events *ev)
{
    int place = st->player[GWT_SAM].built[old];
    st->player[GWT_SAM].built[old] = 0;
    put_up(st, number, place);
    sb_emit(ev, GWT_EV_SAM_REPLACE, GWT_SAM, (int16_t)gwt_own_design(st, GWT_SAM, old),
        (int16_t)gwt_own_design(st, GWT_SAM, number), (int16_t)place, (int16_t)why);
}

/* SOLO-BLD-16: a new building comes before a replacement. */
static bool build_new(gwt_state *st, bool exactly_one, sb_events *ev)
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_bld_5, GWT_SAM_bld_6, GWT_SAM_bld_6_number };
    gwt_sam_choices found = { .n = 0 };
    int why = GWT_SAM_none, place = gwt_sam_site(st);
    find_new(st, exactly_one, &found);
    const gwt_sam_choice *best = gwt_sam_best(&found, reasons, &why);
    if (!best || place == 0)
        return false;
    put_up(st, best->a, place);
    sb_emit(ev, GWT_EV_SAM_BUILD, GWT_SAM, (int16_t)gwt_own_design(st, GWT_SAM, best->a), (int16_t)place, (int16_t)why);
    return true;
}

void gwt_sam_build(gwt_state *st, bool exactly_one, sb_events *ev)
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_bld_7, GWT_SAM_bld_8, GWT_SAM_bld_9, GWT_SAM_bld_9_old,
        GWT_SAM_bld_9_new };
    gwt_sam_choices found = { .n = 0 };
    int why = GWT_SAM_none;
    if (build_new(st, exactly_one, ev))
        return;
    find_replacements(st, exactly_one, &found);
    const gwt_sam_choice *best = gwt_sam_best(&found, reasons, &why);
    if (best)
        replace(st, best->a, best->b, why, ev);
    else
        gwt_sam_nothing(GWT_SAM_bld_13, ev);
}
