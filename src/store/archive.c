/* archive.c: lines, compressed (archive.h). */
#include "store/archive.h"

#include "sagebrush/heap.h"

#include <stdlib.h>
#include <string.h>
#include <zstd.h>

#define LEVEL     9
#define BYTES_MAX (256u << 20)

archive archive_begin(void)
{
    return (archive) { .lines_text = sb_heap_text(), .packed = sb_heap_text() };
}

bool archive_add(archive *a, int64_t seq, int64_t at, const char *text)
{
    sb_put_int(&a->lines_text, seq);
    sb_put_char(&a->lines_text, ' ');
    sb_put_int(&a->lines_text, at);
    sb_putf(&a->lines_text, " %s\n", text);
    a->lines = seq + 1;
    return !a->lines_text.cut;
}

bool archive_pack(archive *a)
{
    size_t bound = ZSTD_compressBound(a->lines_text.n);
    char *room = a->lines_text.cut ? NULL : malloc(bound);
    if (!room)
        return false;
    size_t n = ZSTD_compress(room, bound, a->lines_text.at ? a->lines_text.at : "", a->lines_text.n, LEVEL);
    bool fine = !ZSTD_isError(n);
    if (fine)
        sb_put_bytes(&a->packed, room, n);
    free(room);
    return fine && !a->packed.cut;
}

void archive_end(archive *a)
{
    sb_heap_text_free(&a->lines_text);
    sb_heap_text_free(&a->packed);
}

static bool read_number(char **p, int64_t *out)
{
    char *end;
    *out = strtoll(*p, &end, 10);
    if (end == *p || *end != ' ')
        return false;
    *p = end + 1;
    return true;
}

static bool read_lines(char *p, archive_each *each, void *user)
{
    while (*p) {
        int64_t seq, at;
        char *end = strchr(p, '\n');
        if (!end || !read_number(&p, &seq) || !read_number(&p, &at))
            return false;
        *end = '\0';
        if (!each(user, seq, at, p))
            return true;
        p = end + 1;
    }
    return true;
}

bool archive_lines(archive *a, archive_each *each, void *user)
{
    return !a->lines_text.cut && (a->lines_text.n == 0 || read_lines(a->lines_text.at, each, user));
}

bool archive_read(const void *packed, size_t n, archive_each *each, void *user)
{
    unsigned long long size = ZSTD_getFrameContentSize(packed, n);
    char *text = size < BYTES_MAX ? malloc((size_t)size + 1) : NULL; /* errors are large numbers, too */
    if (!text)
        return false;
    bool fine = ZSTD_decompress(text, (size_t)size, packed, n) == size;
    text[size] = '\0';
    fine = fine && read_lines(text, each, user);
    free(text);
    return fine;
}
