/* puzzle.c: `sagebrush puzzle`: a position in which one move is clearly best; the daily one, one by name, or new ones found (puzzle.h). */
#include "coach/puzzle.h"

#include "sagebrush/heap.h"
#include "sagebrush/typeset.h"
#include "tools/cli.h"
#include "tools/file.h"
#include "tools/puzzles.h"
#include "tui/choice.h"
#include "tui/draw.h"

#include <stddef.h>
#include <stdlib.h>
#include <time.h>

typedef struct puzzle_flags {
    const char *lang, *date, *find, *bot, *seed, *out, *options;
    int64_t games, players, most;
    bool list;
} puzzle_flags;

#define AT(member) offsetof(puzzle_flags, member)

/* clang-format off */
static const flag FLAGS[] = {
    { "lang", FLAG_TEXT, AT(lang), 0, 0, "en|fr", "language (en)" },
    { "date", FLAG_TEXT, AT(date), 0, 0, "YYYY-MM-DD", "the puzzle of another day (today, by UTC)" },
    { "list", FLAG_ON, AT(list), 0, 0, NULL, "names and grades of all puzzles" },
    { "find", FLAG_TEXT, AT(find), 0, 0, "GAME", "plays games of bots and looks for new ones" },
    { "games", FLAG_NUMBER, AT(games), 1, 1000000, "N", "to find: games played (20)" },
    { "players", FLAG_NUMBER, AT(players), 1, SB_SEATS_MAX, "N", "to find: how many play (the fewest)" },
    { "most", FLAG_NUMBER, AT(most), 1, 1000, "N", "to find: stops after so many puzzles (10)" },
    { "bot", FLAG_TEXT, AT(bot), 0, 0, "BOT", "to find: who plays (foreman)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "to find: a whole number or hex digits (1)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "to find: options of the game" },
    { "out", FLAG_TEXT, AT(out), 0, 0, "FOLDER", "to find: where the files go (puzzles)" },
    { 0 },
};
/* clang-format on */

static const char *const GRADES[SB_LANG_COUNT][4] = { { "", "easy", "fair", "hard" },
    { "", "facile", "moyen", "difficile" } };

/* ---- finding ----------------------------------------------------------------------------------------------------- */

static sb_error sit_down(const puzzle_flags *f, const sb_game *g, const sb_setup *how, int64_t game, sb_table **out)
{
    uint8_t key[SB_KEY_BYTES];
    sb_table_setup setup = { .game = g, .setup = *how };
    if (!cli_seed(&VERB_PUZZLE, f->seed, key))
        return SB_BAD_SEED;
    sb_seed_series(key, (uint64_t)game, setup.key);
    sb_text id = SB_TEXT(setup.id);
    sb_putf(&id, "puzzle-%d", (int)game);
    for (int s = 0; s < how->players; s++) {
        setup.seat[s].kind = SB_BOT;
        snprintf(setup.seat[s].bot, sizeof setup.seat[s].bot, "%s", f->bot);
    }
    return sb_table_new(&setup, out);
}

static bool keep(const puzzle_flags *f, const sb_game *g, const puzzle *p, int64_t game)
{
    char path[512];
    sb_text name = SB_TEXT(path), text = sb_heap_text();
    sb_putf(&name, "%s/%s-%d.sbp", f->out, g->id, (int)game);
    puzzle_write(p, &text);
    bool fine = file_write(path, &text);
    printf("%s: grade %d, gap %.1f, move %d\n", path, p->grade, (double)p->gap / 100, sb_table_plies(p->table) + 1);
    sb_heap_text_free(&text);
    return fine;
}

/* One of a game at most: they shall not look alike. */
static bool look_through(const puzzle_flags *f, const sb_game *g, sb_table *t, int64_t game)
{
    enum { PLIES_MAX = 5000 };
    puzzle found = { 0 };
    int from = 10 + (int)(game * 37 % 60); /* other parts of other games */
    for (int ply = 0; ply < PLIES_MAX && sb_table_pending(t); ply++) {
        if (ply >= from && puzzle_is_one(t, &found))
            return keep(f, g, &found, game);
        if (sb_table_bot_turn(t, NULL, NULL, NULL) != SB_OK)
            break;
    }
    return false;
}

