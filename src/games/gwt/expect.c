/* expect.c: the moves a person looks for at a question, possible or not (game.h, expected). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/auxiliary.h"
#include "games/gwt/building.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/location.h"
#include "games/gwt/objective.h"
#include "games/gwt/store.h"

/* ---- actions ----------------------------------------------------------------------------------------------------- */

static int first_kind(const gwt_state *st, uint32_t kinds)
{
    for (; kinds; kinds &= kinds - 1)
        if (gwt_is_in_game(st, gwt_lowest(kinds)))
            break;
    return kinds ? gwt_lowest(kinds) : GWT_CARD_criollo;
}

/* What would pay for it, to name the move: the cards that are missing, or where the engine stands. */
static sb_move missing_move(const gwt_state *st, int seat, int place, int action)
{
    const gwt_action_row *row = &GWT_ACTION[action];
    sb_move m = { .kind = place ? GWT_MV_USE : GWT_MV_DO };
    int at = 0;
    if (place)
        m.arg[at++] = (uint8_t)place;
    m.arg[at++] = (uint8_t)action;
    if (row->discard == GWT_DISCARD_OBJECTIVE) {
        m.kind++;
        m.arg[at] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(gwt_objectives(st)));
    } else if (row->discard) {
        m.kind++;
        bool two = row->discard == GWT_DISCARD_PAIR || row->discard == GWT_DISCARD_TWO_VALUE_2;
        m.arg[at] = m.arg[at + two] = (uint8_t)first_kind(st, GWT_DISCARDS[row->discard]);
    } else if (row->back) {
        m.kind = (uint8_t)(m.kind + 2);
        m.arg[at] = st->player[seat].engine;
    }
    return m;
}

/* One move for an action that cannot be performed in any way. */
static int add_action(const gwt_state *st, int seat, int place, int action, bool possible, sb_move *out)
{
    sb_move ways[SB_BLOCKED_MAX];
    if (possible && gwt_action_moves(st, seat, place, action, ways) > 0)
        return 0;
    out[0] = missing_move(st, seat, place, action);
    return 1;
}

/* The local actions of the building stood on that were not performed yet (GWT-LOC-2). */
static int local_actions(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    const gwt_building_row *row = &GWT_BUILDING[f->phase_b.building];
    int place = st->player[f->seat].herder, n = 0;
    bool possible = !(f->phase_b.did & (GWT_DID_AUX | GWT_BLOCKED));
    for (int a = row->first; f->phase_b.building && a < row->first + row->count; a++)
        if (!GWT_ACTION[a].again && !gwt_slot_done(row->first, row->count, f->phase_b.done & 255u, a))
            n += add_action(st, f->seat, place, a, possible, out + n);
    return n;
}

/* GWT-AUX-1: the single ones; where doubles may be used, those too. */
static int auxiliary_actions(const gwt_state *st, const gwt_frame *f, bool doubles, sb_move *out)
{
    bool possible = f->op != GWT_OP_PHASE_B || !(f->phase_b.did & (GWT_DID_LOCAL | GWT_DID_AUX));
    int n = 0;
    for (int aux = 0; aux < gwt_box(st)->aux; aux++)
        for (int twice = 0; twice <= doubles; twice++) {
            bool open = possible && gwt_aux_open(&st->player[f->seat], aux, twice);
            n += add_action(st, f->seat, 0, GWT_AUX_ACTION[aux][twice], open, out + n);
        }
    return n;
}

/* ---- markets ----------------------------------------------------------------------------------------------------- */

static int workers(const gwt_state *st, sb_move *out)
{
    int n = 0;
    for (int row = 0; row < GWT_JOB_ROWS; row++) {
        unsigned there = 0;
        for (int c = 0; c < GWT_JOB_COLUMNS; c++)
            there |= 1u << st->job[row][c];
        for (there &= ~1u; there; there &= there - 1) {
            out[n] = sb_move_number(GWT_MV_HIRE, row + 1);
            out[n++].arg[2] = (uint8_t)gwt_lowest(there);
        }
    }
    return n;
}

