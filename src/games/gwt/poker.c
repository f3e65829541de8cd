/* poker.c: the poker table: a worker takes a seat, cards are laid, hands are shown (POK-LAY, POK-SHOW, POK-END-6).
 *
 * Both actions are additions above the neutral buildings on two board spaces (POK-SET-4): places name them (tables.c),
 * and phase B offers them to whoever stands there (location.c).  Laid cards are kept sorted; only their owner sees
 * them. */
#include "games/gwt/state.h"
#include "games/gwt/deck.h"
#include "games/gwt/flow.h"
#include "games/gwt/money.h"
#include "games/gwt/poker.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

int gwt_addition(const gwt_state *st, int place)
{
    return st->poker ? GWT_PLACE[place].addition : GWT_ACTION_none;
}

static unsigned hired_types(const gwt_player *p)
{
    unsigned set = 0;
    for (int w = 1; w <= GWT_WORKERS; w++)
        set |= (unsigned)(p->workers[w - 1] > 1) << w; /* POK-LAY-2: never the printed one */
    return set;
}

/* POK-LAY-6, POK-LAY-7, POK-LAY-8, POK-LAY-10: one more card, after so many in this action. */
static bool can_lay(const gwt_player *p, int before)
{
    return before < GWT_STAKES && p->laid_n < GWT_TABLE_CARDS && p->hand_n > 0 && p->money >= GWT_STAKE[before];
}

/* POK-LAY-19 */
bool gwt_can_sit_or_lay(const gwt_player *p)
{
    return p->seated ? can_lay(p, 0) : hired_types(p) != 0;
}

/* POK-SHOW-4, POK-SHOW-10 */
int gwt_poker_value(const gwt_player *p)
{
    int sum = 0;
    for (int i = 0; i < p->laid_n; i++)
        sum += GWT_CARD[p->laid[i]].value;
    return sum;
}

/* POK-SET-2, POK-SET-3: the top token of the stack; tokens leave it one after the other. */
static int top_token(const gwt_state *st)
{
    int taken = 0;
    for (int s = 0; s < st->players; s++)
        taken += st->player[s].bonus != 0;
    return taken + 1;
}

/* ---- laying (POK-LAY-19, POK-DEC-2) ------------------------------------------------------------------------------ */

/* Asked even with one card in hand: who is not asked shows it (POK-LAY-21). */
static sb_next step_poker_lay(gwt_state *st, sb_events *ev)
{
    (void)ev;
    gwt_frame *f = gwt_top(st);
    const gwt_player *p = &st->player[f->seat];
    if (!p->seated) {
        f->poker.begun = 1;
        gwt_push(st, GWT_OP_POKER_SEAT, f->seat);
        return SB_RUN;
    }
    if (can_lay(p, f->poker.laid))
        return SB_ASK;
    gwt_pop(st);
    return SB_RUN;
}

/* POK-LAY-5, POK-LAY-9, POK-LAY-17 */
static int legal_poker_lay(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    int n = gwt_hand_moves(&st->player[f->seat], GWT_MV_POKER_LAY, out);
    if (f->poker.begun)
        out[n++] = sb_move_of(GWT_MV_DONE, 0, 0);
    return n;
}

/* Nobody knows any longer whether a card seen before is in hand or at the table: of each kind one may have left. */
static void forget_hand(gwt_player *p)
{
    for (int c = 1; c < GWT_CATTLE; c++)
        p->known[c] = (uint8_t)(p->known[c] ? p->known[c] - 1 : 0);
    p->known_obj = 0;
}

void gwt_lay(gwt_player *p, int card)
{
    int at = p->laid_n++;
    for (; at > 0 && p->laid[at - 1] > card; at--)
        p->laid[at] = p->laid[at - 1];
    p->laid[at] = (uint8_t)card;
}

/* POK-LAY-12, POK-LAY-18; an objective card that only its owner ever saw stays secret. */
static void hand_to_table(gwt_player *p, int card)
{
    p->hand_n--;
    if (card < GWT_CATTLE)
        p->hand[card]--;
    else
        p->hand_obj &= ~gwt_objective_bit(card);
    forget_hand(p);
    gwt_lay(p, card);
}

static void apply_poker_lay(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_frame *f = gwt_top(st);
    if (m.kind == GWT_MV_DONE) {
        gwt_pop(st);
        return;
    }
    gwt_stake(st, seat, GWT_STAKE[f->poker.laid++], ev);
    f->poker.begun = 1;
    hand_to_table(&st->player[seat], m.arg[0]);
    sb_emit(ev, GWT_EV_POKER_LAY, seat, (int16_t)st->player[seat].laid_n);
    if (ev)
        sb_emit_event(ev,
            (sb_event) { .kind = GWT_EV_POKER_LAID,
                .seat = (uint8_t)seat,
                .audience = (uint8_t)(1u << seat),
                .arg = { (int16_t)m.arg[0] } });
}

