/* test_notes.c: remarks on moves and explanations of cards (note.c, about.c). */
#include "position.h"

static const sb_names EN = { .lang = SB_EN, .seat = { "Ann", "Bob", "Cid", "Dan", "Eve" } };
static const sb_names FR = { .lang = SB_FR, .seat = { "Ann", "Bob", "Cid", "Dan", "Eve" } };

#define expect_note(st, move, text)    check_note((st), (move), &EN, (text), __FILE__, __LINE__)
#define expect_note_fr(st, move, text) check_note((st), (move), &FR, (text), __FILE__, __LINE__)

/* "B take:saloon" as the seat itself sees it. */
static void check_note(
    const gr_state *st, const char *move, const sb_names *names, const char *text, const char *file, int line)
{
    gr_state seen = *st;
    int seat = move[0] - 'A';
    sb_move m, list[SB_MOVES_MAX];
    char bytes[SB_NOTE_MAX];
    sb_text out = SB_TEXT(bytes);
    bool listed = false;
    gr_redact(&seen, seat);
    _assert_int_equal(sb_move_read(&gr_game, move + 2, &m), SB_OK, file, line);
    for (int i = 0, n = gr_legal(&seen, seat, list); i < n; i++)
        listed = listed || sb_move_cmp(list[i], m) == 0;
    _assert_true(listed, move, file, line);
    sb_note(&gr_game, &seen, seat, m, names, &out);
    _assert_string_equal(bytes, text, file, line);
}

/* ---- auction ----------------------------------------------------------------------------------------------------- */

static void test_GR_PAY_2_a_bid_says_what_is_left_and_who_would_get_it(void **s)
{
    (void)s;
    gr_state st = position("4 players; step auction");
    expect_note(&st, "A bid:7", "leaves you 8; Dan would get 4, Cid 2, Bob 1");
    expect_note_fr(&st, "A bid:1", "il vous reste 14 ; Dan recevrait 1");
    st = position("3 players; step auction");
    expect_note(&st, "A bid:7", "leaves you 8; Cid would get 4, Bob 2"); /* GR-PAY-5: the rest is lost */
}

static void test_GR_AUC_6_a_pass_says_who_wins_otherwise(void **s)
{
    (void)s;
    gr_state st = position("4 players; step auction");
    expect_note(&st, "A pass", "if all pass, you win for 0");
    expect_note_fr(&st, "A pass", "si tous passent, vous gagnez pour 0");
    play(&st, "A pass");
    expect_note(&st, "B pass", "if all pass, Ann wins for 0");
    st = position("4 players; step auction");
    play(&st, "A bid:7");
    expect_note(&st, "B pass", "Ann would win at 7; you would get 1");
    play(&st, "B pass; C bid:8");
    expect_note_fr(&st, "D pass", "Cid gagnerait à 8 ; vous recevriez 2");
}

static void test_GR_TWO_6_a_sealed_bid_says_what_the_other_may_take(void **s)
{
    (void)s;
    gr_state st = position("2 players; sale saloon bank penny_press_1; step bids");
    expect_note(&st, "A bid:5", "leaves you 10; the other may take 3 of it");
    expect_note(&st, "B bid:0", "leaves you 15");
    play(&st, "A bid:5; B bid:4; A take:saloon; A discard:bank");
    expect_note(&st, "B take:penny_press_1", "keep it; replaces all cards of a sale just turned up; instead of 3");
    expect_note(&st, "B money", "you get 3; the card leaves the game");
}

static void test_GR_ALLIN_1_all_or_half(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 20; D 5 all_in_1; price 7; step pay");
    expect_note(&st, "D use:all_in", "you keep all 7");
    expect_note(&st, "D decline", "you keep 4 of 7");
}

static void test_GR_MOON_1_says_who_gets_what_either_way(void **s)
{
    (void)s;
    gr_state st = position("4 players; A 20; B moonshine_1; price 7; step moonshine");
    expect_note(&st, "B decline", "Dan would get 4, Cid 2, you 1");
    expect_note(&st, "B use:moonshine", "payment and choice change direction; you would get 4, Cid 2, Dan 1");
    expect_note_fr(&st, "B use:moonshine", "paiement et choix changent de sens ; vous recevriez 4, Cid 2, Dan 1");
}

