/* rollout.h: plays every move on to the end by the game's appraisal, over many deals of what is hidden, and takes the one that
 * comes to most.  For games, or numbers of players, without a net (net.h). */
#ifndef SAGEBRUSH_BOTS_ROLLOUT_H
#define SAGEBRUSH_BOTS_ROLLOUT_H

#include "sagebrush/bot.h"

enum { ROLLOUT_MOVES_MAX = 24 }; /* longer lists are thinned out evenly after the best looking ones */

/* `noise`: hundredths of a point by which a move may be misjudged, whatever its playouts come to. */
int rollout_choose(const sb_ask *ask, int playouts, int noise, sb_thought *thought);

#endif
