/* jobs.h: work on other threads, with bounded queues.
 *
 * A job is run by a thread of a crew and then handed back: `done` is called by the event loop, in the order in which
 * jobs were finished.  So whatever a job owns belongs to one thread at a time, and nothing else is shared. */
#ifndef SAGEBRUSH_SERVER_JOBS_H
#define SAGEBRUSH_SERVER_JOBS_H

#include "sagebrush/error.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct job job;
struct job {
    job *next;
    sb_error (*run)(job *j, void *tool); /* may be run again when the tool failed (SB_UNAVAILABLE) */
    void (*done)(job *j);
    sb_error error; /* what run answered, or what became of it */
};

/* What finished jobs come back through. */
typedef struct mailbox mailbox;
mailbox *mailbox_new(void (*wake)(void *user), void *user); /* wake is called by any thread */
void mailbox_collect(mailbox *m);                           /* calls `done` of everything that is there */
void mailbox_add(mailbox *m, job *j);                       /* from any thread: only `done` is called */
void mailbox_free(mailbox *m);

/* How a crew works with its tool: in groups, if there is a `begin`. */
typedef struct crew_ways {
    void *(*open)(void *user); /* the tool of a thread; NULL: there is none, and it is asked again */
    void (*close)(void *tool);
    sb_error (*begin)(void *tool);  /* before a group */
    sb_error (*commit)(void *tool); /* after it: until here nothing has happened */
    void (*rollback)(void *tool);
} crew_ways;

typedef struct crew crew;
/* NULL: no memory or no thread.  `ways` NULL: no tool. */
crew *crew_new(mailbox *m, int threads, int most, const crew_ways *ways, void *user);
bool crew_add(crew *c, job *j);        /* false: there are `most` waiting already, try later; or no crew (NULL) */
bool crew_add_anyway(crew *c, job *j); /* not refused: for what cannot be tried later */
int64_t crew_waiting(crew *c);
int64_t crew_groups(crew *c); /* how many groups there were */
void crew_free(crew *c);      /* everything that waits is run first; takes NULL */

#endif
