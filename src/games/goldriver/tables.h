/* tables.h: the cards of Gold River as tables (GR-COMP): towns, kinds, the 63 draw cards, and sets of cards.
 *
 * Cards are numbered 1 to 63, 0 is "no card"; a set of cards is a uint64_t with bit c for card c.  One X-macro is
 * the only list: enum, table, names and sets come from it. */
#ifndef GOLDRIVER_TABLES_H
#define GOLDRIVER_TABLES_H

#include "sagebrush/game.h"

/* GR-COMP-2, GR-COMP-8, GR-COMP-10, GR-MAY-VALUE: X(P, name, id, value of the Mayor card) */
#define GR_TOWNS(X, P)                                                                                                 \
    X(P, SAN_NARCISO, "san_narciso", 10)                                                                               \
    X(P, COLD_MOUNTAIN, "cold_mountain", 5)                                                                            \
    X(P, CACTUS_JUNCTION, "cactus_junction", 5)                                                                        \
    X(P, COYOTE_CITY, "coyote_city", 5)                                                                                \
    X(P, WHISKEY_RIVER, "whiskey_river", 5)

typedef enum gr_town {
    GR_NO_TOWN,
#define GR_X(P, name, id, value) GR_##name,
    GR_TOWNS(GR_X, )
#undef GR_X
        GR_TOWN_COUNT
} gr_town;

/* What becomes of a card when it is taken (GR-PICK-4). */
typedef enum gr_symbol { GR_CONCESSION, GR_HORSESHOE, GR_COLT, GR_LASSO, GR_BUILDING, GR_SYMBOL_COUNT } gr_symbol;

/* GR-COMP-4, GR-COMP-5: X(P, name, id, symbol).  The horseshoe cards come first: they are a domain of
 * their own (text.c). */
#define GR_KINDS(X, P)                                                                                                 \
    X(P, PENNY_PRESS, "penny_press", HORSESHOE)                                                                        \
    X(P, MUSTANG, "mustang", HORSESHOE)                                                                                \
    X(P, MOONSHINE, "moonshine", HORSESHOE)                                                                            \
    X(P, ALL_IN, "all_in", HORSESHOE)                                                                                  \
    X(P, TOWN_CONCESSION, "town_concession", CONCESSION)                                                               \
    X(P, LOST_MINE, "lost_mine", CONCESSION)                                                                           \
    X(P, GHOST_MINE, "ghost_mine", CONCESSION)                                                                         \
    X(P, ONE_ARMED_BANDIT, "one_armed_bandit", COLT)                                                                   \
    X(P, HOLD_UP, "hold_up", COLT)                                                                                     \
    X(P, DYNAMITE, "dynamite", COLT)                                                                                   \
    X(P, RAID, "raid", COLT)                                                                                           \
    X(P, JUDGE, "judge", COLT)                                                                                         \
    X(P, WAGON, "wagon", LASSO)                                                                                        \
    X(P, GOLD, "gold", LASSO)                                                                                          \
    X(P, BANK, "bank", BUILDING)                                                                                       \
    X(P, POST_OFFICE, "post_office", BUILDING)                                                                         \
    X(P, SALOON, "saloon", BUILDING)                                                                                   \
    X(P, RAILWAY_STATION, "railway_station", BUILDING)

typedef enum gr_kind {
    GR_NO_KIND,
#define GR_X(P, name, id, symbol) GR_##name,
    GR_KINDS(GR_X, )
#undef GR_X
        GR_KIND_COUNT
} gr_kind;

/* When a concession produces: on one total, or by the look of the dice (GR-COMP-6). */
typedef enum gr_condition { GR_NEVER, GR_SUM, GR_EVEN, GR_ODD, GR_DOUBLE } gr_condition;

/* GR-POK-6: the poker index.  Ranks 2 to 14 (ace). */
typedef enum gr_suit { GR_NO_SUIT, GR_SPADES, GR_HEARTS, GR_DIAMONDS, GR_CLUBS, GR_JOKER, GR_SUIT_COUNT } gr_suit;

/* clang-format off */
/* GR-COMP-1
 *       id                       kind              town             produces    n  explodes rank suit
 *                                                                   when        nuggets             */
