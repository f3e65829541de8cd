/* test_poker.c: Poker Expert (GR-POK), also against a slow evaluator that tries every choice of cards. */
#include "position.h"

#include <stdlib.h>

/* ---- the slow evaluator ------------------------------------------------------------------------------------------ */

typedef struct index_card {
    int rank, suit;
} index_card;

/* Category (9 royal flush ... 1 pair, 0 nothing) and the deciding ranks in order, as one number. */
static uint32_t strength(int category, const int *ranks, int n)
{
    uint32_t v = (uint32_t)category;
    for (int i = 0; i < 5; i++)
        v = v << 4 | (uint32_t)(i < n ? ranks[i] : 0);
    return v;
}

/* The value of exactly these up to 5 cards, by the words of GR-POK-8 to -12. */
static uint32_t value_of_hand(const index_card *hand, int n)
{
    int many[15] = { 0 }, order[5], at = 0;
    bool flush = n == 5;
    for (int i = 0; i < n; i++) {
        many[hand[i].rank]++;
        flush = flush && hand[i].suit == hand[0].suit;
    }
    int highest_straight = 0;
    for (int top = 14; top >= 5 && n == 5 && !highest_straight; top--) {
        bool run = true;
        for (int k = 0; k < 5; k++)
            run = run && many[top - k == 1 ? 14 : top - k] == 1; /* the ace below the two */
        highest_straight = run ? top : 0;
    }
    for (int copies = 4; copies >= 1; copies--) /* ranks by number of copies, then from the highest down */
        for (int rank = 14; rank >= 2; rank--)
            if (many[rank] == copies)
                order[at++] = rank;
    int fours = 0, threes = 0, twos = 0;
    for (int rank = 2; rank <= 14; rank++)
        fours += many[rank] == 4, threes += many[rank] == 3, twos += many[rank] == 2;
    if (flush && highest_straight)
        return strength(highest_straight == 14 ? 9 : 8, &highest_straight, 1);
    if (fours)
        return strength(7, order, at);
    if (threes && twos)
        return strength(6, order, at);
    if (flush)
        return strength(5, order, at);
    if (highest_straight)
        return strength(4, &highest_straight, 1);
    if (threes)
        return strength(3, order, at);
    if (twos == 2)
        return strength(2, order, at);
    return twos ? strength(1, order, at) : 0;
}

/* The best choice of up to 5 of n cards. */
static uint32_t best_choice(const index_card *cards, int n)
{
    uint32_t best = 0;
    for (unsigned set = 1; set < 1u << n; set++) {
        index_card hand[5];
        int m = 0;
        if (__builtin_popcount(set) > 5)
            continue;
        for (int i = 0; i < n; i++)
            if (set >> i & 1)
                hand[m++] = cards[i];
        uint32_t v = value_of_hand(hand, m);
        best = v > best ? v : best;
    }
    return best;
}

static uint32_t slow_value(uint64_t set)
{
    index_card cards[16];
    int n = 0;
    bool joker = false;
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        if (!(set >> c & 1))
            continue;
        if (c == GR_CARD_railway_station)
            joker = true;
        else if (GR_CARD[c].rank)
            cards[n++] = (index_card) { GR_CARD[c].rank, GR_CARD[c].suit };
    }
    if (!joker)
        return best_choice(cards, n);
    uint32_t best = 0;
    for (int rank = 2; rank <= 14; rank++)
        for (int suit = GR_SPADES; suit <= GR_CLUBS; suit++) {
            bool has = false;
            for (int i = 0; i < n; i++)
                has = has || (cards[i].rank == rank && cards[i].suit == suit);
            if (has)
                continue;
            cards[n] = (index_card) { rank, suit };
            uint32_t v = best_choice(cards, n + 1);
            best = v > best ? v : best;
        }
    return best;
}

/* ---- comparison on random sets ----------------------------------------------------------------------------------- */

typedef struct pair {
    uint32_t slow, engine;
} pair;

static int by_slow(const void *a, const void *b)
{
    const pair *x = a, *y = b;
    return x->slow < y->slow ? -1 : x->slow > y->slow;
}

