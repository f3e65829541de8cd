/* vocabulary.h: the kinds of everything Great Western Trail speaks of: streams of chance, options, moves, questions, events, refusals. */
#ifndef GWT_VOCABULARY_H
#define GWT_VOCABULARY_H

enum {
    GWT_STREAM_SETUP,
    GWT_STREAM_BAGS,
    GWT_STREAM_MARKET,
    GWT_STREAM_OBJECTIVES,
    GWT_STREAM_HERDS,
    GWT_STREAM_SAM,
    GWT_STREAM_COUNT
};

/* ORDER: OPTIONS in game.c; sb_setup.value[] is read by these. */
enum {
    GWT_OPTION_NEUTRAL,
    GWT_OPTION_SIDES,
    GWT_OPTION_SIMMENTAL,
    GWT_OPTION_FIRST_SEAT,
    GWT_OPTION_BRAHMAN,
    GWT_OPTION_RAILS_NORTH,
    GWT_OPTION_POKER,
    GWT_OPTION_SOLO,
    GWT_OPTION_FIRST_CITY,
    GWT_OPTION_COUNT
};

/* Kinds of moves.  ORDER: GWT_MOVES in text.c; lists are sorted by it. */
typedef enum gwt_move {
    GWT_MV_MOVE,      /* places... */
    GWT_MV_PLACE,     /* place */
    GWT_MV_PLAY,      /* card */
    GWT_MV_USE,       /* place, action */
    GWT_MV_USE_CARDS, /* place, action, cards... */
    GWT_MV_USE_BACK,  /* place, action, space */
    GWT_MV_DO,        /* action */
    GWT_MV_DO_CARDS,  /* action, cards... */
    GWT_MV_DO_BACK,   /* action, space */
    GWT_MV_DISCARD,   /* card */
    GWT_MV_REMOVE,    /* card */
    GWT_MV_DRAW,      /* n */
    GWT_MV_TAKE,      /* card */
    GWT_MV_TAKE_STACK,
    GWT_MV_HIRE, /* row, worker */
    GWT_MV_BUY,  /* offer, cards... */
    GWT_MV_REVEAL,
    GWT_MV_BUILD,        /* building */
    GWT_MV_BUILD_AT,     /* place */
    GWT_MV_HAZARD,       /* place */
    GWT_MV_BOUNTY,       /* place */
    GWT_MV_ENGINE,       /* space */
    GWT_MV_UPGRADE,      /* station */
    GWT_MV_DISC,         /* slot */
    GWT_MV_DISC_FROM,    /* station */
    GWT_MV_APPOINT,      /* worker */
    GWT_MV_FORESIGHT,    /* tile */
    GWT_MV_CERTIFICATES, /* n */
    GWT_MV_SIMMENTAL,    /* n */
    GWT_MV_DELIVER,      /* city */
    GWT_MV_STORE,        /* town, cell */
    GWT_MV_TAKE_CATTLE,  /* card */
    GWT_MV_POKER_SEAT,   /* worker */
    GWT_MV_POKER_LAY,    /* card */
    GWT_MV_DONE,
    GWT_MV_DECLINE,
    GWT_MV_END,
    GWT_MV_EXCHANGE, /* n */
    GWT_MV_COUNT
} gwt_move;

/* Kinds of decisions, the names of GWT-DEC-7.  ORDER: GWT_DECISIONS in text.c. */
typedef enum gwt_decision {
    GWT_D_FIRST_DISCARD,
    GWT_D_TURN_START,
    GWT_D_PHASE_B,
    GWT_D_USE,
    GWT_D_AUX,
    GWT_D_DRAW,
    GWT_D_DISCARD,
    GWT_D_REMOVE,
    GWT_D_TAKE,
    GWT_D_HERDER,
    GWT_D_FREE_MOVE,
    GWT_D_HIRE,
    GWT_D_BUY,
    GWT_D_BUILD,
    GWT_D_BUILD_AT,
    GWT_D_HAZARD,
    GWT_D_BOUNTY,
    GWT_D_ENGINE,
    GWT_D_ENGINE_RETURN,
    GWT_D_ENGINE_BACK_ANY,
    GWT_D_UPGRADE,
    GWT_D_UPGRADE_BEHIND,
    GWT_D_DISC,
    GWT_D_APPOINT,
    GWT_D_FORESIGHT,
    GWT_D_CERTIFICATES,
    GWT_D_SIMMENTAL,
    GWT_D_DELIVER,
    GWT_D_STORE,
    GWT_D_TAKE_CATTLE,
    GWT_D_POKER_SEAT,
    GWT_D_POKER_LAY,
    GWT_D_COUNT
} gwt_decision;