static int find(const puzzle_flags *f)
{
    const sb_game *g = sb_game_find(f->find);
    sb_setup how;
    if (!g)
        return cli_usage(&VERB_PUZZLE, "--find %s: there is no such game", f->find);
    if (sb_setup_init(g, f->players ? (int)f->players : g->players_min, &how) != SB_OK)
        return cli_usage(&VERB_PUZZLE, "--players: %s is played by %d to %d", g->id, g->players_min, g->players_max);
    if (!cli_options(&VERB_PUZZLE, g, f->options, &how))
        return CLI_BAD_USAGE;
    int found = 0;
    for (int64_t game = 0; game < f->games && found < f->most; game++) {
        sb_table *t;
        if (sit_down(f, g, &how, game, &t) != SB_OK)
            return CLI_CHECK_FAILED;
        found += look_through(f, g, t, game);
        sb_table_free(t);
    }
    printf("%d puzzles\n", found);
    return CLI_FINE;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static void print(sb_lang lang, const char *text)
{
    sb_text set = sb_heap_text();
    sb_typeset(lang, text, &set);
    puts(set.at);
    sb_heap_text_free(&set);
}

static void print_position(const puzzle *p, const sb_names *names)
{
    const sb_game *g = sb_table_game(p->table);
    _Alignas(64) unsigned char seen[SB_STATE_MAX];
    sb_text text = sb_heap_text();
    memcpy(seen, sb_table_state(p->table), g->state_size);
    g->rules.redact(seen, p->seat);
    draw_position(g, seen, p->seat, &(draw_style) { .names = names }, &text);
    sb_put_char(&text, '\n');
    sb_decision d = g->rules.decision(seen, p->seat);
    draw_name(names, p->seat, &text);
    sb_put(&text, names->lang == SB_FR ? " : " : ": ");
    sb_say_decision(g, p->seat, &d, names, &text);
    print(names->lang, text.at);
    sb_heap_text_free(&text);
}

static void put_percent(sb_text *out, const sb_forecast *f)
{
    sb_putf(out, " (%d %%, %d points)", (int)(((int64_t)f->chance * 100 + SB_CERTAIN / 2) / SB_CERTAIN),
        (int)((f->own + 50) / 100));
}

/* What was chosen and what is best, as the coach sees both. */
static bool judge(const puzzle *p, sb_move chosen, const sb_names *names)
{
    const sb_game *g = sb_table_game(p->table);
    bool right = sb_move_cmp(chosen, p->answer) == 0, fr = names->lang == SB_FR;
    sb_thought t;
    sb_text text = sb_heap_text();
    const sb_candidate *own = NULL, *best = NULL;
    if (sb_coach_think(NULL, g, sb_table_state(p->table), p->seat, &chosen, NULL, 0, &t) != SB_OK)
        return right;
    for (int i = 0; i < t.candidates; i++) {
        own = sb_move_cmp(t.candidate[i].move, chosen) == 0 ? &t.candidate[i] : own;
        best = sb_move_cmp(t.candidate[i].move, p->answer) == 0 ? &t.candidate[i] : best;
    }
    sb_put(&text, right ? (fr ? "C'est cela : " : "That is it: ") : (fr ? "Non. Mieux : " : "No. Better: "));
    sb_say_move(g, p->seat, p->answer, names, &text);
    if (best && t.foresees)
        put_percent(&text, &best->forecast);
    sb_put(&text, ". ");
    const sb_candidate *against = right ? (t.candidates > 1 ? &t.candidate[best == &t.candidate[0] ? 1 : 0] : NULL) : own;
    if (best && against && t.foresees)
        sb_coach_say(g, &best->forecast, &against->forecast, names->lang, &text);
    print(names->lang, text.at);
    sb_heap_text_free(&text);
    return right;
}

static int solve(const puzzle *p, sb_lang lang)
{
    sb_names names = sb_table_names(p->table, lang);
    choice list;
    char line[256];
    sb_move move;
    print_position(p, &names);
    choice_init(&list, sb_table_game(p->table), sb_table_state(p->table), p->seat, &names);
    sb_text moves = sb_heap_text();
    choice_put(&list, false, &moves);
    print(lang, moves.at);
    sb_heap_text_free(&moves);
    for (;;) {
        fputs("> ", stdout);
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin))
            return CLI_CHECK_FAILED;
        line[strcspn(line, "\n")] = '\0';
        if (choice_read(&list, line, &move) == CHOICE_MOVE)
            return judge(p, move, &names) ? CLI_FINE : CLI_CHECK_FAILED;
        print(lang, lang == SB_FR ? "Tapez le numéro ou le texte d'un coup." : "Type the number or the text of a move.");
    }
}

