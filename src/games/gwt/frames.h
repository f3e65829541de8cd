/* frames.h: what the fields of a frame are, for check and for JSON (frames.c). */
#ifndef GWT_FRAMES_H
#define GWT_FRAMES_H

#include "games/gwt/state.h"

typedef enum gwt_field_type {
    GWT_F_NONE,
    GWT_F_NUMBER,
    GWT_F_SIGNED,
    GWT_F_BUILDING,
    GWT_F_BUILDING_OR_NONE,
    GWT_F_PLACE_OR_NONE,
    GWT_F_ACTION,
    GWT_F_STATION,
    GWT_F_CITY
} gwt_field_type;

typedef struct gwt_field {
    const char *name;
    gwt_field_type type;
    int lo, hi; /* of a number; of a signed one: from -lo to hi */
} gwt_field;

typedef struct gwt_frame_row {
    gwt_field a, b, c, d, n;
    uint64_t below; /* ops that may stand directly under it while somebody is asked; 0 = none */
    uint64_t rails; /* with Rails to the North also these: a store may set it off (RTN-STORE-22) */
} gwt_frame_row;
extern const gwt_frame_row GWT_FRAMES[GWT_OP_COUNT];

#endif
