/* websocket.c: libwebsockets as a client (websocket.h). */
#include "tui/websocket.h"

#include "sagebrush/heap.h"
#include "cli/cli.h"
#include "tui/term.h"

#include <libwebsockets.h>
#include <openssl/pem.h>
#include <openssl/x509_vfy.h>
#include <stdlib.h>
#include <string.h>

typedef struct message {
    struct message *next;
    size_t n;
    unsigned char bytes[]; /* on the way out: behind LWS_PRE of them */
} message;

typedef struct queue {
    message *first, **end;
} queue;

struct websocket {
    struct lws_context *context;
    struct lws *wire;
    bool open, closed;
    queue in, out;
    sb_text part; /* of a message that comes in pieces */
    websocket_trouble trouble;
    char why[200];
    lws_sorted_usec_list_t alarm;
};

enum { MESSAGE_MAX = 4 << 20 };

/* ---- queues ------------------------------------------------------------------------------------------------------ */

static bool put(queue *q, size_t before, const void *bytes, size_t n)
{
    message *m = malloc(sizeof *m + before + n + 1);
    if (!m)
        return false;
    *m = (message) { .n = n };
    memcpy(m->bytes + before, bytes, n);
    m->bytes[before + n] = '\0';
    *q->end = m;
    q->end = &m->next;
    return true;
}

static message *take(queue *q)
{
    message *m = q->first;
    if (!m)
        return NULL;
    q->first = m->next;
    if (!q->first)
        q->end = &q->first;
    return m;
}

static void empty(queue *q)
{
    for (message *m; (m = take(q)) != NULL;)
        free(m);
}

/* ---- what happens on the wire ------------------------------------------------------------------------------------ */

static int send_next(websocket *w)
{
    message *m = take(&w->out);
    if (!m)
        return 0;
    int sent = lws_write(w->wire, m->bytes + LWS_PRE, m->n, LWS_WRITE_TEXT);
    bool fine = sent >= (int)m->n;
    free(m);
    if (w->out.first)
        lws_callback_on_writable(w->wire);
    return fine ? 0 : -1;
}

static int receive(websocket *w, const void *bytes, size_t n)
{
    sb_put_bytes(&w->part, bytes, n);
    if (w->part.cut || w->part.n > MESSAGE_MAX)
        return -1;
    if (!lws_is_final_fragment(w->wire) || lws_remaining_packet_payload(w->wire) > 0)
        return 0;
    bool fine = put(&w->in, 0, w->part.at ? w->part.at : "", w->part.n);
    sb_text_clear(&w->part);
    return fine ? 0 : -1;
}

/* A connection that did not come about; what was said of its certificate counts more. */
static void take_trouble(websocket *w, const char *text, size_t n)
{
    w->closed = true;
    w->wire = NULL;
    if (w->trouble != WEBSOCKET_FINE)
        return;
    sb_text why = SB_TEXT(w->why);
    sb_put_bytes(&why, text ? text : "", text ? n : 0);
    bool has_answered = w->why[0] && strcmp(w->why, "Unable to connect") != 0 && !strstr(w->why, "imed out");
    w->trouble = has_answered ? WEBSOCKET_STRANGE : WEBSOCKET_SILENT;
}

static void take_verdict(websocket *w, X509_STORE_CTX *certificates, bool is_fine)
{
    if (is_fine)
        return;
    sb_text why = SB_TEXT(w->why);
    w->trouble = WEBSOCKET_UNTRUSTED;
    sb_put(&why, X509_verify_cert_error_string(X509_STORE_CTX_get_error(certificates)));
}

static int on_event(struct lws *wire, enum lws_callback_reasons reason, void *of_wire, void *in, size_t n)
{
    websocket *w = lws_context_user(lws_get_context(wire));
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        w->wire = wire;
        w->open = true;
        return 0;
    case LWS_CALLBACK_CLIENT_RECEIVE: return receive(w, in, n);
    case LWS_CALLBACK_CLIENT_WRITEABLE: return send_next(w);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: take_trouble(w, in, n); return 0;
    case LWS_CALLBACK_OPENSSL_PERFORM_SERVER_CERT_VERIFICATION: take_verdict(w, of_wire, n != 0); return 0;
    case LWS_CALLBACK_CLIENT_CLOSED:
        w->open = false;
        w->closed = true;
        w->wire = NULL;
        return 0;
    default: return 0;
    }
}

