/* conformance_secret.c: what a viewer may know, and what undo may cross (conformance.h).
 *
 * The tool is the twin: a full state drawn by `determinize` from what one viewer knows.  It differs from the real one
 * only in what that viewer cannot know, so the viewer must not be able to tell them apart: not by looking, and not by
 * a move, unless the move uses chance or shows something hidden and says so (sb_chance_mark). */
#include "conformance.h"

#include <string.h>

/* Public events that tell more than the state remembers, with the rule that makes them public.  The test for events
 * that tell too much would take them for a leak. */
static const struct {
    const char *game, *event, *why;
    /* clang-format off */
} FORGOTTEN[] = {
    { "goldriver", "draw", "GR-OAB-1: the order of drawn cards is seen, whatever becomes of them" },
    { "goldriver", "sale", "GR-DRAW-1: the order in which sale cards are turned up is seen; they lie side by side" },
    { "goldriver", "shown", "GR-TWO-2: the loser's sealed bid is shown, and taken back" },
    { "gwt", "discard", "GWT-INC-1: a hand is shown and discarded; a shuffle in the same turn forgets which cards" },
    { "gwt", "market", "GWT-BUY-6: the order in which market cards are turned up is seen; they lie side by side" },
    { "gwt", "income", "GWT-INC-1: the value of a hand that is shown" },
    { "gwt", "market", "SOLO-BUY-7: in which order Sam's cowboys turn cards up is seen; they lie side by side" },
    { "template", "played", "TP-PLAY-2: who played which card is seen by all; the state keeps the pile only" },
};

static bool is_forgotten(const sb_game *g, int event)
{
    for (size_t i = 0; i < sizeof FORGOTTEN / sizeof FORGOTTEN[0]; i++)
        /* clang-format on */
        if (strcmp(FORGOTTEN[i].game, g->id) == 0 && strcmp(FORGOTTEN[i].event, g->events.at[event].id) == 0)
            return true;
    return false;
}

/* ---- redacted states and twins ----------------------------------------------------------------------------------- */

cf_state cf_redacted(const cf *c, const cf_state *s, int viewer)
{
    cf_state r;
    cf_copy(c, &r, s);
    c->g->rules.redact(r.bytes, viewer);
    return r;
}

cf_state cf_twin(cf *c, const cf_state *s, int viewer)
{
    cf_state t = cf_redacted(c, s, viewer);
    sb_quick chance = { sb_quick_next(&c->chance) };
    c->g->rules.determinize(t.bytes, viewer, &chance);
    return t;
}

/* All seats, then the one who sits nowhere. */
static int next_viewer(const cf *c, int viewer)
{
    return viewer == c->setup.players - 1 ? SB_SPECTATOR : viewer + 1;
}

static bool is_key_zero(const cf_state *s)
{
    static const uint8_t zero[SB_KEY_BYTES];
    return memcmp(s->bytes, zero, SB_KEY_BYTES) == 0;
}

static void check_redacted(cf *c, int viewer, const cf_state *r)
{
    CF(c, is_key_zero(r), "redacted for %d: the key is still there", viewer);
    cf_state again = cf_redacted(c, r, viewer);
    CF(c, cf_same(c, &again, r), "redacted twice for %d: byte %d changes again", viewer,
        cf_first_difference(c, &again, r));
    CF(c, c->g->rules.pending(r->bytes) == c->g->rules.pending(c->now.bytes), "redacted for %d: others owe a decision",
        viewer);
    CF(c, c->g->rules.turn(r->bytes) == c->g->rules.turn(c->now.bytes), "redacted for %d: another turn", viewer);
    if (viewer == SB_SPECTATOR)
        return;
    cf_state less = cf_redacted(c, r, SB_SPECTATOR), least = cf_redacted(c, &c->now, SB_SPECTATOR);
    CF(c, cf_same(c, &less, &least), "byte %d is hidden from seat %d and shown to a spectator",
        cf_first_difference(c, &less, &least), viewer);
}

