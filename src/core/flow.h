/* flow.h: the one flow of a game: a stack of frames that carries out the sequence of play.
 *
 * A frame is something that goes on: a round, an auction, a question.  Its op names its row: what it does by itself (step), whom
 * it asks for what (question; choices or legal), what the answer does (apply), and what the frame keeps meanwhile (fields).  The
 * row stands in the file of its concept, under its functions.  The top frame runs until it asks somebody, pushes another one or
 * pops itself.  Decisions with one answer left are carried out, those without any are over, so that nobody is asked what is no
 * choice; rows that are `asked` are the exception.
 *
 * This header is a pattern, typed for each game.  The game defines its frame (with members op and seat, and a part for each kind
 * of frame with names of its own) and its state (with members stack and stack_n), then says
 *
 *     #define FLOW(name) gr_##name
 *     #define FLOW_OPS GR_OPS
 *     #define FLOW_DEPTH GR_STACK_MAX
 *     #include "core/flow.h"
 *
 * and has gr_op_row, gr_top, gr_push, gr_pop, gr_run_once, gr_list and so on; its rows are `const gr_op_row *const GR_OPS[]`. */
#ifndef SAGEBRUSH_CORE_FLOW_H
#define SAGEBRUSH_CORE_FLOW_H

#include "sagebrush/game.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* What a step answers. */
typedef enum sb_next {
    SB_RUN,    /* the stack has changed: look at its top again */
    SB_DECIDE, /* ask, unless there is one answer left or none */
    SB_ASK,    /* ask */
} sb_next;

/* What a frame keeps, for those who write, read and check it: the name of a member in JSON, what kind of thing it is to the
 * game, where it lies. */
typedef struct sb_frame_field {
    const char *name;
    uint8_t type;     /* of the game's own; 0 = no more fields */
    uint8_t at, size; /* 1 or 2 bytes */
    int lo, hi;       /* of a number, where the game says so */
} sb_frame_field;

enum { SB_FRAME_FIELDS = 5 };

#define SB_FRAME_FIELD(frame, part, member, ...)                                                                       \
    {                                                                                                                  \
        .name = #member, .at = offsetof(frame, part.member), .size = sizeof(((frame *)0)->part.member), __VA_ARGS__    \
    }

static inline int sb_frame_get(const void *frame, const sb_frame_field *field)
{
    const uint8_t *bytes = (const uint8_t *)frame + field->at;
    uint16_t wide;
    if (field->size == 1)
        return *bytes;
    memcpy(&wide, bytes, sizeof wide);
    return wide;
}

static inline void sb_frame_set(void *frame, const sb_frame_field *field, int v)
{
    uint16_t wide = (uint16_t)v;
    uint8_t narrow = (uint8_t)v;
    memcpy((uint8_t *)frame + field->at, field->size == 1 ? (const void *)&narrow : (const void *)&wide, field->size);
}

#endif

/* The row of an op: automatic frames have a step only; a choice among a set has `choices` and the kind of its move; other
 * decisions list their moves themselves, for the seat of the frame. */
typedef struct FLOW(op_row) {
    sb_next (*step)(FLOW(state) * st, sb_events *ev);                          /* NULL: SB_DECIDE */
    uint64_t (*choices)(const FLOW(state) * st, const FLOW(frame) * f);        /* bit = argument of `move` */
    int (*legal)(const FLOW(state) * st, const FLOW(frame) * f, sb_move *out); /* sorted */
    void (*apply)(FLOW(state) * st, int seat, sb_move move, sb_events *ev);
    unsigned (*asks)(
        const FLOW(state) * st, const FLOW(frame) * f); /* the seats that owe an answer; NULL: the frame's */
    uint8_t move;                                       /* of a choice */
    bool number;                                        /* the choice is a number, not an item */
    bool asked;                                         /* also when only one answer is left */
    uint8_t question;                                   /* index into sb_game.decisions */
    sb_frame_field fields[SB_FRAME_FIELDS];             /* what the frame keeps, beside op and seat */
    uint64_t below;   /* bit: an op that may stand directly under it while somebody is asked; 0 = never there then */
    uint64_t variant; /* with the game's variant also these */
} FLOW(op_row);

extern const FLOW(op_row) *const FLOW_OPS[];

static inline FLOW(frame) * FLOW(top)(FLOW(state) * st)
{
    return &st->stack[st->stack_n - 1];
}

static inline const FLOW(frame) * FLOW(top_const)(const FLOW(state) * st)
{
    return &st->stack[st->stack_n - 1];
}

/* A new frame on top, everything in it zero but op and seat: the caller fills in the rest. */
static inline FLOW(frame) * FLOW(push)(FLOW(state) * st, int op, int seat)
{
    unsigned at = st->stack_n;
    assert(at < FLOW_DEPTH);
    if (__builtin_expect(at >= FLOW_DEPTH, 0)) /* never: the game's check allows no position from which it could be */
        at = FLOW_DEPTH - 1;
    FLOW(frame) *f = &st->stack[at];
    st->stack_n = (uint8_t)(at + 1);
    *f = (FLOW(frame)) { .op = (uint8_t)op, .seat = (uint8_t)seat };
    return f;
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
    const FLOW(op_row) *row = FLOW_OPS[FLOW(top)(st)->op];
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
    FLOW_OPS[FLOW(top)(st)->op]->apply(st, seat, move, ev);
}

/* The seats that owe an answer. */
static inline unsigned FLOW(asked)(const FLOW(state) * st)
{
    if (st->stack_n == 0)
        return 0;
    const FLOW(frame) *f = FLOW(top_const)(st);
    const FLOW(op_row) *row = FLOW_OPS[f->op];
    return row->asks ? row->asks(st, f) : 1u << f->seat;
}

/* The answers of a seat; none where it is not asked.  Where several are, the list is asked with a frame that bears the seat's
 * number, and has nothing for one that has answered. */
static inline int FLOW(list)(const FLOW(state) * st, int seat, sb_move *out)
{
    if (st->stack_n == 0)
        return 0;
    const FLOW(frame) *f = FLOW(top_const)(st);
    const FLOW(op_row) *row = FLOW_OPS[f->op];
    if (row->asks) {
        FLOW(frame) own = *f;
        own.seat = (uint8_t)seat;
        return row->legal(st, &own, out);
    }
    if (f->seat != seat)
        return 0;
    if (row->choices) {
        int n = 0;
        uint64_t set = row->choices(st, f);
        for (; set && row->number; set &= set - 1)
            out[n++] = sb_move_number(row->move, __builtin_ctzll(set));
        for (; set; set &= set - 1)
            out[n++] = sb_move_of(row->move, __builtin_ctzll(set), 0);
        return n;
    }
    return row->legal(st, f, out);
}

/* Nothing is set in a frame but what its row says. */
static inline bool FLOW(frame_is_clean)(const FLOW(frame) * f)
{
    static const FLOW(frame) none;
    FLOW(frame) rest = *f;
    const sb_frame_field *field = FLOW_OPS[f->op]->fields;
    for (int i = 0; i < SB_FRAME_FIELDS && field[i].type; i++)
        sb_frame_set(&rest, &field[i], 0);
    rest.op = rest.seat = 0;
    return memcmp(&rest, &none, sizeof rest) == 0;
}

#undef FLOW
#undef FLOW_OPS
#undef FLOW_DEPTH
