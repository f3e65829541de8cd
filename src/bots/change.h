/* change.h: what differs between two lists of features.
 *
 * Games list the features of a position always in the same order (outlook.h), so the lists of two positions of one turn are equal but
 * for a few places.  The answer need not be the shortest one: whatever it says, the old list without what is taken and with what is
 * added holds the same features, as often, as the new one. */
#ifndef SAGEBRUSH_BOTS_CHANGE_H
#define SAGEBRUSH_BOTS_CHANGE_H

#include "sagebrush/outlook.h"

typedef struct change {
    int added_n, taken_n;
    uint16_t added[SB_FEATURES_MAX], taken[SB_FEATURES_MAX];
} change;

/* Lists of at most SB_FEATURES_MAX - SB_FEATURES_SLACK in room for SB_FEATURES_MAX. */
void change_between(const uint16_t *old, int old_n, const uint16_t *now, int now_n, change *out);

#endif
