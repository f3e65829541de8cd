/* test_setup.c: options, setup, the round and its draw (GR-OPT, GR-SETUP, GR-ROUND, GR-DRAW). */
#include "position.h"

#define SEEDS 300

static uint64_t deck_set(const gr_state *st)
{
    uint64_t set = 0;
    for (int i = 0; i < st->deck_n; i++)
        set |= GR_BIT(st->deck[i]);
    return set;
}

/* ---- GR-OPT ------------------------------------------------------------------------------------------------------ */

static void test_GR_OPT_1_first_game_has_no_buildings(void **s)
{
    (void)s;
    gr_state st = new_game("4 players first_game=on", 1);
    expect_cards(&st, "bank post_office saloon railway_station", "removed");
    assert_true(st.removed_named == cards_of("bank post_office saloon railway_station"));
    st = new_game("4 players", 1); /* default: off */
    expect_cards(&st, "bank post_office saloon railway_station", "deck");
}

static void test_GR_OPT_2_poker_expert_keeps_the_station_and_scores(void **s)
{
    (void)s;
    gr_state st = new_game("4 players", 1); /* default: on */
    expect_card(&st, "railway_station", "deck");
    st = position("4 players; A 0 san_narciso_08 san_narciso_10; step over"); /* two kings */
    expect_score(&st, 'A', "0 4 0 0 10 14");
    st = position("4 players poker=off; A 0 san_narciso_08 san_narciso_10; step over");
    expect_score(&st, 'A', "0 4 0 0 0 4");
}

static void test_GR_OPT_3_without_poker_expert_no_station(void **s)
{
    (void)s;
    gr_state st = new_game("4 players poker=off", 1);
    assert_true(st.removed_named == cards_of("railway_station"));
    expect_cards(&st, "bank post_office saloon", "deck");
}

static void test_GR_OPT_4_first_game_with_poker_expert(void **s)
{
    (void)s;
    gr_state st = new_game("4 players first_game=on poker=on", 1);
    assert_true(st.removed_named == cards_of("bank post_office saloon railway_station"));
    st = position("4 players first_game=on; A 0 san_narciso_08 san_narciso_10; step over");
    expect_score(&st, 'A', "0 4 0 0 10 14"); /* the bonus is scored all the same */
}

static void test_GR_OPT_5_ids_values_defaults(void **s)
{
    (void)s;
    assert_int_equal(gr_game.options_count, 3);
    sb_setup setup;
    char buffer[4];
    assert_int_equal(sb_setup_init(&gr_game, 3, &setup), SB_OK);
    assert_string_equal(gr_game.options[0].id, "poker");
    assert_string_equal(sb_setup_value(&gr_game, &setup, 0, buffer), "on");
    assert_string_equal(gr_game.options[1].id, "first_game");
    assert_string_equal(sb_setup_value(&gr_game, &setup, 1, buffer), "off");
    assert_string_equal(gr_game.options[2].id, "first_seat");
    assert_null(sb_setup_value(&gr_game, &setup, 2, buffer));
    static const char *const accepted[][2] = { { "poker", "on" }, { "poker", "off" }, { "first_game", "on" },
        { "first_game", "off" }, { "first_seat", "0" }, { "first_seat", "2" } };
    for (size_t i = 0; i < sizeof accepted / sizeof *accepted; i++)
        assert_int_equal(sb_setup_option(&gr_game, &setup, accepted[i][0], accepted[i][1]), SB_OK);
    static const char *const refused[][2] = { { "poker", "yes" }, { "first_game", "" }, { "first_seat", "3" },
        { "first_seat", "-1" } };
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        assert_int_equal(sb_setup_option(&gr_game, &setup, refused[i][0], refused[i][1]), SB_BAD_OPTION);
    assert_int_equal(sb_setup_option(&gr_game, &setup, "buildings", "on"), SB_UNKNOWN_OPTION);
}

