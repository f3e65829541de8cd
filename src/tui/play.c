/* play.c: `sagebrush play`: who sits at the terminal table, and in which game (console.h). */
#include "tui/play.h"

#include "sagebrush/heap.h"
#include "cli/file.h"
#include "tui/input.h"
#include "tui/menu.h"
#include "tui/puzzles.h"
#include "tui/saves.h"
#include "tui/term.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#define AT(member) offsetof(play_flags, member)

static const flag FLAGS[] = {
    { "players", FLAG_NUMBER, AT(players), 1, SB_SEATS_MAX, "N", "how many play (the fewest)" },
    { "human", FLAG_TEXT, AT(human), 0, 0, "SEATS", "seats of people, counted from 0: 0,2 or all or none (0)" },
    { "bots", FLAG_TEXT, AT(bots), 0, 0, "A,B", "bots for the other seats, in turn (greedy)" },
    { "names", FLAG_TEXT, AT(names), 0, 0, "A,B", "names of the seats (Annie, Buck, Clem, Dolly, Earl)" },
    { "seed", FLAG_TEXT, AT(seed), 0, 0, "SEED", "a whole number or hex digits (drawn by the system)" },
    { "options", FLAG_TEXT, AT(options), 0, 0, "K=V,K=V", "options of the game" },
    { "lang", FLAG_TEXT, AT(lang), 0, 0, "en|fr", "language (en)" },
    { "playouts", FLAG_NUMBER, AT(playouts), 1, INT32_MAX, "N", "playouts a bot may make for a move" },
    { "ms", FLAG_NUMBER, AT(ms), 1, INT32_MAX, "N", "milliseconds a bot may think about a move" },
    { "save", FLAG_TEXT, AT(save), 0, 0, "FILE", "save the game there when it stops, also by ^C" },
    { "resume", FLAG_TEXT, AT(resume), 0, 0, "FILE", "go on with a saved game (no GAME, no flags for seats)" },
    { "server", FLAG_TEXT, AT(server), 0, 0, "URL",
        "a table on a server: its link, or the server's address to choose one; with GAME: a new one" },
    { "trust", FLAG_TEXT, AT(trust), 0, 0, "FILE",
        "a certificate of the server, to trust besides those of the system" },
    { "pace", FLAG_NUMBER, AT(pace), 0, 60000, "MS",
        "milliseconds between moves of bots on the full screen, 0: at once (500)" },
    { "plain", FLAG_ON, AT(plain), 0, 0, NULL, "no colours" },
    { "lines", FLAG_ON, AT(lines), 0, 0, NULL, "line by line, also where a full screen is possible" },
    { "ascii", FLAG_ON, AT(ascii), 0, 0, NULL, "no characters beyond ASCII on the full screen" },
    { 0 },
};

/* ---- seats ------------------------------------------------------------------------------------------------------- */

static bool read_humans(const char *text, int players, unsigned *humans)
{
    *humans = 0;
    if (strcmp(text, "all") == 0)
        *humans = (1u << players) - 1;
    if (strcmp(text, "all") == 0 || strcmp(text, "none") == 0)
        return true;
    for (const char *p = text;; p += 2) {
        if (p[0] < '0' || p[0] >= '0' + players || (p[1] != ',' && p[1] != '\0')) {
            cli_usage(
                &VERB_PLAY, "--human %s: expected seats from 0 to %d like 0,1, or all, or none", text, players - 1);
            return false;
        }
        *humans |= 1u << (p[0] - '0');
        if (p[1] == '\0')
            return true;
    }
}

static bool read_names(const char *text, sb_table_setup *setup)
{
    for (int seat = 0; text && *text; seat++) {
        size_t n = strcspn(text, ",");
        if (seat >= setup->setup.players || n >= SB_NAME_MAX) {
            cli_usage(&VERB_PLAY, "--names: expected at most %d names of at most %d bytes", setup->setup.players,
                SB_NAME_MAX - 1);
            return false;
        }
        memcpy(setup->seat[seat].name, text, n);
        text += n + (text[n] == ',');
    }
    return true;
}

/* Nobody likes to be called Seat 1. */
static void name_the_others(sb_table_setup *setup)
{
    for (int seat = 0; seat < setup->setup.players; seat++)
        if (!setup->seat[seat].name[0])
            strcpy(setup->seat[seat].name, menu_names[seat]);
}

