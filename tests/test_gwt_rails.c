/* test_gwt_rails.c: Rails to the North (RTN-SET, RTN-MAP, RTN-STORE, RTN-MED, RTN-DEL, RTN-BLD, RTN-SM, RTN-OBJ,
 * RTN-END, RTN-DEC and the worked examples). */
#include "gwt_position.h"

#define ON "rails_north=on"
#define IN_CITY "foresight 1 - -; foresight 2 - -; foresight 3 - -; "
/* Discs: every slot that is neither a hand slot nor the annex. */
#define SLOT_FREED "city 0 fulton disc_aux_store_2; "

static uint32_t towns(const char *text)
{
    uint32_t set = 0;
    char buffer[400];
    snprintf(buffer, sizeof buffer, "%s", text);
    for (char *rest, *t = strtok_r(buffer, " ", &rest); t; t = strtok_r(NULL, " ", &rest))
        set |= UINT32_C(1) << id(GWT_DOM_TOWN, t);
    return set;
}

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
    assert_true(GWT_TOWN_HALL == towns("small_1"));
    assert_true(GWT_CITY[GWT_CITY_fulton].rails == towns("omaha"));
    assert_true(GWT_CITY[GWT_CITY_st_louis].rails == towns("omaha small_3"));
    assert_true(GWT_CITY[GWT_CITY_bloomington].rails == towns("small_4 milwaukee"));
    assert_true(GWT_CITY[GWT_CITY_chicago].rails == towns("small_11"));
    assert_true(GWT_CITY[GWT_CITY_toledo].rails == towns("toronto"));
    assert_true(GWT_CITY[GWT_CITY_harrisburg].rails == towns("small_12"));
    assert_true(GWT_TOWN[GWT_TOWN_small_6].rails == towns("small_4 denver oregon_city")); /* through a switch */
    assert_true(GWT_TOWN[GWT_TOWN_green_bay].rails == towns("small_7 station_town_2 small_8"));
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

/* ---- access and cells -------------------------------------------------------------------------------------------- */

/* covers: RTN-EX-1 RTN-STORE-8 RTN-STORE-9 RTN-STORE-10 RTN-MAP-11 */
static void test_RTN_EX_1_access(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "city 0 fulton disc_aux_money_2; store 0 small_1; hand 0 galloway; use 0 d");
    assert_true(gwt_access(&st, 0) == towns("omaha medium_1"));
    assert_true(gwt_access(&st, 1) == towns("small_1"));
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_string_equal(list(&st, 0), "store:medium_1.0 store:omaha.0 store:omaha.1 decline");
    assert_string_equal(refused_by(&st, 0, "store:small_1.0"), "RTN-STORE-10");
    assert_string_equal(refused_by(&st, 0, "store:denver.0"), "RTN-STORE-9");
    assert_string_equal(refused_by(&st, 0, "store:omaha.2"), "RTN-STORE-8");
}

/* covers: RTN-STORE-11 RTN-STORE-33 RTN-MAP-10 */
static void test_RTN_STORE_33_access_follows_from_what_lies_there(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "city 0 bloomington disc_aux_money_2; store 0 milwaukee small_7");
    assert_true(gwt_access(&st, 0) == towns("small_1 small_4 green_bay station_town_2"));
    st.player[0].city[GWT_CITY_bloomington] = 0; /* a disc on a city is never taken back */
    st.player[0].discs |= 1;
    assert_non_null(gwt_check(&st));
}

