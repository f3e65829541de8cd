/* backup.c: everything in a store as one file of JSON lines, and back (store.h).
 *
 * The same file for both databases, so it is also the way from one to the other:
 *     {"sagebrush_backup":1,"schema":2}
 *     ["person",17,"Ann",null,...]          a row: its table, then its columns in the order below
 *     {"rows":1}                            the end: a file that was cut off has none
 * Bytes are {"hex":"..."}.  It is read in one transaction, so it shows one moment. */
#include "store/schema.h"
#include "store/store.h"

#include "sagebrush/heap.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FORMAT 1

typedef struct backup_table {
    const char *name, *columns, *values;
    int count, since; /* columns; the step of the schema that brought it */
} backup_table;

/* ORDER: a table comes after those that it refers to.  meta is made anew, but for its facts. */
static const backup_table TABLES[] = {
    { "person", "id, name, login, password, recovery, settings, created, seen", "$1, $2, $3, $4, $5, $6, $7, $8", 8,
        1 },
    { "session", "hash, person, created, seen", "$1, $2, $3, $4", 4, 1 },
    { "room", "id, game, phase, listed, info, created, changed", "$1, $2, $3, $4, $5, $6, $7", 7, 1 },
    { "line", "room, seq, at, text", "$1, $2, $3, $4", 4, 1 },
    { "archive", "room, lines, bytes", "$1, $2, $3", 3, 1 },
    { "chair", "room, seat, person", "$1, $2, $3", 3, 2 },
    { "rating", "person, game, rating, deviation, volatility, games, changed", "$1, $2, $3, $4, $5, $6, $7", 7, 2 },
    { "keep", "person, room, kind, text", "$1, $2, $3, $4", 4, 2 },
    { "meta", "key, value", "$1, $2", 2, 1 },
};

#define TABLES_COUNT ((int)(sizeof TABLES / sizeof *TABLES))
#define TEXT_MAX     256

enum { ST_ASK, ST_TELL, ST_READ, ST_ADD = ST_READ + TABLES_COUNT, ST_COUNT = ST_ADD + TABLES_COUNT };

typedef struct texts {
    char text[ST_COUNT][TEXT_MAX];
    const char *at[ST_COUNT];
} texts;

static void write_texts(texts *t)
{
    static const char *const FIRST[] = { "SELECT value FROM meta WHERE key = 'schema'",
        "INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value" };
    for (int i = 0; i < ST_READ; i++)
        snprintf(t->text[i], TEXT_MAX, "%s", FIRST[i]);
    for (int i = 0; i < TABLES_COUNT; i++) {
        const backup_table *b = &TABLES[i];
        bool is_meta = strcmp(b->name, "meta") == 0;
        snprintf(t->text[ST_READ + i], TEXT_MAX, "SELECT %s FROM %s%s", b->columns, b->name,
            is_meta ? " WHERE key <> 'schema'" : "");
        snprintf(t->text[ST_ADD + i], TEXT_MAX, "INSERT INTO %s (%s) VALUES (%s)", b->name, b->columns, b->values);
    }
    for (int i = 0; i < ST_COUNT; i++)
        t->at[i] = t->text[i];
}

static bool fail(sb_text *why, const char *what, const char *reason)
{
    if (why->n == 0)
        sb_putf(why, "%s: %s", what, reason);
    return false;
}

/* ---- out --------------------------------------------------------------------------------------------------------- */

typedef struct writer {
    FILE *file;
    const char *table;
    sb_text line;
    int64_t rows;
    bool failed;
} writer;

static void put_value(sb_json *j, const sql_value *v)
{
    switch (v->kind) {
    case SQL_NULL: sb_json_null(j, NULL); return;
    case SQL_INT: sb_json_int(j, NULL, v->number); return;
    case SQL_TEXT: sb_json_text(j, NULL, v->at); return;
    case SQL_BYTES:
        sb_json_object(j, NULL);
        sb_json_hex(j, "hex", (const uint8_t *)v->at, v->n);
        sb_json_end(j);
        return;
    }
}

static bool write_row(void *user, const sql_value *value, int n)
{
    writer *w = user;
    sb_text_clear(&w->line);
    sb_json j = SB_JSON(&w->line);
    sb_json_list(&j, NULL);
    sb_json_text(&j, NULL, w->table);
    for (int i = 0; i < n; i++)
        put_value(&j, &value[i]);
    sb_json_end(&j);
    sb_put_char(&w->line, '\n');
    w->rows++;
    w->failed = w->failed || w->line.cut || fwrite(w->line.at, 1, w->line.n, w->file) != w->line.n;
    return !w->failed;
}

static bool write_all(sql *db, writer *w)
{
    fprintf(w->file, "{\"sagebrush_backup\":%d,\"schema\":%d}\n", FORMAT, SCHEMA_STEPS);
    for (int i = 0; i < TABLES_COUNT && !w->failed; i++) {
        w->table = TABLES[i].name;
        w->failed = db->ops->run(db, ST_READ + i, NULL, 0, write_row, w) < 0 || w->failed;
    }
    fprintf(w->file, "{\"rows\":%lld}\n", (long long)w->rows);
    return !w->failed && fflush(w->file) == 0 && fsync(fileno(w->file)) == 0;
}