static void seat_bots(sb_table_setup *setup, unsigned humans, const cli_bots *bots)
{
    int next = 0;
    for (int seat = 0; seat < setup->setup.players; seat++) {
        if (humans >> seat & 1)
            continue;
        sb_text id = SB_TEXT(setup->seat[seat].bot);
        setup->seat[seat].kind = SB_BOT;
        sb_put(&id, bots->at[next++ % bots->n]->id);
    }
}

/* ---- a new game, a saved game ------------------------------------------------------------------------------------ */

bool play_setup(const play_flags *f, const cli_bots *bots, sb_table_setup *setup)
{
    const sb_game *g = setup->game;
    int players = f->players ? (int)f->players : g->players_min;
    unsigned humans;
    if (sb_setup_init(g, players, &setup->setup) != SB_OK) {
        cli_usage(&VERB_PLAY, "--players %d: %s is played by %d to %d", players, g->id, g->players_min, g->players_max);
        return false;
    }
    if (!cli_bots_play(&VERB_PLAY, bots, g) || !cli_options(&VERB_PLAY, g, f->options, &setup->setup)
        || !read_names(f->names, setup) || !read_humans(f->human ? f->human : "0", players, &humans))
        return false;
    name_the_others(setup);
    seat_bots(setup, humans, bots);
    sb_text id = SB_TEXT(setup->id);
    sb_put(&id, "terminal");
    if (f->seed)
        return cli_seed(&VERB_PLAY, f->seed, setup->key);
    return getrandom(setup->key, sizeof setup->key, 0) == (ssize_t)sizeof setup->key;
}

static int begin_new(const play_flags *f, const cli_bots *bots, char **args, int n, sb_table **out)
{
    sb_table_setup setup = { 0 };
    if (!cli_game(&VERB_PLAY, args, n, &setup.game) || !play_setup(f, bots, &setup))
        return CLI_BAD_USAGE;
    sb_error e = sb_table_new(&setup, out);
    if (e == SB_BAD_REQUEST) /* of all that a table can be refused for only names were not checked yet */
        return cli_usage(
            &VERB_PLAY, "--names %s: expected names in UTF-8 without control characters and quotes", f->names);
    return e == SB_OK ? CLI_FINE : cli_usage(&VERB_PLAY, "%s", sb_error_text(e, SB_EN));
}

static int begin_saved(const char *path, sb_table **out)
{
    char bytes[400];
    sb_text detail = SB_TEXT(bytes), record = sb_heap_text();
    int status = CLI_FINE;
    if (!file_read(path, &record)) {
        term_close();
        status = cli_usage(&VERB_PLAY, "%s: expected a file that can be read", path);
    } else {
        sb_error e = sb_record_read(record.at, record.n, out, &detail);
        if (e != SB_OK) {
            term_close(); /* people would not see it */
            fprintf(stderr, "sagebrush play: %s: %s: %s\n", path, sb_error_code(e), bytes);
            status = CLI_CHECK_FAILED;
        }
    }
    sb_heap_text_free(&record);
    return status;
}

/* ---- at the table -------------------------------------------------------------------------------------------------- */

/* In a saved game the news are the latest events; "log" tells all. */
static void skip_old_news(console *c)
{
    enum { NEWS = 20 };
    int old = sb_table_plies(c->t) ? sb_table_events(c->t) - NEWS : 0;
    for (int seat = 0; seat < SB_SEATS_MAX; seat++) {
        c->seen[seat] = old > 0 ? old : 0;
        while (
            c->told[seat] < sb_table_incidents(c->t) && sb_table_incident(c->t, c->told[seat])->events < c->seen[seat])
            c->told[seat]++;
    }
}

/* The first seat of a person sees the table first; nobody's: those who watch. */
static int first_viewer(const sb_table *t)
{
    unsigned people = sb_table_people(t);
    return people ? __builtin_ctz(people) : SB_SPECTATOR;
}

/* Not before the first thing is shown on it: usage errors belong to the ordinary screen. */
bool play_open_screen(evening *e)
{
    const term_wishes wishes = { .ascii = e->f->ascii, .colour = !e->f->plain && !getenv("NO_COLOR") };
    if (e->on_screen && !e->is_open)
        e->is_open = e->on_screen = term_open(&wishes);
    return e->on_screen;
}

