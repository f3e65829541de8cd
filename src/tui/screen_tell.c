/* screen_tell.c: what a person may want to know besides: hints, reasons, scores (screen_parts.h). */
#include "tui/screen_parts.h"

#include "cli/review_words.h"
#include "sagebrush/heap.h"
#include "tui/scores.h"
#include "tui/term.h"

#include <string.h>

bool screen_give_hint(screen *s)
{
    json_t *request = wire_request("hint", NULL);
    if (s->w->t)
        json_object_set_new(request, "bot", json_string(s->console->hints->id));
    json_t *answer = wire_ask(s->w, s->viewer, request);
    if (!wire_is_ok(answer)) {
        screen_refuse(s, answer);
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
        s->is_chosen = true;
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
bool screen_show_blocked(screen *s)
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

bool screen_show_help(screen *s)
{
    return popup_text(s, say(s, "Keys", "Touches"), say_text(SAY_KEYS, s->lang));
}

bool screen_show_scores(screen *s)
{
    scene sc = screen_scene(s);
    sb_text text = sb_heap_text();
    scores_put(&sc, &text);
    sb_put(&text,
        say(s,
            "V: what the game came down to. K keeps the record in a file; `sagebrush verify FILE` then checks that "
            "seed, fingerprint, moves and "
            "result belong together.",
            "V : ce qui a décidé la partie. K garde la partie dans un fichier ; `sagebrush verify FICHIER` vérifie "
            "alors que graine, empreinte, coups "
            "et résultat vont ensemble."));
    int key;
    bool fine = popup_text_key(s, say(s, "The end", "Fin de la partie"), text.at, &key);
    sb_heap_text_free(&text);
    if (fine && key == 'V')
        return screen_show_review(s);
    return fine && key == 'K' ? screen_keep_record(s) : fine;
}

/* The decisions one after another, as long as nobody has enough of it.  False: the program stops. */
static bool make_review(screen *s, sb_review *r, bool *done)
{
    *done = false;
    for (int key = TERM_NOTHING; key == TERM_NOTHING || key == TERM_RESIZE; key = term_key(0)) {
        if (term_stopped)
            return false;
        if (s->w->news)
            s->w->news(s->w, 0); /* the connection lives on */
        if (!sb_review_work(r, NULL)) {
            *done = true;
            return true;
        }
        sb_text text = SB_TEXT(s->message);
        sb_putf(&text, say(s, "The review: %d of %d. Any key stops it.", "Le bilan : %d sur %d. Une touche l'arrête."),
            sb_review_done(r), sb_review_of(r));
        screen_show(s);
    }
    return true;
}

/* What the game came down to, also of a table elsewhere. */
bool screen_show_review(screen *s)
{
    sb_table *elsewhere = s->w->t ? NULL : wire_finished(s->w), *t = s->w->t ? s->w->t : elsewhere;
    sb_review *r = NULL;
    bool fine = true, done = false;
    sb_error e = t ? sb_review_new(t, NULL, &r) : SB_UNAVAILABLE;
    if (e != SB_OK) {
        screen_say(s, true, sb_error_text(e, s->lang));
    } else {
        fine = make_review(s, r, &done);
        s->message[0] = '\0';
    }
    if (done) {
        sb_text text = sb_heap_text();
        review_put(r, t, s->lang, !term_is_ascii(), &text);
        fine = popup_text(s, say(s, "What the game came down to", "Ce qui a décidé la partie"), text.at);
        sb_heap_text_free(&text);
    }
    sb_review_free(r);
    sb_table_free(elsewhere);
    return fine;
}
