/* listen.h: the address of a server, as text and as a socket. */
#ifndef SAGEBRUSH_SERVER_LISTEN_H
#define SAGEBRUSH_SERVER_LISTEN_H

#include "sagebrush/text.h"

typedef struct address {
    char host[256];
    uint16_t port; /* 0: any free one */
} address;

typedef struct listener {
    int socket;
    address at;       /* with the real port */
    bool is_loopback; /* nobody but this machine can connect */
} listener;

/* "127.0.0.1:8080", "localhost:0", "[::1]:8080"; false: it is none. */
bool address_read(const char *text, address *out);
void address_put(sb_text *out, const address *a); /* as address_read reads it */

/* A socket that listens; false: `why` has a sentence that names the address. */
bool listen_open(const address *at, listener *out, sb_text *why);

#endif
