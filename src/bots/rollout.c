/* rollout.c: playouts by the game's appraisal, halving the moves that are left and leaving out what is clearly behind (rollout.h). */
#include "bots/rollout.h"

#include "bots/search.h"

enum {
    MOVES = ROLLOUT_MOVES_MAX,
    BEST_LOOKING = 8,
    PLIES_MAX = 4000,
    WIN = 1500, /* a win, in hundredths of a point */
    LOOK = 16,  /* deals between two looks at what is clearly behind: */
    SURE = 9    /* by more than three standard errors; its square */
};

typedef struct option {
    int index;   /* in the list */
    int64_t sum; /* of what its playouts came to */
    int visits;
    int32_t misjudged;            /* by so much, each time that its playouts are looked at */
    int64_t out[NET_OUTPUTS_MAX]; /* the sum of how they ended */
    int32_t last;                 /* what the last one came to */
    int64_t lead, squares;        /* of this stage: better than the first move in the same deals, summed up */
    bool behind;                  /* clearly: left out */
} option;

typedef struct rollout {
    const sb_ask *ask;
    int64_t deadline;
    int n, wanted; /* a move that stays, by its index; -1: none */
    bool hurried;  /* nobody wants to know about moves that are clearly behind */
    option option[MOVES];
    _Alignas(64) unsigned char deal[SB_STATE_MAX], state[SB_STATE_MAX], seen[SB_STATE_MAX];
} rollout;

/* ---- a playout --------------------------------------------------------------------------------------------------- */

