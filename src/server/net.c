/* net.c: libwebsockets on libev (net.h).
 *
 * Our own socket listens and accepts, so that addresses, errors and the number of connections are ours to decide; the
 * library is given each connection.  It may be called from this one thread only. */
#define _GNU_SOURCE /* accept4 */
#include "server/net.h"

#include "server/http.h"
#include "server/log.h"

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

#define CHUNK_BYTES 32768
#define HEADERS_BYTES 2048
#define OTHER_FILES 64 /* descriptors besides those of connections */
#define PAUSE_SECONDS 0.1
#define TICK_SECONDS 0.5

/* A connection, with the answer that is on its way. */
typedef struct connection {
    net *net;
    struct lws *wsi;
    const char *body;
    size_t bytes, sent;
    bool last; /* it is closed behind this answer */
    ev_io taken; /* the socket has taken what it was given: on while it has not */
} connection;

struct net {
    net_config config;
    int64_t open; /* connections */
    struct ev_loop *loop;
    struct lws_context *lws;
    struct lws_vhost *vhost;
    connection *newest; /* while the library is given it */
    ev_io accepts;
    ev_timer pause, tick;
    bool closing;
    ev_signal stops[2];
    unsigned char chunk[LWS_PRE + CHUNK_BYTES];
};

/* ---- a request ---------------------------------------------------------------------------------------------------- */

typedef struct request_texts {
    char path[1024], host[256], accept_encoding[256], if_none_match[512];
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
    return (net_request){
        .verb = method == LWSHUMETH_GET ? NET_GET : method == LWSHUMETH_HEAD ? NET_HEAD : NET_OTHER,
        .method = known ? METHODS[method] : "?",
        .path = t->path,
        .is_malformed = !is_line_whole(wsi) || has_control(t->path),
        .host = header(wsi, WSI_TOKEN_HOST, t->host, sizeof t->host),
        .accept_encoding = header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, t->accept_encoding, sizeof t->accept_encoding),
        .if_none_match = header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, t->if_none_match, sizeof t->if_none_match),
    };
}

static bool has_body(struct lws *wsi)
{
    return lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0
        || lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0;
}

/* ---- an answer ---------------------------------------------------------------------------------------------------- */

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

/* 0: the connection goes on, -1: it is to be closed. */
static int finish(const connection *c)
{
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
    const net *n = c->net;
    char buffer[HEADERS_BYTES];
    sb_text headers = SB_TEXT(buffer);
    request_texts texts;
    net_request q = read_request(c->wsi, &texts);
    net_answer a = { .headers = &headers };
    n->config.handler(n->config.user, &q, &a);
    c->body = a.body;
    c->bytes = q.verb == NET_HEAD ? 0 : a.bytes;
    c->sent = 0;
    c->last = q.verb == NET_OTHER || has_body(c->wsi); /* nobody reads bodies of requests here */
    if (headers.cut || !write_head(c, &a))
        return -1;
    lws_callback_on_writable(c->wsi);
    return 0;
}

/* ---- the library's calls ------------------------------------------------------------------------------------------ */

static void end_connection(connection *c)
{
    net *n = c->net;
    ev_io_stop(n->loop, &c->taken);
    free(c);
    n->newest = NULL;
    n->open--;
    if (n->open == 0)
        ev_timer_stop(n->loop, &n->tick);
    if (n->open < n->config.limits.connections && !n->closing)
        ev_io_start(n->loop, &n->accepts);
}

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t len)
{
    connection *c = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user, (void)in, (void)len;
    if (!c) /* the library talks about itself */
        return 0;
    c->wsi = wsi;
    switch (reason) { /* an enum of the library, with dozens of members that do not concern us */
    case LWS_CALLBACK_HTTP: return answer(c);
    case LWS_CALLBACK_HTTP_WRITEABLE: return write_more(c);
    case LWS_CALLBACK_WSI_DESTROY: end_connection(c); return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: /* no WebSocket and no HTTP/2 here, */
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
    case LWS_CALLBACK_RAW_ADOPT: /* and no CONNECT */
    case LWS_CALLBACK_RAW_CONNECTED:
    case LWS_CALLBACK_RAW_RX: return -1;
    default: return 0;
    }
}

static const struct lws_protocols PROTOCOLS[] = {
    { .name = "http", .callback = callback, .tx_packet_size = CHUNK_BYTES },
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

/* ---- accepting ---------------------------------------------------------------------------------------------------- */

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
    const net *n = w->data;
    (void)loop, (void)events;
    lws_cancel_service(n->lws);
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
    if (!ev_is_active(&n->tick))
        ev_timer_again(n->loop, &n->tick);
    if (n->open >= n->config.limits.connections)
        ev_io_stop(n->loop, &n->accepts);
    lws_adopt_desc_t info = { .vh = n->vhost, .type = LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP | LWS_ADOPT_ALLOW_SSL,
        .fd = { .sockfd = fd }, .opaque = c };
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

static void stop(struct ev_loop *loop, ev_signal *w, int events)
{
    (void)w, (void)events;
    ev_break(loop, EVBREAK_ALL);
}

/* ---- life --------------------------------------------------------------------------------------------------------- */

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
    void *loops[] = { n->loop };
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = PROTOCOLS,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME
            | LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
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
    ev_timer_init(&n->tick, on_tick, 0, TICK_SECONDS);
    n->tick.data = n;
    for (int i = 0; i < 2; i++) {
        ev_signal_init(&n->stops[i], stop, SIGNALS[i]);
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
    limit_files(&config->limits);
    n->loop = ev_loop_new(EVFLAG_AUTO);
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
