/* arena_play.c: one set of games (arena.h). */
#include "tools/arena.h"
#include "sagebrush/match.h"

void arena_rivals(arena_plan *plan)
{
    plan->rivals = 0;
    for (int i = 0; i < plan->bots.n; i++) {
        int r = 0;
        while (r < plan->rivals && plan->rival[r] != plan->bots.at[i])
            r++;
        if (r == plan->rivals)
            plan->rival[plan->rivals++] = plan->bots.at[i];
    }
}

int arena_duels(const arena_plan *plan, arena_duel out[ARENA_DUELS_MAX])
{
    int n = 0;
    for (int a = 0; a < plan->rivals; a++)
        for (int b = a + 1; b < plan->rivals; b++)
            out[n++] = (arena_duel) { a, b };
    return n;
}

static int rival_of(const arena_plan *plan, const sb_bot *bot)
{
    int r = 0;
    while (plan->rival[r] != bot)
        r++;
    return r;
}

static const sb_bot *bot_at(const arena_plan *plan, int turned, int seat)
{
    return plan->bots.at[(seat + turned) % plan->bots.n];
}

/* ---- a game ------------------------------------------------------------------------------------------------------ */

typedef struct match {
    const arena_plan *plan;
    int turned;
} match;

/* A bot's chance goes with its place in the list, not with the seat: turned round, it thinks with the same luck. */
static bool play_game(const match *m, const uint8_t key[SB_KEY_BYTES], sb_result *out)
{
    const arena_plan *plan = m->plan;
    sb_match game = { .game = plan->game, .setup = plan->setup, .budget = plan->budget };
    for (int seat = 0; seat < plan->setup.players; seat++) {
        game.bot[seat] = bot_at(plan, m->turned, seat);
        game.luck[seat] = sb_hash(key, SB_KEY_BYTES) + (uint64_t)((seat + m->turned) % plan->bots.n) * 7919;
    }
    return sb_match_play(&game, key, out) == SB_OK;
}

/* ---- counting ---------------------------------------------------------------------------------------------------- */

/* Halves: 2 when seat a did better than seat b.  Whoever wins is better than who does not, whatever the points. */
static int compare(const sb_result *r, int a, int b, int total)
{
    int wins_a = r->winners >> a & 1, wins_b = r->winners >> b & 1;
    if (wins_a != wins_b)
        return wins_a ? 2 : 0;
    int32_t points_a = r->score[a][total], points_b = r->score[b][total];
    return wins_a || points_a == points_b ? 1 : points_a > points_b ? 2 : 0;
}

static void count_pairs(const match *m, const sb_result *r, int first, int second, arena_set *set, int duel)
{
    const arena_plan *plan = m->plan;
    int total = plan->game->categories.count - 1;
    for (int a = 0; a < r->players; a++)
        for (int b = 0; b < r->players; b++)
            if (bot_at(plan, m->turned, a) == plan->rival[first] && bot_at(plan, m->turned, b) == plan->rival[second]) {
                set->better[duel] += compare(r, a, b, total);
                set->pairs[duel]++;
            }
}

static void count_game(const match *m, const sb_result *r, arena_set *set)
{
    const arena_plan *plan = m->plan;
    for (int seat = 0; seat < r->players; seat++) {
        int rival = rival_of(plan, bot_at(plan, m->turned, seat));
        set->seats[rival]++;
        set->wins[rival] += r->winners >> seat & 1 ? ARENA_WIN / __builtin_popcount(r->winners) : 0;
        set->score[rival] += r->score[seat][plan->game->categories.count - 1];
    }
    arena_duel duel[ARENA_DUELS_MAX];
    for (int d = arena_duels(plan, duel) - 1; d >= 0; d--)
        count_pairs(m, r, duel[d].first, duel[d].second, set, d);
}

bool arena_play(const arena_plan *plan, int64_t number, arena_set *out)
{
    uint8_t key[SB_KEY_BYTES];
    match m = { .plan = plan };
    sb_result r;
    sb_seed_series(plan->key, (uint64_t)number, key);
    *out = (arena_set) { .number = number };
    for (m.turned = 0; m.turned < plan->bots.n; m.turned++) {
        if (!play_game(&m, key, &r))
            return false;
        count_game(&m, &r, out);
    }
    return true;
}
