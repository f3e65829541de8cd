/* archive.h: the lines of a table as one compressed piece: "SEQ AT TEXT\n" each, by zstd. */
#ifndef SAGEBRUSH_STORE_ARCHIVE_H
#define SAGEBRUSH_STORE_ARCHIVE_H

#include "sagebrush/text.h"

typedef struct archive {
    sb_text lines_text, packed;
    int64_t lines; /* the number after the last one */
} archive;

archive archive_begin(void);
bool archive_add(archive *a, int64_t seq, int64_t at, const char *text); /* no newline in it; false: no memory */
bool archive_pack(archive *a);                                           /* into `packed` */
void archive_end(archive *a);

typedef bool archive_each(void *user, int64_t seq, int64_t at, const char *text); /* false: enough */
bool archive_lines(archive *a, archive_each *each, void *user); /* those that were added; afterwards they are gone */
bool archive_read(const void *packed, size_t n, archive_each *each, void *user); /* false: damaged, or no memory */

#endif
