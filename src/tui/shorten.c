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

/* Of the words that all begin with, the first ones that there is room for. */
static size_t fitting(const char *text, size_t head, int columns)
{
    size_t n = columns > 0 ? canvas_fit(text, columns) : 0, words = 0;
    for (size_t i = 0; i <= n && i < head; i++)
        if (text[i] == ' ')
            words = i;
    return words;
}

static void put_step(const char *text, size_t head, size_t tail, int columns, sb_text *out)
{
    char bytes[400];
    sb_text rest = SB_TEXT(bytes);
    sb_put_bytes(&rest, text + head, strlen(text) - head - tail);
    sb_put(&rest, tail ? "~" : "");
    if (head)
        sb_put_bytes(out, text, fitting(text, head, columns - canvas_width(bytes) - 1));
    sb_put(out, head ? "~" : "");
    sb_put(out, bytes);
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
        put_step(text, STEPS[i].head, STEPS[i].tail, columns, out);
        if (canvas_width(out->at + before) <= columns)
            return;
    }
}
