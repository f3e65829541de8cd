/* bot.c: how good a move looks (game.h, appraise): what the bot `greedy` plays Gold River by. */
#include "games/goldriver/state.h"

int32_t gr_appraise(const void *redacted, int seat, sb_move move)
{
    (void)redacted, (void)seat, (void)move;
    return 0;
}
