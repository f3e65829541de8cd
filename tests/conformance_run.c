/* conformance_run.c: all tables of a game, one after the other, and the report (conformance.h). */
#include "conformance.h"

#include <stdlib.h>
#include <string.h>

enum { REVEALS_ENOUGH = 50 };

const char *const CF_STYLE[CF_STYLE_COUNT] = { [CF_RANDOM] = "random", [CF_GREEDY] = "greedy", [CF_TABLE] = "table" };

/* ---- sets of options --------------------------------------------------------------------------------------------- */

static bool is_offered(const sb_option *o, int players)
{
    return o->players == 0 || (o->players >> players & 1);
}

/* How many values an option has at such a table; 1 where it is not offered. */
static int values_count(const sb_game *g, int option, int players)
{
    const sb_option *o = &g->options[option];
    if (!is_offered(o, players))
        return 1;
    return o->values ? o->count : players + 1;
}

static long sets_count(const sb_game *g, int players)
{
    long n = 1;
    for (int i = 0; i < g->options_count; i++)
        n *= values_count(g, i, players);
    return n;
}

/* Set number `set` of all of them, like the digits of a number. */
static sb_setup set_of(const sb_game *g, int players, long set)
{
    sb_setup s = { .players = (uint8_t)players };
    for (int i = 0; i < g->options_count; i++) {
        s.value[i] = (uint8_t)(set % values_count(g, i, players));
        set /= values_count(g, i, players);
    }
    return s;
}

enum { PAIR_VALUES = 32 };
typedef bool pair_table[SB_OPTIONS_MAX][PAIR_VALUES][SB_OPTIONS_MAX][PAIR_VALUES];

/* How many pairs of values the set would be the first to have; with `mark` they count as met. */
static int new_pairs(const sb_game *g, const sb_setup *s, pair_table met, bool mark)
{
    int n = 0;
    for (int i = 0; i < g->options_count; i++)
        for (int k = 0; k < i; k++) {
            bool *pair = &met[i][s->value[i] % PAIR_VALUES][k][s->value[k] % PAIR_VALUES];
            n += !*pair;
            *pair |= mark;
        }
    return n;
}

/* The set that has most pairs not met yet; how many. */
static int best_set(const sb_game *g, int players, pair_table met, sb_setup *best)
{
    int best_new = 0;
    for (long i = 0; i < sets_count(g, players); i++) {
        sb_setup s = set_of(g, players, i);
        int fresh = sb_setup_is_allowed(g, &s) ? new_pairs(g, &s, met, false) : 0;
        if (fresh > best_new)
            best_new = fresh, *best = s;
    }
    return best_new;
}

/* Sets such that every value of every option meets every value of every other that it goes with: always the one that
 * adds most pairs, until none adds one.  The first set is the default. */
static int pairwise_sets(const sb_game *g, int players, sb_setup out[CF_SETS_MAX])
{
    static pair_table met;
    memset(met, 0, sizeof met);
    int n = 0;
    sb_setup best = set_of(g, players, 0);
    do {
        new_pairs(g, &best, met, true);
        out[n++] = best;
    } while (best_set(g, players, met, &best) > 0 && n < CF_SETS_MAX);
    return n;
}

int cf_sets_of(const sb_game *g, int players, sb_setup out[CF_SETS_MAX])
{
    long n = sets_count(g, players);
    if (n > 32)
        return pairwise_sets(g, players, out);
    int count = 0;
    for (long i = 0; i < n; i++) {
        sb_setup s = set_of(g, players, i);
        if (sb_setup_is_allowed(g, &s))
            out[count++] = s;
    }
    return count;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

static void print_setup(const cf *c, FILE *out)
{
    const char *comma = "";
    char buffer[4];
    for (int i = 0; i < c->g->options_count; i++) {
        const char *value = sb_setup_value(c->g, &c->setup, i, buffer);
        if (value)
            fprintf(out, "%s%s=%s", comma, c->g->options[i].id, value), comma = ",";
    }
    if (!*comma)
        fprintf(out, "-");
}

static void report(const cf *c, const cf_run *run)
{
    char text[200];
    FILE *out = run->out;
    sb_text key = SB_TEXT(text);
    sb_put_hex(&key, c->key, sizeof c->key);
    fprintf(out, "FAILED %s: %s\n", c->g->id, c->failure);
    if (c->setup.players == 0)
        return;
    if (c->about) {
        sb_text move = SB_TEXT(text);
        sb_move_write(c->g, c->about_move, &move);
        const uint8_t *bytes = (const uint8_t *)&c->about_move;
        fprintf(out, "  ply %d, seat %d, move %s (", c->plies, c->about_seat, text);
        for (size_t i = 0; i < sizeof c->about_move; i++)
            fprintf(out, "%s%d", i ? " " : "", bytes[i]);
        fprintf(out, ")\n");
    } else {
        fprintf(out, "  ply %d\n", c->plies);
    }
    key = SB_TEXT(text);
    sb_put_hex(&key, c->key, sizeof c->key);
    fprintf(out, "  again: %s %s %d ", run->program ? run->program : "conformance", c->g->id, c->setup.players);
    print_setup(c, out);
    fprintf(out, " %s %s\n", text, CF_STYLE[c->style]);
}

static int words_met(const int *tally, sb_words words)
{
    int n = 0;
    for (int i = 0; i < words.count; i++)
        n += tally[i] > 0;
    return n;
}

void cf_summarize(const sb_game *g, const cf_tally *t, FILE *out)
{
    fprintf(out, "%s: ", g->id);
    if (t->sets)
        fprintf(out, "%d tables with all pairs of options, ", t->sets);
    fprintf(out, "%d games, %d moves, longest game %d, longest list %d; met ", t->games, t->plies, t->longest_game,
        t->longest_list);
    fprintf(out, "%d of %d moves, %d of %d events, ", words_met(t->moves, g->moves), g->moves.count,
        words_met(t->events, g->events), g->events.count);
    fprintf(out, "%d of %d decisions, %d of %d reasons; ", words_met(t->decisions, g->decisions), g->decisions.count,
        words_met(t->reasons, g->reasons), g->reasons.count);
    fprintf(out, "%d moves expected in vain; ", t->blocked);
    fprintf(out, "of %d tampered states %d let in, %d of them impossible\n", t->tampered, t->let_in, t->impossible);
}

/* ---- one game ---------------------------------------------------------------------------------------------------- */

/* Ends a case: its failure is written, and counted by the answer. */
static int finish(const cf *c, const cf_run *run)
{
    if (c->failed)
        report(c, run);
    return c->failed;
}

int cf_run_case(
    const cf_run *run, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], cf_style style, cf_tally *tally)
{
    static cf c;
    c = (cf) { .g = run->g, .setup = *setup, .style = style, .tally = tally, .thin = run->thin };
    memcpy(c.key, key, SB_KEY_BYTES);
    (style == CF_TABLE ? cf_check_table : cf_play)(&c);
    return finish(&c, run);
}

