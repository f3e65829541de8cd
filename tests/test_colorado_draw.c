/* test_colorado_draw.c: Colorado as the terminal draws it: a position, and its picture. */
#include "colorado_position.h"
#include "sagebrush/heap.h"
#include "tui/draw.h"

static sb_text drawing(co_state st, int viewer, sb_lang lang)
{
    const sb_names names = { .lang = lang, .seat = { "Joe", "Audrey", "Tom" } };
    const draw_style style = { .names = &names };
    sb_text text = sb_heap_text();
    co_game.redact(&st, viewer);
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
        "  V Boulder Creek         W Durango Springs       F Northern Forest       G Elk Woods\n"
        "  H Aspen Grove           I Fox Pinewood          D Central Desert        S Eastern Sands\n"
        "  E Rattlesnake Flats     L Western Lake          M Heron Lake            N Mirror Lake\n"
        "  O Beaver Pond\n"
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
        "              Village Forest        Desert     Lake          Tipi                   Saloon     Wanted\n"
        "  Joe         x  4  | 1  3  6  10 | 1  4  7  | 1  3  5  8  | *  K  N  .  C  D  *  | .  .  *  | .  P  .  *  \n"
        "  Audrey      x  4  | x  3  6  10 | 1  4  7  | x  x  5  8  | *  K  N  .  C  D  *  | .  .  *  | .  P  .  *  \n"
        "  Tom         x  4  | 1  3  6  10 | 1  4  7  | 1  3  5  8  | *  K  N  x  x  x  *  | .  .  *  | .  P  .  *  \n"
        "  Medals: Forests *6, Deserts *5, Lakes *4, Tipi *9 *7 *5 *3, Saloon *8 *5 *2, Wanted *7 *4 *1\n"));
    sb_heap_text_free(&text);
}

static void test_only_the_own_hand_is_drawn(void **state)
{
    (void)state;
    sb_text own = drawing(example(), 1, SB_EN), other = drawing(example(), SB_SPECTATOR, SB_FR);
    assert_non_null(strstr(own.at,
        "  > Audrey      Wheel, nuggets 2, cards 3, points 4, medals -\n"
        "      play area: blue 1\n"
        "      hand: red 2, blue 2 3\n"));
    assert_null(strstr(own.at, "orange"));
    assert_non_null(strstr(other.at,
        "    Audrey      Roue, pépites 2, cartes 3, points 4, médailles -\n"
        "      zone de jeu : bleu 1\n"));
    assert_null(strstr(other.at, "main :"));
    sb_heap_text_free(&own);
    sb_heap_text_free(&other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_roadmap_of_the_viewer),
        cmocka_unit_test(test_the_reward_chart),
        cmocka_unit_test(test_only_the_own_hand_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
