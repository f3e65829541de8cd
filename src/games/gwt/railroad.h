/* railroad.h: the engine (GWT-ENG). */
#ifndef GWT_RAILROAD_H
#define GWT_RAILROAD_H

#include "games/gwt/state.h"

uint64_t gwt_engine_forward(const gwt_state *st, int seat, int most);
uint64_t gwt_engine_back(const gwt_state *st, int seat, int exactly);
uint64_t gwt_engine_behind(const gwt_state *st, int seat);
uint64_t gwt_engine_main_line(const gwt_state *st, int seat, int exactly); /* forward, never into a turnout */
void gwt_engine_stops(gwt_state *st, int seat, int space, sb_events *ev);

#endif
