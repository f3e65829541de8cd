/* conformance_state.c: the state as JSON and back, views, and documents that were tampered with (conformance.h). */
#include "conformance.h"
#include "cli/json_node.h"

#include <jansson.h>
#include <string.h>

static char buffer[1 << 18];

static json_t *parse(cf *c, const char *what, const sb_text *t)
{
    json_error_t error;
    json_t *root = t->cut ? NULL : json_loadb(t->at, t->n, JSON_REJECT_DUPLICATES, &error);
    if (t->cut)
        cf_fail(c, "%s is longer than %d bytes", what, (int)sizeof buffer);
    else if (!root)
        cf_fail(c, "%s is not JSON: %s at byte %d", what, error.text, error.position);
    return root;
}

/* Writes with `io`; the caller owns the document. */
static json_t *state_document(cf *c, cf_state *s)
{
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    sb_json_object(&j, NULL);
    sb_io io = sb_io_writer(&j);
    c->g->rules.io(s->bytes, &io);
    if (j.depth != 1) {
        cf_fail(c, "io opens more than it closes");
        return NULL;
    }
    sb_json_end(&j);
    return parse(c, "the state", &t);
}

/* The answer is the error, "" without one. */
static const char *read_document(const cf *c, const json_t *root, cf_state *out)
{
    static char error[256];
    memset(out, 0, sizeof *out);
    sb_io io = sb_io_reader(&sb_json_node_ops, root);
    c->g->rules.io(out->bytes, &io);
    sb_io_end(&io);
    memcpy(error, io.error, sizeof error);
    return error;
}

static void check_round_trip(cf *c)
{
    cf_state copy, back;
    cf_copy(c, &copy, &c->now);
    json_t *root = state_document(c, &copy);
    if (!root)
        return;
    const char *error = read_document(c, root, &back);
    json_decref(root);
    CF(c, cf_same(c, &copy, &c->now), "writing the state changed byte %d", cf_first_difference(c, &copy, &c->now));
    CF(c, !*error, "the state does not read back: %s", error);
    CF(c, cf_same(c, &back, &c->now), "the state reads back with another byte %d",
        cf_first_difference(c, &back, &c->now));
}

static void check_view(cf *c, int viewer)
{
    sb_text t = SB_TEXT(buffer);
    sb_json j = SB_JSON(&t);
    cf_state r = cf_redacted(c, &c->now, viewer);
    sb_json_object(&j, NULL);
    c->g->people.view(r.bytes, viewer, &j);
    CF(c, j.depth == 1, "the view opens more than it closes");
    sb_json_end(&j);
    json_decref(parse(c, "the view", &t));
}

void cf_check_state_json(cf *c)
{
    int viewer = (int)sb_quick_below(&c->chance, c->setup.players + 1u);
    check_view(c, viewer == c->setup.players ? SB_SPECTATOR : viewer);
    check_round_trip(c);
}

/* ---- tampering --------------------------------------------------------------------------------------------------- */

static json_t *strange_value(cf *c)
{
    switch (sb_quick_below(&c->chance, 8)) {
    case 0: return json_null();
    case 1: return json_true();
    case 2: return json_string("");
    case 3: return json_array();
    case 4: return json_integer(-1);
    case 5: return json_integer(INT64_MAX);
    case 6: return json_integer(255);
    }
    return json_integer(sb_quick_below(&c->chance, 8));
}

/* Changes, drops or swaps one thing somewhere in the document. */
static void tamper(cf *c, json_t *node)
{
    size_t n = json_is_object(node) ? json_object_size(node) : json_array_size(node);
    if (n == 0)
        return;
    size_t at = sb_quick_below(&c->chance, (uint32_t)n);
    void *member = json_is_object(node) ? json_object_iter(node) : NULL;
    for (size_t i = 0; member && i < at; i++)
        member = json_object_iter_next(node, member);
    json_t *child = member ? json_object_iter_value(member) : json_array_get(node, at);
    if ((json_is_object(child) || json_is_array(child)) && sb_quick_below(&c->chance, 4) != 0) {
        tamper(c, child);
        return;
    }
    uint32_t how = sb_quick_below(&c->chance, 4);
    if (member && how == 0)
        json_object_del(node, json_object_iter_key(member));
    else if (member && json_is_integer(child) && how == 1)
        json_integer_set(child, json_integer_value(child) + 1);
    else if (member && json_is_array(child) && how == 1)
        json_array_clear(child);
    else if (member)
        json_object_iter_set_new(node, member, strange_value(c));
    else if (how == 0)
        json_array_remove(node, at);
    else if (how == 1)
        json_array_append(node, child);
    else if (how == 2)
        json_array_set(node, at, json_array_get(node, sb_quick_below(&c->chance, (uint32_t)n)));
    else
        json_array_set_new(node, at, strange_value(c));
}

/* A document that was let in is a position in which everybody who is asked has moves.  That it cannot come about by
 * play may turn out later: then `check` says so, and a table refuses the move. */
static void play_on(cf *c, cf_state *s)
{
    for (int i = 0; i < 20; i++) {
        sb_move list[SB_MOVES_MAX];
        sb_result r;
        c->g->rules.result(s->bytes, &r);
        CF(c, r.players >= c->g->players_min && r.players <= c->g->players_max,
            "a tampered state was let in with %d players", r.players);
        unsigned pending = c->g->rules.pending(s->bytes);
        if (pending == 0)
            return;
        CF(c, pending >> r.players == 0, "a tampered state was let in that asks strangers");
        int seat = __builtin_ctz(pending);
        int n = c->g->rules.legal(s->bytes, seat, list);
        CF(c, n > 0 && n <= SB_MOVES_MAX, "a tampered state was let in that leaves seat %d no moves", seat);
        c->g->rules.apply(s->bytes, seat, list[sb_quick_below(&c->chance, (uint32_t)n)], NULL);
        if (c->g->rules.check(s->bytes)) {
            c->tally->impossible++;
            return;
        }
    }
}

/* What was changed either does not get in (with a message) or is a good position. */
void cf_check_tampered_json(cf *c)
{
    cf_state copy, back;
    cf_copy(c, &copy, &c->now);
    json_t *root = c->failed ? NULL : state_document(c, &copy);
    if (!root)
        return;
    tamper(c, root);
    bool is_in = !*read_document(c, root, &back) && !c->g->rules.check(back.bytes);
    c->tally->tampered++;
    c->tally->let_in += is_in;
    if (is_in)
        play_on(c, &back);
    if (c->failed) {
        char *text = json_dumps(root, JSON_COMPACT);
        size_t n = strlen(c->failure);
        snprintf(c->failure + n, sizeof c->failure - n, "; the document: %s", text);
        free(text);
    }
    json_decref(root);
}
