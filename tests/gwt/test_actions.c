/* test_actions.c: hiring, buying, engine, stations, objective cards, building, bounties, hazards
 * (GWT-HIRE, GWT-BUY, GWT-ENG, GWT-STA, GWT-UPG, GWT-OBJ, GWT-BUILD, GWT-OUT, GWT-HAZ). */
#include "position.h"

/* ---- hiring ------------------------------------------------------------------------------------------------------ */

/* covers: GWT-EX-7 GWT-HIRE-1 GWT-HIRE-2 GWT-HIRE-3 GWT-NB-A */
static void test_GWT_EX_7_marie_hires_twice(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "token 4; job 1 cowboy builder; job 2; job 3 engineer builder; job 4 engineer; workers 0 1 1 2; "
        "hand 0 criollo pineywoods; money 0 20; use 0 a");
    assert_int_equal(offered(&st, 0, "use_cards:a.neutral_a_galloway"), 0);
    play(&st, 0, "use:a.neutral_a_hire");
    assert_string_equal(refused_by(&st, 0, "hire:4.engineer"), "GWT-HIRE-1"); /* the token's row */
    assert_string_equal(refused_by(&st, 0, "hire:1.engineer"), "GWT-HIRE-1"); /* none there */
    play(&st, 0, "hire:3.engineer");
    assert_int_equal(st.player[0].money, 13);
    assert_int_equal(st.player[0].workers[2], 3); /* column 3 */
    play(&st, 0, "do_cards:engineer_3.criollo");
    assert_int_equal(st.player[0].money, 15);
    play(&st, 0, "use:a.neutral_a_hire_2 hire:1.cowboy");
    assert_int_equal(st.player[0].money, 7); /* 6 + 2 */
    assert_int_equal(st.player[0].workers[0], 2);
}

/* covers: GWT-HIRE-2 GWT-PB-6a */
static void test_GWT_HIRE_2_prices(void **unused)
{
    (void)unused;
    static const int costs[] = { 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4 };
    for (int r = 0; r < 12; r++)
        assert_int_equal(GWT_JOB[r].cost, costs[r]);
    gwt_state st = position(2, "", "at a1 0 pb_6a; job 1 cowboy builder; money 0 5; use 0 a1");
    play(&st, 0, "use:a1.pb_6a_hire hire:1.cowboy");
    assert_int_equal(st.player[0].money, 0); /* 6 - 1 */
    st = position(2, "", "job 1 engineer cowboy; job 2 builder; workers 0 1 1 3; money 0 10; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.engineer"); /* column 4: hire at -2 */
    assert_string_equal(asked(&st), "hire");
    assert_string_equal(list(&st, 0), "hire:1.cowboy decline");
    play(&st, 0, "hire:1.cowboy");
    assert_int_equal(st.player[0].money, 0); /* 10 - 6 - 4 */
    st = position(2, "", "job 1 cowboy builder; money 0 5; use 0 a");
    assert_int_equal(offered(&st, 0, "use:a.neutral_a_hire"), 0); /* GWT-LOC-13: no target */
    arrange(&st, "money 0 7; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire");
    arrange(&st, "money 0 7");
    assert_string_equal(refused_by(&st, 0, "hire:2.cowboy"), "GWT-HIRE-1");
}

static void test_GWT_HIRE_4_a_full_row(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "job 1 cowboy builder; workers 0 6 1 1; money 0 20; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire"); /* only the builder is left: carried out */
    assert_int_equal(st.player[0].workers[1], 2);
    assert_int_equal(offered(&st, 0, "use:a.neutral_a_hire_2"), 0);
}

