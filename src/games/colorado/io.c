/* io.c: the complete state as JSON, both ways, in the words of the rules (io.h). */
#include "games/colorado/state.h"
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"

/* Cards counted by kind are written as a list of cards. */
static void io_counts(sb_io *io, const char *key, uint8_t counts[CO_KINDS])
{
    uint8_t cards[CO_CARDS] = { 0 };
    size_t n = 0;
    for (int kind = 0; kind < CO_KINDS; kind++)
        for (int i = 0; i < counts[kind] && n < CO_CARDS; i++)
            cards[n++] = (uint8_t)kind;
    n = sb_io_list(io, key, n, CO_CARDS);
    for (size_t i = 0; i < n; i++)
        cards[i] = (uint8_t)sb_io_item(io, NULL, cards[i], &co_domains[CO_DOMAIN_KIND]);
    sb_io_end(io);
    for (int kind = 0; kind < CO_KINDS; kind++)
        counts[kind] = 0;
    for (size_t i = 0; i < n; i++)
        counts[cards[i]]++;
}

/* The top card comes first. */
static void io_deck(sb_io *io, co_state *st)
{
    uint8_t cards[CO_CARDS] = { 0 };
    for (int i = 0; i < st->deck_n; i++)
        cards[i] = st->deck[st->deck_n - 1 - i];
    st->deck_n = (uint8_t)sb_io_list(io, "deck", st->deck_n, CO_CARDS);
    for (int i = 0; i < st->deck_n; i++)
        cards[i] = (uint8_t)sb_io_item(io, NULL, cards[i], &co_domains[CO_DOMAIN_KIND]);
    sb_io_end(io);
    for (int i = 0; i < st->deck_n; i++)
        st->deck[st->deck_n - 1 - i] = cards[i];
}

/* A set of items of a domain, by bits, as a list. */
static uint32_t io_set(sb_io *io, const char *key, uint32_t bits, const sb_domain *d)
{
    size_t n = sb_io_list(io, key, (size_t)__builtin_popcount(bits), d->count);
    uint32_t out = 0;
    for (size_t i = 0; i < n; i++) {
        int v = sb_io_item(io, NULL, bits ? __builtin_ctz(bits) : 0, d);
        if (out >> v & 1)
            sb_io_fail(io, NULL, "is there twice");
        if (!d->item[v].id)
            sb_io_fail(io, NULL, "expected something, not null");
        out |= 1u << v;
        bits &= bits - 1;
    }
    sb_io_end(io);
    return out;
}

/* One discovered region: {"region":"western_lake","legs":["leg_1"]}. */
static void io_region(sb_io *io, const co_state *st, int seat, co_player *p, int region)
{
    sb_io_object(io, NULL);
    int id = sb_io_item(io, "region", co_region_id(st, seat, region), &co_domains[CO_DOMAIN_REGION]);
    if (!io->failed && id / CO_REGIONS != co_map_of(st, seat))
        sb_io_fail(io, "region", "is not on the map of this seat");
    region = id % CO_REGIONS;
    if (sb_io_reading(io) && p->region[region])
        sb_io_fail(io, "region", "is there twice");
    unsigned legs = io_set(io, "legs", p->region[region] & ~1u, &co_domains[CO_DOMAIN_LEG]);
    p->region[region] = (uint8_t)(legs | 1);
    sb_io_end(io);
}

static void io_regions(sb_io *io, const co_state *st, int seat, co_player *p)
{
    unsigned left = co_discovered(p);
    size_t n = sb_io_list(io, "regions", (size_t)__builtin_popcount(left), CO_REGIONS);
    for (size_t i = 0; i < n; i++, left &= left - 1)
        io_region(io, st, seat, p, left ? __builtin_ctz(left) : 0);
    sb_io_end(io);
}

/* Positions -3 to 3. */
static void io_tipi(sb_io *io, co_player *p)
{
    unsigned left = p->tipi, out = 0;
    size_t n = sb_io_list(io, "tipi", (size_t)__builtin_popcount(left), CO_TIPI_BOXES);
    for (size_t i = 0; i < n; i++, left &= left - 1) {
        int box = left ? __builtin_ctz(left) : 0;
        int64_t v = sb_io_int(io, NULL, box - CO_TIPI_CENTRE, -CO_TIPI_CENTRE, CO_TIPI_CENTRE);
        if (out >> (v + CO_TIPI_CENTRE) & 1)
            sb_io_fail(io, NULL, "is there twice");
        out |= 1u << (v + CO_TIPI_CENTRE);
    }
    sb_io_end(io);
    p->tipi = (uint8_t)out;
}

