/* frames.c: the table of rows, and where frames may stand, for checking positions. */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/contract.h"
#include "games/gwt/delivery.h"
#include "games/gwt/flow.h"
#include "games/gwt/poker.h"

/* Their ids in JSON; people never see them. */
#define ITEM(op, id) [GWT_OP_##op] = { #id, "", "" },
static const sb_item OP_ITEMS[GWT_OP_COUNT] = { GWT_OP_LIST(ITEM) };
const sb_domain GWT_OP_DOMAIN = { "frame", OP_ITEMS, GWT_OP_COUNT };

static const gwt_op_row gwt_op_none = { 0 };
#define ROW(op, id) [GWT_OP_##op] = &gwt_op_##id,
/* GWT-DEC-6, RTN-DEC-3, SOLO-HUM-10; a row with `asked` is asked also when one answer is left (GWT-INFO-7). */
const gwt_op_row *const GWT_OPS[GWT_OP_COUNT] = { [GWT_OP_NONE] = &gwt_op_none, GWT_OP_LIST(ROW) };

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

static bool field_ok(const gwt_state *st, const sb_frame_field *field, int v)
{
    switch ((gwt_field_type)field->type) {
    case GWT_F_NONE: return v == 0;
    case GWT_F_NUMBER: return v >= field->lo && v <= field->hi;
    case GWT_F_SIGNED: return (int8_t)v >= -field->lo && (int8_t)v <= field->hi;
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
    if (f->phase_b.building == 0)
        return !usable;
    if (f->phase_b.building > GWT_NEUTRALS
        && gwt_design_of(st, GWT_BUILDING[f->phase_b.building].number) != f->phase_b.building)
        return false; /* a side that only Sam uses */
    return usable
        && (gwt_is_neutral(code) ? f->phase_b.building == gwt_design(code) : f->phase_b.building > GWT_NEUTRALS);
}

static bool phase_b_ok(const gwt_state *st, const gwt_frame *f)
{
    unsigned own = f->phase_b.done & 255u, copied = f->phase_b.done >> 8;
    unsigned addition = gwt_addition(st, st->player[f->seat].herder) ? 1u << GWT_ADDITION : 0;
    unsigned allowed = 0x80u | addition | ((1u << GWT_BUILDING[f->phase_b.building].count) - 1),
             copy_allowed = 0x80u | ((1u << GWT_BUILDING[f->phase_b.copied].count) - 1);
    if (!phase_b_place_ok(st, f) || (own & ~allowed) || (copied & ~copy_allowed))
        return false;
    if ((f->phase_b.did & GWT_DID_LOCAL) != (f->phase_b.done != 0)
        || (f->phase_b.done && (f->phase_b.did & (GWT_DID_AUX | GWT_BLOCKED)))
        || (f->phase_b.building == 0 && f->phase_b.done))
        return false;
    if ((f->phase_b.copied != 0) != (f->phase_b.copied_place != 0) || (f->phase_b.copied != 0) != (copied != 0))
        return false;
    if (f->phase_b.copied
        && (!GWT_BUILDING[f->phase_b.building].copies || GWT_BUILDING[f->phase_b.copied].copies
            || !gwt_is_building(st->tile[f->phase_b.copied_place])))
        return false;
    if (f->phase_b.copied && !(st->used_copied >> f->phase_b.copied & 1))
        return false;
    return own == 0 || (st->used_direct >> f->phase_b.building & 1);
}

/* A station town needs an own store (RTN-STORE-16). */
static bool station_in_reach(const gwt_player *p, int station)
{
    return station < GWT_TRACK_STATIONS || (p->stores >> GWT_STATION[station].town & 1);
}

static bool disc_ok(const gwt_state *st, const gwt_frame *f, const gwt_frame *below)
{
    const gwt_player *p = &st->player[f->seat];
    if (f->disc.target >= GWT_AT_STATION)
        return f->disc.special == 0 && f->disc.target - GWT_AT_STATION < gwt_box(st)->stations
            && station_in_reach(p, f->disc.target - GWT_AT_STATION) && below->op != GWT_OP_KANSAS_CITY
            && !(p->stations >> (f->disc.target - GWT_AT_STATION) & 1);
    if (!(gwt_box(st)->cities >> f->disc.target & 1)
        || (p->city[f->disc.target] && !GWT_CITY[f->disc.target].repeatable)
        || (GWT_CITY[f->disc.target].town & ~p->stores))
        return false;
    return f->disc.special ? below->op == GWT_OP_PHASE_B
                           : below->op == GWT_OP_KANSAS_CITY && p->money >= gwt_transport(st, f->seat, f->disc.target);
}

/* The step of Kansas City that a frame belongs to. */
static bool kansas_city_ok(const gwt_state *st, const gwt_frame *f, const gwt_frame *above)
{
    if (st->player[f->seat].herder != GWT_PLACE_kansas_city || !above)
        return false;
    if (f->kansas_city.step <= GWT_BAGS + 1 && f->kansas_city.value != 0)
        return false;
    switch ((gwt_op)above->op) {
    case GWT_OP_FORESIGHT: return f->kansas_city.step == above->foresight.column + 1;
    case GWT_OP_CERTIFICATES: return f->kansas_city.step == GWT_BAGS + 1;
    case GWT_OP_SIMMENTAL: return st->simmental && f->kansas_city.step == GWT_BAGS + 1 + above->simmental.stage;
    case GWT_OP_DELIVER:
        return f->kansas_city.step == GWT_BAGS + 4 && above->deliver.special == 0
            && above->deliver.value == f->kansas_city.value;
    default: return f->kansas_city.step == GWT_BAGS + 4; /* the delivery */
    }
}

/* Only on the space of the addition; a seat comes first (POK-LAY-19). */
static bool poker_lay_ok(const gwt_state *st, const gwt_frame *f, const gwt_frame *below, const gwt_frame *above)
{
    const gwt_player *p = &st->player[f->seat];
    bool sits_down = above && above->op == GWT_OP_POKER_SEAT;
    if (GWT_ACTION[gwt_addition(st, p->herder)].op != GWT_OP_POKER_LAY || !(below->phase_b.done >> GWT_ADDITION & 1))
        return false;
    if (sits_down)
        return !p->seated && f->poker.laid == 0 && f->poker.begun;
    return p->seated && f->poker.laid <= p->laid_n && (f->poker.laid == 0 || f->poker.begun);
}

static bool is_choice(const gwt_state *st, const gwt_frame *f)
{
    if (f->use.options == 2)
        return f->use.action == GWT_MASTER[GWT_MASTER_sm_hazard_or_bounty].first
            || (st->rails_north
                && (f->use.action == GWT_ACTION_mt_remove_cards || f->use.action == GWT_ACTION_mt_money));
    return f->use.action >= GWT_ACTION_engineer_2 && f->use.action <= GWT_ACTION_engineer_6
        && gwt_has_cost(f->use.action);
}

/* What a frame says must fit what lies on the table. */
static bool frame_fits(const gwt_state *st, const gwt_frame *f, const gwt_frame *below, const gwt_frame *above)
{
    const gwt_player *p = &st->player[f->seat];
    switch ((gwt_op)f->op) {
    case GWT_OP_TURN: return above && f->turn.phase == (above->op == GWT_OP_FIRST_DISCARD ? 1 : 2);
    case GWT_OP_FIRST_DISCARD: return p->herder == 0;
    case GWT_OP_PHASE_B: return phase_b_ok(st, f);
    case GWT_OP_KANSAS_CITY: return kansas_city_ok(st, f, above);
    case GWT_OP_DELIVER: return f->deliver.special == (below->op == GWT_OP_PHASE_B);
    case GWT_OP_DISC: return disc_ok(st, f, below);
    case GWT_OP_TRANSPORT:
        return above && above->op == GWT_OP_TAKE && p->money >= gwt_transport(st, f->seat, f->transport.city)
            && p->city[f->transport.city];
    case GWT_OP_TAKE:
        return (!f->take.to_hand || below->op == GWT_OP_PHASE_B)
            && (!f->take.decline || (st->rails_north && !f->take.to_hand));
    case GWT_OP_AUX: return st->rails_north || !f->aux.single;
    case GWT_OP_BUILD: return st->rails_north || f->build.price;
    case GWT_OP_REWARD: return above && GWT_ACTION[f->use.action].back != 0;
    case GWT_OP_USE: return is_choice(st, f);
    case GWT_OP_DISCARD: return p->hand_n >= f->count.left;
    case GWT_OP_BUY: return f->buy.cowboys_used <= p->workers[GWT_TILE_cowboy - 1];
    case GWT_OP_BUILD_AT:
        return (p->unbuilt >> GWT_BUILDING[f->build_at.building].number & 1) && (st->rails_north || f->build_at.price)
            && gwt_design_of(st, GWT_BUILDING[f->build_at.building].number) == f->build_at.building;
    case GWT_OP_RETURN: return p->engine == GWT_SPACE_s39;
    case GWT_OP_STOP:
        return f->stop.station < GWT_TRACK_STATIONS ? GWT_SPACE[p->engine].station == f->stop.station + 1
                                                    : station_in_reach(p, f->stop.station);
    case GWT_OP_APPOINT:
        return GWT_STATION[f->stop.station].master && st->master_at[GWT_STATION[f->stop.station].master - 1]
            && (p->stations >> f->stop.station & 1);
    case GWT_OP_STORE: return f->count.left == 1 || (f->count.decline && (!above || above->op == GWT_OP_DISCARD));
    case GWT_OP_POKER_LAY: return poker_lay_ok(st, f, below, above);
    default: return true;
    }
}

static bool fields_ok(const gwt_state *st, const gwt_frame *f, const sb_frame_field *field)
{
    for (int i = 0; i < SB_FRAME_FIELDS && field[i].type; i++)
        if (!field_ok(st, &field[i], sb_frame_get(f, &field[i])))
            return false;
    return gwt_frame_is_clean(f);
}

static const char *check_frame(const gwt_state *st, int i)
{
    const gwt_frame *f = &st->stack[i], *above = i + 1 < st->stack_n ? &st->stack[i + 1] : NULL;
    if (f->op == 0 || f->op >= GWT_OP_COUNT || f->seat >= gwt_people(st))
        return "stack: unknown frame or seat";
    const gwt_op_row *row = GWT_OPS[f->op];
    if (!fields_ok(st, f, row->fields))
        return "stack: a value of a frame is out of range";
    if (i == 0)
        return f->op == GWT_OP_TURN && frame_fits(st, f, NULL, above) ? NULL
                                                                      : "stack: the lowest frame must be the turn";
    const gwt_frame *below = &st->stack[i - 1];
    if (!((row->below | (st->rails_north ? row->variant : 0)) >> below->op & 1))
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
        if (memcmp(&st->stack[i], &(gwt_frame) { 0 }, sizeof(gwt_frame)) != 0)
            return "stack: a dead frame is not zero";
    }
    return NULL;
}
