/* test_location.c: phase B: local, risk and auxiliary actions, the buildings, copying (GWT-LOC, GWT-RISK, GWT-AUX,
 * GWT-NB, GWT-PB, GWT-COPY). */
#include "position.h"

/* ---- using a location -------------------------------------------------------------------------------------------- */

/* covers: GWT-LOC-1 GWT-LOC-2 GWT-LOC-5 GWT-LOC-8 GWT-NB-B */
static void test_GWT_LOC_1_2_5_local_actions_or_one_auxiliary_action(void **unused)
{
    (void)unused;
    const char *table = "hand 0 santa_gertrudis criollo; money 0 4; use 0 b";
    gwt_state st = position(2, "", table);
    assert_true(offers(&st, 0, "use_cards:b.neutral_b_santa_gertrudis.santa_gertrudis"));
    assert_true(offers(&st, 0, "use:b.neutral_b_build"));
    assert_true(offers(&st, 0, "do:aux_money"));
    assert_true(offers(&st, 0, "end")); /* GWT-LOC-8 */
    play(&st, 0, "use_cards:b.neutral_b_santa_gertrudis.santa_gertrudis");
    assert_int_equal(st.player[0].money, 6);
    assert_int_equal(discarded(&st, 0, "santa_gertrudis"), 1);
    assert_false(offers(&st, 0, "do:aux_money")); /* GWT-LOC-5 */
    assert_string_equal(refused_by(&st, 0, "do:aux_money"), "GWT-LOC-5");
    assert_true(offers(&st, 0, "use:b.neutral_b_build"));
    st = position(2, "", table);
    play(&st, 0, "do:aux_money");
    assert_int_equal(st.player[0].money, 5);
    assert_string_equal(list(&st, 0), "end");
    assert_string_equal(refused_by(&st, 0, "use:b.neutral_b_build"), "GWT-LOC-5");
    assert_string_equal(refused_by(&st, 0, "do:aux_money"), "GWT-LOC-5"); /* no second one */
    st = position(2, "", table);
    play(&st, 0, "use:b.neutral_b_build build:pb_1a build_at:b1"); /* any order, each once */
    assert_string_equal(refused_by(&st, 0, "use:b.neutral_b_build"), "GWT-LOC-2");
    assert_true(offers(&st, 0, "use_cards:b.neutral_b_santa_gertrudis.santa_gertrudis"));
}

/* covers: GWT-LOC-3 GWT-NB-C */
static void test_GWT_LOC_3_one_of_two_options(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "use 0 c");
    assert_true(offers(&st, 0, "use:c.neutral_c_objective"));
    play(&st, 0, "use:c.neutral_c_certificates");
    assert_int_equal(st.player[0].certificate, 1);
    assert_false(offers(&st, 0, "use:c.neutral_c_objective"));
    assert_string_equal(refused_by(&st, 0, "use:c.neutral_c_objective"), "GWT-LOC-2");
    assert_true(offers(&st, 0, "use:c.neutral_c_engine"));
    play(&st, 0, "use:c.neutral_c_engine"); /* one engineer, one space: carried out */
    assert_int_equal(st.player[0].engine, GWT_SPACE_s1);
}

/* covers: GWT-EX-3 GWT-LOC-4 GWT-RISK-1 GWT-PB-2a */
static void test_GWT_EX_3_building_2a_on_a_risk_space(void **unused)
{
    (void)unused;
    const char *table = "at flood_risk_1 0 pb_2a; hand 0 galloway criollo; money 0 12; market black_angus shorthorn_3; "
                        "use 0 flood_risk_1";
    gwt_state st = position(2, "", table);
    assert_true(offers(&st, 0, "use_cards:flood_risk_1.pb_2a_galloway.galloway"));
    assert_true(offers(&st, 0, "use:flood_risk_1.pb_2a_buy"));
    assert_true(offers(&st, 0, "use_cards:flood_risk_1.risk_any_cattle_certificate.galloway"));
    assert_true(offers(&st, 0, "use_cards:flood_risk_1.risk_any_cattle_certificate.criollo"));
    assert_true(offers(&st, 0, "do:aux_money"));
    play(&st, 0, "use_cards:flood_risk_1.risk_any_cattle_certificate.criollo");
    assert_int_equal(st.player[0].certificate, 1);
    assert_false(offers(&st, 0, "do:aux_money"));
    assert_int_equal(offered(&st, 0, "use_cards:flood_risk_1.risk"), 0);
    play(&st, 0,
        "use:flood_risk_1.pb_2a_buy buy:buy_value3_1c.black_angus use_cards:flood_risk_1.pb_2a_galloway.galloway");
    assert_int_equal(st.player[0].money, 12 - 6 + 4);
    assert_string_equal(list(&st, 0), "end");
}

/* Of a risk action only the owner of the building profits; somebody else has the single auxiliary action (GWT-LOC-6). */
static void test_GWT_LOC_6_foreign_buildings_hazards_outlaws(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", "at flood_risk_1 1 pb_2a; tile flood_1 hz_flood_g2; tile outlaw_4 outlaw_green; hand 0 galloway");
    static const char *const places[] = { "use 0 flood_risk_1", "use 0 flood_1", "use 0 outlaw_4" };
    for (int i = 0; i < 3; i++) {
        arrange(&st, places[i]);
        assert_string_equal(list(&st, 0), "do:aux_money do:aux_draw end");
        assert_string_equal(refused_by(&st, 0, "use:flood_risk_1.pb_2a_buy"), "GWT-LOC-6");
    }
    play(&st, 0, "do:aux_money");
    assert_string_equal(list(&st, 0), "end");
}

