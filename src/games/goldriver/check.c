/* check.c: what holds of every position (game.h, promise 10): cards and nuggets add up, everything lies where it can. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/frames.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"
#include "games/goldriver/setup.h"

#include <string.h>

/* ---- cards: each in exactly one place ---------------------------------------------------------------------------- */

/* Adds a pile to those seen; false: a card lies in two places. */
static bool add_pile(uint64_t *seen, uint64_t pile)
{
    bool apart = (*seen & pile) == 0;
    *seen |= pile;
    return apart;
}

static const char *check_piles(const gr_state *st)
{
    uint64_t seen = 0;
    const uint64_t table_cards = GR_OF_SYMBOL[GR_CONCESSION] | GR_OF_SYMBOL[GR_BUILDING];
    for (int s = 0; s < GR_SEATS; s++) {
        if (s >= st->players && (st->front[s] | st->kept[s] | st->nuggets[s]))
            return "players: a seat that is not at the table owns something";
        if (st->front[s] & ~table_cards)
            return "players.front: only concessions and buildings lie there";
        if (st->kept[s] & ~GR_OF_SYMBOL[GR_HORSESHOE])
            return "players.kept: only horseshoe cards are kept";
        if (!add_pile(&seen, st->front[s]) || !add_pile(&seen, st->kept[s]))
            return "players: a card lies in two places";
    }
    if (!add_pile(&seen, st->sale) || !add_pile(&seen, st->resolving) || !add_pile(&seen, st->out)
        || !add_pile(&seen, st->removed_named) || !add_pile(&seen, st->removed))
        return "sale, resolving, out, removed: a card lies in two places";
    for (int k = 0; k < st->pending_n; k++)
        if (!add_pile(&seen, GR_BIT(st->pending_card[k])))
            return "pending: a card lies in two places";
    for (int i = 0; i < GR_LASSO_COUNT; i++)
        if (st->host[i] && !add_pile(&seen, GR_BIT(GR_FIRST_LASSO + i)))
            return "attached: a card lies in two places";
    for (int i = 0; i < st->deck_n; i++)
        if (st->deck[i] == 0 || st->deck[i] >= GR_CARD_COUNT || !add_pile(&seen, GR_BIT(st->deck[i])))
            return "deck: not a card, or a card that lies elsewhere too";
    for (size_t i = st->deck_n; i < sizeof st->deck; i++)
        if (st->deck[i])
            return "deck: a dead slot is not zero";
    return seen == GR_ALL_CARDS ? NULL : "cards: one is missing";
}

static const char *check_removed(const gr_state *st)
{
    if (st->removed_named != gr_named_cards(st))
        return "removed_named: not what the options and the number of players take out";
    if (gr_size(st->removed) != gr_removed_count(st->players))
        return "removed: the wrong number of cards";
    return NULL;
}

/* Whatever the rolls that are left give, no list of bids gets longer than there is room for. */
static const char *check_course(const gr_state *st)
{
    int rounds_left = st->deck_n / (st->players + 1) + 1;
    if (st->round + rounds_left > GR_ROUNDS_MAX)
        return "round: too many with those that are left";
    if ((int64_t)st->from_supply + rounds_left * GR_ROLL_MOST > SB_MOVES_MAX - 2 - GR_START_NUGGETS * GR_SEATS)
        return "from_supply: more than there can be";
    return NULL;
}

static const char *check_pending(const gr_state *st)
{
    const uint64_t can_wait = GR_OF_SYMBOL[GR_COLT] | GR_OF_SYMBOL[GR_LASSO];
    if (st->pending_n > GR_PENDING_MAX)
        return "pending: too many";
    for (int k = 0; k < GR_PENDING_MAX; k++) {
        bool live = k < st->pending_n;
        if (live
            && (st->pending_seat[k] >= st->players || st->pending_card[k] >= GR_CARD_COUNT
                || !(can_wait & GR_BIT(st->pending_card[k]))))
            return "pending: only colt and lasso cards wait, before a seat of this table";
        if (!live && (st->pending_card[k] || st->pending_seat[k]))
            return "pending: a dead slot is not zero";
    }
    for (int i = 0; i < GR_LASSO_COUNT; i++)
        if (st->host[i]
            && (st->host[i] >= GR_CARD_COUNT
                || !(gr_all_front(st) & GR_OF_SYMBOL[GR_CONCESSION] & GR_BIT(st->host[i]))))
            return "attached: the host is not a concession in play";
    return NULL;
}

/* Cards being resolved are those that frames speak of, and what was drawn. */
static const char *check_resolving(const gr_state *st)
{
    uint64_t spoken_of = st->drawn;
    for (int i = 0; i < st->stack_n; i++)
        if (st->stack[i].op == GR_OP_RESOLVE || st->stack[i].op == GR_OP_FINISH || st->stack[i].op == GR_OP_LASSO)
            spoken_of |= GR_BIT(st->stack[i].effect.card);
    if (spoken_of != st->resolving)
        return "resolving: not the cards that are being resolved";
    bool choosing = st->stack_n > 0 && gr_top_const(st)->op == GR_OP_BANDIT_CHOOSE;
    return choosing == (st->drawn != 0) ? NULL : "drawn: only while a One-Armed Bandit's card is chosen";
}

