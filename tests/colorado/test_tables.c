/* test_tables.c: the tables add up, the maps are drawn as their borders say, and the official examples fit. */
#include "position.h"

#define EACH_MAP(m)    for (int m = 0; m < CO_MAPS; m++)
#define EACH_REGION(r) for (int r = 0; r < CO_REGIONS; r++)

static void test_COL_COMP_1_six_suits_of_13_cards(void **state)
{
    (void)state;
    int total = 0;
    for (int suit = 0; suit < CO_SUITS; suit++) {
        int cards = 0;
        for (int value = 1; value <= 3; value++)
            cards += co_copies[value - 1];
        assert_int_equal(cards, 13);
        total += cards;
    }
    assert_int_equal(total, 78);
    assert_int_equal(CO_CARDS, 78);
}

static void test_COL_COMP_2_five_four_four_copies(void **state)
{
    (void)state;
    co_state st = new_game(2, 3, NULL, NULL);
    int copies[CO_KINDS] = { 0 };
    for (int i = 0; i < st.deck_n; i++)
        copies[st.deck[i]]++;
    for (int kind = 0; kind < CO_KINDS; kind++)
        for (int seat = 0; seat < 2; seat++)
            copies[kind] += st.player[seat].hand[kind] + (int)(st.player[seat].area >> kind & 1);
    for (int kind = 0; kind < CO_KINDS; kind++)
        assert_int_equal(copies[kind], kind % 3 == 0 ? 5 : 4);
}

static void test_COL_COMP_3_the_suit_gives_the_duo_not_the_value(void **state)
{
    (void)state;
    static const struct {
        const char *kind, *effect;
    } rows[] = { { "red_1", "nuggets" }, { "red_3", "nuggets" }, { "green_2", "nuggets" }, { "grey_1", "cards" },
        { "grey_3", "cards" }, { "purple_2", "cards" }, { "blue_1", "check" }, { "blue_3", "check" },
        { "orange_1", "check" }, { "orange_2", "check" } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[40];
        snprintf(text, sizeof text, "given %s", rows[i].kind);
        co_state st = position(2, text);
        assert_string_equal(co_domains[CO_DOMAIN_EFFECT].item[st.player[0].effect].id, rows[i].effect);
    }
}

static void test_COL_COMP_4_twenty_nuggets_four_roadmaps(void **state)
{
    (void)state;
    assert_int_equal(CO_NUGGETS, 20);
    assert_int_equal(CO_SEATS, 4);
    assert_int_equal(co_domains[CO_DOMAIN_SYMBOL].count, 4);
    assert_int_equal(co_game.players_min, 2);
    assert_int_equal(co_game.players_max, 4);
}

static void test_COL_COMP_5_all_printed_roadmaps_carry_the_same_map(void **state)
{
    (void)state;
    co_state st = new_game(4, 1, NULL, NULL);
    for (int seat = 0; seat < 4; seat++)
        assert_legal(&st, seat, "start:boulder_creek start:durango_springs");
}

static void test_COL_COMP_7_a_choice_of_a_card_is_a_choice_of_a_kind(void **state)
{
    (void)state;
    co_state st = position(2, "given red_1\n0 hand blue_1 blue_1 blue_1 orange_1; nuggets 3");
    assert_legal(&st, 0, "take pay:blue_1 pay:orange_1 decline");
    co_state a = position(2, "given grey_1\n0 hand red_1 red_1 green_1 green_1 blue_1; nuggets 3"), b = a;
    play_all(&a, "0 discard:red_1.red_1, 0 play:green_1");
    play_all(&b, "0 discard:red_1.red_1, 0 play:green_1");
    assert_same_state(&a, &b);
    assert_int_equal(a.discard[kind_of("red_1")], 2);
}

static void test_COL_COMP_8_at_most_21_medals(void **state)
{
    (void)state;
    int zones = 0;
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        zones += co_zones[t].pool != CO_NO_POOL;
    assert_int_equal(zones, 3);
    assert_int_equal(CO_REGIONS + 1 + zones + 2 + 1 + 1, 21);
    assert_int_equal(CO_MEDALS_MAX, 21);
}

