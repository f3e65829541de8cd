/* view.c: what a viewer may see, as JSON (docs/views.md).
 *
 * Position, moves and question come from a redacted copy of the state; the rest is known to everybody.  The hash of
 * the complete state is never shown: by trying out what is hidden it could be guessed. */
#include "table/table_private.h"

#include <limits.h>
#include <string.h>

typedef struct view {
    const sb_table *t;
    int viewer;
    const void *state; /* the table's, or an earlier one */
    const void *seen;  /* the same, redacted */
    int ply, events;   /* how many moves and events led to it */
    bool past;         /* looking back */
    sb_names names;
    sb_json *out;
} view;

/* ---- the table --------------------------------------------------------------------------------------------------- */

static void put_seat(const view *v, int seat)
{
    const sb_seat *s = &v->t->setup.seat[seat];
    char buffer[SB_NAME_MAX];
    sb_text unnamed = SB_TEXT(buffer);
    sb_putf(&unnamed, v->names.lang == SB_FR ? "Place %d" : "Seat %d", seat + 1);
    sb_json_object(v->out, NULL);
    sb_json_int(v->out, "seat", seat);
    sb_json_text(v->out, "name", s->name[0] ? s->name : buffer);
    const char *bot = sb_table_bot_of(v->t, seat); /* who decides now */
    sb_json_text(v->out, "kind", sb_seat_kinds[bot ? SB_BOT : SB_HUMAN]);
    if (bot)
        sb_json_text(v->out, "bot", bot);
    if (v->t->deputy[seat].plays)
        sb_json_text(v->out, "person", v->t->deputy[seat].for_good ? "resigned" : "away");
    if (s->nonce[0])
        sb_json_text(v->out, "nonce", s->nonce);
    sb_json_end(v->out);
}

/* Opponents whom the game itself plays have rows after the seats. */
static void put_automas(const view *v)
{
    sb_result r;
    v->t->game->rules.result(v->seen, &r);
    sb_json_list(v->out, "automas");
    for (int i = 0; i < r.automas; i++) {
        sb_json_object(v->out, NULL);
        sb_json_int(v->out, "seat", r.players + i);
        sb_json_text(v->out, "name", v->t->game->automa);
        sb_json_end(v->out);
    }
    sb_json_end(v->out);
}

static void put_table(const view *v)
{
    const sb_table *t = v->t;
    sb_json_text(v->out, "game", t->game->id);
    sb_json_int(v->out, "rules_version", t->game->rules_version);
    sb_json_text(v->out, "table", t->setup.id);
    sb_json_int(v->out, "players", t->setup.setup.players);
    if (v->viewer == SB_SPECTATOR)
        sb_json_text(v->out, "viewer", "spectator");
    else
        sb_json_int(v->out, "viewer", v->viewer);
    sb_setup_json(t->game, &t->setup.setup, v->out);
    sb_json_list(v->out, "seats");
    for (int seat = 0; seat < t->setup.setup.players; seat++)
        put_seat(v, seat);
    sb_json_end(v->out);
    put_automas(v);
    sb_json_hex(v->out, "commitment", t->commitment, sizeof t->commitment);
}

/* ---- the viewer's choice ----------------------------------------------------------------------------------------- */

static void put_decision(const view *v)
{
    const sb_game *g = v->t->game;
    if (v->viewer == SB_SPECTATOR || !(g->rules.pending(v->state) >> v->viewer & 1)) {
        sb_json_null(v->out, "decision");
        return;
    }
    sb_decision d = g->rules.decision(v->seen, v->viewer);
    char buffer[512];
    sb_text sentence = SB_TEXT(buffer);
    sb_say_decision(g, v->viewer, &d, &v->names, &sentence);
    sb_json_object(v->out, "decision");
    sb_decision_json(g, &d, v->out);
    sb_json_text(v->out, "text", buffer);
    sb_json_end(v->out);
}

static void put_texts(const view *v, int seat, sb_move move)
{
    char move_buffer[128], buffer[512];
    sb_text canonical = SB_TEXT(move_buffer), sentence = SB_TEXT(buffer);
    sb_move_write(v->t->game, move, &canonical);
    sb_say_move(v->t->game, seat, move, &v->names, &sentence);
    sb_json_text(v->out, "move", move_buffer);
    sb_move_json(v->t->game, move, v->out);
    sb_json_text(v->out, "text", buffer);
}

static void put_move(const view *v, sb_move move)
{
    char note_buffer[SB_NOTE_MAX];
    sb_text note = SB_TEXT(note_buffer);
    sb_note(v->t->game, v->seen, v->viewer, move, &v->names, &note);
    sb_json_object(v->out, NULL);
    put_texts(v, v->viewer, move);
    if (note.n)
        sb_json_text(v->out, "note", note_buffer);
    sb_facts_json(v->t->game, v->seen, v->viewer, move, v->out);
    sb_json_end(v->out);
}

static void put_moves(const view *v)
{
    sb_move list[SB_MOVES_MAX];
    int n = v->viewer == SB_SPECTATOR ? 0 : v->t->game->rules.legal(v->seen, v->viewer, list);
    sb_json_list(v->out, "moves");
    for (int i = 0; i < n; i++)
        put_move(v, list[i]);
    sb_json_end(v->out);
}

