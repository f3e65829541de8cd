/* ahead.c: playing on from the end of a line (ahead.h). */
#include "bots/ahead.h"

enum { PLIES_MAX = 400 };

typedef struct walk {
    const ahead *a;
    const sb_ask *ask;
    const net *net;
    sb_quick chance;
    int turns; /* of the own seat that are still to be played */
} walk;

/* A seat sees what it would see. */
static sb_move choose(walk *w, int seat)
{
    const search_level quick = { .beam = w->a->beam };
    search *mind = seat == w->ask->seat ? w->a->own : w->a->others;
    return search_answer(mind, w->a->state, seat, w->a->next, w->net, &quick, &w->chance);
}

/* True: the own seat has played as far as it should; `next` is what was decided. */
static bool play_own(walk *w, sb_move move)
{
    const sb_game *g = w->ask->game;
    int seat = w->ask->seat;
    memcpy(w->a->next, w->a->state, g->state_size);
    bool halted = g->bots.outlook->decide(w->a->next, seat, move);
    if ((halted || !(g->rules.pending(w->a->next) >> seat & 1)) && --w->turns == 0)
        return true;
    if (halted)
        g->bots.outlook->resume(w->a->next);
    memcpy(w->a->state, w->a->next, g->state_size);
    return false;
}

static int32_t worth(const walk *w, const void *state)
{
    net_value v;
    search_value(w->ask->game, w->net, w->a->memo, state, w->ask->seat, NET_CATEGORY, &v);
    return net_worth(&w->net->utility, &v);
}

int32_t ahead_play(const ahead *a, const sb_ask *ask, const net *n, ahead_line line, uint64_t luck)
{
    const sb_game *g = ask->game;
    walk w = { .a = a, .ask = ask, .net = n, .chance = { luck }, .turns = line.decided ? 1 : 2 };
    unsigned pending;
    memcpy(a->state, ask->redacted, g->state_size);
    g->rules.determinize(a->state, ask->seat, &w.chance);
    for (int i = 0; i < line.n; i++)
        g->rules.apply(a->state, ask->seat, line.move[i], NULL);
    search_open(a->own, g);
    search_open(a->others, g);
    for (int ply = 0; ply < PLIES_MAX && (pending = g->rules.pending(a->state)); ply++) {
        int seat = __builtin_ctz(pending);
        sb_move move = choose(&w, seat);
        if (seat != ask->seat)
            g->rules.apply(a->state, seat, move, NULL);
        else if (play_own(&w, move))
            return worth(&w, a->next);
    }
    return worth(&w, a->state);
}
