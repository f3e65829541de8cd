/* setup.h: a game set up (GWT-SETUP). */
#ifndef GWT_SETUP_H
#define GWT_SETUP_H

#include "games/gwt/state.h"

void gwt_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev);
void gwt_setup_of(const void *state, sb_setup *out);

#endif
