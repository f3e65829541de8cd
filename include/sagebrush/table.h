/* table.h: a game in progress, with everything between the rules and the people.
 *
 * A table owns a game's state, who sits where, the log of moves, undo and redo, the record, the commitment to its
 * chance, and the views.  It is the same code in the server, the terminal and the browser.  Nothing hidden leaves it
 * except through the game's `redact`.  A table is memory of its own (sb_table_new, sb_table_free); no call keeps
 * pointers to its arguments. */
#ifndef SAGEBRUSH_TABLE_H
#define SAGEBRUSH_TABLE_H

#include "sagebrush/bot.h"
#include "sagebrush/public.h"

SB_PUBLIC_BEGIN

#define SB_NAME_MAX        40 /* bytes of a seat's name, NUL included */
#define SB_TABLE_ID_MAX    40
#define SB_NONCE_MAX       72
#define SB_CHECKPOINT      16    /* a copy of the state is kept every so many moves: undo replays fewer than that */
#define SB_INCIDENTS_SHOWN 8     /* the last ones, in a view */
#define SB_LOG_MAX         20000 /* moves of one table, those taken back by agreement too; then SB_LIMIT */

typedef enum sb_seat_kind { SB_HUMAN, SB_BOT, SB_SEAT_KIND_COUNT } sb_seat_kind;

typedef struct sb_seat {
    sb_seat_kind kind;
    char name[SB_NAME_MAX];   /* "" : "Seat 1" and so on; plain UTF-8 (sb_is_plain) without '"' */
    char bot[SB_NAME_MAX];    /* which bot, [A-Za-z0-9_.:-]+, when kind is SB_BOT; otherwise "" */
    char nonce[SB_NONCE_MAX]; /* what this seat added to the chance; "" : nothing; [A-Za-z0-9_-]* */
} sb_seat;

SB_INSIDE extern const char *const sb_seat_kinds[SB_SEAT_KIND_COUNT]; /* "human", "bot" */
bool sb_is_seat_name(const char *s);                                  /* as above, and short enough */
bool sb_is_word(const char *s, const char *extra, int max);           /* [A-Za-z0-9]* and `extra`, shorter than max */

typedef struct sb_table_setup {
    const sb_game *game;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES]; /* secret until the game is over */
    char id[SB_TABLE_ID_MAX];  /* [A-Za-z0-9_-]+ */
    sb_seat seat[SB_SEATS_MAX];
} sb_table_setup;

/* One entry of the log.  A barrier is a move during which chance was used or something hidden was shown: found by
 * comparing sb_chance_mark before and after, never declared by a game. */
typedef struct sb_ply {
    sb_move move;
    uint8_t seat;
    bool barrier;
    bool agreed_undo; /* the first move after an agreed undo went back to this point */
    bool turn_begins; /* the game's turn number changed with this move: the record carries a hash here */
} sb_ply;

typedef struct sb_table sb_table;

/* *out is a table on SB_OK and NULL otherwise.  SB_UNKNOWN_GAME (game is NULL), SB_BAD_PLAYERS, SB_BAD_OPTION,
 * SB_BAD_REQUEST (id, a name, a bot or a nonce breaks the rules above), SB_NO_MEMORY.  Seats that nobody sits on are
 * ignored. */
sb_error sb_table_new(const sb_table_setup *setup, sb_table **out);
/* A table in a given position (whose options are those of the position), with an empty log (protocol `load`).  The
 * state is checked first; on SB_BAD_STATE `detail` (may be NULL) names the field.  The position brings its chance with
 * it: the table's key is the one in the state, setup->key is not looked at, and there are no nonces (SB_BAD_REQUEST). */
sb_error sb_table_load(const sb_table_setup *setup, const void *state, sb_table **out, sb_text *detail);
/* The same table once more, for whoever wants to go on with it elsewhere, on another thread too: nothing is shared.  SB_NO_MEMORY. */
sb_error sb_table_copy(const sb_table *t, sb_table **out);
void sb_table_free(sb_table *t);

const sb_game *sb_table_game(const sb_table *t);
const sb_table_setup *sb_table_setup_of(const sb_table *t);
const void *sb_table_state(const sb_table *t); /* complete: for the host, never for a viewer */
uint64_t sb_table_hash(const sb_table *t);
unsigned sb_table_pending(const sb_table *t); /* 0: over */
int sb_table_plies(const sb_table *t);
const sb_ply *sb_table_ply(const sb_table *t, int i);
sb_names sb_table_names(const sb_table *t, sb_lang lang); /* pointers into the table */

