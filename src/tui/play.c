/* play.c: `sagebrush play`: who sits at the terminal table, and in which game (console.h). */
#include "sagebrush/heap.h"
#include "cli/cli.h"
#include "cli/file.h"
#include "tui/console.h"

#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

typedef struct play_flags {
    const char *human, *bots, *seed, *options, *lang, *names, *save, *resume;
    int64_t players, playouts, ms;
    bool plain;
} play_flags;

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
    { "plain", FLAG_ON, AT(plain), 0, 0, NULL, "no colours" },
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
    static const char *const roster[SB_SEATS_MAX] = { "Annie", "Buck", "Clem", "Dolly", "Earl", "Flora", "Gus",
        "Hattie" };
    for (int seat = 0; seat < setup->setup.players; seat++)
        if (!setup->seat[seat].name[0])
            strcpy(setup->seat[seat].name, roster[seat]);
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

static bool read_setup(const play_flags *f, const cli_bots *bots, sb_table_setup *setup)
{
    const sb_game *g = setup->game;
    int players = f->players ? (int)f->players : g->players_min;
    unsigned humans;
    if (sb_setup_init(g, players, &setup->setup) != SB_OK) {
        cli_usage(&VERB_PLAY, "--players %d: %s is played by %d to %d", players, g->id, g->players_min, g->players_max);
        return false;
    }
    if (!cli_options(&VERB_PLAY, g, f->options, &setup->setup) || !read_names(f->names, setup)
        || !read_humans(f->human ? f->human : "0", players, &humans))
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
    if (!cli_game(&VERB_PLAY, args, n, &setup.game) || !read_setup(f, bots, &setup))
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
        status = cli_usage(&VERB_PLAY, "--resume %s: expected a file that can be read", path);
    } else {
        sb_error e = sb_record_read(record.at, record.n, out, &detail);
        if (e != SB_OK) {
            fprintf(stderr, "sagebrush play: %s: %s: %s\n", path, sb_error_code(e), bytes);
            status = CLI_CHECK_FAILED;
        }
    }
    sb_heap_text_free(&record);
    return status;
}

/* ---- the verb ---------------------------------------------------------------------------------------------------- */

static void interrupt(int signal_number)
{
    (void)signal_number;
    console_interrupted = 1;
}

/* Without SA_RESTART: waiting for a line ends, and the game with it. */
static void catch_interrupt(void)
{
    struct sigaction action = { .sa_handler = interrupt };
    sigaction(SIGINT, &action, NULL);
}

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

static int play(sb_table *t, const play_flags *f, sb_lang lang, const cli_bots *bots)
{
    console c = { .t = t,
        .g = sb_table_game(t),
        .lang = lang,
        .names = sb_table_names(t, lang),
        .in = stdin,
        .out = stdout,
        .is_terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO),
        .save = f->save,
        .hints = bots->at[0],
        .viewer = -1,
        .shown_ply = -1,
        .budget = { .playouts = (int)f->playouts, .ms = (int)f->ms, .clock = cli_clock_ms } };
    c.style = (draw_style) { .colour = !f->plain && isatty(STDOUT_FILENO) && !getenv("NO_COLOR"), .names = &c.names };
    skip_old_news(&c);
    catch_interrupt();
    bool saved = console_run(&c);
    free(c.line);
    return saved ? CLI_FINE : CLI_CHECK_FAILED;
}

static int run(int argc, char **argv)
{
    play_flags f = { .bots = "greedy" };
    sb_table *t = NULL;
    sb_lang lang;
    cli_bots bots;
    char **args;
    int n;
    if (!cli_flags(&VERB_PLAY, argc, argv, &f, &args, &n) || !cli_lang(&VERB_PLAY, f.lang, &lang)
        || !cli_bots_read(&VERB_PLAY, f.bots, &bots))
        return CLI_BAD_USAGE;
    if (f.resume && (n > 0 || f.players || f.human || f.names || f.options || f.seed))
        return cli_usage(&VERB_PLAY, "--resume: expected no game and no flags for seats, options and seed with it");
    int status = f.resume ? begin_saved(f.resume, &t) : begin_new(&f, &bots, args, n, &t);
    if (status == CLI_FINE)
        status = play(t, &f, lang, &bots);
    sb_table_free(t);
    return status;
}

const verb VERB_PLAY = {
    .name = "play",
    .args = "GAME",
    .about = "a table at the terminal: people and bots",
    .flags = FLAGS,
    .run = run,
};
