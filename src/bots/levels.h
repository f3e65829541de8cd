/* levels.h: the net by which the levels and the coach judge a game. */
#ifndef SAGEBRUSH_BOTS_LEVELS_H
#define SAGEBRUSH_BOTS_LEVELS_H

#include "bots/net.h"

/* False: there is none for this game and number of players. */
bool levels_net(const sb_game *g, const void *state, net *out);

#endif
