/* draw_map.c: the board of Great Western Trail as text: trail, railroad, cities, markets (draw.h).
 *
 * The trail is a list of its stretches.  A neutral building stands at the left; under it the ways out, each with its
 * spaces in order and where it leads.  Places are called as in the lists of moves. */
#include "tui/gwt/draw.h"

/* ---- the trail --------------------------------------------------------------------------------------------------- */

enum { SPACE_WIDTH = 9, SITE_WIDTH = 8, BREAK_AFTER = 6 };

static void put_herders(const gwt_page *p, int place, sb_text *t)
{
    for (int s = 0; s < p->st->players; s++)
        if (p->st->player[s].herder == place)
            sb_putf(t, " @%c", p->mark[s]);
}

/* A fee is given for the viewer; a spectator sees what others than the owner pay. */
static void put_fee(const gwt_page *p, int place, sb_text *t)
{
    int fee = gwt_fee_at(p->st, p->viewer, place);
    bool on_trail = place < GWT_PLACE_outlaw_1;
    if (fee && on_trail)
        sb_putf(t, p->fr ? "-%d$" : "-$%d", fee);
}

/* "B:4a", "3vp", "green"; "." is free. */
static void put_tile(const gwt_page *p, int place, sb_text *t)
{
    int code = p->st->tile[place];
    if (!code) {
        sb_put_char(t, '.');
    } else if (gwt_is_building(code)) {
        const char *id = GWT_DOMAINS[GWT_DOM_BUILDING].item[gwt_design(code)].id;
        sb_putf(t, "%c:%s", p->mark[gwt_owner(code)], id + 3); /* without "pb_" */
    } else if (GWT_TILE[code].family == GWT_OUTLAW) {
        bool green = code == GWT_TILE_outlaw_green;
        sb_put_char(t, green ? (p->fr ? 'V' : 'G') : 'O');
    } else {
        sb_putf(t, p->fr ? "%dpv" : "%dvp", GWT_TILE[code].vp);
    }
    put_fee(p, place, t);
    put_herders(p, place, t);
}

static const char *family_name(const gwt_page *p, int place)
{
    static const struct {
        const char *name[SB_LANG_COUNT];
    } NAME[] = { [GWT_FLOOD] = { "flood", "inondation" },
        [GWT_DROUGHT] = { "drought", "sècheresse" },
        [GWT_ROCKFALL] = { "rockfall", "éboulement" } };
    const gwt_place_row *row = &GWT_PLACE[place];
    if (row->kind == GWT_OUTLAW_SPACE)
        return p->fr ? "hors-la-loi" : "outlaw";
    return row->kind != GWT_HAZARD_SPACE ? "" : NAME[row->hazard].name[p->fr ? SB_FR : SB_EN];
}

/* "A1", "3", "3+$2", "site 1": the name within its stretch; * is forest, ! has a risk action. */
static void put_place_label(const gwt_page *p, int place, sb_text *t)
{
    const gwt_place_row *row = &GWT_PLACE[place];
    const char *id = GWT_DOMAINS[GWT_DOM_PLACE].item[place].id;
    if (row->number) {
        sb_put_int(t, row->number);
        if (row->money)
            sb_putf(t, p->fr ? "+%d$" : "+$%d", row->money);
        else if (row->tokens)
            sb_put(t, p->fr ? "+jeton" : "+token");
    } else if (row->risk) {
        sb_putf(t, "site %c!", row->risk == GWT_ACTION_risk_any_cattle_certificate ? '1' : '2');
    } else {
        sb_putf(t, "%c%s", id[0] - 'a' + 'A', id + 1);
    }
    if (row->forest)
        sb_put_char(t, '*');
}

static void put_place(const gwt_page *p, int place)
{
    char buffer[48];
    sb_text t = SB_TEXT(buffer);
    put_place_label(p, place, &t);
    sb_put_char(&t, ' ');
    put_tile(p, place, &t);
    gwt_draw_cell(p, buffer, GWT_PLACE[place].number ? SPACE_WIDTH : SITE_WIDTH);
}

