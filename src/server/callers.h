/* callers.h: where connections come from: what one address may, however many connections it opens.
 *
 * An address is an IPv4 address or the first half of an IPv6 one (who has one of those has all of the other half).  They
 * are counted by hash: two that share a place share what they may.  This machine's own may anything: tools of its
 * administrator, and a proxy that was not named. */
#ifndef SAGEBRUSH_SERVER_CALLERS_H
#define SAGEBRUSH_SERVER_CALLERS_H

#include <stdbool.h>
#include <stdint.h>

#define CALLER_PLACES 65536
#define CALLER_TRIES  60             /* wrong passwords and codes at once, and */
#define CALLER_PAUSE  INT64_C(60000) /* milliseconds until there is one more */
#define CALLER_MAX    46             /* bytes of an address as text */

typedef struct callers {
    uint16_t open[CALLER_PLACES]; /* connections */
    int64_t tries[CALLER_PLACES]; /* when all tries are forgotten */
} callers;

typedef struct caller {
    uint16_t place;
    bool is_own; /* this machine */
} caller;

/* `peer` is at the other end; what it says in `forwarded` (X-Forwarded-For) counts if it is the proxy, "" for none. */
caller caller_of(const char *peer, const char *proxy, const char *forwarded);

bool caller_open(callers *all, caller who, int64_t most); /* false: has more than `most` now; 0: any */
void caller_close(callers *all, caller who);              /* after every caller_open */
bool caller_may_try(const callers *all, caller who, int64_t now);
void caller_was_wrong(callers *all, caller who, int64_t now);

bool caller_is_address(const char *text); /* of IPv4 or IPv6 */

#endif
