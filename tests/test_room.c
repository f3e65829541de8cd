/* test_room.c: rooms as their logs say, clocks, ratings, texts of strangers, jobs: the parts of the server without I/O.
 */
#include "test.h"

#include "sagebrush/heap.h"
#include "server/clean.h"
#include "server/glicko.h"
#include "server/jobs.h"
#include "server/room.h"

#include <math.h>
#include <stdlib.h>
#include <pthread.h>

#define KEY "000000000000000000000000000000000000000000000000000000000000002a"

static room *made(const char *more)
{
    char line[600];
    room *r = room_new_empty("noon");
    snprintf(line, sizeof line, "new {\"game\":\"template\",\"players\":2,\"host\":1,\"key\":\"" KEY "\"%s}", more);
    assert_int_equal(room_apply(r, 1000, line, NULL), SB_OK);
    return r;
}

static room *begun(const char *more)
{
    room *r = made(more);
    assert_int_equal(room_apply(r, 1000, "sit 0 1 - Ann", NULL), SB_OK);
    assert_int_equal(room_apply(r, 1000, "sit 1 2 tumbleweed Bob", NULL), SB_OK);
    assert_int_equal(room_apply(r, 1000, "start", NULL), SB_OK);
    return r;
}

/* The first legal move of a seat as a line. */
static void put_move(const room *r, int seat, sb_text *line)
{
    sb_move moves[SB_MOVES_MAX];
    assert_true(sb_table_legal(r->table, seat, moves) > 0);
    sb_text_clear(line);
    sb_putf(line, "move %d ", seat);
    sb_move_write(r->setup.game, moves[0], line);
}

static void play(room *r, int seat, int64_t at)
{
    char buffer[200];
    sb_text line = SB_TEXT(buffer);
    put_move(r, seat, &line);
    assert_int_equal(room_apply(r, at, buffer, NULL), SB_OK);
}

static int pending_seat(const room *r)
{
    return __builtin_ctz(room_pending(r));
}

/* The record of the table tells it, and can be read. */
static void assert_record_has(const room *r, const char *lines)
{
    char bytes[300];
    sb_text record = sb_heap_text(), why = SB_TEXT(bytes);
    sb_record_write_host(r->table, &record);
    assert_non_null(strstr(record.at, lines));
    assert_int_equal(sb_record_read(record.at, record.n, NULL, &why), SB_OK);
    sb_heap_text_free(&record);
}

/* ---- chairs --------------------------------------------------------------------------------------------------------
 */

static void test_a_chair_is_for_one_and_one_has_one(void **state)
{
    (void)state;
    room *r = made("");
    assert_int_equal(room_apply(r, 1000, "start", NULL), SB_NOT_PENDING);
    assert_int_equal(room_apply(r, 1000, "sit 0 1 - Ann", NULL), SB_OK);
    assert_int_equal(room_apply(r, 1000, "sit 0 2 - Bob", NULL), SB_TAKEN);
    assert_int_equal(room_apply(r, 1000, "sit 1 1 - Ann", NULL), SB_TAKEN);
    assert_int_equal(room_apply(r, 1000, "sit 2 2 - Bob", NULL), SB_BAD_REQUEST);
    assert_int_equal(room_apply(r, 1000, "bot 1 greedy", NULL), SB_OK);
    assert_int_equal(room_apply(r, 1000, "bot 1 deep_thought", NULL), SB_UNKNOWN_BOT);
    assert_int_equal(room_apply(r, 1000, "sit 1 2 - Bob", NULL), SB_OK); /* a person comes before a bot */
    assert_int_equal(room_apply(r, 1000, "leave 1", NULL), SB_OK);
    assert_int_equal(r->seat[1].chair, CHAIR_OPEN);
    assert_int_equal(r->seq, 5);
    room_free(r);
}

static void test_a_line_that_is_refused_changes_nothing(void **state)
{
    static const char *const BAD[] = { "", "dance", "sit", "sit 0", "sit x 1 - A", "sit 0 0 - A", "sit 0 1 a\"b A",
        "move 0 play:marshal", "undo 0", "time 0", "away 0 greedy", "back 0", "resign 0", "ask 0 pause", "yes 0",
        "rematch x", "say 1 0 Ann hello", "new {}" };
    (void)state;
    room *r = made("");
    room before = *r;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        if (room_apply(r, 9999, BAD[i], NULL) == SB_OK)
            fail_msg("taken: %s", BAD[i]);
        assert_memory_equal(r, &before, sizeof before);
    }
    room_free(r);
}

