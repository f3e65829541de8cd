/* notice.c: telling people who are not there: that it is their turn, once a day what waits for them (hub_private.h).
 *
 * A turn is told once, by one process: whoever writes down first that it was told does it.  How people can be reached is
 * kept as one JSON text (notice.h) under "notice", at no table. */
#include "server/hub_private.h"

#include "sagebrush/heap.h"
#include "server/log.h"
#include "server/post.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define NOWHERE     "" /* what is kept about a person, at no table */
#define BROWSERS    8  /* of one person */
#define CODE_TRIES  5
#define DIGEST_MAX  200
#define DIGEST_ROWS 50
#define DAY_MS      INT64_C(86400000)

bool notices_begin(hub *h, store *s)
{
    char keys[WEBPUSH_KEYS];
    sb_text known = sb_heap_text();
    h->ways = (notice_ways) { .url = h->config.public_url,
        .mail_command = h->config.mail_command ? h->config.mail_command : "",
        .contact = h->config.contact ? h->config.contact : "",
        .anywhere = h->config.notices_anywhere };
    bool fine = webpush_new_keys(keys) && store_begin(s, true) == SB_OK && store_fact_add(s, "vapid", keys) == SB_OK
        && store_fact_get(s, "vapid", &known) == SB_OK && known.n < WEBPUSH_KEYS && store_commit(s) == SB_OK;
    if (fine)
        strcpy(h->ways.keys, known.at);
    else
        store_rollback(s);
    sb_heap_text_free(&known);
    return fine;
}

/* ---- sending ----------------------------------------------------------------------------------------------------- */

static notice what_of(const task *t)
{
    return (notice) { .kind = (notice_kind)t->s.most, .table = t->s.room, .game = t->s.word, .text = t->s.secret };
}

static sb_error send_now(task *t, store *none)
{
    notice what = what_of(t);
    (void)none;
    if (t->s.most == NOTICE_DIGEST)
        what.text = t->out.at;
    sb_text_clear(&t->s.more);
    t->s.number = notice_send(&t->hub->ways, t->s.text.at, &what, &t->s.more);
    return SB_OK;
}

/* Browsers that are no more are forgotten. */
static sb_error drop_gone(task *t, store *s)
{
    sb_text kept = sb_heap_text();
    sb_error e = store_keep_get(s, t->s.person.id, NOWHERE, "notice", &kept);
    json_t *r = e == SB_OK && kept.n ? json_loads(kept.at, 0, NULL) : NULL, *push = json_object_get(r, "push");
    for (size_t i = json_array_size(push); i-- > 0;) {
        const char *endpoint = json_string_value(json_object_get(json_array_get(push, i), "endpoint"));
        if (endpoint && strstr(t->s.more.at, endpoint))
            json_array_remove(push, i);
    }
    char *text = r ? json_dumps(r, JSON_COMPACT) : NULL;
    if (text)
        e = store_keep_set(s, t->s.person.id, NOWHERE, "notice", text);
    free(text);
    json_decref(r);
    sb_heap_text_free(&kept);
    return e;
}

static void posted(task *t)
{
    t->hub->count.notices += t->s.number > 0;
    sb_text_clear(&t->out);
    if (t->s.more.n > 0)
        task_write(t, drop_gone, task_end);
    else
        task_end(t);
}

/* ---- somebody's turn --------------------------------------------------------------------------------------------- */

static void put_number(int64_t n, char out[24])
{
    sb_text t = { .at = out, .cap = 24 };
    sb_put_int(&t, n);
}

static sb_error claim_turn(task *t, store *s)
{
    char since[24];
    bool got;
    put_number(t->s.number, since);
    sb_text_clear(&t->s.text);
    sb_error e = store_keep_claim(s, t->s.person.id, t->s.room, "noticed", since, &got);
    return e == SB_OK && got ? store_keep_get(s, t->s.person.id, NOWHERE, "notice", &t->s.text) : e;
}

static void claimed(task *t)
{
    if (t->job.error == SB_OK && t->s.text.n > 0)
        task_post(t, send_now, posted);
    else
        task_end(t);
}

static bool is_there(const entry *e, int64_t person)
{
    for (const watch *w = e->watches; w; w = w->next_of_entry)
        if (w->client->person == person)
            return true;
    return false;
}

static void tell_turn(entry *e, const room_seat *s)
{
    task *t = task_new(e->hub, NULL, NULL);
    if (!t)
        return;
    t->s.person.id = s->person;
    t->s.number = s->since;
    t->s.most = NOTICE_TURN;
    strcpy(t->s.room, e->id);
    strncpy(t->s.word, e->room->setup.game->id, sizeof t->s.word - 1);
    task_write(t, claim_turn, claimed);
}

