/* frames.c: what every frame holds and where it may stand, for reading positions and for checking them. */
#include "games/goldriver/state.h"
#include "games/goldriver/frames.h"
#include "games/goldriver/mayor.h"

#define ON(op)         (UINT64_C(1) << GR_OP_##op)
#define ON_CARD_GROUND (ON(ROUND) | ON(PENDING) | ON(FINISH))
#define CARD                                                                                                           \
    {                                                                                                                  \
        "card", GR_F_CARD                                                                                              \
    }
#define ASKED                                                                                                          \
    {                                                                                                                  \
        "asked", GR_F_NUMBER                                                                                           \
    }

/* ORDER: gr_op */
/* clang-format off */
const gr_frame_row GR_FRAMES[GR_OP_COUNT] = {
    [GR_OP_ROUND] = { { "step", GR_F_NUMBER }, { 0 }, { 0 }, 0 },
    [GR_OP_DRAW] = { { 0 }, { 0 }, { 0 }, 0 },
    [GR_OP_PENNY] = { ASKED, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_AUCTION] = { { "passed", GR_F_SEATS }, { "leader", GR_F_SEAT_OR_NONE }, { "high", GR_F_NUMBER },
        ON(ROUND) },
    [GR_OP_BIDS] = { { "in", GR_F_SEATS }, { "asked", GR_F_NUMBER }, { 0 }, ON(ROUND) },
    [GR_OP_MOONSHINE] = { ASKED, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_PAY] = { { "received", GR_F_NUMBER }, { "tributes", GR_F_SEATS }, { "begun", GR_F_NUMBER }, ON(ROUND) },
    [GR_OP_FIRST_PICK] = { { 0 }, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_DISCARD] = { { 0 }, { 0 }, { 0 }, ON(RESOLVE) },
    [GR_OP_MUSTANG] = { ASKED, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_PICKS] = { { "place", GR_F_NUMBER }, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_TAKE] = { { 0 }, { 0 }, { 0 }, ON(PENDING) },
    [GR_OP_LOSER] = { { 0 }, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_MONEY] = { { 0 }, { 0 }, { 0 }, ON(PENDING) },
    [GR_OP_RESOLVE] = { CARD, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_PENDING] = { { 0 }, { 0 }, { 0 }, ON(ROUND) | ON(PICKS) },
    [GR_OP_FINISH] = { CARD, { 0 }, { 0 }, ON_CARD_GROUND },
    [GR_OP_LOST_TOWN] = { { 0 }, { 0 }, { 0 }, ON_CARD_GROUND },
    [GR_OP_BANDIT_PAY] = { CARD, { 0 }, { 0 }, ON(FINISH) },
    [GR_OP_BANDIT_CHOOSE] = { CARD, { 0 }, { 0 }, ON(FINISH) },
    [GR_OP_HOLD_WHOM] = { CARD, { 0 }, { 0 }, ON(FINISH) },
    [GR_OP_HOLD_VALUE] = { CARD, { "from", GR_F_SEAT }, { 0 }, ON(FINISH) },
    [GR_OP_DYNAMITE] = { CARD, { 0 }, { 0 }, ON(FINISH) },
    [GR_OP_RAID_TOWN] = { CARD, { 0 }, { 0 }, ON(FINISH) },
    [GR_OP_RAID_ANSWER] = { { "raider", GR_F_SEAT }, { "town", GR_F_TOWN }, { "answers", GR_F_NUMBER },
        ON(FINISH) },
    [GR_OP_RAID_DESTROY] = { { 0 }, { "town", GR_F_TOWN }, { 0 }, ON(RAID_ANSWER) },
    [GR_OP_JUDGE_OWN] = { CARD, { 0 }, { 0 }, ON(FINISH) },
    [GR_OP_JUDGE_OTHER] = { CARD, { "given", GR_F_CARD }, { 0 }, ON(FINISH) },
    [GR_OP_LASSO] = { CARD, { 0 }, { 0 }, ON_CARD_GROUND },
    [GR_OP_DEPOSIT] = { { 0 }, { 0 }, { 0 }, ON_CARD_GROUND },
    [GR_OP_ROLL] = { { 0 }, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_SET_DIE] = { { 0 }, { 0 }, { 0 }, ON(ROUND) },
    [GR_OP_PRODUCE] = { { 0 }, { 0 }, { 0 }, 0 },
    [GR_OP_GHOST] = { { "left", GR_F_NUMBER }, { "ghost_mine", GR_F_CARD }, { 0 }, ON(ROUND) },
    [GR_OP_BANK] = { { 0 }, { 0 }, { 0 }, 0 },
};
/* clang-format on */

