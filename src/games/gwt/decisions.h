/* decisions.h: the steps, lists and effects that GWT_OPS (flow.c) ties together. */
#ifndef GWT_DECISIONS_H
#define GWT_DECISIONS_H

#include "games/gwt/state.h"

#define GWT_STEP(x)  sb_next gwt_step_##x(gwt_state *st, sb_events *ev)
#define GWT_LEGAL(x) int gwt_legal_##x(const gwt_state *st, const gwt_frame *f, sb_move *out)
#define GWT_APPLY(x) void gwt_apply_##x(gwt_state *st, int seat, sb_move m, sb_events *ev)
#define GWT_DECISION(x)                                                                                                \
    GWT_LEGAL(x);                                                                                                      \
    GWT_APPLY(x)

GWT_STEP(first_discard);
GWT_DECISION(first_discard);
GWT_DECISION(start);
GWT_DECISION(phase_b);
GWT_STEP(kansas_city);
GWT_DECISION(foresight);
GWT_DECISION(certificates);
GWT_STEP(simmental);
GWT_DECISION(simmental);
GWT_STEP(deliver);
GWT_DECISION(deliver);
GWT_DECISION(disc);
GWT_STEP(transport);
GWT_DECISION(take);
GWT_STEP(reward);
GWT_STEP(use);
GWT_DECISION(use);
GWT_DECISION(aux);
GWT_DECISION(draw);
GWT_DECISION(discard);
GWT_DECISION(remove);
GWT_DECISION(herder);
GWT_DECISION(free_move);
GWT_DECISION(hire);
GWT_DECISION(buy);
GWT_DECISION(build);
GWT_DECISION(build_at);
GWT_DECISION(hazard);
GWT_DECISION(bounty);
GWT_DECISION(engine);
GWT_DECISION(engine_return);
GWT_DECISION(back_any);
GWT_DECISION(stop);
GWT_DECISION(upgrade_behind);
GWT_DECISION(appoint);
GWT_DECISION(store);
GWT_DECISION(take_cattle);
GWT_STEP(poker_lay);
GWT_DECISION(poker_lay);
GWT_DECISION(poker_seat);
GWT_STEP(poker_show);
GWT_STEP(sam);

#endif
