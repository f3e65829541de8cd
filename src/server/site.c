/* site.c: what is served (site.h). */
#include "server/site.h"

#include "sagebrush/heap.h"
#include "server/log.h"

#include <string.h>

/* The page brings all it needs along: nothing from elsewhere, no inline scripts or styles, in nobody's frame.
 * WebAssembly has to be allowed by name. */
static const struct {
    const char *name, *value;
    /* clang-format off */
} ALWAYS[] = {
    { "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'" },
    { "x-content-type-options", "nosniff" },
    { "referrer-policy", "no-referrer" },
    { "cross-origin-opener-policy", "same-origin" },
    { "cross-origin-resource-policy", "same-origin" },
};
/* clang-format on */

static void answer_text(net_answer *a, int status, const char *type, const char *text)
{
    a->status = status;
    a->body = text;
    a->bytes = strlen(text);
    net_header(a, "content-type", type);
    net_header(a, "cache-control", "no-store");
}

static void answer_plain(net_answer *a, int status, const char *text)
{
    answer_text(a, status, "text/plain; charset=utf-8", text);
}

static void not_found(net_answer *a)
{
    answer_text(a, 404, "text/html; charset=utf-8",
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Sagebrush: no such place</title>\n"
        "<h1>No such place on this trail</h1>\n<p><a href=\"/\">Back to the table</a></p>\n"
        "<p lang=\"fr\">Rien ici. <a href=\"/\">Retour à la table</a></p>\n</html>\n");
}

/* The tag of a variant, with its quotes: other bytes, another tag. */
static void put_tag(sb_text *out, const page_file *f, http_coding c)
{
    sb_putf(out, "\"%s%s%s\"", f->tag, c == HTTP_IDENTITY ? "" : "-", c == HTTP_IDENTITY ? "" : http_coding_name(c));
}

/* Pages and workers alone are isolated from others: their memory may be shared then (web/src/transport/hurry.ts). */
static void isolate(net_answer *a, const char *type)
{
    if (strncmp(type, "text/html", 9) == 0 || strncmp(type, "text/javascript", 15) == 0)
        net_header(a, "cross-origin-embedder-policy", "require-corp");
}

static void answer_file(const page_file *f, const net_request *q, net_answer *a)
{
    bool have[HTTP_CODING_COUNT];
    char buffer[32];
    sb_text tag = SB_TEXT(buffer);
    for (http_coding c = 0; c < HTTP_CODING_COUNT; c++)
        have[c] = f->as[c].at != NULL;
    http_coding c = http_choose_coding(q->accept_encoding, have);
    put_tag(&tag, f, c);
    net_header(a, "etag", tag.at);
    net_header(a, "cache-control", page_is_immutable(f->path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (have[HTTP_GZIP] || have[HTTP_BR])
        net_header(a, "vary", "accept-encoding");
    a->status = http_has_tag(q->if_none_match, tag.at) ? 304 : 200;
    if (a->status == 304)
        return;
    net_header(a, "content-type", page_type(f->path));
    isolate(a, page_type(f->path));
    if (c != HTTP_IDENTITY)
        net_header(a, "content-encoding", http_coding_name(c));
    a->body = f->as[c].at;
    a->bytes = f->as[c].n;
}

/* Two hundred only when people can play: a balancer asks this. */
static void answer_health(const site *s, net_answer *a)
{
    bool is_well = !s->hub || hub_is_well(s->hub);
    answer_plain(a, is_well ? 200 : 503, is_well ? "ok\n" : "the store does not answer\n");
}

static void answer_metrics(const site *s, net_answer *a)
{
    sb_text text = sb_heap_text();
    hub_put_metrics(s->hub, &text);
    if (text.cut) {
        sb_heap_text_free(&text);
        answer_plain(a, 503, "out of memory\n");
        return;
    }
    a->status = 200;
    a->owned = text.at;
    a->bytes = text.n;
    net_header(a, "content-type", "text/plain; version=0.0.4; charset=utf-8");
    net_header(a, "cache-control", "no-store");
}

static bool answer_card(const site *s, const net_request *q, net_answer *a)
{
    sb_lang lang = (sb_lang)http_choose_language(q->accept_language, sb_lang_ids, SB_LANG_COUNT);
    sb_text text = sb_heap_text();
    if (!s->hub || q->verb == NET_OTHER || !hub_put_card(s->hub, q->path, lang, &text) || text.cut) {
        sb_heap_text_free(&text);
        return false;
    }
    a->status = 200;
    a->owned = text.at;
    a->bytes = text.n;
    net_header(a, "content-type", "text/html; charset=utf-8");
    net_header(a, "content-language", sb_lang_ids[lang]);
    net_header(a, "vary", "accept-language");
    net_header(a, "cache-control", "no-store");
    return true;
}

static bool is_wrong_host(const site *s, const net_request *q)
{
    return s->only_local && !http_is_local_host(q->host, s->host);
}

static void route(const site *s, const net_request *q, net_answer *a)
{
    const page_file *f = page_find(&s->page, q->path);
    bool is_health = strcmp(q->path, "/healthz") == 0;
    bool is_metrics = s->hub && strcmp(q->path, "/metrics") == 0;
    if (q->is_malformed)
        answer_plain(a, 400, "This is not a request.\n");
    else if (is_wrong_host(s, q))
        answer_plain(a, 421, "This table is for this computer only: open it as localhost or 127.0.0.1.\n");
    else if (!f && !is_health && !is_metrics) {
        if (!answer_card(s, q, a))
            not_found(a);
    } else if (q->verb == NET_OTHER) {
        net_header(a, "allow", "GET, HEAD");
        answer_plain(a, 405, "Expected GET or HEAD.\n");
    } else if (is_health)
        answer_health(s, a);
    else if (is_metrics)
        answer_metrics(s, a);
    else
        answer_file(f, q, a);
}

void site_answer(void *user, const net_request *q, net_answer *a)
{
    char status[8], bytes[24];
    sb_text s = SB_TEXT(status), b = SB_TEXT(bytes);
    for (size_t i = 0; i < sizeof ALWAYS / sizeof *ALWAYS; i++)
        net_header(a, ALWAYS[i].name, ALWAYS[i].value);
    if (q->is_secure) /* browsers come back encrypted only, for a month */
        net_header(a, "strict-transport-security", "max-age=2592000");
    route(user, q, a);
    sb_put_int(&s, a->status);
    sb_put_int(&b, (int64_t)a->bytes);
    log_put(LOG_INFO, "request", "method", q->method, "path", q->path, "status", status, "bytes", bytes, NULL);
}

/* ---- the hub behind it ---------------------------------------------------------------------------------------------
 */

static bool may_open(void *user, const net_request *q)
{
    const site *s = user;
    return !is_wrong_host(s, q) && HUB_SOCKETS.may_open(s->hub, q);
}

static void *opened(void *user, net_socket *socket, const net_request *q)
{
    return HUB_SOCKETS.opened(((site *)user)->hub, socket, q);
}

static void received(void *client, const char *text, size_t n)
{
    HUB_SOCKETS.received(client, text, n);
}

static void has_room(void *client)
{
    HUB_SOCKETS.has_room(client);
}

static void closed(void *client)
{
    HUB_SOCKETS.closed(client);
}

const net_sockets SITE_SOCKETS = { may_open, opened, received, has_room, closed };

void site_woken(void *user)
{
    const site *s = user;
    if (s->hub)
        hub_woken(s->hub);
}

void site_ticked(void *user)
{
    const site *s = user;
    if (s->hub)
        hub_ticked(s->hub);
}

void site_stopping(void *user)
{
    hub_stopping(((site *)user)->hub);
}
