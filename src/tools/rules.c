/* rules.c: `sagebrush rules`: the text of a rule, what cites it, what tests it, and how many are tested. */
#include "sagebrush/typeset.h"
#include "cli/rules.h"

#include "sagebrush/heap.h"
#include "cli/cli.h"

#include <stddef.h>
#include <string.h>

typedef struct rules_flags {
    const char *lang, *game;
    bool coverage, trace, strict, json;
} rules_flags;

#define AT(member) offsetof(rules_flags, member)

static const flag FLAGS[] = {
    { "lang", FLAG_TEXT, AT(lang), 0, 0, "en|fr", "one language only (both)" },
    { "game", FLAG_TEXT, AT(game), 0, 0, "GAME", "rules of this game only" },
    { "coverage", FLAG_ON, AT(coverage), 0, 0, NULL, "how many rules of each game have a test, and which have none" },
    { "strict", FLAG_ON, AT(strict), 0, 0, NULL,
        "with --coverage: a rule without a test is a failure; with --trace: one without code" },
    { "trace", FLAG_ON, AT(trace), 0, 0, NULL, "rule, code that cites it, tests that cover it" },
    { "json", FLAG_ON, AT(json), 0, 0, NULL, "one object per rule; per game with --coverage" },
    { 0 },
};

static bool has_lines(const char *lines)
{
    return lines[0] != '\0';
}

static bool is_wanted(const rule *r, const rules_flags *f, const char *id)
{
    if (f->game && strcmp(r->game, f->game) != 0)
        return false;
    return !id || rule_find(id) == r || (!rule_find(id) && rule_in_group(r, id));
}

/* ---- one rule ---------------------------------------------------------------------------------------------------- */

static void print_lines(const char *label, const char *lines)
{
    while (*lines) {
        size_t n = strcspn(lines, "\n");
        printf("    %-5s %.*s\n", label, (int)n, lines);
        lines += n + (lines[n] == '\n');
    }
}

static void print_french(const char *text)
{
    sb_text set = sb_heap_text();
    sb_typeset(SB_FR, text, &set);
    printf("  fr: %s\n", set.at);
    sb_heap_text_free(&set);
}

static void print_rule(const rule *r, const rules_flags *f)
{
    printf("%s\n", r->id);
    if (!f->lang || strcmp(f->lang, "en") == 0)
        printf("  en: %s\n", r->en);
    if (r->fr && (!f->lang || strcmp(f->lang, "fr") == 0))
        print_french(r->fr);
    if (r->no_test)
        printf("  no test: %s\n", r->no_test);
}

static bool lacks_code(const rule *r)
{
    return !has_lines(r->code) && !r->no_code;
}

static void print_trace(const rule *r)
{
    printf("%s%s%s\n", r->id,
        r->no_test                ? " (no test needed)"
            : has_lines(r->tests) ? ""
                                  : " (no test)",
        lacks_code(r) ? " (no code)" : "");
    print_lines("code", r->code);
    print_lines("test", r->tests);
}

static void json_lines(sb_json *out, const char *key, const char *lines)
{
    sb_json_list(out, key);
    while (*lines) {
        char line[512];
        sb_text t = SB_TEXT(line);
        size_t n = strcspn(lines, "\n");
        sb_put_bytes(&t, lines, n);
        sb_json_text(out, NULL, line);
        lines += n + (lines[n] == '\n');
    }
    sb_json_end(out);
}

static void print_rule_json(const rule *r)
{
    sb_text text = sb_heap_text();
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    sb_json_text(&out, "id", r->id);
    sb_json_text(&out, "game", r->game);
    sb_json_text(&out, "en", r->en);
    sb_json_text(&out, "fr", r->fr);
    sb_json_text(&out, "no_test", r->no_test);
    sb_json_text(&out, "no_code", r->no_code);
    json_lines(&out, "code", r->code);
    json_lines(&out, "tests", r->tests);
    sb_json_end(&out);
    puts(text.at);
    sb_heap_text_free(&text);
}

static int print_rules(const rules_flags *f, const char *id)
{
    int found = 0, uncited = 0;
    for (const rule *r = RULES; r->id; r++) {
        if (!is_wanted(r, f, id))
            continue;
        found++;
        uncited += lacks_code(r);
        if (f->json)
            print_rule_json(r);
        else if (f->trace)
            print_trace(r);
        else
            print_rule(r, f);
    }
    if (!found)
        return cli_usage(&VERB_RULES, "%s: no such rule, expected an id like %s or a group like GR-AUC",
            id ? id : f->game, RULES[0].id);
    if (f->trace && !f->json)
        printf("%d rules, %d that code decides without a citation\n", found, uncited);
    return f->trace && f->strict && uncited > 0 ? CLI_CHECK_FAILED : CLI_FINE;
}

/* ---- all rules in short ------------------------------------------------------------------------------------------ */

static bool is_same_group(const rule *a, const rule *b)
{
    size_t n = (size_t)(strrchr(a->id, '-') - a->id);
    return (size_t)(strrchr(b->id, '-') - b->id) == n && strncmp(a->id, b->id, n) == 0;
}

