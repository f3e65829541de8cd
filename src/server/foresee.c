/* foresee.c: requests about conditional moves: what could come next, and what one would answer (hub_private.h,
 * docs/server-api.md; what becomes of the answers is in room_plan.c).
 *
 * What could come is played in worlds drawn from what the seat knows (`determinize`): whatever is hidden from the seat
 * cannot get out.  A choice of another seat is named by the first event that our seat would see of it; choices that look
 * alike to it are one. */
#include "server/hub_private.h"

#include "sagebrush/heap.h"

#include <stdlib.h>
#include <string.h>

#define WORLDS        8
#define CHOICES_MAX   32  /* that are told */
#define TRIED_MAX     200 /* moves of one seat in one world */
#define ANSWERS_SHOWN 200

typedef struct world {
    _Alignas(16) unsigned char bytes[SB_STATE_MAX];
} world;

typedef struct foresight {
    const sb_game *game;
    int seat;
    sb_names names;
    int n;
    sb_event choice[CHOICES_MAX];
    sb_event heard[SB_EVENTS_MAX]; /* of the move that is tried */
} foresight;

/* The first event that the seat would see of a move, or none; the world goes on. */
static bool try_move(foresight *f, world *w, int mover, sb_move move, sb_event *out)
{
    sb_events events = { .at = f->heard, .cap = SB_EVENTS_MAX };
    f->game->rules.apply(w->bytes, mover, move, &events);
    for (int i = 0; i < events.n; i++)
        if (sb_event_visible(&f->heard[i], f->seat)) {
            *out = f->heard[i];
            return true;
        }
    return false;
}

static int moves_of(const foresight *f, const world *w, int seat, sb_move list[SB_MOVES_MAX])
{
    bool is_asked = f->game->rules.pending(w->bytes) >> seat & 1;
    int n = is_asked ? f->game->rules.legal(w->bytes, seat, list) : 0;
    return n < TRIED_MAX ? n : TRIED_MAX;
}

/* ---- the way to where one looks from ----------------------------------------------------------------------------- */

static bool walk_others(foresight *f, world *w, int players, const json_t *event)
{
    sb_move list[SB_MOVES_MAX];
    for (int seat = 0; seat < players; seat++)
        for (int i = 0, n = seat == f->seat ? 0 : moves_of(f, w, seat, list); i < n; i++) {
            world after = *w;
            sb_event e;
            if (try_move(f, &after, seat, list[i], &e) && room_plan_fits(event, f->game, &e)) {
                *w = after;
                return true;
            }
        }
    return false;
}

static bool walk(foresight *f, world *w, int players, const json_t *path)
{
    for (size_t i = 0; i < json_array_size(path); i++) {
        const json_t *step = json_array_get(path, i);
        const char *own = json_string_value(json_object_get(step, "move"));
        sb_move move;
        if (!json_is_object(step))
            return false;
        if (own ? sb_move_read(f->game, own, &move) != SB_OK || sb_play(f->game, w->bytes, f->seat, move, NULL) != SB_OK
                : !walk_others(f, w, players, step))
            return false;
    }
    return true;
}

/* ---- what is told ------------------------------------------------------------------------------------------------ */

static bool is_known(const foresight *f, const sb_event *e)
{
    for (int i = 0; i < f->n; i++)
        if (f->choice[i].kind == e->kind && f->choice[i].seat == e->seat
            && memcmp(f->choice[i].arg, e->arg, sizeof e->arg) == 0)
            return true;
    return false;
}

static void look_around(foresight *f, const world *w, int players)
{
    sb_move list[SB_MOVES_MAX];
    for (int seat = 0; seat < players; seat++)
        for (int i = 0, n = seat == f->seat ? 0 : moves_of(f, w, seat, list); i < n && f->n < CHOICES_MAX; i++) {
            world after = *w;
            sb_event e;
            if (try_move(f, &after, seat, list[i], &e) && !is_known(f, &e))
                f->choice[f->n++] = e;
        }
}

static void put_choices(const foresight *f, sb_json *out)
{
    sb_json_list(out, "next");
    for (int i = 0; i < f->n; i++)
        sb_event_json(f->game, &f->choice[i], &f->names, out);
    sb_json_end(out);
}

static void put_answers(const foresight *f, const world *w, sb_json *out)
{
    sb_move list[SB_MOVES_MAX];
    char buffer[MOVE_TEXT], words[512];
    sb_text sentence = SB_TEXT(words);
    int n = moves_of(f, w, f->seat, list);
    if (n == 0) {
        sb_json_null(out, "asked");
        return;
    }
    sb_decision d = f->game->rules.decision(w->bytes, f->seat);
    sb_say_decision(f->game, f->seat, &d, &f->names, &sentence);
    sb_json_object(out, "asked");
    sb_json_text(out, "asked", f->game->decisions.at[d.kind].id);
    sb_json_text(out, "text", words);
    sb_json_list(out, "moves");
    for (int i = 0; i < n && i < ANSWERS_SHOWN; i++) {
        sb_text text = SB_TEXT(buffer);
        sb_move_write(f->game, list[i], &text);
        sb_text_clear(&sentence);
        sb_say_move(f->game, f->seat, list[i], &f->names, &sentence);
        sb_json_object(out, NULL);
        sb_json_text(out, "move", buffer);
        sb_json_text(out, "text", words);
        sb_json_end(out);
    }
    sb_json_end(out);
    sb_json_end(out);
}