void notice_look(entry *e, int64_t now)
{
    const room *r = e->room;
    unsigned asked = r && !r->paused && e->hub->writes ? room_pending(r) & room_people(r) : 0;
    for (; asked; asked &= asked - 1) {
        int seat = __builtin_ctz(asked);
        const room_seat *s = &r->seat[seat];
        if (s->since == 0 || e->noticed[seat] == s->since || now - s->since < 1000 * e->hub->config.limits.notice
            || is_there(e, s->person))
            continue;
        e->noticed[seat] = s->since;
        tell_turn(e, s);
    }
}

/* ---- once a day -------------------------------------------------------------------------------------------------- */

static void digest_next(task *t);

/* t->s.more: the ids of tables that are left; t->out: the lines so far. */
static void digest_look(task *t)
{
    const room *r = t->entry->room;
    int seat = room_seat_of(r, t->s.person.id);
    if (seat >= 0 && (room_pending(r) & room_people(r)) >> seat & 1) {
        sb_putf(&t->out, "%s%s ", t->out.n ? "\n" : "", r->setup.game->name[t->s.flag ? SB_FR : SB_EN]);
        notice_put_url(&t->hub->ways, r->id, &t->out);
    }
    t->entry = NULL;
    digest_next(t);
}

static void digest_next(task *t)
{
    char id[STORE_ROOM_ID_MAX];
    size_t n = t->s.more.n ? strcspn(t->s.more.at, "\n") : 0;
    if (n > 0 && n < sizeof id) {
        memcpy(id, t->s.more.at, n);
        id[n] = '\0';
        memmove(t->s.more.at, t->s.more.at + n + 1, t->s.more.n - n);
        t->s.more.n -= n + 1;
        with_room(t, id, digest_look);
    } else if (t->out.n > 0) {
        task_post(t, send_now, posted);
    } else {
        task_end(t);
    }
}

static bool keep_running(void *user, const store_room *r)
{
    if (r->phase == STORE_RUNNING)
        sb_putf(user, "%s\n", r->id);
    return true;
}

static sb_error claim_day(task *t, store *s)
{
    char day[24];
    bool got;
    put_number(t->s.now / DAY_MS, day);
    sb_text_clear(&t->s.more);
    sb_error e = store_keep_claim(s, t->s.person.id, NOWHERE, "digest", day, &got);
    return e == SB_OK && got ? store_rooms_of(s, t->s.person.id, INT64_MAX, DIGEST_ROWS, keep_running, &t->s.more) : e;
}

static void day_claimed(task *t)
{
    if (t->job.error == SB_OK)
        digest_next(t);
    else
        task_end(t);
}

static void digest_for(hub *h, int64_t person, const char *reach, int64_t now)
{
    task *t = task_new(h, NULL, NULL);
    if (!t)
        return;
    t->s.person.id = person;
    t->s.now = now;
    t->s.most = NOTICE_DIGEST;
    t->s.flag = strstr(reach, "\"lang\":\"fr\"") != NULL;
    sb_put(&t->s.text, reach);
    task_write(t, claim_day, day_claimed);
}

/* "PERSON JSON\n" for everybody who wants one. */
static bool keep_reader(void *user, int64_t person, const char *text)
{
    task *t = user;
    t->s.number = person;
    t->s.most++;
    if (strstr(text, "\"digest\":true")) {
        sb_put_int(&t->s.text, person);
        sb_putf(&t->s.text, " %s\n", text);
    }
    return true;
}

static sb_error read_readers(task *t, store *s)
{
    sb_text_clear(&t->s.text);
    t->s.most = 0;
    return store_keeps(s, NOWHERE, "notice", t->s.person.id, DIGEST_MAX, keep_reader, t);
}

static void readers_read(task *t)
{
    bool more = t->job.error == SB_OK && t->s.most == DIGEST_MAX;
    for (char *p = t->job.error == SB_OK && t->s.text.n ? t->s.text.at : NULL, *end;
         p && (end = strchr(p, '\n')) != NULL; p = end + 1) {
        *end = '\0';
        digest_for(t->hub, strtoll(p, NULL, 10), strchr(p, ' ') + 1, t->s.now);
    }
    if (more) {
        t->s.person.id = t->s.number;
        task_read(t, read_readers, readers_read);
    } else {
        task_end(t);
    }
}

