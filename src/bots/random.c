/* random.c: plays any legal move, all equally likely.  The smallest bot: copy it to write your own (bot.h). */
#include "sagebrush/bot.h"

static int choose(const sb_game *g, const void *redacted, int seat, const sb_move *legal, int n,
    const sb_bot_budget *budget, sb_quick *chance, sb_thought *thought)
{
    (void)g, (void)redacted, (void)seat, (void)legal, (void)budget;
    if (thought)
        *thought = (sb_thought){ .visits = 1 };
    return (int)sb_quick_below(chance, (uint32_t)n);
}

const sb_bot sb_bot_random = {
    .id = "random",
    .text = { "plays any legal move",
        "joue n'importe quel coup permis" },
    .choose = choose,
};
