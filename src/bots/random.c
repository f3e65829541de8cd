/* random.c: plays any legal move, all equally likely.  The smallest bot: copy it to write your own (bot.h). */
#include "sagebrush/bot.h"

static int choose(const sb_bot *b, void *self, const sb_ask *ask, sb_thought *thought)
{
    (void)b, (void)self;
    if (thought)
        *thought = (sb_thought) { .visits = 1 };
    return (int)sb_quick_below(ask->chance, (uint32_t)ask->n);
}

/* clang-format off */
const sb_bot sb_bot_random = {
    .id = "random",
    .text = { "plays any legal move",
        "joue n'importe quel coup permis" },
    .choose = choose,
};
/* clang-format on */
