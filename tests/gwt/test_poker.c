/* test_poker.c: the poker table (POK). */
#include "position.h"

#include <stdlib.h>

#define ON "poker=on"

/* ---- setup ------------------------------------------------------------------------------------------------------- */

/* covers: POK-SET-1 POK-SET-2 POK-SET-3 POK-SET-5 */
static void test_POK_SET_1_2_3_5_the_table(void **unused)
{
    (void)unused;
    static const int vp[] = { 0, 6, 4, 3, 2 }, money[] = { 0, 2, 4, 5, 6 };
    assert_int_equal(GWT_BONUS_COUNT - 1, 4);
    for (int t = 1; t < GWT_BONUS_COUNT; t++) {
        assert_int_equal(GWT_BONUS[t].vp, vp[t]);
        assert_int_equal(GWT_BONUS[t].money, money[t]);
    }
    for (int players = 2; players <= 4; players++) {
        gwt_state st = position(players, ON, "");
        assert_int_equal(st.pot, 0);
        for (int s = 0; s < players; s++) {
            char text[160];
            snprintf(text, sizeof text, "workers %d 2 1 1; money %d 0; hand %d criollo; use %d d", s, s, s, s);
            arrange(&st, text);
            play(&st, s, "use:d.d_poker done end");
            assert_int_equal(st.player[s].bonus, s + 1); /* the top one of the stack */
            assert_int_equal(st.player[s].money, money[s + 1]);
            assert_int_equal(points(&st, s, GWT_CAT_POKER), vp[s + 1]);
        }
    }
}

/* The additions belong to the spaces D and G, whatever stands there. */
static void test_POK_SET_4_the_additions(void **unused)
{
    (void)unused;
    bool others = false;
    for (int p = 1; p < GWT_PLACE_COUNT; p++)
        assert_int_equal(GWT_PLACE[p].addition,
            p == GWT_PLACE_d       ? GWT_ACTION_d_poker
                : p == GWT_PLACE_g ? GWT_ACTION_g_poker
                                   : GWT_ACTION_none);
    gwt_state st = position(2, ON " neutral=random", "seated 0 cowboy; laid 0 criollo; pot 1; money 0 5; use 0 d");
    others |= gwt_design(st.tile[GWT_PLACE_d]) != GWT_BUILDING_neutral_d;
    assert_true(offers(&st, 0, "use:d.d_poker"));
    arrange(&st, "use 0 g");
    others |= gwt_design(st.tile[GWT_PLACE_g]) != GWT_BUILDING_neutral_g;
    assert_true(offers(&st, 0, "use:g.g_poker"));
    assert_true(others);
    for (const char *place = "abcef"; *place; place++) {
        char text[20];
        snprintf(text, sizeof text, "use 0 %c", *place);
        arrange(&st, text);
        assert_null(strstr(list(&st, 0), "poker"));
    }
    st = position(2, "", "workers 0 2 1 1; money 0 5; use 0 d"); /* without the option there is no such thing */
    assert_null(strstr(list(&st, 0), "poker"));
    assert_string_equal(refused_by(&st, 0, "use:d.d_poker"), "GWT-LOC-6");
    st.pot = 1;
    assert_non_null(gwt_check(&st));
}

/* covers: POK-SET-6 POK-SET-7 */
static void test_POK_SET_6_7_the_option(void **unused)
{
    (void)unused;
    for (int players = 2; players <= 4; players++) {
        sb_setup s;
        assert_int_equal(sb_setup_init(&gwt_game, players, &s), SB_OK);
        assert_int_equal(s.value[GWT_OPTION_POKER], 0);
        assert_int_equal(sb_setup_option(&gwt_game, &s, "poker", "on"), SB_OK);
        assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "on"), SB_OK);
        assert_int_equal(sb_setup_option(&gwt_game, &s, "simmental", "off"), SB_OK);
        assert_int_equal(sb_setup_option(&gwt_game, &s, "brahman", "on"), SB_OK);
    }
    sb_setup alone = { .players = 1 };
    assert_int_equal(sb_setup_option(&gwt_game, &alone, "poker", "on"), SB_OPTION_PLAYERS);
}

/* ---- space D ----------------------------------------------------------------------------------------------------- */

