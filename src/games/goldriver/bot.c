/* bot.c: how good a move looks (game.h, appraise): what the bot `greedy` plays Gold River by.
 *
 * All values are hundredths of a point.  The heart is what a card is worth to a seat: what it scores at the end, what
 * it will produce in the rolls that are left, and what it changes in the offices of Mayor.  Everything used is public. */
#include "games/goldriver/state.h"
#include "games/goldriver/colt.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/poker.h"
#include "games/goldriver/score.h"

enum { POINT = 100, FAR = -1000000 };

/* Chances in 36 of a total, and of rolling at least a total. */
static const uint8_t WAYS[14] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0 };
static const uint8_t AT_LEAST[14] = { 36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0 };

/* What cards that only do something are worth to have, roughly. */
static const int16_t KIND_WORTH[GR_KIND_COUNT] = {
    [GR_PENNY_PRESS] = 120,
    [GR_MUSTANG] = 150,
    [GR_MOONSHINE] = 150,
    [GR_ALL_IN] = 300,
    [GR_ONE_ARMED_BANDIT] = 300,
    [GR_RAILWAY_STATION] = 350,
};

/* ---- what the table looks like ----------------------------------------------------------------------------------- */

static bool is_before_roll(const gr_state *st)
{
    return st->dice[0] == 0;
}

/* Production rolls still to come, this round's included. */
static int rolls_left(const gr_state *st)
{
    return st->deck_n / (st->players + 1) + (is_before_roll(st) ? 1 : 0);
}

/* How many of the 36 rolls a first Gold! adds: 4 rolled as 1 and 3 (twice) and as 2 and 2, less what produces anyway. */
static int more_on_gold(int card)
{
    switch ((gr_condition)GR_CARD[card].condition) {
    case GR_SUM: return GR_CARD[card].value == GR_GOLD_TOTAL ? 0 : WAYS[GR_GOLD_TOTAL];
    case GR_DOUBLE: return WAYS[GR_GOLD_TOTAL] - 1;
    case GR_ODD: return WAYS[GR_GOLD_TOTAL];
    case GR_EVEN:
    case GR_NEVER: break;
    }
    return 0;
}

/* Chances in 36 that a concession produces on a roll. */
static int ways_of(const gr_state *st, int card)
{
    int ways = 0;
    switch ((gr_condition)GR_CARD[card].condition) {
    case GR_NEVER: return 0;
    case GR_SUM: ways = WAYS[GR_CARD[card].value]; break;
    case GR_EVEN:
    case GR_ODD: ways = 18; break;
    case GR_DOUBLE: ways = 6; break;
    }
    if (gr_has_gold(st, card))
        ways += more_on_gold(card);
    return ways;
}

/* What a concession in play gives from now on: production and its nuggets at the end. */
static int concession_worth(const gr_state *st, int card)
{
    int n = gr_value_of(st, card) * POINT, rolls = rolls_left(st), ways = ways_of(st, card);
    int worth = n + n * ways * rolls / 36;
    if (GR_CARD[card].kind == GR_GHOST_MINE) /* gone when it has produced once */
        worth = n / 2 + (ways * rolls < 36 ? n * ways * rolls / 36 : n) / 2;
    if (GR_CARD[card].explodes)
        worth -= n * rolls / 36 + n * ways * rolls / 36 * rolls / 72;
    return worth;
}

/* What it means for a seat to have `more` concessions in a town than now. */
static int mayor_worth(const gr_state *st, int seat, int town, int more)
{
    if (town == GR_NO_TOWN)
        return 0;
    int value = GR_MAYOR_VALUE[town] * POINT, count = gr_count(st, seat, town) + more;
    int mayor = st->mayor[town] - 1;
    if (mayor == seat)
        return value / 6; /* harder to take over, dearer for the others */
    if (mayor < 0)
        return count >= GR_MAYOR_THRESHOLD ? value * 2 / 3 : value / 5;
    return count >= gr_count(st, mayor, town) ? value * 2 / 3 : value / 12;
}

/* A seat's poker cards and what they make. */
typedef struct poker {
    uint64_t cards;
    int hand;
} poker;

