/* actions.c: moves as numbers (actions.h).  The table of a game becomes a hash table, so that a list is numbered without
 * searching. */
#include "sagebrush/actions.h"
#include "library/actions_table.h"

#include <stdlib.h>
#include <string.h>

typedef struct entry {
    uint64_t key; /* the eight bytes of it */
    int32_t first;
    uint8_t ways; /* 0: nothing here */
} entry;

struct sb_actions {
    const sb_game *game;
    const actions_table *table;
    int32_t count, spare; /* spare: the first number that moves outside the table have */
    uint32_t version;
    uint64_t places;     /* of the hash table, less one: a power of two */
    int8_t list_at[256]; /* by kind: which byte of the arguments a list begins at; -1: none */
    entry entry[];
};

/* ---- keys -------------------------------------------------------------------------------------------------------- */

static int bytes_of(uint8_t type)
{
    return type == SB_ARG_NUMBER ? 2 : 1;
}

/* Where the list among the arguments begins; -1: there is none. */
static int list_place(const sb_word *w)
{
    int at = 0;
    for (int i = 0; i < SB_ARGS_MAX && w->args[i].type != SB_ARG_NONE; i++) {
        if (w->args[i].type >= SB_ARG_LIST)
            return at;
        at += bytes_of(w->args[i].type);
    }
    return -1;
}

static sb_move shortened(sb_move move, int list_at)
{
    int last = list_at;
    while (last + 1 < (int)sizeof move.arg && move.arg[last + 1])
        last++;
    move.arg[list_at] = move.arg[last];
    memset(move.arg + list_at + 1, 0, sizeof move.arg - (size_t)list_at - 1);
    return move;
}

sb_move actions_key(const sb_game *g, sb_move move, bool *has_list)
{
    int at = list_place(&g->moves.at[move.kind]);
    *has_list = at >= 0;
    return at >= 0 ? shortened(move, at) : move;
}

static uint64_t word_of(sb_move move)
{
    uint64_t word;
    memcpy(&word, &move, sizeof word);
    return word;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static uint64_t place_of(const sb_actions *a, uint64_t key)
{
    return (key * UINT64_C(0x9e3779b97f4a7c15) >> 40) & a->places;
}

static void enter(sb_actions *a, const actions_row *row)
{
    uint64_t key = word_of(row->key), at = place_of(a, key);
    while (a->entry[at].ways)
        at = (at + 1) & a->places;
    a->entry[at] = (entry) { .key = key, .first = a->spare, .ways = row->ways };
    a->spare += row->ways;
}

static const entry *find(const sb_actions *a, sb_move key)
{
    uint64_t word = word_of(key), at = place_of(a, word);
    while (a->entry[at].ways && a->entry[at].key != word)
        at = (at + 1) & a->places;
    return a->entry[at].ways ? &a->entry[at] : NULL;
}

static const actions_table *table_of(const sb_game *g)
{
    for (const actions_table *t = ACTIONS_TABLES; t->game; t++)
        if (strcmp(t->game, g->id) == 0)
            return t;
    return NULL;
}

/* Whatever moves a number to another place changes it. */
static uint32_t version_of(const actions_table *t)
{
    uint64_t sum = 0;
    for (int i = 0; i < t->rows; i++) {
        uint64_t part[3] = { sum, word_of(t->row[i].key), t->row[i].ways };
        sum = sb_hash(part, sizeof part);
    }
    return (uint32_t)(sum >> 32);
}

sb_error sb_actions_new(const sb_game *g, sb_actions **out)
{
    const actions_table *t = table_of(g);
    uint64_t places = 16;
    *out = NULL;
    if (!t)
        return SB_UNKNOWN_GAME;
    while (places < (uint64_t)t->rows * 2)
        places *= 2;
    sb_actions *a = calloc(1, sizeof *a + places * sizeof *a->entry);
    if (!a)
        return SB_NO_MEMORY;
    a->game = g;
    a->table = t;
    a->places = places - 1;
    for (int i = 0; i < t->rows; i++)
        enter(a, &t->row[i]);
    for (int k = 0; k < g->moves.count; k++)
        a->list_at[k] = (int8_t)list_place(&g->moves.at[k]);
    a->count = a->spare + SB_ACTIONS_SPARE;
    a->version = version_of(t);
    *out = a;
    return SB_OK;
}

void sb_actions_free(sb_actions *a)
{
    free(a);
}

int sb_actions_count(const sb_actions *a)
{
    return a->count;
}

uint32_t sb_actions_version(const sb_actions *a)
{
    return a->version;
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

/* How many moves before this one in the list have the same key. */
static int ways_before(const sb_move *list, int at, sb_move key, int list_at)
{
    int ways = 0;
    for (int i = at - 1; i >= 0 && list[i].kind == key.kind; i--)
        ways += word_of(shortened(list[i], list_at)) == word_of(key);
    return ways;
}

void sb_actions_of(const sb_actions *a, const sb_move *list, int n, int32_t *out)
{
    int spare = 0;
    for (int i = 0; i < n; i++) {
        int list_at = a->list_at[list[i].kind], way = 0;
        sb_move key = list[i];
        if (list_at >= 0) {
            key = shortened(key, list_at);
            way = ways_before(list, i, key, list_at);
        }
        const entry *e = find(a, key);
        if (e && way < e->ways)
            out[i] = e->first + way;
        else
            out[i] = spare < SB_ACTIONS_SPARE ? a->spare + spare++ : -1;
    }
}

int sb_actions_find(const sb_actions *a, const sb_move *list, int n, int32_t action)
{
    int32_t id[SB_MOVES_MAX];
    if (action < 0 || action >= a->count || n > SB_MOVES_MAX)
        return -1;
    sb_actions_of(a, list, n, id);
    for (int i = 0; i < n; i++)
        if (id[i] == action)
            return i;
    return -1;
}

void sb_actions_write(const sb_actions *a, int32_t action, sb_text *out)
{
    int32_t first = 0;
    if (action < 0 || action >= a->count)
        return;
    if (action >= a->spare) {
        sb_putf(out, "spare#%d", action - a->spare + 1);
        return;
    }
    int i = 0;
    while (action >= first + a->table->row[i].ways)
        first += a->table->row[i++].ways;
    sb_move_write(a->game, a->table->row[i].key, out);
    if (action > first)
        sb_putf(out, "#%d", action - first + 1);
}
