/* test_pick.c: phase 4, taking and resolving cards, and cards that wait (GR-PICK, GR-PEND). */
#include "position.h"

/* ---- GR-PICK ----------------------------------------------------------------------------------------------------- */

static void test_GR_PICK_1_winner_takes_discards_and_only_then_resolves(void **s)
{
    (void)s;
    gr_state st = position("3 players; B san_narciso_02 san_narciso_03 mayor:san_narciso; winner A;"
                           "sale san_narciso_04 bank raid saloon; step first_pick");
    expect_list(&st, 'A', "take:san_narciso_04 take:raid take:bank take:saloon");
    play(&st, "A take:san_narciso_04");
    expect_asked(&st, "A discard");
    expect_list(&st, 'A', "discard:raid discard:bank discard:saloon"); /* one of the remaining, not the one he took */
    expect_nuggets(&st, "15 15 15");                                   /* the fee is not paid yet */
    refuse(&st, "A discard:san_narciso_04", "GR-PICK-1");
    play(&st, "A discard:bank");
    expect_card(&st, "bank", "out");
    expect_card(&st, "san_narciso_04", "A");
    expect_nuggets(&st, "13 17 15");
}

static void test_GR_PICK_2_then_clockwise_from_the_winners_left(void **s)
{
    (void)s;
    gr_state st = position("4 players; winner C; step first_pick");
    play(&st, "C take:all_in_1; C discard:all_in_2");
    expect_asked(&st, "D take");
    play(&st, "D take:railway_station");
    expect_card(&st, "railway_station", "D"); /* taken and resolved */
    expect_asked(&st, "A take");
    finish_picks(&st);
    expect_events("A take; B take");
    st = position("4 players; winner C; reversed; step first_pick"); /* counter-clockwise under Moonshine */
    play(&st, "C take:all_in_1; C discard:all_in_2");
    expect_asked(&st, "B take");
}

static void test_GR_PICK_3_everybody_must_take_the_last_has_no_choice(void **s)
{
    (void)s;
    gr_state st = position("3 players; sale saloon bank raid judge; step first_pick");
    play(&st, "A take:saloon; A discard:bank");
    expect_list(&st, 'B', "take:raid take:judge"); /* no way to refuse */
    refuse(&st, "B pass", "GR-DEC-1");
    play(&st, "B take:judge");
    expect_events("B take judge; C take raid; A production"); /* C is not asked; no sale card is left */
    expect_no_event("C discard");
    assert_int_equal(gr_size(st.sale), 4); /* the next round's */
    assert_true((st.sale & cards_of("saloon bank raid judge")) == 0);
}

static void test_GR_PICK_4_what_becomes_of_each_kind_of_card(void **s)
{
    (void)s;
    const char *start = "4 players; A san_narciso_02; B san_narciso_03;"
                        "sale san_narciso_04 bank all_in_2 dynamite_1 wagon; step first_pick; dice 6 6";
    gr_state st = position(start);
    play(&st, "A take:san_narciso_04; A discard:all_in_2");
    expect_events("A place san_narciso_04; A mayor san_narciso"); /* concession: fee if due, placed, Mayor check */
    expect_card(&st, "san_narciso_04", "A");
    st = position(start);
    play(&st, "A take:bank; A discard:all_in_2");
    expect_card(&st, "bank", "A"); /* building: placed; the Bank asks for a deposit */
    expect_asked(&st, "A deposit");
    st = position(start);
    play(&st, "A take:all_in_2; A discard:bank");
    expect_card(&st, "all_in_2", "A kept"); /* horseshoe */
    st = position(start);
    play(&st, "A take:dynamite_1; A discard:bank");
    expect_events("A destroy san_narciso_03 B; A roll; out dynamite_1"); /* colt: effect, then out of play */
    expect_card(&st, "dynamite_1", "out");
    st = position(start);
    play(&st, "A take:wagon; A discard:bank");
    expect_card(&st, "wagon", "on san_narciso_02"); /* lasso: attached at once */
}

static void test_GR_PICK_5_completely_resolved_before_the_next_pick(void **s)
{
    (void)s;
    gr_state st = position("4 players; A san_narciso_02; B; C san_narciso_03; D; sale raid; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2; B take:raid");
    expect_asked(&st, "C raid_answer"); /* C answers the Raid before he takes a card */
    play(&st, "C fine");
    expect_asked(&st, "A raid_answer");
    play(&st, "A fine");
    expect_asked(&st, "C take");
}