/* covers: RTN-EX-7 RTN-EX-10 RTN-STORE-2 RTN-STORE-12 RTN-STORE-26 RTN-STORE-28 */
static void test_RTN_EX_7_10_cells_with_a_cost(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "money 0 1; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(discarded(&st, 0, "galloway"), 1);
    assert_string_equal(list(&st, 0), "store:small_1.0 decline");
    play(&st, 0, "store:small_1.0");
    st = position(2, ON,
        "city 0 bloomington disc_aux_money_2; store 0 small_1 milwaukee small_4 small_7 small_5; money 0 1; "
        "hand 0 galloway; use 0 d");
    gwt_state rich = st;
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(offered(&st, 0, "store:denver"), 0);
    assert_string_equal(refused_by(&st, 0, "store:denver.0"), "RTN-STORE-12");
    arrange(&rich, "money 0 2");
    play(&rich, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(offered(&rich, 0, "store:denver"), 1);
    play(&rich, 0, "store:denver.0");
    assert_int_equal(rich.player[0].money, 0);
    /* Two players, Denver: whoever comes second pays $2 at least; the two cells of $2 are one choice. */
    st = position(2, ON,
        "city 1 bloomington disc_aux_money_2; store 1 small_4 denver.0; "
        "city 0 bloomington disc_aux_money_2; store 0 small_4; money 0 9; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_int_equal(offered(&st, 0, "store:denver"), 2);
    assert_true(offers(&st, 0, "store:denver.1") && offers(&st, 0, "store:denver.3"));
    play(&st, 0, "store:denver.1");
    assert_int_equal(st.player[0].money, 9 - 1 - 2);
}

/* covers: RTN-STORE-13 RTN-STORE-14 RTN-STORE-15 RTN-STORE-19 RTN-STORE-27 RTN-DEC-1 */
static void test_RTN_STORE_13_14_bonuses_of_cells(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "city 0 harrisburg disc_aux_money_2; city 0 chicago disc_aux_draw_2; tokens 0 0; money 0 9; certificates 0 3; "
        "hand 0 galloway pineywoods; display obj_01 obj_02 obj_03 obj_04; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    gwt_state token = st;
    play(&token, 0, "store:small_11.0");
    assert_int_equal(token.player[0].tokens, 1);
    assert_string_equal(asked(&token), "phase_b");
    play(&st, 0, "store:small_12.0");
    assert_string_equal(asked(&st), "take");
    assert_string_equal(list(&st, 0), "take:obj_01 take:obj_02 take:obj_03 take:obj_04 take_stack decline");
    gwt_state declined = st;
    play(&st, 0, "take:obj_02");
    assert_int_equal(discarded(&st, 0, "obj_02"), 1);
    play(&declined, 0, "decline");
    assert_int_equal(discarded(&declined, 0, "obj_02"), 0);
    assert_string_equal(asked(&declined), "phase_b");
    st = position(2, ON, "city 0 toledo disc_aux_money_2; store 0 toronto; certificates 0 2; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway store:small_10.0"); /* the certificate is always taken */
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 3);
    st = position(2, ON, "city 0 toledo disc_aux_money_2; store 0 toronto; certificates 0 3; hand 0 galloway; use 0 d");
    play(&st, 0, "do_cards:aux_place_store.galloway store:small_10.0"); /* at the limit */
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 3);
}

/* ---- the auxiliary action ---------------------------------------------------------------------------------------- */

/* covers: RTN-STORE-1 RTN-STORE-4 RTN-STORE-24 RTN-STORE-31 RTN-DEC-3 */
static void test_RTN_STORE_1_4_31_the_sixth_auxiliary_action(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON " simmental=on",
        "hand 0 galloway galloway pineywoods santa_gertrudis simmental_1 criollo; money 0 9; use 0 g");
    assert_string_equal(GWT_DOMAINS[GWT_DOM_ACTION].item[GWT_AUX_ACTION[5][0]].id, "aux_place_store");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store."), 4);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store.criollo"), "GWT-LOC-11");
    play(&st, 0, "use:g.neutral_g_aux"); /* single or double, but the right slot has its disc */
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store."), 4);
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store_double."), 0);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store_double.galloway.galloway"), "GWT-AUX-1");
    arrange(&st, SLOT_FREED "use 0 g");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store_double."), 0); /* only where doubles are allowed */
    play(&st, 0, "use:g.neutral_g_aux");
    assert_int_equal(
        offered(&st, 0, "do_cards:aux_place_store_double."), 1 + 6); /* Galloway twice, and pairs of four */
    assert_true(offers(&st, 0, "do_cards:aux_place_store_double.pineywoods.galloway"));
    st = position(2, ON " brahman=on", "hand 0 brahman; use 0 d");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store.brahman"), 1);
    arrange(&st, "money 0 0; use 0 d");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 0);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store.brahman"), "GWT-FEE-7");
    st = position(2, ON, "hand 0 galloway; at a1 1 pb_1a; use 0 a1"); /* on somebody else's building */
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 1);
    st = position(2, ON, "hand 0 galloway obj_06; turn 0"); /* by an objective card */
    play(&st, 0, "play:obj_06");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 1);
    play(&st, 0, "do_cards:aux_place_store.galloway store:small_1.0");
    assert_string_equal(asked(&st), "turn_start");
}

/* The disc of the annex is taken like any other: white, free of charge. */
static void test_RTN_STORE_1_the_disc_of_the_annex(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, IN_CITY "hand 0; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest disc:disc_aux_store_2");
    assert_int_equal(st.player[0].money, 4);
    assert_true(gwt_aux_open(&st.player[0], 5, true));
}

/* covers: RTN-EX-8 RTN-STORE-3 */
static void test_RTN_EX_8_double(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, ON, "city 0 kansas_city_crest disc_aux_store_2; money 0 4; hand 0 galloway pineywoods; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway");
    assert_int_equal(st.player[0].money, 2);
    assert_int_equal(st.player[0].hand_n, 0);
    assert_string_equal(list(&st, 0), "store:small_1.0 decline");
    gwt_state none = st;
    play(&st, 0, "store:small_1.0");
    assert_string_equal(asked(&st), "store");
    gwt_state one = st;
    play(&st, 0, "store:omaha.0");
    assert_int_equal(st.player[0].money, 4);
    assert_int_equal(gwt_stores_left(&st.player[0]), 13);
    assert_string_equal(asked(&st), "phase_b");
    play(&one, 0, "decline"); /* the second may be given up */
    assert_string_equal(asked(&one), "phase_b");
    play(&none, 0, "decline"); /* RTN-STORE-29: all of them are */
    assert_string_equal(asked(&none), "phase_b");
    assert_int_equal(gwt_stores_left(&none.player[0]), 15);
}

