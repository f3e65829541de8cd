/* test_rails.c: Rails to the North: setup, the board, buildings, station masters, objective cards, whole games
 * (RTN-SET, RTN-MAP, RTN-BLD, RTN-SM, RTN-OBJ, RTN-END, RTN-DEC and worked examples). */
#include "position.h"

#define ON      "rails_north=on"
#define IN_CITY "foresight 1 - -; foresight 2 - -; foresight 3 - -; "

/* ---- setup ------------------------------------------------------------------------------------------------------- */

/* covers: RTN-SET-1 RTN-SET-2 RTN-SET-4 RTN-SET-5 RTN-SET-6 RTN-SET-7 RTN-SET-12 RTN-SET-15 RTN-SET-16 */
static void test_RTN_SET_4_5_6_7_what_lies_on_the_table(void **unused)
{
    (void)unused;
    for (int players = 2; players <= 4; players++) {
        gwt_state st = position(players, ON, "");
        for (int i = 0; i < GWT_MEDIUM_TOWNS; i++)
            assert_in_range(st.town_tile[i], 1, 5);
        unsigned masters = 0;
        for (int i = 0; i < GWT_MASTER_SPACES; i++)
            masters |= 1u << st.master_at[i];
        assert_int_equal(gwt_size(masters & ~1u), 7); /* 5 on the track, 2 on the station towns, 4 in the box */
        for (int s = 0; s < players; s++) {
            assert_int_equal(gwt_size(st.player[s].discs), 15);
            assert_int_equal(gwt_size(st.player[s].unbuilt), 13);
            assert_int_equal(gwt_stores_left(&st.player[s]), 15);
            assert_int_equal(gwt_bells(&st.player[s]), 0);
        }
    }
    int tiles = 0;
    for (int t = 1; t < GWT_TOWN_TILE_COUNT; t++)
        tiles += GWT_TOWN_TILE[t].copies;
    assert_int_equal(tiles, 10);
    assert_int_equal(GWT_BOX[1].masters, 11);
}

/* covers: RTN-SET-8 RTN-SET-9 RTN-SET-10 RTN-SET-14 RTN-OBJ-2 */
static void test_RTN_SET_8_9_10_objective_cards(void **unused)
{
    (void)unused;
    static const struct {
        const char *options;
        int deck, start;
    } cases[] = { { "", 24, 4 }, { ON, 28, 5 }, { ON " simmental=on", 32, 6 }, { ON " brahman=on", 32, 6 },
        { "simmental=on", 24, 4 }, { "brahman=on", 24, 4 } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        gwt_state st = position(3, cases[i].options, "");
        int start = gwt_size(st.removed_obj);
        for (int s = 0; s < 3; s++)
            start += gwt_size(st.player[s].area_obj >> GWT_OBJ_DECK);
        assert_int_equal(gwt_size(st.display), 4);
        assert_int_equal(gwt_size(st.display) + st.obj_stack_n, cases[i].deck);
        assert_int_equal(start, cases[i].start);
    }
    gwt_state st = position(2, ON, "");
    st.removed_obj |= gwt_objective_bit(GWT_CARD_obj_orange_1);
    assert_non_null(gwt_check(&st));
}

/* covers: RTN-SET-3 RTN-SET-12 RTN-SET-13 RTN-SET-14 */
static void test_RTN_SET_3_12_13_the_strip_is_replaced(void **unused)
{
    (void)unused;
    sb_setup s;
    assert_int_equal(sb_setup_init(&gwt_game, 2, &s), SB_OK);
    assert_int_equal(s.value[GWT_OPTION_RAILS_NORTH], 0);
    gwt_state st = position(2, ON,
        IN_CITY "hand 0 hereford_5 shorthorn_3 corriente longhorn black_angus; "
                "engine 0 s18; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_string_equal(list(&st, 0),
        "deliver:kansas_city_crest deliver:fulton deliver:st_louis deliver:bloomington "
        "deliver:chicago deliver:toledo deliver:new_york deliver:harrisburg");
    assert_string_equal(refused_by(&st, 0, "deliver:peoria"), "RTN-SET-12");
    assert_string_equal(refused_by(&st, 0, "deliver:montreal"), "RTN-DEL-2");
    gwt_state off = position(2, "", "");
    assert_int_equal(off.master_at[5] | off.master_at[6] | off.town_tile[0], 0);
    off.player[0].stores = 1;
    off.cell[0][0] = 1;
    assert_non_null(gwt_check(&off));
}

