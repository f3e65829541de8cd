/* coach.c: what a bot expects of a position, for people (coach.h). */
#include "coach/review.h"

/* From what the seat sees alone. */
static sb_quick chance_of(const sb_game *g, const void *state, int seat, int again)
{
    _Alignas(64) unsigned char seen[SB_STATE_MAX];
    memcpy(seen, state, g->state_size);
    g->rules.redact(seen, seat);
    return (sb_quick) { sb_hash(seen, g->state_size) + (uint64_t)again * UINT64_C(0x9e3779b97f4a7c15) };
}

/* Odds in whole numbers: equal on every machine. */
int32_t sb_coach_tell(sb_telling by, int32_t foreseen)
{
    int64_t yes = foreseen, no = SB_CERTAIN - yes, even = 100 * SB_CERTAIN;
    if (!by.odds)
        return foreseen;
    int64_t for_it = yes * by.odds * (even + by.bend * yes) >> 8; /* so that there is room for what follows */
    int64_t against = no * 100 * (even + by.bend * no) >> 8;
    return (int32_t)(for_it * SB_CERTAIN / (for_it + against));
}

static void tell_chances(const sb_game *g, const void *state, sb_thought *t)
{
    sb_setup setup;
    g->rules.setup_of(state, &setup);
    for (int i = 0; g->bots.outlook && t->foresees && i < t->candidates; i++) {
        int32_t *chance = &t->candidate[i].forecast.chance;
        *chance = sb_coach_tell(g->bots.outlook->told[setup.players - 1], *chance);
    }
}

