/* call.h: phase I: target, kind, gift (COL-CALL). */
#ifndef COLORADO_CALL_H
#define COLORADO_CALL_H

#include "games/colorado/state.h"

void co_begin_call(co_state *st, sb_events *events);
unsigned co_targets(const co_state *st); /* bit s: seat s can be called */
uint32_t co_alike(int kind);             /* bit k: of the same suit or value */
int co_legal_target(const co_state *st, int seat, sb_move out[]);
void co_apply_target(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_kind(const co_state *st, int seat, sb_move out[]);
void co_apply_kind(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_gift(const co_state *st, int seat, sb_move out[]);
void co_apply_gift(co_state *st, int seat, sb_move move, sb_events *events);

#endif
