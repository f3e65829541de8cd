/* store.c: Rails to the North: where stores may go, placing them, and what a town gives (RTN-STORE, RTN-MED). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/certificate.h"
#include "games/gwt/deck.h"
#include "games/gwt/money.h"
#include "games/gwt/store.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* RTN-STORE-9, RTN-STORE-10, RTN-STORE-33; only direct rails count (RTN-MAP-3) */
uint32_t gwt_access(const gwt_state *st, int seat)
{
    const gwt_player *p = &st->player[seat];
    uint32_t set = GWT_TOWN_HALL;
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        if (p->city[c])
            set |= GWT_CITY[c].rails;
    for (uint32_t own = p->stores; own; own &= own - 1)
        set |= GWT_TOWN[gwt_lowest(own)].rails;
    return set & ~p->stores;
}

static bool are_equal(const gwt_cell_row *a, const gwt_cell_row *b)
{
    return a->cost == b->cost && a->money == b->money && a->tokens == b->tokens && a->certificates == b->certificates
        && a->objective == b->objective;
}

/* Free, payable, and no free cell before it is the same (RTN-STORE-8, RTN-STORE-12, RTN-STORE-26, RTN-STORE-28). */
static bool may_take(const gwt_state *st, int seat, int town, int cell)
{
    const gwt_cell_row *row = GWT_TOWN[town].cell;
    if (st->cell[town][cell] || row[cell].cost > st->player[seat].money)
        return false;
    for (int i = 0; i < cell; i++)
        if (!st->cell[town][i] && are_equal(&row[i], &row[cell]))
            return false;
    return true;
}

static int cell_moves(const gwt_state *st, int seat, int town, sb_move *out)
{
    int n = 0;
    for (int cell = 0; cell < GWT_TRADE_CELLS; cell++)
        if (may_take(st, seat, town, cell))
            out[n++] = (sb_move) { .kind = GWT_MV_STORE, .arg = { (uint8_t)town, 0, (uint8_t)cell } };
    return n;
}

/* RTN-STORE-6, RTN-STORE-25, RTN-STORE-30 */
bool gwt_can_place(const gwt_state *st, int seat)
{
    if (gwt_stores_left(&st->player[seat]) == 0)
        return false;
    for (uint32_t towns = gwt_access(st, seat); towns; towns &= towns - 1)
        for (int cell = 0; cell < GWT_TRADE_CELLS; cell++)
            if (may_take(st, seat, gwt_lowest(towns), cell))
                return true;
    return false;
}

/* ---- store ------------------------------------------------------------------------------------------------------- */

static int legal_store(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = 0;
    if (gwt_stores_left(&st->player[f->seat]) == 0)
        return 0;
    for (uint32_t towns = gwt_access(st, f->seat); towns; towns &= towns - 1)
        n += cell_moves(st, f->seat, gwt_lowest(towns), out + n);
    if (n > 0 && f->count.decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

/* For good (RTN-STORE-11). */
static void put_store(gwt_state *st, int seat, int town, int cell, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    int bells = gwt_bells(p);
    st->cell[town][cell] = (uint8_t)(seat + 1);
    p->stores |= UINT32_C(1) << town;
    sb_emit(ev, GWT_EV_STORE, seat, (int16_t)town, (int16_t)cell);
    if (gwt_bells(p) > bells)
        sb_emit(ev, GWT_EV_BELL, seat, (int16_t)gwt_bells(p));
}

/* RTN-STORE-15, RTN-STORE-16, RTN-STORE-17, RTN-STORE-18, RTN-STORE-23; of an engine there is no need. */
static void enter_town(gwt_state *st, int seat, const gwt_town_row *row, sb_events *ev)
{
    if (row->kind == GWT_STATION_TOWN)
        gwt_push(st, GWT_OP_STOP, seat)->stop.station = row->number;
    if (row->kind != GWT_MEDIUM_TOWN)
        return;
    const gwt_town_tile_row *tile = &GWT_TOWN_TILE[st->town_tile[row->number]];
    gwt_immediate(st, seat, tile->first, tile->count, ev);
}

/* RTN-STORE-12, RTN-STORE-13, RTN-STORE-20 */
static void use_cell(gwt_state *st, int seat, const gwt_cell_row *cell, sb_events *ev)
{
    gwt_pay(st, seat, cell->cost, ev);
    gwt_gain(st, seat, cell->money, ev);
    gwt_gain_tokens(st, seat, cell->tokens, ev);
    gwt_advance(st, seat, cell->certificates, ev);
}

/* RTN-STORE-19, RTN-DEC-1: what is decided last is pushed first. */
static void apply_store(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_frame *f = gwt_top(st);
    if (m.kind == GWT_MV_DECLINE || f->count.left == 1)
        gwt_pop(st);
    else
        f->count.left--;
    if (m.kind == GWT_MV_DECLINE)
        return;
    int town = m.arg[0], cell = m.arg[2];
    put_store(st, seat, town, cell, ev);
    use_cell(st, seat, &GWT_TOWN[town].cell[cell], ev);
    enter_town(st, seat, &GWT_TOWN[town], ev);
    if (GWT_TOWN[town].cell[cell].objective)
        gwt_push(st, GWT_OP_TAKE, seat)->take.decline = 1; /* RTN-STORE-14 */
}

const gwt_op_row gwt_op_store = {
    .question = GWT_D_STORE,
    .fields = { GWT_NUMBER(count, left, 1, 2), GWT_FLAG(count, decline) },
    .variant = GWT_ON_NORTH,
    .legal = legal_store,
    .apply = apply_store,
};

/* ---- a value-3 card of the market (RTN-MED-4, RTN-MED-8, RTN-MED-9) ---------------------------------------------- */

static int legal_take_cattle(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    (void)f;
    return gwt_set_moves(GWT_MV_TAKE_CATTLE, gwt_kinds(st->market) & GWT_VALUE_3_CARDS, out);
}

static void apply_take_cattle(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    st->market[m.arg[0]]--;
    gwt_to_discard(&st->player[seat], m.arg[0]);
    sb_emit(ev, GWT_EV_TAKE_CATTLE, seat, (int16_t)m.arg[0]);
}

const gwt_op_row gwt_op_take_cattle = {
    .question = GWT_D_TAKE_CATTLE,
    .variant = GWT_ON_NORTH,
    .legal = legal_take_cattle,
    .apply = apply_take_cattle,
};
