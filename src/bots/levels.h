/* levels.h: the net by which the levels and the coach judge a game, and what tells one making of a level from another. */
#ifndef SAGEBRUSH_BOTS_LEVELS_H
#define SAGEBRUSH_BOTS_LEVELS_H

#include "bots/net.h"
#include "sagebrush/bot.h"

/* False: there is none for this game and number of players. */
bool levels_net(const sb_game *g, const void *state, net *out);

/* Changes with the weights and the numbers by which a level plays: results of two marks are of two players.  0: the bot is no level. */
uint64_t levels_mark(const sb_bot *b, const sb_game *g, int players);

#endif
