/* sql.h: a database behind a small table of functions: SQLite or PostgreSQL.
 *
 * One connection, used by one thread at a time.  Statements are written once, for both: arguments are $1, $2 and so on,
 * and a $ is nothing else; whole numbers are BIGINT, texts TEXT, bytes BLOB (BYTEA).  Nothing here knows what is kept.
 *
 * A statement that fails fails the transaction: roll it back, then the connection may be used again.  A connection that
 * was lost is opened anew by the next `begin`. */
#ifndef SAGEBRUSH_STORE_SQL_H
#define SAGEBRUSH_STORE_SQL_H

#include "sagebrush/text.h"

#define SQL_ARGS_MAX 12

typedef enum sql_kind { SQL_NULL, SQL_INT, SQL_TEXT, SQL_BYTES } sql_kind;

typedef struct sql_value {
    sql_kind kind;
    int64_t number;
    const char *at; /* of a text or of bytes; a text read from a row ends with a NUL */
    size_t n;
} sql_value;

sql_value sql_int(int64_t v);
sql_value sql_text(const char *s); /* NULL is NULL */
sql_value sql_bytes(const void *at, size_t n);

typedef struct sql sql;

/* A row of an answer; its values are gone afterwards.  False: enough. */
typedef bool sql_row(void *user, const sql_value *value, int n);

typedef struct sql_ops {
    const char *name;
    bool (*begin)(sql *db, bool writes);
    bool (*commit)(sql *db);
    void (*rollback)(sql *db);
    /* Rows found or changed; -1: failed, db->error says why.  `number` is the statement's place in the table that the
     * connection was opened with. */
    int64_t (*run)(sql *db, int number, const sql_value *args, int n, sql_row *each, void *user);
    bool (*script)(sql *db, const char *text); /* several statements without arguments or answers */
    void (*close)(sql *db);
    int (*socket)(sql *db);                           /* where news arrive; -1: nowhere */
    bool (*news)(sql *db, sql_row *each, void *user); /* those that have arrived, one text each; false: lost */
} sql_ops;

struct sql {
    const sql_ops *ops;
    const char *const *statements; /* the caller's, for as long as the connection lives */
    int count;
    char error[256];
};

/* Each answers NULL with a sentence in `why`. */
sql *sql_open_sqlite(const char *path, const char *const *statements, int count, sb_text *why);
sql *sql_open_postgres(const char *url, const char *const *statements, int count, sb_text *why);
/* A path of a file or postgres://... */
sql *sql_open(const char *where, const char *const *statements, int count, sb_text *why);
bool sql_is_url(const char *where);

/* Inside: keeps the message of a library, one line of it; answers false. */
bool sql_fail(sql *db, const char *message);

int64_t sql_memory(void); /* bytes of pages that SQLite keeps in this process */

#endif
