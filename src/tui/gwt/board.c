/* board.c: Great Western Trail on the full screen (scene.h): markets, players; the map is in board_map.c. */
#include "tui/gwt/board.h"
#include "tui/gwt/draw.h"

#include <string.h>

/* ---- markets ----------------------------------------------------------------------------------------------------- */

enum { JOB = 4, LABEL = 7, RIGHT = 58 };

/* Columns of a row of the job market: its number, its price or its workers, and a gap. */
static int job_width(size_t row, const json_t *workers, int token)
{
    int number = (row + 1 >= 10 ? 2 : 1) + ((int)row + 1 == token), hired = 0;
    for (size_t i = 0; i < json_array_size(workers); i++)
        hired += json_is_string(json_array_get(workers, i));
    return 1 + (number > 2 || hired > 2 ? number > hired ? number : hired : 2);
}

/* Where a row stands: as wide as it must be; evenly where that is too much. */
static int job_x(const json_t *market, size_t row, int token)
{
    int x = LABEL + 1, all = 0;
    for (size_t r = 0; r < json_array_size(market); r++)
        all += job_width(r, json_array_get(market, r), token);
    if (all > RIGHT - LABEL - 2)
        return x + (int)row * JOB;
    for (size_t r = 0; r < row; r++)
        x += job_width(r, json_array_get(market, r), token);
    return x + (int)row * (RIGHT - LABEL - 2 - all) / (int)json_array_size(market);
}

static void draw_jobs(const scene *s, canvas *c)
{
    const json_t *market = json_object_get(s->position, "job_market"),
                 *costs = json_object_get(s->position, "job_costs");
    int token = scene_int(s->position, "token_row");
    canvas_put(c, 0, 0, LOOK_DIM, scene_say(s, "jobs", "emplois"));
    canvas_put(c, 0, 1, LOOK_DIM, scene_say(s, "price", "prix"));
    canvas_put(c, 0, 2, LOOK_DIM, scene_say(s, "hire", "engager"));
    for (size_t r = 0; r < json_array_size(market); r++) {
        const json_t *row = json_array_get(market, r);
        char bytes[16];
        sb_text text = SB_TEXT(bytes);
        int x = job_x(market, r, token);
        canvas_putf(
            c, x, 0, (int)r + 1 == token ? LOOK_BOLD : LOOK_DIM, (int)r + 1 == token ? "%d<" : "%d", (int)r + 1);
        canvas_putf(c, x, 1, LOOK_MONEY, "%d", (int)json_integer_value(json_array_get(costs, r)));
        for (size_t i = 0; i < json_array_size(row); i++) {
            int worker = scene_item(s, GWT_DOM_TILE, json_string_value(json_array_get(row, i)));
            if (worker > 0)
                sb_put_char(&text, (s->lang == SB_FR ? " CBI" : " CBE")[worker]);
        }
        canvas_put(c, x, 2, text.n ? LOOK_BOLD : LOOK_DIM, text.n ? bytes : ".");
    }
}

/* "2x Black Angus 1, Longhorn 2", "3 3 5" where all are of one breed: the points of the cards on offer. */
static void put_offer(const scene *s, uint32_t kinds, bool named, sb_text *out)
{
    const json_t *market = json_object_get(s->position, "market");
    for (size_t i = 0; i < json_array_size(market); i++) {
        const char *id = json_string_value(json_array_get(market, i));
        int card = scene_item(s, GWT_DOM_CARD, id), same = 1;
        if (card < 0 || card >= GWT_CATTLE || !(kinds >> card & 1))
            continue;
        while (named && i + 1 < json_array_size(market)
            && strcmp(json_string_value(json_array_get(market, i + 1)), id) == 0)
            same++, i++;
        sb_put(out, out->n ? (named ? ", " : " ") : "");
        if (same > 1)
            sb_putf(out, "%dx ", same);
        if (named)
            sb_putf(out, "%s ", GWT_DOMAINS[GWT_DOM_CARD].item[card].name[s->lang]);
        sb_put_int(out, GWT_CARD[card].vp);
    }
}

