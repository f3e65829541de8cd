/* test_conformance.c: the conformance suite against games with one planted fault each.  It must find every one of them,
 * and say so in the words that belong to it. */
#include "conformance.h"
#include "games/template/state.h"
#include "test.h"

#include <stddef.h>
#include <stdlib.h>

/* ---- rules that go wrong ----------------------------------------------------------------------------------------- */

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

/* ---- secrets that get out ---------------------------------------------------------------------------------------- */

static void redact_leaves_the_key(void *state, int viewer)
{
    sb_rng rng = ((tp_state *)state)->rng;
    tp_redact(state, viewer);
    ((tp_state *)state)->rng = rng;
}

static void redact_leaves_sealed_cards(void *state, int viewer)
{
    tp_state *st = state, before = *st;
    tp_redact(state, viewer);
    for (int seat = 0; seat < st->players; seat++)
        st->player[seat].sealed = before.player[seat].sealed;
}

static void redact_leaves_the_deck(void *state, int viewer)
{
    tp_state *st = state, before = *st;
    tp_redact(state, viewer);
    memcpy(st->deck, before.deck, sizeof st->deck);
}

static void redact_shows_the_deck_to_spectators(void *state, int viewer)
{
    (viewer == SB_SPECTATOR ? redact_leaves_the_deck : tp_redact)(state, viewer);
}

static void redact_hides_who_has_chosen(void *state, int viewer)
{
    tp_state *st = state;
    tp_redact(state, viewer);
    for (int seat = 0; seat < st->players; seat++)
        if (seat != viewer)
            st->player[seat].has_sealed = 0;
}

/* Bots would know the deck: neither hides it. */
static void determinize_keeps_the_deck(void *state, int viewer, sb_quick *chance)
{
    tp_state *st = state, before = *st;
    uint8_t unseen[TP_RANKS + 1] = { 0 };
    tp_determinize(state, viewer, chance);
    memcpy(st->deck, before.deck, sizeof st->deck);
    for (int rank = 1; rank <= TP_RANKS; rank++)
        unseen[rank] = (uint8_t)(TP_COPIES - st->discard[rank - 1]);
    for (int i = 0; i < st->deck_n; i++)
        unseen[st->deck[i]]--;
    if (viewer < st->players) {
        const tp_player *p = &st->player[viewer];
        for (int i = 0; i < p->hand_n; i++)
            unseen[p->hand[i]]--;
        if (p->has_sealed)
            unseen[p->sealed]--;
    }
    int rank = 1;
    for (int seat = 0; seat < st->players; seat++) {
        tp_player *p = &st->player[seat];
        for (int i = 0; seat != viewer && i < p->hand_n + p->has_sealed; i++) {
            while (unseen[rank] == 0)
                rank++;
            *(i < p->hand_n ? &p->hand[i] : &p->sealed) = (uint8_t)rank;
            unseen[rank]--;
        }
    }
}

/* The same, but only while the winner decides: no beginning shows it. */
static void redact_leaves_the_deck_late(void *state, int viewer)
{
    (tp_phase_of(state) == TP_WINNER ? redact_leaves_the_deck : tp_redact)(state, viewer);
}

static void determinize_keeps_the_deck_late(void *state, int viewer, sb_quick *chance)
{
    (tp_phase_of(state) == TP_WINNER ? determinize_keeps_the_deck : tp_determinize)(state, viewer, chance);
}

static void determinize_makes_up_cards(void *state, int viewer, sb_quick *chance)
{
    tp_state *st = state;
    tp_determinize(state, viewer, chance);
    st->deck[0] = (uint8_t)(1 + st->deck[0] % TP_RANKS);
}

static void determinize_makes_no_key(void *state, int viewer, sb_quick *chance)
{
    tp_determinize(state, viewer, chance);
    memset(((tp_state *)state)->rng.key, 0, SB_KEY_BYTES);
}

static void determinize_forgets_what_is_known(void *state, int viewer, sb_quick *chance)
{
    tp_determinize(state, (viewer + 1) % 2, chance);
}

/* ---- states and views that go wrong ------------------------------------------------------------------------------ */

static void io_forgets_a_member(void *state, sb_io *io)
{
    tp_state *st = state;
    uint8_t first = sb_io_reading(io) ? 0 : st->first;
    tp_game.rules.io(state, io);
    if (sb_io_reading(io))
        st->first = first;
}

static void io_writes_another_value(void *state, sb_io *io)
{
    tp_game.rules.io(state, io);
    if (!sb_io_reading(io))
        ((tp_state *)state)->zero[0] = 1;
}

