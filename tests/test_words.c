/* test_words.c: moves as text both ways, sentences in both languages, events as JSON, options, events (game.h). */
#include "sagebrush/game.h"
#include "test.h"

/* ---- a vocabulary with every kind of argument -------------------------------------------------------------------- */

static const sb_item CARDS[] = { { NULL, NULL, NULL }, { "ace", "Ace", "As" }, { "two", "Two", "Deux" },
    { "two_1", "other Two", "autre Deux" }, { "outlaw", "outlaw", "hors-la-loi", SB_LE | SB_THE },
    { "engineer", "engineer", "ingénieur", SB_LE | SB_THE }, { "space", "space B", "case B", SB_LA },
    { "dunes", "Dunes", "Dunes", SB_LES }, { "gold", "Gold!", "Gold !" } };
static const sb_domain DOMAINS[] = { { "card", CARDS, 9 } };

enum { PASS, BID, GIVE, LAY, MIX, TAKE, TELL, MOVES };
/* clang-format off */
static const sb_word MOVE_WORDS[MOVES] = {
    [PASS] = { "pass", NULL, { { 0 } }, "Pass", "Passer", .role = SB_ROLE_DECLINE },
    [BID] = { "bid", "X-BID-1", { { "n", SB_ARG_NUMBER } }, "Bid {n} {n#nugget|nuggets}",
        "Miser {n} {n#pépite|pépites}" },
    [GIVE] = { "give", "X-GIVE-1", { { "to", SB_ARG_SEAT }, { "card", SB_ARG_ITEM } }, "{seat} gives {card} to {to}",
        "{seat} donne {card} à {to}" },
    [LAY] = { "lay", "X-LAY-1", { { "cards", SB_ARG_LIST } }, "Lay {cards}", "Poser {cards}" },
    [MIX] = { "mix", NULL, { { "n", SB_ARG_NUMBER }, { "to", SB_ARG_SEAT }, { "cards", SB_ARG_LIST } },
        "{n}, {to}: {cards}", "{n}, {to} : {cards}" },
    [TAKE] = { "take", NULL, { { "from", SB_ARG_SEAT }, { "card", SB_ARG_ITEM } }, "The price of {card} of {from}",
        "Le prix de {card} de {from}" },
    [TELL] = { "tell", NULL, { { "card", SB_ARG_ITEM } },
        "{The card} is beside {the card}, for {a card}; now {card}.",
        "{The card} arrive à {the card}, jusqu'à {the card}, près de {the card}, pour {a card}, de {a card} ; {card}." },
};
/* clang-format on */
static const sb_word EVENT_WORDS[] = {
    { "fee", "X-FEE-1", { { "to", SB_ARG_SEAT }, { "card", SB_ARG_ITEM }, { "n", SB_ARG_NUMBER } },
        "{seat} pays {n} {n#nugget|nuggets} to {to} for {card}",
        "{seat} paie {n} {n#pépite|pépites} à {to} pour {card}" },
    { "rain", NULL, { { 0 } }, "It rains", "Il pleut" },
    { "box", NULL, { { "n", SB_ARG_NUMBER } }, "Box {n+1}", "Case {n+1}" },
    { "chose", "X-CHOOSE-1", { { "reason", SB_ARG_ITEM } }, "Because of {reason}", "Pour {reason}" },
};
/* clang-format off */
static const sb_word DECISION_WORDS[] = {
    { "bid", "X-BID-1", { { "n", SB_ARG_NUMBER } }, "{seat}: bid more than {n}", "{seat} : miser plus de {n}" } };
/* clang-format on */
static const sb_item WEATHER[] = { { "dry", { "dry", "sec" } }, { "wet", { "wet", "humide" } } };
static const sb_option OPTIONS[] = {
    { .id = "weather", .values = WEATHER, .count = 2 },
    { .id = "duet", .values = WEATHER, .count = 2, .players = 1 << 2, .excludes = 1 << 0 },
    { .id = "first_seat" },
};

static const char *about(int domain, int item, sb_lang lang, sb_text *out)
{
    (void)domain, (void)lang, (void)out;
    return item == 1 ? "X-WHY-2" : NULL;
}