#define GR_CARDS(X, P) \
    X(P, san_narciso_02,          TOWN_CONCESSION,  SAN_NARCISO,     SUM,     2, 6,  0,  6, HEARTS  ) \
    X(P, san_narciso_03,          TOWN_CONCESSION,  SAN_NARCISO,     SUM,     3, 3,  0, 12, CLUBS   ) \
    X(P, san_narciso_04,          TOWN_CONCESSION,  SAN_NARCISO,     SUM,     4, 1,  0, 14, HEARTS  ) \
    X(P, san_narciso_07,          TOWN_CONCESSION,  SAN_NARCISO,     SUM,     7, 4,  0,  4, SPADES  ) \
    X(P, san_narciso_08,          TOWN_CONCESSION,  SAN_NARCISO,     SUM,     8, 2,  0, 13, DIAMONDS) \
    X(P, san_narciso_10,          TOWN_CONCESSION,  SAN_NARCISO,     SUM,    10, 2,  0, 13, SPADES  ) \
    X(P, san_narciso_11,          TOWN_CONCESSION,  SAN_NARCISO,     SUM,    11, 4,  0, 10, CLUBS   ) \
    X(P, cold_mountain_03,        TOWN_CONCESSION,  COLD_MOUNTAIN,   SUM,     3, 5,  0,  7, DIAMONDS) \
    X(P, cold_mountain_05,        TOWN_CONCESSION,  COLD_MOUNTAIN,   SUM,     5, 3,  0, 11, CLUBS   ) \
    X(P, cold_mountain_06,        TOWN_CONCESSION,  COLD_MOUNTAIN,   SUM,     6, 9, 12,  2, HEARTS  ) \
    X(P, cold_mountain_08,        TOWN_CONCESSION,  COLD_MOUNTAIN,   SUM,     8, 1,  0, 14, DIAMONDS) \
    X(P, cold_mountain_09,        TOWN_CONCESSION,  COLD_MOUNTAIN,   SUM,     9, 3,  0, 10, SPADES  ) \
    X(P, cold_mountain_10,        TOWN_CONCESSION,  COLD_MOUNTAIN,   SUM,    10, 4,  0,  8, SPADES  ) \
    X(P, cold_mountain_12,        TOWN_CONCESSION,  COLD_MOUNTAIN,   SUM,    12, 5,  0,  9, HEARTS  ) \
    X(P, cactus_junction_02,      TOWN_CONCESSION,  CACTUS_JUNCTION, SUM,     2, 6,  0,  7, CLUBS   ) \
    X(P, cactus_junction_04,      TOWN_CONCESSION,  CACTUS_JUNCTION, SUM,     4, 3,  0, 11, SPADES  ) \
    X(P, cactus_junction_05,      TOWN_CONCESSION,  CACTUS_JUNCTION, SUM,     5, 2,  0, 13, HEARTS  ) \
    X(P, cactus_junction_07,      TOWN_CONCESSION,  CACTUS_JUNCTION, SUM,     7, 6,  2,  2, DIAMONDS) \
    X(P, cactus_junction_09,      TOWN_CONCESSION,  CACTUS_JUNCTION, SUM,     9, 4,  0,  7, HEARTS  ) \
    X(P, cactus_junction_11,      TOWN_CONCESSION,  CACTUS_JUNCTION, SUM,    11, 2,  0, 14, CLUBS   ) \
    X(P, cactus_junction_12,      TOWN_CONCESSION,  CACTUS_JUNCTION, SUM,    12, 5,  0,  9, DIAMONDS) \
    X(P, coyote_city_03,          TOWN_CONCESSION,  COYOTE_CITY,     SUM,     3, 1,  0, 14, SPADES  ) \
    X(P, coyote_city_05,          TOWN_CONCESSION,  COYOTE_CITY,     SUM,     5, 5,  0,  3, HEARTS  ) \
    X(P, coyote_city_06,          TOWN_CONCESSION,  COYOTE_CITY,     SUM,     6, 4,  0,  6, DIAMONDS) \
    X(P, coyote_city_07,          TOWN_CONCESSION,  COYOTE_CITY,     SUM,     7, 3,  0,  8, HEARTS  ) \
    X(P, coyote_city_10,          TOWN_CONCESSION,  COYOTE_CITY,     SUM,    10, 6,  0,  2, CLUBS   ) \
    X(P, coyote_city_11,          TOWN_CONCESSION,  COYOTE_CITY,     SUM,    11, 3,  0, 13, CLUBS   ) \
    X(P, coyote_city_12,          TOWN_CONCESSION,  COYOTE_CITY,     SUM,    12, 6,  0,  6, SPADES  ) \
    X(P, whiskey_river_even_1,    TOWN_CONCESSION,  WHISKEY_RIVER,   EVEN,    0, 1,  0, 12, HEARTS  ) \
    X(P, whiskey_river_even_2,    TOWN_CONCESSION,  WHISKEY_RIVER,   EVEN,    0, 2,  0,  4, DIAMONDS) \
    X(P, whiskey_river_odd_1,     TOWN_CONCESSION,  WHISKEY_RIVER,   ODD,     0, 1,  0, 12, DIAMONDS) \
    X(P, whiskey_river_odd_2,     TOWN_CONCESSION,  WHISKEY_RIVER,   ODD,     0, 2,  0,  4, CLUBS   ) \
    X(P, whiskey_river_double_2,  TOWN_CONCESSION,  WHISKEY_RIVER,   DOUBLE,  0, 2,  0, 12, SPADES  ) \
    X(P, whiskey_river_double_3,  TOWN_CONCESSION,  WHISKEY_RIVER,   DOUBLE,  0, 3,  0,  8, CLUBS   ) \
    X(P, whiskey_river_double_4,  TOWN_CONCESSION,  WHISKEY_RIVER,   DOUBLE,  0, 4,  0,  4, HEARTS  ) \
    X(P, lost_mine,               LOST_MINE,        NO_TOWN,         SUM,     9, 5,  0,  3, SPADES  ) \
    X(P, ghost_mine_1,            GHOST_MINE,       NO_TOWN,         SUM,     6, 5,  0,  6, CLUBS   ) \
    X(P, ghost_mine_2,            GHOST_MINE,       NO_TOWN,         SUM,     8, 6,  0,  3, DIAMONDS) \
    X(P, penny_press_1,           PENNY_PRESS,      NO_TOWN,         NEVER,   0, 0,  0, 10, HEARTS  ) \
    X(P, penny_press_2,           PENNY_PRESS,      NO_TOWN,         NEVER,   0, 0,  0, 10, DIAMONDS) \
    X(P, mustang_1,               MUSTANG,          NO_TOWN,         NEVER,   0, 0,  0,  9, SPADES  ) \
    X(P, mustang_2,               MUSTANG,          NO_TOWN,         NEVER,   0, 0,  0,  9, CLUBS   ) \
    X(P, moonshine_1,             MOONSHINE,        NO_TOWN,         NEVER,   0, 0,  0, 11, HEARTS  ) \
    X(P, moonshine_2,             MOONSHINE,        NO_TOWN,         NEVER,   0, 0,  0, 11, DIAMONDS) \
    X(P, all_in_1,                ALL_IN,           NO_TOWN,         NEVER,   0, 0,  0,  8, DIAMONDS) \
    X(P, all_in_2,                ALL_IN,           NO_TOWN,         NEVER,   0, 0,  0,  7, SPADES  ) \
    X(P, one_armed_bandit_1,      ONE_ARMED_BANDIT, NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, one_armed_bandit_2,      ONE_ARMED_BANDIT, NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, hold_up_1,               HOLD_UP,          NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, hold_up_2,               HOLD_UP,          NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, dynamite_1,              DYNAMITE,         NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, dynamite_2,              DYNAMITE,         NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, dynamite_3,              DYNAMITE,         NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, raid,                    RAID,             NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, judge,                   JUDGE,            NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, wagon,                   WAGON,            NO_TOWN,         NEVER,   0, 0,  0,  0, NO_SUIT ) \
    X(P, gold_1,                  GOLD,             NO_TOWN,         NEVER,   0, 0,  0,  5, SPADES  ) \
    X(P, gold_2,                  GOLD,             NO_TOWN,         NEVER,   0, 0,  0,  5, HEARTS  ) \
    X(P, gold_3,                  GOLD,             NO_TOWN,         NEVER,   0, 0,  0,  5, DIAMONDS) \
    X(P, bank,                    BANK,             NO_TOWN,         NEVER,   0, 0,  0,  2, SPADES  ) \
    X(P, post_office,             POST_OFFICE,      NO_TOWN,         NEVER,   0, 0,  0,  5, CLUBS   ) \
    X(P, saloon,                  SALOON,           NO_TOWN,         NEVER,   0, 0,  0,  3, CLUBS   ) \
    X(P, railway_station,         RAILWAY_STATION,  NO_TOWN,         NEVER,   0, 0,  0,  0, JOKER   )