static poker poker_of(const gr_state *st, int seat)
{
    uint64_t cards = st->poker ? gr_poker_cards(st, seat) : 0;
    return (poker) { .cards = cards, .hand = (int)gr_poker_hand(gr_poker_value(cards)) };
}

static int poker_worth(const gr_state *st, const poker *now, int card)
{
    if (!st->poker || GR_CARD[card].suit == GR_NO_SUIT)
        return 0;
    return ((int)gr_poker_hand(gr_poker_value(now->cards | GR_BIT(card))) - now->hand) * POINT / 2;
}

static int richest_opponent(const gr_state *st, int seat)
{
    int best = -1;
    for (int s = 0; s < st->players; s++)
        if (s != seat && (best < 0 || st->nuggets[s] > st->nuggets[best]))
            best = s;
    return best;
}

/* Expected loot of announcing a value against somebody. */
static int loot(const gr_state *st, int victim, int value)
{
    int taken = value < st->nuggets[victim] ? value : st->nuggets[victim];
    return taken * POINT * AT_LEAST[value] / 36;
}

static int best_loot(const gr_state *st, int victim)
{
    int best = 0;
    for (int v = GR_HOLD_UP_MIN; v <= GR_HOLD_UP_MAX; v++)
        if (loot(st, victim, v) > best)
            best = loot(st, victim, v);
    return best;
}

/* What the owner of a card in play would lose with it. */
static int loss_of(const gr_state *st, int card)
{
    int owner = gr_owner(st, card);
    if (owner < 0)
        return 0;
    switch ((gr_kind)GR_CARD[card].kind) {
    case GR_BANK: return st->deposit / GR_BANK_STEP * POINT + 100;
    case GR_POST_OFFICE: return 80 * rolls_left(st);
    case GR_SALOON: return 70 * rolls_left(st);
    case GR_RAILWAY_STATION: return KIND_WORTH[GR_RAILWAY_STATION];
    default: break; /* concessions */
    }
    int town = gr_town_of(st, card), worth = concession_worth(st, card);
    if (town != GR_NO_TOWN && st->mayor[town] == owner + 1)
        worth += GR_MAYOR_VALUE[town] * POINT / (gr_count(st, owner, town) + 1);
    return worth;
}

static int extreme_loss(const gr_state *st, uint64_t set, bool most)
{
    int best = -1;
    for (; set; set &= set - 1) {
        int loss = loss_of(st, gr_lowest(set));
        if (best < 0 || (most ? loss > best : loss < best))
            best = loss;
    }
    return best < 0 ? 0 : best;
}

/* What one opponent loses is worth less to us the more opponents there are. */
static int harm(const gr_state *st, int loss)
{
    return loss / (st->players - 1);
}

/* What a lasso card adds to a concession; where a Gold! lies another one adds nothing (GR-LASSO-6).  A Ghost Mine leaves
 * with what it carries, the poker card of a Gold! too. */
static int attach_worth(const gr_state *st, int lasso, int host)
{
    if (GR_CARD[host].kind == GR_GHOST_MINE)
        return st->poker && GR_CARD[lasso].rank ? -POINT / 2 : 0;
    if (GR_CARD[lasso].kind == GR_WAGON)
        return GR_WAGON_BONUS * POINT + GR_WAGON_BONUS * POINT * ways_of(st, host) * rolls_left(st) / 36
            - (GR_CARD[host].explodes ? 60 : 0);
    return gr_has_gold(st, host) ? 0 : gr_value_of(st, host) * POINT * more_on_gold(host) * rolls_left(st) / 36;
}

/* Without a concession it waits for one (GR-PEND-1). */
static int best_attach(const gr_state *st, int seat, int lasso)
{
    uint64_t hosts = st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION];
    int best = hosts ? 0 : POINT;
    for (uint64_t set = hosts; set; set &= set - 1)
        if (attach_worth(st, lasso, gr_lowest(set)) > best)
            best = attach_worth(st, lasso, gr_lowest(set));
    return best;
}

/* ---- what a card is worth to a seat that takes it now ------------------------------------------------------------- */

static int best_town_for_lost_mine(const gr_state *st, int seat)
{
    int best = 0;
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        if ((gr_towns_with_concession(st, seat) >> t & 1) && mayor_worth(st, seat, t, 1) > best)
            best = mayor_worth(st, seat, t, 1);
    return best;
}

