/* bot.h: what the parts of the appraisal share (bot.c): worths, the plan of a seat, its herd. */
#ifndef GWT_BOT_H
#define GWT_BOT_H

#include "games/gwt/state.h"

/* What things are worth at the beginning of the game, in hundredths of a point (bot_value.c). */
enum {
    DOLLAR,      /* a dollar buys more than a fifth of a point while there is time to spend it */
    POOR_DOLLAR, /* the first few dollars keep everything possible */
    CERTIFICATE,
    PERMANENT, /* certificate of a station master */
    TOKEN,
    ENGINE,     /* per space up to New York */
    BREED,      /* per point of breeding value of a card bought */
    STRENGTH,   /* per point of breeding value that a hand of this herd has on average */
    CYCLE,      /* cards that come through the hand on a way to Kansas City, besides its limit */
    HAND_POINT, /* breeding value in hand, whenever */
    RISK_SITE,
    FEE_HAND,     /* per hand and opponent */
    HOPE,         /* per task of an objective card of the area that is met for itself */
    CITY,         /* a disc on any city: it uncovers a slot */
    ARROW_ACTION, /* an objective card or a token by an arrow */
    HERDER_STEP,  /* of a herder move that is not looked into */
    KANSAS_CITY,  /* to arrive: a new round of the trail begins */
    STORE,        /* a store on the board: it opens the way and nears a bell */
    BELL,         /* a bell space cleared */
    LARGE_CITY,   /* a store in a large city that was not served yet, besides a part of its points */
    NEAR_CITY,    /* per cent of it when a store can be placed there */
    RAIL,         /* a town that is accessible */
    NEXT_CITY,    /* per cent of what the best city is worth that could be reached with this hand */
    STEP,         /* of the herder: a short way leaves more turns before the next delivery */
    GROWTH,       /* per cent: of everything that grows less towards the end */
    LEAD,         /* with so many points more than anybody else the end is welcome */
    WORTH_COUNT
};
enum { POOR = 6, DOLLAR_LAST = 20, FOR_CHANCE = 25, REMAINING_ONE = 256, FIRST = 20000, NEVER = -20000 };
extern const int16_t GWT_WORTH[WORTH_COUNT];

/* What a seat aims at, by the starting objective card that lies before it: so that a table sees different games. */
typedef enum gwt_plan { PLAN_HERD, PLAN_BUILD, PLAN_RAIL, PLAN_COUNT } gwt_plan;

gwt_plan gwt_bot_plan(const gwt_player *p);

int gwt_bot_remaining(const gwt_state *st); /* from REMAINING_ONE at the beginning to 0 when the job market is full */
int gwt_bot_scaled(int worth, int left);    /* of what is worth less towards the end */
int gwt_bot_dollar(int left);
int32_t gwt_bot_value(const gwt_state *st, int seat); /* of a position, for a seat */

/* bot_herd.c */
enum { PARTS = 64 }; /* of a point of breeding value */
/* Cattle cards of a player by breed: the highest value, how many, how many of them in hand. */
typedef struct gwt_herd {
    uint8_t value[GWT_BREED_COUNT], cards[GWT_BREED_COUNT], hand[GWT_BREED_COUNT];
    uint8_t all, drawable;
    uint16_t pays_more; /* what bought cards bring to a delivery above those of a starting herd */
    int strength;       /* breeding value of an average hand in Kansas City, in PARTS */
    int to_come;        /* breeding value still to be drawn, in PARTS */
} gwt_herd;
gwt_herd gwt_bot_herd(const gwt_player *p);
int gwt_bot_income(const gwt_player *p); /* dollars that cards in hand bring by themselves */
int gwt_bot_herd_worth(const gwt_herd *h, int left);
int gwt_bot_hand_worth(const gwt_player *p, const gwt_herd *h);

/* bot_city.c */
int gwt_bot_city_worth(const gwt_state *st, int seat, int city);
int gwt_bot_best_city(const gwt_state *st, int seat, int limit);
int gwt_bot_next_city_worth(const gwt_state *st, int seat, const gwt_herd *h);
int gwt_bot_stores_worth(const gwt_state *st, int seat, const gwt_herd *h, int left);

/* bot_poker.c */
int gwt_bot_poker_worth(const gwt_state *st, int seat, int left);
void gwt_bot_imagine(gwt_state *st);

#endif
