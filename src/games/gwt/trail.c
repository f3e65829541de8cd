/* trail.c: the way to Kansas City: locations, paths, fees, phase A and the herder moves of actions
 * (GWT-MOVE, GWT-FEE, GWT-TURN-3, GWT-HERD, GWT-OBJ-9). */
#include "games/gwt/state.h"
#include "games/gwt/location.h"
#include "games/gwt/money.h"
#include "games/gwt/objective.h"
#include "games/gwt/trail.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* GWT-SETUP-21 */
int gwt_step_limit(const gwt_state *st, int seat)
{
    const gwt_count_row *row = &GWT_COUNT[st->players];
    unsigned discs = st->player[seat].discs;
    int limit = row->steps;
    if (!(discs >> GWT_SLOT_disc_step_left & 1))
        limit += row->steps_left;
    if (!(discs >> GWT_SLOT_disc_step_right & 1))
        limit += row->steps_right;
    return limit;
}

/* GWT-MOVE-2, GWT-MOVE-4, GWT-MOVE-8: along one way out, spaces without a tile are passed for free; herders are not
 * looked at (GWT-MOVE-6). */
int gwt_first_location(const gwt_state *st, const gwt_exit *exit)
{
    uint64_t tiles = exit->spaces & st->locations;
    return tiles ? gwt_lowest(tiles) : exit->end;
}

/* The next locations in ascending order; two ways without a tile are one (GWT-MOVE-10). */
int gwt_next_locations(const gwt_state *st, int place, int out[2])
{
    const gwt_place_row *row = &GWT_PLACE[place];
    if (row->exit[0].end == 0)
        return 0;
    int a = gwt_first_location(st, &row->exit[0]);
    if (row->exit[1].end == 0) {
        out[0] = a;
        return 1;
    }
    int b = gwt_first_location(st, &row->exit[1]);
    out[0] = a < b ? a : b;
    out[1] = a < b ? b : a;
    return 1 + (a != b);
}

typedef struct walk {
    const gwt_state *st;
    sb_move path;
    sb_move *out;
    int n, most;
    bool kansas_city;
} walk;

static void extend(walk *w, int from, int depth)
{
    int next[2], n = gwt_next_locations(w->st, from, next);
    for (int i = 0; i < n; i++) {
        bool ends = next[i] == GWT_PLACE_kansas_city; /* GWT-MOVE-5 */
        if (ends && !w->kansas_city)
            continue;
        w->path.arg[depth] = (uint8_t)next[i];
        w->out[w->n++] = w->path;
        if (!ends && depth + 1 < w->most && depth + 1 < (int)sizeof w->path.arg)
            extend(w, next[i], depth + 1);
        w->path.arg[depth] = 0;
    }
}

/* Every path of 1 to `most` locations, sorted. */
int gwt_paths(const gwt_state *st, int from, int most, bool kansas_city, sb_move *out)
{
    walk w = { .st = st, .path = { .kind = GWT_MV_MOVE }, .out = out, .most = most, .kansas_city = kansas_city };
    extend(&w, from, 0);
    return w.n;
}

static int hands_cost(const gwt_state *st, int green, int black)
{
    return green * GWT_COUNT[st->players].green + black * GWT_COUNT[st->players].black; /* GWT-FEE-4 */
}

