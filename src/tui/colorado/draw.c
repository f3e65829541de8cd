/* draw.c: Colorado in the terminal: the viewer's Roadmap with its railroad, the Reward Chart, the players (draw.h).
 *
 * The map is a canvas: four columns and two lines a cell, with lines where regions meet.  In a cell stands what is
 * drawn there: <V> a flag (ticked), V the same not ticked, 2P leg 2 with its icon, x a ticked leg, *15 a medal. */
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"
#include "games/colorado/score.h"
#include "games/colorado/state.h"
#include "tui/draw.h"

#include <string.h>

static const char ICON_LETTER[CO_ICON_COUNT] = {
    [CO_ICON_EMPTY] = '.',
    [CO_ICON_NUGGETS] = 'N',
    [CO_ICON_CARDS] = 'C',
    [CO_ICON_CHECK] = 'K',
    [CO_ICON_PLAY] = 'P',
    [CO_ICON_SALOON] = 'S',
    [CO_ICON_WANTED] = 'W',
    [CO_ICON_TIPI] = 'T',
    [CO_ICON_DISCOVERY] = 'D',
};

enum { CELL_WIDTH = 4, CELL_HEIGHT = 2, REGION_WIDTH = 25 };
enum { ROWS = CO_MAP_ROWS * CELL_HEIGHT + 1, COLUMNS = CO_MAP_COLUMNS * CELL_WIDTH + 1 };

typedef struct page {
    const co_state *st;
    int viewer, shown; /* whose Roadmap is drawn */
    const draw_style *style;
    sb_text *out;
    bool fr;
} page;

/* ---- small parts ------------------------------------------------------------------------------------------------- */

static void heading(const page *p, const char *en, const char *fr)
{
    sb_putf(p->out, "%s%s%s\n", p->style->colour ? "\033[1m" : "", p->fr ? fr : en, p->style->colour ? "\033[0m" : "");
}

static const char *name(const page *p, const sb_domain *d, int item)
{
    return d->item[item].name[p->fr ? SB_FR : SB_EN];
}

static void pad(const page *p, int from, int width)
{
    for (int i = from; i < width; i++)
        sb_put_char(p->out, ' ');
}

/* A text, filled up with spaces. */
static void put_cell(const page *p, const char *s, int width)
{
    sb_put(p->out, s);
    pad(p, draw_width(s), width);
}

static void put_name_cell(const page *p, int seat, int width)
{
    char buffer[SB_SEATS_MAX * 40];
    sb_text t = SB_TEXT(buffer);
    draw_name(p->style->names, seat, &t);
    put_cell(p, buffer, width);
}

/* "red(N) 1 1 3, blue(K) 2": with the letter of the duo that the suit gives. */
static void put_kinds(const page *p, const uint8_t counts[CO_KINDS])
{
    int last = -1;
    for (int kind = 0; kind < CO_KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++, last = co_suit_of(kind)) {
            int suit = co_suit_of(kind);
            if (last != suit)
                sb_putf(p->out, "%s%s(%c)", last < 0 ? "" : ", ", name(p, &co_domains[CO_DOMAIN_SUIT], suit),
                    ICON_LETTER[co_suit_duo[suit]]);
            sb_putf(p->out, " %d", co_value_of(kind));
        }
    sb_put(p->out, last < 0 ? "-\n" : "\n");
}

/* ---- the map ----------------------------------------------------------------------------------------------------- */

static char cell_of(const co_map *map, int row, int column)
{
    if (row < 0 || row >= CO_MAP_ROWS || column < 0 || column >= CO_MAP_COLUMNS)
        return ' ';
    return map->row[row][column];
}

/* Is there a line along the upper (or left) edge of a cell? */
static bool has_line_above(const co_map *map, int row, int column)
{
    return cell_of(map, row, column) != cell_of(map, row - 1, column);
}

static bool has_line_left(const co_map *map, int row, int column)
{
    return cell_of(map, row, column) != cell_of(map, row, column - 1);
}

