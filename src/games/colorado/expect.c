/* expect.c: the moves a person looks for at a question, possible or not (game.h, expected). */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"

static int add_bits(int move, uint32_t bits, sb_move *out)
{
    int n = 0;
    for (; bits; bits &= bits - 1)
        out[n++] = sb_move_of(move, __builtin_ctz(bits), 0);
    return n;
}

static int opponents(const co_state *st, int seat, sb_move *out)
{
    return add_bits(CO_MOVE_CALL, ((1u << st->players) - 1) & ~(1u << seat), out);
}

/* Two cards of one suit in hand: is there a third to play (COL-DUO-4)? */
static int pairs(const co_player *p, sb_move *out)
{
    int n = 0;
    for (int a = 0; a < CO_KINDS; a++)
        for (int b = a; b < CO_KINDS && co_suit_of(a) == co_suit_of(b); b++)
            if (co_has(p->hand, a) && p->hand[b] > (a == b))
                out[n++] = sb_move_of(CO_MOVE_DISCARD, a, b);
    return n;
}

/* Legs of the regions discovered that are not ticked yet, and those of the railroad. */
static int legs(const co_state *st, int seat, sb_move *out)
{
    const co_player *p = &st->player[seat];
    int n = 0;
    for (int r = 0; r < CO_REGIONS; r++)
        for (int leg = 1; (p->region[r] & 1) && leg <= co_regions[r].legs; leg++)
            if (!(p->region[r] >> leg & 1))
                out[n++] = sb_move_of(CO_MOVE_LEG, co_region_id(st, seat, r), leg);
    return n + add_bits(CO_MOVE_RAIL, ((1u << CO_RAIL_LEGS) - 1) & ~(uint32_t)p->rail, out + n);
}

static int regions(const co_state *st, int seat, sb_move *out)
{
    unsigned left = ((1u << CO_REGIONS) - 1) & ~co_discovered(&st->player[seat]);
    int n = 0;
    for (; left; left &= left - 1)
        out[n++] = sb_move_of(CO_MOVE_DISCOVER, co_region_id(st, seat, __builtin_ctz(left)), 0);
    return n;
}

int co_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    const co_state *st = redacted;
    const co_player *p = &st->player[seat];
    switch ((co_effect)p->effect) {
    case CO_EFFECT_TARGET: return opponents(st, seat, out);
    case CO_EFFECT_KIND: return add_bits(CO_MOVE_NAME, CO_ALL_KINDS, out);
    case CO_EFFECT_GIFT: return add_bits(CO_MOVE_GIVE, co_hand_bits(p), out);
    case CO_EFFECT_NUGGETS: return add_bits(CO_MOVE_PAY, co_hand_bits(p), out);
    case CO_EFFECT_CARDS: return pairs(p, out);
    case CO_EFFECT_THIRD:
    case CO_EFFECT_PLAY: return add_bits(CO_MOVE_PLAY, co_hand_bits(p), out);
    case CO_EFFECT_CHECK: return legs(st, seat, out);
    case CO_EFFECT_DISCOVERY:
    case CO_EFFECT_SUIT: return regions(st, seat, out);
    case CO_EFFECT_NONE:
    case CO_EFFECT_VILLAGE:
    case CO_EFFECT_TIPI:
    case CO_EFFECT_COUNT: break; /* everything that one looks for is in the list */
    }
    return 0;
}