/* Cards drawn from a part of the pack, so that strong hands turn up too. */
static uint64_t random_set(sb_quick *q, int n, bool joker)
{
    uint64_t pool = 0, set = joker ? GR_BIT(GR_CARD_railway_station) : 0;
    int way = (int)sb_quick_below(q, 4), low = 2 + (int)sb_quick_below(q, 9), suit = 1 + (int)sb_quick_below(q, 4);
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        int rank = GR_CARD[c].rank;
        bool near = rank >= low && rank <= low + 5;
        bool in = way == 0 || (way == 1 && (near || (rank == 14 && low == 2))) || (way == 2 && GR_CARD[c].suit == suit)
            || (way == 3 && rank >= low && rank <= low + 2);
        if (rank && in)
            pool |= GR_BIT(c);
    }
    while (gr_size(set) < n + joker && pool) {
        uint64_t rest = pool;
        for (uint32_t skip = sb_quick_below(q, (uint32_t)gr_size(pool)); skip; skip--)
            rest &= rest - 1;
        set |= GR_BIT(gr_lowest(rest));
        pool &= ~GR_BIT(gr_lowest(rest));
    }
    return set;
}

/* Sorted by the slow value, the engine's values must rise where the slow ones rise and be equal where they are. */
static void expect_same_order(pair *pairs, int n, bool joker)
{
    int categories[10] = { 0 };
    qsort(pairs, (size_t)n, sizeof *pairs, by_slow);
    for (int i = 0; i < n; i++) {
        assert_int_equal(gr_poker_hand(pairs[i].engine), pairs[i].slow >> 20);
        categories[pairs[i].slow >> 20]++;
        if (i == 0)
            continue;
        if (pairs[i].slow == pairs[i - 1].slow)
            assert_int_equal(pairs[i].engine, pairs[i - 1].engine);
        else
            assert_true(pairs[i].engine > pairs[i - 1].engine);
    }
    for (int c = 0; c < 10; c++) /* each kind of hand was met; with a joker two pairs are always three of a kind */
        assert_true(joker && c == 2 ? categories[c] == 0 : categories[c] >= 5);
}

static void test_GR_POK_7_best_of_up_to_ten_cards_by_brute_force(void **s)
{
    (void)s;
    enum { SETS = 6000 };
    static pair pairs[SETS];
    sb_quick q = { .s = 5 };
    for (int i = 0; i < SETS; i++) {
        uint64_t set = random_set(&q, 1 + (int)sb_quick_below(&q, 10), false);
        pairs[i] = (pair) { slow_value(set), gr_poker_value(set) };
    }
    expect_same_order(pairs, SETS, false);
}

/* covers: GR-POK-5 GR-POK-13 */
static void test_GR_POK_13_the_joker_by_brute_force(void **s)
{
    (void)s;
    enum { SETS = 1500 };
    static pair pairs[SETS];
    sb_quick q = { .s = 6 };
    for (int i = 0; i < SETS; i++) {
        uint64_t set = random_set(&q, (int)sb_quick_below(&q, 8), true);
        pairs[i] = (pair) { slow_value(set), gr_poker_value(set) };
    }
    expect_same_order(pairs, SETS, true);
}

/* ---- hands by name ----------------------------------------------------------------------------------------------- */

static uint32_t value(const char *cards)
{
    return gr_poker_value(cards_of(cards));
}

