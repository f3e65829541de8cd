/* pool.c: threads that wait for work (pool.h). */
#include "library/pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    pool_work work;
    void *with;
    int pieces, busy, started, threads;
    unsigned round;
    bool quits;
    atomic_int next;
    pthread_t thread[];
};

typedef struct worker {
    pool *pool;
    int number;
} worker;

static void take_pieces(pool *p, int thread)
{
    for (int i; (i = p->next++) < p->pieces;)
        p->work(p->with, i, thread);
}

static void *serve(void *argument)
{
    worker w = *(worker *)argument;
    pool *p = w.pool;
    unsigned seen = 0;
    free(argument);
    pthread_mutex_lock(&p->lock);
    for (;;) {
        while (p->round == seen && !p->quits)
            pthread_cond_wait(&p->begin, &p->lock);
        if (p->quits)
            break;
        seen = p->round;
        pthread_mutex_unlock(&p->lock);
        take_pieces(p, w.number);
        pthread_mutex_lock(&p->lock);
        if (--p->busy == 0)
            pthread_cond_signal(&p->end);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

pool *pool_new(int threads)
{
    pool *p = calloc(1, sizeof *p + sizeof(pthread_t) * (size_t)threads);
    if (!p)
        return NULL;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->begin, NULL);
    pthread_cond_init(&p->end, NULL);
    p->threads = threads;
    for (int i = 1; i < threads; i++) {
        worker *w = malloc(sizeof *w);
        if (!w)
            break;
        *w = (worker) { p, i };
        if (pthread_create(&p->thread[p->started], NULL, serve, w) != 0) {
            free(w);
            break;
        }
        p->started++;
    }
    return p;
}

void pool_free(pool *p)
{
    if (!p)
        return;
    pthread_mutex_lock(&p->lock);
    p->quits = true;
    pthread_cond_broadcast(&p->begin);
    pthread_mutex_unlock(&p->lock);
    for (int i = 0; i < p->started; i++)
        pthread_join(p->thread[i], NULL);
    free(p);
}

void pool_run(pool *p, pool_work work, void *with, int pieces)
{
    pthread_mutex_lock(&p->lock);
    p->work = work;
    p->with = with;
    p->pieces = pieces;
    p->next = 0;
    p->busy = p->started;
    p->round++;
    pthread_cond_broadcast(&p->begin);
    pthread_mutex_unlock(&p->lock);
    take_pieces(p, 0);
    pthread_mutex_lock(&p->lock);
    while (p->busy)
        pthread_cond_wait(&p->end, &p->lock);
    pthread_mutex_unlock(&p->lock);
}
