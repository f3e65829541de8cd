/* job_market.c: the job market, its token and its arrows (GWT-JOB, GWT-END-1). */
#include "games/gwt/state.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/job_market.h"

/* GWT-JOB-1, GWT-JOB-6: the leftmost free column of the token's row, from 0. */
int gwt_job_next_column(const gwt_state *st)
{
    int column = GWT_COUNT[st->players].first_column;
    while (column < GWT_JOB_COLUMNS && st->job[st->token_row - 1][column])
        column++;
    return column;
}

/* GWT-JOB-2, GWT-JOB-3, GWT-JOB-5 */
static void token_moves(gwt_state *st, int seat, sb_events *ev)
{
    gwt_exit_arrow arrow = GWT_JOB[st->token_row - 1].arrow;
    st->token_row++;
    switch (arrow) {
    case GWT_EXIT_GREEN:
        st->token_holder = (uint8_t)(seat + 1); /* GWT-END-1 */
        sb_emit(ev, GWT_EV_LAST_TURNS, seat);
        return;
    case GWT_EXIT_YELLOW:
        sb_emit(ev, GWT_EV_TOKEN_ROW, SB_SPECTATOR, (int16_t)st->token_row);
        gwt_market_refill(st, ev);
        return;
    case GWT_EXIT_NONE:
    case GWT_EXIT_BLACK: sb_emit(ev, GWT_EV_TOKEN_ROW, SB_SPECTATOR, (int16_t)st->token_row); return;
    }
}

void gwt_place_worker(gwt_state *st, int seat, int worker, sb_events *ev)
{
    int row = st->token_row - 1, column = gwt_job_next_column(st);
    st->job[row][column] = (uint8_t)worker;
    sb_emit(ev, GWT_EV_WORKER, seat, (int16_t)worker, (int16_t)(row + 1));
    if (column == GWT_JOB_COLUMNS - 1)
        token_moves(st, seat, ev);
}