static void test_GR_PICK_6_discard_before_the_effect(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 1; sale one_armed_bandit_1 bank; deck saloon; step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:bank");
    expect_events("A take one_armed_bandit_1; A discard bank; A bandit 1; A draw saloon; A place saloon");
}

/* covers: GR-PICK-7 GR-PICK-8 GR-PICK-9 */
static void test_GR_PICK_9_exact_order_of_phase_4(void **s)
{
    (void)s; /* B waits with a Dynamite, C with a Wagon, D holds a Mustang */
    gr_state st = position("4 players; B dynamite_1; C wagon; D mustang_1;"
                           "sale san_narciso_02 san_narciso_03 all_in_1;"
                           "step first_pick; dice 6 6 1 2");
    play(&st, "A take:san_narciso_02");
    expect_asked(&st, "A discard");
    play(&st, "A discard:all_in_2"); /* resolved; the check of pending cards; W4 */
    expect_events("A place san_narciso_02; B destroy san_narciso_02 A; B roll 6 6 12; out dynamite_1");
    expect_asked(&st, "D mustang");
    play(&st, "D use:mustang; D take:all_in_1");
    expect_asked(&st, "B take");
    expect_list(&st, 'B', "take:san_narciso_03 take:railway_station");
    play(&st, "B take:railway_station"); /* C takes the last card, his Wagon follows; then the roll */
    expect_events("B place railway_station; C take san_narciso_03; C place san_narciso_03;"
                  "C attach wagon san_narciso_03;"
                  "A production 1 2 3; C produce san_narciso_03 5");
}

static void test_GR_PICK_10_effects_are_mandatory(void **s)
{
    (void)s;
    static const struct {
        const char *card, *list;
    } row[] = {
        { "one_armed_bandit_1", "pay:1 pay:2 pay:3" },
        { "hold_up_1", "rob:s1 rob:s2" },
        { "dynamite_1", "dynamite:san_narciso_03 dynamite:coyote_city_03" },
        { "raid", "raid:san_narciso raid:coyote_city" },
        { "judge", "offer:san_narciso_02 offer:ghost_mine_1" },
        { "wagon", "attach:san_narciso_02 attach:ghost_mine_1" },
        { "gold_1", "attach:san_narciso_02 attach:ghost_mine_1" },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char text[200], moves[80];
        sb_text t = SB_TEXT(text), m = SB_TEXT(moves);
        sb_putf(&t,
            "3 players; A san_narciso_02 ghost_mine_1; B san_narciso_03; C coyote_city_03; sale %s;"
            "step first_pick",
            row[i].card);
        sb_putf(&m, "A take:%s; A discard:all_in_1", row[i].card);
        gr_state st = position(text);
        play(&st, moves);
        expect_list(&st, 'A', row[i].list); /* nothing to decline with */
    }
}

static void test_GR_PICK_11_a_purchase_in_detail(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15 lost_mine; C saloon;"
                           "B san_narciso_02 san_narciso_03 san_narciso_04 san_narciso_07 san_narciso_08 san_narciso_10"
                           "  mayor:san_narciso; sale san_narciso_11; step first_pick");
    play(&st, "A take:san_narciso_11; A discard:all_in_1");
    expect_events("A fee B 6 san_narciso; B tribute C 1; A place san_narciso_11; A join san_narciso");
    expect_nuggets(&st, "9 20 16");
    expect_mayor(&st, "san_narciso B");
    /* (4) and (6) are checks of their own */
    st = position("3 players; A lost_mine; B cold_mountain_03 cold_mountain_05 mayor:cold_mountain;"
                  "sale cold_mountain_06; step first_pick");
    play(&st, "A take:cold_mountain_06; A discard:all_in_1");
    expect_events("A fee B 2; A place cold_mountain_06; A join cold_mountain; A mayor_from cold_mountain B");
    /* the owner of an unassigned Lost Mine never has a town concession: such a position is refused */
    st.lost_town = GR_NO_TOWN;
    assert_non_null(gr_check(&st));
}

