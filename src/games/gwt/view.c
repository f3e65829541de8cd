/* view.c: what a viewer sees of a position. */
#include "games/gwt/state.h"

void gwt_view(const void *redacted, int viewer, sb_json *out)
{
    const gwt_state *st = redacted;
    (void)viewer;
    sb_json_int(out, "turn", st->turn);
}
