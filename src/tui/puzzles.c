/* puzzles.c: `sagebrush puzzles`: positions in which one move is clearly best, today's or by number (puzzle.h). */
#include "sagebrush/puzzle.h"

#include "cli/cli.h"
#include "sagebrush/heap.h"
#include "tui/console.h"
#include "tui/input.h"
#include "tui/puzzles.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct puzzles_flags {
    const char *lang, *date, *move;
    bool list, check;
} puzzles_flags;

#define AT(member) offsetof(puzzles_flags, member)

/* clang-format off */
static const flag FLAGS[] = {
    { "list", FLAG_ON, AT(list), 0, 0, NULL, "all of them: number, how hard, players, id" },
    { "date", FLAG_TEXT, AT(date), 0, 0, "YYYY-MM-DD", "the one of another day (today, by the local clock)" },
    { "move", FLAG_TEXT, AT(move), 0, 0, "MOVE", "answers at once, by the text of a move, and shows nothing else" },
    { "check", FLAG_ON, AT(check), 0, 0, NULL, "does the best bot agree with every answer?" },
    { "lang", FLAG_TEXT, AT(lang), 0, 0, "en|fr", "language (en)" },
    { 0 },
};
/* clang-format on */

static const char *const GRADE[SB_LANG_COUNT][SB_GRADES] = {
    { "easy", "medium", "hard" },
    { "facile", "moyen", "difficile" },
};

/* A puzzle with its position. */
typedef struct riddle {
    sb_puzzle puzzle;
    int number;
    sb_setup setup;
    _Alignas(64) unsigned char state[SB_STATE_MAX];
} riddle;

