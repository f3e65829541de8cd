/* screen_command.c: saving, leaving, and the commands of the line mode, on the full screen (screen_parts.h). */
#include "tui/screen_parts.h"

#include "sagebrush/heap.h"
#include "tui/coach.h"
#include "tui/saves.h"
#include "tui/term.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- saving and leaving ------------------------------------------------------------------------------------------ */

static bool save_record(screen *s, const char *path)
{
    int key;
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
    bool fine = s->w->t ? saves_write(path, s->w->t) : wire_save_record(s->w, path);
    sb_putf(&text, say_text(fine ? SAY_SAVED : SAY_NOT_SAVED, s->lang), path);
    s->is_warning = !fine;
    return true;
}

bool screen_keep_record(screen *s)
{
    char path[PATH_MAX] = "";
    saves_record_name(s->w->g, path);
    if (!popup_line(s, say(s, "Keep the record", "Garder la partie"), say(s, "Name of the file", "Nom du fichier"),
            path, sizeof path))
        return false;
    return !path[0] || save_record(s, path);
}

/* Asks while a game runs. */
bool screen_may_leave(screen *s, bool *leaves)
{
    int key = 'y';
    if (!screen_is_over(s)
        && !popup_ask(s, say(s, "Leave", "Quitter"),
            say_text(!s->w->t     ? SAY_LEAVE_ONLINE
                    : s->autosave ? SAY_LEAVE_KEPT
                                  : SAY_LEAVE,
                s->lang),
            "yYoOnN\n", &key))
        return false;
    *leaves = key && (key == TERM_ENTER || strchr("yYoO", key));
    return true;
}

/* ---- commands of the line mode ------------------------------------------------------------------------------------- */

/* A move as it is typed: its text, at a table in this program also what people call it. */
static bool find_typed(const screen *s, const char *line, sb_text *out)
{
    const json_t *moves = json_object_get(s->view, "moves"), *move;
    size_t i;
    json_array_foreach(moves, i, move) if (strcmp(ask_text(move, "move"), line) == 0)
    {
        sb_put(out, line);
        return true;
    }
    choice *list = s->w->t ? malloc(sizeof *list) : NULL;
    sb_move meant;
    if (list)
        choice_init(list, s->w->g, sb_table_state(s->w->t), s->viewer, &s->console->names);
    bool found = list && choice_read(list, line, &meant) == CHOICE_MOVE;
    if (found)
        sb_move_write(s->w->g, meant, out);
    free(list);
    return found;
}

static bool play_typed(screen *s, const char *line)
{
    char text[128];
    sb_text canonical = SB_TEXT(text);
    if (find_typed(s, line, &canonical))
        return screen_play_text(s, text);
    screen_say(s, true,
        say(s, "Neither a move nor a command; : ? lists the commands.",
            "Ni un coup ni une commande ; : ? donne les commandes."));
    return true;
}

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
    if (effect == COMMAND_UNKNOWN)
        fine = play_typed(s, line);
    else if (bytes && *bytes)
        fine = popup_text(s, line, bytes);
    free(c.line);
    free(bytes);
    return fine;
}

bool screen_ask_about(screen *s)
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

/* At a table elsewhere the coach sits there, too. */
static bool ask_coach(screen *s)
{
    json_t *answer = wire_ask(s->w, s->viewer, wire_request("coach", "lang", 's', screen_lang(s), NULL));
    sb_text text = sb_heap_text();
    coach_put_answer(answer, s->lang, &text);
    bool fine = answer && popup_text(s, say(s, "The coach", "Le conseiller"), text.at);
    sb_heap_text_free(&text);
    json_decref(answer);
    return fine;
}

static bool leave_or(screen *s, const char *line, bool *leaves)
{
    switch (command_kind(line)) {
    case COMMAND_KIND_UNDO: return screen_take_back(s, "undo");
    case COMMAND_KIND_REDO: return screen_take_back(s, "redo");
    case COMMAND_KIND_RESET: return screen_take_back(s, "reset");
    case COMMAND_KIND_LOG: return screen_show_log(s);
    case COMMAND_KIND_HINT: return screen_give_hint(s);
    case COMMAND_KIND_QUIT: return screen_may_leave(s, leaves);
    case COMMAND_KIND_SAVE: return save_record(s, command_rest(line));
    case COMMAND_KIND_WORDS: return show_command(s, line);
    case COMMAND_KIND_HELP: return s->w->t ? show_command(s, line) : screen_show_help(s);
    case COMMAND_KIND_WHY:
        if (!command_rest(line)[0])
            return screen_show_blocked(s);
        break;
    case COMMAND_KIND_COACH: return s->w->t ? show_command(s, line) : ask_coach(s);
    case COMMAND_KIND_SHOW:
    case COMMAND_KIND_MOVES: break;
    case COMMAND_KIND_OTHER: return s->w->t ? show_command(s, line) : play_typed(s, line);
    }
    if (s->w->t)
        return show_command(s, line);
    screen_say(s, true, say_text(SAY_NOT_ELSEWHERE, s->lang));
    return true;
}

bool screen_ask_command(screen *s, bool *leaves)
{
    char line[200] = "";
    if (!popup_line(s, say(s, "Command", "Commande"),
            say(s, "A move, or: about, rule, guide, goal, why, coach, save FILE, ?",
                "Un coup, ou : carte, règle, guide, but, pourquoi, conseiller, aide"),
            line, sizeof line))
        return false;
    if (!line[0])
        return true;
    return leave_or(s, line, leaves);
}
