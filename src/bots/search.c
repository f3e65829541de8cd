/* search.c: the beam over one's own turn (search.h). */
#include "bots/search.h"

#include "bots/ahead.h"
#include "bots/endings.h"
#include "bots/sealed.h"

#include <assert.h>

enum {
    NESTED_MAX = 8,       /* questions inside one another that are followed before anything is valued */
    NESTED_STEPS = 16384, /* of them in a search; then positions in between are valued as well */
    TRAIL_MAX = NESTED_STEPS + SEARCH_BEAM_MAX * SEARCH_DEPTH_MAX + SEARCH_PLAN_MAX + 1,
    NOBODY = -1,
    UNKNOWN = INT32_MIN,
    KNOWN = 4096 /* a power of two */
};

/* A position of the beam, by the move that led to it. */
typedef struct step {
    int32_t parent; /* index into the trail; -1: the root */
    sb_move move;
} step;

typedef struct candidate {
    int32_t value;
    int32_t node, first; /* of the beam; the root's move it began with */
    int32_t parent;      /* in the trail: where the last move was made */
    uint64_t hash;
    sb_move move;
} candidate;

/* The best that was found behind a move of the root. */
typedef struct branch {
    int32_t value;  /* UNKNOWN: nothing */
    int32_t parent; /* in the trail */
    sb_move last;
    bool decided; /* the turn is played to its end */
} branch;

typedef struct node {
    int32_t trail, first;
} node;

/* The best way that a narrow beam found, from its last move back: what is left when the time of the wide one runs out. */
typedef struct fallback {
    int first, n;
    branch branch;
    sb_move line[SEARCH_PLAN_MAX];
} fallback;

/* A position that was valued.  Actions come in any order: two of five positions of a turn were there before. */
typedef struct known {
    uint64_t hash; /* of the position and the seat; 0: none */
    int32_t out[NET_CATEGORY];
} known;

struct search {
    const sb_game *g;
    const net *net;
    const search_level *level;
    const sb_ask *ask;
    int64_t deadline, evaluations;
    bool thorough;        /* every move by all its deals: somebody wants to know them all */
    int outputs;          /* of the net that are wanted */
    int32_t best;         /* way to the end of the turn or to a deal so far */
    search *own, *others; /* who play on; NULL: nobody */
    search *rest;         /* who plays the rest of a turn after chance; NULL: nobody */
    bool is_rest;         /* it does just that: only the end of the turn counts */
    net_value end;        /* then: of the best way to the end of the turn */
    const search_watch *watch;
    net_memo memo;
    const int16_t *known_by; /* the last layer of the net that valued what is known */
    uint64_t luck;           /* seed of all deals of this search: all moves meet the same ones */
    size_t stride;
    /* The plan. */
    int plan_n, plan_at;
    sb_move plan[SEARCH_PLAN_MAX];
    uint64_t expected[SEARCH_PLAN_MAX]; /* hash of what the seat sees when the move is due */
    /* The tree. */
    int trail_n, nodes_n, candidates_n, nested_n;
    step trail[TRAIL_MAX];
    node nodes[SEARCH_BEAM_MAX];
    candidate candidates[SEARCH_BEAM_MAX];
    fallback fallback;
    known known[KNOWN];
    branch branches[SB_MOVES_MAX];
    endings endings; /* where the level plays on from them */
    _Alignas(64) unsigned char states[];
};

/* States: the beam, the next beam, and some to try on. */
enum {
    BEAMS = 2 * SEARCH_BEAM_MAX,
    TRY = BEAMS,
    SEEN,
    DEAL,
    INNER,
    BEST,
    ROOT,
    ROUTE,
    AHEAD,
    AFTER,
    NESTED,
    STATES = NESTED + NESTED_MAX
};

static size_t stride_of(const sb_game *g)
{
    return ((size_t)g->state_size + 63) & ~(size_t)63;
}

size_t search_size(const sb_game *g)
{
    return sizeof(search) + STATES * stride_of(g);
}

void search_open(search *s, const sb_game *g)
{
    s->g = g;
    s->stride = stride_of(g);
    s->plan_n = s->plan_at = 0;
    s->evaluations = 0;
    s->own = s->others = s->rest = NULL;
    s->is_rest = false;
    s->watch = NULL;
    s->memo.w1 = NULL;
    s->memo.notes.known = 0;
    s->known_by = NULL;
}

void search_begin(search *s)
{
    s->plan_n = s->plan_at = 0;
}

void search_lend(search *s, search *own, search *others)
{
    s->own = own;
    s->others = others;
}

void search_lend_rest(search *s, search *rest)
{
    s->rest = rest;
}

