/* ask.c: a question with its answers (ask.h). */
#include "tui/ask.h"

#include <stdlib.h>
#include <string.h>

const char *ask_text(const json_t *move, const char *key)
{
    const char *text = json_string_value(json_object_get(move, key));
    return text ? text : "";
}

int ask_fact(const json_t *move, const char *fact, int other)
{
    const json_t *value = json_object_get(json_object_get(move, "facts"), fact);
    return json_is_integer(value) ? (int)json_integer_value(value) : other;
}

static const json_t *move_at(const ask *a, int i)
{
    return json_array_get(json_object_get(a->view, "moves"), (size_t)i);
}

static bool has_role(const json_t *move, const char *role)
{
    return strcmp(ask_text(move, "role"), role) == 0;
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* A move that is nothing but a number, and an answer. */
static bool is_number(const json_t *move)
{
    json_t *args = json_object_get(move, "args");
    void *it = json_object_iter(args);
    return json_object_size(args) == 1 && json_is_integer(json_object_iter_value(it)) && has_role(move, "answer");
}

/* A seat is a number too: whom to choose is a line each. */
static bool is_seat(const sb_game *g, const json_t *move)
{
    for (int k = 0; g && k < g->moves.count; k++)
        if (strcmp(g->moves.at[k].id, ask_text(move, "kind")) == 0)
            return g->moves.at[k].args[0].type == SB_ARG_SEAT;
    return false;
}

static int number_of(const json_t *move)
{
    json_t *args = json_object_get(move, "args");
    return (int)json_integer_value(json_object_iter_value(json_object_iter(args)));
}

/* The kind of which numbers are typed: the only one of such moves; "" if there is none. */
static const char *number_kind(const ask *a, const sb_game *g)
{
    const char *kind = "";
    size_t n = json_array_size(json_object_get(a->view, "moves"));
    for (size_t i = 0; i < n; i++) {
        const json_t *move = move_at(a, (int)i);
        if (!is_number(move) || is_seat(g, move))
            continue;
        if (*kind && strcmp(kind, ask_text(move, "kind")) != 0)
            return "";
        kind = ask_text(move, "kind");
    }
    return kind;
}

int ask_number_of(const ask *a, int i)
{
    return number_of(move_at(a, a->order[a->number_first + i]));
}

const json_t *ask_number(const ask *a, int number)
{
    for (int i = 0; i < a->numbers; i++)
        if (ask_number_of(a, i) == number)
            return move_at(a, a->order[a->number_first + i]);
    return NULL;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

/* Where a journey ends. */
static const char *goal_of(const json_t *move)
{
    json_t *args = json_object_get(move, "args");
    for (void *it = json_object_iter(args); it; it = json_object_iter_next(args, it)) {
        const json_t *list = json_object_iter_value(it);
        if (json_is_array(list) && json_array_size(list) > 0)
            return json_string_value(json_array_get(list, json_array_size(list) - 1));
    }
    return NULL;
}

/* Answers first, what is beside the question behind them, declining and being done last. */
static int rank_of(const json_t *move)
{
    return has_role(move, "decline") || has_role(move, "done") ? 2 : has_role(move, "aside") ? 1 : 0;
}

static int order_of(const json_t *move)
{
    return (int)json_integer_value(json_object_get(move, "order"));
}

/* Insertion sort: by rank, by the order of the board, of ways to one goal the cheapest and then the shortest. */
static bool comes_before(const json_t *x, const json_t *y)
{
    if (rank_of(x) != rank_of(y))
        return rank_of(x) < rank_of(y);
    if (order_of(x) != order_of(y))
        return order_of(x) && order_of(y) && order_of(x) < order_of(y);
    if (ask_fact(x, "paid", 0) != ask_fact(y, "paid", 0) && has_role(x, "step"))
        return ask_fact(x, "paid", 0) < ask_fact(y, "paid", 0);
    return has_role(x, "step") && has_role(y, "step") && ask_fact(x, "steps", 0) < ask_fact(y, "steps", 0);
}

static void sort_moves(ask *a, int n)
{
    for (int i = 0; i < n; i++) {
        int at = i;
        for (; at > 0 && comes_before(move_at(a, i), move_at(a, a->order[at - 1])); at--)
            a->order[at] = a->order[at - 1];
        a->order[at] = i;
    }
}

static bool have_one_goal(const json_t *x, const json_t *y)
{
    if (!has_role(x, "step") || !has_role(y, "step") || strcmp(ask_text(x, "kind"), ask_text(y, "kind")) != 0)
        return false;
    const char *to = goal_of(x), *other = goal_of(y);
    return to && other && strcmp(to, other) == 0;
}

/* Moves of the kind of which numbers are typed to the end of the order, where they are no lines. */
static int part_numbers(ask *a, int n, const char *kind)
{
    int kept = 0, apart = 0, number[SB_MOVES_MAX];
    for (int i = 0; i < n; i++) {
        const json_t *move = move_at(a, a->order[i]);
        if (*kind && is_number(move) && strcmp(kind, ask_text(move, "kind")) == 0)
            number[apart++] = a->order[i];
        else
            a->order[kept++] = a->order[i];
    }
    a->number_first = kept;
    a->numbers = apart;
    memcpy(&a->order[kept], number, (size_t)apart * sizeof *number);
    return kept;
}

static void give_keys(ask *a)
{
    bool has_dot = false;
    int letter = 0;
    for (int i = 0; i < a->possible; i++) {
        ask_line *line = &a->at[i];
        if (!has_dot && rank_of(ask_move(a, i)) == 2) {
            line->key = '.';
            has_dot = true;
        } else {
            line->key = (char)('a' + letter++ % ASK_LETTERS);
        }
    }
}

void ask_init(ask *a, const json_t *view)
{
    size_t all = json_array_size(json_object_get(view, "moves"));
    int n = all > SB_MOVES_MAX ? SB_MOVES_MAX : (int)all;
    a->view = view;
    a->n = 0;
    sort_moves(a, n);
    n = part_numbers(a, n, number_kind(a, sb_game_find(ask_text(view, "game"))));
    for (int i = 0; i < n; i++) {
        ask_line *last = a->n ? &a->at[a->n - 1] : NULL;
        if (last && have_one_goal(move_at(a, a->order[last->first]), move_at(a, a->order[i])))
            last->ways++;
        else
            a->at[a->n++] = (ask_line) { .first = i, .ways = 1 };
    }
    a->possible = a->n;
    give_keys(a);
    size_t blocked = json_array_size(json_object_get(view, "blocked"));
    for (size_t i = 0; i < blocked && i < SB_BLOCKED_MAX; i++)
        a->at[a->n++] = (ask_line) { .first = (int)i, .ways = 1, .blocked = true, .key = '-' };
}

const json_t *ask_move(const ask *a, int line)
{
    if (line < 0 || line >= a->n)
        return NULL;
    const ask_line *l = &a->at[line];
    if (l->blocked)
        return json_array_get(json_object_get(a->view, "blocked"), (size_t)l->first);
    return move_at(a, a->order[l->first + l->way]);
}

int ask_find_key(const ask *a, int page, int key)
{
    for (int i = 0, letter = 0; i < a->possible; i++) {
        bool here = a->at[i].key == '.' || letter++ / ASK_LETTERS == page;
        if (a->at[i].key == key && here)
            return i;
    }
    return -1;
}

int ask_find_move(const ask *a, const char *move, int *way)
{
    for (int i = 0; i < a->possible; i++)
        for (int w = 0; w < a->at[i].ways; w++)
            if (strcmp(ask_text(move_at(a, a->order[a->at[i].first + w]), "move"), move) == 0) {
                *way = w;
                return i;
            }
    return -1;
}

/* ---- on the board ------------------------------------------------------------------------------------------------ */

static bool names(const json_t *value, const char *item)
{
    if (json_is_array(value))
        value = json_array_get(value, json_array_size(value) - 1);
    return json_is_string(value) && strcmp(json_string_value(value), item) == 0;
}

int ask_at(const ask *a, const char *arg, const char *item)
{
    for (int i = 0; i < a->possible; i++) {
        json_t *args = json_object_get(ask_move(a, i), "args");
        if (arg && names(json_object_get(args, arg), item))
            return i;
        for (void *it = arg ? NULL : json_object_iter(args); it; it = json_object_iter_next(args, it))
            if (names(json_object_iter_value(it), item))
                return i;
    }
    return -1;
}
