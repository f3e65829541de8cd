/* batch.c: many games stepped by one call (batch.h).
 *
 * A game is a slot: state and list of moves side by side, small, and of a size that is no power of two, so that neighbours do not
 * fight for the same lines of the cache.  A longer list than a slot has room for is listed again when it is needed. */
#include "sagebrush/batch.h"
#include "library/pool.h"
#include "sagebrush/outlook.h"

#include <stdlib.h>
#include <string.h>

enum { SLOT_MOVES = 96, SHORT_LIST = 8, PIECE = 64 }; /* moves kept; games of a piece of work */

typedef struct slot {
    uint64_t number; /* of the game in the series */
    uint32_t length; /* decisions so far */
    int16_t n;       /* moves of the list */
    int8_t seat;
    int8_t zero;
    sb_move list[SLOT_MOVES];
    _Alignas(16) unsigned char state[];
} slot;

struct sb_batch {
    sb_batch_plan plan;
    sb_batch_buffers to;
    sb_actions *actions; /* NULL: nobody asks for numbers */
    int features, count; /* bytes of an observation and of a mask */
    pool *pool;          /* NULL: one thread */
    const int32_t *action;
    int16_t *moves; /* how many each game has: side by side, so that checking and drawing are quick */
    int32_t *index; /* of actions by number: their places in the lists */
    int pieces;
    uint64_t decisions;
    sb_quick chance;
    size_t stride;
    sb_move list[SB_MOVES_MAX]; /* of sb_batch_moves */
    unsigned char *slots;
};

static slot *slot_at(const sb_batch *b, int game)
{
    return (slot *)(b->slots + (size_t)game * b->stride);
}

/* The whole list: the slot's own, or made anew in `room`. */
static const sb_move *list_of(const sb_batch *b, const slot *s, sb_move room[SB_MOVES_MAX])
{
    if (s->n <= SLOT_MOVES)
        return s->list;
    b->plan.game->rules.legal(s->state, s->seat, room);
    return room;
}

/* Most lists are short: a copy of fixed size costs less than one that counts. */
static void keep_list(slot *s, const sb_move room[SB_MOVES_MAX])
{
    memcpy(s->list, room, SHORT_LIST * sizeof *room);
    if (s->n > SHORT_LIST)
        memcpy(s->list, room, (size_t)(s->n < SLOT_MOVES ? s->n : SLOT_MOVES) * sizeof *room);
}

static bool list_moves(const sb_batch *b, slot *s)
{
    const sb_rules *rules = &b->plan.game->rules;
    unsigned pending = rules->pending(s->state);
    if (!pending)
        return false;
    sb_move room[SB_MOVES_MAX]; /* not cleared: what is copied beyond the list is never looked at */
    s->seat = (int8_t)__builtin_ctz(pending);
    s->n = (int16_t)rules->legal(s->state, s->seat, room);
    keep_list(s, room);
    return true;
}

static void begin(const sb_batch *b, slot *s)
{
    uint8_t key[SB_KEY_BYTES];
    sb_seed_series(b->plan.key, s->number, key);
    s->length = 0;
    b->plan.game->rules.setup(s->state, &b->plan.setup, key, NULL);
    list_moves(b, s);
}

/* ---- what the buffers tell --------------------------------------------------------------------------------------- */

int sb_features_count(const sb_game *g)
{
    return g->bots.outlook ? g->bots.outlook->features : 0;
}

void sb_observe(const sb_game *g, const void *state, int seat, uint8_t *out)
{
    uint16_t feature[SB_FEATURES_MAX];
    memset(out, 0, g->bots.outlook->features);
    int n = g->bots.outlook->describe(state, seat, feature);
    for (int i = 0; i < n; i++)
        out[feature[i]]++;
}

static void write_mask(const sb_batch *b, const slot *s, uint8_t *out)
{
    sb_move room[SB_MOVES_MAX];
    int32_t id[SB_MOVES_MAX];
    memset(out, 0, (size_t)b->count);
    sb_actions_of(b->actions, list_of(b, s, room), s->n, id);
    for (int i = 0; i < s->n; i++)
        if (id[i] >= 0)
            out[id[i]] = 1;
}