/* The twin is a position of the game in which the viewer knows and may do the same. */
static void check_twin(cf *c, int viewer, const cf_state *r)
{
    cf_state t = cf_twin(c, &c->now, viewer), same = cf_redacted(c, &t, viewer);
    const char *wrong = c->g->rules.check(t.bytes);
    CF(c, !wrong, "determinized for %d, check: %s", viewer, wrong);
    CF(c, !is_key_zero(&t), "determinized for %d: there is no key", viewer);
    CF(c, cf_same(c, &same, r), "byte %d of a redacted state depends on what viewer %d cannot know, or is forgotten",
        cf_first_difference(c, &same, r), viewer);
    CF(c, c->g->rules.pending(t.bytes) == c->g->rules.pending(c->now.bytes),
        "determinized for %d: others owe a decision", viewer);
    if (viewer == SB_SPECTATOR)
        return;
    sb_move list[SB_MOVES_MAX], twins[SB_MOVES_MAX];
    int n = c->g->rules.legal(c->now.bytes, viewer, list), m = c->g->rules.legal(t.bytes, viewer, twins);
    CF(c, n == m && memcmp(list, twins, (size_t)n * sizeof *list) == 0, "determinized for %d: other moves", viewer);
    cf_state seen = cf_redacted(c, &t, SB_SPECTATOR), least = cf_redacted(c, &c->now, SB_SPECTATOR);
    CF(c, cf_same(c, &seen, &least), "determinized for %d: byte %d, which everybody can see, is another", viewer,
        cf_first_difference(c, &seen, &least));
}

void cf_check_secrets(cf *c)
{
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer = next_viewer(c, viewer)) {
        cf_state r = cf_redacted(c, &c->now, viewer);
        check_redacted(c, viewer, &r);
        check_twin(c, viewer, &r);
        if ((c->plies + viewer) % 4 == 0)
            cf_check_view(c, viewer);
    }
}

/* ---- refusals and what is almost possible ------------------------------------------------------------------------- */

/* Why not?  The answer comes from what the seat knows: it is the same of the redacted state and of any twin. */
static void check_reason(cf *c, int seat, sb_move m, const cf_state *r, const cf_state *t)
{
    sb_reason real = c->g->rules.why(c->now.bytes, seat, m), seen = c->g->rules.why(r->bytes, seat, m);
    CF(c, memcmp(&real, &seen, sizeof real) == 0, "the refusal %s tells what the seat cannot know",
        c->g->reasons.at[real.kind].id);
    sb_reason other = c->g->rules.why(t->bytes, seat, m);
    CF(c, memcmp(&real, &other, sizeof real) == 0, "the refusal %s depends on what the seat cannot know",
        c->g->reasons.at[real.kind].id);
}

void cf_check_refusal_secret(cf *c, int seat, sb_move m)
{
    cf_state r = cf_redacted(c, &c->now, seat), t = cf_twin(c, &c->now, seat);
    check_reason(c, seat, m, &r, &t);
}

/* Moves that somebody expects in vain are moves, each once, and a rule says why not. */
static void check_blocked_move(cf *c, int seat, sb_move m, const cf_state *r, const cf_state *t)
{
    char bytes[128];
    sb_text text = SB_TEXT(bytes);
    sb_move read;
    cf_about(c, seat, m);
    CF(c, m.kind < c->g->moves.count, "blocked: there is no such kind of move");
    sb_move_write(c->g, m, &text);
    CF(c, sb_move_read(c->g, bytes, &read) == SB_OK && sb_move_cmp(read, m) == 0, "blocked: %s is not a move", bytes);
    CF(c, sb_may_play(c->g, c->now.bytes, seat, m) != SB_OK, "blocked: %s is legal", bytes);
    sb_reason why = c->g->rules.why(c->now.bytes, seat, m);
    CF(c, why.kind < c->g->reasons.count && c->g->reasons.at[why.kind].rule, "blocked: no rule forbids %s", bytes);
    cf_check_refusal_text(c, seat, m, SB_ILLEGAL_MOVE);
    check_reason(c, seat, m, r, t);
    cf_about_nothing(c);
}