static void test_GR_PICK_12_being_resolved_is_a_place(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 san_narciso_03; B 5 coyote_city_03 coyote_city_05; C;"
                           "sale one_armed_bandit_1 wagon lost_mine bank; deck dynamite_1 saloon; step first_pick;"
                           "dice 6 6");
    gr_state bandit = st, wagon = st, lost = st, bank = st;
    play(&bandit, "A take:one_armed_bandit_1");
    expect_card(&bandit, "one_armed_bandit_1", "resolving"); /* the winner's card during D6 */
    play(&bandit, "A discard:bank; A pay:2");
    expect_cards(&bandit, "one_armed_bandit_1 dynamite_1 saloon", "resolving"); /* all cards drawn */
    play(&bandit, "A choose:dynamite_1");
    expect_card(&bandit, "saloon", "out");
    expect_cards(&bandit, "one_armed_bandit_1 dynamite_1", "resolving"); /* until their effects are over */
    play(&bandit, "A dynamite:coyote_city_03");
    expect_events("out dynamite_1; out one_armed_bandit_1"); /* the Bandit after the card it brought */
    play(&wagon, "A take:wagon; A discard:bank");
    expect_card(&wagon, "wagon", "resolving");
    play(&wagon, "A attach:san_narciso_03");
    expect_card(&wagon, "wagon", "on san_narciso_03");
    play(&lost, "A take:lost_mine; A discard:bank"); /* placed (and joined: one town) */
    expect_card(&lost, "lost_mine", "A");
    play(&bank, "A take:bank; A discard:lost_mine");
    expect_card(&bank, "bank", "A"); /* placed before the first deposit */
    expect_asked(&bank, "A deposit");
}

static void test_GR_PICK_12_lost_mine_is_placed_before_its_town_is_asked(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 coyote_city_03; sale lost_mine; step first_pick");
    play(&st, "A take:lost_mine; A discard:all_in_1");
    expect_asked(&st, "A lost_town");
    expect_card(&st, "lost_mine", "A");
    /* and with 2 players: the winner's card during T4, a pending colt card while it is applied */
    st = position("2 players; sale saloon; winner B; price 3; step first_pick");
    play(&st, "B take:saloon");
    expect_card(&st, "saloon", "resolving");
    st = position("4 players; A 4; B 0; C 0; D 0 one_armed_bandit_1; price 4; step pay");
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "D bandit_pay");
    expect_card(&st, "one_armed_bandit_1", "resolving");
}

static void test_GR_EX_14_official_picks(void **s)
{
    (void)s; /* A Bruno (winner), B Olivier, C Jonathan, D the other Bruno */
    gr_state st = position("4 players; sale saloon bank post_office railway_station all_in_1; step first_pick");
    assert_int_equal(gr_size(st.sale), 5);
    play(&st, "A take:all_in_1; A discard:post_office");
    expect_asked(&st, "B take");
    expect_list(&st, 'B', "take:bank take:saloon take:railway_station"); /* 1 of 3 */
    play(&st, "B take:saloon");
    expect_asked(&st, "C take");
    expect_list(&st, 'C', "take:bank take:railway_station"); /* 1 of 2 */
    play(&st, "C take:railway_station");                     /* D gets the last */
    expect_events("D take bank");
    expect_card(&st, "bank", "D");
}

/* ---- GR-PEND ----------------------------------------------------------------------------------------------------- */

static void test_GR_PEND_1_a_card_that_cannot_be_used_waits(void **s)
{
    (void)s;
    gr_state st = position("3 players; sale wagon san_narciso_02; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2; B take:wagon"); /* C takes the last card */
    expect_events("B wait wagon; C place san_narciso_02");
    expect_card(&st, "wagon", "B pending");
    /* and takes effect when it can */
    st = position("3 players; A wagon; sale san_narciso_02; step first_pick");
    play(&st, "A take:san_narciso_02; A discard:all_in_1");
    expect_card(&st, "wagon", "on san_narciso_02");
}

/* A takes the card: does it wait? */
static bool waits(const char *players, const char *card)
{
    char text[300], moves[80];
    sb_text t = SB_TEXT(text), m = SB_TEXT(moves);
    sb_putf(&t, "3 players; %s; sale %s; step first_pick; dice 6 6", players, card);
    sb_putf(&m, "A take:%s; A discard:all_in_1", card);
    gr_state st = position(text);
    play(&st, moves);
    bool pending = st.pending_n == 1 && st.pending_card[0] == card_of(card) && st.pending_seat[0] == 0;
    assert_true(pending || st.pending_n == 0);
    return pending;
}

