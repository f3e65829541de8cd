/* load.c: many people at many tables, as fast as the server goes: how many moves a second it stores, how long they
 * wait.
 *
 *     load PORT TABLES SECONDS IDLE GAME [MS]    plays; IDLE connections more only watch the clock; people think for MS
 *
 * Prints "moves_per_s p50_ms p99_ms connections" on one line.  Two people sit at every table; each has a connection of
 * its own and plays any of the moves that it was told it may.  Answers are looked through as text: this program must
 * cost less than what it measures. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define SEATS  2
#define IN_MAX 65536

typedef enum stage { UPGRADING, ENTERING, MAKING, SITTING, WATCHING, STARTING, PLAYING, WAITING, IDLE } stage;

typedef struct player {
    int fd, seat;
    stage stage;
    struct table *table;
    bool asked; /* a move is on its way */
    double since;
    char *told; /* what it thinks about; NULL: nothing */
    double due;
    size_t n;
    char *in;
} player;

typedef struct table {
    char id[40];
    player player[SEATS];
    int seated, watching;
} table;

static const char *game;
static double think; /* seconds before a move */
static uint64_t chance = 88172645463325252u;
static double *waited;
static size_t waited_n, waited_cap, moves, games, refused;
static bool measuring;
static int connected;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint64_t draw(uint64_t n)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return chance % n;
}

static void die(const char *what)
{
    fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
    exit(1);
}

/* ---- frames ---------------------------------------------------------------------------------------------------------
 */

/* The mask is zero: nobody between us and the server has to be protected. */
static void send_text(player *p, const char *text, size_t n)
{
    char frame[1024];
    size_t head = n < 126 ? 2 : 4;
    frame[0] = (char)0x81;
    frame[1] = (char)(0x80 | (n < 126 ? n : 126));
    if (n >= 126) {
        frame[2] = (char)(n >> 8);
        frame[3] = (char)n;
    }
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, n);
    if (write(p->fd, frame, head + 4 + n) != (ssize_t)(head + 4 + n))
        die("write");
}

#define ask(p, ...)                                                                                                    \
    do {                                                                                                               \
        char text_[900];                                                                                               \
        int n_ = snprintf(text_, sizeof text_, __VA_ARGS__);                                                           \
        send_text((p), text_, (size_t)n_);                                                                             \
    } while (0)

/* ---- playing
 * ---------------------------------------------------------------------------------------------------------- */

static void keep_wait(double seconds)
{
    moves++;
    if (waited_n == waited_cap) {
        waited_cap = waited_cap ? 2 * waited_cap : 1 << 20;
        waited = realloc(waited, waited_cap * sizeof *waited);
        if (!waited)
            die("memory");
    }
    waited[waited_n++] = seconds;
}

static long number_after(const char *text, const char *key)
{
    const char *p = strstr(text, key);
    return p ? strtol(p + strlen(key), NULL, 10) : -1;
}

/* One of "moves":["a","b"]; false: none. */
static bool choose(const char *text, const char **move, int *n)
{
    const char *p = strstr(text, "\"moves\":[\"");
    if (!p)
        return false;
    int count = 1;
    p += 10;
    const char *end = strstr(p, "\"]");
    for (const char *q = p; (q = strstr(q, "\",\"")) != NULL && q < end; q += 3)
        count++;
    for (int skip = (int)draw((uint64_t)count); skip > 0; skip--)
        p = strstr(p, "\",\"") + 3;
    *move = p;
    *n = (int)strcspn(p, "\"");
    return true;
}

static void new_table(player *p)
{
    p->stage = MAKING;
    p->table->seated = p->table->watching = 0;
    ask(p, "{\"id\":1,\"do\":\"new\",\"game\":\"%s\",\"players\":%d}", game, SEATS);
}

static void move_now(player *p, const char *text)
{
    const char *move;
    int n;
    if (p->asked || !choose(text, &move, &n))
        return;
    p->asked = true;
    p->since = now();
    ask(p, "{\"id\":2,\"do\":\"move\",\"table\":\"%s\",\"ply\":%ld,\"undos\":0,\"move\":\"%.*s\"}", p->table->id,
        number_after(text, "\"ply\":"), n, move);
}

static void move_later(player *p, const char *text)
{
    free(p->told);
    p->told = strdup(text);
    p->due = now() + think * (0.5 + (double)draw(1000) / 1000);
}

