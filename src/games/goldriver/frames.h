/* frames.h: what the fields of a frame are, for check and for JSON (frames.c). */
#ifndef GOLDRIVER_FRAMES_H
#define GOLDRIVER_FRAMES_H

#include "games/goldriver/state.h"

typedef enum gr_field_type {
    GR_F_NONE,
    GR_F_NUMBER,
    GR_F_SEATS,
    GR_F_SEAT,
    GR_F_SEAT_OR_NONE,
    GR_F_CARD,
    GR_F_TOWN
} gr_field_type;
typedef struct gr_field {
    const char *name;
    gr_field_type type;
} gr_field;
typedef struct gr_frame_row {
    gr_field a, b, n;
    uint64_t below; /* ops that may stand directly under it while somebody is asked; 0 = never on the stack then */
} gr_frame_row;
extern const gr_frame_row GR_FRAMES[GR_OP_COUNT];
extern const sb_domain GR_OP_DOMAIN;
int gr_current_step(const gr_state *st); /* the op of the round's step in progress */
const char *gr_check_frames(const gr_state *st);

#endif
