/* poker.c: the best poker hand of a set of cards, with the joker (GR-POK).
 *
 * A hand's value is one number: category * 2^20 + up to five ranks of 4 bits, the deciding one first; a card that is
 * missing is rank 0, lower than any (GR-POK-11).  So hands are compared as numbers. */
#include "games/goldriver/state.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/poker.h"

enum { ACE = 14, ACE_LOW = 1 };

/* The ranks a player has: bit r of suit[s]; ace also as bit 1 where straights are looked for. */
typedef struct ranks {
    uint16_t suit[4];
} ranks;

static ranks ranks_of(uint64_t cards)
{
    ranks r = { { 0 } };
    for (uint64_t set = cards & ~GR_OF_SUIT[GR_JOKER]; set; set &= set - 1) {
        const gr_card *c = &GR_CARD[gr_lowest(set)];
        if (c->rank)
            r.suit[c->suit - GR_SPADES] |= (uint16_t)(1u << c->rank);
    }
    return r;
}

static int highest(unsigned set)
{
    return set ? 31 - __builtin_clz(set) : 0;
}

/* GR-POK-10: the top of the highest run of five, 0 = none; the ace is low too. */
static int straight_top(unsigned set)
{
    if (set & 1u << ACE)
        set |= 1u << ACE_LOW;
    unsigned runs = set & set << 1 & set << 2 & set << 3 & set << 4;
    return highest(runs);
}

/* value with the n highest ranks of `rest` behind what is there already */
static uint32_t value_of(gr_hand hand, const int *ranks_first, int count, unsigned rest)
{
    uint32_t v = 0;
    int n = 0;
    for (; n < count; n++)
        v = v << 4 | (uint32_t)ranks_first[n];
    for (; n < 5; n++) {
        int top = highest(rest);
        v = v << 4 | (uint32_t)top;
        rest &= ~(1u << top);
    }
    return (uint32_t)hand << 20 | v;
}

static uint32_t best_straight_flush(const ranks *r)
{
    int top = 0;
    for (int s = 0; s < 4; s++) {
        int t = straight_top(r->suit[s]);
        top = t > top ? t : top;
    }
    if (top == 0)
        return 0;
    return value_of(top == ACE ? GR_HAND_ROYAL_FLUSH : GR_HAND_STRAIGHT_FLUSH, &top, 1, 0);
}

static uint32_t best_flush(const ranks *r)
{
    uint32_t best = 0;
    for (int s = 0; s < 4; s++) {
        if (gr_size(r->suit[s]) < 5)
            continue;
        uint32_t v = value_of(GR_HAND_FLUSH, NULL, 0, r->suit[s]);
        best = v > best ? v : best;
    }
    return best;
}

/* GR-POK-8, GR-POK-12: from the strongest category down. */
static uint32_t value_without_joker(const ranks *r)
{
    unsigned a = r->suit[0], b = r->suit[1], c = r->suit[2], d = r->suit[3];
    unsigned any = a | b | c | d;
    unsigned two = (a & b) | ((a | b) & (c | d)) | (c & d);
    unsigned three = (a & b & (c | d)) | ((a | b) & c & d);
    unsigned four = a & b & c & d;
    uint32_t v = best_straight_flush(r);
    if (v)
        return v;
    int first[2];
    if (four) {
        first[0] = highest(four);
        unsigned kicker = 1u << highest(any & ~(1u << first[0])); /* one fifth card (GR-POK-7) */
        return value_of(GR_HAND_FOUR, first, 1, kicker & ~1u);
    }
    first[0] = highest(three);
    first[1] = three ? highest(two & ~(1u << first[0])) : 0;
    if (first[1])
        return value_of(GR_HAND_FULL_HOUSE, first, 2, 0);
    v = best_flush(r);
    if (v)
        return v;
    int top = straight_top(any);
    if (top)
        return value_of(GR_HAND_STRAIGHT, &top, 1, 0);
    unsigned rest = any & ~(1u << first[0]);
    unsigned two_kickers = 1u << highest(rest) | 1u << highest(rest & ~(1u << highest(rest)));
    if (three)
        return value_of(GR_HAND_THREE, first, 1, two_kickers & ~1u);
    if (!two)
        return 0; /* GR-POK-9 */
    first[0] = highest(two);
    first[1] = highest(two & ~(1u << first[0]));
    if (first[1]) {
        unsigned kicker = 1u << highest(any & ~(1u << first[0]) & ~(1u << first[1]));
        return value_of(GR_HAND_TWO_PAIRS, first, 2, kicker & ~1u);
    }
    unsigned kickers = 0;
    rest = any & ~(1u << first[0]);
    for (int i = 0; i < 3 && rest; i++) {
        kickers |= 1u << highest(rest);
        rest &= ~(1u << highest(rest));
    }
    return value_of(GR_HAND_PAIR, first, 1, kickers);
}

/* GR-POK-5, GR-POK-13, GR-POK-14: the joker is whichever card makes the best hand, other than one he has; who has all 52 needs
 * none
 * (GR-POK-7). */
uint32_t gr_poker_value(uint64_t cards)
{
    ranks r = ranks_of(cards);
    uint32_t best = value_without_joker(&r);
    if (!(cards & GR_OF_SUIT[GR_JOKER]))
        return best;
    for (int s = 0; s < 4; s++)
        for (int rank = 2; rank <= ACE; rank++) {
            if (r.suit[s] >> rank & 1)
                continue;
            ranks with = r;
            with.suit[s] |= (uint16_t)(1u << rank);
            uint32_t v = value_without_joker(&with);
            best = v > best ? v : best;
        }
    return best;
}

gr_hand gr_poker_hand(uint32_t value)
{
    return (gr_hand)(value >> 20);
}

/* GR-POK-7: a card without which the hand is worth the same is none of its cards. */
uint64_t gr_poker_best(uint64_t cards)
{
    uint32_t value = gr_poker_value(cards);
    for (uint64_t set = cards; set; set &= set - 1) {
        uint64_t without = cards & ~GR_BIT(gr_lowest(set));
        if (gr_poker_value(without) == value)
            cards = without;
    }
    return cards;
}

/* GR-POK-3, GR-POK-4, GR-PEND-6: concessions, buildings, unused horseshoe cards, Gold! attached or pending. */
uint64_t gr_poker_cards(const gr_state *st, int seat)
{
    uint64_t set = st->front[seat] | st->kept[seat];
    for (int card = GR_FIRST_GOLD; card < GR_FIRST_LASSO + GR_LASSO_COUNT; card++)
        if (st->front[seat] & GR_BIT(st->host[card - GR_FIRST_LASSO]))
            set |= GR_BIT(card);
    return set | (gr_pending_of(st, seat) & GR_OF_KIND[GR_GOLD]);
}
