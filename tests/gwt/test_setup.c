/* test_setup.c: the beginning of a game, options and components (GWT-SETUP). */
#include "position.h"

static gwt_state fresh(int players, uint64_t seed, const char *option, const char *value, sb_events *ev)
{
    gwt_state st;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(seed, key);
    assert_int_equal(sb_setup_init(&gwt_game, players, &setup), SB_OK);
    if (option)
        assert_int_equal(sb_setup_option(&gwt_game, &setup, option, value), SB_OK);
    gwt_setup(&st, &setup, key, ev);
    assert_null(gwt_check(&st));
    return st;
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

static void test_GWT_SETUP_1_five_of_nine_station_masters(void **unused)
{
    (void)unused;
    unsigned ever = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        gwt_state st = fresh(2, seed, NULL, NULL, NULL);
        unsigned here = 0;
        for (int i = 0; i < 5; i++)
            here |= 1u << st.master_at[i];
        assert_int_equal(gwt_size(here), 5);
        ever |= here;
    }
    assert_int_equal(ever, 0x3fe); /* each of the nine comes up */
}

static void test_GWT_SETUP_2_neutral_buildings_on_their_letters_or_at_random(void **unused)
{
    (void)unused;
    gwt_state st = fresh(3, 1, NULL, NULL, NULL);
    static const char *const place[] = { "a", "b", "c", "d", "e", "f", "g" };
    for (int i = 0; i < 7; i++)
        assert_int_equal(gwt_design(st.tile[id(GWT_DOM_PLACE, place[i])]), GWT_BUILDING_neutral_a + i);
    int moved = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        st = fresh(3, seed, "neutral", "random", NULL);
        unsigned seen = 0;
        for (int i = 0; i < 7; i++)
            seen |= 1u << gwt_design(st.tile[id(GWT_DOM_PLACE, place[i])]);
        assert_int_equal(seen, 0xfe);
        moved += gwt_design(st.tile[GWT_PLACE_a]) != GWT_BUILDING_neutral_a;
    }
    assert_in_range(moved, 10, 20);
}

/* The action comes from the tile, not from the letter of the space. */
static void test_GWT_SETUP_2_actions_come_from_the_tile(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "neutral=random", "");
    int place = GWT_PLACE_a;
    while (gwt_design(st.tile[place]) != GWT_BUILDING_neutral_g)
        place++;
    char order[40];
    snprintf(order, sizeof order, "use 0 %s", GWT_DOMAINS[GWT_DOM_PLACE].item[place].id);
    arrange(&st, order);
    assert_int_equal(offered(&st, 0, "use:"), 2); /* engine, auxiliary action */
}

/* covers: GWT-SETUP-3 GWT-SETUP-7 GWT-SETUP-8 */
static void test_GWT_SETUP_3_7_8_job_market(void **unused)
{
    (void)unused;
    static const int workers[] = { 0, 0, 3, 5, 7 }, first[] = { 0, 0, 2, 1, 0 };
    for (int players = 2; players <= 4; players++) {
        gwt_state st = fresh(players, 5, NULL, NULL, NULL);
        int n = 0;
        assert_int_equal(st.token_row, 2);
        for (int row = 0; row < 12; row++)
            for (int c = 0; c < 4; c++)
                if (st.job[row][c]) {
                    n++;
                    assert_true(c >= first[players] && row <= 1);
                }
        assert_int_equal(n, workers[players]);
        assert_int_equal(st.job[1][3], 0); /* the space under the token */
        for (int c = first[players]; c < 4; c++)
            assert_int_not_equal(st.job[0][c], 0);
    }
}

static void test_GWT_SETUP_4_bags(void **unused)
{
    (void)unused;
    int total[3] = { 0 }, worker = 0, outlaw = 0, hazard = 0;
    for (int t = 1; t < GWT_TILE_COUNT; t++)
        for (int b = 0; b < 3; b++) {
            total[b] += GWT_TILE[t].bag[b];
            *(GWT_TILE[t].family == GWT_WORKER         ? &worker
                    : GWT_TILE[t].family == GWT_OUTLAW ? &outlaw
                                                       : &hazard) += GWT_TILE[t].bag[b];
        }
    assert_int_equal(total[0], 35);
    assert_int_equal(total[1], 33);
    assert_int_equal(total[2], 26);
    assert_int_equal(worker, 54);
    assert_int_equal(outlaw, 22);
    assert_int_equal(hazard, 18);
}

