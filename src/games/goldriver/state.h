/* state.h: a position of Gold River, the frames of its flow, and who decides what in which file.
 *
 * The state is plain data (game.h, promise 1).  The flow is a stack of small frames inside it: the top frame is what
 * happens now.  Automatic frames run by themselves (flow.c); the others wait for a seat. */
#ifndef GOLDRIVER_STATE_H
#define GOLDRIVER_STATE_H

#include "games/goldriver/tables.h"

#include <assert.h>

#define GR_SEATS       5
#define GR_STACK_MAX   16
#define GR_PENDING_MAX 13 /* 9 colt and 4 lasso cards */

enum { GR_STREAM_SETUP, GR_STREAM_DECK, GR_STREAM_DICE, GR_STREAM_COUNT }; /* GR-DEC-2 */

/* ORDER: GR_OPS in flow.c has a row for each.  What a, b and n hold stands there too. */
typedef enum gr_op {
    GR_OP_ROUND,      /* the sequence of play: a = next step */
    GR_OP_DRAW,       /* phase 1: a step, never a frame */
    GR_OP_PENNY,      /* window W1 */
    GR_OP_AUCTION,    /* phase 2, 3 to 5 players */
    GR_OP_BIDS,       /* phase 2, 2 players */
    GR_OP_MOONSHINE,  /* window W2 */
    GR_OP_PAY,        /* phase 3 with window W3 */
    GR_OP_FIRST_PICK, /* phase 4: the winner takes */
    GR_OP_DISCARD,    /* and discards */
    GR_OP_MUSTANG,    /* window W4 */
    GR_OP_PICKS,      /* the others */
    GR_OP_TAKE,       /* one of them takes */
    GR_OP_LOSER,      /* 2 players: card or money */
    GR_OP_MONEY,      /* 2 players: half of the stake, or all of it (window W3) */
    GR_OP_RESOLVE,    /* a card was taken or drawn */
    GR_OP_PENDING,    /* check of pending cards */
    GR_OP_FINISH,     /* a colt card's effect is over */
    GR_OP_LOST_TOWN,  /* the Lost Mine joins a town */
    GR_OP_BANDIT_PAY,
    GR_OP_BANDIT_CHOOSE,
    GR_OP_HOLD_WHOM,
    GR_OP_HOLD_VALUE,
    GR_OP_DYNAMITE,
    GR_OP_RAID_TOWN,
    GR_OP_RAID_ANSWER,
    GR_OP_RAID_DESTROY,
    GR_OP_JUDGE_OWN,
    GR_OP_JUDGE_OTHER,
    GR_OP_LASSO,
    GR_OP_DEPOSIT,
    GR_OP_ROLL, /* phase 5 */
    GR_OP_SET_DIE,
    GR_OP_PRODUCE, /* a step, never a frame */
    GR_OP_GHOST,
    GR_OP_BANK, /* a total of 3: a step, never a frame */
    GR_OP_COUNT
} gr_op;