/* covers: POK-LAY-1 POK-LAY-15 POK-DEC-1 */
static void test_POK_LAY_1_15_one_local_action(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "seated 0 cowboy; money 0 9; hand 0 criollo criollo galloway; use 0 d"), other = st;
    play(&st, 0, "use:d.d_poker poker_lay:criollo done");
    assert_string_equal(asked(&st), "phase_b");
    assert_string_equal(refused_by(&st, 0, "use:d.d_poker"), "GWT-LOC-2");
    assert_string_equal(refused_by(&st, 0, "do:aux_money"), "GWT-LOC-5");
    assert_true(offers(&st, 0, "use:d.neutral_d_aux")); /* the others, before or after */
    play(&other, 0, "use:d.neutral_d_aux do:aux_money");
    assert_true(offers(&other, 0, "use:d.d_poker"));
    other = position(2, ON, "seated 0 cowboy; money 0 9; hand 0 criollo; use 0 d");
    play(&other, 0, "do:aux_money");
    assert_string_equal(refused_by(&other, 0, "use:d.d_poker"), "GWT-LOC-5");
    other = position(2, ON, "workers 0 2 1 1; money 0 0; hand 0 criollo; use 0 d");
    play(&other, 0, "use:d.d_poker done"); /* seating alone is enough of it */
    assert_string_equal(refused_by(&other, 0, "do:aux_money"), "GWT-LOC-5");
    other = position(2, ON, "workers 0 1 1 1; money 0 9; use 0 d");
    assert_string_equal(refused_by(&other, 0, "use:d.d_poker"), "POK-LAY-15");
}

/* covers: POK-LAY-2 POK-LAY-3 POK-LAY-4 POK-LAY-5 POK-DEC-2 */
static void test_POK_LAY_2_3_4_5_taking_a_seat(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "workers 0 2 3 1; money 0 1; hand 0 criollo; use 0 d");
    play(&st, 0, "use:d.d_poker");
    assert_string_equal(asked(&st), "poker_seat");
    assert_string_equal(list(&st, 0), "poker_seat:cowboy poker_seat:builder");
    assert_string_equal(refused_by(&st, 0, "poker_seat:engineer"), "POK-LAY-2"); /* printed */
    assert_string_equal(refused_by(&st, 0, "done"), "GWT-DEC-1");
    play(&st, 0, "poker_seat:builder");
    assert_int_equal(st.player[0].seated, GWT_TILE_builder);
    assert_int_equal(st.player[0].workers[GWT_TILE_builder - 1], 2);
    assert_int_equal(st.player[0].money, 1 + 2); /* at once */
    assert_int_equal(points(&st, 0, GWT_CAT_POKER), 6);
    assert_string_equal(asked(&st), "poker_lay");
    play(&st, 0, "done end"); /* seating alone */
    assert_int_equal(st.pot, 0);
    arrange(&st, "hand 0 criollo; use 0 d");
    play(&st, 0, "use:d.d_poker");
    assert_string_equal(asked(&st), "poker_lay"); /* no second seat, no second token */
    assert_int_equal(st.player[0].bonus, 1);
}

/* covers: POK-LAY-6 POK-LAY-7 POK-LAY-9 POK-LAY-19 POK-EX-9 */
static void test_POK_EX_9_laying_two(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "seated 0 cowboy; hand 0 criollo criollo criollo criollo; money 0 5; use 0 d");
    play(&st, 0, "use:d.d_poker");
    assert_string_equal(asked(&st), "poker_lay");
    assert_string_equal(list(&st, 0), "poker_lay:criollo"); /* asked all the same; done is not offered */
    assert_string_equal(refused_by(&st, 0, "done"), "GWT-LOC-10");
    play(&st, 0, "poker_lay:criollo");
    assert_string_equal(list(&st, 0), "poker_lay:criollo done");
    assert_int_equal(st.pot, 1);
    play(&st, 0, "poker_lay:criollo");
    assert_string_equal(asked(&st), "phase_b"); /* at most two: it ends by itself */
    assert_int_equal(st.pot, 3);
    assert_int_equal(st.player[0].money, 2);
    st = position(2, ON, "seated 0 cowboy; hand 0 obj_01 criollo; money 0 5; use 0 d");
    play(&st, 0, "use:d.d_poker poker_lay:obj_01"); /* any card */
    assert_string_equal(refused_by(&st, 0, "poker_lay:obj_01"), "GWT-LOC-11");
    assert_string_equal(list(&st, 0), "poker_lay:criollo done");
}

/* covers: POK-LAY-8 POK-EX-3 */
static void test_POK_EX_3_one_more(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, ON, "seated 0 cowboy; laid 0 criollo criollo; pot 3; hand 0 galloway galloway; money 0 9; use 0 d");
    play(&st, 0, "use:d.d_poker poker_lay:galloway");
    assert_string_equal(asked(&st), "phase_b");
    assert_int_equal(st.player[0].laid_n, 3);
    assert_int_equal(st.player[0].money, 8);
}

/* covers: POK-LAY-8 POK-EX-7 */
static void test_POK_EX_7_three_are_the_limit(void **unused)
{
    (void)unused;
    gwt_state st =
        position(2, ON, "seated 0 cowboy; laid 0 criollo criollo criollo; pot 4; hand 0 galloway; money 0 9; use 0 d");
    assert_string_equal(refused_by(&st, 0, "use:d.d_poker"), "POK-LAY-8");
    assert_true(offers(&st, 0, "use:d.neutral_d_aux"));
    assert_true(offers(&st, 0, "do:aux_money"));
}

