/* test_draw.c: Colorado as the terminal draws it: a position, and its picture. */
#include "position.h"
#include "sagebrush/heap.h"
#include "tui/draw.h"

static sb_text drawing(co_state st, int viewer, sb_lang lang)
{
    const sb_names names = { .lang = lang, .seat = { "Joe", "Audrey", "Tom" } };
    const draw_style style = { .names = &names };
    sb_text text = sb_heap_text();
    co_game.rules.redact(&st, viewer);
    draw_position(&co_game, &st, viewer, &style, &text);
    return text;
}

/* Audrey before her turn of the rules' example (COL-EX-5). */
static co_state example(void)
{
    return position(3,
        "0 area green_2; hand red_1 grey_3 purple_1; nuggets 1\n"
        "1 area blue_1; hand blue_2 blue_3 red_2; nuggets 2; rail r1; region durango_springs;"
        "region fox_pinewood; region beaver_pond; region western_lake leg_1 leg_2\n"
        "2 hand green_2 orange_1 red_3; nuggets 1; tipi 0 1 2; region boulder_creek");
}

static void test_the_roadmap_of_the_viewer(void **state)
{
    (void)state;
    sb_text text = drawing(example(), 1, SB_EN);
    assert_non_null(strstr(text.at,
        "Roadmap\n"
        "  +-------------------+---+---------------+-----------+-----------+\n"
        "  |         3.      2C|###|     3W        |        *4 | M      *2 |\n"
        "  |                   |   |               |           |           |\n"
        "  |     4T      1S    |###| 4P      1T    |     3T    |     1P    |\n"
        "  |               +---+   |               |           |           |\n"
        "  |*6       G     |### ###|     2N      F | V       2P|         2P|\n"
        "  +-----------+   |       +-------+   +---+---+   +---+-----------+\n"
        "  |*3       3P|   |### ### ### ###|*6 |### ###| 1N|        *7     |\n"
        "  |           +---+---------------+---+   +---+---+---+           |\n"
        "  |     x         | D       2T    |### ###|     2S    | 2W      S |\n"
        "  |               |               +---+---+           |           |\n"
        "  | x             |     1.      5.    |     1W      3P|     1.    |\n"
        "  |       +-------+                   |           +---+---+       |\n"
        "  |    <L>|### ###|*15      3S      6W| H      *5 |### ###|     3T|\n"
        "  +-------+---+---+-----------+   +---+-----------+-------+-------+\n"
        "  |    *1     |*4       2N    | 4T|     1C      2P|*10      E     |\n"
        "  |           |               +---+-------+       |               |\n"
        "  |<O>      2N|     3.      1T| 2P  1C  3W| N     |     1.      3T|\n"
        "  |           |           +---+           |       |               |\n"
        "  |     1P    |        <I>|*4      <W>    |    *2 | 2S      4S    |\n"
        "  +-----------+-----------+---------------+-------+---------------+\n"
        "  V Boulder Creek          W Durango Springs        F Northern Forest\n"
        "  G Elk Woods              H Aspen Grove            I Fox Pinewood\n"
        "  D Central Desert         S Eastern Sands          E Rattlesnake Flats\n"
        "  L Western Lake           M Heron Lake             N Mirror Lake\n"
        "  O Beaver Pond\n"
        "Railroad\n"
        "       2aC-3aP            5aC-6aD\n"
        "   1x-<         >-4W-<          >-7N *7\n"
        "       2bN-3bT            5bS-6bP\n"));
    sb_heap_text_free(&text);
}

static void test_the_reward_chart(void **state)
{
    (void)state;
    sb_text text = drawing(example(), 0, SB_EN);
    assert_non_null(strstr(text.at,
        "Reward Chart\n"
        "           Village Forest     Desert  Lake      Tipi            Saloon  Wanted\n"
        "  Joe      x 4   | 1 3 6 10 | 1 4 7 | 1 3 5 8 | * K N . C D * | . . * | . P . *\n"
        "  Audrey   x 4   | x 3 6 10 | 1 4 7 | x x 5 8 | * K N . C D * | . . * | . P . *\n"
        "  Tom      x 4   | 1 3 6 10 | 1 4 7 | 1 3 5 8 | * K N x x x * | . . * | . P . *\n"
        "  medals         | 6        | 5     | 4       | 9 7 5 3       | 8 5 2 | 7 4 1\n"));
    sb_heap_text_free(&text);
}

