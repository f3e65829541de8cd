/* faults_rules.c: rules that go wrong, for test_conformance.c. */
#include "faults.h"

static void setup_forgets_a_byte(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events)
{
    tp_state *st = state;
    uint8_t old = st->zero[1];
    tp_setup(state, setup, key, events);
    st->zero[1] = old;
}

static void setup_uses_an_unnamed_stream(
    void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events)
{
    tp_setup(state, setup, key, events);
    sb_rng_below(&((tp_state *)state)->rng, 5, 6);
}

static void apply_uses_a_global(void *state, int seat, sb_move move, sb_events *events)
{
    static unsigned calls;
    tp_apply(state, seat, move, events);
    if (move.kind == TP_MOVE_SPARE)
        ((tp_state *)state)->player[seat].duels = (uint8_t)(++calls & 1);
}

static void apply_depends_on_listeners(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    if (move.kind == TP_MOVE_SPARE)
        ((tp_state *)state)->player[seat].duels = events != NULL;
}

static void apply_writes_behind_the_state(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    ((uint8_t *)state)[sizeof(tp_state)] = 1;
}

static void apply_never_ends(void *state, int seat, sb_move move, sb_events *events)
{
    if (move.kind == TP_MOVE_SPARE || move.kind == TP_MOVE_DUEL)
        sb_reveal(&((tp_state *)state)->rng);
    else
        tp_apply(state, seat, move, events);
}

static void apply_changes_nothing(void *state, int seat, sb_move move, sb_events *events)
{
    if (move.kind != TP_MOVE_SPARE)
        tp_apply(state, seat, move, events);
}

static void apply_loses_a_card(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    if (move.kind == TP_MOVE_SWAP)
        ((tp_state *)state)->discard[move.arg[0] - 1]--;
}

static void apply_changes_the_key(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    ((tp_state *)state)->rng.key[7]++;
}

static void apply_winds_a_stream_back(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    if (move.kind == TP_MOVE_SPARE)
        ((tp_state *)state)->rng.pos[TP_STREAM_DECK]--;
}

static void apply_depends_on_the_first_answer(void *state, int seat, sb_move move, sb_events *events)
{
    tp_state *st = state;
    if (move.kind == TP_MOVE_PLAY && tp_pending(st) == (1u << st->players) - 1)
        st->first = (uint8_t)seat;
    tp_apply(state, seat, move, events);
}

static void apply_rolls_before_the_last_answer(void *state, int seat, sb_move move, sb_events *events)
{
    if (move.kind == TP_MOVE_PLAY)
        sb_rng_below(&((tp_state *)state)->rng, TP_STREAM_DICE, 6);
    tp_apply(state, seat, move, events);
}

static void apply_hides_a_draw(void *state, int seat, sb_move move, sb_events *events)
{
    tp_state *st = state;
    uint32_t reveals = st->rng.reveals;
    tp_apply(state, seat, move, events);
    if (move.kind == TP_MOVE_SWAP)
        st->rng.reveals = reveals;
}

static void apply_tells_everybody_the_draw(void *state, int seat, sb_move move, sb_events *events)
{
    int from = events ? events->n : 0;
    tp_apply(state, seat, move, events);
    for (int i = from; events && i < events->n; i++)
        events->at[i].audience = 0;
}

static void apply_tells_too_much_at_once(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    for (int i = 0; move.kind == TP_MOVE_DUEL && i <= SB_EVENTS_MAX; i++)
        sb_emit(events, TP_EVENT_CHOSE, seat, 0);
}

static void apply_tells_what_is_not_declared(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    sb_emit(events, TP_EVENT_CHOSE, seat, 3);
}

static void apply_tells_the_sealed_card(void *state, int seat, sb_move move, sb_events *events)
{
    tp_apply(state, seat, move, events);
    if (move.kind == TP_MOVE_PLAY && tp_pending(state) > 0 && tp_phase_of(state) == TP_CHOOSE)
        sb_emit(events, TP_EVENT_PLAYED, seat, move.arg[0]);
}

static void setup_of_forgets_the_rounds(const void *state, sb_setup *out)
{
    tp_setup_of(state, out);
    out->value[TP_OPTION_ROUNDS] = 0;
}

