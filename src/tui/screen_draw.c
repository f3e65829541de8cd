/* screen_draw.c: what the full screen shows (screen.h). */
#include "sagebrush/heap.h"
#include "sagebrush/typeset.h"
#include "tui/screen_parts.h"
#include "tui/shorten.h"
#include "tui/term.h"

#include <string.h>

scene screen_scene(const screen *s)
{
    return (scene) { .g = s->w->g,
        .lang = s->lang,
        .view = s->view,
        .position = json_object_get(s->view, "position"),
        .viewer = s->viewer,
        .players = (int)json_array_size(json_object_get(s->view, "seats"))
            + (int)json_array_size(json_object_get(s->view, "automas")),
        .ask = &s->ask,
        .page = s->page,
        .move = screen_move(s) };
}

const json_t *screen_move(const screen *s)
{
    if (s->past >= 0)
        return NULL;
    return s->cursor < 0 ? ask_number(&s->ask, s->number) : ask_move(&s->ask, s->cursor);
}

void screen_say(screen *s, bool warning, const char *text)
{
    sb_text message = SB_TEXT(s->message);
    sb_put(&message, text);
    s->is_warning = warning;
}

/* ---- rims -------------------------------------------------------------------------------------------------------- */

/* A window's rim with a title, cut where it would not fit. */
static int draw_rim(screen *s, const window *w, look l, const char *title)
{
    canvas *c = &s->page_canvas;
    if (!*title)
        return w->at.x + 2;
    int room = w->at.width - 6;
    int x = canvas_put(c, w->at.x + 2, w->at.y, LOOK_PLAIN, " ");
    x = canvas_put_in(c, x, w->at.y, room, l, title);
    return canvas_put(c, x, w->at.y, LOOK_PLAIN, " ");
}

static void draw_rim_end(screen *s, const window *w, int from, look l, const char *text)
{
    int width = canvas_width(text), end = w->at.x + w->at.width - 2;
    if (!*text || end - width - 2 <= from)
        return;
    canvas_put(&s->page_canvas, end - width - 2, w->at.y, LOOK_PLAIN, " ");
    canvas_put(&s->page_canvas, end - width - 1, w->at.y, l, text);
    canvas_put(&s->page_canvas, end - 1, w->at.y, LOOK_PLAIN, " ");
}

/* " 1 Rail  >2 Trail<  3 Markets " */
static int draw_tabs(screen *s, const window *w)
{
    canvas *c = &s->page_canvas;
    int x = w->at.x + 2, shown = w->kind == WINDOW_LOG ? s->panes_n : w->pane;
    for (int i = 0; i <= s->panes_n; i++) {
        char bytes[64];
        sb_text text = SB_TEXT(bytes);
        const char *name = i < s->panes_n ? s->panes[i].tab[s->lang] : say(s, "Log", "Journal");
        sb_putf(&text, i == shown ? ">%d %s<" : " %d %s ", i + 1, name);
        if (x + canvas_width(bytes) >= w->at.x + w->at.width - 2)
            break;
        x = canvas_put(c, x, w->at.y, i == shown ? LOOK_TITLE : LOOK_PLAIN, bytes);
    }
    return x;
}

/* ---- panes ------------------------------------------------------------------------------------------------------- */

/* Arrows in the right rim: there is more above or below. */
static void draw_more(screen *s, const window *w, int scroll, int rows)
{
    int x = w->at.x + w->at.width - 1, room = w->at.height - 2;
    if (scroll > 0)
        canvas_put(&s->page_canvas, x, w->at.y + 1, LOOK_BOLD, "^");
    if (rows - scroll > room)
        canvas_put(&s->page_canvas, x, w->at.y + room, LOOK_BOLD, "v");
}

/* How much of a sheet was drawn on. */
static int used_rows(const canvas *c)
{
    for (int y = c->height; y > 0; y--)
        for (int x = 0; x < c->width; x++)
            if (c->at[(y - 1) * c->width + x].ch != ' ')
                return y;
    return 0;
}