static char letter_of(int place)
{
    return (char)(GWT_DOMAINS[GWT_DOM_PLACE].item[place].id[0] - 'a' + 'A');
}

static int family_width(const gwt_page *p)
{
    return p->fr ? 12 : 10;
}

/* " |- flood       1 .      2 3vp-$2  ... > B" */
static void draw_stretch(const gwt_page *p, const gwt_exit *exit, bool last)
{
    int n = 0;
    const char *family = exit->spaces ? family_name(p, gwt_lowest(exit->spaces)) : "";
    sb_put(p->out, last ? " `- " : " |- ");
    if (*family)
        gwt_draw_cell(p, family, family_width(p));
    for (uint64_t set = exit->spaces; set; set &= set - 1, n++) {
        if (n == BREAK_AFTER && GWT_PLACE[gwt_lowest(set)].kind == GWT_SITE) {
            draw_end_line(p->out);
            sb_put(p->out, last ? "    " : " |  ");
            gwt_draw_cell(p, "", family_width(p));
        }
        put_place(p, gwt_lowest(set));
    }
    if (exit->end == GWT_PLACE_kansas_city)
        sb_put(p->out, "> Kansas City\n");
    else
        sb_putf(p->out, "> %c\n", letter_of(exit->end));
}

/* "D  building C: certificate or objective; ...  @A" */
static void draw_neutral(const gwt_page *p, int place)
{
    int design = gwt_design(p->st->tile[place]);
    char buffer[16];
    sb_text herders = SB_TEXT(buffer);
    put_herders(p, place, &herders);
    sb_putf(p->out, p->fr ? "%c%s  %s : %s\n" : "%c%s  %s: %s\n", letter_of(place), buffer,
        gwt_draw_item(p, GWT_DOM_BUILDING, design), gwt_short_building(design, p->fr));
    for (int i = 0; i < 2; i++)
        draw_stretch(p, &GWT_PLACE[place].exit[i], i == 1);
}

static void draw_trail_ends(const gwt_page *p)
{
    char buffer[64];
    sb_text t = SB_TEXT(buffer);
    put_herders(p, GWT_PLACE_kansas_city, &t);
    sb_putf(p->out, "Kansas City%s", buffer);
    sb_put(p->out, p->fr ? "   hors du parcours, hors-la-loi : " : "   beside the trail, outlaw: ");
    for (int place = GWT_PLACE_outlaw_1; place <= GWT_PLACE_outlaw_3; place++)
        put_place(p, place);
    draw_end_line(p->out);
}

static void draw_start(const gwt_page *p)
{
    char buffer[32];
    sb_text t = SB_TEXT(buffer);
    put_herders(p, GWT_PLACE_start, &t);
    if (t.n)
        sb_putf(p->out, p->fr ? "départ%s > A\n" : "start%s > A\n", buffer);
}

void gwt_draw_trail(const gwt_page *p)
{
    const gwt_count_row *row = &GWT_COUNT[p->st->players];
    gwt_draw_heading(p, "Trail", "Parcours");
    sb_putf(p->out,
        p->fr ? "  . libre  * forêt  ! action spéciale  @A éleveur  A:4a bâtiment  3pv danger\n"
                "  V/O hors-la-loi vert, orange  -2$ taxe (main verte %d $, noire %d $)  +3$ prime\n"
              : "  . free  * forest  ! risk action  @A herder  A:4a building  3vp hazard\n"
                "  G/O green, orange outlaw  -$2 fee (green hand $%d, black hand $%d)  +$3 bounty\n",
        row->green, row->black);
    draw_start(p);
    for (uint64_t set = GWT_NEUTRAL_PLACES; set; set &= set - 1)
        draw_neutral(p, gwt_lowest(set));
    draw_trail_ends(p);
}

