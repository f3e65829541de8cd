/* rules.c: the rules of High Noon in the order of docs/rules/template.md, then what a viewer may know. */
#include "games/template/state.h"

#include <string.h>

/* ---- cards ------------------------------------------------------------------------------------------------------- */

/* Hands are kept sorted: equal hands are equal bytes, and lists of moves come out sorted. */
static void hand_add(tp_player *p, uint8_t rank)
{
    int i = p->hand_n++;
    for (; i > 0 && p->hand[i - 1] > rank; i--)
        p->hand[i] = p->hand[i - 1];
    p->hand[i] = rank;
}

static int hand_find(const tp_player *p, int rank)
{
    for (int i = 0; i < p->hand_n; i++)
        if (p->hand[i] == rank)
            return i;
    return -1;
}

static void hand_remove(tp_player *p, int rank)
{
    int at = hand_find(p, rank);
    p->hand_n--;
    memmove(p->hand + at, p->hand + at + 1, (size_t)(p->hand_n - at));
    p->hand[p->hand_n] = 0;
}

/* The top card goes into a hand.  Its owner learns something: no undo across it (sb_reveal). */
static void draw_card(tp_state *st, int seat, sb_events *events)
{
    uint8_t rank = st->deck[--st->deck_n];
    st->deck[st->deck_n] = 0;
    hand_add(&st->player[seat], rank);
    sb_reveal(&st->rng);
    if (events)
        sb_emit_event(events,
            (sb_event) {
                .kind = TP_EVENT_DREW, .seat = (uint8_t)seat, .audience = (uint8_t)(1 << seat), .arg = { rank } });
}

static void deal(tp_state *st, int cards, sb_events *events)
{
    sb_emit(events, TP_EVENT_DEAL, SB_SPECTATOR, (int16_t)cards);
    for (int seat = 0; seat < st->players; seat++)
        for (int i = 0; i < cards; i++)
            draw_card(st, seat, events);
}

/* ---- setting up (TP-SET) ----------------------------------------------------------------------------------------- */

static void fill_deck(tp_state *st)
{
    for (uint8_t i = 0; i < TP_CARDS; i++)
        st->deck[i] = (uint8_t)(1 + i / TP_COPIES);
    st->deck_n = TP_CARDS;
    sb_rng_shuffle(&st->rng, TP_STREAM_DECK, st->deck, TP_CARDS);
}

/* TP-SET-4 */
static uint8_t first_player(tp_state *st, const sb_setup *setup)
{
    if (setup->value[TP_OPTION_FIRST_SEAT])
        return (uint8_t)(setup->value[TP_OPTION_FIRST_SEAT] - 1);
    return (uint8_t)sb_rng_below(&st->rng, TP_STREAM_SEATS, st->players);
}

void tp_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events)
{
    static const uint8_t rounds[] = { TP_ROUNDS_SHORT, TP_ROUNDS_LONG }; /* TP-SET-1 */
    tp_state *st = state;
    memset(st, 0, sizeof *st);
    sb_rng_init(&st->rng, key);
    st->players = setup->players;
    st->rounds = rounds[setup->value[TP_OPTION_ROUNDS]];
    st->round = 1;
    fill_deck(st);
    st->first = first_player(st, setup);
    sb_emit(events, TP_EVENT_FIRST, st->first, 1);
    deal(st, TP_HAND, events);
    tp_push(st, TP_OP_ROUND, st->first);
    tp_push(st, TP_OP_CHOOSE, 0);
}

/* Who was to begin is not kept: it matters to setup only. */
void tp_setup_of(const void *state, sb_setup *out)
{
    const tp_state *st = state;
    memset(out, 0, sizeof *out);
    out->players = st->players;
    out->value[TP_OPTION_ROUNDS] = st->rounds == TP_ROUNDS_LONG;
}

/* ---- the next round and the end (TP-END) ------------------------------------------------------------------------- */

/* The round comes to the top when its winner has decided. */
static sb_next step_round(tp_state *st, sb_events *events)
{
    if (st->round == st->rounds) { /* TP-END-2 */
        tp_pop(st);
        sb_emit(events, TP_EVENT_OVER, SB_SPECTATOR, 0);
        return SB_RUN;
    }
    st->round++; /* TP-END-1 */
    st->first = tp_top(st)->seat = (uint8_t)((st->first + 1) % st->players);
    sb_emit(events, TP_EVENT_FIRST, st->first, st->round);
    deal(st, 1, events);
    tp_push(st, TP_OP_CHOOSE, 0);
    return SB_RUN;
}

