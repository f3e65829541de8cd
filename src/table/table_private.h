/* table_private.h: what a table is made of.  Only src/table/ includes this.
 *
 *   setup.c         is this a possible table?  names, ids, options
 *   table.c         life, playing, the log
 *   undo.c          taking back, playing again
 *   remote.c        requests that come late or twice, agreeing from afar
 *   people.c        who is a person, whose moves were whose, what is private
 *   incident.c      what happens beside the moves: bots take over, people come back, time, resigning
 *   checkpoint.c    the copies of the state that undo starts from
 *   chance.c        commitment and key
 *   view.c          what a viewer may see, as JSON
 *   past.c          earlier positions
 *   record_write.c  the record
 *   record_read.c   and back */
#ifndef SAGEBRUSH_TABLE_PRIVATE_H
#define SAGEBRUSH_TABLE_PRIVATE_H

#include "sagebrush/table.h"

/* A growing array. */
#define SB_LIST(type)                                                                                                  \
    struct {                                                                                                           \
        type *at;                                                                                                      \
        int n, cap;                                                                                                    \
    }
/* Makes room for `need` items in all; false: no memory, nothing changed. */
#define sb_list_room(list, need)                                                                                       \
    ((need) <= (list)->cap || sb_list_grow((void **)&(list)->at, &(list)->cap, (need), sizeof *(list)->at))
/* Gives back what is not used. */
#define sb_list_trim(list) sb_list_shrink((void **)&(list)->at, &(list)->cap, (list)->n, sizeof *(list)->at)
bool sb_list_grow(void **at, int *cap, int need, size_t size);
void sb_list_shrink(void **at, int *cap, int n, size_t size);

/* A copy of the state at bytes[at..], full if at == base, otherwise what differs from the full copy at bytes[base..]. */
typedef struct sb_checkpoint {
    int at, base;
    int events; /* of the table before that position */
} sb_checkpoint;

typedef struct sb_checkpoints {
    SB_LIST(sb_checkpoint) index;
    SB_LIST(uint8_t) bytes;
} sb_checkpoints;

/* A move in the log, with what undo and the record need to know about it. */
typedef struct sb_entry {
    sb_ply ply;
    uint8_t pending; /* the seats that owed a decision before it */
    uint8_t zero;
    uint16_t events; /* how many it set off */
    uint64_t hash;   /* of the position after it where a turn begins, once a record has asked; otherwise 0 */
} sb_entry;

/* Who decides for a seat, beside who it was at the beginning (setup.seat). */
typedef struct sb_deputy {
    bool plays, for_good; /* a bot for a person, who is away or has resigned */
    char bot[SB_NAME_MAX];
} sb_deputy;

/* An undo: from how many moves to how many, the events before it that stayed, whose moves it took back. */
typedef struct sb_taken {
    int from, to, events;
    unsigned seats;
} sb_taken;

/* The log is the line that leads to the position.  What agreed undos took back is the past: in order of time the moves
 * of a table are past[0..], then log[floor..]; incidents, agreed undos among them, stand between them.  Without agreed
 * undos floor is 0 and the past is empty. */
struct sb_table {
    const sb_game *game;
    sb_table_setup setup;
    uint8_t commitment[32];
    bool loaded;   /* began in a given position: checkpoint 0 */
    bool replayed; /* made of a record: whoever has that knows everything */
    int undos;
    sb_taken taken[SB_TAKEN_MAX]; /* undo number i at i % SB_TAKEN_MAX */
    sb_proposal proposal;         /* to take back together; agreed is 0: none */
    int floor;                    /* to where the last agreed undo went */
    int moves_of[SB_SEATS_MAX];   /* moves of a seat in the log */
    void *state;
    SB_LIST(sb_entry) log;
    SB_LIST(sb_event) events;   /* of the setup, then of the log */
    sb_checkpoints checkpoints; /* before ply 0, SB_CHECKPOINT, 2 * SB_CHECKPOINT ... */
    SB_LIST(sb_entry) past;
    SB_LIST(sb_incident) incidents; /* in order of time */
    int agreed_undos;               /* of them */
    sb_deputy deputy[SB_SEATS_MAX];
    SB_LIST(sb_move) redo[SB_SEATS_MAX];
};

/* Room for one state of any game. */
typedef struct sb_scratch {
    _Alignas(16) unsigned char bytes[SB_STATE_MAX];
} sb_scratch;

static inline uint64_t sb_table_mark_of(const void *state)
{
    return sb_chance_mark(state); /* the sb_rng is the first member of every state */
}

static inline bool sb_table_has_seat(const sb_table *t, int seat)
{
    return seat >= 0 && seat < t->setup.setup.players;
}

/* The name under which a bot is kept: "best" is another one some day. */
static inline const char *sb_bot_lasting(const char *id)
{
    const sb_bot *b = sb_bot_named(id);
    return b ? b->id : id;
}

/* setup.c */
sb_error sb_check_setup(const sb_table_setup *setup);
const char *sb_check_position(const sb_table_setup *setup, const void *state); /* NULL, or what is wrong */

/* checkpoint.c: `size` is the game's state_size.  Room first (false: no memory), then pushing cannot fail. */
bool sb_checkpoint_room(sb_checkpoints *c, int more, int size);
void sb_checkpoint_push(sb_checkpoints *c, const void *state, int size, int events);
void sb_checkpoint_get(const sb_checkpoints *c, int i, void *state, int size);
void sb_checkpoint_cut(sb_checkpoints *c, int n); /* keeps the first n */

/* incident.c: there is room for it (sb_incident_room; false: no memory), after the last move of now. */
bool sb_incident_room(sb_table *t);
void sb_incident_push(sb_table *t, sb_incident i);
void sb_incidents_go_back(sb_table *t); /* moves were taken back freely: what came after them comes after those left */

/* past.c: the position before a ply of the log, or after the last; answers how many events there were by then.  Its copy
 * is there: always while the game goes on, later after sb_table_remember (false: no memory). */
int sb_table_position_at(const sb_table *t, int ply, void *out);
bool sb_table_remember(sb_table *t);
void sb_table_first_position(const sb_table *t, void *out); /* before the first move */

/* record_write.c: finds the hashes of the log that the record needs and that are not there yet.  Hashing is dear: nobody
 * pays for it who wants no record. */
void sb_record_hashes(const sb_table *t);

/* undo.c: a seat is asked the same in both positions. */
bool sb_is_same_question(const sb_game *g, const void *a, const void *b, int seat);

/* table.c: the move without regard to redo. */
sb_error sb_table_advance(sb_table *t, int seat, sb_move move, sb_events *events);

/* record_write.c: lines that the reader compares, without the line feed. */
void sb_record_put_seats(unsigned seats, sb_text *out); /* "0,2"; "-": none */
void sb_record_put_result(const sb_table *t, const sb_result *r, int seat, sb_text *out);
void sb_record_put_winners(const sb_result *r, sb_text *out);
void sb_record_put_incident(const sb_incident *i, sb_text *out);
#define SB_RECORD_SUM_BYTES 8
void sb_record_put_sum(const sb_sha256 *lines, sb_text *out); /* of those above `end` */

#endif