#define TWELVE                                                                                                         \
    "city 0 bloomington disc_aux_money_2; city 0 st_louis disc_aux_draw_2; city 0 chicago disc_step_left; "            \
    "store 0 small_1 omaha small_2 small_3 small_4 small_5 small_6 milwaukee small_7 green_bay small_8 small_9; "
#define FOURTEEN TWELVE "store 0 small_10 small_11; "

/* covers: RTN-STORE-5 RTN-STORE-6 RTN-STORE-25 RTN-STORE-30 */
static void test_RTN_STORE_5_6_30_stores_run_out(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        FOURTEEN "city 0 kansas_city_crest disc_aux_store_2; money 0 9; "
                 "hand 0 galloway pineywoods; use 0 g");
    assert_int_equal(gwt_stores_left(&st.player[0]), 1);
    play(&st, 0, "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway"); /* at its full price */
    assert_int_equal(st.player[0].money, 7);
    play(&st, 0, "store:toronto.0");
    assert_int_equal(gwt_stores_left(&st.player[0]), 0);
    assert_string_equal(asked(&st), "phase_b");
    arrange(&st, "hand 0 galloway; use 0 d");
    assert_int_equal(offered(&st, 0, "do_cards:aux_place_store"), 0);
    assert_string_equal(refused_by(&st, 0, "do_cards:aux_place_store.galloway"), "RTN-STORE-6");
}

/* covers: RTN-STORE-5 RTN-STORE-25 RTN-STORE-30 RTN-BLD-6 */
static void test_RTN_STORE_5_no_cell_can_be_chosen(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "at b1 0 pb_13a; store 0 small_1 medium_1 omaha station_town_1 small_2; money 0 9; "
        "hand 0 galloway; use 0 b1");
    assert_int_equal(gwt_access(&st, 0), 0);
    assert_int_equal(offered(&st, 0, "use:b1.pb_13a_store"), 0); /* a free one is not offered */
    assert_string_equal(refused_by(&st, 0, "use:b1.pb_13a_store"), "GWT-LOC-14");
    play(&st, 0, "do_cards:aux_place_store.galloway"); /* a paid one is, and its store is lost without a question */
    assert_int_equal(st.player[0].money, 8);
    assert_int_equal(gwt_stores_left(&st.player[0]), 10);
    assert_string_equal(asked(&st), "phase_b");
    st = position(2, ON,
        "city 0 bloomington disc_aux_money_2; at b1 0 pb_13a; store 0 small_1 medium_1 omaha station_town_1 "
        "small_2 small_4 small_5 small_6 oregon_city milwaukee; money 0 0; hand 0; use 0 b1");
    assert_true(gwt_access(&st, 0) == towns("denver small_7"));
    play(&st, 0, "use:b1.pb_13a_store"); /* Denver costs too much: two cells of small_7 are left */
    assert_string_equal(list(&st, 0), "store:small_7.0 store:small_7.1");
}

/* covers: RTN-EX-6 RTN-STORE-7 */
static void test_RTN_EX_6_bells(void **unused)
{
    (void)unused;
    static const int placed[] = { 2, 3, 5, 6, 15 }, bells[] = { 0, 1, 1, 2, 5 };
    for (int i = 0; i < 5; i++) {
        gwt_player p = { .stores = (UINT32_C(1) << placed[i]) - 1 };
        assert_int_equal(gwt_bells(&p), bells[i]);
        assert_int_equal(gwt_stores_left(&p), 15 - placed[i]);
    }
}

/* covers: RTN-STORE-29 RTN-STORE-20 RTN-STORE-28 */
static void test_RTN_STORE_29_a_free_store_of_13a_is_not_declined(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "at a1 0 pb_13a; money 0 0; hand 0; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store"); /* one cell only: carried out */
    assert_true(st.player[0].stores == towns("small_1"));
    assert_string_equal(asked(&st), "phase_b");
    st = position(2, ON, "at a1 0 pb_13a; store 0 small_1; money 0 0; hand 0; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store");
    assert_string_equal(list(&st, 0), "store:medium_1.0 store:omaha.0 store:omaha.1");
    assert_string_equal(refused_by(&st, 0, "decline"), "GWT-LOC-10");
}

/* ---- station towns ----------------------------------------------------------------------------------------------- */

