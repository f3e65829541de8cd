/* test_coach.c: advice and reviews: words, sums, and nothing that a seat does not know (coach.h). */
#include "sagebrush/coach.h"

#include "sagebrush/heap.h"
#include "test.h"
#include "thin.h"

#include <stdlib.h>

typedef union position {
    _Alignas(64) unsigned char bytes[SB_STATE_MAX];
} position;

static const sb_bot_budget SMALL = { .playouts = 4 };

/* ---- words ------------------------------------------------------------------------------------------------------- */

static void check_words(const sb_forecast *of, const sb_forecast *against, sb_lang lang, const char *expected)
{
    char bytes[512];
    sb_text t = SB_TEXT(bytes);
    sb_coach_say(sb_game_find("colorado"), of, against, lang, &t);
    assert_string_equal(bytes, expected);
}

/* Categories of Colorado: villages, forests, deserts, lakes, medals. */
static void test_reasons_are_where_points_come_from(void **unused)
{
    (void)unused;
    sb_forecast a = { .category = { 100, 520, 0, 0, 1400 } }, b = { .category = { 210, 120, 0, 10, 1000 } };
    check_words(&a, &b, SB_EN,
        "By the end about 4 points more from forests and 4 more from medals, but 1 fewer from villages.");
    check_words(&a, &b, SB_FR,
        "À la fin, environ 4 points de plus pour « Forêts » et 4 de plus pour « Médailles », mais 1 de moins pour « "
        "Villages ».");
    check_words(&b, &a, SB_EN,
        "By the end about 4 points fewer from forests and 4 fewer from medals, but 1 more from villages.");
    check_words(&a, &a, SB_EN, "Nearly equal: the points come from the same places.");
    sb_forecast c = a;
    c.other = -230;
    check_words(&c, &a, SB_EN, "The best opponent ends with about 2 points fewer.");
    check_words(&a, &c, SB_FR, "Le meilleur adversaire finit avec environ 2 points de plus.");
}

/* ---- a position -------------------------------------------------------------------------------------------------- */

static void advice(const sb_game *g, const position *p, int seat, const sb_move *wanted, sb_lang lang, sb_text *out)
{
    sb_thought thought;
    sb_names names = { .lang = lang };
    sb_json json = SB_JSON(out);
    sb_text_clear(out);
    assert_int_equal(sb_coach_think(NULL, g, p->bytes, seat, wanted, &SMALL, 0, &thought), SB_OK);
    sb_json_object(&json, NULL);
    sb_coach_json(g, seat, NULL, &thought, &names, &json);
    sb_json_end(&json);
}

static void check_equal_words(const sb_game *g, const position *now, int seat, sb_quick *q)
{
    position other = *now;
    sb_text a = sb_heap_text(), b = sb_heap_text();
    g->rules.redact(other.bytes, seat);
    g->rules.determinize(other.bytes, seat, q);
    sb_lang lang = sb_quick_below(q, 2) ? SB_FR : SB_EN;
    advice(g, now, seat, NULL, lang, &a);
    advice(g, &other, seat, NULL, lang, &b);
    assert_string_equal(a.at, b.at);
    sb_heap_text_free(&a);
    sb_heap_text_free(&b);
}

/* The move that somebody asks about is there, and so is the best. */
static void check_wanted(const sb_game *g, const position *now, int seat, sb_move wanted)
{
    sb_thought t;
    assert_int_equal(sb_coach_think(NULL, g, now->bytes, seat, &wanted, &SMALL, 0, &t), SB_OK);
    assert_true(t.foresees || !g->bots.appraise);
    int found = 0;
    for (int i = 0; i < t.candidates; i++) {
        found += sb_move_cmp(t.candidate[i].move, wanted) == 0;
        assert_int_equal(sb_may_play(g, now->bytes, seat, t.candidate[i].move), SB_OK);
        assert_true(i == 0 || t.candidate[i].value <= t.candidate[0].value);
        assert_in_range(t.candidate[i].forecast.chance, 0, SB_CERTAIN);
    }
    assert_int_equal(found, 1);
}

