/* page_folder.c: a folder as a page: for the people who write it (page.h). */
#include "server/page.h"

#include "sagebrush/heap.h"
#include "sagebrush/rng.h"
#include "cli/file.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define FILES_MAX 10000
#define DEPTH_MAX 16

typedef struct walk {
    page *page;
    sb_text *why;
    size_t root; /* bytes of the folder's own path */
} walk;

static bool fail(walk *w, const char *path, const char *reason)
{
    if (w->why->n == 0)
        sb_putf(w->why, "%s: %s", path, reason);
    return false;
}

static void put_tag(page_file *f)
{
    uint8_t hash[32];
    sb_sha256 s;
    sb_text tag = SB_TEXT(f->tag);
    sb_sha256_init(&s);
    sb_sha256_add(&s, f->as[HTTP_IDENTITY].at, f->as[HTTP_IDENTITY].n);
    sb_sha256_end(&s, hash);
    sb_put_hex(&tag, hash, PAGE_TAG_DIGITS / 2);
}

static bool add_file(walk *w, const char *path)
{
    page *p = w->page;
    if (p->n >= FILES_MAX)
        return fail(w, path, "too many files for a page");
    page_file *more = realloc(p->file, (p->n + 1) * sizeof *more);
    if (!more)
        return fail(w, path, "out of memory");
    p->file = more;
    sb_text contents = sb_heap_text();
    sb_put_char(&contents, '\0'); /* an empty file, too, has memory of its own */
    sb_text_clear(&contents);
    char *name = strdup(path + w->root);
    if (!name || contents.cap == 0 || !file_read(path, &contents)) {
        free(name);
        sb_heap_text_free(&contents);
        return fail(w, path, "cannot be read");
    }
    page_file *f = &p->file[p->n++];
    *f = (page_file) { .path = name, .as[HTTP_IDENTITY] = { contents.at, contents.n } };
    put_tag(f);
    return true;
}

static bool add_folder(walk *w, const char *path, int depth);

/* Links and hidden files are no part of a page. */
static bool add_entry(walk *w, const char *folder, const char *name, int depth)
{
    sb_text path = sb_heap_text();
    struct stat st;
    sb_putf(&path, "%s/%s", folder, name);
    bool fine = true;
    if (path.cut || lstat(path.at, &st) != 0)
        fine = fail(w, folder, "cannot be read");
    else if (S_ISDIR(st.st_mode))
        fine = add_folder(w, path.at, depth + 1);
    else if (S_ISREG(st.st_mode))
        fine = add_file(w, path.at);
    sb_heap_text_free(&path);
    return fine;
}

static bool add_folder(walk *w, const char *path, int depth)
{
    DIR *d = depth < DEPTH_MAX ? opendir(path) : NULL;
    if (!d)
        return fail(w, path, "expected a folder that can be read");
    bool fine = true;
    for (const struct dirent *e; fine && (e = readdir(d)) != NULL;)
        if (e->d_name[0] != '.')
            fine = add_entry(w, path, e->d_name, depth);
    closedir(d);
    return fine;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const page_file *)a)->path, ((const page_file *)b)->path);
}

bool page_from_folder(page *p, const char *folder, sb_text *why)
{
    *p = (page) { .owns = true };
    walk w = { p, why, strlen(folder) };
    bool fine = add_folder(&w, folder, 0);
    if (fine && p->n > 0)
        qsort(p->file, p->n, sizeof *p->file, by_path);
    if (fine && !page_find(p, "/"))
        fine = fail(&w, folder, "there is no index.html");
    if (!fine)
        page_free(p);
    return fine;
}
