/* bot.c: how good a move looks to its seat: what the bot `greedy` plays by (game.h).
 *
 * In phases II and III the seat plays its own chain on, a few decisions deep: that needs nothing hidden (COL-SEQ-10).
 * What comes out is judged by `worth`, in hundredths of a point: points first, then how far regions, railroad and
 * tracks have come, then cards and nuggets.  A call is judged by what the target is likely to have. */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/chart.h"
#include "games/colorado/contract.h"
#include "games/colorado/flow.h"
#include "games/colorado/roadmap.h"
#include "games/colorado/score.h"

enum { DEPTH = 3, LIST_MAX = 40 }; /* decisions looked ahead; COL-COMP-9: lists have 38 moves at most */

/* ---- what things are worth --------------------------------------------------------------------------------------- */

/* Percent of a medal that so many missing ticks leave. */
static const uint8_t NEARNESS[] = { 100, 60, 40, 28, 20, 14, 10, 8 };

/* An icon still to be ticked, and a decision that is still open when looking ahead ends. */
static const int16_t ICON_AHEAD[CO_ICON_COUNT] = {
    [CO_ICON_NUGGETS] = 12,
    [CO_ICON_CARDS] = 20,
    [CO_ICON_CHECK] = 25,
    [CO_ICON_PLAY] = 25,
    [CO_ICON_SALOON] = 20,
    [CO_ICON_WANTED] = 20,
    [CO_ICON_TIPI] = 25,
    [CO_ICON_DISCOVERY] = 40,
};
static const int16_t EFFECT_OPEN[CO_EFFECT_COUNT] = {
    [CO_EFFECT_NUGGETS] = 60,
    [CO_EFFECT_CARDS] = 100,
    [CO_EFFECT_THIRD] = 100,
    [CO_EFFECT_CHECK] = 140,
    [CO_EFFECT_PLAY] = 90,
    [CO_EFFECT_TIPI] = 150,
    [CO_EFFECT_DISCOVERY] = 220,
    [CO_EFFECT_SUIT] = 220,
};

/* So many cards of a suit in the play area; three: a discovery at the end of the turn. */
static const int16_t SUIT_CARDS[CO_VALUES + 1] = { 0, 30, 100, 250 };
enum { CARD_DRAWN = 45, CARD_NEW = 40, CARD_OF_SUIT = 25, CARD_SPARE = 15 };
enum { NUGGETS_DEAR = 4, NUGGET_DEAR = 45, NUGGET_SPARE = 12 };
enum { LAST_TURN = 3000 }; /* the seventh medal: good for the leader, bad for the others */

static int nearing(int points, int missing)
{
    return points * NEARNESS[missing < 7 ? missing : 7];
}

static int worth_of_regions(const co_player *p)
{
    int v = 0;
    for (int r = 0; r < CO_REGIONS; r++) {
        const co_region *region = &co_regions[r];
        if (!(p->region[r] & 1) || co_is_complete(p, r))
            continue;
        int missing = region->legs + 1 - __builtin_popcount(p->region[r]);
        v += nearing(region->medal, missing);
        for (int leg = 1; leg <= region->legs; leg++)
            v += p->region[r] >> leg & 1 ? 0 : ICON_AHEAD[region->icon[leg]];
    }
    return v;
}

static int worth_of_tracks(const co_state *st, const co_player *p)
{
    int v = 0, tipi = co_best_medal(st, CO_POOL_TIPI);
    if (p->saloon < CO_SALOON_BOXES)
        v += nearing(co_best_medal(st, CO_POOL_SALOON), CO_SALOON_BOXES - p->saloon);
    if (p->wanted < CO_WANTED_BOXES)
        v += nearing(co_best_medal(st, CO_POOL_WANTED), CO_WANTED_BOXES - p->wanted);
    if (p->tipi && !(p->tipi & 1))
        v += nearing(tipi, __builtin_ctz(p->tipi));
    if (p->tipi && !(p->tipi >> (CO_TIPI_BOXES - 1)))
        v += nearing(tipi, CO_TIPI_BOXES - 32 + __builtin_clz(p->tipi));
    if (!(p->rail >> CO_R7 & 1))
        v += nearing(CO_RAIL_MEDAL, 7 - __builtin_popcount(p->rail));
    return v;
}

static int cards_of_suit(const co_player *p, int suit)
{
    return __builtin_popcount(p->area & co_suit_bits(suit));
}

static int worth_of_card(const co_player *p, int kind)
{
    if (p->area >> kind & 1)
        return CARD_SPARE;
    return CARD_NEW + CARD_OF_SUIT * cards_of_suit(p, co_suit_of(kind));
}

static int worth_of_cards(const co_player *p)
{
    int v = 0;
    for (uint32_t left = co_hand_bits(p); left; left &= left - 1) {
        int kind = __builtin_ctz(left);
        v += worth_of_card(p, kind) + (p->hand[kind] - 1) * CARD_SPARE;
    }
    for (int suit = 0; suit < CO_SUITS; suit++)
        v += SUIT_CARDS[cards_of_suit(p, suit)];
    return v + (p->claim == CO_CLAIM_CARDS ? CO_DRAW * CARD_DRAWN : 0);
}