typedef struct gr_frame {
    uint8_t op;   /* gr_op */
    uint8_t seat; /* who is asked or whose turn it is */
    uint8_t a, b;
    uint16_t n;
} gr_frame;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct gr_state {
    sb_rng rng;               /* streams: GR_STREAM_* */
    uint64_t front[GR_SEATS]; /* concessions and buildings face up before a seat */
    uint64_t kept[GR_SEATS];  /* horseshoe cards not used yet (GR-HORSE-1) */
    uint64_t sale;            /* the sale cards (GR-DRAW-1) */
    uint64_t resolving;       /* taken or drawn, lying nowhere else yet (GR-PICK-12) */
    uint64_t drawn;           /* of these: what a One-Armed Bandit drew and nobody chose yet (GR-OAB-2) */
    uint64_t out;             /* out-of-play pile */
    uint64_t removed_named;   /* taken out by name at setup: public (GR-SETUP-2, -3) */
    uint64_t removed;         /* taken out at random at setup: secret (GR-SETUP-8) */
    int32_t from_supply;      /* nuggets the supply gave less those it got, for check */
    uint16_t nuggets[GR_SEATS];
    uint16_t transit; /* rest of a payment chain, or the stake with 2 players (GR-PAY-10, GR-TWO-13) */
    uint16_t deposit; /* in the Bank; multiple of 3; 0 without a Bank owner (GR-BANK-2) */
    uint16_t price;   /* of this round's auction, from its end to the end of the round */
    uint16_t bid[2];  /* 2 players: sealed bids (GR-TWO-2) */
    gr_frame stack[GR_STACK_MAX];
    uint8_t stack_n; /* 0 = the game is over */
    uint8_t deck_n;
    uint8_t deck[GR_CARD_COUNT - 1]; /* deck[deck_n - 1] is the top card: secret */
    uint8_t pending_n;
    uint8_t pending_card[GR_PENDING_MAX]; /* in the order they came (GR-PEND-3) */
    uint8_t pending_seat[GR_PENDING_MAX];
    uint8_t host[GR_LASSO_COUNT]; /* by lasso card from GR_FIRST_LASSO: the concession that carries it; 0 = none */
    uint8_t mayor[GR_TOWN_COUNT]; /* by town: seat + 1; 0 = the card is free; [GR_NO_TOWN] unused */
    uint8_t lost_town;            /* the town that the Lost Mine joined; 0 = none (GR-LOST-2) */
    uint8_t players;              /* 2 to 5 */
    uint8_t poker;                /* option: 1 = Poker Expert (GR-OPT-2) */
    uint8_t first_game;           /* option (GR-OPT-1) */
    uint8_t first_seat;           /* option: seat + 1; 0 = by chance (GR-OPT-6) */
    uint8_t round;                /* from 1 */
    uint8_t first;                /* first player of the round */
    uint8_t winner;               /* of this round's auction; the first player until it is decided (GR-ROUND-2) */
    uint8_t reversed;             /* 1 = an odd number of Moonshines this round (GR-MOON-4) */
    uint8_t order[GR_SEATS];      /* choice order, from the first pick to the last; else zero */
    uint8_t dice[2];              /* of this round's production roll; 0 before */
    uint8_t zero[2];              /* keeps the size a multiple of 8 */
} gr_state;
#pragma GCC diagnostic pop

_Static_assert(sizeof(gr_state) <= 2048, "GR state budget");

/* Kinds of moves.  ORDER: GR_MOVES in text.c; lists are sorted by it. */
typedef enum gr_move {
    GR_MV_PASS,
    GR_MV_BID, /* n */
    GR_MV_DECLINE,
    GR_MV_USE,  /* kind */
    GR_MV_TAKE, /* card */
    GR_MV_MONEY,
    GR_MV_DISCARD,  /* card */
    GR_MV_JOIN,     /* town */
    GR_MV_PAY,      /* n */
    GR_MV_CHOOSE,   /* card */
    GR_MV_ROB,      /* seat */
    GR_MV_ANNOUNCE, /* n */
    GR_MV_DYNAMITE, /* card */
    GR_MV_RAID,     /* town */
    GR_MV_FINE,
    GR_MV_YIELD,
    GR_MV_DESTROY, /* card */
    GR_MV_OFFER,   /* card */
    GR_MV_SEIZE,   /* card */
    GR_MV_ATTACH,  /* card */
    GR_MV_DEPOSIT, /* n */
    GR_MV_ROLL_TWO,
    GR_MV_ROLL_ONE,
    GR_MV_SET,  /* n */
    GR_MV_HAND, /* seat */
    GR_MV_COUNT
} gr_move;

/* Kinds of decisions, the ids of section 15 of the rules.  ORDER: GR_DECISIONS in text.c. */
typedef enum gr_decision {
    GR_D_PENNY,         /* D1, T1 */
    GR_D_AUCTION,       /* D2 */
    GR_D_BID,           /* T2 */
    GR_D_MOONSHINE,     /* D3 */
    GR_D_ALL_IN,        /* D4 */
    GR_D_ALL_IN_STAKE,  /* T7 */
    GR_D_FIRST_PICK,    /* D5, T3 */
    GR_D_DISCARD,       /* D6, T4 */
    GR_D_MUSTANG,       /* D8 */
    GR_D_TAKE,          /* D9 */
    GR_D_LOSER,         /* T6 */
    GR_D_LOST_TOWN,     /* D7a */
    GR_D_BANDIT_PAY,    /* D7b */
    GR_D_BANDIT_CHOOSE, /* D7c */
    GR_D_HOLD_WHOM,     /* D7d */
    GR_D_HOLD_VALUE,    /* D7e */
    GR_D_DYNAMITE,      /* D7f */
    GR_D_RAID_TOWN,     /* D7g */
    GR_D_RAID_ANSWER,   /* D7h */
    GR_D_RAID_DESTROY,  /* D7i */
    GR_D_JUDGE_OWN,     /* D7j */
    GR_D_JUDGE_OTHER,   /* D7k */
    GR_D_LASSO,         /* D7l */
    GR_D_DEPOSIT,       /* D7m, D14 */
    GR_D_ROLL,          /* D11 */
    GR_D_SET_DIE,       /* D12 */
    GR_D_GHOST,         /* D13 */
    GR_D_COUNT
} gr_decision;