static void move_if_due(player *p, double at)
{
    char *told = p->told;
    if (!told || at < p->due)
        return;
    p->told = NULL;
    move_now(p, told);
    free(told);
}

/* The table is left, or it would stay in the server's memory; nobody waits for the answer. */
static void leave_table(player *p)
{
    free(p->told);
    p->told = NULL;
    p->stage = WAITING;
    ask(p, "{\"id\":9,\"do\":\"unwatch\",\"table\":\"%s\"}", p->table->id);
    if (p->seat == 0) {
        games++;
        new_table(p);
    }
}

/* What a player is told: by an answer or by a push. */
static void play(player *p, const char *text)
{
    char pending[16];
    const char *where = strstr(text, "\"pending\":[");
    if (strstr(text, "\"over\":true")) {
        leave_table(p);
        return;
    }
    snprintf(pending, sizeof pending, "%.15s", where ? where + 11 : "");
    pending[strcspn(pending, "]")] = '\0';
    if (!strchr(pending, '0' + p->seat))
        return;
    if (think > 0)
        move_later(p, text);
    else
        move_now(p, text);
}

static void sit_all(table *t)
{
    for (int i = 0; i < SEATS; i++) {
        t->player[i].stage = SITTING;
        ask(&t->player[i], "{\"id\":3,\"do\":\"sit\",\"table\":\"%s\",\"seat\":%d}", t->id, i);
    }
}

static void take_answer(player *p, const char *text)
{
    table *t = p->table;
    bool ok = strstr(text, "\"ok\":true") != NULL;
    if (!ok && p->stage != PLAYING) {
        fprintf(stderr, "load: refused: %s\n", text);
        exit(1);
    }
    switch (p->stage) {
    case ENTERING:
        connected++;
        p->stage = t ? WAITING : IDLE;
        break;
    case MAKING: {
        const char *id = strstr(text, "\"table\":\"");
        snprintf(t->id, sizeof t->id, "%.*s", (int)strcspn(id + 9, "\""), id + 9);
        sit_all(t);
        break;
    }
    case SITTING:
        p->stage = WATCHING;
        ask(p, "{\"id\":4,\"do\":\"watch\",\"table\":\"%s\",\"brief\":true}", t->id);
        break;
    case WATCHING:
        p->stage = PLAYING;
        if (++t->watching == SEATS) {
            t->player[0].stage = STARTING;
            ask(&t->player[0], "{\"id\":5,\"do\":\"start\",\"table\":\"%s\"}", t->id);
        }
        break;
    case STARTING: p->stage = PLAYING; break;
    case PLAYING:
        if (p->asked && measuring && ok)
            keep_wait(now() - p->since);
        p->asked = false;
        refused += !ok;
        if (ok)
            play(p, text);
        break;
    case UPGRADING:
    case WAITING:
    case IDLE: break;
    }
}

static void take(player *p, char *text)
{
    if (strncmp(text, "{\"id\":9,", 8) == 0)
        return;
    if (strncmp(text, "{\"push\"", 7) != 0)
        take_answer(p, text);
    else if ((p->stage == PLAYING || p->stage == STARTING) && strstr(text, p->table->id) && strstr(text, "\"brief\""))
        play(p, strstr(text, "\"brief\""));
}

/* ---- connections
 * -------------------------------------------------------------------------------------------------------- */

static void upgraded(player *p)
{
    p->stage = ENTERING;
    if (p->table)
        ask(p, "{\"id\":0,\"do\":\"enter\",\"name\":\"P%d\"}", p->seat);
    else
        ask(p, "{\"id\":0,\"do\":\"hello\"}");
}

/* Whole frames of what has come; how many bytes they were. */
static size_t frames(player *p)
{
    size_t at = 0;
    if (p->stage == UPGRADING) {
        char *end = memmem(p->in, p->n, "\r\n\r\n", 4);
        if (!end)
            return 0;
        upgraded(p);
        return (size_t)(end - p->in) + 4;
    }
    while (p->n - at >= 2) {
        const unsigned char *f = (unsigned char *)p->in + at;
        size_t head = f[1] < 126 ? 2 : f[1] == 126 ? 4 : 10;
        if (p->n - at < head)
            break;
        size_t n = f[1] < 126 ? f[1]
            : f[1] == 126     ? (size_t)f[2] << 8 | f[3]
                              : (size_t)f[6] << 24 | f[7] << 16 | f[8] << 8 | f[9];
        if (n + head > IN_MAX - 1)
            die("a message is too long");
        if (p->n - at < head + n)
            break;
        char kept = p->in[at + head + n];
        p->in[at + head + n] = '\0';
        if ((f[0] & 15) == 1)
            take(p, p->in + at + head);
        else if ((f[0] & 15) == 9 && write(p->fd, "\x8a\x80\0\0\0\0", 6) != 6)
            die("write");
        p->in[at + head + n] = kept;
        at += head + n;
    }
    return at;
}

