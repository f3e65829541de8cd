/* bot.c: how good a move looks (game.h, appraise): what the bot `greedy` plays Gold River by.
 *
 * All values are hundredths of a point.  The heart is what a card is worth to a seat: what it scores at the end, what
 * it will produce in the rolls that are left, and what it changes in the offices of Mayor.  Everything used is public. */
#include "games/goldriver/state.h"
#include "games/goldriver/colt.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"
#include "games/goldriver/pick.h"
#include "games/goldriver/poker.h"
#include "games/goldriver/score.h"

#include <string.h>

enum { POINT = 100, FAR = -1000000, SOON = 6 };

/* Chances in 36 of a total, and of rolling at least a total. */
static const uint8_t WAYS[14] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0 };
static const uint8_t AT_LEAST[14] = { 36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0 };

/* What somebody makes of things: hundredths of a point, of whole worths hundredths (%) or thousandths (%%). */
typedef struct taste {
    int16_t yields, remains; /* % of what a concession produces on average, and of its nuggets at the end */
    int16_t fee;             /* % */
    int16_t mayor_stays, mayor_new, mayor_begun, mayor_taken, mayor_behind; /* %% of what an office is worth */
    int16_t hand;                                                           /* a better poker hand */
    int16_t penny_press, mustang, moonshine, all_in, bandit, railway_station, raid;
    int16_t harm;                                 /* % of what others lose, shared among them */
    int16_t dynamite;                             /* what it costs */
    int16_t bank, bank_roll, post_office, saloon; /* % of one's nuggets; for every roll to come */
    int16_t denied;               /* % of what a card would be worth to another one, shared among them */
    int16_t edge, limit, reserve; /* open bids: % of the card one may get anyway, % of the edge, %% of one's nuggets */
    int16_t sealed_edge, sealed, sealed_reserve, sealed_denied; /* sealed bids; % of the best card for the other */
    int16_t sealed_left;                                        /* % of the worst card for him, which he may get then */
    int16_t late, early; /* %% of one's nuggets more for every roll fewer than SOON, for every one more */
    int16_t money;       /* % */
} taste;

/* clang-format off */
static const taste GREEDY = {
    .yields = 100, .remains = 100, .fee = 100, .mayor_stays = 166, .mayor_new = 666, .mayor_begun = 200, .mayor_taken = 666,
    .mayor_behind = 83, .hand = 50, .penny_press = 120, .mustang = 150, .moonshine = 150, .all_in = 300, .bandit = 300,
    .railway_station = 350, .raid = 150, .harm = 100, .dynamite = 100, .bank = 25, .bank_roll = 30, .post_office = 80,
    .saloon = 70, .denied = 50, .edge = 100, .limit = 100, .reserve = 667, .sealed_edge = 50, .sealed = 50,
    .sealed_reserve = 500, .money = 100,
};

/* Found by games against slightly other tastes (docs/bots.md), for two players and for more. */
static const taste SEASONED_TWO = {
    .yields = 82, .remains = 87, .fee = 145, .mayor_stays = 274, .mayor_new = 689, .mayor_begun = 473,
    .mayor_taken = 1256, .mayor_behind = 108, .hand = 91, .penny_press = 67, .all_in = 62, .bandit = 699,
    .railway_station = 446, .raid = 165, .harm = 117, .dynamite = 44, .bank = 25, .bank_roll = -10,
    .post_office = 231, .saloon = 41, .denied = 27, .sealed_edge = 86, .sealed = 47, .sealed_reserve = 1170,
    .sealed_denied = 40, .money = 129, .sealed_left = 28, .late = 40, .early = -44,
};
static const taste SEASONED_MANY = {
    .yields = 113, .remains = 102, .fee = 115, .mayor_stays = 216, .mayor_new = 1013, .mayor_begun = 381,
    .mayor_taken = 884, .mayor_behind = 106, .hand = 97, .penny_press = 93, .mustang = 242, .moonshine = 36,
    .all_in = 144, .bandit = 415, .railway_station = 431, .raid = 109, .harm = 26, .dynamite = 131, .bank = 19,
    .bank_roll = 5, .post_office = 145, .saloon = 68, .denied = 52, .edge = 103, .limit = 115, .reserve = 151,
    .money = 80, .late = 43, .early = 33,
};
/* clang-format on */

