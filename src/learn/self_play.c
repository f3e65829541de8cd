/* self_play.c: one game, its positions, and what they came to: TD(lambda) (self_play.h). */
#include "learn/self_play.h"

#include <stdlib.h>

enum {
    PLIES_MAX = 6000,
    PASSING = 16, /* marks: a position in the middle of a turn; one that was not played */
    LOOSE = 15,
    TURNS_MAX = 64, /* of a game, whose ways are played to the end */
    PLAYED_MAX = 16
};

/* A turn of which several ways are played to the end of the game. */
typedef struct fork_road {
    int seat, n;
    uint64_t luck;
    search_way way[PLAYED_MAX];
    _Alignas(64) unsigned char redacted[SB_STATE_MAX];
} fork_road;

struct self_play_memory {
    const sb_game *g;
    search *search[SB_SEATS_MAX];
    search *ahead[2]; /* who play on */
    search *rest;     /* who plays the rest of a turn after chance */
    fork_road *road;
    int roads;
    int *mark; /* samples of this game: whose they are */
    int mark_cap;
    net_memo memo;
    int16_t w3[NET_OUTPUTS_MAX * NET_H2_MAX]; /* of a net with a taste */
    int32_t b3[NET_OUTPUTS_MAX];
    _Alignas(64) unsigned char state[SB_STATE_MAX], next[SB_STATE_MAX];
    _Alignas(64) unsigned char after[SB_STATE_MAX]; /* of a way that is compared */
};

static search *new_search(const sb_game *g)
{
    return aligned_alloc(64, (search_size(g) + 63) & ~(size_t)63);
}

self_play_memory *self_play_memory_new(const sb_game *g)
{
    self_play_memory *m = aligned_alloc(64, (sizeof *m + 63) & ~(size_t)63);
    if (!m)
        return NULL;
    memset(m, 0, sizeof *m);
    m->g = g;
    bool fine = true;
    for (int s = 0; s < SB_SEATS_MAX; s++)
        fine = (m->search[s] = new_search(g)) && fine;
    for (int i = 0; i < 2; i++)
        fine = (m->ahead[i] = new_search(g)) && fine;
    fine = (m->rest = new_search(g)) && fine;
    fine = (m->road = aligned_alloc(64, TURNS_MAX * sizeof *m->road)) && fine;
    if (fine)
        return m;
    self_play_memory_free(m);
    return NULL;
}

void self_play_memory_free(self_play_memory *m)
{
    for (int s = 0; m && s < SB_SEATS_MAX; s++)
        free(m->search[s]);
    for (int i = 0; m && i < 2; i++)
        free(m->ahead[i]);
    if (m) {
        free(m->rest);
        free(m->road);
        free(m->mark);
    }
    free(m);
}

typedef struct match {
    const self_play_plan *plan;
    self_play_memory *m;
    samples *out;
    int first;         /* sample of this game */
    unsigned learners; /* seats that play by the net */
    int players;
    search_level level;
    net net;                /* that plays */
    sb_quick chance, forks; /* forks: which turns, which ways of them */
    search_watch watch;
    int turns_left, turns_of; /* a way that is played on: own turns of that seat until it stops; 0: it does not */
    bool stopped, failed;
} match;

/* ---- samples ----------------------------------------------------------------------------------------------------- */

static bool make_room(match *x)
{
    samples *o = x->out;
    if (o->n == o->cap) {
        int cap = o->cap ? 2 * o->cap : 1024;
        sample *more = realloc(o->at, (size_t)cap * sizeof *more);
        if (!more)
            return false;
        o->at = more;
        o->cap = cap;
    }
    int here = o->n - x->first;
    if (here >= x->m->mark_cap) {
        int cap = x->m->mark_cap ? 2 * x->m->mark_cap : 1024;
        int *more = realloc(x->m->mark, (size_t)cap * sizeof *more);
        if (!more)
            return false;
        x->m->mark = more;
        x->m->mark_cap = cap;
    }
    return true;
}

