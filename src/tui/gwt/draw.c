/* draw.c: Great Western Trail in the terminal: the page and the players (draw.h).  The board: draw_map.c. */
#include "tui/gwt/draw.h"

#include "games/gwt/sam.h"
#include "sagebrush/heap.h"

/* ---- small parts ------------------------------------------------------------------------------------------------- */

static void paint(const gwt_page *p, const char *colour)
{
    if (p->style->colour)
        sb_put(p->out, colour);
}

void gwt_draw_heading(const gwt_page *p, const char *en, const char *fr)
{
    paint(p, "\033[1m");
    sb_put(p->out, p->fr ? fr : en);
    paint(p, "\033[0m");
    sb_put_char(p->out, '\n');
}

void gwt_draw_cell(const gwt_page *p, const char *s, int width)
{
    sb_put(p->out, s);
    sb_put_char(p->out, ' ');
    for (int i = draw_width(s) + 1; i < width; i++)
        sb_put_char(p->out, ' ');
}

const char *gwt_draw_item(const gwt_page *p, int domain, int i)
{
    return GWT_DOMAINS[domain].item[i].name[p->fr ? SB_FR : SB_EN];
}

void gwt_draw_cattle(const gwt_page *p, const uint8_t counts[GWT_CATTLE], uint32_t kinds, bool values)
{
    bool any = false;
    for (int c = 1; c < GWT_CATTLE; c++) {
        if (!counts[c] || !(kinds >> c & 1))
            continue;
        sb_put(p->out, any ? ", " : "");
        if (counts[c] > 1)
            sb_putf(p->out, "%d ", counts[c]);
        sb_put(p->out, gwt_draw_item(p, GWT_DOM_CARD, c));
        if (values)
            sb_putf(p->out, " =%d", GWT_CARD[c].value);
        any = true;
    }
    sb_put(p->out, any ? "" : "-");
}

void gwt_draw_objective(const gwt_page *p, int objective)
{
    sb_putf(p->out, "%s, %d/%d\n", gwt_draw_item(p, GWT_DOM_CARD, GWT_OBJ_FIRST + objective),
        GWT_OBJECTIVE[objective].vp, -GWT_OBJECTIVE[objective].penalty);
}

/* The initial of each name where they differ; otherwise numbers from 1. */
static void choose_marks(gwt_page *p)
{
    bool distinct = true;
    for (int s = 0; s < p->st->players; s++) {
        const char *name = p->style->names->seat[s];
        char c = name ? name[0] : '\0';
        p->mark[s] = c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
        distinct &= p->mark[s] >= 'A' && p->mark[s] <= 'Z' && p->mark[s] != 'O' && p->mark[s] != 'X';
        for (int other = 0; other < s; other++)
            distinct &= p->mark[other] != p->mark[s];
    }
    for (int s = 0; s < GWT_SEATS && !distinct; s++)
        p->mark[s] = (char)('1' + s);
}

/* ---- players ----------------------------------------------------------------------------------------------------- */

static void label(const gwt_page *p, const char *en, const char *fr)
{
    sb_putf(p->out, "    %s ", p->fr ? fr : en);
}

/* "> A Ann   $12, certificates 2/3, exchange tokens 1, steps 3, hand 4/4, VP 23" */
static void draw_status(const gwt_page *p, int seat, const sb_result *score)
{
    const gwt_player *player = &p->st->player[seat];
    sb_putf(p->out, "%s%c ", seat == p->viewer ? "> " : "  ", p->mark[seat]);
    paint(p, "\033[1m");
    draw_name(p->style->names, seat, p->out);
    paint(p, "\033[0m");
    sb_putf(p->out, p->fr ? "  %d $, certificats %d/%d" : "  $%d, certificates %d/%d", player->money,
        GWT_CERTIFICATES[player->certificate], GWT_CERTIFICATES[gwt_certificate_limit(player)]);
    if (gwt_permanent(player))
        sb_putf(p->out, "+%d", gwt_permanent(player));
    sb_putf(p->out,
        p->fr ? ", jetons Échange %d, dépl. %d, main %d/%d, PV %d\n"
              : ", exchange tokens %d, steps %d, hand %d/%d, VP %d\n",
        player->tokens, gwt_step_limit(p->st, seat), player->hand_n, gwt_hand_limit(player),
        (int)score->score[seat][GWT_CAT_TOTAL]);
}