/* The cards by rank:
 *      spades                  hearts                  diamonds              clubs
 *   A  coyote_city_03          san_narciso_04          cold_mountain_08      cactus_junction_11
 *   K  san_narciso_10          cactus_junction_05      san_narciso_08        coyote_city_11
 *   Q  whiskey_river_double_2  whiskey_river_even_1    whiskey_river_odd_1   san_narciso_03
 *   J  cactus_junction_04      moonshine_1             moonshine_2           cold_mountain_05
 *   10 cold_mountain_09        penny_press_1           penny_press_2         san_narciso_11
 *   9  mustang_1               cold_mountain_12        cactus_junction_12    mustang_2
 *   8  cold_mountain_10        coyote_city_07          all_in_1              whiskey_river_double_3
 *   7  all_in_2                cactus_junction_09      cold_mountain_03      cactus_junction_02
 *   6  coyote_city_12          san_narciso_02          coyote_city_06        ghost_mine_1
 *   5  gold_1                  gold_2                  gold_3                post_office
 *   4  san_narciso_07          whiskey_river_double_4  whiskey_river_even_2  whiskey_river_odd_2
 *   3  lost_mine               coyote_city_05          ghost_mine_2          saloon
 *   2  bank                    cold_mountain_06        cactus_junction_07    coyote_city_10 */

static void test_GR_POK_8_the_order_of_the_hands(void **s)
{
    (void)s;
    static const struct {
        gr_hand hand;
        const char *cards;
    } row[] = {
        /* each is the weakest of its kind, the one after it the strongest of the next */
        { GR_HAND_ROYAL_FLUSH,
            "coyote_city_03 san_narciso_10 whiskey_river_double_2 cactus_junction_04 cold_mountain_09" },
        { GR_HAND_STRAIGHT_FLUSH, "coyote_city_03 bank lost_mine san_narciso_07 gold_1" }, /* A to 5 of spades */
        { GR_HAND_FOUR, "coyote_city_03 san_narciso_04 cold_mountain_08 cactus_junction_11 san_narciso_10" },
        { GR_HAND_FOUR, "bank cold_mountain_06 cactus_junction_07 coyote_city_10" },
        { GR_HAND_FULL_HOUSE, "coyote_city_03 san_narciso_04 cold_mountain_08 san_narciso_10 cactus_junction_05" },
        { GR_HAND_FULL_HOUSE, "bank cold_mountain_06 cactus_junction_07 lost_mine coyote_city_05" },
        { GR_HAND_FLUSH, "coyote_city_03 san_narciso_10 whiskey_river_double_2 cactus_junction_04 mustang_1" },
        { GR_HAND_FLUSH, "bank lost_mine san_narciso_07 gold_1 all_in_2" },
        { GR_HAND_STRAIGHT,
            "san_narciso_04 san_narciso_10 whiskey_river_double_2 cactus_junction_04 cold_mountain_09" },
        { GR_HAND_STRAIGHT, "san_narciso_04 bank lost_mine san_narciso_07 gold_1" },
        { GR_HAND_THREE, "coyote_city_03 san_narciso_04 cold_mountain_08 san_narciso_10 san_narciso_03" },
        { GR_HAND_THREE, "bank cold_mountain_06 cactus_junction_07" },
        { GR_HAND_TWO_PAIRS, "coyote_city_03 san_narciso_04 san_narciso_10 cactus_junction_05 san_narciso_03" },
        { GR_HAND_TWO_PAIRS, "bank cold_mountain_06 lost_mine coyote_city_05" },
        { GR_HAND_PAIR, "coyote_city_03 san_narciso_04 san_narciso_10 san_narciso_03 cold_mountain_05" },
        { GR_HAND_PAIR, "bank cold_mountain_06" },
        { GR_HAND_NONE, "coyote_city_03 san_narciso_10 san_narciso_03 cold_mountain_05 mustang_1" },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_int_equal(gr_poker_hand(value(row[i].cards)), row[i].hand);
        assert_true(i == 0 || value(row[i].cards) < value(row[i - 1].cards));
    }
}

static void test_GR_POK_9_a_pair_is_the_weakest_without_one_no_bonus(void **s)
{
    (void)s;
    assert_int_equal(value("coyote_city_03"), 0);
    assert_int_equal(value("coyote_city_03 san_narciso_10"), 0);
    gr_state st = position("3 players; A 0 coyote_city_03 san_narciso_10; B 0 bank; C 0; step over");
    for (char seat = 'A'; seat <= 'C'; seat++) {
        sb_result r;
        gr_result(&st, &r);
        assert_int_equal(r.score[seat - 'A'][GR_CAT_POKER], 0);
    }
    st = position("3 players; A 0 coyote_city_03 san_narciso_10; B 0 bank cold_mountain_06; C 0;"
                  "step over"); /* two twos */
    expect_score(&st, 'B', "0 9 0 0 10 19");
}

