/* board_map.c: trail, railroad and network of Great Western Trail on the full screen (board.h).
 *
 * The trail is a wire with the neutral buildings on its posts.  Above and below each stretch of it run its two lanes; what lies
 * on a space stands there: . free, ^ forest, ! risk action, A4a-2 building 4a of player A with a fee of 2, 3v-2 a hazard of three
 * points, G+3 a green outlaw with a bounty of 3.  The letters to press stand behind a place or under it. */
#include "tui/gwt/board.h"

#include <stdlib.h>
#include <string.h>

bool gwt_has_rails(const scene *s)
{
    return json_is_true(json_object_get(s->position, "rails_north"));
}

void gwt_put_money(const scene *s, int n, sb_text *out)
{
    sb_putf(out, scene_say(s, "$%d", "%d$"), n);
}

const json_t *gwt_on_trail(const scene *s, const char *place)
{
    return scene_find(json_object_get(s->position, "trail"), "place", place);
}

static const char *place_id(int place)
{
    return GWT_DOMAINS[GWT_DOM_PLACE].item[place].id;
}

/* ---- the sheet ----------------------------------------------------------------------------------------------------- */

typedef struct post {
    uint8_t place, x, y, room; /* room: columns for its text */
} post;

/* C and E stand twice: at the end of one row and at the beginning of the next. */
static const post POSTS[] = { { GWT_PLACE_a, 6, 1, 36 }, { GWT_PLACE_b, 43, 1, 29 }, { GWT_PLACE_c, 72, 1, 0 },
    { GWT_PLACE_c, 0, 5, 34 }, { GWT_PLACE_d, 35, 6, 36 }, { GWT_PLACE_e, 72, 6, 0 }, { GWT_PLACE_e, 0, 10, 37 },
    { GWT_PLACE_f, 38, 10, 15 }, { GWT_PLACE_g, 54, 10, 13 } };

typedef struct lane {
    uint8_t from, to;
    uint8_t y, x0, y0, x1, y1; /* along row y from x0 to x1; down or up to y0 and y1 at its ends */
    bool above;                /* letters behind the places, not under them */
    uint8_t cells;
    struct {
        uint8_t place, x;
    } cell[8];
} lane;

static const lane LANES[] = {
    { GWT_PLACE_a, GWT_PLACE_b, 0, 7, 1, 44, 1, true, 3,
        { { GWT_PLACE_a1, 10 }, { GWT_PLACE_a2, 21 }, { GWT_PLACE_a3, 32 } } },
    { GWT_PLACE_a, GWT_PLACE_b, 2, 7, 1, 44, 1, false, 6,
        { { GWT_PLACE_flood_1, 9 }, { GWT_PLACE_flood_2, 14 }, { GWT_PLACE_flood_3, 19 }, { GWT_PLACE_flood_4, 24 },
            { GWT_PLACE_flood_risk_1, 29 }, { GWT_PLACE_flood_risk_2, 36 } } },
    { GWT_PLACE_b, GWT_PLACE_c, 0, 44, 1, 73, 1, true, 3,
        { { GWT_PLACE_b1, 46 }, { GWT_PLACE_b2, 55 }, { GWT_PLACE_b3, 64 } } },
    { GWT_PLACE_b, GWT_PLACE_c, 2, 44, 1, 73, 1, false, 5,
        { { GWT_PLACE_drought_1, 46 }, { GWT_PLACE_drought_2, 51 }, { GWT_PLACE_drought_3, 56 },
            { GWT_PLACE_drought_4, 61 }, { GWT_PLACE_drought_risk_1, 65 } } },
    { GWT_PLACE_c, GWT_PLACE_e, 4, 1, 5, 73, 6, true, 2, { { GWT_PLACE_c1, 6 }, { GWT_PLACE_c2, 18 } } },
    { GWT_PLACE_c, GWT_PLACE_d, 6, 1, 5, 34, 6, true, 0, { { 0 } } },
    { GWT_PLACE_d, GWT_PLACE_e, 5, 36, 6, 73, 6, true, 1, { { GWT_PLACE_d1, 40 } } },
    { GWT_PLACE_d, GWT_PLACE_e, 7, 36, 6, 73, 6, false, 8,
        { { GWT_PLACE_outlaw_4, 37 }, { GWT_PLACE_outlaw_5, 41 }, { GWT_PLACE_outlaw_6, 45 },
            { GWT_PLACE_outlaw_7, 49 }, { GWT_PLACE_outlaw_8, 53 }, { GWT_PLACE_outlaw_9, 57 },
            { GWT_PLACE_outlaw_risk_1, 61 }, { GWT_PLACE_outlaw_risk_2, 67 } } },
    { GWT_PLACE_e, GWT_PLACE_f, 9, 1, 10, 39, 10, true, 2, { { GWT_PLACE_e1, 6 }, { GWT_PLACE_e2, 18 } } },
    { GWT_PLACE_e, GWT_PLACE_f, 11, 1, 10, 39, 10, false, 6,
        { { GWT_PLACE_rockfall_1, 3 }, { GWT_PLACE_rockfall_2, 8 }, { GWT_PLACE_rockfall_3, 13 },
            { GWT_PLACE_rockfall_4, 18 }, { GWT_PLACE_rockfall_risk_1, 23 }, { GWT_PLACE_rockfall_risk_2, 31 } } },
    { GWT_PLACE_f, GWT_PLACE_g, 9, 39, 10, 55, 10, true, 1, { { GWT_PLACE_f1, 43 } } },
    { GWT_PLACE_f, GWT_PLACE_g, 11, 39, 10, 55, 10, false, 1, { { GWT_PLACE_f2, 43 } } },
    { GWT_PLACE_g, GWT_PLACE_kansas_city, 9, 55, 10, 71, 10, true, 1, { { GWT_PLACE_g1, 59 } } },
    { GWT_PLACE_g, GWT_PLACE_kansas_city, 11, 55, 10, 71, 10, false, 1, { { GWT_PLACE_g2, 59 } } },
};