static void draw_offer(
    const scene *s, canvas *c, int y, const char *label, uint32_t kinds, const char *en, const char *fr)
{
    char bytes[200];
    sb_text text = SB_TEXT(bytes);
    put_offer(s, kinds, kinds == GWT_VALUE_3_CARDS, &text);
    const char *price = scene_say(s, en, fr);
    int x = canvas_put(c, 0, y, LOOK_DIM, label), end = RIGHT - 2 - canvas_width(price);
    canvas_put_in(c, x + 1, y, end - x - 2, LOOK_BOLD, text.n ? bytes : "-");
    canvas_put(c, end, y, LOOK_MONEY, price);
}

static const char *tile_short(const scene *s, const char *id, char out[24])
{
    sb_text text = { .at = out, .cap = 24 };
    int tile = scene_item(s, GWT_DOM_TILE, id);
    out[0] = '\0';
    if (tile <= 0)
        sb_put(&text, "-");
    else if (GWT_TILE[tile].family == GWT_WORKER && canvas_width(scene_name(s, GWT_DOM_TILE, id)) <= 8)
        sb_put(&text, scene_name(s, GWT_DOM_TILE, id));
    else if (GWT_TILE[tile].family == GWT_WORKER)
        sb_putf(
            &text, "%s.", tile == GWT_TILE_engineer ? scene_say(s, "eng", "ingén") : scene_say(s, "build", "bâtis"));
    else if (GWT_TILE[tile].family == GWT_OUTLAW)
        sb_putf(
            &text, scene_say(s, "outlaw %s", "hors %s"), tile == GWT_TILE_outlaw_green ? scene_say(s, "G", "V") : "O");
    else
        sb_putf(&text, "%s %dv",
            GWT_TILE[tile].family == GWT_FLOOD         ? scene_say(s, "flood", "inond.")
                : GWT_TILE[tile].family == GWT_DROUGHT ? scene_say(s, "dry", "sec")
                                                       : scene_say(s, "rock", "éboul."),
            GWT_TILE[tile].vp);
    return out;
}

/* "04", "N2" of the North. */
static const char *short_objective(const char *id)
{
    static const char *const NORTH[] = { "N1", "N2", "N3", "N4" };
    int number = strncmp(id, "obj_rtn_", 8) == 0 ? id[8] - '1' : -1;
    return number >= 0 && number < 4 ? NORTH[number] : id + strlen("obj_");
}

/* What may come next, and the objectives on display. */
static void draw_next(const scene *s, canvas *c)
{
    const json_t *foresight = json_object_get(s->position, "foresight"),
                 *display = json_object_get(s->position, "display");
    canvas_down(c, RIGHT - 1, 0, 5, false);
    for (size_t b = 0; b < json_array_size(foresight) && b < 3; b++) {
        const json_t *column = json_array_get(foresight, b);
        int x = canvas_putf(c, RIGHT, (int)b, LOOK_DIM, "%d ", (int)b + 1);
        for (size_t r = 0; r < json_array_size(column); r++) {
            char bytes[24];
            const char *id = json_string_value(json_array_get(column, r));
            x = canvas_put(c, x, (int)b, LOOK_PLAIN, r ? ", " : "");
            x = canvas_put(c, x, (int)b, LOOK_PLAIN, tile_short(s, id, bytes));
        }
    }
    canvas_put(c, RIGHT, 3, LOOK_DIM, scene_say(s, "objectives +VP/−VP", "objectifs +PV/−PV"));
    int x = RIGHT, y = 4;
    for (size_t i = 0; i < json_array_size(display); i++) {
        const char *id = json_string_value(json_array_get(display, i));
        int card = scene_item(s, GWT_DOM_CARD, id);
        if (card < GWT_OBJ_FIRST)
            continue;
        const gwt_objective_row *row = &GWT_OBJECTIVE[card - GWT_OBJ_FIRST];
        x = canvas_putf(c, x, y, LOOK_PLAIN, "%s:%d/−%d", short_objective(id), row->vp, row->penalty);
        x = scene_put_key(s, c, x, y, NULL, id) + 1;
        if (i % 2 == 1) {
            x = RIGHT;
            y++;
        }
    }
}