static bool is_first_of_group(const rule *r)
{
    for (const rule *other = RULES; other < r; other++)
        if (is_same_group(other, r))
            return false;
    return true;
}

static int group_size(const rule *r)
{
    int n = 0;
    for (const rule *other = r; other->id; other++)
        n += is_same_group(other, r);
    return n;
}

/* GR-AUC (14), a line per game. */
static void print_groups(void)
{
    const char *game = "";
    for (const rule *r = RULES; r->id; r++) {
        if (!is_first_of_group(r))
            continue;
        if (strcmp(game, r->game) != 0)
            printf("%s%s:", game[0] ? "\n" : "", r->game);
        game = r->game;
        printf(" %.*s (%d)", (int)(strrchr(r->id, '-') - r->id), r->id, group_size(r));
    }
    puts("\nsagebrush rules ID prints a rule, or all rules of a group.");
}

/* ---- coverage ---------------------------------------------------------------------------------------------------- */

typedef struct coverage {
    int rules, tested, untested, exempt;
} coverage;

static bool is_tested(const rule *r)
{
    return has_lines(r->tests);
}

static bool is_exempt(const rule *r)
{
    return !is_tested(r) && r->no_test;
}

static coverage count_game(const char *game)
{
    coverage c = { 0 };
    for (const rule *r = RULES; r->id; r++) {
        if (strcmp(r->game, game) != 0)
            continue;
        c.rules++;
        c.tested += is_tested(r);
        c.exempt += is_exempt(r);
    }
    c.untested = c.rules - c.tested - c.exempt;
    return c;
}

static void print_coverage_json(const char *game, const coverage *c)
{
    sb_text text = sb_heap_text();
    sb_json out = SB_JSON(&text);
    sb_json_object(&out, NULL);
    sb_json_text(&out, "game", game);
    sb_json_int(&out, "rules", c->rules);
    sb_json_int(&out, "tested", c->tested);
    sb_json_list(&out, "untested");
    for (const rule *r = RULES; r->id; r++)
        if (strcmp(r->game, game) == 0 && !is_tested(r) && !is_exempt(r))
            sb_json_text(&out, NULL, r->id);
    sb_json_end(&out);
    sb_json_list(&out, "exempt");
    for (const rule *r = RULES; r->id; r++)
        if (strcmp(r->game, game) == 0 && is_exempt(r)) {
            sb_json_object(&out, NULL);
            sb_json_text(&out, "id", r->id);
            sb_json_text(&out, "reason", r->no_test);
            sb_json_end(&out);
        }
    sb_json_end(&out);
    sb_json_end(&out);
    puts(text.at);
    sb_heap_text_free(&text);
}

static void print_coverage(const char *game, const coverage *c)
{
    printf("%s: %d rules, %d tested, %d without a test, %d that no code can decide\n", game, c->rules, c->tested,
        c->untested, c->exempt);
    for (const rule *r = RULES; r->id; r++)
        if (strcmp(r->game, game) == 0 && !is_tested(r))
            printf("  %-14s %s\n", r->id, is_exempt(r) ? r->no_test : "no test");
}

static int cover_games(const rules_flags *f)
{
    int untested = 0;
    for (const rule *r = RULES; r->id; r++) {
        bool first = r == RULES || strcmp(r->game, r[-1].game) != 0;
        if (!first || (f->game && strcmp(r->game, f->game) != 0))
            continue;
        coverage c = count_game(r->game);
        untested += c.untested;
        if (f->json)
            print_coverage_json(r->game, &c);
        else
            print_coverage(r->game, &c);
    }
    return f->strict && untested > 0 ? CLI_CHECK_FAILED : CLI_FINE;
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static bool is_game_with_rules(const char *game)
{
    for (const rule *r = RULES; r->id; r++)
        if (strcmp(r->game, game) == 0)
            return true;
    return false;
}

static int run(int argc, char **argv)
{
    rules_flags f = { 0 };
    sb_lang lang;
    char **args;
    int n;
    if (!cli_flags(&VERB_RULES, argc, argv, &f, &args, &n) || !cli_lang(&VERB_RULES, f.lang, &lang))
        return CLI_BAD_USAGE;
    if (n > 1 || (n == 1 && f.coverage))
        return cli_usage(&VERB_RULES, "%s: expected %s", args[n - 1], f.coverage ? "no id with --coverage" : "one id");
    if (f.game && !is_game_with_rules(f.game))
        return cli_usage(&VERB_RULES, "--game %s: there are no rules of this name", f.game);
    if (f.coverage)
        return cover_games(&f);
    if (n == 0 && !f.json && !f.trace && !f.game) {
        print_groups();
        return CLI_FINE;
    }
    return print_rules(&f, n == 1 ? args[0] : NULL);
}

const verb VERB_RULES = {
    .name = "rules",
    .args = "[ID]",
    .about = "the text of a rule by its id, what tests it, how many are tested",
    .flags = FLAGS,
    .run = run,
};