/* covers: GWT-HIRE-5 GWT-HIRE-6 */
static void test_GWT_HIRE_6_immediate_actions(void **unused)
{
    (void)unused;
    static const struct {
        const char *workers, *hire, *then;
    } cases[] = {
        { "workers 0 1 1 1; job 1 cowboy engineer", "hire:1.cowboy", "phase_b" },
        { "workers 0 2 1 1; job 1 cowboy engineer", "hire:1.cowboy", "phase_b" },
        { "workers 0 3 1 1; job 1 cowboy engineer", "hire:1.cowboy", "hazard" },
        { "workers 0 4 1 1; job 1 cowboy engineer", "hire:1.cowboy", "phase_b" },
        { "workers 0 5 1 1; job 1 cowboy engineer", "hire:1.cowboy", "bounty" },
        { "workers 0 1 1 1; job 1 builder cowboy", "hire:1.builder", "phase_b" },
        { "workers 0 1 2 1; job 1 builder cowboy", "hire:1.builder", "phase_b" },
        { "workers 0 1 3 1; job 1 builder cowboy", "hire:1.builder", "build" },
        { "workers 0 1 4 1; job 1 builder cowboy", "hire:1.builder", "phase_b" },
        { "workers 0 1 5 1; job 1 builder cowboy", "hire:1.builder", "build" },
        { "workers 0 1 1 1; job 1 engineer cowboy", "hire:1.engineer", "use" },
        { "workers 0 1 1 2; job 1 engineer cowboy", "hire:1.engineer", "use" },
        { "workers 0 1 1 3; job 1 engineer cowboy", "hire:1.engineer", "hire" },
        { "workers 0 1 1 4; job 1 engineer cowboy", "hire:1.engineer", "use" },
        { "workers 0 1 1 5; job 1 engineer cowboy", "hire:1.engineer", "use" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char table[400];
        snprintf(table, sizeof table,
            "clear; tile flood_1 hz_flood_g2; tile outlaw_1 outlaw_green; hand 0 criollo; money 0 30; %s; use 0 a",
            cases[i].workers);
        gwt_state st = position(2, "", table);
        play(&st, 0, "use:a.neutral_a_hire");
        play(&st, 0, cases[i].hire);
        if (strcmp(asked(&st), cases[i].then) != 0)
            fail_msg("%s, %s: %s", cases[i].workers, cases[i].hire, asked(&st));
    }
    gwt_state st = position(2, "", "hand 0 criollo; workers 0 1 1 4; job 1 engineer cowboy; money 0 6; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.engineer do_cards:engineer_5.criollo");
    assert_int_equal(st.player[0].certificate, 2);
    st = position(2, "", "hand 0 criollo; workers 0 1 1 5; job 1 engineer cowboy; money 0 6; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.engineer do_cards:engineer_6.criollo");
    assert_int_equal(st.player[0].money, 4);
    st = position(2, "", "workers 0 1 3 1; job 1 builder cowboy; money 0 10; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.builder build:pb_6a build_at:a1");
    assert_int_equal(st.player[0].money, 0); /* $1 per builder, 4 of them */
}

/* covers: GWT-HIRE-7 GWT-SCORE-9 */
static void test_GWT_HIRE_7_columns_5_and_6(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "workers 0 4 5 6");
    assert_int_equal(points(&st, 0, GWT_CAT_WORKERS), 0 + 4 + 8);
}

/* ---- buying ------------------------------------------------------------------------------------------------------ */

/* covers: GWT-EX-8 GWT-BUY-1 GWT-BUY-2 GWT-BUY-3 GWT-BUY-4 GWT-BUY-5 */
static void test_GWT_EX_8_what_cowboys_buy(void **unused)
{
    (void)unused;
    const char *market = "market black_angus longhorn shorthorn_3 shorthorn_5 hereford_6; ";
    char table[400];
    snprintf(table, sizeof table, "%smoney 0 12; use 0 e", market);
    gwt_state st = position(2, "", table);
    play(&st, 0, "use:e.neutral_e_buy");
    assert_string_equal(list(&st, 0),
        "buy:buy_value3_1c.black_angus buy:buy_value3_1c.longhorn buy:buy_shorthorn_1c.shorthorn_3 "
        "buy:buy_shorthorn_1c.shorthorn_5 reveal");
    assert_string_equal(refused_by(&st, 0, "buy:buy_hereford_2c.hereford_6"), "GWT-BUY-1");
    play(&st, 0, "buy:buy_shorthorn_1c.shorthorn_5"); /* any VP; the action ends by itself */
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(discarded(&st, 0, "shorthorn_5"), 1);
    assert_int_equal(st.player[0].money, 0);
    snprintf(table, sizeof table, "%sworkers 0 2 1 1; money 0 12; use 0 e", market);
    st = position(2, "", table);
    play(&st, 0, "use:e.neutral_e_buy");
    assert_true(offers(&st, 0, "buy:buy_value3_2c.longhorn"));
    assert_true(offers(&st, 0, "buy:buy_hereford_2c.hereford_6"));
    play(&st, 0, "buy:buy_value3_1c.black_angus buy:buy_value3_1c.longhorn"); /* two at $6 each */
    assert_int_equal(st.player[0].money, 0);
    snprintf(table, sizeof table, "%sworkers 0 3 1 1; money 0 5; use 0 e", market);
    st = position(2, "", table);
    play(&st, 0, "use:e.neutral_e_buy buy:buy_2_value3_3c.black_angus.longhorn"); /* different breeds */
    assert_int_equal(st.player[0].money, 0);
    snprintf(table, sizeof table, "%sworkers 0 5 1 1; money 0 8; use 0 e", market);
    st = position(2, "", table);
    play(&st, 0, "use:e.neutral_e_buy buy:buy_2_shorthorn_5c.shorthorn_3.shorthorn_5");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(st.market[GWT_CARD_shorthorn_3], 0);
    st = position(2, "", "market black_angus; workers 0 3 1 1; money 0 9; use 0 e");
    play(&st, 0, "use:e.neutral_e_buy");
    assert_int_equal(offered(&st, 0, "buy:buy_2_value3_3c"), 0); /* GWT-BUY-4 */
    assert_string_equal(refused_by(&st, 0, "buy:buy_2_value3_3c.black_angus.black_angus"), "GWT-BUY-4");
    assert_string_equal(refused_by(&st, 0, "buy:buy_shorthorn_1c.shorthorn_3"), "GWT-BUY-2"); /* $12 */
}

