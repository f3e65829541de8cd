/* game.c: Great Western Trail's one table (game.h), and the questions it asks. */
#include "games/gwt/state.h"
#include "games/gwt/contract.h"
#include "games/gwt/flow.h"
#include "games/gwt/score.h"
#include "games/gwt/setup.h"
#include "games/gwt/trail.h"

#define AT_RANDOM                                                                                                      \
    {                                                                                                                  \
        "random",                                                                                                      \
        {                                                                                                              \
            "at random", "au hasard"                                                                                   \
        }                                                                                                              \
    }
static const sb_item NEUTRAL[] = { { "lettered", { "by letter", "selon la lettre" } }, AT_RANDOM };
static const sb_item SIDES[] = { { "a", { "side a", "face a" } }, AT_RANDOM };
static const sb_item OFF_ON[] = { { "off", { "off", "non" } }, { "on", { "on", "oui" } } };
static const sb_item SOLO[] = { { "easy", { "easy", "facile" } }, { "medium", { "medium", "moyen" } },
    { "hard", { "hard", "difficile" } } };
/* SOLO-SET-16.  ORDER: gwt_city; the first is that of the level. */
static const sb_item FIRST_CITY[GWT_CITY_new_york + 1] = { { "level", { "of the level", "du niveau" } },
    { "fulton", { "Fulton", "Fulton" } }, { "st_louis", { "St. Louis", "St. Louis" } },
    { "bloomington", { "Bloomington", "Bloomington" } }, { "peoria", { "Peoria", "Peoria" } },
    { "chicago", { "Chicago", "Chicago" } }, { "toledo", { "Toledo", "Toledo" } },
    { "pittsburgh", { "Pittsburgh", "Pittsburgh" } }, { "philadelphia", { "Philadelphia", "Philadelphia" } },
    { "new_york", { "New York", "New York" } } };

enum { ONE_PLAYER = 1 << 1, TWO_TO_FOUR = 1 << 2 | 1 << 3 | 1 << 4 };

/* GWT-SETUP-23, RTN-SET-13, POK-SET-7, SOLO-SET-20.  ORDER: GWT_OPTION_* in state.h. */
/* clang-format off */
static const sb_option OPTIONS[GWT_OPTION_COUNT] = {
    [GWT_OPTION_NEUTRAL] = { .id = "neutral", .values = NEUTRAL, .count = 2,
        .text = { "Neutral buildings: on their letters, the way to learn, or shuffled along the trail",
            "Bâtiments neutres : sur leurs lettres, pour apprendre, ou mélangés le long du parcours" } },
    [GWT_OPTION_SIDES] = { .id = "sides", .values = SIDES, .count = 2,
        .text = { "Personal buildings: the simpler side a of each, or random sides, the same for everybody",
            "Bâtiments personnels : la face a, plus simple, ou des faces au hasard, les mêmes pour tous" } },
    [GWT_OPTION_SIMMENTAL] = { .id = "simmental", .values = OFF_ON, .count = 2, 
        .text = { "Simmental: calves that grow in value each time they reach Kansas City",
            "Simmental : des bovins qui gagnent en valeur à chaque passage à Kansas City" } },
    [GWT_OPTION_FIRST_SEAT] = { .id = "first_seat", .players = TWO_TO_FOUR, .text = { "First player: drawn by lot unless named", "Premier joueur : tiré au sort, sauf s'il est nommé" } },
    [GWT_OPTION_BRAHMAN] = { .id = "brahman", .values = OFF_ON, .count = 2, .excludes = 1 << GWT_OPTION_SIMMENTAL,
        .text = { "Brahman: cattle that pay extra income in Kansas City", "Brahman : des bovins qui rapportent un revenu de plus à Kansas City" } }, /* RTN-BRA-1 */
    [GWT_OPTION_RAILS_NORTH] = { .id = "rails_north", .values = OFF_ON, .count = 2,
        .text = { "Rails to the North: the expansion with a northern network, towns and stores",
            "Ruée vers le nord : l'extension avec un réseau au nord, des villes et des magasins" } },
    [GWT_OPTION_POKER] = { .id = "poker", .values = OFF_ON, .count = 2, .players = TWO_TO_FOUR,
        .text = { "Poker table: seat a worker, lay cattle face down, win the pot", "Table de poker : asseyez un ouvrier, posez du bétail face cachée, gagnez le pot" } }, /* POK-SET-6, POK-SET-7 */
    [GWT_OPTION_SOLO] = { .id = "solo",
        .values = SOLO,
        .count = GWT_SAM_LEVELS,
        .players = ONE_PLAYER,
        .text = { "Sam: how strong your opponent is",
            "Sam : la force de votre adversaire" } },
    [GWT_OPTION_FIRST_CITY] = { .id = "first_city",
        .values = FIRST_CITY,
        .count = GWT_CITY_new_york + 1,
        .players = ONE_PLAYER,
        .excludes = 1 << GWT_OPTION_RAILS_NORTH, /* RTN-SOLO-20: the itinerary has the order */
        .text = { "Sam's first city: nearer to Kansas City is easier, farther away harder",
            "Première ville de Sam : plus près de Kansas City, plus facile ; plus loin, plus difficile" } },
};
/* clang-format on */

