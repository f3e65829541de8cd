/* rich.c: rich beginnings, for simulations and tests (game.h, enrich).
 *
 * Random play builds little and travels short: large buildings, copying, special deliveries, space 39 and discs of
 * stations hardly occur in it.  Here everybody begins with money, workers, buildings, stations, objective cards and an
 * engine somewhere on the track; some have everything but money. */
#include "games/gwt/sam.h"
#include "games/gwt/contract.h"
#include "games/gwt/deck.h"
#include "games/gwt/money.h"
#include "games/gwt/store.h"
#include "games/gwt/trail.h"

#include <string.h>

/* What is rare about a player. */
typedef enum sort { FEW_DISCS, DEAR_DISCS, POOR, FEW_OBJECTIVES, SORTS } sort;

static bool take_from(uint8_t *stack, uint8_t *n, int thing)
{
    for (int i = 0; i < *n; i++)
        if (stack[i] == thing) {
            memmove(stack + i, stack + i + 1, (size_t)(*n - 1 - i));
            stack[--*n] = 0;
            return true;
        }
    return false;
}

static bool take_tile(gwt_state *st, int tile)
{
    for (int b = GWT_BAGS - 1; b >= 0; b--)
        if (take_from(st->bag[b], &st->bag_n[b], tile))
            return true;
    return false;
}

/* Workers, as far as enough are left for the job market (GWT-END-1). */
static void give_workers(gwt_state *st, int seat, sb_quick *q)
{
    for (int w = 0; w < GWT_WORKERS; w++)
        for (int n = (int)sb_quick_below(q, st->players == 2 ? 6 : 4); n > 0; n--) {
            gwt_state before = *st;
            if (!take_tile(st, w + 1))
                break;
            st->player[seat].workers[w]++;
            if (gwt_is_sam(st, seat))
                gwt_sam_specialize(st, NULL);
            if (gwt_check(st))
                *st = before;
        }
}

/* First those that change the game most: 9a delivers, 9b upgrades stations; 8b: objective cards nobody else sees. */
static int number_to_give(const gwt_state *st, int i, sb_quick *q)
{
    static const uint8_t first[] = { 9, 8 };
    return i < (int)sizeof first ? first[i] : 1 + (int)sb_quick_below(q, gwt_box(st)->numbers);
}

static int any_of(uint64_t set, sb_quick *q)
{
    for (int i = (int)sb_quick_below(q, (uint32_t)gwt_size(set)); i > 0; i--)
        set &= set - 1;
    return gwt_lowest(set);
}

/* Some leave no building space free. */
static void give_buildings(gwt_state *st, int seat, sb_quick *q)
{
    gwt_player *p = &st->player[seat];
    int tries = sb_quick_below(q, 3) == 0 ? 40 : 6;
    for (int i = 0; i < tries; i++) {
        uint64_t free = GWT_SITES & ~st->locations;
        int number = number_to_give(st, i, q);
        if (!(p->unbuilt >> number & 1) || !free)
            continue;
        int place = any_of(free, q);
        p->unbuilt &= (uint16_t) ~(1u << number);
        p->built[number] = (uint8_t)place;
        gwt_put_tile(st, place, gwt_building_code(seat, gwt_own_design(st, seat, number)));
    }
}

static int top_objective(gwt_state *st)
{
    int card = st->obj_stack[--st->obj_stack_n];
    st->obj_stack[st->obj_stack_n] = 0;
    return card;
}

/* Cattle and objective cards on the discard pile; now and then most of these have left the game. */
static void give_cards(gwt_state *st, int seat, sort kind, sb_quick *q)
{
    for (int i = 0; i < 4; i++) {
        gwt_to_discard(&st->player[seat], st->market_stack[--st->market_stack_n]);
        st->market_stack[st->market_stack_n] = 0;
        if (sb_quick_below(q, 4) && st->obj_stack_n)
            gwt_to_discard(&st->player[seat], top_objective(st));
    }
    while (kind == FEW_OBJECTIVES && st->obj_stack_n > 1)
        st->removed_obj |= gwt_objective_bit(top_objective(st));
}

/* Where a disc goes that does not go to a station: Sam's to where he may have delivered (RTN-SOLO-25). */
static int city_for_disc(const gwt_state *st, int seat)
{
    int why;
    if (!gwt_is_sam(st, seat))
        return GWT_CITY_kansas_city_crest;
    return st->rails_north ? gwt_sam_next_city(st, &why) : GWT_CITY_new_york;
}

/* Discs lie on stations and in Kansas City; some have hardly one left on the board, some only those that cost
 * something, and none on a station. */