static void draw_workers(const gwt_page *p, const gwt_player *player)
{
    label(p, "workers:", "ouvriers :");
    for (int w = 1; w <= GWT_WORKERS; w++)
        sb_putf(p->out, "%s%s %d", w > 1 ? ", " : "", gwt_draw_item(p, GWT_DOM_TILE, w), player->workers[w - 1]);
    sb_putf(p->out, p->fr ? " ; pioche %d, défausse %d\n" : "; draw stack %d, discard %d\n", player->stack_n,
        player->discard_n);
}

static void put_objectives(const gwt_page *p, const char *en, const char *fr, uint64_t set)
{
    for (; set; set &= set - 1) {
        label(p, en, fr);
        gwt_draw_objective(p, gwt_lowest(set));
    }
}

/* The own hand with what it is worth; of others what everybody has seen. */
static void draw_hand(const gwt_page *p, int seat)
{
    const gwt_player *player = &p->st->player[seat];
    bool own = seat == p->viewer;
    put_objectives(p, own ? "hand:" : "hand, known:", own ? "main :" : "main, connu :", player->hand_obj);
    if (!own && !gwt_kinds(player->hand))
        return;
    label(p, own ? "hand:" : "hand, known:", own ? "main :" : "main, connu :");
    gwt_draw_cattle(p, player->hand, GWT_ALL_CATTLE, own);
    if (own)
        sb_putf(p->out, p->fr ? " ; valeur %d" : "; value %d", gwt_breeding_value(player));
    sb_put_char(p->out, '\n');
}

/* The poker table: who sits there with which token, how many cards lie there, and which as far as they are known. */
static void draw_poker(const gwt_page *p)
{
    const gwt_state *st = p->st;
    if (!st->poker)
        return;
    gwt_draw_heading(p, "Poker table", "Table de poker");
    sb_putf(p->out, p->fr ? "  pot %d $\n" : "  pot $%d\n", st->pot);
    for (int s = 0; s < st->players; s++) {
        const gwt_player *player = &st->player[s];
        if (!player->seated)
            continue;
        const gwt_bonus_row *bonus = &GWT_BONUS[player->bonus];
        sb_put(p->out, "  ");
        draw_name(p->style->names, s, p->out);
        sb_putf(p->out, p->fr ? " : jeton %d PV %d $ ; cartes %d" : ": token %d VP $%d; cards %d", bonus->vp,
            bonus->money, player->laid_n);
        for (int i = 0; i < player->laid_n; i++)
            if (player->laid[i]) {
                const sb_item *card = &GWT_DOMAINS[GWT_DOM_CARD].item[player->laid[i]];
                sb_putf(p->out, i ? ", %s" : ": %s", card->name[p->fr ? SB_FR : SB_EN]);
            }
        sb_put_char(p->out, '\n');
    }
}

const char *gwt_draw_slot(int unlocks, bool fr)
{
    static const struct {
        const char *name[SB_LANG_COUNT];
    } NAME[] = {
        [GWT_UNLOCKS_AUX_MONEY] = { "money", "argent" },
        [GWT_UNLOCKS_AUX_DRAW] = { "draw", "pioche" },
        [GWT_UNLOCKS_AUX_CERTIFICATE] = { "certificate", "certificat" },
        [GWT_UNLOCKS_AUX_ENGINE] = { "engine", "loco" },
        [GWT_UNLOCKS_AUX_REMOVE_CARD] = { "remove card", "retrait" },
        [GWT_UNLOCKS_STEP_LIMIT_LEFT] = { "step left", "dépl. gauche" },
        [GWT_UNLOCKS_STEP_LIMIT_RIGHT] = { "step right", "dépl. droit" },
        [GWT_UNLOCKS_HAND_LIMIT] = { "hand", "main" },
        [GWT_UNLOCKS_CERTIFICATE_LIMIT_4] = { "limit 4", "limite 4" },
        [GWT_UNLOCKS_CERTIFICATE_LIMIT_6] = { "limit 6", "limite 6" },
        [GWT_UNLOCKS_AUX_STORE] = { "store", "magasin" },
    };
    return NAME[unlocks].name[fr ? SB_FR : SB_EN];
}

/* Discs on slots that unlock the same are counted: "engine 2". */
static void put_slots(const gwt_page *p, const gwt_player *player, bool white)
{
    bool any = false;
    for (int s = 0; s < GWT_SLOT_COUNT; s++) {
        bool twin = s + 1 < GWT_SLOT_COUNT && (GWT_SECOND_SLOTS >> (s + 1) & 1);
        int n = (player->discs >> s & 1) + (twin ? player->discs >> (s + 1) & 1 : 0);
        if (GWT_SLOT[s].white != white || (GWT_SECOND_SLOTS >> s & 1) || n == 0)
            continue;
        sb_putf(p->out, "%s%s", any ? ", " : "", gwt_draw_slot(GWT_SLOT[s].unlocks, p->fr));
        if (n > 1)
            sb_putf(p->out, " %d", n);
        any = true;
    }
    sb_put(p->out, any ? "\n" : "-\n");
}