static void draw_markets(const scene *s, canvas *c)
{
    draw_jobs(s, c);
    draw_offer(s, c, 3, "3", GWT_VALUE_3_CARDS, "1c $6, 2c $3, 3c two $5", "1c 6$, 2c 3$, 3c deux 5$");
    draw_offer(s, c, 4, "4 Shorthorn", GWT_SHORTHORN_CARDS, "1c $12, 3c $6, 5c two $8", "1c 12$, 3c 6$, 5c deux 8$");
    draw_offer(s, c, 5, "5 Hereford", GWT_HEREFORD_CARDS, "2c $12, 4c $6", "2c 12$, 4c 6$");
    if (json_is_true(json_object_get(s->position, "simmental")))
        draw_offer(s, c, 6, "2 Simmental", GWT_SIMMENTAL_CARDS, "1c $8, 2c $5", "1c 8$, 2c 5$");
    draw_next(s, c);
}

/* ---- players ----------------------------------------------------------------------------------------------------- */

static void put_workers(const scene *s, const json_t *p, sb_text *out)
{
    const json_t *w = json_object_get(p, "workers");
    sb_putf(out, scene_say(s, "C%d B%d E%d", "C%d B%d I%d"), scene_int(w, "cowboy"), scene_int(w, "builder"),
        scene_int(w, "engineer"));
}

static void put_certificates(const scene *s, const json_t *p, sb_text *out)
{
    sb_putf(out, scene_say(s, "cert. %d/%d", "cert. %d/%d"), scene_int(p, "certificates"),
        scene_int(p, "certificate_limit"));
    if (scene_int(p, "permanent_certificates"))
        sb_putf(out, "+%d", scene_int(p, "permanent_certificates"));
}

/* Hazards by lane and points, outlaws by colour: "F3 D4 2 G". */
static void put_tiles(const scene *s, const json_t *p, sb_text *out)
{
    const json_t *tiles = json_object_get(p, "tiles");
    for (size_t i = 0; i < json_array_size(tiles); i++) {
        int tile = scene_item(s, GWT_DOM_TILE, json_string_value(json_array_get(tiles, i)));
        if (tile <= 0)
            continue;
        sb_put(out, out->n && out->at[out->n - 1] != ' ' ? " " : "");
        if (GWT_TILE[tile].family == GWT_OUTLAW)
            sb_put(out, tile == GWT_TILE_outlaw_green ? scene_say(s, "G", "V") : "O");
        else
            sb_putf(out, "%s%d",
                GWT_TILE[tile].family == GWT_FLOOD         ? scene_say(s, "F", "I")
                    : GWT_TILE[tile].family == GWT_DROUGHT ? scene_say(s, "D", "S")
                                                           : scene_say(s, "R", "E"),
                GWT_TILE[tile].vp);
    }
}

static int total_of(const json_t *p)
{
    return scene_int(json_object_get(p, "score"), "total");
}

static void put_numbers(const scene *s, const json_t *p, sb_text *out)
{
    gwt_put_money(s, scene_int(p, "money"), out);
    sb_put(out, "  ");
    put_certificates(s, p, out);
    sb_putf(out, scene_say(s, "  exch. %d  ", "  éch. %d  "), scene_int(p, "exchange_tokens"));
    put_workers(s, p, out);
    sb_putf(out, scene_say(s, "  steps %d", "  pas %d"), scene_int(p, "step_limit"));
}