/* clang-format off */
static const sb_game GAME = {
    .id = "words", .players_min = 2, .players_max = 4, .domains = DOMAINS, .domains_count = 1,
    .options = OPTIONS, .options_count = 3,
    .moves = { MOVE_WORDS, MOVES }, .events = { EVENT_WORDS, 4 }, .decisions = { DECISION_WORDS, 1 },
    .people = { .about = about },
};
/* clang-format on */

static const sb_names ENGLISH = { .lang = SB_EN, .seat = { "Ann", "Bob" } };
static const sb_names FRENCH = { .lang = SB_FR };

/* ---- moves as text ----------------------------------------------------------------------------------------------- */

static void test_moves_both_ways(void **unused)
{
    (void)unused;
    static const struct {
        sb_move move;
        const char *text;
    } rows[] = {
        { { PASS, { 0 } }, "pass" },
        { { BID, { 0, 0 } }, "bid:0" },
        { { BID, { 0, 7 } }, "bid:7" },
        { { BID, { 1, 4 } }, "bid:260" },
        { { BID, { 0x7f, 0xff } }, "bid:32767" },
        { { GIVE, { 0, 1 } }, "give:s0.ace" },
        { { GIVE, { 4, 3 } }, "give:s4.two_1" },
        { { LAY, { 2 } }, "lay:two" },
        { { LAY, { 1, 2, 3, 1, 2, 3, 1 } }, "lay:ace.two.two_1.ace.two.two_1.ace" },
        { { MIX, { 0, 5, 3, 1, 2 } }, "mix:5.s3.ace.two" },
        { { MIX, { 0, 5, 3, 1, 2, 3, 1 } }, "mix:5.s3.ace.two.two_1.ace" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char buffer[100];
        sb_text t = SB_TEXT(buffer);
        sb_move read;
        memset(&read, 0xee, sizeof read);
        sb_move_write(&GAME, rows[i].move, &t);
        assert_string_equal(buffer, rows[i].text);
        assert_int_equal(sb_move_read(&GAME, rows[i].text, &read), SB_OK);
        assert_int_equal(sb_move_cmp(read, rows[i].move), 0);
    }
}

static void test_moves_as_json(void **unused)
{
    (void)unused;
    static const struct {
        const char *move, *json;
    } rows[] = {
        { "pass", "{\"kind\":\"pass\",\"args\":{},\"role\":\"decline\"}" },
        { "bid:260", "{\"kind\":\"bid\",\"args\":{\"n\":260},\"role\":\"answer\"}" },
        { "give:s4.two_1", "{\"kind\":\"give\",\"args\":{\"to\":4,\"card\":\"two_1\"},\"role\":\"answer\"}" },
        { "mix:5.s3.ace.two",
            "{\"kind\":\"mix\",\"args\":{\"n\":5,\"to\":3,\"cards\":[\"ace\",\"two\"]},\"role\":\"answer\"}" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char buffer[200];
        sb_text t = SB_TEXT(buffer);
        sb_json json = SB_JSON(&t);
        sb_move move;
        assert_int_equal(sb_move_read(&GAME, rows[i].move, &move), SB_OK);
        sb_json_object(&json, NULL);
        sb_move_json(&GAME, move, &json);
        sb_json_end(&json);
        assert_string_equal(buffer, rows[i].json);
    }
}

static void test_malformed_moves_are_refused(void **unused)
{
    (void)unused;
    static const char *const bad[] = {
        "",
        " ",
        ":",
        ".",
        "pas",
        "passs",
        "PASS",
        "pass ",
        " pass",
        "pass:",
        "pass:1",
        "pass.",
        "pass\n",
        "bid",
        "bid:",
        "bid:-1",
        "bid:+1",
        "bid:07",
        "bid:00",
        "bid:7.",
        "bid:7:",
        "bid:7.8",
        "bid:7:8",
        "bid.7",
        "bid: 7",
        "bid:7 ",
        "bid:0x7",
        "bid:32768",
        "bid:99999",
        "bid:123456",
        "bid:1e1",
        "bid:seven",
        "bid::7",
        "give",
        "give:s0",
        "give:s0.",
        "give:s8.ace",
        "give:s01.ace",
        "give:s.ace",
        "give:0.ace",
        "give:ace.s0",
        "give:s0.none",
        "give:s0.king",
        "give:s0.Ace",
        "give:s0.ace.two",
        "give:s0:ace",
        "give:s-.ace",
        "give:s0.two_",
        "lay",
        "lay:",
        "lay:ace.",
        "lay:.ace",
        "lay:ace..two",
        "lay:ace.none",
        "lay:ace.two.ace.two.ace.two.ace.two",
        "mix:5.s3",
        "mix:5.s3.",
        "mix:5.s3.ace.ace.ace.ace.ace",
        "mix:s3.5.ace",
        "?",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        sb_move move = { .kind = 77 };
        if (sb_move_read(&GAME, bad[i], &move) != SB_BAD_MOVE)
            fail_msg("\"%s\" was read as a move", bad[i]);
        assert_int_equal(move.kind, 77);
    }
}

/* Whatever bytes are written, nothing breaks; and what then reads back is written the same way. */
static void test_any_bytes_can_be_written(void **unused)
{
    (void)unused;
    sb_quick q = { 3 };
    for (int i = 0; i < 20000; i++) {
        char buffer[200], again[200];
        sb_text t = SB_TEXT(buffer), u = SB_TEXT(again), ignored = SB_TEXT(again);
        uint64_t bits = sb_quick_next(&q) & (sb_quick_next(&q) | 0xff) & UINT64_C(0x0707070707070707);
        sb_move move, read;
        memcpy(&move, &bits, sizeof move);
        sb_say_move(&GAME, 9, move, &ENGLISH, &ignored);
        sb_move_write(&GAME, move, &t);
        assert_false(t.cut);
        if (sb_move_read(&GAME, buffer, &read) == SB_OK) {
            sb_text_clear(&u);
            sb_move_write(&GAME, read, &u);
            assert_string_equal(buffer, again);
        }
    }
}

static void test_lists_are_ordered_by_kind_then_arguments(void **unused)
{
    (void)unused;
    assert_true(sb_move_cmp(sb_move_of(1, 9, 9), sb_move_of(2, 0, 0)) < 0);
    assert_true(sb_move_cmp(sb_move_of(1, 1, 9), sb_move_of(1, 2, 0)) < 0);
    assert_true(sb_move_cmp(sb_move_number(1, 255), sb_move_number(1, 256)) < 0);
    assert_int_equal(sb_move_get_number(sb_move_number(1, 300)), 300);
}

/* ---- sentences --------------------------------------------------------------------------------------------------- */

static void assert_says(sb_move move, const char *en, const char *fr)
{
    char buffer[200];
    sb_text t = SB_TEXT(buffer);
    sb_say_move(&GAME, 1, move, &ENGLISH, &t);
    assert_string_equal(buffer, en);
    sb_text_clear(&t);
    sb_say_move(&GAME, 1, move, &FRENCH, &t);
    assert_string_equal(buffer, fr);
}

static void test_sentences_of_moves(void **unused)
{
    (void)unused;
    assert_says(sb_move_of(PASS, 0, 0), "Pass", "Passer");
    assert_says(sb_move_number(BID, 0), "Bid 0 nuggets", "Miser 0 pépite");
    assert_says(sb_move_number(BID, 1), "Bid 1 nugget", "Miser 1 pépite");
    assert_says(sb_move_number(BID, 2), "Bid 2 nuggets", "Miser 2 pépites");
    assert_says(sb_move_of(GIVE, 0, 1), "Bob gives Ace to Ann", "Place 2 donne As à Place 1");
    assert_says(sb_move_of(GIVE, 2, 3), "Bob gives other Two to Seat 3", "Place 2 donne autre Deux à Place 3");
    assert_says((sb_move) { LAY, { 1, 2 } }, "Lay Ace, Two", "Poser As, Deux");
    assert_says((sb_move) { MIX, { 0, 5, 0, 1, 3 } }, "5, Ann: Ace, other Two", "5, Place 1 : As, autre Deux");
}

static void assert_says_of(const char *name, const char *fr)
{
    char buffer[200];
    sb_text t = SB_TEXT(buffer);
    sb_say_move(&GAME, 1, sb_move_of(TAKE, 0, 2), &(sb_names) { .lang = SB_FR, .seat = { name } }, &t);
    assert_string_equal(buffer, fr);
}

static void test_de_before_a_vowel_in_french(void **unused)
{
    (void)unused;
    assert_says(sb_move_of(TAKE, 0, 1), "The price of Ace of Ann", "Le prix d'As de Place 1");
    assert_says_of("Annie", "Le prix de Deux d'Annie");
    assert_says_of("earl", "Le prix de Deux d'earl");
    assert_says_of("Élise", "Le prix de Deux d'Élise");
    assert_says_of("ölaf", "Le prix de Deux d'ölaf");
    assert_says_of("Çelik", "Le prix de Deux de Çelik");
    assert_says_of("Ñandu", "Le prix de Deux de Ñandu");
    assert_says_of("Buck", "Le prix de Deux de Buck");
    assert_says_of("Hugo", "Le prix de Deux de Hugo");
    assert_says_of("Hector", "Le prix de Deux d'Hector");
    assert_says_of("HÉLÈNE", "Le prix de Deux d'HÉLÈNE");
    assert_says_of("Hannah", "Le prix de Deux d'Hannah");
    assert_says_of("Harry", "Le prix de Deux de Harry");
    assert_says_of("Yves", "Le prix de Deux d'Yves");
    assert_says_of("Yann", "Le prix de Deux de Yann");
}

static void test_nouns_have_articles(void **unused)
{
    (void)unused;
    assert_says((sb_move) { TELL, { 4 } }, "The outlaw is beside the outlaw, for an outlaw; now outlaw.",
        "Le hors-la-loi arrive au hors-la-loi, jusqu'au hors-la-loi, près du hors-la-loi, pour un hors-la-loi, d'un "
        "hors-la-loi ; hors-la-loi.");
    assert_says((sb_move) { TELL, { 5 } }, "The engineer is beside the engineer, for an engineer; now engineer.",
        "L'ingénieur arrive à l'ingénieur, jusqu'à l'ingénieur, près de l'ingénieur, pour un ingénieur, d'un ingénieur "
        "; "
        "ingénieur.");
    assert_says((sb_move) { TELL, { 6 } }, "Space B is beside space B, for space B; now space B.",
        "La case B arrive à la case B, jusqu'à la case B, près de la case B, pour la case B, de la case B ; case B.");
    assert_says((sb_move) { TELL, { 7 } }, "Dunes is beside Dunes, for Dunes; now Dunes.",
        "Les Dunes arrive aux Dunes, jusqu'aux Dunes, près des Dunes, pour les Dunes, des Dunes ; Dunes.");
    assert_says((sb_move) { TELL, { 8 } }, "Gold! is beside Gold!, for Gold!; now Gold!",
        "Gold ! arrive à Gold !, jusqu'à Gold !, près de Gold !, pour Gold !, de Gold ! ; Gold !");
}

static void test_sentences_of_what_is_out_of_range(void **unused)
{
    (void)unused;
    assert_says(sb_move_of(GIVE, 200, 0), "Bob gives (nothing) to Nobody", "Place 2 donne (rien) à Personne");
    assert_says(sb_move_of(GIVE, 0, 77), "Bob gives (nothing) to Ann", "Place 2 donne (rien) à Place 1");
    assert_says(sb_move_of(MOVES, 0, 0), "", "");
}

static void test_sentences_of_events_and_decisions(void **unused)
{
    (void)unused;
    char buffer[200];
    sb_text t = SB_TEXT(buffer);
    sb_event fee = { .kind = 0, .seat = 1, .arg = { 0, 2, -1 } }, rain = { .kind = 1, .seat = SB_SPECTATOR };
    sb_decision d = { .kind = 0, .arg = { 4 } };
    sb_say_event(&GAME, &fee, &ENGLISH, &t);
    sb_put(&t, "|");
    sb_say_event(&GAME, &rain, &FRENCH, &t);
    sb_put(&t, "|");
    sb_say_decision(&GAME, 0, &d, &ENGLISH, &t);
    assert_string_equal(buffer, "Bob pays -1 nugget to Ann for Two|Il pleut|Ann: bid more than 4");
}

static void test_places_are_counted_from_one(void **unused)
{
    (void)unused;
    char buffer[200];
    sb_text t = SB_TEXT(buffer);
    sb_event box = { .kind = 2, .seat = 1, .arg = { 0 } };
    sb_say_event(&GAME, &box, &ENGLISH, &t);
    sb_put(&t, "|");
    sb_say_event(&GAME, &box, &FRENCH, &t);
    assert_string_equal(buffer, "Box 1|Case 1");
}

static void test_events_as_json(void **unused)
{
    (void)unused;
    char buffer[400];
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    sb_event fee = { .kind = 0, .seat = 1, .arg = { 0, 2, 5 } }, rain = { .kind = 1, .seat = SB_SPECTATOR };
    sb_json_list(&j, NULL);
    sb_event_json(&GAME, &fee, &ENGLISH, &j);
    sb_event_json(&GAME, &rain, NULL, &j);
    sb_json_end(&j);
    assert_string_equal(buffer,
        "[{\"event\":\"fee\",\"seat\":1,\"to\":0,\"card\":\"two\",\"n\":5,\"rule\":\"X-FEE-1\","
        "\"text\":\"Bob pays 5 nuggets to Ann for Two\"},{\"event\":\"rain\"}]");
}

/* What was decided by a rule of its own says by which. */
static void test_events_name_the_rule_of_their_reason(void **unused)
{
    (void)unused;
    char buffer[400];
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    sb_event ace = { .kind = 3, .seat = 1, .arg = { 1 } }, two = { .kind = 3, .seat = 1, .arg = { 2 } };
    sb_json_list(&j, NULL);
    sb_event_json(&GAME, &ace, NULL, &j);
    sb_event_json(&GAME, &two, NULL, &j);
    sb_json_end(&j);
    assert_string_equal(buffer,
        "[{\"event\":\"chose\",\"seat\":1,\"reason\":\"ace\",\"rule\":\"X-WHY-2\"},"
        "{\"event\":\"chose\",\"seat\":1,\"reason\":\"two\",\"rule\":\"X-CHOOSE-1\"}]");
}

/* ---- events ------------------------------------------------------------------------------------------------------ */

static void test_events_have_an_audience(void **unused)
{
    (void)unused;
    sb_event all = { .audience = 0 }, some = { .audience = 1 << 1 | 1 << 3 };
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++) {
        assert_true(sb_event_visible(&all, viewer));
        assert_int_equal(sb_event_visible(&some, viewer), viewer == 1 || viewer == 3);
    }
}

static void test_events_that_do_not_fit_are_counted_as_lost(void **unused)
{
    (void)unused;
    sb_event at[2];
    sb_events events = { .at = at, .cap = 2 }, *to = &events, *nobody = NULL;
    sb_emit(nobody, 0, 0, 1);
    sb_emit(to, 0, 1, 7, 8);
    sb_emit(to, 1, SB_SPECTATOR, 0);
    assert_false(events.lost);
    sb_emit(to, 1, 2, 0);
    assert_true(events.lost);
    assert_int_equal(events.n, 2);
    assert_int_equal(at[0].arg[1], 8);
    assert_int_equal(at[1].seat, SB_SPECTATOR);
}

/* ---- options ----------------------------------------------------------------------------------------------------- */

static void test_options_by_name(void **unused)
{
    (void)unused;
    char buffer[4];
    sb_setup s;
    assert_int_equal(sb_setup_init(&GAME, 1, &s), SB_BAD_PLAYERS);
    assert_int_equal(sb_setup_init(&GAME, 5, &s), SB_BAD_PLAYERS);
    assert_int_equal(sb_setup_init(&GAME, 3, &s), SB_OK);
    assert_string_equal(sb_setup_value(&GAME, &s, 0, buffer), "dry");
    assert_null(sb_setup_value(&GAME, &s, 2, buffer));
    assert_int_equal(sb_setup_option(&GAME, &s, "weather", "wet"), SB_OK);
    assert_int_equal(sb_setup_option(&GAME, &s, "first_seat", "2"), SB_OK);
    assert_string_equal(sb_setup_value(&GAME, &s, 0, buffer), "wet");
    assert_string_equal(sb_setup_value(&GAME, &s, 2, buffer), "2");
    assert_int_equal(s.value[2], 3);
}

static void test_options_that_are_refused(void **unused)
{
    (void)unused;
    sb_setup s, before;
    assert_int_equal(sb_setup_init(&GAME, 3, &s), SB_OK);
    before = s;
    assert_int_equal(sb_setup_option(&GAME, &s, "climate", "wet"), SB_UNKNOWN_OPTION);
    assert_int_equal(sb_setup_option(&GAME, &s, "weather", "foggy"), SB_BAD_OPTION);
    assert_int_equal(sb_setup_option(&GAME, &s, "weather", ""), SB_BAD_OPTION);
    assert_int_equal(sb_setup_option(&GAME, &s, "duet", "wet"), SB_OPTION_PLAYERS); /* with two players only */
    static const char *const seats[] = { "3", "-1", "", "x", "01", "2 " };
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++)
        assert_int_equal(sb_setup_option(&GAME, &s, "first_seat", seats[i]), SB_BAD_OPTION);
    assert_memory_equal(&s, &before, sizeof s);
    assert_int_equal(sb_setup_init(&GAME, 2, &s), SB_OK);
    assert_int_equal(sb_setup_option(&GAME, &s, "duet", "wet"), SB_OK);
}

