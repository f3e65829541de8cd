/* registry.c: the games there are.  A new game is one line in each of the two places.
 *
 * When a change of behaviour raises a game's rules_version after records of it were published, the game as it was
 * stays beside the new one, under another name in C and the same id, among those kept: its records are replayed by it. */
#include "sagebrush/game.h"

extern const sb_game co_game;
extern const sb_game gr_game;
extern const sb_game gwt_game;
extern const sb_game tp_game;

static const sb_game *const games[] = { &gr_game, &co_game, &gwt_game, &tp_game, NULL };
static const sb_game *const kept[] = { NULL };
const sb_game *const *const sb_games = games;
const sb_game *const *const sb_games_kept = kept;