static const tp_op_row ROUND = { .step = step_round };

/* ---- choosing a card (TP-PLAY) ----------------------------------------------------------------------------------- */

static bool have_all_sealed(const tp_state *st)
{
    for (int seat = 0; seat < st->players; seat++)
        if (!st->player[seat].has_sealed)
            return false;
    return true;
}

/* TP-PLAY-3: the first of the highest, clockwise from the first player. */
static int round_winner(const tp_state *st)
{
    int best = st->first;
    for (int i = 1; i < st->players; i++) {
        int seat = (st->first + i) % st->players;
        if (st->player[seat].sealed > st->player[best].sealed)
            best = seat;
    }
    return best;
}

/* TP-PLAY-2.  Sealed cards are shown: again nothing that can be taken back. */
static void turn_up(tp_state *st, sb_events *events)
{
    int winner = round_winner(st);
    sb_reveal(&st->rng);
    for (int seat = 0; seat < st->players; seat++) {
        tp_player *p = &st->player[seat];
        sb_emit(events, TP_EVENT_PLAYED, seat, p->sealed);
        st->discard[p->sealed - 1]++;
        p->sealed = p->has_sealed = 0;
    }
    tp_pop(st);
    tp_push(st, TP_OP_WINNER, winner);
    sb_emit(events, TP_EVENT_WON_ROUND, winner, 0);
}

/* One move for each different card of the hand. */
static int list_hand(const tp_player *p, int kind, sb_move out[])
{
    int n = 0;
    for (int i = 0; i < p->hand_n; i++)
        if (i == 0 || p->hand[i] != p->hand[i - 1])
            out[n++] = sb_move_of(kind, p->hand[i], 0);
    return n;
}

static sb_next step_choose(tp_state *st, sb_events *events)
{
    if (!have_all_sealed(st))
        return SB_DECIDE;
    turn_up(st, events);
    return SB_RUN;
}

/* All at once (TP-PLAY-1). */
static unsigned asks_choose(const tp_state *st, const tp_frame *f)
{
    unsigned seats = 0;
    (void)f;
    for (int seat = 0; seat < st->players; seat++)
        if (!st->player[seat].has_sealed)
            seats |= 1u << seat;
    return seats;
}

static int legal_choose(const tp_state *st, const tp_frame *f, sb_move *out)
{
    const tp_player *p = &st->player[f->seat];
    return p->has_sealed ? 0 : list_hand(p, TP_MOVE_PLAY, out);
}

static void apply_choose(tp_state *st, int seat, sb_move move, sb_events *events)
{
    tp_player *p = &st->player[seat];
    hand_remove(p, move.arg[0]);
    p->sealed = move.arg[0];
    p->has_sealed = 1;
    sb_emit(events, TP_EVENT_CHOSE, seat, 0);
}

static const tp_op_row CHOOSE = {
    .question = TP_ASK_CARD,
    .asked = true,
    .asks = asks_choose,
    .step = step_choose,
    .legal = legal_choose,
    .apply = apply_choose,
};

/* ---- the winner's decision (TP-WIN) ------------------------------------------------------------------------------ */

static int legal_winner(const tp_state *st, const tp_frame *f, sb_move *out)
{
    int n = 0;
    out[n++] = sb_move_of(TP_MOVE_SPARE, 0, 0);
    for (int rival = 0; rival < st->players; rival++)
        if (rival != f->seat) /* TP-WIN-4 */
            out[n++] = sb_move_of(TP_MOVE_DUEL, rival, 0);
    return n;
}

static void spare(tp_state *st, int seat, sb_events *events)
{
    st->player[seat].spared++; /* TP-WIN-2 */
    sb_emit(events, TP_EVENT_SPARED, seat, 1);
}

/* TP-WIN-3 */
static void duel(tp_state *st, int seat, int rival, sb_events *events)
{
    int die = 1 + (int)sb_rng_below(&st->rng, TP_STREAM_DICE, 6);
    int scorer = die >= 4 ? seat : rival;
    int points = die >= 4 ? 2 : 1;
    sb_emit(events, TP_EVENT_DUEL, seat, (int16_t)rival, (int16_t)die);
    sb_emit(events, TP_EVENT_SCORED, scorer, (int16_t)points);
    st->player[scorer].duels = (uint8_t)(st->player[scorer].duels + points);
}

static void apply_winner(tp_state *st, int seat, sb_move move, sb_events *events)
{
    tp_pop(st);
    if (move.kind == TP_MOVE_SPARE)
        spare(st, seat, events);
    else
        duel(st, seat, move.arg[0], events);
}

