/* test_tui.c: the terminal table's own parts: texts in both languages, lists of moves, the outline. */
#include "test.h"

#include "games/goldriver/state.h"
#include "sagebrush/heap.h"
#include "tui/choice.h"
#include "tui/draw.h"
#include "tui/say.h"

/* ---- texts ------------------------------------------------------------------------------------------------------- */

/* The %s and %d of a format, in their order. */
static void slots(const char *format, char out[16])
{
    size_t n = 0;
    for (; *format; format++)
        if (format[0] == '%')
            out[n++] = *++format;
    out[n] = '\0';
}

static void test_texts_are_complete_and_have_the_same_slots(void **state)
{
    (void)state;
    for (int i = 0; i < SAY_COUNT; i++) {
        char en[16], fr[16];
        assert_true(strlen(say_text((say_id)i, SB_EN)) > 0);
        assert_true(strlen(say_text((say_id)i, SB_FR)) > 0);
        slots(say_text((say_id)i, SB_EN), en);
        slots(say_text((say_id)i, SB_FR), fr);
        assert_string_equal(en, fr);
        if (strlen(say_text((say_id)i, SB_EN)) > strlen("%s: %s"))
            assert_string_not_equal(say_text((say_id)i, SB_EN), say_text((say_id)i, SB_FR));
    }
}