/* covers: POK-LAY-10 POK-EX-4 */
static void test_POK_EX_4_the_token_pays(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "workers 0 1 1 2; money 0 0; hand 0 criollo galloway; use 0 d");
    play(&st, 0, "use:d.d_poker"); /* one type: taken without asking */
    assert_int_equal(st.player[0].seated, GWT_TILE_engineer);
    assert_int_equal(st.player[0].money, 2);
    assert_string_equal(list(&st, 0), "poker_lay:criollo poker_lay:galloway done");
    play(&st, 0, "poker_lay:galloway");
    assert_string_equal(asked(&st), "phase_b"); /* 1$ left, 2$ needed */
    assert_int_equal(st.player[0].money, 1);
    assert_int_equal(st.pot, 1);
    arrange(&st, "money 0 0; use 0 d");
    assert_string_equal(refused_by(&st, 0, "use:d.d_poker"), "POK-LAY-10");
}

/* ---- what laid cards are ----------------------------------------------------------------------------------------- */

static bool look_alike(gwt_state a, gwt_state b, int viewer)
{
    gwt_redact(&a, viewer);
    gwt_redact(&b, viewer);
    return memcmp(&a, &b, sizeof a) == 0;
}

/* covers: POK-LAY-11 POK-LAY-21 */
static void test_POK_LAY_11_21_face_down(void **unused)
{
    (void)unused;
    gwt_state a = position(3, ON, "seated 0 cowboy; hand 0 criollo galloway obj_01; money 0 9; tokens 0 0; use 0 d");
    play(&a, 0, "use:d.d_poker");
    gwt_state b = a, c = a;
    play(&a, 0, "poker_lay:criollo");
    play(&b, 0, "poker_lay:galloway");
    play(&c, 0, "poker_lay:obj_01");
    for (int viewer = 1; viewer <= SB_SPECTATOR; viewer++) {
        assert_true(look_alike(a, b, viewer));
        assert_true(look_alike(a, c, viewer));
    }
    assert_false(look_alike(a, b, 0)); /* the owner may look at any time */
    gwt_redact(&a, 1);
    assert_int_equal(a.player[0].laid_n, 1); /* how many is open, stakes and pot too */
    assert_int_equal(a.player[0].laid[0], 0);
    assert_int_equal(a.pot, 1);
    assert_int_equal(a.player[0].seated, GWT_TILE_cowboy);
}

/* A card that everybody had seen may be the one that was laid. */
static void test_POK_LAY_21_what_was_known_is_forgotten(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "seated 0 cowboy; hand 0 criollo criollo galloway obj_01; money 0 9; use 0 d");
    st.player[0].known[GWT_CARD_criollo] = 2;
    st.player[0].known_obj = st.player[0].hand_obj;
    play(&st, 0, "use:d.d_poker");
    gwt_state a = st, b = st, c = st;
    play(&a, 0, "poker_lay:criollo");
    play(&b, 0, "poker_lay:galloway");
    play(&c, 0, "poker_lay:obj_01");
    assert_true(look_alike(a, b, 1));
    assert_true(look_alike(a, c, 1));
    assert_int_equal(a.player[0].known[GWT_CARD_criollo], 1); /* one of two is certainly still there */
}

/* An objective card that only its owner saw stays so, in hand or at the table (GWT-INFO-5). */
static void test_POK_LAY_21_secret_objective_cards(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "at f1 0 pb_8b; seated 0 cowboy; hand 0 criollo criollo; money 0 9; use 0 f1");
    play(&st, 0, "use_cards:f1.pb_8b_cattle.criollo take_stack");
    assert_int_equal(st.player[0].secret_n, 1);
    char lay[40];
    int card = GWT_OBJ_FIRST + gwt_lowest(st.player[0].secret_obj);
    snprintf(lay, sizeof lay, "poker_lay:%s", GWT_DOMAINS[GWT_DOM_CARD].item[card].id);
    arrange(&st, "use 0 d");
    play(&st, 0, "use:d.d_poker");
    gwt_state a = st, b = st;
    play(&a, 0, lay);
    play(&b, 0, "poker_lay:criollo");
    assert_true(look_alike(a, b, 1));
    assert_int_equal(a.player[0].secret_n, 1);
    int laid = 0, tries = 200;
    for (int i = 0; i < tries; i++) { /* imagined, it lies here or there */
        gwt_state seen = a;
        sb_quick q = { (uint64_t)i };
        gwt_redact(&seen, 1);
        gwt_determinize(&seen, 1, &q);
        assert_null(gwt_check(&seen));
        laid += (seen.player[0].secret_obj & seen.player[0].hand_obj) == 0;
    }
    assert_in_range(laid, tries / 4, 3 * tries / 4);
    arrange(&a, "use 0 g");
    play(&a, 0, "use:g.g_poker"); /* shown: everybody knows it now */
    assert_int_equal(a.player[0].secret_n, 0);
}

