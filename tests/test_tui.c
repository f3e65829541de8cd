/* test_tui.c: the terminal table's own parts: texts in both languages, lists of moves, the outline. */
#include "test.h"

#include "games/goldriver/state.h"
#include "games/gwt/contract.h"
#include "games/gwt/flow.h"
#include "games/gwt/trail.h"
#include "cli/json_node.h"
#include "protocol/seat.h"
#include "sagebrush/heap.h"
#include "tui/ask.h"
#include "tui/canvas.h"
#include "tui/choice.h"
#include "tui/coach.h"
#include "tui/draw.h"
#include "tui/say.h"
#include "tui/screen.h"
#include "tui/shorten.h"

#include <locale.h>

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
    static const sb_error met[] = { SB_NOTHING_TO_UNDO, SB_NOTHING_TO_REDO, SB_UNDO_BARRIER, SB_UNDO_TURN,
        SB_GAME_OVER };
    for (size_t i = 0; i < sizeof met / sizeof *met; i++)
        assert_string_not_equal(say_error(met[i], SB_FR), sb_error_text(met[i], SB_EN));
    assert_string_equal(say_error(SB_UNDO_TURN, SB_EN), sb_error_text(SB_UNDO_TURN, SB_EN));
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

static const sb_game GAME = {
    .id = "words", .moves = { MOVES, 4 }, .domains = DOMAINS, .domains_count = 1, .rules = { .legal = listed }
};
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
    assert_string_equal(bytes,
        "  pass          Pass\n"
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
    g->rules.setup(position, &setup, key, NULL);
    g->rules.redact(position, 0);
    sb_text text = sb_heap_text();
    draw_position(g, position, 0, &style, &text);
    assert_non_null(strstr(text.at, "hand [Pied-tendre, Hors-la-loi, Marshal]"));
    assert_non_null(strstr(text.at, "\nwinner: -\n"));
    assert_non_null(strstr(text.at, "discard: Pied-tendre 0, Vagabond 0"));
    assert_non_null(strstr(text.at, "seat 1, score ( spared 0, duels 0, total 0 ), cards 3, has chosen non"));
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
    g->rules.setup(&st, &setup, key, NULL);
    st.nuggets[0] = 1;
    st.nuggets[1] = 0;
    g->rules.redact(&st, 0);
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
    assert_about(
        "HOLD", SB_EN, "Hold Up: announce 2 to 8; roll that or more and steal as many nuggets (rules GR-HOLD)\n");
    assert_about("perdue", SB_FR, "Mine Perdue : rejoint une ville où vous êtes, sans rien payer (règles GR-LOST)\n");
    assert_about("lost", SB_FR, "Mine Perdue : rejoint une ville où vous êtes, sans rien payer (règles GR-LOST)\n");
    assert_about("coyote", SB_EN, "Coyote City: 7 concessions; its Mayor is worth 5 at the end (rules GR-MAY)\n");
    sb_text nothing = sb_heap_text();
    assert_false(draw_about(sb_game_find("goldriver"), "harbour", SB_EN, &nothing));
    sb_game silent = *sb_game_find("template");
    silent.people.about = NULL;
    assert_false(draw_about(&silent, "marshal", SB_EN, &nothing));
    sb_heap_text_free(&nothing);
}

/* ---- Great Western Trail ----------------------------------------------------------------------------------------- */

static const sb_names RANCHERS[] = { { .lang = SB_EN, .seat = { "Ann", "Bob", "Cy", "Dan" } },
    { .lang = SB_FR, .seat = { "Ann", "Bob", "Cy", "Dan" } } };

static void begin_gwt(int players, gwt_state *st)
{
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    sb_seed_number(7, key);
    sb_setup_init(&gwt_game, players, &setup);
    gwt_game.rules.setup(st, &setup, key, NULL);
}

static void draw_gwt_for(const gwt_state *st, int viewer, sb_lang lang, bool brief, sb_text *out)
{
    gwt_state seen = *st;
    const draw_style style = { .names = &RANCHERS[lang == SB_FR], .brief = brief };
    sb_text_clear(out);
    gwt_game.rules.redact(&seen, viewer);
    draw_position(&gwt_game, &seen, viewer, &style, out);
}

static void assert_has(const sb_text *text, const char *part)
{
    if (!strstr(text->at, part))
        fail_msg("\"%s\" is not in:\n%s", part, text->at);
}