/* ---- the way of the move under the cursor ---------------------------------------------------------------------------- */

typedef struct way {
    uint8_t place[16];
    int n;
} way;

static const json_t *path_of(const json_t *move)
{
    json_t *args = json_object_get(move, "args");
    for (void *it = json_object_iter(args); it; it = json_object_iter_next(args, it))
        if (json_is_array(json_object_iter_value(it)))
            return json_object_iter_value(it);
    return NULL;
}

static way way_of(const scene *s)
{
    way w = { .n = 0 };
    const json_t *path = strcmp(ask_text(s->move, "role"), "step") == 0 ? path_of(s->move) : NULL;
    int from = scene_item(s, GWT_DOM_PLACE, scene_id(scene_player(s, s->viewer), "herder"));
    if (!path || from < 0)
        return w;
    w.place[w.n++] = (uint8_t)from;
    for (size_t i = 0; i < json_array_size(path) && w.n < 16; i++) {
        int place = scene_item(s, GWT_DOM_PLACE, json_string_value(json_array_get(path, i)));
        if (place > 0)
            w.place[w.n++] = (uint8_t)place;
    }
    return w;
}

/* Where a place lies in a lane: 0 is its beginning, cells + 1 its end; -1: not in it. */
static int in_lane(const lane *l, int place)
{
    if (l->from == place)
        return 0;
    for (int i = 0; i < l->cells; i++)
        if (l->cell[i].place == place)
            return i + 1;
    return l->to == place ? l->cells + 1 : -1;
}

static int x_in_lane(const lane *l, int i)
{
    return i == 0 ? l->x0 : i <= l->cells ? l->cell[i - 1].x : l->x1;
}

static void draw_part(canvas *c, const lane *l, int from, int to, bool heavy)
{
    int top = l->y < l->y0 ? l->y : l->y0, bottom = l->y < l->y0 ? l->y0 : l->y;
    canvas_across(c, x_in_lane(l, from), x_in_lane(l, to), l->y, heavy);
    if (from == 0 && top != bottom)
        canvas_down(c, l->x0, top, bottom, heavy);
    top = l->y < l->y1 ? l->y : l->y1;
    bottom = l->y < l->y1 ? l->y1 : l->y;
    if (to == l->cells + 1 && top != bottom)
        canvas_down(c, l->x1, top, bottom, heavy);
}

/* Is the stretch between two entries of a lane empty, so that one step goes over it? */
static bool is_one_step(const scene *s, const lane *l, int from, int to)
{
    for (int i = from + 1; i < to; i++)
        if (gwt_on_trail(s, place_id(l->cell[i - 1].place)))
            return false;
    return true;
}