/* Plays.  Events of the move are appended to the table's event log (see views) and, if `events` is not NULL, to it.
 * The errors of sb_play, SB_LIMIT, SB_NO_MEMORY, SB_BAD_STATE (a loaded position turns out to be impossible): nothing
 * has changed. */
sb_error sb_table_play(sb_table *t, int seat, sb_move move, sb_events *events);
int sb_table_legal(const sb_table *t, int seat, sb_move out[SB_MOVES_MAX]); /* 0 for a seat that does not exist */

/* Takes back the seat's last move.  Free as long as no barrier lies at or after it and every later move is of a seat
 * that owed its decision already before it (simultaneous phases): those moves are kept and played again behind it,
 * provided that each still answers the same question.  SB_NOTHING_TO_UNDO, SB_UNDO_BARRIER, SB_UNDO_TURN (others have
 * moved since), SB_GAME_OVER (the key is public then).  Nothing goes back behind an agreed undo without a new agreement
 * (SB_UNDO_BARRIER).  Redo plays the seat's undone moves again, last undone first; any other move of that seat forgets
 * them.  SB_NOTHING_TO_REDO, or why the move is not possible any more.  Reset takes back all that can be, and at least
 * one move.  A call that is refused changes nothing. */
sb_error sb_table_undo(sb_table *t, int seat);
sb_error sb_table_redo(sb_table *t, int seat);
sb_error sb_table_reset_turn(sb_table *t, int seat);
bool sb_table_can_undo(const sb_table *t, int seat);
bool sb_table_can_redo(const sb_table *t, int seat);
/* Goes back to before ply number `ply` (from 0), across barriers: only when every human seat is in `agreed` (bit mask),
 * otherwise SB_UNDO_BARRIER.  The log and the record say so.  Chance is not dealt anew: the same moves meet the same
 * cards again.  SB_NOTHING_TO_UNDO (no such ply), SB_BAD_SEAT (a bit without a seat), SB_GAME_OVER. */
sb_error sb_table_undo_agreed(sb_table *t, int ply, unsigned agreed);
int sb_table_agreed_undos(const sb_table *t);

/* The same for players who are not at the table: requests may come late, or twice.  `ply` and `undos` are the moves and
 * the undos that the seat had seen (sb_table_plies, sb_table_undos).  SB_OK: it is carried out now or was before.
 * SB_STALE, and nothing has changed: the seat had not seen what its request would be about, for it has itself moved or
 * taken back since, or is asked something else; what others do meanwhile in a phase of simultaneous choices does no harm. */
sb_error sb_table_play_at(sb_table *t, int seat, int ply, int undos, sb_move move);
sb_error sb_table_undo_at(sb_table *t, int seat, int ply, int undos);
sb_error sb_table_redo_at(sb_table *t, int seat, int ply, int undos);
sb_error sb_table_reset_turn_at(sb_table *t, int seat, int ply, int undos);
/* One seat after the other agrees to go back to before ply `to`; with the last human seat it happens.  The first one
 * proposes it, another `to` is another proposal; `yes` false, and whatever changes the position, forgets it. */
sb_error sb_table_agree(sb_table *t, int seat, int ply, int undos, int to, bool yes);
typedef struct sb_proposal {
    int to, by;      /* before which ply; the seat that proposed it */
    unsigned agreed; /* bit s: seat s has agreed */
} sb_proposal;
const sb_proposal *sb_table_proposal(const sb_table *t); /* NULL: none */
int sb_table_undos(const sb_table *t);                   /* how often anything was taken back */
#define SB_TAKEN_MAX 16                                  /* so many undos are remembered with what they took back */
/* Somebody has the events before number `events`, from when the table had been taken back `undos` times: the first one
 * that they do not have, or that is not any more what they have. */
int sb_table_news(const sb_table *t, int events, int undos);

/* What happens at a table beside the moves: the log and the record say so, at their place between the moves. */
typedef enum sb_incident_kind {
    SB_INCIDENT_BOT,    /* a bot plays for a person from now on */
    SB_INCIDENT_BACK,   /* that person plays again */
    SB_INCIDENT_TIME,   /* a person's time is over; what follows from it is an incident of its own */
    SB_INCIDENT_RESIGN, /* a person gives up for good and a bot plays on */
    SB_INCIDENT_UNDO,   /* all people agreed to go back to before a move */
    SB_INCIDENT_KINDS
} sb_incident_kind;

