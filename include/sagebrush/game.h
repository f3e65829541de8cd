/* game.h: the contract between a game and everything else.
 *
 * A game is ONE `const sb_game`: its numbers, its vocabulary (tables) and its rules (functions).  Tables, servers,
 * bots, the terminal, tests and the browser know a game through this header alone.  docs/adding-a-game.md is the
 * checklist; src/games/template/ is a complete small game to copy.
 *
 * What every game promises (the conformance suite, tests/conformance.c, proves it for every player count and option):
 *
 *  1. The state is plain data: no pointers, fixed size (state_size), no padding, dead slots zero.  Copying the bytes
 *     is cloning, comparing them is comparing positions.  Its first member is
 *     an sb_rng.
 *  2. `setup` and `apply` are the only sources of change and depend on nothing but their arguments.
 *  3. `pending` is the set of seats that owe a decision.  Several at once: the outcome does not depend on who answers
 *     first.  Empty: the game is over.
 *  4. `legal` lists a seat's moves: sorted (sb_move_cmp), unique, never empty for a pending seat.  A seat that is
 *     not pending may have optional moves: same list, same `apply`, never required.
 *  5. `apply` takes exactly what `legal` lists.  It does not check: sb_play does, for everybody, by looking the move
 *     up in the list, and refuses anything else with an error and a rule id and not one byte changed.  So legality
 *     is stated once, in `legal`; whoever picks from the list it just got may call `apply` directly (simulations).
 *  6. Decisions are small: a compound choice is a sequence of short lists.  `decision` names kind and rule.
 *  7. A move has one canonical text, without spaces, that parses back: "bid:7", "dynamite:cold_mountain_06".  It comes
 *     from the vocabulary; so do the sentences that people read, in English and in French.
 *  8. `redact` turns a state into what a viewer knows: two states that differ only in what the viewer cannot know
 *     become identical bytes.  `determinize` fills a redacted state up to a full one drawn from what the viewer knows.
 *  9. Chance comes from the sb_rng of the state only, one named stream per deck, bag or pair of dice.
 * 10. Every game ends.  `check` holds after every move.
 * 11. No I/O, clock, allocation, float or global variable in a game. */
#ifndef SAGEBRUSH_GAME_H
#define SAGEBRUSH_GAME_H

#include "sagebrush/error.h"
#include "sagebrush/io.h"
#include "sagebrush/public.h"
#include "sagebrush/rng.h"

#include <string.h>

SB_PUBLIC_BEGIN

#define SB_SEATS_MAX      8            /* seats of a table, and rows of a result: sets of them are bytes */
#define SB_SPECTATOR      SB_SEATS_MAX /* a viewer who sits nowhere */
#define SB_MOVES_MAX      1024         /* longest list of legal moves of any game */
#define SB_EVENTS_MAX     512          /* most events of one move, with everything it sets off */
#define SB_STATE_MAX      4096         /* largest state of any game */
#define SB_OPTIONS_MAX    24
#define SB_CATEGORIES_MAX 16
#define SB_ARGS_MAX       6
#define SB_FACTS_MAX      12  /* numbers about one move */
#define SB_MEASURES_MAX   8   /* what a seat has, in numbers */
#define SB_BLOCKED_MAX    128 /* longest list of moves that somebody looks for and does not find */
#define SB_NOTE_MAX       320 /* bytes of a remark on a move, NUL included */

/* ---- moves and events -------------------------------------------------------------------------------------------- */

/* A choice: a kind (index into sb_game.moves) and the arguments that kind declares, packed one after the other from
 * arg[0] on: a seat or an item is one byte, a number is two (high byte first).  Unused bytes are zero. */
typedef struct sb_move {
    uint8_t kind;
    uint8_t arg[7];
} sb_move;

int sb_move_cmp(sb_move a, sb_move b); /* the order of lists: by kind, then by arguments */

/* Built in one word and copied, so that a list is written eight bytes at a time (little-endian, as rng.c asserts). */
static inline sb_move sb_move_of(int kind, int a, int b)
{
    sb_move m;
    uint64_t word = (uint8_t)kind | (uint64_t)(uint8_t)a << 8 | (uint64_t)(uint8_t)b << 16;
    memcpy(&m, &word, sizeof m);
    return m;
}

static inline sb_move sb_move_number(int kind, int n)
{
    return sb_move_of(kind, n >> 8, n);
}

