/* components.c: the cards and towns of Gold River as JSON, for those who draw them (game.h). */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/gold.h"

static const char *id_of(int domain, int item)
{
    return GR_DOMAINS[domain].item[item].id;
}

/* On which totals it produces; "double" says that both dice must be equal. */
static void put_production(int card, sb_json *out)
{
    static const char *const CONDITION[] = {
        [GR_NEVER] = NULL, [GR_SUM] = "sum", [GR_EVEN] = "even", [GR_ODD] = "odd", [GR_DOUBLE] = "double"
    };
    static const gr_state NOBODY;
    const gr_card *c = &GR_CARD[card];
    sb_json_text(out, "condition", CONDITION[c->condition]);
    sb_json_list(out, "totals");
    for (int total = 2; total <= 12; total++)
        if ((c->condition == GR_SUM && total == c->value) || (c->condition == GR_ODD && total % 2 == 1)
            || ((c->condition == GR_EVEN || c->condition == GR_DOUBLE) && total % 2 == 0))
            sb_json_int(out, NULL, total);
    sb_json_end(out);
    sb_json_int(out, "ways", gr_ways(&NOBODY, card)); /* of the 36 rolls */
    sb_json_int(out, "nuggets", c->nuggets);
    if (c->explodes)
        sb_json_int(out, "explodes", c->explodes);
}

static void put_card(int card, sb_json *out)
{
    const gr_card *c = &GR_CARD[card];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GR_DOM_CARD, card));
    sb_json_text(out, "kind", id_of(GR_DOM_KIND, c->kind));
    sb_json_text(out, "symbol", id_of(GR_DOM_SYMBOL, GR_SYMBOL_OF[c->kind]));
    if (c->town)
        sb_json_text(out, "town", id_of(GR_DOM_TOWN, c->town));
    if (c->condition != GR_NEVER)
        put_production(card, out);
    if (c->suit)
        sb_json_text(out, "suit", id_of(GR_DOM_SUIT, c->suit));
    if (c->rank)
        sb_json_int(out, "rank", c->rank);
    sb_json_end(out);
}

static void put_cards(sb_json *out)
{
    sb_json_list(out, "cards");
    for (int card = 1; card < GR_CARD_COUNT; card++)
        put_card(card, out);
    sb_json_end(out);
}

static void put_kinds(sb_json *out)
{
    sb_json_list(out, "kinds");
    for (int kind = 1; kind < GR_KIND_COUNT; kind++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GR_DOM_KIND, kind));
        sb_json_text(out, "symbol", id_of(GR_DOM_SYMBOL, GR_SYMBOL_OF[kind]));
        sb_json_int(out, "cards", gr_size(GR_OF_KIND[kind]));
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_towns(sb_json *out)
{
    sb_json_list(out, "towns");
    for (int town = 1; town < GR_TOWN_COUNT; town++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GR_DOM_TOWN, town));
        sb_json_int(out, "mayor", GR_MAYOR_VALUE[town]);
        sb_json_list(out, "cards");
        for (uint64_t set = GR_OF_TOWN[town]; set; set &= set - 1)
            sb_json_text(out, NULL, id_of(GR_DOM_CARD, gr_lowest(set)));
        sb_json_end(out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* The numbers of the rules. */
static void put_numbers(sb_json *out)
{
    sb_json_object(out, "numbers");
    sb_json_int(out, "start_nuggets", GR_START_NUGGETS);
    sb_json_int(out, "mayor_threshold", GR_MAYOR_THRESHOLD);
    sb_json_int(out, "fee_per_concession", GR_FEE_PER_CONCESSION);
    sb_json_int(out, "wagon_bonus", GR_WAGON_BONUS);
    sb_json_int(out, "gold_total", GR_GOLD_TOTAL);
    sb_json_int(out, "saloon_from", GR_SALOON_FROM);
    sb_json_int(out, "saloon_tribute", GR_SALOON_TRIBUTE);
    sb_json_int(out, "bank_step", GR_BANK_STEP);
    sb_json_int(out, "bank_total", GR_BANK_TOTAL);
    sb_json_int(out, "hold_up_min", GR_HOLD_UP_MIN);
    sb_json_int(out, "hold_up_max", GR_HOLD_UP_MAX);
    sb_json_int(out, "caught_up_to", GR_CAUGHT_UP_TO);
    sb_json_int(out, "poker_bonus", GR_POKER_BONUS);
    sb_json_end(out);
}

void gr_components(sb_json *out)
{
    put_cards(out);
    put_kinds(out);
    put_towns(out);
    put_numbers(out);
}
