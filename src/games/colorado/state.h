/* state.h: the state of Colorado and what its files offer each other.
 *
 *   tables.c    the printed material: cards, maps, railroad, Reward Chart
 *   cards.c     deck, hands, discard pile                               COL-SUP
 *   call.c      phase I: target, kind, gift                             COL-CALL
 *   duo.c       the Nuggets and Cards duos, playing cards               COL-DUO, COL-PLAY
 *   roadmap.c   legs, railroad, discovering                             COL-LEG, COL-RAIL, COL-DISC
 *   chart.c     tracks, medals, and what an icon does                   COL-TRK, COL-MED, COL-ICON
 *   turn.c      setup, the phases, settlement, end of turn              COL-SET, COL-TURN, COL-SEQ, COL-END
 *   score.c     points and winners                                      COL-SCO
 *   check.c     what always holds                                       COL-SUP-5, COL-SEQ-14
 *   knowledge.c what a viewer may know                                  COL-COMP-6, COL-DEC-3
 *   why.c       why a move is not allowed
 *   text.c      the vocabulary in English and French
 *   bot.c       how good a move looks
 *   io.c        the complete state as JSON, both ways;  view.c  what a viewer sees
 *   note.c      remarks on moves;  about.c  explanations;  components.c  the tables for those who draw
 *   occur.c     what can occur;  rich.c  rich beginnings, for simulations and tests
 *   game.c      the table of decisions, and the `const sb_game`
 *
 * Everybody acts at once in phase II.  That is possible because a chain is a line (COL-SEQ-5): one `effect` per seat
 * is the whole stack, and taking from a common stock always ends a chain and waits for the settlement (COL-SEQ-9). */
#ifndef COLORADO_STATE_H
#define COLORADO_STATE_H

#include "games/colorado/tables.h"
#include "sagebrush/game.h"

/* ---- vocabulary -------------------------------------------------------------------------------------------------- */

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

/* Which of COL-CALL-5 to -7 applied; known to all (COL-CALL-14). */
typedef enum co_answer {
    CO_ANSWER_NONE,
    CO_ANSWER_NAMED,
    CO_ANSWER_MATCH,
    CO_ANSWER_RANDOM,
    CO_ANSWER_COUNT
} co_answer;

typedef enum co_phase { CO_SETUP, CO_CALL, CO_ACTIONS, CO_END, CO_OVER, CO_PHASE_COUNT } co_phase;

/* ---- the state --------------------------------------------------------------------------------------------------- */

/* No padding: equal positions must be equal bytes. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

typedef struct co_player {
    uint32_t area;                /* bit k: kind k lies in the play area (at most one of each, COL-PLAY-1) */
    uint16_t rail;                /* bit l: railroad leg l is ticked */
    uint8_t tipi;                 /* bit b: Tipi box b from the left is ticked; 0 or a run around the centre */
    uint8_t saloon;               /* boxes ticked, 0 to CO_SALOON_BOXES */
    uint8_t wanted;               /* boxes ticked, 0 to CO_WANTED_BOXES */
    uint8_t region[CO_REGIONS];   /* bit 0: the flag is ticked, bit i: leg i is */
    uint8_t nuggets;              /* 0 to CO_NUGGETS */
    uint8_t hand_n;               /* cards in hand; public (COL-COMP-6) */
    uint8_t hand[CO_KINDS];       /* how many of each kind; secret */
    uint8_t effect;               /* co_effect: the decision this seat owes */
    uint8_t claim;                /* co_claim: what the settlement owes this seat; phase II only (COL-SEQ-9) */
    uint8_t owed;                 /* discoveries for complete suits to make; phase III.A only (COL-END-A2) */
    uint8_t medal_claims;         /* bit p: ticked an end box of pool p this turn (COL-MED-14) */
    uint8_t medals_n;             /* 0 to CO_MEDALS_MAX */
    uint8_t medal[CO_MEDALS_MAX]; /* points, in the order won; 0 from medals_n on (COL-MED-1) */
} co_player;

