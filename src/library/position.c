/* position.c: a position with its list of moves (position.h). */
#include "sagebrush/position.h"
#include "base/packed.h"

#include <stdlib.h>
#include <string.h>

struct sb_position {
    const sb_game *game;
    int seat, n;
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    sb_move list[SB_MOVES_MAX];
};

static void list_moves(sb_position *p)
{
    unsigned pending = p->game->rules.pending(p->state);
    p->seat = pending ? __builtin_ctz(pending) : -1;
    p->n = pending ? p->game->rules.legal(p->state, p->seat, p->list) : 0;
}

static sb_position *new_position(const sb_game *g)
{
    sb_position *p = aligned_alloc(64, (sizeof *p + 63) & ~(size_t)63);
    if (p) {
        p->game = g;
        memset(p->state, 0, sizeof p->state);
    }
    return p;
}

/* ---- life -------------------------------------------------------------------------------------------------------- */

static sb_error check_setup(const sb_game *g, const sb_setup *setup)
{
    if (setup->players < g->players_min || setup->players > g->players_max)
        return SB_BAD_PLAYERS;
    return sb_setup_is_allowed(g, setup) ? SB_OK : SB_OPTION_CONFLICT;
}

sb_error sb_position_restart(sb_position *p, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES])
{
    sb_error e = check_setup(p->game, setup);
    if (e == SB_OK) {
        p->game->rules.setup(p->state, setup, key, NULL);
        list_moves(p);
    }
    return e;
}

sb_error sb_position_new(const sb_game *g, const sb_setup *setup, const uint8_t key[SB_KEY_BYTES], sb_position **out)
{
    sb_error e = check_setup(g, setup);
    *out = e == SB_OK ? new_position(g) : NULL;
    if (e != SB_OK)
        return e;
    return *out ? sb_position_restart(*out, setup, key) : SB_NO_MEMORY;
}

static sb_error refuse(sb_position *p, sb_text *detail, const char *why)
{
    if (detail)
        sb_put(detail, why);
    free(p);
    return SB_BAD_STATE;
}

sb_error sb_position_read(
    const sb_game *g, const sb_node_ops *ops, const void *root, sb_position **out, sb_text *detail)
{
    sb_position *p = new_position(g);
    *out = NULL;
    if (!p)
        return SB_NO_MEMORY;
    sb_io io = sb_io_reader(ops, root);
    g->rules.io(p->state, &io);
    sb_io_end(&io); /* the object itself: members that are not known are refused */
    if (io.failed)
        return refuse(p, detail, io.error);
    const char *wrong = g->rules.check(p->state);
    if (wrong)
        return refuse(p, detail, wrong);
    list_moves(p);
    *out = p;
    return SB_OK;
}

sb_error sb_position_read_packed(const sb_game *g, const void *bytes, size_t n, sb_position **out, sb_text *detail)
{
    void *own = malloc(n ? n : 1); /* where it begins is the caller's: a document wants a multiple of 8 */
    *out = NULL;
    if (!own)
        return SB_NO_MEMORY;
    memcpy(own, bytes, n);
    const void *root = packed_root(own, n);
    sb_error e = root ? sb_position_read(g, &packed_node_ops, root, out, detail) : SB_BAD_JSON;
    free(own);
    return e;
}

sb_position *sb_position_clone(const sb_position *p)
{
    sb_position *copy = new_position(p->game);
    if (copy)
        sb_position_assign(copy, p);
    return copy;
}

bool sb_position_assign(sb_position *to, const sb_position *from)
{
    if (to->game != from->game)
        return false;
    to->seat = from->seat;
    to->n = from->n;
    memcpy(to->state, from->state, from->game->state_size);
    memcpy(to->list, from->list, (size_t)from->n * sizeof *from->list);
    return true;
}

void sb_position_free(sb_position *p)
{
    free(p);
}

/* ---- looking ----------------------------------------------------------------------------------------------------- */

const sb_game *sb_position_game(const sb_position *p)
{
    return p->game;
}

const void *sb_position_state(const sb_position *p)
{
    return p->state;
}

int sb_position_seat(const sb_position *p)
{
    return p->seat;
}

int sb_position_count(const sb_position *p)
{
    return p->n;
}

const sb_move *sb_position_moves(const sb_position *p)
{
    return p->list;
}

uint64_t sb_position_hash(const sb_position *p)
{
    return sb_state_hash(p->game, p->state);
}

void sb_position_write(const sb_position *p, sb_text *out)
{
    _Alignas(64) unsigned char copy[SB_STATE_MAX]; /* `io` reads and writes */
    memcpy(copy, p->state, p->game->state_size);
    sb_json json = SB_JSON(out);
    sb_json_object(&json, NULL);
    sb_io io = sb_io_writer(&json);
    p->game->rules.io(copy, &io);
    sb_json_end(&json);
}

void sb_position_view(const sb_position *p, int viewer, sb_text *out)
{
    _Alignas(64) unsigned char seen[SB_STATE_MAX];
    memcpy(seen, p->state, p->game->state_size);
    p->game->rules.redact(seen, viewer);
    sb_json json = SB_JSON(out);
    sb_json_object(&json, NULL);
    p->game->people.view(seen, viewer, &json);
    sb_json_end(&json);
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

int sb_position_step(sb_position *p, int index)
{
    if (index < 0 || index >= p->n)
        return -1;
    p->game->rules.apply(p->state, p->seat, p->list[index], NULL);
    list_moves(p);
    return p->n;
}

sb_error sb_position_play(sb_position *p, int seat, sb_move move, sb_events *events)
{
    sb_error e = sb_play(p->game, p->state, seat, move, events);
    if (e == SB_OK)
        list_moves(p);
    return e;
}

void sb_position_redact(sb_position *p, int viewer)
{
    p->game->rules.redact(p->state, viewer);
    p->n = 0;
}

void sb_position_deal(sb_position *p, int viewer, sb_quick *chance)
{
    p->game->rules.redact(p->state, viewer);
    p->game->rules.determinize(p->state, viewer, chance);
    list_moves(p);
}
