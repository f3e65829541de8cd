/* setup.c: the beginning of a game (GWT-SETUP, GWT-SIM-1, GWT-SIM-2, RTN-SET). */
#include "games/gwt/sam.h"
#include "games/gwt/cattle_market.h"
#include "games/gwt/deck.h"
#include "games/gwt/flow.h"
#include "games/gwt/kansas_city.h"
#include "games/gwt/money.h"
#include "games/gwt/objective.h"
#include "games/gwt/setup.h"
#include "games/gwt/trail.h"

#include <string.h>

/* RTN-SET-4, RTN-SET-15 */
static void place_town_tiles(gwt_state *st)
{
    uint8_t tile[16];
    int n = 0;
    for (int t = 1; t < GWT_TOWN_TILE_COUNT; t++)
        for (int i = 0; i < GWT_TOWN_TILE[t].copies; i++)
            tile[n++] = (uint8_t)t;
    sb_rng_shuffle(&st->rng, GWT_STREAM_SETUP, tile, n);
    memcpy(st->town_tile, tile, sizeof st->town_tile);
}

/* GWT-SETUP-1, RTN-SET-2, RTN-SET-5 */
static void place_masters(gwt_state *st)
{
    uint8_t order[GWT_MASTER_COUNT - 1];
    for (int i = 0; i < gwt_box(st)->masters; i++)
        order[i] = (uint8_t)(i + 1);
    sb_rng_shuffle(&st->rng, GWT_STREAM_SETUP, order, gwt_box(st)->masters);
    memcpy(st->master_at, order, gwt_box(st)->master_spaces);
}

/* GWT-SETUP-2 */
static void place_neutrals(gwt_state *st)
{
    uint8_t order[GWT_NEUTRALS];
    for (int i = 0; i < GWT_NEUTRALS; i++)
        order[i] = (uint8_t)(GWT_BUILDING_neutral_a + i);
    if (st->neutral_random)
        sb_rng_shuffle(&st->rng, GWT_STREAM_SETUP, order, GWT_NEUTRALS);
    int i = 0;
    for (uint64_t set = GWT_NEUTRAL_PLACES; set; set &= set - 1)
        gwt_put_tile(st, gwt_lowest(set), gwt_building_code(0, order[i++]));
}

/* GWT-SETUP-16; Sam uses side b whatever this says (SOLO-SET-19) */
static void choose_sides(gwt_state *st)
{
    uint32_t side[GWT_NUMBERS];
    if (!st->sides_random)
        return;
    sb_rng_several(&st->rng, GWT_STREAM_SETUP, 2, side, gwt_box(st)->numbers);
    for (int k = 1; k <= gwt_box(st)->numbers; k++)
        st->sides_b |= (uint16_t)(side[k - 1] << k);
}

/* GWT-SETUP-4 */
static void fill_bags(gwt_state *st)
{
    for (int b = 0; b < GWT_BAGS; b++) {
        for (int tile = 1; tile < GWT_TILE_COUNT; tile++)
            for (int i = 0; i < GWT_TILE[tile].bag[b]; i++)
                st->bag[b][st->bag_n[b]++] = (uint8_t)tile;
        sb_rng_shuffle(&st->rng, GWT_STREAM_BAGS, st->bag[b], st->bag_n[b]);
    }
}

static int draw_tile(gwt_state *st, int bag)
{
    int tile = st->bag[bag][--st->bag_n[bag]];
    st->bag[bag][st->bag_n[bag]] = 0;
    sb_reveal(&st->rng);
    return tile;
}

/* GWT-SETUP-5, GWT-SETUP-6: what has no space goes back before the next draw. */
static void place_first_tiles(gwt_state *st, sb_events *ev)
{
    for (int placed = 0; placed < GWT_FIRST_TILES;) {
        int tile = draw_tile(st, 0);
        if (gwt_free_space(st, tile)) {
            gwt_place_tile(st, tile, ev);
            placed++;
            continue;
        }
        st->bag[0][st->bag_n[0]++] = (uint8_t)tile;
        sb_rng_shuffle(&st->rng, GWT_STREAM_BAGS, st->bag[0], st->bag_n[0]);
    }
}

/* GWT-SETUP-3, GWT-SETUP-7, GWT-SETUP-8, GWT-SETUP-9 */
static void fill_markets(gwt_state *st)
{
    const gwt_count_row *row = &GWT_COUNT[st->players];
    int column = row->first_column, line = 0;
    for (int i = 0; i < row->first_workers; i++) {
        st->job[line][column++] = (uint8_t)draw_tile(st, 1);
        if (column == GWT_JOB_COLUMNS)
            column = row->first_column, line++;
    }
    st->token_row = GWT_FIRST_TOKEN_ROW;
    for (int b = 0; b < GWT_BAGS; b++)
        for (int i = 0; i < GWT_FORESIGHT_ROWS; i++)
            st->foresight[b][st->solo ? GWT_BOTTOM - i : i] = (uint8_t)draw_tile(st, b); /* SOLO-SET-21 */
}

/* GWT-SETUP-10, RTN-BRA-2; GWT-SIM-1, GWT-SIM-2: calves into the stack, the other stages as open supplies. */
static void fill_cattle_market(gwt_state *st, sb_events *ev)
{
    for (int card = 1; card < GWT_CATTLE; card++) {
        const gwt_card_row *row = &GWT_CARD[card];
        if (!gwt_is_in_game(st, card))
            continue;
        if (row->stage > 1) {
            st->supply[card] = row->market;
            continue;
        }
        for (int i = 0; i < row->market; i++)
            st->market_stack[st->market_stack_n++] = (uint8_t)card;
    }
    sb_rng_shuffle(&st->rng, GWT_STREAM_MARKET, st->market_stack, st->market_stack_n);
    gwt_market_refill(st, ev);
}

