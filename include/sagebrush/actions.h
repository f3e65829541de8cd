/* actions.h: moves as numbers from 0 to count - 1, for nets with a fixed number of outputs.
 *
 * Every move that the rules offer has a number in the list it stands in, and no two of a list have the same.  A number means the
 * same in every position of a game, whatever the options and the number of players:
 *
 *   - a move without a list among its arguments ("hire:3:cowboy") has a number of its own;
 *   - a move that ends with a list ("move:a:b:kansas_city") goes by the last item of the list, and several to the same end by
 *     their order in the list of moves: "move:kansas_city", "move:kansas_city#2";
 *   - moves that are not in the table (src/library/actions_table.c, `make actions`) share the last SB_ACTIONS_SPARE numbers, in the order
 *     of the list: "spare#1".  None has been seen in simulations of random play with all options.
 *
 * The table has a version: another one means other numbers. */
#ifndef SAGEBRUSH_ACTIONS_H
#define SAGEBRUSH_ACTIONS_H

#include "sagebrush/game.h"

SB_PUBLIC_BEGIN

#define SB_ACTIONS_SPARE 64

typedef struct sb_actions sb_actions;

sb_error sb_actions_new(const sb_game *g, sb_actions **out); /* SB_OK; SB_UNKNOWN_GAME: no table of it; SB_NO_MEMORY */
void sb_actions_free(sb_actions *a);                         /* NULL: nothing */
int sb_actions_count(const sb_actions *a);
uint32_t sb_actions_version(const sb_actions *a);
/* The number of each move of a whole list, as `legal` gives it; -1: no number is left for it. */
void sb_actions_of(const sb_actions *a, const sb_move *list, int n, int32_t *out);
/* The move of a whole list that has this number; -1: none. */
int sb_actions_find(const sb_actions *a, const sb_move *list, int n, int32_t action);
void sb_actions_write(const sb_actions *a, int32_t action, sb_text *out); /* "hire:3:cowboy"; nothing: no such number */

SB_PUBLIC_END

#endif
