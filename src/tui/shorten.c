/* shorten.c: what lines of a list have in common (shorten.h). */
#include "tui/shorten.h"

#include "tui/canvas.h"

#include <string.h>

static bool are_akin(const char *a, const char *b)
{
    size_t n = strcspn(a, " ");
    return n == strcspn(b, " ") && strncmp(a, b, n) == 0;
}

size_t shorten_head(const char *a, const char *b)
{
    size_t words = 0;
    if (!are_akin(a, b))
        return 0;
    for (size_t i = 0; a[i] && a[i] == b[i]; i++)
        if (a[i] == ' ')
            words = i + 1;
    return words;
}

size_t shorten_tail(const char *a, const char *b)
{
    size_t la = strlen(a), lb = strlen(b), words = 0;
    if (!are_akin(a, b))
        return 0;
    for (size_t i = 1; i <= la && i <= lb && a[la - i] == b[lb - i]; i++)
        if (a[la - i] == ' ')
            words = i;
    return words;
}

void shorten(const char *text, size_t head, size_t tail, int columns, sb_text *out)
{
    size_t n = strlen(text), before = out->n;
    if (head + tail >= n)
        tail = 0;
    const struct {
        size_t head, tail;
    } STEPS[] = { { 0, 0 }, { 0, tail }, { head, 0 }, { head, tail } };
    for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++) {
        out->n = before;
        sb_put(out, STEPS[i].head ? "~" : "");
        sb_put_bytes(out, text + STEPS[i].head, n - STEPS[i].head - STEPS[i].tail);
        sb_put(out, STEPS[i].tail ? "~" : "");
        if (canvas_width(out->at + before) <= columns)
            return;
    }
}
