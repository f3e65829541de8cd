/* test_kansas_city.c: foresight, job market, income, Simmental, the end of the game
 * (GWT-KC, GWT-JOB, GWT-INC, GWT-SIM, GWT-END). */
#include "position.h"

/* ---- foresight --------------------------------------------------------------------------------------------------- */

/* covers: GWT-KC-1 GWT-KC-2 GWT-KC-6 GWT-KC-7 GWT-DEC-3 */
static void test_GWT_KC_1_2_6_7_the_five_steps(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; foresight 1 outlaw_green hz_flood_g2; foresight 2 cowboy builder; "
        "foresight 3 engineer outlaw_orange; hand 0 criollo galloway; money 0 5; use 0 kansas_city");
    int bag = st.bag_n[0];
    assert_string_equal(list(&st, 0), "foresight:outlaw_green foresight:hz_flood_g2");
    assert_string_equal(refused_by(&st, 0, "foresight:cowboy"), "GWT-KC-2");
    play(&st, 0, "foresight:hz_flood_g2");
    assert_int_equal(st.tile[GWT_PLACE_flood_1], GWT_TILE_hz_flood_g2); /* at once */
    assert_int_equal(st.foresight[0][0], GWT_TILE_outlaw_green);        /* the other stays */
    play(&st, 0, "foresight:cowboy foresight:outlaw_orange");
    assert_int_equal(st.tile[GWT_PLACE_outlaw_1], GWT_TILE_outlaw_orange);
    assert_string_equal(asked(&st), "certificates");
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 8);
    assert_string_equal(asked(&st), "deliver");
    assert_int_equal(st.player[0].hand_n, 0);
    play(&st, 0, "deliver:fulton disc:disc_aux_money_2");
    assert_int_equal(st.player[0].herder, GWT_PLACE_start);
    assert_int_equal(st.player[0].hand_n, 4); /* phase C */
    assert_int_equal(st.bag_n[0], bag - 1);   /* foresight refilled */
    for (int k = 0; k < 3; k++)
        assert_true(st.foresight[k][0] && st.foresight[k][1]);
    assert_int_equal(gwt_active(&st), 1);
}

/* covers: GWT-KC-3 GWT-KC-4 */
static void test_GWT_KC_3_4_lowest_free_number(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; tile outlaw_1 outlaw_green; tile outlaw_3 outlaw_green; tile flood_1 hz_flood_b2; "
        "foresight 1 outlaw_green hz_flood_g4; use 0 kansas_city");
    play(&st, 0, "foresight:outlaw_green");
    assert_int_equal(st.tile[GWT_PLACE_outlaw_2], GWT_TILE_outlaw_green);
    arrange(&st, "tile flood_2 hz_flood_b3; tile flood_3 hz_flood_g2; tile flood_4 hz_flood_g3; use 0 kansas_city");
    assert_int_equal(st.gone[GWT_TILE_hz_flood_g4], 1); /* the only tile left in the column; no space is free */
    arrange(&st,
        "tile outlaw_4 outlaw_green; tile outlaw_5 outlaw_green; tile outlaw_6 outlaw_green; tile outlaw_7 "
        "outlaw_orange; "
        "tile outlaw_8 outlaw_orange; tile outlaw_9 outlaw_orange; foresight 1 outlaw_orange outlaw_green; use 0 "
        "kansas_city");
    play(&st, 0, "foresight:outlaw_orange");
    assert_int_equal(st.gone[GWT_TILE_outlaw_orange], 1);
}

static void test_GWT_KC_5_empty_columns_and_single_tiles(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", "clear; foresight 1 - -; foresight 2 cowboy -; foresight 3 outlaw_green engineer; use 0 kansas_city");
    assert_string_equal(
        list(&st, 0), "foresight:engineer foresight:outlaw_green"); /* column 1 skipped, 2 carried out */
    assert_int_equal(st.job[1][3], GWT_TILE_cowboy);
}

static void test_GWT_KC_7_an_empty_bag_leaves_the_space_empty(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "foresight 1 outlaw_green outlaw_orange; foresight 2 cowboy cowboy; foresight 3 cowboy cowboy; hand 0; use 0 "
        "kansas_city");
    while (st.bag_n[0]) { /* bag 1 runs out */
        st.gone[st.bag[0][--st.bag_n[0]]]++;
        st.bag[0][st.bag_n[0]] = 0;
    }
    play(&st, 0, "foresight:outlaw_green certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_int_equal(st.foresight[0][0], 0);
    assert_int_equal(st.foresight[0][1], GWT_TILE_outlaw_orange);
}

