/* colt.c: the cards with an immediate effect and the lasso cards (GR-OAB, GR-HOLD, GR-DYN, GR-RAID, GR-JUDGE, GR-LASSO).
 * In their frames a is the card itself. */
#include "games/goldriver/state.h"
#include "games/goldriver/colt.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/setup.h"

/* ---- queries ----------------------------------------------------------------------------------------------------- */

/* What lies open: neither kept nor pending cards (GR-HORSE-3, GR-PEND-5). */
uint64_t gr_opponents_front(const gr_state *st, int seat)
{
    return gr_all_front(st) & ~st->front[seat];
}

uint64_t gr_attached_to(const gr_state *st, int host)
{
    uint64_t set = 0;
    for (int i = 0; i < GR_LASSO_COUNT; i++)
        if (st->host[i] == host)
            set |= GR_BIT(GR_FIRST_LASSO + i);
    return set;
}

uint64_t gr_raidable_towns(const gr_state *st, int seat)
{
    uint64_t towns = 0;
    for (int s = 0; s < st->players; s++)
        for (int t = 1; s != seat && t < GR_TOWN_COUNT; t++)
            if (gr_concessions_in(st, s, t))
                towns |= GR_BIT(t);
    return towns;
}

static uint64_t choices_own_concession(const gr_state *st, const gr_frame *f)
{
    return st->front[f->seat] & GR_OF_SYMBOL[GR_CONCESSION];
}

/* ---- changes ----------------------------------------------------------------------------------------------------- */

/* A card lying open goes out of play, with what is attached to it (GR-LASSO-2).  The Mayor check is the caller's. */
void gr_remove_from_play(gr_state *st, int card, sb_events *ev)
{
    int owner = gr_owner(st, card);
    uint64_t gone = GR_BIT(card) | gr_attached_to(st, card);
    for (int i = 0; i < GR_LASSO_COUNT; i++)
        if (st->host[i] == card)
            st->host[i] = 0;
    st->front[owner] &= ~GR_BIT(card);
    st->out |= gone;
    for (uint64_t set = gone; set; set &= set - 1)
        sb_emit(ev, GR_EV_OUT, SB_SPECTATOR, (int16_t)gr_lowest(set));
    if (card == GR_CARD_lost_mine)
        st->lost_town = GR_NO_TOWN;                /* GR-LOST-6 */
    if (card == GR_CARD_bank && st->deposit > 0) { /* GR-DYN-3, GR-BANK-5 */
        st->nuggets[owner] = (uint16_t)(st->nuggets[owner] + st->deposit);
        sb_emit(ev, GR_EV_WITHDRAW, owner, (int16_t)st->deposit);
        st->deposit = 0;
    }
}

/* A card that can be applied (gr_can_apply) begins; colt cards go out of play when they are done (GR-PICK-12). */
void gr_start_effect(gr_state *st, int seat, int card)
{
    static const uint8_t first_op[GR_KIND_COUNT] = {
        [GR_ONE_ARMED_BANDIT] = GR_OP_BANDIT_PAY,
        [GR_HOLD_UP] = GR_OP_HOLD_WHOM,
        [GR_DYNAMITE] = GR_OP_DYNAMITE,
        [GR_RAID] = GR_OP_RAID_TOWN,
        [GR_JUDGE] = GR_OP_JUDGE_OWN,
        [GR_WAGON] = GR_OP_LASSO,
        [GR_GOLD] = GR_OP_LASSO,
    };
    gr_kind kind = GR_CARD[card].kind;
    if (GR_SYMBOL_OF[kind] == GR_COLT)
        gr_push(st, GR_OP_FINISH, seat)->effect.card = (uint8_t)card;
    gr_push(st, first_op[kind], seat)->effect.card = (uint8_t)card;
}

static int roll_total(gr_state *st, int seat, sb_events *ev)
{
    uint8_t dice[2];
    gr_roll(st, dice);
    sb_emit(ev, GR_EV_ROLL, seat, (int16_t)dice[0], (int16_t)dice[1], (int16_t)(dice[0] + dice[1]));
    return dice[0] + dice[1];
}

/* ---- One-Armed Bandit -------------------------------------------------------------------------------------------- */

