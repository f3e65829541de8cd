/* test_sam_setup.c: a solo game at its beginning, what is known of it, the human's turns and its end
 * (SOLO-SET, SOLO-HUM, SOLO-TURN, SOLO-END). */
#include "games/gwt/sam.h"
#include "position.h"

static int next_city(const gwt_state *st)
{
    int why;
    return gwt_sam_next_city(st, &why);
}

static gwt_state fresh(uint64_t seed, const char *level, const char *city)
{
    gwt_state st;
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(seed, key);
    assert_int_equal(sb_setup_init(&gwt_game, 1, &setup), SB_OK);
    if (level)
        assert_int_equal(sb_setup_option(&gwt_game, &setup, "solo", level), SB_OK);
    if (city)
        assert_int_equal(sb_setup_option(&gwt_game, &setup, "first_city", city), SB_OK);
    gwt_setup(&st, &setup, key, NULL);
    assert_null(gwt_check(&st));
    return st;
}

/* ---- setup ------------------------------------------------------------------------------------------------------- */

/* covers: SOLO-SET-1 SOLO-SET-6 SOLO-SET-11 SOLO-SET-12 SOLO-SET-14 SOLO-SET-18 */
static void test_SOLO_SET_1_like_two_players(void **unused)
{
    (void)unused;
    gwt_state st = fresh(1, NULL, NULL);
    const gwt_player *human = &st.player[0], *sam = &st.player[1];
    assert_int_equal(human->money, 6);
    assert_int_equal(human->tokens, 1);
    assert_int_equal(human->hand_n, 4);
    assert_int_equal(sam->money, 0);
    assert_int_equal(sam->tokens, 0);
    assert_int_equal(sam->hand_n + sam->stack_n + sam->discard_n, 0);
    assert_int_equal(gwt_size(sam->discs), 14);
    assert_int_equal(gwt_size(sam->unbuilt), 12);
    assert_int_equal(sam->engine, GWT_SPACE_s0);
    assert_int_equal(sam->herder, GWT_PLACE_start);
    assert_int_equal(human->herder, 0);
    assert_int_equal(gwt_market_size(&st), 7);
    assert_int_equal(st.job[0][2] != 0, 1);
    assert_int_equal(st.job[0][1], 0);
    assert_true(st.job[0][3] && st.job[1][2] && !st.job[1][3]); /* three workers in columns 3 and 4 */
    assert_int_equal(gwt_step_limit(&st, 0), 3);
    assert_int_equal(gwt_pending(&st), 1);
    gwt_state two = position(1, "", "at a1 1 pb_4b; tile flood_1 hz_flood_g2; turn 0");
    assert_int_equal(gwt_fee_at(&two, 0, GWT_PLACE_a1), 2);      /* black */
    assert_int_equal(gwt_fee_at(&two, 0, GWT_PLACE_flood_1), 2); /* green */
    gwt_state orange = position(1, "simmental=on", "");
    assert_int_equal(gwt_market_size(&orange), 9);
}

/* covers: SOLO-SET-2 SOLO-SET-3 SOLO-SET-4 SOLO-SET-5 SOLO-SET-8 SOLO-SET-9 SOLO-SET-10 */
static void test_SOLO_SET_2_3_4_5_levels(void **unused)
{
    (void)unused;
    static const char *const level[] = { NULL, "easy", "medium", "hard" };
    for (int i = 0; i < 4; i++) {
        unsigned first = 0;
        for (uint64_t seed = 0; seed < 40; seed++) {
            gwt_state st = fresh(seed, level[i], NULL);
            const uint8_t *workers = st.player[1].workers;
            int base = i == 3 ? 2 : 1, in_market = 3, in_foresight = 2;
            assert_int_equal(st.solo, i < 2 ? GWT_SOLO_EASY : i);
            assert_int_equal(st.sam_deck_n, i < 2 ? 12 : 15);
            for (int k = 0; k < st.sam_deck_n; k++)
                assert_true(i >= 2 || st.sam_deck[k] <= 12);
            assert_int_equal(st.sam_discard, 0);
            for (int w = 1; w <= 3; w++)
                assert_int_equal(workers[w - 1], w == st.specialization ? base + 1 : base);
            assert_int_equal(st.bag_n[1] + in_market + in_foresight, i == 3 ? 29 : 32); /* SOLO-SET-18 */
            first |= 1u << st.specialization;
        }
        assert_int_equal(first, 2 | 4 | 8); /* every type comes */
    }
}

