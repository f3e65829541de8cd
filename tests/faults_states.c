/* faults_states.c: states and views that go wrong, for test_conformance.c. */
#include "faults.h"
#include "test.h"

static void io_forgets_a_member(void *state, sb_io *io)
{
    tp_state *st = state;
    uint8_t first = sb_io_reading(io) ? 0 : st->first;
    tp_game.rules.io(state, io);
    if (sb_io_reading(io))
        st->first = first;
}

static void io_writes_another_value(void *state, sb_io *io)
{
    tp_game.rules.io(state, io);
    if (!sb_io_reading(io))
        ((tp_state *)state)->zero[0] = 1;
}

static void view_does_not_close(const void *redacted, int viewer, sb_json *out)
{
    tp_game.people.view(redacted, viewer, out);
    sb_json_object(out, "more");
}

static void view_says_it_twice(const void *redacted, int viewer, sb_json *out)
{
    tp_game.people.view(redacted, viewer, out);
    sb_json_int(out, "round", 7);
}

static void view_tells_more(const void *redacted, int viewer, sb_json *out)
{
    tp_game.people.view(redacted, viewer, out);
    sb_json_int(out, "more", 1);
}

/* The description says something else than the view: a copy of it, with another row for a member. */
static void describe(sb_game *g, const char *path, sb_field row)
{
    static sb_field rows[64];
    assert_true(g->fields.count < 64);
    memcpy(rows, g->fields.at, (size_t)g->fields.count * sizeof *rows);
    int i = 0;
    while (i < g->fields.count && strcmp(rows[i].path, path) != 0)
        i++;
    rows[i] = row;
    g->fields = (sb_fields) { rows, i < g->fields.count ? g->fields.count : i + 1 };
}

static void field_of_another_type(sb_game *g)
{
    describe(g, "round", (sb_field) { "round", SB_FIELD_BOOL, .label = { "Round", "Tour" } });
}

static void field_of_other_items(sb_game *g)
{
    describe(
        g, "phase", (sb_field) { "phase", SB_FIELD_ITEM, .domain = TP_DOMAIN_CARD, .label = { "Phase", "Phase" } });
}

static void field_that_is_never_null(sb_game *g)
{
    describe(g, "winner", (sb_field) { "winner", SB_FIELD_SEAT, .label = { "Winner", "Gagnant" } });
}

static void field_that_is_not_there(sb_game *g)
{
    describe(g, "weather", (sb_field) { "weather", SB_FIELD_NUMBER, .label = { "Weather", "Temps" } });
}

/* A table for one gets in, and everything about it with it. */
static const char *check_lets_one_play_alone(const void *state)
{
    return ((const tp_state *)state)->players < 2 ? NULL : tp_check(state);
}

static const char *check_finds_fault(const void *state)
{
    return ((const tp_state *)state)->round == 2 ? "round: two is a bad number" : NULL;
}

const fault FAULTS_OF_STATES[] = {
    RULES(rules.io, io_forgets_a_member, "reads back with another byte 99"),
    RULES(rules.io, io_writes_another_value, "writing the state changed byte 201"),
    RULES(people.view, view_does_not_close, "the view opens more than it closes"),
    RULES(people.view, view_says_it_twice, "the view is not JSON: duplicate object key"),
    RULES(people.view, view_tells_more, "view: more is not described"),
    WORDS(field_of_another_type, "view: round is neither true nor false"),
    WORDS(field_of_other_items, "no item of card"),
    WORDS(field_that_is_never_null, "view: winner is null"),
    WORDS(field_that_is_not_there, "view: weather is missing for viewer"),
    RULES(rules.check, check_lets_one_play_alone, "a tampered state was let in with "),
    RULES(rules.check, check_finds_fault, "check: round: two is a bad number"),
    { 0 },
};
