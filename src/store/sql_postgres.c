/* sql_postgres.c: PostgreSQL behind sql.h, by libpq.  Numbers and texts travel as text, bytes as they are. */
#include "store/sql.h"

#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COLUMNS_MAX 16
#define BYTEA_OID   17
#define INT8_OID    20
#define INT4_OID    23

typedef struct postgres {
    sql base;
    PGconn *db;
    bool *prepared;
} postgres;

static bool failed(postgres *p)
{
    const char *message = PQerrorMessage(p->db);
    return sql_fail(&p->base, message[0] ? message : "the database does not answer");
}

/* The answer of a statement, thrown away; true: it was what was expected. */
static bool fine(postgres *p, PGresult *r, ExecStatusType expected)
{
    bool good = r && PQresultStatus(r) == expected;
    if (!good)
        failed(p);
    PQclear(r);
    return good;
}

static bool script(sql *db, const char *text)
{
    postgres *p = (postgres *)db;
    PGresult *r = PQexec(p->db, text); /* NULL is an error, too */
    bool good = PQresultStatus(r) == PGRES_COMMAND_OK || PQresultStatus(r) == PGRES_TUPLES_OK;
    if (!good)
        failed(p);
    PQclear(r);
    return good;
}

/* A connection that was lost is opened anew; statements are prepared on it again. */
static bool ready(postgres *p)
{
    if (PQstatus(p->db) == CONNECTION_OK)
        return true;
    memset(p->prepared, 0, (size_t)p->base.count * sizeof *p->prepared);
    PQreset(p->db);
    return PQstatus(p->db) == CONNECTION_OK ? script(&p->base, "SET client_min_messages = warning") : failed(p);
}

/* A connection may be found to be lost only when it is used. */
static bool begin(sql *db, bool writes)
{
    postgres *p = (postgres *)db;
    (void)writes;
    if (!ready(p))
        return false;
    if (fine(p, PQexec(p->db, "BEGIN"), PGRES_COMMAND_OK))
        return true;
    return PQstatus(p->db) != CONNECTION_OK && ready(p) && fine(p, PQexec(p->db, "BEGIN"), PGRES_COMMAND_OK);
}

/* A transaction in which something failed is "committed" by rolling it back: the tag says so. */
static bool commit(sql *db)
{
    postgres *p = (postgres *)db;
    PGresult *r = PQexec(p->db, "COMMIT");
    bool good = PQresultStatus(r) == PGRES_COMMAND_OK && strcmp(PQcmdStatus(r), "COMMIT") == 0;
    if (!good && !failed(p) && PQresultStatus(r) == PGRES_COMMAND_OK)
        sql_fail(db, "the transaction was rolled back");
    PQclear(r);
    return good;
}

static void rollback(sql *db)
{
    const postgres *p = (postgres *)db;
    if (PQstatus(p->db) == CONNECTION_OK && PQtransactionStatus(p->db) != PQTRANS_IDLE)
        PQclear(PQexec(p->db, "ROLLBACK"));
}

static bool prepare(postgres *p, int number, const char *name)
{
    if (p->prepared[number])
        return true;
    p->prepared[number] = fine(p, PQprepare(p->db, name, p->base.statements[number], 0, NULL), PGRES_COMMAND_OK);
    return p->prepared[number];
}

typedef struct arguments {
    const char *at[SQL_ARGS_MAX];
    int bytes[SQL_ARGS_MAX], is_binary[SQL_ARGS_MAX];
    char numbers[SQL_ARGS_MAX][24];
} arguments;

static void set_argument(arguments *a, int i, const sql_value *v)
{
    a->at[i] = v->kind == SQL_NULL ? NULL : v->at;
    a->bytes[i] = (int)v->n;
    a->is_binary[i] = v->kind == SQL_BYTES;
    if (v->kind == SQL_INT) {
        snprintf(a->numbers[i], sizeof a->numbers[i], "%lld", (long long)v->number);
        a->at[i] = a->numbers[i];
    }
}

