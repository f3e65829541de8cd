/* bot.c: how good a move looks (game.h, appraise): what the bot `greedy` plays Great Western Trail by. */
#include "games/gwt/state.h"

int32_t gwt_appraise(const void *redacted, int seat, sb_move move)
{
    (void)redacted, (void)seat, (void)move;
    return 0;
}