static const char *short_slot(int unlocks, bool fr)
{
    static const char *const NAME[][SB_LANG_COUNT] = {
        [GWT_UNLOCKS_AUX_MONEY] = { "$", "$" },
        [GWT_UNLOCKS_AUX_DRAW] = { "draw", "pioche" },
        [GWT_UNLOCKS_AUX_CERTIFICATE] = { "cert.", "cert." },
        [GWT_UNLOCKS_AUX_ENGINE] = { "engine", "loco" },
        [GWT_UNLOCKS_AUX_REMOVE_CARD] = { "remove", "retrait" },
        [GWT_UNLOCKS_STEP_LIMIT_LEFT] = { "step-l", "pas-g" },
        [GWT_UNLOCKS_STEP_LIMIT_RIGHT] = { "step-r", "pas-d" },
        [GWT_UNLOCKS_HAND_LIMIT] = { "hand", "main" },
        [GWT_UNLOCKS_CERTIFICATE_LIMIT_4] = { "lim.4", "lim.4" },
        [GWT_UNLOCKS_CERTIFICATE_LIMIT_6] = { "lim.6", "lim.6" },
        [GWT_UNLOCKS_AUX_STORE] = { "store", "mag." },
    };
    return NAME[unlocks][fr ? SB_FR : SB_EN];
}

/* Slots that still have a disc: white ones, then dark ones; "2engine" for twins, "engine=b" with the letter that takes it. */
static void put_discs(const scene *s, const json_t *p, bool white, sb_text *out)
{
    const json_t *discs = json_object_get(p, "discs");
    bool any = false;
    for (size_t i = 0; i < json_array_size(discs); i++) {
        const char *id = json_string_value(json_array_get(discs, i));
        int slot = scene_item(s, GWT_DOM_SLOT, id), twins = 1;
        if (slot < 0 || GWT_SLOT[slot].white != white)
            continue;
        char key = scene_key(s, NULL, id);
        int next = scene_item(s, GWT_DOM_SLOT, json_string_value(json_array_get(discs, i + 1)));
        if (next > 0 && GWT_SLOT[next].unlocks == GWT_SLOT[slot].unlocks && GWT_SLOT[next].white == white) {
            twins = 2;
            i++;
            key = key ? key : scene_key(s, NULL, json_string_value(json_array_get(discs, i)));
        }
        sb_put(out, any ? " " : "");
        sb_put(out, twins > 1 ? "2" : "");
        sb_put(out, short_slot(GWT_SLOT[slot].unlocks, s->lang == SB_FR));
        if (key) {
            sb_put_char(out, '=');
            sb_put_char(out, key);
        }
        any = true;
    }
    sb_put(out, any ? "" : "-");
}

static void put_unbuilt(const scene *s, const json_t *p, sb_text *out)
{
    const json_t *list = json_object_get(p, "unbuilt");
    sb_put(out, scene_say(s, "to build ", "à bâtir "));
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *id = json_string_value(json_array_get(list, i));
        int design = scene_item(s, GWT_DOM_BUILDING, id);
        if (design <= 0)
            continue;
        sb_putf(out, "%s:%d", id + strlen("pb_"), GWT_BUILDING[design].builders);
        char key = scene_key(s, "building", id);
        sb_put_char(out, key ? '=' : ' ');
        if (key) {
            sb_put_char(out, key);
            sb_put_char(out, ' ');
        }
    }
}