static void test_GR_OPT_6_first_seat_leaves_deck_and_dice_as_they_are(void **s)
{
    (void)s;
    for (uint64_t seed = 1; seed <= 50; seed++) {
        gr_state by_chance = new_game("4 players", seed), named = new_game("4 players first_seat=2", seed);
        assert_int_equal(named.first, 2);
        assert_int_equal(named.rng.pos[GR_STREAM_SETUP], 0); /* no random event */
        assert_memory_equal(named.deck, by_chance.deck, sizeof named.deck);
        assert_true(named.sale == by_chance.sale);
        uint8_t a[2], b[2];
        gr_roll(&by_chance, a);
        gr_roll(&named, b);
        assert_memory_equal(a, b, 2);
    }
}

/* ---- GR-SETUP ---------------------------------------------------------------------------------------------------- */

static void test_GR_SETUP_1_fifteen_nuggets_and_no_card(void **s)
{
    (void)s;
    gr_state st = new_game("5 players", 4);
    expect_nuggets(&st, "15 15 15 15 15");
    for (int i = 0; i < 5; i++)
        assert_true(st.front[i] == 0 && st.kept[i] == 0);
    assert_int_equal(st.pending_n, 0);
    assert_int_equal(st.deposit + st.transit, 0);
}

static void test_GR_SETUP_2_cards_named_by_options_are_taken_out(void **s)
{
    (void)s;
    static const struct {
        const char *game, *named;
    } row[] = {
        { "4 players", "" },
        { "4 players poker=off", "railway_station" },
        { "5 players first_game=on", "bank post_office saloon railway_station" },
        { "3 players first_game=on poker=off", "bank post_office saloon railway_station" },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        gr_state st = new_game(row[i].game, 2);
        assert_true(st.removed_named == cards_of(row[i].named));
        assert_true((deck_set(&st) & st.removed_named) == 0);
    }
}

static void test_GR_SETUP_3_two_players_without_mustang_and_moonshine(void **s)
{
    (void)s;
    gr_state st = new_game("2 players", 2);
    assert_true(st.removed_named == cards_of("mustang_1 mustang_2 moonshine_1 moonshine_2"));
    st = new_game("2 players poker=off", 2);
    assert_true(st.removed_named == cards_of("mustang_1 mustang_2 moonshine_1 moonshine_2 railway_station"));
    st = new_game("3 players", 2);
    assert_true(st.removed_named == 0);
}

/* Every card is equally likely to be next in the deck and every concession to be in the first sale. */
static void test_GR_SETUP_4_all_other_cards_are_shuffled(void **s)
{
    (void)s;
    enum { GAMES = 7600 };
    static int sold[GR_CARD_COUNT], next[GR_CARD_COUNT];
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        gr_state st = new_game("4 players", seed);
        for (uint64_t set = st.sale; set; set &= set - 1)
            sold[gr_lowest(set)]++;
        next[st.deck[st.deck_n - 1]]++;
    }
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        bool concession = c <= GR_CARD_ghost_mine_2;
        assert_in_range(sold[c], concession ? 870 : 0, concession ? 1130 : 0); /* 5 / 38 of the games */
        int expected = concession ? GAMES * 33 / 38 / 58 : GAMES / 58;
        assert_in_range(next[c], expected - 55, expected + 55);
    }
}

/* The deck as it is before the first draw, from the bottom (GR-DEC-2: the first use of the stream `deck`). */
static int shuffled_deck(const gr_state *st, uint8_t deck[64], sb_rng *rng)
{
    int n = 0;
    *rng = (sb_rng) { { 0 } };
    memcpy(rng->key, st->rng.key, sizeof rng->key);
    for (int c = 1; c < GR_CARD_COUNT; c++)
        if (!(st->removed_named >> c & 1))
            deck[n++] = (uint8_t)c;
    sb_rng_shuffle(rng, GR_STREAM_DECK, deck, n);
    return n;
}