static void test_GR_POK_10_the_ace_is_high_or_low_no_wrap_around(void **s)
{
    (void)s;
    const char *low = "san_narciso_04 bank lost_mine san_narciso_07 gold_1"; /* A 2 3 4 5 */
    const char *six = "bank lost_mine san_narciso_07 gold_1 san_narciso_02"; /* 2 3 4 5 6 */
    const char *high = "san_narciso_04 san_narciso_10 whiskey_river_double_2 cactus_junction_04 cold_mountain_09";
    assert_int_equal(gr_poker_hand(value(low)), GR_HAND_STRAIGHT);
    assert_true(value(low) < value(six) && value(six) < value(high));
    assert_int_equal(value("san_narciso_03 san_narciso_10 san_narciso_04 bank lost_mine"), 0); /* Q K A 2 3 */
    assert_int_equal(value("san_narciso_10 san_narciso_04 bank lost_mine san_narciso_07"), 0); /* K A 2 3 4 */
    const char *steel = "coyote_city_03 bank lost_mine san_narciso_07 gold_1"; /* spades: the lowest straight flush */
    const char *next = "bank lost_mine san_narciso_07 gold_1 coyote_city_12";
    assert_int_equal(gr_poker_hand(value(steel)), GR_HAND_STRAIGHT_FLUSH);
    assert_true(value(steel) < value(next));
}

static void test_GR_POK_11_equal_hands(void **s)
{
    (void)s; /* full house: the three first */
    assert_true(value("lost_mine coyote_city_05 ghost_mine_2 bank cold_mountain_06")
        > value("cactus_junction_07 bank cold_mountain_06 coyote_city_03 san_narciso_04"));
    /* two pairs: the higher pair first, then the other, then the rest */
    assert_true(value("san_narciso_10 cactus_junction_05 bank cold_mountain_06")
        > value("whiskey_river_double_2 san_narciso_03 cactus_junction_04 moonshine_1 coyote_city_03"));
    assert_true(value("san_narciso_10 cactus_junction_05 lost_mine coyote_city_05 bank")
        > value("san_narciso_08 coyote_city_11 cold_mountain_06 cactus_junction_07 san_narciso_04"));
    assert_true(value("san_narciso_10 cactus_junction_05 lost_mine coyote_city_05 san_narciso_07")
        > value("san_narciso_08 coyote_city_11 ghost_mine_2 saloon bank"));
    /* the other cards from the highest down */
    assert_true(value("bank cold_mountain_06 coyote_city_03 gold_1 san_narciso_07")
        > value("cactus_junction_07 coyote_city_10 san_narciso_10 whiskey_river_double_2 cactus_junction_04"));
    assert_true(value("bank cold_mountain_06 coyote_city_03 san_narciso_10 san_narciso_07")
        > value("cactus_junction_07 coyote_city_10 san_narciso_04 san_narciso_08 lost_mine"));
    /* suits have no order */
    assert_int_equal(value("bank cold_mountain_06"), value("cactus_junction_07 coyote_city_10"));
    /* a missing card is lower than any */
    assert_true(value("bank cold_mountain_06 lost_mine") > value("cactus_junction_07 coyote_city_10"));
    assert_true(value("san_narciso_10 cactus_junction_05 san_narciso_08 coyote_city_11 bank")
        > value("san_narciso_10 cactus_junction_05 san_narciso_08 coyote_city_11"));
}

