/* outlook.c: a position as a list of features, for bots that learn (outlook.h).  Hands of others are only counted. */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/contract.h"
#include "games/colorado/flow.h"
#include "games/colorado/roadmap.h"
#include "games/colorado/score.h"
#include "sagebrush/outlook.h"

enum {
    SCORE_STEPS = 40,
    SCORE_STEP = 3,
    LEAD_STEPS = 24,
    LEAD_STEP = 3,
    NODES = CO_LEGS_MAX + 1,
    COPIES = 5,
};

/* What everybody knows of a player: X(id, how many, about). */
#define PLAYER_BLOCKS(X)                                                                                               \
    X(ticked, CO_REGIONS *NODES, "flag or leg of a region is ticked")                                                  \
    X(open, CO_REGIONS *NODES, "leg of a region may be ticked next")                                                   \
    X(complete, CO_REGIONS, "region is complete")                                                                      \
    X(missing, CO_REGIONS * 3, "discovered region: at most one, two, three legs are missing")                          \
    X(near, CO_REGIONS, "region may be discovered next")                                                               \
    X(rail, CO_RAIL_LEGS, "railroad leg is ticked")                                                                    \
    X(tipi, CO_TIPI_BOXES, "Tipi box is ticked")                                                                       \
    X(saloon, CO_SALOON_BOXES, "Saloon boxes, at least so many")                                                       \
    X(wanted, CO_WANTED_BOXES, "Wanted boxes, at least so many")                                                       \
    X(nuggets, 12, "nuggets, at least so many")                                                                        \
    X(hand_size, 10, "cards in hand, at least so many")                                                                \
    X(area, CO_KINDS, "kind in the play area")                                                                         \
    X(suits, CO_SUITS *CO_VALUES, "cards of a suit in the play area, at least so many")                                \
    X(claim, CO_CLAIM_COUNT, "what the settlement owes")                                                               \
    X(effect, CO_EFFECT_COUNT, "decision that is owed")                                                                \
    X(owed, 3, "discoveries for suits, at least so many")                                                              \
    X(medals, 8, "medals, at least so many")                                                                           \
    X(claims, CO_POOL_COUNT, "end box of a pool ticked this turn")                                                     \
    X(score, SCORE_STEPS, "points so far, every three")

#define TABLE_BLOCKS(X)                                                                                                \
    X(hand, CO_KINDS * 3, "own cards of a kind, at least so many")                                                     \
    X(playable, CO_KINDS, "own card that could be played now")                                                         \
    X(unseen, CO_KINDS *COPIES, "copies of a kind that the seat does not see, at least so many")                       \
    X(lead, LEAD_STEPS, "points ahead of the best other, every three from 36 behind")                                  \
    X(end, 8, "most medals of anybody, at least so many")                                                              \
    X(caller, CO_SEATS, "who calls, counted from the seat")                                                            \
    X(target, CO_SEATS + 1, "who is called, counted from the seat")                                                    \
    X(named, CO_KINDS, "kind that was named")                                                                          \
    X(given, CO_KINDS, "kind that was given")                                                                          \
    X(phase, CO_PHASE_COUNT, "phase of the turn")                                                                      \
    X(crossed, CO_POOL_COUNT *CO_POOL_MEDALS_MAX, "medals of a pool crossed, at least so many")                        \
    X(supply, 10, "nuggets in the supply, every two")                                                                  \
    X(deck, 10, "cards in the deck, every six")                                                                        \
    X(turn, 20, "turns, every two")                                                                                    \
    X(players, CO_SEATS + 1, "number of players")                                                                      \
    X(map, CO_MAPS + 1, "own map; maps differ")

#define PLAYER(id, count, about) P_##id, P_##id##_last = P_##id + (count)-1,
#define OWN(id, count, about)    F_##id, F_##id##_last = F_##id + (count)-1,
enum { PLAYER_BLOCKS(PLAYER) P_COUNT };
enum { OTHER = P_COUNT, TABLE = 2 * P_COUNT - 1, TABLE_BLOCKS(OWN) F_COUNT };

#ifndef SB_PLAY_ONLY /* a page plays: it has no need of names */
#define ROW_OWN_PLAYER(id, count, about)   { "own_" #id, P_##id, count, about },
#define ROW_OTHER_PLAYER(id, count, about) { "other_" #id, OTHER + P_##id, count, about },
#define ROW(id, count, about)              { #id, F_##id, count, about },
static const sb_block BLOCKS[] = { PLAYER_BLOCKS(ROW_OWN_PLAYER) PLAYER_BLOCKS(ROW_OTHER_PLAYER)
        TABLE_BLOCKS(ROW) { 0 } };
#endif

/* Answers how many features that makes, as all that follow do. */
static int describe_regions(const co_state *st, int seat, int first, uint16_t *out)
{
    const co_player *p = &st->player[seat];
    sb_features list = { .at = out }, *f = &list;
    for (int r = 0; r < CO_REGIONS; r++) {
        if (!p->region[r])
            continue;
        int missing = co_regions[r].legs + 1 - __builtin_popcount(p->region[r]);
        sb_feature_set(f, first + P_ticked + r * NODES, p->region[r]);
        sb_feature_set(f, first + P_open + r * NODES, co_open_legs(p, r));
        if (missing == 0)
            sb_feature(f, first + P_complete + r);
        else
            sb_feature_steps(f, first + P_missing + 3 * r, 3, 4 - missing);
    }
    sb_feature_set(f, first + P_near, co_discoverable(st, seat));
    return list.n;
}