/* Two players: both hands cost 2. */
static void test_gwt_trail_is_drawn_with_what_lies_there(void **state)
{
    (void)state;
    gwt_state st;
    sb_text text = sb_heap_text();
    begin_gwt(2, &st);
    for (int place = GWT_PLACE_flood_1; place <= GWT_PLACE_flood_4; place++)
        gwt_put_tile(&st, place, 0);
    gwt_put_tile(&st, GWT_PLACE_flood_2, GWT_TILE_hz_flood_g3);
    gwt_put_tile(&st, GWT_PLACE_flood_risk_2, gwt_building_code(1, GWT_BUILDING_pb_4a));
    gwt_put_tile(&st, GWT_PLACE_a2, gwt_building_code(0, GWT_BUILDING_pb_1a));
    gwt_put_tile(&st, GWT_PLACE_outlaw_4, GWT_TILE_outlaw_orange);
    st.player[0].herder = GWT_PLACE_a2;
    st.player[1].herder = GWT_PLACE_a;
    draw_gwt_for(&st, 0, SB_EN, false, &text);
    assert_has(&text, "\nA @B  building A: Galloway: $2; hire; hire (+$2)\n");
    assert_has(&text, "\n |- A1 .    A2 A:1a @A A3 .    > B\n");
    assert_has(&text, "\n `- flood     1 .      2 3vp-$2 3 .      4 .      site 1! . site 2!* B:4a-$2 > B\n");
    assert_has(&text, "\n `- outlaw    4+$3 O-$2 ");
    draw_gwt_for(&st, 1, SB_FR, false, &text);
    assert_has(&text, "\n |- A1 .    A2 A:1a-2$ @A A3 .    > B\n");
    assert_has(&text, "\n `- inondation  1 .      2 3pv-2$ 3 .      4 .      site 1! . site 2!* B:4a > B\n");
    assert_has(&text, "\n `- hors-la-loi 4+3$ O-2$ ");
    sb_heap_text_free(&text);
}

/* Somebody else's hand is a number, except for what everybody has seen. */
static void test_gwt_hands_of_others_are_not_drawn(void **state)
{
    (void)state;
    gwt_state st;
    sb_text text = sb_heap_text();
    begin_gwt(2, &st);
    for (int c = 1; c < GWT_CATTLE; c++)
        st.player[1].hand[c] = 0;
    st.player[1].hand[GWT_CARD_criollo] = 5;
    draw_gwt_for(&st, 1, SB_EN, false, &text);
    assert_has(&text, "    hand: 5 Criollo =1; value 1\n");
    draw_gwt_for(&st, 0, SB_EN, false, &text);
    assert_null(strstr(text.at, "5 Criollo"));
    assert_has(&text, "  B Bob  $");
    st.player[1].known[GWT_CARD_criollo] = 2;
    draw_gwt_for(&st, 0, SB_EN, false, &text);
    assert_has(&text, "    hand, known: 2 Criollo\n");
    sb_heap_text_free(&text);
}

/* What Sam is after stands with what he has; he has no annex. */
static void test_gwt_sams_plan_is_drawn(void **state)
{
    (void)state;
    gwt_state st;
    sb_setup setup = { .players = 1 };
    uint8_t key[SB_KEY_BYTES];
    sb_text text = sb_heap_text();
    setup.value[GWT_OPTION_RAILS_NORTH] = 1;
    sb_seed_number(7, key);
    gwt_game.rules.setup(&st, &setup, key, NULL);
    st.specialization = GWT_TILE_engineer;
    draw_gwt_for(&st, 0, SB_EN, false, &text);
    assert_has(&text, "    plan: specialization engineer; next delivery Bloomington; next store St. Joseph\n");
    assert_has(&text, "\n  A: 15 stores on the annex, 0 bells\n  B: 15 stores left\n");
    st.player[1].stores =
        UINT32_C(1) << GWT_TOWN_small_1 | UINT32_C(1) << GWT_TOWN_omaha | UINT32_C(1) << GWT_TOWN_station_town_1;
    draw_gwt_for(&st, 0, SB_FR, false, &text);
    assert_has(&text, "    plan : spécialité ingénieur ; prochaine livraison Bloomington\n"); /* the card is complete */
    sb_heap_text_free(&text);
}