/* "[a Criollo 1]": a hand, equal cards counted, with the letter that plays one. */
static int draw_hand(const scene *s, canvas *c, const json_t *p, int y)
{
    const json_t *hand = json_object_get(p, "hand");
    int x = canvas_putf(c, 0, y, LOOK_DIM, scene_say(s, "hand %d/%d ", "main %d/%d "), scene_int(p, "hand_size"),
        scene_int(p, "hand_limit"));
    for (size_t i = 0; i < json_array_size(hand); i++) {
        const char *id = json_string_value(json_array_get(hand, i));
        int card = scene_item(s, GWT_DOM_CARD, id), same = 1;
        while (i + 1 < json_array_size(hand) && strcmp(json_string_value(json_array_get(hand, i + 1)), id) == 0)
            same++, i++;
        char bytes[80];
        sb_text text = SB_TEXT(bytes);
        if (same > 1)
            sb_putf(&text, "%dx ", same);
        if (card >= GWT_OBJ_FIRST)
            sb_putf(&text, "obj. %s", strncmp(id, "obj_", 4) == 0 ? short_objective(id) : id + strlen("start_obj"));
        else if (card > 0)
            sb_putf(&text, "%s %d", GWT_DOMAINS[GWT_DOM_CARD].item[card].name[s->lang], GWT_CARD[card].value);
        char key = scene_key(s, NULL, id);
        if (x + (int)canvas_width(bytes) + 5 > c->width) {
            y++;
            x = 2;
        }
        x = canvas_put(c, x, y, LOOK_PLAIN, "[");
        if (key) {
            x = scene_put_key(s, c, x, y, NULL, id);
            x = canvas_put(c, x, y, LOOK_PLAIN, " ");
        }
        x = canvas_put(c, x, y, card >= GWT_OBJ_FIRST ? LOOK_GOOD : LOOK_BOLD, bytes);
        x = canvas_put(c, x, y, LOOK_PLAIN, "]");
    }
    return y + 1;
}

/* "objectives 04 3/-2 met, S3" */
static void put_objectives(const scene *s, const json_t *p, sb_text *out)
{
    const json_t *tasks = json_object_get(p, "tasks");
    for (size_t i = 0; i < json_array_size(tasks); i++) {
        const json_t *task = json_array_get(tasks, i);
        const char *id = scene_id(task, "card");
        int card = scene_item(s, GWT_DOM_CARD, id);
        if (card < GWT_OBJ_FIRST)
            continue;
        const gwt_objective_row *row = &GWT_OBJECTIVE[card - GWT_OBJ_FIRST];
        sb_put(out, i ? ", " : "");
        sb_putf(out, "%s ", strncmp(id, "obj_", 4) == 0 ? short_objective(id) : scene_say(s, "start", "départ"));
        sb_putf(out, json_is_true(json_object_get(task, "met")) ? scene_say(s, "met +%d", "rempli +%d") : "%d/−%d",
            row->vp, row->penalty);
    }
}

/* Tiles, stores, objectives. */
static void draw_possessions(const scene *s, canvas *c, const json_t *p, int *y)
{
    char bytes[400];
    sb_text text = SB_TEXT(bytes);
    sb_put(&text, scene_say(s, "tiles ", "tuiles "));
    size_t none = text.n;
    put_tiles(s, p, &text);
    sb_put(&text, text.n > none ? "" : "-");
    if (json_object_get(p, "stores_left"))
        sb_putf(&text, scene_say(s, "  stores %d  bells %d", "  magasins %d  cloches %d"), scene_int(p, "stores_left"),
            scene_int(p, "bells"));
    sb_put(&text, scene_say(s, "  objectives ", "  objectifs "));
    none = text.n;
    put_objectives(s, p, &text);
    sb_put(&text, text.n > none ? "" : "-");
    *y += canvas_wrap(c, 0, *y, c->width, 2, 2, LOOK_PLAIN, bytes);
}

static void draw_own(const scene *s, canvas *c)
{
    char bytes[400];
    sb_text text = SB_TEXT(bytes);
    const json_t *p = scene_player(s, s->viewer);
    if (!p)
        return;
    put_numbers(s, p, &text);
    sb_putf(&text, scene_say(s, "  draw %d discard %d", "  pioche %d défausse %d"), scene_int(p, "stack_size"),
        (int)json_array_size(json_object_get(p, "discard")));
    canvas_put_in(c, 0, 0, c->width - 8, LOOK_BOLD, bytes);
    sb_text_clear(&text);
    sb_putf(&text, scene_say(s, "VP %d", "PV %d"), total_of(p));
    canvas_right(c, c->width - 1, 0, LOOK_BOLD, bytes);
    int y = draw_hand(s, c, p, 1);
    sb_text_clear(&text);
    put_unbuilt(s, p, &text);
    bytes[text.n - 1] = '\0'; /* the last space */
    y += canvas_wrap(c, 0, y, c->width, 2, 2, LOOK_PLAIN, bytes);
    draw_possessions(s, c, p, &y);
    sb_text_clear(&text);
    sb_put(&text, scene_say(s, "discs ", "disques "));
    put_discs(s, p, true, &text);
    sb_put(&text, scene_say(s, " | dark ", " | noirs "));
    put_discs(s, p, false, &text);
    y += canvas_wrap(c, 0, y, c->width, 2, 2, LOOK_PLAIN, bytes);
    const json_t *masters = json_object_get(p, "station_masters");
    for (size_t i = 0; i < json_array_size(masters); i++) {
        int master = scene_item(s, GWT_DOM_MASTER, json_string_value(json_array_get(masters, i)));
        if (master > 0)
            canvas_putf(c, 0, y++, LOOK_PLAIN, scene_say(s, "master: %s", "chef de gare : %s"),
                gwt_short_master(master, s->lang == SB_FR));
    }
}

