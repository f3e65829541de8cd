/* bot_herd.c: how good a herd is for deliveries: what an average hand of it is worth, and the hand itself (bot.h). */
#include "games/gwt/bot.h"
#include "games/gwt/deck.h"
#include "games/gwt/kansas_city.h"

/* What a bought card brings to a delivery above one of a starting herd: its breeding value, and dollars of its own
 * (RTN-BRA-6). */
static int pays_more(int card)
{
    return card < GWT_CARD_black_angus ? 0 : GWT_CARD[card].value + GWT_CARD[card].income - 1;
}

int gwt_bot_income(const gwt_player *p)
{
    int sum = 0;
    for (int c = GWT_CARD_brahman; c < GWT_CATTLE; c++)
        sum += p->hand[c] * GWT_CARD[c].income;
    return sum;
}

static void count_cards(gwt_herd *h, int card, int n, bool hand)
{
    int breed = GWT_CARD[card].breed;
    if (n == 0)
        return;
    h->cards[breed] = (uint8_t)(h->cards[breed] + n);
    h->pays_more = (uint16_t)(h->pays_more + n * pays_more(card));
    if (GWT_CARD[card].value > h->value[breed])
        h->value[breed] = GWT_CARD[card].value;
    if (hand)
        h->hand[breed] = (uint8_t)(h->hand[breed] + n);
}

/* The chance, in PARTS, that of so many equal cards among `all` at least one is among `seen` cards. */
static int chance_of(int cards, int all, int seen)
{
    int miss = PARTS;
    for (int i = 0; i < cards; i++)
        miss = all - i > seen ? miss * (all - i - seen) / (all - i) : 0;
    return PARTS - miss;
}

/* Breeding value, in PARTS, that an average hand has in Kansas City. */
static int strength(const gwt_herd *h, int seen)
{
    int sum = 0;
    for (int b = 1; b < GWT_BREED_COUNT; b++)
        if (h->cards[b])
            sum += h->value[b] * chance_of(h->cards[b], h->all, seen);
    return sum;
}

/* Breeding value of the hand, in PARTS, once it is drawn up: breeds that are not in it yet. */
static int to_come(const gwt_player *p, const gwt_herd *h)
{
    int missing = gwt_hand_limit(p) - p->hand_n, sum = 0;
    for (int b = 1; missing > 0 && h->drawable && b < GWT_BREED_COUNT; b++)
        if (h->cards[b] && !h->hand[b])
            sum += h->value[b] * chance_of(h->cards[b], h->drawable, missing);
    return sum;
}

gwt_herd gwt_bot_herd(const gwt_player *p)
{
    gwt_herd h = { .drawable = (uint8_t)(p->stack_n + p->discard_n) };
    h.all = (uint8_t)(h.drawable + p->hand_n);
    for (int c = 1; c < GWT_CATTLE; c++) {
        count_cards(&h, c, p->hand[c], true);
        count_cards(&h, c, p->discard[c], false);
    }
    for (int i = 0; i < GWT_HERD_MAX && p->stack[i]; i++)
        if (p->stack[i] < GWT_CATTLE)
            count_cards(&h, p->stack[i], 1, false);
    h.strength = strength(&h, gwt_hand_limit(p) + GWT_WORTH[CYCLE]);
    h.to_come = to_come(p, &h);
    return h;
}

/* Better cattle pays at every delivery to come; cards that left the game pay by not being drawn any more. */
int gwt_bot_herd_worth(const gwt_herd *h, int left)
{
    return gwt_bot_scaled(h->pays_more * GWT_WORTH[BREED] + h->strength * GWT_WORTH[STRENGTH] / PARTS, left);
}

int gwt_bot_hand_worth(const gwt_player *p, const gwt_herd *h)
{
    int value = gwt_breeding_value(p) + gwt_bot_income(p);
    return value * GWT_WORTH[HAND_POINT] + h->to_come * GWT_WORTH[HAND_POINT] / PARTS;
}
