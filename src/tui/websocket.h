/* websocket.h: a client of a server: texts both ways.  libwebsockets is known in websocket.c alone. */
#ifndef SAGEBRUSH_TUI_WEBSOCKET_H
#define SAGEBRUSH_TUI_WEBSOCKET_H

#include "sagebrush/text.h"

typedef struct websocket websocket;

/* Connects, within `ms`; NULL: it cannot be, and `why` says it as the system does. */
websocket *websocket_open(const char *host, int port, bool tls, const char *path, int ms, sb_text *why);
void websocket_close(websocket *w); /* NULL: nothing */
bool websocket_is_open(const websocket *w);
bool websocket_send(websocket *w, const char *text, size_t n); /* copied; false: closed, or no memory */
/* The next whole message, for the caller to free; waits up to `ms` for one.  NULL: none has come, or closed. */
char *websocket_take(websocket *w, int ms);

#endif
