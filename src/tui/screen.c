/* screen.c: the course of a game on the full screen (screen.h). */
#include "tui/screen.h"

#include "sagebrush/heap.h"
#include "cli/file.h"
#include "tui/saves.h"
#include "tui/term.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *say(const screen *s, const char *en, const char *fr)
{
    return s->lang == SB_FR ? fr : en;
}

static bool is_over(const screen *s)
{
    return json_is_true(json_object_get(s->view, "over"));
}

/* ---- the log ----------------------------------------------------------------------------------------------------- */

static void cut_log(screen *s, int from)
{
    while (s->log_n > 0 && s->log[s->log_n - 1].number >= from)
        free(s->log[--s->log_n].text);
}

static void add_to_log(screen *s, const json_t *event, int number)
{
    if (s->log_n == s->log_cap) {
        int cap = s->log_cap ? 2 * s->log_cap : 256;
        log_line *more = realloc(s->log, (size_t)cap * sizeof *more);
        if (!more)
            return;
        s->log = more;
        s->log_cap = cap;
    }
    char *text = strdup(ask_text(event, "text"));
    if (text)
        s->log[s->log_n++] = (log_line) { .number = number, .text = text };
}

/* What happened beside the moves; it stands behind the event before it. */
static void take_incidents(screen *s, const json_t *view)
{
    const json_t *incidents = json_object_get(view, "incidents");
    for (size_t i = 0; i < json_array_size(incidents); i++) {
        const json_t *incident = json_array_get(incidents, i);
        if (scene_int(incident, "number") < s->log_incidents)
            continue;
        int after = scene_int(incident, "after");
        add_to_log(s, incident, after > 0 ? after - 1 : 0);
        s->log_incidents = scene_int(incident, "number") + 1;
    }
}

static void take_events(screen *s, const json_t *view)
{
    const json_t *events = json_object_get(view, "events");
    cut_log(s, scene_int(view, "events_from"));
    for (size_t i = 0; i < json_array_size(events); i++)
        add_to_log(s, json_array_get(events, i), scene_int(json_array_get(events, i), "number"));
    take_incidents(s, view);
    s->log_next = scene_int(view, "events_next");
    s->log_undos = scene_int(view, "undos");
}

/* Those of the view that stand before an event; answers the next one. */
static size_t put_incidents(const screen *s, size_t next, int event, sb_text *out)
{
    const json_t *incidents = json_object_get(s->view, "incidents");
    for (; next < json_array_size(incidents) && scene_int(json_array_get(incidents, next), "after") <= event; next++)
        sb_putf(out, "* %s\n", ask_text(json_array_get(incidents, next), "text"));
    return next;
}

/* All that has happened, as far as the viewer may know. */
static bool show_log(screen *s)
{
    sb_text text = sb_heap_text();
    size_t told = 0;
    for (int since = 0; since < s->log_next;) {
        json_t *answer = wire_ask(s->w, s->viewer,
            wire_request("events", "since", 'i', since, "lang", 's', s->lang == SB_FR ? "fr" : "en", NULL));
        const json_t *events = json_object_get(answer, "events");
        int next = scene_int(answer, "events_next");
        for (size_t i = 0; i < json_array_size(events); i++) {
            told = put_incidents(s, told, scene_int(json_array_get(events, i), "number"), &text);
            sb_putf(&text, "* %s\n", ask_text(json_array_get(events, i), "text"));
        }
        json_decref(answer);
        if (next <= since)
            break;
        since = next;
    }
    put_incidents(s, told, s->log_next, &text);
    bool fine = popup_text(s, say(s, "All that has happened", "Tout ce qui s'est passé"), text.at ? text.at : "");
    sb_heap_text_free(&text);
    return fine;
}

/* ---- views ------------------------------------------------------------------------------------------------------- */

/* The question has changed: the cursor begins anew, and the board shows what it is about. */
static void begin_question(screen *s)
{
    scene sc = screen_scene(s);
    const char *kind = scene_id(json_object_get(s->view, "decision"), "kind");
    s->cursor = s->ask.numbers ? -1 : 0;
    s->number = s->ask.numbers ? ask_number_of(&s->ask, 0) : 0;
    s->is_typing = false;
    s->page = s->top = 0;
    if (strcmp(kind, s->decision) != 0) {
        sb_text decision = SB_TEXT(s->decision);
        sb_put(&decision, kind);
        s->tab = s->board->about(&sc);
    }
}