/* ---- the railroad ------------------------------------------------------------------------------------------------ */

/* Who stands there; space 0 may hold several. */
static char engine_at(const gwt_page *p, int space, char none)
{
    for (int s = 0; s < p->st->players; s++)
        if (p->st->player[s].engine == space)
            return p->mark[s];
    return none;
}

/* "....(1)...(2)": a dot a space, x a crossing before it, stations in parentheses, engines as letters. */
static void draw_track(const gwt_page *p)
{
    sb_put(p->out, "  0");
    for (int space = 0; space < GWT_SPACE_COUNT; space++) {
        const gwt_space_row *row = &GWT_SPACE[space];
        if (space && row->crossings > GWT_SPACE[space - 1].crossings)
            sb_put_char(p->out, 'x');
        if (row->turnout)
            sb_putf(p->out, "(%c)", engine_at(p, space, (char)('0' + row->station)));
        else if (space)
            sb_put_char(p->out, engine_at(p, space, '.'));
    }
    sb_put_char(p->out, '\n');
}

static void draw_engines(const gwt_page *p)
{
    sb_put(p->out, p->fr ? "  Locomotives :" : "  Engines:");
    for (int s = 0; s < p->st->players; s++) {
        const gwt_space_row *row = &GWT_SPACE[p->st->player[s].engine];
        sb_putf(p->out, "%s %c ", s ? "," : "", p->mark[s]);
        if (row->turnout)
            sb_putf(p->out, p->fr ? "gare %d" : "station %d", row->station);
        else
            sb_put_int(p->out, row->number);
    }
    sb_put(p->out, p->fr ? "   (x passage à niveau, (1) gare)\n" : "   (x crossing, (1) station)\n");
}

enum { LABEL_WIDTH = 11, COLUMN_WIDTH = 6 };

static void put_number(const gwt_page *p, const char *before, int n, const char *after)
{
    char buffer[24];
    sb_text t = SB_TEXT(buffer);
    sb_putf(&t, "%s%d%s", before, n, after);
    gwt_draw_cell(p, buffer, COLUMN_WIDTH);
}

static void put_label(const gwt_page *p, const char *en, const char *fr)
{
    sb_put(p->out, "  ");
    gwt_draw_cell(p, p->fr ? fr : en, LABEL_WIDTH);
}

/* The letters of those who have a disc on a station, or "." */
static void put_station_discs(const gwt_page *p, int station)
{
    char buffer[8];
    sb_text t = SB_TEXT(buffer);
    for (int s = 0; s < p->st->players; s++)
        if (p->st->player[s].stations >> station & 1)
            sb_put_char(&t, p->mark[s]);
    gwt_draw_cell(p, t.n ? buffer : ".", COLUMN_WIDTH);
}

static void draw_masters(const gwt_page *p)
{
    for (int i = 0; i < gwt_box(p->st)->stations; i++) {
        int space = GWT_STATION[i].master;
        if (space && p->st->master_at[space - 1])
            sb_putf(p->out, p->fr ? "  chef de gare %d : %s\n" : "  station master %d: %s\n", i + 1,
                gwt_short_master(p->st->master_at[space - 1], p->fr));
    }
}

void gwt_draw_railroad(const gwt_page *p)
{
    gwt_draw_heading(p, "Railroad", "Chemin de fer");
    draw_track(p);
    draw_engines(p);
    size_t table = p->out->n;
    put_label(p, "station", "gare");
    for (int i = 0; i < gwt_box(p->st)->stations; i++)
        put_number(p, "", i + 1, GWT_STATION[i].white ? "" : "#");
    draw_end_line(p->out);
    put_label(p, "price, VP", "prix, PV");
    for (int i = 0; i < gwt_box(p->st)->stations; i++) {
        char buffer[16];
        sb_text t = SB_TEXT(buffer);
        sb_putf(&t, p->fr ? "%d$ %d" : "$%d %d", GWT_STATION[i].cost, GWT_STATION[i].vp);
        gwt_draw_cell(p, buffer, COLUMN_WIDTH);
    }
    draw_end_line(p->out);
    put_label(p, "discs", "disques");
    for (int i = 0; i < gwt_box(p->st)->stations; i++)
        put_station_discs(p, i);
    draw_end_line(p->out);
    draw_fold_table(p->out, table, 2 + LABEL_WIDTH, COLUMN_WIDTH, p->style->columns);
    draw_masters(p);
}