static void readable(player *p)
{
    ssize_t n = read(p->fd, p->in + p->n, IN_MAX - 1 - p->n);
    if (n <= 0)
        die("the server has closed a connection");
    p->n += (size_t)n;
    size_t used = frames(p);
    memmove(p->in, p->in + used, p->n - used);
    p->n -= used;
}

static void open_player(player *p, int poll, int port)
{
    struct sockaddr_in to = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr = { htonl(INADDR_LOOPBACK) }
    };
    struct epoll_event e = { .events = EPOLLIN, .data.ptr = p };
    char head[300];
    int on = 1;
    p->in = malloc(IN_MAX);
    p->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (!p->in || p->fd < 0 || connect(p->fd, (struct sockaddr *)&to, sizeof to) != 0)
        die("connect");
    setsockopt(p->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    int n = snprintf(head, sizeof head,
        "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: "
        "Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        port);
    if (write(p->fd, head, (size_t)n) != n || epoll_ctl(poll, EPOLL_CTL_ADD, p->fd, &e) != 0)
        die("open");
}

/* Everything that has come: of thousands who are asked whether they are there none may wait for long. */
static void serve(int poll, int ms)
{
    struct epoll_event events[256];
    for (int n = 256; n == 256; ms = 0) {
        n = epoll_wait(poll, events, 256, ms);
        for (int i = 0; i < n; i++)
            readable(events[i].data.ptr);
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    if (argc != 6 && argc != 7)
        return fprintf(stderr, "usage: load PORT TABLES SECONDS IDLE GAME [MS]\n"), 2;
    int port = atoi(argv[1]), tables = atoi(argv[2]), idle = atoi(argv[4]), poll = epoll_create1(0);
    double seconds = atof(argv[3]);
    struct rlimit files;
    game = argv[5];
    think = argc > 6 ? atof(argv[6]) / 1000 : 0;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    table *all = calloc((size_t)tables + 1, sizeof *all);
    player *idlers = calloc((size_t)idle + 1, sizeof *idlers);
    for (int i = 0; i < idle; i++) {
        open_player(&idlers[i], poll, port);
        while (i % 100 == 99 && connected < i + 1)
            serve(poll, 1000);
    }
    for (int i = 0; i < tables; i++)
        for (int s = 0; s < SEATS; s++) {
            all[i].player[s] = (player) { .seat = s, .table = &all[i] };
            open_player(&all[i].player[s], poll, port);
        }
    while (connected < idle + SEATS * tables)
        serve(poll, 1000);
    for (int i = 0; i < tables; i++) /* everybody is here: nobody is asked to sit who has not entered */
        new_table(&all[i].player[0]);
    double begin = now(), from = begin + 1; /* a second to warm up */
    bool shows = isatty(STDERR_FILENO);
    for (double t = begin, shown = begin; (t = now()) < from + seconds;) {
        measuring = t >= from;
        serve(poll, think > 0 ? 10 : 100);
        for (int i = 0; i < tables && think > 0; i++)
            for (int s = 0; s < SEATS; s++)
                move_if_due(&all[i].player[s], t);
        if (shows && t - shown > 0.5) {
            shown = t;
            fprintf(stderr, "\r%zu moves, %zu games, %.0f s left ", moves, games, from + seconds - t);
        }
    }
    if (shows)
        fprintf(stderr, "\r%60s\r", "");
    qsort(waited, waited_n, sizeof *waited, by_size);
    printf("%.0f %.2f %.2f %d %zu\n", (double)moves / seconds, waited_n ? 1000 * waited[waited_n / 2] : 0,
        waited_n ? 1000 * waited[waited_n * 99 / 100] : 0, connected, games);
    for (int i = 0; i < idle; i++)
        free(idlers[i].in);
    for (int i = 0; i < SEATS * tables; i++) {
        free(all[i / SEATS].player[i % SEATS].told);
        free(all[i / SEATS].player[i % SEATS].in);
    }
    free(idlers);
    free(all);
    free(waited);
    return 0;
}