static void test_a_refused_option_leaves_an_earlier_value(void **unused)
{
    (void)unused;
    sb_setup s;
    assert_int_equal(sb_setup_init(&GAME, 3, &s), SB_OK);
    assert_int_equal(sb_setup_option(&GAME, &s, "first_seat", "1"), SB_OK);
    assert_int_equal(sb_setup_option(&GAME, &s, "first_seat", "3"), SB_BAD_OPTION);
    assert_int_equal(s.value[2], 2);
}

static void test_options_that_exclude_each_other(void **unused)
{
    (void)unused;
    sb_setup s, before;
    assert_int_equal(sb_setup_init(&GAME, 2, &s), SB_OK);
    assert_int_equal(sb_setup_option(&GAME, &s, "weather", "wet"), SB_OK);
    before = s;
    assert_int_equal(sb_setup_option(&GAME, &s, "duet", "wet"), SB_OPTION_CONFLICT);
    assert_memory_equal(&s, &before, sizeof s);
    assert_int_equal(sb_setup_option(&GAME, &s, "duet", "dry"), SB_OK); /* the default goes with everything */
    assert_int_equal(sb_setup_option(&GAME, &s, "weather", "dry"), SB_OK);
    assert_int_equal(sb_setup_option(&GAME, &s, "duet", "wet"), SB_OK);
    assert_int_equal(sb_setup_option(&GAME, &s, "weather", "wet"), SB_OPTION_CONFLICT); /* whoever says so */
    s.value[0] = 1;
    assert_false(sb_setup_is_allowed(&GAME, &s));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_both_ways),
        cmocka_unit_test(test_moves_as_json),
        cmocka_unit_test(test_malformed_moves_are_refused),
        cmocka_unit_test(test_any_bytes_can_be_written),
        cmocka_unit_test(test_lists_are_ordered_by_kind_then_arguments),
        cmocka_unit_test(test_sentences_of_moves),
        cmocka_unit_test(test_de_before_a_vowel_in_french),
        cmocka_unit_test(test_nouns_have_articles),
        cmocka_unit_test(test_sentences_of_what_is_out_of_range),
        cmocka_unit_test(test_sentences_of_events_and_decisions),
        cmocka_unit_test(test_places_are_counted_from_one),
        cmocka_unit_test(test_events_as_json),
        cmocka_unit_test(test_events_name_the_rule_of_their_reason),
        cmocka_unit_test(test_events_have_an_audience),
        cmocka_unit_test(test_events_that_do_not_fit_are_counted_as_lost),
        cmocka_unit_test(test_options_by_name),
        cmocka_unit_test(test_options_that_are_refused),
        cmocka_unit_test(test_a_refused_option_leaves_an_earlier_value),
        cmocka_unit_test(test_options_that_exclude_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
