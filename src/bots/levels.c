/* levels.c: the bots that search, from a beginner's friend to the best: one search (search.h), other numbers. */
#include "bots/levels.h"

#include "bots/rollout.h"
#include "bots/search.h"

#include <stddef.h>

/* A mind: the nets of the game by number of players are found at the first question. */
typedef struct mind {
    net net;
    int players; /* that `net` is for; 0: not looked for yet */
    bool has_net;
    _Alignas(64) unsigned char search[];
} mind;

enum { OWN, AHEAD_OWN, AHEAD_OTHERS, REST, MINDS }; /* two play on, one plays the rest of a turn after chance */

static size_t search_bytes(const sb_game *g)
{
    return (search_size(g) + 63) & ~(size_t)63;
}

static search *search_of(mind *m, const sb_game *g, int i)
{
    return (search *)(void *)(m->search + (size_t)i * search_bytes(g));
}

static size_t size(const sb_bot *b, const sb_game *g)
{
    (void)b;
    return sizeof(mind) + (g->bots.outlook ? MINDS * search_bytes(g) : 0);
}

static void open(const sb_bot *b, const sb_game *g, void *self)
{
    mind *m = self;
    (void)b;
    m->players = 0;
    m->has_net = false;
    for (int i = 0; g->bots.outlook && i < MINDS; i++)
        search_open(search_of(m, g, i), g);
    if (g->bots.outlook) {
        search_lend(search_of(m, g, OWN), search_of(m, g, AHEAD_OWN), search_of(m, g, AHEAD_OTHERS));
        search_lend_rest(search_of(m, g, OWN), search_of(m, g, REST));
        search_lend_rest(search_of(m, g, AHEAD_OWN), search_of(m, g, REST));
    }
}

bool levels_net(const sb_game *g, const void *state, net *out)
{
    sb_setup setup;
    net_file file = net_weights(g);
    g->rules.setup_of(state, &setup);
    return g->bots.outlook && file.at && net_read(out, file.at, file.bytes, g, setup.players);
}

enum { SLOW = 24, SLOW_MOST = 62 }; /* where a game takes long: one playout of so many, and never more than this */

/* The level with the game's own numbers. */
static search_level level_of(const sb_bot *b, const sb_outlook *o, int players)
{
    search_level level = *(const search_level *)b->level;
    if (level.slip && o)
        level.noise = o->slips[level.slip - 1];
    if (level.lines && o)
        level.rounds = players == 1 ? o->rounds_alone : o->rounds;
    if (level.lines && o && players == 1 && o->lines_alone) {
        level.lines = o->lines_alone;
        level.alike = o->lines_alone / 2;
    }
    if (level.lines && o && players == 1 && o->beam_alone)
        level.ahead = o->beam_alone;
    if (level.lines && o)
        level.rest = o->rest;
    if (level.lines && o && players == 1 && o->turns_alone) {
        level.ahead_turns = o->turns_alone;
        level.ahead_deals = o->deals_alone;
        level.ahead_rest = o->rest;
        level.distinct = 1;
    }
    return level;
}

/* By the net where there is one; otherwise by playouts, fewer of them where they take long; without any as greedy does. */
static int choose(const sb_bot *b, void *self, const sb_ask *ask, sb_thought *thought)
{
    extern const sb_bot sb_bot_greedy;
    mind *m = self;
    if (!m->players) {
        sb_setup setup;
        ask->game->rules.setup_of(ask->redacted, &setup);
        m->players = setup.players;
        m->has_net = levels_net(ask->game, ask->redacted, &m->net);
    }
    search_level level = level_of(b, ask->game->bots.outlook, m->players);
    if (m->has_net)
        return search_choose(search_of(m, ask->game, OWN), ask, &m->net, &level, thought);
    bool quick = ask->game->bots.outlook && ask->game->bots.outlook->play_on;
    int slowly = level.playouts / SLOW < SLOW_MOST ? level.playouts / SLOW : SLOW_MOST;
    int playouts = quick ? level.playouts : slowly, wanted = ask->budget->playouts;
    if (wanted && wanted < playouts)
        playouts = wanted;
    if (playouts == 0)
        return sb_bot_greedy.choose(&sb_bot_greedy, NULL, ask, thought);
    return rollout_choose(ask, playouts, level.noise, thought);
}

/* Of the game's nets only that for so many players counts. */
static uint64_t mark(const sb_bot *b, const sb_game *g, int players)
{
    search_level level = level_of(b, g->bots.outlook, players);
    uint64_t numbers = sb_hash(&level, offsetof(search_level, rest));
    if (level.rest) /* without it a level is what it was before there was a rest; likewise what follows */
        numbers ^= sb_hash(&level.rest, sizeof level.rest);
    if (level.ahead_turns)
        numbers ^= sb_hash(&level.ahead_turns, sizeof level - offsetof(search_level, ahead_turns));
    net_file file = net_weights(g);
    net n;
    if (!g->bots.outlook || !file.at || !net_read(&n, file.at, file.bytes, g, players))
        return numbers;
    net_layout l = net_layout_of(n.features, n.h1, n.h2, n.outputs);
    return numbers ^ sb_hash((const unsigned char *)n.w1 - l.w1, l.bytes);
}

#define LEVEL(name, level_, en_, fr_)                                                                                  \
    const sb_bot sb_bot_##name = { .id = #name,                                                                        \
        .text = { en_, fr_ },                                                                                          \
        .choose = choose,                                                                                              \
        .size = size,                                                                                                  \
        .open = open,                                                                                                  \
        .mark = mark,                                                                                                  \
        .level = &(const search_level)level_ }

#define NUMBERS(...)                                                                                                   \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }

LEVEL(greenhorn, NUMBERS(.beam = 4, .deals = 1, .inner = 0, .slip = 1, .playouts = 20),
    "knows the rules, overlooks much", "connaît les règles, laisse passer beaucoup");
LEVEL(wrangler, NUMBERS(.beam = 6, .deals = 1, .inner = 1, .slip = 2, .playouts = 24), "plays soundly, often misjudges",
    "joue correctement, se trompe souvent");
LEVEL(foreman, NUMBERS(.beam = 8, .deals = 2, .inner = 2, .slip = 3, .playouts = 60),
    "plans the turn, misjudges now and then", "prépare son tour, se trompe parfois");
LEVEL(trail_boss, NUMBERS(.beam = 16, .deals = 4, .inner = 3, .slip = 4, .playouts = 160),
    "plans the turn well, seldom wrong", "prépare bien son tour, se trompe rarement");
LEVEL(sheriff, NUMBERS(.beam = 48, .deals = 8, .inner = 4, .playouts = 450), "plans the turn without a slip",
    "prépare son tour sans faute");
LEVEL(marshal, NUMBERS(.beam = 48, .deals = 8, .inner = 4, .playouts = 4000, .lines = 8, .alike = 4, .ahead = 3),
    "the best there is", "le meilleur qui soit");
