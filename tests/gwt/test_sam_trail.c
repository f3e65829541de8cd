/* test_sam_trail.c: Sam's herder, what he does in Kansas City, what he builds (SOLO-MOVE, SOLO-KC, SOLO-BLD). */
#include "games/gwt/sam.h"
#include "position.h"

static int next_city(const gwt_state *st)
{
    int why;
    return gwt_sam_next_city(st, &why);
}

static bool said(const char *told, const char *what)
{
    return strstr(told, what) != NULL;
}

static int place_of(const char *name)
{
    return id(GWT_DOM_PLACE, name);
}

/* ---- movement ---------------------------------------------------------------------------------------------------- */

/* covers: SOLO-MOVE-1 SOLO-MOVE-2 SOLO-MOVE-8 SOLO-CARD-2 */
static void test_SOLO_MOVE_1_2_8_fixed_steps(void **unused)
{
    (void)unused;
    static const int steps[] = { 0, 1, 1, 2, 2, 1, 2, 1, 1, 1 };
    static const char *const stop[] = { "", "a", "b" };
    for (int card = 1; card <= 9; card++) {
        gwt_state st = position(1, "", "clear; herder 1 start; turn 0");
        assert_int_equal(gwt_sam_steps(&st, card), steps[card]);
        sam_plays(&st, card); /* empty spaces are no locations */
        assert_int_equal(st.player[1].herder, place_of(stop[steps[card]]));
    }
}

/* Whether Kansas City can be reached without this place. */
static bool can_be_passed_by(int place)
{
    uint64_t reached = GWT_BIT(GWT_PLACE_start);
    for (int p = GWT_PLACE_start; p < GWT_PLACE_kansas_city; p++)
        for (int i = 0; i < 2 && p != place && (reached >> p & 1); i++)
            reached |= GWT_BIT(GWT_PLACE[p].next[i]);
    return reached >> GWT_PLACE_kansas_city & 1;
}

/* Ways are compared as far as the next of these places, so all of them must lead through it, and it is never empty. */
static void test_SOLO_MOVE_3_ways_meet(void **unused)
{
    (void)unused;
    for (uint64_t set = GWT_SAM_MEETINGS & ~GWT_BIT(GWT_PLACE_kansas_city); set; set &= set - 1) {
        assert_false(can_be_passed_by(gwt_lowest(set)));
        assert_true(GWT_NEUTRAL_PLACES >> gwt_lowest(set) & 1);
    }
    assert_true(can_be_passed_by(GWT_PLACE_d));
}

/* The cards whose icon counts the workers of the specialization. */
static const int BY_SPECIALTY[] = { 10, 13, 14, 15 };

static void expect_specialty_steps(const gwt_state *st, int steps)
{
    for (int i = 0; i < 4; i++)
        assert_int_equal(gwt_sam_steps(st, BY_SPECIALTY[i]), steps);
}

/* covers: SOLO-MOVE-9 SOLO-MOVE-10 SOLO-MOVE-11 SOLO-EX-14 SOLO-CARD-2 */
static void test_SOLO_MOVE_9_10_11_SOLO_EX_14_variable_steps(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=hard", "workers 1 4 2 3; specialization cowboy; turn 0");
    for (int card = 11; card <= 12; card++)
        assert_int_equal(gwt_sam_steps(&st, card), 1); /* nobody has any */
    expect_specialty_steps(&st, 4);
    arrange(&st, "workers 1 6 2 3");
    expect_specialty_steps(&st, 5);
    arrange(&st, "at a1 0 pb_1a; at a2 0 pb_2a; at b1 1 pb_1b; at b2 1 pb_2b; at b3 1 pb_3b");
    for (int card = 11; card <= 12; card++)
        assert_int_equal(gwt_sam_steps(&st, card), 3); /* the one who has most */
    arrange(&st, "workers 1 1 1 2; specialization engineer");
    expect_specialty_steps(&st, 2); /* whatever stands on the trail */
    arrange(&st, "workers 1 1 1 6");
    expect_specialty_steps(&st, 5);
    arrange(&st, "at a3 0 pb_3a; at c1 0 pb_4a; at c2 0 pb_5a; at d1 0 pb_6a; at e1 0 pb_7a");
    assert_int_equal(gwt_sam_steps(&st, 12), 5); /* seven */
}

