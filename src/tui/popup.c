/* popup.c: texts, questions and lines to type over the table (screen.h). */
#include "sagebrush/heap.h"
#include "sagebrush/typeset.h"
#include "tui/screen_parts.h"
#include "tui/term.h"

#include <string.h>

/* The table again (it may have another size by now), and a box over it; what is inside of it. */
static rect draw_box(screen *s, int width, int height, const char *title, const char *keys)
{
    canvas *c = &s->page_canvas;
    if (width > c->width)
        width = c->width;
    if (height > c->height)
        height = c->height;
    rect at = { (c->width - width) / 2, (c->height - height) / 2, width, height };
    canvas_fill(c, at.x, at.y, width, height, ' ', LOOK_PLAIN);
    canvas_box(c, at.x, at.y, width, height);
    int x = canvas_put(c, at.x + 2, at.y, LOOK_PLAIN, " ");
    x = canvas_put_in(c, x, at.y, width - 6, LOOK_TITLE, title);
    canvas_put(c, x, at.y, LOOK_PLAIN, " ");
    if (*keys && canvas_width(keys) < width - 4) {
        canvas_put(c, at.x + width - 4 - canvas_width(keys), at.y + height - 1, LOOK_PLAIN, " ");
        x = canvas_put(c, at.x + width - 3 - canvas_width(keys), at.y + height - 1, LOOK_DIM, keys);
        canvas_put(c, x, at.y + height - 1, LOOK_PLAIN, " ");
    }
    return (rect) { at.x + 2, at.y + 1, width - 4, height - 2 };
}

/* Rows of a text, paragraph by paragraph, from row `top` on; c NULL: only counted. */
static int draw_rows(canvas *c, rect in, int top, const char *text)
{
    int row = 0;
    while (*text) {
        char bytes[4096];
        sb_text one = SB_TEXT(bytes);
        size_t n = strcspn(text, "\n");
        sb_put_bytes(&one, text, n);
        int indent = (int)strspn(bytes, " *") ? (int)strspn(bytes, " *") : 0;
        int lines = n ? canvas_lines(bytes, in.width, indent) : 1;
        canvas part = { 0 };
        if (c && n && row + lines > top && row < top + in.height && canvas_init(&part, in.width, lines)) {
            canvas_wrap(&part, 0, 0, in.width, lines, indent, LOOK_PLAIN, bytes);
            for (int i = 0; i < lines; i++)
                if (row + i >= top && row + i < top + in.height)
                    canvas_copy(c, in.x, in.y + row + i - top, &part, i, in.width, 1);
            canvas_free(&part);
        }
        row += lines;
        text += n + (text[n] == '\n');
    }
    return row;
}

static int scroll_by(int key, int page)
{
    switch (key) {
    case TERM_UP: return -1;
    case TERM_DOWN: return 1;
    case TERM_PAGE_UP: return -page;
    case TERM_PAGE_DOWN:
    case ' ': return page;
    case TERM_HOME: return -100000;
    case TERM_END: return 100000;
    default: return 0;
    }
}

static int popup_width(const screen *s)
{
    return s->page_canvas.width > 92 ? 88 : s->page_canvas.width - 4;
}

/* Shows until a key that does not scroll: *key. */
static bool show_set_text(screen *s, const char *title, const char *set, const char *keys, int *key)
{
    int top = 0;
    for (;;) {
        screen_show(s);
        int width = popup_width(s), rows = draw_rows(NULL, (rect) { 0, 0, width - 4, 0 }, 0, set);
        int height = rows + 2 < s->page_canvas.height - 2 ? rows + 2 : s->page_canvas.height - 2;
        rect in = draw_box(s, width, height, title, keys);
        if (top > rows - in.height)
            top = rows - in.height;
        if (top < 0)
            top = 0;
        draw_rows(&s->page_canvas, in, top, set);
        if (top > 0)
            canvas_put(&s->page_canvas, in.x + in.width, in.y, LOOK_BOLD, "^");
        if (top + in.height < rows)
            canvas_put(&s->page_canvas, in.x + in.width, in.y + in.height - 1, LOOK_BOLD, "v");
        term_show(&s->page_canvas, -1, 0);
        *key = term_key(-1);
        if (*key == TERM_STOP)
            return false;
        int by = scroll_by(*key, in.height - 1);
        top += by;
        if (by == 0 && *key != TERM_RESIZE && *key != TERM_OTHER)
            return true;
    }
}

static bool show_text(screen *s, const char *title, const char *raw, const char *keys, int *key)
{
    sb_text set = sb_heap_text();
    sb_typeset(s->lang, raw, &set);
    bool fine = show_set_text(s, title, set.at ? set.at : "", keys, key);
    sb_heap_text_free(&set);
    return fine;
}

bool popup_text_key(screen *s, const char *title, const char *text, int *key)
{
    return show_text(
        s, title, text, say(s, "arrows scroll, any other key closes", "flèches : défiler, autre touche : fermer"), key);
}

bool popup_text(screen *s, const char *title, const char *text)
{
    int key;
    return popup_text_key(s, title, text, &key);
}

bool popup_ask(screen *s, const char *title, const char *text, const char *keys, int *key)
{
    for (;;) {
        if (!show_text(s, title, text, "", key))
            return false;
        if (*key == TERM_ESCAPE)
            *key = 0;
        if (*key == 0 || (*key < 128 && strchr(keys, *key)) || (*key == TERM_ENTER && strchr(keys, '\n')))
            return true;
    }
}

/* ---- a line ------------------------------------------------------------------------------------------------------ */

static void put_key(sb_text *line, int key)
{
    if (key < 0x80) {
        sb_put_char(line, (char)key);
    } else if (key < 0x800) {
        sb_put_char(line, (char)(0xc0 | key >> 6));
        sb_put_char(line, (char)(0x80 | (key & 0x3f)));
    } else if (key < 0x10000) {
        sb_put_char(line, (char)(0xe0 | key >> 12));
        sb_put_char(line, (char)(0x80 | (key >> 6 & 0x3f)));
        sb_put_char(line, (char)(0x80 | (key & 0x3f)));
    }
}

static void drop_last(sb_text *line)
{
    while (line->n > 0 && ((unsigned char)line->at[line->n - 1] & 0xc0) == 0x80)
        line->at[--line->n] = '\0';
    if (line->n > 0)
        line->at[--line->n] = '\0';
}

bool popup_line(screen *s, const char *title, const char *prompt, char *out, size_t size)
{
    sb_text line = { .at = out, .n = strlen(out), .cap = size };
    for (;;) {
        screen_show(s);
        rect in = draw_box(s, popup_width(s), 4, title, say(s, "Enter  Esc", "Entrée  Échap"));
        canvas_put_in(&s->page_canvas, in.x, in.y, in.width, LOOK_DIM, prompt);
        size_t skip = 0; /* the end of a long line */
        while (canvas_width(out + skip) > in.width - 3)
            skip += canvas_fit(out + skip, 1) ? canvas_fit(out + skip, 1) : 1;
        int x = canvas_putf(&s->page_canvas, in.x, in.y + 1, LOOK_BOLD, "> %s", out + skip);
        term_show(&s->page_canvas, x, in.y + 1);
        int key = term_key(-1);
        if (key == TERM_STOP)
            return false;
        if (key == TERM_ENTER || key == TERM_ESCAPE) {
            if (key == TERM_ESCAPE)
                out[0] = '\0';
            sb_untypeset(out);
            return true;
        }
        if (key == TERM_BACKSPACE)
            drop_last(&line);
        else if (key >= 32 && key < TERM_KEYS && line.n + 5 < size)
            put_key(&line, key);
    }
}
