/* location.c: phase B: using the location where the herder stands, and building 6b (GWT-LOC, GWT-COPY).
 *
 * Frame of phase B: a = design whose local actions may be used (0 = none: somebody else's building, hazard, outlaw),
 * b = design copied by 6b, c = its place, d = GWT_DID_* flags, n = local actions done: bits 0 to 7 of the own building
 * (7 = the risk action of its space, GWT_ADDITION = its building addition), bits 8 to 15 of the copied one. */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/auxiliary.h"
#include "games/gwt/location.h"
#include "games/gwt/objective.h"
#include "games/gwt/poker.h"

#include <string.h>

enum { RISK = 7, COPIED = 8 };

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* GWT-LOC-3: an option of the same local action was performed. */
bool gwt_slot_done(int first, int count, unsigned done, int action)
{
    for (int i = 0; i < count; i++)
        if ((done >> i & 1) && GWT_ACTION[first + i].slot == GWT_ACTION[action].slot)
            return true;
    return false;
}

/* GWT-PB-11a: the second of two equal actions comes up when the first is done. */
static bool is_waiting(int first, unsigned done, int action)
{
    return GWT_ACTION[action].again && !(done >> (action - first - 1) & 1);
}

/* The local actions of one building on one space, the risk action included (GWT-LOC-2, GWT-LOC-4, GWT-COPY-7). */
static int building_moves(const gwt_state *st, int seat, int place, int design, unsigned done, sb_move *out)
{
    const gwt_building_row *row = &GWT_BUILDING[design];
    int n = 0, risk = GWT_PLACE[place].risk;
    for (int a = row->first; a < row->first + row->count; a++)
        if (!gwt_slot_done(row->first, row->count, done, a) && !is_waiting(row->first, done, a))
            n += gwt_action_moves(st, seat, place, a, out + n);
    if (risk && !(done >> RISK & 1))
        n += gwt_action_moves(st, seat, place, risk, out + n);
    return n;
}

static bool are_adjacent(int p, int q)
{
    return GWT_PLACE[p].next[0] == q || GWT_PLACE[p].next[1] == q || GWT_PLACE[q].next[0] == p
        || GWT_PLACE[q].next[1] == p;
}

/* GWT-COPY-1, GWT-COPY-2, GWT-COPY-4, GWT-COPY-6 */
int gwt_copyable(const gwt_state *st, const gwt_frame *f, int places[8])
{
    int here = st->player[f->seat].herder, n = 0;
    uint64_t blocked = st->used_direct | st->used_copied;
    for (int p = GWT_PLACE_a; p < GWT_PLACE_kansas_city && n < 8; p++) {
        int code = st->tile[p];
        if (!gwt_is_building(code) || !are_adjacent(p, here) || GWT_BUILDING[gwt_design(code)].copies)
            continue;
        if (!(blocked >> gwt_design(code) & 1))
            places[n++] = p;
    }
    return n;
}

/* GWT-COPY-3, GWT-COPY-8: done by this player from where the herder stands. */
static int copied_moves(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    if (f->phase_b.copied)
        return building_moves(st, f->seat, f->phase_b.copied_place, f->phase_b.copied, f->phase_b.done >> COPIED, out);
    int places[8], n = 0, count = gwt_copyable(st, f, places);
    for (int i = 0; i < count; i++)
        n += building_moves(st, f->seat, places[i], gwt_design(st->tile[places[i]]), 0, out + n);
    return n;
}

/* POK-LAY-1, POK-LAY-14, POK-LAY-20, POK-SHOW-1, POK-SHOW-9, POK-SHOW-13, POK-DEC-1: of the building stood on, never
 * of a copied one. */
static int addition_moves(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int place = st->player[f->seat].herder, action = gwt_addition(st, place);
    if (!action || (f->phase_b.done >> GWT_ADDITION & 1))
        return 0;
    return gwt_action_moves(st, f->seat, place, action, out);
}

static int local_moves(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    if (f->phase_b.building == 0 || (f->phase_b.did & (GWT_DID_AUX | GWT_BLOCKED)))
        return 0;
    int n = building_moves(st, f->seat, st->player[f->seat].herder, f->phase_b.building, f->phase_b.done & 255u, out);
    n += addition_moves(st, f, out + n);
    return GWT_BUILDING[f->phase_b.building].copies ? n + copied_moves(st, f, out + n) : n;
}

