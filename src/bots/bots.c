/* bots.c: the bots there are, and the only way in which one is asked (bot.h). */
#include "sagebrush/bot.h"

#include <assert.h>
#include <string.h>

extern const sb_bot sb_bot_random;
extern const sb_bot sb_bot_greedy;

const sb_bot *const sb_bots[] = { &sb_bot_random, &sb_bot_greedy, NULL };

const sb_bot *sb_bot_find(const char *id)
{
    for (int i = 0; sb_bots[i]; i++)
        if (strcmp(sb_bots[i]->id, id) == 0)
            return sb_bots[i];
    return NULL;
}

sb_move sb_bot_move(const sb_bot *b, const sb_game *g, const void *state, int seat, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought)
{
    _Alignas(16) unsigned char seen[SB_STATE_MAX];
    sb_move list[SB_MOVES_MAX];
    memcpy(seen, state, g->state_size);
    g->rules.redact(seen, seat);
    int n = g->rules.legal(seen, seat, list);
    assert(n > 0);
    static const sb_bot_budget unlimited;
    int i = n == 1 && !thought ? 0 : b->choose(g, seen, seat, list, n, budget ? budget : &unlimited, chance, thought);
    assert(i >= 0 && i < n);
    return list[i];
}
