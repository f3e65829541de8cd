/* frames.h: the names of frames in JSON, and what must hold of a stack (frames.c). */
#ifndef GOLDRIVER_FRAMES_H
#define GOLDRIVER_FRAMES_H

#include "games/goldriver/state.h"

extern const sb_domain GR_OP_DOMAIN;
int gr_current_step(const gr_state *st); /* the op of the round's step in progress */
const char *gr_check_frames(const gr_state *st);

#endif