#define AT_LINCOLN "at a1 0 pb_13a; store 0 small_1 omaha; hand 0; "

/* covers: RTN-STORE-16 RTN-STORE-21 RTN-STORE-32 RTN-SET-16 */
static void test_RTN_STORE_16_21_32_station_towns(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, AT_LINCOLN "money 0 8; workers 0 2 1 1; master station_11 sm_money12; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store store:station_town_1.0");
    assert_string_equal(asked(&st), "upgrade");
    gwt_state declined = st;
    play(&st, 0, "upgrade:station_11");
    assert_int_equal(st.player[0].money, 1);
    assert_int_equal(offered(&st, 0, "disc:disc_step") + offered(&st, 0, "disc:disc_hand"), 0); /* white only */
    play(&st, 0, "disc:disc_aux_engine_1");
    assert_string_equal(asked(&st), "appoint");
    play(&st, 0, "appoint:cowboy");
    assert_int_equal(st.player[0].money, 13);
    assert_int_equal(points(&st, 0, GWT_CAT_STATIONS), 6);
    assert_int_equal(gwt_count(&st, 0, GWT_PER_STATIONS), 1);
    assert_true(st.player[0].masters >> GWT_MASTER_sm_money12 & 1);
    assert_int_equal(st.appointed[5], GWT_TILE_cowboy);
    play(&declined, 0, "decline");
    arrange(&declined, "engine 0 s38; at b1 0 pb_9b; money 0 30; use 0 b1"); /* never again, not by 9b either */
    play(&declined, 0, "use:b1.pb_9b_upgrade");
    assert_int_equal(offered(&declined, 0, "upgrade:station_1"), 1);
    assert_int_equal(offered(&declined, 0, "upgrade:station_11"), 0);
    assert_string_equal(refused_by(&declined, 0, "upgrade:station_11"), "GWT-UPG-1");
    st = position(2, ON, AT_LINCOLN "money 0 6; use 0 a1"); /* cannot be paid: lost without a question */
    play(&st, 0, "use:a1.pb_13a_store store:station_town_1.0");
    assert_string_equal(asked(&st), "phase_b");
}

/* The second station town takes any disc; its $5 must be there besides the $15. */
static void test_RTN_MAP_8_station_town_2(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "city 0 bloomington disc_aux_money_2; store 0 milwaukee small_7; at a1 0 pb_13a; hand 0; "
        "money 0 20; workers 0 1 1 1; use 0 a1");
    play(&st, 0, "use:a1.pb_13a_store store:station_town_2.0 upgrade:station_12");
    assert_true(offers(&st, 0, "disc:disc_hand_1"));
    play(&st, 0, "disc:disc_hand_1");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(points(&st, 0, GWT_CAT_STATIONS), 8);
    assert_string_equal(asked(&st), "phase_b"); /* no hired worker to appoint */
}

/* RTN-STORE-21: the emergency rule for missing discs takes it back, for good. */
static void test_RTN_STORE_21_a_missing_disc_comes_from_a_station_town(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        IN_CITY
        "store 0 small_1 omaha station_town_1; station 0 station_11 disc_aux_store_2; "
        "city 0 kansas_city_crest disc_aux_money_2; city 0 kansas_city_crest disc_aux_draw_2; "
        "city 0 kansas_city_crest disc_aux_certificate_1; city 0 kansas_city_crest disc_aux_certificate_2; "
        "city 0 kansas_city_crest disc_aux_engine_1; city 0 kansas_city_crest disc_aux_engine_2; "
        "city 0 kansas_city_crest disc_aux_remove_card_1; city 0 kansas_city_crest disc_aux_remove_card_2; "
        "city 0 kansas_city_crest disc_cert_4; city 0 new_york disc_step_left; city 0 new_york disc_step_right; "
        "city 0 new_york disc_cert_6; station 0 station_1 disc_hand_1; hand 0; money 0 4; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest");
    assert_string_equal(list(&st, 0), "disc_from:station_1 disc_from:station_11");
    play(&st, 0, "disc_from:station_11");
    assert_int_equal(st.player[0].stations, 1);
    assert_true(st.player[0].stores & towns("station_town_1"));
}

/* ---- medium towns ------------------------------------------------------------------------------------------------ */

#define TOPEKA(tile) "at a1 0 pb_13a; store 0 small_1; town medium_1 " tile "; "
#define STORE_THERE "use:a1.pb_13a_store store:medium_1.0"