static inline int sb_move_get_number(sb_move m)
{
    return m.arg[0] << 8 | m.arg[1];
}

/* Something that happened, for log and animation.  What only some may know is an event of its own with an audience. */
typedef struct sb_event {
    uint8_t kind;     /* index into sb_game.events */
    uint8_t seat;     /* who did it or whom it befell, an automa by its row; SB_SPECTATOR: nobody in particular */
    uint8_t audience; /* 0: everybody; otherwise bit s: seat s may know */
    uint8_t zero;
    int16_t arg[SB_ARGS_MAX];
} sb_event;

typedef struct sb_events {
    sb_event *at;
    int n, cap;
    bool lost; /* some did not fit */
    /* For previews: the chance of the state that is being played on, as it was before.  The first event that comes after
     * chance was used or something hidden was shown is noticed. */
    const sb_rng *watch; /* NULL: nobody watches */
    sb_rng before;
    bool noticed, rolled; /* it came; a stream was used, not only something shown */
    int known;            /* events before it */
} sb_events;

/* `to` is NULL when nobody wants to know (simulations). */
#define sb_emit(to, kind_, seat_, ...)                                                                                 \
    do {                                                                                                               \
        if (to)                                                                                                        \
            sb_emit_event(                                                                                             \
                (to), (sb_event) { .kind = (uint8_t)(kind_), .seat = (uint8_t)(seat_), .arg = { __VA_ARGS__ } });      \
    } while (0)
void sb_emit_event(sb_events *to, sb_event e);
bool sb_event_visible(const sb_event *e, int viewer);

/* ---- vocabulary -------------------------------------------------------------------------------------------------- */

/* Whom and in which language sentences are for. */
typedef struct sb_names {
    sb_lang lang;
    const char *seat[SB_SEATS_MAX]; /* NULL: "Seat 1" ... */
} sb_names;

/* Types of arguments.  SB_ARG_ITEM + d is an item of sb_game.domains[d].  SB_ARG_LIST + d (last argument of a move
 * only) is one or more items of that domain, as many as are not zero. */
enum { SB_ARG_NONE, SB_ARG_NUMBER, SB_ARG_SEAT, SB_ARG_ITEM = 16, SB_ARG_LIST = 128 };

typedef struct sb_arg {
    const char *name; /* the key in JSON and the {name} in sentences */
    uint8_t type;
} sb_arg;

/* What a move is to the question that is asked: how lists are laid out, never what is legal.  An answer; declining what
 * is offered; being done with something that could go on; something beside the question, possible whoever is asked; a
 * journey, whose last argument lists the places on the way and ends where the journey ends. */
typedef enum sb_role {
    SB_ROLE_ANSWER,
    SB_ROLE_DECLINE,
    SB_ROLE_DONE,
    SB_ROLE_ASIDE,
    SB_ROLE_STEP,
    SB_ROLE_COUNT
} sb_role;
SB_INSIDE extern const char *const sb_roles[SB_ROLE_COUNT]; /* "answer", "decline", "done", "aside", "step" */

/* A kind of move, event, decision or refusal: its id for programs, its rule, its sentence for people.
 * In a sentence {name} is the argument, {seat} the one who acts, {n#nugget|nuggets} the right one of two words, {n?some|none}
 * the first unless it is 0, {n+1} a place in a row that programs count from 0 and people from 1.
 * {the name} and {a name} put the article of an item before it (sb_item.noun), {The name} and {A name} at the beginning.
 * In French "de" and "à" before them become "d'", "du", "des", "au", "aux" by themselves. */
typedef struct sb_word {
    const char *id;
    const char *rule; /* NULL where no rule is behind it */
    sb_arg args[SB_ARGS_MAX];
    const char *text[SB_LANG_COUNT];
    uint8_t role; /* of a move: sb_role; of an event: SB_EVENT_MARK, SB_EVENT_QUIET or 0 */
} sb_word;

enum {
    SB_EVENT_MARK = 1,  /* a turn or round begins with it: logs are divided there */
    SB_EVENT_QUIET = 2, /* another event has told it already: programs want it, logs for people leave it out */
};

typedef struct sb_words {
    const sb_word *at;
    int count;
} sb_words;

/* ---- what a view consists of ------------------------------------------------------------------------------------- */

