/* flow.c: the table of decisions, and the course of a turn (COL-TURN, COL-SEQ, COL-END).
 *
 *   setup -> | I call -> II actions -> settlement -> III.A discoveries -> III.B hands -> III.C end? | -> next turn
 *
 * Decisions set the seats' effects; when no seat has one left, co_advance goes on to the next step. */
#include "games/colorado/state.h"
#include "games/colorado/call.h"
#include "games/colorado/cards.h"
#include "games/colorado/chart.h"
#include "games/colorado/duo.h"
#include "games/colorado/flow.h"
#include "games/colorado/roadmap.h"

unsigned co_pending(const void *state)
{
    const co_state *st = state;
    unsigned seats = 0;
    for (int seat = 0; seat < CO_SEATS; seat++)
        seats |= (unsigned)(st->player[seat].effect != CO_EFFECT_NONE) << seat;
    return seats;
}

/* ---- the decisions (COL-SEQ-14) ---------------------------------------------------------------------------------- */

/* A decision: what can be answered, and what the answer does. */
typedef struct decision_row {
    int (*legal)(const co_state *st, int seat, sb_move out[]);
    void (*apply)(co_state *st, int seat, sb_move move, sb_events *events);
} decision_row;

static const decision_row DECISIONS[CO_EFFECT_COUNT] = {
    [CO_EFFECT_VILLAGE] = { co_legal_village, co_apply_village },
    [CO_EFFECT_TARGET] = { co_legal_target, co_apply_target },
    [CO_EFFECT_KIND] = { co_legal_kind, co_apply_kind },
    [CO_EFFECT_GIFT] = { co_legal_gift, co_apply_gift },
    [CO_EFFECT_NUGGETS] = { co_legal_nuggets, co_apply_nuggets },
    [CO_EFFECT_CARDS] = { co_legal_cards, co_apply_cards },
    [CO_EFFECT_THIRD] = { co_legal_third, co_apply_play },
    [CO_EFFECT_CHECK] = { co_legal_check, co_apply_check },
    [CO_EFFECT_PLAY] = { co_legal_play, co_apply_play },
    [CO_EFFECT_TIPI] = { co_legal_tipi, co_apply_tipi },
    [CO_EFFECT_DISCOVERY] = { co_legal_discovery, co_apply_discovery },
    [CO_EFFECT_SUIT] = { co_legal_discovery, co_apply_suit },
};

int co_legal(const void *state, int seat, sb_move out[])
{
    const co_state *st = state;
    int effect = st->player[seat].effect;
    return effect ? DECISIONS[effect].legal(st, seat, out) : 0;
}

/* Takes what co_legal lists, and checks nothing again. */
void co_answer_decision(co_state *st, int seat, sb_move move, sb_events *events)
{
    DECISIONS[st->player[seat].effect].apply(st, seat, move, events);
}

/* ---- I: call ----------------------------------------------------------------------------------------------------- */

static void begin_turn(co_state *st, sb_events *events)
{
    st->turn++;
    st->phase = CO_CALL;
    st->target = st->named = st->given = st->answer = 0;
    sb_emit(events, CO_EVENT_TURN, st->caller, st->turn);
    co_begin_call(st, events);
}

/* ---- II: actions ------------------------------------------------------------------------------------------------- */

/* COL-CALL-12, COL-ACT-1, COL-ACT-2, COL-ACT-7, COL-SEQ-1: the duo of the given card, for everybody at once, and only
 * here (COL-ACT-6). */
static void begin_actions(co_state *st, sb_events *events)
{
    int duo = co_suit_duo[co_suit_of(st->given - 1)];
    st->phase = CO_ACTIONS;
    sb_emit(events, CO_EVENT_ACTIONS, SB_SPECTATOR, (int16_t)duo);
    for (int seat = 0; seat < st->players; seat++)
        co_gain(st, seat, duo, events);
}

/* COL-SUP-1 */
static void pay_out_nugget(co_state *st, int seat, sb_events *events)
{
    if (st->supply == 0) {
        sb_emit(events, CO_EVENT_NO_NUGGET, seat, 0);
        return;
    }
    st->supply--;
    st->player[seat].nuggets++;
    sb_emit(events, CO_EVENT_NUGGET, seat, 1);
}