static void show(const sb_batch *b, int game, const slot *s)
{
    const sb_batch_buffers *to = &b->to;
    b->moves[game] = s->n;
    if (to->seat)
        to->seat[game] = s->seat;
    if (to->legal)
        to->legal[game] = s->n;
    if (to->mask)
        write_mask(b, s, to->mask + (size_t)game * (size_t)b->count);
    if (to->observation)
        sb_observe(b->plan.game, s->state, s->seat, to->observation + (size_t)game * (size_t)b->features);
}

static int best_other(const sb_result *r, int row, int total)
{
    int best = INT32_MIN;
    for (int other = 0; other < r->players + r->automas; other++)
        if (other != row && r->score[other][total] > best)
            best = r->score[other][total];
    return best == INT32_MIN ? r->score[row][total] : best;
}

static float reward_of(const sb_batch *b, const sb_result *r, int seat)
{
    int total = b->plan.game->categories.count - 1;
    switch (b->plan.reward) {
    case SB_REWARD_WIN: return r->winners >> seat & 1 ? 1.0f / (float)__builtin_popcount(r->winners) : 0;
    case SB_REWARD_MARGIN: {
        float margin = (float)(r->score[seat][total] - best_other(r, seat, total)) / 100;
        return margin < -1 ? -1 : margin > 1 ? 1 : margin;
    }
    case SB_REWARD_SCORE: return (float)r->score[seat][total];
    }
    return 0;
}

/* Nothing has ended, in games `from` to `end` - 1. */
static void tell_nothing(const sb_batch *b, int from, int end)
{
    const sb_batch_buffers *to = &b->to;
    size_t games = (size_t)(end - from), players = b->plan.setup.players, row = (size_t)from * players;
    if (to->done)
        memset(to->done + from, 0, games);
    if (to->length)
        memset(to->length + from, 0, games * sizeof *to->length);
    if (to->reward)
        memset(to->reward + row, 0, games * players * sizeof *to->reward);
    if (to->score)
        memset(to->score + row, 0, games * players * sizeof *to->score);
}