static void test_SOLO_SET_7_SOLO_SET_19_sam_uses_side_b(void **unused)
{
    (void)unused;
    for (int random = 0; random < 2; random++) {
        gwt_state st = position(1, random ? "sides=random" : "", "workers 1 1 2 1; specialization builder; turn 0");
        int place = gwt_sam_site(&st);
        sam_plays(&st, 4);
        assert_int_equal(st.tile[place], gwt_building_code(1, GWT_BUILDING_pb_4b));
        assert_int_equal(st.sides_b != 0, random);
    }
    gwt_state st = position(1, "", "turn 0");
    assert_int_equal(gwt_own_design(&st, 0, 4), GWT_BUILDING_pb_4a);
}

/* covers: SOLO-SET-13 SOLO-SET-22 */
static void test_SOLO_SET_13_22_starting_objectives(void **unused)
{
    (void)unused;
    const uint64_t start = UINT64_C(15) << GWT_OBJ_DECK;
    unsigned seen = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        gwt_state st = fresh(seed, NULL, NULL), known = st, other = st;
        assert_int_equal(gwt_size(st.player[0].area_obj & start), 1);
        assert_int_equal(gwt_size(st.player[1].area_obj & start), 1);
        assert_int_equal(gwt_size(st.removed_obj & start), 2);
        seen |= (unsigned)(st.player[1].area_obj >> GWT_OBJ_DECK);
        uint64_t left = st.removed_obj & (0 - st.removed_obj); /* exchanged with one that left the game */
        other.removed_obj = (st.removed_obj & ~left) | st.player[1].area_obj;
        other.player[1].area_obj = left;
        gwt_redact(&known, 0);
        gwt_redact(&other, 0);
        assert_memory_equal(&known, &other, sizeof known);
        assert_int_equal(points(&st, 1, GWT_CAT_OBJECTIVES), 3);
        assert_int_equal(points(&known, 1, GWT_CAT_OBJECTIVES), 3); /* all are worth 3 */
    }
    assert_int_equal(seen, 15);
}

static void test_SOLO_SET_15_the_first_turn_of_the_human(void **unused)
{
    (void)unused;
    gwt_state st = fresh(3, NULL, NULL);
    assert_string_equal(list(&st, 0), "place:a place:b place:c place:d place:e place:f place:g");
    play(&st, 0, "place:g");
    assert_string_equal(asked(&st), "phase_b");
}

static void test_SOLO_SET_17_sams_first_turn(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < 10; seed++) {
        gwt_state st = fresh(seed, NULL, NULL);
        play(&st, 0, "place:g");
        arrange(&st, "sam_top 7");
        play(&st, 0, "end");
        assert_int_equal(st.player[1].herder, GWT_PLACE_a);
        assert_int_equal(st.sam_discard, 1u << 7);
        assert_int_equal(st.turn, 3);
    }
}

static void test_SOLO_SET_16_the_first_city(void **unused)
{
    (void)unused;
    static const char *const city[] = { "fulton", "st_louis", "bloomington", "peoria", "chicago", "toledo",
        "pittsburgh", "philadelphia", "new_york" };
    for (int i = 0; i < 9; i++) {
        gwt_state st = fresh(1, i % 2 ? "hard" : "easy", city[i]);
        assert_int_equal(next_city(&st), id(GWT_DOM_CITY, city[i]));
    }
    gwt_state easy = fresh(1, "easy", NULL), medium = fresh(1, "medium", NULL), hard = fresh(1, "hard", NULL);
    assert_int_equal(next_city(&easy), GWT_CITY_bloomington);
    assert_int_equal(next_city(&medium), GWT_CITY_bloomington);
    assert_int_equal(next_city(&hard), GWT_CITY_peoria);
}

