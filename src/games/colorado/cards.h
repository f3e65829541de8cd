/* cards.h: deck, hands, discard pile (COL-SUP). */
#ifndef COLORADO_CARDS_H
#define COLORADO_CARDS_H

#include "games/colorado/state.h"

void co_fill_deck(co_state *st);
uint32_t co_hand_bits(const co_player *p); /* bit k: holds kind k */
void co_hand_add(co_player *p, int kind);
void co_hand_remove(co_player *p, int kind);
int co_hand_at(const co_player *p, int i);               /* the kind of card number i of the hand, in order of kinds */
void co_discard(co_state *st, int seat, int kind);       /* from the hand */
int co_unseen(const co_state *st, int viewer, int kind); /* copies that the viewer neither holds nor sees */
void co_open_card(co_state *st, int seat, sb_events *events);
void co_draw(co_state *st, int seat, int n, sb_events *events);

#endif