/* ---- nuggets ----------------------------------------------------------------------------------------------------- */

/* GR-COMP-9: what players started with and what the supply gave is somewhere. */
static const char *check_nuggets(const gr_state *st)
{
    int64_t sum = st->transit + st->deposit; /* from_supply of a bent record may be any number */
    for (int s = 0; s < st->players; s++) {
        if (st->nuggets[s] >= SB_MOVES_MAX - 1)
            return "players.nuggets: more than there can be";
        sum += st->nuggets[s];
    }
    if (sum != (int64_t)GR_START_NUGGETS * st->players + st->from_supply)
        return "from_supply: nuggets do not add up";
    if (st->deposit % GR_BANK_STEP || (st->deposit && gr_owner(st, GR_CARD_bank) < 0))
        return "deposit: a multiple of 3, and only with a Bank in play";
    return NULL;
}

/* ---- towns ------------------------------------------------------------------------------------------------------- */

/* During a Raid the office is settled after the last answer (GR-RAID-2). */
static bool is_being_raided(const gr_state *st, int town)
{
    for (int i = 0; i < st->stack_n; i++)
        if (st->stack[i].op == GR_OP_RAID_ANSWER && st->stack[i].raid.town == town)
            return true;
    return false;
}

static const char *check_towns(const gr_state *st)
{
    if (st->mayor[GR_NO_TOWN])
        return "mayors: dead slot is not zero";
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        if (st->mayor[t] > st->players
            || (st->mayor[t] && gr_count(st, st->mayor[t] - 1, t) == 0 && !is_being_raided(st, t)))
            return "mayors: a Mayor has at least one concession in his town";
    if (st->lost_town >= GR_TOWN_COUNT || (st->lost_town && gr_owner(st, GR_CARD_lost_mine) < 0))
        return "lost_town: only a Lost Mine in play joins a town";
    int lost_owner = gr_owner(st, GR_CARD_lost_mine);
    bool asked = st->stack_n > 0 && gr_top_const(st)->op == GR_OP_LOST_TOWN;
    if (lost_owner >= 0 && !st->lost_town && !asked && gr_towns_with_concession(st, lost_owner))
        return "lost_town: its owner has a town concession, so it has joined a town"; /* GR-LOST-2 */
    return NULL;
}

/* ---- the round --------------------------------------------------------------------------------------------------- */

static const char *check_options(const gr_state *st)
{
    if (st->players < 2 || st->players > GR_SEATS)
        return "players: 2 to 5";
    if (st->poker > 1 || st->first_game > 1 || st->first_seat > st->players)
        return "options: out of range";
    if (st->first >= st->players || st->winner >= st->players || st->reversed > 1 || st->zero[0] || st->zero[1])
        return "first, winner, reversed: out of range";
    if (st->round < 1 || st->round > GR_ROUNDS_MAX)
        return "round: out of range";
    if (st->deck_n > sizeof st->deck)
        return "deck: too many cards";
    if (st->stack_n > GR_STACK_MAX)
        return "stack: too deep";
    return NULL;
}

/* How many sale cards lie there in this step (GR-PICK-3, GR-TWO-5). */
static int sale_size(const gr_state *st)
{
    int step = gr_current_step(st), n = st->players;
    gr_op top = gr_top_const(st)->op;
    switch (step) {
    case GR_OP_PENNY:
    case GR_OP_AUCTION:
    case GR_OP_BIDS:
    case GR_OP_MOONSHINE:
    case GR_OP_PAY: return n + 1;
    case GR_OP_FIRST_PICK: return top == GR_OP_FIRST_PICK ? n + 1 : top == GR_OP_DISCARD ? n : n - 1;
    case GR_OP_MUSTANG: return n - 1;
    case GR_OP_PENDING: return st->dice[0] ? 0 : n - 1;
    case GR_OP_PICKS: return n - st->stack[1].picks.place - (top != GR_OP_TAKE);
    case GR_OP_LOSER: return top == GR_OP_LOSER ? 1 : 0;
    default: return 0;
    }
}

static bool is_choice_order(const gr_state *st)
{
    unsigned seen = 0;
    for (int i = 0; i < st->players; i++)
        seen |= 1u << st->order[i];
    return seen == (1u << st->players) - 1 && st->order[0] == st->winner;
}

