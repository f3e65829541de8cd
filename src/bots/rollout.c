/* rollout.c: playouts by the game's appraisal, halving the moves that are left (rollout.h). */
#include "bots/rollout.h"

enum {
    MOVES = ROLLOUT_MOVES_MAX,
    BEST_LOOKING = 8,
    PLIES_MAX = 4000,
    WIN = 1500
}; /* a win, in hundredths of a point */

typedef struct option {
    int index;   /* in the list */
    int64_t sum; /* of what its playouts came to */
    int visits;
} option;

typedef struct rollout {
    const sb_ask *ask;
    int64_t deadline;
    int n;
    option option[MOVES];
    _Alignas(64) unsigned char deal[SB_STATE_MAX], state[SB_STATE_MAX], seen[SB_STATE_MAX];
} rollout;

/* ---- a playout --------------------------------------------------------------------------------------------------- */

static int best_looking(rollout *r, int seat, const sb_move *list, int n, sb_quick *q)
{
    const sb_game *g = r->ask->game;
    int32_t value[SB_MOVES_MAX];
    int best = 0, ties = 1;
    memcpy(r->seen, r->state, g->state_size);
    g->rules.redact(r->seen, seat);
    g->bots.appraise(r->seen, seat, list, n, value);
    for (int i = 1; i < n; i++) {
        if (value[i] > value[best])
            best = i, ties = 1;
        else if (value[i] == value[best] && sb_quick_below(q, (uint32_t)++ties) == 0)
            best = i;
    }
    return best;
}

/* Own points less those of the best other, and the win. */
static int32_t worth(const sb_game *g, const void *state, int seat)
{
    sb_result r;
    int total = g->categories.count - 1;
    int32_t best = INT32_MIN;
    g->rules.result(state, &r);
    for (int s = 0; s < r.players + r.automas; s++)
        if (s != seat && r.score[s][total] > best)
            best = r.score[s][total];
    int32_t win = r.winners >> seat & 1 ? WIN / __builtin_popcount(r.winners) : 0;
    return 100 * r.score[seat][total] - (best == INT32_MIN ? 0 : 100 * best) + win;
}

static int32_t play_out(rollout *r, sb_move move, uint64_t luck)
{
    const sb_game *g = r->ask->game;
    sb_quick q = { luck };
    sb_move list[SB_MOVES_MAX];
    memcpy(r->state, r->deal, g->state_size);
    g->rules.apply(r->state, r->ask->seat, move, NULL);
    unsigned pending;
    for (int ply = 0; ply < PLIES_MAX && (pending = g->rules.pending(r->state)); ply++) {
        int seat = __builtin_ctz(pending), n = g->rules.legal(r->state, seat, list);
        g->rules.apply(r->state, seat, list[n == 1 ? 0 : best_looking(r, seat, list, n, &q)], NULL);
    }
    return worth(g, r->state, r->ask->seat);
}

/* ---- the moves --------------------------------------------------------------------------------------------------- */

static void add(rollout *r, int index)
{
    for (int i = 0; i < r->n; i++)
        if (r->option[i].index == index)
            return;
    if (r->n < MOVES)
        r->option[r->n++] = (option) { .index = index };
}

/* All of a short list; of a long one the best looking moves, then others at equal distances. */
static void pick_options(rollout *r)
{
    const sb_ask *ask = r->ask;
    int32_t value[SB_MOVES_MAX];
    ask->game->bots.appraise(ask->redacted, ask->seat, ask->legal, ask->n, value);
    for (int k = 0; k < BEST_LOOKING && k < ask->n; k++) {
        int best = 0;
        for (int i = 1; i < ask->n; i++)
            best = value[i] > value[best] ? i : best;
        add(r, best);
        value[best] = INT32_MIN;
    }
    for (int i = 0; i < MOVES; i++)
        add(r, ask->n <= MOVES ? i % ask->n : i * (ask->n - 1) / (MOVES - 1));
}

static bool is_late(const rollout *r)
{
    const sb_bot_budget *b = r->ask->budget;
    if (b->stop && atomic_load_explicit(b->stop, memory_order_relaxed))
        return true;
    return b->ms && b->clock() >= r->deadline;
}

static int64_t mean(const option *o)
{
    return o->visits ? o->sum / o->visits : INT32_MIN;
}

static void sort(rollout *r)
{
    for (int i = 1; i < r->n; i++)
        for (int k = i; k > 0 && mean(&r->option[k]) > mean(&r->option[k - 1]); k--) {
            option o = r->option[k];
            r->option[k] = r->option[k - 1];
            r->option[k - 1] = o;
        }
}

/* All moves that are left meet the same deals. */
static bool play_deals(rollout *r, int left, int deals, uint64_t *luck)
{
    const sb_game *g = r->ask->game;
    for (int d = 0; d < deals; d++) {
        sb_quick q = { *luck += UINT64_C(0x9e3779b97f4a7c15) };
        memcpy(r->deal, r->ask->redacted, g->state_size);
        g->rules.determinize(r->deal, r->ask->seat, &q);
        for (int i = 0; i < left; i++) {
            r->option[i].sum += play_out(r, r->ask->legal[r->option[i].index], q.s);
            r->option[i].visits++;
        }
        if (is_late(r))
            return false;
    }
    return true;
}

static void tell(const rollout *r, sb_thought *t)
{
    const int room = (int)(sizeof t->candidate / sizeof t->candidate[0]);
    *t = (sb_thought) { .value = (int32_t)mean(&r->option[0]) };
    for (int i = 0; i < r->n; i++) {
        t->visits += r->option[i].visits;
        if (i >= room)
            continue;
        t->candidate[t->candidates].move = r->ask->legal[r->option[i].index];
        t->candidate[t->candidates].value = (int32_t)mean(&r->option[i]);
        t->candidate[t->candidates++].visits = r->option[i].visits;
    }
}

int rollout_choose(const sb_ask *ask, int playouts, sb_thought *thought)
{
    rollout r = { .ask = ask };
    uint64_t luck = sb_quick_next(ask->chance);
    r.deadline = ask->budget->ms ? ask->budget->clock() + ask->budget->ms : 0;
    pick_options(&r);
    int rounds = 1;
    while (1 << rounds < r.n)
        rounds++;
    for (int left = r.n; left >= 1; left = left > 1 ? (left + 1) / 2 : 0) {
        int deals = playouts / (rounds * left);
        bool on = play_deals(&r, left, deals > 0 ? deals : 1, &luck);
        sort(&r);
        if (!on || left <= 2)
            break;
    }
    if (thought)
        tell(&r, thought);
    return r.option[0].index;
}
