/* content.c: counters of everything that can occur in a game (content.h). */
#include "tools/content.h"

#include <stdlib.h>
#include <string.h>

/* What sb_play can answer (ORDER: as in the report). */
static const sb_error ERRORS[] = { SB_OK, SB_ILLEGAL_MOVE, SB_NOT_PENDING, SB_GAME_OVER, SB_BAD_SEAT };

static size_t items_before(const sb_game *g, int domain)
{
    size_t n = 0;
    for (int d = 0; d < domain; d++)
        n += g->domains[d].count;
    return n;
}

content *content_new(const sb_game *g)
{
    content *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->game = g;
    c->item = calloc(items_before(g, g->domains_count) + 1, sizeof *c->item);
    if (c->item)
        return c;
    free(c);
    return NULL;
}

void content_free(content *c)
{
    if (c)
        free(c->item);
    free(c);
}

static void add_counts(uint64_t *to, const uint64_t *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] += from[i];
}

void content_add(content *to, const content *from)
{
    add_counts(to->move, from->move, CONTENT_KINDS);
    add_counts(to->event, from->event, CONTENT_KINDS);
    add_counts(to->decision, from->decision, CONTENT_KINDS);
    add_counts(to->reason, from->reason, CONTENT_KINDS);
    add_counts(to->error, from->error, SB_ERROR_COUNT);
    add_counts(to->item, from->item, items_before(to->game, to->game->domains_count));
}

/* ---- counting ---------------------------------------------------------------------------------------------------- */

/* The domain of an argument, or -1. */
static int domain_of(uint8_t type)
{
    if (type >= SB_ARG_LIST)
        return type - SB_ARG_LIST;
    return type >= SB_ARG_ITEM ? type - SB_ARG_ITEM : -1;
}

static void count_item(content *c, int domain, int item)
{
    if (domain >= 0 && item >= 0 && item < c->game->domains[domain].count)
        c->item[items_before(c->game, domain) + (size_t)item]++;
}

static void count_move_items(content *c, sb_move m)
{
    size_t at = 0;
    const sb_word *w = &c->game->moves.at[m.kind];
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].type != SB_ARG_NONE; i++) {
        bool list = w->args[i].type >= SB_ARG_LIST;
        size_t end = list ? sizeof m.arg : at + (w->args[i].type == SB_ARG_NUMBER ? 2 : 1);
        for (; at < end && at < sizeof m.arg && !(list && m.arg[at] == 0); at++)
            count_item(c, domain_of(w->args[i].type), m.arg[at]);
    }
}

void content_move(content *c, const void *state, int seat, sb_move move)
{
    c->error[SB_OK]++;
    c->move[move.kind]++;
    count_move_items(c, move);
    c->seen[c->seen_n++ % CONTENT_RING] = move;
    if (c->game->pending(state) >> seat & 1)
        c->decision[c->game->decision(state, seat).kind]++;
}

void content_events(content *c, const sb_events *events)
{
    for (int i = 0; i < events->n; i++) {
        const sb_event *e = &events->at[i];
        const sb_word *w = &c->game->events.at[e->kind];
        c->event[e->kind]++;
        for (int a = 0; a < SB_ARGS_MAX && w->args[a].type != SB_ARG_NONE; a++)
            count_item(c, domain_of(w->args[a].type), e->arg[a]);
    }
}

/* ---- probing ----------------------------------------------------------------------------------------------------- */

static int random_item(const sb_domain *d, sb_quick *chance)
{
    int first = d->item[0].id ? 0 : 1;
    return d->count > first ? first + (int)sb_quick_below(chance, (uint32_t)(d->count - first)) : 0;
}

static int random_arg(const sb_game *g, uint8_t type, int players, sb_quick *chance)
{
    if (type == SB_ARG_NUMBER)
        return (int)sb_quick_below(chance, sb_quick_below(chance, 8) ? 32 : 1000);
    if (type == SB_ARG_SEAT)
        return (int)sb_quick_below(chance, (uint32_t)players);
    return random_item(&g->domains[domain_of(type)], chance);
}

/* Fills in the arguments of the kind, from argument number `from` on, as a move that could be meant seriously. */
static sb_move random_args(const sb_game *g, sb_move m, int from, int players, sb_quick *chance)
{
    size_t at = 0;
    const sb_word *w = &g->moves.at[m.kind];
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].type != SB_ARG_NONE && at < sizeof m.arg; i++) {
        uint8_t type = w->args[i].type;
        int v = random_arg(g, type, players, chance);
        size_t width = type == SB_ARG_NUMBER && at + 1 < sizeof m.arg ? 2 : 1;
        if (i >= from && width == 2)
            m.arg[at] = (uint8_t)(v >> 8);
        if (i >= from)
            m.arg[at + width - 1] = (uint8_t)v;
        at += width;
    }
    return m;
}

static sb_move guess(const content *c, int players, sb_quick *chance)
{
    uint64_t seen = c->seen_n < CONTENT_RING ? c->seen_n : CONTENT_RING;
    sb_move m = { .kind = (uint8_t)sb_quick_below(chance, (uint32_t)c->game->moves.count) };
    uint32_t how = sb_quick_below(chance, 3);
    if (sb_quick_below(chance, 64) == 0)
        m.kind = UINT8_MAX; /* not a move at all */
    if (m.kind == UINT8_MAX)
        return m;
    if (seen == 0 || how == 0)
        return random_args(c->game, m, 0, players, chance);
    m = c->seen[sb_quick_below(chance, (uint32_t)seen)];
    return how == 1 ? m : random_args(c->game, m, (int)sb_quick_below(chance, 3), players, chance);
}

