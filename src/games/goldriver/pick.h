/* pick.h: phase 4, and cards that wait (GR-PICK, GR-MUST, GR-PEND). */
#ifndef GOLDRIVER_PICK_H
#define GOLDRIVER_PICK_H

#include "games/goldriver/state.h"

void gr_to_out(gr_state *st, int card, sb_events *ev);                 /* from being resolved */
void gr_use_kept(gr_state *st, int seat, gr_kind kind, sb_events *ev); /* GR-HORSE-1, GR-HORSE-2 */
int gr_legal_window(gr_kind kind, sb_move *out);                       /* GR-HORSE-1 */
bool gr_holds(const gr_state *st, int seat, gr_kind kind);
bool gr_can_apply(const gr_state *st, int seat, int card); /* GR-PEND-2 */
uint64_t gr_pending_of(const gr_state *st, int seat);      /* cards that wait before a seat (GR-PEND-1) */
void gr_take_card(gr_state *st, int seat, int card, sb_events *ev);

#endif
