/* test_mayor.c: counts, fees and the office of Mayor (GR-MAY), also against a plain reading of GR-MAY-9 on
 * random positions and events. */
#include "position.h"

/* ---- counts and fees --------------------------------------------------------------------------------------------- */

static void test_GR_MAY_1_town_concessions_and_a_joined_lost_mine(void **s)
{
    (void)s;
    gr_state st = position("3 players; A cold_mountain_03 cold_mountain_05 ghost_mine_1 san_narciso_02;"
                           "B cold_mountain_06"
                           "  lost_mine@cold_mountain ghost_mine_2; step first_pick");
    expect_counts(&st, "cold_mountain 2 2 0");
    expect_counts(&st, "san_narciso 1 0 0");
    st = position("3 players; A lost_mine ghost_mine_1 ghost_mine_2; step first_pick"); /* unassigned: nowhere */
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        assert_int_equal(gr_count(&st, 0, t), 0);
}

static void test_GR_MAY_2_first_to_have_two_takes_a_free_card(void **s)
{
    (void)s;
    gr_state st = position("3 players; C coyote_city_03; sale coyote_city_05 coyote_city_06 coyote_city_07;"
                           "step first_pick");
    play(&st, "A take:coyote_city_05; A discard:all_in_1");
    expect_mayor(&st, "coyote_city -"); /* 1 each */
    play(&st, "B take:coyote_city_06"); /* C takes the last: his second */
    expect_events("C place coyote_city_07; C mayor coyote_city");
    expect_mayor(&st, "coyote_city C");
}

static void test_GR_MAY_3_fee_of_one_per_concession_of_the_mayor(void **s)
{
    (void)s;
    for (int have = 1; have <= 4; have++) {
        static const char *const cards[] = { "san_narciso_02 ", "san_narciso_03 ", "san_narciso_04 ",
            "san_narciso_07 " };
        char text[300];
        sb_text t = SB_TEXT(text);
        sb_put(&t, "3 players; C mayor:san_narciso ");
        for (int i = 0; i < have; i++)
            sb_put(&t, cards[i]);
        sb_put(&t, "; sale san_narciso_11 coyote_city_03; step first_pick");
        gr_state st = position(text);
        play(&st, "A take:san_narciso_11; A discard:all_in_1");
        assert_int_equal(st.nuggets[0], 15 - have); /* his count before the purchase */
        assert_int_equal(st.nuggets[2], 15 + have);
        st = position(text);
        play(&st, "A take:coyote_city_03; A discard:all_in_1"); /* nobody is Mayor there: no fee */
        expect_nuggets(&st, "15 15 15");
    }
}

static void test_GR_MAY_4_fee_with_a_one_armed_bandit(void **s)
{
    (void)s;
    gr_state st = position("3 players; C san_narciso_02 san_narciso_03 mayor:san_narciso; sale one_armed_bandit_1;"
                           "deck san_narciso_04;"
                           "step first_pick");
    play(&st, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:1");
    expect_events("A bandit 1; A fee C 2 san_narciso; A place san_narciso_04");
    expect_nuggets(&st, "12 15 17");
}

static void test_GR_MAY_5_when_there_is_no_fee(void **s)
{
    (void)s;
    const char *start = "3 players; A ghost_mine_1 coyote_city_03; C san_narciso_02 san_narciso_03 mayor:san_narciso;"
                        "sale judge lost_mine ghost_mine_2 san_narciso_04; step first_pick";
    gr_state st = position(start);
    play(&st, "A take:judge; A discard:lost_mine; A offer:coyote_city_03; A seize:san_narciso_02");
    expect_no_event("fee");
    expect_nuggets(&st, "15 15 15");
    st = position(start); /* the Lost Mine joins Coyote City, A's only town */
    play(&st, "A take:lost_mine; A discard:judge");
    expect_no_event("fee");
    st = position(start);
    play(&st, "A take:ghost_mine_2; A discard:judge");
    expect_no_event("fee");
    st = position("3 players; A san_narciso_02 san_narciso_03 mayor:san_narciso; sale san_narciso_04; step first_pick");
    play(&st, "A take:san_narciso_04; A discard:all_in_1"); /* the Mayor himself */
    expect_no_event("fee");
    expect_nuggets(&st, "15 15 15");
    st = position("3 players; A coyote_city_03 san_narciso_04; C coyote_city_05 coyote_city_06 mayor:coyote_city;"
                  "sale lost_mine;"
                  "step first_pick"); /* nor when the Lost Mine joins a town of another Mayor */
    play(&st, "A take:lost_mine; A discard:all_in_1; A join:coyote_city");
    expect_no_event("fee");
    expect_nuggets(&st, "15 15 15");
}

static void test_GR_MAY_6_who_becomes_mayor_still_pays_the_old_one(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 san_narciso_03; C san_narciso_04 mayor:san_narciso;"
                           "sale san_narciso_07;"
                           "step first_pick");
    play(&st, "A take:san_narciso_07; A discard:all_in_1");
    expect_events("A fee C 1 san_narciso; A place san_narciso_07; A mayor_from san_narciso C");
    expect_nuggets(&st, "14 15 16");
}

