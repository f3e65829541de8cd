/* match.h: one game between bots, from the deal to the score. */
#ifndef SAGEBRUSH_MATCH_H
#define SAGEBRUSH_MATCH_H

#include "sagebrush/bot.h"

SB_PUBLIC_BEGIN

#define SB_MATCH_PLIES 20000 /* longer than any game */

typedef struct sb_match {
    const sb_game *game;
    sb_setup setup;
    const sb_bot *bot[SB_SEATS_MAX]; /* by seat */
    uint64_t luck[SB_SEATS_MAX];     /* what the chance of each bot begins with */
    sb_bot_budget budget;
} sb_match;

/* SB_OK; SB_BAD_PLAYERS, SB_OPTION_CONFLICT; SB_UNKNOWN_BOT: a seat has none, or one that does not play this game; SB_NO_MEMORY; SB_LIMIT: it does not
 * end. */
sb_error sb_match_play(const sb_match *m, const uint8_t key[SB_KEY_BYTES], sb_result *out);

SB_PUBLIC_END

#endif
