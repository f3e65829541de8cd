/* test_sam_actions.c: what Sam's cards do: hiring, cattle, engine, objectives, outlaws, hazards
 * (SOLO-HIRE, SOLO-SPEC, SOLO-BUY, SOLO-ENG, SOLO-OBJ, SOLO-OUT, SOLO-HAZ). */
#include "games/gwt/sam.h"
#include "position.h"

static bool said(const char *told, const char *what)
{
    return strstr(told, what) != NULL;
}

static void has_workers(const gwt_state *st, int cowboys, int builders, int engineers)
{
    const uint8_t *workers = st->player[1].workers;
    if (workers[0] != cowboys || workers[1] != builders || workers[2] != engineers)
        fail_msg("Sam has %d, %d, %d workers", workers[0], workers[1], workers[2]);
}

/* ---- hiring ------------------------------------------------------------------------------------------------------ */

/* covers: SOLO-EX-2 SOLO-HIRE-1 SOLO-HIRE-3 SOLO-HIRE-7 SOLO-HIRE-8 */
static void test_SOLO_EX_2_the_cheapest(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "workers 1 1 1 2; specialization engineer; job 1 cowboy engineer; job 2 builder builder; "
        "job 3 engineer cowboy; job 4; token 4; turn 0");
    const char *told = sam_plays(&st, 1);
    has_workers(&st, 1, 1, 3);
    assert_int_equal(st.job[0][3], 0); /* of row 1 */
    assert_int_equal(st.job[2][2], GWT_TILE_engineer);
    assert_int_equal(st.player[1].money, 0);
    assert_true(
        said(told, "Sam hires an engineer from row 1 for $6: equally cheap, his specialization (SOLO-HIRE-3)."));
    told = sam_plays(&st, 1); /* no engineer at 6$: the topmost row */
    has_workers(&st, 2, 1, 3);
    assert_true(said(told, "the topmost row (SOLO-HIRE-3)"));
    st = position(1, "", "workers 1 1 1 2; specialization engineer; job 1 builder cowboy; job 2; token 2; turn 0");
    told = sam_plays(&st, 1);
    has_workers(&st, 1, 2, 2); /* the leftmost column */
    assert_true(said(told, "the leftmost column (SOLO-HIRE-3)"));
    st = position(1, "", "workers 1 3 1 1; specialization cowboy; job 1 builder; job 2; token 2; turn 0");
    told = sam_plays(&st, 1); /* the fourth, sixth ... space gives nothing */
    has_workers(&st, 3, 2, 1);
    assert_true(said(told, "the only possibility"));
    st = position(1, "",
        "workers 1 1 1 2; specialization engineer; job 1 cowboy; job 2; job 3 engineer; job 4 builder; job 5; "
        "token 5; turn 0");
    told = sam_plays(&st, 1);
    has_workers(&st, 1, 2, 2); /* row 4 costs 5$ */
    assert_true(said(told, "the lowest cost (SOLO-HIRE-3)"));
}

/* covers: SOLO-EX-3 SOLO-HIRE-4 SOLO-HIRE-5 SOLO-SPEC-2 */
static void test_SOLO_EX_3_the_next_type(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "workers 1 2 3 2; specialization builder; job 1; job 2; job 3 cowboy; job 4 engineer; job 5; "
        "token 5; turn 0");
    const char *told = sam_plays(&st, 2);
    has_workers(&st, 2, 3, 3);
    assert_int_equal(st.specialization, GWT_TILE_builder); /* a tie */
    assert_true(said(told, "from row 4 for $5: the lowest cost of this type (SOLO-HIRE-5)"));
    st = position(1, "",
        "workers 1 2 3 2; specialization builder; job 1 builder; job 2; job 3 cowboy; job 4 engineer; job 5; "
        "token 5; turn 0");
    told = sam_plays(&st, 2);
    has_workers(&st, 2, 4, 2); /* the specialization, although it costs more */
    assert_true(said(told, "SOLO-HIRE-4"));
    st = position(
        1, "", "workers 1 2 3 2; specialization builder; job 1 builder; job 2 builder; job 3; token 3; turn 0");
    told = sam_plays(&st, 2);
    assert_int_equal(st.job[0][2], 0);
    assert_true(said(told, "the topmost row (SOLO-HIRE-5)"));
    st = position(1, "", "workers 1 2 3 2; specialization builder; job 1 engineer cowboy; job 2; token 2; turn 0");
    told = sam_plays(&st, 2);
    has_workers(&st, 2, 3, 3);
    assert_true(said(told, "the leftmost column (SOLO-HIRE-5)"));
}

