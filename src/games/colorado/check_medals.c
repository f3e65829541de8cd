/* check_medals.c: can these medals have been won?  (COL-MED-3, COL-MED-4, COL-MED-5, COL-MED-6, COL-MED-7, COL-MED-8,
 * COL-MED-9, COL-MED-14, COL-MED-15, COL-LEG-7, COL-RAIL-6)
 *
 * A medal track holds points only.  What is left of it without regions and railroad must be explained by end boxes of the
 * pools: those of this turn by a medal claim, those of earlier turns each by a turn of its own, for a pool crosses one
 * medal in every turn in which anybody ticks an end box.  So, of a pool with `crossed` medals crossed,
 *   - an end box of this turn has the next one, if there is one;
 *   - an end box of an earlier turn has one of those crossed; none only when the pool was empty before;
 *   - one player has no medal of a pool twice, and every crossed one is somebody's.
 * A medal of 5 points may come from three pools, so all explanations are tried. */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"

#include <string.h>

enum { POINTS_MAX = 15 };

typedef struct explanation {
    const co_state *st;
    int end;                                /* the seats before this one are explained */
    bool whole;                             /* all seats are: then every crossed medal must be somebody's */
    uint8_t left[CO_SEATS][POINTS_MAX + 1]; /* medals by points that are not explained yet */
    uint8_t covered[CO_POOL_COUNT];         /* bit i: medal i of the pool is somebody's */
} explanation;

/* How many end boxes of the pool this player has ticked (COL-TRK-5). */
static int ends_ticked(const co_player *p, int pool)
{
    switch ((co_pool)pool) {
    case CO_POOL_FOREST: return co_boxes(p, CO_FOREST) == co_zones[CO_FOREST].boxes;
    case CO_POOL_DESERT: return co_boxes(p, CO_DESERT) == co_zones[CO_DESERT].boxes;
    case CO_POOL_LAKE: return co_boxes(p, CO_LAKE) == co_zones[CO_LAKE].boxes;
    case CO_POOL_TIPI: return (p->tipi & 1) + (p->tipi >> (CO_TIPI_BOXES - 1) & 1);
    case CO_POOL_SALOON: return p->saloon == CO_SALOON_BOXES;
    case CO_POOL_WANTED: return p->wanted == CO_WANTED_BOXES;
    case CO_POOL_COUNT: break;
    }
    return 0;
}

/* COL-MED-14, COL-SEQ-5: a claim is an end box of this turn.  No end box has an icon, so in phase II it ends the chain: with
 * something to decide, to take or to draw there is none, and there are never two. */
static const char *check_claims(const co_state *st, const co_player *p)
{
    if (p->medal_claims >> CO_POOL_COUNT || (p->medal_claims && st->phase != CO_ACTIONS && st->phase != CO_END))
        return "players.medal_claims: only during a turn";
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        if ((p->medal_claims >> pool & 1) && !ends_ticked(p, pool))
            return "players.medal_claims: without an end box";
    if (st->phase == CO_ACTIONS && p->medal_claims && (p->effect || p->claim || !co_is_single(p->medal_claims)))
        return "players.medal_claims: an end box ends the chain of phase actions";
    return NULL;
}

/* ---- regions and railroad ---------------------------------------------------------------------------------------- */

static bool take(uint8_t left[POINTS_MAX + 1], int points)
{
    if (points == 0 || left[points] == 0)
        return false;
    left[points]--;
    return true;
}

/* Counts a player's medals and takes those of the own board out.  False: they are not there. */
static bool count_medals(const co_player *p, uint8_t left[POINTS_MAX + 1])
{
    for (int i = 0; i < p->medals_n; i++) {
        if (p->medal[i] == 0 || p->medal[i] > POINTS_MAX)
            return false;
        left[p->medal[i]]++;
    }
    for (int r = 0; r < CO_REGIONS; r++)
        if (co_is_complete(p, r) && !take(left, co_regions[r].medal))
            return false;
    return !(p->rail >> CO_R7 & 1) || take(left, CO_RAIL_MEDAL);
}

/* ---- pools ------------------------------------------------------------------------------------------------------- */

static bool explain(explanation *e, int seat, int pool);

static bool is_everything_covered(const explanation *e)
{
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        if (e->covered[pool] != (1u << e->st->crossed[pool]) - 1)
            return false;
    return true;
}

static bool explain_next_seat(explanation *e, int seat)
{
    for (int points = 0; points <= POINTS_MAX; points++)
        if (e->left[seat][points])
            return false;
    return explain(e, seat + 1, 0);
}

/* With the medals of this set, by their numbers in the pool, for the end boxes of earlier turns. */
static bool explain_by(explanation *e, int seat, int pool, unsigned set)
{
    explanation before = *e;
    bool good = true;
    for (unsigned rest = set; good && rest; rest &= rest - 1)
        good = take(e->left[seat], co_pools[pool].medal[__builtin_ctz(rest)]);
    e->covered[pool] = (uint8_t)(e->covered[pool] | set);
    good = good && explain(e, seat, pool + 1);
    *e = before;
    return good;
}

/* Tries all ways for this pool of this seat and for everything after it. */
static bool explain(explanation *e, int seat, int pool)
{
    if (seat == e->end)
        return !e->whole || is_everything_covered(e);
    if (pool == CO_POOL_COUNT)
        return explain_next_seat(e, seat);
    const co_player *p = &e->st->player[seat];
    int crossed = e->st->crossed[pool], claims = p->medal_claims >> pool & 1, earlier = ends_ticked(p, pool) - claims;
    bool emptied = crossed == co_pools[pool].n;
    if (claims && !emptied && !take(e->left[seat], co_pools[pool].medal[crossed]))
        return false;
    for (unsigned set = 0; set < 1u << crossed; set++) {
        int n = __builtin_popcount(set);
        if ((n == earlier || (emptied && n < earlier)) && explain_by(e, seat, pool, set))
            return true;
    }
    return false;
}

/* ---- all of them ------------------------------------------------------------------------------------------------- */

static const char *check_player(const co_state *st, int seat)
{
    static const char wrong[] = "players.medals: must be those of the complete regions, the railroad and the pools";
    const co_player *p = &st->player[seat];
    explanation own = { .st = st, .end = seat + 1 };
    if (p->medals_n > CO_MEDALS_MAX)
        return "players.medals: there are not so many";
    for (int i = p->medals_n; i < CO_MEDALS_MAX; i++)
        if (p->medal[i])
            return "players.medals: dead slots must be zero";
    const char *claims = check_claims(st, p);
    if (claims)
        return claims;
    return count_medals(p, own.left[seat]) && explain(&own, seat, 0) ? NULL : wrong;
}

const char *co_check_medals(const co_state *st)
{
    explanation all = { .st = st, .end = st->players, .whole = true };
    const char *wrong = NULL;
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        if (st->crossed[pool] > co_pools[pool].n)
            return "crossed: the pool has not so many medals";
    for (int seat = 0; !wrong && seat < st->players; seat++) {
        wrong = check_player(st, seat);
        if (!wrong)
            count_medals(&st->player[seat], all.left[seat]);
    }
    if (wrong)
        return wrong;
    return explain(&all, 0, 0) ? NULL
                               : "crossed: every crossed medal was won in an earlier turn, each in a turn of its own";
}