static void test_errors_of_undo_are_said_in_french(void **state)
{
    (void)state;
    static const sb_error met[]
        = { SB_NOTHING_TO_UNDO, SB_NOTHING_TO_REDO, SB_UNDO_BARRIER, SB_UNDO_TURN, SB_GAME_OVER };
    for (size_t i = 0; i < sizeof met / sizeof *met; i++)
        assert_string_not_equal(say_error(met[i], SB_FR), sb_error_text(met[i]));
    assert_string_equal(say_error(SB_UNDO_TURN, SB_EN), sb_error_text(SB_UNDO_TURN));
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

/* A game of words only: pass, bid N, raise N, play CARD. */
static const sb_item CARDS[] = { { NULL, NULL, NULL }, { "ace", "Ace", "As" }, { "acorn", "Acorn", "Gland" } };
static const sb_domain DOMAINS[] = { { "card", CARDS, 3 } };
static const sb_word MOVES[] = {
    { "pass", NULL, { { 0 } }, "Pass", "Passer" },
    { "bid", NULL, { { "n", SB_ARG_NUMBER } }, "Bid {n}", "Miser {n}" },
    { "raise", NULL, { { "n", SB_ARG_NUMBER } }, "Raise by {n}", "Relancer de {n}" },
    { "play", NULL, { { "card", SB_ARG_ITEM } }, "Play {card}", "Jouer {card}" },
};
enum { PASS, BID, RAISE, PLAY };

static const sb_move *the_list;
static int the_count;

static int listed(const void *state, int seat, sb_move out[SB_MOVES_MAX])
{
    (void)state, (void)seat;
    memcpy(out, the_list, (size_t)the_count * sizeof *out);
    return the_count;
}

static const sb_game GAME
    = { .id = "words", .moves = { MOVES, 4 }, .domains = DOMAINS, .domains_count = 1, .legal = listed };
static const sb_names NAMES = { .lang = SB_EN };

static choice choice_of(const sb_move *list, int n)
{
    choice c;
    the_list = list;
    the_count = n;
    choice_init(&c, &GAME, NULL, 0, &NAMES);
    return c;
}

static void assert_reads(const choice *c, const char *text, sb_move expected)
{
    sb_move got;
    assert_int_equal(choice_read(c, text, &got), CHOICE_MOVE);
    assert_int_equal(sb_move_cmp(got, expected), 0);
}

static void test_moves_are_numbered(void **state)
{
    (void)state;
    const sb_move list[] = { sb_move_of(PASS, 0, 0), sb_move_of(PLAY, 1, 0), sb_move_of(PLAY, 2, 0) };
    choice c = choice_of(list, 3);
    sb_move got;
    char bytes[512];
    sb_text text = SB_TEXT(bytes);
    choice_put(&c, false, &text);
    assert_string_equal(bytes, "   1  Pass\n   2  Play Ace\n   3  Play Acorn\n");
    sb_text_clear(&text);
    choice_put(&c, true, &text);
    assert_string_equal(bytes, "   1  Pass  [pass]\n   2  Play Ace  [play:ace]\n   3  Play Acorn  [play:acorn]\n");
    assert_reads(&c, "1", list[0]);
    assert_reads(&c, "3", list[2]);
    assert_reads(&c, "play:ace", list[1]);
    assert_reads(&c, "pa", list[0]);
    assert_reads(&c, "play:aco", list[2]);
    assert_int_equal(choice_read(&c, "play:ac", &got), CHOICE_AMBIGUOUS);
    assert_int_equal(choice_read(&c, "p", &got), CHOICE_AMBIGUOUS);
    assert_int_equal(choice_read(&c, "0", &got), CHOICE_NONE);
    assert_int_equal(choice_read(&c, "4", &got), CHOICE_NONE);
    assert_int_equal(choice_read(&c, "fold", &got), CHOICE_NONE);
    assert_int_equal(choice_read(&c, "99999999999", &got), CHOICE_NONE);
}

static void test_a_bid_is_typed_as_its_number(void **state)
{
    (void)state;
    const sb_move list[] = { sb_move_of(PASS, 0, 0), sb_move_number(BID, 3), sb_move_number(BID, 4),
        sb_move_number(BID, 5), sb_move_number(BID, 300) };
    choice c = choice_of(list, 5);
    sb_move got;
    char bytes[512];
    sb_text text = SB_TEXT(bytes);
    choice_put(&c, false, &text);
    assert_string_equal(bytes, "  pass          Pass\n"
                               "  3 to 5, 300   Bid 3 ... Bid 300 (type the number)\n");
    assert_reads(&c, "3", list[1]);
    assert_reads(&c, "300", list[4]);
    assert_reads(&c, "pass", list[0]);
    assert_reads(&c, "bid:4", list[2]);
    assert_reads(&c, "Bid 4", list[2]);
    assert_reads(&c, "PASS", list[0]);
    assert_int_equal(choice_read(&c, "1", &got), CHOICE_NONE);
    assert_true(choice_meant(&c, "6", &got)); /* to be told why not */
    assert_int_equal(sb_move_cmp(got, sb_move_number(BID, 6)), 0);
    assert_true(choice_meant(&c, "bid 7", &got));
    assert_int_equal(sb_move_cmp(got, sb_move_number(BID, 7)), 0);
}

static void test_two_kinds_of_numbers_are_a_plain_list(void **state)
{
    (void)state;
    const sb_move list[] = { sb_move_number(BID, 7), sb_move_number(BID, 8), sb_move_number(RAISE, 1) };
    choice c = choice_of(list, 3);
    sb_move got;
    assert_reads(&c, "3", list[2]);
    assert_int_equal(choice_read(&c, "7", &got), CHOICE_NONE);
    assert_false(choice_meant(&c, "7", &got));
    assert_true(choice_meant(&c, "play:ace", &got));
    assert_false(choice_meant(&c, "play:king", &got));
}

/* ---- narrow windows ---------------------------------------------------------------------------------------------- */

static void assert_wrapped(const char *text, int width, const char *expected)
{
    char bytes[512];
    sb_text out = SB_TEXT(bytes);
    draw_wrapped(text, width, &out);
    assert_string_equal(bytes, expected);
}

static void test_long_lines_are_broken_between_words(void **state)
{
    (void)state;
    assert_wrapped("Annie owns a mine and a saloon.\nNext.\n", 20, "Annie owns a mine\nand a saloon.\nNext.\n");
    assert_wrapped("  * Annie takes the Lost Mine.\n", 20, "  * Annie takes the\n    Lost Mine.\n");
    assert_wrapped("  12  Take the Lost Mine of Buck", 20, "  12  Take the Lost\n      Mine of Buck");
    assert_wrapped("  owns Saloon and Post Office", 20, "  owns Saloon and\n    Post Office");
    assert_wrapped("exactly twenty chars\n", 20, "exactly twenty chars\n");
    assert_wrapped("0123456789012345678901234\n", 20, "01234567890123456789\n01234\n");
    assert_wrapped("\033[1méééééééééé éééééééé\033[0m é\n", 20, "\033[1méééééééééé éééééééé\033[0m\né\n");
    assert_wrapped("a line in no window at all stays whole\n", 0, "a line in no window at all stays whole\n");
}

/* ---- the outline ------------------------------------------------------------------------------------------------- */

static void test_outline_names_items_and_hides_what_is_hidden(void **state)
{
    (void)state;
    _Alignas(16) unsigned char position[SB_STATE_MAX];
    const sb_game *g = sb_game_find("template");
    const sb_names names = { .lang = SB_FR };
    const draw_style style = { .names = &names };
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(7, key);
    sb_setup_init(g, 2, &setup);
    g->setup(position, &setup, key, NULL);
    g->redact(position, 0);
    sb_text text = sb_heap_text();
    draw_position(g, position, 0, &style, &text);
    assert_non_null(strstr(text.at, "hand [Pied-tendre, Hors-la-loi, Marshal]"));
    assert_non_null(strstr(text.at, "\nwinner: -\n"));
    assert_non_null(strstr(text.at, "discard: Pied-tendre 0, Vagabond 0"));
    assert_non_null(strstr(text.at, "seat 1, points 0, cards 3, has chosen non"));
    sb_heap_text_free(&text);
}

/* ---- Gold River -------------------------------------------------------------------------------------------------- */

/* Three seats at the beginning; the first has one nugget, the second none. */
static void draw_poor_players(sb_lang lang, sb_text *out)
{
    gr_state st;
    const sb_game *g = sb_game_find("goldriver");
    const sb_names names = { .lang = lang, .seat = { "Ann", "Bob", "Cy" } };
    const draw_style style = { .names = &names };
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(7, key);
    sb_setup_init(g, 3, &setup);
    g->setup(&st, &setup, key, NULL);
    st.nuggets[0] = 1;
    st.nuggets[1] = 0;
    g->redact(&st, 0);
    draw_position(g, &st, 0, &style, out);
}

static void test_gold_river_counts_in_the_right_words(void **state)
{
    (void)state;
    sb_text en = sb_heap_text(), fr = sb_heap_text();
    draw_poor_players(SB_EN, &en);
    assert_non_null(strstr(en.at, "> Ann           1 nugget,"));
    assert_non_null(strstr(en.at, "  Bob           0 nuggets,"));
    assert_non_null(strstr(en.at, "  Cy            15 nuggets,"));
    assert_non_null(strstr(en.at, "; deck: 44 (11 more rounds)"));
    draw_poor_players(SB_FR, &fr);
    assert_non_null(strstr(fr.at, "> Ann           1 pépite,"));
    assert_non_null(strstr(fr.at, "  Bob           0 pépite,"));
    assert_non_null(strstr(fr.at, "  Cy            15 pépites,"));
    assert_non_null(strstr(fr.at, " ; pioche : 44 (encore 11 tours)"));
    sb_heap_text_free(&en);
    sb_heap_text_free(&fr);
}

static void assert_about(const char *name, sb_lang lang, const char *expected)
{
    char bytes[1024];
    sb_text text = SB_TEXT(bytes);
    assert_true(draw_about(sb_game_find("goldriver"), name, lang, &text));
    assert_string_equal(bytes, expected);
}

static void test_cards_are_explained_by_a_part_of_their_name(void **state)
{
    (void)state;
    assert_about("HOLD", SB_EN, "Hold Up: announce 2 to 8; roll that or more and steal as many (rules GR-HOLD)\n");
    assert_about("perdue", SB_FR, "Mine Perdue : rejoint une ville où vous êtes, sans rien payer (règles GR-LOST)\n");
    assert_about("lost", SB_FR, "Mine Perdue : rejoint une ville où vous êtes, sans rien payer (règles GR-LOST)\n");
    assert_about("coyote", SB_EN, "Coyote City: 7 concessions; its Mayor is worth 5 at the end (rules GR-MAY)\n");
    sb_text nothing = sb_heap_text();
    assert_false(draw_about(sb_game_find("goldriver"), "harbour", SB_EN, &nothing));
    assert_false(draw_about(sb_game_find("template"), "marshal", SB_EN, &nothing));
    sb_heap_text_free(&nothing);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts_are_complete_and_have_the_same_slots),
        cmocka_unit_test(test_errors_of_undo_are_said_in_french),
        cmocka_unit_test(test_moves_are_numbered),
        cmocka_unit_test(test_a_bid_is_typed_as_its_number),
        cmocka_unit_test(test_two_kinds_of_numbers_are_a_plain_list),
        cmocka_unit_test(test_long_lines_are_broken_between_words),
        cmocka_unit_test(test_cards_are_explained_by_a_part_of_their_name),
        cmocka_unit_test(test_outline_names_items_and_hides_what_is_hidden),
        cmocka_unit_test(test_gold_river_counts_in_the_right_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
