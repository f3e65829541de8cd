/* file.c: whole files in and out (file.h). */
#include "cli/file.h"

#include "sagebrush/heap.h"

#include <stdio.h>
#include <string.h>

bool file_read(const char *path, sb_text *out)
{
    char bytes[16384];
    FILE *f = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    if (!f)
        return false;
    size_t n;
    while (out->n < FILE_BYTES_MAX && (n = fread(bytes, 1, sizeof bytes, f)) > 0)
        sb_put_bytes(out, bytes, n);
    bool fine = !ferror(f) && feof(f) && !out->cut;
    if (f != stdin)
        fclose(f);
    return fine;
}

/* Written beside the file and then put into its place: a failure leaves the old one. */
bool file_write(const char *path, const sb_text *text)
{
    sb_text name = sb_heap_text();
    sb_putf(&name, "%s.new", path);
    FILE *f = name.cut ? NULL : fopen(name.at, "wb");
    bool fine = f && fwrite(text->at, 1, text->n, f) == text->n;
    fine = f && fclose(f) == 0 && fine;
    fine = fine && rename(name.at, path) == 0;
    if (f && !fine)
        remove(name.at);
    sb_heap_text_free(&name);
    return fine;
}
