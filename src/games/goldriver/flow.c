/* flow.c: the sequence of play as a list of steps, and the stack of frames that carries it out (GR-ROUND). */
#include "games/goldriver/state.h"
#include "games/goldriver/decisions.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/frames.h"
#include "games/goldriver/score.h"
#include "games/goldriver/setup.h"

/* ---- the round --------------------------------------------------------------------------------------------------- */

/* A step of the round: what begins it, or NULL to put its frame on the stack.  Steps in which nobody can be asked anything
 * are over at once (GR-DEC-3). */
typedef struct round_step {
    uint8_t op;
    void (*begin)(gr_state *st, sb_events *ev);
} round_step;

static void open_window(gr_state *st, gr_op op, gr_kind kind)
{
    uint64_t kept = st->kept[0] | st->kept[1] | st->kept[2] | st->kept[3] | st->kept[4];
    if (kept & GR_OF_KIND[kind])
        gr_push(st, op, st->winner, 0, 0, 0);
}

static void open_penny(gr_state *st, sb_events *ev)
{
    (void)ev;
    open_window(st, GR_OP_PENNY, GR_PENNY_PRESS);
}

static void open_moonshine(gr_state *st, sb_events *ev)
{
    (void)ev;
    open_window(st, GR_OP_MOONSHINE, GR_MOONSHINE);
}

static void open_mustang(gr_state *st, sb_events *ev)
{
    (void)ev;
    open_window(st, GR_OP_MUSTANG, GR_MUSTANG);
}

static void check_pending_cards(gr_state *st, sb_events *ev)
{
    (void)ev;
    if (st->pending_n)
        gr_push(st, GR_OP_PENDING, st->winner, 0, 0, 0);
}

/* GR-ROUND-1: the phases of a round. */
/* clang-format off */
static const round_step ROUND_MANY[] = {
    { GR_OP_DRAW, gr_draw_sale }, { GR_OP_PENNY, open_penny },              /* 1 draw */
    { GR_OP_AUCTION, NULL }, { GR_OP_MOONSHINE, open_moonshine },           /* 2 auction */
    { GR_OP_PAY, NULL },                                                    /* 3 payment */
    { GR_OP_FIRST_PICK, NULL }, { GR_OP_PENDING, check_pending_cards },     /* 4 choice (GR-PICK-9) */
    { GR_OP_MUSTANG, open_mustang }, { GR_OP_PICKS, NULL },
    { GR_OP_ROLL, gr_begin_roll }, { GR_OP_PRODUCE, gr_produce },           /* 5 gold (GR-GOLD-9) */
    { GR_OP_BANK, gr_open_bank }, { GR_OP_PENDING, check_pending_cards },
};
static const round_step ROUND_TWO[] = {
    { GR_OP_DRAW, gr_draw_sale }, { GR_OP_PENNY, open_penny },
    { GR_OP_BIDS, NULL },
    { GR_OP_FIRST_PICK, NULL }, { GR_OP_PENDING, check_pending_cards }, { GR_OP_LOSER, NULL },
    { GR_OP_ROLL, gr_begin_roll }, { GR_OP_PRODUCE, gr_produce },
    { GR_OP_BANK, gr_open_bank }, { GR_OP_PENDING, check_pending_cards },
};
/* clang-format on */

static int steps_of(const gr_state *st, const round_step **steps)
{
    *steps = st->players == 2 ? ROUND_TWO : ROUND_MANY;
    return st->players == 2 ? (int)(sizeof ROUND_TWO / sizeof *ROUND_TWO)
                            : (int)(sizeof ROUND_MANY / sizeof *ROUND_MANY);
}

int gr_current_step(const gr_state *st)
{
    const round_step *steps;
    int count = steps_of(st, &steps), at = st->stack[0].a;
    return at >= 1 && at <= count ? steps[at - 1].op : GR_OP_ROUND;
}

/* GR-ROUND-2, -3; false: the game is over. */
static bool begin_round(gr_state *st, gr_frame *f, sb_events *ev)
{
    if (st->deck_n <= st->players) { /* GR-END-1 */
        gr_pop(st);
        gr_announce_end(st, ev);
        return false;
    }
    f->seat = st->first = st->winner;
    st->round++;
    sb_emit(ev, GR_EV_ROUND, st->first, (int16_t)st->round);
    return true;
}

static void end_round(gr_state *st, gr_frame *f)
{
    f->a = 0;
    st->price = 0;
    st->reversed = 0;
    st->dice[0] = st->dice[1] = 0;
}