static void test_GWT_LOC_7_kansas_city_has_no_phase_b(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "foresight 1 outlaw_green outlaw_orange; use 0 kansas_city");
    assert_string_equal(list(&st, 0), "foresight:outlaw_green foresight:outlaw_orange");
}

/* covers: GWT-LOC-9 GWT-DEC-4 GWT-STA-9 GWT-STA-10 GWT-PB-1b */
static void test_GWT_LOC_9_the_cost_comes_first_and_at_once(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_1b; engine 0 s5; money 0 2; tokens 0 1; use 0 a1");
    assert_true(offers(&st, 0, "use_back:a1.pb_1b_money.s4"));
    play(&st, 0, "use_back:a1.pb_1b_money.t1");
    assert_string_equal(asked(&st), "upgrade"); /* before the $3 */
    assert_int_equal(st.player[0].money, 2);
    play(&st, 0, "upgrade:station_1 disc:disc_aux_money_2");
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(st.player[0].money, 3); /* -2, then +3 */
    st = position(2, "", "at a1 0 pb_1b; engine 0 s5; money 0 1; use 0 a1");
    play(&st, 0, "use_back:a1.pb_1b_money.t1"); /* station 1 costs $2: the reward comes too late */
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(st.player[0].money, 4);
}

/* covers: GWT-LOC-10 GWT-NB-D GWT-ENG-4 */
static void test_GWT_LOC_10_what_may_be_declined(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "clear; tile outlaw_1 outlaw_green; tile outlaw_2 outlaw_orange; money 0 5; use 0 d");
    play(&st, 0, "use:d.neutral_d_engine");
    assert_int_equal(st.player[0].money, 3);
    assert_string_equal(list(&st, 0), "engine:s1 engine:s2 decline"); /* after a paid cost */
    play(&st, 0, "decline");
    assert_int_equal(st.player[0].engine, GWT_SPACE_s0);
    st = position(2, "", "workers 0 1 1 2; use 0 c");
    play(&st, 0, "use:c.neutral_c_engine");
    assert_string_equal(list(&st, 0), "engine:s1 engine:s2"); /* without a cost */
    assert_string_equal(refused_by(&st, 0, "decline"), "GWT-LOC-10");
    st = position(2, "", "clear; tile outlaw_1 outlaw_green; tile outlaw_2 outlaw_orange; use 0 d");
    play(&st, 0, "use:d.neutral_d_bounty");
    assert_string_equal(list(&st, 0), "bounty:outlaw_1 bounty:outlaw_2");
}

static void test_GWT_LOC_11_discarding_is_from_hand_to_the_own_pile(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0 pineywoods pineywoods; money 0 0; use 0 e");
    play(&st, 0, "use_cards:e.neutral_e_pineywoods.pineywoods");
    assert_int_equal(hand_of(&st, 0, "pineywoods"), 1);
    assert_int_equal(discarded(&st, 0, "pineywoods"), 1);
    assert_int_equal(st.player[0].money, 2);
    st = position(2, "", "hand 0 criollo; use 0 e");
    assert_int_equal(offered(&st, 0, "use_cards"), 0);
    assert_string_equal(refused_by(&st, 0, "use_cards:e.neutral_e_pineywoods.pineywoods"), "GWT-LOC-11");
}

/* covers: GWT-LOC-12 GWT-NB-F GWT-PB-3a */
static void test_GWT_LOC_12_two_cards_of_one_breed(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "simmental=on",
        "hand 0 criollo criollo galloway simmental_1 simmental_2 shorthorn_3 shorthorn_5; money 0 0; use 0 f");
    assert_int_equal(offered(&st, 0, "use_cards:f.neutral_f_pair"), 3);
    assert_true(offers(&st, 0, "use_cards:f.neutral_f_pair.criollo.criollo"));
    assert_true(offers(&st, 0, "use_cards:f.neutral_f_pair.shorthorn_3.shorthorn_5"));
    play(&st, 0, "use_cards:f.neutral_f_pair.simmental_1.simmental_2");
    assert_int_equal(st.player[0].money, 4);
    st = position(2, "", "at a1 0 pb_3a; hand 0 galloway galloway pineywoods; money 0 0; use 0 a1");
    play(&st, 0, "use_cards:a1.pb_3a_pair.galloway.galloway");
    assert_int_equal(st.player[0].money, 3);
}

