/* heap.c: text buffers on malloc (heap.h). */
#include "sagebrush/heap.h"

#include <stdlib.h>

static char nothing[1]; /* what an empty buffer points to: its capacity is 0, so nobody writes here */

/* At least doubles: a text of n bytes costs O(n). */
static bool grow(sb_text *t, size_t need)
{
    size_t cap = t->cap < 128 ? 256 : 2 * t->cap;
    if (cap < need)
        cap = need;
    char *at = realloc(t->cap > 0 ? t->at : NULL, cap);
    if (!at)
        return false;
    at[t->n] = '\0';
    t->at = at;
    t->cap = cap;
    return true;
}

sb_text sb_heap_text(void)
{
    return (sb_text) { .at = nothing, .grow = grow };
}

void sb_heap_text_free(sb_text *t)
{
    if (t->cap > 0)
        free(t->at);
    *t = sb_heap_text();
}