static void test_SOLO_EX_4_SOLO_SPEC_1_it_changes_at_once(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "workers 1 2 1 2; specialization cowboy; job 1 engineer; job 2; token 2; turn 0");
    const char *told = sam_plays(&st, 1);
    has_workers(&st, 2, 1, 3);
    assert_int_equal(st.specialization, GWT_TILE_engineer);
    assert_true(said(told, "Sam's specialization is now the engineer."));
}

/* covers: SOLO-HIRE-2 SOLO-HIRE-6 SOLO-HIRE-9 SOLO-HIRE-10 */
static void test_SOLO_HIRE_2_6_9_10_full_rows_and_nobody(void **unused)
{
    (void)unused;
    gwt_state st =
        position(1, "", "workers 1 6 3 1; specialization cowboy; job 1 cowboy engineer; job 2; token 2; turn 0");
    sam_plays(&st, 2);
    has_workers(&st, 6, 3, 2); /* no cowboy (full), no builder there: the third type */
    st = position(1, "", "workers 1 6 3 2; specialization cowboy; job 1 engineer builder; job 2; token 2; turn 0");
    sam_plays(&st, 2);
    has_workers(&st, 6, 4, 2); /* builders are more numerous */
    st = position(1, "", "workers 1 6 1 1; specialization cowboy; job 1 cowboy; job 2 builder; token 2; turn 0");
    const char *told = sam_plays(&st, 1); /* the token's row is closed */
    has_workers(&st, 6, 1, 1);
    assert_true(said(told, "there is no worker to hire (SOLO-HIRE-9)"));
    st = position(1, "", "workers 1 6 1 1; specialization cowboy; job 1 cowboy; token 3; job 2 builder cowboy; turn 0");
    memcpy(st.job[11], st.job[1], sizeof st.job[1]);
    memset(st.job[1], 0, sizeof st.job[1]);
    st.token_row = GWT_JOB_ROWS + 1; /* the token has left: every row is open */
    st.token_holder = 1;
    assert_null(gwt_check(&st));
    gwt_sam_hire(&st, false, NULL);
    has_workers(&st, 6, 2, 1);
}

/* ---- cattle ------------------------------------------------------------------------------------------------------ */

static int of_sam(const gwt_state *st, const char *card)
{
    return discarded(st, 1, card);
}

/* covers: SOLO-EX-1 SOLO-BUY-10 SOLO-BUY-7 SOLO-BUY-14 */
static void test_SOLO_EX_1_card_13(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=medium",
        "clear; workers 1 4 2 3; specialization cowboy; at a1 0 pb_1a; tile flood_1 hz_flood_b2; tile flood_2 "
        "hz_flood_b3; "
        "herder 1 start; market; market_top corriente corriente black_angus longhorn; money 0 0; turn 0");
    const char *told = sam_plays(&st, 13);
    assert_int_equal(st.player[1].herder, GWT_PLACE_c); /* four steps: A, a1, B, C */
    assert_int_equal(st.player[0].money, 2);
    assert_int_equal(of_sam(&st, "corriente"), 2);
    assert_int_equal(st.player[1].discard_n, 2);
    assert_int_equal(points(&st, 1, GWT_CAT_CATTLE), 6);
    assert_int_equal(gwt_market_size(&st), 2); /* +4, -2 */
    assert_int_equal(st.market[GWT_CARD_black_angus] + st.market[GWT_CARD_longhorn], 2);
    assert_true(said(told, "With 3 cowboys and $5 Sam buys cattle worth 6 points"));
    assert_true(said(told, "Sam adds 2 cards to the cattle market: for free (SOLO-BUY-10)."));
    assert_true(said(told, "Sam adds 2 cards to the cattle market: a cowboy is left over (SOLO-BUY-7)."));
}

