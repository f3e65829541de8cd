/* frames.c: what every frame holds and where it may stand, for reading positions and for checking them. */
#include "games/gwt/state.h"
#include "games/gwt/frames.h"
#include "games/gwt/action.h"
#include "games/gwt/contract.h"
#include "games/gwt/delivery.h"
#include "games/gwt/flow.h"
#include "games/gwt/poker.h"

#define ON(op) (UINT64_C(1) << GWT_OP_##op)
#define MAIN   (ON(PHASE_B) | ON(START))                      /* where actions come from */
#define GROUND (MAIN | ON(REWARD) | ON(RETURN) | ON(DELIVER)) /* where engine stops and what follows may stand */

#define NORTH (MAIN | ON(REWARD) | ON(DELIVER) | ON(STORE)) /* where a store may be placed and what follows stands */

#define N(name, lo, hi)                                                                                                \
    {                                                                                                                  \
        name, GWT_F_NUMBER, lo, hi                                                                                     \
    }
#define FLAG(name)                                                                                                     \
    {                                                                                                                  \
        name, GWT_F_NUMBER, 0, 1                                                                                       \
    }
#define DECLINE FLAG("decline")

/* ORDER: gwt_op.  below: 0 = nothing, or never at rest */
/* clang-format off */
const gwt_frame_row GWT_FRAMES[GWT_OP_COUNT] = {
    [GWT_OP_TURN] = { .a = N("phase", 1, 2) },
    [GWT_OP_FIRST_DISCARD] = { .below = ON(TURN) },
    [GWT_OP_START] = { .below = ON(TURN) },
    [GWT_OP_PHASE_B] = { .a = { "building", GWT_F_BUILDING_OR_NONE }, .b = { "copied", GWT_F_BUILDING_OR_NONE },
        .c = { "copied_place", GWT_F_PLACE_OR_NONE }, .d = N("did", 0, 7), .n = N("done", 0, UINT16_MAX),
        .below = ON(TURN) },
    [GWT_OP_KANSAS_CITY] = { .a = N("step", 1, 7), .n = N("value", 0, 200), .below = ON(TURN) },
    [GWT_OP_FORESIGHT] = { .a = N("column", 0, GWT_BAGS - 1), .below = ON(KANSAS_CITY) },
    [GWT_OP_CERTIFICATES] = { .below = ON(KANSAS_CITY) },
    [GWT_OP_SIMMENTAL] = { .a = N("stage", 1, GWT_SIMMENTAL_STAGES - 1), .below = ON(KANSAS_CITY) },
    [GWT_OP_DELIVER] = { .a = FLAG("special"), .n = N("value", 0, 200), .below = ON(KANSAS_CITY) | ON(PHASE_B) },
    [GWT_OP_DISC] = { .a = N("target", 0, GWT_AT_STATION + GWT_STATIONS - 1), .b = FLAG("special"),
        .below = GROUND | ON(KANSAS_CITY), .rails = NORTH },
    [GWT_OP_TRANSPORT] = { .a = { "city", GWT_F_CITY }, .below = ON(KANSAS_CITY) },
    [GWT_OP_TAKE] = { .a = FLAG("to_hand"), .b = DECLINE, .below = ON(TRANSPORT) | ON(TAKE) | ON(PHASE_B), .rails = NORTH },
    [GWT_OP_REWARD] = { .a = { "action", GWT_F_ACTION }, .b = DECLINE, .below = MAIN },
    [GWT_OP_USE] = { .a = { "action", GWT_F_ACTION }, .b = N("options", 1, 2), .below = GROUND, .rails = NORTH },
    [GWT_OP_AUX] = { .a = FLAG("single"), .b = DECLINE, .below = MAIN },
    [GWT_OP_DRAW] = { .a = N("most", 1, GWT_WORKER_COLUMNS), .b = DECLINE, .below = MAIN },
    [GWT_OP_DISCARD] = { .a = N("left", 1, GWT_WORKER_COLUMNS), .below = ~UINT64_C(0) },
    [GWT_OP_REMOVE] = { .a = N("left", 1, 2), .below = MAIN, .rails = NORTH },
    [GWT_OP_HERDER] = { .a = N("most", 1, 5), .below = ON(PHASE_B) },
    [GWT_OP_FREE_MOVE] = { .a = N("most", 1, 3), .b = DECLINE, .below = MAIN },
    [GWT_OP_HIRE] = { .a = { "change", GWT_F_SIGNED, 2, 2 }, .b = DECLINE, .below = ON(PHASE_B), .rails = NORTH },
    [GWT_OP_BUY] = { .a = N("cowboys_used", 0, GWT_WORKER_COLUMNS), .b = FLAG("begun"), .below = ON(PHASE_B) },
    [GWT_OP_BUILD] = { .a = N("price", 0, 2), .b = DECLINE, .below = ON(PHASE_B), .rails = NORTH },
    [GWT_OP_BUILD_AT] = { .a = { "building", GWT_F_BUILDING }, .b = N("price", 0, 2), .below = ON(PHASE_B),
        .rails = NORTH },
    [GWT_OP_HAZARD] = { .b = DECLINE, .below = GROUND, .rails = NORTH },
    [GWT_OP_BOUNTY] = { .b = DECLINE, .below = GROUND, .rails = NORTH },
    [GWT_OP_ENGINE] = { .a = N("most", 1, GWT_SPACE_COUNT), .b = DECLINE, .below = MAIN, .rails = NORTH },
    [GWT_OP_RETURN] = { .below = MAIN, .rails = NORTH },
    [GWT_OP_BACK_ANY] = { .below = ON(PHASE_B) },
    [GWT_OP_STOP] = { .a = { "station", GWT_F_STATION }, .below = GROUND, .rails = NORTH },
    [GWT_OP_UPGRADE_BEHIND] = { .below = ON(PHASE_B) },
    [GWT_OP_APPOINT] = { .a = { "station", GWT_F_STATION }, .below = GROUND, .rails = NORTH },
    [GWT_OP_STORE] = { .a = N("left", 1, 2), .b = DECLINE, .rails = NORTH },
    [GWT_OP_TAKE_CATTLE] = { .rails = NORTH },
    [GWT_OP_POKER_LAY] = { .a = N("laid", 0, GWT_STAKES - 1), .b = FLAG("begun"), .below = ON(PHASE_B) },
    [GWT_OP_POKER_SEAT] = { .below = ON(POKER_LAY) },
};
/* clang-format on */