/* "B Buck  $9  C1 B1 E1         VP 12": the name gives way. */
static void draw_other_head(const scene *s, canvas *c, int seat, int y)
{
    const json_t *p = scene_player(s, seat);
    char bytes[80], points[24];
    sb_text text = SB_TEXT(bytes), end = SB_TEXT(points);
    sb_putf(&end, scene_say(s, "VP %d", "PV %d"), total_of(p));
    sb_put(&text, "  ");
    if (!json_is_true(json_object_get(p, "automa")))
        gwt_put_money(s, scene_int(p, "money"), &text);
    sb_put(&text, "  ");
    put_workers(s, p, &text);
    int room = c->width - 4 - canvas_width(bytes) - canvas_width(points);
    int x = canvas_putf(c, 0, y, scene_look(seat), "%c ", scene_mark(s, seat));
    x = canvas_put_in(c, x, y, room, scene_look(seat), scene_seat(s, seat));
    canvas_put(c, x, y, LOOK_PLAIN, bytes);
    canvas_right(c, c->width - 1, y, LOOK_BOLD, points);
}

static int draw_other(const scene *s, canvas *c, int seat, int y)
{
    const json_t *p = scene_player(s, seat), *sam = json_object_get(s->position, "sam");
    char bytes[400];
    sb_text text = SB_TEXT(bytes);
    draw_other_head(s, c, seat, y++);
    if (json_is_true(json_object_get(p, "automa"))) {
        sb_putf(&text, scene_say(s, "discs %d  %d cards left", "disques %d  reste %d cartes"), scene_int(sam, "discs"),
            (int)json_array_size(json_object_get(sam, "deck")));
        y += canvas_wrap(c, 0, y, c->width, 2, 2, LOOK_PLAIN, bytes);
        sb_text_clear(&text);
        sb_putf(&text, scene_say(s, "after %s; delivers to %s", "recherche %s ; livre à %s"),
            scene_name(s, GWT_DOM_TILE, scene_id(sam, "specialization")),
            scene_name(s, GWT_DOM_CITY, scene_id(sam, "next_city")));
    } else {
        put_certificates(s, p, &text);
        sb_putf(&text, scene_say(s, "  exch. %d  steps %d  hand %d/%d", "  éch. %d  pas %d  main %d/%d"),
            scene_int(p, "exchange_tokens"), scene_int(p, "step_limit"), scene_int(p, "hand_size"),
            scene_int(p, "hand_limit"));
    }
    y += canvas_wrap(c, 0, y, c->width, 2, 2, LOOK_PLAIN, bytes);
    sb_text_clear(&text);
    if (json_object_get(p, "stores_left"))
        sb_putf(&text, scene_say(s, "stores %d  ", "mag. %d  "), scene_int(p, "stores_left"));
    put_tiles(s, p, &text);
    if (text.n)
        y += canvas_wrap(c, 0, y, c->width, 2, 2, LOOK_DIM, bytes);
    return y;
}