static void test_GR_POK_12_how_many_cards_a_hand_needs(void **s)
{
    (void)s;
    const char *royal_but_one = "coyote_city_03 san_narciso_10 whiskey_river_double_2 cactus_junction_04";
    assert_int_equal(value(royal_but_one), 0);
    assert_int_equal(gr_poker_hand(value("bank cold_mountain_06 cactus_junction_07 coyote_city_10")), GR_HAND_FOUR);
    assert_int_equal(gr_poker_hand(value("bank cold_mountain_06 lost_mine coyote_city_05")), GR_HAND_TWO_PAIRS);
    assert_int_equal(gr_poker_hand(value("bank cold_mountain_06 cactus_junction_07 lost_mine")), GR_HAND_THREE);
    assert_int_equal(gr_poker_hand(value("bank cold_mountain_06 cactus_junction_07")), GR_HAND_THREE);
    assert_int_equal(gr_poker_hand(value("bank cold_mountain_06")), GR_HAND_PAIR);
}

static void test_GR_POK_5_the_joker_is_no_card_he_has(void **s)
{
    (void)s; /* no five of a kind, no second ace of a suit in a flush */
    const char *twos = "railway_station bank cold_mountain_06 cactus_junction_07 coyote_city_10";
    assert_int_equal(gr_poker_hand(value(twos)), GR_HAND_FOUR);
    /* ace, queen, jack, 9 of spades: with the king, not with a second ace */
    assert_int_equal(value("railway_station coyote_city_03 whiskey_river_double_2 cactus_junction_04 mustang_1"),
        value("coyote_city_03 san_narciso_10 whiskey_river_double_2 cactus_junction_04 mustang_1"));
    assert_int_equal(gr_poker_hand(value("railway_station bank")), GR_HAND_PAIR);
}

static void test_GR_POK_14_joker_with_another_card_or_alone(void **s)
{
    (void)s;
    for (int c = 1; c < GR_CARD_COUNT; c++)
        if (GR_CARD[c].rank)
            assert_int_equal(gr_poker_hand(gr_poker_value(GR_BIT(c) | cards_of("railway_station"))), GR_HAND_PAIR);
    assert_int_equal(value("railway_station"), 0);
    /* it may copy a card that another player has: A makes a royal flush with B's king of spades */
    gr_state st =
        position("3 players;"
                 "A 0 railway_station coyote_city_03 whiskey_river_double_2 cactus_junction_04 cold_mountain_09;"
                 "B 0 san_narciso_10; step over");
    assert_int_equal(gr_poker_hand(gr_poker_value(gr_poker_cards(&st, 0))), GR_HAND_ROYAL_FLUSH);
}

/* ---- who scores -------------------------------------------------------------------------------------------------- */

static int poker_points(const gr_state *st, char seat)
{
    sb_result r;
    gr_result(st, &r);
    return r.score[seat - 'A'][GR_CAT_POKER];
}

static void test_GR_POK_1_ten_points_for_the_strongest_hand(void **s)
{
    (void)s;
    gr_state st = position("3 players; A bank cold_mountain_06;"
                           "B lost_mine@san_narciso coyote_city_05 san_narciso_10; C coyote_city_03; step over");
    assert_int_equal(poker_points(&st, 'A'), 0);  /* twos */
    assert_int_equal(poker_points(&st, 'B'), 10); /* threes */
    assert_int_equal(poker_points(&st, 'C'), 0);
}

static void test_GR_POK_2_shared_and_rounded_down(void **s)
{
    (void)s; /* pairs of sevens for two: 5 each */
    gr_state st = position("4 players; A all_in_2 cactus_junction_09; B cold_mountain_03 cactus_junction_02;"
                           "step over");
    assert_int_equal(poker_points(&st, 'A'), 5);
    assert_int_equal(poker_points(&st, 'B'), 5);
    assert_int_equal(poker_points(&st, 'C'), 0);
    /* for three: GR-EX-42.  For four: straights from 2 to 6 */
    st = position("4 players;"
                  "A bank lost_mine@whiskey_river whiskey_river_double_4 gold_1@whiskey_river_double_4 coyote_city_06;"
                  "B cold_mountain_06 coyote_city_05 whiskey_river_even_2 gold_2@coyote_city_05 coyote_city_12;"
                  "C cactus_junction_07 ghost_mine_2 whiskey_river_odd_2 gold_3@ghost_mine_2 san_narciso_02;"
                  "D coyote_city_10 saloon san_narciso_07 post_office ghost_mine_1; step over");
    for (char seat = 'A'; seat <= 'D'; seat++)
        assert_int_equal(poker_points(&st, seat), 2);
}

