/* people.c: requests about people: names, tokens, passwords, data (hub_private.h, docs/server-api.md).
 *
 * A token is 32 bytes of chance; the store keeps its SHA-256, so who reads the store cannot enter.  It is looked up by
 * that hash: nothing is compared that would take longer the more of it is right. */
#include "server/hub_private.h"

#include "sagebrush/heap.h"
#include "server/clean.h"
#include "server/log.h"
#include "cli/cli.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define PASSWORD_MIN  8
#define PASSWORD_MAX  128
#define TRIES_MAX     8 /* wrong passwords and codes of one connection */
#define CODE_BYTES    15
#define EXPORT_TABLES 1000

/* ---- secrets
 * ---------------------------------------------------------------------------------------------------------- */

static void hash_text(const char *secret, char out[HASH_TEXT])
{
    uint8_t hash[32];
    sb_sha256 s;
    sb_text t = { .at = out, .cap = HASH_TEXT };
    sb_sha256_init(&s);
    sb_sha256_add(&s, secret, strlen(secret));
    sb_sha256_end(&s, hash);
    sb_put_hex(&t, hash, sizeof hash);
}

static void draw_token(char out[TOKEN_TEXT + 1])
{
    uint8_t bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(out, TOKEN_TEXT + 1, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes, sizeof bytes);
}

/* Four groups of six letters and digits that cannot be mistaken for one another: 118 bits. */
static void draw_code(char *out)
{
    static const char LETTERS[] = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
    for (int i = 0; i < 4 * CODE_BYTES / 2 - 6; i++) {
        if (i > 0 && i % 6 == 0)
            *out++ = '-';
        *out++ = LETTERS[randombytes_uniform(sizeof LETTERS - 1)];
    }
    *out = '\0';
}

/* As it is typed: spaces, hyphens and small letters do not matter. */
static void read_code(const char *text, char *out, size_t cap)
{
    size_t n = 0;
    for (; *text && n + 1 < cap; text++) {
        char c = *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text;
        if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
            out[n++] = c;
    }
    out[n] = '\0';
}

/* ---- answers about a person
 * ---------------------------------------------------------------------------------------------- */

static void put_person(const store_person *p, sb_json *out)
{
    sb_json_object(out, "person");
    sb_json_text(out, "name", p->name);
    sb_json_text(out, "login", p->login[0] ? p->login : NULL);
    sb_json_bool(out, "has_password", p->password[0] != '\0');
    sb_json_bool(out, "has_recovery", p->recovery[0] != '\0');
    sb_json_int(out, "created", p->created);
    sb_json_end(out);
}

static void adopt_person(task *t)
{
    client *c = t->client;
    client_set_person(c, t->s.person.id);
    strcpy(c->name, t->s.person.name);
    strcpy(c->session, t->s.session);
    c->tries = 0;
    for (watch *w = c->watches; w; w = w->next_of_client) { /* who watches may sit there */
        w->entry->presence++;
        w->has = (seat_has) { 0 };
        w->seq = w->game = 0;
        if (w->entry->room && !w->entry->writing)
            entry_tell(w->entry);
    }
}

/* Nobody finds a token by trying; passwords and codes may be tried so often from one address only. */
static void note_wrong(task *t)
{
    client *c = t->client;
    if (!task_text(t, "token"))
        caller_was_wrong(&t->hub->callers, c->caller, hub_now());
    if (++c->tries > TRIES_MAX)
        net_socket_close(c->socket, 1008, "too many tries");
}

/* A session is there: whoever asked is this person from now on. */
static void entered(task *t)
{
    if (t->job.error == SB_NO_PERSON && t->client)
        note_wrong(t);
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    if (!t->client) {
        task_end(t);
        return;
    }
    adopt_person(t);
    sb_json out = task_answer(t);
    put_person(&t->s.person, &out);
    if (t->s.token[0])
        sb_json_text(&out, "token", t->s.token);
    sodium_memzero(t->s.token, sizeof t->s.token);
    task_finish(t, &out);
}

static sb_error add_session(task *t, store *s)
{
    return store_session_add(s, t->s.session, t->s.person.id, t->s.now);
}

static void prepare_session(task *t)
{
    t->s.now = hub_now();
    draw_token(t->s.token);
    hash_text(t->s.token, t->s.session);
}

