/* test_play.c: whole games.  A slow reading of the rules beside the fast one, everything that can occur does,
 * games last as long as they should, and the bots play sensibly. */
#include "position.h"
#include "sagebrush/bot.h"

/* ---- a slow reading of the rules, from its own drawing of paths and rails
 * --------------------------------------------- */

/* Paths of the regions in the order of their letters VWFGHIDSELMNO; f is the flag. */
static const char *const PATHS[CO_REGIONS] = { "f1 12 f3", "f1 12 13", "f1 12 13 34", "f1 12 13 34", "f1 12 23",
    "f1 12 f3", "f1 12 13 34 35 56", "f1 12 13", "f1 12 f3 34", "f1 12 23", "f1 12", "f1 f2", "f1 12" };
static const char *const RAILS[] = { "r1 r2a", "r1 r2b", "r2a r3a", "r3a r4", "r2b r3b", "r3b r4", "r4 r5a", "r4 r5b",
    "r5a r6a", "r6a r7", "r5b r6b", "r6b r7" };

static bool is_ticked(const co_player *p, int region, char node)
{
    return p->region[region] >> (node == 'f' ? 0 : node - '0') & 1;
}

/* COL-LEG-2 to -4 */
static bool may_tick_leg(const co_player *p, int region, int leg)
{
    char node = (char)('0' + leg);
    bool linked = false;
    if (!is_ticked(p, region, 'f') || leg < 1 || leg > co_regions[region].legs || is_ticked(p, region, node))
        return false;
    for (const char *path = PATHS[region]; *path; path += path[2] ? 3 : 2)
        linked |=
            (path[0] == node && is_ticked(p, region, path[1])) || (path[1] == node && is_ticked(p, region, path[0]));
    return linked;
}

static bool rail_ticked(const co_player *p, const char *id, size_t n)
{
    return p->rail >> sb_domain_find(&co_domains[CO_DOMAIN_RAIL], id, n) & 1;
}

/* COL-RAIL-2 to -4: right of a ticked leg from which no leg has been ticked yet. */
static bool may_tick_rail(const co_player *p, int leg)
{
    const char *id = co_domains[CO_DOMAIN_RAIL].item[leg].id;
    bool reached = leg == 0 && p->rail == 0;
    for (size_t i = 0; i < sizeof RAILS / sizeof RAILS[0]; i++) {
        size_t from = strcspn(RAILS[i], " ");
        if (strcmp(RAILS[i] + from + 1, id) != 0 || !rail_ticked(p, RAILS[i], from))
            continue;
        bool used = false;
        for (size_t k = 0; k < sizeof RAILS / sizeof RAILS[0]; k++)
            if (strcspn(RAILS[k], " ") == from && memcmp(RAILS[k], RAILS[i], from) == 0)
                used |= rail_ticked(p, RAILS[k] + from + 1, strlen(RAILS[k] + from + 1));
        reached |= !used;
    }
    return reached && !(p->rail >> leg & 1);
}

/* COL-DISC-1, COL-DISC-2: somewhere in the drawing its cells touch those of a discovered region. */
static bool may_discover(const co_state *st, int seat, int region)
{
    const co_player *p = &st->player[seat];
    const co_map *map = &co_maps[st->maps ? seat : 0];
    char letter = co_region_letter[region];
    if (p->region[region] & 1)
        return false;
    for (int row = 0; row < CO_MAP_ROWS; row++)
        for (int column = 0; column < CO_MAP_COLUMNS; column++)
            for (int d = 0; d < 4 && map->row[row][column] == letter; d++) {
                int r = row + (d == 0) - (d == 1), c = column + (d == 2) - (d == 3);
                if (r < 0 || r >= CO_MAP_ROWS || c < 0 || c >= CO_MAP_COLUMNS || map->row[r][c] == '#')
                    continue;
                if (p->region[strchr(co_region_letter, map->row[r][c]) - co_region_letter] & 1)
                    return true;
            }
    return false;
}

/* COL-PLAY-1 */
static bool may_play(const co_player *p, int kind)
{
    return p->hand[kind] > 0 && !(p->area >> kind & 1);
}