SB_INSIDE extern const char *const sb_incident_ids[SB_INCIDENT_KINDS]; /* "bot", "back", "time", "resign", "undo" */

typedef struct sb_incident {
    sb_incident_kind kind;
    int seat;              /* whose; of an undo -1 */
    int moves;             /* so many moves were made before it, those taken back by agreement too */
    int events;            /* so many events of the log of now come before it */
    int to;                /* of an undo: the ply it went back to; otherwise 0 */
    unsigned agreed;       /* of an undo: bit s: seat s agreed; otherwise 0 */
    char bot[SB_NAME_MAX]; /* who plays on: of BOT and RESIGN; otherwise "" */
} sb_incident;

/* SB_BAD_SEAT; SB_GAME_OVER; SB_STALE: no person plays there (or, coming back, none that a bot plays for); SB_BAD_REQUEST: no
 * id of a bot ([A-Za-z0-9_.:-]+; whether this program has it does not matter); SB_LIMIT: SB_LOG_MAX of them; SB_NO_MEMORY.
 * A proposal to take back is forgotten.  Who resigned does not come back.  The game's result is what the moves make of it,
 * whoever made them. */
sb_error sb_table_bot_takes_over(sb_table *t, int seat, const char *bot);
sb_error sb_table_person_returns(sb_table *t, int seat);
sb_error sb_table_time_out(sb_table *t, int seat);
sb_error sb_table_resign(sb_table *t, int seat, const char *bot);
int sb_table_incidents(const sb_table *t); /* how many there were; agreed undos are among them */
const sb_incident *sb_table_incident(const sb_table *t, int i);
/* An object: `number`, `incident` (its id), `seat` or `agreed` and `ply`, `bot`, `after` (so many events come before it), `text`. */
void sb_incident_json(const sb_table *t, int i, sb_lang lang, sb_json *out);
void sb_say_incident(const sb_table *t, const sb_incident *i, sb_lang lang, sb_text *out); /* a sentence */
/* Who decides for a seat now: the bot's id, or NULL: a person. */
const char *sb_table_bot_of(const sb_table *t, int seat);

/* False: a bot decides for it that this program does not have, or that does not play this game (sb_bot_of). */
bool sb_table_bot_is_here(const sb_table *t, int seat);

/* People and bots. */
unsigned sb_table_people(const sb_table *t);                 /* bit s: a person decides for seat s now */
int sb_table_last_ply_of(const sb_table *t, unsigned seats); /* the last move of one of them; -1: none */
/* Is anything for this seat's eyes only?  It knows something that those who watch do not, or chooses or has just chosen
 * at the same time as others, unseen.  Who shares a screen covers it before this seat looks at it. */
bool sb_table_is_private(const sb_table *t, int seat);
/* The chance of whoever thinks for a seat in this position, from what everybody knows: the same position, the same
 * thoughts. */
sb_quick sb_table_bot_chance(const sb_table *t, int seat);
/* Bots answer before people.  The bot that must move next, the lowest seat of several; -1: none, people are asked or the
 * game is over. */
int sb_table_next_bot(const sb_table *t);
/* It thinks and plays one move.  A record may name a bot that this program does not have, or one of another game: `instead` then
 * plays, and whoever passes it says so (sb_table_bot_is_here); NULL: SB_UNKNOWN_BOT, and nothing has changed.  *seat (may be NULL):
 * who it was.  SB_NOT_PENDING: no bot is asked; otherwise as sb_table_play. */
sb_error sb_table_bot_turn(sb_table *t, const sb_bot_budget *budget, const sb_bot *instead, int *seat);
size_t sb_table_bytes(const sb_table *t); /* memory of this table */

/* Chance.  The commitment is SHA-256 of key and table id, shown before the first move; the game is played with the key
 * itself, or with SHA-256 of key, table id and the seats' nonces, each after a '/', when there are any. */
void sb_commitment(const uint8_t key[SB_KEY_BYTES], const char *table_id, uint8_t out[32]);
void sb_game_key(const sb_table_setup *setup, uint8_t out[SB_KEY_BYTES]);

/* A table that is agreed on and not dealt: the host is bound to its key by the commitment, and only then the people add
 * their nonces.  So nobody can try keys until a deal pleases, neither before nor after. */