/* covers: SOLO-EX-5 SOLO-EX-6 SOLO-EX-17 SOLO-EX-18 SOLO-EX-21 SOLO-BUY-1 SOLO-BUY-2 SOLO-BUY-3 SOLO-BUY-4 SOLO-BUY-5
 * SOLO-BUY-13 */
static void test_SOLO_EX_5_6_17_18_21_what_he_buys(void **unused)
{
    (void)unused;
    static const struct {
        int cowboys;
        const char *market, *bought[3], *why;
        int added;
    } row[] = {
        { 5, "corriente corriente longhorn shorthorn_5 shorthorn_4 hereford_6", { "shorthorn_5", "shorthorn_4" },
            "SOLO-BUY-3", 0 },
        { 3, "corriente black_angus shorthorn_4", { "shorthorn_4" }, "SOLO-BUY-4", 0 },
        { 4, "shorthorn_5 hereford_5 corriente longhorn", { "shorthorn_5" }, "fewest cowboys (SOLO-BUY-5)", 2 },
        { 2, "black_angus", { "black_angus" }, "fewest cowboys (SOLO-BUY-5)", 2 },
        { 5, "shorthorn_3 shorthorn_3 corriente longhorn black_angus", { "shorthorn_3", "shorthorn_3" },
            "fewest cards (SOLO-BUY-5)", 0 },
        { 1, "corriente shorthorn_5 hereford_7", { "corriente" }, "the only possibility", 0 },
        { 6, "corriente corriente corriente hereford_7", { "corriente", "corriente", "corriente" }, "SOLO-BUY-3", 2 },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char text[300];
        snprintf(text, sizeof text, "workers 1 %d 1 1; specialization cowboy; market %s; herder 1 start; turn 0",
            row[i].cowboys, row[i].market);
        gwt_state st = position(1, "", text);
        int before = gwt_market_size(&st), n = 0, same = 0;
        const char *told = sam_plays(&st, 3);
        for (; n < 3 && row[i].bought[n]; n++) {
            same = 0;
            for (int k = 0; k < 3; k++)
                same += row[i].bought[k] && strcmp(row[i].bought[k], row[i].bought[n]) == 0;
            assert_int_equal(of_sam(&st, row[i].bought[n]), same);
        }
        assert_int_equal(st.player[1].discard_n, n);
        assert_int_equal(gwt_market_size(&st), before - n + row[i].added); /* not bought in this action */
        if (!said(told, row[i].why))
            fail_msg("%s, not %s", told, row[i].why);
    }
}

/* The table of combinations is what the offers of the market allow. */
static void test_SOLO_BUY_2_SOLO_BUY_13_all_combinations(void **unused)
{
    (void)unused;
    int found = 0;
    for (int a = 0; a < GWT_OFFER_COUNT; a++)
        for (int b = -1; b <= a; b++) {
            const gwt_offer_row *x = &GWT_OFFER[a], none = { 0 }, *y = b < 0 ? &none : &GWT_OFFER[b];
            gwt_sam_combination sum = { .cowboys = (uint8_t)(x->cowboys + y->cowboys),
                .cost = (uint8_t)(x->cost + y->cost) };
            const gwt_offer_row *both[] = { x, y };
            if (sum.cost > GWT_SAM_BUDGET || sum.cowboys > GWT_WORKER_COLUMNS
                || ((x->kinds | y->kinds) & (GWT_SIMMENTAL_CARDS | GWT_C(brahman))))
                continue;
            for (int k = 0; k < 2; k++) {
                sum.value_3 = (uint8_t)(sum.value_3 + (both[k]->kinds == GWT_VALUE_3_CARDS ? both[k]->cards : 0));
                sum.shorthorn = (uint8_t)(sum.shorthorn + (both[k]->kinds == GWT_SHORTHORN_CARDS ? both[k]->cards : 0));
                sum.hereford = (uint8_t)(sum.hereford + (both[k]->kinds == GWT_HEREFORD_CARDS ? both[k]->cards : 0));
            }
            bool listed = false;
            for (int i = 0; i < GWT_SAM_COMBINATIONS; i++)
                listed |= memcmp(&GWT_SAM_COMBINATION[i], &sum, sizeof sum) == 0;
            assert_true(listed);
            found++;
        }
    assert_int_equal(found, GWT_SAM_COMBINATIONS);
}

