/* setup.h: a game set up (COL-SET). */
#ifndef COLORADO_SETUP_H
#define COLORADO_SETUP_H

#include "games/colorado/state.h"

void co_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events);
void co_setup_of(const void *state, sb_setup *out);

#endif