static bool give_row(PGresult *r, int row, sql_row *each, void *user)
{
    sql_value value[COLUMNS_MAX];
    unsigned char *bytes[COLUMNS_MAX] = { 0 };
    int n = PQnfields(r) < COLUMNS_MAX ? PQnfields(r) : COLUMNS_MAX;
    for (int i = 0; i < n; i++) {
        const char *text = PQgetvalue(r, row, i);
        Oid type = PQftype(r, i);
        if (PQgetisnull(r, row, i)) {
            value[i] = (sql_value) { 0 };
        } else if (type == BYTEA_OID) {
            size_t size = 0;
            bytes[i] = PQunescapeBytea((const unsigned char *)text, &size);
            value[i] = sql_bytes(bytes[i], size);
        } else {
            value[i] = type == INT8_OID || type == INT4_OID ? sql_int(strtoll(text, NULL, 10)) : sql_text(text);
        }
    }
    bool more = each(user, value, n);
    for (int i = 0; i < n; i++)
        PQfreemem(bytes[i]);
    return more;
}

static int64_t count_rows(PGresult *r, sql_row *each, void *user)
{
    if (PQresultStatus(r) == PGRES_COMMAND_OK)
        return strtoll(PQcmdTuples(r), NULL, 10);
    if (PQresultStatus(r) != PGRES_TUPLES_OK)
        return -1;
    for (int i = 0; each && i < PQntuples(r); i++)
        if (!give_row(r, i, each, user))
            break;
    return PQntuples(r);
}

static int64_t run(sql *db, int number, const sql_value *args, int n, sql_row *each, void *user)
{
    postgres *p = (postgres *)db;
    arguments a;
    char name[16];
    snprintf(name, sizeof name, "s%d", number);
    if (n > SQL_ARGS_MAX || PQstatus(p->db) != CONNECTION_OK || !prepare(p, number, name)) {
        failed(p); /* lost in the middle of a transaction: only `begin` opens another one */
        return -1;
    }
    for (int i = 0; i < n; i++)
        set_argument(&a, i, &args[i]);
    PGresult *r = PQexecPrepared(p->db, name, n, a.at, a.bytes, a.is_binary, 0);
    int64_t rows = count_rows(r, each, user);
    if (rows < 0)
        failed(p);
    PQclear(r);
    return rows;
}

static void close_db(sql *db)
{
    postgres *p = (postgres *)db;
    PQfinish(p->db);
    free(p->prepared);
    free(p);
}

static int news_socket(sql *db)
{
    return PQsocket(((postgres *)db)->db);
}

static bool news(sql *db, sql_row *each, void *user)
{
    const postgres *p = (postgres *)db;
    if (!PQconsumeInput(p->db))
        return false;
    for (PGnotify *n; (n = PQnotifies(p->db)) != NULL;) {
        sql_value payload = sql_text(n->extra);
        each(user, &payload, 1);
        PQfreemem(n);
    }
    return PQstatus(p->db) == CONNECTION_OK;
}

static const sql_ops OPS = {
    .name = "postgres",
    .begin = begin,
    .commit = commit,
    .rollback = rollback,
    .run = run,
    .script = script,
    .close = close_db,
    .socket = news_socket,
    .news = news,
};

/* libpq's own messages about the URL could hold its password: they are not shown. */
sql *sql_open_postgres(const char *url, const char *const *statements, int count, sb_text *why)
{
    postgres *p = calloc(1, sizeof *p);
    bool *prepared_ones = calloc((size_t)count + 1, sizeof *prepared_ones);
    if (!p || !prepared_ones) {
        free(p);
        free(prepared_ones);
        sb_put(why, "out of memory");
        return NULL;
    }
    p->base = (sql) { .ops = &OPS, .statements = statements, .count = count };
    p->prepared = prepared_ones;
    p->db = PQconnectdb(url);
    if (PQstatus(p->db) == CONNECTION_OK && script(&p->base, "SET client_min_messages = warning"))
        return &p->base;
    failed(p);
    sb_putf(why, "the database cannot be reached: %s", p->base.error);
    close_db(&p->base);
    return NULL;
}