static void appraise_changes_its_mind(const void *redacted, int seat, const sb_move *list, int n, int32_t *value)
{
    static int32_t mood;
    tp_appraise(redacted, seat, list, n, value);
    value[n - 1] += ++mood;
}

static void appraise_forgets_a_move(const void *redacted, int seat, const sb_move *list, int n, int32_t *value)
{
    tp_appraise(redacted, seat, list, n - 1, value);
}

static unsigned pending_forgets_the_winner(const void *state)
{
    return tp_phase_of(state) == TP_WINNER ? 0 : tp_pending(state);
}

static unsigned pending_asks_strangers(const void *state)
{
    const tp_state *st = state;
    return tp_pending(state) | (st->players < SB_SEATS_MAX ? 1u << st->players : 0);
}

static int legal_is_not_sorted(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    int n = tp_legal(state, seat, out);
    if (n > 1) {
        sb_move swap = out[0];
        out[0] = out[1];
        out[1] = swap;
    }
    return n;
}

static int legal_has_one_twice(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    int n = tp_legal(state, seat, out);
    if (n > 0)
        out[n] = out[n - 1];
    return n > 0 ? n + 1 : 0;
}

static int legal_is_empty(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    return ((const tp_state *)state)->round == 2 ? 0 : tp_legal(state, seat, out);
}

static int legal_looks_at_the_deck(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    const tp_state *st = state;
    int n = tp_legal(state, seat, out);
    return n > 1 && st->deck[0] > 5 ? n - 1 : n;
}

static int legal_after_the_end(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    out[0] = sb_move_of(TP_MOVE_SPARE, 0, 0);
    return tp_phase_of(state) == TP_OVER ? 1 : tp_legal(state, seat, out);
}

static int legal_changes_the_state(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    ((tp_state *)(uintptr_t)state)->zero[0] = 1;
    return tp_legal(state, seat, out);
}

static sb_decision decision_of_no_kind(const void *state, int seat)
{
    (void)state, (void)seat;
    return (sb_decision) { .kind = TP_ASK_COUNT };
}

static sb_decision decision_looks_at_the_deck(const void *state, int seat)
{
    sb_decision d = tp_decision(state, seat);
    if (d.kind == TP_ASK_CARD)
        d.arg[1] = ((const tp_state *)state)->deck[1];
    return d;
}

static sb_reason why_of_no_kind(const void *state, int seat, sb_move move)
{
    sb_reason r = tp_why(state, seat, move);
    r.kind = r.kind == TP_WHY_SELF ? TP_WHY_COUNT : r.kind;
    return r;
}

static sb_reason why_looks_at_the_deck(const void *state, int seat, sb_move move)
{
    const tp_state *st = state;
    sb_reason r = tp_why(state, seat, move);
    if (r.kind == TP_WHY_NOT_IN_HAND && st->deck_n)
        r.arg[0] = st->deck[st->deck_n - 1];
    return r;
}

static int expected_is_no_move(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    (void)redacted, (void)seat;
    out[0] = sb_move_of(TP_MOVE_PLAY, 0, 7);
    return 1;
}

/* A rival who does not play: there is no rule about that. */
static int expected_knows_no_rule(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    (void)seat;
    out[0] = sb_move_of(TP_MOVE_DUEL, SB_SEATS_MAX - 1, 0);
    return tp_phase_of(redacted) == TP_WINNER;
}

static int expected_is_too_much(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    (void)redacted, (void)seat, (void)out;
    return SB_BLOCKED_MAX + 1;
}

static int turn_goes_back(const void *state)
{
    return 10 - tp_turn(state);
}

static void result_does_not_add_up(const void *state, sb_result *out)
{
    tp_result(state, out);
    out->score[1][TP_SCORE_TOTAL]++;
}

static void result_lets_the_last_win(const void *state, sb_result *out)
{
    tp_result(state, out);
    int best = out->score[0][TP_SCORE_TOTAL] > out->score[1][TP_SCORE_TOTAL];
    out->winners = out->over ? (uint8_t)(1 << best) : 0;
    for (int seat = 0; out->over && seat < out->players; seat++)
        out->place[seat] = seat == best ? 1 : 2;
}

static void result_has_winners_too_early(const void *state, sb_result *out)
{
    tp_result(state, out);
    out->winners |= 1;
}

