/* gold.h: phase 5. */
#ifndef GOLDRIVER_GOLD_H
#define GOLDRIVER_GOLD_H

#include "games/goldriver/state.h"

int gr_value_of(const gr_state *st, int card); /* nuggets with the Wagon (GR-GOLD-5) */
void gr_roll(gr_state *st, uint8_t dice[2]);
uint64_t gr_producing(const gr_state *st, int die1, int die2); /* all cards whose condition holds */
uint64_t gr_with_gold(const gr_state *st);                     /* the concessions that carry a Gold! */
bool gr_has_gold(const gr_state *st, int host);                /* a Gold! lies there (GR-LASSO-5, GR-LASSO-6) */
int gr_ways(const gr_state *st, int card);                     /* how many of the 36 rolls make it produce */
void gr_begin_roll(gr_state *st, sb_events *ev);
void gr_produce(gr_state *st, sb_events *ev);
void gr_open_bank(gr_state *st, sb_events *ev);

#endif