static void take_view(screen *s, json_t *view)
{
    json_decref(s->view);
    s->view = view;
    s->thinking = -1;
    ask_init(&s->ask, view);
    json_decref(s->preview);
    s->preview = NULL;
    s->preview_of[0] = '\0';
    if (scene_int(view, "ply") != s->asked_ply || scene_int(view, "undos") != s->asked_undos || s->cursor >= s->ask.n) {
        s->asked_ply = scene_int(view, "ply");
        s->asked_undos = scene_int(view, "undos");
        begin_question(s);
    }
}

/* The `view` of an answer becomes ours. */
static bool take_answer(screen *s, json_t *answer)
{
    json_t *view = json_object_get(answer, "view");
    if (view) {
        take_events(s, view);
        take_view(s, json_incref(view));
    }
    json_decref(answer);
    return view != NULL;
}

static const char *lang_id(const screen *s)
{
    return s->lang == SB_FR ? "fr" : "en";
}

static bool refresh(screen *s)
{
    return take_answer(s,
        wire_ask(s->w, s->viewer,
            wire_request(
                "view", "since", 'i', s->log_next, "undos", 'i', s->log_undos, "lang", 's', lang_id(s), NULL)));
}

/* Somebody else's eyes: nothing of what was shown may stay. */
static bool change_viewer(screen *s, int viewer)
{
    cut_log(s, 0);
    s->viewer = viewer;
    s->log_next = s->log_undos = s->log_incidents = 0;
    s->asked_ply = -1;
    s->decision[0] = '\0';
    s->scroll[s->panes_n] = 0;
    if (!refresh(s))
        return false;
    s->fresh = s->seen[viewer];
    return true;
}

static void ask_preview(screen *s)
{
    const json_t *move = screen_move(s);
    const char *text = move && !json_object_get(move, "reason") ? ask_text(move, "move") : "";
    if (strcmp(text, s->preview_of) == 0)
        return;
    sb_text of = SB_TEXT(s->preview_of);
    sb_put(&of, text);
    json_decref(s->preview);
    s->preview = *text
        ? wire_ask(s->w, s->viewer, wire_request("preview", "move", 's', text, "lang", 's', lang_id(s), NULL))
        : NULL;
}

/* ---- changing the table ------------------------------------------------------------------------------------------ */

static void refuse(screen *s, const json_t *answer)
{
    const json_t *error = json_object_get(answer, "error");
    sb_text text = SB_TEXT(s->message);
    const char *reason = json_string_value(json_object_get(json_object_get(answer, "why"), "text"));
    sb_putf(&text, "! %s", reason ? reason : scene_id(error, "message"));
    if (*scene_id(error, "rule"))
        sb_putf(&text, " (%s)", scene_id(error, "rule"));
    s->is_warning = true;
}

/* A request that changes the table, about what was seen. */
static json_t *change(screen *s, int seat, json_t *request)
{
    json_object_set_new(request, "ply", json_integer(scene_int(s->view, "ply")));
    json_object_set_new(request, "undos", json_integer(scene_int(s->view, "undos")));
    json_object_set_new(request, "since", json_integer(s->log_next));
    json_object_set_new(request, "lang", json_string(lang_id(s)));
    return wire_ask(s->w, seat, request);
}

static bool take_change(screen *s, json_t *answer)
{
    if (!answer)
        return false;
    if (!wire_is_ok(answer))
        refuse(s, answer);
    if (!json_object_get(answer, "view")) {
        json_decref(answer);
        return true;
    }
    return take_answer(s, answer);
}

static bool play_move(screen *s, const json_t *move)
{
    if (!move)
        return true;
    if (*ask_text(move, "reason")) {
        sb_text text = SB_TEXT(s->message);
        sb_putf(&text, "! %s (%s)", ask_text(move, "reason"), ask_text(move, "rule"));
        s->is_warning = true;
        return true;
    }
    s->seen[s->viewer] = s->fresh = s->log_next;
    return take_change(s, change(s, s->viewer, wire_request("apply", "move", 's', ask_text(move, "move"), NULL)));
}

/* Everybody who sits before this screen agrees, or this seat's person does and the others are asked. */
static bool undo_agreed(screen *s)
{
    int key, to = scene_int(json_object_get(s->view, "take_back"), "ply");
    if (!json_is_object(json_object_get(s->view, "take_back")))
        return true;
    if (!popup_ask(s, say(s, "Take back", "Annuler"), say_text(SAY_AGREE, s->lang), "yYoOnN", &key))
        return false;
    if (!key || !strchr("yYoO", key))
        return true;
    const json_t *seats = json_object_get(s->view, "seats");
    json_t *answer = NULL;
    for (size_t i = 0; i < json_array_size(seats); i++) {
        const json_t *seat = json_array_get(seats, i);
        bool agrees = s->w->t ? strcmp(scene_id(seat, "kind"), "human") == 0 : scene_int(seat, "seat") == s->viewer;
        if (!agrees)
            continue;
        json_decref(answer);
        answer = change(s, scene_int(seat, "seat"), wire_request("agree", "to", 'i', to, NULL));
    }
    return s->w->t ? (json_decref(answer), refresh(s)) : take_change(s, answer);
}

