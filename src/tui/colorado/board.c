/* board.c: Colorado on the full screen (scene.h): the Roadmap with its ticks, the railroad, the Reward Chart, cards.
 *
 * In a cell of the map stands what is drawn there: <V> a region found, V one not found, 2P leg 2 with its icon, x a ticked leg,
 * *6 a medal, !6 one that is won.  The letter to press stands before it. */
#include "games/colorado/contract.h"
#include "games/colorado/state.h"
#include "tui/draw.h"
#include "tui/scene.h"

#include <string.h>

enum {
    CELL_WIDTH = 4,
    CELL_HEIGHT = 2,
    MAP_WIDTH = CO_MAP_COLUMNS * CELL_WIDTH + 1,
    MAP_ROWS = CO_MAP_ROWS * CELL_HEIGHT + 1
};

static const char ICON[CO_ICON_COUNT] = { '.', 'N', 'C', 'K', 'P', 'S', 'W', 'T', 'D' };

/* ---- a Roadmap --------------------------------------------------------------------------------------------------- */

/* Whose map, on which canvas, where; `tall`: cells of two rows with lines between regions, otherwise of one. */
typedef struct sheet {
    const scene *s;
    canvas *c;
    const json_t *player;
    const co_map *map;
    int number; /* of the map */
    int y;
    bool tall, own;
} sheet;

static char cell_of(const co_map *map, int row, int column)
{
    return row < 0 || row >= CO_MAP_ROWS || column < 0 || column >= CO_MAP_COLUMNS ? ' ' : map->row[row][column];
}

/* Lines where regions meet; mountains are filled. */
static void draw_ground(const sheet *m)
{
    for (int row = 0; row <= CO_MAP_ROWS; row++)
        for (int column = 0; column <= CO_MAP_COLUMNS; column++) {
            int x = column * CELL_WIDTH, y = m->y + (m->tall ? row * CELL_HEIGHT : row);
            char here = cell_of(m->map, row, column);
            if (m->tall && column < CO_MAP_COLUMNS && here != cell_of(m->map, row - 1, column))
                canvas_across(m->c, x, x + CELL_WIDTH, y, false);
            if (row < CO_MAP_ROWS && here != cell_of(m->map, row, column - 1))
                canvas_down(m->c, x, y, m->tall ? y + CELL_HEIGHT : y, false);
            if (!m->tall && row < CO_MAP_ROWS && here != cell_of(m->map, row, column - 1))
                canvas_put(m->c, x, y, LOOK_PLAIN, "\u2502");
        }
    for (int row = 0; row < CO_MAP_ROWS; row++)
        for (int column = 0; column < CO_MAP_COLUMNS; column++)
            if (cell_of(m->map, row, column) == '#')
                canvas_fill(m->c, column * CELL_WIDTH + 1, m->y + (m->tall ? row * CELL_HEIGHT + 1 : row),
                    CELL_WIDTH - 1, 1, 0x2592, LOOK_DIM);
}

/* The same mountain goes on below and beside it. */
static void fill_mountains(const sheet *m)
{
    for (int row = 0; m->tall && row < CO_MAP_ROWS; row++)
        for (int column = 0; column < CO_MAP_COLUMNS; column++) {
            if (cell_of(m->map, row, column) != '#')
                continue;
            int x = column * CELL_WIDTH, y = m->y + row * CELL_HEIGHT + 1;
            bool right = cell_of(m->map, row, column + 1) == '#', below = cell_of(m->map, row + 1, column) == '#';
            if (right)
                canvas_fill(m->c, x + CELL_WIDTH, y, 1, 1, 0x2592, LOOK_DIM);
            if (below)
                canvas_fill(m->c, x + 1, y + 1, CELL_WIDTH - 1, 1, 0x2592, LOOK_DIM);
            if (right && below && cell_of(m->map, row + 1, column + 1) == '#')
                canvas_fill(m->c, x + CELL_WIDTH, y + 1, 1, 1, 0x2592, LOOK_DIM);
        }
}

