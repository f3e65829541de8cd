/* canvas.c: a page of characters in memory (canvas.h). */
#include "tui/canvas.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

bool canvas_init(canvas *c, int width, int height)
{
    c->width = width;
    c->height = height;
    c->at = calloc((size_t)width * (size_t)height + 1, sizeof *c->at);
    if (c->at)
        canvas_clear(c);
    return c->at != NULL;
}

void canvas_free(canvas *c)
{
    free(c->at);
    *c = (canvas) { 0 };
}

void canvas_clear(canvas *c)
{
    canvas_fill(c, 0, 0, c->width, c->height, ' ', LOOK_PLAIN);
}

static canvas_cell *cell_at(const canvas *c, int x, int y)
{
    return x >= 0 && y >= 0 && x < c->width && y < c->height ? &c->at[y * c->width + x] : NULL;
}

static void set_cell(canvas *c, int x, int y, uint32_t ch, look l)
{
    canvas_cell *cell = cell_at(c, x, y);
    if (cell)
        *cell = (canvas_cell) { .ch = ch, .look = (uint8_t)l };
}

void canvas_fill(canvas *c, int x, int y, int width, int height, uint32_t ch, look l)
{
    for (int row = y; row < y + height; row++)
        for (int column = x; column < x + width; column++)
            set_cell(c, column, row, ch, l);
}

void canvas_paint(canvas *c, int x, int y, int width, look l)
{
    for (int column = x; column < x + width; column++) {
        canvas_cell *cell = cell_at(c, column, y);
        if (cell)
            cell->look = (uint8_t)l;
    }
}

/* ---- text -------------------------------------------------------------------------------------------------------- */

/* The next character of a text, which need not be UTF-8: then a question mark. */
static uint32_t next_char(const char **p)
{
    const unsigned char *s = (const unsigned char *)*p;
    int n = s[0] < 0x80 ? 0 : (s[0] & 0xe0) == 0xc0 ? 1 : (s[0] & 0xf0) == 0xe0 ? 2 : (s[0] & 0xf8) == 0xf0 ? 3 : -1;
    uint32_t ch = n <= 0 ? s[0] : s[0] & (0x3fu >> n);
    for (int i = 1; i <= n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            n = -1;
        else
            ch = ch << 6 | (s[i] & 0x3f);
    }
    *p += n < 0 ? 1 : n + 1;
    return n < 0 || ch < 0x20 || ch == 0x7f ? '?' : ch;
}

/* Columns of a character: marks that stand over others none, wide ones two.  Our own signs are all one wide, whatever the
 * locale says. */
static int columns_of(uint32_t ch)
{
    if (ch < 0x300 || (ch >= 0x2000 && ch < 0x2600))
        return 1;
    int n = wcwidth((wchar_t)ch);
    return n < 0 ? 1 : n > 2 ? 2 : n;
}

int canvas_width(const char *text)
{
    int n = 0;
    while (*text)
        n += columns_of(next_char(&text));
    return n;
}

size_t canvas_fit(const char *text, int columns)
{
    const char *p = text;
    while (*p) {
        const char *next = p;
        columns -= columns_of(next_char(&next));
        if (columns < 0)
            break;
        p = next;
    }
    return (size_t)(p - text);
}

/* Inside a word, as the typesetter has it (sagebrush/typeset.h). */
static bool is_apostrophe(uint32_t before, uint32_t ch, char after)
{
    bool letter = before >= 0x80 || (before >= 'a' && before <= 'z') || (before >= 'A' && before <= 'Z');
    return ch == '\'' && letter && after && after != ' ';
}

static int put_bytes(canvas *c, int x, int y, look l, const char *text, size_t n)
{
    uint32_t before = 0;
    for (const char *p = text, *end = text + n; p < end;) {
        uint32_t ch = next_char(&p);
        if (is_apostrophe(before, ch, *p))
            ch = 0x2019;
        before = ch;
        int columns = columns_of(ch);
        if (columns == 0)
            continue;
        if (columns == 2 && x + 2 > c->width)
            ch = '?', columns = 1;
        set_cell(c, x, y, ch, l);
        if (columns == 2)
            set_cell(c, x + 1, y, CANVAS_TAIL, l);
        x += columns;
    }
    return x;
}

int canvas_put(canvas *c, int x, int y, look l, const char *text)
{
    return put_bytes(c, x, y, l, text, strlen(text));
}

