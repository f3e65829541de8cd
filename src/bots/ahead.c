/* ahead.c: playing on from the end of a line (ahead.h). */
#include "bots/ahead.h"

enum { PLIES_MAX = 400 };

typedef struct walk {
    const ahead *a;
    const sb_ask *ask;
    const net *net;
    sb_quick chance;
    bool begun; /* the turn that is judged has ended: own turns that end now are valued */
    int valued; /* of them */
    int64_t sum[NET_OUTPUTS_MAX];
} walk;

/* A seat sees what it would see. */
static sb_move choose(walk *w, int seat)
{
    search *mind = seat == w->ask->seat ? w->a->own : w->a->others;
    return search_answer(mind, w->a->state, seat, w->a->next, w->net, w->a->level, &w->chance);
}

static void note_value(walk *w, const void *state, int times)
{
    net_value v;
    search_value(w->ask->game, w->net, w->a->memo, state, w->ask->seat, w->a->outputs, &v);
    for (int o = 0; o < w->a->outputs; o++)
        w->sum[o] += (int64_t)times * v.out[o];
    w->valued += times;
}

/* An own turn has ended in `next`.  True: the last one that is wanted. */
static bool end_turn(walk *w)
{
    if (w->begun)
        note_value(w, w->a->next, 1);
    w->begun = true;
    return w->valued == w->a->turns;
}

/* True: the own seat has played as far as it should. */
static bool play_own(walk *w, sb_move move)
{
    const sb_game *g = w->ask->game;
    int seat = w->ask->seat;
    memcpy(w->a->next, w->a->state, g->state_size);
    bool halted = g->bots.outlook->decide(w->a->next, seat, move);
    if ((halted || !(g->rules.pending(w->a->next) >> seat & 1)) && end_turn(w))
        return true;
    if (halted)
        g->bots.outlook->resume(w->a->next);
    memcpy(w->a->state, w->a->next, g->state_size);
    return false;
}

/* Until the last of the own turns has ended, or the game. */
static void play_on(walk *w)
{
    const sb_game *g = w->ask->game;
    unsigned pending;
    for (int ply = 0; ply < PLIES_MAX && (pending = g->rules.pending(w->a->state)); ply++) {
        int seat = __builtin_ctz(pending);
        sb_move move = choose(w, seat);
        if (seat != w->ask->seat)
            g->rules.apply(w->a->state, seat, move, NULL);
        else if (play_own(w, move))
            return;
    }
    note_value(w, w->a->state, w->a->turns - w->valued); /* what it came to counts for the turns that were not played */
}

void ahead_play(const ahead *a, const sb_ask *ask, const net *n, const search_way *way, uint64_t luck, net_value *out)
{
    const sb_game *g = ask->game;
    walk w = { .a = a, .ask = ask, .net = n, .chance = { luck }, .begun = way->decided };
    memcpy(a->state, ask->redacted, g->state_size);
    g->rules.determinize(a->state, ask->seat, &w.chance);
    for (int i = 0; i < way->n; i++)
        g->rules.apply(a->state, ask->seat, way->move[i], NULL);
    search_begin(a->own);
    search_begin(a->others);
    play_on(&w);
    for (int o = 0; o < a->outputs; o++)
        out->out[o] = (int32_t)(w.sum[o] / a->turns);
}