/* GR-OAB-1, GR-OAB-6: 1 to 3, not more than he owns, not more than the deck holds. */
static uint64_t choices_bandit_pay(const gr_state *st, const gr_frame *f)
{
    int most = GR_BANDIT_MAX;
    if (most > st->nuggets[f->seat])
        most = st->nuggets[f->seat];
    if (most > st->deck_n)
        most = st->deck_n;
    return (GR_BIT(most + 1) - 1) & ~UINT64_C(1);
}

/* GR-OAB-4, GR-OAB-5 */
static void apply_bandit_pay(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    int n = sb_move_get_number(m), card = gr_top(st)->effect.card;
    gr_pop(st);
    gr_pay_supply(st, seat, n);
    sb_emit(ev, GR_EV_BANDIT, seat, (int16_t)n);
    for (int i = 0; i < n; i++) {
        int drawn = gr_draw_card(st);
        st->drawn |= GR_BIT(drawn);
        sb_emit(ev, GR_EV_DRAW, seat, (int16_t)drawn);
    }
    st->resolving |= st->drawn;
    gr_push(st, GR_OP_BANDIT_CHOOSE, seat)->effect.card = (uint8_t)card;
}

const gr_op_row gr_op_bandit_pay = {
    .question = GR_D_BANDIT_PAY,
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON(FINISH),
    .choices = choices_bandit_pay,
    .move = GR_MV_PAY,
    .number = true,
    .apply = apply_bandit_pay,
};

/* GR-OAB-2 */
static uint64_t choices_bandit_choose(const gr_state *st, const gr_frame *f)
{
    (void)f;
    return st->drawn;
}

static void apply_bandit_choose(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    sb_emit(ev, GR_EV_CHOOSE, seat, (int16_t)m.arg[0]);
    for (uint64_t set = st->drawn & ~GR_BIT(m.arg[0]); set; set &= set - 1)
        gr_to_out(st, gr_lowest(set), ev);
    st->drawn = 0;
    gr_push(st, GR_OP_RESOLVE, seat)->effect.card = m.arg[0];
}

const gr_op_row gr_op_bandit_choose = {
    .question = GR_D_BANDIT_CHOOSE,
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON(FINISH),
    .choices = choices_bandit_choose,
    .move = GR_MV_CHOOSE,
    .apply = apply_bandit_choose,
};

/* ---- Hold Up ----------------------------------------------------------------------------------------------------- */

/* GR-HOLD-3 */
static uint64_t choices_hold_whom(const gr_state *st, const gr_frame *f)
{
    uint64_t seats = 0;
    for (int s = 0; s < st->players; s++)
        if (s != f->seat && st->nuggets[s] > 0)
            seats |= GR_BIT(s);
    return seats;
}

static void apply_hold_whom(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    (void)ev;
    int card = gr_top(st)->effect.card;
    gr_pop(st);
    gr_frame *f = gr_push(st, GR_OP_HOLD_VALUE, seat);
    f->hold_up.card = (uint8_t)card;
    f->hold_up.from = m.arg[0];
}

const gr_op_row gr_op_hold_up = {
    .question = GR_D_HOLD_WHOM,
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON(FINISH),
    .choices = choices_hold_whom,
    .move = GR_MV_ROB,
    .apply = apply_hold_whom,
};

/* GR-HOLD-1 */
static uint64_t choices_hold_value(const gr_state *st, const gr_frame *f)
{
    (void)st, (void)f;
    return (GR_BIT(GR_HOLD_UP_MAX + 1) - 1) & ~(GR_BIT(GR_HOLD_UP_MIN) - 1);
}

/* GR-HOLD-2, GR-HOLD-4, GR-HOLD-5 */
static void apply_hold_value(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    int value = sb_move_get_number(m), victim = gr_top(st)->hold_up.from;
    gr_pop(st);
    sb_emit(ev, GR_EV_HOLD_UP, seat, (int16_t)victim, (int16_t)value);
    if (roll_total(st, seat, ev) < value) {
        sb_emit(ev, GR_EV_IN_VAIN, seat, (int16_t)victim);
        return;
    }
    int taken = gr_pay(st, victim, seat, value);
    sb_emit(ev, GR_EV_STEAL, seat, (int16_t)victim, (int16_t)taken);
    gr_tribute(st, seat, taken, ev);
}