/* Kinds of events.  ORDER: GWT_EVENTS in text.c. */
typedef enum gwt_event {
    GWT_EV_TURN,  /* turn */
    GWT_EV_PLACE, /* place */
    GWT_EV_STEP,  /* place */
    GWT_EV_TO_START,
    GWT_EV_FEE,      /* to, amount */
    GWT_EV_FEE_BANK, /* amount */
    GWT_EV_GAIN,     /* amount */
    GWT_EV_PAY,      /* amount */
    GWT_EV_ACTION,   /* action */
    GWT_EV_DRAW,     /* n */
    GWT_EV_DREW,     /* card: for its owner only */
    GWT_EV_SHUFFLE,
    GWT_EV_DISCARD,      /* card */
    GWT_EV_REMOVE,       /* card */
    GWT_EV_CERTIFICATES, /* n: now */
    GWT_EV_TOKEN,        /* n gained */
    GWT_EV_EXCHANGE,     /* n */
    GWT_EV_ENGINE,       /* space */
    GWT_EV_UPGRADE,      /* station */
    GWT_EV_DISC,         /* slot */
    GWT_EV_DISC_FROM,    /* station */
    GWT_EV_APPOINT,      /* worker, station */
    GWT_EV_MASTER,       /* master */
    GWT_EV_DELIVER,      /* city */
    GWT_EV_NO_DISC,
    GWT_EV_TAKE, /* card */
    GWT_EV_TAKE_UNSEEN,
    GWT_EV_TOOK,      /* card: for its owner only */
    GWT_EV_DISPLAY,   /* card */
    GWT_EV_PLAY,      /* card */
    GWT_EV_HIRE,      /* worker, row */
    GWT_EV_BUY,       /* card */
    GWT_EV_MARKET,    /* card */
    GWT_EV_BUILD,     /* building, place */
    GWT_EV_REPLACED,  /* building */
    GWT_EV_HAZARD,    /* tile, place */
    GWT_EV_BOUNTY,    /* tile, place */
    GWT_EV_FORESIGHT, /* tile, place */
    GWT_EV_WORKER,    /* worker, row */
    GWT_EV_GONE,      /* tile */
    GWT_EV_NEW_TILE,  /* tile, column */
    GWT_EV_TOKEN_ROW, /* row */
    GWT_EV_LAST_TURNS,
    GWT_EV_INCOME,      /* n: total breeding value */
    GWT_EV_SIMMENTAL,   /* n, card */
    GWT_EV_BRAHMAN,     /* n */
    GWT_EV_STORE,       /* town, cell */
    GWT_EV_BELL,        /* n: bells cleared now */
    GWT_EV_TAKE_CATTLE, /* card */
    GWT_EV_POKER_SEAT,  /* worker, token */
    GWT_EV_POKER_LAY,   /* n: cards at the table now */
    GWT_EV_POKER_LAID,  /* card: for its owner only */
    GWT_EV_STAKE,       /* amount, pot */
    GWT_EV_POKER_SHOW,  /* card */
    GWT_EV_POKER_HAND,  /* value */
    GWT_EV_POKER_BANK,  /* amount, pot */
    GWT_EV_POKER_WIN,   /* amount, pot */
    GWT_EV_OVER,        /* total */
    GWT_EV_SLIDE,       /* tile, column */
    GWT_EV_SAM_WORKER,  /* worker: at setup */
    GWT_EV_SAM_SHUFFLE,
    GWT_EV_SAM_CARD,      /* card, steps */
    GWT_EV_SAM_WAY,       /* steps, left, tolls, to_human, reason */
    GWT_EV_SAM_TOLL,      /* place, amount */
    GWT_EV_SAM_HIRE,      /* worker, row, cost, reason */
    GWT_EV_SAM_SPECIALTY, /* worker */
    GWT_EV_SAM_BUY,       /* cowboys, cost, points, reason */
    GWT_EV_SAM_CATTLE,    /* card */
    GWT_EV_SAM_ADDS,      /* n, reason */
    GWT_EV_SAM_BUILD,     /* building, place, reason */
    GWT_EV_SAM_REPLACE,   /* old, building, place, reason */
    GWT_EV_SAM_ENGINE,    /* space, engineers, reason */
    GWT_EV_SAM_STATION,   /* station */
    GWT_EV_SAM_MASTER,    /* master, station */
    GWT_EV_SAM_DISC_BACK, /* station */
    GWT_EV_SAM_NO_DISC,
    GWT_EV_SAM_ENGINE_GONE,
    GWT_EV_SAM_OBJECTIVE, /* card */
    GWT_EV_SAM_OUTLAW,    /* tile, place */
    GWT_EV_SAM_HAZARD,    /* tile, place, reason */
    GWT_EV_SAM_FORESIGHT, /* tile, column, reason */
    GWT_EV_SAM_DELIVER,   /* city, reason */
    GWT_EV_SAM_NOTHING,   /* reason */
    GWT_EV_SAM_STORE,     /* town, cell, reason */
    GWT_EV_SAM_NO_STORE,
    GWT_EV_SAM_REVEALS,  /* expansion */
    GWT_EV_SAM_COMPLETE, /* expansion */
    GWT_EV_SAM_ACTIVE,   /* expansion */
    GWT_EV_COUNT
} gwt_event;