static void test_SOLO_MOVE_3_the_shortest_way_even_with_tolls(void **unused)
{
    (void)unused;
    /* Both ways arrive in Kansas City: over g2 with a toll in two steps, over g1 there would be none. */
    gwt_state st = position(1, "", "clear; at f1 1 pb_1b; at f2 0 pb_7a; at g1 1 pb_2b; herder 1 e; turn 0");
    int why;
    gwt_sam_way path = gwt_sam_path(&st, 2, &why); /* f, then f1 or f2: equal, tolls decide */
    assert_int_equal(path.place[0], GWT_PLACE_f);
    assert_int_equal(path.place[1], GWT_PLACE_f1);
    assert_int_equal(why, GWT_SAM_move_4);
    arrange(&st, "herder 1 f");
    path = gwt_sam_path(&st, 3, &why); /* f1 or f2, g, then straight on over the empty g2 */
    assert_int_equal(path.place[0], GWT_PLACE_f1);
    assert_int_equal(path.place[2], GWT_PLACE_kansas_city);
    st = position(1, "", "clear; tile rockfall_1 hz_rockfall_b2; at e1 1 pb_1b; at e2 1 pb_2b; herder 1 e; turn 0");
    path = gwt_sam_path(&st, 1, &why);
    assert_int_equal(path.place[0], GWT_PLACE_rockfall_1); /* 2 steps to F instead of 3 */
    assert_int_equal(why, GWT_SAM_move_3);
}

/* covers: SOLO-EX-15 SOLO-MOVE-13 SOLO-MOVE-3 */
static void test_SOLO_EX_15_straight_to_kansas_city(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "clear; at g1 0 pb_1a; herder 1 g; money 0 5; turn 0");
    const char *told = sam_plays(&st, 3); /* movement 2 */
    assert_true(said(told,
        "Sam chooses a way of 1 step, with 0 more to Kansas City and tolls of $0, $0 of them for the player: "
        "the shortest way to Kansas City (SOLO-MOVE-3)."));
    assert_int_equal(st.player[0].money, 5);
    assert_int_equal(st.player[1].herder, GWT_PLACE_start); /* the step left over is lost */
    assert_int_equal(st.player[1].city[GWT_CITY_bloomington], 1);
}

/* covers: SOLO-EX-16 SOLO-MOVE-4 SOLO-MOVE-5 */
static void test_SOLO_EX_16_three_ways_to_neutral_b(void **unused)
{
    (void)unused;
    int why;
    gwt_state st = position(1, "", "clear; at a1 1 pb_1b; at a2 1 pb_2b; tile flood_1 hz_flood_g2; herder 1 a; turn 0");
    gwt_sam_way path = gwt_sam_path(&st, 2, &why);
    assert_int_equal(path.place[0], GWT_PLACE_flood_1);
    assert_int_equal(path.place[1], GWT_PLACE_b);
    assert_int_equal(why, GWT_SAM_move_3);
    st = position(1, "", "clear; at a1 1 pb_1b; tile flood_1 hz_flood_g2; herder 1 a; turn 0");
    path = gwt_sam_path(&st, 2, &why);
    assert_int_equal(path.place[0], GWT_PLACE_a1);
    assert_int_equal(why, GWT_SAM_move_4);
    st = position(1, "", "clear; at a1 0 pb_1a; tile flood_1 hz_flood_g2; herder 1 a; money 0 3; turn 0");
    path = gwt_sam_path(&st, 2, &why);
    assert_int_equal(path.place[0], GWT_PLACE_flood_1);
    assert_int_equal(path.tolls, 2);
    assert_int_equal(path.to_human, 0);
    assert_int_equal(why, GWT_SAM_move_5);
    sam_plays(&st, 3);
    assert_int_equal(st.player[0].money, 3);
    assert_int_equal(st.player[1].money, 0);
}

/* covers: SOLO-MOVE-6 SOLO-MOVE-14 */
static void test_SOLO_MOVE_6_14_the_way_listed_first(void **unused)
{
    (void)unused;
    int why;
    gwt_state st = position(1, "", "clear; at b1 1 pb_1b; tile drought_1 hz_drought_g2; herder 1 b; turn 0");
    assert_int_equal(gwt_sam_path(&st, 1, &why).place[0], GWT_PLACE_b1); /* no toll */
    st = position(1, "", "clear; at b1 1 pb_1b; at drought_risk_1 1 pb_2b; herder 1 b; turn 0");
    assert_int_equal(
        gwt_sam_path(&st, 1, &why).place[0], GWT_PLACE_drought_risk_1); /* the drought branch is listed first */
    assert_int_equal(why, GWT_SAM_move_6);
    st = position(1, "", "clear; at f1 1 pb_1b; at f2 1 pb_2b; herder 1 f; turn 0");
    assert_int_equal(gwt_sam_path(&st, 1, &why).place[0], GWT_PLACE_f1);
    st = position(1, "", "clear; herder 1 a; turn 0");
    assert_int_equal(gwt_sam_path(&st, 1, &why).place[0], GWT_PLACE_b); /* one location through two empty branches */
    assert_int_equal(why, GWT_SAM_only);
}

