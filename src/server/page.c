/* page.c: the table of the page's files, and the pack it comes from (page.h). */
#include "server/page.h"

#include <stdlib.h>
#include <string.h>

/* ---- queries ------------------------------------------------------------------------------------------------------
 */

static int by_path(const void *path, const void *file)
{
    return strcmp(path, ((const page_file *)file)->path);
}

const page_file *page_find(const page *p, const char *path)
{
    if (p->n == 0)
        return NULL;
    return bsearch(strcmp(path, "/") == 0 ? "/index.html" : path, p->file, p->n, sizeof *p->file, by_path);
}

bool page_is_immutable(const char *path)
{
    return strncmp(path, "/assets/", 8) == 0;
}

static const struct {
    const char *end, *type;
    /* clang-format off */
} TYPES[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".mjs", "text/javascript; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".json", "application/json" },
    { ".map", "application/json" },
    { ".webmanifest", "application/manifest+json" },
    { ".wasm", "application/wasm" },
    { ".svg", "image/svg+xml" },
    { ".png", "image/png" },
    { ".jpg", "image/jpeg" },
    { ".webp", "image/webp" },
    { ".avif", "image/avif" },
    { ".ico", "image/x-icon" },
    { ".woff2", "font/woff2" },
    { ".woff", "font/woff" },
    { ".txt", "text/plain; charset=utf-8" },
};
/* clang-format on */

const char *page_type(const char *path)
{
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; dot && i < sizeof TYPES / sizeof *TYPES; i++)
        if (strcmp(dot, TYPES[i].end) == 0)
            return TYPES[i].type;
    return "application/octet-stream";
}

void page_free(page *p)
{
    for (size_t i = 0; p->owns && i < p->n; i++) {
        free((void *)(uintptr_t)p->file[i].path);
        free((void *)(uintptr_t)p->file[i].as[HTTP_IDENTITY].at);
    }
    free(p->file);
    *p = (page) { 0 };
}

/* ---- the pack -----------------------------------------------------------------------------------------------------
 */

/* ORDER: scripts/pack_page.py writes it.  All numbers are 32 bits, little end first:
 *   "SBPAGE1\n", number of files,
 *   for each file, sorted by path: path, identity, gzip, br (offset and bytes each; 0 bytes: no such variant, but an
 *   empty file has an identity), 16 hex digits of its hash,
 *   then paths (each with a NUL behind it) and contents. */
#define MAGIC       "SBPAGE1\n"
#define MAGIC_BYTES 8
#define HEAD_BYTES  (MAGIC_BYTES + 4)
#define ROW_BYTES   (8 * 4 + PAGE_TAG_DIGITS)

typedef struct reader {
    const unsigned char *pack;
    size_t n;
    bool bad; /* something lies outside of the pack */
} reader;

static uint32_t number(const reader *r, size_t at)
{
    const unsigned char *b = r->pack + at;
    return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

static page_bytes bytes_at(reader *r, size_t at)
{
    size_t offset = number(r, at), n = number(r, at + 4);
    if (offset > r->n || n > r->n - offset) {
        r->bad = true;
        return (page_bytes) { 0 };
    }
    return (page_bytes) { r->pack + offset, n };
}

static const char *path_at(reader *r, size_t at)
{
    page_bytes b = bytes_at(r, at);
    const char *path = b.at;
    r->bad = r->bad || b.n == 0 || path[0] != '/' || path + b.n >= (const char *)r->pack + r->n || path[b.n] != '\0';
    return r->bad ? "" : path;
}

static page_file file_at(reader *r, size_t at)
{
    page_file f = { .path = path_at(r, at) };
    for (http_coding c = 0; c < HTTP_CODING_COUNT; c++) {
        f.as[c] = bytes_at(r, at + 8 + 8 * (size_t)c);
        if (c != HTTP_IDENTITY && f.as[c].n == 0)
            f.as[c].at = NULL;
    }
    memcpy(f.tag, r->pack + at + ROW_BYTES - PAGE_TAG_DIGITS, PAGE_TAG_DIGITS);
    return f;
}

static bool read_files(page *p, reader *r, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        p->file[p->n++] = file_at(r, HEAD_BYTES + i * ROW_BYTES);
        if (r->bad || (i > 0 && strcmp(p->file[i - 1].path, p->file[i].path) >= 0))
            return false;
    }
    return true;
}

bool page_from_pack(page *p, const unsigned char *pack, size_t n, sb_text *why)
{
    reader r = { pack, n, false };
    *p = (page) { 0 };
    size_t count = n >= HEAD_BYTES && memcmp(pack, MAGIC, MAGIC_BYTES) == 0 ? number(&r, MAGIC_BYTES) : 0;
    bool fits = count > 0 && count <= (n - HEAD_BYTES) / ROW_BYTES;
    p->file = fits ? calloc(count, sizeof *p->file) : NULL;
    if (p->file && read_files(p, &r, count))
        return true;
    sb_put(why, fits && !p->file ? "out of memory" : "the page in this program is damaged");
    page_free(p);
    return false;
}
