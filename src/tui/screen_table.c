/* screen_table.c: a table in this program on the full screen: bots, whose turn it is, autosave (screen_parts.h). */
#include "tui/screen_parts.h"

#include "tui/saves.h"
#include "tui/term.h"

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

/* The seat whose person is asked next: whoever sits there already, then the lowest.  Never a bot's: nobody sees its cards. */
int screen_next_person(const screen *s)
{
    unsigned pending = sb_table_pending(s->w->t) & sb_table_people(s->w->t);
    return pending == 0 || (s->viewer < SB_SEATS_MAX && pending >> s->viewer & 1) ? s->viewer : __builtin_ctz(pending);
}

/* What the viewer saw happen from event number `from` on, in a line; false: nothing. */
static bool put_happened(const screen *s, int from, sb_text *out)
{
    for (int i = 0; i < s->log_n; i++)
        if (s->log[i].number >= from)
            sb_putf(out, out->n ? "; %s" : "%s", s->log[i].text);
    return out->n > 0;
}

/* A move of a bot, long enough to be read; any key shows the rest at once, the last one stays beside the question. */
static bool show_step(screen *s)
{
    int before = s->log_next;
    sb_text text = SB_TEXT(s->message);
    if (s->pace <= 0 || s->is_hurried)
        return true;
    if (!screen_refresh(s))
        return false;
    s->is_warning = false;
    if (!put_happened(s, before, &text) || sb_table_next_bot(s->w->t) < 0)
        return true;
    sb_put(&text, say(s, "  (any key: at once)", "  (une touche : tout de suite)"));
    screen_show(s);
    int key = term_key(s->pace);
    s->is_hurried = key != TERM_NOTHING && key != TERM_RESIZE;
    s->message[0] = '\0';
    return key != TERM_STOP;
}

static bool bots_play(screen *s)
{
    sb_table *t = s->w->t;
    s->is_hurried = false;
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
        if (!show_step(s))
            return false;
    }
    s->thinking = -1;
    return true;
}

/* People change places before the screen: it is covered in between where somebody may not see what is on it. */
bool screen_hand_over(screen *s, int seat)
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
bool screen_settle(screen *s)
{
    if (!s->w->t)
        return true;
    if (!bots_play(s))
        return false;
    autosave(s);
    s->is_aside = sb_table_pending(s->w->t) != 0 && wants_aside(s);
    int seat = s->is_aside ? s->viewer : screen_next_person(s);
    if (seat == s->viewer && s->view)
        return screen_refresh(s);
    if (!screen_hand_over(s, seat))
        return false;
    if (!screen_change_viewer(s, seat))
        return false;
    s->console->is_private = sb_table_is_private(s->w->t, seat);
    return true;
}