/* The next step; the frame comes to the top again when it is over. */
static sb_next step_round(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    const round_step *steps;
    int count = steps_of(st, &steps);
    if (f->a == count)
        end_round(st, f);
    if (f->a == 0 && !begin_round(st, f, ev))
        return SB_RUN;
    const round_step *step = &steps[f->a++];
    if (step->begin)
        step->begin(st, ev);
    else
        gr_push(st, (gr_op)step->op, st->winner, 0, 0, 0);
    return SB_RUN;
}

/* The round goes on by chance: sale cards are drawn, dice are rolled. */
bool gr_is_halted(const void *state)
{
    const gr_state *st = state;
    const round_step *steps;
    if (st->stack_n != 1)
        return false;
    int count = steps_of(st, &steps), at = st->stack[0].a % count;
    return at == 0 ? st->deck_n > st->players : steps[at].op == GR_OP_ROLL; /* GR-END-1 */
}

/* ---- windows: use or decline (GR-HORSE-1) ------------------------------------------------------------------------- */

static int legal_window(gr_kind kind, sb_move *out)
{
    out[0] = sb_move_of(GR_MV_DECLINE, 0, 0);
    out[1] = sb_move_of(GR_MV_USE, kind, 0);
    return 2;
}

#define WINDOW(name, kind)                                                                                             \
    static int legal_##name(const gr_state *st, const gr_frame *f, sb_move *out)                                       \
    {                                                                                                                  \
        (void)st, (void)f;                                                                                             \
        return legal_window(kind, out);                                                                                \
    }
WINDOW(penny, GR_PENNY_PRESS)
WINDOW(moonshine, GR_MOONSHINE)
WINDOW(all_in, GR_ALL_IN)
WINDOW(mustang, GR_MUSTANG)

/* GR-TWO-2: both bid at once. */
static unsigned asks_bids(const gr_frame *f)
{
    return ~(unsigned)f->a & 3;
}

/* ---- every frame ------------------------------------------------------------------------------------------------- */

/* DRAW, PRODUCE and BANK are steps of the round and never frames.  Rows: automatic frames have a step only; a choice
 * among a set has `choices` and the kind of its move; the others list their moves themselves.  A step that answers true
 * waits for the decision. */