static void test_bad_rooms_are_refused_with_a_reason(void **state)
{
    static const struct {
        const char *json;
        sb_error e;
    } BAD[] = {
        { "{\"game\":\"chess\",\"players\":2}", SB_UNKNOWN_GAME },
        { "{\"game\":\"template\",\"players\":9}", SB_BAD_PLAYERS },
        { "{\"game\":\"template\",\"players\":\"2\"}", SB_BAD_PLAYERS },
        { "{\"game\":\"template\",\"players\":2,\"options\":{\"rounds\":\"endless\"}}", SB_BAD_OPTION },
        { "{\"game\":\"template\",\"players\":2,\"options\":{\"weather\":\"fine\"}}", SB_UNKNOWN_OPTION },
        { "{\"game\":\"template\",\"players\":2,\"seats\":[{\"bot\":\"none\"}]}", SB_UNKNOWN_BOT },
        { "{\"game\":\"template\",\"players\":2,\"pace\":{\"kind\":\"hasty\"}}", SB_BAD_REQUEST },
        { "{\"game\":\"template\",\"players\":2,\"pace\":{\"kind\":\"live\",\"time\":1}}", SB_BAD_REQUEST },
        { "{\"game\":\"template\",\"players\":2,\"policy\":\"shoot\"}", SB_BAD_REQUEST },
        { "{\"game\":\"template\",\"players\":2,\"listed\":1}", SB_BAD_REQUEST },
        { "{\"game\":\"template\",\"players\":2,\"rules\":77}", SB_RULES_VERSION },
        { "{\"game\":\"template\",\"players\":2}", SB_BAD_REQUEST }, /* no key */
        { "[]", SB_UNKNOWN_GAME },
        { "{", SB_BAD_REQUEST },
    };
    (void)state;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        char line[300], buffer[300];
        sb_text why = SB_TEXT(buffer);
        room *r = room_new_empty("noon");
        snprintf(line, sizeof line, "new %s", BAD[i].json);
        assert_int_equal(room_apply(r, 1, line, &why), BAD[i].e);
        assert_true(why.n > 0);
        room_free(r);
    }
}

/* ---- conditional moves ------------------------------------------------------------------------------------------- */

/* Seat 0 has chosen where it starts and plans; seat 1 has not. */
static room *planned(const char *answers)
{
    char line[400];
    room *r = room_new_empty("noon");
    assert_int_equal(
        room_apply(r, 1, "new {\"game\":\"colorado\",\"players\":2,\"host\":1,\"key\":\"" KEY "\"}", NULL), SB_OK);
    assert_int_equal(room_apply(r, 1, "sit 0 1 - Ann", NULL), SB_OK);
    assert_int_equal(room_apply(r, 1, "sit 1 2 - Bob", NULL), SB_OK);
    assert_int_equal(room_apply(r, 1, "start", NULL), SB_OK);
    snprintf(line, sizeof line, "plan 0 %s", answers);
    assert_int_equal(room_apply(r, 1, line, NULL), SB_STALE); /* it is asked: it may as well answer */
    play(r, 0, 1);
    assert_int_equal(room_apply(r, 1, line, NULL), SB_OK);
    assert_non_null(r->plan[0]);
    return r;
}

static void assert_plan(const room *r, const char *expected)
{
    char buffer[600];
    sb_text text = SB_TEXT(buffer);
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    room_plan_put(r, 0, &out);
    sb_json_end(&out);
    assert_string_equal(buffer, expected);
}

#define ANSWER "[{\"if\":[{\"event\":\"start\",\"seat\":1}],\"move\":\"name:red_1\"}]"
#define KEPT   "{\"plan\":{\"dropped\":false,\"answers\":" ANSWER "}}"
#define GONE   "{\"plan\":{\"dropped\":true,\"answers\":[]}}"