static void draw_way(const scene *s, canvas *c, const way *w)
{
    for (int i = 0; i + 1 < w->n; i++)
        for (size_t k = 0; k < sizeof LANES / sizeof *LANES; k++) {
            int from = in_lane(&LANES[k], w->place[i]), to = in_lane(&LANES[k], w->place[i + 1]);
            if (from < 0 || to <= from || !is_one_step(s, &LANES[k], from, to))
                continue;
            draw_part(c, &LANES[k], from, to, true);
            break;
        }
}

/* ---- what lies on places ------------------------------------------------------------------------------------------- */

static void put_herders(const scene *s, const char *place, sb_text *out)
{
    for (int seat = 0; seat < s->players; seat++)
        if (strcmp(scene_id(scene_player(s, seat), "herder"), place) == 0)
            sb_putf(out, "@%c", scene_mark(s, seat));
}

static void put_fee(const json_t *on, sb_text *out)
{
    if (scene_int(on, "fee") > 0)
        sb_putf(out, "-%d", scene_int(on, "fee"));
}

/* "A4a-2", "3v-2", "G", "." */
static look put_content(const scene *s, int place, sb_text *out)
{
    const json_t *on = gwt_on_trail(s, place_id(place));
    const gwt_place_row *row = &GWT_PLACE[place];
    look l = LOOK_DIM;
    if (json_is_string(json_object_get(on, "building"))) {
        int seat = scene_int(on, "seat");
        sb_putf(out, "%c%s", scene_mark(s, seat), scene_id(on, "building") + strlen("pb_"));
        l = scene_look(seat);
    } else if (json_is_string(json_object_get(on, "tile"))) {
        int tile = scene_item(s, GWT_DOM_TILE, scene_id(on, "tile"));
        bool outlaw = tile > 0 && GWT_TILE[tile].family == GWT_OUTLAW;
        if (outlaw)
            sb_put(out, tile == GWT_TILE_outlaw_green ? scene_say(s, "G", "V") : "O");
        else if (tile > 0)
            sb_putf(out, "%dv", GWT_TILE[tile].vp);
        l = outlaw ? LOOK_WARN : LOOK_WATER;
    } else {
        sb_put_char(out, '.');
    }
    if (row->kind == GWT_OUTLAW_SPACE)
        sb_putf(out, row->tokens ? "+j" : "+%d", row->money);
    else
        put_fee(on, out);
    return l;
}

/* Under a place: its letter, who stands there, what the way costs. */
static void draw_under(const scene *s, canvas *c, int x, int y, const char *place)
{
    char bytes[24];
    sb_text text = SB_TEXT(bytes);
    int line = ask_at(s->ask, NULL, place);
    x = scene_put_key(s, c, x, y, NULL, place);
    put_herders(s, place, &text);
    if (line >= 0 && ask_fact(ask_move(s->ask, line), "paid", 0) > 0)
        gwt_put_money(s, ask_fact(ask_move(s->ask, line), "paid", 0), &text);
    canvas_put_in(c, x, y, 5, LOOK_BOLD, bytes);
}

static void draw_cell(const scene *s, canvas *c, const lane *l, int i)
{
    int place = l->cell[i].place, x = l->cell[i].x;
    const char *id = place_id(place);
    const gwt_place_row *row = &GWT_PLACE[place];
    char bytes[40], mark[8];
    sb_text text = SB_TEXT(bytes), before = SB_TEXT(mark);
    look how = put_content(s, place, &text);
    bool free = !gwt_on_trail(s, id);
    if (row->kind == GWT_SITE && !row->risk && free)
        sb_putf(&before, "%c%c", id[0] - 'a' + 'A', id[1]);
    sb_put(&before, row->risk ? "!" : "");
    sb_put(&before, row->forest ? "^" : "");
    x = canvas_put(c, x, l->y, row->forest ? LOOK_WOOD : LOOK_PLAIN, mark);
    if (mark[0] && strlen(mark) > 1 && free && !row->forest)
        x = canvas_put(c, x, l->y, LOOK_PLAIN, " ");
    x = canvas_put(c, x, l->y, how, bytes);
    if (l->above) {
        char who[12];
        sb_text herders = SB_TEXT(who);
        put_herders(s, id, &herders);
        x = canvas_put(c, x, l->y, LOOK_BOLD, who);
        scene_put_key(s, c, x, l->y, NULL, id);
    } else {
        draw_under(s, c, l->cell[i].x, l->y + 1, id);
    }
}

