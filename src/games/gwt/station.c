/* station.c: upgrading stations and appointing station masters (GWT-STA, GWT-UPG). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/delivery.h"
#include "games/gwt/money.h"
#include "games/gwt/station.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* GWT-STA-2 */
bool gwt_can_upgrade(const gwt_state *st, int seat, int station)
{
    const gwt_player *p = &st->player[seat];
    if ((p->stations >> station & 1) || p->money < GWT_STATION[station].cost)
        return false;
    return gwt_disc_sources(st, seat, GWT_AT_STATION + station, false) != 0;
}

/* GWT-UPG-1 */
uint64_t gwt_stations_behind(const gwt_state *st, int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < GWT_STATIONS && GWT_STATION[i].space < st->player[seat].engine; i++)
        if (gwt_can_upgrade(st, seat, i))
            set |= GWT_BIT(i);
    return set;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* GWT-STA-3 */
static void upgrade(gwt_state *st, int seat, int station, sb_events *ev)
{
    sb_emit(ev, GWT_EV_UPGRADE, seat, (int16_t)station);
    gwt_pay(st, seat, GWT_STATION[station].cost, ev);
    gwt_push(st, GWT_OP_DISC, seat)->disc.target = (uint8_t)(GWT_AT_STATION + station);
}

/* The disc lies there. */
void gwt_station_upgraded(gwt_state *st, int seat, int station)
{
    st->player[seat].stations |= (uint16_t)(1u << station);
    int space = GWT_STATION[station].master;
    if (space && st->master_at[space - 1])
        gwt_push(st, GWT_OP_APPOINT, seat)->stop.station = (uint8_t)station; /* GWT-STA-4, GWT-STA-5 */
}

/* ---- at a stop, or in a station town (RTN-STORE-16, RTN-STORE-32) ------------------------------------------------ */

static int legal_stop(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    if (!gwt_can_upgrade(st, f->seat, f->stop.station))
        return 0;
    out[0] = sb_move_of(GWT_MV_UPGRADE, f->stop.station, 0);
    out[1] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return 2;
}

static void apply_stop(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind == GWT_MV_UPGRADE)
        upgrade(st, seat, m.arg[0], ev);
}

const gwt_op_row gwt_op_upgrade = {
    .question = GWT_D_UPGRADE,
    .fields = { GWT_FIELD(stop, station, STATION) },
    .below = GWT_ON_GROUND,
    .variant = GWT_ON_NORTH,
    .legal = legal_stop,
    .apply = apply_stop,
};

/* ---- 9b ---------------------------------------------------------------------------------------------------------- */

static int legal_upgrade_behind(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_set_moves(GWT_MV_UPGRADE, gwt_stations_behind(st, f->seat), out);
}

static void apply_upgrade_behind(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    upgrade(st, seat, m.arg[0], ev);
}

const gwt_op_row gwt_op_upgrade_behind = {
    .question = GWT_D_UPGRADE_BEHIND,
    .below = GWT_ON(PHASE_B),
    .legal = legal_upgrade_behind,
    .apply = apply_upgrade_behind,
};

/* ---- the station master ------------------------------------------------------------------------------------------ */

/* GWT-STA-4: never the printed worker. */
static int legal_appoint(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = 0;
    for (int w = 1; w <= GWT_WORKERS; w++)
        if (st->player[f->seat].workers[w - 1] > 1)
            out[n++] = sb_move_of(GWT_MV_APPOINT, w, 0);
    if (n > 0)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

/* GWT-STA-6, GWT-STA-8 */
static void apply_appoint(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    int station = gwt_top(st)->stop.station, space = GWT_STATION[station].master - 1, master = st->master_at[space];
    gwt_pop(st);
    if (m.kind == GWT_MV_DECLINE)
        return;
    p->workers[m.arg[0] - 1]--; /* the space can be filled again (GWT-STA-7) */
    st->appointed[space] = m.arg[0];
    st->master_at[space] = 0;
    p->masters |= (uint16_t)(1u << master);
    sb_emit(ev, GWT_EV_APPOINT, seat, (int16_t)m.arg[0], (int16_t)station);
    sb_emit(ev, GWT_EV_MASTER, seat, (int16_t)master);
    gwt_immediate(st, seat, GWT_MASTER[master].first, GWT_MASTER[master].count, ev);
}

const gwt_op_row gwt_op_appoint = {
    .question = GWT_D_APPOINT,
    .fields = { GWT_FIELD(stop, station, STATION) },
    .below = GWT_ON_GROUND,
    .variant = GWT_ON_NORTH,
    .legal = legal_appoint,
    .apply = apply_appoint,
};