/* Their ids in JSON; people never see them. */
static const sb_item OP_ITEMS[GWT_OP_COUNT] = {
    [GWT_OP_TURN] = { "turn", "", "" },
    [GWT_OP_FIRST_DISCARD] = { "first_discard", "", "" },
    [GWT_OP_START] = { "turn_start", "", "" },
    [GWT_OP_PHASE_B] = { "phase_b", "", "" },
    [GWT_OP_KANSAS_CITY] = { "kansas_city", "", "" },
    [GWT_OP_FORESIGHT] = { "foresight", "", "" },
    [GWT_OP_CERTIFICATES] = { "certificates", "", "" },
    [GWT_OP_SIMMENTAL] = { "simmental", "", "" },
    [GWT_OP_DELIVER] = { "deliver", "", "" },
    [GWT_OP_DISC] = { "disc", "", "" },
    [GWT_OP_TRANSPORT] = { "transport", "", "" },
    [GWT_OP_TAKE] = { "take", "", "" },
    [GWT_OP_REWARD] = { "reward", "", "" },
    [GWT_OP_USE] = { "use", "", "" },
    [GWT_OP_AUX] = { "aux", "", "" },
    [GWT_OP_DRAW] = { "draw", "", "" },
    [GWT_OP_DISCARD] = { "discard", "", "" },
    [GWT_OP_REMOVE] = { "remove", "", "" },
    [GWT_OP_HERDER] = { "herder", "", "" },
    [GWT_OP_FREE_MOVE] = { "free_move", "", "" },
    [GWT_OP_HIRE] = { "hire", "", "" },
    [GWT_OP_BUY] = { "buy", "", "" },
    [GWT_OP_BUILD] = { "build", "", "" },
    [GWT_OP_BUILD_AT] = { "build_at", "", "" },
    [GWT_OP_HAZARD] = { "hazard", "", "" },
    [GWT_OP_BOUNTY] = { "bounty", "", "" },
    [GWT_OP_ENGINE] = { "engine", "", "" },
    [GWT_OP_RETURN] = { "engine_return", "", "" },
    [GWT_OP_BACK_ANY] = { "engine_back_any", "", "" },
    [GWT_OP_STOP] = { "upgrade", "", "" },
    [GWT_OP_UPGRADE_BEHIND] = { "upgrade_behind", "", "" },
    [GWT_OP_APPOINT] = { "appoint", "", "" },
    [GWT_OP_STORE] = { "store", "", "" },
    [GWT_OP_TAKE_CATTLE] = { "take_cattle", "", "" },
    [GWT_OP_POKER_LAY] = { "poker_lay", "", "" },
    [GWT_OP_POKER_SEAT] = { "poker_seat", "", "" },
    [GWT_OP_POKER_SHOW] = { "poker_show", "", "" },
    [GWT_OP_SAM] = { "sam", "", "" },
};
const sb_domain GWT_OP_DOMAIN = { "frame", OP_ITEMS, GWT_OP_COUNT };

