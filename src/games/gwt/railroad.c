/* railroad.c: the engine on the track (GWT-ENG, GWT-SPD-1, GWT-SPD-2).
 *
 * Spaces are numbered along the track with the turnouts between their neighbours, so a step is a shift of a set: from a
 * space with a turnout behind it by one (the turnout) and by two (past it), from every other by one. */
#include "games/gwt/state.h"
#include "games/gwt/money.h"
#include "games/gwt/railroad.h"

#define ALL_SPACES (GWT_BIT(GWT_SPACE_COUNT) - 1)

/* ---- queries ----------------------------------------------------------------------------------------------------- */

static uint64_t next_of(uint64_t set)
{
    return (set << 1 | (set & GWT_TURNOUTS >> 1) << 2) & ALL_SPACES; /* GWT-ENG-2 */
}

static uint64_t previous_of(uint64_t set)
{
    return set >> 1 | (set & GWT_TURNOUTS << 1) >> 2;
}

/* GWT-ENG-3: where other engines stand; space 0 is always free, and on 39 Sam's is out of the game (SOLO-ENG-6). */
static uint64_t occupied(const gwt_state *st, int seat)
{
    uint64_t set = 0;
    for (int s = 0; s < st->players; s++)
        if (s != seat && !(gwt_is_sam(st, s) && st->player[s].engine == GWT_SPACE_s39))
            set |= GWT_BIT(st->player[s].engine);
    return set & ~GWT_BIT(GWT_SPACE_s0);
}

/* GWT-ENG-10: one space; occupied ones are skipped and not counted. */
static uint64_t one_space(uint64_t set, uint64_t taken, uint64_t (*neighbours)(uint64_t))
{
    set = neighbours(set);
    while (set & taken)
        set = (set & ~taken) | neighbours(set & taken);
    return set;
}

/* GWT-ENG-4 */
uint64_t gwt_engine_forward(const gwt_state *st, int seat, int most)
{
    uint64_t taken = occupied(st, seat), set = GWT_BIT(st->player[seat].engine), reached = 0;
    for (int i = 0; i < most && set; i++) {
        set = one_space(set, taken, next_of);
        reached |= set;
    }
    return reached;
}

/* SOLO-ENG-16 */
uint64_t gwt_engine_main_line(const gwt_state *st, int seat, int exactly)
{
    uint64_t taken = occupied(st, seat), set = GWT_BIT(st->player[seat].engine);
    for (int i = 0; i < exactly; i++)
        set = one_space(set, taken, next_of) & ~GWT_TURNOUTS;
    return set;
}

/* GWT-ENG-7 */
uint64_t gwt_engine_back(const gwt_state *st, int seat, int exactly)
{
    uint64_t taken = occupied(st, seat), set = GWT_BIT(st->player[seat].engine);
    for (int i = 0; i < exactly; i++)
        set = one_space(set, taken, previous_of);
    return set;
}

uint64_t gwt_engine_behind(const gwt_state *st, int seat)
{
    return (GWT_BIT(st->player[seat].engine) - 1) & ~occupied(st, seat);
}

/* GWT-SPD-2: numbered free spaces moved over, the one reached included. */
static int spaces_moved_over(const gwt_state *st, int seat, int to)
{
    uint64_t over = gwt_engine_behind(st, seat) & ~(GWT_BIT(to) - 1);
    return gwt_size(over & ~GWT_TURNOUTS);
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* GWT-ENG-8, GWT-ENG-9, GWT-DEC-5 */
void gwt_engine_stops(gwt_state *st, int seat, int space, sb_events *ev)
{
    int station = GWT_SPACE[space].station;
    st->player[seat].engine = (uint8_t)space;
    sb_emit(ev, GWT_EV_ENGINE, seat, (int16_t)space);
    if (space == GWT_SPACE_s39)
        gwt_push(st, GWT_OP_RETURN, seat);
    if (station)
        gwt_push(st, GWT_OP_STOP, seat)->stop.station = (uint8_t)(station - 1);
}

/* ---- forward ----------------------------------------------------------------------------------------------------- */

static int legal_engine(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = gwt_set_moves(GWT_MV_ENGINE, gwt_engine_forward(st, f->seat, f->upto.most), out);
    if (n > 0 && f->upto.decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static void apply_engine(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind == GWT_MV_ENGINE)
        gwt_engine_stops(st, seat, m.arg[0], ev);
}

const gwt_op_row gwt_op_engine = {
    .question = GWT_D_ENGINE,
    .fields = { GWT_NUMBER(upto, most, 1, GWT_SPACE_COUNT), GWT_FLAG(upto, decline) },
    .below = GWT_ON_MAIN,
    .variant = GWT_ON_NORTH,
    .legal = legal_engine,
    .apply = apply_engine,
};

/* ---- back from 39 (GWT-ENG-9) ------------------------------------------------------------------------------------ */

static int legal_engine_return(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_set_moves(GWT_MV_ENGINE, gwt_engine_behind(st, f->seat), out);
}

static void apply_engine_return(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    gwt_engine_stops(st, seat, m.arg[0], ev);
    gwt_gain(st, seat, GWT_RETURN_MONEY, ev); /* before the upgrade is decided */
}

const gwt_op_row gwt_op_engine_return = {
    .question = GWT_D_ENGINE_RETURN,
    .below = GWT_ON_MAIN,
    .variant = GWT_ON_NORTH,
    .legal = legal_engine_return,
    .apply = apply_engine_return,
};

/* ---- 9a: back any number of spaces, then the delivery (GWT-SPD) -------------------------------------------------- */

static int legal_back_any(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_set_moves(GWT_MV_ENGINE, gwt_engine_behind(st, f->seat), out);
}

/* GWT-SPD-4, RTN-DEL-13: a station upgrade is decided first. */
static void apply_back_any(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    int limit = spaces_moved_over(st, seat, m.arg[0]);
    gwt_pop(st);
    gwt_frame *f = gwt_push(st, GWT_OP_DELIVER, seat);
    f->deliver.special = 1;
    f->deliver.value = (uint16_t)limit;
    gwt_engine_stops(st, seat, m.arg[0], ev);
}

const gwt_op_row gwt_op_engine_back_any = {
    .question = GWT_D_ENGINE_BACK_ANY,
    .below = GWT_ON(PHASE_B),
    .legal = legal_back_any,
    .apply = apply_back_any,
};