static void test_GWT_KC_8_no_objective_cards_but_tokens(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "foresight 1 outlaw_green outlaw_orange; foresight 2 cowboy cowboy; foresight 3 cowboy cowboy; hand 0 obj_01 "
        "criollo; tokens 0 1; use 0 kansas_city");
    assert_int_equal(offered(&st, 0, "play"), 0);
    assert_int_equal(offered(&st, 0, "exchange"), 2);
    play(&st, 0, "foresight:outlaw_green");
    assert_int_equal(offered(&st, 0, "play"), 0);
    assert_string_equal(refused_by(&st, 0, "play:obj_01"), "GWT-DEC-1");
}

/* covers: GWT-DX-8 GWT-INFO-7 */
static void test_GWT_DX_8_what_is_asked(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; foresight 1 outlaw_green outlaw_green; foresight 2 cowboy cowboy; foresight 3 engineer outlaw_orange; "
        "hand 0; use 0 kansas_city");
    assert_string_equal(asked(&st), "foresight");
    assert_string_equal(list(&st, 0), "foresight:engineer foresight:outlaw_orange");
    play(&st, 0, "foresight:engineer");
    assert_string_equal(asked(&st), "certificates");
    assert_string_equal(list(&st, 0), "certificates:0");
    play(&st, 0, "certificates:0");
    assert_string_equal(asked(&st), "deliver");
    assert_string_equal(list(&st, 0), "deliver:kansas_city_crest");
    play(&st, 0, "deliver:kansas_city_crest");
    assert_string_equal(asked(&st), "disc");
}

/* ---- the job market ---------------------------------------------------------------------------------------------- */

/* A drawing of the market: rows from 1, "." empty, letters c b e, the token's row marked. */
static const char *drawn(const gwt_state *st, int rows)
{
    static char text[200];
    int n = 0;
    for (int r = 0; r < rows; r++) {
        text[n++] = r + 1 == st->token_row ? '>' : ' ';
        for (int c = GWT_COUNT[st->players].first_column; c < 4; c++)
            text[n++] = ".cbe"[st->job[r][c]];
        text[n++] = '\n';
    }
    text[n] = '\0';
    return text;
}

/* covers: GWT-JOB-1 GWT-JOB-2 GWT-JOB-6 */
static void test_GWT_JOB_1_2_6_filling_rows(void **unused)
{
    (void)unused;
    gwt_state st = position(3, "", "job 1 cowboy builder engineer; job 2 cowboy; use 0 a");
    assert_string_equal(drawn(&st, 3), " cbe\n>c..\n ...\n");
    gwt_place_worker(&st, 0, GWT_TILE_builder, NULL);
    assert_string_equal(drawn(&st, 3), " cbe\n>cb.\n ...\n");
    gwt_place_worker(&st, 0, GWT_TILE_engineer, NULL);
    assert_string_equal(drawn(&st, 3), " cbe\n cbe\n>...\n");
    st.job[0][2] = 0; /* hired */
    gwt_place_worker(&st, 0, GWT_TILE_cowboy, NULL);
    assert_string_equal(drawn(&st, 3), " c.e\n cbe\n>c..\n"); /* never refilled */
}