/* The most legs of a region that can be open at once, over all ways to tick it. */
static int most_open(int region)
{
    int most = 0;
    for (unsigned legs = 0; legs < 1u << co_regions[region].legs; legs++) {
        co_player p = { 0 };
        unsigned ticked = 1;
        for (bool grown = true; grown;) { /* only what paths lead to */
            p.region[region] = (uint8_t)ticked;
            unsigned next = ticked | (co_open_legs(&p, region) & legs << 1);
            grown = next != ticked;
            ticked = next;
        }
        int open = __builtin_popcount(co_open_legs(&p, region));
        most = open > most ? open : most;
    }
    return most;
}

static int longest(const co_state *st, int seat)
{
    sb_move list[SB_MOVES_MAX];
    return co_game.rules.legal(st, seat, list);
}

#define EVERY_KIND                                                                                                     \
    "red_1 red_2 red_3 green_1 green_2 green_3 grey_1 grey_2 grey_3 purple_1 purple_2 purple_3 "                       \
    "blue_1 blue_2 blue_3 orange_1 orange_2 orange_3 "

static void test_COL_COMP_9_longest_lists(void **state)
{
    (void)state;
    co_state cards = position(2, "given grey_1; rest 0");
    assert_int_equal(longest(&cards, 0), 38); /* D7 */
    co_state nuggets = position(2, "given red_1\n0 hand " EVERY_KIND);
    assert_int_equal(longest(&nuggets, 0), 20); /* D6: 3 nuggets pay everything */
    co_state third = position(2, "given grey_1\n0 hand red_1 red_1 " EVERY_KIND);
    play(&third, 0, "discard:red_1.red_1");
    assert_int_equal(longest(&third, 0), 18); /* D7b */
    co_state free_play = position(2, "given blue_1\n0 hand " EVERY_KIND "; region heron_lake; region boulder_creek");
    play(&free_play, 0, "leg:heron_lake.leg_1");
    assert_int_equal(longest(&free_play, 0), 19); /* D9 */
    co_state kind = position(2, "1 hand red_1");
    assert_int_equal(longest(&kind, 0), 18); /* D3 */
    co_state gift = position(2, "1 hand " EVERY_KIND);
    gift.player[1].hand[kind_of("red_1")]--, gift.player[1].hand_n--, gift.deck[gift.deck_n++] = 0;
    play(&gift, 0, "name:red_1");
    assert_int_equal(longest(&gift, 1), 7); /* D4 */
    co_state target = position(4, "1 hand red_1\n2 hand red_1\n3 hand red_1");
    assert_int_equal(longest(&target, 0), 3); /* D2 */
    int legs = 0;
    EACH_REGION(r)
    legs += most_open(r);
    assert_int_equal(legs + 2 + 1, 26); /* D8: all regions, both branches of a junction, declining */
}

/* ---- maps -------------------------------------------------------------------------------------------------------- */

/* Region of a cell of the drawing; -1: mountain or outside. */
static int cell(int map, int row, int column)
{
    if (row < 0 || row >= CO_MAP_ROWS || column < 0 || column >= CO_MAP_COLUMNS)
        return -1;
    char c = co_maps[map].row[row][column];
    const char *at = strchr(co_region_letter, c);
    assert_true(c == '#' || at);
    return c == '#' ? -1 : (int)(at - co_region_letter);
}

static void test_maps_are_drawn_10_by_16(void **state)
{
    (void)state;
    EACH_MAP(m)
    for (int row = 0; row < CO_MAP_ROWS; row++)
        assert_int_equal(strlen(co_maps[m].row[row]), CO_MAP_COLUMNS);
}

static void test_COL_DISC_2_adjacent_means_a_common_border_in_the_drawing(void **state)
{
    (void)state;
    EACH_MAP(m)
    {
        unsigned drawn[CO_REGIONS] = { 0 };
        for (int row = 0; row < CO_MAP_ROWS; row++)
            for (int column = 0; column < CO_MAP_COLUMNS; column++)
                for (int down = 0; down < 2; down++) {
                    int a = cell(m, row, column), b = cell(m, row + down, column + !down);
                    if (a >= 0 && b >= 0 && a != b)
                        drawn[a] |= 1u << b, drawn[b] |= 1u << a;
                }
        EACH_REGION(r)
        assert_int_equal(co_maps[m].region[r].adjacent, drawn[r]);
    }
}