/* ---- the office -------------------------------------------------------------------------------------------------- */

static void test_GR_MAY_7_a_tie_is_enough_by_purchase_or_any_event(void **s)
{
    (void)s;
    const char *start = "3 players; A cold_mountain_03 san_narciso_02 ghost_mine_1; B cold_mountain_05 cold_mountain_06"
                        "  mayor:cold_mountain; sale cold_mountain_08 lost_mine judge; step first_pick; dice 6 6";
    gr_state st = position(start);
    play(&st, "A take:cold_mountain_08; A discard:all_in_1"); /* a purchase: 2 = 2 */
    expect_mayor(&st, "cold_mountain A");
    st = position(start);
    play(&st, "A take:lost_mine; A discard:all_in_1; A join:cold_mountain"); /* a joining */
    expect_mayor(&st, "cold_mountain A");
    st = position(start);
    play(&st, "A take:judge; A discard:all_in_1; A offer:ghost_mine_1; A seize:cold_mountain_05"); /* a swap: 2 to 1 */
    expect_mayor(&st, "cold_mountain A");
    st = position("3 players; A cold_mountain_03; B cold_mountain_05 cold_mountain_06 mayor:cold_mountain;"
                  "sale dynamite_1;"
                  "step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_1; A dynamite:cold_mountain_06"); /* 1 = 1 */
    expect_mayor(&st, "cold_mountain A");
}

static void test_GR_MAY_8_two_who_reach_the_mayor_at_once_leave_him_the_card(void **s)
{
    (void)s;
    gr_state st = position("4 players; A coyote_city_03 coyote_city_05 mayor:coyote_city; B coyote_city_06;"
                           "C coyote_city_07; D;"
                           "winner D; sale dynamite_1; step first_pick; dice 6 6");
    play(&st, "D take:dynamite_1; D discard:all_in_1; D dynamite:coyote_city_05");
    expect_counts(&st, "coyote_city 1 1 1 0");
    expect_mayor(&st, "coyote_city A");
    expect_no_event("mayor");
    expect_no_event("mayor_from");
}

/* GR-MAY-9 word for word; -1 is a free card.  GR-MAY-13 in the first lines, GR-MAY-10 in the last. */
static int mayor_by_the_rule(int players, int mayor, const int *before, const int *after)
{
    bool changed = false;
    for (int p = 0; p < players; p++)
        changed |= before[p] != after[p];
    if (!changed)
        return mayor;
    if (mayor < 0) { /* (0) */
        int taker = -1;
        for (int p = 0; p < players; p++)
            if (after[p] > before[p] && after[p] >= 2)
                taker = p;
        return taker;
    }
    bool challenger[5] = { false };
    int highest = 0, how_many = 0, who = -1;
    for (int p = 0; p < players; p++) {
        bool rose = after[p] > before[p], fell = after[mayor] < before[mayor];
        challenger[p] = p != mayor && after[p] >= 1 && after[p] >= after[mayor] && (rose || fell);
        if (challenger[p] && after[p] > highest)
            highest = after[p];
    }
    for (int p = 0; p < players; p++)
        if (challenger[p] && after[p] == highest)
            how_many++, who = p;
    if (how_many == 1)
        return who;                        /* (b) */
    return after[mayor] == 0 ? -1 : mayor; /* (a), (c) */
}

typedef struct counts {
    int of[GR_TOWN_COUNT][5];
} counts;

/* GR-MAY-1 from the rows of the cards. */
static counts count_all(const gr_state *st)
{
    counts n = { { { 0 } } };
    for (int p = 0; p < st->players; p++)
        for (int c = 1; c < GR_CARD_COUNT; c++)
            if (st->front[p] >> c & 1)
                n.of[c == GR_CARD_lost_mine ? st->lost_town : GR_CARD[c].town][p]++;
    return n;
}

