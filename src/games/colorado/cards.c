/* cards.c: the deck, hands, and the discard pile (COL-SUP, COL-COMP-7). */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"

#include <assert.h>
#include <string.h>

/* COL-SUP-6: from a fixed order, by kind, so that only the set of cards matters. */
static void shuffle_into_deck(co_state *st, const uint8_t counts[CO_KINDS])
{
    st->deck_n = 0;
    for (uint8_t kind = 0; kind < CO_KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++)
            st->deck[st->deck_n++] = kind;
    sb_rng_shuffle(&st->rng, CO_STREAM_DECK, st->deck, st->deck_n);
}

/* COL-SET-3 */
void co_fill_deck(co_state *st)
{
    uint8_t counts[CO_KINDS];
    for (int kind = 0; kind < CO_KINDS; kind++)
        counts[kind] = co_copies[co_value_of(kind) - 1];
    shuffle_into_deck(st, counts);
}

/* COL-SUP-3 */
static void reshuffle(co_state *st, sb_events *events)
{
    shuffle_into_deck(st, st->discard);
    for (int kind = 0; kind < CO_KINDS; kind++)
        st->discard[kind] = 0;
    if (st->deck_n > 0)
        sb_emit(events, CO_EVENT_RESHUFFLE, SB_SPECTATOR, st->deck_n);
}

/* COL-SUP-7: the top card. */
static int take_top(co_state *st)
{
    int kind = st->deck[--st->deck_n];
    st->deck[st->deck_n] = 0;
    return kind;
}

/* Which of eight counts (each below 128) are not zero, as bits: most lists begin with this, so all eight at once. */
static uint32_t nonzero_bits(const uint8_t counts[8])
{
    uint64_t bytes;
    memcpy(&bytes, counts, sizeof bytes);
    uint64_t top = (bytes + UINT64_C(0x7f7f7f7f7f7f7f7f)) & UINT64_C(0x8080808080808080);
    return (uint32_t)((top >> 7) * UINT64_C(0x0102040810204080) >> 56);
}

uint32_t co_hand_bits(const co_player *p)
{
    _Static_assert(CO_KINDS == 18, "two eights and two");
    return nonzero_bits(p->hand) | nonzero_bits(p->hand + 8) << 8 | (uint32_t)(p->hand[16] > 0) << 16
        | (uint32_t)(p->hand[17] > 0) << 17;
}

int co_unseen(const co_state *st, int viewer, int kind)
{
    int left = co_copies[co_value_of(kind) - 1] - st->discard[kind];
    if (viewer < st->players)
        left -= st->player[viewer].hand[kind];
    for (int seat = 0; seat < st->players; seat++)
        left -= (int)(st->player[seat].area >> kind & 1);
    return left;
}

void co_hand_add(co_player *p, int kind)
{
    p->hand[kind]++;
    p->hand_n++;
}

void co_hand_remove(co_player *p, int kind)
{
    assert(p->hand[kind] > 0);
    p->hand[kind]--;
    p->hand_n--;
}

int co_hand_at(const co_player *p, int i)
{
    int kind = 0;
    while (i >= p->hand[kind])
        i -= p->hand[kind++];
    return kind;
}

void co_discard(co_state *st, int seat, int kind)
{
    co_hand_remove(&st->player[seat], kind);
    st->discard[kind]++;
}

/* COL-SET-5, COL-SET-6: it is not played and gives nothing. */
void co_open_card(co_state *st, int seat, sb_events *events)
{
    int kind = take_top(st);
    st->player[seat].area = 1u << kind;
    sb_emit(events, CO_EVENT_OPEN_CARD, seat, (int16_t)kind);
}

/* Their owner alone sees the cards.  They are told in order of kinds: a hand has no other order (COL-COMP-7). */
static void emit_drawn(const co_player *p, const uint8_t before[CO_KINDS], int seat, sb_events *events)
{
    for (int kind = 0; kind < CO_KINDS; kind++)
        for (int i = before[kind]; i < p->hand[kind]; i++)
            sb_emit_event(events,
                (sb_event) { .kind = CO_EVENT_DRAW_CARD,
                    .seat = (uint8_t)seat,
                    .audience = (uint8_t)(1u << seat),
                    .arg = { (int16_t)kind } });
}

/* COL-SUP-3, COL-SUP-4: the deck is renewed in the middle of a draw; what is not there is lost.  The owner learns
 * something, so there is no undo across it (sb_reveal). */
void co_draw(co_state *st, int seat, int n, sb_events *events)
{
    co_player *p = &st->player[seat];
    uint8_t before[CO_KINDS];
    int drawn = 0;
    memcpy(before, p->hand, sizeof before);
    for (; drawn < n; drawn++) {
        if (st->deck_n == 0)
            reshuffle(st, events);
        if (st->deck_n == 0)
            break;
        co_hand_add(p, take_top(st));
    }
    if (drawn > 0) {
        sb_reveal(&st->rng);
        sb_emit(events, CO_EVENT_DRAW, seat, (int16_t)drawn);
    }
    if (events)
        emit_drawn(p, before, seat, events);
    if (drawn < n)
        sb_emit(events, CO_EVENT_SHORT, seat, (int16_t)(n - drawn));
}