static void test_SOLO_SET_20_one_seat_two_scores(void **unused)
{
    (void)unused;
    sb_setup s;
    sb_result r;
    char buffer[4];
    assert_int_equal(sb_setup_init(&gwt_game, 1, &s), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "first_seat", "0"), SB_OPTION_PLAYERS);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "first_city", "kansas_city_crest"), SB_BAD_OPTION);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "neutral", "random"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "sides", "random"), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "on"), SB_OK);
    assert_int_equal(sb_setup_init(&gwt_game, 2, &s), SB_OK);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "solo", "hard"), SB_OPTION_PLAYERS);
    assert_int_equal(sb_setup_option(&gwt_game, &s, "first_city", "peoria"), SB_OPTION_PLAYERS);
    assert_null(sb_setup_value(&gwt_game, &s, GWT_OPTION_SOLO, buffer));
    gwt_state st = fresh(2, NULL, NULL);
    gwt_result(&st, &r);
    assert_int_equal(r.players, 1);
    assert_int_equal(r.automas, 1);
    assert_string_equal(gwt_game.automa, "Sam");
    gwt_state two = position(2, "", "");
    gwt_result(&two, &r);
    assert_int_equal(r.automas, 0);
}

static void test_SOLO_SET_21_foresight_bottom_first(void **unused)
{
    (void)unused;
    sb_setup solo, two;
    gwt_state a, b;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(5, key);
    sb_setup_init(&gwt_game, 1, &solo);
    sb_setup_init(&gwt_game, 2, &two);
    gwt_setup(&a, &solo, key, NULL);
    gwt_setup(&b, &two, key, NULL);
    assert_int_equal(a.foresight[0][GWT_BOTTOM], b.foresight[0][0]); /* bags 1 and 3 are the same ones */
    assert_int_equal(a.foresight[0][GWT_TOP], b.foresight[0][1]);
    assert_int_equal(a.foresight[2][GWT_BOTTOM], b.foresight[2][0]);
    assert_int_equal(a.foresight[2][GWT_TOP], b.foresight[2][1]);
}

/* ---- the human's turns ------------------------------------------------------------------------------------------- */

/* covers: SOLO-HUM-1 SOLO-HUM-12 */
static void test_SOLO_HUM_1_12_tolls_go_to_the_bank(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "clear; at a1 1 pb_1b; at a2 1 pb_7b; herder 0 a; money 0 9; turn 0");
    play(&st, 0, "move:a1.a2");
    assert_int_equal(st.player[0].money, 9 - 2 - 4); /* a green hand; a green and a black one */
    assert_int_equal(st.player[1].money, 0);
    st = position(1, "", "clear; at a1 1 pb_1b; at a2 1 pb_7b; herder 0 a; money 0 3; turn 0");
    play(&st, 0, "move:a1.a2");
    assert_int_equal(st.player[0].money, 0); /* 2, then what is left */
    assert_int_equal(st.player[1].money, 0);
}