void notices_digest(hub *h, int64_t now)
{
    if (now / 3600000 % 24 < h->config.limits.digest)
        return;
    task *t = task_new(h, NULL, NULL);
    if (!t)
        return;
    t->s.now = now;
    task_read(t, read_readers, readers_read);
}

/* ---- how a person wants to be told ------------------------------------------------------------------------------- */

static bool is_good_url(const task *t, const char *url)
{
    post_url u;
    return url[0] == '\0' || (strlen(url) < 900 && post_read_url(url, &u) && (u.tls || t->hub->ways.anywhere));
}

static bool is_good_browser(const task *t, const json_t *b)
{
    uint8_t point[WEBPUSH_POINT], auth[WEBPUSH_AUTH];
    const char *endpoint = json_string_value(json_object_get(b, "endpoint"));
    const char *key = json_string_value(json_object_get(b, "p256dh")),
               *secret = json_string_value(json_object_get(b, "auth"));
    return endpoint && endpoint[0] && key && secret && json_object_size(b) == 3 && is_good_url(t, endpoint)
        && webpush_read_browser(key, secret, point, auth);
}

/* A sentence about what cannot be; NULL: all is well. */
static const char *what_is_wrong(const task *t)
{
    const json_t *v;
    if ((v = json_object_get(t->doc, "webhook")) && !(json_is_string(v) && is_good_url(t, json_string_value(v))))
        return "field \"webhook\": expected an address with https, or nothing";
    if ((v = json_object_get(t->doc, "ntfy")) && !(json_is_string(v) && is_good_url(t, json_string_value(v))))
        return "field \"ntfy\": expected the address of a topic with https, or nothing";
    if ((v = json_object_get(t->doc, "mail"))) {
        const char *mail = json_string_value(v);
        if (!mail || (mail[0] && !notice_is_address(mail)))
            return "field \"mail\": expected an address, or nothing";
        if (mail[0] && t->hub->ways.mail_command[0] == '\0')
            return "field \"mail\": this server sends no mail";
    }
    if ((v = json_object_get(t->doc, "digest")) && !json_is_boolean(v))
        return "field \"digest\": expected true or false";
    if ((v = json_object_get(t->doc, "push")) && !is_good_browser(t, v))
        return "field \"push\": expected endpoint, p256dh and auth of a browser";
    return NULL;
}

static void add_browser(json_t *r, const json_t *browser)
{
    json_t *all = json_object_get(r, "push");
    const char *endpoint = json_string_value(json_object_get(browser, "endpoint"));
    if (!all)
        json_object_set_new(r, "push", all = json_array());
    for (size_t i = json_array_size(all); i-- > 0;)
        if (strcmp(endpoint, json_string_value(json_object_get(json_array_get(all, i), "endpoint"))) == 0)
            json_array_remove(all, i);
    if (json_array_size(all) >= BROWSERS)
        json_array_remove(all, 0);
    json_array_append_new(all, json_deep_copy(browser));
}

static void remove_browser(json_t *r, const char *endpoint)
{
    json_t *all = json_object_get(r, "push");
    for (size_t i = json_array_size(all); i-- > 0;)
        if (strcmp(endpoint, json_string_value(json_object_get(json_array_get(all, i), "endpoint"))) == 0)
            json_array_remove(all, i);
}

static void set_mail(json_t *r, const char *mail, const char *code)
{
    json_object_set_new(r, "mail", json_string(mail));
    json_object_set_new(r, "mail_ok", json_false());
    json_object_set_new(r, "code", json_string(mail[0] ? code : ""));
    json_object_set_new(r, "tries", json_integer(0));
}

/* Nobody is written to who has not shown that the address is theirs. */
static void try_code(json_t *r, const char *code)
{
    const char *right = json_string_value(json_object_get(r, "code"));
    int64_t tries = json_integer_value(json_object_get(r, "tries")) + 1;
    bool fits = right && right[0] && strlen(right) == strlen(code) && sodium_memcmp(right, code, strlen(code)) == 0;
    json_object_set_new(r, "tries", json_integer(tries));
    if (fits)
        json_object_set_new(r, "mail_ok", json_true());
    if (fits || tries >= CODE_TRIES)
        json_object_set_new(r, "code", json_string(""));
}