/* Kinds of refusals.  ORDER: GWT_REASONS in why.c. */
typedef enum gwt_reason {
    GWT_WHY_NOT_NOW,
    GWT_WHY_NOT_ASKED,
    GWT_WHY_TOO_FAR,
    GWT_WHY_NO_WAY,
    GWT_WHY_MUST_MOVE,
    GWT_WHY_NEUTRAL_FIRST,
    GWT_WHY_NO_CARD,
    GWT_WHY_NO_OBJECTIVE,
    GWT_WHY_MONEY,
    GWT_WHY_MONEY_HIRE,
    GWT_WHY_MONEY_BUILD,
    GWT_WHY_MONEY_STATION,
    GWT_WHY_MONEY_DISC,
    GWT_WHY_MONEY_BUY,
    GWT_WHY_TOKEN_ROW,
    GWT_WHY_NO_WORKER,
    GWT_WHY_ROW_FULL,
    GWT_WHY_BUILDERS,
    GWT_WHY_COWBOYS,
    GWT_WHY_NOT_FOR_SALE,
    GWT_WHY_DELIVERED,
    GWT_WHY_TOO_VALUABLE,
    GWT_WHY_NO_DISC_FITS,
    GWT_WHY_WHITE_BORDER,
    GWT_WHY_SLOT_EMPTY,
    GWT_WHY_BOARD_FIRST,
    GWT_WHY_CERTIFICATES,
    GWT_WHY_ENGINE_RANGE,
    GWT_WHY_ENGINE_BACK,
    GWT_WHY_STATION_OWN,
    GWT_WHY_STATION_BEHIND,
    GWT_WHY_NO_DISC,
    GWT_WHY_PRINTED,
    GWT_WHY_SITE,
    GWT_WHY_TILE_USED,
    GWT_WHY_REPLACE,
    GWT_WHY_NO_HAZARD,
    GWT_WHY_NO_OUTLAW,
    GWT_WHY_DONE_ALREADY,
    GWT_WHY_OTHER_LOCAL,
    GWT_WHY_AUX_INSTEAD,
    GWT_WHY_AUX_LOCKED,
    GWT_WHY_COPY_TWICE,
    GWT_WHY_NOTHING,
    GWT_WHY_NO_TOKEN,
    GWT_WHY_TOKEN_DISCARD,
    GWT_WHY_NOTHING_TO_DRAW,
    GWT_WHY_DRAW_RANGE,
    GWT_WHY_NOT_DISPLAYED,
    GWT_WHY_NOT_FORESEEN,
    GWT_WHY_SIMMENTAL,
    GWT_WHY_MUST_CHOOSE,
    GWT_WHY_NO_STORE,
    GWT_WHY_NO_ACCESS,
    GWT_WHY_STORE_THERE,
    GWT_WHY_CELL,
    GWT_WHY_MONEY_CELL,
    GWT_WHY_NEEDS_STORE,
    GWT_WHY_NO_CITY,
    GWT_WHY_SINGLE_ONLY,
    GWT_WHY_POKER_WORKER,
    GWT_WHY_POKER_PRINTED,
    GWT_WHY_POKER_FULL,
    GWT_WHY_POKER_STAKE,
    GWT_WHY_POKER_NO_CARD,
    GWT_WHY_POKER_COPY,
    GWT_WHY_COUNT
} gwt_reason;

/* Categories of the score.  ORDER: GWT_CATEGORIES in text.c. */
enum {
    GWT_CAT_MONEY,
    GWT_CAT_BUILDINGS,
    GWT_CAT_CITIES,
    GWT_CAT_STATIONS,
    GWT_CAT_HAZARDS,
    GWT_CAT_CATTLE,
    GWT_CAT_OBJECTIVES,
    GWT_CAT_MASTERS,
    GWT_CAT_WORKERS,
    GWT_CAT_STEP_DISC,
    GWT_CAT_TOKEN,
    GWT_CAT_POKER,
    GWT_CAT_TOTAL,
    GWT_CAT_COUNT
};

#endif
