/* colt.h: the immediate cards; lasso. */
#ifndef GOLDRIVER_COLT_H
#define GOLDRIVER_COLT_H

#include "games/goldriver/state.h"

void gr_start_effect(gr_state *st, int seat, int card);
void gr_remove_from_play(gr_state *st, int card, sb_events *ev); /* a card lying open, with what is attached */
uint64_t gr_attached_to(const gr_state *st, int host);           /* lasso cards */
uint64_t gr_opponents_front(const gr_state *st, int seat);
uint64_t gr_raidable_towns(const gr_state *st, int seat); /* bit t (GR-RAID-4) */

#endif
