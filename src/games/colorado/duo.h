/* duo.h: the Nuggets and Cards duos, playing cards (COL-DUO, COL-PLAY). */
#ifndef COLORADO_DUO_H
#define COLORADO_DUO_H

#include "games/colorado/state.h"

uint32_t co_playable(const co_player *p);
void co_decline(co_state *st, int seat, sb_events *events);
int co_legal_nuggets(const co_state *st, int seat, sb_move out[]);
void co_apply_nuggets(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_cards(const co_state *st, int seat, sb_move out[]);
void co_apply_cards(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_third(const co_state *st, int seat, sb_move out[]);
int co_legal_play(const co_state *st, int seat, sb_move out[]);
void co_apply_play(co_state *st, int seat, sb_move move, sb_events *events);

#endif