/* covers: GWT-SETUP-5 GWT-SETUP-6 GWT-SETUP-9 */
static void test_GWT_SETUP_5_6_9_first_tiles_fill_the_lowest_numbers(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < 200; seed++) {
        gwt_state st = fresh(2, seed, NULL, NULL, NULL);
        assert_int_equal(gwt_size(gwt_hazards(&st)) + gwt_size(gwt_outlaws(&st)), 7); /* none is lost (GWT-SETUP-6) */
        assert_int_equal(st.bag_n[0], 35 - 7 - 2);
        assert_int_equal(st.bag_n[1], 33 - 3 - 2);
        assert_int_equal(st.bag_n[2], 26 - 2);
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 2; i++)
                assert_true(GWT_TILE[st.foresight[k][i]].bag[k] > 0);
        for (int first = GWT_PLACE_flood_1; first <= GWT_PLACE_rockfall_1; first++) {
            if (GWT_PLACE[first].kind != GWT_HAZARD_SPACE || GWT_PLACE[first].number != 1)
                continue;
            for (int i = 1; i < 4; i++)
                assert_true(!st.tile[first + i] || st.tile[first + i - 1]);
        }
        assert_true(!st.tile[GWT_PLACE_outlaw_2] || st.tile[GWT_PLACE_outlaw_1]);
        assert_true(!st.tile[GWT_PLACE_outlaw_4] || st.tile[GWT_PLACE_outlaw_3]);
    }
}

/* covers: GWT-SETUP-10 GWT-SETUP-12 GWT-SIM-1 GWT-SIM-2 */
static void test_GWT_SETUP_10_12_SIM_1_2_markets(void **unused)
{
    (void)unused;
    static const int plain[] = { 0, 0, 7, 10, 13 };
    for (int players = 2; players <= 4; players++) {
        gwt_state st = fresh(players, 3, NULL, NULL, NULL);
        assert_int_equal(gwt_market_size(&st), plain[players]);
        assert_int_equal(st.market_stack_n, 36 - plain[players]);
        assert_int_equal(gwt_size(st.display), 4);
        assert_int_equal(st.obj_stack_n, 20);
        st = fresh(players, 3, "simmental", "on", NULL);
        assert_int_equal(gwt_market_size(&st), plain[players] + 2);
        assert_int_equal(st.market_stack_n, 44 - plain[players] - 2);
        assert_int_equal(st.supply[GWT_CARD_simmental_2], 8);
        assert_int_equal(st.supply[GWT_CARD_simmental_3], 8);
        assert_int_equal(st.supply[GWT_CARD_simmental_1], 0);
    }
}

/* The display order of the market has no effect: cards of one kind are one choice, listed yellow, red, blue, brown,
 * purple. */
static void test_GWT_SETUP_11_market_in_the_order_of_colours(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "market hereford_5 corriente black_angus longhorn; workers 0 2 1 1; money 0 50; use 0 e");
    play(&st, 0, "use:e.neutral_e_buy");
    assert_string_equal(list(&st, 0),
        "buy:buy_value3_1c.black_angus buy:buy_value3_1c.longhorn buy:buy_value3_1c.corriente "
        "buy:buy_value3_2c.black_angus buy:buy_value3_2c.longhorn buy:buy_value3_2c.corriente "
        "buy:buy_hereford_2c.hereford_5 reveal");
}

/* ---- players ----------------------------------------------------------------------------------------------------- */

