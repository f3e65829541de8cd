/* setup.c: the deck, the first player, and phase 1 (GR-OPT, GR-SETUP, GR-DRAW). */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/setup.h"

#include <string.h>

/* GR-SETUP-2, GR-SETUP-3, GR-OPT-4: the cards taken out by name. */
uint64_t gr_named_cards(const gr_state *st)
{
    uint64_t set = 0;
    if (st->first_game)
        set |= GR_OF_SYMBOL[GR_BUILDING]; /* GR-OPT-1 */
    if (!st->poker)
        set |= GR_OF_KIND[GR_RAILWAY_STATION]; /* GR-OPT-3 */
    if (st->players == 2)
        set |= GR_OF_KIND[GR_MUSTANG] | GR_OF_KIND[GR_MOONSHINE];
    return set;
}

/* GR-SETUP-5, GR-SETUP-6, GR-SETUP-7: 15 cards in all with 2 or 3 players, the named ones of 2 players among them. */
int gr_removed_count(int players)
{
    if (players == 2)
        return GR_REMOVED_CARDS - gr_size(GR_OF_KIND[GR_MUSTANG] | GR_OF_KIND[GR_MOONSHINE]);
    return players == 3 ? GR_REMOVED_CARDS : 0;
}

/* GR-SETUP-11: what chance takes out comes from what the names have left. */
static void build_deck(gr_state *st)
{
    for (uint64_t set = GR_ALL_CARDS & ~st->removed_named; set; set &= set - 1)
        st->deck[st->deck_n++] = (uint8_t)gr_lowest(set);
    sb_rng_shuffle(&st->rng, GR_STREAM_DECK, st->deck, st->deck_n); /* GR-SETUP-4 */
    for (int i = gr_removed_count(st->players); i > 0; i--) {
        st->removed |= GR_BIT(st->deck[--st->deck_n]);
        st->deck[st->deck_n] = 0;
    }
}

/* GR-SETUP-10, GR-OPT-6 */
static int choose_first(gr_state *st)
{
    if (st->first_seat)
        return st->first_seat - 1;
    return (int)sb_rng_below(&st->rng, GR_STREAM_SETUP, st->players);
}

void gr_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev)
{
    gr_state *st = state;
    memset(st, 0, sizeof *st); /* nobody is Mayor (GR-SETUP-9) */
    sb_rng_init(&st->rng, key);
    st->players = setup->players;
    st->poker = setup->value[0] == 0;
    st->first_game = setup->value[1] == 1;
    st->first_seat = setup->value[2];
    for (int s = 0; s < st->players; s++)
        st->nuggets[s] = GR_START_NUGGETS; /* GR-SETUP-1 */
    st->removed_named = gr_named_cards(st);
    build_deck(st);
    st->first = st->winner = (uint8_t)choose_first(st);
    gr_push(st, GR_OP_ROUND, st->first);
    gr_run(st, ev);
}

void gr_setup_of(const void *state, sb_setup *out)
{
    const gr_state *st = state;
    memset(out, 0, sizeof *out);
    out->players = st->players;
    out->value[0] = !st->poker;
    out->value[1] = st->first_game;
    out->value[2] = st->first_seat;
}

/* ---- phase 1 ----------------------------------------------------------------------------------------------------- */

int gr_draw_card(gr_state *st)
{
    int card = st->deck[--st->deck_n];
    st->deck[st->deck_n] = 0;
    sb_reveal(&st->rng);
    return card;
}

static void put_up_for_sale(gr_state *st, int card, sb_events *ev)
{
    st->sale |= GR_BIT(card);
    sb_emit(ev, GR_EV_SALE, SB_SPECTATOR, (int16_t)card);
}

/* GR-DRAW-2, GR-DRAW-3, GR-DRAW-5: the first concessions in the order of the deck; then the rest is shuffled. */
static void draw_first_sale(gr_state *st, sb_events *ev)
{
    int wanted = st->players + 1, rest = 0;
    for (int i = st->deck_n - 1; i >= 0 && wanted > 0; i--) {
        int card = st->deck[i];
        if (!(GR_OF_SYMBOL[GR_CONCESSION] & GR_BIT(card)))
            continue;
        put_up_for_sale(st, card, ev);
        st->deck[i] = 0;
        wanted--;
    }
    for (int i = 0; i < st->deck_n; i++)
        if (st->deck[i])
            st->deck[rest++] = st->deck[i];
    memset(st->deck + rest, 0, (size_t)(st->deck_n - rest));
    st->deck_n = (uint8_t)rest;
    sb_rng_shuffle(&st->rng, GR_STREAM_DECK, st->deck, st->deck_n);
}

/* GR-DRAW-1 */
void gr_draw_sale(gr_state *st, sb_events *ev)
{
    if (st->round == 1 && st->out == 0) {
        draw_first_sale(st, ev);
        return;
    }
    for (int i = 0; i <= st->players; i++)
        put_up_for_sale(st, gr_draw_card(st), ev);
}