/* GWT-FEE-1, GWT-FEE-2, GWT-FEE-3 */
int gwt_fee_at(const gwt_state *st, int seat, int place)
{
    int code = st->tile[place];
    if (!gwt_is_building(code))
        return hands_cost(st, GWT_TILE[code].green, GWT_TILE[code].black);
    if (gwt_is_neutral(code) || gwt_owner(code) == seat)
        return 0;
    const gwt_building_row *row = &GWT_BUILDING[gwt_design(code)];
    return hands_cost(st, row->green, row->black);
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* Herders on the place stay where they are (GWT-MOVE-7, GWT-MOVE-11, GWT-BUILD-10). */
void gwt_put_tile(gwt_state *st, int place, int code)
{
    st->tile[place] = (uint8_t)code;
    if (code)
        st->locations |= GWT_BIT(place);
    else
        st->locations &= ~GWT_BIT(place);
}

/* Whom a fee is paid to; -1: the bank, for hazards, outlaws and Sam's buildings (SOLO-HUM-1, SOLO-HUM-12). */
static int receiver(const gwt_state *st, int code)
{
    return gwt_is_building(code) && !gwt_is_sam(st, gwt_owner(code)) ? gwt_owner(code) : -1;
}

/* GWT-FEE-5, GWT-FEE-8, GWT-HERD-2: location by location. */
static void walk_path(gwt_state *st, int seat, sb_move m, bool fees, sb_events *ev)
{
    for (int i = 0; i < (int)sizeof m.arg && m.arg[i]; i++) {
        int place = m.arg[i], code = st->tile[place];
        st->player[seat].herder = (uint8_t)place;
        sb_emit(ev, GWT_EV_STEP, seat, (int16_t)place);
        int fee = fees ? gwt_fee_at(st, seat, place) : 0;
        if (fee)
            gwt_fee(st, seat, receiver(st, code), fee, ev);
    }
}

/* ---- the start of a turn (GWT-DEC-2) ----------------------------------------------------------------------------- */

static int legal_start(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    const gwt_player *p = &st->player[f->seat];
    int n;
    if (p->herder == 0) /* GWT-TURN-3, SOLO-SET-15 */
        n = gwt_set_moves(GWT_MV_PLACE, GWT_NEUTRAL_PLACES, out);
    else
        n = gwt_paths(st, p->herder, gwt_step_limit(st, f->seat), true, out);
    return n + gwt_play_moves(p, out + n);
}

static void apply_start(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    if (m.kind == GWT_MV_PLAY) {
        gwt_play_objective(st, seat, m.arg[0], ev);
        return;
    }
    gwt_pop(st);
    if (m.kind == GWT_MV_PLACE) {
        st->player[seat].herder = m.arg[0];
        sb_emit(ev, GWT_EV_PLACE, seat, (int16_t)m.arg[0]);
    } else {
        walk_path(st, seat, m, true, ev);
    }
    gwt_arrive(st, seat, ev);
}

const gwt_op_row gwt_op_turn_start = {
    .question = GWT_D_TURN_START,
    .asked = true,
    .below = GWT_ON(TURN),
    .legal = legal_start,
    .apply = apply_start,
};

/* ---- herder moves of buildings (GWT-HERD) ------------------------------------------------------------------------ */

static int legal_herder(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_paths(st, st->player[f->seat].herder, f->upto.most, true, out);
}

/* GWT-HERD-3, GWT-HERD-4, GWT-OBJ-15: the location left behind is done with, the new one is used in full. */
static void apply_herder(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    gwt_pop(st); /* its phase B */
    walk_path(st, seat, m, true, ev);
    gwt_arrive(st, seat, ev);
}

const gwt_op_row gwt_op_herder = {
    .question = GWT_D_HERDER,
    .fields = { GWT_NUMBER(upto, most, 1, 5) },
    .below = GWT_ON(PHASE_B),
    .legal = legal_herder,
    .apply = apply_herder,
};

/* ---- free moves of objective cards (GWT-OBJ-9, GWT-OBJ-10, GWT-OBJ-11, GWT-OBJ-12, GWT-OBJ-13, GWT-OBJ-14) ------- */

static int legal_free_move(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    const gwt_player *p = &st->player[f->seat];
    int n = p->herder ? gwt_paths(st, p->herder, f->upto.most, false, out) : 0;
    if (n > 0)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static void apply_free_move(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind == GWT_MV_DECLINE)
        return;
    walk_path(st, seat, m, false, ev);
    if (gwt_top(st)->op == GWT_OP_PHASE_B)
        gwt_pop(st); /* GWT-OBJ-11 */
}

const gwt_op_row gwt_op_free_move = {
    .question = GWT_D_FREE_MOVE,
    .fields = { GWT_NUMBER(upto, most, 1, 3), GWT_FLAG(upto, decline) },
    .below = GWT_ON_MAIN,
    .legal = legal_free_move,
    .apply = apply_free_move,
};