/* Who hears what: that a card is laid, and the owner which one. */
static void test_POK_LAY_11_events(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "seated 0 cowboy; hand 0 criollo; money 0 9; use 0 d");
    sb_event at[20];
    sb_events ev = { .at = at, .cap = 20 };
    play(&st, 0, "use:d.d_poker");
    gwt_apply(&st, 0, sb_move_of(GWT_MV_POKER_LAY, GWT_CARD_criollo, 0), &ev);
    int told = 0;
    for (int i = 0; i < ev.n; i++) {
        if (at[i].kind != GWT_EV_POKER_LAID)
            continue;
        told++;
        assert_true(sb_event_visible(&at[i], 0));
        assert_false(sb_event_visible(&at[i], 1));
        assert_false(sb_event_visible(&at[i], SB_SPECTATOR));
    }
    assert_int_equal(told, 1);
}

/* covers: POK-LAY-12 POK-LAY-18 */
static void test_POK_LAY_12_18_out_of_the_hand(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, ON " brahman=on", "seated 0 cowboy; hand 0 brahman criollo galloway pineywoods; money 0 9; use 0 d");
    int value = gwt_breeding_value(&st.player[0]);
    play(&st, 0, "use:d.d_poker poker_lay:brahman done");
    assert_int_equal(gwt_breeding_value(&st.player[0]), value - 2);
    assert_int_equal(st.player[0].hand_n, 3);
    play(&st, 0, "end");
    assert_int_equal(st.player[0].hand_n, 4); /* phase C */
    arrange(&st, "hand 0 criollo criollo; all_discarded 0; tokens 0 1; use 0 f");
    assert_true(offers(&st, 0, "use_cards:f.neutral_f_pair.criollo.criollo"));
    assert_int_equal(offered(&st, 0, "use_cards:f.neutral_f_pair.brahman"), 0); /* not discarded */
    play(&st, 0, "exchange:1"); /* the pile is shuffled: the card is not among them */
    for (int i = 0; i < st.player[0].stack_n; i++)
        assert_int_not_equal(st.player[0].stack[i], GWT_CARD_brahman);
    assert_int_equal(hand_of(&st, 0, "brahman"), 0);
    st = position(2, ON " brahman=on",
        "foresight 1 - -; foresight 2 - -; foresight 3 - -; seated 0 cowboy; laid 0 brahman; pot 1; hand 0 criollo; "
        "money 0 0; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    assert_int_equal(st.player[0].money, 1); /* no Brahman money, no breeding value */
}

/* covers: POK-LAY-13 POK-LAY-16 */
static void test_POK_LAY_13_16_the_worker_is_gone(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "workers 0 1 5 1; hand 0; money 0 9; use 0 d");
    assert_int_equal(points(&st, 0, GWT_CAT_WORKERS), 4);
    play(&st, 0, "use:d.d_poker");
    assert_string_equal(asked(&st), "phase_b"); /* no hand: nothing to lay */
    assert_int_equal(points(&st, 0, GWT_CAT_WORKERS), 0);
    assert_int_equal(gwt_count(&st, 0, GWT_PER_BUILDERS), 4);
    assert_int_equal(gwt_count(&st, 0, GWT_PER_WORKERS), 6);
    st = position(2, ON, "workers 0 1 1 2; job 1 engineer; hand 0 criollo galloway; money 0 30; use 0 d");
    play(&st, 0, "use:d.d_poker done");
    arrange(&st, "use 0 a");
    play(&st, 0, "use:a.neutral_a_hire");
    while (strcmp(asked(&st), "hire") == 0)
        play(&st, 0, "hire:1.engineer");
    assert_string_equal(asked(&st), "use"); /* the action of the emptied space, once more */
    assert_true(offers(&st, 0, "do_cards:engineer_2.criollo"));
}