static bool open_riddle(const sb_game *g, int number, riddle *out)
{
    out->number = number;
    if (sb_puzzle_at(g, number, &out->puzzle, out->state) != SB_OK)
        return false;
    g->rules.setup_of(out->state, &out->setup);
    return true;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static void put_line(sb_lang lang, const char *text)
{
    console c = { .lang = lang, .out = stdout };
    console_put(&c, text);
    fputc('\n', stdout);
}

/* "Great Western Trail, puzzle 7 of 30, hard: one move is clearly best." */
static void print_title(const riddle *r, sb_lang lang)
{
    char bytes[300];
    sb_text t = SB_TEXT(bytes);
    sb_putf(&t,
        lang == SB_FR ? "%s, énigme %d sur %d, %s : un seul coup est nettement le meilleur."
                      : "%s, puzzle %d of %d, %s: one move is clearly best.",
        r->puzzle.game->name[lang], r->number + 1, sb_puzzles(r->puzzle.game), GRADE[lang][r->puzzle.grade]);
    put_line(lang, bytes);
}

static void print_position(const riddle *r, const sb_names *names)
{
    const sb_game *g = r->puzzle.game;
    _Alignas(64) unsigned char seen[SB_STATE_MAX];
    sb_text text = sb_heap_text();
    memcpy(seen, r->state, g->state_size);
    g->rules.redact(seen, r->puzzle.seat);
    draw_position(g, seen, r->puzzle.seat, &(draw_style) { .names = names }, &text);
    sb_put_char(&text, '\n');
    sb_decision d = g->rules.decision(seen, r->puzzle.seat);
    draw_name(names, r->puzzle.seat, &text);
    sb_put(&text, names->lang == SB_FR ? " : " : ": ");
    sb_say_decision(g, r->puzzle.seat, &d, names, &text);
    put_line(names->lang, text.at);
    sb_heap_text_free(&text);
}

static int percent(int32_t chance)
{
    return (int)(((int64_t)chance * 100 + SB_CERTAIN / 2) / SB_CERTAIN);
}

static void put_forecast(sb_text *out, const sb_forecast *f)
{
    sb_putf(out, " (%d %%, %d points)", percent(f->chance), (int)((f->own + 50) / 100));
}

/* "That is it: Hire the cowboy (64 %, 71 points). By the end about ..."  `tried`: somebody has answered. */
static void print_verdict(const riddle *r, const sb_verdict *v, bool tried, const sb_names *names)
{
    static const char *const BEGIN[SB_LANG_COUNT][3] = { { "The answer: ", "No. Better: ", "That is it: " },
        { "La solution : ", "Non. Mieux : ", "C'est cela : " } };
    char bytes[2048];
    sb_text t = SB_TEXT(bytes);
    sb_put(&t, BEGIN[names->lang][tried ? 1 + v->right : 0]);
    sb_say_move(r->puzzle.game, r->puzzle.seat, r->puzzle.answer, names, &t);
    if (v->foresees)
        put_forecast(&t, &v->best);
    sb_put(&t, ". ");
    if (v->foresees)
        sb_coach_say(r->puzzle.game, &v->best, &v->other, names->lang, &t);
    put_line(names->lang, bytes);
}

/* ---- solving ----------------------------------------------------------------------------------------------------- */

static bool judge(const riddle *r, sb_move chosen, bool tried, const sb_names *names)
{
    sb_verdict v;
    sb_error e = sb_puzzle_judge(&r->puzzle, r->state, chosen, NULL, &v);
    if (e != SB_OK) {
        put_line(names->lang, sb_error_text(e, names->lang));
        return false;
    }
    print_verdict(r, &v, tried, names);
    return v.right;
}

/* False: no more lines, or an empty one. */
static bool ask(const choice *list, sb_lang lang, sb_move *out)
{
    char *line = NULL;
    size_t cap = 0;
    bool found = false;
    for (;;) {
        fputs("> ", stdout);
        fflush(stdout);
        if (input_line(&line, &cap, NULL, NULL) < 0)
            break;
        line[strcspn(line, "\r\n")] = '\0';
        found = line[0] && choice_read(list, line, out) == CHOICE_MOVE;
        if (found || !line[0])
            break;
        put_line(lang,
            lang == SB_FR ? "Tapez le numéro ou le texte d'un coup, ou rien pour voir la solution."
                          : "Type the number or the text of a move, or nothing to see the answer.");
    }
    free(line);
    return found;
}

static bool solve(const riddle *r, sb_lang lang)
{
    const sb_game *g = r->puzzle.game;
    sb_names names = { .lang = lang };
    choice list;
    sb_move move;
    print_title(r, lang);
    print_position(r, &names);
    choice_init(&list, g, r->state, r->puzzle.seat, &names);
    sb_text moves = sb_heap_text();
    choice_put(&list, false, &moves);
    put_line(lang, moves.at);
    sb_heap_text_free(&moves);
    if (ask(&list, lang, &move))
        return judge(r, move, true, &names);
    judge(r, r->puzzle.answer, false, &names);
    return false;
}

bool puzzles_play(const sb_game *g, int number, sb_lang lang)
{
    riddle r;
    return open_riddle(g, number, &r) && solve(&r, lang);
}

/* Days since 1970 by the clock on the wall, as in the page. */
static int64_t today(void)
{
    time_t now = time(NULL);
    struct tm here;
    localtime_r(&now, &here);
    return ((int64_t)now + here.tm_gmtoff) / 86400;
}

int puzzles_today(const sb_game *g)
{
    return sb_puzzle_of_day(g, today());
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static int list_all(const sb_game *g, sb_lang lang)
{
    for (int i = 0; i < sb_puzzles(g); i++) {
        riddle r;
        char bytes[200];
        sb_text t = SB_TEXT(bytes);
        if (!open_riddle(g, i, &r))
            return CLI_CHECK_FAILED;
        sb_putf(&t, lang == SB_FR ? "%d  %s, à %d  %s" : "%d  %s, %d players  %s", i + 1, GRADE[lang][r.puzzle.grade],
            r.setup.players, r.puzzle.id);
        put_line(lang, bytes);
    }
    return CLI_FINE;
}

/* What the best bot would play, from what the seat knows. */
static int check_all(const sb_game *g)
{
    int wrong = 0, count = sb_puzzles(g);
    for (int i = 0; i < count; i++) {
        riddle r;
        sb_thought t;
        if (!open_riddle(g, i, &r) || sb_coach_think(NULL, g, r.state, r.puzzle.seat, NULL, NULL, 9, &t) != SB_OK)
            return CLI_CHECK_FAILED;
        if (sb_move_cmp(t.candidate[0].move, r.puzzle.answer) != 0) {
            char bytes[256];
            sb_text text = SB_TEXT(bytes);
            sb_move_write(g, t.candidate[0].move, &text);
            printf("%s: the best bot would rather play %s\n", r.puzzle.id, bytes);
            wrong++;
        }
    }
    printf("%s: %d puzzles, %d of them doubtful\n", g->id, count, wrong);
    return wrong ? CLI_CHECK_FAILED : CLI_FINE;
}

static int answer(const riddle *r, const char *text, sb_lang lang)
{
    sb_names names = { .lang = lang };
    sb_move move;
    if (sb_move_read(r->puzzle.game, text, &move) != SB_OK)
        return cli_usage(&VERB_PUZZLES, "--move %s: not a move of %s", text, r->puzzle.game->id);
    return judge(r, move, true, &names) ? CLI_FINE : CLI_CHECK_FAILED;
}

static int run_one(const puzzles_flags *f, const sb_game *g, int number, sb_lang lang)
{
    riddle r;
    if (!open_riddle(g, number, &r))
        return cli_usage(&VERB_PUZZLES, "%s has puzzles 1 to %d", g->id, sb_puzzles(g));
    if (f->move)
        return answer(&r, f->move, lang);
    return solve(&r, lang) ? CLI_FINE : CLI_CHECK_FAILED;
}

static int run(int argc, char **argv)
{
    puzzles_flags f = { 0 };
    const sb_game *g;
    sb_lang lang;
    char **args, *end = NULL;
    int n;
    int64_t day = today();
    if (!cli_flags(&VERB_PUZZLES, argc, argv, &f, &args, &n) || !cli_lang(&VERB_PUZZLES, f.lang, &lang)
        || !cli_game(&VERB_PUZZLES, args, n == 2 ? 1 : n, &g))
        return CLI_BAD_USAGE;
    if (f.date && !sb_day_read(f.date, &day))
        return cli_usage(&VERB_PUZZLES, "--date %s: expected a date like 2026-11-16", f.date);
    if (f.list)
        return list_all(g, lang);
    if (f.check)
        return check_all(g);
    if (sb_puzzles(g) == 0)
        return cli_usage(&VERB_PUZZLES, "there are no puzzles of %s", g->id);
    long number = n == 2 ? strtol(args[1], &end, 10) : sb_puzzle_of_day(g, day) + 1;
    if (end && *end)
        return cli_usage(&VERB_PUZZLES, "%s: expected the number of a puzzle", args[1]);
    return run_one(&f, g, number > 0 && number < INT32_MAX ? (int)number - 1 : -1, lang);
}

const verb VERB_PUZZLES = {
    .name = "puzzles",
    .args = "GAME [NUMBER]",
    .about = "a position in which one move is clearly best: today's, or one by number",
    .flags = FLAGS,
    .run = run,
};
