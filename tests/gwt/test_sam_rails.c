/* test_sam_rails.c: Sam in Rails to the North: his cards, stores, expansion cards, itineraries and score, and what
 * he leaves of the Brahman (RTN-SOLO, RTN-BRA-11 and their worked examples). */
#include "games/gwt/sam.h"
#include "position.h"

#define EASY   "rails_north=on solo=easy"
#define MEDIUM "rails_north=on solo=medium"
#define HARD   "rails_north=on solo=hard"

static const char *const LEVEL[] = { "", EASY, MEDIUM, HARD };

static bool said(const char *told, const char *what)
{
    return strstr(told, what) != NULL;
}

/* Each of these sentences (parts of them), in this order. */
static void said_in_order(const char *told, const char *const *parts)
{
    for (const char *at = told; *parts; parts++) {
        const char *next = strstr(at, *parts);
        if (!next)
            fail_msg("\"%s\" was not said, or too early: %s", *parts, told);
        at = next + 1;
    }
}
#define SAID_IN_ORDER(told, ...) said_in_order(told, (const char *const[]) { __VA_ARGS__, NULL })

static int next_city(const gwt_state *st)
{
    int why;
    return gwt_sam_next_city(st, &why);
}

static bool has_store(const gwt_state *st, const char *town)
{
    return st->player[GWT_SAM].stores >> id(GWT_DOM_TOWN, town) & 1;
}

static int cell_of_sam(const gwt_state *st, const char *town)
{
    for (int i = 0; i < GWT_TRADE_CELLS; i++)
        if (st->cell[id(GWT_DOM_TOWN, town)][i] == GWT_SAM + 1)
            return i;
    return -1;
}

static int discs_of_sam(const gwt_state *st, const char *city)
{
    return st->player[GWT_SAM].city[id(GWT_DOM_CITY, city)];
}

/* Sam walks from the last neutral building to Kansas City with a card that opens no store. */
static const char *visit(gwt_state *st)
{
    arrange(st, "clear; herder 1 g");
    return sam_plays(st, 1);
}

static const char *active(const gwt_state *st)
{
    int k = gwt_sam_expansion(st);
    return k < 0 ? "none" : GWT_DOMAINS[GWT_DOM_SAM_EXPANSION].item[gwt_sam_expansion_item(st, k)].id;
}

/* ---- cards and setup --------------------------------------------------------------------------------------------- */

/* covers: RTN-SOLO-1 */
static void test_RTN_SOLO_1_the_cards(void **unused)
{
    (void)unused;
    static const char *const named[] = { NULL, "card 1 (hire the cheapest worker)",
        "card 2 (hire, specialization first)", "card 3 (buy cattle)", "card 4 (build)", "card 5 (store, engine)",
        "card 6 (engine)", "card 7 (store, objective card)", "card 8 (store, outlaw)", "card 9 (store, hazard)",
        "card 10 (buy cattle)", "card 11 (build)", "card 12 (engine)", "card 13 (buy cattle, by specialization)",
        "card 14 (build, by specialization)", "card 15 (store, engine, by specialization)" };
    static const int steps[] = { 0, 1, 1, 2, 2, 1, 2, 1, 1, 1 };
    const unsigned store_cards = 1u << 5 | 1u << 7 | 1u << 8 | 1u << 9 | 1u << 15;
    for (int card = 1; card <= GWT_SAM_CARDS; card++) {
        gwt_state st = position(1, MEDIUM, "turn 0"), base = position(1, "solo=medium", "turn 0");
        assert_int_equal(gwt_sam_steps(&st, card), gwt_sam_steps(&base, card));
        if (card <= 9)
            assert_int_equal(gwt_sam_steps(&st, card), steps[card]);
        const char *told = sam_plays(&st, card);
        assert_true(said(told, named[card]));
        assert_int_equal(has_store(&st, "small_1"), store_cards >> card & 1);
        assert_int_equal(said(told, "places a store"), store_cards >> card & 1);
        told = sam_plays(&base, card);
        assert_false(said(told, "store"));
        assert_int_equal(base.player[GWT_SAM].stores, 0);
    }
    gwt_state easy = position(1, EASY, "turn 0");
    assert_int_equal(easy.sam_deck_n, 12);
    for (int i = 0; i < 12; i++)
        assert_in_range(easy.sam_deck[i], 1, 12);
}

/* The table of the rules: "small_1 omaha station_town_1; bloomington milwaukee ...". */
static void has_expansion(int level, int k, const char *back, const char *towns)
{
    char text[200];
    sb_text out = SB_TEXT(text);
    const gwt_sam_expansion_row *row = &GWT_SAM_EXPANSION[level][k];
    for (int i = 0; i < row->n; i++)
        sb_putf(&out, "%s%s", i ? " " : "", GWT_DOMAINS[GWT_DOM_TOWN].item[row->town[i]].id);
    assert_string_equal(text, towns);
    assert_int_equal(row->back, back ? id(GWT_DOM_CITY, back) : 0);
}

static void has_cities(const uint8_t *city, int most, const char *cities)
{
    char text[200];
    sb_text out = SB_TEXT(text);
    for (int i = 0; i < most && city[i]; i++)
        sb_putf(&out, "%s%s", i ? " " : "", GWT_DOMAINS[GWT_DOM_CITY].item[city[i]].id);
    assert_string_equal(text, cities);
}

static void has_itinerary(int level, const char *strip, const char *large)
{
    has_cities(GWT_SAM_ITINERARY[level].strip, GWT_SAM_STRIP, strip);
    has_cities(GWT_SAM_ITINERARY[level].large, GWT_SAM_LARGE, large);
}