/* covers: GWT-LOC-13 GWT-PB-8b */
static void test_GWT_LOC_13_a_cost_may_be_wasted(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "at flood_risk_2 0 pb_1a; hand 0 criollo; certificates 0 3; money 0 0; use 0 flood_risk_2");
    play(&st, 0, "use_cards:flood_risk_2.risk_criollo_certificate_2_dollars.criollo"); /* at the limit */
    assert_int_equal(st.player[0].certificate, 3);
    assert_int_equal(st.player[0].money, 2);
    st = position(2, "", "engine 0 s3; city 0 kansas_city_crest disc_aux_remove_card_1; hand 0; money 0 0; use 0 a");
    play(&st, 0, "do_back:aux_remove_card.s2"); /* with an empty hand */
    assert_int_equal(st.player[0].money, 1);
    assert_string_equal(list(&st, 0), "end");
    st = position(2, "", "at a1 0 pb_8b; hand 0 criollo; money 0 0; use 0 a1");
    uint64_t rest = st.display;
    st.display = 0;
    for (int i = 0; i < st.obj_stack_n; i++)
        rest |= UINT32_C(1) << (st.obj_stack[i] - GWT_OBJ_FIRST);
    memset(st.obj_stack, 0, sizeof st.obj_stack);
    st.obj_stack_n = 0;
    st.removed_obj |= rest; /* no objective card is left */
    play(&st, 0, "use_cards:a1.pb_8b_cattle.criollo");
    assert_int_equal(st.player[0].money, 6);
    assert_string_equal(asked(&st), "phase_b");
    arrange(&st, "use 0 c");
    assert_false(offers(&st, 0, "use:c.neutral_c_objective")); /* GWT-LOC-14, GWT-OBJ-3 */
}

/* covers: GWT-LOC-14 GWT-CERT-5 */
static void test_GWT_LOC_14_free_actions_without_effect_are_not_offered(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "at a1 0 pb_1a; at a2 0 pb_7a; use 0 a1");
    assert_int_equal(offered(&st, 0, "use"), 0); /* 1a on a space without trees, nothing in forest */
    assert_string_equal(refused_by(&st, 0, "use:a1.pb_1a_money"), "GWT-LOC-14");
    arrange(&st, "use 0 a2");
    assert_int_equal(offered(&st, 0, "use"), 0); /* no pair of outlaws */
    st = position(2, "", "at a1 0 pb_7b; at a2 0 pb_11b; at a3 0 pb_12b; use 0 a1");
    assert_int_equal(offered(&st, 0, "use"), 0);
    arrange(&st, "use 0 a2");
    assert_int_equal(offered(&st, 0, "use"), 0);
    arrange(&st, "use 0 a3");
    assert_string_equal(refused_by(&st, 0, "use:a3.pb_12b_money"), "GWT-LOC-14");
    assert_true(offers(&st, 0, "use:a3.pb_12b_token"));
    st = position(2, "", "certificates 0 3; use 0 c");
    assert_false(offers(&st, 0, "use:c.neutral_c_certificates"));
    st = position(2, "", "at a1 0 pb_10a; certificates 0 1; use 0 a1");
    play(&st, 0, "use:a1.pb_10a_certificates");
    assert_int_equal(GWT_CERTIFICATES[st.player[0].certificate], 3); /* GWT-CERT-5 */
    arrange(&st, "use 0 a1");
    assert_false(offers(&st, 0, "use:a1.pb_10a_certificates"));
    st = position(2, "", "at a1 0 pb_7a; own 0 outlaw_green outlaw_orange; certificates 0 3; use 0 a1");
    assert_true(offers(&st, 0, "use:a1.pb_7a_certificates")); /* because of its money */
}

static void test_GWT_LOC_15_objective_cards_and_tokens_are_no_local_actions(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "hand 0 obj_01 obj_02 criollo; money 0 0; use 0 c");
    play(&st, 0, "play:obj_01 exchange:1 discard:criollo");
    assert_true(offers(&st, 0, "do:aux_money"));
    play(&st, 0, "do:aux_money play:obj_02");
    assert_int_equal(st.player[0].money, 5);
    assert_string_equal(list(&st, 0), "end");
}

/* covers: GWT-LOC-16 GWT-HIRE-5 */
static void test_GWT_LOC_16_immediate_actions(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "job 1 engineer cowboy; token 2; hand 0 criollo; money 0 20; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.engineer");
    assert_string_equal(asked(&st), "use"); /* with a cost: one decision */
    assert_string_equal(list(&st, 0), "do_cards:engineer_2.criollo decline");
    play(&st, 0, "decline");
    assert_int_equal(st.player[0].certificate, 0);
    st = position(2, "", "job 1 engineer cowboy; hand 0 galloway; money 0 20; use 0 a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.engineer"); /* no Criollo: lost without a decision */
    assert_string_equal(asked(&st), "phase_b");
    st = position(2, "",
        "job 1 cowboy builder; workers 0 3 1 1; tile flood_1 hz_flood_g2; tile flood_2 hz_flood_g3; money 0 20; use 0 "
        "a");
    play(&st, 0, "use:a.neutral_a_hire hire:1.cowboy");
    assert_string_equal(asked(&st), "hazard"); /* starts with the decision of its effect */
    assert_true(offers(&st, 0, "decline"));
}

/* ---- risk actions ------------------------------------------------------------------------------------------------ */

/* covers: GWT-RISK-1 GWT-RISK-2 */
static void test_GWT_RISK_1_2_places(void **unused)
{
    (void)unused;
    static const char *const any[] = { "flood_risk_1", "drought_risk_1", "outlaw_risk_1", "rockfall_risk_1" };
    static const char *const criollo[] = { "flood_risk_2", "outlaw_risk_2", "rockfall_risk_2" };
    int n = 0;
    for (int p = 1; p < GWT_PLACE_COUNT; p++)
        n += GWT_PLACE[p].risk != 0;
    assert_int_equal(n, 7);
    for (int i = 0; i < 4; i++)
        assert_int_equal(GWT_PLACE[id(GWT_DOM_PLACE, any[i])].risk, GWT_ACTION_risk_any_cattle_certificate);
    for (int i = 0; i < 3; i++)
        assert_int_equal(GWT_PLACE[id(GWT_DOM_PLACE, criollo[i])].risk, GWT_ACTION_risk_criollo_certificate_2_dollars);
    gwt_state st =
        position(2, "", "at outlaw_risk_2 0 pb_12a; hand 0 criollo galloway; money 0 0; use 0 outlaw_risk_2");
    play(&st, 0, "use_cards:outlaw_risk_2.risk_criollo_certificate_2_dollars.criollo");
    assert_int_equal(st.player[0].certificate, 1);
    assert_int_equal(st.player[0].money, 2);
}

