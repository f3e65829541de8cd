/* test_horseshoe.c: the cards kept for later: Penny Press, Moonshine, Mustang (GR-HORSE, GR-PENNY, GR-MOON,
 * GR-MUST).  All In: test_payment.c. */
#include "position.h"

/* The winner takes and discards cards that do nothing; then everybody takes the first card of his list. */
static void expect_choice_order(const gr_state *from, const char *order)
{
    gr_state st = *from;
    char events[100];
    sb_text t = SB_TEXT(events);
    sb_move list[SB_MOVES_MAX];
    int winner = st.winner;
    position_events.n = 0;
    for (int i = 0; i < 2; i++) {
        gr_legal(&st, winner, list);
        assert_int_equal(sb_play(&gr_game, &st, winner, list[0], &position_events), SB_OK);
    }
    finish_picks(&st);
    for (int i = 0; i < position_events.n; i++)
        if (position_events.at[i].kind == GR_EV_TAKE)
            sb_putf(&t, "%s%c", t.n ? " " : "", 'A' + position_events.at[i].seat);
    assert_string_equal(events, order);
}

/* ---- GR-HORSE ---------------------------------------------------------------------------------------------------- */

static void test_GR_HORSE_1_only_in_its_window_optional_then_out_of_play(void **s)
{
    (void)s;
    gr_state st = position("3 players; A all_in_1; B moonshine_1 all_in_2; C mustang_1; step auction");
    refuse(&st, "A use:all_in", "GR-HORSE-1"); /* an auction is no window */
    play(&st, "A bid:6; B pass; C pass");
    expect_list(&st, 'B', "decline use:moonshine");
    refuse(&st, "B use:all_in", "GR-HORSE-1"); /* W2 is not the window of All In */
    gr_state declines = st;
    play(&declines, "B decline"); /* optional: it stays with him */
    expect_card(&declines, "moonshine_1", "B kept");
    play(&st, "B use:moonshine");
    expect_card(&st, "moonshine_1", "out");
}

/* The last sentence: used in the round in which he got it, by way of a pending One-Armed Bandit (also GR-EX-62). */
static void test_GR_HORSE_1_used_as_soon_as_he_has_it(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 9; B 0 one_armed_bandit_1; winner A; price 6; deck all_in_2;"
                           "sale hold_up_1 bank;"
                           "step first_pick; dice 6 6");
    play(&st, "A take:bank; A discard:hold_up_1; A deposit:0");
    play(&st, "B money"); /* half of 6 for B: his Bandit fires after the money (GR-PEND-8), too late for T7 */
    expect_events("B share 3; rest_to_supply 3");
    expect_asked(&st, "B bandit_pay");
    st = position("2 players; A 9; B 1 one_armed_bandit_1; winner A; price 6; deck all_in_2; sale bank;"
                  "step first_pick");
    play(&st, "A take:bank; A discard:all_in_1; A deposit:0"); /* B pays his 1 and draws All In before he chooses */
    expect_events("B bandit 1; B draw all_in_2; B keep all_in_2");
    expect_asked(&st, "B loser");
    play(&st, "B money");
    expect_asked(&st, "B all_in_stake"); /* in time for T7 */
    play(&st, "B use:all_in");
    expect_nuggets(&st, "9 6");
}

static void test_GR_HORSE_2_one_by_one_again_with_another_copy_lowest_id_first(void **s)
{
    (void)s;
    gr_state st = position("4 players; B moonshine_1 moonshine_2; D all_in_1; price 8; step moonshine");
    expect_asked(&st, "B moonshine");
    play(&st, "B use:moonshine");
    expect_card(&st, "moonshine_1", "out"); /* the lowest id */
    expect_card(&st, "moonshine_2", "B kept");
    expect_asked(&st, "B moonshine"); /* asked again */
    play(&st, "B use:moonshine");
    expect_asked(&st, "D all_in"); /* no copy left: the next window */
    st = position("4 players; B moonshine_1 moonshine_2; price 8; step moonshine");
    play(&st, "B decline"); /* who declines is not asked about his other copy */
    expect_asked(&st, "A first_pick");
}