static void spot_of(const sheet *m, co_spot at, int *x, int *y)
{
    int column = at.x * CO_MAP_COLUMNS / CO_MAP_WIDTH, row = at.y * CO_MAP_ROWS / CO_MAP_HEIGHT;
    *x = column * CELL_WIDTH + 1;
    *y = m->y + (m->tall ? row * CELL_HEIGHT + 1 : row);
}

/* A path between two spots that lie next to each other. */
static void draw_link(const sheet *m, co_spot from, co_spot to)
{
    int x0, y0, x1, y1;
    spot_of(m, from, &x0, &y0);
    spot_of(m, to, &x1, &y1);
    int dx = x1 - x0, dy = y1 - y0, x = (x0 + x1) / 2 + 1, y = (y0 + y1) / 2;
    if (!m->tall || dx > 2 * CELL_WIDTH || -dx > 2 * CELL_WIDTH || dy > CELL_HEIGHT || -dy > CELL_HEIGHT)
        return;
    if (x < 0 || y < 0 || x >= m->c->width || m->c->at[y * m->c->width + x].ch != ' ')
        return;
    canvas_put(m->c, x, y, LOOK_DIM, dy == 0 ? "-" : dx == 0 ? "|" : (dx > 0) == (dy > 0) ? "\\" : "/");
}

static void draw_links(const sheet *m, int r)
{
    const co_region *region = &co_regions[r];
    const co_place *place = &m->map->region[r];
    for (int i = 0; i <= region->legs; i++)
        for (int j = i + 1; j <= region->legs; j++)
            if (region->links[i] >> j & 1)
                draw_link(m, i ? place->leg[i - 1] : place->flag, place->leg[j - 1]);
}

static bool has_id(const json_t *list, const char *id)
{
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strcmp(json_string_value(json_array_get(list, i)), id) == 0)
            return true;
    return false;
}

/* The line of the question that ticks this leg. */
static int line_of_leg(const scene *s, const char *region, const char *leg)
{
    for (int i = 0; i < s->ask->possible; i++) {
        const json_t *args = json_object_get(ask_move(s->ask, i), "args");
        if (strcmp(scene_id(args, "region"), region) == 0 && strcmp(scene_id(args, "leg"), leg) == 0)
            return i;
    }
    return -1;
}

/* The line that is about a region alone: finding it. */
static int line_of_flag(const scene *s, const char *region)
{
    for (int i = 0; i < s->ask->possible; i++) {
        const json_t *args = json_object_get(ask_move(s->ask, i), "args");
        if (strcmp(scene_id(args, "region"), region) == 0 && !json_object_get(args, "leg"))
            return i;
    }
    return -1;
}

static void put_spot(const sheet *m, co_spot at, look l, int line, const char *text)
{
    int x, y;
    spot_of(m, at, &x, &y);
    canvas_put(m->c, x, y, l, text);
    if (m->own && line >= 0 && ask_find_key(m->s->ask, m->s->page, m->s->ask->at[line].key) == line) {
        char key[2] = { m->s->ask->at[line].key };
        canvas_put(m->c, x, y, ask_move(m->s->ask, line) == m->s->move ? LOOK_CURSOR : LOOK_KEY, key);
    }
}

