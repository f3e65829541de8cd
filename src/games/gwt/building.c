/* building.c: counting own pieces, and building (GWT-BUILD). */
#include "games/gwt/state.h"
#include "games/gwt/building.h"
#include "games/gwt/certificate.h"
#include "games/gwt/money.h"
#include "games/gwt/score.h"
#include "games/gwt/trail.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

uint64_t gwt_own_places(const gwt_player *p)
{
    uint64_t set = 0;
    for (int k = 1; k <= GWT_NUMBERS; k++)
        set |= GWT_BIT(p->built[k]);
    return set & ~UINT64_C(1);
}

static int hazards_owned(const gwt_player *p)
{
    int n = 0;
    for (int t = GWT_TILE_outlaw_orange + 1; t < GWT_TILE_COUNT; t++)
        n += p->owned[t];
    return n;
}

/* GWT-ENG-5: the printed worker is one of them. */
int gwt_count(const gwt_state *st, int seat, gwt_per per)
{
    const gwt_player *p = &st->player[seat];
    switch (per) {
    case GWT_PER_NONE: return 1;
    case GWT_PER_FOREST: return gwt_size(gwt_own_places(p) & GWT_FORESTS);
    case GWT_PER_OUTLAW_PAIRS: return gwt_min(p->owned[GWT_TILE_outlaw_green], p->owned[GWT_TILE_outlaw_orange]);
    case GWT_PER_COWBOYS: return p->workers[GWT_TILE_cowboy - 1];
    case GWT_PER_BUILDERS: return p->workers[GWT_TILE_builder - 1];
    case GWT_PER_ENGINEERS: return p->workers[GWT_TILE_engineer - 1];
    case GWT_PER_HAZARDS: return hazards_owned(p);
    case GWT_PER_STATIONS: return gwt_size(p->stations);
    case GWT_PER_OBJECTIVES: return gwt_size(p->area_obj);
    case GWT_PER_CERTIFICATES: return GWT_CERTIFICATES[p->certificate] + gwt_permanent(p);
    case GWT_PER_WORKERS: return p->workers[0] + p->workers[1] + p->workers[2];
    case GWT_PER_BUILDINGS: return gwt_size(gwt_own_places(p));
    case GWT_PER_BELLS: return gwt_bells(p);
    case GWT_PER_MEDIUM_STORES: return gwt_size(p->stores & GWT_MEDIUM_SET);
    case GWT_PER_VALUE_3_TO_5: return gwt_herd_count(p, GWT_VALUE_3_TO_5_CARDS);
    case GWT_PER_COUNT: break;
    }
    return 0;
}

/* GWT-BUILD-2, GWT-BUILD-3, GWT-BUILD-6: with so many builders missing already covered by the tile replaced.  Free of
 * charge: RTN-MED-5, RTN-MED-6. */
static bool can_afford(const gwt_player *p, int builders, int price)
{
    int have = price ? p->workers[GWT_TILE_builder - 1] : GWT_FREE_BUILDERS;
    return builders <= have && builders * price <= p->money;
}

static uint64_t free_sites(const gwt_state *st)
{
    return GWT_SITES & ~st->locations;
}

/* Own buildings that may be replaced by one that needs so many builders (GWT-BUILD-3). */
static uint64_t replaceable(const gwt_state *st, const gwt_player *p, int need, int price)
{
    uint64_t set = 0;
    for (int k = 1; k <= GWT_NUMBERS; k++) {
        if (p->built[k] == 0)
            continue;
        int saved = GWT_BUILDING[gwt_design_of(st, k)].builders;
        if (saved < need && can_afford(p, need - saved, price))
            set |= GWT_BIT(p->built[k]);
    }
    return set;
}

uint64_t gwt_places_to_build(const gwt_state *st, int seat, int design, int price)
{
    const gwt_player *p = &st->player[seat];
    int need = GWT_BUILDING[design].builders;
    uint64_t set = replaceable(st, p, need, price);
    return can_afford(p, need, price) ? set | free_sites(st) : set;
}

uint64_t gwt_tiles_to_build(const gwt_state *st, int seat, int price)
{
    uint64_t set = 0;
    for (unsigned left = st->player[seat].unbuilt; left; left &= left - 1) {
        int design = gwt_design_of(st, gwt_lowest(left));
        if (gwt_places_to_build(st, seat, design, price))
            set |= GWT_BIT(design);
    }
    return set;
}

/* ---- build ------------------------------------------------------------------------------------------------------- */

static int legal_build(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = gwt_set_moves(GWT_MV_BUILD, gwt_tiles_to_build(st, f->seat, f->build.price), out);
    if (n > 0 && f->build.decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static void apply_build(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    (void)ev;
    int price = gwt_top(st)->build.price;
    gwt_pop(st);
    if (m.kind == GWT_MV_BUILD) {
        gwt_frame *f = gwt_push(st, GWT_OP_BUILD_AT, seat);
        f->build_at.building = m.arg[0];
        f->build_at.price = (uint8_t)price;
    }
}

const gwt_op_row gwt_op_build = {
    .question = GWT_D_BUILD,
    .fields = { GWT_NUMBER(build, price, 0, 2), GWT_FLAG(build, decline) },
    .below = GWT_ON(PHASE_B),
    .variant = GWT_ON_NORTH,
    .legal = legal_build,
    .apply = apply_build,
};

static int legal_build_at(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_set_moves(
        GWT_MV_BUILD_AT, gwt_places_to_build(st, f->seat, f->build_at.building, f->build_at.price), out);
}

/* GWT-BUILD-4: a replaced tile leaves the game. */
static void apply_build_at(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    int design = gwt_top(st)->build_at.building, price = gwt_top(st)->build_at.price, place = m.arg[0],
        old = st->tile[place];
    int number = GWT_BUILDING[design].number, builders = GWT_BUILDING[design].builders;
    gwt_pop(st);
    if (old) {
        builders -= GWT_BUILDING[gwt_design(old)].builders;
        p->built[GWT_BUILDING[gwt_design(old)].number] = 0;
        sb_emit(ev, GWT_EV_REPLACED, seat, (int16_t)gwt_design(old));
    }
    gwt_pay(st, seat, builders * price, ev);
    p->unbuilt &= (uint16_t) ~(1u << number);
    p->built[number] = (uint8_t)place;
    gwt_put_tile(st, place, gwt_building_code(seat, design));
    sb_emit(ev, GWT_EV_BUILD, seat, (int16_t)design, (int16_t)place);
}

const gwt_op_row gwt_op_build_at = {
    .question = GWT_D_BUILD_AT,
    .fields = { GWT_FIELD(build_at, building, BUILDING), GWT_NUMBER(build_at, price, 0, 2) },
    .below = GWT_ON(PHASE_B),
    .variant = GWT_ON_NORTH,
    .legal = legal_build_at,
    .apply = apply_build_at,
};