/* What a person expects and cannot do, with the reason and its rule, from what the viewer knows. */
static void put_blocked_move(const view *v, sb_move move)
{
    const sb_game *g = v->t->game;
    char buffer[512];
    sb_text sentence = SB_TEXT(buffer);
    sb_reason r = g->rules.why(v->seen, v->viewer, move);
    sb_json_object(v->out, NULL);
    put_texts(v, v->viewer, move);
    sb_say_reason(g, v->viewer, &r, &v->names, &sentence);
    sb_json_text(v->out, "code", g->reasons.at[r.kind].id);
    sb_json_text(v->out, "reason", buffer);
    sb_json_text(v->out, "rule", g->reasons.at[r.kind].rule);
    sb_json_end(v->out);
}

static void put_blocked(const view *v)
{
    sb_move list[SB_BLOCKED_MAX];
    int n = v->viewer == SB_SPECTATOR ? 0 : sb_blocked(v->t->game, v->seen, v->viewer, list);
    sb_json_list(v->out, "blocked");
    for (int i = 0; i < n; i++)
        put_blocked_move(v, list[i]);
    sb_json_end(v->out);
}

/* ---- what happened ----------------------------------------------------------------------------------------------- */

void sb_table_events_json(const sb_table *t, int viewer, int from, int to, sb_lang lang, sb_json *out)
{
    sb_names names = sb_table_names(t, lang);
    sb_json_list(out, "events");
    for (int i = from > 0 ? from : 0; i < to && i < t->events.n; i++) {
        if (!sb_event_visible(&t->events.at[i], viewer))
            continue;
        sb_json_object(out, NULL);
        sb_json_int(out, "number", i);
        sb_event_members(t->game, &t->events.at[i], &names, out);
        sb_json_end(out);
    }
    sb_json_end(out);
    sb_json_int(out, "events_next", to < t->events.n ? to : t->events.n);
}

/* The last ones: a view does not grow with the game. */
static void put_incidents(const view *v)
{
    const sb_table *t = v->t;
    int n = 0;
    while (n < t->incidents.n && t->incidents.at[n].events <= v->events)
        n++;
    sb_json_list(v->out, "incidents");
    for (int i = n > SB_INCIDENTS_SHOWN ? n - SB_INCIDENTS_SHOWN : 0; i < n; i++)
        sb_incident_json(t, i, v->names.lang, v->out);
    sb_json_end(v->out);
}

static void put_score(const sb_table *t, const sb_result *r, int seat, sb_json *out)
{
    const sb_words *categories = &t->game->categories;
    int total = categories->count - 1;
    sb_json_object(out, NULL);
    sb_json_int(out, "seat", seat);
    if (seat >= r->players)
        sb_json_text(out, "automa", t->game->automa);
    if (r->over)
        sb_json_int(out, "place", r->place[seat]);
    sb_json_int(out, "total", r->score[seat][total]);
    sb_json_object(out, "categories");
    for (int i = 0; i < total; i++)
        sb_json_int(out, categories->at[i].id, r->score[seat][i]);
    sb_json_end(out);
    sb_json_end(out);
}

void sb_table_result_json(const sb_table *t, sb_json *out)
{
    sb_result r;
    t->game->rules.result(t->state, &r);
    sb_json_bool(out, "over", r.over);
    sb_json_list(out, "scores");
    for (int seat = 0; seat < r.players + r.automas; seat++)
        put_score(t, &r, seat, out);
    sb_json_end(out);
    sb_json_bits(out, "winners", r.winners);
}

static void put_end(const view *v)
{
    sb_json_object(v->out, "result");
    sb_table_result_json(v->t, v->out);
    sb_json_end(v->out);
    sb_json_hex(v->out, "seed", v->t->setup.key, SB_KEY_BYTES);
}

/* The move that led to an earlier position: a sealed one is told to others when the game is over. */
static void put_last_move(const view *v)
{
    if (v->ply == 0) {
        sb_json_null(v->out, "last_move");
        return;
    }
    const sb_ply *last = &v->t->log.at[v->ply - 1].ply;
    sb_json_object(v->out, "last_move");
    sb_json_int(v->out, "seat", last->seat);
    if (v->viewer == last->seat || sb_table_pending(v->t) == 0)
        put_texts(v, last->seat, last->move);
    sb_json_end(v->out);
}

/* The bot that must move before people are asked. */
static void put_thinks(const view *v)
{
    int seat = v->past ? -1 : sb_table_next_bot(v->t);
    if (seat < 0)
        sb_json_null(v->out, "thinks");
    else
        sb_json_int(v->out, "thinks", seat);
}

/* The last move of a person: the one to take back when somebody at the table wants to. */
static void put_take_back(const view *v)
{
    const sb_table *t = v->t;
    int ply = v->past || sb_table_pending(t) == 0 ? -1 : sb_table_last_ply_of(t, sb_table_people(t));
    if (ply < 0) {
        sb_json_null(v->out, "take_back");
        return;
    }
    sb_json_object(v->out, "take_back");
    sb_json_int(v->out, "ply", ply);
    sb_json_int(v->out, "seat", t->log.at[ply].ply.seat);
    sb_json_end(v->out);
}