static void view_does_not_close(const void *redacted, int viewer, sb_json *out)
{
    tp_game.people.view(redacted, viewer, out);
    sb_json_object(out, "more");
}

static void view_says_it_twice(const void *redacted, int viewer, sb_json *out)
{
    tp_game.people.view(redacted, viewer, out);
    sb_json_int(out, "round", 7);
}

static void view_tells_more(const void *redacted, int viewer, sb_json *out)
{
    tp_game.people.view(redacted, viewer, out);
    sb_json_int(out, "more", 1);
}

/* The description says something else than the view: a copy of it, with another row for a member. */
static void describe(sb_game *g, const char *path, sb_field row)
{
    static sb_field rows[64];
    assert_true(g->fields.count < 64);
    memcpy(rows, g->fields.at, (size_t)g->fields.count * sizeof *rows);
    int i = 0;
    while (i < g->fields.count && strcmp(rows[i].path, path) != 0)
        i++;
    rows[i] = row;
    g->fields = (sb_fields) { rows, i < g->fields.count ? g->fields.count : i + 1 };
}

static void field_of_another_type(sb_game *g)
{
    describe(g, "round", (sb_field) { "round", SB_FIELD_BOOL, .label = { "Round", "Tour" } });
}

static void field_of_other_items(sb_game *g)
{
    describe(
        g, "phase", (sb_field) { "phase", SB_FIELD_ITEM, .domain = TP_DOMAIN_CARD, .label = { "Phase", "Phase" } });
}

static void field_that_is_never_null(sb_game *g)
{
    describe(g, "winner", (sb_field) { "winner", SB_FIELD_SEAT, .label = { "Winner", "Gagnant" } });
}

static void field_that_is_not_there(sb_game *g)
{
    describe(g, "weather", (sb_field) { "weather", SB_FIELD_NUMBER, .label = { "Weather", "Temps" } });
}

/* A table for one gets in, and everything about it with it. */
static const char *check_lets_one_play_alone(const void *state)
{
    return ((const tp_state *)state)->players < 2 ? NULL : tp_check(state);
}

static const char *check_finds_fault(const void *state)
{
    return ((const tp_state *)state)->round == 2 ? "round: two is a bad number" : NULL;
}

/* ---- vocabularies that go wrong ---------------------------------------------------------------------------------- */

/* ---- remarks and explanations that go wrong ---------------------------------------------------------------------- */

static void note_changes_its_mind(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    static unsigned calls;
    (void)redacted, (void)seat, (void)move, (void)names;
    sb_putf(out, "%d", (int)(++calls & 1));
}

static void note_changes_the_state(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    (void)move, (void)names, (void)out;
    uint8_t *bytes = (uint8_t *)(uintptr_t)redacted;
    bytes[offsetof(tp_state, zero)] ^= (uint8_t)(seat + 1);
}

static void note_is_too_long(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    (void)redacted, (void)seat, (void)move, (void)names;
    for (int i = 0; i < 12; i++)
        sb_put(out, "too long;");
}

static void note_is_no_utf8(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    (void)redacted, (void)seat, (void)move, (void)names;
    sb_put(out, "pi\xc3");
}

static const char *about_speaks_english(int domain, int item, sb_lang lang, sb_text *out)
{
    (void)domain, (void)item;
    sb_put(out, lang == SB_EN ? "a card" : "");
    return NULL;
}

static void components_say_it_twice(sb_json *out)
{
    sb_json_int(out, "cards", 1);
    sb_json_int(out, "cards", 2);
}

#define NO_RULE                                                                                                        \
    "TP-"                                                                                                              \
    "WIN-9" /* in two pieces: rules that are cited must exist */

static sb_word words[32]; /* a copy to spoil */

static void spoil(sb_game *g, sb_words *table, int kind, sb_word word)
{
    (void)g;
    memcpy(words, table->at, (size_t)table->count * sizeof words[0]);
    words[kind] = word;
    table->at = words;
}

static void move_id_with_a_space(sb_game *g)
{
    spoil(g, &g->moves, TP_MOVE_SPARE, (sb_word) { "sp are", NULL, { { 0 } }, "Spare", "Épargner" });
}

static const char *about_leads_nowhere(int domain, int item, sb_lang lang, sb_text *out)
{
    (void)domain, (void)item, (void)lang, (void)out;
    return NO_RULE;
}

static void move_id_twice(sb_game *g)
{
    spoil(g, &g->moves, TP_MOVE_SPARE, (sb_word) { "play", NULL, { { 0 } }, "Spare", "Épargner" });
}