static void expect_top_cards_removed(const char *game, int how_many)
{
    for (uint64_t seed = 0; seed < 40; seed++) {
        gr_state st = new_game(game, seed);
        uint8_t deck[64];
        sb_rng rng;
        int n = shuffled_deck(&st, deck, &rng);
        uint64_t top = 0;
        for (int i = 0; i < how_many; i++)
            top |= GR_BIT(deck[--n]);
        assert_true(st.removed == top);
        for (int i = 0; i < position_events.n; i++) /* without showing them */
            assert_false(position_events.at[i].kind == GR_EV_SALE && (top >> position_events.at[i].arg[0] & 1));
    }
}

static void test_GR_SETUP_5_three_players_remove_the_15_top_cards_unseen(void **s)
{
    (void)s;
    expect_top_cards_removed("3 players", 15);
    expect_top_cards_removed("3 players poker=off", 15);
}

static void test_GR_SETUP_6_two_players_remove_11_more(void **s)
{
    (void)s;
    expect_top_cards_removed("2 players", 11);
    gr_state st = new_game("2 players", 5);
    assert_int_equal(gr_size(st.removed | st.removed_named), 15);
}

static void test_GR_SETUP_7_four_or_five_players_remove_none(void **s)
{
    (void)s;
    gr_state st = new_game("4 players", 5);
    assert_true(st.removed == 0 && st.removed_named == 0);
    st = new_game("5 players poker=off", 5);
    assert_true(st.removed == 0 && st.removed_named == cards_of("railway_station"));
}

/* Two games that differ only in the cards removed at random look the same to everybody, spectators too. */
static void test_GR_SETUP_8_random_removals_are_secret_named_ones_public(void **s)
{
    (void)s;
    for (int players = 2; players <= 3; players++) {
        gr_state st = new_game(players == 2 ? "2 players" : "3 players", 9), other = st;
        int swapped = gr_lowest(st.removed);
        other.removed = (st.removed & ~GR_BIT(swapped)) | GR_BIT(st.deck[0]);
        other.deck[0] = (uint8_t)swapped;
        assert_null(gr_check(&other));
        for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++) {
            gr_state a = st, b = other;
            gr_redact(&a, viewer);
            gr_redact(&b, viewer);
            assert_memory_equal(&a, &b, sizeof a);
            assert_true(a.removed == 0);
            assert_true(a.removed_named == st.removed_named);
        }
    }
    char json[20000];
    sb_text t = SB_TEXT(json);
    sb_json j = SB_JSON(&t);
    gr_state st = new_game("2 players", 9);
    gr_redact(&st, 0);
    sb_json_object(&j, NULL);
    gr_view(&st, 0, &j);
    sb_json_end(&j);
    assert_non_null(strstr(json, "\"removed_named\":[\"mustang_1\",\"mustang_2\",\"moonshine_1\",\"moonshine_2\"]"));
    assert_non_null(strstr(json, "\"removed_secret\":11"));
}

static void test_GR_SETUP_9_mayor_cards_are_free(void **s)
{
    (void)s;
    gr_state st = new_game("3 players", 1);
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        assert_int_equal(st.mayor[t], 0);
}

static void test_GR_SETUP_10_first_player_by_chance_or_by_name(void **s)
{
    (void)s;
    int first[5] = { 0 };
    for (uint64_t seed = 0; seed < 2000; seed++)
        first[new_game("5 players", seed).first]++;
    for (int i = 0; i < 5; i++)
        assert_in_range(first[i], 330, 470); /* a fifth each */
    for (uint64_t seed = 0; seed < 20; seed++)
        assert_int_equal(new_game("5 players first_seat=3", seed).first, 3);
    gr_state st = new_game("5 players first_seat=3", 1);
    expect_asked(&st, "D auction");
}

