/* duo.c: the Nuggets and Cards duos, and playing cards (COL-DUO-1, COL-DUO-2, COL-DUO-3, COL-DUO-4, COL-DUO-5,
 * COL-DUO-6, COL-PLAY).
 *
 * Taking a nugget and drawing cards end a chain: they are only noted here and paid out by the settlement (flow.c). */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/chart.h"
#include "games/colorado/duo.h"

/* COL-PLAY-1, COL-PLAY-3 */
uint32_t co_playable(const co_player *p)
{
    return co_hand_bits(p) & ~p->area;
}

/* COL-PLAY-2, COL-ACT-3: its duo, for this player alone. */
static void play_card(co_state *st, int seat, int kind, sb_events *events)
{
    co_player *p = &st->player[seat];
    co_hand_remove(p, kind);
    p->area |= 1u << kind;
    sb_emit(events, CO_EVENT_PLAY, seat, (int16_t)kind);
    co_gain(st, seat, co_suit_duo[co_suit_of(kind)], events);
}

/* COL-ACT-4, COL-ICON-2 */
void co_decline(co_state *st, int seat, sb_events *events)
{
    st->player[seat].effect = CO_EFFECT_NONE;
    sb_emit(events, CO_EVENT_DECLINE, seat, 0);
}

/* COL-SEQ-5: the chain ends here; COL-SEQ-9 hands it out. */
static void claim(co_player *p, co_claim what)
{
    p->claim = (uint8_t)what;
    p->effect = CO_EFFECT_NONE;
}

static int list_kinds(int move, uint32_t kinds, sb_move out[])
{
    int n = 0;
    for (; kinds; kinds &= kinds - 1)
        out[n++] = sb_move_of(move, __builtin_ctz(kinds), 0);
    return n;
}

/* ---- D6: Nuggets ------------------------------------------------------------------------------------------------- */

/* COL-DUO-9: the kinds that so many nuggets can pay. */
static uint32_t affordable(int nuggets)
{
    static const uint32_t kinds[] = { 0, CO_VALUE_1, CO_VALUE_1 | CO_VALUE_1 << 1, CO_ALL_KINDS };
    return kinds[nuggets < CO_VALUES ? nuggets : CO_VALUES];
}

/* COL-ACT-5 */
int co_legal_nuggets(const co_state *st, int seat, sb_move out[])
{
    const co_player *p = &st->player[seat];
    int n = 0;
    out[n++] = sb_move_of(CO_MOVE_TAKE, 0, 0);
    n += list_kinds(CO_MOVE_PAY, co_playable(p) & affordable(p->nuggets), out + n);
    out[n++] = sb_move_of(CO_MOVE_DECLINE, 0, 0);
    return n;
}

/* COL-SUP-2: what is paid is in the supply at once. */
static void pay_and_play(co_state *st, int seat, int kind, sb_events *events)
{
    co_player *p = &st->player[seat];
    int cost = co_value_of(kind);
    p->nuggets = (uint8_t)(p->nuggets - cost);
    st->supply = (uint8_t)(st->supply + cost);
    sb_emit(events, CO_EVENT_PAY, seat, (int16_t)cost);
    play_card(st, seat, kind, events);
}

void co_apply_nuggets(co_state *st, int seat, sb_move move, sb_events *events)
{
    if (move.kind == CO_MOVE_TAKE) {
        claim(&st->player[seat], CO_CLAIM_NUGGET);
        sb_emit(events, CO_EVENT_CLAIM_NUGGET, seat, 0);
    } else if (move.kind == CO_MOVE_PAY) {
        pay_and_play(st, seat, move.arg[0], events);
    } else {
        co_decline(st, seat, events);
    }
}

/* ---- D7: Cards --------------------------------------------------------------------------------------------------- */

/* COL-DUO-6: the kinds that may be played when a and b are gone. */
static uint32_t playable_without(const co_player *p, uint32_t playable, int a, int b)
{
    if (p->hand[a] == (a == b ? 2 : 1))
        playable &= ~(1u << a);
    if (p->hand[b] == 1)
        playable &= ~(1u << b);
    return playable;
}

int co_legal_cards(const co_state *st, int seat, sb_move out[])
{
    const co_player *p = &st->player[seat];
    uint32_t hand = co_hand_bits(p), playable = hand & ~p->area;
    int n = 0;
    out[n++] = sb_move_of(CO_MOVE_DRAW, 0, 0);
    for (uint32_t left = playable ? hand : 0; left; left &= left - 1) {
        int a = __builtin_ctz(left);
        uint32_t partners = left & co_suit_bits(co_suit_of(a)); /* a itself and the higher values */
        if (p->hand[a] == 1)
            partners &= partners - 1;
        for (; partners; partners &= partners - 1) {
            int b = __builtin_ctz(partners);
            if (playable_without(p, playable, a, b))
                out[n++] = sb_move_of(CO_MOVE_DISCARD, a, b);
        }
    }
    out[n++] = sb_move_of(CO_MOVE_DECLINE, 0, 0);
    return n;
}

void co_apply_cards(co_state *st, int seat, sb_move move, sb_events *events)
{
    if (move.kind == CO_MOVE_DRAW) {
        claim(&st->player[seat], CO_CLAIM_CARDS);
        sb_emit(events, CO_EVENT_CLAIM_CARDS, seat, 0);
    } else if (move.kind == CO_MOVE_DISCARD) {
        co_discard(st, seat, move.arg[0]);
        co_discard(st, seat, move.arg[1]);
        sb_emit(events, CO_EVENT_DISCARD, seat, move.arg[0], move.arg[1]);
        st->player[seat].effect = CO_EFFECT_THIRD;
    } else {
        co_decline(st, seat, events);
    }
}

/* ---- D7b and D9: which card to play ------------------------------------------------------------------------------ */

/* COL-DUO-6: no declining once the pair is gone. */
int co_legal_third(const co_state *st, int seat, sb_move out[])
{
    return list_kinds(CO_MOVE_PLAY, co_playable(&st->player[seat]), out);
}

int co_legal_play(const co_state *st, int seat, sb_move out[])
{
    int n = co_legal_third(st, seat, out);
    out[n++] = sb_move_of(CO_MOVE_DECLINE, 0, 0);
    return n;
}

void co_apply_play(co_state *st, int seat, sb_move move, sb_events *events)
{
    if (move.kind == CO_MOVE_PLAY)
        play_card(st, seat, move.arg[0], events);
    else
        co_decline(st, seat, events);
}
