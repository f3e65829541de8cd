/* screen_view.c: what the full screen knows of the table, and how it changes it: views, moves, taking back (screen_parts.h). */
#include "tui/screen_parts.h"

#include <string.h>

bool screen_is_over(const screen *s)
{
    return json_is_true(json_object_get(s->view, "over"));
}

/* ---- views ------------------------------------------------------------------------------------------------------- */

/* The cursor begins at the first answer; at what ends it where only moves besides are left, so that nobody spends a token by
 * one Enter too many; nowhere out of turn. */
static int first_line(const screen *s)
{
    if (s->ask.numbers)
        return -1;
    if (!json_is_object(json_object_get(s->view, "decision")))
        return s->ask.n;
    for (int i = 0; i < s->ask.possible; i++)
        if (strcmp(ask_text(ask_move(&s->ask, i), "role"), "aside") != 0)
            return i;
    return 0;
}

/* The question has changed: the cursor begins anew, and the board shows what it is about. */
static void begin_question(screen *s)
{
    scene sc = screen_scene(s);
    const char *kind = scene_id(json_object_get(s->view, "decision"), "kind");
    s->cursor = first_line(s);
    s->is_chosen = false;
    s->number = s->ask.numbers ? ask_number_of(&s->ask, 0) : 0;
    s->is_typing = false;
    s->page = s->top = 0;
    if (*kind && strcmp(kind, s->decision) != 0) { /* while others play it stays */
        sb_text text = SB_TEXT(s->decision);
        sb_put(&text, kind);
        s->tab = s->board->about(&sc);
    }
}

void screen_take_view(screen *s, json_t *view)
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
        screen_take_events(s, view);
        screen_take_view(s, json_incref(view));
    }
    json_decref(answer);
    return view != NULL;
}

const char *screen_lang(const screen *s)
{
    return s->lang == SB_FR ? "fr" : "en";
}

bool screen_refresh(screen *s)
{
    return take_answer(s,
        wire_ask(s->w, s->viewer,
            wire_request(
                "view", "since", 'i', s->log_next, "undos", 'i', s->log_undos, "lang", 's', screen_lang(s), NULL)));
}

/* Somebody else's eyes: nothing of what was shown may stay. */
bool screen_change_viewer(screen *s, int viewer)
{
    screen_cut_log(s, 0);
    s->viewer = viewer;
    s->log_next = s->log_undos = s->log_incidents = 0;
    s->asked_ply = -1;
    s->decision[0] = '\0';
    s->scroll[s->panes_n] = 0;
    if (!screen_refresh(s))
        return false;
    s->fresh = s->seen[viewer];
    return true;
}

void screen_ask_preview(screen *s)
{
    const json_t *move = screen_move(s);
    const char *text = move && !json_object_get(move, "reason") ? ask_text(move, "move") : "";
    if (strcmp(text, s->preview_of) == 0)
        return;
    sb_text of = SB_TEXT(s->preview_of);
    sb_put(&of, text);
    json_decref(s->preview);
    s->preview = NULL; /* asking may show the screen */
    s->preview = *text
        ? wire_ask(s->w, s->viewer, wire_request("preview", "move", 's', text, "lang", 's', screen_lang(s), NULL))
        : NULL;
}

/* ---- changing the table ------------------------------------------------------------------------------------------ */

void screen_refuse(screen *s, const json_t *answer)
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
    json_object_set_new(request, "lang", json_string(screen_lang(s)));
    return wire_ask(s->w, seat, request);
}

static bool take_change(screen *s, json_t *answer)
{
    if (!answer)
        return false;
    if (!wire_is_ok(answer))
        screen_refuse(s, answer);
    if (!json_object_get(answer, "view")) {
        json_decref(answer);
        return true;
    }
    return take_answer(s, answer);
}

bool screen_play_text(screen *s, const char *move)
{
    s->seen[s->viewer] = s->fresh = s->log_next;
    return take_change(s, change(s, s->viewer, wire_request("apply", "move", 's', move, NULL)));
}

bool screen_play_move(screen *s, const json_t *move)
{
    if (!move)
        return true;
    if (*ask_text(move, "reason")) {
        sb_text text = SB_TEXT(s->message);
        sb_putf(&text, "! %s (%s)", ask_text(move, "reason"), ask_text(move, "rule"));
        s->is_warning = true;
        return true;
    }
    return screen_play_text(s, ask_text(move, "move"));
}

const json_t *screen_proposal(const screen *s)
{
    const json_t *proposal = json_object_get(s->view, "proposal"), *seat;
    size_t i;
    json_array_foreach(
        json_object_get(proposal, "agreed"), i, seat) if (json_integer_value(seat) == s->viewer) return NULL;
    return json_is_object(proposal) && !s->w->t && s->viewer < SB_SEATS_MAX ? proposal : NULL;
}

/* Somebody else, at another screen, wants to take back: yes or no. */
static bool answer_proposal(screen *s)
{
    int key, to = scene_int(screen_proposal(s), "to");
    if (!popup_ask(s, say(s, "Take back", "Annuler"), say_text(SAY_PROPOSED, s->lang), "yYoOnN", &key))
        return false;
    return !key
        || take_change(s,
            change(
                s, s->viewer, wire_request("agree", "to", 'i', to, "agree", 'b', strchr("yYoO", key) != NULL, NULL)));
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
    return s->w->t ? (json_decref(answer), screen_refresh(s)) : take_change(s, answer);
}

bool screen_take_back(screen *s, const char *what)
{
    if (strcmp(what, "undo") == 0 && screen_proposal(s))
        return answer_proposal(s);
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