static void test_GR_PEND_2_when_a_card_cannot_be_applied(void **s)
{
    (void)s;
    static const struct {
        const char *card, *players;
        bool waits;
    } row[] = {
        { "wagon", "A bank; B san_narciso_02", true }, /* a building of his own is no concession */
        { "wagon", "A ghost_mine_1", false },
        { "gold_2", "A lost_mine", false },
        { "gold_1", "A saloon; B san_narciso_02", true },
        { "gold_1", "A san_narciso_02", false },
        { "judge", "A saloon; B san_narciso_02", true }, /* no concession of his own */
        { "judge", "A san_narciso_02; B saloon", true }, /* no opponent has one */
        { "judge", "A san_narciso_02; C ghost_mine_1", false },
        { "judge", "A lost_mine; C ghost_mine_1", false },
        { "dynamite_1", "A san_narciso_02 saloon; B all_in_2", true },
        { "dynamite_1", "A; B saloon", false },
        { "dynamite_1", "A; C ghost_mine_1", false },
        { "dynamite_1", "A; C lost_mine", false },
        { "raid", "A san_narciso_02; B ghost_mine_1 saloon; C lost_mine", true }, /* none of these has a town */
        { "raid", "A san_narciso_02; B san_narciso_03", false },
        { "raid", "A; B san_narciso_03 lost_mine@san_narciso", false },
        { "hold_up_1", "A 9; B 0; C 0", true },
        { "hold_up_1", "A 0; B 0; C 1", false },
        { "one_armed_bandit_1", "A 0; B 15; C 15", true },
        { "one_armed_bandit_1", "A 1", false },
        { "one_armed_bandit_1", "A 5; deck 0", true },
        { "one_armed_bandit_1", "A 5; deck 1", false },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        print_message("%s with %s\n", row[i].card, row[i].players);
        assert_int_equal(waits(row[i].players, row[i].card), row[i].waits);
    }
}

static void test_GR_PEND_3_after_every_pick_from_the_picker_clockwise(void **s)
{
    (void)s; /* Dynamites of A and C wait; B takes the first concession: from B on, C comes before A */
    gr_state st = position("3 players; A dynamite_1; C dynamite_2; sale san_narciso_02 moonshine_1; step first_pick;"
                           "dice 6 6 1 2");
    play(&st, "A take:all_in_1; A discard:all_in_2; B take:san_narciso_02");
    expect_events("B place san_narciso_02; C destroy san_narciso_02 B; out dynamite_2");
    expect_card(&st, "dynamite_1", "A pending");
    /* in the order he got them; each must be applied at once, its owner deciding */
    st = position("3 players; A 1; B 5 dynamite_3 hold_up_2; C 0; price 1; sale saloon; step pay; dice 6 6 1 1");
    play(&st, "A take:saloon; A discard:all_in_1"); /* C got 1: both can be applied now, first the Dynamite */
    expect_events("B destroy saloon A; B roll 6 6 12; out dynamite_3");
    expect_asked(&st, "B hold_up_value");
    st = position("3 players; A 1; B 5 hold_up_2 dynamite_3; C 0; price 1; sale saloon; step pay; dice 6 6 1 1");
    play(&st, "A take:saloon; A discard:all_in_1"); /* got in the other order: first the Hold Up */
    expect_asked(&st, "B hold_up_value");
    expect_card(&st, "saloon", "A");
    expect_list(&st, 'B', "announce:2..8");
}

static void test_GR_PEND_3_at_the_end_of_phase_5_from_the_winner(void **s)
{
    (void)s; /* both get nuggets on a 7; clockwise from the winner B: C before A */
    gr_state st = position("3 players; winner B; A 0 san_narciso_07 one_armed_bandit_1; B 3;"
                           "C 0 coyote_city_07 one_armed_bandit_2;"
                           "dice 3 4; step roll");
    expect_asked(&st, "C bandit_pay");
    expect_nuggets(&st, "4 3 3");
    play(&st, "C pay:1");
    expect_asked(&st, "A bandit_pay");
}

static void test_GR_PEND_4_one_makes_another_applicable(void **s)
{
    (void)s; /* A's Bandit brings a concession, so his Wagon and then B's Dynamite can be used in the same check */
    gr_state st = position("3 players; A 1; B dynamite_1; C 0 wagon one_armed_bandit_1; deck san_narciso_02;"
                           "price 1; step pay;"
                           "sale post_office; dice 6 6");
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_events("C bandit 1; C draw san_narciso_02; C place san_narciso_02; B destroy san_narciso_02 C;"
                  "B roll 6 6 12");
    expect_card(&st, "wagon", "C pending"); /* B comes before C, clockwise from A */
    st = position("3 players; B 0 wagon one_armed_bandit_1; A 3; C 0; deck san_narciso_02; price 2; step pay");
    play(&st, "A take:all_in_1; A discard:all_in_2"); /* C 1, B 1 */
    expect_events("B bandit 1; B place san_narciso_02; B attach wagon san_narciso_02");
}

