/* room_plan.c: conditional moves: answers that a seat has given before it is asked (room.h).
 *
 * "If he passes, I bid 4": an answer names what has to happen first, as the seat will see it: one event for each move of
 * the others, the first that the seat may know.  So a plan says nothing about what is hidden from its seat, neither when
 * it is carried out nor when it is dropped.  Answers wait in a queue; those marked "or" are other ways for the same
 * moment; "text" is for the person alone.  Something else happens, the seat is asked earlier, something is taken back, the answer is not possible: all of
 * it is dropped.  The room follows by itself, line by line; whoever writes lines plays what is due (room_planned). */
#include "server/room.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

struct room_plan {
    json_t *answers;             /* the queue; NULL: there was one, and it was dropped */
    int happened;                /* moves of others that the seat saw since the first answer waits */
    int events;                  /* of the table: those before are looked at */
    int plies, undos;            /* of the table, as it was followed last */
    int due;                     /* the answer that is to be played now; -1: none */
    bool out[ROOM_PLAN_ANSWERS]; /* what happened is not what this answer is about */
};

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static bool is_condition(const json_t *c)
{
    const char *key;
    json_t *value;
    if (!json_is_object(c) || !json_is_string(json_object_get(c, "event")) || json_object_size(c) > 5 + SB_ARGS_MAX)
        return false; /* event, seat, rule, mark, text and the arguments */
    json_object_foreach((json_t *)(uintptr_t)c, key, value)
    {
        if (!json_is_string(value) && !json_is_integer(value) && !json_is_boolean(value) && !json_is_array(value))
            return false;
    }
    return true;
}

static bool is_answer(const room *r, const json_t *a, bool is_first)
{
    const json_t *when = json_object_get(a, "if"), * or = json_object_get(a, "or"),
                 *asked = json_object_get(a, "asked"), *text = json_object_get(a, "text");
    const char *move = json_string_value(json_object_get(a, "move"));
    sb_move m;
    if (!json_is_object(a) || json_object_size(a) != 2u + (or != NULL) + (asked != NULL) + (text != NULL)
        || (text && !json_is_string(text)) || (or &&!json_is_boolean(or)) || (asked && !json_is_string(asked))
        || (is_first && json_is_true(or)))
        return false;
    if (!json_is_array(when) || json_array_size(when) > ROOM_PLAN_EVENTS)
        return false;
    for (size_t i = 0; i < json_array_size(when); i++)
        if (!is_condition(json_array_get(when, i)))
            return false;
    return move && sb_move_read(r->setup.game, move, &m) == SB_OK;
}

static bool are_answers(const room *r, const json_t *list)
{
    if (!json_is_array(list) || json_array_size(list) > ROOM_PLAN_ANSWERS)
        return false;
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!is_answer(r, json_array_get(list, i), i == 0))
            return false;
    return true;
}

/* ---- life -------------------------------------------------------------------------------------------------------- */

void room_plan_forget(room *r, int seat)
{
    if (r->plan[seat])
        json_decref(r->plan[seat]->answers);
    free(r->plan[seat]);
    r->plan[seat] = NULL;
}

static void drop(room *r, int seat)
{
    json_decref(r->plan[seat]->answers);
    r->plan[seat]->answers = NULL;
    r->outline = r->seq + 1; /* its person is told */
}

static void wait_for_first(const room *r, room_plan *p)
{
    p->happened = 0;
    p->due = -1;
    p->events = sb_table_events(r->table);
    memset(p->out, 0, sizeof p->out);
}

sb_error room_plan_set(room *r, int seat, const char *json)
{
    json_t *answers = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
    bool is_asked = room_pending(r) >> seat & 1; /* who is asked may as well answer */
    if (!answers || is_asked || r->phase != STORE_RUNNING || !are_answers(r, answers)) {
        json_decref(answers);
        return is_asked ? SB_STALE : SB_BAD_REQUEST;
    }
    bool is_empty = json_array_size(answers) == 0;
    room_plan *p = is_empty ? NULL : calloc(1, sizeof *p);
    if (!is_empty && !p) {
        json_decref(answers);
        return SB_NO_MEMORY;
    }
    room_plan_forget(r, seat);
    if (is_empty) {
        json_decref(answers);
        return SB_OK;
    }
    p->answers = answers;
    p->undos = sb_table_undos(r->table);
    p->plies = sb_table_plies(r->table);
    wait_for_first(r, p);
    r->plan[seat] = p;
    return SB_OK;
}

/* ---- what has happened ------------------------------------------------------------------------------------------- */

/* Of the answers for the next moment, the first and those marked "or". */
static int moment_size(const room_plan *p)
{
    int n = (int)json_array_size(p->answers), size = n > 0;
    while (size < n && json_is_true(json_object_get(json_array_get(p->answers, (size_t)size), "or")))
        size++;
    return size;
}

bool room_plan_fits(const json_t *condition, const sb_game *g, const sb_event *e)
{
    char buffer[1024];
    sb_text text = SB_TEXT(buffer);
    sb_json out = SB_JSON(&text);
    const char *key;
    json_t *value;
    sb_event_json(g, e, NULL, &out);
    json_t *event = text.cut ? NULL : json_loads(buffer, 0, NULL);
    bool fits = event != NULL;
    json_object_foreach((json_t *)(uintptr_t)condition, key, value)
    {
        if (strcmp(key, "text") != 0)
            fits = fits && json_equal(json_object_get(event, key), value);
    }
    json_decref(event);
    return fits;
}

