/* config.c: settings from a file and from the environment (config.h). */
#include "server/config.h"

#include "sagebrush/heap.h"
#include "store/sql.h"
#include "cli/file.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define TEXTS_MAX ((int)(sizeof((config_texts *)0)->at / sizeof(char *)))

static char *keep(config_texts *texts, const char *text)
{
    char *copy = texts->n < TEXTS_MAX ? strdup(text) : NULL;
    if (copy)
        texts->at[texts->n++] = copy;
    return copy;
}

void config_free(config_texts *texts)
{
    while (texts->n > 0)
        free(texts->at[--texts->n]);
}

/* ---- one setting ---------------------------------------------------------------------------------------------------
 */

static bool is_yes(const char *value, bool *out)
{
    *out =
        strcmp(value, "on") == 0 || strcmp(value, "yes") == 0 || strcmp(value, "1") == 0 || strcmp(value, "true") == 0;
    return *out || strcmp(value, "off") == 0 || strcmp(value, "no") == 0 || strcmp(value, "0") == 0
        || strcmp(value, "false") == 0 || value[0] == '\0';
}

static bool set(const verb *v, const flag *f, const char *value, const char *where, char *into, config_texts *texts)
{
    char *end = NULL;
    long long number = strtoll(value, &end, 10);
    switch (f->kind) {
    case FLAG_ON:
        if (is_yes(value, (bool *)(into + f->at)))
            return true;
        cli_usage(v, "%s: %s = %s: expected on or off", where, f->name, value);
        return false;
    case FLAG_TEXT: {
        const char *copy = keep(texts, value);
        *(const char **)(into + f->at) = copy;
        return copy != NULL;
    }
    case FLAG_NUMBER: break;
    }
    if (value[0] == '\0' || *end || number < f->min || number > f->max) {
        cli_usage(v, "%s: %s = %s: expected a whole number from %lld to %lld", where, f->name, value, (long long)f->min,
            (long long)f->max);
        return false;
    }
    *(int64_t *)(into + f->at) = number;
    return true;
}

static const flag *flag_called(const verb *v, const char *name)
{
    for (const flag *f = v->flags; f->name; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    return NULL;
}

/* ---- the file
 * ---------------------------------------------------------------------------------------------------------- */

static char *trim(char *s)
{
    while (isspace((unsigned char)*s))
        s++;
    char *end = s + strlen(s);
    while (end > s && isspace((unsigned char)end[-1]))
        *--end = '\0';
    return s;
}

static bool set_line(const verb *v, char *line, const char *where, char *into, config_texts *texts)
{
    char *name = trim(line), *equals = strchr(name, '=');
    if (name[0] == '\0' || name[0] == '#')
        return true;
    if (!equals) {
        cli_usage(v, "%s: expected name = value", where);
        return false;
    }
    *equals = '\0';
    const flag *f = flag_called(v, trim(name));
    if (f && strcmp(f->name, "config") != 0)
        return set(v, f, trim(equals + 1), where, into, texts);
    cli_usage(v, "%s: there is no setting \"%s\"", where, trim(name));
    return false;
}

static bool read_file(const verb *v, const char *path, char *into, config_texts *texts)
{
    sb_text text = sb_heap_text();
    bool fine = file_read(path, &text);
    if (!fine)
        cli_usage(v, "--config %s: cannot be read", path);
    int number = 0;
    for (char *line = fine && text.n ? text.at : NULL, *next; line && fine; line = next) {
        char where[300];
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        snprintf(where, sizeof where, "%.200s, line %d", path, ++number);
        fine = set_line(v, line, where, into, texts);
    }
    sb_heap_text_free(&text);
    return fine;
}

static const char *config_path(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--config") == 0)
            return i + 1 < argc ? argv[i + 1] : NULL;
        if (strncmp(argv[i], "--config=", 9) == 0)
            return argv[i] + 9;
    }
    return getenv("SAGEBRUSH_CONFIG");
}

/* ---- the environment
 * ------------------------------------------------------------------------------------------------------ */

static const char *in_environment(const flag *f, char *name, size_t cap)
{
    size_t n = (size_t)snprintf(name, cap, "SAGEBRUSH_%s", f->name);
    for (size_t i = 0; i < n && i < cap; i++)
        name[i] = name[i] == '-' ? '_' : (char)toupper((unsigned char)name[i]);
    return getenv(name);
}

bool config_read(const verb *v, int argc, char **argv, void *into, config_texts *texts)
{
    const char *path = config_path(argc, argv);
    if (path && !read_file(v, path, into, texts))
        return false;
    for (const flag *f = v->flags; f->name; f++) {
        char name[64];
        const char *value = in_environment(f, name, sizeof name);
        if (value && strcmp(f->name, "config") != 0 && !set(v, f, value, name, into, texts))
            return false;
    }
    return true;
}

/* ---- where the store is
 * -------------------------------------------------------------------------------------------------------- */

/* Only its owner looks into it. */
static bool make_folders(char *path)
{
    for (char *p = path + 1; *p; p++)
        if (*p == '/') {
            *p = '\0';
            bool fine = mkdir(path, 0700) == 0 || errno == EEXIST;
            *p = '/';
            if (!fine)
                return false;
        }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

static bool put_folder(const char *data, sb_text *out)
{
    const char *home = getenv("HOME"), *xdg = getenv("XDG_DATA_HOME");
    if (data)
        sb_put(out, data);
    else if (xdg && xdg[0])
        sb_putf(out, "%s/sagebrush", xdg);
    else if (home && home[0])
        sb_putf(out, "%s/.local/share/sagebrush", home);
    return out->n > 0 && !out->cut;
}

bool config_store(const char *data, const char *database, sb_text *out, sb_text *why)
{
    umask(077); /* nor into the files, wherever they are: the database, backups */
    if (data && database) {
        sb_put(why, "expected --data or --database, not both");
        return false;
    }
    if (database) {
        sb_put(out, database);
        if (sql_is_url(database))
            return true;
        sb_put(why, "--database: expected postgres://...");
        return false;
    }
    if (!put_folder(data, out)) {
        sb_put(why, "no place for the store: name one with --data DIR");
        return false;
    }
    if (!make_folders(out->at)) {
        sb_putf(why, "--data %s: %s", out->at, strerror(errno));
        return false;
    }
    sb_put(out, "/sagebrush.db");
    return !out->cut;
}
