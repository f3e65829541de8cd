/* game.c: Gold River's one table (game.h), and the questions it asks. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/flow.h"
#include "games/goldriver/mayor.h"
#include "games/goldriver/score.h"
#include "games/goldriver/setup.h"

static const sb_item ON_OFF[] = { { "on", { "on", "oui" } }, { "off", { "off", "non" } } };
static const sb_item OFF_ON[] = { { "off", { "off", "non" } }, { "on", { "on", "oui" } } };

/* GR-OPT-5.  ORDER: gr_setup reads value[0..2]. */
/* clang-format off */
static const sb_option OPTIONS[] = {
    { .id = "poker", .values = ON_OFF, .count = 2, .text = { "Poker Expert: ten points for the best poker hand",
            "Poker Expert : dix points pour la meilleure main" } },
    { .id = "first_game", .values = OFF_ON, .count = 2, .text = { "First game: without the four buildings",
            "Première partie : sans les quatre bâtiments" } },
    { .id = "first_seat", .text = { "First player: drawn by lot unless named", "Premier joueur : tiré au sort, sauf s'il est nommé" } },
};
/* clang-format on */

const char *const gr_streams[] = { "setup", "deck", "dice", NULL }; /* ORDER: GR_STREAM_* */

static sb_decision decision(const void *state, int seat)
{
    const gr_state *st = state;
    const gr_frame *f = gr_top_const(st);
    sb_decision d = { .kind = GR_OPS[f->op]->question };
    switch ((gr_decision)d.kind) {
    case GR_D_AUCTION: d.arg[0] = (int16_t)f->auction.high; break;
    case GR_D_BID: d.arg[0] = (int16_t)st->nuggets[seat]; break;
    case GR_D_MOONSHINE: d.arg[0] = (int16_t)st->price; break;
    case GR_D_ALL_IN:
    case GR_D_ALL_IN_STAKE:
        d.arg[0] = (int16_t)st->transit;
        d.arg[1] = (int16_t)((st->transit + 1) / 2);
        break;
    case GR_D_LOSER:
        d.arg[0] = (int16_t)gr_lowest(st->sale);
        d.arg[1] = (int16_t)((st->transit + 1) / 2);
        break;
    case GR_D_HOLD_VALUE: d.arg[0] = f->hold_up.from; break;
    case GR_D_JUDGE_OTHER: d.arg[0] = f->judge.given; break;
    case GR_D_RAID_DESTROY: d.arg[0] = f->raid.town; break;
    case GR_D_GHOST: d.arg[0] = f->ghost.ghost_mine; break;
    case GR_D_RAID_ANSWER:
        d.arg[0] = f->raid.town;
        d.arg[1] = (int16_t)(GR_RAID_PER_CONCESSION * gr_count(st, seat, f->raid.town));
        break;
    case GR_D_LASSO: d.arg[0] = f->effect.card; break;
    case GR_D_SET_DIE: d.arg[0] = st->dice[0]; break;
    case GR_D_PENNY:
    case GR_D_FIRST_PICK:
    case GR_D_DISCARD:
    case GR_D_MUSTANG:
    case GR_D_TAKE:
    case GR_D_LOST_TOWN:
    case GR_D_BANDIT_PAY:
    case GR_D_BANDIT_CHOOSE:
    case GR_D_HOLD_WHOM:
    case GR_D_DYNAMITE:
    case GR_D_RAID_TOWN:
    case GR_D_JUDGE_OWN:
    case GR_D_DEPOSIT:
    case GR_D_ROLL:
    case GR_D_COUNT: break;
    }
    return d;
}

static int turn(const void *state)
{
    return ((const gr_state *)state)->round;
}

extern const sb_game gr_game;
const sb_game gr_game = {
    .api = SB_API,
    .rules_version = 1,
    .id = "goldriver",
    .name = { "Gold River", "Gold River" },
    .players_min = 2,
    .players_max = GR_SEATS,
    .state_size = sizeof(gr_state),
    .options = OPTIONS,
    .options_count = sizeof OPTIONS / sizeof *OPTIONS,
    .domains = GR_DOMAINS,
    .domains_count = GR_DOM_COUNT,
    .streams = gr_streams,
    .moves = { GR_MOVES, GR_MV_COUNT },
    .events = { GR_EVENTS, GR_EV_COUNT },
    .decisions = { GR_DECISIONS, GR_D_COUNT },
    .reasons = { GR_REASONS, GR_WHY_COUNT },
    .categories = { GR_CATEGORIES, GR_CAT_COUNT },
    .fields = { GR_FIELDS, GR_FIELD_COUNT },
    .facts = { GR_FACTS, GR_FACT_COUNT },
    .measures = { GR_MEASURES, GR_MEASURE_COUNT },
    .rules = {
        .setup = gr_setup,
        .setup_of = gr_setup_of,
        .pending = gr_pending,
        .legal = gr_legal,
        .apply = gr_apply,
        .decision = decision,
        .why = gr_why,
        .turn = turn,
        .result = gr_result,
        .check = gr_check,
        .redact = gr_redact,
        .determinize = gr_determinize,
        .io = gr_io,
    },
    .people = {
        .view = gr_view,
        .note = gr_note,
        .reckon = gr_reckon,
        .measure = gr_measure,
        .expected = gr_expected,
        .about = gr_about,
        .components = gr_components,
    },
    .bots = { .appraise = gr_appraise, .outlook = &GR_OUTLOOK },
#ifndef SB_PLAY_ONLY
    .trial = {
        .can_occur = gr_can_occur,
        .enrich = gr_enrich,
    },
#endif
};
