/* file.h: whole files in and out. */
#ifndef SAGEBRUSH_CLI_FILE_H
#define SAGEBRUSH_CLI_FILE_H

#include "sagebrush/text.h"

#define FILE_BYTES_MAX (64 << 20)

/* Appends all of a file ("-": standard input); false: it cannot be read, or is too long. */
bool file_read(const char *path, sb_text *out);
bool file_write(const char *path, const sb_text *text); /* all of it or, as far as we can tell, nothing */

#endif
