/* console.c: the course of a game at a terminal (console.h). */
#include "tui/console.h"

#include "sagebrush/heap.h"
#include "sagebrush/typeset.h"
#include "cli/file.h"
#include "cli/review_words.h"
#include "tui/input.h"
#include "tui/lineedit.h"
#include "tui/saves.h"
#include "tui/term.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* ---- lines out and in -------------------------------------------------------------------------------------------- */

/* Columns of the window; 0, and lines stay whole, when it is no terminal.  People resize windows: asked every time. */
static int columns(const console *c)
{
    struct winsize size;
    int fd = fileno(c->out);
    return isatty(fd) && ioctl(fd, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void console_put(const console *c, const char *text)
{
    sb_text set = sb_heap_text(), wrapped = sb_heap_text();
    sb_typeset(c->lang, text, &set);
    draw_wrapped(set.at, columns(c), &wrapped);
    fputs(wrapped.at, c->out);
    sb_heap_text_free(&wrapped);
    sb_heap_text_free(&set);
}

void console_say(const console *c, say_id id, ...)
{
    sb_text text = sb_heap_text();
    va_list args;
    va_start(args, id);
    sb_putv(&text, say_text(id, c->lang), args);
    va_end(args);
    sb_put_char(&text, '\n');
    console_put(c, text.at);
    sb_heap_text_free(&text);
}

void console_say_typed(const console *c, say_id id, const char *typed)
{
    enum { MOST = 60 };
    char shown[MOST + 8];
    sb_text text = SB_TEXT(shown);
    size_t n = strlen(typed) < MOST ? strlen(typed) : MOST;
    sb_put_bytes(&text, typed, n);
    while (n < strlen(typed) && text.n > 0 && ((unsigned char)typed[text.n] & 0xc0) == 0x80)
        text.at[--text.n] = '\0'; /* not in the middle of a character */
    for (char *p = shown; *p; p++)
        if ((unsigned char)*p < 0x20 || *p == 0x7f)
            *p = '?';
    sb_mend_utf8(shown, text.n);
    if (!sb_is_plain(shown, text.n))
        for (char *p = shown; *p; p++)
            if ((unsigned char)*p >= 0x80)
                *p = '?';
    sb_put(&text, n < strlen(typed) ? "..." : "");
    console_say(c, id, shown);
}

static void console_title(const console *c, const char *title)
{
    sb_text text = sb_heap_text();
    sb_putf(&text, c->style.colour ? "\033[1m%s\033[0m\n" : "%s\n", title);
    console_put(c, text.at);
    sb_heap_text_free(&text);
}

enum { LINE_SHOWN = 200 };

/* Commands, then the moves of the question: what the Tab key completes. */
static bool word_to_complete(const void *of, int i, sb_text *out)
{
    const console *c = of;
    const char *name = command_name(i, c->lang);
    if (name) {
        sb_put(out, name);
        return true;
    }
    i -= command_count();
    if (!c->asked || i < 0 || i >= c->asked->n)
        return false;
    sb_move_write(c->g, c->asked->list[i], out);
    return true;
}

/* The next line, edited where somebody sits before a terminal that can; -1: no more. */
static ssize_t next_line(console *c, const char *prompt)
{
    fflush(c->out);
    if (term_stopped)
        return -1;
    if (!c->edits) {
        fputs(prompt, c->out);
        fflush(c->out);
        return input_line(&c->line, &c->line_cap, c->idle, c->idle_of);
    }
    lineedit_while_waiting(c->idle, c->idle_of);
    char *line = lineedit_read(prompt, word_to_complete, c);
    if (!line)
        return -1;
    free(c->line);
    c->line = line;
    c->line_cap = strlen(line) + 1;
    return (ssize_t)strlen(line);
}

bool console_read_line(console *c, const char *prompt)
{
    ssize_t n = next_line(c, prompt);
    if (n < 0) {
        fputc('\n', c->out);
        return false;
    }
    while (n > 0 && strchr("\r\n \t", c->line[n - 1]))
        c->line[--n] = '\0';
    size_t blank = strspn(c->line, " \t");
    memmove(c->line, c->line + blank, strlen(c->line + blank) + 1);
    sb_untypeset(c->line); /* a move or a name may be copied from the screen */
    if (!c->is_terminal && strlen(c->line) < LINE_SHOWN && sb_is_plain(c->line, strlen(c->line)))
        fprintf(c->out, "%s\n", c->line); /* what was typed is not on the screen */
    else if (!c->is_terminal)
        fputc('\n', c->out);
    return true;
}

bool console_save(console *c, const char *path)
{
    sb_text record = sb_heap_text();
    sb_record_write_host(c->t, &record); /* with the seed: this is the host's own copy */
    bool fine = !record.cut && file_write(path, &record);
    sb_heap_text_free(&record);
    console_say(c, fine ? SAY_SAVED : SAY_NOT_SAVED, path);
    return fine;
}

#define RULER "------------------------------------------------------------------------" /* a new position begins */
enum { RULER_WIDTH = sizeof RULER - 1 };

/* ---- what people see --------------------------------------------------------------------------------------------- */

/* One event; false: the viewer may not know it, or it is not worth a line (`all`: everything is). */
static bool tell_event(const console *c, int viewer, const sb_event *e, bool all)
{
    char bytes[512];
    sb_text text = SB_TEXT(bytes);
    if (!sb_event_visible(e, viewer) || (!all && draw_is_quiet(c->g, e, viewer)))
        return false;
    sb_put(&text, "  * ");
    sb_say_event(c->g, e, &c->names, &text);
    sb_put_char(&text, '\n');
    console_put(c, bytes);
    return true;
}

static void tell_incident(const console *c, int i)
{
    char bytes[512];
    sb_text text = SB_TEXT(bytes);
    sb_put(&text, "  * ");
    sb_say_incident(c->t, sb_table_incident(c->t, i), c->lang, &text);
    sb_put_char(&text, '\n');
    console_put(c, bytes);
}

/* What happened beside the moves from number `next` on, as far as it comes before event number `event`; answers the next. */
static int tell_incidents(const console *c, int next, int event)
{
    for (; next < sb_table_incidents(c->t) && sb_table_incident(c->t, next)->events <= event; next++)
        tell_incident(c, next);
    return next;
}

void console_events(console *c, int viewer, int since)
{
    int next = 0;
    for (int i = since; i < sb_table_events(c->t); i++) {
        next = tell_incidents(c, next, i);
        tell_event(c, viewer, sb_table_event(c->t, i), true);
    }
    tell_incidents(c, next, sb_table_events(c->t));
}

static void show_news(console *c, int seat)
{
    bool any = c->told[seat] < sb_table_incidents(c->t);
    if (any)
        console_say(c, SAY_HAPPENED);
    for (int i = c->seen[seat]; i < sb_table_events(c->t); i++) {
        const sb_event *e = sb_table_event(c->t, i);
        c->told[seat] = tell_incidents(c, c->told[seat], i);
        if (!any && sb_event_visible(e, seat) && !draw_is_quiet(c->g, e, seat))
            console_say(c, SAY_HAPPENED);
        any |= tell_event(c, seat, e, false);
    }
    c->told[seat] = tell_incidents(c, c->told[seat], sb_table_events(c->t));
    c->seen[seat] = sb_table_events(c->t);
}

/* Is anything for the eyes of one of several people at this terminal only? */
static bool has_secrets(const console *c, int seat)
{
    unsigned people = sb_table_people(c->t);
    return (people & (people - 1)) != 0 && sb_table_is_private(c->t, seat);
}

/* In a chain of decisions the position is not shown again and again. */
static bool has_just_seen(const console *c, int viewer)
{
    int plies = sb_table_plies(c->t);
    if (c->shown_ply < 0 || c->shown_ply >= plies || c->shown_turn != c->g->rules.turn(sb_table_state(c->t)))
        return false;
    for (int i = c->shown_ply; i < plies; i++)
        if (sb_table_ply(c->t, i)->seat != viewer)
            return false;
    return true;
}

static void draw_for(const console *c, int viewer, const draw_style *style)
{
    _Alignas(16) unsigned char seen[SB_STATE_MAX];
    sb_text text = sb_heap_text();
    memcpy(seen, sb_table_state(c->t), c->g->state_size);
    c->g->rules.redact(seen, viewer);
    draw_position(c->g, seen, viewer, style, &text);
    console_put(c, text.at);
    sb_heap_text_free(&text);
}

/* Nothing is asked of the viewer; he may only play a move besides. */
static bool is_aside(const console *c, int viewer)
{
    return draw_aside(c->g) >= 0 && !(sb_table_pending(c->t) >> viewer & 1);
}

bool console_part(const console *c, int seat, const char *name)
{
    _Alignas(16) unsigned char seen[SB_STATE_MAX];
    sb_text text = sb_heap_text();
    memcpy(seen, sb_table_state(c->t), c->g->state_size);
    c->g->rules.redact(seen, seat);
    draw_style style = c->style;
    style.columns = columns(c);
    bool fine = draw_part_of(c->g, name, seen, seat, &style, &text);
    if (fine && text.at)
        console_put(c, text.at);
    sb_heap_text_free(&text);
    return fine;
}

static void show_position(console *c, int viewer)
{
    draw_style style = c->style;
    style.columns = columns(c);
    style.brief = has_just_seen(c, viewer) || is_aside(c, viewer);
    c->is_private |= has_secrets(c, viewer);
    if (style.brief)
        fputc('\n', c->out);
    else
        fprintf(
            c->out, "\n%.*s\n", style.columns > 0 && style.columns < RULER_WIDTH ? style.columns : RULER_WIDTH, RULER);
    draw_for(c, viewer, &style);
    if (style.brief)
        return;
    c->shown_ply = sb_table_plies(c->t);
    c->shown_turn = c->g->rules.turn(sb_table_state(c->t));
}

void console_moves(const console *c, const choice *list, bool texts)
{
    sb_text text = sb_heap_text();
    choice_put(list, texts, &text);
    console_put(c, text.at);
    sb_heap_text_free(&text);
}

/* Many questions begin with the one who is asked: "Ann, whom do you hold up?" */
static bool begins_with_name(const char *question, const char *who)
{
    size_t n = strlen(who);
    return strncmp(question, who, n) == 0 && question[n] == ',';
}

/* "Ann: what do you bid? (GR-AUC-2)" */
static void show_prompt(const console *c, int seat)
{
    char who[64], question[512];
    sb_text name = SB_TEXT(who), text = SB_TEXT(question), title = sb_heap_text();
    sb_decision d = c->g->rules.decision(sb_table_state(c->t), seat);
    const char *rule = c->g->decisions.at[d.kind].rule;
    draw_name(&c->names, seat, &name);
    sb_say_decision(c->g, seat, &d, &c->names, &text);
    if (begins_with_name(question, who))
        sb_put(&title, question);
    else
        sb_putf(&title, say_text(SAY_PROMPT, c->lang), who, question);
    if (rule)
        sb_putf(&title, " (%s)", rule);
    console_title(c, title.at);
    sb_heap_text_free(&title);
}

/* Somebody else sits down: the screen must not show what the one before could see.  Where all see the same, as in
 * most of Gold River, people simply go on. */
static bool hand_over(console *c, int seat)
{
    char who[64];
    sb_text name = SB_TEXT(who);
    bool same = c->viewer == seat, first = c->viewer < 0;
    c->viewer = seat;
    if (same)
        return true;
    c->shown_ply = -1;
    if (!c->is_private && !has_secrets(c, seat))
        return true;
    c->is_private = false;
    draw_name(&c->names, seat, &name);
    if (c->is_terminal && !first)
        fputs("\033[H\033[2J\033[3J", c->out); /* also what was scrolled away */
    console_say(c, SAY_HAND_OVER, who);
    return !c->is_terminal || console_read_line(c, "");
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static bool refuse(const console *c, sb_error e)
{
    console_say(c, SAY_ERROR, say_error(e, c->lang));
    return false;
}

static bool play(console *c, int seat, sb_move move)
{
    sb_error e = sb_table_play(c->t, seat, move, NULL);
    return e == SB_OK || refuse(c, e);
}

/* Whoever sits before the screen; then the lowest seat. */
static int next_person(const console *c)
{
    unsigned pending = sb_table_pending(c->t);
    return c->viewer >= 0 && (pending >> c->viewer & 1) ? c->viewer : __builtin_ctz(pending);
}

/* A text that means none of the listed moves: perhaps a move that is not allowed now, then it is said why. */
static void explain(console *c, int seat, const choice *list, choice_answer answer)
{
    sb_move move;
    if (answer == CHOICE_AMBIGUOUS)
        console_say_typed(c, SAY_AMBIGUOUS, c->line);
    else if (choice_meant(list, c->line, &move))
        command_refusal(c, seat, move, sb_may_play(c->g, sb_table_state(c->t), seat, move));
    else if (strspn(c->line, "0123456789") == strlen(c->line))
        console_say(c, SAY_BAD_NUMBER, strlen(c->line) < 12 ? c->line : "9999999...", list->n);
    else
        console_say_typed(c, SAY_BAD_INPUT, c->line);
}

/* "" and "never" are answers where nothing is owed. */
static bool declines(console *c, int seat)
{
    if (c->line[0] && strcmp(c->line, "never") != 0 && strcmp(c->line, "jamais") != 0)
        return false;
    c->never[seat] = c->line[0] != '\0';
    c->declined[seat] = sb_table_plies(c->t) + 1;
    c->declined_turn[seat] = c->g->rules.turn(sb_table_state(c->t)) + 1;
    return true;
}

/* Asks until the position has changed or an offer was declined; false: the game stops here. */
static bool ask(console *c, int seat, const choice *list, bool optional)
{
    c->asked = list;
    while (console_read_line(c, "> ")) {
        sb_move move;
        if (optional && declines(c, seat))
            return true;
        if (c->line[0] == '\0') { /* what was asked has scrolled away */
            show_prompt(c, seat);
            console_moves(c, list, false);
            continue;
        }
        command_effect effect = command_run(c, seat);
        if (effect == COMMAND_CHANGED || effect == COMMAND_QUIT)
            return effect == COMMAND_CHANGED;
        if (effect == COMMAND_STAY)
            continue;
        choice_answer answer = choice_read(list, c->line, &move);
        if (answer == CHOICE_MOVE && play(c, seat, move))
            return true;
        if (answer != CHOICE_MOVE)
            explain(c, seat, list, answer);
    }
    return false;
}

static bool human_turn(console *c, int seat)
{
    choice list;
    if (!hand_over(c, seat))
        return false;
    show_position(c, seat);
    show_news(c, seat);
    show_prompt(c, seat);
    choice_init(&list, c->g, sb_table_state(c->t), seat, &c->names);
    list.warns = c->is_terminal;
    console_moves(c, &list, false);
    return ask(c, seat, &list, false);
}

/* A move besides everything is offered once a turn to whoever sits before the screen; nobody gets up for it. */
static bool is_bothered(const console *c, int seat)
{
    int turn = c->g->rules.turn(sb_table_state(c->t));
    return draw_aside(c->g) >= 0 && (c->declined_turn[seat] == turn + 1 || c->viewer != seat);
}

/* Seats that owe nothing may have moves all the same. */
static bool wants_optional(const console *c, int seat, choice *list)
{
    bool is_person = sb_table_people(c->t) >> seat & 1;
    if (sb_table_pending(c->t) >> seat & 1 || !is_person || c->never[seat]
        || c->declined[seat] == sb_table_plies(c->t) + 1 || is_bothered(c, seat))
        return false;
    choice_init(list, c->g, sb_table_state(c->t), seat, &c->names);
    return list->n > 0;
}

static bool optional_turn(console *c, int seat, const choice *list)
{
    char who[64];
    sb_text name = SB_TEXT(who);
    if (!hand_over(c, seat))
        return false;
    show_position(c, seat);
    show_news(c, seat);
    draw_name(&c->names, seat, &name);
    console_say(c, SAY_MAY, who);
    console_moves(c, list, false);
    return ask(c, seat, list, true);
}

/* After each move, and gone when the game is over. */
static void autosave(console *c)
{
    if (!c->autosave || (c->saved_ply == sb_table_plies(c->t) && c->saved_undos == sb_table_undos(c->t)))
        return;
    c->saved_ply = sb_table_plies(c->t);
    c->saved_undos = sb_table_undos(c->t);
    if (sb_table_pending(c->t) == 0) {
        saves_remove(c->autosave);
    } else if (!saves_write(c->autosave, c->t)) {
        console_say(c, SAY_NOT_SAVED, c->autosave);
        c->autosave = NULL;
    }
}

/* One step: an optional move is offered, a bot moves or a person is asked.  False: the game stops here. */
static bool step(console *c)
{
    choice list;
    for (int seat = 0; seat < sb_table_setup_of(c->t)->setup.players; seat++)
        if (wants_optional(c, seat, &list))
            return optional_turn(c, seat, &list);
    if (sb_table_next_bot(c->t) < 0)
        return human_turn(c, next_person(c));
    sb_error e = sb_table_bot_turn(c->t, &c->budget, c->hints, NULL);
    return e == SB_OK || refuse(c, e);
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

enum { LABEL_WIDTH = 18, SCORE_WIDTH = 12 }; /* five seats fit into 80 columns */

static void put_column(const console *c, const char *text)
{
    int width = draw_width(text);
    fprintf(c->out, "%*s%s", width < SCORE_WIDTH ? SCORE_WIDTH - width : 1, "", text);
}

static const char *category_name(const console *c, int category)
{
    const sb_word *w = &c->g->categories.at[category];
    return w->text[c->lang];
}

/* The longest name decides. */
static int label_width(const console *c)
{
    int width = LABEL_WIDTH;
    for (int k = 0; k < c->g->categories.count; k++)
        if (draw_width(category_name(c, k)) >= width)
            width = draw_width(category_name(c, k)) + 1;
    return width;
}

static void show_score_row(const console *c, const sb_result *r, int category)
{
    const char *label = category_name(c, category);
    fprintf(c->out, "%s%*s", label, label_width(c) - draw_width(label), "");
    for (int seat = 0; seat < r->players + r->automas; seat++)
        fprintf(c->out, "%*d", SCORE_WIDTH, (int)r->score[seat][category]);
    fputc('\n', c->out);
}

/* A row per category, a column per seat; the last row, the total, below a line. */
static void show_scores(const console *c, const sb_result *r)
{
    char bytes[64];
    int width = label_width(c);
    fprintf(c->out, "\n%-*s", width, "");
    for (int seat = 0; seat < r->players + r->automas; seat++) {
        sb_text name = SB_TEXT(bytes);
        sb_put(&name, r->winners >> seat & 1 ? "* " : "");
        draw_name(&c->names, seat, &name);
        put_column(c, bytes);
    }
    fputc('\n', c->out);
    for (int k = 0; k < c->g->categories.count; k++) {
        for (int i = 0;
             k == c->g->categories.count - 1 && i < width + SCORE_WIDTH * (r->players + r->automas) + r->automas; i++)
            fputc('-', c->out);
        fputs(k == c->g->categories.count - 1 ? "\n" : "", c->out);
        show_score_row(c, r, k);
    }
}

static void show_winners(const console *c, unsigned winners)
{
    char bytes[256];
    sb_text names = SB_TEXT(bytes);
    for (int seat = 0; seat < SB_SEATS_MAX; seat++) {
        if (!(winners >> seat & 1))
            continue;
        sb_put(&names, names.n ? ", " : "");
        draw_name(&c->names, seat, &names);
    }
    console_say(c, winners & (winners - 1) ? SAY_SHARE : SAY_WINS, bytes);
}

static void show_end(console *c)
{
    char digits[65];
    sb_text seed = SB_TEXT(digits);
    sb_result r;
    int viewer = c->viewer >= 0 ? c->viewer : SB_SPECTATOR;
    c->shown_ply = -1;
    show_position(c, viewer);
    for (int i = c->viewer >= 0 ? c->seen[c->viewer] : 0; i < sb_table_events(c->t); i++)
        tell_event(c, viewer, sb_table_event(c->t, i), false);
    console_say(c, SAY_OVER);
    c->g->rules.result(sb_table_state(c->t), &r);
    show_scores(c, &r);
    show_winners(c, r.winners);
    sb_put_hex(&seed, sb_table_setup_of(c->t)->key, SB_KEY_BYTES);
    console_say(c, SAY_SEED, digits);
    console_say(c, SAY_CHECK);
}

void console_put_stranger(const console *c, int seat, sb_text *out)
{
    sb_putf(out,
        c->lang == SB_FR ? "%s : le bot %s, inconnu ici ; %s joue à sa place"
                         : "%s: the bot %s, which is not known here; %s plays instead",
        sb_table_setup_of(c->t)->seat[seat].name, sb_table_bot_of(c->t, seat), c->hints->id);
}

static void show_beginning(const console *c)
{
    const sb_table_setup *s = sb_table_setup_of(c->t);
    char digits[65];
    sb_text text = SB_TEXT(digits);
    uint8_t commitment[32];
    sb_result r;
    bool is_alone = (sb_table_people(c->t) & (sb_table_people(c->t) - 1)) == 0;
    console_say(c, s->setup.players == 1 ? SAY_TABLE_ALONE : SAY_TABLE, c->g->name[c->lang], s->setup.players);
    for (int seat = 0; seat < s->setup.players; seat++)
        if (!sb_table_bot_is_here(c->t, seat)) {
            char bytes[200];
            sb_text stranger = SB_TEXT(bytes);
            console_put_stranger(c, seat, &stranger);
            fprintf(c->out, "  %s\n", bytes);
        } else if (s->seat[seat].kind == SB_BOT)
            console_say(c, SAY_SEAT_BOT, s->seat[seat].name, s->seat[seat].bot);
        else
            console_say(c, is_alone ? SAY_SEAT_YOU : SAY_SEAT_HUMAN, s->seat[seat].name);
    c->g->rules.result(sb_table_state(c->t), &r);
    if (r.automas)
        console_say(c, SAY_SEAT_AUTOMA, c->g->automa);
    sb_commitment(s->key, s->id, commitment);
    sb_put_hex(&text, commitment, sizeof commitment);
    console_say(c, SAY_COMMITMENT, digits);
    console_say(c, SAY_WELCOME);
    if (c->is_terminal)
        console_say(c, SAY_MARK);
}

bool console_wants_review(console *c)
{
    static const char *const WORDS[] = { "review", "bilan", "revue" };
    if (!c->is_terminal && !input_is_there()) /* a pipe that stays open is no question */
        return false;
    if (c->is_terminal)
        console_say(c, SAY_REVIEW_OFFER);
    return console_read_line(c, c->is_terminal ? "> " : "")
        && sb_is_listed(c->line, WORDS, sizeof WORDS / sizeof *WORDS);
}

void console_review(const console *c, sb_table *finished)
{
    sb_review *r;
    sb_error e = sb_review_new(finished, NULL, &r);
    if (e != SB_OK) {
        fprintf(c->out, "%s\n", sb_error_text(e, c->lang));
        return;
    }
    console_say(c, SAY_REVIEWING, sb_review_of(r));
    fflush(c->out);
    while (!term_stopped && sb_review_work(r, NULL))
        ;
    if (!term_stopped) {
        sb_text text = sb_heap_text();
        review_put(r, finished, c->lang, term_is_utf8(), &text);
        console_put(c, text.at);
        sb_heap_text_free(&text);
    }
    sb_review_free(r);
}

bool console_run(console *c)
{
    bool running = true;
    c->saved_ply = -1;
    show_beginning(c);
    while (running && sb_table_pending(c->t)) {
        autosave(c);
        running = step(c);
    }
    autosave(c);
    if (running) {
        show_end(c);
        if (console_wants_review(c))
            console_review(c, c->t);
    } else
        console_say(c, c->autosave ? SAY_STOPPED_KEPT : SAY_STOPPED);
    return !c->save || console_save(c, c->save);
}
