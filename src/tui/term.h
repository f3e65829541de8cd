/* term.h: the terminal behind the full screen: ncurses is known here alone. */
#ifndef SAGEBRUSH_TUI_TERM_H
#define SAGEBRUSH_TUI_TERM_H

#include "tui/canvas.h"

typedef struct term_wishes {
    bool ascii;  /* no characters beyond ASCII, also where the terminal has them */
    bool colour; /* colours may be used */
} term_wishes;

/* Keys: characters as they are, then these. */
enum {
    TERM_NOTHING = -1, /* time is over */
    TERM_KEYS = 0x110000,
    TERM_UP = TERM_KEYS,
    TERM_DOWN,
    TERM_LEFT,
    TERM_RIGHT,
    TERM_ENTER,
    TERM_ESCAPE,
    TERM_BACKSPACE,
    TERM_TAB,
    TERM_BACK_TAB,
    TERM_PAGE_UP,
    TERM_PAGE_DOWN,
    TERM_HOME,
    TERM_END,
    TERM_RESIZE,
    TERM_CLICK, /* term_click says where */
    TERM_STOP,  /* a signal ends the program, or the terminal is gone */
    TERM_OTHER,
};

/* Can this terminal show a full screen?  It must be one, and know how to move its cursor. */
bool term_is_able(void);
bool term_is_utf8(void); /* as the locale says */
bool term_open(const term_wishes *wishes);
void term_close(void);
bool term_is_ascii(void);
void term_size(int *width, int *height);
void term_show(const canvas *c, int cursor_x, int cursor_y); /* cursor_x < 0: no cursor */
int term_key(int ms);                                        /* waits so long; -1: until one comes */
void term_click(int *x, int *y);
void term_flush(void); /* forgets what was typed ahead */

/* Set by SIGHUP, SIGTERM and ^C: whoever waits for keys gets TERM_STOP. */
extern volatile int term_stopped;
void term_catch_signals(void);

#endif