static void clamp_scroll(screen *s, int which, int rows, int room)
{
    if (s->scroll[which] > rows - room)
        s->scroll[which] = rows - room;
    if (s->scroll[which] < 0)
        s->scroll[which] = 0;
}

static void draw_pane(screen *s, const window *w)
{
    enum { SHEET_ROWS = 160 };
    const pane *p = &s->panes[w->pane];
    scene sc = screen_scene(s);
    int width = w->at.width - 2, room = w->at.height - 2;
    sc.room = room;
    char title[160];
    sb_text text = SB_TEXT(title);
    sb_putf(&text, "%d %s", w->pane + 1, p->title[s->lang]);
    int x = w->has_tabs ? draw_tabs(s, w) : draw_rim(s, w, s->focus == w->pane ? LOOK_TITLE : LOOK_PLAIN, title);
    if (p->legend[s->lang])
        draw_rim_end(s, w, x, LOOK_DIM, p->legend[s->lang]);
    if (!canvas_init(&s->sheet, width, SHEET_ROWS))
        return;
    p->draw(&sc, &s->sheet);
    int rows = used_rows(&s->sheet);
    clamp_scroll(s, w->pane, rows, room);
    canvas_copy(&s->page_canvas, w->at.x + 1, w->at.y + 1, &s->sheet, s->scroll[w->pane], width, room);
    draw_more(s, w, s->scroll[w->pane], rows);
    canvas_free(&s->sheet);
}

/* ---- the log ----------------------------------------------------------------------------------------------------- */

/* The last lines that fit; new ones bold, under them whose turn it is. */
static void draw_log(screen *s, const window *w)
{
    int width = w->at.width - 3, room = w->at.height - 2, rows = 0, first = s->log_n;
    if (w->has_tabs) {
        draw_tabs(s, w);
    } else {
        char title[40];
        sb_text text = SB_TEXT(title);
        sb_putf(&text, "%d %s", s->panes_n + 1, say(s, "Log", "Journal"));
        int x = draw_rim(s, w, s->focus == s->panes_n ? LOOK_TITLE : LOOK_PLAIN, title);
        draw_rim_end(s, w, x, LOOK_DIM, say(s, "L all", "L tout"));
    }
    int up = s->scroll[s->panes_n], last = s->log_n - up;
    if (last < 1)
        last = s->log_n < 1 ? s->log_n : 1;
    while (first > last)
        first--;
    while (first > 0 && rows < room)
        rows += canvas_lines(s->log[--first].text, width, 2);
    int y = rows > room ? room - rows : 0;
    for (int i = first; i < last; i++) {
        canvas lines;
        int n = canvas_lines(s->log[i].text, width, 2);
        if (!canvas_init(&lines, width, n))
            return;
        canvas_wrap(&lines, 0, 0, width, n, 2, s->log[i].number >= s->fresh ? LOOK_BOLD : LOOK_PLAIN, s->log[i].text);
        for (int row = 0; row < n; row++, y++)
            if (y >= 0 && y < room)
                canvas_copy(&s->page_canvas, w->at.x + 1, w->at.y + 1 + y, &lines, row, width, 1);
        canvas_free(&lines);
    }
}

/* ---- the question ------------------------------------------------------------------------------------------------ */

/* A move as the game calls it in few words, or its sentence. */
static void label_of(const screen *s, const scene *sc, const json_t *move, sb_text *left, sb_text *right)
{
    sb_text raw = sb_heap_text();
    if (s->board->label)
        s->board->label(sc, move, &raw, right);
    if (raw.n == 0)
        sb_put(&raw, ask_text(move, "text"));
    sb_typeset(s->lang, raw.at, left);
    sb_heap_text_free(&raw);
}

enum { LABEL_MAX = 200 };

typedef struct entry {
    char left[LABEL_MAX], right[48];
} entry;

static void entry_of(const screen *s, const scene *sc, int line, entry *e)
{
    sb_text left = SB_TEXT(e->left), right = SB_TEXT(e->right);
    const ask_line *l = &s->ask.at[line];
    label_of(s, sc, ask_move(&s->ask, line), &left, &right);
    if (l->ways > 1)
        sb_putf(&right, right.n ? " +%d" : "+%d", l->ways - 1);
}

