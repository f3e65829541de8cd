/* hub.h: people and tables online: what WebSockets speak about (docs/server-api.md).
 *
 * One thread, the net's, has all rooms in memory and decides everything; a thread writes to the store in groups, one
 * reads from it, some think (for bots, and for people who ask) and hash passwords.  A change of a table is answered, and shown to anybody, only
 * when its line is in the store; until then nothing else is done at that table.  When the store fails, the room in
 * memory is thrown away and read again: the store is the truth. */
#ifndef SAGEBRUSH_SERVER_HUB_H
#define SAGEBRUSH_SERVER_HUB_H

#include "server/net.h"
#include "store/store.h"

typedef struct hub hub;

typedef struct hub_limits {
    int64_t rate;     /* requests a second of one client, ten times as many at once; 0: any */
    int64_t tables;   /* in memory */
    int64_t watches;  /* tables of one client */
    int64_t address;  /* connections of one address, besides this machine's own; 0: any */
    int64_t thinkers; /* threads for bots, advice and passwords */
    int64_t notice;   /* seconds of waiting for somebody who is not there until they are told */
    int64_t sweep;    /* seconds between looks at what is old: tables to put away, digests */
    int64_t digest;   /* the hour (UTC) from which on the daily digest goes out */
} hub_limits;

#define HUB_LIMITS                                                                                                     \
    ((hub_limits) { .rate = 40,                                                                                        \
        .tables = 20000,                                                                                               \
        .watches = 16,                                                                                                 \
        .address = 100,                                                                                                \
        .thinkers = 2,                                                                                                 \
        .notice = 60,                                                                                                  \
        .sweep = 600,                                                                                                  \
        .digest = 7 })

typedef struct hub_config {
    const char *store; /* as for store_open */
    hub_limits limits;
    const char *public_url;   /* "": not known */
    const char *mail_command; /* as in notice.h */
    const char *contact;
    const char *proxy; /* whose X-Forwarded-For is believed; "": none */
    bool notices_anywhere;
} hub_config;

/* NULL with a sentence in `why`. */
hub *hub_open(const hub_config *config, sb_text *why);
/* From now on the net carries it; tables in progress are read in. */
void hub_begin(hub *h, net *n);
void hub_end(hub *h);   /* what was accepted is stored, and the threads are gone: before the net is closed */
void hub_close(hub *h); /* takes NULL */

extern const net_sockets HUB_SOCKETS; /* their user is the hub */
void hub_woken(void *hub);
void hub_ticked(void *hub);
void hub_stopping(void *hub); /* calls net_stop when all is stored */

bool hub_put_card(hub *h, const char *path, sb_lang lang, sb_text *out); /* HTML for /t/ID; false: no such path */
bool hub_is_well(const hub *h);                                          /* the store works, as far as is known */
void hub_put_metrics(hub *h, sb_text *out);                              /* Prometheus text */

#endif