static void test_GR_POK_3_cards_with_an_index(void **s)
{
    (void)s; /* each beside a card of the same rank makes a pair */
    static const char *const pairs[] = {
        "san_narciso_08 san_narciso_10",        /* concessions */
        "lost_mine@coyote_city coyote_city_05", /* Lost Mine */
        "ghost_mine_1 coyote_city_06",          /* Ghost Mines */
        "bank cold_mountain_06",                /* buildings */
        "post_office cold_mountain_10 gold_1@cold_mountain_10", "saloon coyote_city_05",
        "penny_press_1 cold_mountain_09", "mustang_1 cold_mountain_12", "moonshine_2 cold_mountain_05",
        "all_in_1 coyote_city_07", /* unused horseshoe cards */
        "bank gold_2 post_office", /* a Gold! that is pending */
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        char text[160];
        sb_text t = SB_TEXT(text);
        sb_putf(&t, "3 players; B %s; step over", pairs[i]);
        gr_state st = position(text);
        print_message("%s\n", pairs[i]);
        assert_int_equal(poker_points(&st, 'B'), 10);
    }
    /* the Wagon has none, attached or pending: it turns no hand into another */
    gr_state st = position("3 players; A san_narciso_08 wagon@san_narciso_08; B coyote_city_03; step over");
    assert_int_equal(poker_points(&st, 'A'), 0);
    assert_int_equal(GR_CARD[GR_CARD_wagon].rank, 0);
    st = position("3 players; A wagon post_office; B coyote_city_03; step over");
    assert_int_equal(poker_points(&st, 'A'), 0);
    /* every Gold! of a concession counts: two of three fives are a pair, all three are three of a kind */
    st = position("3 players; A san_narciso_08 gold_1@san_narciso_08 gold_2@san_narciso_08 gold_3@san_narciso_08;"
                  "B coyote_city_03 san_narciso_04; step over");
    assert_int_equal(gr_poker_hand(gr_poker_value(gr_poker_cards(&st, 0))), GR_HAND_THREE);
    assert_int_equal(poker_points(&st, 'A'), 10);
    /* a Gold! counts for the owner of its concession, cards out of play for nobody */
    st = position("3 players; A post_office; B san_narciso_08 gold_1@san_narciso_08; out all_in_1 all_in_2;"
                  "step over");
    assert_int_equal(poker_points(&st, 'A') + poker_points(&st, 'B'), 0);
}

static void test_GR_POK_4_colt_cards_and_mayor_cards_have_none(void **s)
{
    (void)s;
    for (int c = 1; c < GR_CARD_COUNT; c++)
        if (GR_SYMBOL_OF[GR_CARD[c].kind] == GR_COLT)
            assert_true(GR_CARD[c].rank == 0 && GR_CARD[c].suit == GR_NO_SUIT);
    gr_state st = position("3 players; A railway_station raid judge dynamite_1 hold_up_1; step over"); /* all pending */
    assert_int_equal(poker_points(&st, 'A'), 0); /* the joker is alone */
    assert_true((gr_poker_cards(&st, 0) & GR_OF_SYMBOL[GR_COLT]) == 0);
    st = position("3 players; A railway_station san_narciso_02 mayor:san_narciso; step over");
    assert_int_equal(gr_poker_hand(gr_poker_value(gr_poker_cards(&st, 0))), GR_HAND_PAIR); /* and no more */
}

static void test_GR_POK_13_no_question_is_asked(void **s)
{
    (void)s;
    gr_state st = position("3 players; A railway_station san_narciso_03 cold_mountain_05 cold_mountain_09; deck 0;"
                           "dice 1 1; step roll");
    expect_asked(&st, "nobody");
    expect_events("A poker pair 10; A end");
}

/* ---- examples ---------------------------------------------------------------------------------------------------- */