static int width_of(const entry *e)
{
    return 4 + canvas_width(e->left) + (e->right[0] ? 2 + canvas_width(e->right) : 0);
}

static bool is_on_page(const screen *s, int line)
{
    const ask_line *l = &s->ask.at[line];
    return l->blocked || ask_find_key(&s->ask, s->page, l->key) == line;
}

/* The lines of this page of letters. */
static int lines_of_page(const screen *s, int out[SB_MOVES_MAX + SB_BLOCKED_MAX])
{
    int n = 0;
    for (int i = 0; i < s->ask.n; i++)
        if (is_on_page(s, i))
            out[n++] = i;
    return n;
}

/* A label where it must be cut: what it has in common with those that begin as it does is left out first. */
static void put_label(const screen *s, const scene *sc, int line, const char *label, int room, sb_text *out)
{
    size_t head = SIZE_MAX, tail = SIZE_MAX;
    for (int i = 0; i < s->ask.n; i++) {
        entry e;
        if (i == line || s->ask.at[i].blocked != s->ask.at[line].blocked)
            continue;
        entry_of(s, sc, i, &e);
        size_t begins = shorten_head(label, e.left), ends = shorten_tail(label, e.left);
        if (begins == 0)
            continue;
        head = begins < head ? begins : head;
        tail = ends < tail ? ends : tail;
    }
    shorten(label, head == SIZE_MAX ? 0 : head, tail == SIZE_MAX ? 0 : tail, room, out);
}

static void draw_line(screen *s, const scene *sc, int line, rect at)
{
    canvas *c = &s->page_canvas;
    const ask_line *l = &s->ask.at[line];
    bool here = line == s->cursor;
    look text_look = here ? LOOK_CURSOR : l->blocked ? LOOK_DIM : LOOK_PLAIN;
    char key[2] = { l->key };
    entry e;
    entry_of(s, sc, line, &e);
    if (s->hits < (int)(sizeof s->hit / sizeof *s->hit)) {
        s->hit[s->hits].line = line;
        s->hit[s->hits++].at = at;
    }
    if (here)
        canvas_fill(c, at.x, at.y, at.width - 1, at.height, ' ', LOOK_CURSOR);
    canvas_put(c, at.x, at.y, text_look, here ? ">" : " ");
    canvas_put(c, at.x + 1, at.y, here ? LOOK_CURSOR : l->blocked ? LOOK_DIM : LOOK_KEY, key);
    int room = at.width - 4 - (e.right[0] ? 1 + canvas_width(e.right) : 0);
    if (at.height > 1) {
        canvas_wrap(c, at.x + 3, at.y, room, at.height, 1, text_look, e.left);
    } else if (canvas_width(e.left) > room) {
        char label[LABEL_MAX + 2];
        sb_text text = SB_TEXT(label);
        put_label(s, sc, line, e.left, room, &text);
        canvas_put_ends(c, at.x + 3, at.y, room, text_look, label);
    } else {
        canvas_put(c, at.x + 3, at.y, text_look, e.left);
    }
    canvas_right(c, at.x + at.width - 1, at.y, text_look, e.right);
}

/* How the list is laid out in a window: so many columns, so many rows a line. */
static void lay_list(screen *s, const scene *sc, const int *lines, int n, rect in)
{
    int widest = 20, tall = 0, can = 0; /* what is not possible is cut where it does not fit */
    for (int i = 0; i < n; i++) {
        entry e;
        if (s->ask.at[lines[i]].blocked)
            continue;
        can++;
        entry_of(s, sc, lines[i], &e);
        int width = width_of(&e) + 1;
        if (width > widest)
            widest = width;
        tall += canvas_lines(e.left, in.width - 4 - (e.right[0] ? 1 + canvas_width(e.right) : 0), 1) > 1 ? 2 : 1;
    }
    int most = in.width / 26 < 1 ? 1 : in.width / 26;
    s->list_columns = in.width / widest < 1 ? 1 : in.width / widest;
    if (s->list_columns > most)
        s->list_columns = most;
    if (s->list_columns * in.height < can && s->list_columns < most) /* cut rather than out of sight */
        s->list_columns = (can + in.height - 1) / in.height < most ? (can + in.height - 1) / in.height : most;
    s->list_lines = s->list_columns == 1 && tall <= in.height ? 2 : 1;
    s->list_rows = in.height;
    s->list_at = in;
}

