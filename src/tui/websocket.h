/* websocket.h: a client of a server: texts both ways.  libwebsockets is known in websocket.c alone. */
#ifndef SAGEBRUSH_TUI_WEBSOCKET_H
#define SAGEBRUSH_TUI_WEBSOCKET_H

#include "sagebrush/text.h"

typedef struct websocket websocket;

typedef struct websocket_place {
    const char *host;
    int port;
    bool tls;
    const char *path;
    const char *trust; /* a file of certificates to trust besides those of the system; NULL: none */
} websocket_place;

typedef enum websocket_trouble {
    WEBSOCKET_FINE,
    WEBSOCKET_SILENT,    /* nobody answers there */
    WEBSOCKET_UNTRUSTED, /* its certificate is refused */
    WEBSOCKET_STRANGE,   /* somebody answers, and it is no WebSocket */
} websocket_trouble;

/* Connects, within `ms`; NULL: it cannot be, and `why` says more of it, as the system does. */
websocket *websocket_open(const websocket_place *to, int ms, websocket_trouble *trouble, sb_text *why);
bool websocket_can_trust(const char *path); /* a file with at least one certificate */
void websocket_close(websocket *w);         /* NULL: nothing */
bool websocket_is_open(const websocket *w);
bool websocket_send(websocket *w, const char *text, size_t n); /* copied; false: closed, or no memory */
/* The next whole message, for the caller to free; waits up to `ms` for one.  NULL: none has come, or closed. */
char *websocket_take(websocket *w, int ms);

#endif