static void change(json_t *r, const json_t *wish, const char *code)
{
    static const char *const PLAIN[] = { "webhook", "ntfy", "digest", "lang" };
    const json_t *v;
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
        if ((v = json_object_get(wish, PLAIN[i])))
            json_object_set_new(r, PLAIN[i], json_deep_copy(v));
    if ((v = json_object_get(wish, "mail")))
        set_mail(r, json_string_value(v), code);
    if ((v = json_object_get(wish, "code")) && json_is_string(v))
        try_code(r, json_string_value(v));
    if ((v = json_object_get(wish, "push")))
        add_browser(r, v);
    if ((v = json_object_get(wish, "unpush")) && json_is_string(v))
        remove_browser(r, json_string_value(v));
}

/* t->s.more: what is wished; t->s.text: what is kept. */
static sb_error keep_wish(task *t, store *s)
{
    sb_text_clear(&t->s.text);
    sb_error e = store_keep_get(s, t->s.person.id, NOWHERE, "notice", &t->s.text);
    if (e != SB_OK || t->s.more.n == 0)
        return e;
    json_t *r = t->s.text.n ? json_loads(t->s.text.at, 0, NULL) : NULL, *wish = json_loads(t->s.more.at, 0, NULL);
    if (!r)
        r = json_object();
    change(r, wish, t->s.secret);
    char *text = json_dumps(r, JSON_COMPACT);
    json_decref(wish);
    json_decref(r);
    sb_text_clear(&t->s.text);
    sb_put(&t->s.text, text ? text : "");
    e = text ? store_keep_set(s, t->s.person.id, NOWHERE, "notice", text) : SB_NO_MEMORY;
    free(text);
    return e;
}

/* All but the code that has not come back. */
sb_error notice_put_kept(int64_t person, store *s, sb_text *out)
{
    sb_text kept = sb_heap_text();
    sb_error e = store_keep_get(s, person, NOWHERE, "notice", &kept);
    json_t *r = kept.n ? json_loads(kept.at, 0, NULL) : NULL;
    json_object_del(r, "code");
    char *text = r ? json_dumps(r, JSON_COMPACT) : NULL;
    sb_put(out, text ? text : "{}");
    free(text);
    json_decref(r);
    sb_heap_text_free(&kept);
    return e;
}

static void put_reach(const task *t, sb_json *out)
{
    json_t *r = t->s.text.n ? json_loads(t->s.text.at, 0, NULL) : NULL;
    const char *texts[] = { "webhook", "ntfy", "mail" };
    for (size_t i = 0; i < 3; i++) {
        const char *v = json_string_value(json_object_get(r, texts[i]));
        sb_json_text(out, texts[i], v ? v : "");
    }
    sb_json_bool(out, "mail_ok", json_is_true(json_object_get(r, "mail_ok")));
    sb_json_bool(out, "digest", json_is_true(json_object_get(r, "digest")));
    sb_json_int(out, "browsers", (int64_t)json_array_size(json_object_get(r, "push")));
    json_decref(r);
}

/* A code goes to a new address of mail, from a task of its own. */
static void send_code(const task *t)
{
    task *own = task_new(t->hub, NULL, NULL);
    if (!own)
        return;
    own->s.most = NOTICE_CODE;
    strcpy(own->s.secret, t->s.secret);
    sb_put(&own->s.text, t->s.text.at);
    task_post(own, send_now, posted);
}

static void wish_kept(task *t)
{
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    const char *mail = task_text(t, "mail");
    if (mail && mail[0])
        send_code(t);
    sb_json out = task_answer(t);
    put_reach(t, &out);
    task_finish(t, &out);
}

static void do_notices(task *t)
{
    const char *wrong = what_is_wrong(t);
    if (wrong) {
        task_refuse(t, SB_BAD_REQUEST, "%s", wrong);
        return;
    }
    t->s.person.id = t->client->person;
    json_t *wish = json_copy(t->doc);
    json_object_del(wish, "id");
    json_object_del(wish, "do");
    bool changes = json_object_size(wish) > 0;
    json_object_set_new(wish, "lang", json_string(t->client->lang == SB_FR ? "fr" : "en"));
    char *text = json_dumps(wish, JSON_COMPACT);
    sb_put(&t->s.more, changes && text ? text : "");
    free(text);
    json_decref(wish);
    snprintf(t->s.secret, sizeof t->s.secret, "%06u", randombytes_uniform(1000000));
    if (changes)
        task_write(t, keep_wish, wish_kept);
    else
        task_read(t, keep_wish, wish_kept);
}

const request_verb NOTICE_VERBS[] = {
    { "notices", do_notices, "webhook? ntfy? mail? code? digest? push? unpush?", true, 20 },
    { 0 },
};
