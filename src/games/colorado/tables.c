/* tables.c: the tables of tables.h.
 *
 * Cards and chart numbers are the printed ones as far as they are known; maps, railroad and most medal values are a
 * reconstruction (docs/rules/colorado.md says which).  tests/colorado/test_tables.c checks totals, borders and paths. */
#include "games/colorado/state.h"

const uint8_t co_copies[CO_VALUES] = { 5, 4, 4 };

const uint8_t co_suit_duo[CO_SUITS] = {
    [CO_RED] = CO_ICON_NUGGETS,
    [CO_GREEN] = CO_ICON_NUGGETS,
    [CO_GREY] = CO_ICON_CARDS,
    [CO_PURPLE] = CO_ICON_CARDS,
    [CO_BLUE] = CO_ICON_CHECK,
    [CO_ORANGE] = CO_ICON_CHECK,
};

const uint8_t co_start_hand[CO_SEATS] = { 4, 5, 6, 7 };

/* ---- Reward Chart ------------------------------------------------------------------------------------------------ */

const co_medals co_pools[CO_POOL_COUNT] = {
    [CO_POOL_FOREST] = { 1, { 6 } },
    [CO_POOL_DESERT] = { 1, { 5 } },
    [CO_POOL_LAKE] = { 1, { 4 } },
    [CO_POOL_TIPI] = { 4, { 9, 7, 5, 3 } },
    [CO_POOL_SALOON] = { 3, { 8, 5, 2 } },
    [CO_POOL_WANTED] = { 3, { 7, 4, 1 } },
};

const co_zone co_zones[CO_TERRAIN_COUNT] = {
    [CO_VILLAGE] = { 2, CO_NO_POOL, { 0, 0, 4 } },
    [CO_FOREST] = { 4, CO_POOL_FOREST, { 0, 1, 3, 6, 10 } },
    [CO_DESERT] = { 3, CO_POOL_DESERT, { 0, 1, 4, 7 } },
    [CO_LAKE] = { 4, CO_POOL_LAKE, { 0, 1, 3, 5, 8 } },
};

/* COL-ICON-8: Check as an icon and Discovery are here and on the railroad, never on legs of regions. */
const uint8_t co_wanted_icon[CO_WANTED_BOXES + 1] = { [2] = CO_ICON_PLAY };

const uint8_t co_tipi_icon[CO_TIPI_BOXES] = {
    [CO_TIPI_CENTRE - 2] = CO_ICON_CHECK,
    [CO_TIPI_CENTRE - 1] = CO_ICON_NUGGETS,
    [CO_TIPI_CENTRE + 1] = CO_ICON_CARDS,
    [CO_TIPI_CENTRE + 2] = CO_ICON_DISCOVERY,
};

/* ---- railroad ---------------------------------------------------------------------------------------------------- */

#define TO(leg) (1u << CO_##leg)

const co_rail_leg co_railroad[CO_RAIL_LEGS] = {
    [CO_R1] = { CO_ICON_NUGGETS, TO(R2A) | TO(R2B), { 60, 900 } },
    [CO_R2A] = { CO_ICON_CARDS, TO(R3A), { 200, 860 } },
    [CO_R3A] = { CO_ICON_PLAY, TO(R4), { 330, 860 } },
    [CO_R2B] = { CO_ICON_NUGGETS, TO(R3B), { 200, 945 } },
    [CO_R3B] = { CO_ICON_TIPI, TO(R4), { 330, 945 } },
    [CO_R4] = { CO_ICON_WANTED, TO(R5A) | TO(R5B), { 470, 900 } },
    [CO_R5A] = { CO_ICON_CARDS, TO(R6A), { 610, 860 } },
    [CO_R6A] = { CO_ICON_DISCOVERY, TO(R7), { 740, 860 } },
    [CO_R5B] = { CO_ICON_SALOON, TO(R6B), { 610, 945 } },
    [CO_R6B] = { CO_ICON_PLAY, TO(R7), { 740, 945 } },
    [CO_R7] = { CO_ICON_NUGGETS, 0, { 880, 900 } },
};