/* ---- checks ------------------------------------------------------------------------------------------------------ */

/* A neutral building, or a personal one with a side in use. */
static bool is_in_use(const gwt_state *st, int design)
{
    int number = GWT_BUILDING[design].number;
    if (number > gwt_box(st)->numbers)
        return false;
    if (design <= GWT_NEUTRALS || gwt_design_of(st, number) == design)
        return true;
    return gwt_own_design(st, GWT_SAM, number) == design; /* SOLO-HUM-7: 6b copies it */
}

static bool field_ok(const gwt_state *st, gwt_field field, int v)
{
    switch (field.type) {
    case GWT_F_NONE: return v == 0;
    case GWT_F_NUMBER: return v >= field.lo && v <= field.hi;
    case GWT_F_SIGNED: return (int8_t)v >= -field.lo && (int8_t)v <= field.hi;
    case GWT_F_BUILDING_OR_NONE: return v == 0 || (v < GWT_BUILDING_COUNT && is_in_use(st, v));
    case GWT_F_BUILDING: return v > GWT_NEUTRALS && v < GWT_BUILDING_COUNT && is_in_use(st, v);
    case GWT_F_PLACE_OR_NONE: return v < GWT_PLACE_COUNT;
    case GWT_F_ACTION: return v > 0 && v < GWT_ACTION_COUNT;
    case GWT_F_STATION: return v < gwt_box(st)->stations;
    case GWT_F_CITY: return v < GWT_CITY_COUNT && (gwt_box(st)->cities >> v & 1);
    }
    return false;
}

/* The building stands where the herder does; a replaced one may still be used (GWT-BUILD-8). */
static bool phase_b_place_ok(const gwt_state *st, const gwt_frame *f)
{
    int place = st->player[f->seat].herder, code = st->tile[place];
    bool usable = gwt_is_neutral(code) || (gwt_is_building(code) && gwt_owner(code) == f->seat);
    if (place == 0 || GWT_PLACE[place].kind == GWT_START || GWT_PLACE[place].kind == GWT_KANSAS_CITY)
        return false;
    if (f->a == 0)
        return !usable;
    if (f->a > GWT_NEUTRALS && gwt_design_of(st, GWT_BUILDING[f->a].number) != f->a)
        return false; /* a side that only Sam uses */
    return usable && (gwt_is_neutral(code) ? f->a == gwt_design(code) : f->a > GWT_NEUTRALS);
}

static bool phase_b_ok(const gwt_state *st, const gwt_frame *f)
{
    unsigned own = f->n & 255u, copied = f->n >> 8;
    unsigned addition = gwt_addition(st, st->player[f->seat].herder) ? 1u << GWT_ADDITION : 0;
    unsigned allowed = 0x80u | addition | ((1u << GWT_BUILDING[f->a].count) - 1),
             copy_allowed = 0x80u | ((1u << GWT_BUILDING[f->b].count) - 1);
    if (!phase_b_place_ok(st, f) || (own & ~allowed) || (copied & ~copy_allowed))
        return false;
    if ((f->d & GWT_DID_LOCAL) != (f->n != 0) || (f->n && (f->d & (GWT_DID_AUX | GWT_BLOCKED))) || (f->a == 0 && f->n))
        return false;
    if ((f->b != 0) != (f->c != 0) || (f->b != 0) != (copied != 0))
        return false;
    if (f->b && (!GWT_BUILDING[f->a].copies || GWT_BUILDING[f->b].copies || !gwt_is_building(st->tile[f->c])))
        return false;
    if (f->b && !(st->used_copied >> f->b & 1))
        return false;
    return own == 0 || (st->used_direct >> f->a & 1);
}

