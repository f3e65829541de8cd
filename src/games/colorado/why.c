/* why.c: why a move is not in the list.  Any bytes may come here. */
#include "games/colorado/state.h"

/* The kinds of moves that answer a decision. */
static const uint32_t ANSWERS[CO_EFFECT_COUNT] = {
    [CO_EFFECT_VILLAGE] = 1u << CO_MOVE_START,
    [CO_EFFECT_TARGET] = 1u << CO_MOVE_CALL,
    [CO_EFFECT_KIND] = 1u << CO_MOVE_NAME,
    [CO_EFFECT_GIFT] = 1u << CO_MOVE_GIVE,
    [CO_EFFECT_NUGGETS] = 1u << CO_MOVE_TAKE | 1u << CO_MOVE_PAY | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_CARDS] = 1u << CO_MOVE_DRAW | 1u << CO_MOVE_DISCARD | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_THIRD] = 1u << CO_MOVE_PLAY,
    [CO_EFFECT_CHECK] = 1u << CO_MOVE_LEG | 1u << CO_MOVE_RAIL | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_PLAY] = 1u << CO_MOVE_PLAY | 1u << CO_MOVE_DECLINE,
    [CO_EFFECT_TIPI] = 1u << CO_MOVE_TIPI,
    [CO_EFFECT_DISCOVERY] = 1u << CO_MOVE_DISCOVER,
    [CO_EFFECT_SUIT] = 1u << CO_MOVE_DISCOVER,
};

/* Where declining is not allowed. */
static const uint8_t MUST[CO_EFFECT_COUNT] = {
    [CO_EFFECT_VILLAGE] = CO_WHY_MUST_START,
    [CO_EFFECT_TARGET] = CO_WHY_MUST_CALL,
    [CO_EFFECT_KIND] = CO_WHY_MUST_CALL,
    [CO_EFFECT_GIFT] = CO_WHY_MUST_GIVE,
    [CO_EFFECT_THIRD] = CO_WHY_MUST_PLAY,
    [CO_EFFECT_TIPI] = CO_WHY_MUST_TIPI,
    [CO_EFFECT_DISCOVERY] = CO_WHY_MUST_DISCOVER,
    [CO_EFFECT_SUIT] = CO_WHY_MUST_DISCOVER_SUIT,
};

static sb_reason because(co_why kind, int a, int b)
{
    return (sb_reason) { .kind = (uint8_t)kind, .arg = { (int16_t)a, (int16_t)b } };
}

/* Are the bytes a move at all?  Its arguments must exist and nothing may follow them. */
static bool is_a_move(sb_move m)
{
    if (m.kind >= CO_MOVE_COUNT)
        return false;
    const sb_arg *args = co_moves[m.kind].args;
    int i = 0;
    for (; args[i].type != SB_ARG_NONE; i++) {
        int count = args[i].type == SB_ARG_SEAT ? CO_SEATS : co_domains[args[i].type - SB_ARG_ITEM].count;
        if (m.arg[i] >= count)
            return false;
    }
    for (; i < (int)sizeof m.arg; i++)
        if (m.arg[i])
            return false;
    return true;
}

/* ---- by kind of move --------------------------------------------------------------------------------------------- */

static sb_reason why_call(const co_state *st, int seat, int target)
{
    if (target >= st->players)
        return because(CO_WHY_UNKNOWN, 0, 0);
    return because(target == seat ? CO_WHY_SELF : CO_WHY_EMPTY_HAND, target, 0);
}

static sb_reason why_play(const co_player *p, int kind, bool paid)
{
    if (!co_has(p->hand, kind))
        return because(CO_WHY_NOT_IN_HAND, kind, 0);
    if (p->area >> kind & 1)
        return because(CO_WHY_IN_AREA, kind, 0);
    if (paid && co_value_of(kind) > p->nuggets)
        return because(CO_WHY_TOO_DEAR, kind, co_value_of(kind));
    return because(CO_WHY_UNKNOWN, 0, 0);
}

