/* heap_text.c: a text buffer that grows on the heap (heap_text.h). */
#include "tools/heap_text.h"

#include <stdlib.h>

static bool grow(sb_text *t, size_t need)
{
    size_t cap = t->cap ? t->cap : 256;
    while (cap < need)
        cap *= 2;
    char *at = realloc(t->at, cap);
    if (!at)
        return false;
    t->at = at;
    t->cap = cap;
    return true;
}

sb_text heap_text(void)
{
    sb_text t = { .grow = grow };
    sb_put(&t, ""); /* so that `at` is a text from the start */
    return t;
}

void heap_text_free(sb_text *t)
{
    free(t->at);
    *t = (sb_text){ 0 };
}
