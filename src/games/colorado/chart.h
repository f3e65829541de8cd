/* chart.h: tracks, medals, and what an icon does (COL-TRK, COL-MED, COL-ICON). */
#ifndef COLORADO_CHART_H
#define COLORADO_CHART_H

#include "games/colorado/state.h"

void co_gain(co_state *st, int seat, int icon, sb_events *events);
int co_best_medal(const co_state *st, int pool); /* the highest not crossed; 0: none (COL-MED-14) */
void co_win_medal(co_player *p, int points);
void co_claim_medal(co_state *st, int seat, int pool, sb_events *events);
void co_cross_medals(co_state *st, sb_events *events);
unsigned co_tipi_sides(const co_player *p); /* bit co_side: that side is not full; 0 also before the first box */
int co_legal_tipi(const co_state *st, int seat, sb_move out[]);
void co_apply_tipi(co_state *st, int seat, sb_move move, sb_events *events);

#endif