/* Every member of a view, by its path: "round", "players[].seat" (of each item of a list), "discard{}" (each value of a map).
 * The description names the members for people, and gives pages their types; the conformance suite holds every view
 * against it. */
typedef enum sb_field_type {
    SB_FIELD_NUMBER,
    SB_FIELD_BOOL,
    SB_FIELD_SEAT,
    SB_FIELD_ITEM, /* the id of an item of `domain` */
    SB_FIELD_OBJECT,
    SB_FIELD_LIST,
    SB_FIELD_MAP,    /* an object: ids of `domain` to numbers */
    SB_FIELD_SCORES, /* an object: ids of the score's categories to numbers */
    SB_FIELD_TYPES
} sb_field_type;
SB_INSIDE extern const char *const sb_field_types[SB_FIELD_TYPES];

enum {
    SB_FIELD_OPTIONAL = 1, /* not always there */
    SB_FIELD_NULLABLE = 2,
    SB_FIELD_BY_SEAT = 4,    /* a list with an item for each seat */
    SB_FIELD_FOLDED = 8,     /* long or rarely needed: a table in words folds it away */
    SB_FIELD_ELSEWHERE = 16, /* the screen around a table in words says it already */
    SB_FIELD_FIRST = 32      /* what a player looks at first, as a hand of cards */
};

typedef struct sb_field {
    const char *path;
    uint8_t type;   /* sb_field_type */
    uint8_t domain; /* of an item or a map */
    uint8_t flags;
    const char *label[SB_LANG_COUNT]; /* what people call it; none of "[]" and "{}" */
} sb_field;

typedef struct sb_fields {
    const sb_field *at;
    int count;
} sb_fields;

/* ---- options ----------------------------------------------------------------------------------------------------- */

typedef struct sb_option {
    const char *id;
    const sb_item *values; /* with their names; the first is the default; NULL: a seat number, none by default */
    uint8_t count;
    uint16_t players;  /* bit n: offered with n players; 0: always */
    uint32_t excludes; /* bit i: not together with option i; one of them must be its default */
    const char *text[SB_LANG_COUNT];
} sb_option;

/* A game about to begin.  value[i] is an index into options[i].values; for a seat option 0 = none, seat + 1. */
typedef struct sb_setup {
    uint8_t players;
    uint8_t value[SB_OPTIONS_MAX];
} sb_setup;

/* ---- answers ----------------------------------------------------------------------------------------------------- */

typedef struct sb_decision {
    uint8_t kind; /* index into sb_game.decisions */
    int16_t arg[SB_ARGS_MAX];
} sb_decision;

/* Why a move is not legal: an index into sb_game.reasons. */
typedef struct sb_reason {
    uint8_t kind;
    int16_t arg[SB_ARGS_MAX];
} sb_reason;

typedef struct sb_result {
    bool over;
    uint8_t players;
    uint8_t automas;             /* opponents without a seat: rows from score[players] on */
    uint8_t winners;             /* bit s: row s is in first place (several: shared); 0: not over */
    uint8_t place[SB_SEATS_MAX]; /* by row, from 1; equals share one and the next is left out; 0: not over */
    int32_t score[SB_SEATS_MAX][SB_CATEGORIES_MAX]; /* by row and category; the last category is the total */
} sb_result;

/* What people plan with about a move, in numbers: steps, price, what is really paid.  `fact` is an index into sb_game.facts,
 * whose word has the name of the number for people and its type as the only argument. */
typedef struct sb_facts {
    int16_t order; /* where the move stands on the board, from 1, where the list has another order; 0: nowhere */
    uint8_t n;
    struct {
        uint8_t fact;
        int16_t value;
    } at[SB_FACTS_MAX];
} sb_facts;

static inline void sb_fact(sb_facts *to, int fact, int value)
{
    if (to->n < SB_FACTS_MAX) {
        to->at[to->n].fact = (uint8_t)fact;
        to->at[to->n++].value = (int16_t)value;
    }
}

/* ---- what can occur ---------------------------------------------------------------------------------------------- */

/* The lists of a game whose entries simulations count; SB_LIST_DOMAIN + d is sb_game.domains[d]. */
enum { SB_LIST_MOVES, SB_LIST_EVENTS, SB_LIST_DECISIONS, SB_LIST_REASONS, SB_LIST_CATEGORIES, SB_LIST_DOMAIN };

