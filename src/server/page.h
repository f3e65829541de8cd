/* page.h: the files of the page, in memory: those built into the program, or those of a folder.
 *
 * A path is looked up in a table.  Nothing a client sends ever reaches a file system. */
#ifndef SAGEBRUSH_SERVER_PAGE_H
#define SAGEBRUSH_SERVER_PAGE_H

#include "sagebrush/text.h"
#include "server/http.h"

typedef struct page_bytes {
    const void *at; /* NULL: there is no such variant */
    size_t n;
} page_bytes;

#define PAGE_TAG_DIGITS 16

typedef struct page_file {
    const char *path;              /* "/assets/index-1a2b.js" */
    char tag[PAGE_TAG_DIGITS + 1]; /* the beginning of the SHA-256 of its contents */
    page_bytes as[HTTP_CODING_COUNT];
} page_file;

typedef struct page {
    page_file *file; /* sorted by path */
    size_t n;
    bool owns; /* paths and contents are ours to free */
} page;

/* The pack inside this program (scripts/pack_page.py); empty: it was built without one. */
extern const unsigned char PAGE_PACK[];
extern const unsigned char PAGE_PACK_END[];

/* Each answers false with a sentence in `why`; the page is then empty. */
bool page_from_pack(page *p, const unsigned char *pack, size_t n, sb_text *why); /* borrows the pack */
bool page_from_folder(page *p, const char *folder, sb_text *why);                /* all of it, once */
void page_free(page *p);

const page_file *page_find(const page *p, const char *path); /* NULL: none; "/" is "/index.html" */

const char *page_type(const char *path); /* by the end of its name */

/* Names of files in /assets/ have a hash of the contents in them, so they never change. */
bool page_is_immutable(const char *path);

#endif
