/* hazard.h: hazards and outlaws (GWT-HAZ, GWT-OUT). */
#ifndef GWT_HAZARD_H
#define GWT_HAZARD_H

#include "games/gwt/state.h"

uint64_t gwt_hazards(const gwt_state *st);
uint64_t gwt_outlaws(const gwt_state *st);

#endif