/* clang-format on */

typedef enum gr_card_id {
    GR_CARD_none,
#define GR_X(P, id, ...) GR_CARD_##id,
    GR_CARDS(GR_X, )
#undef GR_X
        GR_CARD_COUNT
} gr_card_id;

/* The lasso cards stand together, the Wagon first (ORDER: GR_CARDS, host[] of the state). */
enum { GR_FIRST_LASSO = GR_CARD_wagon, GR_FIRST_GOLD = GR_CARD_gold_1, GR_LASSO_COUNT = 4 };

typedef struct gr_card {
    uint8_t kind;      /* gr_kind */
    uint8_t town;      /* gr_town; GR_NO_TOWN for Lost and Ghost Mines and action cards */
    uint8_t condition; /* gr_condition */
    uint8_t value;     /* the total of GR_SUM */
    uint8_t nuggets;
    uint8_t explodes; /* total on which it goes out of play; 0 = never (GR-COMP-7) */
    uint8_t rank;     /* 0 = no poker index */
    uint8_t suit;     /* gr_suit */
} gr_card;

extern const gr_card GR_CARD[GR_CARD_COUNT];
extern const uint8_t GR_MAYOR_VALUE[GR_TOWN_COUNT];
extern const uint8_t GR_SYMBOL_OF[GR_KIND_COUNT];

