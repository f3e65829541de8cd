/* outlook.c: a position as a list of features, for bots that learn (outlook.h).  Secret are only the deck and sealed bids. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/poker.h"
#include "games/goldriver/score.h"
#include "sagebrush/outlook.h"

enum {
    NUGGET_STEPS = 24,
    SCORE_STEPS = 30,
    SCORE_STEP = 3,
    LEAD_STEPS = 24,
    LEAD_STEP = 3,
    TOWN_STEPS = 4,
    TOTALS = 11,
    YIELD_STEPS = 4,
    BID_STEPS = 24,
};

/* What everybody knows of a player: X(id, how many, about). */
#define PLAYER_BLOCKS(X)                                                                                               \
    X(cards, GR_CARD_COUNT, "card before the seat, or kept")                                                           \
    X(nuggets, NUGGET_STEPS, "nuggets, at least so many")                                                              \
    X(mayor, GR_TOWN_COUNT, "Mayor of a town")                                                                         \
    X(towns, GR_TOWN_COUNT *TOWN_STEPS, "concessions in a town, at least so many")                                     \
    X(yields, TOTALS *YIELD_STEPS, "nuggets from a total of the dice, every three")                                    \
    X(concessions, 16, "nuggets on concessions, every three")                                                          \
    X(hand, GR_HAND_COUNT, "poker hand, at least so good")                                                             \
    X(waiting, 4, "cards that wait, at least so many")                                                                 \
    X(deposit, 8, "in the Bank, every three")                                                                          \
    X(score, SCORE_STEPS, "points so far, every three")                                                                \
    X(auction, 3, "passed, leads, bid is in")                                                                          \
    X(first, 3, "first player, winner of the auction, is asked")                                                       \
    X(place, GR_SEATS, "place in the order of choice")

#define TABLE_BLOCKS(X)                                                                                                \
    X(lead, LEAD_STEPS, "points ahead of the best other, every three from 36 behind")                                  \
    X(richest, LEAD_STEPS, "nuggets more than the richest other, from twelve fewer")                                   \
    X(sale, GR_CARD_COUNT, "card for sale")                                                                            \
    X(unseen, GR_CARD_COUNT, "card that nobody has seen yet")                                                          \
    X(deck, 20, "rounds to come, at least so many")                                                                    \
    X(ops, GR_OP_COUNT, "kind of a frame on the stack")                                                                \
    X(resolving, GR_CARD_COUNT, "card that takes effect")                                                              \
    X(high, BID_STEPS, "highest bid or price, at least so much")                                                       \
    X(bid, BID_STEPS, "own sealed bid, at least so much")                                                              \
    X(transit, 12, "nuggets in transit, at least so many")                                                             \
    X(rolled, 2, "before, after the production roll")                                                                  \
    X(reversed, 1, "Moonshine")                                                                                        \
    X(players, GR_SEATS + 1, "number of players")                                                                      \
    X(options, 2, "Poker Expert, first game")

#define PLAYER(id, count, about) P_##id, P_##id##_last = P_##id + (count)-1,
#define OWN(id, count, about)    F_##id, F_##id##_last = F_##id + (count)-1,
enum { PLAYER_BLOCKS(PLAYER) P_COUNT };
enum { OTHER = P_COUNT, TABLE = 2 * P_COUNT - 1, TABLE_BLOCKS(OWN) F_COUNT };

#ifndef SB_PLAY_ONLY /* a page plays: it has no need of names */
#define ROW_OWN_PLAYER(id, count, about)   { "own_" #id, P_##id, count, about },
#define ROW_OTHER_PLAYER(id, count, about) { "other_" #id, OTHER + P_##id, count, about },
#define ROW(id, count, about)              { #id, F_##id, count, about },
static const sb_block BLOCKS[] = { PLAYER_BLOCKS(ROW_OWN_PLAYER) PLAYER_BLOCKS(ROW_OTHER_PLAYER)
        TABLE_BLOCKS(ROW) { 0 } };
#endif

static const uint8_t NUGGETS[NUGGET_STEPS] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 19, 21, 24, 27,
    30, 35, 40, 50 };

static void at_least(sb_features *f, int first, int value)
{
    for (int i = 0; i < NUGGET_STEPS && value >= NUGGETS[i]; i++)
        sb_feature(f, first + i);
}

static void describe_yields(const gr_state *st, int seat, int first, sb_features *f)
{
    int all = 0, on[TOTALS] = { 0 };
    for (uint64_t set = st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION]; set; set &= set - 1) {
        int card = gr_lowest(set), value = gr_value_of(st, card);
        const gr_card *c = &GR_CARD[card];
        all += value;
        for (int t = 0; t < TOTALS; t++)
            if (c->condition == GR_SUM ? c->value == t + 2 : c->condition == (t % 2 ? GR_ODD : GR_EVEN))
                on[t] += value;
    }
    for (int t = 0; t < TOTALS; t++)
        sb_feature_steps(f, first + P_yields + t * YIELD_STEPS, YIELD_STEPS, (on[t] + 2) / 3);
    sb_feature_steps(f, first + P_concessions, 16, all / 3);
}

static void describe_towns(const gr_state *st, int seat, int first, sb_features *f)
{
    for (int t = 1; t < GR_TOWN_COUNT; t++) {
        sb_feature_if(f, first + P_mayor + t, st->mayor[t] == seat + 1);
        sb_feature_steps(f, first + P_towns + t * TOWN_STEPS, TOWN_STEPS, gr_count(st, seat, t));
    }
}