const gr_op_row gr_op_hold_up_value = {
    .question = GR_D_HOLD_VALUE,
    .fields = { GR_FIELD(hold_up, card, CARD), GR_FIELD(hold_up, from, SEAT) },
    .below = GR_ON(FINISH),
    .choices = choices_hold_value,
    .move = GR_MV_ANNOUNCE,
    .number = true,
    .apply = apply_hold_value,
};

/* ---- Dynamite ---------------------------------------------------------------------------------------------------- */

/* GR-DYN-1 */
static uint64_t choices_dynamite(const gr_state *st, const gr_frame *f)
{
    return gr_opponents_front(st, f->seat);
}

/* GR-DYN-4 */
static void apply_dynamite(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    int victim = gr_owner(st, m.arg[0]), town = gr_town_of(st, m.arg[0]);
    gr_pop(st);
    sb_emit(ev, GR_EV_DESTROY, seat, (int16_t)m.arg[0], (int16_t)victim);
    gr_remove_from_play(st, m.arg[0], ev);
    gr_mayor_check(st, town, 0, 1u << victim, ev);
    int total = roll_total(st, seat, ev);
    if (total > GR_CAUGHT_UP_TO) { /* GR-DYN-2 */
        sb_emit(ev, GR_EV_AWAY, seat);
        return;
    }
    int paid = gr_pay(st, seat, victim, total);
    sb_emit(ev, GR_EV_INDEMNITY, seat, (int16_t)victim, (int16_t)paid);
    gr_tribute(st, victim, paid, ev);
}

const gr_op_row gr_op_dynamite = {
    .question = GR_D_DYNAMITE,
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON(FINISH),
    .choices = choices_dynamite,
    .move = GR_MV_DYNAMITE,
    .apply = apply_dynamite,
};

/* ---- Raid -------------------------------------------------------------------------------------------------------- */

static uint64_t choices_raid_town(const gr_state *st, const gr_frame *f)
{
    return gr_raidable_towns(st, f->seat);
}

static void apply_raid_town(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    sb_emit(ev, GR_EV_RAID, seat, (int16_t)m.arg[0]);
    gr_frame *f = gr_push(st, GR_OP_RAID_ANSWER, seat);
    f->raid.raider = (uint8_t)seat;
    f->raid.town = m.arg[0];
}

const gr_op_row gr_op_raid = {
    .question = GR_D_RAID_TOWN,
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON(FINISH),
    .choices = choices_raid_town,
    .move = GR_MV_RAID,
    .apply = apply_raid_town,
};

/* GR-RAID-2: clockwise from the raider's left. */
static sb_next step_raid_answer(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    for (; f->raid.answers >> 8 < st->players - 1; f->raid.answers += 256) {
        f->seat = (uint8_t)gr_left(st, f->raid.raider, (f->raid.answers >> 8) + 1);
        if (gr_concessions_in(st, f->seat, f->raid.town))
            return SB_DECIDE;
    }
    int town = f->raid.town;
    unsigned fell = f->raid.answers & 255;
    gr_pop(st);
    gr_mayor_check(st, town, 0, fell, ev);
    return SB_RUN;
}

static int legal_raid_answer(const gr_state *st, const gr_frame *f, sb_move *out)
{
    (void)st, (void)f;
    out[0] = sb_move_of(GR_MV_FINE, 0, 0); /* also with too few nuggets (GR-RAID-3) */
    out[1] = sb_move_of(GR_MV_YIELD, 0, 0);
    return 2;
}

static void apply_raid_answer(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    int town = f->raid.town;
    f->raid.answers = (uint16_t)(f->raid.answers + 256);
    if (m.kind == GR_MV_YIELD) {
        f->raid.answers |= (uint16_t)(1u << seat);
        gr_push(st, GR_OP_RAID_DESTROY, seat)->raid.town = (uint8_t)town;
        return;
    }
    int paid = gr_pay_supply(st, seat, GR_RAID_PER_CONCESSION * gr_count(st, seat, town));
    sb_emit(ev, GR_EV_FINE, seat, (int16_t)paid, (int16_t)town);
}