/* ---- cities ------------------------------------------------------------------------------------------------------ */

/* "AB", "AA" on a city that takes several. */
static void put_city_discs(const gwt_page *p, int city)
{
    char buffer[64];
    sb_text t = SB_TEXT(buffer);
    for (int s = 0; s < p->st->players; s++) {
        int n = p->st->player[s].city[city];
        if (n)
            sb_put_char(&t, p->mark[s]);
        if (n > 1)
            sb_put_int(&t, n);
    }
    gwt_draw_cell(p, t.n ? buffer : ".", COLUMN_WIDTH);
}

/* What neighbouring discs bring, between the two. */
static void put_arrow(const gwt_page *p, const gwt_arrow_row *row)
{
    static const struct {
        const char *name[SB_LANG_COUNT];
    } NAME[] = { { "", "" }, { "obj", "obj" }, { "token", "jeton" } };
    char buffer[16];
    sb_text t = SB_TEXT(buffer);
    if (row)
        sb_put(&t, NAME[row->action].name[p->fr ? SB_FR : SB_EN]);
    if (row && row->vp)
        sb_put_int(&t, row->vp);
    gwt_draw_cell(p, row ? buffer : ".", COLUMN_WIDTH);
}

static const gwt_arrow_row *arrow_from(const gwt_box_row *box, int city)
{
    for (const gwt_arrow_row *row = box->arrow; row < box->arrow + box->arrows; row++)
        if (row->from == city)
            return row;
    return NULL;
}

/* The strip, or the large cities of Rails to the North. */
static void draw_city_rows(const gwt_page *p, bool large)
{
    static const char *const SHORT[GWT_CITY_COUNT] = { "Kans", "Fult", "StLo", "Bloo", "Peor", "Chic#", "Tole#", "Pitt",
        "Phil#", "NewY#", "Harr", "Omah", "Denv#", "Milw#", "GrBa", "Toro#", "Buff#", "Oreg#", "Mont#" };
    uint32_t set = 0;
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        if ((gwt_box(p->st)->cities >> c & 1) && (GWT_CITY[c].town != 0) == large)
            set |= UINT32_C(1) << c;
    size_t table = p->out->n;
    put_label(p, "", "");
    for (uint32_t left = set; left; left &= left - 1)
        gwt_draw_cell(p, SHORT[gwt_lowest(left)], COLUMN_WIDTH);
    draw_end_line(p->out);
    put_label(p, "value", "valeur");
    for (uint32_t left = set; left; left &= left - 1)
        put_number(p, "", GWT_CITY[gwt_lowest(left)].value, "");
    draw_end_line(p->out);
    if (p->viewer < p->st->players) {
        put_label(p, "you pay", "vous payez");
        for (uint32_t left = set; left; left &= left - 1)
            put_number(p, p->fr ? "" : "$", gwt_transport(p->st, p->viewer, gwt_lowest(left)), p->fr ? "$" : "");
        draw_end_line(p->out);
    }
    put_label(p, "VP a disc", "PV/disque");
    for (uint32_t left = set; left; left &= left - 1)
        put_number(p, "", gwt_box(p->st)->emblem[gwt_lowest(left)].vp, "");
    draw_end_line(p->out);
    put_label(p, "with next", "avec suiv.");
    for (uint32_t left = set; left; left &= left - 1)
        put_arrow(p, arrow_from(gwt_box(p->st), gwt_lowest(left)));
    draw_end_line(p->out);
    put_label(p, "discs", "disques");
    for (uint32_t left = set; left; left &= left - 1)
        put_city_discs(p, gwt_lowest(left));
    draw_end_line(p->out);
    draw_fold_table(p->out, table, 2 + LABEL_WIDTH, COLUMN_WIDTH, p->style->columns);
}