static bool order_ok(const gr_state *st)
{
    static const uint8_t none[GR_SEATS];
    int step = gr_current_step(st);
    bool choosing = step == GR_OP_FIRST_PICK || step == GR_OP_MUSTANG || step == GR_OP_PICKS
        || (step == GR_OP_PENDING && st->dice[0] == 0) || gr_top_const(st)->op == GR_OP_LOSER;
    for (int i = 0; i < GR_SEATS; i++)
        if (st->order[i] >= st->players || (i >= st->players && st->order[i]))
            return false;
    if (choosing)
        return is_choice_order(st);
    return memcmp(st->order, none, sizeof none) == 0;
}

static bool is_die(int v)
{
    return v >= 1 && v <= 6;
}

static bool dice_ok(const gr_state *st)
{
    int step = gr_current_step(st);
    if (gr_top_const(st)->op == GR_OP_SET_DIE)
        return is_die(st->dice[0]) && st->dice[1] == 0;
    if (step == GR_OP_PRODUCE || step == GR_OP_BANK || (step == GR_OP_PENDING && st->dice[0]))
        return is_die(st->dice[0]) && is_die(st->dice[1]);
    return st->dice[0] == 0 && st->dice[1] == 0;
}

static bool transit_ok(const gr_state *st)
{
    int step = gr_current_step(st);
    gr_op top = gr_top_const(st)->op;
    if (st->players > 2)
        return step == GR_OP_PAY ? st->transit <= st->price : st->transit == 0;
    bool stake_lies =
        step == GR_OP_FIRST_PICK || (step == GR_OP_PENDING && !st->dice[0]) || top == GR_OP_LOSER || top == GR_OP_MONEY;
    return st->transit == (stake_lies ? st->price : 0);
}

static bool bids_ok(const gr_state *st)
{
    const gr_frame *f = gr_top_const(st);
    for (int s = 0; s < 2; s++) {
        bool in = f->op == GR_OP_BIDS && (f->bids.in >> s & 1);
        if (st->bid[s] > (in ? st->nuggets[s] : 0))
            return false;
    }
    return f->op != GR_OP_BIDS || f->bids.asked <= 1;
}

static const char *check_auction(const gr_state *st)
{
    const gr_frame *f = gr_top_const(st);
    int step = gr_current_step(st);
    bool decided = step != GR_OP_PENNY && step != GR_OP_AUCTION && step != GR_OP_BIDS;
    if (!decided && (st->price || st->winner != st->first || st->reversed))
        return "price, winner, reversed: the auction is not over yet";
    if (st->reversed && st->players == 2)
        return "reversed: not with 2 players";
    if (f->op != GR_OP_AUCTION)
        return NULL;
    if ((f->auction.high > 0) != (f->auction.leader > 0))
        return "stack: a highest bid needs a leader";
    if (f->auction.leader
        && ((f->auction.passed >> (f->auction.leader - 1) & 1) || f->auction.high > st->nuggets[f->auction.leader - 1]))
        return "stack: the leader has not passed and owns his bid";
    return NULL;
}

static const char *check_round(const gr_state *st)
{
    if (gr_size(st->sale) != sale_size(st))
        return "sale: the wrong number of cards for this step";
    if (!order_ok(st))
        return "order: every player once, the winner first, and only while cards are chosen";
    if (!dice_ok(st))
        return "dice: not those of this step";
    if (!transit_ok(st))
        return "transit: not what is on its way in this step";
    if (!bids_ok(st))
        return "bids: more than the bidder owns, or not now";
    return check_auction(st);
}

/* Somebody is really asked: running the position changes nothing and there is a choice. */
static const char *check_at_rest(const gr_state *st)
{
    gr_state copy = *st;
    sb_move list[SB_MOVES_MAX];
    gr_run(&copy, NULL);
    if (memcmp(&copy, st, sizeof copy) != 0)
        return "stack: the position does not wait for a decision";
    for (int s = 0; s < st->players; s++)
        if ((gr_pending(st) >> s & 1) && gr_legal(st, s, list) < 2)
            return "stack: a seat is asked without a choice";
    return NULL;
}

static const char *check_over(const gr_state *st)
{
    static const uint8_t none[GR_SEATS];
    if (st->deck_n > st->players)
        return "deck: there are cards for another round";
    if (st->sale || st->resolving || st->drawn || st->transit || st->price || st->reversed || st->bid[0] || st->bid[1]
        || st->dice[0] || st->dice[1] || memcmp(st->order, none, sizeof none) != 0)
        return "sale, resolving, transit, price, order, bids, dice: the game is over";
    return NULL;
}

const char *gr_check(const void *state)
{
    const gr_state *st = state;
    typedef const char *(*check)(const gr_state *);
    static const check always[] = { check_options, check_pending, check_piles, check_removed, check_course,
        check_nuggets, check_towns, gr_check_frames, check_resolving };
    static const check running[] = { check_round, check_at_rest };
    const char *wrong;
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if ((wrong = always[i](st)))
            return wrong;
    if (st->stack_n == 0)
        return check_over(st);
    for (size_t i = 0; i < sizeof running / sizeof *running; i++)
        if ((wrong = running[i](st)))
            return wrong;
    return NULL;
}