/* covers: RTN-SOLO-2 RTN-SOLO-14 */
static void test_RTN_SOLO_2_expansion_cards_and_itineraries(void **unused)
{
    (void)unused;
    for (int level = GWT_SOLO_EASY; level <= GWT_SOLO_HARD; level++) {
        has_expansion(level, 0, NULL, "small_1 omaha station_town_1");
        gwt_state st = position(1, LEVEL[level], "turn 0");
        assert_int_equal(gwt_sam_revealed(&st), 1); /* I lies open, II and III are stacked */
        assert_int_equal(gwt_sam_expansion(&st), 0);
    }
    has_expansion(GWT_SOLO_EASY, 1, "bloomington", "milwaukee small_7 station_town_2");
    has_expansion(GWT_SOLO_EASY, 2, "toledo", "toronto small_10 small_8");
    has_expansion(GWT_SOLO_MEDIUM, 1, "bloomington", "milwaukee small_7 station_town_2 green_bay");
    has_expansion(GWT_SOLO_MEDIUM, 2, "toledo", "toronto small_10 small_8 montreal");
    has_expansion(GWT_SOLO_HARD, 1, "toledo", "toronto small_10 montreal small_8");
    has_expansion(GWT_SOLO_HARD, 2, "harrisburg", "small_9 buffalo green_bay station_town_2 small_7");
    has_itinerary(GWT_SOLO_EASY, "bloomington chicago toledo harrisburg new_york", "milwaukee toronto");
    has_itinerary(GWT_SOLO_MEDIUM, "bloomington toledo harrisburg new_york", "milwaukee green_bay toronto montreal");
    has_itinerary(GWT_SOLO_HARD, "toledo harrisburg new_york", "green_bay toronto buffalo montreal");
}

/* covers: RTN-SOLO-3 */
static void test_RTN_SOLO_3_what_sam_owns(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "workers 1 1 3 1; specialization builder; at a1 1 pb_5b; at a2 1 pb_12b; turn 0");
    const gwt_player *sam = &st.player[GWT_SAM];
    assert_int_equal(gwt_size(sam->discs), 15);
    assert_int_equal(gwt_size(sam->unbuilt), 13 - 2);
    assert_int_equal(gwt_stores_left(sam), 15);
    sam_plays(&st, 4);
    assert_true(sam->built[13] != 0); /* three builders */
    assert_int_equal(st.tile[sam->built[13]], gwt_building_code(GWT_SAM, GWT_BUILDING_pb_13b));
    gwt_state base = position(1, "", "turn 0");
    assert_int_equal(gwt_size(base.player[GWT_SAM].discs), 14);
    assert_int_equal(gwt_size(base.player[GWT_SAM].unbuilt), 12);
}

/* covers: RTN-SOLO-20 SOLO-SET-20 */
static void test_RTN_SOLO_20_options(void **unused)
{
    (void)unused;
    sb_setup s;
    assert_int_equal(sb_setup_init(&gwt_game, 1, &s), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "poker", "on"), SB_OPTION_PLAYERS);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "first_city", "chicago"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "rails_north", "on"), SB_OPTION_CONFLICT);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "first_city", "level"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "rails_north", "on"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "first_city", "chicago"), SB_OPTION_CONFLICT);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "brahman", "on"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "on"), SB_OPTION_CONFLICT);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "brahman", "off"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "on"), SB_OK);
    gwt_state st = position(1, HARD, "turn 0");
    assert_int_equal(next_city(&st), GWT_CITY_toledo); /* not Peoria, which does not exist here */
    assert_false(gwt_box(&st)->cities >> GWT_CITY_peoria & 1);
    st.first_city = GWT_CITY_chicago;
    assert_non_null(gwt_check(&st));
}

/* ---- stores ------------------------------------------------------------------------------------------------------ */

/* covers: RTN-SOLO-4 RTN-SOLO-19 */
static void test_RTN_SOLO_4_19_the_store_comes_first(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "store 1 small_1 omaha; herder 1 g; turn 0");
    SAID_IN_ORDER(sam_plays(&st, 7), "Sam draws card 7", "Sam places a store in Lincoln", "Sam upgrades",
        "Sam chooses a way", "Sam takes the card farthest", "Sam delivers to Bloomington");
    /* Card 15 with one disc left: the station town takes it, then the engine needs it back. */
    st = position(1, MEDIUM,
        "store 1 small_1 omaha milwaukee small_7 station_town_2 green_bay toronto small_10 small_8 montreal; "
        "sam_discs bloomington toledo harrisburg new_york new_york new_york new_york new_york new_york new_york "
        "new_york new_york new_york new_york; workers 1 1 1 3; specialization engineer; engine 1 s3; herder 1 a; "
        "turn 0");
    assert_int_equal(gwt_size(st.player[GWT_SAM].discs), 1);
    SAID_IN_ORDER(sam_plays(&st, 15), "Sam places a store in Lincoln", "Sam upgrades station 11", "Sam's engine moves",
        "takes the one on station 11", "Sam upgrades station 1.");
    assert_int_equal(st.player[GWT_SAM].stations, 1u << 0);
}

/* covers: RTN-SOLO-5 */
static void test_RTN_SOLO_5_in_the_printed_order(void **unused)
{
    (void)unused;
    for (int level = GWT_SOLO_EASY; level <= GWT_SOLO_HARD; level++) {
        gwt_state st = position(1, LEVEL[level], "turn 0");
        static const char *const towns[] = { "small_1", "omaha", "station_town_1" };
        static const int cards[] = { 5, 8, 9 };
        for (int i = 0; i < 3; i++) {
            assert_int_equal(gwt_sam_next_town(&st), id(GWT_DOM_TOWN, towns[i]));
            sam_plays(&st, cards[i]);
            assert_true(has_store(&st, towns[i]));
            assert_int_equal(gwt_size(st.player[GWT_SAM].stores), i + 1);
        }
    }
}

/* covers: RTN-SOLO-6 */
static void test_RTN_SOLO_6_no_access_no_cost(void **unused)
{
    (void)unused;
    gwt_state st = position(1, HARD, "sam_discs toledo harrisburg; turn 0");
    int bank = st.from_bank;
    assert_false(gwt_access(&st, GWT_SAM) >> GWT_TOWN_small_9 & 1); /* no rail leads there */
    sam_plays(&st, 5);
    assert_true(has_store(&st, "small_9"));
    sam_plays(&st, 7);
    assert_true(has_store(&st, "buffalo")); /* $1 for anybody else */
    assert_int_equal(cell_of_sam(&st, "buffalo"), 0);
    assert_int_equal(st.from_bank, bank);
    assert_int_equal(st.player[GWT_SAM].money, 0);
    assert_int_equal(st.player[GWT_SAM].discard_n, 1); /* no card spent; the one of card 7 */
}