/* In a chain of decisions: what the question is about, and only for the one who is asked. */
static void test_gwt_short_drawing_shows_what_the_question_is_about(void **state)
{
    (void)state;
    gwt_state st;
    sb_text text = sb_heap_text();
    begin_gwt(2, &st);
    gwt_push(&st, GWT_OP_HIRE, 0);
    draw_gwt_for(&st, 0, SB_EN, true, &text);
    assert_has(&text, "Job market (");
    assert_has(&text, "    hand: ");
    assert_null(strstr(text.at, "Trail"));
    draw_gwt_for(&st, 1, SB_EN, true, &text);
    assert_null(strstr(text.at, "Job market ("));
    assert_has(&text, "> B Bob  $");
    sb_heap_text_free(&text);
}

static void assert_narrow(const sb_text *text)
{
    enum { WIDTH = 100 };
    for (const char *line = text->at; *line; line = strchr(line, '\n') + 1) {
        char bytes[1024];
        sb_text one = SB_TEXT(bytes);
        sb_put_bytes(&one, line, (size_t)(strchr(line, '\n') - line));
        if (draw_width(bytes) > WIDTH || (one.n && bytes[one.n - 1] == ' '))
            fail_msg("too wide, or spaces at its end: \"%s\"", bytes);
    }
}

/* Whole games by chance: every position fits, for everybody, in both languages. */
static void test_gwt_drawings_fit_into_100_columns(void **state)
{
    (void)state;
    for (int players = 2; players <= GWT_SEATS; players++) {
        gwt_state st;
        sb_move list[SB_MOVES_MAX];
        sb_text text = sb_heap_text();
        unsigned chance = 1;
        begin_gwt(players, &st);
        for (int ply = 0; gwt_pending(&st); ply++) {
            int seat = gwt_lowest(gwt_pending(&st)), n = gwt_legal(&st, seat, list);
            for (int lang = SB_EN; ply % 5 == 0 && lang <= SB_FR; lang++) {
                draw_gwt_for(&st, seat, (sb_lang)lang, ply % 10 == 0, &text);
                assert_narrow(&text);
                draw_gwt_for(&st, SB_SPECTATOR, (sb_lang)lang, false, &text);
                assert_narrow(&text);
            }
            chance = chance * 1664525u + 1013904223u;
            gwt_apply(&st, seat, list[(chance >> 16) % (unsigned)n], NULL);
        }
        draw_gwt_for(&st, 0, SB_EN, false, &text);
        assert_narrow(&text);
        sb_heap_text_free(&text);
    }
}

static void assert_gwt_note(const gwt_state *st, const char *move, sb_lang lang, const char *expected)
{
    char bytes[256];
    sb_text text = SB_TEXT(bytes);
    sb_move m;
    assert_int_equal(sb_move_read(&gwt_game, move, &m), SB_OK);
    draw_note(&gwt_game, st, 0, m, &RANCHERS[lang == SB_FR], &text);
    assert_string_equal(bytes, expected);
}

