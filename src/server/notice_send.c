/* notice_send.c: a notice by every way that a person has given (notice.h), on a thread that may wait. */
#define _GNU_SOURCE /* pipe2 */
#include "server/notice.h"

#include "sagebrush/game.h"
#include "sagebrush/heap.h"
#include "sagebrush/typeset.h"
#include "server/post.h"

#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <sodium.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MAIL_SECONDS 30
#define SIGNED_FOR   (12 * 3600) /* seconds */
#define TTL          "86400"

extern char **environ;

/* ---- what is said ------------------------------------------------------------------------------------------------ */

typedef struct words {
    const char *event, *title, *body; /* %s: the game, the lines, the code */
} words;

static const words WORDS[SB_LANG_COUNT][NOTICE_KINDS] = {
    [SB_EN] = { { "your_turn", "Your turn", "It is your turn in %s." }, { "digest", "Your tables today", "%s" },
        { "code", "Your code", "The code for notices by mail: %s" } },
    [SB_FR] = { { "your_turn", "C'est à vous", "C'est à vous de jouer à %s." },
        { "digest", "Vos tables aujourd'hui", "%s" },
        { "code", "Votre code", "Le code pour les avis par courriel : %s" } },
};

static const char *game_name(const char *id, sb_lang lang)
{
    const sb_game *g = sb_game_find(id);
    return g ? g->name[lang] : id;
}

void notice_put_url(const notice_ways *ways, const char *table, sb_text *out)
{
    if (ways->url[0] == '\0')
        return;
    size_t n = strlen(ways->url);
    sb_putf(out, "%s%s", ways->url, ways->url[n - 1] == '/' ? "" : "/");
    sb_put(out, "#/online");
    if (table[0])
        sb_putf(out, "/%s", table);
}

typedef struct said {
    const words *words;
    char title[100], body[2000], url[600];
} said;

static void say(const notice_ways *ways, const notice *what, sb_lang lang, said *out)
{
    char set[200];
    sb_text title = SB_TEXT(out->title), format = SB_TEXT(set), body = SB_TEXT(out->body), url = SB_TEXT(out->url);
    out->words = &WORDS[lang][what->kind];
    out->body[0] = out->url[0] = '\0';
    sb_typeset(lang, out->words->title, &title);
    sb_typeset(lang, out->words->body, &format);
    sb_putf(&body, set, what->kind == NOTICE_TURN ? game_name(what->game, lang) : what->text);
    sb_mend_utf8(out->body, body.n);
    notice_put_url(ways, what->table, &url);
}

/* ---- HTTP -------------------------------------------------------------------------------------------------------- */

static void put_json(const said *s, const notice *what, sb_text *text)
{
    sb_json out = SB_JSON(text);
    sb_json_object(&out, NULL);
    sb_json_text(&out, "event", s->words->event);
    sb_json_text(&out, "table", what->table[0] ? what->table : NULL);
    sb_json_text(&out, "game", what->game[0] ? what->game : NULL);
    sb_json_text(&out, "title", s->title);
    sb_json_text(&out, "body", s->body);
    sb_json_text(&out, "url", s->url[0] ? s->url : NULL);
    sb_json_end(&out);
}

static bool by_webhook(const notice_ways *ways, const char *url, const said *s, const notice *what)
{
    char buffer[4000];
    sb_text body = SB_TEXT(buffer);
    post_url u;
    put_json(s, what, &body);
    int status = post_read_url(url, &u) && !body.cut
        ? post_send(&u, "Content-Type: application/json\r\n", body.at, body.n, ways->anywhere)
        : -1;
    return status >= 200 && status < 300;
}

/* Headers are ASCII: the title is the game's program, the words are in the body. */
static bool by_ntfy(const notice_ways *ways, const char *url, const said *s)
{
    char buffer[1000];
    sb_text headers = SB_TEXT(buffer);
    post_url u;
    sb_put(&headers, "Title: Sagebrush\r\nContent-Type: text/plain; charset=utf-8\r\n");
    if (s->url[0])
        sb_putf(&headers, "Click: %s\r\n", s->url);
    int status = post_read_url(url, &u) && !headers.cut
        ? post_send(&u, headers.at, s->body, strlen(s->body), ways->anywhere)
        : -1;
    return status >= 200 && status < 300;
}

static const char *text_in(const json_t *o, const char *key)
{
    const char *text = json_string_value(json_object_get(o, key));
    return text ? text : "";
}

