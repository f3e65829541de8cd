/* input.c: see input.h.  The bytes are kept here, not in stdio, which cannot say whether it has more: lines that were sent together would
 * wait until somebody sends another one. */
#include "tui/input.h"

#include "tui/term.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
    char at[4096];
    size_t from, n;
} got;

static bool is_ready(int ms)
{
    struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
    return poll(&in, 1, ms) > 0;
}

bool input_is_there(void)
{
    return got.n > 0 || is_ready(0);
}

/* False: there is no more, or a signal came. */
static bool get_more(void (*idle)(void *of), void *of)
{
    enum { SLICE = 200 }; /* so that a signal that came a moment too early is seen all the same */
    while (!term_stopped) {
        if (!is_ready(SLICE)) {
            if (idle)
                idle(of);
            continue;
        }
        ssize_t n = read(STDIN_FILENO, got.at, sizeof got.at);
        got.from = 0;
        got.n = n > 0 ? (size_t)n : 0;
        if (n >= 0)
            return n > 0;
    }
    return false;
}

static bool grow(char **line, size_t *cap, size_t needed)
{
    if (*cap >= needed)
        return true;
    size_t more = needed < 120 ? 120 : 2 * needed;
    char *larger = realloc(*line, more);
    if (!larger)
        return false;
    *line = larger;
    *cap = more;
    return true;
}

/* The end of a line in what is there; NULL: it is still to come.  An Enter that was typed ahead, on the full screen, is a \r. */
static const char *end_of_line(void)
{
    const char *at = got.at + got.from, *end = memchr(at, '\n', got.n);
    const char *typed = isatty(STDIN_FILENO) ? memchr(at, '\r', end ? (size_t)(end - at) : got.n) : NULL;
    return typed ? typed : end;
}

ssize_t input_line(char **line, size_t *cap, void (*idle)(void *of), void *of)
{
    size_t length = 0;
    for (;;) {
        if (got.n == 0 && !get_more(idle, of))
            return length && !term_stopped ? (ssize_t)length : -1;
        const char *end = end_of_line();
        size_t n = end ? (size_t)(end - (got.at + got.from)) + 1 : got.n;
        if (!grow(line, cap, length + n + 1))
            return -1;
        memcpy(*line + length, got.at + got.from, n);
        (*line)[length += n] = '\0';
        got.from += n;
        got.n -= n;
        if (end)
            return (ssize_t)length;
    }
}