static bool take_back(screen *s, const char *what)
{
    json_t *answer = change(s, s->viewer, wire_request(what, NULL));
    const char *code = scene_id(json_object_get(answer, "error"), "code");
    if (strcmp(what, "undo") == 0 && (strcmp(code, "undo_barrier") == 0 || strcmp(code, "undo_turn") == 0)) {
        json_decref(answer);
        return undo_agreed(s);
    }
    bool fine = wire_is_ok(answer);
    bool here = take_change(s, answer);
    if (fine)
        screen_say(s, false, strcmp(what, "redo") == 0 ? say_text(SAY_REDONE, s->lang) : say_text(SAY_UNDONE, s->lang));
    return here;
}

/* ---- the table in this program: bots, whose turn, autosave --------------------------------------------------------- */

static void autosave(screen *s)
{
    const sb_table *t = s->w->t;
    if (!t || !s->autosave || (s->saved_ply == sb_table_plies(t) && s->saved_undos == sb_table_undos(t)))
        return;
    s->saved_ply = sb_table_plies(t);
    s->saved_undos = sb_table_undos(t);
    if (sb_table_pending(t) == 0) {
        saves_remove(s->autosave);
    } else if (!saves_write(s->autosave, t) && !s->is_unsaved) {
        s->is_unsaved = true;
        char text[PATH_MAX + 80];
        sb_text message = SB_TEXT(text);
        sb_putf(&message, say_text(SAY_NOT_SAVED, s->lang), s->autosave);
        screen_say(s, true, text);
    }
}

/* Has the viewer moves although nothing is asked of him, and wants to be asked? */
static bool wants_aside(const screen *s)
{
    sb_move list[SB_MOVES_MAX];
    const sb_table *t = s->w->t;
    if (s->viewer < 0 || s->viewer >= SB_SEATS_MAX || s->never[s->viewer] || sb_table_pending(t) >> s->viewer & 1)
        return false;
    if (s->declined_turn[s->viewer] == s->w->g->rules.turn(sb_table_state(t)) + 1)
        return false;
    return sb_table_legal(t, s->viewer, list) > 0;
}

/* The seat whose person is asked next: whoever sits there already, then the lowest. */
static int next_person(const screen *s)
{
    unsigned pending = sb_table_pending(s->w->t);
    return pending == 0 || (s->viewer < SB_SEATS_MAX && pending >> s->viewer & 1) ? s->viewer : __builtin_ctz(pending);
}

static bool bots_play(screen *s)
{
    sb_table *t = s->w->t;
    for (int bot; (bot = sb_table_next_bot(t)) >= 0 && !wants_aside(s);) {
        autosave(s);
        if (s->w->budget.ms || s->w->budget.playouts || bot != s->thinking) {
            s->thinking = bot;
            screen_show(s);
        }
        if (term_stopped)
            return false;
        if (sb_table_bot_turn(t, &s->w->budget, s->console->hints, NULL) != SB_OK)
            break;
    }
    s->thinking = -1;
    return true;
}

/* People change places before the screen: it is covered in between where somebody may not see what is on it. */
static bool hand_over(screen *s, int seat)
{
    unsigned people = sb_table_people(s->w->t);
    char text[300];
    sb_text message = SB_TEXT(text);
    int key;
    if ((people & (people - 1)) == 0 || (!sb_table_is_private(s->w->t, seat) && !s->console->is_private))
        return true;
    sb_names names = sb_table_names(s->w->t, s->lang);
    const char *name = names.seat[seat] ? names.seat[seat] : "?";
    sb_putf(&message,
        say(s, "%s, it is your turn.\nThe others look away. Enter shows your side.",
            "%s, c'est à vous.\nLes autres regardent ailleurs. Entrée montre votre côté."),
        name);
    s->is_covered = true;
    term_flush(); /* keys typed by the one before do not uncover it */
    bool fine = popup_ask(s, name, text, "\n", &key);
    s->is_covered = false;
    return fine;
}

