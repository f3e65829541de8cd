/* io.c: the complete position as JSON, both ways. */
#include "games/gwt/state.h"
#include "games/gwt/contract.h"
#include "games/gwt/sam.h"
#include "games/gwt/trail.h"

#define CARD     (&GWT_DOMAINS[GWT_DOM_CARD])
#define PLACE    (&GWT_DOMAINS[GWT_DOM_PLACE])
#define TILE     (&GWT_DOMAINS[GWT_DOM_TILE])
#define BUILDING (&GWT_DOMAINS[GWT_DOM_BUILDING])
#define SPACE    (&GWT_DOMAINS[GWT_DOM_SPACE])
#define MASTER   (&GWT_DOMAINS[GWT_DOM_MASTER])

/* ---- pieces of the state ----------------------------------------------------------------------------------------- */

/* Cards of one pile: each as often as it is there, cattle by kind and objective cards. */
static void io_pile(sb_io *io, const char *key, uint8_t counts[GWT_CATTLE], uint64_t *objectives)
{
    uint8_t cards[256] = { 0 };
    size_t n = 0;
    for (int c = 1; counts && c < GWT_CATTLE; c++)
        for (int i = 0; i < counts[c] && n < sizeof cards; i++)
            cards[n++] = (uint8_t)c;
    for (uint64_t set = objectives ? *objectives : 0; set; set &= set - 1)
        cards[n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(set));
    n = sb_io_list(io, key, n, sizeof cards);
    for (size_t i = 0; i < n; i++) {
        int card = sb_io_item(io, NULL, cards[i], CARD);
        if (!sb_io_reading(io))
            continue;
        bool is_cattle = card > 0 && card < GWT_CATTLE;
        uint64_t bit = is_cattle || card == 0 ? 0 : gwt_objective_bit(card);
        if (card == 0 || (is_cattle && !counts) || (!is_cattle && (!objectives || (*objectives & bit))))
            sb_io_fail(io, NULL, "expected a card that may lie here, each objective card once");
        else if (is_cattle)
            counts[card]++;
        else
            *objectives |= bit;
    }
    sb_io_end(io);
}

/* Things in an order; the next one first. */
static uint8_t io_stack(sb_io *io, const char *key, uint8_t *stack, uint8_t n, size_t cap, const sb_domain *d)
{
    uint8_t first[GWT_HERD_MAX] = { 0 };
    size_t count = sb_io_list(io, key, n, cap);
    for (size_t i = 0; i < count; i++)
        first[i] = (uint8_t)sb_io_item(io, NULL, sb_io_reading(io) ? 0 : stack[n - 1 - i], d);
    sb_io_end(io);
    for (size_t i = 0; sb_io_reading(io) && i < count; i++)
        stack[count - 1 - i] = first[i];
    return (uint8_t)count;
}

/* Tiles by kind, each as often as it is there. */
static void io_tiles(sb_io *io, const char *key, uint8_t counts[GWT_TILE_COUNT])
{
    uint8_t tiles[128] = { 0 };
    size_t n = 0;
    for (int t = 1; t < GWT_TILE_COUNT; t++)
        for (int i = 0; i < counts[t] && n < sizeof tiles; i++)
            tiles[n++] = (uint8_t)t;
    n = sb_io_list(io, key, n, sizeof tiles);
    for (size_t i = 0; i < n; i++) {
        int tile = sb_io_item(io, NULL, tiles[i], TILE);
        if (sb_io_reading(io) && tile == 0)
            sb_io_fail(io, NULL, "expected a tile");
        else if (sb_io_reading(io))
            counts[tile]++;
    }
    sb_io_end(io);
}

/* A set as a list of ids; bit `first` of the set is item 0 of the numbers listed. */
static uint64_t io_set(sb_io *io, const char *key, uint64_t set, const sb_domain *d)
{
    uint64_t read = 0;
    size_t n = sb_io_list(io, key, (size_t)gwt_size(set), d->count);
    for (size_t i = 0; i < n; i++) {
        int item = sb_io_item(io, NULL, set ? gwt_lowest(set) : 0, d);
        set &= set - 1;
        if (read >> item & 1 || !d->item[item].id)
            sb_io_fail(io, NULL, "expected each thing once");
        read |= GWT_BIT(item);
    }
    sb_io_end(io);
    return read;
}