static const tp_op_row WINNER = {
    .question = TP_ASK_WINNER,
    .asked = true,
    .legal = legal_winner,
    .apply = apply_winner,
};

/* ---- swapping (TP-SWAP): an optional move of those who are not asked --------------------------------------------- */

static int legal_swap(const tp_state *st, int seat, sb_move out[])
{
    const tp_player *p = &st->player[seat];
    return p->has_swapped ? 0 : list_hand(p, TP_MOVE_SWAP, out);
}

static void apply_swap(tp_state *st, int seat, uint8_t rank, sb_events *events)
{
    tp_player *p = &st->player[seat];
    hand_remove(p, rank);
    st->discard[rank - 1]++;
    p->has_swapped = 1;
    sb_emit(events, TP_EVENT_SWAPPED, seat, rank);
    draw_card(st, seat, events);
}

/* ---- who decides what -------------------------------------------------------------------------------------------- */

const tp_op_row *const TP_OPS[TP_OP_COUNT] = {
    [TP_OP_ROUND] = &ROUND,
    [TP_OP_CHOOSE] = &CHOOSE,
    [TP_OP_WINNER] = &WINNER,
};

unsigned tp_pending(const void *state)
{
    return tp_asked(state);
}

int tp_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    const tp_state *st = state;
    int n = tp_list(st, seat, out);
    return n == 0 && tp_phase_of(st) == TP_WINNER ? legal_swap(st, seat, out) : n;
}

/* Takes what tp_legal lists, and checks nothing again. */
void tp_apply(void *state, int seat, sb_move move, sb_events *events)
{
    tp_state *st = state;
    if (move.kind == TP_MOVE_SWAP) { /* beside the question, which stays */
        apply_swap(st, seat, move.arg[0], events);
        return;
    }
    tp_answer(st, seat, move, events);
    tp_run_frames(st, events);
}

sb_decision tp_decision(const void *state, int seat)
{
    const tp_state *st = state;
    sb_decision d = { .kind = TP_OPS[tp_top_const(st)->op]->question };
    (void)seat;
    if (d.kind == TP_ASK_CARD)
        d.arg[0] = st->round, d.arg[1] = st->rounds;
    return d;
}

/* ---- why not? ---------------------------------------------------------------------------------------------------- */

static int why_play(const tp_state *st, const tp_player *p, sb_move m)
{
    if (tp_phase_of(st) != TP_CHOOSE)
        return TP_WHY_NOT_CHOOSING;
    if (p->has_sealed)
        return TP_WHY_CHOSEN;
    return hand_find(p, m.arg[0]) < 0 ? TP_WHY_NOT_IN_HAND : TP_WHY_UNKNOWN;
}

static int why_winner(const tp_state *st, int seat, sb_move m)
{
    if (tp_phase_of(st) != TP_WINNER)
        return TP_WHY_NO_WINNER;
    if (!tp_is_winner(st, seat))
        return TP_WHY_NOT_WINNER;
    return m.kind == TP_MOVE_DUEL && m.arg[0] == seat ? TP_WHY_SELF : TP_WHY_UNKNOWN;
}

/* A hand that cannot be swapped any more surprises; what is not in it does not. */
int tp_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    const tp_state *st = redacted;
    const tp_player *p = &st->player[seat];
    int n = 0;
    for (int i = 0; tp_phase_of(st) == TP_WINNER && i < p->hand_n; i++)
        out[n++] = sb_move_of(TP_MOVE_SWAP, p->hand[i], 0);
    return n;
}

static int why_swap(const tp_state *st, int seat, sb_move m)
{
    const tp_player *p = &st->player[seat];
    if (tp_phase_of(st) != TP_WINNER)
        return TP_WHY_NO_WINNER;
    if (tp_is_winner(st, seat))
        return TP_WHY_SWAP_WINNER;
    if (p->has_swapped)
        return TP_WHY_SWAP_ONCE;
    return hand_find(p, m.arg[0]) < 0 ? TP_WHY_NOT_IN_HAND : TP_WHY_UNKNOWN;
}

/* Any bytes may come here: whatever is not a move at all has the reason TP_WHY_UNKNOWN. */
sb_reason tp_why(const void *state, int seat, sb_move move)
{
    const tp_state *st = state;
    sb_reason r = { .kind = TP_WHY_UNKNOWN, .arg = { move.arg[0] } };
    switch (move.kind) {
    case TP_MOVE_PLAY: r.kind = (uint8_t)why_play(st, &st->player[seat], move); break;
    case TP_MOVE_SPARE:
    case TP_MOVE_DUEL: r.kind = (uint8_t)why_winner(st, seat, move); break;
    case TP_MOVE_SWAP: r.kind = (uint8_t)why_swap(st, seat, move); break;
    }
    return r;
}

