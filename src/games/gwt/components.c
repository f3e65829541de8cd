/* components.c: the components of Great Western Trail as JSON, for those who draw them (game.h): trail, buildings,
 * cards, tiles, railroad, cities, player board, markets, and the network of Rails to the North.  Ids are those of the
 * domains; what an action does is said by its name. */
#include "games/gwt/state.h"
#include "games/gwt/contract.h"
#include "games/gwt/sam.h"

static const char *id_of(int domain, int item)
{
    return GWT_DOMAINS[domain].item[item].id;
}

/* An item, or nothing where there is none. */
static void put_item(const char *key, int domain, int item, sb_json *out)
{
    if (item)
        sb_json_text(out, key, id_of(domain, item));
}

/* A number that is left out when it is zero. */
static void put_number(const char *key, int value, sb_json *out)
{
    if (value)
        sb_json_int(out, key, value);
}

static void put_flag(const char *key, bool value, sb_json *out)
{
    if (value)
        sb_json_bool(out, key, true);
}

static void put_spot(int x, int y, sb_json *out)
{
    sb_json_int(out, "x", x);
    sb_json_int(out, "y", y);
}

/* The same on a wide drawing (sheet.c). */
static void put_wide(gwt_spot spot, sb_json *out)
{
    sb_json_object(out, "wide");
    put_spot(spot.x, spot.y, out);
    sb_json_end(out);
}

static void put_set(const char *key, uint64_t set, int domain, sb_json *out)
{
    sb_json_list(out, key);
    for (; set; set &= set - 1)
        sb_json_text(out, NULL, id_of(domain, gwt_lowest(set)));
    sb_json_end(out);
}

static void put_hands(int green, int black, sb_json *out)
{
    put_number("green_hands", green, out);
    put_number("black_hands", black, out);
}

/* ---- trail ------------------------------------------------------------------------------------------------------- */

static void put_place(int place, sb_json *out)
{
    static const char *const KIND[] = { [GWT_START] = "start",
        [GWT_NEUTRAL] = "neutral",
        [GWT_SITE] = "site",
        [GWT_HAZARD_SPACE] = "hazard",
        [GWT_OUTLAW_SPACE] = "outlaw",
        [GWT_KANSAS_CITY] = "kansas_city" };
    static const char *const HAZARD[] = {
        [GWT_FLOOD] = "flood", [GWT_DROUGHT] = "drought", [GWT_ROCKFALL] = "rockfall"
    };
    const gwt_place_row *row = &GWT_PLACE[place];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_PLACE, place));
    sb_json_text(out, "kind", KIND[row->kind]);
    put_spot(row->x, row->y, out);
    put_wide(GWT_TRAIL_SHEET[place], out);
    sb_json_list(out, "next");
    for (int i = 0; i < 2; i++)
        if (row->next[i])
            sb_json_text(out, NULL, id_of(GWT_DOM_PLACE, row->next[i]));
    sb_json_end(out);
    put_number("number", row->number, out);
    if (row->hazard)
        sb_json_text(out, "hazard", HAZARD[row->hazard]);
    put_number("money", row->money, out);
    put_number("tokens", row->tokens, out);
    put_item("risk", GWT_DOM_ACTION, row->risk, out);
    put_item("addition", GWT_DOM_ACTION, row->addition, out);
    put_flag("forest", row->forest, out);
    sb_json_end(out);
}

static void put_trail(sb_json *out)
{
    sb_json_list(out, "places");
    for (int place = 1; place < GWT_PLACE_COUNT; place++)
        put_place(place, out);
    sb_json_end(out);
}

static void put_sheet(const char *key, int width, int height, sb_json *out)
{
    sb_json_object(out, key);
    sb_json_int(out, "width", width);
    sb_json_int(out, "height", height);
    sb_json_end(out);
}

/* ---- actions ----------------------------------------------------------------------------------------------------- */

static const char *per_id(int per)
{
    static const char *const PER[GWT_PER_COUNT] = { [GWT_PER_FOREST] = "forest",
        [GWT_PER_OUTLAW_PAIRS] = "outlaw_pairs",
        [GWT_PER_COWBOYS] = "cowboys",
        [GWT_PER_BUILDERS] = "builders",
        [GWT_PER_ENGINEERS] = "engineers",
        [GWT_PER_HAZARDS] = "hazards",
        [GWT_PER_STATIONS] = "stations",
        [GWT_PER_OBJECTIVES] = "objectives",
        [GWT_PER_CERTIFICATES] = "certificates",
        [GWT_PER_WORKERS] = "workers",
        [GWT_PER_BUILDINGS] = "buildings",
        [GWT_PER_BELLS] = "bells",
        [GWT_PER_MEDIUM_STORES] = "medium_stores",
        [GWT_PER_VALUE_3_TO_5] = "value_3_to_5" };
    return PER[per];
}

