/* setup.h: a game set up, and phase 1 (GR-SETUP, GR-DRAW). */
#ifndef GOLDRIVER_SETUP_H
#define GOLDRIVER_SETUP_H

#include "games/goldriver/state.h"

void gr_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev);
void gr_setup_of(const void *state, sb_setup *out);
uint64_t gr_named_cards(const gr_state *st); /* taken out by options and number of players */
void gr_draw_sale(gr_state *st, sb_events *ev);
int gr_draw_card(gr_state *st); /* the top card; it is shown to everybody */

#endif
