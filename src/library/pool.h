/* pool.h: the same function on many pieces of work, on all threads. */
#ifndef SAGEBRUSH_LIBRARY_POOL_H
#define SAGEBRUSH_LIBRARY_POOL_H

typedef struct pool pool;
typedef void (*pool_work)(void *with, int piece, int thread);

pool *pool_new(int threads); /* this thread counts; NULL: out of memory */
void pool_free(pool *p);
/* Returns when all pieces, 0 to pieces - 1, are done. */
void pool_run(pool *p, pool_work work, void *with, int pieces);

#endif