/* covers: RTN-MED-1 RTN-MED-8 RTN-STORE-17 RTN-STORE-22 */
static void test_RTN_MED_1_hire(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_hire") "hand 0; money 0 4; job 1 engineer cowboy; token 3; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(asked(&st), "hire");
    assert_true(offers(&st, 0, "decline"));
    gwt_state declined = st;
    play(&st, 0, "hire:1.cowboy");
    assert_int_equal(st.player[0].money, 0); /* 6 - 2 */
    assert_string_equal(asked(&st), "phase_b");
    assert_true(offers(&st, 0, "use:a1.pb_13a_certificates")); /* the interrupted location goes on */
    play(&declined, 0, "decline");
    assert_int_equal(declined.player[0].money, 4);
    st = position(2, ON, TOPEKA("mt_hire") "hand 0; money 0 3; job 1 engineer cowboy; token 2; use 0 a1");
    play(&st, 0, STORE_THERE); /* nobody can be paid: lost */
    assert_string_equal(asked(&st), "phase_b");
}

static void test_RTN_MED_2_engine(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_engine") "hand 0; money 0 2; engine 0 s3; engine 1 s5; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "engine:s4 engine:t1 engine:s6 engine:s7 decline"); /* jumping over 5 */
    play(&st, 0, "engine:t1");
    assert_string_equal(asked(&st), "upgrade");
    play(&st, 0, "upgrade:station_1 disc:disc_aux_engine_1");
    st = position(2, ON, TOPEKA("mt_engine") "hand 0; money 0 3; engine 0 s38; use 0 a1");
    play(&st, 0, STORE_THERE " engine:s39 upgrade:station_10 disc:disc_aux_engine_1");
    assert_string_equal(asked(&st), "engine_return");
    play(&st, 0, "engine:s0");
    assert_int_equal(st.player[0].money, 3);
}

/* covers: RTN-MED-3 RTN-MED-7 RTN-MED-8 */
static void test_RTN_MED_3_7_remove(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, ON, TOPEKA("mt_remove") "clear; tile flood_1 hz_flood_g2; hand 0 criollo obj_01 galloway; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_remove_cards do:mt_remove_hazard decline");
    gwt_state hazard = st;
    play(&st, 0, "do:mt_remove_cards");
    assert_string_equal(list(&st, 0), "remove:criollo remove:galloway remove:obj_01 done");
    play(&st, 0, "remove:obj_01 remove:criollo");
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(st.player[0].hand_n, 1);
    play(&hazard, 0, "do:mt_remove_hazard"); /* the only one: carried out, free */
    assert_int_equal(hazard.player[0].owned[GWT_TILE_hz_flood_g2], 1);
    st = position(2, ON, TOPEKA("mt_remove") "clear; hand 0 criollo; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_remove_cards decline"); /* still asked */
    play(&st, 0, "do:mt_remove_cards done");                         /* none is possible */
    st = position(2, ON, TOPEKA("mt_remove") "clear; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(asked(&st), "phase_b"); /* neither: lost without a decision */
}

/* covers: RTN-MED-4 RTN-MED-8 RTN-MED-9 */
static void test_RTN_MED_4_money_or_cattle(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON " simmental=on",
        TOPEKA(
            "mt_money_or_cattle") "market black_angus corriente shorthorn_3 simmental_1; money 0 0; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_money do:mt_cattle decline");
    gwt_state money = st, nothing = st;
    play(&st, 0, "do:mt_cattle");
    assert_string_equal(asked(&st), "take_cattle");
    assert_string_equal(list(&st, 0), "take_cattle:black_angus take_cattle:corriente"); /* no decline, no orange */
    assert_string_equal(refused_by(&st, 0, "take_cattle:simmental_1"), "GWT-BUY-4");
    play(&st, 0, "take_cattle:corriente");
    assert_int_equal(discarded(&st, 0, "corriente"), 1);
    assert_int_equal(gwt_market_size(&st), 3); /* nothing is drawn for it */
    play(&money, 0, "do:mt_money");
    assert_int_equal(money.player[0].money, 5);
    play(&nothing, 0, "decline");
    assert_int_equal(nothing.player[0].money, 0);
    st = position(2, ON, TOPEKA("mt_money_or_cattle") "market shorthorn_3; money 0 0; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0), "do:mt_money decline");
}

/* covers: RTN-MED-5 RTN-MED-6 RTN-MED-9 */
static void test_RTN_MED_5_6_9_build(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_build") "hand 0; money 0 0; workers 0 1 6 1; use 0 a1");
    play(&st, 0, STORE_THERE);
    assert_string_equal(list(&st, 0),
        "build:pb_1a build:pb_2a build:pb_3a build:pb_4a build:pb_6a build:pb_7a "
        "build:pb_8a build:pb_12a decline"); /* up to 2; 13a may be replaced by 4 or 5 */
    gwt_state replaced = st;
    play(&st, 0, "build:pb_4a");
    assert_int_equal(offered(&st, 0, "build_at:"), 21);
    play(&st, 0, "build_at:b1");
    assert_int_equal(st.player[0].money, 0);
    play(&replaced, 0, "build:pb_8a"); /* five builders: only by replacing 13a */
    assert_int_equal(replaced.player[0].built[8], GWT_PLACE_a1);
    assert_int_equal(replaced.player[0].built[13], 0);
    assert_true(offers(&replaced, 0, "use:a1.pb_13a_certificates")); /* GWT-BUILD-8 */
    assert_int_equal(offered(&replaced, 0, "use:a1.pb_8a"), 0);
    assert_string_equal(refused_by(&st, 0, "build:pb_9a"), "GWT-DEC-1");
}

