/* match.c: one game between bots (match.h). */
#include "sagebrush/match.h"

#include <string.h>

typedef struct players {
    sb_mind *mind[SB_SEATS_MAX];
    sb_quick chance[SB_SEATS_MAX];
} players;

static sb_error open_minds(const sb_match *m, players *p)
{
    for (int seat = 0; seat < m->setup.players; seat++) {
        p->chance[seat].s = m->luck[seat];
        sb_error e = sb_mind_open(m->bot[seat], m->game, &p->mind[seat]);
        if (e != SB_OK)
            return e;
    }
    return SB_OK;
}

static sb_error play_on(const sb_match *m, players *p, void *state)
{
    const sb_rules *rules = &m->game->rules;
    for (int ply = 0; ply < SB_MATCH_PLIES; ply++) {
        unsigned pending = rules->pending(state);
        if (!pending)
            return SB_OK;
        int seat = __builtin_ctz(pending);
        rules->apply(
            state, seat, sb_mind_move(p->mind[seat], state, seat, NULL, &m->budget, &p->chance[seat], NULL), NULL);
    }
    return SB_LIMIT;
}

static sb_error check(const sb_match *m)
{
    if (m->setup.players < m->game->players_min || m->setup.players > m->game->players_max)
        return SB_BAD_PLAYERS;
    if (!sb_setup_is_allowed(m->game, &m->setup))
        return SB_OPTION_CONFLICT;
    for (int seat = 0; seat < m->setup.players; seat++)
        if (!m->bot[seat] || !sb_bot_plays(m->bot[seat], m->game))
            return SB_UNKNOWN_BOT;
    return SB_OK;
}

sb_error sb_match_play(const sb_match *m, const uint8_t key[SB_KEY_BYTES], sb_result *out)
{
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    players p = { 0 };
    sb_error e = check(m);
    if (e != SB_OK)
        return e;
    e = open_minds(m, &p);
    if (e == SB_OK) {
        m->game->rules.setup(state, &m->setup, key, NULL);
        e = play_on(m, &p, state);
    }
    for (int seat = 0; seat < SB_SEATS_MAX; seat++)
        sb_mind_close(p.mind[seat]);
    if (e == SB_OK)
        m->game->rules.result(state, out);
    return e;
}