static inline void describe_cards(sb_features *f, int first, const co_player *p)
{
    sb_feature_set(f, first + P_area, p->area);
    for (int suit = 0; suit < CO_SUITS; suit++)
        sb_feature_steps(
            f, first + P_suits + suit * CO_VALUES, CO_VALUES, __builtin_popcount(p->area & co_suit_bits(suit)));
    sb_feature_steps(f, first + P_hand_size, 10, p->hand_n);
}

/* All but the regions. */
static int describe_player(const co_player *p, int first, int points, uint16_t *out)
{
    sb_features list = { .at = out }, *f = &list;
    describe_cards(f, first, p);
    sb_feature_set(f, first + P_rail, p->rail);
    sb_feature_set(f, first + P_tipi, p->tipi);
    sb_feature_steps(f, first + P_saloon, CO_SALOON_BOXES, p->saloon);
    sb_feature_steps(f, first + P_wanted, CO_WANTED_BOXES, p->wanted);
    sb_feature_steps(f, first + P_nuggets, 12, p->nuggets);
    sb_feature(f, first + P_claim + p->claim);
    sb_feature(f, first + P_effect + p->effect);
    sb_feature_steps(f, first + P_owed, 3, p->owed);
    sb_feature_steps(f, first + P_medals, 8, p->medals_n);
    sb_feature_set(f, first + P_claims, p->medal_claims);
    sb_feature_steps(f, first + P_score, SCORE_STEPS, points / SCORE_STEP);
    return list.n;
}

static int unseen(const co_state *st, int seat, int kind)
{
    int n = co_copies[co_value_of(kind) - 1] - st->discard[kind] - st->player[seat].hand[kind];
    for (int other = 0; other < st->players; other++)
        n -= (int)(st->player[other].area >> kind & 1);
    return n;
}

/* What the seat knows of cards. */
static int describe_hand(const co_state *st, int seat, uint16_t *out)
{
    const co_player *p = &st->player[seat];
    sb_features list = { .at = out }, *f = &list;
    for (int kind = 0; kind < CO_KINDS; kind++) {
        sb_feature_steps(f, F_hand + 3 * kind, 3, p->hand[kind]);
        sb_feature_steps(f, F_unseen + COPIES * kind, COPIES, unseen(st, seat, kind));
    }
    sb_feature_set(f, F_playable, co_hand_bits(p) & ~p->area);
    return list.n;
}

static int from_seat(const co_state *st, int seat, int other)
{
    return (other - seat + st->players) % st->players;
}

static int describe_table(const co_state *st, int seat, uint16_t *out)
{
    sb_features list = { .at = out }, *f = &list;
    sb_feature(f, F_caller + from_seat(st, seat, st->caller));
    sb_feature(f, F_target + (st->target ? 1 + from_seat(st, seat, st->target - 1) : 0));
    if (st->named)
        sb_feature(f, F_named + st->named - 1);
    if (st->given)
        sb_feature(f, F_given + st->given - 1);
    sb_feature(f, F_phase + st->phase);
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        sb_feature_steps(f, F_crossed + pool * CO_POOL_MEDALS_MAX, CO_POOL_MEDALS_MAX, st->crossed[pool]);
    sb_feature_steps(f, F_supply, 10, (st->supply + 1) / 2);
    sb_feature_steps(f, F_deck, 10, st->deck_n / 6);
    sb_feature_steps(f, F_turn, 20, st->turn / 2);
    sb_feature(f, F_players + st->players);
    sb_feature(f, F_map + co_map_of(st, seat));
    sb_feature_if(f, F_map + CO_MAPS, st->maps);
    return list.n;
}

/* ---- a position after the other ---------------------------------------------------------------------------------- */

/* Another player: everything that was looked at, and what was written.  Hands are secret and may be dealt anew. */
typedef struct player_part {
    co_player player;
    int map, points, n;
    uint16_t feature[P_COUNT + SB_FEATURES_SLACK];
} player_part;

/* The own regions, and the points: they hang on regions and medals alone. */
typedef struct regions_part {
    uint8_t region[CO_REGIONS], medal[CO_MEDALS_MAX];
    int map, points, n;
    uint16_t feature[P_COUNT + SB_FEATURES_SLACK];
} regions_part;

/* The own hand and the cards that the seat has not seen. */
typedef struct hand_part {
    uint8_t hand[CO_KINDS], discard[CO_KINDS];
    uint32_t area[CO_SEATS];
    int seat, n;
    uint16_t feature[F_COUNT - TABLE + SB_FEATURES_SLACK];
} hand_part;

