/* play.c: the checked door into a game, options, events (game.h). */
#include "sagebrush/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int sb_move_cmp(sb_move a, sb_move b)
{
    return memcmp(&a, &b, sizeof a);
}

static void notice(sb_events *to)
{
    if (sb_chance_mark(to->watch) == sb_chance_mark(&to->before))
        return;
    to->noticed = true;
    to->rolled = memcmp(to->watch->pos, to->before.pos, sizeof to->before.pos) != 0;
    to->known = to->n;
}

void sb_emit_event(sb_events *to, sb_event e)
{
    if (to->watch && !to->noticed)
        notice(to);
    if (to->n < to->cap)
        to->at[to->n++] = e;
    else
        to->lost = true;
}

bool sb_event_visible(const sb_event *e, int viewer)
{
    return e->audience == 0 || (viewer < SB_SPECTATOR && (e->audience >> viewer & 1));
}

const sb_game *sb_game_at(int i)
{
    int n = 0;
    while (n < i && sb_games[n])
        n++;
    return i < 0 ? NULL : sb_games[n];
}

const sb_game *sb_game_find(const char *id)
{
    for (int i = 0; sb_games[i]; i++)
        if (sb_games[i]->api == SB_API && strcmp(sb_games[i]->id, id) == 0)
            return sb_games[i];
    return NULL;
}

/* ---- the end of a game ------------------------------------------------------------------------------------------- */

void sb_result_places(sb_result *r, const int64_t worth[SB_SEATS_MAX])
{
    int rows = r->players + r->automas;
    for (int row = 0; r->over && row < rows; row++) {
        r->place[row] = 1;
        for (int other = 0; other < rows; other++)
            r->place[row] = (uint8_t)(r->place[row] + (worth[other] > worth[row]));
        if (r->place[row] == 1)
            r->winners |= (uint8_t)(1u << row);
    }
}

const sb_game *sb_game_find_rules(const char *id, int rules_version)
{
    const sb_game *now = sb_game_find(id);
    if (now && now->rules_version == rules_version)
        return now;
    for (int i = 0; sb_games_kept[i]; i++)
        if (strcmp(sb_games_kept[i]->id, id) == 0 && sb_games_kept[i]->rules_version == rules_version)
            return sb_games_kept[i];
    return NULL;
}

/* ---- options ----------------------------------------------------------------------------------------------------- */

sb_error sb_setup_init(const sb_game *g, int players, sb_setup *out)
{
    memset(out, 0, sizeof *out);
    if (players < g->players_min || players > g->players_max)
        return SB_BAD_PLAYERS;
    out->players = (uint8_t)players;
    return SB_OK;
}

static bool is_offered(const sb_option *o, int players)
{
    return o->players == 0 || (o->players >> players & 1);
}

/* "2" with 4 players -> 3 (seat + 1); 0: not a seat. */
static int seat_value(const char *value, int players)
{
    if (value[0] < '0' || value[0] > '9' || value[1] != '\0' || value[0] - '0' >= players)
        return 0;
    return value[0] - '0' + 1;
}

bool sb_setup_is_allowed(const sb_game *g, const sb_setup *s)
{
    unsigned chosen = 0, excluded = 0;
    for (int i = 0; i < g->options_count; i++)
        if (s->value[i]) {
            chosen |= 1u << i;
            excluded |= g->options[i].excludes;
        }
    return (chosen & excluded) == 0;
}

/* The old value stays where the new one does not go with the others. */
static sb_error set_value(const sb_game *g, sb_setup *s, int option, int value)
{
    uint8_t old = s->value[option];
    s->value[option] = (uint8_t)value;
    if (sb_setup_is_allowed(g, s))
        return SB_OK;
    s->value[option] = old;
    return SB_OPTION_CONFLICT;
}

