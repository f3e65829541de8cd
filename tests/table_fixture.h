/* table_fixture.h: tables of High Noon (docs/rules/template.md) for tests of src/table/, played by text. */
#ifndef SAGEBRUSH_TESTS_TABLE_FIXTURE_H
#define SAGEBRUSH_TESTS_TABLE_FIXTURE_H

#include "games/template/state.h"
#include "sagebrush/heap.h"
#include "sagebrush/table.h"
#include "test.h"

static inline sb_table_setup setup_for(const sb_game *g, int players, uint64_t seed)
{
    sb_table_setup s = { .game = g, .id = "t-1" };
    sb_seed_number(seed, s.key);
    assert_int_equal(sb_setup_init(g, players, &s.setup), SB_OK);
    return s;
}

static inline sb_table *new_table(const sb_table_setup *s)
{
    sb_table *t;
    assert_int_equal(sb_table_new(s, &t), SB_OK);
    return t;
}

static inline sb_table *table_for(const sb_game *g, int players, uint64_t seed)
{
    sb_table_setup s = setup_for(g, players, seed);
    return new_table(&s);
}

static inline sb_error try_play(sb_table *t, int seat, const char *move)
{
    sb_move m;
    assert_int_equal(sb_move_read(sb_table_game(t), move, &m), SB_OK);
    return sb_table_play(t, seat, m, NULL);
}

/* The seat's first legal move. */
static inline sb_move first_move(const sb_table *t, int seat)
{
    sb_move list[SB_MOVES_MAX];
    assert_true(sb_table_legal(t, seat, list) > 0);
    return list[0];
}

static inline void play_first(sb_table *t, int seat)
{
    assert_int_equal(sb_table_play(t, seat, first_move(t, seat), NULL), SB_OK);
}

/* One move of anybody who has one, required or not.  False: the game is over. */
static inline bool play_any(sb_table *t, sb_quick *chance)
{
    sb_move list[SB_MOVES_MAX];
    int players = sb_table_setup_of(t)->setup.players;
    if (sb_table_pending(t) == 0)
        return false;
    for (;;) {
        int seat = (int)sb_quick_below(chance, (uint32_t)players);
        int n = sb_table_legal(t, seat, list);
        if (n == 0)
            continue;
        sb_move m = list[sb_quick_below(chance, (uint32_t)n)];
        assert_int_equal(sb_table_play(t, seat, m, NULL), SB_OK);
        return true;
    }
}

static inline void play_on(sb_table *t, int plies, uint64_t seed)
{
    sb_quick chance = { seed };
    while (plies-- > 0 && play_any(t, &chance))
        ;
}

static inline void play_to_the_end(sb_table *t, uint64_t seed)
{
    play_on(t, SB_LOG_MAX, seed);
    assert_int_equal(sb_table_pending(t), 0);
}

static inline unsigned everybody(const sb_table *t)
{
    return (1u << sb_table_setup_of(t)->setup.players) - 1;
}

/* Texts below are memory of the caller: free with sb_heap_text_free. */
static inline sb_text host_record(const sb_table *t)
{
    sb_text out = sb_heap_text();
    sb_record_write_host(t, &out);
    assert_false(out.cut);
    return out;
}

static inline sb_text view_text(const sb_table *t, int viewer, int since, sb_lang lang)
{
    sb_text out = sb_heap_text();
    sb_json j = SB_JSON(&out);
    sb_table_view(t, viewer, since, lang, &j);
    assert_false(out.cut);
    return out;
}

/* Everything one can find out about a table from outside: equal before and after a call that was refused. */
static inline sb_text fingerprint(const sb_table *t)
{
    sb_text out = host_record(t);
    sb_json j = SB_JSON(&out);
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer++)
        sb_table_view(t, viewer, 0, SB_EN, &j);
    return out;
}

static inline void assert_unchanged(const sb_table *t, sb_text *before)
{
    sb_text after = fingerprint(t);
    assert_string_equal(after.at, before->at);
    sb_heap_text_free(&after);
    sb_heap_text_free(before);
}

/* The call is refused with this error and changes nothing. */
#define assert_refused(t, call, error_)                                                                                \
    do {                                                                                                               \
        sb_text before_ = fingerprint(t);                                                                              \
        assert_int_equal((call), (error_));                                                                            \
        assert_unchanged((t), &before_);                                                                               \
    } while (0)

#endif
