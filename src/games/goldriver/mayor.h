/* mayor.h: counts, fees, the office (GR-MAY, GR-LOST). */
#ifndef GOLDRIVER_MAYOR_H
#define GOLDRIVER_MAYOR_H

#include "games/goldriver/state.h"

int gr_town_of(const gr_state *st, int card);         /* also of a Lost Mine that joined one */
int gr_count(const gr_state *st, int seat, int town); /* GR-MAY-1 */
uint64_t gr_concessions_in(const gr_state *st, int seat, int town);
unsigned gr_towns_with_concession(const gr_state *st, int seat); /* bit t; town concessions only (GR-LOST-1) */
void gr_mayor_check(gr_state *st, int town, unsigned rose, unsigned fell, sb_events *ev); /* GR-MAY-9 */
int gr_fee(const gr_state *st, int seat, int card);                                       /* GR-MAY-3 */
bool gr_has_loose_lost_mine(const gr_state *st, int seat);                                /* not joined to a town */

#endif
