/* faults_words.c: vocabularies, remarks and explanations that go wrong, for test_conformance.c. */
#include "faults.h"

#include <stddef.h>
#include <string.h>

#define NO_RULE                                                                                                        \
    "TP-"                                                                                                              \
    "WIN-9" /* in two pieces: rules that are cited must exist */

/* ---- remarks and explanations ------------------------------------------------------------------------------------ */

static void note_changes_its_mind(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    static unsigned calls;
    (void)redacted, (void)seat, (void)move, (void)names;
    sb_putf(out, "%d", (int)(++calls & 1));
}

static void note_changes_the_state(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    (void)move, (void)names, (void)out;
    uint8_t *bytes = (uint8_t *)(uintptr_t)redacted;
    bytes[offsetof(tp_state, zero)] ^= (uint8_t)(seat + 1);
}

static void note_is_too_long(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    (void)redacted, (void)seat, (void)move, (void)names;
    for (int i = 0; i < 12; i++)
        sb_put(out, "too long;");
}

static void note_is_no_utf8(const void *redacted, int seat, sb_move move, const sb_names *names, sb_text *out)
{
    (void)redacted, (void)seat, (void)move, (void)names;
    sb_put(out, "pi\xc3");
}

static const char *about_speaks_english(int domain, int item, sb_lang lang, sb_text *out)
{
    (void)domain, (void)item;
    sb_put(out, lang == SB_EN ? "a card" : "");
    return NULL;
}

static const char *about_leads_nowhere(int domain, int item, sb_lang lang, sb_text *out)
{
    (void)domain, (void)item, (void)lang, (void)out;
    return NO_RULE;
}

static void components_say_it_twice(sb_json *out)
{
    sb_json_int(out, "cards", 1);
    sb_json_int(out, "cards", 2);
}

/* ---- vocabularies ------------------------------------------------------------------------------------------------ */

static sb_word words[32]; /* a copy to spoil */

static void spoil(sb_game *g, sb_words *table, int kind, sb_word word)
{
    (void)g;
    memcpy(words, table->at, (size_t)table->count * sizeof words[0]);
    words[kind] = word;
    table->at = words;
}

static void move_id_with_a_space(sb_game *g)
{
    spoil(g, &g->moves, TP_MOVE_SPARE, (sb_word) { "sp are", NULL, { { 0 } }, "Spare", "Épargner" });
}

static void move_id_twice(sb_game *g)
{
    spoil(g, &g->moves, TP_MOVE_SPARE, (sb_word) { "play", NULL, { { 0 } }, "Spare", "Épargner" });
}

static void move_without_its_argument(sb_game *g)
{
    spoil(g, &g->moves, TP_MOVE_DUEL, (sb_word) { "duel", NULL, { { 0 } }, "Duel", "Duel" });
}

static void sentence_missing_in_french(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_OVER, (sb_word) { "over", NULL, { { 0 } }, "Over", "" });
}

static void slot_that_leads_nowhere(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_OVER, (sb_word) { "over", NULL, { { 0 } }, "Over for {whom}", "Fini" });
}

static void slot_in_one_language(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_SCORED,
        (sb_word) { "scored", NULL, { { "points", SB_ARG_NUMBER } }, "{seat} scores {points}", "{seat} marque" });
}

static void slot_that_counts_from_nowhere(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_SCORED,
        (sb_word) {
            "scored", NULL, { { "points", SB_ARG_NUMBER } }, "{seat} scores {points+2}", "{seat} : {points+2}" });
}

static void slot_that_is_not_closed(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_OVER, (sb_word) { "over", NULL, { { 0 } }, "Over for {seat", "Fini" });
}

static void decision_without_a_rule(sb_game *g)
{
    spoil(g, &g->decisions, TP_ASK_WINNER, (sb_word) { "winner", NULL, { { 0 } }, "Decide", "Décider" });
}

static void rule_that_does_not_exist(sb_game *g)
{
    spoil(g, &g->decisions, TP_ASK_WINNER, (sb_word) { "winner", NO_RULE, { { 0 } }, "Decide", "Décider" });
}

static void domain_that_does_not_exist(sb_game *g)
{
    spoil(g, &g->events, TP_EVENT_PLAYED,
        (sb_word) { "played", NULL, { { "card", SB_ARG_ITEM + 2 } }, "{card}", "{card}" });
}

static void list_in_an_event(sb_game *g)
{
    spoil(
        g, &g->events, TP_EVENT_PLAYED, (sb_word) { "played", NULL, { { "card", SB_ARG_LIST } }, "{card}", "{card}" });
}

static void value_without_a_name(sb_game *g)
{
    static const sb_item values[] = { { "short", { "short", "courte" } }, { "long", { "long", NULL } } };
    static sb_option options[TP_OPTION_COUNT];
    memcpy(options, g->options, sizeof options);
    options[TP_OPTION_ROUNDS].values = values;
    g->options = options;
}

static void game_without_a_version(sb_game *g)
{
    g->rules_version = 0;
}

const fault FAULTS_OF_WORDS[] = {
    RULES(people.note, note_changes_its_mind, "two remarks on one move"),
    RULES(people.note, note_changes_the_state, "a remark changed byte 201"),
    RULES(people.note, note_is_too_long, "has 108 characters"),
    RULES(people.note, note_is_no_utf8, "is no good text"),
    RULES(people.about, about_speaks_english, "about greenhorn: the languages differ"),
    RULES(people.about, about_leads_nowhere, "about greenhorn: there are no rules " NO_RULE),
    RULES(people.components, components_say_it_twice, "the catalogue is no good JSON: duplicate object key"),
    WORDS(move_id_with_a_space, "\"sp are\" is not a good id"),
    WORDS(move_id_twice, "moves: play is there twice"),
    WORDS(move_without_its_argument, "parses to another move"),
    WORDS(sentence_missing_in_french, "events over: a sentence is missing"),
    WORDS(slot_that_leads_nowhere, "leads nowhere"),
    WORDS(slot_in_one_language, "only one language shows {points}"),
    WORDS(slot_that_counts_from_nowhere, "leads nowhere"),
    WORDS(slot_that_is_not_closed, "leads nowhere"),
    WORDS(decision_without_a_rule, "decisions winner: names no rule"),
    WORDS(rule_that_does_not_exist, "no rule file has " NO_RULE),
    WORDS(domain_that_does_not_exist, "argument card has no good type"),
    WORDS(list_in_an_event, "a list can only be the last argument of a move"),
    WORDS(value_without_a_name, "option rounds: long has no name"),
    WORDS(game_without_a_version, "rules_version is 0"),
    { 0 },
};