/* ---- the score --------------------------------------------------------------------------------------------------- */

int tp_turn(const void *state)
{
    return ((const tp_state *)state)->round;
}

void tp_result(const void *state, sb_result *out)
{
    const tp_state *st = state;
    memset(out, 0, sizeof *out);
    out->over = tp_phase_of(st) == TP_OVER;
    out->players = st->players;
    int64_t worth[SB_SEATS_MAX];
    for (int seat = 0; seat < st->players; seat++) {
        const tp_player *p = &st->player[seat];
        int32_t *score = out->score[seat];
        score[TP_SCORE_SPARED] = p->spared;
        score[TP_SCORE_DUELS] = p->duels;
        score[TP_SCORE_TOTAL] = p->spared + p->duels;
        worth[seat] = score[TP_SCORE_TOTAL];
    }
    sb_result_places(out, worth); /* TP-END-3 */
}

/* ---- what must always hold --------------------------------------------------------------------------------------- */

static bool are_zero(const uint8_t *bytes, int n)
{
    for (int i = 0; i < n; i++)
        if (bytes[i])
            return false;
    return true;
}

/* TP-SET-2: all copies of all cards are somewhere. */
static const char *check_cards(const tp_state *st)
{
    int seen[TP_RANKS + 1] = { 0 };
    for (int i = 0; i < st->deck_n; i++)
        seen[st->deck[i] <= TP_RANKS ? st->deck[i] : 0]++;
    for (int seat = 0; seat < st->players; seat++) {
        const tp_player *p = &st->player[seat];
        for (int i = 0; i < p->hand_n; i++)
            seen[p->hand[i] <= TP_RANKS ? p->hand[i] : 0]++;
        if (p->has_sealed)
            seen[p->sealed <= TP_RANKS ? p->sealed : 0]++;
    }
    for (int rank = 1; rank <= TP_RANKS; rank++)
        if (seen[rank] + st->discard[rank - 1] != TP_COPIES)
            return "deck: there must be 4 cards of every rank in deck, hands and discard pile";
    return seen[0] ? "deck: there is a card without a rank" : NULL;
}

static const char *check_player(const tp_state *st, const tp_player *p)
{
    int cards = tp_phase_of(st) == TP_CHOOSE ? TP_HAND : TP_HAND - 1;
    if (p->has_sealed > 1 || (p->has_sealed && tp_phase_of(st) != TP_CHOOSE))
        return "players.has_sealed: only while cards are chosen";
    if (p->has_sealed != (p->sealed != 0))
        return "players.sealed: a sealed card is there exactly when has_sealed says so";
    if (p->hand_n > TP_HAND || p->hand_n + p->has_sealed != cards)
        return "players.hand: has the wrong number of cards";
    for (int i = 1; i < p->hand_n; i++)
        if (p->hand[i - 1] > p->hand[i])
            return "players.hand: must be sorted";
    if (!are_zero(p->hand + p->hand_n, TP_HAND - p->hand_n))
        return "players.hand: dead slots must be zero";
    return p->has_swapped > 1 ? "players.has_swapped: must be 0 or 1" : NULL;
}

/* The round, and on it what is asked in it; nothing once the game is over. */
static const char *check_stack(const tp_state *st)
{
    for (int i = 0; i < TP_STACK_MAX; i++) {
        const tp_frame *f = &st->stack[i];
        if (i >= st->stack_n && (f->op || f->seat))
            return "stack: a dead frame is not zero";
    }
    if (st->stack_n == 0)
        return NULL;
    const tp_frame *round = &st->stack[0], *top = &st->stack[1];
    if (st->stack_n != 2 || round->op != TP_OP_ROUND || round->seat != st->first)
        return "stack: the lowest frame must be the round";
    if (top->op == TP_OP_CHOOSE)
        return top->seat ? "winner: there is one exactly in phase winner" : NULL;
    return top->op == TP_OP_WINNER && top->seat < st->players ? NULL : "winner: there is one exactly in phase winner";
}

static const char *check_table(const tp_state *st)
{
    if (st->players < 2 || st->players > TP_SEATS)
        return "players: must be 2 to 5";
    if (st->rounds != TP_ROUNDS_SHORT && st->rounds != TP_ROUNDS_LONG)
        return "rounds: must be 3 or 5";
    if (st->round < 1 || st->round > st->rounds)
        return "round: must be 1 to rounds";
    if (tp_phase_of(st) == TP_OVER && st->round != st->rounds)
        return "phase: the game is over after the last round only";
    if (st->first >= st->players)
        return "first: must be a seat";
    return check_stack(st);
}