/* covers: GWT-BUY-6 GWT-BUY-7 GWT-BUY-9 */
static void test_GWT_BUY_6_7_9_revealing(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "market black_angus; market_top hereford_7 corriente; workers 0 3 1 1; money 0 3; use 0 e");
    play(&st, 0, "use:e.neutral_e_buy");
    assert_false(offers(&st, 0, "done")); /* the first purchase or reveal is mandatory */
    play(&st, 0, "reveal");
    assert_int_equal(gwt_market_size(&st), 3);
    assert_true(offers(&st, 0, "buy:buy_value3_2c.corriente")); /* in the same action, with the other cowboys */
    assert_true(offers(&st, 0, "done"));
    play(&st, 0, "reveal reveal");
    assert_string_equal(asked(&st), "phase_b"); /* no cowboy left */
    assert_int_equal(gwt_market_size(&st), 7);
    st = position(2, "", "market black_angus; workers 0 2 1 1; money 0 0; use 0 e");
    for (; st.market_stack_n > 1; st.market_stack_n--) {
        st.removed[st.market_stack[st.market_stack_n - 1]]++;
        st.market_stack[st.market_stack_n - 1] = 0;
    }
    play(&st, 0, "use:e.neutral_e_buy"); /* revealing is all that is possible: carried out, and one card is left */
    assert_int_equal(gwt_market_size(&st), 2);
    assert_string_equal(asked(&st), "phase_b");
    arrange(&st, "use 0 e");
    assert_false(offers(&st, 0, "use:e.neutral_e_buy")); /* nothing can be bought or revealed */
}

static void test_GWT_BUY_8_cowboys_refresh_for_every_action(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", "clear; at e1 0 pb_2a; at c1 0 pb_4a; market black_angus longhorn corriente; money 0 30; use 0 c1");
    play(&st, 0, "use:c1.pb_4a_herder move:e use:e.neutral_e_buy buy:buy_value3_1c.black_angus");
    assert_string_equal(asked(&st), "phase_b");
    arrange(&st, "at e2 0 pb_6b; use 0 e2"); /* 6b beside the 2a: another buy action of the same kind in one turn */
    play(&st, 0, "use:e1.pb_2a_buy buy:buy_value3_1c.longhorn");
    assert_int_equal(discarded(&st, 0, "longhorn"), 1);
}

/* ---- the engine -------------------------------------------------------------------------------------------------- */

static const char *spaces(uint64_t set)
{
    static char text[400];
    sb_text out = SB_TEXT(text);
    for (; set; set &= set - 1) {
        sb_put(&out, out.n ? " " : "");
        sb_put(&out, GWT_DOMAINS[GWT_DOM_SPACE].item[gwt_lowest(set)].id);
    }
    return text;
}

/* covers: GWT-DX-3 GWT-ENG-1 GWT-ENG-2 GWT-ENG-3 GWT-ENG-10 */
static void test_GWT_DX_3_turnouts_and_occupied_spaces(void **unused)
{
    (void)unused;
    gwt_state st = position(3, "", "engine 0 s4; engine 1 s5");
    assert_string_equal(spaces(gwt_engine_forward(&st, 0, 1)), "t1 s6");
    arrange(&st, "engine 2 t1");
    assert_string_equal(spaces(gwt_engine_forward(&st, 0, 1)), "s6");
    arrange(&st, "engine 0 s5; engine 1 s0; engine 2 s0");
    assert_string_equal(spaces(gwt_engine_back(&st, 0, 2)), "s3 s4");
    assert_string_equal(spaces(gwt_engine_back(&st, 0, 1)), "s4 t1");
    arrange(&st, "engine 0 t1");
    assert_string_equal(spaces(gwt_engine_forward(&st, 0, 1)), "s5");
    assert_string_equal(spaces(gwt_engine_back(&st, 0, 1)), "s4");
    arrange(&st, "engine 0 s2; engine 1 s1");
    assert_string_equal(spaces(gwt_engine_back(&st, 0, 1)), "s0"); /* space 0 is always free */
    int turnouts = 0;
    static const int after[] = { 4, 7, 10, 13, 16, 21, 25, 29, 33 };
    for (int s = 0; s < GWT_SPACE_COUNT; s++)
        if (GWT_SPACE[s].turnout)
            assert_int_equal(GWT_SPACE[s].number, after[turnouts++] + 1);
    assert_int_equal(turnouts, 9);
    assert_int_equal(GWT_SPACE[GWT_SPACE_s39].station, 10);
}

