/* post.h: a small request to a server of others, from a thread that may wait: notices go this way. */
#ifndef SAGEBRUSH_SERVER_POST_H
#define SAGEBRUSH_SERVER_POST_H

#include "sagebrush/text.h"

typedef struct post_url {
    bool tls;
    char host[200], port[8], path[1024];
} post_url;

/* http://HOST[:PORT]/PATH or https; nothing of a user, no control characters, nothing beyond ASCII. */
bool post_read_url(const char *text, post_url *out);
void post_put_origin(const post_url *u, sb_text *out); /* https://HOST, and :PORT if it is not the usual one */

/* The status of the answer; -1: there was none.  `headers` are lines that end with \r\n.  Whoever gives us an address
 * may not send us into our own network: unless `anywhere`, only public addresses are spoken to. */
int post_send(const post_url *u, const char *headers, const void *body, size_t n, bool anywhere);

#endif