static void test_GR_SETUP_11_removal_by_name_does_not_depend_on_chance(void **s)
{
    (void)s;
    const uint64_t named =
        cards_of("mustang_1 mustang_2 moonshine_1 moonshine_2") | cards_of("bank post_office saloon railway_station");
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        gr_state st = new_game("2 players first_game=on", seed);
        assert_true(st.removed_named == named);
        assert_true((st.removed & named) == 0);
        assert_int_equal(gr_size(st.removed), 11); /* so the random ones are always 11 others */
    }
}

/* The table of section 3: cards in the deck before the first draw, and the rounds they are good for. */
static void test_deck_sizes_for_all_players_and_options(void **s)
{
    (void)s;
    static const struct {
        int players, on, off, first_game;
    } row[] = { { 2, 48, 47, 44 }, { 3, 48, 47, 44 }, { 4, 63, 62, 59 }, { 5, 63, 62, 59 } };
    static const int rounds[4][3] = { { 16, 15, 14 }, { 12, 11, 11 }, { 12, 12, 11 }, { 10, 10, 9 } };
    static const char *const options[] = { "poker=on", "poker=off", "first_game=on poker=on",
        "first_game=on poker=off" };
    for (int p = 0; p < 4; p++)
        for (int o = 0; o < 4; o++) {
            char text[60];
            sb_text t = SB_TEXT(text);
            sb_putf(&t, "%d players %s", row[p].players, options[o]);
            gr_state st = new_game(text, 8);
            int cards = o == 0 ? row[p].on : o == 1 ? row[p].off : row[p].first_game;
            assert_int_equal(st.deck_n + gr_size(st.sale), cards);
            assert_int_equal(gr_size(st.sale), row[p].players + 1);
            assert_int_equal(cards / (row[p].players + 1), rounds[p][o < 2 ? o : 2]);
        }
}

/* ---- GR-ROUND ---------------------------------------------------------------------------------------------------- */

static void test_GR_ROUND_1_five_phases(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15; B 15; C 15; step round");
    expect_events("A round 4; sale"); /* 1 draw */
    expect_asked(&st, "A auction");
    play(&st, "A bid:5; B pass; C pass"); /* 2 auction, 3 payment */
    expect_events("A wins 5; A price 5; C share 3; B share 1; rest_to_supply 1");
    expect_asked(&st, "A first_pick"); /* 4 choice of cards */
    int first = gr_lowest(st.sale);
    sb_move take = sb_move_of(GR_MV_TAKE, first, 0);
    position_events.n = 0;
    assert_int_equal(sb_play(&gr_game, &st, 0, take, &position_events), SB_OK);
    int other = gr_lowest(st.sale);
    assert_int_equal(sb_play(&gr_game, &st, 0, sb_move_of(GR_MV_DISCARD, other, 0), &position_events), SB_OK);
    finish_picks(&st);
    expect_events("A take; A discard; B take; C take; A production; A round 5"); /* 5 gold */
}

static void test_GR_ROUND_2_winner_is_the_next_first_player(void **s)
{
    (void)s;
    gr_state st = position("3 players; first A; step auction");
    play(&st, "A pass; B bid:2; C pass; B take:all_in_1; B discard:all_in_2");
    finish_picks(&st);
    expect_events("B production; B round 4");
    assert_int_equal(st.first, 1);
    expect_asked(&st, "B auction");
}

static void test_GR_ROUND_3_too_few_cards_end_the_game_at_once(void **s)
{
    (void)s;
    gr_state st = position("4 players; deck 5; step round"); /* players + 1: a round */
    expect_asked(&st, "A auction");
    assert_int_equal(st.deck_n, 0);
    st = position("4 players; deck 4; step round");
    expect_asked(&st, "nobody");
    expect_no_event("sale");
    expect_events("A end; B end; C end; D end");
    assert_int_equal(st.deck_n, 4); /* nothing was drawn, no round was begun */
    assert_int_equal(st.round, 3);
    st = position("2 players; deck 3; step round");
    expect_asked(&st, "A bid; B bid");
    st = position("2 players; deck 2; step round");
    expect_asked(&st, "nobody");
}

