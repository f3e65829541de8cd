/* board_words.c: what lies on the table of Great Western Trail in whole words (board.h): the pane for those who wonder what the short
 * names of the others mean. */
#include "tui/draw.h"
#include "tui/gwt/board.h"

#include <string.h>

typedef struct page {
    const scene *s;
    canvas *c; /* NULL: only counted */
    int y;
} page;

static void put_line(page *p, int indent, look l, const char *text)
{
    int width = p->c ? p->c->width : SCENE_WIDTH;
    p->y += p->c ? canvas_wrap(p->c, 0, p->y, width, 3, indent, l, text) : canvas_lines(text, width, indent);
}

static void put_heading(page *p, const char *en, const char *fr)
{
    p->y += p->y > 0;
    put_line(p, 0, LOOK_BOLD, scene_say(p->s, en, fr));
}

/* "A4a a3: $2 per own forest building" */
static void put_buildings(page *p, bool own)
{
    const json_t *trail = json_object_get(p->s->position, "trail"), *on;
    size_t i;
    json_array_foreach(trail, i, on)
    {
        int design = scene_item(p->s, GWT_DOM_BUILDING, scene_id(on, "building"));
        const char *place = scene_id(on, "place");
        char bytes[160];
        sb_text text = SB_TEXT(bytes);
        if (design <= 0 || (GWT_BUILDING[design].number != 0) != own)
            continue;
        if (own)
            sb_putf(&text, "%c%s, %s", scene_mark(p->s, scene_int(on, "seat")),
                scene_id(on, "building") + strlen("pb_"), scene_name(p->s, GWT_DOM_PLACE, place));
        else
            sb_put_char(&text, (char)(place[0] - 'a' + 'A'));
        sb_putf(&text, scene_say(p->s, ": %s", " : %s"), gwt_short_building(design, p->s->lang == SB_FR));
        put_line(p, 4, LOOK_PLAIN, bytes);
    }
}

/* "2a, 1 builder: Galloway: $4; buy cattle" */
static void put_plans(page *p)
{
    const json_t *list = json_object_get(scene_player(p->s, p->s->viewer), "unbuilt"), *one;
    size_t i;
    if (json_array_size(list) == 0)
        return;
    put_heading(p, "You can build (builders needed)", "Vous pouvez bâtir (bâtisseurs nécessaires)");
    json_array_foreach(list, i, one)
    {
        const char *id = json_string_value(one);
        int design = scene_item(p->s, GWT_DOM_BUILDING, id);
        char bytes[160];
        sb_text text = SB_TEXT(bytes);
        if (design <= 0)
            continue;
        sb_putf(&text, scene_say(p->s, "%s (%d): %s", "%s (%d) : %s"), id + strlen("pb_"),
            GWT_BUILDING[design].builders, gwt_short_building(design, p->s->lang == SB_FR));
        put_line(p, 4, LOOK_PLAIN, bytes);
    }
}

/* An objective card: what it asks for and brings. */
static void put_objective(page *p, const char *id)
{
    int card = scene_item(p->s, GWT_DOM_CARD, id);
    char bytes[240];
    sb_text text = SB_TEXT(bytes);
    if (card < GWT_OBJ_FIRST)
        return;
    sb_putf(&text, scene_say(p->s, "%s: ", "%s : "), scene_name(p->s, GWT_DOM_CARD, id));
    gwt_put_objective(card - GWT_OBJ_FIRST, p->s->lang == SB_FR, &text);
    put_line(p, 4, LOOK_PLAIN, bytes);
}

static void put_objectives(page *p)
{
    const json_t *display = json_object_get(p->s->position, "display"), *tasks, *one;
    size_t i;
    put_heading(p, "Objectives on display", "Objectifs proposés");
    json_array_foreach(display, i, one) put_objective(p, json_string_value(one));
    tasks = json_object_get(scene_player(p->s, p->s->viewer), "tasks");
    if (json_array_size(tasks))
        put_heading(p, "Your objectives", "Vos objectifs");
    json_array_foreach(tasks, i, one) put_objective(p, scene_id(one, "card"));
}

/* "2x Black Angus (3, 1 VP), Longhorn (3, 2 VP)" */
static void put_cattle(page *p)
{
    const json_t *market = json_object_get(p->s->position, "market");
    sb_text text = { 0 };
    char bytes[600];
    text = SB_TEXT(bytes);
    for (size_t i = 0; i < json_array_size(market); i++) {
        const char *id = json_string_value(json_array_get(market, i));
        int card = scene_item(p->s, GWT_DOM_CARD, id), same = 1;
        while (i + 1 < json_array_size(market) && strcmp(json_string_value(json_array_get(market, i + 1)), id) == 0)
            same++, i++;
        if (card < 0 || card >= GWT_CATTLE)
            continue;
        sb_put(&text, text.n ? ", " : "");
        if (same > 1)
            sb_putf(&text, "%dx ", same);
        sb_putf(&text, scene_say(p->s, "%s %d, %d VP", "%s %d, %d PV"),
            GWT_DOMAINS[GWT_DOM_CARD].item[card].name[p->s->lang], GWT_CARD[card].value, GWT_CARD[card].vp);
    }
    put_heading(p, "Cattle market (breed, value, points)", "Marché aux bestiaux (race, valeur, points)");
    put_line(p, 4, LOOK_PLAIN, text.n ? bytes : "-");
}

static void put_masters(page *p)
{
    const json_t *stations = json_object_get(p->s->position, "stations"), *station;
    size_t i;
    put_heading(p, "Station masters", "Chefs de gare");
    json_array_foreach(stations, i, station)
    {
        int master = scene_item(p->s, GWT_DOM_MASTER, scene_id(station, "station_master"));
        char bytes[160];
        sb_text text = SB_TEXT(bytes);
        sb_putf(&text, scene_say(p->s, "station %d: ", "gare %d : "), (int)i + 1);
        if (master > 0) {
            sb_put(&text, gwt_short_master(master, p->s->lang == SB_FR));
            put_line(p, 4, LOOK_PLAIN, bytes);
        }
    }
}

static void put_all(page *p)
{
    put_heading(p, "Neutral buildings", "Bâtiments neutres");
    put_buildings(p, false);
    if (p->s->players > 0)
        put_heading(p, "Buildings of the players", "Bâtiments des joueurs");
    put_buildings(p, true);
    put_plans(p);
    put_objectives(p);
    put_masters(p);
    put_cattle(p);
}

void gwt_pane_words(const scene *s, canvas *c)
{
    page p = { .s = s, .c = c };
    put_all(&p);
}

int gwt_words_rows(const scene *s)
{
    page p = { .s = s };
    put_all(&p);
    return p.y;
}