static char corner(const co_map *map, int row, int column)
{
    bool across = has_line_above(map, row, column) || has_line_above(map, row, column - 1);
    bool down = has_line_left(map, row, column) || has_line_left(map, row - 1, column);
    return across && down ? '+' : across ? '-' : down ? '|' : ' ';
}

static void draw_lines(const co_map *map, char canvas[ROWS][COLUMNS + 1])
{
    for (int row = 0; row <= CO_MAP_ROWS; row++)
        for (int column = 0; column <= CO_MAP_COLUMNS; column++) {
            char *at = &canvas[row * CELL_HEIGHT][column * CELL_WIDTH];
            *at = corner(map, row, column);
            if (column < CO_MAP_COLUMNS)
                memset(at + 1, has_line_above(map, row, column) ? '-' : ' ', CELL_WIDTH - 1);
            if (row < CO_MAP_ROWS)
                canvas[row * CELL_HEIGHT + 1][column * CELL_WIDTH] = has_line_left(map, row, column) ? '|' : ' ';
            if (row < CO_MAP_ROWS && column < CO_MAP_COLUMNS)
                memset(&canvas[row * CELL_HEIGHT + 1][column * CELL_WIDTH + 1],
                    cell_of(map, row, column) == '#' ? '#' : ' ', CELL_WIDTH - 1);
        }
}

/* Three characters into the cell where something is drawn. */
static void put_spot(char canvas[ROWS][COLUMNS + 1], co_spot at, const char *text)
{
    int column = at.x * CO_MAP_COLUMNS / CO_MAP_WIDTH, row = at.y * CO_MAP_ROWS / CO_MAP_HEIGHT;
    memcpy(&canvas[row * CELL_HEIGHT + 1][column * CELL_WIDTH + 1], text, strlen(text));
}

static void draw_region(const co_player *player, int r, const co_place *place, char canvas[ROWS][COLUMNS + 1])
{
    const co_region *region = &co_regions[r];
    char text[16];
    sb_text t = SB_TEXT(text);
    sb_putf(&t, player->region[r] & 1 ? "<%c>" : " %c ", co_region_letter[r]);
    put_spot(canvas, place->flag, text);
    for (int leg = 1; leg <= region->legs; leg++) {
        sb_text_clear(&t);
        if (player->region[r] >> leg & 1)
            sb_put(&t, " x ");
        else
            sb_putf(&t, " %d%c", leg, ICON_LETTER[region->icon[leg]]);
        put_spot(canvas, place->leg[leg - 1], text);
    }
    sb_text_clear(&t);
    sb_putf(&t, "%c%d", co_is_complete(player, r) ? '!' : '*', region->medal);
    put_spot(canvas, place->medal, text);
}

static void draw_map(const page *p)
{
    char canvas[ROWS][COLUMNS + 1] = { 0 };
    const co_map *map = &co_maps[co_map_of(p->st, p->shown)];
    draw_lines(map, canvas);
    for (int r = 0; r < CO_REGIONS; r++)
        draw_region(&p->st->player[p->shown], r, &map->region[r], canvas);
    for (int row = 0; row < ROWS; row++)
        sb_putf(p->out, "  %s\n", canvas[row]);
}

/* The names behind the letters, three a line. */
static void draw_region_names(const page *p)
{
    enum { A_LINE = 3 };
    for (int r = 0; r < CO_REGIONS; r++) {
        char buffer[80];
        sb_text t = SB_TEXT(buffer);
        sb_putf(
            &t, "%c %s", co_region_letter[r], name(p, &co_domains[CO_DOMAIN_REGION], co_region_id(p->st, p->shown, r)));
        sb_put(p->out, r % A_LINE == 0 ? "  " : "");
        bool ends_line = r % A_LINE == A_LINE - 1 || r == CO_REGIONS - 1;
        put_cell(p, buffer, ends_line ? 0 : REGION_WIDTH);
        sb_put(p->out, ends_line ? "\n" : "");
    }
}