/* covers: SOLO-MOVE-7 SOLO-MOVE-15 */
static void test_SOLO_MOVE_7_15_tolls_for_the_human(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "clear; at f1 0 pb_7a; at f2 0 pb_8a; at c1 0 pb_1a; money 0 1; herder 1 f; turn 0");
    int bank = st.from_bank;
    sam_plays(&st, 7);
    assert_int_equal(st.player[1].herder, GWT_PLACE_f2); /* one hand instead of two */
    assert_int_equal(st.player[0].money, 3);
    assert_int_equal(st.from_bank, bank + 2);
    st = position(
        1, "", "clear; at f1 0 pb_7a; at f2 0 pb_8a; at g1 0 pb_1a; at g2 0 pb_4a; money 0 1; herder 1 e; turn 0");
    const char *told = sam_plays(&st, 12); /* four buildings: f, f2, g, and one of the last two */
    assert_int_equal(st.player[0].money, 1 + 2 + 2);
    assert_true(said(told, "The bank pays Ann a toll of $2"));
    st = position(1, "", "clear; at a1 1 pb_1b; at a2 0 pb_7a; herder 1 a1; money 0 0; turn 0");
    sam_plays(&st, 7);
    assert_int_equal(st.player[1].herder, GWT_PLACE_a2);
    assert_int_equal(st.player[0].money, 4); /* both hands, in full */
}

/* covers: SOLO-MOVE-12 SOLO-SPEC-3 */
static void test_SOLO_MOVE_12_SOLO_SPEC_3_computed_before_the_action(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "clear; herder 1 start; workers 1 1 2 1; specialization builder; turn 0");
    sam_plays(&st, 11); /* one step although he then has a building */
    assert_int_equal(st.player[1].herder, GWT_PLACE_a);
    assert_int_equal(gwt_count(&st, 1, GWT_PER_BUILDINGS), 1);
    st = position(
        1, "solo=hard", "clear; herder 1 start; workers 1 2 2 3; specialization engineer; engine 1 s1; turn 0");
    const char *told = sam_plays(&st, 15); /* engineers: to the next station */
    assert_int_equal(st.player[1].engine, GWT_SPACE_t1);
    assert_true(said(told, "the next station (SOLO-ENG-9)"));
}

/* ---- Kansas City ------------------------------------------------------------------------------------------------- */

/* covers: SOLO-KC-1 SOLO-KC-9 SOLO-KC-12 */
static void test_SOLO_KC_1_9_12_the_bottom_tiles(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "clear; foresight 1 outlaw_green hz_flood_g2; foresight 2 cowboy builder; "
        "foresight 3 engineer outlaw_orange; herder 1 g; turn 0");
    int row = st.token_row, column = gwt_job_next_column(&st);
    sam_plays(&st, 9); /* hazards: none yet */
    assert_int_equal(st.tile[GWT_PLACE_flood_1], GWT_TILE_hz_flood_g2);
    assert_int_equal(st.job[row - 1][column], GWT_TILE_builder);
    assert_int_equal(st.tile[GWT_PLACE_outlaw_1], GWT_TILE_outlaw_orange);
    assert_int_equal(st.foresight[0][GWT_BOTTOM], GWT_TILE_outlaw_green);
    assert_int_equal(st.foresight[1][GWT_BOTTOM], GWT_TILE_cowboy);
    assert_int_equal(st.foresight[2][GWT_BOTTOM], GWT_TILE_engineer);
    assert_true(st.foresight[0][GWT_TOP] && st.foresight[1][GWT_TOP] && st.foresight[2][GWT_TOP]);
    st = position(1, "", "clear; foresight 1 - -; herder 1 g; turn 0");
    while (st.bag_n[0]) {
        st.gone[st.bag[0][--st.bag_n[0]]]++;
        st.bag[0][st.bag_n[0]] = 0;
    }
    assert_true(said(sam_plays(&st, 9), "the column is empty (SOLO-KC-12)"));
}