static void result_has_places_too_early(const void *state, sb_result *out)
{
    tp_result(state, out);
    out->place[1] = 1;
}

static void result_leaves_no_place_out(const void *state, sb_result *out)
{
    tp_result(state, out);
    for (int seat = 0; seat < out->players; seat++)
        out->place[seat] = out->place[seat] > 2 ? 2 : out->place[seat];
}

static void result_has_a_nameless_automa(const void *state, sb_result *out)
{
    tp_result(state, out);
    out->automas = 1;
}

const fault FAULTS_OF_RULES[] = {
    RULES(rules.setup, setup_forgets_a_byte, "setup leaves byte 202 as it finds it"),
    RULES(rules.setup, setup_uses_an_unnamed_stream, "stream 5 is used and has no name"),
    RULES(rules.apply, apply_uses_a_global, "depends on whether somebody listens"),
    RULES(rules.apply, apply_depends_on_listeners, "depends on whether somebody listens"),
    RULES(rules.apply, apply_writes_behind_the_state, "writes behind the state"),
    RULES(rules.apply, apply_never_ends, "the game does not end"),
    RULES(rules.apply, apply_changes_nothing, "the move changes nothing"),
    RULES(rules.apply, apply_loses_a_card, "check: deck: there must be 4 cards"),
    RULES(rules.apply, apply_changes_the_key, "the key has changed"),
    RULES(rules.apply, apply_winds_a_stream_back, "stream 0 went back"),
    RULES(rules.apply, apply_depends_on_the_first_answer, "depends on who answers first"),
    RULES(rules.apply, apply_rolls_before_the_last_answer, "dice or shuffle before the last answer"),
    RULES(rules.apply, apply_hides_a_draw, "without a draw or sb_reveal"),
    RULES(rules.apply, apply_tells_everybody_the_draw, "event drew tells viewer"),
    RULES(rules.apply, apply_tells_too_much_at_once, "there are more than 512 events"),
    RULES(rules.apply, apply_tells_what_is_not_declared, "event chose: arguments are not as declared"),
    RULES(rules.apply, apply_tells_the_sealed_card, "event played tells viewer"),
    RULES(rules.setup_of, setup_of_forgets_the_rounds, "setup_of: option 0 is 0 instead of 1"),
    RULES(bots.appraise, appraise_changes_its_mind, "appraised once as"),
    RULES(bots.appraise, appraise_forgets_a_move, "appraised once as"),
    RULES(rules.pending, pending_forgets_the_winner, "the result says over=0 while 0 seats"),
    RULES(rules.pending, pending_asks_strangers, "owes a decision who does not play"),
    RULES(rules.legal, legal_is_not_sorted, "is not sorted or has a move twice"),
    RULES(rules.legal, legal_has_one_twice, "is not sorted or has a move twice"),
    RULES(rules.legal, legal_is_empty, "owes a decision and has no moves"),
    RULES(rules.legal, legal_looks_at_the_deck, "other moves"),
    RULES(rules.legal, legal_after_the_end, "the game is over and seat 0 may move"),
    RULES(rules.legal, legal_changes_the_state, "a question changed byte 201"),
    RULES(rules.decision, decision_of_no_kind, "there is no decision of kind 2"),
    RULES(rules.decision, decision_looks_at_the_deck, "made from what the seat knows"),
    RULES(rules.why, why_of_no_kind, "there is no reason of kind 9"),
    RULES(rules.why, why_looks_at_the_deck, "tells what the seat cannot know"),
    RULES(people.expected, expected_is_no_move, "is not a move"),
    RULES(people.expected, expected_knows_no_rule, "no rule forbids"),
    RULES(people.expected, expected_is_too_much, "moves are expected"),
    RULES(rules.turn, turn_goes_back, "turn went back"),
    RULES(rules.result, result_does_not_add_up, "do not add up"),
    RULES(rules.result, result_lets_the_last_win, "has fewer points than row 1 and a better place"),
    RULES(rules.result, result_has_winners_too_early, "winners 1 while over=0"),
    RULES(rules.result, result_has_places_too_early, "is in place 1 instead of 0"),
    RULES(rules.result, result_leaves_no_place_out, "row 2 is in place 2 instead of 3"),
    RULES(rules.result, result_has_a_nameless_automa, "1 automas, or one without a name"),
    { 0 },
};
