/* test_coach.c: advice and reviews: words, sums, and nothing that a seat does not know (coach.h). */
#include "sagebrush/coach.h"

#include "sagebrush/heap.h"
#include "setups.h"
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

/* With an option one position, when much has happened. */
static void walk(const sb_game *g, const sb_setup *setup, uint64_t seed)
{
    enum { EVERY = 11, ASKED_MAX = 5, LATE = 60 };
    uint8_t key[SB_KEY_BYTES];
    position now;
    sb_quick q = { seed };
    int most = seed == 1 ? ASKED_MAX : 1, next = seed == 1 ? 0 : LATE;
    sb_seed_number(seed, key);
    g->rules.setup(now.bytes, setup, key, NULL);
    for (int ply = 0, asked = 0; g->rules.pending(now.bytes) && asked < thinned(most); ply++) {
        sb_move list[SB_MOVES_MAX];
        int seat = __builtin_ctz(g->rules.pending(now.bytes)), n = g->rules.legal(now.bytes, seat, list);
        if (ply >= next && n > 1) {
            check_equal_words(g, &now, seat, &q);
            check_wanted(g, &now, seat, list[sb_quick_below(&q, (uint32_t)n)]);
            next = ply + EVERY;
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
            each_setup(sb_games[i], n, walk);
}

/* ---- chances ----------------------------------------------------------------------------------------------------- */

static void check_order(sb_telling by)
{
    assert_int_equal(sb_coach_tell(by, 0), 0);
    assert_int_equal(sb_coach_tell(by, SB_CERTAIN), SB_CERTAIN);
    for (int32_t p = 1, before = 0; p <= SB_CERTAIN; p++) {
        int32_t now = sb_coach_tell(by, p);
        assert_in_range(now, before, SB_CERTAIN);
        before = now;
    }
}

/* They keep their order and their ends, whatever the numbers. */
static void test_chances_keep_their_order(void **unused)
{
    (void)unused;
    for (int i = 0; sb_games[i]; i++)
        for (int n = 0; sb_games[i]->bots.outlook && n < SB_SEATS_MAX; n++)
            check_order(sb_games[i]->bots.outlook->told[n]);
    check_order((sb_telling) { .odds = UINT8_MAX, .bend = UINT8_MAX });
    check_order((sb_telling) { .odds = 1, .bend = UINT8_MAX });
}

/* 3 : 1 by four fifths are 12 : 5; bent by one, times 7 : 5 besides. */
static void test_odds_are_multiplied_and_bent(void **unused)
{
    (void)unused;
    assert_int_equal(sb_coach_tell((sb_telling) { 0 }, 12345), 12345);
    assert_int_equal(sb_coach_tell((sb_telling) { .odds = 80 }, SB_CERTAIN * 3 / 4), SB_CERTAIN * 12LL / 17);
    sb_telling bent = { .odds = 80, .bend = 100 };
    assert_int_equal(sb_coach_tell(bent, SB_CERTAIN * 3 / 4), SB_CERTAIN * 84LL / 109);
    assert_int_equal(sb_coach_tell(bent, SB_CERTAIN / 4), SB_CERTAIN * 20LL / 125);
}

/* What is told is not what was foreseen; what moves are worth is. */
static void test_a_thought_is_told_by_the_games_odds(void **unused)
{
    (void)unused;
    const sb_game *g = sb_game_find("gwt");
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    position now;
    sb_thought told, foreseen;
    sb_seed_number(5, key);
    sb_setup_init(g, 3, &setup);
    g->rules.setup(now.bytes, &setup, key, NULL);
    int seat = __builtin_ctz(g->rules.pending(now.bytes));
    sb_game plain = *g;
    sb_outlook outlook = *g->bots.outlook;
    plain.bots.outlook = &outlook;
    memset(outlook.told, 0, sizeof outlook.told);
    assert_int_equal(sb_coach_think(NULL, g, now.bytes, seat, NULL, &SMALL, 0, &told), SB_OK);
    assert_int_equal(sb_coach_think(NULL, &plain, now.bytes, seat, NULL, &SMALL, 0, &foreseen), SB_OK);
    assert_int_equal(told.candidates, foreseen.candidates);
    assert_true(told.candidates > 1);
    assert_int_not_equal(g->bots.outlook->told[2].odds, 0);
    for (int i = 0; i < told.candidates; i++) {
        const sb_candidate *a = &told.candidate[i], *b = &foreseen.candidate[i];
        assert_int_equal(sb_move_cmp(a->move, b->move), 0);
        assert_int_equal(a->value, b->value);
        assert_int_equal(a->forecast.chance, sb_coach_tell(g->bots.outlook->told[2], b->forecast.chance));
    }
}

static const sb_bot_budget FEWER = { .playouts = 300 };

/* All seats' chances at their first decisions, as the coach tells them and plays, in percent. */
static double first_chances(const sb_game *g, int players, uint64_t seed)
{
    uint8_t key[SB_KEY_BYTES];
    sb_setup setup;
    position now;
    double sum = 0;
    sb_seed_number(seed, key);
    sb_setup_init(g, players, &setup);
    g->rules.setup(now.bytes, &setup, key, NULL);
    for (unsigned met = 0, all = (1u << players) - 1; met != all;) {
        sb_move list[SB_MOVES_MAX], move;
        sb_thought t;
        int seat = __builtin_ctz(g->rules.pending(now.bytes));
        if (g->rules.legal(now.bytes, seat, list) > 1) {
            assert_int_equal(sb_coach_think(NULL, g, now.bytes, seat, NULL, &FEWER, 0, &t), SB_OK);
            sum += met >> seat & 1 ? 0 : 100.0 * t.candidate[0].forecast.chance / SB_CERTAIN;
            met |= 1u << seat;
            move = t.candidate[0].move;
        } else
            move = list[0];
        g->rules.apply(now.bytes, seat, move, NULL);
    }
    return sum;
}

/* Somebody wins.  Nobody knows what the others see, so a single game may be off by more. */
static void test_all_seats_together_begin_with_about_one(void **unused)
{
    (void)unused;
    enum { SEEDS = 6, LEAST = 90, MOST = 110 };
    for (int i = 0; sb_games[i]; i++)
        for (int n = 2; sb_games[i]->bots.outlook && n <= sb_games[i]->players_max; n++) {
            double sum = 0;
            int seeds = thinned(SEEDS);
            for (int seed = 1; seed <= seeds; seed++)
                sum += first_chances(sb_games[i], n, (uint64_t)seed);
            if (sum < LEAST * seeds || sum > MOST * seeds)
                fail_msg("%s, %d players: %.1f %%", sb_games[i]->id, n, sum / seeds);
        }
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
    int32_t start = 0, play = 0, luck = 0;
    for (int s = 0; s < result.players; s++) {
        const sb_review_seat *seat = sb_review_seat_of(r, s);
        start += seat->start;
        play += seat->own + seat->others;
        luck += seat->luck;
        assert_in_range(seat->start, 0, SB_CERTAIN);
        assert_int_equal(seat->start + seat->own + seat->others + seat->luck, seat->end);
        assert_int_equal(seat->end > 0, result.winners >> s & 1);
        assert_true(seat->decisions > 0);
        check_slips(t, seat);
    }
    if (result.players > 1) { /* one wins: what one seat has, another has not */
        assert_int_equal(start, SB_CERTAIN);
        assert_int_equal(play, 0);
        assert_int_equal(luck, 0);
    }
    sb_review_free(r);
    sb_table_free(t);
}

static void test_start_play_and_luck_make_the_end(void **unused)
{
    (void)unused;
    check_review("colorado-2-greedy.sbg");
    check_review("colorado-3-four-maps.sbg");
    check_review("goldriver-2-greedy.sbg");
}

/* Ann throws away a third of her chance before Bob is asked for the first time: that is her play and his gain, not his beginning. */
static void test_play_before_a_seats_first_decision_is_counted_once(void **unused)
{
    (void)unused;
    sb_table *t = read_golden("colorado-2-greedy.sbg");
    sb_review *r;
    assert_int_equal(sb_review_new(t, NULL, &r), SB_OK);
    while (sb_review_work(r, NULL))
        ;
    assert_int_equal(sb_review_point_at(r, 1)->seat, 1);
    assert_true(sb_review_point_at(r, 1)->chance > SB_CERTAIN * 3 / 4);
    for (int s = 0; s < 2; s++)
        assert_in_range(sb_review_seat_of(r, s)->start, SB_CERTAIN * 2 / 5, SB_CERTAIN * 3 / 5);
    sb_review_free(r);
    sb_table_free(t);
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
        cmocka_unit_test(test_chances_keep_their_order),
        cmocka_unit_test(test_odds_are_multiplied_and_bent),
        cmocka_unit_test(test_a_thought_is_told_by_the_games_odds),
        cmocka_unit_test(test_all_seats_together_begin_with_about_one),
        cmocka_unit_test(test_start_play_and_luck_make_the_end),
        cmocka_unit_test(test_play_before_a_seats_first_decision_is_counted_once),
        cmocka_unit_test(test_random_play_costs_more_than_the_coachs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
