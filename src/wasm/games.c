/* games.c: the games of the page's module: those whose own modules were linked to it (module.c), in the order they came. */
#include "wasm/games.h"

#include <stddef.h>

#define GAMES_MAX 15

static const sb_game *games[GAMES_MAX + 1];
static const sb_game *const kept[] = { NULL };
const sb_game *const *const sb_games = games;
const sb_game *const *const sb_games_kept = kept;

bool wasm_add_game(const sb_game *game)
{
    int n = 0;
    while (games[n])
        n++;
    if (n == GAMES_MAX || game->api != SB_API || sb_game_find(game->id))
        return false;
    games[n] = game;
    return true;
}