/* "[B]h@A Santa Gertrudis: $2; build ($2)" */
static void draw_post(const scene *s, canvas *c, const post *p)
{
    const char *id = place_id(p->place);
    const json_t *on = gwt_on_trail(s, id);
    int design = scene_item(s, GWT_DOM_BUILDING, scene_id(on, "building"));
    char bytes[24];
    sb_text text = SB_TEXT(bytes);
    int x = canvas_putf(c, p->x, p->y, LOOK_BOLD, "[%c]", id[0] - 'a' + 'A');
    x = scene_put_key(s, c, x, p->y, NULL, id);
    put_herders(s, id, &text);
    x = canvas_put(c, x, p->y, LOOK_BOLD, bytes);
    if (design > 0 && p->room)
        canvas_put_in(c, x + 1, p->y, p->x + p->room - x - 1, LOOK_PLAIN, gwt_short_building(design, s->lang == SB_FR));
}

/* What threatens where: in the rows of the letters, which leave room before the first place. */
static void draw_names(const scene *s, canvas *c)
{
    canvas_put(c, 0, 2, LOOK_WATER, scene_say(s, "flood", "inond."));
    canvas_put(c, 74, 2, LOOK_WATER, scene_say(s, "dry", "sec"));
    canvas_put(c, 74, 7, LOOK_WARN, scene_say(s, "out", "hors"));
    canvas_put(c, 0, 8, LOOK_DIM,
        scene_say(s, "outlaws: G green, O orange, +bounty", "hors-la-loi : V vert, O orange, +prime"));
    canvas_put(c, 41, 12, LOOK_WATER, scene_say(s, "< rockfall", "< éboulement"));
}

static void draw_ends(const scene *s, canvas *c)
{
    char bytes[24];
    sb_text text = SB_TEXT(bytes);
    int x = canvas_put(c, 68, 10, LOOK_BOLD, "[KANSAS]");
    x = scene_put_key(s, c, x, 10, NULL, "kansas_city");
    put_herders(s, "kansas_city", &text);
    canvas_put(c, x, 10, LOOK_BOLD, bytes);
    sb_text_clear(&text);
    put_herders(s, "start", &text);
    if (text.n) {
        canvas_put(c, 0, 1, LOOK_PLAIN, scene_say(s, "start", "dépt."));
        canvas_put(c, 0, 0, LOOK_BOLD, bytes);
        canvas_put(c, 5, 1, LOOK_PLAIN, "\u2500");
    }
}

/* The outlaw spaces 1 to 3 lie beside the trail. */
static void draw_aside(const scene *s, canvas *c)
{
    static const uint8_t SPACES[] = { GWT_PLACE_outlaw_1, GWT_PLACE_outlaw_2, GWT_PLACE_outlaw_3 };
    int x = canvas_put(c, 55, 12, LOOK_DIM, scene_say(s, "aside", "à côté"));
    for (size_t i = 0; i < sizeof SPACES; i++) {
        char bytes[24];
        sb_text text = SB_TEXT(bytes);
        look how = put_content(s, SPACES[i], &text);
        x = canvas_put(c, x + 1, 12, how, bytes);
        x = scene_put_key(s, c, x, 12, NULL, place_id(SPACES[i]));
    }
}

void gwt_pane_trail(const scene *s, canvas *c)
{
    way w = way_of(s);
    for (size_t i = 0; i < sizeof LANES / sizeof *LANES; i++)
        draw_part(c, &LANES[i], 0, LANES[i].cells + 1, false);
    draw_way(s, c, &w);
    for (size_t i = 0; i < sizeof LANES / sizeof *LANES; i++)
        for (int k = 0; k < LANES[i].cells; k++)
            draw_cell(s, c, &LANES[i], k);
    for (size_t i = 0; i < sizeof POSTS / sizeof *POSTS; i++)
        draw_post(s, c, &POSTS[i]);
    draw_names(s, c);
    draw_ends(s, c);
    draw_aside(s, c);
}

/* ---- railroad and cities --------------------------------------------------------------------------------------------- */

enum { RULER = 9, UNIT = 3, RULER_END = 18 }; /* one ruler for cities, herd, crossings and stations */

static int column_of(int value)
{
    return RULER + UNIT * (value < RULER_END ? value : RULER_END);
}