static void test_GR_EX_39_full_house_against_flush(void **s)
{
    (void)s;
    gr_state st =
        position("3 players;"
                 "A san_narciso_08 san_narciso_10 cactus_junction_05 san_narciso_07 whiskey_river_even_2 bank;"
                 "B san_narciso_02 san_narciso_04 cold_mountain_06 cold_mountain_12 cactus_junction_09;"
                 "step over");
    assert_int_equal(gr_poker_hand(gr_poker_value(gr_poker_cards(&st, 0))), GR_HAND_FULL_HOUSE);
    assert_int_equal(gr_poker_hand(gr_poker_value(gr_poker_cards(&st, 1))), GR_HAND_FLUSH);
    assert_int_equal(poker_points(&st, 'A'), 10);
    assert_int_equal(poker_points(&st, 'B'), 0);
}

static void test_GR_EX_40_joker_with_queen_to_nine(void **s)
{
    (void)s;
    const char *rest = "san_narciso_03 cold_mountain_05 cold_mountain_09 cold_mountain_12"; /* Qc Jc 10s 9h */
    uint32_t with_joker = gr_poker_value(cards_of(rest) | cards_of("railway_station"));
    assert_int_equal(gr_poker_hand(with_joker), GR_HAND_STRAIGHT);
    assert_int_equal(with_joker, gr_poker_value(cards_of(rest) | cards_of("san_narciso_08"))); /* to the king */
}

static void test_GR_EX_41_joker_with_four_aces(void **s)
{
    (void)s;
    const char *aces = "san_narciso_04 cold_mountain_08 cactus_junction_11 coyote_city_03";
    assert_int_equal(gr_poker_value(cards_of(aces) | cards_of("cold_mountain_03 railway_station")),
        gr_poker_value(cards_of(aces) | cards_of("san_narciso_08"))); /* the 7 of diamonds is not needed: a king */
}

static void test_GR_EX_42_three_equal_straights(void **s)
{
    (void)s;
    gr_state st =
        position("4 players;"
                 "A cold_mountain_06 lost_mine@cold_mountain san_narciso_07 gold_1@cold_mountain_06 coyote_city_06;"
                 "B cactus_junction_07 coyote_city_05 whiskey_river_even_2 coyote_city_12;"
                 "B gold_2@coyote_city_05; C coyote_city_10 ghost_mine_2 whiskey_river_odd_2 san_narciso_02;"
                 "C gold_3@ghost_mine_2; step over");
    for (char seat = 'A'; seat <= 'C'; seat++)
        assert_int_equal(poker_points(&st, seat), 3);
    assert_int_equal(poker_points(&st, 'D'), 0);
}

static void test_GR_EX_63_straights_to_the_5_and_to_the_6(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_04 bank coyote_city_05 san_narciso_07 gold_3@san_narciso_07;"
                           "B cold_mountain_06 lost_mine@cold_mountain whiskey_river_even_2 coyote_city_06;"
                           "B gold_1@cold_mountain_06; step over");
    assert_int_equal(gr_poker_hand(gr_poker_value(gr_poker_cards(&st, 0))), GR_HAND_STRAIGHT);
    assert_int_equal(gr_poker_hand(gr_poker_value(gr_poker_cards(&st, 1))), GR_HAND_STRAIGHT);
    assert_int_equal(poker_points(&st, 'A'), 0);
    assert_int_equal(poker_points(&st, 'B'), 10);
}

/* Nothing is left for the joker to stand for, and nothing is needed. */
static void test_GR_POK_5_with_all_52_cards_the_joker_is_not_needed(void **s)
{
    (void)s;
    uint64_t pack = GR_OF_SUIT[GR_SPADES] | GR_OF_SUIT[GR_HEARTS] | GR_OF_SUIT[GR_DIAMONDS] | GR_OF_SUIT[GR_CLUBS];
    assert_int_equal(gr_size(pack), 52);
    assert_int_equal(gr_poker_hand(gr_poker_value(pack)), GR_HAND_ROYAL_FLUSH);
    assert_int_equal(gr_poker_value(pack | cards_of("railway_station")), gr_poker_value(pack));
    assert_int_equal(gr_size(gr_poker_best(pack | cards_of("railway_station"))), 5);
}

