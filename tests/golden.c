/* golden.c: whole games written down for people to read, and kept: a change of behaviour shows as a diff.
 *
 *   golden check FOLDER     plays every game of the list again and compares with the files
 *   golden write FOLDER     writes the files anew (make golden), to be read as a diff before they are committed
 *
 * Each game gives two files: NAME.txt, the story (question, number of choices, the choice, what happened, scores), and
 * NAME.sbg, its record, which every build must verify to the same hashes. */
#include "sagebrush/bot.h"
#include "sagebrush/heap.h"
#include "sagebrush/table.h"
#include "sagebrush/typeset.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct scenario {
    const char *name;
    const char *game;
    int players;
    const char *options[4][2];
    const char *bots[SB_SEATS_MAX]; /* cycled */
    sb_lang lang;
    uint64_t seed;
} scenario;

/* clang-format off */
static const scenario SCENARIOS[] = {
    { "colorado-2-greedy", "colorado", 2, { { 0 } }, { "greedy" }, SB_EN, 1 },
    { "colorado-2-random", "colorado", 2, { { "first_seat", "1" } }, { "random" }, SB_EN, 2 },
    { "colorado-3-four-maps", "colorado", 3, { { "maps", "four" } }, { "greedy", "random" }, SB_EN, 3 },
    { "colorado-4-francais", "colorado", 4, { { "maps", "four" } }, { "greedy" }, SB_FR, 4 },
    { "goldriver-2-greedy", "goldriver", 2, { { 0 } }, { "greedy" }, SB_EN, 1 },
    { "goldriver-2-random", "goldriver", 2, { { "poker", "off" } }, { "random" }, SB_EN, 2 },
    { "goldriver-3-greedy", "goldriver", 3, { { "first_seat", "1" } }, { "greedy" }, SB_EN, 3 },
    { "goldriver-3-first-game", "goldriver", 3, { { "first_game", "on" } }, { "greedy", "random" }, SB_EN, 4 },
    { "goldriver-4-greedy", "goldriver", 4, { { 0 } }, { "greedy" }, SB_EN, 5 },
    { "goldriver-4-francais", "goldriver", 4, { { 0 } }, { "greedy", "random" }, SB_FR, 6 },
    { "goldriver-5-random", "goldriver", 5, { { "poker", "off" }, { "first_game", "on" } }, { "random" }, SB_EN, 7 },
    { "goldriver-5-greedy", "goldriver", 5, { { 0 } }, { "greedy" }, SB_EN, 8 },
    { "gwt-2-greedy", "gwt", 2, { { 0 } }, { "greedy" }, SB_EN, 1 },
    { "gwt-3-random-sides", "gwt", 3, { { "neutral", "random" }, { "sides", "random" } }, { "greedy", "random" }, SB_EN, 2 },
    { "gwt-4-simmental-francais", "gwt", 4, { { "simmental", "on" } }, { "greedy" }, SB_FR, 3 },
    { "gwt-3-poker-brahman", "gwt", 3, { { "brahman", "on" }, { "poker", "on" } }, { "greedy" }, SB_EN, 4 },
    { "gwt-2-rails", "gwt", 2, { { "rails_north", "on" } }, { "greedy" }, SB_EN, 8 },
    { "gwt-4-rails-brahman-poker-francais", "gwt", 4,
        { { "rails_north", "on" }, { "brahman", "on" }, { "poker", "on" }, { "sides", "random" } }, { "greedy" }, SB_FR, 9 },
    { "gwt-1-easy", "gwt", 1, { { "solo", "easy" } }, { "greedy" }, SB_EN, 4 },
    { "gwt-1-hard-francais", "gwt", 1, { { "solo", "hard" }, { "first_city", "chicago" }, { "simmental", "on" } },
        { "greedy" }, SB_FR, 5 },
    { "gwt-1-medium-rails", "gwt", 1, { { "solo", "medium" }, { "rails_north", "on" } }, { "greedy" }, SB_EN, 6 },
    { "gwt-1-hard-rails-brahman-francais", "gwt", 1,
        { { "solo", "hard" }, { "rails_north", "on" }, { "brahman", "on" }, { "sides", "random" } }, { "greedy" }, SB_FR,
        7 },
    { "template-3-random", "template", 3, { { 0 } }, { "random" }, SB_EN, 9 },
};
/* clang-format on */

