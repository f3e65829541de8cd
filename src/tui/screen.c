/* screen.c: the course of a game on the full screen (screen.h). */
#include "tui/screen_parts.h"

#include "tui/term.h"

#include <stdlib.h>

static screen_end end_of(const screen *s)
{
    return term_stopped || s->w->t ? SCREEN_STOPPED : SCREEN_LOST;
}

/* The table elsewhere cannot be reached just now, or can be again. */
static void show_trouble(wire *w, const char *text)
{
    screen *s = w->troubled;
    screen_say(s, true, text);
    if (s->view)
        screen_show(s);
}

/* What has happened at a table elsewhere. */
static bool take_news(screen *s)
{
    char said[400];
    if (s->past < 0 && !screen_refresh(s))
        return false;
    s->w->said(s->w, said);
    if (said[0])
        screen_say(s, false, said);
    if (screen_proposal(s))
        screen_say(s, true,
            say(s, "Somebody would like to take back a move: U answers.",
                "Quelqu'un voudrait annuler un coup : U pour répondre."));
    return true;
}

/* The next key, or TERM_NOTHING when something has happened elsewhere: that is looked for also while somebody types. */
static int next_key(screen *s, bool *is_here)
{
    enum { LOOK_MS = 50 };
    if (!s->w->news)
        return term_key(-1);
    int key;
    do {
        if (s->w->news(s->w, 0)) {
            *is_here = take_news(s);
            return TERM_NOTHING;
        }
        key = term_key(LOOK_MS);
    } while (key == TERM_NOTHING);
    return key;
}

screen_end screen_run(screen *s)
{
    bool leaves = false, was_over = false, is_here = true;
    s->past = -1;
    s->asked_ply = s->saved_ply = -1;
    s->thinking = -1;
    s->board = board_of(s->w->g);
    s->w->trouble = show_trouble;
    s->w->troubled = s;
    if (s->w->t && s->viewer < SB_SEATS_MAX) {
        s->viewer = screen_next_person(s);
        if (!screen_hand_over(s, s->viewer))
            return end_of(s);
        s->console->is_private = sb_table_is_private(s->w->t, s->viewer);
    }
    if (!screen_change_viewer(s, s->viewer))
        return SCREEN_LOST;
    while (!leaves) {
        if (s->past < 0 && !screen_settle(s))
            return end_of(s);
        screen_ask_preview(s);
        screen_show(s);
        if (screen_is_over(s) && !was_over && s->past < 0) {
            was_over = true;
            if (!screen_show_scores(s))
                return end_of(s);
            continue;
        }
        int key = next_key(s, &is_here);
        if (key == TERM_STOP || !is_here || !screen_key(s, key, &leaves))
            return end_of(s);
    }
    return screen_is_over(s) ? SCREEN_OVER : SCREEN_LEFT;
}

void screen_free(screen *s)
{
    screen_cut_log(s, 0);
    free(s->log);
    json_decref(s->view);
    json_decref(s->preview);
    canvas_free(&s->page_canvas);
}