/* COL-SEQ-3, COL-SEQ-9, COL-SEQ-11, COL-SEQ-13: clockwise from the Caller, whoever answered first. */
static void settle(co_state *st, sb_events *events)
{
    for (int i = 0; i < st->players; i++) {
        int seat = co_seat_at(st, i);
        co_claim claim = st->player[seat].claim;
        st->player[seat].claim = CO_CLAIM_NONE;
        if (claim == CO_CLAIM_NUGGET)
            pay_out_nugget(st, seat, events);
        else if (claim == CO_CLAIM_CARDS)
            co_draw(st, seat, CO_DRAW, events);
    }
}

/* ---- III: end of turn -------------------------------------------------------------------------------------------- */

/* COL-END-A1, COL-END-A2, COL-END-A5, COL-PLAY-4: complete suits go first, all of them. */
static void discard_suits(co_state *st, int seat, sb_events *events)
{
    co_player *p = &st->player[seat];
    for (uint32_t left = co_complete_suits(p); left; left &= left - 1) {
        int suit = co_suit_of(__builtin_ctz(left));
        p->area &= ~co_suit_bits(suit);
        p->owed++;
        for (int i = 0; i < CO_VALUES; i++)
            st->discard[suit * CO_VALUES + i]++;
        sb_emit(events, CO_EVENT_SUIT, seat, (int16_t)suit);
    }
}

/* III.A, COL-SEQ-4 */
static void begin_end(co_state *st, sb_events *events)
{
    st->phase = CO_END;
    for (int i = 0; i < st->players; i++)
        discard_suits(st, co_seat_at(st, i), events);
    for (int i = 0; i < st->players; i++)
        co_pay_owed(st, co_seat_at(st, i), events);
}

/* III.B, COL-END-B */
static void fill_hands(co_state *st, sb_events *events)
{
    for (int i = 0; i < st->players; i++) {
        int seat = co_seat_at(st, i);
        if (st->player[seat].hand_n < CO_HAND_MIN)
            co_draw(st, seat, CO_HAND_MIN - st->player[seat].hand_n, events);
    }
}

static bool has_seventh_medal(const co_state *st)
{
    for (int seat = 0; seat < st->players; seat++)
        if (st->player[seat].medals_n >= CO_END_SLOT)
            return true;
    return false;
}

/* III.C, COL-END-C1, COL-END-C2, COL-END-C3, COL-SEQ-8 */
static void end_turn(co_state *st, sb_events *events)
{
    co_cross_medals(st, events);
    bool seventh = has_seventh_medal(st);
    if (seventh || st->turn == CO_TURNS_MAX) {
        st->phase = CO_OVER;
        sb_emit(events, seventh ? CO_EVENT_OVER_MEDALS : CO_EVENT_OVER_TURNS, SB_SPECTATOR, st->turn);
        return;
    }
    st->caller = (uint8_t)co_seat_at(st, 1);
    begin_turn(st, events);
}

/* ---- the course of the game -------------------------------------------------------------------------------------- */

/* The next step of the turn, when nobody owes anything (COL-TURN-1). */
static void step(co_state *st, sb_events *events)
{
    switch ((co_phase)st->phase) {
    case CO_SETUP: begin_turn(st, events); break;
    case CO_CALL:
        if (st->given)
            begin_actions(st, events);
        else
            begin_end(st, events); /* COL-CALL-16 */
        break;
    case CO_ACTIONS:
        settle(st, events);
        begin_end(st, events);
        break;
    case CO_END:
        fill_hands(st, events);
        end_turn(st, events);
        break;
    case CO_OVER:
    case CO_PHASE_COUNT: break;
    }
}

void co_advance(co_state *st, sb_events *events)
{
    while (st->phase != CO_OVER && !co_pending(st))
        step(st, events);
}

/* ---- the afterstate (outlook.h) ---------------------------------------------------------------------------------- */

/* The call leads straight to the actions; before the settlement and before hands are filled up it halts. */
bool co_decide(void *state, int seat, sb_move move)
{
    co_state *st = state;
    co_answer_decision(st, seat, move, NULL);
    while ((st->phase == CO_SETUP || st->phase == CO_CALL) && !co_pending(st))
        step(st, NULL);
    return co_is_halted(st);
}

bool co_is_halted(const void *state)
{
    return ((const co_state *)state)->phase != CO_OVER && !co_pending(state);
}

void co_resume(void *state)
{
    co_advance(state, NULL);
}