static void draw_discs(const gwt_page *p, const gwt_player *player)
{
    label(p, "white discs:", "disques blancs :");
    put_slots(p, player, true);
    label(p, "dark discs:", "disques noirs :");
    put_slots(p, player, false);
}

/* "2a:1, 3a:1, 4a:2": with the builders they need. */
static void draw_unbuilt(const gwt_page *p, int seat)
{
    label(p, "unbuilt:", "reste :");
    for (unsigned set = p->st->player[seat].unbuilt; set; set &= set - 1) {
        int design = gwt_own_design(p->st, seat, gwt_lowest(set)); /* Sam has sides of his own */
        sb_putf(p->out, "%s:%d ", GWT_DOMAINS[GWT_DOM_BUILDING].item[design].id + 3, GWT_BUILDING[design].builders);
    }
    draw_end_line(p->out);
}

/* Hazards by their VP, outlaws by colour, station masters. */
static void draw_owned(const gwt_page *p, const gwt_player *player)
{
    bool any = false;
    for (int t = GWT_TILE_outlaw_green; t < GWT_TILE_COUNT; t++) {
        if (!player->owned[t])
            continue;
        if (!any)
            label(p, "tiles:", "tuiles :");
        sb_put(p->out, any ? ", " : "");
        if (player->owned[t] > 1)
            sb_putf(p->out, "%d ", player->owned[t]);
        sb_put(p->out, gwt_draw_item(p, GWT_DOM_TILE, t));
        any = true;
    }
    sb_put(p->out, any ? "\n" : "");
    for (unsigned set = player->masters; set; set &= set - 1) {
        label(p, "station master:", "chef de gare :");
        sb_putf(p->out, "%s\n", gwt_short_master(gwt_lowest(set), p->fr));
    }
}

static void draw_score(const gwt_page *p, int seat, const sb_result *score)
{
    bool any = false;
    for (int c = 0; c < GWT_CAT_TOTAL; c++) {
        if (!score->score[seat][c])
            continue;
        if (!any)
            label(p, "VP:", "PV :");
        sb_putf(p->out, "%s%s %d", any ? ", " : "", GWT_CATEGORIES[c].text[p->fr ? SB_FR : SB_EN],
            (int)score->score[seat][c]);
        any = true;
    }
    sb_put(p->out, any ? "\n" : "");
}

/* What Sam is after: his specialization, the next city and, in Rails to the North, the next town (SOLO-SPEC-1, SOLO-KC-4,
 * RTN-SOLO-5, RTN-SOLO-14). */
static void draw_plan(const gwt_page *p)
{
    int why, town = p->st->rails_north ? gwt_sam_next_town(p->st) : -1;
    label(p, "plan:", "plan :");
    sb_putf(p->out, p->fr ? "spécialité %s ; prochaine livraison %s" : "specialization %s; next delivery %s",
        gwt_draw_item(p, GWT_DOM_TILE, p->st->specialization),
        gwt_draw_item(p, GWT_DOM_CITY, gwt_sam_next_city(p->st, &why)));
    if (town >= 0)
        sb_putf(p->out, p->fr ? " ; prochain magasin %s" : "; next store %s", gwt_draw_item(p, GWT_DOM_TOWN, town));
    sb_put_char(p->out, '\n');
}

