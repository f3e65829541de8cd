/* delivery.h: deliveries and discs (GWT-DEL, GWT-DISC). */
#ifndef GWT_DELIVERY_H
#define GWT_DELIVERY_H

#include "games/gwt/state.h"

enum { GWT_AT_STATION = 20 }; /* a disc goes to city c, or to GWT_AT_STATION + station (from 0) */
uint32_t gwt_disc_sources(const gwt_state *st, int seat, int target, bool special); /* bits: slots; 20 + i: station i */
uint64_t gwt_cities(const gwt_state *st, int seat, int limit, bool special);
int gwt_transport(const gwt_state *st, int seat, int city);

#endif
