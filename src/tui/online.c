/* online.c: the way to a table on a server (online.h). */
#include "tui/online.h"

#include "sagebrush/heap.h"
#include "sagebrush/rng.h"
#include "cli/cli.h"
#include "cli/file.h"
#include "tui/saves.h"
#include "tui/term.h"
#include "tui/websocket.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { CONNECT_MS = 10000, ANSWER_MS = 30000, RETRY_MS = 500, PATIENCE_MS = 60000 };

struct online {
    online_address to;
    sb_lang lang;
    char name[SB_NAME_MAX], token[128], token_path[PATH_MAX];
    websocket *ws;
    int number;    /* of the last request */
    bool watches;  /* the table of `to` is looked at */
    bool has_news; /* since online_news last said so */
    bool is_away;  /* the connection is lost: said once */
    bool is_lost;  /* for good */
    int64_t retry; /* not before */
    json_t *outline;
    char said[400];
    wire *w; /* who is told of trouble; NULL: nobody */
};

static const char *say(const online *o, const char *en, const char *fr)
{
    return o->lang == SB_FR ? fr : en;
}

/* ---- addresses --------------------------------------------------------------------------------------------------- */

static bool copy_part(char *out, size_t cap, const char *from, size_t n)
{
    if (n == 0 || n >= cap)
        return false;
    memcpy(out, from, n);
    out[n] = '\0';
    return true;
}

static bool read_port(const char *from, size_t n, int *port)
{
    int number = 0;
    for (size_t i = 0; i < n; i++) {
        if (from[i] < '0' || from[i] > '9' || number > 65535)
            return false;
        number = number * 10 + (from[i] - '0');
    }
    *port = number;
    return n > 0 && number > 0 && number <= 65535;
}

/* Behind the host: "", "/", "/t/ID", "/#/online/ID". */
static bool read_table(const char *rest, online_address *out)
{
    static const char *const BEFORE[] = { "/t/", "/#/online/" };
    if (!*rest || strcmp(rest, "/") == 0 || strcmp(rest, "/#/online") == 0 || strcmp(rest, "/#/") == 0)
        return true;
    for (size_t i = 0; i < sizeof BEFORE / sizeof *BEFORE; i++) {
        size_t n = strlen(BEFORE[i]);
        if (strncmp(rest, BEFORE[i], n) == 0 && copy_part(out->table, sizeof out->table, rest + n, strlen(rest + n)))
            return sb_is_word(out->table, "", sizeof out->table);
    }
    return false;
}

bool online_read_address(const char *text, online_address *out)
{
    *out = (online_address) { 0 };
    const char *host = text;
    if (strncmp(text, "https://", 8) == 0 || strncmp(text, "http://", 7) == 0) {
        out->tls = text[4] == 's';
        host += out->tls ? 8 : 7;
    } else if (strstr(text, "://")) {
        return false;
    }
    out->port = out->tls ? 443 : 80;
    bool six = host[0] == '['; /* IPv6 */
    size_t name = six ? strcspn(host, "]") : strcspn(host, ":/"), after = name + six;
    if (!copy_part(out->host, sizeof out->host, host + six, name - six) || (six && host[name] != ']'))
        return false;
    for (const char *p = out->host; *p; p++)
        if (*p <= ' ' || *p >= 0x7f || strchr("\"<>\\^`{|}@?#", *p))
            return false;
    size_t port = 0;
    if (host[after] == ':') {
        port = 1 + strcspn(host + after + 1, "/");
        if (!read_port(host + after + 1, port - 1, &out->port))
            return false;
    }
    return read_table(host + after + port, out);
}

static void put_origin(const online_address *a, sb_text *out)
{
    bool six = strchr(a->host, ':') != NULL;
    sb_putf(out, six ? "http%s://[%s]" : "http%s://%s", a->tls ? "s" : "", a->host);
    if (a->port != (a->tls ? 443 : 80))
        sb_putf(out, ":%d", a->port);
}

void online_put_link(const online *o, const char *table, sb_text *out)
{
    put_origin(&o->to, out);
    sb_putf(out, "/t/%s", table);
}

/* ---- what comes in ------------------------------------------------------------------------------------------------- */

