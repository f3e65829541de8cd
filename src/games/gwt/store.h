/* store.h: Rails to the North, stores and towns (RTN-STORE, RTN-MED). */
#ifndef GWT_STORE_H
#define GWT_STORE_H

#include "games/gwt/state.h"

uint32_t gwt_access(const gwt_state *st, int seat); /* bit t: town t is accessible and has no own store */
bool gwt_can_place(const gwt_state *st, int seat);  /* a store is left and a cell can be chosen */

#endif
