/* scene.c: what drawings share (scene.h), and the drawing of any game: its view, member by member. */
#include "tui/scene.h"

#include "sagebrush/heap.h"
#include "tui/draw.h"

#include <string.h>

static const board *const BOARDS[] = { &board_goldriver, &board_colorado, &board_gwt };

const board *board_of(const sb_game *g)
{
    for (size_t i = 0; i < sizeof BOARDS / sizeof *BOARDS; i++)
        if (strcmp(BOARDS[i]->id, g->id) == 0)
            return BOARDS[i];
    return &board_any;
}

/* ---- members ----------------------------------------------------------------------------------------------------- */

int scene_int(const json_t *o, const char *key)
{
    return (int)json_integer_value(json_object_get(o, key));
}

const char *scene_id(const json_t *o, const char *key)
{
    const char *id = json_string_value(json_object_get(o, key));
    return id ? id : "";
}

const json_t *scene_player(const scene *s, int seat)
{
    return json_array_get(json_object_get(s->position, "players"), (size_t)seat);
}

const json_t *scene_find(const json_t *list, const char *key, const char *id)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strcmp(scene_id(json_array_get(list, i), key), id) == 0)
            return json_array_get(list, i);
    return NULL;
}

const char *scene_say(const scene *s, const char *en, const char *fr)
{
    return s->lang == SB_FR ? fr : en;
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

int scene_item(const scene *s, int domain, const char *id)
{
    return id && *id ? sb_domain_find(&s->g->domains[domain], id, strlen(id)) : -1;
}

const char *scene_name(const scene *s, int domain, const char *id)
{
    int i = scene_item(s, domain, id);
    return i < 0 ? (id ? id : "") : s->g->domains[domain].item[i].name[s->lang];
}

static int seats(const scene *s)
{
    return (int)json_array_size(json_object_get(s->view, "seats"));
}

const char *scene_seat(const scene *s, int seat)
{
    const json_t *of = seat < seats(s) ? json_array_get(json_object_get(s->view, "seats"), (size_t)seat)
                                       : json_array_get(json_object_get(s->view, "automas"), (size_t)(seat - seats(s)));
    return scene_id(of, "name");
}

void scene_put_seat(const scene *s, int seat, sb_text *out)
{
    sb_put(out, scene_seat(s, seat));
}

char scene_mark(const scene *s, int seat)
{
    return seat >= seats(s) ? 'S' : (char)('A' + seat);
}

look scene_look(int seat)
{
    return (look)(LOOK_SEATS + (seat & 7));
}

/* ---- keys on the board ------------------------------------------------------------------------------------------- */

char scene_key(const scene *s, const char *arg, const char *item)
{
    int line = ask_at(s->ask, arg, item);
    return line >= 0 && ask_find_key(s->ask, s->page, s->ask->at[line].key) == line ? s->ask->at[line].key : 0;
}

bool scene_is_under_cursor(const scene *s, const char *arg, const char *item)
{
    int line = ask_at(s->ask, arg, item);
    return line >= 0 && ask_move(s->ask, line) == s->move;
}

int scene_put_key(const scene *s, canvas *c, int x, int y, const char *arg, const char *item)
{
    char text[2] = { scene_key(s, arg, item) };
    if (!text[0])
        return x;
    return canvas_put(c, x, y, scene_is_under_cursor(s, arg, item) ? LOOK_CURSOR : LOOK_KEY, text);
}

/* ---- any game ---------------------------------------------------------------------------------------------------- */

static void draw_any(const scene *s, canvas *c)
{
    sb_names names = { .lang = s->lang };
    draw_style style = { .names = &names };
    sb_text text = sb_heap_text();
    int y = 0;
    draw_members(s->g, s->position, &style, &text);
    for (char *line = text.at; line && *line && y < c->height;) {
        char *end = strchr(line, '\n');
        if (end)
            *end = '\0';
        int in = (int)strspn(line, " ");
        y += canvas_wrap(c, in, y, c->width - in, 0, 2, LOOK_PLAIN, line + in);
        line = end ? end + 1 : NULL;
    }
    sb_heap_text_free(&text);
}

static int panes_any(const scene *s, pane out[SCENE_PANES])
{
    (void)s;
    out[0] = (pane) {
        .title = { "Table", "Table" }, .tab = { "Table", "Table" }, .height = 60, .parts = ~0u, .draw = draw_any
    };
    return 1;
}

static int about_any(const scene *s)
{
    (void)s;
    return 0;
}

static void status_any(const scene *s, sb_text *out)
{
    sb_putf(out, scene_say(s, "%s, move %d", "%s, coup %d"), s->g->name[s->lang], scene_int(s->view, "ply"));
}

static void head_any(const scene *s, sb_text *out)
{
    sb_putf(out, scene_say(s, "turn %d", "tour %d"), scene_int(s->view, "turn"));
}

const board board_any = { .id = "", .panes = panes_any, .about = about_any, .status = status_any, .head = head_any };