/* What it costs and brings, for those who draw it: the cards discarded, dollars, engine spaces back; dollars, certificates,
 * tokens, so many `per` something; the decision that follows with its number. */
static void put_action(int action, sb_json *out)
{
    static const char *const DISCARD[GWT_DISCARD_COUNT] = { [GWT_DISCARD_CRIOLLO] = "criollo",
        [GWT_DISCARD_SANTA_GERTRUDIS] = "santa_gertrudis",
        [GWT_DISCARD_PINEYWOODS] = "pineywoods",
        [GWT_DISCARD_GALLOWAY] = "galloway",
        [GWT_DISCARD_VALUE_3] = "value_3",
        [GWT_DISCARD_CATTLE] = "cattle",
        [GWT_DISCARD_PAIR] = "pair",
        [GWT_DISCARD_OBJECTIVE] = "objective",
        [GWT_DISCARD_VALUE_2] = "value_2",
        [GWT_DISCARD_TWO_VALUE_2] = "two_value_2" };
    const gwt_action_row *row = &GWT_ACTION[action];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_ACTION, action));
    if (row->discard)
        sb_json_text(out, "discard", DISCARD[row->discard]);
    put_number("pay", row->pay, out);
    put_number("back", row->back, out);
    put_number("money", row->money, out);
    put_number("certificates", row->certificates, out);
    put_number("tokens", row->tokens, out);
    if (row->per)
        sb_json_text(out, "per", per_id(row->per));
    if (row->op)
        sb_json_text(out, "effect", GWT_OP_DOMAIN.item[row->op].id);
    put_number("n", row->n, out);
    sb_json_end(out);
}

static void put_all_actions(sb_json *out)
{
    sb_json_list(out, "actions");
    for (int action = 1; action < GWT_ACTION_COUNT; action++)
        put_action(action, out);
    sb_json_end(out);
}

/* ---- buildings --------------------------------------------------------------------------------------------------- */

/* The local actions as rows; the options of one action stand in one row. */
static void put_actions(int first, int count, sb_json *out)
{
    sb_json_list(out, "actions");
    for (int i = 0; i < count; i++) {
        if (i == 0 || GWT_ACTION[first + i].slot != GWT_ACTION[first + i - 1].slot)
            sb_json_list(out, NULL);
        sb_json_text(out, NULL, id_of(GWT_DOM_ACTION, first + i));
        if (i + 1 == count || GWT_ACTION[first + i].slot != GWT_ACTION[first + i + 1].slot)
            sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_building(int design, sb_json *out)
{
    const gwt_building_row *row = &GWT_BUILDING[design];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_BUILDING, design));
    sb_json_bool(out, "neutral", row->number == 0);
    put_number("number", row->number, out);
    put_number("builders", row->builders, out);
    put_number("vp", row->vp, out);
    put_hands(row->green, row->black, out);
    put_actions(row->first, row->count, out);
    put_flag("copies", row->copies, out);
    sb_json_end(out);
}

static void put_buildings(sb_json *out)
{
    sb_json_list(out, "buildings");
    for (int design = 1; design < GWT_BUILDING_COUNT; design++)
        put_building(design, out);
    sb_json_end(out);
}

/* ---- cards and tiles --------------------------------------------------------------------------------------------- */

static void put_cattle(int card, sb_json *out)
{
    static const char *const BREED[GWT_BREED_COUNT] = { [GWT_CRIOLLO] = "criollo",
        [GWT_SANTA_GERTRUDIS] = "santa_gertrudis",
        [GWT_PINEYWOODS] = "pineywoods",
        [GWT_GALLOWAY] = "galloway",
        [GWT_BLACK_ANGUS] = "black_angus",
        [GWT_LONGHORN] = "longhorn",
        [GWT_CORRIENTE] = "corriente",
        [GWT_SHORTHORN] = "shorthorn",
        [GWT_HEREFORD] = "hereford",
        [GWT_SIMMENTAL] = "simmental",
        [GWT_BRAHMAN] = "brahman" };
    const gwt_card_row *row = &GWT_CARD[card];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_CARD, card));
    sb_json_text(out, "breed", BREED[row->breed]);
    sb_json_int(out, "value", row->value);
    sb_json_int(out, "vp", row->vp);
    put_number("start", row->start, out);
    put_number("market", row->market, out);
    put_number("stage", row->stage, out);
    put_number("income", row->income, out);
    sb_json_end(out);
}

