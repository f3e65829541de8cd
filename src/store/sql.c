/* sql.c: what both databases share (sql.h). */
#include "store/sql.h"

#include <stdio.h>
#include <string.h>

sql_value sql_int(int64_t v)
{
    return (sql_value) { .kind = SQL_INT, .number = v };
}

sql_value sql_text(const char *s)
{
    return s ? (sql_value) { .kind = SQL_TEXT, .at = s, .n = strlen(s) } : (sql_value) { 0 };
}

sql_value sql_bytes(const void *at, size_t n)
{
    return (sql_value) { .kind = SQL_BYTES, .at = at, .n = n };
}

bool sql_fail(sql *db, const char *message)
{
    snprintf(db->error, sizeof db->error, "%.*s", (int)strcspn(message, "\n"), message);
    sb_mend_utf8(db->error, strlen(db->error));
    return false;
}

bool sql_is_url(const char *where)
{
    return strncmp(where, "postgres://", 11) == 0 || strncmp(where, "postgresql://", 13) == 0;
}

sql *sql_open(const char *where, const char *const *statements, int count, sb_text *why)
{
    return (sql_is_url(where) ? sql_open_postgres : sql_open_sqlite)(where, statements, count, why);
}
