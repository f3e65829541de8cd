/* view.c: what a viewer sees, as JSON (docs/views.md).  The state is redacted: only the viewer's hand is in it. */
#include "games/colorado/state.h"
#include "games/colorado/cards.h"
#include "games/colorado/contract.h"
#include "games/colorado/roadmap.h"
#include "games/colorado/score.h"

static const char *id_of(const sb_domain *d, int i)
{
    return d->item[i].id;
}

static void put_bits(sb_json *out, const char *key, uint32_t bits, const sb_domain *d)
{
    sb_json_list(out, key);
    for (; bits; bits &= bits - 1)
        sb_json_text(out, NULL, id_of(d, __builtin_ctz(bits)));
    sb_json_end(out);
}

static void put_counts(sb_json *out, const char *key, const uint8_t counts[CO_KINDS])
{
    sb_json_list(out, key);
    for (int kind = 0; kind < CO_KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++)
            sb_json_text(out, NULL, id_of(&co_domains[CO_DOMAIN_KIND], kind));
    sb_json_end(out);
}

static void put_seat(sb_json *out, const char *key, int seat_or_none)
{
    if (seat_or_none)
        sb_json_int(out, key, seat_or_none - 1);
    else
        sb_json_null(out, key);
}

/* ---- a player ---------------------------------------------------------------------------------------------------- */

static void view_regions(const co_state *st, int seat, sb_json *out)
{
    const co_player *p = &st->player[seat];
    sb_json_list(out, "regions");
    for (unsigned left = co_discovered(p); left; left &= left - 1) {
        int r = __builtin_ctz(left);
        sb_json_object(out, NULL);
        sb_json_text(out, "region", id_of(&co_domains[CO_DOMAIN_REGION], co_region_id(st, seat, r)));
        put_bits(out, "legs", p->region[r] & ~1u, &co_domains[CO_DOMAIN_LEG]);
        sb_json_bool(out, "complete", co_is_complete(p, r));
        sb_json_end(out);
    }
    sb_json_end(out);
}

/* The player's rows of the Reward Chart. */
static void view_tracks(const co_player *p, sb_json *out)
{
    sb_json_object(out, "tracks");
    for (int t = 0; t < CO_TERRAIN_COUNT; t++)
        sb_json_int(out, id_of(&co_domains[CO_DOMAIN_TERRAIN], t), co_boxes(p, t));
    sb_json_list(out, "tipi");
    for (unsigned left = p->tipi; left; left &= left - 1)
        sb_json_int(out, NULL, __builtin_ctz(left) - CO_TIPI_CENTRE);
    sb_json_end(out);
    sb_json_int(out, "saloon", p->saloon);
    sb_json_int(out, "wanted", p->wanted);
    sb_json_end(out);
}

static void view_score(const co_state *st, int seat, sb_json *out)
{
    int32_t score[CO_SCORE_COUNT];
    co_score(&st->player[seat], score);
    sb_json_object(out, "score");
    for (int c = 0; c < CO_SCORE_COUNT; c++)
        sb_json_int(out, co_categories[c].id, score[c]);
    sb_json_end(out);
    sb_json_int(out, "rank", co_rank(st, seat));
}

/* COL-END-A1: what lies complete in the play area pays for a discovery at the end of the turn. */
static void view_suits(const co_player *p, sb_json *out)
{
    sb_json_list(out, "suits");
    for (uint32_t left = co_complete_suits(p); left; left &= left - 1)
        sb_json_text(out, NULL, id_of(&co_domains[CO_DOMAIN_SUIT], co_suit_of(__builtin_ctz(left))));
    sb_json_end(out);
}