/* ---- arriving ---------------------------------------------------------------------------------------------------- */

/* GWT-LOC-1, GWT-LOC-6, GWT-LOC-7; GWT-COPY-4, GWT-COPY-5.  What can be used is settled here: a building replaced
 * later brings nothing (GWT-BUILD-7). */
void gwt_arrive(gwt_state *st, int seat, sb_events *ev)
{
    (void)ev;
    int place = st->player[seat].herder, code = st->tile[place];
    if (place == GWT_PLACE_kansas_city) {
        gwt_push(st, GWT_OP_KANSAS_CITY, seat);
        return;
    }
    bool usable = gwt_is_neutral(code) || (gwt_is_building(code) && gwt_owner(code) == seat);
    int design = usable ? gwt_design(code) : 0;
    gwt_push(st, GWT_OP_PHASE_B, seat)->phase_b.building = (uint8_t)design;
    if (st->used_copied >> design & 1)
        gwt_top(st)->phase_b.did = GWT_BLOCKED;
}

/* ---- the decision ------------------------------------------------------------------------------------------------ */

/* A move as a number: bytes in their order. */
static uint64_t key_of(sb_move m)
{
    uint64_t word;
    memcpy(&word, &m, sizeof word);
    return __builtin_bswap64(word);
}

static void sort_moves(sb_move *m, int n)
{
    for (int i = 1; i < n; i++) {
        sb_move x = m[i];
        int k = i;
        for (; k > 0 && key_of(m[k - 1]) > key_of(x); k--)
            m[k] = m[k - 1];
        m[k] = x;
    }
}

static int legal_phase_b(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = gwt_play_moves(&st->player[f->seat], out), plays = n;
    n += local_moves(st, f, out + n);
    if (!(f->phase_b.did & (GWT_DID_LOCAL | GWT_DID_AUX))) /* GWT-LOC-5, GWT-AUX-3 */
        n += gwt_aux_moves(st, f->seat, false, out + n);
    sort_moves(out + plays, n - plays);
    out[n++] = sb_move_of(GWT_MV_END, 0, 0); /* GWT-LOC-8 */
    return n;
}

static unsigned done_bit(const gwt_building_row *row, int place, int action)
{
    if (action >= row->first && action < row->first + row->count)
        return 1u << (action - row->first);
    return 1u << (GWT_PLACE[place].addition == action ? GWT_ADDITION : RISK);
}

static void mark_local(gwt_state *st, gwt_frame *f, int place, int action)
{
    f->phase_b.did |= GWT_DID_LOCAL;
    if (place == st->player[f->seat].herder) {
        f->phase_b.done |= (uint16_t)done_bit(&GWT_BUILDING[f->phase_b.building], place, action);
        st->used_direct |= UINT64_C(1) << f->phase_b.building;
        return;
    }
    if (f->phase_b.copied == 0) {
        f->phase_b.copied = (uint8_t)gwt_design(st->tile[place]);
        f->phase_b.copied_place = (uint8_t)place;
    }
    f->phase_b.done |= (uint16_t)(done_bit(&GWT_BUILDING[f->phase_b.copied], place, action) << COPIED);
    st->used_copied |= UINT64_C(1) << f->phase_b.copied;
}

static void apply_phase_b(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    if (m.kind == GWT_MV_PLAY) {
        gwt_play_objective(st, seat, m.arg[0], ev);
        return;
    }
    if (m.kind == GWT_MV_END) {
        gwt_pop(st);
        return;
    }
    if (m.kind >= GWT_MV_DO)
        gwt_top(st)->phase_b.did |= GWT_DID_AUX;
    else
        mark_local(st, gwt_top(st), m.arg[0], m.arg[1]);
    gwt_do_action(st, seat, m, false, ev);
}

const gwt_op_row gwt_op_phase_b = {
    .question = GWT_D_PHASE_B,
    .asked = true,
    .fields = { GWT_FIELD(phase_b, building, BUILDING_OR_NONE), GWT_FIELD(phase_b, copied, BUILDING_OR_NONE),
        GWT_FIELD(phase_b, copied_place, PLACE_OR_NONE), GWT_NUMBER(phase_b, did, 0, 7),
        GWT_NUMBER(phase_b, done, 0, UINT16_MAX) },
    .below = GWT_ON(TURN),
    .legal = legal_phase_b,
    .apply = apply_phase_b,
};
