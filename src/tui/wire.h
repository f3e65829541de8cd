/* wire.h: the way to a table: requests and answers of the seat's protocol (docs/protocol.md), to a table in this program or
 * to one on a server.  The full screen knows nothing else of a table, so both look alike. */
#ifndef SAGEBRUSH_TUI_WIRE_H
#define SAGEBRUSH_TUI_WIRE_H

#include "sagebrush/table.h"

#include <jansson.h>

typedef struct wire wire;
struct wire {
    const sb_game *g;
    sb_table *t; /* the table in this program; NULL: it is elsewhere */
    sb_bot_budget budget;
    /* The answer, an object of the caller's; NULL: the table cannot be reached. */
    json_t *(*ask)(wire *w, int seat, const json_t *request);
    /* Waits up to `ms` for something to happen elsewhere: true when it did.  NULL: nothing happens elsewhere. */
    bool (*news)(wire *w, int ms);
    /* What somebody said meanwhile; "": nothing.  NULL: nobody speaks. */
    void (*said)(wire *w, char out[400]);
    void *to;
    /* Called while the table cannot be reached, and when it can be again; NULL: nobody wants to know. */
    void (*trouble)(wire *w, const char *text);
    void *troubled;
};

void wire_local(wire *w, sb_table *t);

/* `{"do":do}` and members: name, then the kind 's' (text), 'i' (int), 'b' (true or false); ends with NULL. */
json_t *wire_request(const char *what, ...);
/* Asks and frees the request. */
json_t *wire_ask(wire *w, int seat, json_t *request);
bool wire_is_ok(const json_t *answer);
/* The record of a table elsewhere, as its server gives it; false: it does not, or the file cannot be written. */
bool wire_save_record(wire *w, const char *path);
/* A finished table elsewhere, from its record; NULL: its server does not give it. */
sb_table *wire_finished(wire *w);

#endif
