/* test_puzzles.c: every puzzle is a possible position with a legal answer; days; what is no puzzle (puzzle.h). */
#include "sagebrush/puzzle.h"

#include "sagebrush/heap.h"
#include "sagebrush/outlook.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

typedef union position {
    _Alignas(64) unsigned char bytes[SB_STATE_MAX];
} position;

static const char *const GAMES[] = { "colorado", "goldriver", "gwt" };
enum { GAMES_COUNT = sizeof GAMES / sizeof *GAMES };

/* As it is read it is written; the one door lets it in; somebody must answer, and the answer is one of several moves. */
static void check_puzzle(const sb_game *g, int number)
{
    sb_puzzle p, again;
    position at, back;
    sb_move list[SB_MOVES_MAX];
    sb_table *table;
    sb_text line = sb_heap_text();
    assert_int_equal(sb_puzzle_at(g, number, &p, at.bytes), SB_OK);
    assert_true(g->rules.pending(at.bytes) >> p.seat & 1);
    assert_true(g->rules.legal(at.bytes, p.seat, list) > 1);
    assert_int_equal(sb_may_play(g, at.bytes, p.seat, p.answer), SB_OK);
    assert_true(p.gap > 0);
    sb_puzzle_write(&p, at.bytes, &line);
    assert_int_equal(sb_puzzle_read(g, line.at, line.n, &again, back.bytes, NULL), SB_OK);
    assert_memory_equal(at.bytes, back.bytes, g->state_size);
    assert_string_equal(p.id, again.id);
    assert_int_equal(sb_puzzle_table(&p, at.bytes, &table), SB_OK);
    assert_int_equal(sb_table_play(table, p.seat, p.answer, NULL), SB_OK);
    sb_table_free(table);
    sb_heap_text_free(&line);
}

static void test_every_puzzle_is_one(void **unused)
{
    (void)unused;
    for (int i = 0; i < GAMES_COUNT; i++) {
        const sb_game *g = sb_game_find(GAMES[i]);
        assert_true(sb_puzzles(g) >= 10);
        for (int n = 0; n < sb_puzzles(g); n++)
            check_puzzle(g, n);
        sb_puzzle p;
        position at;
        assert_int_equal(sb_puzzle_at(g, sb_puzzles(g), &p, at.bytes), SB_BAD_REQUEST);
        assert_int_equal(sb_puzzle_at(g, -1, &p, at.bytes), SB_BAD_REQUEST);
    }
}

/* With all of a few but one, on a small budget; `make check-puzzles` asks about all. */
static void test_the_best_bot_agrees(void **unused)
{
    (void)unused;
    enum { SAMPLE = 6 };
    for (int i = 0; i < GAMES_COUNT; i++) {
        const sb_game *g = sb_game_find(GAMES[i]);
        int agrees = 0;
        for (int k = 0; k < SAMPLE; k++) {
            sb_puzzle p;
            position at;
            sb_thought t;
            const sb_bot_budget budget = { .playouts = g->bots.outlook->play_on ? 200 : 8 };
            assert_int_equal(sb_puzzle_at(g, k * sb_puzzles(g) / SAMPLE, &p, at.bytes), SB_OK);
            assert_int_equal(sb_coach_think(NULL, g, at.bytes, p.seat, NULL, &budget, 5, &t), SB_OK);
            agrees += sb_move_cmp(t.candidate[0].move, p.answer) == 0;
        }
        assert_in_range(agrees, SAMPLE - 1, SAMPLE);
    }
}

static int64_t day_of(const char *date)
{
    int64_t day = -1;
    assert_true(sb_day_read(date, &day));
    return day;
}