static void test_only_the_own_hand_is_drawn(void **state)
{
    (void)state;
    sb_text own = drawing(example(), 1, SB_EN), other = drawing(example(), SB_SPECTATOR, SB_FR);
    assert_non_null(strstr(own.at,
        "  > Audrey      nuggets 2, cards 3, points 4, medals 0/7\n"
        "      play area: blue(K) 1\n"
        "      hand: red(N) 2, blue(K) 2 3\n"));
    assert_null(strstr(own.at, "orange"));
    assert_non_null(strstr(other.at,
        "    Audrey      pépites 2, cartes 3, points 4, médailles 0/7\n"
        "      zone de jeu : bleu(K) 1\n"));
    assert_null(strstr(other.at, "main :"));
    sb_heap_text_free(&own);
    sb_heap_text_free(&other);
}

/* A window of 80 columns shows everything but long hands without breaking lines. */
static void test_the_drawing_fits_80_columns(void **state)
{
    (void)state;
    for (int lang = SB_EN; lang < SB_LANG_COUNT; lang++) {
        sb_text text = drawing(example(), 1, (sb_lang)lang);
        for (char *line = strtok(text.at, "\n"); line; line = strtok(NULL, "\n"))
            assert_in_range(draw_width(line), 0, 80);
        sb_heap_text_free(&text);
    }
}

static void assert_noted(co_state st, int seat, sb_move move, const char *expected)
{
    const sb_names names = { .lang = SB_EN };
    char bytes[160];
    sb_text text = SB_TEXT(bytes);
    draw_note(&co_game, &st, seat, move, &names, &text);
    assert_string_equal(bytes, expected);
}

static void test_moves_are_noted_with_what_they_give(void **state)
{
    (void)state;
    co_state st = example();
    assert_noted(st, 1, sb_move_of(CO_MOVE_LEG, CO_L, 3), "Play, medal 3");
    assert_noted(st, 1, sb_move_of(CO_MOVE_LEG, CO_I, 1), "Tipi");
    assert_noted(st, 1, sb_move_of(CO_MOVE_RAIL, CO_R2A, 0), "Cards");
    assert_noted(st, 1, sb_move_of(CO_MOVE_DISCOVER, CO_N, 0), "Lake, flag 5, 2 legs, medal 2");
    assert_noted(st, 2, sb_move_of(CO_MOVE_TIPI, CO_LEFT, 0), "Nuggets");
    assert_noted(st, 2, sb_move_of(CO_MOVE_TIPI, CO_RIGHT, 0), "medal 9");
    assert_noted(st, 1, sb_move_of(CO_MOVE_CALL, 2, 0), "cards: 3");
    assert_noted(st, 1, sb_move_of(CO_MOVE_DECLINE, 0, 0), "");
    st.player[1].area |= 1u << (CO_BLUE * CO_VALUES + 1); /* blue 1 and 2 lie there */
    assert_noted(st, 1, sb_move_of(CO_MOVE_PAY, CO_BLUE * CO_VALUES + 2, 0),
        "costs 3, gives Check; completes the suit: a discovery");
    assert_noted(st, 1, sb_move_of(CO_MOVE_NAME, CO_BLUE * CO_VALUES + 2, 0),
        "Check, 3 of 4 still hidden; completes the suit: a discovery"); /* one is in her own hand */
    st.player[1].saloon = CO_SALOON_BOXES - 1;
    assert_noted(st, 1, sb_move_of(CO_MOVE_RAIL, CO_R5B, 0), "Saloon 3/3, medal 8");
    st.crossed[CO_POOL_SALOON] = co_pools[CO_POOL_SALOON].n;
    assert_noted(st, 1, sb_move_of(CO_MOVE_RAIL, CO_R5B, 0), "Saloon 3/3, no medal left");
}

static void test_icons_cards_and_regions_are_explained(void **state)
{
    (void)state;
    char bytes[1024];
    sb_text text = SB_TEXT(bytes);
    assert_true(draw_about(&co_game, "saloon", SB_EN, &text));
    assert_non_null(strstr(bytes, "Saloon: tick your next Saloon box"));
    sb_text_clear(&text);
    assert_true(draw_about(&co_game, "PITCHFORK", SB_EN, &text));
    assert_string_equal(bytes,
        "blue 1 (pitchfork): Check: tick a leg of a region you discovered, or the next leg of your railroad "
        "(rules COL-DUO)\n");
    sb_text_clear(&text);
    assert_true(draw_about(&co_game, "durango", SB_EN, &text));
    assert_string_equal(bytes,
        "Durango Springs: Village, medal 4; legs: 1 Cards (next to flag, 2, 3), 2 Play (next to 1), 3 Wanted (next to "
        "1) "
        "(rules COL-LEG)\n");
    assert_false(draw_about(&co_game, "harbour", SB_EN, &text));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_roadmap_of_the_viewer),
        cmocka_unit_test(test_the_reward_chart),
        cmocka_unit_test(test_only_the_own_hand_is_drawn),
        cmocka_unit_test(test_the_drawing_fits_80_columns),
        cmocka_unit_test(test_moves_are_noted_with_what_they_give),
        cmocka_unit_test(test_icons_cards_and_regions_are_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