/* covers: GWT-JOB-3 GWT-JOB-4 */
static void test_GWT_JOB_3_4_yellow_arrows_refill_the_cattle_market(void **unused)
{
    (void)unused;
    for (int row = 2; row <= 11; row++) {
        char table[200];
        snprintf(table, sizeof table, "market black_angus; token %d; job 2; job %d cowboy; use 0 a", row, row);
        gwt_state st = position(2, "", table);
        gwt_place_worker(&st, 0, GWT_TILE_cowboy, NULL);
        assert_int_equal(st.token_row, row + 1);
        assert_int_equal(gwt_market_size(&st), row == 6 || row == 9 ? 7 : 1);
    }
    gwt_state st = position(2, "simmental=on", "market black_angus; token 6; job 2; job 6 cowboy; use 0 a");
    gwt_place_worker(&st, 0, GWT_TILE_cowboy, NULL);
    assert_int_equal(gwt_market_size(&st), 9); /* GWT-SIM-1 */
    st = position(2, "", "token 6; job 2; job 6 cowboy; use 0 a");
    arrange(&st,
        "market black_angus black_angus black_angus black_angus longhorn longhorn longhorn longhorn corriente "
        "corriente");
    gwt_place_worker(&st, 0, GWT_TILE_cowboy, NULL);
    assert_int_equal(gwt_market_size(&st), 10); /* more than 7 already */
    st = position(2, "", "market black_angus; token 6; job 2; job 6 cowboy; use 0 a");
    while (st.market_stack_n > 2) {
        st.removed[st.market_stack[--st.market_stack_n]]++;
        st.market_stack[st.market_stack_n] = 0;
    }
    gwt_place_worker(&st, 0, GWT_TILE_cowboy, NULL);
    assert_int_equal(gwt_market_size(&st), 3); /* the stack is empty */
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

/* covers: GWT-JOB-5 GWT-END-1 GWT-END-2 GWT-END-3 GWT-END-4 GWT-END-5 GWT-END-6 GWT-END-7 GWT-HIRE-8 GWT-SCORE-11 */
static void test_GWT_END_1_to_7_last_turns(void **unused)
{
    (void)unused;
    gwt_state st = position(3, "",
        "clear; token 12; job 2; job 12 cowboy cowboy; foresight 1 outlaw_green outlaw_green; "
        "foresight 2 cowboy builder; foresight 3 engineer cowboy; hand 1; tokens 2 1; "
        "herder 2 g; herder 0 a; money 2 30; use 1 kansas_city");
    play(&st, 1, "foresight:builder");
    assert_int_equal(st.token_holder, 2);            /* at once */
    assert_string_equal(asked(&st), "certificates"); /* only workers in column 3: skipped */
    play(&st, 1, "certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2"); /* proceeds normally */
    assert_int_equal(gwt_active(&st), 2);
    assert_true(st.foresight[1][0] && st.foresight[1][1] && st.foresight[2][0]); /* workers stay, refills continue */
    arrange(&st, "hand 2; foresight 1 outlaw_green outlaw_orange; foresight 3 engineer outlaw_orange");
    play(&st, 2,
        "move:kansas_city foresight:outlaw_green"); /* column 2: only workers, skipped; column 3: the outlaw only */
    assert_string_equal(asked(&st), "certificates");
    assert_int_equal(st.foresight[2][0], GWT_TILE_engineer);
    play(&st, 2, "certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_int_equal(gwt_active(&st), 0);
    arrange(&st, "money 0 30; clear; hand 0 obj_01; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire");
    assert_true(offers(&st, 0, "hire:12.cowboy")); /* GWT-HIRE-8: all rows */
    play(&st, 0, "hire:12.cowboy play:obj_01");    /* GWT-END-7 */
    st.turn = 6 + 1;                               /* `use` counts the turn anew */
    play(&st, 0, "end");
    assert_string_equal(asked(&st), "over");
    assert_int_equal(st.player[0].hand_n, 4);         /* phase C was carried out */
    assert_int_equal(offered(&st, 2, "exchange"), 0); /* GWT-EXCH-5 */
    assert_int_equal(points(&st, 1, GWT_CAT_TOKEN), 2);
    assert_int_equal(points(&st, 0, GWT_CAT_TOKEN), 0);
}

static void test_GWT_END_1_triggered_in_step_3_too(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; token 12; job 2; job 12; foresight 1 outlaw_green outlaw_green; foresight 2 cowboy builder; "
        "foresight 3 engineer cowboy; hand 0; use 0 kansas_city");
    play(&st, 0, "foresight:builder");
    assert_int_equal(st.token_holder, 0);
    play(&st, 0, "foresight:engineer");
    assert_int_equal(st.token_holder, 1);
}

static void test_GWT_END_1_too_few_workers_are_refused(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "use 0 a");
    for (int b = 1; b < 3; b++)
        for (int i = 0; i < st.bag_n[b]; i++)
            if (GWT_TILE[st.bag[b][i]].family == GWT_WORKER && st.player[1].workers[st.bag[b][i] - 1] < 6) {
                st.player[1].workers[st.bag[b][i] - 1]++;
                memmove(&st.bag[b][i], &st.bag[b][i + 1], (size_t)(st.bag_n[b] - i - 1));
                st.bag[b][--st.bag_n[b]] = 0;
                i--;
            }
    assert_null(gwt_check(&st)); /* 15 hired: still enough for two players */
    st = position(4, "", "use 0 a");
    for (int s = 0; s < 4; s++)
        for (int w = 0; w < 3; w++)
            for (int b = 1; b < 3; b++)
                for (int i = 0; i < st.bag_n[b] && st.player[s].workers[w] < 6; i++)
                    if (st.bag[b][i] == w + 1) {
                        st.player[s].workers[w]++;
                        memmove(&st.bag[b][i], &st.bag[b][i + 1], (size_t)(st.bag_n[b] - i - 1));
                        st.bag[b][--st.bag_n[b]] = 0;
                        i--;
                    }
    assert_non_null(gwt_check(&st));
}

