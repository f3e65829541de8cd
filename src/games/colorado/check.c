/* check.c: what holds in every position, for tests and for positions that come from outside (COL-SUP-5, COL-SEQ-14). */
#include "games/colorado/state.h"
#include "games/colorado/call.h"
#include "games/colorado/cards.h"
#include "games/colorado/chart.h"
#include "games/colorado/contract.h"
#include "games/colorado/duo.h"
#include "games/colorado/flow.h"
#include "games/colorado/roadmap.h"

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

/* COL-RAIL-2, COL-RAIL-3, COL-RAIL-4 */
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
    return wrong ? wrong : check_flow(st, seat);
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

/* COL-END-A1, COL-END-A2: every discovery owed is a complete suit that lies on the discard pile (nothing is shuffled
 * before III.B),
 * another one for each that the same player owes, and none of which the player has cards still. */
static bool can_owe(const co_state *st, int seat, const uint8_t suits[CO_SUITS], int from, int owed)
{
    uint8_t rest[CO_SUITS];
    if (owed == 0)
        return seat + 1 >= st->players || can_owe(st, seat + 1, suits, 0, st->player[seat + 1].owed);
    for (int suit = from; suit < CO_SUITS; suit++) {
        if (suits[suit] == 0 || (st->player[seat].area & co_suit_bits(suit)))
            continue;
        memcpy(rest, suits, sizeof rest);
        rest[suit]--;
        if (can_owe(st, seat, rest, suit + 1, owed - 1))
            return true;
    }
    return false;
}

static const char *check_owed(const co_state *st)
{
    uint8_t suits[CO_SUITS];
    for (int suit = 0; suit < CO_SUITS; suit++) {
        suits[suit] = UINT8_MAX;
        for (int i = 0; i < CO_VALUES; i++)
            if (st->discard[suit * CO_VALUES + i] < suits[suit])
                suits[suit] = st->discard[suit * CO_VALUES + i];
    }
    return can_owe(st, 0, suits, 0, st->player[0].owed) ? NULL
                                                        : "players.owed: without a complete suit on the discard pile";
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
    case CO_ACTIONS:
        if (full && !(st->player[st->caller].area >> (st->given - 1) & 1) && !st->discard[st->given - 1])
            return "call.given: lies in the Caller's play area or on the discard pile"; /* COL-CALL-9, COL-CALL-10 */
        return pending && full ? NULL : "phase: somebody acts with the card given";
    case CO_END: return pending && full ? NULL : "phase: somebody discovers"; /* COL-CALL-16: no suit without a call */
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
        wrong = co_check_medals(st);
    if (!wrong)
        wrong = check_owed(st);
    return wrong ? wrong : check_phase(st);
}