static void test_GR_PEND_5_pending_cards_cannot_be_attacked(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02; B wagon gold_1; C ghost_mine_1 saloon;"
                           "sale dynamite_1 judge; step first_pick");
    gr_state judge = st;
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_list(&st, 'A', "dynamite:ghost_mine_1 dynamite:saloon");
    play(&judge, "A take:judge; A discard:all_in_1"); /* only C's Ghost Mine can be swapped */
    expect_events("A swap san_narciso_02 ghost_mine_1 C");
    /* an unassigned Lost Mine is a concession like any other */
    st = position("3 players; A ghost_mine_1 ghost_mine_2; B lost_mine; sale dynamite_1 judge; step first_pick;"
                  "dice 6 6");
    judge = st;
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_events("A destroy lost_mine B");
    play(&judge, "A take:judge; A discard:all_in_1; A offer:ghost_mine_2");
    expect_events("A swap ghost_mine_2 lost_mine B");
}

static void test_GR_PEND_6_worth_nothing_at_the_end_but_a_gold_for_poker(void **s)
{
    (void)s; /* five of spades on the Gold!, five of clubs on the Post Office: a pair; the Wagon has no index */
    gr_state st = position("3 players; A 4 post_office gold_1; B 4 raid wagon saloon; step over");
    expect_score(&st, 'A', "4 0 0 0 10 14");
    expect_score(&st, 'B', "4 0 0 0 0 4");
    st = position("3 players; A 4 post_office wagon; B 4 raid; step over");
    expect_score(&st, 'A', "4 0 0 0 0 4");
}

static void test_GR_PEND_7_starts_again_from_the_first_player(void **s)
{
    (void)s; /* picker A; B and C can both use theirs; B's effect gives A's Dynamite a target: A comes before C */
    gr_state st = position("3 players; A 3 dynamite_1; B 0 one_armed_bandit_1; C 0 one_armed_bandit_2; deck saloon;"
                           "price 3; step pay;"
                           "dice 6 6");
    play(&st, "A take:all_in_1; A discard:all_in_2"); /* C got 2, B 1 */
    expect_events("B bandit 1; B place saloon; out one_armed_bandit_1; A destroy saloon B; out dynamite_1");
    expect_asked(&st, "C bandit_pay");
}

static void test_GR_PEND_8_two_players_after_the_money_from_the_loser(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 3; B 0 one_armed_bandit_1; winner A; price 4; sale saloon; step loser");
    play(&st, "B money"); /* B gets 2; then his card can be applied */
    expect_events("B share 2; rest_to_supply 2");
    expect_asked(&st, "B bandit_pay");
    /* starting with the loser: both wait for the same thing to rob */
    st = position("2 players; A 0 hold_up_1; B 0 hold_up_2; winner A; price 4; step loser");
    play(&st, "B money"); /* B has 2 now; nobody to rob for B, A can */
    expect_asked(&st, "A hold_up_value");
    /* nuggets of phase 3 cause no check of their own */
    st = position("4 players; A 8; B 0; C 0 one_armed_bandit_1; D 0; price 8; step pay");
    expect_nuggets(&st, "0 2 2 4");
    expect_asked(&st, "A first_pick");
    play(&st, "A take:all_in_1");
    expect_asked(&st, "A discard");
    play(&st, "A discard:all_in_2");
    expect_asked(&st, "C bandit_pay"); /* the next one comes after the winner's pick */
}

