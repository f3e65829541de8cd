/* hub_private.h: what the hub is made of.
 *
 *   hub.c      life, clients, the queue of their requests
 *   task.c     one request: fields, answers, steps on other threads
 *   entry.c    rooms in memory: reading in, writing lines, bots' turns, clocks
 *   push.c     what clients are told that did not ask
 *   people.c   requests about people: names, tokens, passwords, data
 *   tables.c   requests about tables: lists, chairs, the game, talk
 *   foresee.c  requests about conditional moves
 *   notice.c   telling people who are not there
 *   news.c     what other processes have written */
#ifndef SAGEBRUSH_SERVER_HUB_PRIVATE_H
#define SAGEBRUSH_SERVER_HUB_PRIVATE_H

#include "protocol/seat.h"
#include "server/callers.h"
#include "server/hub.h"
#include "server/jobs.h"
#include "server/notice.h"
#include "server/room.h"

#include <jansson.h>

#define BUCKETS          4096
#define CLIENT_TASKS_MAX 32  /* requests of one client that wait */
#define ENTRY_TASKS_MAX  256 /* requests at one table that wait */
#define HASH_TEXT        65  /* SHA-256 as text */
#define TOKEN_TEXT       44  /* 32 bytes in base64url */
#define NAME_CHARACTERS  24
#define MOVE_TEXT        160
#define BOT_MS           800 /* a bot's thought: people wait */

typedef struct client client;
typedef struct entry entry;
typedef struct task task;
typedef struct watch watch;
typedef struct ear ear;

/* A client at a table, sitting or watching. */
struct watch {
    client *client;
    entry *entry;
    watch *next_of_client, *next_of_entry;
    bool brief, dirty;
    bool has_moves; /* brief: it was told so */
    sb_lang lang;
    seat_has has;
    int64_t seq;      /* lines before this one were told */
    int64_t game;     /* of these, what they did to the game was told */
    int64_t outline;  /* as room.outline */
    unsigned pending; /* who is waited for, as the outline said */
    int64_t presence; /* as entry.presence */
};

struct client {
    hub *hub;
    net_socket *socket;
    client *before, *after;
    int64_t person; /* 0: has not entered */
    client *next_of_person;
    char name[STORE_NAME_MAX], session[HASH_TEXT];
    sb_lang lang;
    watch *watches;
    int watches_n;
    task *task;                        /* what is being done for it; one after another */
    json_t *waiting[CLIENT_TASKS_MAX]; /* what it has asked for meanwhile */
    int waiting_n;
    bool running;  /* inside client_go_on */
    double tokens; /* of the rate */
    int64_t tokens_at;
    caller caller;
    int refused, tries;
    bool gone;
};

/* A request, and what its steps need.  Steps run on other threads touch only `s` and the job; thoughts about a game also
 * `doc`, `out` and `copy`, which nobody else touches meanwhile. */
struct task {
    job job; /* first: a job is its task */
    hub *hub;
    client *client; /* NULL: gone meanwhile, or a task of our own */
    task *next;     /* waiting at the same table */
    json_t *doc;
    entry *entry;
    sb_text out;
    sb_table *copy; /* what is thought about, as it was when it was asked */
    int seat;       /* for whom */
    sb_lang lang;   /* and in which language */
    sb_flag stop;   /* nobody waits for the thought any more */
    bool retried;
    bool looked;            /* for what other processes have written since */
    bool *works;            /* what the outcome of the job says something about; NULL: nothing */
    void (*then)(task *t);  /* when the room is there */
    void (*after)(task *t); /* when the job is done */
    sb_error (*step)(task *t, store *s);
    sb_error (*answer)(task *t); /* of a thought */
    struct {
        store_person person;
        char session[HASH_TEXT], token[TOKEN_TEXT + 1], secret[160], word[STORE_NAME_MAX], room[STORE_ROOM_ID_MAX];
        int64_t number, now;
        sb_text text, more;
        int most;
        bool flag;
    } s;
    /* The answer says where the game stands after the line: its client is not told again. */
    bool tells_view, tells_brief, has_moves; /* has_moves: there is something to do */
    /* A line of our own. */
    char line[160];
    int ply, undos;
};

/* A room in memory. */
struct entry {
    hub *hub;
    entry *next_in_bucket;
    char id[STORE_ROOM_ID_MAX];
    room *room; /* NULL: being read in */
    bool reading, writing, thinking;
    bool more;      /* the store has lines that we do not */
    int64_t minded; /* others wrote last, or nobody since it was read in: they mind it until this time; 0: we do */
    task *first, **last;
    int tasks_n;
    watch *watches;
    int64_t presence;              /* changes when somebody comes or goes */
    int64_t noticed[SB_SEATS_MAX]; /* since when the seat was asked for something that its person was told about */
    int64_t idle_since, tried;     /* tried: to read it in, when the store failed */
};