/* covers: GWT-SETUP-13 GWT-SETUP-14 GWT-SETUP-15 */
static void test_GWT_SETUP_13_14_15_player_boards(void **unused)
{
    (void)unused;
    gwt_state st = fresh(4, 9, NULL, NULL, NULL);
    for (int s = 0; s < 4; s++) {
        const gwt_player *p = &st.player[s];
        assert_int_equal(gwt_size(p->discs), 14);
        for (int aux = 0; aux < 5; aux++) {
            assert_int_equal(gwt_aux_open(p, aux, false), aux < 2); /* money and draw */
            assert_false(gwt_aux_open(p, aux, true));
        }
        assert_int_equal(p->workers[0] * p->workers[1] * p->workers[2], 1);
        assert_int_equal(p->engine, GWT_SPACE_s0);
        assert_int_equal(p->certificate, 0);
        assert_int_equal(p->herder, 0);
    }
}

static void test_GWT_SETUP_16_sides_are_shared(void **unused)
{
    (void)unused;
    assert_int_equal(fresh(2, 4, NULL, NULL, NULL).sides_b, 0);
    unsigned some = 0, all = 0xffff;
    for (uint64_t seed = 0; seed < 40; seed++) {
        unsigned b = fresh(2, seed, "sides", "random", NULL).sides_b;
        some |= b, all &= b;
    }
    assert_int_equal(some, 0x1ffe); /* each number comes with side b some time, and with side a */
    assert_int_equal(all, 0);
}

/* covers: GWT-SETUP-17 GWT-SETUP-18 GWT-SETUP-19 GWT-SETUP-20 */
static void test_GWT_SETUP_17_18_19_herds_and_turn_order(void **unused)
{
    (void)unused;
    gwt_state st = fresh(4, 2, "first_seat", "2", NULL);
    uint64_t dealt = 0;
    for (int i = 0; i < 4; i++) {
        const gwt_player *p = &st.player[(2 + i) % 4];
        assert_int_equal(p->money, 6 + i);
        assert_int_equal(p->hand_n, 4 + i);
        assert_int_equal(p->tokens, 1);
        assert_int_equal(p->stack_n, 14 - 4 - i);
        int count[5] = { 0 };
        for (int c = 1; c <= 4; c++)
            count[c] = p->hand[c];
        for (int k = 0; k < p->stack_n; k++)
            count[p->stack[k]]++;
        assert_int_equal(count[GWT_CARD_criollo], 5);
        assert_int_equal(count[GWT_CARD_santa_gertrudis], 3);
        assert_int_equal(count[GWT_CARD_pineywoods], 3);
        assert_int_equal(count[GWT_CARD_galloway], 3);
        assert_int_equal(gwt_size(p->area_obj), 1);
        dealt |= p->area_obj;
    }
    assert_true(dealt == UINT64_C(15) << GWT_OBJ_DECK); /* the four starting cards */
    st = fresh(2, 2, NULL, NULL, NULL);
    assert_int_equal(gwt_size(st.removed_obj), 2);
}

/* covers: GWT-SETUP-21 */
static void test_GWT_SETUP_21_step_limits(void **unused)
{
    (void)unused;
    static const int expected[5][4] = { [2] = { 3, 4, 4, 5 }, [3] = { 3, 5, 4, 6 }, [4] = { 4, 6, 5, 7 } };
    for (int players = 2; players <= 4; players++) {
        gwt_state st = position(players, "", "");
        assert_int_equal(gwt_step_limit(&st, 0), expected[players][0]);
        arrange(&st, "city 0 chicago disc_step_left");
        assert_int_equal(gwt_step_limit(&st, 0), expected[players][1]);
        arrange(&st, "city 0 toledo disc_step_right");
        assert_int_equal(gwt_step_limit(&st, 0), expected[players][3]);
        st = position(players, "", "city 0 toledo disc_step_right");
        assert_int_equal(gwt_step_limit(&st, 0), expected[players][2]);
    }
}

static void test_GWT_SETUP_22_first_player_by_chance_or_by_option(void **unused)
{
    (void)unused;
    int first[3] = { 0 };
    for (uint64_t seed = 0; seed < 60; seed++)
        first[fresh(3, seed, NULL, NULL, NULL).first]++;
    assert_true(first[0] > 8 && first[1] > 8 && first[2] > 8);
    gwt_state st = fresh(3, 0, "first_seat", "2", NULL);
    assert_int_equal(gwt_pending(&st), 1u << 2);
    play(&st, 2, "place:g end");
    assert_int_equal(gwt_pending(&st), 1u << 0); /* clockwise: after the last seat comes seat 0 */
}