/* A random position with crowded towns: what matters is many equal counts. */
static void random_position(sb_quick *q, int players, const char *event, int spared, sb_text *t)
{
    int owner[GR_CARD_COUNT], lost_town = 0;
    for (int c = 1; c <= GR_CARD_whiskey_river_double_4; c++) {
        owner[c] = (int)sb_quick_below(q, (uint32_t)players + 2);
        if (c == spared || owner[c] >= players)
            owner[c] = -1;
    }
    owner[GR_CARD_lost_mine] = -1;
    if (spared != GR_CARD_lost_mine && sb_quick_below(q, 2)) {
        owner[GR_CARD_lost_mine] = (int)sb_quick_below(q, (uint32_t)players);
        lost_town = 1 + (int)sb_quick_below(q, 5);
    }
    sb_putf(t, "%d players; ", players);
    for (int p = 0; p < players; p++) {
        sb_putf(t, "%c 40 ", 'A' + p);
        for (int c = 1; c <= GR_CARD_lost_mine; c++)
            if (owner[c] == p && c != GR_CARD_lost_mine)
                sb_putf(t, "%s ", GR_DOMAINS[GR_DOM_CARD].item[c].id);
            else if (owner[c] == p)
                sb_putf(t, "lost_mine@%s ", GR_DOMAINS[GR_DOM_TOWN].item[lost_town].id);
        sb_put(t, "; ");
    }
    for (int town = 1; town < GR_TOWN_COUNT; town++) {
        int who = (int)sb_quick_below(q, (uint32_t)players + 1), has = 0;
        for (int c = 1; c <= GR_CARD_lost_mine; c++)
            has += owner[c] == who && (c == GR_CARD_lost_mine ? lost_town : GR_CARD[c].town) == town;
        if (who < players && has)
            sb_putf(t, "%c mayor:%s; ", 'A' + who, GR_DOMAINS[GR_DOM_TOWN].item[town].id);
    }
    sb_put(t, event);
}

static int random_town_card(sb_quick *q)
{
    return 1 + (int)sb_quick_below(q, GR_CARD_whiskey_river_double_4);
}

/* Plays A's card to its end, everybody choosing by chance. */
static void play_effect(sb_quick *q, gr_state *st, const char *card)
{
    char take[60];
    sb_text t = SB_TEXT(take);
    sb_putf(&t, "A take:%s", card);
    play(st, take);
    for (;;) {
        int seat = __builtin_ctz(gr_pending(st));
        sb_move list[SB_MOVES_MAX];
        if (gr_game.rules.decision(st, seat).kind == GR_D_TAKE)
            return;
        int n = gr_legal(st, seat, list);
        assert_int_equal(sb_play(&gr_game, st, seat, list[sb_quick_below(q, (uint32_t)n)], NULL), SB_OK);
        assert_null(gr_check(st));
    }
}

static int changes_of_office; /* so that the test below can tell that it tested something */

static void expect_mayors_by_the_rule(const counts *before, const uint8_t *mayor, const gr_state *after)
{
    counts now = count_all(after);
    for (int t = 1; t < GR_TOWN_COUNT; t++) {
        int expected = mayor_by_the_rule(after->players, mayor[t] - 1, before->of[t], now.of[t]);
        assert_int_equal(after->mayor[t] - 1, expected);
        changes_of_office += expected != mayor[t] - 1;
    }
}

static void try_event(sb_quick *q, const char *card, const char *deck, int spared)
{
    char event[160], text[3000];
    sb_text e = SB_TEXT(event), t = SB_TEXT(text);
    sb_putf(&e, "sale %s; %s; step first_pick", card, deck);
    random_position(q, 3 + (int)sb_quick_below(q, 3), event, spared, &t);
    gr_state st = position(text);
    counts before = count_all(&st);
    uint8_t mayor[GR_TOWN_COUNT];
    memcpy(mayor, st.mayor, sizeof mayor);
    play_effect(q, &st, card);
    expect_mayors_by_the_rule(&before, mayor, &st);
}