static int judge_worth(const gr_state *st, int seat)
{
    uint64_t others = gr_opponents_front(st, seat) & GR_OF_SYMBOL[GR_CONCESSION];
    uint64_t own = st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION];
    int gain = extreme_loss(st, others, true) - extreme_loss(st, own, false);
    return gain > 0 ? gain + harm(st, gain) : 0;
}

static int action_worth(const gr_state *st, int seat, int card)
{
    uint64_t others = gr_opponents_front(st, seat);
    int victim = richest_opponent(st, seat);
    switch ((gr_kind)GR_CARD[card].kind) {
    case GR_HOLD_UP: return best_loot(st, victim) + harm(st, best_loot(st, victim));
    case GR_DYNAMITE: return harm(st, extreme_loss(st, others, true)) - 100;
    case GR_RAID: return 150;
    case GR_JUDGE: return judge_worth(st, seat);
    case GR_WAGON:
    case GR_GOLD: return best_attach(st, seat, card);
    case GR_BANK: return st->nuggets[seat] * POINT / 4 + 30 * rolls_left(st);
    case GR_POST_OFFICE: return 80 * rolls_left(st);
    case GR_SALOON: return 70 * rolls_left(st);
    default: return KIND_WORTH[GR_CARD[card].kind];
    }
}

static int worth_beside(const gr_state *st, int seat, int card, const poker *now)
{
    int worth = poker_worth(st, now, card);
    switch ((gr_kind)GR_CARD[card].kind) {
    case GR_TOWN_CONCESSION: {
        int fee = gr_fee(st, seat, card);
        if (fee > st->nuggets[seat])
            fee = st->nuggets[seat];
        return worth + concession_worth(st, card) + mayor_worth(st, seat, GR_CARD[card].town, 1) - fee * POINT;
    }
    case GR_LOST_MINE: return worth + concession_worth(st, card) + best_town_for_lost_mine(st, seat);
    case GR_GHOST_MINE: return worth + concession_worth(st, card);
    default: return worth + action_worth(st, seat, card);
    }
}

static int card_worth(const gr_state *st, int seat, int card)
{
    poker now = poker_of(st, seat);
    return worth_beside(st, seat, card, &now);
}

/* What the sale cards are worth to a seat, the best first. */
typedef struct sale {
    int n, worth[8];
} sale;

static sale sale_for(const gr_state *st, int seat)
{
    sale s = { 0 };
    poker now = poker_of(st, seat);
    for (uint64_t set = st->sale; set; set &= set - 1) {
        int w = worth_beside(st, seat, gr_lowest(set), &now), i = s.n++;
        for (; i > 0 && s.worth[i - 1] < w; i--)
            s.worth[i] = s.worth[i - 1];
        s.worth[i] = w;
    }
    return s;
}

/* The k-th best (0 = the best), or the last. */
static int worth_of(const sale *s, int k)
{
    return s->n == 0 ? 0 : s->worth[k < s->n ? k : s->n - 1];
}