/* Bots move, people sit down, the view is fresh.  False: the program stops. */
static bool settle(screen *s)
{
    if (!s->w->t)
        return true;
    if (!bots_play(s))
        return false;
    autosave(s);
    s->is_aside = sb_table_pending(s->w->t) != 0 && wants_aside(s);
    int seat = s->is_aside ? s->viewer : next_person(s);
    if (seat == s->viewer && s->view)
        return refresh(s);
    if (!hand_over(s, seat))
        return false;
    if (!change_viewer(s, seat))
        return false;
    s->console->is_private = sb_table_is_private(s->w->t, seat);
    return true;
}

/* ---- asking for more --------------------------------------------------------------------------------------------- */

static bool give_hint(screen *s)
{
    json_t *request = wire_request("hint", NULL);
    if (s->w->t)
        json_object_set_new(request, "bot", json_string(s->console->hints->id));
    json_t *answer = wire_ask(s->w, s->viewer, request);
    if (!wire_is_ok(answer)) {
        refuse(s, answer);
        json_decref(answer);
        return answer != NULL;
    }
    const char *move = scene_id(answer, "move");
    int way = 0, line = ask_find_move(&s->ask, move, &way);
    sb_text text = SB_TEXT(s->message);
    s->is_warning = false;
    if (line >= 0) {
        s->ask.at[line].way = way;
        s->cursor = line;
        s->page = 0;
        for (int i = 0, letter = 0; i <= line; i++)
            if (s->ask.at[i].key != '.')
                s->page = letter++ / ASK_LETTERS;
    }
    for (int i = 0; line < 0 && i < s->ask.numbers; i++) {
        int number = ask_number_of(&s->ask, i);
        if (strcmp(ask_text(ask_number(&s->ask, number), "move"), move) == 0) {
            s->cursor = -1;
            s->number = number;
        }
    }
    sb_putf(&text, say(s, "Hint of %s: %s", "Conseil de %s : %s"), scene_id(answer, "bot"),
        ask_text(screen_move(s), "text"));
    json_decref(answer);
    return true;
}

/* What one may look for and not find, with the reasons. */
static bool show_blocked(screen *s)
{
    const json_t *blocked = json_object_get(s->view, "blocked");
    sb_text text = sb_heap_text();
    for (size_t i = 0; i < json_array_size(blocked); i++) {
        const json_t *b = json_array_get(blocked, i);
        sb_putf(&text, "* %s: %s", ask_text(b, "text"), ask_text(b, "reason"));
        sb_putf(&text, *ask_text(b, "rule") ? " (%s)\n" : "%s\n", ask_text(b, "rule"));
    }
    if (text.n == 0)
        sb_put(&text, say_text(SAY_NOTHING_BLOCKED, s->lang));
    bool fine = popup_text(s, say(s, "Not possible now", "Impossible maintenant"), text.at);
    sb_heap_text_free(&text);
    return fine;
}

static bool show_help(screen *s)
{
    return popup_text(s, say(s, "Keys", "Touches"), say_text(SAY_KEYS, s->lang));
}

/* Category by category. */
static bool show_scores(screen *s)
{
    const json_t *scores = json_object_get(json_object_get(s->view, "result"), "scores");
    scene sc = screen_scene(s);
    sb_text text = sb_heap_text();
    enum { LABEL = 24, COLUMN = 11 };
    sb_put(&text, "                        ");
    for (size_t i = 0; i < json_array_size(scores); i++) {
        const char *name = scene_seat(&sc, scene_int(json_array_get(scores, i), "seat"));
        size_t n = canvas_fit(name, COLUMN - 1);
        for (int pad = COLUMN - canvas_width(name); pad > 0; pad--)
            sb_put_char(&text, ' ');
        if (canvas_width(name) >= COLUMN)
            sb_put_char(&text, ' ');
        sb_put_bytes(&text, name, n);
    }
    sb_put_char(&text, '\n');
    for (int k = 0; k < s->w->g->categories.count; k++) {
        const sb_word *w = &s->w->g->categories.at[k];
        sb_put_bytes(&text, w->text[s->lang], canvas_fit(w->text[s->lang], LABEL));
        for (int pad = LABEL - canvas_width(w->text[s->lang]); pad > 0; pad--)
            sb_put_char(&text, ' ');
        for (size_t i = 0; i < json_array_size(scores); i++) {
            char number[16];
            const json_t *row = json_array_get(scores, i);
            bool total = k == s->w->g->categories.count - 1;
            int n = total ? scene_int(row, "total") : scene_int(json_object_get(row, "categories"), w->id);
            int length = snprintf(number, sizeof number, "%d", n);
            for (int pad = COLUMN - length; pad > 0; pad--)
                sb_put_char(&text, ' ');
            sb_put(&text, number);
        }
        sb_put_char(&text, '\n');
    }
    sb_putf(&text,
        say(s, "\nThe fingerprint of the chance, shown at the beginning:\n%s\nSeed:\n%s\n",
            "\nL'empreinte du hasard, montrée au début :\n%s\nGraine :\n%s\n"),
        scene_id(s->view, "commitment"), scene_id(s->view, "seed"));
    sb_put(&text,
        say(s,
            "K keeps the record in a file; `sagebrush verify FILE` then checks that seed, fingerprint, moves and "
            "result belong together.",
            "K garde la partie dans un fichier ; `sagebrush verify FICHIER` vérifie alors que graine, empreinte, coups "
            "et "
            "résultat vont ensemble."));
    bool fine = popup_text(s, say(s, "The end", "Fin de la partie"), text.at);
    sb_heap_text_free(&text);
    return fine;
}

