/* engine.h: the machine protocol, one JSON object a line in, one out (docs/protocol.md).
 *
 * The protocol itself knows neither files nor sockets: engine_line answers one line.  Whatever the line holds, there
 * is exactly one answer, and it is one line of JSON. */
#ifndef SAGEBRUSH_TOOLS_ENGINE_H
#define SAGEBRUSH_TOOLS_ENGINE_H

#include "sagebrush/text.h"

#define ENGINE_PROTOCOL 1

/* What one client may ask for.  A zero is the default. */
typedef struct engine_limits {
    int64_t line;        /* bytes of a request */
    int64_t tables;      /* open at once */
    int64_t perft_depth;
    int64_t perft_nodes; /* positions visited by one request */
    int64_t playouts;    /* of one bot request */
    int64_t ms;          /* of one bot request */
} engine_limits;

extern const engine_limits ENGINE_LIMITS; /* the defaults */

typedef struct engine engine;

engine *engine_new(const engine_limits *limits); /* NULL: out of memory, or of limits: the defaults */
void engine_free(engine *e);

/* Answers the request in line[0..n), without its newline, into `answer` (cleared first; no newline at its end). */
void engine_line(engine *e, const char *line, size_t n, sb_text *answer);
/* The answer to a line longer than the limit, of which nothing was kept. */
void engine_too_long(engine *e, sb_text *answer);

/* Serves the lines of one descriptor on another until it ends; false: reading or writing failed. */
bool engine_serve(engine *e, int in, int out);

#endif
