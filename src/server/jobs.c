/* jobs.c: threads that work (jobs.h). */
#include "server/jobs.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#define GROUP_MAX     512
#define TOOL_PAUSE_US 200000

/* ---- back to the event loop ----------------------------------------------------------------------------------------
 */

struct mailbox {
    pthread_mutex_t lock;
    job *first, **last;
    void (*wake)(void *user);
    void *user;
};

mailbox *mailbox_new(void (*wake)(void *user), void *user)
{
    mailbox *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    pthread_mutex_init(&m->lock, NULL);
    m->last = &m->first;
    m->wake = wake;
    m->user = user;
    return m;
}

static void mailbox_post(mailbox *m, job *first, job **last)
{
    pthread_mutex_lock(&m->lock);
    bool was_empty = !m->first;
    *m->last = first;
    m->last = last;
    pthread_mutex_unlock(&m->lock);
    if (was_empty)
        m->wake(m->user);
}

void mailbox_add(mailbox *m, job *j)
{
    j->next = NULL;
    mailbox_post(m, j, &j->next);
}

void mailbox_collect(mailbox *m)
{
    pthread_mutex_lock(&m->lock);
    job *first = m->first;
    m->first = NULL;
    m->last = &m->first;
    pthread_mutex_unlock(&m->lock);
    while (first) {
        job *j = first;
        first = j->next;
        j->next = NULL;
        j->done(j);
    }
}

void mailbox_free(mailbox *m)
{
    if (!m)
        return;
    pthread_mutex_destroy(&m->lock);
    free(m);
}

/* ---- a crew --------------------------------------------------------------------------------------------------------
 */

#define THREADS_MAX 64

struct crew {
    mailbox *mailbox;
    const crew_ways *ways;
    void *user;
    pthread_mutex_t lock;
    pthread_cond_t more;
    job *first, **last;
    int64_t waiting, most, groups;
    bool closing;
    int threads;
    pthread_t thread[THREADS_MAX];
};

static bool in_groups(const crew *c)
{
    return c->ways && c->ways->begin;
}

static int group_size(const crew *c)
{
    return in_groups(c) ? GROUP_MAX : 1;
}

/* The next jobs, or NULL when the crew is dismissed. */
static job *take(crew *c)
{
    pthread_mutex_lock(&c->lock);
    while (!c->first && !c->closing)
        pthread_cond_wait(&c->more, &c->lock);
    job *first = c->first, *end = first;
    int n = first != NULL;
    for (; end && end->next && n < group_size(c); n++)
        end = end->next;
    if (end) {
        c->first = end->next;
        end->next = NULL;
        c->last = c->first ? c->last : &c->first;
        c->waiting -= n;
        c->groups++;
    }
    pthread_mutex_unlock(&c->lock);
    return first;
}

/* False: the tool has failed, and nothing has happened. */
static bool run_group(const crew *c, job *first, void *tool)
{
    if (c->ways->begin(tool) != SB_OK)
        return false;
    bool fine = true;
    for (job *j = first; j && fine; j = j->next) {
        j->error = j->run(j, tool);
        fine = j->error != SB_UNAVAILABLE;
    }
    fine = fine && c->ways->commit(tool) == SB_OK;
    if (!fine)
        c->ways->rollback(tool);
    return fine;
}

/* One that cannot be done must not spoil the others: then each is tried alone. */
static void run_one_by_one(const crew *c, job *first, void *tool)
{
    for (job *j = first, *next; j; j = next) {
        next = j->next;
        j->next = NULL;
        if (!run_group(c, j, tool))
            j->error = SB_UNAVAILABLE;
        j->next = next;
    }
}

static void run_jobs(const crew *c, job *first, void *tool)
{
    if (!in_groups(c)) {
        for (job *j = first; j; j = j->next)
            j->error = c->ways && !tool ? SB_UNAVAILABLE : j->run(j, tool);
    } else if (!tool) {
        for (job *j = first; j; j = j->next)
            j->error = SB_UNAVAILABLE;
    } else if (!run_group(c, first, tool)) {
        run_one_by_one(c, first, tool);
    }
}

static void *work(void *user)
{
    crew *c = user;
    void *tool = c->ways ? c->ways->open(c->user) : NULL;
    for (job *first; (first = take(c)) != NULL;) {
        if (c->ways && !tool)
            tool = c->ways->open(c->user);
        run_jobs(c, first, tool);
        job *end = first;
        while (end->next)
            end = end->next;
        mailbox_post(c->mailbox, first, &end->next);
    }
    if (tool)
        c->ways->close(tool);
    return NULL;
}

/* Signals are for the event loop. */
static bool start_thread(crew *c)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool fine = pthread_create(&c->thread[c->threads], NULL, work, c) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    c->threads += fine;
    return fine;
}

crew *crew_new(mailbox *m, int threads, int most, const crew_ways *ways, void *user)
{
    crew *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    *c = (crew) { .mailbox = m, .ways = ways, .user = user, .most = most, .last = &c->first };
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->more, NULL);
    for (int i = 0; i < threads && i < THREADS_MAX; i++)
        if (!start_thread(c)) {
            crew_free(c);
            return NULL;
        }
    return c;
}

static bool add(crew *c, job *j, bool anyway)
{
    if (!c)
        return false;
    pthread_mutex_lock(&c->lock);
    bool fine = anyway || c->waiting < c->most;
    if (fine) {
        j->next = NULL;
        *c->last = j;
        c->last = &j->next;
        c->waiting++;
        pthread_cond_signal(&c->more);
    }
    pthread_mutex_unlock(&c->lock);
    return fine;
}

bool crew_add(crew *c, job *j)
{
    return add(c, j, false);
}

bool crew_add_anyway(crew *c, job *j)
{
    return add(c, j, true);
}

int64_t crew_waiting(crew *c)
{
    if (!c)
        return 0;
    pthread_mutex_lock(&c->lock);
    int64_t n = c->waiting;
    pthread_mutex_unlock(&c->lock);
    return n;
}

int64_t crew_groups(crew *c)
{
    if (!c)
        return 0;
    pthread_mutex_lock(&c->lock);
    int64_t n = c->groups;
    pthread_mutex_unlock(&c->lock);
    return n;
}

void crew_free(crew *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    c->closing = true;
    pthread_cond_broadcast(&c->more);
    pthread_mutex_unlock(&c->lock);
    for (int i = 0; i < c->threads; i++)
        pthread_join(c->thread[i], NULL);
    pthread_cond_destroy(&c->more);
    pthread_mutex_destroy(&c->lock);
    free(c);
}