static void draw_region(const sheet *m, int r)
{
    const co_region *region = &co_regions[r];
    const co_place *place = &m->map->region[r];
    const char *id = co_domains[CO_DOMAIN_REGION].item[m->number * CO_REGIONS + r].id;
    const json_t *found = scene_find(json_object_get(m->player, "regions"), "region", id);
    char bytes[16];
    sb_text text = SB_TEXT(bytes);
    sb_putf(&text, found ? "<%c>" : " %c ", co_region_letter[r]);
    put_spot(m, place->flag, found ? LOOK_GOOD : LOOK_BOLD, line_of_flag(m->s, id), bytes);
    for (int leg = 1; leg <= region->legs; leg++) {
        const char *leg_id = co_domains[CO_DOMAIN_LEG].item[leg].id;
        bool ticked = has_id(json_object_get(found, "legs"), leg_id);
        sb_text_clear(&text);
        if (ticked)
            sb_put(&text, " x ");
        else
            sb_putf(&text, " %d%c", leg, ICON[region->icon[leg]]);
        put_spot(m, place->leg[leg - 1],
            ticked      ? LOOK_GOOD
                : found ? LOOK_PLAIN
                        : LOOK_DIM,
            line_of_leg(m->s, id, leg_id), bytes);
    }
    bool won = json_is_true(json_object_get(found, "complete"));
    sb_text_clear(&text);
    sb_putf(&text, "%c%d", won ? '!' : '*', region->medal);
    put_spot(m, place->medal, won ? LOOK_GOOD : LOOK_MONEY, -1, bytes);
}

/* A region in so few columns, where needed by the word that tells it from its like: the first one, in French the last one of
 * landscapes ("Lac du Héron": "Héron"); villages are called by their first name everywhere. */
static void put_region(const sheet *m, int r, int x, int y, int columns)
{
    const char *name = co_domains[CO_DOMAIN_REGION].item[m->number * CO_REGIONS + r].name[m->s->lang];
    bool is_last = m->s->lang == SB_FR && co_regions[r].terrain != CO_VILLAGE;
    char bytes[64];
    sb_text word = SB_TEXT(bytes);
    if (canvas_width(name) <= columns)
        sb_put(&word, name);
    else if (is_last && strrchr(name, ' '))
        sb_put(&word, strrchr(name, ' ') + 1);
    else
        sb_put_bytes(&word, name, strcspn(name, " "));
    canvas_put_in(m->c, x, y, columns, LOOK_DIM, bytes);
}

/* Beside the map; the icons of a small map stand in a line below it. */
static void draw_map_names(const sheet *m)
{
    for (int r = 0; r < CO_REGIONS; r++) {
        int x = canvas_putf(m->c, MAP_WIDTH, m->y + r, LOOK_BOLD, "%c ", co_region_letter[r]);
        put_region(m, r, x, m->y + r, m->c->width - x);
    }
    int x = 1;
    for (int icon = CO_ICON_NUGGETS; icon < CO_ICON_DISCOVERY; icon++) {
        char letter[2] = { ICON[icon] };
        int y = m->y + (m->tall ? CO_REGIONS + icon : CO_MAP_ROWS + 1);
        x = canvas_put(m->c, m->tall ? MAP_WIDTH : x, y, LOOK_BOLD, letter);
        x = 1 + canvas_put(m->c, x + 1, y, LOOK_DIM, co_domains[CO_DOMAIN_ICON].item[icon].name[m->s->lang]);
    }
}

static void draw_sheet(const sheet *m)
{
    draw_ground(m);
    fill_mountains(m);
    for (int r = 0; r < CO_REGIONS; r++)
        draw_region(m, r);
    for (int r = 0; r < CO_REGIONS; r++)
        draw_links(m, r);
    draw_map_names(m);
}

static sheet sheet_of(const scene *s, canvas *c, int seat, int y, bool tall)
{
    const json_t *player = scene_player(s, seat);
    int number = scene_item(s, CO_DOMAIN_MAP, scene_id(player, "map"));
    if (number < 0 || number >= CO_MAPS)
        number = 0;
    return (sheet) { .s = s,
        .c = c,
        .player = player,
        .map = &co_maps[number],
        .number = number,
        .y = y,
        .tall = tall,
        .own = seat == s->viewer };
}

static int shown_seat(const scene *s)
{
    return s->viewer < s->players ? s->viewer : scene_int(json_object_get(s->position, "call"), "caller");
}