/* covers: SOLO-EX-7 SOLO-EX-26 SOLO-BUY-6 SOLO-BUY-8 SOLO-BUY-15 */
static void test_SOLO_EX_7_26_cowboys_add_cards(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "workers 1 1 1 1; specialization cowboy; market shorthorn_4 hereford_6; market_top corriente "
        "corriente; turn 0");
    const char *told = sam_plays(&st, 3);
    assert_int_equal(st.player[1].discard_n, 0);
    assert_int_equal(gwt_market_size(&st), 4);
    assert_true(said(told, "SOLO-BUY-6") && said(told, "no cowboy is left to buy with (SOLO-BUY-15)"));
    st = position(1, "", "workers 1 2 1 1; specialization cowboy; market shorthorn_4; market_top black_angus; turn 0");
    while (st.market_stack_n > 1) { /* one card left */
        memmove(st.market_stack, st.market_stack + 1, sizeof st.market_stack - 1);
        st.market_stack[--st.market_stack_n] = 0;
    }
    assert_int_equal(st.market_stack[0], GWT_CARD_black_angus);
    uint8_t left[GWT_CATTLE] = { 0 };
    left[GWT_CARD_shorthorn_4] = 1;
    left[GWT_CARD_black_angus] = 1;
    for (int c = 1; c < GWT_CATTLE; c++)
        if (GWT_CARD[c].market && gwt_is_in_game(&st, c))
            st.removed[c] = (uint8_t)(GWT_CARD[c].market - left[c]);
    sam_plays(&st, 3);
    assert_int_equal(of_sam(&st, "black_angus"), 1);
    assert_int_equal(gwt_market_size(&st), 1);
    told = sam_plays(&st, 10); /* an empty deck: the cowboys do nothing */
    assert_int_equal(gwt_market_size(&st), 1);
    assert_false(said(told, "Sam adds"));
}

static void test_SOLO_BUY_9_never_simmental(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "simmental=on",
        "workers 1 2 1 1; specialization cowboy; market simmental_1 simmental_1; "
        "market_top simmental_1 simmental_1 corriente simmental_1; turn 0");
    sam_plays(&st, 3);
    assert_int_equal(of_sam(&st, "simmental_1"), 0);
    assert_int_equal(of_sam(&st, "corriente"), 0); /* added by his last cowboy */
    assert_int_equal(gwt_market_size(&st), 6);
    arrange(&st, "specialization cowboy");
    sam_plays(&st, 3);
    assert_int_equal(of_sam(&st, "corriente"), 1);
}

/* covers: SOLO-BUY-11 SOLO-BUY-12 */
static void test_SOLO_BUY_11_12_one_for_free(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=medium",
        "workers 1 1 2 1; specialization builder; market longhorn black_angus shorthorn_5 hereford_7; turn 0");
    sam_plays(&st, 13);
    assert_int_equal(of_sam(&st, "longhorn"), 1);
    assert_int_equal(gwt_market_size(&st), 3); /* nothing added */
    sam_plays(&st, 13);
    assert_int_equal(of_sam(&st, "black_angus"), 1);
    const char *told = sam_plays(&st, 13);
    assert_true(said(told, "there is no card of value 3 (SOLO-BUY-11)"));
    assert_int_equal(st.player[1].discard_n, 2);
}

/* ---- engine ------------------------------------------------------------------------------------------------------ */

