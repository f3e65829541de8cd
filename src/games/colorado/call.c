/* call.c: phase I.  The Caller names an opponent and a kind; the opponent's hand answers (COL-CALL). */
#include "games/colorado/state.h"
#include "games/colorado/call.h"
#include "games/colorado/cards.h"

/* COL-CALL-1, COL-CALL-4 */
unsigned co_targets(const co_state *st)
{
    unsigned seats = 0;
    for (int seat = 0; seat < st->players; seat++)
        if (seat != st->caller && st->player[seat].hand_n > 0)
            seats |= 1u << seat;
    return seats;
}

/* COL-CALL-6: of the same suit or of the same value. */
uint32_t co_alike(int kind)
{
    return co_suit_bits(co_suit_of(kind)) | (uint32_t)CO_VALUE_1 << (co_value_of(kind) - 1);
}

static uint32_t matching(const co_player *p, int kind)
{
    return co_hand_bits(p) & co_alike(kind);
}

/* ---- the target's answer ----------------------------------------------------------------------------------------- */

/* COL-CALL-9, COL-CALL-10, COL-CALL-15: a card for the Caller, or a nugget at once if there is one (COL-SUP-1). */
static void receive(co_state *st, int kind, sb_events *events)
{
    co_player *caller = &st->player[st->caller];
    if (!(caller->area >> kind & 1)) {
        caller->area |= 1u << kind;
        sb_emit(events, CO_EVENT_RECEIVE, st->caller, (int16_t)kind);
        return;
    }
    st->discard[kind]++;
    sb_emit(events, CO_EVENT_DUPLICATE, st->caller, (int16_t)kind);
    if (st->supply > 0) {
        st->supply--;
        caller->nuggets++;
        sb_emit(events, CO_EVENT_COMPENSATION, st->caller, 1);
    } else {
        sb_emit(events, CO_EVENT_NO_NUGGET, st->caller, 0);
    }
}

/* COL-CALL-8, COL-CALL-11 */
static void give(co_state *st, int kind, int event, sb_events *events)
{
    int target = st->target - 1;
    co_hand_remove(&st->player[target], kind);
    st->given = (uint8_t)(kind + 1);
    sb_emit(events, event, target, (int16_t)kind);
    receive(st, kind, events);
}

/* COL-CALL-7: every card is equally likely, not every kind. */
static int random_card(co_state *st, const co_player *p)
{
    return co_hand_at(p, (int)sb_rng_below(&st->rng, CO_STREAM_CALL, p->hand_n));
}

/* COL-CALL-5, COL-CALL-6, COL-CALL-7, COL-CALL-14.  Whatever comes out tells about a hidden hand. */
static void answer(co_state *st, sb_events *events)
{
    co_player *target = &st->player[st->target - 1];
    int kind = st->named - 1;
    sb_reveal(&st->rng);
    if (co_has(target->hand, kind)) {
        st->answer = CO_ANSWER_NAMED;
        give(st, kind, CO_EVENT_GIVE_NAMED, events);
    } else if (matching(target, kind)) {
        st->answer = CO_ANSWER_MATCH;
        target->effect = CO_EFFECT_GIFT;
    } else {
        st->answer = CO_ANSWER_RANDOM;
        give(st, random_card(st, target), CO_EVENT_GIVE_RANDOM, events);
    }
}

/* ---- D2: whom ---------------------------------------------------------------------------------------------------- */

static void call(co_state *st, int target, sb_events *events)
{
    st->target = (uint8_t)(target + 1);
    st->player[st->caller].effect = CO_EFFECT_KIND;
    sb_emit(events, CO_EVENT_CALL, st->caller, (int16_t)target);
}

/* COL-DEC-1: a single possible target is not asked for.  COL-CALL-16: without any, nobody is asked anything. */
void co_begin_call(co_state *st, sb_events *events)
{
    unsigned targets = co_targets(st);
    if (!targets)
        sb_emit(events, CO_EVENT_SKIPPED, st->caller, 0);
    else if (co_is_single(targets))
        call(st, __builtin_ctz(targets), events);
    else
        st->player[st->caller].effect = CO_EFFECT_TARGET;
}

int co_legal_target(const co_state *st, int seat, sb_move out[])
{
    int n = 0;
    (void)seat;
    for (unsigned left = co_targets(st); left; left &= left - 1)
        out[n++] = sb_move_of(CO_MOVE_CALL, __builtin_ctz(left), 0);
    return n;
}

void co_apply_target(co_state *st, int seat, sb_move move, sb_events *events)
{
    (void)seat;
    call(st, move.arg[0], events);
}

/* ---- D3: which kind ---------------------------------------------------------------------------------------------- */

/* COL-CALL-2, COL-CALL-3 */
int co_legal_kind(const co_state *st, int seat, sb_move out[])
{
    int n = 0;
    for (uint32_t left = CO_ALL_KINDS & ~st->player[seat].area; left; left &= left - 1)
        out[n++] = sb_move_of(CO_MOVE_NAME, __builtin_ctz(left), 0);
    return n;
}

void co_apply_kind(co_state *st, int seat, sb_move move, sb_events *events)
{
    st->player[seat].effect = CO_EFFECT_NONE;
    st->named = (uint8_t)(move.arg[0] + 1);
    sb_emit(events, CO_EVENT_NAME, seat, (int16_t)(st->target - 1), move.arg[0]);
    answer(st, events);
}

/* ---- D4: what to give instead ------------------------------------------------------------------------------------ */

int co_legal_gift(const co_state *st, int seat, sb_move out[])
{
    int n = 0;
    for (uint32_t left = matching(&st->player[seat], st->named - 1); left; left &= left - 1)
        out[n++] = sb_move_of(CO_MOVE_GIVE, __builtin_ctz(left), 0);
    return n;
}

void co_apply_gift(co_state *st, int seat, sb_move move, sb_events *events)
{
    st->player[seat].effect = CO_EFFECT_NONE;
    give(st, move.arg[0], CO_EVENT_GIVE_MATCH, events);
}