/* Each kind of card by every offer for one. */
static int purchases(const gwt_state *st, sb_move *out)
{
    int n = 0;
    for (int offer = 0; offer < GWT_OFFER_COUNT; offer++)
        for (uint32_t kinds = GWT_OFFER[offer].cards == 1 ? gwt_kinds(st->market) & GWT_OFFER[offer].kinds : 0; kinds;
             kinds &= kinds - 1)
            out[n++] = sb_move_of(GWT_MV_BUY, offer, gwt_lowest(kinds));
    return n;
}

/* ---- boards ------------------------------------------------------------------------------------------------------ */

static int buildings(const gwt_state *st, int seat, sb_move *out)
{
    int n = 0;
    for (unsigned left = st->player[seat].unbuilt; left; left &= left - 1)
        out[n++] = sb_move_of(GWT_MV_BUILD, gwt_design_of(st, gwt_lowest(left)), 0);
    return n;
}

/* Free building sites and those of the own buildings. */
static int sites(const gwt_state *st, int seat, sb_move *out)
{
    uint64_t places = (GWT_SITES & ~st->locations) | gwt_own_places(&st->player[seat]);
    return gwt_set_moves(GWT_MV_BUILD_AT, places, out);
}

static int stations_behind(const gwt_state *st, int seat, sb_move *out)
{
    const gwt_player *p = &st->player[seat];
    uint64_t set = 0;
    for (int i = 0; i < GWT_TRACK_STATIONS; i++)
        if (GWT_STATION[i].space < p->engine && !(p->stations >> i & 1))
            set |= GWT_BIT(i);
    return gwt_set_moves(GWT_MV_UPGRADE, set, out);
}

/* Of two equal slots one stands for both (GWT-INFO-6). */
static int discs(const gwt_player *p, sb_move *out)
{
    return gwt_set_moves(GWT_MV_DISC, p->discs & ~((unsigned)p->discs << 1 & GWT_SECOND_SLOTS), out);
}

/* RTN-STORE-9: a town out of reach by its first free cell, one within reach by each of them. */
static int stores(const gwt_state *st, int seat, sb_move *out)
{
    uint32_t access = gwt_access(st, seat), left = ~st->player[seat].stores & ((UINT32_C(1) << GWT_TOWN_COUNT) - 1);
    int n = 0;
    for (; left; left &= left - 1) {
        int town = gwt_lowest(left);
        for (int cell = 0; cell < GWT_TRADE_CELLS; cell++) {
            if (st->cell[town][cell])
                continue;
            if (GWT_TOWN[town].cell[cell].cost > st->player[seat].money || !(access >> town & 1))
                out[n++] = (sb_move) { .kind = GWT_MV_STORE, .arg = { (uint8_t)town, 0, (uint8_t)cell } };
            if (!(access >> town & 1))
                break;
        }
    }
    return n;
}

int gwt_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    const gwt_state *st = redacted;
    const gwt_frame *f = gwt_top_const(st);
    switch ((gwt_op)f->op) {
    case GWT_OP_PHASE_B: {
        int n = local_actions(st, f, out);
        return n + auxiliary_actions(st, f, false, out + n);
    }
    case GWT_OP_AUX: return auxiliary_actions(st, f, !f->aux.single, out);
    case GWT_OP_HIRE: return workers(st, out);
    case GWT_OP_BUY: return purchases(st, out);
    case GWT_OP_BUILD: return buildings(st, seat, out);
    case GWT_OP_BUILD_AT: return sites(st, seat, out);
    case GWT_OP_UPGRADE_BEHIND: return stations_behind(st, seat, out);
    case GWT_OP_DISC: return discs(&st->player[seat], out);
    case GWT_OP_DELIVER: return gwt_set_moves(GWT_MV_DELIVER, gwt_box(st)->cities, out);
    case GWT_OP_STORE: return stores(st, seat, out);
    default: return 0; /* everything that one looks for is in the list */
    }
}