static void give_discs(gwt_state *st, int seat, sort kind, sb_quick *q)
{
    gwt_player *p = &st->player[seat];
    bool dear = (kind == DEAR_DISCS || kind == POOR) && !gwt_is_sam(st, seat); /* his are chosen for him */
    uint32_t most = kind == FEW_DISCS ? 8 : kind == FEW_OBJECTIVES ? 3 : 1;    /* of nine are placed */
    for (int slot = 0; slot < gwt_box(st)->slots; slot++) {
        if (dear ? GWT_COSTLY_SLOTS >> slot & 1 : sb_quick_below(q, 9) >= most)
            continue;
        int station = dear ? GWT_TRACK_STATIONS : (int)sb_quick_below(q, 2 * GWT_TRACK_STATIONS);
        p->discs &= (uint16_t) ~(1u << slot);
        bool ahead = gwt_is_sam(st, seat) && station < GWT_TRACK_STATIONS && GWT_STATION[station].space > p->engine;
        if (station < GWT_TRACK_STATIONS && !(p->stations >> station & 1) && !ahead)
            p->stations |= (uint16_t)(1u << station);
        else
            p->city[city_for_disc(st, seat)]++;
    }
}

/* Rails to the North: a disc on a city with rails, and stores, each where one could be placed by then. */
static void give_stores(gwt_state *st, int seat, sb_quick *q)
{
    gwt_player *p = &st->player[seat];
    if (!st->rails_north)
        return;
    if (gwt_is_sam(st, seat)) {
        for (int n = (int)sb_quick_below(q, GWT_STORES); n > 0 && gwt_sam_next_town(st) >= 0; n--)
            gwt_sam_place_store(st, NULL);
        return;
    }
    if ((p->discs & 1) && sb_quick_below(q, 4)) {
        static const uint8_t cities[] = { GWT_CITY_bloomington, GWT_CITY_chicago, GWT_CITY_toledo,
            GWT_CITY_harrisburg };
        p->discs &= (uint16_t)~1u;
        p->city[cities[sb_quick_below(q, 4)]]++;
    }
    for (int n = (int)sb_quick_below(q, GWT_STORES); n > 0 && gwt_access(st, seat); n--) {
        int town = any_of(gwt_access(st, seat), q);
        int cell = (int)sb_quick_below(q, GWT_TRADE_CELLS);
        while (st->cell[town][cell])
            cell = (cell + 1) % GWT_TRADE_CELLS;
        st->cell[town][cell] = (uint8_t)(seat + 1);
        p->stores |= UINT32_C(1) << town;
    }
}

static void give_tiles(gwt_state *st, int seat, sb_quick *q)
{
    for (int i = 0; i < 4; i++) {
        int tile = GWT_TILE_outlaw_green + (int)sb_quick_below(q, GWT_TILE_COUNT - GWT_TILE_outlaw_green);
        if (take_tile(st, tile))
            st->player[seat].owned[tile]++;
    }
}

static void place_engine(gwt_state *st, int seat, sb_quick *q)
{
    int space = (int)sb_quick_below(q, GWT_SPACE_s39);
    for (int s = 0; s < st->players; s++)
        if (st->player[s].engine == space)
            return;
    st->player[seat].engine = (uint8_t)space;
}

static int money_of(sort kind, sb_quick *q)
{
    if (kind == DEAR_DISCS)
        return 6 + (int)sb_quick_below(q, 6); /* for a cheap station and its disc, not for a dear one */
    return kind == POOR ? 0 : 40 + (int)sb_quick_below(q, 60);
}

/* Whoever is poor stays at the beginning of the track: transport costs money. */
static void give_all(gwt_state *st, int seat, sort kind, sb_quick *q)
{
    int money = money_of(kind, q), tokens = 1 + (int)sb_quick_below(q, 3);
    if (!gwt_is_sam(st, seat)) {
        gwt_gain(st, seat, money, NULL);
        st->player[seat].tokens = (uint8_t)tokens;
    }
    give_buildings(st, seat, q);
    give_cards(st, seat, kind, q);
    if (kind != POOR)
        place_engine(st, seat, q);
    give_discs(st, seat, kind, q);
    give_stores(st, seat, q);
    give_tiles(st, seat, q);
    give_workers(st, seat, q);
}

void gwt_enrich(void *state, sb_quick *chance)
{
    gwt_state *st = state;
    for (int s = 0; s < st->players; s++)
        give_all(st, s, (sort)sb_quick_below(chance, SORTS), chance);
}
