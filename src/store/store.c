/* store.c: what is kept, in statements that both databases understand (store.h, sql.h). */
#include "store/store.h"

#include "store/archive.h"
#include "store/schema.h"

#include <stdlib.h>
#include <string.h>

#define PERSON_COLUMNS "id, name, login, password, recovery, created, seen"
#define ROOM_COLUMNS   "room.id, room.game, room.phase, room.listed, room.created, room.changed, room.info"

/* clang-format off */
#define STATEMENTS(X) \
    X(SCHEMA_ASK, "SELECT value FROM meta WHERE key = 'schema'") \
    X(SCHEMA_TELL, "INSERT INTO meta (key, value) VALUES ('schema', $1)" \
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value") \
    X(PERSON_ADD, "INSERT INTO person (" PERSON_COLUMNS ", settings) VALUES ($1, $2, $3, $4, $5, $6, $7, '{}')" \
        " ON CONFLICT DO NOTHING") \
    X(PERSON_SAVE, "UPDATE person SET name = $2, login = $3, password = $4, recovery = $5, created = $6, seen = $7" \
        " WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM person WHERE login = $3 AND id <> $1)") \
    X(PERSON_GET, "SELECT " PERSON_COLUMNS " FROM person WHERE id = $1") \
    X(PERSON_BY_LOGIN, "SELECT " PERSON_COLUMNS " FROM person WHERE login = $1") \
    X(PERSON_BY_RECOVERY, "SELECT " PERSON_COLUMNS " FROM person WHERE recovery = $1") \
    X(PERSON_DELETE, "DELETE FROM person WHERE id = $1") \
    X(PERSON_CHAIRS_DELETE, "DELETE FROM chair WHERE person = $1") \
    X(SETTINGS_SET, "UPDATE person SET settings = $2 WHERE id = $1") \
    X(SETTINGS_GET, "SELECT settings FROM person WHERE id = $1") \
    X(SESSION_ADD, "INSERT INTO session (hash, person, created, seen)" \
        " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($3 AS BIGINT)" \
        " WHERE EXISTS (SELECT 1 FROM person WHERE id = $2)") \
    X(SESSION_FIND, "SELECT person FROM session WHERE hash = $1") \
    X(SESSION_SEEN, "UPDATE session SET seen = $2 WHERE hash = $1") \
    X(SESSION_END, "DELETE FROM session WHERE hash = $1") \
    X(SESSION_END_ALL, "DELETE FROM session WHERE person = $1") \
    X(ROOM_ADD, "INSERT INTO room (id, game, phase, listed, created, changed, info)" \
        " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING") \
    X(ROOM_SAVE, "UPDATE room SET game = $2, phase = $3, listed = $4, created = $5, changed = $6, info = $7" \
        " WHERE id = $1") \
    X(ROOM_GET, "SELECT " ROOM_COLUMNS " FROM room WHERE id = $1") \
    X(ROOMS_LISTED, "SELECT " ROOM_COLUMNS " FROM room WHERE phase = $1 AND listed = 1 AND changed < $2" \
        " ORDER BY changed DESC LIMIT $3") \
    X(ROOMS_IN, "SELECT " ROOM_COLUMNS " FROM room WHERE phase = $1 AND id > $2 ORDER BY id LIMIT $3") \
    X(ROOMS_OF, "SELECT " ROOM_COLUMNS " FROM room WHERE id IN (SELECT room FROM chair WHERE person = $1)" \
        " AND changed < $2 ORDER BY changed DESC LIMIT $3") \
    X(ROOMS_FRIENDS, "SELECT " ROOM_COLUMNS " FROM room WHERE phase < $1 AND listed = 1 AND changed < $2 AND id IN" \
        " (SELECT room FROM chair WHERE person IN (SELECT f.person FROM chair f JOIN chair own ON own.room = f.room" \
        " WHERE own.person = $3 AND f.person <> $3)) AND id NOT IN (SELECT room FROM chair WHERE person = $3)" \
        " ORDER BY changed DESC LIMIT $4") \
    X(ROOMS_IDLE, "SELECT " ROOM_COLUMNS " FROM room WHERE phase = $1 AND changed < $2" \
        " AND NOT EXISTS (SELECT 1 FROM archive WHERE archive.room = room.id) ORDER BY changed LIMIT $3") \
    X(ROOM_DELETE, "DELETE FROM room WHERE id = $1") \
    X(ROOM_CHAIRS_DELETE, "DELETE FROM chair WHERE room = $1") \
    X(ROOM_KEEPS_DELETE, "DELETE FROM keep WHERE room = $1") \
    X(CHAIR_SET, "INSERT INTO chair (room, seat, person) VALUES ($1, $2, $3)" \
        " ON CONFLICT (room, seat) DO UPDATE SET person = excluded.person") \
    X(CHAIR_DELETE, "DELETE FROM chair WHERE room = $1 AND seat = $2") \
    X(LINE_ADD, "INSERT INTO line (room, seq, at, text)" \
        " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT)" \
        " WHERE NOT EXISTS (SELECT 1 FROM archive WHERE room = $1 AND lines > $2) ON CONFLICT DO NOTHING") \
    X(LINES, "SELECT seq, at, text FROM line WHERE room = $1 AND seq >= $2 ORDER BY seq") \
    X(LINES_DELETE, "DELETE FROM line WHERE room = $1") \
    X(ARCHIVE_GET, "SELECT bytes FROM archive WHERE room = $1") \
    X(ARCHIVE_SET, "INSERT INTO archive (room, lines, bytes) VALUES ($1, $2, $3)" \
        " ON CONFLICT (room) DO UPDATE SET lines = excluded.lines, bytes = excluded.bytes") \
    X(ARCHIVE_DELETE, "DELETE FROM archive WHERE room = $1") \
    X(RATING_GET, "SELECT rating, deviation, volatility, games, changed FROM rating WHERE person = $1 AND game = $2") \
    X(RATING_SET, "INSERT INTO rating (person, game, rating, deviation, volatility, games, changed)" \
        " SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT)," \
        " CAST($6 AS BIGINT), CAST($7 AS BIGINT) WHERE EXISTS (SELECT 1 FROM person WHERE id = $1)" \
        " ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation," \
        " volatility = excluded.volatility, games = excluded.games, changed = excluded.changed") \
    X(KEEP_SET, "INSERT INTO keep (person, room, kind, text)" \
        " SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT)" \
        " WHERE EXISTS (SELECT 1 FROM person WHERE id = $1)" \
        " ON CONFLICT (person, room, kind) DO UPDATE SET text = excluded.text") \
    X(KEEP_DELETE, "DELETE FROM keep WHERE person = $1 AND room = $2 AND kind = $3") \
    X(KEEP_GET, "SELECT text FROM keep WHERE person = $1 AND room = $2 AND kind = $3") \
    X(KEEP_CLAIM, "INSERT INTO keep (person, room, kind, text)" \
        " SELECT CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT)" \
        " WHERE EXISTS (SELECT 1 FROM person WHERE id = $1)" \
        " ON CONFLICT (person, room, kind) DO UPDATE SET text = excluded.text WHERE keep.text <> excluded.text") \
    X(KEEPS, "SELECT person, text FROM keep WHERE room = $1 AND kind = $2 AND person > $3 ORDER BY person LIMIT $4") \
    X(FACT_ADD, "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING") \
    X(FACT_GET, "SELECT value FROM meta WHERE key = $1") \
    X(FACT_SET, "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value") \
    X(TELL, "SELECT pg_notify('sagebrush', $1)") \
    X(LOCK, "SELECT CAST(pg_try_advisory_lock(7248, hashtext($1)) AS INT)") \
    X(UNLOCK, "SELECT CAST(pg_advisory_unlock(7248, hashtext($1)) AS INT)")
