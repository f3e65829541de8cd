/* engine.h: the machine protocol: a request in, an answer out (docs/protocol.md), and the open tables in between.
 *
 * A request is a document behind sb_node_ops (io.h), an answer is JSON text.  The protocol knows no JSON parser, no
 * files, no clock and no chance of its own: it runs in a server, behind a pipe and in a browser.  Whatever the document
 * holds, there is exactly one answer, and it is one line of JSON. */
#ifndef SAGEBRUSH_PROTOCOL_ENGINE_H
#define SAGEBRUSH_PROTOCOL_ENGINE_H

#include "sagebrush/bot.h"
#include "sagebrush/error.h"
#include "sagebrush/io.h"

#define ENGINE_PROTOCOL 1

/* What one client may ask for. */
typedef struct engine_limits {
    int64_t line;   /* bytes of a request: for whoever reads requests */
    int64_t tables; /* open at once */
    int64_t perft_depth;
    int64_t perft_nodes; /* positions visited by one request */
    int64_t playouts;    /* of one bot request */
    int64_t ms;          /* of one bot request */
    bool levels_only;    /* opponents with one idea (bot.h) are not let in */
} engine_limits;

extern const engine_limits ENGINE_LIMITS; /* the defaults */

/* What the surroundings give.  Requests that need what is not there are refused. */
typedef struct engine_host {
    const char *version;
    bool (*random)(uint8_t *bytes, size_t n); /* keys of tables without a seed; false: it failed; NULL: none */
    int64_t (*clock)(void);                   /* milliseconds since whenever; NULL: none */
    const sb_flag *stop;                      /* once true, whoever thinks answers at once; NULL: none */
} engine_host;

typedef struct engine engine;

/* NULL: out of memory, or of limits: the defaults. */
engine *engine_open(const engine_limits *limits, const engine_host *host);
void engine_free(engine *e);
const engine_limits *engine_limits_of(const engine *e);

/* Answers the request into `answer` (cleared first; no newline at its end). */
void engine_answer(engine *e, const sb_node_ops *ops, const void *root, sb_text *answer);
/* The answer to something that is not even a document; the message as by sb_putf. */
void engine_refuse(engine *e, sb_error error, sb_text *answer, const char *format, ...);

#endif