static void try_explosion(sb_quick *q, const char *dice)
{
    char text[3000], event[60];
    sb_text e = SB_TEXT(event), t = SB_TEXT(text);
    sb_putf(&e, "dice %s; deck 9; step bank", dice); /* the position before the roll, then the roll itself */
    random_position(q, 3 + (int)sb_quick_below(q, 3), event, 0, &t);
    gr_state before = position(text);
    counts n = count_all(&before);
    text[t.n - strlen("step bank")] = '\0';
    t.n -= strlen("step bank");
    sb_put(&t, "step roll");
    gr_state st = position(text);
    expect_mayors_by_the_rule(&n, before.mayor, &st);
}

static void test_GR_MAY_9_random_positions_and_events(void **s)
{
    (void)s;
    sb_quick q = { .s = 20 };
    for (int i = 0; i < 2000; i++) {
        int bought = random_town_card(&q);
        const char *id = GR_DOMAINS[GR_DOM_CARD].item[bought].id;
        char deck[60];
        sb_text t = SB_TEXT(deck);
        sb_putf(&t, "deck 1 %s", id);
        try_event(&q, id, "deck 9", bought);                     /* a purchase */
        try_event(&q, "one_armed_bandit_1", deck, bought);       /* through a One-Armed Bandit */
        try_event(&q, "lost_mine", "deck 9", GR_CARD_lost_mine); /* a joining */
        try_event(&q, "dynamite_1", "dice 6 6", 0);
        try_event(&q, "judge", "deck 9", 0);
        try_event(&q, "raid", "deck 9", 0);
        try_explosion(&q, i % 2 ? "6 6" : "1 1");
    }
    assert_true(changes_of_office > 5000);
}

static void test_GR_MAY_10_without_a_concession_the_card_goes_back(void **s)
{
    (void)s;
    gr_state st = position("3 players; A; B san_narciso_02 mayor:san_narciso; sale dynamite_1 san_narciso_03;"
                           "step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_1");
    expect_events("out san_narciso_02; mayor_free san_narciso");
    expect_mayor(&st, "san_narciso -");
    play(&st, "B take:san_narciso_03"); /* 1 is not enough for a free card */
    expect_mayor(&st, "san_narciso -");
    expect_no_event("fee");
}

static void test_GR_MAY_11_mayor_who_falls_to_one_stays(void **s)
{
    (void)s;
    gr_state st = position("3 players; A; B san_narciso_02 san_narciso_03 mayor:san_narciso; sale dynamite_1;"
                           "step first_pick; dice 6 6");
    play(&st, "A take:dynamite_1; A discard:all_in_1; A dynamite:san_narciso_02");
    expect_counts(&st, "san_narciso 0 1 0");
    expect_mayor(&st, "san_narciso B");
}

/* One Raid is one event, after all answers: neither of two who fall one after the other is Mayor in between. */
static void test_GR_MAY_12_one_event_one_check(void **s)
{
    (void)s;
    gr_state st = position("3 players; A; B san_narciso_02 mayor:san_narciso; C san_narciso_03; sale raid;"
                           "step first_pick");
    play(&st, "A take:raid; A discard:all_in_1; B yield");
    expect_asked(&st, "C raid_answer");
    expect_mayor(&st, "san_narciso B"); /* not checked yet */
    expect_no_event("mayor");
    expect_no_event("mayor_from");
    gr_state fine = st;
    play(&st, "C yield"); /* both have none: the card goes back, C was never Mayor */
    expect_no_event("C mayor");
    expect_mayor(&st, "san_narciso -");
    play(&fine, "C fine");
    expect_mayor(&fine, "san_narciso C");
    /* a complete Judge swap is one event: A gives and gets, and both towns are checked once, after it */
    st = position("3 players; A cold_mountain_03 mayor:cold_mountain; B san_narciso_02 mayor:san_narciso; sale judge;"
                  "step first_pick");
    play(&st, "A take:judge; A discard:all_in_1");
    expect_mayor(&st, "cold_mountain B");
    expect_mayor(&st, "san_narciso A");
    /* all explosions of a roll; a purchase and a joining are two events (GR-EX-48) */
    st = position("3 players; A cold_mountain_06 mayor:cold_mountain; B cold_mountain_03; dice 6 6; step roll");
    expect_events("A explode cold_mountain_06; B mayor_from cold_mountain A");
}

static void test_GR_MAY_13_a_swap_within_a_town_changes_no_mayor(void **s)
{
    (void)s; /* A, former Mayor, has as many as B: his count does not rise */
    gr_state st = position("3 players; A san_narciso_02 san_narciso_03;"
                           "B san_narciso_04 san_narciso_07 mayor:san_narciso; sale judge;"
                           "step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A offer:san_narciso_02; A seize:san_narciso_07");
    expect_mayor(&st, "san_narciso B");
    expect_no_event("mayor");
    expect_no_event("mayor_from");
}