/* The whole track by the edges of the rules: shifting sets and following edges agree. */
static void test_GWT_ENG_10_every_step_of_the_track(void **unused)
{
    (void)unused;
    for (int s = 0; s < GWT_SPACE_COUNT; s++) {
        gwt_state st = position(2, "", "");
        st.player[0].engine = (uint8_t)s;
        uint64_t forward = 0, back = 0;
        for (int t = 0; t < GWT_SPACE_COUNT; t++) {
            bool s_turnout = GWT_SPACE[s].turnout, t_turnout = GWT_SPACE[t].turnout;
            int a = GWT_SPACE[s].number, b = GWT_SPACE[t].number;
            bool next = s_turnout ? !t_turnout && b == a : t_turnout ? b == a + 1 : b == a + 1;
            bool previous = t_turnout ? !s_turnout && a == b : s_turnout ? a == b + 1 : a == b + 1;
            forward |= next ? GWT_BIT(t) : 0;
            back |= previous ? GWT_BIT(t) : 0;
        }
        assert_true(gwt_engine_forward(&st, 0, 1) == forward);
        assert_true(gwt_engine_back(&st, 0, 1) == back);
    }
}

/* covers: GWT-ENG-4 GWT-ENG-5 GWT-ENG-6 */
static void test_GWT_ENG_4_5_6_up_to_the_number_of_engineers(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "workers 0 1 1 3; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine");
    assert_string_equal(list(&st, 0), "engine:s1 engine:s2 engine:s3");
    assert_string_equal(refused_by(&st, 0, "engine:s4"), "GWT-ENG-4");
    play(&st, 0, "engine:s1"); /* unused spaces are lost */
    assert_false(offers(&st, 0, "use:g.neutral_g_engine"));
}

/* covers: GWT-ENG-7 */
static void test_GWT_ENG_7_backwards_exactly(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", "engine 0 s1; city 0 fulton disc_aux_remove_card_1; city 0 peoria disc_aux_remove_card_2; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux");
    assert_int_equal(offered(&st, 0, "do_back:aux_remove_card."), 1);
    assert_int_equal(offered(&st, 0, "do_back:aux_remove_card_double"), 0); /* only one space behind it */
}

/* covers: GWT-ENG-8 GWT-STA-1 */
static void test_GWT_ENG_8_only_stopping_on_a_turnout_allows_an_upgrade(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "workers 0 1 1 2; engine 0 s4; money 0 9; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine");
    gwt_state past = st;
    play(&past, 0, "engine:s6");
    assert_string_equal(asked(&past), "phase_b");
    play(&st, 0, "engine:t1");
    assert_string_equal(asked(&st), "upgrade");
}

static void test_GWT_ENG_9_space_39(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "workers 0 1 1 4; engine 0 s37; engine 1 s30; money 0 3; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine");
    assert_string_equal(list(&st, 0), "engine:s38 engine:s39"); /* reaching 39 ends the movement */
    play(&st, 0, "engine:s39");
    assert_string_equal(list(&st, 0), "upgrade:station_10 decline");
    play(&st, 0, "upgrade:station_10 disc:disc_step_right");
    assert_string_equal(asked(&st), "engine_return"); /* must go back */
    assert_false(offers(&st, 0, "engine:s30"));
    assert_true(offers(&st, 0, "engine:s0"));
    assert_int_equal(offered(&st, 0, "engine:"), 39 + 9 - 1);
    play(&st, 0, "engine:t1");
    assert_int_equal(st.player[0].money, 3); /* the $3 come before the second upgrade */
    assert_string_equal(list(&st, 0), "upgrade:station_1 decline");
    play(&st, 0, "upgrade:station_1 disc:disc_aux_money_2");
    assert_int_equal(st.player[0].money, 1);
    play(&st, 0, "decline"); /* no station master wanted */
    assert_string_equal(asked(&st), "phase_b");
}

/* ---- stations ---------------------------------------------------------------------------------------------------- */

/* covers: GWT-STA-2 GWT-STA-3 GWT-SCORE-4 */
static void test_GWT_STA_2_3_requirements_and_price(void **unused)
{
    (void)unused;
    static const int cost[] = { 2, 2, 4, 4, 6, 8, 7, 6, 5, 3 }, vp[] = { 1, 1, 2, 2, 3, 5, 6, 7, 8, 9 };
    for (int i = 0; i < 10; i++) {
        assert_int_equal(GWT_STATION[i].cost, cost[i]);
        assert_int_equal(GWT_STATION[i].vp, vp[i]);
    }
    gwt_state st = position(2, "", "engine 0 s4; money 0 1; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine engine:t1");
    assert_string_equal(asked(&st), "phase_b"); /* cannot pay: not asked */
    st = position(2, "", "engine 0 s4; money 0 9; station 0 station_1 disc_aux_money_2; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine engine:t1");
    assert_string_equal(asked(&st), "phase_b"); /* a disc is there already */
    st = position(2, "",
        "engine 0 s16; money 0 10; station 1 station_5 disc_aux_money_2; use 0 g"); /* other discs do not matter */
    play(&st, 0, "use:g.neutral_g_engine engine:t5 upgrade:station_5");
    assert_int_equal(st.player[0].money, 4);
    assert_false(offers(&st, 0, "disc:disc_hand_1")); /* $5 must remain */
    assert_string_equal(refused_by(&st, 0, "disc:disc_hand_1"), "GWT-DISC-5");
    play(&st, 0, "disc:disc_step_right");
    assert_int_equal(points(&st, 0, GWT_CAT_STATIONS), 3);
}