/* ---- saving and leaving ------------------------------------------------------------------------------------------ */

static bool save_record(screen *s, const char *path)
{
    int key;
    if (!s->w->t) {
        screen_say(s, true, say(s, "This table is kept by its server.", "Cette table est gardée par son serveur."));
        return true;
    }
    if (access(path, F_OK) == 0) {
        char text[PATH_MAX + 100];
        sb_text message = SB_TEXT(text);
        sb_putf(&message, say_text(SAY_OVERWRITE, s->lang), path);
        if (!popup_ask(s, say(s, "Save", "Enregistrer"), text, "yYoOnN", &key))
            return false;
        if (!key || !strchr("yYoO", key))
            return true;
    }
    sb_text text = SB_TEXT(s->message);
    bool fine = saves_write(path, s->w->t);
    sb_putf(&text, say_text(fine ? SAY_SAVED : SAY_NOT_SAVED, s->lang), path);
    s->is_warning = !fine;
    return true;
}

static bool keep_record(screen *s)
{
    char path[PATH_MAX] = "";
    if (s->w->t)
        saves_record_name(s->w->t, path);
    if (!popup_line(s, say(s, "Keep the record", "Garder la partie"), say(s, "Name of the file", "Nom du fichier"),
            path, sizeof path))
        return false;
    return !path[0] || save_record(s, path);
}

/* Asks while a game runs. */
static bool may_leave(screen *s, bool *leaves)
{
    int key = 'y';
    if (!is_over(s)
        && !popup_ask(s, say(s, "Leave", "Quitter"),
            say_text(s->autosave || !s->w->t ? SAY_LEAVE_KEPT : SAY_LEAVE, s->lang), "yYoOnN\n", &key))
        return false;
    *leaves = key && (key == TERM_ENTER || strchr("yYoO", key));
    return true;
}

/* ---- commands of the line mode ------------------------------------------------------------------------------------- */

/* What a command prints, in a popup. */
static bool show_command(screen *s, const char *line)
{
    char *bytes = NULL;
    size_t n = 0;
    console c = *s->console;
    c.out = open_memstream(&bytes, &n);
    c.line = strdup(line);
    c.is_terminal = false;
    command_effect effect = c.out && c.line ? command_run(&c, s->viewer < SB_SEATS_MAX ? s->viewer : 0) : COMMAND_STAY;
    if (c.out)
        fclose(c.out);
    bool fine = true;
    if (effect == COMMAND_UNKNOWN) {
        choice *list = malloc(sizeof *list);
        sb_move move;
        char text[128];
        sb_text canonical = SB_TEXT(text);
        choice_init(list, s->w->g, sb_table_state(s->w->t), s->viewer, &s->console->names);
        if (choice_read(list, line, &move) == CHOICE_MOVE) {
            sb_move_write(s->w->g, move, &canonical);
            s->seen[s->viewer] = s->fresh = s->log_next;
            fine = take_change(s, change(s, s->viewer, wire_request("apply", "move", 's', text, NULL)));
        } else {
            screen_say(s, true,
                say(s, "Neither a move nor a command; : ? lists the commands.",
                    "Ni un coup ni une commande ; : ? donne les commandes."));
        }
        free(list);
    } else if (bytes && *bytes) {
        fine = popup_text(s, line, bytes);
    }
    free(c.line);
    free(bytes);
    return fine;
}

static bool ask_about(screen *s)
{
    char line[200] = "", name[160] = "";
    sb_text text = SB_TEXT(line);
    if (!popup_line(s, say(s, "About", "À propos"),
            say(s, "A card, a place or a word of the game: poker, fee, mayor ...",
                "Une carte, un lieu ou un mot du jeu : poker, taxe, maire ..."),
            name, sizeof name))
        return false;
    if (!name[0])
        return true;
    sb_putf(&text, "about %s", name);
    return show_command(s, line);
}