void cf_check_blocked(cf *c)
{
    unsigned pending = c->g->rules.pending(c->now.bytes);
    for (int seat = 0; seat < c->setup.players && !c->failed; seat++) {
        sb_move list[SB_BLOCKED_MAX], again[SB_BLOCKED_MAX];
        if (!c->g->people.expected || !(pending >> seat & 1))
            continue;
        cf_state r = cf_redacted(c, &c->now, seat), kept = r, t = cf_twin(c, &c->now, seat);
        int expected = c->g->people.expected(r.bytes, seat, list);
        CF(c, expected >= 0 && expected <= SB_BLOCKED_MAX, "%d moves are expected", expected);
        int n = sb_blocked(c->g, r.bytes, seat, list), m = sb_blocked(c->g, r.bytes, seat, again);
        CF(c, n == m && memcmp(list, again, (size_t)n * sizeof *list) == 0, "expected twice: other moves");
        CF(c, cf_same(c, &r, &kept), "expecting changes byte %d of the state", cf_first_difference(c, &r, &kept));
        for (int i = 0; i < n && !c->failed; i++)
            check_blocked_move(c, seat, list[i], &r, &t);
        c->tally->blocked += n;
    }
}

/* ---- events ------------------------------------------------------------------------------------------------------ */

typedef struct heard {
    sb_event at[SB_EVENTS_MAX];
    sb_events events;
} heard;

static void apply(const cf *c, cf_state *s, int seat, sb_move m, heard *h)
{
    h->events = (sb_events) { .at = h->at, .cap = SB_EVENTS_MAX };
    c->g->rules.apply(s->bytes, seat, m, &h->events);
}

/* The next event from number i on that the viewer hears; -1: there is none. */
static int next_heard(const cf *c, const heard *h, int i, int viewer, bool all)
{
    for (; i < h->events.n; i++)
        if (sb_event_visible(&h->at[i], viewer) && (all || !is_forgotten(c->g, h->at[i].kind)))
            return i;
    return -1;
}

/* Do both tell the viewer the same?  The kind of the first event that differs, or -1. */
static int heard_difference(const cf *c, const heard *a, const heard *b, int viewer, bool all)
{
    int i = next_heard(c, a, 0, viewer, all), k = next_heard(c, b, 0, viewer, all);
    while (i >= 0 && k >= 0) {
        if (memcmp(&a->at[i], &b->at[k], sizeof a->at[i]) != 0)
            return a->at[i].kind;
        i = next_heard(c, a, i + 1, viewer, all);
        k = next_heard(c, b, k + 1, viewer, all);
    }
    return i >= 0 ? a->at[i].kind : k >= 0 ? b->at[k].kind : -1;
}

static const char *event_id(const cf *c, int kind)
{
    return c->g->events.at[kind].id;
}

/* ---- sealed choices ---------------------------------------------------------------------------------------------- */

/* While others still have to answer, nobody learns more than that this seat has answered. */
static void check_sealed(cf *c, int seat, sb_move a, sb_move b)
{
    static heard heard_a, heard_b;
    cf_state after_a, after_b;
    cf_copy(c, &after_a, &c->now);
    cf_copy(c, &after_b, &c->now);
    apply(c, &after_a, seat, a, &heard_a);
    apply(c, &after_b, seat, b, &heard_b);
    if (c->g->rules.pending(after_a.bytes) != c->g->rules.pending(after_b.bytes))
        return; /* one of them needs another answer: everybody sees that */
    cf_about(c, seat, a);
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer = next_viewer(c, viewer)) {
        if (viewer == seat)
            continue;
        cf_state seen_a = cf_redacted(c, &after_a, viewer), seen_b = cf_redacted(c, &after_b, viewer);
        CF(c, cf_same(c, &seen_a, &seen_b), "all at once: byte %d tells viewer %d what was chosen",
            cf_first_difference(c, &seen_a, &seen_b), viewer);
        int told = heard_difference(c, &heard_a, &heard_b, viewer, true);
        CF(c, told < 0, "all at once: event %s tells viewer %d what was chosen", event_id(c, told), viewer);
    }
    cf_about_nothing(c);
}