static void test_GR_HORSE_3_cannot_be_destroyed_swapped_or_stolen(void **s)
{
    (void)s;
    gr_state st = position("3 players; A ghost_mine_1; B 5 penny_press_1 mustang_1; C 5 all_in_1 san_narciso_02 saloon;"
                           "sale dynamite_1 judge hold_up_1; step first_pick; dice 6 6");
    gr_state judge = st, hold_up = st;
    play(&st, "A take:dynamite_1; A discard:all_in_2");
    expect_list(&st, 'A', "dynamite:san_narciso_02 dynamite:saloon");
    play(&judge, "A take:judge; A discard:all_in_2"); /* one concession each: swapped without a question */
    expect_events("A swap ghost_mine_1 san_narciso_02 C");
    play(&hold_up, "A take:hold_up_1; A discard:all_in_2; A rob:s1; A announce:8");
    expect_events("A steal B 5");
    expect_cards(&hold_up, "penny_press_1 mustang_1", "B kept");
}

/* ---- GR-PENNY, window W1 ----------------------------------------------------------------------------------------- */

static void test_GR_PENNY_1_all_sale_cards_go_and_as_many_are_drawn(void **s)
{
    (void)s;
    gr_state st = position("3 players; B penny_press_2; sale bank raid judge saloon;"
                           "deck gold_1 wagon gold_2 gold_3 hold_up_1;"
                           "step penny_press");
    expect_list(&st, 'B', "decline use:penny_press");
    play(&st, "B use:penny_press");
    expect_cards(&st, "penny_press_2 bank raid judge saloon", "out");
    expect_cards(&st, "gold_1 wagon gold_2 gold_3", "sale");
    expect_card(&st, "hold_up_1", "deck");
    expect_asked(&st, "A auction");
}

static void test_GR_PENNY_2_clockwise_from_the_first_player_then_again(void **s)
{
    (void)s;
    gr_state st = position("4 players; first C; B penny_press_1; D penny_press_2; step penny_press");
    expect_asked(&st, "D penny_press"); /* C has none; D before B */
    play(&st, "D decline");
    expect_asked(&st, "B penny_press");
    play(&st, "B use:penny_press");
    expect_asked(&st, "D penny_press"); /* the window starts again, D may use his now */
    play(&st, "D decline");
    expect_asked(&st, "C auction"); /* each was asked about the new cards */
    st = position("3 players; A penny_press_1; step penny_press");
    play(&st, "A decline"); /* once around: who declined is not asked again */
    expect_asked(&st, "A auction");
}

static void test_GR_PENNY_3_only_with_players_plus_one_cards_in_the_deck(void **s)
{
    (void)s;
    gr_state st = position("4 players; A penny_press_1; deck 5; step penny_press");
    expect_asked(&st, "A penny_press");
    st = position("4 players; A penny_press_1; deck 4; step penny_press");
    expect_asked(&st, "A auction");
    st = position("2 players; A penny_press_1; deck 3; step penny_press");
    expect_asked(&st, "A penny_press");
    st = position("2 players; A penny_press_1; deck 2; step penny_press");
    expect_asked(&st, "A bid; B bid");
}

static void test_GR_PENNY_4_replacements_of_any_type(void **s)
{
    (void)s;
    gr_state st =
        position("3 players; A penny_press_1; deck dynamite_1 mustang_1 gold_1 post_office; step penny_press");
    play(&st, "A use:penny_press");
    assert_true(st.sale == cards_of("dynamite_1 mustang_1 gold_1 post_office"));
}

static void test_GR_PENNY_5_same_first_player_same_round_and_kept_if_not_asked(void **s)
{
    (void)s;
    gr_state st = position("4 players; first B; round 5; D penny_press_1; step penny_press");
    play(&st, "D use:penny_press");
    expect_asked(&st, "B auction");
    assert_int_equal(st.round, 5);
    expect_no_event("round");
    st = position("4 players; D penny_press_1; deck 4; step penny_press");
    expect_card(&st, "penny_press_1", "D kept");
}