const co_spot co_rail_medal_at = { 955, 900 };

/* ---- regions ----------------------------------------------------------------------------------------------------- */

const char co_region_letter[CO_REGIONS + 1] = "VWFGHIDSELMNO";

/* Nodes of a region: the flag, legs 1 to 6. */
enum { FLAG = 1 << 0, L1 = 1 << 1, L2 = 1 << 2, L3 = 1 << 3, L4 = 1 << 4, L5 = 1 << 5, L6 = 1 << 6 };
enum {
    NONE = CO_ICON_EMPTY,
    NUGG = CO_ICON_NUGGETS,
    CARD = CO_ICON_CARDS,
    PLAY = CO_ICON_PLAY,
    SALO = CO_ICON_SALOON,
    WANT = CO_ICON_WANTED,
    TIPI = CO_ICON_TIPI
};

/* clang-format off */
/*         terrain  medal legs  icons: flag, leg 1, 2, ...      paths from the flag, leg 1, 2, ... */
const co_region co_regions[CO_REGIONS] = {
    [CO_V] = { CO_VILLAGE,  4, 3, { NONE, NUGG, PLAY, TIPI },       { L1 | L3, FLAG | L2, L1, FLAG } },
    [CO_W] = { CO_VILLAGE,  4, 3, { NONE, CARD, PLAY, WANT },       { L1, FLAG | L2 | L3, L1, L1 } },
    [CO_F] = { CO_FOREST,   6, 4, { NONE, TIPI, NUGG, WANT, PLAY }, { L1, FLAG | L2 | L3, L1, L1 | L4, L3 } },
    [CO_G] = { CO_FOREST,   6, 4, { NONE, SALO, CARD, NONE, TIPI }, { L1, FLAG | L2 | L3, L1, L1 | L4, L3 } },
    [CO_H] = { CO_FOREST,   5, 3, { NONE, WANT, SALO, PLAY },       { L1, FLAG | L2, L1 | L3, L2 } },
    [CO_I] = { CO_FOREST,   4, 3, { NONE, TIPI, NUGG, NONE },       { L1 | L3, FLAG | L2, L1, FLAG } },
    [CO_D] = { CO_DESERT,  15, 6, { NONE, NONE, TIPI, SALO, TIPI, NONE, WANT },
              { L1, FLAG | L2 | L3, L1, L1 | L4 | L5, L3, L3 | L6, L5 } },
    [CO_S] = { CO_DESERT,   7, 3, { NONE, NONE, WANT, TIPI },       { L1, FLAG | L2 | L3, L1, L1 } },
    [CO_E] = { CO_DESERT,  10, 4, { NONE, NONE, SALO, TIPI, SALO }, { L1 | L3, FLAG | L2, L1, FLAG | L4, L3 } },
    [CO_L] = { CO_LAKE,     3, 3, { NONE, CARD, TIPI, PLAY },       { L1, FLAG | L2, L1 | L3, L2 } },
    [CO_M] = { CO_LAKE,     2, 2, { NONE, PLAY, PLAY },             { L1, FLAG | L2, L1 } },
    [CO_N] = { CO_LAKE,     2, 2, { NONE, CARD, PLAY },             { L1 | L2, FLAG, FLAG } },
    [CO_O] = { CO_LAKE,     1, 2, { NONE, PLAY, NUGG },             { L1, FLAG | L2, L1 } },
};
/* clang-format on */

/* ---- maps -------------------------------------------------------------------------------------------------------- */

enum {
    V = 1 << CO_V,
    W = 1 << CO_W,
    F = 1 << CO_F,
    G = 1 << CO_G,
    H = 1 << CO_H,
    I = 1 << CO_I,
    D = 1 << CO_D,
    S = 1 << CO_S,
    E = 1 << CO_E,
    L = 1 << CO_L,
    M = 1 << CO_M,
    N = 1 << CO_N,
    O = 1 << CO_O
};