/* COL-DUO-4 to -6 */
static bool may_discard(const co_player *p, int a, int b)
{
    co_player rest = *p;
    if (a > b || a / 3 != b / 3 || rest.hand[a]-- == 0 || rest.hand[b]-- == 0)
        return false;
    for (int kind = 0; kind < CO_KINDS; kind++)
        if (may_play(&rest, kind))
            return true;
    return false;
}

static bool own_map(const co_state *st, int seat, int region)
{
    return region / CO_REGIONS == (st->maps ? seat : 0);
}

static bool may(const co_state *st, int seat, sb_move m)
{
    const co_player *p = &st->player[seat];
    int a = m.arg[0], b = m.arg[1], effect = p->effect, named = st->named - 1;
    switch ((co_move)m.kind) {
    case CO_MOVE_START: return effect == CO_EFFECT_VILLAGE && own_map(st, seat, a) && a % CO_REGIONS < 2;
    case CO_MOVE_CALL: return effect == CO_EFFECT_TARGET && a != seat && a < st->players && st->player[a].hand_n > 0;
    case CO_MOVE_NAME: return effect == CO_EFFECT_KIND && !(p->area >> a & 1);
    case CO_MOVE_GIVE: return effect == CO_EFFECT_GIFT && p->hand[a] > 0 && (a / 3 == named / 3 || a % 3 == named % 3);
    case CO_MOVE_TAKE: return effect == CO_EFFECT_NUGGETS;
    case CO_MOVE_PAY: return effect == CO_EFFECT_NUGGETS && may_play(p, a) && a % 3 + 1 <= p->nuggets;
    case CO_MOVE_DRAW: return effect == CO_EFFECT_CARDS;
    case CO_MOVE_DISCARD: return effect == CO_EFFECT_CARDS && may_discard(p, a, b);
    case CO_MOVE_LEG: return effect == CO_EFFECT_CHECK && own_map(st, seat, a) && may_tick_leg(p, a % CO_REGIONS, b);
    case CO_MOVE_RAIL: return effect == CO_EFFECT_CHECK && may_tick_rail(p, a);
    case CO_MOVE_PLAY: return (effect == CO_EFFECT_THIRD || effect == CO_EFFECT_PLAY) && may_play(p, a);
    case CO_MOVE_TIPI: return effect == CO_EFFECT_TIPI;
    case CO_MOVE_DISCOVER:
        return (effect == CO_EFFECT_DISCOVERY || effect == CO_EFFECT_SUIT) && own_map(st, seat, a)
            && may_discover(st, seat, a % CO_REGIONS);
    case CO_MOVE_DECLINE:
        return effect == CO_EFFECT_NUGGETS || effect == CO_EFFECT_CARDS || effect == CO_EFFECT_CHECK
            || effect == CO_EFFECT_PLAY;
    case CO_MOVE_COUNT: break;
    }
    return false;
}

static int range(uint8_t type)
{
    return type == SB_ARG_NONE ? 1 : type == SB_ARG_SEAT ? CO_SEATS : co_domains[type - SB_ARG_ITEM].count;
}

/* All moves that can be written down, in the order of lists. */
static int slow_list(const co_state *st, int seat, sb_move out[])
{
    int n = 0;
    for (int kind = 0; kind < CO_MOVE_COUNT; kind++)
        for (int a = 0; a < range(co_moves[kind].args[0].type); a++)
            for (int b = 0; b < range(co_moves[kind].args[1].type); b++)
                if (may(st, seat, sb_move_of(kind, a, b)))
                    out[n++] = sb_move_of(kind, a, b);
    return n;
}

typedef void (*observer)(const co_state *before, int seat, sb_move move, const sb_events *events);

/* A random game, every decision and its events shown. */
static co_state random_game(int players, uint64_t seed, const char *maps, observer see)
{
    co_state st = new_game(players, seed, "maps", maps);
    sb_quick chance = { seed };
    for (unsigned pending; (pending = co_game.rules.pending(&st));) {
        sb_move list[SB_MOVES_MAX];
        sb_event at[SB_EVENTS_MAX];
        sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
        int seat = __builtin_ctz(pending), n = co_game.rules.legal(&st, seat, list);
        co_state before = st;
        sb_move move = list[sb_quick_below(&chance, (uint32_t)n)];
        co_game.rules.apply(&st, seat, move, &events);
        see(&before, seat, move, &events);
    }
    return st;
}