static int opponents_worth(const gr_state *st, int seat, int card)
{
    int most = FAR;
    for (int s = 0; s < st->players; s++)
        if (s != seat) {
            int worth = card_worth(st, s, card);
            most = worth > most ? worth : most;
        }
    return most;
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

/* The price at which winning is as good as losing: the winner gets the best card and takes another one away, the others
 * share the price. */
static int bid_limit(const gr_state *st, int seat)
{
    int others = st->players - 1;
    sale cards = sale_for(st, seat);
    int edge = worth_of(&cards, 0) - worth_of(&cards, (st->players + 1) / 2);
    int limit = edge * others / ((others + 1) * POINT);
    int reserve = st->nuggets[seat] * 2 / 3 + 1; /* never all on one card */
    return limit < reserve ? limit : reserve;
}

/* Sealed bids: half of what the card would be worth is enough against most. */
static int sealed_target(const gr_state *st, int seat)
{
    sale cards = sale_for(st, seat);
    int edge = worth_of(&cards, 0) - worth_of(&cards, 2) / 2;
    int target = edge / (2 * POINT);
    int reserve = st->nuggets[seat] / 2;
    return target < reserve ? target : reserve;
}

/* Sealed: the nearer to the target the better; open: as little as possible, up to the limit. */
static void appraise_bids(const gr_state *st, int seat, const sb_move *list, int n, int32_t *value)
{
    bool sealed = st->players == 2;
    int aim = sealed ? sealed_target(st, seat) : bid_limit(st, seat);
    for (int i = 0; i < n; i++) {
        int amount = sb_move_get_number(list[i]);
        if (list[i].kind != GR_MV_BID)
            value[i] = 0;
        else if (sealed)
            value[i] = amount < aim ? amount - aim : aim - amount;
        else
            value[i] = amount <= aim ? 10 * POINT - amount : -amount;
    }
}

static int appraise_take(const gr_state *st, int seat, int card)
{
    return card_worth(st, seat, card) + opponents_worth(st, seat, card) / (2 * (st->players - 1));
}

static int appraise_money(const gr_state *st, int seat)
{
    int share = (st->transit + 1) / 2;
    if (gr_holds(st, seat, GR_ALL_IN) && st->transit - share >= 3)
        share = st->transit;
    return share * POINT;
}

static int place_in_order(const gr_state *st, int seat, bool reversed)
{
    int distance = seat - st->winner;
    if (distance < 0)
        distance += st->players;
    return reversed && distance > 0 ? st->players - distance : distance;
}

/* Reversed, who chose late chooses early, and who got the large share gets the small one. */
static int appraise_moonshine(const gr_state *st, int seat)
{
    int now = place_in_order(st, seat, st->reversed), then = place_in_order(st, seat, !st->reversed);
    sale cards = sale_for(st, seat);
    int choice = (now - then) * (worth_of(&cards, 1) - worth_of(&cards, 2)) / 2;
    int money = (now - then) * st->price * POINT / (2 * st->players);
    return choice - money - KIND_WORTH[GR_MOONSHINE];
}

static int appraise_use(const gr_state *st, int seat, int kind)
{
    bool late = rolls_left(st) <= 3;
    int spare = late ? 0 : KIND_WORTH[kind];
    sale cards = sale_for(st, seat);
    switch ((gr_kind)kind) {
    case GR_PENNY_PRESS: return 350 - worth_of(&cards, 0) - spare / 2;
    case GR_MOONSHINE: return appraise_moonshine(st, seat) + KIND_WORTH[kind] - spare;
    case GR_MUSTANG: return worth_of(&cards, 0) - worth_of(&cards, 2) - spare;
    case GR_ALL_IN: return (st->transit - (st->transit + 1) / 2) * POINT - spare;
    default: return 0;
    }
}

static int appraise_bandit(const gr_state *st, int seat, int n)
{
    static const int16_t best_of[GR_BANDIT_MAX + 1] = { 0, 380, 560, 660 };
    int poor = st->nuggets[seat] - n < 4 ? 40 * n : 0;
    return best_of[n <= GR_BANDIT_MAX ? n : 0] - n * POINT * 9 / 10 - poor;
}

/* A town is raided for what its owners lose: the cheaper of paying and giving up. */
static int raid_cost(const gr_state *st, int seat, int town)
{
    int fine = gr_count(st, seat, town) * GR_RAID_PER_CONCESSION;
    if (fine > st->nuggets[seat])
        fine = st->nuggets[seat];
    int loss = extreme_loss(st, gr_concessions_in(st, seat, town), false);
    return fine * POINT < loss ? fine * POINT : loss;
}

static int appraise_raid(const gr_state *st, int seat, int town)
{
    int sum = 0;
    for (int s = 0; s < st->players; s++)
        if (s != seat && gr_count(st, s, town))
            sum += raid_cost(st, s, town);
    return sum;
}

static int appraise_answer(const gr_state *st, int seat, bool pay)
{
    int town = gr_top_const(st)->raid.town;
    int fine = gr_count(st, seat, town) * GR_RAID_PER_CONCESSION;
    if (fine > st->nuggets[seat])
        fine = st->nuggets[seat];
    return pay ? -fine * POINT : -extreme_loss(st, gr_concessions_in(st, seat, town), false);
}

/* Interest against having nuggets to bid with. */
static int appraise_deposit(const gr_state *st, int seat, int amount)
{
    int left = st->nuggets[seat] - amount, needed = rolls_left(st) - (is_before_roll(st) ? 1 : 0);
    if (needed > 4)
        needed = 4;
    needed *= 3;
    int missing = left < needed ? needed - left : 0;
    return amount * POINT / GR_BANK_STEP - missing * 60;
}

static int appraise_die(const gr_state *st, int seat, int die)
{
    uint64_t producing = gr_producing(st, st->dice[0], die);
    uint64_t exploding = GR_EXPLODES_ON[st->dice[0] + die] & gr_all_front(st);
    int worth = 0;
    for (int s = 0; s < st->players; s++) {
        int gain = 0;
        for (uint64_t set = st->front[s] & producing; set; set &= set - 1)
            gain += gr_value_of(st, gr_lowest(set)) * POINT;
        for (uint64_t set = st->front[s] & exploding; set; set &= set - 1)
            gain -= loss_of(st, gr_lowest(set));
        worth += s == seat ? gain : -harm(st, gain);
    }
    if (st->dice[0] + die == GR_BANK_TOTAL && gr_owner(st, GR_CARD_bank) == seat)
        worth += st->nuggets[seat] * POINT / 6;
    return worth;
}

static int score_of(const gr_state *st, int seat)
{
    sb_result result;
    gr_result(st, &result);
    return result.score[seat][GR_CAT_TOTAL];
}

/* Destroying hurts the leader most. */
static int appraise_target(const gr_state *st, int card)
{
    return loss_of(st, card) + score_of(st, gr_owner(st, card)) * 2;
}

static int appraise_move(const gr_state *st, int seat, sb_move m)
{
    switch ((gr_move)m.kind) {
    case GR_MV_PASS:
    case GR_MV_BID: /* appraise_bids */
    case GR_MV_DECLINE: return 0;
    case GR_MV_USE: return appraise_use(st, seat, m.arg[0]);
    case GR_MV_TAKE: return appraise_take(st, seat, m.arg[0]);
    case GR_MV_MONEY: return appraise_money(st, seat);
    case GR_MV_DISCARD: return opponents_worth(st, seat, m.arg[0]);
    case GR_MV_JOIN: return mayor_worth(st, seat, m.arg[0], 1);
    case GR_MV_PAY: return appraise_bandit(st, seat, sb_move_get_number(m));
    case GR_MV_CHOOSE: return card_worth(st, seat, m.arg[0]);
    case GR_MV_ROB: return best_loot(st, m.arg[0]) + score_of(st, m.arg[0]);
    case GR_MV_ANNOUNCE: return loot(st, gr_top_const(st)->hold_up.from, sb_move_get_number(m));
    case GR_MV_DYNAMITE: return appraise_target(st, m.arg[0]);
    case GR_MV_RAID: return appraise_raid(st, seat, m.arg[0]);
    case GR_MV_FINE: return appraise_answer(st, seat, true);
    case GR_MV_YIELD: return appraise_answer(st, seat, false);
    case GR_MV_DESTROY:
    case GR_MV_OFFER: return -loss_of(st, m.arg[0]);
    case GR_MV_SEIZE: return appraise_target(st, m.arg[0]) + mayor_worth(st, seat, gr_town_of(st, m.arg[0]), 1);
    case GR_MV_ATTACH: return attach_worth(st, gr_top_const(st)->effect.card, m.arg[0]);
    case GR_MV_DEPOSIT: return appraise_deposit(st, seat, sb_move_get_number(m));
    case GR_MV_ROLL_TWO: return 0;
    case GR_MV_ROLL_ONE: return 1;
    case GR_MV_SET: return appraise_die(st, seat, sb_move_get_number(m));
    case GR_MV_HAND: return -score_of(st, m.arg[0]);
    case GR_MV_COUNT: break;
    }
    return 0;
}

void gr_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value)
{
    const gr_state *st = redacted;
    gr_op op = gr_top_const(st)->op;
    if (op == GR_OP_AUCTION || op == GR_OP_BIDS) {
        appraise_bids(st, seat, list, n, value);
        return;
    }
    for (int i = 0; i < n; i++)
        value[i] = appraise_move(st, seat, list[i]);
}