/* ---- enter: by a name, a token, a password, a code
 * ------------------------------------------------------------------------- */

static bool read_name(const char *text, char out[SB_NAME_MAX])
{
    sb_text t = { .at = out, .cap = SB_NAME_MAX };
    out[0] = '\0';
    return text && strlen(text) < 400 && clean_text(text, NAME_CHARACTERS, &t) && sb_is_seat_name(out);
}

static sb_error add_guest(task *t, store *s)
{
    sb_error e = store_person_add(s, &t->s.person);
    return e == SB_OK ? add_session(t, s) : e;
}

static void enter_as_guest(task *t)
{
    char name[SB_NAME_MAX];
    if (!read_name(task_text(t, "name"), name)) {
        task_refuse(t, SB_BAD_REQUEST, "field \"name\": expected 1 to %d characters", NAME_CHARACTERS);
        return;
    }
    prepare_session(t);
    randombytes_buf(&t->s.person.id, sizeof t->s.person.id);
    t->s.person.id = (t->s.person.id & ((INT64_C(1) << 53) - 1)) | 1;
    strcpy(t->s.person.name, name);
    t->s.person.created = t->s.person.seen = t->s.now;
    task_write(t, add_guest, entered);
}

static sb_error find_session(task *t, store *s)
{
    int64_t person = 0;
    sb_error e = store_session_find(s, t->s.session, &person);
    return e == SB_OK ? store_person_get(s, person, &t->s.person) : e;
}

static void enter_by_token(task *t)
{
    hash_text(task_text(t, "token"), t->s.session);
    task_read(t, find_session, entered);
}

static sb_error find_login(task *t, store *s)
{
    return store_person_by_login(s, t->s.word, &t->s.person);
}

/* Unknown names take as long as known ones. */
static sb_error verify(task *t, store *s)
{
    (void)s;
    bool known = t->s.person.password[0] != '\0';
    const char *hash = known ? t->s.person.password : t->hub->nobodys_password;
    bool right = crypto_pwhash_str_verify(hash, t->s.secret, strlen(t->s.secret)) == 0;
    sodium_memzero(t->s.secret, sizeof t->s.secret);
    return known && right ? SB_OK : SB_NO_PERSON;
}

static void verified(task *t)
{
    if (t->job.error != SB_OK) {
        entered(t);
        return;
    }
    prepare_session(t);
    task_write(t, add_session, entered);
}

static void login_found(task *t)
{
    if (t->job.error == SB_UNAVAILABLE)
        entered(t);
    else
        task_think(t, verify, verified);
}

static bool keep_secret(task *t, const char *key)
{
    const char *secret = task_text(t, key);
    if (secret && strlen(secret) >= PASSWORD_MIN && strlen(secret) <= PASSWORD_MAX) {
        strcpy(t->s.secret, secret);
        return true;
    }
    task_refuse(t, SB_BAD_REQUEST, "field \"%s\": expected %d to %d bytes", key, PASSWORD_MIN, PASSWORD_MAX);
    return false;
}

static bool keep_login(task *t)
{
    char name[SB_NAME_MAX];
    if (!read_name(task_text(t, "login"), name)) {
        task_refuse(t, SB_BAD_REQUEST, "field \"login\": expected 1 to %d characters", NAME_CHARACTERS);
        return false;
    }
    strcpy(t->s.word, name);
    clean_fold(t->s.word);
    return true;
}

static void enter_by_password(task *t)
{
    if (keep_login(t) && keep_secret(t, "password"))
        task_read(t, find_login, login_found);
}

/* A code is good for once. */
static sb_error use_code(task *t, store *s)
{
    sb_error e = store_person_by_recovery(s, t->s.word, &t->s.person);
    if (e != SB_OK)
        return e;
    t->s.person.recovery[0] = '\0';
    e = store_person_save(s, &t->s.person);
    return e == SB_OK ? add_session(t, s) : e;
}

static void enter_by_code(task *t)
{
    char code[64];
    read_code(task_text(t, "recovery"), code, sizeof code);
    hash_text(code, t->s.word);
    prepare_session(t);
    task_write(t, use_code, entered);
}