static void test_two_cards_of_one_name_are_told_apart(void **s)
{
    (void)s;
    gr_state st = position("3 players; sale moonshine_1 moonshine_2 saloon bank; step first_pick");
    expect_note(&st, "A take:moonshine_1", "keep it; payment and choice run the other way round; J of hearts");
    expect_note_fr(&st, "A take:moonshine_2", "à garder ; inverse le sens du paiement et du choix ; V de carreau");
    play(&st, "A take:saloon");
    expect_note(&st, "A discard:moonshine_1", "J of hearts");
    expect_note(&st, "A discard:bank", "");
}

static void test_two_cards_that_are_the_same_say_which(void **s)
{
    (void)s;
    gr_state st = position("3 players; sale hold_up_1 hold_up_2 saloon bank; step first_pick");
    play(&st, "A take:saloon");
    expect_note(&st, "A discard:hold_up_1", "the first of 2 alike");
    expect_note(&st, "A discard:hold_up_2", "the second of 2 alike");
    expect_note_fr(&st, "A discard:hold_up_2", "la deuxième de 2 identiques");
    st = position("5 players; sale dynamite_1 dynamite_2 dynamite_3 saloon bank raid; step first_pick");
    play(&st, "A take:saloon");
    expect_note(&st, "A discard:dynamite_3", "the third of 3 alike");
    expect_note_fr(&st, "A discard:dynamite_1", "la première de 3 identiques");
}

/* 100 and 99 characters: a remark has 100 at most (conformance_words.c). */
static void test_GR_PEND_1_the_longest_remarks(void **s)
{
    (void)s;
    gr_state st = position("3 players; B 0; C 0; sale hold_up_1 hold_up_2 saloon bank; step first_pick");
    expect_note_fr(&st, "A take:hold_up_1",
        "annoncez 2 à 8 ; volez-les avec autant ou plus aux dés ; la première de 2 identiques ; doit attendre");
    st = position("2 players; sale raid; price 5; step loser");
    expect_note_fr(&st, "B take:raid",
        "dans une ville, tout adversaire paie 1 par concession ou en perd une ; doit attendre ; au lieu de 3");
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

static void test_GR_MAY_3_a_card_says_fee_and_office(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15 cold_mountain_03; "
                           "B 15 cold_mountain_05 cold_mountain_09 mayor:cold_mountain; "
                           "sale cold_mountain_06 cold_mountain_12 saloon wagon; step first_pick");
    expect_note(&st, "A take:cold_mountain_06", "5 in 36; explodes on 12; fee 2 to Bob; you become its Mayor");
    expect_note_fr(&st, "A take:cold_mountain_12", "1 chance sur 36 ; 2 à payer à Bob ; vous en devenez Maire");
    expect_note(&st, "A take:saloon", "an opponent who gains 6 or more at once gives you 1");
    play(&st, "A take:saloon");
    expect_note(&st, "A discard:wagon", "");
    gr_state other = position("3 players; A 15; B 15 cold_mountain_05; sale cold_mountain_06 saloon bank wagon; "
                              "step first_pick");
    expect_note(&other, "A take:wagon", "for a concession: +2 when it produces, +2 at the end; has to wait");
    play(&other, "A take:saloon");
    expect_note(&other, "A discard:cold_mountain_06", "Bob would become Mayor with it");
}

static void test_GR_DYN_1_a_target_says_whose_it_is_and_who_becomes_mayor(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15 coyote_city_03; B 15 coyote_city_05 mayor:coyote_city "
                           "wagon@coyote_city_05; C 15 bank; sale dynamite_1; step first_pick");
    play(&st, "A take:dynamite_1");
    sb_move list[SB_MOVES_MAX];
    gr_legal(&st, 0, list);
    gr_apply(&st, 0, list[0], NULL); /* the discard */
    expect_asked(&st, "A dynamite");
    expect_note(&st, "A dynamite:coyote_city_05", "of Bob; with Wagon; you become its Mayor");
}