/* covers: SOLO-EX-10 SOLO-EX-11 SOLO-EX-22 SOLO-ENG-1 SOLO-ENG-2 SOLO-ENG-3 SOLO-ENG-16 */
static void test_SOLO_EX_10_11_22_how_far(void **unused)
{
    (void)unused;
    static const struct {
        const char *sam, *human;
        int engineers;
        const char *to, *why;
    } row[] = {
        { "s3", "s0", 3, "t1", "the farthest station within reach (SOLO-ENG-2)" },
        { "s3", "s0", 6, "t2", "SOLO-ENG-2" },
        { "s3", "s0", 1, "s4", "no station within reach, the full move (SOLO-ENG-2)" },
        { "s3", "t1", 4, "s7", "the full move" },
        { "s3", "s4", 1, "t1", "the farthest station" },
        { "t1", "s5", 1, "s6", "the full move" },
        { "s37", "s0", 5, "s39", "the farthest station" },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char text[200];
        snprintf(text, sizeof text,
            "clear; workers 1 1 1 %d; specialization engineer; engine 1 %s; engine 0 %s; herder 1 start; turn 0",
            row[i].engineers, row[i].sam, row[i].human);
        gwt_state st = position(1, "", text);
        const char *told = sam_plays(&st, 5);
        assert_int_equal(st.player[1].engine, id(GWT_DOM_SPACE, row[i].to));
        assert_true(said(told, row[i].why));
    }
}

/* covers: SOLO-ENG-4 SOLO-ENG-5 SOLO-ENG-14 */
static void test_SOLO_ENG_4_5_14_upgrading(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "workers 1 1 1 3; specialization engineer; engine 1 s3; station 0 station_1 disc_aux_money_2; "
        "master station_1 sm_money12; turn 0");
    int discs = gwt_size(st.player[1].discs);
    const char *told = sam_plays(&st, 5);
    assert_int_equal(st.player[1].stations, 1);
    assert_int_equal(st.player[0].stations, 1);
    assert_int_equal(gwt_size(st.player[1].discs), discs - 1);
    assert_int_equal(st.master_at[0], 0);
    assert_int_equal(st.appointed[0], 0);
    assert_int_equal(st.player[1].masters, 0);
    has_workers(&st, 1, 1, 3);
    assert_true(said(told, "removes from the game"));
    assert_int_equal(points(&st, 1, GWT_CAT_STATIONS), GWT_STATION[0].vp);
}

/* covers: SOLO-ENG-6 SOLO-ENG-7 SOLO-ENG-13 SOLO-ENG-15 SOLO-ENG-11 */
static void test_SOLO_ENG_6_7_11_13_15_the_end_of_the_track(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "workers 1 1 1 6; specialization engineer; engine 1 s38; turn 0");
    const char *told = sam_plays(&st, 6);
    assert_int_equal(st.player[1].engine, GWT_SPACE_s39);
    assert_int_equal(st.player[1].stations, 1u << 9);
    assert_int_equal(st.player[1].money, 0); /* no move back, no 3$ */
    assert_true(said(told, "leaves the game"));
    told = sam_plays(&st, 5);
    assert_true(said(told, "his engine is out of the game (SOLO-ENG-7)"));
    assert_int_equal(st.sam_discard, 1u << 5 | 1u << 6); /* no replacement card */
    st = position(1, "first_city=new_york",
        "workers 1 1 1 6; specialization engineer; engine 1 s38; sam_discs new_york new_york new_york new_york "
        "new_york "
        "new_york new_york new_york new_york new_york new_york new_york new_york new_york; turn 0");
    sam_plays(&st, 6);
    assert_int_equal(st.player[1].stations, 0); /* no disc: removed all the same */
    assert_int_equal(st.player[1].engine, GWT_SPACE_s39);
    arrange(&st, "engine 1 s3; workers 1 1 1 3; master station_1 sm_money12");
    told = sam_plays(&st, 6);
    assert_int_equal(st.player[1].engine, GWT_SPACE_t1);
    assert_int_equal(st.master_at[0], GWT_MASTER_sm_money12); /* stays */
    assert_true(said(told, "Sam has no disc left to place."));
}