static void test_GR_EX_52_second_use(void **s)
{
    (void)s;
    gr_state st = position("3 players; A penny_press_1; B penny_press_2; deck 12; step penny_press");
    int out = gr_size(st.out);
    expect_asked(&st, "A penny_press");
    play(&st, "A decline; B use:penny_press");
    assert_int_equal(gr_size(st.out) - out, 5);
    assert_int_equal(gr_size(st.sale), 4);
    assert_int_equal(st.deck_n, 8);
    expect_asked(&st, "A penny_press");
    play(&st, "A use:penny_press");
    assert_int_equal(gr_size(st.out) - out, 10);
    assert_int_equal(st.deck_n, 4);
    expect_asked(&st, "A auction");
    st = position("3 players; A penny_press_1; B penny_press_2; deck 7; step penny_press");
    play(&st, "A decline; B use:penny_press");
    assert_int_equal(st.deck_n, 3);
    expect_asked(&st, "A auction");
    expect_card(&st, "penny_press_1", "A kept");
}

/* ---- GR-MOON, window W2 ------------------------------------------------------------------------------------------ */

static void test_GR_MOON_1_payment_and_choice_the_other_way_round(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 15; B 5; C 5 moonshine_1; D 5; price 7; step moonshine");
    expect_asked(&st, "C moonshine");
    play(&st, "C use:moonshine");
    expect_events("A price 7; B share 4; C share 2; D share 1");              /* to the left */
    expect_asked(&st, "A first_pick");                                        /* the winner still picks first */
    expect_choice_order(&st, "A D C B");                                      /* to the right */
    st = position("4 players; A 15; C moonshine_1; price 7; step moonshine"); /* declined: nothing changes */
    play(&st, "C decline");
    expect_events("D share 4; C share 2; B share 1");
    expect_choice_order(&st, "A B C D");
}

static void test_GR_MOON_2_clockwise_from_the_winner_who_is_included(void **s)
{
    (void)s;
    gr_state st = position("4 players; winner C; B moonshine_1; C moonshine_2; price 3; step moonshine");
    expect_asked(&st, "C moonshine"); /* the winner is the first to be asked */
    play(&st, "C use:moonshine");
    expect_asked(&st, "B moonshine");
    play(&st, "B use:moonshine");          /* reverses again */
    expect_events("B share 2; A share 1"); /* C pays to his right */
    st = position("4 players; winner C; B moonshine_1; D moonshine_2; price 3; step moonshine");
    expect_asked(&st, "D moonshine");        /* clockwise from C: D, A, B */
    play(&st, "D decline; B use:moonshine"); /* once around: D is not asked again */
    expect_asked(&st, "C first_pick");
}

static void test_GR_MOON_3_who_keeps_all_and_who_discards(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 40; price 40; reversed;"
                           "step pay"); /* 20, 10, all 10 for A's right neighbour D */
    expect_events("B share 20; C share 10; D share 10");
    expect_nuggets(&st, "0 35 25 25");
    st = position("3 players; A 15; price 15; reversed; step pay"); /* the right neighbour C discards the remainder */
    expect_events("B share 8; C share 4; rest_to_supply 3");
    expect_nuggets(&st, "0 23 19");
}

static void test_GR_MOON_4_all_other_orders_stay_clockwise(void **s)
{
    (void)s; /* Raid answers */
    gr_state st = position("4 players; A; B san_narciso_02; C san_narciso_03; D san_narciso_04; sale raid; reversed;"
                           "step first_pick");
    play(&st, "A take:raid; A discard:all_in_1");
    expect_asked(&st, "B raid_answer");
    play(&st, "B fine");
    expect_asked(&st, "C raid_answer");
    /* pending cards: B's Dynamite before D's */
    st = position("4 players; B dynamite_1; D dynamite_2; sale san_narciso_02; reversed; step first_pick; dice 6 6");
    play(&st, "A take:san_narciso_02; A discard:all_in_1");
    expect_events("B destroy san_narciso_02 A");
    expect_card(&st, "dynamite_2", "D pending");
    /* the next round is not reversed any more */
    gr_state next = position("3 players; A moonshine_1; step auction");
    play(&next, "A bid:3; B pass; C pass; A use:moonshine; A take:all_in_1; A discard:all_in_2");
    finish_picks(&next);
    expect_events("A round 4");
    assert_int_equal(next.reversed, 0);
}