/* What a view shows as the hand. */
static void test_GR_POK_7_the_cards_of_the_best_hand(void **s)
{
    (void)s;
    const char *full = "san_narciso_02 coyote_city_06 coyote_city_12 san_narciso_07 whiskey_river_odd_2"; /* 666 44 */
    assert_true(gr_poker_best(cards_of(full) | cards_of("cold_mountain_08 bank")) == cards_of(full));
    const char *joker =
        "san_narciso_03 cold_mountain_05 cold_mountain_09 cold_mountain_12 railway_station"; /* Q J 10 9 */
    assert_true(gr_poker_best(cards_of(joker) | cards_of("bank lost_mine")) == cards_of(joker));
    assert_true(gr_poker_best(cards_of("bank lost_mine san_narciso_04")) == 0);
    sb_quick q = { .s = 7 };
    for (int i = 0; i < 1000; i++) {
        uint64_t set = random_set(&q, (int)sb_quick_below(&q, 11), i % 2 == 0), best = gr_poker_best(set);
        assert_true((best & ~set) == 0 && gr_size(best) <= 5);
        assert_int_equal(gr_poker_value(best), gr_poker_value(set));
    }
}

/* GR-POK-8, GR-POK-13: the hand alone, as it is looked up in playouts. */
static void test_GR_POK_8_the_hand_without_its_ranks(void **unused)
{
    (void)unused;
    sb_quick q = { 11 };
    for (int i = 0; i < 20000; i++) {
        uint64_t set =
            sb_quick_next(&q) & sb_quick_next(&q) & (i % 3 ? sb_quick_next(&q) : ~UINT64_C(0)) & GR_ALL_CARDS;
        if (i % 2)
            set |= cards_of("railway_station");
        uint64_t part = set & sb_quick_next(&q), index = gr_poker_index(part) | gr_poker_index(set & ~part);
        assert_int_equal(gr_poker_hand_of(index), gr_poker_hand(gr_poker_value(set)));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_POK_7_best_of_up_to_ten_cards_by_brute_force),
        cmocka_unit_test(test_GR_POK_13_the_joker_by_brute_force),
        cmocka_unit_test(test_GR_POK_7_the_cards_of_the_best_hand),
        cmocka_unit_test(test_GR_POK_8_the_order_of_the_hands),
        cmocka_unit_test(test_GR_POK_8_the_hand_without_its_ranks),
        cmocka_unit_test(test_GR_POK_9_a_pair_is_the_weakest_without_one_no_bonus),
        cmocka_unit_test(test_GR_POK_10_the_ace_is_high_or_low_no_wrap_around),
        cmocka_unit_test(test_GR_POK_11_equal_hands),
        cmocka_unit_test(test_GR_POK_12_how_many_cards_a_hand_needs),
        cmocka_unit_test(test_GR_POK_5_the_joker_is_no_card_he_has),
        cmocka_unit_test(test_GR_POK_5_with_all_52_cards_the_joker_is_not_needed),
        cmocka_unit_test(test_GR_POK_14_joker_with_another_card_or_alone),
        cmocka_unit_test(test_GR_POK_1_ten_points_for_the_strongest_hand),
        cmocka_unit_test(test_GR_POK_2_shared_and_rounded_down),
        cmocka_unit_test(test_GR_POK_3_cards_with_an_index),
        cmocka_unit_test(test_GR_POK_4_colt_cards_and_mayor_cards_have_none),
        cmocka_unit_test(test_GR_POK_13_no_question_is_asked),
        cmocka_unit_test(test_GR_EX_39_full_house_against_flush),
        cmocka_unit_test(test_GR_EX_40_joker_with_queen_to_nine),
        cmocka_unit_test(test_GR_EX_41_joker_with_four_aces),
        cmocka_unit_test(test_GR_EX_42_three_equal_straights),
        cmocka_unit_test(test_GR_EX_63_straights_to_the_5_and_to_the_6),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
