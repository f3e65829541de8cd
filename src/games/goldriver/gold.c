/* gold.c: phase 5: the roll, production, explosions, Ghost Mines, the Bank (GR-GOLD, GR-POST, GR-GHOST, GR-BANK). */
#include "games/goldriver/state.h"
#include "games/goldriver/colt.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"

_Static_assert(GR_CARD_gold_3 == GR_FIRST_LASSO + GR_LASSO_COUNT - 1, "host[] follows the order of the cards");

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* The concessions that carry a Gold!, each once however many lie there (GR-LASSO-6). */
uint64_t gr_with_gold(const gr_state *st)
{
    uint64_t set = 0;
    for (int i = GR_FIRST_GOLD - GR_FIRST_LASSO; i < GR_LASSO_COUNT; i++)
        set |= GR_BIT(st->host[i]);
    return set & GR_ALL_CARDS;
}

bool gr_has_gold(const gr_state *st, int host)
{
    return (gr_with_gold(st) & GR_BIT(host)) != 0;
}

/* GR-GOLD-5 */
int gr_value_of(const gr_state *st, int card)
{
    bool wagon = st->host[GR_CARD_wagon - GR_FIRST_LASSO] == card;
    return GR_CARD[card].nuggets + (wagon ? GR_WAGON_BONUS : 0);
}

/* GR-GOLD-3 */
uint64_t gr_producing(const gr_state *st, int die1, int die2)
{
    int total = die1 + die2;
    uint64_t set = GR_ON_TOTAL[total] | (total % 2 ? GR_ON_ODD : GR_ON_EVEN);
    if (die1 == die2)
        set |= GR_ON_DOUBLE;
    if (total == GR_GOLD_TOTAL)
        set |= gr_with_gold(st); /* GR-LASSO-5; once all the same (GR-GOLD-4) */
    return set;
}

int gr_ways(const gr_state *st, int card)
{
    int ways = 0;
    for (int die1 = 1; die1 <= 6; die1++)
        for (int die2 = 1; die2 <= 6; die2++)
            ways += (gr_producing(st, die1, die2) & GR_BIT(card)) != 0;
    return ways;
}

/* ---- the roll ---------------------------------------------------------------------------------------------------- */

/* GR-COMP-3, GR-DEC-6: two dice from the stream. */
void gr_roll(gr_state *st, uint8_t dice[2])
{
    uint32_t faces[2];
    sb_rng_several(&st->rng, GR_STREAM_DICE, 6, faces, 2);
    dice[0] = (uint8_t)(faces[0] + 1);
    dice[1] = (uint8_t)(faces[1] + 1);
}

/* GR-GOLD-1, GR-POST-1, GR-POST-2, GR-POST-3 */
void gr_begin_roll(gr_state *st, sb_events *ev)
{
    (void)ev;
    if (st->front[st->winner] & GR_BIT(GR_CARD_post_office))
        gr_push(st, GR_OP_ROLL, st->winner);
    else
        gr_roll(st, st->dice);
}

static int legal_roll(const gr_state *st, const gr_frame *f, sb_move *out)
{
    (void)st, (void)f;
    out[0] = sb_move_of(GR_MV_ROLL_TWO, 0, 0);
    out[1] = sb_move_of(GR_MV_ROLL_ONE, 0, 0);
    return 2;
}

static void apply_roll(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    if (m.kind == GR_MV_ROLL_TWO) {
        gr_roll(st, st->dice);
        return;
    }
    st->dice[0] = (uint8_t)(sb_rng_below(&st->rng, GR_STREAM_DICE, 6) + 1);
    sb_emit(ev, GR_EV_ONE_DIE, seat, (int16_t)st->dice[0]);
    gr_push(st, GR_OP_SET_DIE, seat);
}

const gr_op_row gr_op_roll = {
    .question = GR_D_ROLL,
    .asked = true,
    .below = GR_ON(ROUND),
    .legal = legal_roll,
    .apply = apply_roll,
};

static uint64_t choices_set_die(const gr_state *st, const gr_frame *f)
{
    (void)st, (void)f;
    return 0x7e;
}

static void apply_set_die(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    st->dice[1] = (uint8_t)sb_move_get_number(m);
    sb_emit(ev, GR_EV_SET_DIE, seat, (int16_t)st->dice[1]);
}

const gr_op_row gr_op_set_die = {
    .question = GR_D_SET_DIE,
    .below = GR_ON(ROUND),
    .choices = choices_set_die,
    .move = GR_MV_SET,
    .number = true,
    .apply = apply_set_die,
};

/* ---- production -------------------------------------------------------------------------------------------------- */

/* GR-GOLD-9 (b): one gain a player. */
static int produce_for(gr_state *st, int seat, uint64_t producing, sb_events *ev)
{
    int gain = 0;
    for (uint64_t set = st->front[seat] & producing; set; set &= set - 1) {
        int card = gr_lowest(set), nuggets = gr_value_of(st, card);
        sb_emit(ev, GR_EV_PRODUCE, seat, (int16_t)card, (int16_t)nuggets);
        gain += nuggets;
    }
    gr_gain_supply(st, seat, gain);
    return gain;
}

