/* cli.c: flags, usage errors and progress of all verbs (cli.h). */
#include "cli/cli.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define FLAGS_MAX 64

int cli_usage(const verb *v, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "sagebrush%s%s: ", v ? " " : "", v ? v->name : "");
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    return CLI_BAD_USAGE;
}

/* ---- flags ------------------------------------------------------------------------------------------------------- */

static bool read_number(const char *text, int64_t *out)
{
    char *end;
    errno = 0;
    long long v = strtoll(text, &end, 10);
    if (end == text || *end || errno || strspn(text, "-0123456789") != strlen(text))
        return false;
    *out = v;
    return true;
}

static bool set_flag(const verb *v, const flag *f, const char *text, char *into)
{
    int64_t number;
    switch (f->kind) {
    case FLAG_ON: *(bool *)(into + f->at) = true; return true;
    case FLAG_TEXT: *(const char **)(into + f->at) = text; return true;
    case FLAG_NUMBER: break;
    }
    if (!read_number(text, &number) || number < f->min || number > f->max) {
        cli_usage(v, "--%s %s: expected a whole number from %lld to %lld", f->name, text, (long long)f->min,
            (long long)f->max);
        return false;
    }
    *(int64_t *)(into + f->at) = number;
    return true;
}

static int list_flags(const verb *v, struct option long_flags[FLAGS_MAX + 1])
{
    int n = 0;
    for (const flag *f = v->flags; f->name && n < FLAGS_MAX; f++)
        long_flags[n++] = (struct option) { f->name, f->kind == FLAG_ON ? no_argument : required_argument, NULL, 0 };
    long_flags[n] = (struct option) { 0 };
    return n;
}

static bool bad_flag(const verb *v, int got, const char *word)
{
    if (got == ':')
        cli_usage(v, "%s: expected a value behind it", word);
    else
        cli_usage(v, "%s: unknown flag; \"sagebrush help %s\" lists them", word, v->name);
    return false;
}

bool cli_flags(const verb *v, int argc, char **argv, void *into, char ***args, int *n)
{
    struct option long_flags[FLAGS_MAX + 1];
    list_flags(v, long_flags);
    optind = 0; /* glibc: begin anew */
    opterr = 0;
    for (;;) {
        int index = 0;
        int before = optind ? optind : 1;
        int got = getopt_long(argc, argv, ":", long_flags, &index);
        if (got == -1)
            break;
        if (got != 0)
            return bad_flag(v, got, argv[optind > before ? optind - 1 : before]);
        if (!set_flag(v, &v->flags[index], optarg, into))
            return false;
    }
    *args = argv + optind;
    *n = argc - optind;
    return true;
}

