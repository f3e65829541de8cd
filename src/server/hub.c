/* hub.c: life, clients, the queue of their requests (hub.h). */
#include "server/hub_private.h"

#include "sagebrush/heap.h"
#include "server/flat.h"
#include "server/log.h"
#include "store/sql.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WRITES_MAX   10000 /* of people; those of tables are bounded by the number of tables */
#define READS_MAX    2000
#define THOUGHTS_MAX 200 /* of people: passwords */
#define POSTS_MAX    1000

int64_t hub_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- the threads of the store
 * ------------------------------------------------------------------------------------------ */

static void *open_tool(void *user)
{
    const hub *h = user;
    char buffer[300];
    sb_text why = SB_TEXT(buffer);
    store *s = store_open(h->where, &why);
    if (!s)
        log_put(LOG_WARNING, "store", "trouble", buffer, NULL);
    return s;
}

static void close_tool(void *tool)
{
    store_close(tool);
}

static sb_error complain(store *s, sb_error e)
{
    if (e != SB_OK)
        log_put(LOG_WARNING, "store", "trouble", store_trouble(s), NULL);
    return e;
}

static sb_error begin_writing(void *tool)
{
    return complain(tool, store_begin(tool, true));
}

static sb_error begin_reading(void *tool)
{
    return complain(tool, store_begin(tool, false));
}

static sb_error commit(void *tool)
{
    return complain(tool, store_commit(tool));
}

static void roll_back(void *tool)
{
    store_rollback(tool);
}

static const crew_ways WRITING = { open_tool, close_tool, begin_writing, commit, roll_back };
static const crew_ways READING = { open_tool, close_tool, begin_reading, commit, roll_back };

/* ---- life
 * ---------------------------------------------------------------------------------------------------------------- */

static void wake(void *user)
{
    hub *h = user;
    if (h->net)
        net_wake(h->net);
}

static bool try_store(hub *h, sb_text *why)
{
    store *s = store_open(h->where, why);
    bool fine = s && notices_begin(h, s);
    if (s && !fine)
        sb_putf(why, "the store does not work: %s", store_trouble(s));
    store_close(s);
    return fine;
}

hub *hub_open(const hub_config *config, sb_text *why)
{
    if (sodium_init() < 0) {
        sb_put(why, "no source of chance");
        return NULL;
    }
    hub *h = calloc(1, sizeof *h);
    if (h) {
        sb_text node = SB_TEXT(h->node);
        uint8_t bytes[8];
        randombytes_buf(bytes, sizeof bytes);
        sb_put_hex(&node, bytes, sizeof bytes);
        h->config = *config;
        h->where = strdup(config->store);
        if (h->where && !try_store(h, why)) {
            hub_close(h);
            return NULL;
        }
        h->writes = h->reads = true;
        people_begin(h);
        h->mailbox = mailbox_new(wake, h);
    }
    if (h && h->where && h->mailbox) {
        h->writer = crew_new(h->mailbox, 1, WRITES_MAX, &WRITING, h);
        h->reader = crew_new(h->mailbox, 1, READS_MAX, &READING, h);
        h->thinkers = crew_new(h->mailbox, (int)config->limits.thinkers, THOUGHTS_MAX, NULL, NULL);
        h->posters = crew_new(h->mailbox, 2, POSTS_MAX, NULL, NULL);
    }
    if (h && h->writer && h->reader && h->thinkers && h->posters)
        return h;
    sb_put(why, "out of memory or of threads");
    hub_close(h);
    return NULL;
}

void hub_begin(hub *h, net *n)
{
    h->net = n;
    if (sql_is_url(h->where))
        h->ear = ear_open(h);
    h->next_sweep = hub_now() + (h->config.limits.sweep < 60 ? h->config.limits.sweep : 60) * 1000;
    entries_begin(h);
}

static void free_entries(hub *h)
{
    for (int i = 0; i < BUCKETS; i++)
        for (entry *e = h->entries[i], *next; e; e = next) {
            next = e->next_in_bucket;
            room_free(e->room);
            free(e);
        }
}

/* The threads finish what they have; then what comes back is dealt with a last time. */
void hub_end(hub *h)
{
    h->stopping = true;
    ear_close(h->ear);
    h->ear = NULL;
    crew_free(h->posters);
    crew_free(h->thinkers);
    crew_free(h->writer);
    crew_free(h->reader);
    h->posters = h->thinkers = h->writer = h->reader = NULL;
    if (h->mailbox)
        mailbox_collect(h->mailbox);
}

void hub_close(hub *h)
{
    if (!h)
        return;
    hub_end(h);
    free_entries(h);
    tasks_forget(h);
    mailbox_free(h->mailbox);
    free(h->where);
    free(h);
}