struct hub {
    hub_config config;
    net *net;
    char *where;
    mailbox *mailbox;
    crew *writer, *reader, *thinkers, *posters;
    notice_ways ways;
    ear *ear;      /* NULL: there are no others */
    char node[20]; /* our name among them */
    client *clients;
    client *person[BUCKETS]; /* clients of people, by number */
    entry *entries[BUCKETS];
    callers callers;
    int64_t entries_n, clients_n;
    bool stopping;
    bool writes, reads; /* it worked the last time */
    bool probing;
    task *spare; /* used before, to be used again: they are too large for the quick parts of malloc */
    int spare_n;
    int64_t jobs_out;   /* handed to other threads and not back */
    int64_t advice_out; /* of them: thoughts for people */
    int64_t next_sweep, next_look, next_probe;
    char nobodys_password[STORE_HASH_MAX]; /* for those who are not known: looking takes as long */
    struct {
        int64_t requests, refusals, lines, stale, failures, reads, bot_moves, advice, timeouts, pushes, notices;
    } count;
};

/* ---- hub.c */
int64_t hub_now(void);        /* milliseconds since 1970 */
void client_go_on(client *c); /* the next request, if the last one is done */
void client_set_person(client *c, int64_t person);
client *hub_clients_of(hub *h, int64_t person); /* list by next_of_person; others may be among them */

/* ---- task.c */
typedef struct request_verb {
    const char *name;
    void (*run)(task *t);
    const char *fields; /* "table seat?": a question mark for those that may be missing */
    bool needs_person;
    int cost;
} request_verb;

extern const request_verb PEOPLE_VERBS[], TABLE_VERBS[], PLAN_VERBS[]; /* end with a row without a name */

task *task_new(hub *h, client *c, json_t *doc); /* takes the document; NULL: no memory */
void tasks_forget(hub *h);                      /* the spare ones */
void task_run(task *t);
void task_end(task *t); /* the answer, if any, is sent; the task is gone */

const char *task_text(const task *t, const char *key); /* NULL: none, or no text */
int64_t task_int(const task *t, const char *key, int64_t otherwise);
bool task_flag(const task *t, const char *key);

sb_json task_answer(task *t);                                   /* an open object with id and ok; close it by */
void task_finish(task *t, sb_json *out);                        /* which ends the task */
void task_refuse(task *t, sb_error e, const char *format, ...); /* ends it: for who writes requests */
void task_tell(task *t, sb_error e, const char *english, const char *french); /* the same, for people */
void task_fail(task *t, sb_error e);                                          /* the same with the words of the error */
void task_put_id(const task *t, sb_json *out);

void task_read(task *t, sb_error (*step)(task *t, store *s), void (*after)(task *t));
void task_write(task *t, sb_error (*step)(task *t, store *s), void (*after)(task *t));
void task_think(task *t, sb_error (*step)(task *t, store *s), void (*after)(task *t));
/* `answer` thinks for a seat about t->copy and writes t->out, or a sentence about its error to s.text: the table, its room and
 * whoever asked may go meanwhile. */
void task_advise(task *t, const sb_table *table, int seat, sb_error (*answer)(task *t));
void task_stop(task *t); /* nobody waits for it */

void task_post(task *t, sb_error (*step)(task *t, store *s), void (*after)(task *t)); /* speaks to other servers */

/* ---- entry.c */
void with_room(task *t, const char *id, void (*then)(task *t)); /* when it is there and at rest */
entry *entry_find(hub *h, const char *id);
entry *entry_new(hub *h, const char *id); /* NULL: no memory, or too many */
/* The room has been changed as this line says; the answer is in t->out.  Ends the task when the line is stored.
 * `seat` and `person`: who sits on a chair from now on; seat -1: no change. */
void entry_commit(task *t, const char *line, int64_t at, bool is_new, int seat, int64_t person);
/* Applies a line and commits it, or refuses.  The answer is {"ok":true,"seq":n}, and what `put` adds. */
void entry_apply(task *t, const char *line, int seat, int64_t person);
void entry_add_line(entry *e, const char *line); /* of our own, when its turn comes */
void entry_go_on(entry *e);                      /* the next request at this table */
void entries_tick(hub *h, int64_t now);
void entries_begin(hub *h);                /* reads in what is in progress */
void entry_refresh(entry *e, int64_t seq); /* another process has written this line */
/* Who asks knows more than this process, which may not have heard of it yet: it reads what is stored and the request comes again.
 * False: there are no other processes, or that was done already. */
bool entry_look_again(task *t);

/* ---- people.c */
#define ARGON_OPS   2
#define ARGON_BYTES (19u << 20)
void people_begin(hub *h);

/* ---- notice.c */
bool notices_begin(hub *h, store *s); /* before the threads: the keys of this server */
void notice_look(entry *e, int64_t now);
void notices_digest(hub *h, int64_t now);
sb_error notice_put_kept(int64_t person, store *s, sb_text *out); /* JSON; on a thread of the store */
extern const request_verb NOTICE_VERBS[];

/* ---- news.c */
ear *ear_open(hub *h);
void ear_close(ear *a); /* takes NULL */

/* ---- push.c */
watch *watch_add(client *c, entry *e, bool brief, sb_lang lang); /* or the one that is there; NULL: too many */
watch *watch_find(const client *c, const entry *e);
void watch_drop(watch *w);
void entry_tell(entry *e);                             /* all who watch */
void watch_note_answer(const task *t);                 /* its line is stored, its answer on the way */
void client_fill(client *c);                           /* there is room: what is new */
void push_put_table(watch *w, sb_json *out, bool all); /* members: what the watch does not know yet */
int put_brief(const room *r, int seat, sb_json *out);  /* how many moves the seat has */

#endif
