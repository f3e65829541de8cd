/* registry.c: the games there are.  A new game is one line in each of the two places. */
#include "sagebrush/game.h"

extern const sb_game co_game;
extern const sb_game gr_game;
extern const sb_game gwt_game;
extern const sb_game tp_game;

const sb_game *const sb_games[] = { &gr_game, &co_game, &gwt_game, &tp_game, NULL };