static const char *const PEOPLE[SB_SEATS_MAX] = { "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal" };

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static sb_table *new_table(const scenario *sc)
{
    sb_table_setup setup = { .game = sb_game_find(sc->game) };
    sb_table *table = NULL;
    sb_error e = sb_setup_init(setup.game, sc->players, &setup.setup);
    for (int i = 0; i < 4 && sc->options[i][0] && e == SB_OK; i++)
        e = sb_setup_option(setup.game, &setup.setup, sc->options[i][0], sc->options[i][1]);
    sb_seed_number(sc->seed, setup.key);
    strcpy(setup.id, sc->name);
    for (int s = 0; s < sc->players; s++) {
        int bots = 0;
        while (bots < SB_SEATS_MAX && sc->bots[bots])
            bots++;
        setup.seat[s].kind = SB_BOT;
        strcpy(setup.seat[s].name, PEOPLE[s]);
        strcpy(setup.seat[s].bot, sc->bots[s % bots]);
    }
    if (e == SB_OK)
        e = sb_table_new(&setup, &table);
    if (e != SB_OK) {
        fprintf(stderr, "golden: %s: %s\n", sc->name, sb_error_text(e, SB_EN));
        exit(2);
    }
    return table;
}

static int lowest_seat(unsigned pending)
{
    int seat = 0;
    while (!(pending >> seat & 1))
        seat++;
    return seat;
}

/* ---- the story --------------------------------------------------------------------------------------------------- */

static void tell_turn(const sb_table *t, int turn, sb_text *out)
{
    sb_putf(out, "\n== %d   %h\n", turn, sb_table_hash(t));
}

static void tell_choice(const sb_table *t, int seat, sb_move move, int choices, const sb_names *names, sb_text *out)
{
    const sb_game *g = sb_table_game(t);
    sb_decision d = g->rules.decision(sb_table_state(t), seat);
    sb_put(out, "\n");
    sb_say_decision(g, seat, &d, names, out);
    sb_putf(out, " [%s; %d]\n  %s> ", g->decisions.at[d.kind].rule, choices, names->seat[seat]);
    sb_move_write(g, move, out);
    sb_put(out, "  (");
    sb_say_move(g, seat, move, names, out);
    sb_put(out, ")\n");
}

static void tell_events(const sb_game *g, const sb_events *events, const sb_names *names, sb_text *out)
{
    for (int i = 0; i < events->n; i++) {
        sb_put(out, "    ");
        sb_say_event(g, &events->at[i], names, out);
        sb_put(out, "\n");
    }
}

static void tell_scores(const sb_table *t, const sb_names *names, sb_text *out)
{
    const sb_game *g = sb_table_game(t);
    sb_result result;
    g->rules.result(sb_table_state(t), &result);
    sb_putf(out, "\n== end   %h\n", sb_table_hash(t));
    for (int s = 0; s < result.players + result.automas; s++) {
        sb_putf(out, "%s%s:", names->seat[s], result.winners >> s & 1 ? " *" : "");
        for (int c = 0; c < g->categories.count; c++)
            sb_putf(out, " %s %d", g->categories.at[c].id, (int)result.score[s][c]);
        sb_put(out, "\n");
    }
}