/* clang-format on */

typedef enum statement {
#define X(name, text) ST_##name,
    STATEMENTS(X)
#undef X
        ST_COUNT
} statement;

static const char *const TEXTS[ST_COUNT] = {
#define X(name, text) text,
    STATEMENTS(X)
#undef X
};

struct store {
    sql *db;
    char where[1];
};

/* ---- life -------------------------------------------------------------------------------------------------------- */

store *store_open(const char *where, sb_text *why)
{
    store *s = calloc(1, sizeof *s + strlen(where));
    if (!s) {
        sb_put(why, "out of memory");
        return NULL;
    }
    strcpy(s->where, where);
    s->db = sql_open(where, TEXTS, ST_COUNT, why);
    if (s->db && schema_bring_to(s->db, SCHEMA_STEPS, why))
        return s;
    store_close(s);
    return NULL;
}

void store_close(store *s)
{
    if (!s)
        return;
    if (s->db)
        s->db->ops->close(s->db);
    free(s);
}

bool store_is_shared(const store *s)
{
    return sql_is_url(s->where);
}

const char *store_kind(const store *s)
{
    return s->db->ops->name;
}

const char *store_trouble(const store *s)
{
    return s->db->error;
}

/* ---- statements -------------------------------------------------------------------------------------------------- */

