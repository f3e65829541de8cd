/* probe.c: moves to be refused: any at all, old ones, and close relatives of the legal ones (probe.h). */
#include "tools/probe.h"

#include <string.h>

int probe_domain(uint8_t type)
{
    if (type >= SB_ARG_LIST)
        return type - SB_ARG_LIST;
    return type >= SB_ARG_ITEM ? type - SB_ARG_ITEM : -1;
}

static int random_item(const sb_domain *d, sb_quick *chance)
{
    int first = d->item[0].id ? 0 : 1;
    return d->count > first ? first + (int)sb_quick_below(chance, (uint32_t)(d->count - first)) : 0;
}

static int random_arg(const probe *p, uint8_t type, sb_quick *chance)
{
    if (type == SB_ARG_NUMBER)
        return (int)sb_quick_below(chance, sb_quick_below(chance, 8) ? 32 : 1000);
    if (type == SB_ARG_SEAT)
        return (int)sb_quick_below(chance, (uint32_t)p->players);
    return random_item(&p->game->domains[probe_domain(type)], chance);
}

/* Where the arguments of a kind stand: how many there are. */
static int arguments(const sb_word *w, size_t at[SB_ARGS_MAX])
{
    int n = 0;
    size_t next = 0;
    for (; n < SB_ARGS_MAX && w->args[n].type != SB_ARG_NONE && next < sizeof((sb_move *)0)->arg; n++) {
        at[n] = next;
        next += w->args[n].type == SB_ARG_NUMBER ? 2 : 1;
    }
    return n;
}

static void set_arg(sb_move *m, uint8_t type, size_t at, int v)
{
    bool wide = type == SB_ARG_NUMBER && at + 1 < sizeof m->arg;
    if (wide)
        m->arg[at++] = (uint8_t)(v >> 8);
    m->arg[at] = (uint8_t)v;
}

/* Fills in the arguments of the kind, from argument number `from` on, as a move that could be meant seriously. */
static sb_move random_args(const probe *p, sb_move m, int from, sb_quick *chance)
{
    size_t at[SB_ARGS_MAX];
    const sb_word *w = &p->game->moves.at[m.kind];
    int n = arguments(w, at);
    for (int i = from; i < n; i++)
        set_arg(&m, w->args[i].type, at[i], random_arg(p, w->args[i].type, chance));
    return m;
}

static sb_move anything(const probe *p, sb_quick *chance)
{
    sb_move m = { .kind = (uint8_t)sb_quick_below(chance, (uint32_t)p->game->moves.count) };
    if (sb_quick_below(chance, 64) == 0)
        return (sb_move) { .kind = UINT8_MAX }; /* not a move at all */
    return random_args(p, m, 0, chance);
}

/* A list one item shorter, longer, empty, or with another item in it. */
static sb_move other_list(const probe *p, sb_move m, uint8_t type, size_t at, sb_quick *chance)
{
    size_t end = at;
    while (end < sizeof m.arg && m.arg[end])
        end++;
    uint32_t how = sb_quick_below(chance, 4);
    if (how == 0)
        memset(m.arg + at, 0, sizeof m.arg - at);
    else if (how == 1 && end > at)
        m.arg[end - 1] = 0;
    else if (how == 2 && end < sizeof m.arg)
        m.arg[end] = (uint8_t)random_arg(p, type, chance);
    else if (end > at)
        m.arg[at + sb_quick_below(chance, (uint32_t)(end - at))] = (uint8_t)random_arg(p, type, chance);
    return m;
}

/* One argument is another one; a number is often the next one. */
static sb_move relative(const probe *p, sb_move m, sb_quick *chance)
{
    size_t at[SB_ARGS_MAX];
    const sb_word *w = &p->game->moves.at[m.kind];
    int n = arguments(w, at);
    if (n == 0)
        return anything(p, chance);
    int i = (int)sb_quick_below(chance, (uint32_t)n);
    uint8_t type = w->args[i].type;
    if (type >= SB_ARG_LIST)
        return other_list(p, m, type, at[i], chance);
    if (type == SB_ARG_NUMBER && at[i] + 1 < sizeof m.arg && sb_quick_below(chance, 2))
        set_arg(&m, type, at[i], (m.arg[at[i]] << 8 | m.arg[at[i] + 1]) + 1);
    else
        set_arg(&m, type, at[i], random_arg(p, type, chance));
    return m;
}

sb_move probe_move(const probe *p, sb_quick *chance)
{
    uint32_t how = sb_quick_below(chance, 6);
    bool near = p->legal_n > 0 && how >= 3;
    if (how == 0 || (!near && p->seen_n == 0))
        return anything(p, chance);
    sb_move m = near ? p->legal[sb_quick_below(chance, (uint32_t)p->legal_n)]
                     : p->seen[sb_quick_below(chance, (uint32_t)p->seen_n)];
    if (!near)
        return how == 1 ? m : random_args(p, m, (int)sb_quick_below(chance, 3), chance);
    return how == 3 ? random_args(p, m, 0, chance) : relative(p, m, chance);
}
