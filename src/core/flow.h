/* flow.h: the one flow of a game: a stack of frames that carries out the sequence of play.
 *
 * A frame is something that goes on: a round, an auction, a question.  Its op names its row in the game's table: what it does
 * by itself (step), whom it asks and for what (choices or legal), and what the answer does (apply).  The top frame runs until
 * it asks somebody, pushes another one or pops itself.  Decisions with one answer left are carried out, those without any are
 * over, so that nobody is asked what is no choice; rows that are `asked` are the exception.
 *
 * This header is a pattern, typed for each game.  The game defines its frame (with members op and seat) and its state (with
 * members stack and stack_n), then says
 *
 *     #define FLOW(name) gr_##name
 *     #define FLOW_OPS GR_OPS
 *     #define FLOW_DEPTH GR_STACK_MAX
 *     #include "core/flow.h"
 *
 * and has gr_op_row, gr_top, gr_push_frame, gr_pop, gr_run_once, gr_list and so on; its table is `const gr_op_row GR_OPS[]`. */
#ifndef SAGEBRUSH_CORE_FLOW_H
#define SAGEBRUSH_CORE_FLOW_H

#include "sagebrush/game.h"

#include <assert.h>

/* What a step answers. */
typedef enum sb_next {
    SB_RUN,    /* the stack has changed: look at its top again */
    SB_DECIDE, /* ask, unless there is one answer left or none */
    SB_ASK,    /* ask */
} sb_next;

#endif

/* The row of an op: automatic frames have a step only; a choice among a set has `choices` and the kind of its move; other
 * decisions list their moves themselves, for the seat of the frame. */
typedef struct FLOW(op_row) {
    sb_next (*step)(FLOW(state) * st, sb_events *ev);                          /* NULL: SB_DECIDE */
    uint64_t (*choices)(const FLOW(state) * st, const FLOW(frame) * f);        /* bit = argument of `move` */
    int (*legal)(const FLOW(state) * st, const FLOW(frame) * f, sb_move *out); /* sorted */
    void (*apply)(FLOW(state) * st, int seat, sb_move move, sb_events *ev);
    unsigned (*asks)(const FLOW(frame) * f); /* the seats that owe an answer; NULL: the seat of the frame */
    uint8_t move;                            /* of a choice */
    bool number;                             /* the choice is a number, not an item */
    bool asked;                              /* also when only one answer is left */
    uint8_t decision;                        /* index into sb_game.decisions */
} FLOW(op_row);

extern const FLOW(op_row) FLOW_OPS[];

static inline FLOW(frame) * FLOW(top)(FLOW(state) * st)
{
    return &st->stack[st->stack_n - 1];
}

static inline const FLOW(frame) * FLOW(top_const)(const FLOW(state) * st)
{
    return &st->stack[st->stack_n - 1];
}

static inline void FLOW(push_frame)(FLOW(state) * st, FLOW(frame) frame)
{
    assert(st->stack_n < FLOW_DEPTH);
    if (st->stack_n >= FLOW_DEPTH)
        return; /* cannot happen: the game's check allows no position from which it could */
    st->stack[st->stack_n++] = frame;
}

static inline void FLOW(pop)(FLOW(state) * st)
{
    st->stack[--st->stack_n] = (FLOW(frame)) { 0 };
}

static inline sb_move FLOW(choice)(const FLOW(op_row) * row, uint64_t set)
{
    int i = __builtin_ctzll(set);
    return row->number ? sb_move_number(row->move, i) : sb_move_of(row->move, i, 0);
}

/* One answer left: it is carried out; none: there is nothing to decide.  True: somebody has to choose. */
static inline bool FLOW(must_choose)(FLOW(state) * st, const FLOW(op_row) * row, sb_events *ev)
{
    const FLOW(frame) *f = FLOW(top_const)(st);
    uint64_t set = row->choices(st, f);
    if (set & (set - 1))
        return true;
    if (set)
        row->apply(st, f->seat, FLOW(choice)(row, set), ev);
    else
        FLOW(pop)(st);
    return false;
}

/* The same for a decision with a list of its own. */
static inline bool FLOW(must_answer)(FLOW(state) * st, const FLOW(op_row) * row, sb_events *ev)
{
    sb_move list[SB_MOVES_MAX];
    const FLOW(frame) *f = FLOW(top_const)(st);
    int n = row->legal(st, f, list);
    if (n > 1)
        return true;
    if (n == 1)
        row->apply(st, f->seat, list[0], ev);
    else
        FLOW(pop)(st);
    return false;
}

/* One frame further.  False: somebody is asked. */
static inline bool FLOW(run_once)(FLOW(state) * st, sb_events *ev)
{
    const FLOW(op_row) *row = &FLOW_OPS[FLOW(top)(st)->op];
    sb_next next = row->step ? row->step(st, ev) : SB_DECIDE;
    if (next != SB_DECIDE)
        return next == SB_RUN;
    if (row->choices)
        return !FLOW(must_choose)(st, row, ev);
    return !row->asked && !FLOW(must_answer)(st, row, ev);
}

/* Until somebody is asked or the game is over. */
static inline void FLOW(run_frames)(FLOW(state) * st, sb_events *ev)
{
    while (st->stack_n > 0 && FLOW(run_once)(st, ev))
        ;
}

/* The effect of an answer, without what follows by itself. */
static inline void FLOW(answer)(FLOW(state) * st, int seat, sb_move move, sb_events *ev)
{
    FLOW_OPS[FLOW(top)(st)->op].apply(st, seat, move, ev);
}

/* The seats that owe an answer. */
static inline unsigned FLOW(asked)(const FLOW(state) * st)
{
    if (st->stack_n == 0)
        return 0;
    const FLOW(frame) *f = FLOW(top_const)(st);
    const FLOW(op_row) *row = &FLOW_OPS[f->op];
    return row->asks ? row->asks(f) : 1u << f->seat;
}

/* The answers of a seat that is asked: of one among several, from a frame that bears its number. */
static inline int FLOW(list)(const FLOW(state) * st, int seat, sb_move *out)
{
    const FLOW(frame) *f = FLOW(top_const)(st);
    const FLOW(op_row) *row = &FLOW_OPS[f->op];
    if (!row->choices) {
        FLOW(frame) own = *f;
        own.seat = (uint8_t)seat;
        return row->legal(st, row->asks ? &own : f, out);
    }
    int n = 0;
    for (uint64_t set = row->choices(st, f); set; set &= set - 1)
        out[n++] = FLOW(choice)(row, set);
    return n;
}

#undef FLOW
#undef FLOW_OPS
#undef FLOW_DEPTH