static void test_GR_PEND_9_by_the_nuggets_of_the_moment_without_deposits(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 9 hold_up_1; B 0 bank+9; C 0; sale saloon; step first_pick");
    play(&st, "A take:saloon; A discard:all_in_1");
    expect_card(&st, "hold_up_1", "A pending");
    st = position("3 players; A 9; B 0 bank+9 one_armed_bandit_1; C 0; sale saloon; step first_pick");
    play(&st, "A take:saloon; A discard:all_in_1");
    expect_card(&st, "one_armed_bandit_1", "B pending");
    /* B takes his last nuggets to the Bank before the check: nothing to rob any more */
    st = position("3 players; A 0 hold_up_1; B 0; C 0; winner B; price 0; sale bank; step first_pick");
    play(&st, "B take:bank; B discard:all_in_1");
    expect_card(&st, "hold_up_1", "A pending");
    st = position("3 players; A 0; B 3; C 0 hold_up_1; winner B; price 0; sale bank; step first_pick");
    gr_state keeps = st;
    play(&st, "B take:bank; B discard:all_in_1; B deposit:3");
    expect_card(&st, "hold_up_1", "C pending");
    play(&keeps, "B take:bank; B discard:all_in_1; B deposit:0");
    expect_asked(&keeps, "C hold_up_value");
}

static void test_GR_EX_53_order_of_pending_cards(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 10 dynamite_1; B 0 one_armed_bandit_1; C 0 one_armed_bandit_2; price 4;"
                           "sale whiskey_river_even_1; deck san_narciso_08; step pay; dice 1 3");
    expect_nuggets(&st, "6 1 2");
    expect_events("rest_to_supply 1");
    play(&st, "A take:whiskey_river_even_1; A discard:all_in_1");
    expect_events("A place whiskey_river_even_1; B bandit 1; B draw san_narciso_08; B place san_narciso_08;"
                  "A destroy san_narciso_08 B; A roll 1 3 4; A indemnity B 4");
    expect_card(&st, "san_narciso_08", "out");
    expect_nuggets(&st, "2 4 2");
    expect_asked(&st, "C bandit_pay");
    expect_list(&st, 'C', "pay:1 pay:2");
}

static void test_GR_EX_62_got_and_used_in_the_same_round(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 4; B 0; C 0; D 0 one_armed_bandit_1; price 4; deck mustang_1 raid; step pay");
    expect_nuggets(&st, "0 1 1 2");
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "D bandit_pay");
    play(&st, "D pay:2; D choose:mustang_1");
    expect_nuggets(&st, "0 1 1 0");
    expect_asked(&st, "D mustang");
    play(&st, "D use:mustang");
    finish_picks(&st);
    expect_events("D take; B take; C take");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_PICK_1_winner_takes_discards_and_only_then_resolves),
        cmocka_unit_test(test_GR_PICK_2_then_clockwise_from_the_winners_left),
        cmocka_unit_test(test_GR_PICK_3_everybody_must_take_the_last_has_no_choice),
        cmocka_unit_test(test_GR_PICK_4_what_becomes_of_each_kind_of_card),
        cmocka_unit_test(test_GR_PICK_5_completely_resolved_before_the_next_pick),
        cmocka_unit_test(test_GR_PICK_6_discard_before_the_effect),
        cmocka_unit_test(test_GR_PICK_9_exact_order_of_phase_4),
        cmocka_unit_test(test_GR_PICK_10_effects_are_mandatory),
        cmocka_unit_test(test_GR_PICK_11_a_purchase_in_detail),
        cmocka_unit_test(test_GR_PICK_12_being_resolved_is_a_place),
        cmocka_unit_test(test_GR_PICK_12_lost_mine_is_placed_before_its_town_is_asked),
        cmocka_unit_test(test_GR_EX_14_official_picks),
        cmocka_unit_test(test_GR_PEND_1_a_card_that_cannot_be_used_waits),
        cmocka_unit_test(test_GR_PEND_2_when_a_card_cannot_be_applied),
        cmocka_unit_test(test_GR_PEND_3_after_every_pick_from_the_picker_clockwise),
        cmocka_unit_test(test_GR_PEND_3_at_the_end_of_phase_5_from_the_winner),
        cmocka_unit_test(test_GR_PEND_4_one_makes_another_applicable),
        cmocka_unit_test(test_GR_PEND_5_pending_cards_cannot_be_attacked),
        cmocka_unit_test(test_GR_PEND_6_worth_nothing_at_the_end_but_a_gold_for_poker),
        cmocka_unit_test(test_GR_PEND_7_starts_again_from_the_first_player),
        cmocka_unit_test(test_GR_PEND_8_two_players_after_the_money_from_the_loser),
        cmocka_unit_test(test_GR_PEND_9_by_the_nuggets_of_the_moment_without_deposits),
        cmocka_unit_test(test_GR_EX_53_order_of_pending_cards),
        cmocka_unit_test(test_GR_EX_62_got_and_used_in_the_same_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
