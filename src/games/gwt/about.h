/* about.h: short texts on components that explanations (about.c) and remarks on moves (note.c) share. */
#ifndef GWT_ABOUT_H
#define GWT_ABOUT_H

#include "games/gwt/state.h"

const char *gwt_name(int domain, int i, bool fr);
void gwt_put_action(int action, bool fr, sb_text *out); /* its name inside a sentence */
void gwt_put_border(bool white, bool fr, sb_text *out);
void gwt_put_slot(int slot, bool fr, sb_text *out);  /* border, cost and gain */
void gwt_put_site(int place, bool fr, sb_text *out); /* forest and risk */
void gwt_put_bounty(int place, bool fr, sb_text *out);
void gwt_put_arrow(const gwt_arrow_row *row, bool fr, sb_text *out);
/* What a trade cell costs and gives, each after `before` and then after a comma; the answer is what comes before the
 * next. */
const char *gwt_put_cell(const gwt_cell_row *c, const char *before, bool fr, sb_text *out);

#endif
