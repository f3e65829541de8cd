/* schema.c: the tables, step by step (schema.h). */
#include "store/schema.h"

#include "sagebrush/heap.h"

#include <stdlib.h>
#include <string.h>

const schema_step SCHEMA[] = {
    /* 1: people, their sessions, tables as logs of lines. */
    { "CREATE TABLE person (id BIGINT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, recovery TEXT,"
      " settings TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL);"
      "CREATE TABLE session (hash TEXT PRIMARY KEY, person BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,"
      " created BIGINT NOT NULL, seen BIGINT NOT NULL);"
      "CREATE INDEX session_person ON session (person);"
      "CREATE TABLE room (id TEXT PRIMARY KEY, game TEXT NOT NULL, phase BIGINT NOT NULL, listed BIGINT NOT NULL,"
      " info TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL);"
      "CREATE INDEX room_phase ON room (phase, listed, changed);"
      "CREATE TABLE line (room TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, text TEXT NOT NULL,"
      " PRIMARY KEY (room, seq)) ROWS;"
      "CREATE TABLE archive (room TEXT PRIMARY KEY, lines BIGINT NOT NULL, bytes BYTES NOT NULL);",
        NULL },
    /* 2: who sat where, for histories; ratings; what a person keeps for themselves at a table. */
    { "CREATE TABLE chair (room TEXT NOT NULL, seat BIGINT NOT NULL, person BIGINT NOT NULL, PRIMARY KEY (room, seat));"
      "CREATE INDEX chair_person ON chair (person, room);"
      "CREATE TABLE rating (person BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE, game TEXT NOT NULL,"
      " rating BIGINT NOT NULL, deviation BIGINT NOT NULL, volatility BIGINT NOT NULL, games BIGINT NOT NULL,"
      " changed BIGINT NOT NULL, PRIMARY KEY (person, game));"
      "CREATE TABLE keep (person BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE, room TEXT NOT NULL,"
      " kind TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (person, room, kind));"
      "CREATE INDEX keep_room ON keep (room, kind);",
        NULL },
};

const int SCHEMA_STEPS = sizeof SCHEMA / sizeof *SCHEMA;

/* ---- differences in writing -------------------------------------------------------------------------------------- */

/* Lines are looked up by table and number only: SQLite keeps them in that order. */
static const struct {
    const char *word, *sqlite, *postgres;
    /* clang-format off */
} WORDS[] = {
    { "BYTES", "BLOB", "BYTEA" },
    { ") ROWS", ") WITHOUT ROWID", ")" },
};

static const char *word_for(size_t i, bool is_postgres)
{
    return is_postgres ? WORDS[i].postgres : WORDS[i].sqlite;
    /* clang-format on */
}

static void put_step(const char *from, bool is_postgres, sb_text *out)
{
    while (*from) {
        size_t i = 0, n = sizeof WORDS / sizeof *WORDS;
        while (i < n && strncmp(from, WORDS[i].word, strlen(WORDS[i].word)) != 0)
            i++;
        if (i < n) {
            sb_put(out, word_for(i, is_postgres));
            from += strlen(WORDS[i].word);
        } else {
            sb_put_char(out, *from++);
        }
    }
}

/* ---- taking steps ------------------------------------------------------------------------------------------------ */

static bool take(sql *db, int step)
{
    bool is_postgres = strcmp(db->ops->name, "postgres") == 0;
    sb_text text = sb_heap_text();
    put_step(SCHEMA[step].both, is_postgres, &text);
    bool fine = !text.cut && db->ops->script(db, text.at);
    if (fine && is_postgres && SCHEMA[step].postgres)
        fine = db->ops->script(db, SCHEMA[step].postgres);
    sb_heap_text_free(&text);
    return fine;
}

enum { ASK, TELL };
/* ORDER: the first statements of every table of statements (store.c). */

static bool keep_number(void *user, const sql_value *v, int n)
{
    (void)n;
    *(int *)user = v[0].kind == SQL_TEXT ? atoi(v[0].at) : 0;
    return true;
}

static bool take_missing(sql *db, int steps, sb_text *why)
{
    int taken = 0;
    char number[16];
    sb_text t = SB_TEXT(number);
    if (db->ops->run(db, ASK, NULL, 0, keep_number, &taken) < 0)
        return false;
    if (taken > SCHEMA_STEPS) {
        sb_putf(why, "the store was written by a newer version (step %d, this program knows %d)", taken, SCHEMA_STEPS);
        return false;
    }
    if (taken >= steps)
        return true;
    for (; taken < steps; taken++)
        if (!take(db, taken))
            return false;
    sb_put_int(&t, steps);
    return db->ops->run(db, TELL, (sql_value[]) { sql_text(number) }, 1, NULL, NULL) == 1;
}

/* Looking does not wait for those who write.  An empty database has no meta yet. */
static bool is_current(sql *db, int steps)
{
    int taken = 0;
    bool fine = db->ops->begin(db, false) && db->ops->run(db, ASK, NULL, 0, keep_number, &taken) >= 0;
    db->ops->rollback(db);
    db->error[0] = '\0';
    return fine && taken == steps;
}

/* Several processes may start at once: in PostgreSQL they wait for one another here. */
bool schema_bring_to(sql *db, int steps, sb_text *why)
{
    bool is_postgres = strcmp(db->ops->name, "postgres") == 0;
    if (is_current(db, steps))
        return true;
    bool fine = db->ops->begin(db, true) && (!is_postgres || db->ops->script(db, "SELECT pg_advisory_xact_lock(7247)"))
        && db->ops->script(db, "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
        && take_missing(db, steps, why) && db->ops->commit(db);
    if (!fine && why->n == 0)
        sb_putf(why, "the store cannot be set up: %s", db->error);
    if (!fine)
        db->ops->rollback(db);
    return fine;
}