/* The worlds that the way leads to: the first of them answers for what one would be asked there. */
static bool look_ahead(foresight *f, const task *t, world *first)
{
    const json_t *path = json_object_get(t->doc, "path");
    int players = sb_table_setup_of(t->copy)->setup.players;
    sb_quick chance = sb_table_bot_chance(t->copy, t->seat);
    world seen;
    bool has_first = false;
    memcpy(seen.bytes, sb_table_state(t->copy), f->game->state_size);
    f->game->rules.redact(seen.bytes, t->seat);
    for (int i = 0; i < WORLDS && !atomic_load(&t->stop); i++) {
        world w = seen;
        f->game->rules.determinize(w.bytes, t->seat, &chance);
        if (!walk(f, &w, players, path))
            continue;
        look_around(f, &w, players);
        if (!has_first)
            *first = w;
        has_first = true;
    }
    return has_first;
}

/* On another thread, about a copy. */
static sb_error foresee(task *t)
{
    world first;
    foresight *f = calloc(1, sizeof *f);
    if (!f)
        return SB_NO_MEMORY;
    f->game = sb_table_game(t->copy);
    f->seat = t->seat;
    f->names = sb_table_names(t->copy, t->lang);
    bool has_first = look_ahead(f, t, &first);
    if (has_first) {
        sb_json out = task_answer(t);
        sb_json_int(&out, "ply", sb_table_plies(t->copy));
        sb_json_int(&out, "undos", sb_table_undos(t->copy));
        put_answers(f, &first, &out);
        put_choices(f, &out);
        sb_json_end(&out);
    } else {
        sb_put(&t->s.text, "field \"path\": this cannot happen, as far as you know");
    }
    free(f);
    return has_first ? SB_OK : SB_BAD_REQUEST;
}

static void foresee_now(task *t)
{
    const room *r = t->entry->room;
    int seat = t->client ? room_seat_of(r, t->client->person) : -1;
    if (seat < 0 || !r->table || r->phase != STORE_RUNNING)
        task_tell(t, SB_FORBIDDEN, "you do not play at this table now", "vous ne jouez pas à cette table en ce moment");
    else
        task_advise(t, r->table, seat, foresee);
}

static void do_foresee(task *t)
{
    const json_t *path = json_object_get(t->doc, "path");
    if (path && (!json_is_array(path) || json_array_size(path) > ROOM_PLAN_ANSWERS * ROOM_PLAN_EVENTS))
        task_refuse(t, SB_BAD_REQUEST, "field \"path\": expected a list of events and {\"move\":TEXT}");
    else
        with_room(t, task_text(t, "table"), foresee_now);
}

/* ---- the plan ---------------------------------------------------------------------------------------------------- */

static void tell_plan(task *t, int seat)
{
    sb_json out = task_answer(t);
    room_plan_put(t->entry->room, seat, &out);
    task_finish(t, &out);
}

static void set_plan(task *t, int seat, const json_t *answers)
{
    const room *r = t->entry->room;
    sb_text line = sb_heap_text();
    char *text = json_dumps(answers, JSON_COMPACT);
    sb_putf(&line, "plan %d %s", seat, text ? text : "");
    if (task_int(t, "ply", -1) != sb_table_plies(r->table) || task_int(t, "undos", -1) != sb_table_undos(r->table))
        task_fail(t, SB_STALE);
    else if (!text || line.cut || strlen(text) > ROOM_PLAN_MAX)
        task_refuse(t, SB_LIMIT, "field \"answers\": at most %d bytes", ROOM_PLAN_MAX);
    else
        entry_apply(t, line.at, -1, 0);
    free(text);
    sb_heap_text_free(&line);
}

static void plan_now(task *t)
{
    const room *r = t->entry->room;
    const json_t *answers = json_object_get(t->doc, "answers");
    int seat = t->client ? room_seat_of(r, t->client->person) : -1;
    if (seat < 0 || !r->table)
        task_tell(t, SB_FORBIDDEN, "you do not play at this table now", "vous ne jouez pas à cette table en ce moment");
    else if (!answers)
        tell_plan(t, seat);
    else if (!json_is_array(answers))
        task_refuse(t, SB_BAD_REQUEST, "field \"answers\": expected a list");
    else
        set_plan(t, seat, answers);
}

static void do_plan(task *t)
{
    with_room(t, task_text(t, "table"), plan_now);
}

const request_verb PLAN_VERBS[] = {
    { "plan", do_plan, "table ply? undos? answers?", true, 2 },
    { "foresee", do_foresee, "table path?", true, 5 },
    { 0 },
};