/* covers: RTN-SOLO-7 */
static void test_RTN_SOLO_7_which_cell(void **unused)
{
    (void)unused;
    static const struct {
        const char *town;
        int taken; /* cell of the human; -1 = none */
        int cell;
        gwt_sam_reason why;
    } row[] = {
        { "omaha", -1, 0, GWT_SAM_rtn_7_money }, /* +$2 */
        { "omaha", 0, 1, GWT_SAM_rtn_7_order },  /* all blank */
        { "small_7", 3, 0, GWT_SAM_rtn_7_money },
        { "small_10", -1, 0, GWT_SAM_rtn_7_action }, /* a certificate */
        { "small_10", 0, 1, GWT_SAM_rtn_7_order },
        { "small_12", 1, 0, GWT_SAM_rtn_7_action }, /* an objective card */
        { "small_2", -1, 0, GWT_SAM_rtn_7_order },  /* four exchange tokens */
        { "small_1", 0, 1, GWT_SAM_rtn_7_order },   /* four blank cells */
        { "montreal", -1, 0, GWT_SAM_rtn_7_cost },  /* $1 */
        { "montreal", 0, 1, GWT_SAM_rtn_7_order },  /* $3, the first of two */
        { "denver", 1, 0, GWT_SAM_rtn_7_cost },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        gwt_state st = position(1, EASY, "turn 0");
        int town = id(GWT_DOM_TOWN, row[i].town), why = 0;
        if (row[i].taken >= 0)
            st.cell[town][row[i].taken] = GWT_HUMAN + 1;
        assert_int_equal(gwt_sam_cell(&st, town, &why), row[i].cell);
        assert_int_equal(why, row[i].why);
    }
}

/* covers: RTN-SOLO-8 */
static void test_RTN_SOLO_8_what_a_cell_gives_him(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "display obj_04 obj_03 obj_02 obj_01; turn 0");
    const gwt_player *sam = &st.player[GWT_SAM];
    static const uint8_t towns[] = { GWT_TOWN_omaha, GWT_TOWN_small_2, GWT_TOWN_small_10 };
    for (size_t i = 0; i < sizeof towns; i++) /* money, exchange token, certificate */
        gwt_sam_open(&st, towns[i], NULL);
    assert_int_equal(sam->money + sam->tokens + sam->certificate + sam->discard_n, 0);
    gwt_sam_open(&st, GWT_TOWN_small_12, NULL);
    assert_int_equal(discarded(&st, GWT_SAM, "obj_04"), 1); /* the farthest */
    assert_int_equal(sam->discard_n, 1);
    gwt_sam_open(&st, GWT_TOWN_small_1, NULL);
    assert_int_equal(sam->discard_n, 1);
}

/* covers: RTN-SOLO-9 */
static void test_RTN_SOLO_9_medium_towns(void **unused)
{
    (void)unused;
    static const char *const tiles[] = { "mt_hire", "mt_engine", "mt_remove", "mt_money_or_cattle", "mt_build" };
    for (int i = 0; i < 5; i++) {
        char text[100];
        snprintf(text, sizeof text, "town medium_1 %s; turn 0", tiles[i]);
        gwt_state st = position(1, EASY, text), before = st;
        gwt_sam_open(&st, GWT_TOWN_medium_1, NULL);
        assert_int_equal(st.cell[GWT_TOWN_medium_1][0], GWT_SAM + 1);
        st.cell[GWT_TOWN_medium_1][0] = 0;
        st.player[GWT_SAM].stores = 0;
        assert_memory_equal(&st, &before, sizeof st); /* nothing else */
    }
    for (int level = GWT_SOLO_EASY; level <= GWT_SOLO_HARD; level++)
        for (int k = 0; k < GWT_SAM_EXPANSIONS; k++)
            for (int t = 0; t < GWT_SAM_EXPANSION[level][k].n; t++)
                assert_int_not_equal(GWT_TOWN[GWT_SAM_EXPANSION[level][k].town[t]].kind, GWT_MEDIUM_TOWN);
}

/* covers: RTN-SOLO-10 */
static void test_RTN_SOLO_10_station_towns(void **unused)
{
    (void)unused;
    gwt_state st = position(
        1, EASY, "store 1 small_1 omaha; master station_11 sm_store; workers 1 3 1 1; specialization cowboy; turn 0");
    const char *told = sam_plays(&st, 9);
    const gwt_player *sam = &st.player[GWT_SAM];
    assert_int_equal(sam->stations, 1u << 10);
    assert_int_equal(gwt_size(sam->discs), 14); /* free of charge, whatever the border */
    assert_int_equal(st.master_at[GWT_STATION[10].master - 1], 0);
    assert_int_equal(st.appointed[GWT_STATION[10].master - 1], 0);
    assert_int_equal(sam->masters, 0);
    assert_int_equal(sam->workers[0], 3);
    assert_true(said(told, "leaves the game"));
    /* An empty supply: the poorest station gives its disc (SOLO-ENG-8). */
    st = position(1, EASY,
        "store 1 small_1 omaha milwaukee small_7 station_town_2 toronto small_10 small_8; engine 1 s30; "
        "sam_discs bloomington chicago toledo harrisburg new_york new_york new_york new_york new_york new_york "
        "new_york new_york new_york station_2 station_6; turn 0");
    assert_int_equal(st.player[GWT_SAM].discs, 0);
    sam_plays(&st, 9);
    assert_int_equal(st.player[GWT_SAM].stations, 1u << 5 | 1u << 10);
}

