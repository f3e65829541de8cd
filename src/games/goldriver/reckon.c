/* reckon.c: the numbers people plan with about a move: fees and what is really paid, shares of a price, ways of the dice
 * (game.h, reckon).  Everything here is public but the deck and sealed bids, and those are not looked at. */
#include "games/goldriver/contract.h"
#include "games/goldriver/gold.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/money.h"
#include "games/goldriver/payment.h"
#include "games/goldriver/pick.h"

enum { COST, FEE, PAID, TO, SHARE, GAIN, WAYS, NUGGETS, TOTAL, FACT_COUNT };

#define NUMBER                                                                                                         \
    {                                                                                                                  \
        {                                                                                                              \
            "n", SB_ARG_NUMBER                                                                                         \
        }                                                                                                              \
    }

_Static_assert((int)FACT_COUNT == (int)GR_FACT_COUNT, "a word for each");

const sb_word GR_FACTS[FACT_COUNT] = {
    [COST] = { "cost", NULL, NUMBER, "Cost", "Coût" },
    [FEE] = { "fee", "GR-MAY-3", NUMBER, "Fee", "Taxe" },
    [PAID] = { "paid", "GR-BROKE-1", NUMBER, "Really paid", "Payé en réalité" },
    [TO] = { "to", "GR-MAY-3", { { "seat", SB_ARG_SEAT } }, "Paid to", "Payé à" },
    [SHARE] = { "share", "GR-PAY-2", NUMBER, "Your share", "Votre part" },
    [GAIN] = { "gain", NULL, NUMBER, "Gain", "Gain de pépites" },
    [WAYS] = { "ways", "GR-GOLD-2", NUMBER, "Rolls of 36", "Lancers sur 36" },
    [NUGGETS] = { "nuggets", "GR-GOLD-2", NUMBER, "Nuggets", "Pépites" },
    [TOTAL] = { "total", "GR-GOLD-1", NUMBER, "Total of the dice", "Total des dés" },
};

/* Where the others lie: clockwise from the left of the seat, its own things last. */
static int place_of(const gr_state *st, int seat, int other)
{
    return other == seat ? st->players : (other - seat + st->players) % st->players;
}

/* In front of its owner, by towns, what is in no town after them. */
static void order_by_owner(const gr_state *st, int seat, int card, sb_facts *out)
{
    int owner = gr_owner(st, card), town = gr_town_of(st, card);
    if (owner < 0)
        return;
    int street = town == GR_NO_TOWN ? GR_TOWN_COUNT : town;
    out->order = (int16_t)((place_of(st, seat, owner) * (GR_TOWN_COUNT + 1) + street) * GR_CARD_COUNT + card);
}

static int at_most(int a, int b)
{
    return a < b ? a : b;
}

/* When a concession produces, how much, and what its Mayor gets for it (GR-MAY-3, GR-BROKE-1). */
static void reckon_card(const gr_state *st, int seat, int card, sb_facts *out)
{
    int fee = gr_fee(st, seat, card);
    if (GR_CARD[card].condition != GR_NEVER) {
        sb_fact(out, WAYS, gr_ways(st, card));
        sb_fact(out, NUGGETS, gr_value_of(st, card));
    }
    if (!fee)
        return;
    sb_fact(out, FEE, fee);
    sb_fact(out, PAID, at_most(fee, st->nuggets[seat]));
    sb_fact(out, TO, st->mayor[GR_CARD[card].town] - 1);
}

/* What passing would bring as things stand (GR-PAY-2). */
static void reckon_pass(const gr_state *st, int seat, sb_facts *out)
{
    const gr_frame *f = gr_top_const(st);
    if (f->op == GR_OP_AUCTION && f->auction.leader)
        sb_fact(out, SHARE, gr_share(st, f->auction.leader - 1, f->auction.high, seat));
}

/* GR-TWO-6, GR-ALLIN-1: half of what is there, or all of it. */
static void reckon_stake(const gr_state *st, bool all, sb_facts *out)
{
    int op = gr_top_const(st)->op;
    if (op == GR_OP_PAY || op == GR_OP_MONEY || op == GR_OP_LOSER)
        sb_fact(out, GAIN, all ? st->transit : (st->transit + 1) / 2);
}

/* GR-RAID-3 */
static void reckon_fine(const gr_state *st, int seat, sb_facts *out)
{
    int due = GR_RAID_PER_CONCESSION * gr_count(st, seat, gr_top_const(st)->raid.town);
    sb_fact(out, COST, due);
    sb_fact(out, PAID, at_most(due, st->nuggets[seat]));
}

/* GR-GOLD-2: what the dice would bring the seat. */
static void reckon_set(const gr_state *st, int seat, int die, sb_facts *out)
{
    int gain = 0;
    for (uint64_t set = st->front[seat] & gr_producing(st, st->dice[0], die); set; set &= set - 1)
        gain += gr_value_of(st, gr_lowest(set));
    sb_fact(out, TOTAL, st->dice[0] + die);
    sb_fact(out, GAIN, gain);
}

void gr_reckon(const void *redacted, int seat, sb_move m, sb_facts *out)
{
    const gr_state *st = redacted;
    int item = m.arg[0], number = sb_move_get_number(m);
    switch ((gr_move)m.kind) {
    case GR_MV_PASS: reckon_pass(st, seat, out); break;
    case GR_MV_BID:
    case GR_MV_PAY:
    case GR_MV_DEPOSIT: sb_fact(out, COST, number); break;
    case GR_MV_TAKE:
    case GR_MV_CHOOSE:
    case GR_MV_DISCARD: reckon_card(st, seat, item, out); break;
    case GR_MV_MONEY:
    case GR_MV_DECLINE: reckon_stake(st, false, out); break;
    case GR_MV_USE:
        if (item == GR_ALL_IN)
            reckon_stake(st, true, out);
        break;
    case GR_MV_ROB:
        sb_fact(out, NUGGETS, st->nuggets[item]);
        out->order = (int16_t)place_of(st, seat, item);
        break;
    case GR_MV_HAND: out->order = (int16_t)place_of(st, seat, item); break;
    case GR_MV_ATTACH: order_by_owner(st, seat, item, out); break;
    case GR_MV_FINE: reckon_fine(st, seat, out); break;
    case GR_MV_DESTROY:
    case GR_MV_OFFER:
    case GR_MV_SEIZE:
    case GR_MV_DYNAMITE:
        order_by_owner(st, seat, item, out);
        if (GR_CARD[item].condition != GR_NEVER) {
            sb_fact(out, WAYS, gr_ways(st, item));
            sb_fact(out, NUGGETS, gr_value_of(st, item));
        }
        break;
    case GR_MV_SET: reckon_set(st, seat, number, out); break;
    default: break; /* nothing to reckon with */
    }
}

/* ---- what a seat has ------------------------------------------------------------------------------------------------ */

const sb_word GR_MEASURES[GR_MEASURE_COUNT] = {
    { "money", "GR-END-2", NUMBER, "Nuggets", "Pépites" },
    { "cards", "GR-PICK-4", NUMBER, "Cards", "Cartes" },
};

void gr_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX])
{
    const gr_state *st = redacted;
    out[0] = st->nuggets[seat];
    out[1] = gr_size(st->front[seat] | st->kept[seat] | gr_pending_of(st, seat));
}