/* "2aC", or "2ax" when it is ticked. */
static void put_rail(const page *p, int leg)
{
    bool ticked = p->st->player[p->shown].rail >> leg & 1;
    sb_putf(
        p->out, "%s%c", co_domains[CO_DOMAIN_RAIL].item[leg].id + 1, ticked ? 'x' : ICON_LETTER[co_railroad[leg].icon]);
}

static void put_branches(const page *p, int a, int b, int c, int d)
{
    sb_put(p->out, "       ");
    put_rail(p, a);
    sb_put(p->out, "-");
    put_rail(p, b);
    sb_put(p->out, "            ");
    put_rail(p, c);
    sb_put(p->out, "-");
    put_rail(p, d);
    sb_put(p->out, "\n");
}

static void draw_railroad(const page *p)
{
    heading(p, "Railroad", "Chemin de fer");
    put_branches(p, CO_R2A, CO_R3A, CO_R5A, CO_R6A);
    sb_put(p->out, "   ");
    put_rail(p, CO_R1);
    sb_put(p->out, "-<         >-");
    put_rail(p, CO_R4);
    sb_put(p->out, "-<          >-");
    put_rail(p, CO_R7);
    sb_putf(p->out, " %c%d\n", p->st->player[p->shown].rail >> CO_R7 & 1 ? '!' : '*', CO_RAIL_MEDAL);
    put_branches(p, CO_R2B, CO_R3B, CO_R5B, CO_R6B);
}

/* N Nuggets, C Cards ... */
static void draw_legend(const page *p)
{
    sb_put(p->out,
        p->fr ? "  <V> découverte, x coché, *4 médaille de 4, !4 gagnée, 2P étape 2, icônes :\n "
              : "  <V> discovered, x ticked, *4 a medal of 4 points, !4 won, 2P leg 2 with icon:\n ");
    for (int icon = CO_ICON_NUGGETS; icon < CO_ICON_COUNT; icon++)
        sb_putf(p->out, " %c %s", ICON_LETTER[icon], name(p, &co_domains[CO_DOMAIN_ICON], icon));
    sb_put(p->out, "\n");
}

static void draw_roadmap(const page *p)
{
    heading(p, "Roadmap", "Feuille de Route");
    size_t sheet = p->out->n;
    draw_map(p);
    draw_fold_table(p->out, sheet, 2, CELL_WIDTH, p->style->columns);
    sheet = p->out->n;
    draw_region_names(p);
    draw_fold_table(p->out, sheet, 2, REGION_WIDTH, p->style->columns);
    draw_railroad(p);
    draw_legend(p);
}

/* ---- the Reward Chart -------------------------------------------------------------------------------------------- */

/* The columns of a zone are as wide as its boxes; the widths leave room for the names of the zones above. */
enum { NAME_WIDTH = 9, PLAYER_WIDTH = 12, VILLAGE_WIDTH = 6, BOX_WIDTH = 2 };
enum { TIPI_WIDTH = CO_TIPI_BOXES * BOX_WIDTH, SALOON_WIDTH = CO_SALOON_BOXES * BOX_WIDTH };

static int zone_width(int terrain)
{
    static const uint8_t WIDTH[CO_TERRAIN_COUNT] = { VILLAGE_WIDTH, 9, 6, 8 };
    return WIDTH[terrain];
}

/* "1 3 6 10", an x for a ticked box. */
static void put_flag_zone(const page *p, const co_player *player, int terrain)
{
    char buffer[32];
    sb_text t = SB_TEXT(buffer);
    for (int box = 1; box <= co_zones[terrain].boxes; box++) {
        if (box <= co_boxes(player, terrain))
            sb_put(&t, co_zones[terrain].value[box] > 9 ? " x " : "x ");
        else
            sb_putf(&t, "%d ", co_zones[terrain].value[box]);
    }
    put_cell(p, buffer, zone_width(terrain));
    sb_put(p->out, "| ");
}

