/* layout.c: the windows of the full screen (screen.h).
 *
 * Wide and high enough: the board on the left (in two columns where there is room for them), the question, what it would do, the
 * others and the log on the right.  Otherwise the board above, the question below.  What does not fit of the board goes round:
 * the pane that was chosen is shown first, then the next ones as far as they fit. */
#include "tui/screen.h"

enum { BOARD = SCENE_WIDTH + 2, SIDE_WIDTH = 38, SIDE_HEIGHT = 34 };

static void add(layout *l, window_kind kind, int which, rect at)
{
    if (l->n < LAYOUT_WINDOWS && at.height > 1 && at.width > 2)
        l->at[l->n++] = (window) { .kind = kind, .pane = which, .at = at };
}

/* A pane and the log can stand in the round. */
typedef struct round {
    const pane *panes;
    int list[SCENE_PANES + 1], n; /* pane numbers */
    int log;
} round_;

static int rows_of(const round_ *r, int i)
{
    return r->list[i] == r->log ? 1000 : r->panes[r->list[i]].height + 1;
}

/* Fills a column from entry `i` on; the last one takes what is left.  The next entry. */
static int fill_column(layout *l, const round_ *r, int i, int until, rect in)
{
    int y = in.y, end = in.y + in.height - 1; /* the row of the last rim */
    while (i < until) {
        int rows = rows_of(r, i % r->n);
        bool last = i + 1 == until || y + rows + rows_of(r, (i + 1) % r->n) > end;
        if (last || y + rows > end)
            rows = end - y;
        add(l, r->list[i % r->n] == r->log ? WINDOW_LOG : WINDOW_PANE, r->list[i % r->n],
            (rect) { in.x, y, in.width, rows + 1 });
        y += rows;
        i++;
        if (last)
            break;
    }
    return i;
}

static int wanted(const round_ *r)
{
    int sum = 1;
    for (int i = 0; i < r->n; i++)
        sum += rows_of(r, i);
    return sum;
}

/* Where the round begins: at the first pane where all fit, at the chosen one otherwise. */
static int begin_of(const round_ *r, int room, int first)
{
    if (wanted(r) <= room)
        return 0;
    for (int i = 0; i < r->n; i++)
        if (r->list[i] == first)
            return i;
    return 0;
}

static int own_pane(const pane *panes, int n)
{
    for (int i = 0; i < n; i++)
        if (panes[i].place == PANE_OWN)
            return i;
    return -1;
}

/* Question, preview, the others, the log. */
static void make_side(layout *l, rect in, const pane *panes, int n)
{
    enum { PREVIEW = 8, ASK_MIN = 13, LOG_MIN = 5 };
    int room = in.height - 1, others = -1, y = in.y;
    for (int i = 0; i < n; i++)
        if (panes[i].place == PANE_OTHERS)
            others = i;
    int asked = room * 2 / 5 > ASK_MIN ? room * 2 / 5 : ASK_MIN, rest = room - asked - PREVIEW;
    int wants = others >= 0 ? panes[others].height + 1 : 0;
    int shown = wants < rest - LOG_MIN ? wants : rest - LOG_MIN;
    add(l, WINDOW_ASK, 0, (rect) { in.x, y, in.width, asked + 1 });
    add(l, WINDOW_PREVIEW, 0, (rect) { in.x, y += asked, in.width, PREVIEW + 1 });
    y += PREVIEW;
    if (shown > 1)
        add(l, WINDOW_PANE, others, (rect) { in.x, y, in.width, shown + 1 });
    y += shown > 1 ? shown : 0;
    add(l, WINDOW_LOG, n, (rect) { in.x, y, in.width, in.y + in.height - y });
}

static void make_wide(layout *l, int width, int height, const pane *panes, int n, int first)
{
    int columns = width >= 2 * (BOARD - 1) + SIDE_WIDTH ? 2 : 1, own = own_pane(panes, n);
    int top = 1, body = height - 2, own_rows = own >= 0 ? panes[own].height + 1 : 0;
    round_ r = { .panes = panes, .log = n };
    for (int i = 0; i < n; i++)
        if (panes[i].place == PANE_BOARD || (panes[i].place == PANE_EXTRA && i == first))
            r.list[r.n++] = i;
    int begin = begin_of(&r, columns * (body - own_rows), first);
    rect left = { 0, top, BOARD, body - own_rows };
    int next = fill_column(l, &r, begin, begin + r.n, left);
    if (columns == 2 && next < begin + r.n)
        fill_column(l, &r, next, begin + r.n, (rect) { BOARD - 1, top, BOARD, body });
    else
        columns = 1;
    if (own >= 0)
        add(l, WINDOW_PANE, own, (rect) { 0, top + left.height - 1, BOARD, own_rows + 1 });
    int x = columns * (BOARD - 1);
    make_side(l, (rect) { x, top, width - x, body }, panes, n);
    l->is_side = true;
}

static void make_tall(layout *l, int width, int height, const pane *panes, int n, int first)
{
    enum { ASK = 6, BOARD_ROWS = 14, WITH_LOG = 100 };
    int body = height - 3, extra = body - BOARD_ROWS - ASK - 1;
    int asked = ASK + extra * 2 / 5, rows = body - 1 - asked;
    round_ r = { .panes = panes, .log = n };
    for (int i = 0; i < n; i++)
        if (panes[i].place != PANE_EXTRA || i == first)
            r.list[r.n++] = i;
    if (width < WITH_LOG)
        r.list[r.n++] = n;
    int begin = begin_of(&r, rows + 1, first);
    fill_column(l, &r, begin, begin + r.n, (rect) { 0, 1, width, rows + 1 });
    if (l->n > 0)
        l->at[0].has_tabs = true;
    int left = width < WITH_LOG ? width : width * 3 / 5;
    add(l, WINDOW_ASK, 0, (rect) { 0, 1 + rows, left, asked + 1 });
    if (left < width)
        add(l, WINDOW_LOG, n, (rect) { left - 1, 1 + rows, width - left + 1, asked + 1 });
}

void layout_make(layout *l, int width, int height, const pane *panes, int n, int first)
{
    *l = (layout) { .is_too_small = width < LAYOUT_WIDTH_MIN || height < LAYOUT_HEIGHT_MIN };
    if (l->is_too_small)
        return;
    if (width >= BOARD - 1 + SIDE_WIDTH + 1 && height >= SIDE_HEIGHT)
        make_wide(l, width, height, panes, n, first);
    else
        make_tall(l, width, height, panes, n, first);
}