static void test_RTN_SET_6_building_13_has_the_side_of_all(void **unused)
{
    (void)unused;
    int b = 0;
    for (int seed = 0; seed < 40; seed++) {
        gwt_state st;
        sb_setup s;
        uint8_t key[SB_KEY_BYTES];
        sb_seed_number((uint64_t)seed, key);
        sb_setup_init(&gwt_game, 2, &s);
        assert_int_equal(sb_setup_option(&gwt_game, &s, "rails_north", "on"), SB_OK);
        assert_int_equal(sb_setup_option(&gwt_game, &s, "sides", "random"), SB_OK);
        gwt_setup(&st, &s, key, NULL);
        b += gwt_design_of(&st, 13) == GWT_BUILDING_pb_13b;
    }
    assert_in_range(b, 8, 32);
}

/* RTN-SET-11: tokens are without limit here. */
static void test_RTN_SET_11_tokens(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "tokens 0 21");
    assert_int_equal(st.player[0].tokens, 21);
}

/* ---- the board --------------------------------------------------------------------------------------------------- */

/* covers: RTN-MAP-1 RTN-MAP-2 RTN-MAP-3 RTN-MAP-7 RTN-MAP-8 RTN-MAP-9 RTN-MAP-11 */
static void test_RTN_MAP_1_2_the_network(void **unused)
{
    (void)unused;
    int kinds[4] = { 0 }, rails = 0;
    uint32_t medium = 0, large = 0;
    for (int t = 0; t < GWT_TOWN_COUNT; t++) {
        const gwt_town_row *row = &GWT_TOWN[t];
        kinds[row->kind]++;
        rails += gwt_size(row->rails);
        medium |= row->kind == GWT_MEDIUM_TOWN ? UINT32_C(1) << t : 0;
        large |= row->kind == GWT_LARGE_TOWN ? UINT32_C(1) << t : 0;
        for (int u = 0; u < GWT_TOWN_COUNT; u++) /* undirected */
            assert_int_equal(row->rails >> u & 1, GWT_TOWN[u].rails >> t & 1);
    }
    assert_int_equal(kinds[GWT_SMALL_TOWN], 12);
    assert_int_equal(kinds[GWT_MEDIUM_TOWN], 6);
    assert_int_equal(kinds[GWT_STATION_TOWN], 2);
    assert_int_equal(kinds[GWT_LARGE_TOWN], 8);
    assert_true(medium == GWT_MEDIUM_SET);
    assert_true(large == GWT_LARGE_SET);
    for (int c = 0; c < GWT_CITY_COUNT; c++)
        rails += 2 * gwt_size(GWT_CITY[c].rails);
    assert_int_equal(rails + 2 * gwt_size(GWT_TOWN_HALL), 2 * 33);
    assert_true(GWT_TOWN_HALL == town_set("small_1"));
    assert_true(GWT_CITY[GWT_CITY_fulton].rails == town_set("omaha"));
    assert_true(GWT_CITY[GWT_CITY_st_louis].rails == town_set("omaha small_3"));
    assert_true(GWT_CITY[GWT_CITY_bloomington].rails == town_set("small_4 milwaukee"));
    assert_true(GWT_CITY[GWT_CITY_chicago].rails == town_set("small_11"));
    assert_true(GWT_CITY[GWT_CITY_toledo].rails == town_set("toronto"));
    assert_true(GWT_CITY[GWT_CITY_harrisburg].rails == town_set("small_12"));
    assert_true(GWT_TOWN[GWT_TOWN_small_6].rails == town_set("small_4 denver oregon_city")); /* through a switch */
    assert_true(GWT_TOWN[GWT_TOWN_green_bay].rails == town_set("small_7 station_town_2 small_8"));
    assert_int_equal(GWT_STATION[10].cost, 7);
    assert_int_equal(GWT_STATION[10].vp, 6);
    assert_true(GWT_STATION[10].white);
    assert_int_equal(GWT_STATION[11].cost, 15);
    assert_int_equal(GWT_STATION[11].vp, 8);
    assert_false(GWT_STATION[11].white);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(GWT_TOWN[GWT_TOWN_small_2].cell[i].tokens, 1);
        assert_int_equal(GWT_TOWN[GWT_TOWN_small_5].cell[i].tokens, 1);
    }
    assert_int_equal(GWT_TOWN[GWT_TOWN_small_3].cell[0].money, 2);
    assert_int_equal(GWT_TOWN[GWT_TOWN_small_7].cell[0].money, 2);
    assert_int_equal(GWT_TOWN[GWT_TOWN_small_8].cell[0].money, 2);
    assert_int_equal(GWT_TOWN[GWT_TOWN_small_9].cell[0].certificates, 1);
    assert_int_equal(GWT_TOWN[GWT_TOWN_small_10].cell[0].certificates, 1);
    assert_int_equal(GWT_TOWN[GWT_TOWN_small_11].cell[0].tokens, 1);
    assert_true(GWT_TOWN[GWT_TOWN_small_12].cell[0].objective);
}