/* covers: SOLO-ENG-8 SOLO-ENG-12 */
static void test_SOLO_ENG_8_12_the_poorest_station(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "workers 1 1 1 3; specialization engineer; engine 1 s24; sam_discs station_1 station_2 station_6 "
        "new_york new_york new_york new_york new_york new_york new_york new_york new_york new_york new_york; turn 0");
    int poorest = 0;
    for (int i = 1; i < 6; i++)
        if ((i == 1 || i == 5) && GWT_STATION[i].vp < GWT_STATION[poorest].vp)
            poorest = i;
    st.master_at[poorest] = poorest < 5 ? 0 : st.master_at[0]; /* he had sent it to the box */
    int before = points(&st, 1, GWT_CAT_STATIONS);
    const char *told = sam_plays(&st, 5);
    assert_int_equal(st.player[1].engine, GWT_SPACE_t7);
    assert_int_equal(st.player[1].stations >> poorest & 1, 0);
    assert_int_equal(st.player[1].stations >> 6 & 1, 1); /* never the one being upgraded */
    assert_int_equal(points(&st, 1, GWT_CAT_STATIONS), before - GWT_STATION[poorest].vp + GWT_STATION[6].vp);
    assert_int_equal(poorest < 5 ? st.master_at[poorest] : 0, 0);
    assert_true(said(told, "takes the one on"));
}

/* covers: SOLO-ENG-9 SOLO-ENG-10 */
static void test_SOLO_ENG_9_10_card_15(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=medium", "workers 1 1 1 2; specialization engineer; engine 1 s17; turn 0");
    sam_plays(&st, 15);
    assert_int_equal(st.player[1].engine, GWT_SPACE_t6); /* five spaces with two engineers */
    st = position(1, "solo=medium", "workers 1 1 1 2; specialization engineer; engine 1 s17; engine 0 t6; turn 0");
    sam_plays(&st, 15);
    assert_int_equal(st.player[1].engine, GWT_SPACE_t7); /* occupied by the human */
    st = position(1, "solo=medium", "workers 1 1 1 2; specialization engineer; engine 1 s34; turn 0");
    sam_plays(&st, 15);
    assert_int_equal(st.player[1].engine, GWT_SPACE_s39);
    st = position(1, "solo=medium", "workers 1 2 1 1; specialization cowboy; engine 1 s17; turn 0");
    sam_plays(&st, 15);
    assert_int_equal(st.player[1].engine, GWT_SPACE_s18);
}

/* ---- objectives, outlaws, hazards -------------------------------------------------------------------------------- */

static void test_SOLO_OBJ_1_the_farthest_card(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "display obj_04 obj_03 obj_02 obj_01; turn 0");
    sam_plays(&st, 7);
    assert_int_equal(of_sam(&st, "obj_04"), 1);
    assert_int_equal(st.display_order[0], GWT_CARD_obj_03);
    assert_int_equal(gwt_size(st.display), 4);
    while (st.obj_stack_n) {
        st.removed_obj |= UINT32_C(1) << (st.obj_stack[--st.obj_stack_n] - GWT_OBJ_FIRST);
        st.obj_stack[st.obj_stack_n] = 0;
    }
    for (int left = 3; left >= 0; left--) {
        sam_plays(&st, 7);
        assert_int_equal(gwt_size(st.display), left);
    }
    assert_true(said(sam_plays(&st, 7), "the objective display is empty (SOLO-OBJ-1)"));
}

