/* menu.c: the start menu (menu.h). */
#include "tui/menu.h"

#include "sagebrush/puzzle.h"
#include "tui/puzzles.h"
#include "tui/saves.h"
#include "tui/screen.h"
#include "tui/term.h"

#include <stdlib.h>
#include <string.h>

const char *const menu_names[SB_SEATS_MAX] = { "Annie", "Buck", "Clem", "Dolly", "Earl", "Flora", "Gus", "Hattie" };

enum { GAMES_MAX = 8, BOTS_MAX = 16, ROWS_MAX = 2 + SB_SEATS_MAX + SB_OPTIONS_MAX };

/* A setting: how many play, who sits on a seat, an option. */
typedef enum row_kind { ROW_PLAYERS, ROW_SEAT, ROW_OPTION } row_kind;
typedef struct row {
    row_kind kind;
    int number; /* of the seat or the option */
} row;

/* What was chosen for a game; it stays when another game is looked at. */
typedef struct wishes {
    sb_setup setup;
    int who[SB_SEATS_MAX]; /* 0: a person; otherwise a bot's number + 1 */
} wishes;

typedef struct menu {
    screen *s; /* for popups */
    sb_lang lang;
    const sb_game *game[GAMES_MAX];
    wishes wish[GAMES_MAX];
    int games, at; /* the game whose settings are shown */
    const sb_bot *bot[BOTS_MAX];
    int bots;
    char name[SB_SEATS_MAX][SB_NAME_MAX];
    row rows[ROWS_MAX];
    int rows_n, row;
    saved_game saved[SAVES_MAX];
    int saved_n;
    char message[200];
} menu;

static const char *say(const menu *m, const char *en, const char *fr)
{
    return m->lang == SB_FR ? fr : en;
}

static const sb_game *game_of(const menu *m)
{
    return m->game[m->at];
}

static wishes *wish_of(menu *m)
{
    return &m->wish[m->at];
}

/* ---- settings ---------------------------------------------------------------------------------------------------- */

static bool is_offered(const sb_option *o, int players)
{
    return o->players == 0 || o->players >> players & 1;
}

static void list_rows(menu *m)
{
    const sb_game *g = game_of(m);
    int players = wish_of(m)->setup.players;
    m->rows_n = 0;
    m->rows[m->rows_n++] = (row) { ROW_PLAYERS, 0 };
    for (int seat = 0; seat < players; seat++)
        m->rows[m->rows_n++] = (row) { ROW_SEAT, seat };
    for (int i = 0; i < g->options_count; i++)
        if (is_offered(&g->options[i], players))
            m->rows[m->rows_n++] = (row) { ROW_OPTION, i };
    if (m->row >= m->rows_n)
        m->row = m->rows_n - 1;
}

/* Another number of players: options that are not offered then go back to their defaults. */
static void set_players(menu *m, int players)
{
    const sb_game *g = game_of(m);
    wishes *w = wish_of(m), old = *w;
    if (players < g->players_min || players > g->players_max || sb_setup_init(g, players, &w->setup) != SB_OK)
        return;
    for (int i = 0; i < g->options_count; i++)
        if (is_offered(&g->options[i], players) && (g->options[i].values || old.setup.value[i] <= players))
            w->setup.value[i] = old.setup.value[i];
    if (!sb_setup_is_allowed(g, &w->setup))
        sb_setup_init(g, players, &w->setup);
}

/* The next value that goes with the others. */
static void change_option(menu *m, int option, int by)
{
    const sb_game *g = game_of(m);
    sb_setup *setup = &wish_of(m)->setup;
    int count = g->options[option].values ? g->options[option].count : setup->players + 1,
        before = setup->value[option];
    int next = (before + by + count) % count;
    setup->value[option] = (uint8_t)next;
    if (sb_setup_is_allowed(g, setup))
        return;
    setup->value[option] = (uint8_t)before;
    sb_text text = SB_TEXT(m->message);
    sb_put(&text, sb_error_text(SB_OPTION_CONFLICT, m->lang));
}