/* covers: RTN-MAP-4 RTN-MAP-6 RTN-MAP-10 RTN-DEL-9 RTN-DEL-6 */
static void test_RTN_MAP_4_6_the_cities(void **unused)
{
    (void)unused;
    static const struct {
        const char *city;
        int value, white, vp, fee;
    } rows[] = { { "kansas_city_crest", 0, 1, -8, 0 }, { "fulton", 1, 1, 0, 0 }, { "st_louis", 4, 1, 0, 1 },
        { "bloomington", 6, 1, 0, 3 }, { "chicago", 10, 0, 0, 5 }, { "toledo", 12, 0, 0, 7 },
        { "harrisburg", 15, 1, 0, 8 }, { "new_york", 18, 0, 9, 11 }, { "omaha", 3, 1, 0, 0 }, { "denver", 8, 0, 0, 4 },
        { "milwaukee", 11, 0, 0, 6 }, { "green_bay", 12, 1, 4, 7 }, { "toronto", 14, 0, 5, 8 },
        { "buffalo", 14, 0, 10, 8 }, { "oregon_city", 18, 0, 0, 11 }, { "montreal", 20, 0, 15, 11 } };
    uint32_t all = 0;
    gwt_state st = position(2, ON, "");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int c = id(GWT_DOM_CITY, rows[i].city);
        all |= UINT32_C(1) << c;
        assert_int_equal(GWT_CITY[c].value, rows[i].value);
        assert_int_equal(GWT_CITY[c].white, rows[i].white);
        assert_int_equal(GWT_BOX[1].emblem[c].vp, rows[i].vp);
        assert_int_equal(gwt_transport(&st, 0, c), rows[i].fee);
        assert_int_equal(GWT_CITY[c].repeatable, c == GWT_CITY_kansas_city_crest || c == GWT_CITY_new_york);
    }
    assert_int_equal(all, GWT_BOX[1].cities);
    assert_int_equal(GWT_CITY[GWT_CITY_kansas_city_crest].rails | GWT_CITY[GWT_CITY_new_york].rails, 0);
    static const int denver[] = { 1, 2, 2, 3 }, east[] = { 1, 3, 3, 4 };
    for (int i = 0; i < 4; i++) {
        assert_int_equal(GWT_TOWN[GWT_TOWN_denver].cell[i].cost, denver[i]);
        assert_int_equal(GWT_TOWN[GWT_TOWN_buffalo].cell[i].cost, east[i]);
        assert_int_equal(GWT_TOWN[GWT_TOWN_montreal].cell[i].cost, east[i]);
    }
    assert_int_equal(GWT_TOWN[GWT_TOWN_omaha].cell[0].money, 2);
}

