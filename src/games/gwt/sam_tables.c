/* sam_tables.c: Sam's cards, levels and what he may do, as tables (SOLO-CARD, SOLO-SET, SOLO-BUY-13,
 * RTN-SOLO). */
#include "games/gwt/sam.h"
#include "games/gwt/score.h"

#define SAME(x)                                                                                                        \
    {                                                                                                                  \
        GWT_SAM_##x, GWT_SAM_##x, GWT_SAM_##x                                                                          \
    }

/* SOLO-CARD-1, SOLO-CARD-2, SOLO-BLD-12, SOLO-ENG-10 */
const gwt_sam_card_row GWT_SAM_CARD[GWT_SAM_CARDS + 1] = {
    [1] = { .steps = 1, .action = SAME(HIRE_CHEAPEST) },
    [2] = { .steps = 1, .action = SAME(HIRE_SPECIALTY) },
    [3] = { .steps = 2, .action = SAME(BUY) },
    [4] = { .steps = 2, .action = SAME(BUILD) },
    [5] = { .steps = 1, .store = true, .action = SAME(ENGINE) },
    [6] = { .steps = 2, .action = SAME(ENGINE) },
    [7] = { .steps = 1, .store = true, .action = SAME(OBJECTIVE) },
    [8] = { .steps = 1, .store = true, .action = SAME(OUTLAW) },
    [9] = { .steps = 1, .store = true, .action = SAME(HAZARD) },
    [10] = { .icon = GWT_SAM_STEPS_SPECIALTY, .action = SAME(BUY) },
    [11] = { .icon = GWT_SAM_STEPS_BUILDINGS, .action = SAME(BUILD) },
    [12] = { .icon = GWT_SAM_STEPS_BUILDINGS, .action = SAME(ENGINE) },
    [13] = { .icon = GWT_SAM_STEPS_SPECIALTY,
        .action = { GWT_SAM_ADD_THEN_BUY, GWT_SAM_TAKE_VALUE_3, GWT_SAM_TAKE_VALUE_3 } },
    [14] = { .icon = GWT_SAM_STEPS_SPECIALTY, .action = { GWT_SAM_BUILD_ONE, GWT_SAM_BUILD, GWT_SAM_BUILD_ONE } },
    [15] = { .icon = GWT_SAM_STEPS_SPECIALTY,
        .store = true,
        .action = { GWT_SAM_ENGINE, GWT_SAM_ENGINE, GWT_SAM_NEXT_STATION } },
};

#define CARDS(n) (((1u << (n)) - 1) << 1) /* 1 to n */

const gwt_sam_level_row GWT_SAM_LEVEL[GWT_SAM_LEVELS + 1] = {
    [GWT_SOLO_EASY] = { .cards = CARDS(12), .extra = 0, .first_city = GWT_CITY_bloomington },
    [GWT_SOLO_MEDIUM] = { .cards = CARDS(15), .extra = 0, .first_city = GWT_CITY_bloomington },
    [GWT_SOLO_HARD] = { .cards = CARDS(15), .extra = 1, .first_city = GWT_CITY_peoria },
};

#define T(id) GWT_TOWN_##id
#define C(id) GWT_CITY_##id
#define FIRST_EXPANSION                                                                                                \
    {                                                                                                                  \
        .n = 3, .town = { T(small_1), T(omaha), T(station_town_1) }                                                    \
    }

const gwt_sam_expansion_row GWT_SAM_EXPANSION[GWT_SAM_LEVELS + 1][GWT_SAM_EXPANSIONS] = {
    [GWT_SOLO_EASY] = { FIRST_EXPANSION,
        { .back = C(bloomington), .n = 3, .town = { T(milwaukee), T(small_7), T(station_town_2) } },
        { .back = C(toledo), .n = 3, .town = { T(toronto), T(small_10), T(small_8) } } },
    [GWT_SOLO_MEDIUM] = { FIRST_EXPANSION,
        { .back = C(bloomington), .n = 4, .town = { T(milwaukee), T(small_7), T(station_town_2), T(green_bay) } },
        { .back = C(toledo), .n = 4, .town = { T(toronto), T(small_10), T(small_8), T(montreal) } } },
    [GWT_SOLO_HARD] = { FIRST_EXPANSION,
        { .back = C(toledo), .n = 4, .town = { T(toronto), T(small_10), T(montreal), T(small_8) } },
        { .back = C(harrisburg),
            .n = 5,
            .town = { T(small_9), T(buffalo), T(green_bay), T(station_town_2), T(small_7) } } },
};

const gwt_sam_itinerary_row GWT_SAM_ITINERARY[GWT_SAM_LEVELS + 1] = {
    [GWT_SOLO_EASY] = { .strip = { C(bloomington), C(chicago), C(toledo), C(harrisburg), C(new_york) },
        .large = { C(milwaukee), C(toronto) } },
    [GWT_SOLO_MEDIUM] = { .strip = { C(bloomington), C(toledo), C(harrisburg), C(new_york) },
        .large = { C(milwaukee), C(green_bay), C(toronto), C(montreal) } },
    [GWT_SOLO_HARD] = { .strip = { C(toledo), C(harrisburg), C(new_york) },
        .large = { C(green_bay), C(toronto), C(buffalo), C(montreal) } },
};
#undef T
#undef C

const gwt_sam_combination GWT_SAM_COMBINATION[GWT_SAM_COMBINATIONS] = {
    { .cowboys = 1, .cost = 6, .value_3 = 1 },
    { .cowboys = 2, .cost = 3, .value_3 = 1 },
    { .cowboys = 3, .cost = 5, .value_3 = 2 },
    { .cowboys = 3, .cost = 6, .shorthorn = 1 },
    { .cowboys = 4, .cost = 6, .value_3 = 2 },
    { .cowboys = 4, .cost = 6, .hereford = 1 },
    { .cowboys = 5, .cost = 8, .value_3 = 3 },
    { .cowboys = 5, .cost = 8, .shorthorn = 2 },
};

#define P(id) (UINT64_C(1) << GWT_PLACE_##id)
/* SOLO-BLD-15 */
const uint64_t GWT_SAM_SITES = P(a1) | P(a2) | P(a3) | P(b1) | P(b2) | P(b3) | P(c1) | P(c2) | P(d1) | P(outlaw_risk_1)
    | P(outlaw_risk_2) | P(e1) | P(e2) | P(f1) | P(f2) | P(g1) | P(g2);

const uint64_t GWT_SAM_MEETINGS = P(a) | P(b) | P(c) | P(e) | P(f) | P(g) | P(kansas_city);

/* SOLO-END-4, SOLO-END-6, RTN-SOLO-26 */
const bool GWT_SAM_SCORES[GWT_CAT_COUNT] = {
    [GWT_CAT_BUILDINGS] = true,
    [GWT_CAT_CITIES] = true,
    [GWT_CAT_STATIONS] = true,
    [GWT_CAT_HAZARDS] = true,
    [GWT_CAT_CATTLE] = true,
    [GWT_CAT_OBJECTIVES] = true,
    [GWT_CAT_WORKERS] = true,
    [GWT_CAT_TOKEN] = true,
};