static void move_without_its_argument(sb_game *g)
{
    spoil(g, &g->moves, TP_MOVE_DUEL, (sb_word) { "duel", NULL, { { 0 } }, "Duel", "Duel" });
}

static void sentence_missing_in_french(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_OVER, (sb_word) { "over", NULL, { { 0 } }, "Over", "" });
}

static void slot_that_leads_nowhere(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_OVER, (sb_word) { "over", NULL, { { 0 } }, "Over for {whom}", "Fini" });
}

static void slot_in_one_language(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_SCORED,
        (sb_word) { "scored", NULL, { { "points", SB_ARG_NUMBER } }, "{seat} scores {points}", "{seat} marque" });
}

static void slot_that_is_not_closed(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_OVER, (sb_word) { "over", NULL, { { 0 } }, "Over for {seat", "Fini" });
}

static void decision_without_a_rule(sb_game *g)
{
    spoil(g, &g->decisions, TP_ASK_WINNER, (sb_word) { "winner", NULL, { { 0 } }, "Decide", "Décider" });
}

static void rule_that_does_not_exist(sb_game *g)
{
    spoil(g, &g->decisions, TP_ASK_WINNER, (sb_word) { "winner", NO_RULE, { { 0 } }, "Decide", "Décider" });
}

static void domain_that_does_not_exist(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_PLAYED,
        (sb_word) { "played", NULL, { { "card", SB_ARG_ITEM + 2 } }, "{card}", "{card}" });
}

static void list_in_an_event(sb_game *g)
{
    spoil(
        g, &g->events, TP_EVENT_PLAYED, (sb_word) { "played", NULL, { { "card", SB_ARG_LIST } }, "{card}", "{card}" });
}

static void game_without_a_version(sb_game *g)
{
    g->rules_version = 0;
}

static void both_leave_the_deck(sb_game *g)
{
    g->rules.redact = redact_leaves_the_deck;
    g->rules.determinize = determinize_keeps_the_deck;
}

static void both_leave_the_deck_late(sb_game *g)
{
    g->rules.redact = redact_leaves_the_deck_late;
    g->rules.determinize = determinize_keeps_the_deck_late;
}

/* ---- the list ---------------------------------------------------------------------------------------------------- */

typedef struct fault {
    const char *name;
    sb_game game;              /* what is set here replaces the member of the good game */
    void (*spoil)(sb_game *g); /* or this does it */
    const char *found;         /* what the suite must say */
} fault;

/* clang-format off */
#define RULES(member_, function_, found_) { #function_, { .member_ = function_ }, NULL, found_ }
#define WORDS(function_, found_) { #function_, { 0 }, function_, found_ }
/* clang-format on */

static const fault FAULTS[] = {
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
    RULES(rules.redact, redact_leaves_the_key, "the key is still there"),
    RULES(rules.redact, redact_leaves_sealed_cards, "tells viewer"),
    RULES(rules.redact, redact_leaves_the_deck, "depends on what viewer"),
    RULES(rules.redact, redact_shows_the_deck_to_spectators, "shown to a spectator"),
    RULES(rules.redact, redact_hides_who_has_chosen, "others owe a decision"),
    WORDS(both_leave_the_deck, "tells them apart"),
    WORDS(both_leave_the_deck_late, "that it shows something hidden, and never did"),
    RULES(rules.determinize, determinize_makes_up_cards, "check: deck: there must be 4 cards"),
    RULES(rules.determinize, determinize_makes_no_key, "there is no key"),
    RULES(rules.determinize, determinize_forgets_what_is_known, "determinized for"),
    RULES(rules.io, io_forgets_a_member, "reads back with another byte 99"),
    RULES(rules.io, io_writes_another_value, "writing the state changed byte 201"),
    RULES(people.view, view_does_not_close, "the view opens more than it closes"),
    RULES(people.view, view_says_it_twice, "the view is not JSON: duplicate object key"),
    RULES(people.view, view_tells_more, "view: more is not described"),
    WORDS(field_of_another_type, "view: round is neither true nor false"),
    WORDS(field_of_other_items, "no item of card"),
    WORDS(field_that_is_never_null, "view: winner is null"),
    WORDS(field_that_is_not_there, "view: weather is missing for viewer"),
    RULES(people.note, note_changes_its_mind, "two remarks on one move"),
    RULES(people.note, note_changes_the_state, "a remark changed byte 201"),
    RULES(people.note, note_is_too_long, "has 108 characters"),
    RULES(people.note, note_is_no_utf8, "is no good text"),
    RULES(people.about, about_speaks_english, "about greenhorn: the languages differ"),
    RULES(people.about, about_leads_nowhere, "about greenhorn: there are no rules " NO_RULE),
    RULES(people.components, components_say_it_twice, "the catalogue is no good JSON: duplicate object key"),
    RULES(rules.check, check_lets_one_play_alone, "a tampered state was let in with "),
    RULES(rules.check, check_finds_fault, "check: round: two is a bad number"),
    WORDS(move_id_with_a_space, "\"sp are\" is not a good id"),
    WORDS(move_id_twice, "moves: play is there twice"),
    WORDS(move_without_its_argument, "parses to another move"),
    WORDS(sentence_missing_in_french, "events over: a sentence is missing"),
    WORDS(slot_that_leads_nowhere, "leads nowhere"),
    WORDS(slot_in_one_language, "only one language shows {points}"),
    WORDS(slot_that_is_not_closed, "leads nowhere"),
    WORDS(decision_without_a_rule, "decisions winner: names no rule"),
    WORDS(rule_that_does_not_exist, "no rule file has " NO_RULE),
    WORDS(domain_that_does_not_exist, "argument card has no good type"),
    WORDS(list_in_an_event, "a list can only be the last argument of a move"),
    WORDS(game_without_a_version, "rules_version is 0"),
};

