/* store.h: everything that must outlive the server: people, their sessions, tables, ratings.
 *
 * The truth of a table (a room: a game with its seats, chat and clocks) is its log: lines of text with a number and a
 * time.  A line is added with the number that it should have; if another one has that number already, it is refused
 * (SB_STALE): so of two writers one comes first and the other looks again.  The row of a room is only what lists show.
 *
 * All calls but open and close happen between store_begin and store_commit or store_rollback.  Each call either does
 * all of what it says or changes nothing; SB_UNAVAILABLE (disk full, database gone) fails the transaction: roll it
 * back.  One thread at a time uses a store; several stores may be open on one database.
 *
 * Two back ends behind sql.h: SQLite and PostgreSQL. */
#ifndef SAGEBRUSH_STORE_STORE_H
#define SAGEBRUSH_STORE_STORE_H

#include "sagebrush/error.h"
#include "sagebrush/text.h"

typedef struct store store;

/* A path of a file, or postgres://...; NULL with a sentence in `why`.  The schema is brought up to date. */
store *store_open(const char *where, sb_text *why);
void store_close(store *s);                /* takes NULL */
bool store_is_shared(const store *s);      /* other processes may write to it, too: PostgreSQL */
const char *store_kind(const store *s);    /* "sqlite", "postgres" */
const char *store_trouble(const store *s); /* the database's words about the last SB_UNAVAILABLE */

sb_error store_begin(store *s, bool writes);
sb_error store_commit(store *s); /* SB_OK: it is on the disk; SB_UNAVAILABLE: most likely it is not */
void store_rollback(store *s);

/* ---- people ---------------------------------------------------------------------------------------------------- */

#define STORE_NAME_MAX 128 /* bytes of names, NUL included */
#define STORE_HASH_MAX 132 /* of hashes as text */

/* Texts are "" where there is nothing. */
typedef struct store_person {
    int64_t id;
    char name[STORE_NAME_MAX];
    char login[STORE_NAME_MAX];    /* the name that goes with the password; nobody else's */
    char password[STORE_HASH_MAX]; /* Argon2id, as libsodium writes it */
    char recovery[STORE_HASH_MAX]; /* hash of the recovery code */
    int64_t created, seen;         /* milliseconds since 1970, as all times */
} store_person;

sb_error store_person_add(store *s, const store_person *p);  /* SB_TAKEN: the id or the login */
sb_error store_person_save(store *s, const store_person *p); /* SB_TAKEN: the login; SB_NO_PERSON */
sb_error store_person_get(store *s, int64_t id, store_person *out);
sb_error store_person_by_login(store *s, const char *login, store_person *out);
sb_error store_person_by_recovery(store *s, const char *hash, store_person *out);
sb_error store_person_delete(
    store *s, int64_t id); /* with sessions, ratings and what they kept; chairs lose the person */

/* Settings are one JSON text of the server's. */
sb_error store_settings_set(store *s, int64_t person, const char *json);
sb_error store_settings_get(store *s, int64_t person, sb_text *out);

/* A session is known by the hash of its token. */
sb_error store_session_add(store *s, const char *hash, int64_t person, int64_t now); /* SB_NO_PERSON */
sb_error store_session_find(store *s, const char *hash, int64_t *person);            /* SB_NO_PERSON */
sb_error store_session_seen(store *s, const char *hash, int64_t now);
sb_error store_session_end(store *s, const char *hash);
sb_error store_session_end_all(store *s, int64_t person);

/* ---- tables ---------------------------------------------------------------------------------------------------- */

#define STORE_ROOM_ID_MAX 40

typedef enum store_phase { STORE_OPEN, STORE_RUNNING, STORE_OVER, STORE_LEFT, STORE_PHASES } store_phase;

typedef struct store_room {
    char id[STORE_ROOM_ID_MAX];
    char game[32];
    store_phase phase;
    bool listed;
    int64_t created, changed;
    const char *info; /* JSON for lists; in answers only until the call returns */
} store_room;

typedef bool store_each_room(void *user, const store_room *room); /* false: enough */
typedef bool store_each_line(void *user, int64_t seq, int64_t at, const char *text);