/* covers: POK-LAY-14 */
static void test_POK_LAY_14_what_counts_as_stopping(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "workers 0 2 1 1; money 0 9"); /* the first turn */
    assert_string_equal(asked(&st), "turn_start");
    play(&st, 0, "place:d");
    assert_true(offers(&st, 0, "use:d.d_poker"));
    st = position(2, ON, "clear; seated 0 cowboy; hand 0 criollo; money 0 9; herder 0 c; turn 0");
    play(&st, 0, "move:d");
    assert_true(offers(&st, 0, "use:d.d_poker"));
    st = position(2, ON, "clear; at b3 0 pb_4a; seated 0 cowboy; hand 0 criollo; money 0 9; use 0 b3");
    play(&st, 0, "use:b3.pb_4a_herder move:c.d"); /* the herder move of a building */
    assert_true(offers(&st, 0, "use:d.d_poker"));
    st = position(2, ON, "clear; seated 0 cowboy; hand 0 obj_20 criollo; money 0 9; herder 0 c; turn 0");
    play(&st, 0, "play:obj_20 move:d"); /* the free move of an objective card is not */
    assert_string_equal(asked(&st), "turn_start");
    assert_false(offers(&st, 0, "use:d.d_poker"));
}

/* covers: POK-LAY-17 */
static void test_POK_LAY_17_a_token_in_between(void **unused)
{
    (void)unused;
    gwt_state st = position(
        2, ON, "seated 0 cowboy; hand 0 criollo criollo; top 0 galloway; tokens 0 1; tokens 1 1; money 0 9; use 0 d");
    play(&st, 0, "use:d.d_poker poker_lay:criollo exchange:1 discard:criollo");
    assert_string_equal(list(&st, 0), "poker_lay:galloway done");
    play(&st, 0, "poker_lay:galloway");
    assert_int_equal(st.player[0].laid[0], GWT_CARD_criollo);
    assert_int_equal(st.player[0].laid[1], GWT_CARD_galloway);
}

/* covers: POK-LAY-20 POK-SHOW-9 POK-EX-8 */
static void test_POK_EX_8_never_copied(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "at d1 0 pb_6b; at g1 1 pb_6b; seated 0 cowboy; laid 0 criollo; pot 1; hand 0 criollo; money 0 9; use 0 d1");
    assert_true(offers(&st, 0, "use:d.neutral_d_aux"));
    assert_false(offers(&st, 0, "use:d.d_poker"));
    assert_string_equal(refused_by(&st, 0, "use:d.d_poker"), "POK-SHOW-9");
    assert_string_equal(refused_by(&st, 0, "use:g.g_poker"), "POK-SHOW-9");
    play(&st, 0, "use:d.neutral_d_aux do:aux_money");
    assert_false(offers(&st, 0, "use:d.d_poker"));
    arrange(&st, "use 0 d");
    play(&st, 0, "use:d.d_poker poker_lay:criollo");
    assert_true(st.used_direct >> GWT_BUILDING_neutral_d & 1); /* one of the actions of the building there */
}

/* covers: POK-LAY-22 */
static void test_POK_LAY_22_in_the_last_turn(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "seated 1 builder; workers 0 2 1 1; hand 0 criollo; money 0 0; use 0 d");
    st.token_row = GWT_JOB_ROWS + 1;
    st.token_holder = 2;
    play(&st, 0, "use:d.d_poker done end"); /* the second of two tokens */
    assert_string_equal(asked(&st), "over");
    assert_int_equal(points(&st, 0, GWT_CAT_POKER), 4);
    assert_int_equal(points(&st, 1, GWT_CAT_POKER), 6);
}

/* ---- space G ----------------------------------------------------------------------------------------------------- */

/* covers: POK-SHOW-1 POK-SHOW-2 POK-SHOW-3 POK-SHOW-4 POK-SHOW-5 POK-SHOW-8 POK-SHOW-14 POK-EX-1 */
static void test_POK_EX_1_a_showdown(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "seated 0 cowboy; seated 1 builder; laid 0 criollo criollo; laid 1 shorthorn_3; pot 4; money 0 0; money 1 0; "
        "tokens 0 1; tokens 1 1; use 0 g");
    play(&st, 0, "use:g.g_poker");
    assert_string_equal(asked(&st), "phase_b"); /* without any decision */
    assert_int_equal(st.player[0].money, 0);
    assert_int_equal(st.player[1].money, 7);
    assert_int_equal(st.pot, 0);
    assert_int_equal(discarded(&st, 0, "criollo"), 2);
    assert_int_equal(discarded(&st, 1, "shorthorn_3"), 1);
    assert_int_equal(st.player[0].laid_n + st.player[1].laid_n, 0);
    assert_int_equal(st.player[0].seated, GWT_TILE_cowboy); /* poker players stay */
    assert_int_equal(st.player[1].seated, GWT_TILE_builder);
}

/* covers: POK-SHOW-6 POK-EX-2 */
static void test_POK_EX_2_a_tie(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "seated 0 cowboy; seated 1 builder; laid 0 galloway pineywoods; laid 1 shorthorn_3; pot 4; money 0 0; money 1 "
        "0; "
        "use 0 g");
    play(&st, 0, "use:g.g_poker");
    assert_int_equal(st.player[0].money, 3);
    assert_int_equal(st.player[1].money, 3);
    assert_int_equal(st.pot, 1);
    arrange(&st, "laid 0 criollo; pot 2; use 0 g");
    play(&st, 0, "use:g.g_poker"); /* the remainder goes to the next one */
    assert_int_equal(st.player[0].money, 3 + 2 + 3);
}