static void tell_game(const scenario *sc, sb_text *story, sb_text *record)
{
    sb_text told = sb_heap_text();
    sb_table *t = new_table(sc);
    const sb_game *g = sb_table_game(t);
    const sb_table_setup *setup = sb_table_setup_of(t);
    sb_names names = sb_table_names(t, sc->lang);
    sb_quick chance = { sc->seed };
    sb_event memory[SB_EVENTS_MAX];
    unsigned pending;
    int turn = -1;
    sb_putf(&told, "%s, %d players, seed %d:", g->name[SB_EN], sc->players, (int)sc->seed);
    for (int s = 0; s < sc->players; s++)
        sb_putf(&told, " %s (%s)", names.seat[s], setup->seat[s].bot);
    sb_put(&told, "\n");
    while ((pending = sb_table_pending(t))) {
        if (g->rules.turn(sb_table_state(t)) != turn)
            tell_turn(t, turn = g->rules.turn(sb_table_state(t)), &told);
        sb_move list[SB_MOVES_MAX];
        int seat = lowest_seat(pending), n = sb_table_legal(t, seat, list);
        sb_move move = sb_bot_move(sb_bot_find(setup->seat[seat].bot), g, sb_table_state(t), seat, NULL, &chance, NULL);
        sb_events events = { .at = memory, .cap = SB_EVENTS_MAX };
        tell_choice(t, seat, move, n, &names, &told);
        sb_error e = sb_table_play(t, seat, move, &events);
        if (e != SB_OK) {
            fprintf(stderr, "golden: %s: %s\n", sc->name, sb_error_text(e, SB_EN));
            exit(1);
        }
        tell_events(g, &events, &names, &told);
    }
    tell_scores(t, &names, &told);
    sb_typeset(sc->lang, told.at, story);
    sb_heap_text_free(&told);
    sb_record_write(t, record);
    sb_table_free(t);
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static bool write_file(const char *path, const sb_text *text)
{
    FILE *f = fopen(path, "wb");
    if (!f)
        return false;
    bool ok = fwrite(text->at, 1, text->n, f) == text->n;
    return fclose(f) == 0 && ok;
}

static char *read_file(const char *path, size_t *n)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return NULL;
    fseek(f, 0, SEEK_END);
    long size = ftell(f);
    rewind(f);
    char *text = malloc((size_t)size + 1);
    *n = text ? fread(text, 1, (size_t)size, f) : 0;
    fclose(f);
    if (text)
        text[*n] = '\0';
    return text;
}

/* The first line that differs, for a person. */
static void show_difference(const char *path, const char *was, const char *is)
{
    int line = 1;
    const char *start_was = was, *start_is = is;
    while (*was && *was == *is) {
        if (*was == '\n') {
            line++;
            start_was = was + 1;
            start_is = is + 1;
        }
        was++, is++;
    }
    fprintf(stderr, "%s:%d differs\n  file: %.*s\n  now:  %.*s\n", path, line, (int)strcspn(start_was, "\n"), start_was,
        (int)strcspn(start_is, "\n"), start_is);
}

static bool check_file(const char *path, const sb_text *text)
{
    size_t n = 0;
    char *was = read_file(path, &n);
    bool same = was && n == text->n && memcmp(was, text->at, n) == 0;
    if (!was)
        fprintf(stderr, "%s is missing: make golden writes it\n", path);
    else if (!same)
        show_difference(path, was, text->at);
    free(was);
    return same;
}

/* The record as it is on disk must replay to what it says. */
static bool verify_record(const char *path)
{
    char detail[512];
    sb_text t = SB_TEXT(detail);
    size_t n = 0;
    char *text = read_file(path, &n);
    sb_error e = text ? sb_record_read(text, n, NULL, &t) : SB_IO;
    if (e != SB_OK)
        fprintf(stderr, "%s: %s: %s\n", path, sb_error_text(e, SB_EN), detail);
    free(text);
    return e == SB_OK;
}

static bool handle(const scenario *sc, const char *folder, bool write)
{
    char path[2][512];
    sb_text text[2] = { sb_heap_text(), sb_heap_text() };
    bool ok = true;
    tell_game(sc, &text[0], &text[1]);
    for (int i = 0; i < 2; i++) {
        snprintf(path[i], sizeof path[i], "%s/%s.%s", folder, sc->name, i ? "sbg" : "txt");
        ok = (write ? write_file(path[i], &text[i]) : check_file(path[i], &text[i])) && ok;
        sb_heap_text_free(&text[i]);
    }
    return ok && verify_record(path[1]);
}

int main(int argc, char **argv)
{
    bool write = argc == 3 && strcmp(argv[1], "write") == 0;
    if (!write && !(argc == 3 && strcmp(argv[1], "check") == 0)) {
        fprintf(stderr, "usage: golden check|write FOLDER\n");
        return 2;
    }
    int failed = 0;
    const int count = (int)(sizeof SCENARIOS / sizeof *SCENARIOS);
    for (int i = 0; i < count; i++)
        failed += !handle(&SCENARIOS[i], argv[2], write);
    printf("%d golden games, %d differ\n", count, failed);
    return failed > 0;
}
