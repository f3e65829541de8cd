/* screen_parts.h: what the parts of the full screen (screen.h) ask of each other.  Whatever answers a bool: false, the program stops, or
 * the table cannot be reached any more. */
#ifndef SAGEBRUSH_TUI_SCREEN_PARTS_H
#define SAGEBRUSH_TUI_SCREEN_PARTS_H

#include "tui/screen.h"

static inline const char *say(const screen *s, const char *en, const char *fr)
{
    return s->lang == SB_FR ? fr : en;
}

/* screen_log.c */
void screen_cut_log(screen *s, int from); /* events from this number on were taken back */
void screen_take_events(screen *s, const json_t *view);
bool screen_show_log(screen *s);

/* screen_view.c: what is known of the table, and what changes it */
bool screen_is_over(const screen *s);
const char *screen_lang(const screen *s);
void screen_take_view(screen *s, json_t *view); /* it becomes ours */
bool screen_refresh(screen *s);
bool screen_change_viewer(screen *s, int viewer);
void screen_ask_preview(screen *s); /* of the move under the cursor */
void screen_refuse(screen *s, const json_t *answer);
bool screen_play_move(screen *s, const json_t *move); /* NULL: nothing */
bool screen_play_text(screen *s, const char *move);   /* a canonical text */
bool screen_take_back(screen *s, const char *what);   /* "undo", "redo", "reset" */
const json_t *screen_proposal(
    const screen *s); /* to take back, by somebody at another screen, not answered yet; NULL: none */

/* screen_table.c: a table in this program */
int screen_next_person(const screen *s);
bool screen_hand_over(screen *s, int seat); /* covers the screen until its person is there */
bool screen_settle(screen *s);              /* bots move, people sit down, the view is fresh */

/* screen_tell.c */
bool screen_give_hint(screen *s);
bool screen_show_blocked(screen *s);
bool screen_show_help(screen *s);
bool screen_show_scores(screen *s);
bool screen_show_review(screen *s);

/* screen_command.c */
bool screen_keep_record(screen *s);
bool screen_may_leave(screen *s, bool *leaves); /* asks while a game runs */
bool screen_ask_about(screen *s);
bool screen_ask_command(screen *s, bool *leaves);

/* screen_keys.c */
bool screen_key(screen *s, int key, bool *leaves);

#endif
