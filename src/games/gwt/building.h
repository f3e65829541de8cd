/* building.h: building (GWT-BUILD). */
#ifndef GWT_BUILDING_H
#define GWT_BUILDING_H

#include "games/gwt/state.h"

int gwt_count(const gwt_state *st, int seat, gwt_per per);
uint64_t gwt_own_places(const gwt_player *p);
uint64_t gwt_tiles_to_build(const gwt_state *st, int seat, int price); /* bit: design */
uint64_t gwt_places_to_build(const gwt_state *st, int seat, int design, int price);

#endif