static void test_a_plan_is_dropped_when_something_is_taken_back(void **state)
{
    (void)state;
    room *r = planned(ANSWER);
    assert_plan(r, KEPT);
    assert_int_equal(room_apply(r, 2, "undo 0", NULL), SB_OK);
    assert_plan(r, GONE);
    room_free(r);
}

static void test_a_plan_ends_with_its_person_or_its_game(void **state)
{
    (void)state;
    static const char *const ENDS[] = { "away 0 greedy", "resign 0", "plan 0 []" };
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        room *r = planned(ANSWER);
        assert_int_equal(room_apply(r, 2, ENDS[i], NULL), SB_OK);
        assert_plan(r, "{}");
        room_free(r);
    }
}

/* What has to happen happens, the seat is asked, and this is its answer; or something else happens. */
static void test_a_plan_follows_the_game(void **state)
{
    int seat;
    char buffer[100];
    sb_text move = SB_TEXT(buffer);
    (void)state;
    room *r = planned(ANSWER);
    assert_false(room_planned(r, &seat, NULL));
    play(r, 1, 2);
    assert_int_equal(room_pending(r), 1);
    assert_plan(r, KEPT);
    assert_true(room_planned(r, &seat, &move));
    assert_string_equal(buffer, "name:red_1");
    assert_int_equal(room_apply(r, 3, "move 0 name:red_1", NULL), SB_OK);
    assert_plan(r, "{}");
    room_free(r);
    r = planned("[{\"if\":[{\"event\":\"start\",\"seat\":1,\"region\":\"nowhere\"}],\"move\":\"name:red_1\"}]");
    play(r, 1, 2);
    assert_plan(r, GONE);
    room_free(r);
}

/* ---- the log is the truth
 * ---------------------------------------------------------------------------------------------- */

static void put_everything(const room *r, int64_t now, sb_text *out)
{
    sb_json j = SB_JSON(out);
    sb_text_clear(out);
    sb_json_object(&j, NULL);
    room_put_outline(r, 1, now, &j);
    if (r->table) {
        sb_json_object(&j, "view");
        sb_table_view(r->table, 0, 0, SB_EN, &j);
        sb_json_end(&j);
        sb_json_hash(&j, "hash", sb_table_hash(r->table));
    }
    sb_json_end(&j);
}

static void test_the_same_lines_make_the_same_room(void **state)
{
    static const char MORE[] = ",\"pace\":{\"kind\":\"live\",\"time\":600000,\"increment\":5000}";
    char lines[200][200];
    int64_t at[200];
    int n = 0;
    sb_text a = sb_heap_text(), b = sb_heap_text();
    (void)state;
    room *r = begun(MORE), *again = begun(MORE);
    while (room_pending(r) && n < 190) {
        sb_text line = SB_TEXT(lines[n]);
        at[n] = 1000 + 700 * n;
        if (n % 7 == 3)
            sb_put(&line, "say 1 0 \"Ann\" hello");
        else if (n % 5 == 4 && sb_table_can_undo(r->table, 0))
            sb_put(&line, "undo 0");
        else
            put_move(r, pending_seat(r), &line);
        assert_int_equal(room_apply(r, at[n], lines[n], NULL), SB_OK);
        n++;
    }
    assert_int_equal(r->phase, STORE_OVER);
    for (int i = 0; i < n; i++)
        assert_int_equal(room_apply(again, at[i], lines[i], NULL), SB_OK);
    put_everything(r, 99999, &a);
    put_everything(again, 99999, &b);
    assert_string_equal(a.at, b.at);
    assert_non_null(strstr(a.at, "\"winners\""));
    assert_int_equal(r->seq, again->seq);
    sb_heap_text_free(&a);
    sb_heap_text_free(&b);
    room_free(r);
    room_free(again);
}

static void test_the_commitment_is_kept_and_nonces_count(void **state)
{
    uint8_t shown[32], kept[32];
    (void)state;
    room *r = made("");
    room_commitment(r, shown);
    room_free(r);
    r = begun("");
    sb_commitment(sb_table_setup_of(r->table)->key, "noon", kept);
    assert_memory_equal(shown, kept, sizeof kept);
    assert_string_equal(sb_table_setup_of(r->table)->seat[1].nonce, "tumbleweed");
    room_free(r);
}

