/* room.h: a table with the people around it: chairs, clocks, agreements, talk, and the game (table.h) once it has
 * begun.
 *
 * A room is what its log says: a line is applied, or refused and nothing has changed; the same lines at the same times
 * make the same room, on any machine.  There is no I/O here, no clock and no chance: whoever writes a line brings them
 * along.
 *
 *     new JSON                          the first line: what is played, how, by whom (room_new.c)
 *     sit SEAT PERSON NONCE NAME        somebody takes a chair; NONCE may be "-"
 *     leave SEAT                        and gets up, before the game has begun
 *     bot SEAT ID, open SEAT            before the beginning: a bot on this chair; nobody
 *     name SEAT NAME                    somebody is called otherwise now
 *     start                             the game begins
 *     move SEAT MOVE, undo SEAT, redo SEAT, reset SEAT, agree SEAT PLY yes|no     the game (protocol/seat.h)
 *     time SEAT                         the time of this seat is over: the policy of the table
 *     away SEAT BOT, back SEAT          a bot plays for somebody; they play themselves again
 *     resign SEAT                       a bot plays on, and the place is the last
 *     ask SEAT pause|resume|end, yes SEAT, no SEAT     agreements of all people who play
 *     say PERSON SEAT "NAME" TEXT       SEAT is "-" for somebody who watches
 *     plan SEAT JSON                    answers given before the question (room_plan.c); []: none
 *     rematch ID                        where it goes on
 *     close                             given up */
#ifndef SAGEBRUSH_SERVER_ROOM_H
#define SAGEBRUSH_SERVER_ROOM_H

#include "sagebrush/table.h"
#include "store/store.h"

#define ROOM_SAID_MAX 100  /* what was said last */
#define ROOM_TEXT_MAX 1000 /* bytes of what somebody says */

#define ROOM_PLAN_ANSWERS 12   /* of a plan */
#define ROOM_PLAN_EVENTS  8    /* that have to happen before one of them */
#define ROOM_PLAN_MAX     8000 /* bytes of it */

typedef enum room_chair { CHAIR_OPEN, CHAIR_PERSON, CHAIR_BOT, CHAIR_KINDS } room_chair;
typedef enum room_pace { PACE_NONE, PACE_LIVE, PACE_MOVE, PACE_DAY, PACE_KINDS } room_pace;
typedef enum room_policy { POLICY_BOT, POLICY_RESIGN, POLICY_WAIT, POLICY_KINDS } room_policy;
typedef enum room_wish { WISH_NONE, WISH_PAUSE, WISH_RESUME, WISH_END, WISH_KINDS } room_wish;

extern const char *const ROOM_CHAIRS[CHAIR_KINDS],
    *const ROOM_PACES[PACE_KINDS], *const ROOM_POLICIES[POLICY_KINDS], *const ROOM_WISHES[WISH_KINDS],
                                                                           *const ROOM_PHASES[STORE_PHASES];

typedef struct room_seat {
    room_chair chair;
    int64_t person; /* 0: none */
    char name[SB_NAME_MAX];
    char bot[SB_NAME_MAX]; /* on this chair, or in place of an absent person */
    char nonce[SB_NONCE_MAX];
    bool away; /* a bot plays for the person */
    bool resigned;
    int64_t left;  /* milliseconds on the clock when it was looked at last (room.last) */
    int64_t since; /* owes a decision since; 0: none */
} room_seat;

typedef struct room_said {
    int64_t seq, at, person;
    int seat; /* -1: somebody who watches */
    char name[SB_NAME_MAX];
    char *text;
} room_said;

typedef struct room_plan room_plan;
struct json_t;

typedef struct room {
    char id[STORE_ROOM_ID_MAX];
    int64_t seq;           /* the number of the next line */
    int64_t created, last; /* times of the first and of the last line */
    store_phase phase;
    sb_table_setup setup; /* game, options, key */
    room_seat seat[SB_SEATS_MAX];
    int64_t host;
    bool listed, rated, hints, watchers_talk, paused;
    room_pace pace;
    int64_t time, increment; /* milliseconds: of a game or a move; more with every decision */
    room_policy policy;
    char absent_bot[SB_NAME_MAX]; /* who plays for those who are away */
    sb_table *table;              /* NULL: not begun */
    sb_table *brought;            /* a game begun elsewhere that goes on here; NULL: none, or it has begun again */
    bool is_brought;              /* its deal is known to the host: it does not count */
    room_wish wish;
    int wish_by;
    unsigned wish_yes;
    char rematch[STORE_ROOM_ID_MAX], from[STORE_ROOM_ID_MAX];
    int64_t outline; /* number of the line that changed something besides the game and talk, plus one */
    int64_t game;    /* the same for the game: talk and plans leave it as it was */
    room_said said[ROOM_SAID_MAX];
    int said_n;                    /* the oldest first */
    room_plan *plan[SB_SEATS_MAX]; /* NULL: none */
} room;

room *room_new_empty(const char *id); /* without lines; NULL: no memory */
void room_free(room *r);              /* takes NULL */

/* Applies a line.  Errors: nothing has changed.  `detail` (may be NULL) gets a sentence where there is one. */
sb_error room_apply(room *r, int64_t at, const char *line, sb_text *detail);
/* The table was changed already (seat_answer) as this line would, when the seats `before` were pending: the rest. */
void room_note_change(room *r, int64_t at, unsigned before);

int room_players(const room *r);
int room_seat_of(const room *r, int64_t person); /* -1: none */
unsigned room_people(const room *r);             /* seats that people decide for now */
unsigned room_pending(const room *r);            /* seats that owe a decision; 0 before and after the game */
bool room_is_bots_turn(const room *r, int *seat);
const char *room_bot_of(const room *r, int seat);  /* the bot that decides for it; NULL: a person does */
const char *room_name_of(const room *r, int seat); /* of the person, of the bot on this chair; "": nobody */
void room_commitment(const room *r, uint8_t out[32]);

/* Conditional moves (room_plan.c). */
sb_error room_plan_set(room *r, int seat, const char *json); /* SB_BAD_REQUEST; SB_STALE: the seat is asked already */
void room_plan_forget(room *r, int seat);
bool room_plan_fits(const struct json_t *condition, const sb_game *g, const sb_event *e); /* is it this event? */
void room_plans_follow(room *r);                                                          /* the game has gone on */
bool room_planned(
    const room *r, int *seat, sb_text *move); /* a seat is asked, and this is its answer; move may be NULL */
void room_plan_put(
    const room *r, int seat, sb_json *out); /* member "plan" of an open object; nothing where there is none */

/* Clocks (room_clock.c). */
void room_clock_begin(room *r, int64_t at);
void room_clock_run(room *r, int64_t at, unsigned pending); /* time has passed until `at` with these seats pending */
void room_clock_turn(room *r, int64_t at, unsigned before); /* what is pending has changed */
int64_t room_clock_left(const room *r, int seat, int64_t now);
int64_t room_deadline(const room *r, int *seat); /* when a time-out is due; INT64_MAX: never */

/* What lists and everybody at the table may know, as members of an open object.  `now` for the clocks. */
void room_put_outline(const room *r, int64_t person, int64_t now, sb_json *out);
void room_put_info(const room *r, sb_json *out); /* what the store keeps for lists */

/* Places for ratings: 0 is the best; people who resigned come last. */
void room_places(const room *r, int place[SB_SEATS_MAX]);

/* The first line: `new JSON` from a request (room_new.c). */
sb_error room_read_new(room *r, const char *json, sb_text *detail);

#endif
