/* score.c: the end of the game and the score by category (GR-END, GR-POK-1, GR-POK-2). */
#include "games/goldriver/state.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/poker.h"
#include "games/goldriver/score.h"

#include <string.h>

/* GR-END-2, GR-END-3, GR-LASSO-4; the Ghost Mines and a loose Lost Mine as well (GR-GHOST-4, GR-LOST-4) */
static int concessions_value(const gr_state *st, int seat)
{
    int sum = 0;
    for (uint64_t set = st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION]; set; set &= set - 1)
        sum += gr_value_of(st, gr_lowest(set));
    return sum;
}

static int mayors_value(const gr_state *st, int seat)
{
    int sum = 0;
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        if (st->mayor[t] == seat + 1)
            sum += GR_MAYOR_VALUE[t];
    return sum;
}

/* GR-BANK-3 */
static int bank_value(const gr_state *st, int seat)
{
    if (!(st->front[seat] & GR_BIT(GR_CARD_bank)))
        return 0;
    return st->deposit + st->deposit / GR_BANK_STEP;
}

/* GR-POK-1, GR-POK-2, GR-POK-9: who has the strongest hand (bit), and what each of them scores. */
static unsigned poker_winners(const gr_state *st, int *points)
{
    uint32_t best = 0;
    unsigned who = 0;
    for (int s = 0; st->poker && s < st->players; s++) {
        uint32_t v = gr_poker_value(gr_poker_cards(st, s));
        if (v > best)
            best = v, who = 0;
        if (v == best && v > 0)
            who |= 1u << s;
    }
    *points = who ? GR_POKER_BONUS / gr_size(who) : 0;
    return who;
}

void gr_result(const void *state, sb_result *out)
{
    const gr_state *st = state;
    int points;
    int64_t worth[SB_SEATS_MAX];
    unsigned poker = poker_winners(st, &points);
    memset(out, 0, sizeof *out);
    out->over = st->stack_n == 0;
    out->players = st->players;
    for (int s = 0; s < st->players; s++) {
        int32_t *score = out->score[s];
        score[GR_CAT_NUGGETS] = st->nuggets[s];
        score[GR_CAT_CONCESSIONS] = concessions_value(st, s);
        score[GR_CAT_MAYORS] = mayors_value(st, s);
        score[GR_CAT_BANK] = bank_value(st, s);
        score[GR_CAT_POKER] = poker >> s & 1 ? points : 0;
        for (int c = 0; c < GR_CAT_TOTAL; c++)
            score[GR_CAT_TOTAL] += score[c];
        worth[s] = score[GR_CAT_TOTAL];
    }
    sb_result_places(out, worth); /* GR-END-4 */
}

void gr_announce_end(const gr_state *st, sb_events *ev)
{
    if (!ev)
        return;
    sb_result result;
    gr_result(st, &result);
    for (int s = 0; s < st->players; s++) {
        int hand = (int)gr_poker_hand(gr_poker_value(gr_poker_cards(st, s)));
        if (result.score[s][GR_CAT_POKER])
            sb_emit(ev, GR_EV_POKER, s, (int16_t)hand, (int16_t)result.score[s][GR_CAT_POKER]);
        sb_emit(ev, GR_EV_END, s, (int16_t)result.score[s][GR_CAT_TOTAL]);
    }
}
