/* knowledge.c: what a viewer may know, and full positions drawn from that (COL-COMP-6, COL-DEC-3). */
#include "games/colorado/state.h"
#include "games/colorado/call.h"
#include "games/colorado/cards.h"
#include "games/colorado/contract.h"

#include <string.h>

void co_redact(void *state, int viewer)
{
    co_state *st = state;
    memset(&st->rng, 0, sizeof st->rng);
    memset(st->deck, 0, sizeof st->deck);
    for (int seat = 0; seat < st->players; seat++)
        if (seat != viewer)
            memset(st->player[seat].hand, 0, CO_KINDS); /* hand_n stays: everybody can count cards */
}

/* ---- dealing the unseen cards anew ------------------------------------------------------------------------------- */

/* The cards that the viewer does not see, counted by kind. */
static void count_unseen(const co_state *st, int viewer, uint8_t left[CO_KINDS])
{
    for (int kind = 0; kind < CO_KINDS; kind++) {
        int n = co_copies[co_value_of(kind) - 1] - st->discard[kind];
        for (int seat = 0; seat < st->players; seat++)
            n -= (int)(st->player[seat].area >> kind & 1) + (seat == viewer ? st->player[seat].hand[kind] : 0);
        left[kind] = (uint8_t)n;
    }
}

static int spread(const uint8_t left[CO_KINDS], uint8_t cards[CO_CARDS])
{
    int n = 0;
    for (uint8_t kind = 0; kind < CO_KINDS; kind++)
        for (int i = 0; i < left[kind]; i++)
            cards[n++] = kind;
    return n;
}

/* COL-DEC-3: kinds of which the open question of this seat tells that it holds one at least; all: it tells nothing. */
static uint32_t needs(const co_state *st, int seat)
{
    const co_player *p = &st->player[seat];
    if (p->effect == CO_EFFECT_GIFT)
        return co_alike(st->named - 1) & ~(1u << (st->named - 1));
    return p->effect == CO_EFFECT_THIRD ? ~p->area : UINT32_MAX;
}

/* COL-DEC-3: kinds of which it tells that it holds none. */
static uint32_t lacks(const co_state *st, int seat)
{
    return st->player[seat].effect == CO_EFFECT_GIFT ? 1u << (st->named - 1) : 0;
}

/* Fills one hand up from the end of the shuffled cards; answers how many cards are left. */
static int fill_hand(co_state *st, int seat, uint8_t cards[CO_CARDS], int n)
{
    co_player *p = &st->player[seat];
    int held = 0;
    for (int kind = 0; kind < CO_KINDS; kind++)
        held += p->hand[kind];
    for (int at = n - 1; held < p->hand_n; at--) {
        if (lacks(st, seat) >> cards[at] & 1)
            continue;
        p->hand[cards[at]]++;
        held++;
        cards[at] = cards[--n];
    }
    return n;
}

/* Every hand but the viewer's, the one that lacks a kind first, as long as there are other cards; then the deck. */
static void deal(co_state *st, int viewer, uint8_t cards[CO_CARDS], int n)
{
    for (int lacking = 1; lacking >= 0; lacking--)
        for (int seat = 0; seat < st->players; seat++)
            if (seat != viewer && (lacks(st, seat) != 0) == lacking)
                n = fill_hand(st, seat, cards, n);
    memcpy(st->deck, cards, st->deck_n);
}

static bool is_consistent(const co_state *st, int viewer)
{
    for (int seat = 0; seat < st->players; seat++) {
        uint32_t needed = needs(st, seat);
        if (seat != viewer && needed != UINT32_MAX && !(co_hand_bits(&st->player[seat]) & needed))
            return false;
    }
    return true;
}

static void clear_hands(co_state *st, int viewer)
{
    for (int seat = 0; seat < st->players; seat++)
        if (seat != viewer)
            memset(st->player[seat].hand, 0, CO_KINDS);
}

/* One needed card for each seat from `seat` on, so that all get theirs: there is a way, the real hands are one. */
static bool reserve(co_state *st, int viewer, int seat, uint8_t left[CO_KINDS], sb_quick *chance)
{
    if (seat == st->players)
        return true;
    uint32_t needed = needs(st, seat);
    if (seat == viewer || needed == UINT32_MAX)
        return reserve(st, viewer, seat + 1, left, chance);
    int first = (int)sb_quick_below(chance, CO_KINDS);
    for (int i = 0; i < CO_KINDS; i++) {
        int kind = (first + i) % CO_KINDS;
        if (!left[kind] || !(needed >> kind & 1))
            continue;
        left[kind]--;
        st->player[seat].hand[kind]++;
        if (reserve(st, viewer, seat + 1, left, chance))
            return true;
        left[kind]++;
        st->player[seat].hand[kind]--;
    }
    return false;
}

/* All ways to deal are equally likely as long as trying does it; what is left over in rare cases is made to fit. */
void co_determinize(void *state, int viewer, sb_quick *chance)
{
    enum { TRIES = 32 };
    co_state *st = state;
    uint8_t left[CO_KINDS], cards[CO_CARDS];
    count_unseen(st, viewer, left);
    for (int i = 0; i <= TRIES; i++) {
        clear_hands(st, viewer);
        if (i == TRIES)
            reserve(st, viewer, 0, left, chance);
        int n = spread(left, cards);
        sb_quick_shuffle(chance, cards, n);
        deal(st, viewer, cards, n);
        if (is_consistent(st, viewer))
            break;
    }
    sb_quick_key(chance, st->rng.key);
}