static void io_medals(sb_io *io, co_player *p)
{
    p->medals_n = (uint8_t)sb_io_list(io, "medals", p->medals_n, CO_MEDALS_MAX);
    for (int i = 0; i < p->medals_n; i++)
        p->medal[i] = (uint8_t)sb_io_int(io, NULL, p->medal[i], 1, 15);
    sb_io_end(io);
}

static void io_player(sb_io *io, co_state *st, int seat)
{
    co_player *p = &st->player[seat];
    sb_io_object(io, NULL);
    io_counts(io, "hand", p->hand);
    p->area = io_set(io, "area", p->area, &co_domains[CO_DOMAIN_KIND]);
    p->nuggets = (uint8_t)sb_io_int(io, "nuggets", p->nuggets, 0, CO_NUGGETS);
    io_regions(io, st, seat, p);
    p->rail = (uint16_t)io_set(io, "railroad", p->rail, &co_domains[CO_DOMAIN_RAIL]);
    io_tipi(io, p);
    p->saloon = (uint8_t)sb_io_int(io, "saloon", p->saloon, 0, CO_SALOON_BOXES);
    p->wanted = (uint8_t)sb_io_int(io, "wanted", p->wanted, 0, CO_WANTED_BOXES);
    io_medals(io, p);
    p->effect = (uint8_t)sb_io_item(io, "effect", p->effect, &co_domains[CO_DOMAIN_EFFECT]);
    p->claim = (uint8_t)sb_io_item(io, "claim", p->claim, &co_domains[CO_DOMAIN_CLAIM]);
    p->owed = (uint8_t)sb_io_int(io, "owed", p->owed, 0, CO_SUITS);
    p->medal_claims = (uint8_t)io_set(io, "medal_claims", p->medal_claims, &co_domains[CO_DOMAIN_POOL]);
    sb_io_end(io);
    p->hand_n = 0;
    for (int kind = 0; kind < CO_KINDS; kind++)
        p->hand_n = (uint8_t)(p->hand_n + p->hand[kind]);
}

static void io_call(sb_io *io, co_state *st)
{
    sb_io_object(io, "call");
    st->target = (uint8_t)sb_io_seat(io, "target", st->target, st->players);
    st->named = (uint8_t)sb_io_item(io, "named", st->named, &co_kind_or_none);
    st->given = (uint8_t)sb_io_item(io, "given", st->given, &co_kind_or_none);
    st->answer = (uint8_t)sb_io_item(io, "answer", st->answer, &co_domains[CO_DOMAIN_ANSWER]);
    sb_io_end(io);
}

/* How many medals of each pool, the highest first. */
static void io_crossed(sb_io *io, co_state *st)
{
    sb_io_object(io, "crossed");
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        st->crossed[pool] =
            (uint8_t)sb_io_int(io, co_domains[CO_DOMAIN_POOL].item[pool].id, st->crossed[pool], 0, co_pools[pool].n);
    sb_io_end(io);
}

void co_io(void *state, sb_io *io)
{
    static const sb_item maps[] = { { "standard", NULL, NULL }, { "four", NULL, NULL } };
    static const sb_domain map_option = { "set of maps", maps, 2 };
    co_state *st = state;
    st->maps = (uint8_t)sb_io_item(io, "maps", st->maps, &map_option);
    st->turn = (uint8_t)sb_io_int(io, "turn", st->turn, 0, CO_TURNS_MAX);
    st->phase = (uint8_t)sb_io_item(io, "phase", st->phase, &co_domains[CO_DOMAIN_PHASE]);
    st->players = (uint8_t)sb_io_list(io, "players", st->players, CO_SEATS);
    for (int seat = 0; seat < st->players; seat++)
        io_player(io, st, seat);
    sb_io_end(io);
    st->caller = (uint8_t)sb_io_int(io, "caller", st->caller, 0, CO_SEATS - 1);
    io_call(io, st);
    st->supply = (uint8_t)sb_io_int(io, "supply", st->supply, 0, CO_NUGGETS);
    io_crossed(io, st);
    io_counts(io, "discard", st->discard);
    io_deck(io, st);
    sb_io_rng(io, &st->rng, co_streams);
}
