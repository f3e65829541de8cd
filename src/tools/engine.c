/* engine.c: the protocol as lines of text: parsed by jansson, read from and written to descriptors (engine.h). */
#include "tools/engine.h"

#include "sagebrush/heap.h"
#include "cli/cli.h"
#include "cli/json_node.h"

#include <errno.h>
#include <jansson.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* ---- this machine ------------------------------------------------------------------------------------------------ */

static bool draw(uint8_t *bytes, size_t n)
{
    return getrandom(bytes, n, 0) == (ssize_t)n;
}

engine *engine_new(const engine_limits *limits)
{
    return engine_open(limits, &(engine_host) { .version = CLI_VERSION, .random = draw, .clock = cli_clock_ms });
}

/* ---- one line ---------------------------------------------------------------------------------------------------- */

void engine_line(engine *e, const char *line, size_t n, sb_text *answer)
{
    if (n > (size_t)engine_limits_of(e)->line) {
        engine_too_long(e, answer);
        return;
    }
    json_error_t where;
    json_t *json = json_loadb(line, n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &where);
    if (json)
        engine_answer(e, &sb_json_node_ops, json, answer);
    else
        engine_refuse(e, SB_BAD_JSON, answer, "not JSON: %s (byte %d)", where.text, where.position);
    json_decref(json);
}

void engine_too_long(engine *e, sb_text *answer)
{
    engine_refuse(e, SB_LIMIT, answer, "a line may have %d bytes, this one has more", (int)engine_limits_of(e)->line);
}

/* ---- many lines -------------------------------------------------------------------------------------------------- */

static bool write_all(int out, const char *p, size_t n)
{
    while (n > 0) {
        ssize_t k = write(out, p, n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0)
            return false;
        p += k;
        n -= (size_t)k;
    }
    return true;
}

typedef struct server {
    engine *e;
    int out;
    sb_text line, answer;
    bool too_long; /* the rest of this line is skipped */
} server;

static bool end_of_line(server *s)
{
    if (s->too_long)
        engine_too_long(s->e, &s->answer);
    else
        engine_line(s->e, s->line.at, s->line.n, &s->answer);
    s->too_long = false;
    sb_text_clear(&s->line);
    sb_put_char(&s->answer, '\n');
    return write_all(s->out, s->answer.at, s->answer.n);
}

static void add_to_line(server *s, const char *p, size_t n)
{
    if (s->line.n + n > (size_t)engine_limits_of(s->e)->line)
        s->too_long = true;
    if (s->too_long)
        sb_text_clear(&s->line);
    else
        sb_put_bytes(&s->line, p, n);
    s->too_long = s->too_long || s->line.cut;
}

static bool serve_bytes(server *s, const char *p, size_t n)
{
    while (n > 0) {
        const char *newline = memchr(p, '\n', n);
        size_t take = newline ? (size_t)(newline - p) : n;
        add_to_line(s, p, take);
        if (newline && !end_of_line(s))
            return false;
        take += newline != NULL;
        p += take;
        n -= take;
    }
    return true;
}

bool engine_serve(engine *e, int in, int out)
{
    char bytes[65536];
    server s = { .e = e, .out = out, .line = sb_heap_text(), .answer = sb_heap_text() };
    ssize_t n;
    bool fine = true;
    while (fine && ((n = read(in, bytes, sizeof bytes)) > 0 || (n < 0 && errno == EINTR)))
        fine = n < 0 || serve_bytes(&s, bytes, (size_t)n);
    fine = fine && n == 0;
    if (fine && (s.line.n > 0 || s.too_long)) /* a last line without its newline */
        fine = end_of_line(&s);
    sb_heap_text_free(&s.line);
    sb_heap_text_free(&s.answer);
    return fine;
}