/* covers: RTN-STORE-23 RTN-STORE-18 */
static void test_RTN_STORE_23_a_town_tile_works_for_everybody(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, TOPEKA("mt_money_or_cattle") "money 0 0; hand 0; use 0 a1");
    play(&st, 0, STORE_THERE " do:mt_money");
    arrange(&st, "at a2 1 pb_13a; store 1 small_1; money 1 0; hand 1; use 1 a2");
    play(&st, 1, "use:a2.pb_13a_store store:medium_1.1 do:mt_money");
    assert_int_equal(st.player[0].money + st.player[1].money, 10);
    assert_int_equal(st.town_tile[0], GWT_TOWN_TILE_mt_money_or_cattle);
}

/* ---- deliveries -------------------------------------------------------------------------------------------------- */

#define NORTH_OPEN "city 0 bloomington disc_aux_money_2; store 0 milwaukee small_7 green_bay small_8 small_9 buffalo; "
#define FIFTEEN "hand 0 hereford_5 shorthorn_3 corriente longhorn; "

/* covers: RTN-EX-2 RTN-EX-9 RTN-DEL-5 RTN-DEL-6 RTN-DEL-9 */
static void test_RTN_EX_2_9_fees(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "engine 0 s10");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_buffalo), 3);
    arrange(&st, "engine 0 s0");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_montreal), 11);
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_omaha), 0);
    arrange(&st, "engine 0 s6");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_milwaukee), 3);
    arrange(&st, "engine 0 t4");
    assert_int_equal(gwt_transport(&st, 0, GWT_CITY_buffalo), 0); /* a turnout counts as the next space */
}

/* covers: RTN-DEL-1 RTN-DEL-2 RTN-DEL-3 RTN-DEL-4 RTN-DEL-11 RTN-DEC-2 RTN-STORE-18 */
static void test_RTN_DEL_1_2_3_4_large_cities(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, IN_CITY NORTH_OPEN FIFTEEN "engine 0 s10; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_true(offers(&st, 0, "deliver:buffalo") && offers(&st, 0, "deliver:green_bay"));
    assert_string_equal(refused_by(&st, 0, "deliver:toronto"), "RTN-DEL-2");
    gwt_state white = st;
    play(&st, 0, "deliver:buffalo");
    assert_true(offers(&st, 0, "disc:disc_step_left"));
    play(&st, 0, "disc:disc_step_left");
    assert_int_equal(st.player[0].money, 15 + 3 - 3);
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 10);
    play(&white, 0, "deliver:green_bay");
    assert_int_equal(offered(&white, 0, "disc:disc_step"), 0);
    arrange(&st, IN_CITY FIFTEEN "use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_string_equal(refused_by(&st, 0, "deliver:buffalo"), "GWT-DEL-2"); /* once only */
    st.player[0].city[GWT_CITY_toronto] = 1;
    st.player[0].discs &= (uint16_t)~2u;
    assert_non_null(gwt_check(&st)); /* without a store there */
}

/* covers: RTN-DEL-10 RTN-DEL-12 */
static void test_RTN_DEL_10_12_omaha_and_milwaukee(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        IN_CITY "store 0 small_1 omaha; hand 0 corriente; money 0 0; display obj_01 obj_02 obj_03 "
                "obj_04; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:omaha disc:disc_aux_money_2");
    assert_int_equal(st.player[0].money, 3 + 2);
    assert_string_equal(asked(&st), "take");
    assert_true(offers(&st, 0, "decline"));
    play(&st, 0, "decline");
    assert_int_equal(gwt_active(&st), 1);
    st = position(2, ON, IN_CITY NORTH_OPEN FIFTEEN "engine 0 s6; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:milwaukee disc:disc_aux_draw_2");
    assert_int_equal(st.player[0].money, 15 + 3); /* the fee comes last */
    play(&st, 0, "take_stack");
    assert_int_equal(st.player[0].money, 15 + 3 - 3);
    st = position(2, ON, IN_CITY FIFTEEN "engine 0 s18; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:chicago disc:disc_aux_draw_2");
    assert_string_equal(asked(&st), "take");
    assert_string_equal(refused_by(&st, 0, "decline"), "GWT-LOC-10"); /* that of the strip must be taken */
    st = position(2, ON, IN_CITY FIFTEEN "city 0 toledo disc_step_left; engine 0 s18; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:harrisburg disc:disc_aux_draw_2");
    assert_string_equal(refused_by(&st, 0, "decline"), "GWT-LOC-10"); /* nor that of an arrow */
}

