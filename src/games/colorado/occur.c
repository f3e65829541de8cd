/* occur.c: what can occur in a game with these options and so many players (game.h, can_occur). */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"

/* COL-DEC-1: the only opponent is called without a question. */
static bool can_choose_target(const co_state *st)
{
    return st->players > 2;
}

/* Somebody without cards is in the way of a call only while two others can be called: otherwise nobody is asked whom to
 * call (COL-DEC-1).  The Caller, these two and he are four. */
static bool can_call_empty_hand(const co_state *st)
{
    return st->players > 3;
}

/* COL-VAR-1: one map for all, or that of each seat. */
static bool has_region(const co_state *st, int id)
{
    return id / CO_REGIONS < (st->maps ? st->players : 1);
}

bool co_can_occur(const void *state, int list, int index)
{
    const co_state *st = state;
    switch (list) {
    case SB_LIST_MOVES: return index != CO_MOVE_CALL || can_choose_target(st);
    case SB_LIST_DECISIONS: return index != CO_EFFECT_TARGET - 1 || can_choose_target(st);
    case SB_LIST_REASONS:
        if (index == CO_WHY_EMPTY_HAND)
            return can_call_empty_hand(st);
        return index != CO_WHY_SELF || can_choose_target(st);
    case SB_LIST_DOMAIN + CO_DOMAIN_REGION: return has_region(st, index);
    default: return true;
    }
}