static void test_GR_EX_24_price_14_with_one_moonshine(void **s)
{
    (void)s; /* A Bruno, B Olivier, C Jonathan, D the other Bruno */
    gr_state st = position("4 players; A 14; B 0; C 0; D 0 moonshine_1; price 14; step moonshine");
    play(&st, "D use:moonshine");
    expect_nuggets(&st, "0 7 4 3");
    expect_choice_order(&st, "A D C B");
}

static void test_GR_EX_46_three_players_price_5_one_moonshine(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 5 moonshine_1; B 0; C 0; price 5; step moonshine");
    play(&st, "A use:moonshine");
    expect_events("B share 3; C share 1; rest_to_supply 1");
    expect_nuggets(&st, "0 3 1");
    expect_choice_order(&st, "A C B");
}

static void test_GR_EX_49_two_holders(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 20; B 5 moonshine_1; C 5; D 5 moonshine_2; price 14; step moonshine");
    expect_asked(&st, "B moonshine");
    gr_state b_declines = st;
    play(&b_declines, "B decline");
    expect_asked(&b_declines, "D moonshine"); /* whatever B did */
    play(&st, "B use:moonshine");
    expect_asked(&st, "D moonshine");
    gr_state both = st;
    play(&st, "D decline");
    expect_nuggets(&st, "6 12 9 8");
    expect_choice_order(&st, "A D C B");
    play(&both, "D use:moonshine");
    expect_nuggets(&both, "6 8 9 12");
    expect_choice_order(&both, "A B C D");
    expect_cards(&both, "moonshine_1 moonshine_2", "out");
}

static void test_GR_EX_50_two_copies_in_one_hand(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15 moonshine_1 moonshine_2; B 0; C 0; price 5; step moonshine");
    int supply = st.from_supply;
    play(&st, "A use:moonshine");
    expect_card(&st, "moonshine_1", "out");
    expect_asked(&st, "A moonshine");
    gr_state both = st;
    play(&st, "A decline");
    expect_nuggets(&st, "10 3 1");
    assert_int_equal(st.from_supply, supply - 1);
    expect_card(&st, "moonshine_2", "A kept");
    expect_choice_order(&st, "A C B");
    play(&both, "A use:moonshine");
    expect_nuggets(&both, "10 1 3");
    assert_int_equal(both.from_supply, supply - 1);
    expect_choice_order(&both, "A B C");
}

/* ---- GR-MUST, window W4 ------------------------------------------------------------------------------------------ */

static void test_GR_MUST_1_chooses_second_the_others_keep_their_order(void **s)
{
    (void)s;
    gr_state st = position("5 players; winner B; A mustang_1; step first_pick"); /* order B C D E A */
    play(&st, "B take:all_in_1; B discard:all_in_2");
    expect_asked(&st, "A mustang");
    play(&st, "A use:mustang");
    expect_card(&st, "mustang_1", "out");
    expect_asked(&st, "A take");
    finish_picks(&st);
    expect_events("A use mustang_1; A take; C take; D take; E take");
}

static void test_GR_MUST_2_after_the_first_card_is_resolved_in_choice_order(void **s)
{
    (void)s;
    gr_state st = position("4 players; A; B san_narciso_02 mustang_1; C; D mustang_2; sale dynamite_1;"
                           "step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_1"); /* resolved at once: one target */
    expect_events("A destroy san_narciso_02 B; A roll 6 6 12; out dynamite_1");
    expect_asked(&st, "D mustang");                                        /* B is second anyway */
    st = position("4 players; A mustang_1; B mustang_2; step first_pick"); /* neither the winner nor the second */
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "B take");
    st = position("4 players; C mustang_1; D mustang_2; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "C mustang"); /* in choice order */
}

static void test_GR_MUST_3_at_most_one_a_round(void **s)
{
    (void)s;
    gr_state st = position("4 players; C mustang_1; D mustang_2; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2; C use:mustang");
    expect_asked(&st, "C take");
    finish_picks(&st);
    expect_events("C take; B take; D take");
    expect_card(&st, "mustang_2", "D kept");
    st = position("4 players; D mustang_1 mustang_2; step first_pick"); /* nor twice the same player */
    play(&st, "A take:all_in_1; A discard:all_in_2; D use:mustang");
    expect_asked(&st, "D take");
    expect_card(&st, "mustang_2", "D kept");
}