/* Swapping two things that are secret changes nobody's view; changing anything public does. */
static void test_GR_ROUND_4_what_is_public_and_what_is_secret(void **s)
{
    (void)s;
    gr_state st = position("3 players; A 15 cold_mountain_03 cold_mountain_05 mayor:cold_mountain bank+6; B 9 all_in_1;"
                           "C 4 dynamite_1 wagon; out raid; first C; winner A; price 5; step pay");
    expect_asked(&st, "B all_in");
    assert_true(st.transit == 2 && st.deposit == 6);
    gr_state secret = st;
    secret.deck[0] = st.deck[1], secret.deck[1] = st.deck[0]; /* the order of the deck */
    secret.rng.key[0] ^= 1;                                   /* the chance to come */
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++) {
        gr_state a = st, b = secret;
        gr_redact(&a, viewer);
        gr_redact(&b, viewer);
        assert_memory_equal(&a, &b, sizeof a);
        /* everything else is public: cards before the players, kept, pending, out, Mayors, deposit, nuggets, transit */
        gr_state public = st;
        memset(public.deck, 0, sizeof public.deck);
        memset(public.rng.key, 0, sizeof public.rng.key);
        public.removed = 0;
        assert_memory_equal(&a, &public, sizeof a);
    }
}

/* The other secret: a sealed bid, until both are in. */
static void test_GR_ROUND_4_sealed_bids_are_secret_until_shown(void **s)
{
    (void)s;
    gr_state st = position("2 players; step bids"), three = st, nine = st;
    play(&three, "A bid:3");
    play(&nine, "A bid:9");
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++) {
        gr_state a = three, b = nine;
        gr_redact(&a, viewer);
        gr_redact(&b, viewer);
        assert_int_equal(memcmp(&a, &b, sizeof a) == 0, viewer != 0);
    }
    for (int i = 0; i < position_events.n; i++)
        assert_true(position_events.at[i].arg[0] != 9 || !sb_event_visible(&position_events.at[i], 1));
    play(&nine, "B bid:4");
    expect_events("A shown 9; B shown 4");
}

/* What a viewer imagines: a possible position that looks the same to him, every unseen card equally likely. */
static void test_GR_ROUND_4_imagined_positions_fit_what_is_known(void **s)
{
    (void)s;
    enum { TIMES = 4800 };
    gr_state st = position("3 players; A san_narciso_02 wagon@san_narciso_02 all_in_1; A gold_3@san_narciso_02;"
                           "A gold_1@san_narciso_02; B dynamite_1 penny_press_1; out raid; deck 10; step auction");
    gr_state seen = st;
    uint8_t key[SB_KEY_BYTES] = { 0 };
    static int top[GR_CARD_COUNT], removed[GR_CARD_COUNT];
    sb_quick q = { .s = 9 };
    gr_redact(&seen, 1);
    for (size_t i = 0; i < sizeof seen.deck; i++)
        assert_int_equal(seen.deck[i], 0);
    for (int i = 0; i < TIMES; i++) {
        gr_state imagined = seen;
        gr_determinize(&imagined, 1, &q);
        assert_null(gr_check(&imagined));
        assert_memory_not_equal(imagined.rng.key, key, sizeof key); /* other dice each time */
        memcpy(key, imagined.rng.key, sizeof key);
        top[imagined.deck[imagined.deck_n - 1]]++;
        for (uint64_t set = imagined.removed; set; set &= set - 1)
            removed[gr_lowest(set)]++;
        gr_redact(&imagined, 1);
        assert_memory_equal(&imagined, &seen, sizeof seen);
    }
    uint64_t unseen = deck_set(&st) | st.removed; /* 10 + 15 */
    for (int c = 1; c < GR_CARD_COUNT; c++) {
        bool hidden = unseen >> c & 1;
        assert_in_range(top[c], hidden ? TIMES / 25 - 60 : 0, hidden ? TIMES / 25 + 60 : 0);
        assert_in_range(removed[c], hidden ? TIMES * 15 / 25 - 150 : 0, hidden ? TIMES * 15 / 25 + 150 : 0);
    }
}