static void test_COL_DISC_9_every_map_is_connected(void **state)
{
    (void)state;
    EACH_MAP(m)
    for (int start = 0; start < CO_VILLAGES; start++) {
        unsigned reached = 1u << start;
        for (int i = 0; i < CO_REGIONS; i++)
            EACH_REGION(r)
        if (reached >> r & 1)
            reached |= co_maps[m].region[r].adjacent;
        assert_int_equal(reached, (1u << CO_REGIONS) - 1);
    }
}

static void flood(int map, int row, int column, bool seen[CO_MAP_ROWS][CO_MAP_COLUMNS])
{
    int region = cell(map, row, column);
    seen[row][column] = true;
    for (int d = 0; d < 4; d++) {
        int r = row + (const int[]) { 1, -1, 0, 0 }[d], c = column + (const int[]) { 0, 0, 1, -1 }[d];
        if (cell(map, r, c) == region && !seen[r][c])
            flood(map, r, c, seen);
    }
}

static void test_every_region_is_one_piece(void **state)
{
    (void)state;
    EACH_MAP(m)
    {
        bool seen[CO_MAP_ROWS][CO_MAP_COLUMNS] = { 0 };
        int pieces = 0;
        for (int row = 0; row < CO_MAP_ROWS; row++)
            for (int column = 0; column < CO_MAP_COLUMNS; column++)
                if (cell(m, row, column) >= 0 && !seen[row][column]) {
                    flood(m, row, column, seen);
                    pieces++;
                }
        assert_int_equal(pieces, CO_REGIONS);
    }
}

/* Flag, medal or leg: inside its region, and alone there. */
static void assert_spot(int map, int region, co_spot s, bool used[CO_MAP_ROWS][CO_MAP_COLUMNS])
{
    int column = s.x * CO_MAP_COLUMNS / CO_MAP_WIDTH, row = s.y * CO_MAP_ROWS / CO_MAP_HEIGHT;
    assert_int_equal(cell(map, row, column), region);
    assert_false(used[row][column]);
    used[row][column] = true;
}

static void test_flags_legs_and_medals_are_drawn_inside_their_region(void **state)
{
    (void)state;
    EACH_MAP(m)
    {
        bool used[CO_MAP_ROWS][CO_MAP_COLUMNS] = { 0 };
        EACH_REGION(r)
        {
            const co_place *place = &co_maps[m].region[r];
            assert_spot(m, r, place->flag, used);
            assert_spot(m, r, place->medal, used);
            for (int leg = 0; leg < co_regions[r].legs; leg++)
                assert_spot(m, r, place->leg[leg], used);
        }
    }
}

static void test_two_villages_one_at_the_top_one_at_the_bottom(void **state)
{
    (void)state;
    EACH_REGION(r)
    assert_int_equal(co_regions[r].terrain == CO_VILLAGE, r < CO_VILLAGES);
    EACH_MAP(m)
    {
        assert_true(co_maps[m].region[CO_V].flag.y < 400);
        assert_true(co_maps[m].region[CO_W].flag.y > 400);
    }
}

static void test_COL_LEG_1_every_region_has_a_flag_legs_paths_and_a_medal(void **state)
{
    (void)state;
    int legs = 0;
    EACH_REGION(r)
    {
        const co_region *region = &co_regions[r];
        unsigned reached = 1;
        assert_true(region->legs >= 1 && region->legs <= CO_LEGS_MAX);
        assert_true(region->medal > 0);
        for (int i = 0; i <= region->legs; i++)
            for (int node = 0; node <= region->legs; node++)
                if (reached >> node & 1)
                    reached |= region->links[node];
        assert_int_equal(reached, (2u << region->legs) - 1); /* every leg reaches the flag, nothing else is linked */
        legs += region->legs;
    }
    assert_int_equal(legs, CO_LEGS);
    assert_int_equal(legs, 42);
}