typedef void (*sb_see)(void *to, int domain, int item);

/* ---- the game ---------------------------------------------------------------------------------------------------- */

/* The rules: what is played, and who may know what. */
typedef struct sb_rules {
    void (*setup)(void *state, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_events *events);
    /* How many play and by which options: a position tells it by itself.  Options that only mattered to `setup` (who
     * begins) may be forgotten: they are then their defaults. */
    void (*setup_of)(const void *state, sb_setup *out);
    unsigned (*pending)(const void *state);                               /* bit s: seat s owes a decision */
    int (*legal)(const void *state, int seat, sb_move out[SB_MOVES_MAX]); /* how many */
    void (*apply)(void *state, int seat, sb_move move, sb_events *events);
    sb_decision (*decision)(const void *state, int seat);        /* of a pending seat */
    sb_reason (*why)(const void *state, int seat, sb_move move); /* of a move that is not in the list */
    int (*turn)(const void *state);                              /* rounds or turns begun, from 1 */
    void (*result)(const void *state, sb_result *out);           /* the score as it stands; final when over */
    const char *(*check)(const void *state);                     /* NULL, or what is wrong, naming the field */

    void (*redact)(void *state, int viewer);
    void (*determinize)(void *state, int viewer, sb_quick *chance); /* of a redacted state; also a new key */

    void (*io)(void *state, sb_io *io); /* the members of the complete state */
} sb_rules;

/* For those who look: what a page or a terminal shows, explains and draws. */
typedef struct sb_people {
    void (*view)(const void *redacted, int viewer, sb_json *out); /* the members of what a viewer sees */

    /* For people who learn and for those who choose; each may be NULL.
     * A remark on a move of the seat's list that helps to choose it: price, effect, target, what it leads to ("fee 2 to
     * Ann; you become Mayor of Cold Mountain").  One clause, up to about 80 characters; nothing where the move says
     * all.  It knows what the seat knows and no more: the same redacted state, the same remark. */
    void (*note)(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
    /* The numbers people plan with about a move of the seat's list, each fact once, from what the seat knows: what the remark
     * says in words, and more. */
    void (*reckon)(const void *redacted, int seat, sb_move move, sb_facts *out);
    /* What the seat has, in the order of `measures`, for previews.  NULL: previews tell of points alone. */
    void (*measure)(const void *redacted, int seat, int32_t out[SB_MEASURES_MAX]);
    /* The moves that a person looks for at the question a pending seat is asked, those of its list or not, in any order: every
     * worker in the market, also those too dear.  What is not in the list is shown with the reason of `why`, so it must be
     * a move whose absence surprises.  How many; only views ask. */
    int (*expected)(const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]);
    /* What an item of a domain is about, in a line; nothing where its name says all.  The answer: the rule, or the
     * group of rules ("GR-DYN"), that says everything; NULL: none. */
    const char *(*about)(int domain, int item, sb_lang lang, sb_text *out);
    /* The members of what somebody needs who draws the game: cards, places with coordinates, prices.  Facts of the
     * tables, in ids; names are in the domains. */
    void (*components)(sb_json *out);
} sb_people;

/* For bots; each may be NULL. */
typedef struct sb_advice {
    /* How good the moves of its list look to a seat that knows only this (redacted) state, in hundredths of a point,
     * compared with each other: value[i] of list[i].  What the bot `greedy` plays by.  NULL: it has no opinion. */
    void (*appraise)(const void *redacted, int seat, const sb_move *list, int n, int32_t *value);
    const struct sb_outlook *outlook; /* for bots that search and learn (outlook.h); NULL: they do not play it */
} sb_advice;

/* For simulations that count what occurs (src/tools/content.h); each may be NULL.  Builds for people's devices leave it out
 * (SB_PLAY_ONLY). */
typedef struct sb_trial {
    /* Whether entry number `index` of a list can occur in games set up like this one.  NULL: everything can. */
    bool (*can_occur)(const void *state, int list, int index);
    /* Names what lies on the table and comes there under no event or move: what setup laid out, what adds up. */
    void (*shows)(const void *state, sb_see see, void *to);
    /* Makes a rich beginning of a position just set up, one that long play could have led to: what ordinary play hardly
     * reaches then occurs.  For simulations and tests, never for people. */
    void (*enrich)(void *state, sb_quick *chance);
} sb_trial;

