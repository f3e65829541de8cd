/* online.h: a table on a server (docs/server-api.md): who we are there, a chair, requests that survive a lost connection. */
#ifndef SAGEBRUSH_TUI_ONLINE_H
#define SAGEBRUSH_TUI_ONLINE_H

#include "tui/wire.h"

#include <limits.h>

enum { ONLINE_TABLE_MAX = 32 };

/* "http://host:8080/t/abcdefghjkmn", "https://host/#/online/abcdefghjkmn", "host:8080". */
typedef struct online_address {
    bool tls;
    char host[256];
    int port;
    char table[ONLINE_TABLE_MAX]; /* "": none is named */
    const char *trust;            /* a file of certificates (websocket.h); NULL: none */
} online_address;

bool online_read_address(const char *text, online_address *out);

typedef struct online online;

/* Connects and says who we are: the guest that this name had at this server before, or a new one.  NULL: `why` says it. */
online *online_open(const online_address *to, const char *name, sb_lang lang, sb_text *why);
void online_close(online *o); /* NULL: nothing */

/* The answer, an object of the caller's; the request is freed.  After a lost connection it comes back and asks again.
 * NULL: the server cannot be reached any more. */
json_t *online_ask(online *o, json_t *request);
/* The same about the table. */
json_t *online_ask_table(online *o, json_t *request);

void online_put_link(const online *o, const char *table, sb_text *out);
/* Looks at a table from now on.  False: the server refuses; `why` says it. */
bool online_watch(online *o, const char *table, sb_text *why);
bool online_sit(online *o, sb_text *why); /* takes a chair */

/* What everybody may know of the table (docs/server-api.md); NULL before online_watch. */
const json_t *online_outline(const online *o);
int online_seat(const online *o); /* ours; SB_SPECTATOR: none */
/* Serves the connection up to `ms`: true when something has happened at the table. */
bool online_news(online *o, int ms);
/* What somebody said meanwhile, "NAME: TEXT"; "": nothing.  Once. */
void online_said(online *o, char out[400]);

/* The seat's protocol to this table. */
void online_wire(online *o, wire *w);

#endif
