/* drifters.c: opponents with one idea, for the arena (docs/bots.md): whoever can be beaten by a single idea was trained too narrowly.
 *
 * Each is a short list of wishes: moves of a kind, perhaps only those with a certain word in them, that it wants or shuns
 * above all.  Among what its idea leaves open it plays as greedy does. */
#include "sagebrush/bot.h"

/* How much of a wish a move fulfils. */
typedef enum measure {
    ONCE,
    BY_NUMBER,
    BY_LENGTH
} measure; /* all of it; the more, the larger its number; the longer its list */

typedef struct wish {
    const char *kind; /* of the move; NULL: the list ends */
    const char *word; /* NULL, or a part of its text */
    int32_t worth;    /* hundredths of a point */
    measure measure;
} wish;

enum { WISHES_MAX = 6, ABOVE_ALL = 1000000, SOME = 3000 };

typedef struct idea {
    const char *game;
    wish wish[WISHES_MAX];
} idea;

static int number_of(const char *text)
{
    const char *at = strchr(text, ':');
    int n = 0;
    for (at = at ? at + 1 : text; *at >= '0' && *at <= '9'; at++)
        n = 10 * n + *at - '0';
    return n;
}

static int length_of(const char *text)
{
    int n = 1;
    for (; *text; text++)
        n += *text == '.';
    return n;
}

static int32_t fulfilled(const wish *w, const char *kind, const char *text)
{
    if (strcmp(w->kind, kind) != 0 || (w->word && !strstr(text, w->word)))
        return 0;
    switch (w->measure) {
    case BY_NUMBER: return w->worth * number_of(text);
    case BY_LENGTH: return w->worth * length_of(text);
    case ONCE: break;
    }
    return w->worth;
}

static int32_t pull_of(const idea *of, const sb_game *g, sb_move move)
{
    char bytes[256];
    sb_text text = SB_TEXT(bytes);
    int32_t sum = 0;
    sb_move_write(g, move, &text);
    for (const wish *w = of->wish; w < of->wish + WISHES_MAX && w->kind; w++)
        sum += fulfilled(w, g->moves.at[move.kind].id, bytes);
    return sum;
}

static int choose(const sb_bot *b, void *self, const sb_ask *ask, sb_thought *thought)
{
    (void)self;
    int best = 0, ties = 1;
    int32_t value[SB_MOVES_MAX] = { 0 };
    ask->game->bots.appraise(ask->redacted, ask->seat, ask->legal, ask->n, value);
    for (int i = 0; i < ask->n; i++)
        value[i] += pull_of(b->level, ask->game, ask->legal[i]);
    for (int i = 1; i < ask->n; i++) {
        if (value[i] > value[best])
            best = i, ties = 1;
        else if (value[i] == value[best] && sb_quick_below(ask->chance, (uint32_t)++ties) == 0)
            best = i;
    }
    if (thought) {
        *thought = (sb_thought) { .value = value[best], .visits = ask->n, .candidates = 1 };
        thought->candidate[0] = (sb_candidate) { .move = ask->legal[best], .value = value[best], .visits = 1 };
    }
    return best;
}

static bool plays(const sb_bot *b, const sb_game *g)
{
    const idea *of = b->level;
    return strcmp(of->game, g->id) == 0;
}

#define DRIFTER(name, game_, en_, fr_, ...)                                                                            \
    {                                                                                                                  \
        .id = name, .text = { en_, fr_ }, .choose = choose, .plays = plays, .level = &(const idea)                     \
        {                                                                                                              \
            .game = game_, .wish = { __VA_ARGS__ }                                                                     \
        }                                                                                                              \
    }