static void do_enter(task *t)
{
    const char *lang = task_text(t, "lang");
    if (lang)
        t->client->lang = strcmp(lang, "fr") == 0 ? SB_FR : SB_EN;
    if (t->client->tries > TRIES_MAX)
        task_fail(t, SB_LIMIT);
    else if (task_text(t, "token"))
        enter_by_token(t);
    else if ((task_text(t, "recovery") || task_text(t, "login"))
        && !caller_may_try(&t->hub->callers, t->client->caller, hub_now()))
        task_tell(t, SB_LIMIT, "too many wrong passwords or codes from your address: wait a minute",
            "trop de mots de passe ou de codes faux venant de votre adresse : attendez une minute");
    else if (task_text(t, "recovery"))
        enter_by_code(t);
    else if (task_text(t, "login"))
        enter_by_password(t);
    else
        enter_as_guest(t);
}

/* ---- one's own things
 * ---------------------------------------------------------------------------------------------------------- */

static sb_error get_person(task *t, store *s)
{
    return store_person_get(s, t->s.person.id, &t->s.person);
}

static void put_me(task *t)
{
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    sb_json out = task_answer(t);
    put_person(&t->s.person, &out);
    if (t->s.token[0])
        sb_json_text(&out, "recovery", t->s.token);
    sodium_memzero(t->s.token, sizeof t->s.token);
    task_finish(t, &out);
}

static void do_me(task *t)
{
    t->s.person.id = t->client->person;
    task_read(t, get_person, put_me);
}

static sb_error save_name(task *t, store *s)
{
    sb_error e = get_person(t, s);
    if (e != SB_OK)
        return e;
    strcpy(t->s.person.name, t->s.word);
    return store_person_save(s, &t->s.person);
}

/* At tables in memory the new name is seen at once; a finished game keeps the old one. */
static void renamed(task *t)
{
    char line[128];
    client *c = t->client;
    if (t->job.error == SB_OK && c) {
        for (client *o = hub_clients_of(c->hub, c->person); o; o = o->next_of_person)
            if (o->person == c->person)
                strcpy(o->name, t->s.word);
        for (watch *w = c->watches; w; w = w->next_of_client) {
            const room *r = w->entry->room;
            int seat = r && r->phase <= STORE_RUNNING ? room_seat_of(r, c->person) : -1;
            sb_text l = SB_TEXT(line);
            sb_putf(&l, "name %d %s", seat, c->name);
            if (seat >= 0)
                entry_add_line(w->entry, line);
        }
    }
    put_me(t);
}

static void do_rename(task *t)
{
    char name[SB_NAME_MAX];
    if (!read_name(task_text(t, "name"), name)) {
        task_refuse(t, SB_BAD_REQUEST, "field \"name\": expected 1 to %d characters", NAME_CHARACTERS);
        return;
    }
    strcpy(t->s.word, name);
    t->s.person.id = t->client->person;
    task_write(t, save_name, renamed);
}

void people_begin(hub *h)
{
    char password[TOKEN_TEXT + 1];
    draw_token(password);
    if (crypto_pwhash_str_alg(
            h->nobodys_password, password, TOKEN_TEXT, ARGON_OPS, ARGON_BYTES, crypto_pwhash_ALG_ARGON2ID13)
        != 0)
        h->nobodys_password[0] = '\0';
}

static sb_error hash_password(task *t, store *s)
{
    (void)s;
    int failed = crypto_pwhash_str_alg(
        t->s.person.password, t->s.secret, strlen(t->s.secret), ARGON_OPS, ARGON_BYTES, crypto_pwhash_ALG_ARGON2ID13);
    sodium_memzero(t->s.secret, sizeof t->s.secret);
    return failed ? SB_NO_MEMORY : SB_OK;
}

static sb_error save_password(task *t, store *s)
{
    store_person p;
    sb_error e = store_person_get(s, t->s.person.id, &p);
    if (e != SB_OK)
        return e;
    strcpy(p.password, t->s.person.password);
    strcpy(p.login, t->s.word);
    e = store_person_save(s, &p);
    if (e == SB_OK)
        t->s.person = p;
    return e;
}

static void password_hashed(task *t)
{
    if (t->job.error == SB_OK)
        task_write(t, save_password, put_me);
    else
        task_fail(t, t->job.error);
}

