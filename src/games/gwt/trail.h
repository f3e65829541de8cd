/* trail.h: movement and fees (GWT-MOVE, GWT-FEE). */
#ifndef GWT_TRAIL_H
#define GWT_TRAIL_H

#include "games/gwt/state.h"

int gwt_step_limit(const gwt_state *st, int seat);
int gwt_first_location(const gwt_state *st, const gwt_exit *exit);
int gwt_next_locations(const gwt_state *st, int place, int out[2]);
int gwt_paths(const gwt_state *st, int from, int most, bool kansas_city, sb_move *out);
int gwt_fee_at(const gwt_state *st, int seat, int place); /* amount */
void gwt_put_tile(gwt_state *st, int place, int code);    /* 0 takes it away */

#endif