/* ---- income ------------------------------------------------------------------------------------------------------ */

#define IN_CITY "foresight 1 outlaw_green outlaw_green; foresight 2 cowboy cowboy; foresight 3 cowboy cowboy; "

/* covers: GWT-EX-4 GWT-INC-1 GWT-INC-3 GWT-INC-4 GWT-INC-5 GWT-INC-6 GWT-INC-7 */
static void test_GWT_EX_4_income(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        IN_CITY
        "hand 0 santa_gertrudis santa_gertrudis longhorn black_angus; certificates 0 3; money 0 0; use 0 kansas_city");
    assert_int_equal(gwt_breeding_value(&st.player[0]), 8);
    assert_string_equal(list(&st, 0), "certificates:0 certificates:1 certificates:2 certificates:3");
    play(&st, 0, "certificates:2");
    assert_int_equal(st.player[0].certificate, 1);
    assert_int_equal(st.player[0].money, 10);
    assert_int_equal(st.player[0].hand_n, 0);
    assert_int_equal(discarded(&st, 0, "santa_gertrudis"), 2);
    assert_true(offers(&st, 0, "deliver:chicago"));
    assert_string_equal(refused_by(&st, 0, "deliver:toledo"), "GWT-DEL-1");
    st = position(2, "",
        IN_CITY "hand 0 santa_gertrudis santa_gertrudis longhorn black_angus; certificates 0 3; money 0 0; "
                "owns 0 sm_cert_certs station_1; use 0 kansas_city");
    play(&st, 0, "certificates:2");
    assert_int_equal(st.player[0].money, 11);
}

static void test_GWT_INC_2_objective_cards_count_nothing(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", IN_CITY "hand 0 criollo obj_01 hereford_7; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 6);
    assert_int_equal(discarded(&st, 0, "obj_01"), 1);
}

/* covers: GWT-INC-3 GWT-CERT-1 */
static void test_GWT_INC_3_from_6_no_single_certificate(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        IN_CITY "city 0 fulton disc_cert_4; city 0 chicago disc_cert_6; certificates 0 6; hand 0; money 0 0; use 0 "
                "kansas_city");
    assert_string_equal(
        list(&st, 0), "certificates:0 certificates:2 certificates:3 certificates:4 certificates:5 certificates:6");
    assert_string_equal(refused_by(&st, 0, "certificates:1"), "GWT-INC-3");
    play(&st, 0, "certificates:2");
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 4);
    assert_int_equal(st.player[0].money, 2);
}

static void test_GWT_INC_8_the_value_is_taken_when_the_certificates_are_decided(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", IN_CITY "hand 0 criollo; top 0 galloway pineywoods; tokens 0 2; money 0 0; use 0 kansas_city");
    play(&st, 0, "exchange:1 discard:criollo"); /* before: counts */
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 2);
    play(&st, 0, "exchange:1");
    assert_string_equal(list(&st, 0), "discard:pineywoods");
    play(&st, 0, "discard:pineywoods"); /* after: does not */
    assert_string_equal(asked(&st), "deliver");
    assert_false(offers(&st, 0, "deliver:st_louis"));
}

/* ---- Simmental --------------------------------------------------------------------------------------------------- */

/* covers: GWT-DX-5 GWT-SIM-4 GWT-SIM-5 GWT-SIM-6 GWT-SIM-8 */
static void test_GWT_DX_5_upgrading(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "simmental=on", IN_CITY "hand 0 simmental_1 simmental_2 criollo galloway; money 0 0; use 0 kansas_city");
    assert_int_equal(gwt_breeding_value(&st.player[0]), 7);
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 7);
    assert_string_equal(asked(&st), "simmental");
    assert_string_equal(list(&st, 0), "simmental:0 simmental:1");
    play(&st, 0, "simmental:1");
    assert_string_equal(asked(&st), "simmental"); /* stage 2: the old heifer only */
    assert_string_equal(list(&st, 0), "simmental:0 simmental:1");
    play(&st, 0, "simmental:1");
    assert_string_equal(asked(&st), "deliver");
    assert_int_equal(discarded(&st, 0, "simmental_2"), 1);
    assert_int_equal(discarded(&st, 0, "simmental_3"), 1);
    assert_int_equal(st.removed[GWT_CARD_simmental_1], 1);
    assert_int_equal(st.removed[GWT_CARD_simmental_2], 1);
    assert_int_equal(points(&st, 0, GWT_CAT_CATTLE), 4 + 5);
    assert_int_equal(GWT_CARD[GWT_CARD_simmental_1].vp, 3);
}