/* Texts of others go to a terminal: in no line anything that it would obey. */
static void clean_text(json_t *of)
{
    const char *text = json_string_value(of);
    char *plain = sb_is_plain(text, strlen(text)) ? NULL : strdup(text);
    for (char *line = plain; line && *line;) {
        size_t n = strcspn(line, "\n");
        if (!sb_is_plain(line, n))
            for (size_t i = 0; i < n; i++)
                if ((unsigned char)line[i] < 0x20 || (unsigned char)line[i] >= 0x7f)
                    line[i] = '?';
        line += n + (line[n] == '\n');
    }
    if (plain)
        json_string_set(of, plain);
    free(plain);
}

static void clean(json_t *of)
{
    const char *key;
    json_t *member;
    size_t i;
    void *next;
    if (json_is_array(of))
        json_array_foreach(of, i, member) clean(member);
    else if (json_is_object(of))
        json_object_foreach_safe(of, next, key, member) clean(member);
    else if (json_is_string(of))
        clean_text(of);
}

static void take_outline(online *o, const json_t *message)
{
    json_t *outline = json_object_get(message, "outline");
    if (!outline)
        return;
    json_decref(o->outline);
    o->outline = json_incref(outline);
}

static void take_said(online *o, const json_t *message)
{
    const json_t *said = json_object_get(message, "said"), *line;
    size_t i;
    json_array_foreach(said, i, line)
    {
        const char *name = json_string_value(json_object_get(line, "name"));
        const char *text = json_string_value(json_object_get(line, "text"));
        sb_text out = SB_TEXT(o->said);
        sb_putf(&out, o->lang == SB_FR ? "%s : %s" : "%s: %s", name ? name : "?", text ? text : "");
    }
}

static void take_push(online *o, const json_t *message)
{
    const char *table = json_string_value(json_object_get(message, "table"));
    if (!table || strcmp(table, o->to.table) != 0)
        return;
    take_outline(o, message);
    take_said(o, message);
    o->has_news = true;
}

/* The next message; pushes are taken in on the way.  NULL: none, or none that is an answer. */
static json_t *take_message(online *o, int ms)
{
    char *text = websocket_take(o->ws, ms);
    json_t *message = text ? json_loads(text, 0, NULL) : NULL;
    free(text);
    clean(message);
    if (json_object_get(message, "push")) {
        take_push(o, message);
        json_decref(message);
        return NULL;
    }
    return message;
}

/* ---- asking once ----------------------------------------------------------------------------------------------------- */

static void drop(online *o)
{
    websocket_close(o->ws);
    o->ws = NULL;
}

/* NULL: the connection is lost. */
static json_t *ask_once(online *o, json_t *request)
{
    json_object_set_new(request, "id", json_integer(++o->number));
    char *text = json_dumps(request, JSON_COMPACT);
    bool sent = text && websocket_send(o->ws, text, strlen(text));
    free(text);
    int64_t end = cli_clock_ms() + ANSWER_MS;
    while (sent && websocket_is_open(o->ws) && cli_clock_ms() < end && !term_stopped) {
        json_t *answer = take_message(o, 200);
        if (answer && json_integer_value(json_object_get(answer, "id")) == o->number)
            return answer;
        json_decref(answer);
    }
    drop(o);
    return NULL;
}

static const char *code_of(const json_t *answer)
{
    const char *code = json_string_value(json_object_get(json_object_get(answer, "error"), "code"));
    return code ? code : "";
}

static const char *message_of(const json_t *answer)
{
    const char *text = json_string_value(json_object_get(json_object_get(answer, "error"), "message"));
    return text ? text : "?";
}

/* ---- who we are -------------------------------------------------------------------------------------------------------- */

/* One guest for each server and name, in a file for its owner alone. */
static void name_token_file(online *o)
{
    char text[400], folder[PATH_MAX];
    sb_text of = SB_TEXT(text), path = SB_TEXT(o->token_path);
    put_origin(&o->to, &of);
    sb_putf(&of, "\n%s", o->name);
    if (saves_folder(folder))
        sb_putf(&path, "%s/online-%h.token", folder, sb_hash(text, of.n));
}

static void read_token(online *o)
{
    sb_text text = SB_TEXT(o->token);
    if (!o->token_path[0] || !file_read(o->token_path, &text) || !sb_is_plain(o->token, strcspn(o->token, "\n")))
        o->token[0] = '\0';
    o->token[strcspn(o->token, "\n")] = '\0';
}

