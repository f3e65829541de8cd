/* vocabulary.h: the kinds of everything Colorado speaks of: streams of chance, options, moves, questions, events, refusals. */
#ifndef COLORADO_VOCABULARY_H
#define COLORADO_VOCABULARY_H

/* ORDER: all of these as the rows of the tables in text.c and game.c. */
enum { CO_OPTION_MAPS, CO_OPTION_FIRST_SEAT, CO_OPTION_COUNT };
enum { CO_STREAM_SETUP, CO_STREAM_DECK, CO_STREAM_CALL }; /* COL-SEQ-15 */
enum {
    CO_SCORE_VILLAGE,
    CO_SCORE_FOREST,
    CO_SCORE_DESERT,
    CO_SCORE_LAKE,
    CO_SCORE_MEDALS,
    CO_SCORE_TOTAL,
    CO_SCORE_COUNT
};

typedef enum co_domain {
    CO_DOMAIN_KIND,
    CO_DOMAIN_REGION, /* map * CO_REGIONS + region */
    CO_DOMAIN_LEG,    /* leg number, from 1; 0 is none */
    CO_DOMAIN_RAIL,
    CO_DOMAIN_SIDE,
    CO_DOMAIN_ICON,
    CO_DOMAIN_SUIT,
    CO_DOMAIN_POOL,
    CO_DOMAIN_TERRAIN, /* from here on: no word uses them, views and components do */
    CO_DOMAIN_MAP,
    CO_DOMAIN_SYMBOL,
    CO_DOMAIN_PHASE,
    CO_DOMAIN_ANSWER,
    CO_DOMAIN_CLAIM,
    CO_DOMAIN_EFFECT,
    CO_DOMAIN_COUNT
} co_domain;

/* The lists of all decisions come out sorted because declining is the last kind of move. */
typedef enum co_move {
    CO_MOVE_START,    /* D1  region */
    CO_MOVE_CALL,     /* D2  seat */
    CO_MOVE_NAME,     /* D3  kind */
    CO_MOVE_GIVE,     /* D4  kind */
    CO_MOVE_TAKE,     /* D6 */
    CO_MOVE_PAY,      /* D6  kind */
    CO_MOVE_DRAW,     /* D7 */
    CO_MOVE_DISCARD,  /* D7  kind, kind */
    CO_MOVE_LEG,      /* D8  region, leg */
    CO_MOVE_RAIL,     /* D8  railroad leg */
    CO_MOVE_PLAY,     /* D7b, D9  kind */
    CO_MOVE_TIPI,     /* D11 side */
    CO_MOVE_DISCOVER, /* D12, D13  region */
    CO_MOVE_DECLINE,  /* D6 to D9 */
    CO_MOVE_COUNT
} co_move;

/* What a seat has to decide now (COL-SEQ-14).  The decision of effect e is number e - 1. */
typedef enum co_effect {
    CO_EFFECT_NONE,
    CO_EFFECT_VILLAGE,   /* D1 */
    CO_EFFECT_TARGET,    /* D2 */
    CO_EFFECT_KIND,      /* D3 */
    CO_EFFECT_GIFT,      /* D4 */
    CO_EFFECT_NUGGETS,   /* D6 */
    CO_EFFECT_CARDS,     /* D7 */
    CO_EFFECT_THIRD,     /* D7b */
    CO_EFFECT_CHECK,     /* D8 */
    CO_EFFECT_PLAY,      /* D9 */
    CO_EFFECT_TIPI,      /* D11 */
    CO_EFFECT_DISCOVERY, /* D12 */
    CO_EFFECT_SUIT,      /* D13 */
    CO_EFFECT_COUNT
} co_effect;