const gwt_op_row gwt_op_poker_lay = {
    .question = GWT_D_POKER_LAY,
    .fields = { GWT_NUMBER(poker, laid, 0, GWT_STAKES - 1), GWT_FLAG(poker, begun) },
    .below = GWT_ON(PHASE_B),
    .step = step_poker_lay,
    .legal = legal_poker_lay,
    .apply = apply_poker_lay,
};

/* ---- taking a seat ----------------------------------------------------------------------------------------------- */

static int legal_poker_seat(const gwt_state *st, const gwt_frame *f, sb_move *out)
{
    return gwt_set_moves(GWT_MV_POKER_SEAT, hired_types(&st->player[f->seat]), out);
}

/* POK-LAY-3, POK-LAY-4, POK-LAY-13, POK-LAY-16, POK-LAY-22 */
static void apply_poker_seat(gwt_state *st, int seat, sb_move m, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    int token = top_token(st);
    gwt_pop(st);
    p->workers[m.arg[0] - 1]--;
    p->seated = m.arg[0];
    p->bonus = (uint8_t)token;
    sb_emit(ev, GWT_EV_POKER_SEAT, seat, (int16_t)m.arg[0], (int16_t)token);
    gwt_gain(st, seat, GWT_BONUS[token].money, ev);
}

const gwt_op_row gwt_op_poker_seat = {
    .question = GWT_D_POKER_SEAT,
    .below = GWT_ON(POKER_LAY),
    .legal = legal_poker_seat,
    .apply = apply_poker_seat,
};

/* ---- showing ----------------------------------------------------------------------------------------------------- */

/* Everybody sees the cards now. */
static void show_table(gwt_state *st, int seat, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    for (int i = 0; i < p->laid_n; i++) {
        int card = p->laid[i];
        uint64_t bit = card < GWT_OBJ_FIRST ? 0 : gwt_objective_bit(card);
        if (p->secret_obj & bit) {
            p->secret_obj &= ~bit;
            p->secret_n--;
        }
        if (seat != gwt_active(st))
            sb_reveal(&st->rng);
        sb_emit(ev, GWT_EV_POKER_SHOW, seat, (int16_t)card);
    }
}

/* POK-SHOW-8, POK-SHOW-12 */
static void clear_table(gwt_player *p)
{
    for (int i = 0; i < p->laid_n; i++) {
        gwt_to_discard(p, p->laid[i]);
        p->laid[i] = 0;
    }
    p->laid_n = 0;
}

/* POK-SHOW-3, POK-SHOW-7: those with cards, from the one whose turn it is; answers with the highest hand. */
static int show_hands(gwt_state *st, sb_events *ev)
{
    int best = 0;
    for (int i = 0, s = gwt_active(st); i < st->players; i++, s = gwt_next_seat(st, s)) {
        const gwt_player *p = &st->player[s];
        int value = gwt_poker_value(p);
        if (p->laid_n == 0)
            continue;
        show_table(st, s, ev);
        sb_emit(ev, GWT_EV_POKER_HAND, s, (int16_t)value);
        best = value > best ? value : best;
    }
    return best;
}

static bool has_hand_of(const gwt_player *p, int value)
{
    return p->laid_n > 0 && gwt_poker_value(p) == value;
}

/* POK-SHOW-5, POK-SHOW-6, POK-SHOW-11, POK-SHOW-14: without any decision. */
static sb_next step_poker_show(gwt_state *st, sb_events *ev)
{
    int best, winners = 0;
    gwt_pop(st);
    best = show_hands(st, ev);
    for (int s = 0; s < st->players; s++)
        winners += has_hand_of(&st->player[s], best);
    gwt_bank_to_pot(st, GWT_SHOWDOWN_MONEY, ev);
    int share = st->pot / winners;
    for (int s = 0; s < st->players; s++)
        if (has_hand_of(&st->player[s], best))
            gwt_take_from_pot(st, s, share, ev);
    for (int s = 0; s < st->players; s++)
        clear_table(&st->player[s]);
    return SB_RUN;
}

const gwt_op_row gwt_op_poker_show = {
    .step = step_poker_show,
};

/* POK-END-6 */
void gwt_show_tables(gwt_state *st, sb_events *ev)
{
    for (int s = 0; s < st->players; s++)
        show_table(st, s, ev);
}