static void draw_own_map(const scene *s, canvas *c)
{
    sheet m = sheet_of(s, c, shown_seat(s), 0, s->room >= MAP_ROWS);
    draw_sheet(&m);
}

/* The maps of the others, one below the other. */
static void draw_other_maps(const scene *s, canvas *c)
{
    int y = 0, own = shown_seat(s);
    for (int i = 1; i < s->players; i++) {
        int seat = (own + i) % s->players;
        canvas_put(c, 1, y++, scene_look(seat), scene_seat(s, seat));
        sheet m = sheet_of(s, c, seat, y, true);
        m.own = false;
        draw_sheet(&m);
        y += MAP_ROWS + 1;
    }
}

/* ---- the railroad ------------------------------------------------------------------------------------------------ */

static int draw_rail(const scene *s, canvas *c, int leg, int x, int y)
{
    const char *id = co_domains[CO_DOMAIN_RAIL].item[leg].id;
    const json_t *p = scene_player(s, shown_seat(s));
    bool ticked = has_id(json_object_get(p, "railroad"), id), closed = has_id(json_object_get(p, "closed"), id);
    int end = canvas_putf(c, x, y,
        ticked       ? LOOK_GOOD
            : closed ? LOOK_DIM
                     : LOOK_PLAIN,
        "%s %c ", id + 1,
        ticked       ? 'x'
            : closed ? '-'
                     : ICON[co_railroad[leg].icon]);
    scene_put_key(s, c, end - 1, y, NULL, id);
    return end;
}

static void draw_railroad(const scene *s, canvas *c)
{
    static const struct {
        uint8_t leg, x, y;
    } AT[] = { { CO_R1, 2, 1 }, { CO_R2A, 10, 0 }, { CO_R3A, 18, 0 }, { CO_R2B, 10, 2 }, { CO_R3B, 18, 2 },
        { CO_R4, 27, 1 }, { CO_R5A, 36, 0 }, { CO_R6A, 44, 0 }, { CO_R5B, 36, 2 }, { CO_R6B, 44, 2 },
        { CO_R7, 53, 1 } };
    canvas_across(c, 5, 60, 1, false);
    for (int i = 0; i < 2; i++) {
        int from = i ? 34 : 8, to = i ? 50 : 24;
        canvas_across(c, from, to, 0, false);
        canvas_across(c, from, to, 2, false);
        canvas_down(c, from, 0, 2, false);
        canvas_down(c, to, 0, 2, false);
        canvas_fill(c, from + 1, 1, to - from - 1, 1, ' ', LOOK_PLAIN);
    }
    for (size_t i = 0; i < sizeof AT / sizeof *AT; i++)
        draw_rail(s, c, AT[i].leg, AT[i].x, AT[i].y);
    bool won = has_id(json_object_get(scene_player(s, shown_seat(s)), "railroad"), "r7");
    canvas_putf(c, 61, 1, won ? LOOK_GOOD : LOOK_MONEY, won ? "!%d" : "*%d", CO_RAIL_MEDAL);
}

/* ---- the Reward Chart -------------------------------------------------------------------------------------------- */

enum { NAME = 9, VILLAGE = 8, FOREST = 10, DESERT = 7, LAKE = 9, TIPI = 15, SALOON = 7 };
static const uint8_t ZONE_WIDTH[CO_TERRAIN_COUNT] = { VILLAGE, FOREST, DESERT, LAKE };

static int zone_x(int zone)
{
    int x = NAME + 1;
    for (int i = 0; i < zone; i++)
        x += i < CO_TERRAIN_COUNT ? ZONE_WIDTH[i] : i == CO_TERRAIN_COUNT ? TIPI : SALOON;
    return x;
}

