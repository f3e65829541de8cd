/* listen.c: the address of a server (listen.h). */
#include "server/listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define BACKLOG 512

static bool read_port(const char *text, uint16_t *out)
{
    size_t n = strlen(text);
    if (n < 1 || n > 5 || strspn(text, "0123456789") != n || atol(text) > UINT16_MAX)
        return false;
    *out = (uint16_t)atol(text);
    return true;
}

bool address_read(const char *text, address *out)
{
    const char *colon = strrchr(text, ':');
    if (!colon || !read_port(colon + 1, &out->port))
        return false;
    size_t n = (size_t)(colon - text);
    bool brackets = n > 2 && text[0] == '[' && colon[-1] == ']';
    if (brackets) {
        text++;
        n -= 2;
    }
    if (n < 1 || n >= sizeof out->host || (memchr(text, ':', n) != NULL) != brackets)
        return false;
    memcpy(out->host, text, n);
    out->host[n] = '\0';
    return strpbrk(out->host, "[]") == NULL;
}

void address_put(sb_text *out, const address *a)
{
    bool brackets = strchr(a->host, ':') != NULL;
    sb_putf(out, "%s%s%s:%d", brackets ? "[" : "", a->host, brackets ? "]" : "", (int)a->port);
}

static bool is_loopback(const struct sockaddr *sa)
{
    if (sa->sa_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)sa)->sin_addr.s_addr) >> 24 == 127;
    return sa->sa_family == AF_INET6 && IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)sa)->sin6_addr);
}

static uint16_t real_port(int fd)
{
    struct sockaddr_storage sa;
    socklen_t n = sizeof sa;
    if (getsockname(fd, (struct sockaddr *)&sa, &n) != 0)
        return 0;
    return ntohs(
        sa.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&sa)->sin6_port : ((struct sockaddr_in *)&sa)->sin_port);
}

/* The port of a server that has just stopped is free at once: its old connections do not count. */
static int bind_to(const struct addrinfo *a)
{
    int on = 1;
    int fd = socket(a->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, a->ai_protocol);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(fd, a->ai_addr, a->ai_addrlen) == 0 && listen(fd, BACKLOG) == 0)
        return fd;
    int e = errno;
    close(fd);
    errno = e;
    return -1;
}

static bool cannot(const address *at, const char *reason, sb_text *why)
{
    sb_put(why, "cannot listen on ");
    address_put(why, at);
    sb_putf(why, ": %s", reason);
    return false;
}

static bool in_use(const address *at, sb_text *why)
{
    address_put(why, at);
    sb_put(why,
        " is already in use, perhaps by another sagebrush; choose another address with --listen HOST:PORT (port "
        "0 takes any free one)");
    return false;
}

bool listen_open(const address *at, listener *out, sb_text *why)
{
    struct addrinfo hints = { .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV };
    struct addrinfo *found = NULL;
    char port[8];
    sb_text t = SB_TEXT(port);
    sb_put_int(&t, at->port);
    int e = getaddrinfo(at->host, port, &hints, &found);
    if (e != 0)
        return cannot(at, e == EAI_SYSTEM ? strerror(errno) : gai_strerror(e), why);
    *out = (listener) { .socket = -1, .at = *at };
    for (const struct addrinfo *a = found; a && out->socket < 0; a = a->ai_next) {
        out->socket = bind_to(a);
        out->is_loopback = is_loopback(a->ai_addr);
    }
    e = errno;
    freeaddrinfo(found);
    if (out->socket < 0)
        return e == EADDRINUSE ? in_use(at, why) : cannot(at, strerror(e), why);
    out->at.port = real_port(out->socket);
    return true;
}