/* A station town needs an own store (RTN-STORE-16). */
static bool station_in_reach(const gwt_player *p, int station)
{
    return station < GWT_TRACK_STATIONS || (p->stores >> GWT_STATION[station].town & 1);
}

static bool disc_ok(const gwt_state *st, const gwt_frame *f, const gwt_frame *below)
{
    const gwt_player *p = &st->player[f->seat];
    if (f->a >= GWT_AT_STATION)
        return f->b == 0 && f->a - GWT_AT_STATION < gwt_box(st)->stations && station_in_reach(p, f->a - GWT_AT_STATION)
            && below->op != GWT_OP_KANSAS_CITY && !(p->stations >> (f->a - GWT_AT_STATION) & 1);
    if (!(gwt_box(st)->cities >> f->a & 1) || (p->city[f->a] && !GWT_CITY[f->a].repeatable)
        || (GWT_CITY[f->a].town & ~p->stores))
        return false;
    return f->b ? below->op == GWT_OP_PHASE_B
                : below->op == GWT_OP_KANSAS_CITY && p->money >= gwt_transport(st, f->seat, f->a);
}

/* The step of Kansas City that a frame belongs to. */
static bool kansas_city_ok(const gwt_state *st, const gwt_frame *f, const gwt_frame *above)
{
    if (st->player[f->seat].herder != GWT_PLACE_kansas_city || !above)
        return false;
    if (f->a <= GWT_BAGS + 1 && f->n != 0)
        return false;
    switch ((gwt_op)above->op) {
    case GWT_OP_FORESIGHT: return f->a == above->a + 1;
    case GWT_OP_CERTIFICATES: return f->a == GWT_BAGS + 1;
    case GWT_OP_SIMMENTAL: return st->simmental && f->a == GWT_BAGS + 1 + above->a;
    case GWT_OP_DELIVER: return f->a == GWT_BAGS + 4 && above->a == 0 && above->n == f->n;
    default: return f->a == GWT_BAGS + 4; /* the delivery */
    }
}

/* Only on the space of the addition; a seat comes first (POK-LAY-19). */
static bool poker_lay_ok(const gwt_state *st, const gwt_frame *f, const gwt_frame *below, const gwt_frame *above)
{
    const gwt_player *p = &st->player[f->seat];
    bool sits_down = above && above->op == GWT_OP_POKER_SEAT;
    if (GWT_ACTION[gwt_addition(st, p->herder)].op != GWT_OP_POKER_LAY || !(below->n >> GWT_ADDITION & 1))
        return false;
    if (sits_down)
        return !p->seated && f->a == 0 && f->b;
    return p->seated && f->a <= p->laid_n && (f->a == 0 || f->b);
}

static bool is_choice(const gwt_state *st, const gwt_frame *f)
{
    if (f->b == 2)
        return f->a == GWT_MASTER[GWT_MASTER_sm_hazard_or_bounty].first
            || (st->rails_north && (f->a == GWT_ACTION_mt_remove_cards || f->a == GWT_ACTION_mt_money));
    return f->a >= GWT_ACTION_engineer_2 && f->a <= GWT_ACTION_engineer_6 && gwt_has_cost(f->a);
}

