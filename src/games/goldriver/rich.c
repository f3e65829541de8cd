/* rich.c: rich beginnings, for simulations and tests (game.h, enrich).
 *
 * Who takes any card hardly collects a suit: the best poker hands are rare.  Here everybody begins with half of the
 * cards of a suit that the deck still has, laid out as if they had been bought. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/mayor.h"

#include <string.h>

static uint64_t in_deck(const gr_state *st)
{
    uint64_t set = 0;
    for (int i = 0; i < st->deck_n; i++)
        set |= GR_BIT(st->deck[i]);
    return set;
}

static void take_from_deck(gr_state *st, int card)
{
    uint8_t *at = memchr(st->deck, card, st->deck_n);
    memmove(at, at + 1, (size_t)(st->deck + st->deck_n - at - 1));
    st->deck[--st->deck_n] = 0;
}

static int any_of(uint64_t set, sb_quick *q)
{
    for (int i = (int)sb_quick_below(q, (uint32_t)gr_size(set)); i > 0; i--)
        set &= set - 1;
    return gr_lowest(set);
}

static void lay_out(gr_state *st, int seat, int card)
{
    st->front[seat] |= GR_BIT(card);
    gr_mayor_check(st, GR_CARD[card].town, 1u << seat, 0, NULL);
}

/* A lasso card goes to a concession; without any it stays in the deck. */
static bool attach(gr_state *st, int seat, int card, sb_quick *q)
{
    uint64_t hosts = st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION];
    if (hosts)
        st->host[card - GR_FIRST_LASSO] = (uint8_t)any_of(hosts, q);
    return hosts != 0;
}

/* Cards with a poker index; colt cards have none. */
static void give(gr_state *st, int seat, int card, sb_quick *q)
{
    uint64_t bit = GR_BIT(card);
    if (bit & GR_OF_SYMBOL[GR_LASSO]) {
        if (!attach(st, seat, card, q))
            return;
    } else if (bit & GR_OF_SYMBOL[GR_HORSESHOE]) {
        st->kept[seat] |= bit;
    } else {
        lay_out(st, seat, card);
    }
    take_from_deck(st, card);
}

/* GR-LOST-1 */
static void join_town(gr_state *st, int seat, sb_quick *q)
{
    unsigned towns = gr_towns_with_concession(st, seat);
    if (!gr_has_loose_lost_mine(st, seat) || !towns)
        return;
    st->lost_town = (uint8_t)any_of(towns, q);
    gr_mayor_check(st, st->lost_town, 1u << seat, 0, NULL);
}

void gr_enrich(void *state, sb_quick *chance)
{
    gr_state *st = state;
    uint32_t first = sb_quick_below(chance, 4);
    for (int s = 0; s < st->players; s++) {
        uint64_t suit = GR_OF_SUIT[GR_SPADES + (first + (uint32_t)s) % 4] | GR_OF_SUIT[GR_JOKER];
        for (uint64_t set = in_deck(st) & suit; set; set &= set - 1)
            if (sb_quick_below(chance, 2))
                give(st, s, gr_lowest(set), chance);
        join_town(st, s, chance);
    }
}
