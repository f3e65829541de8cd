/* lines.c: a table elsewhere in line mode (lines.h). */
#include "tui/lines.h"

#include "sagebrush/heap.h"
#include "tui/coach.h"
#include "tui/scene.h"
#include "tui/scores.h"
#include "tui/term.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

typedef struct lines {
    wire *w;
    console *c;
    const board *board;
    int viewer;
    json_t *view;
    ask ask;
    int events, undos; /* told so far */
    int asked_ply;     /* of the question that was shown; -1: none */
    int waited_ply;    /* of the last time it was said for whom one waits */
    int declined_turn; /* the turn in which moves besides were declined; -1: none */
    bool is_lost;
} lines;

static const char *lang_id(const lines *l)
{
    return l->c->lang == SB_FR ? "fr" : "en";
}

static const char *say(const lines *l, const char *en, const char *fr)
{
    return l->c->lang == SB_FR ? fr : en;
}

static scene scene_of(const lines *l)
{
    return (scene) { .g = l->w->g,
        .lang = l->c->lang,
        .view = l->view,
        .position = json_object_get(l->view, "position"),
        .viewer = l->viewer,
        .players = (int)json_array_size(json_object_get(l->view, "seats"))
            + (int)json_array_size(json_object_get(l->view, "automas")),
        .ask = &l->ask };
}

static void put(const lines *l, const char *format, const char *text)
{
    sb_text line = sb_heap_text();
    sb_putf(&line, format, text);
    console_put(l->c, line.at);
    sb_heap_text_free(&line);
}

/* ---- views ------------------------------------------------------------------------------------------------------- */

static void tell_events(lines *l, const json_t *of)
{
    const json_t *event;
    size_t i;
    json_array_foreach(json_object_get(of, "events"), i, event) put(l, "  * %s\n", ask_text(event, "text"));
}

/* Takes the view of an answer and tells what is new in it.  False: the table cannot be reached. */
static bool take_answer(lines *l, json_t *answer)
{
    json_t *view = json_object_get(answer, "view");
    l->is_lost = !answer;
    if (answer && !wire_is_ok(answer)) {
        const json_t *error = json_object_get(answer, "error");
        put(l, "! %s", scene_id(error, "message"));
        put(l, *scene_id(error, "rule") ? " (%s)\n" : "%s\n", scene_id(error, "rule"));
    }
    if (view) {
        json_decref(l->view);
        l->view = json_incref(view);
        tell_events(l, view);
        l->events = scene_int(view, "events_next");
        l->undos = scene_int(view, "undos");
        ask_init(&l->ask, l->view);
    }
    json_decref(answer);
    return !l->is_lost;
}

static bool refresh(lines *l)
{
    return take_answer(l,
        wire_ask(l->w, l->viewer,
            wire_request("view", "since", 'i', l->events, "undos", 'i', l->undos, "lang", 's', lang_id(l), NULL)));
}

/* A request that changes the table, about what was seen. */
static bool change(lines *l, json_t *request)
{
    json_object_set_new(request, "ply", json_integer(scene_int(l->view, "ply")));
    json_object_set_new(request, "undos", json_integer(scene_int(l->view, "undos")));
    json_object_set_new(request, "since", json_integer(l->events));
    json_object_set_new(request, "lang", json_string(lang_id(l)));
    l->asked_ply = -1;
    return take_answer(l, wire_ask(l->w, l->viewer, request));
}

/* ---- what is shown --------------------------------------------------------------------------------------------------- */