static sb_error done(bool fine)
{
    return fine ? SB_OK : SB_UNAVAILABLE;
}

sb_error store_begin(store *s, bool writes)
{
    return done(s->db->ops->begin(s->db, writes));
}

sb_error store_commit(store *s)
{
    return done(s->db->ops->commit(s->db));
}

void store_rollback(store *s)
{
    s->db->ops->rollback(s->db);
}

/* run(s, ST_X, each, user, sql_int(1), sql_text("a")): rows, -1 */
#define run(s, st, each, user, ...)                                                                                    \
    (s)->db->ops->run((s)->db, (st), (sql_value[]) { __VA_ARGS__ },                                                    \
        sizeof((sql_value[]) { __VA_ARGS__ }) / sizeof(sql_value), (each), (user))

/* `none` is what no row means. */
static sb_error rows(int64_t n, sb_error none)
{
    return n < 0 ? SB_UNAVAILABLE : n == 0 ? none : SB_OK;
}

static sql_value text_or_null(const char *s)
{
    return sql_text(s[0] ? s : NULL);
}

static void copy_text(char *to, size_t cap, sql_value v)
{
    size_t n = v.n < cap ? v.n : cap - 1;
    if (v.at && n > 0)
        memcpy(to, v.at, n);
    to[n] = '\0';
}

#define COPY(array, v) copy_text((array), sizeof(array), (v))

static bool keep_text(void *user, const sql_value *v, int n)
{
    (void)n;
    sb_put_bytes(user, v[0].at ? v[0].at : "", v[0].n);
    return true;
}

static bool keep_int(void *user, const sql_value *v, int n)
{
    (void)n;
    *(int64_t *)user = v[0].number;
    return true;
}

/* ---- people ------------------------------------------------------------------------------------------------------ */

static int64_t write_person(store *s, statement st, const store_person *p)
{
    return run(s, st, NULL, NULL, sql_int(p->id), sql_text(p->name), text_or_null(p->login), text_or_null(p->password),
        text_or_null(p->recovery), sql_int(p->created), sql_int(p->seen));
}

static bool keep_person(void *user, const sql_value *v, int n)
{
    store_person *p = user;
    (void)n;
    *p = (store_person) { .id = v[0].number, .created = v[5].number, .seen = v[6].number };
    COPY(p->name, v[1]);
    COPY(p->login, v[2]);
    COPY(p->password, v[3]);
    COPY(p->recovery, v[4]);
    return true;
}

sb_error store_person_add(store *s, const store_person *p)
{
    return rows(write_person(s, ST_PERSON_ADD, p), SB_TAKEN);
}

sb_error store_person_save(store *s, const store_person *p)
{
    store_person there;
    sb_error e = store_person_get(s, p->id, &there);
    return e != SB_OK ? e : rows(write_person(s, ST_PERSON_SAVE, p), SB_TAKEN);
}

sb_error store_person_get(store *s, int64_t id, store_person *out)
{
    return rows(run(s, ST_PERSON_GET, keep_person, out, sql_int(id)), SB_NO_PERSON);
}

sb_error store_person_by_login(store *s, const char *login, store_person *out)
{
    return rows(run(s, ST_PERSON_BY_LOGIN, keep_person, out, sql_text(login)), SB_NO_PERSON);
}

sb_error store_person_by_recovery(store *s, const char *hash, store_person *out)
{
    return rows(run(s, ST_PERSON_BY_RECOVERY, keep_person, out, sql_text(hash)), SB_NO_PERSON);
}