static const sb_event *first_seen(const room *r, int seat, int from)
{
    for (int i = from; i < sb_table_events(r->table); i++)
        if (sb_event_visible(sb_table_event(r->table, i), seat))
            return sb_table_event(r->table, i);
    return NULL;
}

/* False: none of the answers is about this. */
static bool compare(const room *r, room_plan *p, const sb_event *e)
{
    bool fits = false;
    for (int i = 0; i < moment_size(p); i++) {
        const json_t *when = json_object_get(json_array_get(p->answers, (size_t)i), "if");
        if ((size_t)p->happened < json_array_size(when)
            && !room_plan_fits(json_array_get(when, (size_t)p->happened), r->setup.game, e))
            p->out[i] = true;
        fits |= !p->out[i];
    }
    p->happened++;
    return fits;
}

static bool is_asked_for(const room *r, int seat, const json_t *answer)
{
    const char *asked = json_string_value(json_object_get(answer, "asked"));
    sb_decision d = r->setup.game->rules.decision(sb_table_state(r->table), seat);
    return !asked || strcmp(asked, r->setup.game->decisions.at[d.kind].id) == 0;
}

static bool is_legal(const room *r, int seat, sb_move move)
{
    return sb_may_play(r->setup.game, sb_table_state(r->table), seat, move) == SB_OK;
}

/* Which answer is for a seat that is asked now; -1: none fits. */
static int answer_now(const room *r, int seat)
{
    const room_plan *p = r->plan[seat];
    for (int i = 0; i < moment_size(p); i++) {
        const json_t *a = json_array_get(p->answers, (size_t)i);
        sb_move move;
        if (!p->out[i] && (size_t)p->happened >= json_array_size(json_object_get(a, "if"))
            && sb_move_read(r->setup.game, json_string_value(json_object_get(a, "move")), &move) == SB_OK
            && is_asked_for(r, seat, a) && is_legal(r, seat, move))
            return i;
    }
    return -1;
}

static bool is_waiting(const room *r, int seat)
{
    return r->plan[seat] && r->plan[seat]->answers;
}

static const char *due_move(const room_plan *p)
{
    return json_string_value(json_object_get(json_array_get(p->answers, (size_t)p->due), "move"));
}

bool room_planned(const room *r, int *seat, sb_text *move)
{
    unsigned asked = r->paused ? 0 : room_pending(r) & room_people(r);
    for (*seat = 0; *seat < room_players(r); ++*seat)
        if ((asked >> *seat & 1) && is_waiting(r, *seat) && r->plan[*seat]->due >= 0) {
            if (move)
                sb_put(move, due_move(r->plan[*seat]));
            return true;
        }
    return false;
}

/* Its moment is over: the answers for it go, those after it wait. */
static void answered(room *r, int seat)
{
    room_plan *p = r->plan[seat];
    for (int n = moment_size(p); n > 0; n--)
        json_array_remove(p->answers, 0);
    r->outline = r->seq + 1;
    if (json_array_size(p->answers) == 0)
        room_plan_forget(r, seat);
    else
        wait_for_first(r, p);
}

static bool is_due(const room *r, const room_plan *p, sb_move move)
{
    char buffer[160];
    sb_text text = SB_TEXT(buffer);
    sb_move_write(r->setup.game, move, &text);
    return p->due >= 0 && strcmp(buffer, due_move(p)) == 0;
}

static void follow_move(room *r, int seat, const sb_ply *last)
{
    room_plan *p = r->plan[seat];
    if (last->seat != seat) {
        const sb_event *e = first_seen(r, seat, p->events);
        p->events = sb_table_events(r->table);
        if (e && !compare(r, p, e))
            drop(r, seat);
    } else if (is_due(r, p, last->move)) {
        answered(r, seat);
    } else {
        drop(r, seat);
    }
    if (is_waiting(r, seat) && (room_pending(r) >> seat & 1) && (p->due = answer_now(r, seat)) < 0)
        drop(r, seat);
}

static void follow(room *r, int seat)
{
    room_plan *p = r->plan[seat];
    int plies = sb_table_plies(r->table);
    if (r->phase != STORE_RUNNING) {
        room_plan_forget(r, seat);
    } else if (sb_table_undos(r->table) != p->undos) {
        drop(r, seat);
    } else if (plies > p->plies) {
        p->plies = plies;
        follow_move(r, seat, sb_table_ply(r->table, plies - 1));
    }
}

void room_plans_follow(room *r)
{
    for (int seat = 0; seat < room_players(r); seat++)
        if (is_waiting(r, seat))
            follow(r, seat);
}

void room_plan_put(const room *r, int seat, sb_json *out)
{
    const room_plan *p = r->plan[seat];
    if (!p)
        return;
    char *text = p->answers ? json_dumps(p->answers, JSON_COMPACT) : NULL;
    sb_json_object(out, "plan");
    sb_json_bool(out, "dropped", !p->answers);
    sb_json_raw(out, "answers", text ? text : "[]");
    sb_json_end(out);
    free(text);
}