/* covers: RTN-SOLO-11 */
static void test_RTN_SOLO_11_complete_cards_leave(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "store 1 small_1 milwaukee small_7; sam_discs bloomington; turn 0");
    assert_string_equal(active(&st), "expansion_easy_2");
    const char *told = sam_plays(&st, 5);
    SAID_IN_ORDER(told, "Sam places a store in Appleton", "complete and leaves the game: II, easy (",
        "active again: I, easy (", "Sam chooses a way");
    assert_string_equal(active(&st), "expansion_easy_1");
    sam_plays(&st, 7);
    assert_true(has_store(&st, "omaha")); /* goes on where it was left */
    st = position(1, EASY, "store 1 small_1 omaha; turn 0");
    told = sam_plays(&st, 5);
    assert_true(said(told, "complete and leaves the game: I, easy ("));
    assert_false(said(told, "active again"));
    assert_string_equal(active(&st), "none");
    visit(&st); /* Bloomington: card II; below it there is nothing any more */
    assert_string_equal(active(&st), "expansion_easy_2");
    /* A card whose towns all hold his stores is passed over when it becomes active. */
    arrange(&st, "store 1 milwaukee small_7 station_town_2");
    assert_string_equal(active(&st), "none");
}

/* covers: RTN-SOLO-12 */
static void test_RTN_SOLO_12_nothing_to_place(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "store 1 small_1 omaha station_town_1; turn 0");
    uint32_t stores = st.player[GWT_SAM].stores;
    const char *told = sam_plays(&st, 7); /* no active card */
    assert_true(said(told, "places none"));
    assert_true(said(told, "Sam takes the card farthest")); /* the rest of the card is played */
    assert_int_equal(st.player[GWT_SAM].stores, stores);
    st = position(1, EASY, "turn 0");
    st.player[GWT_SAM].stores = 0x7fff0; /* fifteen towns, those of the card not among them */
    assert_false(has_store(&st, "small_1"));
    assert_int_equal(gwt_stores_left(&st.player[GWT_SAM]), 0);
    gwt_sam_place_store(&st, NULL);
    assert_int_equal(st.player[GWT_SAM].stores, 0x7fff0);
}

/* covers: RTN-SOLO-21 */
static void test_RTN_SOLO_21_cells_and_access(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "store 1 small_1 omaha.0; turn 0");
    assert_int_equal(gwt_access(&st, GWT_HUMAN), UINT32_C(1) << GWT_TOWN_small_1); /* as if he were not there */
    arrange(&st, "hand 0 galloway galloway; money 0 9; use 0 a");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_string_equal(asked(&st), "store");
    assert_true(offers(&st, 0, "store:small_1.0")); /* Sam took the last cell there */
    play(&st, 0, "store:small_1.0");
    arrange(&st, "hand 0 galloway galloway; money 0 9; use 0 b");
    play(&st, 0, "do_cards:aux_place_store.galloway");
    assert_false(offers(&st, 0, "store:omaha.0")); /* occupied: the $2 are gone */
    assert_true(offers(&st, 0, "store:omaha.1"));
}

/* ---- deliveries -------------------------------------------------------------------------------------------------- */

/* covers: RTN-SOLO-13 RTN-SOLO-16 RTN-SOLO-25 */
static void test_RTN_SOLO_13_16_25_along_the_strip(void **unused)
{
    (void)unused;
    static const struct {
        const char *city;
        int revealed;
    } row[3][7] = {
        { { "bloomington", 2 }, { "chicago", 2 }, { "toledo", 3 }, { "harrisburg", 3 }, { "new_york", 3 },
            { "new_york", 3 }, { "new_york", 3 } },
        { { "bloomington", 2 }, { "toledo", 3 }, { "harrisburg", 3 }, { "new_york", 3 }, { "new_york", 3 },
            { "new_york", 3 }, { "new_york", 3 } },
        { { "toledo", 2 }, { "harrisburg", 3 }, { "new_york", 3 }, { "new_york", 3 }, { "new_york", 3 },
            { "new_york", 3 }, { "new_york", 3 } },
    };
    for (int level = GWT_SOLO_EASY; level <= GWT_SOLO_HARD; level++) {
        gwt_state st = position(1, LEVEL[level], "turn 0");
        for (int i = 0; i < 7; i++) {
            const char *city = row[level - 1][i].city;
            int discs = discs_of_sam(&st, city), revealed = gwt_sam_revealed(&st);
            const char *told = visit(&st);
            assert_int_equal(discs_of_sam(&st, city), discs + 1);
            assert_int_equal(gwt_sam_revealed(&st), row[level - 1][i].revealed);
            assert_int_equal(said(told, "Sam reveals an expansion card"), row[level - 1][i].revealed > revealed);
            assert_int_equal(gwt_sam_expansion(&st), row[level - 1][i].revealed - 1); /* on top, active */
            assert_true(said(told, "the next city of his itinerary (RTN-SOLO-16)"));
        }
    }
    /* A large city in between skips none. */
    gwt_state st = position(1, EASY, "sam_discs bloomington; store 1 milwaukee; turn 0");
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "milwaukee"), 1);
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "chicago"), 1);
}