/* ---- auxiliary actions ------------------------------------------------------------------------------------------- */

#define ALL_AUX                                                                                                        \
    "city 0 fulton disc_aux_money_2; city 0 st_louis disc_aux_draw_2; city 0 bloomington disc_aux_certificate_1; "     \
    "city 0 peoria disc_aux_certificate_2; city 0 chicago disc_aux_engine_1; city 0 toledo disc_aux_engine_2; "        \
    "city 0 pittsburgh disc_aux_remove_card_1; city 0 philadelphia disc_aux_remove_card_2; "

/* covers: GWT-AUX-1 GWT-AUX-2 GWT-AUX-3 GWT-NB-G */
static void test_GWT_AUX_1_2_3_single_and_double(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "engine 0 s3; money 0 9; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux");
    assert_string_equal(list(&st, 0), "do:aux_money do:aux_draw");
    st = position(
        2, "", "city 0 fulton disc_aux_money_2; city 0 peoria disc_aux_engine_1; engine 0 s3; money 0 9; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux");
    assert_string_equal(list(&st, 0), "do:aux_money do:aux_money_double do:aux_draw do:aux_engine");
    st = position(2, "", ALL_AUX "engine 0 s3; money 0 9; use 0 g");
    assert_int_equal(
        offered(&st, 0, "do:") + offered(&st, 0, "do_back:"), 5); /* instead of local actions: single only */
    assert_string_equal(refused_by(&st, 0, "do:aux_money_double"), "GWT-AUX-1");
    play(&st, 0, "use:g.neutral_g_aux");
    assert_string_equal(list(&st, 0),
        "do:aux_money do:aux_money_double do:aux_draw do:aux_draw_double do:aux_engine "
        "do:aux_engine_double do_back:aux_certificate.s2 do_back:aux_certificate_double.s1 do_back:aux_remove_card.s2 "
        "do_back:aux_remove_card_double.s1");
    st = position(2, "", "engine 0 s3; use 0 g");
    assert_string_equal(refused_by(&st, 0, "do:aux_engine"), "GWT-AUX-1");
}

/* covers: GWT-AUX-4 GWT-AUX-5 */
static void test_GWT_AUX_4_5_money_and_drawing(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", ALL_AUX "money 0 0; hand 0 criollo; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux do:aux_money_double");
    assert_int_equal(st.player[0].money, 2);
    arrange(&st, "use 0 g");
    play(&st, 0, "use:g.neutral_g_aux do:aux_draw_double");
    assert_string_equal(list(&st, 0), "draw:1 draw:2");
    play(&st, 0, "draw:2");
    assert_int_equal(st.player[0].hand_n, 3);
    assert_string_equal(asked(&st), "discard");
    arrange(&st, "use 0 g");
    play(&st, 0, "do:aux_draw"); /* k = 1: carried out */
    assert_string_equal(asked(&st), "discard");
}

/* covers: GWT-AUX-6 GWT-AUX-10 GWT-AUX-11 */
static void test_GWT_AUX_6_10_certificates_for_engine_spaces(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", ALL_AUX "engine 0 s5; money 0 2; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux");
    assert_int_equal(
        offered(&st, 0, "do_back:aux_certificate_double"), 2); /* exactly 2 back: 4 (via the turnout) or 3 */
    play(&st, 0, "do_back:aux_certificate_double.s3");
    assert_int_equal(st.player[0].money, 0); /* one payment */
    assert_int_equal(st.player[0].certificate, 2);
    assert_int_equal(st.player[0].engine, GWT_SPACE_s3);
    arrange(&st, "money 0 0; use 0 a");
    assert_int_equal(offered(&st, 0, "do_back:aux_certificate"), 0); /* $1 is missing */
    arrange(&st, "money 0 5; engine 0 s0; use 0 a");
    assert_int_equal(offered(&st, 0, "do_back"), 0); /* GWT-ENG-7 */
    assert_string_equal(refused_by(&st, 0, "do_back:aux_certificate.s0"), "GWT-ENG-7");
}

static void test_GWT_AUX_7_engine_forward_for_money(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", ALL_AUX "money 0 2; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux do:aux_engine_double");
    assert_int_equal(st.player[0].money, 0);
    assert_string_equal(list(&st, 0), "engine:s1 engine:s2 decline");
    arrange(&st, "money 0 0; use 0 g");
    assert_false(offers(&st, 0, "do:aux_engine"));
}

/* covers: GWT-AUX-8 GWT-AUX-9 */
static void test_GWT_AUX_8_9_removing_cards(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", ALL_AUX "engine 0 s3; money 0 0; hand 0 criollo obj_03; use 0 g");
    play(&st, 0, "use:g.neutral_g_aux do_back:aux_remove_card_double.s1");
    assert_int_equal(st.player[0].money, 2);
    assert_string_equal(list(&st, 0), "remove:criollo remove:obj_03 done");
    play(&st, 0, "remove:obj_03");
    assert_string_equal(list(&st, 0), "remove:criollo done"); /* one at a time, and one may stop */
    play(&st, 0, "done");
    assert_int_equal(hand_of(&st, 0, "criollo"), 1);
    assert_int_not_equal(st.removed_obj & 4, 0);
}