/* clang-format off */
static const sb_bot DRIFTERS[] = {
    DRIFTER("gr_all_in", "goldriver", "bids all it has", "mise tout ce qu'il a", { "bid", NULL, SOME, BY_NUMBER }),
    DRIFTER("gr_miser", "goldriver", "keeps its nuggets together", "garde ses pépites", { "pass", NULL, ABOVE_ALL },
        { "bid", NULL, -SOME, BY_NUMBER },
        { "money", NULL, ABOVE_ALL }, { "pay", NULL, -SOME, BY_NUMBER }, { "deposit", NULL, SOME, BY_NUMBER }),
    DRIFTER("gr_outlaw", "goldriver", "attacks whenever it can", "attaque dès qu'il le peut", { "use", NULL, ABOVE_ALL },
        { "rob", NULL, ABOVE_ALL }, { "raid", NULL, ABOVE_ALL }, { "dynamite", NULL, ABOVE_ALL }, { "choose", NULL, SOME }),
    DRIFTER("gr_lucky", "goldriver", "draws cards for all it has", "achète des cartes de tout ce qu'il a", { "pay", NULL, SOME, BY_NUMBER },
        { "bid", NULL, -SOME, BY_NUMBER }),
    DRIFTER("co_railroad", "colorado", "sees only the railroad", "ne voit que le chemin de fer", { "rail", NULL, ABOVE_ALL }),
    DRIFTER("co_scout", "colorado", "rushes to discover everything", "se hâte de tout découvrir", { "discover", NULL, ABOVE_ALL },
        { "leg", NULL, SOME }, { "draw", NULL, -SOME }),
    DRIFTER("co_hoarder", "colorado", "takes nuggets and cards, spends neither", "amasse pépites et cartes", { "take", NULL, ABOVE_ALL },
        { "draw", NULL, ABOVE_ALL }, { "pay", NULL, -ABOVE_ALL }, { "discard", NULL, -ABOVE_ALL }),
    DRIFTER("gwt_rush", "gwt", "runs to Kansas City and ends the game", "court à Kansas City et finit la partie", { "move", NULL, SOME, BY_LENGTH },
        { "move", "kansas_city", ABOVE_ALL }, { "foresight", NULL, 1 }),
    DRIFTER("gwt_builder", "gwt", "builds and nothing else", "construit et rien d'autre", { "use", "build", ABOVE_ALL }, { "do", "build", ABOVE_ALL },
        { "build", NULL, ABOVE_ALL }, { "hire", "builder", ABOVE_ALL }, { "use", "hire", SOME }, { "move", "b", SOME }),
    DRIFTER("gwt_rancher", "gwt", "hires cowboys and buys cattle", "engage des vachers et achète du bétail", { "use", "buy", ABOVE_ALL },
        { "buy", NULL, ABOVE_ALL }, { "hire", "cowboy", ABOVE_ALL }, { "use", "hire", SOME }, { "build", NULL, -SOME }),
    DRIFTER("gwt_engineer", "gwt", "drives its engine, upgrades stations", "pousse sa locomotive, aménage les gares", { "use", "engine", ABOVE_ALL },
        { "engine", NULL, SOME }, { "upgrade", NULL, ABOVE_ALL }, { "hire", "engineer", ABOVE_ALL }, { "use", "hire", SOME }),
    DRIFTER("gwt_miser", "gwt", "hoards money", "amasse l'argent", { "use", "hire", -ABOVE_ALL }, { "use", "buy", -ABOVE_ALL },
        { "use", "build", -ABOVE_ALL }, { "hire", NULL, -ABOVE_ALL }, { "buy", NULL, -ABOVE_ALL }, { "build", NULL, -ABOVE_ALL }),
    DRIFTER("gwt_denier", "gwt", "takes the rich cities before the others", "prend les villes riches avant les autres",
        { "deliver", "kansas_city", -ABOVE_ALL }, { "deliver", "new_york", ABOVE_ALL }, { "deliver", "philadelphia", ABOVE_ALL },
        { "deliver", "chicago", ABOVE_ALL }, { "hazard", NULL, SOME }, { "build_at", "risk", SOME }),
};
/* clang-format on */

const sb_bot *sb_drifter_at(int i)
{
    return i >= 0 && i < (int)(sizeof DRIFTERS / sizeof *DRIFTERS) ? &DRIFTERS[i] : NULL;
}

const sb_bot *sb_bot_named(const char *id)
{
    const sb_bot *level = sb_bot_find(id), *drifter;
    for (int i = 0; !level && (drifter = sb_drifter_at(i)); i++)
        if (strcmp(drifter->id, id) == 0)
            return drifter;
    return level;
}

const sb_bot *sb_bot_of(const sb_game *g, const char *id)
{
    const sb_bot *b = sb_bot_named(id);
    return b && sb_bot_plays(b, g) ? b : NULL;
}