static void test_GWT_SIM_5_a_token_in_between(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "simmental=on", IN_CITY "hand 0 simmental_1; money 0 0; tokens 0 1; use 0 kansas_city");
    arrange(&st, "all_discarded 0");
    for (int c = 1; c < GWT_CATTLE; c++) /* nothing else to draw than the new heifer */
        if (c != GWT_CARD_simmental_1) {
            st.removed[c] = (uint8_t)(st.removed[c] + st.player[0].discard[c]);
            st.player[0].discard_n = (uint8_t)(st.player[0].discard_n - st.player[0].discard[c]);
            st.player[0].discard[c] = 0;
        }
    play(&st, 0, "certificates:0 simmental:1"); /* the heifer lies on the discard pile: no second decision */
    assert_string_equal(asked(&st), "deliver");
}

/* covers: GWT-SIM-3 GWT-SIM-7 */
static void test_GWT_SIM_3_7_buying_and_discarding(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "simmental=on", "market simmental_1 simmental_1; workers 0 2 1 1; money 0 8; use 0 e");
    play(&st, 0, "use:e.neutral_e_buy");
    assert_string_equal(list(&st, 0), "buy:buy_simmental_1c.simmental_1 buy:buy_simmental_2c.simmental_1 reveal");
    play(&st, 0, "buy:buy_simmental_2c.simmental_1");
    assert_int_equal(st.player[0].money, 3);
    st = position(2, "simmental=on", "at flood_risk_1 0 pb_5a; hand 0 simmental_1; use 0 flood_risk_1");
    assert_int_equal(offered(&st, 0, "use_cards:flood_risk_1.pb_5a_value_3"), 0);
    assert_true(offers(&st, 0, "use_cards:flood_risk_1.risk_any_cattle_certificate.simmental_1"));
}

static void test_GWT_SIM_9_an_empty_supply(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "simmental=on", IN_CITY "hand 0 simmental_1; money 0 0; use 0 kansas_city");
    st.removed[GWT_CARD_simmental_2] = (uint8_t)(st.removed[GWT_CARD_simmental_2] + st.supply[GWT_CARD_simmental_2]);
    st.supply[GWT_CARD_simmental_2] = 0;
    play(&st, 0, "certificates:0");
    assert_string_equal(asked(&st), "deliver");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_KC_1_2_6_7_the_five_steps),
        cmocka_unit_test(test_GWT_KC_3_4_lowest_free_number),
        cmocka_unit_test(test_GWT_KC_5_empty_columns_and_single_tiles),
        cmocka_unit_test(test_GWT_KC_7_an_empty_bag_leaves_the_space_empty),
        cmocka_unit_test(test_GWT_KC_8_no_objective_cards_but_tokens),
        cmocka_unit_test(test_GWT_DX_8_what_is_asked),
        cmocka_unit_test(test_GWT_JOB_1_2_6_filling_rows),
        cmocka_unit_test(test_GWT_JOB_3_4_yellow_arrows_refill_the_cattle_market),
        cmocka_unit_test(test_GWT_END_1_to_7_last_turns),
        cmocka_unit_test(test_GWT_END_1_triggered_in_step_3_too),
        cmocka_unit_test(test_GWT_END_1_too_few_workers_are_refused),
        cmocka_unit_test(test_GWT_EX_4_income),
        cmocka_unit_test(test_GWT_INC_2_objective_cards_count_nothing),
        cmocka_unit_test(test_GWT_INC_3_from_6_no_single_certificate),
        cmocka_unit_test(test_GWT_INC_8_the_value_is_taken_when_the_certificates_are_decided),
        cmocka_unit_test(test_GWT_DX_5_upgrading),
        cmocka_unit_test(test_GWT_SIM_5_a_token_in_between),
        cmocka_unit_test(test_GWT_SIM_3_7_buying_and_discarding),
        cmocka_unit_test(test_GWT_SIM_9_an_empty_supply),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
