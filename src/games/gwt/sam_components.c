/* sam_components.c: Sam's cards, levels, expansion cards and itineraries as JSON, for those who draw them (game.h). */
#include "games/gwt/sam.h"

static const char *id_of(int domain, int item)
{
    return GWT_DOMAINS[domain].item[item].id;
}

static void put_actions(const gwt_sam_card_row *row, sb_json *out)
{
    static const char *const ACTION[GWT_SAM_ACTION_COUNT] = {
        [GWT_SAM_HIRE_CHEAPEST] = "hire_cheapest",
        [GWT_SAM_HIRE_SPECIALTY] = "hire_specialty_first",
        [GWT_SAM_BUY] = "buy_cattle",
        [GWT_SAM_ADD_THEN_BUY] = "add_two_then_buy",
        [GWT_SAM_TAKE_VALUE_3] = "take_free_value3",
        [GWT_SAM_BUILD] = "build_max",
        [GWT_SAM_BUILD_ONE] = "build_exactly_one",
        [GWT_SAM_ENGINE] = "engine_by_engineers",
        [GWT_SAM_NEXT_STATION] = "engine_to_next_station",
        [GWT_SAM_OBJECTIVE] = "take_objective",
        [GWT_SAM_OUTLAW] = "take_outlaw",
        [GWT_SAM_HAZARD] = "take_hazard",
    };
    sb_json_object(out, "action_by_specialty");
    for (int w = 1; w <= GWT_WORKERS; w++)
        sb_json_text(out, id_of(GWT_DOM_TILE, w), ACTION[row->action[w - 1]]);
    sb_json_end(out);
}

/* SOLO-CARD, RTN-SOLO-1 */
static void put_card(int item, sb_json *out)
{
    static const char *const MOVEMENT[] = { [GWT_SAM_STEPS] = "fixed",
        [GWT_SAM_STEPS_BUILDINGS] = "most_buildings_of_any_player",
        [GWT_SAM_STEPS_SPECIALTY] = "specialty_workers" };
    bool rails = item > GWT_SAM_CARDS;
    int number = rails ? item - GWT_SAM_CARDS : item;
    const gwt_sam_card_row *row = &GWT_SAM_CARD[number];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_SAM_CARD, item));
    sb_json_text(out, "box", rails ? "rails_north" : "base");
    sb_json_int(out, "number", number);
    sb_json_text(out, "movement", MOVEMENT[row->icon]);
    if (row->icon == GWT_SAM_STEPS)
        sb_json_int(out, "steps", row->steps);
    if (rails && row->store)
        sb_json_bool(out, "place_store_before_moving", true);
    put_actions(row, out);
    sb_json_end(out);
}

static void put_cities(const char *key, const uint8_t *city, int most, sb_json *out)
{
    sb_json_list(out, key);
    for (int i = 0; i < most && city[i]; i++)
        sb_json_text(out, NULL, id_of(GWT_DOM_CITY, city[i]));
    sb_json_end(out);
}

/* RTN-SOLO-2 */
static void put_expansion(int level, int k, sb_json *out)
{
    const gwt_sam_expansion_row *row = &GWT_SAM_EXPANSION[level][k];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_SAM_EXPANSION, (level - 1) * GWT_SAM_EXPANSIONS + k + 1));
    if (row->back)
        sb_json_text(out, "back", id_of(GWT_DOM_CITY, row->back));
    sb_json_list(out, "towns");
    for (int i = 0; i < row->n; i++)
        sb_json_text(out, NULL, id_of(GWT_DOM_TOWN, row->town[i]));
    sb_json_end(out);
    sb_json_end(out);
}

/* SOLO-SET-3, SOLO-SET-4, SOLO-SET-16; RTN-SOLO-14 */
static void put_level(int level, sb_json *out)
{
    const gwt_sam_level_row *row = &GWT_SAM_LEVEL[level];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", GWT_SAM_LEVEL_DOMAIN.item[level].id);
    sb_json_int(out, "cards", gwt_size(row->cards)); /* from card 1 on */
    sb_json_int(out, "extra_workers_of_each_type", row->extra);
    sb_json_text(out, "first_city", id_of(GWT_DOM_CITY, row->first_city));
    sb_json_list(out, "expansions");
    for (int k = 0; k < GWT_SAM_EXPANSIONS; k++)
        put_expansion(level, k, out);
    sb_json_end(out);
    put_cities("strip", GWT_SAM_ITINERARY[level].strip, GWT_SAM_STRIP, out);
    put_cities("large", GWT_SAM_ITINERARY[level].large, GWT_SAM_LARGE, out);
    sb_json_end(out);
}

void gwt_sam_components(sb_json *out)
{
    sb_json_object(out, "sam");
    sb_json_list(out, "cards");
    for (int item = 1; item <= GWT_BOXES * GWT_SAM_CARDS; item++)
        put_card(item, out);
    sb_json_end(out);
    sb_json_list(out, "levels");
    for (int level = 1; level <= GWT_SAM_LEVELS; level++)
        put_level(level, out);
    sb_json_end(out);
    sb_json_end(out);
}