static int worth_of_nuggets(const co_player *p)
{
    int n = p->nuggets + (p->claim == CO_CLAIM_NUGGET);
    int dear = n < NUGGETS_DEAR ? n : NUGGETS_DEAR;
    return dear * NUGGET_DEAR + (n - dear) * NUGGET_SPARE;
}

/* Whether nobody has more points. */
static bool is_ahead(const co_state *st, int seat)
{
    int points = co_score(&st->player[seat], NULL);
    for (int other = 0; other < st->players; other++)
        if (other != seat && co_score(&st->player[other], NULL) > points)
            return false;
    return true;
}

static int worth(const co_state *st, int seat)
{
    const co_player *p = &st->player[seat];
    int v = 100 * co_score(p, NULL) + worth_of_regions(p) + worth_of_tracks(st, p) + worth_of_cards(p)
        + worth_of_nuggets(p);
    if (p->medals_n >= CO_END_SLOT)
        v += is_ahead(st, seat) ? LAST_TURN : -LAST_TURN;
    return v;
}

/* ---- a chain, some decisions ahead ------------------------------------------------------------------------------- */

static int play_on(const co_state *st, int seat, int depth)
{
    int effect = st->player[seat].effect, best = INT32_MIN;
    if (effect == CO_EFFECT_NONE || depth == 0)
        return worth(st, seat) + EFFECT_OPEN[effect];
    sb_move list[LIST_MAX];
    int n = co_legal(st, seat, list);
    for (int i = 0; i < n; i++) {
        co_state next = *st;
        co_answer_decision(&next, seat, list[i], NULL);
        int v = play_on(&next, seat, depth - 1);
        best = v > best ? v : best;
    }
    return best;
}

/* What the duo of a card would bring this seat now. */
static int duo_gain(const co_state *st, int seat, int kind)
{
    co_state next = *st;
    co_gain(&next, seat, co_suit_duo[co_suit_of(kind)], NULL);
    return play_on(&next, seat, 2) - worth(st, seat);
}

/* ---- the call ---------------------------------------------------------------------------------------------------- */

/* What a card in the play area brings: a step towards a suit, or a nugget for a duplicate. */
static int area_gain(const co_player *p, int kind)
{
    int have = cards_of_suit(p, co_suit_of(kind));
    return p->area >> kind & 1 ? NUGGET_DEAR : SUIT_CARDS[have + 1] - SUIT_CARDS[have];
}

/* Copies of a kind that the seat does not see. */
static int unseen(const co_state *st, int seat, int kind)
{
    int n = co_copies[co_value_of(kind) - 1] - st->discard[kind] - st->player[seat].hand[kind];
    for (int other = 0; other < st->players; other++)
        n -= (int)(st->player[other].area >> kind & 1);
    return n;
}

/* Percent: that the target holds the kind. */
static int chance_of(const co_state *st, int seat, int kind)
{
    int hidden = st->deck_n, cards = st->player[st->target - 1].hand_n, copies = unseen(st, seat, kind), none = 10000;
    for (int other = 0; other < st->players; other++)
        hidden += other == seat ? 0 : st->player[other].hand_n;
    for (int i = 0; i < copies && hidden > i; i++)
        none = none * (hidden - cards - i > 0 ? hidden - cards - i : 0) / (hidden - i);
    return (10000 - none) / 100;
}

static int appraise_name(const co_state *st, int seat, int kind)
{
    const co_player *p = &st->player[seat];
    int hit = chance_of(st, seat, kind), gain = area_gain(p, kind) + duo_gain(st, seat, kind);
    return hit * gain / 100 + (100 - hit) * gain / 300; /* a third: the suit or the value alone may match */
}

/* What it costs to give the card away, what the Caller gets from it, what its duo brings. */
static int appraise_gift(const co_state *st, int seat, int kind)
{
    co_state next = *st;
    co_hand_remove(&next.player[seat], kind);
    return duo_gain(&next, seat, kind) - worth_of_card(&st->player[seat], kind)
        - area_gain(&st->player[st->caller], kind) / st->players;
}

/* Somebody with many cards, rather the one who leads. */
static int appraise_target(const co_state *st, int target)
{
    return 10 * st->player[target].hand_n + co_score(&st->player[target], NULL);
}

static int appraise(const co_state *st, int seat, sb_move move)
{
    if (move.kind == CO_MOVE_CALL)
        return appraise_target(st, move.arg[0]);
    if (move.kind == CO_MOVE_NAME)
        return appraise_name(st, seat, move.arg[0]);
    if (move.kind == CO_MOVE_GIVE)
        return appraise_gift(st, seat, move.arg[0]);
    co_state next = *st;
    co_answer_decision(&next, seat, move, NULL);
    return play_on(&next, seat, DEPTH - 1);
}

void co_appraise(const void *redacted, int seat, const sb_move *list, int n, int32_t *value)
{
    for (int i = 0; i < n; i++)
        value[i] = appraise(redacted, seat, list[i]);
}
