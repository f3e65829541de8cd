/* answer.c: from a document to an answer: which request it is, its fields, what it does or why not (request.h). */
#include "protocol/request.h"

#include <string.h>

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

/* An answer that memory did not suffice for is replaced by one that fits into what there is. */
static void replace_if_cut(sb_text *answer)
{
    static const char line[] =
        "{\"id\":null,\"ok\":false,\"error\":{\"code\":\"no_memory\",\"message\":\"out of memory\"}}";
    if (!answer->cut)
        return;
    sb_text_clear(answer);
    sb_put(answer, line);
}

void request_answer_refusal(request *r)
{
    sb_json out = begin_answer(r, false);
    put_refusal(r, &out);
    if (r->shows_view)
        put_view_now(r, &out);
    sb_json_end(&out);
    replace_if_cut(out.out);
}

/* ---- one request ------------------------------------------------------------------------------------------------- */

static const request_kind *find_kind(request *r, const request_kind *kinds)
{
    const char *verb = text_in(r, r->ops->member(r->root, "do"));
    if (!verb) {
        refuse_field(r, SB_BAD_REQUEST, "do", "the name of a request");
        return NULL;
    }
    for (const request_kind *k = kinds; k->name; k++)
        if (strcmp(k->name, verb) == 0)
            return k;
    r->field = "do";
    refuse(r, SB_UNKNOWN_VERB, "there is no request ");
    put_shown(&r->message, verb);
    return NULL;
}

/* Reads, checks and runs; the id is found as soon as it can be. */
static bool run_request(request *r, const request_kind *kinds)
{
    if (kind_of(r, r->root) != SB_NODE_OBJECT)
        return refuse(r, SB_BAD_JSON, "expected a JSON object");
    const void *id = r->ops->member(r->root, "id");
    if (kind_of(r, id) == SB_NODE_OBJECT || kind_of(r, id) == SB_NODE_LIST)
        return refuse_field(r, SB_BAD_REQUEST, "id", "a text, a number, true, false or null");
    if (id)
        r->id = id;
    const request_kind *kind = find_kind(r, kinds);
    if (!kind || !request_fields(r, kind))
        return false;
    r->out = begin_answer(r, true);
    if (!kind->run(r))
        return false;
    if (!r->answered)
        sb_json_end(&r->out);
    return true;
}

void request_init(request *r, const engine_limits *limits, const engine_host *host, sb_text *answer)
{
    *r = (request) { .limits = limits, .host = host, .slot = -1, .seat = -1, .viewer = -1, .out = SB_JSON(answer) };
    r->message = SB_TEXT(r->message_bytes);
}

void request_answer(request *r, const request_kind *kinds)
{
    if (!run_request(r, kinds))
        request_answer_refusal(r);
    replace_if_cut(r->out.out);
}