static int columns(const lines *l)
{
    struct winsize size;
    int fd = fileno(l->c->out);
    return isatty(fd) && ioctl(fd, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 0;
}

/* A drawing as lines; where there is no room for it, the same as a list. */
static void show_pane(const lines *l, const board *b, int which)
{
    enum { ROWS = 160, WIDTH = 100 };
    pane panes[SCENE_PANES];
    scene sc = scene_of(l);
    canvas sheet;
    sb_text text = sb_heap_text();
    int room = columns(l), width = room > 0 && room < WIDTH ? room : WIDTH;
    int n = b->panes(&sc, panes);
    sc.room = ROWS;
    if (which >= n || !canvas_init(&sheet, width, ROWS))
        return;
    panes[which].draw(&sc, &sheet);
    canvas_text(&sheet, !term_is_utf8(), &text);
    while (text.n > 1 && text.at[text.n - 1] == '\n' && text.at[text.n - 2] == '\n')
        text.at[--text.n] = '\0';
    put(l, "-- %s\n", panes[which].title[l->c->lang]);
    console_put(l->c, text.at);
    sb_heap_text_free(&text);
    canvas_free(&sheet);
}

static const board *board_for(const lines *l)
{
    int room = columns(l);
    return room == 0 || room >= SCENE_WIDTH ? l->board : &board_any;
}

static bool is_called(const lines *l, const pane *p, const char *name)
{
    draw_part part = draw_part_named(name);
    return !*name || (part != DRAW_PARTS && p->parts >> part & 1) || draw_contains(p->tab[l->c->lang], name)
        || draw_contains(p->title[l->c->lang], name);
}

/* All of it, or the parts that are called so. */
static void show(const lines *l, const char *name)
{
    pane panes[SCENE_PANES];
    scene sc = scene_of(l);
    const board *b = board_for(l);
    int n = b->panes(&sc, panes), shown = 0;
    for (int i = 0; i < n; i++)
        if (is_called(l, &panes[i], name)) {
            show_pane(l, b, i);
            shown++;
        }
    for (int i = 0; shown == 0 && i < n; i++)
        put(l, "  %s\n", panes[i].tab[l->c->lang]);
}

static void show_status(const lines *l)
{
    scene sc = scene_of(l);
    sb_text text = sb_heap_text();
    l->board->head(&sc, &text);
    sb_put(&text, "\n");
    l->board->status(&sc, &text);
    put(l, "\n%s\n", text.at);
    sb_heap_text_free(&text);
}

/* "1. Bid 3" */
static void show_moves(const lines *l)
{
    int number = 0;
    if (l->ask.numbers) {
        char range[64];
        sb_text text = SB_TEXT(range);
        sb_putf(&text, say_text(SAY_RANGE, l->c->lang), ask_number_of(&l->ask, 0),
            ask_number_of(&l->ask, l->ask.numbers - 1));
        put(l, "  %s: ", range);
        put(l, "%s\n", say_text(SAY_TYPE_NUMBER, l->c->lang));
    }
    for (int i = 0; i < l->ask.possible; i++) {
        char head[160];
        sb_text text = SB_TEXT(head);
        if (l->ask.numbers) /* there a number is a bid: other answers go by their text */
            sb_putf(&text, "  %s  ", ask_text(ask_move(&l->ask, i), "move"));
        else
            sb_putf(&text, "  %d. ", ++number);
        put(l, "%s", head);
        put(l, "%s\n", ask_text(ask_move(&l->ask, i), "text"));
    }
}

/* Something is asked, or somebody may act although nothing is, and has not declined it in this turn. */
static bool may_move(const lines *l)
{
    bool owes = json_is_object(json_object_get(l->view, "decision"));
    return l->ask.possible + l->ask.numbers > 0 && (owes || l->declined_turn != scene_int(l->view, "turn"));
}

static void show_question(lines *l)
{
    scene sc = scene_of(l);
    const json_t *decision = json_object_get(l->view, "decision");
    if (l->asked_ply != scene_int(l->view, "ply")) {
        show_status(l);
        if (board_for(l) == l->board)
            show_pane(l, l->board, l->board->about(&sc));
    }
    l->asked_ply = scene_int(l->view, "ply");
    if (json_is_object(decision))
        put(l, "\n%s\n", ask_text(decision, "text"));
    else
        put(l, "\n%s\n",
            say(l, "You may act now; Enter waits for the others.",
                "Vous pouvez agir maintenant ; Entrée pour attendre les autres."));
    show_moves(l);
}

static void show_log(lines *l)
{
    for (int since = 0; since < l->events;) {
        json_t *answer =
            wire_ask(l->w, l->viewer, wire_request("events", "since", 'i', since, "lang", 's', lang_id(l), NULL));
        int next = scene_int(answer, "events_next");
        tell_events(l, answer);
        json_decref(answer);
        if (next <= since)
            break;
        since = next;
    }
}

static void show_end(const lines *l)
{
    scene sc = scene_of(l);
    sb_text text = sb_heap_text();
    show_status(l);
    console_say(l->c, SAY_OVER);
    scores_put(&sc, &text);
    console_put(l->c, text.at);
    sb_heap_text_free(&text);
}

/* ---- what is typed ---------------------------------------------------------------------------------------------------- */

/* A number is a bid where bids are asked for, else a line of the list; or the text of a move. */
static const json_t *read_move(const lines *l)
{
    const char *typed = l->c->line;
    bool is_number = *typed && strlen(typed) < 6 && strspn(typed, "0123456789") == strlen(typed);
    if (is_number && l->ask.numbers)
        return ask_number(&l->ask, atoi(typed));
    if (is_number)
        return atoi(typed) >= 1 && atoi(typed) <= l->ask.possible ? ask_move(&l->ask, atoi(typed) - 1) : NULL;
    const json_t *moves = json_object_get(l->view, "moves"), *move;
    size_t i;
    json_array_foreach(moves, i, move) if (strcmp(ask_text(move, "move"), typed) == 0) return move;
    return NULL;
}

static void give_hint(lines *l)
{
    json_t *answer = wire_ask(l->w, l->viewer, wire_request("hint", NULL));
    const json_t *moves = json_object_get(l->view, "moves"), *move;
    size_t i;
    if (!wire_is_ok(answer))
        put(l, "! %s\n", scene_id(json_object_get(answer, "error"), "message"));
    json_array_foreach(moves, i, move) if (strcmp(ask_text(move, "move"), scene_id(answer, "move")) == 0)
        console_say(l->c, SAY_HINT, scene_id(answer, "bot"), ask_text(move, "text"), ask_text(move, "move"));
    json_decref(answer);
}

static void tell_coach(lines *l)
{
    json_t *answer = wire_ask(l->w, l->viewer, wire_request("coach", "lang", 's', lang_id(l), NULL));
    sb_text text = sb_heap_text();
    coach_put_answer(answer, l->c->lang, &text);
    console_put(l->c, text.at);
    sb_heap_text_free(&text);
    json_decref(answer);
}

static void tell_why(lines *l, const char *move)
{
    const json_t *blocked = json_object_get(l->view, "blocked"), *one;
    size_t i;
    if (*move) {
        json_t *answer =
            wire_ask(l->w, l->viewer, wire_request("why", "move", 's', move, "lang", 's', lang_id(l), NULL));
        const char *text = scene_id(answer, "message");
        put(l, "%s\n",
            json_is_true(json_object_get(answer, "legal")) ? say_text(SAY_LEGAL, l->c->lang)
                : *text                                    ? text
                                                           : scene_id(json_object_get(answer, "error"), "message"));
        json_decref(answer);
        return;
    }
    console_say(l->c, json_array_size(blocked) ? SAY_BLOCKED : SAY_NOTHING_BLOCKED);
    json_array_foreach(blocked, i, one)
        console_say(l->c, SAY_BLOCKED_MOVE, ask_text(one, "text"), ask_text(one, "reason"), ask_text(one, "rule"));
}

/* Back to before the last move of a person, if everybody agrees. */
static bool take_back_agreed(lines *l)
{
    const json_t *proposal = json_object_get(l->view, "proposal");
    const json_t *to = json_is_object(proposal) ? proposal : json_object_get(l->view, "take_back");
    if (!json_is_object(to))
        return true;
    console_say(l->c, json_is_object(proposal) ? SAY_PROPOSED : SAY_AGREE);
    if (!console_read_line(l->c, "> "))
        return false;
    bool yes = l->c->line[0] && strchr("yYoO", l->c->line[0]);
    if (!yes && !json_is_object(proposal))
        return true;
    return change(l,
        wire_request(
            "agree", "to", 'i', scene_int(to, json_is_object(proposal) ? "to" : "ply"), "agree", 'b', yes, NULL));
}

static bool undo(lines *l)
{
    const json_t *proposal = json_object_get(l->view, "proposal");
    if (json_is_object(proposal) && scene_int(proposal, "by") != l->viewer)
        return take_back_agreed(l);
    json_t *request = wire_request("undo", "ply", 'i', scene_int(l->view, "ply"), "undos", 'i',
        scene_int(l->view, "undos"), "since", 'i', l->events, "lang", 's', lang_id(l), NULL);
    json_t *answer = wire_ask(l->w, l->viewer, request);
    const char *code = scene_id(json_object_get(answer, "error"), "code");
    l->asked_ply = -1;
    if (strcmp(code, "undo_barrier") != 0 && strcmp(code, "undo_turn") != 0)
        return take_answer(l, answer);
    json_decref(answer);
    return take_back_agreed(l);
}

static void save(lines *l, const char *path)
{
    bool is_there = access(path, F_OK) == 0;
    if (is_there)
        console_say(l->c, SAY_NOT_OVERWRITTEN, path);
    else
        console_say(l->c, wire_save_record(l->w, path) ? SAY_SAVED : SAY_NOT_SAVED, path);
}

static bool may_leave(lines *l)
{
    if (!l->c->is_terminal)
        return true;
    console_say(l->c, SAY_LEAVE_ONLINE);
    return !console_read_line(l->c, "> ") || (l->c->line[0] && strchr("yYoO", l->c->line[0]));
}

static bool play_typed(lines *l)
{
    const json_t *move = read_move(l);
    if (move)
        return change(l, wire_request("apply", "move", 's', ask_text(move, "move"), NULL));
    console_say_typed(l->c, SAY_BAD_INPUT, l->c->line);
    return true;
}

/* False: somebody leaves, or the table cannot be reached. */
static bool obey(lines *l)
{
    char *line = l->c->line;
    switch (command_kind(line)) {
    case COMMAND_KIND_UNDO: return undo(l);
    case COMMAND_KIND_REDO: return change(l, wire_request("redo", NULL));
    case COMMAND_KIND_RESET: return change(l, wire_request("reset", NULL));
    case COMMAND_KIND_LOG: show_log(l); return true;
    case COMMAND_KIND_HINT: give_hint(l); return true;
    case COMMAND_KIND_SAVE: save(l, command_rest(line)); return true;
    case COMMAND_KIND_QUIT: return !may_leave(l);
    case COMMAND_KIND_HELP: console_say(l->c, SAY_HELP); return true;
    case COMMAND_KIND_SHOW: show(l, command_rest(line)); return true;
    case COMMAND_KIND_MOVES: show_moves(l); return true;
    case COMMAND_KIND_WHY: tell_why(l, command_rest(line)); return true;
    case COMMAND_KIND_WORDS: command_run(l->c, l->viewer < SB_SEATS_MAX ? l->viewer : 0); return true;
    case COMMAND_KIND_COACH: tell_coach(l); return true;
    case COMMAND_KIND_OTHER: break;
    }
    return play_typed(l);
}

/* ---- the course ------------------------------------------------------------------------------------------------------ */

static void tell_said(const lines *l)
{
    char said[400];
    l->w->said(l->w, said);
    if (said[0])
        put(l, "%s\n", said);
}

/* Until something happens elsewhere. */
static bool wait_for_news(lines *l)
{
    scene sc = scene_of(l);
    if (l->waited_ply != scene_int(l->view, "ply")) {
        const json_t *pending = json_object_get(l->view, "pending"), *seat;
        char names[300];
        sb_text text = SB_TEXT(names);
        size_t i;
        json_array_foreach(pending, i, seat)
            sb_putf(&text, i ? ", %s" : "%s", scene_seat(&sc, (int)json_integer_value(seat)));
        console_say(l->c, SAY_WAITING, names);
        fflush(l->c->out);
        l->waited_ply = scene_int(l->view, "ply");
    }
    while (!l->w->news(l->w, 200)) {
        tell_said(l);
        if (term_stopped)
            return false;
    }
    tell_said(l);
    return refresh(l);
}

/* The connection lives on while somebody thinks before the prompt. */
static void serve(void *of)
{
    lines *l = of;
    l->w->news(l->w, 0);
}

static void tell_trouble(wire *w, const char *text)
{
    put(w->troubled, "%s\n", text);
    fflush(((lines *)w->troubled)->c->out);
}

static bool is_over(const lines *l)
{
    return json_is_true(json_object_get(l->view, "over"));
}

static bool ask_person(lines *l)
{
    show_question(l);
    while (console_read_line(l->c, "> ")) {
        if (!l->c->line[0] && !json_is_object(json_object_get(l->view, "decision")))
            l->declined_turn = scene_int(l->view, "turn");
        if (!l->c->line[0])
            return refresh(l); /* also what others did meanwhile */
        int ply = scene_int(l->view, "ply");
        if (!obey(l))
            return false;
        if (scene_int(l->view, "ply") != ply || l->asked_ply < 0)
            return true;
    }
    return false;
}

static void review(lines *l)
{
    sb_table *t = wire_finished(l->w);
    if (t)
        console_review(l->c, t);
    sb_table_free(t);
}

lines_end lines_run(wire *w, console *c, int viewer)
{
    lines *l = calloc(1, sizeof *l);
    if (!l)
        return LINES_LOST;
    *l = (lines) { .w = w,
        .c = c,
        .board = board_of(w->g),
        .viewer = viewer,
        .asked_ply = -1,
        .waited_ply = -1,
        .declined_turn = -1 };
    w->trouble = tell_trouble;
    w->troubled = l;
    c->idle = serve;
    c->idle_of = l;
    put(l, "%s\n",
        say(l, "Type the number of a move, or its text; ? lists the commands, q leaves.",
            "Tapez le numéro d'un coup, ou son texte ; aide donne les commandes, quitter pour partir."));
    bool running = refresh(l) && l->view;
    while (running && !is_over(l))
        running = may_move(l) && viewer < SB_SEATS_MAX ? ask_person(l) : wait_for_news(l);
    if (running) {
        show_end(l);
        if (console_wants_review(c))
            review(l);
    }
    lines_end end = running ? LINES_OVER : l->is_lost ? LINES_LOST : LINES_LEFT;
    json_decref(l->view);
    c->idle = NULL;
    free(l);
    return end;
}
