/* wrap.c: long lines broken between words, wide tables in parts (draw.h). */
#include "tui/draw.h"

#include "sagebrush/heap.h"

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

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* What stands from column `from` on, `n` columns of it. */
static void put_columns(const char *line, size_t bytes, int from, int n, sb_text *out)
{
    const char *end = line + bytes;
    for (int at = 0; line < end && at < from + n;) {
        int before = at;
        size_t length = step(line, &at);
        if (before >= from && at > before)
            sb_put_bytes(out, line, length);
        line += length;
    }
}

static int widest_row(const char *rows)
{
    int widest = 0;
    while (*rows) {
        int width = 0;
        while (*rows && *rows != '\n')
            rows += step(rows, &width);
        rows += *rows == '\n';
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* The column behind the last bar up to `limit`. */
static int behind_bar(const char *rows, int from, int limit)
{
    int best = from;
    for (int at = 0; *rows; rows++) {
        if (*rows == '\n')
            at = 0;
        else if (((unsigned char)*rows & 0xc0) != 0x80)
            at++;
        if (*rows == '|' && at + 1 <= limit && at + 1 > best)
            best = at + 1;
    }
    return best > from ? best : limit;
}

void draw_fold_table(sb_text *out, size_t from, int label, int cell, int columns)
{
    int widest = out->at ? widest_row(out->at + from) : 0, room = columns - label;
    if (columns < DRAW_WIDTH_MIN || widest <= columns || room < cell || room < 1)
        return;
    sb_text rows = sb_heap_text();
    sb_put(&rows, out->at + from);
    out->n = from;
    for (int at = label, next; at < widest; at = next) {
        next = cell ? at + room / cell * cell : at + room >= widest ? widest : behind_bar(rows.at, at, at + room);
        for (const char *line = rows.at; *line;) {
            size_t n = strcspn(line, "\n");
            put_columns(line, n, 0, label, out);
            put_columns(line, n, at, next - at, out);
            draw_end_line(out);
            line += n + (line[n] == '\n');
        }
    }
    sb_heap_text_free(&rows);
}