static void test_COL_LEG_10_paths_work_both_ways(void **state)
{
    (void)state;
    EACH_REGION(r)
    for (int a = 0; a <= CO_LEGS_MAX; a++)
        for (int b = 0; b <= CO_LEGS_MAX; b++) {
            assert_int_equal(co_regions[r].links[a] >> b & 1, co_regions[r].links[b] >> a & 1);
            assert_false(a == b && (co_regions[r].links[a] >> b & 1));
        }
}

static void test_COL_ICON_8_where_icons_are(void **state)
{
    (void)state;
    int legs[CO_ICON_COUNT] = { 0 }, rail[CO_ICON_COUNT] = { 0 }, tipi[CO_ICON_COUNT] = { 0 };
    EACH_REGION(r)
    for (int leg = 1; leg <= co_regions[r].legs; leg++)
        legs[co_regions[r].icon[leg]]++;
    for (int l = 0; l < CO_RAIL_LEGS; l++)
        rail[co_railroad[l].icon]++;
    for (int b = 0; b < CO_TIPI_BOXES; b++)
        tipi[co_tipi_icon[b]]++;
    assert_int_equal(legs[CO_ICON_CHECK], 0);
    assert_int_equal(legs[CO_ICON_DISCOVERY], 0);
    assert_int_equal(rail[CO_ICON_CHECK], 0);
    assert_int_equal(rail[CO_ICON_DISCOVERY], 1);
    assert_int_equal(tipi[CO_ICON_CHECK], 1);
    assert_int_equal(tipi[CO_ICON_DISCOVERY], 1);
    assert_true(legs[CO_ICON_EMPTY] >= 1);
    assert_true(legs[CO_ICON_TIPI] >= CO_TIPI_BOXES);
    assert_true(legs[CO_ICON_SALOON] >= CO_SALOON_BOXES);
    assert_true(legs[CO_ICON_WANTED] >= CO_WANTED_BOXES);
}

/* Sums over the regions of a terrain: medals, legs, legs that give an action. */
static void sum_terrain(int terrain, int *regions, int *medals, int *legs, int *acting)
{
    *regions = *medals = *legs = *acting = 0;
    EACH_REGION(r)
    {
        if (co_regions[r].terrain != terrain)
            continue;
        ++*regions;
        *medals += co_regions[r].medal;
        *legs += co_regions[r].legs;
        for (int leg = 1; leg <= co_regions[r].legs; leg++) {
            int icon = co_regions[r].icon[leg];
            *acting += icon == CO_ICON_NUGGETS || icon == CO_ICON_CARDS || icon == CO_ICON_PLAY;
        }
    }
}

static void test_deserts_are_large_and_dear_lakes_small_and_lively(void **state)
{
    (void)state;
    int n[CO_TERRAIN_COUNT], medals[CO_TERRAIN_COUNT], legs[CO_TERRAIN_COUNT], acting[CO_TERRAIN_COUNT];
    for (int t = 0; t < CO_TERRAIN_COUNT; t++) {
        sum_terrain(t, &n[t], &medals[t], &legs[t], &acting[t]);
        assert_int_equal(n[t], co_zones[t].boxes); /* a box for every flag */
    }
    assert_true(medals[CO_DESERT] * n[CO_FOREST] > medals[CO_FOREST] * n[CO_DESERT]);
    assert_true(medals[CO_FOREST] * n[CO_LAKE] > medals[CO_LAKE] * n[CO_FOREST]);
    assert_true(legs[CO_DESERT] * n[CO_FOREST] > legs[CO_FOREST] * n[CO_DESERT]);
    assert_true(legs[CO_DESERT] * n[CO_LAKE] > legs[CO_LAKE] * n[CO_DESERT]);
    assert_true(acting[CO_LAKE] * legs[CO_FOREST] > acting[CO_FOREST] * legs[CO_LAKE]);
    assert_true(acting[CO_FOREST] * legs[CO_DESERT] > acting[CO_DESERT] * legs[CO_FOREST]);
}

