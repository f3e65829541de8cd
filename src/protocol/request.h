/* request.h: one request of the engine protocol: its fields, read and checked from tables, and its refusal.
 *
 * Internal to the protocol: answer.c (from a document to an answer), request.c (fields), requests.c (what the host may
 * ask), seat.c (what a seat may ask), shared.c (what both may), engine.c (the open tables). */
#ifndef SAGEBRUSH_PROTOCOL_REQUEST_H
#define SAGEBRUSH_PROTOCOL_REQUEST_H

#include "protocol/engine.h"
#include "sagebrush/puzzle.h"
#include "sagebrush/table.h"

/* Tables stand in the order of their numbers, those closed leave holes: the next one always comes at the end. */
struct engine {
    engine_limits limits;
    engine_host host;
    sb_table **tables;   /* by slot, NULL: closed, or not dealt yet */
    sb_offer **offers;   /* by slot: what is not dealt yet, otherwise NULL */
    sb_review **reviews; /* by slot: the review that is being made of the table, otherwise NULL */
    int64_t *numbers;    /* the public number of each slot's table: never used twice */
    int64_t last;        /* the last number given */
    int used, slots;     /* slots in use, holes among them; room for so many */
    int open;            /* tables that are not closed */
};

typedef struct request_kind request_kind;

typedef struct request {
    engine *e; /* NULL in a seat's request: it sees its table alone */
    const engine_limits *limits;
    const engine_host *host;
    const sb_node_ops *ops; /* how the document is read */
    const void *root;       /* the request */
    const void *id;         /* NULL: none, or not read yet */
    sb_json out;            /* the answer, an open object */
    bool answered;          /* whole already: a seat's request inside the host's */

    /* The fields, as far as the request has them. */
    const request_kind *kind;
    sb_table *table;
    sb_offer *offer; /* the table is not dealt yet */
    int slot;
    const sb_game *game;
    sb_setup setup;
    int players, seat, viewer;
    sb_move move;
    bool has_lang, has_seed, has_ply, has_since, declines;
    sb_lang lang;
    uint8_t key[SB_KEY_BYTES];
    int64_t since, undos, ply, to, depth, playouts, ms, plies, number, day;
    bool has_move, has_day;
    unsigned agreed;
    sb_incident_kind incident;
    const sb_bot *bot;
    sb_seat seats[SB_SEATS_MAX];
    const void *state;
    const char *record;
    const void *inner; /* the request of a seat */
    const char *nonce;
    bool nonces; /* the deal waits for them */

    /* The refusal. */
    sb_error error;
    const char *field; /* which one is wrong, if one is */
    char rule[32];
    char message_bytes[512];
    sb_text message;
    bool shows_view; /* with the refusal comes what the seat sees now */
} request;

/* A field of a request: how it is read.  `read` fills in the request or refuses. */
typedef struct field {
    const char *name;
    bool (*read)(request *r, const char *name, const void *value);
    bool required;
    const char *expected;
} field;

#define REQUEST_FIELDS_MAX 8
struct request_kind {
    const char *name;
    bool (*run)(request *r); /* writes the members of the answer, or refuses */
    field fields[REQUEST_FIELDS_MAX];
    bool early; /* also of a table that is not dealt yet */
};

extern const request_kind REQUEST_KINDS[]; /* ends with a row without a name (requests.c) */
extern const request_kind SEAT_KINDS[];    /* the same for a seat that is taken (seat.c) */
extern const request_kind EARLY_KINDS[];   /* and before the deal */

/* From a document to an answer (answer.c).  `request_answer` reads r->root as one of the kinds and writes exactly one
 * object to `answer`. */
void request_init(request *r, const engine_limits *limits, const engine_host *host, sb_text *answer);
void request_answer(request *r, const request_kind *kinds);
void request_answer_refusal(request *r);