sb_error store_person_delete(store *s, int64_t id)
{
    if (run(s, ST_PERSON_CHAIRS_DELETE, NULL, NULL, sql_int(id)) < 0)
        return SB_UNAVAILABLE;
    return rows(run(s, ST_PERSON_DELETE, NULL, NULL, sql_int(id)), SB_NO_PERSON);
}

sb_error store_settings_set(store *s, int64_t person, const char *json)
{
    return rows(run(s, ST_SETTINGS_SET, NULL, NULL, sql_int(person), sql_text(json)), SB_NO_PERSON);
}

sb_error store_settings_get(store *s, int64_t person, sb_text *out)
{
    return rows(run(s, ST_SETTINGS_GET, keep_text, out, sql_int(person)), SB_NO_PERSON);
}

sb_error store_session_add(store *s, const char *hash, int64_t person, int64_t now)
{
    return rows(run(s, ST_SESSION_ADD, NULL, NULL, sql_text(hash), sql_int(person), sql_int(now)), SB_NO_PERSON);
}

sb_error store_session_find(store *s, const char *hash, int64_t *person)
{
    return rows(run(s, ST_SESSION_FIND, keep_int, person, sql_text(hash)), SB_NO_PERSON);
}

sb_error store_session_seen(store *s, const char *hash, int64_t now)
{
    return rows(run(s, ST_SESSION_SEEN, NULL, NULL, sql_text(hash), sql_int(now)), SB_NO_PERSON);
}

sb_error store_session_end(store *s, const char *hash)
{
    return rows(run(s, ST_SESSION_END, NULL, NULL, sql_text(hash)), SB_NO_PERSON);
}

