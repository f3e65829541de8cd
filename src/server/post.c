/* post.c: requests to servers of others (post.h).  Sockets that block, with a limit on time. */
#include "server/post.h"

#include "sagebrush/heap.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#define SECONDS 10

/* ---- addresses --------------------------------------------------------------------------------------------------- */

static bool copy_part(char *out, size_t cap, const char *from, size_t n)
{
    if (n == 0 || n >= cap)
        return false;
    memcpy(out, from, n);
    out[n] = '\0';
    return true;
}

bool post_read_url(const char *text, post_url *out)
{
    *out = (post_url) { .tls = strncmp(text, "https://", 8) == 0 };
    if (!out->tls && strncmp(text, "http://", 7) != 0)
        return false;
    for (const char *p = text; *p; p++)
        if (*p <= ' ' || *p >= 0x7f || strchr("\"<>\\^`{|}", *p))
            return false;
    const char *host = text + (out->tls ? 8 : 7);
    size_t n = strcspn(host, "/?#"), name = strcspn(host, ":/?#");
    if (memchr(host, '@', n) || memchr(host, '[', n) || !copy_part(out->host, sizeof out->host, host, name))
        return false;
    strcpy(out->port, out->tls ? "443" : "80");
    if (host[name] == ':'
        && (!copy_part(out->port, sizeof out->port, host + name + 1, n - name - 1)
            || strspn(out->port, "0123456789") != strlen(out->port)))
        return false;
    size_t rest = strcspn(host + n, "#");
    if (rest == 0)
        return strcpy(out->path, "/") != NULL;
    return host[n] == '/' && copy_part(out->path, sizeof out->path, host + n, rest);
}

void post_put_origin(const post_url *u, sb_text *out)
{
    sb_putf(out, "http%s://%s", u->tls ? "s" : "", u->host);
    if (strcmp(u->port, u->tls ? "443" : "80") != 0)
        sb_putf(out, ":%s", u->port);
}

static bool is_public_v4(uint32_t a)
{
    static const struct {
        uint32_t net;
        int bits;
    } OURS[] = { { 0x00000000, 8 }, { 0x0a000000, 8 }, { 0x64400000, 10 }, { 0x7f000000, 8 }, { 0xa9fe0000, 16 },
        { 0xac100000, 12 }, { 0xc0000000, 24 }, { 0xc0a80000, 16 }, { 0xc6120000, 15 }, { 0xe0000000, 3 } };
    for (size_t i = 0; i < sizeof OURS / sizeof *OURS; i++)
        if ((a ^ OURS[i].net) >> (32 - OURS[i].bits) == 0)
            return false;
    return true;
}

/* Of version 6 the global unicast addresses (2000::/3) are; those that carry an old one in them are looked into. */
static bool is_public(const struct sockaddr *a)
{
    if (a->sa_family == AF_INET)
        return is_public_v4(ntohl(((const struct sockaddr_in *)a)->sin_addr.s_addr));
    const uint8_t *b = ((const struct sockaddr_in6 *)a)->sin6_addr.s6_addr;
    if (b[0] == 0x20 && b[1] == 0x02)
        return is_public_v4((uint32_t)b[2] << 24 | (uint32_t)b[3] << 16 | (uint32_t)b[4] << 8 | b[5]);
    return b[0] >> 5 == 1;
}

static int connect_to(const struct addrinfo *a)
{
    struct timeval limit = { .tv_sec = SECONDS };
    int fd = socket(a->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (connect(fd, a->ai_addr, a->ai_addrlen) == 0)
        return fd;
    close(fd);
    return -1;
}

static int open_socket(const post_url *u, bool anywhere)
{
    struct addrinfo wish = { .ai_socktype = SOCK_STREAM }, *all = NULL;
    int fd = -1;
    if (getaddrinfo(u->host, u->port, &wish, &all) != 0)
        return -1;
    for (struct addrinfo *a = all; a && fd < 0; a = a->ai_next)
        if ((a->ai_family == AF_INET || a->ai_family == AF_INET6) && (anywhere || is_public(a->ai_addr)))
            fd = connect_to(a);
    freeaddrinfo(all);
    return fd;
}

/* ---- speaking ---------------------------------------------------------------------------------------------------- */

typedef struct line {
    int fd;
    SSL *tls; /* NULL: none */
} line;

static bool say(const line *l, const char *text, size_t n)
{
    while (n > 0) {
        ssize_t sent = l->tls ? SSL_write(l->tls, text, (int)n) : send(l->fd, text, n, MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        text += sent;
        n -= (size_t)sent;
    }
    return true;
}

/* "HTTP/1.1 201 Created": more of an answer is not read. */
static int hear_status(const line *l)
{
    char text[64] = "";
    size_t n = 0;
    while (n < 12) {
        ssize_t got = l->tls ? SSL_read(l->tls, text + n, (int)(sizeof text - 1 - n))
                             : recv(l->fd, text + n, sizeof text - 1 - n, 0);
        if (got <= 0)
            return -1;
        n += (size_t)got;
    }
    return strncmp(text, "HTTP/1.", 7) == 0 && text[8] == ' ' ? atoi(text + 9) : -1;
}

static int converse(const line *l, const post_url *u, const char *headers, const void *body, size_t n)
{
    sb_text head = sb_heap_text();
    sb_putf(&head,
        "POST %s HTTP/1.1\r\nHost: %s%s%s\r\nUser-Agent: sagebrush\r\nConnection: close\r\nContent-Length: ", u->path,
        u->host, strcmp(u->port, u->tls ? "443" : "80") == 0 ? "" : ":",
        strcmp(u->port, u->tls ? "443" : "80") == 0 ? "" : u->port);
    sb_put_int(&head, (int64_t)n);
    sb_putf(&head, "\r\n%s\r\n", headers);
    sb_put_bytes(&head, body, n);
    int status = !head.cut && say(l, head.at, head.n) ? hear_status(l) : -1;
    sb_heap_text_free(&head);
    return status;
}

static int converse_secretly(int fd, const post_url *u, const char *headers, const void *body, size_t n)
{
    int status = -1;
    SSL_CTX *c = SSL_CTX_new(TLS_client_method());
    SSL *s = NULL;
    post_url at = *u; /* OpenSSL's macro wants a name that it could write to */
    if (c && SSL_CTX_set_default_verify_paths(c) == 1) {
        SSL_CTX_set_verify(c, SSL_VERIFY_PEER, NULL);
        s = SSL_new(c);
    }
    if (s && SSL_set1_host(s, at.host) == 1 && SSL_set_tlsext_host_name(s, at.host) == 1 && SSL_set_fd(s, fd) == 1
        && SSL_connect(s) == 1)
        status = converse(&(line) { fd, s }, u, headers, body, n);
    SSL_free(s);
    SSL_CTX_free(c);
    ERR_clear_error();
    return status;
}

int post_send(const post_url *u, const char *headers, const void *body, size_t n, bool anywhere)
{
    int fd = open_socket(u, anywhere);
    if (fd < 0)
        return -1;
    int status =
        u->tls ? converse_secretly(fd, u, headers, body, n) : converse(&(line) { .fd = fd }, u, headers, body, n);
    close(fd);
    return status;
}
