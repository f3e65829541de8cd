/* test_store.c: one suite for both stores.  Without arguments SQLite in a folder of its own; with SB_POSTGRES set, the
 * database there, emptied before every test. */
#include "test.h"

#include "sagebrush/heap.h"
#include "store/schema.h"
#include "store/store.h"

#include <stdlib.h>
#include <unistd.h>

#define PATIENCE 12000 /* looks, a hundred a second: PostgreSQL is told by others, and a machine may be busy */

static char folder[] = "/tmp/sagebrush-store-XXXXXX";
static char where[256];

static const char *postgres(void)
{
    return getenv("SB_POSTGRES");
}

static void remove_file(const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    unlink(path);
}

static void empty_postgres(void)
{
    char buffer[256];
    sb_text why = SB_TEXT(buffer);
    sql *db = sql_open_postgres(postgres(), NULL, 0, &why);
    if (!db)
        fail_msg("%s", buffer);
    assert_true(db->ops->script(db, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"));
    db->ops->close(db);
}

static void make_empty(void)
{
    static const char *const FILES[] = { "s.db", "s.db-wal", "s.db-shm", "t.db", "t.db-wal", "t.db-shm", "backup",
        "cut" };
    for (size_t i = 0; i < sizeof FILES / sizeof *FILES; i++)
        remove_file(FILES[i]);
    if (postgres()) {
        empty_postgres();
        snprintf(where, sizeof where, "%s", postgres());
    } else {
        snprintf(where, sizeof where, "%s/s.db", folder);
    }
}

static store *open_store(void)
{
    char buffer[512];
    sb_text why = SB_TEXT(buffer);
    store *s = store_open(where, &why);
    if (!s)
        fail_msg("%s", buffer);
    return s;
}

static int set_up(void **state)
{
    make_empty();
    *state = open_store();
    assert_int_equal(store_begin(*state, true), SB_OK);
    return 0;
}

static int tear_down(void **state)
{
    store_rollback(*state);
    store_close(*state);
    return 0;
}

static void commit(store *s)
{
    assert_int_equal(store_commit(s), SB_OK);
    assert_int_equal(store_begin(s, true), SB_OK);
}

/* ---- people ------------------------------------------------------------------------------------------------------ */

static store_person ann(void)
{
    return (store_person) { .id = 17, .name = "Ann é", .created = 1000, .seen = INT64_C(1700000000000) };
}

static void test_a_person_comes_back_as_it_was(void **state)
{
    store *s = *state;
    store_person p = ann(), q;
    strcpy(p.login, "ann");
    strcpy(p.password, "$argon2id$v=19$m=19456");
    strcpy(p.recovery, "abc");
    assert_int_equal(store_person_add(s, &p), SB_OK);
    commit(s);
    assert_int_equal(store_person_get(s, 17, &q), SB_OK);
    assert_memory_equal(&p, &q, sizeof p);
    assert_int_equal(store_person_by_login(s, "ann", &q), SB_OK);
    assert_int_equal(q.id, 17);
    assert_int_equal(store_person_by_recovery(s, "abc", &q), SB_OK);
    assert_int_equal(store_person_by_login(s, "ANN", &q), SB_NO_PERSON);
    assert_int_equal(store_person_by_recovery(s, "", &q), SB_NO_PERSON);
    assert_int_equal(store_person_get(s, 18, &q), SB_NO_PERSON);
}

static void test_ids_and_logins_are_taken_once(void **state)
{
    store *s = *state;
    store_person p = ann(), q = ann();
    strcpy(p.login, "ann");
    q.id = 18;
    assert_int_equal(store_person_add(s, &p), SB_OK);
    assert_int_equal(store_person_add(s, &p), SB_TAKEN);
    assert_int_equal(store_person_add(s, &q), SB_OK); /* nobody has to have a login */
    strcpy(q.login, "ann");
    assert_int_equal(store_person_save(s, &q), SB_TAKEN);
    assert_int_equal(store_person_save(s, &p), SB_OK); /* one's own */
    strcpy(q.login, "bob");
    assert_int_equal(store_person_save(s, &q), SB_OK);
    q.id = 19;
    assert_int_equal(store_person_save(s, &q), SB_NO_PERSON);
    commit(s); /* a refusal has not spoilt the transaction */
    assert_int_equal(store_person_by_login(s, "bob", &q), SB_OK);
}

static void test_sessions(void **state)
{
    store *s = *state;
    store_person p = ann();
    int64_t person = 0;
    assert_int_equal(store_session_add(s, "h1", 17, 5), SB_NO_PERSON);
    store_person_add(s, &p);
    assert_int_equal(store_session_add(s, "h1", 17, 5), SB_OK);
    assert_int_equal(store_session_add(s, "h2", 17, 5), SB_OK);
    assert_int_equal(store_session_add(s, "h3", 17, 5), SB_OK);
    assert_int_equal(store_session_find(s, "h1", &person), SB_OK);
    assert_int_equal(person, 17);
    assert_int_equal(store_session_seen(s, "h1", 9), SB_OK);
    assert_int_equal(store_session_end(s, "h1"), SB_OK);
    assert_int_equal(store_session_find(s, "h1", &person), SB_NO_PERSON);
    assert_int_equal(store_session_end_all(s, 17), SB_OK);
    assert_int_equal(store_session_find(s, "h2", &person), SB_NO_PERSON);
}

static void test_a_deleted_person_leaves_nothing(void **state)
{
    store *s = *state;
    store_person p = ann(), q;
    store_rating r = { 1500, 350, 60, 1, 1 };
    int64_t person;
    char buffer[64];
    sb_text t = SB_TEXT(buffer);
    store_person_add(s, &p);
    store_session_add(s, "h1", 17, 5);
    store_rating_set(s, 17, "gwt", &r);
    store_keep_set(s, 17, "room", "note", "a secret");
    store_chair_set(s, "room", 0, 17);
    assert_int_equal(store_person_delete(s, 17), SB_OK);
    assert_int_equal(store_person_delete(s, 17), SB_NO_PERSON);
    assert_int_equal(store_person_get(s, 17, &q), SB_NO_PERSON);
    assert_int_equal(store_session_find(s, "h1", &person), SB_NO_PERSON);
    assert_int_equal(store_rating_get(s, 17, "gwt", &r), SB_NO_PERSON);
    assert_int_equal(store_rating_set(s, 17, "gwt", &r), SB_NO_PERSON);
    assert_int_equal(store_keep_set(s, 17, "room", "note", "x"), SB_NO_PERSON);
    assert_int_equal(store_keep_get(s, 17, "room", "note", &t), SB_OK);
    assert_string_equal(buffer, "");
}

static void test_settings_ratings_notes_and_facts(void **state)
{
    store *s = *state;
    store_person p = ann();
    store_rating r = { INT64_C(1500000000), INT64_C(350000000), 60000, 3, 77 }, got;
    char buffer[256];
    sb_text t = SB_TEXT(buffer);
    store_person_add(s, &p);
    assert_int_equal(store_settings_get(s, 17, &t), SB_OK);
    assert_string_equal(buffer, "{}");
    assert_int_equal(store_settings_set(s, 17, "{\"ntfy\":\"é'\"}"), SB_OK);
    assert_int_equal(store_settings_set(s, 18, "{}"), SB_NO_PERSON);
    sb_text_clear(&t);
    store_settings_get(s, 17, &t);
    assert_string_equal(buffer, "{\"ntfy\":\"é'\"}");
    assert_int_equal(store_rating_get(s, 17, "gwt", &got), SB_NO_PERSON);
    assert_int_equal(store_rating_set(s, 17, "gwt", &r), SB_OK);
    r.games = 4;
    assert_int_equal(store_rating_set(s, 17, "gwt", &r), SB_OK);
    assert_int_equal(store_rating_get(s, 17, "gwt", &got), SB_OK);
    assert_memory_equal(&r, &got, sizeof r);
    assert_int_equal(store_keep_set(s, 17, "a", "note", "one"), SB_OK);
    assert_int_equal(store_keep_set(s, 17, "a", "note", "two"), SB_OK);
    sb_text_clear(&t);
    store_keep_get(s, 17, "a", "note", &t);
    assert_string_equal(buffer, "two");
    assert_int_equal(store_keep_set(s, 17, "a", "note", ""), SB_OK);
    sb_text_clear(&t);
    store_keep_get(s, 17, "a", "note", &t);
    assert_string_equal(buffer, "");
    assert_int_equal(store_fact_set(s, "vapid", "k1"), SB_OK);
    assert_int_equal(store_fact_set(s, "vapid", "k2"), SB_OK);
    store_fact_get(s, "vapid", &t);
    assert_string_equal(buffer, "k2");
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

static store_room room(const char *id, store_phase phase, bool listed, int64_t changed)
{
    store_room r = { .game = "gwt", .phase = phase, .listed = listed, .created = 1, .changed = changed, .info = "{}" };
    snprintf(r.id, sizeof r.id, "%s", id);
    return r;
}

static bool add_id(void *user, const store_room *r)
{
    sb_putf(user, "%s ", r->id);
    return true;
}

static void test_lists_of_rooms(void **state)
{
    store *s = *state;
    static const char *const IDS[] = { "a", "b", "c", "d", "e" };
    char buffer[256];
    sb_text t = SB_TEXT(buffer);
    for (int i = 0; i < 5; i++) {
        store_room r = room(IDS[i], i == 4 ? STORE_RUNNING : STORE_OPEN, i != 1, 10 * i);
        assert_int_equal(store_room_add(s, &r), SB_OK);
        assert_int_equal(store_room_add(s, &r), SB_TAKEN);
    }
    store_rooms_listed(s, STORE_OPEN, 1000, 10, add_id, &t);
    sb_put(&t, "| ");
    store_rooms_listed(s, STORE_OPEN, 30, 1, add_id, &t);
    sb_put(&t, "| ");
    store_rooms_in(s, STORE_OPEN, "a", 2, add_id, &t);
    sb_put(&t, "| ");
    store_rooms_idle(s, STORE_OPEN, 20, 10, add_id, &t);
    store_chair_set(s, "a", 0, 17);
    store_chair_set(s, "a", 1, 17);
    store_chair_set(s, "c", 1, 17);
    store_chair_set(s, "d", 1, 18);
    store_chair_set(s, "e", 1, 17);
    store_chair_set(s, "c", 1, 0);
    sb_put(&t, "| ");
    store_rooms_of(s, 17, 1000, 10, add_id, &t);
    sb_put(&t, "| ");
    store_rooms_of_friends(s, 17, 1000, 10, add_id, &t); /* nobody yet */
    store_chair_set(s, "a", 2, 18);
    store_chair_set(s, "b", 0, 18); /* not listed */
    store_rooms_of_friends(s, 17, 1000, 10, add_id, &t);
    sb_put(&t, "| ");
    store_rooms_of_friends(s, 18, 1000, 10, add_id, &t);
    assert_string_equal(buffer, "d c a | c | b c | a b | e a | d | e ");
}

static bool copy_room(void *user, const store_room *r)
{
    store_room *out = user;
    *out = *r;
    out->info = strdup(r->info);
    return true;
}

static void test_a_room_comes_back_as_it_was(void **state)
{
    store *s = *state;
    store_room r = room("x", STORE_OPEN, true, 5), got;
    r.info = "{\"seats\":[\"Ann\"]}";
    assert_int_equal(store_room_save(s, &r), SB_NO_TABLE);
    assert_int_equal(store_room_get(s, "x", copy_room, &got), SB_NO_TABLE);
    store_room_add(s, &r);
    r.phase = STORE_OVER;
    r.changed = INT64_C(1700000000000);
    assert_int_equal(store_room_save(s, &r), SB_OK);
    commit(s);
    assert_int_equal(store_room_get(s, "x", copy_room, &got), SB_OK);
    assert_string_equal(got.info, r.info);
    assert_string_equal(got.game, "gwt");
    assert_int_equal(got.phase, STORE_OVER);
    assert_int_equal(got.changed, r.changed);
    assert_true(got.listed);
    free((void *)(uintptr_t)got.info);
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

static bool add_line(void *user, int64_t seq, int64_t at, const char *text)
{
    sb_putf(user, "%d@%d %s;", (int)seq, (int)at, text);
    return seq < 100;
}

static void test_of_two_writers_one_comes_first(void **state)
{
    store *s = *state;
    char buffer[256];
    sb_text t = SB_TEXT(buffer);
    assert_int_equal(store_line_add(s, "r", 0, 7, "move 0 bid:7"), SB_OK);
    assert_int_equal(store_line_add(s, "r", 0, 8, "move 1 pass"), SB_STALE);
    assert_int_equal(store_line_add(s, "r", 1, 8, "move 1 pass"), SB_OK);
    assert_int_equal(store_line_add(s, "q", 0, 9, "other"), SB_OK);
    commit(s);
    assert_int_equal(store_lines(s, "r", 0, add_line, &t), SB_OK);
    assert_int_equal(store_lines(s, "r", 1, add_line, &t), SB_OK);
    assert_string_equal(buffer, "0@7 move 0 bid:7;1@8 move 1 pass;1@8 move 1 pass;");
}

static void test_archived_lines_are_read_as_before(void **state)
{
    store *s = *state;
    char buffer[512];
    sb_text t = SB_TEXT(buffer);
    store_room r = room("r", STORE_OVER, false, 1);
    store_room_add(s, &r);
    for (int i = 0; i < 4; i++)
        store_line_add(s, "r", i, 10 + i, i == 2 ? "say 17 \"é 'x'\"" : "move 0 pass");
    assert_int_equal(store_archive(s, "r"), SB_OK);
    assert_int_equal(store_line_add(s, "r", 3, 1, "again"), SB_STALE);
    assert_int_equal(store_line_add(s, "r", 4, 14, "later"), SB_OK);
    assert_int_equal(store_lines(s, "r", 2, add_line, &t), SB_OK);
    assert_string_equal(buffer, "2@12 say 17 \"é 'x'\";3@13 move 0 pass;4@14 later;");
    assert_int_equal(store_archive(s, "r"), SB_OK); /* what came later goes in, too */
    sb_text_clear(&t);
    store_lines(s, "r", 3, add_line, &t);
    assert_string_equal(buffer, "3@13 move 0 pass;4@14 later;");
    assert_int_equal(store_room_delete(s, "r"), SB_OK);
    assert_int_equal(store_room_delete(s, "r"), SB_NO_TABLE);
    sb_text_clear(&t);
    store_lines(s, "r", 0, add_line, &t);
    assert_string_equal(buffer, "");
}

static void test_what_was_not_committed_is_not_there(void **state)
{
    store *s = *state, *other = open_store();
    char buffer[64];
    sb_text t = SB_TEXT(buffer);
    store_line_add(s, "r", 0, 1, "one");
    store_begin(other, false);
    store_lines(other, "r", 0, add_line, &t);
    assert_string_equal(buffer, "");
    store_rollback(other);
    commit(s);
    store_line_add(s, "r", 1, 1, "two");
    store_rollback(s);
    store_begin(other, false);
    store_lines(other, "r", 0, add_line, &t);
    assert_string_equal(buffer, "0@1 one;");
    store_rollback(other);
    store_close(other);
    store_begin(s, true);
}

/* ---- several processes ------------------------------------------------------------------------------------------- */

static void keep_news(void *user, const char *news)
{
    sb_putf(user, "%s;", news);
}

static void test_news_travel_with_the_commit(void **state)
{
    store *s = *state, *ear = open_store();
    char buffer[64];
    sb_text t = SB_TEXT(buffer);
    assert_true(store_listen(ear));
    assert_int_equal(store_tell(s, "r:1"), SB_OK);
    assert_true(store_news(ear, keep_news, &t));
    assert_string_equal(buffer, "");
    commit(s);
    for (int i = 0; i < PATIENCE && postgres() && t.n == 0; i++) {
        usleep(10000);
        assert_true(store_news(ear, keep_news, &t));
    }
    assert_string_equal(buffer, postgres() ? "r:1;" : "");
    assert_int_equal(store_socket(ear) >= 0, postgres() != NULL);
    store_close(ear);
}

static void test_a_lock_is_free_when_its_holder_is_gone(void **state)
{
    store *s = *state, *other = open_store();
    bool got = false;
    assert_int_equal(store_lock(s, "room", &got), SB_OK);
    assert_true(got);
    store_begin(other, false);
    assert_int_equal(store_lock(other, "room", &got), SB_OK);
    assert_int_equal(got, !postgres());
    store_lock(other, "elsewhere", &got);
    assert_true(got);
    store_rollback(other);
    store_close(s);
    for (int i = 0; i < PATIENCE; i++) {
        store_begin(other, false);
        store_lock(other, "room", &got);
        store_rollback(other);
        if (got)
            break;
        usleep(10000);
    }
    assert_true(got);
    store_begin(other, false);
    assert_int_equal(store_unlock(other, "room"), SB_OK);
    *state = other;
}

/* ---- schema, copies ---------------------------------------------------------------------------------------------- */

static const char *const STEPS_TEXTS[] = { "SELECT value FROM meta WHERE key = 'schema'",
    "INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value" };

static sql *connect_plainly(void)
{
    char buffer[256];
    sb_text why = SB_TEXT(buffer);
    sql *db = (postgres() ? sql_open_postgres : sql_open_sqlite)(where, STEPS_TEXTS, 2, &why);
    assert_non_null(db);
    return db;
}

/* Whatever an older program has written is there after every step. */
static void test_every_older_schema_is_brought_up_to_date(void **state)
{
    char buffer[256];
    sb_text why = SB_TEXT(buffer);
    store_person p;
    for (int steps = 1; steps <= SCHEMA_STEPS; steps++) {
        store_close(*state);
        make_empty();
        sql *db = connect_plainly();
        assert_true(schema_bring_to(db, steps, &why));
        assert_true(db->ops->script(db,
            "INSERT INTO person (id, name, settings, created, seen) VALUES (3, 'Old', '{}', 1, 2);"
            "INSERT INTO line (room, seq, at, text) VALUES ('r', 0, 1, 'old')"));
        db->ops->close(db);
        *state = open_store();
        assert_int_equal(store_begin(*state, true), SB_OK);
        assert_int_equal(store_person_get(*state, 3, &p), SB_OK);
        assert_string_equal(p.name, "Old");
        assert_int_equal(store_line_add(*state, "r", 0, 1, "new"), SB_STALE);
        assert_int_equal(store_keep_set(*state, 3, "r", "note", "fine"), SB_OK);
    }
}

static void test_a_newer_schema_is_refused(void **state)
{
    char buffer[256];
    sb_text why = SB_TEXT(buffer);
    store_rollback(*state);
    sql *db = connect_plainly();
    assert_true(db->ops->script(db, "UPDATE meta SET value = '999' WHERE key = 'schema'"));
    db->ops->close(db);
    assert_null(store_open(where, &why));
    assert_non_null(strstr(buffer, "newer version"));
}

static void fill(store *s)
{
    store_person p = ann();
    store_room r = room("r", STORE_OVER, true, 5), q = room("q", STORE_RUNNING, false, 6);
    store_rating rating = { 1500, 350, 60, 1, 1 };
    strcpy(p.login, "ann\"\\");
    store_person_add(s, &p);
    store_session_add(s, "h", 17, 3);
    store_room_add(s, &r);
    store_room_add(s, &q);
    store_line_add(s, "r", 0, 1, "first");
    store_archive(s, "r");
    store_line_add(s, "q", 0, 1, "running \"é\"");
    store_chair_set(s, "q", 1, 17);
    store_rating_set(s, 17, "gwt", &rating);
    store_keep_set(s, 17, "q", "note", "n");
    store_fact_set(s, "vapid", "k");
    commit(s);
}

static void check_filled(store *s)
{
    store_person p;
    store_rating r;
    int64_t person;
    char buffer[256];
    sb_text t = SB_TEXT(buffer);
    assert_int_equal(store_person_by_login(s, "ann\"\\", &p), SB_OK);
    assert_int_equal(store_session_find(s, "h", &person), SB_OK);
    assert_int_equal(store_rating_get(s, 17, "gwt", &r), SB_OK);
    store_rooms_of(s, 17, 100, 10, add_id, &t);
    store_lines(s, "r", 0, add_line, &t);
    store_lines(s, "q", 0, add_line, &t);
    store_keep_get(s, 17, "q", "note", &t);
    store_fact_get(s, "vapid", &t);
    assert_string_equal(buffer, "q 0@1 first;0@1 running \"é\";nk");
}

static void cut_file(const char *from, const char *to)
{
    char line[4096];
    FILE *in = fopen(from, "r"), *out = fopen(to, "w");
    for (int i = 0; i < 5 && fgets(line, sizeof line, in); i++)
        fputs(line, out);
    fclose(in);
    fclose(out);
}

static void test_a_backup_is_restored_into_either_store(void **state)
{
    char backup[128], cut[128], sqlite[128], buffer[512];
    sb_text why = SB_TEXT(buffer);
    snprintf(backup, sizeof backup, "%s/backup", folder);
    snprintf(cut, sizeof cut, "%s/cut", folder);
    snprintf(sqlite, sizeof sqlite, "%s/t.db", folder);
    fill(*state);
    store_rollback(*state);
    if (!store_backup(where, backup, &why))
        fail_msg("%s", buffer);
    assert_false(store_backup(where, backup, &why));  /* not over another one */
    assert_false(store_restore(backup, where, &why)); /* not into a store in use */
    assert_non_null(strstr(buffer, "already"));
    store_close(*state);
    make_empty();
    *state = open_store();
    store_begin(*state, true);
    fill(*state);
    sb_text_clear(&why);
    assert_true(store_backup(where, backup, &why));
    cut_file(backup, cut);
    assert_false(store_restore(cut, sqlite, &why));
    assert_non_null(strstr(buffer, "cut off"));
    sb_text_clear(&why);
    if (!store_restore(backup, sqlite, &why)) /* from PostgreSQL to SQLite, too */
        fail_msg("%s", buffer);
    store *s = store_open(sqlite, &why);
    store_begin(s, false);
    check_filled(s);
    store_rollback(s);
    store_close(s);
}

static void test_bad_places_are_named(void **state)
{
    char buffer[512];
    sb_text why = SB_TEXT(buffer);
    (void)state;
    assert_null(store_open("/nowhere/at/all.db", &why));
    assert_non_null(strstr(buffer, "/nowhere/at/all.db"));
    sb_text_clear(&why);
    assert_null(store_open("postgres://u:secret@127.0.0.1:1/x", &why));
    assert_non_null(strstr(buffer, "cannot be reached"));
    assert_null(strstr(buffer, "secret"));
}

#define T(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        T(test_a_person_comes_back_as_it_was),
        T(test_ids_and_logins_are_taken_once),
        T(test_sessions),
        T(test_a_deleted_person_leaves_nothing),
        T(test_settings_ratings_notes_and_facts),
        T(test_lists_of_rooms),
        T(test_a_room_comes_back_as_it_was),
        T(test_of_two_writers_one_comes_first),
        T(test_archived_lines_are_read_as_before),
        T(test_what_was_not_committed_is_not_there),
        T(test_news_travel_with_the_commit),
        T(test_a_lock_is_free_when_its_holder_is_gone),
        T(test_every_older_schema_is_brought_up_to_date),
        T(test_a_newer_schema_is_refused),
        T(test_a_backup_is_restored_into_either_store),
        T(test_bad_places_are_named),
    };
    if (!mkdtemp(folder))
        return 1;
    int failed = cmocka_run_group_tests_name(postgres() ? "store on PostgreSQL" : "store on SQLite", tests, NULL, NULL);
    make_empty();
    return rmdir(folder) != 0 || failed;
}
