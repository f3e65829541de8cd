/* position.h: positions of Great Western Trail from short texts, and playing on in texts.
 *
 *     gwt_state st = position(2, "", "at a2 1 pb_1a; hand 0 criollo galloway; money 0 12; use 0 a");
 *
 * A text is a list of orders separated by ';'.  Seats are numbers, everything else is an id of the rules.  Cards, tiles
 * and discs are moved, never made, so that the position can be checked.  Orders:
 *     clear                      no hazards and outlaws on the trail (they go back to bag 1)
 *     tile PLACE TILE            a hazard or outlaw from bag 1 or 3
 *     at PLACE SEAT BUILDING     a personal building
 *     hand SEAT CARD...          exactly these; everything else of the herd is in the draw stack
 *     discard SEAT CARD...       from the draw stack (or the market, the objective cards) to the discard pile
 *     all_discarded SEAT         the draw stack becomes the discard pile
 *     top SEAT CARD...           the first is drawn first
 *     area SEAT CARD...          objective cards to the area
 *     display CARD...            exactly these in the objective display
 *     market CARD...             exactly these in the cattle market
 *     market_top CARD...         the first is turned up first
 *     money SEAT N, tokens SEAT N, certificates SEAT N, herder SEAT PLACE, engine SEAT SPACE
 *     workers SEAT N N N         cowboys, builders, engineers, the printed ones included
 *     city SEAT CITY SLOT, station SEAT STATION SLOT   the disc of this slot lies there
 *     own SEAT TILE...           hazards and outlaws collected
 *     foresight COLUMN TILE TILE ("-" for an empty space)
 *     job ROW WORKER...          exactly these, from the left;  token ROW
 *     master STATION TILE        this station master tile lies at this station
 *     owns SEAT MASTER STATION   taken from there by appointing a cowboy of bag 2
 *     store SEAT TOWN...         stores (Rails to the North); TOWN.CELL for a cell, otherwise the last free one
 *     town TOWN TILE             this tile lies on this medium town
 *     seated SEAT WORKER         a worker tile of a bag sits at the poker table, with the next bonus token
 *     laid SEAT CARD...          exactly these at the poker table;  pot N
 *     turn SEAT                  it is this seat's turn, before phase A
 *     use SEAT PLACE             the herder has just arrived there
 * In solo games Sam is seat 1 and uses sides b:
 *     sam_top N...               these cards of Sam on top of his deck, the first is drawn first
 *     sam_discs CITY|STATION...  discs from his supply
 *     specialization WORKER */
#ifndef SAGEBRUSH_TESTS_GWT_POSITION_H
#define SAGEBRUSH_TESTS_GWT_POSITION_H

#include "games/gwt/action.h"
#include "games/gwt/auxiliary.h"
#include "games/gwt/building.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/certificate.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/delivery.h"
#include "games/gwt/flow.h"
#include "games/gwt/hazard.h"
#include "games/gwt/job_market.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/location.h"
#include "games/gwt/objective.h"
#include "games/gwt/poker.h"
#include "games/gwt/railroad.h"
#include "games/gwt/score.h"
#include "games/gwt/setup.h"
#include "games/gwt/state.h"
#include "games/gwt/station.h"
#include "games/gwt/store.h"
#include "games/gwt/trail.h"
#include "test.h"

gwt_state position(int players, const char *options, const char *text); /* checked */
void arrange(gwt_state *st, const char *text);                          /* more orders; checked */

/* Sam's turn with this card; what happened, a sentence a line. */
const char *sam_plays(gwt_state *st, int card);

void play(gwt_state *st, int seat, const char *moves); /* one or more, separated by spaces, each checked */
const char *list(const gwt_state *st, int seat);       /* the legal moves as one line, without exchange tokens */
bool offers(const gwt_state *st, int seat, const char *move);
int offered(const gwt_state *st, int seat, const char *prefix);          /* how many legal moves begin like this */
const char *asked(const gwt_state *st);                                  /* the kind of the pending decision; "over" */
const char *refused_by(const gwt_state *st, int seat, const char *move); /* the rule */
int id(int domain, const char *text);                                    /* the number of an item */
uint32_t town_set(const char *text);                                     /* a set of towns by their ids */
int points(const gwt_state *st, int seat, int category);
int hand_of(const gwt_state *st, int seat, const char *card); /* how many */
int discarded(const gwt_state *st, int seat, const char *card);

#endif
