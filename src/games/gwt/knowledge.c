/* knowledge.c: who knows what (GWT-INFO): redact and determinize.
 *
 * The order of draw stacks is nobody's (GWT-DRAW-5).  In a redacted state the draw stack of another seat is followed
 * by the cards of the hand that nobody has seen and those laid at the poker table, all of them sorted: together they
 * are known, not how they split (POK-LAY-21). Objective cards that only their owner ever saw lie sorted among the
 * objective stack.  The counts stack_n, hand_n, secret_n and obj_stack_n stay what they are. */
#include "games/gwt/state.h"
#include "games/gwt/contract.h"
#include "games/gwt/objective.h"
#include "games/gwt/poker.h"

#include <string.h>

/* Starting objective cards, as a set. */
#define GWT_START_CARDS ((UINT64_C(1) << GWT_OBJECTIVES) - (UINT64_C(1) << GWT_OBJ_DECK))

/* ---- redact ------------------------------------------------------------------------------------------------------ */

/* By counting: at[v] is where the next v goes. */
static void sort_bytes(uint8_t *bytes, int n)
{
    uint8_t at[GWT_CARD_COUNT + 1] = { 0 }, old[GWT_HERD_MAX];
    int most = 0;
    _Static_assert(
        (int)GWT_MARKET_MAX <= GWT_HERD_MAX && (int)GWT_BAG_MAX <= GWT_HERD_MAX && (int)GWT_OBJ_DECK <= GWT_HERD_MAX,
        "the herd is the longest list");
    for (int i = 0; i < n; i++) {
        old[i] = bytes[i];
        at[bytes[i] + 1]++;
        most = bytes[i] > most ? bytes[i] : most;
    }
    for (int v = 1; v <= most; v++)
        at[v] = (uint8_t)(at[v] + at[v - 1]);
    for (int i = 0; i < n; i++)
        bytes[at[old[i]]++] = old[i];
}

static int filled(const uint8_t *bytes, int cap)
{
    int n = 0;
    while (n < cap && bytes[n])
        n++;
    return n;
}

/* The unseen hand goes to the stack. */
static void hide_hand(gwt_player *p)
{
    int n = filled(p->stack, GWT_HERD_MAX);
    for (int c = 1; c < GWT_CATTLE; c++)
        for (; p->hand[c] > p->known[c]; p->hand[c]--)
            p->stack[n++] = (uint8_t)c;
    for (uint64_t set = p->hand_obj & ~p->known_obj & ~p->secret_obj; set; set &= set - 1)
        p->stack[n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(set));
    p->hand_obj = p->known_obj;
}

/* So do the cards at the poker table, until they are shown at the end (POK-LAY-11, POK-END-6). */
static void hide_table(gwt_player *p)
{
    int n = filled(p->stack, GWT_HERD_MAX);
    for (int i = 0; i < p->laid_n; i++) {
        int card = p->laid[i];
        bool secret = card >= GWT_OBJ_FIRST && (p->secret_obj >> (card - GWT_OBJ_FIRST) & 1);
        if (card && !secret)
            p->stack[n++] = (uint8_t)card;
        p->laid[i] = 0;
    }
}

static void hide_secret_objectives(gwt_state *st, gwt_player *p)
{
    int n = filled(st->obj_stack, GWT_OBJ_DECK);
    for (; p->secret_obj; p->secret_obj &= p->secret_obj - 1)
        st->obj_stack[n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(p->secret_obj));
}

/* The starting objective card of Sam and those that nobody received, until the scoring (SOLO-SET-22, SOLO-TURN-13). */
static void hide_sam(gwt_state *st)
{
    sort_bytes(st->sam_deck, st->sam_deck_n);
    if (st->stack_n == 0)
        return;
    st->player[GWT_SAM].area_obj = 0;
    st->removed_obj &= ~GWT_START_CARDS;
}

void gwt_redact(void *state, int viewer)
{
    gwt_state *st = state;
    memset(st->rng.key, 0, sizeof st->rng.key);
    if (st->solo)
        hide_sam(st);
    for (int s = 0; s < st->players; s++) {
        gwt_player *p = &st->player[s];
        if (s != viewer) {
            hide_hand(p);
            if (st->stack_n)
                hide_table(p);
            hide_secret_objectives(st, p);
        }
        sort_bytes(p->stack, filled(p->stack, GWT_HERD_MAX));
    }
    for (int b = 0; b < GWT_BAGS; b++)
        sort_bytes(st->bag[b], st->bag_n[b]);
    sort_bytes(st->market_stack, st->market_stack_n);
    sort_bytes(st->obj_stack, filled(st->obj_stack, GWT_OBJ_DECK));
}