static void draw_player(const gwt_page *p, int seat, const sb_result *score)
{
    const gwt_player *player = &p->st->player[seat];
    draw_status(p, seat, score);
    if (gwt_is_sam(p->st, seat))
        draw_plan(p);
    draw_workers(p, player);
    draw_discs(p, player);
    draw_unbuilt(p, seat);
    draw_owned(p, player);
    put_objectives(p, "played:", "jouée :", player->area_obj);
    draw_score(p, seat, score);
    draw_hand(p, seat);
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static void draw_head(const gwt_page *p)
{
    sb_putf(p->out, p->fr ? "Tour %d, premier joueur : " : "Turn %d, first player: ", p->st->turn);
    draw_name(p->style->names, p->st->first, p->out);
    sb_put_char(p->out, '\n');
}

static void draw_own_discs(const gwt_page *p)
{
    draw_discs(p, &p->st->player[p->viewer]);
}

/* The part of the board that a question is about; NULL: the hand is enough. */
static void (*const PART[GWT_OP_COUNT])(const gwt_page *p) = {
    [GWT_OP_FORESIGHT] = gwt_draw_foresight,
    [GWT_OP_DELIVER] = gwt_draw_cities,
    [GWT_OP_DISC] = draw_own_discs,
    [GWT_OP_TAKE] = gwt_draw_display,
    [GWT_OP_HERDER] = gwt_draw_trail,
    [GWT_OP_FREE_MOVE] = gwt_draw_trail,
    [GWT_OP_HIRE] = gwt_draw_jobs,
    [GWT_OP_BUY] = gwt_draw_market,
    [GWT_OP_BUILD_AT] = gwt_draw_trail,
    [GWT_OP_ENGINE] = gwt_draw_railroad,
    [GWT_OP_RETURN] = gwt_draw_railroad,
    [GWT_OP_BACK_ANY] = gwt_draw_railroad,
    [GWT_OP_STOP] = gwt_draw_railroad,
    [GWT_OP_UPGRADE_BEHIND] = gwt_draw_railroad,
};

/* In a chain of decisions, and when nothing is asked of the viewer. */
static void draw_brief(const gwt_page *p, const sb_result *score)
{
    const gwt_frame *f = p->st->stack_n ? gwt_top_const(p->st) : NULL;
    if (f && f->seat == p->viewer && PART[f->op])
        PART[f->op](p);
    draw_status(p, p->viewer, score);
    draw_hand(p, p->viewer);
}

/* The trail and the viewer's own board stand last, next to the question; the others in the order of their turns. */
static void draw_page(const gwt_page *p, const sb_result *score)
{
    int players = p->st->players;
    draw_head(p);
    gwt_draw_railroad(p);
    gwt_draw_cities(p);
    gwt_draw_jobs(p);
    gwt_draw_market(p);
    gwt_draw_foresight(p);
    gwt_draw_display(p);
    draw_poker(p);
    gwt_draw_heading(
        p, "Players (unbuilt 4a:2 = building 4a, 2 builders)", "Joueurs (reste 4a:2 = bâtiment 4a, 2 bâtisseurs)");
    for (int i = 1; i <= players; i++)
        if ((p->viewer + i) % players != p->viewer)
            draw_player(p, (p->viewer + i) % players, score);
    gwt_draw_trail(p);
    if (p->viewer < players)
        draw_player(p, p->viewer, score);
}

static void draw(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    enum { WIDTH = 100 };
    (void)g;
    sb_text text = sb_heap_text();
    gwt_page p = { .st = redacted, .viewer = viewer, .style = style, .out = &text, .fr = style->names->lang == SB_FR };
    sb_result score;
    gwt_result(p.st, &score);
    choose_marks(&p);
    if (style->brief)
        draw_brief(&p, &score);
    else
        draw_page(&p, &score);
    draw_wrapped(text.at, WIDTH, out); /* tiles and points late in the game */
    sb_heap_text_free(&text);
}

static void draw_markets(const gwt_page *p)
{
    gwt_draw_jobs(p);
    gwt_draw_market(p);
    gwt_draw_foresight(p);
    gwt_draw_display(p);
}

static bool draw_a_part(draw_part part, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    gwt_page p = { .st = redacted, .viewer = viewer, .style = style, .out = out, .fr = style->names->lang == SB_FR };
    sb_result score;
    gwt_result(p.st, &score);
    choose_marks(&p);
    if (part == DRAW_MARKET)
        draw_markets(&p);
    else if (part == DRAW_TRAIL)
        gwt_draw_trail(&p);
    for (int seat = 0; seat < p.st->players; seat++)
        if ((part == DRAW_ME && seat == viewer) || (part == DRAW_OTHERS && seat != viewer))
            draw_player(&p, seat, &score);
    return true;
}

/* What the markets offer is drawn; own cards are told one by one. */
static bool is_quiet(const sb_event *e, int viewer)
{
    return e->kind == GWT_EV_DISPLAY || e->kind == GWT_EV_MARKET || e->kind == GWT_EV_NEW_TILE
        || e->kind == GWT_EV_TOKEN_ROW || e->kind == GWT_EV_TO_START
        || ((e->kind == GWT_EV_DRAW || e->kind == GWT_EV_TAKE_UNSEEN) && e->seat == viewer);
}

const draw_game draw_gwt = {
    .id = "gwt", .draw = draw, .is_quiet = is_quiet, .aside = GWT_MV_EXCHANGE + 1, .part = draw_a_part
};
