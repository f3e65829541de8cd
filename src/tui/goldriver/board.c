/* board.c: Gold River on the full screen (scene.h): the sale as cards, the towns, the players side by side. */
#include "games/goldriver/contract.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/state.h"
#include "sagebrush/typeset.h"
#include "tui/draw.h"
#include "tui/scene.h"

#include <string.h>

enum { CARD_ROWS = 5, A_ROW = 4 }; /* rows of a card, cards of a row */

static const char *counted(const scene *s, int n, const char *en, const char *ens, const char *fr, const char *frs)
{
    bool one = sb_is_singular(n, s->lang);
    return s->lang == SB_FR ? (one ? fr : frs) : (one ? en : ens);
}

static const char *nuggets(const scene *s, int n)
{
    return counted(s, n, "nugget", "nuggets", "pépite", "pépites");
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

/* When a mine gives: "on 5", "even". */
static void put_condition(const scene *s, const gr_card *card, sb_text *out)
{
    switch ((gr_condition)card->condition) {
    case GR_SUM: sb_putf(out, scene_say(s, "on %d", "sur %d"), card->value); break;
    case GR_EVEN: sb_put(out, scene_say(s, "even", "pair")); break;
    case GR_ODD: sb_put(out, scene_say(s, "odd", "impair")); break;
    case GR_DOUBLE: sb_put(out, scene_say(s, "double", "double")); break;
    case GR_NEVER: break;
    }
}

static void put_poker(const scene *s, const gr_card *card, sb_text *out)
{
    static const char *const RANK[] = { [11] = "J", [12] = "Q", [13] = "K", [14] = "A" };
    static const char *const RANK_FR[] = { [11] = "V", [12] = "D", [13] = "R", [14] = "A" };
    if (!card->suit)
        return;
    if (card->rank > 10)
        sb_put(out, (s->lang == SB_FR ? RANK_FR : RANK)[card->rank]);
    else if (card->rank)
        sb_put_int(out, card->rank);
    sb_putf(out, card->rank ? " %s" : "%s", GR_DOMAINS[GR_DOM_SUIT].item[card->suit].name[s->lang]);
}

/* What a card is called without its numbers. */
static void put_title(const scene *s, int card, sb_text *out)
{
    const char *name = GR_DOMAINS[GR_DOM_CARD].item[card].name[s->lang], *end = strstr(name, " (");
    sb_put_bytes(out, name, end ? (size_t)(end - name) : strlen(name));
}

static void draw_mine(const scene *s, canvas *c, const json_t *offer, int card, int x, int y, int width)
{
    static const gr_state NOBODY;
    const gr_card *row = &GR_CARD[card];
    char bytes[120];
    sb_text text = SB_TEXT(bytes);
    put_condition(s, row, &text);
    sb_putf(&text, ": %d  %d/36", row->nuggets, gr_ways(&NOBODY, card));
    if (row->explodes)
        sb_putf(&text, scene_say(s, " boom %d", " boum %d"), row->explodes);
    canvas_put_in(c, x, y, width, LOOK_MONEY, bytes);
    sb_text_clear(&text);
    int fee = scene_int(offer, "fee"), mayor = -1;
    const json_t *town = row->town
        ? scene_find(json_object_get(s->position, "towns"), "town", GR_DOMAINS[GR_DOM_TOWN].item[row->town].id)
        : NULL;
    if (json_is_integer(json_object_get(town, "mayor")))
        mayor = scene_int(town, "mayor");
    if (fee && mayor >= 0)
        sb_putf(&text, scene_say(s, "fee %d to %s", "%d à payer à %s"), fee, scene_seat(s, mayor));
    else
        sb_put(&text, scene_say(s, "no fee", "rien à payer"));
    canvas_put_in(c, x, y + 1, width, fee ? LOOK_WARN : LOOK_DIM, bytes);
}

static void draw_card(const scene *s, canvas *c, const json_t *offer, int x, int y, int width)
{
    const char *id = scene_id(offer, "card");
    int card = scene_item(s, GR_DOM_CARD, id);
    char bytes[120];
    sb_text text = SB_TEXT(bytes);
    if (card < 1)
        return;
    const gr_card *row = &GR_CARD[card];
    canvas_box(c, x, y, width, CARD_ROWS);
    put_title(s, card, &text);
    int at = canvas_put(c, x + 1, y, LOOK_PLAIN, " ");
    if (scene_key(s, NULL, id)) {
        at = scene_put_key(s, c, at, y, NULL, id);
        at = canvas_put(c, at, y, LOOK_PLAIN, " ");
    }
    at = canvas_put_in(c, at, y, x + width - 2 - at, LOOK_BOLD, bytes);
    canvas_put(c, at, y, LOOK_PLAIN, " ");
    if (row->condition != GR_NEVER) {
        draw_mine(s, c, offer, card, x + 1, y + 1, width - 2);
        sb_text_clear(&text);
        put_poker(s, row, &text);
        canvas_put_in(c, x + 1, y + 3, width - 2, LOOK_PLAIN, bytes);
    } else {
        sb_text_clear(&text);
        sb_typeset(s->lang, gr_about_kind(row->kind, s->lang), &text);
        canvas_wrap(c, x + 1, y + 1, width - 2, row->suit ? 2 : 3, 0, LOOK_PLAIN, bytes);
        sb_text_clear(&text);
        put_poker(s, row, &text);
        canvas_put_in(c, x + 1, y + 3, width - 2, LOOK_DIM, row->suit ? bytes : "");
    }
}

static void draw_sale(const scene *s, canvas *c)
{
    const json_t *sale = json_object_get(s->position, "sale");
    int n = (int)json_array_size(sale), all = scene_int(s->view, "players") + 1;
    int in_row = all <= A_ROW ? all : (all + 1) / 2, width = c->width / in_row;
    if (width > 34)
        width = 34;
    for (int i = 0; i < n; i++)
        draw_card(s, c, json_array_get(sale, (size_t)i), i % in_row * width, i / in_row * CARD_ROWS, width);
    if (n == 0)
        canvas_put(c, 1, 1, LOOK_DIM, scene_say(s, "Nothing is for sale now.", "Rien n'est en vente."));
}

/* ---- towns ------------------------------------------------------------------------------------------------------- */

static void draw_towns(const scene *s, canvas *c)
{
    enum { TOWN = 1, WORTH = 21, FIRST = 29 };
    const json_t *towns = json_object_get(s->position, "towns");
    int players = scene_int(s->view, "players"), width = (c->width - FIRST) / players;
    if (width > 14)
        width = 14;
    canvas_put(c, WORTH, 0, LOOK_DIM, scene_say(s, "worth", "vaut"));
    for (int seat = 0; seat < players; seat++)
        canvas_put_in(c, FIRST + seat * width, 0, width - 1, scene_look(seat), scene_seat(s, seat));
    for (size_t i = 0; i < json_array_size(towns); i++) {
        const json_t *town = json_array_get(towns, i), *mayor = json_object_get(town, "mayor");
        int y = 1 + (int)i, x = scene_put_key(s, c, TOWN, y, NULL, scene_id(town, "town"));
        canvas_put_in(c, x > TOWN ? x + 1 : TOWN, y, WORTH - x - 1, LOOK_PLAIN,
            scene_name(s, GR_DOM_TOWN, scene_id(town, "town")));
        canvas_putf(c, WORTH, y, LOOK_PLAIN, "%d", scene_int(town, "value"));
        for (int seat = 0; seat < players; seat++) {
            int n = (int)json_integer_value(json_array_get(json_object_get(town, "counts"), (size_t)seat));
            bool is_mayor = json_is_integer(mayor) && json_integer_value(mayor) == seat;
            if (n)
                canvas_putf(c, FIRST + seat * width, y, is_mayor ? LOOK_GOOD : LOOK_PLAIN, is_mayor ? "%d *" : "%d", n);
            else
                canvas_put(c, FIRST + seat * width, y, LOOK_DIM, ".");
        }
    }
}

/* ---- players ----------------------------------------------------------------------------------------------------- */

/* "Cold Mountain 3:5 10:4", a line a town. */
static int draw_concessions(const scene *s, canvas *c, const json_t *player, int x, int y, int width)
{
    const json_t *list = json_object_get(player, "concessions");
    char last[48] = "";
    sb_text line = { 0 };
    char bytes[160];
    line = SB_TEXT(bytes);
    for (size_t i = 0; i <= json_array_size(list); i++) {
        const json_t *entry = json_array_get(list, i);
        int card = entry ? scene_item(s, GR_DOM_CARD, scene_id(entry, "card")) : -1;
        char title[48];
        sb_text name = SB_TEXT(title);
        if (card > 0)
            put_title(s, card, &name);
        if (line.n && strcmp(title, last) != 0) {
            y += canvas_wrap(c, x, y, width, 2, 1, LOOK_PLAIN, bytes);
            sb_text_clear(&line);
        }
        if (card <= 0)
            break;
        if (!line.n)
            sb_put(&line, title);
        strcpy(last, title);
        const gr_card *row = &GR_CARD[card];
        sb_put_char(&line, ' ');
        if (row->condition == GR_SUM)
            sb_put_int(&line, row->value);
        else
            put_condition(s, row, &line);
        sb_putf(&line, ":%d", scene_int(entry, "gives"));
        for (size_t k = 0; k < json_array_size(json_object_get(entry, "attached")); k++)
            sb_put_char(&line, '+');
    }
    return y;
}

static int draw_list(const scene *s, canvas *c, const char *label, const json_t *list, int x, int y, int width)
{
    char bytes[400];
    sb_text text = SB_TEXT(bytes);
    for (size_t i = 0; i < json_array_size(list); i++) {
        int card = scene_item(s, GR_DOM_CARD, json_string_value(json_array_get(list, i)));
        sb_put(&text, i ? ", " : "");
        if (card > 0)
            put_title(s, card, &text);
    }
    if (!text.n)
        return y;
    char whole[460];
    sb_text line = SB_TEXT(whole);
    sb_putf(&line, "%s%s", label, bytes);
    return y + canvas_wrap(c, x, y, width, 3, 1, LOOK_PLAIN, whole);
}

/* The row behind the last one. */
static int draw_player(const scene *s, canvas *c, int seat, int x, int width)
{
    const json_t *p = scene_player(s, seat), *score = json_object_get(p, "score");
    char total[16];
    sb_text text = SB_TEXT(total);
    int y = 0, n = scene_int(p, "nuggets"), room = width - 1;
    sb_put_int(&text, scene_int(score, "total"));
    int at = canvas_put(c, x, y, scene_look(seat), seat == s->viewer ? ">" : "");
    canvas_put_in(c, at, y, room - 5, scene_look(seat), scene_seat(s, seat));
    canvas_right(c, x + room, y++, LOOK_BOLD, total);
    canvas_putf(c, x, y++, LOOK_MONEY, "%d %s", n, nuggets(s, n));
    if (json_is_string(json_object_get(p, "poker_hand")))
        canvas_put_in(c, x, y++, room, LOOK_PLAIN, scene_name(s, GR_DOM_HAND, scene_id(p, "poker_hand")));
    if (json_object_get(p, "deposit"))
        canvas_putf(c, x, y++, LOOK_PLAIN, scene_say(s, "Bank: %d", "Banque : %d"), scene_int(p, "deposit"));
    y = draw_concessions(s, c, p, x, y, room);
    y = draw_list(s, c, "", json_object_get(p, "buildings"), x, y, room);
    y = draw_list(s, c, scene_say(s, "keeps ", "garde "), json_object_get(p, "kept"), x, y, room);
    return draw_list(s, c, scene_say(s, "waiting: ", "en attente : "), json_object_get(p, "pending"), x, y, room);
}

static void draw_players(const scene *s, canvas *c)
{
    int players = scene_int(s->view, "players"), width = c->width / players, last = 0;
    for (int seat = 0; seat < players; seat++) {
        int end = draw_player(s, c, seat, seat * width + 1, width - 1);
        last = end > last ? end : last;
    }
    for (int seat = 1; seat < players; seat++)
        canvas_down(c, seat * width - 1, 0, last - 1, false);
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

static int panes(const scene *s, pane out[SCENE_PANES])
{
    int cards = scene_int(s->view, "players") + 1;
    out[0] = (pane) { .title = { "For sale", "En vente" },
        .tab = { "Sale", "Vente" },
        .legend = { "when: nuggets  rolls of 36", "quand : pépites  jets sur 36" },
        .height = cards > A_ROW ? 2 * CARD_ROWS : CARD_ROWS,
        .parts = 1u << DRAW_MARKET,
        .draw = draw_sale };
    out[1] = (pane) { .title = { "Towns", "Villes" },
        .tab = { "Towns", "Villes" },
        .legend = { "concessions  * Mayor", "concessions  * Maire" },
        .height = 6,
        .parts = 1u << DRAW_TRAIL,
        .draw = draw_towns };
    out[2] = (pane) { .title = { "Players", "Joueurs" },
        .tab = { "Players", "Joueurs" },
        .legend = { "score so far", "score actuel" },
        .height = 13,
        .parts = 1u << DRAW_ME | 1u << DRAW_OTHERS,
        .draw = draw_players };
    return 3;
}

static int about(const scene *s)
{
    const char *phase = scene_id(s->position, "phase");
    static const char *const SALE[] = { "auction", "bids", "moonshine", "first_pick", "mustang", "picks", "loser" };
    for (size_t i = 0; i < sizeof SALE / sizeof *SALE; i++)
        if (strcmp(phase, SALE[i]) == 0)
            return 0;
    return 2;
}

static void head(const scene *s, sb_text *out)
{
    int left = scene_int(s->position, "rounds_left");
    const json_t *auction = json_object_get(s->position, "auction"), *dice = json_object_get(s->position, "dice");
    sb_putf(out, scene_say(s, "round %d, %d more  deck %d", "tour %d, encore %d  pioche %d"),
        scene_int(s->position, "round"), left, scene_int(s->position, "deck"));
    if (json_is_integer(json_object_get(auction, "leader")))
        sb_putf(out, scene_say(s, "  bid %d by %s", "  mise %d de %s"), scene_int(auction, "high"),
            scene_seat(s, scene_int(auction, "leader")));
    for (size_t i = 0; i < json_array_size(dice); i++)
        sb_putf(
            out, i ? "+%d" : scene_say(s, "  dice %d", "  dés %d"), (int)json_integer_value(json_array_get(dice, i)));
    if (json_is_true(json_object_get(s->position, "reversed")))
        sb_put(out, scene_say(s, "  reversed", "  sens inversé"));
}

static void status(const scene *s, sb_text *out)
{
    for (int seat = 0; seat < scene_int(s->view, "players"); seat++) {
        const json_t *p = scene_player(s, seat);
        int n = scene_int(p, "nuggets");
        sb_putf(out, "%s%s%s %d %s, %d", seat ? " | " : "", seat == s->viewer ? ">" : "", scene_seat(s, seat), n,
            nuggets(s, n), scene_int(json_object_get(p, "score"), "total"));
    }
}

const board board_goldriver = { .id = "goldriver", .panes = panes, .about = about, .status = status, .head = head };