static const struct lws_protocols PROTOCOLS[] = {
    { .name = "sagebrush", .callback = on_event, .rx_buffer_size = 65536 },
    { 0 },
};

/* ---- time -------------------------------------------------------------------------------------------------------- */

static void nothing(lws_sorted_usec_list_t *alarm)
{
    (void)alarm;
}

/* Serves the wire until something has happened, at most so long; the library itself knows no limit but its alarms. */
static void serve(websocket *w, int ms)
{
    if (ms <= 0) {
        lws_service(w->context, -1);
        return;
    }
    lws_sul_schedule(w->context, 0, &w->alarm, nothing, (lws_usec_t)ms * LWS_US_PER_MS);
    lws_service(w->context, 0);
    lws_sul_schedule(w->context, 0, &w->alarm, NULL, LWS_SET_TIMER_USEC_CANCEL);
}

/* ---- opening and closing ----------------------------------------------------------------------------------------- */

static bool begin(websocket *w, const websocket_place *place)
{
    struct lws_context_creation_info info = { .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = PROTOCOLS,
        .options = place->tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
        .client_ssl_ca_filepath = place->tls ? place->trust : NULL,
        .gid = -1,
        .uid = -1,
        .user = w };
    lws_set_log_level(0, NULL); /* the screen is not for logs */
    w->context = lws_create_context(&info);
    if (!w->context)
        return false;
    struct lws_client_connect_info to = { .context = w->context,
        .address = place->host,
        .port = place->port,
        .path = place->path,
        .host = place->host,
        .ssl_connection = place->tls ? LCCSCF_USE_SSL : 0,
        .local_protocol_name = PROTOCOLS[0].name,
        .pwsi = &w->wire };
    return lws_client_connect_via_info(&to) != NULL || w->closed;
}

bool websocket_can_trust(const char *path)
{
    FILE *file = fopen(path, "rb");
    X509 *first = file ? PEM_read_X509(file, NULL, NULL, NULL) : NULL;
    if (file)
        fclose(file);
    X509_free(first);
    return first != NULL;
}

websocket *websocket_open(const websocket_place *to, int ms, websocket_trouble *trouble, sb_text *why)
{
    websocket *w = calloc(1, sizeof *w);
    *trouble = WEBSOCKET_SILENT;
    if (!w)
        return NULL;
    w->in.end = &w->in.first;
    w->out.end = &w->out.first;
    w->part = sb_heap_text();
    int64_t end = cli_clock_ms() + ms;
    bool fine = begin(w, to);
    while (fine && !w->open && !w->closed && cli_clock_ms() < end && !term_stopped)
        serve(w, 100);
    *trouble = w->open ? WEBSOCKET_FINE : w->trouble ? w->trouble : WEBSOCKET_SILENT;
    if (w->open)
        return w;
    sb_put(why, w->why);
    websocket_close(w);
    return NULL;
}

void websocket_close(websocket *w)
{
    if (!w)
        return;
    if (w->context)
        lws_context_destroy(w->context);
    empty(&w->in);
    empty(&w->out);
    sb_heap_text_free(&w->part);
    free(w);
}

bool websocket_is_open(const websocket *w)
{
    return w->open && !w->closed;
}

/* ---- texts --------------------------------------------------------------------------------------------------------- */

bool websocket_send(websocket *w, const char *text, size_t n)
{
    if (!websocket_is_open(w) || !put(&w->out, LWS_PRE, text, n))
        return false;
    lws_callback_on_writable(w->wire);
    return true;
}

char *websocket_take(websocket *w, int ms)
{
    int64_t end = cli_clock_ms() + ms;
    do {
        if (!w->in.first && !w->closed)
            serve(w, (int)(end - cli_clock_ms()) < 100 ? (int)(end - cli_clock_ms()) : 100);
        message *m = take(&w->in);
        if (m) {
            char *text = strdup((const char *)m->bytes);
            free(m);
            return text;
        }
    } while (!w->closed && cli_clock_ms() < end && !term_stopped);
    return NULL;
}
