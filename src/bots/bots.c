/* bots.c: the bots there are, and the only way in which one is asked (bot.h). */
#include "sagebrush/bot.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern const sb_bot sb_bot_random, sb_bot_greedy, sb_bot_greenhorn, sb_bot_wrangler, sb_bot_foreman, sb_bot_trail_boss,
    sb_bot_sheriff, sb_bot_marshal;

const sb_bot *const sb_bots[] = { &sb_bot_random, &sb_bot_greenhorn, &sb_bot_wrangler, &sb_bot_greedy, &sb_bot_foreman,
    &sb_bot_trail_boss, &sb_bot_sheriff, &sb_bot_marshal, NULL };

const sb_bot *sb_bot_at(int i)
{
    int n = 0;
    while (n < i && sb_bots[n])
        n++;
    return i < 0 ? NULL : sb_bots[n];
}

static const sb_bot *strongest(void)
{
    int i = 0;
    while (sb_bots[i + 1])
        i++;
    return sb_bots[i];
}

const sb_bot *sb_bot_find(const char *id)
{
    for (int i = 0; sb_bots[i]; i++)
        if (strcmp(sb_bots[i]->id, id) == 0)
            return sb_bots[i];
    return strcmp(id, "best") == 0 ? strongest() : NULL;
}

bool sb_bot_plays(const sb_bot *b, const sb_game *g)
{
    return !b->plays || b->plays(b, g);
}

/* ---- minds ------------------------------------------------------------------------------------------------------- */

struct sb_mind {
    const sb_bot *bot;
    const sb_game *game;
    _Alignas(64) unsigned char self[];
};

sb_error sb_mind_open(const sb_bot *b, const sb_game *g, sb_mind **out)
{
    size_t size = sizeof(sb_mind) + (b->size ? b->size(b, g) : 0);
    *out = aligned_alloc(64, (size + 63) & ~(size_t)63);
    if (!*out)
        return SB_NO_MEMORY;
    (*out)->bot = b;
    (*out)->game = g;
    if (b->open)
        b->open(b, g, (*out)->self);
    return SB_OK;
}

void sb_mind_close(sb_mind *m)
{
    if (m && m->bot->close)
        m->bot->close(m->self);
    free(m);
}

static sb_move ask_bot(const sb_bot *b, void *self, const sb_game *g, const void *state, int seat,
    const sb_events *history, const sb_move *wanted, const sb_bot_budget *budget, sb_quick *chance, sb_thought *thought)
{
    static const sb_bot_budget unlimited;
    _Alignas(64) unsigned char seen[SB_STATE_MAX];
    sb_move list[SB_MOVES_MAX];
    memcpy(seen, state, g->state_size);
    g->rules.redact(seen, seat);
    int n = g->rules.legal(seen, seat, list);
    assert(n > 0);
    if (n == 1 && !thought)
        return list[0];
    sb_ask ask = { .game = g,
        .redacted = seen,
        .seat = seat,
        .legal = list,
        .n = n,
        .chance = chance,
        .wanted = wanted,
        .budget = budget ? budget : &unlimited,
        .history = history ? history->at : NULL,
        .history_n = history ? history->n : 0 };
    int i = b->choose(b, self, &ask, thought);
    assert(i >= 0 && i < n);
    return list[i];
}

sb_move sb_mind_move(sb_mind *m, const void *state, int seat, const sb_events *history, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought)
{
    return ask_bot(m->bot, m->self, m->game, state, seat, history, NULL, budget, chance, thought);
}

sb_move sb_mind_consider(sb_mind *m, const void *state, int seat, const sb_move *wanted, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought)
{
    return ask_bot(m->bot, m->self, m->game, state, seat, NULL, wanted, budget, chance, thought);
}

/* Without memory for a mind the first bot of the list, which needs none, answers. */
sb_move sb_bot_move(const sb_bot *b, const sb_game *g, const void *state, int seat, const sb_bot_budget *budget,
    sb_quick *chance, sb_thought *thought)
{
    sb_mind *m = NULL;
    if (!b->size)
        return ask_bot(b, NULL, g, state, seat, NULL, NULL, budget, chance, thought);
    if (sb_mind_open(b, g, &m) != SB_OK)
        return ask_bot(sb_bots[0], NULL, g, state, seat, NULL, NULL, budget, chance, thought);
    sb_move move = sb_mind_move(m, state, seat, NULL, budget, chance, thought);
    sb_mind_close(m);
    return move;
}