/* covers: POK-SHOW-7 POK-SHOW-11 POK-EX-5 */
static void test_POK_EX_5_alone_with_an_objective_card(void **unused)
{
    (void)unused;
    gwt_state st =
        position(3, ON, "seated 0 cowboy; seated 1 builder; laid 0 obj_03; pot 1; money 0 0; money 1 0; use 0 g");
    play(&st, 0, "use:g.g_poker");
    assert_int_equal(st.player[0].money, 4);
    assert_int_equal(st.player[1].money, 0); /* seated without cards: does not take part */
    assert_int_equal(discarded(&st, 0, "obj_03"), 1);
}

/* covers: POK-EX-6 */
static void test_POK_EX_6_three_tie(void **unused)
{
    (void)unused;
    gwt_state st = position(4, ON,
        "seated 0 cowboy; seated 1 builder; seated 2 engineer; seated 3 cowboy; laid 0 hereford_5; laid 1 longhorn "
        "galloway; "
        "laid 2 shorthorn_3 criollo; pot 5; money 0 0; money 1 0; money 2 0; money 3 0; use 1 g");
    play(&st, 1, "use:g.g_poker"); /* whoever starts it has no preference */
    for (int s = 0; s < 3; s++)
        assert_int_equal(st.player[s].money, 2);
    assert_int_equal(st.player[3].money, 0);
    assert_int_equal(st.pot, 2);
}

/* covers: POK-SHOW-1 POK-SHOW-2 POK-SHOW-12 POK-SHOW-13 */
static void test_POK_SHOW_2_12_13_who_may_start_it(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "seated 0 cowboy; seated 1 builder; laid 1 criollo; pot 1; money 0 0; use 0 g");
    assert_string_equal(refused_by(&st, 0, "use:g.g_poker"), "POK-SHOW-2");
    st = position(2, ON, "seated 1 builder; laid 1 criollo; pot 1; money 0 0; use 0 g");
    assert_string_equal(refused_by(&st, 0, "use:g.g_poker"), "POK-SHOW-2");
    st = position(2, ON, "seated 0 cowboy; laid 0 criollo criollo criollo; pot 4; money 0 0; hand 0 galloway; use 0 g");
    play(&st, 0, "use:g.g_poker");
    assert_string_equal(refused_by(&st, 0, "use:g.g_poker"), "GWT-LOC-2"); /* once */
    assert_string_equal(refused_by(&st, 0, "do:aux_money"), "GWT-LOC-5");
    assert_int_equal(st.player[0].money, 7);
    play(&st, 0, "use:g.neutral_g_aux"); /* the money is there at once */
    play(&st, 0, "do:aux_money end");
    arrange(&st, "hand 0 galloway galloway galloway; use 0 d");
    play(&st, 0, "use:d.d_poker poker_lay:galloway poker_lay:galloway"); /* up to three again */
    assert_int_equal(st.player[0].laid_n, 2);
}

/* covers: POK-SHOW-4 POK-SHOW-10 */
static void test_POK_SHOW_4_10_values(void **unused)
{
    (void)unused;
    static const struct {
        const char *options, *laid;
        int value;
    } hands[] = {
        { ON, "criollo criollo criollo", 3 }, /* same breeds count every time */
        { ON, "hereford_7 shorthorn_5 corriente", 12 },
        { ON, "galloway pineywoods santa_gertrudis", 6 },
        { ON, "obj_01 hereford_5", 5 },
        { ON " simmental=on", "simmental_1 simmental_2 simmental_3", 11 },
        { ON " brahman=on", "brahman brahman", 4 },
    };
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        char text[200];
        snprintf(text, sizeof text, "seated 0 cowboy; laid 0 %s; pot 3; certificates 0 2; use 0 g", hands[i].laid);
        gwt_state st = position(2, hands[i].options, text);
        assert_int_equal(gwt_poker_value(&st.player[0]), hands[i].value);
    }
}

/* Hidden cards are shown: nobody takes that back alone. */
static void test_POK_SHOW_12_is_a_barrier(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON, "seated 0 cowboy; seated 1 builder; laid 0 criollo; laid 1 criollo; pot 2; use 0 g");
    uint64_t before = sb_chance_mark(&st.rng);
    play(&st, 0, "use:g.g_poker");
    assert_true(sb_chance_mark(&st.rng) != before);
}

/* ---- end --------------------------------------------------------------------------------------------------------- */