/* The number of this contract: it goes up when a game written for the one before would no longer be understood. */
#define SB_API 1

typedef struct sb_game {
    uint16_t api;           /* SB_API: the contract this game was written for; first, so that it can always be read */
    uint16_t rules_version; /* goes up with every change of behaviour: old records are then refused, not bent */
    const char *id;
    const char *name[SB_LANG_COUNT];
    uint8_t players_min, players_max;
    uint16_t state_size;
    bool example;      /* a game to learn from and to test with: not offered to people */
    bool open_choices; /* seats asked at once answer openly; false: nobody sees an answer before all are in */
    /* The name of the opponent whom the game itself plays: an automa has no seat, is never asked and never chosen when a
     * table is made; it has rows after those of the seats (sb_result.automas).  NULL: none. */
    const char *automa;

    const sb_option *options;
    uint8_t options_count;
    uint8_t domains_count;
    const sb_domain *domains;
    sb_words moves, events, decisions, reasons;
    sb_words categories;        /* of the score; the last one is the total */
    sb_fields fields;           /* what a view consists of */
    sb_words measures;          /* what a seat has and a preview tells the change of: money, cards, ... */
    sb_words facts;             /* numbers about moves; none: the game has no `reckon` */
    const char *const *streams; /* names of the random streams, NULL-terminated */

    sb_rules rules;
    sb_people people;
    sb_advice bots;
    sb_trial trial;
} sb_game;

/* ---- what the framework makes of it (src/core/) ------------------------------------------------------------------ */

SB_INSIDE extern const sb_game *const *const sb_games; /* NULL-terminated */
const sb_game *sb_game_at(int i);                      /* the games from 0 on; NULL: no more */
const sb_game *sb_game_find(const char *id);           /* by the rules of now */
/* Games by earlier rules, kept for the records made under them: not offered for new tables.  NULL-terminated. */
SB_INSIDE extern const sb_game *const *const sb_games_kept;
const sb_game *sb_game_find_rules(const char *id, int rules_version); /* of now or kept; NULL: neither */

/* Defaults for so many players; then one option at a time.  Unknown names and values are refused, and a value that
 * cannot be combined with what was chosen before. */
sb_error sb_setup_init(const sb_game *g, int players, sb_setup *out);
sb_error sb_setup_option(const sb_game *g, sb_setup *s, const char *id, const char *value);
bool sb_setup_is_allowed(const sb_game *g, const sb_setup *s); /* no two options that exclude each other */
const char *sb_setup_value(const sb_game *g, const sb_setup *s, int option, char buffer[4]); /* as text; NULL: none */
void sb_setup_json(const sb_game *g, const sb_setup *s, sb_json *out); /* member "options" of an open object */

/* Places and winners of a result that is over and counted: the more `worth`, the better (a total, with what breaks ties in
 * its lower digits), one for each row; equals share their place.  Not over: no places. */
void sb_result_places(sb_result *r, const int64_t worth[SB_SEATS_MAX]);

/* The one checked door: SB_OK and the move is made, or an error and not one byte of the state has changed. */
sb_error sb_play(const sb_game *g, void *state, int seat, sb_move move, sb_events *events);
/* The same question without playing. */
sb_error sb_may_play(const sb_game *g, const void *state, int seat, sb_move move);
/* What to tell somebody whose move was refused with e (the answer of sb_may_play): rule id (may be NULL) and sentence. */
const char *sb_refusal(
    const sb_game *g, const void *state, int seat, sb_move move, sb_error e, const sb_names *names, sb_text *out);

/* Its facts as members of an open object: "order":4,"facts":{"steps":3,"fee":2}; nothing where the game has none. */
void sb_facts_json(const sb_game *g, const void *redacted, int seat, sb_move move, sb_json *out);

/* What a person expects to be possible for this seat and is not (`expected` without the legal list), sorted, each once:
 * how many.  None for a seat that owes nothing. */
int sb_blocked(const sb_game *g, const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX]);

/* What a legal move would do, from what the seat knows alone, up to the next decision or until chance is used or something
 * hidden is shown: the events until then, and by how much it changes what the seat has, as far as that is certain whatever
 * chance brings (bit i of `known`: measure i; the last one are the points of the score). */