/* Kinds of events.  ORDER: GR_EVENTS in text.c. */
typedef enum gr_event {
    GR_EV_ROUND, /* round, first player = seat */
    GR_EV_SALE,  /* card */
    GR_EV_OUT,   /* card */
    GR_EV_USE,   /* card */
    GR_EV_PASS,
    GR_EV_BID,          /* amount */
    GR_EV_SEALED,       /* a bid is in */
    GR_EV_SEALED_OWN,   /* amount: for its owner only */
    GR_EV_SHOWN,        /* amount: a sealed bid is opened */
    GR_EV_WINS,         /* amount */
    GR_EV_PRICE,        /* amount: leaves the winner */
    GR_EV_SHARE,        /* amount: kept from what is in transit */
    GR_EV_TRANSIT_LOST, /* amount: from transit to the supply */
    GR_EV_TAKE,         /* card */
    GR_EV_DISCARD,      /* card */
    GR_EV_FEE,          /* to, amount, town */
    GR_EV_PLACE,        /* card */
    GR_EV_KEEP,         /* card */
    GR_EV_WAIT,         /* card: becomes pending */
    GR_EV_READY,        /* card: was pending, is applied now */
    GR_EV_MAYOR,        /* town */
    GR_EV_MAYOR_FREE,   /* town */
    GR_EV_JOIN,         /* town */
    GR_EV_BANDIT,       /* amount paid to the supply */
    GR_EV_DRAW,         /* card */
    GR_EV_CHOOSE,       /* card */
    GR_EV_HOLD_UP,      /* from, value */
    GR_EV_ROLL,         /* die, die, total */
    GR_EV_STEAL,        /* from, amount */
    GR_EV_DESTROY,      /* card, owner */
    GR_EV_INDEMNITY,    /* to, amount */
    GR_EV_RAID,         /* town */
    GR_EV_FINE,         /* amount, town */
    GR_EV_SWAP,         /* card given, card got, other seat */
    GR_EV_ATTACH,       /* card, host */
    GR_EV_DEPOSIT,      /* amount */
    GR_EV_WITHDRAW,     /* amount */
    GR_EV_ONE_DIE,      /* die */
    GR_EV_SET_DIE,      /* die */
    GR_EV_PRODUCTION,   /* die, die, total */
    GR_EV_PRODUCE,      /* card, amount */
    GR_EV_TRIBUTE,      /* to, amount */
    GR_EV_EXPLODE,      /* card */
    GR_EV_GHOST,        /* card, to */
    GR_EV_POKER,        /* hand, points */
    GR_EV_END,          /* total */
    GR_EV_COUNT
} gr_event;

/* Kinds of refusals.  ORDER: GR_REASONS in text.c. */
typedef enum gr_reason {
    GR_WHY_NOT_ASKED,
    GR_WHY_OTHER_QUESTION,
    GR_WHY_BID_TOO_LOW,
    GR_WHY_BID_TOO_HIGH,
    GR_WHY_SEALED_TOO_HIGH,
    GR_WHY_NOT_FOR_SALE,
    GR_WHY_NOT_DRAWN,
    GR_WHY_NO_NUGGETS,
    GR_WHY_VALUE_RANGE,
    GR_WHY_NO_SUCH_TARGET,
    GR_WHY_OWN_CARD,
    GR_WHY_TOWN,
    GR_WHY_JOIN,
    GR_WHY_CANNOT_CARRY,
    GR_WHY_CANNOT_GIVE_UP,
    GR_WHY_CANNOT_OFFER,
    GR_WHY_CANNOT_SEIZE,
    GR_WHY_DEPOSIT_STEP,
    GR_WHY_DEPOSIT_TOO_MUCH,
    GR_WHY_BANDIT_RANGE,
    GR_WHY_DIE_RANGE,
    GR_WHY_GHOST_SELF,
    GR_WHY_OTHER_CARD,
    GR_WHY_COUNT
} gr_reason;

/* flow.c: the stack and the sequence of play */
void gr_run(gr_state *st, sb_events *ev); /* runs automatic frames until somebody is asked or the game is over */

unsigned gr_pending(const void *state);
int gr_legal(const void *state, int seat, sb_move out[SB_MOVES_MAX]);
void gr_apply(void *state, int seat, sb_move move, sb_events *ev);
bool gr_decide(void *state, int seat, sb_move move); /* outlook.h */
void gr_resume(void *state);
bool gr_is_halted(const void *state);

