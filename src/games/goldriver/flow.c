/* flow.c: the sequence of play as a list of steps, and the stack of frames that carries it out (GR-ROUND). */
#include "games/goldriver/state.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/frames.h"
#include "games/goldriver/score.h"
#include "games/goldriver/setup.h"

/* ---- the round --------------------------------------------------------------------------------------------------- */

/* A step of the round: what begins it, or NULL to put its frame on the stack.  Steps in which nobody can be asked anything
 * are over at once (GR-DEC-3). */
typedef struct round_step {
    uint8_t op;
    void (*begin)(gr_state *st, sb_events *ev);
    bool chance; /* cards are drawn or dice rolled: an afterstate ends here (outlook.h) */
} round_step;

static void open_window(gr_state *st, gr_op op, gr_kind kind)
{
    uint64_t kept = st->kept[0] | st->kept[1] | st->kept[2] | st->kept[3] | st->kept[4];
    if (kept & GR_OF_KIND[kind])
        gr_push(st, op, st->winner);
}

/* GR-DRAW-4 */
static void open_penny(gr_state *st, sb_events *ev)
{
    (void)ev;
    open_window(st, GR_OP_PENNY, GR_PENNY_PRESS);
}

/* GR-AUC-9, GR-AUC-10 */
static void open_moonshine(gr_state *st, sb_events *ev)
{
    (void)ev;
    open_window(st, GR_OP_MOONSHINE, GR_MOONSHINE);
}

/* GR-PICK-7 */
static void open_mustang(gr_state *st, sb_events *ev)
{
    (void)ev;
    open_window(st, GR_OP_MUSTANG, GR_MUSTANG);
}

static void check_pending_cards(gr_state *st, sb_events *ev)
{
    (void)ev;
    if (st->pending_n)
        gr_push(st, GR_OP_PENDING, st->winner);
}

/* GR-ROUND-1, GR-TWO-1, GR-TWO-11: the phases of a round. */
/* clang-format off */
static const round_step ROUND_MANY[] = {
    { GR_OP_DRAW, gr_draw_sale, .chance = true }, { GR_OP_PENNY, open_penny },              /* 1 draw */
    { GR_OP_AUCTION, NULL }, { GR_OP_MOONSHINE, open_moonshine },           /* 2 auction */
    { GR_OP_PAY, NULL },                                                    /* 3 payment */
    { GR_OP_FIRST_PICK, NULL }, { GR_OP_PENDING, check_pending_cards },     /* 4 choice (GR-PICK-9) */
    { GR_OP_MUSTANG, open_mustang }, { GR_OP_PICKS, NULL },
    { GR_OP_ROLL, gr_begin_roll, .chance = true }, { GR_OP_PRODUCE, gr_produce },           /* 5 gold (GR-GOLD-9) */
    { GR_OP_BANK, gr_open_bank }, { GR_OP_PENDING, check_pending_cards },
};
static const round_step ROUND_TWO[] = {
    { GR_OP_DRAW, gr_draw_sale, .chance = true }, { GR_OP_PENNY, open_penny },
    { GR_OP_BIDS, NULL },
    { GR_OP_FIRST_PICK, NULL }, { GR_OP_PENDING, check_pending_cards }, { GR_OP_LOSER, NULL },
    { GR_OP_ROLL, gr_begin_roll, .chance = true }, { GR_OP_PRODUCE, gr_produce },
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
    int count = steps_of(st, &steps), at = st->stack[0].round.step;
    return at >= 1 && at <= count ? steps[at - 1].op : GR_OP_ROUND;
}

/* GR-ROUND-2, GR-ROUND-3; false: the game is over. */
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
    f->round.step = 0;
    st->price = 0;
    st->reversed = 0;
    st->dice[0] = st->dice[1] = 0;
}

/* The next step; the frame comes to the top again when it is over.  What nobody is asked about follows at once. */
static sb_next step_round(gr_state *st, sb_events *ev)
{
    gr_frame *f = gr_top(st);
    const round_step *steps;
    int count = steps_of(st, &steps);
    if (f->round.step == count)
        end_round(st, f);
    if (f->round.step == 0 && !begin_round(st, f, ev))
        return SB_RUN;
    do {
        const round_step *step = &steps[f->round.step++];
        if (step->begin)
            step->begin(st, ev);
        else
            gr_push(st, step->op, st->winner);
    } while (st->stack_n == 1 && f->round.step < count && !steps[f->round.step].chance);
    return SB_RUN;
}

const gr_op_row gr_op_round = {
    .fields = { GR_FIELD(round, step, NUMBER) },
    .step = step_round,
};

/* Steps of the round, never frames. */
const gr_op_row gr_op_draw = { 0 }, gr_op_produce = { 0 }, gr_op_bank = { 0 };

/* The round goes on by chance: sale cards are drawn, dice are rolled. */
bool gr_is_halted(const void *state)
{
    const gr_state *st = state;
    const round_step *steps;
    if (st->stack_n != 1)
        return false;
    int count = steps_of(st, &steps), at = st->stack[0].round.step % count;
    return at == 0 ? st->deck_n > st->players : steps[at].chance; /* GR-END-1 */
}

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
    return gr_list(state, seat, out);
}

void gr_apply(void *state, int seat, sb_move move, sb_events *ev)
{
    gr_state *st = state;
    gr_answer(st, seat, move, ev);
    gr_run_frames(st, ev);
}
