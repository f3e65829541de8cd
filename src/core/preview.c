/* preview.c: what a move would do, as far as the one who makes it can know (game.h).
 *
 * The move is made on a world drawn from what the seat knows (`determinize`): whatever was not drawn from there cannot get
 * out.  What happens before chance is used or something hidden is shown is the same in every world; so are changes that come
 * out alike in all of many worlds: so many that one card of a whole pile, named, is met in some of them. */
#include "sagebrush/game.h"

#include <string.h>

enum { WORLDS = 1024 };

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

/* What the seat has, from what it sees; the points come last. */
static void measure(const sb_game *g, const void *redacted, int seat, int32_t out[SB_MEASURES_MAX + 1])
{
    sb_result r;
    if (g->people.measure)
        g->people.measure(redacted, seat, out);
    g->rules.result(redacted, &r);
    out[g->measures.count] = r.score[seat][g->categories.count - 1];
}

/* By how much a world after the move differs from what the seat had. */
static void change_in(const sb_game *g, const int32_t had[SB_MEASURES_MAX + 1], const world *after, int seat,
    int32_t out[SB_MEASURES_MAX + 1])
{
    world seen;
    memcpy(seen.bytes, after->bytes, g->state_size);
    g->rules.redact(seen.bytes, seat);
    measure(g, seen.bytes, seat, out);
    for (int i = 0; i <= g->measures.count; i++)
        out[i] -= had[i];
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
static void doubt(const sb_game *g, const void *redacted, const int32_t had[SB_MEASURES_MAX + 1], int seat,
    sb_move move, sb_quick *chance, sb_preview *out)
{
    for (int n = 1; n < WORLDS && out->known; n++) {
        world after;
        int32_t change[SB_MEASURES_MAX + 1] = { 0 };
        draw(g, redacted, seat, chance, &after);
        g->rules.apply(after.bytes, seat, move, NULL);
        change_in(g, had, &after, seat, change);
        for (int i = 0; i <= g->measures.count; i++)
            if (change[i] != out->change[i])
                out->known &= ~(1u << i);
    }
}

/* Makes the move in the first world, and hears what happens. */
static void play_first(
    const sb_game *g, const void *redacted, int seat, sb_move move, sb_quick *chance, world *after, sb_preview *out)
{
    world before;
    sb_events heard = { .at = out->event, .cap = SB_EVENTS_MAX };
    draw(g, redacted, seat, chance, &before);
    memcpy(after->bytes, before.bytes, g->state_size);
    heard.watch = rng_of(after);
    heard.before = *rng_of(&before);
    g->rules.apply(after->bytes, seat, move, &heard);
    out->stops = stop_of(g, &before, after, &heard);
    out->events = heard.noticed ? heard.known : heard.n;
}

sb_stops sb_preview_stops(const sb_game *g, const void *redacted, int seat, sb_move move)
{
    sb_quick chance = { 1 };
    world after;
    sb_preview told;
    play_first(g, redacted, seat, move, &chance, &after, &told);
    return told.stops;
}

void sb_preview_move(const sb_game *g, const void *redacted, int seat, sb_move move, sb_preview *out)
{
    sb_quick chance = { 1 };
    world after;
    int32_t had[SB_MEASURES_MAX + 1] = { 0 };
    memset(out, 0, sizeof *out);
    play_first(g, redacted, seat, move, &chance, &after, out);
    out->known = (2u << g->measures.count) - 1;
    measure(g, redacted, seat, had);
    change_in(g, had, &after, seat, out->change);
    if (out->stops == SB_STOPS_CHANCE || out->stops == SB_STOPS_HIDDEN)
        doubt(g, redacted, had, seat, move, &chance, out);
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
