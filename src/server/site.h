/* site.h: what is served: the page, /healthz, /metrics and the tables online, with the headers that keep it safe. */
#ifndef SAGEBRUSH_SERVER_SITE_H
#define SAGEBRUSH_SERVER_SITE_H

#include "server/hub.h"
#include "server/net.h"
#include "server/page.h"

typedef struct site {
    page page;
    bool only_local;  /* we listen for this machine alone: other host names are refused, but */
    const char *host; /* the one that we were told to listen on */
    hub *hub;         /* NULL: only the page */
} site;

void site_answer(void *site, const net_request *request, net_answer *answer); /* a net_handler */

/* The hub behind the site; their user is the site. */
extern const net_sockets SITE_SOCKETS;
void site_woken(void *site);
void site_ticked(void *site);
void site_stopping(void *site);

#endif
