/* sam_score.c: what of the eleven categories counts for Sam (SOLO-END). */
#include "games/gwt/sam.h"
#include "games/gwt/score.h"

/* SOLO-END-3; a starting card that the viewer has not seen counts like any other: all are worth the same (SOLO-SET-22).
 */
static int objective_points(const gwt_player *p)
{
    int sum = p->area_obj ? 0 : GWT_OBJECTIVE[GWT_START_OBJ_FIRST - GWT_OBJ_FIRST].vp;
    for (uint64_t set = p->area_obj | p->discard_obj; set; set &= set - 1)
        sum += GWT_OBJECTIVE[gwt_lowest(set)].vp;
    return sum;
}

/* SOLO-END-2, SOLO-END-7 */
void gwt_sam_adjust(const gwt_state *st, int32_t out[SB_CATEGORIES_MAX])
{
    out[GWT_CAT_OBJECTIVES] = objective_points(&st->player[GWT_SAM]);
    for (int c = 0; c < GWT_CAT_TOTAL; c++)
        if (!GWT_SAM_SCORES[c])
            out[c] = 0;
}
