/* bot_poker.c: what the poker table promises a seat that sees its own cards only (bot.h, POK). */
#include "games/gwt/bot.h"
#include "games/gwt/poker.h"

enum { NO_KNOWLEDGE = 2 }; /* breeding value of a card of which nothing is known */

/* What a hidden card is worth on average: that of everything the player may have laid. */
static int likely_value(const gwt_player *p)
{
    int n = 0, sum = 0;
    if (p->laid[0])
        return gwt_poker_value(p);
    for (; n < GWT_HERD_MAX && p->stack[n]; n++)
        sum += GWT_CARD[p->stack[n]].value;
    return n ? (p->laid_n * sum + n / 2) / n : p->laid_n * NO_KNOWLEDGE;
}

/* The pot and the bank's dollars, as far as the own hand is likely to get them, and somebody to show it in time. */
int gwt_bot_poker_worth(const gwt_state *st, int seat, int left)
{
    const gwt_player *p = &st->player[seat];
    if (p->laid_n == 0)
        return 0;
    int own = gwt_poker_value(p), others = 0, dollar = gwt_bot_dollar(left);
    for (int s = 0; s < st->players; s++)
        others += s != seat ? likely_value(&st->player[s]) : 0;
    int hope = (st->pot + GWT_SHOWDOWN_MONEY) * dollar * own / (own + others + 1);
    return gwt_bot_scaled(hope, gwt_min(2 * left, REMAINING_ONE));
}

/* A showdown cannot be tried on hidden cards: each is thought of as one of middle value. */
void gwt_bot_imagine(gwt_state *st)
{
    for (int s = 0; s < st->players; s++) {
        gwt_player *p = &st->player[s];
        int n = 0;
        while (n < GWT_HERD_MAX && p->stack[n])
            n++;
        for (int i = 0; i < p->laid_n; i++)
            if (!p->laid[i])
                p->laid[i] = n ? p->stack[n / 2] : GWT_CARD_galloway;
    }
}
