/* join.h: the way to a chair at a table of a server, in lines, before anything is played. */
#ifndef SAGEBRUSH_TUI_JOIN_H
#define SAGEBRUSH_TUI_JOIN_H

#include "tui/online.h"

#include <stdio.h>

typedef struct join_wishes {
    const char *table;   /* "": choose one of the server's */
    const json_t *fresh; /* the request `new` for a table of one's own; NULL: none */
    bool watches;        /* no chair */
    sb_lang lang;
    FILE *out;
} join_wishes;

/* Until the game has begun and we sit or look on.  False: there is no table for us, or somebody does not want to wait; it has been said. */
bool join_table(online *o, const join_wishes *wishes);

#endif
