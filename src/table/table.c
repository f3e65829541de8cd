/* table.c: a game in progress: its life, playing, the log (table.h). */
#include "table/table_private.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- lists ------------------------------------------------------------------------------------------------------- */

static bool list_resize(void **at, int *cap, int n, size_t size)
{
    void *moved = realloc(*at, (size_t)n * size);
    if (!moved)
        return false;
    *at = moved;
    *cap = n;
    return true;
}

bool sb_list_grow(void **at, int *cap, int need, size_t size)
{
    int roomy = *cap + *cap / 2;
    return list_resize(at, cap, roomy > need ? roomy : need, size);
}

void sb_list_shrink(void **at, int *cap, int n, size_t size)
{
    if (n > 0) {
        list_resize(at, cap, n, size);
        return;
    }
    free(*at);
    *at = NULL;
    *cap = 0;
}

/* ---- life -------------------------------------------------------------------------------------------------------- */

static bool is_over(const sb_table *t)
{
    return t->game->rules.pending(t->state) == 0;
}

/* All memory for one more position first: once it is there nothing can fail any more. */
static bool has_room(sb_table *t, int plies, int events)
{
    int checkpoints = plies % SB_CHECKPOINT == 0;
    return sb_list_room(&t->log, plies) && sb_list_room(&t->events, t->events.n + events)
        && sb_checkpoint_room(&t->checkpoints, checkpoints, t->game->state_size);
}

static void push_events(sb_table *t, const sb_events *made)
{
    if (made->n > 0)
        memcpy(t->events.at + t->events.n, made->at, (size_t)made->n * sizeof *made->at);
    t->events.n += made->n;
}

/* A finished game cannot be taken back: what undo needs is given back, and what the lists have to spare.  The position
 * a loaded table began in stays, for the record. */
static void finish(sb_table *t)
{
    sb_checkpoint_cut(&t->checkpoints, t->loaded);
    sb_list_trim(&t->checkpoints.index);
    sb_list_trim(&t->checkpoints.bytes);
    sb_list_trim(&t->log);
    sb_list_trim(&t->events);
    sb_list_trim(&t->past);
    sb_list_trim(&t->incidents);
    for (int seat = 0; seat < SB_SEATS_MAX; seat++) {
        t->redo[seat].n = 0;
        sb_list_trim(&t->redo[seat]);
    }
}

/* Copies what counts: texts up to their ends, seats that somebody sits on, bots by their own names. */
static void copy_setup(sb_table_setup *to, const sb_table_setup *from)
{
    memset(to, 0, sizeof *to);
    to->game = from->game;
    to->setup = from->setup;
    memcpy(to->key, from->key, sizeof to->key);
    strcpy(to->id, from->id);
    for (int i = 0; i < from->setup.players; i++) {
        to->seat[i].kind = from->seat[i].kind;
        strcpy(to->seat[i].name, from->seat[i].name);
        strcpy(to->seat[i].bot, sb_bot_lasting(from->seat[i].bot));
        strcpy(to->seat[i].nonce, from->seat[i].nonce);
    }
}

/* A table without a position yet; the setup was checked. */
static sb_table *blank(const sb_table_setup *setup)
{
    assert(setup->game->state_size <= SB_STATE_MAX);
    sb_table *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->game = setup->game;
    copy_setup(&t->setup, setup);
    t->state = calloc(1, setup->game->state_size);
    if (t->state)
        return t;
    sb_table_free(t);
    return NULL;
}

/* The position at the beginning is in place. */
static sb_error begin(sb_table *t, const sb_events *made, sb_table **out)
{
    sb_commitment(t->setup.key, t->setup.id, t->commitment);
    if (!has_room(t, 0, made->n)) {
        sb_table_free(t);
        return SB_NO_MEMORY;
    }
    push_events(t, made);
    sb_checkpoint_push(&t->checkpoints, t->state, t->game->state_size, t->events.n);
    if (is_over(t))
        finish(t);
    *out = t;
    return SB_OK;
}

sb_error sb_table_new(const sb_table_setup *setup, sb_table **out)
{
    *out = NULL;
    sb_error e = sb_check_setup(setup);
    if (e != SB_OK)
        return e;
    sb_table *t = blank(setup);
    if (!t)
        return SB_NO_MEMORY;
    uint8_t key[SB_KEY_BYTES];
    sb_event buffer[SB_EVENTS_MAX];
    sb_events made = { .at = buffer, .cap = SB_EVENTS_MAX };
    sb_game_key(&t->setup, key);
    t->game->rules.setup(t->state, &t->setup.setup, key, &made);
    assert(!made.lost && !t->game->rules.check(t->state));
    return begin(t, &made, out);
}