sb_error sb_coach_think(const sb_bot *b, const sb_game *g, const void *state, int seat, const sb_move *wanted,
    const sb_bot_budget *budget, int again, sb_thought *out)
{
    sb_mind *mind;
    sb_quick chance = chance_of(g, state, seat, again);
    memset(out, 0, sizeof *out);
    sb_error e = sb_mind_open(b ? b : sb_bot_find("best"), g, &mind);
    if (e != SB_OK)
        return e;
    sb_mind_consider(mind, state, seat, wanted, budget, &chance, out);
    sb_mind_close(mind);
    tell_chances(g, state, out);
    return SB_OK;
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static double percent(int32_t chance)
{
    return 100.0 * chance / SB_CERTAIN;
}

static void put_move(const sb_game *g, const char *key, sb_move move, sb_json *out)
{
    char bytes[256];
    sb_text t = SB_TEXT(bytes);
    sb_move_write(g, move, &t);
    sb_json_text(out, key, bytes);
}

static void put_sentence(const sb_game *g, int seat, const char *key, sb_move move, const sb_names *names, sb_json *out)
{
    char bytes[512];
    sb_text t = SB_TEXT(bytes);
    sb_say_move(g, seat, move, names, &t);
    sb_json_text(out, key, bytes);
}

void sb_forecast_json(const sb_game *g, const sb_forecast *f, sb_json *out)
{
    sb_json_fixed(out, "chance", percent(f->chance), 1);
    sb_json_fixed(out, "points", f->own / 100.0, 1);
    sb_json_fixed(out, "other", f->other / 100.0, 1);
    sb_json_object(out, "categories");
    for (int c = 0; c < g->categories.count - 1; c++)
        sb_json_fixed(out, g->categories.at[c].id, f->category[c] / 100.0, 1);
    sb_json_end(out);
}

/* The best is compared with the next, every other one with the best. */
static void put_why(const sb_game *g, const sb_thought *t, int i, sb_lang lang, sb_json *out)
{
    char bytes[512];
    sb_text why = SB_TEXT(bytes);
    if (t->candidates > 1)
        sb_coach_say(g, &t->candidate[i].forecast, &t->candidate[i == 0 ? 1 : 0].forecast, lang, &why);
    sb_json_text(out, "why", bytes);
}

static void put_candidate(const sb_game *g, int seat, const sb_thought *t, int i, const sb_names *names, sb_json *out)
{
    const sb_candidate *c = &t->candidate[i];
    sb_json_object(out, NULL);
    put_move(g, "move", c->move, out);
    put_sentence(g, seat, "text", c->move, names, out);
    sb_json_fixed(out, "value", c->value / 100.0, 2);
    if (t->foresees) {
        sb_forecast_json(g, &c->forecast, out);
        put_why(g, t, i, names->lang, out);
    }
    sb_json_list(out, "line");
    for (int k = 0; k < c->line_n; k++)
        put_move(g, NULL, c->line[k], out);
    sb_json_end(out);
    sb_json_list(out, "line_texts");
    for (int k = 0; k < c->line_n; k++)
        put_sentence(g, seat, NULL, c->line[k], names, out);
    sb_json_end(out);
    sb_json_end(out);
}

void sb_coach_json(
    const sb_game *g, int seat, const sb_bot *b, const sb_thought *t, const sb_names *names, sb_json *out)
{
    sb_json_text(out, "bot", (b ? b : sb_bot_find("best"))->id);
    sb_json_bool(out, "foresees", t->foresees);
    sb_json_list(out, "moves");
    for (int i = 0; i < t->candidates; i++)
        put_candidate(g, seat, t, i, names, out);
    sb_json_end(out);
}

/* ---- the review's -------------------------------------------------------------------------------------------------- */

static void put_forecast(const sb_game *g, const char *key, const sb_forecast *f, sb_json *out)
{
    sb_json_object(out, key);
    sb_forecast_json(g, f, out);
    sb_json_end(out);
}

static void put_slip(const sb_game *g, int seat, const sb_slip *s, const sb_names *names, sb_json *out)
{
    char bytes[512];
    sb_text why = SB_TEXT(bytes);
    sb_coach_say(g, &s->could, &s->was, names->lang, &why);
    sb_json_object(out, NULL);
    sb_json_int(out, "ply", s->ply);
    sb_json_int(out, "turn", s->turn);
    sb_json_fixed(out, "lost", s->lost / 100.0, 1);
    put_move(g, "move", s->played, out);
    put_sentence(g, seat, "text", s->played, names, out);
    put_forecast(g, "was", &s->was, out);
    put_move(g, "better", s->better, out);
    put_sentence(g, seat, "better_text", s->better, names, out);
    put_forecast(g, "could", &s->could, out);
    sb_json_text(out, "why", bytes);
    sb_json_end(out);
}

static void put_curve(const sb_review *r, int seat, sb_json *out)
{
    sb_json_list(out, "curve");
    for (int i = 0; i < sb_review_points(r); i++) {
        const sb_review_point *p = sb_review_point_at(r, i);
        if (p->seat != seat)
            continue;
        sb_json_object(out, NULL);
        sb_json_int(out, "ply", p->ply);
        sb_json_fixed(out, "chance", percent(p->chance), 1);
        sb_json_end(out);
    }
    sb_json_end(out);
}

static void put_seat(const sb_review *r, const sb_game *g, int seat, const sb_names *names, sb_json *out)
{
    const sb_review_seat *s = sb_review_seat_of(r, seat);
    sb_json_object(out, NULL);
    sb_json_int(out, "seat", seat);
    sb_json_int(out, "decisions", s->decisions);
    sb_json_fixed(out, "start", percent(s->start), 1);
    sb_json_fixed(out, "own", percent(s->own), 1);
    sb_json_fixed(out, "others", percent(s->others), 1);
    sb_json_fixed(out, "luck", percent(s->luck), 1);
    sb_json_fixed(out, "end", percent(s->end), 1);
    put_curve(r, seat, out);
    sb_json_list(out, "slips");
    for (int i = 0; i < s->slips; i++)
        put_slip(g, seat, &s->slip[i], names, out);
    sb_json_end(out);
    sb_json_end(out);
}

void sb_review_seats_json(const sb_review *r, const sb_table *t, sb_lang lang, sb_json *out)
{
    sb_names names = sb_table_names(t, lang);
    sb_json_list(out, "seats");
    for (int seat = 0; seat < sb_table_setup_of(t)->setup.players; seat++)
        put_seat(r, sb_table_game(t), seat, &names, out);
    sb_json_end(out);
}
