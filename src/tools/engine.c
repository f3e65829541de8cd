/* engine.c: lines in, answers out, and the tables that are open in between (engine.h).  The fields of requests are in
 * request.c, what each request does in requests.c. */
#include "tools/engine.h"

#include "sagebrush/heap.h"
#include "tools/request.h"
#include "tools/utf8.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const engine_limits ENGINE_LIMITS = {
    .line = 1 << 20,
    .tables = 1024,
    .perft_depth = 64,
    .perft_nodes = 5000000,
    .playouts = 1000000,
    .ms = 60000,
};

/* ---- tables ------------------------------------------------------------------------------------------------------ */

engine *engine_new(const engine_limits *limits)
{
    engine *e = calloc(1, sizeof *e);
    if (!e)
        return NULL;
    e->limits = limits ? *limits : ENGINE_LIMITS;
    return e;
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
        refuse(r, SB_NO_MEMORY, "%s", sb_error_text(SB_NO_MEMORY));
        return -1;
    }
    return slot;
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

static void put_id(sb_json *out, const json_t *id)
{
    char *text = id ? json_dumps(id, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
    sb_json_raw(out, "id", text ? text : "null");
    free(text);
}

static void put_refusal(request *r, sb_json *out)
{
    utf8_mend(r->message_bytes); /* a quoted text may have been cut off within a character */
    sb_json_object(out, "error");
    sb_json_text(out, "code", sb_error_code(r->error));
    sb_json_text(out, "message", r->message_bytes);
    if (r->rule[0])
        sb_json_text(out, "rule", r->rule);
    if (r->field)
        sb_json_text(out, "field", r->field);
    sb_json_end(out);
}

static sb_json begin_answer(sb_text *answer, const json_t *id, bool ok)
{
    sb_text_clear(answer);
    sb_json out = SB_JSON(answer);
    sb_json_object(&out, NULL);
    put_id(&out, id);
    sb_json_bool(&out, "ok", ok);
    return out;
}

static void answer_refusal(request *r, const json_t *id, sb_text *answer)
{
    sb_json out = begin_answer(answer, id, false);
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

/* ---- one line ---------------------------------------------------------------------------------------------------- */

static const request_kind *find_kind(request *r)
{
    const json_t *verb = json_object_get(r->json, "do");
    if (!verb || !json_is_string(verb)) {
        refuse_field(r, SB_BAD_REQUEST, "do", "the name of a request");
        return NULL;
    }
    for (const request_kind *k = REQUEST_KINDS; k->name; k++)
        if (strcmp(k->name, json_string_value(verb)) == 0)
            return k;
    r->field = "do";
    refuse(r, SB_UNKNOWN_VERB, "there is no request ");
    put_shown(&r->message, json_string_value(verb));
    return NULL;
}

/* Reads, checks and runs; the id is found as soon as it can be. */
static bool run_request(request *r, const json_t **id)
{
    if (!json_is_object(r->json))
        return refuse(r, SB_BAD_JSON, "expected a JSON object");
    const json_t *given = json_object_get(r->json, "id");
    if (json_is_object(given) || json_is_array(given))
        return refuse_field(r, SB_BAD_REQUEST, "id", "a text, a number, true, false or null");
    *id = given;
    const request_kind *kind = find_kind(r);
    if (!kind || !request_fields(r, kind))
        return false;
    r->out = begin_answer(r->out.out, *id, true);
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

void engine_line(engine *e, const char *line, size_t n, sb_text *answer)
{
    if (n > (size_t)e->limits.line) {
        engine_too_long(e, answer);
        return;
    }
    json_error_t where;
    const json_t *id = NULL;
    request r;
    init_request(&r, e, answer);
    json_t *json = json_loadb(line, n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &where);
    r.json = json;
    if (!json)
        refuse(&r, SB_BAD_JSON, "not JSON: %s (byte %d)", where.text, where.position);
    if (!json || !run_request(&r, &id))
        answer_refusal(&r, id, answer);
    json_decref(json);
    replace_if_cut(answer);
}

void engine_too_long(engine *e, sb_text *answer)
{
    request r;
    init_request(&r, e, answer);
    refuse(&r, SB_LIMIT, "a line may have %d bytes, this one has more", (int)e->limits.line);
    answer_refusal(&r, NULL, answer);
    replace_if_cut(answer);
}

/* ---- many lines -------------------------------------------------------------------------------------------------- */

static bool write_all(int out, const char *p, size_t n)
{
    while (n > 0) {
        ssize_t k = write(out, p, n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0)
            return false;
        p += k;
        n -= (size_t)k;
    }
    return true;
}

typedef struct server {
    engine *e;
    int out;
    sb_text line, answer;
    bool too_long; /* the rest of this line is skipped */
} server;

static bool end_of_line(server *s)
{
    if (s->too_long)
        engine_too_long(s->e, &s->answer);
    else
        engine_line(s->e, s->line.at, s->line.n, &s->answer);
    s->too_long = false;
    sb_text_clear(&s->line);
    sb_put_char(&s->answer, '\n');
    return write_all(s->out, s->answer.at, s->answer.n);
}

static void add_to_line(server *s, const char *p, size_t n)
{
    if (s->line.n + n > (size_t)s->e->limits.line)
        s->too_long = true;
    if (s->too_long)
        sb_text_clear(&s->line);
    else
        sb_put_bytes(&s->line, p, n);
    s->too_long = s->too_long || s->line.cut;
}

static bool serve_bytes(server *s, const char *p, size_t n)
{
    while (n > 0) {
        const char *newline = memchr(p, '\n', n);
        size_t take = newline ? (size_t)(newline - p) : n;
        add_to_line(s, p, take);
        if (newline && !end_of_line(s))
            return false;
        take += newline != NULL;
        p += take;
        n -= take;
    }
    return true;
}

bool engine_serve(engine *e, int in, int out)
{
    char bytes[65536];
    server s = { .e = e, .out = out, .line = sb_heap_text(), .answer = sb_heap_text() };
    ssize_t n;
    bool fine = true;
    while (fine && ((n = read(in, bytes, sizeof bytes)) > 0 || (n < 0 && errno == EINTR)))
        fine = n < 0 || serve_bytes(&s, bytes, (size_t)n);
    fine = fine && n == 0;
    if (fine && (s.line.n > 0 || s.too_long)) /* a last line without its newline */
        fine = end_of_line(&s);
    sb_heap_text_free(&s.line);
    sb_heap_text_free(&s.answer);
    return fine;
}