/* covers: GWT-DX-7 GWT-DEC-5 */
static void test_GWT_DX_7_a_turnout_on_the_way_back(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "at a1 1 pb_2a; city 0 fulton disc_aux_certificate_1; engine 0 s5; money 0 3; use 0 a1");
    assert_string_equal(
        list(&st, 0), "do:aux_money do:aux_draw do_back:aux_certificate.s4 do_back:aux_certificate.t1 end");
    play(&st, 0, "do_back:aux_certificate.t1");
    assert_int_equal(st.player[0].money, 2);
    assert_int_equal(st.player[0].certificate, 0);
    assert_string_equal(list(&st, 0), "upgrade:station_1 decline");
    play(&st, 0, "decline");
    assert_int_equal(st.player[0].certificate, 1);
    assert_string_equal(asked(&st), "phase_b");
    assert_string_equal(list(&st, 0), "end");
}

/* ---- neutral and personal buildings ------------------------------------------------------------------------------ */

typedef struct local_case {
    const char *table, *move, *after; /* after: what is then asked */
    int money;                        /* change of the seat's money */
    int certificates;                 /* step afterwards */
} local_case;

#define START                                                                                                          \
    "clear; tile flood_1 hz_flood_g2; tile flood_2 hz_flood_g3; tile outlaw_1 outlaw_green; tile outlaw_2 "            \
    "outlaw_orange; "                                                                                                  \
    "job 1 cowboy builder; market black_angus longhorn; money 0 20; engine 0 s6; "

static void run_cases(const local_case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char table[1000];
        snprintf(table, sizeof table, START "%s", cases[i].table);
        gwt_state st = position(2, "", table);
        play(&st, 0, cases[i].move);
        if (strcmp(asked(&st), cases[i].after) != 0 || st.player[0].money != 20 + cases[i].money
            || st.player[0].certificate != cases[i].certificates)
            fail_msg("%s: then %s, money %d, certificates %d", cases[i].move, asked(&st), st.player[0].money,
                st.player[0].certificate);
    }
}

/* covers: GWT-NB-A GWT-NB-B GWT-NB-C GWT-NB-D GWT-NB-E GWT-NB-F GWT-NB-G */
static void test_every_action_of_neutral_buildings(void **unused)
{
    (void)unused;
    static const local_case cases[] = {
        { "hand 0 galloway; use 0 a", "use_cards:a.neutral_a_galloway.galloway", "phase_b", 2, 0 },
        { "hand 0 santa_gertrudis; use 0 b", "use_cards:b.neutral_b_santa_gertrudis.santa_gertrudis", "phase_b", 2, 0 },
        { "workers 0 1 1 3; use 0 c", "use:c.neutral_c_engine", "engine", 0, 0 },
        { "hand 0 pineywoods; use 0 e", "use_cards:e.neutral_e_pineywoods.pineywoods", "phase_b", 2, 0 },
        { "hand 0 galloway galloway; use 0 f", "use_cards:f.neutral_f_pair.galloway.galloway", "phase_b", 4, 0 },
        { "workers 0 1 1 3; use 0 g", "use:g.neutral_g_engine", "engine", 0, 0 },
        { "use 0 a", "use:a.neutral_a_hire", "hire", 0, 0 },
        { "use 0 a", "use:a.neutral_a_hire_2", "hire", 0, 0 },
        { "use 0 b", "use:b.neutral_b_build", "build", 0, 0 },
        { "use 0 c", "use:c.neutral_c_certificates", "phase_b", 0, 1 },
        { "use 0 c", "use:c.neutral_c_objective", "take", 0, 0 },
        { "use 0 d", "use:d.neutral_d_bounty", "bounty", 0, 0 },
        { "use 0 d", "use:d.neutral_d_engine", "engine", -2, 0 },
        { "use 0 d", "use:d.neutral_d_aux", "aux", 0, 0 },
        { "use 0 e", "use:e.neutral_e_buy", "buy", 0, 0 },
        { "use 0 f", "use:f.neutral_f_hazard", "hazard", -7, 0 },
        { "use 0 g", "use:g.neutral_g_aux", "aux", 0, 0 },
    };
    run_cases(cases, sizeof cases / sizeof *cases);
}

