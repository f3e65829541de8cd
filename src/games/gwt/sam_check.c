/* sam_check.c: what holds of Sam in every position (SOLO); everything common to him and players is in check.c. */
#include "games/gwt/sam.h"

static bool is_unused(const gwt_state *st)
{
    int sum = st->first_city + st->specialization + st->sam_card + st->sam_deck_n + st->sam_discard;
    for (int i = 0; i < GWT_SAM_CARDS; i++)
        sum += st->sam_deck[i];
    for (int i = 0; i < GWT_DISPLAY; i++)
        sum += st->display_order[i];
    return sum == 0;
}

static const char *check_setup(const gwt_state *st)
{
    if (st->solo > GWT_SAM_LEVELS || st->first_city > GWT_CITY_new_york)
        return "options: out of range";
    if (st->poker || (st->first_city && st->rails_north))
        return "options: no poker table in a solo game, no first city with an itinerary"; /* SOLO-SET-20 */
    if (st->players != 2 || st->first_seat || st->first != GWT_HUMAN)
        return "players: in a solo game two, the human first"; /* SOLO-SET-14, SOLO-SET-20 */
    if (st->specialization < 1 || st->specialization > GWT_WORKERS)
        return "sam.specialization: a worker";
    return st->sam_card ? "sam.card: nobody is asked in his turn" : NULL;
}

/* Every card of the level is in the deck or on the discard pile (SOLO-SET-3). */
static const char *check_cards(const gwt_state *st)
{
    unsigned seen = st->sam_discard;
    for (int i = 0; i < GWT_SAM_CARDS; i++) {
        int card = st->sam_deck[i];
        if (card > GWT_SAM_CARDS || (card != 0) != (i < st->sam_deck_n) || (card && (seen >> card & 1)))
            return "sam.deck: each card once, and a dead slot is zero";
        seen |= card ? 1u << card : 0;
    }
    return seen == GWT_SAM_LEVEL[st->solo].cards ? NULL : "sam.deck: the cards of the level";
}

/* SOLO-SPEC-1, SOLO-SPEC-2 */
static const char *check_workers(const gwt_state *st)
{
    const uint8_t *workers = st->player[GWT_SAM].workers;
    for (int w = 1; w <= GWT_WORKERS; w++)
        if (workers[w - 1] > workers[st->specialization - 1])
            return "sam.specialization: he has more workers of another type";
    return NULL;
}

/* SOLO-KC-13 */
static bool is_in_order(const gwt_state *st)
{
    int first = st->first_city ? st->first_city : GWT_SAM_LEVEL[st->solo].first_city;
    for (int c = 0; c < first; c++)
        if (st->player[GWT_SAM].city[c])
            return false;
    return true;
}

/* RTN-SOLO-14, RTN-SOLO-16, RTN-SOLO-25: cities of the strip from the first on, and large cities of the lower
 * section. */
static bool is_by_itinerary(const gwt_state *st)
{
    const gwt_sam_itinerary_row *row = &GWT_SAM_ITINERARY[st->solo];
    const uint8_t *discs = st->player[GWT_SAM].city;
    uint32_t may = 0;
    bool here = true;
    for (int i = 0; i < GWT_SAM_STRIP && row->strip[i] && here; i++) {
        may |= UINT32_C(1) << row->strip[i];
        here = discs[row->strip[i]];
    }
    for (int i = 0; i < GWT_SAM_LARGE && row->large[i]; i++)
        may |= UINT32_C(1) << row->large[i];
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        if (discs[c] && !(may >> c & 1))
            return false;
    return true;
}

/* RTN-SOLO-5, RTN-SOLO-13: of each card that was revealed the first towns, and no others. */
static const char *check_stores(const gwt_state *st)
{
    uint32_t may = 0, stores = st->player[GWT_SAM].stores;
    for (int k = 0; st->rails_north && k < gwt_sam_revealed(st); k++) {
        const gwt_sam_expansion_row *row = &GWT_SAM_EXPANSION[st->solo][k];
        for (int i = 0; i < row->n && (stores >> row->town[i] & 1); i++)
            may |= UINT32_C(1) << row->town[i];
    }
    return stores & ~may ? "stores: Sam opens them in the order of his expansion cards" : NULL;
}

/* SOLO-SET-12, SOLO-TURN-7 */
static const char *check_belongings(const gwt_state *st)
{
    const gwt_player *p = &st->player[GWT_SAM];
    if (p->money || p->tokens || p->certificate || p->masters)
        return "players: Sam has no money, tokens, certificates and station masters";
    if (p->hand_n || p->stack_n || gwt_size(p->area_obj) != 1)
        return "players: Sam has no hand and no stack, and one starting objective card";
    if (!(st->rails_north ? is_by_itinerary(st) : is_in_order(st)))
        return "players.cities: Sam does not deliver there, or not yet";
    for (int i = 0; i < GWT_TRACK_STATIONS; i++)
        if ((p->stations >> i & 1) && GWT_STATION[i].space > p->engine)
            return "players.stations: Sam has no disc ahead of his engine"; /* SOLO-ENG-14 */
    return NULL;
}

/* SOLO-HUM-3 */
static const char *check_display(const gwt_state *st)
{
    uint64_t seen = 0;
    for (int i = 0; i < GWT_DISPLAY; i++) {
        int card = st->display_order[i];
        if ((card != 0) != (i < gwt_size(st->display)))
            return "display_order: as many cards as in the display";
        if (card)
            seen |= card >= GWT_OBJ_FIRST && card < GWT_CARD_COUNT ? gwt_objective_bit(card) : 0;
    }
    return seen == st->display ? NULL : "display_order: the cards of the display";
}

const char *gwt_check_sam(const gwt_state *st)
{
    typedef const char *(*check)(const gwt_state *);
    static const check all[] = { check_setup, check_cards, check_workers, check_belongings, check_stores,
        check_display };
    const char *wrong = NULL;
    if (!st->solo)
        return is_unused(st) ? NULL : "sam: this is no solo game";
    for (size_t i = 0; i < sizeof all / sizeof *all && !wrong; i++)
        wrong = all[i](st);
    return wrong;
}