static bool leave_or(screen *s, const char *line, bool *leaves)
{
    switch (command_kind(line)) {
    case COMMAND_KIND_UNDO: return take_back(s, "undo");
    case COMMAND_KIND_REDO: return take_back(s, "redo");
    case COMMAND_KIND_RESET: return take_back(s, "reset");
    case COMMAND_KIND_LOG: return show_log(s);
    case COMMAND_KIND_HINT: return give_hint(s);
    case COMMAND_KIND_QUIT: return may_leave(s, leaves);
    case COMMAND_KIND_SAVE: return save_record(s, command_rest(line));
    case COMMAND_KIND_OTHER: break;
    }
    return show_command(s, line);
}

static bool ask_command(screen *s, bool *leaves)
{
    char line[200] = "";
    if (!popup_line(s, say(s, "Command", "Commande"),
            say(s, "A move, or: about, rule, guide, goal, why, save FILE, ?",
                "Un coup, ou : carte, règle, guide, but, pourquoi, aide"),
            line, sizeof line))
        return false;
    if (!line[0])
        return true;
    return leave_or(s, line, leaves);
}

/* ---- keys -------------------------------------------------------------------------------------------------------- */

static void move_cursor(screen *s, int by)
{
    int lines[SB_MOVES_MAX + SB_BLOCKED_MAX], n = 0, at = -1;
    for (int i = 0; i < s->ask.n; i++)
        if (s->ask.at[i].blocked || ask_find_key(&s->ask, s->page, s->ask.at[i].key) == i) {
            if (i == s->cursor)
                at = n;
            lines[n++] = i;
        }
    if (n == 0)
        return;
    at += by;
    if (at < 0 && s->ask.numbers) {
        s->cursor = -1;
        return;
    }
    s->cursor = lines[at < 0 ? 0 : at >= n ? n - 1 : at];
}

static void change_number(screen *s, int by)
{
    int at = 0;
    for (int i = 0; i < s->ask.numbers; i++)
        if (ask_number_of(&s->ask, i) <= s->number)
            at = i;
    at += by;
    if (at < 0)
        at = 0;
    if (at >= s->ask.numbers)
        at = s->ask.numbers - 1;
    s->number = ask_number_of(&s->ask, at);
    s->is_typing = false;
}

static void type_digit(screen *s, int digit)
{
    if (!s->is_typing || s->number > 999)
        s->number = 0;
    s->is_typing = true;
    s->cursor = -1;
    s->number = s->number * 10 + digit;
}

/* A letter plays at once where it can be taken back; otherwise the cursor goes there first, and what is lost is said. */
static bool choose(screen *s, int line)
{
    if (line < 0)
        return true;
    bool there = s->cursor == line;
    s->cursor = line;
    ask_preview(s);
    const char *stops = scene_id(s->preview, "stops");
    if (!there && (strcmp(stops, "chance") == 0 || strcmp(stops, "hidden") == 0)) {
        screen_say(s, true,
            say(s, "This shows what is hidden and cannot be taken back freely: Enter plays it.",
                "Cela montre ce qui est caché et ne s'annule pas librement : Entrée le joue."));
        return true;
    }
    return play_move(s, screen_move(s));
}

static bool play_number(screen *s)
{
    if (ask_number(&s->ask, s->number))
        return play_move(s, ask_number(&s->ask, s->number));
    sb_text text = SB_TEXT(s->message);
    sb_putf(&text, say(s, "! %d is not offered: %d to %d.", "! %d n'est pas proposé : %d à %d."), s->number,
        ask_number_of(&s->ask, 0), ask_number_of(&s->ask, s->ask.numbers - 1));
    s->is_warning = true;
    return true;
}

static bool pass_or_go_on(screen *s)
{
    if (!s->is_aside)
        return choose(s, ask_find_key(&s->ask, s->page, '.'));
    s->declined_turn[s->viewer] = s->w->g->rules.turn(sb_table_state(s->w->t)) + 1;
    return true;
}

static void next_page(screen *s)
{
    int letters = 0;
    for (int i = 0; i < s->ask.possible; i++)
        letters += s->ask.at[i].key != '.';
    int pages = (letters + ASK_LETTERS - 1) / ASK_LETTERS;
    s->page = pages > 1 ? (s->page + 1) % pages : 0;
    s->top = 0;
    for (int i = 0; i < s->ask.possible; i++)
        if (ask_find_key(&s->ask, s->page, s->ask.at[i].key) == i) {
            s->cursor = i;
            return;
        }
}