static void see_list(const co_state *before, int seat, sb_move move, const sb_events *events)
{
    (void)seat, (void)move, (void)events;
    for (int s = 0; s < before->players; s++) {
        sb_move fast[SB_MOVES_MAX], slow[SB_MOVES_MAX];
        int n = co_game.rules.legal(before, s, fast), m = slow_list(before, s, slow);
        assert_int_equal(n, m);
        assert_memory_equal(fast, slow, (size_t)n * sizeof *fast);
    }
}

static void test_lists_are_what_a_slow_reading_of_the_rules_says(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++)
        for (uint64_t seed = 0; seed < 4; seed++)
            random_game(players, seed, seed % 2 ? "four" : "standard", see_list);
}

/* ---- everything occurs ------------------------------------------------------------------------------------------- */

static int seen_leg[CO_MAPS][CO_REGIONS][CO_LEGS_MAX + 1], seen_rail[CO_RAIL_LEGS], seen_tipi[CO_TIPI_BOXES];
static int seen_flag[CO_MAPS][CO_REGIONS], seen_suit[CO_SUITS], seen_medal[CO_POOL_COUNT][16], seen_region[CO_REGIONS];
static int seen_events[CO_EVENT_COUNT];

static void see_content(const co_state *before, int seat, sb_move move, const sb_events *events)
{
    (void)before, (void)seat, (void)move;
    for (int i = 0; i < events->n; i++) {
        const sb_event *e = &events->at[i];
        int a = e->arg[0], b = e->arg[1];
        seen_events[e->kind]++;
        if (e->kind == CO_EVENT_LEG)
            seen_leg[a / CO_REGIONS][a % CO_REGIONS][b]++;
        else if (e->kind == CO_EVENT_RAIL)
            seen_rail[a]++;
        else if (e->kind == CO_EVENT_TIPI)
            seen_tipi[a + CO_TIPI_CENTRE]++;
        else if (e->kind == CO_EVENT_DISCOVER)
            seen_flag[a / CO_REGIONS][a % CO_REGIONS]++;
        else if (e->kind == CO_EVENT_SUIT)
            seen_suit[a]++;
        else if (e->kind == CO_EVENT_MEDAL)
            seen_medal[a][b]++;
        else if (e->kind == CO_EVENT_MEDAL_REGION)
            seen_region[a % CO_REGIONS]++;
    }
}

static void test_every_leg_flag_box_suit_and_medal_occurs(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 150; seed++)
        random_game(4, seed, "four", see_content);
    for (int r = 0; r < CO_REGIONS; r++) {
        for (int m = 0; m < CO_MAPS; m++) {
            assert_true(seen_flag[m][r] > 0);
            for (int leg = 1; leg <= co_regions[r].legs; leg++)
                assert_true(seen_leg[m][r][leg] > 0);
        }
        assert_true(seen_region[r] > 0);
    }
    for (int l = 0; l < CO_RAIL_LEGS; l++)
        assert_true(seen_rail[l] > 0);
    for (int b = 0; b < CO_TIPI_BOXES; b++)
        assert_true(seen_tipi[b] > 0);
    for (int s = 0; s < CO_SUITS; s++)
        assert_true(seen_suit[s] > 0);
    for (int p = 0; p < CO_POOL_COUNT; p++)
        for (int i = 0; i < co_pools[p].n; i++)
            assert_true(seen_medal[p][co_pools[p].medal[i]] > 0);
    for (int e = 0; e < CO_EVENT_COUNT; e++) /* the first is told in the setup, the others by players who hoard */
        if (e != CO_EVENT_OPEN_CARD && e != CO_EVENT_SKIPPED && e != CO_EVENT_OVER_TURNS && e != CO_EVENT_SHORT)
            assert_true(seen_events[e] > 0);
}

/* How gladly a seat plays a move: seat 0 draws whenever it can and never plays a card; the others get rid of theirs and
 * do nothing else. */
static int liking(int seat, int move)
{
    switch ((co_move)move) {
    case CO_MOVE_DRAW: return seat == 0 ? 9 : 0;
    case CO_MOVE_DISCARD: return seat == 0 ? 0 : 9;
    case CO_MOVE_PAY: return seat == 0 ? 0 : 8;
    case CO_MOVE_PLAY: return seat == 0 ? 0 : 8;
    case CO_MOVE_TAKE: return 5;
    case CO_MOVE_DECLINE: return 4;
    case CO_MOVE_START:
    case CO_MOVE_CALL:
    case CO_MOVE_NAME:
    case CO_MOVE_GIVE:
    case CO_MOVE_LEG:
    case CO_MOVE_RAIL:
    case CO_MOVE_TIPI:
    case CO_MOVE_DISCOVER:
    case CO_MOVE_COUNT: break;
    }
    return 0;
}