/* GWT-SETUP-12, RTN-SET-8 */
static void fill_objectives(gwt_state *st)
{
    for (uint64_t set = gwt_objectives(st) & (GWT_BIT(GWT_OBJ_DECK) - 1); set; set &= set - 1)
        st->obj_stack[st->obj_stack_n++] = (uint8_t)(GWT_OBJ_FIRST + gwt_lowest(set));
    sb_rng_shuffle(&st->rng, GWT_STREAM_OBJECTIVES, st->obj_stack, st->obj_stack_n);
    for (int i = 0; i < GWT_DISPLAY; i++) {
        int card = st->obj_stack[--st->obj_stack_n];
        st->obj_stack[st->obj_stack_n] = 0;
        gwt_enter_display(st, card);
    }
}

/* GWT-SETUP-18, RTN-SET-9, SOLO-SET-13 */
static void deal_starting_objectives(gwt_state *st)
{
    uint8_t card[GWT_START_OBJECTIVES];
    int n = 0;
    for (uint64_t set = gwt_objectives(st) >> GWT_OBJ_DECK; set; set &= set - 1)
        card[n++] = (uint8_t)(GWT_OBJ_DECK + gwt_lowest(set));
    sb_rng_shuffle(&st->rng, GWT_STREAM_OBJECTIVES, card, n);
    for (int i = 0; i < n; i++) {
        uint64_t bit = UINT64_C(1) << card[i];
        if (i < st->players)
            st->player[i].area_obj = bit;
        else
            st->removed_obj |= bit;
    }
}

/* GWT-SETUP-13, GWT-SETUP-14, GWT-SETUP-15, GWT-SETUP-17, GWT-SETUP-19; RTN-SET-6, RTN-SET-7 */
static void set_up_player(gwt_state *st, int seat, int place, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    p->discs = (uint16_t)((1u << gwt_box(st)->slots) - 1);
    p->unbuilt = (uint16_t)(((1u << gwt_box(st)->numbers) - 1) << 1);
    for (int w = 0; w < GWT_WORKERS; w++)
        p->workers[w] = 1;
    for (int card = 1; card < GWT_CATTLE; card++)
        for (int i = 0; i < GWT_CARD[card].start; i++)
            p->stack[p->stack_n++] = (uint8_t)card;
    sb_rng_shuffle(&st->rng, GWT_STREAM_HERDS, p->stack, p->stack_n);
    gwt_gain(st, seat, GWT_ORDER[place].money, ev);
    gwt_gain_tokens(st, seat, GWT_ORDER[place].tokens, ev);
    gwt_draw(st, seat, GWT_ORDER[place].cards, ev);
}

/* GWT-SETUP-22 */
static int choose_first(gwt_state *st)
{
    if (st->first_seat)
        return st->first_seat - 1;
    if (st->solo) /* SOLO-SET-14 */
        return GWT_HUMAN;
    return (int)sb_rng_below(&st->rng, GWT_STREAM_SETUP, st->players);
}

void gwt_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev)
{
    gwt_state *st = state;
    memset(st, 0, sizeof *st);
    sb_rng_init(&st->rng, key);
    st->players = setup->players == 1 ? 2 : setup->players; /* SOLO-SET-1, SOLO-SET-18, SOLO-SET-20 */
    st->solo = setup->players == 1 ? setup->value[GWT_OPTION_SOLO] + 1 : 0;
    st->first_city = setup->value[GWT_OPTION_FIRST_CITY];
    st->neutral_random = setup->value[GWT_OPTION_NEUTRAL];
    st->sides_random = setup->value[GWT_OPTION_SIDES];
    st->simmental = setup->value[GWT_OPTION_SIMMENTAL];
    st->first_seat = setup->value[GWT_OPTION_FIRST_SEAT];
    st->brahman = setup->value[GWT_OPTION_BRAHMAN];
    st->poker = setup->value[GWT_OPTION_POKER];
    st->rails_north = setup->value[GWT_OPTION_RAILS_NORTH];
    if (st->rails_north)
        place_town_tiles(st);
    place_masters(st);
    place_neutrals(st);
    choose_sides(st);
    fill_bags(st);
    if (st->solo)
        gwt_sam_set_up_bags(st, ev);
    place_first_tiles(st, ev);
    fill_markets(st);
    fill_cattle_market(st, ev);
    fill_objectives(st);
    deal_starting_objectives(st);
    st->first = (uint8_t)choose_first(st);
    for (int i = 0, seat = st->first; i < gwt_people(st); i++, seat = gwt_next_seat(st, seat))
        set_up_player(st, seat, i, ev);
    if (st->solo)
        gwt_sam_set_up(st);
    gwt_push(st, GWT_OP_TURN, st->first);
    gwt_run(st, ev);
}

void gwt_setup_of(const void *state, sb_setup *out)
{
    const gwt_state *st = state;
    memset(out, 0, sizeof *out);
    out->players = (uint8_t)gwt_people(st);
    out->value[GWT_OPTION_NEUTRAL] = st->neutral_random;
    out->value[GWT_OPTION_SIDES] = st->sides_random;
    out->value[GWT_OPTION_SIMMENTAL] = st->simmental;
    out->value[GWT_OPTION_FIRST_SEAT] = st->first_seat;
    out->value[GWT_OPTION_BRAHMAN] = st->brahman;
    out->value[GWT_OPTION_RAILS_NORTH] = st->rails_north;
    out->value[GWT_OPTION_POKER] = st->poker;
    out->value[GWT_OPTION_SOLO] = st->solo ? st->solo - 1 : 0;
    out->value[GWT_OPTION_FIRST_CITY] = st->first_city;
}