/* ---- clocks
 * ---------------------------------------------------------------------------------------------------------------- */

static void test_a_live_clock_runs_for_whoever_is_asked(void **state)
{
    (void)state;
    room *r = begun(",\"pace\":{\"kind\":\"live\",\"time\":60000,\"increment\":5000}");
    int seat;
    assert_int_equal(room_pending(r), 3); /* both choose a card */
    assert_int_equal(room_clock_left(r, 0, 11000), 50000);
    play(r, 0, 11000);
    assert_int_equal(room_clock_left(r, 0, 21000), 55000); /* it stands still, with the increment */
    assert_int_equal(room_clock_left(r, 1, 21000), 40000);
    assert_int_equal(room_deadline(r, &seat), 61000);
    assert_int_equal(seat, 1);
    room_free(r);
}

static void test_a_day_clock_begins_anew_with_every_turn(void **state)
{
    (void)state;
    room *r = begun(",\"pace\":{\"kind\":\"day\",\"time\":86400000}");
    play(r, 0, 50000000);
    play(r, 1, 60000000);
    for (int i = 0; i < 2; i++)
        if (room_pending(r) >> i & 1)
            assert_int_equal(room_clock_left(r, i, 60000000), 86400000);
    room_free(r);
}

static void test_when_time_is_over_a_bot_plays_until_the_person_is_back(void **state)
{
    int seat;
    (void)state;
    room *r = begun(",\"pace\":{\"kind\":\"move\",\"time\":60000}");
    play(r, 0, 2000);
    assert_int_equal(room_apply(r, 61000, "time 1", NULL), SB_OK);
    assert_true(r->seat[1].away);
    assert_string_equal(room_bot_of(r, 1), "greedy");
    assert_true(room_is_bots_turn(r, &seat));
    assert_int_equal(seat, 1);
    assert_int_equal(room_deadline(r, &seat), INT64_MAX);
    assert_int_equal(room_apply(r, 62000, "time 1", NULL), SB_STALE);
    assert_int_equal(room_apply(r, 63000, "back 1", NULL), SB_OK);
    assert_null(room_bot_of(r, 1));
    assert_int_equal(room_deadline(r, &seat), 63000 + 60000); /* the time begins anew */
    assert_record_has(r, "\ntimeout 1\nseat 1 bot greedy\nseat 1 human\n");
    room_free(r);
}

static void test_who_resigns_is_placed_last(void **state)
{
    int place[SB_SEATS_MAX];
    (void)state;
    room *r = begun(",\"policy\":\"resign\",\"pace\":{\"kind\":\"move\",\"time\":60000}");
    assert_int_equal(room_apply(r, 61000, "time 0", NULL), SB_OK);
    assert_true(r->seat[0].resigned);
    assert_int_equal(room_apply(r, 61000, "back 0", NULL), SB_STALE);
    assert_record_has(r, "\ntimeout 0\nresign 0 greedy\n");
    for (int64_t at = 62000; room_pending(r); at += 10)
        play(r, pending_seat(r), at);
    room_places(r, place);
    assert_int_equal(place[0], 1);
    assert_int_equal(place[1], 0);
    room_free(r);
}

static void test_a_pause_needs_all_and_stops_the_clocks(void **state)
{
    char buffer[200];
    sb_text line = SB_TEXT(buffer);
    int seat;
    (void)state;
    room *r = begun(",\"pace\":{\"kind\":\"live\",\"time\":60000}");
    put_move(r, 0, &line);
    assert_int_equal(room_apply(r, 2000, "ask 0 pause", NULL), SB_OK);
    assert_false(r->paused);
    assert_int_equal(room_apply(r, 2000, "no 1", NULL), SB_OK);
    assert_int_equal(room_apply(r, 2000, "yes 1", NULL), SB_STALE);
    assert_int_equal(room_apply(r, 2000, "ask 0 pause", NULL), SB_OK);
    assert_int_equal(room_apply(r, 3000, "yes 1", NULL), SB_OK);
    assert_true(r->paused);
    assert_int_equal(room_apply(r, 4000, buffer, NULL), SB_PAUSED);
    assert_int_equal(room_clock_left(r, 0, 50000), 58000);
    assert_int_equal(room_deadline(r, &seat), INT64_MAX);
    assert_int_equal(room_apply(r, 90000, "ask 1 resume", NULL), SB_OK);
    assert_int_equal(room_apply(r, 90000, "yes 0", NULL), SB_OK);
    assert_int_equal(room_clock_left(r, 0, 91000), 57000);
    room_free(r);
}

