/* position.h: positions of Gold River from text, and the questions that tests ask them.
 *
 *     gr_state st = position("4 players; A 20; B 5 moonshine_1; C 5; D 5 moonshine_2; price 14; step moonshine");
 *     expect_asked(&st, "B moonshine");
 *     play(&st, "B use:moonshine; D decline");
 *     expect_nuggets(&st, "6 12 9 8");
 *
 * A position is a list of clauses between semicolons:
 *
 *     4 players poker=off        how many, and options (default: 4, poker=on, first_game=off)
 *     A 15 CARDS                 a seat (A to E), its nuggets (default 15) and its cards: concessions and buildings lie
 *                                before it, horseshoe cards are kept, colt and lasso cards are pending (in the order of
 *                                the text, over all seats); a card may say more:
 *                                    wagon@san_narciso_07   attached to it
 *                                    lost_mine@coyote_city    joined this town
 *                                    bank+15                  with a deposit
 *                                    mayor:cold_mountain      this seat is Mayor there
 *     sale CARDS, out CARDS      the sale is filled up with cards that do nothing in this round, as far as they go
 *     deck CARDS                 from the top; all the other cards follow
 *     deck 7 CARDS               exactly so many; the others are out of play
 *     round 5                    (default 3)
 *     first B, winner C          first player (default A), winner (default: the first player)
 *     price 14, reversed         of the auction that was won; with 2 players the stake, which has left the winner
 *     dice 3 4 1 1               the next dice that will be rolled
 *     step auction               the step of the round that is about to begin (default auction, bids with 2 players):
 *                                round (the next one), penny_press, auction, bids, moonshine, pay, first_pick, mustang,
 *                                picks, loser, roll, bank, or over
 *
 * It is then run until somebody is asked, and checked.  Moves are written "SEAT MOVE", several between semicolons. */
#ifndef SAGEBRUSH_TESTS_GOLDRIVER_POSITION_H
#define SAGEBRUSH_TESTS_GOLDRIVER_POSITION_H

#include "games/goldriver/contract.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/frames.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/poker.h"
#include "games/goldriver/score.h"
#include "games/goldriver/state.h"
#include "test.h"

extern const sb_game gr_game;

/* The events of the last position() or play(). */
extern sb_events position_events;

#define position(text)                 position_at((text), __FILE__, __LINE__)
#define play(st, moves)                position_play((st), (moves), __FILE__, __LINE__)
/* Refused under this rule, and not one byte of the state has changed. */
#define refuse(st, move, rule)         position_refuse((st), (move), (rule), __FILE__, __LINE__)
/* Who is asked what: "B all_in", "A bid; B bid" or "nobody". */
#define expect_asked(st, text)         position_expect_asked((st), (text), __FILE__, __LINE__)
/* The whole list of a seat: "pass bid:1..15", "deposit:0..15/3"; "" where there is none. */
#define expect_list(st, seat, text)    position_expect_list((st), (seat), (text), __FILE__, __LINE__)
#define expect_nuggets(st, text)       position_expect_nuggets((st), (text), __FILE__, __LINE__)
/* Where a card lies: "A", "A kept", "A pending", "on san_narciso_07", "sale", "resolving", "deck", "out", "removed". */
#define expect_card(st, card, place)   position_expect_card((st), (card), (place), __FILE__, __LINE__)
#define expect_cards(st, cards, place) position_expect_cards((st), (cards), (place), __FILE__, __LINE__)
/* Who is Mayor: "cold_mountain A"; "-" for a free card. */
#define expect_mayor(st, text)         position_expect_mayor((st), (text), __FILE__, __LINE__)
/* Counts of all seats in a town (GR-MAY-1): "cold_mountain 2 1 0". */
#define expect_counts(st, text)        position_expect_counts((st), (text), __FILE__, __LINE__)
/* These events came in this order, others may have come between: "B fee A 2 cold_mountain; B place cold_mountain_05".
 * An event is its seat (if it has one), its id and its arguments; those at the end may be left out. */
#define expect_events(text)            position_expect_events((text), __FILE__, __LINE__)
#define expect_no_event(text)          position_expect_no_event((text), __FILE__, __LINE__)
/* A seat's score by category: "21 25 10 20 0 76". */
#define expect_score(st, seat, text)   position_expect_score((st), (seat), (text), __FILE__, __LINE__)

/* The next dice that will be rolled, zero-terminated: next_dice(&st, 3, 4, 0). */
void next_dice(gr_state *st, ...);
/* Takes the first card of every list until no "take" is asked any more: phase 4 to its end. */
void finish_picks(gr_state *st);

/* A game as it begins: "3 players poker=off first_seat=2". */
gr_state new_game(const char *text, uint64_t seed);

int card_of(const char *id);
int town_of(const char *id);
uint64_t cards_of(const char *ids); /* "bank saloon" as a set */

gr_state position_at(const char *text, const char *file, int line);
void position_play(gr_state *st, const char *moves, const char *file, int line);
void position_refuse(const gr_state *st, const char *move, const char *rule, const char *file, int line);
void position_expect_asked(const gr_state *st, const char *text, const char *file, int line);
void position_expect_list(const gr_state *st, char seat, const char *text, const char *file, int line);
void position_expect_nuggets(const gr_state *st, const char *text, const char *file, int line);
void position_expect_card(const gr_state *st, const char *card, const char *place, const char *file, int line);
void position_expect_cards(const gr_state *st, const char *cards, const char *place, const char *file, int line);
void position_expect_mayor(const gr_state *st, const char *text, const char *file, int line);
void position_expect_counts(const gr_state *st, const char *text, const char *file, int line);
void position_expect_events(const char *text, const char *file, int line);
void position_expect_no_event(const char *text, const char *file, int line);
void position_expect_score(const gr_state *st, char seat, const char *text, const char *file, int line);

#endif