static int count(void)
{
    int n = 0;
    while (puzzle_files[n].name)
        n++;
    return n;
}

static bool day_of(const char *date, int64_t *out)
{
    struct tm tm = { 0 };
    int y, m, d, used = 0;
    if (!date) {
        *out = (int64_t)time(NULL) / 86400;
        return true;
    }
    if (sscanf(date, "%4d-%2d-%2d%n", &y, &m, &d, &used) != 3 || date[used] || m < 1 || m > 12 || d < 1 || d > 31)
        return false;
    tm.tm_year = y - 1900;
    tm.tm_mon = m - 1;
    tm.tm_mday = d;
    *out = (int64_t)timegm(&tm) / 86400;
    return true;
}

static int list_all(sb_lang lang)
{
    for (int i = 0; puzzle_files[i].name; i++) {
        puzzle p;
        if (puzzle_read(puzzle_files[i].text, puzzle_files[i].bytes, &p) != SB_OK)
            return CLI_CHECK_FAILED;
        printf("%s  %s\n", puzzle_files[i].name, GRADES[lang][p.grade]);
        sb_table_free(p.table);
    }
    return CLI_FINE;
}

static int play(const puzzle_file *file, sb_lang lang)
{
    puzzle p;
    sb_error e = puzzle_read(file->text, file->bytes, &p);
    if (e != SB_OK) {
        fprintf(stderr, "sagebrush puzzle: %s: %s\n", file->name, sb_error_text(e, SB_EN));
        return CLI_CHECK_FAILED;
    }
    printf("%s, %s\n", file->name, GRADES[lang][p.grade]);
    int status = solve(&p, lang);
    sb_table_free(p.table);
    return status;
}

static int run(int argc, char **argv)
{
    puzzle_flags f = { .games = 20, .most = 10, .bot = "foreman", .seed = "1", .out = "puzzles" };
    sb_lang lang;
    char **args;
    int n;
    int64_t day;
    if (!cli_flags(&VERB_PUZZLE, argc, argv, &f, &args, &n) || !cli_lang(&VERB_PUZZLE, f.lang, &lang))
        return CLI_BAD_USAGE;
    if (f.find)
        return find(&f);
    if (f.list)
        return list_all(lang);
    if (!day_of(f.date, &day))
        return cli_usage(&VERB_PUZZLE, "--date %s: expected YYYY-MM-DD", f.date);
    if (count() == 0)
        return cli_usage(&VERB_PUZZLE, "there are no puzzles in this program");
    if (n == 0)
        return play(&puzzle_files[puzzle_of_day(day, count())], lang);
    for (int i = 0; n == 1 && puzzle_files[i].name; i++)
        if (strcmp(puzzle_files[i].name, args[0]) == 0)
            return play(&puzzle_files[i], lang);
    return cli_usage(&VERB_PUZZLE, "expected the name of a puzzle (--list)");
}

const verb VERB_PUZZLE = {
    .name = "puzzle",
    .args = "[NAME]",
    .about = "a position in which one move is clearly best: today's, or one by name",
    .flags = FLAGS,
    .run = run,
};
