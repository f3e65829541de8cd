/* test_check.c: positions that cannot be are refused, and the message names the field (gr_check).
 * All other tests of Gold River lean on this: after every move they ask gr_check. */
#include "position.h"

/* ---- one thing wrong --------------------------------------------------------------------------------------------- */

#define FAULT(name, ...)                                                                                               \
    static void name(gr_state *st)                                                                                     \
    {                                                                                                                  \
        __VA_ARGS__;                                                                                                   \
    }

FAULT(no_players, st->players = 1)
FAULT(six_players, st->players = 6)
FAULT(wrong_option, st->poker = 2)
FAULT(wrong_first_seat, st->first_seat = 5)
FAULT(first_away, st->first = 4)
FAULT(winner_away, st->winner = 4)
FAULT(twice_reversed, st->reversed = 2)
FAULT(used_zero, st->zero[1] = 1)
FAULT(no_round, st->round = 0)
FAULT(late_round, st->round = 99)
FAULT(absent_owner, st->nuggets[4] = 1, st->nuggets[0]--)
FAULT(colt_in_front, uint64_t out = cards_of("judge"); st->out &= ~out; st->front[0] |= out)
FAULT(bank_kept, st->front[0] &= ~cards_of("bank"), st->kept[0] |= cards_of("bank"))
FAULT(two_owners, st->front[1] |= cards_of("san_narciso_02"))
FAULT(sold_and_out, st->out |= st->sale)
FAULT(pending_and_out, st->out |= GR_BIT(st->pending_card[0]))
FAULT(attached_and_out, st->out |= cards_of("wagon"))
FAULT(deck_and_out, st->out |= GR_BIT(st->deck[0]))
FAULT(no_card_in_deck, st->deck[0] = 0)
FAULT(wild_card_in_deck, st->deck[0] = 200)
FAULT(short_deck, st->deck_n--)
FAULT(dead_deck, st->deck[st->deck_n] = st->deck[0])
FAULT(card_lost, st->out &= st->out - 1)
FAULT(too_long_deck, st->deck_n = 64)
FAULT(mustang_for_two, st->removed_named &= ~cards_of("mustang_1"), st->out |= cards_of("mustang_1"))
FAULT(one_removed_too_few, st->out |= GR_BIT(gr_lowest(st->removed)), st->removed &= st->removed - 1)
FAULT(many_pending, st->pending_n = 14)
FAULT(horseshoe_pending, st->pending_card[0] = (uint8_t)card_of("all_in_1"))
FAULT(pending_nowhere, st->pending_seat[0] = 4)
FAULT(dead_pending, st->pending_seat[5] = 1)
FAULT(host_in_deck, st->host[0] = st->deck[0])
FAULT(host_building, st->host[0] = (uint8_t)card_of("bank"))
FAULT(wild_host, st->host[0] = 99)
FAULT(a_nugget_more, st->nuggets[2]++)
FAULT(a_nugget_less, st->nuggets[2]--)
FAULT(too_rich, st->nuggets[0] = 1000, st->from_supply += 985)
FAULT(endless_supply, st->from_supply = INT32_MAX)
FAULT(odd_deposit, st->deposit++, st->nuggets[0]--)
FAULT(deposit_without_bank, st->front[0] &= ~cards_of("bank"), st->out |= cards_of("bank"))
FAULT(mayor_of_nothing, st->mayor[GR_NO_TOWN] = 1)
FAULT(mayor_without_concession, st->mayor[GR_COYOTE_CITY] = 2)
FAULT(mayor_away, st->mayor[GR_SAN_NARCISO] = 5)
FAULT(lost_town_alone, st->lost_town = GR_COYOTE_CITY)
FAULT(wild_lost_town, st->lost_town = 9)
FAULT(lost_mine_asleep, uint64_t lost = cards_of("lost_mine"); st->out &= ~lost; st->front[0] |= lost)
FAULT(resolving_alone, uint64_t out = st->out & (~st->out + 1); st->out &= ~out; st->resolving |= out)
FAULT(four_for_sale, uint64_t one = st->sale & (~st->sale + 1); st->sale &= ~one; st->out |= one)
FAULT(order_too_early, st->order[1] = 1)
FAULT(dice_too_early, st->dice[0] = 3)
FAULT(transit_too_early, st->transit = 1, st->nuggets[0]--)
FAULT(sealed_bids_of_four, st->bid[0] = 1)
FAULT(price_too_early, st->price = 1)
FAULT(winner_too_early, st->winner = 1)
FAULT(leader_without_bid, gr_top(st)->auction.leader = 1)
FAULT(bid_above_nuggets, gr_top(st)->auction.leader = 2, gr_top(st)->auction.high = 16)
FAULT(passed_leader, gr_top(st)->auction.leader = 2, gr_top(st)->auction.high = 3, gr_top(st)->auction.passed = 2)
FAULT(unknown_frame, gr_top(st)->op = GR_OP_COUNT)
FAULT(frame_of_nobody, gr_top(st)->seat = 4)
FAULT(passed_by_nobody, gr_top(st)->auction.passed = 16)
FAULT(no_round_below, st->stack[0] = st->stack[1])
FAULT(frame_misplaced, gr_top(st)->op = GR_OP_TAKE)
FAULT(frame_of_another_step, gr_top(st)->op = GR_OP_PENNY)
FAULT(stack_too_deep, st->stack_n = 10)
FAULT(stack_beyond_memory, st->stack_n = 200)
FAULT(dead_frame, st->stack[9].auction.high = 1)
FAULT(nobody_asked, gr_top(st)->seat = 1, st->nuggets[1] = 0, st->nuggets[0] = (uint16_t)(st->nuggets[0] + 15))
FAULT(no_step_begun, st->stack_n = 1, st->stack[1] = (gr_frame) { 0 })

