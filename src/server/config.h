/* config.h: the settings of a server: flags, then the environment, then a file, then what is usual.
 *
 * A file has lines `name = value`, where name is that of a flag without its hyphens; an empty line and one that begins
 * with # say nothing.  In the environment the same is SAGEBRUSH_NAME, in capitals, with _ for -. */
#ifndef SAGEBRUSH_SERVER_CONFIG_H
#define SAGEBRUSH_SERVER_CONFIG_H

#include "cli/cli.h"

/* Texts that were read stay in memory until config_free. */
typedef struct config_texts {
    char *at[64];
    int n;
} config_texts;

/* Fills in `into` from the file (the value of --config in argv, or SAGEBRUSH_CONFIG; none: nothing), then from the
 * environment; flags come after that.  False: an error was printed. */
bool config_read(const verb *v, int argc, char **argv, void *into, config_texts *texts);
void config_free(config_texts *texts);

/* Where the store is, from --data and --database: a path or a URL.  A folder that is not there is made. */
bool config_store(const char *data, const char *database, sb_text *out, sb_text *why);

#endif
