/* occur.c: what can occur in a game with these options and so many players (game.h, can_occur). */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/score.h"
#include "games/goldriver/setup.h"

/* What some words need. */
typedef enum part {
    ALWAYS,
    TWO,  /* 2 players: sealed bids, card or money (GR-TWO) */
    MANY, /* 3 players or more: open auctions, and an opponent who is chosen; a single one never is */
    FEW,  /* 2 or 3 players: with 4 or 5 the last receiver keeps all, nothing is left of a payment (GR-PAY-3) */
    BANK,
    POST,
    SALOON,
    POKER,
} part;

static const struct {
    uint8_t list, index, part;
    /* clang-format off */
} NEEDS[] = {
    { SB_LIST_MOVES, GR_MV_PASS, MANY },
    { SB_LIST_MOVES, GR_MV_MONEY, TWO },
    { SB_LIST_MOVES, GR_MV_ROB, MANY },
    { SB_LIST_MOVES, GR_MV_DEPOSIT, BANK },
    { SB_LIST_MOVES, GR_MV_ROLL_TWO, POST },
    { SB_LIST_MOVES, GR_MV_ROLL_ONE, POST },
    { SB_LIST_MOVES, GR_MV_SET, POST },
    { SB_LIST_MOVES, GR_MV_HAND, MANY },
    { SB_LIST_EVENTS, GR_EV_PASS, MANY },
    { SB_LIST_EVENTS, GR_EV_PASS_BROKE, MANY },
    { SB_LIST_EVENTS, GR_EV_BID, MANY },
    { SB_LIST_EVENTS, GR_EV_SEALED, TWO },
    { SB_LIST_EVENTS, GR_EV_SEALED_OWN, TWO },
    { SB_LIST_EVENTS, GR_EV_SHOWN, TWO },
    { SB_LIST_EVENTS, GR_EV_TRANSIT_LOST, FEW },
    { SB_LIST_EVENTS, GR_EV_DEPOSIT, BANK },
    { SB_LIST_EVENTS, GR_EV_WITHDRAW, BANK },
    { SB_LIST_EVENTS, GR_EV_ONE_DIE, POST },
    { SB_LIST_EVENTS, GR_EV_SET_DIE, POST },
    { SB_LIST_EVENTS, GR_EV_TRIBUTE, SALOON },
    { SB_LIST_EVENTS, GR_EV_POKER, POKER },
    { SB_LIST_DECISIONS, GR_D_AUCTION, MANY },
    { SB_LIST_DECISIONS, GR_D_BID, TWO },
    { SB_LIST_DECISIONS, GR_D_MOONSHINE, MANY }, /* GR-SETUP-3: 2 players have neither Moonshine nor Mustang */
    { SB_LIST_DECISIONS, GR_D_ALL_IN, MANY },
    { SB_LIST_DECISIONS, GR_D_ALL_IN_STAKE, TWO },
    { SB_LIST_DECISIONS, GR_D_MUSTANG, MANY },
    { SB_LIST_DECISIONS, GR_D_TAKE, MANY },
    { SB_LIST_DECISIONS, GR_D_LOSER, TWO },
    { SB_LIST_DECISIONS, GR_D_HOLD_WHOM, MANY },
    { SB_LIST_DECISIONS, GR_D_DEPOSIT, BANK },
    { SB_LIST_DECISIONS, GR_D_ROLL, POST },
    { SB_LIST_DECISIONS, GR_D_SET_DIE, POST },
    { SB_LIST_DECISIONS, GR_D_GHOST, MANY },
    { SB_LIST_REASONS, GR_WHY_BID_TOO_LOW, MANY }, /* a sealed bid of 0 is a bid (GR-TWO-2) */
    { SB_LIST_REASONS, GR_WHY_BID_TOO_HIGH, MANY },
    { SB_LIST_REASONS, GR_WHY_SEALED_TOO_HIGH, TWO },
    { SB_LIST_REASONS, GR_WHY_NO_NUGGETS, MANY },
    { SB_LIST_REASONS, GR_WHY_DEPOSIT_STEP, BANK },
    { SB_LIST_REASONS, GR_WHY_DEPOSIT_TOO_MUCH, BANK },
    { SB_LIST_REASONS, GR_WHY_DIE_RANGE, POST },
    { SB_LIST_REASONS, GR_WHY_GHOST_SELF, MANY },
    { SB_LIST_CATEGORIES, GR_CAT_BANK, BANK },
    { SB_LIST_CATEGORIES, GR_CAT_POKER, POKER },
};

static bool has_kind(const gr_state *st, gr_kind kind)
{
    return (GR_OF_KIND[kind] & ~gr_named_cards(st)) != 0;
    /* clang-format on */
}

static bool has_part(const gr_state *st, part p)
{
    switch (p) {
    case ALWAYS: return true;
    case TWO: return st->players == 2;
    case MANY: return st->players > 2;
    case FEW: return st->players < 4;
    case BANK: return has_kind(st, GR_BANK);
    case POST: return has_kind(st, GR_POST_OFFICE);
    case SALOON: return has_kind(st, GR_SALOON);
    case POKER: return st->poker;
    }
    return true;
}

static part part_of(int list, int index)
{
    for (size_t i = 0; i < sizeof NEEDS / sizeof *NEEDS; i++)
        if (NEEDS[i].list == list && NEEDS[i].index == index)
            return (part)NEEDS[i].part;
    return ALWAYS;
}

bool gr_can_occur(const void *state, int list, int index)
{
    const gr_state *st = state;
    switch (list - SB_LIST_DOMAIN) {
    case GR_DOM_CARD: return !(gr_named_cards(st) & GR_BIT(index));
    case GR_DOM_HORSESHOE: return has_kind(st, (gr_kind)index);
    case GR_DOM_HAND: return st->poker; /* each: what is taken out by name is needed for none */
    default: return has_part(st, part_of(list, index));
    }
}