static const struct fault {
    void (*spoil)(gr_state *st);
    const char *message;
    /* clang-format off */
} FAULTS[] = {
    { no_players, "players: 2 to 5" },
    { six_players, "players: 2 to 5" },
    { wrong_option, "options: out of range" },
    { wrong_first_seat, "options: out of range" },
    { first_away, "first, winner, reversed: out of range" },
    { winner_away, "first, winner, reversed: out of range" },
    { twice_reversed, "first, winner, reversed: out of range" },
    { used_zero, "first, winner, reversed: out of range" },
    { no_round, "round: out of range" },
    { late_round, "round: out of range" },
    { absent_owner, "players: a seat that is not at the table owns something" },
    { colt_in_front, "players.front: only concessions and buildings lie there" },
    { bank_kept, "players.kept: only horseshoe cards are kept" },
    { two_owners, "players: a card lies in two places" },
    { sold_and_out, "sale, resolving, out, removed: a card lies in two places" },
    { pending_and_out, "pending: a card lies in two places" },
    { attached_and_out, "attached: a card lies in two places" },
    { deck_and_out, "deck: not a card, or a card that lies elsewhere too" },
    { no_card_in_deck, "deck: not a card, or a card that lies elsewhere too" },
    { wild_card_in_deck, "deck: not a card, or a card that lies elsewhere too" },
    { short_deck, "deck: a dead slot is not zero" },
    { dead_deck, "deck: a dead slot is not zero" },
    { card_lost, "cards: one is missing" },
    { too_long_deck, "deck: too many cards" },
    { many_pending, "pending: too many" },
    { horseshoe_pending, "pending: only colt and lasso cards wait, before a seat of this table" },
    { pending_nowhere, "pending: only colt and lasso cards wait, before a seat of this table" },
    { dead_pending, "pending: a dead slot is not zero" },
    { host_in_deck, "attached: the host is not a concession in play" },
    { host_building, "attached: the host is not a concession in play" },
    { wild_host, "attached: the host is not a concession in play" },
    { a_nugget_more, "from_supply: nuggets do not add up" },
    { a_nugget_less, "from_supply: nuggets do not add up" },
    { too_rich, "from_supply: more than there can be" },
    { endless_supply, "from_supply: more than there can be" },
    { odd_deposit, "deposit: a multiple of 3, and only with a Bank in play" },
    { deposit_without_bank, "deposit: a multiple of 3, and only with a Bank in play" },
    { mayor_of_nothing, "mayors: dead slot is not zero" },
    { mayor_without_concession, "mayors: a Mayor has at least one concession in his town" },
    { mayor_away, "mayors: a Mayor has at least one concession in his town" },
    { lost_town_alone, "lost_town: only a Lost Mine in play joins a town" },
    { wild_lost_town, "lost_town: only a Lost Mine in play joins a town" },
    { lost_mine_asleep, "lost_town: its owner has a town concession, so it has joined a town" },
    { resolving_alone, "resolving: not the cards that are being resolved" },
    { four_for_sale, "sale: the wrong number of cards for this step" },
    { order_too_early, "order: every player once, the winner first, and only while cards are chosen" },
    { dice_too_early, "dice: not those of this step" },
    { transit_too_early, "transit: not what is on its way in this step" },
    { sealed_bids_of_four, "bids: more than the bidder owns, or not now" },
    { price_too_early, "price, winner, reversed: the auction is not over yet" },
    { winner_too_early, "price, winner, reversed: the auction is not over yet" },
    { leader_without_bid, "stack: a highest bid needs a leader" },
    { bid_above_nuggets, "stack: the leader has not passed and owns his bid" },
    { passed_leader, "stack: the leader has not passed and owns his bid" },
    { unknown_frame, "stack: unknown frame or seat" },
    { frame_of_nobody, "stack: unknown frame or seat" },
    { passed_by_nobody, "stack: a value of a frame is out of range" },
    { no_round_below, "stack: the lowest frame must be the round" },
    { frame_misplaced, "stack: a frame stands where it cannot" },
    { frame_of_another_step, "stack: a frame does not belong to this step of the round" },
    { stack_too_deep, "stack: too deep" },
    { stack_beyond_memory, "stack: too deep" },
    { dead_frame, "stack: a dead frame is not zero" },
    { nobody_asked, "stack: the position does not wait for a decision" },
    { no_step_begun, "stack: the position does not wait for a decision" },
};