/* setup.c: GR-SETUP, GR-DRAW */
void gr_setup(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *ev);
void gr_setup_of(const void *state, sb_setup *out);
uint64_t gr_named_cards(const gr_state *st); /* taken out by options and number of players */
void gr_draw_sale(gr_state *st, sb_events *ev);
int gr_draw_card(gr_state *st); /* the top card; it is shown to everybody */

/* money.c: nuggets move (GR-PAY-10, GR-BROKE, GR-SALOON) */
int gr_pay(gr_state *st, int from, int to, int amount); /* what was really paid (GR-BROKE-1) */
int gr_pay_supply(gr_state *st, int from, int amount);
void gr_gain_supply(gr_state *st, int to, int amount);
void gr_tribute(gr_state *st, int seat, int gain, sb_events *ev); /* GR-SALOON-1 */
int gr_owner(const gr_state *st, int card);                       /* the seat before which it lies, or -1 */

/* auction.c: GR-AUC, GR-TWO-2 to -4, GR-MOON */
/* payment.c: GR-PAY, GR-ALLIN, GR-TWO-6 to -9 */
int gr_share(
    const gr_state *st, int winner, int price, int seat); /* 3 to 5 players: his part, as long as no All In is used */
/* pick.c: GR-PICK, GR-MUST, GR-PEND */
void gr_to_out(gr_state *st, int card, sb_events *ev);                 /* from being resolved */
void gr_use_kept(gr_state *st, int seat, gr_kind kind, sb_events *ev); /* GR-HORSE-1, -2 */
bool gr_holds(const gr_state *st, int seat, gr_kind kind);
bool gr_can_apply(const gr_state *st, int seat, int card); /* GR-PEND-2 */
uint64_t gr_pending_of(const gr_state *st, int seat);      /* cards that wait before a seat (GR-PEND-1) */

/* mayor.c: GR-MAY, GR-LOST */
int gr_town_of(const gr_state *st, int card);         /* also of a Lost Mine that joined one */
int gr_count(const gr_state *st, int seat, int town); /* GR-MAY-1 */
uint64_t gr_concessions_in(const gr_state *st, int seat, int town);
unsigned gr_towns_with_concession(const gr_state *st, int seat); /* bit t; town concessions only (GR-LOST-1) */
void gr_mayor_check(gr_state *st, int town, unsigned rose, unsigned fell, sb_events *ev); /* GR-MAY-9 */
int gr_fee(const gr_state *st, int seat, int card);                                       /* GR-MAY-3 */
bool gr_has_loose_lost_mine(const gr_state *st, int seat);                                /* not joined to a town */

/* colt.c: the immediate cards; lasso */
void gr_start_effect(gr_state *st, int seat, int card);
void gr_remove_from_play(gr_state *st, int card, sb_events *ev); /* a card lying open, with what is attached */
uint64_t gr_attached_to(const gr_state *st, int host);           /* lasso cards */
uint64_t gr_opponents_front(const gr_state *st, int seat);

/* gold.c: phase 5 */
int gr_value_of(const gr_state *st, int card); /* nuggets with the Wagon (GR-GOLD-5) */
void gr_roll(gr_state *st, uint8_t dice[2]);
uint64_t gr_producing(const gr_state *st, int die1, int die2); /* all cards whose condition holds */
bool gr_has_gold(const gr_state *st, int host);                /* a Gold! lies there (GR-LASSO-5, -6) */
int gr_ways(const gr_state *st, int card);                     /* how many of the 36 rolls make it produce */

/* poker.c */
typedef enum gr_hand {
    GR_HAND_NONE,
    GR_HAND_PAIR,
    GR_HAND_TWO_PAIRS,
    GR_HAND_THREE,
    GR_HAND_STRAIGHT,
    GR_HAND_FLUSH,
    GR_HAND_FULL_HOUSE,
    GR_HAND_FOUR,
    GR_HAND_STRAIGHT_FLUSH,
    GR_HAND_ROYAL_FLUSH,
    GR_HAND_COUNT
} gr_hand;
uint32_t gr_poker_value(uint64_t cards); /* comparable strength of the best hand; 0 = no hand */
gr_hand gr_poker_hand(uint32_t value);
uint64_t gr_poker_best(uint64_t cards); /* the cards of the best hand, at most five; none without a hand */
uint64_t gr_poker_cards(const gr_state *st, int seat); /* GR-POK-3 */

