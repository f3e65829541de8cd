/* sam_choice.c: the best of several possibilities by priorities, and which of them decided (SOLO-TURN-10). */
#include "games/gwt/sam.h"

#include <assert.h>

void gwt_sam_add(gwt_sam_choices *c, gwt_sam_choice choice)
{
    assert(c->n < GWT_SAM_CHOICES);
    if (c->n < GWT_SAM_CHOICES)
        c->at[c->n++] = choice;
}

/* The first key in which two possibilities differ; GWT_SAM_KEYS = they are equal. */
static int differs_at(const gwt_sam_choice *a, const gwt_sam_choice *b)
{
    int k = 0;
    while (k < GWT_SAM_KEYS && a->key[k] == b->key[k])
        k++;
    return k;
}

static bool is_better(const gwt_sam_choice *a, const gwt_sam_choice *b)
{
    int k = differs_at(a, b);
    return k < GWT_SAM_KEYS && a->key[k] < b->key[k];
}

/* The priority that was needed to beat the last rival. */
static int deciding_key(const gwt_sam_choices *c, const gwt_sam_choice *best)
{
    int last = -1;
    for (int i = 0; i < c->n; i++) {
        int k = differs_at(&c->at[i], best);
        if (&c->at[i] != best && k < GWT_SAM_KEYS && k > last)
            last = k;
    }
    return last;
}

const gwt_sam_choice *gwt_sam_best(const gwt_sam_choices *c, const uint8_t reasons[GWT_SAM_KEYS], int *why)
{
    if (c->n == 0)
        return NULL;
    const gwt_sam_choice *best = &c->at[0];
    for (int i = 1; i < c->n; i++)
        if (is_better(&c->at[i], best))
            best = &c->at[i];
    int key = deciding_key(c, best);
    *why = key < 0 ? GWT_SAM_only : reasons[key];
    return best;
}