/* covers: GWT-STA-4 GWT-STA-5 GWT-STA-6 GWT-STA-7 GWT-STA-8 */
static void test_GWT_STA_4_to_8_station_masters(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "master station_1 sm_money12; engine 0 s4; money 0 5; workers 0 2 1 3; job 1 engineer cowboy; hand 0 criollo; "
        "use 0 g");
    play(&st, 0, "use:g.neutral_g_engine");
    play(&st, 0, "engine:t1 upgrade:station_1 disc:disc_aux_money_2");
    assert_string_equal(asked(&st), "appoint");
    assert_string_equal(list(&st, 0), "appoint:cowboy appoint:engineer decline"); /* never the printed builder */
    assert_string_equal(refused_by(&st, 0, "appoint:builder"), "GWT-STA-4");
    gwt_state declined = st;
    play(&declined, 0, "decline");
    assert_int_equal(declined.master_at[0], GWT_MASTER_sm_money12);
    play(&st, 0, "appoint:engineer");
    assert_int_equal(st.player[0].money, 5 - 2 + 12); /* without a cost: at once */
    assert_int_equal(st.player[0].workers[2], 2);     /* no longer one of your workers */
    assert_int_equal(st.appointed[0], GWT_TILE_engineer);
    assert_int_equal(st.master_at[0], 0);
    arrange(&st, "use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.engineer"); /* column 3 again, with its action */
    assert_string_equal(list(&st, 0), "do_cards:engineer_3.criollo decline");
    st = position(2, "",
        "master station_1 sm_hazard_or_bounty; clear; tile flood_1 hz_flood_g2; tile outlaw_1 outlaw_green; engine 0 "
        "s4; "
        "money 0 5; workers 0 2 1 1; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine engine:t1 upgrade:station_1 disc:disc_aux_money_2 appoint:cowboy");
    assert_string_equal(list(&st, 0), "do:sm_hazard_or_bounty_hazard do:sm_hazard_or_bounty_bounty decline");
    play(&st, 0, "do:sm_hazard_or_bounty_hazard");
    assert_int_equal(gwt_count(&st, 0, GWT_PER_HAZARDS), 1);
    st = position(2, "", "master station_1 sm_certs2_buildings; engine 0 s4; money 0 5; workers 0 2 1 1; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine engine:t1 upgrade:station_1 disc:disc_aux_money_2 appoint:cowboy");
    assert_int_equal(st.player[0].certificate, 2);
    st = position(2, "", "master station_1 sm_two_certs; engine 0 s4; money 0 5; use 0 g");
    play(&st, 0, "use:g.neutral_g_engine engine:t1 upgrade:station_1 disc:disc_aux_money_2");
    assert_string_equal(asked(&st), "phase_b"); /* nobody to appoint */
}

static void test_GWT_UPG_1_stations_behind(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_9b; engine 0 t3; money 0 20; use 0 a1");
    play(&st, 0, "use:a1.pb_9b_upgrade");
    assert_string_equal(
        list(&st, 0), "upgrade:station_1 upgrade:station_2"); /* the turnout one stands on is not behind */
    assert_string_equal(refused_by(&st, 0, "upgrade:station_3"), "GWT-UPG-1");
    play(&st, 0, "upgrade:station_2 disc:disc_aux_money_2");
    assert_int_equal(st.player[0].stations, 2);
    arrange(&st, "engine 0 s4; use 0 a1");
    assert_false(offers(&st, 0, "use:a1.pb_9b_upgrade"));
}

/* ---- objective cards --------------------------------------------------------------------------------------------- */

