/* sam_choice.c: the best of several possibilities by priorities, and which of them decided (SOLO-TURN-10). */
#include "games/gwt/sam.h"

/* The first key in which two possibilities differ; GWT_SAM_KEYS = they are equal. */
static int differs_at(const gwt_sam_choice *a, const gwt_sam_choice *b)
{
    int k = 0;
    while (k < GWT_SAM_KEYS && a->key[k] == b->key[k])
        k++;
    return k;
}

/* Only the best is kept.  A new best one beats the old one in key k and everything the old one had beaten in k or
 * before, so k was the last priority that was needed. */
bool gwt_sam_add(gwt_sam_choices *c, gwt_sam_choice choice)
{
    if (c->n++ == 0) {
        c->best = choice;
        c->decided_by = -1;
        return true;
    }
    int k = differs_at(&choice, &c->best);
    if (k == GWT_SAM_KEYS)
        return false;
    if (choice.key[k] < c->best.key[k]) {
        c->best = choice;
        c->decided_by = k;
        return true;
    }
    c->decided_by = k > c->decided_by ? k : c->decided_by;
    return false;
}

const gwt_sam_choice *gwt_sam_best(const gwt_sam_choices *c, const uint8_t reasons[GWT_SAM_KEYS], int *why)
{
    if (c->n == 0)
        return NULL;
    *why = c->decided_by < 0 ? GWT_SAM_only : reasons[c->decided_by];
    return &c->best;
}