int canvas_put_in(canvas *c, int x, int y, int columns, look l, const char *text)
{
    if (columns <= 0)
        return x;
    if (canvas_width(text) <= columns)
        return canvas_put(c, x, y, l, text);
    size_t n = canvas_fit(text, columns - 1), word = n;
    while (word > n / 2 && text[word] != ' ')
        word--;
    x = put_bytes(c, x, y, l, text, word > n / 2 ? word : n);
    return canvas_put(c, x, y, l, "~");
}

/* Where the last so many columns of a text begin; at a word, if that costs no more than half of them. */
static const char *end_of(const char *text, int columns)
{
    const char *from = text + canvas_fit(text, canvas_width(text) - columns), *word = strchr(from, ' ');
    return word && canvas_width(word + 1) >= columns / 2 ? word + 1 : from;
}

int canvas_put_ends(canvas *c, int x, int y, int columns, look l, const char *text)
{
    enum { LEAST = 12 };
    if (columns < LEAST || canvas_width(text) <= columns)
        return canvas_put_in(c, x, y, columns, l, text);
    const char *end = end_of(text, columns / 2);
    size_t n = canvas_fit(text, columns - 1 - canvas_width(end)), word = n;
    while (word > n / 2 && text[word] != ' ')
        word--;
    x = put_bytes(c, x, y, l, text, word > n / 2 ? word : n);
    x = canvas_put(c, x, y, l, "~");
    return canvas_put(c, x, y, l, end);
}

int canvas_putf(canvas *c, int x, int y, look l, const char *format, ...)
{
    char bytes[1024];
    sb_text text = SB_TEXT(bytes);
    va_list args;
    va_start(args, format);
    sb_putv(&text, format, args);
    va_end(args);
    return canvas_put(c, x, y, l, bytes);
}

void canvas_right(canvas *c, int end, int y, look l, const char *text)
{
    canvas_put(c, end - canvas_width(text), y, l, text);
}

/* Bytes of the next line of a text, and where the one after it begins. */
static size_t next_line(const char *text, int columns, const char **rest)
{
    size_t all = strcspn(text, "\n"), n = canvas_fit(text, columns);
    if (n >= all) {
        *rest = text + all + (text[all] == '\n');
        return all;
    }
    size_t at = n;
    while (at > 0 && text[at] != ' ')
        at--;
    if (at == 0) /* one long word */
        at = n ? n : strlen(text) > 0;
    *rest = text + at + strspn(text + at, " ");
    return at;
}

int canvas_wrap(canvas *c, int x, int y, int columns, int rows, int indent, look l, const char *text)
{
    int row = 0;
    if (columns < 1)
        return 0;
    for (; *text && (rows == 0 || row < rows); row++) {
        const char *rest;
        int in = row && indent < columns ? indent : 0;
        size_t n = next_line(text, columns - in, &rest);
        bool cut = rows && row == rows - 1 && *rest;
        if (cut)
            n = n < canvas_fit(text, columns - in - 1) ? n : canvas_fit(text, columns - in - 1);
        if (c) {
            int end = put_bytes(c, x + in, y + row, l, text, n);
            if (cut)
                canvas_put(c, end, y + row, l, "~");
        }
        text = rest;
    }
    return row;
}

int canvas_lines(const char *text, int columns, int indent)
{
    return canvas_wrap(NULL, 0, 0, columns, 0, indent, LOOK_PLAIN, text);
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

static void add_lines(canvas *c, int x, int y, int lines, bool heavy)
{
    canvas_cell *cell = cell_at(c, x, y);
    if (!cell)
        return;
    if (cell->ch)
        *cell = (canvas_cell) { .look = LOOK_PLAIN };
    cell->lines |= (uint8_t)lines;
    if (heavy) {
        cell->heavy |= (uint8_t)lines;
        cell->look = LOOK_WAY;
    }
}

void canvas_across(canvas *c, int x0, int x1, int y, bool heavy)
{
    for (int x = x0; x <= x1; x++)
        add_lines(c, x, y, (x > x0 ? LINE_LEFT : 0) | (x < x1 ? LINE_RIGHT : 0), heavy);
}

void canvas_down(canvas *c, int x, int y0, int y1, bool heavy)
{
    for (int y = y0; y <= y1; y++)
        add_lines(c, x, y, (y > y0 ? LINE_UP : 0) | (y < y1 ? LINE_DOWN : 0), heavy);
}

void canvas_box(canvas *c, int x, int y, int width, int height)
{
    canvas_across(c, x, x + width - 1, y, false);
    canvas_across(c, x, x + width - 1, y + height - 1, false);
    canvas_down(c, x, y, y + height - 1, false);
    canvas_down(c, x + width - 1, y, y + height - 1, false);
}

void canvas_copy(canvas *to, int x, int y, const canvas *from, int from_y, int width, int height)
{
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            const canvas_cell *in = cell_at(from, column, from_y + row);
            canvas_cell *out = cell_at(to, x + column, y + row);
            if (in && out)
                *out = *in;
        }
}

