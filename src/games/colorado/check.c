/* check.c: what holds in every position, for tests and for positions that come from outside (COL-SUP-5, COL-SEQ-14). */
#include "games/colorado/colorado.h"

#include <string.h>

static bool are_zero(const uint8_t *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (bytes[i])
            return false;
    return true;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static const char *check_ranges(const co_state *st)
{
    if (st->players < CO_SEATS_MIN || st->players > CO_SEATS)
        return "players: must be 2 to 4";
    if (st->maps > 1)
        return "maps: must be standard or four";
    if (st->phase >= CO_PHASE_COUNT)
        return "phase: there is no such phase";
    if (st->turn > CO_TURNS_MAX || (st->turn == 0) != (st->phase == CO_SETUP))
        return "turn: must be 0 in the setup, then 1 to 200";
    if (st->caller >= st->players)
        return "caller: must be a seat";
    if (st->deck_n > CO_CARDS || !are_zero(st->deck + st->deck_n, (size_t)(CO_CARDS - st->deck_n)))
        return "deck: dead slots must be zero";
    if (!are_zero(st->zero, sizeof st->zero))
        return "state: filling bytes must be zero";
    if (!are_zero((const uint8_t *)&st->player[st->players], sizeof(co_player) * (size_t)(CO_SEATS - st->players)))
        return "players: seats that nobody sits on must be zero";
    return NULL;
}

/* COL-SUP-5, kind by kind */
static const char *check_cards(const co_state *st)
{
    int seen[CO_KINDS] = { 0 };
    for (int i = 0; i < st->deck_n; i++) {
        if (st->deck[i] >= CO_KINDS)
            return "deck: there is no such card";
        seen[st->deck[i]]++;
    }
    for (int seat = 0; seat < st->players; seat++)
        if (st->player[seat].area >> CO_KINDS)
            return "players.area: there is no such card";
    for (int kind = 0; kind < CO_KINDS; kind++) {
        seen[kind] += st->discard[kind];
        for (int seat = 0; seat < st->players; seat++)
            seen[kind] += st->player[seat].hand[kind] + (int)(st->player[seat].area >> kind & 1);
        if (seen[kind] != co_copies[co_value_of(kind) - 1])
            return "deck: deck, hands, play areas and discard pile must hold all 78 cards, each once";
    }
    return NULL;
}

static const char *check_nuggets(const co_state *st)
{
    int sum = st->supply;
    for (int seat = 0; seat < st->players; seat++)
        sum += st->player[seat].nuggets;
    return sum == CO_NUGGETS ? NULL : "supply: supply and players must have 20 nuggets";
}

/* ---- a player's boards ------------------------------------------------------------------------------------------- */

/* Everything that can be reached from `start` over links, inside `within`. */
static unsigned reach(unsigned start, unsigned within, const co_region *legs, const co_map *map)
{
    unsigned reached = start & within;
    for (unsigned before = 0; before != reached;) {
        before = reached;
        for (unsigned left = before; left; left &= left - 1) {
            int i = __builtin_ctz(left);
            reached |= (legs ? legs->links[i] : map->region[i].adjacent) & within;
        }
    }
    return reached;
}

static const char *check_regions(const co_state *st, int seat)
{
    const co_player *p = &st->player[seat];
    unsigned discovered = co_discovered(p), villages = discovered & (1u << CO_V | 1u << CO_W);
    for (int r = 0; r < CO_REGIONS; r++)
        if (p->region[r] >> (co_regions[r].legs + 1) || reach(1, p->region[r], &co_regions[r], NULL) != p->region[r])
            return "players.regions: legs are ticked from the flag along the paths"; /* COL-LEG-2, COL-LEG-3 */
    if (p->effect == CO_EFFECT_VILLAGE)
        return discovered ? "players.regions: nothing is discovered before the village is chosen" : NULL;
    if (!villages || reach(villages & -villages, discovered, NULL, &co_maps[co_map_of(st, seat)]) != discovered)
        return "players.regions: every region is discovered next to another one, beginning with a village";
    return NULL;
}

/* COL-RAIL-2 to -4 */
static const char *check_railroad(const co_player *p)
{
    unsigned open = 1u << CO_R1;
    for (unsigned left = p->rail; left; left &= left - 1) {
        if (!(open & left & -left))
            return "players.railroad: legs are ticked from left to right, one branch at a junction";
        open = co_railroad[__builtin_ctz(left)].next;
    }
    return NULL;
}

static const char *check_tracks(const co_player *p)
{
    unsigned run = p->tipi >> (p->tipi ? __builtin_ctz(p->tipi) : 0);
    if (p->tipi >> CO_TIPI_BOXES || (run & (run + 1)) || (p->tipi && !(p->tipi >> CO_TIPI_CENTRE & 1)))
        return "players.tipi: boxes are ticked from the centre without gaps";
    if (p->saloon > CO_SALOON_BOXES)
        return "players.saloon: has 3 boxes";
    if (p->wanted > CO_WANTED_BOXES)
        return "players.wanted: has 4 boxes";
    return NULL;
}

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

/* Takes a medal of these points out of the list. */
static bool take_medal(uint8_t medals[CO_MEDALS_MAX], int points)
{
    for (int i = 0; i < CO_MEDALS_MAX; i++)
        if (medals[i] == points) {
            medals[i] = 0;
            return true;
        }
    return false;
}

/* Is it one that the pool has given out so far, and has this player ticked an end box there? */
static bool is_from_pool(const co_state *st, const co_player *p, int pool, int points)
{
    int given = st->crossed[pool] + (p->medal_claims >> pool & 1);
    for (int i = 0; i < given && i < co_pools[pool].n; i++)
        if (co_pools[pool].medal[i] == points)
            return ends_ticked(p, pool) > 0;
    return false;
}

static bool is_from_some_pool(const co_state *st, const co_player *p, int points)
{
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        if (is_from_pool(st, p, pool, points))
            return true;
    return false;
}

/* COL-LEG-7, COL-RAIL-6, COL-MED-3, COL-MED-4: one for every complete region and railroad; the others from pools, at
 * most one for every end box, and exactly one where the pool is not empty. */
static const char *check_medals(const co_state *st, const co_player *p)
{
    static const char wrong[] = "players.medals: must be those of the complete regions, the railroad and the pools";
    uint8_t left[CO_MEDALS_MAX];
    int ends = 0, sure = 0, pooled = 0;
    if (p->medals_n > CO_MEDALS_MAX || !are_zero(p->medal + p->medals_n, (size_t)(CO_MEDALS_MAX - p->medals_n)))
        return "players.medals: dead slots must be zero";
    memcpy(left, p->medal, sizeof left);
    for (int r = 0; r < CO_REGIONS; r++)
        if (co_is_complete(p, r) && !take_medal(left, co_regions[r].medal))
            return wrong;
    if ((p->rail >> CO_R7 & 1) && !take_medal(left, CO_RAIL_MEDAL))
        return wrong;
    for (int pool = 0; pool < CO_POOL_COUNT; pool++) {
        ends += ends_ticked(p, pool);
        sure += st->crossed[pool] < co_pools[pool].n ? ends_ticked(p, pool) : 0;
    }
    for (int i = 0; i < p->medals_n; i++) {
        pooled += left[i] != 0;
        if (p->medal[i] == 0 || (left[i] && !is_from_some_pool(st, p, left[i])))
            return wrong;
    }
    return pooled < sure || pooled > ends ? wrong : NULL;
}

static const char *check_pools(const co_state *st)
{
    for (int pool = 0; pool < CO_POOL_COUNT; pool++) {
        int ends = 0;
        for (int seat = 0; seat < st->players; seat++)
            ends += ends_ticked(&st->player[seat], pool);
        if (st->crossed[pool] > co_pools[pool].n || st->crossed[pool] > ends)
            return "crossed: a medal is crossed when somebody has ticked an end box";
    }
    return NULL;
}

/* ---- phases and decisions ---------------------------------------------------------------------------------------- */

/* The phase in which a decision can be open. */
static const uint8_t EFFECT_PHASE[CO_EFFECT_COUNT] = {
    [CO_EFFECT_VILLAGE] = CO_SETUP,
    [CO_EFFECT_TARGET] = CO_CALL,
    [CO_EFFECT_KIND] = CO_CALL,
    [CO_EFFECT_GIFT] = CO_CALL,
    [CO_EFFECT_NUGGETS] = CO_ACTIONS,
    [CO_EFFECT_CARDS] = CO_ACTIONS,
    [CO_EFFECT_THIRD] = CO_ACTIONS,
    [CO_EFFECT_CHECK] = CO_ACTIONS,
    [CO_EFFECT_PLAY] = CO_ACTIONS,
    [CO_EFFECT_TIPI] = CO_ACTIONS,
    [CO_EFFECT_DISCOVERY] = CO_ACTIONS,
    [CO_EFFECT_SUIT] = CO_END,
};

/* COL-DEC-1, COL-DEC-2: is there something to decide? */
static bool has_options(const co_state *st, int seat)
{
    const co_player *p = &st->player[seat];
    switch ((co_effect)p->effect) {
    case CO_EFFECT_TARGET: return seat == st->caller && st->target == 0 && !co_is_single(co_targets(st));
    case CO_EFFECT_KIND: return seat == st->caller && st->target != 0 && st->named == 0;
    case CO_EFFECT_GIFT:
        return seat == st->target - 1 && st->named && !st->given && st->answer == CO_ANSWER_MATCH
            && !p->hand[st->named - 1] && (co_hand_bits(p) & co_alike(st->named - 1));
    case CO_EFFECT_THIRD: return co_playable(p) != 0;
    case CO_EFFECT_CHECK: return co_can_check(p);
    case CO_EFFECT_TIPI: return co_tipi_sides(p) == (1u << CO_LEFT | 1u << CO_RIGHT);
    case CO_EFFECT_DISCOVERY:
    case CO_EFFECT_SUIT: return co_discoverable(st, seat) && !co_is_single(co_discoverable(st, seat));
    case CO_EFFECT_NONE:
    case CO_EFFECT_VILLAGE:
    case CO_EFFECT_NUGGETS:
    case CO_EFFECT_CARDS:
    case CO_EFFECT_PLAY:
    case CO_EFFECT_COUNT: break;
    }
    return true;
}

/* COL-SEQ-14 */
static const char *check_flow(const co_state *st, int seat)
{
    const co_player *p = &st->player[seat];
    if (p->effect >= CO_EFFECT_COUNT || (p->effect && EFFECT_PHASE[p->effect] != st->phase))
        return "players.effect: does not belong to this phase";
    if (!has_options(st, seat))
        return "players.effect: there is nothing to decide";
    if (p->claim >= CO_CLAIM_COUNT || (p->claim && (st->phase != CO_ACTIONS || p->effect)))
        return "players.claim: only in phase actions, when the chain has ended";
    if ((p->owed > 0) != (p->effect == CO_EFFECT_SUIT) || p->owed > CO_SUITS)
        return "players.owed: only while a discovery for a suit is open";
    if (p->medal_claims >> CO_POOL_COUNT || (p->medal_claims && st->phase != CO_ACTIONS && st->phase != CO_END))
        return "players.medal_claims: only during a turn";
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        if ((p->medal_claims >> pool & 1) && !ends_ticked(p, pool))
            return "players.medal_claims: without an end box";
    if (st->phase != CO_ACTIONS && co_complete_suits(p))
        return "players.area: a complete suit stays only to the end of phase actions"; /* COL-CALL-13 */
    if (p->medals_n >= CO_END_SLOT && (st->phase == CO_SETUP || st->phase == CO_CALL))
        return "players.medals: with a seventh medal the game is over";
    return NULL;
}

static const char *check_player(const co_state *st, int seat)
{
    const co_player *p = &st->player[seat];
    int cards = 0;
    const char *wrong = NULL;
    for (int kind = 0; kind < CO_KINDS; kind++)
        cards += p->hand[kind];
    if (cards != p->hand_n)
        return "players.hand: is counted wrong";
    if (!wrong)
        wrong = check_regions(st, seat);
    if (!wrong)
        wrong = check_railroad(p);
    if (!wrong)
        wrong = check_tracks(p);
    if (!wrong)
        wrong = check_flow(st, seat);
    return wrong ? wrong : check_medals(st, p);
}

/* Do the parts of the call fit each other? */
static const char *check_call(const co_state *st)
{
    if (st->target > st->players || st->target == st->caller + 1 || (st->named && !st->target))
        return "call.target: must be an opponent of the Caller";
    if (st->named > CO_KINDS || (st->given && !st->named))
        return "call.named: there is no such card";
    if (st->given > CO_KINDS)
        return "call.given: there is no such card";
    uint32_t alike = st->named ? co_alike(st->named - 1) : 0;
    bool like = st->given && (alike >> (st->given - 1) & 1);
    if (st->phase == CO_CALL && st->target && !st->player[st->target - 1].hand_n)
        return "call.target: has no card"; /* COL-CALL-4 */
    switch ((co_answer)st->answer) {
    case CO_ANSWER_NONE: return st->given ? "call.answer: is missing" : NULL;
    case CO_ANSWER_NAMED: return st->given && st->given == st->named ? NULL : "call.answer: another card was given";
    case CO_ANSWER_MATCH:
        return st->named && (!st->given || (like && st->given != st->named)) ? NULL : "call.answer: does not match";
    case CO_ANSWER_RANDOM: return st->given && !like ? NULL : "call.answer: the card given matches";
    case CO_ANSWER_COUNT: break;
    }
    return "call.answer: there is no such answer";
}

/* In which phases may or must the call be there? */
static const char *check_phase(const co_state *st)
{
    unsigned pending = co_pending(st);
    bool full = st->given != 0, empty = !st->target && !st->named && !st->given && !st->answer, seventh = false;
    for (int seat = 0; seat < st->players; seat++)
        seventh |= st->player[seat].medals_n >= CO_END_SLOT;
    switch ((co_phase)st->phase) {
    case CO_SETUP: return empty && pending ? NULL : "phase: the setup waits for a village";
    case CO_CALL: return co_is_single(pending) && !full ? NULL : "phase: one seat decides in the call";
    case CO_ACTIONS: return pending && full ? NULL : "phase: somebody acts with the card given";
    case CO_END: return pending && (full || empty) ? NULL : "phase: somebody discovers";
    case CO_OVER:
        return !pending && (full || empty) && (seventh || st->turn == CO_TURNS_MAX) ? NULL
                                                                                    : "phase: the game is not over";
    case CO_PHASE_COUNT: break;
    }
    return "phase: there is no such phase";
}

const char *co_check(const void *state)
{
    const co_state *st = state;
    const char *wrong = check_ranges(st);
    if (!wrong)
        wrong = check_cards(st);
    if (!wrong)
        wrong = check_nuggets(st);
    if (!wrong)
        wrong = check_call(st);
    for (int seat = 0; !wrong && seat < st->players; seat++)
        wrong = check_player(st, seat);
    if (!wrong)
        wrong = check_pools(st);
    return wrong ? wrong : check_phase(st);
}
