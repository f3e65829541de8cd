/* hiring.h: hiring workers (GWT-HIRE). */
#ifndef GWT_HIRING_H
#define GWT_HIRING_H

#include "games/gwt/state.h"

uint64_t gwt_hireable(const gwt_state *st, int seat, int change); /* bit 3 * row + worker - 1, row from 0 */

#endif