static sb_move favourite(int seat, const sb_move *list, int n, sb_quick *chance)
{
    int best = (int)sb_quick_below(chance, (uint32_t)n);
    for (int i = 0; i < n; i++)
        if (liking(seat, list[i].kind) > liking(seat, list[best].kind))
            best = i;
    return list[best];
}

/* How many calls are skipped in a game with such players. */
static int hoarded_game(uint64_t seed)
{
    co_state st = new_game(3, seed, NULL, NULL);
    sb_quick chance = { seed };
    int skipped = 0;
    for (unsigned pending; (pending = co_game.rules.pending(&st));) {
        sb_move list[SB_MOVES_MAX];
        sb_event at[SB_EVENTS_MAX];
        sb_events events = { .at = at, .cap = SB_EVENTS_MAX };
        int seat = __builtin_ctz(pending), n = co_game.rules.legal(&st, seat, list);
        co_game.rules.apply(&st, seat, favourite(seat, list, n, &chance), &events);
        assert_null(co_game.rules.check(&st));
        for (int i = 0; i < events.n; i++)
            skipped += at[i].kind == CO_EVENT_SKIPPED;
    }
    return skipped;
}

static void test_COL_CALL_16_skipped_calls_occur_in_games_with_a_hoarder(void **state)
{
    (void)state;
    int skipped = 0;
    for (uint64_t seed = 0; seed < 30; seed++)
        skipped += hoarded_game(seed);
    assert_true(skipped > 0);
}

/* ---- how games go ------------------------------------------------------------------------------------------------ */

static void test_random_games_last_about_60_turns(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        int turns = 0;
        for (uint64_t seed = 0; seed < 400; seed++)
            turns += random_game(players, seed, "standard", see_content).turn;
        assert_in_range(turns / 400, 57, 65);
    }
}

/* A game between two bots; the points of both seats, the winners. */
static sb_result bot_game(const char *first, const char *second, uint64_t seed, int *turns)
{
    const sb_bot *bots[] = { sb_bot_find(first), sb_bot_find(second) };
    co_state st = new_game(2, seed, NULL, NULL);
    sb_quick chance = { seed };
    sb_result result;
    for (unsigned pending; (pending = co_game.rules.pending(&st));) {
        int seat = __builtin_ctz(pending);
        sb_move move = sb_bot_move(bots[seat], &co_game, &st, seat, NULL, &chance, NULL);
        co_game.rules.apply(&st, seat, move, NULL);
    }
    *turns = st.turn;
    co_game.rules.result(&st, &result);
    return result;
}

static void test_greedy_bots_play_like_people(void **state)
{
    (void)state;
    enum { GAMES = 100 };
    int turns = 0, points = 0;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        int took;
        sb_result r = bot_game("greedy", "greedy", seed, &took);
        int a = r.score[0][CO_SCORE_TOTAL], b = r.score[1][CO_SCORE_TOTAL];
        turns += took;
        points += a > b ? a : b;
    }
    assert_in_range(turns / GAMES, 18, 30);
    assert_in_range(points / GAMES, 50, 70);
}

static void test_greedy_beats_random(void **state)
{
    (void)state;
    enum { GAMES = 100 };
    int wins = 0, took;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        wins += bot_game("greedy", "random", seed, &took).winners == 1;
        wins += bot_game("random", "greedy", seed, &took).winners == 2;
    }
    assert_true(wins >= 2 * GAMES * 95 / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lists_are_what_a_slow_reading_of_the_rules_says),
        cmocka_unit_test(test_every_leg_flag_box_suit_and_medal_occurs),
        cmocka_unit_test(test_COL_CALL_16_skipped_calls_occur_in_games_with_a_hoarder),
        cmocka_unit_test(test_random_games_last_about_60_turns),
        cmocka_unit_test(test_greedy_bots_play_like_people),
        cmocka_unit_test(test_greedy_beats_random),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
