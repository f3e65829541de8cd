/* engine.h: the machine protocol as lines of text, one JSON object a line in, one out (docs/protocol.md).
 *
 * The protocol itself is in src/protocol and knows neither JSON texts nor files: here they are.  Whatever a line holds,
 * there is exactly one answer, and it is one line of JSON. */
#ifndef SAGEBRUSH_TOOLS_ENGINE_H
#define SAGEBRUSH_TOOLS_ENGINE_H

#include "protocol/engine.h"

/* An engine with the chance and the clock of this machine.  NULL: out of memory, or of limits: the defaults. */
engine *engine_new(const engine_limits *limits);

/* Answers the request in line[0..n), without its newline, into `answer` (cleared first; no newline at its end). */
void engine_line(engine *e, const char *line, size_t n, sb_text *answer);
/* The answer to a line longer than the limit, of which nothing was kept. */
void engine_too_long(engine *e, sb_text *answer);

/* Serves the lines of one descriptor on another until it ends; false: reading or writing failed. */
bool engine_serve(engine *e, int in, int out);

#endif