/* Boxes with the icons above them; * is an end. */
static void put_icon_box(const page *p, bool ticked, bool end, int icon)
{
    sb_putf(p->out, "%c ", ticked ? 'x' : end ? '*' : ICON_LETTER[icon]);
}

static void draw_row(const page *p, int seat)
{
    const co_player *player = &p->st->player[seat];
    sb_put(p->out, "  ");
    put_name_cell(p, seat, NAME_WIDTH);
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        put_flag_zone(p, player, t);
    for (int box = 0; box < CO_TIPI_BOXES; box++)
        put_icon_box(p, player->tipi >> box & 1, box == 0 || box == CO_TIPI_BOXES - 1, co_tipi_icon[box]);
    sb_put(p->out, "| ");
    for (int box = 1; box <= CO_SALOON_BOXES; box++)
        put_icon_box(p, box <= player->saloon, box == CO_SALOON_BOXES, CO_ICON_EMPTY);
    sb_put(p->out, "| ");
    for (int box = 1; box <= CO_WANTED_BOXES; box++)
        put_icon_box(p, box <= player->wanted, box == CO_WANTED_BOXES, co_wanted_icon[box]);
    draw_end_line(p->out);
}

static void draw_zone_names(const page *p)
{
    sb_put(p->out, "  ");
    pad(p, 0, NAME_WIDTH);
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        put_cell(p, name(p, &co_domains[CO_DOMAIN_TERRAIN], t), zone_width(t) + 2);
    put_cell(p, "Tipi", TIPI_WIDTH + 2);
    put_cell(p, "Saloon", SALOON_WIDTH + 2);
    sb_put(p->out, "Wanted\n");
}

static bool is_claimed(const page *p, int pool)
{
    unsigned claims = 0;
    for (int seat = 0; seat < p->st->players; seat++)
        claims |= p->st->player[seat].medal_claims >> pool & 1u;
    return claims;
}

/* The medals of a pool that are left, the next one first; + marks one that somebody has won this turn. */
static void put_pool(const page *p, int pool, int width)
{
    char buffer[32];
    sb_text t = SB_TEXT(buffer);
    for (int i = p->st->crossed[pool]; i < co_pools[pool].n; i++)
        sb_putf(&t, "%d%c", co_pools[pool].medal[i], is_claimed(p, pool) && i == p->st->crossed[pool] ? '+' : ' ');
    put_cell(p, t.n ? buffer : "-", width);
    sb_put(p->out, pool < CO_POOL_COUNT - 1 ? "| " : "");
}

/* Below its zone, what there is to win at the end of it. */
static void draw_pools(const page *p)
{
    sb_put(p->out, "  ");
    put_cell(p, p->fr ? "médailles" : "medals", NAME_WIDTH);
    pad(p, 0, VILLAGE_WIDTH);
    sb_put(p->out, "| ");
    put_pool(p, CO_POOL_FOREST, zone_width(CO_FOREST));
    put_pool(p, CO_POOL_DESERT, zone_width(CO_DESERT));
    put_pool(p, CO_POOL_LAKE, zone_width(CO_LAKE));
    put_pool(p, CO_POOL_TIPI, TIPI_WIDTH);
    put_pool(p, CO_POOL_SALOON, SALOON_WIDTH);
    put_pool(p, CO_POOL_WANTED, 0);
    draw_end_line(p->out);
}