static void test_GR_LASSO_6_a_concession_says_whether_a_gold_helps(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_04 san_narciso_07 coyote_city_10 gold_1@coyote_city_10;"
                           "sale gold_2; step first_pick");
    play(&st, "A take:gold_2; A discard:all_in_1");
    expect_note(&st, "A attach:san_narciso_07", "9 in 36 instead of 6");
    expect_note_fr(&st, "A attach:san_narciso_07", "9 chances sur 36 au lieu de 6");
    expect_note(&st, "A attach:san_narciso_04", "3 in 36; already produces on a 4");
    expect_note_fr(&st, "A attach:coyote_city_10", "6 chances sur 36 ; produit déjà sur 4");
    st = position("3 players; A san_narciso_04 san_narciso_07 gold_1@san_narciso_07; sale wagon; step first_pick");
    play(&st, "A take:wagon; A discard:all_in_1");
    expect_note(&st, "A attach:san_narciso_07", "will give 6; 9 in 36");
}

/* The greedy attaches a Gold! where it adds most, and knows that it adds nothing where one lies. */
static void test_GR_LASSO_6_the_appraisal_of_a_gold(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 san_narciso_04 coyote_city_10 gold_1@coyote_city_10;"
                           "A ghost_mine_1; sale gold_2; step first_pick");
    play(&st, "A take:gold_2; A discard:all_in_1");
    sb_move list[SB_MOVES_MAX];
    int32_t value[SB_MOVES_MAX];
    int n = gr_legal(&st, 0, list);
    assert_int_equal(n, 4); /* in the order of the cards */
    gr_appraise(&st, 0, list, n, value);
    assert_true(value[0] > 0);     /* san_narciso_02 */
    assert_int_equal(value[1], 0); /* its number is 4 */
    assert_int_equal(value[2], 0); /* one lies there */
    assert_true(value[3] < 0);     /* the poker card would leave with the Ghost Mine */
    /* to take one that adds no production is still worth the pair of fives */
    st = position("3 players; A san_narciso_07 gold_1@san_narciso_07; sale gold_2; step first_pick");
    int with_poker = 0, without = 0;
    for (int poker = 0; poker < 2; poker++) {
        st.poker = (uint8_t)poker;
        n = gr_legal(&st, 0, list);
        gr_appraise(&st, 0, list, n, value);
        for (int i = 0; i < n; i++)
            if (list[i].arg[0] == GR_CARD_gold_2)
                *(poker ? &with_poker : &without) = value[i];
    }
    assert_true(with_poker > without);
}

/* ---- gold -------------------------------------------------------------------------------------------------------- */

static void test_GR_POST_1_a_die_says_who_gains(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15 post_office san_narciso_07; B 15 cactus_junction_07; dice 3; step roll");
    play(&st, "A roll_one");
    expect_note(&st, "A set:4", "total 7: you 4, Bob 6");
    expect_note_fr(&st, "A set:1", "total 4");
}

static void test_GR_BANK_3_a_deposit_says_what_it_brings(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15 bank post_office; dice 1; step roll");
    play(&st, "A roll_one; A set:2");
    expect_note(&st, "A deposit:9", "brings 3 at the end; leaves you 6");
    expect_note(&st, "A deposit:0", "");
}

/* ---- the order of the board -------------------------------------------------------------------------------------- */

static int order_of(const gr_state *st, int seat, const char *move)
{
    sb_move m;
    sb_facts facts = { 0 };
    assert_int_equal(sb_move_read(&gr_game, move, &m), SB_OK);
    gr_reckon(st, seat, m, &facts);
    return facts.order;
}

/* Moves of the list, as they follow one another on the board. */
static void expect_order(const gr_state *st, int seat, const char *const moves[], int n)
{
    assert_true(order_of(st, seat, moves[0]) > 0);
    for (int i = 1; i < n; i++)
        if (order_of(st, seat, moves[i - 1]) >= order_of(st, seat, moves[i]))
            fail_msg("%s before %s", moves[i], moves[i - 1]);
}