static void test_the_geography_of_the_official_example(void **state)
{
    (void)state;
    const co_map *map = &co_maps[0];
    assert_int_equal(region_of("western_lake"), CO_L);
    assert_int_equal(region_of("central_desert"), CO_D);
    assert_int_equal(region_of("northern_forest"), CO_F);
    assert_int_equal(co_regions[CO_L].medal, 3);
    assert_int_equal(co_regions[CO_L].icon[3], CO_ICON_PLAY);
    assert_int_equal(__builtin_popcount(co_regions[CO_L].links[3]), 1); /* a final leg */
    assert_true(map->region[CO_L].adjacent >> CO_D & 1);
    assert_false(map->region[CO_L].adjacent >> CO_F & 1);
    assert_false(map->region[CO_D].adjacent >> CO_F & 1);
    assert_true(map->region[CO_L].flag.x < 300 && map->region[CO_F].flag.y < 300);
}

/* ---- railroad and chart ------------------------------------------------------------------------------------------ */

/* Length of every route from a leg to the end; all must be equal. */
static int route_length(int leg, unsigned *visited)
{
    int length = 0;
    *visited |= 1u << leg;
    for (unsigned left = co_railroad[leg].next; left; left &= left - 1) {
        int next = __builtin_ctz(left), rest = route_length(next, visited);
        assert_true(next > leg && co_railroad[next].at.x > co_railroad[leg].at.x);
        assert_true(length == 0 || length == rest);
        length = rest;
    }
    return length + 1;
}

static void test_railroad_routes_have_seven_legs_and_two_junctions(void **state)
{
    (void)state;
    unsigned visited = 0;
    int junctions = 0, ends = 0;
    assert_int_equal(route_length(CO_R1, &visited), 7);
    assert_int_equal(visited, (1u << CO_RAIL_LEGS) - 1);
    for (int l = 0; l < CO_RAIL_LEGS; l++) {
        junctions += __builtin_popcount(co_railroad[l].next) == 2;
        ends += co_railroad[l].next == 0;
        assert_in_range(co_railroad[l].at.y, 800, 1000);
    }
    assert_int_equal(junctions, 2);
    assert_int_equal(ends, 1);
    assert_int_equal(co_railroad[CO_R7].next, 0);
    assert_int_equal(co_railroad[CO_R2A].icon, CO_ICON_CARDS);
    assert_int_equal(co_railroad[CO_R6A].icon, CO_ICON_DISCOVERY);
}

static void test_zones_rise_and_pools_fall(void **state)
{
    (void)state;
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        for (int b = 1; b <= co_zones[t].boxes; b++)
            assert_true(co_zones[t].value[b] >= co_zones[t].value[b - 1]);
    for (int p = 0; p < CO_POOL_COUNT; p++)
        for (int i = 1; i < co_pools[p].n; i++)
            assert_true(co_pools[p].medal[i] < co_pools[p].medal[i - 1]);
    assert_int_equal(co_pools[CO_POOL_TIPI].medal[0], 9);
}

static void test_COL_TRK_6_icons_above_boxes(void **state)
{
    (void)state;
    static const uint8_t tipi[CO_TIPI_BOXES] = { CO_ICON_EMPTY, CO_ICON_CHECK, CO_ICON_NUGGETS, CO_ICON_EMPTY,
        CO_ICON_CARDS, CO_ICON_DISCOVERY, CO_ICON_EMPTY };
    static const uint8_t wanted[CO_WANTED_BOXES + 1] = { 0, CO_ICON_EMPTY, CO_ICON_PLAY, CO_ICON_EMPTY, CO_ICON_EMPTY };
    assert_memory_equal(co_tipi_icon, tipi, sizeof tipi);
    assert_memory_equal(co_wanted_icon, wanted, sizeof wanted);
}

/* Can the medals be taken from these sources, each so many times at most? */
typedef struct source {
    int times, n, value[8];
} source;