static void test_GWT_SETUP_23_options(void **unused)
{
    (void)unused;
    sb_setup s;
    char buffer[4];
    assert_int_equal(sb_setup_init(&gwt_game, 0, &s), SB_BAD_PLAYERS); /* one player: SOLO-SET-20 */
    assert_int_equal(sb_setup_init(&gwt_game, 5, &s), SB_BAD_PLAYERS);
    assert_int_equal(sb_setup_init(&gwt_game, 3, &s), SB_OK);
    assert_string_equal(sb_setup_value(&gwt_game, &s, 0, buffer), "lettered");
    assert_string_equal(sb_setup_value(&gwt_game, &s, 1, buffer), "a");
    assert_string_equal(sb_setup_value(&gwt_game, &s, 2, buffer), "off");
    assert_null(sb_setup_value(&gwt_game, &s, 3, buffer));
    assert_int_equal(sb_setup_option(&gwt_game, &s, "neutral", "random"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "sides", "random"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "on"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "first_seat", "3"), SB_BAD_OPTION);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "sides", "b"), SB_BAD_OPTION);
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* covers: GWT-PB-13 GWT-BUY-2 GWT-OUT-3 GWT-DISC-2 GWT-DISC-3 */
static void test_tables_add_up(void **unused)
{
    (void)unused;
    int cards = 0, sites = gwt_size(GWT_SITES), builders_a = 0, vp_b = 0, slots = 0, white = 0;
    for (int c = 1; c < GWT_CATTLE; c++)
        cards += GWT_CARD[c].stage || c == GWT_CARD_brahman ? 0 : GWT_CARD[c].market;
    assert_int_equal(cards, 36);
    assert_int_equal(sites, 22);
    static const char *const forest[] = { "flood_risk_2", "b1", "c1", "c2", "e1", "e2", "rockfall_risk_2", "f2" };
    uint64_t trees = 0;
    for (int i = 0; i < 8; i++)
        trees |= GWT_BIT(id(GWT_DOM_PLACE, forest[i]));
    assert_true(trees == GWT_FORESTS);
    for (int p = 1; p < GWT_PLACE_COUNT; p++) {
        assert_int_equal((GWT_FORESTS >> p & 1) != 0, GWT_PLACE[p].forest);
        assert_int_equal((GWT_SITES >> p & 1) != 0, GWT_PLACE[p].kind == GWT_SITE);
        assert_int_equal((GWT_HAZARD_PLACES >> p & 1) != 0, GWT_PLACE[p].kind == GWT_HAZARD_SPACE);
        assert_int_equal((GWT_OUTLAW_PLACES >> p & 1) != 0, GWT_PLACE[p].kind == GWT_OUTLAW_SPACE);
        assert_int_equal((GWT_NEUTRAL_PLACES >> p & 1) != 0, GWT_PLACE[p].kind == GWT_NEUTRAL);
    }
    for (int k = 1; k <= 12; k++) {
        builders_a += GWT_BUILDING[GWT_BUILDING_pb_1a + k - 1].builders;
        vp_b += GWT_BUILDING[GWT_BUILDING_pb_1b + k - 1].vp;
        assert_int_equal(GWT_BUILDING[GWT_BUILDING_pb_1b + k - 1].number, k);
    }
    assert_int_equal(builders_a, 1 + 1 + 1 + 2 + 3 + 4 + 5 + 5 + 7 + 9 + 12 + 4);
    assert_int_equal(vp_b, 1 + 1 + 3 + 3 + 4 + 5 + 6 + 8 + 8 + 11 + 10 + 4);
    for (int s = 0; s < GWT_SLOT_COUNT; s++) {
        slots += GWT_SLOT[s].cost;
        white += s < 14 && GWT_SLOT[s].white;
        assert_int_equal((GWT_WHITE_SLOTS >> s & 1) != 0, GWT_SLOT[s].white);
        assert_int_equal((GWT_COSTLY_SLOTS >> s & 1) != 0, GWT_SLOT[s].cost != 0);
        assert_int_equal((GWT_SECOND_SLOTS >> s & 1) != 0, s > 0 && GWT_SLOT[s].unlocks == GWT_SLOT[s - 1].unlocks);
    }
    assert_int_equal(slots, 10);
    assert_int_equal(white, 9); /* GWT-DISC-3 */
    static const int costs[] = { 6, 3, 5, 12, 6, 8, 12, 6, 8, 5, 8, 5 };
    static const int cowboys[] = { 1, 2, 3, 1, 3, 5, 2, 4, 1, 2, 1, 2 };
    for (int o = 0; o < GWT_OFFER_COUNT; o++) {
        assert_int_equal(GWT_OFFER[o].cost, costs[o]);
        assert_int_equal(GWT_OFFER[o].cowboys, cowboys[o]);
    }
    assert_int_equal(GWT_TILE[GWT_TILE_outlaw_green].green, 1); /* GWT-OUT-3 */
    assert_int_equal(GWT_TILE[GWT_TILE_outlaw_orange].black, 1);
    static const char *const dark[] = { "chicago", "toledo", "philadelphia", "new_york" };
    int dark_cities = 0;
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        dark_cities += (GWT_BOX[0].cities >> c & 1) && !GWT_CITY[c].white;
    assert_int_equal(dark_cities, 4);
    for (int i = 0; i < 4; i++)
        assert_false(GWT_CITY[id(GWT_DOM_CITY, dark[i])].white);
    for (int i = 0; i < GWT_TRACK_STATIONS; i++)
        assert_int_equal(GWT_STATION[i].white, i < 4); /* GWT-DISC-2 */
}