typedef struct co_state {
    sb_rng rng;
    co_player player[CO_SEATS];     /* zero from `players` on */
    uint8_t players;                /* 2 to 4 */
    uint8_t maps;                   /* 0: all have map 0; 1: seat s has map s (COL-VAR-1) */
    uint8_t phase;                  /* co_phase */
    uint8_t turn;                   /* 0 in the setup, then 1 to CO_TURNS_MAX (COL-TURN-2) */
    uint8_t caller;                 /* seat with the Caller token */
    uint8_t target;                 /* seat + 1 called this turn; 0: not yet, or the call was skipped */
    uint8_t named;                  /* kind + 1 named this turn; 0: not yet */
    uint8_t given;                  /* kind + 1 given this turn; 0: not yet */
    uint8_t answer;                 /* co_answer */
    uint8_t supply;                 /* nuggets */
    uint8_t crossed[CO_POOL_COUNT]; /* medals of the pool crossed in earlier turns, highest first (COL-MED-15) */
    uint8_t discard[CO_KINDS];      /* how many of each kind; public, without order (COL-COMP-7) */
    uint8_t deck_n;                 /* 0 to CO_CARDS; public */
    uint8_t deck[CO_CARDS];         /* kinds, the top card last; 0 from deck_n on; secret (COL-SUP-7) */
    uint8_t zero[3];                /* fills up to a multiple of four */
} co_state;

#pragma GCC diagnostic pop
_Static_assert(sizeof(co_state) == 452, "a changed state is a new rules_version");

enum { CO_VALUE_1 = 0x9249, CO_ALL_KINDS = 0x3ffff }; /* as bits of an area: value 1 of every suit, everything */

/* The kinds of a suit as bits of an area. */
static inline uint32_t co_suit_bits(int suit)
{
    return 7u << (suit * CO_VALUES);
}

/* Complete suits, each as the bit of its value 1. */
static inline uint32_t co_complete_suits(const co_player *p)
{
    return p->area & p->area >> 1 & p->area >> 2 & CO_VALUE_1;
}

/* COL-VAR-1 */
static inline int co_map_of(const co_state *st, int seat)
{
    return st->maps ? seat : 0;
}

/* The region as moves and events name it. */
static inline int co_region_id(const co_state *st, int seat, int region)
{
    return co_map_of(st, seat) * CO_REGIONS + region;
}

static inline bool co_is_single(unsigned bits)
{
    return bits != 0 && (bits & (bits - 1)) == 0;
}

static inline bool co_has(const uint8_t counts[CO_KINDS], int kind)
{
    return counts[kind] > 0;
}

/* ---- cards.c ----------------------------------------------------------------------------------------------------- */

void co_fill_deck(co_state *st);
uint32_t co_hand_bits(const co_player *p); /* bit k: holds kind k */
void co_hand_add(co_player *p, int kind);
void co_hand_remove(co_player *p, int kind);
int co_hand_at(const co_player *p, int i);               /* the kind of card number i of the hand, in order of kinds */
void co_discard(co_state *st, int seat, int kind);       /* from the hand */
int co_unseen(const co_state *st, int viewer, int kind); /* copies that the viewer neither holds nor sees */
void co_open_card(co_state *st, int seat, sb_events *events);
void co_draw(co_state *st, int seat, int n, sb_events *events);

/* ---- call.c ------------------------------------------------------------------------------------------------------ */

