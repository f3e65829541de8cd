/* test_score.c: the eleven categories, and objective cards against brute force (GWT-SCORE). */
#include "position.h"

/* covers: GWT-SCORE-1 GWT-SCORE-2 GWT-SCORE-5 GWT-SCORE-6 GWT-SCORE-10 */
static void test_GWT_SCORE_1_2_5_6_10_simple_categories(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "",
        "clear; money 0 14; at a1 0 pb_1a; at a2 0 pb_4a; own 0 hz_flood_b3 hz_drought_g4 outlaw_green; "
        "hand 0 hereford_7 criollo; discard 0 shorthorn_4; top 0 longhorn; city 0 chicago disc_step_right");
    assert_int_equal(points(&st, 0, GWT_CAT_MONEY), 2); /* full $5 only */
    assert_int_equal(points(&st, 0, GWT_CAT_BUILDINGS), 1 + 3);
    assert_int_equal(points(&st, 0, GWT_CAT_HAZARDS), 3 + 4);
    assert_int_equal(points(&st, 0, GWT_CAT_CATTLE), 7 + 4 + 2); /* stack, hand and pile */
    assert_int_equal(points(&st, 0, GWT_CAT_STEP_DISC), 3);
    assert_int_equal(points(&st, 1, GWT_CAT_STEP_DISC), 0);
}

/* covers: GWT-EX-13 GWT-SCORE-3 */
static void test_GWT_EX_13_cities(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "city 0 philadelphia disc_aux_money_2; city 0 pittsburgh disc_aux_draw_2");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 10);
    arrange(&st, "city 0 toledo disc_aux_engine_1");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 18);
    arrange(&st, "city 0 chicago disc_aux_engine_2");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 24);
    arrange(&st, "city 0 new_york disc_hand_1; city 0 new_york disc_hand_2; city 0 kansas_city_crest disc_cert_4");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), 24 + 9 + 9 - 6);
    st = position(2, "", "city 0 fulton disc_aux_money_2; city 0 st_louis disc_aux_draw_2");
    assert_int_equal(points(&st, 0, GWT_CAT_CITIES), -3);
}

static void test_GWT_SCORE_4_stations(void **unused)
{
    (void)unused;
    gwt_state st = position(2, "", "station 0 station_1 disc_aux_money_2; station 0 station_10 disc_step_left");
    assert_int_equal(points(&st, 0, GWT_CAT_STATIONS), 10);
}

/* covers: GWT-EX-14 GWT-SCORE-7 GWT-SCORE-7a GWT-SCORE-7b */
static void test_GWT_EX_14_objective_cards(void **unused)
{
    (void)unused;
    const char *base = "clear; area 0 start_obj_3 obj_18 obj_06 obj_07; at a1 0 pb_1a; at a2 0 pb_2a; at a3 0 pb_3a; "
                       "own 0 hz_flood_b3 hz_drought_g4 hz_drought_b2 outlaw_orange; city 0 new_york disc_step_left; ";
    char table[600];
    snprintf(table, sizeof table, "%scity 0 new_york disc_step_right", base);
    gwt_state st = position(2, "", table);
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 18);
    st = position(2, "", base);
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 10);
}

/* Simmental cards never serve; a card in the herd is dropped unless it pays (GWT-SCORE-7). */
static void test_GWT_SCORE_7_herd_cards_may_be_dropped(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "simmental=on", "area 0 start_obj_1; hand 0 obj_12 simmental_1 simmental_3; discard 0 obj_05");
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 0);
    arrange(&st, "hand 0 obj_12 hereford_5; own 0 hz_flood_b3");
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 3);
}