static int rows_of_line(const screen *s, const scene *sc, int line)
{
    entry e;
    if (s->list_lines == 1)
        return 1;
    entry_of(s, sc, line, &e);
    return canvas_lines(e.left, s->list_at.width - 4 - (e.right[0] ? 1 + canvas_width(e.right) : 0), 1) > 1 ? 2 : 1;
}

static void draw_list(screen *s, rect in)
{
    scene sc = screen_scene(s);
    int lines[SB_MOVES_MAX + SB_BLOCKED_MAX], n = lines_of_page(s, lines), at = 0;
    lay_list(s, &sc, lines, n, in);
    for (int i = 0; i < n; i++)
        if (lines[i] == s->cursor)
            at = i;
    int room = s->list_rows * s->list_columns, width = in.width / s->list_columns;
    if (at < s->top)
        s->top = at;
    if (at >= s->top + room)
        s->top = at - room + 1;
    if (s->top > n - room)
        s->top = n > room ? n - room : 0;
    for (int i = s->top, y = 0, column = 0; i < n; i++) {
        int rows = rows_of_line(s, &sc, lines[i]);
        if (y + rows > in.height) {
            y = 0;
            column++;
        }
        if (column >= s->list_columns)
            break;
        draw_line(s, &sc, lines[i], (rect) { in.x + column * width, in.y + y, width, rows });
        y += rows;
    }
    if (s->top > 0)
        canvas_put(&s->page_canvas, in.x + in.width, in.y, LOOK_BOLD, "^");
    if (s->top + room < n)
        canvas_put(&s->page_canvas, in.x + in.width, in.y + in.height - 1, LOOK_BOLD, "v");
}

/* "your number [ 4 ]  2 to 15" */
static int draw_number(screen *s, rect in)
{
    canvas *c = &s->page_canvas;
    if (s->ask.numbers == 0)
        return 0;
    bool here = s->cursor < 0;
    const json_t *move = ask_number(&s->ask, s->number);
    int x = canvas_put(c, in.x, in.y, LOOK_PLAIN, here ? "> " : "  ");
    x = canvas_putf(c, x, in.y, here ? LOOK_CURSOR : LOOK_KEY, "[ %d ]", s->number);
    x = canvas_putf(c, x + 1, in.y, LOOK_PLAIN, say(s, "%d to %d", "%d à %d"), ask_number_of(&s->ask, 0),
        ask_number_of(&s->ask, s->ask.numbers - 1));
    canvas_put_in(c, x + 2, in.y, in.x + in.width - x - 2, move ? LOOK_BOLD : LOOK_WARN,
        move ? ask_text(move, "text") : say(s, "not offered", "pas proposé"));
    return 1;
}

static const char *stops_of(const screen *s)
{
    return scene_id(s->preview, "stops");
}

static bool is_final(const screen *s)
{
    return strcmp(stops_of(s), "chance") == 0 || strcmp(stops_of(s), "hidden") == 0;
}

/* "money -2, cards +1, VP +3" */
static void put_change(const screen *s, sb_text *out)
{
    json_t *change = json_object_get(s->preview, "change");
    const sb_words *words = &s->w->g->measures;
    for (void *it = json_object_iter(change); it; it = json_object_iter_next(change, it)) {
        const char *key = json_object_iter_key(it), *name = say(s, "points", "points");
        int n = (int)json_integer_value(json_object_iter_value(it));
        for (int i = 0; i < words->count; i++)
            if (strcmp(words->at[i].id, key) == 0)
                name = words->at[i].text[s->lang];
        if (n)
            sb_putf(out, n > 0 ? "%s%s +%d" : "%s%s %d", out->n ? ", " : "", name, n);
    }
}