static void as_targets(const net_value *v, int outputs, float *to)
{
    to[NET_WIN] = (float)v->out[NET_WIN] / NET_ONE;
    for (int o = NET_OWN; o < outputs; o++)
        to[o] = (float)v->out[o] / (100.0f * NET_POINTS);
}

/* The target is at first what the net thinks. */
static bool add_sample(match *x, const void *state, int mark, int seat)
{
    if (!make_room(x))
        return false;
    sample *s = &x->out->at[x->out->n];
    net_value v;
    s->count = (uint16_t)x->plan->game->bots.outlook->describe(state, seat, s->feature);
    net_eval(x->plan->net, &x->m->memo, s->feature, s->count, &v);
    as_targets(&v, x->plan->net->outputs, s->target);
    x->m->mark[x->out->n - x->first] = mark;
    x->out->n++;
    return true;
}

static bool add_samples(match *x, const void *state, int seat, int passing)
{
    if (x->plan->game->bots.outlook->is_over(state))
        return true;
    for (int s = 0; s < x->players; s++)
        if ((s == seat || (x->plan->everybody && !passing)) && (x->learners >> s & 1)
            && !add_sample(x, state, s | passing, s))
            return false;
    return true;
}

/* From the end backwards: what came next, mixed with what the net thought there.  A position in the middle of a turn is worth
 * what the turn comes to. */
static void look_back(match *x, int seat, const float *final)
{
    float after[NET_OUTPUTS_MAX], lambda = x->plan->lambda;
    int outputs = x->plan->net->outputs;
    memcpy(after, final, sizeof after);
    for (int i = x->out->n - 1; i >= x->first; i--) {
        int mark = x->m->mark[i - x->first];
        if ((mark & ~PASSING) != seat)
            continue;
        float *t = x->out->at[i].target, keep = mark & PASSING ? 1 : lambda;
        for (int o = 0; o < outputs; o++) {
            float thought = t[o];
            t[o] = after[o];
            after[o] = (1 - keep) * thought + keep * after[o];
        }
    }
}

/* ---- ways that are compared -------------------------------------------------------------------------------------- */

void self_play_compare(int n, int outputs, float (*thought)[NET_OUTPUTS_MAX], float (*found)[NET_OUTPUTS_MAX])
{
    static const float SHARED = 0.25f;
    for (int o = 0; o < outputs; o++) {
        float mean = 0;
        for (int k = 0; k < n; k++)
            mean += (found[k][o] - thought[k][o]) / (float)n;
        for (int k = 0; k < n; k++)
            found[k][o] -= (1 - SHARED) * mean;
    }
}

/* A position before the last move of a way. */
static void go_along(
    const sb_game *g, void *state, const void *redacted, int seat, uint64_t luck, const search_way *way)
{
    sb_quick deal = { luck };
    memcpy(state, redacted, g->state_size);
    g->rules.determinize(state, seat, &deal);
    for (int i = 0; i < way->n - 1; i++)
        g->rules.apply(state, seat, way->move[i], NULL);
}

/* A net that learned from what it plays alone would never know what it wrongly thinks little of: all ways that were played on are
 * learned from. */
static void compare(void *with, const search_trial *t)
{
    match *x = with;
    int outputs = x->plan->net->outputs, first = x->out->n, n = 0;
    float thought[SEARCH_WAYS_MAX][NET_OUTPUTS_MAX], found[SEARCH_WAYS_MAX][NET_OUTPUTS_MAX];
    for (int k = 0; k < t->n; k++) {
        go_along(x->m->g, x->m->after, t->redacted, t->seat, t->luck, t->way[k]);
        x->m->g->bots.outlook->decide(x->m->after, t->seat, t->way[k]->move[t->way[k]->n - 1]);
        if (x->plan->game->bots.outlook->is_over(x->m->after))
            continue;
        if (!add_sample(x, x->m->after, LOOSE, t->seat)) {
            x->failed = true;
            return;
        }
        memcpy(thought[n], x->out->at[first + n].target, sizeof thought[n]);
        as_targets(&t->value[k], outputs, found[n++]);
    }
    self_play_compare(n, outputs, thought, found);
    for (int k = 0; k < n; k++)
        memcpy(x->out->at[first + k].target, found[k], sizeof found[k]);
}