/* A refusal must have a reason of the game, and must not have changed anything. */
static const char *check_refusal(content *c, const void *state, int seat, sb_move m, sb_error e)
{
    _Alignas(16) unsigned char copy[SB_STATE_MAX];
    const sb_game *g = c->game;
    memcpy(copy, state, g->state_size);
    if (sb_play(g, copy, seat, m, NULL) != e || memcmp(copy, state, g->state_size) != 0)
        return "a refused move changed the state";
    if (e != SB_ILLEGAL_MOVE && e != SB_NOT_PENDING)
        return NULL;
    sb_reason r = g->why(state, seat, m);
    if (r.kind >= g->reasons.count)
        return "a refusal has no reason";
    c->reason[r.kind]++;
    return NULL;
}

const char *content_probe(content *c, const void *state, int players, sb_quick *chance)
{
    const char *wrong = NULL;
    for (int i = 0; i < 4 && !wrong; i++) {
        sb_move m = guess(c, players, chance);
        int seat = (int)sb_quick_below(chance, (uint32_t)players + (i == 0)); /* now and then a seat that is not */
        sb_error e = sb_may_play(c->game, state, seat, m);
        if (e == SB_OK)
            continue;
        c->error[e]++;
        wrong = check_refusal(c, state, seat, m, e);
    }
    return wrong;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

/* Whether some move or event can name an item of the domain: only then can it occur. */
static bool is_named_in(const sb_words *words, int domain)
{
    for (int k = 0; k < words->count; k++)
        for (int a = 0; a < SB_ARGS_MAX && words->at[k].args[a].type != SB_ARG_NONE; a++)
            if (domain_of(words->at[k].args[a].type) == domain)
                return true;
    return false;
}

static bool is_counted(const sb_game *g, int domain)
{
    return is_named_in(&g->moves, domain) || is_named_in(&g->events, domain);
}

/* Calls `each` for every counter of the game. */
typedef void (*counter)(void *to, const char *group, const char *id, uint64_t count);

static void each_word(const char *group, const sb_words *words, const uint64_t *counts, counter each, void *to)
{
    for (int k = 0; k < words->count; k++)
        each(to, group, words->at[k].id, counts[k]);
}

static void each_item(const content *c, int domain, counter each, void *to)
{
    const sb_domain *d = &c->game->domains[domain];
    for (int i = 0; i < d->count; i++)
        if (d->item[i].id)
            each(to, d->id, d->item[i].id, c->item[items_before(c->game, domain) + (size_t)i]);
}

static void each_error(const content *c, counter each, void *to)
{
    for (size_t i = 0; i < sizeof ERRORS / sizeof *ERRORS; i++)
        each(to, "error", sb_error_code(ERRORS[i]), c->error[ERRORS[i]]);
}

typedef struct never {
    sb_text *text;
    sb_json *json;
    int n;
} never;

static void add_never(void *to, const char *group, const char *id, uint64_t count)
{
    never *v = to;
    char name[128];
    sb_text t = SB_TEXT(name);
    if (count > 0)
        return;
    sb_putf(&t, "%s:%s", group, id);
    if (v->json)
        sb_json_text(v->json, NULL, name);
    if (v->text)
        sb_putf(v->text, "%s\n", name);
    v->n++;
}

static void all_never(const content *c, never *v)
{
    const sb_game *g = c->game;
    each_word("move", &g->moves, c->move, add_never, v);
    each_word("event", &g->events, c->event, add_never, v);
    each_word("decision", &g->decisions, c->decision, add_never, v);
    each_word("reason", &g->reasons, c->reason, add_never, v);
    each_error(c, add_never, v);
    for (int d = 0; d < g->domains_count; d++)
        if (is_counted(g, d))
            each_item(c, d, add_never, v);
}

int content_never(const content *c, sb_text *out)
{
    never v = { .text = out };
    all_never(c, &v);
    return v.n;
}

static void add_json(void *to, const char *group, const char *id, uint64_t count)
{
    (void)group;
    sb_json_int(to, id, (int64_t)count);
}

static void words_json(sb_json *out, const char *key, const sb_words *words, const uint64_t *counts)
{
    sb_json_object(out, key);
    each_word(key, words, counts, add_json, out);
    sb_json_end(out);
}

static void items_json(const content *c, sb_json *out)
{
    sb_json_object(out, "items");
    for (int d = 0; d < c->game->domains_count; d++)
        if (is_counted(c->game, d)) {
            sb_json_object(out, c->game->domains[d].id);
            each_item(c, d, add_json, out);
            sb_json_end(out);
        }
    sb_json_end(out);
}

void content_json(const content *c, sb_json *out)
{
    never v = { .json = out };
    words_json(out, "moves", &c->game->moves, c->move);
    words_json(out, "events", &c->game->events, c->event);
    words_json(out, "decisions", &c->game->decisions, c->decision);
    words_json(out, "reasons", &c->game->reasons, c->reason);
    sb_json_object(out, "errors");
    each_error(c, add_json, out);
    sb_json_end(out);
    items_json(c, out);
    sb_json_list(out, "never");
    all_never(c, &v);
    sb_json_end(out);
}
