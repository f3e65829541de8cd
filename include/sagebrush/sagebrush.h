/* sagebrush.h: all of the library.
 *
 * Three Western board games as plain data and functions: who is asked, what is legal, what happens, what each seat may know.
 * A program of forty lines that plays a game is examples/library.c; `pkg-config --cflags --libs sagebrush` builds it.
 *
 * Where to begin:
 *     game.h      a game: its rules, options, words; the checked door sb_play
 *     position.h  a position to play on from, with its list of moves: the shortest way in
 *     table.h     a game in progress with people: log, undo, views, records
 *     bot.h       players that are programs; match.h: bots against each other
 *     coach.h     advice and reviews for people; puzzle.h: positions in which one move is clearly best
 *     actions.h   moves as small numbers with masks; outlook.h: positions as features
 *     batch.h     many games stepped by one call, on several threads, for learning
 *
 * Nothing here is global: whatever changes belongs to the caller or to an object that the caller made.  Several threads may
 * play at once, each with objects of its own. */
#ifndef SAGEBRUSH_SAGEBRUSH_H
#define SAGEBRUSH_SAGEBRUSH_H

#include "sagebrush/actions.h"
#include "sagebrush/batch.h"
#include "sagebrush/bot.h"
#include "sagebrush/coach.h"
#include "sagebrush/error.h"
#include "sagebrush/game.h"
#include "sagebrush/heap.h"
#include "sagebrush/io.h"
#include "sagebrush/lang.h"
#include "sagebrush/match.h"
#include "sagebrush/outlook.h"
#include "sagebrush/position.h"
#include "sagebrush/public.h"
#include "sagebrush/puzzle.h"
#include "sagebrush/rng.h"
#include "sagebrush/table.h"
#include "sagebrush/text.h"
#include "sagebrush/typeset.h"

#endif
