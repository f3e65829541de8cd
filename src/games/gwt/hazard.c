/* hazard.c: removing hazards and claiming bounties (GWT-HAZ, GWT-OUT). */
#include "games/gwt/state.h"
#include "games/gwt/hazard.h"
#include "games/gwt/money.h"
#include "games/gwt/trail.h"

uint64_t gwt_hazards(const gwt_state *st)
{
    return GWT_HAZARD_PLACES & st->locations;
}

uint64_t gwt_outlaws(const gwt_state *st)
{
    return GWT_OUTLAW_PLACES & st->locations;
}

static int legal_places(int kind, uint64_t set, bool decline, sb_move *out)
{
    int n = gwt_set_moves(kind, set, out);
    if (n > 0 && decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static int take_tile(gwt_state *st, int seat, int place)
{
    int tile = st->tile[place];
    gwt_put_tile(st, place, 0);
    st->player[seat].owned[tile]++;
    return tile;
}

/* ---- frames: b = may be declined --------------------------------------------------------------------------------- */

static int legal_hazard(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return legal_places(GWT_MV_HAZARD, gwt_hazards(st), f->effect.decline, out);
}

/* GWT-HAZ-1, GWT-HAZ-3 */
static void apply_hazard(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind == GWT_MV_DECLINE)
        return;
    int tile = take_tile(st, seat, m.arg[0]);
    sb_emit(ev, GWT_EV_HAZARD, seat, (int16_t)tile, (int16_t)m.arg[0]);
}

const gwt_op_row gwt_op_hazard = {
    .question = GWT_D_HAZARD,
    .fields = { GWT_FLAG(effect, decline) },
    .below = GWT_ON_GROUND,
    .variant = GWT_ON_NORTH,
    .legal = legal_hazard,
    .apply = apply_hazard,
};

static int legal_bounty(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return legal_places(GWT_MV_BOUNTY, gwt_outlaws(st), f->effect.decline, out);
}

/* GWT-OUT-1 */
static void apply_bounty(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind == GWT_MV_DECLINE)
        return;
    int tile = take_tile(st, seat, m.arg[0]);
    sb_emit(ev, GWT_EV_BOUNTY, seat, (int16_t)tile, (int16_t)m.arg[0]);
    gwt_gain(st, seat, GWT_PLACE[m.arg[0]].money, ev);
    gwt_gain_tokens(st, seat, GWT_PLACE[m.arg[0]].tokens, ev);
}

const gwt_op_row gwt_op_bounty = {
    .question = GWT_D_BOUNTY,
    .fields = { GWT_FLAG(effect, decline) },
    .below = GWT_ON_GROUND,
    .variant = GWT_ON_NORTH,
    .legal = legal_bounty,
    .apply = apply_bounty,
};
