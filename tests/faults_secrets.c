/* faults_secrets.c: secrets that get out, for test_conformance.c. */
#include "faults.h"

#include <string.h>

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

const fault FAULTS_OF_SECRETS[] = {
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
    { 0 },
};