/* Numbers of personal buildings. */
static unsigned io_numbers(sb_io *io, const char *key, unsigned set)
{
    unsigned read = 0;
    size_t n = sb_io_list(io, key, (size_t)gwt_size(set), GWT_NUMBERS);
    for (size_t i = 0; i < n; i++) {
        int number = (int)sb_io_int(io, NULL, set ? gwt_lowest(set) : 1, 1, GWT_NUMBERS);
        set &= set - 1;
        if (read >> number & 1)
            sb_io_fail(io, NULL, "expected each number once");
        read |= 1u << number;
    }
    sb_io_end(io);
    return read;
}

/* ---- players ----------------------------------------------------------------------------------------------------- */

static int pile_size(const uint8_t counts[GWT_CATTLE], uint64_t objectives)
{
    int n = gwt_size(objectives);
    for (int c = 1; c < GWT_CATTLE; c++)
        n += counts[c];
    return n > UINT8_MAX ? UINT8_MAX : n;
}

static void io_herd(gwt_player *p, sb_io *io)
{
    p->stack_n = io_stack(io, "stack", p->stack, p->stack_n, GWT_HERD_MAX, CARD);
    io_pile(io, "hand", p->hand, &p->hand_obj);
    io_pile(io, "known", p->known, &p->known_obj);
    io_pile(io, "secret", NULL, &p->secret_obj);
    io_pile(io, "discard", p->discard, &p->discard_obj);
    io_pile(io, "area", NULL, &p->area_obj);
    if (!sb_io_reading(io))
        return;
    p->hand_n = (uint8_t)pile_size(p->hand, p->hand_obj);
    p->discard_n = (uint8_t)pile_size(p->discard, p->discard_obj);
    p->secret_n = (uint8_t)gwt_size(p->secret_obj);
}

/* POK-LAY */
static void io_poker(gwt_player *p, sb_io *io)
{
    p->seated = (uint8_t)sb_io_item(io, "poker_worker", p->seated, TILE);
    p->bonus = (uint8_t)sb_io_item(io, "bonus_token", p->bonus, &GWT_DOMAINS[GWT_DOM_BONUS]);
    p->laid_n = (uint8_t)sb_io_list(io, "laid", p->laid_n, GWT_TABLE_CARDS);
    for (int i = 0; i < p->laid_n; i++)
        p->laid[i] = (uint8_t)sb_io_item(io, NULL, p->laid[i], CARD);
    sb_io_end(io);
}

static void io_cities(gwt_player *p, sb_io *io, uint32_t cities)
{
    sb_io_object(io, "cities");
    for (; cities; cities &= cities - 1) {
        int c = gwt_lowest(cities);
        p->city[c] = (uint8_t)sb_io_int(io, GWT_DOMAINS[GWT_DOM_CITY].item[c].id, p->city[c], 0, GWT_SLOT_COUNT);
    }
    sb_io_end(io);
}

static void io_workers(gwt_player *p, sb_io *io)
{
    sb_io_object(io, "workers");
    for (int w = 1; w <= GWT_WORKERS; w++)
        p->workers[w - 1] = (uint8_t)sb_io_int(io, TILE->item[w].id, p->workers[w - 1], 1, GWT_WORKER_COLUMNS);
    sb_io_end(io);
}