static int swaps(const tp_state *st)
{
    int n = 0;
    for (int seat = 0; seat < st->players; seat++)
        n += st->player[seat].has_swapped;
    return n;
}

static const char *check_deck(const tp_state *st)
{
    if (st->deck_n != TP_CARDS - st->players * (TP_HAND + st->round - 1) - swaps(st))
        return "deck: has the wrong number of cards";
    if (!are_zero(st->deck + st->deck_n, TP_CARDS - st->deck_n) || !are_zero(st->zero, sizeof st->zero))
        return "deck: dead slots must be zero";
    return check_cards(st);
}

const char *tp_check(const void *state)
{
    const tp_state *st = state;
    const char *wrong = check_table(st);
    for (int seat = 0; !wrong && seat < st->players; seat++)
        wrong = check_player(st, &st->player[seat]);
    if (wrong)
        return wrong;
    if (tp_phase_of(st) == TP_CHOOSE && have_all_sealed(st))
        return "players.has_sealed: when all have chosen the cards are turned up";
    if (!are_zero((const uint8_t *)&st->player[st->players], (int)sizeof(tp_player) * (TP_SEATS - st->players)))
        return "players: seats that nobody sits on must be zero";
    return check_deck(st);
}

/* ---- what a viewer may know -------------------------------------------------------------------------------------- */

void tp_redact(void *state, int viewer)
{
    tp_state *st = state;
    memset(&st->rng, 0, sizeof st->rng); /* the key would tell everything; the positions tell nothing of use */
    memset(st->deck, 0, sizeof st->deck);
    for (int seat = 0; seat < st->players; seat++)
        if (seat != viewer) {
            memset(st->player[seat].hand, 0, TP_HAND); /* hand_n stays: everybody can count cards */
            st->player[seat].sealed = 0;               /* has_sealed stays, too */
        }
}

/* All cards that the viewer does not see. */
static int unseen_cards(const tp_state *st, int viewer, uint8_t out[TP_CARDS])
{
    int left[TP_RANKS + 1], n = 0;
    for (int rank = 1; rank <= TP_RANKS; rank++)
        left[rank] = TP_COPIES - st->discard[rank - 1];
    if (viewer < st->players) {
        const tp_player *p = &st->player[viewer];
        for (int i = 0; i < p->hand_n; i++)
            left[p->hand[i]]--;
        if (p->has_sealed)
            left[p->sealed]--;
    }
    for (int rank = 1; rank <= TP_RANKS; rank++)
        for (int i = 0; i < left[rank]; i++)
            out[n++] = (uint8_t)rank;
    return n;
}

/* Deals the unseen cards anew: into the others' hands, under their sealed cards, onto the deck. */
void tp_determinize(void *state, int viewer, sb_quick *chance)
{
    tp_state *st = state;
    uint8_t cards[TP_CARDS];
    int n = unseen_cards(st, viewer, cards);
    sb_quick_shuffle(chance, cards, n);
    for (int seat = 0; seat < st->players; seat++) {
        tp_player *p = &st->player[seat];
        if (seat == viewer)
            continue;
        int hand_n = p->hand_n;
        p->hand_n = 0;
        while (p->hand_n < hand_n)
            hand_add(p, cards[--n]);
        if (p->has_sealed)
            p->sealed = cards[--n];
    }
    memcpy(st->deck, cards, st->deck_n);
    sb_quick_key(chance, st->rng.key);
}

/* ---- how good a move looks --------------------------------------------------------------------------------------- */

/* Hundredths of a point: high cards win rounds; a duel is an even bet whose stake is smaller against somebody who is
 * behind; a swap is worth what the card lacks to an average one. */
static int32_t appraise_move(const tp_state *st, sb_move move)
{
    const tp_player *rival = &st->player[move.arg[0] < st->players ? move.arg[0] : 0];
    switch (move.kind) {
    case TP_MOVE_PLAY: return 10 * move.arg[0];
    case TP_MOVE_SPARE: return 100;
    case TP_MOVE_DUEL: return 100 - 10 * (rival->spared + rival->duels);
    case TP_MOVE_SWAP: return 50 - 10 * move.arg[0];
    }
    return 0;
}

void tp_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value)
{
    (void)seat;
    for (int i = 0; i < n; i++)
        value[i] = appraise_move(redacted, list[i]);
}
