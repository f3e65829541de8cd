/* auxiliary.c: the auxiliary actions of the player board and its annex, single and double (GWT-AUX, RTN-STORE-24). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/auxiliary.h"

/* GWT-AUX-1: each has two slots; the gray one of two of them never had a disc (GWT-SETUP-13). */
bool gwt_aux_open(const gwt_player *p, int aux, bool twice)
{
    unsigned covered = p->discs & GWT_AUX_SLOTS[aux];
    return covered == 0 || (!twice && (covered & (covered - 1)) == 0);
}

/* Unsorted. */
int gwt_aux_moves(const gwt_state *st, int seat, bool doubles, sb_move *out)
{
    int n = 0;
    for (int aux = 0; aux < gwt_box(st)->aux; aux++)
        for (int twice = 0; twice <= doubles; twice++)
            if (gwt_aux_open(&st->player[seat], aux, twice))
                n += gwt_action_moves(st, seat, 0, GWT_AUX_ACTION[aux][twice], out + n);
    return n;
}

/* ---- single or double (GWT-AUX-2) -------------------------------------------------------------------------------- */

static int legal_aux(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    sb_move all[64];
    int count = gwt_aux_moves(st, f->seat, !f->aux.single, all), n = 0;
    for (int kind = GWT_MV_DO; kind <= GWT_MV_DO_BACK; kind++)
        for (int i = 0; i < count; i++)
            if (all[i].kind == kind)
                out[n++] = all[i];
    if (n > 0 && f->aux.decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static void apply_aux(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind != GWT_MV_DECLINE)
        gwt_do_action(st, seat, m, false, ev);
}

const gwt_op_row gwt_op_aux = {
    .question = GWT_D_AUX,
    .fields = { GWT_FLAG(aux, single), GWT_FLAG(aux, decline) },
    .below = GWT_ON_MAIN,
    .legal = legal_aux,
    .apply = apply_aux,
};