/* A seat's poker cards and what they make; with which other card they make what is looked up once (0: not yet). */
typedef struct poker {
    uint64_t cards, index;
    uint8_t hand, with[GR_CARD_COUNT];
} poker;

/* A position that somebody looks at, and what was found out about it so far: it goes with the position (look_again), but for
 * what cards make, which goes with the cards. */
typedef struct look {
    const gr_state *st;
    const taste *taste;
    int rolls;               /* production rolls still to come, this round's included */
    uint64_t gold;           /* concessions that carry a Gold! */
    uint64_t worths, losses; /* bit: card whose worth, whose loss is known */
    unsigned hands;          /* bit: seat whose hand is up to date */
    bool scored;
    int16_t score[GR_SEATS];
    int32_t worth[GR_CARD_COUNT], loss[GR_CARD_COUNT];
    uint64_t taken[GR_SEATS];                 /* bit: card whose worth to a seat that takes it is known */
    int32_t to_seat[GR_SEATS][GR_CARD_COUNT]; /* that worth */
    poker poker[GR_SEATS];
} look;

/* ---- what the table looks like ----------------------------------------------------------------------------------- */

static bool is_before_roll(const look *l)
{
    return l->st->dice[0] == 0;
}

static void look_again(look *l)
{
    l->rolls = l->st->deck_n / (l->st->players + 1) + (is_before_roll(l) ? 1 : 0);
    l->gold = gr_with_gold(l->st);
    l->worths = l->losses = 0;
    l->hands = 0;
    l->scored = false;
    memset(l->taken, 0, sizeof l->taken);
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
static int ways_of(look *l, int card)
{
    int ways = 0;
    switch ((gr_condition)GR_CARD[card].condition) {
    case GR_NEVER: return 0;
    case GR_SUM: ways = WAYS[GR_CARD[card].value]; break;
    case GR_EVEN:
    case GR_ODD: ways = 18; break;
    case GR_DOUBLE: ways = 6; break;
    }
    if (l->gold >> card & 1)
        ways += more_on_gold(card);
    return ways;
}

static int find_concession_worth(look *l, int card)
{
    int n = gr_value_of(l->st, card) * POINT, rolls = l->rolls, ways = ways_of(l, card);
    int remains = n * l->taste->remains / 100, worth = remains + n * ways * rolls * l->taste->yields / 3600;
    if (GR_CARD[card].kind == GR_GHOST_MINE) /* gone when it has produced once */
        worth = remains / 2 + (ways * rolls < 36 ? n * ways * rolls / 36 : n) / 2;
    if (GR_CARD[card].explodes)
        worth -= n * rolls / 36 + n * ways * rolls / 36 * rolls / 72;
    return worth;
}

/* What a concession in play gives from now on: production and its nuggets at the end. */
static int concession_worth(look *l, int card)
{
    if (!(l->worths >> card & 1)) {
        l->worth[card] = find_concession_worth(l, card);
        l->worths |= GR_BIT(card);
    }
    return l->worth[card];
}

/* What it means for a seat to have `more` concessions in a town than now. */
static int mayor_worth(look *l, int seat, int town, int more)
{
    if (town == GR_NO_TOWN)
        return 0;
    int value = GR_MAYOR_VALUE[town] * POINT, count = gr_count(l->st, seat, town) + more;
    int mayor = l->st->mayor[town] - 1;
    if (mayor == seat)
        return value * l->taste->mayor_stays / 1000; /* harder to take over, dearer for the others */
    if (mayor < 0)
        return value * (count >= GR_MAYOR_THRESHOLD ? l->taste->mayor_new : l->taste->mayor_begun) / 1000;
    return value * (count >= gr_count(l->st, mayor, town) ? l->taste->mayor_taken : l->taste->mayor_behind) / 1000;
}

/* What a seat's cards make, found out anew when they have changed. */
static poker *poker_of(look *l, int seat)
{
    poker *p = &l->poker[seat];
    if (l->hands >> seat & 1)
        return p;
    l->hands |= 1u << seat;
    uint64_t cards = gr_poker_cards(l->st, seat);
    if (p->cards != cards) {
        *p = (poker) { .cards = cards, .index = gr_poker_index(cards) };
        p->hand = (uint8_t)gr_poker_hand_of(p->index);
    }
    return p;
}

static int poker_worth(look *l, int seat, int card)
{
    if (!l->st->poker || GR_CARD[card].suit == GR_NO_SUIT)
        return 0;
    poker *now = poker_of(l, seat);
    if (!now->with[card])
        now->with[card] = (uint8_t)(1 + gr_poker_hand_of(now->index | gr_poker_index(GR_BIT(card))));
    return (now->with[card] - 1 - now->hand) * l->taste->hand;
}

static int richest_opponent(look *l, int seat)
{
    int best = -1;
    for (int s = 0; s < l->st->players; s++)
        if (s != seat && (best < 0 || l->st->nuggets[s] > l->st->nuggets[best]))
            best = s;
    return best;
}

/* Expected loot of announcing a value against somebody. */
static int loot(look *l, int victim, int value)
{
    int taken = value < l->st->nuggets[victim] ? value : l->st->nuggets[victim];
    return taken * POINT * AT_LEAST[value] / 36;
}

static int best_loot(look *l, int victim)
{
    int best = 0;
    for (int v = GR_HOLD_UP_MIN; v <= GR_HOLD_UP_MAX; v++)
        if (loot(l, victim, v) > best)
            best = loot(l, victim, v);
    return best;
}

static int find_loss(look *l, int card)
{
    int owner = gr_owner(l->st, card);
    if (owner < 0)
        return 0;
    switch ((gr_kind)GR_CARD[card].kind) {
    case GR_BANK: return l->st->deposit / GR_BANK_STEP * POINT + 100;
    case GR_POST_OFFICE: return l->taste->post_office * l->rolls;
    case GR_SALOON: return l->taste->saloon * l->rolls;
    case GR_RAILWAY_STATION: return l->taste->railway_station;
    default: break; /* concessions */
    }
    int town = gr_town_of(l->st, card), worth = concession_worth(l, card);
    if (town != GR_NO_TOWN && l->st->mayor[town] == owner + 1)
        worth += GR_MAYOR_VALUE[town] * POINT / (gr_count(l->st, owner, town) + 1);
    return worth;
}

/* What the owner of a card in play would lose with it. */
static int loss_of(look *l, int card)
{
    if (!(l->losses >> card & 1)) {
        l->loss[card] = find_loss(l, card);
        l->losses |= GR_BIT(card);
    }
    return l->loss[card];
}

static int extreme_loss(look *l, uint64_t set, bool most)
{
    int best = -1;
    for (; set; set &= set - 1) {
        int loss = loss_of(l, gr_lowest(set));
        if (best < 0 || (most ? loss > best : loss < best))
            best = loss;
    }
    return best < 0 ? 0 : best;
}

/* What one opponent loses is worth less to us the more opponents there are. */
static int harm(look *l, int loss)
{
    return loss * l->taste->harm / (100 * (l->st->players - 1));
}

/* What a lasso card adds to a concession; where a Gold! lies another one adds nothing (GR-LASSO-6).  A Ghost Mine leaves
 * with what it carries, the poker card of a Gold! too. */
static int attach_worth(look *l, int lasso, int host)
{
    if (GR_CARD[host].kind == GR_GHOST_MINE)
        return l->st->poker && GR_CARD[lasso].rank ? -POINT / 2 : 0;
    if (GR_CARD[lasso].kind == GR_WAGON)
        return GR_WAGON_BONUS * POINT + GR_WAGON_BONUS * POINT * ways_of(l, host) * l->rolls / 36
            - (GR_CARD[host].explodes ? 60 : 0);
    return l->gold >> host & 1 ? 0 : gr_value_of(l->st, host) * POINT * more_on_gold(host) * l->rolls / 36;
}

/* Without a concession it waits for one (GR-PEND-1). */
static int best_attach(look *l, int seat, int lasso)
{
    uint64_t hosts = l->st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION];
    int best = hosts ? 0 : POINT;
    for (uint64_t set = hosts; set; set &= set - 1) {
        int worth = attach_worth(l, lasso, gr_lowest(set));
        best = worth > best ? worth : best;
    }
    return best;
}