static void do_password(task *t)
{
    if (!keep_login(t) || !keep_secret(t, "password"))
        return;
    t->s.person.id = t->client->person;
    task_think(t, hash_password, password_hashed);
}

static sb_error save_code(task *t, store *s)
{
    sb_error e = get_person(t, s);
    if (e != SB_OK)
        return e;
    strcpy(t->s.person.recovery, t->s.word);
    return store_person_save(s, &t->s.person);
}

static void do_recovery(task *t)
{
    char code[64];
    draw_code(t->s.token);
    read_code(t->s.token, code, sizeof code);
    hash_text(code, t->s.word);
    t->s.person.id = t->client->person;
    task_write(t, save_code, put_me);
}

/* ---- leaving
 * ----------------------------------------------------------------------------------------------------------------------
 */

static sb_error end_session(task *t, store *s)
{
    sb_error e = t->s.flag ? store_session_end_all(s, t->s.person.id) : store_session_end(s, t->s.session);
    return e == SB_NO_PERSON ? SB_OK : e;
}

/* All clients of the person: those of other devices, too, when everywhere is meant. */
static void left(task *t)
{
    client *own = t->client;
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    int64_t person = t->s.person.id;
    for (client *c = hub_clients_of(t->hub, person), *next; c; c = next) {
        next = c->next_of_person;
        if (c->person != person || !(t->s.flag || c == own))
            continue;
        client_set_person(c, 0);
        if (c != own)
            net_socket_close(c->socket, 4001, "logged out");
        for (watch *w = c->watches; w; w = w->next_of_client) { /* what only the seat may see is not shown any more */
            w->entry->presence++;
            w->seq = w->game = 0;
            w->has = (seat_has) { 0 };
        }
    }
    sb_json out = task_answer(t);
    task_finish(t, &out);
}

static void do_logout(task *t)
{
    t->s.flag = task_flag(t, "everywhere");
    t->s.person.id = t->client->person;
    strcpy(t->s.session, t->client->session);
    task_write(t, end_session, left);
}

/* Everything that the store has about a person. */
static bool keep_room_info(void *user, const store_room *r)
{
    task *t = user;
    sb_putf(&t->s.text, "%s%s", t->s.number++ ? "," : "", r->info);
    return true;
}

/* Members of an object, by game. */
static sb_error add_ratings(task *t, store *s)
{
    const char *comma = "";
    for (int i = 0; sb_games[i]; i++) {
        store_rating r;
        sb_error e = store_rating_get(s, t->s.person.id, sb_games[i]->id, &r);
        if (e == SB_UNAVAILABLE)
            return e;
        if (e != SB_OK)
            continue;
        sb_putf(&t->s.text, "%s\"%s\":{\"rating\":%d,\"deviation\":%d,\"games\":%d}", comma, sb_games[i]->id,
            (int)(r.rating / 1000000), (int)(r.deviation / 1000000), (int)r.games);
        comma = ",";
    }
    return SB_OK;
}

static sb_error read_ratings(task *t, store *s)
{
    sb_text_clear(&t->s.text);
    sb_put_char(&t->s.text, '{');
    sb_error e = add_ratings(t, s);
    sb_put_char(&t->s.text, '}');
    return e;
}

static void put_ratings(task *t)
{
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    sb_json out = task_answer(t);
    sb_json_raw(&out, "ratings", t->s.text.at);
    task_finish(t, &out);
}

static void do_ratings(task *t)
{
    t->s.person.id = t->client->person;
    task_read(t, read_ratings, put_ratings);
}

static sb_error read_everything(task *t, store *s)
{
    sb_text_clear(&t->s.text);
    t->s.number = 0;
    sb_error e = store_person_get(s, t->s.person.id, &t->s.person);
    sb_put(&t->s.text, "\"settings\":");
    if (e == SB_OK)
        e = store_settings_get(s, t->s.person.id, &t->s.text);
    sb_put(&t->s.text, ",\"tables\":[");
    if (e == SB_OK)
        e = store_rooms_of(s, t->s.person.id, INT64_MAX, EXPORT_TABLES, keep_room_info, t);
    sb_put(&t->s.text, "],\"ratings\":{");
    if (e == SB_OK)
        e = add_ratings(t, s);
    sb_put(&t->s.text, "},\"notices\":");
    return e == SB_OK ? notice_put_kept(t->s.person.id, s, &t->s.text) : e;
}