static void put_objective(int objective, sb_json *out)
{
    static const char *const SET[] = {
        [GWT_SET_BASE] = "base", [GWT_SET_RAILS] = "rails_north", [GWT_SET_ORANGE] = "orange"
    };
    const gwt_objective_row *row = &GWT_OBJECTIVE[objective];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_CARD, GWT_OBJ_FIRST + objective));
    sb_json_text(out, "set", SET[row->set]);
    put_flag("starting", objective >= GWT_OBJ_DECK, out);
    sb_json_int(out, "vp", row->vp);
    sb_json_int(out, "penalty", row->penalty);
    put_item("immediate", GWT_DOM_ACTION, row->immediate, out);
    sb_json_object(out, "tasks");
    for (int task = 0; task < GWT_TASK_COUNT; task++)
        put_number(id_of(GWT_DOM_TASK, task), row->need[task], out);
    sb_json_end(out);
    sb_json_end(out);
}

static void put_tile(int tile, sb_json *out)
{
    static const char *const FAMILY[] = { [GWT_WORKER] = "worker",
        [GWT_OUTLAW] = "outlaw",
        [GWT_FLOOD] = "flood",
        [GWT_DROUGHT] = "drought",
        [GWT_ROCKFALL] = "rockfall" };
    const gwt_tile_row *row = &GWT_TILE[tile];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_TILE, tile));
    sb_json_text(out, "family", FAMILY[row->family]);
    put_number("vp", row->vp, out);
    put_hands(row->green, row->black, out);
    sb_json_list(out, "bags");
    for (int bag = 0; bag < GWT_BAGS; bag++)
        sb_json_int(out, NULL, row->bag[bag]);
    sb_json_end(out);
    sb_json_end(out);
}

static void put_cards_and_tiles(sb_json *out)
{
    sb_json_list(out, "cattle");
    for (int card = 1; card < GWT_CATTLE; card++)
        put_cattle(card, out);
    sb_json_end(out);
    sb_json_list(out, "objectives");
    for (int objective = 0; objective < GWT_OBJECTIVES; objective++)
        put_objective(objective, out);
    sb_json_end(out);
    sb_json_list(out, "tiles");
    for (int tile = 1; tile < GWT_TILE_COUNT; tile++)
        put_tile(tile, out);
    sb_json_end(out);
}

/* ---- railroad and cities ----------------------------------------------------------------------------------------- */

static void put_spaces(sb_json *out)
{
    sb_json_list(out, "spaces");
    for (int space = 0; space < GWT_SPACE_COUNT; space++) {
        const gwt_space_row *row = &GWT_SPACE[space];
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GWT_DOM_SPACE, space));
        sb_json_int(out, "number", row->number);
        put_spot(row->x, row->y, out);
        put_flag("turnout", row->turnout, out);
        if (row->station)
            sb_json_text(out, "station", id_of(GWT_DOM_STATION, row->station - 1));
        sb_json_int(out, "crossings", row->crossings);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_stations(sb_json *out)
{
    sb_json_list(out, "stations");
    for (int station = 0; station < GWT_STATIONS; station++) {
        const gwt_station_row *row = &GWT_STATION[station];
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GWT_DOM_STATION, station));
        if (station < GWT_TRACK_STATIONS)
            sb_json_text(out, "space", id_of(GWT_DOM_SPACE, row->space));
        else
            sb_json_text(out, "town", id_of(GWT_DOM_TOWN, row->town));
        sb_json_int(out, "cost", row->cost);
        sb_json_int(out, "vp", row->vp);
        sb_json_bool(out, "white", row->white);
        put_flag("master", row->master, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_masters(sb_json *out)
{
    sb_json_list(out, "station_masters");
    for (int master = 1; master < GWT_MASTER_COUNT; master++) {
        const gwt_master_row *row = &GWT_MASTER[master];
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GWT_DOM_MASTER, master));
        put_number("permanent", row->permanent, out);
        put_actions(row->first, row->count, out);
        put_number("vp", row->vp, out);
        if (row->per)
            sb_json_text(out, "per", per_id(row->per));
        put_number("every", row->every, out);
        put_flag("rails_north", master > GWT_BOX[0].masters, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_city(const gwt_box_row *box, int city, sb_json *out)
{
    const gwt_city_row *row = &GWT_CITY[city];
    const gwt_emblem_row *emblem = &box->emblem[city];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_CITY, city));
    put_spot(emblem->x, emblem->y, out);
    sb_json_int(out, "value", row->value);
    sb_json_int(out, "crossings", row->crossings);
    sb_json_bool(out, "white", row->white);
    put_flag("repeatable", row->repeatable, out);
    put_number("vp", emblem->vp, out);
    put_number("bell_vp", emblem->bell_vp, out);
    put_number("money", emblem->money, out);
    put_flag("objective", emblem->objective, out);
    if (row->town)
        sb_json_text(out, "town", id_of(GWT_DOM_TOWN, gwt_lowest(row->town)));
    put_set("rails", row->rails, GWT_DOM_TOWN, out);
    sb_json_end(out);
}