static screen_end play_on_screen(const evening *e, console *c)
{
    wire w;
    screen *s = calloc(1, sizeof *s);
    if (!s)
        return SCREEN_LOST;
    wire_local(&w, c->t);
    w.budget = c->budget;
    *s = (screen) { .w = &w, .console = c, .lang = c->lang, .viewer = first_viewer(c->t) };
    s->autosave = e->autosave[0] ? e->autosave : NULL;
    s->pace = (int)e->f->pace;
    screen_end end = screen_run(s);
    screen_free(s);
    free(s);
    return end;
}

static bool play_in_lines(const evening *e, console *c)
{
    c->autosave = e->autosave[0] ? e->autosave : NULL;
    return console_run(c);
}

/* What lines come from and go to; without a table yet. */
void play_console(const evening *e, const sb_game *g, console *c)
{
    const play_flags *f = e->f;
    const char *name = getenv("TERM");
    *c = (console) { .g = g,
        .lang = e->lang,
        .names = { .lang = e->lang },
        .out = stdout,
        .is_terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO),
        .save = f->save,
        .hints = e->bots->at[0],
        .viewer = -1,
        .shown_ply = -1,
        .budget = { .playouts = (int)f->playouts, .ms = (int)f->ms, .clock = cli_clock_ms } };
    c->style = (draw_style) { .colour = !f->plain && isatty(STDOUT_FILENO) && !getenv("NO_COLOR") && name
            && strcmp(name, "dumb") != 0,
        .names = &c->names };
    c->edits = c->is_terminal && name && strcmp(name, "dumb") != 0;
}

/* Hints are those of the first bot, which also plays for bots that are not here. */
bool play_bots_fit(evening *e, const sb_game *g)
{
    bool fit = true;
    for (int i = 0; i < e->bots->n; i++)
        fit &= sb_bot_plays(e->bots->at[i], g);
    if (!fit && e->is_open) {
        term_close(); /* usage errors belong to the ordinary screen */
        e->is_open = false;
    }
    return fit || cli_bots_play(&VERB_PLAY, e->bots, g);
}

/* A record may name bots that are not here: nobody plays in their places unsaid. */
static bool tell_of_strangers(const console *c)
{
    char text[600];
    sb_text t = SB_TEXT(text);
    for (int seat = 0; seat < sb_table_setup_of(c->t)->setup.players; seat++)
        if (!sb_table_bot_is_here(c->t, seat)) {
            console_put_stranger(c, seat, &t);
            sb_put_char(&t, '\n');
        }
    return t.n == 0 || menu_tell(c->g->name[c->lang], text, c->lang);
}