/* ---- determinize ------------------------------------------------------------------------------------------------- */

static int hidden_at_table(const gwt_player *p)
{
    return p->laid[0] ? 0 : p->laid_n;
}

/* With those laid at the table: lay_some moves them there. */
static int hidden_in_hand(const gwt_player *p)
{
    int seen = gwt_size(p->known_obj) + p->secret_n;
    for (int c = 1; c < GWT_CATTLE; c++)
        seen += p->known[c];
    return p->hand_n + hidden_at_table(p) - seen;
}

static void deal_hand(gwt_player *p)
{
    int n = filled(p->stack, GWT_HERD_MAX);
    for (int i = hidden_in_hand(p); i > 0; i--) {
        int card = p->stack[--n];
        p->stack[n] = 0;
        if (card < GWT_CATTLE)
            p->hand[card]++;
        else
            p->hand_obj |= gwt_objective_bit(card);
    }
}

static void deal_secret_objectives(gwt_state *st, gwt_player *p)
{
    int n = filled(st->obj_stack, GWT_OBJ_DECK);
    for (int i = p->secret_n; i > 0; i--) {
        p->secret_obj |= gwt_objective_bit(st->obj_stack[--n]);
        st->obj_stack[n] = 0;
    }
    p->hand_obj |= p->secret_obj;
}

/* Any of the cards that nobody saw may lie at the poker table. */
static void lay_some(gwt_player *p, sb_quick *chance)
{
    uint8_t unseen[GWT_HERD_MAX];
    int n = 0, wanted = hidden_at_table(p);
    if (wanted == 0)
        return;
    for (int c = 1; c < GWT_CATTLE; c++)
        for (int i = p->known[c]; i < p->hand[c]; i++)
            unseen[n++] = (uint8_t)c;
    for (uint64_t set = p->hand_obj & ~p->known_obj; set; set &= set - 1)
        unseen[n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(set));
    sb_quick_shuffle(chance, unseen, n);
    p->laid_n = 0;
    for (int i = 0; i < wanted; i++) {
        int card = unseen[i];
        if (card < GWT_CATTLE)
            p->hand[card]--;
        else
            p->hand_obj &= ~gwt_objective_bit(card);
        gwt_lay(p, card);
    }
}

static void deal_sam(gwt_state *st, sb_quick *chance)
{
    uint8_t card[GWT_START_OBJECTIVES];
    int n = 0;
    sb_quick_shuffle(chance, st->sam_deck, st->sam_deck_n);
    if (st->player[GWT_SAM].area_obj)
        return;
    for (uint64_t set = gwt_objectives(st) & GWT_START_CARDS & ~st->player[GWT_HUMAN].area_obj; set; set &= set - 1)
        card[n++] = (uint8_t)gwt_lowest(set);
    sb_quick_shuffle(chance, card, n);
    st->player[GWT_SAM].area_obj = UINT64_C(1) << card[0];
    for (int i = 1; i < n; i++)
        st->removed_obj |= UINT64_C(1) << card[i];
}

void gwt_determinize(void *state, int viewer, sb_quick *chance)
{
    gwt_state *st = state;
    if (st->solo)
        deal_sam(st, chance);
    sb_quick_shuffle(chance, st->obj_stack, filled(st->obj_stack, GWT_OBJ_DECK));
    for (int s = 0; s < st->players; s++) {
        gwt_player *p = &st->player[s];
        sb_quick_shuffle(chance, p->stack, filled(p->stack, GWT_HERD_MAX));
        if (s == viewer)
            continue;
        deal_hand(p);
        deal_secret_objectives(st, p);
        lay_some(p, chance);
    }
    for (int b = 0; b < GWT_BAGS; b++)
        sb_quick_shuffle(chance, st->bag[b], st->bag_n[b]);
    sb_quick_shuffle(chance, st->market_stack, st->market_stack_n);
    sb_quick_key(chance, st->rng.key);
}
