/* tables.c: the tables of tables.h. */
#include "games/goldriver/tables.h"

/* clang-format off */
const gr_card GR_CARD[GR_CARD_COUNT] = {
#define GR_X(P, id, kind_, town_, condition_, value_, nuggets_, explodes_, rank_, suit_)                               \
    [GR_CARD_##id] = { .kind = GR_##kind_, .town = GR_##town_, .condition = GR_##condition_, .value = value_,          \
        .nuggets = nuggets_, .explodes = explodes_, .rank = rank_, .suit = GR_##suit_ },
    GR_CARDS(GR_X, )
#undef GR_X
};
/* clang-format on */

const uint8_t GR_MAYOR_VALUE[GR_TOWN_COUNT] = {
#define GR_X(P, name, id, value) [GR_##name] = value,
    GR_TOWNS(GR_X, )
#undef GR_X
};

const uint8_t GR_SYMBOL_OF[GR_KIND_COUNT] = {
#define GR_X(P, name, id, symbol) [GR_##name] = GR_##symbol,
    GR_KINDS(GR_X, )
#undef GR_X
};

/* Sets, as constant expressions over the one list. */
#define KIND_SET(P, id, kind_, ...)                         | (GR_##kind_ == (P) ? GR_BIT(GR_CARD_##id) : 0)
#define TOWN_SET(P, id, kind_, town_, ...)                  | (GR_##town_ == (P) ? GR_BIT(GR_CARD_##id) : 0)
#define CONDITION_SET(P, id, kind_, town_, condition_, ...) | (GR_##condition_ == (P) ? GR_BIT(GR_CARD_##id) : 0)
#define TOTAL_SET(P, id, kind_, town_, condition_, value_, ...)                                                        \
    | (GR_##condition_ == GR_SUM && (value_) == (P) ? GR_BIT(GR_CARD_##id) : 0)
#define EXPLODES_SET(P, id, kind_, town_, condition_, value_, nuggets_, explodes_, ...)                                \
    | ((explodes_) == (P) ? GR_BIT(GR_CARD_##id) : 0)
#define SUIT_SET(P, id, kind_, town_, condition_, value_, nuggets_, explodes_, rank_, suit_)                           \
    | (GR_##suit_ == (P) ? GR_BIT(GR_CARD_##id) : 0)

#define OF_KIND(name)  [GR_##name] = 0 GR_CARDS(KIND_SET, GR_##name)
#define OF_TOWN(name)  [GR_##name] = 0 GR_CARDS(TOWN_SET, GR_##name)
#define OF_SUIT(name)  [GR_##name] = 0 GR_CARDS(SUIT_SET, GR_##name)
#define ON_TOTAL(t)    [t] = 0 GR_CARDS(TOTAL_SET, t)
#define EXPLODES_ON(t) [t] = 0 GR_CARDS(EXPLODES_SET, t)
#define KIND(name)     (UINT64_C(0) GR_CARDS(KIND_SET, GR_##name))

const uint64_t GR_OF_KIND[GR_KIND_COUNT] = {
    OF_KIND(TOWN_CONCESSION),
    OF_KIND(LOST_MINE),
    OF_KIND(GHOST_MINE),
    OF_KIND(PENNY_PRESS),
    OF_KIND(MUSTANG),
    OF_KIND(MOONSHINE),
    OF_KIND(ALL_IN),
    OF_KIND(ONE_ARMED_BANDIT),
    OF_KIND(HOLD_UP),
    OF_KIND(DYNAMITE),
    OF_KIND(RAID),
    OF_KIND(JUDGE),
    OF_KIND(WAGON),
    OF_KIND(GOLD),
    OF_KIND(BANK),
    OF_KIND(POST_OFFICE),
    OF_KIND(SALOON),
    OF_KIND(RAILWAY_STATION),
};

const uint64_t GR_OF_SYMBOL[GR_SYMBOL_COUNT] = {
    [GR_CONCESSION] = KIND(TOWN_CONCESSION) | KIND(LOST_MINE) | KIND(GHOST_MINE),
    [GR_HORSESHOE] = KIND(PENNY_PRESS) | KIND(MUSTANG) | KIND(MOONSHINE) | KIND(ALL_IN),
    [GR_COLT] = KIND(ONE_ARMED_BANDIT) | KIND(HOLD_UP) | KIND(DYNAMITE) | KIND(RAID) | KIND(JUDGE),
    [GR_LASSO] = KIND(WAGON) | KIND(GOLD),
    [GR_BUILDING] = KIND(BANK) | KIND(POST_OFFICE) | KIND(SALOON) | KIND(RAILWAY_STATION),
};

const uint64_t GR_OF_TOWN[GR_TOWN_COUNT] = {
    OF_TOWN(SAN_NARCISO),
    OF_TOWN(COLD_MOUNTAIN),
    OF_TOWN(CACTUS_JUNCTION),
    OF_TOWN(COYOTE_CITY),
    OF_TOWN(WHISKEY_RIVER),
};

const uint64_t GR_OF_SUIT[GR_SUIT_COUNT] = {
    OF_SUIT(SPADES),
    OF_SUIT(HEARTS),
    OF_SUIT(DIAMONDS),
    OF_SUIT(CLUBS),
    OF_SUIT(JOKER),
};

const uint64_t GR_ON_TOTAL[13] = { ON_TOTAL(2), ON_TOTAL(3), ON_TOTAL(4), ON_TOTAL(5), ON_TOTAL(6), ON_TOTAL(7),
    ON_TOTAL(8), ON_TOTAL(9), ON_TOTAL(10), ON_TOTAL(11), ON_TOTAL(12) };
const uint64_t GR_EXPLODES_ON[13] = { EXPLODES_ON(2), EXPLODES_ON(3), EXPLODES_ON(4), EXPLODES_ON(5), EXPLODES_ON(6),
    EXPLODES_ON(7), EXPLODES_ON(8), EXPLODES_ON(9), EXPLODES_ON(10), EXPLODES_ON(11), EXPLODES_ON(12) };
const uint64_t GR_ON_EVEN = 0 GR_CARDS(CONDITION_SET, GR_EVEN);
const uint64_t GR_ON_ODD = 0 GR_CARDS(CONDITION_SET, GR_ODD);
const uint64_t GR_ON_DOUBLE = 0 GR_CARDS(CONDITION_SET, GR_DOUBLE);
