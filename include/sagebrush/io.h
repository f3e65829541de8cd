/* io.h: one description of a state serves for writing it as JSON and for reading it back.
 *
 * A game writes one function that walks through its state:
 *
 *     st->round = (uint8_t)sb_io_int(io, "round", st->round, 0, 99);
 *
 * Writing, each call prints its member and returns the value unchanged; reading, it returns what the document says.
 * The first thing that is wrong is kept with its path ("players[2].nuggets: ..."); later calls then return what they
 * were given.  The parsed document is behind a table of functions, so that no game knows a JSON library. */
#ifndef SAGEBRUSH_IO_H
#define SAGEBRUSH_IO_H

#include "sagebrush/lang.h"
#include "sagebrush/public.h"
#include "sagebrush/text.h"

SB_PUBLIC_BEGIN

/* A list of things with ids, names in every language, numbered from 0.  Item 0 may be { NULL }: "none". */
typedef struct sb_item {
    const char *id; /* [a-z0-9_]+, as in records and in the rules */
    const char *name[SB_LANG_COUNT];
    uint8_t noun; /* how sentences use it: the French article, and SB_THE; 0: a name by itself, as "Kansas City" */
} sb_item;

/* SB_THE: English has an article, too ("the green outlaw", but "space B"). */
enum { SB_LE = 1, SB_LA = 2, SB_LES = 4, SB_THE = 8 };

typedef struct sb_domain {
    const char *id;
    const sb_item *item;
    uint16_t count;
} sb_domain;

/* The item with this id, or -1. */
int sb_domain_find(const sb_domain *d, const char *id, size_t n);

typedef enum sb_node_kind {
    SB_NODE_NULL,
    SB_NODE_BOOL,
    SB_NODE_INT,
    SB_NODE_TEXT,
    SB_NODE_LIST,
    SB_NODE_OBJECT,
    SB_NODE_OTHER
} sb_node_kind;

typedef struct sb_node_ops {
    sb_node_kind (*kind)(const void *node);
    size_t (*count)(const void *node);                        /* members or items */
    const void *(*member)(const void *node, const char *key); /* NULL: no such member */
    const void *(*item)(const void *node, size_t i);
    int64_t (*integer)(const void *node);                                           /* of an INT; 0 or 1 of a BOOL */
    const char *(*text)(const void *node);                                          /* of a TEXT */
    void (*put)(const void *node, sb_text *out);                                    /* of an OTHER, as JSON */
    const char *(*key_not_in)(const void *node, const char *const *keys, size_t n); /* a member not listed, or NULL */
} sb_node_ops;

bool sb_is_listed(const char *key, const char *const *keys, size_t n); /* for key_not_in */

/* A document without a library: JSON as this program writes it (no white space, no escapes, whole numbers of at most 15
 * digits), ended by NUL.  The text is changed and becomes the document; NULL: it is something else. */
const void *sb_compact_read(char *text);
SB_INSIDE extern const sb_node_ops sb_compact_ops;

#define SB_IO_DEPTH 8
#define SB_IO_KEYS  48

typedef struct sb_io_level {
    const void *node;
    const char *key; /* of this level in its parent; NULL for a list item */
    size_t next;     /* next item of a list; number of keys seen of an object */
    const char *keys[SB_IO_KEYS];
} sb_io_level;

typedef struct sb_io {
    sb_json *out;           /* writing */
    const sb_node_ops *ops; /* reading */
    int depth;
    bool failed;
    char error[256];
    sb_io_level level[SB_IO_DEPTH];
} sb_io;

sb_io sb_io_writer(sb_json *out); /* the caller has opened the object */
sb_io sb_io_reader(const sb_node_ops *ops, const void *root);
bool sb_io_reading(const sb_io *io);

void sb_io_object(sb_io *io, const char *key);
size_t sb_io_list(sb_io *io, const char *key, size_t n, size_t max); /* how many items: n, or those of the document */
void sb_io_end(sb_io *io);
int64_t sb_io_int(sb_io *io, const char *key, int64_t v, int64_t lo, int64_t hi);
bool sb_io_bool(sb_io *io, const char *key, bool v);
int sb_io_item(sb_io *io, const char *key, int v, const sb_domain *d); /* by its id; item 0 without id is null */
int sb_io_seat(sb_io *io, const char *key, int v, int players);        /* 0 = none (null), seat + 1 otherwise */
void sb_io_hex(sb_io *io, const char *key, uint8_t *bytes, size_t n);
/* The game found something wrong itself: path and message are kept. */
void sb_io_fail(sb_io *io, const char *key, const char *message);

SB_PUBLIC_END

#endif