void cf_check_sealed_choices(cf *c)
{
    unsigned pending = c->g->open_choices ? 0 : c->g->rules.pending(c->now.bytes);
    for (int seat = 0; seat < c->setup.players && !c->failed; seat++) {
        sb_move list[SB_MOVES_MAX];
        if (!(pending >> seat & 1))
            continue;
        int n = c->g->rules.legal(c->now.bytes, seat, list);
        int a = (int)sb_quick_below(&c->chance, (uint32_t)n), b = (int)sb_quick_below(&c->chance, (uint32_t)n);
        if (a != b)
            check_sealed(c, seat, list[a], list[b]);
    }
}

/* ---- moves: barriers and what they tell -------------------------------------------------------------------------- */

typedef struct outcome {
    cf_state after;
    heard told;
    bool chance; /* dice or shuffle */
    bool barrier;
} outcome;

static const sb_rng *rng_of(const cf_state *s)
{
    return (const sb_rng *)(const void *)s->bytes;
}

static void play_out(const cf *c, const cf_state *from, int seat, sb_move m, outcome *o)
{
    cf_copy(c, &o->after, from);
    apply(c, &o->after, seat, m, &o->told);
    o->chance = memcmp(rng_of(from)->pos, rng_of(&o->after)->pos, sizeof rng_of(from)->pos) != 0;
    o->barrier = sb_chance_mark(rng_of(from)) != sb_chance_mark(rng_of(&o->after));
}

/* Whether the move, made in a twin with the same dice to come, makes a difference to the viewer. */
static void check_move_in_twin(cf *c, int viewer, int seat, sb_move m, const outcome *real, bool *differs)
{
    static outcome twin;
    cf_state t = cf_twin(c, &c->now, viewer);
    memcpy(t.bytes, c->now.bytes, sizeof(sb_rng));
    if (!cf_listed(c, &t, seat, m))
        return;
    play_out(c, &t, seat, m, &twin);
    cf_state a = cf_redacted(c, &real->after, viewer), b = cf_redacted(c, &twin.after, viewer);
    bool same = cf_same(c, &a, &b);
    *differs |= !same;
    if (!real->barrier && viewer == seat)
        CF(c, same, "byte %d: the move shows its seat something hidden without a draw or sb_reveal",
            cf_first_difference(c, &a, &b));
    int told = same ? heard_difference(c, &real->told, &twin.told, viewer, !real->barrier && viewer == seat) : -1;
    CF(c, told < 0, "event %s tells viewer %d what the viewer cannot know", event_id(c, told), viewer);
}

/* ---- previews ---------------------------------------------------------------------------------------------------- */

/* What the seat has before or after, as it sees it; the points last. */
static void measure(const cf *c, const cf_state *s, int seat, int32_t out[SB_MEASURES_MAX + 1])
{
    cf_state seen = cf_redacted(c, s, seat);
    sb_result r;
    memset(out, 0, sizeof *out * (SB_MEASURES_MAX + 1));
    if (c->g->people.measure)
        c->g->people.measure(seen.bytes, seat, out);
    c->g->rules.result(seen.bytes, &r);
    out[c->g->measures.count] = r.score[seat][c->g->categories.count - 1];
}

