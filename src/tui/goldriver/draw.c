/* draw.c: Gold River in the terminal: sale, towns, players (draw.h). */
#include "games/goldriver/colt.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/poker.h"
#include "games/goldriver/score.h"
#include "games/goldriver/state.h"
#include "tui/draw.h"

#include <string.h>

enum { WIDE = 17, WORTH = 7, NARROW = 10 }; /* columns of a town, of its Mayor's worth, of a player */

typedef struct page {
    const gr_state *st;
    int viewer;
    const draw_style *style;
    sb_text *out;
    bool fr;
} page;

/* ---- small parts ------------------------------------------------------------------------------------------------- */

/* ANSI colours of the towns, in their order; a letter is always there too. */
static const char *const TOWN_COLOUR[GR_TOWN_COUNT] = { "", "\033[34m", "\033[35m", "\033[32m", "\033[31m",
    "\033[33m" };

static void paint(const page *p, const char *colour)
{
    if (p->style->colour)
        sb_put(p->out, colour);
}

static void plain(const page *p)
{
    paint(p, "\033[0m");
}

static void heading(const page *p, const char *en, const char *fr)
{
    paint(p, "\033[1m");
    sb_putf(p->out, "%s\n", p->fr ? fr : en);
    plain(p);
}

/* Cut to fit, or filled with spaces. */
static void put_cell(const page *p, const char *s, int width)
{
    int n = 0;
    for (const char *c = s; *c; c++) {
        if (((unsigned char)*c & 0xc0) != 0x80 && n++ == width - 1)
            break;
        sb_put_char(p->out, *c);
    }
    for (int i = draw_width(s) < width - 1 ? draw_width(s) : width - 1; i < width; i++)
        sb_put_char(p->out, ' ');
}

static void put_number_cell(const page *p, int v, int width)
{
    char buffer[16];
    sb_text t = SB_TEXT(buffer);
    sb_put_int(&t, v);
    put_cell(p, buffer, width);
}

static void put_name_cell(const page *p, int seat, int width)
{
    char buffer[64];
    sb_text t = SB_TEXT(buffer);
    draw_name(p->style->names, seat, &t);
    put_cell(p, buffer, width);
}

/* The right one of two words. */
static const char *counted(const page *p, int n, const char *one, const char *more)
{
    return sb_is_singular(n, p->style->names->lang) ? one : more;
}

static const char *card_name(const page *p, int card)
{
    const sb_item *item = &GR_DOMAINS[GR_DOM_CARD].item[card];
    return item->name[p->fr ? SB_FR : SB_EN];
}

static void put_card(const page *p, int card)
{
    paint(p, TOWN_COLOUR[gr_town_of(p->st, card)]);
    sb_put(p->out, card_name(p, card));
    plain(p);
}

/* ---- the parts of the page --------------------------------------------------------------------------------------- */

static void draw_head(const page *p)
{
    const gr_state *st = p->st;
    int rounds = st->deck_n / (st->players + 1);
    sb_putf(p->out, p->fr ? "Tour %d, premier joueur : " : "Round %d, first player: ", st->round);
    draw_name(p->style->names, st->first, p->out);
    sb_putf(p->out, p->fr ? " ; pioche : %d (encore %d %s)" : "; deck: %d (%d more %s)", st->deck_n, rounds,
        p->fr ? counted(p, rounds, "tour", "tours") : counted(p, rounds, "round", "rounds"));
    if (st->price > 0)
        sb_putf(p->out, p->fr ? " ; prix : %d" : "; price: %d", st->price);
    if (st->transit > 0)
        sb_putf(p->out, p->fr ? " ; en chemin : %d" : "; in transit: %d", st->transit);
    if (st->reversed)
        sb_put(p->out, p->fr ? " ; sens inversé" : "; reversed");
    if (st->dice[0])
        sb_putf(p->out, p->fr ? " ; dés : %d" : "; dice: %d", st->dice[0]);
    if (st->dice[1])
        sb_putf(p->out, "+%d", st->dice[1]);
    sb_put_char(p->out, '\n');
}

static void draw_sale_card(const page *p, int card)
{
    sb_put(p->out, "  ");
    put_card(p, card);
    if (GR_CARD[card].explodes)
        sb_putf(p->out, p->fr ? ", explose sur %d" : ", explodes on %d", GR_CARD[card].explodes);
    int fee = p->viewer < p->st->players ? gr_fee(p->st, p->viewer, card) : 0;
    if (fee > 0) {
        sb_putf(p->out, p->fr ? ", %d à payer à " : ", fee %d to ", fee);
        draw_name(p->style->names, p->st->mayor[GR_CARD[card].town] - 1, p->out);
    }
    if (GR_CARD[card].kind != GR_TOWN_CONCESSION)
        sb_putf(p->out, p->fr ? " : %s" : ": %s", gr_about_kind(GR_CARD[card].kind, p->style->names->lang));
    sb_put_char(p->out, '\n');
}

