/* sql_sqlite.c: SQLite behind sql.h: one file, a write-ahead log, and every commit on the disk before it is one. */
#include "store/sql.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUSY_MS       10000
#define COLUMNS_MAX   16
#define STATEMENT_MAX 2048

typedef struct sqlite {
    sql base;
    sqlite3 *db;
    sqlite3_stmt **prepared;
    int pages; /* bytes of its pages in memory, as of its last transaction */
} sqlite;

static _Atomic int64_t pages_kept; /* of all connections, each in a thread of its own */

static void count_pages(sqlite *s, bool is_open)
{
    int now = 0, most;
    if (is_open)
        sqlite3_db_status(s->db, SQLITE_DBSTATUS_CACHE_USED, &now, &most, 0);
    pages_kept += now - s->pages;
    s->pages = now;
}

static bool failed(sqlite *s)
{
    return sql_fail(&s->base, sqlite3_errmsg(s->db));
}

static bool script(sql *db, const char *text)
{
    sqlite *s = (sqlite *)db;
    return sqlite3_exec(s->db, text, NULL, NULL, NULL) == SQLITE_OK || failed(s);
}

/* Writers of other processes are waited for at the beginning, not in the middle. */
static bool begin(sql *db, bool writes)
{
    return script(db, writes ? "BEGIN IMMEDIATE" : "BEGIN");
}

static bool commit(sql *db)
{
    count_pages((sqlite *)db, true);
    return script(db, "COMMIT");
}

/* SQLite may have rolled back by itself. */
static void rollback(sql *db)
{
    const sqlite *s = (sqlite *)db;
    if (!sqlite3_get_autocommit(s->db))
        sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
}

/* $1 is a name to SQLite, ?1 is a number. */
static sqlite3_stmt *prepared(sqlite *s, int number)
{
    char text[STATEMENT_MAX];
    if (s->prepared[number])
        return s->prepared[number];
    snprintf(text, sizeof text, "%s", s->base.statements[number]);
    for (char *p = text; (p = strchr(p, '$')) != NULL;)
        *p = '?';
    if (sqlite3_prepare_v3(s->db, text, -1, SQLITE_PREPARE_PERSISTENT, &s->prepared[number], NULL) != SQLITE_OK)
        failed(s);
    return s->prepared[number];
}

static int bind(sqlite3_stmt *q, int i, const sql_value *v)
{
    switch (v->kind) {
    case SQL_NULL: return sqlite3_bind_null(q, i);
    case SQL_INT: return sqlite3_bind_int64(q, i, v->number);
    case SQL_TEXT: return sqlite3_bind_text64(q, i, v->at, v->n, SQLITE_STATIC, SQLITE_UTF8);
    case SQL_BYTES: return sqlite3_bind_blob64(q, i, v->at, v->n, SQLITE_STATIC);
    }
    return SQLITE_MISUSE;
}

static sql_value column(sqlite3_stmt *q, int i)
{
    switch (sqlite3_column_type(q, i)) {
    case SQLITE_INTEGER: return sql_int(sqlite3_column_int64(q, i));
    case SQLITE_BLOB: {
        const void *at = sqlite3_column_blob(q, i);
        return sql_bytes(at, (size_t)sqlite3_column_bytes(q, i));
    }
    case SQLITE_TEXT: {
        const char *at = (const char *)sqlite3_column_text(q, i);
        return (sql_value) { .kind = SQL_TEXT, .at = at, .n = (size_t)sqlite3_column_bytes(q, i) };
    }
    default: return (sql_value) { 0 };
    }
}

static bool give_row(sqlite3_stmt *q, sql_row *each, void *user)
{
    sql_value value[COLUMNS_MAX];
    int n = sqlite3_column_count(q);
    n = n < COLUMNS_MAX ? n : COLUMNS_MAX;
    for (int i = 0; i < n; i++)
        value[i] = column(q, i);
    return !each || each(user, value, n);
}

static int64_t step(sqlite *s, sqlite3_stmt *q, sql_row *each, void *user)
{
    int64_t rows = 0;
    int r;
    while ((r = sqlite3_step(q)) == SQLITE_ROW) {
        rows++;
        if (!give_row(q, each, user))
            return rows;
    }
    if (r != SQLITE_DONE) {
        failed(s);
        return -1;
    }
    return sqlite3_stmt_readonly(q) ? rows : sqlite3_changes64(s->db);
}

static int64_t run(sql *db, int number, const sql_value *args, int n, sql_row *each, void *user)
{
    sqlite *s = (sqlite *)db;
    sqlite3_stmt *q = prepared(s, number);
    int64_t rows = -1;
    if (!q)
        return -1;
    bool bound = true;
    for (int i = 0; i < n && bound; i++)
        bound = bind(q, i + 1, &args[i]) == SQLITE_OK || failed(s);
    if (bound)
        rows = step(s, q, each, user);
    sqlite3_reset(q);
    sqlite3_clear_bindings(q);
    return rows;
}

static void close_db(sql *db)
{
    sqlite *s = (sqlite *)db;
    count_pages(s, false);
    for (int i = 0; s->prepared && i < db->count; i++)
        sqlite3_finalize(s->prepared[i]);
    free(s->prepared);
    sqlite3_close(s->db);
    free(s);
}

static int no_socket(sql *db)
{
    (void)db;
    return -1;
}

static bool no_news(sql *db, sql_row *each, void *user)
{
    (void)db, (void)each, (void)user;
    return true;
}

static const sql_ops OPS = {
    .name = "sqlite",
    .begin = begin,
    .commit = commit,
    .rollback = rollback,
    .run = run,
    .script = script,
    .close = close_db,
    .socket = no_socket,
    .news = no_news,
};

/* The log is brought into the file when it has some megabytes: the less often, the fewer pages are written twice. */
static const char SETTINGS[] = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                               "PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16384;"
                               "PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY";

static void count_nothing(void)
{
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/* Counting its memory costs the library a lock with every piece of it. */
static void set_up_library(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, count_nothing);
}

sql *sql_open_sqlite(const char *path, const char *const *statements, int count, sb_text *why)
{
    sqlite *s = calloc(1, sizeof *s);
    sqlite3_stmt **prepared_ones = calloc((size_t)count + 1, sizeof *prepared_ones);
    if (!s || !prepared_ones) {
        free(s);
        free(prepared_ones);
        sb_put(why, "out of memory");
        return NULL;
    }
    s->base = (sql) { .ops = &OPS, .statements = statements, .count = count };
    s->prepared = prepared_ones;
    set_up_library();
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    bool fine = sqlite3_open_v2(path, &s->db, flags, NULL) == SQLITE_OK || failed(s);
    if (fine) {
        sqlite3_busy_timeout(s->db, BUSY_MS);
        fine = script(&s->base, SETTINGS);
    }
    if (fine)
        return &s->base;
    sb_putf(why, "%s: %s", path, s->base.error);
    close_db(&s->base);
    return NULL;
}

int64_t sql_memory(void)
{
    return pages_kept;
}