void co_begin_call(co_state *st, sb_events *events);
unsigned co_targets(const co_state *st); /* bit s: seat s can be called */
uint32_t co_alike(int kind);             /* bit k: of the same suit or value */
int co_legal_target(const co_state *st, int seat, sb_move out[]);
void co_apply_target(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_kind(const co_state *st, int seat, sb_move out[]);
void co_apply_kind(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_gift(const co_state *st, int seat, sb_move out[]);
void co_apply_gift(co_state *st, int seat, sb_move move, sb_events *events);

/* ---- duo.c ------------------------------------------------------------------------------------------------------- */

uint32_t co_playable(const co_player *p);
void co_decline(co_state *st, int seat, sb_events *events);
int co_legal_nuggets(const co_state *st, int seat, sb_move out[]);
void co_apply_nuggets(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_cards(const co_state *st, int seat, sb_move out[]);
void co_apply_cards(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_third(const co_state *st, int seat, sb_move out[]);
int co_legal_play(const co_state *st, int seat, sb_move out[]);
void co_apply_play(co_state *st, int seat, sb_move move, sb_events *events);

/* ---- roadmap.c --------------------------------------------------------------------------------------------------- */

unsigned co_open_legs(const co_player *p, int region); /* bit i: leg i may be ticked */
unsigned co_open_rail(const co_player *p);             /* bit l: railroad leg l may be ticked */
unsigned co_closed_rail(const co_player *p);           /* bit l: on a branch not taken (COL-RAIL-4) */
bool co_can_check(const co_player *p);
bool co_is_complete(const co_player *p, int region);
unsigned co_discovered(const co_player *p);             /* bit r */
unsigned co_discoverable(const co_state *st, int seat); /* bit r */
int co_boxes(const co_player *p, int terrain);          /* ticked in that flag zone */
void co_gain_discovery(co_state *st, int seat, sb_events *events);
void co_pay_owed(co_state *st, int seat, sb_events *events);
int co_legal_village(const co_state *st, int seat, sb_move out[]);
void co_apply_village(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_check(const co_state *st, int seat, sb_move out[]);
void co_apply_check(co_state *st, int seat, sb_move move, sb_events *events);
int co_legal_discovery(const co_state *st, int seat, sb_move out[]);
void co_apply_discovery(co_state *st, int seat, sb_move move, sb_events *events);
void co_apply_suit(co_state *st, int seat, sb_move move, sb_events *events);

/* ---- chart.c ----------------------------------------------------------------------------------------------------- */

void co_gain(co_state *st, int seat, int icon, sb_events *events);
int co_best_medal(const co_state *st, int pool); /* the highest not crossed; 0: none (COL-MED-14) */
void co_win_medal(co_player *p, int points);
void co_claim_medal(co_state *st, int seat, int pool, sb_events *events);
void co_cross_medals(co_state *st, sb_events *events);
unsigned co_tipi_sides(const co_player *p); /* bit co_side: that side is not full; 0 also before the first box */
int co_legal_tipi(const co_state *st, int seat, sb_move out[]);
void co_apply_tipi(co_state *st, int seat, sb_move move, sb_events *events);

/* ---- turn.c, score.c, check.c, knowledge.c, why.c, io.c, view.c, bot.c, occur.c, rich.c ----------------------------- */

void co_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events);
void co_setup_of(const void *state, sb_setup *out);
unsigned co_pending(const void *state);
void co_advance(co_state *st, sb_events *events);
bool co_decide(void *state, int seat, sb_move move); /* outlook.h */
void co_resume(void *state);
bool co_is_halted(const void *state);

int co_score(const co_player *p, int32_t score[CO_SCORE_COUNT]); /* the total; `score` may be NULL */
int co_rank(const co_state *st, int seat);                       /* 1: nobody is better (COL-SCO-4) */
void co_result(const void *state, sb_result *out);

const char *co_check(const void *state);
const char *co_check_medals(const co_state *st); /* claims, medal tracks and crossed medals of the pools */
void co_redact(void *state, int viewer);
void co_determinize(void *state, int viewer, sb_quick *chance);
sb_reason co_why_not(const void *state, int seat, sb_move move);
enum { CO_FIELD_COUNT = 61 };
extern const sb_field co_fields[CO_FIELD_COUNT]; /* fields.c */
enum { CO_FACT_COUNT = 6, CO_MEASURE_COUNT = 2 };
extern const sb_word co_measures[CO_MEASURE_COUNT];
void co_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX]);
extern const sb_word co_facts[CO_FACT_COUNT];
void co_reckon(const void *redacted, int seat, sb_move m, sb_facts *out);     /* reckon.c */
int co_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]); /* expect.c */
void co_io(void *state, sb_io *io);
void co_view(const void *redacted, int viewer, sb_json *out);
void co_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);
bool co_can_occur(const void *state, int list, int index);
void co_enrich(void *state, sb_quick *chance);

/* ---- about.c, note.c, components.c: for people and for those who draw the game ----------------------------------- */

const char *co_icon_name(int icon, sb_lang lang);
const char *co_about(int domain, int item, sb_lang lang, sb_text *out);
void co_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
void co_components(sb_json *out);

/* ---- text.c, game.c ---------------------------------------------------------------------------------------------- */

extern const sb_domain co_domains[CO_DOMAIN_COUNT];
extern const sb_domain co_kind_or_none;
extern const sb_option co_options[CO_OPTION_COUNT];
extern const char *const co_streams[];
extern const sb_word co_moves[CO_MOVE_COUNT], co_asks[CO_EFFECT_COUNT - 1], co_events[CO_EVENT_COUNT],
    co_whys[CO_WHY_COUNT], co_categories[CO_SCORE_COUNT];
extern const sb_game co_game;
extern const struct sb_outlook co_outlook;

int co_legal(const void *state, int seat, sb_move out[]);
void co_answer_decision(co_state *st, int seat, sb_move move, sb_events *events); /* without what follows from it */

#endif