static void test_every_day_has_one(void **unused)
{
    (void)unused;
    int64_t day = 7;
    assert_int_equal(day_of("1970-01-01"), 0);
    assert_int_equal(day_of("2000-03-01"), 11017);
    assert_int_equal(day_of("2024-02-29"), 19782);
    assert_int_equal(day_of("2026-11-16"), 20773);
    for (const char *const *bad = (const char *const[]) { "", "2026-11-1", "2026-02-29", "2026-13-01", "2026-00-01",
             "2026-11-00", "2026/11/16", "2026-11-16 ", "x026-11-16", NULL };
         *bad; bad++)
        assert_false(sb_day_read(*bad, &day));
    assert_int_equal(day, 7);
    const sb_game *g = sb_game_find("gwt");
    int count = sb_puzzles(g), today = sb_puzzle_of_day(g, 20773);
    assert_int_equal(today, sb_puzzle_of_day(g, 20773));
    assert_int_equal((today + 1) % count, sb_puzzle_of_day(g, 20774));
    assert_in_range(sb_puzzle_of_day(g, -5), 0, count - 1);
    assert_int_equal(sb_puzzle_of_day(sb_game_find("template"), 1), -1);
}

static void check_bad(const char *line, const char *expected)
{
    sb_puzzle p;
    position at;
    char bytes[300];
    sb_text detail = SB_TEXT(bytes);
    assert_int_equal(sb_puzzle_read(sb_game_find("gwt"), line, strlen(line), &p, at.bytes, &detail), SB_BAD_STATE);
    assert_non_null(strstr(bytes, expected));
}

static void test_what_is_no_puzzle_is_refused(void **unused)
{
    (void)unused;
    check_bad("", "JSON");
    check_bad("{\"id\":\"x\" ", "JSON");
    check_bad("[]", "state");
    check_bad("{\"id\":\"x\"}", "state");
    check_bad("{\"id\":\"x\",\"game\":\"colorado\",\"state\":{}}", "game");
    check_bad("{\"id\":\"x\",\"game\":\"gwt\",\"seat\":9,\"gap\":1,\"state\":{}}", "seat");
    check_bad("{\"id\":\"x\",\"game\":\"gwt\",\"seat\":0,\"gap\":1,\"grade\":\"odd\",\"state\":{}}", "grade");
}

/* Another move of the same position is another answer: the line of a puzzle with it is refused, or judged wrong. */
static void test_a_choice_is_judged(void **unused)
{
    (void)unused;
    const sb_game *g = sb_game_find("colorado");
    const sb_bot_budget budget = { .playouts = 4 };
    sb_puzzle p;
    position at;
    sb_verdict v;
    sb_move list[SB_MOVES_MAX];
    assert_int_equal(sb_puzzle_at(g, 0, &p, at.bytes), SB_OK);
    int n = g->rules.legal(at.bytes, p.seat, list);
    assert_int_equal(sb_puzzle_judge(&p, at.bytes, p.answer, &budget, &v), SB_OK);
    assert_true(v.right && v.foresees);
    sb_move other = sb_move_cmp(list[0], p.answer) == 0 ? list[n - 1] : list[0];
    assert_int_equal(sb_puzzle_judge(&p, at.bytes, other, &budget, &v), SB_OK);
    assert_false(v.right);
    assert_int_equal(sb_move_cmp(v.answer.move, p.answer), 0);
    char bytes[2048];
    sb_text text = SB_TEXT(bytes);
    sb_json json = SB_JSON(&text);
    sb_names names = { .lang = SB_FR };
    sb_json_object(&json, NULL);
    sb_verdict_json(&p, &v, &names, &json);
    sb_json_end(&json);
    assert_non_null(strstr(bytes, "\"right\":false"));
    assert_non_null(strstr(bytes, "\"why\":\""));
    p.seat = (p.seat + 1) % 2;
    assert_int_not_equal(sb_puzzle_judge(&p, at.bytes, p.answer, &budget, &v), SB_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_puzzle_is_one),
        cmocka_unit_test(test_the_best_bot_agrees),
        cmocka_unit_test(test_every_day_has_one),
        cmocka_unit_test(test_what_is_no_puzzle_is_refused),
        cmocka_unit_test(test_a_choice_is_judged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