typedef struct sb_offer {
    sb_table_setup setup;   /* with the nonces that came */
    uint8_t commitment[32]; /* shown to everybody */
    unsigned waiting;       /* bit s: seat s has not answered yet; 0: it can be dealt */
} sb_offer;
/* Waits for every person.  The errors of sb_table_new; SB_BAD_REQUEST also when the setup brings a nonce with it. */
sb_error sb_offer_make(const sb_table_setup *setup, sb_offer *out);
/* A seat's nonce, "": it adds nothing.  The same once more is fine; another one is SB_STALE.  SB_BAD_SEAT: no person sits
 * there; SB_BAD_REQUEST: no nonce. */
sb_error sb_offer_nonce(sb_offer *o, int seat, const char *nonce);
/* sb_table_new with what came; who has not answered adds nothing. */
sb_error sb_offer_deal(const sb_offer *o, sb_table **out);

/* What a viewer (a seat or SB_SPECTATOR) may see: one JSON object, documented in docs/views.md.  Events number
 * `since` and later that the viewer may know are listed.  Inside an object that the caller has opened its members are
 * written, otherwise the object itself. */
void sb_table_view(const sb_table *t, int viewer, int since, sb_lang lang, sb_json *out);
/* The same with at most the last `most` events: its size does not depend on the length of the game. */
void sb_table_view_last(const sb_table *t, int viewer, int since, int most, sb_lang lang, sb_json *out);
/* Members `events` and `events_next`: events from number `from` up to before `to`, as far as the viewer may know them. */
void sb_table_events_json(const sb_table *t, int viewer, int from, int to, sb_lang lang, sb_json *out);
/* The same of an earlier position, after the first `ply` moves (0: before the first, sb_table_plies: the last), with the
 * events up to it and the move that led to it (`last_move`); nothing can be undone there.  SB_NOT_OVER (neither over nor
 * made of a record, see below), SB_BAD_REQUEST (no such position), SB_NO_MEMORY: nothing is written.  Fewer than
 * SB_CHECKPOINT moves are played for it; the first look back at a finished table plays all of them, once. */
sb_error sb_table_view_at(sb_table *t, int ply, int viewer, int since, sb_lang lang, sb_json *out);
sb_error sb_table_view_at_last(
    sb_table *t, int ply, int viewer, int since, int most, sb_lang lang, sb_json *out); /* at most so many events */
bool sb_table_may_look_back(const sb_table *t);
/* The complete position after the first `ply` moves, for the host; the errors are those of looking back. */
sb_error sb_table_state_at(sb_table *t, int ply, void *out);
/* Another table, to play on from an earlier position of this one: the same beginning and its first `ply` moves; agreed
 * undos are left behind.  The errors are those of looking back. */
sb_error sb_table_branch(const sb_table *t, int ply, sb_table **out);
/* What a move would do, as far as the seat can know (sb_preview_move): members events, stops, change of an open object.  The errors
 * of sb_may_play: nothing is written. */
sb_error sb_table_preview(const sb_table *t, int seat, sb_move move, sb_lang lang, sb_json *out);
int sb_table_events(const sb_table *t); /* how many there were so far; fewer after an undo */
/* The position before the first move, and the events that led to it (may be NULL): for the host, to play it once more. */
void sb_table_beginning(const sb_table *t, void *out, sb_events *events);
const sb_event *sb_table_event(const sb_table *t, int i);   /* for the host: ask sb_event_visible before showing it */
void sb_table_result_json(const sb_table *t, sb_json *out); /* members over, scores[] (automas too), winners[] */

/* The record (.sbg), docs/record.md.
 * For everybody: complete once the game is over; before that only the header with the commitment, without seed, moves
 * and hashes: sealed moves are secret, and from hashes of the complete state one could guess what is hidden. */
void sb_record_write(const sb_table *t, sb_text *out);
/* For the host alone: always complete, with the seed; replays also in the middle of a game. */
void sb_record_write_host(const sb_table *t, sb_text *out);
/* Reads, replays and checks.  SB_BAD_RECORD: not understood; SB_DIVERGED: understood, but a move is illegal, a hash or
 * the result differs, or the seed does not fit the commitment; SB_RULES_VERSION; SB_NO_MEMORY.  `detail` (may be NULL)
 * says line and cause.  On SB_OK, and only then, *out is a table at the end of the record, otherwise NULL (NULL `out`:
 * just checking). */
sb_error sb_record_read(const char *text, size_t n, sb_table **out, sb_text *detail);

SB_PUBLIC_END

#endif