sb_error store_room_add(store *s, const store_room *r);                               /* SB_TAKEN */
sb_error store_room_save(store *s, const store_room *r);                              /* SB_NO_TABLE */
sb_error store_room_get(store *s, const char *id, store_each_room *each, void *user); /* SB_NO_TABLE */
sb_error store_rooms_listed(store *s, store_phase phase, int64_t before, int most, store_each_room *each, void *user);
sb_error store_rooms_in(
    store *s, store_phase phase, const char *after, int most, store_each_room *each, void *user); /* by id */
sb_error store_rooms_of(store *s, int64_t person, int64_t before, int most, store_each_room *each, void *user);
/* Listed ones, open or running, where somebody sits whom this person has sat with before. */
sb_error store_rooms_of_friends(store *s, int64_t person, int64_t before, int most, store_each_room *each, void *user);
/* Not changed since, and not archived: the oldest first. */
sb_error store_rooms_idle(store *s, store_phase phase, int64_t before, int most, store_each_room *each, void *user);
sb_error store_chair_set(store *s, const char *room, int seat, int64_t person); /* 0: nobody */

/* Lines count from 0.  SB_STALE: there is a line of this number. */
sb_error store_line_add(store *s, const char *room, int64_t seq, int64_t at, const char *text);
/* Line `from` and later, in order, also of archived tables. */
sb_error store_lines(store *s, const char *room, int64_t from, store_each_line *each, void *user);
/* All lines in one compressed row; a line added later is SB_STALE unless it has the next number. */
sb_error store_archive(store *s, const char *room);
/* All traces of a table. */
sb_error store_room_delete(store *s, const char *room);

/* ---- ratings, notes ---------------------------------------------------------------------------------------------- */

typedef struct store_rating { /* Glicko-2 in millionths; games: how many counted */
    int64_t rating, deviation, volatility, games, changed;
} store_rating;

sb_error store_rating_get(store *s, int64_t person, const char *game, store_rating *out); /* SB_NO_PERSON: none yet */
sb_error store_rating_set(store *s, int64_t person, const char *game, const store_rating *r);

/* What a person keeps at a table for themselves: notes, conditional moves.  "" forgets it. */
sb_error store_keep_set(store *s, int64_t person, const char *room, const char *kind, const char *text);
sb_error store_keep_get(store *s, int64_t person, const char *room, const char *kind, sb_text *out); /* "": nothing */
/* Keeps it unless the very same is kept: `got` says so.  Of several processes one gets it. */
sb_error store_keep_claim(store *s, int64_t person, const char *room, const char *kind, const char *text, bool *got);
typedef bool store_each_keep(void *user, int64_t person, const char *text);
/* Of all people after this one, in order. */
sb_error store_keeps(
    store *s, const char *room, const char *kind, int64_t after, int most, store_each_keep *each, void *user);

/* Small facts of the whole installation, under a name; "": nothing is known. */
sb_error store_fact_get(store *s, const char *key, sb_text *out);
sb_error store_fact_set(store *s, const char *key, const char *value);
sb_error store_fact_add(store *s, const char *key, const char *value); /* unless there is one */

/* ---- several processes ----------------------------------------------------------------------------------------- */

/* Tells the other processes, when the transaction is committed.  Without others nothing happens. */
sb_error store_tell(store *s, const char *news);
typedef void store_each_news(void *user, const char *news);
bool store_listen(store *s);                                  /* this store is used for nothing else */
int store_socket(store *s);                                   /* readable: ask for news; -1: there are none */
bool store_news(store *s, store_each_news *each, void *user); /* false: lost, listen again, and look at everything */
/* A lock on a word, held by this store until it is released or its process is gone. */
sb_error store_lock(store *s, const char *word, bool *got);
sb_error store_unlock(store *s, const char *word);

/* ---- copies ------------------------------------------------------------------------------------------------------ */

/* Everything as one file, consistent, while the server runs; and back into an empty store. */
bool store_backup(const char *where, const char *path, sb_text *why);
bool store_restore(const char *path, const char *where, sb_text *why);

#endif