static void draw_others(const scene *s, canvas *c)
{
    int y = 0;
    for (int i = 1; i < s->players; i++) {
        int seat = (s->viewer + i) % s->players;
        if (seat != s->viewer)
            y = draw_other(s, c, seat, y);
    }
    const json_t *poker = json_object_get(s->position, "poker");
    if (poker)
        canvas_putf(c, 0, y, LOOK_PLAIN, scene_say(s, "poker table: pot $%d", "table de poker : pot %d$"),
            scene_int(poker, "pot"));
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

static int panes(const scene *s, pane out[SCENE_PANES])
{
    int n = 0;
    bool rails = gwt_has_rails(s);
    if (rails)
        out[n++] = (pane) { .title = { "Rails to the North", "Rails vers le Nord" },
            .tab = { "North", "Nord" },
            .legend = { "[AB-] stores by cell", "[AB-] magasins par case" },
            .height = GWT_NORTH_ROWS,
            .parts = 1u << DRAW_TRAIL,
            .draw = gwt_pane_north };
    out[n++] = (pane) { .title = { "Railroad and cities", "Chemin de fer et villes" },
        .tab = { "Rail", "Rail" },
        .legend = { "# any disc  x crossing  <> pairs  * master", "# tout disque  x passage  <> paires  * chef" },
        .height = rails ? GWT_RAIL_ROWS_NORTH : GWT_RAIL_ROWS,
        .parts = 1u << DRAW_TRAIL,
        .draw = gwt_pane_rail };
    out[n++] = (pane) { .title = { "Trail", "Parcours" },
        .tab = { "Trail", "Parcours" },
        .legend = { "@ herder ! risk ^ forest . free A4a building 2v-2 VP-fee",
            "@ éleveur ! spéciale ^ forêt . libre 2v-2 PV-taxe" },
        .height = GWT_TRAIL_ROWS,
        .parts = 1u << DRAW_TRAIL,
        .draw = gwt_pane_trail };
    out[n++] = (pane) { .title = { "Markets", "Marchés" },
        .tab = { "Markets", "Marchés" },
        .legend = { "C cowboy B builder E engineer; 2c $3: 2 cowboys", "C cowboy B bâtisseur I ingénieur ; 2c 3$" },
        .height = json_is_true(json_object_get(s->position, "simmental")) ? 7 : 6,
        .parts = 1u << DRAW_MARKET,
        .draw = draw_markets };
    out[n++] = (pane) { .title = { "You", "Vous" },
        .tab = { "You", "Vous" },
        .height = 5,
        .place = PANE_OWN,
        .parts = 1u << DRAW_ME,
        .draw = draw_own };
    if (s->players > 1)
        out[n++] = (pane) { .title = { "The others", "Les autres" },
            .tab = { "Others", "Autres" },
            .height = 3 * (s->players - 1) + 1,
            .place = PANE_OTHERS,
            .parts = 1u << DRAW_OTHERS,
            .draw = draw_others };
    out[n++] = (pane) { .title = { "In words", "En toutes lettres" },
        .tab = { "Words", "Lettres" },
        .height = gwt_words_rows(s),
        .place = PANE_EXTRA,
        .draw = gwt_pane_words };
    return n;
}

/* The part of the board that a question is about. */
static int about(const scene *s)
{
    enum { RAIL, TRAIL, MARKETS, YOU };
    static const struct {
        const char *kind;
        int pane;
    } ABOUT[] = { { "hire", MARKETS }, { "buy", MARKETS }, { "take", MARKETS }, { "foresight", MARKETS },
        { "engine", RAIL }, { "station", RAIL }, { "deliver", RAIL }, { "stop", RAIL }, { "return", RAIL },
        { "upgrade", RAIL }, { "disc", YOU }, { "discard", YOU }, { "remove", YOU } };
    const char *kind = scene_id(json_object_get(s->view, "decision"), "kind");
    int rails = gwt_has_rails(s), found = TRAIL;
    if (rails && strstr(kind, "store"))
        return 0;
    for (size_t i = 0; i < sizeof ABOUT / sizeof *ABOUT; i++)
        if (strncmp(kind, ABOUT[i].kind, strlen(ABOUT[i].kind)) == 0)
            found = ABOUT[i].pane;
    return found + rails;
}

static void head(const scene *s, sb_text *out)
{
    sb_putf(out, scene_say(s, "turn %d  job token %d/12", "tour %d  jeton emploi %d/12"),
        scene_int(s->position, "turn"), gwt_min(scene_int(s->position, "token_row"), GWT_JOB_ROWS));
    if (json_is_true(json_object_get(s->position, "last_turns")))
        sb_put(out, scene_say(s, "  LAST TURNS", "  DERNIERS TOURS"));
}

static void status(const scene *s, sb_text *out)
{
    const json_t *p = scene_player(s, s->viewer);
    if (p) {
        put_numbers(s, p, out);
        sb_putf(out, scene_say(s, "  VP %d", "  PV %d"), total_of(p));
        if (json_object_get(p, "breeding_value"))
            sb_putf(out, scene_say(s, "  herd %d", "  troupeau %d"), scene_int(p, "breeding_value"));
    }
    for (int seat = 0; seat < s->players; seat++) {
        const json_t *other = scene_player(s, seat);
        if (seat == s->viewer || !other)
            continue;
        sb_putf(out, " | %c ", scene_mark(s, seat));
        if (!json_is_true(json_object_get(other, "automa")))
            gwt_put_money(s, scene_int(other, "money"), out);
        sb_putf(out, scene_say(s, " VP %d", " PV %d"), total_of(other));
    }
}

/* Where a move goes: the end of a journey, or the place it names alone. */
static const char *goal_of(const json_t *move)
{
    json_t *args = json_object_get(move, "args");
    void *it = json_object_iter(args);
    const json_t *only = json_object_size(args) == 1 ? json_object_iter_value(it) : NULL;
    if (json_is_array(only) && json_array_size(only) && strcmp(ask_text(move, "role"), "step") == 0)
        return json_string_value(json_array_get(only, json_array_size(only) - 1));
    return strcmp(ask_text(move, "kind"), "place") == 0 ? json_string_value(only) : NULL;
}

/* A journey by where it ends: what stands there, steps and fees; a building by what it does. */
static void label(const scene *s, const json_t *move, sb_text *left, sb_text *right)
{
    const char *to = goal_of(move);
    int plan = scene_item(s, GWT_DOM_BUILDING, scene_id(json_object_get(move, "args"), "building"));
    if (plan > 0 && GWT_BUILDING[plan].number && json_object_size(json_object_get(move, "args")) == 1)
        sb_putf(left, scene_say(s, "%s: %s", "%s : %s"),
            scene_id(json_object_get(move, "args"), "building") + strlen("pb_"),
            gwt_short_building(plan, s->lang == SB_FR));
    if (!to)
        return;
    const json_t *on = gwt_on_trail(s, to);
    int design = scene_item(s, GWT_DOM_BUILDING, scene_id(on, "building")), paid = ask_fact(move, "paid", 0);
    if (design > 0 && GWT_BUILDING[design].number)
        sb_putf(left, scene_say(s, "%c%s: %s", "%c%s : %s"), scene_mark(s, scene_int(on, "seat")),
            scene_id(on, "building") + strlen("pb_"), gwt_short_building(design, s->lang == SB_FR));
    else if (design > 0)
        sb_putf(
            left, scene_say(s, "%c: %s", "%c : %s"), to[0] - 'a' + 'A', gwt_short_building(design, s->lang == SB_FR));
    else
        sb_put(left, scene_name(s, GWT_DOM_PLACE, to));
    if (ask_fact(move, "steps", 0) == 0)
        return;
    sb_putf(right, "%d", ask_fact(move, "steps", 0));
    sb_put(right, paid ? " " : " -");
    if (paid)
        gwt_put_money(s, paid, right);
}

const board board_gwt = { .id = "gwt", .panes = panes, .about = about, .status = status, .head = head, .label = label };
