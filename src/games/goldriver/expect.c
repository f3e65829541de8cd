/* expect.c: the moves a person looks for at a question, possible or not (game.h, expected). */
#include "games/goldriver/contract.h"
#include "games/goldriver/money.h"
#include "games/goldriver/pick.h"

static int add_set(int kind, uint64_t set, sb_move *out)
{
    int n = 0;
    for (; set; set &= set - 1)
        out[n++] = sb_move_of(kind, gr_lowest(set), 0);
    return n;
}

static uint64_t all_towns(void)
{
    return (GR_BIT(GR_TOWN_COUNT) - 1) & ~GR_BIT(GR_NO_TOWN);
}

static uint64_t opponents(const gr_state *st, int seat)
{
    return (GR_BIT(st->players) - 1) & ~GR_BIT(seat);
}

/* Kept horseshoe cards have their moments (GR-HORSE-1): all kinds of this seat. */
static int kept_cards(const gr_state *st, int seat, sb_move *out)
{
    int n = 0;
    for (int kind = 0; kind <= GR_ALL_IN; kind++)
        if (gr_holds(st, seat, (gr_kind)kind))
            out[n++] = sb_move_of(GR_MV_USE, kind, 0);
    return n;
}

/* A deposit is no money to bid with (GR-AUC-3, GR-TWO-2): whoever has one looks for it. */
static int bids(const gr_state *st, int seat, sb_move *out)
{
    if (st->deposit == 0 || gr_owner(st, GR_CARD_bank) != seat)
        return 0;
    out[0] = sb_move_number(GR_MV_BID, st->nuggets[seat] + 1);
    return 1;
}

static int payments(sb_move *out)
{
    for (int n = 1; n <= GR_BANDIT_MAX; n++)
        out[n - 1] = sb_move_number(GR_MV_PAY, n);
    return GR_BANDIT_MAX;
}

static int answers(const gr_state *st, int seat, sb_move *out)
{
    switch ((gr_op)gr_top_const(st)->op) {
    case GR_OP_AUCTION:
    case GR_OP_BIDS: return bids(st, seat, out);
    case GR_OP_BANDIT_PAY: return payments(out);
    case GR_OP_HOLD_WHOM: return add_set(GR_MV_ROB, opponents(st, seat), out);
    case GR_OP_RAID_TOWN: return add_set(GR_MV_RAID, all_towns(), out);
    case GR_OP_LOST_TOWN: return add_set(GR_MV_JOIN, all_towns(), out);
    case GR_OP_RAID_DESTROY: return add_set(GR_MV_DESTROY, st->front[seat] & GR_OF_SYMBOL[GR_CONCESSION], out);
    default: return 0; /* everything that one looks for is in the list */
    }
}

int gr_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    const gr_state *st = redacted;
    int n = answers(st, seat, out);
    return n + kept_cards(st, seat, out + n);
}