/* covers: GWT-SCORE-8 */
static void test_GWT_SCORE_8_station_masters(void **unused)
{
    (void)unused;
    static const struct {
        const char *master, *table;
        int vp;
    } cases[] = {
        { "sm_money2_workers", "workers 0 3 2 1", 6 },
        { "sm_hazard_or_bounty", "area 0 start_obj_2 obj_01 obj_02", 3 }, /* three cards, met or not: one pair */
        { "sm_cert_hazards", "own 0 hz_flood_b2 hz_flood_b3 hz_drought_b2", 3 },
        { "sm_cert_outlaws", "own 0 outlaw_green outlaw_green outlaw_orange", 3 },
        { "sm_cert_certs", "certificates 0 3", 6 }, /* 3 and the permanent one of the tile */
        { "sm_cert_stations",
            "station 0 station_2 disc_aux_money_2; station 0 station_3 disc_aux_draw_2; station 0 station_4 "
            "disc_cert_4",
            3 },
        { "sm_certs2_buildings", "at a1 0 pb_1a; at a2 0 pb_2a", 4 },
        { "sm_two_certs", "certificates 0 3", 0 },
        { "sm_money12", "workers 0 3 2 1", 0 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char table[300];
        snprintf(table, sizeof table, "owns 0 %s station_1; %s", cases[i].master, cases[i].table);
        gwt_state st = position(2, "", table);
        if (points(&st, 0, GWT_CAT_MASTERS) != cases[i].vp)
            fail_msg("%s: %d", table, points(&st, 0, GWT_CAT_MASTERS));
    }
}

/* An unmet card is kept for a pair of the station master only where that gains something. */
static void test_GWT_SCORE_7c_drops_serve_categories_7_and_8_together(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, "", "owns 0 sm_hazard_or_bounty station_1; area 0 start_obj_2; hand 0 obj_01"); /* penalty 2 */
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), -2);
    assert_int_equal(points(&st, 0, GWT_CAT_MASTERS), 3);
    st = position(
        2, "", "owns 0 sm_hazard_or_bounty station_1; area 0 start_obj_2; hand 0 obj_16"); /* penalty 3: equal sums */
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 0);
    assert_int_equal(points(&st, 0, GWT_CAT_MASTERS), 0);
    st = position(2, "", "area 0 start_obj_2; hand 0 obj_01");
    assert_int_equal(points(&st, 0, GWT_CAT_OBJECTIVES), 0);
}

/* Every subset of kept cards and, for it, every subset of met cards. */
static gwt_objective_score brute_force(const uint8_t have[GWT_TASK_COUNT], uint64_t area, uint64_t herd, int per_pair)
{
    gwt_objective_score best = { .objectives = INT16_MIN };
    for (uint64_t kept = herd;; kept = (kept - 1) & herd) {
        uint64_t all = area | kept;
        int masters = per_pair * (gwt_size(all) / 2);
        for (uint64_t met = all;; met = (met - 1) & all) {
            int need[GWT_TASK_COUNT] = { 0 }, points_7 = 0;
            bool possible = true;
            for (int c = 0; c < GWT_OBJECTIVES; c++) {
                if (!(all >> c & 1))
                    continue;
                points_7 += met >> c & 1 ? GWT_OBJECTIVE[c].vp : -GWT_OBJECTIVE[c].penalty;
                for (int t = 0; (met >> c & 1) && t < GWT_TASK_COUNT; t++)
                    need[t] += GWT_OBJECTIVE[c].need[t];
            }
            for (int t = 0; t < GWT_TASK_COUNT; t++)
                possible &= need[t] <= have[t];
            int sum = points_7 + masters, best_sum = best.objectives + best.masters;
            if (possible && (sum > best_sum || (sum == best_sum && points_7 > best.objectives)))
                best = (gwt_objective_score) { .objectives = points_7, .masters = masters };
            if (met == 0)
                break;
        }
        if (kept == 0)
            break;
    }
    return best;
}