static void draw_chart(const page *p)
{
    heading(p, "Reward Chart", "Tableau des Primes");
    size_t table = p->out->n;
    draw_zone_names(p);
    for (int seat = 0; seat < p->st->players; seat++)
        draw_row(p, seat);
    draw_pools(p);
    draw_fold_table(p->out, table, 2 + NAME_WIDTH, 0, p->style->columns);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static void draw_head(const page *p)
{
    const co_state *st = p->st;
    sb_putf(p->out, p->fr ? "Tour %d, %s, Causeur : " : "Turn %d, %s, Caller: ", st->turn,
        name(p, &co_domains[CO_DOMAIN_PHASE], st->phase));
    draw_name(p->style->names, st->caller, p->out);
    sb_putf(p->out, p->fr ? " ; pioche : %d ; pépites en réserve : %d\n" : "; deck: %d; nuggets in the supply: %d\n",
        st->deck_n, st->supply);
    if (!st->named)
        return;
    sb_putf(p->out, p->fr ? "Demandé : %s à " : "Asked: %s of ", name(p, &co_kind_or_none, st->named));
    draw_name(p->style->names, st->target - 1, p->out);
    if (st->given)
        sb_putf(p->out, p->fr ? " ; donné : %s" : "; given: %s", name(p, &co_kind_or_none, st->given));
    sb_put(p->out, "\n");
}

static void draw_medals(const page *p, const co_player *player)
{
    for (int i = 0; i < player->medals_n; i++)
        sb_putf(p->out, " *%d", player->medal[i]);
}

static void draw_player(const page *p, int seat)
{
    const co_player *player = &p->st->player[seat];
    uint8_t area[CO_KINDS];
    for (int kind = 0; kind < CO_KINDS; kind++)
        area[kind] = player->area >> kind & 1;
    sb_put(p->out, seat == p->viewer ? "  > " : "    ");
    put_name_cell(p, seat, PLAYER_WIDTH);
    sb_putf(p->out,
        p->fr ? "pépites %d, cartes %d, points %d, médailles %d/%d" : "nuggets %d, cards %d, points %d, medals %d/%d",
        player->nuggets, player->hand_n, co_score(player, NULL), player->medals_n, CO_END_SLOT);
    draw_medals(p, player);
    if (player->effect && seat != p->viewer) /* the viewer is asked */
        sb_putf(p->out, " [%s]", name(p, &co_domains[CO_DOMAIN_EFFECT], player->effect));
    if (player->claim)
        sb_putf(p->out, " (+%s)", name(p, &co_domains[CO_DOMAIN_CLAIM], player->claim));
    sb_put(p->out, p->fr ? "\n      zone de jeu : " : "\n      play area: ");
    put_kinds(p, area);
    if (seat == p->viewer) {
        sb_put(p->out, p->fr ? "      main : " : "      hand: ");
        put_kinds(p, player->hand);
    }
}

/* A spectator sees the Caller's Roadmap. */
static void draw(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    (void)g;
    page p = { .st = redacted, .viewer = viewer, .style = style, .out = out, .fr = style->names->lang == SB_FR };
    if (style->brief) {
        draw_player(&p, viewer);
        return;
    }
    p.shown = viewer < p.st->players ? viewer : p.st->caller;
    draw_head(&p);
    draw_roadmap(&p);
    draw_chart(&p);
    heading(&p, "Players", "Joueurs");
    for (int seat = 0; seat < p.st->players; seat++)
        draw_player(&p, seat);
}

static bool draw_a_part(draw_part part, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    page p = { .st = redacted, .viewer = viewer, .style = style, .out = out, .fr = style->names->lang == SB_FR };
    p.shown = viewer < p.st->players ? viewer : p.st->caller;
    if (part == DRAW_MARKET)
        draw_chart(&p);
    else if (part == DRAW_TRAIL)
        draw_roadmap(&p);
    for (int seat = 0; seat < p.st->players; seat++)
        if ((part == DRAW_ME && seat == viewer) || (part == DRAW_OTHERS && seat != viewer))
            draw_player(&p, seat);
    return true;
}

/* A call is told with the card asked for, own cards one by one. */
static bool is_quiet(const sb_event *e, int viewer)
{
    return e->kind == CO_EVENT_CALL || (e->kind == CO_EVENT_DRAW && e->seat == viewer);
}

const draw_game draw_colorado = { .id = "colorado", .draw = draw, .is_quiet = is_quiet, .part = draw_a_part };
