/* payment.h: phase 3 (GR-PAY, GR-ALLIN, GR-TWO-6, GR-TWO-7, GR-TWO-8, GR-TWO-9). */
#ifndef GOLDRIVER_PAYMENT_H
#define GOLDRIVER_PAYMENT_H

#include "games/goldriver/state.h"

int gr_share(
    const gr_state *st, int winner, int price, int seat); /* 3 to 5 players: his part, as long as no All In is used */

#endif