static void next_focus(screen *s, int by)
{
    s->focus = (s->focus + by + s->panes_n + 1) % (s->panes_n + 1);
    if (!s->layout.is_side)
        s->tab = s->focus;
}

static void scroll(screen *s, int by)
{
    s->scroll[s->focus] += s->focus == s->panes_n ? -by : by;
    if (s->scroll[s->focus] < 0)
        s->scroll[s->focus] = 0;
    if (s->focus == s->panes_n && s->scroll[s->focus] > s->log_n)
        s->scroll[s->focus] = s->log_n;
}

static void choose_pane(screen *s, int which)
{
    if (which <= s->panes_n)
        s->tab = s->focus = which;
}

/* What is shown only when somebody wants it: the maps of the others. */
static void choose_extra(screen *s)
{
    for (int i = 0; i < s->panes_n; i++)
        if (s->panes[i].place == PANE_EXTRA)
            choose_pane(s, s->tab == i ? 0 : i);
}

static bool click(screen *s)
{
    int x, y;
    term_click(&x, &y);
    for (int i = 0; i < s->hits; i++) {
        rect at = s->hit[i].at;
        if (x >= at.x && x < at.x + at.width && y >= at.y && y < at.y + at.height)
            return choose(s, s->hit[i].line);
    }
    for (int i = 0; i < s->layout.n; i++) {
        rect at = s->layout.at[i].at;
        if (s->layout.at[i].kind == WINDOW_PANE && x >= at.x && x < at.x + at.width && y >= at.y
            && y < at.y + at.height)
            s->focus = s->layout.at[i].pane;
    }
    return true;
}

/* ---- looking back --------------------------------------------------------------------------------------------------- */

static bool look_back(screen *s, int ply)
{
    int plies = scene_int(s->view, "ply");
    if (s->past < 0 && plies > 0)
        s->plies = plies;
    if (ply > s->plies)
        ply = s->plies;
    if (ply < 0)
        ply = 0;
    json_t *answer = wire_ask(
        s->w, s->viewer, wire_request("view", "ply", 'i', ply, "since", 'i', 0, "lang", 's', lang_id(s), NULL));
    json_t *view = json_object_get(answer, "view");
    if (view) {
        cut_log(s, 0);
        take_events(s, view);
        take_view(s, json_incref(view));
        s->past = ply;
        const json_t *last = json_object_get(view, "last_move");
        if (json_is_object(last)) {
            scene sc = screen_scene(s);
            sb_text text = SB_TEXT(s->message);
            sb_putf(&text, "%s: %s", scene_seat(&sc, scene_int(last, "seat")), ask_text(last, "text"));
            s->is_warning = false;
        }
    }
    json_decref(answer);
    return view != NULL;
}

static bool past_key(screen *s, int key)
{
    switch (key) {
    case TERM_LEFT: return look_back(s, s->past - 1);
    case TERM_RIGHT: return look_back(s, s->past + 1);
    case TERM_PAGE_UP: return look_back(s, s->past - 10);
    case TERM_PAGE_DOWN: return look_back(s, s->past + 10);
    case TERM_HOME: return look_back(s, 0);
    case TERM_END: return look_back(s, s->plies);
    case TERM_ESCAPE:
    case 'q':
    case 'Q':
        s->past = -1;
        s->asked_ply = -1;
        return refresh(s);
    default:
        if (key >= '1' && key <= '9')
            choose_pane(s, key - '1');
        return true;
    }
}

/* Keys once the game is over. */
static bool over_key(screen *s, int key, bool *leaves)
{
    switch (key) {
    case TERM_LEFT:
    case 'e': return look_back(s, scene_int(s->view, "ply") - (key == TERM_LEFT));
    case 'E': return show_scores(s);
    case 'K': return keep_record(s);
    case 'q':
    case 'Q': return may_leave(s, leaves);
    default: break;
    }
    return true;
}

/* ---- keys that play and ask ------------------------------------------------------------------------------------------ */

static bool command_key(screen *s, int key, bool *leaves)
{
    switch (key) {
    case 'U': return take_back(s, "undo");
    case 'R': return take_back(s, "redo");
    case 'X': return take_back(s, "reset");
    case 'H': return give_hint(s);
    case 'W': return show_blocked(s);
    case 'L': return show_log(s);
    case '?': return show_help(s);
    case '/': return s->w->t ? ask_about(s) : show_help(s);
    case ':': return s->w->t ? ask_command(s, leaves) : show_help(s);
    case 'Q': return may_leave(s, leaves);
    case 'M': choose_extra(s); return true;
    case 'N':
        if (s->is_aside)
            s->never[s->viewer] = true;
        return true;
    default: return true;
    }
}

