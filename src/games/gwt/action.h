/* action.h: costs, rewards, immediate actions (GWT-LOC-9, GWT-LOC-10, GWT-LOC-11, GWT-LOC-12, GWT-LOC-13, GWT-LOC-14,
 * GWT-LOC-15, GWT-LOC-16). */
#ifndef GWT_ACTION_H
#define GWT_ACTION_H

#include "games/gwt/state.h"

bool gwt_has_cost(int action);
bool gwt_is_useful(
    const gwt_state *st, int seat, int action); /* its effect can be carried out, or its cost may be wasted */
int gwt_action_moves(const gwt_state *st, int seat, int place, int action, sb_move *out); /* with every way to pay */
void gwt_do_action(
    gwt_state *st, int seat, sb_move m, bool decline, sb_events *ev); /* a move of the kinds USE and DO */
int gwt_move_action(sb_move m);
void gwt_reward(gwt_state *st, int seat, int action, bool decline, sb_events *ev);
void gwt_immediate(gwt_state *st, int seat, int first, int count, sb_events *ev); /* GWT-LOC-16 */

#endif