/* covers: SOLO-KC-4 SOLO-KC-5 SOLO-KC-6 SOLO-KC-8 SOLO-KC-13 SOLO-EX-13 */
static void test_SOLO_KC_4_SOLO_EX_13_deliveries(void **unused)
{
    (void)unused;
    static const char *const city[] = { "bloomington", "peoria", "chicago", "toledo", "pittsburgh", "philadelphia",
        "new_york", "new_york", "new_york" };
    gwt_state st = position(1, "solo=medium", "clear; display obj_04 obj_03 obj_02 obj_01; turn 0");
    for (int i = 0; i < 9; i++) {
        int c = id(GWT_DOM_CITY, city[i]), before = st.player[1].city[c], discs = gwt_size(st.player[1].discs);
        int cards = gwt_size(st.player[1].discard_obj);
        arrange(&st, "clear; foresight 2 cowboy cowboy; herder 1 g");
        if (st.token_holder)
            break;
        sam_plays(&st, 9);
        assert_int_equal(st.player[1].city[c], before + 1);
        assert_int_equal(gwt_size(st.player[1].discs), discs - 1);
        bool arrow = c > 0 && before == 0 && i > 0 && c - 2 < GWT_BOX[0].arrows
            && GWT_BOX[0].arrow[c - 2].action == GWT_ARROW_OBJECTIVE;
        assert_int_equal(gwt_size(st.player[1].discard_obj), cards + arrow);
        if (i == 1)
            assert_int_equal(discarded(&st, 1, "obj_04"), 1); /* Bloomington to Peoria: the farthest card */
        if (i == 2)
            assert_int_equal(discarded(&st, 1, "obj_03"), 1); /* Peoria to Chicago */
    }
    assert_int_equal(st.player[1].city[GWT_CITY_new_york], 3);
    assert_int_equal(st.player[1].money, 0);
}

static void test_SOLO_EX_24_from_fulton(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "first_city=fulton", "clear; foresight 2 cowboy cowboy; herder 1 g; turn 0");
    sam_plays(&st, 9);
    assert_int_equal(st.player[1].city[GWT_CITY_fulton], 1);
    assert_int_equal(gwt_size(st.player[1].discard_obj), 0);
    arrange(&st, "clear; herder 1 g");
    int before = points(&st, 1, GWT_CAT_CITIES);
    sam_plays(&st, 9);
    assert_int_equal(st.player[1].city[GWT_CITY_st_louis], 1);
    assert_int_equal(gwt_size(st.player[1].discard_obj), 1); /* the arrow: one objective card */
    assert_int_equal(points(&st, 1, GWT_CAT_CITIES) - before, -3);
    arrange(&st, "clear; herder 1 g");
    sam_plays(&st, 9);
    assert_int_equal(st.player[1].city[GWT_CITY_bloomington], 1);
    assert_int_equal(GWT_BOX[0].arrow[1].action, GWT_ARROW_TOKEN);
    assert_int_equal(st.player[1].tokens, 0); /* ignored */
    assert_int_equal(gwt_size(st.player[1].discard_obj), 1);
    assert_int_equal(next_city(&st), GWT_CITY_peoria);
}

/* covers: SOLO-KC-7 SOLO-KC-11 SOLO-ENG-8 */
static void test_SOLO_KC_7_11_empty_supply(void **unused)
{
    (void)unused;
    const char *cities =
        "clear; herder 1 g; engine 1 s30; sam_discs bloomington peoria chicago toledo pittsburgh philadelphia new_york "
        "new_york new_york new_york new_york new_york ";
    char text[300];
    snprintf(text, sizeof text, "%s station_6 station_2; turn 0", cities);
    gwt_state st = position(1, "", text);
    assert_int_equal(st.player[1].discs, 0);
    int poor = GWT_STATION[1].vp <= GWT_STATION[5].vp ? 1 : 5;
    sam_plays(&st, 9);
    assert_int_equal(st.player[1].city[GWT_CITY_new_york], 7);
    assert_int_equal(st.player[1].stations, poor == 1 ? 1u << 5 : 1u << 1);
    snprintf(text, sizeof text, "%s new_york new_york; turn 0", cities);
    st = position(1, "", text);
    assert_true(said(sam_plays(&st, 9), "Sam has no disc left to place."));
    assert_int_equal(st.player[1].city[GWT_CITY_new_york], 8);
    assert_int_equal(st.player[1].herder, GWT_PLACE_start);
}

/* ---- building ---------------------------------------------------------------------------------------------------- */

