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
    bool five; /* of a suit, with the joker: flushes are possible */
} ranks;

/* A card's rank and suit as one bit: sixteen for each suit. */
static const uint64_t INDEX[GR_CARD_COUNT] = {
#define GR_X(P, id, kind, town, condition, value, nuggets, explodes, rank, suit)                                       \
    [GR_CARD_##id] = (rank) ? UINT64_C(1) << ((rank) + 16 * ((GR_##suit - GR_SPADES) & 3)) : 0,
    GR_CARDS(GR_X, )
#undef GR_X
};

/* Whether sixteen bits of `all` have `n` ones somewhere: counted in pairs, fours, eights, sixteens, all at once. */
static bool has_of_a_suit(uint64_t all, int n)
{
    const uint64_t one = UINT64_C(0x0001000100010001);
    all -= all >> 1 & 0x5555 * one;
    all = (all & 0x3333 * one) + (all >> 2 & 0x3333 * one);
    all = (all + (all >> 4)) & 0x0f0f * one;
    all = (all + (all >> 8)) & 0x00ff * one;
    return (all + (uint64_t)(0x100 - n) * one) & 0x100 * one;
}

static ranks ranks_of(uint64_t cards)
{
    uint64_t all = 0;
    bool joker = cards & GR_OF_SUIT[GR_JOKER];
    for (uint64_t set = cards; set; set &= set - 1)
        all |= INDEX[gr_lowest(set)];
    return (ranks) { .suit = { (uint16_t)all, (uint16_t)(all >> 16), (uint16_t)(all >> 32), (uint16_t)(all >> 48) },
        .five = has_of_a_suit(all, 5 - joker) };
}

static int highest(unsigned set)
{
    return set ? 31 - __builtin_clz(set) : 0;
}

/* For each rank: the run of five that ends there has four of its ranks at least; with one more it is a straight. */
static unsigned runs_of_four(unsigned a)
{
    unsigned b = a << 1, c = a << 2, d = a << 3, e = a << 4, first = a & b, last = d & e;
    unsigned most = (first & c & (d | e)) | (last & c & (a | b)) | (first & last);
    return most & ((1u << (ACE + 1)) - (1u << 5));
}

/* GR-POK-10: the top of the highest run of five, 0 = none; the ace is low too; with the joker one of them may be missing. */
static int straight_top(unsigned set, bool joker)
{
    if (set & 1u << ACE)
        set |= 1u << ACE_LOW;
    return highest(joker ? runs_of_four(set) : set & set << 1 & set << 2 & set << 3 & set << 4);
}

/* The `n` highest ranks of a set. */
static unsigned top(unsigned set, int n)
{
    unsigned out = 0;
    for (; n > 0 && set; n--) {
        out |= 1u << highest(set);
        set &= ~(1u << highest(set));
    }
    return out;
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

static uint32_t best_straight_flush(const ranks *r, bool joker)
{
    int best = 0;
    for (int s = 0; s < 4; s++) {
        if (gr_size(r->suit[s]) + joker < 5)
            continue;
        int t = straight_top(r->suit[s], joker);
        best = t > best ? t : best;
    }
    if (best == 0)
        return 0;
    return value_of(best == ACE ? GR_HAND_ROYAL_FLUSH : GR_HAND_STRAIGHT_FLUSH, &best, 1, 0);
}

static uint32_t best_flush(const ranks *r, bool joker)
{
    enum { ALL = (1 << (ACE + 1)) - (1 << 2) };
    uint32_t best = 0;
    for (int s = 0; s < 4; s++) {
        if (gr_size(r->suit[s]) + joker < 5)
            continue;
        unsigned highest_missing = joker ? top(ALL & ~r->suit[s], 1) : 0;
        uint32_t v = value_of(GR_HAND_FLUSH, NULL, 0, r->suit[s] | highest_missing);
        best = v > best ? v : best;
    }
    return best;
}

/* A hand of one rank or two, and the highest others up to five cards (GR-POK-7). */
static uint32_t of_ranks(gr_hand hand, unsigned any, int first, int second, int kickers)
{
    int of[2] = { first, second };
    unsigned rest = any & ~(1u << first) & ~(1u << second);
    return value_of(hand, of, second ? 2 : 1, top(rest, kickers));
}

/* The ranks he has twice, three times and four times at least. */
typedef struct counted {
    unsigned any, two, three, four;
} counted;

static counted count_ranks(const ranks *r)
{
    unsigned a = r->suit[0], b = r->suit[1], c = r->suit[2], d = r->suit[3];
    return (counted) { .any = a | b | c | d,
        .two = (a & b) | ((a | b) & (c | d)) | (c & d),
        .three = (a & b & (c | d)) | ((a | b) & c & d),
        .four = a & b & c & d };
}

/* GR-POK-8, GR-POK-12: from the strongest category down. */
static uint32_t value_without_joker(const ranks *r)
{
    counted n = count_ranks(r);
    uint32_t v;
    if (r->five && (v = best_straight_flush(r, false)))
        return v;
    if (n.four)
        return of_ranks(GR_HAND_FOUR, n.any, highest(n.four), 0, 1);
    int three = highest(n.three), pair = highest(n.two & ~(1u << three));
    if (three && pair)
        return of_ranks(GR_HAND_FULL_HOUSE, n.any, three, pair, 0);
    if (r->five)
        return best_flush(r, false);
    int run = straight_top(n.any, false);
    if (run)
        return value_of(GR_HAND_STRAIGHT, &run, 1, 0);
    if (three)
        return of_ranks(GR_HAND_THREE, n.any, three, 0, 2);
    int second = highest(n.two & ~(1u << pair));
    if (second)
        return of_ranks(GR_HAND_TWO_PAIRS, n.any, pair, second, 1);
    return pair ? of_ranks(GR_HAND_PAIR, n.any, pair, 0, 3) : 0; /* GR-POK-9 */
}

/* GR-POK-5, GR-POK-13, GR-POK-14: the joker is whichever card makes the best hand, other than one he has; who has all 52 needs
 * none (GR-POK-7).  It makes one more of the highest rank of which there are most; beside four of a kind it is the highest other card. */
static uint32_t value_with_joker(const ranks *r)
{
    counted n = count_ranks(r);
    uint32_t v;
    if (r->five && (v = best_straight_flush(r, true)))
        return v;
    int three = highest(n.three);
    if (three && n.four >> three & 1)
        return of_ranks(GR_HAND_FOUR, 1u << ACE | 1u << (ACE - 1), three, 0, 1);
    if (three)
        return of_ranks(GR_HAND_FOUR, n.any, three, 0, 1);
    int pair = highest(n.two), second = highest(n.two & ~(1u << pair));
    if (second)
        return of_ranks(GR_HAND_FULL_HOUSE, n.any, pair, second, 0);
    if (r->five)
        return best_flush(r, true);
    int run = straight_top(n.any, true);
    if (run)
        return value_of(GR_HAND_STRAIGHT, &run, 1, 0);
    if (pair)
        return of_ranks(GR_HAND_THREE, n.any, pair, 0, 2);
    return n.any ? of_ranks(GR_HAND_PAIR, n.any, highest(n.any), 0, 3) : 0;
}

uint32_t gr_poker_value(uint64_t cards)
{
    ranks r = ranks_of(cards);
    return cards & GR_OF_SUIT[GR_JOKER] ? value_with_joker(&r) : value_without_joker(&r);
}

gr_hand gr_poker_hand(uint32_t value)
{
    return (gr_hand)(value >> 20);
}

/* The joker is rank 0 of spades, which no card has. */
uint64_t gr_poker_index(uint64_t cards)
{
    uint64_t all = (cards & GR_OF_SUIT[GR_JOKER]) != 0;
    for (uint64_t set = cards; set; set &= set - 1)
        all |= INDEX[gr_lowest(set)];
    return all;
}

static gr_hand hand_without_joker(const ranks *r)
{
    counted n = count_ranks(r);
    unsigned v;
    if (r->five && (v = best_straight_flush(r, false)))
        return gr_poker_hand(v);
    if (n.four)
        return GR_HAND_FOUR;
    if (n.three && n.two & (n.two - 1))
        return GR_HAND_FULL_HOUSE;
    if (r->five)
        return GR_HAND_FLUSH;
    if (straight_top(n.any, false))
        return GR_HAND_STRAIGHT;
    if (n.three)
        return GR_HAND_THREE;
    if (n.two & (n.two - 1))
        return GR_HAND_TWO_PAIRS;
    return n.two ? GR_HAND_PAIR : GR_HAND_NONE;
}

static gr_hand hand_with_joker(const ranks *r)
{
    counted n = count_ranks(r);
    unsigned v;
    if (r->five && (v = best_straight_flush(r, true)))
        return gr_poker_hand(v);
    if (n.three)
        return GR_HAND_FOUR;
    if (n.two & (n.two - 1))
        return GR_HAND_FULL_HOUSE;
    if (r->five)
        return GR_HAND_FLUSH;
    if (straight_top(n.any, true))
        return GR_HAND_STRAIGHT;
    if (n.two)
        return GR_HAND_THREE;
    return n.any ? GR_HAND_PAIR : GR_HAND_NONE;
}

gr_hand gr_poker_hand_of(uint64_t index)
{
    bool joker = index & 1;
    uint64_t all = index & ~UINT64_C(1);
    ranks r = { .suit = { (uint16_t)all, (uint16_t)(all >> 16), (uint16_t)(all >> 32), (uint16_t)(all >> 48) },
        .five = has_of_a_suit(all, 5 - joker) };
    return joker ? hand_with_joker(&r) : hand_without_joker(&r);
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