/* covers: GWT-PB-1a GWT-PB-2a GWT-PB-3a GWT-PB-4a GWT-PB-5a GWT-PB-6a GWT-PB-7a GWT-PB-8a GWT-PB-9a GWT-PB-10a GWT-PB-11a GWT-PB-12a */
static void test_every_action_of_side_a(void **unused)
{
    (void)unused;
    static const local_case cases[] = {
        { "at b1 0 pb_1a; at c1 0 pb_2a; at a1 0 pb_3a; use 0 b1", "use:b1.pb_1a_money", "phase_b", 4, 0 },
        { "at a1 0 pb_2a; hand 0 galloway; use 0 a1", "use_cards:a1.pb_2a_galloway.galloway", "phase_b", 4, 0 },
        { "at a1 0 pb_2a; use 0 a1", "use:a1.pb_2a_buy", "buy", 0, 0 },
        { "at a1 0 pb_3a; hand 0 criollo criollo; use 0 a1", "use_cards:a1.pb_3a_pair.criollo.criollo", "phase_b", 3,
            0 },
        { "at c1 0 pb_3a; use 0 c1", "use:c1.pb_3a_herder", "phase_b", 0, 0 },
        { "at a1 0 pb_4a; use 0 a1", "use:a1.pb_4a_hazard", "hazard", -5, 0 },
        { "at a1 0 pb_4a; use 0 a1", "use:a1.pb_4a_herder", "herder", 0, 0 },
        { "at a1 0 pb_5a; hand 0 corriente; use 0 a1", "use_cards:a1.pb_5a_value_3.corriente", "phase_b", 7, 0 },
        { "at a1 0 pb_5a; use 0 a1", "use:a1.pb_5a_aux", "aux", 0, 0 },
        { "at a1 0 pb_6a; use 0 a1", "use:a1.pb_6a_hire", "hire", 0, 0 },
        { "at a1 0 pb_6a; workers 0 1 1 2; use 0 a1", "use:a1.pb_6a_engine", "engine", 0, 0 },
        { "at a1 0 pb_7a; own 0 outlaw_green outlaw_green outlaw_orange; use 0 a1", "use:a1.pb_7a_certificates",
            "phase_b", 2, 2 },
        { "at a1 0 pb_8a; use 0 a1", "use:a1.pb_8a_bounty", "bounty", 0, 0 },
        { "at a1 0 pb_8a; use 0 a1", "use:a1.pb_8a_aux", "aux", 0, 0 },
        { "at a1 0 pb_8a; use 0 a1", "use:a1.pb_8a_engine", "engine", 0, 0 },
        { "at a1 0 pb_9a; use 0 a1", "use:a1.pb_9a_delivery", "engine_back_any", 0, 0 },
        { "at a1 0 pb_9a; use 0 a1", "use:a1.pb_9a_engine", "engine", 0, 0 },
        { "at a1 0 pb_10a; use 0 a1", "use:a1.pb_10a_certificates", "phase_b", 0, 3 },
        { "at a1 0 pb_10a; use 0 a1", "use:a1.pb_10a_herder", "herder", 0, 0 },
        { "at a1 0 pb_11a; use 0 a1", "use:a1.pb_11a_hazard", "hazard", -2, 0 },
        { "at a1 0 pb_12a; workers 0 1 4 1; use 0 a1", "use:a1.pb_12a_money", "phase_b", 4, 0 },
        { "at c1 0 pb_12a; use 0 c1", "use:c1.pb_12a_herder", "phase_b", 0, 0 },
    };
    run_cases(cases, sizeof cases / sizeof *cases);
}

/* covers: GWT-PB-1b GWT-PB-2b GWT-PB-3b GWT-PB-4b GWT-PB-5b GWT-PB-6b GWT-PB-7b GWT-PB-8b GWT-PB-9b GWT-PB-10b GWT-PB-11b GWT-PB-12b */
static void test_every_action_of_side_b(void **unused)
{
    (void)unused;
    static const local_case cases[] = {
        { "at a1 0 pb_1b; hand 0 obj_04; use 0 a1", "use_cards:a1.pb_1b_objective.obj_04", "phase_b", 0, 2 },
        { "at a1 0 pb_1b; use 0 a1", "use_back:a1.pb_1b_money.s5", "phase_b", 3, 0 },
        { "at a1 0 pb_2b; hand 0 santa_gertrudis; use 0 a1", "use_cards:a1.pb_2b_santa_gertrudis.santa_gertrudis",
            "engine", 0, 0 },
        { "at a1 0 pb_2b; hand 0 criollo; use 0 a1", "use_cards:a1.pb_2b_criollo.criollo", "phase_b", 2, 0 },
        { "at a1 0 pb_3b; use 0 a1", "use:a1.pb_3b_aux", "aux", 0, 0 },
        { "at c1 0 pb_3b; use 0 c1", "use:c1.pb_3b_herder", "phase_b", 0, 0 },
        { "at a1 0 pb_4b; workers 0 3 1 1; use 0 a1", "use:a1.pb_4b_draw", "draw", 0, 0 },
        { "at a1 0 pb_4b; use 0 a1", "use:a1.pb_4b_herder", "herder", 0, 0 },
        { "at a1 0 pb_5b; hand 0 pineywoods; use 0 a1", "use_cards:a1.pb_5b_pineywoods.pineywoods", "phase_b", 0, 2 },
        { "at a1 0 pb_5b; workers 0 1 1 3; use 0 a1", "use:a1.pb_5b_money", "phase_b", 3, 0 },
        { "at a1 0 pb_6b; hand 0 galloway; use 0 a1", "use_cards:a.neutral_a_galloway.galloway", "phase_b", 2, 0 },
        { "at b1 0 pb_7b; at c1 0 pb_1a; use 0 b1", "use:b1.pb_7b_engine", "engine", 0, 0 },
        { "at a1 0 pb_8b; hand 0 criollo; use 0 a1", "use_cards:a1.pb_8b_cattle.criollo", "take", 6, 0 },
        { "at a1 0 pb_9b; engine 0 s9; use 0 a1", "use:a1.pb_9b_upgrade", "upgrade_behind", 0, 0 },
        { "at a1 0 pb_10b; use 0 a1", "use:a1.pb_10b_money", "phase_b", 4, 0 },
        { "at a1 0 pb_10b; use 0 a1", "use:a1.pb_10b_engine", "engine", 0, 0 },
        { "at a1 0 pb_10b; use 0 a1", "use:a1.pb_10b_herder", "herder", 0, 0 },
        { "at a1 0 pb_11b; own 0 hz_drought_b2 hz_drought_b3; use 0 a1", "use:a1.pb_11b_engine", "engine", 0, 0 },
        { "at a1 0 pb_12b; station 0 station_1 disc_aux_money_2; station 0 station_2 disc_aux_draw_2; use 0 a1",
            "use:a1.pb_12b_money", "phase_b", 4, 0 },
        { "at a1 0 pb_12b; use 0 a1", "use:a1.pb_12b_token", "phase_b", 0, 0 },
    };
    run_cases(cases, sizeof cases / sizeof *cases);
}

