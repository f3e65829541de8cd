/* sam_buying.c: Sam buys cattle with a virtual budget, and what his cowboys add to the market (SOLO-BUY). */
#include "games/gwt/sam.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/deck.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* The n cards of these kinds with the most victory points, added to a list; false: there are not so many. */
static bool best_cards(const gwt_state *st, uint32_t kinds, int n, uint8_t *cards, int *count)
{
    for (int taken = 0; n > 0; n--) {
        int best = 0;
        for (uint32_t set = kinds; set; set &= set - 1) {
            int c = gwt_lowest(set);
            if (st->market[c] && (best == 0 || GWT_CARD[c].vp > GWT_CARD[best].vp))
                best = c;
        }
        if (best == 0)
            return false;
        cards[(*count)++] = (uint8_t)best;
        if (++taken == st->market[best]) {
            kinds &= ~(UINT32_C(1) << best);
            taken = 0;
        }
    }
    return true;
}

/* The cards of a combination, none of them orange (SOLO-BUY-9, RTN-BRA-11); 0 = they do not lie in the market. */
static int cards_of(const gwt_state *st, const gwt_sam_combination *c, uint8_t cards[3])
{
    int n = 0;
    bool found = best_cards(st, GWT_VALUE_3_CARDS, c->value_3, cards, &n)
        && best_cards(st, GWT_SHORTHORN_CARDS, c->shorthorn, cards, &n)
        && best_cards(st, GWT_HEREFORD_CARDS, c->hereford, cards, &n);
    return found ? n : 0;
}

/* SOLO-BUY-3, SOLO-BUY-4, SOLO-BUY-5 */
static const gwt_sam_combination *choose(const gwt_state *st, int cowboys, int *vp, int *why)
{
    static const uint8_t reasons[GWT_SAM_KEYS] = { GWT_SAM_buy_3, GWT_SAM_buy_4, GWT_SAM_buy_5, GWT_SAM_buy_5_dollars,
        GWT_SAM_buy_5_cards };
    gwt_sam_choices found = { .n = 0 };
    for (int i = 0; i < GWT_SAM_COMBINATIONS; i++) {
        const gwt_sam_combination *row = &GWT_SAM_COMBINATION[i];
        uint8_t cards[3];
        int n = row->cowboys <= cowboys ? cards_of(st, row, cards) : 0, sum = 0, best = 0;
        for (int k = 0; k < n; k++) {
            sum += GWT_CARD[cards[k]].vp;
            best = GWT_CARD[cards[k]].vp > best ? GWT_CARD[cards[k]].vp : best;
        }
        if (n)
            gwt_sam_add(
                &found, (gwt_sam_choice) { .key = { -sum, -best, row->cowboys, row->cost, n }, .a = i, .b = sum });
    }
    const gwt_sam_choice *best = gwt_sam_best(&found, reasons, why);
    *vp = best ? best->b : 0;
    return best ? &GWT_SAM_COMBINATION[best->a] : NULL;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* SOLO-BUY-8 */
static void add_two(gwt_state *st, gwt_sam_reason why, sb_events *ev)
{
    int n = gwt_min(GWT_REVEAL_CARDS, st->market_stack_n);
    if (n == 0)
        return;
    sb_emit(ev, GWT_EV_SAM_ADDS, GWT_SAM, (int16_t)n, (int16_t)why);
    gwt_turn_up(st, n, ev);
}

/* SOLO-TURN-8 */
static void take_card(gwt_state *st, int card, sb_events *ev)
{
    st->market[card]--;
    gwt_to_discard(&st->player[GWT_SAM], card);
    sb_emit(ev, GWT_EV_SAM_CATTLE, GWT_SAM, (int16_t)card);
}

static void buy(gwt_state *st, const gwt_sam_combination *row, int vp, int why, sb_events *ev)
{
    uint8_t cards[3];
    int n = cards_of(st, row, cards);
    sb_emit(ev, GWT_EV_SAM_BUY, GWT_SAM, (int16_t)row->cowboys, (int16_t)row->cost, (int16_t)vp, (int16_t)why);
    for (int i = 0; i < n; i++)
        take_card(st, cards[i], ev);
}

/* SOLO-BUY-1, SOLO-BUY-6, SOLO-BUY-7, SOLO-BUY-10, SOLO-BUY-14 */
void gwt_sam_buy(gwt_state *st, bool add_first, sb_events *ev)
{
    int cowboys = st->player[GWT_SAM].workers[GWT_TILE_cowboy - 1], vp, why = GWT_SAM_none;
    if (add_first)
        add_two(st, GWT_SAM_buy_10, ev);
    const gwt_sam_combination *row = choose(st, cowboys, &vp, &why);
    for (; !row && cowboys > 0; row = choose(st, cowboys, &vp, &why)) {
        cowboys--;
        add_two(st, GWT_SAM_buy_6, ev);
    }
    if (!row) {
        gwt_sam_nothing(GWT_SAM_buy_15, ev);
        return;
    }
    buy(st, row, vp, why, ev);
    for (cowboys -= row->cowboys; cowboys > 0; cowboys--)
        add_two(st, GWT_SAM_buy_7, ev);
}

/* SOLO-BUY-11, SOLO-BUY-12 */
void gwt_sam_take_value_3(gwt_state *st, sb_events *ev)
{
    uint8_t card;
    int n = 0;
    if (best_cards(st, GWT_VALUE_3_CARDS, 1, &card, &n))
        take_card(st, card, ev);
    else
        gwt_sam_nothing(GWT_SAM_buy_11, ev);
}