static void keep_token(online *o, const json_t *answer)
{
    const char *token = json_string_value(json_object_get(answer, "token"));
    if (!token)
        return;
    sb_text text = SB_TEXT(o->token), file = sb_heap_text();
    sb_put(&text, token);
    sb_putf(&file, "%s\n", token);
    mode_t before = umask(077);
    if (o->token_path[0])
        file_write(o->token_path, &file);
    umask(before);
    sb_heap_text_free(&file);
}

static json_t *enter_by(online *o, const char *what, const char *value)
{
    json_t *request = wire_request("enter", what, 's', value, "lang", 's', o->lang == SB_FR ? "fr" : "en", NULL);
    json_t *answer = ask_once(o, request);
    json_decref(request);
    return answer;
}

/* SB_OK, SB_FORBIDDEN with `why`, or SB_IO: try again. */
static sb_error enter(online *o, sb_text *why)
{
    json_t *answer = o->token[0] ? enter_by(o, "token", o->token) : NULL;
    if (o->token[0] && !answer)
        return SB_IO;
    if (!answer || (strcmp(code_of(answer), "no_person") == 0 && !o->watches)) { /* never somebody else at the table */
        json_decref(answer);
        answer = enter_by(o, "name", o->name);
    }
    if (!answer)
        return SB_IO;
    sb_error e = wire_is_ok(answer) ? SB_OK : SB_FORBIDDEN;
    if (e == SB_OK)
        keep_token(o, answer);
    else
        sb_put(why, message_of(answer));
    json_decref(answer);
    return e;
}

/* ---- a connection ---------------------------------------------------------------------------------------------------- */

static bool watch_again(online *o)
{
    if (!o->watches)
        return true;
    json_t *request = wire_request("watch", "table", 's', o->to.table, NULL);
    json_t *answer = ask_once(o, request);
    json_decref(request);
    bool fine = wire_is_ok(answer);
    take_outline(o, answer);
    json_decref(answer);
    o->has_news = true;
    return fine;
}

static void put_trouble(const online *o, websocket_trouble trouble, const char *detail, sb_text *out)
{
    switch (trouble) {
    case WEBSOCKET_FINE: return;
    case WEBSOCKET_SILENT: sb_put(out, say(o, "nobody answers there", "personne ne répond à cette adresse")); return;
    case WEBSOCKET_UNTRUSTED:
        sb_putf(out,
            say(o, "its certificate is not trusted: %s; --trust FILE trusts one that you know",
                "son certificat n'inspire pas confiance : %s ; --trust FICHIER se fie à celui que vous connaissez"),
            detail);
        return;
    case WEBSOCKET_STRANGE:
        sb_putf(out,
            say(o, "what answers there is no table server: %s; is it http or https?",
                "ce qui y répond n'est pas un serveur de tables : %s ; est-ce http ou https ?"),
            detail);
        return;
    }
}

static sb_error connect_once(online *o, int ms, sb_text *why)
{
    const websocket_place place = {
        .host = o->to.host, .port = o->to.port, .tls = o->to.tls, .path = "/socket", .trust = o->to.trust
    };
    websocket_trouble trouble;
    char bytes[200];
    sb_text detail = SB_TEXT(bytes);
    o->ws = websocket_open(&place, ms, &trouble, &detail);
    put_trouble(o, trouble, bytes, why);
    if (!o->ws)
        return SB_IO;
    sb_error e = enter(o, why);
    if (e == SB_OK && !watch_again(o))
        e = SB_IO;
    if (e != SB_OK && o->ws)
        drop(o);
    return e;
}

static void tell_trouble(online *o, const char *text)
{
    if (o->w && o->w->trouble)
        o->w->trouble(o->w, text);
}

/* One try, not more often than now and then.  True: it is there. */
static bool come_back(online *o)
{
    char bytes[300];
    sb_text why = SB_TEXT(bytes);
    if (o->ws && websocket_is_open(o->ws))
        return true;
    if (o->ws)
        drop(o);
    if (!o->is_away)
        tell_trouble(
            o, say(o, "The connection is lost; trying again ...", "La connexion est perdue ; nouvel essai ..."));
    o->is_away = true;
    if (o->is_lost || cli_clock_ms() < o->retry)
        return false;
    sb_error e = connect_once(o, CONNECT_MS, &why);
    o->retry = cli_clock_ms() + RETRY_MS;
    o->is_lost = e == SB_FORBIDDEN;
    if (e == SB_OK) {
        o->is_away = false;
        tell_trouble(o, say(o, "The connection is there again.", "La connexion est rétablie."));
    }
    return e == SB_OK;
}