/* covers: RTN-MAP-5 RTN-SET-16 */
static void test_RTN_MAP_5_arrows(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        IN_CITY "city 0 fulton disc_aux_money_2; hand 0 galloway pineywoods; tokens 0 0; "
                "engine 0 s18; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:st_louis disc:disc_aux_draw_2");
    assert_int_equal(st.player[0].tokens, 1);
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -5);
    arrange(&st, "city 0 bloomington disc_aux_engine_1; city 0 chicago disc_aux_engine_2");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -10);
    arrange(&st, "city 0 toledo disc_step_left; city 0 harrisburg disc_aux_certificate_1");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -6);
    arrange(&st, "city 0 new_york disc_step_right");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -6 + 6 + 9);
}

/* ---- buildings, station masters, objective cards ----------------------------------------------------------------- */

/* covers: RTN-BLD-1 RTN-BLD-3 RTN-BLD-4 RTN-BLD-6 */
static void test_RTN_BLD_1_4_6_building_13a(void **unused)
{
    (void)unused;
    assert_int_equal(GWT_BUILDING[GWT_BUILDING_pb_13a].builders, 3);
    assert_int_equal(GWT_BUILDING[GWT_BUILDING_pb_13b].builders, 3);
    assert_int_equal(GWT_BUILDING[GWT_BUILDING_pb_13a].green + GWT_BUILDING[GWT_BUILDING_pb_13a].black, 0);
    gwt_state st = position(2, ON,
        "at a1 0 pb_13a; city 0 kansas_city_crest disc_aux_money_2; city 0 kansas_city_crest "
        "disc_aux_store_2; hand 0 galloway galloway; money 0 5; use 0 a1");
    assert_int_equal(points(&st, 0, GWT_CAT_BUILDINGS), 4);
    assert_true(offers(&st, 0, "do:aux_money"));
    play(&st, 0, "use:a1.pb_13a_aux");
    assert_true(offers(&st, 0, "do:aux_money") && offers(&st, 0, "do_cards:aux_place_store.galloway"));
    assert_int_equal(offered(&st, 0, "do:aux_money_double") + offered(&st, 0, "do_cards:aux_place_store_double"), 0);
    assert_string_equal(refused_by(&st, 0, "do:aux_money_double"), "RTN-BLD-4");
    play(&st, 0, "do_cards:aux_place_store.galloway store:small_1.0");
    assert_int_equal(offered(&st, 0, "do"), 0); /* rules out the auxiliary action instead */
    play(&st, 0, "use:a1.pb_13a_certificates use:a1.pb_13a_store store:omaha.0");
    assert_int_equal(st.player[0].money, 5 - 1 + 2);
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 1);
    assert_string_equal(list(&st, 0), "end");
    arrange(&st, "certificates 0 3; use 0 a1");
    assert_int_equal(offered(&st, 0, "use:a1.pb_13a_certificates"), 0);
}