/* ---- playing ----------------------------------------------------------------------------------------------------- */

static int choose_greedily(match *x, int seat, const sb_move *list, int n)
{
    int32_t value[SB_MOVES_MAX] = { 0 };
    int best = 0, ties = 0;
    memcpy(x->m->next, x->m->state, x->m->g->state_size);
    x->m->g->rules.redact(x->m->next, seat);
    if (x->m->g->bots.appraise)
        x->m->g->bots.appraise(x->m->next, seat, list, n, value);
    for (int i = 0; i < n; i++) {
        if (i == 0 || value[i] > value[best])
            best = i, ties = 1;
        else if (value[i] == value[best] && sb_quick_below(&x->chance, (uint32_t)++ties) == 0)
            best = i;
    }
    return best;
}

/* The position that was decided, before chance and others go on; and some of those on the way, by which the beam is led. */
static bool note_afterstate(match *x, int seat, sb_move move)
{
    const sb_game *g = x->m->g;
    unsigned char *next = x->m->next;
    memcpy(next, x->m->state, g->state_size);
    uint64_t mark = sb_chance_mark((const sb_rng *)(const void *)next);
    bool halted = g->bots.outlook->decide(next, seat, move);
    bool chance = sb_chance_mark((const sb_rng *)(const void *)next) != mark;
    if (seat == x->turns_of && x->turns_left && (halted || !(g->rules.pending(next) >> seat & 1)))
        x->stopped = --x->turns_left == 0;
    if (halted || chance || !(g->rules.pending(next) >> seat & 1))
        return add_samples(x, next, seat, 0);
    return !x->plan->passing || sb_quick_below(&x->chance, (uint32_t)x->plan->passing) != 0
        || add_samples(x, next, seat, PASSING);
}

static bool play_move(match *x, int seat)
{
    sb_move list[SB_MOVES_MAX];
    const sb_game *g = x->m->g;
    sb_move move;
    if (!x->plan->warm_up && (x->learners >> seat & 1)) {
        move = search_answer(x->m->search[seat], x->m->state, seat, x->m->next, &x->net, &x->level, &x->chance);
    } else {
        int n = g->rules.legal(x->m->state, seat, list);
        move = list[n > 1 ? choose_greedily(x, seat, list, n) : 0];
    }
    if (!note_afterstate(x, seat, move))
        return false;
    g->rules.apply(x->m->state, seat, move, NULL);
    return true;
}

static const sb_setup *pick_setup(match *x)
{
    int at = (int)sb_quick_below(&x->chance, (uint32_t)x->plan->mix_weight), i = 0;
    while ((at -= x->plan->mix[i].weight) >= 0)
        i++;
    return &x->plan->mix[i].setup;
}

static void final_of(const match *x, int seat, float *out)
{
    net_value v;
    search_value(x->m->g, x->plan->net, &x->m->memo, x->m->state, seat, x->plan->net->outputs, &v);
    as_targets(&v, x->plan->net->outputs, out);
}

/* The last layer is a sum: own points that count the categories unequally are another row of it. */
static void take_a_taste(match *x)
{
    const net *n = x->plan->net;
    int16_t *w3 = x->m->w3, *own = w3 + NET_OWN * n->h2;
    int64_t b3 = n->b3[NET_OWN];
    memcpy(w3, n->w3, sizeof *w3 * (size_t)(n->outputs * n->h2));
    memcpy(x->m->b3, n->b3, sizeof *n->b3 * (size_t)n->outputs);
    for (int o = NET_CATEGORY; o < n->outputs; o++) {
        int percent = (int)sb_quick_below(&x->chance, 2 * (uint32_t)x->plan->taste + 1) - x->plan->taste;
        for (int i = 0; i < n->h2; i++) {
            int w = own[i] + n->w3[o * n->h2 + i] * percent / 100;
            own[i] = (int16_t)(w > INT16_MAX ? INT16_MAX : w < INT16_MIN ? INT16_MIN : w);
        }
        b3 += (int64_t)n->b3[o] * percent / 100;
    }
    x->m->b3[NET_OWN] = (int32_t)b3;
    x->net.w3 = w3;
    x->net.b3 = x->m->b3;
}