/* clang-format off */
/* A row: the neighbours; then where flag, medal, leg 1, 2 ... are drawn (x, y). */
const co_map co_maps[CO_MAPS] = {
    [0] = { /* Front Range */
        .row = {
            "GGGGG#FFFFVVVMMM",
            "GGGGG#FFFFVVVMMM",
            "GGGG##FFFFVVVMMM",
            "LLLG####F##VSSSS",
            "LLLLDDDD##HHHSSS",
            "LLLLDDDDDHHHHSSS",
            "LL##DDDDDHHH##SS",
            "OOOIIIIDNNNNEEEE",
            "OOOIIIIWWWNNEEEE",
            "OOOIIIWWWWNNEEEE",
        },
        .region = {
            [CO_V] = { F | H | S | M,         656,200, 781, 40, 719,280, 781,200, 719,120 },
            [CO_W] = { I | D | N,             531,760, 406,760, 531,680, 469,680, 594,680 },
            [CO_F] = { V,                     594,200, 531,280, 531,120, 469,200, 469, 40, 406,120 },
            [CO_G] = { L,                     156,200,  31,200, 219,120, 281, 40, 156, 40,  94,120 },
            [CO_H] = { V | D | S | N,         594,520, 719,520, 656,440, 719,360, 781,440 },
            [CO_I] = { W | D | O,             344,760, 219,600, 406,680, 344,600, 281,680 },
            [CO_D] = { W | H | I | L | N,     281,360, 281,520, 344,440, 406,360, 406,520, 469,600, 469,440, 531,520 },
            [CO_S] = { V | H | E | M,         969,360, 906,280, 906,440, 844,360, 969,520 },
            [CO_E] = { S | N,                 906,600, 781,600, 844,680, 781,760, 969,680, 906,760 },
            [CO_L] = { G | D | O,              94,520,  31,280,  31,440,  94,360, 156,280 },
            [CO_M] = { V | S,                 844, 40, 969, 40, 906,120, 969,200 },
            [CO_N] = { W | H | D | E,         656,680, 719,760, 594,600, 719,600 },
            [CO_O] = { I | L,                  31,680,  94,600,  94,760, 156,680 },
        },
    },
    [1] = { /* San Juan */
        .row = {
            "MMMMVVVVGGGGGEEE",
            "MMMMVVVVGGGGEEEE",
            "MMM#VVVGG##EEEEE",
            "HHH##VDDDD#EE###",
            "HHHHDDDDD#SSSFFF",
            "HHHHDDDDD#SSSFFF",
            "LL##DD##NNSSSFFF",
            "LLLLIINNNNWW##FF",
            "LLLIIIINNWWWWOOO",
            "LLLIIIIIWWWWWOOO",
        },
        .region = {
            [CO_V] = { G | D | M,             281,120, 469, 40, 344, 40, 406,120, 344,200 },
            [CO_W] = { I | S | N | O,         781,760, 531,760, 719,680, 656,600, 656,760 },
            [CO_F] = { S | O,                 844,360, 969,520, 906,440, 969,360, 844,520, 906,600 },
            [CO_G] = { V | D | E,             531,200, 781, 40, 594,120, 531, 40, 656, 40, 719,120 },
            [CO_H] = { D | L | M,             156,440,  31,440,  94,360, 156,280, 219,360 },
            [CO_I] = { W | D | L | N,         406,680, 219,760, 344,760, 281,680, 469,760 },
            [CO_D] = { V | G | H | I | N,     281,520, 594,280, 344,440, 281,360, 406,360, 469,280, 469,440, 531,360 },
            [CO_S] = { W | F | E | N,         656,360, 781,360, 719,440, 781,520, 656,520 },
            [CO_E] = { G | S,                 781,120, 844,200, 719,200, 781,280, 844, 40, 906,120 },
            [CO_L] = { H | I,                  94,520,  31,760,  31,600,  94,680, 156,760 },
            [CO_M] = { V | H,                 156, 40, 156,200,  94,120,  31,200 },
            [CO_N] = { W | I | D | S,         531,520, 531,680, 469,600, 594,600 },
            [CO_O] = { W | F,                 906,680, 969,760, 844,680, 844,760 },
        },
    },
    [2] = { /* Western Slope */
        .row = {
            "OOOOSSS#VVVVFFFF",
            "OOOSSSS#VVVVFFFF",
            "OO##SSS#VVVV#FFF",
            "IIII##HHHVV##LLL",
            "IIIIHHHHHHH#LLLL",
            "III#HHHDDDDDDLLL",
            "EEEEEDDDDDDDD##L",
            "EEEEWWDD##NNNGGG",
            "EEEEWWWWMMNNNGGG",
            "EEEEWWWWMMMNNGGG",
        },
        .region = {
            [CO_V] = { F | H,                 594,200, 594, 40, 656,120, 719, 40, 656,280 },
            [CO_W] = { D | E | M,             406,760, 469,680, 344,680, 281,760, 281,600 },
            [CO_F] = { V | L,                 844,200, 969, 40, 906,120, 969,200, 844, 40, 781,120 },
            [CO_G] = { L | N,                 844,760, 844,600, 906,760, 969,760, 906,680, 969,600 },
            [CO_H] = { V | I | D | S | E,     594,360, 406,440, 531,280, 469,360, 406,280 },
            [CO_I] = { H | E | O,             156,280,  31,440,  94,360,  31,280, 219,360 },
            [CO_D] = { W | H | E | L | N,     719,440, 781,520, 656,520, 594,440, 531,520, 469,600, 469,440, 406,520 },
            [CO_S] = { H | O,                 281,200, 219,120, 344,120, 281, 40, 406,200 },
            [CO_E] = { W | H | I | D,         156,680, 281,520,  94,600,  31,680, 219,600, 156,520 },
            [CO_L] = { F | G | D,             906,360, 969,280, 844,280, 781,360, 844,440 },
            [CO_M] = { W | N,                 531,760, 656,760, 531,680, 594,680 },
            [CO_N] = { G | D | M,             719,680, 781,760, 656,600, 781,600 },
            [CO_O] = { I | S,                 156,120,  94,200,  94, 40,  31,120 },
        },
    },
    [3] = { /* Mesa Verde */
        .row = {
            "EEEEE#LLLVVVVHHH",
            "EEEE##LLLVVVVHHH",
            "EEEGG#LLL#VVVHHH",
            "GGGGGGDDDDD##HHO",
            "GGG##DDDDDDFFFOO",
            "NNN##DDDDFFFFFOO",
            "NNNNII#DDFF###OO",
            "NNIIII##WW#SSSSS",
            "MMIIIIWWWWWSSSSS",
            "MMMIIIWWWWWSSSSS",
        },
        .region = {
            [CO_V] = { H | D | L,             719,120, 656,200, 656, 40, 594,120, 781,200 },
            [CO_W] = { F | I | D | S,         531,600, 469,680, 594,680, 531,760, 656,760 },
            [CO_F] = { W | H | D | O,         656,520, 844,360, 656,440, 594,440, 719,360, 781,440 },
            [CO_G] = { D | E | N,             219,200,  31,360, 219,280, 281,280, 156,360,  94,280 },
            [CO_H] = { V | F | O,             844,200, 844, 40, 906,280, 969,200, 906,120 },
            [CO_I] = { W | D | M | N,         219,760, 219,600, 281,680, 344,760, 156,680 },
            [CO_D] = { V | W | F | G | I | L, 656,280, 344,360, 594,360, 531,280, 531,440, 469,360, 469,520, 406,440 },
            [CO_S] = { W | O,                 906,760, 719,680, 844,680, 781,600, 781,760 },
            [CO_E] = { G,                     156, 40, 281, 40, 219,120, 156,200,  94,120,  31, 40 },
            [CO_L] = { V | D,                 406,200, 531, 40, 469,200, 469,120, 406, 40 },
            [CO_M] = { I | N,                  31,760, 156,760,  31,680,  94,680 },
            [CO_N] = { G | I | M,              94,440,  94,600, 156,520,  31,520 },
            [CO_O] = { F | H | S,             969,280, 906,520, 906,360, 969,440 },
        },
    },
};
/* clang-format on */
