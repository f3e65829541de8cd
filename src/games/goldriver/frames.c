/* frames.c: the table of rows, and where frames may stand, for checking positions. */
#include "games/goldriver/state.h"
#include "games/goldriver/frames.h"
#include "games/goldriver/mayor.h"

/* The ops that may stand on the round's frame during each of its steps. */
#define EFFECTS (GR_ON(FINISH) | GR_ON(LASSO) | GR_ON(DEPOSIT) | GR_ON(LOST_TOWN))
static const uint64_t DURING[GR_OP_COUNT] = {
    [GR_OP_PENNY] = GR_ON(PENNY),
    [GR_OP_AUCTION] = GR_ON(AUCTION),
    [GR_OP_BIDS] = GR_ON(BIDS),
    [GR_OP_MOONSHINE] = GR_ON(MOONSHINE),
    [GR_OP_PAY] = GR_ON(PAY),
    [GR_OP_FIRST_PICK] = GR_ON(FIRST_PICK) | GR_ON(RESOLVE) | EFFECTS,
    [GR_OP_PENDING] = GR_ON(PENDING),
    [GR_OP_MUSTANG] = GR_ON(MUSTANG),
    [GR_OP_PICKS] = GR_ON(PICKS),
    [GR_OP_LOSER] = GR_ON(LOSER) | GR_ON(PENDING),
    [GR_OP_ROLL] = GR_ON(ROLL) | GR_ON(SET_DIE),
    [GR_OP_PRODUCE] = GR_ON(GHOST),
    [GR_OP_BANK] = GR_ON(DEPOSIT),
};

/* Their ids in JSON; people never see them. */
#define ITEM(op, id) [GR_OP_##op] = { #id, "", "" },
static const sb_item OP_ITEMS[GR_OP_COUNT] = { GR_OP_LIST(ITEM) };
const sb_domain GR_OP_DOMAIN = { "frame", OP_ITEMS, GR_OP_COUNT };

#define ROW(op, id) [GR_OP_##op] = &gr_op_##id,
const gr_op_row *const GR_OPS[GR_OP_COUNT] = { GR_OP_LIST(ROW) };

/* ---- checks ------------------------------------------------------------------------------------------------------ */

static bool field_ok(const gr_state *st, const sb_frame_field *field, int v)
{
    switch ((gr_field_type)field->type) {
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
    return (st->resolving & GR_OF_SYMBOL[GR_COLT] & GR_BIT(f->effect.card)) != 0;
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
    if (kind_of[op]
        && (GR_CARD[f->effect.card].kind != kind_of[op] || below->effect.card != f->effect.card
            || below->seat != f->seat))
        return false;
    uint64_t own_concessions = st->front[f->seat] & GR_OF_SYMBOL[GR_CONCESSION];
    if (op == GR_OP_FINISH)
        return is_colt_in_effect(st, f)
            && (below->op != GR_OP_FINISH || GR_CARD[below->effect.card].kind == GR_ONE_ARMED_BANDIT);
    if (op == GR_OP_RESOLVE)
        return (st->resolving & GR_BIT(f->effect.card)) != 0;
    if (op == GR_OP_LASSO)
        return (st->resolving & GR_OF_SYMBOL[GR_LASSO] & GR_BIT(f->effect.card)) != 0;
    if (op == GR_OP_HOLD_VALUE)
        return f->hold_up.from != f->seat && st->nuggets[f->hold_up.from] > 0;
    if (op == GR_OP_JUDGE_OTHER)
        return (own_concessions & GR_BIT(f->judge.given)) != 0;
    if (op == GR_OP_RAID_ANSWER)
        return GR_CARD[below->effect.card].kind == GR_RAID && f->raid.raider == below->seat
            && f->raid.answers >> 8 < st->players && (f->raid.answers & 255) < 1u << st->players;
    if (op == GR_OP_RAID_DESTROY)
        return below->raid.town == f->raid.town;
    if (op == GR_OP_GHOST)
        return f->ghost.left <= 3
            && (own_concessions & (uint64_t)f->ghost.left << GR_CARD_ghost_mine_1 & GR_BIT(f->ghost.ghost_mine))
            && ((uint64_t)f->ghost.left << GR_CARD_ghost_mine_1 & ~gr_all_front(st)) == 0;
    if (op == GR_OP_DEPOSIT)
        return (st->front[f->seat] & GR_BIT(GR_CARD_bank)) != 0;
    if (op == GR_OP_LOST_TOWN)
        return gr_has_loose_lost_mine(st, f->seat);
    if (op == GR_OP_PAY)
        return f->pay.begun == 1 && f->pay.received < st->players - 1;
    if (op == GR_OP_PICKS)
        return f->picks.place >= 1 && f->picks.place < st->players;
    if (op == GR_OP_TAKE)
        return f->seat == below->seat;
    return true;
}

static bool fields_ok(const gr_state *st, const gr_frame *f, const sb_frame_field *field)
{
    for (int i = 0; i < SB_FRAME_FIELDS && field[i].type; i++)
        if (!field_ok(st, &field[i], sb_frame_get(f, &field[i])))
            return false;
    return gr_frame_is_clean(f);
}

static const char *check_frame(const gr_state *st, int i)
{
    const gr_frame *f = &st->stack[i];
    if (f->op >= GR_OP_COUNT || f->seat >= st->players)
        return "stack: unknown frame or seat";
    const gr_op_row *row = GR_OPS[f->op];
    if (!fields_ok(st, f, row->fields))
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
            if (finishing & GR_BIT(st->stack[i].effect.card))
                return "stack: a card is applied twice";
            finishing |= GR_BIT(st->stack[i].effect.card);
        }
    }
    for (int i = st->stack_n; i < GR_STACK_MAX; i++)
        if (memcmp(&st->stack[i], &(gr_frame) { 0 }, sizeof(gr_frame)) != 0)
            return "stack: a dead frame is not zero";
    return NULL;
}