static bool by_push(const notice_ways *ways, const json_t *to, const said *s, const notice *what, sb_text *gone)
{
    char buffer[WEBPUSH_MESSAGE], headers[1500], origin[300], own[WEBPUSH_KEYS];
    uint8_t point[WEBPUSH_POINT], auth[WEBPUSH_AUTH], salt[WEBPUSH_SALT], body[WEBPUSH_BODY];
    sb_text message = SB_TEXT(buffer), head = SB_TEXT(headers), from = SB_TEXT(origin);
    post_url u;
    size_t n;
    put_json(s, what, &message);
    randombytes_buf(salt, sizeof salt);
    if (message.cut || !post_read_url(text_in(to, "endpoint"), &u)
        || !webpush_read_browser(text_in(to, "p256dh"), text_in(to, "auth"), point, auth) || !webpush_new_keys(own)
        || !webpush_encrypt(point, auth, own, salt, message.at, message.n, body, &n))
        return false;
    post_put_origin(&u, &from);
    sb_put(&head,
        "TTL: " TTL "\r\nUrgency: normal\r\nContent-Encoding: aes128gcm\r\nContent-Type: application/octet-stream\r\n"
        "Authorization: ");
    if (!webpush_sign(ways->keys, origin, ways->contact, (int64_t)time(NULL) + SIGNED_FOR, &head))
        return false;
    sb_put(&head, "\r\n");
    int status = head.cut ? -1 : post_send(&u, headers, body, n, ways->anywhere);
    if (status == 404 || status == 410)
        sb_putf(gone, "%s\n", text_in(to, "endpoint"));
    return status >= 200 && status < 300;
}

/* ---- mail -------------------------------------------------------------------------------------------------------- */

bool notice_is_address(const char *text)
{
    static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._+-";
    size_t name = strspn(text, PLAIN);
    if (name == 0 || text[0] == '-' || text[0] == '.' || text[name] != '@')
        return false;
    const char *host = text + name + 1;
    return strlen(text) <= 200 && host[0] != '-' && host[0] != '.' && strchr(host, '.')
        && strspn(host, PLAIN) == strlen(host);
}

static void put_mail(const char *address, const said *s, sb_text *out)
{
    char title[200];
    sodium_bin2base64(title, sizeof title, (const uint8_t *)s->title, strlen(s->title), sodium_base64_VARIANT_ORIGINAL);
    sb_putf(out, "To: %s\nSubject: =?UTF-8?B?%s?=\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n",
        address, title);
    sb_putf(out, "Content-Transfer-Encoding: 8bit\nAuto-Submitted: auto-generated\n\n%s\n", s->body);
    if (s->url[0])
        sb_putf(out, "\n%s\n", s->url);
}

static pid_t start_mail(const char *command, const char *address, int input)
{
    char line[600];
    sb_text l = SB_TEXT(line);
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t none;
    pid_t child = -1;
    sb_putf(&l, "exec %s \"$1\"", command);
    char *args[] = { "/bin/sh", "-c", line, "sagebrush", (char *)(uintptr_t)address, NULL };
    sigemptyset(&none);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&how);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGMASK);
    if (l.cut || posix_spawn(&child, args[0], &files, &how, args, environ) != 0)
        child = -1;
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    return child;
}

static bool wait_for(pid_t child)
{
    int status = 0;
    for (int i = 0; i < MAIL_SECONDS * 50; i++) {
        if (waitpid(child, &status, WNOHANG) == child)
            return WIFEXITED(status) && WEXITSTATUS(status) == 0;
        usleep(20000);
    }
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    return false;
}

/* The message is shorter than what a pipe holds: writing does not wait for a command that does not read. */
static bool by_mail(const notice_ways *ways, const char *address, const said *s)
{
    char buffer[3500];
    sb_text text = SB_TEXT(buffer);
    int ends[2];
    if (ways->mail_command[0] == '\0' || !notice_is_address(address) || pipe2(ends, O_CLOEXEC) != 0)
        return false;
    put_mail(address, s, &text);
    pid_t child = text.cut ? -1 : start_mail(ways->mail_command, address, ends[0]);
    close(ends[0]);
    bool fine = child > 0 && write(ends[1], text.at, text.n) == (ssize_t)text.n;
    close(ends[1]);
    return child > 0 && wait_for(child) && fine;
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

int notice_send(const notice_ways *ways, const char *reach, const notice *what, sb_text *gone)
{
    json_t *r = json_loads(reach, 0, NULL), *to;
    size_t i;
    int sent = 0;
    said s;
    say(ways, what, strcmp(text_in(r, "lang"), "fr") == 0 ? SB_FR : SB_EN, &s);
    bool by_all = what->kind != NOTICE_CODE;
    if (by_all && text_in(r, "webhook")[0])
        sent += by_webhook(ways, text_in(r, "webhook"), &s, what);
    if (by_all && text_in(r, "ntfy")[0])
        sent += by_ntfy(ways, text_in(r, "ntfy"), &s);
    if (!by_all || json_is_true(json_object_get(r, "mail_ok")))
        sent += by_mail(ways, text_in(r, "mail"), &s);
    if (by_all)
        json_array_foreach(json_object_get(r, "push"), i, to) sent += by_push(ways, to, &s, what, gone);
    json_decref(r);
    return sent;
}