static void open_minds(match *x, bool shows)
{
    search_open(x->m->rest, x->m->g);
    for (int i = 0; i < 2; i++)
        search_open(x->m->ahead[i], x->m->g);
    for (int s = 0; s < x->players; s++) {
        search_open(x->m->search[s], x->m->g);
        search_lend_rest(x->m->search[s], x->m->rest);
        search_lend(x->m->search[s], x->m->ahead[0], x->m->ahead[1]);
        if (shows)
            search_show(x->m->search[s], &x->watch);
    }
}

static void begin(match *x, uint64_t number, self_play_result *result)
{
    uint8_t key[SB_KEY_BYTES];
    x->chance.s = x->plan->seed + number * UINT64_C(0x9e3779b97f4a7c15);
    sb_quick_key(&x->chance, key);
    const sb_setup *setup = pick_setup(x);
    x->players = setup->players;
    x->learners = (1u << x->players) - 1;
    result->met_greedy = !x->plan->warm_up && (int)sb_quick_below(&x->chance, 100) < x->plan->against_greedy;
    if (result->met_greedy && x->players > 1)
        x->learners = 1u << sb_quick_below(&x->chance, (uint32_t)x->players);
    x->level = x->plan->level;
    if (x->plan->ways) {
        x->level.lines = x->plan->ways;
        x->level.alike = (x->plan->ways + 1) / 2;
    }
    bool explores = !result->met_greedy && (int)sb_quick_below(&x->chance, 100) < x->plan->exploring;
    x->level.noise = explores ? x->plan->noise : 0;
    x->net = *x->plan->net;
    if (explores && x->plan->taste)
        take_a_taste(x);
    x->m->g->rules.setup(x->m->state, setup, key, NULL);
    x->m->memo.w1 = NULL; /* the weights may have changed since */
    open_minds(x,
        x->plan->ways
            || (x->plan->compare && x->net.w3 == x->plan->net->w3)); /* a taste would be compared, not points */
}

/* What a seat's last position here is thought to be worth: where a way is not played to the end. */
static bool thought_of(const match *x, int seat, float *out)
{
    int i = x->out->n - 1;
    while (i >= x->first && x->m->mark[i - x->first] != seat)
        i--;
    if (i >= x->first)
        memcpy(out, x->out->at[i].target, sizeof(float) * NET_OUTPUTS_MAX);
    return i >= x->first;
}

/* On to the end, and back. */
static bool play_on(match *x, float final[SB_SEATS_MAX][NET_OUTPUTS_MAX])
{
    const sb_game *g = x->m->g;
    for (int ply = 0; ply < PLIES_MAX && g->rules.pending(x->m->state) && !x->stopped; ply++)
        if (!play_move(x, __builtin_ctz(g->rules.pending(x->m->state))))
            return false;
    for (int s = 0; s < x->players; s++) {
        if (!(x->learners >> s & 1))
            continue;
        if (!x->stopped)
            final_of(x, s, final[s]);
        else if (!thought_of(x, s, final[s]))
            continue;
        look_back(x, s, final[s]);
    }
    return !x->failed;
}

/* ---- ways that are played on ------------------------------------------------------------------------------------- */

/* A net that values turns by where they led in games learns little about the ways that it does not play, and what it has wrong about them
 * shows only in the long run.  The best way and some others, chosen by chance, all of which end the turn. */
