/* test_tables.c: tables of every registered game with every number of players: whole random games with undo, redo,
 * records and views on the way.  What a game must promise is tested by conformance.c; here the table must keep it. */
#include "table_fixture.h"
#include "thin.h"

#include <jansson.h>

/* Defaults, or an option changed here and there. */
static sb_table *varied_table(const sb_game *g, int players, sb_quick *chance)
{
    sb_table_setup s = setup_for(g, players, sb_quick_next(chance));
    for (int i = 0; i < g->options_count; i++) {
        sb_setup varied = s.setup;
        const sb_option *o = &g->options[i];
        const char *value = o->values ? o->values[sb_quick_below(chance, o->count)].id : "1";
        if (sb_quick_below(chance, 2) == 0 && sb_setup_option(g, &varied, o->id, value) == SB_OK)
            s.setup = varied;
    }
    strcpy(s.seat[0].nonce, players % 2 ? "sage" : "");
    return new_table(&s);
}

/* Calls check for each game and number of players, so many times. */
static void for_every_table(void (*check)(sb_table *t, sb_quick *chance), int times)
{
    for (int i = 0; sb_games[i]; i++)
        for (int players = sb_games[i]->players_min; players <= sb_games[i]->players_max; players++)
            for (int k = 0; k < thinned(times); k++) {
                sb_quick chance = { (uint64_t)(players + 10 * k) };
                sb_table *t = varied_table(sb_games[i], players, &chance);
                check(t, &chance);
                sb_table_free(t);
            }
}

/* ---- undo -------------------------------------------------------------------------------------------------------- */

static void assert_log_replays(const sb_table *t)
{
    sb_table *fresh = new_table(sb_table_setup_of(t));
    for (int i = 0; i < sb_table_plies(t); i++)
        assert_int_equal(sb_table_play(fresh, sb_table_ply(t, i)->seat, sb_table_ply(t, i)->move, NULL), SB_OK);
    assert_memory_equal(sb_table_state(fresh), sb_table_state(t), sb_table_game(t)->state_size);
    assert_int_equal(sb_table_events(fresh), sb_table_events(t));
    sb_table_free(fresh);
}

static int answers[SB_ERROR_COUNT]; /* of undo, over all tables */

/* Whoever can take a move back does; back in place it makes no difference that it was gone. */
static void take_back_and_play_again(sb_table *t)
{
    uint64_t hash = sb_table_hash(t);
    int players = sb_table_setup_of(t)->setup.players;
    for (int seat = 0; seat < players; seat++) {
        bool can = sb_table_can_undo(t, seat);
        sb_error e = sb_table_undo(t, seat);
        answers[e]++;
        assert_int_equal(e == SB_OK, can);
        if (!can)
            continue;
        assert_int_not_equal(sb_table_hash(t), hash);
        assert_log_replays(t);
        assert_int_equal(sb_table_redo(t, seat), SB_OK);
        assert_int_equal(sb_table_hash(t), hash);
    }
}

/* All agree to go back, not so far that a long game never ends. */
static void go_back(sb_table *t, sb_quick *chance)
{
    int plies = sb_table_plies(t), at_most = plies < 40 ? plies : 40;
    sb_table_undo_agreed(t, plies - 1 - (int)sb_quick_below(chance, (uint32_t)at_most), everybody(t));
}

static void check_undo(sb_table *t, sb_quick *chance)
{
    while (play_any(t, chance)) {
        if (sb_quick_below(chance, 8) == 0)
            take_back_and_play_again(t);
        if (sb_quick_below(chance, 100) == 0)
            go_back(t, chance);
    }
    assert_log_replays(t);
}

static void test_undo(void **unused)
{
    (void)unused;
    for_every_table(check_undo, 2);
    static const sb_error all[] = { SB_OK, SB_NOTHING_TO_UNDO, SB_UNDO_BARRIER, SB_UNDO_TURN, SB_GAME_OVER };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        assert_true(answers[all[i]] > 0);
}

/* ---- records ----------------------------------------------------------------------------------------------------- */

static void assert_round_trip(const sb_table *t)
{
    char why[1024];
    sb_text detail = SB_TEXT(why), record = host_record(t);
    sb_table *back = NULL;
    sb_error e = sb_record_read(record.at, record.n, &back, &detail);
    assert_string_equal(why, "");
    assert_int_equal(e, SB_OK);
    sb_text again = host_record(back);
    assert_string_equal(again.at, record.at);
    assert_memory_equal(sb_table_state(t), sb_table_state(back), sb_table_game(t)->state_size);
    sb_heap_text_free(&again);
    sb_heap_text_free(&record);
    sb_table_free(back);
}

/* The rest of the game from the position in the middle. */
static void assert_loaded_round_trip(const sb_table *t, sb_quick chance)
{
    sb_table_setup s = *sb_table_setup_of(t);
    s.seat[0].nonce[0] = '\0';
    sb_table *loaded;
    assert_int_equal(sb_table_load(&s, sb_table_state(t), &loaded, NULL), SB_OK);
    while (play_any(loaded, &chance))
        ;
    assert_round_trip(loaded);
    sb_table_free(loaded);
}

static void check_records(sb_table *t, sb_quick *chance)
{
    while (play_any(t, chance)) {
        if (sb_quick_below(chance, 30) == 0)
            assert_round_trip(t);
        if (sb_quick_below(chance, 60) == 0)
            go_back(t, chance);
        if (sb_quick_below(chance, 60) == 0)
            assert_loaded_round_trip(t, *chance);
    }
    assert_round_trip(t);
}

static void test_records(void **unused)
{
    (void)unused;
    for_every_table(check_records, 2);
}

