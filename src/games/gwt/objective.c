/* objective.c: gaining and playing objective cards (GWT-OBJ, GWT-INFO-5). */
#include "games/gwt/state.h"
#include "games/gwt/action.h"
#include "games/gwt/deck.h"
#include "games/gwt/objective.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* RTN-SET-8, RTN-SET-9, RTN-SET-10, RTN-SET-14 */
uint64_t gwt_objectives(const gwt_state *st)
{
    unsigned sets = 1u << GWT_SET_BASE;
    uint64_t cards = 0;
    if (st->rails_north)
        sets |= 1u << GWT_SET_RAILS | (unsigned)(st->simmental || st->brahman) << GWT_SET_ORANGE;
    for (int i = 0; i < GWT_OBJECTIVES; i++)
        cards |= (uint64_t)(sets >> GWT_OBJECTIVE[i].set & 1) << i;
    return cards;
}

/* GWT-OBJ-3 */
bool gwt_can_take(const gwt_state *st)
{
    return st->display || st->obj_stack_n > 0;
}

/* GWT-OBJ-4, GWT-OBJ-5 */
int gwt_play_moves(const gwt_player *p, sb_move *out)
{
    return gwt_set_moves(GWT_MV_PLAY, p->hand_obj << GWT_OBJ_FIRST, out);
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* GWT-OBJ-6 */
void gwt_play_objective(gwt_state *st, int seat, int card, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    gwt_leave_hand(p, card);
    p->area_obj |= gwt_objective_bit(card);
    sb_emit(ev, GWT_EV_PLAY, seat, (int16_t)card);
    gwt_immediate(st, seat, GWT_OBJECTIVE[card - GWT_OBJ_FIRST].immediate, 1, ev);
}

static int from_stack(gwt_state *st)
{
    int card = st->obj_stack[--st->obj_stack_n];
    st->obj_stack[st->obj_stack_n] = 0;
    sb_reveal(&st->rng);
    return card;
}

/* In a solo game the display has an order: the farthest card first, the newest last (SOLO-HUM-3). */
void gwt_enter_display(gwt_state *st, int card)
{
    if (st->solo)
        st->display_order[gwt_size(st->display)] = (uint8_t)card;
    st->display |= gwt_objective_bit(card);
}

/* SOLO-HUM-4, SOLO-HUM-5 */
static void slide_display(gwt_state *st, int card)
{
    int i = 0;
    while (st->display_order[i] != card)
        i++;
    for (; i + 1 < GWT_DISPLAY; i++)
        st->display_order[i] = st->display_order[i + 1];
    st->display_order[i] = 0;
}

/* GWT-OBJ-2 */
static void refill_display(gwt_state *st, sb_events *ev)
{
    if (st->obj_stack_n == 0)
        return;
    int card = from_stack(st);
    gwt_enter_display(st, card);
    sb_emit(ev, GWT_EV_DISPLAY, SB_SPECTATOR, (int16_t)card);
}

void gwt_leave_display(gwt_state *st, int card, sb_events *ev)
{
    st->display &= ~gwt_objective_bit(card);
    if (st->solo)
        slide_display(st, card);
    refill_display(st, ev);
}

/* GWT-PB-14: it can be played from there like any other. */
static void into_hand(gwt_player *p, int card, bool seen)
{
    uint64_t bit = gwt_objective_bit(card);
    p->hand_obj |= bit;
    p->hand_n++;
    if (seen) {
        p->known_obj |= bit;
        return;
    }
    p->secret_obj |= bit;
    p->secret_n++;
}

/* ---- take (GWT-DEL-8, RTN-STORE-13, RTN-DEL-10, SOLO-HUM-6) ------------------------------------------------------ */

static int legal_take(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = gwt_set_moves(GWT_MV_TAKE, st->display << GWT_OBJ_FIRST, out);
    if (st->obj_stack_n > 0)
        out[n++] = sb_move_of(GWT_MV_TAKE_STACK, 0, 0);
    if (n > 0 && f->take.decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static void take_from_display(gwt_state *st, int seat, int card, bool to_hand, sb_events *ev)
{
    sb_emit(ev, GWT_EV_TAKE, seat, (int16_t)card);
    if (to_hand)
        into_hand(&st->player[seat], card, true);
    else
        gwt_to_discard(&st->player[seat], card);
    gwt_leave_display(st, card, ev);
}

static void take_from_stack(gwt_state *st, int seat, bool to_hand, sb_events *ev)
{
    int card = from_stack(st);
    if (!to_hand) {
        gwt_to_discard(&st->player[seat], card);
        sb_emit(ev, GWT_EV_TAKE, seat, (int16_t)card);
        return;
    }
    into_hand(&st->player[seat], card, false);
    sb_emit(ev, GWT_EV_TAKE_UNSEEN, seat);
    if (ev)
        sb_emit_event(ev,
            (sb_event) { .kind = GWT_EV_TOOK,
                .seat = (uint8_t)seat,
                .audience = (uint8_t)(1u << seat),
                .arg = { (int16_t)card } });
}

static void apply_take(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    bool to_hand = gwt_top(st)->take.to_hand;
    gwt_pop(st);
    if (m.kind == GWT_MV_TAKE)
        take_from_display(st, seat, m.arg[0], to_hand, ev);
    else if (m.kind == GWT_MV_TAKE_STACK)
        take_from_stack(st, seat, to_hand, ev);
}

const gwt_op_row gwt_op_take = {
    .question = GWT_D_TAKE,
    .fields = { GWT_FLAG(take, to_hand), GWT_FLAG(take, decline) },
    .below = GWT_ON(TRANSPORT) | GWT_ON(TAKE) | GWT_ON(PHASE_B),
    .variant = GWT_ON_NORTH,
    .legal = legal_take,
    .apply = apply_take,
};