/* covers: RTN-EX-13 RTN-DEL-8 */
static void test_RTN_EX_13_denver_and_a_hand_disc(void **unused)
{
    (void)unused;
    static const char *const engine[] = { "s0", "s4" };
    for (int i = 0; i < 2; i++) {
        char table[600];
        snprintf(table, sizeof table,
            IN_CITY "city 0 bloomington disc_aux_money_2; store 0 small_4 denver; money 0 0; "
                    "hand 0 corriente longhorn galloway; engine 0 %s; use 0 kansas_city",
            engine[i]);
        gwt_state st = position(2, ON, table);
        play(&st, 0, "certificates:0");
        assert_int_equal(st.player[0].money, 8);
        assert_int_equal(gwt_transport(&st, 0, GWT_CITY_denver), 4 - i);
        play(&st, 0, "deliver:denver");
        assert_int_equal(offers(&st, 0, "disc:disc_hand_1"), i == 1);
        if (i == 0) {
            assert_string_equal(refused_by(&st, 0, "disc:disc_hand_1"), "GWT-DISC-1");
            continue;
        }
        play(&st, 0, "disc:disc_hand_1");
        assert_int_equal(st.player[0].money, 0);
    }
}

/* covers: RTN-EX-17 RTN-DEL-7 RTN-DEL-13 RTN-STORE-22 */
static void test_RTN_EX_17_special_delivery_after_a_store(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "at a1 0 pb_9a; store 0 small_1; town medium_1 mt_engine; master station_5 sm_store; "
        "engine 0 s18; money 0 6; workers 0 2 1 1; hand 0; use 0 a1");
    play(&st, 0, "use:a1.pb_9a_delivery engine:t5 upgrade:station_5 disc:disc_step_left appoint:cowboy");
    assert_string_equal(asked(&st), "store");
    assert_true(offers(&st, 0, "decline"));
    play(&st, 0, "store:medium_1.0 engine:s19");
    assert_string_equal(asked(&st), "deliver");
    assert_string_equal(list(&st, 0), "deliver:kansas_city_crest deliver:fulton"); /* d is still 1 */
    play(&st, 0, "deliver:fulton disc:disc_aux_money_2");
    assert_string_equal(asked(&st), "phase_b");
    /* A large city with an own store, and one that got its store in between. */
    st = position(2, ON,
        "at a1 0 pb_9a; store 0 small_1; master station_3 sm_store; engine 0 s13; money 0 9; "
        "workers 0 2 1 1; hand 0; use 0 a1");
    play(&st, 0,
        "use:a1.pb_9a_delivery engine:t3 upgrade:station_3 disc:disc_aux_engine_1 appoint:cowboy store:omaha.1");
    assert_string_equal(list(&st, 0), "deliver:kansas_city_crest deliver:fulton");
    st = position(2, ON,
        "at a1 0 pb_9a; store 0 small_1; master station_3 sm_store; engine 0 s14; money 0 9; "
        "workers 0 2 1 1; hand 0; use 0 a1");
    play(&st, 0,
        "use:a1.pb_9a_delivery engine:t3 upgrade:station_3 disc:disc_aux_engine_1 appoint:cowboy store:omaha.1");
    assert_true(offers(&st, 0, "deliver:omaha")); /* value 3 */
    play(&st, 0, "deliver:omaha disc:disc_aux_money_2 decline");
    assert_int_equal(st.player[0].city[GWT_CITY_omaha], 1);
}

/* ---- worked examples of stores ----------------------------------------------------------------------------------- */

/* covers: RTN-EX-14 RTN-STORE-22 RTN-STORE-32 */
static void test_RTN_EX_14_a_double_action_with_an_engine(void **unused)
{
    (void)unused;
    for (int money = 2; money <= 4; money += 2) {
        char table[400];
        snprintf(table, sizeof table,
            "city 0 kansas_city_crest disc_aux_store_2; town medium_1 mt_engine; engine 0 s3; "
            "money 0 %d; hand 0 galloway galloway; use 0 g",
            money);
        gwt_state st = position(2, ON, table);
        play(&st, 0,
            "use:g.neutral_g_aux do_cards:aux_place_store_double.galloway.galloway store:small_1.0 "
            "store:medium_1.0 engine:t1");
        assert_string_equal(asked(&st), money == 2 ? "phase_b" : "upgrade");
        assert_int_equal(st.player[0].money, money - 2);
    }
}

