/* task.c: one request: fields, answers, steps on other threads (hub_private.h). */
#include "server/hub_private.h"

#include "sagebrush/heap.h"
#include "cli/json_node.h"

#include <stdlib.h>
#include <string.h>

#define SPARE_MAX   64
#define SPARE_BYTES 4096 /* a longer answer was an exception */
#define ADVICE_MAX  8    /* thoughts for people at once, for each thread of the thinkers */

static task *take_spare(hub *h)
{
    task *t = h->spare;
    if (!t)
        return calloc(1, sizeof *t);
    sb_text out = t->out;
    h->spare = t->next;
    h->spare_n--;
    memset(t, 0, sizeof *t);
    t->out = out;
    return t;
}

static void put_away(task *t)
{
    hub *h = t->hub;
    if (h->spare_n >= SPARE_MAX) {
        sb_heap_text_free(&t->out);
        free(t);
        return;
    }
    if (t->out.cap > SPARE_BYTES)
        sb_heap_text_free(&t->out);
    sb_text_clear(&t->out);
    t->next = h->spare;
    h->spare = t;
    h->spare_n++;
}

void tasks_forget(hub *h)
{
    for (task *t = h->spare, *next; t; t = next) {
        next = t->next;
        sb_heap_text_free(&t->out);
        free(t);
    }
    h->spare = NULL;
}

task *task_new(hub *h, client *c, json_t *doc)
{
    task *t = take_spare(h);
    if (!t) {
        json_decref(doc);
        return NULL;
    }
    t->hub = h;
    t->client = c;
    t->doc = doc;
    if (t->out.cap == 0)
        t->out = sb_heap_text();
    t->s.text = sb_heap_text();
    t->s.more = sb_heap_text();
    return t;
}

void task_end(task *t)
{
    client *c = t->client;
    if (c) {
        if (t->out.cut)
            net_socket_close(c->socket, 1013, "out of memory");
        else if (t->out.n > 0)
            net_socket_send(c->socket, t->out.at, t->out.n);
        c->task = NULL;
    }
    json_decref(t->doc);
    sb_table_free(t->copy);
    sb_heap_text_free(&t->s.text);
    sb_heap_text_free(&t->s.more);
    put_away(t);
    if (c)
        client_go_on(c);
}

/* ---- fields -------------------------------------------------------------------------------------------------------
 */

const char *task_text(const task *t, const char *key)
{
    return json_string_value(json_object_get(t->doc, key));
}

int64_t task_int(const task *t, const char *key, int64_t otherwise)
{
    const json_t *v = json_object_get(t->doc, key);
    return json_is_integer(v) ? json_integer_value(v) : otherwise;
}

bool task_flag(const task *t, const char *key)
{
    return json_is_true(json_object_get(t->doc, key));
}

/* ---- answers ------------------------------------------------------------------------------------------------------
 */

void task_put_id(const task *t, sb_json *out)
{
    const json_t *id = json_object_get(t->doc, "id");
    if (json_is_string(id))
        sb_json_text(out, "id", json_string_value(id));
    else if (json_is_integer(id))
        sb_json_int(out, "id", json_integer_value(id));
    else
        sb_json_null(out, "id");
}

sb_json task_answer(task *t)
{
    sb_json out = SB_JSON(&t->out);
    sb_text_clear(&t->out);
    sb_json_object(&out, NULL);
    task_put_id(t, &out);
    sb_json_bool(&out, "ok", true);
    return out;
}

void task_finish(task *t, sb_json *out)
{
    sb_json_end(out);
    task_end(t);
}

static void write_refusal(task *t, sb_error e, const char *message, const char *field)
{
    sb_json out = SB_JSON(&t->out);
    sb_text_clear(&t->out);
    sb_json_object(&out, NULL);
    task_put_id(t, &out);
    sb_json_bool(&out, "ok", false);
    sb_json_object(&out, "error");
    sb_json_text(&out, "code", sb_error_code(e));
    sb_json_text(&out, "message", message);
    if (field)
        sb_json_text(&out, "field", field);
    sb_json_end(&out);
    sb_json_end(&out);
    t->hub->count.refusals++;
}

