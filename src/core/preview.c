/* preview.c: what a move would do, as far as the one who makes it can know (game.h).
 *
 * The move is made on a world drawn from what the seat knows (`determinize`): whatever was not drawn from there cannot get
 * out.  What happens before chance is used or something hidden is shown is the same in every world; so are changes that come
 * out alike in all of many worlds. */
#include "sagebrush/game.h"

#include <string.h>

enum { WORLDS = 64 };

typedef struct world {
    _Alignas(16) unsigned char bytes[SB_STATE_MAX];
} world;

/* clang-format off */
const char *const sb_stops_names[SB_STOPS_COUNT] = {
    [SB_STOPS_DECISION] = "decision", [SB_STOPS_CHANCE] = "chance", [SB_STOPS_HIDDEN] = "hidden", [SB_STOPS_OVER] = "over" };
/* clang-format on */

static const sb_rng *rng_of(const world *w)
{
    return (const sb_rng *)(const void *)w->bytes;
}

static void draw(const sb_game *g, const void *redacted, int seat, sb_quick *chance, world *out)
{
    memcpy(out->bytes, redacted, g->state_size);
    g->rules.determinize(out->bytes, seat, chance);
}

/* What the seat has, as it sees it; the points come last. */
static void measure(const sb_game *g, const world *w, int seat, int32_t out[SB_MEASURES_MAX + 1])
{
    world seen = *w;
    sb_result r;
    g->rules.redact(seen.bytes, seat);
    if (g->people.measure)
        g->people.measure(seen.bytes, seat, out);
    g->rules.result(seen.bytes, &r);
    out[g->measures.count] = r.score[seat][g->categories.count - 1];
}

/* By how much a move changes what the seat has, in one world. */
static void change_in(
    const sb_game *g, const world *before, const world *after, int seat, int32_t out[SB_MEASURES_MAX + 1])
{
    int32_t then[SB_MEASURES_MAX + 1] = { 0 };
    measure(g, before, seat, then);
    measure(g, after, seat, out);
    for (int i = 0; i <= g->measures.count; i++)
        out[i] -= then[i];
}

/* Whether chance comes first or something hidden: the first of them that the events noticed, or that is there at the end. */
static sb_stops stop_of(const sb_game *g, const world *before, const world *after, const sb_events *heard)
{
    if (sb_chance_mark(rng_of(before)) == sb_chance_mark(rng_of(after)))
        return g->rules.pending(after->bytes) ? SB_STOPS_DECISION : SB_STOPS_OVER;
    bool rolled = memcmp(rng_of(before)->pos, rng_of(after)->pos, sizeof rng_of(after)->pos) != 0;
    return heard->noticed ? (heard->rolled ? SB_STOPS_CHANCE : SB_STOPS_HIDDEN)
        : rolled          ? SB_STOPS_CHANCE
                          : SB_STOPS_HIDDEN;
}

/* Changes that are not the same in other worlds are not known. */
static void doubt(const sb_game *g, const void *redacted, int seat, sb_move move, sb_quick *chance, sb_preview *out)
{
    for (int n = 1; n < WORLDS; n++) {
        world before, after;
        int32_t change[SB_MEASURES_MAX + 1] = { 0 };
        draw(g, redacted, seat, chance, &before);
        after = before;
        g->rules.apply(after.bytes, seat, move, NULL);
        change_in(g, &before, &after, seat, change);
        for (int i = 0; i <= g->measures.count; i++)
            if (change[i] != out->change[i])
                out->known &= ~(1u << i);
    }
}

void sb_preview_move(const sb_game *g, const void *redacted, int seat, sb_move move, sb_preview *out)
{
    sb_quick chance = { 1 };
    world before, after;
    sb_events heard = { .at = out->event, .cap = SB_EVENTS_MAX };
    memset(out, 0, sizeof *out);
    draw(g, redacted, seat, &chance, &before);
    after = before;
    heard.watch = (const sb_rng *)(const void *)after.bytes;
    heard.before = *rng_of(&before);
    g->rules.apply(after.bytes, seat, move, &heard);
    out->stops = stop_of(g, &before, &after, &heard);
    out->events = heard.noticed ? heard.known : heard.n;
    out->known = (2u << g->measures.count) - 1;
    change_in(g, &before, &after, seat, out->change);
    if (out->stops == SB_STOPS_CHANCE || out->stops == SB_STOPS_HIDDEN)
        doubt(g, redacted, seat, move, &chance, out);
}

void sb_preview_json(const sb_game *g, int seat, const sb_preview *p, const sb_names *names, sb_json *out)
{
    sb_json_list(out, "events");
    for (int i = 0; i < p->events; i++)
        if (sb_event_visible(&p->event[i], seat))
            sb_event_json(g, &p->event[i], names, out);
    sb_json_end(out);
    sb_json_text(out, "stops", sb_stops_names[p->stops]);
    sb_json_object(out, "change");
    for (int i = 0; i <= g->measures.count; i++)
        if (p->known >> i & 1)
            sb_json_int(out, i < g->measures.count ? g->measures.at[i].id : "score", p->change[i]);
    sb_json_end(out);
}