/* Styles take turns, so that a run with few keys has all of them, at different tables. */
int cf_run_set(const cf_run *run, const sb_setup *setup, uint64_t set, cf_tally *tally)
{
    uint8_t series[SB_KEY_BYTES], key[SB_KEY_BYTES];
    int failures = 0;
    sb_seed_number(set, series);
    for (int i = 0; i < run->seeds && failures < run->failures_max; i++) {
        uint64_t number = set + (uint64_t)i;
        bool greedy = run->g->bots.appraise && number % 4 == 3;
        sb_seed_series(series, (uint64_t)i, key);
        failures += cf_run_case(run, setup, key, greedy ? CF_GREEDY : CF_RANDOM, tally);
        if (run->tables && number % 3 == 0)
            failures += cf_run_case(run, setup, key, CF_TABLE, tally);
    }
    return failures;
}

/* Whoever says that something hidden was shown must have shown something, some time. */
static int check_reveals(const cf_run *run, cf_tally *tally)
{
    static cf c;
    for (int kind = 0; kind < run->g->moves.count; kind++) {
        c = (cf) { .g = run->g, .tally = tally };
        if (tally->reveals[kind] >= REVEALS_ENOUGH && tally->reveals_seen[kind] == 0)
            cf_fail(&c,
                "move %s says %d times that it shows something hidden, and never did: either nothing is shown, "
                "or what is shown was known before (redact leaves it)",
                run->g->moves.at[kind].id, tally->reveals[kind]);
        if (c.failed)
            return finish(&c, run);
    }
    return 0;
}

int cf_run_game(const cf_run *run, cf_tally *tally)
{
    static cf c;
    const sb_game *g = run->g;
    c = (cf) { .g = g, .tally = tally };
    cf_check_vocabulary(&c, run->rules_folder);
    int failures = finish(&c, run);
    for (int players = g->players_min; players <= g->players_max && failures < run->failures_max; players++) {
        sb_setup sets[CF_SETS_MAX];
        int n = cf_sets_of(g, players, sets);
        int step = run->sets_thin > 1 ? run->sets_thin : 1;
        tally->sets += (n + step - 1) / step;
        for (int i = 0; i < n && failures < run->failures_max; i += step)
            failures += cf_run_set(run, &sets[i], (uint64_t)(1000 * players + i), tally);
    }
    return failures + (failures ? 0 : check_reveals(run, tally));
}

/* ---- what the command line asks for ------------------------------------------------------------------------------ */

int cf_thin(int usual)
{
    const char *thin = getenv("SB_CONFORMANCE_THIN");
    return thin && atoi(thin) > 0 ? atoi(thin) : usual;
}

int cf_usage(const char *program, const char *what)
{
    fprintf(stderr, "%s: %s; expected: %s [GAME [PLAYERS [OPTIONS [KEY [STYLE]]]]]\n", program, what, program);
    return 2;
}

/* "rounds=long,first_seat=2"; "-" for none. */
static bool read_options(const sb_game *g, sb_setup *s, const char *text)
{
    char buffer[400];
    snprintf(buffer, sizeof buffer, "%s", text);
    if (strcmp(text, "-") == 0)
        return true;
    for (char *rest, *pair = strtok_r(buffer, ",", &rest); pair; pair = strtok_r(NULL, ",", &rest)) {
        char *equals = strchr(pair, '=');
        if (!equals)
            return false;
        *equals = '\0';
        if (sb_setup_option(g, s, pair, equals + 1) != SB_OK)
            return false;
    }
    return true;
}

int cf_run_arguments(const cf_run *run, int argc, char **argv, cf_tally *tally)
{
    sb_setup setup;
    uint8_t key[SB_KEY_BYTES];
    if (sb_setup_init(run->g, atoi(argv[0]), &setup) != SB_OK)
        return cf_usage(run->program, "a bad number of players");
    if (argc > 1 && !read_options(run->g, &setup, argv[1]))
        return cf_usage(run->program, "bad options");
    if (argc <= 2)
        return cf_run_set(run, &setup, 1, tally);
    if (!sb_seed_read(argv[2], key))
        return cf_usage(run->program, "a bad key");
    cf_style style = CF_RANDOM;
    while (argc > 3 && style < CF_STYLE_COUNT && strcmp(argv[3], CF_STYLE[style]) != 0)
        style++;
    return style < CF_STYLE_COUNT ? cf_run_case(run, &setup, key, style, tally) : cf_usage(run->program, "a bad style");
}