/* ---- what a card is worth to a seat that takes it now ------------------------------------------------------------- */

static int best_town_for_lost_mine(look *l, int seat)
{
    int best = 0;
    for (unsigned towns = gr_towns_with_concession(l->st, seat); towns; towns &= towns - 1) {
        int worth = mayor_worth(l, seat, __builtin_ctz(towns), 1);
        best = worth > best ? worth : best;
    }
    return best;
}

static int judge_worth(look *l, int seat)
{
    uint64_t others = gr_opponents_front(l->st, seat) & GR_OF_SYMBOL[GR_CONCESSION];
    uint64_t own = l->st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION];
    int gain = extreme_loss(l, others, true) - extreme_loss(l, own, false);
    return gain > 0 ? gain + harm(l, gain) : 0;
}

/* What cards that only do something are worth to have, roughly. */
static int kept_worth(const look *l, gr_kind kind)
{
    switch (kind) {
    case GR_PENNY_PRESS: return l->taste->penny_press;
    case GR_MUSTANG: return l->taste->mustang;
    case GR_MOONSHINE: return l->taste->moonshine;
    case GR_ALL_IN: return l->taste->all_in;
    case GR_ONE_ARMED_BANDIT: return l->taste->bandit;
    case GR_RAILWAY_STATION: return l->taste->railway_station;
    default: return 0;
    }
}