sb_error sb_setup_option(const sb_game *g, sb_setup *s, const char *id, const char *value)
{
    for (int i = 0; i < g->options_count; i++) {
        const sb_option *o = &g->options[i];
        if (strcmp(o->id, id) != 0)
            continue;
        if (!is_offered(o, s->players))
            return SB_OPTION_PLAYERS;
        if (!o->values) {
            int seat = seat_value(value, s->players);
            return seat ? set_value(g, s, i, seat) : SB_BAD_OPTION;
        }
        for (uint8_t v = 0; v < o->count; v++)
            if (strcmp(o->values[v].id, value) == 0)
                return set_value(g, s, i, v);
        return SB_BAD_OPTION;
    }
    return SB_UNKNOWN_OPTION;
}

const char *sb_setup_value(const sb_game *g, const sb_setup *s, int option, char buffer[4])
{
    const sb_option *o = &g->options[option];
    if (!is_offered(o, s->players))
        return NULL;
    if (o->values)
        return o->values[s->value[option]].id;
    if (s->value[option] == 0)
        return NULL;
    buffer[0] = (char)('0' + s->value[option] - 1);
    buffer[1] = '\0';
    return buffer;
}

void sb_setup_json(const sb_game *g, const sb_setup *s, sb_json *out)
{
    char buffer[4];
    sb_json_object(out, "options");
    for (int i = 0; i < g->options_count; i++) {
        const char *value = sb_setup_value(g, s, i, buffer);
        if (value)
            sb_json_text(out, g->options[i].id, value);
    }
    sb_json_end(out);
}

/* ---- the door ---------------------------------------------------------------------------------------------------- */

static int cmp_moves(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(sb_move));
}

static bool is_listed(sb_move move, const sb_move *list, int n)
{
    return bsearch(&move, list, (size_t)n, sizeof *list, cmp_moves) != NULL;
}

sb_error sb_may_play(const sb_game *g, const void *state, int seat, sb_move move)
{
    unsigned pending = g->rules.pending(state);
    sb_setup setup;
    if (pending == 0)
        return SB_GAME_OVER;
    g->rules.setup_of(
        state, &setup); /* how many play: the score would tell it, too, at four times the cost of a move */
    if (seat < 0 || seat >= setup.players)
        return SB_BAD_SEAT;
    sb_move list[SB_MOVES_MAX];
    int n = g->rules.legal(state, seat, list);
    assert(n >= 0 && n <= SB_MOVES_MAX);
    if (is_listed(move, list, n))
        return SB_OK;
    return pending >> seat & 1 ? SB_ILLEGAL_MOVE : SB_NOT_PENDING;
}

sb_error sb_play(const sb_game *g, void *state, int seat, sb_move move, sb_events *events)
{
    sb_error e = sb_may_play(g, state, seat, move);
    if (e == SB_OK)
        g->rules.apply(state, seat, move, events);
    return e;
}

/* ---- what is almost possible ------------------------------------------------------------------------------------- */

/* Few; and qsort may allocate. */
static void sort_moves(sb_move *list, int n)
{
    for (int i = 1; i < n; i++) {
        sb_move move = list[i];
        int at = i;
        for (; at > 0 && cmp_moves(&move, &list[at - 1]) < 0; at--)
            list[at] = list[at - 1];
        list[at] = move;
    }
}

int sb_blocked(const sb_game *g, const void *redacted, int seat, sb_move out[SB_BLOCKED_MAX])
{
    sb_move list[SB_MOVES_MAX];
    if (!g->people.expected || !(g->rules.pending(redacted) >> seat & 1))
        return 0;
    int legal = g->rules.legal(redacted, seat, list), expected = g->people.expected(redacted, seat, out), n = 0;
    assert(expected >= 0 && expected <= SB_BLOCKED_MAX);
    sort_moves(out, expected);
    for (int i = 0; i < expected; i++)
        if (!is_listed(out[i], list, legal) && (n == 0 || cmp_moves(&out[n - 1], &out[i]) != 0))
            out[n++] = out[i];
    return n;
}