void hub_woken(void *user)
{
    hub *h = user;
    mailbox_collect(h->mailbox);
    if (h->stopping && h->jobs_out == 0)
        net_stop(h->net);
}

/* ---- is the store there again? -------------------------------------------------------------------------------------
 */

static sb_error probe(task *t, store *s)
{
    char now[24];
    sb_text text = SB_TEXT(now);
    sb_put_int(&text, t->s.now);
    return store_fact_set(s, "probe", now);
}

static sb_error look(task *t, store *s)
{
    return store_fact_get(s, "probe", &t->s.text);
}

static void looked(task *t)
{
    t->hub->probing = false;
    task_end(t);
}

static void probed(task *t)
{
    task_read(t, look, looked);
}

/* Whoever asks us for our health does not send us people who would find out. */
static void probe_if_unwell(hub *h, int64_t now)
{
    if (hub_is_well(h) || h->probing || h->stopping || now < h->next_probe)
        return;
    task *t = task_new(h, NULL, NULL);
    if (!t)
        return;
    h->next_probe = now + 1000;
    h->probing = true;
    t->s.now = now;
    task_write(t, probe, probed);
}

void hub_ticked(void *user)
{
    hub *h = user;
    entries_tick(h, hub_now());
    probe_if_unwell(h, hub_now());
    if (h->stopping && h->jobs_out == 0)
        net_stop(h->net);
}

void hub_stopping(void *user)
{
    hub *h = user;
    h->stopping = true;
    for (client *c = h->clients; c; c = c->after)
        if (c->task)
            task_stop(c->task);
        else
            net_socket_close(c->socket, 1001, "the server goes down");
    if (h->jobs_out == 0)
        net_stop(h->net);
}

bool hub_is_well(const hub *h)
{
    return h->writes && h->reads;
}

/* ---- clients
 * ---------------------------------------------------------------------------------------------------------------- */

static client **bucket_of(hub *h, int64_t person)
{
    return &h->person[(uint64_t)person % BUCKETS];
}

client *hub_clients_of(hub *h, int64_t person)
{
    return *bucket_of(h, person);
}

void client_set_person(client *c, int64_t person)
{
    client **p;
    if (c->person) {
        for (p = bucket_of(c->hub, c->person); *p != c;)
            p = &(*p)->next_of_person;
        *p = c->next_of_person;
    }
    c->person = person;
    if (person) {
        p = bucket_of(c->hub, person);
        c->next_of_person = *p;
        *p = c;
    }
}

/* A page of somebody else may open a socket to us in the browser of a friend; the browser says whose page it is. */
static bool is_own_origin(const hub *h, const net_request *q)
{
    if (q->origin[0] == '\0') /* no browser */
        return true;
    size_t n = strlen(h->config.public_url);
    if (n > 0 && strncmp(q->origin, h->config.public_url, n) == 0 && (q->origin[n] == '\0' || q->origin[n] == '/'))
        return true;
    const char *host = strstr(q->origin, "://");
    return host && strcmp(host + 3, q->host) == 0;
}

static bool may_open(void *user, const net_request *q)
{
    const hub *h = user;
    return !h->stopping && strcmp(q->path, "/socket") == 0 && is_own_origin(h, q);
}

static void *opened(void *user, net_socket *s, const net_request *q)
{
    hub *h = user;
    client *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    *c = (client) { .hub = h,
        .socket = s,
        .caller = caller_of(net_socket_peer(s), h->config.proxy, q->forwarded),
        .after = h->clients,
        .tokens = 10.0 * (double)h->config.limits.rate,
        .tokens_at = hub_now() };
    if (h->clients)
        h->clients->before = c;
    h->clients = c;
    h->clients_n++;
    if (!caller_open(&h->callers, c->caller, h->config.limits.address))
        net_socket_close(s, 1008, "too many connections from your address");
    return c;
}

static void closed(void *user)
{
    client *c = user;
    hub *h = c->hub;
    if (c->task) {
        task_stop(c->task);
        c->task->client = NULL;
    }
    for (int i = 0; i < c->waiting_n; i++)
        json_decref(c->waiting[i]);
    while (c->watches)
        watch_drop(c->watches);
    client_set_person(c, 0);
    if (c->before)
        c->before->after = c->after;
    else
        h->clients = c->after;
    if (c->after)
        c->after->before = c->before;
    h->clients_n--;
    caller_close(&h->callers, c->caller);
    free(c);
}

/* One request after another, in their order. */
void client_go_on(client *c)
{
    if (c->running)
        return;
    c->running = true;
    while (!c->task && c->waiting_n > 0) {
        json_t *doc = c->waiting[0];
        c->waiting_n--;
        memmove(c->waiting, c->waiting + 1, (size_t)c->waiting_n * sizeof *c->waiting);
        c->task = task_new(c->hub, c, doc);
        if (!c->task) {
            net_socket_close(c->socket, 1013, "out of memory");
            break;
        }
        task_run(c->task);
    }
    c->running = false;
    if (c->hub->stopping && !c->task)
        net_socket_close(c->socket, 1001, "the server goes down");
}