/* How far and how often: the numbers of the same buildings. */
static void test_numbers_of_buildings(void **unused)
{
    (void)unused;
    static const struct {
        const char *table, *move, *options;
    } cases[] = {
        { "workers 0 1 1 2; engine 0 s6; use 0 c", "use:c.neutral_c_engine", "engine:s7 engine:t2 engine:s8" },
        { "engine 0 s0; at a1 0 pb_9a; use 0 a1", "use:a1.pb_9a_engine", "engine:s1 engine:s2 engine:s3" },
        { "engine 0 s0; at a1 0 pb_10b; use 0 a1", "use:a1.pb_10b_engine", "engine:s1 engine:s2 engine:s3 engine:s4" },
        { "engine 0 s0; at b1 0 pb_7b; at c1 0 pb_2a; at a1 0 pb_3a; use 0 b1", "use:b1.pb_7b_engine",
            "engine:s1 engine:s2" },
        { "engine 0 s0; at a1 0 pb_11b; own 0 hz_drought_b2 hz_drought_b3; use 0 a1", "use:a1.pb_11b_engine",
            "engine:s1 engine:s2" },
        { "at a1 0 pb_4b; workers 0 3 1 1; use 0 a1", "use:a1.pb_4b_draw", "draw:1 draw:2 draw:3" },
        { "clear; at a1 0 pb_4b; use 0 a1", "use:a1.pb_4b_herder", "move:b move:b.c move:b.c.d move:b.c.e" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        gwt_state st = position(2, "", cases[i].table);
        play(&st, 0, cases[i].move);
        assert_string_equal(list(&st, 0), cases[i].options);
    }
}

static void test_GWT_PB_11a_two_equal_actions_are_one_choice(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; tile flood_1 hz_flood_g2; tile flood_2 hz_flood_g3; tile flood_3 hz_flood_g4; "
        "at a1 0 pb_11a; money 0 9; use 0 a1");
    assert_int_equal(offered(&st, 0, "use:a1.pb_11a"), 1);
    play(&st, 0, "use:a1.pb_11a_hazard hazard:flood_1");
    assert_int_equal(offered(&st, 0, "use:a1.pb_11a"), 1);
    play(&st, 0, "use:a1.pb_11a_hazard_2 hazard:flood_2");
    assert_int_equal(st.player[0].money, 5);
    assert_string_equal(list(&st, 0), "end");
}

static void test_GWT_PB_14_the_card_of_8b_may_be_played_at_once(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "at a1 0 pb_8b; display obj_01 obj_02 obj_03 obj_06; hand 0 criollo; money 0 0; use 0 a1");
    play(&st, 0, "use_cards:a1.pb_8b_cattle.criollo take:obj_01");
    assert_int_equal(hand_of(&st, 0, "obj_01"), 1);
    play(&st, 0, "play:obj_01");
    assert_int_equal(st.player[0].money, 8);
}

/* ---- copying ----------------------------------------------------------------------------------------------------- */

/* covers: GWT-COPY-1 GWT-COPY-2 GWT-COPY-3 GWT-PB-6b */
static void test_GWT_COPY_1_2_3_one_neighbour(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; at a1 0 pb_6b; at a2 1 pb_7a; at a3 1 pb_1a; own 0 outlaw_green outlaw_orange; "
        "hand 0 galloway; money 0 20; money 1 0; job 1 cowboy builder; use 0 a1");
    assert_true(offers(&st, 0, "use_cards:a.neutral_a_galloway.galloway"));
    assert_true(offers(&st, 0, "use:a2.pb_7a_certificates"));
    assert_int_equal(offered(&st, 0, "use:a3"), 0); /* not adjacent */
    play(&st, 0, "use_cards:a.neutral_a_galloway.galloway");
    assert_true(offers(&st, 0, "use:a.neutral_a_hire"));
    assert_false(offers(&st, 0, "use:a2.pb_7a_certificates")); /* the first one fixed the building */
    assert_int_equal(st.player[1].money, 0);                   /* no fee */
    play(&st, 0, "use:a.neutral_a_hire hire:1.builder");
    assert_int_equal(st.player[0].herder, GWT_PLACE_a1);
    assert_false(offers(&st, 0, "do:aux_money"));
}