static void test_gwt_moves_say_where_they_lead_and_what_they_cost(void **state)
{
    (void)state;
    gwt_state st;
    begin_gwt(3, &st);
    gwt_put_tile(&st, GWT_PLACE_flood_1, GWT_TILE_hz_flood_g3);
    gwt_put_tile(&st, GWT_PLACE_flood_risk_2, gwt_building_code(1, GWT_BUILDING_pb_4a));
    assert_gwt_note(&st, "do:aux_money", SB_EN, "");
    st.player[0].herder = GWT_PLACE_a;
    gwt_push(&st, GWT_OP_PHASE_B, 0);
    assert_gwt_note(&st, "do:aux_money", SB_EN, "instead of the building");
    st.player[0].herder = GWT_PLACE_flood_1;
    assert_gwt_note(&st, "do:aux_money", SB_EN, ""); /* there is nothing else to do */
    gwt_pop(&st);
    assert_gwt_note(&st, "move:flood_1", SB_EN, "flood (3, green hand) [fees: $2]");
    assert_gwt_note(&st, "move:flood_1.flood_risk_2", SB_EN, "building 4a of Bob [fees: $3]");
    assert_gwt_note(&st, "move:flood_1.flood_risk_2.b", SB_FR,
        "bâtiment B : Santa Gertrudis : 2 $ ; construire (2 $) [taxes : 3 $]");
    assert_gwt_note(&st, "move:kansas_city", SB_EN, "income and delivery");
    assert_gwt_note(&st, "hire:9.engineer", SB_EN, "$10; at once: discard a Criollo to gain 1 certificate");
    assert_gwt_note(&st, "build_at:flood_risk_2", SB_EN, "forest, discard a Criollo to gain 1 certificate and $2");
    assert_gwt_note(&st, "deliver:chicago", SB_EN, "transport $5, takes a dark disc");
    st.player[0].city[GWT_CITY_toledo] = 1;
    assert_gwt_note(&st, "deliver:chicago", SB_EN, "transport $5, takes a dark disc, with Toledo: 6 VP");
    assert_gwt_note(&st, "disc:disc_aux_engine_1", SB_EN, "white border, opens it");
    st.player[0].discs &= (uint16_t) ~(1u << GWT_SLOT_disc_aux_engine_1);
    assert_gwt_note(&st, "disc:disc_aux_engine_2", SB_FR, "bordure blanche, la permet en double");
    assert_gwt_note(&st, "disc:disc_hand_1", SB_EN, "dark border, costs $5, then 5 cards in hand");
    assert_gwt_note(&st, "upgrade:station_3", SB_EN, "$4, 2 VP; a station master waits there: gain $12");
    assert_gwt_note(&st, "upgrade:station_7", SB_FR, "7 $, 6 PV");
    assert_gwt_note(&st, "upgrade:station_12", SB_EN, "$15, 8 VP"); /* no space of the track */
    assert_gwt_note(&st, "build:pb_13a", SB_EN, "auxiliary; certificate; store [builders: 3, 4 VP]");
    assert_gwt_note(&st, "buy:buy_2_value3_3c.longhorn.corriente", SB_EN, "value 3, 5 VP");
    assert_gwt_note(&st, "foresight:cowboy", SB_FR, "au Marché de l'emploi");
    assert_gwt_note(&st, "foresight:hz_flood_g3", SB_EN, "goes to flood space 2");
    st.player[0].hand[GWT_CARD_criollo] = 3;
    assert_gwt_note(&st, "discard:criollo", SB_EN, "value 1, in hand: 3");
    gwt_frame *f = gwt_push(&st, GWT_OP_BUILD_AT, 0);
    f->build_at.building = GWT_BUILDING_pb_6a;
    f->build_at.price = 2;
    gwt_put_tile(&st, GWT_PLACE_b2, gwt_building_code(0, GWT_BUILDING_pb_1a));
    assert_gwt_note(&st, "build_at:b2", SB_EN, "replaces building 1a, $6");
}

static void assert_gwt_about(const char *name, sb_lang lang, const char *expected)
{
    char bytes[2048];
    sb_text text = SB_TEXT(bytes);
    assert_true(draw_about(&gwt_game, name, lang, &text));
    assert_string_equal(bytes, expected);
}

static void test_gwt_short_names_mean_one_thing(void **state)
{
    (void)state;
    char bytes[64];
    sb_text nothing = SB_TEXT(bytes);
    assert_gwt_about("4a", SB_EN,
        "building 4a: builders 2, 3 VP, black hand; pay $5 to remove a hazard / move the herder up to 2 steps on "
        "(rules GWT-PB)\n");
    assert_gwt_about("d", SB_FR,
        "bâtiment D : récupérer une prime ou payer 2 $ pour avancer la locomotive de 2 cases au plus / faire une "
        "action "
        "auxiliaire simple ou double (règles GWT-NB)\n");
    assert_gwt_about("chicago", SB_EN, "Chicago: value 10, dark border; with Toledo: 6 VP (rules GWT-DEL)\n");
    assert_gwt_about("galloway", SB_EN, "Galloway: value 2, 0 VP (rules GWT-BUY)\n");
    assert_gwt_about("objective 09", SB_EN,
        "objective 09 (New York): 5 VP, else -3; when played: take a single or double auxiliary action (rules "
        "GWT-OBJ)\n");
    assert_false(draw_about(&gwt_game, "ca", SB_EN, &nothing)); /* would be a page */
}

/* ---- numbers ------------------------------------------------------------------------------------------------------- */

/* With one nugget there is one bid: "1" is that bid, not the first line, which passes. */
static void test_a_number_is_a_bid_also_when_there_is_one(void **state)
{
    (void)state;
    const sb_move list[] = { sb_move_of(PASS, 0, 0), sb_move_number(BID, 1) };
    choice c = choice_of(list, 2);
    sb_move got;
    char bytes[512];
    sb_text text = SB_TEXT(bytes);
    assert_reads(&c, "1", list[1]);
    assert_reads(&c, "pass", list[0]);
    assert_int_equal(choice_read(&c, "2", &got), CHOICE_NONE);
    choice_put(&c, false, &text);
    assert_string_equal(bytes, "  pass          Pass\n  1             Bid 1 (type the number)\n");
}