sb_error store_session_end_all(store *s, int64_t person)
{
    return rows(run(s, ST_SESSION_END_ALL, NULL, NULL, sql_int(person)), SB_OK);
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

static int64_t write_room(store *s, statement st, const store_room *r)
{
    return run(s, st, NULL, NULL, sql_text(r->id), sql_text(r->game), sql_int(r->phase), sql_int(r->listed),
        sql_int(r->created), sql_int(r->changed), sql_text(r->info));
}

sb_error store_room_add(store *s, const store_room *r)
{
    return rows(write_room(s, ST_ROOM_ADD, r), SB_TAKEN);
}

sb_error store_room_save(store *s, const store_room *r)
{
    return rows(write_room(s, ST_ROOM_SAVE, r), SB_NO_TABLE);
}

typedef struct room_reader {
    store_each_room *each;
    void *user;
} room_reader;

static bool give_room(void *user, const sql_value *v, int n)
{
    const room_reader *reader = user;
    store_room r = { .phase = (store_phase)v[2].number,
        .listed = v[3].number != 0,
        .created = v[4].number,
        .changed = v[5].number,
        .info = v[6].at };
    (void)n;
    COPY(r.id, v[0]);
    COPY(r.game, v[1]);
    return reader->each(reader->user, &r);
}

sb_error store_room_get(store *s, const char *id, store_each_room *each, void *user)
{
    return rows(run(s, ST_ROOM_GET, give_room, &((room_reader) { each, user }), sql_text(id)), SB_NO_TABLE);
}

sb_error store_rooms_listed(store *s, store_phase phase, int64_t before, int most, store_each_room *each, void *user)
{
    return rows(run(s, ST_ROOMS_LISTED, give_room, &((room_reader) { each, user }), sql_int(phase), sql_int(before),
                    sql_int(most)),
        SB_OK);
}

sb_error store_rooms_in(store *s, store_phase phase, const char *after, int most, store_each_room *each, void *user)
{
    return rows(
        run(s, ST_ROOMS_IN, give_room, &((room_reader) { each, user }), sql_int(phase), sql_text(after), sql_int(most)),
        SB_OK);
}

sb_error store_rooms_of(store *s, int64_t person, int64_t before, int most, store_each_room *each, void *user)
{
    return rows(run(s, ST_ROOMS_OF, give_room, &((room_reader) { each, user }), sql_int(person), sql_int(before),
                    sql_int(most)),
        SB_OK);
}

sb_error store_rooms_of_friends(store *s, int64_t person, int64_t before, int most, store_each_room *each, void *user)
{
    return rows(run(s, ST_ROOMS_FRIENDS, give_room, &((room_reader) { each, user }), sql_int(STORE_OVER),
                    sql_int(before), sql_int(person), sql_int(most)),
        SB_OK);
}

sb_error store_rooms_idle(store *s, store_phase phase, int64_t before, int most, store_each_room *each, void *user)
{
    return rows(run(s, ST_ROOMS_IDLE, give_room, &((room_reader) { each, user }), sql_int(phase), sql_int(before),
                    sql_int(most)),
        SB_OK);
}

sb_error store_chair_set(store *s, const char *room, int seat, int64_t person)
{
    return rows(person ? run(s, ST_CHAIR_SET, NULL, NULL, sql_text(room), sql_int(seat), sql_int(person))
                       : run(s, ST_CHAIR_DELETE, NULL, NULL, sql_text(room), sql_int(seat)),
        SB_OK);
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

sb_error store_line_add(store *s, const char *room, int64_t seq, int64_t at, const char *text)
{
    return rows(run(s, ST_LINE_ADD, NULL, NULL, sql_text(room), sql_int(seq), sql_int(at), sql_text(text)), SB_STALE);
}

typedef struct line_reader {
    store_each_line *each;
    void *user;
    int64_t from;
    bool enough, damaged;
} line_reader;

static bool give_line(void *user, const sql_value *v, int n)
{
    line_reader *r = user;
    (void)n;
    r->enough = !r->each(r->user, v[0].number, v[1].number, v[2].at ? v[2].at : "");
    return !r->enough;
}

static bool give_archived(void *user, int64_t seq, int64_t at, const char *text)
{
    line_reader *r = user;
    r->enough = seq >= r->from && !r->each(r->user, seq, at, text);
    return !r->enough;
}

static bool unpack(void *user, const sql_value *v, int n)
{
    line_reader *r = user;
    (void)n;
    r->damaged = !archive_read(v[0].at, v[0].n, give_archived, r);
    return false;
}

sb_error store_lines(store *s, const char *room, int64_t from, store_each_line *each, void *user)
{
    line_reader r = { .each = each, .user = user, .from = from };
    int64_t n = run(s, ST_ARCHIVE_GET, unpack, &r, sql_text(room));
    if (n >= 0 && !r.enough && !r.damaged)
        n = run(s, ST_LINES, give_line, &r, sql_text(room), sql_int(from));
    return n < 0 ? SB_UNAVAILABLE : r.damaged ? SB_IO : SB_OK;
}

static bool add_to_archive(void *user, int64_t seq, int64_t at, const char *text)
{
    return archive_add(user, seq, at, text);
}

sb_error store_archive(store *s, const char *room)
{
    archive a = archive_begin();
    sb_error e = store_lines(s, room, 0, add_to_archive, &a);
    if (e == SB_OK && !archive_pack(&a))
        e = SB_NO_MEMORY;
    if (e == SB_OK)
        e = rows(
            run(s, ST_ARCHIVE_SET, NULL, NULL, sql_text(room), sql_int(a.lines), sql_bytes(a.packed.at, a.packed.n)),
            SB_UNAVAILABLE);
    if (e == SB_OK)
        e = rows(run(s, ST_LINES_DELETE, NULL, NULL, sql_text(room)), SB_OK);
    archive_end(&a);
    return e;
}

sb_error store_room_delete(store *s, const char *room)
{
    static const statement ALL[] = { ST_LINES_DELETE, ST_ARCHIVE_DELETE, ST_ROOM_CHAIRS_DELETE, ST_ROOM_KEEPS_DELETE };
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (run(s, ALL[i], NULL, NULL, sql_text(room)) < 0)
            return SB_UNAVAILABLE;
    return rows(run(s, ST_ROOM_DELETE, NULL, NULL, sql_text(room)), SB_NO_TABLE);
}

/* ---- ratings, notes, facts --------------------------------------------------------------------------------------- */

static bool keep_rating(void *user, const sql_value *v, int n)
{
    store_rating *r = user;
    (void)n;
    *r = (store_rating) { v[0].number, v[1].number, v[2].number, v[3].number, v[4].number };
    return true;
}

sb_error store_rating_get(store *s, int64_t person, const char *game, store_rating *out)
{
    return rows(run(s, ST_RATING_GET, keep_rating, out, sql_int(person), sql_text(game)), SB_NO_PERSON);
}

sb_error store_rating_set(store *s, int64_t person, const char *game, const store_rating *r)
{
    return rows(run(s, ST_RATING_SET, NULL, NULL, sql_int(person), sql_text(game), sql_int(r->rating),
                    sql_int(r->deviation), sql_int(r->volatility), sql_int(r->games), sql_int(r->changed)),
        SB_NO_PERSON);
}

sb_error store_keep_set(store *s, int64_t person, const char *room, const char *kind, const char *text)
{
    if (text[0] == '\0')
        return rows(run(s, ST_KEEP_DELETE, NULL, NULL, sql_int(person), sql_text(room), sql_text(kind)), SB_OK);
    return rows(
        run(s, ST_KEEP_SET, NULL, NULL, sql_int(person), sql_text(room), sql_text(kind), sql_text(text)), SB_NO_PERSON);
}

sb_error store_keep_claim(store *s, int64_t person, const char *room, const char *kind, const char *text, bool *got)
{
    int64_t n = run(s, ST_KEEP_CLAIM, NULL, NULL, sql_int(person), sql_text(room), sql_text(kind), sql_text(text));
    *got = n > 0;
    return done(n >= 0);
}

typedef struct keep_reader {
    store_each_keep *each;
    void *user;
} keep_reader;

static bool give_keep(void *user, const sql_value *v, int n)
{
    const keep_reader *r = user;
    (void)n;
    return r->each(r->user, v[0].number, v[1].at);
}

sb_error store_keeps(
    store *s, const char *room, const char *kind, int64_t after, int most, store_each_keep *each, void *user)
{
    keep_reader r = { each, user };
    return done(run(s, ST_KEEPS, give_keep, &r, sql_text(room), sql_text(kind), sql_int(after), sql_int(most)) >= 0);
}

sb_error store_keep_get(store *s, int64_t person, const char *room, const char *kind, sb_text *out)
{
    return rows(run(s, ST_KEEP_GET, keep_text, out, sql_int(person), sql_text(room), sql_text(kind)), SB_OK);
}

sb_error store_fact_get(store *s, const char *key, sb_text *out)
{
    return rows(run(s, ST_FACT_GET, keep_text, out, sql_text(key)), SB_OK);
}

sb_error store_fact_add(store *s, const char *key, const char *value)
{
    return done(run(s, ST_FACT_ADD, NULL, NULL, sql_text(key), sql_text(value)) >= 0);
}

sb_error store_fact_set(store *s, const char *key, const char *value)
{
    return rows(run(s, ST_FACT_SET, NULL, NULL, sql_text(key), sql_text(value)), SB_UNAVAILABLE);
}

/* ---- several processes ------------------------------------------------------------------------------------------- */

sb_error store_tell(store *s, const char *news)
{
    return store_is_shared(s) ? rows(run(s, ST_TELL, NULL, NULL, sql_text(news)), SB_OK) : SB_OK;
}

bool store_listen(store *s)
{
    if (!store_is_shared(s))
        return true;
    return s->db->ops->begin(s->db, false) && s->db->ops->script(s->db, "LISTEN sagebrush")
        && s->db->ops->commit(s->db);
}

int store_socket(store *s)
{
    return s->db->ops->socket(s->db);
}

typedef struct news_reader {
    store_each_news *each;
    void *user;
} news_reader;

static bool give_news(void *user, const sql_value *v, int n)
{
    const news_reader *r = user;
    (void)n;
    r->each(r->user, v[0].at);
    return true;
}

bool store_news(store *s, store_each_news *each, void *user)
{
    return s->db->ops->news(s->db, give_news, &((news_reader) { each, user }));
}

/* Without other processes every lock is ours. */
sb_error store_lock(store *s, const char *word, bool *got)
{
    int64_t yes = 1;
    sb_error e = store_is_shared(s) ? rows(run(s, ST_LOCK, keep_int, &yes, sql_text(word)), SB_UNAVAILABLE) : SB_OK;
    *got = e == SB_OK && yes;
    return e;
}

sb_error store_unlock(store *s, const char *word)
{
    return store_is_shared(s) ? rows(run(s, ST_UNLOCK, NULL, NULL, sql_text(word)), SB_OK) : SB_OK;
}