/* covers: GWT-OBJ-1 GWT-OBJ-2 GWT-OBJ-3 */
static void test_GWT_OBJ_1_2_3_gaining(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "display obj_01 obj_02 obj_03 obj_04; use 0 c");
    int left = st.obj_stack_n, top = st.obj_stack[left - 1];
    play(&st, 0, "use:c.neutral_c_objective");
    assert_string_equal(list(&st, 0), "take:obj_01 take:obj_02 take:obj_03 take:obj_04 take_stack");
    assert_string_equal(refused_by(&st, 0, "take:obj_05"), "GWT-OBJ-1");
    gwt_state unseen = st;
    play(&st, 0, "take:obj_03");
    assert_int_equal(discarded(&st, 0, "obj_03"), 1);
    assert_int_equal(gwt_size(st.display), 4);
    assert_true(st.display >> (top - GWT_OBJ_FIRST) & 1); /* replaced at once */
    play(&unseen, 0, "take_stack");
    assert_true(unseen.player[0].discard_obj >> (top - GWT_OBJ_FIRST) & 1);
    while (st.obj_stack_n) {
        st.removed_obj |= UINT32_C(1) << (st.obj_stack[--st.obj_stack_n] - GWT_OBJ_FIRST);
        st.obj_stack[st.obj_stack_n] = 0;
    }
    arrange(&st, "use 0 c");
    play(&st, 0, "use:c.neutral_c_objective take:obj_01");
    assert_int_equal(gwt_size(st.display), 3); /* the display shrinks */
    st.removed_obj |= st.display & 0xfffff8;
    st.display &= 7;
}

/* covers: GWT-OBJ-4 GWT-OBJ-5 GWT-OBJ-6 GWT-OBJ-7 GWT-OBJ-8 GWT-OBJ-13 */
static void test_GWT_OBJ_4_to_8_playing(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "clear; hand 0 obj_01 obj_06 obj_10 obj_15; hand 1 obj_02; herder 0 a; money 0 0; turn 0");
    assert_int_equal(offered(&st, 1, "play"), 0); /* not on other players' turns */
    assert_string_equal(refused_by(&st, 1, "play:obj_02"), "GWT-DEC-1");
    play(&st, 0, "play:obj_01"); /* before phase A: $2 at once */
    assert_int_equal(st.player[0].money, 2);
    assert_int_equal(gwt_size(st.player[0].area_obj), 2); /* with the starting card (GWT-OBJ-7) */
    play(&st, 0, "play:obj_06");
    assert_string_equal(list(&st, 0), "do:aux_money do:aux_draw decline");
    play(&st, 0, "do:aux_money play:obj_10");
    assert_string_equal(list(&st, 0), "draw:1 draw:2 draw:3 decline");
    play(&st, 0, "decline move:b");
    assert_true(offers(&st, 0, "play:obj_15")); /* in phase B */
    play(&st, 0, "do:aux_money play:obj_15");   /* after an action */
    assert_string_equal(list(&st, 0), "engine:s1 engine:s2 decline");
    play(&st, 0, "engine:s2 end");
    assert_int_equal(gwt_size(st.player[0].area_obj), 5);
    gwt_state engine3 = position(2, "", "hand 0 obj_18; use 0 a");
    play(&engine3, 0, "play:obj_18");
    assert_true(offers(&engine3, 0, "engine:s3"));
    assert_int_equal(GWT_OBJECTIVE[GWT_START_OBJ_FIRST - GWT_OBJ_FIRST].immediate, 0);
    assert_int_equal(GWT_OBJECTIVE[GWT_START_OBJ_FIRST - GWT_OBJ_FIRST].penalty, 0);
}

/* covers: GWT-OBJ-9 GWT-OBJ-10 GWT-OBJ-11 GWT-OBJ-12 GWT-OBJ-14 */
static void test_GWT_OBJ_9_to_14_free_moves(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a1 1 pb_7a; hand 0 obj_20; herder 0 a; money 0 9; turn 0");
    play(&st, 0, "play:obj_20");
    assert_int_equal(offered(&st, 0, "move:a1"), 3);
    play(&st, 0, "move:a1.b.c"); /* 3 steps, no hands */
    assert_int_equal(st.player[0].money, 9);
    assert_string_equal(asked(&st), "turn_start"); /* phase A then proceeds from there */
    assert_true(offers(&st, 0, "move:d"));
    st = position(2, "", "clear; hand 0 obj_20 obj_01; money 0 9; use 0 a");
    play(&st, 0, "play:obj_20 move:b");
    assert_int_equal(gwt_active(&st), 1); /* directly to phase C, whatever was or was not done */
    assert_int_equal(hand_of(&st, 0, "obj_01"), 1);
    assert_int_equal(st.player[0].herder, GWT_PLACE_b);
    st = position(2, "", "clear; hand 0 obj_20; use 0 a");
    play(&st, 0, "play:obj_20 decline");
    assert_string_equal(asked(&st), "phase_b"); /* GWT-OBJ-14 */
    st = position(2, "", "clear; hand 0 obj_20; use 0 g");
    play(&st, 0, "play:obj_20"); /* only Kansas City is ahead: nothing, and phase B goes on */
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(gwt_size(st.player[0].area_obj), 2);
}

/* ---- building ---------------------------------------------------------------------------------------------------- */