/* covers: RTN-EX-16 RTN-BLD-2 RTN-BLD-5 RTN-BLD-6 */
static void test_RTN_EX_16_building_13b(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "at a1 0 pb_13b; city 0 bloomington disc_aux_money_2; hand 0; money 0 0; store 0 small_1 "
        "omaha small_2 small_4 small_5 small_6 milwaukee small_7; use 0 a1");
    gwt_state first = st;
    play(&first, 0, "use:a1.pb_13b_certificates");
    assert_int_equal(GWT_CERTIFICATES[first.player[0].certificate], 2);
    play(&st, 0, "use:a1.pb_13b_store store:green_bay.0 use:a1.pb_13b_certificates");
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 3);
    st = position(2, ON, "at a1 0 pb_13b; hand 0; store 0 small_1 omaha; use 0 a1");
    assert_int_equal(offered(&st, 0, "use:a1.pb_13b_certificates"), 0); /* no bell */
    assert_int_equal(points(&st, 0, GWT_CAT_BUILDINGS), 4);
    st = position(2, ON, "at a1 1 pb_13b; at a2 0 pb_6b; hand 0; store 0 small_1 omaha medium_1; use 0 a2");
    play(&st, 0, "use:a1.pb_13b_certificates"); /* copied by 6b: the own annex counts */
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 1);
    play(&st, 0, "use:a1.pb_13b_store store:small_2.0");
    assert_int_equal(st.player[0].tokens, 2);
    assert_int_equal(gwt_stores_left(&st.player[1]), 15);
}

/* covers: RTN-SM-1 RTN-SM-2 RTN-SM-3 RTN-SM-4 */
static void test_RTN_SM_1_2_station_masters(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, ON " simmental=on", "owns 0 sm_store station_1; store 0 small_1 medium_1; hand 0; turn 0");
    assert_int_equal(points(&st, 0, GWT_CAT_MASTERS), 2);
    arrange(&st,
        "owns 0 sm_build station_2; discard 0 corriente shorthorn_3 hereford_5 simmental_1 simmental_2; "
        "hand 0 simmental_3 longhorn galloway; turn 0");
    assert_int_equal(points(&st, 0, GWT_CAT_MASTERS), 2 + 6); /* of value 3 to 5, any breed */
    st = position(2, ON,
        "at a1 0 pb_13a; store 0 small_1 omaha; hand 0; money 0 9; workers 0 2 1 1; master station_11 sm_build; use 0 "
        "a1");
    play(&st, 0, "use:a1.pb_13a_store store:station_town_1.0 upgrade:station_11 disc:disc_aux_engine_1 appoint:cowboy");
    assert_string_equal(asked(&st), "build");
    assert_true(offers(&st, 0, "decline") && offers(&st, 0, "build:pb_4a"));
    play(&st, 0, "build:pb_4a build_at:b1");
    assert_int_equal(st.player[0].money, 2); /* free */
}

/* covers: RTN-OBJ-1 RTN-OBJ-2 RTN-OBJ-3 */
static void test_RTN_OBJ_1_3_new_tasks(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, ON " simmental=on", "store 0 small_1 omaha small_2; area 0 start_obj_rtn; hand 0; turn 0");
    gwt_holding own;
    own = gwt_holding_of(&st, 0);
    assert_int_equal(own.have[GWT_TASK_BELL], 1);
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 0);
    arrange(&st, "at a1 0 pb_1a; own 0 hz_flood_g2; turn 0");
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 3);
    arrange(&st, "area 0 obj_rtn_1; turn 0"); /* needs a bell of its own */
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 3 - 2);
    arrange(&st, "discard 0 simmental_2 simmental_1; turn 0");
    own = gwt_holding_of(&st, 0);
    assert_int_equal(own.have[GWT_TASK_ORANGE_CATTLE], 2);
    assert_int_equal(own.have[GWT_TASK_VALUE_3] + own.have[GWT_TASK_SHORTHORN] + own.have[GWT_TASK_HEREFORD], 0);
    st = position(2, ON " brahman=on", "discard 0 brahman; turn 0");
    own = gwt_holding_of(&st, 0);
    assert_int_equal(own.have[GWT_TASK_ORANGE_CATTLE], 1);
}

/* covers: RTN-EX-3 RTN-END-1 RTN-END-2 RTN-END-3 */
static void test_RTN_EX_3_oregon_city(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "city 0 bloomington disc_aux_money_2; store 0 small_1 omaha small_2 small_4 small_5 small_6 "
        "oregon_city milwaukee small_7 green_bay small_8; turn 0");
    assert_int_equal(gwt_stores_left(&st.player[0]), 4);
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 0);
    int before = points(&st, 0, GWT_CAT_TOTAL);
    arrange(&st, "city 0 oregon_city disc_aux_draw_2; turn 0");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 9);
    assert_int_equal(points(&st, 0, GWT_CAT_TOTAL), before + 9); /* stores themselves score nothing */
}

