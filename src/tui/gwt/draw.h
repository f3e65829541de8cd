/* draw.h: what the drawing of Great Western Trail shares: draw.c the page and the players, draw_map.c the board. */
#ifndef SAGEBRUSH_TUI_GWT_DRAW_H
#define SAGEBRUSH_TUI_GWT_DRAW_H

#include "games/gwt/certificate.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/delivery.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/sam.h"
#include "games/gwt/score.h"
#include "games/gwt/state.h"
#include "games/gwt/trail.h"
#include "tui/draw.h"

typedef struct gwt_page {
    const gwt_state *st;
    int viewer;
    const draw_style *style;
    sb_text *out;
    bool fr;
    char mark[GWT_SEATS]; /* of a seat on the board: the initial of its name, or its number */
} gwt_page;

/* draw.c */
void gwt_draw_heading(const gwt_page *p, const char *en, const char *fr);
void gwt_draw_cell(const gwt_page *p, const char *s, int width); /* filled up with spaces, one at least */
const char *gwt_draw_item(const gwt_page *p, int domain, int i); /* its name */
/* "2 Criollo, Galloway", each with its value where wanted; "-" if there is none. */
void gwt_draw_cattle(const gwt_page *p, const uint8_t counts[GWT_CATTLE], uint32_t kinds, bool values);

const char *gwt_draw_slot(int unlocks, bool fr);           /* what a disc on a slot unlocks, in a word */
void gwt_draw_objective(const gwt_page *p, int objective); /* "objective 09 (New York), 5/-3", a line */

/* draw_map.c */
void gwt_draw_trail(const gwt_page *p);
void gwt_draw_railroad(const gwt_page *p);
void gwt_draw_cities(const gwt_page *p);
void gwt_draw_jobs(const gwt_page *p);
void gwt_draw_market(const gwt_page *p);
void gwt_draw_foresight(const gwt_page *p);
void gwt_draw_display(const gwt_page *p);

#endif
