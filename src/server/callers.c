/* callers.c: see callers.h. */
#include "server/callers.h"

#include "sagebrush/rng.h"

#include <arpa/inet.h>
#include <string.h>

/* As 16 bytes: IPv4 as IPv6 writes it. */
static bool read_address(const char *text, uint8_t out[16])
{
    static const uint8_t MAPPED[12] = { [10] = 0xff, [11] = 0xff };
    memcpy(out, MAPPED, sizeof MAPPED);
    return inet_pton(AF_INET, text, out + 12) == 1 || inet_pton(AF_INET6, text, out) == 1;
}

static bool is_v4(const uint8_t a[16])
{
    return memcmp(a, (uint8_t[12]) { [10] = 0xff, [11] = 0xff }, 12) == 0;
}

static bool is_own(const uint8_t a[16])
{
    static const uint8_t LOOPBACK[16] = { [15] = 1 };
    return is_v4(a) ? memcmp(a + 12, (uint8_t[4]) { 127, 0, 0, 1 }, 4) == 0 : memcmp(a, LOOPBACK, 16) == 0;
}

bool caller_is_address(const char *text)
{
    uint8_t bytes[16];
    return read_address(text, bytes);
}

/* The last one: those before it are what the client said of itself. */
static bool read_forwarded(const char *list, uint8_t out[16])
{
    char text[CALLER_MAX];
    const char *comma = strrchr(list, ','), *at = comma ? comma + 1 : list;
    at += strspn(at, " \t");
    size_t n = strcspn(at, " \t");
    if (n >= sizeof text)
        return false;
    memcpy(text, at, n);
    text[n] = '\0';
    return read_address(text, out);
}

static bool is_proxy(const uint8_t peer[16], const char *proxy)
{
    uint8_t named[16];
    return proxy[0] && read_address(proxy, named) && memcmp(peer, named, 16) == 0;
}

caller caller_of(const char *peer, const char *proxy, const char *forwarded)
{
    uint8_t a[16], behind[16];
    if (!read_address(peer, a))
        return (caller) { 0 };
    if (is_proxy(a, proxy) && read_forwarded(forwarded, behind))
        memcpy(a, behind, sizeof a);
    return (caller) { .place = (uint16_t)sb_hash(a, is_v4(a) ? 16 : 8), .is_own = is_own(a) };
}

bool caller_open(callers *all, caller who, int64_t most)
{
    int64_t n = ++all->open[who.place];
    return most == 0 || n <= most || who.is_own;
}

void caller_close(callers *all, caller who)
{
    all->open[who.place]--;
}

bool caller_may_try(const callers *all, caller who, int64_t now)
{
    return who.is_own || all->tries[who.place] - now <= (CALLER_TRIES - 1) * CALLER_PAUSE;
}

void caller_was_wrong(callers *all, caller who, int64_t now)
{
    int64_t *until = &all->tries[who.place];
    *until = (*until > now ? *until : now) + CALLER_PAUSE;
}
