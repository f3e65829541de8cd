/* net.h: connections and HTTP, and nothing about what is served.
 *
 * One thread and one event loop: a request comes in, the handler says what the answer is, the net sends it.  The
 * library behind it (libwebsockets on libev) is known to net.c alone.
 *
 * What the net does by itself: limits on the size of a request's head, on time and on the number of connections;
 * HEAD; keep-alive; the head of an answer with length and date; the end by SIGINT or SIGTERM. */
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
    const char *path; /* percent signs decoded, no query, no ".."; "" if it is too long to be one */
    bool is_malformed; /* control characters in the target, or a line that does not end as one of HTTP/1 */
    const char *host;
    const char *accept_encoding;
    const char *if_none_match;
} net_request;

typedef struct net_answer {
    int status;
    sb_text *headers;  /* the handler adds lines by net_header */
    const void *body;  /* borrowed: stays where it is until the net is closed */
    size_t bytes;
} net_answer;

typedef void net_handler(void *user, const net_request *request, net_answer *answer);

typedef struct net_limits {
    int64_t connections; /* open at once; more of them wait to be accepted */
    int64_t seconds;     /* for the head of a request, for a part of an answer to be taken, between requests */
} net_limits;

#define NET_LIMITS ((net_limits){ .connections = 1000, .seconds = 20 })
#define NET_HEAD_BYTES 8192 /* of a request; a longer one is refused */

typedef struct net_config {
    listener listener; /* closed by net_close */
    net_limits limits;
    net_handler *handler;
    void *user;
} net_config;

net *net_open(const net_config *config); /* NULL: no memory or no event loop; the log says why */
void net_run(net *n);                    /* until SIGINT or SIGTERM */
void net_close(net *n);                  /* takes NULL */

void net_header(net_answer *a, const char *name, const char *value);

#endif