static const char *const CITY_SHORT[GWT_CITY_COUNT] = { "KC", "Ful", "StL", "Blo", "Peo", "Chi", "Tol", "Pit", "Phi",
    "NYk", "Har", "Oma", "Den", "Mil", "GrB", "Tor", "Buf", "Ore", "Mon" };

static void draw_city(const scene *s, canvas *c, const json_t *city, int y)
{
    const char *id = scene_id(city, "city");
    int number = scene_item(s, GWT_DOM_CITY, id), x = column_of(scene_int(city, "value"));
    char bytes[24];
    sb_text text = SB_TEXT(bytes);
    if (number < 0)
        return;
    while (x + 4 < c->width && c->at[y * c->width + x].ch != ' ') /* two large cities of one value */
        x += 4;
    bool dark = !GWT_CITY[number].white;
    canvas_putf(c, x, y, LOOK_BOLD, dark ? "%s#" : "%s", CITY_SHORT[number]);
    for (int seat = 0; seat < s->players; seat++) {
        int n = scene_int(json_object_get(scene_player(s, seat), "cities"), id);
        if (n)
            sb_put_char(&text, scene_mark(s, seat));
        if (n > 1)
            sb_put_int(&text, n);
    }
    int end = canvas_put(c, x, y + 1, text.n ? LOOK_PLAIN : LOOK_DIM, text.n ? bytes : "-");
    scene_put_key(s, c, end, y + 1, NULL, id);
    int vp = GWT_BOX[gwt_has_rails(s)].emblem[number].vp;
    if (vp)
        canvas_putf(c, x, y + 2, LOOK_PLAIN, "%d", vp);
}

static void draw_arrows(const scene *s, canvas *c, int y)
{
    const gwt_box_row *box = &GWT_BOX[gwt_has_rails(s)];
    for (int i = 0; i < box->arrows; i++) {
        const gwt_arrow_row *row = &box->arrow[i];
        if (GWT_CITY[row->from].town || GWT_CITY[row->to].town)
            continue;
        int x = (column_of(GWT_CITY[row->from].value) + column_of(GWT_CITY[row->to].value)) / 2;
        char bytes[16];
        sb_text text = SB_TEXT(bytes);
        sb_put(&text,
            row->action == GWT_ARROW_OBJECTIVE   ? "o"
                : row->action == GWT_ARROW_TOKEN ? scene_say(s, "t", "j")
                                                 : "");
        if (row->vp)
            sb_put_int(&text, row->vp);
        canvas_putf(c, x, y, LOOK_GOOD, "<%s>", bytes);
    }
}

static void draw_pay(const scene *s, canvas *c, int y)
{
    const json_t *cities = json_object_get(s->position, "cities");
    canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "you pay", "vous payez"));
    for (size_t i = 0; i < json_array_size(cities); i++) {
        const json_t *city = json_array_get(cities, i);
        int number = scene_item(s, GWT_DOM_CITY, scene_id(city, "city"));
        if (number < 0 || GWT_CITY[number].town || !json_object_get(city, "transport"))
            continue;
        char bytes[16];
        sb_text text = SB_TEXT(bytes);
        gwt_put_money(s, scene_int(city, "transport"), &text);
        canvas_put(
            c, column_of(scene_int(city, "value")), y, scene_int(city, "transport") ? LOOK_WARN : LOOK_DIM, bytes);
    }
}

/* "=====7:::11": what the herd is worth, and with certificates. */
static void draw_herd(const scene *s, canvas *c, int y)
{
    const json_t *delivery = json_object_get(scene_player(s, s->viewer), "delivery");
    int value = scene_int(delivery, "value"), more = value + scene_int(delivery, "certificates");
    canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "herd", "troupeau"));
    if (!delivery)
        return;
    for (int x = RULER; x < column_of(value); x++)
        canvas_put(c, x, y, LOOK_MONEY, "=");
    for (int x = column_of(value); x < column_of(more); x++)
        canvas_put(c, x, y, LOOK_DIM, ":");
    canvas_putf(c, column_of(value), y, LOOK_BOLD, "%d", value);
    if (more > value)
        canvas_putf(
            c, column_of(more), y, LOOK_BOLD, scene_say(s, "%d with certificates", "%d avec certificats"), more);
}