/* covers: GWT-EX-9 GWT-BUILD-1 GWT-BUILD-2 GWT-BUILD-3 GWT-BUILD-4 */
static void test_GWT_EX_9_building_and_replacing(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "workers 0 1 1 1; money 0 20; use 0 b");
    play(&st, 0, "use:b.neutral_b_build");
    assert_string_equal(refused_by(&st, 0, "build:pb_4a"), "GWT-BUILD-2"); /* 2 builders are needed */
    st = position(2, "", "workers 0 1 2 1; money 0 3; use 0 b");
    play(&st, 0, "use:b.neutral_b_build");
    assert_string_equal(refused_by(&st, 0, "build:pb_4a"), "GWT-BUILD-2"); /* and $4 */
    st = position(2, "", "workers 0 1 2 1; money 0 4; use 0 b");
    play(&st, 0, "use:b.neutral_b_build build:pb_4a build_at:a1");
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(gwt_owner(st.tile[GWT_PLACE_a1]), 0);
    arrange(&st, "workers 0 1 3 1; money 0 5; use 0 b");
    play(&st, 0, "use:b.neutral_b_build");
    assert_false(offers(&st, 0, "build:pb_8a")); /* $6 for the difference */
    arrange(&st, "workers 0 1 2 1; money 0 6; use 0 b");
    play(&st, 0, "use:b.neutral_b_build");
    assert_false(offers(&st, 0, "build:pb_8a")); /* 3 builders for the difference */
    arrange(&st, "workers 0 1 3 1; money 0 6; use 0 b");
    play(&st, 0, "use:b.neutral_b_build");
    assert_false(offers(&st, 0, "build:pb_4a")); /* it is on the board */
    play(&st, 0, "build:pb_8a");                 /* one place: carried out */
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(gwt_design(st.tile[GWT_PLACE_a1]), GWT_BUILDING_pb_8a);
    assert_false(st.player[0].unbuilt >> 4 & 1); /* the replaced tile leaves the game */
    assert_int_equal(points(&st, 0, GWT_CAT_BUILDINGS), 6);
}

/* covers: GWT-BUILD-3 GWT-BUILD-5 GWT-BUILD-6 */
static void test_GWT_BUILD_5_6_where_it_may_stand(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a1 0 pb_6a; at a2 1 pb_1a; workers 0 1 6 1; money 0 90; use 0 b");
    play(&st, 0, "use:b.neutral_b_build");
    assert_true(offers(&st, 0, "build:pb_10a"));  /* 9 builders: only by replacement */
    assert_false(offers(&st, 0, "build:pb_11a")); /* 12 - 4 = 8 builders */
    gwt_state nine = st;
    play(&nine, 0, "build:pb_10a"); /* one place: carried out */
    assert_int_equal(gwt_design(nine.tile[GWT_PLACE_a1]), GWT_BUILDING_pb_10a);
    play(&st, 0, "build:pb_12a"); /* needs 4, like the 6a: cannot replace it */
    assert_false(offers(&st, 0, "build_at:a1"));
    assert_string_equal(refused_by(&st, 0, "build_at:a2"), "GWT-BUILD-5");
    assert_string_equal(refused_by(&st, 0, "build_at:b"), "GWT-BUILD-5");
    assert_string_equal(refused_by(&st, 0, "build_at:flood_1"), "GWT-BUILD-5");
    assert_int_equal(offered(&st, 0, "build_at:"), 22 - 2);
}

/* covers: GWT-BUILD-7 GWT-BUILD-8 GWT-BUILD-10 */
static void test_GWT_BUILD_7_8_10_replacing_the_building_one_stands_on(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; at a1 0 pb_6a; herder 1 a1; money 1 9; workers 0 1 5 1; job 1 builder cowboy; money 0 30; use 0 a1");
    play(&st, 0, "use:a1.pb_6a_hire hire:1.builder build:pb_7a build_at:a1");
    assert_int_equal(gwt_design(st.tile[GWT_PLACE_a1]), GWT_BUILDING_pb_7a);
    assert_true(offers(&st, 0, "use:a1.pb_6a_engine")); /* the old actions may be completed */
    assert_int_equal(offered(&st, 0, "use:a1.pb_7a"), 0);
    assert_int_equal(st.player[1].herder, GWT_PLACE_a1);
    assert_int_equal(st.player[1].money, 9); /* nobody pays because of it */
    st = position(
        2, "", "clear; at a1 0 pb_6b; workers 0 1 5 1; job 1 builder cowboy; money 0 30; hand 0 galloway; use 0 a1");
    play(&st, 0,
        "use:a.neutral_a_hire hire:1.builder build:pb_9a"); /* replaces 6b itself: the only place, carried out */
    assert_true(offers(&st, 0, "use_cards:a.neutral_a_galloway.galloway")); /* copied actions may be completed */
    assert_int_equal(offered(&st, 0, "use:a1"), 0);
}

