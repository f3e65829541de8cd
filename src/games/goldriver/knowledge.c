/* knowledge.c: who knows what (GR-ROUND-4): redact and determinize.
 * Secret are the order of the deck, the cards removed at random, the key of the chance, and sealed bids. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"

#include <string.h>

uint64_t gr_visible_cards(const gr_state *st)
{
    uint64_t set = gr_all_front(st) | st->sale | st->resolving | st->out | st->removed_named;
    for (int s = 0; s < st->players; s++)
        set |= st->kept[s];
    for (int k = 0; k < st->pending_n; k++)
        set |= GR_BIT(st->pending_card[k]);
    for (int i = 0; i < GR_LASSO_COUNT; i++)
        if (st->host[i])
            set |= GR_BIT(GR_FIRST_LASSO + i);
    return set;
}

void gr_redact(void *state, int viewer)
{
    gr_state *st = state;
    memset(st->rng.key, 0, sizeof st->rng.key);
    memset(st->deck, 0, sizeof st->deck);
    st->removed = 0;
    for (int s = 0; s < 2; s++)
        if (s != viewer)
            st->bid[s] = 0;
}

/* The unseen cards in any order: first the removed ones, the rest is the deck. */
void gr_determinize(void *state, int viewer, sb_quick *chance)
{
    gr_state *st = state;
    uint8_t unseen[GR_CARD_COUNT];
    int n = 0, removed = gr_removed_count(st->players);
    for (uint64_t set = GR_ALL_CARDS & ~gr_visible_cards(st); set; set &= set - 1)
        unseen[n++] = (uint8_t)gr_lowest(set);
    sb_quick_shuffle(chance, unseen, n);
    st->removed = 0;
    for (int i = 0; i < removed; i++)
        st->removed |= GR_BIT(unseen[i]);
    memcpy(st->deck, unseen + removed, (size_t)(n - removed));
    sb_quick_key(chance, st->rng.key);
    if (st->stack_n == 0 || gr_top_const(st)->op != GR_OP_BIDS)
        return;
    for (int s = 0; s < 2; s++)
        if (s != viewer && (gr_top_const(st)->bids.in >> s & 1))
            st->bid[s] = (uint16_t)sb_quick_below(chance, (uint32_t)st->nuggets[s] + 1);
}