#define GR_BIT(card) (UINT64_C(1) << (card))

/* Sets of cards. */
extern const uint64_t GR_OF_KIND[GR_KIND_COUNT];
extern const uint64_t GR_OF_SYMBOL[GR_SYMBOL_COUNT];
extern const uint64_t GR_OF_TOWN[GR_TOWN_COUNT]; /* town concessions */
extern const uint64_t GR_OF_SUIT[GR_SUIT_COUNT];
extern const uint64_t GR_ON_TOTAL[13]; /* mines that produce on a total */
extern const uint64_t GR_EXPLODES_ON[13];
extern const uint64_t GR_ON_EVEN, GR_ON_ODD, GR_ON_DOUBLE;
#define GR_ALL_CARDS (~UINT64_C(1))

/* The numbers of the rules. */
enum {
    GR_START_NUGGETS = 15,     /* GR-SETUP-1 */
    GR_REMOVED_CARDS = 15,     /* GR-SETUP-5, GR-SETUP-6 */
    GR_MAYOR_THRESHOLD = 2,    /* GR-MAY-2 */
    GR_FEE_PER_CONCESSION = 1, /* GR-MAY-3 */
    GR_WAGON_BONUS = 2,        /* GR-LASSO-3 */
    GR_GOLD_TOTAL = 4,         /* GR-LASSO-5 */
    GR_ROLL_MOST = 39,         /* what all mines together give on the best roll, the Wagon and three Gold! included */
    GR_ROUNDS_MAX = 40,        /* no game has more than 16; positions that people make up may count further */
    GR_SALOON_FROM = 6,        /* GR-SALOON-1 */
    GR_SALOON_TRIBUTE = 1,
    GR_BANK_STEP = 3,   /* GR-BANK-1: deposits are multiples of it; 1 nugget of interest each */
    GR_BANK_TOTAL = 3,  /* GR-BANK-4: the production total that opens the Bank */
    GR_BANDIT_MAX = 3,  /* GR-OAB-1 */
    GR_HOLD_UP_MIN = 2, /* GR-HOLD-1 */
    GR_HOLD_UP_MAX = 8,
    GR_CAUGHT_UP_TO = 5,        /* GR-DYN-2 */
    GR_RAID_PER_CONCESSION = 1, /* GR-RAID-1 */
    GR_POKER_BONUS = 10,        /* GR-POK-1 */
};

/* Lowest card of a set that is not empty. */
static inline int gr_lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

static inline int gr_size(uint64_t set)
{
    return set ? __builtin_popcountll(set) : 0; /* most counts are of nothing; a call without hardware help */
}

#endif