static void test_what_lies_before_others_is_listed_clockwise_and_by_towns(void **s)
{
    (void)s;
    static const char *const blown[] = { "dynamite:cold_mountain_06", "dynamite:ghost_mine_1", "dynamite:saloon",
        "dynamite:san_narciso_04", "dynamite:cold_mountain_03", "dynamite:coyote_city_03", "dynamite:lost_mine" };
    static const char *const robbed[] = { "rob:s2", "rob:s3", "rob:s0" };
    gr_state st = position("4 players; A cold_mountain_03 coyote_city_03 lost_mine@coyote_city; "
                           "C saloon ghost_mine_1 cold_mountain_06; D san_narciso_04; winner B; "
                           "sale dynamite_1 hold_up_1; step first_pick");
    gr_state other = st;
    play(&st, "B take:dynamite_1; B discard:hold_up_1");
    expect_asked(&st, "B dynamite");
    expect_order(&st, 1, blown, 7);
    play(&other, "B take:hold_up_1; B discard:dynamite_1");
    expect_asked(&other, "B hold_up");
    expect_order(&other, 1, robbed, 3);
}

/* ---- explanations ------------------------------------------------------------------------------------------------ */

static void expect_about(int domain, const char *id, sb_lang lang, const char *text, const char *rules)
{
    char bytes[512];
    sb_text out = SB_TEXT(bytes);
    int item = sb_domain_find(&GR_DOMAINS[domain], id, strlen(id));
    assert_in_range(item, 0, GR_DOMAINS[domain].count - 1);
    assert_string_equal(sb_about(&gr_game, domain, item, lang, &out), rules);
    assert_string_equal(bytes, text);
}

static void test_every_kind_of_card_is_explained(void **s)
{
    (void)s;
    expect_about(GR_DOM_CARD, "cold_mountain_06", SB_EN,
        "9 nuggets on a total of 6, and 9 points at the end; explodes on 12", "GR-GOLD");
    expect_about(
        GR_DOM_CARD, "whiskey_river_odd_1", SB_FR, "1 pépite sur un total impair, et 1 point à la fin", "GR-GOLD");
    expect_about(GR_DOM_TOWN, "san_narciso", SB_EN, "7 concessions; its Mayor is worth 10 at the end", "GR-MAY");
    for (int card = 1; card < GR_CARD_COUNT; card++) {
        char bytes[512];
        sb_text out = SB_TEXT(bytes);
        assert_non_null(sb_about(&gr_game, GR_DOM_CARD, card, SB_FR, &out));
        assert_true(out.n > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_PAY_2_a_bid_says_what_is_left_and_who_would_get_it),
        cmocka_unit_test(test_GR_AUC_6_a_pass_says_who_wins_otherwise),
        cmocka_unit_test(test_GR_TWO_6_a_sealed_bid_says_what_the_other_may_take),
        cmocka_unit_test(test_GR_ALLIN_1_all_or_half),
        cmocka_unit_test(test_GR_MOON_1_says_who_gets_what_either_way),
        cmocka_unit_test(test_two_cards_of_one_name_are_told_apart),
        cmocka_unit_test(test_two_cards_that_are_the_same_say_which),
        cmocka_unit_test(test_GR_PEND_1_the_longest_remarks),
        cmocka_unit_test(test_GR_MAY_3_a_card_says_fee_and_office),
        cmocka_unit_test(test_GR_DYN_1_a_target_says_whose_it_is_and_who_becomes_mayor),
        cmocka_unit_test(test_GR_LASSO_6_a_concession_says_whether_a_gold_helps),
        cmocka_unit_test(test_GR_LASSO_6_the_appraisal_of_a_gold),
        cmocka_unit_test(test_GR_POST_1_a_die_says_who_gains),
        cmocka_unit_test(test_GR_BANK_3_a_deposit_says_what_it_brings),
        cmocka_unit_test(test_what_lies_before_others_is_listed_clockwise_and_by_towns),
        cmocka_unit_test(test_every_kind_of_card_is_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
