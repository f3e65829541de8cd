/* net.h: connections, HTTP and WebSockets, and nothing about what is served.
 *
 * One thread and one event loop: a request comes in, the handler says what the answer is, the net sends it.  A client
 * that asks for a WebSocket, and may have one, becomes a net_socket: texts both ways until one side has enough.  The
 * library behind it (libwebsockets on libev) is known to net.c alone.
 *
 * What the net does by itself: limits on the size of a request's head and of a message, on time and on the number of
 * connections; HEAD; keep-alive; the head of an answer with length and date; pings; waiting with reading while a client
 * does not take what it is sent; the end by SIGINT or SIGTERM. */
#ifndef SAGEBRUSH_SERVER_NET_H
#define SAGEBRUSH_SERVER_NET_H

#include "sagebrush/text.h"
#include "server/listen.h"

typedef struct net net;

/* The methods that somebody asks about; `method` of a request has the name of any. */
typedef enum net_verb { NET_GET, NET_HEAD, NET_OTHER } net_verb;

/* Texts are "" where the client sent none. */
typedef struct net_request {
    net_verb verb;
    const char *method;
    const char *path;  /* percent signs decoded, no query, no ".."; "" if it is too long to be one */
    bool is_malformed; /* control characters in the target, or a line that does not end as one of HTTP/1 */
    const char *host;
    const char *accept_encoding;
    const char *accept_language;
    const char *if_none_match;
    const char *origin;
    const char *cookie;
    const char *authorization;
    const char *forwarded; /* X-Forwarded-For: whoever asks may say anything there */
    bool is_secure;        /* over TLS that ends here */
} net_request;

typedef struct net_answer {
    int status;
    sb_text *headers; /* the handler adds lines by net_header */
    const void *body; /* borrowed: stays where it is until the net is closed, or */
    char *owned;      /* the same, and to be freed when it is sent; NULL: it is not */
    size_t bytes;
} net_answer;

typedef void net_handler(void *user, const net_request *request, net_answer *answer);

/* A WebSocket.  What is behind it is the business of these calls, which come one after another. */
typedef struct net_socket net_socket;

typedef struct net_sockets {
    bool (*may_open)(void *user, const net_request *request); /* false: refused */
    /* The request is gone afterwards.  NULL: no memory, it is closed. */
    void *(*opened)(void *user, net_socket *s, const net_request *request);
    void (*received)(void *client, const char *text, size_t n); /* a whole message; text[n] is NUL */
    void (*has_room)(void *client); /* everything is sent, and net_socket_ask was called: what now? */
    void (*closed)(void *client);
} net_sockets;

typedef struct net_limits {
    int64_t connections; /* open at once; more of them wait to be accepted */
    int64_t seconds;     /* for the head of a request, for a part of an answer to be taken, between requests */
    int64_t message;     /* bytes of a message of a WebSocket */
    int64_t ping; /* seconds of silence until a client is asked whether it is there; half of it later it is not */
} net_limits;

#define NET_LIMITS      ((net_limits) { .connections = 1000, .seconds = 20, .message = 65536, .ping = 40 })
#define NET_HEAD_BYTES  8192   /* of a request; a longer one is refused */
#define NET_QUEUE_BYTES 262144 /* on their way to a WebSocket: nothing is read from it while there are more */

typedef struct net_config {
    listener listener; /* closed by net_close */
    net_limits limits;
    net_handler *handler;
    const net_sockets *sockets;    /* NULL: none */
    void (*woken)(void *user);     /* after net_wake, once for any number of calls; may be NULL */
    void (*ticked)(void *user);    /* four times a second; may be NULL */
    void (*stopping)(void *user);  /* SIGINT or SIGTERM: net_stop is called soon; NULL: it is called at once */
    const char *certificate, *key; /* files of TLS; NULL: none */
    void *user;
} net_config;

typedef struct net_counts {
    int64_t connections, sockets;                                               /* now */
    int64_t accepted, requests, messages_in, messages_out, bytes_in, bytes_out; /* so far; bytes of messages */
    int64_t slow; /* clients that were closed because they took nothing */
} net_counts;

net *net_open(const net_config *config); /* NULL: no memory or no event loop; the log says why */
void net_run(net *n);                    /* until SIGINT or SIGTERM, or net_stop */
void net_stop(net *n);                   /* net_run returns */
void net_wake(net *n);                   /* the only call for other threads: `woken` is called in the net's own */
const net_counts *net_count(const net *n);
void net_close(net *n); /* takes NULL */

void net_header(net_answer *a, const char *name, const char *value);

/* Copied, sent in order.  A socket that was closed takes no more. */
void net_socket_send(net_socket *s, const char *text, size_t n);
void net_socket_ask(net_socket *s);                                 /* `has_room` is called when everything is sent */
void net_socket_close(net_socket *s, int code, const char *reason); /* after what is on its way; `closed` follows */
const char *net_socket_peer(const net_socket *s);                   /* the address of the other side, without port */

#endif