/* ---- the full screen ------------------------------------------------------------------------------------------------ */

static void test_lines_join_and_have_an_ascii_form(void **state)
{
    (void)state;
    canvas c;
    char bytes[200];
    sb_text text = SB_TEXT(bytes);
    assert_true(canvas_init(&c, 5, 3));
    canvas_box(&c, 0, 0, 5, 3);
    canvas_down(&c, 2, 0, 2, false);
    canvas_text(&c, false, &text);
    assert_string_equal(bytes, "┌─┬─┐\n│ │ │\n└─┴─┘\n");
    sb_text_clear(&text);
    canvas_across(&c, 0, 4, 0, true);
    canvas_text(&c, true, &text);
    assert_string_equal(bytes, "#=#=#\n| | |\n+-+-+\n");
    canvas_free(&c);
}

static void test_texts_are_cut_between_words_and_folded(void **state)
{
    (void)state;
    canvas c;
    char bytes[200];
    sb_text text = SB_TEXT(bytes);
    assert_true(canvas_init(&c, 12, 4));
    canvas_put_in(&c, 0, 0, 12, LOOK_PLAIN, "élevage de bétail");
    assert_int_equal(canvas_wrap(&c, 0, 1, 12, 0, 2, LOOK_PLAIN, "one two three four five"), 3);
    canvas_text(&c, true, &text);
    assert_string_equal(bytes, "elevage de~\none two\n  three four\n  five\n");
    canvas_put(&c, 10, 0, LOOK_PLAIN, "漢字"); /* two columns each: the second one does not fit */
    if (setlocale(LC_CTYPE, "C.UTF-8"))
        assert_int_equal(canvas_width("漢字a"), 5);
    canvas_put(&c, 0, 0, LOOK_PLAIN, "\xff\033[A"); /* neither UTF-8 nor for a terminal */
    sb_text_clear(&text);
    canvas_text(&c, false, &text);
    assert_non_null(strstr(bytes, "??[A"));
    canvas_free(&c);
}

/* Lines of a list that begin alike differ in what follows: that stays. */
static void test_what_lines_have_in_common_is_left_out_first(void **state)
{
    (void)state;
    static const char ONE[] = "Discard a red 1 and a red 2 to play another card",
                      TWO[] = "Discard a red 1 and a red 3 to play another card", LAST[] = "Do nothing";
    size_t head = shorten_head(ONE, TWO), tail = shorten_tail(ONE, TWO);
    char bytes[100];
    sb_text text = SB_TEXT(bytes);
    assert_int_equal(head, strlen("Discard a red 1 and a red "));
    assert_int_equal(tail, strlen(" to play another card"));
    assert_int_equal(shorten_head(ONE, LAST), 0);
    assert_int_equal(shorten_tail(ONE, LAST), 0);
    static const struct {
        int columns;
        const char *text;
    } CASES[] = { { 60, ONE }, { 30, "Discard a red 1 and a red 2~" }, { 25, "~2 to play another card" },
        { 20, "Discard a red 1~2~" }, { 5, "~2~" } };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        sb_text_clear(&text);
        shorten(ONE, head, tail, CASES[i].columns, &text);
        assert_string_equal(bytes, CASES[i].text);
    }
    canvas c;
    assert_true(canvas_init(&c, 20, 1));
    canvas_put_ends(&c, 0, 0, 20, LOOK_PLAIN, "certificate or objective; engine per engineer");
    sb_text_clear(&text);
    canvas_text(&c, true, &text);
    assert_string_equal(bytes, "certificate~engineer\n");
    canvas_free(&c);
}

static json_t *view_of(const char *moves, const char *blocked)
{
    sb_text text = sb_heap_text();
    sb_putf(&text, "{\"game\":\"goldriver\",\"moves\":[%s],\"blocked\":[%s]}", moves, blocked);
    json_t *view = json_loadb(text.at, text.n, 0, NULL);
    sb_heap_text_free(&text);
    assert_non_null(view);
    return view;
}

