/* actions.c: writes the table of moves that have numbers (sagebrush/actions.h) by playing at random with all options, from plain
 * and from rich beginnings: `actions GAMES >src/library/actions_table.c` (make actions).  A program of its own. */
#include "library/actions_table.h"
#include "sagebrush/heap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS_MAX = 65536, WAYS_MAX = 32 };

typedef struct rows {
    const sb_game *game;
    actions_row at[ROWS_MAX]; /* sorted */
    int n;
} rows;

static int find(const rows *r, sb_move key)
{
    int low = 0, high = r->n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (sb_move_cmp(r->at[middle].key, key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static actions_row *add(rows *r, sb_move key)
{
    int at = find(r, key);
    if (at < r->n && sb_move_cmp(r->at[at].key, key) == 0)
        return &r->at[at];
    if (r->n == ROWS_MAX) {
        fputs("actions: too many moves\n", stderr);
        exit(1);
    }
    memmove(&r->at[at + 1], &r->at[at], (size_t)(r->n++ - at) * sizeof *r->at);
    r->at[at] = (actions_row) { .key = key };
    return &r->at[at];
}

/* A list of moves: every key, and in how many ways it came. */
static void add_list(rows *r, const sb_move *list, int n)
{
    for (int i = 0; i < n; i++) {
        bool has_list, other_list;
        sb_move key = actions_key(r->game, list[i], &has_list);
        int ways = 1;
        for (int before = 0; has_list && before < i; before++)
            ways += sb_move_cmp(actions_key(r->game, list[before], &other_list), key) == 0;
        actions_row *row = add(r, key);
        if (ways > row->ways)
            row->ways = (uint8_t)(ways < WAYS_MAX ? ways : WAYS_MAX);
    }
}

/* The setup of game number i: players in turn, options by chance. */
static void any_setup(const sb_game *g, int i, sb_quick *chance, sb_setup *out)
{
    sb_setup_init(g, g->players_min + i % (g->players_max - g->players_min + 1), out);
    for (int o = 0; o < g->options_count; o++)
        if (g->options[o].values && sb_quick_below(chance, 2))
            sb_setup_option(
                g, out, g->options[o].id, g->options[o].values[sb_quick_below(chance, g->options[o].count)].id);
}

static void play(rows *r, int i)
{
    _Alignas(64) unsigned char state[SB_STATE_MAX];
    uint8_t key[SB_KEY_BYTES];
    sb_move list[SB_MOVES_MAX];
    sb_quick chance = { (uint64_t)i };
    sb_setup setup;
    const sb_game *g = r->game;
    any_setup(g, i, &chance, &setup);
    sb_seed_number((uint64_t)i, key);
    g->rules.setup(state, &setup, key, NULL);
    if (i / 8 % 2 && g->trial.enrich)
        g->trial.enrich(state, &chance);
    for (unsigned pending; (pending = g->rules.pending(state)) != 0;) {
        int asked = __builtin_ctz(pending), n = 0;
        for (int seat = 0; seat < setup.players; seat++)
            if (seat != asked) /* moves of those who are not asked have numbers, too */
                add_list(r, list, g->rules.legal(state, seat, list));
        n = g->rules.legal(state, asked, list);
        add_list(r, list, n);
        g->rules.apply(state, asked, list[sb_quick_below(&chance, (uint32_t)n)], NULL);
    }
}

/* A number that is the only argument: all up to the next power of two, for rare ones are hardly seen.  Ways likewise. */
static int rounded(int n)
{
    int power = 1;
    while (power < n)
        power *= 2;
    return power;
}

static void round_up(rows *r)
{
    for (int k = 0; k < r->game->moves.count; k++) {
        const sb_arg *arg = r->game->moves.at[k].args;
        int most = -1;
        for (int i = 0; i < r->n; i++)
            if (r->at[i].key.kind == k && sb_move_get_number(r->at[i].key) > most)
                most = sb_move_get_number(r->at[i].key);
        for (int n = 0;
             arg[0].type == SB_ARG_NUMBER && arg[1].type == SB_ARG_NONE && most >= 0 && n < rounded(most + 1); n++)
            add(r, sb_move_number(k, n))->ways = 1;
    }
    for (int i = 0; i < r->n; i++)
        r->at[i].ways = (uint8_t)rounded(r->at[i].ways);
}

static void print(const rows *r)
{
    printf("static const actions_row %s_rows[] = {\n", r->game->id);
    for (int i = 0; i < r->n; i++) {
        char bytes[128];
        sb_text text = SB_TEXT(bytes);
        const sb_move *m = &r->at[i].key;
        sb_move_write(r->game, *m, &text);
        printf("    { { %d, {", m->kind);
        int last = sizeof m->arg - 1;
        while (last > 0 && m->arg[last] == 0)
            last--;
        for (int a = 0; a <= last; a++)
            printf("%s %d", a ? "," : "", m->arg[a]);
        printf(" } }, %d }, /* %s */\n", r->at[i].ways, bytes);
    }
    puts("};\n");
}

int main(int argc, char **argv)
{
    static rows r;
    int games = argc > 1 ? atoi(argv[1]) : 100000;
    puts("/* actions_table.c: the moves that have numbers (actions_table.h).  Written by `make actions`: do not edit. "
         "*/");
    puts("#include \"library/actions_table.h\"\n\n/* clang-format off */");
    for (int i = 0; sb_game_at(i); i++) {
        r.game = sb_game_at(i);
        r.n = 0;
        for (int k = 0; k < games; k++)
            play(&r, k);
        round_up(&r);
        print(&r);
    }
    puts("const actions_table ACTIONS_TABLES[] = {");
    for (int i = 0; sb_game_at(i); i++)
        printf("    { \"%s\", %s_rows, sizeof %s_rows / sizeof *%s_rows },\n", sb_game_at(i)->id, sb_game_at(i)->id,
            sb_game_at(i)->id, sb_game_at(i)->id);
    puts("    { 0 },\n};\n/* clang-format on */");
    return fflush(stdout) != 0;
}
