/* serve.c: `sagebrush serve`: the page for browsers, and the tables that people share. */
#include "server/callers.h"
#include "server/config.h"
#include "server/log.h"
#include "server/site.h"
#include "cli/cli.h"

#include <stddef.h>

typedef struct serve_flags {
    const char *listen;
    const char *page;
    const char *data, *database, *public_url, *mail_command, *contact, *proxy, *certificate, *key, *config;
    net_limits limits;
    hub_limits hub;
    bool verbose, offline, notices_anywhere;
} serve_flags;

#define AT(member) offsetof(serve_flags, member)

static const flag FLAGS[] = {
    { "listen", FLAG_TEXT, AT(listen), 0, 0, "HOST:PORT", "where (127.0.0.1:8080); port 0: any free one" },
    { "page", FLAG_TEXT, AT(page), 0, 0, "FOLDER", "the files of a folder instead of the page inside" },
    { "data", FLAG_TEXT, AT(data), 0, 0, "FOLDER", "where people and tables are kept (~/.local/share/sagebrush)" },
    { "database", FLAG_TEXT, AT(database), 0, 0, "URL", "a PostgreSQL instead: postgres://..." },
    { "offline", FLAG_ON, AT(offline), 0, 0, NULL, "only the page: no people, no tables, nothing kept" },
    { "public-url", FLAG_TEXT, AT(public_url), 0, 0, "URL", "how others reach it, as in https://games.example" },
    { "certificate", FLAG_TEXT, AT(certificate), 0, 0, "FILE", "TLS: the certificate with its chain, and" },
    { "key", FLAG_TEXT, AT(key), 0, 0, "FILE", "its key" },
    { "config", FLAG_TEXT, AT(config), 0, 0, "FILE", "settings from a file, one a line: listen = 127.0.0.1:8080" },
    { "connections", FLAG_NUMBER, AT(limits.connections), 1, 1000000, "N", "open at once (1000)" },
    { "timeout", FLAG_NUMBER, AT(limits.seconds), 1, 3600, "SECONDS", "for a client that does not go on (20)" },
    { "message", FLAG_NUMBER, AT(limits.message), 1024, 1 << 24, "BYTES", "of a request of a player (65536)" },
    { "ping", FLAG_NUMBER, AT(limits.ping), 1, 3600, "SECONDS", "of silence until a client is asked for a sign (40)" },
    { "rate", FLAG_NUMBER, AT(hub.rate), 0, 1000000, "N", "requests of a client a second; 0: any (40)" },
    { "tables", FLAG_NUMBER, AT(hub.tables), 1, 10000000, "N", "tables in memory (20000)" },
    { "watches", FLAG_NUMBER, AT(hub.watches), 1, 10000, "N", "tables that a client watches at once (16)" },
    { "per-address", FLAG_NUMBER, AT(hub.address), 0, 1000000, "N", "WebSockets of one address at once; 0: any (100)" },
    { "proxy", FLAG_TEXT, AT(proxy), 0, 0, "ADDRESS", "whose X-Forwarded-For says who asks, as in 127.0.0.1" },
    { "thinkers", FLAG_NUMBER, AT(hub.thinkers), 1, 64, "N", "threads for bots, advice and passwords (2)" },
    { "mail-command", FLAG_TEXT, AT(mail_command), 0, 0, "COMMAND", "sends notices: gets the address and a message" },
    { "contact", FLAG_TEXT, AT(contact), 0, 0, "URL",
        "of the host, for browsers' push services: mailto:me@example.org" },
    { "notice", FLAG_NUMBER, AT(hub.notice), 1, 86400, "SECONDS",
        "until somebody who is away is told of their turn (60)" },
    { "digest", FLAG_NUMBER, AT(hub.digest), 0, 23, "HOUR", "of the day (UTC) for the daily digest (7)" },
    { "sweep", FLAG_NUMBER, AT(hub.sweep), 1, 86400, "SECONDS", "between looks for old tables and for digests (600)" },
    { "notices-anywhere", FLAG_ON, AT(notices_anywhere), 0, 0, NULL, "notices may go into the own network, too" },
    { "verbose", FLAG_ON, AT(verbose), 0, 0, NULL, "a line on standard error for every request" },
    { 0 },
};

static int failed(const sb_text *why)
{
    fprintf(stderr, "sagebrush serve: %s\n", why->at);
    return CLI_CHECK_FAILED;
}

