/* poker.h: hands with the joker (GR-POK). */
#ifndef GOLDRIVER_POKER_H
#define GOLDRIVER_POKER_H

#include "games/goldriver/state.h"

typedef enum gr_hand {
    GR_HAND_NONE,
    GR_HAND_PAIR,
    GR_HAND_TWO_PAIRS,
    GR_HAND_THREE,
    GR_HAND_STRAIGHT,
    GR_HAND_FLUSH,
    GR_HAND_FULL_HOUSE,
    GR_HAND_FOUR,
    GR_HAND_STRAIGHT_FLUSH,
    GR_HAND_ROYAL_FLUSH,
    GR_HAND_COUNT
} gr_hand;
uint32_t gr_poker_value(uint64_t cards); /* comparable strength of the best hand; 0 = no hand */
gr_hand gr_poker_hand(uint32_t value);
uint64_t gr_poker_index(
    uint64_t cards); /* ranks and suits of cards; those of two sets are those of both, put together by | */
gr_hand gr_poker_hand_of(uint64_t index); /* the hand alone, quickly */
uint64_t gr_poker_best(uint64_t cards);   /* the cards of the best hand, at most five; none without a hand */
uint64_t gr_poker_cards(const gr_state *st, int seat); /* GR-POK-3 */

#endif
