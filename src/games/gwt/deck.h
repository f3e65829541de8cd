/* deck.h: hands, stacks and piles (GWT-DRAW, GWT-CARD). */
#ifndef GWT_DECK_H
#define GWT_DECK_H

#include "games/gwt/state.h"

int gwt_drawable(const gwt_player *p);
int gwt_hand_limit(const gwt_player *p);
uint32_t gwt_kinds(const uint8_t counts[GWT_CATTLE]); /* bit c: at least one card of kind c */
void gwt_draw(gwt_state *st, int seat, int n, sb_events *ev);
void gwt_draw_up(gwt_state *st, int seat, sb_events *ev); /* phase C */
void gwt_hand_to_discard(gwt_state *st, int seat, int card, sb_events *ev);
void gwt_discard_hand(gwt_state *st, int seat, sb_events *ev);
void gwt_leave_hand(gwt_player *p, int card);
void gwt_to_discard(gwt_player *p, int card);
void gwt_know(gwt_player *p, int card);                          /* everybody now knows that at least one is in hand */
int gwt_hand_moves(const gwt_player *p, int kind, sb_move *out); /* one move for each kind of card in hand */

#endif