static int best_looking(rollout *r, int seat, const sb_move *list, int n, sb_quick *q)
{
    const sb_game *g = r->ask->game;
    int32_t value[SB_MOVES_MAX] = { 0 };
    int best = 0, ties = 1;
    memcpy(r->seen, r->state, g->state_size);
    g->rules.redact(r->seen, seat);
    if (g->bots.appraise)
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
static int32_t worth(const net_value *v)
{
    return v->out[NET_OWN] - v->out[NET_OTHER] + (int32_t)((int64_t)v->out[NET_WIN] * WIN / NET_ONE);
}

static void play_by_appraisal(rollout *r, sb_quick *q)
{
    const sb_game *g = r->ask->game;
    sb_move list[SB_MOVES_MAX];
    unsigned pending;
    for (int ply = 0; ply < PLIES_MAX && (pending = g->rules.pending(r->state)); ply++) {
        int seat = __builtin_ctz(pending), n = g->rules.legal(r->state, seat, list);
        g->rules.apply(r->state, seat, list[n == 1 ? 0 : best_looking(r, seat, list, n, q)], NULL);
    }
}

static void play_out(rollout *r, option *o, uint64_t luck)
{
    const sb_game *g = r->ask->game;
    sb_quick q = { luck };
    net_value v;
    memcpy(r->state, r->deal, g->state_size);
    g->rules.apply(r->state, r->ask->seat, r->ask->legal[o->index], NULL);
    if (g->bots.outlook && g->bots.outlook->play_on)
        g->bots.outlook->play_on(r->state, PLIES_MAX, &q);
    else
        play_by_appraisal(r, &q);
    search_result_value(g, r->state, r->ask->seat, &v);
    o->last = worth(&v);
    o->sum += o->last;
    o->visits++;
    for (int k = 0; k < NET_CATEGORY + g->categories.count - 1; k++)
        o->out[k] += v.out[k];
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
    int32_t value[SB_MOVES_MAX] = { 0 };
    r->wanted = -1;
    for (int i = 0; ask->wanted && i < ask->n; i++)
        if (sb_move_cmp(ask->legal[i], *ask->wanted) == 0)
            add(r, r->wanted = i);
    if (ask->game->bots.appraise)
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
    return o->visits ? o->sum / o->visits + o->misjudged : INT32_MIN;
}

static bool is_better(const option *a, const option *b)
{
    return a->behind != b->behind ? b->behind : mean(a) > mean(b);
}

static void sort(rollout *r)
{
    for (int i = 1; i < r->n; i++)
        for (int k = i; k > 0 && is_better(&r->option[k], &r->option[k - 1]); k--) {
            option o = r->option[k];
            r->option[k] = r->option[k - 1];
            r->option[k - 1] = o;
        }
}

static void note_leads(rollout *r, int left)
{
    for (int i = 1; i < left; i++) {
        int64_t by = r->option[i].last - r->option[0].last;
        r->option[i].lead += by;
        r->option[i].squares += by * by;
    }
}

/* The square of the standard error of a lead, after so many deals. */
static int64_t doubt(const option *o, int deals)
{
    return o->squares - o->lead * o->lead / deals;
}

/* Whether `o` is clearly behind the one that leads.  Leads are known against the first move: where that one is neither, two doubts add up. */
static bool is_behind(const rollout *r, const option *o, const option *leader, int deals)
{
    int64_t gap = leader->lead - o->lead, doubts = doubt(o, deals) + doubt(leader, deals);
    if (o != r->option && leader != r->option)
        doubts *= 2;
    return gap > 0 && gap * gap > SURE * doubts;
}

/* The first move is what the others are measured by: it is played on as long as there are others.  False: one is left. */
static bool leave_out(rollout *r, int left, int deals)
{
    const option *leader = r->option;
    for (int i = 1; i < left; i++)
        if (!r->option[i].behind && r->option[i].lead > leader->lead)
            leader = &r->option[i];
    bool first = is_behind(r, r->option, leader, deals);
    int in = !first;
    for (int i = 1; i < left; i++) {
        option *o = &r->option[i];
        o->behind = o->behind || is_behind(r, o, leader, deals);
        in += !o->behind;
    }
    r->option[0].behind = first && in == 1;
    return in > 1;
}

/* Another seat that answers unseen at the same time: in half of the deals as it would in a playout, in the others anyhow, so that
 * there is no counting on it.  Whether its answer is in already makes no difference. */
static void guess_sealed(rollout *r, uint64_t luck)
{
    const sb_ask *ask = r->ask;
    const sb_outlook *o = ask->game->bots.outlook;
    int other = o && o->sealed ? o->sealed(r->deal, ask->seat) : -1;
    sb_quick q = { luck };
    if (other < 0 || sb_quick_next(&q) & 1 << 16)
        return;
    sb_move list[SB_MOVES_MAX];
    int n = ask->game->rules.legal(r->deal, other, list);
    ask->game->rules.apply(r->deal, other, list[sb_quick_below(&q, (uint32_t)n)], NULL);
}

/* All moves that are left meet the same deals.  False: the time is up. */
static bool play_deals(rollout *r, int left, int deals, uint64_t *luck)
{
    const sb_game *g = r->ask->game;
    for (int i = 0; i < left; i++)
        r->option[i].lead = r->option[i].squares = 0;
    for (int d = 0; d < deals; d++) {
        sb_quick q = { *luck += UINT64_C(0x9e3779b97f4a7c15) };
        memcpy(r->deal, r->ask->redacted, g->state_size);
        g->rules.determinize(r->deal, r->ask->seat, &q);
        guess_sealed(r, q.s);
        for (int i = 0; i < r->n; i++)
            if ((i < left && !r->option[i].behind) || r->option[i].index == r->wanted)
                play_out(r, &r->option[i], q.s);
        note_leads(r, left);
        if (r->hurried && d % LOOK == LOOK - 1 && !leave_out(r, left, d + 1))
            break;
        if (is_late(r))
            return false;
    }
    return true;
}

static sb_forecast forecast_of(const option *o)
{
    net_value v = { 0 };
    for (int k = 0; k < NET_OUTPUTS_MAX; k++)
        v.out[k] = (int32_t)(o->out[k] / o->visits);
    return search_forecast(&v);
}

static void tell(const rollout *r, sb_thought *t)
{
    *t = (sb_thought) { .value = (int32_t)mean(&r->option[0]), .foresees = 1 };
    for (int i = 0; i < r->n; i++) {
        const option *o = &r->option[i];
        t->visits += o->visits;
        if (o->visits == 0 || (t->candidates == SB_CANDIDATES_MAX && o->index != r->wanted))
            continue;
        t->candidate[t->candidates < SB_CANDIDATES_MAX ? t->candidates++ : SB_CANDIDATES_MAX - 1] = (sb_candidate) {
            .move = r->ask->legal[o->index], .value = (int32_t)mean(o), .visits = o->visits, .forecast = forecast_of(o)
        };
    }
}

static void misjudge(rollout *r, int noise, uint64_t luck)
{
    sb_quick q = { luck };
    for (int i = 0; noise && i < r->n; i++)
        r->option[i].misjudged = search_misjudgement(&q, noise);
}

int rollout_choose(const sb_ask *ask, int playouts, int noise, sb_thought *thought)
{
    rollout r = { .ask = ask, .hurried = !thought };
    uint64_t luck = sb_quick_next(ask->chance);
    r.deadline = ask->budget->ms ? ask->budget->clock() + ask->budget->ms : 0;
    pick_options(&r);
    misjudge(&r, noise, luck);
    int rounds = 1;
    while (1 << rounds < r.n)
        rounds++;
    for (int left = r.n; left >= 1; left = left > 1 ? (left + 1) / 2 : 0) {
        int deals = playouts / (rounds * left);
        bool on = play_deals(&r, left, deals > 0 ? deals : 1, &luck);
        sort(&r);
        if (!on || left <= 2 || r.option[1].behind)
            break;
    }
    if (thought)
        tell(&r, thought);
    return r.option[0].index;
}