static void io_player(gwt_player *p, sb_io *io, const gwt_box_row *box)
{
    sb_io_object(io, NULL);
    p->money = (int16_t)sb_io_int(io, "money", p->money, 0, 9999);
    p->tokens = (uint8_t)sb_io_int(io, "exchange_tokens", p->tokens, 0, 99);
    p->certificate = (uint8_t)sb_io_int(io, "certificate_step", p->certificate, 0, GWT_CERTIFICATE_STEPS - 1);
    p->engine = (uint8_t)sb_io_item(io, "engine", p->engine, SPACE);
    p->herder = (uint8_t)sb_io_item(io, "herder", p->herder, PLACE);
    io_workers(p, io);
    p->discs = (uint16_t)io_set(io, "discs", p->discs, &GWT_DOMAINS[GWT_DOM_SLOT]);
    p->stations = (uint16_t)io_set(io, "stations", p->stations, &GWT_DOMAINS[GWT_DOM_STATION]);
    io_cities(p, io, box->cities);
    p->masters = (uint16_t)io_set(io, "station_masters", p->masters, MASTER);
    io_tiles(io, "tiles", p->owned);
    p->unbuilt = (uint16_t)io_numbers(io, "unbuilt", p->unbuilt);
    io_herd(p, io);
    io_poker(p, io);
    sb_io_end(io);
}