static void test_GR_MAY_14_a_joined_lost_mine_counts_for_fee_and_office(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02; B san_narciso_03 lost_mine@san_narciso mayor:san_narciso;"
                           "sale san_narciso_04"
                           "  dynamite_1; step first_pick; dice 6 6");
    gr_state dynamite = st;
    play(&st, "A take:san_narciso_04; A discard:all_in_1");
    expect_events("A fee B 2 san_narciso; A mayor_from san_narciso B");
    play(&dynamite, "A take:dynamite_1; A discard:all_in_1; A dynamite:lost_mine"); /* B fell: 1 = 1 */
    expect_mayor(&dynamite, "san_narciso A");
    /* the checks of two towns after one swap are independent of each other */
    st = position("3 players; A cold_mountain_03 cold_mountain_05 mayor:cold_mountain san_narciso_02;"
                  "B san_narciso_03 san_narciso_04"
                  "  mayor:san_narciso cold_mountain_06; sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A offer:cold_mountain_05; A seize:san_narciso_04");
    expect_mayor(&st, "cold_mountain B"); /* 1 against 2 */
    expect_mayor(&st, "san_narciso A");   /* 2 against 1 */
}

static void test_GR_MAY_15_nobody_takes_it_in_the_event_in_which_it_goes_back(void **s)
{
    (void)s;
    gr_state st = position("4 players; A san_narciso_02 mayor:san_narciso; B san_narciso_03 san_narciso_04;"
                           "C san_narciso_07 san_narciso_08;"
                           "winner D; sale dynamite_1; step first_pick; dice 6 6");
    play(&st, "D take:dynamite_1; D discard:all_in_1; D dynamite:san_narciso_02");
    expect_mayor(&st, "san_narciso -");
    expect_counts(&st, "san_narciso 0 2 2 0");
}

/* covers: GR-MAY-16 GR-MAY-17 GR-EX-55 */
static void test_GR_EX_55_mayor_with_fewer(void **s)
{
    (void)s;
    gr_state st = position("4 players; A coyote_city_03 coyote_city_05; B coyote_city_06 coyote_city_07;"
                           "C coyote_city_10 coyote_city_11"
                           "  mayor:coyote_city; winner D; first D; sale dynamite_1;"
                           "deck coyote_city_12 penny_press_1 penny_press_2"
                           "  mustang_1 mustang_2; step first_pick; dice 3 4 4 4");
    play(&st, "D take:dynamite_1; D discard:moonshine_1; D dynamite:coyote_city_10");
    expect_events("D roll 3 4 7");
    expect_counts(&st, "coyote_city 2 2 1 0");
    expect_mayor(&st, "coyote_city C"); /* with fewer than the challengers, who tie */
    finish_picks(&st);
    expect_nuggets(&st, "15 15 15 15");
    play(&st, "D pass; A pass; B pass; C pass; D take:coyote_city_12; D discard:penny_press_1");
    expect_events("D fee C 1 coyote_city; D mayor_from coyote_city C");
    expect_nuggets(&st, "15 15 16 14");
    expect_counts(&st, "coyote_city 2 2 1 1");
    expect_mayor(&st, "coyote_city D"); /* A and B stay without the card, though they have more */
}

static void test_GR_MAY_18_a_takeover_needs_no_more_than_the_mayor_has(void **s)
{
    (void)s;
    gr_state st = position("3 players; B san_narciso_03 mayor:san_narciso; sale san_narciso_04 coyote_city_03;"
                           "step first_pick");
    gr_state other = st;
    play(&st, "A take:san_narciso_04; A discard:all_in_1"); /* 1 = 1 */
    expect_mayor(&st, "san_narciso A");
    play(&other, "A take:coyote_city_03; A discard:all_in_1"); /* a free card needs 2 */
    expect_mayor(&other, "coyote_city -");
}

/* ---- examples ---------------------------------------------------------------------------------------------------- */