/* An auction among four with something of everything on the table. */
static gr_state sound_position(void)
{
    return position("4 players; A san_narciso_02 bank+6 wagon@san_narciso_02 mayor:san_narciso; B cold_mountain_03;"
                    "C 4 all_in_2; D raid; out lost_mine saloon all_in_1 judge; step auction");
    /* clang-format on */
}

static void expect_refused(gr_state st, void (*spoil)(gr_state *st), const char *message)
{
    assert_null(gr_check(&st));
    spoil(&st);
    const char *wrong = gr_check(&st);
    assert_string_equal(wrong ? wrong : "nothing", message);
}

static void test_one_thing_wrong_is_found_and_named(void **s)
{
    (void)s;
    for (size_t i = 0; i < sizeof FAULTS / sizeof *FAULTS; i++)
        expect_refused(sound_position(), FAULTS[i].spoil, FAULTS[i].message);
}

/* ---- faults that need another moment of the game ----------------------------------------------------------------- */

FAULT(card_drawn_later, st->drawn = 0)
FAULT(two_players_reversed, st->reversed = 1)
FAULT(bid_of_a_beggar, st->bid[0] = 16)
FAULT(wrong_winner_first, st->order[0] = 2, st->order[2] = 0)
FAULT(price_below_transit, st->price = 1)
FAULT(other_card_resolved, gr_top(st)->effect.card = (uint8_t)card_of("gold_2"))
FAULT(stake_gone, st->transit--, st->nuggets[0]++)
FAULT(cards_for_a_round, st->deck_n = 5;
      for (int i = 0; i < 5; i++) st->deck[i] = (uint8_t)gr_lowest(st->out), st->out &= st->out - 1)
FAULT(sale_after_the_end, st->sale = st->out & (~st->out + 1), st->out &= st->out - 1)
FAULT(price_after_the_end, st->price = 3)
FAULT(order_after_the_end, st->order[1] = 1)
FAULT(bid_after_the_end, st->bid[1] = 3)

static void test_wrong_at_this_moment(void **s)
{
    (void)s;
    expect_refused(position("2 players; step bids"), mustang_for_two,
        "removed_named: not what the options and the number of players take out");
    expect_refused(position("3 players; step auction"), one_removed_too_few, "removed: the wrong number of cards");
    expect_refused(position("2 players; step first_pick"), two_players_reversed, "reversed: not with 2 players");
    gr_state st = position("2 players; step bids");
    play(&st, "A bid:3");
    expect_refused(st, bid_of_a_beggar, "bids: more than the bidder owns, or not now");
    st = position("2 players; price 4; step first_pick");
    expect_refused(st, stake_gone, "transit: not what is on its way in this step");
    st = position("4 players; B all_in_1; C all_in_2; A 9; price 9; step pay");
    expect_refused(st, price_below_transit, "transit: not what is on its way in this step");
    st = position("4 players; step first_pick");
    expect_refused(
        st, wrong_winner_first, "order: every player once, the winner first, and only while cards are chosen");
    st = position("3 players; A san_narciso_02 san_narciso_03; sale wagon one_armed_bandit_1; step first_pick");
    gr_state bandit = st;
    play(&st, "A take:wagon; A discard:all_in_1");
    expect_refused(st, other_card_resolved, "stack: a frame does not fit the cards or players");
    play(&bandit, "A take:one_armed_bandit_1; A discard:all_in_1; A pay:2");
    expect_refused(bandit, card_drawn_later, "resolving: not the cards that are being resolved");
}

static void test_wrong_when_the_game_is_over(void **s)
{
    (void)s;
    gr_state st = position("4 players; step over");
    expect_refused(st, cards_for_a_round, "deck: there are cards for another round");
    expect_refused(st, sale_after_the_end, "sale, resolving, transit, price, order, bids, dice: the game is over");
    expect_refused(st, price_after_the_end, "sale, resolving, transit, price, order, bids, dice: the game is over");
    expect_refused(st, order_after_the_end, "sale, resolving, transit, price, order, bids, dice: the game is over");
    st = position("2 players; step over");
    expect_refused(st, bid_after_the_end, "sale, resolving, transit, price, order, bids, dice: the game is over");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_thing_wrong_is_found_and_named),
        cmocka_unit_test(test_wrong_at_this_moment),
        cmocka_unit_test(test_wrong_when_the_game_is_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