static int action_worth(look *l, int seat, int card)
{
    uint64_t others = gr_opponents_front(l->st, seat);
    int victim = richest_opponent(l, seat);
    switch ((gr_kind)GR_CARD[card].kind) {
    case GR_HOLD_UP: return best_loot(l, victim) + harm(l, best_loot(l, victim));
    case GR_DYNAMITE: return harm(l, extreme_loss(l, others, true)) - l->taste->dynamite;
    case GR_RAID: return l->taste->raid;
    case GR_JUDGE: return judge_worth(l, seat);
    case GR_WAGON:
    case GR_GOLD: return best_attach(l, seat, card);
    case GR_BANK: return l->st->nuggets[seat] * l->taste->bank + l->taste->bank_roll * l->rolls;
    case GR_POST_OFFICE: return l->taste->post_office * l->rolls;
    case GR_SALOON: return l->taste->saloon * l->rolls;
    default: return kept_worth(l, (gr_kind)GR_CARD[card].kind);
    }
}

static int find_card_worth(look *l, int seat, int card)
{
    int worth = poker_worth(l, seat, card);
    switch ((gr_kind)GR_CARD[card].kind) {
    case GR_TOWN_CONCESSION: {
        int fee = gr_fee(l->st, seat, card);
        if (fee > l->st->nuggets[seat])
            fee = l->st->nuggets[seat];
        return worth + concession_worth(l, card) + mayor_worth(l, seat, GR_CARD[card].town, 1) - fee * l->taste->fee;
    }
    case GR_LOST_MINE: return worth + concession_worth(l, card) + best_town_for_lost_mine(l, seat);
    case GR_GHOST_MINE: return worth + concession_worth(l, card);
    default: return worth + action_worth(l, seat, card);
    }
}

static int card_worth(look *l, int seat, int card)
{
    if (!(l->taken[seat] >> card & 1)) {
        l->to_seat[seat][card] = find_card_worth(l, seat, card);
        l->taken[seat] |= GR_BIT(card);
    }
    return l->to_seat[seat][card];
}

/* What the sale cards are worth to a seat, the best first. */
typedef struct sale {
    int n, worth[8];
} sale;

