/* board.h: what the drawing of Great Western Trail on the full screen shares: board.c the board, markets and players,
 * board_map.c the trail, the railroad with its cities, and the network of Rails to the North, board_words.c all of it in words. */
#ifndef SAGEBRUSH_TUI_GWT_BOARD_H
#define SAGEBRUSH_TUI_GWT_BOARD_H

#include "games/gwt/contract.h"
#include "games/gwt/state.h"
#include "tui/scene.h"

enum { GWT_TRAIL_ROWS = 13, GWT_RAIL_ROWS = 9, GWT_RAIL_ROWS_NORTH = 11, GWT_NORTH_ROWS = 18 };

void gwt_pane_trail(const scene *s, canvas *c);
void gwt_pane_rail(const scene *s, canvas *c);
void gwt_pane_north(const scene *s, canvas *c);
void gwt_pane_words(const scene *s, canvas *c);
int gwt_words_rows(const scene *s);

bool gwt_has_rails(const scene *s);
void gwt_put_money(const scene *s, int n, sb_text *out);       /* $3, 3$ */
const json_t *gwt_on_trail(const scene *s, const char *place); /* what lies there; NULL: nothing */

#endif