/* covers: SOLO-BLD-1 SOLO-BLD-5 SOLO-BLD-6 SOLO-EX-8 */
static void test_SOLO_EX_8_which_building(void **unused)
{
    (void)unused;
    static const struct {
        int builders, number;
        const char *why;
    } row[] = { { 2, 4, "SOLO-BLD-6" }, { 1, 1, "SOLO-BLD-6" }, { 3, 5, "the lowest number (SOLO-BLD-6)" },
        { 4, 6, "SOLO-BLD-5" }, { 5, 7, "with a hand (SOLO-BLD-6)" }, { 6, 8, "the lowest number (SOLO-BLD-6)" } };
    for (int i = 0; i < 6; i++) {
        char text[100];
        snprintf(text, sizeof text, "workers 1 1 %d 1; specialization builder; turn 0", row[i].builders);
        gwt_state st = position(1, "", text);
        const char *told = sam_plays(&st, 4);
        assert_true(st.player[1].built[row[i].number] != 0);
        assert_true(said(told, row[i].why));
        assert_int_equal(st.player[1].money, 0);
    }
}

/* covers: SOLO-BLD-2 SOLO-BLD-3 SOLO-BLD-4 SOLO-BLD-15 SOLO-EX-19 */
static void test_SOLO_EX_19_where(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "at c1 0 pb_1a; herder 0 c; turn 0");
    assert_int_equal(gwt_sam_site(&st), GWT_PLACE_c2);
    st = position(1, "", "at g1 0 pb_1a; at g2 1 pb_1b; herder 0 g; turn 0");
    assert_int_equal(gwt_sam_site(&st), GWT_PLACE_a1);
    st = position(1, "", "herder 0 start; turn 0");
    assert_int_equal(gwt_sam_site(&st), GWT_PLACE_a1);
    st = position(1, "", "herder 0 a1; turn 0"); /* the own space is not ahead */
    assert_int_equal(gwt_sam_site(&st), GWT_PLACE_a2);
    st = position(1, "", "tile flood_1 hz_flood_g2; herder 0 flood_1; turn 0");
    assert_int_equal(gwt_sam_site(&st), GWT_PLACE_b1); /* never in a hazard branch */
    st = position(1, "", "tile outlaw_9 outlaw_green; herder 0 outlaw_9; turn 0");
    assert_int_equal(gwt_sam_site(&st), GWT_PLACE_outlaw_risk_1); /* the outlaw branch is none */
    assert_int_equal(gwt_size(GWT_SAM_SITES), 17);
    assert_int_equal(GWT_SAM_SITES & ~GWT_SITES, 0);
}

/* covers: SOLO-BLD-7 SOLO-BLD-8 SOLO-BLD-9 SOLO-BLD-10 SOLO-BLD-14 SOLO-EX-9 */
static void test_SOLO_EX_9_replacement(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "workers 1 1 2 1; specialization builder; at a1 1 pb_1b; at a2 1 pb_2b; at b1 1 pb_3b; "
        "at b2 1 pb_4b; herder 0 b1; turn 0");
    const char *told = sam_plays(&st, 4);
    assert_true(said(told, "most buildings with a hand in play (SOLO-BLD-9)"));
    assert_int_equal(st.tile[GWT_PLACE_b1], gwt_building_code(1, GWT_BUILDING_pb_6b)); /* on the space of 3b */
    assert_int_equal(st.player[1].built[3], 0);
    assert_int_equal(st.player[1].unbuilt >> 3 & 1, 0); /* out of the game */
    assert_int_equal(st.player[0].herder, GWT_PLACE_b1);
    st = position(1, "",
        "workers 1 1 4 1; specialization builder; at a1 1 pb_1b; at a2 1 pb_2b; at a3 1 pb_3b; at b1 1 pb_4b; "
        "at b2 1 pb_5b; at b3 1 pb_6b; at c1 1 pb_12b; turn 0");
    sam_plays(&st, 4); /* four builders: 4 to 8 is the highest new one */
    assert_int_equal(st.tile[GWT_PLACE_b3], gwt_building_code(1, GWT_BUILDING_pb_10b)); /* comes only this way */
}