static void put_everything(task *t)
{
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    sb_json out = task_answer(t);
    put_person(&t->s.person, &out);
    sb_put_char(&t->out, ',');
    sb_put_bytes(&t->out, t->s.text.at, t->s.text.n);
    task_finish(t, &out);
}

static void do_export(task *t)
{
    t->s.person.id = t->client->person;
    task_read(t, read_everything, put_everything);
}

static sb_error delete_person(task *t, store *s)
{
    return store_person_delete(s, t->s.person.id);
}

/* A mistake would be dear: the name has to be said. */
static void do_delete(task *t)
{
    const char *name = task_text(t, "name");
    if (!name || strcmp(name, t->client->name) != 0) {
        task_refuse(t, SB_BAD_REQUEST, "field \"name\": expected your own name, to be sure");
        return;
    }
    t->s.person.id = t->client->person;
    t->s.flag = true;
    task_write(t, delete_person, left);
}

/* ---- settings
 * -------------------------------------------------------------------------------------------------------------------------
 */

#define SETTINGS_BYTES 4000

static sb_error write_settings(task *t, store *s)
{
    return store_settings_set(s, t->s.person.id, t->s.text.at);
}

static sb_error read_settings(task *t, store *s)
{
    sb_text_clear(&t->s.text);
    return store_settings_get(s, t->s.person.id, &t->s.text);
}

static void put_settings(task *t)
{
    if (t->job.error != SB_OK) {
        task_fail(t, t->job.error);
        return;
    }
    sb_json out = task_answer(t);
    sb_json_raw(&out, "settings", t->s.text.at);
    task_finish(t, &out);
}

static void do_settings(task *t)
{
    const json_t *settings = json_object_get(t->doc, "settings");
    t->s.person.id = t->client->person;
    if (!settings) {
        task_read(t, read_settings, put_settings);
        return;
    }
    char *text = json_is_object(settings) ? json_dumps(settings, JSON_COMPACT) : NULL;
    bool fits = text && strlen(text) <= SETTINGS_BYTES;
    if (fits)
        sb_put(&t->s.text, text);
    free(text);
    if (fits)
        task_write(t, write_settings, put_settings);
    else
        task_refuse(t, SB_BAD_REQUEST, "field \"settings\": expected an object of at most %d bytes", SETTINGS_BYTES);
}

/* ---- what this server is
 * ------------------------------------------------------------------------------------------------------------------ */

static void do_hello(task *t)
{
    char key[WEBPUSH_KEYS];
    sb_json out = task_answer(t);
    sb_json_int(&out, "api", 1);
    sb_json_text(&out, "version", CLI_VERSION);
    sb_json_text(&out, "url", t->hub->config.public_url);
    sb_json_int(&out, "now", hub_now());
    sb_json_list(&out, "games");
    for (int i = 0; sb_games[i]; i++)
        sb_json_text(&out, NULL, sb_games[i]->id);
    sb_json_end(&out);
    sb_json_list(&out, "bots");
    for (int i = 0; sb_bots[i]; i++)
        sb_json_text(&out, NULL, sb_bots[i]->id);
    sb_json_end(&out);
    webpush_public_key(t->hub->ways.keys, key);
    sb_json_object(&out, "notices");
    sb_json_text(&out, "push_key", key);
    sb_json_bool(&out, "mail", t->hub->ways.mail_command[0] != '\0');
    sb_json_end(&out);
    task_finish(t, &out);
}

const request_verb PEOPLE_VERBS[] = {
    { "hello", do_hello, "", false, 1 },
    { "enter", do_enter, "name? token? login? password? recovery? lang?", false, 10 },
    { "me", do_me, "", true, 1 },
    { "rename", do_rename, "name", true, 10 },
    { "password", do_password, "login password", true, 20 },
    { "recovery", do_recovery, "", true, 10 },
    { "logout", do_logout, "everywhere?", true, 5 },
    { "export", do_export, "", true, 20 },
    { "delete", do_delete, "name", true, 20 },
    { "ratings", do_ratings, "", true, 2 },
    { "settings", do_settings, "settings?", true, 5 },
    { 0 },
};