static sb_error refuse(sb_text *detail, sb_error e, const char *why)
{
    if (detail)
        sb_put(detail, why);
    return e;
}

sb_error sb_table_load(const sb_table_setup *setup, const void *state, sb_table **out, sb_text *detail)
{
    *out = NULL;
    sb_error e = sb_check_setup(setup);
    if (e != SB_OK)
        return refuse(detail, e, sb_error_text(e, SB_EN));
    for (int i = 0; i < setup->setup.players; i++)
        if (setup->seat[i].nonce[0])
            return refuse(detail, SB_BAD_REQUEST, "nonce: a given position brings its own chance");
    const char *wrong = sb_check_position(setup, state);
    if (wrong)
        return refuse(detail, SB_BAD_STATE, wrong);
    sb_table *t = blank(setup);
    if (!t)
        return refuse(detail, SB_NO_MEMORY, sb_error_text(SB_NO_MEMORY, SB_EN));
    memcpy(t->state, state, t->game->state_size);
    t->game->rules.setup_of(state, &t->setup.setup);
    memcpy(t->setup.key, ((const sb_rng *)state)->key, SB_KEY_BYTES);
    t->loaded = true;
    return begin(t, &(sb_events) { 0 }, out);
}

void sb_table_free(sb_table *t)
{
    if (!t)
        return;
    free(t->state);
    free(t->log.at);
    free(t->events.at);
    free(t->checkpoints.index.at);
    free(t->checkpoints.bytes.at);
    free(t->past.at);
    free(t->incidents.at);
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        free(t->redo[seat].at);
    free(t);
}

/* The used part of a list.  Without any there is no memory to copy. */
static void *copy_list(const void *at, int n, size_t size, bool *fine)
{
    void *copy = n > 0 ? calloc((size_t)n, size) : NULL;
    if (copy)
        memcpy(copy, at, (size_t)n * size);
    *fine &= copy || n == 0;
    return copy;
}

#define COPY_LIST(to, from, fine)                                                                                      \
    ((to)->at = copy_list((from)->at, (from)->n, sizeof *(from)->at, fine),                                            \
        (to)->n = (to)->cap = (to)->at ? (from)->n : 0)

sb_error sb_table_copy(const sb_table *t, sb_table **out)
{
    bool fine = true;
    *out = NULL;
    sb_table *copy = calloc(1, sizeof *copy);
    if (!copy)
        return SB_NO_MEMORY;
    *copy = *t;
    copy->state = copy_list(t->state, 1, t->game->state_size, &fine);
    COPY_LIST(&copy->log, &t->log, &fine);
    COPY_LIST(&copy->events, &t->events, &fine);
    COPY_LIST(&copy->checkpoints.index, &t->checkpoints.index, &fine);
    COPY_LIST(&copy->checkpoints.bytes, &t->checkpoints.bytes, &fine);
    COPY_LIST(&copy->past, &t->past, &fine);
    COPY_LIST(&copy->incidents, &t->incidents, &fine);
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        COPY_LIST(&copy->redo[seat], &t->redo[seat], &fine);
    if (!fine) {
        sb_table_free(copy);
        return SB_NO_MEMORY;
    }
    *out = copy;
    return SB_OK;
}

/* ---- questions --------------------------------------------------------------------------------------------------- */

const sb_game *sb_table_game(const sb_table *t)
{
    return t->game;
}

const sb_table_setup *sb_table_setup_of(const sb_table *t)
{
    return &t->setup;
}

const void *sb_table_state(const sb_table *t)
{
    return t->state;
}

uint64_t sb_table_hash(const sb_table *t)
{
    return sb_state_hash(t->game, t->state);
}

unsigned sb_table_pending(const sb_table *t)
{
    return t->game->rules.pending(t->state);
}

int sb_table_plies(const sb_table *t)
{
    return t->log.n;
}

const sb_ply *sb_table_ply(const sb_table *t, int i)
{
    return i >= 0 && i < t->log.n ? &t->log.at[i].ply : NULL;
}