/* A preview tells the beginning of what happens then, and stops where the move becomes a barrier. */
static void check_preview(cf *c, int seat, sb_move m, const outcome *real)
{
    static sb_preview p;
    cf_state seen = cf_redacted(c, &c->now, seat), kept = seen;
    int32_t before[SB_MEASURES_MAX + 1], after[SB_MEASURES_MAX + 1];
    sb_preview_move(c->g, seen.bytes, seat, m, &p);
    CF(c, cf_same(c, &seen, &kept), "a preview changed byte %d", cf_first_difference(c, &seen, &kept));
    bool stops_early = p.stops == SB_STOPS_CHANCE || p.stops == SB_STOPS_HIDDEN;
    CF(c, stops_early == real->barrier, "a preview stops at %s, and the move is %s barrier", sb_stops_names[p.stops],
        real->barrier ? "a" : "no");
    CF(c, p.events <= real->told.events.n && (stops_early || p.events == real->told.events.n),
        "a preview has %d events of %d", p.events, real->told.events.n);
    for (int i = 0; i < p.events; i++)
        CF(c, !sb_event_visible(&p.event[i], seat) || memcmp(&p.event[i], &real->told.at[i], sizeof p.event[i]) == 0,
            "a preview tells event %s otherwise", event_id(c, p.event[i].kind));
    measure(c, &c->now, seat, before);
    measure(c, &real->after, seat, after);
    for (int i = 0; i <= c->g->measures.count; i++)
        CF(c, !(p.known >> i & 1) || p.change[i] == after[i] - before[i],
            "a preview promises %d of measure %d, it is %d", p.change[i], i, after[i] - before[i]);
}

void cf_check_move_secrets(cf *c, int seat, sb_move m)
{
    static outcome real;
    bool differs = false;
    cf_about(c, seat, m);
    play_out(c, &c->now, seat, m, &real);
    for (int viewer = 0; viewer <= SB_SPECTATOR; viewer = next_viewer(c, viewer))
        for (int i = 0; i < 2; i++)
            check_move_in_twin(c, viewer, seat, m, &real, &differs);
    if (sb_quick_below(&c->chance, 8) == 0)
        check_preview(c, seat, m, &real);
    if (real.barrier && !real.chance) {
        c->tally->reveals[m.kind]++;
        c->tally->reveals_seen[m.kind] += differs;
    }
    cf_about_nothing(c);
}

/* ---- beginnings that look alike ---------------------------------------------------------------------------------- */

/* All that a viewer is shown at the beginning, as one number: the view and the events of the setup. */
static uint64_t first_sight(const cf *c, const cf_state *redacted, int viewer, const heard *h)
{
    static char buffer[1 << 18];
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    sb_json_object(&j, NULL);
    c->g->people.view(redacted->bytes, viewer, &j);
    sb_json_end(&j);
    for (int i = next_heard(c, h, 0, viewer, true); i >= 0; i = next_heard(c, h, i + 1, viewer, true))
        sb_put_hash(&t, sb_hash(&h->at[i], sizeof h->at[i]));
    return sb_hash(t.at, t.n);
}

typedef struct sight {
    uint64_t seen;
    cf_state redacted;
} sight;

static void check_alike(cf *c, int viewer, const sight *sights, int n)
{
    for (int i = 0; i < n; i++)
        CF(c, sights[i].seen != sights[n].seen || cf_same(c, &sights[i].redacted, &sights[n].redacted),
            "two beginnings look the same to viewer %d, and byte %d of the redacted state tells them apart", viewer,
            cf_first_difference(c, &sights[i].redacted, &sights[n].redacted));
}

void cf_check_setups_alike(cf *c)
{
    enum { KEYS = 32 };
    static heard told;
    static sight sights[SB_SPECTATOR + 1][KEYS];
    for (int i = 0; i < KEYS && !c->failed; i++) {
        cf_state s;
        uint8_t key[SB_KEY_BYTES];
        memset(&s, 0, sizeof s);
        sb_seed_series(c->key, (uint64_t)i, key);
        told.events = (sb_events) { .at = told.at, .cap = SB_EVENTS_MAX };
        c->g->rules.setup(s.bytes, &c->setup, key, &told.events);
        for (int viewer = 0; viewer <= SB_SPECTATOR; viewer = next_viewer(c, viewer)) {
            sight *at = &sights[viewer][i];
            at->redacted = cf_redacted(c, &s, viewer);
            at->seen = first_sight(c, &at->redacted, viewer, &told);
            check_alike(c, viewer, sights[viewer], i);
        }
    }
}