/* ---- talk
 * --------------------------------------------------------------------------------------------------------------------
 */

static void test_what_was_said_last_is_kept(void **state)
{
    char line[64];
    (void)state;
    room *r = made("");
    for (int i = 0; i < ROOM_SAID_MAX + 5; i++) {
        snprintf(line, sizeof line, "say 1 - \"Ann\" word %d", i);
        assert_int_equal(room_apply(r, 1000 + i, line, NULL), SB_OK);
    }
    assert_int_equal(r->said_n, ROOM_SAID_MAX);
    assert_string_equal(r->said[0].text, "word 5");
    assert_int_equal(r->said[ROOM_SAID_MAX - 1].seat, -1);
    room_free(r);
}

static void test_texts_of_strangers(void **state)
{
    static const struct {
        const char *in, *out; /* NULL: refused */
    } ROW[] = {
        { "Ann", "Ann" },
        { "  Ann \t\n Lee ", "Ann Lee" },
        { "Éloïse 陳", "Éloïse 陳" },
        { "a\u200bb\u202ec\u2066d", "abcd" },
        { "a\"b", "ab" },
        { "\u202e\u200d", NULL },
        { "", NULL },
        { "   ", NULL },
        { "\x1b[31mred", "[31mred" },
        { "a\u0301\u0301\u0301\u0301\u0301", "a\u0301\u0301" },
        { "\u3164\u2800", NULL },
        { "bad\xff", NULL },
        { "012345678901234567890123", "012345678901234567890123" },
        { "0123456789012345678901234", NULL },
        { "\U000e0041tag", "tag" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof ROW / sizeof *ROW; i++) {
        char buffer[200];
        sb_text t = SB_TEXT(buffer);
        assert_int_equal(clean_text(ROW[i].in, 24, &t), ROW[i].out != NULL);
        if (ROW[i].out)
            assert_string_equal(buffer, ROW[i].out);
    }
}

/* ---- ratings
 * --------------------------------------------------------------------------------------------------------------------
 */

/* The example of Glickman's paper: one win and two losses, here as three tables of two at the same time. */
static void test_ratings_follow_the_published_example(void **state)
{
    glicko before[] = { { 1500, 200, 0.06 }, { 1400, 30, 0.06 }, { 1550, 100, 0.06 }, { 1700, 300, 0.06 } }, after[4];
    int place[] = { 1, 2, 0, 0 };
    (void)state;
    glicko_update(before, place, 4, after);
    assert_true(fabs(after[0].rating - 1464.06) < 0.05);
    assert_true(fabs(after[0].deviation - 151.52) < 0.05);
    assert_true(fabs(after[0].volatility - 0.05999) < 0.00001);
}

static void test_ratings_of_equals(void **state)
{
    glicko before[] = { GLICKO_NEW, GLICKO_NEW }, after[2];
    (void)state;
    glicko_update(before, (int[]) { 0, 0 }, 2, after);
    assert_true(fabs(after[0].rating - 1500) < 1e-6 && fabs(after[1].rating - 1500) < 1e-6);
    assert_true(after[0].deviation < 350);
    glicko_update(before, (int[]) { 0, 1 }, 2, after);
    assert_true(after[0].rating > 1600 && fabs(after[0].rating + after[1].rating - 3000) < 1e-6);
    assert_true(glicko_rest(after[0], 100).deviation > after[0].deviation);
    assert_true(glicko_rest(after[0], 1e9).deviation <= 350);
}

/* ---- jobs
 * ------------------------------------------------------------------------------------------------------------------------
 */

typedef struct count_job {
    job job;
    int ran, done, bad;
} count_job;

static int in_group, committed, rolled_back, woken;

static sb_error run_count(job *j, void *tool)
{
    count_job *c = (count_job *)j;
    (void)tool;
    c->ran++;
    return c->bad ? SB_UNAVAILABLE : SB_OK;
}

static void done_count(job *j)
{
    ((count_job *)j)->done++;
}

static void *open_tool(void *user)
{
    return user;
}

static void close_tool(void *tool)
{
    (void)tool;
}

static sb_error begin_group(void *tool)
{
    (void)tool;
    in_group++;
    return SB_OK;
}

static sb_error commit_group(void *tool)
{
    (void)tool;
    committed++;
    return SB_OK;
}

static void roll_group_back(void *tool)
{
    (void)tool;
    rolled_back++;
}

static void wake(void *user)
{
    (void)user;
    __atomic_add_fetch(&woken, 1, __ATOMIC_SEQ_CST);
}

static void test_one_bad_job_does_not_spoil_a_group(void **state)
{
    static const crew_ways WAYS = { open_tool, close_tool, begin_group, commit_group, roll_group_back };
    count_job jobs[50] = { 0 };
    (void)state;
    mailbox *m = mailbox_new(wake, NULL);
    crew *c = crew_new(m, 1, 1000, &WAYS, jobs);
    for (int i = 0; i < 50; i++) {
        jobs[i] = (count_job) { .job = { .run = run_count, .done = done_count }, .bad = i == 25 };
        assert_true(crew_add(c, &jobs[i].job));
    }
    crew_free(c); /* everything is run first */
    mailbox_collect(m);
    for (int i = 0; i < 50; i++) {
        assert_int_equal(jobs[i].done, 1);
        assert_int_equal(jobs[i].job.error, i == 25 ? SB_UNAVAILABLE : SB_OK);
    }
    assert_true(rolled_back >= 1 && committed >= 1 && woken >= 1);
    mailbox_free(m);
}

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static sb_error run_when_let(job *j, void *tool)
{
    (void)j, (void)tool;
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
    return SB_OK;
}

static void test_a_queue_is_bounded(void **state)
{
    count_job jobs[20] = { 0 };
    int taken = 0;
    (void)state;
    mailbox *m = mailbox_new(wake, NULL);
    crew *c = crew_new(m, 1, 4, NULL, NULL);
    pthread_mutex_lock(&gate);
    for (int i = 0; i < 20; i++) {
        jobs[i] = (count_job) { .job = { .run = run_when_let, .done = done_count } };
        taken += crew_add(c, &jobs[i].job);
    }
    pthread_mutex_unlock(&gate);
    assert_in_range(taken, 4, 5); /* those that wait, and perhaps one that runs */
    crew_free(c);
    mailbox_collect(m);
    mailbox_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_chair_is_for_one_and_one_has_one),
        cmocka_unit_test(test_a_line_that_is_refused_changes_nothing),
        cmocka_unit_test(test_bad_rooms_are_refused_with_a_reason),
        cmocka_unit_test(test_a_plan_is_dropped_when_something_is_taken_back),
        cmocka_unit_test(test_a_plan_ends_with_its_person_or_its_game),
        cmocka_unit_test(test_a_plan_follows_the_game),
        cmocka_unit_test(test_the_same_lines_make_the_same_room),
        cmocka_unit_test(test_the_commitment_is_kept_and_nonces_count),
        cmocka_unit_test(test_a_live_clock_runs_for_whoever_is_asked),
        cmocka_unit_test(test_a_day_clock_begins_anew_with_every_turn),
        cmocka_unit_test(test_when_time_is_over_a_bot_plays_until_the_person_is_back),
        cmocka_unit_test(test_who_resigns_is_placed_last),
        cmocka_unit_test(test_a_pause_needs_all_and_stops_the_clocks),
        cmocka_unit_test(test_what_was_said_last_is_kept),
        cmocka_unit_test(test_texts_of_strangers),
        cmocka_unit_test(test_ratings_follow_the_published_example),
        cmocka_unit_test(test_ratings_of_equals),
        cmocka_unit_test(test_one_bad_job_does_not_spoil_a_group),
        cmocka_unit_test(test_a_queue_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
