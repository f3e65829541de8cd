/* news.c: what other processes have written to the same store (hub_private.h).
 *
 * A thread listens.  News is "NODE ROOM SEQ": who wrote which line.  A room that is in memory here reads the lines that
 * it does not have; when the ear was deaf for a while, all of them look.  There is no lock: the number of a line is the
 * fence, for the store takes only one line of each number.  Whoever wrote last goes on with bots and clocks; the others
 * step in when nothing has happened for a while (entry.c), so a process that was killed is missed for two seconds at
 * most. */
#include "server/hub_private.h"

#include "server/log.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LOOK_MS  300
#define RETRY_US 500000

struct ear {
    hub *hub;
    pthread_t thread;
    int stop; /* atomic */
};

typedef struct news_job {
    job job;
    hub *hub;
    char room[STORE_ROOM_ID_MAX]; /* "": anything may have happened */
    int64_t seq;
} news_job;

static void hear(job *j)
{
    news_job *n = (news_job *)j;
    hub *h = n->hub;
    for (int i = 0; i < BUCKETS && n->room[0] == '\0'; i++)
        for (entry *e = h->entries[i]; e; e = e->next_in_bucket)
            entry_refresh(e, INT64_MAX);
    entry *e = n->room[0] ? entry_find(h, n->room) : NULL;
    if (e)
        entry_refresh(e, n->seq);
    free(n);
}

static void post(hub *h, const char *id, int64_t seq)
{
    news_job *n = calloc(1, sizeof *n);
    if (!n)
        return;
    n->job.done = hear;
    n->hub = h;
    n->seq = seq;
    strncpy(n->room, id, sizeof n->room - 1);
    mailbox_add(h->mailbox, &n->job);
}

static void take_news(void *user, const char *news)
{
    hub *h = user;
    char node[20], id[STORE_ROOM_ID_MAX];
    long long seq;
    if (sscanf(news, "%19s %39s %lld", node, id, &seq) == 3 && strcmp(node, h->node) != 0)
        post(h, id, seq);
}

static store *open_ear(hub *h)
{
    char buffer[300];
    sb_text why = SB_TEXT(buffer);
    store *s = store_open(h->where, &why);
    if (s && store_listen(s))
        return s;
    store_close(s);
    log_put(LOG_WARNING, "news", "trouble", buffer[0] ? buffer : "cannot listen", NULL);
    return NULL;
}

static void *listen_to_news(void *user)
{
    ear *a = user;
    store *s = NULL;
    while (!__atomic_load_n(&a->stop, __ATOMIC_SEQ_CST)) {
        if (!s && (s = open_ear(a->hub)) != NULL)
            post(a->hub, "", 0);
        if (!s) {
            usleep(RETRY_US);
            continue;
        }
        struct pollfd p = { .fd = store_socket(s), .events = POLLIN };
        if (poll(&p, 1, LOOK_MS) > 0 && !store_news(s, take_news, a->hub)) {
            store_close(s);
            s = NULL;
        }
    }
    store_close(s);
    return NULL;
}

ear *ear_open(hub *h)
{
    ear *a = calloc(1, sizeof *a);
    sigset_t all, before;
    if (!a)
        return NULL;
    a->hub = h;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool fine = pthread_create(&a->thread, NULL, listen_to_news, a) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (fine)
        return a;
    free(a);
    return NULL;
}

void ear_close(ear *a)
{
    if (!a)
        return;
    __atomic_store_n(&a->stop, 1, __ATOMIC_SEQ_CST);
    pthread_join(a->thread, NULL);
    free(a);
}