/* What is to be known of the move under the cursor: its sentence, remark, what it changes, what it leads to. */
static void put_preview(const screen *s, bool brief, sb_text *out)
{
    const json_t *move = screen_move(s);
    if (!move)
        return;
    sb_put(out, ask_text(move, "text"));
    if (*ask_text(move, "reason")) {
        sb_putf(out, ". %s (%s)", ask_text(move, "reason"), ask_text(move, "rule"));
        return;
    }
    if (*ask_text(move, "note"))
        sb_putf(out, brief ? say(s, "; %s", " ; %s") : "\n%s", ask_text(move, "note"));
    char bytes[300];
    sb_text change = SB_TEXT(bytes);
    put_change(s, &change);
    if (change.n)
        sb_putf(out, brief ? say(s, "; %s", " ; %s") : "\n%s", bytes);
    const json_t *events = json_object_get(s->preview, "events");
    for (size_t i = 0; !brief && i < json_array_size(events) && i < 6; i++)
        sb_putf(out, "\n* %s", ask_text(json_array_get(events, i), "text"));
}

static void draw_preview_in(screen *s, rect in, bool brief)
{
    sb_text raw = sb_heap_text(), text = sb_heap_text();
    int y = in.y, rows = in.height - (is_final(s) && screen_move(s) && !brief);
    put_preview(s, brief, &raw);
    sb_typeset(s->lang, raw.at ? raw.at : "", &text);
    for (const char *p = text.at; p && *p && y < in.y + rows;) {
        char line[1024];
        sb_text one = SB_TEXT(line);
        size_t n = strcspn(p, "\n");
        sb_put_bytes(&one, p, n);
        y += canvas_wrap(
            &s->page_canvas, in.x, y, in.width, in.y + rows - y, 2, y == in.y ? LOOK_BOLD : LOOK_PLAIN, line);
        p += n + (p[n] == '\n');
    }
    if (rows < in.height)
        canvas_put_in(&s->page_canvas, in.x, in.y + rows, in.width, LOOK_WARN,
            say(s, "! shows what is hidden: no free undo", "! montre le caché : sans retour libre"));
    sb_heap_text_free(&raw);
    sb_heap_text_free(&text);
}

/* What is asked, or what is waited for. */
static void put_question(const screen *s, sb_text *out)
{
    const json_t *decision = json_object_get(s->view, "decision");
    if (s->past >= 0) {
        sb_putf(out, say(s, "Looking back: after move %d of %d", "Retour en arrière : après le coup %d sur %d"),
            s->past, scene_int(s->view, "ply"));
    } else if (json_is_true(json_object_get(s->view, "over"))) {
        sb_put(out, say(s, "The game is over", "La partie est finie"));
    } else if (json_is_object(decision)) {
        sb_put(out, scene_id(decision, "text"));
    } else if (s->is_aside) {
        sb_put(out, say(s, "You may act now, or go on with Enter.", "Vous pouvez agir, ou continuer par Entrée."));
    } else {
        sb_put(out, say(s, "Waiting for ", "En attente : "));
        const json_t *pending = json_object_get(s->view, "pending");
        scene sc = screen_scene(s);
        for (size_t i = 0; i < json_array_size(pending); i++) {
            sb_put(out, i ? ", " : "");
            scene_put_seat(&sc, (int)json_integer_value(json_array_get(pending, i)), out);
        }
        sb_put(out, s->ask.possible ? say(s, "; you may act meanwhile", " ; vous pouvez agir entre-temps") : "");
    }
}