static void io_players(gwt_state *st, sb_io *io)
{
    st->players = (uint8_t)sb_io_list(io, "players", st->players, GWT_SEATS);
    for (int s = 0; s < st->players; s++)
        io_player(&st->player[s], io, gwt_box(st));
    sb_io_end(io);
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

/* SOLO-SET-16: item 0 is none, the city of the level. */
static const sb_item FIRST_CITIES[] = { { NULL }, { "fulton" }, { "st_louis" }, { "bloomington" }, { "peoria" },
    { "chicago" }, { "toledo" }, { "pittsburgh" }, { "philadelphia" }, { "new_york" } };
static const sb_domain FIRST_CITY = { "first_city", FIRST_CITIES, sizeof FIRST_CITIES / sizeof *FIRST_CITIES };

static void io_options(gwt_state *st, sb_io *io)
{
    sb_io_object(io, "options");
    st->neutral_random = sb_io_bool(io, "neutral_random", st->neutral_random);
    st->sides_random = sb_io_bool(io, "sides_random", st->sides_random);
    st->simmental = sb_io_bool(io, "simmental", st->simmental);
    st->first_seat = (uint8_t)sb_io_seat(io, "first_seat", st->first_seat, GWT_SEATS);
    st->brahman = sb_io_bool(io, "brahman", st->brahman);
    st->rails_north = sb_io_bool(io, "rails_north", st->rails_north);
    st->poker = sb_io_bool(io, "poker", st->poker);
    st->solo = (uint8_t)sb_io_item(io, "solo", st->solo, &GWT_SAM_LEVEL_DOMAIN);
    if (st->solo)
        st->first_city = (uint8_t)sb_io_item(io, "first_city", st->first_city, &FIRST_CITY);
    sb_io_end(io);
}

/* What lies on a place: {"place":"a2","building":"pb_1a","seat":0} or {"place":"flood_1","tile":"hz_flood_g2"}. */
static void io_place(gwt_state *st, sb_io *io, int place)
{
    int code = place ? st->tile[place] : 0;
    bool is_building = gwt_is_building(code);
    sb_io_object(io, NULL);
    place = sb_io_item(io, "place", place, PLACE);
    int design = sb_io_item(io, "building", is_building ? gwt_design(code) : 0, BUILDING);
    int owner = sb_io_seat(io, "seat", is_building && !gwt_is_neutral(code) ? gwt_owner(code) + 1 : 0, GWT_SEATS);
    int tile = sb_io_item(io, "tile", is_building ? 0 : code, TILE);
    sb_io_end(io);
    if (!sb_io_reading(io))
        return;
    bool personal = design > GWT_NEUTRALS;
    if (place == 0 || st->tile[place] || (design != 0) == (tile != 0) || personal != (owner != 0)) {
        sb_io_fail(io, "trail", "expected a place with a building and its seat, or with a tile, each place once");
        return;
    }
    gwt_put_tile(st, place, design ? gwt_building_code(personal ? owner - 1 : 0, design) : tile);
    if (personal && owner <= st->players)
        st->player[owner - 1].built[GWT_BUILDING[design].number] = (uint8_t)place;
}

static void io_trail(gwt_state *st, sb_io *io)
{
    uint64_t set = st->locations;
    size_t n = sb_io_list(io, "trail", (size_t)gwt_size(set), GWT_PLACE_COUNT);
    for (size_t i = 0; i < n; i++) {
        io_place(st, io, set ? gwt_lowest(set) : 0);
        set &= set - 1;
    }
    sb_io_end(io);
}

static void io_fixed_list(sb_io *io, const char *key, uint8_t *items, size_t n, const sb_domain *d)
{
    size_t count = sb_io_list(io, key, n, n);
    if (count != n)
        sb_io_fail(io, key, "a list of another length was expected");
    for (size_t i = 0; i < count; i++)
        items[i] = (uint8_t)sb_io_item(io, NULL, items[i], d);
    sb_io_end(io);
}

static void io_rows(sb_io *io, const char *key, uint8_t *items, size_t rows, size_t columns)
{
    size_t n = sb_io_list(io, key, rows, rows);
    if (n != rows)
        sb_io_fail(io, key, "a list of another length was expected");
    for (size_t i = 0; i < n; i++)
        io_fixed_list(io, NULL, items + i * columns, columns, TILE);
    sb_io_end(io);
}

static void io_bags(gwt_state *st, sb_io *io)
{
    static const char *const key[GWT_BAGS] = { "bag_1", "bag_2", "bag_3" };
    for (int b = 0; b < GWT_BAGS; b++)
        st->bag_n[b] = io_stack(io, key[b], st->bag[b], st->bag_n[b], GWT_BAG_MAX, TILE);
}

static void io_board(gwt_state *st, sb_io *io)
{
    io_trail(st, io);
    io_bags(st, io);
    io_rows(io, "foresight", &st->foresight[0][0], GWT_BAGS, GWT_FORESIGHT_ROWS);
    io_rows(io, "job_market", &st->job[0][0], GWT_JOB_ROWS, GWT_JOB_COLUMNS);
    st->token_row = (uint8_t)sb_io_int(io, "token_row", st->token_row, 1, GWT_JOB_ROWS + 1);
    st->token_holder = (uint8_t)sb_io_seat(io, "token_holder", st->token_holder, st->players);
    io_tiles(io, "gone", st->gone);
    io_pile(io, "market", st->market, NULL);
    st->market_stack_n = io_stack(io, "market_stack", st->market_stack, st->market_stack_n, GWT_MARKET_MAX, CARD);
    io_pile(io, "supply", st->supply, NULL);
    io_pile(io, "removed", st->removed, &st->removed_obj);
    io_pile(io, "display", NULL, &st->display);
    st->obj_stack_n = io_stack(io, "objective_stack", st->obj_stack, st->obj_stack_n, GWT_OBJ_DECK, CARD);
    io_fixed_list(io, "station_masters", st->master_at, gwt_box(st)->master_spaces, MASTER);
    io_fixed_list(io, "appointed", st->appointed, gwt_box(st)->master_spaces, TILE);
    st->pot = (uint8_t)sb_io_int(io, "pot", st->pot, 0, UINT8_MAX);
}

/* ---- Rails to the North: {"town":"omaha","cell":0,"seat":1} -------------------------------------------------------
 */

static void io_store(gwt_state *st, sb_io *io, int town, int cell)
{
    sb_io_object(io, NULL);
    town = sb_io_item(io, "town", town, &GWT_DOMAINS[GWT_DOM_TOWN]);
    cell = (int)sb_io_int(io, "cell", cell, 0, GWT_TRADE_CELLS - 1);
    int owner = sb_io_seat(io, "seat", st->cell[town][cell], st->players);
    sb_io_end(io);
    if (!sb_io_reading(io))
        return;
    if (owner == 0 || owner > st->players || st->cell[town][cell]) {
        sb_io_fail(io, "stores", "expected a town, a free cell and a seat");
        return;
    }
    st->cell[town][cell] = (uint8_t)owner;
    st->player[owner - 1].stores |= UINT32_C(1) << town;
}

static void io_rails(gwt_state *st, sb_io *io)
{
    uint8_t at[GWT_TOWN_COUNT * GWT_TRADE_CELLS] = { 0 };
    size_t n = 0;
    for (int i = 0; i < (int)sizeof at; i++)
        if (st->cell[i / GWT_TRADE_CELLS][i % GWT_TRADE_CELLS])
            at[n++] = (uint8_t)i;
    io_fixed_list(io, "town_tiles", st->town_tile, GWT_MEDIUM_TOWNS, &GWT_DOMAINS[GWT_DOM_TOWN_TILE]);
    n = sb_io_list(io, "stores", n, sizeof at);
    for (size_t i = 0; i < n; i++)
        io_store(st, io, at[i] / GWT_TRADE_CELLS, at[i] % GWT_TRADE_CELLS);
    sb_io_end(io);
}

/* ---- the flow ---------------------------------------------------------------------------------------------------- */

static int io_field(sb_io *io, const sb_frame_field *field, int v)
{
    switch ((gwt_field_type)field->type) {
    case GWT_F_NONE: return sb_io_reading(io) ? 0 : v;
    case GWT_F_NUMBER: return (int)sb_io_int(io, field->name, v, 0, field->hi);
    case GWT_F_SIGNED: return (uint8_t)(int8_t)sb_io_int(io, field->name, (int8_t)v, -field->lo, field->hi);
    case GWT_F_BUILDING:
    case GWT_F_BUILDING_OR_NONE: return sb_io_item(io, field->name, v, BUILDING);
    case GWT_F_PLACE_OR_NONE: return sb_io_item(io, field->name, v, PLACE);
    case GWT_F_ACTION: return sb_io_item(io, field->name, v, &GWT_DOMAINS[GWT_DOM_ACTION]);
    case GWT_F_STATION: return sb_io_item(io, field->name, v, &GWT_DOMAINS[GWT_DOM_STATION]);
    case GWT_F_CITY: return sb_io_item(io, field->name, v, &GWT_DOMAINS[GWT_DOM_CITY]);
    }
    return v;
}

/* The lowest frame first. */
static void io_frames(gwt_state *st, sb_io *io)
{
    st->stack_n = (uint8_t)sb_io_list(io, "frames", st->stack_n, GWT_STACK_MAX);
    for (int i = 0; i < st->stack_n; i++) {
        gwt_frame *f = &st->stack[i];
        sb_io_object(io, NULL);
        f->op = (uint8_t)sb_io_item(io, "frame", f->op, &GWT_OP_DOMAIN);
        f->seat = (uint8_t)sb_io_int(io, "seat", f->seat, 0, GWT_SEATS - 1);
        const sb_frame_field *field = GWT_OPS[f->op]->fields;
        for (int k = 0; k < SB_FRAME_FIELDS && field[k].type; k++)
            sb_frame_set(f, &field[k], io_field(io, &field[k], sb_frame_get(f, &field[k])));
        sb_io_end(io);
    }
    sb_io_end(io);
}

void gwt_io(void *state, sb_io *io)
{
    gwt_state *st = state;
    io_options(st, io); /* first: they say what the rest holds */
    io_players(st, io);
    st->turn = (uint16_t)sb_io_int(io, "turn", st->turn, 1, 30000);
    st->first = (uint8_t)sb_io_int(io, "first", st->first, 0, GWT_SEATS - 1);
    st->sides_b = (uint16_t)io_numbers(io, "sides_b", st->sides_b);
    io_board(st, io);
    if (st->rails_north)
        io_rails(st, io);
    gwt_io_sam(st, io);
    st->used_direct = io_set(io, "used_direct", st->used_direct, BUILDING);
    st->used_copied = io_set(io, "used_copied", st->used_copied, BUILDING);
    st->from_bank = (int32_t)sb_io_int(io, "from_bank", st->from_bank, 0, 100000);
    io_frames(st, io);
    sb_io_rng(io, &st->rng, GWT_STREAMS);
}
