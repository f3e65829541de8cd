/* vocabulary.h: the kinds of everything Gold River speaks of: streams of chance, moves, questions, events, refusals. */
#ifndef GOLDRIVER_VOCABULARY_H
#define GOLDRIVER_VOCABULARY_H

enum { GR_STREAM_SETUP, GR_STREAM_DECK, GR_STREAM_DICE, GR_STREAM_COUNT }; /* GR-DEC-2 */

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
    GR_EV_PASS_BROKE,   /* unasked: no bid is left */
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
    GR_EV_MAYOR,        /* town: its card was free */
    GR_EV_MAYOR_FROM,   /* town, from: the Mayor before */
    GR_EV_MAYOR_FREE,   /* town; the Mayor before = seat */
    GR_EV_JOIN,         /* town */
    GR_EV_BANDIT,       /* amount paid to the supply */
    GR_EV_DRAW,         /* card */
    GR_EV_CHOOSE,       /* card */
    GR_EV_HOLD_UP,      /* from, value */
    GR_EV_ROLL,         /* die, die, total */
    GR_EV_STEAL,        /* from, amount */
    GR_EV_IN_VAIN,      /* from: a Hold Up that brings nothing */
    GR_EV_DESTROY,      /* card, owner */
    GR_EV_INDEMNITY,    /* to, amount */
    GR_EV_AWAY,         /* nothing to pay after a Dynamite */
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

/* Categories of the score.  ORDER: GR_CATEGORIES in text.c. */
enum { GR_CAT_NUGGETS, GR_CAT_CONCESSIONS, GR_CAT_MAYORS, GR_CAT_BANK, GR_CAT_POKER, GR_CAT_TOTAL, GR_CAT_COUNT };

#endif