/* Keeps error and message (as of sb_putf); the answer is false, to be returned at once. */
bool refuse(request *r, sb_error error, const char *format, ...);
sb_text *refusal(request *r, sb_error error); /* where the message goes */
bool refuse_field(request *r, sb_error error, const char *name, const char *expected);
bool refuse_plainly(request *r, sb_error error); /* with the error's own sentence */
bool refuse_move(request *r, sb_error error);    /* with the rule and the sentence of the game */
/* A text of the client in a message: quoted, cut when it is long. */
void put_shown(sb_text *t, const char *s);

/* Reads all fields that the kind declares; refuses others. */
bool request_fields(request *r, const request_kind *kind);

/* Readers of fields (request.c). */
bool read_incident(request *r, const char *name, const void *value);
bool read_table(request *r, const char *name, const void *value);
bool read_game(request *r, const char *name, const void *value);
bool read_players(request *r, const char *name, const void *value);
bool read_options(request *r, const char *name, const void *value);
bool read_seed(request *r, const char *name, const void *value);
bool read_seats(request *r, const char *name, const void *value);
bool read_seat(request *r, const char *name, const void *value);
bool read_viewer(request *r, const char *name, const void *value);
bool read_move(request *r, const char *name, const void *value);
bool read_lang(request *r, const char *name, const void *value);
bool read_since(request *r, const char *name, const void *value);
bool read_undos(request *r, const char *name, const void *value);
bool read_ply(request *r, const char *name, const void *value);
bool read_to(request *r, const char *name, const void *value);
bool read_agree(request *r, const char *name, const void *value);
bool read_inner(request *r, const char *name, const void *value);
bool read_nonce(request *r, const char *name, const void *value);
bool read_nonces(request *r, const char *name, const void *value);
bool read_agreed(request *r, const char *name, const void *value);
bool read_bot(request *r, const char *name, const void *value);
bool read_playouts(request *r, const char *name, const void *value);
bool read_ms(request *r, const char *name, const void *value);
bool read_plies(request *r, const char *name, const void *value);
bool read_depth(request *r, const char *name, const void *value);
bool read_state(request *r, const char *name, const void *value);
bool read_record(request *r, const char *name, const void *value);
bool read_number(request *r, const char *name, const void *value);
bool read_date(request *r, const char *name, const void *value);

/* What a node of the document is. */
static inline sb_node_kind kind_of(const request *r, const void *node)
{
    return node ? r->ops->kind(node) : SB_NODE_NULL;
}

static inline bool is_int(const request *r, const void *node)
{
    return kind_of(r, node) == SB_NODE_INT;
}

/* NULL: not a text. */
static inline const char *text_in(const request *r, const void *node)
{
    return kind_of(r, node) == SB_NODE_TEXT ? r->ops->text(node) : NULL;
}

/* What host and seats may ask alike (shared.c). */
bool do_why(request *r);
bool do_nonce(request *r); /* of r->offer */
bool do_preview(request *r);
bool do_coach(request *r);
sb_bot_budget budget_of(const request *r); /* of whoever thinks for a seat */
/* Puzzles (puzzles.c). */
bool do_puzzles(request *r);
bool do_puzzle(request *r);
bool do_solve(request *r);
/* A table of the engine from now on: its number, its commitment and where it stands (requests.c). */
bool put_new_table(request *r, int slot, sb_table *table);
void put_move_text(request *r, const char *key, sb_move move);
void put_thought(request *r, const sb_thought *t);
/* The request of a seat inside the host's, answered as that seat's client would be (seat.c). */
bool do_seat(request *r);
void put_view_now(const request *r, sb_json *out); /* what r->seat sees, with the events that are news to it */

/* A slot for one more table, or -1 and a refusal; the slot of a table by its number, or -1. */
int engine_slot(request *r);
int engine_find(const engine *e, int64_t number);
sb_error engine_deal(engine *e, int slot); /* the offer there becomes a table */

#endif