static void refuse_text(client *c, sb_error e, const char *message)
{
    char buffer[300];
    sb_text text = SB_TEXT(buffer);
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    sb_json_null(&out, "id");
    sb_json_bool(&out, "ok", false);
    sb_json_object(&out, "error");
    sb_json_text(&out, "code", sb_error_code(e));
    sb_json_text(&out, "message", message);
    sb_json_end(&out);
    sb_json_end(&out);
    net_socket_send(c->socket, text.at, text.n);
    c->hub->count.refusals++;
    if (++c->refused > 500)
        net_socket_close(c->socket, 1008, "too many requests that are none");
}

static void received(void *user, const char *text, size_t n)
{
    client *c = user;
    json_error_t where;
    if (c->waiting_n >= CLIENT_TASKS_MAX) {
        net_socket_close(c->socket, 1008, "too many requests at once");
        return;
    }
    json_t *doc = flat_read(text, n);
    if (!doc)
        doc = json_loadb(text, n, JSON_REJECT_DUPLICATES, &where);
    if (!json_is_object(doc)) {
        refuse_text(c, SB_BAD_JSON, doc ? "expected a JSON object" : "not JSON");
        json_decref(doc);
        return;
    }
    c->waiting[c->waiting_n++] = doc;
    client_go_on(c);
}

static void has_room(void *user)
{
    client_fill(user);
}

const net_sockets HUB_SOCKETS = { may_open, opened, received, has_room, closed };

/* ---- numbers about itself
 * -------------------------------------------------------------------------------------------------------- */

static void put_metric(sb_text *out, const char *name, const char *kind, const char *help, int64_t value)
{
    sb_putf(out, "# HELP sagebrush_%s %s\n# TYPE sagebrush_%s %s\nsagebrush_%s ", name, help, name, kind, name);
    sb_put_int(out, value);
    sb_put_char(out, '\n');
}

void hub_put_metrics(hub *h, sb_text *out)
{
    const net_counts *n = net_count(h->net);
    put_metric(out, "connections", "gauge", "connections open now", n->connections);
    put_metric(out, "sockets", "gauge", "WebSockets open now", n->sockets);
    put_metric(out, "tables_in_memory", "gauge", "tables in memory", h->entries_n);
    put_metric(out, "store_well", "gauge", "1: the store worked when it was asked last", hub_is_well(h));
    put_metric(out, "store_memory_bytes", "gauge", "bytes of pages that SQLite keeps", sql_memory());
    put_metric(out, "store_waiting", "gauge", "lines waiting to be stored", crew_waiting(h->writer));
    put_metric(
        out, "thoughts_waiting", "gauge", "bots, advice and passwords waiting for a thread", crew_waiting(h->thinkers));
    put_metric(out, "accepted_total", "counter", "connections accepted", n->accepted);
    put_metric(out, "http_requests_total", "counter", "requests of HTTP", n->requests);
    put_metric(out, "messages_received_total", "counter", "messages from WebSockets", n->messages_in);
    put_metric(out, "messages_sent_total", "counter", "messages to WebSockets", n->messages_out);
    put_metric(out, "bytes_received_total", "counter", "bytes of messages from WebSockets", n->bytes_in);
    put_metric(out, "bytes_sent_total", "counter", "bytes of messages to WebSockets", n->bytes_out);
    put_metric(out, "slow_clients_total", "counter", "clients closed because they took nothing", n->slow);
    put_metric(out, "requests_total", "counter", "requests of people", h->count.requests);
    put_metric(out, "refusals_total", "counter", "requests refused", h->count.refusals);
    put_metric(out, "lines_total", "counter", "lines of tables stored", h->count.lines);
    put_metric(out, "groups_total", "counter", "groups of lines stored together", crew_groups(h->writer));
    put_metric(out, "stale_total", "counter", "lines that another process was faster with", h->count.stale);
    put_metric(out, "store_failures_total", "counter", "what the store could not do", h->count.failures);
    put_metric(out, "reads_total", "counter", "questions to the store", h->count.reads);
    put_metric(out, "bot_moves_total", "counter", "moves of bots", h->count.bot_moves);
    put_metric(out, "advice_asked_total", "counter", "thoughts that people have asked for", h->count.advice);
    put_metric(out, "timeouts_total", "counter", "times that were over", h->count.timeouts);
    put_metric(out, "notices_total", "counter", "people told that they are waited for", h->count.notices);
    put_metric(out, "pushes_total", "counter", "messages that nobody asked for", h->count.pushes);
}