/* covers: GWT-EX-11 GWT-COPY-4 GWT-COPY-5 */
static void test_GWT_EX_11_a_copied_10b_then_the_own_10b(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a1 0 pb_6b; at a2 1 pb_10b; at b1 0 pb_10b; money 0 20; use 0 a1");
    play(&st, 0, "use:a2.pb_10b_herder");
    assert_string_equal(asked(&st), "herder");
    play(&st, 0, "move:a2.b.b1");
    assert_string_equal(list(&st, 0), "do:aux_money do:aux_draw end");
    assert_string_equal(refused_by(&st, 0, "use:b1.pb_10b_money"), "GWT-COPY-4");
}

static void test_GWT_EX_12_a_4a_then_no_copied_4a(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, "", "clear; at a1 0 pb_4a; at a2 0 pb_6b; at a3 1 pb_4a; money 0 20; tile flood_1 hz_flood_g2; use 0 a1");
    play(&st, 0, "use:a1.pb_4a_herder move:a2");
    assert_int_equal(offered(&st, 0, "use:a3"), 0);
    assert_int_equal(offered(&st, 0, "use:a1"), 0); /* the own 4a, adjacent too */
    assert_string_equal(refused_by(&st, 0, "use:a3.pb_4a_hazard"), "GWT-COPY-4");
    arrange(&st, "use 0 a2"); /* in another turn */
    assert_true(offers(&st, 0, "use:a3.pb_4a_hazard"));
}

static void test_GWT_COPY_6_not_another_6b(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at a2 0 pb_6b; at a1 1 pb_6b; use 0 a2");
    assert_string_equal(list(&st, 0), "do:aux_money do:aux_draw end");
}

static void test_GWT_COPY_7_risk_actions(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; at flood_risk_1 0 pb_6b; at flood_risk_2 1 pb_9a; hand 0 criollo criollo galloway; money 0 0; use 0 "
        "flood_risk_1");
    assert_true(offers(&st, 0, "use_cards:flood_risk_1.risk_any_cattle_certificate.galloway"));       /* its own */
    assert_true(offers(&st, 0, "use_cards:flood_risk_2.risk_criollo_certificate_2_dollars.criollo")); /* copied */
    play(&st, 0, "use_cards:flood_risk_2.risk_criollo_certificate_2_dollars.criollo");
    assert_true(offers(&st, 0, "use:flood_risk_2.pb_9a_engine"));
    play(&st, 0, "use_cards:flood_risk_1.risk_any_cattle_certificate.criollo");
    assert_int_equal(st.player[0].certificate, 2);
    assert_int_equal(st.player[0].money, 2);
}

static void test_GWT_COPY_8_own_pieces_count(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "clear; at e1 0 pb_6b; at e2 1 pb_1a; money 0 0; use 0 e1");
    play(&st, 0, "use:e2.pb_1a_money");
    assert_int_equal(st.player[0].money, 2); /* the own 6b in forest, not the foreign 1a */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_LOC_1_2_5_local_actions_or_one_auxiliary_action),
        cmocka_unit_test(test_GWT_LOC_3_one_of_two_options),
        cmocka_unit_test(test_GWT_EX_3_building_2a_on_a_risk_space),
        cmocka_unit_test(test_GWT_LOC_6_foreign_buildings_hazards_outlaws),
        cmocka_unit_test(test_GWT_LOC_7_kansas_city_has_no_phase_b),
        cmocka_unit_test(test_GWT_LOC_9_the_cost_comes_first_and_at_once),
        cmocka_unit_test(test_GWT_LOC_10_what_may_be_declined),
        cmocka_unit_test(test_GWT_LOC_11_discarding_is_from_hand_to_the_own_pile),
        cmocka_unit_test(test_GWT_LOC_12_two_cards_of_one_breed),
        cmocka_unit_test(test_GWT_LOC_13_a_cost_may_be_wasted),
        cmocka_unit_test(test_GWT_LOC_14_free_actions_without_effect_are_not_offered),
        cmocka_unit_test(test_GWT_LOC_15_objective_cards_and_tokens_are_no_local_actions),
        cmocka_unit_test(test_GWT_LOC_16_immediate_actions),
        cmocka_unit_test(test_GWT_RISK_1_2_places),
        cmocka_unit_test(test_GWT_AUX_1_2_3_single_and_double),
        cmocka_unit_test(test_GWT_AUX_4_5_money_and_drawing),
        cmocka_unit_test(test_GWT_AUX_6_10_certificates_for_engine_spaces),
        cmocka_unit_test(test_GWT_AUX_7_engine_forward_for_money),
        cmocka_unit_test(test_GWT_AUX_8_9_removing_cards),
        cmocka_unit_test(test_GWT_DX_7_a_turnout_on_the_way_back),
        cmocka_unit_test(test_every_action_of_neutral_buildings),
        cmocka_unit_test(test_every_action_of_side_a),
        cmocka_unit_test(test_every_action_of_side_b),
        cmocka_unit_test(test_numbers_of_buildings),
        cmocka_unit_test(test_GWT_PB_11a_two_equal_actions_are_one_choice),
        cmocka_unit_test(test_GWT_PB_14_the_card_of_8b_may_be_played_at_once),
        cmocka_unit_test(test_GWT_COPY_1_2_3_one_neighbour),
        cmocka_unit_test(test_GWT_EX_11_a_copied_10b_then_the_own_10b),
        cmocka_unit_test(test_GWT_EX_12_a_4a_then_no_copied_4a),
        cmocka_unit_test(test_GWT_COPY_6_not_another_6b),
        cmocka_unit_test(test_GWT_COPY_7_risk_actions),
        cmocka_unit_test(test_GWT_COPY_8_own_pieces_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