#define ASK_PASS "{\"move\":\"pass\",\"kind\":\"pass\",\"args\":{},\"role\":\"decline\",\"text\":\"Pass\"}"
#define ASK_BID(n)                                                                                                     \
    "{\"move\":\"bid:" #n "\",\"kind\":\"bid\",\"args\":{\"amount\":" #n "},\"role\":\"answer\",\"text\":\"Bid\"}"
#define ASK_STEP(path, goal, order, paid)                                                                              \
    "{\"move\":\"move:" path "\",\"kind\":\"move\",\"args\":{\"path\":[" goal "]},\"role\":\"step\",\"order\":" #order \
    ",\"facts\":{\"steps\":1,\"paid\":" #paid "}}"

static void test_the_question_of_an_auction(void **state)
{
    (void)state;
    static ask a;
    json_t *view = view_of(ASK_PASS "," ASK_BID(3) "," ASK_BID(4), "");
    ask_init(&a, view);
    assert_int_equal(a.numbers, 2);
    assert_int_equal(a.n, 1);
    assert_int_equal(a.at[0].key, '.');
    assert_string_equal(ask_text(ask_number(&a, 4), "move"), "bid:4");
    assert_null(ask_number(&a, 5));
    json_decref(view);
}

/* Ways to one goal are one line, the cheapest first; declining is last; what is blocked comes behind and has no letter. */
static void test_the_question_of_a_journey(void **state)
{
    (void)state;
    static ask a;
    int way = -1;
    json_t *view = view_of(ASK_PASS
        "," ASK_STEP("b.c", "\"b\",\"c\"", 9, 2) "," ASK_STEP("a", "\"a\"", 4, 0) "," ASK_STEP("c", "\"c\"", 9, 0),
        "{\"move\":\"move:d\",\"kind\":\"move\",\"args\":{\"path\":[\"d\"]},\"role\":\"step\",\"reason\":\"too far\"}");
    ask_init(&a, view);
    assert_int_equal(a.n, 4);
    assert_int_equal(a.possible, 3);
    assert_string_equal(ask_text(ask_move(&a, 0), "move"), "move:a");
    assert_string_equal(ask_text(ask_move(&a, 1), "move"), "move:c");
    assert_int_equal(a.at[1].ways, 2);
    assert_int_equal(a.at[2].key, '.');
    assert_int_equal(ask_find_key(&a, 0, 'b'), 1);
    assert_int_equal(ask_find_move(&a, "move:b.c", &way), 1);
    assert_int_equal(way, 1);
    assert_int_equal(ask_at(&a, NULL, "a"), 0);
    assert_int_equal(ask_at(&a, NULL, "d"), -1);
    assert_true(a.at[3].blocked);
    json_decref(view);
}

/* At every size from the smallest on there is a question, and no window leaves the screen. */
static void test_windows_fit_at_every_size(void **state)
{
    (void)state;
    const pane panes[] = { { .height = 13 }, { .height = 9 }, { .height = 6 }, { .height = 5, .place = PANE_OWN },
        { .height = 12, .place = PANE_OTHERS } };
    layout l;
    layout_make(&l, LAYOUT_WIDTH_MIN - 1, 50, panes, 5, 0);
    assert_true(l.is_too_small);
    for (int width = LAYOUT_WIDTH_MIN; width <= 240; width++)
        for (int height = LAYOUT_HEIGHT_MIN; height <= 80; height++)
            for (int first = 0; first <= 5; first++) {
                bool asked = false, shown = false;
                layout_make(&l, width, height, panes, 5, first);
                for (int i = 0; i < l.n; i++) {
                    const rect *r = &l.at[i].at;
                    assert_true(r->x >= 0 && r->y >= 1 && r->width > 2 && r->height > 1);
                    assert_true(r->x + r->width <= width && r->y + r->height <= height - 1);
                    asked |= l.at[i].kind == WINDOW_ASK;
                    shown |= (l.at[i].kind == WINDOW_PANE || l.at[i].kind == WINDOW_LOG) && l.at[i].pane == first;
                }
                assert_true(asked);
                assert_true(shown);
            }
}

/* ---- the coach --------------------------------------------------------------------------------------------------- */

static void add_line(const void *with, const char *text)
{
    sb_text *out = *(sb_text *const *)with;
    sb_putf(out, "%s\n", text);
}

