/* wrap.c: long lines broken between words (draw.h). */
#include "tui/draw.h"

#include <string.h>

/* Bytes of what stands at p: an ANSI sequence (no column), or a character of UTF-8 (one). */
static size_t step(const char *p, int *columns)
{
    size_t n = 1;
    if (p[0] == '\033') {
        n = strcspn(p, "m");
        return p[n] ? n + 1 : n;
    }
    while (((unsigned char)p[n] & 0xc0) == 0x80)
        n++;
    ++*columns;
    return n;
}

/* Where the text of a line begins: behind spaces, a bullet or a number. */
static int indent_of(const char *line)
{
    size_t blank = strspn(line, " "), mark = strspn(line + blank, "*0123456789");
    size_t gap = mark ? strspn(line + blank + mark, " ") : 0;
    return (int)(gap ? blank + mark + gap : blank ? blank + 2 : 0);
}

/* The last space at which the line may be broken to fit, the end of what fits, or NULL: it fits. */
static const char *break_of(const char *p, const char *end, int room)
{
    const char *space = NULL, *fits = p;
    int columns = 0;
    while (p < end) {
        if (*p == ' ' && columns > 0)
            space = p;
        const char *next = p + step(p, &columns);
        if (columns > room)
            return space ? space : fits;
        p = fits = next;
    }
    return NULL;
}

static void wrap_line(const char *line, const char *end, int width, sb_text *out)
{
    int indent = indent_of(line) < width / 2 ? indent_of(line) : 0;
    size_t first = strspn(line, " ");
    const char *p = line + first, *at;
    sb_put_bytes(out, line, first);
    for (int room = width - (int)first; (at = break_of(p, end, room)) != NULL; room = width - indent) {
        sb_put_bytes(out, p, (size_t)(at - p));
        sb_put_char(out, '\n');
        for (int i = 0; i < indent; i++)
            sb_put_char(out, ' ');
        p = at + (*at == ' ');
    }
    sb_put_bytes(out, p, (size_t)(end - p));
}

void draw_wrapped(const char *text, int width, sb_text *out)
{
    while (*text) {
        size_t n = strcspn(text, "\n");
        if (width < DRAW_WIDTH_MIN)
            sb_put_bytes(out, text, n);
        else
            wrap_line(text, text + n, width, out);
        if (text[n] == '\n')
            sb_put_char(out, text[n++]);
        text += n;
    }
}
