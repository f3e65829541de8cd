/* gwt_rich.c: the promises of a game (conformance.h), kept by Great Western Trail from rich beginnings.
 *
 * Random play builds little and travels short: large buildings, copying, special deliveries, space 39 and discs of
 * stations hardly occur in it.  Here everybody begins with money, workers, buildings, stations, objective cards and an
 * engine somewhere on the track, drawn from the key of the game; the rest is the conformance suite. */
#include "conformance.h"
#include "games/gwt/sam.h"

#include <stdlib.h>
#include <string.h>

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

static void give_buildings(gwt_state *st, int seat, sb_quick *q)
{
    gwt_player *p = &st->player[seat];
    for (int i = 0; i < 16; i++) {
        uint64_t free = GWT_SITES & ~st->locations;
        bool objectives = i == 0 && st->rails_north; /* 8b: objective cards nobody else sees */
        int number = objectives ? 8 : 1 + (int)sb_quick_below(q, gwt_box(st)->numbers),
            place = (int)sb_quick_below(q, GWT_PLACE_COUNT);
        if (!(p->unbuilt >> number & 1) || !(free >> place & 1))
            continue;
        p->unbuilt &= (uint16_t) ~(1u << number);
        p->built[number] = (uint8_t)place;
        gwt_put_tile(st, place, gwt_building_code(seat, gwt_own_design(st, seat, number)));
    }
}

/* Cattle and objective cards on the discard pile. */
static void give_cards(gwt_state *st, int seat, sb_quick *q)
{
    for (int i = 0; i < 4; i++) {
        gwt_to_discard(&st->player[seat], st->market_stack[--st->market_stack_n]);
        st->market_stack[st->market_stack_n] = 0;
        if (sb_quick_below(q, 4) == 0)
            continue;
        gwt_to_discard(&st->player[seat], st->obj_stack[--st->obj_stack_n]);
        st->obj_stack[st->obj_stack_n] = 0;
    }
}

/* Where a disc goes that does not go to a station: Sam's to where he may have delivered (RTN-SOLO-25). */
static int city_for_disc(const gwt_state *st, int seat)
{
    int why;
    if (!gwt_is_sam(st, seat))
        return GWT_CITY_kansas_city_crest;
    return st->rails_north ? gwt_sam_next_city(st, &why) : GWT_CITY_new_york;
}

/* Discs lie on stations and in Kansas City; now and then hardly one is left on the board. */
static void give_discs(gwt_state *st, int seat, sb_quick *q)
{
    gwt_player *p = &st->player[seat];
    uint32_t many = sb_quick_below(q, 3) == 0 ? 8 : 3;
    for (int slot = 0; slot < gwt_box(st)->slots; slot++) {
        if (sb_quick_below(q, 9) >= many)
            continue;
        int station = (int)sb_quick_below(q, 2 * GWT_TRACK_STATIONS);
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
        uint32_t towns = gwt_access(st, seat);
        for (int i = (int)sb_quick_below(q, (uint32_t)gwt_size(towns)); i > 0; i--)
            towns &= towns - 1;
        int town = gwt_lowest(towns);
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

static void rich_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev)
{
    gwt_state *st = state;
    sb_quick q = { sb_hash(key, SB_KEY_BYTES) };
    gwt_setup(st, setup, key, ev);
    for (int s = 0; s < st->players; s++) {
        int money = 40 + (int)sb_quick_below(&q, 60), tokens = 1 + (int)sb_quick_below(&q, 3);
        if (!gwt_is_sam(st, s)) {
            gwt_gain(st, s, money, ev);
            st->player[s].tokens = (uint8_t)tokens;
        }
        give_buildings(st, s, &q);
        give_cards(st, s, &q);
        place_engine(st, s, &q);
        give_discs(st, s, &q);
        give_stores(st, s, &q);
        give_tiles(st, s, &q);
        give_workers(st, s, &q);
    }
}

/* What random play hardly meets has to occur here. */
static bool has_met(const cf_tally *t)
{
    static const uint8_t decisions[] = { GWT_D_ENGINE_RETURN, GWT_D_ENGINE_BACK_ANY, GWT_D_UPGRADE_BEHIND,
        GWT_D_APPOINT, GWT_D_HERDER, GWT_D_FREE_MOVE, GWT_D_USE, GWT_D_SIMMENTAL, GWT_D_POKER_SEAT, GWT_D_POKER_LAY,
        GWT_D_STORE, GWT_D_TAKE_CATTLE };
    static const uint8_t moves[] = { GWT_MV_DISC_FROM, GWT_MV_USE_BACK, GWT_MV_DO_CARDS, GWT_MV_STORE };
    static const uint8_t events[] = { GWT_EV_TAKE_UNSEEN, GWT_EV_REPLACED, GWT_EV_NO_DISC, GWT_EV_BRAHMAN,
        GWT_EV_POKER_WIN, GWT_EV_BELL, GWT_EV_SAM_REPLACE, GWT_EV_SAM_ENGINE_GONE, GWT_EV_SAM_DISC_BACK,
        GWT_EV_SAM_NO_DISC, GWT_EV_SAM_MASTER, GWT_EV_SAM_NOTHING, GWT_EV_SAM_STORE, GWT_EV_SAM_NO_STORE,
        GWT_EV_SAM_REVEALS, GWT_EV_SAM_COMPLETE, GWT_EV_SAM_ACTIVE };
    bool met = true;
    for (size_t i = 0; i < sizeof decisions; i++)
        if (t->decisions[decisions[i]] == 0)
            met = false, printf("never asked: %s\n", GWT_DECISIONS[decisions[i]].id);
    for (size_t i = 0; i < sizeof moves; i++)
        if (t->moves[moves[i]] == 0)
            met = false, printf("never played: %s\n", GWT_MOVES[moves[i]].id);
    for (size_t i = 0; i < sizeof events; i++)
        if (t->events[events[i]] == 0)
            met = false, printf("never happened: %s\n", GWT_EVENTS[events[i]].id);
    return met;
}

/* Without arguments everything; otherwise as in conformance.c. */
int main(int argc, char **argv)
{
    static sb_game rich;
    static cf_tally tally;
    const char *seeds = getenv("SB_CONFORMANCE_SEEDS");
    rich = gwt_game;
    rich.setup = rich_setup;
    cf_run run = { .g = &rich,
        .program = "gwt_rich",
        .seeds = seeds ? atoi(seeds) : 3,
        .thin = argc > 4 ? 1 : 8,
        .failures_max = 10,
        .out = stdout };
    if (argc > 2)
        return cf_run_arguments(&run, argc - 2, argv + 2, &tally);
    int failures = cf_run_game(&run, &tally);
    printf("rich beginnings: %d games, %d moves, %d failures\n", tally.games, tally.plies, failures);
    return failures || !has_met(&tally);
}