sb_names sb_table_names(const sb_table *t, sb_lang lang)
{
    sb_names names = { .lang = lang };
    for (int i = 0; i < t->setup.setup.players; i++)
        names.seat[i] = t->setup.seat[i].name[0] ? t->setup.seat[i].name : NULL;
    if (t->setup.setup.players < SB_SEATS_MAX)
        names.seat[t->setup.setup.players] = t->game->automa;
    return names;
}

int sb_table_legal(const sb_table *t, int seat, sb_move out[SB_MOVES_MAX])
{
    return sb_table_has_seat(t, seat) ? t->game->rules.legal(t->state, seat, out) : 0;
}

int sb_table_events(const sb_table *t)
{
    return t->events.n;
}

const sb_event *sb_table_event(const sb_table *t, int i)
{
    return &t->events.at[i];
}

size_t sb_table_bytes(const sb_table *t)
{
    size_t bytes = sizeof *t + t->game->state_size + (size_t)t->log.cap * sizeof *t->log.at
        + (size_t)t->events.cap * sizeof *t->events.at + (size_t)t->checkpoints.bytes.cap
        + (size_t)t->checkpoints.index.cap * sizeof *t->checkpoints.index.at + (size_t)t->past.cap * sizeof *t->past.at
        + (size_t)t->incidents.cap * sizeof *t->incidents.at;
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        bytes += (size_t)t->redo[seat].cap * sizeof *t->redo[seat].at;
    return bytes;
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

/* The move as the log keeps it: what it changed is found by looking at the position before and after. */
static sb_entry describe(const sb_table *t, int seat, sb_move move, const void *next, int events)
{
    const sb_game *g = t->game;
    bool turn_begins = g->rules.turn(next) != g->rules.turn(t->state);
    return (sb_entry){
        .ply = {
            .move = move,
            .seat = (uint8_t)seat,
            .barrier = sb_table_mark_of(next) != sb_table_mark_of(t->state),
            .agreed_undo = t->agreed_undos > 0 && t->log.n == t->floor,
            .turn_begins = turn_begins,
        },
        .pending = (uint8_t)g->rules.pending(t->state),
        .events = (uint16_t)events,
    };
}

/* The move is made: there is room for it. */
static void commit(sb_table *t, int seat, sb_move move, const void *next, const sb_events *made)
{
    t->log.at[t->log.n] = describe(t, seat, move, next, made->n);
    t->log.n++;
    t->moves_of[seat]++;
    t->proposal = (sb_proposal) { 0 };
    memcpy(t->state, next, t->game->state_size);
    push_events(t, made);
    if (is_over(t))
        finish(t);
    else if (t->log.n % SB_CHECKPOINT == 0)
        sb_checkpoint_push(&t->checkpoints, t->state, t->game->state_size, t->events.n);
}

/* Plays on a copy: whatever goes wrong, the table stays as it was. */
sb_error sb_table_advance(sb_table *t, int seat, sb_move move, sb_events *events)
{
    sb_scratch next;
    sb_event buffer[SB_EVENTS_MAX];
    sb_events made = { .at = buffer, .cap = SB_EVENTS_MAX };
    memcpy(next.bytes, t->state, t->game->state_size);
    sb_error e = sb_play(t->game, next.bytes, seat, move, &made);
    if (e != SB_OK)
        return e;
    bool sound = !made.lost && !t->game->rules.check(next.bytes);
    assert(sound || t->loaded); /* our bug, unless somebody made up a position that `check` did not see through */
    if (!sound)
        return SB_BAD_STATE;
    if (!has_room(t, t->log.n + 1, made.n))
        return SB_NO_MEMORY;
    commit(t, seat, move, next.bytes, &made);
    for (int i = 0; events && i < made.n; i++)
        sb_emit_event(events, made.at[i]);
    return SB_OK;
}

/* Playing by hand what was undone last is redo; anything else forgets what was undone. */
static void settle_redo(sb_table *t, int seat, sb_move move)
{
    int n = t->redo[seat].n;
    t->redo[seat].n = n > 0 && sb_move_cmp(t->redo[seat].at[n - 1], move) == 0 ? n - 1 : 0;
}

sb_error sb_table_play(sb_table *t, int seat, sb_move move, sb_events *events)
{
    if (!sb_table_has_seat(t, seat))
        return SB_BAD_SEAT;
    if (t->past.n + t->log.n - t->floor >= SB_LOG_MAX && !is_over(t))
        return SB_LIMIT;
    sb_error e = sb_table_advance(t, seat, move, events);
    if (e == SB_OK)
        settle_redo(t, seat, move);
    return e;
}