/* Every way out of a place leads along its edges to the next place that is always a location. */
static void test_GWT_MOVE_3_exits_agree_with_the_edges(void **unused)
{
    (void)unused;
    int edges = 0;
    for (int p = 1; p < GWT_PLACE_COUNT; p++)
        for (int i = 0; i < 2; i++) {
            int at = GWT_PLACE[p].next[i];
            uint64_t spaces = 0;
            edges += at != 0;
            while (at && GWT_PLACE[at].kind != GWT_NEUTRAL && GWT_PLACE[at].kind != GWT_KANSAS_CITY) {
                assert_true((spaces >> at) == 0); /* numbers grow along the trail */
                spaces |= GWT_BIT(at);
                at = GWT_PLACE[at].next[0];
            }
            assert_true(spaces == GWT_PLACE[p].exit[i].spaces);
            assert_int_equal(at, GWT_PLACE[p].exit[i].end);
        }
    assert_int_equal(edges, 48 + 7); /* every place but Kansas City, and a second way out of seven neutral spaces */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_SETUP_1_five_of_nine_station_masters),
        cmocka_unit_test(test_GWT_SETUP_2_neutral_buildings_on_their_letters_or_at_random),
        cmocka_unit_test(test_GWT_SETUP_2_actions_come_from_the_tile),
        cmocka_unit_test(test_GWT_SETUP_3_7_8_job_market),
        cmocka_unit_test(test_GWT_SETUP_4_bags),
        cmocka_unit_test(test_GWT_SETUP_5_6_9_first_tiles_fill_the_lowest_numbers),
        cmocka_unit_test(test_GWT_SETUP_10_12_SIM_1_2_markets),
        cmocka_unit_test(test_GWT_SETUP_11_market_in_the_order_of_colours),
        cmocka_unit_test(test_GWT_SETUP_13_14_15_player_boards),
        cmocka_unit_test(test_GWT_SETUP_16_sides_are_shared),
        cmocka_unit_test(test_GWT_SETUP_17_18_19_herds_and_turn_order),
        cmocka_unit_test(test_GWT_SETUP_21_step_limits),
        cmocka_unit_test(test_GWT_SETUP_22_first_player_by_chance_or_by_option),
        cmocka_unit_test(test_GWT_SETUP_23_options),
        cmocka_unit_test(test_tables_add_up),
        cmocka_unit_test(test_GWT_MOVE_3_exits_agree_with_the_edges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