static bool write_moment(sql *db, FILE *file, sb_text *why)
{
    writer w = { .file = file, .line = sb_heap_text() };
    bool fine = db->ops->begin(db, false)
        && (strcmp(db->ops->name, "postgres") != 0
            || db->ops->script(db, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        && write_all(db, &w);
    db->ops->rollback(db);
    sb_heap_text_free(&w.line);
    return fine || fail(why, "the backup", db->error[0] ? db->error : "cannot be written");
}

/* A file that is there already is not written over: a backup is dear. */
bool store_backup(const char *where, const char *path, sb_text *why)
{
    texts t;
    write_texts(&t);
    sql *db = sql_open(where, t.at, ST_COUNT, why);
    if (!db)
        return false;
    FILE *file = schema_bring_to(db, SCHEMA_STEPS, why) ? fopen(path, "wxe") : NULL;
    bool fine = file ? write_moment(db, file, why) : fail(why, path, "cannot be written, or is there already");
    if (file && fclose(file) != 0)
        fine = fail(why, path, "cannot be written");
    if (!fine && file)
        unlink(path);
    db->ops->close(db);
    return fine;
}

/* ---- in ---------------------------------------------------------------------------------------------------------- */

typedef struct loader {
    sql *db;
    sb_text *why;
    int64_t rows, line;
    bool ended;
} loader;

static bool bad_line(loader *l, const char *reason)
{
    if (l->why->n == 0)
        sb_putf(l->why, "line %d of the backup: %s", (int)l->line, reason);
    return false;
}

static const backup_table *table_called(const char *name)
{
    for (int i = 0; name && i < TABLES_COUNT; i++)
        if (strcmp(TABLES[i].name, name) == 0)
            return &TABLES[i];
    return NULL;
}

/* Bytes are decoded in place: they are half as long as their digits. */
static bool read_value(json_t *from, sql_value *out, uint8_t **bytes)
{
    const char *hex = json_string_value(json_object_get(from, "hex"));
    if (json_is_null(from))
        *out = (sql_value) { 0 };
    else if (json_is_integer(from))
        *out = sql_int(json_integer_value(from));
    else if (json_is_string(from))
        *out = sql_text(json_string_value(from));
    else if (hex && (*bytes = malloc(strlen(hex) / 2 + 1)) != NULL && sb_hex_read(hex, *bytes, strlen(hex) / 2))
        *out = sql_bytes(*bytes, strlen(hex) / 2);
    else
        return false;
    return true;
}

static bool load_row(loader *l, const json_t *row)
{
    const backup_table *b = table_called(json_string_value(json_array_get(row, 0)));
    sql_value value[SQL_ARGS_MAX];
    uint8_t *bytes = NULL;
    if (!b || (int)json_array_size(row) != b->count + 1)
        return bad_line(l, "expected a row of a table");
    bool fine = true;
    for (int i = 0; i < b->count && fine; i++)
        fine = read_value(json_array_get(row, (size_t)i + 1), &value[i], &bytes);
    if (!fine)
        bad_line(l, "expected numbers, texts, bytes and null");
    else if (l->db->ops->run(l->db, ST_ADD + (int)(b - TABLES), value, b->count, NULL, NULL) < 0)
        fine = bad_line(l, l->db->error);
    free(bytes);
    l->rows++;
    return fine;
}

/* The tables are those of the backup's time; steps taken since follow when all is in. */
static bool load_head(loader *l, const json_t *head)
{
    int64_t steps = json_integer_value(json_object_get(head, "schema"));
    if (json_integer_value(json_object_get(head, "sagebrush_backup")) != FORMAT)
        return bad_line(l, "this is not a backup of a store");
    if (steps < 1 || steps > SCHEMA_STEPS)
        return bad_line(l, "it was written by a newer version");
    return schema_bring_to(l->db, (int)steps, l->why);
}

static bool is_empty(sql *db)
{
    return db->ops->run(db, ST_READ, NULL, 0, NULL, NULL) == 0;
}

static bool load_line(loader *l, const json_t *line)
{
    if (l->line == 1)
        return load_head(l, line) && (l->db->ops->begin(l->db, true) || bad_line(l, l->db->error))
            && (is_empty(l->db) || fail(l->why, "the store", "is not empty; a backup is restored into a new one"));
    if (l->ended)
        return bad_line(l, "it goes on after its end");
    if (json_is_array(line))
        return load_row(l, line);
    l->ended = json_integer_value(json_object_get(line, "rows")) == l->rows;
    return l->ended || bad_line(l, "rows are missing");
}

static bool load_all(loader *l, FILE *file)
{
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    bool fine = true;
    while (fine && (n = getline(&line, &cap, file)) > 0) {
        json_t *json = json_loadb(line, (size_t)n, JSON_REJECT_DUPLICATES, NULL);
        l->line++;
        fine = json ? load_line(l, json) : bad_line(l, "not JSON");
        json_decref(json);
    }
    free(line);
    if (fine && !l->ended)
        fine = bad_line(l, "it was cut off");
    fine = fine && (l->db->ops->commit(l->db) || bad_line(l, l->db->error));
    if (!fine)
        l->db->ops->rollback(l->db);
    return fine && schema_bring_to(l->db, SCHEMA_STEPS, l->why);
}

bool store_restore(const char *path, const char *where, sb_text *why)
{
    texts t;
    write_texts(&t);
    FILE *file = fopen(path, "re");
    if (!file)
        return fail(why, path, "cannot be read");
    loader l = { .db = sql_open(where, t.at, ST_COUNT, why), .why = why };
    bool fine = l.db && load_all(&l, file);
    if (l.db)
        l.db->ops->close(l.db);
    fclose(file);
    return fine;
}