/* GR-GOLD-7, GR-MAY-12: all explosions of a roll are one event. */
static void explode(gr_state *st, uint64_t set, sb_events *ev)
{
    unsigned fell[GR_TOWN_COUNT] = { 0 };
    for (; set; set &= set - 1) {
        int card = gr_lowest(set), owner = gr_owner(st, card);
        fell[gr_town_of(st, card)] |= 1u << owner;
        sb_emit(ev, GR_EV_EXPLODE, owner, (int16_t)card);
        gr_remove_from_play(st, card, ev);
    }
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        if (fell[t])
            gr_mayor_check(st, t, 0, fell[t], ev);
}

/* GR-GOLD-9 (b) to (e), GR-GOLD-6, GR-GOLD-8, GR-GOLD-10: what produces is decided once (GR-GHOST-3); the Ghost Mines that
 * did go on in a frame of their own. */
void gr_produce(gr_state *st, sb_events *ev)
{
    int total = st->dice[0] + st->dice[1];
    uint64_t producing = gr_producing(st, st->dice[0], st->dice[1]);
    uint64_t ghosts = producing & GR_OF_KIND[GR_GHOST_MINE] & gr_all_front(st);
    int gain[GR_SEATS] = { 0 };
    sb_emit(ev, GR_EV_PRODUCTION, st->winner, (int16_t)st->dice[0], (int16_t)st->dice[1], (int16_t)total);
    for (int i = 0; i < st->players; i++) {
        int seat = gr_left(st, st->winner, i);
        gain[seat] = produce_for(st, seat, producing, ev);
    }
    for (int i = 0; i < st->players; i++)
        gr_tribute(st, gr_left(st, st->winner, i), gain[gr_left(st, st->winner, i)], ev);
    explode(st, GR_EXPLODES_ON[total] & gr_all_front(st), ev);
    if (ghosts)
        gr_push(st, GR_OP_GHOST, st->winner)->ghost.left = (uint8_t)(ghosts >> GR_CARD_ghost_mine_1);
}

/* ---- Ghost Mines ------------------------------------------------------------------------------------------------- */

/* GR-GOLD-9 (f), GR-GOLD-11: owners clockwise from the winner, one owner's in card order. */
static sb_next step_ghost(gr_state *st, sb_events *ev)
{
    (void)ev;
    gr_frame *f = gr_top(st);
    uint64_t left = (uint64_t)f->ghost.left << GR_CARD_ghost_mine_1;
    for (int i = 0; i < st->players; i++) {
        int seat = gr_left(st, st->winner, i);
        if (!(st->front[seat] & left))
            continue;
        f->seat = (uint8_t)seat;
        f->ghost.ghost_mine = (uint8_t)gr_lowest(st->front[seat] & left);
        return SB_DECIDE;
    }
    gr_pop(st);
    return SB_RUN;
}

/* GR-GHOST-2 */
static uint64_t choices_ghost(const gr_state *st, const gr_frame *f)
{
    return ((UINT64_C(1) << st->players) - 1) & ~(UINT64_C(1) << f->seat);
}

/* GR-GHOST-5: no fee and no Mayor check. */
static void apply_ghost(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    int card = f->ghost.ghost_mine;
    f->ghost.left &= (uint8_t) ~(1u << (card - GR_CARD_ghost_mine_1));
    f->ghost.ghost_mine = 0;
    st->front[seat] &= ~GR_BIT(card);
    st->front[m.arg[0]] |= GR_BIT(card);
    sb_emit(ev, GR_EV_GHOST, seat, (int16_t)card, (int16_t)m.arg[0]);
}

const gr_op_row gr_op_ghost = {
    .question = GR_D_GHOST,
    .fields = { GR_FIELD(ghost, left, NUMBER), GR_FIELD(ghost, ghost_mine, CARD) },
    .below = GR_ON(ROUND),
    .step = step_ghost,
    .choices = choices_ghost,
    .move = GR_MV_HAND,
    .apply = apply_ghost,
};

/* ---- the Bank ---------------------------------------------------------------------------------------------------- */

/* GR-BANK-1, GR-BANK-4 */
void gr_open_bank(gr_state *st, sb_events *ev)
{
    (void)ev;
    if (st->dice[0] + st->dice[1] != GR_BANK_TOTAL)
        return;
    int owner = gr_owner(st, GR_CARD_bank);
    if (owner >= 0)
        gr_push(st, GR_OP_DEPOSIT, owner);
}

/* GR-BANK-6: not asked with fewer than 3 nuggets. */
static sb_next step_deposit(gr_state *st, sb_events *ev)
{
    (void)ev;
    if (st->nuggets[gr_top(st)->seat] >= GR_BANK_STEP)
        return SB_DECIDE;
    gr_pop(st);
    return SB_RUN;
}

static int legal_deposit(const gr_state *st, const gr_frame *f, sb_move *out)
{
    int seat = f->seat;
    int n = 0;
    for (int amount = 0; amount <= st->nuggets[seat]; amount += GR_BANK_STEP)
        out[n++] = sb_move_number(GR_MV_DEPOSIT, amount);
    return n;
}

static void apply_deposit(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    int amount = sb_move_get_number(m);
    gr_pop(st);
    st->nuggets[seat] = (uint16_t)(st->nuggets[seat] - amount);
    st->deposit = (uint16_t)(st->deposit + amount);
    sb_emit(ev, GR_EV_DEPOSIT, seat, (int16_t)amount);
}

const gr_op_row gr_op_deposit = {
    .question = GR_D_DEPOSIT,
    .asked = true,
    .below = GR_ON_CARD_GROUND,
    .step = step_deposit,
    .legal = legal_deposit,
    .apply = apply_deposit,
};