static sale sale_for(look *l, int seat)
{
    sale s = { 0 };
    for (uint64_t set = l->st->sale; set; set &= set - 1) {
        int w = card_worth(l, seat, gr_lowest(set)), i = s.n++;
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

static int opponents_worth(look *l, int seat, int card)
{
    int most = FAR;
    for (int s = 0; s < l->st->players; s++)
        if (s != seat) {
            int worth = card_worth(l, s, card);
            most = worth > most ? worth : most;
        }
    return most;
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

/* How much of one's nuggets one may bid. */
static int share_of(const look *l, int share)
{
    if (!l->taste->late && !l->taste->early)
        return share;
    share += l->rolls < SOON ? l->taste->late * (SOON - l->rolls) : l->taste->early * (l->rolls - SOON);
    return share < 1000 ? share : 1000;
}

/* The price at which winning is as good as losing: the winner gets the best card and takes another one away, the others
 * share the price. */
static int bid_limit(look *l, int seat)
{
    int others = l->st->players - 1;
    sale cards = sale_for(l, seat);
    int edge = worth_of(&cards, 0) - worth_of(&cards, (l->st->players + 1) / 2) * l->taste->edge / 100;
    int limit = edge * others * l->taste->limit / ((others + 1) * POINT * 100);
    int reserve = l->st->nuggets[seat] * share_of(l, l->taste->reserve) / 1000 + 1; /* never all on one card */
    return limit < reserve ? limit : reserve;
}

/* Sealed bids: half of what the card would be worth is enough against most. */
static int sealed_target(look *l, int seat)
{
    sale cards = sale_for(l, seat);
    int edge = worth_of(&cards, 0) - worth_of(&cards, 2) * l->taste->sealed_edge / 100;
    if (l->taste->sealed_denied) {
        sale theirs = sale_for(l, 1 - seat);
        edge += (worth_of(&theirs, 0) * l->taste->sealed_denied - worth_of(&theirs, 2) * l->taste->sealed_left) / 100;
    }
    int target = edge * l->taste->sealed / (100 * POINT);
    int reserve = l->st->nuggets[seat] * share_of(l, l->taste->sealed_reserve) / 1000;
    return target < reserve ? target : reserve;
}

/* Sealed: the nearer to the target the better; open: as little as possible, up to the limit. */
static void appraise_bids(look *l, int seat, const sb_move *list, int n, int32_t *value)
{
    bool sealed = l->st->players == 2;
    int aim = sealed ? sealed_target(l, seat) : bid_limit(l, seat);
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

static int appraise_take(look *l, int seat, int card)
{
    return card_worth(l, seat, card) + opponents_worth(l, seat, card) * l->taste->denied / (100 * (l->st->players - 1));
}

static int appraise_money(look *l, int seat)
{
    int share = (l->st->transit + 1) / 2;
    if (gr_holds(l->st, seat, GR_ALL_IN) && l->st->transit - share >= 3)
        share = l->st->transit;
    return share * l->taste->money;
}

static int place_in_order(look *l, int seat, bool reversed)
{
    int distance = seat - l->st->winner;
    if (distance < 0)
        distance += l->st->players;
    return reversed && distance > 0 ? l->st->players - distance : distance;
}

/* Reversed, who chose late chooses early, and who got the large share gets the small one. */
static int appraise_moonshine(look *l, int seat)
{
    int now = place_in_order(l, seat, l->st->reversed), then = place_in_order(l, seat, !l->st->reversed);
    sale cards = sale_for(l, seat);
    int choice = (now - then) * (worth_of(&cards, 1) - worth_of(&cards, 2)) / 2;
    int money = (now - then) * l->st->price * POINT / (2 * l->st->players);
    return choice - money - l->taste->moonshine;
}

static int appraise_use(look *l, int seat, int kind)
{
    bool late = l->rolls <= 3;
    int spare = late ? 0 : kept_worth(l, (gr_kind)kind);
    sale cards = sale_for(l, seat);
    switch ((gr_kind)kind) {
    case GR_PENNY_PRESS: return 350 - worth_of(&cards, 0) - spare / 2;
    case GR_MOONSHINE: return appraise_moonshine(l, seat) + l->taste->moonshine - spare;
    case GR_MUSTANG: return worth_of(&cards, 0) - worth_of(&cards, 2) - spare;
    case GR_ALL_IN: return (l->st->transit - (l->st->transit + 1) / 2) * POINT - spare;
    default: return 0;
    }
}

static int appraise_bandit(look *l, int seat, int n)
{
    static const int16_t best_of[GR_BANDIT_MAX + 1] = { 0, 380, 560, 660 };
    int poor = l->st->nuggets[seat] - n < 4 ? 40 * n : 0;
    return best_of[n <= GR_BANDIT_MAX ? n : 0] - n * POINT * 9 / 10 - poor;
}

/* A town is raided for what its owners lose: the cheaper of paying and giving up. */
static int raid_cost(look *l, int seat, int town)
{
    int fine = gr_count(l->st, seat, town) * GR_RAID_PER_CONCESSION;
    if (fine > l->st->nuggets[seat])
        fine = l->st->nuggets[seat];
    int loss = extreme_loss(l, gr_concessions_in(l->st, seat, town), false);
    return fine * POINT < loss ? fine * POINT : loss;
}

static int appraise_raid(look *l, int seat, int town)
{
    int sum = 0;
    for (int s = 0; s < l->st->players; s++)
        if (s != seat && gr_count(l->st, s, town))
            sum += raid_cost(l, s, town);
    return sum;
}

static int appraise_answer(look *l, int seat, bool pay)
{
    int town = gr_top_const(l->st)->raid.town;
    int fine = gr_count(l->st, seat, town) * GR_RAID_PER_CONCESSION;
    if (fine > l->st->nuggets[seat])
        fine = l->st->nuggets[seat];
    return pay ? -fine * POINT : -extreme_loss(l, gr_concessions_in(l->st, seat, town), false);
}

/* Interest against having nuggets to bid with. */
static int appraise_deposit(look *l, int seat, int amount)
{
    int left = l->st->nuggets[seat] - amount, needed = l->rolls - (is_before_roll(l) ? 1 : 0);
    if (needed > 4)
        needed = 4;
    needed *= 3;
    int missing = left < needed ? needed - left : 0;
    return amount * POINT / GR_BANK_STEP - missing * 60;
}

static int appraise_die(look *l, int seat, int die)
{
    uint64_t producing = gr_producing(l->st, l->st->dice[0], die);
    uint64_t exploding = GR_EXPLODES_ON[l->st->dice[0] + die] & gr_all_front(l->st);
    int worth = 0;
    for (int s = 0; s < l->st->players; s++) {
        int gain = 0;
        for (uint64_t set = l->st->front[s] & producing; set; set &= set - 1)
            gain += gr_value_of(l->st, gr_lowest(set)) * POINT;
        for (uint64_t set = l->st->front[s] & exploding; set; set &= set - 1)
            gain -= loss_of(l, gr_lowest(set));
        worth += s == seat ? gain : -harm(l, gain);
    }
    if (l->st->dice[0] + die == GR_BANK_TOTAL && gr_owner(l->st, GR_CARD_bank) == seat)
        worth += l->st->nuggets[seat] * POINT / 6;
    return worth;
}

static int score_of(look *l, int seat)
{
    if (!l->scored) {
        sb_result result;
        gr_result(l->st, &result);
        for (int s = 0; s < l->st->players; s++)
            l->score[s] = (int16_t)result.score[s][GR_CAT_TOTAL];
        l->scored = true;
    }
    return l->score[seat];
}

/* Destroying hurts the leader most. */
static int appraise_target(look *l, int card)
{
    return loss_of(l, card) + score_of(l, gr_owner(l->st, card)) * 2;
}

static int appraise_move(look *l, int seat, sb_move m)
{
    switch ((gr_move)m.kind) {
    case GR_MV_PASS:
    case GR_MV_BID: /* appraise_bids */
    case GR_MV_DECLINE: return 0;
    case GR_MV_USE: return appraise_use(l, seat, m.arg[0]);
    case GR_MV_TAKE: return appraise_take(l, seat, m.arg[0]);
    case GR_MV_MONEY: return appraise_money(l, seat);
    case GR_MV_DISCARD: return opponents_worth(l, seat, m.arg[0]);
    case GR_MV_JOIN: return mayor_worth(l, seat, m.arg[0], 1);
    case GR_MV_PAY: return appraise_bandit(l, seat, sb_move_get_number(m));
    case GR_MV_CHOOSE: return card_worth(l, seat, m.arg[0]);
    case GR_MV_ROB: return best_loot(l, m.arg[0]) + score_of(l, m.arg[0]);
    case GR_MV_ANNOUNCE: return loot(l, gr_top_const(l->st)->hold_up.from, sb_move_get_number(m));
    case GR_MV_DYNAMITE: return appraise_target(l, m.arg[0]);
    case GR_MV_RAID: return appraise_raid(l, seat, m.arg[0]);
    case GR_MV_FINE: return appraise_answer(l, seat, true);
    case GR_MV_YIELD: return appraise_answer(l, seat, false);
    case GR_MV_DESTROY:
    case GR_MV_OFFER: return -loss_of(l, m.arg[0]);
    case GR_MV_SEIZE: return appraise_target(l, m.arg[0]) + mayor_worth(l, seat, gr_town_of(l->st, m.arg[0]), 1);
    case GR_MV_ATTACH: return attach_worth(l, gr_top_const(l->st)->effect.card, m.arg[0]);
    case GR_MV_DEPOSIT: return appraise_deposit(l, seat, sb_move_get_number(m));
    case GR_MV_ROLL_TWO: return 0;
    case GR_MV_ROLL_ONE: return 1;
    case GR_MV_SET: return appraise_die(l, seat, sb_move_get_number(m));
    case GR_MV_HAND: return -score_of(l, m.arg[0]);
    case GR_MV_COUNT: break;
    }
    return 0;
}

static void appraise(look *l, int seat, const sb_move *list, int n, int32_t *value)
{
    gr_op op = gr_top_const(l->st)->op;
    if (op == GR_OP_AUCTION || op == GR_OP_BIDS) {
        appraise_bids(l, seat, list, n, value);
        return;
    }
    for (int i = 0; i < n; i++)
        value[i] = appraise_move(l, seat, list[i]);
}

void gr_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value)
{
    look l = { .st = redacted, .taste = &GREEDY };
    look_again(&l);
    appraise(&l, seat, list, n, value);
}

/* ---- playing on (outlook.h) -------------------------------------------------------------------------------------- */

/* An auction under way: while it lasts nothing changes but bids, so nobody changes his mind. */
typedef struct limits {
    unsigned known; /* bit: seat */
    int of[GR_SEATS];
} limits;

static sb_move bid_on(look *l, limits *known, int seat)
{
    if (!(known->known >> seat & 1)) {
        known->of[seat] = bid_limit(l, seat);
        known->known |= 1u << seat;
    }
    int bid = gr_top_const(l->st)->auction.high + 1;
    return bid <= known->of[seat] ? sb_move_number(GR_MV_BID, bid) : sb_move_of(GR_MV_PASS, 0, 0);
}

static sb_move bid_sealed(look *l, int seat)
{
    int bid = sealed_target(l, seat);
    return sb_move_number(GR_MV_BID, bid > 0 ? bid : 0);
}

static sb_move best_looking(look *l, int seat, sb_quick *chance)
{
    sb_move list[SB_MOVES_MAX];
    int32_t value[SB_MOVES_MAX];
    int n = gr_legal(l->st, seat, list), best = 0, ties = 1;
    if (n == 1)
        return list[0];
    appraise(l, seat, list, n, value);
    for (int i = 1; i < n; i++) {
        if (value[i] > value[best])
            best = i, ties = 1;
        else if (value[i] == value[best] && sb_quick_below(chance, (uint32_t)++ties) == 0)
            best = i;
    }
    return list[best];
}

/* All play as greedy does, or all by the better taste, as it comes: whoever expects one way of playing is surprised by others.
 * Everything that is looked at is public. */
void gr_play_on(void *state, int most, sb_quick *chance)
{
    look l = { .st = state };
    bool greedy = sb_quick_next(chance) & 1;
    l.taste = greedy ? &GREEDY : l.st->players == 2 ? &SEASONED_TWO : &SEASONED_MANY;
    limits auction = { 0 };
    gr_op before = GR_OP_ROUND;
    unsigned pending;
    for (int i = 0; i < most && (pending = gr_pending(state)); i++) {
        int seat = __builtin_ctz(pending);
        gr_op op = gr_top_const(l.st)->op;
        bool goes_on =
            before == GR_OP_AUCTION ? op == GR_OP_AUCTION : before == GR_OP_FIRST_PICK && op == GR_OP_DISCARD;
        if (!goes_on) {
            look_again(&l);
            auction.known = 0;
        }
        before = op;
        sb_move move = op == GR_OP_AUCTION ? bid_on(&l, &auction, seat)
            : op == GR_OP_BIDS             ? bid_sealed(&l, seat)
                                           : best_looking(&l, seat, chance);
        gr_apply(state, seat, move, NULL);
    }
}
