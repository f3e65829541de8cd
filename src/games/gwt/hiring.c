/* hiring.c: hiring a worker from the job market (GWT-HIRE). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/hiring.h"
#include "games/gwt/money.h"

/* GWT-HIRE-1, GWT-HIRE-2, GWT-HIRE-4, GWT-HIRE-8: rows above the token's, at the row's price and this change. */
uint64_t gwt_hireable(const gwt_state *st, int seat, int change)
{
    const gwt_player *p = &st->player[seat];
    uint64_t set = 0;
    unsigned room = 0;
    for (int w = 1; w <= GWT_WORKERS; w++)
        room |= (unsigned)(p->workers[w - 1] < GWT_WORKER_COLUMNS) << w;
    for (int row = 0; row + 1 < st->token_row; row++) {
        if (GWT_JOB[row].cost + change > p->money)
            continue;
        unsigned there = 0;
        for (int column = 0; column < GWT_JOB_COLUMNS; column++)
            there |= 1u << st->job[row][column];
        set |= (uint64_t)((there & room) >> 1) << (GWT_WORKERS * row);
    }
    return set;
}

/* ---- hire -------------------------------------------------------------------------------------------------------- */

static int legal_hire(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = 0;
    for (uint64_t set = gwt_hireable(st, f->seat, f->hire.change); set; set &= set - 1) {
        int i = gwt_lowest(set);
        out[n] = sb_move_number(GWT_MV_HIRE, i / GWT_WORKERS + 1);
        out[n++].arg[2] = (uint8_t)(i % GWT_WORKERS + 1);
    }
    if (n > 0 && f->hire.decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

/* Of equal workers the leftmost. */
static void take_from_row(gwt_state *st, int row, int worker)
{
    for (int column = 0; column < GWT_JOB_COLUMNS; column++)
        if (st->job[row][column] == worker) {
            st->job[row][column] = 0;
            return;
        }
}

/* GWT-HIRE-3, GWT-HIRE-5 */
static void apply_hire(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    int change = gwt_top(st)->hire.change;
    gwt_pop(st);
    if (m.kind == GWT_MV_DECLINE)
        return;
    int row = sb_move_get_number(m) - 1, worker = m.arg[2];
    gwt_pay(st, seat, GWT_JOB[row].cost + change, ev);
    take_from_row(st, row, worker);
    sb_emit(ev, GWT_EV_HIRE, seat, (int16_t)worker, (int16_t)(row + 1));
    int column = ++st->player[seat].workers[worker - 1];
    int action = GWT_WORKER_SPACE[worker - 1][column];
    gwt_immediate(st, seat, action, action != GWT_ACTION_none, ev);
}

const gwt_op_row gwt_op_hire = {
    .question = GWT_D_HIRE,
    .fields = { GWT_SIGNED(hire, change, 2, 2), GWT_FLAG(hire, decline) },
    .below = GWT_ON(PHASE_B),
    .variant = GWT_ON_NORTH,
    .legal = legal_hire,
    .apply = apply_hire,
};