/* covers: POK-END-1 POK-END-2 POK-END-4 */
static void test_POK_END_1_2_4_what_counts(void **unused)
{
    (void)unused;
    gwt_state in = position(2, ON, "seated 0 cowboy; hand 0 hereford_7 obj_16; area 0 obj_22; turn 0");
    gwt_state out = position(2, ON, "seated 0 cowboy; laid 0 hereford_7 obj_16; pot 2; hand 0; area 0 obj_22; turn 0");
    gwt_holding own;
    assert_int_equal(points(&in, 0, GWT_CAT_CATTLE), 7);
    assert_int_equal(points(&out, 0, GWT_CAT_CATTLE), 0);
    own = gwt_holding_of(&in, 0);
    assert_int_equal(own.have[GWT_TASK_HEREFORD], 1);
    own = gwt_holding_of(&out, 0);
    assert_int_equal(own.have[GWT_TASK_HEREFORD], 0);
    gwt_state no_penalty = position(2, ON, "seated 0 cowboy; laid 0 obj_01; pot 1; turn 0");
    assert_int_equal(points(&no_penalty, 0, GWT_CAT_OBJECTIVES), 0);
    assert_int_equal(points(&no_penalty, 0, GWT_CAT_POKER), 6);
    gwt_state met = position(2, ON, "seated 0 cowboy; own 0 outlaw_orange outlaw_orange; at a1 0 pb_1a; turn 0");
    int without = points(&met, 0, GWT_CAT_OBJECTIVES);
    arrange(&met, "laid 0 obj_01; pot 1; turn 0");
    assert_int_equal(points(&met, 0, GWT_CAT_OBJECTIVES), without); /* nor does it give points */
    arrange(&met, "laid 0; pot 0; hand 0 obj_01; turn 0");
    assert_int_equal(points(&met, 0, GWT_CAT_OBJECTIVES), without + 3);
}

/* covers: POK-END-3 POK-END-4 POK-END-5 POK-END-6 */
static void test_POK_END_3_5_6_the_last_turn(void **unused)
{
    (void)unused;
    gwt_state st = position(2, ON,
        "seated 0 cowboy; seated 1 builder; laid 0 criollo; laid 1 hereford_5; pot 2; money 0 0; money 1 0; hand 0; "
        "use 0 a");
    play(&st, 0, "end"); /* all tokens are taken: that ends nothing */
    assert_string_equal(asked(&st), "turn_start");
    arrange(&st, "money 0 0; money 1 0; use 0 a");
    st.token_row = GWT_JOB_ROWS + 1;
    st.token_holder = 2;
    sb_event at[100];
    sb_events ev = { .at = at, .cap = 100 };
    gwt_state before = st;
    gwt_redact(&before, 0);
    assert_int_equal(before.player[1].laid[0], 0);
    gwt_apply(&st, 0, sb_move_of(GWT_MV_END, 0, 0), &ev);
    assert_null(gwt_check(&st));
    assert_string_equal(asked(&st), "over");
    int shown = 0;
    for (int i = 0; i < ev.n; i++) {
        shown += at[i].kind == GWT_EV_POKER_SHOW;
        assert_int_not_equal(at[i].kind, GWT_EV_POKER_WIN); /* no showdown */
    }
    assert_int_equal(shown, 2);
    assert_int_equal(st.pot, 2); /* nobody's */
    assert_int_equal(points(&st, 0, GWT_CAT_MONEY) + points(&st, 1, GWT_CAT_MONEY), 0);
    gwt_redact(&st, 0);
    assert_int_equal(st.player[1].laid[0], GWT_CARD_hereford_5);
    int sum = 0;
    for (int c = 0; c < GWT_CAT_TOTAL; c++)
        sum += points(&st, 0, c);
    assert_int_equal(points(&st, 0, GWT_CAT_TOTAL), sum);
    assert_string_equal(GWT_CATEGORIES[GWT_CAT_POKER].id, "poker_tokens");
}

/* ---- whole games ------------------------------------------------------------------------------------------------- */