/* The ops that may stand on the round's frame during each of its steps. */
#define EFFECTS (ON(FINISH) | ON(LASSO) | ON(DEPOSIT) | ON(LOST_TOWN))
static const uint64_t DURING[GR_OP_COUNT] = {
    [GR_OP_PENNY] = ON(PENNY),
    [GR_OP_AUCTION] = ON(AUCTION),
    [GR_OP_BIDS] = ON(BIDS),
    [GR_OP_MOONSHINE] = ON(MOONSHINE),
    [GR_OP_PAY] = ON(PAY),
    [GR_OP_FIRST_PICK] = ON(FIRST_PICK) | ON(RESOLVE) | EFFECTS,
    [GR_OP_PENDING] = ON(PENDING),
    [GR_OP_MUSTANG] = ON(MUSTANG),
    [GR_OP_PICKS] = ON(PICKS),
    [GR_OP_LOSER] = ON(LOSER) | ON(PENDING),
    [GR_OP_ROLL] = ON(ROLL) | ON(SET_DIE),
    [GR_OP_PRODUCE] = ON(GHOST),
    [GR_OP_BANK] = ON(DEPOSIT),
};

/* Their ids in JSON; people never see them. */
static const sb_item OP_ITEMS[GR_OP_COUNT] = {
    [GR_OP_ROUND] = { "round", "", "" },
    [GR_OP_DRAW] = { "draw", "", "" },
    [GR_OP_PENNY] = { "penny_press", "", "" },
    [GR_OP_AUCTION] = { "auction", "", "" },
    [GR_OP_BIDS] = { "bids", "", "" },
    [GR_OP_MOONSHINE] = { "moonshine", "", "" },
    [GR_OP_PAY] = { "pay", "", "" },
    [GR_OP_FIRST_PICK] = { "first_pick", "", "" },
    [GR_OP_DISCARD] = { "discard", "", "" },
    [GR_OP_MUSTANG] = { "mustang", "", "" },
    [GR_OP_PICKS] = { "picks", "", "" },
    [GR_OP_TAKE] = { "take", "", "" },
    [GR_OP_LOSER] = { "loser", "", "" },
    [GR_OP_MONEY] = { "money", "", "" },
    [GR_OP_RESOLVE] = { "resolve", "", "" },
    [GR_OP_PENDING] = { "pending", "", "" },
    [GR_OP_FINISH] = { "finish", "", "" },
    [GR_OP_LOST_TOWN] = { "lost_town", "", "" },
    [GR_OP_BANDIT_PAY] = { "bandit_pay", "", "" },
    [GR_OP_BANDIT_CHOOSE] = { "bandit_choose", "", "" },
    [GR_OP_HOLD_WHOM] = { "hold_up", "", "" },
    [GR_OP_HOLD_VALUE] = { "hold_up_value", "", "" },
    [GR_OP_DYNAMITE] = { "dynamite", "", "" },
    [GR_OP_RAID_TOWN] = { "raid", "", "" },
    [GR_OP_RAID_ANSWER] = { "raid_answer", "", "" },
    [GR_OP_RAID_DESTROY] = { "raid_destroy", "", "" },
    [GR_OP_JUDGE_OWN] = { "judge_own", "", "" },
    [GR_OP_JUDGE_OTHER] = { "judge_other", "", "" },
    [GR_OP_LASSO] = { "lasso", "", "" },
    [GR_OP_DEPOSIT] = { "deposit", "", "" },
    [GR_OP_ROLL] = { "roll", "", "" },
    [GR_OP_SET_DIE] = { "set_die", "", "" },
    [GR_OP_PRODUCE] = { "produce", "", "" },
    [GR_OP_GHOST] = { "ghost", "", "" },
    [GR_OP_BANK] = { "bank", "", "" },
};
const sb_domain GR_OP_DOMAIN = { "frame", OP_ITEMS, GR_OP_COUNT };

/* ---- checks ------------------------------------------------------------------------------------------------------ */

static bool field_ok(const gr_state *st, gr_field field, int v)
{
    switch (field.type) {
    case GR_F_NONE: return v == 0;
    case GR_F_NUMBER: return true;
    case GR_F_SEATS: return v < 1 << st->players;
    case GR_F_SEAT: return v < st->players;
    case GR_F_SEAT_OR_NONE: return v <= st->players;
    case GR_F_CARD: return v > 0 && v < GR_CARD_COUNT;
    case GR_F_TOWN: return v > 0 && v < GR_TOWN_COUNT;
    }
    return false;
}

static bool is_colt_in_effect(const gr_state *st, const gr_frame *f)
{
    return (st->resolving & GR_OF_SYMBOL[GR_COLT] & GR_BIT(f->a)) != 0;
}

