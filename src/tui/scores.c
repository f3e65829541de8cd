/* scores.c: the end of a game (scores.h). */
#include "tui/scores.h"

#include <stdio.h>

enum { LABEL = 24, COLUMN = 11 };

static void put_spaces(sb_text *out, int n)
{
    for (; n > 0; n--)
        sb_put_char(out, ' ');
}

static void put_names(const scene *s, const json_t *scores, sb_text *out)
{
    put_spaces(out, LABEL);
    for (size_t i = 0; i < json_array_size(scores); i++) {
        const char *name = scene_seat(s, scene_int(json_array_get(scores, i), "seat"));
        put_spaces(out, canvas_width(name) < COLUMN ? COLUMN - canvas_width(name) : 1);
        sb_put_bytes(out, name, canvas_fit(name, COLUMN - 1));
    }
    sb_put_char(out, '\n');
}

static void put_category(const scene *s, const json_t *scores, int category, sb_text *out)
{
    const sb_word *w = &s->g->categories.at[category];
    bool total = category == s->g->categories.count - 1;
    sb_put_bytes(out, w->text[s->lang], canvas_fit(w->text[s->lang], LABEL));
    put_spaces(out, LABEL - canvas_width(w->text[s->lang]));
    for (size_t i = 0; i < json_array_size(scores); i++) {
        char number[16];
        const json_t *row = json_array_get(scores, i);
        int n = total ? scene_int(row, "total") : scene_int(json_object_get(row, "categories"), w->id);
        put_spaces(out, COLUMN - snprintf(number, sizeof number, "%d", n));
        sb_put(out, number);
    }
    sb_put_char(out, '\n');
}

void scores_put(const scene *s, sb_text *out)
{
    const json_t *scores = json_object_get(json_object_get(s->view, "result"), "scores");
    put_names(s, scores, out);
    for (int k = 0; k < s->g->categories.count; k++)
        put_category(s, scores, k, out);
    sb_putf(out,
        scene_say(s, "\nThe fingerprint of the chance, shown at the beginning:\n%s\nSeed:\n%s\n",
            "\nL'empreinte du hasard, montrée au début :\n%s\nGraine :\n%s\n"),
        scene_id(s->view, "commitment"), scene_id(s->view, "seed"));
}
