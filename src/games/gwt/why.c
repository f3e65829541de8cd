/* why.c: why a move is refused. */
#include "games/gwt/state.h"

const sb_word GWT_REASONS[GWT_WHY_COUNT] = { { "not_now", "GWT-DEC-1", { { 0 } }, "Not now.", "Pas maintenant." } };

sb_reason gwt_why(const void *state, int seat, sb_move move)
{
    (void)state, (void)seat, (void)move;
    return (sb_reason){ 0 };
}