/* covers: RTN-SOLO-15 RTN-EX-5 */
static void test_RTN_EX_5_RTN_SOLO_15_large_cities_first(void **unused)
{
    (void)unused;
    gwt_state st = position(1, MEDIUM, "sam_discs bloomington toledo; store 1 milwaukee toronto; turn 0");
    const char *told = visit(&st);
    assert_int_equal(discs_of_sam(&st, "toronto"), 1); /* 5 VP against 0 */
    assert_int_equal(discs_of_sam(&st, "milwaukee") + discs_of_sam(&st, "harrisburg"), 0);
    assert_true(said(told, "Sam delivers to Toronto: the large city worth the most points (RTN-SOLO-15)."));
    assert_int_equal(GWT_BOX[1].emblem[GWT_CITY_toronto].vp, 5);
    assert_int_equal(GWT_BOX[1].emblem[GWT_CITY_milwaukee].vp, 0);
    told = visit(&st); /* once each */
    assert_int_equal(discs_of_sam(&st, "milwaukee"), 1);
    assert_true(said(told, "Sam delivers to Milwaukee: a large city with his store comes first (RTN-SOLO-15)."));
    told = visit(&st);
    assert_int_equal(discs_of_sam(&st, "harrisburg"), 1);
    /* A store in a large city that is not in the lower section is no destination. */
    st = position(1, MEDIUM, "store 1 small_1 omaha; turn 0");
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "omaha"), 0);
    assert_int_equal(discs_of_sam(&st, "bloomington"), 1);
    /* Montreal (15) before Green Bay (4), whatever is printed first. */
    st = position(1, MEDIUM,
        "sam_discs bloomington toledo; store 1 milwaukee small_7 station_town_2 green_bay toronto small_10 small_8 "
        "montreal; turn 0");
    static const char *const order[] = { "montreal", "toronto", "green_bay", "milwaukee", "harrisburg" };
    for (int i = 0; i < 5; i++) {
        assert_int_equal(next_city(&st), id(GWT_DOM_CITY, order[i]));
        visit(&st);
        assert_int_equal(discs_of_sam(&st, order[i]), 1);
    }
}

/* covers: RTN-SOLO-17 RTN-SOLO-8 */
static void test_RTN_SOLO_17_objective_cards(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "sam_discs bloomington; display obj_04 obj_03 obj_02 obj_01; turn 0");
    int points_before = points(&st, GWT_SAM, GWT_CAT_CITIES);
    visit(&st); /* Chicago: its card; the arrow from Bloomington: a token (ignored), -5 VP */
    assert_int_equal(st.player[GWT_SAM].discard_n, 1);
    assert_int_equal(discarded(&st, GWT_SAM, "obj_04"), 1);
    assert_int_equal(st.player[GWT_SAM].tokens, 0);
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_CITIES) - points_before, -5);
    visit(&st); /* Toledo: nothing */
    assert_int_equal(st.player[GWT_SAM].discard_n, 1);
    visit(&st); /* Harrisburg: the arrow from Toledo */
    assert_int_equal(st.player[GWT_SAM].discard_n, 2);
    assert_int_equal(discarded(&st, GWT_SAM, "obj_03"), 1);
    arrange(&st, "store 1 milwaukee");
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "milwaukee"), 1);
    assert_int_equal(discarded(&st, GWT_SAM, "obj_02"), 1);
    assert_int_equal(st.player[GWT_SAM].money, 0); /* not the $3 */
}

/* covers: RTN-SOLO-22 */
static void test_RTN_SOLO_22_the_order_at_a_delivery(void **unused)
{
    (void)unused;
    gwt_state st = position(1, HARD, "turn 0");
    visit(&st);
    assert_int_equal(gwt_sam_revealed(&st), 2); /* one card, the top one */
    SAID_IN_ORDER(visit(&st), "Sam delivers to Harrisburg", "now active: III, hard (", "Sam takes the card farthest");
    /* The city of card III reveals nothing as long as card II lies on top; his order of cities never does that. */
    st = position(1, HARD, "turn 0");
    st.player[GWT_SAM].discs &= (uint16_t)(st.player[GWT_SAM].discs - 1);
    st.player[GWT_SAM].city[GWT_CITY_harrisburg] = 1;
    assert_int_equal(gwt_sam_revealed(&st), 1);
    assert_non_null(gwt_check(&st));
    for (int level = GWT_SOLO_EASY; level <= GWT_SOLO_HARD; level++) { /* backs in the order of the strip */
        const uint8_t *strip = GWT_SAM_ITINERARY[level].strip;
        int at = 0;
        for (int k = 1; k < GWT_SAM_EXPANSIONS; k++, at++)
            while (strip[at] != GWT_SAM_EXPANSION[level][k].back)
                assert_true(++at < GWT_SAM_STRIP);
    }
}

/* covers: RTN-SOLO-24 */
static void test_RTN_SOLO_24_missing_discs(void **unused)
{
    (void)unused;
    const char *cities = "engine 1 s38; sam_discs bloomington toledo harrisburg new_york new_york new_york new_york "
                         "new_york new_york new_york new_york new_york ";
    static const struct {
        const char *stations, *stores;
        int back; /* from 0 */
    } row[] = {
        { "station_7 station_11 station_9", "store 1 small_1 omaha station_town_1;",
            6 }, /* 6 VP each: the track first */
        { "station_9 station_12 station_10", "store 1 milwaukee small_7 station_town_2;", 8 },
        { "station_8 station_11 station_9", "store 1 small_1 omaha station_town_1;", 10 }, /* 6 VP against 7 and 8 */
        { "station_11 station_12 station_10", "store 1 small_1 omaha station_town_1 milwaukee small_7 station_town_2;",
            10 },
    };
    assert_int_equal(GWT_STATION[6].vp, GWT_STATION[10].vp);
    assert_int_equal(GWT_STATION[8].vp, GWT_STATION[11].vp);
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char text[400];
        snprintf(text, sizeof text, "%s %s %s; %s turn 0", row[i].stores, cities, row[i].stations,
            strstr(row[i].stations, "station_10") ? "engine 1 s39;" : "");
        gwt_state st = position(1, MEDIUM, text);
        arrange(&st, "turn 0");
        unsigned before = st.player[GWT_SAM].stations;
        assert_int_equal(st.player[GWT_SAM].discs, 0);
        assert_true(gwt_sam_disc(&st, NULL));
        assert_int_equal(before & ~(unsigned)st.player[GWT_SAM].stations, 1u << row[i].back);
    }
}

/* ---- the score --------------------------------------------------------------------------------------------------- */

