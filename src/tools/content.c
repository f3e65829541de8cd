/* content.c: counters of everything that can occur in a game (content.h).  Illegal moves are tried in probe.c. */
#include "tools/content.h"
#include "tools/probe.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What sb_play can answer (ORDER: as in the report). */
static const sb_error ERRORS[] = { SB_OK, SB_ILLEGAL_MOVE, SB_NOT_PENDING, SB_GAME_OVER, SB_BAD_SEAT };
enum { ERRORS_COUNT = sizeof ERRORS / sizeof *ERRORS };

/* ---- the lists --------------------------------------------------------------------------------------------------- */

/* How a list of words is called: of one entry, and as a key of the report. */
static const struct {
    const char *one, *all;
    /* clang-format off */
} NAMES[SB_LIST_DOMAIN] = {
    [SB_LIST_MOVES] = { "move", "moves" },
    [SB_LIST_EVENTS] = { "event", "events" },
    [SB_LIST_DECISIONS] = { "decision", "decisions" },
    [SB_LIST_REASONS] = { "reason", "reasons" },
    [SB_LIST_CATEGORIES] = { "category", "categories" },
};

static const sb_words *words_of(const sb_game *g, int list)
{
    const sb_words *all[SB_LIST_DOMAIN] = { &g->moves, &g->events, &g->decisions, &g->reasons, &g->categories };
    /* clang-format on */
    return all[list];
}

static int lists(const sb_game *g) /* the last one is that of the errors */
{
    return SB_LIST_DOMAIN + g->domains_count + 1;
}

static int size_of(const sb_game *g, int list)
{
    if (list < SB_LIST_DOMAIN)
        return words_of(g, list)->count;
    return list < lists(g) - 1 ? g->domains[list - SB_LIST_DOMAIN].count : ERRORS_COUNT;
}

static const char *id_of(const sb_game *g, int list, int i) /* NULL: "none" of a domain */
{
    if (list < SB_LIST_DOMAIN)
        return words_of(g, list)->at[i].id;
    return list < lists(g) - 1 ? g->domains[list - SB_LIST_DOMAIN].item[i].id : sb_error_code(ERRORS[i]);
}

static const char *name_of(const sb_game *g, int list)
{
    if (list < SB_LIST_DOMAIN)
        return NAMES[list].one;
    return list < lists(g) - 1 ? g->domains[list - SB_LIST_DOMAIN].id : "error";
}

static size_t counters(const content *c)
{
    return c->first[lists(c->game)];
}

static void find_first(content *c)
{
    assert(lists(c->game) < CONTENT_LISTS);
    for (int list = 0; list < lists(c->game); list++)
        c->first[list + 1] = c->first[list] + (size_t)size_of(c->game, list);
}

/* ---- making ------------------------------------------------------------------------------------------------------ */

static bool is_named_in(const sb_words *words, int domain)
{
    for (int k = 0; k < words->count; k++)
        for (int a = 0; a < SB_ARGS_MAX && words->at[k].args[a].type != SB_ARG_NONE; a++)
            if (probe_domain(words->at[k].args[a].type) == domain)
                return true;
    return false;
}

/* Where nobody says what lies on the table, only what moves and events name can be seen. */
static bool is_counted(const sb_game *g, int list)
{
    int domain = list - SB_LIST_DOMAIN;
    return domain < 0 || g->trial.shows || is_named_in(&g->moves, domain) || is_named_in(&g->events, domain);
}

/* A single seat is asked until the end: it is never told to wait. */
static bool can_occur(const content *c, const void *state, int list, int i)
{
    if (list == lists(c->game) - 1)
        return ERRORS[i] != SB_NOT_PENDING || c->players > 1;
    if (!id_of(c->game, list, i) || !is_counted(c->game, list))
        return false;
    return !c->game->trial.can_occur || c->game->trial.can_occur(state, list, i);
}

static void find_possible(content *c, const sb_setup *setup)
{
    _Alignas(16) unsigned char state[SB_STATE_MAX];
    static const uint8_t any_key[SB_KEY_BYTES];
    size_t at = 0;
    c->players = setup->players;
    c->game->rules.setup(state, setup, any_key, NULL);
    for (int list = 0; list < lists(c->game); list++)
        for (int i = 0; i < size_of(c->game, list); i++)
            c->possible[at++] = can_occur(c, state, list, i);
}

content *content_new(const sb_game *g, const sb_setup *setup)
{
    content *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->game = g;
    find_first(c);
    c->count = calloc(counters(c), sizeof *c->count);
    c->possible = calloc(counters(c), sizeof *c->possible);
    if (!c->count || !c->possible) {
        content_free(c);
        return NULL;
    }
    if (setup)
        find_possible(c, setup);
    return c;
}

void content_free(content *c)
{
    if (c) {
        free(c->count);
        free(c->possible);
    }
    free(c);
}

void content_add(content *to, const content *from)
{
    for (size_t i = 0; i < counters(to); i++) {
        to->count[i] += from->count[i];
        to->possible[i] |= from->possible[i];
    }
}

/* ---- counting ---------------------------------------------------------------------------------------------------- */

static void count(content *c, int list, int i)
{
    if (i >= 0 && i < size_of(c->game, list))
        c->count[c->first[list] + (size_t)i]++;
}

static void count_item(content *c, uint8_t type, int item)
{
    int domain = probe_domain(type);
    if (domain >= 0)
        count(c, SB_LIST_DOMAIN + domain, item);
}

