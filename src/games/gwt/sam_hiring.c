/* sam_hiring.c: Sam hires a worker, and his specialization (SOLO-HIRE, SOLO-SPEC). */
#include "games/gwt/sam.h"
#include "games/gwt/hiring.h"

enum { ANY_PRICE = -99 }; /* SOLO-HIRE-1: he pays nothing */

static int column_of(const gwt_state *st, int row, int worker)
{
    int column = 0;
    while (column < GWT_JOB_COLUMNS && st->job[row][column] != worker)
        column++;
    return column;
}

/* SOLO-HIRE-4, SOLO-HIRE-6, SOLO-HIRE-10: the specialization first, then the more numerous type. */
static int type_rank(const gwt_state *st, int worker)
{
    return worker == st->specialization ? -1 : GWT_WORKER_COLUMNS - st->player[GWT_SAM].workers[worker - 1];
}

/* SOLO-HIRE-2 */
static void find_workers(const gwt_state *st, bool specialty_first, gwt_sam_choices *found)
{
    for (uint64_t set = gwt_hireable(st, GWT_SAM, ANY_PRICE); set; set &= set - 1) {
        int row = gwt_lowest(set) / GWT_WORKERS, worker = gwt_lowest(set) % GWT_WORKERS + 1;
        int cost = GWT_JOB[row].cost, column = column_of(st, row, worker);
        gwt_sam_choice c = { .key = { cost, worker != st->specialization, row, column }, .a = row, .b = worker };
        if (specialty_first)
            c = (gwt_sam_choice) { .key = { type_rank(st, worker), cost, row, column }, .a = row, .b = worker };
        gwt_sam_add(found, c);
    }
}

/* SOLO-SPEC-1, SOLO-SPEC-2: only when another type has strictly more. */
void gwt_sam_specialize(gwt_state *st, sb_events *ev)
{
    const uint8_t *workers = st->player[GWT_SAM].workers;
    int best = st->specialization;
    for (int w = 1; w <= GWT_WORKERS; w++)
        if (workers[w - 1] > workers[best - 1])
            best = w;
    if (best == st->specialization)
        return;
    st->specialization = (uint8_t)best;
    sb_emit(ev, GWT_EV_SAM_SPECIALTY, GWT_SAM, (int16_t)best);
}

void gwt_sam_hire(gwt_state *st, bool specialty_first, sb_events *ev)
{
    static const uint8_t reasons[2][GWT_SAM_KEYS] = {
        { GWT_SAM_hire_3, GWT_SAM_hire_3_specialty, GWT_SAM_hire_3_row, GWT_SAM_hire_3_column },
        { GWT_SAM_hire_4, GWT_SAM_hire_5, GWT_SAM_hire_5_row, GWT_SAM_hire_5_column },
    };
    gwt_sam_choices found = { .n = 0 };
    int why = GWT_SAM_none;
    find_workers(st, specialty_first, &found);
    const gwt_sam_choice *best = gwt_sam_best(&found, reasons[specialty_first], &why);
    if (!best) {
        gwt_sam_nothing(GWT_SAM_hire_9, ev);
        return;
    }
    st->job[best->a][column_of(st, best->a, best->b)] = 0;
    st->player[GWT_SAM].workers[best->b - 1]++; /* SOLO-HIRE-7, SOLO-HIRE-8 */
    sb_emit(ev, GWT_EV_SAM_HIRE, GWT_SAM, (int16_t)best->b, (int16_t)(best->a + 1), (int16_t)GWT_JOB[best->a].cost,
        (int16_t)why);
    gwt_sam_specialize(st, ev);
}
