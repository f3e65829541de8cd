/* serve.c: `sagebrush serve`: the page for browsers on this machine. */
#include "server/log.h"
#include "server/site.h"
#include "tools/cli.h"

#include <stddef.h>

typedef struct serve_flags {
    const char *listen;
    const char *page;
    net_limits limits;
    bool verbose;
} serve_flags;

#define AT(member) offsetof(serve_flags, member)

static const flag FLAGS[] = {
    { "listen", FLAG_TEXT, AT(listen), 0, 0, "HOST:PORT", "where (127.0.0.1:8080); port 0: any free one" },
    { "page", FLAG_TEXT, AT(page), 0, 0, "FOLDER", "the files of a folder instead of the page inside" },
    { "connections", FLAG_NUMBER, AT(limits.connections), 1, 1000000, "N", "open at once (1000)" },
    { "timeout", FLAG_NUMBER, AT(limits.seconds), 1, 3600, "SECONDS", "for a client that does not go on (20)" },
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
    sb_put(why, "this program was built without the page; `make play` builds it with one, --page FOLDER serves a folder");
    return false;
}

/* Whoever opens a table to others shall know it. */
static void warn_if_open(const listener *l)
{
    char buffer[300];
    sb_text t = SB_TEXT(buffer);
    address_put(&t, &l->at);
    if (!l->is_loopback)
        fprintf(stderr, "sagebrush serve: %s is not this machine alone: everybody who can reach it can open the page, and "
                        "nothing is encrypted\n", t.at);
}

static void print_address(const listener *l)
{
    char buffer[300];
    sb_text t = SB_TEXT(buffer);
    address_put(&t, &l->at);
    printf("http://%s/\n", t.at);
    fflush(stdout);
}

static bool serve(site *s, const serve_flags *f, const listener *l)
{
    net *n = net_open(&(net_config){ .listener = *l, .limits = f->limits, .handler = site_answer, .user = s });
    if (!n)
        return false;
    warn_if_open(l);
    print_address(l);
    net_run(n);
    net_close(n);
    return true;
}

static int run(int argc, char **argv)
{
    serve_flags f = { .listen = "127.0.0.1:8080", .limits = NET_LIMITS };
    char buffer[512], **args;
    sb_text why = SB_TEXT(buffer);
    int n;
    address at;
    listener l;
    site s;
    if (!cli_flags(&VERB_SERVE, argc, argv, &f, &args, &n))
        return CLI_BAD_USAGE;
    if (n > 0)
        return cli_usage(&VERB_SERVE, "%s: expected no arguments", args[0]);
    if (!address_read(f.listen, &at))
        return cli_usage(&VERB_SERVE, "--listen %s: expected HOST:PORT, as in 127.0.0.1:8080 or [::1]:0", f.listen);
    log_set(f.verbose ? LOG_INFO : LOG_WARNING);
    if (!open_page(f.page, &s.page, &why))
        return failed(&why);
    bool fine = listen_open(&at, &l, &why);
    if (!fine) {
        page_free(&s.page);
        return failed(&why);
    }
    s.only_local = l.is_loopback;
    s.host = l.at.host;
    fine = serve(&s, &f, &l);
    page_free(&s.page);
    return fine ? CLI_FINE : CLI_CHECK_FAILED;
}

const verb VERB_SERVE = {
    .name = "serve",
    .args = "",
    .about = "the table in the browser, on this machine",
    .flags = FLAGS,
    .run = run,
};