/* covers: RTN-SOLO-18 RTN-SOLO-23 */
static void test_RTN_SOLO_18_oregon_city(void **unused)
{
    (void)unused;
    gwt_state st = position(1, MEDIUM,
        "sam_discs bloomington toledo; store 1 small_1 omaha station_town_1 milwaukee small_7 station_town_2 "
        "green_bay; "
        "turn 0");
    int before = points(&st, GWT_SAM, GWT_CAT_CITIES);
    st.player[GWT_SAM].city[GWT_CITY_oregon_city] = 1; /* no itinerary of ours leads there */
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_CITIES) - before, 3 * (7 / 3));
    assert_int_equal(gwt_sam_worth(&st, GWT_CITY_oregon_city), 6); /* two bells so far */
    assert_int_equal(gwt_sam_worth(&st, GWT_CITY_toronto), 5);
    assert_int_equal(gwt_sam_worth(&st, GWT_CITY_harrisburg), 0); /* without arrows */
    assert_non_null(gwt_check(&st));
}

/* covers: RTN-SOLO-26 */
static void test_RTN_SOLO_26_what_scores(void **unused)
{
    (void)unused;
    gwt_state st =
        position(1, MEDIUM, "sam_discs bloomington toledo harrisburg new_york; store 1 small_1 omaha; turn 0");
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_CITIES), 4 + 6 + 9); /* both arrows, New York */
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_STATIONS), 0);
    int total = points(&st, GWT_SAM, GWT_CAT_TOTAL);
    arrange(&st, "store 1 milwaukee small_7 toronto small_10"); /* stores alone are worth nothing */
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_TOTAL), total);
    arrange(&st, "store 1 station_town_1; sam_discs station_11");
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_STATIONS), 6);
    arrange(&st, "sam_discs toronto milwaukee");
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_CITIES), 4 + 6 + 9 + 5);
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_TOTAL), total + 6 + 5);
}

/* ---- worked examples --------------------------------------------------------------------------------------------- */

static void test_RTN_EX_11_the_first_stores(void **unused)
{
    (void)unused;
    gwt_state st = position(1, EASY, "clear; display obj_04 obj_03 obj_02 obj_01; turn 0");
    SAID_IN_ORDER(sam_plays(&st, 7), "Sam places a store in St. Joseph, trade cell 1", "Sam chooses a way of 1 step",
        "Sam takes the card farthest");
    assert_int_equal(cell_of_sam(&st, "small_1"), 0);
    assert_int_equal(st.player[GWT_SAM].herder, GWT_PLACE_a);
    assert_int_equal(discarded(&st, GWT_SAM, "obj_04"), 1);
    sam_plays(&st, 8);
    assert_int_equal(cell_of_sam(&st, "omaha"), 0); /* +$2, no money for him */
    assert_int_equal(st.player[GWT_SAM].money, 0);
    int master = st.master_at[5];
    assert_true(master != 0);
    const char *told = sam_plays(&st, 9);
    assert_true(has_store(&st, "station_town_1"));
    assert_int_equal(st.player[GWT_SAM].stations, 1u << 10);
    assert_int_equal(points(&st, GWT_SAM, GWT_CAT_STATIONS), 6);
    assert_int_equal(st.master_at[5], 0); /* to the box */
    assert_int_equal(st.player[GWT_SAM].masters, 0);
    assert_true(said(told, "complete and leaves the game: I, easy ("));
    assert_string_equal(active(&st), "none");
}

static void test_RTN_EX_12_card_two_on_top_of_card_one(void **unused)
{
    (void)unused;
    gwt_state st = position(1, MEDIUM, "store 1 small_1 omaha; turn 0");
    assert_string_equal(active(&st), "expansion_medium_1");
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "bloomington"), 1);
    assert_string_equal(active(&st), "expansion_medium_2");
    static const char *const towns[] = { "milwaukee", "small_7", "station_town_2", "green_bay" };
    for (int i = 0; i < 4; i++) {
        assert_string_equal(active(&st), "expansion_medium_2");
        arrange(&st, "herder 1 a");
        sam_plays(&st, 5);
        assert_true(has_store(&st, towns[i]));
    }
    assert_string_equal(active(&st), "expansion_medium_1"); /* again */
    assert_int_equal(gwt_sam_next_town(&st), GWT_TOWN_station_town_1);
}

static void test_RTN_EX_15_toledo_then_toronto(void **unused)
{
    (void)unused;
    gwt_state st = position(1, HARD, "store 1 small_1; turn 0");
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "toledo"), 1);
    assert_string_equal(active(&st), "expansion_hard_2"); /* on top of an unfinished card I */
    arrange(&st, "herder 1 a");
    sam_plays(&st, 8);
    assert_true(has_store(&st, "toronto"));
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "toronto"), 1); /* before Harrisburg */
    assert_int_equal(discs_of_sam(&st, "harrisburg"), 0);
    visit(&st);
    assert_int_equal(discs_of_sam(&st, "harrisburg"), 1);
}

/* ---- Brahman ----------------------------------------------------------------------------------------------------- */

