/* engine.c: requests in, answers out, and the open tables in between (engine.h).  How a document
 * becomes an answer is in answer.c, what each request does in requests.c. */
#include "protocol/engine.h"

#include "protocol/request.h"

#include <stdlib.h>
#include <string.h>

const engine_limits ENGINE_LIMITS = {
    .line = 1 << 20,
    .tables = 1024,
    .perft_depth = 64,
    .perft_nodes = 5000000,
    .playouts = 1000000,
    .ms = 60000,
};

/* ---- tables ------------------------------------------------------------------------------------------------------ */

engine *engine_open(const engine_limits *limits, const engine_host *host)
{
    engine *e = calloc(1, sizeof *e);
    if (!e)
        return NULL;
    e->limits = limits ? *limits : ENGINE_LIMITS;
    e->host = *host;
    return e;
}

const engine_limits *engine_limits_of(const engine *e)
{
    return &e->limits;
}

void engine_free(engine *e)
{
    if (!e)
        return;
    for (int i = 0; i < e->used; i++) {
        sb_review_free(e->reviews[i]);
        sb_table_free(e->tables[i]);
        free(e->offers[i]);
    }
    free(e->tables);
    free(e->offers);
    free(e->reviews);
    free(e->numbers);
    free(e);
}

/* The holes go. */
static void close_ranks(engine *e)
{
    int n = 0;
    for (int i = 0; i < e->used; i++)
        if (e->tables[i] || e->offers[i]) {
            e->tables[n] = e->tables[i];
            e->offers[n] = e->offers[i];
            e->reviews[n] = e->reviews[i];
            e->numbers[n++] = e->numbers[i];
        }
    e->used = n;
}

static bool more_slots(engine *e)
{
    int slots = e->slots ? 2 * e->slots : 8;
    sb_table **tables = realloc(e->tables, (size_t)slots * sizeof(sb_table *));
    if (!tables)
        return false;
    e->tables = tables;
    sb_offer **offers = realloc(e->offers, (size_t)slots * sizeof(sb_offer *));
    if (!offers)
        return false;
    e->offers = offers;
    sb_review **reviews = realloc(e->reviews, (size_t)slots * sizeof(sb_review *));
    if (!reviews)
        return false;
    e->reviews = reviews;
    int64_t *numbers = realloc(e->numbers, (size_t)slots * sizeof *numbers);
    if (!numbers)
        return false;
    e->numbers = numbers;
    e->slots = slots;
    return true;
}

int engine_slot(request *r)
{
    engine *e = r->e;
    if (e->open >= e->limits.tables) {
        refuse(r, SB_LIMIT, "%d tables are open, no more are allowed: close one", e->open);
        return -1;
    }
    if (e->used == e->slots && e->open <= e->slots / 2) /* as many steps as tables were closed since the last time */
        close_ranks(e);
    if (e->used == e->slots && !more_slots(e)) {
        refuse_plainly(r, SB_NO_MEMORY);
        return -1;
    }
    return e->used;
}

int engine_find(const engine *e, int64_t number)
{
    int low = 0, high = e->used;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (e->numbers[middle] < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < e->used && e->numbers[low] == number && (e->tables[low] || e->offers[low]) ? low : -1;
}

sb_error engine_deal(engine *e, int slot)
{
    sb_error error = sb_offer_deal(e->offers[slot], &e->tables[slot]);
    if (error != SB_OK)
        return error;
    free(e->offers[slot]);
    e->offers[slot] = NULL;
    return SB_OK;
}

/* ---- one request ------------------------------------------------------------------------------------------------- */

void engine_answer(engine *e, const sb_node_ops *ops, const void *root, sb_text *answer)
{
    request r;
    request_init(&r, &e->limits, &e->host, answer);
    r.e = e;
    r.ops = ops;
    r.root = root;
    request_answer(&r, REQUEST_KINDS);
}

void engine_refuse(engine *e, sb_error error, sb_text *answer, const char *format, ...)
{
    request r;
    va_list args;
    request_init(&r, &e->limits, &e->host, answer);
    va_start(args, format);
    sb_putv(refusal(&r, error), format, args);
    va_end(args);
    request_answer_refusal(&r);
}
