/* net.c: libwebsockets on libev (net.h).
 *
 * Our own socket listens and accepts, so that addresses, errors and the number of connections are ours to decide; the
 * library is given each connection.  It may be called from this one thread only. */
#define _GNU_SOURCE /* accept4 */
#include "server/net.h"

#include "server/http.h"
#include "server/log.h"

#include "sagebrush/heap.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ev.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define CHUNK_BYTES      32768
#define HEADERS_BYTES    2048
#define OTHER_FILES      64 /* descriptors besides those of connections */
#define PAUSE_SECONDS    0.1
#define TICK_SECONDS     0.25
#define SOCKET_RX_BYTES  2048
#define HARD_QUEUE_BYTES (8 * NET_QUEUE_BYTES) /* of pushes: a client that is so far behind is closed */

typedef struct connection connection;

/* A message on its way; the library wants room before it. */
typedef struct message {
    struct message *next;
    size_t n;
    unsigned char bytes[];
} message;

struct net_socket {
    connection *c;
    void *client;
    message *first, **last;
    size_t queued;
    ev_tstamp since; /* when something was taken last, or there was nothing to take */
    sb_text got;     /* of a message that has not come whole */
    bool too_long, asked, deaf, closing;
    bool in_line;         /* among net.fresh */
    net_socket *next_one; /* there */
    int code;
    char reason[64];
    char peer[INET6_ADDRSTRLEN];
    net_socket *before, *after; /* among all of the net */
};

/* A connection, with the answer that is on its way. */
struct connection {
    net *net;
    struct lws *wsi;
    const char *body;
    char *owned;
    size_t bytes, sent;
    bool last;          /* it is closed behind this answer */
    net_socket *socket; /* NULL: HTTP */
    ev_io taken;        /* the socket has taken what it was given: on while it has not */
};

struct net {
    net_config config;
    int64_t open; /* connections */
    struct ev_loop *loop;
    struct lws_context *lws;
    struct lws_vhost *vhost;
    connection *newest; /* while the library is given it */
    ev_io accepts;
    ev_timer pause, tick;
    ev_async wake;
    net_counts counts;
    net_socket *sockets;
    net_socket *fresh; /* those that got something to send while `woken` ran */
    bool is_waking;
    bool closing;
    ev_signal stops[2];
    lws_retry_bo_t alive; /* when clients are asked whether they are there */
    unsigned char chunk[LWS_PRE + CHUNK_BYTES];
};

/* ---- a request ----------------------------------------------------------------------------------------------------
 */

typedef struct request_texts {
    char path[1024], host[256], accept_encoding[256], accept_language[256], if_none_match[512], origin[300],
        cookie[1024], authorization[256], forwarded[512];
} request_texts;

static const char *header(struct lws *wsi, enum lws_token_indexes token, char *buffer, int cap)
{
    buffer[0] = '\0';
    return lws_hdr_copy(wsi, buffer, cap, token) > 0 ? buffer : "";
}

/* ORDER: the library's LWSHUMETH_. */
static const char *const METHODS[] = { "GET", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "CONNECT", "HEAD" };

/* The library takes %0a in a target for the end of the line, and what follows for a header.  Then the version, which ends
 * every request line, is not where it should be. */
static bool is_line_whole(struct lws *wsi)
{
    char version[16];
    const char *v = header(wsi, WSI_TOKEN_HTTP, version, sizeof version);
    return strcmp(v, "HTTP/1.1") == 0 || strcmp(v, "HTTP/1.0") == 0;
}

static bool has_control(const char *path)
{
    for (; *path; path++)
        if ((unsigned char)*path < 0x20 || *path == 0x7f)
            return true;
    return false;
}