/* clang-format off */
const gr_op_row GR_OPS[GR_OP_COUNT] = {
    [GR_OP_ROUND] = { .step = step_round },
    [GR_OP_PENNY] = { .step = gr_step_penny, .legal = legal_penny, .apply = gr_apply_penny,
        .decision = GR_D_PENNY, .asked = true },
    [GR_OP_AUCTION] = { .step = gr_step_auction, .legal = gr_legal_auction, .apply = gr_apply_auction,
        .decision = GR_D_AUCTION, .asked = true },
    [GR_OP_BIDS] = { .step = gr_step_bids, .legal = gr_legal_bids, .apply = gr_apply_bids, .decision = GR_D_BID,
        .asked = true, .asks = asks_bids },
    [GR_OP_MOONSHINE] = { .step = gr_step_moonshine, .legal = legal_moonshine, .apply = gr_apply_moonshine,
        .decision = GR_D_MOONSHINE, .asked = true },
    [GR_OP_PAY] = { .step = gr_step_pay, .legal = legal_all_in, .apply = gr_apply_pay,
        .decision = GR_D_ALL_IN, .asked = true },
    [GR_OP_FIRST_PICK] = { .step = gr_step_first_pick, .choices = gr_choices_sale, .move = GR_MV_TAKE,
        .apply = gr_apply_first_pick, .decision = GR_D_FIRST_PICK },
    [GR_OP_DISCARD] = { .choices = gr_choices_sale, .move = GR_MV_DISCARD, .apply = gr_apply_discard,
        .decision = GR_D_DISCARD },
    [GR_OP_MUSTANG] = { .step = gr_step_mustang, .legal = legal_mustang, .apply = gr_apply_mustang,
        .decision = GR_D_MUSTANG, .asked = true },
    [GR_OP_PICKS] = { .step = gr_step_picks },
    [GR_OP_TAKE] = { .choices = gr_choices_sale, .move = GR_MV_TAKE, .apply = gr_apply_take, .decision = GR_D_TAKE },
    [GR_OP_LOSER] = { .step = gr_step_loser, .legal = gr_legal_loser, .apply = gr_apply_loser,
        .decision = GR_D_LOSER, .asked = true },
    [GR_OP_MONEY] = { .step = gr_step_money, .legal = legal_all_in, .apply = gr_apply_money,
        .decision = GR_D_ALL_IN_STAKE, .asked = true },
    [GR_OP_RESOLVE] = { .step = gr_step_resolve },
    [GR_OP_PENDING] = { .step = gr_step_pending },
    [GR_OP_FINISH] = { .step = gr_step_finish },
    [GR_OP_LOST_TOWN] = { .choices = gr_choices_lost_town, .move = GR_MV_JOIN, .apply = gr_apply_lost_town,
        .decision = GR_D_LOST_TOWN },
    [GR_OP_BANDIT_PAY] = { .choices = gr_choices_bandit_pay, .move = GR_MV_PAY, .number = true,
        .apply = gr_apply_bandit_pay, .decision = GR_D_BANDIT_PAY },
    [GR_OP_BANDIT_CHOOSE] = { .choices = gr_choices_bandit_choose, .move = GR_MV_CHOOSE,
        .apply = gr_apply_bandit_choose, .decision = GR_D_BANDIT_CHOOSE },
    [GR_OP_HOLD_WHOM] = { .choices = gr_choices_hold_whom, .move = GR_MV_ROB, .apply = gr_apply_hold_whom,
        .decision = GR_D_HOLD_WHOM },
    [GR_OP_HOLD_VALUE] = { .choices = gr_choices_hold_value, .move = GR_MV_ANNOUNCE, .number = true,
        .apply = gr_apply_hold_value, .decision = GR_D_HOLD_VALUE },
    [GR_OP_DYNAMITE] = { .choices = gr_choices_dynamite, .move = GR_MV_DYNAMITE, .apply = gr_apply_dynamite,
        .decision = GR_D_DYNAMITE },
    [GR_OP_RAID_TOWN] = { .choices = gr_choices_raid_town, .move = GR_MV_RAID, .apply = gr_apply_raid_town,
        .decision = GR_D_RAID_TOWN },
    [GR_OP_RAID_ANSWER] = { .step = gr_step_raid_answer, .legal = gr_legal_raid_answer,
        .apply = gr_apply_raid_answer, .decision = GR_D_RAID_ANSWER, .asked = true },
    [GR_OP_RAID_DESTROY] = { .choices = gr_choices_raid_destroy, .move = GR_MV_DESTROY,
        .apply = gr_apply_raid_destroy, .decision = GR_D_RAID_DESTROY },
    [GR_OP_JUDGE_OWN] = { .choices = gr_choices_own_concession, .move = GR_MV_OFFER, .apply = gr_apply_judge_own,
        .decision = GR_D_JUDGE_OWN },
    [GR_OP_JUDGE_OTHER] = { .choices = gr_choices_judge_other, .move = GR_MV_SEIZE, .apply = gr_apply_judge_other,
        .decision = GR_D_JUDGE_OTHER },
    [GR_OP_LASSO] = { .choices = gr_choices_own_concession, .move = GR_MV_ATTACH, .apply = gr_apply_lasso,
        .decision = GR_D_LASSO },
    [GR_OP_DEPOSIT] = { .step = gr_step_deposit, .legal = gr_legal_deposit, .apply = gr_apply_deposit,
        .decision = GR_D_DEPOSIT, .asked = true },
    [GR_OP_ROLL] = { .legal = gr_legal_roll, .apply = gr_apply_roll, .decision = GR_D_ROLL, .asked = true },
    [GR_OP_SET_DIE] = { .choices = gr_choices_set_die, .move = GR_MV_SET, .number = true,
        .apply = gr_apply_set_die, .decision = GR_D_SET_DIE },
    [GR_OP_GHOST] = { .step = gr_step_ghost, .choices = gr_choices_ghost, .move = GR_MV_HAND, .apply = gr_apply_ghost,
        .decision = GR_D_GHOST },
};
/* clang-format on */

void gr_run(gr_state *st, sb_events *ev)
{
    gr_run_frames(st, ev);
}

/* ---- the afterstate (outlook.h) ---------------------------------------------------------------------------------- */

bool gr_decide(void *state, int seat, sb_move move)
{
    gr_state *st = state;
    gr_answer(st, seat, move, NULL);
    while (st->stack_n > 0) {
        if (gr_is_halted(st))
            return true;
        if (!gr_run_once(st, NULL))
            break;
    }
    return false;
}

void gr_resume(void *state)
{
    gr_run(state, NULL);
}

/* ---- the contract's questions (game.c) --------------------------------------------------------------------------- */

unsigned gr_pending(const void *state)
{
    return gr_asked(state);
}

int gr_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    const gr_state *st = state;
    return gr_asked(st) >> seat & 1 ? gr_list(st, seat, out) : 0;
}

void gr_apply(void *state, int seat, sb_move move, sb_events *ev)
{
    gr_state *st = state;
    gr_answer(st, seat, move, ev);
    gr_run_frames(st, ev);
}