/* ---- whole games ------------------------------------------------------------------------------------------------- */

typedef struct seen {
    uint64_t cards;
    uint32_t towns, cities, cells;
    unsigned tiles, masters, decisions, stations, events;
} seen;

static void look(const gwt_state *st, seen *s)
{
    for (int p = 0; p < st->players; p++) {
        s->towns |= st->player[p].stores;
        s->stations |= st->player[p].stations;
        s->masters |= st->player[p].masters;
        s->cards |= st->player[p].area_obj;
        for (int c = 0; c < GWT_CITY_COUNT; c++)
            s->cities |= (uint32_t)(st->player[p].city[c] != 0) << c;
    }
    for (int t = 0; t < GWT_TOWN_COUNT; t++)
        for (int i = 0; i < GWT_TRADE_CELLS; i++)
            s->cells |= (uint32_t)(st->cell[t][i] != 0) << i;
    for (int i = 0; i < GWT_MEDIUM_TOWNS; i++)
        s->tiles |= 1u << st->town_tile[i];
    s->cards |= st->display;
}

/* Discs that random play seldom gets so far. */
#define EAST                                                                                                           \
    "city 0 toledo disc_aux_money_2; city 0 harrisburg disc_aux_draw_2; city 1 harrisburg disc_aux_draw_2; "           \
    "city 1 chicago disc_aux_money_2; city 1 bloomington disc_aux_engine_1; money 0 60; money 1 60"

static gwt_state fresh(int players, int seed, const char *option)
{
    gwt_state st;
    sb_setup s;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number((uint64_t)seed, key);
    assert_int_equal(sb_setup_init(&gwt_game, players, &s), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "rails_north", "on"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "sides", "random"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, option, strcmp(option, "neutral") == 0 ? "random" : "on"), SB_OK);
    gwt_setup(&st, &s, key, NULL);
    return st;
}

/* Random play with a leaning towards stores: everything of the box occurs, every position is sound. */
static void test_everything_of_the_box_occurs(void **unused)
{
    (void)unused;
    static const char *const options[] = { "neutral", "simmental", "brahman" }; /* random or on */
    seen s = { 0 };
    for (int game = 0; game < 36; game++) {
        gwt_state st = fresh(2 + game / 3 % 3, game, options[game % 3]);
        arrange(&st, game % 2 ? EAST : "");
        sb_quick q = { (uint64_t)(game + 1) };
        for (int n = 0; gwt_pending(&st); n++) {
            sb_move list_[SB_MOVES_MAX];
            int seat = __builtin_ctz(gwt_pending(&st)), count = gwt_legal(&st, seat, list_);
            int pick = (int)sb_quick_below(&q, (uint32_t)count);
            for (int i = 0; n % 4 && i < count; i++) {
                int action =
                    list_[i].kind >= GWT_MV_USE && list_[i].kind <= GWT_MV_DO_BACK ? gwt_move_action(list_[i]) : 0;
                bool store = action && GWT_ACTION[action].op == GWT_OP_STORE;
                if (store || (list_[i].kind == GWT_MV_DELIVER && GWT_CITY[list_[i].arg[0]].town)
                    || list_[i].kind == GWT_MV_UPGRADE || list_[i].kind == GWT_MV_HIRE
                    || list_[i].kind == GWT_MV_APPOINT)
                    pick = i;
            }
            s.decisions |= 1u << gwt_game.rules.decision(&st, seat).kind;
            gwt_apply(&st, seat, list_[pick], NULL);
            if (n % 3 == 0 && gwt_check(&st))
                fail_msg("game %d, move %d: %s", game, n, gwt_check(&st));
        }
        assert_null(gwt_check(&st));
        look(&st, &s);
    }
    assert_int_equal(s.tiles, 62);
    assert_int_equal(s.cells, 15);
    assert_int_equal(s.towns, (UINT32_C(1) << GWT_TOWN_COUNT) - 1);
    assert_int_equal(s.stations >> 10, 3);
    assert_true(s.decisions >> GWT_D_STORE & 1 && s.decisions >> GWT_D_TAKE_CATTLE & 1);
    assert_true(s.cards >> 24 == (UINT64_C(1) << 14) - 1); /* the new ones and all starting cards */
    assert_int_equal(s.masters & (1u << GWT_MASTER_sm_store | 1u << GWT_MASTER_sm_build),
        1u << GWT_MASTER_sm_store | 1u << GWT_MASTER_sm_build);
    assert_int_equal(s.cities & ~GWT_BOX[1].cities, 0);
}

