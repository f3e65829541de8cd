/* wire.c: requests to a table in this program (wire.h); online.c is the way to one elsewhere. */
#include "tui/wire.h"

#include "protocol/seat.h"
#include "sagebrush/heap.h"
#include "cli/cli.h"
#include "cli/file.h"
#include "cli/json_node.h"

#include <stdarg.h>
#include <string.h>

static json_t *ask_table(wire *w, int seat, const json_t *request)
{
    static const engine_host host = { .clock = cli_clock_ms };
    sb_text text = sb_heap_text();
    seat_answer(w->t, seat, NULL, &host, &sb_json_node_ops, request, &text);
    json_t *answer = json_loadb(text.at, text.n, 0, NULL);
    sb_heap_text_free(&text);
    return answer;
}

void wire_local(wire *w, sb_table *t)
{
    *w = (wire) { .g = sb_table_game(t), .t = t, .ask = ask_table };
}

json_t *wire_request(const char *what, ...)
{
    json_t *request = json_pack("{s:i,s:s}", "id", 1, "do", what);
    va_list args;
    va_start(args, what);
    for (const char *name; request && (name = va_arg(args, const char *)) != NULL;) {
        int kind = va_arg(args, int);
        if (kind == 's')
            json_object_set_new(request, name, json_string(va_arg(args, const char *)));
        else if (kind == 'b')
            json_object_set_new(request, name, json_boolean(va_arg(args, int)));
        else
            json_object_set_new(request, name, json_integer(va_arg(args, int)));
    }
    va_end(args);
    return request;
}

json_t *wire_ask(wire *w, int seat, json_t *request)
{
    json_t *answer = request ? w->ask(w, seat, request) : NULL;
    json_decref(request);
    return answer;
}

bool wire_is_ok(const json_t *answer)
{
    return json_is_true(json_object_get(answer, "ok"));
}

bool wire_save_record(wire *w, const char *path)
{
    json_t *answer = wire_ask(w, SB_SPECTATOR, wire_request("record", NULL));
    const char *record = json_string_value(json_object_get(answer, "record"));
    sb_text text = sb_heap_text();
    sb_put(&text, record ? record : "");
    bool fine = record && !text.cut && file_write(path, &text);
    sb_heap_text_free(&text);
    json_decref(answer);
    return fine;
}

sb_table *wire_finished(wire *w)
{
    json_t *answer = wire_ask(w, SB_SPECTATOR, wire_request("record", NULL));
    const char *record = json_string_value(json_object_get(answer, "record"));
    sb_table *t = NULL;
    if (record)
        sb_record_read(record, strlen(record), &t, NULL);
    json_decref(answer);
    return t;
}