static void draw_row(const scene *s, canvas *c, int seat, int y)
{
    const json_t *tracks = json_object_get(scene_player(s, seat), "tracks");
    canvas_put_in(c, 0, y, NAME, scene_look(seat), scene_seat(s, seat));
    for (int t = 0; t < CO_TERRAIN_COUNT; t++) {
        int ticked = scene_int(tracks, co_domains[CO_DOMAIN_TERRAIN].item[t].id), x = zone_x(t);
        for (int box = 1; box <= co_zones[t].boxes; box++)
            x = box <= ticked ? canvas_put(c, x, y, LOOK_GOOD, "x ")
                              : canvas_putf(c, x, y, LOOK_PLAIN, "%d ", co_zones[t].value[box]);
    }
    int x = zone_x(CO_TERRAIN_COUNT);
    for (int box = 0; box < CO_TIPI_BOXES; box++) {
        bool ticked = false;
        const json_t *list = json_object_get(tracks, "tipi");
        for (size_t i = 0; i < json_array_size(list); i++)
            ticked |= json_integer_value(json_array_get(list, i)) == box - CO_TIPI_CENTRE;
        bool end = box == 0 || box == CO_TIPI_BOXES - 1;
        char mark[3] = { ticked ? 'x' : end ? '*' : ICON[co_tipi_icon[box]], ' ' };
        x = canvas_put(c, x, y, ticked ? LOOK_GOOD : LOOK_PLAIN, mark);
    }
    x = zone_x(CO_TERRAIN_COUNT + 1);
    for (int box = 1; box <= CO_SALOON_BOXES; box++)
        x = canvas_put(c, x, y, box <= scene_int(tracks, "saloon") ? LOOK_GOOD : LOOK_PLAIN,
            box <= scene_int(tracks, "saloon") ? "x "
                : box == CO_SALOON_BOXES       ? "* "
                                               : ". ");
    x = zone_x(CO_TERRAIN_COUNT + 2);
    for (int box = 1; box <= CO_WANTED_BOXES; box++) {
        bool ticked = box <= scene_int(tracks, "wanted");
        char mark[3] = { ticked ? 'x' : box == CO_WANTED_BOXES ? '*' : ICON[co_wanted_icon[box]], ' ' };
        x = canvas_put(c, x, y, ticked ? LOOK_GOOD : LOOK_PLAIN, mark);
    }
}

static void draw_pools(const scene *s, canvas *c, int y)
{
    static const uint8_t ZONE[CO_POOL_COUNT] = { CO_FOREST, CO_DESERT, CO_LAKE, CO_TERRAIN_COUNT, CO_TERRAIN_COUNT + 1,
        CO_TERRAIN_COUNT + 2 };
    canvas_put(c, 0, y, LOOK_DIM, scene_say(s, "medals", "médailles"));
    for (int pool = 0; pool < CO_POOL_COUNT; pool++) {
        const json_t *entry =
            scene_find(json_object_get(s->position, "pools"), "pool", co_domains[CO_DOMAIN_POOL].item[pool].id);
        const json_t *medals = json_object_get(entry, "medals");
        int x = zone_x(ZONE[pool]), from = x;
        for (size_t i = 0; i < json_array_size(medals); i++)
            x = canvas_putf(c, x, y, LOOK_MONEY, "%d ", (int)json_integer_value(json_array_get(medals, i)));
        if (x == from)
            canvas_put(c, x, y, LOOK_DIM, "-");
    }
}