/* Everything new occurs in random play, with any other options, and nothing breaks. */
static void test_random_play(void **unused)
{
    (void)unused;
    static const char *const options[] = { ON, ON " neutral=random sides=random", ON " simmental=on sides=random",
        ON " brahman=on neutral=random" };
    static sb_event at[SB_EVENTS_MAX];
    int events[GWT_EV_COUNT] = { 0 }, moves[GWT_MV_COUNT] = { 0 }, decisions[GWT_D_COUNT] = { 0 }, ties = 0;
    for (int game = 0; game < 96; game++) {
        gwt_state st = position(2 + game % 3, options[game / 3 % 4], "workers 0 2 1 1; workers 1 1 2 2");
        sb_quick q = { (uint64_t)game };
        while (gwt_pending(&st)) {
            sb_move legal[SB_MOVES_MAX];
            sb_events ev = { .at = at, .cap = SB_EVENTS_MAX };
            int seat = __builtin_ctz(gwt_pending(&st)), n = gwt_legal(&st, seat, legal);
            sb_move m = legal[sb_quick_below(&q, (uint32_t)n)];
            decisions[gwt_game.rules.decision(&st, seat).kind]++;
            moves[m.kind]++;
            gwt_apply(&st, seat, m, &ev);
            const char *wrong = gwt_check(&st);
            if (wrong)
                fail_msg("game %d: %s", game, wrong);
            int winners = 0;
            for (int i = 0; i < ev.n; i++) {
                events[at[i].kind]++;
                winners += at[i].kind == GWT_EV_POKER_WIN;
            }
            ties += winners > 1;
        }
    }
    for (int e = GWT_EV_POKER_SEAT; e <= GWT_EV_POKER_WIN; e++)
        assert_true(events[e] > 0);
    assert_true(events[GWT_EV_BRAHMAN] > 0);
    assert_true(moves[GWT_MV_POKER_SEAT] > 0 && moves[GWT_MV_POKER_LAY] > 0);
    assert_true(decisions[GWT_D_POKER_SEAT] > 0 && decisions[GWT_D_POKER_LAY] > 0);
    assert_true(ties > 0);
}

/* What cannot be is refused by name. */
static void test_impossible_tables(void **unused)
{
    (void)unused;
    gwt_state good = position(2, ON, "seated 0 cowboy; laid 0 criollo galloway; pot 2; turn 0"), st = good;
    st.pot = 1, st.from_bank--;
    assert_string_equal(gwt_check(&st), "pot: not what the cards at the table cost");
    st = good, st.pot = 9, st.from_bank += 7;
    assert_string_equal(gwt_check(&st), "pot: not what the cards at the table cost");
    st = good, st.pot++;
    assert_non_null(gwt_check(&st)); /* a dollar from nowhere */
    st = good, st.player[0].bonus = 2;
    assert_string_equal(gwt_check(&st), "players.bonus_token: from the top of the stack, one each");
    st = good, st.player[0].bonus = 0;
    assert_non_null(gwt_check(&st));
    st = good, st.player[0].laid[0] = GWT_CARD_galloway, st.player[0].laid[1] = GWT_CARD_criollo;
    assert_string_equal(gwt_check(&st), "players.laid: sorted");
    st = good, st.player[0].seated = GWT_TILE_builder;
    assert_non_null(gwt_check(&st)); /* a cowboy is missing */
    st = good, st.poker = 0;
    assert_non_null(gwt_check(&st));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_POK_SET_1_2_3_5_the_table),
        cmocka_unit_test(test_POK_SET_4_the_additions),
        cmocka_unit_test(test_POK_SET_6_7_the_option),
        cmocka_unit_test(test_POK_LAY_1_15_one_local_action),
        cmocka_unit_test(test_POK_LAY_2_3_4_5_taking_a_seat),
        cmocka_unit_test(test_POK_EX_9_laying_two),
        cmocka_unit_test(test_POK_EX_3_one_more),
        cmocka_unit_test(test_POK_EX_7_three_are_the_limit),
        cmocka_unit_test(test_POK_EX_4_the_token_pays),
        cmocka_unit_test(test_POK_LAY_11_21_face_down),
        cmocka_unit_test(test_POK_LAY_21_what_was_known_is_forgotten),
        cmocka_unit_test(test_POK_LAY_21_secret_objective_cards),
        cmocka_unit_test(test_POK_LAY_11_events),
        cmocka_unit_test(test_POK_LAY_12_18_out_of_the_hand),
        cmocka_unit_test(test_POK_LAY_13_16_the_worker_is_gone),
        cmocka_unit_test(test_POK_LAY_14_what_counts_as_stopping),
        cmocka_unit_test(test_POK_LAY_17_a_token_in_between),
        cmocka_unit_test(test_POK_EX_8_never_copied),
        cmocka_unit_test(test_POK_LAY_22_in_the_last_turn),
        cmocka_unit_test(test_POK_EX_1_a_showdown),
        cmocka_unit_test(test_POK_EX_2_a_tie),
        cmocka_unit_test(test_POK_EX_5_alone_with_an_objective_card),
        cmocka_unit_test(test_POK_EX_6_three_tie),
        cmocka_unit_test(test_POK_SHOW_2_12_13_who_may_start_it),
        cmocka_unit_test(test_POK_SHOW_4_10_values),
        cmocka_unit_test(test_POK_SHOW_12_is_a_barrier),
        cmocka_unit_test(test_POK_END_1_2_4_what_counts),
        cmocka_unit_test(test_POK_END_3_5_6_the_last_turn),
        cmocka_unit_test(test_random_play),
        cmocka_unit_test(test_impossible_tables),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