/* covers: SOLO-BLD-11 SOLO-BLD-12 SOLO-EX-23 */
static void test_SOLO_BLD_11_12_SOLO_EX_23_card_14(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=medium", "workers 1 1 3 4; specialization engineer; turn 0");
    sam_plays(&st, 14);
    assert_true(st.player[1].built[1] != 0); /* exactly one builder, with a hand first */
    sam_plays(&st, 14);
    assert_true(st.player[1].built[2] != 0);
    st = position(1, "solo=medium", "workers 1 1 1 2; specialization engineer; at a1 1 pb_1b; at a2 1 pb_2b; turn 0");
    const char *told = sam_plays(&st, 14);
    assert_int_equal(st.tile[GWT_PLACE_a2], gwt_building_code(1, GWT_BUILDING_pb_4b));
    assert_int_equal(st.tile[GWT_PLACE_a1], gwt_building_code(1, GWT_BUILDING_pb_1b));
    assert_true(said(told, "SOLO-BLD-9"));
    st = position(1, "solo=medium", "workers 1 1 3 1; specialization builder; turn 0");
    sam_plays(&st, 14); /* the normal action */
    assert_true(st.player[1].built[5] != 0);
}

/* covers: SOLO-BLD-13 SOLO-BLD-16 */
static void test_SOLO_BLD_13_16_nothing_or_new_first(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=medium", "workers 1 1 2 3; specialization engineer; at a1 1 pb_11b; turn 0");
    st.player[1].unbuilt = 1u << 10; /* only 10b is left: it needs 8 builders, 3 more than 11b */
    const char *told = sam_plays(&st, 4);
    assert_true(said(told, "nothing can be built or replaced (SOLO-BLD-13)"));
    assert_int_equal(gwt_count(&st, 1, GWT_PER_BUILDINGS), 1);
    st = position(1, "",
        "workers 1 1 3 1; specialization builder; at a1 1 pb_3b; at a2 1 pb_4b; at a3 1 pb_5b; at b1 1 pb_12b; turn 0");
    sam_plays(&st, 4); /* a replacement could use 3 builders; a new building comes first */
    assert_true(st.player[1].built[1] != 0);
    st = position(1, "", "workers 1 1 2 1; specialization builder; at a1 1 pb_1b; turn 0");
    for (uint64_t set = GWT_SAM_SITES & ~st.locations, k = 1; set && k <= 12;
         set &= set - 1, k++) { /* the human fills most */
        st.player[0].unbuilt &= (uint16_t) ~(1u << k);
        st.player[0].built[k] = (uint8_t)gwt_lowest(set);
        gwt_put_tile(&st, gwt_lowest(set), gwt_building_code(0, gwt_design_of(&st, (int)k)));
    }
    arrange(&st, "at f1 1 pb_2b; at f2 1 pb_3b; at g1 1 pb_5b; at g2 1 pb_6b");
    assert_int_equal(gwt_sam_site(&st), 0);
    told = sam_plays(&st, 4); /* 4b could be built, but nowhere: two builders, from 4 to 6 */
    assert_int_equal(st.tile[GWT_PLACE_g2], gwt_building_code(1, GWT_BUILDING_pb_8b));
    assert_true(said(told, "the lowest number placed (SOLO-BLD-9)"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SOLO_MOVE_1_2_8_fixed_steps),
        cmocka_unit_test(test_SOLO_MOVE_9_10_11_SOLO_EX_14_variable_steps),
        cmocka_unit_test(test_SOLO_MOVE_3_ways_meet),
        cmocka_unit_test(test_SOLO_MOVE_3_the_shortest_way_even_with_tolls),
        cmocka_unit_test(test_SOLO_EX_15_straight_to_kansas_city),
        cmocka_unit_test(test_SOLO_EX_16_three_ways_to_neutral_b),
        cmocka_unit_test(test_SOLO_MOVE_6_14_the_way_listed_first),
        cmocka_unit_test(test_SOLO_MOVE_7_15_tolls_for_the_human),
        cmocka_unit_test(test_SOLO_MOVE_12_SOLO_SPEC_3_computed_before_the_action),
        cmocka_unit_test(test_SOLO_KC_1_9_12_the_bottom_tiles),
        cmocka_unit_test(test_SOLO_KC_4_SOLO_EX_13_deliveries),
        cmocka_unit_test(test_SOLO_EX_24_from_fulton),
        cmocka_unit_test(test_SOLO_KC_7_11_empty_supply),
        cmocka_unit_test(test_SOLO_EX_8_which_building),
        cmocka_unit_test(test_SOLO_EX_19_where),
        cmocka_unit_test(test_SOLO_EX_9_replacement),
        cmocka_unit_test(test_SOLO_BLD_11_12_SOLO_EX_23_card_14),
        cmocka_unit_test(test_SOLO_BLD_13_16_nothing_or_new_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