static void tell_end(const sb_batch *b, int game, const slot *s)
{
    const sb_batch_buffers *to = &b->to;
    int total = b->plan.game->categories.count - 1;
    size_t players = b->plan.setup.players, row = (size_t)game * players;
    sb_result r;
    b->plan.game->rules.result(s->state, &r);
    if (to->done)
        to->done[game] = 1;
    if (to->length)
        to->length[game] = (int32_t)s->length;
    for (size_t seat = 0; seat < players; seat++) {
        if (to->reward)
            to->reward[row + seat] = reward_of(b, &r, (int)seat);
        if (to->score)
            to->score[row + seat] = r.score[seat][total];
    }
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static void step_game(const sb_batch *b, int game)
{
    slot *s = slot_at(b, game);
    sb_move room[SB_MOVES_MAX];
    int at = b->index ? b->index[game] : b->action[game];
    b->plan.game->rules.apply(s->state, s->seat, list_of(b, s, room)[at], NULL);
    s->length++;
    if (!list_moves(b, s)) {
        tell_end(b, game, s);
        s->number += (uint64_t)b->plan.games;
        begin(b, s);
    }
    show(b, game, s);
}

static int piece_end(const sb_batch *b, int piece)
{
    int end = (piece + 1) * PIECE;
    return end < b->plan.games ? end : b->plan.games;
}

static void step_piece(void *with, int piece, int thread)
{
    const sb_batch *b = with;
    int end = piece_end(b, piece);
    (void)thread;
    tell_nothing(b, piece * PIECE, end);
    for (int game = piece * PIECE; game < end; game++)
        step_game(b, game);
}

static void begin_piece(void *with, int piece, int thread)
{
    const sb_batch *b = with;
    (void)thread;
    tell_nothing(b, piece * PIECE, piece_end(b, piece));
    for (int game = piece * PIECE; game < piece_end(b, piece); game++) {
        slot *s = slot_at(b, game);
        s->number = (uint64_t)game;
        begin(b, s);
        show(b, game, s);
    }
}

static void find_piece(void *with, int piece, int thread)
{
    const sb_batch *b = with;
    sb_move room[SB_MOVES_MAX];
    (void)thread;
    for (int game = piece * PIECE; game < piece_end(b, piece); game++) {
        const slot *s = slot_at(b, game);
        b->index[game] = sb_actions_find(b->actions, list_of(b, s, room), s->n, b->action[game]);
    }
}

static void run(sb_batch *b, pool_work work)
{
    if (b->pool)
        pool_run(b->pool, work, b, b->pieces);
    else
        for (int piece = 0; piece < b->pieces; piece++)
            work(b, piece, 0);
}

int sb_batch_step(sb_batch *b, const int32_t *action)
{
    b->action = action;
    if (b->index)
        run(b, find_piece);
    const int32_t *index = b->index ? b->index : action;
    for (int game = 0; game < b->plan.games; game++)
        if (index[game] < 0 || index[game] >= b->moves[game])
            return game + 1;
    run(b, step_piece);
    b->decisions += (uint64_t)b->plan.games;
    return 0;
}

void sb_batch_sample(sb_batch *b, int32_t *action)
{
    sb_move room[SB_MOVES_MAX];
    int32_t id[SB_MOVES_MAX];
    for (int game = 0; game < b->plan.games; game++) {
        int at = (int)sb_quick_below(&b->chance, (uint32_t)b->moves[game]);
        action[game] = at;
        if (b->index) {
            const slot *s = slot_at(b, game);
            sb_actions_of(b->actions, list_of(b, s, room), s->n, id);
            action[game] = id[at] >= 0 ? id[at] : id[0];
        }
    }
}

uint64_t sb_batch_decisions(const sb_batch *b)
{
    return b->decisions;
}

const void *sb_batch_state(const sb_batch *b, int game)
{
    return slot_at(b, game)->state;
}

const sb_move *sb_batch_moves(sb_batch *b, int game)
{
    return list_of(b, slot_at(b, game), b->list);
}

/* ---- life -------------------------------------------------------------------------------------------------------- */

static sb_error check_plan(const sb_batch_plan *plan, const sb_batch_buffers *to)
{
    const sb_game *g = plan->game;
    if (plan->setup.players < g->players_min || plan->setup.players > g->players_max)
        return SB_BAD_PLAYERS;
    if (!sb_setup_is_allowed(g, &plan->setup))
        return SB_OPTION_CONFLICT;
    if (plan->games < 1 || plan->games > SB_BATCH_GAMES || plan->threads < 0 || plan->threads > SB_BATCH_THREADS)
        return SB_LIMIT;
    return to->observation && !g->bots.outlook ? SB_UNKNOWN_GAME : SB_OK;
}

static sb_error open_actions(sb_batch *b)
{
    if (!b->to.mask && b->plan.actions == SB_ACTION_INDEX)
        return SB_OK;
    sb_error e = sb_actions_new(b->plan.game, &b->actions);
    b->count = e == SB_OK ? sb_actions_count(b->actions) : 0;
    return e;
}

static sb_error open_memory(sb_batch *b)
{
    size_t games = (size_t)b->plan.games;
    b->stride = ((sizeof(slot) + b->plan.game->state_size + 63) & ~(size_t)63) | 64; /* an odd number of lines */
    b->slots = aligned_alloc(64, (games * b->stride + 63) & ~(size_t)63);
    if (!b->slots)
        return SB_NO_MEMORY;
    memset(b->slots, 0, games * b->stride);
    b->moves = calloc(games, sizeof *b->moves);
    if (!b->moves)
        return SB_NO_MEMORY;
    if (b->plan.actions == SB_ACTION_ID && !(b->index = calloc(games, sizeof *b->index)))
        return SB_NO_MEMORY;
    if (b->plan.threads > 1 && !(b->pool = pool_new(b->plan.threads)))
        return SB_NO_MEMORY;
    return SB_OK;
}

sb_error sb_batch_new(const sb_batch_plan *plan, const sb_batch_buffers *to, sb_batch **out)
{
    sb_error e = check_plan(plan, to);
    *out = NULL;
    if (e != SB_OK)
        return e;
    sb_batch *b = calloc(1, sizeof *b);
    if (!b)
        return SB_NO_MEMORY;
    b->plan = *plan;
    b->to = *to;
    b->features = sb_features_count(plan->game);
    b->pieces = (plan->games + PIECE - 1) / PIECE;
    b->chance.s = sb_hash(plan->key, SB_KEY_BYTES);
    e = open_actions(b);
    if (e == SB_OK)
        e = open_memory(b);
    if (e != SB_OK) {
        sb_batch_free(b);
        return e;
    }
    run(b, begin_piece);
    *out = b;
    return SB_OK;
}

void sb_batch_free(sb_batch *b)
{
    if (!b)
        return;
    pool_free(b->pool);
    sb_actions_free(b->actions);
    free(b->moves);
    free(b->index);
    free(b->slots);
    free(b);
}