/* ---- made-up positions ------------------------------------------------------------------------------------------- */

static int accepted, refused;

/* Random moves until the end, or until it turns out that the position was impossible. */
static void play_made_up(sb_table *t, sb_quick *chance)
{
    sb_move list[SB_MOVES_MAX];
    while (sb_table_pending(t)) {
        int seat = __builtin_ctz(sb_table_pending(t));
        int n = sb_table_legal(t, seat, list);
        if (n == 0)
            return;
        sb_error e = sb_table_play(t, seat, list[sb_quick_below(chance, (uint32_t)n)], NULL);
        assert_true(e == SB_OK || e == SB_BAD_STATE || e == SB_LIMIT);
        if (e != SB_OK)
            return;
    }
}

/* A few bytes of a real position are changed, by one or to anything. */
static void check_made_up(sb_table *t, sb_quick *chance)
{
    uint32_t size = sb_table_game(t)->state_size;
    _Alignas(16) unsigned char state[SB_STATE_MAX];
    sb_table_setup s = *sb_table_setup_of(t);
    s.seat[0].nonce[0] = '\0';
    int tries = thinned(20);
    while (play_any(t, chance))
        for (int i = 0; i < tries; i++) {
            memcpy(state, sb_table_state(t), size);
            for (uint32_t k = 1 + sb_quick_below(chance, 3); k > 0; k--) {
                unsigned char *byte = &state[SB_KEY_BYTES + sb_quick_below(chance, size - SB_KEY_BYTES)];
                *byte = (unsigned char)(*byte + (sb_quick_below(chance, 2) ? 1 : sb_quick_below(chance, 256)));
            }
            char why[256];
            sb_text detail = SB_TEXT(why);
            sb_table *made_up;
            sb_error e = sb_table_load(&s, state, &made_up, &detail);
            assert_true(e == SB_OK || (e == SB_BAD_STATE && detail.n > 0));
            if (e == SB_OK)
                play_made_up(made_up, chance);
            sb_table_free(made_up);
            e == SB_OK ? accepted++ : refused++;
        }
}

static void test_made_up_positions(void **unused)
{
    (void)unused;
    for_every_table(check_made_up, 1);
    assert_true(accepted > 100 && refused > 1000);
}

/* ---- views ------------------------------------------------------------------------------------------------------- */

static void assert_is_json(const sb_text *view)
{
    json_error_t error;
    json_t *parsed = json_loadb(view->at, view->n, JSON_REJECT_DUPLICATES, &error);
    assert_non_null(parsed);
    json_decref(parsed);
}

/* Two positions that the viewer cannot tell apart: the same view, byte for byte. */
static void assert_cannot_tell(const sb_table *t, int viewer, sb_quick *chance)
{
    const sb_game *g = sb_table_game(t);
    _Alignas(16) unsigned char other[SB_STATE_MAX];
    memcpy(other, sb_table_state(t), g->state_size);
    g->rules.redact(other, viewer);
    g->rules.determinize(other, viewer, chance);
    memcpy(other, sb_table_state(t), sizeof(sb_rng)); /* the same key: only for the commitment, which is public */
    sb_table_setup s = *sb_table_setup_of(t);
    s.seat[0].nonce[0] = '\0';
    sb_table *a, *b;
    assert_int_equal(sb_table_load(&s, sb_table_state(t), &a, NULL), SB_OK);
    assert_int_equal(sb_table_load(&s, other, &b, NULL), SB_OK);
    sb_text va = view_text(a, viewer, 0, SB_FR), vb = view_text(b, viewer, 0, SB_FR);
    assert_string_equal(va.at, vb.at);
    sb_heap_text_free(&va);
    sb_heap_text_free(&vb);
    sb_table_free(a);
    sb_table_free(b);
}

/* All that is offered is legal, and nothing legal is missing. */
static void assert_offers_what_is_legal(const sb_table *t, const sb_text *view, int seat)
{
    sb_move list[SB_MOVES_MAX];
    json_t *v = json_loadb(view->at, view->n, 0, NULL), *moves = json_object_get(v, "moves");
    int n = sb_table_legal(t, seat, list);
    assert_int_equal(json_array_size(moves), n);
    for (int i = 0; i < n; i++) {
        char text[128];
        sb_text canonical = SB_TEXT(text);
        sb_move_write(sb_table_game(t), list[i], &canonical);
        assert_string_equal(json_string_value(json_object_get(json_array_get(moves, (size_t)i), "move")), text);
    }
    assert_int_equal(json_is_object(json_object_get(v, "decision")), sb_table_pending(t) >> seat & 1);
    json_decref(v);
}

static void check_views(sb_table *t, sb_quick *chance)
{
    int players = sb_table_setup_of(t)->setup.players, since = 0;
    while (play_any(t, chance)) {
        if (sb_quick_below(chance, 5))
            continue;
        for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++) {
            sb_text view = view_text(t, viewer, since, viewer % 2 ? SB_FR : SB_EN);
            assert_is_json(&view);
            if (viewer < players)
                assert_offers_what_is_legal(t, &view, viewer);
            if (sb_table_pending(t) && (viewer < players || viewer == SB_SPECTATOR))
                assert_cannot_tell(t, viewer, chance);
            sb_heap_text_free(&view);
        }
        since = sb_table_events(t);
    }
}

static void test_views(void **unused)
{
    (void)unused;
    for_every_table(check_views, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo),
        cmocka_unit_test(test_records),
        cmocka_unit_test(test_made_up_positions),
        cmocka_unit_test(test_views),
    };
    return cmocka_run_group_tests_name("tables", tests, NULL, NULL);
}