/* In the rim below the question, until the next key. */
static void draw_message(screen *s, rect at)
{
    if (!s->message[0])
        return;
    int y = at.y + at.height - 1, lines = canvas_lines(s->message, at.width - 4, 2);
    if (!s->layout.is_side) {
        int x = canvas_put(&s->page_canvas, at.x + 1, y, LOOK_PLAIN, " ");
        x = canvas_put_in(&s->page_canvas, x, y, at.width - 4, s->is_warning ? LOOK_WARN : LOOK_BOLD, s->message);
        canvas_put(&s->page_canvas, x, y, LOOK_PLAIN, " ");
        return;
    }
    lines = lines > 4 ? 4 : lines;
    canvas_fill(&s->page_canvas, at.x + 1, y - lines, at.width - 2, lines, ' ', LOOK_PLAIN);
    canvas_wrap(&s->page_canvas, at.x + 2, y - lines, at.width - 4, lines, 2, s->is_warning ? LOOK_WARN : LOOK_BOLD,
        s->message);
}

static void draw_scores(screen *s, rect in);

/* In the rim above the list; what does not fit there goes on below it.  Rows that it takes there. */
static int draw_question(screen *s, const window *w, rect in, const char *question, const char *rule)
{
    int room = w->at.width - 6;
    if (canvas_width(question) <= room) {
        draw_rim_end(s, w, draw_rim(s, w, LOOK_TITLE, question), LOOK_DIM, rule);
        return 0;
    }
    char first[LABEL_MAX];
    sb_text line = SB_TEXT(first);
    size_t n = canvas_fit(question, room);
    while (n > 0 && question[n] != ' ')
        n--;
    sb_put_bytes(&line, question, n);
    draw_rim(s, w, LOOK_TITLE, first);
    return canvas_wrap(&s->page_canvas, in.x + 1, in.y, in.width - 2, 2, 0, LOOK_BOLD, question + n + 1);
}

/* Rows below the list for what the move does: as many as it takes, where the list leaves them. */
static int preview_rows(const screen *s, rect in, int least)
{
    sb_text raw = sb_heap_text(), text = sb_heap_text();
    int lines[SB_MOVES_MAX + SB_BLOCKED_MAX], n = lines_of_page(s, lines), columns = in.width / 26;
    int list = (s->ask.numbers > 0) + (n + columns - 1) / columns;
    put_preview(s, true, &raw);
    sb_typeset(s->lang, raw.at ? raw.at : "", &text);
    int wanted = canvas_lines(text.at ? text.at : "", in.width - 2, 2);
    sb_heap_text_free(&raw);
    sb_heap_text_free(&text);
    if (wanted > in.height - list)
        wanted = in.height - list;
    return wanted > least ? wanted : least;
}

static void draw_ask(screen *s, const window *w)
{
    sb_text raw = sb_heap_text(), question = sb_heap_text();
    const json_t *decision = json_object_get(s->view, "decision");
    put_question(s, &raw);
    sb_typeset(s->lang, raw.at ? raw.at : "", &question);
    rect in = { w->at.x + 1, w->at.y + 1, w->at.width - 2, w->at.height - 2 };
    if (s->layout.is_side) {
        int x = draw_rim(s, w, LOOK_TITLE, say(s, "Question", "Question"));
        draw_rim_end(s, w, x, LOOK_DIM, scene_id(decision, "rule"));
        int rows = canvas_wrap(&s->page_canvas, in.x + 1, in.y, in.width - 1, 3, 0, LOOK_BOLD, question.at);
        in.y += rows;
        in.height -= rows;
    } else {
        int rows = draw_question(s, w, in, question.at, scene_id(decision, "rule"));
        in.y += rows;
        in.height -= rows;
        int preview = preview_rows(s, in, w->at.height > 10 ? 2 : 1);
        draw_preview_in(s, (rect) { in.x + 1, in.y + in.height - preview, in.width - 2, preview }, true);
        if (is_final(s) && screen_move(s))
            canvas_put(&s->page_canvas, in.x, in.y + in.height - preview, LOOK_WARN, "!");
        in.height -= preview;
    }
    if (json_is_true(json_object_get(s->view, "over")) && s->past < 0) {
        draw_scores(s, in);
    } else if (s->past < 0) {
        int used = draw_number(s, in);
        in.y += used;
        in.height -= used;
        draw_list(s, in);
    }
    sb_heap_text_free(&raw);
    sb_heap_text_free(&question);
}