void cli_help(const verb *v, FILE *to)
{
    fprintf(to, "usage: sagebrush %s%s%s%s\n%s\n", v->name, v->args[0] ? " " : "", v->args,
        v->flags->name ? " [flags]" : "", v->about);
    for (const flag *f = v->flags; f->name; f++) {
        char left[48];
        snprintf(left, sizeof left, "--%s%s%s", f->name, f->value ? " " : "", f->value ? f->value : "");
        fprintf(to, "  %-24s %s\n", left, f->help);
    }
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

static void put_games(sb_text *t)
{
    for (int i = 0; sb_games[i]; i++)
        sb_putf(t, "%s%s", i ? ", " : "", sb_games[i]->id);
}

bool cli_game(const verb *v, char **args, int n, const sb_game **out)
{
    char buffer[256];
    sb_text games = SB_TEXT(buffer);
    put_games(&games);
    *out = n == 1 ? sb_game_find(args[0]) : NULL;
    if (n == 1 && !*out)
        cli_usage(v, "%s: no such game, expected one of: %s", args[0], buffer);
    else if (n != 1)
        cli_usage(v, "expected one game of: %s", buffer);
    return *out != NULL;
}

bool cli_seed(const verb *v, const char *text, uint8_t key[SB_KEY_BYTES])
{
    if (sb_seed_read(text, key))
        return true;
    cli_usage(v, "--seed %s: expected a whole number or 1 to 64 hex digits", text);
    return false;
}

bool cli_lang(const verb *v, const char *text, sb_lang *out)
{
    *out = SB_EN;
    if (!text || sb_lang_read(text, out))
        return true;
    cli_usage(v, "--lang %s: expected en or fr", text);
    return false;
}

static bool is_count(const sb_game *g, const char *text, const char **end, long *out)
{
    char *stop;
    *out = strtol(text, &stop, 10);
    *end = stop;
    return stop != text && *out >= g->players_min && *out <= g->players_max;
}

static bool read_counts(const sb_game *g, const char *p, unsigned *counts)
{
    while (true) {
        long from, to;
        if (!is_count(g, p, &p, &from))
            return false;
        to = from;
        if (*p == '-' && (!is_count(g, p + 1, &p, &to) || to < from))
            return false;
        for (long n = from; n <= to; n++)
            *counts |= 1u << n;
        if (*p == '\0')
            return true;
        if (*p++ != ',')
            return false;
    }
}

bool cli_players(const verb *v, const sb_game *g, const char *text, unsigned *counts)
{
    *counts = 0;
    if (strcmp(text, "all") == 0) {
        for (int n = g->players_min; n <= g->players_max; n++)
            *counts |= 1u << n;
        return true;
    }
    if (read_counts(g, text, counts))
        return true;
    cli_usage(v, "--players %s: %s is played by %d to %d; expected a number, a list (2,4), a range (2-4) or all", text,
        g->id, g->players_min, g->players_max);
    return false;
}

static void put_values(const sb_option *o, sb_text *t)
{
    if (!o->values)
        sb_put(t, "a seat");
    for (int i = 0; o->values && i < o->count; i++)
        sb_putf(t, "%s%s", i ? "|" : "", o->values[i].id);
}

static bool bad_option(const verb *v, const sb_game *g, const char *id, const char *value, sb_error e)
{
    char buffer[512];
    sb_text t = SB_TEXT(buffer);
    for (int i = 0; i < g->options_count; i++) {
        if (e == SB_BAD_OPTION && strcmp(g->options[i].id, id) != 0)
            continue;
        sb_putf(&t, "%s%s=", t.n ? ", " : "", g->options[i].id);
        put_values(&g->options[i], &t);
    }
    if (e == SB_OPTION_PLAYERS || e == SB_OPTION_CONFLICT)
        cli_usage(v, "--options %s=%s: %s", id, value, sb_error_text(e, SB_EN));
    else
        cli_usage(v, "--options %s=%s: %s; expected %s", id, value, sb_error_text(e, SB_EN), t.n ? buffer : "none");
    return false;
}

bool cli_options(const verb *v, const sb_game *g, const char *text, sb_setup *setup)
{
    char pair[96];
    while (text && *text) {
        size_t n = strcspn(text, ",");
        if (n >= sizeof pair || !memchr(text, '=', n)) {
            cli_usage(v, "--options %s: expected id=value,id=value", text);
            return false;
        }
        memcpy(pair, text, n);
        pair[n] = '\0';
        char *value = strchr(pair, '=');
        *value++ = '\0';
        sb_error e = sb_setup_option(g, setup, pair, value);
        if (e != SB_OK)
            return bad_option(v, g, pair, value, e);
        text += n + (text[n] == ',');
    }
    return true;
}

static bool add_bot(const char *id, size_t n, cli_bots *out)
{
    char name[SB_BOT_ID_MAX];
    if (n >= sizeof name || out->n == CLI_BOTS_MAX)
        return false;
    memcpy(name, id, n);
    name[n] = '\0';
    out->at[out->n] = sb_bot_named(name);
    return out->at[out->n] && ++out->n;
}

bool cli_bots_read(const verb *v, const char *text, cli_bots *out)
{
    char buffer[256];
    sb_text known = SB_TEXT(buffer);
    for (int i = 0; sb_bots[i]; i++)
        sb_putf(&known, "%s, ", sb_bots[i]->id);
    sb_put(&known, "best");
    out->n = 0;
    for (const char *p = text;; p++) {
        size_t n = strcspn(p, ",");
        if (!add_bot(p, n, out)) {
            cli_usage(v, "--bots %s: expected up to %d of: %s", text, CLI_BOTS_MAX, buffer);
            return false;
        }
        p += n;
        if (*p == '\0')
            return true;
    }
}

bool cli_bots_play(const verb *v, const cli_bots *bots, const sb_game *g)
{
    for (int i = 0; i < bots->n; i++)
        if (!sb_bot_plays(bots->at[i], g)) {
            cli_usage(v, "--bots: %s does not play %s", bots->at[i]->id, g->id);
            return false;
        }
    return true;
}

bool cli_bot(const verb *v, const char *name, const char *id, const sb_game *g, const sb_bot **out)
{
    *out = sb_bot_of(g, id);
    if (!*out && sb_bot_named(id))
        cli_usage(v, "--%s: %s does not play %s", name, id, g->id);
    else if (!*out)
        cli_usage(v, "--%s %s: there is no such bot for %s", name, id, g->id);
    return *out != NULL;
}

void cli_json_seed(sb_json *out, const char *text)
{
    int64_t number;
    if (strlen(text) < 19 && text[0] != '-' && (text[0] != '0' || !text[1]) && read_number(text, &number))
        sb_json_int(out, "seed", number);
    else
        sb_json_text(out, "seed", text);
}

void cli_put_options(sb_text *out, const sb_game *g, const sb_setup *setup)
{
    char buffer[4];
    bool first = true;
    for (int i = 0; i < g->options_count; i++) {
        const char *value = sb_setup_value(g, setup, i, buffer);
        if (value)
            sb_putf(out, "%s%s=%s", first ? "" : ",", g->options[i].id, value);
        first = first && !value;
    }
}

void cli_put_bot(sb_text *out, const sb_bot *b, const sb_game *g, int players)
{
    sb_put(out, b->id);
    if (b->mark)
        sb_putf(out, "/%h", b->mark(b, g, players));
}

/* ---- progress ---------------------------------------------------------------------------------------------------- */

double cli_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int64_t cli_clock_ms(void)
{
    return (int64_t)(cli_now() * 1000);
}

cli_progress cli_progress_begin(const char *what, uint64_t total)
{
    double now = cli_now();
    return (cli_progress) { .what = what, .total = total, .began = now, .shown = now, .on = isatty(STDERR_FILENO) };
}

void cli_progress_show(cli_progress *p, uint64_t done)
{
    double now = cli_now();
    if (!p->on || now - p->shown < 0.2)
        return;
    p->shown = now;
    double rate = (double)done / (now - p->began);
    double left = rate > 0 ? (double)(p->total - done) / rate : 0;
    fprintf(stderr, "\r%llu of %llu %s, %.0f/s, %d:%02d left\033[K", (unsigned long long)done,
        (unsigned long long)p->total, p->what, rate, (int)left / 60, (int)left % 60);
    fflush(stderr);
}

void cli_progress_end(cli_progress *p)
{
    if (p->on)
        fputs("\r\033[K", stderr);
}
