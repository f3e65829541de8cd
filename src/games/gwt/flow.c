/* flow.c: the turn, and the stack of frames that carries everything out (GWT-TURN, GWT-DEC, GWT-END). */
#include "games/gwt/state.h"
#include "games/gwt/deck.h"
#include "games/gwt/exchange.h"
#include "games/gwt/flow.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/poker.h"
#include "games/gwt/score.h"

#include <assert.h>

/* ---- the stack --------------------------------------------------------------------------------------------------- */

int gwt_active(const gwt_state *st)
{
    return st->stack[0].seat;
}

/* ---- the turn (GWT-TURN-1) --------------------------------------------------------------------------------------- */

enum { PHASE_BEGIN, PHASE_A, PHASE_C };

/* GWT-TURN-2 */
static bool has_first_discard(const gwt_state *st, int seat)
{
    return st->player[seat].herder == 0;
}

static void begin_turn(gwt_state *st, gwt_frame *f, sb_events *ev)
{
    int seat = f->seat;
    f->turn.phase = PHASE_A;
    st->turn++;
    st->used_direct = st->used_copied = 0;
    sb_emit(ev, GWT_EV_TURN, seat, (int16_t)st->turn);
}

static void end_game(gwt_state *st, sb_events *ev)
{
    gwt_show_tables(st, ev);
    gwt_pop(st);
    if (st->solo)
        sb_reveal(&st->rng); /* Sam's starting objective card (SOLO-SET-22) */
    gwt_announce_end(st, ev);
}

/* GWT-END-3, GWT-END-4, GWT-END-6, SOLO-END-1: everybody else has one more turn after the one that took the token. */
static bool is_last_turn(const gwt_state *st, int seat)
{
    return st->token_holder == gwt_next_seat(st, seat) + 1;
}

/* SOLO-TURN-1, SOLO-HUM-11 */
static void end_turn(gwt_state *st, gwt_frame *f, sb_events *ev)
{
    if (!gwt_is_sam(st, f->seat)) /* SOLO-TURN-12 */
        gwt_draw_up(st, f->seat, ev);
    st->used_direct = st->used_copied = 0;
    if (is_last_turn(st, f->seat)) {
        end_game(st, ev);
        return;
    }
    f->seat = (uint8_t)gwt_next_seat(st, f->seat);
    f->turn.phase = PHASE_BEGIN;
}

/* On to the next phase A.  The herder's arrival pushes phase B or Kansas City (gwt_arrive). */
static sb_next step_turn(gwt_state *st, sb_events *ev)
{
    gwt_frame *f = gwt_top(st);
    if (f->turn.phase == PHASE_C)
        end_turn(st, f, ev);
    if (st->stack_n == 0)
        return SB_RUN;
    if (f->turn.phase == PHASE_BEGIN) {
        begin_turn(st, f, ev);
        if (has_first_discard(st, f->seat)) {
            gwt_push(st, GWT_OP_FIRST_DISCARD, f->seat);
            return SB_RUN;
        }
    }
    f->turn.phase = PHASE_C;
    gwt_push(st, gwt_is_sam(st, f->seat) ? GWT_OP_SAM : GWT_OP_START, f->seat);
    return SB_RUN;
}

const gwt_op_row gwt_op_turn = {
    .fields = { GWT_NUMBER(turn, phase, 1, 2) },
    .step = step_turn,
};

void gwt_run(gwt_state *st, sb_events *ev)
{
    gwt_run_frames(st, ev);
}

/* ---- the afterstate (outlook.h) ---------------------------------------------------------------------------------- */

/* All of the turn is decided: what follows is foresight, the hand, the next seat. */
bool gwt_is_halted(const void *state)
{
    const gwt_state *st = state;
    const gwt_frame *f = gwt_top_const(st);
    return st->stack_n && ((f->op == GWT_OP_TURN && f->turn.phase == PHASE_C) || gwt_leaves_kansas_city(f));
}

bool gwt_decide(void *state, int seat, sb_move move)
{
    gwt_state *st = state;
    if (move.kind == GWT_MV_EXCHANGE)
        gwt_exchange(st, seat, sb_move_get_number(move), NULL);
    else
        gwt_answer(st, seat, move, NULL);
    while (st->stack_n > 0) {
        if (gwt_is_halted(st))
            return true;
        if (!gwt_run_once(st, NULL))
            break;
    }
    return false;
}

void gwt_resume(void *state)
{
    gwt_run(state, NULL);
}

/* ---- the contract's questions (game.c) --------------------------------------------------------------------------- */

unsigned gwt_pending(const void *state)
{
    return gwt_asked(state);
}

int gwt_legal_decision(const gwt_state *st, sb_move *out)
{
    return gwt_list(st, gwt_top_const(st)->seat, out);
}

/* GWT-DEC-1 */
int gwt_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    const gwt_state *st = state;
    if (st->stack_n == 0)
        return 0;
    int n = gwt_list(st, seat, out);
    return n + gwt_exchange_moves(st, seat, out + n);
}

void gwt_apply(void *state, int seat, sb_move move, sb_events *ev)
{
    gwt_state *st = state;
    if (move.kind == GWT_MV_EXCHANGE)
        gwt_exchange(st, seat, sb_move_get_number(move), ev);
    else
        gwt_answer(st, seat, move, ev);
    gwt_run_frames(st, ev);
}