typedef enum co_event {
    CO_EVENT_TURN,
    CO_EVENT_OPEN_CARD,
    CO_EVENT_DRAW,
    CO_EVENT_DRAW_CARD, /* only its owner knows it */
    CO_EVENT_SHORT,
    CO_EVENT_RESHUFFLE,
    CO_EVENT_START,
    CO_EVENT_CALL,
    CO_EVENT_NAME,
    CO_EVENT_SKIPPED,
    CO_EVENT_GIVE_NAMED,
    CO_EVENT_GIVE_MATCH,
    CO_EVENT_GIVE_RANDOM,
    CO_EVENT_RECEIVE,
    CO_EVENT_DUPLICATE,
    CO_EVENT_COMPENSATION,
    CO_EVENT_ACTIONS,
    CO_EVENT_DECLINE,
    CO_EVENT_CLAIM_NUGGET,
    CO_EVENT_CLAIM_CARDS,
    CO_EVENT_NUGGET,
    CO_EVENT_NO_NUGGET,
    CO_EVENT_PAY,
    CO_EVENT_DISCARD,
    CO_EVENT_PLAY,
    CO_EVENT_LEG,
    CO_EVENT_RAIL,
    CO_EVENT_BOX,
    CO_EVENT_TIPI,
    CO_EVENT_FULL,
    CO_EVENT_DISCOVER,
    CO_EVENT_NO_REGION,
    CO_EVENT_MEDAL_REGION,
    CO_EVENT_MEDAL_RAIL,
    CO_EVENT_MEDAL,
    CO_EVENT_NO_MEDAL,
    CO_EVENT_SUIT,
    CO_EVENT_CROSSED,
    CO_EVENT_OVER_MEDALS,
    CO_EVENT_OVER_TURNS,
    CO_EVENT_COUNT
} co_event;

typedef enum co_why {
    CO_WHY_UNKNOWN,
    CO_WHY_WAIT,
    CO_WHY_CHAIN_OVER,
    CO_WHY_OTHER_DECISION,
    CO_WHY_MUST_START,
    CO_WHY_MUST_CALL,
    CO_WHY_MUST_GIVE,
    CO_WHY_MUST_PLAY,
    CO_WHY_MUST_TIPI,
    CO_WHY_MUST_DISCOVER,
    CO_WHY_MUST_DISCOVER_SUIT,
    CO_WHY_NOT_A_VILLAGE,
    CO_WHY_OTHER_MAP,
    CO_WHY_SELF,
    CO_WHY_EMPTY_HAND,
    CO_WHY_IN_OWN_AREA,
    CO_WHY_NOT_IN_HAND,
    CO_WHY_NO_MATCH,
    CO_WHY_IN_AREA,
    CO_WHY_TOO_DEAR,
    CO_WHY_TWO_SUITS,
    CO_WHY_NOT_TWO,
    CO_WHY_PAIR_ORDER,
    CO_WHY_NO_THIRD,
    CO_WHY_NO_SUCH_LEG,
    CO_WHY_UNDISCOVERED,
    CO_WHY_LEG_TICKED,
    CO_WHY_NO_PATH,
    CO_WHY_RAIL_START,
    CO_WHY_RAIL_NEXT,
    CO_WHY_RAIL_BRANCH,
    CO_WHY_RAIL_DONE,
    CO_WHY_DISCOVERED,
    CO_WHY_NOT_ADJACENT,
    CO_WHY_COUNT
} co_why;

typedef enum co_side { CO_LEFT, CO_RIGHT, CO_SIDE_COUNT } co_side;
typedef enum co_claim { CO_CLAIM_NONE, CO_CLAIM_NUGGET, CO_CLAIM_CARDS, CO_CLAIM_COUNT } co_claim;

/* Which of COL-CALL-5, COL-CALL-6, COL-CALL-7 applied; known to all (COL-CALL-14). */
typedef enum co_answer {
    CO_ANSWER_NONE,
    CO_ANSWER_NAMED,
    CO_ANSWER_MATCH,
    CO_ANSWER_RANDOM,
    CO_ANSWER_COUNT
} co_answer;

typedef enum co_phase { CO_SETUP, CO_CALL, CO_ACTIONS, CO_END, CO_OVER, CO_PHASE_COUNT } co_phase;

#endif
