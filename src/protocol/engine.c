/* engine.c: requests in, answers out, and the open tables in between (engine.h).  The fields of requests are in
 * request.c, what each request does in requests.c. */
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
    for (int i = 0; i < e->slots; i++)
        sb_table_free(e->tables[i]);
    free(e->tables);
    free(e->numbers);
    free(e);
}

static bool more_slots(engine *e)
{
    int slots = e->slots ? 2 * e->slots : 8;
    if (slots > e->limits.tables)
        slots = (int)e->limits.tables;
    sb_table **tables = realloc(e->tables, (size_t)slots * sizeof(sb_table *));
    if (!tables)
        return false;
    e->tables = tables;
    int64_t *numbers = realloc(e->numbers, (size_t)slots * sizeof *numbers);
    if (!numbers)
        return false;
    e->numbers = numbers;
    for (; e->slots < slots; e->slots++) {
        e->tables[e->slots] = NULL;
        e->numbers[e->slots] = 0;
    }
    return true;
}

int engine_slot(request *r)
{
    engine *e = r->e;
    int slot = 0;
    while (slot < e->slots && e->tables[slot])
        slot++;
    if (slot == e->slots && slot >= e->limits.tables) {
        refuse(r, SB_LIMIT, "%d tables are open, no more are allowed: close one", slot);
        return -1;
    }
    if (slot == e->slots && !more_slots(e)) {
        refuse(r, SB_NO_MEMORY, "%s", sb_error_text(SB_NO_MEMORY, SB_EN));
        return -1;
    }
    return slot;
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

/* As it came. */
static void put_id(const request *r, sb_json *out)
{
    switch (kind_of(r, r->id)) {
    case SB_NODE_TEXT: sb_json_text(out, "id", r->ops->text(r->id)); return;
    case SB_NODE_INT: sb_json_int(out, "id", r->ops->integer(r->id)); return;
    case SB_NODE_BOOL: sb_json_bool(out, "id", r->ops->integer(r->id)); return;
    case SB_NODE_OTHER:
        sb_json_raw(out, "id", "");
        r->ops->put(r->id, out->out);
        return;
    case SB_NODE_NULL:
    case SB_NODE_LIST:
    case SB_NODE_OBJECT: break;
    }
    sb_json_null(out, "id");
}

static void put_refusal(request *r, sb_json *out)
{
    sb_mend_utf8(r->message_bytes, r->message.n); /* a quoted text may have been cut off within a character */
    sb_json_object(out, "error");
    sb_json_text(out, "code", sb_error_code(r->error));
    sb_json_text(out, "message", r->message_bytes);
    if (r->rule[0])
        sb_json_text(out, "rule", r->rule);
    if (r->field)
        sb_json_text(out, "field", r->field);
    sb_json_end(out);
}

static sb_json begin_answer(const request *r, bool ok)
{
    sb_json out = SB_JSON(r->out.out);
    sb_text_clear(out.out);
    sb_json_object(&out, NULL);
    put_id(r, &out);
    sb_json_bool(&out, "ok", ok);
    return out;
}

static void answer_refusal(request *r)
{
    sb_json out = begin_answer(r, false);
    put_refusal(r, &out);
    sb_json_end(&out);
}

/* An answer that memory did not suffice for is replaced by one that fits into what there is. */
static void replace_if_cut(sb_text *answer)
{
    static const char line[]
        = "{\"id\":null,\"ok\":false,\"error\":{\"code\":\"no_memory\",\"message\":\"out of memory\"}}";
    if (!answer->cut)
        return;
    sb_text_clear(answer);
    sb_put(answer, line);
}

/* ---- one request ------------------------------------------------------------------------------------------------- */

static const request_kind *find_kind(request *r)
{
    const char *verb = text_in(r, r->ops->member(r->root, "do"));
    if (!verb) {
        refuse_field(r, SB_BAD_REQUEST, "do", "the name of a request");
        return NULL;
    }
    for (const request_kind *k = REQUEST_KINDS; k->name; k++)
        if (strcmp(k->name, verb) == 0)
            return k;
    r->field = "do";
    refuse(r, SB_UNKNOWN_VERB, "there is no request ");
    put_shown(&r->message, verb);
    return NULL;
}

/* Reads, checks and runs; the id is found as soon as it can be. */
static bool run_request(request *r)
{
    if (kind_of(r, r->root) != SB_NODE_OBJECT)
        return refuse(r, SB_BAD_JSON, "expected a JSON object");
    const void *id = r->ops->member(r->root, "id");
    if (kind_of(r, id) == SB_NODE_OBJECT || kind_of(r, id) == SB_NODE_LIST)
        return refuse_field(r, SB_BAD_REQUEST, "id", "a text, a number, true, false or null");
    r->id = id;
    const request_kind *kind = find_kind(r);
    if (!kind || !request_fields(r, kind))
        return false;
    r->out = begin_answer(r, true);
    if (!kind->run(r))
        return false;
    sb_json_end(&r->out);
    return true;
}

static void init_request(request *r, engine *e, sb_text *answer)
{
    *r = (request){ .e = e, .slot = -1, .seat = -1, .viewer = -1, .out = SB_JSON(answer) };
    r->message = SB_TEXT(r->message_bytes);
}

void engine_answer(engine *e, const sb_node_ops *ops, const void *root, sb_text *answer)
{
    request r;
    init_request(&r, e, answer);
    r.ops = ops;
    r.root = root;
    if (!run_request(&r))
        answer_refusal(&r);
    replace_if_cut(answer);
}

void engine_refuse(engine *e, sb_error error, sb_text *answer, const char *format, ...)
{
    request r;
    va_list args;
    init_request(&r, e, answer);
    va_start(args, format);
    sb_putv(refusal(&r, error), format, args);
    va_end(args);
    answer_refusal(&r);
    replace_if_cut(answer);
}