static void describe_auction(const gr_state *st, int seat, int first, sb_features *f)
{
    const gr_frame *top = st->stack_n ? gr_top_const(st) : NULL;
    bool open = top && top->op == GR_OP_AUCTION, sealed = top && top->op == GR_OP_BIDS;
    sb_feature_if(f, first + P_auction, open && (top->auction.passed >> seat & 1));
    sb_feature_if(f, first + P_auction + 1, open && top->auction.leader == seat + 1);
    sb_feature_if(f, first + P_auction + 2, sealed && (top->bids.in >> seat & 1));
    sb_feature_if(f, first + P_first, st->first == seat);
    sb_feature_if(f, first + P_first + 1, st->winner == seat);
    sb_feature_if(f, first + P_first + 2, top && top->seat == seat);
    for (int i = 0; st->order[0] != st->order[1] && i < st->players; i++)
        sb_feature_if(f, first + P_place + i, st->order[i] == seat);
}

static void describe_player(const gr_state *st, int seat, int first, int points, sb_features *all)
{
    uint16_t part[P_COUNT + SB_FEATURES_SLACK];
    sb_features list = { .at = part }, *f = &list;
    sb_feature_set(f, first + P_cards, st->front[seat] | st->kept[seat]);
    at_least(f, first + P_nuggets, st->nuggets[seat]);
    describe_towns(st, seat, first, f);
    describe_yields(st, seat, first, f);
    if (st->poker)
        sb_feature_steps(
            f, first + P_hand, GR_HAND_COUNT, (int)gr_poker_hand(gr_poker_value(gr_poker_cards(st, seat))));
    sb_feature_steps(f, first + P_waiting, 4, gr_size(gr_pending_of(st, seat)));
    if (st->front[seat] & GR_BIT(GR_CARD_bank))
        sb_feature_steps(f, first + P_deposit, 8, st->deposit / 3);
    sb_feature_steps(f, first + P_score, SCORE_STEPS, points / SCORE_STEP);
    describe_auction(st, seat, first, f);
    sb_features_add(all, part, list.n);
}

static void describe_flow(const gr_state *st, int seat, sb_features *f)
{
    uint64_t ops = 0;
    for (int i = 0; i < st->stack_n; i++)
        ops |= UINT64_C(1) << st->stack[i].op;
    sb_feature_set(f, F_ops, ops);
    const gr_frame *top = st->stack_n ? gr_top_const(st) : NULL;
    at_least(f, F_high, top && top->op == GR_OP_AUCTION ? top->auction.high : st->price);
    if (top && top->op == GR_OP_BIDS && seat < 2 && (top->bids.in >> seat & 1))
        at_least(f, F_bid, st->bid[seat] + 1);
    sb_feature_steps(f, F_transit, 12, st->transit);
    sb_feature(f, F_rolled + (st->dice[0] != 0));
    sb_feature_if(f, F_reversed, st->reversed);
}

static int describe(const void *state, int seat, uint16_t out[SB_FEATURES_MAX])
{
    const gr_state *st = state;
    uint16_t part[F_COUNT - TABLE + SB_FEATURES_SLACK];
    sb_features all = { .at = out }, f = { .at = part };
    sb_result r;
    int best = -1000, richest = 0;
    gr_result(st, &r);
    describe_player(st, seat, 0, r.score[seat][GR_CAT_TOTAL], &all);
    for (int i = 1; i < st->players; i++) {
        int other = gr_left(st, seat, i), theirs = r.score[other][GR_CAT_TOTAL];
        describe_player(st, other, OTHER, theirs, &all);
        best = theirs > best ? theirs : best;
        richest = st->nuggets[other] > richest ? st->nuggets[other] : richest;
    }
    sb_feature_steps(&f, F_lead, LEAD_STEPS, (r.score[seat][GR_CAT_TOTAL] - best) / LEAD_STEP + LEAD_STEPS / 2);
    sb_feature_steps(&f, F_richest, LEAD_STEPS, st->nuggets[seat] - richest + LEAD_STEPS / 2);
    sb_feature_set(&f, F_sale, st->sale);
    sb_feature_set(&f, F_unseen, GR_ALL_CARDS & ~gr_visible_cards(st));
    sb_feature_steps(&f, F_deck, 20, st->deck_n / (st->players + 1));
    sb_feature_set(&f, F_resolving, st->resolving);
    describe_flow(st, seat, &f);
    sb_feature(&f, F_players + st->players);
    sb_feature_if(&f, F_options, st->poker);
    sb_feature_if(&f, F_options + 1, st->first_game);
    sb_features_add(&all, part, f.n);
    return all.n;
}

static bool is_over(const void *state)
{
    return ((const gr_state *)state)->stack_n == 0;
}

/* GR-TWO-2 */
static int sealed(void *state, int seat)
{
    gr_state *st = state;
    int other = 1 - seat;
    if (st->stack_n == 0 || gr_top(st)->op != GR_OP_BIDS || st->nuggets[other] == 0)
        return -1;
    gr_top(st)->bids.in &= (uint8_t) ~(1u << other);
    st->bid[other] = 0;
    return other;
}

const sb_outlook GR_OUTLOOK = {
    .decide = gr_decide,
    .resume = gr_resume,
    .is_halted = gr_is_halted,
    .is_over = is_over,
    .sealed = sealed,
    .play_on = gr_play_on,
    .slips = { 950 },
    .told = { [1] = { 85 }, { 85 }, { 85 }, { 85 } },
    .version = 1,
    .features = F_COUNT,
#ifndef SB_PLAY_ONLY
    .blocks = BLOCKS,
#endif
    .describe = describe,
};