static void test_GWT_BUILD_9_only_b_and_builders(void **unused)
{
    (void)unused;
    int actions = 0;
    for (int a = 1; a < GWT_ACTION_COUNT; a++)
        if (GWT_ACTION[a].op == GWT_OP_BUILD) {
            actions++;
            assert_true(a == GWT_ACTION_neutral_b_build || a == GWT_ACTION_builder_4 || a == GWT_ACTION_builder_6
                || a == GWT_ACTION_mt_build || a == GWT_ACTION_sm_build); /* RTN-MED-6 */
        }
    assert_int_equal(actions, 3 + 2);
}

/* ---- bounties and hazards ---------------------------------------------------------------------------------------- */

/* covers: GWT-EX-10 GWT-OUT-1 GWT-OUT-2 */
static void test_GWT_EX_10_bounties(void **unused)
{
    (void)unused;
    static const int bonus[] = { 0, 1, 2, 3, 4, 5, 6, 8, 10 };
    for (int i = 1; i <= 9; i++) {
        char table[200], move[60];
        snprintf(table, sizeof table,
            "clear; tile outlaw_%d outlaw_green; tile outlaw_%d outlaw_orange; money 0 0; tokens 0 0; use 0 d", i,
            i == 9 ? 8 : 9);
        gwt_state st = position(2, "", table);
        snprintf(move, sizeof move, "use:d.neutral_d_bounty bounty:outlaw_%d", i);
        play(&st, 0, move);
        assert_int_equal(st.player[0].money, bonus[i - 1]);
        assert_int_equal(st.player[0].tokens, i == 1);
        assert_int_equal(st.player[0].owned[GWT_TILE_outlaw_green], 1);
    }
    gwt_state st = position(2, "", "clear; use 0 d");
    assert_false(offers(&st, 0, "use:d.neutral_d_bounty"));
}

/* covers: GWT-HAZ-1 GWT-HAZ-2 GWT-SCORE-5 */
static void test_GWT_HAZ_1_2_hazards(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; tile flood_1 hz_flood_g4; tile drought_2 hz_drought_b2; money 0 7; use 0 f");
    play(&st, 0, "use:f.neutral_f_hazard");
    assert_int_equal(st.player[0].money, 0);
    assert_string_equal(list(&st, 0), "hazard:flood_1 hazard:drought_2");
    play(&st, 0, "hazard:flood_1");
    assert_int_equal(points(&st, 0, GWT_CAT_HAZARDS), 4);
    st = position(2, "", "clear; money 0 20; use 0 f");
    assert_false(offers(&st, 0, "use:f.neutral_f_hazard"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_EX_7_marie_hires_twice),
        cmocka_unit_test(test_GWT_HIRE_2_prices),
        cmocka_unit_test(test_GWT_HIRE_4_a_full_row),
        cmocka_unit_test(test_GWT_HIRE_6_immediate_actions),
        cmocka_unit_test(test_GWT_HIRE_7_columns_5_and_6),
        cmocka_unit_test(test_GWT_EX_8_what_cowboys_buy),
        cmocka_unit_test(test_GWT_BUY_6_7_9_revealing),
        cmocka_unit_test(test_GWT_BUY_8_cowboys_refresh_for_every_action),
        cmocka_unit_test(test_GWT_DX_3_turnouts_and_occupied_spaces),
        cmocka_unit_test(test_GWT_ENG_10_every_step_of_the_track),
        cmocka_unit_test(test_GWT_ENG_4_5_6_up_to_the_number_of_engineers),
        cmocka_unit_test(test_GWT_ENG_7_backwards_exactly),
        cmocka_unit_test(test_GWT_ENG_8_only_stopping_on_a_turnout_allows_an_upgrade),
        cmocka_unit_test(test_GWT_ENG_9_space_39),
        cmocka_unit_test(test_GWT_STA_2_3_requirements_and_price),
        cmocka_unit_test(test_GWT_STA_4_to_8_station_masters),
        cmocka_unit_test(test_GWT_UPG_1_stations_behind),
        cmocka_unit_test(test_GWT_OBJ_1_2_3_gaining),
        cmocka_unit_test(test_GWT_OBJ_4_to_8_playing),
        cmocka_unit_test(test_GWT_OBJ_9_to_14_free_moves),
        cmocka_unit_test(test_GWT_EX_9_building_and_replacing),
        cmocka_unit_test(test_GWT_BUILD_5_6_where_it_may_stand),
        cmocka_unit_test(test_GWT_BUILD_7_8_10_replacing_the_building_one_stands_on),
        cmocka_unit_test(test_GWT_BUILD_9_only_b_and_builders),
        cmocka_unit_test(test_GWT_EX_10_bounties),
        cmocka_unit_test(test_GWT_HAZ_1_2_hazards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