/* covers: SOLO-HUM-2 SOLO-HUM-10 SOLO-EX-20 */
static void test_SOLO_HUM_2_SOLO_EX_20_foresight_slides(void **unused)
{
    (void)unused;
    const char *base = "clear; foresight 1 outlaw_green hz_flood_g2; foresight 2 cowboy engineer; "
                       "foresight 3 cowboy cowboy; hand 0; sam_top 7; use 0 kansas_city";
    gwt_state st = position(1, "", base);
    play(&st, 0,
        "foresight:hz_flood_g2 foresight:engineer certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_int_equal(st.foresight[1][GWT_BOTTOM], GWT_TILE_cowboy);
    assert_true(st.foresight[1][GWT_TOP]);
    assert_int_equal(st.foresight[0][GWT_BOTTOM], GWT_TILE_outlaw_green);
    assert_int_equal(st.foresight[2][GWT_BOTTOM], GWT_TILE_cowboy); /* the other one of two equal tiles */
    st = position(1, "", base);
    play(&st, 0,
        "foresight:outlaw_green foresight:cowboy certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_int_equal(st.foresight[1][GWT_BOTTOM], GWT_TILE_engineer);
    assert_true(st.foresight[1][GWT_TOP]);
    assert_int_equal(st.foresight[0][GWT_BOTTOM], GWT_TILE_hz_flood_g2);
    st = position(1, "", base);
    while (st.bag_n[0]) { /* an empty bag leaves the top space empty */
        st.gone[st.bag[0][--st.bag_n[0]]]++;
        st.bag[0][st.bag_n[0]] = 0;
    }
    play(&st, 0,
        "foresight:hz_flood_g2 foresight:engineer certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_int_equal(st.foresight[0][GWT_BOTTOM], GWT_TILE_outlaw_green);
    assert_int_equal(st.foresight[0][GWT_TOP], 0);
}

/* covers: SOLO-HUM-3 SOLO-HUM-4 SOLO-HUM-5 SOLO-HUM-6 */
static void test_SOLO_HUM_3_4_5_6_the_display_is_a_column(void **unused)
{
    (void)unused;
    const char *base = "display obj_04 obj_03 obj_02 obj_01; hand 0 criollo; at a1 0 pb_8b; use 0 a1"; /* D C B A */
    gwt_state st = position(1, "", base);
    play(&st, 0, "use_cards:a1.pb_8b_cattle.criollo take:obj_03"); /* C */
    assert_int_equal(st.display_order[0], GWT_CARD_obj_04);
    assert_int_equal(st.display_order[1], GWT_CARD_obj_02);
    assert_int_equal(st.display_order[2], GWT_CARD_obj_01);
    assert_true(st.display_order[3] != 0 && st.display_order[3] != GWT_CARD_obj_03); /* new, next to the deck */
    st = position(1, "", base);
    play(&st, 0, "use_cards:a1.pb_8b_cattle.criollo take_stack"); /* the unseen card: the display stays */
    assert_int_equal(st.display_order[0], GWT_CARD_obj_04);
    assert_int_equal(st.display_order[3], GWT_CARD_obj_01);
    st = position(1, "", base);
    while (st.obj_stack_n) {
        st.removed_obj |= UINT32_C(1) << (st.obj_stack[--st.obj_stack_n] - GWT_OBJ_FIRST);
        st.obj_stack[st.obj_stack_n] = 0;
    }
    play(&st, 0, "use_cards:a1.pb_8b_cattle.criollo take:obj_04");
    assert_int_equal(st.display_order[0], GWT_CARD_obj_03); /* now the farthest */
    assert_int_equal(st.display_order[3], 0);
    gwt_state first = fresh(4, NULL, NULL); /* revealed one after the other: the first lies farthest */
    sb_rng rng;
    uint8_t key[SB_KEY_BYTES], deck[24];
    sb_seed_number(4, key);
    sb_rng_init(&rng, key);
    for (int i = 0; i < 24; i++)
        deck[i] = (uint8_t)(GWT_OBJ_FIRST + i);
    sb_rng_shuffle(&rng, GWT_STREAM_OBJECTIVES, deck, 24);
    for (int i = 0; i < GWT_DISPLAY; i++)
        assert_int_equal(first.display_order[i], deck[24 - 1 - i]);
}

static void test_SOLO_HUM_7_sam_is_an_opponent(void **unused)
{
    (void)unused;
    gwt_state st =
        position(1, "", "clear; at a2 1 pb_2b; at a1 0 pb_6b; hand 0 criollo santa_gertrudis; engine 1 s2; use 0 a2");
    assert_int_equal(offered(&st, 0, "use"), 0); /* only an auxiliary action */
    assert_true(offered(&st, 0, "do") > 0);
    arrange(&st, "use 0 a1");
    assert_true(offers(&st, 0, "use_cards:a2.pb_2b_criollo.criollo"));                              /* 6b copies it */
    assert_int_equal(gwt_engine_forward(&st, 0, 2), GWT_BIT(GWT_SPACE_s1) | GWT_BIT(GWT_SPACE_s3)); /* 2 is jumped */
    arrange(&st, "engine 1 s39; engine 0 s37");
    assert_true(gwt_engine_forward(&st, 0, 2) & GWT_BIT(GWT_SPACE_s39)); /* off the track */
    gwt_state discs = position(1, "",
        "sam_discs bloomington; foresight 1 outlaw_green hz_flood_g2; "
        "foresight 2 cowboy cowboy; foresight 3 cowboy cowboy; hand 0 criollo "
        "galloway pineywoods santa_gertrudis; use 0 kansas_city");
    play(&discs, 0, "foresight:outlaw_green certificates:0");
    assert_true(offers(&discs, 0, "deliver:bloomington"));
}

/* covers: SOLO-HUM-8 SOLO-HUM-11 SOLO-TURN-1 SOLO-TURN-12 */
static void test_SOLO_HUM_8_11_only_seat_0_decides(void **unused)
{
    (void)unused;
    sb_move list_of_sam[SB_MOVES_MAX];
    gwt_state st = position(1, "", "tokens 0 2; herder 0 a; turn 0");
    for (int i = 0; i < 20; i++) {
        sb_move moves[SB_MOVES_MAX];
        assert_int_equal(gwt_pending(&st), 1);
        assert_int_equal(gwt_legal(&st, 1, list_of_sam), 0);
        int n = gwt_legal(&st, 0, moves), turn = st.turn;
        sb_move m = moves[0];
        for (int k = 0; k < n; k++)
            if (moves[k].kind == GWT_MV_END)
                m = moves[k];
        gwt_apply(&st, 0, m, NULL);
        assert_null(gwt_check(&st));
        if (st.turn != turn) {
            assert_int_equal(st.turn, turn + 2); /* Sam's turn is over */
            assert_string_equal(asked(&st), "turn_start");
        }
    }
    assert_int_equal(sb_may_play(&gwt_game, &st, 1, (sb_move) { .kind = GWT_MV_END }), SB_BAD_SEAT);
}

static void test_SOLO_HUM_9_not_after_the_special_delivery(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "clear; at a1 0 pb_9a; engine 0 s6; foresight 1 outlaw_green -; use 0 a1");
    play(&st, 0, "use:a1.pb_9a_delivery engine:s3 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_int_equal(st.foresight[0][GWT_TOP], GWT_TILE_outlaw_green);
    assert_int_equal(st.foresight[0][GWT_BOTTOM], 0);
}

/* ---- Sam's turn in general --------------------------------------------------------------------------------------- */

/* covers: SOLO-TURN-2 SOLO-TURN-3 SOLO-TURN-6 SOLO-CARD-1 */
static void test_SOLO_TURN_2_3_6_deck_and_discard(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=medium", "turn 0");
    unsigned drawn = 0;
    for (int i = 0; i < 15; i++) {
        assert_int_equal(st.sam_deck_n, 15 - i);
        int card = st.sam_deck[st.sam_deck_n - 1];
        sam_plays(&st, card);
        drawn |= 1u << card;
        assert_int_equal(st.sam_discard, drawn);
    }
    assert_int_equal(drawn, 0xfffe);
    sb_event at[SB_EVENTS_MAX];
    sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
    arrange(&st, "use 0 a");
    gwt_apply(&st, 0, (sb_move) { .kind = GWT_MV_END }, &events);
    assert_int_equal(st.sam_deck_n, 14);
    assert_int_equal(gwt_size(st.sam_discard), 1);
    bool told = false;
    for (int i = 0; i < events.n; i++)
        told |= events.at[i].kind == GWT_EV_SAM_SHUFFLE;
    assert_true(told);
}

/* covers: SOLO-TURN-4 SOLO-TURN-7 SOLO-TURN-9 SOLO-TURN-10 SOLO-TURN-11 */
static void test_SOLO_TURN_4_7_9_11_what_he_never_gets(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "", "clear; herder 1 start; turn 0");
    int market = gwt_market_size(&st);
    const char *told = sam_plays(&st, 8); /* neutral A; no outlaw: no action, no other card */
    assert_non_null(strstr(told, "Sam cannot do this: there is no outlaw (SOLO-OUT-1)."));
    assert_int_equal(st.sam_discard, 1u << 8);
    assert_int_equal(st.player[1].money + st.player[1].tokens + st.player[1].certificate, 0);
    assert_int_equal(gwt_market_size(&st), market);
    arrange(&st, "tile outlaw_9 outlaw_orange; tile outlaw_1 outlaw_green");
    told = sam_plays(&st, 8);
    assert_int_equal(st.player[1].money + st.player[1].tokens, 0); /* not the bonus either */
    assert_int_equal(st.player[1].owned[GWT_TILE_outlaw_orange], 1);
    const char *move = strstr(told, "Sam moves to"), *action = strstr(told, "Sam takes the orange outlaw");
    assert_true(move && action && move < action); /* the move first */
}

/* covers: SOLO-TURN-5 SOLO-KC-3 SOLO-KC-10 */
static void test_SOLO_TURN_5_the_action_before_kansas_city(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "clear; herder 1 g; foresight 1 outlaw_green outlaw_orange; foresight 2 cowboy builder; "
        "foresight 3 cowboy engineer; turn 0");
    const char *told = sam_plays(&st, 8);
    const char *action = strstr(told, "there is no outlaw"), *city = strstr(told, "Sam chooses the");
    const char *delivery = strstr(told, "Sam delivers to Bloomington"), *back = strstr(told, "returns to the start");
    const char *slide = strstr(told, "slides down"), *fresh_tile = strstr(told, "comes to foresight column");
    assert_true(action && city && delivery && back && slide && fresh_tile);
    assert_true(action < city && city < delivery && delivery < back && back < slide && slide < fresh_tile);
    assert_int_equal(st.tile[GWT_PLACE_outlaw_1], GWT_TILE_outlaw_orange); /* comes too late for the card */
    assert_int_equal(st.player[1].money, 0);
    assert_int_equal(st.player[1].herder, GWT_PLACE_start);
}

/* covers: SOLO-TURN-8 SOLO-TURN-13 */
static void test_SOLO_TURN_8_13_what_is_known(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "solo=hard", "market corriente; display obj_04 obj_03 obj_02 obj_01; turn 0");
    sam_plays(&st, 3);
    sam_plays(&st, 7);
    assert_int_equal(discarded(&st, 1, "corriente"), 1);
    assert_int_equal(discarded(&st, 1, "obj_04"), 1);
    gwt_state known = st, other = st;
    uint8_t last = other.sam_deck[0]; /* another order */
    other.sam_deck[0] = other.sam_deck[5];
    other.sam_deck[5] = last;
    gwt_redact(&known, 0);
    gwt_redact(&other, 0);
    assert_memory_equal(&known, &other, sizeof known);
    assert_int_equal(discarded(&known, 1, "corriente"), 1); /* open */
    assert_int_equal(discarded(&known, 1, "obj_04"), 1);
    assert_int_equal(known.sam_discard, 1u << 3 | 1u << 7);
    sb_quick chance = { 1 };
    unsigned start = 0, top = 0;
    for (int i = 0; i < 100; i++) {
        gwt_state guess = known;
        gwt_determinize(&guess, 0, &chance);
        assert_null(gwt_check(&guess));
        start |= (unsigned)(guess.player[1].area_obj >> GWT_OBJ_DECK);
        top |= 1u << guess.sam_deck[guess.sam_deck_n - 1];
    }
    assert_int_equal(start | known.player[0].area_obj >> GWT_OBJ_DECK, 15);
    assert_int_equal(gwt_size(start), 3);
    assert_int_equal(top, 0xfffeu & ~known.sam_discard);
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

/* covers: SOLO-END-1 SOLO-EX-25 SOLO-KC-2 SOLO-KC-14 */
static void test_SOLO_END_1_SOLO_EX_25_the_last_turns(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "",
        "clear; token 12; job 12 cowboy; foresight 1 outlaw_green outlaw_green; "
        "foresight 2 builder builder; foresight 3 cowboy cowboy; "
        "hand 0; herder 1 g; sam_top 8; use 0 kansas_city");
    assert_int_equal(st.token_holder, 1); /* the human takes the token; column 3 is skipped for him */
    arrange(&st, "foresight 2 builder cowboy; foresight 3 outlaw_orange cowboy");
    int bag = st.bag_n[2];
    play(&st, 0, "certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_string_equal(asked(&st), "over"); /* Sam has drawn one last card */
    assert_int_equal(st.sam_discard, 1u << 8);
    assert_int_equal(st.player[1].city[GWT_CITY_bloomington], 1);
    assert_int_equal(st.foresight[1][GWT_BOTTOM], GWT_TILE_cowboy);
    assert_int_equal(st.foresight[1][GWT_TOP], GWT_TILE_builder);
    assert_int_equal(st.foresight[2][GWT_BOTTOM], GWT_TILE_cowboy);
    assert_true(st.foresight[2][GWT_TOP] != 0);
    assert_int_equal(st.bag_n[2], bag - 1);
    st = position(1, "",
        "clear; token 12; job 12 cowboy; foresight 1 outlaw_green outlaw_green; foresight 2 cowboy builder; "
        "foresight 3 outlaw_orange cowboy; herder 1 g; turn 0");
    sam_plays(&st, 8);
    assert_int_equal(st.token_holder, 2);
    assert_int_equal(
        st.tile[GWT_PLACE_outlaw_2], GWT_TILE_outlaw_orange);       /* no further worker: the top tile of column 3 */
    assert_int_equal(st.foresight[2][GWT_BOTTOM], GWT_TILE_cowboy); /* which does not slide */
    assert_int_equal(st.player[1].city[GWT_CITY_bloomington], 1);   /* the steps are finished */
    assert_string_equal(asked(&st), "turn_start");                  /* the human plays last */
    arrange(&st, "herder 0 g");
    st.player[0].herder = GWT_PLACE_a;
    unsigned deck = st.sam_deck_n;
    play(&st, 0, "move:b end");
    assert_string_equal(asked(&st), "over");
    assert_int_equal(st.sam_deck_n, deck);
    assert_int_equal(points(&st, 1, GWT_CAT_TOKEN), 2);
}

/* covers: SOLO-END-2 SOLO-END-3 SOLO-END-4 SOLO-END-6 SOLO-END-7 */
static void test_SOLO_END_2_3_4_6_7_sams_score(void **unused)
{
    (void)unused;
    gwt_state st = position(1, "first_city=fulton",
        "clear; at a1 1 pb_4b; at a2 1 pb_11b; workers 1 5 6 1; specialization builder; "
        "engine 1 s12; sam_discs fulton st_louis new_york new_york station_3; own 1 hz_flood_g4 hz_rockfall_b2 "
        "outlaw_green; "
        "discard 1 corriente hereford_7 obj_16 obj_05; turn 0");
    assert_int_equal(points(&st, 1, GWT_CAT_MONEY), 0);
    assert_int_equal(points(&st, 1, GWT_CAT_BUILDINGS), 3 + 10);
    assert_int_equal(
        points(&st, 1, GWT_CAT_CITIES), GWT_BOX[0].arrow[0].vp + 2 * GWT_BOX[0].emblem[GWT_CITY_new_york].vp);
    assert_true(GWT_BOX[0].arrow[0].vp < 0); /* negative values included */
    assert_int_equal(points(&st, 1, GWT_CAT_STATIONS), GWT_STATION[2].vp);
    assert_int_equal(points(&st, 1, GWT_CAT_HAZARDS), 4 + 2);
    assert_int_equal(points(&st, 1, GWT_CAT_CATTLE), 3 + 7);
    assert_int_equal(points(&st, 1, GWT_CAT_OBJECTIVES), 5 + 4 + 3); /* as if fulfilled, the starting card too */
    assert_int_equal(points(&st, 1, GWT_CAT_MASTERS), 0);
    assert_int_equal(points(&st, 1, GWT_CAT_WORKERS), 4 + 8);
    assert_int_equal(points(&st, 1, GWT_CAT_STEP_DISC), 0);
    assert_int_equal(points(&st, 1, GWT_CAT_TOKEN), 0);
    int sum = 0;
    for (int c = 0; c < GWT_CAT_TOTAL; c++)
        sum += points(&st, 1, c);
    assert_int_equal(points(&st, 1, GWT_CAT_TOTAL), sum);
    while (st.player[1].discs) /* not even with an empty step space */
        st.player[1].discs &= (uint16_t)(st.player[1].discs - 1), st.player[1].city[GWT_CITY_new_york]++;
    assert_int_equal(points(&st, 1, GWT_CAT_STEP_DISC), 0);
}

static void test_SOLO_END_5_who_wins(void **unused)
{
    (void)unused;
    sb_result r;
    gwt_state st = position(1, "",
        "clear; token 12; job 12 cowboy; foresight 1 outlaw_green outlaw_green; foresight 2 builder "
        "builder; foresight 3 outlaw_green outlaw_green; hand 0; herder 1 a; sam_top 7; money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:kansas_city_crest disc:disc_aux_money_2");
    assert_string_equal(asked(&st), "over");
    gwt_result(&st, &r);
    assert_true(r.over);
    int lead = r.score[1][GWT_CAT_TOTAL] - r.score[0][GWT_CAT_TOTAL];
    assert_true(lead > 0);
    assert_int_equal(r.winners, 2); /* Sam */
    st.player[0].money = (int16_t)(st.player[0].money / 5 * 5 + 5 * lead);
    gwt_result(&st, &r);
    assert_int_equal(r.score[0][GWT_CAT_TOTAL], r.score[1][GWT_CAT_TOTAL]);
    assert_int_equal(r.winners, 3); /* shared */
    st.player[0].money = (int16_t)(st.player[0].money + 5);
    gwt_result(&st, &r);
    assert_int_equal(r.winners, 1);
    gwt_redact(&st, 0);
    assert_int_equal(gwt_size(st.player[1].area_obj), 1); /* shown at scoring (SOLO-SET-22) */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SOLO_SET_1_like_two_players),
        cmocka_unit_test(test_SOLO_SET_2_3_4_5_levels),
        cmocka_unit_test(test_SOLO_SET_7_SOLO_SET_19_sam_uses_side_b),
        cmocka_unit_test(test_SOLO_SET_13_22_starting_objectives),
        cmocka_unit_test(test_SOLO_SET_15_the_first_turn_of_the_human),
        cmocka_unit_test(test_SOLO_SET_17_sams_first_turn),
        cmocka_unit_test(test_SOLO_SET_16_the_first_city),
        cmocka_unit_test(test_SOLO_SET_20_one_seat_two_scores),
        cmocka_unit_test(test_SOLO_SET_21_foresight_bottom_first),
        cmocka_unit_test(test_SOLO_HUM_1_12_tolls_go_to_the_bank),
        cmocka_unit_test(test_SOLO_HUM_2_SOLO_EX_20_foresight_slides),
        cmocka_unit_test(test_SOLO_HUM_3_4_5_6_the_display_is_a_column),
        cmocka_unit_test(test_SOLO_HUM_7_sam_is_an_opponent),
        cmocka_unit_test(test_SOLO_HUM_8_11_only_seat_0_decides),
        cmocka_unit_test(test_SOLO_HUM_9_not_after_the_special_delivery),
        cmocka_unit_test(test_SOLO_TURN_2_3_6_deck_and_discard),
        cmocka_unit_test(test_SOLO_TURN_4_7_9_11_what_he_never_gets),
        cmocka_unit_test(test_SOLO_TURN_5_the_action_before_kansas_city),
        cmocka_unit_test(test_SOLO_TURN_8_13_what_is_known),
        cmocka_unit_test(test_SOLO_END_1_SOLO_EX_25_the_last_turns),
        cmocka_unit_test(test_SOLO_END_2_3_4_6_7_sams_score),
        cmocka_unit_test(test_SOLO_END_5_who_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