static void test_SOLO_OUT_1_the_highest_number(void **unused)
{
    (void)unused;
    gwt_state st = position(
        1, "", "clear; tile outlaw_2 outlaw_green; tile outlaw_7 outlaw_orange; tile outlaw_4 outlaw_green; turn 0");
    sam_plays(&st, 8);
    assert_int_equal(st.tile[GWT_PLACE_outlaw_7], 0);
    assert_int_equal(st.player[1].owned[GWT_TILE_outlaw_orange], 1);
    sam_plays(&st, 8);
    assert_int_equal(st.tile[GWT_PLACE_outlaw_4], 0);
    sam_plays(&st, 8); /* beside the trail */
    assert_int_equal(st.tile[GWT_PLACE_outlaw_2], 0);
    assert_int_equal(st.player[1].money + st.player[1].tokens, 0);
    assert_int_equal(points(&st, 1, GWT_CAT_HAZARDS), 0);
}

/* covers: SOLO-EX-12 SOLO-HAZ-1 SOLO-HAZ-2 */
static void test_SOLO_EX_12_SOLO_HAZ_1_2_which_hazard(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "clear; tile flood_1 hz_flood_b2; tile flood_2 hz_flood_g3; tile drought_1 hz_drought_g4; "
        "tile rockfall_1 hz_rockfall_g2; tile rockfall_2 hz_rockfall_g4; turn 0");
    const char *told = sam_plays(&st, 9);
    assert_int_equal(st.player[1].owned[GWT_TILE_hz_rockfall_g4], 1);
    assert_true(said(told, "the best tile (SOLO-HAZ-1)"));
    told = sam_plays(&st, 9); /* flood has the most tiles; there the better one */
    assert_int_equal(st.player[1].owned[GWT_TILE_hz_flood_g3], 1);
    assert_true(said(told, "the zone with the most tiles (SOLO-HAZ-1)"));
    sam_plays(&st, 9); /* one tile each: the best one */
    assert_int_equal(st.player[1].owned[GWT_TILE_hz_drought_g4], 1);
    told = sam_plays(&st, 9); /* 2 and 2: flood first */
    assert_int_equal(st.player[1].owned[GWT_TILE_hz_flood_b2], 1);
    assert_true(said(told, "flood, drought, rockfall (SOLO-HAZ-1)"));
    sam_plays(&st, 9);
    assert_true(said(sam_plays(&st, 9), "there is no hazard (SOLO-HAZ-2)"));
    st = position(1, "", "clear; tile flood_1 hz_flood_b2; tile flood_2 hz_flood_b3; tile flood_3 hz_flood_g3; turn 0");
    sam_plays(&st, 9); /* of equal tiles the lowest number */
    assert_int_equal(st.tile[GWT_PLACE_flood_2], 0);
    assert_int_equal(st.tile[GWT_PLACE_flood_3], GWT_TILE_hz_flood_g3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SOLO_EX_2_the_cheapest),
        cmocka_unit_test(test_SOLO_EX_3_the_next_type),
        cmocka_unit_test(test_SOLO_EX_4_SOLO_SPEC_1_it_changes_at_once),
        cmocka_unit_test(test_SOLO_HIRE_2_6_9_10_full_rows_and_nobody),
        cmocka_unit_test(test_SOLO_EX_1_card_13),
        cmocka_unit_test(test_SOLO_EX_5_6_17_18_21_what_he_buys),
        cmocka_unit_test(test_SOLO_BUY_2_SOLO_BUY_13_all_combinations),
        cmocka_unit_test(test_SOLO_EX_7_26_cowboys_add_cards),
        cmocka_unit_test(test_SOLO_BUY_9_never_simmental),
        cmocka_unit_test(test_SOLO_BUY_11_12_one_for_free),
        cmocka_unit_test(test_SOLO_EX_10_11_22_how_far),
        cmocka_unit_test(test_SOLO_ENG_4_5_14_upgrading),
        cmocka_unit_test(test_SOLO_ENG_6_7_11_13_15_the_end_of_the_track),
        cmocka_unit_test(test_SOLO_ENG_8_12_the_poorest_station),
        cmocka_unit_test(test_SOLO_ENG_9_10_card_15),
        cmocka_unit_test(test_SOLO_OBJ_1_the_farthest_card),
        cmocka_unit_test(test_SOLO_OUT_1_the_highest_number),
        cmocka_unit_test(test_SOLO_EX_12_SOLO_HAZ_1_2_which_hazard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
