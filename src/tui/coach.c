/* coach.c: the coach's three best moves in words, for any terminal (coach.h). */
#include "tui/coach.h"

#include <math.h>

enum { SHOWN = 3 };

static int rounded(int64_t value, int64_t one)
{
    return (int)((value + (value < 0 ? -one / 2 : one / 2)) / one);
}

/* A document has tenths: from the same tenths, the same whole number at a table here and at a server. */
static int whole(int tenths)
{
    return rounded(tenths, 10);
}

static int tenths_in(const json_t *of, const char *name)
{
    return (int)lround(json_number_value(json_object_get(of, name)) * 10);
}

static void put_forecast(int percent, int points, sb_lang lang, sb_text *out)
{
    sb_putf(out, lang == SB_FR ? " : %d %% de gagner, %d points. " : ": %d %% to win, %d points. ", percent, points);
}

static void put_move(const sb_game *g, int seat, const sb_thought *t, int i, const sb_names *names, sb_text *out)
{
    const sb_candidate *c = &t->candidate[i];
    sb_putf(out, "%d. ", i + 1);
    sb_say_move(g, seat, c->move, names, out);
    sb_put(out, " [");
    sb_move_write(g, c->move, out);
    sb_put(out, "]");
    if (!t->foresees)
        return;
    put_forecast(whole(rounded((int64_t)c->forecast.chance * 1000, SB_CERTAIN)), whole(rounded(c->forecast.own, 10)),
        names->lang, out);
    if (t->candidates > 1)
        sb_coach_say(g, &c->forecast, &t->candidate[i == 0 ? 1 : 0].forecast, names->lang, out);
}

sb_error coach_lines(const sb_table *t, int seat, const sb_bot_budget *budget, sb_lang lang,
    void (*line)(const void *with, const char *text), const void *with)
{
    const sb_game *g = sb_table_game(t);
    sb_names names = sb_table_names(t, lang);
    sb_thought thought;
    sb_error e = sb_coach_think(NULL, g, sb_table_state(t), seat, NULL, budget, 0, &thought);
    for (int i = 0; e == SB_OK && i < thought.candidates && i < SHOWN; i++) {
        char bytes[1024];
        sb_text text = SB_TEXT(bytes);
        put_move(g, seat, &thought, i, &names, &text);
        line(with, bytes);
    }
    return e;
}

static const char *text_of(const json_t *of, const char *name)
{
    const char *text = json_string_value(json_object_get(of, name));
    return text ? text : "";
}

void coach_put_answer(const json_t *answer, sb_lang lang, sb_text *out)
{
    const json_t *moves = json_object_get(answer, "moves"), *move;
    bool foresees = json_is_true(json_object_get(answer, "foresees"));
    size_t i;
    if (!json_is_true(json_object_get(answer, "ok")))
        sb_putf(out, "! %s\n", text_of(json_object_get(answer, "error"), "message"));
    json_array_foreach(moves, i, move)
    {
        if (i >= SHOWN)
            return;
        sb_putf(out, "%d. %s [%s]", (int)i + 1, text_of(move, "text"), text_of(move, "move"));
        if (foresees)
            put_forecast(whole(tenths_in(move, "chance")), whole(tenths_in(move, "points")), lang, out);
        sb_putf(out, "%s\n", text_of(move, "why"));
    }
}