/* score.c */
enum { GR_CAT_NUGGETS, GR_CAT_CONCESSIONS, GR_CAT_MAYORS, GR_CAT_BANK, GR_CAT_POKER, GR_CAT_TOTAL, GR_CAT_COUNT };
void gr_result(const void *state, sb_result *out);
void gr_announce_end(const gr_state *st, sb_events *ev);

/* knowledge.c: redact, determinize */
void gr_redact(void *state, int viewer);
void gr_determinize(void *state, int viewer, sb_quick *chance);
uint64_t gr_visible_cards(const gr_state *st); /* every card that does not lie in the deck or the secret pile */
int gr_removed_count(int players);

/* frames.c: what the frames hold, for check and for JSON */
typedef enum gr_field_type {
    GR_F_NONE,
    GR_F_NUMBER,
    GR_F_SEATS,
    GR_F_SEAT,
    GR_F_SEAT_OR_NONE,
    GR_F_CARD,
    GR_F_TOWN
} gr_field_type;
typedef struct gr_field {
    const char *name;
    gr_field_type type;
} gr_field;
typedef struct gr_frame_row {
    gr_field a, b, n;
    uint64_t below; /* ops that may stand directly under it while somebody is asked; 0 = never on the stack then */
} gr_frame_row;
extern const gr_frame_row GR_FRAMES[GR_OP_COUNT];
extern const sb_domain GR_OP_DOMAIN;
int gr_current_step(const gr_state *st); /* the op of the round's step in progress */
const char *gr_check_frames(const gr_state *st);

/* check.c, io.c, bot.c, occur.c, rich.c, text.c, game.c */
const char *gr_check(const void *state);
void gr_io(void *state, sb_io *io);
void gr_view(const void *redacted, int viewer, sb_json *out);
void gr_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);
sb_reason gr_why(const void *state, int seat, sb_move move);
enum { GR_FIELD_COUNT = 59 };
extern const sb_field GR_FIELDS[GR_FIELD_COUNT]; /* fields.c */
enum { GR_FACT_COUNT = 9, GR_MEASURE_COUNT = 2 };
extern const sb_word GR_MEASURES[GR_MEASURE_COUNT];
void gr_measure(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX]);
extern const sb_word GR_FACTS[GR_FACT_COUNT];
void gr_reckon(const void *redacted, int seat, sb_move m, sb_facts *out);     /* reckon.c */
int gr_expected(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]); /* expect.c */
bool gr_can_occur(const void *state, int list, int index);
void gr_enrich(void *state, sb_quick *chance);
extern const sb_domain GR_DOMAINS[];
extern const char *const gr_streams[]; /* names of the random streams */
/* The words use the first four; the others name what views and components speak of. */
enum {
    GR_DOM_CARD,
    GR_DOM_TOWN,
    GR_DOM_HORSESHOE,
    GR_DOM_HAND,
    GR_DOM_KIND,
    GR_DOM_SYMBOL,
    GR_DOM_SUIT,
    GR_DOM_PHASE,
    GR_DOM_COUNT
};
extern const sb_word GR_MOVES[GR_MV_COUNT], GR_EVENTS[GR_EV_COUNT], GR_DECISIONS[GR_D_COUNT], GR_REASONS[GR_WHY_COUNT],
    GR_CATEGORIES[GR_CAT_COUNT];

/* about.c, note.c, components.c: for people and for those who draw the game */
const char *gr_about_kind(int kind, sb_lang lang); /* what cards of this kind do, in one line */
const char *gr_about(int domain, int item, sb_lang lang, sb_text *out);
void gr_note(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
void gr_components(sb_json *out);
extern const struct sb_outlook GR_OUTLOOK;

/* The flow: rows of GR_OPS (flow.c), each decision's list and effect beside its rules. */
#define FLOW(name) gr_##name
#define FLOW_OPS   GR_OPS
#define FLOW_DEPTH GR_STACK_MAX
#include "core/flow.h"

static inline void gr_push(gr_state *st, gr_op op, int seat, int a, int b, int n)
{
    gr_push_frame(st,
        (gr_frame) { .op = (uint8_t)op, .seat = (uint8_t)seat, .a = (uint8_t)a, .b = (uint8_t)b, .n = (uint16_t)n });
}

static inline int gr_left(const gr_state *st, int seat, int steps)
{
    int s = seat + steps;
    return s >= st->players ? s - st->players : s;
}

static inline uint64_t gr_all_front(const gr_state *st)
{
    return st->front[0] | st->front[1] | st->front[2] | st->front[3] | st->front[4];
}

#endif