/* Engines over the track; behind space 18 their numbers stand in the line of the far stations. */
static void draw_engines(const scene *s, canvas *c, int y)
{
    int taken[RULER_END + 1] = { 0 };
    char far[80];
    sb_text text = SB_TEXT(far);
    for (int seat = 0; seat < s->players; seat++) {
        int space = scene_item(s, GWT_DOM_SPACE, scene_id(scene_player(s, seat), "engine"));
        if (space < 0)
            continue;
        int number = GWT_SPACE[space].number;
        char mark[2] = { scene_mark(s, seat) };
        if (number <= RULER_END && !GWT_SPACE[space].turnout) {
            int x = column_of(number) - (number == 0) + taken[number]++; /* at the start all of them */
            canvas_put(c, x, y, scene_look(seat), mark);
        } else if (GWT_SPACE[space].turnout) {
            sb_putf(&text, scene_say(s, " %s station %d", " %s gare %d"), mark, GWT_SPACE[space].station);
        } else {
            sb_putf(&text, " %s %d", mark, number);
        }
    }
    canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "engines", "locos"));
    if (text.n)
        canvas_right(c, c->width - 1, y, LOOK_BOLD, far);
}

static void draw_track(const scene *s, canvas *c, int y)
{
    canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "track", "voie"));
    canvas_across(c, RULER, column_of(RULER_END) + 1, y, false);
    for (int space = 0; space < GWT_SPACE_COUNT; space++) {
        const gwt_space_row *row = &GWT_SPACE[space];
        if (row->turnout || row->number > RULER_END)
            continue;
        int before = 0;
        for (int i = 0; i < space; i++)
            if (GWT_SPACE[i].crossings > before)
                before = GWT_SPACE[i].crossings;
        int x = canvas_putf(c, column_of(row->number), y, LOOK_PLAIN, "%d", row->number);
        if (space && row->crossings > before)
            canvas_put(c, column_of(row->number) - 1, y, LOOK_WARN, "x");
        scene_put_key(s, c, x, y, NULL, GWT_DOMAINS[GWT_DOM_SPACE].item[space].id);
    }
    canvas_put(c, column_of(RULER_END) + 3, y, LOOK_DIM, "...39");
}

/* "3:A- $4/2": discs, price and points of a station; its letter to press. */
static int draw_station(const scene *s, canvas *c, const json_t *station, int number, int x, int y)
{
    const char *id = scene_id(station, "station"), *space = scene_id(station, "space");
    char bytes[40];
    sb_text text = SB_TEXT(bytes);
    sb_putf(&text, "%d%s", number, json_is_string(json_object_get(station, "station_master")) ? "*" : "");
    sb_put(&text, GWT_STATION[number - 1].white ? ":" : "#");
    bool any = false;
    for (int seat = 0; seat < s->players; seat++) {
        const json_t *owned = json_object_get(scene_player(s, seat), "stations");
        for (size_t i = 0; i < json_array_size(owned); i++)
            if (strcmp(json_string_value(json_array_get(owned, i)), id) == 0) {
                sb_put_char(&text, scene_mark(s, seat));
                any = true;
            }
    }
    sb_put(&text, any ? " " : "- ");
    gwt_put_money(s, scene_int(station, "cost"), &text);
    sb_putf(&text, "/%d", scene_int(station, "vp"));
    x = canvas_put(c, x, y, LOOK_PLAIN, bytes);
    int end = scene_put_key(s, c, x, y, NULL, id);
    return end > x ? end : scene_put_key(s, c, x, y, NULL, *space ? space : "-");
}

static void draw_stations(const scene *s, canvas *c, int y)
{
    enum { A_LINE = 5, WIDTH = 14 };
    const json_t *stations = json_object_get(s->position, "stations");
    canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "stations", "gares"));
    for (size_t i = 0; i < json_array_size(stations); i++)
        draw_station(
            s, c, json_array_get(stations, i), (int)i + 1, RULER + (int)i % A_LINE * WIDTH, y + (int)i / A_LINE);
}

/* Those who wait at stations, a line each: below what is always seen. */
static void draw_masters(const scene *s, canvas *c, int y)
{
    const json_t *stations = json_object_get(s->position, "stations");
    for (size_t i = 0; i < json_array_size(stations); i++) {
        int master = scene_item(s, GWT_DOM_MASTER, scene_id(json_array_get(stations, i), "station_master"));
        if (master > 0)
            canvas_putf(c, 0, y++, LOOK_PLAIN, scene_say(s, "* master at %d: %s", "* chef de gare en %d : %s"),
                (int)i + 1, gwt_short_master(master, s->lang == SB_FR));
    }
}

