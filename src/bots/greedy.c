/* greedy.c: plays the move that looks best right now, by the game's own appraisal, one decision deep (bot.h).
 * It looks at what its seat may see and rolls no dice: equal moves are decided by the bot's own chance. */
#include "sagebrush/bot.h"

/* Keeps the best candidates, best first. */
static void remember(sb_thought *t, sb_move move, int32_t value)
{
    const int room = (int)(sizeof t->candidate / sizeof t->candidate[0]);
    int at = t->candidates < room ? t->candidates++ : room - 1;
    if (at == room - 1 && t->candidates == room && t->candidate[at].visits && t->candidate[at].value >= value)
        return;
    while (at > 0 && t->candidate[at - 1].value < value) {
        t->candidate[at] = t->candidate[at - 1];
        at--;
    }
    t->candidate[at].move = move;
    t->candidate[at].value = value;
    t->candidate[at].visits = 1;
}

static int choose(const sb_bot *b, void *self, const sb_ask *ask, sb_thought *thought)
{
    (void)b, (void)self;
    int best = 0, ties = 0;
    int32_t value[SB_MOVES_MAX] = { 0 };
    if (ask->game->bots.appraise)
        ask->game->bots.appraise(ask->redacted, ask->seat, ask->legal, ask->n, value);
    for (int i = 0; i < ask->n; i++) {
        if (i == 0 || value[i] > value[best])
            best = i, ties = 1;
        else if (value[i] == value[best] && sb_quick_below(ask->chance, (uint32_t)++ties) == 0)
            best = i;
    }
    if (thought) {
        *thought = (sb_thought) { .value = value[best], .visits = ask->n };
        for (int i = 0; i < ask->n; i++)
            remember(thought, ask->legal[i], value[i]);
    }
    return best;
}

/* clang-format off */
const sb_bot sb_bot_greedy = {
    .id = "greedy",
    .text = { "plays the move that looks best right now",
        "joue le coup qui semble le meilleur sur le moment" },
    .choose = choose,
};
/* clang-format on */