static void walk(const sb_game *g, int players, uint64_t seed)
{
    enum { EVERY = 11, ASKED_MAX = 5 };
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    position now;
    sb_quick q = { seed };
    sb_seed_number(seed, key);
    sb_setup_init(g, players, &setup);
    g->rules.setup(now.bytes, &setup, key, NULL);
    for (int ply = 0, asked = 0; g->rules.pending(now.bytes) && asked < thinned(ASKED_MAX); ply++) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(g->rules.pending(now.bytes)), n = g->rules.legal(now.bytes, seat, list);
        if (ply % EVERY == 0 && n > 1) {
            check_equal_words(g, &now, seat, &q);
            check_wanted(g, &now, seat, list[sb_quick_below(&q, (uint32_t)n)]);
            asked++;
        }
        g->rules.apply(now.bytes, seat, list[sb_quick_below(&q, (uint32_t)n)], NULL);
    }
}

static void test_equal_information_equal_words(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        for (int n = sb_games[i]->players_min; n <= sb_games[i]->players_max; n++)
            walk(sb_games[i], n, 3);
}

/* ---- a review ---------------------------------------------------------------------------------------------------- */

static sb_table *read_golden(const char *name)
{
    char path[512], bytes[256];
    sb_text at = SB_TEXT(path), detail = SB_TEXT(bytes), text = sb_heap_text();
    sb_table *t;
    sb_putf(&at, "%s/tests/golden/%s", SOURCE_ROOT, name);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    for (int c; (c = fgetc(f)) != EOF;)
        sb_put_char(&text, (char)c);
    fclose(f);
    assert_int_equal(sb_record_read(text.at, text.n, &t, &detail), SB_OK);
    sb_heap_text_free(&text);
    return t;
}

static void check_slips(const sb_table *t, const sb_review_seat *s)
{
    for (int i = 0; i < s->slips; i++) {
        const sb_slip *slip = &s->slip[i];
        assert_true(slip->lost > 0 && (i == 0 || slip->lost <= s->slip[i - 1].lost));
        assert_int_not_equal(sb_move_cmp(slip->played, slip->better), 0);
        assert_int_equal(sb_move_cmp(slip->played, sb_table_ply(t, slip->ply)->move), 0);
    }
}

static void check_review(const char *name)
{
    sb_table *t = read_golden(name);
    sb_review *r;
    sb_result result;
    assert_int_equal(sb_review_new(t, NULL, &r), SB_OK);
    int of = sb_review_of(r);
    for (int done = 0; sb_review_work(r, &SMALL);)
        assert_int_equal(sb_review_done(r), ++done);
    assert_int_equal(sb_review_done(r), of);
    sb_table_game(t)->rules.result(sb_table_state(t), &result);
    for (int s = 0; s < result.players; s++) {
        const sb_review_seat *seat = sb_review_seat_of(r, s);
        assert_int_equal(seat->start + seat->own + seat->others + seat->luck, seat->end);
        assert_int_equal(seat->end > 0, result.winners >> s & 1);
        assert_true(seat->decisions > 0);
        check_slips(t, seat);
    }
    sb_review_free(r);
    sb_table_free(t);
}

static void test_start_play_and_luck_make_the_end(void **unused)
{
    (void)unused;
    check_review("colorado-2-greedy.sbg");
    check_review("goldriver-2-greedy.sbg");
}

/* Somebody who plays as the coach would throws away less than somebody who plays anything. */
static void test_random_play_costs_more_than_the_coachs(void **unused)
{
    (void)unused;
    int32_t own[2];
    for (int k = 0; k < 2; k++) {
        sb_table_setup setup = { .game = sb_game_find("colorado"), .key = { 7 }, .id = "t" };
        sb_table *t;
        sb_review *r;
        sb_setup_init(setup.game, 2, &setup.setup);
        for (int s = 0; s < 2; s++) {
            setup.seat[s].kind = SB_BOT;
            strcpy(setup.seat[s].bot, s == 0 && k == 1 ? "trail_boss" : "random");
        }
        assert_int_equal(sb_table_new(&setup, &t), SB_OK);
        assert_int_equal(sb_review_new(t, NULL, &r), SB_NOT_OVER);
        assert_null(r);
        while (sb_table_bot_turn(t, NULL, NULL, NULL) == SB_OK)
            ;
        assert_int_equal(sb_review_new(t, NULL, &r), SB_OK);
        while (sb_review_work(r, NULL))
            ;
        own[k] = sb_review_seat_of(r, 0)->own;
        sb_review_free(r);
        sb_table_free(t);
    }
    assert_true(own[1] > own[0] / 2); /* both are below 0 or near it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reasons_are_where_points_come_from),
        cmocka_unit_test(test_equal_information_equal_words),
        cmocka_unit_test(test_start_play_and_luck_make_the_end),
        cmocka_unit_test(test_random_play_costs_more_than_the_coachs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