/* covers: GR-EX-15 GR-EX-16 */
static void test_GR_EX_15_and_16_takeover_and_back(void **s)
{
    (void)s;
    gr_state st = position("3 players; A cold_mountain_03 cold_mountain_05 mayor:cold_mountain; B cold_mountain_06;"
                           "C; winner B;"
                           "sale cold_mountain_08 cold_mountain_09; step first_pick");
    play(&st, "B take:cold_mountain_08; B discard:all_in_1");
    expect_nuggets(&st, "17 13 15");
    expect_mayor(&st, "cold_mountain B");
    play(&st, "C take:all_in_2"); /* A takes the last card: his third there */
    expect_events("A fee B 2 cold_mountain; A place cold_mountain_09; A mayor_from cold_mountain B");
    expect_counts(&st, "cold_mountain 3 2 0");
    expect_mayor(&st, "cold_mountain A");
}

/* covers: GR-EX-17 GR-EX-18 */
static void test_GR_EX_17_and_18_dynamite_against_the_mayor(void **s)
{
    (void)s;
    gr_state st = position("4 players;"
                           "A cactus_junction_02 cactus_junction_04 cactus_junction_05 mayor:cactus_junction;"
                           "B cactus_junction_07 cactus_junction_09; C cactus_junction_11 cactus_junction_12; winner D;"
                           "sale dynamite_1; step first_pick; dice 6 6");
    play(&st, "D take:dynamite_1; D discard:all_in_1; D dynamite:cactus_junction_02");
    expect_counts(&st, "cactus_junction 2 2 2 0");
    expect_mayor(&st, "cactus_junction A");
    st = position("4 players; A cactus_junction_02 cactus_junction_04 cactus_junction_05 mayor:cactus_junction;"
                  "B cactus_junction_07 cactus_junction_09; C cactus_junction_11; winner D; sale dynamite_1;"
                  "step first_pick; dice 6 6");
    play(&st, "D take:dynamite_1; D discard:all_in_1; D dynamite:cactus_junction_02");
    expect_mayor(&st, "cactus_junction B");
}

static void test_GR_EX_19_former_mayor_is_no_challenger(void **s)
{
    (void)s;
    gr_state st = position("3 players; A san_narciso_02 san_narciso_03;"
                           "B san_narciso_04 san_narciso_07 mayor:san_narciso; C; winner C;"
                           "sale san_narciso_08; step first_pick");
    play(&st, "C take:san_narciso_08; C discard:all_in_1");
    expect_events("C fee B 2 san_narciso");
    expect_nuggets(&st, "15 17 13");
    expect_mayor(&st, "san_narciso B");
}

static void test_GR_EX_20_broke_buyer(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 1;"
                           "B san_narciso_02 san_narciso_03 san_narciso_04 san_narciso_07 mayor:san_narciso;"
                           "sale san_narciso_08; step first_pick");
    play(&st, "A take:san_narciso_08; A discard:all_in_1");
    expect_events("A fee B 1 san_narciso");
    expect_nuggets(&st, "0 16 15");
    position_events.n = 0;
    finish_picks(&st); /* owes nothing: no fee is collected later */
    expect_no_event("A fee");
}

static void test_GR_EX_43_raid_on_the_mayors_town(void **s)
{
    (void)s;
    gr_state st = position("4 players; A san_narciso_02 san_narciso_03 mayor:san_narciso; B san_narciso_04;"
                           "C san_narciso_07;"
                           "D san_narciso_08; winner D; sale raid; step first_pick");
    play(&st, "D take:raid; D discard:all_in_1; A yield; A destroy:san_narciso_02");
    gr_state b_destroys = st;
    play(&st, "B fine; C yield");
    expect_counts(&st, "san_narciso 1 1 0 1");
    expect_nuggets(&st, "15 14 15 15");
    expect_mayor(&st, "san_narciso A"); /* B and D tie */
    play(&b_destroys, "B yield; C yield");
    expect_counts(&b_destroys, "san_narciso 1 0 0 1");
    expect_mayor(&b_destroys, "san_narciso D");
}

static void test_GR_EX_44_judge_between_two_towns(void **s)
{
    (void)s; /* X San Narciso, Y Coyote City */
    gr_state st = position("3 players; A san_narciso_02 san_narciso_03 mayor:san_narciso;"
                           "B san_narciso_04 coyote_city_03 coyote_city_05"
                           "  mayor:coyote_city; C coyote_city_06; sale judge; step first_pick");
    play(&st, "A take:judge; A discard:all_in_1; A offer:san_narciso_02; A seize:coyote_city_03");
    expect_counts(&st, "san_narciso 1 2 0");
    expect_mayor(&st, "san_narciso B");
    expect_counts(&st, "coyote_city 1 1 1");
    expect_mayor(&st, "coyote_city B");
}