static net_request read_request(struct lws *wsi, request_texts *t)
{
    char *uri = NULL;
    int n = 0;
    int method = lws_http_get_uri_and_method(wsi, &uri, &n);
    bool known = method >= 0 && method < (int)(sizeof METHODS / sizeof *METHODS);
    snprintf(t->path, sizeof t->path, "%.*s", uri ? n : 0, uri ? uri : "");
    if ((int)strlen(t->path) != n) /* too long to be one of ours, or with a NUL inside */
        t->path[0] = '\0';
    return (net_request) {
        .verb = method == LWSHUMETH_GET ? NET_GET
            : method == LWSHUMETH_HEAD  ? NET_HEAD
                                        : NET_OTHER,
        .method = known ? METHODS[method] : "?",
        .path = t->path,
        .is_malformed = !is_line_whole(wsi) || has_control(t->path),
        .host = header(wsi, WSI_TOKEN_HOST, t->host, sizeof t->host),
        .accept_encoding = header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, t->accept_encoding, sizeof t->accept_encoding),
        .accept_language = header(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, t->accept_language, sizeof t->accept_language),
        .if_none_match = header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, t->if_none_match, sizeof t->if_none_match),
        .origin = header(wsi, WSI_TOKEN_ORIGIN, t->origin, sizeof t->origin),
        .cookie = header(wsi, WSI_TOKEN_HTTP_COOKIE, t->cookie, sizeof t->cookie),
        .authorization = header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, t->authorization, sizeof t->authorization),
        .forwarded = header(wsi, WSI_TOKEN_X_FORWARDED_FOR, t->forwarded, sizeof t->forwarded),
        .is_secure = lws_is_ssl(wsi),
    };
}

static bool has_body(struct lws *wsi)
{
    return lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0
        || lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0;
}

/* ---- an answer ----------------------------------------------------------------------------------------------------
 */

void net_header(net_answer *a, const char *name, const char *value)
{
    sb_putf(a->headers, "%s: %s\r\n", name, value);
}

static void put_date(sb_text *out)
{
    char text[64];
    struct tm parts;
    time_t now = time(NULL);
    gmtime_r(&now, &parts);
    strftime(text, sizeof text, "date: %a, %d %b %Y %H:%M:%S GMT\r\n", &parts);
    sb_put(out, text);
}

static bool write_head(connection *c, const net_answer *a)
{
    unsigned char *chunk = c->net->chunk + LWS_PRE;
    sb_text head = { .at = (char *)chunk, .cap = CHUNK_BYTES };
    sb_putf(&head, "HTTP/1.1 %d %s\r\n", a->status, http_status_text(a->status));
    put_date(&head);
    if (a->status != 304) {
        sb_put(&head, "content-length: ");
        sb_put_int(&head, (int64_t)a->bytes);
        sb_put(&head, "\r\n");
    }
    if (c->last)
        sb_put(&head, "connection: close\r\n");
    sb_put_bytes(&head, a->headers->at, a->headers->n);
    sb_put(&head, "\r\n");
    return !head.cut && lws_write(c->wsi, chunk, head.n, LWS_WRITE_HTTP_HEADERS) >= 0;
}

static void forget_body(connection *c)
{
    free(c->owned);
    c->owned = NULL;
    c->body = NULL;
}

/* 0: the connection goes on, -1: it is to be closed. */
static int finish(connection *c)
{
    forget_body(c);
    return c->last || lws_http_transaction_completed(c->wsi) ? -1 : 0;
}

/* A client that does not take its answer but has sent its next request would keep the library busy with looking at
 * that request again and again.  So it is told to look away; it does not write then, either, and we do it. */
static void wait_until_taken(connection *c)
{
    lws_rx_flow_control(c->wsi, 0);
    ev_io_start(c->net->loop, &c->taken);
}

