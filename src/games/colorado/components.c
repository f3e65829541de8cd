/* components.c: cards, maps, railroad and Reward Chart of Colorado as JSON, for those who draw them (game.h). */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"

static const char *id_of(int domain, int item)
{
    return co_domains[domain].item[item].id;
}

static void put_spot(const char *key, co_spot at, sb_json *out)
{
    sb_json_object(out, key);
    sb_json_int(out, "x", at.x);
    sb_json_int(out, "y", at.y);
    sb_json_end(out);
}

/* An icon, or null. */
static void put_icon(int icon, sb_json *out)
{
    sb_json_text(out, "icon", icon ? id_of(CO_DOMAIN_ICON, icon) : NULL);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static void put_cards(sb_json *out)
{
    sb_json_list(out, "cards");
    for (int kind = 0; kind < CO_KINDS; kind++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(CO_DOMAIN_KIND, kind));
        sb_json_text(out, "suit", id_of(CO_DOMAIN_SUIT, co_suit_of(kind)));
        sb_json_int(out, "value", co_value_of(kind));
        sb_json_int(out, "copies", co_copies[co_value_of(kind) - 1]);
        put_icon(co_suit_duo[co_suit_of(kind)], out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* ---- maps -------------------------------------------------------------------------------------------------------- */

/* Where paths lead from a node: "flag" or a leg. */
static void put_links(unsigned links, sb_json *out)
{
    sb_json_list(out, "links");
    for (; links; links &= links - 1) {
        int node = __builtin_ctz(links);
        sb_json_text(out, NULL, node == 0 ? "flag" : id_of(CO_DOMAIN_LEG, node));
    }
    sb_json_end(out);
}

static void put_leg(const co_region *region, const co_place *place, int leg, sb_json *out)
{
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(CO_DOMAIN_LEG, leg));
    put_icon(region->icon[leg], out);
    sb_json_int(out, "x", place->leg[leg - 1].x);
    sb_json_int(out, "y", place->leg[leg - 1].y);
    put_links(region->links[leg], out);
    sb_json_end(out);
}

static void put_region(int map, int r, sb_json *out)
{
    const co_region *region = &co_regions[r];
    const co_place *place = &co_maps[map].region[r];
    char letter[2] = { co_region_letter[r], '\0' };
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(CO_DOMAIN_REGION, map * CO_REGIONS + r));
    sb_json_text(out, "letter", letter);
    sb_json_text(out, "terrain", id_of(CO_DOMAIN_TERRAIN, region->terrain));
    sb_json_int(out, "medal", region->medal);
    sb_json_list(out, "adjacent");
    for (unsigned left = place->adjacent; left; left &= left - 1)
        sb_json_text(out, NULL, id_of(CO_DOMAIN_REGION, map * CO_REGIONS + __builtin_ctz(left)));
    sb_json_end(out);
    put_spot("flag", place->flag, out);
    put_spot("medal_at", place->medal, out);
    sb_json_list(out, "legs");
    for (int leg = 1; leg <= region->legs; leg++)
        put_leg(region, place, leg, out);
    sb_json_end(out);
    sb_json_end(out);
}

static void put_map(int map, sb_json *out)
{
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(CO_DOMAIN_MAP, map));
    sb_json_list(out, "rows"); /* a letter is a region, # is a mountain */
    for (int row = 0; row < CO_MAP_ROWS; row++)
        sb_json_text(out, NULL, co_maps[map].row[row]);
    sb_json_end(out);
    sb_json_list(out, "regions");
    for (int r = 0; r < CO_REGIONS; r++)
        put_region(map, r, out);
    sb_json_end(out);
    sb_json_end(out);
}

static void put_maps(sb_json *out)
{
    sb_json_object(out, "canvas"); /* the map; the railroad lies below it */
    sb_json_int(out, "width", CO_MAP_WIDTH);
    sb_json_int(out, "map_height", CO_MAP_HEIGHT);
    sb_json_int(out, "height", CO_CANVAS_HEIGHT);
    sb_json_end(out);
    sb_json_list(out, "maps");
    for (int map = 0; map < CO_MAPS; map++)
        put_map(map, out);
    sb_json_end(out);
}

static void put_railroad(sb_json *out)
{
    sb_json_object(out, "railroad");
    sb_json_list(out, "legs");
    for (int leg = 0; leg < CO_RAIL_LEGS; leg++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(CO_DOMAIN_RAIL, leg));
        put_icon(co_railroad[leg].icon, out);
        sb_json_int(out, "x", co_railroad[leg].at.x);
        sb_json_int(out, "y", co_railroad[leg].at.y);
        sb_json_list(out, "next");
        for (unsigned left = co_railroad[leg].next; left; left &= left - 1)
            sb_json_text(out, NULL, id_of(CO_DOMAIN_RAIL, __builtin_ctz(left)));
        sb_json_end(out);
        sb_json_end(out);
    }
    sb_json_end(out);
    sb_json_int(out, "medal", CO_RAIL_MEDAL);
    put_spot("medal_at", co_rail_medal_at, out);
    sb_json_end(out);
}

/* ---- Reward Chart ------------------------------------------------------------------------------------------------ */

static void put_zones(sb_json *out)
{
    sb_json_list(out, "zones");
    for (int terrain = 0; terrain < CO_TERRAIN_COUNT; terrain++) {
        const co_zone *zone = &co_zones[terrain];
        sb_json_object(out, NULL);
        sb_json_text(out, "terrain", id_of(CO_DOMAIN_TERRAIN, terrain));
        sb_json_list(out, "values"); /* of 1, 2, ... ticked boxes */
        for (int box = 1; box <= zone->boxes; box++)
            sb_json_int(out, NULL, zone->value[box]);
        sb_json_end(out);
        sb_json_text(out, "pool", zone->pool == CO_NO_POOL ? NULL : id_of(CO_DOMAIN_POOL, zone->pool));
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_pools(sb_json *out)
{
    sb_json_list(out, "pools");
    for (int pool = 0; pool < CO_POOL_COUNT; pool++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(CO_DOMAIN_POOL, pool));
        sb_json_list(out, "medals");
        for (int i = 0; i < co_pools[pool].n; i++)
            sb_json_int(out, NULL, co_pools[pool].medal[i]);
        sb_json_end(out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* The icon over each box of a track, or null. */
static void put_track(const char *key, const uint8_t *icon, int boxes, sb_json *out)
{
    sb_json_list(out, key);
    for (int box = 0; box < boxes; box++)
        sb_json_text(out, NULL, icon && icon[box] ? id_of(CO_DOMAIN_ICON, icon[box]) : NULL);
    sb_json_end(out);
}

static void put_chart(sb_json *out)
{
    sb_json_object(out, "chart");
    put_zones(out);
    put_pools(out);
    put_track("tipi", co_tipi_icon, CO_TIPI_BOXES, out); /* from left to right; box 0 of views is the middle one */
    put_track("saloon", NULL, CO_SALOON_BOXES, out);
    put_track("wanted", co_wanted_icon + 1, CO_WANTED_BOXES, out);
    sb_json_int(out, "end_slot", CO_END_SLOT);
    sb_json_end(out);
}

void co_components(sb_json *out)
{
    put_cards(out);
    put_maps(out);
    put_railroad(out);
    put_chart(out);
    sb_json_object(out, "numbers");
    sb_json_int(out, "nuggets", CO_NUGGETS);
    sb_json_int(out, "start_nuggets", CO_START_NUGGETS);
    sb_json_int(out, "draw", CO_DRAW);
    sb_json_int(out, "hand_min", CO_HAND_MIN);
    sb_json_end(out);
}