/* Rails to the North: towns of everybody, and what is left on the annex; Sam has none (RTN-SOLO-3). */
static void draw_stores(const gwt_page *p)
{
    for (int s = 0; s < p->st->players; s++) {
        const gwt_player *player = &p->st->player[s];
        if (gwt_is_sam(p->st, s))
            sb_putf(p->out, p->fr ? "  %c : %d magasins" : "  %c: %d stores left", p->mark[s], gwt_stores_left(player));
        else
            sb_putf(p->out,
                p->fr ? "  %c : %d magasins sur l'annexe, %d cloches" : "  %c: %d stores on the annex, %d bells",
                p->mark[s], gwt_stores_left(player), gwt_bells(player));
        for (uint32_t set = player->stores; set; set &= set - 1) {
            const sb_item *item = &GWT_DOMAINS[GWT_DOM_TOWN].item[gwt_lowest(set)];
            sb_putf(p->out, "%s%s", set == player->stores ? (p->fr ? " ; " : "; ") : ", ",
                item->name[p->fr ? SB_FR : SB_EN]);
        }
        sb_put(p->out, "\n");
    }
}

void gwt_draw_cities(const gwt_page *p)
{
    gwt_draw_heading(p, "Cities (# dark border: dark discs too)", "Villes (# bordure noire : disques noirs aussi)");
    draw_city_rows(p, false);
    if (!p->st->rails_north)
        return;
    draw_city_rows(p, true);
    draw_stores(p);
}

/* ---- markets ----------------------------------------------------------------------------------------------------- */

enum { JOB_WIDTH = 5 };

/* The workers of a row by their initials, a dot for a free space. */
static void put_job_row(const gwt_page *p, int row)
{
    char buffer[8];
    sb_text t = SB_TEXT(buffer);
    for (int c = GWT_COUNT[p->st->players].first_column; c < GWT_JOB_COLUMNS; c++)
        sb_put_char(&t, p->st->job[row][c] ? (p->fr ? " CBI" : " CBE")[p->st->job[row][c]] : '.');
    gwt_draw_cell(p, buffer, JOB_WIDTH);
}

static void put_job_number(const gwt_page *p, const char *before, int n, const char *after)
{
    char buffer[24];
    sb_text t = SB_TEXT(buffer);
    sb_putf(&t, "%s%d%s", before, n, after);
    gwt_draw_cell(p, buffer, JOB_WIDTH);
}

void gwt_draw_jobs(const gwt_page *p)
{
    gwt_draw_heading(p, "Job market (C cowboy, B builder, E engineer; < token: hire to the left of it)",
        "Marché de l'emploi (C cowboy, B bâtisseur, I ingénieur ; < engager à gauche)");
    size_t table = p->out->n;
    put_label(p, "row", "ligne");
    for (int r = 0; r < GWT_JOB_ROWS; r++)
        put_job_number(p, "", r + 1, p->st->token_row == r + 1 ? "<" : "");
    draw_end_line(p->out);
    put_label(p, "price", "prix");
    for (int r = 0; r < GWT_JOB_ROWS; r++)
        put_job_number(p, p->fr ? "" : "$", GWT_JOB[r].cost, p->fr ? "$" : "");
    draw_end_line(p->out);
    put_label(p, "workers", "ouvriers");
    for (int r = 0; r < GWT_JOB_ROWS; r++)
        put_job_row(p, r);
    draw_end_line(p->out);
    draw_fold_table(p->out, table, 2 + LABEL_WIDTH, JOB_WIDTH, p->style->columns);
    if (p->st->token_holder)
        sb_put(p->out, p->fr ? "  Le marché est plein : derniers tours !\n" : "  The market is full: last turns!\n");
}

