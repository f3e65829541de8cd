/* lineedit.c: libedit (lineedit.h).  It is fed key by key, so that a signal ends the waiting. */
#include "tui/lineedit.h"

#include "tui/term.h"

#include <editline/readline.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
    char *line;
    bool done;
    lineedit_words words;
    const void *of;
    void (*idle)(void *of);
    void *idle_of;
} now;

void lineedit_while_waiting(void (*idle)(void *of), void *of)
{
    now.idle = idle;
    now.idle_of = of;
}

static void take_line(char *line)
{
    now.line = line;
    now.done = true;
    rl_callback_handler_remove();
}

static char *next_word(const char *text, int state)
{
    static int i;
    if (state == 0)
        i = 0;
    char bytes[160];
    for (;;) {
        sb_text word = SB_TEXT(bytes);
        if (!now.words || !now.words(now.of, i++, &word))
            return NULL;
        if (strncmp(bytes, text, strlen(text)) == 0)
            return strdup(bytes);
    }
}

static char **complete(const char *text, int start, int end)
{
    (void)end;
    rl_attempted_completion_over = 1; /* never file names */
    return start == 0 ? rl_completion_matches(text, next_word) : NULL;
}

static void begin(void)
{
    static char breaks[] = " \t";
    static bool begun;
    if (begun)
        return;
    begun = true;
    rl_readline_name = "sagebrush";
    rl_catch_signals = 0; /* they are ours (term.c); libedit would send them to the whole process group */
    rl_initialize();
    using_history();
    stifle_history(500);
    rl_attempted_completion_function = complete;
    rl_completer_word_break_characters = breaks;
}

char *lineedit_read(const char *prompt, lineedit_words words, const void *of)
{
    struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
    begin();
    now.line = NULL;
    now.done = false;
    now.words = words;
    now.of = of;
    rl_callback_handler_install(prompt, take_line);
    while (!now.done && !term_stopped) {
        int ready = poll(&in, 1, 200);
        if (ready > 0 && (in.revents & (POLLHUP | POLLERR | POLLNVAL)) && !(in.revents & POLLIN))
            break;
        if (ready > 0)
            rl_callback_read_char();
        else if (now.idle)
            now.idle(now.idle_of);
    }
    if (!now.done)
        rl_callback_handler_remove();
    if (now.line && now.line[0])
        add_history(now.line);
    return now.line;
}