/* A sealed bid of the other is imagined from 0 to all his nuggets; one's own is known. */
static void test_GR_ROUND_4_imagined_bids(void **s)
{
    (void)s;
    gr_state st = position("2 players; A 4; B 6; step bids");
    int bids[8] = { 0 };
    sb_quick q = { .s = 10 };
    play(&st, "A bid:3");
    gr_state own = st;
    gr_redact(&st, 1);
    for (int i = 0; i < 500; i++) {
        gr_state imagined = st;
        gr_determinize(&imagined, 1, &q);
        assert_null(gr_check(&imagined));
        bids[imagined.bid[0]]++;
        assert_int_equal(imagined.bid[1], 0);
    }
    for (int bid = 0; bid <= 4; bid++)
        assert_in_range(bids[bid], 60, 140);
    gr_redact(&own, 0);
    gr_determinize(&own, 0, &q);
    assert_int_equal(own.bid[0], 3);
}

/* ---- GR-DRAW ----------------------------------------------------------------------------------------------------- */

static void test_GR_DRAW_1_players_plus_one_cards_are_turned_up(void **s)
{
    (void)s;
    gr_state st = position("5 players; deck bank dynamite_1 wagon raid judge san_narciso_02 saloon; step round");
    assert_true(st.sale == cards_of("bank dynamite_1 wagon raid judge san_narciso_02"));
    expect_events("sale bank; sale dynamite_1; sale wagon; sale raid; sale judge; sale san_narciso_02");
    expect_card(&st, "saloon", "deck");
    for (int players = 2; players <= 5; players++) {
        char text[40];
        sb_text t = SB_TEXT(text);
        sb_putf(&t, "%d players; step round", players);
        st = position(text);
        assert_int_equal(gr_size(st.sale), players + 1);
    }
}

static void test_GR_DRAW_2_round_1_sells_only_concessions(void **s)
{
    (void)s;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        gr_state st = new_game(seed % 2 ? "3 players" : "5 players", seed);
        assert_int_equal(gr_size(st.sale), st.players + 1);
        for (int c = GR_CARD_ghost_mine_2 + 1; c < GR_CARD_COUNT; c++)
            assert_true((st.sale >> c & 1) == 0);
        assert_true((st.sale | st.removed | deck_set(&st)) == GR_ALL_CARDS); /* the others went back into the deck */
        assert_true(st.out == 0);
    }
}

static void test_GR_DRAW_3_lost_and_ghost_mines_count_as_concessions(void **s)
{
    (void)s;
    uint64_t seen = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++)
        seen |= new_game("4 players", seed).sale;
    assert_true((cards_of("lost_mine ghost_mine_1 ghost_mine_2") & ~seen) == 0);
}

static void test_GR_DRAW_4_penny_press_window_after_every_reveal(void **s)
{
    (void)s;
    gr_state st = position("3 players; A; B penny_press_1 penny_press_2; C; deck 12; step round");
    expect_events("sale; sale; sale; sale");
    expect_asked(&st, "B penny_press");
    play(&st, "B use:penny_press");
    expect_events("B use penny_press_1; sale");
    expect_asked(&st, "B penny_press"); /* after the second reveal, with his other copy */
}