static bool can_earn(const int *medals, int n, const source *sources, int count)
{
    if (n == 0)
        return true;
    for (int s = 0; s < count; s++)
        for (int i = 0; sources[s].times > 0 && i < sources[s].n; i++) {
            if (sources[s].value[i] != medals[0])
                continue;
            source rest[12];
            memcpy(rest, sources, sizeof *sources * (size_t)count);
            rest[s].times--;
            rest[s].value[i] = 0;
            if (can_earn(medals + 1, n - 1, rest, count))
                return true;
        }
    return false;
}

static bool can_earn_with_flags(const int boxes[CO_TERRAIN_COUNT], const int *medals, int n)
{
    source s[12] = { 0 };
    int count = 0;
    for (int t = 0; t < CO_TERRAIN_COUNT; t++, count++) {
        s[count].times = boxes[t];
        EACH_REGION(r)
        if (co_regions[r].terrain == t)
            s[count].value[s[count].n++] = co_regions[r].medal;
    }
    for (int p = 0; p < CO_POOL_COUNT; p++, count++) {
        bool zone_full = p > CO_POOL_LAKE || boxes[p + 1] == co_zones[p + 1].boxes;
        s[count].times = !zone_full ? 0 : p == CO_POOL_TIPI ? 2 : 1;
        s[count].n = co_pools[p].n;
        for (int i = 0; i < co_pools[p].n; i++)
            s[count].value[i] = co_pools[p].medal[i];
    }
    s[count++] = (source) { 1, 1, { CO_RAIL_MEDAL } };
    return can_earn(medals, n, s, count);
}

static void test_the_medals_of_the_scoring_example_can_be_earned(void **state)
{
    (void)state;
    static const int first[] = { 9, 8, 7, 6, 4, 3, 2 }, second[] = { 15, 6, 5, 4, 3, 1 }, impossible[] = { 15, 15 };
    assert_true(can_earn_with_flags((const int[]) { 2, 2, 1, 2 }, first, 7));
    assert_true(can_earn_with_flags((const int[]) { 1, 4, 2, 1 }, second, 6));
    assert_false(can_earn_with_flags((const int[]) { 1, 4, 2, 1 }, impossible, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_COL_COMP_1_six_suits_of_13_cards),
        cmocka_unit_test(test_COL_COMP_2_five_four_four_copies),
        cmocka_unit_test(test_COL_COMP_3_the_suit_gives_the_duo_not_the_value),
        cmocka_unit_test(test_COL_COMP_4_twenty_nuggets_four_roadmaps),
        cmocka_unit_test(test_COL_COMP_5_all_printed_roadmaps_carry_the_same_map),
        cmocka_unit_test(test_COL_COMP_7_a_choice_of_a_card_is_a_choice_of_a_kind),
        cmocka_unit_test(test_COL_COMP_8_at_most_21_medals),
        cmocka_unit_test(test_COL_COMP_9_longest_lists),
        cmocka_unit_test(test_maps_are_drawn_10_by_16),
        cmocka_unit_test(test_COL_DISC_2_adjacent_means_a_common_border_in_the_drawing),
        cmocka_unit_test(test_COL_DISC_9_every_map_is_connected),
        cmocka_unit_test(test_every_region_is_one_piece),
        cmocka_unit_test(test_flags_legs_and_medals_are_drawn_inside_their_region),
        cmocka_unit_test(test_two_villages_one_at_the_top_one_at_the_bottom),
        cmocka_unit_test(test_COL_LEG_1_every_region_has_a_flag_legs_paths_and_a_medal),
        cmocka_unit_test(test_COL_LEG_10_paths_work_both_ways),
        cmocka_unit_test(test_COL_ICON_8_where_icons_are),
        cmocka_unit_test(test_deserts_are_large_and_dear_lakes_small_and_lively),
        cmocka_unit_test(test_the_geography_of_the_official_example),
        cmocka_unit_test(test_railroad_routes_have_seven_legs_and_two_junctions),
        cmocka_unit_test(test_zones_rise_and_pools_fall),
        cmocka_unit_test(test_COL_TRK_6_icons_above_boxes),
        cmocka_unit_test(test_the_medals_of_the_scoring_example_can_be_earned),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