static void on_taken(struct ev_loop *loop, ev_io *w, int events)
{
    connection *c = w->data;
    (void)events;
    bool fine = lws_write(c->wsi, NULL, 0, LWS_WRITE_HTTP) >= 0; /* what the library has kept of the last piece */
    if (fine && lws_send_pipe_choked(c->wsi))
        return;
    ev_io_stop(loop, w);
    lws_rx_flow_control(c->wsi, 1);
    if (fine)
        lws_callback_on_writable(c->wsi);
    else
        lws_set_timeout(c->wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
}

/* The rest of a body, piece by piece. */
static int write_more(connection *c)
{
    unsigned char *chunk = c->net->chunk + LWS_PRE;
    size_t left = c->bytes - c->sent, size = left < CHUNK_BYTES ? left : CHUNK_BYTES;
    if (left == 0)
        return finish(c);
    memcpy(chunk, c->body + c->sent, size);
    c->sent += size;
    lws_set_timeout(c->wsi, PENDING_TIMEOUT_HTTP_CONTENT, (int)c->net->config.limits.seconds);
    if (lws_write(c->wsi, chunk, size, c->sent == c->bytes ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return -1;
    if (lws_send_pipe_choked(c->wsi))
        wait_until_taken(c);
    else
        lws_callback_on_writable(c->wsi);
    return 0;
}

static int answer(connection *c)
{
    net *n = c->net;
    char buffer[HEADERS_BYTES];
    sb_text headers = SB_TEXT(buffer);
    request_texts texts;
    net_request q = read_request(c->wsi, &texts);
    net_answer a = { .headers = &headers };
    n->counts.requests++;
    n->config.handler(n->config.user, &q, &a);
    forget_body(c);
    c->owned = a.owned;
    c->body = a.owned ? a.owned : a.body;
    c->bytes = q.verb == NET_HEAD ? 0 : a.bytes;
    c->sent = 0;
    c->last = q.verb == NET_OTHER || has_body(c->wsi); /* nobody reads bodies of requests here */
    if (headers.cut || !write_head(c, &a))
        return -1;
    lws_callback_on_writable(c->wsi);
    return 0;
}

/* ---- WebSockets ---------------------------------------------------------------------------------------------------
 */

static bool may_open(const connection *c)
{
    const net *n = c->net;
    request_texts texts;
    char path[1024];
    net_request q = read_request(c->wsi, &texts);
    q.path = header(c->wsi, WSI_TOKEN_GET_URI, path, sizeof path); /* the library has taken it out of its list */
    return n->config.sockets && !n->closing && n->config.sockets->may_open(n->config.user, &q);
}

static int open_socket(connection *c)
{
    net *n = c->net;
    request_texts texts;
    net_request q = read_request(c->wsi, &texts);
    net_socket *s = calloc(1, sizeof *s);
    if (!s)
        return -1;
    *s = (net_socket) {
        .c = c, .last = &s->first, .since = ev_now(n->loop), .got = sb_heap_text(), .after = n->sockets
    };
    lws_get_peer_simple(c->wsi, s->peer, sizeof s->peer);
    c->socket = s;
    if (n->sockets)
        n->sockets->before = s;
    n->sockets = s;
    n->counts.sockets++;
    s->client = n->config.sockets->opened(n->config.user, s, &q);
    return s->client ? 0 : -1;
}

static void drop_first(net_socket *s)
{
    message *m = s->first;
    s->first = m->next;
    if (!s->first)
        s->last = &s->first;
    s->queued -= m->n;
    free(m);
}

static void forget_fresh(net_socket *s)
{
    net_socket **p = &s->c->net->fresh;
    while (*p && *p != s)
        p = &(*p)->next_one;
    if (*p)
        *p = s->next_one;
    s->in_line = false;
}

static void end_socket(net_socket *s)
{
    net *n = s->c->net;
    if (s->in_line)
        forget_fresh(s);
    if (s->client)
        n->config.sockets->closed(s->client);
    while (s->first)
        drop_first(s);
    sb_heap_text_free(&s->got);
    if (s->before)
        s->before->after = s->after;
    else
        n->sockets = s->after;
    if (s->after)
        s->after->before = s->before;
    n->counts.sockets--;
    s->c->socket = NULL;
    free(s);
}

/* Nothing more is read from a client that does not take what it is sent. */
static void listen_or_not(net_socket *s)
{
    bool deaf = s->queued > NET_QUEUE_BYTES;
    if (deaf != s->deaf)
        lws_rx_flow_control(s->c->wsi, !deaf);
    s->deaf = deaf;
}

/* The library is asked to call us when the socket takes something: that costs two system calls and a round of the loop
 * each time.  What comes up while we are woken, which is nearly everything, waits for the end of that call and is written
 * there (write_fresh). */
static void want_write(net_socket *s)
{
    net *n = s->c->net;
    if (!n->is_waking) {
        lws_callback_on_writable(s->c->wsi);
    } else if (!s->in_line) {
        s->in_line = true;
        s->next_one = n->fresh;
        n->fresh = s;
    }
}

void net_socket_send(net_socket *s, const char *text, size_t n)
{
    if (s->closing)
        return;
    message *m = malloc(sizeof *m + LWS_PRE + n);
    if (!m) {
        net_socket_close(s, 1013, "out of memory");
        return;
    }
    if (!s->first)
        s->since = ev_now(s->c->net->loop);
    m->next = NULL;
    m->n = n;
    memcpy(m->bytes + LWS_PRE, text, n);
    *s->last = m;
    s->last = &m->next;
    s->queued += n;
    listen_or_not(s);
    if (s->queued > HARD_QUEUE_BYTES) {
        s->c->net->counts.slow++;
        lws_set_timeout(s->c->wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
        s->closing = true;
        return;
    }
    want_write(s);
}

void net_socket_ask(net_socket *s)
{
    s->asked = true;
    want_write(s);
}

void net_socket_close(net_socket *s, int code, const char *reason)
{
    if (s->closing)
        return;
    s->closing = true;
    s->code = code;
    snprintf(s->reason, sizeof s->reason, "%s", reason);
    want_write(s);
}

const char *net_socket_peer(const net_socket *s)
{
    return s->peer;
}

static int say_goodbye(const net_socket *s)
{
    if (s->code)
        lws_close_reason(
            s->c->wsi, (enum lws_close_status)s->code, (unsigned char *)(uintptr_t)s->reason, strlen(s->reason));
    return -1;
}

static void fill(net_socket *s)
{
    if (!s->first && s->asked && !s->closing) {
        s->asked = false;
        s->c->net->config.sockets->has_room(s->client);
    }
}

static bool write_first(net_socket *s)
{
    net *n = s->c->net;
    size_t size = s->first->n;
    if (lws_write(s->c->wsi, s->first->bytes + LWS_PRE, size, LWS_WRITE_TEXT) < (int)size)
        return false;
    n->counts.messages_out++;
    n->counts.bytes_out += (int64_t)size;
    drop_first(s);
    s->since = ev_now(n->loop);
    listen_or_not(s);
    return true;
}

/* One message a call: the library asks again. */
static int write_message(net_socket *s)
{
    fill(s);
    if (!s->first)
        return s->closing ? say_goodbye(s) : 0;
    if (!write_first(s))
        return -1;
    if (s->first || s->asked || s->closing)
        lws_callback_on_writable(s->c->wsi);
    return 0;
}

/* Outside the library's calls: a message is taken whole, or the library keeps the rest and sends it first.  Whatever is
 * not as simple as that waits for the library. */
static void write_fresh(net *n)
{
    while (n->fresh) {
        net_socket *s = n->fresh;
        n->fresh = s->next_one;
        s->in_line = false;
        bool fine = true, choked = s->closing || lws_partial_buffered(s->c->wsi);
        for (fill(s); fine && s->first && !choked; fill(s)) {
            fine = write_first(s);
            choked = lws_partial_buffered(s->c->wsi);
        }
        if (!fine)
            lws_set_timeout(s->c->wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
        else if (s->first || s->asked || s->closing)
            lws_callback_on_writable(s->c->wsi);
    }
}

static int refuse_message(net_socket *s, int code, const char *reason)
{
    s->code = code;
    snprintf(s->reason, sizeof s->reason, "%s", reason);
    return say_goodbye(s);
}

/* Messages come in pieces. */
static int receive(net_socket *s, const char *piece, size_t n)
{
    net *all = s->c->net;
    if (lws_frame_is_binary(s->c->wsi))
        return refuse_message(s, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "texts only");
    if (s->got.n + n > (size_t)all->config.limits.message)
        return refuse_message(s, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "too long");
    sb_put_bytes(&s->got, piece, n);
    if (s->got.cut)
        return -1;
    if (!lws_is_final_fragment(s->c->wsi) || lws_remaining_packet_payload(s->c->wsi) > 0)
        return 0;
    all->counts.messages_in++;
    all->counts.bytes_in += (int64_t)s->got.n;
    if (!s->closing)
        all->config.sockets->received(s->client, s->got.n ? s->got.at : "", s->got.n);
    if (s->got.cap > 4 * SOCKET_RX_BYTES) /* a long one was an exception */
        sb_heap_text_free(&s->got);
    else
        sb_text_clear(&s->got);
    return 0;
}

/* Those who have not taken anything for long are closed. */
static void drop_slow(net *n)
{
    ev_tstamp limit = ev_now(n->loop) - (ev_tstamp)n->config.limits.seconds;
    for (net_socket *s = n->sockets; s; s = s->after)
        if ((s->first || s->closing) && s->since < limit) {
            n->counts.slow++;
            s->since = ev_now(n->loop);
            lws_set_timeout(s->c->wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
        }
}

/* ---- the library's calls ------------------------------------------------------------------------------------------
 */

static void end_connection(connection *c)
{
    net *n = c->net;
    ev_io_stop(n->loop, &c->taken);
    if (c->socket)
        end_socket(c->socket);
    free(c->owned);
    free(c);
    n->newest = NULL;
    n->open--;
    if (n->open < n->config.limits.connections && !n->closing)
        ev_io_start(n->loop, &n->accepts);
}

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t len)
{
    connection *c = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user;
    if (!c) /* the library talks about itself */
        return 0;
    c->wsi = wsi;
    switch (reason) { /* an enum of the library, with dozens of members that do not concern us */
    case LWS_CALLBACK_HTTP: return answer(c);
    case LWS_CALLBACK_HTTP_WRITEABLE: return write_more(c);
    case LWS_CALLBACK_WSI_DESTROY: end_connection(c); return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return in && strcasecmp(in, "websocket") == 0 ? 0 : -1; /* no HTTP/2 here */
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return may_open(c) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED: return open_socket(c);
    case LWS_CALLBACK_RECEIVE: return c->socket ? receive(c->socket, in, len) : -1;
    case LWS_CALLBACK_SERVER_WRITEABLE: return c->socket ? write_message(c->socket) : -1;
    case LWS_CALLBACK_RAW_ADOPT: /* no CONNECT */
    case LWS_CALLBACK_RAW_CONNECTED:
    case LWS_CALLBACK_RAW_RX: return -1;
    default: return 0;
    }
}

static const struct lws_protocols PROTOCOLS[] = {
    { .name = "http", .callback = callback, .rx_buffer_size = SOCKET_RX_BYTES, .tx_packet_size = CHUNK_BYTES },
    { 0 },
};

static void put_library_line(log_level level, const char *line)
{
    char text[256];
    snprintf(text, sizeof text, "%.*s", (int)strcspn(line, "\n"), line);
    log_put(level, "libwebsockets", "says", text, NULL);
}

static void said_at_start(int level, const char *line)
{
    (void)level;
    put_library_line(LOG_WARNING, line);
}

/* Once it runs, its errors are about what clients send. */
static void said_later(int level, const char *line)
{
    (void)level;
    put_library_line(LOG_INFO, line);
}

/* ---- accepting ----------------------------------------------------------------------------------------------------
 */

static void resume(struct ev_loop *loop, ev_timer *w, int events)
{
    net *n = w->data;
    (void)events;
    if (n->open < n->config.limits.connections)
        ev_io_start(loop, &n->accepts);
}

/* Without descriptors left the socket stays ready: asking again at once would only burn time. */
static void pause_accepting(net *n)
{
    log_put(LOG_WARNING, "accept", "error", strerror(errno), NULL);
    ev_io_stop(n->loop, &n->accepts);
    ev_timer_stop(n->loop, &n->pause);
    ev_timer_set(&n->pause, PAUSE_SECONDS, 0);
    ev_timer_start(n->loop, &n->pause);
}

/* The library (4.1 on libev) does not notice that a new timeout is earlier than the one it waits for, and may sleep for
 * half a minute longer: so it is woken while there are connections. */
static void on_tick(struct ev_loop *loop, ev_timer *w, int events)
{
    net *n = w->data;
    (void)loop, (void)events;
    if (n->open > 0)
        lws_cancel_service(n->lws);
    drop_slow(n);
    if (n->config.ticked)
        n->config.ticked(n->config.user);
}

static void on_wake(struct ev_loop *loop, ev_async *w, int events)
{
    net *n = w->data;
    (void)loop, (void)events;
    if (!n->config.woken)
        return;
    n->is_waking = true;
    n->config.woken(n->config.user);
    n->is_waking = false;
    write_fresh(n);
}

void net_wake(net *n)
{
    ev_async_send(n->loop, &n->wake);
}

/* The library closes the socket and forgets the connection whenever it is over, also when it cannot take it. */
static void begin_connection(net *n, int fd)
{
    connection *c = calloc(1, sizeof *c);
    if (!c) {
        close(fd);
        return;
    }
    c->net = n;
    ev_io_init(&c->taken, on_taken, fd, EV_WRITE);
    c->taken.data = c;
    n->newest = c;
    n->open++;
    n->counts.accepted++;
    if (n->open >= n->config.limits.connections)
        ev_io_stop(n->loop, &n->accepts);
    lws_adopt_desc_t info = { .vh = n->vhost,
        .type = LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP | LWS_ADOPT_ALLOW_SSL,
        .fd = { .sockfd = fd },
        .opaque = c };
    if (!lws_adopt_descriptor_vhost_via_info(&info) && n->newest)
        end_connection(n->newest); /* it failed before it was known */
}

static void accept_one(struct ev_loop *loop, ev_io *w, int events)
{
    net *n = w->data;
    int on = 1;
    int fd = accept4(w->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    (void)loop, (void)events;
    if (fd >= 0) {
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        begin_connection(n, fd);
    } else if (errno != EAGAIN && errno != EINTR && errno != ECONNABORTED) {
        pause_accepting(n);
    }
}

void net_stop(net *n)
{
    ev_break(n->loop, EVBREAK_ALL);
}

/* The second time there is no waiting. */
static void on_signal(struct ev_loop *loop, ev_signal *w, int events)
{
    net *n = w->data;
    (void)loop, (void)events;
    if (!n->config.stopping || n->closing) {
        net_stop(n);
        return;
    }
    n->closing = true;
    ev_io_stop(n->loop, &n->accepts);
    n->config.stopping(n->config.user);
}

const net_counts *net_count(const net *n)
{
    ((net *)(uintptr_t)n)->counts.connections = n->open;
    return &n->counts;
}

/* ---- life ---------------------------------------------------------------------------------------------------------
 */

/* The library takes memory for as many descriptors as the process may have. */
static void limit_files(const net_limits *limits)
{
    struct rlimit r;
    rlim_t want = (rlim_t)limits->connections + OTHER_FILES;
    if (getrlimit(RLIMIT_NOFILE, &r) != 0)
        return;
    r.rlim_cur = r.rlim_max == RLIM_INFINITY || want < r.rlim_max ? want : r.rlim_max;
    setrlimit(RLIMIT_NOFILE, &r);
}

static bool open_library(net *n)
{
    const net_limits *limits = &n->config.limits;
    bool tls = n->config.certificate != NULL;
    void *loops[] = { n->loop };
    n->alive = (lws_retry_bo_t) { .secs_since_valid_ping = (uint16_t)limits->ping,
        .secs_since_valid_hangup = (uint16_t)(limits->ping + limits->ping / 2) };
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = PROTOCOLS,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME
            | LWS_SERVER_OPTION_EXPLICIT_VHOSTS | (tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0),
        .ssl_cert_filepath = n->config.certificate,
        .ssl_private_key_filepath = n->config.key,
        .alpn = "http/1.1", /* the library would offer HTTP/2 as well, whose streams are no connections of ours */
        .retry_and_idle_policy = &n->alive,
        .foreign_loops = loops,
        .user = n,
        .max_http_header_data = NET_HEAD_BYTES,
        .max_http_header_pool = (unsigned short)(limits->connections < UINT16_MAX ? limits->connections : UINT16_MAX),
        .timeout_secs = (unsigned)limits->seconds,
        .timeout_secs_ah_idle = (unsigned)limits->seconds,
        .keepalive_timeout = (int)limits->seconds,
        .vhost_name = "sagebrush",
        .gid = -1,
        .uid = -1,
    };
    lws_set_log_level(LLL_ERR | LLL_WARN, said_at_start);
    n->lws = lws_create_context(&info);
    n->vhost = n->lws ? lws_create_vhost(n->lws, &info) : NULL;
    lws_set_log_level(LLL_ERR | LLL_WARN, said_later);
    return n->vhost != NULL;
}

static void watch(net *n)
{
    static const int SIGNALS[] = { SIGINT, SIGTERM };
    ev_io_init(&n->accepts, accept_one, n->config.listener.socket, EV_READ);
    n->accepts.data = n;
    ev_io_start(n->loop, &n->accepts);
    ev_timer_init(&n->pause, resume, PAUSE_SECONDS, 0);
    n->pause.data = n;
    ev_timer_init(&n->tick, on_tick, TICK_SECONDS, TICK_SECONDS);
    n->tick.data = n;
    ev_timer_start(n->loop, &n->tick);
    for (int i = 0; i < 2; i++) {
        ev_signal_init(&n->stops[i], on_signal, SIGNALS[i]);
        n->stops[i].data = n;
        ev_signal_start(n->loop, &n->stops[i]);
    }
}

net *net_open(const net_config *config)
{
    net *n = calloc(1, sizeof *n);
    if (!n) {
        close(config->listener.socket);
        log_put(LOG_WARNING, "start", "error", "out of memory", NULL);
        return NULL;
    }
    n->config = *config;
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error to be answered, not the end */
    limit_files(&config->limits);
    n->loop = ev_loop_new(EVFLAG_AUTO);
    ev_async_init(&n->wake, on_wake);
    n->wake.data = n;
    if (n->loop)
        ev_async_start(n->loop, &n->wake);
    if (n->loop && open_library(n)) {
        watch(n);
        return n;
    }
    log_put(LOG_WARNING, "start", "error", "no event loop or no memory for connections", NULL);
    net_close(n);
    return NULL;
}

void net_run(net *n)
{
    ev_run(n->loop, 0);
}

void net_close(net *n)
{
    if (!n)
        return;
    n->closing = true;
    if (n->loop) {
        ev_io_stop(n->loop, &n->accepts);
        ev_timer_stop(n->loop, &n->pause);
        ev_timer_stop(n->loop, &n->tick);
        ev_async_stop(n->loop, &n->wake);
        for (int i = 0; i < 2; i++)
            ev_signal_stop(n->loop, &n->stops[i]);
    }
    close(n->config.listener.socket);
    if (n->lws)
        lws_context_destroy(n->lws);
    if (n->loop)
        ev_loop_destroy(n->loop);
    free(n);
}