static void test_GR_EX_54_the_card_goes_back(void **s)
{
    (void)s;
    gr_state st = position("4 players; first D; A san_narciso_02 mayor:san_narciso; B san_narciso_03;"
                           "C san_narciso_04; sale dynamite_1;"
                           "deck san_narciso_07 san_narciso_08 mustang_1 mustang_2 penny_press_1; step first_pick;"
                           "dice 6 6 1 4");
    play(&st, "D take:dynamite_1; D discard:moonshine_1; D dynamite:san_narciso_02");
    expect_events("mayor_free san_narciso; D roll 6 6 12");
    expect_counts(&st, "san_narciso 0 1 1 0");
    finish_picks(&st);
    play(&st, "D pass; A pass; B pass; C pass; D take:san_narciso_07; D discard:penny_press_1");
    expect_counts(&st, "san_narciso 0 1 1 1");
    expect_mayor(&st, "san_narciso -");
    play(&st, "A take:mustang_1");
    next_dice(&st, 1, 4, 0);
    play(&st, "B take:mustang_2"); /* C takes the last one, his second */
    expect_events("C place san_narciso_08; C mayor san_narciso");
    expect_no_event("fee");
    expect_nuggets(&st, "15 15 15 15");
}

static void test_GR_EX_54_with_two_each(void **s)
{
    (void)s;
    gr_state st = position("4 players; first D; A san_narciso_02 mayor:san_narciso; B san_narciso_03 san_narciso_04;"
                           "C san_narciso_07"
                           "  san_narciso_08; sale dynamite_1 san_narciso_10; step first_pick; dice 6 6");
    play(&st, "D take:dynamite_1; D discard:all_in_1; D dynamite:san_narciso_02");
    expect_mayor(&st, "san_narciso -"); /* neither takes it in this event */
    play(&st, "A take:all_in_2; B take:san_narciso_10");
    expect_events("B place san_narciso_10; B mayor san_narciso");
    expect_no_event("fee");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_MAY_1_town_concessions_and_a_joined_lost_mine),
        cmocka_unit_test(test_GR_MAY_2_first_to_have_two_takes_a_free_card),
        cmocka_unit_test(test_GR_MAY_3_fee_of_one_per_concession_of_the_mayor),
        cmocka_unit_test(test_GR_MAY_4_fee_with_a_one_armed_bandit),
        cmocka_unit_test(test_GR_MAY_5_when_there_is_no_fee),
        cmocka_unit_test(test_GR_MAY_6_who_becomes_mayor_still_pays_the_old_one),
        cmocka_unit_test(test_GR_MAY_7_a_tie_is_enough_by_purchase_or_any_event),
        cmocka_unit_test(test_GR_MAY_8_two_who_reach_the_mayor_at_once_leave_him_the_card),
        cmocka_unit_test(test_GR_MAY_9_random_positions_and_events),
        cmocka_unit_test(test_GR_MAY_10_without_a_concession_the_card_goes_back),
        cmocka_unit_test(test_GR_MAY_11_mayor_who_falls_to_one_stays),
        cmocka_unit_test(test_GR_MAY_12_one_event_one_check),
        cmocka_unit_test(test_GR_MAY_13_a_swap_within_a_town_changes_no_mayor),
        cmocka_unit_test(test_GR_MAY_14_a_joined_lost_mine_counts_for_fee_and_office),
        cmocka_unit_test(test_GR_MAY_15_nobody_takes_it_in_the_event_in_which_it_goes_back),
        cmocka_unit_test(test_GR_EX_55_mayor_with_fewer),
        cmocka_unit_test(test_GR_MAY_18_a_takeover_needs_no_more_than_the_mayor_has),
        cmocka_unit_test(test_GR_EX_15_and_16_takeover_and_back),
        cmocka_unit_test(test_GR_EX_17_and_18_dynamite_against_the_mayor),
        cmocka_unit_test(test_GR_EX_19_former_mayor_is_no_challenger),
        cmocka_unit_test(test_GR_EX_20_broke_buyer),
        cmocka_unit_test(test_GR_EX_43_raid_on_the_mayors_town),
        cmocka_unit_test(test_GR_EX_44_judge_between_two_towns),
        cmocka_unit_test(test_GR_EX_54_the_card_goes_back),
        cmocka_unit_test(test_GR_EX_54_with_two_each),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
