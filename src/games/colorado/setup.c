/* setup.c: a game set up (COL-SET). */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/setup.h"

#include <string.h>

/* COL-SET-2, COL-SET-12 */
static uint8_t first_caller(co_state *st, const sb_setup *setup)
{
    if (setup->value[CO_OPTION_FIRST_SEAT])
        return (uint8_t)(setup->value[CO_OPTION_FIRST_SEAT] - 1);
    return (uint8_t)sb_rng_below(&st->rng, CO_STREAM_SETUP, st->players);
}

/* COL-SET-4, COL-SET-5, COL-PC-1, COL-PC-2, COL-PC-3 */
static void deal(co_state *st, sb_events *events)
{
    for (int i = 0; i < st->players; i++)
        co_draw(st, co_seat_at(st, i), co_start_hand[i], events);
    for (int i = 0; i < st->players; i++)
        co_open_card(st, co_seat_at(st, i), events);
}

/* COL-SET-11: nothing is ticked, nothing discarded. */
void co_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events)
{
    co_state *st = state;
    memset(st, 0, sizeof *st);
    sb_rng_init(&st->rng, key);
    st->players = setup->players;
    st->maps = setup->value[CO_OPTION_MAPS];
    st->supply = (uint8_t)(CO_NUGGETS - CO_START_NUGGETS * st->players);
    st->caller = first_caller(st, setup);
    co_fill_deck(st);
    for (int seat = 0; seat < st->players; seat++) {
        st->player[seat].nuggets = CO_START_NUGGETS;
        st->player[seat].effect = CO_EFFECT_VILLAGE; /* COL-SET-10 */
    }
    deal(st, events);
}

void co_setup_of(const void *state, sb_setup *out)
{
    const co_state *st = state;
    *out = (sb_setup) { .players = st->players };
    out->value[CO_OPTION_MAPS] = st->maps;
}