void task_refuse(task *t, sb_error e, const char *format, ...)
{
    char buffer[300];
    sb_text message = SB_TEXT(buffer);
    va_list args;
    va_start(args, format);
    sb_putv(&message, format, args);
    va_end(args);
    sb_mend_utf8(buffer, message.n);
    write_refusal(t, e, buffer, NULL);
    task_end(t);
}

static sb_lang lang_of(const task *t)
{
    return t->client ? t->client->lang : SB_EN;
}

void task_tell(task *t, sb_error e, const char *english, const char *french)
{
    write_refusal(t, e, (const char *[SB_LANG_COUNT]) { [SB_EN] = english, [SB_FR] = french }[lang_of(t)], NULL);
    task_end(t);
}

void task_fail(task *t, sb_error e)
{
    write_refusal(t, e, sb_error_text(e, lang_of(t)), NULL);
    task_end(t);
}

/* ---- what a request may hold ----------------------------------------------------------------------------------------
 */

/* Is this key one of the fields "table seat?"?  `may_miss` says whether it may be missing. */
static const char *next_field(const char *fields, char *name, size_t cap, bool *may_miss)
{
    size_t n = strcspn(fields, " ");
    *may_miss = n > 0 && fields[n - 1] == '?';
    size_t size = n - *may_miss;
    if (n == 0 || size >= cap)
        return NULL;
    memcpy(name, fields, size);
    name[size] = '\0';
    return fields + n + (fields[n] == ' ');
}

static bool knows_field(const request_verb *v, const char *key)
{
    char name[32];
    bool may_miss;
    if (strcmp(key, "id") == 0 || strcmp(key, "do") == 0)
        return true;
    for (const char *p = v->fields; (p = next_field(p, name, sizeof name, &may_miss)) != NULL;)
        if (strcmp(name, key) == 0)
            return true;
    return false;
}

static bool check_fields(task *t, const request_verb *v)
{
    char name[32], message[128];
    sb_text m = SB_TEXT(message);
    const char *key;
    json_t *value;
    bool may_miss;
    if (strcmp(v->fields, "*") == 0) /* somebody else looks */
        return true;
    json_object_foreach(t->doc, key, value)
    {
        if (knows_field(v, key))
            continue;
        sb_putf(&m, "a field is not known to \"%s\"", v->name);
        write_refusal(t, SB_BAD_REQUEST, message, NULL);
        return false;
    }
    for (const char *p = v->fields; (p = next_field(p, name, sizeof name, &may_miss)) != NULL;)
        if (!may_miss && !json_object_get(t->doc, name)) {
            sb_putf(&m, "field \"%s\" is missing", name);
            write_refusal(t, SB_BAD_REQUEST, message, name);
            return false;
        }
    return true;
}

static const request_verb *find_verb(const char *name)
{
    static const request_verb *const ALL[] = { TABLE_VERBS, PEOPLE_VERBS, PLAN_VERBS, NOTICE_VERBS };
    for (size_t i = 0; name && i < sizeof ALL / sizeof *ALL; i++)
        for (const request_verb *v = ALL[i]; v->name; v++)
            if (strcmp(v->name, name) == 0)
                return v;
    return NULL;
}

/* So many requests a second, with some to spare. */
static bool may_ask(client *c, int cost)
{
    double rate = (double)c->hub->config.limits.rate;
    int64_t now = hub_now();
    if (rate <= 0)
        return true;
    c->tokens += (double)(now - c->tokens_at) / 1000 * rate;
    c->tokens_at = now;
    if (c->tokens > 10 * rate)
        c->tokens = 10 * rate;
    if (c->tokens < cost)
        return false;
    c->tokens -= cost;
    return true;
}

static void too_fast(task *t)
{
    client *c = t->client;
    if (++c->refused > 500)
        net_socket_close(c->socket, 1008, "too many requests");
    task_fail(t, SB_LIMIT);
}