static void draw_chart(const scene *s, canvas *c)
{
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        canvas_put_in(
            c, zone_x(t), 0, ZONE_WIDTH[t] - 1, LOOK_DIM, co_domains[CO_DOMAIN_TERRAIN].item[t].name[s->lang]);
    canvas_put(c, zone_x(CO_TERRAIN_COUNT), 0, LOOK_DIM, "Tipi");
    canvas_put(c, zone_x(CO_TERRAIN_COUNT + 1), 0, LOOK_DIM, "Saloon");
    canvas_put(c, zone_x(CO_TERRAIN_COUNT + 2), 0, LOOK_DIM, "Wanted");
    for (int seat = 0; seat < s->players; seat++)
        draw_row(s, c, seat, 1 + seat);
    draw_pools(s, c, 1 + s->players);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

/* "red N 1 1 3  blue K 2", each suit with the letter of its duo. */
static void put_cards(const scene *s, const json_t *cards, sb_text *out)
{
    int last = -1;
    for (size_t i = 0; i < json_array_size(cards); i++) {
        int kind = scene_item(s, CO_DOMAIN_KIND, json_string_value(json_array_get(cards, i)));
        if (kind < 0)
            continue;
        int suit = co_suit_of(kind);
        if (suit != last)
            sb_putf(out, "%s%s %c", last < 0 ? "" : "  ", co_domains[CO_DOMAIN_SUIT].item[suit].name[s->lang],
                ICON[co_suit_duo[suit]]);
        sb_putf(out, " %d", co_value_of(kind));
        last = suit;
    }
    if (last < 0)
        sb_put_char(out, '-');
}

static int draw_cards(const scene *s, canvas *c, const char *title, const json_t *cards, int y)
{
    char bytes[600];
    sb_text text = SB_TEXT(bytes);
    sb_put(&text, title);
    put_cards(s, cards, &text);
    return y + canvas_wrap(c, 0, y, c->width, 2, 5, LOOK_PLAIN, bytes);
}

static void put_medals(const json_t *p, sb_text *out)
{
    const json_t *medals = json_object_get(p, "medals");
    sb_putf(out, "%d/%d", (int)json_array_size(medals), CO_END_SLOT);
    for (size_t i = 0; i < json_array_size(medals); i++)
        sb_putf(out, " *%d", (int)json_integer_value(json_array_get(medals, i)));
}

static int total_of(const json_t *p)
{
    return scene_int(json_object_get(p, "score"), "total");
}

static void draw_own(const scene *s, canvas *c)
{
    const json_t *p = scene_player(s, shown_seat(s));
    char bytes[200];
    sb_text text = SB_TEXT(bytes);
    int y = draw_cards(s, c, scene_say(s, "hand ", "main "), json_object_get(p, "hand"), 0);
    y = draw_cards(s, c, scene_say(s, "area ", "zone "), json_object_get(p, "area"), y);
    sb_putf(&text, scene_say(s, "nuggets %d   points %d   medals ", "pépites %d   points %d   médailles "),
        scene_int(p, "nuggets"), total_of(p));
    put_medals(p, &text);
    canvas_put(c, 0, y, LOOK_BOLD, bytes);
}

static void draw_others(const scene *s, canvas *c)
{
    int y = 0, own = shown_seat(s);
    for (int i = 1; i < s->players; i++) {
        int seat = (own + i) % s->players;
        const json_t *p = scene_player(s, seat);
        char bytes[300];
        sb_text text = SB_TEXT(bytes);
        canvas_put(c, 0, y, scene_look(seat), scene_seat(s, seat));
        sb_putf(&text, scene_say(s, "%d points", "%d points"), total_of(p));
        canvas_right(c, c->width - 1, y++, LOOK_BOLD, bytes);
        sb_text_clear(&text);
        sb_putf(&text, scene_say(s, "cards %d  nuggets %d  medals ", "cartes %d  pépites %d  médailles "),
            scene_int(p, "cards"), scene_int(p, "nuggets"));
        put_medals(p, &text);
        y += canvas_wrap(c, 0, y, c->width, 2, 2, LOOK_PLAIN, bytes);
        y = draw_cards(s, c, scene_say(s, "area ", "zone "), json_object_get(p, "area"), y);
    }
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

static int panes(const scene *s, pane out[SCENE_PANES])
{
    out[0] = (pane) { .title = { "Your map", "Votre carte" },
        .tab = { "Map", "Carte" },
        .legend = { "<V> found x ticked *6 medal !6 won 2P leg", "<V> trouvée x coché *6 médaille 2P étape" },
        .height = MAP_ROWS,
        .parts = 1u << DRAW_TRAIL,
        .draw = draw_own_map };
    out[1] = (pane) { .title = { "Railroad", "Chemin de fer" },
        .tab = { "Rail", "Rail" },
        .height = 3,
        .parts = 1u << DRAW_TRAIL,
        .draw = draw_railroad };
    out[2] = (pane) { .title = { "Reward Chart", "Tableau des Primes" },
        .tab = { "Chart", "Primes" },
        .legend = { "x ticked  * medal at the end", "x coché  * médaille au bout" },
        .height = s->players + 2,
        .parts = 1u << DRAW_MARKET,
        .draw = draw_chart };
    out[3] = (pane) { .title = { "Your cards", "Vos cartes" },
        .tab = { "Cards", "Cartes" },
        .height = 4,
        .place = PANE_OWN,
        .parts = 1u << DRAW_ME,
        .draw = draw_own };
    out[4] = (pane) { .title = { "The others", "Les autres" },
        .tab = { "Others", "Autres" },
        .height = 4 * (s->players - 1),
        .place = PANE_OTHERS,
        .parts = 1u << DRAW_OTHERS,
        .draw = draw_others };
    out[5] = (pane) { .title = { "Maps of the others", "Cartes des autres" },
        .tab = { "Maps", "Cartes+" },
        .height = (MAP_ROWS + 2) * (s->players - 1),
        .place = PANE_EXTRA,
        .parts = 1u << DRAW_OTHERS,
        .draw = draw_other_maps };
    return 6;
}

static int about(const scene *s)
{
    const char *kind = scene_id(json_object_get(s->view, "decision"), "kind");
    return strstr(kind, "medal") || strstr(kind, "claim") || strstr(kind, "tipi") ? 2 : 0;
}

static void head(const scene *s, sb_text *out)
{
    const json_t *call = json_object_get(s->position, "call");
    sb_putf(out, scene_say(s, "turn %d  deck %d  nuggets %d  ", "tour %d  pioche %d  pépites %d  "),
        scene_int(s->position, "turn"), scene_int(s->position, "deck"), scene_int(s->position, "supply"));
    sb_putf(out, scene_say(s, "Caller %s", "Causeur %s"), scene_seat(s, scene_int(call, "caller")));
    if (json_is_string(json_object_get(call, "named")))
        sb_putf(out, ": %s", scene_name(s, CO_DOMAIN_KIND, scene_id(call, "named")));
}

static void status(const scene *s, sb_text *out)
{
    const json_t *p = scene_player(s, shown_seat(s));
    sb_put(out, "points");
    for (int seat = 0; seat < s->players; seat++)
        sb_putf(out, " %c %d", scene_mark(s, seat), total_of(scene_player(s, seat)));
    sb_putf(out, scene_say(s, " | nuggets %d | ", " | pépites %d | "), scene_int(p, "nuggets"));
    put_cards(s, json_object_get(p, "hand"), out);
}

/* A card asked for: how many of its kind the viewer does not see. */
static void label(const scene *s, const json_t *move, sb_text *left, sb_text *right)
{
    if (strcmp(ask_text(move, "kind"), "name") != 0 || *ask_text(move, "reason"))
        return;
    int kind = scene_item(s, CO_DOMAIN_KIND, scene_id(json_object_get(move, "args"), "card"));
    if (kind < 0)
        return;
    sb_put(left, co_domains[CO_DOMAIN_KIND].item[kind].name[s->lang]);
    sb_putf(right, "%d/%d",
        (int)json_integer_value(json_array_get(json_object_get(s->position, "unseen"), (size_t)kind)),
        co_copies[co_value_of(kind) - 1]);
}

const board board_colorado = {
    .id = "colorado", .panes = panes, .about = about, .status = status, .head = head, .label = label
};