/* The first concessions of the shuffled deck, then one more shuffle of all the rest; nothing else is shown. */
static void test_GR_DRAW_5_first_concessions_of_the_deck_then_a_shuffle(void **s)
{
    (void)s;
    for (uint64_t seed = 0; seed < 60; seed++) {
        gr_state st = new_game("4 players", seed);
        uint8_t deck[64], rest[64];
        sb_rng rng;
        int n = shuffled_deck(&st, deck, &rng), wanted = 5, rest_n = 0, shown = 0;
        uint64_t sale = 0;
        for (int i = n - 1; i >= 0 && wanted; i--)
            if (deck[i] <= GR_CARD_ghost_mine_2)
                sale |= GR_BIT(deck[i]), wanted--;
        assert_true(st.sale == sale);
        for (int i = 0; i < n; i++)
            if (!(sale >> deck[i] & 1))
                rest[rest_n++] = deck[i];
        sb_rng_shuffle(&rng, GR_STREAM_DECK, rest, rest_n);
        assert_int_equal(st.deck_n, rest_n);
        assert_memory_equal(st.deck, rest, (size_t)rest_n);
        for (int i = 0; i < position_events.n; i++)
            shown += position_events.at[i].kind == GR_EV_SALE;
        assert_int_equal(shown, 5);
        assert_int_equal(position_events.n, 6); /* and the round */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_GR_OPT_1_first_game_has_no_buildings),
        cmocka_unit_test(test_GR_OPT_2_poker_expert_keeps_the_station_and_scores),
        cmocka_unit_test(test_GR_OPT_3_without_poker_expert_no_station),
        cmocka_unit_test(test_GR_OPT_4_first_game_with_poker_expert),
        cmocka_unit_test(test_GR_OPT_5_ids_values_defaults),
        cmocka_unit_test(test_GR_OPT_6_first_seat_leaves_deck_and_dice_as_they_are),
        cmocka_unit_test(test_GR_SETUP_1_fifteen_nuggets_and_no_card),
        cmocka_unit_test(test_GR_SETUP_2_cards_named_by_options_are_taken_out),
        cmocka_unit_test(test_GR_SETUP_3_two_players_without_mustang_and_moonshine),
        cmocka_unit_test(test_GR_SETUP_4_all_other_cards_are_shuffled),
        cmocka_unit_test(test_GR_SETUP_5_three_players_remove_the_15_top_cards_unseen),
        cmocka_unit_test(test_GR_SETUP_6_two_players_remove_11_more),
        cmocka_unit_test(test_GR_SETUP_7_four_or_five_players_remove_none),
        cmocka_unit_test(test_GR_SETUP_8_random_removals_are_secret_named_ones_public),
        cmocka_unit_test(test_GR_SETUP_9_mayor_cards_are_free),
        cmocka_unit_test(test_GR_SETUP_10_first_player_by_chance_or_by_name),
        cmocka_unit_test(test_GR_SETUP_11_removal_by_name_does_not_depend_on_chance),
        cmocka_unit_test(test_deck_sizes_for_all_players_and_options),
        cmocka_unit_test(test_GR_ROUND_1_five_phases),
        cmocka_unit_test(test_GR_ROUND_2_winner_is_the_next_first_player),
        cmocka_unit_test(test_GR_ROUND_3_too_few_cards_end_the_game_at_once),
        cmocka_unit_test(test_GR_ROUND_4_what_is_public_and_what_is_secret),
        cmocka_unit_test(test_GR_ROUND_4_sealed_bids_are_secret_until_shown),
        cmocka_unit_test(test_GR_ROUND_4_imagined_positions_fit_what_is_known),
        cmocka_unit_test(test_GR_ROUND_4_imagined_bids),
        cmocka_unit_test(test_GR_DRAW_1_players_plus_one_cards_are_turned_up),
        cmocka_unit_test(test_GR_DRAW_2_round_1_sells_only_concessions),
        cmocka_unit_test(test_GR_DRAW_3_lost_and_ghost_mines_count_as_concessions),
        cmocka_unit_test(test_GR_DRAW_4_penny_press_window_after_every_reveal),
        cmocka_unit_test(test_GR_DRAW_5_first_concessions_of_the_deck_then_a_shuffle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