/* covers: RTN-BRA-11 SOLO-BUY-9 */
static void test_RTN_BRA_11_sam_and_the_brahman(void **unused)
{
    (void)unused;
    const char *market = "workers 1 2 1 1; specialization cowboy; market brahman brahman brahman; "
                         "market_top hereford_5 hereford_6 corriente brahman; turn 0";
    gwt_state st = position(1, "brahman=on", market);
    sam_plays(&st, 3); /* the first cowboy adds two cards, the second two more: nobody is left to buy */
    assert_int_equal(st.player[GWT_SAM].discard_n, 0);
    assert_int_equal(st.market[GWT_CARD_brahman], 4);
    st = position(1, "brahman=on rails_north=on",
        "workers 1 6 1 1; specialization cowboy; market brahman; "
        "market_top corriente; turn 0");
    sam_plays(&st, 3);
    assert_int_equal(discarded(&st, GWT_SAM, "corriente"), 1);
    assert_int_equal(discarded(&st, GWT_SAM, "brahman"), 0);
    for (int i = 0; i < 20; i++) { /* nor with card 13, whatever is there */
        gwt_state more = position(1, "brahman=on solo=hard", "market brahman brahman; turn 0");
        sam_plays(&more, 13);
        assert_int_equal(discarded(&more, GWT_SAM, "brahman"), 0);
    }
    st = position(1, "brahman=on", "clear; herder 1 g; turn 0");
    sam_plays(&st, 1); /* no income in Kansas City */
    assert_int_equal(st.player[GWT_SAM].money, 0);
    st = position(1, "brahman=on",
        "foresight 1 - -; foresight 2 - -; foresight 3 - -; hand 0 brahman brahman; certificates 0 0; money 0 0; "
        "use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[GWT_HUMAN].money, 2 + 2 * 4);
}

/* ---- what is known and what cannot be -----------------------------------------------------------------------------
 */

static void is_refused(const char *options, const char *text)
{
    gwt_state st = position(1, options, "turn 0");
    gwt_player *sam = &st.player[GWT_SAM];
    char buffer[200];
    snprintf(buffer, sizeof buffer, "%s", text);
    for (char *rest, *t = strtok_r(buffer, " ", &rest); t; t = strtok_r(NULL, " ", &rest)) {
        int town = sb_domain_find(&GWT_DOMAINS[GWT_DOM_TOWN], t, strlen(t));
        if (*t == '@') {
            sam->discs &= (uint16_t)(sam->discs - 1);
            sam->city[id(GWT_DOM_CITY, t + 1)]++;
        } else {
            st.cell[town][0] = GWT_SAM + 1;
            sam->stores |= UINT32_C(1) << town;
        }
    }
    if (!gwt_check(&st))
        fail_msg("check lets %s in", text);
}

/* covers: RTN-SOLO-5 RTN-SOLO-14 RTN-SOLO-25 */
static void test_check_refuses_what_sam_never_does(void **unused)
{
    (void)unused;
    is_refused(EASY, "omaha");                                                       /* not in order */
    is_refused(EASY, "milwaukee");                                                   /* not revealed */
    is_refused(EASY, "small_3");                                                     /* on no card */
    is_refused(EASY, "@chicago");                                                    /* Bloomington comes first */
    is_refused(HARD, "@bloomington");                                                /* not in the itinerary */
    is_refused(EASY, "small_1 omaha @omaha");                                        /* not in the lower section */
    is_refused(EASY, "@bloomington @toronto");                                       /* without a store */
    is_refused("solo=easy", "small_1");                                              /* another game */
    position(1, EASY, "sam_discs bloomington milwaukee; store 1 milwaukee; turn 0"); /* sound */
}

/* What people see of his plan: everything of it lies open, or is printed in the rules. */
static void test_RTN_SOLO_2_13_the_view(void **unused)
{
    (void)unused;
    static char buffer[60000];
    gwt_state st = position(1, MEDIUM, "store 1 small_1 omaha; sam_discs bloomington; turn 0");
    sb_text out = SB_TEXT(buffer);
    sb_json json = SB_JSON(&out);
    gwt_redact(&st, SB_SPECTATOR);
    sb_json_object(&json, NULL);
    gwt_view(&st, SB_SPECTATOR, &json);
    sb_json_end(&json);
    SAID_IN_ORDER(buffer, "\"sam\":{", "\"deck\":[\"sam_rtn_01\"", "\"next_city\":\"toledo\"",
        "{\"expansion\":\"expansion_medium_1\",\"back\":null,\"revealed\":true,\"active\":false,"
        "\"towns\":[\"small_1\",\"omaha\",\"station_town_1\"]}",
        "{\"expansion\":\"expansion_medium_2\",\"back\":\"bloomington\",\"revealed\":true,\"active\":true,",
        "{\"expansion\":\"expansion_medium_3\",\"back\":\"toledo\",\"revealed\":false,\"active\":false,",
        "\"itinerary\":{\"strip\":[\"bloomington\",\"toledo\",\"harrisburg\",\"new_york\"],"
        "\"large\":[\"milwaukee\",\"green_bay\",\"toronto\",\"montreal\"]}",
        "\"next_town\":\"milwaukee\"", "\"automa\":true", "\"stores\":[\"small_1\",\"omaha\"],\"access\":[]");
}

/* Everything that the tables say of him is there for those who draw it. */
static void test_RTN_SOLO_1_2_the_components(void **unused)
{
    (void)unused;
    static char buffer[20000];
    sb_text out = SB_TEXT(buffer);
    sb_json json = SB_JSON(&out);
    sb_json_object(&json, NULL);
    gwt_sam_components(&json);
    sb_json_end(&json);
    SAID_IN_ORDER(buffer,
        "{\"id\":\"sam_15\",\"box\":\"base\",\"number\":15,\"movement\":\"specialty_workers\","
        "\"action_by_specialty\":{\"cowboy\":\"engine_by_engineers\",\"builder\":\"engine_by_engineers\","
        "\"engineer\":\"engine_to_next_station\"}}",
        "{\"id\":\"sam_rtn_07\",\"box\":\"rails_north\",\"number\":7,\"movement\":\"fixed\",\"steps\":1,"
        "\"place_store_before_moving\":true,\"action_by_specialty\":{\"cowboy\":\"take_objective\"",
        "{\"id\":\"easy\",\"cards\":12,\"extra_workers_of_each_type\":0,\"first_city\":\"bloomington\"",
        "{\"id\":\"expansion_hard_2\",\"back\":\"toledo\",\"towns\":[\"toronto\",\"small_10\",\"montreal\",\"small_8\"]"
        "}",
        "\"large\":[\"green_bay\",\"toronto\",\"buffalo\",\"montreal\"]");
}

/* ---- everything occurs ------------------------------------------------------------------------------------------- */

typedef struct occurred {
    bool card[GWT_BOXES * GWT_SAM_CARDS + 1], reason[GWT_SAM_REASON_COUNT];
    bool revealed[GWT_SAM_LEVELS * GWT_SAM_EXPANSIONS + 1], complete[GWT_SAM_LEVELS * GWT_SAM_EXPANSIONS + 1];
    uint32_t cities[GWT_SAM_LEVELS + 1], towns[GWT_SAM_LEVELS + 1];
} occurred;

static void note(occurred *o, int level, const sb_event *e)
{
    if (e->kind == GWT_EV_SAM_CARD)
        o->card[e->arg[0]] = true;
    if (e->kind == GWT_EV_SAM_STORE)
        o->towns[level] |= UINT32_C(1) << e->arg[0], o->reason[e->arg[2]] = true;
    if (e->kind == GWT_EV_SAM_DELIVER)
        o->cities[level] |= UINT32_C(1) << e->arg[0], o->reason[e->arg[1]] = true;
    if (e->kind == GWT_EV_SAM_REVEALS)
        o->revealed[e->arg[0]] = true;
    if (e->kind == GWT_EV_SAM_COMPLETE)
        o->complete[e->arg[0]] = true;
}

static void play_at_random(occurred *o, int level, int game)
{
    sb_setup setup = { .players = 1 };
    uint8_t key[SB_KEY_BYTES];
    gwt_state st;
    sb_quick q = { (uint64_t)game + 1 };
    setup.value[GWT_OPTION_SOLO] = (uint8_t)(level - 1);
    setup.value[GWT_OPTION_RAILS_NORTH] = 1;
    setup.value[GWT_OPTION_BRAHMAN] = (uint8_t)(game % 2);
    sb_seed_number((uint64_t)game, key);
    gwt_setup(&st, &setup, key, NULL);
    while (gwt_pending(&st)) {
        sb_move moves[SB_MOVES_MAX];
        sb_event memory[SB_EVENTS_MAX];
        sb_events events = { .at = memory, .cap = SB_EVENTS_MAX };
        int n = gwt_legal(&st, 0, moves);
        gwt_apply(&st, 0, moves[sb_quick_below(&q, (uint32_t)n)], &events);
        for (int i = 0; i < events.n; i++)
            note(o, level, &memory[i]);
    }
    assert_null(gwt_check(&st));
}

static void has_seen_expansions(const occurred *o, int level)
{
    for (int k = 0; k < GWT_SAM_EXPANSIONS; k++) {
        int item = (level - 1) * GWT_SAM_EXPANSIONS + k + 1;
        assert_int_equal(o->revealed[item], k > 0);
        assert_true(o->complete[item]);
        for (int i = 0; i < GWT_SAM_EXPANSION[level][k].n; i++)
            assert_true(o->towns[level] >> GWT_SAM_EXPANSION[level][k].town[i] & 1);
    }
}

static void has_seen_itinerary(const occurred *o, int level)
{
    const gwt_sam_itinerary_row *row = &GWT_SAM_ITINERARY[level];
    for (int i = 0; i < GWT_SAM_STRIP && row->strip[i]; i++)
        assert_true(o->cities[level] >> row->strip[i] & 1);
    for (int i = 0; i < GWT_SAM_LARGE && row->large[i]; i++)
        assert_true(o->cities[level] >> row->large[i] & 1);
}

/* Every card, expansion card, town and city of Sam, and every reason for a store or a delivery. */
static void test_everything_of_sam_occurs(void **unused)
{
    (void)unused;
    static occurred o;
    for (int game = 0; game < 240; game++)
        play_at_random(&o, 1 + game % GWT_SAM_LEVELS, game);
    for (int c = 1; c <= GWT_SAM_CARDS; c++) {
        assert_true(o.card[GWT_SAM_CARDS + c]);
        assert_false(o.card[c]); /* none of the other box */
    }
    for (int r = GWT_SAM_rtn_15; r <= GWT_SAM_rtn_7_order; r++)
        if (!o.reason[r])
            fail_msg("reason %s never occurred", GWT_SAM_REASON_ITEMS[r].id);
    for (int level = 1; level <= GWT_SAM_LEVELS; level++) {
        has_seen_expansions(&o, level);
        has_seen_itinerary(&o, level);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_RTN_SOLO_1_the_cards),
        cmocka_unit_test(test_RTN_SOLO_2_expansion_cards_and_itineraries),
        cmocka_unit_test(test_RTN_SOLO_3_what_sam_owns),
        cmocka_unit_test(test_RTN_SOLO_20_options),
        cmocka_unit_test(test_RTN_SOLO_4_19_the_store_comes_first),
        cmocka_unit_test(test_RTN_SOLO_5_in_the_printed_order),
        cmocka_unit_test(test_RTN_SOLO_6_no_access_no_cost),
        cmocka_unit_test(test_RTN_SOLO_7_which_cell),
        cmocka_unit_test(test_RTN_SOLO_8_what_a_cell_gives_him),
        cmocka_unit_test(test_RTN_SOLO_9_medium_towns),
        cmocka_unit_test(test_RTN_SOLO_10_station_towns),
        cmocka_unit_test(test_RTN_SOLO_11_complete_cards_leave),
        cmocka_unit_test(test_RTN_SOLO_12_nothing_to_place),
        cmocka_unit_test(test_RTN_SOLO_21_cells_and_access),
        cmocka_unit_test(test_RTN_SOLO_13_16_25_along_the_strip),
        cmocka_unit_test(test_RTN_EX_5_RTN_SOLO_15_large_cities_first),
        cmocka_unit_test(test_RTN_SOLO_17_objective_cards),
        cmocka_unit_test(test_RTN_SOLO_22_the_order_at_a_delivery),
        cmocka_unit_test(test_RTN_SOLO_24_missing_discs),
        cmocka_unit_test(test_RTN_SOLO_18_oregon_city),
        cmocka_unit_test(test_RTN_SOLO_26_what_scores),
        cmocka_unit_test(test_RTN_EX_11_the_first_stores),
        cmocka_unit_test(test_RTN_EX_12_card_two_on_top_of_card_one),
        cmocka_unit_test(test_RTN_EX_15_toledo_then_toronto),
        cmocka_unit_test(test_RTN_BRA_11_sam_and_the_brahman),
        cmocka_unit_test(test_check_refuses_what_sam_never_does),
        cmocka_unit_test(test_RTN_SOLO_2_13_the_view),
        cmocka_unit_test(test_RTN_SOLO_1_2_the_components),
        cmocka_unit_test(test_everything_of_sam_occurs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
