/* games.h: games that join the page's module while it runs. */
#ifndef SB_WASM_GAMES_H
#define SB_WASM_GAMES_H

#include "sagebrush/game.h"

/* False when it is made for another contract, is there already, or there is no room.  It is kept for good. */
bool wasm_add_game(const sb_game *game);

#endif