static void put_proposal(const view *v)
{
    const sb_proposal *p = v->past ? NULL : sb_table_proposal(v->t);
    if (!p) {
        sb_json_null(v->out, "proposal");
        return;
    }
    sb_json_object(v->out, "proposal");
    sb_json_int(v->out, "to", p->to);
    sb_json_int(v->out, "by", p->by);
    sb_json_bits(v->out, "agreed", p->agreed);
    sb_json_end(v->out);
}

/* ---- the view ---------------------------------------------------------------------------------------------------- */

static void put_members(const view *v, int since)
{
    const sb_table *t = v->t;
    unsigned pending = t->game->rules.pending(v->state);
    put_table(v);
    sb_json_int(v->out, "turn", t->game->rules.turn(v->state));
    sb_json_int(v->out, "ply", v->ply);
    if (v->past)
        put_last_move(v);
    sb_json_int(v->out, "undos", t->undos);
    sb_json_int(v->out, "agreed_undos", t->agreed_undos);
    sb_json_bool(v->out, "over", pending == 0);
    sb_json_bits(v->out, "pending", pending);
    put_thinks(v);
    put_decision(v);
    put_moves(v);
    put_blocked(v);
    sb_json_bool(v->out, "can_undo", !v->past && sb_table_can_undo(t, v->viewer));
    sb_json_bool(v->out, "can_redo", !v->past && sb_table_can_redo(t, v->viewer));
    put_take_back(v);
    put_proposal(v);
    sb_json_bool(v->out, "private", !v->past && sb_table_is_private(t, v->viewer));
    sb_json_int(v->out, "events_from", since < v->events ? since : v->events);
    sb_table_events_json(t, v->viewer, since, v->events, v->names.lang, v->out);
    put_incidents(v);
    sb_json_object(v->out, "position");
    t->game->people.view(v->seen, v->viewer, v->out);
    sb_json_end(v->out);
    if (pending == 0)
        put_end(v);
}

/* Redacts the state and writes it. */
static void put_view(view *v, int since, int most, sb_lang lang)
{
    sb_scratch seen;
    since = since > 0 ? since : 0;
    since = since > v->events - most ? since : v->events - most;
    sb_json *out = v->out;
    if (!sb_table_has_seat(v->t, v->viewer))
        v->viewer = SB_SPECTATOR;
    memcpy(seen.bytes, v->state, v->t->game->state_size);
    v->t->game->rules.redact(seen.bytes, v->viewer);
    v->seen = seen.bytes;
    v->names = sb_table_names(v->t, lang);
    bool is_inside = out->depth > 0 && !(out->list >> out->depth & 1); /* the caller has opened the object */
    if (!is_inside)
        sb_json_object(out, NULL);
    put_members(v, since);
    if (!is_inside)
        sb_json_end(out);
}

void sb_table_view_last(const sb_table *t, int viewer, int since, int most, sb_lang lang, sb_json *out)
{
    view v = { .t = t, .viewer = viewer, .state = t->state, .ply = t->log.n, .events = t->events.n, .out = out };
    put_view(&v, since, most, lang);
}

void sb_table_view(const sb_table *t, int viewer, int since, sb_lang lang, sb_json *out)
{
    sb_table_view_last(t, viewer, since, INT_MAX, lang, out);
}

sb_error sb_table_view_at_last(sb_table *t, int ply, int viewer, int since, int most, sb_lang lang, sb_json *out)
{
    sb_scratch then;
    if (!sb_table_may_look_back(t))
        return SB_NOT_OVER;
    if (ply < 0 || ply > t->log.n)
        return SB_BAD_REQUEST;
    if (!sb_table_remember(t))
        return SB_NO_MEMORY;
    int events = sb_table_position_at(t, ply, then.bytes);
    view v = { .t = t, .viewer = viewer, .state = then.bytes, .ply = ply, .events = events, .past = true, .out = out };
    put_view(&v, since, most, lang);
    return SB_OK;
}

sb_error sb_table_view_at(sb_table *t, int ply, int viewer, int since, sb_lang lang, sb_json *out)
{
    return sb_table_view_at_last(t, ply, viewer, since, INT_MAX, lang, out);
}

/* ---- previews ---------------------------------------------------------------------------------------------------- */

sb_error sb_table_preview(const sb_table *t, int seat, sb_move move, sb_lang lang, sb_json *out)
{
    sb_scratch seen;
    sb_preview preview;
    sb_error e = sb_may_play(t->game, t->state, seat, move);
    if (e != SB_OK)
        return e;
    memcpy(seen.bytes, t->state, t->game->state_size);
    t->game->rules.redact(seen.bytes, seat);
    sb_preview_move(t->game, seen.bytes, seat, move, &preview);
    sb_names names = sb_table_names(t, lang);
    sb_preview_json(t->game, seat, &preview, &names, out);
    return SB_OK;
}