const gr_op_row gr_op_raid_answer = {
    .question = GR_D_RAID_ANSWER,
    .asked = true,
    .fields = { GR_FIELD(raid, raider, SEAT), GR_FIELD(raid, town, TOWN), GR_FIELD(raid, answers, NUMBER) },
    .below = GR_ON(FINISH),
    .step = step_raid_answer,
    .legal = legal_raid_answer,
    .apply = apply_raid_answer,
};

static uint64_t choices_raid_destroy(const gr_state *st, const gr_frame *f)
{
    return gr_concessions_in(st, f->seat, f->raid.town);
}

static void apply_raid_destroy(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    gr_pop(st);
    sb_emit(ev, GR_EV_DESTROY, seat, (int16_t)m.arg[0], (int16_t)seat);
    gr_remove_from_play(st, m.arg[0], ev);
}

const gr_op_row gr_op_raid_destroy = {
    .question = GR_D_RAID_DESTROY,
    .fields = { GR_FIELD(raid, town, TOWN) },
    .below = GR_ON(RAID_ANSWER),
    .choices = choices_raid_destroy,
    .move = GR_MV_DESTROY,
    .apply = apply_raid_destroy,
};

/* ---- Judge ------------------------------------------------------------------------------------------------------- */

static void apply_judge_own(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    (void)ev;
    int card = gr_top(st)->effect.card;
    gr_pop(st);
    gr_frame *f = gr_push(st, GR_OP_JUDGE_OTHER, seat);
    f->judge.card = (uint8_t)card;
    f->judge.given = m.arg[0];
}

const gr_op_row gr_op_judge_own = {
    .question = GR_D_JUDGE_OWN,
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON(FINISH),
    .choices = choices_own_concession,
    .move = GR_MV_OFFER,
    .apply = apply_judge_own,
};

static uint64_t choices_judge_other(const gr_state *st, const gr_frame *f)
{
    return gr_opponents_front(st, f->seat) & GR_OF_SYMBOL[GR_CONCESSION];
}

/* GR-JUDGE-2, GR-JUDGE-3, GR-JUDGE-4 */
static void apply_judge_other(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    int own = gr_top(st)->judge.given, other = m.arg[0], opponent = gr_owner(st, other);
    gr_pop(st);
    st->front[seat] ^= GR_BIT(own) | GR_BIT(other);
    st->front[opponent] ^= GR_BIT(own) | GR_BIT(other);
    sb_emit(ev, GR_EV_SWAP, seat, (int16_t)own, (int16_t)other, (int16_t)opponent);
    int given = gr_town_of(st, own), got = gr_town_of(st, other);
    if (given != got) { /* GR-MAY-13 */
        gr_mayor_check(st, given, 1u << opponent, 1u << seat, ev);
        gr_mayor_check(st, got, 1u << seat, 1u << opponent, ev);
    }
    int lost_owner = gr_owner(st, GR_CARD_lost_mine);
    if (lost_owner >= 0 && gr_has_loose_lost_mine(st, lost_owner))
        gr_push(st, GR_OP_LOST_TOWN, lost_owner); /* GR-LOST-2, GR-LOST-5 */
}

const gr_op_row gr_op_judge_other = {
    .question = GR_D_JUDGE_OTHER,
    .fields = { GR_FIELD(judge, card, CARD), GR_FIELD(judge, given, CARD) },
    .below = GR_ON(FINISH),
    .choices = choices_judge_other,
    .move = GR_MV_SEIZE,
    .apply = apply_judge_other,
};

/* ---- lasso cards ------------------------------------------------------------------------------------------------- */

/* GR-LASSO-1 */
static void apply_lasso(gr_state *st, int seat, sb_move m, sb_events *ev)
{
    int card = gr_top(st)->effect.card;
    gr_pop(st);
    st->resolving &= ~GR_BIT(card);
    st->host[card - GR_FIRST_LASSO] = m.arg[0];
    sb_emit(ev, GR_EV_ATTACH, seat, (int16_t)card, (int16_t)m.arg[0]);
}

const gr_op_row gr_op_lasso = {
    .question = GR_D_LASSO,
    .fields = { GR_FIELD(effect, card, CARD) },
    .below = GR_ON_CARD_GROUND,
    .choices = choices_own_concession,
    .move = GR_MV_ATTACH,
    .apply = apply_lasso,
};
