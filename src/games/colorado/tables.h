/* tables.h: the printed material of Colorado as tables: cards, maps, railroad, Reward Chart.
 *
 * Every number that the rules repeat is here and nowhere else.  Names and texts are in text.c. */
#ifndef COLORADO_TABLES_H
#define COLORADO_TABLES_H

#include <stdint.h>

enum { CO_SEATS = 4, CO_SEATS_MIN = 2 };
enum { CO_SUITS = 6, CO_VALUES = 3, CO_KINDS = CO_SUITS * CO_VALUES, CO_CARDS = 78 }; /* COL-COMP-1 */
enum { CO_NUGGETS = 20, CO_START_NUGGETS = 3 };                                       /* COL-COMP-4, COL-SET-1 */
enum { CO_DRAW = 3, CO_HAND_MIN = 3 };                                                /* COL-DUO-3, COL-END-B */
enum { CO_END_SLOT = 7, CO_MEDALS_MAX = 21 };                                         /* COL-END-C1, COL-COMP-8 */
enum { CO_TURNS_MAX = 200 };                                                          /* COL-SEQ-8 */

/* A kind is suit * 3 + value - 1 (COL-COMP-7). */
typedef enum co_suit { CO_RED, CO_GREEN, CO_GREY, CO_PURPLE, CO_BLUE, CO_ORANGE } co_suit;

static inline int co_suit_of(int kind)
{
    return kind / CO_VALUES;
}

/* Also what it costs in nuggets (COL-DUO-2). */
static inline int co_value_of(int kind)
{
    return kind % CO_VALUES + 1;
}

/* What a card, a leg or a box of a track gives (COL-ICON).  The first three that are not empty are the duos. */
typedef enum co_icon {
    CO_ICON_EMPTY,
    CO_ICON_NUGGETS,
    CO_ICON_CARDS,
    CO_ICON_CHECK,
    CO_ICON_PLAY,
    CO_ICON_SALOON,
    CO_ICON_WANTED,
    CO_ICON_TIPI,
    CO_ICON_DISCOVERY,
    CO_ICON_COUNT
} co_icon;

extern const uint8_t co_copies[CO_VALUES];    /* cards of a kind, by value - 1 (COL-COMP-2) */
extern const uint8_t co_suit_duo[CO_SUITS];   /* co_icon (COL-COMP-3) */
extern const uint8_t co_start_hand[CO_SEATS]; /* by place clockwise from the first Caller (COL-SET-4) */

/* ---- Roadmaps ---------------------------------------------------------------------------------------------------- */

enum { CO_REGIONS = 13, CO_LEGS_MAX = 6, CO_LEGS = 42, CO_VILLAGES = 2, CO_MAPS = 4 };
enum { CO_MAP_ROWS = 10, CO_MAP_COLUMNS = 16, CO_MAP_WIDTH = 1000, CO_MAP_HEIGHT = 800 };
enum { CO_CANVAS_HEIGHT = 1000 }; /* with the railroad below the map */

/* The regions of every map, named by their letter in the drawing of the map; the villages come first. */
enum { CO_V, CO_W, CO_F, CO_G, CO_H, CO_I, CO_D, CO_S, CO_E, CO_L, CO_M, CO_N, CO_O };
extern const char co_region_letter[CO_REGIONS + 1];

typedef enum co_terrain { CO_VILLAGE, CO_FOREST, CO_DESERT, CO_LAKE, CO_TERRAIN_COUNT } co_terrain;

/* Inside a region the flag is node 0 and leg i is node i.  Regions of the same letter are alike on all maps, but for
 * their name, place and neighbours (COL-VAR-1). */
typedef struct co_region {
    uint8_t terrain;                /* co_terrain */
    uint8_t medal;                  /* points */
    uint8_t legs;                   /* how many */
    uint8_t icon[CO_LEGS_MAX + 1];  /* co_icon of leg i; of the flag: empty */
    uint8_t links[CO_LEGS_MAX + 1]; /* bit j: a path leads from node i to node j (COL-LEG-10) */
} co_region;

extern const co_region co_regions[CO_REGIONS];

/* Where something is drawn: 1000 x 800 for the map, the railroad below it down to 1000. */
typedef struct co_spot {
    uint16_t x, y;
} co_spot;

typedef struct co_place {
    uint16_t adjacent; /* bit r: has a common border with region r (COL-DISC-2) */
    co_spot flag, medal, leg[CO_LEGS_MAX];
} co_place;

typedef struct co_map {
    const char *row[CO_MAP_ROWS]; /* a letter is a region, # is a mountain */
    co_place region[CO_REGIONS];
} co_map;

extern const co_map co_maps[CO_MAPS];

/* The railroad, the same on all maps.  ORDER: along every route the numbers go up. */
enum { CO_R1, CO_R2A, CO_R3A, CO_R2B, CO_R3B, CO_R4, CO_R5A, CO_R6A, CO_R5B, CO_R6B, CO_R7, CO_RAIL_LEGS };

typedef struct co_rail_leg {
    uint8_t icon;  /* co_icon */
    uint16_t next; /* bit j: leg j may follow; several: a junction (COL-RAIL-4) */
    co_spot at;
} co_rail_leg;

extern const co_rail_leg co_railroad[CO_RAIL_LEGS];
extern const co_spot co_rail_medal_at;
enum { CO_RAIL_MEDAL = 7 };

/* ---- Reward Chart ------------------------------------------------------------------------------------------------ */

/* Medals shared by all players (COL-MED-3, COL-MED-4), the same for any number of them (COL-MED-11). */
typedef enum co_pool {
    CO_POOL_FOREST,
    CO_POOL_DESERT,
    CO_POOL_LAKE,
    CO_POOL_TIPI,
    CO_POOL_SALOON,
    CO_POOL_WANTED,
    CO_POOL_COUNT
} co_pool;

enum { CO_POOL_MEDALS_MAX = 4 };

typedef struct co_medals {
    uint8_t n;
    uint8_t medal[CO_POOL_MEDALS_MAX]; /* highest first */
} co_medals;

extern const co_medals co_pools[CO_POOL_COUNT];

enum { CO_ZONE_BOXES_MAX = 4, CO_NO_POOL = 255 };

/* A flag zone: what so many ticked boxes are worth (COL-SCO-1). */
typedef struct co_zone {
    uint8_t boxes;
    uint8_t pool; /* co_pool for the last box; CO_NO_POOL: no medal (COL-DISC-5) */
    uint8_t value[CO_ZONE_BOXES_MAX + 1];
} co_zone;

extern const co_zone co_zones[CO_TERRAIN_COUNT];

enum { CO_SALOON_BOXES = 3, CO_WANTED_BOXES = 4, CO_TIPI_BOXES = 7, CO_TIPI_CENTRE = 3 };
extern const uint8_t co_wanted_icon[CO_WANTED_BOXES + 1]; /* co_icon over box 1 .. (COL-TRK-6) */
extern const uint8_t co_tipi_icon[CO_TIPI_BOXES];         /* from left to right */

#endif
