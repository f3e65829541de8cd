/* store_verbs.c: `sagebrush backup` and `sagebrush restore`: everything in a store as one file, and back. */
#include "server/config.h"
#include "store/store.h"

#include <stddef.h>

typedef struct store_flags {
    const char *data, *database, *config;
} store_flags;

#define AT(member) offsetof(store_flags, member)

static const flag FLAGS[] = {
    { "data", FLAG_TEXT, AT(data), 0, 0, "FOLDER", "the folder of the store (~/.local/share/sagebrush)" },
    { "database", FLAG_TEXT, AT(database), 0, 0, "URL", "a PostgreSQL instead: postgres://..." },
    { 0 },
};

static int with_store(
    const verb *v, int argc, char **argv, bool (*act)(const char *file, const char *where, sb_text *why))
{
    store_flags f = { 0 };
    config_texts texts = { 0 };
    char place[1024], reason[512], **args;
    sb_text where = SB_TEXT(place), why = SB_TEXT(reason);
    int n, status = CLI_BAD_USAGE;
    if (config_read(v, 1, argv, &f, &texts) && cli_flags(v, argc, argv, &f, &args, &n)) {
        if (n != 1)
            status = cli_usage(v, "expected one file");
        else if (!config_store(f.data, f.database, &where, &why))
            status = cli_usage(v, "%s", reason);
        else
            status = act(args[0], place, &why) ? CLI_FINE : CLI_CHECK_FAILED;
    }
    if (status == CLI_CHECK_FAILED)
        fprintf(stderr, "sagebrush %s: %s\n", v->name, reason);
    config_free(&texts);
    return status;
}

static bool back_up(const char *file, const char *where, sb_text *why)
{
    return store_backup(where, file, why);
}

static bool restore(const char *file, const char *where, sb_text *why)
{
    return store_restore(file, where, why);
}

static int run_backup(int argc, char **argv)
{
    return with_store(&VERB_BACKUP, argc, argv, back_up);
}

static int run_restore(int argc, char **argv)
{
    return with_store(&VERB_RESTORE, argc, argv, restore);
}

const verb VERB_BACKUP = {
    .name = "backup",
    .args = "FILE",
    .about = "everything in the store of a server as one file, while it runs",
    .flags = FLAGS,
    .run = run_backup,
};

const verb VERB_RESTORE = {
    .name = "restore",
    .args = "FILE",
    .about = "a backup into a new store, SQLite or PostgreSQL",
    .flags = FLAGS,
    .run = run_restore,
};