#define REPLACE(member_)                                                                                               \
    if (f->game.member_)                                                                                               \
    g.member_ = f->game.member_

static sb_game faulty(const fault *f)
{
    sb_game g = tp_game;
    REPLACE(rules.setup);
    REPLACE(rules.setup_of);
    REPLACE(bots.appraise);
    REPLACE(rules.pending);
    REPLACE(rules.legal);
    REPLACE(rules.apply);
    REPLACE(rules.decision);
    REPLACE(rules.why);
    REPLACE(rules.turn);
    REPLACE(rules.result);
    REPLACE(rules.check);
    REPLACE(rules.redact);
    REPLACE(rules.determinize);
    REPLACE(rules.io);
    REPLACE(people.view);
    REPLACE(people.expected);
    REPLACE(people.note);
    REPLACE(people.about);
    REPLACE(people.components);
    if (f->spoil)
        f->spoil(&g);
    return g;
}

/* The first failure of the suite, "" when it finds none; the caller frees it. */
static char *failure_of(const sb_game *g)
{
    static cf_tally tally;
    char *text = NULL;
    size_t n = 0;
    memset(&tally, 0, sizeof tally);
    FILE *out = open_memstream(&text, &n);
    assert_non_null(out);
    cf_run run = { .g = g, .seeds = 4, .failures_max = 1, .rules_folder = CF_RULES_FOLDER, .out = out };
    int failures = cf_run_game(&run, &tally);
    fclose(out);
    assert_int_equal(failures > 0, n > 0);
    return text;
}

static void test_finds_every_planted_fault(void **unused)
{
    (void)unused;
    int missed = 0;
    for (size_t i = 0; i < sizeof FAULTS / sizeof FAULTS[0]; i++) {
        sb_game g = faulty(&FAULTS[i]);
        char *text = failure_of(&g);
        if (!strstr(text, FAULTS[i].found)) {
            print_error("%s: expected \"%s\", got \"%s\"\n", FAULTS[i].name, FAULTS[i].found, text);
            missed++;
        }
        free(text);
    }
    assert_int_equal(missed, 0);
}

static void test_finds_no_fault_in_the_good_game(void **unused)
{
    (void)unused;
    char *text = failure_of(&tp_game);
    assert_string_equal(text, "");
    free(text);
}

/* The case that the last line of a report names: "  again: conformance template 2 rounds=long KEY random". */
static void read_again(const char *text, sb_setup *setup, uint8_t key[SB_KEY_BYTES], cf_style *style)
{
    char options[100], digits[100], name[20];
    int players;
    const char *line = strstr(text, "  again: ");
    assert_non_null(line);
    int n = sscanf(line, "  again: conformance template %d %99s %99s %19s", &players, options, digits, name);
    assert_int_equal(n, 4);
    assert_int_equal(sb_setup_init(&tp_game, players, setup), SB_OK);
    for (char *rest, *pair = strtok_r(options, ",", &rest); pair; pair = strtok_r(NULL, ",", &rest)) {
        char *value = strchr(pair, '=');
        *value++ = '\0';
        assert_int_equal(sb_setup_option(&tp_game, setup, pair, value), SB_OK);
    }
    assert_true(sb_seed_read(digits, key));
    *style = strcmp(name, CF_STYLE[CF_GREEDY]) == 0 ? CF_GREEDY : CF_RANDOM;
}