static void rest(int ms)
{
    nanosleep(&(struct timespec) { .tv_nsec = ms * 1000000L }, NULL);
}

/* The server is busy, or asks for patience: nothing was changed. */
static bool is_for_later(const json_t *answer)
{
    return strcmp(code_of(answer), "limit") == 0 || strcmp(code_of(answer), "unavailable") == 0;
}

json_t *online_ask(online *o, json_t *request)
{
    int64_t end = cli_clock_ms() + PATIENCE_MS;
    json_t *answer = NULL;
    while (request && cli_clock_ms() < end && !term_stopped && !o->is_lost) {
        if (!come_back(o)) {
            rest(50);
            continue;
        }
        json_decref(answer);
        answer = ask_once(o, request);
        if (answer && !is_for_later(answer))
            break;
        if (answer)
            rest(250);
    }
    json_decref(request);
    return answer;
}

json_t *online_ask_table(online *o, json_t *request)
{
    if (request)
        json_object_set_new(request, "table", json_string(o->to.table));
    return online_ask(o, request);
}

online *online_open(const online_address *to, const char *name, sb_lang lang, sb_text *why)
{
    online *o = calloc(1, sizeof *o);
    if (!o)
        return NULL;
    o->to = *to;
    o->lang = lang;
    sb_text text = SB_TEXT(o->name);
    sb_put(&text, name);
    name_token_file(o);
    read_token(o);
    if (connect_once(o, CONNECT_MS, why) == SB_OK)
        return o;
    online_close(o);
    return NULL;
}

void online_close(online *o)
{
    if (!o)
        return;
    websocket_close(o->ws);
    json_decref(o->outline);
    free(o);
}

/* ---- the table ------------------------------------------------------------------------------------------------------- */

static bool is_done(json_t *answer, sb_text *why)
{
    bool fine = wire_is_ok(answer);
    if (!fine && answer)
        sb_put(why, message_of(answer));
    json_decref(answer);
    return fine;
}

bool online_watch(online *o, const char *table, sb_text *why)
{
    if (table != o->to.table)
        strcpy(o->to.table, table);
    json_t *answer = online_ask_table(o, wire_request("watch", NULL));
    take_outline(o, answer);
    o->watches = wire_is_ok(answer);
    return is_done(answer, why);
}

/* Our part in the chance, after the commitment was seen. */
static void draw_nonce(char out[33])
{
    uint8_t bytes[16] = { 0 };
    sb_text text = { .at = out, .cap = 33 };
    out[0] = '\0';
    if (getrandom(bytes, sizeof bytes, 0) == (ssize_t)sizeof bytes)
        sb_put_hex(&text, bytes, sizeof bytes);
}

bool online_sit(online *o, sb_text *why)
{
    char nonce[33];
    draw_nonce(nonce);
    if (!is_done(online_ask_table(o, wire_request("sit", "nonce", 's', nonce, NULL)), why))
        return false;
    return online_watch(o, o->to.table, why);
}

const json_t *online_outline(const online *o)
{
    return o->outline;
}

int online_seat(const online *o)
{
    const json_t *seat = json_object_get(o->outline, "seat");
    return json_is_integer(seat) ? (int)json_integer_value(seat) : SB_SPECTATOR;
}

bool online_news(online *o, int ms)
{
    if (come_back(o))
        json_decref(take_message(o, ms));
    else
        rest(ms < 50 ? ms : 50);
    bool news = o->has_news;
    o->has_news = false;
    return news;
}

void online_said(online *o, char out[400])
{
    memcpy(out, o->said, sizeof o->said);
    o->said[0] = '\0';
}

/* ---- the wire -------------------------------------------------------------------------------------------------------- */

static json_t *ask_server(wire *w, int seat, const json_t *request)
{
    (void)seat; /* the server knows it */
    return online_ask_table(w->to, json_deep_copy(request));
}

static bool server_news(wire *w, int ms)
{
    return online_news(w->to, ms);
}

static void server_said(wire *w, char out[400])
{
    online_said(w->to, out);
}

void online_wire(online *o, wire *w)
{
    const char *game = json_string_value(json_object_get(o->outline, "game"));
    *w = (wire) {
        .g = sb_game_find(game ? game : ""), .ask = ask_server, .news = server_news, .said = server_said, .to = o
    };
    o->w = w;
}
