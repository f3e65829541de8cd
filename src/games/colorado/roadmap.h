/* roadmap.h: legs, railroad, discovering (COL-LEG, COL-RAIL, COL-DISC). */
#ifndef COLORADO_ROADMAP_H
#define COLORADO_ROADMAP_H

#include "games/colorado/state.h"

unsigned co_open_legs(const co_player *p, int region); /* bit i: leg i may be ticked */
unsigned co_open_rail(const co_player *p);             /* bit l: railroad leg l may be ticked */
unsigned co_closed_rail(const co_player *p);           /* bit l: on a branch not taken (COL-RAIL-4) */
bool co_can_check(const co_player *p);
bool co_is_complete(const co_player *p, int region);
unsigned co_discovered(const co_player *p);             /* bit r */
unsigned co_discoverable(const co_state *st, int seat); /* bit r */
int co_boxes(const co_player *p, int terrain);          /* ticked in that flag zone */
void co_gain_discovery(co_state *st, int seat, sb_events *events);
void co_pay_owed(co_state *st, int seat, sb_events *events);
int co_legal_village(const co_state *st, int seat, sb_move out[]);
void co_apply_village(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_check(const co_state *st, int seat, sb_move out[]);
void co_apply_check(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_discovery(const co_state *st, int seat, sb_move out[]);
void co_apply_discovery(co_state *st, int seat, sb_move move, sb_events *events);
void co_apply_suit(co_state *st, int seat, sb_move move, sb_events *events);

#endif