static bool game_key(screen *s, int key)
{
    int rows = s->list_rows > 0 ? s->list_rows : 1;
    switch (key) {
    case TERM_ENTER: return s->cursor < 0 ? play_number(s) : play_move(s, screen_move(s));
    case TERM_UP: s->cursor < 0 ? change_number(s, 1) : move_cursor(s, -1); return true;
    case TERM_DOWN: s->cursor < 0 ? change_number(s, -1) : move_cursor(s, 1); return true;
    case TERM_LEFT: move_cursor(s, s->list_columns > 1 ? -rows : -1); return true;
    case TERM_RIGHT: move_cursor(s, s->cursor < 0 || s->list_columns <= 1 ? 1 : rows); return true;
    case TERM_BACKSPACE:
        if (s->ask.numbers)
            s->number /= 10;
        return true;
    case '.': return pass_or_go_on(s);
    case '+':
        if (s->cursor >= 0 && s->cursor < s->ask.possible)
            s->ask.at[s->cursor].way = (s->ask.at[s->cursor].way + 1) % s->ask.at[s->cursor].ways;
        return true;
    case ' ': next_page(s); return true;
    case TERM_CLICK: return click(s);
    default: break;
    }
    if (key >= '0' && key <= '9' && s->ask.numbers)
        type_digit(s, key - '0');
    else if (key >= 'a' && key <= 'z')
        return choose(s, ask_find_key(&s->ask, s->page, key));
    return true;
}

static void pane_key(screen *s, int key)
{
    enum { PAGE = 8 };
    if (key == TERM_TAB || key == TERM_BACK_TAB)
        next_focus(s, key == TERM_TAB ? 1 : -1);
    else if (key == TERM_PAGE_UP || key == TERM_PAGE_DOWN)
        scroll(s, key == TERM_PAGE_UP ? -PAGE : PAGE);
    else if (key >= '1' && key <= '9' && (s->ask.numbers == 0 || is_over(s)))
        choose_pane(s, key - '1');
}

static bool handle(screen *s, int key, bool *leaves)
{
    if (key == TERM_RESIZE || key == TERM_NOTHING || key == TERM_OTHER)
        return true;
    s->message[0] = '\0';
    if (s->layout.is_too_small)
        return key == 'Q' || key == 'q' ? (*leaves = true) : true;
    if (s->past >= 0)
        return past_key(s, key);
    pane_key(s, key);
    if (is_over(s) && !over_key(s, key, leaves))
        return false;
    if (*leaves)
        return true;
    if (!is_over(s) && !game_key(s, key))
        return false;
    if (is_over(s) && (key == 'Q' || key == 'U' || key == 'R' || key == 'X' || key == 'H'))
        return true;
    return command_key(s, key, leaves);
}

/* ---- the loop ---------------------------------------------------------------------------------------------------- */

static screen_end end_of(const screen *s)
{
    return term_stopped || s->view || s->w->t ? SCREEN_STOPPED : SCREEN_LOST;
}

screen_end screen_run(screen *s)
{
    bool leaves = false, was_over = false;
    s->past = -1;
    s->asked_ply = s->saved_ply = -1;
    s->thinking = -1;
    s->board = board_of(s->w->g);
    if (s->w->t && s->viewer < SB_SEATS_MAX) {
        s->viewer = next_person(s);
        if (!hand_over(s, s->viewer))
            return end_of(s);
        s->console->is_private = sb_table_is_private(s->w->t, s->viewer);
    }
    if (!change_viewer(s, s->viewer))
        return SCREEN_LOST;
    while (!leaves) {
        if (s->past < 0 && !settle(s))
            return end_of(s);
        ask_preview(s);
        screen_show(s);
        if (is_over(s) && !was_over && s->past < 0) {
            was_over = true;
            if (!show_scores(s))
                return end_of(s);
            continue;
        }
        int key = term_key(s->w->news ? 250 : -1);
        if (key == TERM_STOP)
            return end_of(s);
        if (key == TERM_NOTHING && s->w->news && s->w->news(s->w, 0) && !refresh(s))
            return SCREEN_LOST;
        if (!handle(s, key, &leaves))
            return end_of(s);
    }
    return is_over(s) ? SCREEN_OVER : SCREEN_LEFT;
}

void screen_free(screen *s)
{
    cut_log(s, 0);
    free(s->log);
    json_decref(s->view);
    json_decref(s->preview);
    canvas_free(&s->page_canvas);
}
