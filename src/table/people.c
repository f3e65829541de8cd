/* people.c: who at a table is a person and who a bot, whose moves were whose, and what is for one person's eyes only
 * (table.h). */
#include "table/table_private.h"

#include <string.h>

const char *sb_table_bot_of(const sb_table *t, int seat)
{
    const sb_deputy *deputy = &t->deputy[seat];
    if (deputy->plays)
        return deputy->bot;
    return t->setup.seat[seat].kind == SB_BOT ? t->setup.seat[seat].bot : NULL;
}

unsigned sb_table_people(const sb_table *t)
{
    unsigned seats = 0;
    for (int i = 0; i < t->setup.setup.players; i++)
        if (!sb_table_bot_of(t, i))
            seats |= 1u << i;
    return seats;
}

int sb_table_last_ply_of(const sb_table *t, unsigned seats)
{
    int i = t->log.n - 1;
    while (i >= 0 && !(seats >> t->log.at[i].ply.seat & 1))
        i--;
    return i;
}

/* ---- bots --------------------------------------------------------------------------------------------------------- */

sb_quick sb_table_bot_chance(const sb_table *t, int seat)
{
    uint64_t known[3] = { sb_hash(t->commitment, sizeof t->commitment), (uint64_t)t->log.n, (uint64_t)seat };
    return (sb_quick) { sb_hash(known, sizeof known) };
}

int sb_table_next_bot(const sb_table *t)
{
    unsigned asked = sb_table_pending(t) & ~sb_table_people(t);
    return asked ? __builtin_ctz(asked) : -1;
}

bool sb_table_bot_is_here(const sb_table *t, int seat)
{
    const char *id = sb_table_bot_of(t, seat);
    return !id || sb_bot_of(t->game, id);
}

sb_error sb_table_bot_turn(sb_table *t, const sb_bot_budget *budget, const sb_bot *instead, int *seat)
{
    int next = sb_table_next_bot(t);
    if (seat)
        *seat = next;
    if (next < 0)
        return SB_NOT_PENDING;
    const sb_bot *bot = sb_bot_of(t->game, sb_table_bot_of(t, next));
    if (!bot)
        bot = instead;
    if (!bot)
        return SB_UNKNOWN_BOT;
    sb_quick chance = sb_table_bot_chance(t, next);
    sb_move move = sb_bot_move(bot, t->game, t->state, next, budget, &chance, NULL);
    return sb_table_play(t, next, move, NULL);
}

/* ---- what is private ---------------------------------------------------------------------------------------------- */

/* Several were asked at once, and nobody sees an answer before all are in. */
static bool is_sealed(const sb_game *g, unsigned pending)
{
    return !g->open_choices && (pending & (pending - 1)) != 0;
}

/* A seat knows more than those who watch exactly when its redacted state is another than theirs (promise 8). */
static bool knows_more(const sb_table *t, int seat)
{
    sb_scratch own, open;
    memcpy(own.bytes, t->state, t->game->state_size);
    memcpy(open.bytes, t->state, t->game->state_size);
    t->game->rules.redact(own.bytes, seat);
    t->game->rules.redact(open.bytes, SB_SPECTATOR);
    return memcmp(own.bytes, open.bytes, t->game->state_size) != 0;
}

bool sb_table_is_private(const sb_table *t, int seat)
{
    unsigned pending = sb_table_pending(t);
    if (!sb_table_has_seat(t, seat) || pending == 0)
        return false;
    bool follows_sealed = t->log.n > 0 && is_sealed(t->game, t->log.at[t->log.n - 1].pending);
    return is_sealed(t->game, pending) || follows_sealed || knows_more(t, seat);
}