void search_show(search *s, const search_watch *watch)
{
    s->watch = watch;
}

int64_t search_evaluations(const search *s)
{
    return s->evaluations;
}

static void *state_at(search *s, int i)
{
    return s->states + (size_t)i * s->stride;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

void search_result_value(const sb_game *g, const void *state, int seat, net_value *out)
{
    sb_result r;
    int total = g->categories.count - 1, rows;
    g->rules.result(state, &r);
    rows = r.players + r.automas;
    out->out[NET_WIN] = r.winners >> seat & 1 ? NET_ONE / __builtin_popcount(r.winners) : 0;
    out->out[NET_OWN] = 100 * r.score[seat][total];
    int32_t best = INT32_MIN;
    for (int s = 0; s < rows; s++)
        if (s != seat && r.score[s][total] > best)
            best = r.score[s][total];
    out->out[NET_OTHER] = rows > 1 ? 100 * best : 0;
    for (int c = 0; c < total; c++)
        out->out[NET_CATEGORY + c] = 100 * r.score[seat][c];
}

static void value_by_net(
    const sb_game *g, const net *n, net_memo *memo, const void *state, int seat, int outputs, net_value *out)
{
    const sb_outlook *o = g->bots.outlook;
    uint16_t *list = net_list(memo);
    int count = o->describe_next ? o->describe_next(state, seat, &memo->notes, list) : o->describe(state, seat, list);
    net_eval_list(n, memo, count, outputs, out);
}

void search_value(
    const sb_game *g, const net *n, net_memo *memo, const void *state, int seat, int outputs, net_value *out)
{
    if (g->bots.outlook->is_over(state))
        search_result_value(g, state, seat, out);
    else
        value_by_net(g, n, memo, state, seat, outputs, out);
}

sb_forecast search_forecast(const net_value *v)
{
    sb_forecast f;
    _Static_assert(sizeof f == sizeof *v && (int)SB_CERTAIN == (int)NET_ONE, "a forecast is a value of a net");
    memcpy(&f, v, sizeof f);
    f.chance = f.chance < 0 ? 0 : f.chance > SB_CERTAIN ? SB_CERTAIN : f.chance;
    return f;
}

/* Where such a position stands, or would stand. */
static known *known_at(search *s, uint64_t hash)
{
    if (s->known_by != s->net->w3) {
        memset(s->known, 0, sizeof s->known);
        s->known_by = s->net->w3;
    }
    return &s->known[hash & (KNOWN - 1)];
}

static int32_t worth_as(search *s, const void *state, net_value *out)
{
    s->evaluations++;
    if (s->outputs != NET_CATEGORY) {
        search_value(s->g, s->net, &s->memo, state, s->ask->seat, s->outputs, out);
        return net_worth(&s->net->utility, out);
    }
    uint64_t hash = sb_hash_quick(state, s->g->state_size) + (uint64_t)s->ask->seat;
    known *k = known_at(s, hash);
    if (k->hash == hash) {
        memcpy(out->out, k->out, sizeof k->out);
    } else {
        search_value(s->g, s->net, &s->memo, state, s->ask->seat, NET_CATEGORY, out);
        k->hash = hash;
        memcpy(k->out, out->out, sizeof k->out);
    }
    return net_worth(&s->net->utility, out);
}

int32_t search_misjudgement(sb_quick *q, int noise)
{
    int32_t a = (int32_t)sb_quick_below(q, 2001) - 1000, b = (int32_t)sb_quick_below(q, 2001) - 1000;
    return (int32_t)((int64_t)noise * (a + b) / 1000);
}

/* A level that misjudges does so by the position, not at random: the same line looks equally good when it comes again. */
static int32_t misjudged(const search *s, int32_t value, const void *state)
{
    if (s->level->noise == 0)
        return value;
    sb_quick q = { s->luck ^ sb_hash(state, s->g->state_size) };
    return value + search_misjudgement(&q, s->level->noise);
}

/* ---- moves ------------------------------------------------------------------------------------------------------- */

typedef enum outcome { GOES_ON, DECIDED, BY_CHANCE } outcome;

static outcome try_move(const search *s, void *state, sb_move move)
{
    const sb_game *g = s->g;
    uint64_t mark = sb_chance_mark(state);
    bool halted = g->bots.outlook->decide(state, s->ask->seat, move);
    if (sb_chance_mark(state) != mark)
        return BY_CHANCE;
    return halted || !(g->rules.pending(state) >> s->ask->seat & 1) ? DECIDED : GOES_ON;
}

static bool is_asked(const search *s, const void *state)
{
    return !s->g->bots.outlook->is_halted(state) && (s->g->rules.pending(state) >> s->ask->seat & 1);
}

/* So many decisions of the rest of the turn after chance: the best looking move each time.  `value` is what it comes to. */
static int32_t settle_by_looks(search *s, void *state, int depth, net_value *value)
{
    sb_move list[SB_MOVES_MAX];
    net_value here;
    while (depth-- > 0 && is_asked(s, state)) {
        int n = s->g->rules.legal(state, s->ask->seat, list);
        int32_t best = UNKNOWN;
        bool again = false;
        for (int i = 0; i < n; i++) {
            memcpy(state_at(s, INNER), state, s->g->state_size);
            outcome o = try_move(s, state_at(s, INNER), list[i]);
            int32_t v = worth_as(s, state_at(s, INNER), &here);
            if (v <= best)
                continue;
            best = v;
            *value = here;
            again = o == GOES_ON;
            memcpy(state_at(s, BEST), state_at(s, INNER), s->g->state_size);
        }
        if (!again)
            return best;
        memcpy(state, state_at(s, BEST), s->g->state_size);
    }
    return worth_as(s, state, value);
}

static void look_ahead(search *s, int width, int only);
static int best_branch(const search *s);

/* The rest of the turn after chance, to its end.  A net values ends of turns: where the middle of one is taken for a value, and the best
 * looking of many at that, moves that meet chance promise what is not there. */
static int32_t settle(search *s, void *state, net_value *value)
{
    search *r = s->rest;
    sb_move list[SB_MOVES_MAX];
    if (!s->level->rest || !r)
        return settle_by_looks(s, state, s->level->inner, value);
    if (!is_asked(s, state))
        return worth_as(s, state, value);
    const search_level level = { .beam = s->level->rest };
    const sb_ask ask = { .game = s->g,
        .redacted = state,
        .seat = s->ask->seat,
        .legal = list,
        .n = s->g->rules.legal(state, s->ask->seat, list),
        .budget = s->ask->budget };
    r->ask = &ask;
    r->level = &level;
    r->net = s->net;
    r->outputs = s->outputs;
    r->deadline = s->deadline;
    r->thorough = false;
    r->is_rest = true;
    memcpy(state_at(r, ROOT), state, s->g->state_size);
    r->evaluations = 0;
    look_ahead(r, level.beam, NOBODY);
    s->evaluations += r->evaluations;
    if (r->best != UNKNOWN) {
        *value = r->end;
        return r->best;
    }
    int32_t here = worth_as(s, state, value),
            best = r->branches[best_branch(r)].value; /* chance again before the end */
    return best == UNKNOWN ? here : best;
}

/* After so many deals it is clear that a move is behind the best that was found so far. */
static bool is_behind(const search *s, int64_t sum, int deals)
{
    enum { FAR = 50 }; /* hundredths of a point */
    return !s->thorough && s->best != UNKNOWN && sum / deals + FAR < s->best;
}

/* A move that meets chance: the mean over deals of everything the seat does not know. */
static int32_t value_of_deals(search *s, const void *from, sb_move move, net_value *mean)
{
    int64_t sum = 0, sums[NET_OUTPUTS_MAX] = { 0 };
    net_value v = { 0 };
    unsigned char *deal = state_at(s, DEAL), *seen = state_at(s, SEEN);
    memcpy(seen, from, s->g->state_size);
    s->g->rules.redact(seen, s->ask->seat);
    int deals = 0;
    while (deals < s->level->deals) {
        sb_quick q = { s->luck + (uint64_t)deals * UINT64_C(0x9e3779b97f4a7c15) };
        memcpy(deal, seen, s->g->state_size);
        s->g->rules.determinize(deal, s->ask->seat, &q);
        s->g->bots.outlook->decide(deal, s->ask->seat, move);
        sum += settle(s, deal, &v);
        for (int o = 0; mean && o < s->outputs; o++)
            sums[o] += v.out[o];
        if (is_behind(s, sum, ++deals))
            break;
    }
    for (int o = 0; mean && o < s->outputs; o++)
        mean->out[o] = (int32_t)(sums[o] / deals);
    return (int32_t)(sum / deals);
}

/* A move that has met chance in a position of the search; `dealt` is where that led in the search's own deal. */
static int32_t value_of_chance(search *s, const void *from, sb_move move, const void *dealt, net_value *mean)
{
    if (s->level->deals)
        return value_of_deals(s, from, move, mean);
    memcpy(state_at(s, DEAL), dealt, s->g->state_size);
    return settle(s, state_at(s, DEAL), mean);
}

/* ---- the beam ---------------------------------------------------------------------------------------------------- */

static bool is_late(const search *s)
{
    const sb_bot_budget *b = s->ask->budget;
    if (b->stop && atomic_load_explicit(b->stop, memory_order_relaxed))
        return true;
    return b->ms && b->clock() >= s->deadline;
}

static void note_branch(search *s, int first, int32_t value, int parent, sb_move last, bool decided)
{
    branch *b = &s->branches[first];
    if (decided && value > s->best)
        s->best = value;
    if (b->value != UNKNOWN && (b->decided > decided || (b->decided == decided && b->value >= value)))
        return;
    *b = (branch) { .value = value, .parent = parent, .last = last, .decided = decided };
}

/* What a way leads to: a position, or all that counts of what the net says. */
static uint64_t name_of_ending(const search *s, const void *state, const net_value *v)
{
    return s->level->distinct ? sb_hash_quick(v->out, NET_CATEGORY * sizeof *v->out)
                              : sb_hash_quick(state, s->g->state_size);
}

static void note_ending(
    search *s, int first, int32_t value, int parent, sb_move last, bool decided, const void *state, const net_value *v)
{
    int most = s->level->lines < ENDINGS_MAX ? s->level->lines : ENDINGS_MAX;
    if (most && endings_want(&s->endings, most, value))
        endings_note(&s->endings, most, s->level->alike,
            &(ending) { .value = value,
                .first = first,
                .parent = parent,
                .last = last,
                .decided = decided,
                .hash = name_of_ending(s, state, v) });
}

/* Whether a position of this value would be among the best. */
static bool is_wanted(const search *s, int32_t value, int width)
{
    return s->candidates_n < width || value > s->candidates[s->candidates_n - 1].value;
}

/* Keeps the best; of equal positions one. */
static void keep(search *s, const candidate *c, int width)
{
    int n = s->candidates_n, at = n;
    for (int i = 0; i < n; i++)
        if (s->candidates[i].hash == c->hash)
            return;
    if (n < width)
        s->candidates_n = ++n;
    at = n - 1;
    for (; at > 0 && s->candidates[at - 1].value < c->value; at--)
        s->candidates[at] = s->candidates[at - 1];
    s->candidates[at] = *c;
}

static int index_of(const search *s, sb_move move)
{
    int i = 0;
    while (i < s->ask->n && sb_move_cmp(s->ask->legal[i], move) != 0)
        i++;
    return i < s->ask->n ? i : NOBODY;
}

/* In the middle of something that has begun: what it is good for shows at its end. */
static bool is_partial(const search *s, const void *state)
{
    const sb_outlook *o = s->g->bots.outlook;
    return o->is_partial && o->is_partial(state);
}

/* Where the search stands: below a node of the beam, so many questions deep. */
typedef struct spot {
    int node, first, trail, nested;
} spot;

static void try_moves(search *s, spot at, const void *state, const sb_move *list, int n, int width);

/* The answers to the question that came up in the middle of an action, all of them. */
static bool follow(search *s, spot at, const void *state, sb_move move, int width)
{
    sb_move list[SB_MOVES_MAX];
    if (at.nested == NESTED_MAX - 1 || s->nested_n == NESTED_STEPS || !is_partial(s, state))
        return false;
    s->nested_n++;
    s->trail[s->trail_n] = (step) { .parent = at.trail, .move = move };
    spot below = { .node = at.node, .first = at.first, .trail = s->trail_n++, .nested = at.nested + 1 };
    try_moves(s, below, state, list, s->g->rules.legal(state, s->ask->seat, list), width);
    return true;
}

/* Whether a line ends there: with the turn, or where chance answers. */
static bool is_end(const search *s, outcome o)
{
    return o == DECIDED || (o == BY_CHANCE && !s->is_rest);
}

static void try_moves(search *s, spot at, const void *state, const sb_move *list, int n, int width)
{
    net_value here;
    void *next = state_at(s, NESTED + at.nested);
    bool root = at.trail == NOBODY;
    for (int i = 0; i < n; i++) {
        at.first = root ? index_of(s, list[i]) : at.first;
        memcpy(next, state, s->g->state_size);
        outcome o = try_move(s, next, list[i]);
        if (o == GOES_ON && follow(s, at, next, list[i], width))
            continue;
        int32_t v = o == BY_CHANCE ? value_of_chance(s, state, list[i], next, &here) : worth_as(s, next, &here);
        v = misjudged(s, v, next);
        if (s->is_rest && o == DECIDED && v > s->best)
            s->end = here;
        note_branch(s, at.first, v, at.trail, list[i], is_end(s, o));
        if (o == GOES_ON && is_wanted(s, v, width))
            keep(s,
                &(candidate) { .value = v,
                    .node = at.node,
                    .first = at.first,
                    .parent = at.trail,
                    .hash = sb_hash_quick(next, s->g->state_size),
                    .move = list[i] },
                width);
        else if (o != GOES_ON)
            note_ending(s, at.first, v, at.trail, list[i], o == DECIDED, next, &here);
    }
}

static void expand(search *s, int at, int beam, int width, int only)
{
    sb_move list[SB_MOVES_MAX];
    const node *from = &s->nodes[at];
    const void *state = state_at(s, beam + at);
    spot here = { .node = at, .first = from->first, .trail = from->trail };
    if (from->trail != NOBODY)
        try_moves(s, here, state, list, s->g->rules.legal(state, s->ask->seat, list), width);
    else if (only == NOBODY)
        try_moves(s, here, state, s->ask->legal, s->ask->n, width);
    else
        try_moves(s, here, state, s->ask->legal + only, 1, width);
}

/* From a node of the beam to the place in the trail where a candidate's last move is made. */
static void replay(search *s, void *state, int from, int to)
{
    if (to == from)
        return;
    replay(s, state, from, s->trail[to].parent);
    s->g->bots.outlook->decide(state, s->ask->seat, s->trail[to].move);
}

/* The candidates become the next beam. */
static void advance(search *s, int from, int to)
{
    node next[SEARCH_BEAM_MAX];
    for (int i = 0; i < s->candidates_n; i++) {
        const candidate *c = &s->candidates[i];
        memcpy(state_at(s, to + i), state_at(s, from + c->node), s->g->state_size);
        replay(s, state_at(s, to + i), s->nodes[c->node].trail, c->parent);
        s->g->bots.outlook->decide(state_at(s, to + i), s->ask->seat, c->move);
        s->trail[s->trail_n] = (step) { .parent = c->parent, .move = c->move };
        next[i] = (node) { .trail = s->trail_n++, .first = c->first };
    }
    memcpy(s->nodes, next, sizeof *next * (size_t)s->candidates_n);
    s->nodes_n = s->candidates_n;
}

/* `only`: one move of the root is followed alone; NOBODY: all are. */
static void look_ahead(search *s, int width, int only)
{
    int beam = 0;
    memcpy(state_at(s, 0), state_at(s, ROOT), s->g->state_size);
    s->nodes[0] = (node) { .trail = NOBODY, .first = 0 };
    s->nodes_n = 1;
    s->trail_n = s->nested_n = 0;
    s->best = UNKNOWN;
    s->endings.n = 0;
    for (int i = 0; i < s->ask->n; i++)
        if (only == NOBODY || i == only)
            s->branches[i].value = UNKNOWN;
    for (int depth = 0; depth < SEARCH_DEPTH_MAX && s->nodes_n; depth++) {
        s->candidates_n = 0;
        for (int at = 0; at < s->nodes_n; at++) {
            expand(s, at, beam, width, only);
            if (is_late(s))
                return;
        }
        advance(s, beam, SEARCH_BEAM_MAX - beam);
        beam = SEARCH_BEAM_MAX - beam;
    }
}

/* A way to the end of the turn before one that was not followed so far. */
static int best_branch(const search *s)
{
    int best = 0;
    for (int i = 1; i < s->ask->n; i++) {
        const branch *a = &s->branches[i], *b = &s->branches[best];
        if (a->value != UNKNOWN
            && (b->value == UNKNOWN || a->decided > b->decided || (a->decided == b->decided && a->value > b->value)))
            best = i;
    }
    return best;
}

/* ---- the plan ---------------------------------------------------------------------------------------------------- */

static uint64_t hash_seen(search *s, const void *state)
{
    memcpy(state_at(s, INNER), state, s->g->state_size);
    s->g->rules.redact(state_at(s, INNER), s->ask->seat);
    return sb_hash_quick(state_at(s, INNER), s->g->state_size);
}

/* A line, from its last move back to the root's.  The trail is still that of the search in which it was found. */
static int line_back(const search *s, int parent, sb_move last, sb_move line[SEARCH_PLAN_MAX])
{
    int n = 0;
    line[n++] = last;
    for (int at = parent; at != NOBODY && n < SEARCH_PLAN_MAX; at = s->trail[at].parent)
        line[n++] = s->trail[at].move;
    return n;
}

/* The moves behind the first one, and what the seat will see before each. */
static void make_plan(search *s, int first)
{
    sb_move line[SEARCH_PLAN_MAX];
    int n = line_back(s, s->branches[first].parent, s->branches[first].last, line);
    s->plan_n = s->plan_at = 0;
    if (!s->branches[first].decided)
        return;
    memcpy(state_at(s, TRY), state_at(s, ROOT), s->g->state_size);
    for (int i = n - 1; i > 0; i--) {
        s->g->bots.outlook->decide(state_at(s, TRY), s->ask->seat, line[i]);
        s->plan[s->plan_n] = line[i - 1];
        s->expected[s->plan_n++] = hash_seen(s, state_at(s, TRY));
    }
}

/* The move that the plan has for this question, or -1. */
static int planned(search *s)
{
    if (s->plan_at >= s->plan_n || s->expected[s->plan_at] != sb_hash_quick(s->ask->redacted, s->g->state_size))
        return NOBODY;
    for (int i = 0; i < s->ask->n; i++)
        if (sb_move_cmp(s->ask->legal[i], s->plan[s->plan_at]) == 0) {
            s->plan_at++;
            return i;
        }
    return NOBODY;
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

static void insert_candidate(sb_thought *t, int n, const sb_candidate *c)
{
    int at = n - 1;
    for (; at > 0 && t->candidate[at - 1].value < c->value; at--)
        t->candidate[at] = t->candidate[at - 1];
    t->candidate[at] = *c;
}

static void add_candidate(sb_thought *t, const sb_candidate *c)
{
    if (t->candidates < SB_CANDIDATES_MAX)
        insert_candidate(t, ++t->candidates, c);
    else if (t->candidate[SB_CANDIDATES_MAX - 1].value < c->value)
        insert_candidate(t, SB_CANDIDATES_MAX, c);
}

static sb_candidate candidate_of(const search *s, int i)
{
    return (sb_candidate) { .move = s->ask->legal[i], .value = s->branches[i].value, .visits = 1 };
}

static void tell(const search *s, sb_thought *t)
{
    *t = (sb_thought) { .visits = (int)s->evaluations };
    for (int i = 0; i < s->ask->n; i++) {
        sb_candidate c = candidate_of(s, i);
        if (c.value != UNKNOWN)
            add_candidate(t, &c);
    }
    int wanted = s->ask->wanted ? index_of(s, *s->ask->wanted) : NOBODY;
    for (int k = 0; wanted != NOBODY && k < t->candidates; k++)
        if (sb_move_cmp(t->candidate[k].move, *s->ask->wanted) == 0)
            wanted = NOBODY;
    if (wanted != NOBODY && s->branches[wanted].value != UNKNOWN)
        t->candidate[t->candidates < SB_CANDIDATES_MAX ? t->candidates++ : SB_CANDIDATES_MAX - 1] =
            candidate_of(s, wanted);
    t->value = t->candidate[0].value;
}

/* The line behind a move of the root, and how the game is expected to end after it. */
static void foresee(search *s, int first, sb_candidate *c)
{
    const branch *b = &s->branches[first];
    sb_move line[SEARCH_PLAN_MAX];
    net_value v = { 0 };
    int n = line_back(s, s->branches[first].parent, s->branches[first].last, line);
    unsigned char *state = state_at(s, ROUTE);
    memcpy(state, state_at(s, ROOT), s->g->state_size);
    for (int i = n - 1; i > 0; i--)
        s->g->bots.outlook->decide(state, s->ask->seat, line[i]);
    memcpy(state_at(s, TRY), state, s->g->state_size);
    s->outputs = s->net->outputs;
    if (try_move(s, state_at(s, TRY), line[0]) == BY_CHANCE)
        value_of_deals(s, state, line[0], &v);
    else
        worth_as(s, state_at(s, TRY), &v);
    s->outputs = NET_CATEGORY;
    c->value = b->value;
    c->forecast = search_forecast(&v);
    c->line_n = 0;
    for (int i = n - 2; i >= 0 && c->line_n < SB_LINE_MAX; i--)
        c->line[c->line_n++] = line[i];
}

/* Who was broken off on the way to the end of the turn stays behind those who got there. */
static void insert_found(const search *s, sb_thought *found, sb_candidate *c, bool followed)
{
    int n = found->candidates++;
    if (n && followed && is_late(s)) {
        int32_t last = found->candidate[n - 1].value;
        c->value = c->value < last ? c->value : last;
    }
    insert_candidate(found, n + 1, c);
}

/* Candidates whose turn the beam has played to its end come first; then the others, each followed alone: a position in the
 * middle of a turn would be misjudged.  The answer: the best of them. */
static int foresee_all(search *s, int width, sb_thought *t)
{
    sb_thought found = { .visits = t->visits, .foresees = 1 };
    for (int pass = 0; pass < 2; pass++)
        for (int k = 0; k < t->candidates; k++) {
            int i = index_of(s, t->candidate[k].move);
            if (s->branches[i].decided != (pass == 0))
                continue;
            if (pass == 1)
                look_ahead(s, width, i);
            foresee(s, i, &t->candidate[k]);
            t->candidate[k].visits = 1 + pass;
            insert_found(s, &found, &t->candidate[k], pass == 1);
            s->branches[i].decided = pass == 0; /* not twice */
        }
    found.value = found.candidate[0].value;
    *t = found;
    return index_of(s, t->candidate[0].move);
}

/* A budget limits what a level does; it makes none better. */
static int width_of(const search *s)
{
    int allowed = s->ask->budget->playouts, width = s->level->beam;
    width = allowed && allowed < width ? allowed : width;
    return width < 1 ? 1 : width > SEARCH_BEAM_MAX ? SEARCH_BEAM_MAX : width;
}

static void note_fallback(search *s)
{
    fallback *f = &s->fallback;
    f->first = best_branch(s);
    f->branch = s->branches[f->first];
    f->n = line_back(s, f->branch.parent, f->branch.last, f->line);
}

/* A wide beam that was broken off knows little but the middle of turns: the narrow one's way stands, unless there is a better end by now. */
static void fall_back(search *s)
{
    const fallback *f = &s->fallback;
    const branch *now = &s->branches[best_branch(s)];
    if (!f->branch.decided || (now->decided && now->value >= f->branch.value))
        return;
    int parent = NOBODY;
    for (int i = f->n - 1; i > 0; i--) {
        s->trail[s->trail_n] = (step) { .parent = parent, .move = f->line[i] };
        parent = s->trail_n++;
    }
    s->branches[f->first] = f->branch;
    s->branches[f->first].parent = parent;
}

/* Within a limit of time a narrow beam comes first: there is an answer whenever it ends. */
static void think(search *s)
{
    int width = width_of(s);
    bool limited = s->ask->budget->ms || s->ask->budget->stop;
    if (limited) {
        look_ahead(s, 1, NOBODY);
        if (width == 1 || is_late(s))
            return;
        note_fallback(s);
    }
    look_ahead(s, width, NOBODY);
    if (limited && is_late(s))
        fall_back(s);
}

/* ---- playing on -------------------------------------------------------------------------------------------------- */

/* A line that is judged by playing on. */
typedef struct judged {
    const ending *from;
    search_way way;
    int64_t sum;
} judged;
_Static_assert((int)ENDINGS_MAX <= (int)SEARCH_WAYS_MAX, "room for all of them");

/* The line forwards.  What the net says of it is where its sum begins. */
static void write_line(const search *s, judged *line, const ending *from)
{
    sb_move back[SEARCH_PLAN_MAX];
    int n = line_back(s, from->parent, from->last, back);
    line->from = from;
    line->sum = (int64_t)s->level->rounds * from->value;
    line->way.n = n;
    line->way.decided = from->decided;
    for (int i = 0; i < n; i++)
        line->way.move[i] = back[n - 1 - i];
}

/* A small budget buys few rounds. */
static int rounds_of(const search *s)
{
    enum { WIDTH_OF_A_ROUND = 8 };
    int wanted = s->ask->budget->playouts, bought = wanted / WIDTH_OF_A_ROUND + 1, most = s->level->rounds;
    return wanted && bought < most ? bought : most;
}

/* Every line is played on with the same luck; lines are compared by whole rounds.  False: the time is up. */
static bool play_round(search *s, judged *lines, int n, int round)
{
    search_trial t = { .redacted = s->ask->redacted,
        .seat = s->ask->seat,
        .n = n,
        .luck = s->luck + (uint64_t)(round + 1) * UINT64_C(0xd1342543de82ef95) };
    const search_level quick = {
        .beam = s->level->ahead, .deals = s->level->ahead_deals, .rest = s->level->ahead_rest
    };
    ahead a = { .own = s->own,
        .others = s->others,
        .state = state_at(s, AHEAD),
        .next = state_at(s, AFTER),
        .memo = &s->memo,
        .outputs = s->watch ? s->net->outputs : NET_CATEGORY,
        .level = &quick,
        .turns = s->level->ahead_turns ? s->level->ahead_turns : 1 };
    for (int k = 0; k < n; k++) {
        if (is_late(s))
            return false;
        t.way[k] = &lines[k].way;
        ahead_play(&a, s->ask, s->net, t.way[k], t.luck, &t.value[k]);
    }
    for (int k = 0; k < n; k++)
        lines[k].sum += net_worth(&s->net->utility, &t.value[k]);
    if (s->watch)
        s->watch->see(s->watch->with, &t);
    return true;
}

static void show_ways(const search *s, const judged *lines, int n)
{
    search_trial t = { .redacted = s->ask->redacted, .seat = s->ask->seat, .n = n, .luck = s->luck };
    for (int k = 0; k < n; k++)
        t.way[k] = &lines[k].way;
    s->watch->see(s->watch->with, &t);
}

/* The better half comes first, and of equal ones those that the net likes. */
static void sort_lines(judged *lines, int n)
{
    for (int i = 1; i < n; i++) {
        judged line = lines[i];
        int at = i;
        for (; at > 0 && lines[at - 1].sum < line.sum; at--)
            lines[at] = lines[at - 1];
        lines[at] = line;
    }
}

/* All lines are played on a few times, the better half of them as often again, and so on: the last two most often.  The answer: the move
 * of the root with which the best one begins; its line becomes that of the branch. */
static int choose_ahead(search *s, int best)
{
    judged lines[ENDINGS_MAX];
    int n = s->endings.n, rounds = rounds_of(s);
    if (n < 2 || is_late(s))
        return best;
    for (int k = 0; k < n; k++)
        write_line(s, &lines[k], &s->endings.at[k]);
    if (s->watch && s->watch->ways_alone) {
        show_ways(s, lines, n);
        return best;
    }
    bool late = false;
    for (int round = 0, left = n; left > 1 && !late; left = (left + 1) / 2) {
        for (int end = round + rounds; round < end && !late; round++)
            late = !play_round(s, lines, left, round);
        sort_lines(lines, left);
    }
    const ending *e = lines[0].from;
    s->branches[e->first] = (branch) { .value = e->value, .parent = e->parent, .last = e->last, .decided = true };
    return e->first;
}

/* ---- sealed answers ---------------------------------------------------------------------------------------------- */

static int32_t sealed_value(void *with, sb_move own, int other, sb_move theirs)
{
    search *s = with;
    void *state = state_at(s, TRY);
    memcpy(state, state_at(s, ROOT), s->g->state_size);
    s->g->bots.outlook->decide(state, s->ask->seat, own);
    s->g->bots.outlook->decide(state, other, theirs);
    net_value v;
    return settle_by_looks(s, state, s->level->inner, &v);
}

static int choose_sealed(search *s, int other, sb_thought *thought)
{
    sb_move theirs[SB_MOVES_MAX];
    int m = s->g->rules.legal(state_at(s, ROOT), other, theirs);
    int32_t value[SB_MOVES_MAX];
    int i = sealed_choose(&(sealed_game) { .own = s->ask->legal,
                              .n = s->ask->n,
                              .theirs = theirs,
                              .m = m,
                              .other = other,
                              .value = sealed_value,
                              .with = s },
        s->ask->chance, value);
    for (int k = 0; k < s->ask->n; k++)
        s->branches[k] = (branch) { .value = value[k], .decided = true };
    if (thought)
        tell(s, thought);
    return i;
}

int search_choose(search *s, const sb_ask *ask, const net *n, const search_level *level, sb_thought *thought)
{
    s->ask = ask;
    s->net = n;
    s->level = level;
    s->thorough = thought != NULL;
    s->outputs = NET_CATEGORY;
    int planned_move = thought ? NOBODY : planned(s);
    if (planned_move != NOBODY)
        return planned_move;
    s->deadline = ask->budget->ms ? ask->budget->clock() + ask->budget->ms : 0;
    s->luck = sb_quick_next(ask->chance);
    memcpy(state_at(s, ROOT), ask->redacted, s->g->state_size);
    s->g->rules.determinize(state_at(s, ROOT), ask->seat, ask->chance);
    s->plan_n = s->plan_at = 0;
    int other = s->g->bots.outlook->sealed ? s->g->bots.outlook->sealed(state_at(s, ROOT), ask->seat) : NOBODY;
    if (other >= 0)
        return choose_sealed(s, other, thought);
    think(s);
    int best = best_branch(s);
    if (!thought && s->own && level->lines)
        best = choose_ahead(s, best);
    make_plan(s, best);
    if (!thought)
        return best;
    tell(s, thought);
    int first = foresee_all(s, width_of(s), thought);
    if (first != best)
        s->plan_n = s->plan_at = 0;
    return first;
}

sb_move search_answer(
    search *s, const void *state, int seat, void *seen, const net *n, const search_level *level, sb_quick *chance)
{
    static const sb_bot_budget unlimited;
    sb_move list[SB_MOVES_MAX];
    int count = s->g->rules.legal(state, seat, list);
    if (count == 1)
        return list[0];
    memcpy(seen, state, s->g->state_size);
    s->g->rules.redact(seen, seat);
    sb_ask ask = {
        .game = s->g, .redacted = seen, .seat = seat, .legal = list, .n = count, .budget = &unlimited, .chance = chance
    };
    return list[search_choose(s, &ask, n, level, NULL)];
}