static void change_row(menu *m, int by)
{
    wishes *w = wish_of(m);
    const row *r = &m->rows[m->row];
    switch (r->kind) {
    case ROW_PLAYERS: set_players(m, w->setup.players + by); break;
    case ROW_SEAT: w->who[r->number] = (w->who[r->number] + by + m->bots + 1) % (m->bots + 1); break;
    case ROW_OPTION: change_option(m, r->number, by); break;
    }
    list_rows(m);
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */

/* "Poker Expert" of "Poker Expert: ten points ...", and what stands behind it. */
static void put_option_name(const sb_option *o, sb_lang lang, sb_text *out)
{
    const char *text = o->text[lang], *end = strchr(text, ':');
    size_t n = end ? (size_t)(end - text) : strlen(text);
    while (n > 0 && text[n - 1] == ' ')
        n--;
    sb_put_bytes(out, text, n);
}

static const char *option_sentence(const sb_option *o, sb_lang lang)
{
    const char *end = strchr(o->text[lang], ':');
    return end ? end + 1 + strspn(end + 1, " ") : o->text[lang];
}

static void put_value(menu *m, const row *r, sb_text *out)
{
    const wishes *w = wish_of(m);
    const sb_game *g = game_of(m);
    if (r->kind == ROW_PLAYERS) {
        sb_put_int(out, w->setup.players);
    } else if (r->kind == ROW_SEAT) {
        int who = w->who[r->number];
        sb_putf(out, "%s: %s", m->name[r->number], who ? m->bot[who - 1]->id : say(m, "a person", "une personne"));
    } else {
        char buffer[4];
        const char *value = sb_setup_value(g, &w->setup, r->number, buffer);
        if (!g->options[r->number].values)
            sb_put(out, value ? m->name[w->setup.value[r->number] - 1] : say(m, "by lot", "tiré au sort"));
        else
            sb_put(out, g->options[r->number].values[w->setup.value[r->number]].name[m->lang]);
    }
}

static void put_label(menu *m, const row *r, sb_text *out)
{
    if (r->kind == ROW_PLAYERS)
        sb_put(out, say(m, "players", "joueurs"));
    else if (r->kind == ROW_SEAT)
        sb_putf(out, say(m, "seat %d", "place %d"), r->number + 1);
    else
        put_option_name(&game_of(m)->options[r->number], m->lang, out);
}

static void draw_settings(menu *m, canvas *c, int x, int y, int width, int height)
{
    int first = m->row >= height ? m->row - height + 1 : 0;
    for (int i = first; i < m->rows_n && i - first < height; i++) {
        char label[80], value[120];
        sb_text left = SB_TEXT(label), right = SB_TEXT(value);
        bool here = i == m->row;
        put_label(m, &m->rows[i], &left);
        sb_put(&right, "< ");
        put_value(m, &m->rows[i], &right);
        sb_put(&right, " >");
        int row_y = y + i - first;
        if (here)
            canvas_fill(c, x, row_y, width, 1, ' ', LOOK_CURSOR);
        canvas_put(c, x, row_y, here ? LOOK_CURSOR : LOOK_PLAIN, here ? ">" : " ");
        canvas_put_in(c, x + 2, row_y, width - 4 - canvas_width(value), here ? LOOK_CURSOR : LOOK_PLAIN, label);
        canvas_right(c, x + width - 1, row_y, here ? LOOK_CURSOR : LOOK_BOLD, value);
    }
}

/* Alone: against whom. */
static void put_players(menu *m, sb_text *out)
{
    if (wish_of(m)->setup.players > 1 || !game_of(m)->automa)
        sb_put(out, say(m, "How many play.", "Combien de joueurs."));
    else
        sb_putf(out,
            say(m, "You play alone against %s, whom the game itself plays.",
                "Vous jouez seul contre %s, que le jeu lui-même joue."),
            game_of(m)->automa);
}

/* One sentence about the setting under the cursor; `room` for one that is put together. */
static const char *sentence_of(menu *m, sb_text *room)
{
    const row *r = &m->rows[m->row];
    int who = r->kind == ROW_SEAT ? wish_of(m)->who[r->number] : 0;
    if (m->message[0])
        return m->message;
    if (r->kind == ROW_OPTION)
        return option_sentence(&game_of(m)->options[r->number], m->lang);
    if (r->kind == ROW_PLAYERS)
        return put_players(m, room), room->at;
    if (who)
        return m->bot[who - 1]->text[m->lang];
    return say(m, "A person at this terminal; the screen is covered between people. N: another name.",
        "Une personne à ce terminal ; l'écran est caché entre les personnes. N : un autre nom.");
}

static void draw_head(canvas *c)
{
    static const char *const ART[] = {
        "  ____    _    ____ _____ ____  ____  _   _ ____  _   _         \\ | /",
        " / ___|  / \\  / ___| ____| __ )|  _ \\| | | / ___|| | | |       --( )--",
        " \\___ \\ / _ \\| |  _|  _| |  _ \\| |_) | | | \\___ \\| |_| |    ____/ | \\  ___",
        "  ___) / ___ \\ |_| | |___| |_) |  _ <| |_| |___) |  _  |  _/    \\_____/   \\",
        " |____/_/   \\_\\____|_____|____/|_| \\_\\\\___/|____/|_| |_|      ,,    ,;,   ,,",
    };
    int x = (c->width - 78) / 2;
    for (int i = 0; i < 5; i++)
        canvas_put(c, x < 0 ? 0 : x, 1 + i, LOOK_MONEY, ART[i]);
}

static int draw_entry(canvas *c, int x, int y, int width, char key, bool here, const char *text, const char *right)
{
    char letter[2] = { key };
    canvas_put(c, x, y, LOOK_PLAIN, here ? ">" : " ");
    canvas_put(c, x + 2, y, LOOK_KEY, letter);
    canvas_put_in(c, x + 5, y, width - 6 - canvas_width(right), here ? LOOK_BOLD : LOOK_PLAIN, text);
    canvas_right(c, x + width - 1, y, LOOK_DIM, right);
    return y + 1;
}

/* Games by letters, then what was begun, then the rest. */
static void draw_games(menu *m, canvas *c, int x, int y, int width, int end)
{
    char key = 'a';
    for (int i = 0; i < m->games; i++) {
        char range[24];
        sb_text text = SB_TEXT(range);
        sb_putf(&text, say(m, "%d to %d", "%d à %d"), m->game[i]->players_min, m->game[i]->players_max);
        y = draw_entry(c, x, y, width, key++, i == m->at, m->game[i]->name[m->lang], range);
    }
    y++;
    for (int i = 0; i < m->saved_n && y < end - 4; i++) {
        char line[300], moves[32];
        sb_text text = SB_TEXT(line), count = SB_TEXT(moves);
        sb_putf(
            &text, say(m, "go on: %s, %s", "reprendre : %s, %s"), m->saved[i].game->name[m->lang], m->saved[i].names);
        sb_putf(&count, say(m, "move %d", "coup %d"), m->saved[i].moves);
        y = draw_entry(c, x, y, width, (char)('1' + i), false, line, moves);
    }
    if (sb_puzzles(game_of(m)) > 0) {
        char count[8];
        sb_text text = SB_TEXT(count);
        sb_put_int(&text, sb_puzzles(game_of(m)));
        y = draw_entry(
            c, x, y, width, 'p', false, say(m, "puzzles: today's or another", "énigmes : du jour ou autre"), count);
    }
    y = draw_entry(c, x, y, width, 'o', false, say(m, "open a record, look back", "ouvrir une partie, la revoir"), "");
    draw_entry(c, x, y, width, 'l', false, say(m, "language: English", "langue : français"), "");
}

static void draw_menu(menu *m)
{
    canvas *c = &m->s->page_canvas;
    int width, height, top = 7, left = 38;
    term_size(&width, &height);
    canvas_free(c);
    if (!canvas_init(c, width, height))
        return;
    if (width < LAYOUT_WIDTH_MIN || height < LAYOUT_HEIGHT_MIN) {
        canvas_putf(c, 0, 0, LOOK_PLAIN,
            say(m, "Window too small: %dx%d needed.", "Fenêtre trop petite : il faut %dx%d."), LAYOUT_WIDTH_MIN,
            LAYOUT_HEIGHT_MIN);
        return;
    }
    canvas_put(c, 1, 0, LOOK_TITLE,
        say(m, "SAGEBRUSH  three Western board games at one table", "SAGEBRUSH  trois jeux de l'Ouest à une table"));
    draw_head(c);
    int x = width > 100 ? (width - 100) / 2 : 0, all = width > 100 ? 100 : width, bottom = height - 3;
    canvas_box(c, x, top, all, bottom - top + 1);
    canvas_down(c, x + left, top, bottom, false);
    canvas_putf(c, x + 2, top, LOOK_TITLE, " %s ", say(m, "Play", "Jouer"));
    canvas_putf(c, x + left + 2, top, LOOK_TITLE, " %s ", game_of(m)->name[m->lang]);
    canvas_putf(c, x + left + 2, bottom, LOOK_BOLD, " %s ", say(m, "Enter deals", "Entrée distribue"));
    draw_games(m, c, x + 1, top + 1, left - 2, bottom);
    draw_settings(m, c, x + left + 1, top + 1, all - left - 2, bottom - top - 1);
    char sentence[120];
    sb_text room = SB_TEXT(sentence);
    canvas_put_in(c, x + 1, height - 2, width - 2, m->message[0] ? LOOK_WARN : LOOK_PLAIN, sentence_of(m, &room));
    canvas_put_in(c, x + 1, height - 1, width - 2, LOOK_DIM,
        say(m, "a-c game  arrows settings  N name  Enter deals  1-9 go on  Q leave",
            "a-c jeu  flèches réglages  N nom  Entrée distribue  1-9 reprendre  Q quitter"));
}

/* ---- keys -------------------------------------------------------------------------------------------------------- */

static bool rename_seat(menu *m)
{
    const row *r = &m->rows[m->row];
    char name[SB_NAME_MAX];
    if (r->kind != ROW_SEAT)
        return true;
    memcpy(name, m->name[r->number], sizeof name);
    if (!popup_line(m->s, say(m, "Name", "Nom"), say(m, "What is this player called?", "Comment s'appelle ce joueur ?"),
            name, sizeof name))
        return false;
    if (name[0] && sb_is_seat_name(name))
        memcpy(m->name[r->number], name, sizeof name);
    return true;
}

static bool open_record(menu *m, menu_choice *out, bool *done)
{
    out->path[0] = '\0';
    if (!popup_line(m->s, say(m, "Open a record", "Ouvrir une partie"),
            say(m, "A file of the record format (.sbg)", "Un fichier de partie (.sbg)"), out->path, sizeof out->path))
        return false;
    out->kind = MENU_RECORD;
    *done = out->path[0] != '\0';
    return true;
}

/* Nothing: the puzzle of the day. */
static bool choose_puzzle(menu *m, menu_choice *out, bool *done)
{
    const sb_game *g = game_of(m);
    char question[120], number[8] = "";
    sb_text text = SB_TEXT(question), message = SB_TEXT(m->message);
    if (sb_puzzles(g) == 0)
        return true;
    sb_putf(&text, say(m, "Which one, 1 to %d? Nothing: that of today", "Laquelle, de 1 à %d ? Rien : celle du jour"),
        sb_puzzles(g));
    if (!popup_line(m->s, say(m, "Puzzles", "Énigmes"), question, number, sizeof number))
        return false;
    int wanted = number[0] ? atoi(number) - 1 : puzzles_today(g);
    *done = wanted >= 0 && wanted < sb_puzzles(g);
    if (*done) {
        out->kind = MENU_PUZZLE;
        out->game = g;
        out->puzzle = wanted;
    } else {
        sb_put(&message, say(m, "There is no such puzzle.", "Cette énigme n'existe pas."));
    }
    return true;
}

static void deal(menu *m, menu_choice *out)
{
    const wishes *w = wish_of(m);
    out->kind = MENU_NEW;
    out->setup = (sb_table_setup) { .game = game_of(m), .setup = w->setup };
    for (int seat = 0; seat < w->setup.players; seat++) {
        sb_seat *to = &out->setup.seat[seat];
        memcpy(to->name, m->name[seat], sizeof to->name);
        if (!w->who[seat])
            continue;
        sb_text bot = SB_TEXT(to->bot);
        to->kind = SB_BOT;
        sb_put(&bot, m->bot[w->who[seat] - 1]->id);
    }
}

static bool handle(menu *m, int key, menu_choice *out, bool *done)
{
    m->message[0] = '\0';
    switch (key) {
    case TERM_UP: m->row = m->row > 0 ? m->row - 1 : 0; return true;
    case TERM_DOWN: m->row = m->row + 1 < m->rows_n ? m->row + 1 : m->row; return true;
    case TERM_LEFT: change_row(m, -1); return true;
    case TERM_RIGHT: change_row(m, 1); return true;
    case 'N':
    case 'n': return rename_seat(m);
    case 'o': return open_record(m, out, done);
    case 'p': return choose_puzzle(m, out, done);
    case 'l': m->lang = m->s->lang = m->lang == SB_FR ? SB_EN : SB_FR; return true;
    case TERM_ENTER:
        deal(m, out);
        *done = true;
        return true;
    case 'q':
    case 'Q':
    case TERM_ESCAPE:
        out->kind = MENU_LEAVE;
        *done = true;
        return true;
    default: break;
    }
    if (key >= 'a' && key < 'a' + m->games) {
        m->at = key - 'a';
        m->row = 0;
        list_rows(m);
    } else if (key >= '1' && key < '1' + m->saved_n) {
        out->kind = MENU_RESUME;
        memcpy(out->path, m->saved[key - '1'].path, sizeof out->path);
        *done = true;
    }
    return true;
}

/* ---- life -------------------------------------------------------------------------------------------------------- */

static void init(menu *m, sb_lang lang, const sb_bot *bot)
{
    m->lang = m->s->lang = lang;
    for (int i = 0; sb_games[i] && m->games < GAMES_MAX; i++)
        if (!sb_games[i]->example)
            m->game[m->games++] = sb_games[i];
    for (int i = 0; sb_bots[i] && m->bots < BOTS_MAX; i++)
        m->bot[m->bots++] = sb_bots[i];
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        strcpy(m->name[seat], menu_names[seat]);
    for (int i = 0; i < m->games; i++) {
        sb_setup_init(m->game[i], m->game[i]->players_min < 2 ? 2 : m->game[i]->players_min, &m->wish[i].setup);
        for (int seat = 1; seat < SB_SEATS_MAX; seat++)
            for (int b = 0; b < m->bots; b++)
                if (m->bot[b] == bot)
                    m->wish[i].who[seat] = b + 1;
    }
    m->saved_n = saves_list(NULL, m->saved);
    list_rows(m);
}

static screen *popup_screen(sb_lang lang)
{
    screen *s = calloc(1, sizeof *s);
    if (s) {
        s->lang = lang;
        s->is_covered = true;
    }
    return s;
}

void menu_run(menu_choice *out, const sb_bot *bot)
{
    menu *m = calloc(1, sizeof *m);
    bool done = false;
    out->kind = MENU_LEAVE;
    if (!m || !(m->s = popup_screen(out->lang))) {
        free(m);
        return;
    }
    init(m, out->lang, bot);
    while (!done) {
        draw_menu(m);
        term_show(&m->s->page_canvas, -1, 0);
        int key = term_key(-1);
        if (key == TERM_STOP || !handle(m, key, out, &done)) {
            out->kind = MENU_LEAVE;
            break;
        }
    }
    out->lang = m->lang;
    screen_free(m->s);
    free(m->s);
    free(m);
}

bool menu_tell(const char *title, const char *text, sb_lang lang)
{
    screen *s = popup_screen(lang);
    bool fine = s && popup_text(s, title, text);
    if (s)
        screen_free(s);
    free(s);
    return fine;
}

bool menu_ask_resume(const sb_game *g, sb_lang lang, char path[PATH_MAX])
{
    saved_game *saved = calloc(SAVES_MAX, sizeof *saved);
    screen *s = popup_screen(lang);
    int n = saved ? saves_list(g, saved) : 0, key = 'n';
    path[0] = '\0';
    if (n > 0 && s) {
        char text[600];
        sb_text question = SB_TEXT(text);
        sb_putf(&question,
            lang == SB_FR ? "Une partie n'est pas finie : %s, %d coups.\n\nr  la reprendre\nn  une nouvelle partie ; "
                            "l'autre reste gardée"
                          : "There is an unfinished game: %s, %d moves.\n\nr  go on with it\nn  a new game; the other "
                            "one is kept",
            saved[0].names, saved[0].moves);
        if (!popup_ask(s, g->name[lang], text, "rRnNqQ", &key))
            key = 'q';
        if (key == 'r' || key == 'R')
            memcpy(path, saved[0].path, PATH_MAX);
    }
    if (s)
        screen_free(s);
    free(s);
    free(saved);
    return key != 'q' && key != 'Q' && key != 0;
}
