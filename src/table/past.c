/* past.c: earlier positions of a table, for undo, for looking back and for playing on from there (table.h).
 *
 * The copy before a position is fewer than SB_CHECKPOINT moves away.  A finished table has given its copies back; the
 * first look back makes them again, once. */
#include "table/table_private.h"

#include <string.h>

int sb_table_position_at(const sb_table *t, int ply, void *out)
{
    int copy = ply / SB_CHECKPOINT, events = t->checkpoints.index.at[copy].events;
    sb_checkpoint_get(&t->checkpoints, copy, out, t->game->state_size);
    for (int i = copy * SB_CHECKPOINT; i < ply; i++) {
        t->game->rules.apply(out, t->log.at[i].ply.seat, t->log.at[i].ply.move, NULL);
        events += t->log.at[i].events;
    }
    return events;
}

/* How many events came before the first move. */
static int first_events(const sb_table *t)
{
    int events = t->events.n;
    for (int i = 0; i < t->log.n; i++)
        events -= t->log.at[i].events;
    return events;
}

void sb_table_beginning(const sb_table *t, void *out, sb_events *events)
{
    uint8_t key[SB_KEY_BYTES];
    memset(out, 0, t->game->state_size);
    if (t->loaded) {
        sb_checkpoint_get(&t->checkpoints, 0, out, t->game->state_size);
        return;
    }
    sb_game_key(&t->setup, key);
    t->game->rules.setup(out, &t->setup.setup, key, events);
}

void sb_table_first_position(const sb_table *t, void *out)
{
    sb_table_beginning(t, out, NULL);
}

bool sb_table_remember(sb_table *t)
{
    sb_scratch state;
    int copies = t->log.n / SB_CHECKPOINT + 1, events = first_events(t);
    if (t->checkpoints.index.n >= copies)
        return true;
    if (!sb_checkpoint_room(&t->checkpoints, copies, t->game->state_size))
        return false;
    sb_table_first_position(t, state.bytes);
    sb_checkpoint_cut(&t->checkpoints, 0);
    for (int i = 0; i <= t->log.n; i++) {
        if (i % SB_CHECKPOINT == 0)
            sb_checkpoint_push(&t->checkpoints, state.bytes, t->game->state_size, events);
        if (i == t->log.n)
            break;
        t->game->rules.apply(state.bytes, t->log.at[i].ply.seat, t->log.at[i].ply.move, NULL);
        events += t->log.at[i].events;
    }
    sb_list_trim(&t->checkpoints.index);
    sb_list_trim(&t->checkpoints.bytes);
    return true;
}

bool sb_table_may_look_back(const sb_table *t)
{
    return t->replayed || sb_table_pending(t) == 0;
}

sb_error sb_table_state_at(sb_table *t, int ply, void *out)
{
    if (!sb_table_may_look_back(t))
        return SB_NOT_OVER;
    if (ply < 0 || ply > t->log.n)
        return SB_BAD_REQUEST;
    if (!sb_table_remember(t))
        return SB_NO_MEMORY;
    sb_table_position_at(t, ply, out);
    return SB_OK;
}

/* ---- playing on from there --------------------------------------------------------------------------------------- */

static sb_error begin_again(const sb_table *t, sb_table **out)
{
    sb_scratch state;
    if (!t->loaded)
        return sb_table_new(&t->setup, out);
    sb_table_first_position(t, state.bytes);
    return sb_table_load(&t->setup, state.bytes, out, NULL);
}

sb_error sb_table_branch(const sb_table *t, int ply, sb_table **out)
{
    *out = NULL;
    if (!sb_table_may_look_back(t))
        return SB_NOT_OVER;
    if (ply < 0 || ply > t->log.n)
        return SB_BAD_REQUEST;
    sb_table *branch;
    sb_error e = begin_again(t, &branch);
    for (int i = 0; i < ply && e == SB_OK; i++)
        e = sb_table_advance(branch, t->log.at[i].ply.seat, t->log.at[i].ply.move, NULL);
    if (e != SB_OK) {
        sb_table_free(branch);
        return e;
    }
    branch->replayed = true;
    *out = branch;
    return SB_OK;
}
