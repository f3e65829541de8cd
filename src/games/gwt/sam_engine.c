/* sam_engine.c: Sam's engine, the stations he upgrades and where his discs come from (SOLO-ENG).
 *
 * On space 39 his engine is out of the game (SOLO-ENG-6). */
#include "games/gwt/sam.h"
#include "games/gwt/railroad.h"

#define STATIONS (GWT_TURNOUTS | GWT_BIT(GWT_SPACE_s39)) /* SOLO-ENG-13 */

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* SOLO-ENG-2, SOLO-ENG-3, SOLO-ENG-16 */
static int by_engineers(const gwt_state *st, int *why)
{
    int engineers = st->player[GWT_SAM].workers[GWT_TILE_engineer - 1];
    uint64_t reached = gwt_engine_forward(st, GWT_SAM, engineers) & STATIONS;
    *why = reached ? GWT_SAM_eng_2 : GWT_SAM_eng_2_full;
    return gwt_highest(reached ? reached : gwt_engine_main_line(st, GWT_SAM, engineers));
}

/* SOLO-ENG-9 */
static int to_next_station(const gwt_state *st, int *why)
{
    uint64_t behind = GWT_BIT(st->player[GWT_SAM].engine + 1) - 1;
    *why = GWT_SAM_eng_9;
    return gwt_lowest(STATIONS & ~behind & ~GWT_BIT(st->player[GWT_HUMAN].engine));
}

/* SOLO-ENG-8, RTN-SOLO-24: of equal stations the earliest, those of towns last; -1 = he has none. */
static int poorest_station(unsigned stations)
{
    int best = -1;
    for (; stations; stations &= stations - 1) {
        int i = gwt_lowest(stations);
        if (best < 0 || GWT_STATION[i].vp < GWT_STATION[best].vp)
            best = i;
    }
    return best;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

bool gwt_sam_disc(gwt_state *st, sb_events *ev)
{
    gwt_player *p = &st->player[GWT_SAM];
    if (p->discs) {
        p->discs &= (uint16_t)(p->discs - 1);
        return true;
    }
    int station = poorest_station(p->stations);
    if (station < 0) {
        sb_emit(ev, GWT_EV_SAM_NO_DISC, GWT_SAM); /* SOLO-ENG-11, SOLO-KC-11 */
        return false;
    }
    p->stations &= (uint16_t) ~(1u << station); /* SOLO-ENG-12 */
    sb_emit(ev, GWT_EV_SAM_DISC_BACK, GWT_SAM, (int16_t)station);
    return true;
}

/* SOLO-ENG-4, SOLO-ENG-5, RTN-SOLO-10 */
void gwt_sam_upgrade(gwt_state *st, int station, sb_events *ev)
{
    if (!gwt_sam_disc(st, ev))
        return;
    st->player[GWT_SAM].stations |= (uint16_t)(1u << station);
    sb_emit(ev, GWT_EV_SAM_STATION, GWT_SAM, (int16_t)station);
    int space = GWT_STATION[station].master;
    if (!space || !st->master_at[space - 1])
        return;
    sb_emit(ev, GWT_EV_SAM_MASTER, GWT_SAM, (int16_t)st->master_at[space - 1], (int16_t)station);
    st->master_at[space - 1] = 0;
}

void gwt_sam_engine(gwt_state *st, bool next_station, sb_events *ev)
{
    gwt_player *p = &st->player[GWT_SAM];
    int why;
    if (p->engine == GWT_SPACE_s39) {
        gwt_sam_nothing(GWT_SAM_eng_7, ev);
        return;
    }
    int space = next_station ? to_next_station(st, &why) : by_engineers(st, &why);
    p->engine = (uint8_t)space;
    sb_emit(ev, GWT_EV_SAM_ENGINE, GWT_SAM, (int16_t)space, (int16_t)p->workers[GWT_TILE_engineer - 1], (int16_t)why);
    if (GWT_SPACE[space].station)
        gwt_sam_upgrade(st, GWT_SPACE[space].station - 1, ev);
    if (space == GWT_SPACE_s39)
        sb_emit(ev, GWT_EV_SAM_ENGINE_GONE, GWT_SAM); /* SOLO-ENG-6, SOLO-ENG-15 */
}