static void test_reports_how_to_see_it_again(void **unused)
{
    (void)unused;
    static cf_tally tally;
    sb_game g = tp_game;
    sb_setup setup;
    cf_style style;
    uint8_t key[SB_KEY_BYTES];
    char *text, *again = NULL;
    size_t n = 0;
    g.rules.apply = apply_loses_a_card;
    text = failure_of(&g);
    assert_non_null(strstr(text, "FAILED template: check: deck:"));
    assert_non_null(strstr(text, "move swap:"));
    read_again(text, &setup, key, &style);
    FILE *out = open_memstream(&again, &n);
    cf_run run = { .g = &g, .seeds = 1, .failures_max = 1, .out = out };
    assert_int_equal(cf_run_case(&run, &setup, key, style, &tally), 1);
    fclose(out);
    assert_string_equal(again, text);
    free(again);
    free(text);
}

/* ---- sets of options --------------------------------------------------------------------------------------------- */

static const char *const VALUES[] = { "a", "b", "c", "d", "e" };
/* clang-format off */
static const sb_option MANY[] = {
    { .id = "o1", .values = VALUES, .count = 2 }, { .id = "o2", .values = VALUES, .count = 5 },
    { .id = "o3", .values = VALUES, .count = 2 }, { .id = "o4", .values = VALUES, .count = 2 },
    { .id = "o5", .values = VALUES, .count = 3 }, { .id = "solo", .values = VALUES, .count = 3, .players = 1 << 1 },
    { .id = "first_seat" },
};
/* clang-format on */

static int sets_with(const sb_setup *sets, int n, int i, int a, int k, int b)
{
    int found = 0;
    for (int s = 0; s < n; s++)
        found += sets[s].value[i] == a && sets[s].value[k] == b;
    return found;
}

static void test_few_options_are_tried_in_all_sets(void **unused)
{
    (void)unused;
    const sb_game g = { .options = MANY, .options_count = 3 };
    sb_setup sets[CF_SETS_MAX];
    assert_int_equal(cf_sets_of(&g, 2, sets), 2 * 5 * 2);
    for (int i = 0; i < 20; i++)
        for (int k = 0; k < i; k++)
            assert_memory_not_equal(&sets[i], &sets[k], sizeof sets[i]);
}

static void test_many_options_are_tried_in_all_pairs(void **unused)
{
    (void)unused;
    const sb_game g = { .options = MANY, .options_count = 7 };
    const int counts[] = { 2, 5, 2, 2, 3, 1, 5 }; /* with four players: no solo, and four seats or none */
    sb_setup sets[CF_SETS_MAX];
    int n = cf_sets_of(&g, 4, sets);
    assert_in_range(n, 5 * 5, 40);
    assert_memory_equal(&sets[0], &(sb_setup) { .players = 4 }, sizeof sets[0]);
    for (int i = 0; i < 7; i++)
        for (int k = 0; k < i; k++)
            for (int a = 0; a < counts[i]; a++)
                for (int b = 0; b < counts[k]; b++)
                    assert_true(sets_with(sets, n, i, a, k, b) > 0);
}

/* Every pair of values that goes together at all is tried, at every table of every game.  Sets of options are numbers
 * with a digit for each option. */
static void test_every_legal_pair_of_options_is_tried(void **unused)
{
    (void)unused;
    for (const sb_game *const *g = sb_games; *g; g++)
        for (int players = (*g)->players_min; players <= (*g)->players_max; players++) {
            sb_setup sets[CF_SETS_MAX], s = { .players = (uint8_t)players };
            int n = cf_sets_of(*g, players, sets), at = 0;
            assert_true(n < CF_SETS_MAX);
            while (at < (*g)->options_count) {
                for (int i = 0; i < (*g)->options_count && sb_setup_is_allowed(*g, &s); i++)
                    for (int k = 0; k < i; k++)
                        assert_true(sets_with(sets, n, i, s.value[i], k, s.value[k]) > 0);
                for (at = 0; at < (*g)->options_count; at++) { /* the next number */
                    const sb_option *o = &(*g)->options[at];
                    bool offered = o->players == 0 || (o->players >> players & 1);
                    if (++s.value[at] < (!offered ? 1 : o->values ? o->count : players + 1))
                        break;
                    s.value[at] = 0;
                }
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finds_every_planted_fault),
        cmocka_unit_test(test_finds_no_fault_in_the_good_game),
        cmocka_unit_test(test_reports_how_to_see_it_again),
        cmocka_unit_test(test_few_options_are_tried_in_all_sets),
        cmocka_unit_test(test_many_options_are_tried_in_all_pairs),
        cmocka_unit_test(test_every_legal_pair_of_options_is_tried),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