void task_run(task *t)
{
    const request_verb *v = find_verb(task_text(t, "do"));
    t->hub->count.requests++;
    if (!may_ask(t->client, v ? v->cost : 1)) {
        too_fast(t);
    } else if (!v) {
        task_fail(t, SB_UNKNOWN_VERB);
    } else if (t->hub->stopping) {
        task_fail(t, SB_UNAVAILABLE);
    } else if (!check_fields(t, v)) {
        task_end(t);
    } else if (v->needs_person && !t->client->person) {
        task_refuse(t, SB_NO_PERSON, "enter first");
    } else {
        v->run(t);
    }
}

/* ---- steps on other threads
 * ------------------------------------------------------------------------------------------ */

static sb_error run_step(job *j, void *tool)
{
    task *t = (task *)j;
    return t->step(t, tool);
}

static void step_done(job *j)
{
    task *t = (task *)j;
    t->hub->jobs_out--;
    if (j->error == SB_UNAVAILABLE)
        t->hub->count.failures++;
    if (t->works)
        *t->works = j->error != SB_UNAVAILABLE;
    t->after(t);
}

static void prepare(task *t, sb_error (*step)(task *, store *), void (*after)(task *))
{
    t->job = (job) { .run = run_step, .done = step_done };
    t->step = step;
    t->after = after;
    t->hub->jobs_out++;
}

static void hand_over(task *t, crew *c, sb_error (*step)(task *, store *), void (*after)(task *))
{
    prepare(t, step, after);
    if (crew_add(c, &t->job))
        return;
    t->hub->jobs_out--;
    task_fail(t, SB_LIMIT);
}

void task_read(task *t, sb_error (*step)(task *, store *), void (*after)(task *))
{
    t->hub->count.reads++;
    t->works = &t->hub->reads;
    hand_over(t, t->hub->reader, step, after);
}

void task_write(task *t, sb_error (*step)(task *, store *), void (*after)(task *))
{
    t->works = &t->hub->writes;
    hand_over(t, t->hub->writer, step, after);
}

void task_think(task *t, sb_error (*step)(task *, store *), void (*after)(task *))
{
    t->works = NULL;
    hand_over(t, t->hub->thinkers, step, after);
}

void task_post(task *t, sb_error (*step)(task *, store *), void (*after)(task *))
{
    t->works = NULL;
    hand_over(t, t->hub->posters, step, after);
}

/* ---- thoughts about a game for somebody who asked --------------------------------------------------------------------
 */

static sb_error advise(task *t, store *s)
{
    (void)s;
    return atomic_load(&t->stop) ? SB_OK : t->answer(t);
}

/* What was broken off is no advice. */
static void advised(task *t)
{
    t->hub->advice_out--;
    if (!t->client)
        task_end(t);
    else if (atomic_load(&t->stop))
        task_fail(t, SB_UNAVAILABLE);
    else if (t->job.error == SB_OK)
        task_end(t);
    else if (t->s.text.n > 0)
        task_refuse(t, t->job.error, "%s", t->s.text.at);
    else
        task_fail(t, t->job.error);
}

/* The thinkers think for bots and check passwords, too, which wait behind what people have asked for: so that is bounded. */
void task_advise(task *t, const sb_table *table, int seat, sb_error (*answer)(task *t))
{
    hub *h = t->hub;
    if (!t->client || h->stopping) {
        task_fail(t, SB_UNAVAILABLE);
        return;
    }
    if (h->advice_out >= ADVICE_MAX * h->config.limits.thinkers) {
        task_tell(t, SB_LIMIT, "too many ask for advice at the moment: try again soon",
            "trop de demandes de conseils en ce moment : réessayez bientôt");
        return;
    }
    sb_error e = sb_table_copy(table, &t->copy);
    if (e != SB_OK) {
        task_fail(t, e);
        return;
    }
    t->seat = seat;
    t->lang = t->client->lang;
    t->answer = answer;
    h->advice_out++;
    h->count.advice++;
    t->works = NULL;
    prepare(t, advise, advised);
    crew_add_anyway(h->thinkers, &t->job);
}

void task_stop(task *t)
{
    if (t->copy)
        atomic_store(&t->stop, true);
}
