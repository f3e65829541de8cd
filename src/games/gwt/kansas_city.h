/* kansas_city.h: Kansas City and its income (GWT-KC, GWT-INC). */
#ifndef GWT_KANSAS_CITY_H
#define GWT_KANSAS_CITY_H

#include "games/gwt/state.h"

int gwt_breeding_value(const gwt_player *p);
void gwt_place_tile(gwt_state *st, int tile, sb_events *ev); /* hazard or outlaw (GWT-KC-3, GWT-KC-4) */
int gwt_free_space(const gwt_state *st, int tile);           /* 0 = none */
void gwt_refill_foresight(gwt_state *st, sb_events *ev);
bool gwt_leaves_kansas_city(const gwt_frame *f); /* nothing is left to decide there */

#endif
