/* perft_count.c: the counting itself (perft.h). */
#include "protocol/perft.h"

#include <string.h>

static bool is_enough(perft_count *count)
{
    count->visited++;
    count->stopped = count->stopped || (count->limit && count->visited > count->limit);
    return count->stopped;
}

void perft_add(const sb_game *g, const void *state, int depth, perft_count *count)
{
    _Alignas(16) unsigned char next[SB_STATE_MAX];
    sb_move moves[SB_MOVES_MAX];
    if (is_enough(count))
        return;
    unsigned pending = g->rules.pending(state);
    if (depth == 0 || pending == 0) {
        *(depth == 0 ? &count->nodes : &count->ended) += 1;
        return;
    }
    int seat = __builtin_ctz(pending);
    int n = g->rules.legal(state, seat, moves);
    if (depth == 1) { /* no need to make the moves to count them */
        count->nodes += (uint64_t)n;
        return;
    }
    for (int i = 0; i < n; i++) {
        memcpy(next, state, g->state_size);
        g->rules.apply(next, seat, moves[i], NULL);
        perft_add(g, next, depth - 1, count);
    }
}