static void test_GWT_SCORE_7c_best_allocation_against_brute_force(void **unused)
{
    (void)unused;
    sb_quick q = { 7 };
    int with_pairs = 0, dropped = 0;
    for (int i = 0; i < 3000; i++) {
        uint8_t have[GWT_TASK_COUNT];
        uint64_t area = UINT64_C(1) << (GWT_OBJ_DECK + (int)sb_quick_below(&q, 4)), herd = 0;
        for (int t = 0; t < GWT_TASK_COUNT; t++)
            have[t] = (uint8_t)sb_quick_below(&q, 5);
        for (int k = 0; k < 7; k++)
            *(sb_quick_below(&q, 2) ? &area : &herd) |= UINT64_C(1) << sb_quick_below(&q, GWT_OBJ_DECK);
        herd &= ~area;
        int per_pair = sb_quick_below(&q, 2) ? 3 : 0;
        gwt_objective_score fast = gwt_best_objectives(have, area, herd, per_pair),
                            slow = brute_force(have, area, herd, per_pair);
        assert_int_equal(fast.objectives, slow.objectives);
        assert_int_equal(fast.masters, slow.masters);
        with_pairs += fast.masters > 0;
        dropped += (herd & ~fast.kept) != 0;
    }
    assert_true(with_pairs > 500 && dropped > 500);
}

static void test_GWT_SCORE_12_ties_share_the_victory(void **unused)
{
    (void)unused;
    gwt_state st = position(3, "", "");
    sb_result r;
    while (st.stack_n)
        gwt_pop(&st);
    st.token_row = GWT_JOB_ROWS + 1;
    for (int s = 0; s < 3; s++)
        st.player[s].money = (int16_t)(s == 1 ? 5 : 12);
    gwt_result(&st, &r);
    assert_true(r.over);
    assert_int_equal(r.winners, 5);
    assert_int_equal(r.score[0][GWT_CAT_TOTAL], r.score[2][GWT_CAT_TOTAL]);
}

/* The list of objective cards, as printed. */
static void test_objective_cards_as_listed(void **unused)
{
    (void)unused;
    static const char *const listed[] = { "BOO32", "BGO32", "4HH32", "SSH32", "333B42", "N53", "N53", "N53", "N53",
        "BBH32", "SGO32", "5H32", "SGG32", "333S42", "44SG53", "34553", "BBGG53", "BOHH53", "SSHH53", "BBHH52",
        "SSOO52", "34552", "34HH52", "SSBB52", "LSH32", "LBO32", "LLSB53", "LLH452", "CBH32", "CSG32", "CCSO53",
        "C3BB52", "34B30", "SSG30", "BBH30", "OHH30", "LBH30", "CSG30" };
    static const char letters[] = "BGOHS345NLC"; /* ORDER: gwt_task */
    for (int c = 0; c < GWT_OBJECTIVES; c++) {
        int need[GWT_TASK_COUNT] = { 0 };
        size_t n = strlen(listed[c]);
        for (size_t i = 0; i + 2 < n; i++)
            need[strchr(letters, listed[c][i]) - letters]++;
        for (int t = 0; t < GWT_TASK_COUNT; t++)
            assert_int_equal(GWT_OBJECTIVE[c].need[t], need[t]);
        assert_int_equal(GWT_OBJECTIVE[c].vp, listed[c][n - 2] - '0');
        assert_int_equal(GWT_OBJECTIVE[c].penalty, listed[c][n - 1] - '0');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_SCORE_1_2_5_6_10_simple_categories),
        cmocka_unit_test(test_GWT_EX_13_cities),
        cmocka_unit_test(test_GWT_SCORE_4_stations),
        cmocka_unit_test(test_GWT_EX_14_objective_cards),
        cmocka_unit_test(test_GWT_SCORE_7_herd_cards_may_be_dropped),
        cmocka_unit_test(test_GWT_SCORE_8_station_masters),
        cmocka_unit_test(test_GWT_SCORE_7c_drops_serve_categories_7_and_8_together),
        cmocka_unit_test(test_GWT_SCORE_7c_best_allocation_against_brute_force),
        cmocka_unit_test(test_GWT_SCORE_12_ties_share_the_victory),
        cmocka_unit_test(test_objective_cards_as_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
