/* test_notes.c: what a move says of its consequences (game.h, sb_note): deliveries, discs, stations. */
#include "position.h"

static const sb_names EN = { .lang = SB_EN, .seat = { "Ann", "Bob" } };
static const sb_names FR = { .lang = SB_FR, .seat = { "Ann", "Bob" } };

#define expect_note(st, move, text)    check_note((st), (move), &EN, (text), __FILE__, __LINE__)
#define expect_note_fr(st, move, text) check_note((st), (move), &FR, (text), __FILE__, __LINE__)

/* As seat 0 sees it, who may make it. */
static void check_note(
    const gwt_state *st, const char *move, const sb_names *names, const char *text, const char *file, int line)
{
    sb_move m;
    char bytes[SB_NOTE_MAX];
    sb_text out = SB_TEXT(bytes);
    _assert_true(offers(st, 0, move), move, file, line);
    _assert_int_equal(sb_move_read(&gwt_game, move, &m), SB_OK, file, line);
    sb_note(&gwt_game, st, 0, m, names, &out);
    _assert_string_equal(bytes, text, file, line);
}

#define IN_CITY "foresight 1 outlaw_green outlaw_green; foresight 2 cowboy cowboy; foresight 3 cowboy cowboy; "
#define TEN     "hand 0 corriente longhorn galloway pineywoods; "

/* A delivery says what it brings besides money: points, an objective card with its neighbour, which disc it takes. */
static void test_GWT_DEL_5_a_delivery_says_what_it_brings(void **s)
{
    (void)s;
    gwt_state st =
        position(2, "", IN_CITY TEN "city 0 fulton disc_aux_money_2; money 0 0; engine 0 s5; use 0 kansas_city");
    play(&st, 0, "certificates:0");
    expect_note(&st, "deliver:kansas_city_crest", "transport $0, gives $4, -6 VP");
    expect_note(&st, "deliver:st_louis", "transport $0, with Fulton: objective card -3 VP");
    expect_note(&st, "deliver:chicago", "transport $3, takes a dark disc");
    expect_note_fr(&st, "deliver:chicago", "transport 3 $, disque noir permis");
}

/* A disc says what is open from now on: a limit as it will be, an auxiliary action, or that one twice. */
static void test_GWT_DISC_1_a_disc_says_what_it_unlocks(void **s)
{
    (void)s;
    gwt_state st = position(2, "", IN_CITY TEN "money 0 6; engine 0 s5; use 0 kansas_city");
    play(&st, 0, "certificates:0 deliver:chicago");
    expect_note(&st, "disc:disc_step_left", "dark border, gives $3, then 4 steps a turn");
    expect_note(&st, "disc:disc_step_right", "dark border, 3 VP, then 4 steps a turn");
    expect_note(&st, "disc:disc_hand_1", "dark border, costs $5, then 5 cards in hand");
    expect_note_fr(&st, "disc:disc_hand_1", "bordure noire, coûte 5 $, ensuite 5 cartes en main");
    expect_note(&st, "disc:disc_cert_4", "white border, then 4 certificates at most");
    expect_note(&st, "disc:disc_aux_engine_1", "white border, opens it");
    expect_note_fr(&st, "disc:disc_aux_money_2", "bordure blanche, la permet en double");
}

/* An upgrade says who waits there and what he brings: that is half of its worth. */
static void test_GWT_STA_1_an_upgrade_says_what_the_station_master_brings(void **s)
{
    (void)s;
    gwt_state st =
        position(2, "", "clear; money 0 20; workers 0 1 1 3; engine 0 s3; master station_1 sm_cert_hazards; use 0 c");
    play(&st, 0, "use:c.neutral_c_engine engine:t1");
    expect_note(&st, "upgrade:station_1",
        "$2, 1 VP; a station master waits there: 1 permanent certificate; 3 VP per 2 hazards");
    st = position(
        2, "", "clear; money 0 20; workers 0 1 1 3; engine 0 s3; master station_1 sm_hazard_or_bounty; use 0 c");
    play(&st, 0, "use:c.neutral_c_engine engine:t1");
    expect_note(&st, "upgrade:station_1", "$2, 1 VP; a station master waits there: remove a hazard or claim a bounty");
    expect_note_fr(
        &st, "upgrade:station_1", "2 $, 1 PV ; un chef de gare y attend : retirer un danger ou récupérer une prime");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GWT_DEL_5_a_delivery_says_what_it_brings),
        cmocka_unit_test(test_GWT_DISC_1_a_disc_says_what_it_unlocks),
        cmocka_unit_test(test_GWT_STA_1_an_upgrade_says_what_the_station_master_brings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