typedef enum sb_stops { SB_STOPS_DECISION, SB_STOPS_CHANCE, SB_STOPS_HIDDEN, SB_STOPS_OVER, SB_STOPS_COUNT } sb_stops;
typedef struct sb_preview {
    sb_stops stops;
    unsigned known;
    int32_t change[SB_MEASURES_MAX + 1];
    int events; /* also those that others may know: show what sb_event_visible says */
    sb_event event[SB_EVENTS_MAX];
} sb_preview;
SB_INSIDE extern const char *const sb_stops_names[SB_STOPS_COUNT]; /* "decision", "chance", "hidden", "over" */
void sb_preview_move(const sb_game *g, const void *redacted, int seat, sb_move move, sb_preview *out);
SB_INSIDE sb_stops sb_preview_stops(
    const sb_game *g, const void *redacted, int seat, sb_move move); /* that alone: quick */
/* Its members in an open object: "events":[..],"stops":"chance","change":{"money":-2,"score":0}. */
void sb_preview_json(const sb_game *g, int seat, const sb_preview *p, const sb_names *names, sb_json *out);

void sb_move_write(const sb_game *g, sb_move move, sb_text *out);
/* Its kind, arguments and role as members of an open object: "kind":"hire","args":{"row":2,"worker":"cowboy"},
 * "role":"answer".  A number is a number, a seat its number, an item its id, a list a list of ids. */
void sb_move_json(const sb_game *g, sb_move move, sb_json *out);
/* Of a question likewise: "kind":"foresight","rule":"GWT-KC-2","args":{"column":2}. */
void sb_decision_json(const sb_game *g, const sb_decision *d, sb_json *out);
sb_error sb_move_read(const sb_game *g, const char *text, sb_move *out); /* SB_OK or SB_BAD_MOVE */

/* Sentences. */
bool sb_is_singular(int n, sb_lang lang); /* "1 nugget", but "0 nuggets" and "0 pépite" */
void sb_say_move(const sb_game *g, int seat, sb_move move, const sb_names *names, sb_text *out);
void sb_say_event(const sb_game *g, const sb_event *e, const sb_names *names, sb_text *out);
void sb_say_decision(const sb_game *g, int seat, const sb_decision *d, const sb_names *names, sb_text *out);
void sb_say_reason(const sb_game *g, int seat, const sb_reason *r, const sb_names *names, sb_text *out);
/* One event as a JSON object: {"event":"fee","seat":1,"to":0,"amount":2}, with "text" when names are given. */
void sb_event_json(const sb_game *g, const sb_event *e, const sb_names *names, sb_json *out);
void sb_event_members(const sb_game *g, const sb_event *e, const sb_names *names, sb_json *out); /* of an open object */

/* A seat's name, "Seat 2" without one. */
void sb_say_seat(const sb_names *names, int seat, sb_text *out);

/* Remarks and explanations; nothing is written where the game has none. */
void sb_note(const sb_game *g, const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out);
const char *sb_about(const sb_game *g, int domain, int item, sb_lang lang, sb_text *out);

/* The members of a game's entry in a list of games: id, names, players, options. */
void sb_game_json(const sb_game *g, sb_json *out);
/* Those, and everything else that can be known of a game before it is played: domains, words, components
 * (docs/protocol.md). */
void sb_catalogue(const sb_game *g, sb_json *out);

/* The member "fields" of a catalogue: the description of the view. */
void sb_fields_json(const sb_game *g, sb_json *out);

/* The member "chance" of a state: {"key":"9f..","deck":51,"dice":4,"reveals":12}, a position for every named stream. */
void sb_io_rng(sb_io *io, sb_rng *r, const char *const *streams);

/* The name of a position: the first 64 bits of the SHA-256 of its canonical text, which is the JSON object that `io` writes
 * (protocol: `state`).  It outlives the layout of the state.  Some ten thousand times dearer than a look at a byte: for
 * records and hosts, never for searching. */
uint64_t sb_state_hash(const sb_game *g, const void *state);
/* That text: the members of an object that the caller has opened. */
void sb_state_write(const sb_game *g, const void *state, sb_json *out);
/* A position from a document, the one door for all that come from outside: read by the game's description, then checked by
 * the game.  `state` has SB_STATE_MAX bytes.  False: `why` gets a path and a sentence. */
bool sb_state_read(const sb_game *g, const sb_node_ops *ops, const void *root, void *state, sb_text *why);

SB_PUBLIC_END

#endif