static void view_player(const co_state *st, int seat, int viewer, sb_json *out)
{
    const co_player *p = &st->player[seat];
    sb_json_object(out, NULL);
    sb_json_int(out, "seat", seat);
    sb_json_text(out, "symbol", id_of(&co_domains[CO_DOMAIN_SYMBOL], seat));
    sb_json_text(out, "map", id_of(&co_domains[CO_DOMAIN_MAP], co_map_of(st, seat)));
    sb_json_int(out, "cards", p->hand_n);
    if (seat == viewer)
        put_counts(out, "hand", p->hand);
    put_bits(out, "area", p->area, &co_domains[CO_DOMAIN_KIND]);
    sb_json_int(out, "nuggets", p->nuggets);
    view_suits(p, out);
    view_regions(st, seat, out);
    put_bits(out, "railroad", p->rail, &co_domains[CO_DOMAIN_RAIL]);
    put_bits(out, "closed", co_closed_rail(p), &co_domains[CO_DOMAIN_RAIL]);
    view_tracks(p, out);
    sb_json_list(out, "medals");
    for (int i = 0; i < p->medals_n; i++)
        sb_json_int(out, NULL, p->medal[i]);
    sb_json_end(out);
    sb_json_text(out, "effect", id_of(&co_domains[CO_DOMAIN_EFFECT], p->effect));
    sb_json_text(out, "claim", id_of(&co_domains[CO_DOMAIN_CLAIM], p->claim));
    sb_json_int(out, "owed", p->owed);
    view_score(st, seat, out);
    sb_json_end(out);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static void view_call(const co_state *st, sb_json *out)
{
    sb_json_object(out, "call");
    sb_json_int(out, "caller", st->caller);
    put_seat(out, "target", st->target);
    sb_json_text(out, "named", id_of(&co_kind_or_none, st->named));
    sb_json_text(out, "given", id_of(&co_kind_or_none, st->given));
    sb_json_text(out, "answer", id_of(&co_domains[CO_DOMAIN_ANSWER], st->answer));
    sb_json_end(out);
}

/* COL-MED-15: crossed in earlier turns, and who won the next one in this turn. */
static void view_pool(const co_state *st, int pool, sb_json *out)
{
    sb_json_object(out, NULL);
    sb_json_text(out, "pool", id_of(&co_domains[CO_DOMAIN_POOL], pool));
    sb_json_list(out, "medals");
    for (int i = 0; i < co_pools[pool].n; i++)
        sb_json_int(out, NULL, co_pools[pool].medal[i]);
    sb_json_end(out);
    sb_json_int(out, "crossed", st->crossed[pool]);
    sb_json_list(out, "claimed_by");
    for (int seat = 0; seat < st->players; seat++)
        if (st->player[seat].medal_claims >> pool & 1)
            sb_json_int(out, NULL, seat);
    sb_json_end(out);
    sb_json_end(out);
}

/* Of each kind, the copies that the viewer neither holds nor sees (COL-COMP-6): in the deck or in another hand. */
static void view_unseen(const co_state *st, int viewer, sb_json *out)
{
    sb_json_list(out, "unseen"); /* in the order of the kinds */
    for (int kind = 0; kind < CO_KINDS; kind++)
        sb_json_int(out, NULL, co_unseen(st, viewer, kind));
    sb_json_end(out);
}

void co_view(const void *redacted, int viewer, sb_json *out)
{
    const co_state *st = redacted;
    sb_json_int(out, "turn", st->turn);
    sb_json_text(out, "phase", id_of(&co_domains[CO_DOMAIN_PHASE], st->phase));
    view_call(st, out);
    sb_json_int(out, "supply", st->supply);
    sb_json_int(out, "deck", st->deck_n);
    put_counts(out, "discard", st->discard);
    view_unseen(st, viewer, out);
    sb_json_list(out, "pools");
    for (int pool = 0; pool < CO_POOL_COUNT; pool++)
        view_pool(st, pool, out);
    sb_json_end(out);
    sb_json_list(out, "players");
    for (int seat = 0; seat < st->players; seat++)
        view_player(st, seat, viewer, out);
    sb_json_end(out);
}