static void draw_sale(const page *p)
{
    if (!p->st->sale)
        return;
    heading(p, "For sale", "En vente");
    for (uint64_t set = p->st->sale; set; set &= set - 1)
        draw_sale_card(p, gr_lowest(set));
}

static void draw_auction(const page *p)
{
    const gr_frame *f = p->st->stack_n ? gr_top_const(p->st) : NULL;
    if (!f || f->op != GR_OP_AUCTION || f->auction.leader == 0)
        return;
    sb_putf(p->out, p->fr ? "Plus haute mise : %d, par " : "Highest bid: %d by ", f->auction.high);
    draw_name(p->style->names, f->auction.leader - 1, p->out);
    bool any = false;
    for (int i = 0; i < p->st->players; i++) {
        int s = gr_left(p->st, f->seat, i); /* in the order in which they are asked */
        if (f->auction.passed >> s & 1 || s == f->auction.leader - 1)
            continue;
        sb_put(p->out, any ? ", " : p->fr ? " ; encore en lice : " : "; still in: ");
        draw_name(p->style->names, s, p->out);
        any = true;
    }
    sb_put_char(p->out, '\n');
}

/* One row a town: who has how many there; * is the Mayor. */
static void draw_town(const page *p, int town)
{
    sb_put(p->out, "  ");
    paint(p, TOWN_COLOUR[town]);
    put_cell(p, GR_DOMAINS[GR_DOM_TOWN].item[town].name[SB_EN], WIDE);
    plain(p);
    put_number_cell(p, GR_MAYOR_VALUE[town], WORTH);
    for (int s = 0; s < p->st->players; s++) {
        char buffer[8];
        sb_text t = SB_TEXT(buffer);
        int count = gr_count(p->st, s, town);
        if (count)
            sb_put_int(&t, count);
        else
            sb_put(&t, ".");
        if (p->st->mayor[town] == s + 1)
            sb_put(&t, "*");
        put_cell(p, buffer, NARROW);
    }
    draw_end_line(p->out);
}

/* The same in a narrow window: "Coyote City, 5: Annie 2*, Buck 1". */
static void draw_town_in_words(const page *p, int town)
{
    bool any = false;
    sb_put(p->out, "  ");
    paint(p, TOWN_COLOUR[town]);
    sb_put(p->out, GR_DOMAINS[GR_DOM_TOWN].item[town].name[SB_EN]);
    plain(p);
    sb_putf(p->out, p->fr ? ", %d :" : ", %d:", GR_MAYOR_VALUE[town]);
    for (int s = 0; s < p->st->players; s++) {
        int count = gr_count(p->st, s, town);
        if (!count && p->st->mayor[town] != s + 1)
            continue;
        sb_put(p->out, any ? ", " : " ");
        draw_name(p->style->names, s, p->out);
        sb_putf(p->out, p->st->mayor[town] == s + 1 ? " %d*" : " %d", count);
        any = true;
    }
    sb_put(p->out, any ? "\n" : p->fr ? " personne\n" : " nobody\n");
}

static void draw_towns(const page *p)
{
    int width = 2 + WIDE + WORTH + NARROW * p->st->players;
    heading(p, "Towns: concessions (* is the Mayor)", "Villes : concessions (* est le Maire)");
    if (p->style->columns > 0 && p->style->columns < width) {
        for (int t = 1; t < GR_TOWN_COUNT; t++)
            draw_town_in_words(p, t);
        return;
    }
    sb_put(p->out, "  ");
    put_cell(p, p->fr ? "le Maire vaut" : "the Mayor is", WIDE);
    put_cell(p, p->fr ? "points" : "worth", WORTH);
    for (int s = 0; s < p->st->players; s++)
        put_name_cell(p, s, NARROW);
    draw_end_line(p->out);
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        draw_town(p, t);
}

static bool is_town_concession(int card)
{
    return GR_CARD[card].kind == GR_TOWN_CONCESSION;
}

/* "Coyote City (1 on a 3) (6 on a 10), Saloon": a town is named once. */
static void put_next_card(const page *p, int card, int last)
{
    if (last < 0 || !is_town_concession(card) || !is_town_concession(last)
        || GR_CARD[card].town != GR_CARD[last].town) {
        sb_put(p->out, last < 0 ? "" : ", ");
        put_card(p, card);
        return;
    }
    paint(p, TOWN_COLOUR[GR_CARD[card].town]);
    sb_putf(p->out, "%s %s", gr_attached_to(p->st, last) ? "," : "", strchr(card_name(p, card), '('));
    plain(p);
}