static bool open_page(const char *folder, page *out, sb_text *why)
{
    size_t n = (size_t)((uintptr_t)PAGE_PACK_END - (uintptr_t)PAGE_PACK);
    if (folder)
        return page_from_folder(out, folder, why);
    if (PAGE_PACK[0])
        return page_from_pack(out, PAGE_PACK, n, why);
    sb_put(
        why, "this program was built without the page; `make play` builds it with one, --page FOLDER serves a folder");
    return false;
}

/* Whoever opens a table to others shall know it. */
static void warn_if_open(const listener *l, bool tls)
{
    char buffer[300];
    sb_text t = SB_TEXT(buffer);
    address_put(&t, &l->at);
    if (!l->is_loopback)
        fprintf(stderr,
            "sagebrush serve: %s is not this machine alone: everybody who can reach it can open the page%s\n", t.at,
            tls ? "" : ", and nothing is encrypted");
}

static void print_address(const listener *l, bool tls)
{
    char buffer[300];
    sb_text t = SB_TEXT(buffer);
    address_put(&t, &l->at);
    printf("http%s://%s/\n", tls ? "s" : "", t.at);
    fflush(stdout);
}

static bool serve(site *s, const serve_flags *f, const listener *l)
{
    net *n = net_open(&(net_config) { .listener = *l,
        .limits = f->limits,
        .handler = site_answer,
        .sockets = s->hub ? &SITE_SOCKETS : NULL,
        .woken = site_woken,
        .ticked = site_ticked,
        .stopping = s->hub ? site_stopping : NULL,
        .certificate = f->certificate,
        .key = f->key,
        .user = s });
    if (!n)
        return false;
    if (s->hub)
        hub_begin(s->hub, n);
    warn_if_open(l, f->certificate != NULL);
    print_address(l, f->certificate != NULL);
    net_run(n);
    if (s->hub)
        hub_end(s->hub);
    net_close(n);
    return true;
}

static hub *open_hub(const serve_flags *f, sb_text *why)
{
    char place[1024];
    sb_text where = SB_TEXT(place);
    if (!config_store(f->data, f->database, &where, why))
        return NULL;
    return hub_open(&(hub_config) { .store = place,
                        .limits = f->hub,
                        .public_url = f->public_url,
                        .mail_command = f->mail_command,
                        .contact = f->contact,
                        .proxy = f->proxy,
                        .notices_anywhere = f->notices_anywhere },
        why);
}

/* The page, the store, the socket: each may say why it cannot be. */
static bool open_and_serve(const serve_flags *f, const address *at, sb_text *why)
{
    listener l;
    site s = { 0 };
    if (!open_page(f->page, &s.page, why))
        return false;
    bool fine = listen_open(at, &l, why);
    if (fine) {
        s.only_local = l.is_loopback && f->public_url[0] == '\0';
        s.host = l.at.host;
        s.hub = f->offline ? NULL : open_hub(f, why);
        fine = (f->offline || s.hub) && serve(&s, f, &l);
        hub_close(s.hub);
    }
    page_free(&s.page);
    return fine;
}

static int run_with(const serve_flags *f)
{
    char buffer[512];
    sb_text why = SB_TEXT(buffer);
    address at;
    if (!address_read(f->listen, &at))
        return cli_usage(&VERB_SERVE, "--listen %s: expected HOST:PORT, as in 127.0.0.1:8080 or [::1]:0", f->listen);
    if (!f->certificate != !f->key)
        return cli_usage(&VERB_SERVE, "expected --certificate and --key together");
    if (f->proxy[0] && !caller_is_address(f->proxy))
        return cli_usage(&VERB_SERVE, "--proxy %s: expected an address, as in 127.0.0.1 or ::1", f->proxy);
    log_set(f->verbose ? LOG_INFO : LOG_WARNING);
    return open_and_serve(f, &at, &why) ? CLI_FINE : failed(&why);
}

static int run(int argc, char **argv)
{
    serve_flags f = { .listen = "127.0.0.1:8080",
        .public_url = "",
        .mail_command = "",
        .contact = "mailto:nobody@example.invalid",
        .proxy = "",
        .limits = NET_LIMITS,
        .hub = HUB_LIMITS };
    config_texts texts = { 0 };
    char **args;
    int n, status = CLI_BAD_USAGE;
    if (config_read(&VERB_SERVE, argc, argv, &f, &texts) && cli_flags(&VERB_SERVE, argc, argv, &f, &args, &n))
        status = n > 0 ? cli_usage(&VERB_SERVE, "%s: expected no arguments", args[0]) : run_with(&f);
    config_free(&texts);
    return status;
}

const verb VERB_SERVE = {
    .name = "serve",
    .args = "",
    .about = "the table in the browser, for one and for friends",
    .flags = FLAGS,
    .run = run,
};