/* What a frame says must fit what lies on the table. */
static bool frame_fits(const gwt_state *st, const gwt_frame *f, const gwt_frame *below, const gwt_frame *above)
{
    const gwt_player *p = &st->player[f->seat];
    switch ((gwt_op)f->op) {
    case GWT_OP_TURN: return above && f->a == (above->op == GWT_OP_FIRST_DISCARD ? 1 : 2);
    case GWT_OP_FIRST_DISCARD: return p->herder == 0;
    case GWT_OP_PHASE_B: return phase_b_ok(st, f);
    case GWT_OP_KANSAS_CITY: return kansas_city_ok(st, f, above);
    case GWT_OP_DELIVER: return f->a == (below->op == GWT_OP_PHASE_B);
    case GWT_OP_DISC: return disc_ok(st, f, below);
    case GWT_OP_TRANSPORT:
        return above && above->op == GWT_OP_TAKE && p->money >= gwt_transport(st, f->seat, f->a) && p->city[f->a];
    case GWT_OP_TAKE: return (!f->a || below->op == GWT_OP_PHASE_B) && (!f->b || (st->rails_north && !f->a));
    case GWT_OP_AUX: return st->rails_north || !f->a;
    case GWT_OP_BUILD: return st->rails_north || f->a;
    case GWT_OP_REWARD: return above && GWT_ACTION[f->a].back != 0;
    case GWT_OP_USE: return is_choice(st, f);
    case GWT_OP_DISCARD: return p->hand_n >= f->a;
    case GWT_OP_BUY: return f->a <= p->workers[GWT_TILE_cowboy - 1];
    case GWT_OP_BUILD_AT:
        return (p->unbuilt >> GWT_BUILDING[f->a].number & 1) && (st->rails_north || f->b)
            && gwt_design_of(st, GWT_BUILDING[f->a].number) == f->a;
    case GWT_OP_RETURN: return p->engine == GWT_SPACE_s39;
    case GWT_OP_STOP:
        return f->a < GWT_TRACK_STATIONS ? GWT_SPACE[p->engine].station == f->a + 1 : station_in_reach(p, f->a);
    case GWT_OP_APPOINT:
        return GWT_STATION[f->a].master && st->master_at[GWT_STATION[f->a].master - 1] && (p->stations >> f->a & 1);
    case GWT_OP_STORE: return f->a == 1 || (f->b && (!above || above->op == GWT_OP_DISCARD));
    case GWT_OP_POKER_LAY: return poker_lay_ok(st, f, below, above);
    default: return true;
    }
}

static const char *check_frame(const gwt_state *st, int i)
{
    const gwt_frame *f = &st->stack[i], *above = i + 1 < st->stack_n ? &st->stack[i + 1] : NULL;
    if (f->op == 0 || f->op >= GWT_OP_COUNT || f->seat >= gwt_people(st))
        return "stack: unknown frame or seat";
    const gwt_frame_row *row = &GWT_FRAMES[f->op];
    if (!field_ok(st, row->a, f->a) || !field_ok(st, row->b, f->b) || !field_ok(st, row->c, f->c)
        || !field_ok(st, row->d, f->d) || !field_ok(st, row->n, f->n))
        return "stack: a value of a frame is out of range";
    if (i == 0)
        return f->op == GWT_OP_TURN && frame_fits(st, f, NULL, above) ? NULL
                                                                      : "stack: the lowest frame must be the turn";
    const gwt_frame *below = &st->stack[i - 1];
    if (!((row->below | (st->rails_north ? row->rails : 0)) >> below->op & 1))
        return "stack: a frame stands where it cannot";
    if (f->op != GWT_OP_DISCARD && f->seat != gwt_active(st))
        return "stack: a frame of somebody whose turn it is not";
    if (below->op == GWT_OP_DISCARD && f->op != GWT_OP_DISCARD)
        return "stack: a frame stands where it cannot";
    return frame_fits(st, f, below, above) ? NULL : "stack: a frame does not fit the table";
}

/* Turn, Kansas City, transport, two objective cards, and a draw effect of every seat. */
enum { DEEPEST = 5 + GWT_SEATS };

const char *gwt_check_frames(const gwt_state *st)
{
    unsigned discarding = 0;
    if (st->stack_n > DEEPEST)
        return "stack: too deep";
    for (int i = 0; i < st->stack_n; i++) {
        const char *wrong = check_frame(st, i);
        if (wrong)
            return wrong;
        if (st->stack[i].op != GWT_OP_DISCARD)
            continue;
        if (discarding >> st->stack[i].seat & 1)
            return "stack: a seat discards for two effects at once"; /* GWT-EXCH-3 */
        discarding |= 1u << st->stack[i].seat;
    }
    for (int i = st->stack_n; i < GWT_STACK_MAX; i++) {
        const gwt_frame *f = &st->stack[i];
        if (f->op | f->seat | f->a | f->b | f->c | f->d | f->n)
            return "stack: a dead frame is not zero";
    }
    return NULL;
}