enum { KNOWS_REGIONS = 1, KNOWS_HAND = 2, KNOWS_OTHER = 4 };
typedef struct notes {
    uint64_t known;
    regions_part regions;
    hand_part hand;
    player_part other[CO_SEATS - 1]; /* counted from the seat */
} notes;
_Static_assert(sizeof(notes) <= sizeof(sb_notes), "room for the notes");

static bool is_same_player(const co_player *a, const co_player *b)
{
    enum { HAND = offsetof(co_player, hand), BEHIND = HAND + sizeof a->hand };
    return sb_is_same(a, b, HAND) && sb_is_same(a->hand + sizeof a->hand, b->hand + sizeof b->hand, sizeof *a - BEHIND);
}

static const player_part *other_part(const co_state *st, int seat, int i, notes *kept)
{
    const co_player *p = &st->player[seat];
    player_part *part = &kept->other[i];
    if ((kept->known & (uint64_t)KNOWS_OTHER << i) && part->map == co_map_of(st, seat)
        && is_same_player(&part->player, p))
        return part;
    kept->known |= (uint64_t)KNOWS_OTHER << i;
    part->player = *p;
    part->map = co_map_of(st, seat);
    part->points = co_score(p, NULL);
    part->n = describe_regions(st, seat, OTHER, part->feature);
    part->n += describe_player(p, OTHER, part->points, part->feature + part->n);
    return part;
}

static const regions_part *own_regions(const co_state *st, int seat, notes *kept)
{
    const co_player *p = &st->player[seat];
    regions_part *part = &kept->regions;
    if ((kept->known & KNOWS_REGIONS) && part->map == co_map_of(st, seat)
        && sb_is_same(part->region, p->region, sizeof part->region)
        && sb_is_same(part->medal, p->medal, sizeof part->medal))
        return part;
    kept->known |= KNOWS_REGIONS;
    memcpy(part->region, p->region, sizeof part->region);
    memcpy(part->medal, p->medal, sizeof part->medal);
    part->points = co_score(p, NULL);
    part->map = co_map_of(st, seat);
    part->n = describe_regions(st, seat, 0, part->feature);
    return part;
}

static const hand_part *own_hand(const co_state *st, int seat, notes *kept)
{
    hand_part *part = &kept->hand;
    uint32_t area[CO_SEATS];
    for (int s = 0; s < CO_SEATS; s++)
        area[s] = st->player[s].area; /* 0 of those who do not play */
    if ((kept->known & KNOWS_HAND) && part->seat == seat && sb_is_same(part->area, area, sizeof area)
        && sb_is_same(part->hand, st->player[seat].hand, sizeof part->hand)
        && sb_is_same(part->discard, st->discard, sizeof part->discard))
        return part;
    kept->known |= KNOWS_HAND;
    memcpy(part->hand, st->player[seat].hand, sizeof part->hand);
    memcpy(part->discard, st->discard, sizeof part->discard);
    memcpy(part->area, area, sizeof area);
    part->seat = seat;
    part->n = describe_hand(st, seat, part->feature);
    return part;
}

/* What changes least in a turn comes first: what the net has summed up so far holds for the next position as well. */
static int describe_next(const void *state, int seat, sb_notes *room, uint16_t out[SB_FEATURES_MAX])
{
    const co_state *st = state;
    const co_player *p = &st->player[seat];
    notes *kept = (notes *)room;
    uint16_t part[F_COUNT + SB_FEATURES_SLACK];
    sb_features f = { .at = out };
    int best = 0, medals = p->medals_n;
    for (int i = 1; i < st->players; i++) {
        const player_part *other = other_part(st, (seat + i) % st->players, i - 1, kept);
        sb_features_add(&f, other->feature, other->n);
        best = other->points > best ? other->points : best;
        medals = other->player.medals_n > medals ? other->player.medals_n : medals;
    }
    const regions_part *regions = own_regions(st, seat, kept);
    sb_features_add(&f, regions->feature, regions->n);
    const hand_part *hand = own_hand(st, seat, kept);
    sb_features_add(&f, hand->feature, hand->n);
    sb_features own = { .at = part, .n = describe_player(p, 0, regions->points, part) };
    sb_feature_steps(&own, F_lead, LEAD_STEPS, (regions->points - best) / LEAD_STEP + LEAD_STEPS / 2);
    sb_feature_steps(&own, F_end, 8, medals);
    own.n += describe_table(st, seat, part + own.n);
    sb_features_add(&f, part, own.n);
    return f.n;
}

static int describe(const void *state, int seat, uint16_t out[SB_FEATURES_MAX])
{
    sb_notes nothing;
    nothing.known = 0;
    return describe_next(state, seat, &nothing, out);
}

static bool is_over(const void *state)
{
    return ((const co_state *)state)->phase == CO_OVER;
}

const sb_outlook co_outlook = {
    .decide = co_decide,
    .resume = co_resume,
    .is_halted = co_is_halted,
    .is_over = is_over,
    .slips = { 790, 575, 375, 225 },
    .rounds = 4,
    .told = { [1] = { 88 }, { 93 }, { 91 } },
    .version = 1,
    .features = F_COUNT,
#ifndef SB_PLAY_ONLY
    .blocks = BLOCKS,
#endif
    .describe = describe,
    .describe_next = describe_next,
};