const char *const GWT_STREAMS[] = { "setup", "bags", "market", "objectives", "herds", "sam",
    NULL }; /* ORDER: GWT_STREAM_* */

/* The numbers that a question names. */
static void decision_arguments(const gwt_state *st, const gwt_frame *f, int16_t arg[SB_ARGS_MAX])
{
    const gwt_player *p = &st->player[f->seat];
    switch ((gwt_op)f->op) {
    case GWT_OP_FIRST_DISCARD: arg[0] = (int16_t)(p->hand_n - GWT_FIRST_HAND); break;
    case GWT_OP_START:
        arg[0] = (int16_t)gwt_step_limit(st, f->seat);
        arg[1] = p->herder == 0; /* GWT-TURN-3 */
        break;
    case GWT_OP_BUY: arg[0] = (int16_t)(p->workers[GWT_TILE_cowboy - 1] - f->buy.cowboys_used); break;
    case GWT_OP_STOP:
        arg[0] = f->stop.station;
        arg[1] = GWT_STATION[f->stop.station].cost;
        break;
    case GWT_OP_APPOINT: arg[0] = st->master_at[GWT_STATION[f->stop.station].master - 1]; break;
    case GWT_OP_FORESIGHT: arg[0] = (int16_t)(f->foresight.column + 1); break;
    case GWT_OP_SIMMENTAL: arg[0] = (int16_t)(GWT_CARD_simmental_1 + f->simmental.stage - 1); break;
    case GWT_OP_DELIVER: arg[0] = (int16_t)f->deliver.value; break;
    case GWT_OP_POKER_LAY: arg[0] = GWT_STAKE[f->poker.laid]; break;
    default: arg[0] = f->effect.number; break; /* the number of the frame, where the question has one */
    }
}

static sb_decision decision(const void *state, int seat)
{
    const gwt_state *st = state;
    const gwt_frame *f = gwt_top_const(st);
    (void)seat;
    sb_decision d = { .kind = GWT_OPS[f->op]->question };
    if (GWT_DECISIONS[d.kind].args[0].type != SB_ARG_NONE)
        decision_arguments(st, f, d.arg);
    return d;
}

static int turn(const void *state)
{
    return ((const gwt_state *)state)->turn;
}

const sb_game gwt_game = {
    .api = SB_API,
    .rules_version = 1,
    .id = "gwt",
    .name = { "Great Western Trail", "Great Western Trail" },
    .players_min = 1, /* against Sam */
    .players_max = GWT_SEATS,
    .automa = "Sam",
    .state_size = sizeof(gwt_state),
    .options = OPTIONS,
    .options_count = GWT_OPTION_COUNT,
    .domains = GWT_DOMAINS,
    .domains_count = GWT_DOM_COUNT,
    .streams = GWT_STREAMS,
    .moves = { GWT_MOVES, GWT_MV_COUNT },
    .events = { GWT_EVENTS, GWT_EV_COUNT },
    .decisions = { GWT_DECISIONS, GWT_D_COUNT },
    .reasons = { GWT_REASONS, GWT_WHY_COUNT },
    .categories = { GWT_CATEGORIES, GWT_CAT_COUNT },
    .fields = { GWT_FIELDS, GWT_FIELD_COUNT },
    .facts = { GWT_FACTS, GWT_FACT_COUNT },
    .measures = { GWT_MEASURES, GWT_MEASURE_COUNT },
    .rules = {
        .setup = gwt_setup,
        .setup_of = gwt_setup_of,
        .pending = gwt_pending,
        .legal = gwt_legal,
        .apply = gwt_apply,
        .decision = decision,
        .why = gwt_why,
        .turn = turn,
        .result = gwt_result,
        .check = gwt_check,
        .redact = gwt_redact,
        .determinize = gwt_determinize,
        .io = gwt_io,
    },
    .people = {
        .view = gwt_view,
        .note = gwt_note,
        .reckon = gwt_reckon,
        .measure = gwt_measure,
        .expected = gwt_expected,
        .about = gwt_about,
        .components = gwt_components,
    },
    .bots = { .appraise = gwt_appraise, .outlook = &GWT_OUTLOOK },
#ifndef SB_PLAY_ONLY
    .trial = {
        .can_occur = gwt_can_occur,
        .shows = gwt_shows,
        .enrich = gwt_enrich,
    },
#endif
};
