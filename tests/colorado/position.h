/* position.h: positions of Colorado from a few lines of text, for tests.
 *
 *     co_state st = position(3,
 *         "caller 1; given green_2\n"
 *         "0 hand red_1 blue_2; area blue_1; nuggets 2; region western_lake leg_1 leg_2\n"
 *         "1 tipi 0 1; rail r1 r2a");
 *
 * One line per seat, beginning with its number; the first line may be about the table.  Parts are separated by ';'.
 * What is not said: the Caller is seat 0, turn 5, and it owes its call; everybody has 3 nuggets (the supply has the
 * rest), no hand, an empty play area, the first village discovered.  Medals of complete regions, railroads and flag
 * zones are written (and the zone's crossed); medals of the other pools are said by `medals` and `crossed`.  Cards that
 * are nowhere lie in the deck in order of kinds, below those that `deck` names, its first card on top.
 *
 *   table:  caller S; turn N; deck KIND...; discard KIND...; rest discard (all other cards: the deck gets no more);
 *           rest SEAT (that hand gets them); crossed POOL N; maps four;
 *           given KIND (phase II has just begun: the seat on the Caller's left gave this card, and it was discarded)
 *   seat:   hand KIND...; area KIND...; nuggets N; region ID LEG...; rail LEG...; tipi POSITION...; saloon N; wanted N;
 *           medals POINTS...; all (every region discovered); all but ID */
#ifndef SAGEBRUSH_TESTS_COLORADO_POSITION_H
#define SAGEBRUSH_TESTS_COLORADO_POSITION_H

#include "games/colorado/call.h"
#include "games/colorado/cards.h"
#include "games/colorado/chart.h"
#include "games/colorado/contract.h"
#include "games/colorado/duo.h"
#include "games/colorado/roadmap.h"
#include "games/colorado/score.h"
#include "games/colorado/state.h"
#include "games/colorado/flow.h"
#include "games/colorado/setup.h"
#include "test.h"

co_state position(int players, const char *text);

/* The beginning of a game: option "maps=four" and so on, or NULL. */
co_state new_game(int players, uint64_t seed, const char *option, const char *value);

sb_move move_of(const char *text);
int kind_of(const char *id);
int region_of(const char *id); /* 0 to CO_REGIONS - 1, on whatever map it is */

/* Plays through the checked door and checks the position afterwards. */
void play(co_state *st, int seat, const char *text);
/* Several moves: "0 take, 1 pay:red_1, 1 decline". */
void play_all(co_state *st, const char *moves);
/* The ids of what happened: "pay play leg medal_region". */
const char *play_log(co_state *st, int seat, const char *text);

/* Exactly these moves: "take pay:red_1 decline". */
void assert_legal(const co_state *st, int seat, const char *moves);
bool is_legal(const co_state *st, int seat, const char *move);
/* The rule that forbids a move. */
const char *forbidden_by(const co_state *st, int seat, const char *text);

/* The seats that owe a decision, as "0 2"; "" when nobody does. */
void assert_pending(const co_state *st, const char *seats);
void assert_medals(const co_state *st, int seat, const char *medals); /* "3 9" */
void assert_same_state(const co_state *a, const co_state *b);
/* The kinds in hand: "red_1 red_1 blue_2". */
void assert_hand(const co_state *st, int seat, const char *kinds);
void assert_area(const co_state *st, int seat, const char *kinds);

#endif