static void note_ways(void *with, const search_trial *t)
{
    match *x = with;
    const search_way *way[SEARCH_WAYS_MAX];
    int n = 0;
    if (sb_quick_below(&x->forks, (uint32_t)x->plan->turn_of) != 0 || x->m->roads == TURNS_MAX)
        return;
    for (int k = 0; k < t->n; k++)
        if (t->way[k]->decided)
            way[n++] = t->way[k];
    if (n < 2)
        return;
    fork_road *f = &x->m->road[x->m->roads++];
    *f = (fork_road) { .seat = t->seat, .luck = sb_quick_next(&x->forks) };
    memcpy(f->redacted, t->redacted, x->m->g->state_size);
    for (; f->n < n && f->n < x->plan->ways_played; f->n++) {
        int other = f->n ? f->n + (int)sb_quick_below(&x->forks, (uint32_t)(n - f->n)) : 0;
        f->way[f->n] = *way[other];
        way[other] = way[f->n];
    }
}

/* One of them; its first sample is where it ends, whose target waits for the others. */
static bool play_way(match *x, const fork_road *f, int k, float *thought, float *found)
{
    const sb_game *g = x->m->g;
    float final[SB_SEATS_MAX][NET_OUTPUTS_MAX] = { 0 };
    sb_move last = f->way[k].move[f->way[k].n - 1];
    x->first = x->out->n;
    x->chance.s = f->luck;
    go_along(g, x->m->state, f->redacted, f->seat, f->luck, &f->way[k]);
    open_minds(x, false);
    memcpy(x->m->next, x->m->state, g->state_size);
    g->bots.outlook->decide(x->m->next, f->seat, last);
    if (g->bots.outlook->is_over(x->m->next)) {
        x->first = -1;
        return true;
    }
    if (!add_sample(x, x->m->next, f->seat, f->seat))
        return false;
    memcpy(thought, x->out->at[x->first].target, sizeof(float) * NET_OUTPUTS_MAX);
    g->rules.apply(x->m->state, f->seat, last, NULL);
    x->turns_of = f->seat;
    x->turns_left = x->plan->ways_turns;
    x->stopped = false;
    if (!play_on(x, final))
        return false;
    memcpy(found, final[f->seat], sizeof final[f->seat]);
    return true;
}

static bool play_ways(match *x, const fork_road *f)
{
    float thought[PLAYED_MAX][NET_OUTPUTS_MAX], found[PLAYED_MAX][NET_OUTPUTS_MAX] = { 0 };
    int at[PLAYED_MAX], n = 0;
    for (int k = 0; k < f->n; k++) {
        if (!play_way(x, f, k, thought[n], found[n]))
            return false;
        if (x->first >= 0)
            at[n++] = x->first;
    }
    self_play_compare(n, x->plan->net->outputs, thought, found);
    for (int k = 0; k < n; k++) {
        memcpy(x->out->at[at[k]].target, found[k], sizeof found[k]);
        x->first = x->out->n;
        for (int i = 1; i < x->plan->weight; i++) {
            if (!make_room(x))
                return false;
            x->out->at[x->out->n++] = x->out->at[at[k]];
        }
    }
    return true;
}

/* After the game: without slips and tastes, as well as the net can. */
static bool play_all_ways(match *x)
{
    bool fine = true;
    x->learners = (1u << x->players) - 1;
    x->level = x->plan->level;
    x->net = *x->plan->net;
    for (int i = 0; fine && i < x->m->roads; i++)
        fine = play_ways(x, &x->m->road[i]);
    return fine;
}

bool self_play(const self_play_plan *plan, self_play_memory *m, uint64_t i, samples *out, self_play_result *result)
{
    match x = { .plan = plan, .m = m, .out = out, .first = out->n };
    x.watch = (search_watch) { .see = plan->ways ? note_ways : compare, .with = &x, .ways_alone = plan->ways };
    x.forks.s = plan->seed ^ (i + 1) * UINT64_C(0xd1342543de82ef95);
    *result = (self_play_result) { 0 };
    m->roads = 0;
    float final[SB_SEATS_MAX][NET_OUTPUTS_MAX] = { 0 };
    begin(&x, i, result);
    if (!play_on(&x, final))
        return false;
    int last = 31 - __builtin_clz(x.learners);
    result->won = final[last][NET_WIN];
    result->own = final[last][NET_OWN] * NET_POINTS;
    result->other = final[last][NET_OTHER] * NET_POINTS;
    result->turns = m->g->rules.turn(m->state);
    return play_all_ways(&x);
}