static bool play(evening *e, sb_table *t)
{
    console c;
    play_console(e, sb_table_game(t), &c);
    c.t = t;
    c.names = sb_table_names(t, e->lang);
    skip_old_news(&c);
    if (c.is_terminal && !e->autosave[0])
        saves_name(t, e->autosave);
    bool saved = true;
    if (play_open_screen(e)) {
        screen_end end = tell_of_strangers(&c) ? play_on_screen(e, &c) : SCREEN_LEFT;
        term_close();
        if (end != SCREEN_OVER && sb_table_pending(t))
            console_say(&c, e->autosave[0] ? SAY_STOPPED_KEPT : SAY_STOPPED);
        saved = !c.save || console_save(&c, c.save);
    } else {
        saved = play_in_lines(e, &c);
    }
    free(c.line);
    return saved;
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static bool has_seats(const play_flags *f)
{
    return f->players || f->human || f->names || f->options || f->seed;
}

/* An unfinished game of ours goes on in its own file. */
static int begin_kept(evening *e, const char *path, sb_table **t)
{
    int status = begin_saved(path, t);
    if (status == CLI_FINE && strlen(path) < sizeof e->autosave) {
        strcpy(e->autosave, path);
        if (!saves_take(e->autosave))
            e->autosave[0] = '\0';
    }
    return status;
}

/* Puzzles are asked in lines; the menu comes back after them.  False: nobody is there any more. */
static bool play_puzzle(evening *e, const menu_choice *chosen)
{
    char *line = NULL;
    size_t cap = 0;
    term_close();
    e->is_open = false;
    puzzles_play(chosen->game, chosen->puzzle, chosen->lang);
    fputs(chosen->lang == SB_FR ? "\nEntrée : retour au menu. " : "\nEnter: back to the menu. ", stdout);
    fflush(stdout);
    bool fine = input_line(&line, &cap, NULL, NULL) >= 0;
    free(line);
    return fine;
}

static int begin_from_menu(evening *e, sb_table **t)
{
    menu_choice chosen = { .lang = e->lang };
    do {
        if (!play_open_screen(e))
            return CLI_CHECK_FAILED;
        menu_run(&chosen, e->bots->at[0]);
        e->lang = chosen.lang;
    } while (chosen.kind == MENU_PUZZLE && play_puzzle(e, &chosen));
    sb_text id = SB_TEXT(chosen.setup.id);
    switch (chosen.kind) {
    case MENU_LEAVE:
    case MENU_PUZZLE: return CLI_FINE;
    case MENU_RESUME: return begin_kept(e, chosen.path, t);
    case MENU_RECORD: return begin_saved(chosen.path, t);
    case MENU_NEW: break;
    }
    sb_put(&id, "terminal");
    if (getrandom(chosen.setup.key, sizeof chosen.setup.key, 0) != (ssize_t)sizeof chosen.setup.key)
        return CLI_CHECK_FAILED;
    return sb_table_new(&chosen.setup, t) == SB_OK ? CLI_FINE : CLI_CHECK_FAILED;
}

/* A game by name; on the screen one that was not finished is offered first, unless the new one is described in detail. */
static int begin_named(evening *e, char **args, int n, sb_table **t)
{
    char path[PATH_MAX] = "";
    const sb_game *g = n == 1 ? sb_game_find(args[0]) : NULL;
    bool asks = g && e->on_screen && !has_seats(e->f) && saves_any(g) && play_open_screen(e);
    if (asks && !menu_ask_resume(g, e->lang, path))
        return CLI_FINE;
    return path[0] ? begin_kept(e, path, t) : begin_new(e->f, e->bots, args, n, t);
}

/* A file that cannot be written must be known before the game, not after it. */
static bool is_writable(const char *path)
{
    bool was_there = access(path, F_OK) == 0;
    FILE *f = fopen(path, "ab");
    if (!f)
        return false;
    fclose(f);
    if (!was_there)
        remove(path);
    return true;
}

static int begin(evening *e, char **args, int n, sb_table **t)
{
    const play_flags *f = e->f;
    if (f->resume)
        return begin_saved(f->resume, t);
    for (int i = 0; n == 0 && i < e->bots->n; i++)
        if (!sb_bot_find(e->bots->at[i]->id))
            return cli_usage(&VERB_PLAY, "--bots %s: expected the game with it: it plays no other", e->bots->at[i]->id);
    if (n == 0 && e->on_screen && !has_seats(f))
        return begin_from_menu(e, t);
    return begin_named(e, args, n, t);
}

static int run(int argc, char **argv)
{
    play_flags f = { .bots = "greedy", .pace = 500 };
    sb_table *t = NULL;
    sb_lang lang;
    cli_bots bots;
    char **args;
    int n;
    if (!cli_flags(&VERB_PLAY, argc, argv, &f, &args, &n) || !cli_lang(&VERB_PLAY, f.lang, &lang)
        || !cli_bots_read(&VERB_PLAY, f.bots, &bots))
        return CLI_BAD_USAGE;
    if (f.server && (f.resume || f.save || f.seed))
        return cli_usage(
            &VERB_PLAY, "--server: expected no --resume, --save and --seed with it: the table is the server's");
    if (f.resume && (n > 0 || has_seats(&f)))
        return cli_usage(&VERB_PLAY, "--resume: expected no game and no flags for seats, options and seed with it");
    if (f.save && !is_writable(f.save))
        return cli_usage(&VERB_PLAY, "--save %s: expected a file that can be written", f.save);
    evening *e = calloc(1, sizeof *e);
    if (!e)
        return CLI_CHECK_FAILED;
    *e = (evening) { .f = &f, .lang = lang, .bots = &bots, .on_screen = !f.lines && term_is_able() };
    term_catch_signals();
    int status = f.server ? play_online(e, args, n) : begin(e, args, n, &t);
    if (t && status == CLI_FINE && !play_bots_fit(e, sb_table_game(t)))
        status = CLI_BAD_USAGE;
    if (t && status == CLI_FINE)
        status = play(e, t) ? CLI_FINE : CLI_CHECK_FAILED;
    term_close();
    sb_table_free(t);
    free(e);
    return status;
}

const verb VERB_PLAY = {
    .name = "play",
    .args = "[GAME]",
    .about = "a table at the terminal: people and bots; without a game: the start menu",
    .flags = FLAGS,
    .run = run,
};