/* ---- out --------------------------------------------------------------------------------------------------------- */

static uint32_t line_char(const canvas_cell *cell, bool ascii)
{
    static const uint16_t SINGLE[16] = { ' ', 0x2502, 0x2500, 0x2514, 0x2502, 0x2502, 0x250c, 0x251c, 0x2500, 0x2518,
        0x2500, 0x2534, 0x2510, 0x2524, 0x252c, 0x253c };
    static const uint16_t DOUBLE[16] = { ' ', 0x2551, 0x2550, 0x255a, 0x2551, 0x2551, 0x2554, 0x2560, 0x2550, 0x255d,
        0x2550, 0x2569, 0x2557, 0x2563, 0x2566, 0x256c };
    int lines = cell->lines & 15;
    bool across = (lines & ~(LINE_LEFT | LINE_RIGHT)) == 0, down = (lines & ~(LINE_UP | LINE_DOWN)) == 0;
    if (ascii)
        return across ? (cell->heavy ? '=' : '-') : down ? (cell->heavy ? '#' : '|') : (cell->heavy ? '#' : '+');
    return cell->heavy ? DOUBLE[lines] : SINGLE[lines];
}

char canvas_fold(uint32_t ch)
{
    /* clang-format off */
    static const struct {
        uint16_t ch;
        char as;
    } FOLDS[] = { { 0xa0, ' ' }, { 0x202f, ' ' }, { 0x2009, ' ' }, { 0x2019, '\'' }, { 0x2018, '\'' }, { 0x201c, '"' },
        { 0x201d, '"' }, { 0xab, '"' }, { 0xbb, '"' }, { 0x2212, '-' }, { 0x2013, '-' }, { 0x2014, '-' }, { 0xd7, 'x' },
        { 0x2026, '.' }, { 0x152, 'O' }, { 0x153, 'o' }, { 0xe6, 'a' }, { 0xc6, 'A' }, { 0xb0, 'o' }, { 0x2592, '#' },
        { 0x2022, '*' }, { 0x2192, '>' }, { 0x2502, '|' }, { 0x2500, '-' } };
    /* clang-format on */
    static const char LATIN[] = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty";
    if (ch < 0x80)
        return (char)ch;
    for (size_t i = 0; i < sizeof FOLDS / sizeof *FOLDS; i++)
        if (FOLDS[i].ch == ch)
            return FOLDS[i].as;
    return ch >= 0xc0 && ch < 0x100 ? LATIN[ch - 0xc0] : '?';
}

uint32_t canvas_char(const canvas_cell *cell, bool ascii)
{
    uint32_t ch = cell->ch ? cell->ch : line_char(cell, ascii);
    if (!ascii)
        return ch == 0xa0 || ch == 0x202f ? ' ' : ch;
    return (uint32_t)canvas_fold(ch);
}

static void put_utf8(uint32_t ch, sb_text *out)
{
    if (ch < 0x80) {
        sb_put_char(out, (char)ch);
        return;
    }
    int more = ch < 0x800 ? 1 : ch < 0x10000 ? 2 : 3;
    static const uint8_t FIRST[] = { 0, 0xc0, 0xe0, 0xf0 };
    sb_put_char(out, (char)(FIRST[more] | ch >> (6 * more)));
    while (more-- > 0)
        sb_put_char(out, (char)(0x80 | (ch >> (6 * more) & 0x3f)));
}

void canvas_text(const canvas *c, bool ascii, sb_text *out)
{
    for (int y = 0; y < c->height; y++) {
        for (int x = 0; x < c->width; x++)
            if (c->at[y * c->width + x].ch != CANVAS_TAIL)
                put_utf8(canvas_char(&c->at[y * c->width + x], ascii), out);
        while (out->n > 0 && out->at[out->n - 1] == ' ')
            out->at[--out->n] = '\0';
        sb_put_char(out, '\n');
    }
}