static void draw_preview(screen *s, const window *w)
{
    char key[2] = { s->cursor >= 0 && s->cursor < s->ask.n ? s->ask.at[s->cursor].key : 0 };
    char title[64];
    sb_text text = SB_TEXT(title);
    sb_put(&text, say(s, "What it does", "Ce que cela fait"));
    if (key[0] && s->past < 0)
        sb_putf(&text, ": %s", key);
    draw_rim(s, w, LOOK_PLAIN, title);
    draw_preview_in(s, (rect) { w->at.x + 2, w->at.y + 1, w->at.width - 4, w->at.height - 2 }, false);
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

/* The result in few lines: places, names, totals; the whole table is a popup. */
static void draw_scores(screen *s, rect in)
{
    const json_t *result = json_object_get(s->view, "result"), *scores = json_object_get(result, "scores");
    scene sc = screen_scene(s);
    int y = in.y;
    for (int place = 1; place <= (int)json_array_size(scores); place++)
        for (size_t i = 0; i < json_array_size(scores); i++) {
            const json_t *row = json_array_get(scores, i);
            if (scene_int(row, "place") != place || y >= in.y + in.height)
                continue;
            canvas_putf(&s->page_canvas, in.x + 1, y++, place == 1 ? LOOK_BOLD : LOOK_PLAIN, "%d  %s  %d%s", place,
                scene_seat(&sc, scene_int(row, "seat")), scene_int(row, "total"),
                place == 1 ? say(s, "  wins", "  gagne") : "");
        }
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static void put_who(const screen *s, const scene *sc, sb_text *out)
{
    const json_t *pending = json_object_get(s->view, "pending");
    if (json_is_true(json_object_get(s->view, "over")) || json_array_size(pending) == 0)
        return;
    sb_put(out, "> ");
    for (size_t i = 0; i < json_array_size(pending); i++) {
        sb_put(out, i ? ", " : "");
        scene_put_seat(sc, (int)json_integer_value(json_array_get(pending, i)), out);
    }
    if (s->thinking >= 0)
        sb_put(out, say(s, " thinks", " réfléchit"));
}

static void draw_title(screen *s)
{
    scene sc = screen_scene(s);
    char bytes[400];
    sb_text text = SB_TEXT(bytes);
    const char *end = say(s, "? help  Q leave ", "? aide  Q quitter ");
    for (const char *p = s->w->g->name[s->lang]; *p; p++)
        sb_put_char(&text, *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p);
    int x = canvas_put(&s->page_canvas, 1, 0, LOOK_TITLE, bytes);
    sb_text_clear(&text);
    sb_put(&text, "  ");
    s->board->head(&sc, &text);
    sb_put(&text, "  ");
    char asked[200];
    sb_text who = SB_TEXT(asked);
    put_who(s, &sc, &who);
    int room = s->page_canvas.width - x - canvas_width(end) - 1,
        kept = canvas_width(asked) < room / 2 ? canvas_width(asked) : room / 2;
    x = canvas_put_in(&s->page_canvas, x, 0, room - kept, LOOK_PLAIN, bytes);
    canvas_put_in(&s->page_canvas, x, 0, s->page_canvas.width - x - canvas_width(end) - 1, LOOK_BOLD, asked);
    canvas_right(&s->page_canvas, s->page_canvas.width, 0, LOOK_DIM, end);
}

/* As many as fit, the most important first; separated by two spaces. */
static void draw_key_list(screen *s, const char *keys)
{
    canvas *c = &s->page_canvas;
    int x = 1;
    while (*keys) {
        char one[80];
        sb_text text = SB_TEXT(one);
        const char *end = strstr(keys, "  ");
        size_t n = end ? (size_t)(end - keys) : strlen(keys);
        sb_put_bytes(&text, keys, n);
        if (x + canvas_width(one) >= c->width)
            return;
        x = canvas_put(c, x, c->height - 1, LOOK_DIM, one) + 2;
        keys += n + strspn(keys + n, " ");
    }
}

static void draw_keys(screen *s)
{
    const char *keys;
    if (s->past >= 0)
        keys = say(s, "left/right one move  PgUp/PgDn ten  Home/End  Esc back to the end",
            "gauche/droite un coup  PgUp/PgDn dix  Début/Fin  Échap retour à la fin");
    else if (json_is_true(json_object_get(s->view, "over")))
        keys = say(s, "E scores  V review  left looks back  K keep record  L log  1-9 panes  Q leave",
            "E score  V bilan  gauche revoir  K garder  L journal  1-9 volets  Q quitter");
    else if (s->is_aside)
        keys = say(s, "Enter or . go on  letter acts  N never ask again  U undo  1-9 panes  ? help",
            "Entrée ou . continuer  lettre agir  N ne plus proposer  U annuler  1-9 volets  ? aide");
    else if (s->ask.numbers)
        keys = say(s,
            "digits, up/down: number  Enter plays it  . passes  H hint  U undo  W why not  / about  : command  L log",
            "chiffres, haut/bas : nombre  Entrée le joue  . passer  H conseil  U annuler  W pourquoi  / carte  : "
            "commande");
    else
        keys = say(s,
            "letter or arrows+Enter  . done  H hint  U undo  1-9 panes  W why not  / about  M more  R redo  X turn  L "
            "log  "
            ": command",
            "lettre ou flèches+Entrée  . fini  H conseil  U annuler  1-9 volets  W pourquoi  / carte  M plus  R "
            "rétablir  "
            "L journal");
    draw_key_list(s, keys);
}

static void draw_status(screen *s)
{
    scene sc = screen_scene(s);
    sb_text text = sb_heap_text();
    if (s->layout.is_side)
        return;
    s->board->status(&sc, &text);
    canvas_put_in(
        &s->page_canvas, 1, s->page_canvas.height - 2, s->page_canvas.width - 2, LOOK_PLAIN, text.at ? text.at : "");
    sb_heap_text_free(&text);
}

static void draw_too_small(screen *s)
{
    canvas_putf(&s->page_canvas, 0, 0, LOOK_PLAIN,
        say(s, "Window too small: %dx%d needed.", "Fenêtre trop petite : il faut %dx%d."), LAYOUT_WIDTH_MIN,
        LAYOUT_HEIGHT_MIN);
    canvas_put(&s->page_canvas, 0, 1, LOOK_PLAIN,
        say(s, "The game waits. Q leaves; it is kept.", "La partie attend. Q quitte ; elle est gardée."));
}

void screen_draw(screen *s)
{
    scene sc = screen_scene(s);
    s->panes_n = s->board->panes(&sc, s->panes);
    layout_make(&s->layout, s->page_canvas.width, s->page_canvas.height, s->panes, s->panes_n, s->tab);
    canvas_clear(&s->page_canvas);
    s->hits = 0;
    if (s->layout.is_too_small) {
        draw_too_small(s);
        return;
    }
    draw_title(s);
    for (int i = 0; i < s->layout.n; i++) {
        rect at = s->layout.at[i].at;
        canvas_box(&s->page_canvas, at.x, at.y, at.width, at.height);
    }
    for (int i = 0; i < s->layout.n; i++) {
        const window *w = &s->layout.at[i];
        switch (w->kind) {
        case WINDOW_PANE: draw_pane(s, w); break;
        case WINDOW_ASK: draw_ask(s, w); break;
        case WINDOW_PREVIEW: draw_preview(s, w); break;
        case WINDOW_LOG: draw_log(s, w); break;
        }
    }
    for (int i = 0; i < s->layout.n; i++)
        if (s->layout.at[i].kind == WINDOW_ASK)
            draw_message(s, s->layout.at[i].at);
    draw_status(s);
    draw_keys(s);
}

void screen_show(screen *s)
{
    int width, height;
    term_size(&width, &height);
    if (width != s->page_canvas.width || height != s->page_canvas.height) {
        canvas_free(&s->page_canvas);
        if (!canvas_init(&s->page_canvas, width, height))
            return;
    }
    if (s->is_covered)
        canvas_clear(&s->page_canvas);
    else
        screen_draw(s);
    term_show(&s->page_canvas, -1, 0);
}
