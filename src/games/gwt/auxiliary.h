/* auxiliary.h: auxiliary actions (GWT-AUX). */
#ifndef GWT_AUXILIARY_H
#define GWT_AUXILIARY_H

#include "games/gwt/state.h"

bool gwt_aux_open(const gwt_player *p, int aux, bool twice);
int gwt_aux_moves(const gwt_state *st, int seat, bool doubles, sb_move *out);

#endif