/* "2 Black Angus 1vp, Longhorn 2vp"; where a line is of one breed: "3vp, 2 x 5vp". */
static void put_offered(const gwt_page *p, uint32_t kinds)
{
    bool any = false;
    for (int c = 1; c < GWT_CATTLE; c++) {
        if (!(kinds >> c & 1) || !p->st->market[c])
            continue;
        sb_put(p->out, any ? ", " : "");
        bool named = GWT_VALUE_3_CARDS >> c & 1;
        if (p->st->market[c] > 1)
            sb_putf(p->out, named ? "%d " : "%d x ", p->st->market[c]);
        if (named)
            sb_putf(p->out, "%s ", gwt_draw_item(p, GWT_DOM_CARD, c));
        sb_putf(p->out, p->fr ? "%dpv" : "%dvp", GWT_CARD[c].vp);
        any = true;
    }
    sb_put(p->out, any ? "\n" : "-\n");
}

static void draw_offer(
    const gwt_page *p, const char *en, const char *fr, uint32_t kinds, const char *price_en, const char *price_fr)
{
    sb_put(p->out, "  ");
    gwt_draw_cell(p, p->fr ? fr : en, 12);
    gwt_draw_cell(p, p->fr ? price_fr : price_en, 27);
    put_offered(p, kinds);
}

void gwt_draw_market(const gwt_page *p)
{
    sb_putf(p->out, "%s", p->style->colour ? "\033[1m" : "");
    sb_putf(p->out, p->fr ? "Marché au bétail (pioche : %d)" : "Cattle market (stack: %d)", p->st->market_stack_n);
    sb_putf(p->out, "%s", p->style->colour ? "\033[0m" : "");
    sb_put(p->out, p->fr ? " ; 2c 3$ : avec 2 cowboys pour 3 $\n" : "; 2c $3: with 2 cowboys for $3\n");
    draw_offer(p, "value 3", "valeur 3", GWT_VALUE_3_CARDS, "1c $6, 2c $3, 3c two $5", "1c 6$, 2c 3$, 3c deux 5$");
    draw_offer(
        p, "Shorthorn 4", "Shorthorn 4", GWT_SHORTHORN_CARDS, "1c $12, 3c $6, 5c two $8", "1c 12$, 3c 6$, 5c deux 8$");
    draw_offer(p, "Hereford 5", "Hereford 5", GWT_HEREFORD_CARDS, "2c $12, 4c $6", "2c 12$, 4c 6$");
    if (p->st->simmental)
        draw_offer(p, "Simmental 2", "Simmental 2", GWT_SIMMENTAL_CARDS, "1c $8, 2c $5", "1c 8$, 2c 5$");
}

void gwt_draw_foresight(const gwt_page *p)
{
    gwt_draw_heading(p, "Foresight", "Prévision");
    for (int b = 0; b < GWT_BAGS; b++) {
        sb_putf(p->out, p->fr ? "  %d : " : "  %d: ", b + 1);
        for (int r = 0; r < GWT_FORESIGHT_ROWS; r++) {
            int tile = p->st->foresight[b][r];
            sb_put(p->out, r ? ", " : "");
            sb_put(p->out, tile ? gwt_draw_item(p, GWT_DOM_TILE, tile) : "-");
        }
        sb_put_char(p->out, '\n');
    }
}

void gwt_draw_display(const gwt_page *p)
{
    gwt_draw_heading(
        p, "Objective cards on display (VP if met / missed)", "Offre d'objectifs (PV si remplis / manqués)");
    for (uint64_t set = p->st->display; set; set &= set - 1) {
        int objective = gwt_lowest(set);
        sb_put(p->out, "  ");
        gwt_draw_objective(p, objective);
    }
}