/* The same position in the same words at a table here and from the document of a server, whose numbers have tenths. */
static void test_the_coach_says_the_same_here_and_at_a_server(void **state)
{
    (void)state;
    sb_table_setup s = { .game = sb_game_find("colorado"), .id = "t-1" };
    sb_seed_number(11, s.key);
    sb_setup_init(s.game, 2, &s.setup);
    sb_table *t;
    sb_text here = sb_heap_text(), *to = &here, there = sb_heap_text(), answer = sb_heap_text();
    assert_int_equal(sb_table_new(&s, &t), SB_OK);
    for (int i = 0; i < 8; i++) {
        int seat = __builtin_ctz(sb_table_pending(t));
        sb_quick chance = sb_table_bot_chance(t, seat);
        sb_bot_budget budget = { .playouts = 8 };
        sb_text_clear(&here);
        sb_text_clear(&there);
        assert_int_equal(coach_lines(t, seat, &budget, i % 2 ? SB_FR : SB_EN, add_line, &to), SB_OK);
        json_t *request = json_pack("{s:s,s:i,s:s}", "do", "coach", "playouts", 8, "lang", i % 2 ? "fr" : "en");
        assert_false(seat_answer(t, seat, NULL, NULL, &sb_json_node_ops, request, &answer));
        json_t *document = json_loads(answer.at, 0, NULL);
        coach_put_answer(document, i % 2 ? SB_FR : SB_EN, &there);
        assert_string_equal(here.at, there.at);
        json_decref(document);
        json_decref(request);
        sb_move move = sb_bot_move(sb_bot_find("greedy"), s.game, sb_table_state(t), seat, NULL, &chance, NULL);
        assert_int_equal(sb_table_play(t, seat, move, NULL), SB_OK);
    }
    sb_table_free(t);
    sb_heap_text_free(&here);
    sb_heap_text_free(&there);
    sb_heap_text_free(&answer);
}

/* Not cut off. */
static void test_numbers_of_the_coach_are_rounded(void **state)
{
    (void)state;
    sb_text out = sb_heap_text();
    json_t *document = json_pack("{s:b,s:b,s:[{s:s,s:s,s:f,s:f,s:s},{s:s,s:s,s:f,s:f,s:s}]}", "ok", 1, "foresees", 1,
        "moves", "move", "a", "text", "A", "chance", 49.6, "points", 70.5, "why", "", "move", "b", "text", "B",
        "chance", 49.4, "points", -1.6, "why", "");
    coach_put_answer(document, SB_EN, &out);
    assert_string_equal(out.at, "1. A [a]: 50 % to win, 71 points. \n2. B [b]: 49 % to win, -2 points. \n");
    json_decref(document);
    sb_heap_text_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts_are_complete_and_have_the_same_slots),
        cmocka_unit_test(test_the_coach_says_the_same_here_and_at_a_server),
        cmocka_unit_test(test_numbers_of_the_coach_are_rounded),
        cmocka_unit_test(test_errors_of_undo_are_said_in_french),
        cmocka_unit_test(test_moves_are_numbered),
        cmocka_unit_test(test_a_bid_is_typed_as_its_number),
        cmocka_unit_test(test_a_number_is_a_bid_also_when_there_is_one),
        cmocka_unit_test(test_lines_join_and_have_an_ascii_form),
        cmocka_unit_test(test_texts_are_cut_between_words_and_folded),
        cmocka_unit_test(test_what_lines_have_in_common_is_left_out_first),
        cmocka_unit_test(test_the_question_of_an_auction),
        cmocka_unit_test(test_the_question_of_a_journey),
        cmocka_unit_test(test_windows_fit_at_every_size),
        cmocka_unit_test(test_two_kinds_of_numbers_are_a_plain_list),
        cmocka_unit_test(test_long_lines_are_broken_between_words),
        cmocka_unit_test(test_cards_are_explained_by_a_part_of_their_name),
        cmocka_unit_test(test_gwt_trail_is_drawn_with_what_lies_there),
        cmocka_unit_test(test_gwt_hands_of_others_are_not_drawn),
        cmocka_unit_test(test_gwt_sams_plan_is_drawn),
        cmocka_unit_test(test_gwt_short_drawing_shows_what_the_question_is_about),
        cmocka_unit_test(test_gwt_drawings_fit_into_100_columns),
        cmocka_unit_test(test_gwt_moves_say_where_they_lead_and_what_they_cost),
        cmocka_unit_test(test_gwt_short_names_mean_one_thing),
        cmocka_unit_test(test_outline_names_items_and_hides_what_is_hidden),
        cmocka_unit_test(test_gold_river_counts_in_the_right_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