static void put_arrows(const gwt_box_row *box, sb_json *out)
{
    static const char *const GIVES[] = {
        [GWT_ARROW_NONE] = NULL, [GWT_ARROW_OBJECTIVE] = "objective", [GWT_ARROW_TOKEN] = "token"
    };
    sb_json_list(out, "arrows");
    for (int i = 0; i < box->arrows; i++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "from", id_of(GWT_DOM_CITY, box->arrow[i].from));
        sb_json_text(out, "to", id_of(GWT_DOM_CITY, box->arrow[i].to));
        sb_json_text(out, "gives", GIVES[box->arrow[i].action]);
        put_number("vp", box->arrow[i].vp, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* The cities without and with Rails to the North; coordinates of the latter are on the expansion board. */
static void put_box(const char *key, const gwt_box_row *box, sb_json *out)
{
    sb_json_object(out, key);
    sb_json_list(out, "cities");
    for (uint32_t set = box->cities; set; set &= set - 1)
        put_city(box, gwt_lowest(set), out);
    sb_json_end(out);
    put_arrows(box, out);
    sb_json_int(out, "buildings", box->numbers);
    sb_json_int(out, "slots", box->slots);
    sb_json_int(out, "auxiliary_actions", box->aux);
    sb_json_int(out, "stations", box->stations);
    sb_json_end(out);
}

/* ---- Rails to the North ------------------------------------------------------------------------------------------ */

static void put_cell(const gwt_cell_row *cell, sb_json *out)
{
    sb_json_object(out, NULL);
    put_number("cost", cell->cost, out);
    put_number("money", cell->money, out);
    put_number("tokens", cell->tokens, out);
    put_number("certificates", cell->certificates, out);
    put_flag("objective", cell->objective, out);
    sb_json_end(out);
}

static void put_town(int town, sb_json *out)
{
    static const char *const KIND[] = { [GWT_SMALL_TOWN] = "small",
        [GWT_MEDIUM_TOWN] = "medium",
        [GWT_STATION_TOWN] = "station",
        [GWT_LARGE_TOWN] = "large" };
    const gwt_town_row *row = &GWT_TOWN[town];
    sb_json_object(out, NULL);
    sb_json_text(out, "id", id_of(GWT_DOM_TOWN, town));
    sb_json_text(out, "kind", KIND[row->kind]);
    put_spot(row->x, row->y, out);
    put_wide(GWT_TOWN_SHEET[town], out);
    if (row->kind == GWT_STATION_TOWN)
        sb_json_text(out, "station", id_of(GWT_DOM_STATION, row->number));
    if (row->kind == GWT_LARGE_TOWN)
        sb_json_text(out, "city", id_of(GWT_DOM_CITY, row->number));
    put_set("rails", row->rails, GWT_DOM_TOWN, out);
    put_flag("town_hall", GWT_TOWN_HALL >> town & 1, out);
    sb_json_list(out, "cells");
    for (int cell = 0; cell < GWT_TRADE_CELLS; cell++)
        put_cell(&row->cell[cell], out);
    sb_json_end(out);
    sb_json_end(out);
}

static void put_network(sb_json *out)
{
    sb_json_list(out, "towns");
    for (int town = 0; town < GWT_TOWN_COUNT; town++)
        put_town(town, out);
    sb_json_end(out);
    sb_json_list(out, "town_tiles");
    for (int tile = 1; tile < GWT_TOWN_TILE_COUNT; tile++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GWT_DOM_TOWN_TILE, tile));
        sb_json_int(out, "copies", GWT_TOWN_TILE[tile].copies);
        put_actions(GWT_TOWN_TILE[tile].first, GWT_TOWN_TILE[tile].count, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* ---- player board and markets ------------------------------------------------------------------------------------ */

static void put_slots(sb_json *out)
{
    sb_json_list(out, "slots");
    for (int slot = 0; slot < GWT_SLOT_COUNT; slot++) {
        const gwt_slot_row *row = &GWT_SLOT[slot];
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GWT_DOM_SLOT, slot));
        sb_json_bool(out, "white", row->white);
        put_number("cost", row->cost, out);
        put_number("money", row->money, out);
        put_number("vp", row->vp, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_auxiliary(sb_json *out)
{
    sb_json_list(out, "auxiliary");
    for (int aux = 0; aux < GWT_AUX; aux++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "single", id_of(GWT_DOM_ACTION, GWT_AUX_ACTION[aux][0]));
        sb_json_text(out, "double", id_of(GWT_DOM_ACTION, GWT_AUX_ACTION[aux][1]));
        put_set("slots", GWT_AUX_SLOTS[aux], GWT_DOM_SLOT, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* What the worker on each column brings at once, from column 1; null: nothing. */
static void put_workers(sb_json *out)
{
    sb_json_object(out, "workers");
    for (int worker = 0; worker < GWT_WORKERS; worker++) {
        sb_json_list(out, id_of(GWT_DOM_TILE, worker + 1));
        for (int column = 1; column <= GWT_WORKER_COLUMNS; column++) {
            int action = GWT_WORKER_SPACE[worker][column];
            sb_json_text(out, NULL, action ? id_of(GWT_DOM_ACTION, action) : NULL);
        }
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_player_board(sb_json *out)
{
    put_slots(out);
    put_auxiliary(out);
    put_workers(out);
    sb_json_list(out, "certificates");
    for (int step = 0; step < GWT_CERTIFICATE_STEPS; step++)
        sb_json_int(out, NULL, GWT_CERTIFICATES[step]);
    sb_json_end(out);
}

static void put_offers(sb_json *out)
{
    sb_json_list(out, "offers");
    for (int offer = 0; offer < GWT_OFFER_COUNT; offer++) {
        const gwt_offer_row *row = &GWT_OFFER[offer];
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GWT_DOM_OFFER, offer));
        sb_json_int(out, "cards", row->cards);
        sb_json_int(out, "cowboys", row->cowboys);
        sb_json_int(out, "cost", row->cost);
        put_set("kinds", row->kinds, GWT_DOM_CARD, out);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_job_market(sb_json *out)
{
    static const char *const ARROW[] = {
        [GWT_EXIT_NONE] = NULL, [GWT_EXIT_BLACK] = "black", [GWT_EXIT_YELLOW] = "yellow", [GWT_EXIT_GREEN] = "green"
    };
    sb_json_list(out, "job_rows");
    for (int row = 0; row < GWT_JOB_ROWS; row++) {
        sb_json_object(out, NULL);
        sb_json_int(out, "cost", GWT_JOB[row].cost);
        sb_json_text(out, "arrow", ARROW[GWT_JOB[row].arrow]);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_bonuses(sb_json *out)
{
    sb_json_list(out, "bonus_tokens");
    for (int bonus = 1; bonus < GWT_BONUS_COUNT; bonus++) {
        sb_json_object(out, NULL);
        sb_json_text(out, "id", id_of(GWT_DOM_BONUS, bonus));
        sb_json_int(out, "vp", GWT_BONUS[bonus].vp);
        sb_json_int(out, "money", GWT_BONUS[bonus].money);
        sb_json_end(out);
    }
    sb_json_end(out);
}

void gwt_components(sb_json *out)
{
    put_sheet("sheet", GWT_SHEET_WIDTH, GWT_SHEET_HEIGHT, out);
    put_sheet("north_sheet", GWT_NORTH_WIDTH, GWT_NORTH_HEIGHT, out);
    put_trail(out);
    put_all_actions(out);
    put_buildings(out);
    put_cards_and_tiles(out);
    put_spaces(out);
    put_stations(out);
    put_masters(out);
    put_box("base", &GWT_BOX[0], out);
    put_box("rails_north", &GWT_BOX[1], out);
    put_network(out);
    put_player_board(out);
    put_offers(out);
    put_job_market(out);
    put_bonuses(out);
    gwt_sam_components(out);
}
