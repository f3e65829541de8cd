/* site.h: what is served: the page and /healthz, with the headers that keep it safe. */
#ifndef SAGEBRUSH_SERVER_SITE_H
#define SAGEBRUSH_SERVER_SITE_H

#include "server/net.h"
#include "server/page.h"

typedef struct site {
    page page;
    bool only_local;  /* we listen for this machine alone: other host names are refused, but */
    const char *host; /* the one that we were told to listen on */
} site;

void site_answer(void *site, const net_request *request, net_answer *answer); /* a net_handler */

#endif
