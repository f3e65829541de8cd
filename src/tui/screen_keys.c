/* screen_keys.c: what the keys of the full screen do (screen_parts.h). */
#include "tui/screen_parts.h"

#include "tui/term.h"

#include <string.h>

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
    s->is_chosen = true;
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
    if (line < 0) {
        screen_say(s, false, say(s, "No choice has that key.", "Aucun choix n'a cette touche."));
        return true;
    }
    bool there = s->cursor == line && s->is_chosen;
    s->cursor = line;
    s->is_chosen = true;
    screen_ask_preview(s);
    const char *stops = scene_id(s->preview, "stops");
    if (!there && (strcmp(stops, "chance") == 0 || strcmp(stops, "hidden") == 0)) {
        screen_say(s, true,
            say(s, "This shows what is hidden and cannot be taken back freely: Enter plays it.",
                "Cela montre ce qui est caché et ne s'annule pas librement : Entrée le joue."));
        return true;
    }
    return screen_play_move(s, screen_move(s));
}

static bool play_number(screen *s)
{
    if (ask_number(&s->ask, s->number))
        return screen_play_move(s, ask_number(&s->ask, s->number));
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

static bool play_chosen(screen *s)
{
    if (s->cursor < 0)
        return play_number(s);
    return s->is_aside && !screen_move(s) ? pass_or_go_on(s) : screen_play_move(s, screen_move(s));
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
        s->w, s->viewer, wire_request("view", "ply", 'i', ply, "since", 'i', 0, "lang", 's', screen_lang(s), NULL));
    json_t *view = json_object_get(answer, "view");
    if (view) {
        screen_cut_log(s, 0);
        screen_take_events(s, view);
        screen_take_view(s, json_incref(view));
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
        return screen_refresh(s);
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
    case 'E': return screen_show_scores(s);
    case 'K': return screen_keep_record(s);
    case 'V': return screen_show_review(s);
    case 'q':
    case 'Q': return screen_may_leave(s, leaves);
    default: break;
    }
    return true;
}

/* ---- keys that play and ask ------------------------------------------------------------------------------------------ */

static bool command_key(screen *s, int key, bool *leaves)
{
    switch (key) {
    case 'U': return screen_take_back(s, "undo");
    case 'R': return screen_take_back(s, "redo");
    case 'X': return screen_take_back(s, "reset");
    case 'H': return screen_give_hint(s);
    case 'W': return screen_show_blocked(s);
    case 'L': return screen_show_log(s);
    case '?': return screen_show_help(s);
    case '/': return screen_ask_about(s);
    case ':': return screen_ask_command(s, leaves);
    case 'Q': return screen_may_leave(s, leaves);
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
    case TERM_ENTER: return play_chosen(s);
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
    else if (key >= '1' && key <= '9' && (s->ask.numbers == 0 || screen_is_over(s)))
        choose_pane(s, key - '1');
}

bool screen_key(screen *s, int key, bool *leaves)
{
    if (key == TERM_RESIZE || key == TERM_NOTHING || key == TERM_OTHER)
        return true;
    s->message[0] = '\0';
    if (s->layout.is_too_small)
        return key == 'Q' || key == 'q' ? (*leaves = true) : true;
    if (s->past >= 0)
        return past_key(s, key);
    pane_key(s, key);
    if (screen_is_over(s) && !over_key(s, key, leaves))
        return false;
    if (*leaves)
        return true;
    if (!screen_is_over(s) && !game_key(s, key))
        return false;
    if (screen_is_over(s) && (key == 'Q' || key == 'U' || key == 'R' || key == 'X' || key == 'H'))
        return true;
    return command_key(s, key, leaves);
}
