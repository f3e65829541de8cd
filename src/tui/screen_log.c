/* screen_log.c: what has happened, as the full screen tells it (screen_parts.h). */
#include "tui/screen_parts.h"

#include "sagebrush/heap.h"

#include <stdlib.h>
#include <string.h>

void screen_cut_log(screen *s, int from)
{
    while (s->log_n > 0 && s->log[s->log_n - 1].number >= from)
        free(s->log[--s->log_n].text);
}

static void add_to_log(screen *s, const json_t *event, int number)
{
    if (s->log_n == s->log_cap) {
        int cap = s->log_cap ? 2 * s->log_cap : 256;
        log_line *more = realloc(s->log, (size_t)cap * sizeof *more);
        if (!more)
            return;
        s->log = more;
        s->log_cap = cap;
    }
    char *text = strdup(ask_text(event, "text"));
    if (text)
        s->log[s->log_n++] = (log_line) { .number = number, .text = text };
}

/* What happened beside the moves; it stands behind the event before it. */
static void take_incidents(screen *s, const json_t *view)
{
    const json_t *incidents = json_object_get(view, "incidents");
    for (size_t i = 0; i < json_array_size(incidents); i++) {
        const json_t *incident = json_array_get(incidents, i);
        if (scene_int(incident, "number") < s->log_incidents)
            continue;
        int after = scene_int(incident, "after");
        add_to_log(s, incident, after > 0 ? after - 1 : 0);
        s->log_incidents = scene_int(incident, "number") + 1;
    }
}

void screen_take_events(screen *s, const json_t *view)
{
    const json_t *events = json_object_get(view, "events");
    screen_cut_log(s, scene_int(view, "events_from"));
    for (size_t i = 0; i < json_array_size(events); i++)
        add_to_log(s, json_array_get(events, i), scene_int(json_array_get(events, i), "number"));
    take_incidents(s, view);
    s->log_next = scene_int(view, "events_next");
    s->log_undos = scene_int(view, "undos");
}

/* Those of the view that stand before an event; answers the next one. */
static size_t put_incidents(const screen *s, size_t next, int event, sb_text *out)
{
    const json_t *incidents = json_object_get(s->view, "incidents");
    for (; next < json_array_size(incidents) && scene_int(json_array_get(incidents, next), "after") <= event; next++)
        sb_putf(out, "* %s\n", ask_text(json_array_get(incidents, next), "text"));
    return next;
}

/* All that has happened, as far as the viewer may know. */
bool screen_show_log(screen *s)
{
    sb_text text = sb_heap_text();
    size_t told = 0;
    for (int since = 0; since < s->log_next;) {
        json_t *answer = wire_ask(s->w, s->viewer,
            wire_request("events", "since", 'i', since, "lang", 's', s->lang == SB_FR ? "fr" : "en", NULL));
        const json_t *events = json_object_get(answer, "events");
        int next = scene_int(answer, "events_next");
        for (size_t i = 0; i < json_array_size(events); i++) {
            told = put_incidents(s, told, scene_int(json_array_get(events, i), "number"), &text);
            sb_putf(&text, "* %s\n", ask_text(json_array_get(events, i), "text"));
        }
        json_decref(answer);
        if (next <= since)
            break;
        since = next;
    }
    put_incidents(s, told, s->log_next, &text);
    bool fine = popup_text(s, say(s, "All that has happened", "Tout ce qui s'est passé"), text.at ? text.at : "");
    sb_heap_text_free(&text);
    return fine;
}