static void test_GR_MUST_4_moonshine_first_then_mustang(void **s)
{
    (void)s;
    gr_state st = position("4 players; B mustang_1; C mustang_2; reversed; step first_pick"); /* order A D C B */
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "C mustang"); /* third in the reversed order */
    play(&st, "C decline; B use:mustang");
    finish_picks(&st);
    expect_events("B take; D take; C take");
    st = position("3 players; B mustang_1; C mustang_2; step first_pick"); /* only the third */
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "C mustang");
    play(&st, "C decline");
    expect_asked(&st, "B take");
    st = position("3 players; B mustang_1; C mustang_2; reversed; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "B mustang");
}

static void test_GR_EX_27_c_uses_mustang(void **s)
{
    (void)s; /* W a b c d = A B C D E */
    gr_state st = position("5 players; D mustang_1; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2; D use:mustang");
    finish_picks(&st);
    expect_events("A take; D use; D take; B take; C take; E take");
}

static void test_GR_EX_51_two_mustang_holders(void **s)
{
    (void)s; /* W a b c d = A B C D E */
    gr_state st = position("5 players; C mustang_1; E mustang_2; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "C mustang");
    gr_state uses = st;
    play(&st, "C decline; E use:mustang");
    finish_picks(&st);
    expect_events("E take; B take; C take; D take");
    expect_card(&st, "mustang_1", "C kept");
    play(&uses, "C use:mustang");
    expect_asked(&uses, "C take"); /* E is not asked */
    finish_picks(&uses);
    expect_events("C take; B take; D take; E take");
    expect_card(&uses, "mustang_2", "E kept");
    st = position("5 players; A mustang_1; B mustang_2; step first_pick");
    play(&st, "A take:all_in_1; A discard:all_in_2");
    expect_asked(&st, "B take");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_HORSE_1_only_in_its_window_optional_then_out_of_play),
        cmocka_unit_test(test_GR_HORSE_1_used_as_soon_as_he_has_it),
        cmocka_unit_test(test_GR_HORSE_2_one_by_one_again_with_another_copy_lowest_id_first),
        cmocka_unit_test(test_GR_HORSE_3_cannot_be_destroyed_swapped_or_stolen),
        cmocka_unit_test(test_GR_PENNY_1_all_sale_cards_go_and_as_many_are_drawn),
        cmocka_unit_test(test_GR_PENNY_2_clockwise_from_the_first_player_then_again),
        cmocka_unit_test(test_GR_PENNY_3_only_with_players_plus_one_cards_in_the_deck),
        cmocka_unit_test(test_GR_PENNY_4_replacements_of_any_type),
        cmocka_unit_test(test_GR_PENNY_5_same_first_player_same_round_and_kept_if_not_asked),
        cmocka_unit_test(test_GR_EX_52_second_use),
        cmocka_unit_test(test_GR_MOON_1_payment_and_choice_the_other_way_round),
        cmocka_unit_test(test_GR_MOON_2_clockwise_from_the_winner_who_is_included),
        cmocka_unit_test(test_GR_MOON_3_who_keeps_all_and_who_discards),
        cmocka_unit_test(test_GR_MOON_4_all_other_orders_stay_clockwise),
        cmocka_unit_test(test_GR_EX_24_price_14_with_one_moonshine),
        cmocka_unit_test(test_GR_EX_46_three_players_price_5_one_moonshine),
        cmocka_unit_test(test_GR_EX_49_two_holders),
        cmocka_unit_test(test_GR_EX_50_two_copies_in_one_hand),
        cmocka_unit_test(test_GR_MUST_1_chooses_second_the_others_keep_their_order),
        cmocka_unit_test(test_GR_MUST_2_after_the_first_card_is_resolved_in_choice_order),
        cmocka_unit_test(test_GR_MUST_3_at_most_one_a_round),
        cmocka_unit_test(test_GR_MUST_4_moonshine_first_then_mustang),
        cmocka_unit_test(test_GR_EX_27_c_uses_mustang),
        cmocka_unit_test(test_GR_EX_51_two_mustang_holders),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