static void draw_cities(const scene *s, canvas *c, bool large, int y)
{
    const json_t *cities = json_object_get(s->position, "cities");
    for (size_t i = 0; i < json_array_size(cities); i++) {
        int number = scene_item(s, GWT_DOM_CITY, scene_id(json_array_get(cities, i), "city"));
        if (number >= 0 && (GWT_CITY[number].town != 0) == large)
            draw_city(s, c, json_array_get(cities, i), y);
    }
}

void gwt_pane_rail(const scene *s, canvas *c)
{
    int y = 0;
    canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "city", "ville"));
    canvas_put(c, 0, y + 1, LOOK_DIM, scene_say(s, "discs", "disques"));
    canvas_put(c, 0, y + 2, LOOK_DIM, scene_say(s, "VP", "PV"));
    draw_cities(s, c, false, y);
    draw_arrows(s, c, y + 2);
    y += 3;
    if (gwt_has_rails(s)) {
        canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "north", "nord"));
        draw_cities(s, c, true, y);
        y += 2; /* their points stand on the map */
        canvas_fill(c, 0, y, c->width, 1, ' ', LOOK_PLAIN);
    }
    draw_pay(s, c, y++);
    draw_herd(s, c, y++);
    draw_engines(s, c, y++);
    draw_track(s, c, y++);
    draw_stations(s, c, y);
    draw_masters(s, c, y + (gwt_has_rails(s) ? 3 : 2));
}

/* ---- Rails to the North ---------------------------------------------------------------------------------------------- */

enum {
    TOWN_NAME = 6,
    TOWN_WIDTH = 7,
    LEFT = 54,
    RIGHT = 1062,
    TOP = 62,
    BOTTOM = 446
}; /* where towns lie on the sheet */

static int town_x(const canvas *c, int town)
{
    int width = c->width < 100 ? c->width : 100;
    return (GWT_TOWN_SHEET[town].x - LEFT) * (width - TOWN_WIDTH) / (RIGHT - LEFT);
}

static int town_y(int town)
{
    return (GWT_TOWN_SHEET[town].y - TOP) * (GWT_NORTH_ROWS - 2) / (BOTTOM - TOP);
}

static void draw_rails(canvas *c)
{
    for (int town = 0; town < GWT_TOWN_COUNT; town++)
        for (uint32_t set = GWT_TOWN[town].rails; set; set &= set - 1) {
            int other = gwt_lowest(set);
            if (other <= town)
                continue;
            int x0 = town_x(c, town) + 2, y0 = town_y(town), x1 = town_x(c, other) + 2, y1 = town_y(other);
            canvas_across(c, x0 < x1 ? x0 : x1, x0 < x1 ? x1 : x0, y0, false);
            canvas_down(c, x1, y0 < y1 ? y0 : y1, y0 < y1 ? y1 : y0, false);
        }
}

/* "Omaha" over "[AB-]k" */
static void draw_town(const scene *s, canvas *c, const json_t *entry)
{
    const char *id = scene_id(entry, "town");
    int town = scene_item(s, GWT_DOM_TOWN, id);
    const json_t *cells = json_object_get(entry, "cells");
    char bytes[24], cut[32];
    sb_text text = SB_TEXT(bytes), name = SB_TEXT(cut);
    if (town < 0)
        return;
    int x = town_x(c, town), y = town_y(town);
    const char *full = GWT_DOMAINS[GWT_DOM_TOWN].item[town].name[s->lang];
    sb_put_bytes(&name, full, canvas_fit(full, TOWN_NAME));
    canvas_put(c, x, y, LOOK_BOLD, cut);
    sb_put_char(&text, '[');
    for (size_t i = 0; i < json_array_size(cells); i++) {
        const json_t *cell = json_array_get(cells, i);
        sb_put_char(&text, json_is_integer(cell) ? scene_mark(s, (int)json_integer_value(cell)) : '-');
    }
    sb_put_char(&text, ']');
    x = canvas_put(c, x, y + 1, LOOK_PLAIN, bytes);
    scene_put_key(s, c, x, y + 1, NULL, id);
}

void gwt_pane_north(const scene *s, canvas *c)
{
    const json_t *towns = json_object_get(s->position, "towns");
    draw_rails(c);
    for (size_t i = 0; i < json_array_size(towns); i++)
        draw_town(s, c, json_array_get(towns, i));
}
