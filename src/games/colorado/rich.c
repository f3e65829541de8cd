/* rich.c: rich beginnings, for simulations and tests (game.h, enrich).
 *
 * Who picks any move spends cards and wins medals: deck, discard pile and supply hardly run dry (COL-SUP-1, COL-SUP-4,
 * COL-CALL-16), and turn 200 is far away (COL-SEQ-8).  Here somebody holds the whole deck, now and then also the supply,
 * and some have no card; or everybody has let nearly all the turns pass. */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/contract.h"
#include "games/colorado/flow.h"

#include <string.h>

static void take_deck(co_state *st, co_player *p)
{
    for (int i = 0; i < st->deck_n; i++)
        co_hand_add(p, st->deck[i]);
    memset(st->deck, 0, st->deck_n);
    st->deck_n = 0;
}

static void take_hand(co_player *from, co_player *to)
{
    while (from->hand_n > 0) {
        int kind = co_hand_at(from, 0);
        co_hand_remove(from, kind);
        co_hand_add(to, kind);
    }
}

static void take_supply(co_state *st, co_player *p)
{
    p->nuggets = (uint8_t)(p->nuggets + st->supply);
    st->supply = 0;
}

static void hoard(co_state *st, sb_quick *chance)
{
    int hoarder = (int)sb_quick_below(chance, st->players);
    take_deck(st, &st->player[hoarder]);
    if (sb_quick_below(chance, 3) == 0)
        take_supply(st, &st->player[hoarder]);
    for (int seat = 0; seat < st->players; seat++)
        if (seat != hoarder && sb_quick_below(chance, 3))
            take_hand(&st->player[seat], &st->player[hoarder]);
}

/* The villages are chosen, and one of the last turns has begun. */
static void let_turns_pass(co_state *st, sb_quick *chance)
{
    for (int seat = 0; seat < st->players; seat++) {
        sb_move list[SB_MOVES_MAX];
        uint32_t n = (uint32_t)co_legal(st, seat, list);
        co_answer_decision(st, seat, list[sb_quick_below(chance, n)], NULL);
    }
    co_advance(st, NULL);
    st->turn = (uint8_t)(CO_TURNS_MAX - sb_quick_below(chance, 10));
}

void co_enrich(void *state, sb_quick *chance)
{
    co_state *st = state;
    if (sb_quick_below(chance, 2))
        hoard(st, chance);
    else
        let_turns_pass(st, chance);
}
