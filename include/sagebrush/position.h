/* position.h: a position to play on from, with the list of moves of whoever is asked: the shortest way into a game.
 *
 *     sb_position *p;
 *     if (sb_position_new(game, &setup, key, &p) == SB_OK)
 *         while (sb_position_step(p, pick(sb_position_count(p))) > 0)
 *             ;
 *
 * One seat is asked at a time: of several that answer at once the lowest one first, and none of them sees what the others
 * answered.  Moves that a seat may make without being asked are open to sb_position_play alone.  No log, no undo: a
 * position is copied instead, and table.h is for people. */
#ifndef SAGEBRUSH_POSITION_H
#define SAGEBRUSH_POSITION_H

#include "sagebrush/game.h"

SB_PUBLIC_BEGIN

typedef struct sb_position sb_position;

/* *out is a position on SB_OK and NULL otherwise.  SB_BAD_PLAYERS, SB_OPTION_CONFLICT, SB_NO_MEMORY. */
sb_error sb_position_new(const sb_game *g, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_position **out);
/* From a document that sb_position_write wrote, read by the caller's parser (io.h).  SB_BAD_STATE: `detail` (may be NULL) says what
 * is wrong; SB_NO_MEMORY. */
sb_error sb_position_read(
    const sb_game *g, const sb_node_ops *ops, const void *root, sb_position **out, sb_text *detail);
/* The same from a packed document, for callers whose parser is not in C: its bytes are laid out as src/base/packed.h says.
 * SB_BAD_JSON: not such a document. */
sb_error sb_position_read_packed(const sb_game *g, const void *bytes, size_t n, sb_position **out, sb_text *detail);
sb_position *sb_position_clone(const sb_position *p); /* NULL: out of memory */
void sb_position_free(sb_position *p);                /* NULL: nothing */
/* The same memory for another game of the same kind, or for another position of it (false: of another game). */
sb_error sb_position_restart(sb_position *p, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES]);
bool sb_position_assign(sb_position *to, const sb_position *from);

const sb_game *sb_position_game(const sb_position *p);
const void *sb_position_state(const sb_position *p); /* complete: never for a player */
int sb_position_seat(const sb_position *p);          /* who is asked; -1: the game is over */
int sb_position_count(const sb_position *p);         /* how many moves it has; 0: over */
const sb_move *sb_position_moves(const sb_position *p);
/* Plays move number `index` of the list.  Answers how many moves the next list has, 0: the game is over; -1: there is no such move,
 * nothing has changed. */
int sb_position_step(sb_position *p, int index);
/* Any move of any seat, by the checked door: the errors of sb_play. */
sb_error sb_position_play(sb_position *p, int seat, sb_move move, sb_events *events);
/* Becomes what a viewer knows; what is hidden is zero.  Who is asked plays on from it only after sb_position_deal. */
void sb_position_redact(sb_position *p, int viewer);
/* A complete position that the viewer thinks possible: what they do not know is dealt anew. */
void sb_position_deal(sb_position *p, int viewer, sb_quick *chance);

uint64_t sb_position_hash(const sb_position *p);            /* of its text (sb_state_hash): equal on every machine */
void sb_position_write(const sb_position *p, sb_text *out); /* complete, as JSON */
/* What a viewer (a seat or SB_SPECTATOR) sees, as JSON: the members of the game's own view. */
void sb_position_view(const sb_position *p, int viewer, sb_text *out);

SB_PUBLIC_END

#endif