/* What a frame says must fit the cards that lie there. */
static bool frame_fits(const gr_state *st, const gr_frame *f, const gr_frame *below)
{
    static const uint8_t kind_of[GR_OP_COUNT] = {
        [GR_OP_BANDIT_PAY] = GR_ONE_ARMED_BANDIT,
        [GR_OP_BANDIT_CHOOSE] = GR_ONE_ARMED_BANDIT,
        [GR_OP_HOLD_WHOM] = GR_HOLD_UP,
        [GR_OP_HOLD_VALUE] = GR_HOLD_UP,
        [GR_OP_DYNAMITE] = GR_DYNAMITE,
        [GR_OP_RAID_TOWN] = GR_RAID,
        [GR_OP_JUDGE_OWN] = GR_JUDGE,
        [GR_OP_JUDGE_OTHER] = GR_JUDGE,
    };
    gr_op op = f->op;
    if (kind_of[op] && (GR_CARD[f->a].kind != kind_of[op] || below->a != f->a || below->seat != f->seat))
        return false;
    uint64_t own_concessions = st->front[f->seat] & GR_OF_SYMBOL[GR_CONCESSION];
    if (op == GR_OP_FINISH)
        return is_colt_in_effect(st, f) && (below->op != GR_OP_FINISH || GR_CARD[below->a].kind == GR_ONE_ARMED_BANDIT);
    if (op == GR_OP_RESOLVE)
        return (st->resolving & GR_BIT(f->a)) != 0;
    if (op == GR_OP_LASSO)
        return (st->resolving & GR_OF_SYMBOL[GR_LASSO] & GR_BIT(f->a)) != 0;
    if (op == GR_OP_HOLD_VALUE)
        return f->b != f->seat && st->nuggets[f->b] > 0;
    if (op == GR_OP_JUDGE_OTHER)
        return (own_concessions & GR_BIT(f->b)) != 0;
    if (op == GR_OP_RAID_ANSWER)
        return GR_CARD[below->a].kind == GR_RAID && f->a == below->seat && f->n >> 8 < st->players
            && (f->n & 255) < 1u << st->players;
    if (op == GR_OP_RAID_DESTROY)
        return below->b == f->b;
    if (op == GR_OP_GHOST)
        return f->a <= 3 && (own_concessions & (uint64_t)f->a << GR_CARD_ghost_mine_1 & GR_BIT(f->b))
            && ((uint64_t)f->a << GR_CARD_ghost_mine_1 & ~gr_all_front(st)) == 0;
    if (op == GR_OP_DEPOSIT)
        return (st->front[f->seat] & GR_BIT(GR_CARD_bank)) != 0;
    if (op == GR_OP_LOST_TOWN)
        return gr_has_loose_lost_mine(st, f->seat);
    if (op == GR_OP_PAY)
        return f->n == 1 && f->a < st->players - 1;
    if (op == GR_OP_PICKS)
        return f->a >= 1 && f->a < st->players;
    if (op == GR_OP_TAKE)
        return f->seat == below->seat;
    return true;
}

static const char *check_frame(const gr_state *st, int i)
{
    const gr_frame *f = &st->stack[i];
    if (f->op >= GR_OP_COUNT || f->seat >= st->players)
        return "stack: unknown frame or seat";
    const gr_frame_row *row = &GR_FRAMES[f->op];
    if (!field_ok(st, row->a, f->a) || !field_ok(st, row->b, f->b) || !field_ok(st, row->n, f->n))
        return "stack: a value of a frame is out of range";
    if (i == 0)
        return f->op == GR_OP_ROUND ? NULL : "stack: the lowest frame must be the round";
    const gr_frame *below = &st->stack[i - 1];
    if (!(row->below >> below->op & 1))
        return "stack: a frame stands where it cannot";
    if (i == 1 && !(DURING[gr_current_step(st)] >> f->op & 1))
        return "stack: a frame does not belong to this step of the round";
    return frame_fits(st, f, below) ? NULL : "stack: a frame does not fit the cards or players";
}

/* The deepest play: round, picks, pending, three colt cards, Raid, answer. */
enum { DEEPEST = 9 };

const char *gr_check_frames(const gr_state *st)
{
    if (st->stack_n > DEEPEST)
        return "stack: too deep";
    uint64_t finishing = 0;
    for (int i = 0; i < st->stack_n; i++) {
        const char *wrong = check_frame(st, i);
        if (wrong)
            return wrong;
        if (st->stack[i].op == GR_OP_FINISH) {
            if (finishing & GR_BIT(st->stack[i].a))
                return "stack: a card is applied twice";
            finishing |= GR_BIT(st->stack[i].a);
        }
    }
    for (int i = st->stack_n; i < GR_STACK_MAX; i++)
        if (st->stack[i].op | st->stack[i].seat | st->stack[i].a | st->stack[i].b | st->stack[i].n)
            return "stack: a dead frame is not zero";
    return NULL;
}
