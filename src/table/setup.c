/* setup.c: is this a possible table?  Names, ids, options, given positions. */
#include "table/table_private.h"

#include <string.h>

const char *const sb_seat_kinds[SB_SEAT_KIND_COUNT] = {
    [SB_HUMAN] = "human",
    [SB_BOT] = "bot",
};

static bool is_alphanumeric(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool sb_is_word(const char *s, const char *extra, int max)
{
    int n = 0;
    for (; n < max && s[n]; n++)
        if (!is_alphanumeric(s[n]) && !strchr(extra, s[n]))
            return false;
    return n < max;
}

bool sb_is_seat_name(const char *s)
{
    size_t n = strnlen(s, SB_NAME_MAX);
    return n < SB_NAME_MAX && !memchr(s, '"', n) && sb_is_plain(s, n);
}

static bool is_seat(const sb_seat *s)
{
    if ((unsigned)s->kind >= SB_SEAT_KIND_COUNT || !sb_is_seat_name(s->name))
        return false;
    if ((s->kind == SB_BOT) != (s->bot[0] != '\0') || !sb_is_word(s->bot, "_.:-", SB_NAME_MAX))
        return false;
    return sb_is_word(s->nonce, "_-", SB_NONCE_MAX);
}

static bool is_value(const sb_game *g, const sb_setup *s, int option)
{
    char buffer[4];
    if (option >= g->options_count)
        return s->value[option] == 0;
    const sb_option *o = &g->options[option];
    if (o->values ? s->value[option] >= o->count : s->value[option] > s->players)
        return false;
    return s->value[option] == 0 || sb_setup_value(g, s, option, buffer); /* an option not offered has no value */
}

sb_error sb_check_setup(const sb_table_setup *setup)
{
    const sb_game *g = setup->game;
    if (!g)
        return SB_UNKNOWN_GAME;
    if (setup->setup.players < g->players_min || setup->setup.players > g->players_max)
        return SB_BAD_PLAYERS;
    for (int i = 0; i < SB_OPTIONS_MAX; i++)
        if (!is_value(g, &setup->setup, i))
            return SB_BAD_OPTION;
    if (!sb_setup_is_allowed(g, &setup->setup))
        return SB_OPTION_CONFLICT;
    if (setup->id[0] == '\0' || !sb_is_word(setup->id, "_-", SB_TABLE_ID_MAX))
        return SB_BAD_REQUEST;
    for (int i = 0; i < setup->setup.players; i++)
        if (!is_seat(&setup->seat[i]))
            return SB_BAD_REQUEST;
    return SB_OK;
}

/* What the game's own check cannot know, and what every position of every game must keep. */
const char *sb_check_position(const sb_table_setup *setup, const void *state)
{
    const sb_game *g = setup->game;
    const char *wrong = g->rules.check(state);
    if (wrong)
        return wrong;
    sb_result result;
    sb_move list[SB_MOVES_MAX];
    g->rules.result(state, &result);
    unsigned pending = g->rules.pending(state);
    if (result.players != setup->setup.players)
        return "players: not as many as sit at this table";
    if (pending >> result.players)
        return "pending: a seat that nobody sits on owes a decision";
    if (result.over != (pending == 0))
        return "pending: somebody owes a decision exactly as long as the game is not over";
    for (int seat = 0; seat < result.players; seat++)
        if ((pending >> seat & 1) && g->rules.legal(state, seat, list) <= 0)
            return "pending: a seat owes a decision and has no move";
    return NULL;
}