/* Nobody learns from a redacted position more than lies open; stores and town tiles do. */
static void test_RTN_SET_15_towns_lie_open(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "store 0 small_1 omaha; store 1 small_1; turn 0"), seen_by_1 = st;
    gwt_redact(&seen_by_1, 1);
    assert_memory_equal(seen_by_1.cell, st.cell, sizeof st.cell);
    assert_memory_equal(seen_by_1.town_tile, st.town_tile, sizeof st.town_tile);
    assert_int_equal(seen_by_1.player[0].stores, st.player[0].stores);
}

/* Positions that cannot be. */
static void test_impossible_positions_are_refused(void **unused)
{
    (void)unused;
    gwt_state good = position(2, ON, "store 0 small_1 omaha; turn 0"), st = good;
    assert_null(gwt_check(&st));
    st.cell[GWT_TOWN_denver][0] = 1;
    st.player[0].stores |= town_set("denver");
    assert_string_equal(gwt_check(&st), "stores: a town that its owner cannot reach");
    st = good;
    st.cell[GWT_TOWN_omaha][0] = 1;
    assert_string_equal(gwt_check(&st), "stores: one store of a seat in a town");
    st = good;
    st.player[0].stores &= ~town_set("omaha");
    assert_string_equal(gwt_check(&st), "stores: the cells show others");
    st = good;
    st.town_tile[0] = st.town_tile[1] = st.town_tile[2] = 1;
    assert_non_null(gwt_check(&st));
    st = good;
    st.player[0].discs &= (uint16_t)~1u;
    st.player[0].stations |= 1u << 10;
    assert_string_equal(gwt_check(&st), "stations: a station town without a store");
    st = good;
    gwt_push(&st, GWT_OP_STORE, 0)->count.left = 2; /* two stores are always paid for */
    assert_non_null(gwt_check(&st));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_RTN_SET_4_5_6_7_what_lies_on_the_table),
        cmocka_unit_test(test_RTN_SET_8_9_10_objective_cards),
        cmocka_unit_test(test_RTN_SET_3_12_13_the_strip_is_replaced),
        cmocka_unit_test(test_RTN_SET_6_building_13_has_the_side_of_all),
        cmocka_unit_test(test_RTN_SET_11_tokens),
        cmocka_unit_test(test_RTN_MAP_1_2_the_network),
        cmocka_unit_test(test_RTN_MAP_4_6_the_cities),
        cmocka_unit_test(test_RTN_MAP_5_arrows),
        cmocka_unit_test(test_RTN_BLD_1_4_6_building_13a),
        cmocka_unit_test(test_RTN_EX_16_building_13b),
        cmocka_unit_test(test_RTN_SM_1_2_station_masters),
        cmocka_unit_test(test_RTN_OBJ_1_3_new_tasks),
        cmocka_unit_test(test_RTN_EX_3_oregon_city),
        cmocka_unit_test(test_everything_of_the_box_occurs),
        cmocka_unit_test(test_RTN_SET_15_towns_lie_open),
        cmocka_unit_test(test_impossible_positions_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
