/* test_conformance.c: the conformance suite against games with one planted fault each (faults.h).  It must find every one of
 * them, and say so in the words that belong to it. */
#include "conformance.h"
#include "faults.h"
#include "test.h"

#include <stdlib.h>

static const fault *const FAULTS[] = { FAULTS_OF_RULES, FAULTS_OF_SECRETS, FAULTS_OF_STATES, FAULTS_OF_WORDS };
enum { LISTS = sizeof FAULTS / sizeof FAULTS[0] };

static const fault *fault_named(const char *name)
{
    for (size_t i = 0; i < LISTS; i++)
        for (const fault *f = FAULTS[i]; f->name; f++)
            if (strcmp(f->name, name) == 0)
                return f;
    fail_msg("no fault is called %s", name);
    return NULL;
}

#define REPLACE(member_)                                                                                               \
    if (f->game.member_)                                                                                               \
    g.member_ = f->game.member_

static sb_game faulty(const fault *f)
{
    sb_game g = tp_game;
    REPLACE(rules.setup);
    REPLACE(rules.setup_of);
    REPLACE(bots.appraise);
    REPLACE(rules.pending);
    REPLACE(rules.legal);
    REPLACE(rules.apply);
    REPLACE(rules.decision);
    REPLACE(rules.why);
    REPLACE(rules.turn);
    REPLACE(rules.result);
    REPLACE(rules.check);
    REPLACE(rules.redact);
    REPLACE(rules.determinize);
    REPLACE(rules.io);
    REPLACE(people.view);
    REPLACE(people.expected);
    REPLACE(people.note);
    REPLACE(people.about);
    REPLACE(people.components);
    if (f->spoil)
        f->spoil(&g);
    return g;
}

/* The first failure of the suite, "" when it finds none; the caller frees it. */
static char *failure_of(const sb_game *g)
{
    static cf_tally tally;
    char *text = NULL;
    size_t n = 0;
    memset(&tally, 0, sizeof tally);
    FILE *out = open_memstream(&text, &n);
    assert_non_null(out);
    cf_run run = { .g = g, .seeds = 4, .failures_max = 1, .rules_folder = CF_RULES_FOLDER, .out = out };
    int failures = cf_run_game(&run, &tally);
    fclose(out);
    assert_int_equal(failures > 0, n > 0);
    return text;
}

static bool is_found(const fault *f)
{
    sb_game g = faulty(f);
    char *text = failure_of(&g);
    bool found = strstr(text, f->found);
    if (!found)
        print_error("%s: expected \"%s\", got \"%s\"\n", f->name, f->found, text);
    free(text);
    return found;
}

static void test_finds_every_planted_fault(void **unused)
{
    (void)unused;
    int missed = 0;
    for (size_t i = 0; i < LISTS; i++)
        for (const fault *f = FAULTS[i]; f->name; f++)
            missed += !is_found(f);
    assert_int_equal(missed, 0);
}

static void test_finds_no_fault_in_the_good_game(void **unused)
{
    (void)unused;
    char *text = failure_of(&tp_game);
    assert_string_equal(text, "");
    free(text);
}

/* The case that the last line of a report names: "  again: conformance template 2 rounds=long KEY random". */
static void read_again(const char *text, sb_setup *setup, uint8_t key[SB_KEY_BYTES], cf_style *style)
{
    char options[100], digits[100], name[20];
    int players;
    const char *line = strstr(text, "  again: ");
    assert_non_null(line);
    int n = sscanf(line, "  again: conformance template %d %99s %99s %19s", &players, options, digits, name);
    assert_int_equal(n, 4);
    assert_int_equal(sb_setup_init(&tp_game, players, setup), SB_OK);
    for (char *rest, *pair = strtok_r(options, ",", &rest); pair; pair = strtok_r(NULL, ",", &rest)) {
        char *value = strchr(pair, '=');
        *value++ = '\0';
        assert_int_equal(sb_setup_option(&tp_game, setup, pair, value), SB_OK);
    }
    assert_true(sb_seed_read(digits, key));
    *style = strcmp(name, CF_STYLE[CF_GREEDY]) == 0 ? CF_GREEDY : CF_RANDOM;
}

static void test_reports_how_to_see_it_again(void **unused)
{
    (void)unused;
    static cf_tally tally;
    sb_game g = faulty(fault_named("apply_loses_a_card"));
    sb_setup setup;
    cf_style style;
    uint8_t key[SB_KEY_BYTES];
    char *text, *again = NULL;
    size_t n = 0;
    text = failure_of(&g);
    assert_non_null(strstr(text, "FAILED template: check: deck:"));
    assert_non_null(strstr(text, "move swap:"));
    read_again(text, &setup, key, &style);
    FILE *out = open_memstream(&again, &n);
    cf_run run = { .g = &g, .seeds = 1, .failures_max = 1, .out = out };
    assert_int_equal(cf_run_case(&run, &setup, key, style, &tally), 1);
    fclose(out);
    assert_string_equal(again, text);
    free(again);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finds_every_planted_fault),
        cmocka_unit_test(test_finds_no_fault_in_the_good_game),
        cmocka_unit_test(test_reports_how_to_see_it_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