static void draw_pile(const page *p, const char *en, const char *fr, uint64_t pile)
{
    if (!pile)
        return;
    sb_putf(p->out, "      %s ", p->fr ? fr : en);
    for (int last = -1; pile; pile &= pile - 1) {
        int card = gr_lowest(pile);
        put_next_card(p, card, last);
        if (GR_CARD[card].kind == GR_LOST_MINE && gr_town_of(p->st, card)) /* GR-LOST-1 */
            sb_putf(
                p->out, p->fr ? " à %s" : " in %s", GR_DOMAINS[GR_DOM_TOWN].item[gr_town_of(p->st, card)].name[SB_EN]);
        last = card;
        for (uint64_t with = gr_attached_to(p->st, card); with; with &= with - 1)
            sb_putf(p->out, " + %s", card_name(p, gr_lowest(with)));
    }
    sb_put_char(p->out, '\n');
}

static void draw_player(const page *p, int seat, const sb_result *score)
{
    const gr_state *st = p->st;
    sb_put(p->out, seat == p->viewer ? "  > " : "    ");
    paint(p, "\033[1m");
    enum { NAME = 14, TIGHT = 60 };
    bool is_tight = p->style->columns > 0 && p->style->columns < TIGHT;
    if (is_tight)
        draw_name(p->style->names, seat, p->out);
    else
        put_name_cell(p, seat, NAME);
    plain(p);
    sb_put(p->out, is_tight ? ", " : "");
    sb_putf(p->out, "%d %s", st->nuggets[seat],
        p->fr ? counted(p, st->nuggets[seat], "pépite", "pépites")
              : counted(p, st->nuggets[seat], "nugget", "nuggets"));
    if (st->front[seat] & GR_BIT(GR_CARD_bank))
        sb_putf(p->out, p->fr ? ", %d à la Banque" : ", %d in the Bank", st->deposit);
    sb_putf(p->out, p->fr ? ", score actuel %d" : ", score so far %d", (int)score->score[seat][GR_CAT_TOTAL]);
    gr_hand hand = st->poker ? gr_poker_hand(gr_poker_value(gr_poker_cards(st, seat))) : GR_HAND_NONE;
    if (hand != GR_HAND_NONE) {
        const sb_item *item = &GR_DOMAINS[GR_DOM_HAND].item[hand];
        sb_putf(p->out, p->fr ? ", poker : %s" : ", poker: %s", item->name[p->fr ? SB_FR : SB_EN]);
    }
    sb_put_char(p->out, '\n');
    draw_pile(p, "owns", "possède", st->front[seat]);
    draw_pile(p, "keeps", "garde", st->kept[seat]);
    draw_pile(p, "waiting:", "en attente :", gr_pending_of(st, seat));
}

static void draw(const sb_game *g, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    (void)g;
    page p = { .st = redacted, .viewer = viewer, .style = style, .out = out, .fr = style->names->lang == SB_FR };
    sb_result score;
    gr_result(p.st, &score);
    if (!style->brief)
        draw_head(&p);
    draw_sale(&p);
    draw_auction(&p);
    if (!style->brief) {
        draw_towns(&p);
        heading(&p, "Players", "Joueurs");
    }
    for (int s = 0; s < p.st->players; s++)
        if (!style->brief || s == viewer)
            draw_player(&p, s, &score);
}

static bool draw_a_part(draw_part part, const void *redacted, int viewer, const draw_style *style, sb_text *out)
{
    page p = { .st = redacted, .viewer = viewer, .style = style, .out = out, .fr = style->names->lang == SB_FR };
    sb_result score;
    gr_result(p.st, &score);
    if (part == DRAW_MARKET) {
        draw_sale(&p);
        draw_auction(&p);
    } else if (part == DRAW_TRAIL) {
        draw_towns(&p);
    }
    for (int s = 0; s < p.st->players; s++)
        if ((part == DRAW_ME && s == viewer) || (part == DRAW_OTHERS && s != viewer))
            draw_player(&p, s, &score);
    return true;
}

/* The sale is drawn, a card taken is placed as its kind wants it, and people know what they have just bid. */
static bool is_quiet(const sb_event *e, int viewer)
{
    return e->kind == GR_EV_SALE || e->kind == GR_EV_PLACE || e->kind == GR_EV_SEALED_OWN
        || (e->kind == GR_EV_SEALED && e->seat == viewer);
}

const draw_game draw_goldriver = { .id = "goldriver", .draw = draw, .is_quiet = is_quiet, .part = draw_a_part };