static void count_error(content *c, sb_error e)
{
    for (int i = 0; i < ERRORS_COUNT; i++)
        if (ERRORS[i] == e)
            count(c, lists(c->game) - 1, i);
}

static void count_move_items(content *c, sb_move m)
{
    size_t at = 0;
    const sb_word *w = &c->game->moves.at[m.kind];
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].type != SB_ARG_NONE; i++) {
        bool list = w->args[i].type >= SB_ARG_LIST;
        size_t end = list ? sizeof m.arg : at + (w->args[i].type == SB_ARG_NUMBER ? 2 : 1);
        for (; at < end && at < sizeof m.arg && !(list && m.arg[at] == 0); at++)
            count_item(c, w->args[i].type, m.arg[at]);
    }
}

void content_move(content *c, const void *state, int seat, sb_move move)
{
    count_error(c, SB_OK);
    count(c, SB_LIST_MOVES, move.kind);
    count_move_items(c, move);
    c->seen[c->seen_n++ % CONTENT_RING] = move;
    if (c->game->rules.pending(state) >> seat & 1)
        count(c, SB_LIST_DECISIONS, c->game->rules.decision(state, seat).kind);
}

void content_events(content *c, const sb_events *events)
{
    for (int i = 0; i < events->n; i++) {
        const sb_event *e = &events->at[i];
        const sb_word *w = &c->game->events.at[e->kind];
        count(c, SB_LIST_EVENTS, e->kind);
        for (int a = 0; a < SB_ARGS_MAX && w->args[a].type != SB_ARG_NONE; a++)
            count_item(c, w->args[a].type, e->arg[a]);
    }
}

static void see(void *to, int domain, int item)
{
    count(to, SB_LIST_DOMAIN + domain, item);
}

void content_table(content *c, const void *state)
{
    if (c->game->trial.shows)
        c->game->trial.shows(state, see, c);
}

void content_result(content *c, const sb_result *result)
{
    for (int row = 0; row < result->players + result->automas; row++)
        for (int i = 0; i < c->game->categories.count; i++)
            if (result->score[row][i] != 0)
                count(c, SB_LIST_CATEGORIES, i);
}

/* ---- refusals ---------------------------------------------------------------------------------------------------- */

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
    sb_reason r = g->rules.why(state, seat, m);
    if (r.kind >= g->reasons.count)
        return "a refusal has no reason";
    count(c, SB_LIST_REASONS, r.kind);
    return NULL;
}

enum { TRIES = 6, OF_ANY_SEAT = 2 };

const char *content_probe(content *c, const void *state, int asked, const sb_move *list, int n, sb_quick *chance)
{
    const char *wrong = NULL;
    int seen = c->seen_n < CONTENT_RING ? (int)c->seen_n : CONTENT_RING;
    probe p = { .game = c->game, .players = c->players, .legal = list, .legal_n = n, .seen = c->seen, .seen_n = seen };
    for (int i = 0; i < TRIES && !wrong; i++) {
        sb_move m = probe_move(&p, chance);
        int seat = asked;
        if (asked < 0 || i < OF_ANY_SEAT)
            seat = (int)sb_quick_below(chance, (uint32_t)c->players + (i == 0)); /* now and then a seat that is not */
        sb_error e = sb_may_play(c->game, state, seat, m);
        if (e == SB_OK)
            continue;
        count_error(c, e);
        wrong = check_refusal(c, state, seat, m, e);
    }
    return wrong;
}

/* ---- the report -------------------------------------------------------------------------------------------------- */

typedef struct never {
    sb_text *text;
    sb_json *json;
    int n;
} never;

static void add_never(never *v, const char *list, const char *id)
{
    char name[128];
    sb_text t = SB_TEXT(name);
    sb_putf(&t, "%s:%s", list, id);
    if (v->json)
        sb_json_text(v->json, NULL, name);
    if (v->text)
        sb_putf(v->text, "%s\n", name);
    v->n++;
}

static void all_never(const content *c, never *v)
{
    size_t at = 0;
    for (int list = 0; list < lists(c->game); list++)
        for (int i = 0; i < size_of(c->game, list); i++, at++)
            if (c->possible[at] && c->count[at] == 0)
                add_never(v, name_of(c->game, list), id_of(c->game, list, i));
}

int content_never(const content *c, sb_text *out)
{
    never v = { .text = out };
    all_never(c, &v);
    return v.n;
}

/* What cannot occur is left out, unless it did. */
static void list_json(const content *c, sb_json *out, const char *key, int list)
{
    size_t at = c->first[list];
    sb_json_object(out, key);
    for (int i = 0; i < size_of(c->game, list); i++, at++)
        if (id_of(c->game, list, i) && (c->possible[at] || c->count[at]))
            sb_json_int(out, id_of(c->game, list, i), (int64_t)c->count[at]);
    sb_json_end(out);
}

void content_json(const content *c, sb_json *out)
{
    never v = { .json = out };
    int errors = lists(c->game) - 1;
    for (int list = 0; list < SB_LIST_DOMAIN; list++)
        list_json(c, out, NAMES[list].all, list);
    list_json(c, out, "errors", errors);
    sb_json_object(out, "items");
    for (int list = SB_LIST_DOMAIN; list < errors; list++)
        if (is_counted(c->game, list))
            list_json(c, out, name_of(c->game, list), list);
    sb_json_end(out);
    sb_json_list(out, "never");
    all_never(c, &v);
    sb_json_end(out);
}
