/* deck.c: hand, draw stack and discard pile of a player (GWT-DRAW, GWT-CARD, GWT-TURN-2, GWT-AUX-9). */
#include "games/gwt/state.h"
#include "games/gwt/deck.h"

#include <string.h>

/* ---- queries ----------------------------------------------------------------------------------------------------- */

int gwt_drawable(const gwt_player *p)
{
    return p->stack_n + p->discard_n;
}

/* GWT-DRAW-1, GWT-DISC-4 */
int gwt_hand_limit(const gwt_player *p)
{
    return GWT_HAND_LIMIT + !(p->discs >> GWT_SLOT_disc_hand_1 & 1) + !(p->discs >> GWT_SLOT_disc_hand_2 & 1);
}

uint32_t gwt_kinds(const uint8_t counts[GWT_CATTLE])
{
    uint32_t set = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        set |= (uint32_t)(counts[c] != 0) << c;
    return set;
}

int gwt_hand_moves(const gwt_player *p, int kind, sb_move *out)
{
    int n = 0;
    for (uint32_t set = gwt_kinds(p->hand); set; set &= set - 1)
        out[n++] = sb_move_of(kind, gwt_lowest(set), 0);
    for (uint64_t set = p->hand_obj; set; set &= set - 1)
        out[n++] = sb_move_of(kind, GWT_OBJ_FIRST + gwt_lowest(set), 0);
    return n;
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

void gwt_know(gwt_player *p, int card)
{
    if (p->known[card] == 0)
        p->known[card] = 1;
}

static void enter_hand(gwt_player *p, int card)
{
    if (card < GWT_CATTLE)
        p->hand[card]++;
    else
        p->hand_obj |= gwt_objective_bit(card);
    p->hand_n++;
}

/* A card leaves the hand for everybody to see. */
void gwt_leave_hand(gwt_player *p, int card)
{
    p->hand_n--;
    if (card < GWT_CATTLE) {
        p->hand[card]--;
        p->known[card] = (uint8_t)(p->known[card] ? p->known[card] - 1 : 0);
        return;
    }
    uint64_t bit = gwt_objective_bit(card);
    p->hand_obj &= ~bit;
    p->known_obj &= ~bit;
    if (p->secret_obj & bit) {
        p->secret_obj &= ~bit;
        p->secret_n--;
    }
}

void gwt_to_discard(gwt_player *p, int card)
{
    if (card < GWT_CATTLE)
        p->discard[card]++;
    else
        p->discard_obj |= gwt_objective_bit(card);
    p->discard_n++;
}

/* GWT-LOC-11 */
void gwt_hand_to_discard(gwt_state *st, int seat, int card, sb_events *ev)
{
    gwt_leave_hand(&st->player[seat], card);
    gwt_to_discard(&st->player[seat], card);
    sb_emit(ev, GWT_EV_DISCARD, seat, (int16_t)card);
}

/* GWT-INC-6 */
void gwt_discard_hand(gwt_state *st, int seat, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    for (int card = 1; card < GWT_CATTLE; card++)
        while (p->hand[card])
            gwt_hand_to_discard(st, seat, card, ev);
    while (p->hand_obj)
        gwt_hand_to_discard(st, seat, GWT_OBJ_FIRST + gwt_lowest(p->hand_obj), ev);
}

/* GWT-DRAW-2 */
static void shuffle_discard(gwt_state *st, int seat, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    for (int card = 1; card < GWT_CATTLE; card++)
        for (int i = p->discard[card]; i > 0; i--)
            p->stack[p->stack_n++] = (uint8_t)card;
    for (uint64_t set = p->discard_obj; set; set &= set - 1)
        p->stack[p->stack_n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(set));
    memset(p->discard, 0, sizeof p->discard);
    p->discard_obj = 0;
    p->discard_n = 0;
    sb_rng_shuffle(&st->rng, GWT_STREAM_HERDS, p->stack, p->stack_n);
    sb_emit(ev, GWT_EV_SHUFFLE, seat);
}

static int draw_one(gwt_state *st, int seat, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    if (p->stack_n == 0)
        shuffle_discard(st, seat, ev);
    int card = p->stack[--p->stack_n];
    p->stack[p->stack_n] = 0;
    enter_hand(p, card);
    sb_reveal(&st->rng);
    return card;
}

/* The owner is told what came, by kind: the order of the cards is nobody's business. */
static void tell_owner(int seat, const uint8_t came[GWT_CARD_COUNT], sb_events *ev)
{
    for (int card = 1; card < GWT_CARD_COUNT; card++)
        for (int i = 0; i < came[card]; i++)
            sb_emit_event(ev,
                (sb_event) { .kind = GWT_EV_DREW,
                    .seat = (uint8_t)seat,
                    .audience = (uint8_t)(1u << seat),
                    .arg = { (int16_t)card } });
}

void gwt_draw(gwt_state *st, int seat, int n, sb_events *ev)
{
    uint8_t came[GWT_CARD_COUNT];
    if (n <= 0)
        return;
    if (!ev) {
        for (; n > 0; n--)
            draw_one(st, seat, NULL);
        return;
    }
    memset(came, 0, sizeof came);
    sb_emit(ev, GWT_EV_DRAW, seat, (int16_t)n);
    for (; n > 0; n--)
        came[draw_one(st, seat, ev)]++;
    tell_owner(seat, came, ev);
}

/* GWT-DRAW-1, GWT-DRAW-3, GWT-DRAW-4 */
void gwt_draw_up(gwt_state *st, int seat, sb_events *ev)
{
    const gwt_player *p = &st->player[seat];
    gwt_draw(st, seat, gwt_min(gwt_hand_limit(p) - p->hand_n, gwt_drawable(p)), ev);
}

/* ---- the first turn (GWT-TURN-2, GWT-TURN-4) --------------------------------------------------------------------- */

static sb_next step_first_discard(gwt_state *st, sb_events *ev)
{
    (void)ev;
    if (st->player[gwt_top(st)->seat].hand_n > GWT_FIRST_HAND)
        return SB_ASK;
    gwt_pop(st);
    return SB_RUN;
}

static int legal_first_discard(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_hand_moves(&st->player[f->seat], GWT_MV_DISCARD, out);
}

static void apply_first_discard(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_hand_to_discard(st, seat, m.arg[0], ev);
}

const gwt_op_row gwt_op_first_discard = {
    .question = GWT_D_FIRST_DISCARD,
    .below = GWT_ON(TURN),
    .step = step_first_discard,
    .legal = legal_first_discard,
    .apply = apply_first_discard,
};

/* ---- draw some, then discard as many (GWT-CARD-1, GWT-CARD-2) ---------------------------------------------------- */

static int legal_draw(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int most = gwt_min(f->upto.most, gwt_drawable(&st->player[f->seat])), n = 0;
    for (int k = 1; k <= most; k++)
        out[n++] = sb_move_number(GWT_MV_DRAW, k);
    if (n > 0 && f->upto.decline)
        out[n++] = sb_move_of(GWT_MV_DECLINE, 0, 0);
    return n;
}

static void apply_draw(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_pop(st);
    if (m.kind == GWT_MV_DECLINE)
        return;
    int k = sb_move_get_number(m);
    gwt_draw(st, seat, k, ev);
    gwt_push(st, GWT_OP_DISCARD, seat)->count.left = (uint8_t)k;
}

const gwt_op_row gwt_op_draw = {
    .question = GWT_D_DRAW,
    .fields = { GWT_NUMBER(upto, most, 1, GWT_WORKER_COLUMNS), GWT_FLAG(upto, decline) },
    .below = GWT_ON_MAIN,
    .legal = legal_draw,
    .apply = apply_draw,
};

/* GWT-CARD-3 */
static int legal_discard(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_hand_moves(&st->player[f->seat], GWT_MV_DISCARD, out);
}

/* The one kind of card without which the question of a frame is not asked; 0 = none. */
static int card_needed(const gwt_frame *f)
{
    if (f->op == GWT_OP_SIMMENTAL)
        return GWT_CARD_simmental_1 + f->simmental.stage - 1;
    uint32_t kinds = f->op == GWT_OP_USE ? GWT_DISCARDS[GWT_ACTION[f->use.action].discard] : 0;
    return kinds && (kinds & (kinds - 1)) == 0 ? gwt_lowest(kinds) : 0;
}

/* The discard of an exchange token may end an interruption of somebody else, who has used a token too: whether that
 * question is asked again shows something of a hand (GWT-EXCH-1). */
static void go_on(gwt_state *st, int seat)
{
    const gwt_frame *f = gwt_top(st);
    int card = card_needed(f);
    if (f->seat != seat && card && st->player[f->seat].known[card] == 0)
        sb_reveal(&st->rng);
}

static void apply_discard(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    bool last = --gwt_top(st)->count.left == 0;
    if (last)
        gwt_pop(st);
    gwt_hand_to_discard(st, seat, m.arg[0], ev);
    if (last)
        go_on(st, seat);
}

const gwt_op_row gwt_op_discard = {
    .question = GWT_D_DISCARD,
    .asked = true,
    .fields = { GWT_NUMBER(count, left, 1, GWT_WORKER_COLUMNS) },
    .below = ~UINT64_C(0),
    .legal = legal_discard,
    .apply = apply_discard,
};

/* ---- removing cards from the game (GWT-AUX-8, GWT-AUX-9) --------------------------------------------------------- */

static int legal_remove(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = gwt_hand_moves(&st->player[f->seat], GWT_MV_REMOVE, out);
    if (n > 0)
        out[n++] = sb_move_of(GWT_MV_DONE, 0, 0);
    return n;
}

static void apply_remove(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    int card = m.arg[0];
    if (m.kind == GWT_MV_DONE || --gwt_top(st)->count.left == 0)
        gwt_pop(st);
    if (m.kind == GWT_MV_DONE)
        return;
    gwt_leave_hand(&st->player[seat], card);
    if (card < GWT_CATTLE)
        st->removed[card]++;
    else
        st->removed_obj |= gwt_objective_bit(card);
    sb_emit(ev, GWT_EV_REMOVE, seat, (int16_t)card);
}

const gwt_op_row gwt_op_remove = {
    .question = GWT_D_REMOVE,
    .fields = { GWT_NUMBER(count, left, 1, 2) },
    .below = GWT_ON_MAIN,
    .variant = GWT_ON_NORTH,
    .legal = legal_remove,
    .apply = apply_remove,
};