/* covers: RTN-EX-18 RTN-SM-4 */
static void test_RTN_EX_18_no_store_is_left_for_the_station_master(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        FOURTEEN "city 0 kansas_city_crest disc_aux_store_2; master station_11 sm_store; "
                 "money 0 9; workers 0 2 1 1; hand 0 galloway pineywoods; use 0 g");
    play(&st, 0,
        "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway store:station_town_1.0 "
        "upgrade:station_11 disc:disc_aux_engine_1 appoint:cowboy");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(gwt_stores_left(&st.player[0]), 0);
    assert_true(st.player[0].masters >> GWT_MASTER_sm_store & 1); /* the tile is taken all the same */
    assert_string_equal(asked(&st), "phase_b");
}

/* A store nested in the first of a double action: all of it before the second. */
static void test_RTN_STORE_22_nested_before_the_second_store(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "city 0 kansas_city_crest disc_aux_store_2; store 0 small_1 omaha; "
        "master station_11 sm_store; town medium_1 mt_money_or_cattle; money 0 9; "
        "workers 0 2 1 1; hand 0 galloway pineywoods; use 0 g");
    play(&st, 0,
        "use:g.neutral_g_aux do_cards:aux_place_store_double.pineywoods.galloway store:station_town_1.0 "
        "upgrade:station_11 disc:disc_aux_engine_1 appoint:cowboy");
    assert_string_equal(asked(&st), "store"); /* of the station master */
    play(&st, 0, "store:medium_1.0 do:mt_money");
    assert_string_equal(asked(&st), "store"); /* the second of the action */
    play(&st, 0, "store:small_2.0");
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(gwt_stores_left(&st.player[0]), 10);
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
    st = position(2, ON, AT_LINCOLN "money 0 9; workers 0 2 1 1; master station_11 sm_build; use 0 a1");
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
            s.decisions |= 1u << gwt_game.decision(&st, seat).kind;
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
    st.player[0].stores |= towns("denver");
    assert_string_equal(gwt_check(&st), "stores: a town that its owner cannot reach");
    st = good;
    st.cell[GWT_TOWN_omaha][0] = 1;
    assert_string_equal(gwt_check(&st), "stores: one store of a seat in a town");
    st = good;
    st.player[0].stores &= ~towns("omaha");
    assert_string_equal(gwt_check(&st), "stores: the cells show others");
    st = good;
    st.town_tile[0] = st.town_tile[1] = st.town_tile[2] = 1;
    assert_non_null(gwt_check(&st));
    st = good;
    st.player[0].discs &= (uint16_t)~1u;
    st.player[0].stations |= 1u << 10;
    assert_string_equal(gwt_check(&st), "stations: a station town without a store");
    st = good;
    gwt_push(&st, GWT_OP_STORE, 0, 2, 0, 0); /* two stores are always paid for */
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
        cmocka_unit_test(test_RTN_EX_1_access),
        cmocka_unit_test(test_RTN_STORE_33_access_follows_from_what_lies_there),
        cmocka_unit_test(test_RTN_EX_7_10_cells_with_a_cost),
        cmocka_unit_test(test_RTN_STORE_13_14_bonuses_of_cells),
        cmocka_unit_test(test_RTN_STORE_1_4_31_the_sixth_auxiliary_action),
        cmocka_unit_test(test_RTN_STORE_1_the_disc_of_the_annex),
        cmocka_unit_test(test_RTN_EX_8_double),
        cmocka_unit_test(test_RTN_STORE_5_6_30_stores_run_out),
        cmocka_unit_test(test_RTN_STORE_5_no_cell_can_be_chosen),
        cmocka_unit_test(test_RTN_EX_6_bells),
        cmocka_unit_test(test_RTN_STORE_29_a_free_store_of_13a_is_not_declined),
        cmocka_unit_test(test_RTN_STORE_16_21_32_station_towns),
        cmocka_unit_test(test_RTN_MAP_8_station_town_2),
        cmocka_unit_test(test_RTN_STORE_21_a_missing_disc_comes_from_a_station_town),
        cmocka_unit_test(test_RTN_MED_1_hire),
        cmocka_unit_test(test_RTN_MED_2_engine),
        cmocka_unit_test(test_RTN_MED_3_7_remove),
        cmocka_unit_test(test_RTN_MED_4_money_or_cattle),
        cmocka_unit_test(test_RTN_MED_5_6_9_build),
        cmocka_unit_test(test_RTN_STORE_23_a_town_tile_works_for_everybody),
        cmocka_unit_test(test_RTN_EX_2_9_fees),
        cmocka_unit_test(test_RTN_DEL_1_2_3_4_large_cities),
        cmocka_unit_test(test_RTN_DEL_10_12_omaha_and_milwaukee),
        cmocka_unit_test(test_RTN_EX_13_denver_and_a_hand_disc),
        cmocka_unit_test(test_RTN_EX_17_special_delivery_after_a_store),
        cmocka_unit_test(test_RTN_EX_14_a_double_action_with_an_engine),
        cmocka_unit_test(test_RTN_EX_18_no_store_is_left_for_the_station_master),
        cmocka_unit_test(test_RTN_STORE_22_nested_before_the_second_store),
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
