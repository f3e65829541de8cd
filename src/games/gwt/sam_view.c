/* sam_view.c: what is peculiar to a solo game in JSON: of the complete position both ways, and of what people see. */
#include "games/gwt/sam.h"

#define SAM_CARD (&GWT_DOMAINS[GWT_DOM_SAM_CARD])

/* ---- the complete position --------------------------------------------------------------------------------------- */

/* A card by its id: with Rails to the North he has other ones (RTN-SOLO-1). */
static int io_card(gwt_state *st, sb_io *io, int card)
{
    int item = sb_io_item(io, NULL, card ? gwt_sam_card_item(st, card) : 0, SAM_CARD);
    int number = item ? item - gwt_sam_card_item(st, 0) : 0;
    if (number >= 0 && number <= GWT_SAM_CARDS)
        return number;
    sb_io_fail(io, NULL, "expected a card of Sam's deck in this game");
    return 0;
}

/* Cards in an order; the next one first. */
static void io_deck(gwt_state *st, sb_io *io)
{
    uint8_t first[GWT_SAM_CARDS] = { 0 };
    int n = st->sam_deck_n, count = (int)sb_io_list(io, "deck", (size_t)n, GWT_SAM_CARDS);
    for (int i = 0; i < count; i++)
        first[i] = (uint8_t)io_card(st, io, sb_io_reading(io) ? 0 : st->sam_deck[n - 1 - i]);
    sb_io_end(io);
    st->sam_deck_n = (uint8_t)count;
    for (int i = 0; sb_io_reading(io) && i < count; i++)
        st->sam_deck[count - 1 - i] = first[i];
}

static void io_discard(gwt_state *st, sb_io *io)
{
    unsigned set = st->sam_discard, read = 0;
    size_t n = sb_io_list(io, "discard", (size_t)gwt_size(set), GWT_SAM_CARDS);
    for (size_t i = 0; i < n; i++) {
        int card = io_card(st, io, set ? gwt_lowest(set) : 0);
        set &= set - 1;
        if (card == 0 || (read >> card & 1))
            sb_io_fail(io, NULL, "expected each card once");
        read |= 1u << card;
    }
    sb_io_end(io);
    st->sam_discard = (uint16_t)read;
}

static void io_display_order(gwt_state *st, sb_io *io)
{
    size_t n = sb_io_list(io, "display_order", (size_t)gwt_size(st->display), GWT_DISPLAY);
    for (size_t i = 0; i < n && i < GWT_DISPLAY; i++)
        st->display_order[i] = (uint8_t)sb_io_item(io, NULL, st->display_order[i], &GWT_DOMAINS[GWT_DOM_CARD]);
    sb_io_end(io);
}

/* After the options and the board. */
void gwt_io_sam(gwt_state *st, sb_io *io)
{
    if (!st->solo)
        return;
    sb_io_object(io, "sam");
    st->specialization = (uint8_t)sb_io_item(io, "specialization", st->specialization, &GWT_DOMAINS[GWT_DOM_TILE]);
    io_deck(st, io);
    io_discard(st, io);
    io_display_order(st, io);
    sb_io_end(io);
}

/* ---- what people see --------------------------------------------------------------------------------------------- */

static const char *item(int domain, int i)
{
    return GWT_DOMAINS[domain].item[i].id;
}

/* What is still in the deck, in no order (SOLO-TURN-13). */
static void view_cards(const gwt_state *st, const char *key, unsigned set, sb_json *out)
{
    sb_json_list(out, key);
    for (; set; set &= set - 1)
        sb_json_text(out, NULL, item(GWT_DOM_SAM_CARD, gwt_sam_card_item(st, gwt_lowest(set))));
    sb_json_end(out);
}

/* The farthest from the deck first: that one is next for Sam (SOLO-OBJ-1). */
static void view_display_order(const gwt_state *st, sb_json *out)
{
    sb_json_list(out, "display_order");
    for (int i = 0; i < GWT_DISPLAY && st->display_order[i]; i++)
        sb_json_text(out, NULL, item(GWT_DOM_CARD, st->display_order[i]));
    sb_json_end(out);
}

/* One of his expansion cards: its towns in order, and the city that reveals it (RTN-SOLO-2, RTN-SOLO-13). */
static void view_expansion(const gwt_state *st, int k, sb_json *out)
{
    const gwt_sam_expansion_row *row = &GWT_SAM_EXPANSION[st->solo][k];
    sb_json_object(out, NULL);
    sb_json_text(out, "expansion", item(GWT_DOM_SAM_EXPANSION, gwt_sam_expansion_item(st, k)));
    if (row->back)
        sb_json_text(out, "back", item(GWT_DOM_CITY, row->back));
    else
        sb_json_null(out, "back");
    sb_json_bool(out, "revealed", k < gwt_sam_revealed(st));
    sb_json_bool(out, "active", k == gwt_sam_expansion(st));
    sb_json_list(out, "towns");
    for (int i = 0; i < row->n; i++)
        sb_json_text(out, NULL, item(GWT_DOM_TOWN, row->town[i]));
    sb_json_end(out);
    sb_json_end(out);
}

static void view_cities(const char *key, const uint8_t *city, int most, sb_json *out)
{
    sb_json_list(out, key);
    for (int i = 0; i < most && city[i]; i++)
        sb_json_text(out, NULL, item(GWT_DOM_CITY, city[i]));
    sb_json_end(out);
}

/* His itinerary lies open; what is on the faces of the stacked expansion cards is printed in the rules. */
static void view_plan(const gwt_state *st, sb_json *out)
{
    const gwt_sam_itinerary_row *row = &GWT_SAM_ITINERARY[st->solo];
    int town = gwt_sam_next_town(st);
    sb_json_list(out, "expansions");
    for (int k = 0; k < GWT_SAM_EXPANSIONS; k++)
        view_expansion(st, k, out);
    sb_json_end(out);
    sb_json_object(out, "itinerary");
    view_cities("strip", row->strip, GWT_SAM_STRIP, out);
    view_cities("large", row->large, GWT_SAM_LARGE, out);
    sb_json_end(out);
    if (town < 0)
        sb_json_null(out, "next_town");
    else
        sb_json_text(out, "next_town", item(GWT_DOM_TOWN, town));
}

void gwt_view_sam(const gwt_state *st, sb_json *out)
{
    const gwt_player *p = &st->player[GWT_SAM];
    int why;
    if (!st->solo)
        return;
    sb_json_object(out, "sam");
    sb_json_int(out, "seat", GWT_SAM);
    sb_json_text(out, "level", GWT_SAM_LEVEL_DOMAIN.item[st->solo].id);
    sb_json_text(out, "specialization", item(GWT_DOM_TILE, st->specialization));
    view_cards(st, "deck", GWT_SAM_LEVEL[st->solo].cards & ~(unsigned)st->sam_discard, out);
    view_cards(st, "discard", st->sam_discard, out);
    sb_json_text(out, "next_city", item(GWT_DOM_CITY, gwt_sam_next_city(st, &why)));
    if (st->rails_north)
        view_plan(st, out);
    sb_json_int(out, "discs", gwt_size(p->discs));
    sb_json_bool(out, "engine_removed", p->engine == GWT_SPACE_s39);
    sb_json_int(out, "hidden_objectives", p->area_obj ? 0 : 1);
    view_display_order(st, out);
    sb_json_end(out);
}
