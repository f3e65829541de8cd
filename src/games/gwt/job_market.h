/* job_market.h: workers for hire (GWT-JOB). */
#ifndef GWT_JOB_MARKET_H
#define GWT_JOB_MARKET_H

#include "games/gwt/state.h"

int gwt_job_next_column(const gwt_state *st);
void gwt_place_worker(gwt_state *st, int seat, int worker, sb_events *ev);

#endif
