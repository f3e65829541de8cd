/* term.c: ncurses (term.h). */
#include "tui/term.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <term.h>
#include <unistd.h>

volatile int term_stopped;

static struct {
    bool open, ascii, colour;
    SCREEN *screen;
    int click_x, click_y;
} the;

/* ---- signals ----------------------------------------------------------------------------------------------------- */

static void stop(int signal_number)
{
    (void)signal_number;
    term_stopped = 1;
}

/* Without SA_RESTART: waiting for a key or a line ends. */
void term_catch_signals(void)
{
    struct sigaction action = { .sa_handler = stop };
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

/* ---- opening ----------------------------------------------------------------------------------------------------- */

bool term_is_utf8(void)
{
    return strcasecmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool term_is_able(void)
{
    const char *name = getenv("TERM");
    int status;
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || !name || !*name || strcmp(name, "dumb") == 0)
        return false;
    if (setupterm(name, STDOUT_FILENO, &status) != OK)
        return false;
    bool able = cursor_address && *cursor_address;
    del_curterm(cur_term);
    return able;
}

static void init_colours(void)
{
    static const struct {
        uint8_t look;
        short fore, back;
    } PAIRS[] = { { LOOK_CURSOR, COLOR_BLACK, COLOR_YELLOW }, { LOOK_KEY, COLOR_YELLOW, -1 },
        { LOOK_WARN, COLOR_RED, -1 }, { LOOK_GOOD, COLOR_GREEN, -1 }, { LOOK_MONEY, COLOR_YELLOW, -1 },
        { LOOK_WATER, COLOR_CYAN, -1 }, { LOOK_WOOD, COLOR_GREEN, -1 }, { LOOK_WAY, COLOR_YELLOW, -1 },
        { LOOK_SEATS, COLOR_BLUE, -1 }, { LOOK_SEATS + 1, COLOR_YELLOW, -1 }, { LOOK_SEATS + 2, COLOR_MAGENTA, -1 },
        { LOOK_SEATS + 3, COLOR_CYAN, -1 }, { LOOK_SEATS + 4, COLOR_GREEN, -1 }, { LOOK_SEATS + 5, COLOR_RED, -1 },
        { LOOK_SEATS + 6, COLOR_WHITE, -1 }, { LOOK_SEATS + 7, COLOR_BLUE, -1 } };
    start_color();
    use_default_colors();
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        init_pair((short)(PAIRS[i].look + 1), PAIRS[i].fore, PAIRS[i].back);
}

bool term_open(const term_wishes *wishes)
{
    the.screen = newterm(NULL, stdout, stdin);
    if (!the.screen)
        return false;
    the.open = true;
    the.ascii = wishes->ascii || !term_is_utf8();
    the.colour = wishes->colour && has_colors();
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(50);
    leaveok(stdscr, FALSE);
    curs_set(0);
    mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    if (the.colour)
        init_colours();
    return true;
}

void term_close(void)
{
    if (!the.open)
        return;
    the.open = false;
    curs_set(1);
    endwin();
    delscreen(the.screen);
}

bool term_is_ascii(void)
{
    return the.ascii;
}

void term_size(int *width, int *height)
{
    getmaxyx(stdscr, *height, *width);
}

/* ---- showing ----------------------------------------------------------------------------------------------------- */

static attr_t attributes_of(int l)
{
    switch ((look)l) {
    case LOOK_BOLD:
    case LOOK_TITLE:
    case LOOK_GOOD:
    case LOOK_WAY: return A_BOLD;
    case LOOK_DIM: return A_DIM;
    case LOOK_CURSOR: return the.colour ? A_NORMAL : A_REVERSE;
    case LOOK_KEY: return A_BOLD | A_UNDERLINE;
    case LOOK_PLAIN:
    case LOOK_WARN:
    case LOOK_MONEY:
    case LOOK_WATER:
    case LOOK_WOOD:
    case LOOK_SEATS:
    case LOOK_COUNT: break;
    }
    return A_NORMAL;
}

static short pair_of(int l)
{
    return the.colour && l >= LOOK_CURSOR && l != LOOK_TITLE ? (short)(l + 1) : 0;
}

void term_show(const canvas *c, int cursor_x, int cursor_y)
{
    erase();
    for (int y = 0; y < c->height; y++)
        for (int x = 0; x < c->width; x++) {
            const canvas_cell *cell = &c->at[y * c->width + x];
            wchar_t text[2] = { (wchar_t)canvas_char(cell, the.ascii), 0 };
            cchar_t shown;
            if (cell->ch == CANVAS_TAIL || (cell->ch == ' ' && cell->look == LOOK_PLAIN))
                continue;
            setcchar(&shown, text, attributes_of(cell->look), pair_of(cell->look), NULL);
            mvadd_wch(y, x, &shown);
        }
    curs_set(cursor_x >= 0);
    if (cursor_x >= 0)
        move(cursor_y, cursor_x);
    refresh();
}

/* ---- keys -------------------------------------------------------------------------------------------------------- */

static int mouse_key(void)
{
    MEVENT event;
    if (getmouse(&event) != OK)
        return TERM_OTHER;
    if (event.bstate & BUTTON4_PRESSED)
        return TERM_PAGE_UP;
    if (event.bstate & BUTTON5_PRESSED)
        return TERM_PAGE_DOWN;
    the.click_x = event.x;
    the.click_y = event.y;
    return TERM_CLICK;
}

void term_click(int *x, int *y)
{
    *x = the.click_x;
    *y = the.click_y;
}

static int function_key(wint_t key)
{
    switch (key) {
    case KEY_UP: return TERM_UP;
    case KEY_DOWN: return TERM_DOWN;
    case KEY_LEFT: return TERM_LEFT;
    case KEY_RIGHT: return TERM_RIGHT;
    case KEY_ENTER: return TERM_ENTER;
    case KEY_BACKSPACE: return TERM_BACKSPACE;
    case KEY_BTAB: return TERM_BACK_TAB;
    case KEY_PPAGE: return TERM_PAGE_UP;
    case KEY_NPAGE: return TERM_PAGE_DOWN;
    case KEY_HOME: return TERM_HOME;
    case KEY_END: return TERM_END;
    case KEY_RESIZE: return TERM_RESIZE;
    case KEY_MOUSE: return mouse_key();
    default: return TERM_OTHER;
    }
}

static int plain_key(wint_t key)
{
    switch (key) {
    case '\r':
    case '\n': return TERM_ENTER;
    case '\t': return TERM_TAB;
    case 27: return TERM_ESCAPE;
    case 8:
    case 127: return TERM_BACKSPACE;
    case 3: return TERM_STOP; /* ^C, also where signals are off */
    default: return key < 32 ? TERM_OTHER : (int)key;
    }
}

/* The terminal is gone when nothing can be read although there seems to be something. */
static bool is_gone(void)
{
    struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
    return poll(&in, 1, 0) > 0 && (in.revents & (POLLHUP | POLLERR | POLLNVAL));
}

int term_key(int ms)
{
    enum { SLICE = 200 }; /* so that a signal that came a moment too early is seen all the same */
    wint_t key;
    for (;;) {
        int now = ms < 0 || ms > SLICE ? SLICE : ms;
        if (term_stopped || is_gone())
            return TERM_STOP;
        timeout(now);
        int got = get_wch(&key);
        if (got == KEY_CODE_YES)
            return function_key(key);
        if (got == OK)
            return plain_key(key);
        if (term_stopped || is_gone())
            return TERM_STOP;
        if (ms >= 0 && (ms -= now) <= 0)
            return TERM_NOTHING;
    }
}

void term_flush(void)
{
    flushinp();
}