static sb_reason why_discard(const co_player *p, int a, int b)
{
    if (co_suit_of(a) != co_suit_of(b))
        return because(CO_WHY_TWO_SUITS, 0, 0);
    if (!co_has(p->hand, a) || !co_has(p->hand, b) || (a == b && p->hand[a] < 2))
        return because(CO_WHY_NOT_TWO, a, b);
    return because(a > b ? CO_WHY_PAIR_ORDER : CO_WHY_NO_THIRD, a, b);
}

static sb_reason why_leg(const co_player *p, int region, int leg, int id)
{
    if (leg == 0 || leg > co_regions[region].legs)
        return because(CO_WHY_NO_SUCH_LEG, id, 0);
    if (!(p->region[region] & 1))
        return because(CO_WHY_UNDISCOVERED, id, 0);
    return because(p->region[region] >> leg & 1 ? CO_WHY_LEG_TICKED : CO_WHY_NO_PATH, 0, 0);
}

/* Closed for good, or only not reached yet? */
static bool can_still_come(const co_player *p, int leg)
{
    unsigned ahead = co_open_rail(p);
    for (int l = 0; l < CO_RAIL_LEGS; l++)
        if (ahead >> l & 1)
            ahead |= co_railroad[l].next;
    return ahead >> leg & 1;
}

static sb_reason why_rail(const co_player *p, int leg)
{
    if (p->rail == 0)
        return because(CO_WHY_RAIL_START, 0, 0);
    if (p->rail >> CO_R7 & 1)
        return because(CO_WHY_RAIL_DONE, 0, 0);
    if (p->rail >> leg & 1)
        return because(CO_WHY_LEG_TICKED, 0, 0);
    return because(can_still_come(p, leg) ? CO_WHY_RAIL_NEXT : CO_WHY_RAIL_BRANCH, leg, 0);
}

static sb_reason why_discover(const co_player *p, int region, int id)
{
    return because(p->region[region] & 1 ? CO_WHY_DISCOVERED : CO_WHY_NOT_ADJACENT, id, 0);
}

static sb_reason why_kind(const co_state *st, int seat, sb_move m)
{
    const co_player *p = &st->player[seat];
    int a = m.arg[0], b = m.arg[1], region = a % CO_REGIONS;
    bool has_region = m.kind == CO_MOVE_START || m.kind == CO_MOVE_LEG || m.kind == CO_MOVE_DISCOVER;
    if (has_region && a / CO_REGIONS != co_map_of(st, seat))
        return because(CO_WHY_OTHER_MAP, a, 0);
    switch ((co_move)m.kind) {
    case CO_MOVE_START: return because(CO_WHY_NOT_A_VILLAGE, a, 0);
    case CO_MOVE_CALL: return why_call(st, seat, a);
    case CO_MOVE_NAME: return because(CO_WHY_IN_OWN_AREA, a, 0);
    case CO_MOVE_GIVE: return because(CO_WHY_NO_MATCH, a, st->named - 1);
    case CO_MOVE_PAY: return why_play(p, a, true);
    case CO_MOVE_PLAY: return why_play(p, a, false);
    case CO_MOVE_DISCARD: return why_discard(p, a, b);
    case CO_MOVE_LEG: return why_leg(p, region, b, a);
    case CO_MOVE_RAIL: return why_rail(p, a);
    case CO_MOVE_DISCOVER: return why_discover(p, region, a);
    case CO_MOVE_TAKE:
    case CO_MOVE_DRAW:
    case CO_MOVE_TIPI: /* asked only with both sides open */
    case CO_MOVE_DECLINE:
    case CO_MOVE_COUNT: break;
    }
    return because(CO_WHY_UNKNOWN, 0, 0);
}

sb_reason co_why_not(const void *state, int seat, sb_move move)
{
    const co_state *st = state;
    const co_player *p = &st->player[seat];
    if (!is_a_move(move))
        return because(CO_WHY_UNKNOWN, 0, 0);
    if (p->effect == CO_EFFECT_NONE)
        return because(st->phase == CO_ACTIONS ? CO_WHY_CHAIN_OVER : CO_WHY_WAIT, 0, 0);
    if (ANSWERS[p->effect] >> move.kind & 1)
        return why_kind(st, seat, move);
    return because(move.kind == CO_MOVE_DECLINE ? MUST[p->effect] : CO_WHY_OTHER_DECISION, 0, 0);
}
