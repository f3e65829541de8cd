/* location.h: phase B (GWT-LOC, GWT-COPY). */
#ifndef GWT_LOCATION_H
#define GWT_LOCATION_H

#include "games/gwt/state.h"

void gwt_arrive(gwt_state *st, int seat, sb_events *ev);
int gwt_copyable(const gwt_state *st, const gwt_frame *f, int places[8]); /* neighbours whose actions 6b may copy */
bool gwt_slot_done(int first, int count, unsigned done, int action);      /* this local action was performed already */

#endif
